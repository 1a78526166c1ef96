"""The timeline of a launch on a terminal, as JSON, and as a trace that Perfetto and Chrome open.

The rule: the category of each event of a trace is its provenance, and placed multiprocessors say so in their name.

Source of the form: "Trace Event Format" of the Chromium project, JSON object format: complete events (`X`), counters
(`C`) and names of processes and threads (`M`), with times in microseconds.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from warplens.cuda.execute.inspection.records import Timeline
from warplens.gui.views.timeline.program import NO_TIME, ProgramTimeline
from warplens.profiles import conditions, writing
from warplens.profiles.columns import term_words
from warplens.profiles.formats import plain, significant, time_text

MOST_BLOCKS = 100_000  # a trace has at most so many spans of blocks: 20 MB
GPU = 0  # the process of a trace that has the launch itself; that of a multiprocessor is its number and `FIRST_SM`
FIRST_SM = 1
PROGRAM = 10_000  # the process of a trace that has the steps of the program
FIRST_WARP = 1000  # the threads of the simulated multiprocessor from here on are its warps
QUEUES = ("load/store unit", "L2", "DRAM")


def kind_words(kind: str) -> str:
    """Return what a warp does in words."""
    return "issuing" if kind == "selected" else term_words(kind)


def extremes(timeline: Timeline) -> tuple[tuple[int, float], tuple[int, float]]:
    """Return the busiest multiprocessor and the idlest one, each with its share of the time with a block."""
    shares = [timeline.busy_share(sm) for sm in range(timeline.sm_count)]
    return max(enumerate(shares), key=lambda sm: sm[1]), min(enumerate(shares), key=lambda sm: sm[1])


def timeline_report(timeline: Timeline) -> RenderableType:
    """Return the report."""
    grid = RichTable.grid(padding=(0, 2, 0, 0))
    for name, value in _lines(timeline):
        grid.add_row(Text(name, style="dim"), Text(value))
    for kind, share in timeline.shares.items():
        grid.add_row(Text(kind_words(kind), style="dim"), Text(f"{100 * share:5.1f} %  {'█' * round(40 * share)}"))
    title = f"{timeline.title} on {timeline.device_name}"
    notes = [Text(plain(note), style="dim") for note in timeline.notes]
    return Group(Text(plain(title), style="bold"), grid, Text(""), *notes)


def _lines(timeline: Timeline) -> Iterator[tuple[str, str]]:
    (busiest, most), (idlest, least) = extremes(timeline)
    yield "time", conditions.sourced(time_text(timeline.time_ns), timeline.provenance)
    at_a_time = timeline.blocks / timeline.waves
    yield "waves", f"{significant(timeline.waves)} ({timeline.blocks:,} blocks, {at_a_time:,.0f} at a time)"
    yield "tail", f"{time_text(timeline.tail_ns)}, {100 * timeline.tail_ns / timeline.time_ns:.1f} % of the time"
    for name, sm, share in (("busiest SM", busiest, most), ("idlest SM", idlest, least)):
        blocks = timeline.blocks_on(sm)
        yield name, f"{sm}: {blocks:,} block{'' if blocks == 1 else 's'}, {100 * share:.1f} % of the time"


def timeline_data(timeline: Timeline) -> dict[str, object]:
    """Return the same as data."""
    (busiest, most), (idlest, least) = extremes(timeline)
    return {
        "kernel": timeline.kernel,
        "title": timeline.title,
        "device": timeline.device_name,
        "provenance": timeline.provenance,
        "time_ns": timeline.time_ns,
        "waves": timeline.waves,
        "tail_ns": timeline.tail_ns,
        "blocks": timeline.blocks,
        "busiest": {"sm": busiest, "blocks": timeline.blocks_on(busiest), "share": most},
        "idlest": {"sm": idlest, "blocks": timeline.blocks_on(idlest), "share": least},
        "shares": timeline.shares,
        "simulated_sm": timeline.sm,
        "notes": timeline.notes,
    }


def perfetto_trace(timeline: Timeline) -> dict[str, Any]:
    """Return the trace as plain data."""
    shown = [timeline.sm, *(sm for sm in range(timeline.active) if sm != timeline.sm)]
    shown = sorted(shown[: max(1, MOST_BLOCKS // timeline.placed.shape[1])])
    notes = list(timeline.notes)
    if len(shown) < timeline.active:
        notes.append(
            f"of {timeline.active} multiprocessors {len(shown)} are in the trace: it has at most {MOST_BLOCKS:,} blocks"
        )
    events = [*_named(GPU, f"{timeline.device_name} ({timeline.provenance})"), *_named(GPU, "launch", thread=0)]
    events.append(_span(timeline.provenance, (GPU, 0), timeline.title, (0.0, timeline.time_ns)))
    for sm in shown:
        source = "simulated" if sm == timeline.sm else "placed"
        events += _named(FIRST_SM + sm, f"SM {sm} ({source}, {timeline.provenance})")
        events += (e for slot in range(timeline.resident) for e in _named(FIRST_SM + sm, f"slot {slot}", thread=slot))
        for place, (begin, end, slot) in enumerate(timeline.placed[:, : timeline.blocks_on(sm)].T.tolist()):
            block = sm + place * timeline.active
            events.append(
                _span(timeline.provenance, (FIRST_SM + sm, int(slot)), f"block {block}", (begin, end), block=block)
            )
    events += _of_warps(timeline)
    for at, *lengths in timeline.queues.T.tolist():
        args = dict(zip(QUEUES, (round(length, 3) for length in lengths), strict=True))
        events.append(
            {"name": "work of queues, ns", "ph": "C", "ts": at / 1e3, "pid": FIRST_SM + timeline.sm, "args": args}
        )
    return {"traceEvents": events, "displayTimeUnit": "ns", "otherData": {**timeline_data(timeline), "notes": notes}}


def trace_bytes(timeline: Timeline | None, program: ProgramTimeline | None = None) -> bytes:
    """Return the trace of a launch and of its program as one line of JSON, which names the program like other JSON."""
    trace: dict[str, Any] = (
        {"traceEvents": [], "displayTimeUnit": "ns"} if timeline is None else perfetto_trace(timeline)
    )
    events = [*trace["traceEvents"], *(() if program is None else _of_program(program))]
    return writing.encode({"schema": "warplens-trace/1", **trace, "traceEvents": events})


def _of_program(program: ProgramTimeline) -> Iterator[dict[str, object]]:
    """Yield the steps of a program; one without a time is an instant."""
    yield from _named(PROGRAM, "the program: streams, and waits of the host")
    for lane, name in enumerate(program.lanes):
        yield from _named(PROGRAM, name, thread=lane)
    for span in program.spans:
        times, of = (span.begin_ns, span.end_ns), (PROGRAM, span.lane)
        if span.provenance is not None:
            yield _span(span.provenance, of, span.lines[0], times)
        else:
            yield {**_span(NO_TIME, of, f"{span.lines[0]} ({NO_TIME})", times), "ph": "i", "s": "t"}


def _of_warps(timeline: Timeline) -> Iterator[dict[str, object]]:
    spans, pid = timeline.spans, FIRST_SM + timeline.sm
    for lane in np.unique(spans.lane).tolist():
        slot, warp = divmod(lane, timeline.warps)
        yield from _named(pid, f"slot {slot}, warp {warp}", thread=FIRST_WARP + lane)
    columns = (spans.lane, spans.begin_ns, spans.end_ns, spans.kind, spans.block, spans.instruction)
    for lane, begin, end, kind, block, instruction in zip(*(column.tolist() for column in columns), strict=True):
        line = timeline.instructions[instruction][0] if instruction >= 0 else 0
        args = {"block": block, "warp": lane % timeline.warps, "line": line}
        yield _span(
            timeline.provenance, (pid, FIRST_WARP + lane), kind_words(timeline.kinds[kind]), (begin, end), **args
        )


def _span(
    category: str, of: tuple[int, int], name: str, times_ns: tuple[float, float], **args: object
) -> dict[str, object]:
    """Return a complete event of a process and its thread."""
    begin, end = times_ns
    return {
        "name": name, "cat": str(category), "ph": "X", "ts": begin / 1e3, "dur": (end - begin) / 1e3,
        "pid": of[0], "tid": of[1], "args": args,
    }  # fmt: skip


def _named(pid: int, name: str, *, thread: int | None = None) -> Iterator[dict[str, object]]:
    """Yield the event that names a process, or one of its threads, and the one that gives its place."""
    what, place = ("process", pid) if thread is None else ("thread", thread)
    of = {"ph": "M", "ts": 0, "pid": pid, "tid": thread or 0}
    yield {"name": f"{what}_name", **of, "args": {"name": name}}
    yield {"name": f"{what}_sort_index", **of, "args": {"sort_index": place}}
