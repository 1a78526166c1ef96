"""Points as columns: the form of a file of schema `warplens-profile/2`, in place of a list of points.

The rule: points go in and the same points come out, with the samples in tenths of a nanosecond; what comes from a file
is checked here, once. A column has the values of many rows: in full, one value for all rows, or an index into the
distinct values. Its reader states the number of rows; one that does not fit is refused before anything is made of it.
Points share equal values, and metrics are made on demand: a profile may have a hundred thousand points, of which a
window shows a page.
"""

import gc
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from itertools import accumulate, repeat
from operator import itemgetter
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from warplens.cuda.ground import points as point_values
from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.errors import FailureKind, InputError
from warplens.cuda.ground.metrics import MetricValue, Provenance

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

INTEGER_BOUND = 2**63  # integers of a file are between its negative and this: a longer one fits no float and no array

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-INTEGER_BOUND, le=INTEGER_BOUND - 1)]  # an integer of 64 bits

Index: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]  # the index of a row or of a value, from 0


class Indexed(msgspec.Struct, Generic[T], frozen=True):
    """The distinct values, the most frequent first, and the index of the value of each row."""

    values: list[T]
    index: list[Index]


Column: TypeAlias = list[T] | Indexed[T]
"""A value for each row; or a list with the one value of all rows; or the distinct values and an index."""


def checked(column: Column[T], rows: int, name: str) -> Column[T]:
    """Return the column after a check that it fits this number of rows."""
    _check_length(column, rows, name)
    if isinstance(column, Indexed) and max(column.index, default=-1) >= len(column.values):
        raise no_value(name, column)
    return column


def unpacked(column: Column[T], rows: int, name: str) -> list[T]:
    """Return the value of each row."""
    _check_length(column, rows, name)
    if not isinstance(column, Indexed):
        return column if len(column) == rows else column * rows
    try:
        return list(map(column.values.__getitem__, column.index))
    except IndexError:
        raise no_value(name, column) from None


def _check_length(column: Column[T], rows: int, name: str) -> None:
    length = len(column.index if isinstance(column, Indexed) else column)
    if length != rows and (isinstance(column, Indexed) or length != 1):
        raise InputError(f"the column {name!r} has {length} values, and {rows} are needed")


def no_value(name: str, column: Indexed[T]) -> InputError:
    """Return the error of an index without a value."""
    return InputError(f"the column {name!r} has {len(column.values)} values, and no number {max(column.index)}")


def value_at(column: Column[T], row: int) -> T:
    """Return the value of one row of a column that was checked."""
    if isinstance(column, Indexed):
        return column.values[column.index[row]]
    return column[row] if len(column) > 1 else column[0]


class Cells(Protocol[T_co]):
    """The values of one column, made on demand."""

    def at(self, row: int) -> T_co | None:
        """Return the value of a row, None if it has none."""
        ...


