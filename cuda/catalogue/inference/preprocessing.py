"""What the preprocessor makes of a CUDA file, as far as reading its host code needs it.

The rule: every line keeps its number. Comments become blanks, branches that `#if` leaves out become empty lines, and
macros are written out where they are used, except those that name a number: these keep their names, since a number with
a name may become a problem axis. Sizes and depths are limited, so that a hostile file costs no more than a long one.
"""

import ast
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from warplens.cuda.catalogue.inference.values import FACTS
from warplens.cuda.catalogue.syntax import SourceFile

MAX_TEXT = 4 * 2**20  # the written-out text of a file may have this many characters
MAX_EXPANSIONS = 50_000
MAX_WRITTEN = 2**25  # macros may write this many characters in all, those that other macros take up again included
MAX_NUMBER_TEXT = 200  # the body of a macro that names a number is no longer than this
MAX_DEPTH = 16
MAX_HEADERS = 64
MAX_SHIFT = 64  # a number of the text is shifted by fewer bits
DEVICE_ARCHITECTURE = 900  # `__CUDA_ARCH__` has this value: kernels are read as a current GPU sees them

_CLEAN = re.compile(
    r'R"(?P<mark>[^()\s\\]{0,16})\((?:.{0,4000}?)\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?(?:\*/|\Z)',
    re.DOTALL,
)
_TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|\w+|\s+|.', re.DOTALL)
_DEFINE = re.compile(r"(\w+)(\([^)]*\))?\s*(.*)", re.DOTALL)
_NUMBER = re.compile(r"(?:0[xX][0-9a-fA-F]+|\d[\d']*)(?:[uUlLzZ]*)|(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?[fFlL]?")
_ARITHMETIC = re.compile(r"[-+*/%()<>&|~^?:!=\s]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Macro:
    """A macro; `parameters` is None where it takes none. `is_guarded`: `#ifndef` lets a compiler option replace it."""

    name: str
    parameters: tuple[str, ...] | None
    body: str
    line: int
    is_number: bool = False
    is_guarded: bool = False


@dataclass(slots=True)
class Preprocessor:
    """Writes out a file and the local headers that it includes; `units` are the files, headers first."""

    headers: Mapping[str, str]
    macros: dict[str, Macro] = field(default_factory=dict)
    units: list[SourceFile] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)
    _expansions: int = 0
    _written: int = 0

    def read(self, text: str, path: str) -> None:
        """Add a file and what it includes to `units`."""
        lines = _joined(_without_comments(text.replace("\r\n", "\n"))).split("\n")
        written: list[str] = []
        pending: list[str] = []
        branches: list[tuple[bool, bool, bool]] = []  # taken now, one was taken, the outer one is taken
        guard = ""

        def flush() -> None:
            if pending:
                written.append(self._expand("\n".join(pending), 0, frozenset()))
                pending.clear()

        active = True
        for number, line in enumerate(lines, start=1):
            stripped = line.lstrip()
            if not stripped.startswith("#"):
                pending.append(line if active else "")
                continue
            flush()
            written.append("")
            match = re.match(r"#\s*(\w*)\s*(.*)", stripped, re.DOTALL)
            word, rest = (match[1], match[2].strip()) if match else ("", "")
            if word in ("if", "ifdef", "ifndef"):
                holds = active and self._holds(word, rest)
                branches.append((holds, holds, active))
                guard = rest if word == "ifndef" else ""
                active = holds
            elif word in ("elif", "else") and branches:
                _, was_taken, outer = branches[-1]
                holds = outer and not was_taken and (word == "else" or self._holds("if", rest))
                branches[-1] = (holds, was_taken or holds, outer)
                active = holds
            elif word == "endif" and branches:
                active = branches.pop()[2]
            elif active and word == "define":
                self._define(rest, number, guard)
            elif active and word == "undef":
                self.macros.pop(rest, None)
            elif active and word == "include":
                self._include(rest)
        flush()
        self.units.append(SourceFile(path=path, text="\n".join(written)[:MAX_TEXT]))

    def _include(self, rest: str) -> None:
        match = re.match(r'["<]([^">]+)[">]', rest)
        name = match[1] if match else ""
        last = name.rsplit("/", 1)[-1]
        for known in (name, last, *(key for key in self.headers if key.rsplit("/", 1)[-1] == last)):
            if known in self.headers and known not in self._seen and len(self._seen) < MAX_HEADERS:
                self._seen.add(known)
                self.read(self.headers[known], known)
                return

    def _define(self, rest: str, line: int, guard: str) -> None:
        match = _DEFINE.match(rest)
        if match is None:
            return
        name, listed, body = match[1], match[2], match[3].strip()
        parameters = tuple(part.strip() for part in listed[1:-1].split(",") if part.strip()) if listed else None
        self.macros[name] = Macro(
            name=name,
            parameters=parameters,
            body=body,
            line=line,
            is_number=parameters is None and self._is_number(body),
            is_guarded=guard == name,
        )

    def _is_number(self, body: str) -> bool:
        """Return whether a body is made of numbers, arithmetic and names of numbers."""
        if not body or len(body) > MAX_NUMBER_TEXT:
            return False
        rest = _NUMBER.sub(" ", re.sub(r"\b(?:unsigned|int|long|size_t|float|double)\b", " ", body))
        words = set(re.findall(r"[A-Za-z_]\w*", rest))
        if any(word not in self.macros or not self.macros[word].is_number for word in words):
            return False
        has_digit = bool(_NUMBER.search(body)) or bool(words)
        return has_digit and _ARITHMETIC.fullmatch(re.sub(r"\w+", " ", rest) + " ") is not None

    def _holds(self, word: str, rest: str) -> bool:
        if word != "if":
            name = rest.split(maxsplit=1)[0] if rest else ""
            return (name in self.macros or name in _GIVEN) == (word == "ifdef")

        def is_defined(match: re.Match[str]) -> str:
            return "1" if match[1] in self.macros or match[1] in _GIVEN else "0"

        return bool(number_of(re.sub(r"\bdefined\s*\(?\s*(\w+)\s*\)?", is_defined, rest), self.macros))

    # writing out

    def _expand(self, text: str, depth: int, hidden: frozenset[str]) -> str:
        expanded = (macro.name for macro in self.macros.values() if not macro.is_number)
        if depth > MAX_DEPTH or not any(name in text and name not in hidden for name in expanded):
            return text
        written: list[str] = []
        size, position = 0, 0
        while position < len(text):
            match = _TOKEN.match(text, position)
            if match is None:
                break
            token, position = match.group(), match.end()
            macro = self.macros.get(token)
            is_full = self._expansions > MAX_EXPANSIONS or self._written > MAX_WRITTEN
            if macro is None or token in hidden or macro.is_number or is_full:
                written.append(token)
            elif macro.parameters is None:
                self._expansions += 1
                written.append(self._expand(macro.body, depth + 1, hidden | {token}))
            else:
                arguments, end = _arguments(text, position)
                if arguments is None:
                    written.append(token)
                    continue
                self._expansions += 1
                lines = text.count("\n", position, end)
                values = [self._expand(part, depth + 1, hidden) for part in arguments]
                body = self._substituted(macro, values, arguments)
                written.append(self._expand(body, depth + 1, hidden | {token}) + "\n" * lines)
                position = end
            size += len(written[-1])
            if size > MAX_TEXT:
                break
        return "".join(written)

    def _substituted(self, macro: Macro, values: list[str], raw: list[str]) -> str:
        parameters = list(macro.parameters or ())
        arguments = dict(zip(parameters, values, strict=False))
        plain = dict(zip(parameters, raw, strict=False))
        if parameters and parameters[-1].endswith("..."):
            name = parameters[-1][:-3] or "__VA_ARGS__"
            start = len(parameters) - 1
            arguments[name], plain[name] = ", ".join(values[start:]), ", ".join(raw[start:])
        pasted = re.sub(
            r"(\w+)?\s*##\s*(\w+)?",
            lambda match: "".join(plain.get(word, word).strip() for word in match.groups() if word),
            re.sub(r"(?<!#)#\s*(\w+)", lambda match: _quoted(match, plain), macro.body),
        )
        written: list[str] = []
        size = 0
        for match in _TOKEN.finditer(pasted):
            written.append(arguments.get(match.group(), match.group()).replace("\n", " "))
            size += len(written[-1])
            if size > MAX_TEXT:
                break
        self._written += size
        return "".join(written)


