"""The fault record of compiled code, and the sentence for each kind; the errors of blocks that failed or wait.

The rule: a sentence has block and thread, file, line and instruction, then the error. Compiled code writes the record
(`runtime.ll`): kind, instruction, mask, warp, 32 words (addresses, or details by lane); `@run` adds the block.
"""

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.ground.errors import FailureKind, InstructionLimitError, KernelFault, Overrun, UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.checks import global_shadow, shadow
from warplens.cuda.simt.codegen.memory import heap
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.codegen.warp_code import Site
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import Flow, find_entry
from warplens.cuda.simt.launch import block_scheduler, cluster_faults, execution
from warplens.cuda.simt.launch.cluster_faults import name_shared, placed, verb
from warplens.cuda.simt.passes import control_flow, in_flight
from warplens.cuda.simt.program import blocks
from warplens.cuda.simt.program.blocks import ABSOLUTE, EXIT, HEAP, STACK_BYTES, Barrier, Op, Program, source_name
from warplens.cuda.simt.values.value import source, wrap


# Paths are those of one thread, which stand for two: the thread that stores and the one that reads pass the same
# barriers. A path ends at a barrier of the block, of whatever number.
def stores_before(program: Program, stores: Collection[int], access: int) -> tuple[frozenset[int], bool]:
    """Return which stores lead to an access without a barrier, and whether every path there passes one of them."""
    blocks = program.blocks
    coming_from = control_flow.predecessors(program.graph())
    home, _ = program.places()[access]
    before = {
        number: [op for op in block.ops if op.index in stores and (number != home or op.index < access)]
        for number, block in enumerate(blocks)
    }
    unordered = {op.index for op in before[home]}
    after = {op.index for op in blocks[home].ops if op.index in stores and op.index > access}
    barriers = {number for number, block in enumerate(blocks) if isinstance(block.terminator, Barrier)}
    # a walk backwards from the access: it may come back to the access's own block, by a loop
    for number in control_flow.reachable(coming_from, coming_from[home], barriers):
        unordered.update(after if number == home else (op.index for op in before[number]))
    sure = {n for n, ops in before.items() if any(op.index in unordered and op.instruction.guard is None for op in ops)}
    # every path passes a store unless a walk that stops at stores still comes to the start of the kernel
    without_store = control_flow.reachable(coming_from, coming_from[home], sure)
    return frozenset(unordered), home in sure or 0 not in {home, *without_store}


NULL_PAGE = 1 << 16  # an address up to here comes from a null pointer
ADDRESS = (1 << 64) - 1  # the bits of an address, which the record holds as a signed number

FAULT_SENTENCES = {
    int(getattr(buffers, f"FAULT_{name}")): text.replace("{stack_bytes}", str(STACK_BYTES))
    for name, text in tomllib.loads(source("launch/faults.toml")).items()
}


FAULT_KINDS = {  # those that the record alone tells; a kind of fault that is not named here is a general one
    number: failure
    for failure, numbers in {
        FailureKind.BARRIER: (*range(buffers.FAULT_DEADLOCK, buffers.FAULT_TRAP), buffers.FAULT_BARRIER),
        FailureKind.MASK: (buffers.FAULT_NOT_A_MEMBER, buffers.FAULT_MEMBER_ABSENT),
        FailureKind.BOUNDS: (buffers.FAULT_PRINT, buffers.FAULT_SURFACE),
        FailureKind.RACE: (buffers.FAULT_CLUSTER_RACE, buffers.FAULT_LEFT, buffers.FAULT_ENDED),
        FailureKind.UNWRITTEN: (buffers.FAULT_CLUSTER_UNWRITTEN,),
        FailureKind.MISALIGNED: (buffers.FAULT_TEXEL,),
        FailureKind.UNDEFINED: (
            buffers.FAULT_COPY,
            buffers.FAULT_UNFENCED,
            buffers.FAULT_ARRIVED_TWICE,
            buffers.FAULT_NOT_ARRIVED,
        ),
        FailureKind.STOPPED: (buffers.FAULT_TRAP,),
        FailureKind.STACK: (buffers.FAULT_STACK,),
    }.items()
    for number in numbers
}


