"""The operators of C++ on the numbers of the host code.

The rule: a whole number keeps its expression through every operator that the expressions of a kernel file have; through
the others it becomes a plain number.
"""

import math
import operator
from collections.abc import Callable, Iterable
from dataclasses import replace

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.terms import Condition, Term, TermError
from warplens.cuda.catalogue.inference.values import UNKNOWN, Number, Tests, Unknown, Value, term_of, whole

_TERMS: dict[str, Callable[[Term, Term], Term]] = {
    "+": terms.add, "-": terms.subtract, "*": terms.multiply, "/": terms.divide, "%": terms.remainder,
    "<<": lambda left, right: terms.multiply(left, terms.power_of_two(right)),
    ">>": lambda left, right: terms.divide(left, terms.power_of_two(right)),
}  # fmt: skip
_BITS: dict[str, Callable[[int, int], int]] = {"&": operator.and_, "|": operator.or_, "^": operator.xor}
_FLOATS: dict[str, Callable[[float, float], float]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
}  # fmt: skip
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
_LOGICAL = {"&": "&&", "|": "||"}  # what the operators on bits are to conditions


def truth(value: Value) -> bool | None:
    """Return whether a value holds as a condition, None where the host code does not say it."""
    if isinstance(value, Number):
        return None if value.is_assumed else bool(value.value)
    return True if isinstance(value, host.Pointer) else None


def logical(sign: str, left: Value, right: Value) -> Value:
    """Return `left && right` or `left || right`."""
    deciding = sign == "||"
    values, first, second = [truth(left), truth(right)], tests_of(left), tests_of(right)
    tests = Tests(false=first.false + second.false) if deciding else Tests(true=first.true + second.true)
    if None in values and deciding not in values:
        return Unknown(tests=tests)
    return replace(whole(int(deciding == (deciding in values)), "bool"), tests=tests)


def _is_condition(value: Value) -> bool:
    is_bool = isinstance(value, Number) and value.type_name == "bool"
    return is_bool or (isinstance(value, Number | Unknown) and value.tests is not None)


def tests_of(value: Value) -> Tests:
    """Return what follows from a value that is a condition: the comparisons in it, or that a number is 0 or is not."""
    if isinstance(value, Number | Unknown) and value.tests is not None:
        return value.tests
    term, zero = _compared(value), terms.constant(0)
    return Tests() if term is None else Tests((Condition("!=", term, zero),), (Condition("==", term, zero),))


def _comparison(sign: str, left: Value, right: Value) -> Tests:
    first, second = _compared(left), _compared(right)
    if first is None or second is None:
        return Tests()
    return Tests((Condition(sign, first, second),), (Condition(_OPPOSITE[sign], first, second),))


def _compared(value: Value) -> Term | None:
    """Return the expression of a whole number; one that a comparison gives has none of its own."""
    return None if isinstance(value, Number) and value.is_guess else term_of(value)


def binary(sign: str, left: Value, right: Value) -> Value:
    """Return `left sign right`."""
    if isinstance(left, host.Text) and isinstance(right, host.Text) and sign in ("==", "!="):
        return whole(int((left.text == right.text) == (sign == "==")), "bool")
    if sign in _LOGICAL and _is_condition(left) and _is_condition(right):
        return logical(_LOGICAL[sign], left, right)
    if sign in terms.COMPARISONS and not (isinstance(left, Number) and isinstance(right, Number)):
        return Unknown(tests=Tests())
    if isinstance(left, Unknown) or isinstance(right, Unknown):
        return _random(sign, left, right)
    if not isinstance(left, Number) or not isinstance(right, Number):
        return UNKNOWN
    if sign in terms.COMPARISONS:
        holds = terms.COMPARISONS[sign](left.value, right.value)
        is_guess = left.is_assumed or right.is_assumed
        tests = _comparison(sign, left, right)
        return Number(int(holds), terms.constant(int(holds)), None, "bool", is_guess, tests)
    first, second = term_of(left), term_of(right)
    if first is not None and second is not None and left.is_whole and right.is_whole:
        result = _whole(sign, first, second, wider(left.type_name, right.type_name))
        is_guess = left.is_guess or right.is_guess
        return replace(result, is_guess=True) if is_guess and isinstance(result, Number) else result
    return _real(sign, left, right)


def _whole(sign: str, left: Term, right: Term, type_name: str) -> Value:
    if sign in _TERMS:
        term = _TERMS[sign](left, right)
        return Number(terms.value(term), term, None, type_name)
    mask = right.constant if sign == "&" and right.is_constant else 0
    if mask > 0 and not mask & (mask + 1):  # n & 63 is n % 64
        term = terms.remainder(left, terms.constant(mask + 1))
        return Number(terms.value(term), term, None, type_name)
    if sign in _BITS:
        number = terms.constant(_BITS[sign](terms.value(left), terms.value(right)))
        is_guess = any(symbol.assumed for term in (left, right) for symbol in term.symbols())
        return Number(number.constant, number, None, type_name, is_guess)
    return UNKNOWN


