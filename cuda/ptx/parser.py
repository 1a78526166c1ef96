"""The rules for modules, functions, statements and declarations, and `parse_module`, which applies them.

The rule: one function a grammar rule, and the first line of its docstring *is* the rule. Quoted words and those in
capitals are tokens, others are functions here or in operands.py. A declaration holds everything about one name.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, chapters 4 (syntax), 5.1 to 5.4 (types and variables), 7
(functions), 9 (instructions) and 11 (directives).
"""

from collections.abc import Callable
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.operands import (
    DIRECTIVE,
    END,
    FLOAT,
    INTEGER,
    SECTION,
    STRING,
    WORD,
    Cursor,
    arguments,
    initial,
    integer,
    number,
    operand,
)
from warplens.cuda.ptx.tree import Operand, Pragma, RegisterDeclaration, Space, Variable

LINKAGES = frozenset({".extern", ".visible", ".weak", ".common"})
SPACES = {f".{space.value}": space for space in Space if space is not Space.CLUSTER}  # that no variable is in
MAX_REGISTERS = 1 << 20  # that a declaration makes; the longest kernels of compilers have some tens of thousands
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
    while cursor.accept(".align"):  # the older order of words: the alignment after the type
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
    declared = cursor.listed(lambda cursor: register_name(cursor, common.type, vector))
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
    declared = cursor.listed(lambda cursor: variable_name(cursor, space, common, words))
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
    strings = cursor.listed(lambda cursor: cursor.take(STRING, "the text of a pragma in quotes"))
    cursor.expect(";", "after a pragma")
    return Pragma(", ".join(strings)[1:-1])


_OLD_ADDRESS_SIZE = 32  # bits, where a text from before PTX 2.3 has no .address_size (ISA 11.1.3)


def parse_module(text: str, path: str = "<ptx>") -> tree.Module:
    """Return the tree of a PTX text, which errors call `path`; `PtxSyntaxError` if the grammar does not cover it.

    The error shows the line and a caret.

    Example:
        >>> parse_module(".version 8.8 .target sm_90 .address_size 64").target
        ('sm_90',)
    """
    return module(Cursor(text.rstrip("\0"), path))


def module(cursor: Cursor) -> tree.Module:
    """module : '.version' FLOAT '.target' words ['.address_size' number] item* END"""
    cursor.expect(".version", "at the beginning of the module")
    version = cursor.take(FLOAT, "a version such as 8.8")
    cursor.expect(".target", "after the version")
    target = words(cursor, "the name of a target such as sm_90")
    address_size = _OLD_ADDRESS_SIZE
    if cursor.accept(".address_size"):
        address_size = number(cursor, "32 or 64")
    items: list[tree.Item] = []
    while cursor.kinds[cursor.index] != END:
        items.extend(item(cursor))
    return tree.Module(version, target, address_size, tuple(items))


def item(cursor: Cursor) -> list[tree.Item]:
    """item : linkage function | linkage variables | section | '.file' file | '.alias' alias | '.pragma' pragma"""
    if cursor.kinds[cursor.index] == SECTION:
        return [section(cursor)]
    rules: dict[str, Callable[[Cursor], tree.Item]] = {".file": file, ".alias": alias, ".pragma": pragma}
    if rule := rules.get(cursor.texts[cursor.index]):
        return [rule(cursor)]
    linked = linkage(cursor)
    word = cursor.texts[cursor.index]
    if word in {".entry", ".func"}:
        return [function(cursor, linked)]
    if word in SPACES and word != ".reg":
        return [*variables(cursor, linked)]
    raise cursor.unexpected("expected a function, a variable or a debug section")


def section(cursor: Cursor) -> tree.Section:
    """section : SECTION"""
    text = cursor.take(SECTION, "a debug section")
    name, _, rest = text.removeprefix(".section").partition("{")
    lines = (line.strip() for line in rest.removesuffix("}").split("\n"))
    return tree.Section(name.strip(), tuple(line for line in lines if line))


