"""The steps of sequences of launches as a table: a row for each step, with its launches, its time and its metrics.

The rule: a cell is made as that of a point is (`warplens.profiles.table`). The numbers of a step are of all its
launches together; its grid and block are those of the longest.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status, StepResult, shortened
from warplens.profiles import table
from warplens.profiles.formats import one_line


@dataclass(frozen=True, slots=True)
class _StepRow:
    """A step, its point, and the numbers of the step in the form of a point."""

    step: StepResult
    point: PointResult
    numbers: PointResult


def step_table(points: Iterable[PointResult]) -> table.Table:
    """Return the table of all steps of these points; it has no rows where none of them is a sequence."""

    def launches(row: _StepRow) -> table.Cell:
        return table.Cell(text=f"{row.step.launches:,}", value=row.step.launches, provenance=Provenance.COUNTED)

    def share_of_time(row: _StepRow) -> table.Cell:
        share = share_of(row.step, row.point)
        if share is None or row.step.time is None:
            return table.ABSENT
        return table.Cell(text=f"{100 * share:.0f}", value=100 * share, provenance=row.step.time.provenance)

    share = table.Column(key="share", label="Share of the time", short="Share", unit="%")
    sequences = sorted((point for point in points if point.steps), key=table.reading_order)
    rows = [_StepRow(step, point, _numbers(step, point)) for point in sequences for step in point.steps]
    identity: list[table.ColumnSource[_StepRow]] = []
    if len(sequences) > 1:
        identity = [table.word_column("sequence", "Sequence", lambda row: row.point.kernel)]
        if len({point.device for point in sequences}) > 1:
            identity.append(table.word_column("device", "Device", lambda row: row.point.device))
        identity += table.axis_columns(rows, lambda row: row.point)
    sources = [
        *identity,
        table.word_column("step", "Step", lambda row: f"{row.step.number} {row.step.kernel}"),
        table.ColumnSource(table.Column(key="launches", label="Launches", short="Launches"), launches),
        table.word_column(
            "shape", "Grid x block", lambda row: " x ".join(map(_extent, (row.step.launch.grid, row.step.launch.block)))
        ),
        _of_numbers(table.TIME_COLUMN),
        table.ColumnSource(share, share_of_time),
        *(_of_numbers(table.metric_column(key)) for key in table.HEADLINE_METRICS),
    ]
    return table.table_of(sources, rows, lambda row: row.point)


def share_of(step: StepResult, point: PointResult) -> float | None:
    """Return the part of the time of all steps that one takes, None where a time is not known."""
    times = [other.time.value_ns for other in point.steps if other.time is not None]
    if step.time is None or len(times) < len(point.steps) or not sum(times):
        return None
    return step.time.value_ns / sum(times)


def step_text(step: StepResult) -> str:
    """Return the name of a step with its number, and its launches where there are several."""
    launches = f", {step.launches:,} launches" if step.launches != 1 else ""
    return f"step {step.number}, {one_line(step.kernel)}{launches}"


def longest_step(point: PointResult) -> tuple[StepResult, PointResult] | None:
    """Return the step that takes most of the time, and its numbers in the form of a point; None without times."""
    timed = [(step.time.value_ns, -step.number, step) for step in point.steps if step.time is not None]
    if not timed:
        return None
    step = max(timed, key=lambda entry: entry[:2])[2]
    return step, _numbers(step, point)


def longest_text(step: StepResult, point: PointResult) -> str:
    """Return the sentence on the step that takes most of the time of its point."""
    time = table.duration_text(step.time.value_ns) if step.time is not None else "an unknown time"
    share = share_of(step, point)
    of_all = "" if share is None else f", {100 * share:.0f} % of all steps"
    return f"Step {step.number} ({one_line(step.kernel)}) takes longest: {time}{of_all}."


def _numbers(step: StepResult, point: PointResult) -> PointResult:
    """Return a step as a point: what is said about points then holds for it."""
    bare = replace(point, status=Status.OK, reason="", check=None, notes=(), printed="", steps=())
    return replace(bare, kernel=step.kernel, launch=step.launch, time=step.time, metrics=step.metrics)


def _extent(extent: tuple[int, int, int]) -> str:
    return ",".join(map(str, shortened(extent)))


def _of_numbers(source: table.ColumnSource[PointResult]) -> table.ColumnSource[_StepRow]:
    return table.ColumnSource(source.column, lambda row: source.cell(row.numbers))
