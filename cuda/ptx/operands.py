"""The words of PTX text, and the rules for operands of instructions and for values that initialise variables.

The rule: the table is the whole lexical grammar. The first token of an operand determines its kind, so no rule ever
backtracks. The text of an instruction parses to an equal tree.

Source: NVIDIA, "Parallel Thread Execution ISA", version 8.8, 4.2 (comments), 4.4 (identifiers), 4.5 (constants),
5.4.4 (initialisers), chapter 6 (operands), 11.5 (debugging directives).
"""

import re
import struct
from bisect import bisect_right
from collections.abc import Callable, Iterable
from math import prod
from typing import TypeVar

from warplens.cuda.ground.errors import PtxSyntaxError, SourceSpan
from warplens.cuda.ptx import tree

# One regular expression made from a table, and a cursor over its tokens. Blanks and comments are dropped, and a debug
# section is one token, so that its thousands of bytes take one match.
# The order matters: the first that matches wins. An opcode or a special register is one word with its dots
# (`ld.global.L2::128B.f32`, `%tid.x`); a directive that begins with a dot never swallows the next one.
TABLE: tuple[tuple[str, str], ...] = (
    ("WORD", r"(?:[A-Za-z]|[_$%](?=[\w$]))[\w$]*(?:\.\w[\w$]*(?:::\w+)*)*|_"),
    ("PUNCTUATION", r"<<|>>|<=|>=|==|!=|&&|\|\||[][,;:{}()<>+\-*/%!~&|^?=@]"),
    ("SECTION", r"\.section\b[^{}]*\{[^{}]*\}"),
    ("DIRECTIVE", r"\.[A-Za-z_]\w*(?:::\w+)*"),
    ("FLOAT", r"0[fF][0-9A-Fa-f]{8}\b|0[dD][0-9A-Fa-f]{16}\b|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+"),
    ("INTEGER", r"0[xX][0-9A-Fa-f]+U?\b|0[bB][01]+U?\b|\d+U?\b"),
    ("STRING", r'"(?:[^"\\\n]|\\.)*"'),
    ("UNKNOWN", r"\w+|\S"),
)
WORD, PUNCTUATION, SECTION, DIRECTIVE, FLOAT, INTEGER, STRING, UNKNOWN = range(1, len(TABLE) + 1)
END = 0  # the end of the text; a token's kind is its row of the table, counted from 1 like `re.Match.lastindex`

# Possessive, and with the end of the text as an alternative: a match may not begin inside a comment.
_BLANK = r"(?:\s+|//[^\n]*|/\*.*?\*/)*+"
_TOKEN = re.compile(_BLANK + "(?:" + "|".join(f"({pattern})" for _, pattern in TABLE) + r"|\Z)", re.DOTALL)

_NEWLINE = re.compile(r"\n")

T = TypeVar("T")


class Cursor:
    """A position in a list of tokens, which the rules of the grammar read and move.

    `kinds`, `texts` and `starts` (offsets in the text) have one entry a token and a last one for the end.
    `named_registers` collects registers that are declared without a percent sign, which look like symbols.
    """

    __slots__ = ("_line_starts", "_path", "_text", "index", "kinds", "named_registers", "starts", "texts")

    def __init__(self, text: str, path: str) -> None:
        self.kinds: list[int] = []
        self.texts: list[str] = []
        self.starts: list[int] = []
        for match in _TOKEN.finditer(text):
            if kind := match.lastindex:  # none matches at the end of the text
                self.kinds.append(kind)
                self.texts.append(match.group(kind))
                self.starts.append(match.start(kind))
        self.kinds.append(END)
        self.texts.append("")
        self.starts.append(len(text.rstrip()))
        self.index = 0
        self.named_registers: set[str] = set()
        self._text = text
        self._path = path
        self._line_starts = [0, *(match.end() for match in _NEWLINE.finditer(text))]

    def line(self, index: int) -> int:
        """Return the line, counted from 1, on which token `index` begins."""
        return bisect_right(self._line_starts, self.starts[index])

    def accept(self, text: str) -> bool:
        """Step over the token `text` if it is next; return whether it was."""
        if self.texts[self.index] == text:
            self.index += 1
            return True
        return False

    def expect(self, text: str, purpose: str) -> None:
        """Step over the token `text`."""
        if self.texts[self.index] != text:
            raise self.unexpected(f"expected '{text}' {purpose}")
        self.index += 1

    def take(self, kind: int, expected: str) -> str:
        """Return the text of the next token, which must be of `kind`, and step over it."""
        if self.kinds[self.index] != kind:
            raise self.unexpected(f"expected {expected}")
        text = self.texts[self.index]
        self.index += 1
        return text

    def listed(self, rule: "Callable[[Cursor], T]") -> list[T]:
        """Return what a rule gives for each of several forms between commas."""
        items = [rule(self)]
        while self.accept(","):
            items.append(rule(self))
        return items

    def unexpected(self, message: str, *, index: int | None = None) -> PtxSyntaxError:
        """Return an error that points at token `index`, by default the next one, and names the token."""
        position = self.index if index is None else index
        text = self.texts[position].split("\n", 1)[0]
        return self.error(f"{message}, found {text!r}" if text else f"{message}, found the end of the text", position)

    def error(self, message: str, index: int) -> PtxSyntaxError:
        """Return an error that points at token `index`."""
        start = self.starts[index]
        line = self.line(index)
        line_start = self._line_starts[line - 1]
        line_end = self._text.find("\n", line_start)
        text = self._text[line_start : line_end if line_end >= 0 else len(self._text)].rstrip("\r")
        return PtxSyntaxError(
            message,
            SourceSpan(
                path=self._path,
                line=line,
                column=start - line_start + 1,
                length=max(1, len(self.texts[index].split("\n", 1)[0])),
                text=text.replace("\t", " "),  # one for one, or the caret would not stand under its token
            ),
        )


