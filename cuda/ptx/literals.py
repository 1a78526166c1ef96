"""The rules for constants: numbers, and expressions that the assembler evaluates.

The rule: a constant keeps its exact value and its text as written, without blanks.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, 4.5 (constants and constant expressions).
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from warplens.cuda.ptx.tokens import FLOAT, INTEGER, Cursor
from warplens.cuda.ptx.tree import Float, Integer

_WORD = (1 << 64) - 1  # constants are 64 bits wide (ISA 4.5.1)


def _divide(left: int, right: int) -> int:
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


# Operator -> (precedence, meaning); the higher binds tighter (ISA 4.5.4, table "Operator precedence").
_BINARY: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "||": (1, lambda a, b: int(bool(a) or bool(b))),
    "&&": (2, lambda a, b: int(bool(a) and bool(b))),
    "|": (3, lambda a, b: a | b),
    "^": (4, lambda a, b: a ^ b),
    "&": (5, lambda a, b: a & b),
    "==": (6, lambda a, b: int(a == b)),
    "!=": (6, lambda a, b: int(a != b)),
    "<": (7, lambda a, b: int(a < b)),
    "<=": (7, lambda a, b: int(a <= b)),
    ">": (7, lambda a, b: int(a > b)),
    ">=": (7, lambda a, b: int(a >= b)),
    "<<": (8, lambda a, b: (a << (b & 63)) & _WORD),
    ">>": (8, lambda a, b: a >> (b & 63)),
    "+": (9, lambda a, b: a + b),
    "-": (9, lambda a, b: a - b),
    "*": (10, lambda a, b: a * b),
    "/": (10, _divide),
    "%": (10, lambda a, b: a - b * _divide(a, b)),
}
_UNARY: dict[str, Callable[[int], int]] = {
    "+": lambda a: a,
    "-": lambda a: -a,
    "~": lambda a: ~a,
    "!": lambda a: int(not a),
}
_LOOSEST = 1


def constant(cursor: Cursor) -> Integer | Float:
    """constant : ['+' | '-'] FLOAT | expression

    Example:
        >>> constant(Cursor("(1 << 4) - 1;", "text"))
        Integer(value=15, text='(1<<4)-1')
        >>> hex(constant(Cursor("-0f3F800000;", "text")).bits)  # -1.0
        '0xbf800000'
    """
    texts, kinds, first = cursor.texts, cursor.kinds, cursor.index
    if kinds[first] == INTEGER and texts[first + 1] in {",", ";", "]", "}", ")"}:
        cursor.index = first + 1
        return Integer(integer_value(texts[first]), texts[first])
    signed = texts[first] in {"+", "-"}
    if kinds[first + signed] == FLOAT:
        cursor.index = first + signed + 1
        return _float(texts[first + signed], negative=texts[first] == "-")
    value = expression(cursor, _LOOSEST)
    return Integer(value, "".join(texts[first : cursor.index]))


def integer(cursor: Cursor) -> int:
    """integer : expression

    Example:
        >>> integer(Cursor("0x10 + 2 * 3;", "text"))
        22
    """
    return expression(cursor, _LOOSEST)


def number(cursor: Cursor, expected: str) -> int:
    """number : INTEGER

    Example:
        >>> number(Cursor("64 .file", "text"), "32 or 64")
        64
    """
    return integer_value(cursor.take(INTEGER, expected))


def expression(cursor: Cursor, loosest: int) -> int:
    """expression : primary (binary_operator expression)* ['?' expression ':' expression]

    Example:
        >>> expression(Cursor("2 + 3 * 4;", "text"), 1), expression(Cursor("1 > 2 ? 10 : 20;", "text"), 1)
        (14, 20)
        >>> cursor = Cursor("3 * 4 + 2;", "text")
        >>> expression(cursor, 10), cursor.texts[cursor.index]  # 10 is the precedence of '*', and that of '+' is lower
        (12, '+')
    """
    value = primary(cursor)
    while (rule := _BINARY.get(cursor.texts[cursor.index])) and rule[0] >= loosest:
        operator = cursor.index
        cursor.index += 1
        right = expression(cursor, rule[0] + 1)
        if right == 0 and cursor.texts[operator] in {"/", "%"}:
            raise cursor.error("a constant is divided by zero", operator)
        value = rule[1](value, right)
    if loosest == _LOOSEST and cursor.accept("?"):
        chosen = expression(cursor, _LOOSEST)
        cursor.expect(":", "between the two values of '?'")
        other = expression(cursor, _LOOSEST)
        value = chosen if value else other
    return value


def primary(cursor: Cursor) -> int:
    """primary : INTEGER | unary_operator primary | '(' ('.s64' | '.u64') ')' primary | '(' expression ')'

    Example:
        >>> primary(Cursor("~(1 + 2)", "text")), hex(primary(Cursor("(.u64) -1", "text")))
        (-4, '0xffffffffffffffff')
    """
    if cursor.kinds[cursor.index] == INTEGER:
        cursor.index += 1
        return integer_value(cursor.texts[cursor.index - 1])
    if meaning := _UNARY.get(cursor.texts[cursor.index]):
        cursor.index += 1
        return meaning(primary(cursor))
    if cursor.texts[cursor.index] != "(":
        raise cursor.unexpected("expected a constant")
    cursor.index += 1
    if cursor.accept(".u64"):
        cursor.expect(")", "after the type of a cast")
        return primary(cursor) & _WORD
    if cursor.accept(".s64"):
        cursor.expect(")", "after the type of a cast")
        value = primary(cursor) & _WORD
        return value - (1 << 64) if value >> 63 else value
    value = expression(cursor, _LOOSEST)
    cursor.expect(")", "at the end of a bracketed expression")
    return value


def integer_value(text: str) -> int:
    """Return the value of an INTEGER token.

    Example:
        >>> integer_value("0x1FU"), integer_value("017"), integer_value("0b101")
        (31, 15, 5)
    """
    digits = text.rstrip("U")
    if digits[:2].lower() == "0x":
        return int(digits, 16)
    if digits[:2].lower() == "0b":
        return int(digits, 2)
    if digits[0] == "0" and len(digits) > 1 and set(digits) <= set("01234567"):
        return int(digits, 8)
    return int(digits)


def _float(text: str, *, negative: bool) -> Float:
    sign = "-" if negative else ""
    kind = text[:2].lower()
    if kind == "0f":
        bits = int.from_bytes(bytes.fromhex(text[2:]), "big")
        return Float(bits ^ (1 << 31) if negative else bits, 32, sign + text)
    # Decimal constants are 64 bits wide (ISA 4.5.2).
    bits = (
        int.from_bytes(bytes.fromhex(text[2:]), "big")
        if kind == "0d"
        else int.from_bytes(struct.pack(">d", float(text)), "big")
    )
    return Float(bits ^ (1 << 63) if negative else bits, 64, sign + text)
