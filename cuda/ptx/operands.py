"""The rules for operands of instructions, and for the lists of values that initialise variables.

The rule: the first token of an operand determines its kind, so no rule ever backtracks.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, chapter 6 (operands) and 5.4.4 (initialisers).
"""

from __future__ import annotations

from warplens.cuda.ptx.literals import constant, integer, integer_value
from warplens.cuda.ptx.tokens import INTEGER, WORD, Cursor
from warplens.cuda.ptx.tree import (
    Address,
    Arguments,
    Element,
    Integer,
    Negated,
    Operand,
    Pair,
    Register,
    Relative,
    Symbol,
    Vector,
)

_OPERAND_ENDS = frozenset({",", ";", "]", "}", ")"})


def operand(cursor: Cursor) -> Operand:
    """operand : single ['|' single] | '!' name"""
    index = cursor.index
    if cursor.kinds[index] == WORD and cursor.texts[index + 1] in _OPERAND_ENDS:
        cursor.index = index + 1
        return named(cursor, cursor.texts[index])
    if cursor.texts[index] == "!" and cursor.kinds[index + 1] == WORD:
        cursor.index += 1
        return Negated(name(cursor))
    first = single(cursor)
    if cursor.accept("|"):
        return Pair(first, single(cursor))
    return first


def single(cursor: Cursor) -> Operand:
    """single : '[' address | '{' vector | name | constant"""
    if cursor.kinds[cursor.index] == WORD:
        return name(cursor)
    text = cursor.texts[cursor.index]
    if text == "[":
        cursor.index += 1
        return address(cursor)
    if text == "{":
        cursor.index += 1
        return vector(cursor)
    return constant(cursor)


def named(cursor: Cursor, text: str) -> Register | Symbol:
    """named : WORD, a register if it has a percent sign or was declared as one"""
    if text[0] == "%" or text.split(".", 1)[0] in cursor.named_registers:
        return Register(text)
    return Symbol(text)


def name(cursor: Cursor) -> Operand:
    """name : named | 'generic' '(' WORD ')' [offset] | WORD '[' integer ']' | WORD offset"""
    text = cursor.take(WORD, "a name")
    if text == "generic" and cursor.accept("("):
        inner = cursor.take(WORD, "the name of a variable")
        cursor.expect(")", "after the name of a variable")
        return Relative(inner, offset(cursor), generic=True)
    plain = named(cursor, text)
    if isinstance(plain, Register):
        return plain
    if cursor.accept("["):
        index = integer(cursor)
        cursor.expect("]", "after the index of an element")
        return Element(text, index)
    if cursor.texts[cursor.index] in {"+", "-"}:
        return Relative(text, offset(cursor))
    return plain


def offset(cursor: Cursor) -> int:
    """offset : [('+' | '-') integer]"""
    if cursor.accept("+"):
        return integer(cursor)
    return integer(cursor) if cursor.texts[cursor.index] == "-" else 0


def address(cursor: Cursor) -> Address:
    """address : (WORD | constant) offset (',' operand)* ']'"""
    if cursor.kinds[cursor.index] == WORD:
        base: Register | Symbol | Integer = named(cursor, cursor.texts[cursor.index])
        cursor.index += 1
        distance = 0 if cursor.texts[cursor.index] == "]" else offset(cursor)
    else:
        start, distance = cursor.index, 0
        value = constant(cursor)
        if not isinstance(value, Integer):
            raise cursor.unexpected("expected a register, a symbol or an integer as an address", index=start)
        base = value
    if cursor.accept("]"):
        return Address(base, distance)
    coordinates = []
    while cursor.accept(","):
        coordinates.append(operand(cursor))
    cursor.expect("]", "at the end of an address")
    return Address(base, distance, tuple(coordinates))


def vector(cursor: Cursor) -> Vector:
    """vector : operand (',' operand)* '}'"""
    elements = [operand(cursor)]
    while cursor.accept(","):
        elements.append(operand(cursor))
    cursor.expect("}", "at the end of a vector")
    return Vector(tuple(elements))


def arguments(cursor: Cursor) -> Arguments:
    """arguments : [operand (',' operand)*] ')'"""
    if cursor.accept(")"):
        return Arguments(())
    elements = [operand(cursor)]
    while cursor.accept(","):
        elements.append(operand(cursor))
    cursor.expect(")", "at the end of the arguments")
    return Arguments(tuple(elements))


def initial(cursor: Cursor, dimensions: tuple[int | None, ...]) -> tuple[Operand, ...]:
    """initial : value | '{' [initial (',' initial)*] '}'"""
    if not cursor.accept("{"):
        return (value(cursor),)
    inner = dimensions[1:]
    row = 1
    for length in inner:
        row *= length or 1
    values: list[Operand] = []
    while not cursor.accept("}"):
        nested = cursor.texts[cursor.index] == "{"
        if nested and not inner:
            raise cursor.unexpected("the initialiser has more braces than the variable has dimensions")
        part = initial(cursor, inner)
        values.extend(part)
        if nested:  # the rest of a short row is zero (ISA 5.4.4)
            values.extend([Integer(0, "0")] * (row - len(part)))
        if cursor.texts[cursor.index] != "}":
            cursor.expect(",", "between the values of an initialiser")
    return tuple(values)


def value(cursor: Cursor) -> Operand:
    """value : INTEGER '(' name ')' | name | constant"""
    if cursor.kinds[cursor.index] == WORD:
        return name(cursor)
    if cursor.kinds[cursor.index] == INTEGER and cursor.texts[cursor.index + 1] == "(":
        start = cursor.index
        cursor.index += 1
        mask = integer_value(cursor.texts[start])
        cursor.expect("(", "after a mask")
        inner = name(cursor)
        cursor.expect(")", "after the address under a mask")
        match inner:
            case Symbol(symbol):
                return Relative(symbol, mask=mask)
            case Relative(symbol, distance, generic):
                return Relative(symbol, distance, generic, mask)
            case _:
                raise cursor.unexpected("expected the address of a variable under the mask", index=start)
    return constant(cursor)