def wider(left: str, right: str) -> str:
    """Return the type of a result of two types of whole numbers."""
    order = ("bool", "char", "short", "int", "unsigned", "unsigned int", "long", "long long", "int64_t", "size_t")
    ranks = [order.index(name) if name in order else 3 for name in (left, right)]
    return left if ranks[0] >= ranks[1] else right


def _real(sign: str, left: Number, right: Number) -> Value:
    type_name = "double" if "double" in (left.type_name, right.type_name) else "float"
    if sign not in _FLOATS:
        return UNKNOWN
    try:
        result = _FLOATS[sign](float(left.value), float(right.value))
    except (ZeroDivisionError, OverflowError):
        return UNKNOWN
    return Number(result, None, _quotient(sign, left, right), type_name)


def _parts(number: Number) -> tuple[Term, Term] | None:
    if number.quotient is not None:
        return number.quotient
    if isinstance(number.value, int):
        term = term_of(number)
        return (term, terms.constant(1)) if term is not None else None
    if number.value.is_integer() and abs(number.value) < 2**53:
        return terms.constant(int(number.value)), terms.constant(1)
    return None


def _quotient(sign: str, left: Number, right: Number) -> tuple[Term, Term] | None:
    """Return `left sign right` as a quotient of two terms, so that `ceil(1.0 * n / 256)` is `cdiv(n, 256)`."""
    first, second = _parts(left), _parts(right)
    if first is None or second is None:
        return None
    if sign == "/":
        second = second[1], second[0]
    if sign in ("*", "/"):
        return terms.multiply(first[0], second[0]), terms.multiply(first[1], second[1])
    calculate = terms.add if sign == "+" else terms.subtract
    above = calculate(terms.multiply(first[0], second[1]), terms.multiply(second[0], first[1]))
    return above, terms.multiply(first[1], second[1])


def _random(sign: str, left: Value, right: Value) -> Value:
    """Return what is known of an operator on an unknown number: `rand() % 10` is below 10."""
    number = term_of(right)
    if isinstance(left, Unknown) and number is not None:
        if sign == "%":
            return Unknown(number)
        if sign == "&" and number.is_constant:
            return Unknown(terms.constant(number.constant + 1))
        if sign in ("+", "-") and left.below is not None and number.is_constant:
            step = number if sign == "+" else terms.negate(number)
            return Unknown(terms.add(left.below, step), left.least + step.constant)
    if isinstance(right, Unknown) and isinstance(left, Number) and sign == "+":
        return _random(sign, right, left)
    return UNKNOWN


def unary(sign: str, value: Value) -> Value:
    """Return `sign value`."""
    match sign:
        case "-":
            return negative(value)
        case "+":
            return value
        case "!":
            holds, tests = truth(value), tests_of(value)
            tests = Tests(tests.false, tests.true)
            return replace(whole(int(not holds), "bool") if holds is not None else UNKNOWN, tests=tests)
        case "~" if isinstance(value, Number) and isinstance(value.value, int):
            return whole(~value.value, value.type_name)
    return UNKNOWN


def negative(value: Value) -> Value:
    """Return `-value`."""
    if not isinstance(value, Number):
        return UNKNOWN
    term = terms.negate(value.term) if value.term is not None else None
    return Number(-value.value, term, None, value.type_name, value.is_guess)


def converted(value: Number, to_float: bool, type_name: str) -> Value:  # noqa: FBT001 - one of two kinds
    """Return a number as a float or as a whole number, whose fraction is cut off."""
    if to_float:
        return Number(float(value.value), None, _parts(value), type_name, value.is_guess)
    if isinstance(value.value, int):
        return replace(value, quotient=None, type_name=type_name)
    return to_whole(value, "trunc", type_name)


def to_whole(value: Number, mode: str, type_name: str = "int") -> Value:
    """Return a float as a whole number: `mode` is "ceil", "floor" or "trunc"."""
    if value.quotient is not None:
        term = (terms.round_up if mode == "ceil" else terms.divide)(*value.quotient)
        return Number(terms.value(term), term, None, type_name)
    if not math.isfinite(value.value):
        return UNKNOWN
    rounding = {"ceil": math.ceil, "floor": math.floor}.get(mode, math.trunc)
    try:
        return whole(rounding(value.value), type_name)
    except TermError:
        return UNKNOWN


def product(values: Iterable[Value]) -> Value:
    """Return the product of some numbers."""
    total: Value = whole(1)
    for value in values:
        total = binary("*", total, value)
    return total
