"""The code for a GPU before the cut: a source as pieces that can be cut out, declarations and functions in classes.

The rule: a piece says by which names it is reached, what it names itself, and under which condition it is device code.
That it is reached and by whom is not decided here (see `warplens.cuda.catalogue.source.device_code`).
"""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise

from warplens.cuda.catalogue.source.declarations import Declaration, DeclarationKind, declarations_of, members_of
from warplens.cuda.catalogue.source.tokens import WORDS, Token, TokenKind, closing, directive_of, tokens_of

_KEPT_TEXTS = 256  # a process keeps the pieces of this many texts: all points of a sweep share them
_DEVICE_WORDS = frozenset(WORDS["device"])  # what marks device code, macros of libraries included
_CONSTANT_WORDS = frozenset({"const", "constexpr", "constinit"})
_STAYING = frozenset({"if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif", "define", "undef"})
_DEEPEST_CLASS = 4  # a class within as many others stays as it is
_WORD = re.compile(r"[^\W0-9]\w*")
_HOST_WORD = re.compile("|".join(WORDS["host"]))
"""A function that may run on a CPU alone and has a word like this is taken for host code."""
_HOST_STANDARD = frozenset(WORDS["host_standard"])  # the same of these behind `std::`


class Need(StrEnum):
    """When a piece is device code."""

    ENTRY = "entry"  # it is a kernel: when it is chosen or named
    NAMED = "named"  # when device code names it
    CALLED = "called"  # when device code calls it: a function that says nothing about where it runs
    OPERATOR = "operator"  # when device code has what it takes: an operator has no name to be found by
    OWNED = "owned"  # when its class is
    ALWAYS = "always"
    NEVER = "never"  # it is host code


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A piece of a text that is reached by its names."""

    span: tuple[int, int]  # is cut where the piece is no device code
    names: tuple[str, ...]
    need: Need
    uses: frozenset[str]  # the words that it has, those behind a `.` or `->` left out
    calls: frozenset[str]  # those with an argument list behind them
    owner: str = ""  # the class that it belongs to, "": none
    scope: tuple[str, ...] = ()
    filler: str = ""  # takes the place of the span that is cut
    parameters: frozenset[str] = frozenset()  # the words of the parameters of an operator
    may_be_host: bool = True  # whether nothing in it says that it is device code
    constant: tuple[int, int] | None = None
    """Where the `const` of a number stands that device code may use as nvcc lets it: as if it were `constexpr`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceText:
    """What a text consists of."""

    pieces: tuple[Piece, ...]
    macros: dict[str, frozenset[str]]  # the words in the bodies of its macros, by their names
    directives: tuple[tuple[int, int], ...]  # the spans of those that must stay where all around them is cut
    words: frozenset[str]
    conditions: frozenset[str]  # the words of the `#if`s
    scopes: frozenset[str]


@lru_cache(maxsize=_KEPT_TEXTS)
def macros_of(text: str) -> dict[str, frozenset[str]]:
    """Return the words in the bodies of the macros of a text, by the names of the macros."""
    macros: dict[str, frozenset[str]] = {}
    for token in tokens_of(text) if "define" in text else ():
        word, rest = directive_of(token) if token.kind is TokenKind.DIRECTIVE else ("", "")
        if word == "define":
            name, *body = _WORD.findall(rest) or [""]
            macros[name] = macros.get(name, frozenset()) | frozenset(body)
    return macros


@dataclass(frozen=True, slots=True)
class Markers:
    """The macros that say where a function runs: on a GPU (and on a CPU, if need be), or on a CPU alone."""

    device: frozenset[str] = frozenset()
    host: frozenset[str] = frozenset()


NO_MARKERS = Markers()


def markers_of(macros: Mapping[str, AbstractSet[str]]) -> Markers:
    """Return the markers among macros, which are given with the words in their bodies."""
    device = _naming(macros, _DEVICE_WORDS)
    return Markers(device, _naming(macros, frozenset({"__host__"})) - device - _DEVICE_WORDS)


def _naming(macros: Mapping[str, AbstractSet[str]], words: frozenset[str]) -> frozenset[str]:
    """Return the macros whose bodies have one of some words, also through other macros."""
    names: set[str] = set()
    while more := {name for name, body in macros.items() if name not in names and body & (names | words)}:
        names |= more
    return frozenset(names)


@lru_cache(maxsize=_KEPT_TEXTS)
def pieces_of(text: str, markers: Markers = NO_MARKERS) -> PieceText:
    """Return the pieces of a text in its order."""
    tokens = tokens_of(text)
    macros = macros_of(text)
    directives = []
    conditions: set[str] = set()
    for token in (token for token in tokens if token.kind is TokenKind.DIRECTIVE):
        word, rest = directive_of(token)
        if word in _STAYING:
            directives.append((token.start, token.end))
            conditions.update(_WORD.findall(rest) if word != "define" else ())
    declarations = declarations_of(tokens)
    words = _Words(tokens, markers)
    plain_words = frozenset(token.text for token in tokens if token.kind is TokenKind.WORD)
    pieces = tuple(piece for declaration in declarations for piece in _pieces(declaration, words, macros))
    return PieceText(
        pieces=pieces,
        macros=macros,
        directives=tuple(directives),
        words=plain_words.union(conditions, *macros.values()),
        conditions=frozenset(conditions),
        scopes=frozenset(name for declaration in declarations for name in declaration.scope),
    )


