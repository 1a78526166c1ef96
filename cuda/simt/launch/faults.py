"""The fault record of compiled code: its kinds, and the sentence for each.

The rule: a sentence begins with block and thread, then gives file, line and instruction, then the error. Compiled code
writes the record (`runtime.ll`): kind, instruction, mask, warp, 32 words (addresses, or details by lane); `block_loop`
adds the block.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from warplens.cuda.ground import graph
from warplens.cuda.ground.errors import KernelFault, Overrun, UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.checks.global_shadow import other_access
from warplens.cuda.simt.codegen.checks.shadow import threads_of_word
from warplens.cuda.simt.codegen.observer import (
    FAULT_ACCESS,
    FAULT_ASSERT,
    FAULT_BARRIER,
    FAULT_BRANCH,
    FAULT_CALL,
    FAULT_COUNT,
    FAULT_DEADLOCK,
    FAULT_FRAME,
    FAULT_GLOBAL_RACE,
    FAULT_MEMBER_ABSENT,
    FAULT_NOT_A_MEMBER,
    FAULT_NUMBER,
    FAULT_PRINT,
    FAULT_PROXY,
    FAULT_RACE,
    FAULT_SPACE,
    FAULT_SPLIT,
    FAULT_STACK,
    FAULT_SURFACE,
    FAULT_TOUCHED,
    FAULT_TRAP,
    FAULT_UNFENCED,
    FAULT_UNWRITTEN,
    RECORD_APART,
    RECORD_BLOCK,
    RECORD_BYTE,
    RECORD_FUNCTION,
    RECORD_LEFT,
    RECORD_OTHER,
    RECORD_OTHER_BLOCK,
    RECORD_SHUFFLED,
    RECORD_SITE,
    RECORD_WAS_READ,
)
from warplens.cuda.simt.codegen.warp_code import Site
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import Flow, flow_of
from warplens.cuda.simt.passes import in_flight
from warplens.cuda.simt.program.blocks import ABSOLUTE, EXIT, Barrier, Op, Program
from warplens.cuda.simt.program.layout import STACK_BYTES, source_name
from warplens.cuda.simt.values.value import wrap

if TYPE_CHECKING:
    from warplens.cuda.simt.codegen.module import Code


# Paths are those of one thread, which stand for two: the thread that stores and the one that reads pass the same
# barriers. A path ends at a barrier of the block, of whatever number.
def stores_before(program: Program, stores: Collection[int], access: int) -> tuple[frozenset[int], bool]:
    """Return which stores lead to an access without a barrier, and whether every path there passes one of them.

    Args:
        program: the kernel.
        stores: the numbers of instructions.
        access: the number of an instruction, none of `stores`.
    """
    blocks = program.blocks
    predecessors = graph.predecessors(program.graph())
    home, _ = program.places()[access]
    before = {
        number: [op for op in block.ops if op.index in stores and (number != home or op.index < access)]
        for number, block in enumerate(blocks)
    }
    unordered = {op.index for op in before[home]}
    after = {op.index for op in blocks[home].ops if op.index in stores and op.index > access}
    barriers = {number for number, block in enumerate(blocks) if isinstance(block.terminator, Barrier)}
    # a walk backwards from the access: it may come back to the access's own block, by a loop
    for number in graph.reachable(predecessors, predecessors[home], barriers):
        unordered.update(after if number == home else (op.index for op in before[number]))
    sure = {n for n, ops in before.items() if any(op.index in unordered and op.instruction.guard is None for op in ops)}
    # every path passes a store unless a walk that stops at stores still comes to the start of the kernel
    without_store = graph.reachable(predecessors, predecessors[home], sure)
    return frozenset(unordered), home in sure or 0 not in {home, *without_store}


NULL_PAGE = 1 << 16
"""An address up to here comes from a null pointer."""
ADDRESS = (1 << 64) - 1
"""The bits of an address, which the record holds as a signed number."""


def place_of(number: int, shape: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the coordinates of a block in its grid, or of a thread in its block, from its number (x first)."""
    return number % shape[0], number // shape[0] % shape[1], number // shape[0] // shape[1]