def fault_of(
    record: np.ndarray, code: Code, file_name: str, arrays: Mapping[str, np.ndarray]
) -> KernelFault | UnsupportedError:
    """Return the error of a fault record; `arrays` are those of the launch and of the module."""
    op, block = op_of(code.program, int(record[1])), int(record[buffers.RECORD_BLOCK])
    failure, event = _describe(record, code, op, arrays)
    message = f"{_beginning(code, file_name, block, int(record[3]) * LANES + lane_of(record), op)}: {event}"
    kind, instruction = int(record[0]), op.instruction
    words = set(instruction.modifiers)
    of = "warp" if kind == buffers.FAULT_MEMBER_ABSENT and find_entry(instruction).flow is Flow.BARRIER else ""
    of = "cluster" if kind == buffers.FAULT_BARRIER and "cluster" in words and "aligned" not in words else of
    if of:  # hardware would wait for the others
        why = f"the engine does not execute a {of} barrier whose lanes come by several ways"
        return UnsupportedError(f"{message}: {why}")
    fault = KernelFault(message, failure)
    fault.overrun = _overrun(record, code, arrays)
    return fault


def _describe(record: np.ndarray, code: Code, op: Op, arrays: Mapping[str, np.ndarray]) -> tuple[FailureKind, str]:
    kind, instruction, mask = (int(word) for word in record[:3])
    lane = lane_of(record)
    if kind == buffers.FAULT_TOUCHED:  # an instruction touches a register of a product in flight
        touch = in_flight.run(code.program)[instruction]
        verb, role = "reads" if touch.is_read else "writes", "a sum" if touch.is_sum else "a factor"
        product = op_of(code.program, touch.product)
        return FailureKind.UNDEFINED, (
            f"{verb} {touch.register}, {role} of the wgmma in line {product.line}, before a "
            "wgmma.wait_group has waited for it: the value is undefined"
        )
    if kind in {buffers.FAULT_UNWRITTEN, buffers.FAULT_RACE, buffers.FAULT_PROXY}:
        return _describe_shared(code, record)
    if kind in cluster_faults.KINDS:
        return FAULT_KINDS[kind], cluster_faults.sentence(code, record)
    if kind == buffers.FAULT_GLOBAL_RACE:
        return FailureKind.RACE, _describe_global(code, record, arrays)
    if kind == buffers.FAULT_ASSERT:
        expression, function = (_text(int(record[word]), arrays) for word in (4 + lane, buffers.RECORD_FUNCTION))
        return FailureKind.ASSERTION, f"assertion `{expression}` failed in {function}"
    if kind not in {buffers.FAULT_ACCESS, buffers.FAULT_FRAME}:
        group = "cluster" if "cluster" in op.instruction.modifiers else "block"
        detail = int(record[4 + lane]) & ADDRESS
        place = heap.place_of(detail, arrays.get(HEAP)) or "outside of the heap"
        words = {"detail": detail, "count": _targets(op), "group": group, "place": place}
        return FAULT_KINDS.get(kind, FailureKind.FAULT), FAULT_SENTENCES[kind].format(**words)
    site = code.sites[int(record[buffers.RECORD_SITE])]
    others = mask.bit_count() - 1
    more = f" (and {others} more threads of the warp)" if others else ""
    if kind == buffers.FAULT_FRAME:
        access, byte = _access(site), int(record[4 + lane])
        event = f"{access} at byte {byte} of local memory, where no variable of a running function lies"
        return FailureKind.BOUNDS, f"{event}{more}"
    failure, event = _describe_address(code, site, int(record[4 + lane]), arrays)
    return failure, f"{event}{more}"


def _beginning(code: Code, file_name: str, block: int, thread: int, op: Op) -> str:
    place = f"block={placed(block, code.launch.grid)} thread={placed(thread, code.launch.block)}"
    return f"{place} {file_name}{f':{op.line}' if op.line else ''}: `{op.text}`"


