"""The lines behind a difference: where the slower kernel spends what the faster one saves.

The rule: of the unit that a step is behind, the line is taken whose requests, barriers or instructions are the most by
count; nothing is timed here. What a request takes is said where both kernels make such requests. It is a module of
its own, because the records of inspections take longer to import than the window may wait for its first answer.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace

from warplens.cuda.execute.inspection.records import Inspection
from warplens.cuda.simt.explain.patterns import MemoryOperation
from warplens.cuda.simt.explain.traffic import LineAccess
from warplens.profiles.difference import TimeStep

LESS = 0.95  # requests take less where they take at most this part
OPERATIONS = {  # by the beginning of a counter's key, or by a term for which none moved; all where it is not here
    "gld": MemoryOperation.LOAD, "long": MemoryOperation.LOAD, "shared_load": MemoryOperation.LOAD,
    "gst": MemoryOperation.STORE, "drain": MemoryOperation.STORE, "shared_store": MemoryOperation.STORE,
}  # fmt: skip


def with_line(step: TimeStep, rival: Inspection, best: Inspection | None) -> TimeStep:
    """Return a step with the line of the rival that has most of the work of its unit, and what its requests take."""
    if step.unit not in ("shared", "memory"):
        line = _busiest_line(rival, only_barriers=step.unit == "barrier") if step.unit else 0
        return replace(step, line=line)
    space, unit = ("shared", "wavefront") if step.unit == "shared" else ("global", "sector")
    key = step.term if step.moved is None else step.moved.key
    kinds = {operation for beginning, operation in OPERATIONS.items() if key.startswith(beginning)}
    worst, better = (_costliest(inspection, space, kinds) for inspection in (rival, best))
    if worst is None:
        return step
    request = ""
    if step.moved is not None and "occupancy" not in key and step.change_ns < 0 and better is not None:
        now, before = ((access.wavefronts or access.sectors) / access.requests for access in (better, worst))
        if now <= LESS * before:
            takes = f"takes {now:.3g} {unit}{'' if now == 1 else 's'} instead of {before:.3g}"
            request = f"a {worst.operation.value} of {space} memory {takes}"
    cure = next((advice.text for advice in rival.explanation.advice if advice.line == worst.line), step.cure)
    return replace(step, line=worst.line, request=request, cure=cure)


def _costliest(inspection: Inspection | None, space: str, kinds: Collection[MemoryOperation]) -> LineAccess | None:
    """Return the access of a space with most wavefronts or sectors; of these operations, if there are any."""
    accesses = [] if inspection is None else [explained.access for explained in inspection.explanation.accesses]
    meant = [access for access in accesses if access.space == space and access.operation in (kinds or MemoryOperation)]
    return max(meant, key=lambda access: access.wavefronts or access.sectors, default=None)


def _busiest_line(inspection: Inspection, *, only_barriers: bool) -> int:
    """Return the line of the file whose instructions, or barriers, are executed most; 0 where none is known."""
    counts: Counter[int] = Counter()
    for line in inspection.ptx:
        if line.activity is not None and line.line and ("bar" in line.text or not only_barriers):
            counts[line.line] += line.activity.warp_executions
    return counts.most_common(1)[0][0] if counts else 0