FAULT_SENTENCES = {
    FAULT_BARRIER: "a barrier that not all threads of the warp reach together",
    FAULT_DEADLOCK: "a barrier that the other threads of the block never reach",
    FAULT_NUMBER: "there is no barrier {detail}, they are numbered 0 to 15",
    FAULT_COUNT: "a barrier for {detail} threads, which must be a positive multiple of 32",
    FAULT_SPLIT: "threads of one warp reach different barriers, or wait for different numbers of threads",
    FAULT_TRAP: "the kernel stops itself",
    FAULT_SPACE: "an atomic operation on local memory, which no GPU can do",
    FAULT_PRINT: "the format or an argument of printf lies in no memory of the launch",
    FAULT_BRANCH: "its table of branches has {count} targets, numbered from 0, and none of number {detail}",
    FAULT_SURFACE: (
        "the access lies outside of its surface, at byte {detail} along x: guard it, or give cudaBoundaryModeClamp or "
        "cudaBoundaryModeZero"
    ),
    FAULT_CALL: "there is no function of this kind at address {detail:#x}",
    FAULT_STACK: f"stack overflow: calls go too deep for the {STACK_BYTES} bytes that each thread has",
    FAULT_NOT_A_MEMBER: (
        "the member mask {detail:#010x} does not name the thread itself, or its members have different masks"
    ),
    FAULT_MEMBER_ABSENT: "the member mask {detail:#010x} names threads that have taken another way and are not here",
    FAULT_UNFENCED: "no wgmma.fence comes before this product, so what it finds in its registers is undefined",
}


def fault_of(
    record: np.ndarray, code: Code, file_name: str, arrays: Mapping[str, np.ndarray]
) -> KernelFault | UnsupportedError:
    """Return the error of a fault record; `arrays` are those of the launch and of the module."""
    message = _describe(record, code, file_name, arrays)
    is_warp_barrier = flow_of(op_of(code.program, int(record[1])).instruction) is Flow.BARRIER
    if int(record[0]) == FAULT_MEMBER_ABSENT and is_warp_barrier:  # hardware would wait for the others
        return UnsupportedError(
            f"{message}: the engine does not execute a warp barrier whose lanes come by several ways"
        )
    fault = KernelFault(message)
    fault.overrun = _overrun(record, code, arrays)
    return fault


def _describe(record: np.ndarray, code: Code, file_name: str, arrays: Mapping[str, np.ndarray]) -> str:
    kind, instruction, mask, warp = (int(word) for word in record[:4])
    block = int(record[RECORD_BLOCK])
    lane = lane_of(record)
    x, y, z = place_of(block, code.launch.grid)
    tx, ty, tz = place_of(warp * LANES + lane, code.launch.block)
    op = op_of(code.program, instruction)
    where = f"block=({x},{y},{z}) thread=({tx},{ty},{tz}) {file_name}:{op.line}: `{op.text}`"
    if kind == FAULT_TOUCHED:
        return f"{where}: {_describe_touch(code.program, instruction)}"
    if kind in {FAULT_UNWRITTEN, FAULT_RACE, FAULT_PROXY}:
        return f"{where}: {_describe_shared(code, record)}"
    if kind == FAULT_GLOBAL_RACE:
        return f"{where}: {_describe_global(code, record, arrays)}"
    if kind == FAULT_ASSERT:
        expression, function = (_text(int(record[word]), arrays) for word in (4 + lane, RECORD_FUNCTION))
        return f"{where}: assertion `{expression}` failed in {function}"
    if kind not in {FAULT_ACCESS, FAULT_FRAME}:
        return f"{where}: {FAULT_SENTENCES[kind].format(detail=int(record[4 + lane]) & ADDRESS, count=_targets(op))}"
    site = code.sites[int(record[RECORD_SITE])]
    others = mask.bit_count() - 1
    more = f" (and {others} more threads of the warp)" if others else ""
    if kind == FAULT_FRAME:
        access, byte = _access(site), int(record[4 + lane])
        return f"{where}: {access} at byte {byte} of local memory, where no variable of a running function lies{more}"
    return f"{where}: {_describe_address(code, site, int(record[4 + lane]), arrays)}{more}"