# The lines of a kernel's file that the lines of its PTX come from, by the line marks (`.loc`) of the text. A line
# without a mark of its own belongs to the mark before it; code that was inlined belongs to the line of the kernel's
# file that it was inlined at.

FUNCTION_BEGIN = re.compile(r"^\s*(?:\.visible |\.weak |\.extern )?\.(?:entry|func)\b")  # where a function begins
LINE_MARK = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)\s+\d+(?:,.*inlined_at\s+(\d+)\s+(\d+))?")
"""A line mark: file and line, and those of the place that the code was inlined at."""
_OWN_MARK = re.compile(r"\.entry\b[^{]*\{.*?^\s*\.loc\s+(\d+)\s+[1-9]\d*\s+\d+\s*$", re.MULTILINE | re.DOTALL)
"""The first line of a kernel that was not inlined there."""


def source_lines(ptx: str) -> dict[int, int]:
    """Return the line of the kernel's file that each line of the PTX comes from, where line marks say so."""
    own = _OWN_MARK.search(ptx)
    main = own[1] if own else "1"
    lines: dict[int, int] = {}
    line = 0
    for number, text in enumerate(ptx.splitlines(), 1):
        if FUNCTION_BEGIN.match(text):
            line = 0
        if mark := LINE_MARK.match(text):
            if mark[1] == main and mark[2] != "0":
                line = int(mark[2])
            elif mark[3] == main:
                line = int(mark[4])
        elif line and text.strip().endswith(";"):
            lines[number] = line
    return lines


# The rules for constants: numbers, and expressions that the assembler evaluates. A constant keeps its exact value and
# its text as written, without blanks.

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


def constant(cursor: Cursor) -> tree.Integer | tree.Float:
    """constant : ['+' | '-'] FLOAT | expression"""
    texts, kinds, first = cursor.texts, cursor.kinds, cursor.index
    if kinds[first] == INTEGER and texts[first + 1] in {",", ";", "]", "}", ")"}:
        cursor.index = first + 1
        return tree.Integer(_integer_value(texts[first]), texts[first])
    signed = texts[first] in {"+", "-"}
    if kinds[first + signed] == FLOAT:
        cursor.index = first + signed + 1
        return _float(texts[first + signed], negative=texts[first] == "-")
    value = expression(cursor, _LOOSEST)
    return tree.Integer(value, "".join(texts[first : cursor.index]))


def integer(cursor: Cursor) -> int:
    """integer : expression"""
    return expression(cursor, _LOOSEST)


def number(cursor: Cursor, expected: str) -> int:
    """number : INTEGER"""
    return _integer_value(cursor.take(INTEGER, expected))


def expression(cursor: Cursor, loosest: int) -> int:
    """expression : primary (binary_operator expression)* ['?' expression ':' expression]"""
    value = primary(cursor)
    while (rule := _BINARY.get(cursor.texts[cursor.index])) and rule[0] >= loosest:
        operator = cursor.index
        cursor.index += 1
        right = expression(cursor, rule[0] + 1)
        if right == 0 and cursor.texts[operator] in {"/", "%"}:
            raise cursor.error("a constant is divided by zero", operator)
        value = rule[1](value, right)
    if loosest == _LOOSEST and cursor.accept("?"):
        if_true = expression(cursor, _LOOSEST)
        cursor.expect(":", "between the two values of '?'")
        if_false = expression(cursor, _LOOSEST)
        value = if_true if value else if_false
    return value