def file(cursor: Cursor) -> tree.File:
    """file : '.file' number STRING [',' integer ',' integer]"""
    cursor.index += 1
    index = number(cursor, "the number of a file")
    path = cursor.take(STRING, "the name of a file in quotes")
    stamp = cursor.listed(integer) if cursor.accept(",") else []
    return tree.File(index, path[1:-1], tuple(stamp))


def alias(cursor: Cursor) -> tree.Alias:
    """alias : '.alias' WORD ',' WORD ';'"""
    cursor.index += 1
    name = cursor.take(WORD, "the name of an alias")
    cursor.expect(",", "after the name of an alias")
    target = cursor.take(WORD, "the function that the alias means")
    cursor.expect(";", "after an alias")
    return tree.Alias(name, target)


def function(cursor: Cursor, linked: tuple[str, ...]) -> tree.Function:
    """function : ('.entry' | '.func') [attribute] [parameters] WORD parameters directive* (';' | body)"""
    kind = tree.FunctionKind(cursor.texts[cursor.index][1:])
    cursor.index += 1
    cursor.named_registers.clear()
    directives: list[tuple[str, tuple[int, ...]]] = []
    if cursor.texts[cursor.index] == ".attribute":
        directives.append(directive(cursor))
    returns = parameters(cursor)
    name = cursor.take(WORD, "the name of a function")
    declared = parameters(cursor)
    pragmas = []
    while cursor.kinds[cursor.index] == DIRECTIVE:
        if cursor.texts[cursor.index] == ".pragma":
            pragmas.append(pragma(cursor).text)
        else:
            directives.append(directive(cursor))
    body: tuple[tree.Statement, ...] | None = None
    if not cursor.accept(";"):
        cursor.expect("{", f"or ';' after the parameters of {name}")
        body = statements(cursor)
    return tree.Function(kind, name, declared, body, returns, linked, tuple(directives), tuple(pragmas))


def directive(cursor: Cursor) -> tuple[str, tuple[int, ...]]:
    """directive : '.attribute' brackets | DIRECTIVE [integer (',' integer)*]"""
    word = cursor.take(DIRECTIVE, "a directive")
    if word == ".attribute":
        return (word[1:] + brackets(cursor), ())
    numbers = cursor.listed(integer) if cursor.kinds[cursor.index] == INTEGER else []
    return (word[1:], tuple(numbers))


def statements(cursor: Cursor) -> tuple[tree.Statement, ...]:
    """statements : statement* '}'"""
    body: list[tree.Statement] = []
    kinds, texts = cursor.kinds, cursor.texts
    while True:
        index = cursor.index
        kind, text = kinds[index], texts[index]
        if kind == WORD:
            if texts[index + 1] == ":":
                body.append(label(cursor))
            else:
                body.append(instruction(cursor, None))
        elif text == "@":
            body.append(guarded(cursor))
        elif kind == DIRECTIVE:
            body.extend(directive_statement(cursor))
        elif text == "}":
            cursor.index = index + 1
            return tuple(body)
        elif text == "{":
            cursor.index = index + 1
            body.append(tree.Scope(statements(cursor)))
        elif text == ";":  # an empty statement
            cursor.index = index + 1
        else:
            raise cursor.unexpected("expected an instruction, a label, a directive or '}'")


def directive_statement(cursor: Cursor) -> list[tree.Statement]:
    """directive_statement : location | registers | linkage variables | pragma"""
    word = cursor.texts[cursor.index]
    if rule := _DIRECTIVES.get(word):
        return [*rule(cursor)]
    if word in SPACES or word in LINKAGES:
        linked = linkage(cursor)
        if cursor.texts[cursor.index] in SPACES:
            return [*variables(cursor, linked)]
    raise cursor.unexpected("expected an instruction or a declaration")