def _overrun(record: np.ndarray, code: Code, arrays: Mapping[str, np.ndarray]) -> Overrun | None:
    """Return how far the lanes of an access reach behind an array or the dynamic shared memory.

    It is None where a lane accesses something before it, and for all other faults.
    """
    if int(record[0]) != FAULT_ACCESS:
        return None
    site = code.sites[int(record[RECORD_SITE])]
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
        case (_, tree.Symbol(), tree.Integer(count)) if flow_of(op.instruction) is Flow.TABLE:
            return count
        case _:
            return 0


def _text(address: int, arrays: Mapping[str, np.ndarray]) -> str:
    """Return the string at an address of global memory."""
    for array in arrays.values():
        offset = address - array.ctypes.data
        if 0 <= offset < array.nbytes:
            return array.reshape(-1).view(np.uint8)[offset:].tobytes().split(b"\0")[0].decode("utf-8", "replace")
    return f"(no text at {address & ADDRESS:#x})"


def _access(site: Site) -> str:
    verb = "updates" if site.is_atomic else "stores" if site.is_store else "loads"
    return f"{verb} {site.width} byte{'s' if site.width > 1 else ''}"


def _describe_address(code: Code, site: Site, address: int, arrays: Mapping[str, np.ndarray]) -> str:
    access = _access(site)
    if site.array in arrays:
        array = arrays[site.array]
        kind = f"{site.space} variable" if site.array in code.launch.symbols.values() else "array"
        start, size, thing = array.ctypes.data, array.nbytes, f"{kind} {site.array!r}"
    elif site.array in code.program.variables:
        placed = code.program.variables[site.array]
        _, end = _ends_of(code, site.space)
        size = end - placed.offset if placed.size is None else placed.size
        start, thing = 0 if placed.on_stack else placed.offset, f"{site.space} variable {source_name(site.array)!r}"
    elif site.space not in ABSOLUTE:
        start, end = _ends_of(code, site.space)
        size, thing = end - start, f"{site.space} memory"
        if 0 <= address < start:
            return f"{access} at address {address} of shared memory, of which the driver keeps the first {start} bytes"
    else:
        return f"{access} at address {address & ADDRESS:#x}, which lies in no array of the launch or is misaligned"
    offset = wrap(address - start, 64)
    if 0 <= offset <= size - site.width:
        return f"{access} at byte {offset} of {thing}, misaligned: the address must be a multiple of {site.width}"
    return f"{access} at byte {offset} of {thing}, which has {size} bytes"


def _ends_of(code: Code, space: tree.Space) -> tuple[int, int]:
    """Return the first address of shared or local memory, and the one behind it."""
    if space is tree.Space.SHARED:
        return code.program.first_shared, code.shared_end
    return 0, code.program.local_bytes


def tolerated_barriers(records: Iterable[np.ndarray], code: Code, file_name: str) -> tuple[str, ...]:
    """Return a sentence for each kind of barrier that not all threads reached and that a GPU tolerates.

    A GPU lets a block continue when all threads that have not ended wait at barrier 0, at any `bar.sync`; the
    programming guide allows it in conditional code only if the condition is the same for the whole block.

    Source: CUDA C++ programming guide 12.9, 7.6 and 20.6.2.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.codegen.observer import RECORD_WORDS
        >>> from warplens.cuda.simt.codegen.module import generate
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> from warplens.cuda.simt.values.value import Specialisation
        >>> body = "{ .loc 1 12 5 bar.sync 0; trap; }"
        >>> module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        >>> launch = Specialisation(block=(64, 1, 1), grid=(3, 1, 1), parameters=b"", pointers={}, sizes={})
        >>> code = generate(build_program(module, "k", "k.cu"), launch)
        >>> record = np.zeros(RECORD_WORDS, np.int64)
        >>> record[RECORD_LEFT : RECORD_LEFT + 4] = 37, 1, 1, 0
        >>> print(tolerated_barriers([record], code, "k.cu")[0])
        block=(0,0,0) thread=(37,0,0) k.cu:12: `bar.sync 0`: the block passed this barrier without this thread, ...
    """
    sentences = []
    for start in (RECORD_LEFT, RECORD_APART):
        noted = [r[start : start + 4].tolist() for r in records if r[start + 1]]
        if not noted:
            continue
        thread, block, point, other = min(noted, key=lambda words: words[1])
        op = _barrier_before(code.program, point)
        x, y, z = place_of(block - 1, code.launch.grid)
        tx, ty, tz = place_of(thread, code.launch.block)
        if start == RECORD_LEFT:
            event = "the block passed this barrier without this thread, which had ended; GPUs tolerate that"
        else:
            there = _barrier_before(code.program, other).line
            event = f"the block passed this barrier while this thread was at that of line {there}; GPUs tolerate that"
        sentences.append(f"block=({x},{y},{z}) thread=({tx},{ty},{tz}) {file_name}:{op.line}: `{op.text}`: {event}")
    return tuple(sentences)