def _overrun(record: np.ndarray, code: Code, arrays: Mapping[str, np.ndarray]) -> Overrun | None:
    """Return how far an access reaches behind an array or dynamic shared memory; else, and in other faults, None."""
    if int(record[0]) != buffers.FAULT_ACCESS:
        return None
    site = code.sites[int(record[buffers.RECORD_SITE])]
    dynamic = [placed for placed in code.program.variables.values() if placed.size is None]
    name: str | None
    if site.array in arrays:
        name, start, size = site.array, arrays[site.array].ctypes.data, arrays[site.array].nbytes
    elif site.space is tree.Space.SHARED and dynamic and site.array in {"", *(placed.name for placed in dynamic)}:
        name, start = None, dynamic[0].offset
        size = code.shared_end - start
    elif site.space in ABSOLUTE and not site.array:
        return Overrun("") if int(record[4 + lane_of(record)]) > NULL_PAGE else None
    else:
        return None
    mask = int(record[2])
    offsets = [wrap(int(record[4 + lane]) - start, 64) for lane in range(LANES) if mask >> lane & 1]
    end = max(offsets) + site.width
    return Overrun(name, end) if min(offsets) >= 0 and end > size else None


def lane_of(record: np.ndarray) -> int:
    """Return the first lane that failed."""
    mask = int(record[2])
    return (mask & -mask).bit_length() - 1


def _targets(op: Op) -> int:
    """Return the number of targets of a branch by a table, 0 of any other instruction."""
    match op.instruction.operands:
        case (_, tree.Symbol(), tree.Integer(count)) if find_entry(op.instruction).flow is Flow.TABLE:
            return count
        case _:
            return 0


def _array_at(address: int, arrays: Mapping[str, np.ndarray]) -> tuple[str, int] | None:
    starts = ((name, address - array.ctypes.data) for name, array in arrays.items())
    return next(((name, offset) for name, offset in starts if 0 <= offset < arrays[name].nbytes), None)


def _text(address: int, arrays: Mapping[str, np.ndarray]) -> str:
    place = _array_at(address, arrays)
    if place is None:
        return "(no text)"
    name, offset = place
    return arrays[name].reshape(-1).view(np.uint8)[offset:].tobytes().split(b"\0")[0].decode("utf-8", "replace")


def _access(site: Site) -> str:
    return f"{verb(site, 'loads')} {site.width} byte{'s' if site.width > 1 else ''}"


def _describe_address(
    code: Code, site: Site, address: int, arrays: Mapping[str, np.ndarray]
) -> tuple[FailureKind, str]:
    access = _access(site)
    if site.space is tree.Space.CLUSTER:
        failure, place = cluster_faults.place_in_cluster(code, address, site.width)
        return failure, f"{access} {place}"
    if site.array in arrays:
        array = arrays[site.array]
        start, size, thing = array.ctypes.data, array.nbytes, _named(code, site.array)
    elif site.array in code.program.variables:
        placed = code.program.variables[site.array]
        _, end = _ends_of(code, site.space)
        size = end - placed.offset if placed.size is None else placed.size
        start, thing = 0 if placed.on_stack else placed.offset, f"{site.space} variable {source_name(site.array)!r}"
    elif site.space not in ABSOLUTE:
        start, end = _ends_of(code, site.space)
        size, thing = end - start, f"{site.space} memory"
        if 0 <= address < start:
            event = f"{access} at address {address} of shared memory, of which the driver keeps the first {start} bytes"
            return FailureKind.BOUNDS, event
    else:
        failure, place = _place_in_any(code, site, address, arrays)
        return failure, f"{access} {place}"
    offset = wrap(address - start, 64)
    if 0 <= offset <= size - site.width:
        event = f"{access} at byte {offset} of {thing}, misaligned: the address must be a multiple of {site.width}"
        return FailureKind.MISALIGNED, event
    return FailureKind.BOUNDS, f"{access} at byte {offset} of {thing}, which has {size} bytes"


_FORBIDDEN = ("which is no constant memory", "which is constant memory, and no kernel can write to it")
NEAR_BYTES = 1 << 32  # an address as near to an array is counted from its start