def _numbers(text: str, macros: Mapping[str, Macro]) -> str:
    """Return a condition with a number in the place of every name."""
    for _ in range(MAX_DEPTH):
        words = set(re.findall(r"\b[A-Za-z_]\w*", text))
        if not words or len(text) > 1000:
            break
        for name in words:
            body = macros[name].body if name in macros else str(_GIVEN.get(name, 0))
            body = body if len(body) <= MAX_NUMBER_TEXT else "0"
            text = re.sub(rf"\b{name}\b(?!\s*\()", lambda _, body=body: f"({body or 0})", text)  # type: ignore[misc]
    return text


def number_of(text: str, macros: Mapping[str, Macro]) -> int:
    """Return the value of a whole number that is written with macros, 0 where it has none."""
    return _condition(_numbers(text, macros))


def _quoted(match: re.Match[str], arguments: Mapping[str, str]) -> str:
    if match[1] not in arguments:
        return match.group()
    return '"' + arguments[match[1]].replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def _arguments(text: str, position: int) -> tuple[list[str] | None, int]:
    """Return the arguments in the parentheses after `position`, and the position behind them."""
    opening = re.compile(r"\s*\(").match(text, position)
    if opening is None:
        return None, position
    start = position = opening.end()
    depth, parts = 0, []
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            break
        sign, after = match.group(), match.end()
        if sign in "([{" and len(sign) == 1:
            depth += 1
        elif sign == ")" and depth == 0:
            parts.append(text[start:position].strip())
            return parts, after
        elif sign in ")]}" and len(sign) == 1:
            depth -= 1
        elif sign == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = after
        position = after
    return None, position


