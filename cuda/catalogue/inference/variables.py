"""What is known of the variables of a kernel at a place of its text: ranges of numbers, and places in arrays.

The rule: a range holds for all threads of a launch.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.terms import Term

Range = tuple[Term, Term]  # the least and the largest value of a whole number
ZERO, ONE = terms.constant(0), terms.constant(1)


@dataclass(frozen=True, slots=True)
class Address:
    """A place in an array of a parameter: a range of elements, and the elements that one step of an index covers. In an
    array of arrays, `inner` are the elements that a step of each further index covers.
    """

    array: str
    offset: Range | None
    step: Term = ONE
    inner: tuple[Term, ...] = ()

    def element(self) -> Address:
        """Return the place as one whose next index counts the parts of an element."""
        return replace(self, step=self.inner[0], inner=self.inner[1:]) if self.inner else self


@dataclass(slots=True)
class Variables:
    """What is known of the variables at a place of the text."""

    ranges: dict[str, Range | None] = field(default_factory=dict)
    addresses: dict[str, Address] = field(default_factory=dict)

    def copy(self) -> Variables:
        """Return a copy for a branch."""
        return Variables(dict(self.ranges), dict(self.addresses))


class OutOfReachError(Exception):
    """The kernel has more nodes than are looked at."""


def exactly(term: Term | None) -> Range | None:
    """Return a number as a range."""
    return (term, term) if term is not None else None


def largest_quotient(largest: Term, by: Term) -> Term:
    """Return the quotient of the largest of some numbers: `(4 * n - 1) / 4` is `n - 1`."""
    if largest.constant < 0 and (-largest.constant) <= max(by.constant, 1):
        above = terms.subtract(largest, terms.constant(largest.constant))
        quotient = terms.divide(above, by)
        if terms.multiply(quotient, by) == above:
            return terms.subtract(quotient, ONE)
    return terms.divide(largest, by)


def least(left: Term, right: Term) -> Term:
    """Return the smaller of two terms at the default sizes."""
    return left if terms.value(left) < terms.value(right) else right


def joined(left: Range | None, right: Range | None) -> Range | None:
    """Return the range of a value that is one of two."""
    if left is None or right is None:
        return None
    low = left[0] if terms.value(left[0]) <= terms.value(right[0]) else right[0]
    high = left[1] if terms.value(left[1]) >= terms.value(right[1]) else right[1]
    return low, high