def _named(code: Code, array: str) -> str:
    """Return what an array is, and its name."""
    symbol = next((symbol for symbol, own in code.launch.symbols.items() if own == array), None)
    return f"array {array!r}" if symbol is None else f"{code.program.data[symbol].space} variable {array!r}"


def _place_in_any(code: Code, site: Site, address: int, arrays: Mapping[str, np.ndarray]) -> tuple[FailureKind, str]:
    """Return where an address lies that derives from no array which the access may touch, and what is wrong there."""
    if place := heap.place_of(address & ADDRESS, arrays.get(HEAP)):
        return FailureKind.BOUNDS, place + " or is misaligned" * bool(address % site.width)
    found = _array_at(address, arrays)
    if found is None:
        return FailureKind.BOUNDS, _where_outside(address & ADDRESS, arrays)
    name, byte = found
    where = f"at byte {byte} of {_named(code, name)}"
    if byte > arrays[name].nbytes - site.width:
        return FailureKind.BOUNDS, f"{where}, which has {arrays[name].nbytes} bytes"
    if address % site.width:
        return FailureKind.MISALIGNED, f"{where}, misaligned: the address must be a multiple of {site.width}"
    return FailureKind.BOUNDS, f"{where}, {_FORBIDDEN[site.is_store]}"


def _where_outside(address: int, arrays: Mapping[str, np.ndarray]) -> str:
    """Return where an address lies that is in no array: none that the host may use is told."""
    for space, start in blocks.WINDOWS.items():
        if start <= address < start + blocks.WINDOW_BYTES and space is not tree.Space.CLUSTER:
            return f"at byte {address - start} of {space} memory, by an instruction for another one"
    if not NULL_PAGE < address < blocks.CODE_WINDOW:
        return f"at address {address:#x}, which lies in no array of the launch"
    distances = {name: address - array.ctypes.data for name, array in arrays.items()}
    nearest = min(distances, key=lambda name: max(-distances[name], distances[name] - arrays[name].nbytes), default="")
    if not nearest or abs(distances[nearest]) > NEAR_BYTES:
        return "at an address which lies in no array of the launch"
    size = arrays[nearest].nbytes
    return f"at byte {distances[nearest]} of {nearest!r} ({size} bytes), which lies in no array of the launch"


def _ends_of(code: Code, space: tree.Space) -> tuple[int, int]:
    if space is tree.Space.SHARED:
        return code.program.first_shared, code.shared_end
    return 0, code.program.local_bytes


def tolerated_barriers(records: Iterable[np.ndarray], code: Code, file_name: str) -> tuple[str, ...]:
    """Return a sentence for each kind of barrier that not all threads reached and that a GPU tolerates.

    A GPU lets a block continue when all threads that have not ended wait at barrier 0, at any `bar.sync`; the
    programming guide allows it in conditional code only if the condition is the same for the whole block.

    Source: CUDA C++ programming guide 12.9, 7.6 and 20.6.2.
    """
    sentences = []
    for start in (buffers.RECORD_LEFT, buffers.RECORD_APART):
        noted = [r[start : start + 4].tolist() for r in records if r[start + 1]]
        if not noted:
            continue
        thread, block, point, other = min(noted, key=lambda words: words[1])
        where = _beginning(code, file_name, block - 1, thread, _barrier_before(code.program, point))
        if start == buffers.RECORD_LEFT:
            event = "the block passed this barrier without this thread, which had ended; GPUs tolerate that"
        else:
            there = _barrier_before(code.program, other).line
            event = f"the block passed this barrier while this thread was at that of line {there}; GPUs tolerate that"
        sentences.append(f"{where}: {event}")
    return tuple(sentences)


def undefined_shuffles(records: Iterable[np.ndarray], code: Code, file_name: str) -> tuple[str, ...]:
    """Return a sentence on a shuffle that reads a lane which takes no part, if there is one (PTX ISA 8.8, 9.7.9.6)."""
    noted = [
        r[buffers.RECORD_SHUFFLED : buffers.RECORD_SHUFFLED + 6].tolist()
        for r in records
        if r[buffers.RECORD_SHUFFLED + 1]
    ]
    if not noted:
        return ()
    thread, x, y, z, instruction, lane = min(noted, key=lambda words: words[3:0:-1])
    grid = code.launch.grid
    where = _beginning(code, file_name, x - 1 + grid[0] * (y + grid[1] * z), thread, op_of(code.program, instruction))
    return (f"{where}: reads lane {lane}, which takes no part: the value is undefined",)


