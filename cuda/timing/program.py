"""The machine code of a kernel as the simulated multiprocessor reads it, and the way an average warp takes through it.

The rule: all of it is read off the machine code and the counts; nothing is timed here. Warps that take other ways than
most (at the border of an array, for one) are part of the average: a way that one warp in eight takes comes once in
eight passes of its branch.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.compiler import ControlFlow
from warplens.cuda.compiler.flow import EXIT, MachineInstruction
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.timing.latency import tensor_clocks
from warplens.cuda.timing.simulator.inputs import Program
from warplens.cuda.timing.units import FLOAT_ATOMICS, OPERATION_BITS, Kind, kind_of, pipe_clocks

MOST_STEPS = 200_000
"""A way through the code is followed for this many instructions; what comes behind is taken to go on like it."""
NO_SITE = -1
RARE = 1e-9
"""An edge that fewer warps take does not exist: the solver's own tolerance."""


def program_of(
    flow: ControlFlow,
    passes: Mapping[tuple[int, int], float],
    counts: LaunchCounts,
    spec: GpuSpec,
    global_sites: tuple[int, ...],
) -> Program:
    """Return the program of a kernel.

    Args:
        flow: its machine code.
        passes: how many warps go from one block to another.
        counts: what the launch executed.
        spec: the device.
        global_sites: the `MemoryCount.index` of the accesses whose requests were recorded.

    Raises:
        UnsupportedError: the sheet has no rate of the products of matrices that the launch makes.

    Source: the walk spreads the rarer ways evenly, as Bresenham's algorithm spreads the steps of a line.
    """
    shared_sites = tuple(m.index for m in counts.memory if m.space == "shared")
    of_line = {memory.ptx_line: memory for memory in counts.memory}
    numbers = {index: number for sites in (global_sites, shared_sites) for number, index in enumerate(sites)}
    blocks: list[range] = []
    instructions: list[MachineInstruction] = []
    for block in flow.blocks:
        blocks.append(range(len(instructions), len(instructions) + len(block.instructions)))
        instructions += block.instructions
    entered = _entered(passes, len(blocks), counts.warps)
    path = _path(passes, blocks, entered)
    kinds = [kind_of(i.opcode) for i in instructions]
    # An EXIT before the end of the path is one that an average warp does not take.
    for number, kind in enumerate(kinds):
        if kind is Kind.EXIT and number != path[-1]:
            kinds[number] = Kind.UNIFORM
    executed = float(sum(times * len(block) for times, block in zip(entered, blocks, strict=True)))
    product = _product_clocks(kinds, blocks, entered, counts, spec)
    memories = [of_line.get(i.ptx_line) for i in instructions]
    pairs = list(zip(instructions, kinds, strict=True))
    return Program(
        kind=np.array(kinds, np.int8),
        cost=np.array([product if k is Kind.TENSOR else pipe_clocks(i.opcode, spec) for i, k in pairs], np.float64),
        is_float_atomic=np.array([i.opcode & OPERATION_BITS in FLOAT_ATOMICS for i in instructions], np.bool_),
        stall=np.array([i.schedule.stall_clocks for i in instructions], np.int64),
        write=np.array([i.schedule.write for i in instructions], np.int8),
        read=np.array([i.schedule.read for i in instructions], np.int8),
        wait_mask=np.array([i.schedule.wait_mask for i in instructions], np.int64),
        site=np.array([_site(kind, m, numbers) for kind, m in zip(kinds, memories, strict=True)], np.int64),
        ptx_line=np.array([i.ptx_line for i in instructions], np.int64),
        executed=np.repeat(np.array(entered, np.float64), [len(block) for block in blocks]),
        path=path,
        instructions_per_warp=max(executed / counts.warps, float(len(path))) if len(path) >= MOST_STEPS else len(path),
        global_sites=global_sites,
        shared_sites=shared_sites,
    )


def _path(passes: Mapping[tuple[int, int], float], blocks: list[range], entered: list[float]) -> NDArray[np.int64]:
    """Return the instructions of an average warp: at each branch the way that most take, the others now and then.

    Where some lanes of a warp end and the others go on, the warp does.
    """
    ways: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for (start, end), warps in passes.items():
        if warps > RARE:
            ways[start].append((end, warps))
    due: dict[tuple[int, int], float] = defaultdict(float)
    path: list[int] = []
    block = 0
    while block != EXIT and len(path) < MOST_STEPS:
        path += blocks[block]
        options = ways.get(block)
        if not options:
            break
        going_on = [option for option in options if option[0] != EXIT]
        if sum(warps for _, warps in going_on) >= entered[block] * (1.0 - RARE):
            options = going_on or options
        after = usual = max(options, key=lambda option: option[1])[0]
        all_warps = sum(warps for _, warps in options)
        for other, warps in options if len(options) > 1 else ():
            if other != usual:
                due[block, other] += warps / all_warps
                if due[block, other] >= 1.0 - RARE:
                    due[block, other] -= 1.0
                    after = other
        block = after
    return np.array(path[:MOST_STEPS] or [0], np.int64)


def _entered(passes: Mapping[tuple[int, int], float], blocks: int, warps: int) -> list[float]:
    """Return how many warps enter each block."""
    entered = [0.0] * blocks
    entered[0] = float(warps)
    for (_, end), count in passes.items():
        if end != EXIT:
            entered[end] += count
    return entered


def _product_clocks(
    kinds: list[Kind], blocks: list[range], entered: list[float], counts: LaunchCounts, spec: GpuSpec
) -> float:
    """Return the clocks for which a product of matrices keeps the tensor core of a scheduler busy, on average."""
    clocks = tensor_clocks(counts, spec) * spec.schedulers_per_sm
    executed = sum(
        times * sum(kinds[number] is Kind.TENSOR for number in block)
        for times, block in zip(entered, blocks, strict=True)
    )
    return clocks / executed if executed else 0.0


def _site(kind: Kind, memory: MemoryCount | None, numbers: Mapping[int, int]) -> int:
    """Return the number of the access of an instruction among those of its space."""
    if memory is None or not Kind.SHARED <= kind <= Kind.ATOMIC:
        return NO_SITE
    is_shared = memory.space == "shared"
    return numbers.get(memory.index, NO_SITE) if is_shared == (kind is Kind.SHARED) else NO_SITE
