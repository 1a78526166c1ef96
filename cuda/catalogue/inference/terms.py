"""Whole-number expressions of problem axes, as sums of products in the words of a kernel file, and ranges of them.

The rule: a term is kept in one normal form, so that two ways to write a size give one text: `(n + 255) / 256` and
`(n - 1) / 256 + 1` both become `cdiv(n, 256)`. Division means what it means for sizes, which are 0 or more.
"""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
MAX_PRODUCTS = 24  # a sum of more products is no size that somebody wrote; its value is kept without the expression
MAX_NESTING = 10  # operations within operations deeper than this are no size that somebody wrote
MAX_TEXT = 200  # a longer text is no size that a reader follows; the value is written instead
MAX_VALUE = 2**62  # values beyond this are refused, well before the 64 bits that a kernel file allows

_serials = itertools.count()


class TermError(ValueError):
    """A term that is too large or divides by zero; it has no expression."""


@dataclass(eq=False, slots=True)
class Symbol:
    """A whole number of the host code that may become an axis; two symbols are equal only if they are the same one."""

    name: str  # it may change until the text is written: the variable that takes a size names it
    value: int
    line: int = 0
    assumed: str = ""  # a reason where the host code does not say the value
    fixed: bool = False  # a value that device code or a template argument repeats stays a number
    is_macro: bool = False  # a macro that a compiler option may set: it may become an axis of [tune]
    is_unnamed: bool = False  # the name is only a stand-in until a variable takes the size
    of_device: str = ""  # the GPU that has this number, where it is one of a GPU
    serial: int = field(default_factory=lambda: next(_serials))

    @property
    def key(self) -> str:
        """The place of the symbol in a product."""
        return f"{self.serial:08d}"

    def symbols(self) -> Iterator[Symbol]:
        """Yield the symbol itself."""
        yield self


@dataclass(frozen=True, slots=True)
class Operation:
    """A function of terms that is no sum of products: `//`, `%`, `cdiv`, `min`, `max` or `pow2`."""

    function: str
    arguments: tuple[Term, ...]

    @property
    def key(self) -> str:
        """The place of the operation in a product, behind all symbols."""
        return "~" + self.function + "|".join(argument.key for argument in self.arguments)

    def symbols(self) -> Iterator[Symbol]:
        """Yield every symbol in the arguments."""
        for argument in self.arguments:
            yield from argument.symbols()


