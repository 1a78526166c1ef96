"""Expressions over numbers: the grid, the block, sizes, requirements, flops and bytes of a kernel file.

The rule: a value is an int or a float that a launch can use. Whole numbers stay within 64 bits and floats stay finite;
an operation beyond these bounds is an error that points at the operation, before any time or memory is spent on it.

Operators mean what they mean in Python. The functions are:

    cdiv(a, b)      a / b, rounded up
    min(a, b, ...)  the smallest
    max(a, b, ...)  the largest
    pow2(k)         2 ** k
    log2(x)         the exponent of 2 that gives x: a whole number only for a power of two, so that
                    `log2(N) % 1 == 0` requires powers of two
"""

import math
import operator
from collections.abc import Callable, Mapping
from typing import Any

from warplens.cuda.catalogue import tree
from warplens.cuda.catalogue.front_matter import SourceText
from warplens.cuda.catalogue.syntax import MAX_INTEGER, Dialect, Expression, Form, parse
from warplens.cuda.ground.errors import suggestion

Number = int | float  # this is the value of an expression; a comparison gives True or False, which are the ints 1 and 0

SCALAR_FUNCTIONS: dict[str, Form] = {
    "cdiv": Form(2, 2),
    "min": Form(2, None),
    "max": Form(2, None),
    "pow2": Form(1, 1),
    "log2": Form(1, 1),
}
NUMBERS = Dialect(functions=SCALAR_FUNCTIONS, arrays=False)  # the dialect of every expression but `reference`


def parse_number(text: SourceText | str) -> Expression:
    """Return the tree of an expression over numbers; an `ExpressionError` says why the text is none."""
    return parse(SourceText.plain(text) if isinstance(text, str) else text, NUMBERS)


def evaluate(expression: Expression, names: Mapping[str, Number]) -> Number:
    """Return the value of `expression`, its names taken from `names`.

    An unknown name, or an operation without a value or with one that is too large, is an `ExpressionError`.
    """
    return _value(expression, expression.root, names)


def evaluate_whole(expression: Expression, names: Mapping[str, Number], what: str, least: int) -> int:
    """Return the value of `expression` as an int of at least `least`; errors name it `what` ("the grid along x")."""
    value = evaluate(expression, names)
    if value != int(value):
        message = f"{what} is {value}, which is no whole number; divide with '//' or cdiv()"
        raise expression.error(expression.root, message)
    if value < least:
        raise expression.error(expression.root, f"{what} is {int(value)}; it must be {least} or more")
    return int(value)


def _value(expression: Expression, node: tree.Node, names: Mapping[str, Number]) -> Number:
    match node:
        case tree.Constant(value=int() | float() as value):
            return value
        case tree.Name(name=name):
            if name not in names:
                hint = suggestion(name, frozenset(names))
                raise expression.error(node, f"no name {name!r} is known here{hint}")
            return names[name]
        case tree.Unary(operator=sign, operand=operand):
            value = _value(expression, operand, names)
            return _at(expression, node, lambda: calculate_unary(sign, value))
        case tree.Binary(operator=tree.Operator.AND, left=left, right=right):
            value = _value(expression, left, names)
            return _value(expression, right, names) if value else value
        case tree.Binary(operator=tree.Operator.OR, left=left, right=right):
            value = _value(expression, left, names)
            return value or _value(expression, right, names)
        case tree.Binary(operator=sign, left=left, right=right):
            first, second = _value(expression, left, names), _value(expression, right, names)
            return _at(expression, node, lambda: calculate(sign, first, second), divisor=right)
        case tree.FunctionCall(function=function, arguments=arguments):
            values = [_value(expression, argument, names) for argument in arguments]
            divisor = arguments[-1] if arguments else None
            return _at(expression, node, lambda: call_scalar(function, values), divisor=divisor)
    raise expression.error(node, "this is no number")


class _DivisionByZeroError(ValueError):
    """A division whose divisor is 0."""


