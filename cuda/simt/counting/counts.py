"""The exact counts of a launch, per memory instruction, per basic block and in total, and their sums over launches.

The rule: these are sums over all warps of all blocks, as integers, with nothing rounded and nothing modelled. Where
only a sample was executed, each block counts for the blocks that it represents (`launch.block_choice`).

A request is one memory instruction of one warp with at least one active lane; lanes that ask for the same bytes count
once in `distinct_bytes`; `sectors` are the 32-byte pieces of global memory that a request touches, `wavefronts` the
passes that the banks of shared memory need for it (cuda/simt/README.md states the rules and their sources). On GPUs
before compute capability 5.0 `sectors` are the bytes of a request's transactions in units of 32. On 1.x each half-warp
makes requests of its own, so that a byte that both access counts twice, `lines` are the transactions, and `wavefronts`
the steps of half-warps, of 64 bytes.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from operator import mul
from typing import Any, NamedTuple

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting.rules import CURRENT, LANES, ideal_wavefronts


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
    ideal_sectors: int = 0  # the fewest of each request, summed (`rules.least_sectors`)
    lines: int | None = None  # the 128-byte lines touched; None: not counted, the timing model estimates them
    is_atomic: bool = False
    is_copy: bool = False  # it is one half of a copy from global to shared memory
    is_reduction: bool = False  # atomic, and nothing reads the result: the GPU does not send it back
    is_read_only: bool = False  # it states that nothing writes its array while the kernel runs (`ld.global.nc`)
    is_operand: bool = False  # what `wgmma` reads of shared memory past the registers
    trips: int = 1  # of an unrolled loop, those that one request serves

    @property
    def parts(self) -> int:
        """The requests by which the GPU executes one of these: of local memory one for each word of a lane.

        Source: accesses of 4 and 8 bytes on an H100 (`tests/hardware/textures/h100_textures.json`).
        """
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

    @property
    def operands(self) -> Traffic:
        """Tiles of shared memory that products read past the registers."""
        return _sum(m for m in self.memory if m.is_operand)

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
    def global_load(self) -> Traffic:
        """Loads from global memory."""
        return self.traffic("global", is_store=False)

    @property
    def global_read(self) -> Traffic:
        """Loads from global memory, and copies from there to shared memory."""
        return _sum(m for m in self.memory if m.space == "global" and not m.is_store)

    @property
    def global_store(self) -> Traffic:
        """Stores to global memory."""
        return self.traffic("global", is_store=True)

    @property
    def shared_load(self) -> Traffic:
        """Loads from shared memory."""
        return self.traffic("shared", is_store=False)

    @property
    def shared_store(self) -> Traffic:
        """Stores to shared memory."""
        return self.traffic("shared", is_store=True)

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


# The counters of several launches as those of one: of one kernel, or of the kernels of a sequence. Every counter is a
# plain sum. Launches of the same PTX have the same instructions and basic blocks, which are added one by one; those of
# different kernels stand side by side. If one was sampled, or represents others, the sum is a sample.


_SUMMED = {  # these fields are counters; all others say what is counted
    MemoryCount: ("requests", "active_lanes", "distinct_bytes", "sectors", "wavefronts", "ideal_sectors", "lines"),
    BlockCount: ("executions", "lanes", "taken", "went", "parted", "guarded", "slow", "corrected"),
    TripCount: ("rounds", "repeats"),
    LaunchCounts: (
        "blocks", "warps", "warp_instructions", "thread_instructions", "thread_instructions_on",
        "unit_warp_instructions", "unit_thread_instructions", "flops_single", "flops_double",
        "barriers", "fences", "divergent_branches", "tensor_products",
    ),
}  # fmt: skip

Summand = int | SlowCount | Share
Counter = int | None | Mapping[Any, Summand]


def total(launches: Iterable[tuple[LaunchCounts, int]]) -> LaunchCounts:
    """Return the counters of at least one launch of one kernel, each multiplied by its number of repeats."""
    pairs = tuple(launches)
    first = pairs[0][0]
    times = [repeats for _, repeats in pairs]
    counts = [launch for launch, _ in pairs]
    memory = zip(*(launch.memory for launch in counts), strict=True)
    blocks = zip(*(launch.basic_blocks for launch in counts), strict=True)
    return replace(
        first,
        **_sums(counts, times),
        memory=tuple(replace(of_one[0], **_sums(of_one, times)) for of_one in memory),
        basic_blocks=tuple(replace(of_one[0], **_sums(of_one, times)) for of_one in blocks),
        loops=_loops(counts, times),
        sample=_sample(pairs),
        longest_block=max(launch.longest_block for launch in counts),
        printed="".join(launch.printed for launch in counts),
    )


def joined(kernels: Sequence[LaunchCounts]) -> LaunchCounts:
    """Return the counters of kernels, each executed whole, together; instructions and blocks keep their numbers."""
    return replace(
        kernels[0],
        **_sums(kernels, [1] * len(kernels)),
        memory=tuple(count for kernel in kernels for count in kernel.memory),
        basic_blocks=tuple(block for kernel in kernels for block in kernel.basic_blocks),
        loops=tuple(loop for kernel in kernels for loop in kernel.loops),
        sample=None,
        longest_block=1.0,
        printed="".join(kernel.printed for kernel in kernels),
    )


def _loops(launches: Sequence[LaunchCounts], times: Sequence[int]) -> tuple[TripCount, ...]:
    """Return the sums of the loops that every launch counted: lanes may leave one together in some of them."""
    by_header = [{loop.header: loop for loop in launch.loops} for launch in launches]
    common = (header for header in by_header[0] if all(header in loops for loops in by_header))
    of_each = ([loops[header] for loops in by_header] for header in common)
    return tuple(replace(of_one[0], **_sums(of_one, times)) for of_one in of_each)


def _sums(
    values: Sequence[MemoryCount | BlockCount | TripCount | LaunchCounts], times: Sequence[int]
) -> dict[str, Any]:
    return {
        name: _sum_of_kernels([getattr(value, name) for value in values], times) for name in _SUMMED[type(values[0])]
    }


def _sum_of_kernels(values: Sequence[Counter], times: Sequence[int]) -> Counter:
    """Return the sum of counters, or of tables of them by key; None where one of them was not counted."""
    if isinstance(values[0], Mapping):
        tables = [value if isinstance(value, Mapping) else {} for value in values]
        keys = dict.fromkeys(key for table in tables for key in table)
        return {key: _sum_entries([table.get(key, 0) for table in tables], times) for key in keys}
    numbers = [value for value in values if isinstance(value, int)]
    return sum(map(mul, numbers, times)) if len(numbers) == len(values) else None


def _sum_entries(entries: Sequence[Summand], times: Sequence[int]) -> Summand:
    """Return the sum of the entries of tables, of several numbers each by itself; 0 where a table has none."""
    rows = [(entry, repeats) for entry, repeats in zip(entries, times, strict=True) if isinstance(entry, tuple)]
    if not rows:
        return sum(entry * repeats for entry, repeats in zip(entries, times, strict=True) if isinstance(entry, int))
    columns = zip(*([number * repeats for number in entry] for entry, repeats in rows), strict=True)
    return type(rows[0][0])(*map(sum, columns))


def _sample(pairs: Sequence[tuple[LaunchCounts, int]]) -> Sample | None:
    """Return the part of the launches that was executed, None where it is all of them."""
    if all(launch.sample is None and repeats == 1 for launch, repeats in pairs):
        return None
    executed = sum(launch.blocks if launch.sample is None else launch.sample.executed for launch, _ in pairs)
    classes = sum(1 if launch.sample is None else launch.sample.classes for launch, _ in pairs)
    return Sample(executed=executed, blocks=sum(launch.blocks * repeats for launch, repeats in pairs), classes=classes)


def least_wavefronts(count: MemoryCount, rules: MemoryRules = CURRENT) -> int:
    """Return the fewest wavefronts that the requests of one instruction can take."""
    if count.space != "shared":
        return 0
    mean = max(count.width_bytes, count.distinct_bytes // count.requests)
    lanes = min(LANES, max(1, count.active_lanes // count.requests))
    per_request = ideal_wavefronts(mean, count.width_bytes, lanes, is_store=count.is_store, rules=rules)
    return min(count.requests * per_request, count.wavefronts)