def _without_comments(text: str) -> str:
    def blank(match: re.Match[str]) -> str:
        text = match.group()
        return text if text[0] in "R\"'" else " " + "\n" * text.count("\n")

    # the digits of 1'000'000 are no characters in quotes
    return _CLEAN.sub(blank, re.sub(r"(?<=\d)'(?=\d)", "", text))


def _joined(text: str) -> str:
    """Return `text` with continued lines as one, followed by as many empty lines."""
    if "\\" not in text:
        return text
    lines: list[str] = []
    owed = 0
    whole = ""
    for line in text.split("\n"):
        if line.rstrip().endswith("\\"):  # compilers take blanks behind it
            whole += line.rstrip()[:-1] + " "
            owed += 1
            continue
        lines.append(whole + line)
        lines.extend([""] * owed)
        whole, owed = "", 0
    return "\n".join([*lines, whole] if whole else lines)


_GIVEN: dict[str, int] = FACTS["macros"] | {"__CUDA_ARCH__": DEVICE_ARCHITECTURE}
_OPERATORS: dict[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Gt: operator.gt, ast.GtE: operator.ge,
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Eq: operator.eq, ast.NotEq: operator.ne,
    ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.LShift: lambda left, right: left << right if 0 <= right < MAX_SHIFT else 0,
    ast.RShift: lambda left, right: left >> right if 0 <= right < MAX_SHIFT else 0,
    ast.Div: lambda left, right: left // right if right else 0,
    ast.Mod: lambda left, right: left % right if right else 0,
}  # fmt: skip


def _condition(text: str) -> int:
    text = re.sub(r"(?<=[0-9a-fA-F])[uUlL]+\b", "", text).replace("&&", " and ").replace("||", " or ")
    text = re.sub(r"!(?!=)", " not ", text).strip()
    if len(text) > 1000:
        return 0
    try:
        return _number(ast.parse(text, mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return 0


def _number(node: ast.AST) -> int:
    match node:
        case ast.Constant(value=int() as value):
            return value
        case ast.BoolOp(op=ast.And(), values=parts):
            return int(all(_number(part) for part in parts))
        case ast.BoolOp(values=parts):
            return int(any(_number(part) for part in parts))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return int(not _number(operand))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_number(operand)
        case ast.BinOp(left=left, op=sign, right=right) | ast.Compare(left=left, ops=[sign], comparators=[right]):
            if type(sign) in _OPERATORS:
                return int(_OPERATORS[type(sign)](_number(left), _number(right)))
    raise ValueError("no number")
