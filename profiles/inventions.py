"""What is invented of a launch, as a reader sees it: a mark in tables, and one sentence for headings and legends.

The rule: a value that no host code gives is *invented*; one that stands in the place of the host code's own is named
beside that. What the host code says, and was read there, has no mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warplens.cuda.points import Invention, PointResult
from warplens.profiles.cleaning import plain

MARK = "†"
"""This stands behind the name of a kernel whose launch is partly invented."""
MOST_NAMED = 3
"""A sentence names this many invented values, or kernels, and counts the others."""
MOST_LINES = 8
"""A legend has this many sentences."""


def invented_text(invented: Sequence[Invention]) -> str:
    """Return the sentence on what is invented, "" where nothing is."""
    made_up = [f"{one.name} = {one.value}" for one in invented if not one.host_value]
    parts = []
    if made_up:
        more = len(made_up) - MOST_NAMED
        named = [*made_up[:MOST_NAMED], *([f"{more} more value{'s' if more > 1 else ''}"] if more > 0 else [])]
        listed = " and ".join(filter(None, (", ".join(named[:-1]), named[-1])))
        is_one = len(made_up) == 1
        parts.append(f"{listed} {'is' if is_one else 'are'} invented: no host code gives {'it' if is_one else 'them'}")
    parts += [
        f"{one.name} = {one.value}, the host code has {_grouped(one.host_value)}" for one in invented if one.host_value
    ]
    return plain("; ".join(parts))


def invented_of(point: PointResult) -> str:
    """Return the sentence on what is invented of a point."""
    return invented_text(point.invented)


def mark_of(point: PointResult) -> str:
    """Return what follows the name of a point's kernel in a table: the mark, or "" where nothing is invented."""
    return f" {MARK}" if point.invented else ""


def legend_of(points: Iterable[PointResult]) -> list[str]:
    """Return the lines that say what the mark stands for, one for each sentence, with the kernels that it is of.

    Example:
        >>> import warplens
        >>> legend_of(warplens.load("reference:hochberg").points)
        []
    """
    kernels: dict[str, dict[str, None]] = {}
    for point in points:
        if point.invented:
            kernels.setdefault(invented_text(point.invented), {})[plain(point.kernel)] = None
    if len(kernels) == 1:
        return [f"{MARK} {sentence}" for sentence in kernels]
    lines = [f"{MARK} {_listed(tuple(names))}: {sentence}" for sentence, names in kernels.items()]
    more = len(lines) - MOST_LINES
    return lines if more <= 0 else [*lines[:MOST_LINES], f"{MARK} and {more:,} more (all are in --json)"]


def _listed(kernels: Sequence[str]) -> str:
    more = len(kernels) - MOST_NAMED
    return ", ".join(kernels[:MOST_NAMED]) + (f" and {more:,} more" if more > 0 else "")


def _grouped(number: str) -> str:
    return f"{int(number):,}" if number.removeprefix("-").isdigit() else number