def undefined_shuffles(records: Iterable[np.ndarray], code: Code, file_name: str) -> tuple[str, ...]:
    """Return a sentence on a shuffle that reads a lane which takes no part, if there is one; a program may ignore the
    value.

    Source: PTX ISA 8.8, 9.7.9.6.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.codegen.observer import RECORD_WORDS
        >>> from warplens.cuda.simt.codegen.module import generate
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> from warplens.cuda.simt.values.value import Specialisation
        >>> body = "{ .reg .b32 %r<3>; .loc 1 12 5 shfl.sync.down.b32 %r1, %r2, 16, 31, -1; }"
        >>> module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        >>> launch = Specialisation(block=(8, 1, 1), grid=(3, 1, 1), parameters=b"", pointers={}, sizes={})
        >>> code = generate(build_program(module, "k", "k.cu"), launch)
        >>> record = np.zeros(RECORD_WORDS, np.int64)
        >>> record[RECORD_SHUFFLED : RECORD_SHUFFLED + 6] = 5, 1 + 2, 0, 0, 0, 21
        >>> print(undefined_shuffles([record], code, "k.cu")[0])
        block=(2,0,0) thread=(5,0,0) k.cu:12: `shfl.sync.down.b32 %r1, %r2, 16, 31, -1`: reads lane 21, which takes ...
    """
    noted = [r[RECORD_SHUFFLED : RECORD_SHUFFLED + 6].tolist() for r in records if r[RECORD_SHUFFLED + 1]]
    if not noted:
        return ()
    thread, x, y, z, instruction, lane = min(noted, key=lambda words: words[3:0:-1])
    tx, ty, tz = place_of(thread, code.launch.block)
    op = op_of(code.program, instruction)
    event = f"reads lane {lane}, which takes no part: the value is undefined"
    return (f"block=({x - 1},{y},{z}) thread=({tx},{ty},{tz}) {file_name}:{op.line}: `{op.text}`: {event}",)


def _barrier_before(program: Program, point: int) -> Op:
    """Return the barrier after which a warp continues at a point."""
    barriers = {b.terminator.target: b.terminator.op for b in program.blocks if isinstance(b.terminator, Barrier)}
    return barriers[sorted(target for target in barriers if target != EXIT)[point - 1]]


def _describe_shared(code: Code, record: np.ndarray) -> str:
    """Return the sentence on a fault in shared memory; the record names one thread."""
    kind, instruction, _, warp = (int(word) for word in record[:4])
    site = next(site for site in code.sites if site.op.index == instruction and site.space is tree.Space.SHARED)
    verb = "updates" if site.is_atomic else "stores" if site.is_store else "reads"
    access = f"{verb} {_name_shared(code, int(record[RECORD_BYTE]))}"
    if kind == FAULT_UNWRITTEN:
        return f"{access}, which no thread of the block has written yet: {_what_is_missing(code, site)}"
    word = int(record[RECORD_OTHER])
    thread, number = threads_of_word(word)
    other = code.sites[number]
    x, y, z = place_of(thread, code.launch.block)
    if kind == FAULT_PROXY:
        return (
            f"{access}, which thread ({x},{y},{z}) stored in line {other.op.line} with no fence.proxy.async between "
            "them: the product may find what was there before"
        )
    if other is site and thread // LANES == warp and site.is_store and not record[RECORD_WAS_READ]:
        return f"{access}, to which thread ({x},{y},{z}) stores another value by the same instruction"
    did = "read" if record[RECORD_WAS_READ] else "updated" if other.is_atomic else "wrote"
    missing = "no __syncwarp() or barrier" if thread // LANES == warp else "no barrier"
    return f"{access}, which thread ({x},{y},{z}) {did} in line {other.op.line} with {missing} between them"