class _Words:
    def __init__(self, tokens: Sequence[Token], markers: Markers) -> None:
        self.device_words = _DEVICE_WORDS | markers.device
        self.host_words = markers.host | {"__host__"}
        self._tokens = tokens
        self._starts = [token.start for token in tokens]

    def between(self, start: int, end: int) -> tuple[frozenset[str], frozenset[str]]:
        """Return the words of a span, and those of them that are called."""
        uses, calls = set(), set()
        first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
        before = ""
        for index in range(first, last):
            token = self._tokens[index]
            if token.kind is TokenKind.WORD:
                if before not in (".", "->"):
                    uses.add(token.text)
                if index + 1 < len(self._tokens) and self._tokens[index + 1].text in ("(", "<"):
                    calls.add(token.text)
            elif token.kind is TokenKind.DIRECTIVE:
                uses.update(_WORD.findall(token.text))
            before = token.text
        return frozenset(uses), frozenset(calls)

    def is_host(self, start: int, end: int) -> bool:
        """Return whether a span has words of host code."""
        first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
        texts = [token.text for token in self._tokens[first:last]]
        return any(map(_HOST_WORD.fullmatch, texts)) or _names_host_standard(texts)


def _names_host_standard(texts: Sequence[str]) -> bool:
    """Return whether some words name what `std` has for hosts alone."""
    return any(text in _HOST_STANDARD and texts[index - 2 : index] == ["std", "::"] for index, text in enumerate(texts))


def _takes_host_standard(function: Declaration) -> bool:
    """Return whether a parameter is of a type that `std` has for hosts alone: no device code calls such a function."""
    return _names_host_standard([token.text for token in function.parameters])


def _pieces(declaration: Declaration, words: _Words, macros: dict[str, frozenset[str]]) -> Iterator[Piece]:
    """Return a declaration as one piece, and the functions in its class as others."""
    need = _need(declaration, words, macros)
    start, end = declaration.span
    names = declaration.names
    inner = list(_members(declaration, names[0] if names else "", words)) if need is Need.NAMED else []
    uses, calls = _outside(words, start, end, [piece.span for piece in inner])
    yield Piece(
        span=(start, end),
        names=names,
        need=need,
        uses=uses,
        calls=calls,
        owner=declaration.owner,
        scope=declaration.scope,
        may_be_host=need is not Need.ENTRY and not words.device_words & {token.text for token in declaration.tokens},
        constant=_constant(declaration) if need is Need.NAMED else None,
        parameters=frozenset(token.text for token in declaration.parameters) if need is Need.OPERATOR else frozenset(),
    )
    yield from inner


def _constant(declaration: Declaration) -> tuple[int, int] | None:
    """Return where the `const` of a floating-point number with a constant value stands."""
    prefix = declaration.prefix
    is_number = declaration.kind is DeclarationKind.VARIABLE and "const" in prefix and prefix & {"float", "double"}
    head, value = declaration.tokens[: declaration.head], declaration.tokens[declaration.head :]
    if not is_number or prefix & (_DEVICE_WORDS | {"*", "[", "constexpr"}) or not value or value[0].text != "=":
        return None
    is_called = any(token.kind is TokenKind.WORD and after.text == "(" for token, after in pairwise(value))
    return None if is_called else next((token.start, token.end) for token in head if token.text == "const")


