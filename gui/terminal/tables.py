"""Tables on a terminal, with rich: points of a profile, kernels, devices.

The rule: the cells are made in `profiles.table`; here they are only fitted to the width. A table that is too wide
first gets short headings, then has its reasons below instead of in the rows, then loses its least important columns and
names them. The identity, the time and the errors always stay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles import journal, steps
from warplens.profiles.formats import legend_of, plain, points_text, word_of
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.table import (
    Column,
    Row,
    Table,
    headline_table,
    noted_text,
    notes_of,
    point_name,
    provenance_line,
)

if TYPE_CHECKING:
    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.device.nvidia_driver import AvailableGpus
    from warplens.cuda.device.spec import GpuSpec

DISPENSABLE = (  # a narrow terminal loses these columns, in this order
    "stream_fraction", "registers_per_thread", "achieved_occupancy", "occupancy_limiter", "warp_execution_efficiency",
    "shared_efficiency", "theoretical_occupancy", "gst_efficiency", "gld_efficiency",
)  # fmt: skip
MAX_REASON = 40  # a reason of up to this many characters stands in its row; a longer one stands below the table
MAX_ROWS = 500
"""At most this many points are rows of a printed table, and as many reasons stand below it: rich takes milliseconds for
each, and no reader reads more. All of them are in the other forms of a profile."""

OF_SHEET = ("name", "compute_capability", "sm_count", "clock_hz", "memory_bytes", "memory_bandwidth_bytes_per_s",
            "fp32_flops_per_s")  # fmt: skip
MAX_NOTES = 8  # the notes of this many points are printed under a table
STATUS_STYLES = {Status.OK: "", Status.UNCHECKED: "yellow", Status.SKIPPED: "dim", Status.FAILED: "red"}


def profile_report(profile: Profile, console: Console) -> RenderableType:
    """Return the table of a profile fitted to the console, with provenance, notes and reasons under it."""
    shown = replace(profile, points=profile.points[:MAX_ROWS])
    table = headline_table(shown)
    hidden: list[str] = []
    reason_width = MAX_REASON
    short = not _fits(table, console, short=False, reason_width=reason_width)
    if short and not _fits(table, console, short=True, reason_width=reason_width):
        reason_width = 0
    for key in DISPENSABLE if short else ():
        if _fits(table, console, short=True, reason_width=reason_width):
            break
        hidden += [column.label.lower().replace(", ", " ") for column in table.columns if column.key == key]
        table = _without(table, key)
    legend = [Text(line, style="yellow") for line in legend_of(shown.points)]
    lines: list[RenderableType] = [_heading(profile), *legend, _drawn(table, short=short, reason_width=reason_width)]
    if len(profile.points) > MAX_ROWS:
        lines.append(Text(f"the first {MAX_ROWS:,} of {len(profile.points):,} points (all are in --csv)", style="dim"))
    remarks = [
        provenance_line(table),
        f"not shown in this width: {', '.join(hidden)} (all are in --csv)" if hidden else "",
        _locked_clocks(profile),
        plain(f"published in: {profile.document}") if profile.document is not None else "",
        plain(profile.note),
    ]
    lines += [Text(line, style="dim") for line in (*filter(None, remarks), *_notes(table))]
    lines += _steps(shown)
    lines += _reasons(profile, reason_width)
    lines += [text for point in shown.points if point.printed for text in printed(point_name(point), point.printed)]
    lines.append(Text(summary(profile)))
    return Group(*lines)


def _steps(profile: Profile) -> list[RenderableType]:
    table = steps.step_table(profile.points)
    if not table.rows:
        return []
    drawn = _headed(table.columns, short=True)
    for row in table.rows[:MAX_ROWS]:
        drawn.add_row(*(Text(noted_text(cell, column)) for cell, column in zip(row.cells, table.columns, strict=True)))
    return [drawn, Text(f"steps: {provenance_line(table)}", style="dim")]


def _locked_clocks(profile: Profile) -> str:
    names = {device.key: device.name for device in profile.devices}
    locked = {names.get(gpu.device, gpu.device): gpu.locked_clock_hz for gpu in profile.cards}
    texts = [f"{1e-6 * clock_hz:,.0f} MHz ({plain(name)})" for name, clock_hz in locked.items() if clock_hz]
    return f"with the clocks locked at {', '.join(texts)}" if texts else ""


def printed(name: str, text: str) -> list[Text]:
    """Return what a kernel printed, under a line with the name of the point."""
    return [Text(plain(f"printed by {name}:"), style="dim"), Text(plain(text.rstrip("\n")))]


def summary(profile: Profile) -> str:
    """Return one line: the number of points with each status, and whether any are missing."""
    counts = {status: sum(point.status is status for point in profile.points) for status in Status}
    parts = [f"{counts[Status.OK]} ok"]
    parts += [f"{counts[status]} {status.word}" for status in Status if status is not Status.OK and counts[status]]
    missing = "; partial: the sweep did not end" if profile.status is Completeness.PARTIAL else ""
    return f"{points_text(len(profile.points))}: {', '.join(parts)}{missing}"


def kernels_table(kernels: Iterable[KernelFile]) -> RichTable:
    """Return the kernels by family, with their axes and default values."""
    drawn = plain_table("Family", "Kernel", "What it is", "Problem sizes", "Tune values")
    for column in (drawn.columns[0], drawn.columns[1], drawn.columns[4]):
        column.no_wrap = True
    for kernel in kernels:
        what = _launch_of(kernel) if kernel.front_matter else kernel.title
        drawn.add_row(plain(kernel.family), plain(kernel.name), plain(what), _axes(kernel.problem), _axes(kernel.tune))
    return drawn


def _launch_of(kernel: KernelFile) -> str:
    """Return the launch that was inferred for a kernel, whose title would only be its name again."""
    grid, block = (" x ".join(map(str, extent)) for extent in (kernel.grid, kernel.block))
    count = len(kernel.assumed)
    assumed = f"; {count} assumption{'' if count == 1 else 's'}" if count else ""
    return f"{grid} blocks of {block} threads{assumed}"


def devices_report(machine: AvailableGpus, sheets: Iterable[GpuSpec], default: str) -> RenderableType:
    """Return the GPUs that a sweep can run for, those of this machine first, or why it has none."""
    count = Counter(gpu.spec.key for gpu in machine.gpus)
    gpus = tuple({gpu.spec.key: gpu.spec for gpu in machine.gpus}.values())
    drawn = plain_table("Device", "Name", "cc", "SMs", "Clock (MHz)", "Bandwidth (GB/s)", "float32 (TFLOP/s)", "Times")
    for column in drawn.columns[2:7]:
        column.justify = "right"
    for spec in (*gpus, *sheets):
        major, minor = spec.compute_capability
        of_several = f" on {count[spec.key]} GPUs" if count[spec.key] > 1 else ""
        drawn.add_row(
            f"{spec.key} (default)" if spec.key == default else spec.key,
            plain(spec.name),
            f"{major}.{minor}",
            str(spec.sm_count),
            f"{spec.clock_hz / 1e6:.0f}",
            f"{spec.memory_bandwidth_bytes_per_s / 1e9:.1f}",
            f"{spec.fp32_flops_per_s / 1e12:.2f}",
            f"measured{of_several}" if spec.key in count else "modelled",
        )
    if not machine.hindrance:
        return drawn
    return Group(drawn, Text(plain(f"no GPU of this machine is among them: {machine.hindrance}"), style="dim"))


def devices_data(machine: AvailableGpus, sheets: Iterable[GpuSpec], default: str) -> dict[str, object]:
    """Return the same as data."""
    count = Counter(gpu.spec.key for gpu in machine.gpus)
    gpus = {gpu.spec.key: gpu.spec for gpu in machine.gpus}.values()
    return {
        "default": default,
        "hindrance": machine.hindrance,
        "devices": [
            {
                "device": spec.key,
                **{name: getattr(spec, name) for name in OF_SHEET},
                "times": Provenance.MEASURED if spec.key in count else Provenance.MODELLED,
                "cards": count[spec.key],
            }
            for spec in (*gpus, *sheets)
        ],
    }


def _heading(profile: Profile) -> Text:
    devices = ", ".join(f"{device.name} ({device.target})" for device in profile.devices)
    parts = [part for part in (devices, profile.compiler, profile.started.replace("+00:00", " UTC")) if part]
    return Text(plain(" · ".join(parts)).replace("\n", " "), style="bold")


def _headed(columns: Sequence[Column], *, short: bool) -> RichTable:
    """Return a table with headings in two lines: the name, then the unit and, for a time, the provenance."""
    drawn = plain_table()
    for column in columns:
        details = [column.unit] if column.unit else []
        if column.key == "time_ns" and column.provenance is not None:
            details.append(column.provenance.value)
        heading = Text(f"{column.short if short else column.label}\n{', '.join(details)}")
        drawn.add_column(heading, justify="right" if column.is_number else "left", no_wrap=True)
    return drawn


def _drawn(table: Table, *, short: bool, reason_width: int) -> RichTable:
    drawn = _headed(table.columns, short=short)
    for row in table.rows:
        drawn.add_row(*map(Text, _texts(row, table.columns, reason_width)), style=STATUS_STYLES[row.point.status])
    return drawn


def _texts(row: Row, columns: Sequence[Column], reason_width: int) -> list[str]:
    return [
        _outcome(row.point, reason_width) if column.key == "result" else noted_text(cell, column)
        for cell, column in zip(row.cells, columns, strict=True)
    ]


def _outcome(point: PointResult, reason_width: int) -> str:
    if _stands_below(point, reason_width) or not point.reason:
        return point.status.word
    return plain(f"{word_of(point)}: {point.reason.strip()}")


def _stands_below(point: PointResult, reason_width: int) -> bool:
    reason = point.reason.strip()
    return "\n" in reason or len(reason) > reason_width


def _fits(table: Table, console: Console, *, short: bool, reason_width: int) -> bool:
    """Return whether the table fits into the console, judged by the longest cell of each column."""
    drawn = _drawn(Table(columns=table.columns, rows=()), short=short, reason_width=reason_width)
    rows = [_texts(row, table.columns, reason_width) for row in table.rows]
    if rows:
        drawn.add_row(*(Text(max(column, key=cell_len)) for column in zip(*rows, strict=True)))
    unbounded = console.options.update(max_width=10_000)
    return Measurement.get(console, unbounded, drawn).maximum <= console.width


def _without(table: Table, key: str) -> Table:
    kept = [index for index, column in enumerate(table.columns) if column.key != key]
    return Table(
        columns=tuple(table.columns[index] for index in kept),
        rows=tuple(Row(point=row.point, cells=tuple(row.cells[index] for index in kept)) for row in table.rows),
    )


def _notes(table: Table) -> list[str]:
    """Return the notes of the cells and of the points, each once; only the first `MAX_NOTES` of the points."""
    own = {f"* {plain(note)}" for row in table.rows for note in row.point.notes}
    of_cells = [note for note in notes_of(table) if note not in own]
    points_by_notes: dict[tuple[str, ...], list[PointResult]] = {}
    for row in table.rows:
        if row.point.notes:
            points_by_notes.setdefault(row.point.notes, []).append(row.point)
    of_points = [plain(f"{_points_name(points)}: {'; '.join(notes)}") for notes, points in points_by_notes.items()]
    if len(of_points) > MAX_NOTES:
        left = sum(map(len, list(points_by_notes.values())[MAX_NOTES:]))
        of_points = [*of_points[:MAX_NOTES], f"and {left} more points have notes (all are in --json)"]
    return [*of_cells, *of_points]


def _reasons(profile: Profile, reason_width: int) -> Sequence[Text]:
    reasons: dict[tuple[Status, str, str], list[PointResult]] = {}
    for point in profile.points:
        if point.status is not Status.OK and _stands_below(point, reason_width):
            reasons.setdefault((point.status, word_of(point), point.reason.strip()), []).append(point)
    texts: list[Text] = []
    for (status, word, reason), points in reasons.items():
        if len(texts) == MAX_ROWS:
            texts.append(Text(f"... and {len(reasons) - MAX_ROWS:,} more reasons (all are in --csv)", style="dim"))
            break
        texts.append(Text(plain(f"{word}: {_points_name(points)}: {reason}"), style=STATUS_STYLES[status]))
    return texts


def _points_name(points: Sequence[PointResult]) -> str:
    return point_name(points[0]) + (f" and {len(points) - 1} more" if len(points) > 1 else "")


def references_list(profiles: Mapping[str, Profile]) -> Text:
    """Return the shipped profiles by name: the number of points, the GPUs and the source."""
    lines = []
    for name, profile in profiles.items():
        gpus = ", ".join(device.name for device in profile.devices)
        source = f"published in: {profile.document}" if profile.document is not None else f"made by {profile.program}"
        lines += [f"{journal.PREFIX}{name}", f"    {len(profile.points)} points, {gpus}", f"    {source}"]
    return Text(plain("\n".join(lines)))


def references_data(profiles: Mapping[str, Profile]) -> dict[str, object]:
    """Return the same as data."""
    return {
        "references": [
            {
                "name": f"{journal.PREFIX}{name}",
                "points": len(profile.points),
                "devices": [device.name for device in profile.devices],
                "document": profile.document,
                "program": profile.program,
            }
            for name, profile in profiles.items()
        ]
    }


def plain_table(*headings: str) -> RichTable:
    """Return a table without lines, its headings in bold."""
    drawn = RichTable(box=None, pad_edge=False, header_style="bold", show_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        drawn.add_column(heading, overflow="fold")
    return drawn


def _axes(axes: dict[str, tuple[int, ...]]) -> Text:
    return Text("\n".join(f"{name}={','.join(map(str, values))}" for name, values in axes.items()) or "-")
