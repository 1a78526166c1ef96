"""The launch of an executed point by time: the simulation of its modelled time once more, with each wait noted.

The rule: nothing here is part of a sweep. One multiprocessor is simulated; blocks of others, and those behind the
simulated ones, are placed by its rate, and the notes say so.
"""

from math import prod

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.execute.inspection.code import ReadyPoint
from warplens.cuda.execute.inspection.records import Spans, Timeline
from warplens.cuda.execute.on_engine import Executed
from warplens.cuda.ground import metrics, points
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx.operands import source_lines
from warplens.cuda.simt.counting.counts import SURFACE, TEXTURE, LaunchCounts
from warplens.cuda.timing import model, simulation
from warplens.cuda.timing.simulator.values import Event, Stall, Total

LONGER = 1.01  # a launch that is longer than its simulated blocks by this factor has a note
MOST_EVENTS = 150_000  # about three spans each: 40 MB on their way to the window


def timeline_of(ready: ReadyPoint, executed: Executed, cache: points.CacheState, events: int = MOST_EVENTS) -> Timeline:
    """Return a launch by time; `UnsupportedError` if its time is estimated or unknown, and nothing is simulated."""
    code, prepared = ready.code, ready.launch.prepared
    if not code.capture.code.cubin:
        raise UnsupportedError(f"{code.capture.code.kernel} has no machine code that tells its time: no timeline.")
    prepared.restore()
    try:
        trace = ready.launch.trace(executed)
    finally:
        prepared.restore()
    if trace is None:
        raise UnsupportedError(
            f"The time of {code.capture.code.kernel} is estimated, since no multiprocessor can be simulated with it: "
            "there is no timeline."
        )
    spec, counts = executed.spec, executed.counts
    made = model.simulated_launch(
        counts=counts, spec=spec, occupancy=executed.fits, threads_per_block=prod(executed.launch.block),
        trace=trace, cache=cache, events=events,
    )  # fmt: skip
    ns, launch_ns, shape = 1e9 / spec.clock_hz, made.time.terms_ns["launch"], made.shape
    sm = trace.first_block % shape.active % (counts.blocks % shape.active or shape.active)  # it has most blocks
    placed = _placed(made.run, made.clocks, shape.on_busiest)
    placed[:2] = launch_ns + ns * placed[:2]
    issued = made.run.log[made.run.log[:, Event.END] >= 0.0]
    queues = ns * issued[:, [Event.NOW, Event.LSU, Event.L2, Event.DRAM]].T
    queues[0] += launch_ns
    lines = source_lines(code.capture.code.ptx)
    texts = code.capture.code.ptx.splitlines()
    stalls, spent = made.time.stalls, sum(made.time.stalls.values())
    values = " ".join(f"{name}={value}" for name, value in {**code.problem, **code.tune}.items())
    return Timeline(
        title=f"{code.capture.code.kernel} {values}".strip(),
        kernel=code.capture.code.kernel,
        device_name=spec.name,
        path=code.capture.code.path,
        source=code.capture.code.source,
        provenance=metrics.Provenance.MODELLED,
        time_ns=made.time.time_ns,
        launch_ns=launch_ns,
        tail_ns=made.time.terms_ns[metrics.TAIL],
        waves=made.time.waves,
        sm_count=spec.sm_count,
        active=shape.active,
        blocks=counts.blocks,
        resident=made.run.resident,
        warps=shape.warps,
        sm=sm,
        placed=placed,
        spans=_spans(made.run.log, ns, launch_ns, sm, shape.active),
        queues=queues,
        kinds=tuple(stall.name.lower() for stall in Stall),
        shares={kind: clocks / spent for kind, clocks in sorted(stalls.items(), key=lambda item: -item[1])},
        instructions=tuple(
            (lines.get(n, 0), texts[n - 1].expandtabs(1).strip()) for n in made.program.ptx_line.tolist()
        ),
        notes=(*_notes(made, sm, events, launch_ns, ns), *_left_out(counts), *ready.notes),
    )


