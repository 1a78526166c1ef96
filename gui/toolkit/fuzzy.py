"""The search by a few letters: how well a typed query matches a text, and where its letters are.

The rule: the letters of each word of the query occur in the text in their order; the words may come in any order.
Letters that begin a word or follow each other score more, and of equal scores the shorter text is first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

WORD_START_SCORE = 8
"""A letter that begins a word scores this much more, so that `rs` finds `Run the sweep`."""
CONSECUTIVE_SCORE = 5
"""A letter that follows the letter matched before it scores this much more."""


def match(query: str, text: str) -> tuple[int, frozenset[int]] | None:
    """Return the score of a query in a text and the indices of its letters; None if it does not match."""
    lower, score, indices = text.lower(), 0, set[int]()
    for word in query.lower().split():
        best = max(filter(None, (_match_word(word, lower, at) for at in _indices(word[0], lower))), default=None)
        if best is None:
            return None
        score += best[0]
        indices.update(best[1])
    return score, frozenset(indices)


def ranked(query: str, texts: Sequence[str]) -> list[int]:
    """Return the indices of the texts that match, the best first; an empty query keeps all in their order."""
    if not query.strip():
        return list(range(len(texts)))
    matches = ((match(query, text), index) for index, text in enumerate(texts))
    order = sorted((-hit[0], len(texts[index]), index) for hit, index in matches if hit is not None)
    return [index for _, _, index in order]


def _indices(letter: str, text: str) -> list[int]:
    return [at for at, other in enumerate(text) if other == letter]


def _match_word(word: str, text: str, first: int) -> tuple[int, tuple[int, ...]] | None:
    """Match a word whose first letter is at `first`; a further letter is the next one, one that begins a word, or
    the nearest.
    """
    indices = [first]
    for letter in word[1:]:
        after = indices[-1] + 1
        if text[after : after + 1] == letter:
            indices.append(after)
            continue
        later = [at for at in _indices(letter, text) if at >= after]
        if not later:
            return None
        indices.append(next((at for at in later if _begins_word(text, at)), later[0]))
    score = sum(1 + WORD_START_SCORE * _begins_word(text, at) for at in indices)
    score += sum(CONSECUTIVE_SCORE for before, at in pairwise(indices) if before == at - 1)
    return score, tuple(indices)


def _begins_word(text: str, at: int) -> bool:
    return text[at].isalnum() and (at == 0 or not text[at - 1].isalnum())
