"""Brackets in a sequence of tokens: where they close, and what stands between the commas inside.

The rule: a position that these functions return is one of the sequence, also where a bracket never closes.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.source.tokens import Token, TokenKind

OPEN = {"(": ")", "[": "]", "{": "}"}
_LONGEST_LIST = 300
"""A `<` that is not closed after this many tokens opens no list, so that the time stays linear."""


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
    found, start, index = [], 0, 0
    while index < len(tokens):
        text = tokens[index].text
        if text in OPEN:
            index = closing(tokens, index)
        elif text == "<" and index and tokens[index - 1].kind is TokenKind.WORD:
            index = angle_end(tokens, index) - 1
        elif text == ",":
            found.append(tokens[start:index])
            start = index + 1
        index += 1
    return tuple(part for part in (*found, tokens[start:]) if part)


def joined(tokens: Sequence[Token]) -> str:
    """Return tokens as one line: a blank wherever the text has blanks, comments or line ends."""
    pieces = []
    for before, token in zip([None, *tokens], tokens, strict=False):
        pieces += [" ", token.text] if before is not None and token.start > before.end else [token.text]
    return "".join(pieces)
