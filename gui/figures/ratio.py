"""The pairs of a comparison as a figure of their ratios against the times of the baseline, and as a map.

The rule: each pair with a ratio is a mark with its confidence interval, whatever its verdict. Thresholds are drawn too.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import log

from warplens.cuda.ground import metrics, points
from warplens.gui.figures import figure
from warplens.profiles import comparison_table, conditions
from warplens.profiles.comparison import Comparison, Pair
from warplens.profiles.formats import MISSING, assigned, grouped, plain, short_name, significant, time_text

TITLE = "Ratio to the baseline"
LOG_FROM_RATIO = 3.0  # the axis is logarithmic if the largest ratio is at least this many times the smallest
ROOM = 0.12  # this share of the span of the ratios stays free above and below them
MAX_CHANGES = 5  # a card names at most this many changed metrics


def ratio_figure(comparison: Comparison, looks: Mapping[str, figure.Look]) -> figure.Figure:
    """Return the figure."""
    shown: dict[tuple[str, str], list[Pair]] = {}
    for pair in (pair for pair in comparison.pairs if pair.ratio is not None):
        shown.setdefault((pair.new.kernel, pair.new.family), []).append(pair)
    without = sum(pair.ratio is None for pair in comparison.pairs)
    order = list(looks)
    series = tuple(
        figure.Series(
            name=kernel,
            label=plain(short_name(kernel, family)),
            look=look_of(looks, kernel),
            marks=tuple(sorted(map(_mark, pairs), key=lambda mark: mark.x)),
            rank=figure.Rank.CLOUD,
        )
        for (kernel, family), pairs in sorted(
            shown.items(), key=lambda item: order.index(item[0][0]) if item[0][0] in looks else len(order)
        )
    )
    marks = [mark for curve in series for mark in curve.marks]
    left_out = f" · {without} without a ratio" if without else ""
    change = comparison.thresholds.change
    words = f"{100 * change:g} %"
    names = {1 + change: f"+{words}", 1.0: "as fast", 1 - change: f"−{words}"}
    return figure.Figure(
        title=TITLE, subtitle=f"{sides_text(comparison)}{left_out}", x=_time_axis(marks),
        y=_ratio_axis(marks, change), series=series, badge=figure.badge_of(series),
        empty="" if marks else "No pair has two times",
        rules=tuple(figure.Rule(y=y, label=name) for y, name in names.items()) if marks else (),
        make_card=card_of,
    )  # fmt: skip


def look_of(looks: Mapping[str, figure.Look], kernel: str) -> figure.Look:
    """Return the look of a variant; one that is unknown here is grey."""
    return looks.get(kernel, figure.Look(hue=0, is_reference=True))


def sides_text(comparison: Comparison) -> str:
    """Return which profile is compared with which: `today over yesterday`."""
    return f"{plain(comparison.new)} over {plain(comparison.base)}"


def card_of(pair: figure.About) -> tuple[str, ...]:
    """Return the card of a pair: its point, verdict and reason, ratio and interval, and what changed."""
    assert isinstance(pair, Pair), pair
    lines = [pair_name(pair.new), f"{pair.verdict.value}: {ratio_words(pair)}", plain(comparison_table.why_text(pair))]
    times = (point.time for point in (pair.base, pair.new))
    lines.append(" → ".join(f"{time_text(t.value_ns)} {t.provenance.value}" if t else "no time" for t in times))
    lines += [plain(comparison_table.sourced_change(change, MISSING)) for change in pair.changes[:MAX_CHANGES]]
    if len(pair.changes) > MAX_CHANGES:
        lines.append(f"and {len(pair.changes) - MAX_CHANGES} more changes")
    return tuple(lines)


def pair_name(point: points.PointResult) -> str:
    """Return the name of a pair's point: `tiled · N 1024 · TILE 32 · cold`."""
    cache = point.cache.value if point.cache is not None else ""
    parts = (short_name(point.kernel, point.family), assigned(point.problem), assigned(point.tune), cache)
    return plain(" · ".join(part for part in parts if part))


def ratio_words(pair: Pair) -> str:
    """Return the ratio with its interval, or with the word `modelled`."""
    if pair.ratio is None:
        return "no ratio"
    words = f"{significant(pair.ratio, 4)}×"
    if pair.lower is not None and pair.upper is not None:
        return f"{words} ({significant(pair.lower, 4)} to {significant(pair.upper, 4)})"
    return f"{words} modelled" if pair.is_modelled else words


def _mark(pair: Pair) -> figure.Mark:
    ratio, base = pair.ratio, pair.base.time
    if ratio is None or base is None or pair.new.time is None:
        raise ValueError("a pair without a ratio has no mark")
    return figure.Mark(
        x=base.value_ns, y=ratio, key=pair.new.key,
        provenance=metrics.Provenance.MODELLED if pair.is_modelled else pair.new.time.provenance, low=pair.lower,
        high=pair.upper, about=pair,
    )  # fmt: skip


def _time_axis(marks: list[figure.Mark]) -> figure.Axis:
    times_ns = tuple(sorted({mark.x for mark in marks}))
    lower, upper = (times_ns[0] / 1.2, times_ns[-1] * 1.2) if times_ns else (1e3, 1e6)
    axis = figure.value_axis("time of the baseline", (), figure.Scale.LOG, figure.Quantity.TIME, "ns")
    return replace(axis, lower=lower, upper=upper, values=times_ns)


def _ratio_axis(marks: list[figure.Mark], change: float) -> figure.Axis:
    reach = [1 - 1.5 * change, 1 + 1.5 * change, *(mark.y for mark in marks)]
    low, high = min(reach), max(reach)
    if high / low >= LOG_FROM_RATIO:
        scale, room = figure.Scale.LOG, (high / low) ** ROOM
        low, high = low / room, high * room
    else:
        scale, room = figure.Scale.LINEAR, (high - low) * ROOM
        low, high = low - room, high + room
    label = "time over the baseline's"
    return figure.Axis(label=label, quantity=figure.Quantity.RATIO, scale=scale, lower=low, upper=high, unit="×")


# A comparison as a map: a row for each variant and its tune values, a column for each size. The colour of a pair's cell
# is the verdict, its strength the distance of the ratio from 1, its text the change in percent, `?` without a ratio.

MAP_TITLE = "Change over size and tile"
MIN_REACH = 0.10  # the full colour means at least this relative change, so that 2 % looks small
NO_RATIO = "?"  # a cell has this text if its pair has no ratio


@dataclass(frozen=True, slots=True, kw_only=True)
class MapRow:
    """A row: a variant, and its tune values and cache state, such as `tiled` and `32 cold`."""

    label: str
    detail: str
    look: figure.Look


@dataclass(frozen=True, slots=True, kw_only=True)
class MapCell:
    """A pair. `strength` goes from -1 (faster by the reach or more) to 1 (slower by as much)."""

    row: int
    column: int
    key: figure.PointKey
    verdict: conditions.Verdict
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


def change_map(comparison: Comparison, looks: Mapping[str, figure.Look]) -> ChangeMap:
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
        title=MAP_TITLE,
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
        badge=conditions.listed_sources(point.time.provenance for point in sides if point.time is not None),
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
    return f"{percent:+z.{0 if abs(percent) >= 9.95 else 1}f} %".replace("-", "−")


_Row = tuple[str, tuple[tuple[str, int], ...], str, str]


def _row(point: points.PointResult) -> _Row:
    cache = point.cache.value if point.cache is not None else ""
    return point.kernel, tuple(sorted(point.tune.items())), cache, point.device


def _size(point: points.PointResult) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(point.problem.items()))