def _what_is_missing(code: Code, read: Site) -> str:
    """Return what a read of shared memory that nothing has written lacks: a barrier after a store, or a first value.

    It is the barrier where a thread cannot reach the read without a store to the same variable, and then needs none.
    """
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
        return "a barrier or a first value is missing"
    wrote = (
        f"line {lines[0]}, which writes it,"
        if len(lines) == 1
        else f"lines {' and '.join(map(str, lines))}, which write it,"
    )
    between = f"barrier between {wrote} and line {read.op.line}"
    return f"no {between}" if is_on_every_path else f"a {between}, or a first value is missing"


def _describe_touch(program: Program, instruction: int) -> str:
    """Return the sentence on an instruction that touches a register of a product in flight."""
    touch = in_flight.run(program)[instruction]
    verb = "reads" if touch.is_read else "writes"
    what = "a sum" if touch.is_sum else "a factor"
    return (
        f"{verb} {touch.register}, {what} of the wgmma in line {op_of(program, touch.product).line}, before a "
        "wgmma.wait_group has waited for it: the value is undefined"
    )


def _describe_global(code: Code, record: np.ndarray, arrays: Mapping[str, np.ndarray]) -> str:
    """Return the sentence on a race in global memory; the record names one thread."""
    site = code.sites[int(record[RECORD_SITE])]
    warp, block = int(record[3]), int(record[RECORD_BLOCK])
    other = other_access(int(record[RECORD_OTHER]))
    verb = "updates" if site.is_atomic else "stores" if site.is_store else "reads"
    access = f"{verb} {_name_global(code, int(record[RECORD_BYTE]), arrays)}"
    there = code.sites[other.site]
    x, y, z = place_of(other.thread, code.launch.block)
    did = "read" if other.was_read else "updated" if there.is_atomic else "wrote"
    other_block = int(record[RECORD_OTHER_BLOCK])
    if other_block == block:
        if there is site and other.thread // LANES == warp and site.is_store and not other.was_read:
            return f"{access}, to which thread ({x},{y},{z}) stores another value by the same instruction"
        missing = "no __syncwarp() or barrier" if other.thread // LANES == warp else "no barrier"
        return f"{access}, which thread ({x},{y},{z}) {did} in line {there.op.line} with {missing} between them"
    if other.is_mixed:
        did = "(whose block also stored plainly) updated"
    bx, by, bz = place_of(other_block, code.launch.grid)
    return (
        f"{access}, which thread ({x},{y},{z}) of block ({bx},{by},{bz}) {did} in line {there.op.line}, and nothing "
        "orders the two blocks"
    )


def _name_global(code: Code, address: int, arrays: Mapping[str, np.ndarray]) -> str:
    """Return the name of a byte of global memory, by its array or variable."""
    for name, array in arrays.items():
        offset = address - array.ctypes.data
        if 0 <= offset < array.nbytes:
            kind = "variable" if name in code.launch.symbols.values() else "array"
            return f"byte {offset} of {kind} {name!r}"
    return f"address {address & ADDRESS:#x}"


def _name_shared(code: Code, byte: int) -> str:
    """Return the name of a byte of shared memory, by its variable."""
    for placed in code.program.variables.values():
        size = code.shared_end - placed.offset if placed.size is None else placed.size
        if placed.space is tree.Space.SHARED and placed.offset <= byte < placed.offset + size:
            return f"byte {byte - placed.offset} of shared variable {source_name(placed.name)!r}"
    return f"byte {byte - code.program.first_shared} of shared memory"


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