Factor = Symbol | Operation
Product = tuple[Factor, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A sum of products with whole coefficients; `parts` is sorted and holds no zero."""

    parts: tuple[tuple[Product, int], ...]

    @property
    def key(self) -> str:
        """A text that two terms share only where they are equal."""
        return "+".join(f"{number}*{'.'.join(factor.key for factor in product)}" for product, number in self.parts)

    @property
    def constant(self) -> int:
        """The number without a factor."""
        return next((number for product, number in self.parts if not product), 0)

    @property
    def is_constant(self) -> bool:
        """Whether no symbol is in the term."""
        return all(not product for product, _ in self.parts)

    def symbols(self) -> Iterator[Symbol]:
        """Yield every symbol, in the order of the text, perhaps more than once."""
        for product, _ in self.parts:
            for factor in product:
                yield from factor.symbols()

    def sole_symbol(self) -> Symbol | None:
        """Return the symbol that is the whole term, or None."""
        match self.parts:
            case (((Symbol() as symbol,), 1),):
                return symbol
        return None


def constant(value: int) -> Term:
    """Return a number as a term."""
    if abs(value) > MAX_VALUE:
        raise TermError("a number of the host code is too large")
    return Term((((), value),) if value else ())


def of(factor: Factor) -> Term:
    """Return a symbol or an operation as a term."""
    if _depth(factor) > MAX_NESTING:
        raise TermError("an expression of the host code is too long")
    return Term((((factor,), 1),))


def _depth(factor: Factor) -> int:
    if isinstance(factor, Symbol):
        return 0
    inner = (part for term in factor.arguments for product, _ in term.parts for part in product)
    return 1 + max(map(_depth, inner), default=0)


def _sum(parts: Mapping[Product, int]) -> Term:
    kept = [(product, number) for product, number in parts.items() if number]
    if len(kept) > MAX_PRODUCTS or any(abs(number) > MAX_VALUE for _, number in kept):
        raise TermError("an expression of the host code is too long")
    # products first, the number without a factor last
    kept.sort(key=lambda part: (not part[0], [factor.key for factor in part[0]]))
    return Term(tuple(kept))


def add(left: Term, right: Term) -> Term:
    """Return `left + right`."""
    parts = dict(left.parts)
    for product, number in right.parts:
        parts[product] = parts.get(product, 0) + number
    if parts.get((), 0) >= 1:  # (n - 1) / 256 + 1
        for product, number in tuple(parts.items()):
            match product:
                case (Operation("//", (dividend, divisor)),) if number == 1 and dividend.constant == -1:
                    del parts[product]
                    parts[()] -= 1
                    whole = round_up(add(dividend, constant(1)), divisor)
                    return add(_sum(parts), whole)
    return _sum(parts)


def negate(term: Term) -> Term:
    """Return `-term`."""
    return Term(tuple((product, -number) for product, number in term.parts))


def subtract(left: Term, right: Term) -> Term:
    """Return `left - right`."""
    return add(left, negate(right))


def multiply(left: Term, right: Term) -> Term:
    """Return `left * right`."""
    if len(left.parts) * len(right.parts) > MAX_PRODUCTS * 2:
        raise TermError("an expression of the host code is too long")
    parts: dict[Product, int] = {}
    for first, number in left.parts:
        for second, other in right.parts:
            product = tuple(sorted((*first, *second), key=lambda factor: factor.key))
            if len(product) > MAX_PRODUCTS:
                raise TermError("an expression of the host code is too long")
            parts[product] = parts.get(product, 0) + number * other
    return _sum(parts)


def product(factors: Iterable[Term]) -> Term:
    """Return the product of some terms."""
    return functools.reduce(multiply, factors, constant(1))


def _exact(left: Term, right: Term) -> Term | None:
    """Return the quotient where `right` is one product that divides every part of `left`; `TermError` where it is 0."""
    if not right.parts:
        raise TermError("the host code divides by zero")
    if len(right.parts) != 1:
        return constant(1) if left == right else None
    [(factors, number)] = right.parts
    parts: dict[Product, int] = {}
    for product, coefficient in left.parts:
        rest = list(product)
        for factor in factors:
            if factor not in rest:
                return None
            rest.remove(factor)
        if coefficient % number:
            return None
        parts[tuple(rest)] = coefficient // number
    return _sum(parts)


def divide(left: Term, right: Term) -> Term:
    """Return `left / right` as C divides whole numbers of 0 or more."""
    if (exact := _exact(left, right)) is not None:
        return exact
    if left.is_constant and right.is_constant:
        quotient = abs(left.constant) // abs(right.constant)
        return constant(quotient if (left.constant < 0) == (right.constant < 0) else -quotient)
    rest = add(subtract(left, right), constant(1))
    if right.is_constant:
        rounds_up = right.constant > 1 and left.constant == right.constant - 1
    else:
        rounds_up = len(rest.parts) < len(left.parts) and rest.constant >= 0
    return round_up(rest, right) if rounds_up else of(Operation("//", (left, right)))


def round_up(left: Term, right: Term) -> Term:
    """Return `left / right`, rounded up."""
    if (exact := _exact(left, right)) is not None:
        return exact
    if left.is_constant and right.is_constant:
        return constant(-(-left.constant // right.constant))
    return of(Operation("cdiv", (left, right)))


def remainder(left: Term, right: Term) -> Term:
    """Return `left % right` for numbers of 0 or more."""
    if not right.parts:
        raise TermError("the host code divides by zero")
    if left.is_constant and right.is_constant:
        rest = abs(left.constant) % abs(right.constant)
        return constant(rest if left.constant >= 0 else -rest)
    return of(Operation("%", (left, right)))


def choose(function: str, *terms: Term) -> Term:
    """Return `min(...)` or `max(...)`."""
    if len(set(terms)) == 1:
        return terms[0]
    if all(term.is_constant for term in terms):
        return constant((min if function == "min" else max)(term.constant for term in terms))
    return of(Operation(function, terms))


def power_of_two(exponent: Term) -> Term:
    """Return `2 ** exponent`."""
    if exponent.is_constant:
        if not 0 <= exponent.constant <= 62:
            raise TermError("the host code shifts by too many bits")
        return constant(1 << exponent.constant)
    return of(Operation("pow2", (exponent,)))


def value(term: Term, values: Mapping[Symbol, int] | None = None) -> int:
    """Return the value of a term; `values` replaces those of some symbols."""
    known = values or {}
    total = 0
    for product, coefficient in term.parts:
        number = coefficient
        for factor in product:
            if isinstance(factor, Symbol):
                number *= known.get(factor, factor.value)
            else:
                number *= _calculate(factor.function, [value(part, known) for part in factor.arguments])
            if abs(number) > MAX_VALUE:
                raise TermError("a number of the host code is too large")
        total += number
    return total


def _calculate(function: str, numbers: list[int]) -> int:
    if function in ("min", "max"):
        return min(numbers) if function == "min" else max(numbers)
    if function == "pow2":
        return value(power_of_two(constant(numbers[0])))
    if not numbers[1]:
        raise TermError("the host code divides by zero")
    if function == "%":
        return numbers[0] % numbers[1]
    return numbers[0] // numbers[1] if function == "//" else -(-numbers[0] // numbers[1])


def largest(term: Term, symbol: Symbol, limit: Term) -> Term | None:
    """Return the largest value of `symbol` with `term <= limit`, None where the term is not linear in it."""
    slope: dict[Product, int] = {}
    rest: dict[Product, int] = {}
    for product, number in term.parts:
        if symbol in product:
            others = list(product)
            others.remove(symbol)
            slope[tuple(others)] = number
        else:
            rest[product] = number
    by = _sum(slope)
    if not by.parts or symbol in (*by.symbols(), *_sum(rest).symbols()):
        return None
    return divide(subtract(limit, _sum(rest)), by)


def settle(term: Term) -> Term:
    """Return `term` with each fixed symbol replaced by its value."""
    return substitute(term, {})


def substitute(term: Term, replaced: Mapping[Symbol, Term]) -> Term:
    """Return `term` with terms in place of some symbols, and with the values of the fixed ones."""
    total = constant(0)
    for product, number in term.parts:
        part = constant(number)
        for factor in product:
            part = multiply(part, _settled(factor, replaced))
        total = add(total, part)
    return total


def _settled(factor: Factor, replaced: Mapping[Symbol, Term]) -> Term:
    if isinstance(factor, Symbol):
        if factor in replaced:
            return replaced[factor]
        return constant(factor.value) if factor.fixed else of(factor)
    arguments = [substitute(argument, replaced) for argument in factor.arguments]
    if factor.function in ("min", "max"):
        return choose(factor.function, *arguments)
    rules: dict[str, Callable[..., Term]] = {"//": divide, "%": remainder, "cdiv": round_up, "pow2": power_of_two}
    return rules[factor.function](*arguments)


def text(term: Term, names: Mapping[Symbol, str] | None = None) -> str:
    """Return `term` as the expression of a kernel file; a text that is too long becomes the value."""
    written = _text(term, names or {})
    return written if len(written) <= MAX_TEXT else str(value(term))


def _text(term: Term, names: Mapping[Symbol, str]) -> str:
    if not term.parts:
        return "0"
    words = ""
    for product, number in sorted(term.parts, key=lambda part: part[1] < 0 and bool(part[0])):
        factors = [_factor(factor, names) for factor in product]
        if abs(number) != 1 or not factors:
            factors.insert(0, str(abs(number)))
        part = " * ".join(factors)
        if words:
            words += (" - " if number < 0 else " + ") + part
        else:
            words = ("-" if number < 0 else "") + part
    return words


def _factor(factor: Factor, names: Mapping[Symbol, str]) -> str:
    if isinstance(factor, Symbol):
        return names.get(factor, factor.name)
    arguments = [_text(argument, names) for argument in factor.arguments]
    if factor.function in ("//", "%"):
        left, right = (
            written if len(argument.parts) < 2 and written.replace("_", "").isalnum() else f"({written})"
            for written, argument in zip(arguments, factor.arguments, strict=True)
        )
        return f"({left} {factor.function} {right})"
    return f"{factor.function}({', '.join(arguments)})"


@dataclass(frozen=True, slots=True)
class Condition:
    """`left sign right`, which holds where a launch is made."""

    sign: str
    left: Term
    right: Term

    def holds(self, values: Mapping[Symbol, int]) -> bool:
        """Return whether it holds with these values of the symbols; the others have their own."""
        try:
            left, right = (value(term, values) for term in (self.left, self.right))
        except TermError:
            return False
        return COMPARISONS[self.sign](left, right)

    def sizes(self) -> list[Symbol]:
        """Return the assumed sizes in it."""
        return [symbol for symbol in self.stated() if symbol.assumed]

    def stated(self) -> list[Symbol]:
        """Return the sizes in it that may change."""
        symbols = dict.fromkeys(symbol for term in (self.left, self.right) for symbol in term.symbols())
        return [symbol for symbol in symbols if not symbol.fixed]

    def numbers(self) -> set[int]:
        """Return the numbers in it that a size may have to be near, or a multiple of."""
        return {number for term in (self.left, self.right) for number in _numbers(term)}


def _numbers(term: Term) -> Iterator[int]:
    """Yield the numbers that stand in a term, including those that variables stand for."""
    for product, number in term.parts:
        yield abs(number)
        for factor in product:
            if isinstance(factor, Symbol) and not factor.assumed:
                yield factor.value
            elif isinstance(factor, Operation):
                for argument in factor.arguments:
                    yield from _numbers(argument)


# What is known of the variables of a kernel at a place of its text: ranges of numbers, and places in arrays.
# The rule: a range holds for all threads of a launch.

Range = tuple[Term, Term]  # the least and the largest value of a whole number
ZERO, ONE = constant(0), constant(1)


@dataclass(frozen=True, slots=True)
class Address:
    """A place in an array of a parameter."""

    array: str
    offset: Range | None  # a range of elements
    step: Term = ONE  # the elements that one step of an index covers
    inner: tuple[Term, ...] = ()  # in an array of arrays, the elements that a step of each further index covers

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
        above = subtract(largest, constant(largest.constant))
        quotient = divide(above, by)
        if multiply(quotient, by) == above:
            return subtract(quotient, ONE)
    return divide(largest, by)


def least(left: Term, right: Term) -> Term:
    """Return the smaller of two terms at the default sizes."""
    return left if value(left) < value(right) else right


def joined(left: Range | None, right: Range | None) -> Range | None:
    """Return the range of a value that is one of two."""
    if left is None or right is None:
        return None
    low = left[0] if value(left[0]) <= value(right[0]) else right[0]
    high = left[1] if value(left[1]) >= value(right[1]) else right[1]
    return low, high
