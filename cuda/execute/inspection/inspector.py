"""Executes a point to inspect it: its lines, its PTX, and the requests of any of its blocks.

The rule: a point that cannot be executed gives a `Refusal` with the lines of the source that it is about, never an
exception: the answer crosses processes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from warplens.cuda.compiler import CompileCache
from warplens.cuda.execute import derived_metrics
from warplens.cuda.execute.inspection.code import InspectedCode, known_arrays, source_of
from warplens.cuda.execute.inspection.explanation import ExecutedPoint, describe, execute, lay_out, record_requests
from warplens.cuda.execute.inspection.records import (
    Activity,
    BlockRecord,
    Inspection,
    PtxLine,
    Refusal,
    TracePlace,
    line_notes,
)
from warplens.cuda.execute.instructions.copies import hides_requests
from warplens.cuda.execute.instructions.lanes import inferred_instructions
from warplens.cuda.execute.preparation import Preparer
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import CompileError, WarplensError
from warplens.cuda.ground.metrics import MetricValue
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.ptx.tokens import FUNCTION_BEGIN, LINE_MARK, source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.explain.source_lines import variable_name

_FILE = re.compile(r"^\s*\.file\s")


class Inspector:
    """Executes points to inspect them; keeps the last one ready to be executed again block by block.

    Results are not compared with their reference: a run of the point does that.
    """

    def __init__(
        self, cache: CompileCache | None = None, code_cache: BlobFolder | None = None, *, threads: int = 1
    ) -> None:
        self._preparer = Preparer(cache, code_cache, threads=threads)
        self._last: tuple[PointSpec, ExecutedPoint] | None = None

    def inspect(self, point: PointSpec, place: TracePlace | None = None) -> Inspection | Refusal:
        """Return a point's code and what it did; the requests are those of the block of `place`."""
        try:
            executed = self._execute(point, place)
            settled = executed.ready.place
            record = _record(executed, settled.block or 0, settled.occurrence)
        except WarplensError as error:
            return _refusal(point, error)
        code, counts = executed.ready.code, executed.counts
        traces = {index: record.request(index, settled.warp, settled.occurrence) for index in record.instructions}
        arrays = known_arrays(executed.ready.launch, code, {})
        made = {index: trace for index, trace in traces.items() if trace is not None}
        return Inspection(
            explanation=describe(executed, made, record.instructions),
            ptx=tuple(_ptx_lines(code, counts)),
            lines=_activities(code.capture.code.ptx, counts),
            arrays={variable_name(name): array for name, array in arrays.items()},
            record=record,
            metrics=_metrics(executed),
        )

    def record(self, point: PointSpec, block: int, first: int = 0) -> BlockRecord | Refusal:
        """Return the requests of another block, or those from another execution of each instruction on."""
        try:
            return _record(self._execute(point, None), block, first)
        except WarplensError as error:
            return _refusal(point, error)

    def _execute(self, point: PointSpec, place: TracePlace | None) -> ExecutedPoint:
        if self._last is None or self._last[0] != point or place is not None:
            self._last = None  # its arrays may be large: free them before others are made
            ready = lay_out(point, place, self._preparer)
            self._last = point, execute(ready, point.budget_s, threads=self._preparer.threads)
        return self._last[1]


def _refusal(point: PointSpec, error: WarplensError) -> Refusal:
    """Return the refusal of an error, with notes on the lines of the source that it names."""
    path, source = source_of(point)
    sentence = error.message if isinstance(error, CompileError) else str(error).partition("\n")[0]
    text = error.log if isinstance(error, CompileError) else str(error)
    return Refusal(sentence=sentence, path=str(path), source=source, notes=tuple(line_notes(text, path.name)))


def _metrics(executed: ExecutedPoint) -> dict[str, MetricValue]:
    """Return the counters of a launch, and the resources of a kernel that was compiled here.

    The counts of the machine code are inferred only for a kernel with local or constant memory: it takes some time.
    """
    ready, counts = executed.ready, executed.counts
    spec, point = ready.code.spec, ready.compared
    flow = ready.prepared.flow
    machine_counts = inferred_instructions(flow, counts) if flow and hides_requests(flow, counts) else None
    metrics = derived_metrics.counted_metrics(counts, spec, machine=machine_counts)
    if point is not None:
        shared_bytes = point.workload.dynamic_shared_bytes
        metrics |= derived_metrics.resource_metrics(point.compiled.resources, shared_bytes, point.fits, spec)
    return metrics


def _record(executed: ExecutedPoint, block: int, first: int) -> BlockRecord:
    ready = executed.ready
    ready.prepared.restore()
    try:
        instructions = record_requests(executed, block, first)
    finally:
        ready.prepared.restore()
    return BlockRecord(block=block, first=first, instructions=instructions)


# --- PTX --------------------------------------------------------------------------------------------------------------


def _ptx_lines(code: InspectedCode, counts: LaunchCounts) -> Iterator[PtxLine]:
    """Yield the lines of the PTX from its first function on, without line marks and without blank ones in a row."""
    sources = source_lines(code.capture.code.ptx)
    activities = _executions(counts)
    machine = _memory_instructions(code)
    has_begun = was_blank = False
    for number, text in enumerate(code.capture.code.ptx.splitlines(), 1):
        has_begun = has_begun or FUNCTION_BEGIN.match(text) is not None
        is_blank = not text.strip()
        if not has_begun or LINE_MARK.match(text) or _FILE.match(text) or (is_blank and was_blank):
            continue
        was_blank = is_blank
        yield PtxLine(
            number=number,
            text=text.expandtabs(4).rstrip(),
            line=sources.get(number, 0),
            machine=machine.get(number, ()),
            activity=activities.get(number),
        )


def _executions(counts: LaunchCounts) -> dict[int, Activity]:
    """Return the executions of each line of the PTX; those of a line in several blocks are added."""
    activities: dict[int, Activity] = {}
    for block in counts.basic_blocks:
        for number in block.lines:
            before = activities.get(number, Activity(warp_executions=0, thread_executions=0))
            activities[number] = Activity(
                warp_executions=before.warp_executions + block.executions,
                thread_executions=before.thread_executions + block.guarded.get(number, block.lanes),
            )
    return activities


def _activities(ptx: str, counts: LaunchCounts) -> dict[int, Activity]:
    sources = source_lines(ptx)
    sums: dict[int, list[int]] = {}
    for number, activity in _executions(counts).items():
        total = sums.setdefault(sources.get(number, 0), [0, 0])
        total[0] += activity.warp_executions
        total[1] += activity.thread_executions
    return {
        line: Activity(warp_executions=warps, thread_executions=threads)
        for line, (warps, threads) in sorted(sums.items())
        if line
    }


def _memory_instructions(code: InspectedCode) -> Mapping[int, tuple[str, ...]]:
    """Return the memory instructions of the machine code by line of the PTX, with the bits of a lane beyond 32."""
    instructions: dict[int, list[str]] = {}
    for instruction in () if code.machine is None else code.machine.instructions:
        if instruction.memory is not None:
            wide = f".{8 * instruction.width_bytes}" if instruction.width_bytes > 4 else ""
            instructions.setdefault(instruction.ptx_line, []).append(f"{instruction.memory}{wide}")
    return {line: tuple(names) for line, names in instructions.items()}