def location(cursor: Cursor) -> tree.Location:
    """location : '.loc' place [',' 'function_name' WORD ['+' integer]] [',' 'inlined_at' place]"""
    cursor.index += 1
    number, line, column = place(cursor)
    named, inlined = "", None
    while cursor.accept(","):
        word = cursor.take(WORD, "function_name or inlined_at")
        if word == "function_name":
            named = cursor.take(WORD, "a label")
            if cursor.accept("+"):
                named += f"+{integer(cursor)}"
        elif word == "inlined_at":
            inlined = place(cursor)
        else:
            raise cursor.unexpected("expected function_name or inlined_at", index=cursor.index - 1)
    return tree.Location(number, line, column, named, inlined)


def place(cursor: Cursor) -> tuple[int, int, int]:
    """place : number number number"""
    return number(cursor, "the number of a file"), number(cursor, "a line"), number(cursor, "a column")


def label(cursor: Cursor) -> tree.Label | tree.BranchTargets | tree.CallTargets | tree.CallPrototype:
    """label : WORD ':' ['.branchtargets' words ';' | '.calltargets' words ';' | '.callprototype' prototype]"""
    name = cursor.texts[cursor.index]
    cursor.index += 2
    follows = cursor.texts[cursor.index]
    if follows in {".branchtargets", ".calltargets"}:
        is_branch = follows == ".branchtargets"
        cursor.index += 1
        targets = words(cursor, "a label" if is_branch else "the name of a function")
        cursor.expect(";", f"after the targets of a {'branch' if is_branch else 'call'}")
        return tree.BranchTargets(name, targets) if is_branch else tree.CallTargets(name, targets)
    if cursor.accept(".callprototype"):
        return prototype(cursor, name)
    return tree.Label(name)


def prototype(cursor: Cursor, name: str) -> tree.CallPrototype:
    """prototype : [parameters] '_' parameters directive* ';'"""
    returns = parameters(cursor)
    cursor.expect("_", "in the place of a function's name")
    declared = parameters(cursor)
    directives = []
    while cursor.kinds[cursor.index] == DIRECTIVE:
        directives.append(directive(cursor))
    cursor.expect(";", "after a prototype")
    return tree.CallPrototype(name, returns, declared, tuple(directives))


def words(cursor: Cursor, expected: str) -> tuple[str, ...]:
    """words : WORD (',' WORD)*"""
    return tuple(cursor.listed(lambda cursor: cursor.take(WORD, expected)))


def guarded(cursor: Cursor) -> tree.Instruction:
    """guarded : '@' ['!'] WORD instruction"""
    cursor.index += 1
    negated = cursor.accept("!")
    register = cursor.take(WORD, "a predicate register")
    return instruction(cursor, tree.Guard(register, negated))


def instruction(cursor: Cursor, guard: tree.Guard | None) -> tree.Instruction:
    """instruction : WORD [operand (',' operand)*] ';'"""
    texts, first = cursor.texts, cursor.index
    opcode, *modifiers = cursor.take(WORD, "an instruction").split(".")
    operands: list[tree.Operand] = []
    if texts[cursor.index] != ";":
        rule = call_operand if opcode == "call" else operand
        operands.append(rule(cursor))
        while texts[cursor.index] == ",":
            cursor.index += 1
            operands.append(rule(cursor))
    cursor.expect(";", f"or ',' after the operands of {texts[first]}")
    return tree.Instruction(opcode, tuple(modifiers), tuple(operands), guard, cursor.line(first))


def call_operand(cursor: Cursor) -> tree.Operand:
    """call_operand : '(' arguments | operand"""
    return arguments(cursor) if cursor.accept("(") else operand(cursor)


_DIRECTIVES: dict[str, Callable[[Cursor], list[tree.Statement]]] = {
    ".loc": lambda cursor: [location(cursor)],
    ".reg": lambda cursor: [*registers(cursor)],
    ".pragma": lambda cursor: [pragma(cursor)],
}
