"""The points of a profile as a table with units and provenance, and as columns of plain values.

The rule: the content of every table is decided here, from the metric registry, so that the terminal, Markdown, CSV and
the window agree. A value that a point lacks is absent, never 0; a modelled time never stands without the word.
"""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import Generic, TypeAlias, TypeVar

from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
from warplens.cuda.ground.points import Conditions, PointResult, Status, Time, chosen_by
from warplens.profiles.formats import MAX_NAME, for_sheet, invented_text, mark_of, one_line, outcome_of, plain
from warplens.profiles.records import Profile

T = TypeVar("T")

HEADLINE_METRICS = (  # the table for people shows these metrics; the exports have all
    "gld_efficiency",
    "gst_efficiency",
    "shared_efficiency",
    "warp_execution_efficiency",
    "theoretical_occupancy",
    "occupancy_limiter",
)
RARE_METRICS = ("speedup", "stream_bound", "stream_limiter", "stream_fraction")
"""The table for people shows these metrics only if a point has them; in most profiles none does."""
PRINTED_METRICS = ("registers_per_thread", "achieved_occupancy")  # shown to people only where a document has them

MAX_SENTENCE = 2000  # a sentence in a cell has at most this many letters
TIME_UNIT = "ns"  # all times have this unit in data


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One column: `key` names it in data, `label` and `unit` for people; `provenance` is that of all its cells."""

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


def text_with_provenance(cell: Cell, column: Column) -> str:
    """Return the text of a cell, followed by its provenance where the column's heading does not state it."""
    if cell.provenance is not None and column.provenance is None:
        return f"{cell.text} {cell.provenance.value}"
    return cell.text


def noted_text(cell: Cell, column: Column) -> str:
    """Return the text of a cell with its provenance, and a star where it has a note; `notes_of` has the notes."""
    text = text_with_provenance(cell, column)
    return f"{text} *" if cell.note else text


def notes_of(table: Table) -> list[str]:
    """Return the notes of the cells, each once and after a star."""
    return list(
        dict.fromkeys(
            f"* {plain(part)}" for row in table.rows for cell in row.cells for part in cell.note.split("; ") if part
        )
    )


ABSENT = Cell(text="-")  # the cell of a value that a point lacks


def headline_table(profile: Profile) -> Table:
    """Return the table for people: identity, time, efficiencies, occupancy, and what went wrong."""
    points = profile.points
    columns: list[ColumnSource[PointResult]] = [word_column("kernel", "Kernel", lambda p: p.kernel, mark=mark_of)]
    if len({point.device for point in points}) > 1:
        columns.append(word_column("device", "Device", lambda p: p.device))
    columns += [
        *axis_columns(points, _itself),
        *_choice_column(points),
        *_cache_column(points),
        TIME_COLUMN,
        *map(metric_column, HEADLINE_METRICS),
    ]
    columns += [
        metric_column(key)
        for key in PRINTED_METRICS
        if any(key in point.metrics and point.metrics[key].provenance is Provenance.PUBLISHED for point in points)
    ]
    columns += [
        metric_column(key, in_words=True) for key in RARE_METRICS if any(key in point.metrics for point in points)
    ]
    if any(point.status is not Status.OK for point in points):
        columns.append(word_column("result", "Result", outcome_of, MAX_SENTENCE))
    return table_of(columns, sorted(points, key=reading_order), _itself)


def full_table(profile: Profile) -> Table:
    """Return the table for machines: every axis and every metric that any point has, in the order of the registry."""
    points = profile.points
    used = {key for point in points for key in point.metrics}
    keys = [key for key in METRICS if key in used and key != "time"]
    columns = [
        word_column("kernel", "Kernel", lambda p: p.kernel),
        word_column("family", "Family", lambda p: p.family),
        word_column("device", "Device", lambda p: p.device),
        *axis_columns(points, _itself),
        *_choice_column(points),
        *_cache_column(points),
        *(
            [word_column("invented", "Invented", lambda p: invented_text(p.invented), MAX_SENTENCE)]
            if any(point.invented for point in points)
            else []
        ),
        word_column("status", "Status", lambda p: p.status.value),
        word_column("reason", "Reason", lambda p: p.reason, MAX_SENTENCE),
        TIME_COLUMN,
        *_timing_columns(points),
        *map(metric_column, keys),
    ]
    return table_of(columns, sorted(points, key=reading_order), _itself)