def _barrier_before(program: Program, point: int) -> Op:
    barriers = {b.terminator.target: b.terminator.op for b in program.blocks if isinstance(b.terminator, Barrier)}
    return barriers[sorted(target for target in barriers if target != EXIT)[point - 1]]


def _describe_shared(code: Code, record: np.ndarray) -> tuple[FailureKind, str]:
    """Return the kind and the sentence of a fault in shared memory; the record names one thread."""
    kind, instruction, _, warp = (int(word) for word in record[:4])
    site = next(site for site in code.sites if site.op.index == instruction and site.space is tree.Space.SHARED)
    access = f"{verb(site)} {name_shared(code, int(record[buffers.RECORD_BYTE]))}"
    if kind == buffers.FAULT_UNWRITTEN:
        failure, missing = _what_is_missing(code, site)
        return failure, f"{access}, which no thread of the block has written yet: {missing}"
    thread, number = shadow.threads_of_word(int(record[buffers.RECORD_OTHER]))
    other = code.sites[number]
    if kind == buffers.FAULT_PROXY:
        conflict = (
            f"which thread {placed(thread, code.launch.block)} stored in line {other.op.line} with no "
            "fence.proxy.async between them: the product may find what was there before"
        )
    else:
        conflict = _conflict(code, site, warp, other, thread, was_read=bool(record[buffers.RECORD_WAS_READ]))
    return FailureKind.RACE, f"{access}, {conflict}"


def _conflict(code: Code, site: Site, warp: int, other: Site, thread: int, *, was_read: bool) -> str:
    """Return what another thread of the block did to the byte that a warp touches at a site."""
    name = f"thread {placed(thread, code.launch.block)}"
    if other is site and thread // LANES == warp and site.is_store and not was_read:
        return f"to which {name} stores another value by the same instruction"
    did = "read" if was_read else "updated" if other.is_atomic else "wrote"
    missing = "no __syncwarp() or barrier" if thread // LANES == warp else "no barrier"
    where = f"in line {other.op.line}" if other.op.line else f"by `{other.op.text}`"
    return f"which {name} {did} {where} with {missing} between them"


def _what_is_missing(code: Code, read: Site) -> tuple[FailureKind, str]:
    """Return what a read of shared memory that nothing has written lacks: a barrier after a store, or a first value."""
    # It is the barrier where a thread cannot reach the read without a store to the same variable, and then needs none.
    program = code.program
    stores = {
        site.op.index: site.op
        for site in code.sites
        if site.space is tree.Space.SHARED and site.is_store and site.op is not read.op and not site.is_copy
        if site.array == read.array and site.array in program.variables and min(site.op.line, read.op.line) > 0
    }
    unordered, is_on_every_path = stores_before(program, stores, read.op.index)
    lines = sorted({stores[index].line for index in unordered})
    if not lines:
        return FailureKind.UNWRITTEN, "a barrier or a first value is missing"
    wrote = f"line {lines[0]}, which writes it,"
    if len(lines) > 1:
        wrote = f"lines {' and '.join(map(str, lines))}, which write it,"
    between = f"barrier between {wrote} and line {read.op.line}"
    if is_on_every_path:
        return FailureKind.RACE, f"no {between}"
    return FailureKind.UNWRITTEN, f"a {between}, or a first value is missing"