def _outside(
    words: _Words, start: int, end: int, holes: Sequence[tuple[int, int]]
) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words and calls of a span without those in holes."""
    uses: frozenset[str] = frozenset()
    calls: frozenset[str] = frozenset()
    for hole_start, hole_end in (*holes, (end, end)):
        more_uses, more_calls = words.between(start, hole_start)
        uses, calls, start = uses | more_uses, calls | more_calls, hole_end
    return uses, calls


def _need(declaration: Declaration, words: _Words, macros: dict[str, frozenset[str]]) -> Need:
    prefix = declaration.prefix
    match declaration.kind:
        case DeclarationKind.FUNCTION:
            return Need.ENTRY if declaration.is_kernel else _need_of_function(declaration, words)
        case DeclarationKind.VARIABLE:
            is_device = prefix & (words.device_words | _CONSTANT_WORDS)
            return Need.NAMED if is_device else Need.NEVER
        case DeclarationKind.MACRO:
            body = macros.get(declaration.names[0], frozenset())
            return Need.ALWAYS if body & (words.device_words | {"__global__"}) else Need.NAMED if body else Need.NEVER
        case DeclarationKind.INSTANTIATION:
            return Need.NEVER
        case DeclarationKind.DIRECTIVE | DeclarationKind.ASSERTION:
            return Need.ALWAYS
        case _:
            return Need.NAMED


def _need_of_function(declaration: Declaration, words: _Words) -> Need:
    prefix = declaration.prefix
    name = declaration.names[0]
    if _takes_host_standard(declaration):
        return Need.NEVER
    if prefix & (words.device_words | {"constexpr", "consteval"}):
        return Need.OPERATOR if name.startswith("operator") and not declaration.owner else Need.NAMED
    if prefix & words.host_words or name == "main" or words.is_host(*declaration.span):
        return Need.NEVER
    return Need.CALLED


def _members(declaration: Declaration, owner: str, words: _Words, depth: int = 1) -> Iterator[Piece]:
    """Return the functions in a class that can be cut; the rest of the class stays."""
    for member in members_of(declaration):
        if member.kind is not DeclarationKind.TYPE:
            yield from _member(member, owner, words)
        elif depth < _DEEPEST_CLASS:
            yield from _members(member, owner, words, depth + 1)


def _member(member: Declaration, owner: str, words: _Words) -> Iterator[Piece]:
    start, end = member.span
    uses, calls = words.between(start, end)
    is_of_host = member.kind is DeclarationKind.VARIABLE and words.is_host(start, end)  # what has one is not for a GPU
    if is_of_host or _takes_host_standard(member):
        yield Piece(span=(start, end), names=member.names, need=Need.NEVER, uses=uses, calls=calls, owner=owner)
        return
    if member.kind is not DeclarationKind.FUNCTION or member.prefix & (words.device_words | {"constexpr", "consteval"}):
        return
    name = member.names[0]
    is_special = name.lstrip("~") == owner or "virtual" in member.prefix
    if not is_special or "friend" in member.prefix:
        is_host = bool(member.prefix & words.host_words) or words.is_host(start, end) or "friend" in member.prefix
        is_silent = name.startswith("operator") or name in ("begin", "end")  # used without its name
        need = Need.NEVER if is_host else Need.OWNED if is_silent else Need.CALLED
        yield Piece(span=(start, end), names=(name,), need=need, uses=uses, calls=calls, owner=owner)
        return
    for token in member.tokens[member.template : member.head]:
        if token.text in words.host_words:  # NVRTC takes no constructor that is marked so
            yield Piece(span=(token.start, token.end), names=(), need=Need.NEVER, uses=frozenset(), calls=frozenset())
    if member.body is not None:  # of a constructor the declaration stays, so that the class has the same ones
        is_host = bool(member.prefix & words.host_words) or words.is_host(*member.body)
        need = Need.NEVER if is_host else Need.OWNED
        after = member.tokens[closing(member.tokens, member.head)].end
        yield Piece(span=(after, end), names=(name,), need=need, uses=uses, calls=calls, owner=owner, filler=";")


LONGEST = 2 << 20  # more characters together are a library, which minds its host code itself: its headers stay


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceCode:
    """The device code of a source and the files that it includes; texts have the names that the caller gave them."""

    whole: Mapping[str, str] = field(repr=False)  # the texts before the cut
    texts: Mapping[str, str] = field(repr=False)  # those of the source and the files
    words: frozenset[str] = field(repr=False)  # all of the device code, of a library those of the source alone
    defined: frozenset[str] = field(repr=False)  # the names that the source defines, by macros, too
    kept: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict, repr=False)  # pieces that stay; {}: nothing cut
    markers: Markers = NO_MARKERS  # the macros that say where functions run
    has_host_code: bool = False  # before the cut
    is_library: bool = False

    @property
    def is_cut(self) -> bool:
        """Whether the source has host code."""
        return bool(self.kept)

    @property
    def kept_names(self) -> frozenset[str]:
        """The names of the pieces that stay."""
        return frozenset(name for pieces in self.kept.values() for piece in pieces for name in piece.names)


def read_code(texts: Mapping[str, str]) -> DeviceCode:
    """Return a source, the first of the texts, and the files that it includes, with nothing cut."""
    _, read = read_pieces(texts)
    return DeviceCode(
        whole=texts,
        texts=texts,
        words=frozenset[str]().union(*(text.words for text in read.values())),
        defined=frozenset(name for text in read.values() for name in _defined(text)),
        has_host_code=any(piece.need in (Need.NEVER, Need.CALLED) for text in read.values() for piece in text.pieces),
        is_library=_is_library(texts),
    )


def read_pieces(texts: Mapping[str, str]) -> tuple[Markers, dict[str, PieceText]]:
    """Return the markers of texts, and the pieces of those that may be cut: of a library those of the source alone."""
    cuttable = dict(list(texts.items())[: 1 if _is_library(texts) else None])
    macros: dict[str, set[str]] = defaultdict(set)
    for text in cuttable.values():
        for name, body in macros_of(text).items():
            macros[name] |= body
    markers = markers_of(macros)
    return markers, {name: pieces_of(text, markers) for name, text in cuttable.items()}


def _is_library(texts: Mapping[str, str]) -> bool:
    return sum(map(len, texts.values())) > LONGEST


def _defined(text: PieceText) -> Iterator[str]:
    yield from text.macros
    for piece in text.pieces:
        if not piece.owner and piece.need is not Need.NEVER:
            yield from piece.names
