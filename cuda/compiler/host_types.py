"""Types that a launch takes from variables of the host: `copy<decltype(layout)><<<...>>>`.

The rule: no host code runs. The declaration of the variable, and everything that it names, is repeated in a device
function behind the user's text, and the compiler reports its type. A value that only running the host code would give
is arbitrary there; a type that depends on it is refused by the compiler.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warplens.cuda.source.tokens import OPEN, Token, TokenKind, closing, joined, kernel_name, parts, tokens_of

_WORD = re.compile(r"[^\W0-9]\w*")
_TYPE = re.compile(r"\bdecltype\s*\(")
_NUMBERS = re.compile(
    r"(?:(?:static|const|constexpr|unsigned|signed)\s+)*"
    r"(?:unsigned|signed|bool|char|short|int|long|long\s+long|size_t|u?int(?:8|16|32|64)_t|float|double)$"
)
_OF_RUN = re.compile(r"\.|->|\bargv?\b|\bato[il]\b")
"""An initialiser with one of these is known to the running host alone."""
_NO_DECLARATION = frozenset(
    {"return", "if", "for", "while", "do", "switch", "case", "else", "delete", "throw", "goto", "break", "continue"}
)
_LOCAL = "warplens_local_{}"
_HELPER = "template <class T> struct warplens_type { using type = T; };"


@dataclass(frozen=True, slots=True, kw_only=True)
class HostTypes:
    """The entry with types that the compiler knows, and the text behind that of the user which declares them."""

    entry: str
    text: str


@dataclass(frozen=True, slots=True)
class _Declared:
    """A statement that declares names; a directive (`using namespace`) declares none."""

    names: frozenset[str]
    text: str


def host_types(source: str, entry: str) -> HostTypes | None:
    """Return an entry whose types do not depend on variables of the host; None where no launch has such types."""
    spans = list(_types_of(entry))
    name = kernel_name(entry).rpartition("::")[2]
    tokens = tokens_of(source)
    launches = [
        index
        for index, token in enumerate(tokens)
        if token.text == "<<<" and name in {before.text for before in tokens[max(0, index - 200) : index]}
    ]
    wanted = set(_WORD.findall(entry))
    scopes = [scope for index in launches if (scope := _scope(tokens, index))]
    if not scopes or "<" not in entry:
        return None
    scope = max(scopes, key=lambda scope: len(wanted & {name for declared in scope for name in declared.names}))
    functions, rewritten, position = [], [], 0
    for number, (start, end) in enumerate(spans):
        inner = entry[start:end]
        statements = " ".join(_needed(scope, inner))
        local = _LOCAL.format(number)
        functions.append(
            f"inline __device__ auto {local}() {{ {statements} return warplens_type<decltype({inner})>{{}}; }}"
        )
        opening = _TYPE.search(entry, position)
        rewritten += [entry[position : opening.start() if opening else start], f"decltype({local}())::type"]
        position = end + 1
    directives = dict.fromkeys(declared.text for declared in scope if not declared.names)
    return HostTypes(
        entry="".join([*rewritten, entry[position:]]),
        text="\n".join(["", *([_HELPER] if functions else []), *functions, *directives, ""]),
    )


def _types_of(entry: str) -> Iterator[tuple[int, int]]:
    """Yield the spans inside each outermost `decltype(...)`."""
    position = 0
    while match := _TYPE.search(entry, position):
        depth, end = 1, match.end()
        while end < len(entry) and depth:
            depth += {"(": 1, ")": -1}.get(entry[end], 0)
            end += 1
        if depth:
            return
        yield match.end(), end - 1
        position = end


def _scope(tokens: Sequence[Token], launch: int) -> list[_Declared]:
    """Return the declarations in a function before a launch, from the outermost brace on."""
    opened: list[int] = []
    for index in range(launch):
        if tokens[index].text == "{":
            opened.append(index)
        elif tokens[index].text == "}" and opened:
            opened.pop()
    opened = [index for index in opened if not _is_of_namespace(tokens, index)]
    if not opened:
        return []
    declarations = list(_parameters(tokens, opened[0]))
    for index, start in enumerate(opened):
        end = opened[index + 1] if index + 1 < len(opened) else launch
        declarations += _statements(tokens[start + 1 : end])
    return declarations


def _is_of_namespace(tokens: Sequence[Token], brace: int) -> bool:
    before = tokens[max(0, brace - 8) : brace]
    words = [token.text for token in before]
    for stop in (";", "}", ")"):
        if stop in words:
            words = words[len(words) - words[::-1].index(stop) :]
    return bool({"namespace", "struct", "class", "extern"} & set(words))


def _parameters(tokens: Sequence[Token], brace: int) -> Iterator[_Declared]:
    """Yield the parameters of a function as variables of any value."""
    if brace == 0 or tokens[brace - 1].text != ")":
        return
    depth, index = 0, brace - 1
    while index >= 0:
        depth += {")": 1, "(": -1}.get(tokens[index].text, 0)
        if depth == 0:
            break
        index -= 1
    for part in parts(tokens[index + 1 : brace - 1]):
        words = [token.text for token in part if token.kind is TokenKind.WORD]
        if len(words) > 1 and "=" not in {token.text for token in part}:
            kind = joined(part[:-1]).replace("&", "")
            yield _Declared(frozenset({words[-1]}), f"{kind} {words[-1]}{{}};")


def _statements(tokens: Sequence[Token]) -> Iterator[_Declared]:
    start = index = 0
    while index < len(tokens):
        token = tokens[index]
        if token.kind is TokenKind.DIRECTIVE:
            start = index + 1
        elif token.text in OPEN:
            index = closing(tokens, index)
            if token.text == "{" and tokens[start].text in _NO_DECLARATION:
                start = index + 1
        elif token.text == ";":
            if (declared := _declared(tokens[start:index])) is not None:
                yield declared
            start = index + 1
        index += 1


def _declared(tokens: Sequence[Token]) -> _Declared | None:
    if not tokens or tokens[0].text in _NO_DECLARATION or tokens[0].kind is not TokenKind.WORD:
        return None
    text = joined(tokens)
    if text.startswith("using namespace "):
        return _Declared(frozenset(), f"{text};")
    if tokens[0].text == "using" and len(tokens) > 1:
        return _Declared(frozenset({tokens[1].text}), f"{text};")
    end = next((index for index, token in enumerate(tokens) if token.text in {"=", "(", "{"}), len(tokens))
    if end < 2 or tokens[end - 1].kind is not TokenKind.WORD:
        return None
    name, kind = tokens[end - 1].text, joined(tokens[: end - 1])
    if not re.fullmatch(r"[\w:<>,\s*&]+", kind) or not _WORD.match(kind):
        return None
    if _NUMBERS.match(kind) and _OF_RUN.search(joined(tokens[end:])):
        return _Declared(frozenset({name}), f"{re.sub(r'(?:static|const|constexpr) ', '', kind)} {name} = 1;")
    return _Declared(frozenset({name}), f"{text};")


def _needed(scope: Sequence[_Declared], inner: str) -> list[str]:
    """Return the statements that declare what an expression names, and what these name, in their order."""
    words, kept = set(_WORD.findall(inner)), set[int]()
    for index in range(len(scope) - 1, -1, -1):
        declared = scope[index]
        if not declared.names or declared.names & words:
            kept.add(index)
            words |= set(_WORD.findall(declared.text))
    return [scope[index].text for index in sorted(kept)]
