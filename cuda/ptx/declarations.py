"""The rules for registers, variables, parameters and the words around their types.

The rule: a declaration holds everything about one name; each name of a list has its own declaration.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, 5.1 to 5.4 (state spaces, types, variables) and
11.6 (linking directives).
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.ptx.operands import initial, integer, number
from warplens.cuda.ptx.tokens import DIRECTIVE, END, STRING, WORD, Cursor
from warplens.cuda.ptx.tree import Operand, Pragma, RegisterDeclaration, Space, Variable

LINKAGES = frozenset({".extern", ".visible", ".weak", ".common"})
SPACES = {f".{space.value}": space for space in Space}
MAX_REGISTERS = 1 << 20
"""A declaration makes at most this many registers; the longest kernels of compilers have some tens of thousands."""
_VECTORS = frozenset({".v2", ".v4", ".v8"})


@dataclass(frozen=True, slots=True)
class DeclarationTraits:
    """The words between the space of a declaration and its first name."""

    type: str
    align: int | None
    attributes: tuple[str, ...]


def linkage(cursor: Cursor) -> tuple[str, ...]:
    """linkage : ('.extern' | '.visible' | '.weak' | '.common')*"""
    words = []
    while cursor.texts[cursor.index] in LINKAGES:
        words.append(cursor.texts[cursor.index][1:])
        cursor.index += 1
    return tuple(words)


def traits(cursor: Cursor) -> DeclarationTraits:
    """traits : ('.align' integer | '.attribute' brackets | '.v2' | '.v4' | '.v8')* TYPE ['.ptr' DIRECTIVE*]"""
    align: int | None = None
    attributes: list[str] = []
    kind = ""
    while not kind:
        word = cursor.take(DIRECTIVE, "a type such as .f32")
        if word == ".align":
            align = alignment(cursor)
        elif word == ".attribute":
            attributes.append("attribute" + brackets(cursor))
        elif word in _VECTORS:
            attributes.append(word[1:])
        else:
            kind = word[1:]
    while cursor.texts[cursor.index] == ".align":  # the older order of words: the alignment after the type
        cursor.index += 1
        align = alignment(cursor)
    if cursor.texts[cursor.index] == ".ptr":
        attributes.extend(pointee(cursor))
    return DeclarationTraits(kind, align, tuple(attributes))


def alignment(cursor: Cursor) -> int:
    """alignment : integer (a power of two)"""
    index = cursor.index
    value = integer(cursor)
    if value < 1 or value & (value - 1):
        raise cursor.error(f"an alignment is a power of two, not {value}", index)
    return value


def pointee(cursor: Cursor) -> list[str]:
    """pointee : '.ptr' DIRECTIVE* ['.align' integer]"""
    words = []
    while cursor.texts[cursor.index].startswith("."):
        word = cursor.take(DIRECTIVE, "a directive")
        words.append(f"align {integer(cursor)}" if word == ".align" else word[1:])
    return words


def brackets(cursor: Cursor) -> str:
    """brackets : '(' (any other token | brackets)* ')'"""
    first = cursor.index
    cursor.expect("(", "after .attribute")
    while not cursor.accept(")"):
        if cursor.texts[cursor.index] == "(":
            brackets(cursor)
        elif cursor.kinds[cursor.index] == END:
            raise cursor.unexpected("expected ')' at the end of an attribute")
        else:
            cursor.index += 1
    return "".join(cursor.texts[first : cursor.index])


def dimensions(cursor: Cursor) -> tuple[int | None, ...]:
    """dimensions : ('[' [integer] ']')*"""
    if cursor.texts[cursor.index] != "[":
        return ()
    lengths: list[int | None] = []
    while cursor.accept("["):
        if cursor.accept("]"):
            lengths.append(None)
            continue
        lengths.append(integer(cursor))
        cursor.expect("]", "after the length of an array")
    return tuple(lengths)


def registers(cursor: Cursor) -> list[RegisterDeclaration]:
    """registers : '.reg' traits register_name (',' register_name)* ';'"""
    cursor.index += 1
    common = traits(cursor)
    vector = next((word for word in common.attributes if f".{word}" in _VECTORS), "")
    declared = [register_name(cursor, common.type, vector)]
    while cursor.accept(","):
        declared.append(register_name(cursor, common.type, vector))
    cursor.expect(";", "after the declaration of a register")
    return declared


def declared_name(cursor: Cursor, expected: str) -> str:
    """declared_name : WORD (without a dot: those are of special registers, and of the engine's own)"""
    index = cursor.index
    name = cursor.take(WORD, expected)
    if "." in name:
        raise cursor.error(f"a declared name has no dot, as {name!r} has", index)
    return name


def register_name(cursor: Cursor, kind: str, vector: str) -> RegisterDeclaration:
    """register_name : WORD ['<' number '>']"""
    name = declared_name(cursor, "the name of a register")
    count: int | None = None
    if cursor.accept("<"):
        count = number(cursor, "the number of registers")
        if count > MAX_REGISTERS:
            raise cursor.error(f"at most {MAX_REGISTERS:,} registers have one name, not {count:,}", cursor.index - 1)
        cursor.expect(">", "after the number of registers")
    if name[0] != "%":
        cursor.named_registers.update([name] if count is None else [f"{name}{number}" for number in range(count)])
    return RegisterDeclaration(kind, name, count, vector)


def variables(cursor: Cursor, words: tuple[str, ...]) -> list[Variable]:
    """variables : linkage SPACE traits variable_name (',' variable_name)* ';'"""
    space = SPACES[cursor.texts[cursor.index]]
    cursor.index += 1
    common = traits(cursor)
    declared = [variable_name(cursor, space, common, words)]
    while cursor.accept(","):
        declared.append(variable_name(cursor, space, common, words))
    cursor.expect(";", "after the declaration of a variable")
    return declared


def variable_name(cursor: Cursor, space: Space, common: DeclarationTraits, words: tuple[str, ...]) -> Variable:
    """variable_name : WORD dimensions ['=' initial]"""
    name = declared_name(cursor, "the name of a variable")
    lengths = dimensions(cursor)
    values: tuple[Operand, ...] | None = initial(cursor, lengths) if cursor.accept("=") else None
    return Variable(space, common.type, name, common.align, lengths, values, words, common.attributes)


def parameters(cursor: Cursor) -> tuple[Variable, ...]:
    """parameters : ['(' [parameter (',' parameter)*] ')']"""
    if not cursor.accept("("):
        return ()
    declared: list[Variable] = []
    while not cursor.accept(")"):
        declared.append(parameter(cursor))
        if cursor.texts[cursor.index] != ")":
            cursor.expect(",", "or ')' after a parameter")
    return tuple(declared)


def parameter(cursor: Cursor) -> Variable:
    """parameter : ('.param' | '.reg') traits WORD dimensions"""
    space = SPACES.get(cursor.texts[cursor.index])
    if space is not Space.PARAM and space is not Space.REG:
        raise cursor.unexpected("expected a parameter that begins with .param or .reg")
    cursor.index += 1
    common = traits(cursor)
    name = declared_name(cursor, "the name of a parameter")
    if space is Space.REG and name[0] != "%":
        cursor.named_registers.add(name)
    return Variable(space, common.type, name, common.align, dimensions(cursor), None, (), common.attributes)


def pragma(cursor: Cursor) -> Pragma:
    """pragma : '.pragma' STRING (',' STRING)* ';'"""
    cursor.index += 1
    strings = [cursor.take(STRING, "the text of a pragma in quotes")]
    while cursor.accept(","):
        strings.append(cursor.take(STRING, "the text of a pragma in quotes"))
    cursor.expect(";", "after a pragma")
    return Pragma(", ".join(strings)[1:-1])
