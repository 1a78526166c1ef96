"""The machine code of a kernel as the simulated multiprocessor reads it, and the paths of warps through it.

The rule: all of it is read off the machine code and the counts; nothing is timed here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.compiler.machine import OFFSETS, MachineInstruction
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.timing.moved_arrays import LaunchTrace, entered_blocks
from warplens.cuda.timing.simulator.inputs import Program
from warplens.cuda.timing.traffic import tensor_clocks
from warplens.cuda.timing.units import FLOAT_ATOMICS, OPERATION_BITS, Kind, kind_of, pipe_clocks

NO_SITE = -1
MORE = 1.02  # accesses make fewer requests than they are executed if these differ by more than this factor


def program_of(trace: LaunchTrace, counts: LaunchCounts, spec: GpuSpec) -> Program:
    """Return the program of a kernel: its machine code with the paths of warps through it."""
    flow = trace.flow
    shared_sites = tuple(m.index for m in counts.memory if m.space == "shared")
    of_line: dict[int, list[MemoryCount]] = defaultdict(list)
    for memory in counts.memory:
        of_line[memory.ptx_line].append(memory)
    numbers = {index: number for sites in (trace.global_sites, shared_sites) for number, index in enumerate(sites)}
    instructions = [instruction for block in flow.blocks for instruction in block.instructions]
    sizes = [len(block.instructions) for block in flow.blocks]
    entered = entered_blocks(flow, trace.passes, counts.warps)
    executed = np.repeat(np.array(entered, np.float64), sizes)
    kinds = [_kind(instruction) for instruction in instructions]
    products = float(executed[np.array(kinds) == Kind.TENSOR].sum())
    product = tensor_clocks(counts, spec) * spec.schedulers_per_sm / products if products else 0.0  # of a scheduler
    pairs = list(zip(instructions, kinds, strict=True))
    accesses = _accesses(flow, kinds, of_line, numbers)
    spilled = dict.fromkeys(_spilled(i) for i, m in zip(instructions, accesses, strict=True) if _spills(i, m))
    spills = {register: len(trace.global_sites) + number for number, register in enumerate(spilled)}
    lengths = np.array([np.array(sizes)[path].sum() for path in trace.paths.paths], np.float64)
    walked = float(lengths[trace.paths.of_warp].mean())
    recorded, per_warp = float(trace.paths.instructions.mean()), float(executed.sum()) / counts.warps
    if trace.paths.is_cut:
        recorded = per_warp = max(recorded, per_warp)
    return Program(
        kind=np.array(kinds, np.int8),
        cost=np.array([product if k is Kind.TENSOR else pipe_clocks(i.opcode, spec) for i, k in pairs], np.float64),
        is_float_atomic=np.array([i.opcode & OPERATION_BITS in FLOAT_ATOMICS for i in instructions], np.bool_),
        stall=np.array([i.schedule.stall_clocks for i in instructions], np.int64),
        write=np.array([i.schedule.write for i in instructions], np.int8),
        read=np.array([i.schedule.read for i in instructions], np.int8),
        wait_mask=np.array([i.schedule.wait_mask for i in instructions], np.int64),
        site=_sites(instructions, accesses, numbers, spills),
        constant=np.array([i.constant for i in instructions], np.int64),
        operands=np.array([i.operands for i in instructions], np.int64),
        ptx_line=np.array([i.ptx_line for i in instructions], np.int64),
        executed=executed,
        first=np.cumsum([0, *sizes], dtype=np.int64),
        steps=np.concatenate(trace.paths.paths),
        start=np.cumsum([0, *(len(path) for path in trace.paths.paths)], dtype=np.int64),
        path=trace.paths.of_warp.ravel(),
        instructions_per_warp=per_warp,
        recorded_per_warp=recorded,
        beyond=max(1.0, recorded / walked),
        global_sites=trace.global_sites,
        shared_sites=shared_sites,
        idle=_idle(instructions, accesses, executed),
        spills=tuple(spills),
    )


def _kind(instruction: MachineInstruction) -> Kind:
    """Return what an instruction keeps busy: nothing where no lane passes its guard, and where only its path ends."""
    kind = kind_of(instruction.opcode)
    return Kind.UNIFORM if instruction.never or kind is Kind.EXIT else kind


def _accesses(
    flow: ControlFlow, kinds: Sequence[Kind], of_line: Mapping[int, Sequence[MemoryCount]], numbers: Mapping[int, int]
) -> list[MemoryCount | None]:
    """Return the access of each instruction, None where it makes no requests that are known.

    A line of the PTX may have several: the parts of a matrix, whose instructions stand in their order, or the load and
    the store of a copy past the registers, which counts as its load.
    """
    accesses: list[MemoryCount | None] = []
    for block in flow.blocks:
        seen: Counter[tuple[int, bool]] = Counter()
        for instruction in block.instructions:
            kind = kinds[len(accesses)]
            access = None
            if Kind.SHARED <= kind <= Kind.ATOMIC or kind is Kind.COPY:
                line, is_shared = instruction.ptx_line, kind is Kind.SHARED
                parts = [m for m in of_line.get(line, ()) if (m.space == "shared") == is_shared and m.index in numbers]
                access = parts[seen[line, is_shared] % len(parts)] if parts else None
                seen[line, is_shared] += 1
            accesses.append(access)
    return accesses


def _spills(instruction: MachineInstruction, access: MemoryCount | None) -> bool:
    """Whether an instruction keeps a register in local memory, or takes it back: the PTX has no such access."""
    return access is None and not instruction.never and instruction.opcode in OFFSETS


def _spilled(instruction: MachineInstruction) -> tuple[int, int]:
    """Return where a spilled register lies on the stack, and its bytes."""
    return instruction.constant, instruction.width_bytes


def _sites(
    instructions: Sequence[MachineInstruction],
    accesses: Sequence[MemoryCount | None],
    numbers: Mapping[int, int],
    spills: Mapping[tuple[int, int], int],
) -> NDArray[np.int64]:
    """Return the number of the access of each instruction among those of its space; spilled registers come last."""
    sites = [
        spills[_spilled(i)] if _spills(i, access) else NO_SITE if access is None else numbers[access.index]
        for i, access in zip(instructions, accesses, strict=True)
    ]
    return np.array(sites, np.int64)


def _idle(
    instructions: Sequence[MachineInstruction], accesses: Sequence[MemoryCount | None], executed: NDArray[np.float64]
) -> frozenset[int]:
    """Return the accesses that warps execute more often than they make requests, since no lane passes the guard."""
    times: dict[int, float] = defaultdict(float)
    requests: dict[int, int] = {}
    for instruction, access, warps in zip(instructions, accesses, executed, strict=True):
        if access is not None and instruction.guarded:
            times[access.index] += float(warps)
            requests[access.index] = access.requests
    return frozenset(index for index, warps in times.items() if warps > MORE * requests[index])
