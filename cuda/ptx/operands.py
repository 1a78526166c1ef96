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
    Register,
    RegisterPair,
    Relative,
    Symbol,
    Vector,
)

_OPERAND_ENDS = frozenset({",", ";", "]", "}", ")"})


def operand(cursor: Cursor) -> Operand:
    """operand : single ['|' single] | '!' name

    Example:
        >>> operand(Cursor("%p1|%p2, 1;", "text"))
        RegisterPair(first=Register(name='%p1'), second=Register(name='%p2'))
        >>> operand(Cursor("!%p1;", "text"))
        Negated(operand=Register(name='%p1'))
    """
    index = cursor.index
    if cursor.kinds[index] == WORD and cursor.texts[index + 1] in _OPERAND_ENDS:
        cursor.index = index + 1
        return named(cursor, cursor.texts[index])
    if cursor.texts[index] == "!" and cursor.kinds[index + 1] == WORD:
        cursor.index += 1
        return Negated(name(cursor))
    first = single(cursor)
    if cursor.accept("|"):
        return RegisterPair(first, single(cursor))
    return first


def single(cursor: Cursor) -> Operand:
    """single : '[' address | '{' vector | name | constant

    Example:
        >>> single(Cursor("[%rd1+8];", "text"))
        Address(base=Register(name='%rd1'), offset=8, coordinates=())
        >>> single(Cursor("{%f1, %f2};", "text"))
        Vector(elements=(Register(name='%f1'), Register(name='%f2')))
    """
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
    """named : WORD, a register if it has a percent sign or was declared as one

    Example:
        >>> cursor = Cursor(";", "text")
        >>> cursor.named_registers.add("count")  # as `.reg .u32 count;` does
        >>> [named(cursor, text) for text in ("%tid.x", "count", "table")]
        [Register(name='%tid.x'), Register(name='count'), Symbol(name='table')]
    """
    if text[0] == "%" or text.split(".", 1)[0] in cursor.named_registers:
        return Register(text)
    return Symbol(text)


def name(cursor: Cursor) -> Operand:
    """name : named | 'generic' '(' WORD ')' [offset] | WORD '[' integer ']' | WORD offset

    Example:
        >>> name(Cursor("table[5];", "text")), name(Cursor("table+8;", "text"))
        (Element(name='table', index=5), Relative(name='table', offset=8, generic=False, mask=None))
        >>> name(Cursor("generic(table);", "text"))
        Relative(name='table', offset=0, generic=True, mask=None)
    """
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
    """offset : [('+' | '-') integer]

    Example:
        >>> offset(Cursor("+8]", "text")), offset(Cursor("-4]", "text")), offset(Cursor("]", "text"))
        (8, -4, 0)
    """
    if cursor.accept("+"):
        return integer(cursor)
    return integer(cursor) if cursor.texts[cursor.index] == "-" else 0


def address(cursor: Cursor) -> Address:
    """address : (WORD | constant) offset (',' operand)* ']'

    Example:
        >>> address(Cursor("%rd1+8]", "text"))
        Address(base=Register(name='%rd1'), offset=8, coordinates=())
        >>> address(Cursor("%rd1, {%f1, %f2}]", "text")).coordinates
        (Vector(elements=(Register(name='%f1'), Register(name='%f2'))),)
    """
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
    """vector : operand (',' operand)* '}'

    Example:
        >>> vector(Cursor("%f1, %f2}", "text"))
        Vector(elements=(Register(name='%f1'), Register(name='%f2')))
    """
    elements = [operand(cursor)]
    while cursor.accept(","):
        elements.append(operand(cursor))
    cursor.expect("}", "at the end of a vector")
    return Vector(tuple(elements))


def arguments(cursor: Cursor) -> Arguments:
    """arguments : [operand (',' operand)*] ')'

    Example:
        >>> arguments(Cursor("%r1, param0)", "text"))
        Arguments(elements=(Register(name='%r1'), Symbol(name='param0')))
    """
    if cursor.accept(")"):
        return Arguments(())
    elements = [operand(cursor)]
    while cursor.accept(","):
        elements.append(operand(cursor))
    cursor.expect(")", "at the end of the arguments")
    return Arguments(tuple(elements))


def initial(cursor: Cursor, dimensions: tuple[int | None, ...]) -> tuple[Operand, ...]:
    """initial : value | '{' [initial (',' initial)*] '}'

    Example:
        >>> values = initial(Cursor("{{1}, {2, 3}};", "text"), (2, 2))
        >>> [literal.value for literal in values]  # the rest of a short row is zero
        [1, 0, 2, 3]
    """
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
    """value : INTEGER '(' name ')' | name | constant

    Example:
        >>> value(Cursor("0xFF00(table)", "text"))
        Relative(name='table', offset=0, generic=False, mask=65280)
    """
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
