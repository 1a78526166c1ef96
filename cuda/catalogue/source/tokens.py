"""The tokens of a CUDA C++ text, and those of them that give it its structure.

The rule: every character of the text lies in a token, a comment or a gap, so that spans of tokens are spans of the
text; a directive is one token, with its continuation lines. A text that is broken (a quote or a comment that never
ends) still gives tokens.

An `#if` can hold half of a declaration, such as two headers of one function. Then only one branch of it belongs to the
structure: `structure_of` leaves out the others.

Source: ISO/IEC 14882, [lex]; the `<<<` and `>>>` of launches are CUDA's.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from warplens.cuda.ground import toml_beside

WORDS: dict[str, list[str]] = toml_beside(__file__, "words.toml")


class TokenKind(StrEnum):
    """What a token is."""

    DIRECTIVE = "directive"
    STRING = "string"  # a text or a character in quotes
    NUMBER = "number"
    WORD = "word"  # an identifier or a keyword
    SIGN = "sign"


class Token(NamedTuple):
    """A token and its span; the `text` of a digraph is the sign that it stands for."""

    kind: TokenKind
    text: str
    start: int
    end: int


_TOKEN = re.compile(
    r"""
    (?P<directive>^[ \t]*(?:(?:/\*[^\n]*?\*/)[ \t]*)?(?:\#|%:|\?\?=)
        (?:\\[ \t]*\r?\n|/\*.*?(?:\*/|\Z)|//(?:\\\r?\n|[^\n])*|"(?:\\.|[^"\\\n])*"|[^\n\\/"]|[\\/"])*)
    |(?P<gap>(?:[ \t\r\f\v]*\n)+|[ \t\r\f\v]+|\\[ \t]*\r?\n|//(?:\\\r?\n|[^\n])*|/\*.*?(?:\*/|\Z))
    |(?P<raw>(?:u8|[uUL])?R"(?P<fence>[^()\\\s]{0,16})\((?:.*?\)(?P=fence)"|.*\Z))
    |(?P<string>(?:u8|[uUL])?(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))
    |(?P<number>\.?[0-9](?:[eEpP][+-]|'[0-9a-zA-Z_]|[0-9a-zA-Z_.])*)
    |(?P<word>[^\W0-9]\w*)
    |(?P<digraph><%|%>|<:(?!:[^:>])|:>)
    |(?P<sign><<<|>>>|::|->|\.\.\.|.)
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_KINDS = {kind.value: kind for kind in TokenKind} | dict.fromkeys(("raw", "fence"), TokenKind.STRING)
"""The kinds by the groups of `_TOKEN`; "fence" is the one inside "raw", which ends last."""
_DIGRAPHS = {"<%": "{", "%>": "}", "<:": "[", ":>": "]"}
_DIRECTIVE_WORD = re.compile(r"(?:/\*.*?\*/|[\s#]|%:|\?\?=)*(\w*)\s*(.*)", re.DOTALL)
_BRACKETS = {"{": 1, "}": -1, "(": 1, ")": -1}


def tokens_of(text: str) -> tuple[Token, ...]:
    """Return the tokens of a text in its order, without comments.

    Example:
        >>> [token.text for token in tokens_of("copy<<<1, 2>>>(a); // all")]
        ['copy', '<<<', '1', ',', '2', '>>>', '(', 'a', ')', ';']
    """
    tokens = []
    for match in _TOKEN.finditer(text):
        group = match.lastgroup or ""
        if group == "gap":
            continue
        start, end = match.span()
        if group == "digraph":
            tokens.append(Token(TokenKind.SIGN, _DIGRAPHS[match[0]], start, end))
        else:
            tokens.append(Token(_KINDS[group], match[0], start, end))
    return tuple(tokens)


def directive_of(token: Token) -> tuple[str, str]:
    """Return the name of a directive and what follows it.

    Example:
        >>> directive_of(tokens_of("# define WIDTH 32")[0])
        ('define', 'WIDTH 32')
    """
    match = _DIRECTIVE_WORD.match(token.text)
    return (match[1], match[2]) if match else ("", "")


def condition_around(text: str, position: int) -> tuple[str, int]:
    r"""Return the innermost `#if` around a place in a text, or the `#else` or `#elif` of it, and its line; "" and 0.

    Example:
        >>> condition_around("#ifdef WIDE\nint a;\n# else\nint b;\n#endif", 25)
        ('#else of #ifdef WIDE', 3)
    """
    groups: list[list[tuple[str, int]]] = []
    for token in tokens_of(text):
        if token.start >= position:
            break
        word, rest = directive_of(token) if token.kind is TokenKind.DIRECTIVE else ("", "")
        written = " ".join(f"#{word} {rest}".split())
        line = text.count("\n", 0, token.start) + 1
        if word in ("if", "ifdef", "ifndef"):
            groups.append([(written, line)])
        elif word in ("else", "elif", "elifdef", "elifndef") and groups:
            groups[-1].append((written, line))
        elif word == "endif" and groups:
            groups.pop()
    if not groups:
        return "", 0
    first, last = groups[-1][0], groups[-1][-1]
    return (f"#else of {first[0]}" if last[0].startswith("#else") else last[0]), last[1]


def structure_of(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """Return the tokens that give a text its structure.

    Directives are left out; of an `#if` with a branch that is not whole in itself, such as the header of a function
    without its end, all branches but one are, and a branch of `#if 0` always is.

    Example:
        >>> tokens = tokens_of('''
        ... #ifdef WIDE
        ... void f(int a) {
        ... #else
        ... void f() {
        ... #endif
        ... }
        ... ''')
        >>> " ".join(token.text for token in structure_of(tokens))
        'void f ( int a ) { }'
    """
    kept: list[Token] = []
    groups: list[_Group] = []
    for token in tokens:
        if token.kind is not TokenKind.DIRECTIVE:
            kept.append(token)
            continue
        word, condition = directive_of(token)
        if word in ("if", "ifdef", "ifndef"):
            groups.append(_Group(first=len(kept)))
            groups[-1].begin(len(kept), is_off=word == "if" and condition.strip() == "0")
        elif word in ("else", "elif", "elifdef", "elifndef") and groups:
            groups[-1].begin(len(kept), is_off=False)
        elif word == "endif" and groups:
            group = groups.pop()
            kept[group.first :] = group.taken_branch(kept)
    return tuple(kept)


class _Group:
    """The branches of one `#if`: where each begins in the tokens that are kept, and whether it is switched off."""

    def __init__(self, first: int) -> None:
        self.first = first
        self._branches: list[tuple[int, bool]] = []

    def begin(self, position: int, *, is_off: bool) -> None:
        """Begin a branch."""
        self._branches.append((position, is_off))

    def taken_branch(self, kept: list[Token]) -> list[Token]:
        """Return the tokens of the branches that count."""
        ends = [position for position, _ in self._branches[1:]] + [len(kept)]
        branches = [kept[start:end] for (start, is_off), end in zip(self._branches, ends, strict=True) if not is_off]
        if len(branches) > 1:
            is_inside = bool(self.first) and kept[self.first - 1].text not in ("}", ";", "{")
            if not is_inside and not all(map(_is_whole, branches)):
                return branches[0]
            if any(_balance(branch) for branch in branches):
                return branches[0]
        return [token for branch in branches for token in branch]


def _balance(tokens: Sequence[Token]) -> int:
    return sum(_BRACKETS.get(token.text, 0) for token in tokens if token.kind is TokenKind.SIGN)


def _is_whole(tokens: Sequence[Token]) -> bool:
    """Return whether a branch can stand between two declarations; one that ends without `;` is a part of one."""
    if not tokens:
        return True
    is_macro_call = len(tokens) > 1 and tokens[-1].text == ")" and tokens[1].text == "("
    return (is_macro_call or tokens[-1].text in ("}", ";", ":")) and _balance(tokens) == 0


# Brackets in a sequence of tokens: where they close, and what stands between the commas inside. A position that these
# functions return is one of the sequence, also where a bracket never closes.

OPEN = {"(": ")", "[": "]", "{": "}"}
_LONGEST_LIST = 300  # a `<` that is not closed after this many tokens opens no list, so that the time stays linear


def closing(tokens: Sequence[Token], position: int) -> int:
    """Return the place of the bracket that closes the one at `position`; the last place where none does."""
    depth, opening = 0, tokens[position].text
    for index in range(position, len(tokens)):
        token = tokens[index]
        if token.kind is not TokenKind.SIGN:
            continue
        if token.text == opening:
            depth += 1
        elif token.text == OPEN[opening]:
            depth -= 1
            if depth == 0:
                return index
    return len(tokens) - 1


def angle_end(tokens: Sequence[Token], position: int) -> int:
    """Return the place after the `>` that closes the `<` at `position`; the next place where none does."""
    depth, index, end = 0, position, min(len(tokens), position + _LONGEST_LIST)
    while index < end:
        text = tokens[index].text
        if text in OPEN:
            index = closing(tokens, index)
        elif text == "<":
            depth += 1
        elif text in (">", ">>>"):
            depth -= len(text)
            if depth <= 0:
                return index + 1
        elif text in (";", "}", ")", "<<<"):
            break
        index += 1
    return position + 1


def parts(tokens: Sequence[Token]) -> tuple[Sequence[Token], ...]:
    """Return what stands between the commas of a sequence, those in brackets and template lists left alone."""
    pieces, start, index = [], 0, 0
    while index < len(tokens):
        text = tokens[index].text
        if text in OPEN:
            index = closing(tokens, index)
        elif text == "<" and index and tokens[index - 1].kind is TokenKind.WORD:
            index = angle_end(tokens, index) - 1
        elif text == ",":
            pieces.append(tokens[start:index])
            start = index + 1
        index += 1
    return tuple(part for part in (*pieces, tokens[start:]) if part)


def joined(tokens: Sequence[Token]) -> str:
    """Return tokens as one line: a blank wherever the text has blanks, comments or line ends."""
    pieces = []
    for before, token in zip([None, *tokens], tokens, strict=False):
        pieces += [" ", token.text] if before is not None and token.start > before.end else [token.text]
    return "".join(pieces)


# Spellings that nvcc takes and NVRTC reads otherwise, written as NVRTC reads them, and those of entries. The lines of
# a text stay, and a text without such a spelling comes through byte for byte. The entry of one of several kernels with
# a name has the types of its parameters behind it: `product<2>(float *, int)`.

_MARKS = frozenset({"__host__", "__device__", "__forceinline__", "__noinline__"})
_LAMBDA_MARKS = re.compile(r"(?<=\])\s*[A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)*(?=\s*[({])")
"""`[=] __device__ (int i)`: NVRTC has no --extended-lambda, and a lambda in device code is device code by itself."""
_LINKAGE = re.compile(r'\bextern\s*"C(?:\+\+)?"(?=[A-Za-z_])')
"""`extern "C"__global__`: for nvcc, whose preprocessor is that of the host, the quote ends the literal."""


def as_read_by_nvrtc(text: str, markers: frozenset[str] = frozenset()) -> str:
    """Return device code as NVRTC takes it; `markers` are macros that mark it, as one for `__host__ __device__`."""
    edits = [
        (match.start(), match.end(), "\n" * match[0].count("\n"))
        for match in _LAMBDA_MARKS.finditer(text)
        if set(re.findall(r"\w+", match[0])) <= markers | _MARKS
    ]
    edits += [(match.end(), match.end(), " ") for match in _LINKAGE.finditer(text)]
    if not edits:
        return text
    strings = [(token.start, token.end) for token in tokens_of(text) if token.kind is TokenKind.STRING]
    pieces, position = [], 0
    for start, end, filler in sorted(edits):
        if any(first < start < last for first, last in strings):
            continue
        pieces += [text[position:start], filler]
        position = end
    return "".join([*pieces, text[position:]])


def split_entry(entry: str) -> tuple[str, str | None]:
    """Return an entry without the types of its parameters, and those; None where it has none."""
    text = entry.strip()
    if not text.endswith(")"):
        return text, None
    depth = 0
    for position in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(text[position], 0)
        if not depth:
            return text[:position].rstrip(), text[position + 1 : -1].strip()
    return text, None


def kernel_name(entry: str) -> str:
    """Return the name of the kernel that an entry chooses, with its scopes.

    Example:
        >>> kernel_name("tiles::product<2>(float *, int)"), kernel_name("add(float *)")
        ('tiles::product', 'add')
    """
    return split_entry(entry)[0].partition("<")[0].strip()


def plain_name(entry: str) -> str:
    """Return the name of the kernel that an entry chooses, without its scopes.

    Example:
        >>> plain_name("detail::scan<float, 4>")
        'scan'
    """
    return kernel_name(entry).rpartition("::")[2].strip()
