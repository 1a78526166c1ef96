"""Tables on a terminal, with rich: points of a profile, kernels, devices.

The rule: what is shown is decided in `profiles.table`; here it is only fitted to the width. A table that is too wide
first gets short headings, then loses its least important columns and says which; the identity, the time and what went
wrong always stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from warplens.cuda.runners.result import PointResult, Status
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.table import Cell, Column, Row, Table, headline_table, plain, provenance_line

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.device.spec import GpuSpec

DISPENSABLE = (
    "occupancy_limiter",
    "warp_execution_efficiency",
    "shared_efficiency",
    "theoretical_occupancy",
    "gst_efficiency",
    "gld_efficiency",
)
"""Columns in the order in which a narrow terminal loses them."""

PIPE_WIDTH = 160
"""Width of a table that goes into a file or another program, unless COLUMNS says otherwise."""

_STYLES = {Status.OK: "", Status.SKIPPED: "dim", Status.FAILED: "red"}


def profile_report(profile: Profile, console: Console) -> RenderableType:
    """Return the table of a profile fitted to the console, with what a reader must know under it."""
    table = headline_table(profile)
    hidden: list[str] = []
    drawn = _drawn(table, short=False)
    if not _fits(drawn, console):
        drawn = _drawn(table, short=True)
    for key in DISPENSABLE:
        if _fits(drawn, console):
            break
        hidden += [column.label.lower() for column in table.columns if column.key == key]
        table = _without(table, key)
        drawn = _drawn(table, short=True)
    lines = [_heading(profile), drawn]
    if provenance := provenance_line(table):
        lines.append(Text(provenance, style="dim"))
    if hidden:
        lines.append(Text(f"not shown in this width: {', '.join(hidden)} (all are in --csv)", style="dim"))
    lines += [Text(line, style="dim") for line in _notes(table)]
    lines.append(Text(summary(profile)))
    lines += _failures(profile)
    return Group(*lines)


def summary(profile: Profile) -> str:
    """Return one line: how many points, how they went, whether any are missing."""
    counts = {status: sum(point.status is status for point in profile.points) for status in Status}
    parts = [f"{counts[Status.OK]} ok"]
    parts += [f"{counts[status]} {status.value}" for status in (Status.SKIPPED, Status.FAILED) if counts[status]]
    total = len(profile.points)
    missing = "; partial: the sweep did not end" if profile.status is Completeness.PARTIAL else ""
    return f"{total} {'point' if total == 1 else 'points'}: {', '.join(parts)}{missing}"


def kernels_table(kernels: Iterable[KernelFile]) -> RichTable:
    """Return the kernels by family, with their axes and default values."""
    drawn = _plain_table("Family", "Kernel", "What it is", "Problem sizes", "Tune values")
    for column in (drawn.columns[0], drawn.columns[1], drawn.columns[4]):
        column.no_wrap = True
    for kernel in kernels:
        drawn.add_row(
            plain(kernel.family), plain(kernel.name), plain(kernel.title), _axes(kernel.problem), _axes(kernel.tune)
        )
    return drawn


def devices_table(specs: Iterable[GpuSpec], default: str) -> RichTable:
    """Return the GPUs that a sweep can be run for."""
    drawn = _plain_table("Device", "Name", "cc", "SMs", "Clock (MHz)", "Bandwidth (GB/s)", "float32 (TFLOP/s)")
    for column in drawn.columns[2:]:
        column.justify = "right"
    for spec in specs:
        major, minor = spec.compute_capability
        drawn.add_row(
            f"{spec.key} (default)" if spec.key == default else spec.key,
            spec.name,
            f"{major}.{minor}",
            str(spec.sm_count),
            f"{spec.clock_hz / 1e6:.0f}",
            f"{spec.memory_bandwidth_bytes_per_s / 1e9:.1f}",
            f"{spec.fp32_flops_per_s / 1e12:.2f}",
        )
    return drawn


def _heading(profile: Profile) -> Text:
    devices = ", ".join(f"{device.name} ({device.target})" for device in profile.devices)
    parts = [part for part in (devices, profile.compiler, profile.started.replace("+00:00", " UTC")) if part]
    return Text(plain(" · ".join(parts)).replace("\n", " "), style="bold")


def _drawn(table: Table, *, short: bool) -> RichTable:
    drawn = RichTable(box=None, pad_edge=False, header_style="bold", show_edge=False, padding=(0, 2, 0, 0))
    for column in table.columns:
        drawn.add_column(
            Text(_label(column, short=short)),
            justify="right" if column.is_number else "left",
            no_wrap=column.key != "result",
            overflow="fold",
            vertical="top",
            max_width=48 if column.key == "result" else None,
        )
    for row in table.rows:
        drawn.add_row(*(_text(cell, column) for cell, column in _pairs(row, table)), style=_STYLES[row.point.status])
    return drawn


def _label(column: Column, *, short: bool) -> str:
    """Return the heading over two lines: the name, then unit and, for a time, where it comes from."""
    name = column.short if short else column.label
    details = [column.unit] if column.unit else []
    if column.key == "time_ns" and column.provenance is not None:
        details.append(column.provenance.value)
    return f"{name}\n{', '.join(details)}"


def _text(cell: Cell, column: Column) -> Text:
    text = cell.text
    if cell.provenance is not None and column.provenance is None:
        text = f"{text} {cell.provenance.value}"
    return Text(f"{text} *" if cell.note else text)


def _fits(drawn: RichTable, console: Console) -> bool:
    unbounded = console.options.update(max_width=10_000)
    return Measurement.get(console, unbounded, drawn).maximum <= console.width


def _without(table: Table, key: str) -> Table:
    kept = [place for place, column in enumerate(table.columns) if column.key != key]
    return Table(
        columns=tuple(table.columns[place] for place in kept),
        rows=tuple(Row(point=row.point, cells=tuple(row.cells[place] for place in kept)) for row in table.rows),
    )


def _notes(table: Table) -> Iterable[str]:
    return dict.fromkeys(f"* {plain(cell.note)}" for row in table.rows for cell in row.cells if cell.note)


def _failures(profile: Profile) -> Sequence[Text]:
    """Return the whole reason of each kind of failure that is longer than its row could say."""
    reasons: dict[str, list[PointResult]] = {}
    for point in profile.points:
        if point.status is Status.FAILED and ("\n" in point.reason.strip() or len(point.reason) > 40):
            reasons.setdefault(point.reason.strip(), []).append(point)
    texts = []
    for reason, points in reasons.items():
        more = f" and {len(points) - 1} more" if len(points) > 1 else ""
        texts.append(Text(plain(f"\n{_point_name(points[0])}{more}: {reason}"), style="red"))
    return texts


def _point_name(point: PointResult) -> str:
    return " ".join([point.kernel, *(f"{name}={value}" for name, value in (point.problem | point.tune).items())])


def _pairs(row: Row, table: Table) -> Iterable[tuple[Cell, Column]]:
    return zip(row.cells, table.columns, strict=True)


def _plain_table(*headings: str) -> RichTable:
    drawn = RichTable(box=None, pad_edge=False, header_style="bold", show_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        drawn.add_column(heading, overflow="fold")
    return drawn


def _axes(axes: dict[str, tuple[int, ...]]) -> Text:
    return Text("\n".join(f"{name}={','.join(map(str, values))}" for name, values in axes.items()) or "-")