def point_name(point: PointResult) -> str:
    """Return the name of a point: `transpose_tiled N=256 TILE=16`."""
    axes = (f"{one_line(name)}={value}" for name, value in (point.problem | point.tune).items())
    return " ".join([one_line(point.kernel), *axes, *([point.cache.value] if point.cache is not None else [])])


def duration_text(time_ns: float, provenance: Provenance | None = None) -> str:
    """Return a time with four significant digits, a published one with those of its document, in the largest unit."""
    units = (("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1.0))
    unit, size = next((named for named in units if time_ns >= named[1]), units[-1])
    number = time_ns / size
    return f"{number:g} {unit}" if provenance is Provenance.PUBLISHED else f"{_digits(number)} {unit}"


def metric_text(metric: MetricValue) -> str:
    """Return the value of a metric without its unit."""
    if isinstance(metric.value, str):
        return one_line(metric.value, MAX_SENTENCE)
    if metric.provenance is Provenance.PUBLISHED:
        return f"{metric.value:g}"  # the digits that the document gives, and no more
    if metric.unit == "%":
        return f"{metric.value:.1f}"
    if isinstance(metric.value, int):
        return f"{metric.value:,}"
    return _digits(metric.value)


def number_of(point: PointResult, key: str) -> float | None:
    """Return the number of a metric, None where the point has none, or a word."""
    metric = point.metrics.get(key)
    return None if metric is None or isinstance(metric.value, str) else float(metric.value)


def provenance_line(table: Table) -> str:
    """Return one sentence that says where the numbers of each column come from."""
    groups: dict[Provenance, list[str]] = {}
    for column in table.columns:
        if column.provenance is not None:
            groups.setdefault(column.provenance, []).append(column.label.lower().replace(", ", " "))
    return "; ".join(f"{provenance.value}: {', '.join(labels)}" for provenance, labels in groups.items())


@dataclass(frozen=True, slots=True)
class ColumnSource(Generic[T]):
    """A column, and the function that makes its cell from what a row shows: a point, or a pair of points."""

    column: Column
    cell: Callable[[T], Cell]


def table_of(sources: Sequence[ColumnSource[T]], items: Iterable[T], point_of: Callable[[T], PointResult]) -> Table:
    """Return the table with a row for each item; a column has the provenance that all its cells share."""
    rows = tuple(Row(point=point_of(item), cells=tuple(source.cell(item) for source in sources)) for item in items)
    columns = []
    for index, source in enumerate(sources):
        provenances = {row.cells[index].provenance for row in rows} - {None}
        columns.append(replace(source.column, provenance=provenances.pop() if len(provenances) == 1 else None))
    return Table(columns=tuple(columns), rows=rows)


def word_column(
    key: str, label: str, text: Callable[[T], str], most: int = MAX_NAME, *, mark: Callable[[T], str] = lambda _: ""
) -> ColumnSource[T]:
    """Return a column of words, of which at most `most` letters are shown, each with its mark."""

    def cell(item: T) -> Cell:
        return Cell(text=one_line(text(item), most) + mark(item), value=text(item))

    return ColumnSource(Column(key=key, label=label, short=label, is_number=False), cell)


def axis_columns(items: Sequence[T], point_of: Callable[[T], PointResult]) -> list[ColumnSource[T]]:
    """Return a column for each axis, the problem's first, in the order in which kernels name them."""
    points = [point_of(item) for item in items]
    names = dict.fromkeys(name for point in points for name in point.problem)
    names |= dict.fromkeys(name for point in points for name in point.tune)
    return [_axis_column(name, point_of) for name in names]


def _axis_column(name: str, point_of: Callable[[T], PointResult]) -> ColumnSource[T]:
    def cell(item: T) -> Cell:
        point = point_of(item)
        value = point.problem.get(name, point.tune.get(name))
        return ABSENT if value is None else Cell(text=str(value), value=value)

    return ColumnSource(Column(key=plain(name), label=one_line(name), short=one_line(name)), cell)


def time_cell(point: PointResult) -> Cell:
    """Return the time of a point."""
    if point.time is None:
        return ABSENT
    text = duration_text(point.time.value_ns, point.time.provenance)
    return Cell(text=text, value=point.time.value_ns, provenance=point.time.provenance)


TIME_COLUMN = ColumnSource(Column(key="time_ns", label="Time", short="Time"), time_cell)  # the column of the times


def _itself(point: PointResult) -> PointResult:
    return point


def _choice_column(points: Sequence[PointResult]) -> list[ColumnSource[PointResult]]:
    """Return the column that says which configurations an autotuner chose, if it chose one."""

    def cell(point: PointResult) -> Cell:
        return Cell(text="chosen", value=note) if (note := chosen_by(point)) else ABSENT

    if not any(map(chosen_by, points)):
        return []
    column = Column(key="autotuner", label="Autotuner", short="Tuner", is_number=False)
    return [ColumnSource(column, cell)]


def _cache_column(points: Sequence[PointResult]) -> list[ColumnSource[PointResult]]:
    if all(point.cache is None for point in points):
        return []
    return [word_column("cache", "Cache", lambda point: point.cache.value if point.cache is not None else "")]


def _timing_columns(points: Sequence[PointResult]) -> list[ColumnSource[PointResult]]:
    if all(point.time is None or not point.time.samples_ns for point in points):
        return []

    def of_gpu(pick: Callable[..., float], read: Callable[[Conditions], float]) -> Callable[[Time], float | None]:
        return lambda time: pick((number for part in time.conditions if (number := read(part))), default=None)

    def source(
        key: str,
        label: str,
        value: Callable[[Time], float | int | str | None],
        unit: str = "",
        *,
        is_word: bool = False,
    ) -> ColumnSource[PointResult]:
        def cell(point: PointResult) -> Cell:
            number = value(point.time) if point.time is not None and point.time.samples_ns else None
            if number is None or point.time is None:
                return ABSENT
            # what says how a point was timed has no provenance; the others are numbers with that of its time
            is_unsourced = is_word or key == "samples"
            return Cell(text=str(number), value=number, provenance=None if is_unsourced else point.time.provenance)

        return ColumnSource(Column(key=key, label=label, short=label, unit=unit, is_number=not is_word), cell)

    return [
        source("samples", "Samples", lambda time: len(time.samples_ns)),
        source("deviation", "Deviation", _deviation_percent, unit="%"),
        source("stopped_by", "Stopped by", lambda time: time.stopped_by or None, is_word=True),
        source("overhead_ns", "Overhead", lambda time: time.overhead_ns),
        source("sm_clock_mhz", "SM clock", of_gpu(min, lambda part: part.sm_clock_hz / 1e6)),
        source("temperature_c", "Temperature", of_gpu(max, lambda part: part.temperature_c)),
        source("power_w", "Power", of_gpu(max, lambda part: part.power_w)),
        source("throttled_by", "Throttled by", lambda time: ", ".join(throttled_by(time)) or None, is_word=True),
    ]


def _deviation_percent(time: Time) -> float | None:
    mean = fmean(time.samples_ns)
    return 100 * stdev(time.samples_ns) / mean if len(time.samples_ns) > 1 and mean else None


def throttled_by(time: Time) -> tuple[str, ...]:
    """Return the reasons for which clocks were lowered while a point was timed, each once."""
    return tuple(dict.fromkeys(reason for part in time.conditions for reason in part.throttled_by))


def metric_column(key: str, *, in_words: bool = False) -> ColumnSource[PointResult]:
    """Return the column of a metric; `in_words` writes a time with its unit, as the time of a point."""
    metric = METRICS[key]
    is_time = in_words and metric.unit == TIME_UNIT

    def cell(point: PointResult) -> Cell:
        value = point.metrics.get(key)
        if value is None:
            return ABSENT
        text = duration_text(float(value.value)) if is_time else metric_text(value)
        return Cell(text=text, value=value.value, provenance=value.provenance, note=value.note)

    column = Column(
        key=key,
        label=metric.label,
        short=metric.short or metric.label,
        unit="" if is_time else metric.unit,
        is_number=metric.unit != "" or not key.endswith(("limiter", "runner_up")),
    )
    return ColumnSource(column, cell)


def reading_order(point: PointResult) -> tuple[object, ...]:
    """Return the sort key of a point in a table for people."""
    return (
        point.family,
        point.kernel,
        point.device,
        tuple(point.problem.values()),
        tuple(point.tune.values()),
        point.cache or "",
    )


def _digits(number: float) -> str:
    """Return a number with four significant digits, never in exponents below 10^15."""
    if number == 0 or abs(number) >= 1e15 or abs(number) < 1e-4:
        return f"{number:.4g}"
    whole = len(str(int(abs(number))))
    return f"{number:,.{max(0, 4 - whole)}f}"


# A profile as columns of plain values: what CSV, Parquet and pandas hold.
# The rule: one row a point; one column for each axis, metric and property of a measurement, and after each column of
# numbers that have a provenance a column `KEY_provenance`; where a value has a note, a column `KEY_note` follows. A
# value that a point lacks is None. Every column names its unit; that of a time is in its name.

Value: TypeAlias = float | int | str | None

PROVENANCE_SUFFIX = "_provenance"  # the column of the provenances of `gflops` is `gflops_provenance`
NOTE_SUFFIX = "_note"  # the column of the notes on `registers_per_thread` is `registers_per_thread_note`
NAMED_UNITS = {"time_ns": "ns", "overhead_ns": "ns", "sm_clock_mhz": "MHz", "temperature_c": "°C", "power_w": "W"}
"""Columns whose names end in their units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DataColumn:
    """A column; `unit` is "" where its values have none, and `is_named` says whether the name ends in the unit."""

    name: str
    values: tuple[Value, ...]
    unit: str = ""
    is_named: bool = False

    @property
    def heading(self) -> str:
        """Return the name, with the unit in brackets unless the name says it."""
        return f"{self.name} [{self.unit}]" if self.unit and not self.is_named else self.name


def data_columns(profile: Profile) -> tuple[DataColumn, ...]:
    """Return all columns of a profile, its points in the order in which tables show them."""
    return columns_of_table(full_table(profile))


def columns_of_table(table: Table) -> tuple[DataColumn, ...]:
    """Return the columns of a table, with those of the provenances and of the notes."""
    columns = []
    for index, column in enumerate(table.columns):
        cells = [row.cells[index] for row in table.rows]
        columns.append(
            DataColumn(
                name=for_sheet(column.key),
                values=tuple(for_sheet(cell.value) if isinstance(cell.value, str) else cell.value for cell in cells),
                unit=column.unit or NAMED_UNITS.get(column.key, ""),
                is_named=column.key in NAMED_UNITS,
            )
        )
        provenances = tuple(cell.provenance.value if cell.provenance else None for cell in cells)
        if any(provenances):
            columns.append(DataColumn(name=f"{for_sheet(column.key)}{PROVENANCE_SUFFIX}", values=provenances))
        notes = tuple(for_sheet(cell.note) if cell.note else None for cell in cells)
        if any(notes):
            columns.append(DataColumn(name=f"{for_sheet(column.key)}{NOTE_SUFFIX}", values=notes))
    return tuple(columns)


def csv_text(headings: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """Return CSV with RFC 4180 quoting, and newlines as line ends."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([for_sheet(heading) for heading in headings])
    writer.writerows([_field(value) for value in row] for row in rows)
    return out.getvalue()


def _field(value: Value) -> str:
    match value:
        case None:
            return ""
        case float():
            return repr(value)
        case str():
            return for_sheet(value)
        case _:
            return str(value)
