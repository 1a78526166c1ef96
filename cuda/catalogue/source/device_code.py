"""The cut: what a GPU executes of a text, the rest of it blank.

The rule: a declaration stays if a kernel names it, or what a kernel names does, and so on; all others are host code.
Lines keep their numbers and directives stay, so that messages of the compiler name lines of the user's file. A text in
which nothing is host code comes through byte for byte.

Names are compared without their scopes, and nothing here knows which branch of an `#if` counts: where it cannot tell, a
declaration stays. Then the compiler tells: `without` cuts what it does not take.

Functions that say nothing about where they run (`int twice(int x)`) stay if device code calls them. nvcc takes them
from device code only if they are `constexpr`; here they are compiled for the device all the same
(`--device-as-default-execution-space`), since NVRTC has no `--expt-relaxed-constexpr`, and since a member function of a
class has to be taken or cut as a whole.
"""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from warplens.cuda.catalogue.source.parsing import Node, Tree, parsed
from warplens.cuda.catalogue.source.pieces import (
    DeviceCode,
    Markers,
    Need,
    Piece,
    PieceText,
    pieces_of,
    read_code,
    read_pieces,
)
from warplens.cuda.catalogue.source.tokens import WORDS, plain_name

_KNOWN_SCOPES = frozenset({"std", "cooperative_groups", "nvcuda", "cub", "cute", "thrust", "cuda", "experimental"})

_WORD = re.compile(r"[^\W0-9]\w*")
_ERROR_DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*error\b.*$", re.MULTILINE)


def without(code: DeviceCode, lines: Mapping[str, Iterable[int]]) -> DeviceCode:
    """Return some device code without the pieces at lines, from 1, that a compiler does not take, by the names of
    the texts.

    Kernels stay, and so does what is marked as device code by itself: a mistake there is the user's to mend. An
    `#error` of a header goes: most ask for what only the host needs, such as a timer. The same value is returned
    where nothing can be cut.
    """
    kept = {name: _taken(code, name, frozenset(lines.get(name, ()))) for name in code.kept}
    whole = dict(code.whole)
    for name in list(whole)[1:]:
        whole[name] = _without_errors(whole[name], frozenset(lines.get(name, ())))
    if kept == code.kept and whole == code.whole:
        return code
    texts = {
        name: _without_pieces(text, kept[name], code.markers) if name in kept else text for name, text in whole.items()
    }
    return replace(code, whole=whole, texts=texts, kept=kept)


def _taken(code: DeviceCode, name: str, lines: frozenset[int]) -> tuple[Piece, ...]:
    """Return the pieces of a text that stay where a compiler does not take some lines."""
    kept, text = code.kept[name], code.whole[name]
    if not lines:
        return kept
    ends = [match.end() for match in re.finditer("\n", text)]
    places = [
        (ends[line - 2] if line > 1 else 0, ends[line - 1] if line <= len(ends) else len(text))
        for line in lines
        if line <= len(ends) + 1
    ]
    blamed = [
        piece
        for piece in kept
        if piece.may_be_host and any(piece.span[0] < end and start < piece.span[1] for start, end in places)
    ]
    # a class is to blame only where none of its functions is
    gone = {id(piece) for piece in blamed if not any(_is_part(other, piece) for other in blamed)}
    return tuple(piece for piece in kept if id(piece) not in gone)


def _without_errors(text: str, lines: frozenset[int]) -> str:
    """Return a text whose `#error` directives in some lines are blank."""
    if not lines or not _ERROR_DIRECTIVE.search(text):
        return text
    parts = text.split("\n")
    for line in lines:
        if line <= len(parts) and _ERROR_DIRECTIVE.match(parts[line - 1]):
            parts[line - 1] = " " * len(parts[line - 1])
    return "\n".join(parts)


def device_code(texts: Mapping[str, str], *, entry: str = "") -> DeviceCode:
    """Return the device code of a source, the first of the texts, and of the files that it includes.

    It is that of the kernel `entry`, `tiles::product<16>`, or of all kernels where it is not one of the texts.
    """
    code = read_code(texts)
    if not code.has_host_code:
        return code
    markers, read = read_pieces(texts)
    reached = _Reach(read, entry)
    if not reached.kept:  # a text that cannot be read
        return code
    kept = {name: tuple(piece for piece in text.pieces if id(piece) in reached.kept) for name, text in read.items()}
    cut = {name: _without_pieces(text, kept[name], markers) if name in kept else text for name, text in texts.items()}
    words = frozenset(reached.uses).union(*(text.conditions for text in read.values()))
    return replace(code, texts=cut, words=words, kept=kept, markers=markers)


