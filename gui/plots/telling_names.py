"""Shorter forms of names that stand together, which keep the words that differ.

The rule: only what all long names share is left out, and what is left tells the names apart. Who has room shows whole
names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

SEPARATOR = " · "
"""This stands between the name of a variant and the words of a label: GPU, cache, profile."""
LONG = 24
"""Names of more letters than this lose what they share."""
ELLIPSIS = "…"
_BUILD = re.compile(r"(?: (?:SXM\d?|PCIe|NVL|\d+ GB))+$|^(?:GeForce |GTX |RTX |Quadro |Tesla )+(?=\S*\d)")
"""The parts of a GPU's name around its model: the series that it is sold in, and how it is built."""


def telling_names(names: Iterable[str]) -> dict[str, str]:
    """Return a shorter form of each name: long ones lose the words that they all begin or end with.

    The word before a number stays, so that the number has a meaning.
    """
    distinct = list(dict.fromkeys(names))
    long = [name for name in distinct if len(name) > LONG]
    if len(long) < 2:
        return {name: name for name in distinct}
    shorter = dict(zip(distinct, distinct, strict=True))
    shorter |= zip(long, differing_parts(long), strict=True)
    return shorter if len(set(shorter.values())) == len(distinct) else {name: name for name in distinct}


def differing_parts(names: Iterable[str]) -> list[str]:
    """Return names without the words that they all begin or end with, in their order."""
    split = [name.split() for name in names]
    least = max(1, min(map(len, split), default=1))
    first = min(_shared(split), least - 1)
    last = min(_shared([words[::-1] for words in split]), least - 1 - first)
    return [_without(words, first, last) for words in split]


def cut_in_middle(name: str, letters: int) -> str:
    """Return a name of at most this many letters, cut in its middle where it has more."""
    if len(name) <= letters:
        return name
    return f"{name[: letters // 2]}{ELLIPSIS}{name[len(name) - (letters - 1) // 2 :]}"


def telling_labels(labels: Iterable[str], *, are_gpus_short: bool = True) -> dict[str, str]:
    """Return a shorter form of each label `name · GPU · cache`: of its name, and of its GPU where models differ.

    `are_gpus_short` says whether a GPU is named by its model alone, as where there is little room.
    """
    distinct = list(dict.fromkeys(labels))
    parts = {label: label.split(SEPARATOR) for label in distinct}
    names = telling_names(part[0] for part in parts.values())
    models = {label: [_BUILD.sub("", word) for word in words] for label, (_, *words) in parts.items()}
    words = dict.fromkeys(word for _, *rest in parts.values() for word in rest)
    are_models_distinct = are_gpus_short and len({_BUILD.sub("", word) for word in words}) == len(words)
    return {
        label: SEPARATOR.join((names[parts[label][0]], *(models[label] if are_models_distinct else parts[label][1:])))
        for label in distinct
    }


def _shared(names: Sequence[Sequence[str]]) -> int:
    """Return how many words all names begin with."""
    count = 0
    for words in zip(*names, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count


def _without(words: Sequence[str], first: int, last: int) -> str:
    """Return a name without its first and last words, each replaced by an ellipsis."""
    if first and words[first][:1].isdigit():
        first -= 1
    end = len(words) - last
    return " ".join([*([ELLIPSIS] if first else []), *words[first:end], *([ELLIPSIS] if last else [])])