def primary(cursor: Cursor) -> int:
    """primary : INTEGER | unary_operator primary | '(' ('.s64' | '.u64') ')' primary | '(' expression ')'"""
    if cursor.kinds[cursor.index] == INTEGER:
        cursor.index += 1
        return _integer_value(cursor.texts[cursor.index - 1])
    if meaning := _UNARY.get(cursor.texts[cursor.index]):
        cursor.index += 1
        return meaning(primary(cursor))
    if not cursor.accept("("):
        raise cursor.unexpected("expected a constant")
    if (cast := cursor.texts[cursor.index]) in {".u64", ".s64"}:
        cursor.index += 1
        cursor.expect(")", "after the type of a cast")
        value = primary(cursor) & _WORD
        return value - (1 << 64) if cast == ".s64" and value >> 63 else value
    value = expression(cursor, _LOOSEST)
    cursor.expect(")", "at the end of a bracketed expression")
    return value


def _integer_value(text: str) -> int:
    """Return the value of an INTEGER token: 31 of `0x1FU`, 15 of `017`, 5 of `0b101`."""
    digits = text.rstrip("U")
    if digits[:2].lower() in {"0x", "0b"}:
        return int(digits, 0)
    is_octal = digits[0] == "0" and set(digits) <= set("01234567")
    return int(digits, 8 if is_octal else 10)


def _float(text: str, *, negative: bool) -> tree.Float:
    width = 32 if text[:2].lower() == "0f" else 64  # decimal constants are 64 bits wide (ISA 4.5.2)
    is_pattern = text[:2].lower() in {"0f", "0d"}
    pattern = bytes.fromhex(text[2:]) if is_pattern else struct.pack(">d", float(text))
    return tree.Float(int.from_bytes(pattern, "big") ^ negative << width - 1, width, f"-{text}" if negative else text)


_OPERAND_ENDS = frozenset({",", ";", "]", "}", ")"})


def operand(cursor: Cursor) -> tree.Operand:
    """operand : single ['|' single] | '!' name"""
    index = cursor.index
    if cursor.kinds[index] == WORD and cursor.texts[index + 1] in _OPERAND_ENDS:
        cursor.index = index + 1
        return named(cursor, cursor.texts[index])
    if cursor.texts[index] == "!" and cursor.kinds[index + 1] == WORD:
        cursor.index += 1
        return tree.Negated(name(cursor))
    first = single(cursor)
    if cursor.accept("|"):
        return tree.RegisterPair(first, single(cursor))
    return first


def single(cursor: Cursor) -> tree.Operand:
    """single : '[' address | '{' vector | name | constant"""
    if cursor.kinds[cursor.index] == WORD:
        return name(cursor)
    if cursor.accept("["):
        return address(cursor)
    return vector(cursor) if cursor.accept("{") else constant(cursor)


def named(cursor: Cursor, text: str) -> tree.Register | tree.Symbol:
    """named : WORD, a register if it has a percent sign or was declared as one"""
    if text[0] == "%" or text.split(".", 1)[0] in cursor.named_registers:
        return tree.Register(text)
    return tree.Symbol(text)


def name(cursor: Cursor) -> tree.Operand:
    """name : named | 'generic' '(' WORD ')' [offset] | WORD '[' integer ']' | WORD offset"""
    text = cursor.take(WORD, "a name")
    if text == "generic" and cursor.accept("("):
        inner = cursor.take(WORD, "the name of a variable")
        cursor.expect(")", "after the name of a variable")
        return tree.Relative(inner, offset(cursor), generic=True)
    plain = named(cursor, text)
    if isinstance(plain, tree.Register):
        return plain
    if cursor.accept("["):
        index = integer(cursor)
        cursor.expect("]", "after the index of an element")
        return tree.Element(text, index)
    if cursor.texts[cursor.index] in {"+", "-"}:
        return tree.Relative(text, offset(cursor))
    return plain


def offset(cursor: Cursor) -> int:
    """offset : [('+' | '-') integer]"""
    if cursor.accept("+"):
        return integer(cursor)
    return integer(cursor) if cursor.texts[cursor.index] == "-" else 0


def address(cursor: Cursor) -> tree.Address:
    """address : (WORD | constant) offset (',' operand)* ']'"""
    if cursor.kinds[cursor.index] == WORD:
        base: tree.Register | tree.Symbol | tree.Integer = named(cursor, cursor.texts[cursor.index])
        cursor.index += 1
        distance = 0 if cursor.texts[cursor.index] == "]" else offset(cursor)
    else:
        start, distance = cursor.index, 0
        value = constant(cursor)
        if not isinstance(value, tree.Integer):
            raise cursor.unexpected("expected a register, a symbol or an integer as an address", index=start)
        base = value
    if cursor.accept("]"):
        return tree.Address(base, distance)
    coordinates = cursor.listed(operand) if cursor.accept(",") else []
    cursor.expect("]", "at the end of an address")
    return tree.Address(base, distance, tuple(coordinates))