class RowValues(Mapping[str, T]):
    """The values of one row by the names of their columns, made on demand."""

    __slots__ = ("columns", "row")

    def __init__(self, columns: Mapping[str, Cells[T]], row: int) -> None:
        self.columns = columns
        self.row = row

    def __getitem__(self, key: str) -> T:
        value = self.columns[key].at(self.row)
        if value is None:
            raise KeyError(key)
        return value

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value of a column, the default where the row has none."""
        cells = self.columns.get(key)
        value = None if cells is None else cells.at(self.row)
        return default if value is None else value

    def __iter__(self) -> Iterator[str]:
        return (name for name, cells in self.columns.items() if cells.at(self.row) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[type[dict[str, T]], tuple[dict[str, T]]]:
        """Pickle as the plain values of this row, without the other rows."""
        return dict, (dict(self),)


MAX_POINTS = 250_000  # the most of a profile, five times those of a sweep: a few bytes of a file can claim any number
MAX_CONDITIONS = 1_000_000  # the most of all points together; the timing of a point reads the GPU a few times at most

_T = TypeVar("_T")
_Number = float | Whole | str | None


class MetricColumn(msgspec.Struct, frozen=True):
    """One metric of all points; `value` is None for the points without it."""

    value: Column[_Number]
    unit: Column[str]
    provenance: Column[Provenance]
    note: Column[str]

    def at(self, row: int) -> MetricValue | None:
        """Return the metric of one point."""
        value = value_at(self.value, row)
        if value is None:
            return None
        return MetricValue(
            value=value,
            unit=value_at(self.unit, row),
            provenance=value_at(self.provenance, row),
            note=value_at(self.note, row),
        )


def plain_values(rows: Iterable[Mapping[str, MetricValue]], key: str) -> list[_Number]:
    """Return the value of a metric in each of these rows, None where it has none; no metric is made for that."""
    of_columns: dict[int, Column[_Number]] = {}
    values: list[_Number] = []
    for row in rows:
        if not isinstance(row, RowValues):
            metric = row.get(key)
            values.append(None if metric is None else metric.value)
            continue
        if (column := of_columns.get(id(row.columns))) is None:
            cells = row.columns.get(key)
            column = of_columns[id(row.columns)] = cells.value if isinstance(cells, MetricColumn) else [None]
        values.append(value_at(column, row.row))
    return values


class TermColumn(msgspec.Struct, frozen=True):
    """One term of the timing model, of all times; None for the times without it."""

    value: Column[float | None]

    def at(self, row: int) -> float | None:
        """Return the term of one time."""
        return value_at(self.value, row)


# What earlier files do not have.
_ABSENT: Any = msgspec.field(default_factory=lambda: [None])
_NOTHING: Any = msgspec.field(default_factory=lambda: [0.0])
_NONE: Any = msgspec.field(default_factory=lambda: [()])


class ConditionColumns(msgspec.Struct, frozen=True):
    """The conditions of all times in sequence, `count` of each time."""

    count: Column[Index]
    samples: Column[int]
    sm_clock_hz: Column[float]
    memory_clock_hz: Column[float]
    temperature_c: Column[float]
    power_w: Column[float]
    throttled_by: Column[tuple[str, ...]]
    visit: Column[Index | None] = _ABSENT
    placement: Column[Index | None] = _ABSENT


class TimeColumns(msgspec.Struct, frozen=True):
    """The times of points."""

    points: list[Index] | None  # the indices of the points, None for all
    value_ns: Column[float]
    provenance: Column[Provenance]
    samples_ns: list[msgspec.Raw]  # a `Column` for each time; to decode all by one call would hold every thread up
    terms_ns: dict[str, TermColumn]
    cache: Column[point_values.CacheState | None]
    stopped_by: Column[str]
    overhead_ns: Column[float]
    conditions: ConditionColumns
    spent_s: Column[float] = _NOTHING
    visits: Column[tuple[point_values.Visit, ...]] = _NONE


class PointColumns(msgspec.Struct, frozen=True):
    """All points, `rows` of them."""

    rows: Index
    kernel: Column[str]
    title: Column[str]
    source_hash: Column[str]
    family: Column[str]
    problem: Column[dict[str, Whole]]
    tune: Column[dict[str, Whole]]
    device: Column[str]
    status: Column[point_values.Status]
    reason: Column[str]
    launch: Column[point_values.LaunchShape | None]
    check: Column[point_values.Check | None]
    time: TimeColumns
    metrics: dict[str, MetricColumn]
    compiler: Column[str]
    elapsed_s: Column[float]
    notes: Column[tuple[str, ...]]
    printed: Column[str]
    cache: Column[point_values.CacheState | None]
    baseline: Column[point_values.Baseline | None] = _ABSENT
    pair: Column[point_values.Pair | None] = _ABSENT
    included_hash: Column[str | None] = _ABSENT
    steps: Column[tuple[point_values.StepResult, ...]] = _NONE
    invented: Column[tuple[point_values.Invention, ...]] = _NONE
    failure: Column[FailureKind | None] = _ABSENT


_SAMPLES: msgspec.json.Decoder[Column[float]] = msgspec.json.Decoder(list[float] | Indexed[float])
_NOT_PLAIN = frozenset({"rows", "time", "metrics", "points", "samples_ns", "terms_ns", "conditions", "count"})
PLAIN_NAMES: dict[type[msgspec.Struct], tuple[str, ...]] = {
    kind: tuple(name for name in kind.__struct_fields__ if name not in _NOT_PLAIN)
    for kind in (PointColumns, MetricColumn, TimeColumns, ConditionColumns)
}
"""The names of the fields that are columns with a value for each row, by the record that has them."""


def points_of(columns: PointColumns) -> tuple[point_values.PointResult, ...]:
    """Return the points."""
    rows = columns.rows
    if rows > MAX_POINTS:
        raise InputError(f"it has {rows} points, and at most {MAX_POINTS} are read")
    for name, metric in columns.metrics.items():
        for part in PLAIN_NAMES[MetricColumn]:
            checked(getattr(metric, part), rows, f"metrics.{name}.{part}")
    with without_collection():
        values = {name: unpacked(getattr(columns, name), rows, name) for name in PLAIN_NAMES[PointColumns]}
        for steps in columns.steps.values if isinstance(columns.steps, Indexed) else columns.steps:
            check_steps(steps)
        values["time"] = _times(columns.time, rows)
        values["metrics"] = list(map(RowValues, repeat(columns.metrics, rows), range(rows)))
        return tuple(_made(point_values.PointResult, values, rows))


def check_steps(steps: Sequence[point_values.StepResult]) -> None:
    """Check the steps of a point of a file."""
    if len(steps) > point_values.MAX_STEPS:
        raise InputError(f"a point has {len(steps)} steps, and a sequence has at most {point_values.MAX_STEPS}")
    for number, step in enumerate(steps, 1):
        if step.time is not None and step.time.value_ns < 0:
            raise InputError(f"the time of step {number} is negative")
        check_integers({"number": step.number, "launches": step.launches}, step.metrics, f"step {number}")


def check_integers(numbers: Mapping[str, int], metrics: Mapping[str, MetricValue], what: str) -> None:
    """Check that the whole numbers of a point or step of a file have 64 bits."""
    for name, value in {**numbers, **{key: metric.value for key, metric in metrics.items()}}.items():
        if isinstance(value, int) and not -INTEGER_BOUND <= value < INTEGER_BOUND:
            raise InputError(f"{name[:60]!r} of {what} is an integer of more than 64 bits")


def _times(columns: TimeColumns, points: int) -> list[point_values.Time | None]:
    timed = columns.points
    rows = points if timed is None else len(timed)
    if timed is not None and (len(set(timed)) != rows or max(timed, default=-1) >= points):
        raise InputError("the column 'time.points' names a point twice, or one that is not there")
    for name, term in columns.terms_ns.items():
        checked(term.value, rows, f"time.terms_ns.{name}")
    if len(columns.samples_ns) != rows:
        raise InputError(f"the column 'time.samples_ns' has {len(columns.samples_ns)} values, and {rows} are needed")
    values = {name: unpacked(getattr(columns, name), rows, f"time.{name}") for name in PLAIN_NAMES[TimeColumns]}
    if min(values["value_ns"], default=0) < 0:
        raise InputError("a time is negative")
    values["samples_ns"] = list(map(_samples, columns.samples_ns))
    values["terms_ns"] = list(map(RowValues, repeat(columns.terms_ns, rows), range(rows)))
    values["conditions"] = _conditions(columns.conditions, rows)
    times = _made(point_values.Time, values, rows)
    if timed is None:
        return list(times)
    times_of_points: list[point_values.Time | None] = [None] * points
    for row, time in zip(timed, times, strict=True):
        times_of_points[row] = time
    return times_of_points


def _samples(raw: msgspec.Raw) -> tuple[float, ...]:
    try:
        column = _SAMPLES.decode(raw)
    except msgspec.DecodeError as error:
        raise InputError(f"{error}, in the column 'time.samples_ns'") from None
    if isinstance(column, list):  # the samples, whatever their number
        return tuple(column)
    if len(column.index) < 2:
        return tuple(unpacked(column, len(column.index), "time.samples_ns"))
    try:  # half of the time of `unpacked`: most values of a large file are samples
        return tuple(itemgetter(*column.index)(column.values))
    except IndexError:
        raise no_value("time.samples_ns", column) from None


def _conditions(columns: ConditionColumns, rows: int) -> list[tuple[point_values.Conditions, ...]]:
    counts = unpacked(columns.count, rows, "time.conditions.count")
    total = sum(counts)
    if total > MAX_CONDITIONS:
        raise InputError(f"it has {total} conditions, and at most {MAX_CONDITIONS} are read")
    names = PLAIN_NAMES[ConditionColumns]
    values = {name: unpacked(getattr(columns, name), total, f"time.conditions.{name}") for name in names}
    conditions = _made(point_values.Conditions, values, total)
    if total == rows and set(counts) <= {1}:
        return list(zip(conditions, strict=True))
    return [tuple(conditions[end - count : end]) for count, end in zip(counts, accumulate(counts), strict=True)]


def _made(kind: type[_T], values: Mapping[str, Sequence[Any]], rows: int) -> list[_T]:
    """Return records of a dataclass with slots, filled field by field. That takes a quarter of the time of a call of
    the class for each; the class has no `__post_init__` to skip.
    """
    make: Callable[[type[_T]], _T] = object.__new__
    records = list(map(make, repeat(kind, rows)))
    for field in fields(kind):  # type: ignore[arg-type]
        deque(map(getattr(kind, field.name).__set__, records, values[field.name]), maxlen=0)
    return records


MANY_OBJECTS = 100_000


@contextmanager
def without_collection() -> Iterator[None]:
    """Turn the garbage collector off while many objects are made, none of which is garbage.

    Earlier garbage is collected before. Of very many no later collection looks for garbage, as it would hold every
    thread up for a second.
    """
    gc.collect(1)
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if gc.get_count()[0] >= MANY_OBJECTS:
            gc.freeze()
        if was_on:
            gc.enable()


# People write tags, so a profile has at most `MAX_TAGS`, counted before decoding: millions would take gigabytes.

MAX_TAGS = 1000

_MORE_TAGS = rb'\s*+:\s*+\[(?:\s*+"(?:[^"\\]++|\\.)*+"\s*+,?+){%d}' % (MAX_TAGS + 1)
_TOO_MANY_TAGS = re.compile(rb'"tags"' + _MORE_TAGS, re.DOTALL)  # this is the start of a list of too many tags
_ESCAPED_LETTERS = (rb"\u0074", rb"\u0061", rb"\u0067", rb"\u0073")
_TOO_MANY_ESCAPED_TAGS = re.compile(
    b'"%b"' % b"".join(b"(?:%c|%b)" % pair for pair in zip(b"tags", map(re.escape, _ESCAPED_LETTERS), strict=True))
    + _MORE_TAGS,
    re.DOTALL,
)
"""The same where the name is written with escapes, as no program writes it; to look for it takes ten times as long."""


def has_too_many_tags(text: bytes) -> bool:
    """Return whether a profile's text, in JSON, holds a list of more than `MAX_TAGS` tags."""
    is_escaped = b"\\u00" in text and any(letter in text for letter in _ESCAPED_LETTERS)
    return (_TOO_MANY_ESCAPED_TAGS if is_escaped else _TOO_MANY_TAGS).search(text) is not None


# A term has the name that `cuda.timing` gives it; a term without an entry here is shown by that name.

_ENTRIES = toml_beside(__file__, "terms.toml")
TERMS: dict[str, str] = {term: entry["words"] for term, entry in _ENTRIES.items()}
REMEDIES: dict[str, str] = {term: entry["remedy"] for term, entry in _ENTRIES.items() if "remedy" in entry}


def term_words(term: str) -> str:
    """Return a term of the timing model in a sentence."""
    return "the last wave of blocks" if term == "tail" else TERMS.get(term, term)
