"""The points of a profile as a table: headings with units, cells with provenance; no layout and no colour.

The rule: what any table shows is decided here, from the metric registry, so that the terminal, Markdown, CSV and the
window agree. A value that a point lacks is absent, never 0; a modelled time never stands without the word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.runners.result import PointResult, Status
from warplens.profiles.records import Profile

HEADLINE_METRICS = (
    "gld_efficiency",
    "gst_efficiency",
    "shared_efficiency",
    "warp_execution_efficiency",
    "theoretical_occupancy",
    "occupancy_limiter",
)
"""Few enough to be read at a glance; the exports carry all."""

SHORT_LABELS = {
    "time": "Time",
    "gld_efficiency": "Load",
    "gst_efficiency": "Store",
    "shared_efficiency": "Shared",
    "warp_execution_efficiency": "Warp",
    "theoretical_occupancy": "Occup.",
    "occupancy_limiter": "Limiter",
}
"""Headings for a table in which every character counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One column: `key` names it in data, `label` and `unit` for people; `provenance` when all its cells share one."""

    key: str
    label: str
    short: str
    unit: str = ""
    is_number: bool = True
    provenance: Provenance | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One cell: the text for people, the value for machines (None when absent), where it comes from."""

    text: str
    value: float | int | str | None = None
    provenance: Provenance | None = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One point, with its cells in the order of the columns."""

    point: PointResult
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Columns and rows."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


ABSENT = Cell(text="-")


def headline_table(profile: Profile) -> Table:
    """Return the table for people: identity, time, efficiencies, occupancy, and what went wrong."""
    points = profile.points
    columns = [_word("kernel", "Kernel", lambda p: p.kernel)]
    if len({point.device for point in points}) > 1:
        columns.append(_word("device", "Device", lambda p: p.device))
    columns += [*_axes(points), _time_column(), *map(_metric_column, HEADLINE_METRICS)]
    if any(point.status is not Status.OK for point in points):
        columns.append(_word("result", "Result", _outcome))
    return _table(columns, sorted(points, key=_reading_order))


def full_table(profile: Profile) -> Table:
    """Return the table for machines: every axis and every metric that any point has, in the order of the registry."""
    points = profile.points
    used = {key for point in points for key in point.metrics}
    known = [key for key in METRICS if key in used and key != "time"]
    columns = [
        _word("kernel", "Kernel", lambda p: p.kernel),
        _word("family", "Family", lambda p: p.family),
        _word("device", "Device", lambda p: p.device),
        *_axes(points),
        _word("status", "Status", lambda p: p.status.value),
        _word("reason", "Reason", lambda p: p.reason),
        _time_column(),
        *map(_metric_column, known),
    ]
    return _table(columns, sorted(points, key=_reading_order))


def duration_text(time_ns: float) -> str:
    """Return a time with four digits and a unit that suits it."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if time_ns >= size:
            return f"{_digits(time_ns / size)} {unit}"
    return f"{_digits(time_ns)} ns"


def metric_text(metric: MetricValue) -> str:
    """Return the value of a metric without its unit."""
    if isinstance(metric.value, str):
        return plain(metric.value)
    if metric.unit == "%":
        return f"{metric.value:.1f}"
    if isinstance(metric.value, int):
        return f"{metric.value:,}"
    return _digits(metric.value)


def plain(text: str) -> str:
    """Return `text` with what a terminal would obey written as escapes; line breaks stay."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode("ascii") for c in text)


def provenance_line(table: Table) -> str:
    """Return one sentence that says where the numbers of each column come from."""
    groups: dict[Provenance, list[str]] = {}
    for column in table.columns:
        if column.provenance is not None:
            groups.setdefault(column.provenance, []).append(column.label.lower().replace(", ", " "))
    return "; ".join(f"{provenance.value}: {', '.join(labels)}" for provenance, labels in groups.items())


@dataclass(frozen=True, slots=True)
class _Source:
    """A column and how its cell is read off a point."""

    column: Column
    cell: Callable[[PointResult], Cell]


def _table(sources: Sequence[_Source], points: Iterable[PointResult]) -> Table:
    rows = tuple(Row(point=point, cells=tuple(source.cell(point) for source in sources)) for point in points)
    columns = []
    for place, source in enumerate(sources):
        found = {row.cells[place].provenance for row in rows} - {None}
        columns.append(replace(source.column, provenance=found.pop() if len(found) == 1 else None))
    return Table(columns=tuple(columns), rows=rows)


def _word(key: str, label: str, text: Callable[[PointResult], str]) -> _Source:
    def cell(point: PointResult) -> Cell:
        return Cell(text=plain(text(point)), value=text(point))

    return _Source(Column(key=key, label=label, short=label, is_number=False), cell)


def _axes(points: Sequence[PointResult]) -> list[_Source]:
    """Return a column for each axis, the problem's first, in the order in which kernels name them."""
    problem = dict.fromkeys(name for point in points for name in point.problem)
    tune = dict.fromkeys(name for point in points for name in point.tune)
    return [
        *(_axis(name, lambda point: point.problem) for name in problem),
        *(_axis(name, lambda point: point.tune) for name in tune if name not in problem),
    ]


def _axis(name: str, values: Callable[[PointResult], dict[str, int]]) -> _Source:
    def cell(point: PointResult) -> Cell:
        value = values(point).get(name)
        return ABSENT if value is None else Cell(text=str(value), value=value)

    return _Source(Column(key=plain(name), label=plain(name), short=plain(name)), cell)


def _time_column() -> _Source:
    def cell(point: PointResult) -> Cell:
        if point.time is None:
            return ABSENT
        return Cell(
            text=duration_text(point.time.value_ns), value=point.time.value_ns, provenance=point.time.provenance
        )

    return _Source(Column(key="time_ns", label="Time", short="Time"), cell)


def _metric_column(key: str) -> _Source:
    metric = METRICS[key]

    def cell(point: PointResult) -> Cell:
        value = point.metrics.get(key)
        if value is None:
            return ABSENT
        return Cell(text=metric_text(value), value=value.value, provenance=value.provenance, note=value.note)

    column = Column(
        key=key,
        label=metric.label,
        short=SHORT_LABELS.get(key, metric.label),
        unit=metric.unit,
        is_number=metric.unit != "" or not key.endswith(("limiter", "runner_up")),
    )
    return _Source(column, cell)


def _outcome(point: PointResult) -> str:
    """Return `ok`, or the status with the first line of its reason."""
    first = point.reason.strip().split("\n", 1)[0]
    return f"{point.status.value}: {first}" if first else point.status.value


def _reading_order(point: PointResult) -> tuple[object, ...]:
    return (
        point.family,
        point.kernel,
        point.device,
        tuple(point.problem.values()),
        tuple(point.tune.values()),
    )


def _digits(number: float) -> str:
    """Return a number with four significant digits, never in exponents below 10^15."""
    if number == 0 or abs(number) >= 1e15 or abs(number) < 1e-4:
        return f"{number:.4g}"
    whole = len(str(int(abs(number))))
    return f"{number:,.{max(0, 4 - whole)}f}"