def _at(
    expression: Expression, node: tree.Node, compute: Callable[[], Number], *, divisor: tree.Node | None = None
) -> Number:
    """Return the result of `compute`; where it fails, the error points at `node` and names a divisor that is 0."""
    try:
        return compute()
    except _DivisionByZeroError as problem:
        if divisor is None or isinstance(divisor, tree.Constant):
            raise expression.error(node, str(problem)) from None
        written = expression.text.value[divisor.start : divisor.end]
        raise expression.error(node, f"{problem}; {written} must not be 0") from None
    except ValueError as problem:
        raise expression.error(node, str(problem)) from None


OPERATIONS: dict[tree.Operator, Callable[[Any, Any], Any]] = {
    tree.Operator.ADD: operator.add,
    tree.Operator.SUBTRACT: operator.sub,
    tree.Operator.MULTIPLY: operator.mul,
    tree.Operator.DIVIDE: operator.truediv,
    tree.Operator.FLOOR_DIVIDE: operator.floordiv,
    tree.Operator.MODULO: operator.mod,
    tree.Operator.POWER: operator.pow,
    tree.Operator.EQUAL: operator.eq,
    tree.Operator.UNEQUAL: operator.ne,
    tree.Operator.LESS: operator.lt,
    tree.Operator.LESS_EQUAL: operator.le,
    tree.Operator.GREATER: operator.gt,
    tree.Operator.GREATER_EQUAL: operator.ge,
}
"""The binary operators of both dialects compute these, on numbers and on arrays alike."""


def calculate(sign: tree.Operator, left: Number, right: Number) -> Number:
    """Return `left sign right`."""
    if sign is tree.Operator.POWER and _is_huge_power(left, right):
        raise ValueError(f"{left} ** {right} does not fit in 64 bits")
    try:
        return _bounded(OPERATIONS[sign](left, right))
    except ZeroDivisionError:
        raise _DivisionByZeroError(f"{left} {sign} {right} divides by zero") from None
    except OverflowError:
        raise ValueError(f"{left} {sign} {right} is larger than any float") from None


def calculate_unary(sign: tree.Operator, value: Number) -> Number:
    """Return `sign value`."""
    if sign is tree.Operator.NOT:
        return not value
    return -value if sign is tree.Operator.SUBTRACT else +value


def call_scalar(function: str, values: list[Number]) -> Number:
    """Return the value of one of `SCALAR_FUNCTIONS`."""
    match function:
        case "min":
            return min(values)
        case "max":
            return max(values)
        case "cdiv":
            if values[1] == 0:
                raise _DivisionByZeroError(f"cdiv({values[0]}, {values[1]}) divides by zero")
            return -calculate(tree.Operator.FLOOR_DIVIDE, -values[0], values[1])
        case "pow2":
            return calculate(tree.Operator.POWER, 2, values[0])
        case "log2":
            value = values[0]
            if value <= 0:
                raise ValueError(f"log2({value}) does not exist; the argument must be more than 0")
            exponent = math.log2(value)
            if not exponent.is_integer():
                return exponent
            power = 2 ** int(exponent) if exponent >= 0 else 2.0**exponent
            if value == power:
                return int(exponent)
            return math.nextafter(exponent, math.inf if value > power else -math.inf)
    raise ValueError(f"{function}() gives no number")


def _is_huge_power(base: Number, exponent: Number) -> bool:
    """Return whether an integer power has more than 64 bits, without computing it."""
    if not (isinstance(base, int) and isinstance(exponent, int)) or exponent <= 0:
        return False
    return (abs(base).bit_length() - 1) * exponent >= MAX_INTEGER.bit_length()


def _bounded(value: Number | complex) -> Number:
    if isinstance(value, complex):
        raise ValueError("a negative number has no fractional power")  # noqa: TRY004 - a value, not a type
    if isinstance(value, int):
        if abs(value) > MAX_INTEGER:
            raise ValueError("the value does not fit in 64 bits")
    elif not math.isfinite(value):
        raise ValueError("the value is larger than any float")
    return value
