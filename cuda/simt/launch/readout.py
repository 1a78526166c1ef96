"""What is read off the code of a launch: the counts behind its raw counters, and how its blocks depend on each other.

The rule: counters are summed by the instructions of each basic block; nothing is executed or estimated here.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import TypeVar

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.counters.marks import SUM_BYTES, map_bytes
from warplens.cuda.simt.codegen.counters.slow_paths import COUNTERS as SLOW_WORDS
from warplens.cuda.simt.codegen.counters.tally import SHARE_COUNTERS, SHARES, TRIP_WORDS
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.codegen.warp_code import COUNTERS, GROUPS, Cost, Site
from warplens.cuda.simt.codegen.warp_function import BLOCK_COUNTERS
from warplens.cuda.simt.counting import transactions
from warplens.cuda.simt.counting.counts import (
    SURFACE,
    TEXTURE,
    BlockCount,
    LaunchCounts,
    MemoryCount,
    Share,
    SlowCount,
    TripCount,
    Unit,
)
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa import registry
from warplens.cuda.simt.launch.execution import RecordingScope
from warplens.cuda.simt.passes import control_flow
from warplens.cuda.simt.program.blocks import HEAP, NO_LINE, Barrier, Block, Branch, Program, call_target

_T = TypeVar("_T")


def read_counts(code: Code, counters: np.ndarray) -> LaunchCounts:
    """Return the counts of a launch from its raw counters."""
    rows = counters[: len(BLOCK_COUNTERS) * len(code.program.blocks)].reshape(-1, len(BLOCK_COUNTERS)).tolist()
    guards = {index: int(counters[slot]) for index, slot in code.guards.items()}
    blocks = _block_counts(code, counters, rows, guards)
    whole = [whole if lanes else runs for runs, lanes, whole, *_ in rows]
    warp_units, thread_units, tensor = Counter[str](), Counter[str](), Counter[str]()
    read = registers_read(code.program) if any(site.is_atomic for site in code.sites) else frozenset()
    predicated_off = single = double = barriers = fences = divergent = 0
    for block, counted in zip(code.program.blocks, blocks, strict=True):
        if isinstance(block.terminator, Branch) and not _is_served(code, block.terminator.ptx_line):
            predicated_off += counted.lanes - counted.taken
            divergent += counted.parted
        elif isinstance(block.terminator, Barrier):
            barriers += counted.executions
        for op in block.ops:
            if _is_served(code, op.instruction.ptx_line):
                continue
            lanes = counted.lanes
            if op.index in guards:
                lanes = guards[op.index]
                predicated_off += counted.lanes - lanes
            unit = registry.unit_of(op.instruction)
            if unit is Unit.BARRIER and "red" not in op.instruction.modifiers:  # `bar.red` counts where its block ends
                fences += counted.executions
            warp_units[unit] += counted.executions
            thread_units[unit] += lanes
            if unit is Unit.TENSOR:
                kind, products = registry.products_of(op.instruction)
                tensor[kind] += products * counted.executions
            flops = registry.flops_of(op.instruction)
            single += flops[0] * lanes
            double += flops[1] * lanes
        if _has_terminator(code, block):
            unit = Unit.BARRIER if isinstance(block.terminator, Barrier) else Unit.CONTROL
            warp_units[unit] += counted.executions
            thread_units[unit] += counted.lanes
    thread_instructions = sum(b.instructions * b.lanes for b in blocks)
    return LaunchCounts(
        blocks=prod(code.launch.grid),
        warps=code.launch.warps * prod(code.launch.grid),
        warp_instructions=sum(b.instructions * b.executions for b in blocks),
        thread_instructions=thread_instructions,
        thread_instructions_on=thread_instructions - predicated_off,
        unit_warp_instructions=dict(warp_units),
        unit_thread_instructions=dict(thread_units),
        flops_single=single,
        flops_double=double,
        memory=tuple(_memory_count(site, i, blocks, whole, counters, read=read) for i, site in enumerate(code.sites)),
        basic_blocks=tuple(blocks),
        loops=tuple(_trip_count(header, counters[slot : slot + TRIP_WORDS]) for header, slot in code.trips.items()),
        barriers=barriers,
        fences=fences,
        divergent_branches=divergent,
        tensor_products=dict(tensor),
    )


def _block_counts(
    code: Code, counters: np.ndarray, rows: list[list[int]], guards: Mapping[int, int]
) -> list[BlockCount]:
    """Return the counts of each basic block from its row of `BLOCK_COUNTERS`: runs alone where all lanes always run."""
    slow = {index: SlowCount(*counters[slot : slot + SLOW_WORDS].tolist()) for index, slot in code.slow.items()}
    corrected = {index: int(counters[slot]) for index, slot in code.corrections.items()}
    per_warp = min(LANES, code.launch.threads)

    def by_line(block: Block, counts: Mapping[int, _T]) -> dict[int, _T]:
        return {op.instruction.ptx_line: counts[op.index] for op in block.ops if op.index in counts}

    block_counts = []
    for index, (runs, lanes, _, taken, _, parted) in enumerate(rows):
        block = code.program.blocks[index]
        terminator = block.terminator
        executed = sum(not _is_served(code, op.instruction.ptx_line) for op in block.ops)
        count = BlockCount(
            label=block.label,
            instructions=executed + _has_terminator(code, block),
            executions=runs,
            lanes=lanes or runs * per_warp,
            lines=tuple(_lines(block)),
            successors=(terminator.target, *((terminator.otherwise,) if isinstance(terminator, Branch) else ())),
            taken=taken,
            went=_went(code, index, rows),
            parted=parted,
            guarded=by_line(block, guards),
            slow=by_line(block, slow),
            corrected=by_line(block, corrected),
        )
        block_counts.append(count)
    return block_counts


def _is_served(code: Code, ptx_line: int) -> bool:
    """Return whether the machine code has no instruction for a line of the PTX, or there is no such line."""
    return ptx_line == NO_LINE or code.launch.requests.get(ptx_line) == tree.SERVED


def _has_terminator(code: Code, block: Block) -> bool:
    terminator = block.terminator
    replaced = isinstance(terminator, Branch) and _is_served(code, terminator.ptx_line)
    return block.instructions > len(block.ops) and not replaced


def _trip_count(header: int, counters: np.ndarray) -> TripCount:
    halves = counters.reshape(2, len(SHARES), len(SHARE_COUNTERS)).tolist()
    rounds, repeats = (dict(zip(SHARES, (Share(*numbers) for numbers in half), strict=True)) for half in halves)
    return TripCount(header=header, rounds=rounds, repeats=repeats)


def _went(code: Code, index: int, rows: list[list[int]]) -> int:
    """Return the executions of a block in which lanes take its branch, counted or derived from its successors."""
    runs, *_, went, parted = rows[index]
    only_successor = control_flow.only_from(code.program.blocks, index)
    if only_successor is None:
        return went
    reached = rows[only_successor][0]
    is_target = only_successor == code.program.blocks[index].terminator.target
    return reached if is_target else runs - reached + parted


def _lines(block: Block) -> Iterator[int]:
    """Iterate over the PTX lines of a block's instructions, its terminator's last."""
    yield from (op.instruction.ptx_line for op in block.ops)
    match block.terminator:
        case Branch(ptx_line=line):
            yield line
        case Barrier(op=op) if not block.terminator.has_result:
            yield op.instruction.ptx_line


def _memory_count(
    site: Site, index: int, blocks: list[BlockCount], whole: list[int], counters: np.ndarray, *, read: frozenset[str]
) -> MemoryCount:
    requests, lanes, *costs = (int(c) for c in counters[site.slot : site.slot + COUNTERS])
    if not (site.guarded or site.is_kept) and site.request != tree.SERVED:
        requests, lanes = blocks[site.block].executions, blocks[site.block].lanes
    trips = site.request.trips
    cost = Cost(*((some + always * whole[site.block]) // trips for some, always in zip(costs, site.whole, strict=True)))
    shared, instruction = site.space is tree.Space.SHARED, site.op.instruction
    of_global = not shared and site.space is not tree.Space.CLUSTER
    texel_space = SURFACE if instruction.opcode.startswith("su") else TEXTURE
    exchanges = {"exch", "cas"} & set(instruction.modifiers)  # these have no form without a result in machine code
    return MemoryCount(
        index=index,
        text=site.op.text,
        space=texel_space if site.is_texel else str(site.space),
        is_store=site.is_store,
        width_bytes=site.counted or site.width,
        line=site.op.line,
        ptx_line=instruction.ptx_line,
        array=site.array,
        requests=requests // trips,
        active_lanes=lanes // trips,
        distinct_bytes=cost.bytes,
        sectors=cost.traffic if of_global else 0,
        ideal_sectors=cost.least,
        wavefronts=int(counters[site.slot + GROUPS]) if site.is_texel else cost.traffic if shared else 0,
        lines=None if shared else cost.lines if of_global else 0,
        is_atomic=site.is_atomic,
        is_copy=site.is_copy,
        is_operand=site.is_operand,
        is_reduction=site.is_atomic and not exchanges and read.isdisjoint(registry.destinations(instruction)),
        is_read_only="nc" in instruction.modifiers,
        trips=trips,
    )


def recorded_requests(
    code: Code, arrays: Mapping[str, np.ndarray], words: np.ndarray, watched: RecordingScope
) -> dict[int, transactions.InstructionRecord]:
    """Return the requests that recording code noted, by `MemoryCount.index`; addresses count from their array."""
    instruction_records = {}
    rows = words[: len(code.sites) * code.launch.warps * watched.row_words].reshape(-1, watched.row_words)
    for site in code.sites:
        start = arrays[site.array].ctypes.data if site.array in arrays else 0
        warps = rows[site.index * code.launch.warps : (site.index + 1) * code.launch.warps]
        requests = warps[:, 1:].reshape(len(warps), watched.kept, transactions.REQUEST_WORDS)
        requests[:, :, transactions.REQUEST_WORDS - LANES :] -= start
        times = tuple(int(row[0]) for row in warps)
        kept_counts = (max(0, min(watched.kept, ran - watched.first)) for ran in times)
        data = tuple(of_warp[:kept_count].tobytes() for of_warp, kept_count in zip(requests, kept_counts, strict=True))
        instruction_records[site.index] = transactions.InstructionRecord(first=watched.first, times=times, data=data)
    return instruction_records


def recorded_blocks(
    code: Code, arrays: Mapping[str, np.ndarray], words: Sequence[np.ndarray], watched: RecordingScope
) -> transactions.RecordedBlocks:
    """Return what recording code noted of several blocks, each in `words`; addresses count from their array."""
    sites, warps = len(code.sites), code.launch.warps
    noted = sites * warps * watched.row_words
    rows = np.stack([of_block[:noted] for of_block in words]).reshape(len(words), sites, warps, watched.row_words)
    logs = np.stack([of_block[noted : noted + warps * transactions.LOG_WORDS] for of_block in words])
    logs = logs.reshape(len(words), warps, transactions.LOG_WORDS)
    longest = min(transactions.LOG_ENTRIES, int(logs[..., 0].max(initial=0)))
    requests = rows[..., 1:].reshape(len(words), sites, warps, watched.kept, transactions.REQUEST_WORDS)
    starts = [arrays[site.array].ctypes.data if site.array in arrays else 0 for site in code.sites]
    return transactions.RecordedBlocks(
        times=rows[..., 0],
        masks=requests[..., 0],
        addresses=requests[..., transactions.REQUEST_WORDS - LANES :] - np.array(starts, np.int64)[:, None, None, None],
        branch_times=logs[..., 0].copy(),
        branches=logs[..., 1:].copy().view(np.uint16)[..., :longest].copy(),
    )


def stored_types(code: Code) -> dict[str, frozenset[str]]:
    """Return the PTX types, such as `f32`, of the stores to each array that is known to be stored to."""
    types: dict[str, set[str]] = {}
    for site in code.sites:
        modifiers = site.op.instruction.modifiers
        if site.is_store and site.space is tree.Space.GLOBAL and site.array and modifiers:
            types.setdefault(site.array, set()).add(modifiers[-1])
    return {name: frozenset(suffixes) for name, suffixes in types.items()}


def touched_in_shared(memories: Iterable[np.ndarray], code: Code) -> dict[str, int]:
    """Return how many bytes of each shared variable were touched, summed over the blocks: once in each block.

    `memories` are the shared memory of each executing thread, for each block of a cluster followed by its map (which
    may begin at `shared_end`) and sums (`codegen.counters.tally`).
    """
    whole = map_bytes(code.shared_end)
    sums = np.zeros(whole, np.int64)
    for memory in memories:
        for first in range(0, code.launch.cluster_blocks * code.block_shared_bytes, code.block_shared_bytes or 1):
            of_block = memory[first:]
            sums += of_block[2 * whole : (2 + SUM_BYTES) * whole].view(np.int32)
            sums += of_block[whole : 2 * whole] != 0
    touched = {}
    for name, placed in code.program.variables.items():
        if placed.space is tree.Space.SHARED:
            end = code.shared_end if placed.size is None else placed.offset + placed.size
            touched[name] = int(sums[placed.offset : end].sum())
    return touched


# Whether blocks may be executed separately: in another order, side by side, or only some. Blocks are dependent unless
# they are shown not to be. CUDA lets blocks run in any order, so blocks of a kernel without a race can see each other's
# work only through atomic operations, fences and `volatile` or ordered accesses to global memory; where the results of
# these are used, every block is executed, in order. Blocks run side by side where none of that occurs and the address
# of each store follows from the block's number and from no data: then even a kernel with a race (two blocks store to
# one address) has the same result each time, unless different numbers give one address.
ORDERED = {"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"}
"""Other blocks may rely on the order of accesses with these modifiers (PTX ISA 8.4)."""
WIDER_THAN_BLOCK = {"gl", "sys", "gpu", "cluster"}  # a fence of these scopes concerns other blocks
UNCHANGING = {"param", "const"}  # these spaces hold the same data for every block and launch of one code
DATA = "data"  # a register with this trait depends on loaded data; other traits are axes of the grid that it depends on


@dataclass(frozen=True, slots=True, kw_only=True)
class Independence:
    """How the blocks of one launch depend on each other."""

    any_order: bool  # no block depends on the work of others
    side_by_side: bool  # several threads may execute blocks at a time
    stored: frozenset[str]  # arrays only stored to, of which each element holds the work of one block
    updated: frozenset[str]  # those that hold the work of several


def independence(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> Independence:
    """Return how the blocks of a launch depend on each other."""
    global_sites = [site for site in sites if site.space is tree.Space.GLOBAL]
    updated = {site.array for site in global_sites if site.is_atomic}
    stored = {site.array for site in global_sites if site.is_store}
    loaded = {site.array for site in global_sites if not site.is_store}
    arrays_known = "" not in stored | loaded
    ordered = _are_ordered(program, global_sites)
    apart = arrays_known and _keep_apart(program, [site for site in global_sites if not site.is_atomic], grid)
    return Independence(
        any_order=not ordered,
        side_by_side=not ordered and not updated and apart,
        stored=frozenset(stored - loaded - updated) if arrays_known and not ordered else frozenset(),
        updated=frozenset(updated),
    )


def registers_read(program: Program) -> frozenset[str]:
    """Return the registers that some instruction reads."""
    terminators = (block.terminator for block in program.blocks)
    barriers = (t.op for t in terminators if not isinstance(t, Branch) and hasattr(t, "op"))
    return frozenset(name for op in chain(program.ops(), barriers) for name in registry.sources(op.instruction))


def _are_ordered(program: Program, sites: Iterable[Site]) -> bool:
    """Return whether a block may depend on the work of blocks before it."""
    if HEAP in program.data:  # what a block gives back another one gets
        return True
    read = registers_read(program)
    for op in program.ops():
        if registry.find_entry(op.instruction).fences and WIDER_THAN_BLOCK & set(op.instruction.modifiers):
            return True
    for site in sites:
        instruction = site.op.instruction
        if site.is_atomic and read & set(registry.destinations(instruction)):
            return True
        if not site.is_atomic and ORDERED & set(instruction.modifiers):
            return True
    return False


def _keep_apart(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> bool:
    """Return whether each block stores to separate addresses, and loads stored arrays from those addresses alone."""
    both = {site.array for site in sites if site.is_store} & {site.array for site in sites if not site.is_store}
    for instruction in (op.instruction for op in program.ops()):
        if registry.find_entry(instruction).flow is registry.Flow.CALL:
            target = call_target(instruction)
            if isinstance(target, tree.Symbol) and target.name not in program.functions:
                return False  # it prints, in the order of the blocks
        elif registry.find_entry(instruction).access is registry.Access.STACK:
            return False  # it loads registers from a recursion's stack, which is not followed
    traits, written_by = _traits(program), control_flow.writers(program)
    axes = {f"%ctaid.{axis}" for axis, extent in zip("xyz", grid, strict=True) if extent > 1}
    bases_by_array: dict[str, set[tuple[str, int]]] = {}
    for site in sites:
        if site.is_texel and site.array in both:
            return False
        address = next(o for o in site.op.instruction.operands if isinstance(o, tree.Address))
        base = address.base.name if isinstance(address.base, tree.Register) else ""
        dependences = set(traits.get(base, set()))
        for coordinate in address.coordinates:
            dependences = dependences.union(*(traits.get(name, set()) for name in tree.registers_of(coordinate)))
        if site.is_store and (DATA in dependences or axes - dependences):
            return False
        if site.array in both:
            if len(written_by.get(base, ())) != 1:
                return False
            bases_by_array.setdefault(site.array, set()).add((base, address.offset))
    return all(len(bases) == 1 for bases in bases_by_array.values())


def _traits(program: Program) -> dict[str, set[str]]:
    """Return what registers depend on: axes of the block's number, and data: so do those with several definitions."""
    traits: dict[str, set[str]] = {}
    several = {name for name, ops in control_flow.writers(program).items() if len(ops) > 1}
    guards = {b.terminator.guard.register for b in program.blocks if isinstance(b.terminator, Branch)}
    changed = True
    while changed:
        changed = False
        chosen_by_data = any(DATA in traits.get(guard, ()) for guard in guards)
        for op in program.ops():
            dependences = {name for name in registry.sources(op.instruction) if name.startswith("%ctaid.")}
            for name in registry.sources(op.instruction):
                dependences |= traits.get(name, set())
            if registry.find_entry(op.instruction).access in registry.READING and not UNCHANGING & set(
                op.instruction.modifiers
            ):
                dependences.add(DATA)  # it may differ from launch to launch
            for name in registry.destinations(op.instruction):
                more = dependences | ({DATA} if chosen_by_data and name in several else set())
                if not more <= traits.setdefault(name, set()):
                    traits[name] |= more
                    changed = True
    return traits
