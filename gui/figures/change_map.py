"""A comparison as a map over size and tile: a row for each variant and its tune values, a column for each size.

The rule: each pair is a cell. Its colour is the verdict, its strength the distance of the ratio from 1, its text the
change in percent; a position without a pair is empty, and a pair without a ratio shows `?`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.figure import Look, PointKey
from warplens.gui.figures.ratio import look_of, sides_text
from warplens.profiles.cleaning import plain
from warplens.profiles.comparison import Comparison, Pair
from warplens.profiles.conditions import Verdict, listed_sources
from warplens.profiles.formats import grouped, short_name

TITLE = "Change over size and tile"
MIN_REACH = 0.10  # the full colour means at least this relative change, so that 2 % looks small
NO_RATIO = "?"  # a cell has this text if its pair has no ratio


@dataclass(frozen=True, slots=True, kw_only=True)
class MapRow:
    """A row: a variant, and its tune values and cache state, such as `tiled` and `32 cold`."""

    label: str
    detail: str
    look: Look


@dataclass(frozen=True, slots=True, kw_only=True)
class MapCell:
    """A pair. `strength` goes from -1 (faster by the reach or more) to 1 (slower by as much)."""

    row: int
    column: int
    key: PointKey
    verdict: Verdict
    text: str
    strength: float
    about: Pair = field(compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeMap:
    """The map. `reach` is the smallest relative change that has the full colour."""

    title: str
    subtitle: str
    x_label: str
    columns: tuple[str, ...]
    rows: tuple[MapRow, ...]
    cells: tuple[MapCell, ...]
    reach: float
    badge: str = ""
    empty: str = ""


def change_map(comparison: Comparison, looks: Mapping[str, Look]) -> ChangeMap:
    """Return the map."""
    pairs = comparison.pairs
    several = len({pair.new.device for pair in pairs}) > 1
    order = {kernel: number for number, kernel in enumerate(looks)}
    sizes = sorted({_size(pair.new) for pair in pairs})
    rows = sorted({_row(pair.new) for pair in pairs}, key=lambda row: (order.get(row[0], len(order)), *row))
    reach = max(MIN_REACH, 5 * comparison.thresholds.change)
    column_numbers = {size: number for number, size in enumerate(sizes)}
    row_numbers = {row: number for number, row in enumerate(rows)}
    axes = {tuple(sorted(pair.new.problem)) for pair in pairs}
    families = {pair.new.kernel: pair.new.family for pair in pairs}
    sides = (point for pair in pairs for point in (pair.base, pair.new))
    return ChangeMap(
        title=TITLE,
        subtitle=f"{sides_text(comparison)}, full colour from {100 * reach:g} % on",
        x_label=", ".join(sorted({" × ".join(names) for names in axes})),
        columns=tuple(" × ".join(grouped(value) for _, value in size) for size in sizes),
        rows=tuple(
            MapRow(
                label=plain(short_name(kernel, families[kernel])),
                detail=plain(" ".join([*(str(value) for _, value in tune), cache, device if several else ""]).strip()),
                look=look_of(looks, kernel),
            )
            for kernel, tune, cache, device in rows
        ),
        cells=tuple(_cell(pair, row_numbers[_row(pair.new)], column_numbers[_size(pair.new)], reach) for pair in pairs),
        reach=reach,
        badge=listed_sources(point.time.provenance for point in sides if point.time is not None),
        empty="" if pairs else "No pair to show",
    )


def _cell(pair: Pair, row: int, column: int, reach: float) -> MapCell:
    strength, text = 0.0, NO_RATIO
    if pair.ratio is not None:
        strength = max(-1.0, min(1.0, log(pair.ratio) / log(1 + reach)))
        text = change_words(pair.ratio)
    key, verdict = pair.new.key, pair.verdict
    return MapCell(row=row, column=column, key=key, verdict=verdict, text=text, strength=strength, about=pair)


def change_words(ratio: float) -> str:
    """Return a ratio as a change in percent, or as a factor if it is at least 2."""
    if ratio >= 2:
        return f"{ratio:.3g}×"
    percent = 100 * (ratio - 1)
    digits = 0 if abs(percent) >= 9.95 else 1
    return f"{percent:+z.{digits}f} %".replace("-", "−")


_Row = tuple[str, tuple[tuple[str, int], ...], str, str]


def _row(point: PointResult) -> _Row:
    cache = point.cache.value if point.cache is not None else ""
    return point.kernel, tuple(sorted(point.tune.items())), cache, point.device


def _size(point: PointResult) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(point.problem.items()))
