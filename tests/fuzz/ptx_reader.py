"""Reads the part of PTX that the fuzzed kernels use, for the machine of single threads.

The rule: it shares no code with the parser of Warplens, which reads the same text. A function becomes a list of
instructions with labels as indices; whatever this reader does not know raises `NotJudgedError`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
DIRECTIVES = re.compile(r"^\s*\.(?:version|target|address_size|file|loc|pragma)\b[^\n;]*;?", re.MULTILINE)
SECTIONS = re.compile(r"\.section\b[^{}]*\{[^{}]*\}")
LABEL = re.compile(r"\s*([$%\w]+)\s*:")
VARIABLE = re.compile(
    r"(?:\.(?:visible|extern|weak|common)\s+)*\.(?P<space>global|shared|const|local|param)\s+(?P<rest>.*)", re.DOTALL
)
TYPE_BYTES = {"b8": 1, "u8": 1, "s8": 1, "b16": 2, "u16": 2, "s16": 2, "f16": 2, "b32": 4, "u32": 4, "s32": 4, "f32": 4,
              "b64": 8, "u64": 8, "s64": 8, "f64": 8, "b128": 16, "f16x2": 4, "bf16": 2, "bf16x2": 4}  # fmt: skip


class NotJudgedError(Exception):
    """The machine of single threads cannot execute a kernel, so nothing is known of its right result."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A declared variable; `size` is None where the launch gives it (dynamic shared memory)."""

    name: str
    space: str
    alignment: int
    type: str
    size: int | None
    initial: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: its guard (register, whether negated), its words between the dots, its operands as text."""

    guard: tuple[str, bool] | None
    opcode: str
    words: tuple[str, ...]
    operands: tuple[str, ...]


@dataclass(slots=True)
class Function:
    """A function or entry: parameters, results, variables, instructions, labels and tables of branches."""

    name: str
    parameters: list[Variable]
    results: list[Variable]
    variables: list[Variable] = field(default_factory=list)
    code: list[Instruction] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    tables: dict[str, list[str]] = field(default_factory=dict)


@dataclass(slots=True)
class Module:
    """The functions and variables of a text."""

    functions: dict[str, Function] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)


def split_operands(text: str) -> list[str]:
    """Divide a text at the commas that stand in no bracket."""
    parts, depth, begin = [], 0, 0
    for index, sign in enumerate(text):
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif sign == "," and depth == 0:
            parts.append(text[begin:index].strip())
            begin = index + 1
    return [*parts, text[begin:].strip()] if text[begin:].strip() else parts


def read_variable(text: str) -> Variable | None:
    """Read a declaration of memory or of a parameter."""
    match = VARIABLE.match(text.strip())
    if match is None:
        return None
    rest, _, initial = match["rest"].partition("=")
    alignment, type_ = 0, ""
    for word in re.findall(r"\.(align\s+\d+|ptr(?:\s+\.\w+)?|\w+)", rest):
        if word.startswith("align"):
            alignment = int(word.split()[1])
        elif word in TYPE_BYTES:
            type_ = word
    if not type_:
        raise NotJudgedError(f"declaration {text!r}")
    name_text = re.sub(r"\.(?:align\s+\d+|\w+)", " ", rest).strip()
    name = re.match(r"[$%\w]+", name_text)
    if name is None:
        raise NotJudgedError(f"declaration {text!r}")
    counts = re.findall(r"\[(\d*)\]", name_text)
    size: int | None = TYPE_BYTES[type_]
    for count in counts:
        size = None if count == "" or size is None else size * int(count)
    values = tuple(split_operands(initial.strip().strip("{}"))) if initial else ()
    if size is None and values:
        size = TYPE_BYTES[type_] * len(values)
    return Variable(name[0], match["space"], alignment or TYPE_BYTES[type_], type_, size, values)


def _matching(text: str, opening: int) -> int:
    depth = 0
    for index in range(opening, len(text)):
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth == 0:
                return index
    raise NotJudgedError("a brace is not closed")


def read_module(text: str) -> Module:
    """Read a PTX text."""
    text = SECTIONS.sub("", COMMENTS.sub(" ", text))
    text = DIRECTIVES.sub("", text)
    module = Module()
    at = 0
    while match := re.compile(r"[;{]").search(text, at):
        head = text[at : match.start()].strip()
        if re.search(r"\.(?:entry|func)\b", head):
            if text[match.start()] == ";":
                at = match.end()
                continue
            end = _matching(text, match.start())
            function = _read_head(head)
            _read_body(function, text[match.end() : end])
            module.functions[function.name] = function
            at = end + 1
            continue
        end = text.index(";", match.start())
        if variable := read_variable(text[at:end]):
            module.variables.append(variable)
        at = end + 1
    return module


def _read_head(head: str) -> Function:
    match = re.search(r"\.(?:entry|func)\b\s*(?:\(([^)]*)\)\s*)?([$\w]+)\s*(?:\(([^)]*)\))?", head)
    if match is None:
        raise NotJudgedError(f"head {head!r}")
    results, parameters = ([read_variable(part) for part in split_operands(match[n] or "")] for n in (1, 3))
    return Function(match[2], [p for p in parameters if p], [r for r in results if r])


def _statements(body: str) -> Iterator[str]:
    """Give the statements of a body; braces that open a scope are dropped."""
    begin = at = 0
    while at < len(body):
        sign = body[at]
        if sign == "{" and not body[begin:at].strip():
            begin = at + 1
        elif sign == "{":
            at = _matching(body, at)
        elif sign == "}":
            begin = at + 1
        elif sign == ";":
            yield body[begin:at].strip()
            begin = at + 1
        elif sign == ":" and (label := LABEL.fullmatch(body[begin : at + 1])):
            yield f"{label[1]}:"
            begin = at + 1
        at += 1


def _read_body(function: Function, body: str) -> None:
    label = ""
    for statement in _statements(body):
        if statement.endswith(":"):
            label = statement[:-1]
            function.labels[label] = len(function.code)
        elif not statement or statement.startswith((".reg", ".callprototype")):
            continue
        elif statement.startswith(".branchtargets"):
            function.tables[label] = split_operands(statement.removeprefix(".branchtargets"))
        elif statement.startswith("."):
            if variable := read_variable(statement):
                function.variables.append(variable)
        else:
            function.code.append(_read_instruction(statement))


def _read_instruction(statement: str) -> Instruction:
    guard = None
    if match := re.match(r"@(!?)([$%\w]+)\s+", statement):
        guard = (match[2], bool(match[1]))
        statement = statement[match.end() :]
    opcode, _, rest = statement.partition(" ")
    opcode, _, more = opcode.partition("\t")
    words = opcode.split(".")
    return Instruction(guard, opcode, tuple(words), tuple(split_operands(more + rest)))


def names_of(operands: Sequence[str]) -> set[str]:
    """Return the words of operands that may be registers."""
    return {word for operand in operands for word in re.findall(r"[%$\w.]+", operand)}
