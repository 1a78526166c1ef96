"""How often the loops of a kernel are executed, in terms of the sizes of its launch.

The rule: the trips of a loop follow from where the variable of its condition begins and ends and how it steps, for the
thread with the most of them. A loop that data ends counts as `UNKNOWN_TRIPS`.
"""

from __future__ import annotations

import contextlib
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.ranges import Ranges
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.values import unwrapped, walk, words
from warplens.cuda.catalogue.inference.variables import ONE, Range, Variables
from warplens.cuda.source.parsing import Node

UNKNOWN_TRIPS = 32
"""A loop that ends by what it reads is executed about this often: a row of a sparse matrix, a list, a search."""
LOOPS = ("for_statement", "while_statement", "do_statement", "for_range_loop")
_OPERATIONS = frozenset(
    {
        "assignment_expression",
        "binary_expression",
        "call_expression",
        "conditional_expression",
        "init_declarator",
        "pointer_expression",
        "subscript_expression",
        "update_expression",
    }
)
"""Each of these is about one instruction."""
_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}
_STEPS = {"++": "+", "--": "-", "+=": "+", "-=": "-", "*=": "*", "/=": "/", "<<=": "<<", ">>=": ">>"}


@dataclass(frozen=True, slots=True)
class Trips:
    """The trips of a loop that goes `span` far; it steps by `step`, or by that factor where `is_geometric`."""

    span: Term
    step: Term = ONE
    is_geometric: bool = False

    def count(self, values: Mapping[Symbol, int]) -> int:
        """Return the number of trips with these values of the sizes."""
        span, step = terms.value(self.span, values), terms.value(self.step, values)
        if span <= 0:
            return 0
        if self.is_geometric:
            return max(1, math.ceil(math.log(span) / math.log(max(2, step)) - 1e-9))
        return -(-span // max(1, step))


UNKNOWN = Trips(terms.constant(UNKNOWN_TRIPS))


@dataclass(frozen=True, slots=True)
class Work:
    """Operations that each thread executes once for every trip of the loops around them, outermost first."""

    loops: tuple[Trips, ...]
    operations: int

    def substituted(self, replaced: Mapping[Symbol, Term]) -> Work:
        """Return the work with terms in the place of some symbols."""
        loops = (
            replace(loop, span=terms.substitute(loop.span, replaced), step=terms.substitute(loop.step, replaced))
            for loop in self.loops
        )
        return replace(self, loops=tuple(loops))


def operations_of(node: Node | None) -> int:
    """Return about how many instructions a part of a kernel is, without those in loops within it."""
    count, stack = 0, [node] if node is not None else []
    while stack:
        one = stack.pop()
        count += one.type in _OPERATIONS
        stack.extend(child for child in one.named_children if child.type not in LOOPS)
    return count


def trips_of(node: Node, changed: Mapping[str, list[Node]], ranges: Ranges, known: Variables) -> Trips:
    """Return the trips of a loop."""
    condition = node.child_by_field_name("condition")
    names = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", words(condition)))
    changes = ((name, change) for name in names for change in changed.get(name, ()))
    for name, change in changes:
        with contextlib.suppress(TermError):  # a number in the loop is too large
            found = _trips_by(change, name, condition, ranges, known)
            if found is not None:
                return found
    return UNKNOWN


def _trips_by(change: Node, name: str, condition: Node | None, ranges: Ranges, known: Variables) -> Trips | None:
    """Return the trips of a loop that ends by a change of a variable, None where they do not follow from it."""
    step = _step(change, name, ranges, known)
    if step is None:
        return None
    start = known.ranges.get(name)
    found = (_trips(start, sign, bound, step) for sign, bound in _bounds(condition, name, ranges, known))
    return next((one for one in found if one is not None), None)


def _trips(start: Range | None, sign: str, bound: Range | None, step: tuple[str, Term]) -> Trips | None:
    """Return the trips from a start to a bound, None where the steps lead away from it."""
    way, by = step
    if bound is None:
        return None
    if way == "+" and sign in ("<", "<=", "!="):
        low = start[0] if start is not None else terms.constant(0)
        return Trips(_including(sign, terms.subtract(bound[1], low)), by)
    if way == "-" and sign in (">", ">=", "!=") and start is not None:
        return Trips(_including(sign, terms.subtract(start[1], bound[0])), by)
    if way == "*" and sign in ("<", "<=", "!="):
        low = start[0] if start is not None and terms.value(start[0]) > 0 else ONE
        return Trips(terms.round_up(_including(sign, bound[1]), low), by, is_geometric=True)
    if way == "/" and sign in (">", ">=", "!=") and start is not None:
        if not bound[0].parts:
            return Trips(terms.multiply(start[1], by), by, is_geometric=True)
        span = terms.round_up(start[1], bound[0])
        return Trips(terms.multiply(span, by) if sign == ">=" else span, by, is_geometric=True)
    return None


def _including(sign: str, span: Term) -> Term:
    """Return how far a loop goes that comes to its bound."""
    return terms.add(span, ONE) if sign in ("<=", ">=") else span


def _step(node: Node, name: str, ranges: Ranges, known: Variables) -> tuple[str, Term] | None:
    """Return how a change of a variable steps: `+`, `-`, `*` or `/`, and by how much; None for another change."""
    sign = words(node.child_by_field_name("operator"))
    way, by = _STEPS.get(sign, ""), node.child_by_field_name("right")
    if sign == "=":
        value = unwrapped(by)
        if value is None or value.type != "binary_expression":
            return None
        way = words(value.child_by_field_name("operator"))
        left, by = unwrapped(value.child_by_field_name("left")), value.child_by_field_name("right")
        if words(left) != name:
            left, by = unwrapped(by), left
            if words(left) != name or way not in ("+", "*"):
                return None
    if sign in ("++", "--"):
        return way, ONE
    found = ranges.range_of(by, known)
    if found is None or way not in ("+", "-", "*", "/", "<<", ">>"):
        return None
    least = found[0] if terms.value(found[0]) > 0 else found[1]
    if way in ("<<", ">>"):
        return ("*" if way == "<<" else "/"), terms.power_of_two(least)
    return way, least


def _bounds(condition: Node | None, name: str, ranges: Ranges, known: Variables) -> Iterator[tuple[str, Range | None]]:
    """Yield each comparison of a variable in a condition: the sign behind it, and what it is compared with."""
    condition = unwrapped(condition)
    if condition is None:
        return
    if condition.type in ("identifier", "update_expression") and name in words(condition):
        yield "!=", (terms.constant(0), terms.constant(0))
    if condition.type != "binary_expression":
        return
    sign = words(condition.child_by_field_name("operator"))
    left, right = (unwrapped(condition.child_by_field_name(side)) for side in ("left", "right"))
    if sign in ("&&", "||"):
        yield from _bounds(left, name, ranges, known)
        yield from _bounds(right, name, ranges, known)
        return
    for side, other, way in ((left, right, sign), (right, left, _FLIPPED.get(sign, ""))):
        if side is None or way not in _FLIPPED or not any(words(one) == name for one in walk(side)):
            continue
        if side.type in ("identifier", "update_expression"):
            yield way, ranges.range_of(other, known)
            continue
        inside = known.copy()  # `base + i < n`
        inside.ranges[name] = None
        ranges.refine(condition, inside, holds=True)
        if (found := inside.ranges[name]) is not None:
            yield "<=", found
