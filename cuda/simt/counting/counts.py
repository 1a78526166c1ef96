"""The exact counts of a request and of a launch: per memory instruction, per basic block and in total.

The rule: these are the definitions, and sums by them over all warps of all blocks, as integers, with nothing rounded
and nothing modelled. Everything else that counts (the tables that compiled code reads, the functions of `runtime.ll`
and `early.ll`) must agree with them, and the tests check that it does. Where only a sample was executed, each block
counts for the blocks that it represents (`launch.block_choice`).

A request is one memory instruction of one warp with at least one active lane; lanes that ask for the same bytes count
once in `distinct_bytes`; `sectors` are the 32-byte pieces of global memory that a request touches, `wavefronts` the
passes that the banks of shared memory need for it (cuda/simt/README.md states the rules and their sources). On GPUs
before compute capability 5.0 `sectors` are the bytes of a request's transactions in units of 32. On 1.x each half-warp
makes requests of its own, so that a byte that both access counts twice, `lines` are the transactions, and `wavefronts`
the steps of half-warps, of 64 bytes.

Source: NVIDIA H200 counters for single requests (tests/cuda/simt/counting/h200_requests.json), which the functions
reproduce to the last wavefront; the pairing rule for 8- and 16-byte loads is NVIDIA's answer "Unexpected shared memory
bank conflict" in its developer forum (stated for compute capability 7.x; the H200 agrees). Before 5.0: CUDA C
Programming Guide 4.2, appendix F, as the files beside `warplens.cuda.device.spec` say.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from warplens.cuda.device.spec import Broadcast, Coalescing, MemoryRules
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting.rules import (
    BANK_BYTES,
    CURRENT,
    FULL_MASK,
    LANES,
    LINE_BYTES,
    LINE_SECTORS,
    SECTOR_BYTES,
    WIDEST_BYTES,
    lanes_in_order,
    segments,
    steps,
)


class Unit(StrEnum):
    """The execution unit that an instruction keeps busy."""

    FMA = "fma"  # float32 additions, multiplications, fused multiply-adds
    ALU = "alu"  # integer, logic, comparison and moves
    FP64 = "fp64"
    SFU = "sfu"  # transcendental functions, reciprocals, square roots
    CONVERT = "convert"  # conversions between types
    LOAD_STORE = "load_store"
    TENSOR = "tensor"  # products of matrices
    CONTROL = "control"
    BARRIER = "barrier"


CONSTANT_BYTES = 8  # the constant cache gives this much of an address at a time
LOCAL_WORD_BYTES = 4  # a request to local memory takes this much of each lane, and a wider access makes several
TEXTURE, SURFACE = "texture", "surface"  # spaces of texels' requests in `MemoryCount.space`; others are those of PTX


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryCount:
    """One memory instruction, summed over the launch.

    An atomic operation is marked as a store too, but does not count among the stores; nor do the halves of a copy count
    among loads and stores, and operands of products among loads.
    """

    index: int
    text: str  # the PTX of the instruction
    space: str
    is_store: bool
    width_bytes: int  # the bytes that one lane moves
    line: int  # in the kernel file, 0: unknown
    ptx_line: int  # its line in the PTX
    array: str  # the name of the array or shared variable, "": unknown
    requests: int
    active_lanes: int
    distinct_bytes: int
    sectors: int  # 0 for shared memory; of texels each group of lanes counts by itself (`rules`)
    wavefronts: int  # of shared memory; of texels the groups of lanes by which the texture unit asks L1; else 0
    ideal_sectors: int = 0  # the fewest of each request, summed (`least_sectors`)
    lines: int | None = None  # the 128-byte lines touched; None: not counted, the timing model estimates them
    is_atomic: bool = False
    is_copy: bool = False  # it is one half of a copy from global to shared memory
    is_reduction: bool = False  # atomic, and nothing reads the result: the GPU does not send it back
    is_read_only: bool = False  # it states that nothing writes its array while the kernel runs (`ld.global.nc`)
    is_operand: bool = False  # what `wgmma` reads of shared memory past the registers
    trips: int = 1  # of an unrolled loop, those that one request serves

    @property
    def parts(self) -> int:
        """The requests by which the GPU executes one of these: of local memory one for each word of a lane."""
        # Source: accesses of 4 and 8 bytes on an H100 (`tests/hardware/textures/h100_textures.json`).
        return max(1, self.width_bytes // LOCAL_WORD_BYTES) if self.space == "local" else 1


class SlowCount(NamedTuple):
    """Executions by warps of which some lane takes a slow path, such lanes, and warps of which some lane does not."""

    warps: int
    lanes: int
    others: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockCount:
    """One basic block; tables are by PTX line."""

    label: str
    instructions: int
    executions: int  # how many warps executed it
    lanes: int  # the sum of their active lanes
    lines: tuple[int, ...] = ()  # the PTX lines of its instructions in order, including the branch at its end
    successors: tuple[int, ...] = ()  # the next blocks (-1: the end), the target of its branch first
    taken: int = 0  # the lanes that take the branch
    went: int = 0  # the executions in which any lane takes it
    parted: int = 0  # those in which the lanes diverge
    guarded: Mapping[int, int] = field(default_factory=dict)  # the lanes for which a guard was true
    slow: Mapping[int, SlowCount] = field(default_factory=dict)  # those whose operand takes a slow path
    corrected: Mapping[int, int] = field(default_factory=dict)  # instructions that correct quotients (`slow_paths`)


class Share(NamedTuple):
    """How a copy of some trips of a loop would run."""

    warps: int  # executions by warps: as many as the lane with the most trips
    lanes: int  # executions by lanes
    skips: int  # the entries in which some lane does not execute it
    groups: int  # the different numbers of executions by lanes, which leave one after the other
    entries: int  # those in which some lane does


@dataclass(frozen=True, slots=True, kw_only=True)
class TripCount:
    """How a loop would run in copies, by trips a copy takes and the number of them below which it is used (0: any)."""

    header: int  # the block that the loop begins with
    rounds: Mapping[tuple[int, int], Share]  # executions if a lane takes a trip each time that it executes the header
    repeats: Mapping[tuple[int, int], Share]  # those if it takes none the last time


@dataclass(frozen=True, slots=True)
class Sample:
    """The sample of a launch: the blocks executed, of how many, and the classes that the others were divided into."""

    executed: int
    blocks: int
    classes: int

    @property
    def percent(self) -> float:
        """Blocks executed, in per cent of the grid."""
        return 100 * self.executed / self.blocks


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchCounts:
    """All counters of one launch; where `sample` is set, scaled from the blocks that were executed."""

    blocks: int
    warps: int
    warp_instructions: int
    thread_instructions: int  # of active lanes
    thread_instructions_on: int  # only those whose guard predicate was true
    unit_warp_instructions: dict[str, int]  # by `Unit`
    unit_thread_instructions: dict[str, int]  # by `Unit`
    flops_single: int  # a fused multiply-add is two
    flops_double: int
    memory: tuple[MemoryCount, ...]
    basic_blocks: tuple[BlockCount, ...]
    loops: tuple[TripCount, ...] = ()  # those that lanes may leave at different times
    sample: Sample | None = None
    printed: str = ""  # the text of the kernel's `printf`
    barriers: int = 0  # the warps that reached a barrier of their block
    fences: int = 0  # memory fences and warp barriers, by warps
    divergent_branches: int = 0  # those after which a warp's lanes go separate ways
    tensor_products: dict[str, int] = field(default_factory=dict)  # multiply-adds by types (`f16.f32`: factor, sums)
    longest_block: float = field(default=1.0, compare=False)  # over an average block, in instructions; 1: not known

    def traffic(self, space: str, *, is_store: bool) -> Traffic:
        """Return the sum over the loads or the stores of one space ("global", "shared", "local" or "const")."""
        plain = (m for m in self.memory if not (m.is_atomic or m.is_copy or m.is_operand))
        return _sum(m for m in plain if m.space == space and m.is_store == is_store)

    def copies(self, space: str) -> Traffic:
        """Return the sum over the halves of asynchronous copies that read "global" or write "shared" memory."""
        return _sum(m for m in self.memory if m.space == space and m.is_copy)

    def atomics(self, space: str, *, are_reductions: bool | None = None) -> Traffic:
        """Return the atomic operations on "global" or "shared": all, reductions alone, or those with a read result."""
        atomics = (m for m in self.memory if m.space == space and m.is_atomic)
        return _sum(m for m in atomics if are_reductions in {None, m.is_reduction})

    @property
    def constant_replays(self) -> int:
        """How often loads from constant memory are repeated: the constant cache gives one address of a warp at a time.

        A load of 16 bytes is two of 8.

        Source: `sm__idc_divergent_instruction_replays` of single requests on an H100
        (`tests/hardware/textures/h100_textures.json`).
        """
        loads = ((m, m.distinct_bytes // m.width_bytes) for m in self.memory if m.space == "const")
        return sum(max(1, m.width_bytes // CONSTANT_BYTES) * (addresses - m.requests) for m, addresses in loads)

    @property
    def read_only(self) -> Traffic:
        """Loads from global memory through the read-only path."""
        return _sum(m for m in self.memory if m.is_read_only)

    @property
    def global_read(self) -> Traffic:
        """Loads from global memory, and copies from there to shared memory."""
        return _sum(m for m in self.memory if m.space == "global" and not m.is_store)

    @property
    def shared_all(self) -> Traffic:
        """Loads, stores, atomic operations and copies of shared memory."""
        return _sum(m for m in self.memory if m.space == "shared" and not m.is_operand)


def _sum(memory: Iterable[MemoryCount]) -> Traffic:
    counts = tuple(memory)
    return Traffic(
        requests=sum(m.requests * m.parts for m in counts),
        active_lanes=sum(m.active_lanes for m in counts),
        distinct_bytes=sum(m.distinct_bytes for m in counts),
        sectors=sum(m.sectors for m in counts),
        wavefronts=sum(m.wavefronts for m in counts),
    )


# One request: the definitions of its bytes, sectors and wavefronts.


def active_lanes(mask: int) -> list[int]:
    """Return the lanes whose bit is set in `mask`.

    Example:
        >>> active_lanes(0b1011)
        [0, 1, 3]
    """
    return [lane for lane in range(LANES) if mask >> lane & 1]


def distinct_bytes(
    addresses: Sequence[int], width_bytes: int, mask: int = FULL_MASK, *, rules: MemoryRules = CURRENT
) -> int:
    """Count the distinct bytes of a request, the same byte once; on 1.x once in each half-warp.

    Aligned accesses of one width are equal or disjoint, so this is the number of different addresses times the width.

    Example:
        >>> distinct_bytes([4 * (lane // 2) for lane in range(32)], 4)
        64
    """
    return width_bytes * sum(len({addresses[lane] for lane in lanes}) for lanes in parts(mask, rules.request_lanes))


def sectors(
    addresses: Sequence[int],  # 32 of bytes, each aligned to the width (at most 16 bytes): a lane touches one sector
    mask: int = FULL_MASK,
    width_bytes: int = 4,  # of one lane: 1, 2, 4, 8 or 16
    *,
    is_store: bool = False,  # a store or an atomic operation
    rules: MemoryRules = CURRENT,
) -> int:
    """Count the bytes that a request moves, in sectors of 32 bytes.

    From 5.0 on these are the different sectors that it touches, so that its width does not matter. On earlier GPUs they
    are the bytes of its transactions, of 32, 64 or 128 bytes each.

    Example:
        >>> sectors([8 * lane for lane in range(32)])  # a stride of two floats
        8
    """
    return transactions(addresses, width_bytes, mask, is_store=is_store, rules=rules)[0]


def transactions(
    addresses: Sequence[int],
    width_bytes: int,
    mask: int = FULL_MASK,
    *,
    is_store: bool = False,
    rules: MemoryRules = CURRENT,
) -> tuple[int, int]:
    """Count the sectors and transactions of a request to global memory (arguments as for `sectors`).

    Returns:
        Its bytes in sectors, and its transactions: on 1.x those that its half-warps issue, of 32, 64 or 128 bytes each;
        later the 128-byte lines that each part of it touches.

    Example:
        >>> transactions([4 * lane for lane in range(32)], 4)
        (4, 1)
    """
    kind = rules.stores if is_store else rules.loads
    moved = issued = 0
    for lanes in parts(mask, request_part(width_bytes, rules)):
        if kind is Coalescing.IN_ORDER:  # one that does not coalesce has a transaction for each of its active lanes
            segment, whole = lanes_in_order(addresses, width_bytes, lanes), LANES // 2 * width_bytes
            part = (whole // SECTOR_BYTES, whole // segment) if segment else (len(lanes), len(lanes))
        elif kind is Coalescing.SEGMENTS:
            pieces = segments(addresses, width_bytes, lanes)
            part = sum(size for _, size, _ in pieces) // SECTOR_BYTES, len(pieces)
        else:
            touched = len({addresses[lane] // LINE_BYTES for lane in lanes})
            in_sectors = len({addresses[lane] // SECTOR_BYTES for lane in lanes})
            part = (LINE_SECTORS * touched if kind is Coalescing.LINES else in_sectors), touched
        moved, issued = moved + part[0], issued + part[1]
    return moved, issued


def least_sectors(
    distinct: int, width_bytes: int, mask: int = FULL_MASK, *, is_store: bool = False, rules: MemoryRules = CURRENT
) -> int:
    """Return the fewest sectors in which this number of distinct bytes can move, at any addresses.

    Each part of a request that has an active lane needs at least the smallest transaction: a line where whole lines
    move, on 1.0 and 1.1 the segment of all its words, or 32 bytes for each active lane if that is less; else a sector.

    Example:
        >>> least_sectors(128, 4)
        4
    """
    kind = rules.stores if is_store else rules.loads
    asking = list(parts(mask, request_part(width_bytes, rules)))
    if kind is Coalescing.IN_ORDER:
        whole = LANES // 2 * width_bytes // SECTOR_BYTES if width_bytes >= BANK_BYTES else LANES
        return sum(min(len(lanes), whole) for lanes in asking)
    unit = LINE_SECTORS if kind is Coalescing.LINES else 1
    return unit * max(len(asking), -(-distinct // (unit * SECTOR_BYTES)))


def request_part(width_bytes: int, rules: MemoryRules = CURRENT) -> int:
    """Return how many lanes of a request to global memory are served together.

    Example:
        >>> from warplens.cuda.device.spec import memory_rules
        >>> request_part(4), request_part(4, memory_rules((1, 3)))
        (32, 16)
    """
    return min(rules.request_lanes, rules.request_bytes // max(width_bytes, BANK_BYTES))


def parts(mask: int, lanes_per_part: int) -> Iterator[list[int]]:
    """Iterate over the active lanes of each part of a warp that has any.

    Example:
        >>> list(parts(0b110000000000000011, 16))
        [[0, 1], [16, 17]]
    """
    for first in range(0, LANES, lanes_per_part):
        if lanes := [lane for lane in range(first, first + lanes_per_part) if mask >> lane & 1]:
            yield lanes


def wavefronts(
    addresses: Sequence[int],  # 32 byte offsets, each aligned to `width_bytes`
    width_bytes: int,  # 1, 2, 4, 8 or 16
    mask: int = FULL_MASK,
    *,
    is_store: bool = False,  # a store or an atomic operation: those are never paired, and have no broadcast
    rules: MemoryRules = CURRENT,
) -> int:
    """Count the passes that a request needs through the banks of shared memory.

    A warp is served in parts of as many lanes as one pass can serve: on 5.0 and later, 32 lanes of up to 4 bytes, 16
    of 8, 8 of 16. A part takes as many passes as its lanes access different rows of one bank, where a row is what one
    pass can move side by side. On 5.0 and later a load whose active lanes agree pairwise, all with their neighbour
    (lane n with n^1) or all with the next but one (n^2), is served in half as many parts. On 1.x half-warps are served
    one word of each lane after the other (`steps`).

    Example:
        >>> wavefronts([4 * lane for lane in range(32)], 4), wavefronts([128 * lane for lane in range(32)], 4)
        (1, 32)
    """
    if rules.broadcast is Broadcast.ONE_WORD:
        return sum(
            len(list(steps({lane: addresses[lane] + word for lane in lanes}, rules.banks, is_store=is_store)))
            for word in range(0, width_bytes, BANK_BYTES)
            for lanes in parts(mask, rules.banks)
        )
    element_bytes = max(width_bytes, BANK_BYTES)
    banks = rules.banks * BANK_BYTES // element_bytes
    row = rules.pass_bytes // element_bytes
    total = 0
    for part in parts(mask, shared_part(addresses, width_bytes, mask, is_store=is_store, rules=rules)):
        conflicts: dict[int, set[int]] = {}
        for lane in part:
            element = addresses[lane] // element_bytes
            conflicts.setdefault(element % banks, set()).add(element // row)
        total += max(map(len, conflicts.values())) + (rules.extra_passes if width_bytes == WIDEST_BYTES else 0)
    return total


def copy_wavefronts(
    sources: Sequence[int], destinations: Sequence[int], mask: int = FULL_MASK, *, reading: int = FULL_MASK
) -> int:
    """Count the passes of a copy of 4 bytes a lane from global to shared memory (`cp.async`), on 8.0 and later.

    Lines of L1 and shared memory lie in the same banks, and a copy takes each word from the bank of its source: as many
    passes as the sources need, or the destinations if they need more. Both are 32 multiples of 4: byte addresses of
    global memory, and offsets of shared memory. Active lanes that are not `reading` store zeros.

    Source: an H200, for sources 1, 2, 8, 32 and 33 words apart that are copied side by side (`copied_column` in
    tests/hardware/counters/h200_unrolled.json). No copy with conflicts among its destinations was counted on a GPU.

    Example:
        >>> side_by_side = [4 * lane for lane in range(32)]
        >>> [copy_wavefronts([4 * stride * lane for lane in range(32)], side_by_side) for stride in (1, 2, 8, 32, 33)]
        [1, 2, 8, 32, 1]
    """
    return max(
        wavefronts(destinations, BANK_BYTES, mask, is_store=True), wavefronts(sources, BANK_BYTES, mask & reading)
    )


def shared_part(addresses: Sequence[int], width_bytes: int, mask: int, *, is_store: bool, rules: MemoryRules) -> int:
    """Return how many lanes of a request to shared memory are served together (see `wavefronts`; not on 1.x).

    Example:
        >>> shared_part([8 * lane for lane in range(32)], 8, FULL_MASK, is_store=False, rules=CURRENT)
        16
    """
    lanes_per_part = min(LANES, rules.pass_bytes // max(width_bytes, BANK_BYTES))
    lanes = active_lanes(mask)
    can_pair = rules.broadcast is Broadcast.PAIRS and width_bytes > BANK_BYTES and not is_store
    pairs = can_pair and (_paired(addresses, lanes, 1) or _paired(addresses, lanes, 2))
    return 2 * lanes_per_part if pairs else lanes_per_part


def _paired(addresses: Sequence[int], lanes: Sequence[int], distance: int) -> bool:
    present = set(lanes)
    return all(addresses[lane] == addresses[lane ^ distance] for lane in lanes if lane ^ distance in present)


@lru_cache(maxsize=1024)
def ideal_wavefronts(
    distinct_bytes: int, width_bytes: int, lanes: int, *, is_store: bool = False, rules: MemoryRules = CURRENT
) -> int:
    """Return the wavefronts of a request whose elements lie side by side, lanes of one element beside each other."""
    # A 16-byte load that all lanes share takes 2, a contiguous one 4: no layout takes fewer. On 1.x, where bytes of one
    # word conflict, smaller elements lie in a word each. There are 1 to 32 `lanes`.
    elements = max(1, distinct_bytes // width_bytes)
    apart = max(width_bytes, BANK_BYTES) if rules.broadcast is Broadcast.ONE_WORD else width_bytes
    addresses = [apart * (lane * elements // lanes) for lane in range(lanes)] + [0] * (LANES - lanes)
    return wavefronts(addresses, width_bytes, (1 << lanes) - 1, is_store=is_store, rules=rules)


def least_wavefronts(count: MemoryCount, rules: MemoryRules = CURRENT) -> int:
    """Return the fewest wavefronts that the requests of one instruction can take."""
    if count.space != "shared":
        return 0
    mean = max(count.width_bytes, count.distinct_bytes // count.requests)
    lanes = min(LANES, max(1, count.active_lanes // count.requests))
    per_request = ideal_wavefronts(mean, count.width_bytes, lanes, is_store=count.is_store, rules=rules)
    return min(count.requests * per_request, count.wavefronts)
