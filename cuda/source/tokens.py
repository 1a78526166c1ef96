r"""The tokens of a CUDA C++ text, and those of them that give it its structure.

The rule: every character of the text lies in a token, a comment or a gap, so that spans of tokens are spans of the
text; a directive is one token, with its continuation lines. A text that is broken (a quote or a comment that never
ends) still gives tokens.

An `#if` can hold half of a declaration, such as two headers of one function. Then only one branch of it belongs to the
structure: `structure_of` leaves out the others.

Source: ISO/IEC 14882, [lex]; the `<<<` and `>>>` of launches are CUDA's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple


class TokenKind(StrEnum):
    """What a token is."""

    DIRECTIVE = "directive"
    STRING = "string"
    """A text or a character in quotes."""
    NUMBER = "number"
    WORD = "word"
    """An identifier or a keyword."""
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
_KINDS = {
    "directive": TokenKind.DIRECTIVE,
    "raw": TokenKind.STRING,
    "fence": TokenKind.STRING,  # the group inside "raw", which ends last
    "string": TokenKind.STRING,
    "number": TokenKind.NUMBER,
    "word": TokenKind.WORD,
    "sign": TokenKind.SIGN,
}
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
            kept[group.first :] = group.chosen(kept)
    return tuple(kept)


class _Group:
    """The branches of one `#if`: where each begins in the tokens that are kept, and whether it is switched off."""

    def __init__(self, first: int) -> None:
        self.first = first
        self._branches: list[tuple[int, bool]] = []

    def begin(self, position: int, *, is_off: bool) -> None:
        """Begin a branch."""
        self._branches.append((position, is_off))

    def chosen(self, kept: list[Token]) -> list[Token]:
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
