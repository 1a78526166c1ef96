"""Why a kernel's memory traffic costs what it costs: one point executed, its counters joined with its source lines.

The rule: counts are of the whole launch, a pattern is of one request, and the explanation says which request that is.
Wherever the described request is not like the mean one, it says that too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.workload import SizedArray
from warplens.cuda.compiler import CompileCache
from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.errors import InputError, UnknownNameError
from warplens.cuda.runners import check, derive
from warplens.cuda.runners.preparation import Preparer
from warplens.cuda.runners.result import PointSpec
from warplens.cuda.simt import engine, machine
from warplens.cuda.simt.blame import Access, ArrayTraffic, Blame, blame, operation_of
from warplens.cuda.simt.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.patterns import SHARED, Pattern, describe, repitched_wavefronts, worded
from warplens.cuda.simt.rules import BANK_BYTES, BANKS, LANES
from warplens.cuda.simt.traces import RecordedRequest
from warplens.cuda.simt.verdict import verdict

LARGEST_DEFAULT = 1024
"""The size that is explained, unless one is given, is the largest default size up to this: seconds of execution."""
TYPICAL = 0.1
"""Part of its cost by which a request may differ from the mean one before that is said."""


STACK = "__local_depot"
"""What NVRTC calls the local memory of a thread in PTX."""
MOST_OTHERS = 2
"""Patterns of a line's other instructions that are told beside the worst one's."""
NARROW_BYTES = 4
"""Wider accesses are worth a word: they are what the assembler made of several, or vectors."""
NOT_EXECUTED = "the chosen warp did not execute this so often: choose another request with --trace"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownArray:
    """What is known of an array beside its counts.

    Args:
        size_bytes: all of it; of a shared variable in one block, of the stack in one thread.
        row_bytes: distance from a row to the next; 0 where there are no rows, or none are known.
        offset_bytes: where a shared or local variable begins in its space.
    """

    size_bytes: int
    row_bytes: int = 0
    offset_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TracePlace:
    """Which request of each instruction is described.

    Args:
        block: number of the block in the grid, x running fastest; None: one in the middle of the grid.
        warp: number of the warp in the block.
        occurrence: how often the warp has executed the instruction before.
    """

    block: int | None = None
    warp: int = 0
    occurrence: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TracedInstruction:
    """One memory instruction: its counts, and one of its requests (addresses as in `ExplainedAccess.trace`)."""

    count: MemoryCount
    trace: RecordedRequest | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainedAccess:
    """One operation of a line on an array: its counts, and one of its requests.

    Args:
        access: the counts, over the whole launch.
        text: PTX of the instruction that the request belongs to: the most wasteful of the access.
        trace: the request, addresses in bytes from the start of its array or variable; None where there is none.
        pattern: the request described; None with `trace`.
        sentences: what to read under the line; at least one.
        instructions: all instructions of the access, the most wasteful first.
    """

    access: Access
    text: str
    trace: RecordedRequest | None
    pattern: Pattern | None
    sentences: tuple[str, ...]
    instructions: tuple[TracedInstruction, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """All that is known of the memory traffic of one point; every count is `counted` unless `notes` restrict it.

    Args:
        kernel, title, path, source: of the kernel file; `source` is its whole text.
        problem, tune: every axis with its value, those that follow others included.
        device, device_name, target, compiler: what it was compiled for, and by what.
        grid, block: the launch.
        place: the request that is described; its block is settled.
        accesses: by line.
        arrays: by bytes moved.
        excess_sectors, excess_wavefronts: of the launch.
        notes: what a reader must know beforehand: rules of older devices, a wrong result.
        summary: two sentences.
    """

    kernel: str
    title: str
    path: str
    source: str = field(repr=False)
    problem: dict[str, int]
    tune: dict[str, int]
    device: str
    device_name: str
    target: str
    compiler: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    place: TracePlace
    accesses: tuple[ExplainedAccess, ...]
    arrays: tuple[ArrayTraffic, ...]
    excess_sectors: int
    excess_wavefronts: int
    notes: tuple[str, ...]
    summary: tuple[str, str]


def choose_point(
    kernels: Sequence[KernelFile],
    *,
    problem: Mapping[str, tuple[int, ...]],
    tune: Mapping[str, tuple[int, ...]],
    device: str,
    budget: int,
) -> PointSpec:
    """Return the one point that is to be explained.

    An axis that is not given takes its largest default size up to `LARGEST_DEFAULT`, or its last default tune value.

    Raises:
        InputError: several kernels, or several values of an axis.
        UnknownNameError: an axis that the kernel does not have.
    """
    if len(kernels) > 1:
        names = ", ".join(kernel.name for kernel in kernels)
        raise InputError(f"one kernel is explained at a time, not {len(kernels)} ({names})")
    kernel = kernels[0]
    sizes = {name: max((v for v in values if v <= LARGEST_DEFAULT), default=min(values))
             for name, values in kernel.problem.items()}  # fmt: skip
    macros = {name: values[-1] for name, values in kernel.tune.items()}
    return PointSpec(
        kernel=kernel.name,
        path=str(kernel.path),
        source_hash=kernel.source_hash,
        family=kernel.family,
        problem=sizes | _single("problem axis", problem, kernel.problem_axes),
        tune=macros | _single("tune axis", tune, kernel.tune_axes),
        device=load_spec(device).key,
        budget=budget,
    )


def _single(kind: str, given: Mapping[str, tuple[int, ...]], known: Sequence[str]) -> dict[str, int]:
    for name, values in given.items():
        if name not in known:
            raise UnknownNameError(kind, name, known)
        if len(values) > 1:
            raise InputError(
                f"one point is explained at a time: give the {kind} {name!r} one value, not {len(values)} "
                f"({name}={','.join(map(str, values[:8]))}{',...' if len(values) > 8 else ''})"
            )
        if kind == "problem axis" and values[0] < 1:
            raise InputError(f"the problem axis {name!r} has the value {values[0]}; a size is at least 1")
    return {name: values[0] for name, values in given.items()}


def explain(
    point: PointSpec,
    place: TracePlace | None = None,
    *,
    pitch_words: int | None = None,
    cache: CompileCache | None = None,
    code_cache: BlobFolder | None = None,
) -> Explanation:
    """Execute one point and explain its memory traffic.

    Args:
        point: what to execute.
        place: the request of each instruction that is described.
        pitch_words: a row pitch of shared arrays, in 4-byte words, for which the described requests are counted again.
        cache, code_cache: for what the compiler and the engine make; by default the user's own.

    Raises:
        InputError: the point breaks a requirement of its kernel, or `place` is not in the launch.
        WarplensError: it does not compile, or the launch fails.
    """
    preparer = Preparer(cache)
    kernel = preparer.read(point)
    workload = kernel.workload(point.problem, point.tune)
    if workload.broken_requirement is not None:
        values = " ".join(f"{name}={value}" for name, value in workload.names.items())
        raise InputError(f"{kernel.name} cannot be launched at {values}: it requires {workload.broken_requirement}")
    place = settled(place or TracePlace(), workload.grid, workload.block)
    spec = load_spec(point.device)
    compiled = preparer.compile(kernel, workload, spec)
    occupancy(
        spec.limits,
        threads_per_block=workload.block[0] * workload.block[1] * workload.block[2],
        registers_per_thread=compiled.resources.registers_per_thread,
        shared_bytes_per_block=compiled.resources.static_shared_bytes + workload.dynamic_shared_bytes,
    )
    prepared = preparer.prepare(kernel, workload, compiled, spec, point.budget)
    code_cache = code_cache or machine.default_cache()
    launch = engine.Launch(prepared.request, code_cache)
    counts = launch.run()
    checks = check.compare(prepared.request.arrays, workload.reference(prepared.before), workload.tolerance)
    prepared.restore()
    traces = launch.trace(place.block or 0, place.warp, place.occurrence)
    arrays = {
        array.name: KnownArray(size_bytes=array.size_bytes, row_bytes=_row_bytes(array)) for array in workload.arrays
    }
    for variable in launch.program.variables.values():
        size = workload.dynamic_shared_bytes if variable.size is None else variable.size
        arrays[variable.name] = KnownArray(size_bytes=size, offset_bytes=variable.offset)
    for name, data in launch.program.data.items():
        arrays.setdefault(name, KnownArray(size_bytes=len(data.initial)))
    found, accesses = explain_counts(counts, traces, arrays, pitch_words)
    return Explanation(
        kernel=kernel.name,
        title=kernel.title,
        path=str(kernel.path),
        source=kernel.source,
        problem={name: workload.names[name] for name in kernel.problem_axes},
        tune={name: workload.names[name] for name in kernel.tune_axes},
        device=spec.key,
        device_name=spec.name,
        target=compiled.target,
        compiler=compiled.version,
        grid=workload.grid,
        block=workload.block,
        place=place,
        accesses=accesses,
        arrays=found.arrays,
        excess_sectors=found.excess_sectors,
        excess_wavefronts=found.excess_wavefronts,
        notes=(*_rule_notes(spec), *(f"the result is wrong: {check.describe(c)}" for c in checks if c.wrong)),
        summary=verdict(found, {a.access: a.pattern for a in accesses if a.pattern is not None}),
    )


def explain_counts(
    counts: LaunchCounts,
    traces: Mapping[int, RecordedRequest],
    arrays: Mapping[str, KnownArray],
    pitch_words: int | None = None,
) -> tuple[Blame, tuple[ExplainedAccess, ...]]:
    """Join counters with recorded requests.

    Args:
        counts: of a whole launch.
        traces: one request of each memory instruction, by `MemoryCount.index`.
        arrays: what is known of each array and shared variable, by the names that `counts` uses.
        pitch_words: as in `explain`.
    """
    known = {variable_name(name): array for name, array in arrays.items()}
    named = replace(counts, memory=tuple(replace(m, array=variable_name(m.array)) for m in counts.memory))
    found = blame(named, {name: array.size_bytes for name, array in known.items()})
    requests = {
        count.index: _Request(count, _within(traces[count.index], known.get(count.array)))
        for count in named.memory
        if count.index in traces and count.requests
    }
    counted = {count.index: count for count in named.memory}
    explained = (_explained(access, counted, requests, known) for access in found.accesses)
    if pitch_words is None:
        return found, tuple(explained)
    return found, tuple(_repitched(one, requests, pitch_words) for one in explained)


def parse_place(text: str) -> TracePlace:
    """Read a request's place: `BLOCK,WARP,OCCURRENCE`, of which the later ones may be left out.

    Raises:
        InputError: it is something else.
    """
    if re.fullmatch(r"[0-9]{1,12}(,[0-9]{1,12}){0,2}", text) is None:
        raise InputError(f"--trace takes BLOCK,WARP,OCCURRENCE as three numbers from 0 on, such as 5,0,0, not {text!r}")
    block, warp, occurrence = (*map(int, text.split(",")), 0, 0)[:3]
    return TracePlace(block=block, warp=warp, occurrence=occurrence)


def settled(place: TracePlace, grid: tuple[int, int, int], block: tuple[int, int, int]) -> TracePlace:
    """Return a place with its block settled.

    Raises:
        InputError: the launch has no such block or warp.
    """
    blocks, warps = grid[0] * grid[1] * grid[2], -(-block[0] * block[1] * block[2] // LANES)
    middle = grid[0] // 2 + grid[0] * (grid[1] // 2 + grid[1] * (grid[2] // 2))
    chosen = middle if place.block is None else place.block
    if not 0 <= chosen < blocks:
        raise InputError(f"--trace: the launch has the blocks 0 to {blocks - 1}, and no block {chosen}")
    if not 0 <= place.warp < warps:
        raise InputError(f"--trace: a block has the warps 0 to {warps - 1}, and no warp {place.warp}")
    return replace(place, block=chosen)


def variable_name(symbol: str) -> str:
    """Return how a variable is called in the source: `tile` for `_ZZ15transpose_tiledE4tile`, nothing for the stack.

    Source: Itanium C++ ABI, 5.1.6, local names: `_ZZ` encoding `E` name.
    """
    if symbol.startswith(STACK):
        return ""
    found = re.fullmatch(r"_ZZ.*E(\d+)(\w+)", symbol)
    if found is None:
        return symbol
    return found.group(2)[: int(found.group(1))]


def _rule_notes(spec: GpuSpec) -> list[str]:
    """Say what a reader must know of the counts on an older device."""
    notes = []
    if spec.compute_capability < derive.FIRST_WITH_THESE_RULES:
        notes.append("counted by the rules of compute capability 5.0 and later")
    if spec.compute_capability < derive.FIRST_READ:
        notes.append(f"requests as the PTX has them: machine code of {spec.target} is not read")
    return notes


@dataclass(frozen=True, slots=True)
class _Request:
    """An instruction, and one of its requests."""

    count: MemoryCount
    trace: RecordedRequest

    def described(self) -> Pattern:
        count = self.count
        return describe(
            self.trace.addresses,
            count.width_bytes,
            self.trace.mask,
            space=count.space,
            operation=operation_of(count),
        )

    def wavefronts(self, old_pitch_words: int, new_pitch_words: int) -> int:
        return repitched_wavefronts(
            self.trace.addresses,
            self.count.width_bytes,
            old_pitch_words,
            new_pitch_words,
            self.trace.mask,
            is_store=self.count.is_store,
        )


def _row_bytes(array: SizedArray) -> int:
    return array.size_bytes // array.shape[0] if len(array.shape) > 1 else 0


def _within(trace: RecordedRequest, array: KnownArray | None) -> RecordedRequest:
    """Return a request with its addresses counted from the start of its variable."""
    if array is None or not array.offset_bytes:
        return trace
    return replace(trace, addresses=tuple(address - array.offset_bytes for address in trace.addresses))


def _explained(
    access: Access,
    counted: Mapping[int, MemoryCount],
    requests: Mapping[int, _Request],
    known: Mapping[str, KnownArray],
) -> ExplainedAccess:
    instructions = tuple(
        TracedInstruction(count=counted[index], trace=requests[index].trace if index in requests else None)
        for index in access.instructions
    )
    chosen = next((index for index in access.instructions if index in requests), None)
    if chosen is None:
        return ExplainedAccess(
            access=access,
            text=instructions[0].count.text,
            trace=None,
            pattern=None,
            sentences=(NOT_EXECUTED,),
            instructions=instructions,
        )
    request = requests[chosen]
    users = [r for r in requests.values() if r.count.space == SHARED and r.count.array == access.array]
    pattern = _in_rows(_advised(request, users), access.array, known.get(access.array))
    sentences = [pattern.sentence, *_elsewhere(pattern, users)]
    cost = request.count.wavefronts if access.space == SHARED else request.count.sectors
    mean = cost / request.count.requests
    if abs(mean - pattern.cost) > TYPICAL * pattern.cost:
        sentences.append(f"that is this request; the mean one takes {mean:.3g}")
    alike = (_advised(requests[index], users) for index in access.instructions if index in requests)
    others = dict.fromkeys(_in_rows(other, access.array, known.get(access.array)).sentence for other in alike)
    sentences += [f"also {sentence}" for sentence in list(others)[: 1 + MOST_OTHERS] if sentence != pattern.sentence]
    if len(others) > 1 + MOST_OTHERS:
        sentences.append(f"and {len(others) - 1 - MOST_OTHERS} other patterns")
    if access.width_bytes > NARROW_BYTES:
        sentences.append(f"{8 * access.width_bytes} bits a lane")
    return ExplainedAccess(
        access=access,
        text=request.count.text,
        trace=request.trace,
        pattern=pattern,
        sentences=tuple(sentences),
        instructions=instructions,
    )


def _repitched(explained: ExplainedAccess, requests: Mapping[int, _Request], pitch_words: int) -> ExplainedAccess:
    """Add what the described request would take with another row pitch, where its array shows the one it has."""
    access = explained.access
    users = [r for r in requests.values() if r.count.space == SHARED and r.count.array == access.array]
    old = max((user.described().pitch_words for user in users), default=0)
    chosen = next((index for index in access.instructions if index in requests), None)
    if access.space != SHARED or chosen is None or not old:
        return explained
    request = requests[chosen]
    if any(pitch_words * BANK_BYTES % user.count.width_bytes for user in users):
        said = (
            f"a row pitch of {pitch_words} would break accesses of {8 * max(u.count.width_bytes for u in users)} bits"
        )
    else:
        after = request.wavefronts(old, pitch_words)
        said = f"with a row pitch of {pitch_words} instead of {old} words: {after} wavefront{'s' if after > 1 else ''}"
    return replace(explained, sentences=(*explained.sentences, said))


def _in_rows(pattern: Pattern, name: str, array: KnownArray | None) -> Pattern:
    """Return the pattern with the word that its stride is a row of the array, where that costs something."""
    stride = abs(pattern.stride_bytes)
    if array is None or not array.row_bytes or stride != array.row_bytes or pattern.cost <= pattern.ideal:
        return pattern
    said = f"lane stride {pattern.stride_bytes} B"
    return replace(pattern, sentence=pattern.sentence.replace(said, f"{said}, a row of `{name}`", 1))


def _advised(request: _Request, users: Sequence[_Request]) -> Pattern:
    """Describe a request, with the row pitch that is best for all lines that use the array; none if none helps here."""
    pattern = request.described()
    old = pattern.pitch_words
    if not old:
        return pattern
    step = max(1, *(user.count.width_bytes // BANK_BYTES for user in users))  # rows that all of them can still use

    def total(pitch: int) -> int:
        return sum(user.count.requests * user.wavefronts(old, pitch) for user in users)

    best = min(range(old, old + BANKS + 1, step), key=total)
    here = request.wavefronts(old, best)
    if total(best) >= total(old) or here >= pattern.cost:
        best = here = 0
    return worded(replace(pattern, better_pitch_words=best, better_cost=here))


def _elsewhere(pattern: Pattern, users: Sequence[_Request]) -> list[str]:
    """Say what the better row pitch does to the other lines that use the array, where it makes them worse."""
    if not pattern.better_pitch_words:
        return []
    said = []
    for user in users:
        before = user.wavefronts(pattern.pitch_words, pattern.pitch_words)
        after = user.wavefronts(pattern.pitch_words, pattern.better_pitch_words)
        if after > before:
            name = operation_of(user.count)
            said.append(f"with it, the {name} in line {user.count.line} would take {after} wavefronts, not {before}")
    return list(dict.fromkeys(said))