def vector(cursor: Cursor) -> tree.Vector:
    """vector : operand (',' operand)* '}'"""
    elements = cursor.listed(operand)
    cursor.expect("}", "at the end of a vector")
    return tree.Vector(tuple(elements))


def arguments(cursor: Cursor) -> tree.Arguments:
    """arguments : [operand (',' operand)*] ')'"""
    if cursor.accept(")"):
        return tree.Arguments(())
    elements = cursor.listed(operand)
    cursor.expect(")", "at the end of the arguments")
    return tree.Arguments(tuple(elements))


def initial(cursor: Cursor, dimensions: tuple[int | None, ...]) -> tuple[tree.Operand, ...]:
    """initial : value | '{' [initial (',' initial)*] '}'"""
    if not cursor.accept("{"):
        return (value(cursor),)
    inner = dimensions[1:]
    row = prod(length or 1 for length in inner)
    values: list[tree.Operand] = []
    while not cursor.accept("}"):
        nested = cursor.texts[cursor.index] == "{"
        if nested and not inner:
            raise cursor.unexpected("the initialiser has more braces than the variable has dimensions")
        part = initial(cursor, inner)
        values.extend(part)
        if nested:  # the rest of a short row is zero (ISA 5.4.4)
            values.extend([tree.Integer(0, "0")] * (row - len(part)))
        if cursor.texts[cursor.index] != "}":
            cursor.expect(",", "between the values of an initialiser")
    return tuple(values)


def value(cursor: Cursor) -> tree.Operand:
    """value : INTEGER '(' name ')' | name | constant"""
    if cursor.kinds[cursor.index] == WORD:
        return name(cursor)
    if cursor.kinds[cursor.index] == INTEGER and cursor.texts[cursor.index + 1] == "(":
        start = cursor.index
        cursor.index += 1
        mask = _integer_value(cursor.texts[start])
        cursor.expect("(", "after a mask")
        inner = name(cursor)
        cursor.expect(")", "after the address under a mask")
        match inner:
            case tree.Symbol(symbol):
                return tree.Relative(symbol, mask=mask)
            case tree.Relative(symbol, distance, generic):
                return tree.Relative(symbol, distance, generic, mask)
            case _:
                raise cursor.unexpected("expected the address of a variable under the mask", index=start)
    return constant(cursor)


def print_instruction(instruction: tree.Instruction) -> str:
    """Return the text of an instruction, without its semicolon.

    Example:
        >>> print_instruction(tree.Instruction("bar", ("sync",), (tree.Integer(0, "0"),)))
        'bar.sync 0'
    """
    guard = ""
    if instruction.guard:
        guard = f"@{'!' if instruction.guard.negated else ''}{instruction.guard.register} "
    words = ".".join([instruction.opcode, *instruction.modifiers])
    return f"{guard}{words}{' ' if instruction.operands else ''}{print_operands(instruction.operands)}"


def print_operands(operands: Iterable[tree.Operand]) -> str:
    """Return the text of a list of operands.

    Example:
        >>> print_operands([tree.Register("%r1"), tree.Address(tree.Register("%rd1"), 8)])
        '%r1, [%rd1+8]'
    """
    return ", ".join(map(print_operand, operands))


def print_operand(operand: tree.Operand) -> str:
    """Return the text of one operand.

    Example:
        >>> print_operand(tree.Address(tree.Register("%rd1"), 8))
        '[%rd1+8]'
    """
    match operand:
        case tree.Register(name) | tree.Symbol(name):
            return name
        case tree.Integer() | tree.Float():
            return operand.text
        case tree.Element(name, index):
            return f"{name}[{index}]"
        case tree.Relative(name, offset, generic, mask):
            text = (f"generic({name})" if generic else name) + (f"+{offset}" if offset else "")
            return text if mask is None else f"0x{mask:X}({text})"
        case tree.Address(base, offset, coordinates):
            location = print_operand(base) + (f"+{offset}" if offset else "")
            return f"[{', '.join([location, *map(print_operand, coordinates)])}]"
        case tree.Vector(elements) | tree.Arguments(elements):
            left, right = "{}" if isinstance(operand, tree.Vector) else "()"
            return f"{left}{print_operands(elements)}{right}"
        case tree.RegisterPair(first, second):
            return f"{print_operand(first)}|{print_operand(second)}"
        case tree.Negated(inner):
            return f"!{print_operand(inner)}"