def _describe_global(code: Code, record: np.ndarray, arrays: Mapping[str, np.ndarray]) -> str:
    """Return the sentence on a race in global memory; the record names one thread."""
    site = code.sites[int(record[buffers.RECORD_SITE])]
    other = global_shadow.other_access(int(record[buffers.RECORD_OTHER]))
    there, address = code.sites[other.site], int(record[buffers.RECORD_BYTE])
    name = "memory outside of the arrays"
    if (place := _array_at(address, arrays)) is not None:
        name = f"byte {place[1]} of {_named(code, place[0])}"
    access = f"{verb(site)} {name}"
    other_block = int(record[buffers.RECORD_OTHER_BLOCK])
    if other_block == int(record[buffers.RECORD_BLOCK]):
        return f"{access}, {_conflict(code, site, int(record[3]), there, other.thread, was_read=other.was_read)}"
    did = "read" if other.was_read else "updated" if there.is_atomic else "wrote"
    if other.is_mixed:
        did = "(whose block also stored plainly) updated"
    thread, block = placed(other.thread, code.launch.block), placed(other_block, code.launch.grid)
    return (
        f"{access}, which thread {thread} of block {block} {did} in line {there.op.line}, and nothing orders the two "
        "blocks"
    )


def op_of(program: Program, index: int) -> Op:
    """Return the instruction with a number."""
    for block in program.blocks:
        for op in block.ops:
            if op.index == index:
                return op
        terminator = block.terminator
        if isinstance(terminator, Barrier) and terminator.op.index == index:
            return terminator.op
    raise AssertionError(f"no instruction {index}")


# The error of a block that failed, and sentences on blocks that wait for others (`block_scheduler`): they name the line
# of the access by which a block waits.


def error_of(
    failure: execution.BlockFailure, code: Code, limit: int, arrays: Mapping[str, np.ndarray]
) -> KernelFault | UnsupportedError | InstructionLimitError:
    """Return the error of a failure; `arrays` are those of the launch and of the module."""
    file_name = code.program.file_name
    if failure.code == buffers.FAULT:
        return fault_of(failure.record, code, file_name, arrays)
    block = placed(int(failure.record[buffers.RECORD_BLOCK]), code.launch.grid)
    event = (
        f"{file_name}: the block did not end within the limit of {limit:,} warp instructions: an endless loop, or a "
        "kernel that needs a larger limit"
    )
    if failure.waiting is not None:
        event = waits_for_ever(failure.waiting, code.program)
    return InstructionLimitError(f"block={block} {event}")


def waits_for_ever(waiting: block_scheduler.Waiting, program: Program) -> str:
    """Return where a block waits for ever, and why, from the file on."""
    op = op_of(program, waiting.instruction)
    where = f"{program.file_name}:{op.line}: `{op.text}`: the block waits here for a value that no block stores"
    if waiting.not_begun:
        return (
            f"{where}: {waiting.blocks:,} blocks wait, and {waiting.not_begun:,} more cannot begin before one of them "
            "ends; a block may only wait for blocks that the GPU holds together with it"
        )
    waiting_blocks = "it is the only one" if waiting.blocks == 1 else f"all {waiting.blocks:,} of them wait"
    return (
        f"{where}: of those that have not ended {waiting_blocks}; within a block the engine executes warps one after "
        "the other up to each barrier, so that none can wait for a later one"
    )


def why_not_checked(block: tuple[int, int, int], waiting: block_scheduler.Waiting, program: Program) -> str:
    """Return why checked code, which executes blocks one after the other, did not come past a block."""
    x, y, z = block
    where = _where(op_of(program, waiting.instruction))
    return f"block ({x},{y},{z}) waits {where} for others, and checked blocks are executed one after the other"


def how_it_waited(instruction: int, program: Program) -> str:
    """Return the note on a launch in which others ran while a block waited by an instruction."""
    return (
        f"blocks wait for others {_where(op_of(program, instruction))}: they took turns, and the accesses by which "
        "they wait are counted as often as the engine made them"
    )


def _where(op: Op) -> str:
    return f"in line {op.line}" if op.line else f"by `{op.text}`"


# A fault is raised, so no outcome holds one.
@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOutcome:
    """The outcome of a checked launch: of how many blocks, and what a GPU tolerates."""

    executed: int
    blocks: int
    notes: tuple[str, ...]  # on barriers and shuffles
    looked_at: tuple[tree.Space, ...] = (tree.Space.SHARED,)  # spaces whose accesses were checked
    left_out: str = ""  # why global memory was not, where it should have been
    are_first: bool = True  # the blocks are the first in the grid, or else a sample
