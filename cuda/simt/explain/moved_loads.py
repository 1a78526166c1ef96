"""Loads that the compiler has moved, as out of a loop: the lines of the source in which they are written.

The rule: the line table decides, unless its line cannot access memory and the source has one line alone for the load.
The compiler gives a load that it moves the line of the code around its new place, such as that of its index.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from warplens.cuda.catalogue.source.kernels import kernels_of
from warplens.cuda.catalogue.source.tokens import Token, TokenKind, plain_name, tokens_of
from warplens.cuda.simt.counting.counts import MemoryCount

PURE = frozenset({"min", "max", "abs", "if", "for", "while", "switch", "return", "sizeof"})
"""Words before a bracket that call nothing which could access memory."""
_ENDS_VALUE = frozenset({")", "]"})  # a star behind one of these, a name or a number multiplies


def lines_of_moved(memory: Iterable[MemoryCount], source: str, entry: str) -> dict[int, int]:
    """Return the line of the source for each moved load, by `MemoryCount.index`; the arrays have their source names."""
    bodies = [kernel.body for kernel in kernels_of(source) if plain_name(kernel.name) == plain_name(entry)]
    if len(bodies) != 1:
        return {}
    (start, end), counts = bodies[0], tuple(memory)
    tokens = [token for token in tokens_of(source[start:end]) if token.kind is not TokenKind.DIRECTIVE]
    breaks = [at for at, letter in enumerate(source) if letter == "\n"]
    lines = [bisect_right(breaks, start + token.start) + 1 for token in tokens]
    accessing = {line for at, line in enumerate(lines) if _may_access(tokens, at)}
    first, last = bisect_right(breaks, start) + 1, bisect_right(breaks, end) + 1
    moved = {}
    for count in counts:
        is_load = not (count.is_store or count.is_atomic or count.is_copy or count.is_operand)
        if is_load and count.array and first <= count.line <= last and count.line not in accessing:
            reads = _reads(tokens, lines, count.array)
            served = {other.line for other in counts if other.array == count.array}
            unserved = [line for line in reads if line not in served] or reads
            if len(unserved) == 1:
                moved[count.index] = unserved[0]
    return moved


def with_lines(memory: Iterable[MemoryCount], lines: Mapping[int, int]) -> tuple[MemoryCount, ...]:
    """Return the counts with these lines, by `MemoryCount.index`."""
    return tuple(replace(count, line=lines.get(count.index, count.line)) for count in memory)


def _may_access(tokens: Sequence[Token], at: int) -> bool:
    """Return whether a token may be part of an access: an index, a member, an indirection, or a call of a function."""
    token, before = tokens[at], tokens[at - 1] if at else None
    is_word = before is not None and before.kind is TokenKind.WORD and before.text not in PURE
    if token.text in {"[", "->", "<<<"}:
        return True
    if token.text == "*":
        return not (is_word or (before is not None and (before.kind is TokenKind.NUMBER or before.text in _ENDS_VALUE)))
    return token.text == "(" and is_word


def _reads(tokens: Sequence[Token], lines: Sequence[int], array: str) -> list[int]:
    """Return the lines that read an element of an array; none where its address goes elsewhere."""
    reads: dict[int, None] = {}
    for at, token in enumerate(tokens):
        if token.text != array or token.kind is not TokenKind.WORD:
            continue
        before, behind = tokens[at - 1].text if at else "", tokens[at + 1].text if at + 1 < len(tokens) else ""
        if behind != "[":
            return []
        is_declared = at > 0 and tokens[at - 1].kind is TokenKind.WORD and before not in PURE
        end = _behind_index(tokens, at + 1)
        if not is_declared and (end == len(tokens) or tokens[end].text != "="):
            reads[lines[at]] = None
    return list(reads)


def _behind_index(tokens: Sequence[Token], at: int) -> int:
    """Return the place behind all indices that begin at a bracket."""
    depth = 0
    while at < len(tokens):
        depth += {"[": 1, "]": -1}.get(tokens[at].text, 0)
        at += 1
        if depth == 0 and (at == len(tokens) or tokens[at].text != "["):
            break
    return at