class _Reach:
    def __init__(self, texts: Mapping[str, PieceText], entry: str) -> None:
        self._macros: dict[str, set[str]] = defaultdict(set)
        self._named: dict[str, list[Piece]] = defaultdict(list)
        self._called: dict[str, list[Piece]] = defaultdict(list)
        self._owned: dict[str, list[Piece]] = defaultdict(list)
        self.kept: set[int] = set()
        self.uses: set[str] = set()
        self._calls: set[str] = set()
        self._waiting: list[Piece] = []
        self._scopes = frozenset().union(*(text.scopes for text in texts.values())) | _KNOWN_SCOPES
        pieces = [piece for text in texts.values() for piece in text.pieces]
        for text in texts.values():
            for name, words in text.macros.items():
                self._macros[name] |= words
        for piece in pieces:
            self._list(piece)
        kernels = [piece for piece in pieces if piece.need is Need.ENTRY]
        entries = [piece for piece in kernels if piece.names[0] == plain_name(entry)]
        self._keep_all(entries or kernels)
        self._use(*[_WORD.findall(entry)] * 2)  # its template arguments may name functions and types of the text
        self._keep_all(
            piece
            for piece in pieces
            if piece.need is Need.ALWAYS
            and piece.names
            and not (piece.uses >= {"using", "namespace"} and piece.names[0] not in self._scopes)
        )
        self._follow()
        self._keep_operators(pieces)
        self._keep_assertions(pieces)

    def _list(self, piece: Piece) -> None:
        match piece.need:
            case Need.NAMED | Need.ENTRY:
                for name in piece.names or ("",):
                    self._named[name].append(piece)
                if piece.owner and piece.need is Need.NAMED:
                    self._owned[piece.owner].append(piece)
            case Need.CALLED:
                self._called[piece.names[0]].append(piece)
            case Need.OWNED:
                self._owned[piece.owner].append(piece)

    def _keep_all(self, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            if id(piece) not in self.kept:
                self.kept.add(id(piece))
                self._waiting.append(piece)

    def _follow(self) -> None:
        while self._waiting:
            piece = self._waiting.pop()
            for name in piece.names:
                self._keep_all(self._owned[name])
            self._use(piece.uses, piece.calls)

    def _use(self, uses: Iterable[str], calls: Iterable[str]) -> None:
        """Keep what words name, through macros."""
        names, called = list(uses), list(calls)
        while names:
            name = names.pop()
            if name not in self.uses:
                self.uses.add(name)
                self._keep_all(self._named[name])
                names += self._macros.get(name, ())
                called += self._macros.get(name, ())
        for name in set(called) - self._calls:
            self._calls.add(name)
            self._keep_all(self._called[name])
            if name not in self.uses and name in self._named:
                self._keep_all(piece for piece in self._named[name] if piece.owner)

    def _keep_operators(self, pieces: Sequence[Piece]) -> None:
        """Keep the operators whose parameters have no type that was cut, and what these name."""
        waiting = [piece for piece in pieces if piece.need is Need.OPERATOR]
        while waiting:
            ready = [piece for piece in waiting if not any(self._named[name] for name in piece.parameters - self.uses)]
            self._keep_all(ready)
            waiting = [piece for piece in waiting if id(piece) not in self.kept]
            self._follow()
            if not ready:
                return

    def _keep_assertions(self, pieces: Sequence[Piece]) -> None:
        """Keep the assertions that name nothing which was cut."""
        gone = {name for piece in pieces if id(piece) not in self.kept for name in piece.names}
        for piece in pieces:
            if piece.need is Need.ALWAYS and not piece.names and not piece.uses & gone:
                self.kept.add(id(piece))


def _without_pieces(text: str, kept: Sequence[Piece], markers: Markers) -> str:
    """Return a text with those of its pieces alone that are kept, and with its line ends and directives."""
    read = pieces_of(text, markers)
    gone = [(piece.span, piece.filler) for piece in set(read.pieces) - set(kept)]
    gone += [(piece.constant, "constexpr") for piece in kept if piece.constant]
    result, position = [], 0
    for (start, end), filler in sorted(gone, key=lambda edit: (edit[0][0], -edit[0][1])):
        if start < position:  # in a class that is cut
            continue
        result += [text[position:start], filler]
        position = start
        inside = range(bisect_left(read.directives, (start, 0)), bisect_left(read.directives, (end, 0)))
        for first, last in (read.directives[index] for index in inside):
            result += ["\n" * text.count("\n", position, first), text[first:last]]
            position = last
        result.append("\n" * text.count("\n", position, end))
        position = end
    return "".join([*result, text[position:]])


def _is_part(piece: Piece, other: Piece) -> bool:
    return piece is not other and other.span[0] <= piece.span[0] and piece.span[1] <= other.span[1]


# The grammar reads some texts otherwise than C++, which knows the names: `sizeof (n)-k*2` as a cast, and
# `dim3 block(WIDTH, 8)` as a function. A text with such a cast is rewritten, line for line, and parsed again.
# Source: ISO C++17, 8.3.3 "Sizeof" [expr.sizeof]: `sizeof ( type-id )`; 9.2 "Ambiguity resolution" [dcl.ambig.res].

MAX_ROUNDS = 8  # parses of a text at most: what is mended may uncover what it hid, such as one such cast in another
_POSSIBLE = re.compile(r"\([^()]*\)\s*[-+*&]")
_SIGNED = frozenset({"unary_expression", "pointer_expression"})
_NAMES = frozenset({"type_identifier", "qualified_identifier"})
_DECLARING = frozenset(WORDS["declaring"])


def parsed_with_names(text: str, is_variable: Callable[[str], bool]) -> Tree:
    """Return the syntax tree of a text in which a variable in parentheses is no cast.

    `is_variable` says whether a name, `n` or `limits::n`, is a variable or a constant that the text does not declare.
    """
    tree = parsed(text)
    if not _POSSIBLE.search(text):
        return tree
    for _ in range(MAX_ROUNDS):
        edits = sorted(_edits(tree.root_node, is_variable), reverse=True)
        if not edits:
            break
        data = text.encode(errors="replace")
        for start, end, written in edits:
            data = data[:start] + written + data[end:]
        text = data.decode(errors="replace")
        tree = parsed(text)
    return tree


def _edits(root: Node, is_variable: Callable[[str], bool]) -> Iterator[tuple[int, int, bytes]]:
    """Yield the spans of bytes to write otherwise, and what to write there."""
    for node in _below(root):
        value = node.child_by_field_name("value")
        if value is None or node.type not in ("cast_expression", "sizeof_expression"):
            continue
        if node.type == "cast_expression":
            name = _variable_before(node, value)
            if name and (is_variable(name) or _declares(root, name)):
                for bracket in (child for child in node.children if child.type in ("(", ")")):
                    yield bracket.start_byte, bracket.end_byte, b" "
            continue
        operand = value.child_by_field_name("value") if value.type == "cast_expression" else None
        if operand is not None and _is_signed(operand):  # `sizeof(float)+2`, whose sign and digits are one literal
            yield operand.start_byte + 1, operand.start_byte + 1, b" "


def _variable_before(node: Node, value: Node) -> str:
    """Return the name that a cast converts to, "" where what follows can be no right side of an operator."""
    target, parent = node.child_by_field_name("type"), node.parent
    named = target.child_by_field_name("type") if target is not None else None
    is_operand = value.type in _SIGNED or _is_signed(value)
    is_of_sizeof = parent is not None and parent.type == "sizeof_expression"
    if named is None or named.type not in _NAMES or not is_operand or is_of_sizeof:
        return ""
    return b"".join((named.text or b"").split()).decode(errors="replace")


def _is_signed(node: Node) -> bool:
    return node.type == "number_literal" and (node.text or b"")[:1] in (b"+", b"-")


def _declares(root: Node, name: str) -> bool:
    for node in _below(root):
        parent = node.parent
        if node.type != "identifier" or parent is None or parent.type not in _DECLARING:
            continue
        if parent.child_by_field_name("value") != node and (node.text or b"").decode() == name:
            return True
    return False


def _below(root: Node) -> Iterator[Node]:
    stack = [root]
    while stack:
        node = stack.pop()
        stack.extend(node.named_children)
        yield node


def is_object(node: Node, is_variable: Callable[[str], bool]) -> bool:
    """Return whether a declaration with parentheses makes an object, and no function known."""
    for declarator in node.children_by_field_name("declarator"):
        if declarator.type == "init_declarator":
            return True
        listed = declarator.child_by_field_name("parameters") if declarator.type == "function_declarator" else None
        names = [(child.text or b"").decode(errors="replace") for child in listed.named_children] if listed else []
        if names and all(map(is_variable, names)):
            return True
    return False