def _placed(run: simulation.Simulation, clocks: float, on_busiest: int) -> NDArray[np.float64]:
    """Return begin, end and slot of the blocks of a multiprocessor in clocks, of shape (3, blocks)."""
    # What the simulation does not end is shared out among the slots, all of which go on until `clocks` at most.
    placed = np.full((3, on_busiest), np.inf)
    placed[:, : run.blocks] = run.placed[[1, 0, 2]]
    begins, ends, slots = placed
    is_done = np.isfinite(ends)
    free = np.zeros(run.resident)
    np.maximum.at(free, slots[is_done].astype(np.int64), ends[is_done])
    left: list[list[int]] = [[] for _ in free]
    for block in np.flatnonzero(np.isfinite(begins) & ~is_done):
        left[int(slots[block])].append(int(block))
    for block in np.flatnonzero(~np.isfinite(begins)):
        min(enumerate(left), key=lambda slot: (len(slot[1]), free[slot[0]]))[1].append(int(block))
    room = [(clocks - free[slot]) / len(blocks) for slot, blocks in enumerate(left) if blocks]
    length = max(0.0, min(room, default=0.0))
    for slot, blocks in enumerate(left):
        slots[blocks] = slot
        begins[blocks] = np.fmin(begins[blocks], free[slot] + length * np.arange(len(blocks)))
        ends[blocks] = free[slot] + length * np.arange(1, len(blocks) + 1)
    # Where ways of warps were cut off, or DRAM takes longer than they do, the last blocks go on until all is done.
    last = [np.flatnonzero(slots == slot)[-1] for slot in np.unique(slots)]
    ends[last] += max(0.0, clocks - ends.max())
    return placed


def _spans(log: NDArray[np.float64], ns: float, launch_ns: float, sm: int, active: int) -> Spans:
    """Return what warps did, from events in clocks: a wait, the scheduler's work for others, an issue."""
    since, until, now = log[:, Event.SINCE], log[:, Event.UNTIL], log[:, Event.NOW]
    is_issued, is_last = log[:, Event.END] >= 0.0, log[:, Event.INSTRUCTION] < 0
    rows = np.concatenate([log, log, log[is_issued]])[:, [Event.WARP, Event.BLOCK, Event.INSTRUCTION]].astype(np.int64)
    waiting = log[:, Event.CAUSE].astype(np.int64)
    kind = np.concatenate([
        waiting, np.full(len(log), Stall.NOT_SELECTED), np.full(is_issued.sum(), Stall.SELECTED)
    ])  # fmt: skip
    begin = np.concatenate([since + is_last, until, now[is_issued]])  # its last instruction issues for a clock
    end = np.concatenate([until, now, now[is_issued] + 1.0])
    order = np.lexsort((begin, rows[:, 0]))
    order = order[end[order] > begin[order]]
    rows, kind, begin, end = rows[order], kind[order], begin[order], end[order]
    goes_on = (rows[1:] == rows[:-1]).all(axis=1) & (kind[1:] == kind[:-1]) & (begin[1:] <= end[:-1] + 1e-6)
    first = np.flatnonzero(np.r_[True, ~goes_on][: len(rows)])
    last = np.r_[first[1:], len(rows)][: len(first)] - 1
    return Spans(
        lane=rows[first, 0],
        begin_ns=launch_ns + ns * begin[first],
        end_ns=launch_ns + ns * end[last],
        kind=kind[first],
        block=sm + active * rows[first, 1],
        instruction=rows[first, 2],
    )


def _notes(made: model.SimulatedLaunch, sm: int, events: int, launch_ns: float, ns: float) -> list[str]:
    """Say what was simulated, and what is placed by it."""
    run, shape = made.run, made.shape
    simulated = "all" if run.blocks == shape.on_busiest else f"{run.blocks:,} of {shape.on_busiest:,}"
    notes = [f"modelled: one multiprocessor was simulated, with {simulated} of its blocks, and is shown as SM {sm}"]
    if shape.active > 1:
        notes.append(
            f"the blocks of the other {shape.active - 1} multiprocessors are placed as if each took these times"
        )
    if len(run.done) < shape.on_busiest or made.clocks > LONGER * run.done[-1]:
        notes.append("what the simulation does not reach follows at an even rate until the modelled end")
    if run.totals[Total.NOTED] > events and len(run.log):
        until_us = (launch_ns + ns * float(run.log[-1, Event.NOW])) / 1e3
        notes.append(f"the warps are shown up to {until_us:,.1f} us: {events:,} events are kept")
    return notes


def _left_out(counts: LaunchCounts) -> list[str]:
    """Say that units which the launch uses are not simulated, though they may bound its modelled time."""
    uses = counts.constant_replays or any(memory.space in (TEXTURE, SURFACE) for memory in counts.memory)
    return ["texture units and the constant cache are not simulated: they may take longer than this"] if uses else []
