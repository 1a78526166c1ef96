"""Finding by a few letters: how well a typed query fits a text, and where its letters are.

The rule: every letter of the query occurs in the text, in order, word by word in any order; letters that begin words or
follow each other count more, and of equal fits the shorter text is first. Pure values.
"""

from __future__ import annotations

from collections.abc import Sequence

BEGINNING = 8
"""Points for a letter that begins a word, so that `rs` finds `Run the sweep`."""
IN_A_ROW = 5
"""Points for a letter that follows the one before."""


def matches(query: str, text: str) -> tuple[int, frozenset[int]] | None:
    """Return how well a query fits a text, more being better, and the places of its letters; None: it does not."""
    lower, score, places = text.lower(), 0, set[int]()
    for word in query.lower().split():
        best = max(filter(None, (_from(word, lower, at) for at in _places(word[0], lower))), default=None)
        if best is None:
            return None
        score += best[0]
        places.update(best[1])
    return score, frozenset(places)


def ranked(query: str, texts: Sequence[str]) -> list[int]:
    """Return the numbers of the texts that a query finds, the best first; all in their order for an empty query."""
    if not query.strip():
        return list(range(len(texts)))
    found = ((matches(query, text), number) for number, text in enumerate(texts))
    order = sorted((-fit[0], len(texts[number]), number) for fit, number in found if fit is not None)
    return [number for _, _, number in order]


def _places(letter: str, text: str) -> list[int]:
    return [at for at, other in enumerate(text) if other == letter]


def _from(word: str, text: str, first: int) -> tuple[int, tuple[int, ...]] | None:
    """Fit a word whose first letter is at `first`; each next letter goes to the nearest place, or word's beginning."""
    places = [first]
    for letter in word[1:]:
        after = places[-1] + 1
        if text[after : after + 1] == letter:
            places.append(after)
            continue
        later = [at for at in _places(letter, text) if at >= after]
        if not later:
            return None
        places.append(next((at for at in later if _begins_word(text, at)), later[0]))
    score = sum(
        1 + BEGINNING * _begins_word(text, at) + IN_A_ROW * (number > 0 and places[number - 1] == at - 1)
        for number, at in enumerate(places)
    )
    return score, tuple(places)


def _begins_word(text: str, at: int) -> bool:
    return text[at].isalnum() and (at == 0 or not text[at - 1].isalnum())
