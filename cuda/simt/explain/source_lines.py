"""Counters joined with recorded requests: the sentences under each source line that accesses memory.

The rule: counts are of the whole launch, and a pattern is of one request; where the described request differs from the
mean one, a sentence says so. A row pitch is advised only for an array that has rows in the source, and where the
recorded requests of all lines that use the array take fewer wavefronts with it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.layouts import WORTHWHILE, SharedArray, Weighted, weighted
from warplens.cuda.simt.explain.patterns import CLUSTER, SHARED, Pattern, describe, repitch, worded
from warplens.cuda.simt.explain.traffic import Blame, LineAccess, blame, operation_of
from warplens.cuda.simt.program.blocks import source_name

TYPICAL = 0.1  # a request whose cost differs from the mean by more than this part gets a sentence on the mean
STACK = "__local_depot"  # NVRTC gives the local memory of a thread this name in PTX
MAX_OTHER_PATTERNS = 2  # at most this many patterns of a line's other instructions are named beside the worst one's
NARROW_BYTES = 4  # a wider access gets a sentence: it is a vector, or the assembler merged several accesses into it
OF_CLUSTER = "shared memory of another block of the cluster: counted in neither sectors nor wavefronts"
OF_PRODUCT = (
    "a tile that the tensor cores read past the registers: 128 bytes a wavefront in every layout, without conflicts"
)
NOT_EXECUTED = "the chosen warp did not execute this so often: choose another request with --trace"


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownArray:
    """The sizes of an array, beside its counts."""

    size_bytes: int  # the whole array; of a shared variable in one block, of the stack in one thread
    row_bytes: int = 0  # distance from a row to the next; 0 where there are no rows, or none are known
    offset_bytes: int = 0  # the start of a shared or local variable in its space
    touched_bytes: int | None = None  # bytes touched at all, of a shared variable in all blocks; None: not counted


@dataclass(frozen=True, slots=True, kw_only=True)
class TracedInstruction:
    """One memory instruction: its counts, and one of its requests (addresses as in `ExplainedAccess.trace`)."""

    count: MemoryCount
    trace: RecordedRequest | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainedAccess:
    """One operation of a line on an array: its counts, and one of its requests, or None where there is none."""

    access: LineAccess
    text: str  # the PTX of the instruction that the request belongs to, the most wasteful one
    trace: RecordedRequest | None  # its addresses are bytes from the start of its array or variable
    pattern: Pattern | None
    sentences: tuple[str, ...]
    instructions: tuple[TracedInstruction, ...]  # the most wasteful first
    rescored: Pattern | None = None  # the pattern by the rules of another GPU


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescoring:
    """Another row pitch of shared arrays, in 4-byte words, or GPU, to count the recorded requests for as they are."""

    pitch_words: int | None = None
    gpu: str = ""
    rules: MemoryRules = CURRENT


def explain_counts(
    counts: LaunchCounts,
    traces: Mapping[int, RecordedRequest],
    arrays: Mapping[str, KnownArray],  # by the names that `counts` uses
    records: Mapping[int, InstructionRecord],  # of a block, by which a row pitch is judged
    rules: MemoryRules = CURRENT,
    *,
    rescoring: Rescoring | None = None,  # the recorded requests are counted for another pitch or GPU, too
) -> tuple[Blame, tuple[ExplainedAccess, ...]]:
    """Join counters with one recorded request of each memory instruction (`traces`), by `MemoryCount.index`."""
    by_name = {variable_name(name): array for name, array in arrays.items()}
    named = with_source_names(counts)
    touched = {name: array.touched_bytes for name, array in by_name.items() if array.touched_bytes is not None}
    breakdown = blame(named, {name: array.size_bytes for name, array in by_name.items()}, touched, rules)
    joined = _Joined.of(named, traces, by_name, rules, records)
    counted = {count.index: count for count in named.memory}
    explained = [_explained(access, counted, joined) for access in breakdown.accesses]
    if rescoring is not None and rescoring.pitch_words is not None:
        explained = [_repitched(access, joined, rescoring.pitch_words) for access in explained]
    if rescoring is not None and rescoring.gpu:
        elsewhere = _Joined.of(named, traces, by_name, rescoring.rules, records)
        for place, before in enumerate(explained):
            index = next((index for index in before.access.instructions if index in elsewhere.requests), None)
            if index is not None and before.pattern is not None:
                rescored = elsewhere.pattern(elsewhere.requests[index])
                sentences = (*before.sentences, f"on the {rescoring.gpu}: {rescored.sentence}")
                explained[place] = replace(before, rescored=rescored, sentences=sentences)
    return breakdown, tuple(explained)


def variable_name(symbol: str) -> str:
    """Return the name of a variable in the source, "" for the stack."""
    return "" if symbol.startswith(STACK) else source_name(symbol)


def with_source_names(counts: LaunchCounts) -> LaunchCounts:
    """Return the counters with the names that arrays have in the source."""
    return replace(counts, memory=tuple(replace(m, array=variable_name(m.array)) for m in counts.memory))


def shared_arrays(
    memory: Iterable[MemoryCount],
    records: Mapping[int, InstructionRecord],
    arrays: Mapping[str, KnownArray],
    rules: MemoryRules = CURRENT,
) -> dict[str, SharedArray]:
    """Return the shared arrays of a launch with their recorded requests, by their names in the source."""
    users: dict[str, list[MemoryCount]] = {}
    for count in memory:
        if count.space == SHARED and count.requests:
            users.setdefault(count.array, []).append(count)
    shared = {}
    for name, counts in users.items():
        known = arrays.get(name, KnownArray(size_bytes=0))
        requests = weighted(counts, records, known.offset_bytes)
        shared[name] = SharedArray(row_words=known.row_bytes // BANK_BYTES, requests=requests, rules=rules)
    return shared


@dataclass(frozen=True, slots=True)
class _Joined:
    """A request of each instruction, the arrays, and the better row pitches of shared arrays by their names."""

    requests: Mapping[int, Weighted]
    arrays: Mapping[str, KnownArray]
    rules: MemoryRules
    pitches: Mapping[str, int]

    @classmethod
    def of(
        cls,
        named: LaunchCounts,
        traces: Mapping[int, RecordedRequest],
        arrays: Mapping[str, KnownArray],
        rules: MemoryRules,
        records: Mapping[int, InstructionRecord],
    ) -> "_Joined":
        requests = {}
        for count in named.memory:
            if count.index in traces and count.requests:
                array, trace = arrays.get(count.array), traces[count.index]
                if array is not None and array.offset_bytes:  # count from the start of the variable
                    addresses = tuple(address - array.offset_bytes for address in trace.addresses)
                    trace = replace(trace, addresses=addresses)
                requests[count.index] = Weighted(count, trace, count.requests)
        pitches = {}  # the best ones for all recorded requests, where they are worth their words
        for name, shared_array in shared_arrays(named.memory, records, arrays, rules).items():
            layout = shared_array.longer_rows()
            if layout is not None and layout.wavefronts <= WORTHWHILE * shared_array.present().wavefronts:
                pitches[name] = layout.pitch_words
        return cls(requests, arrays, rules, pitches)

    def users(self, array: str) -> list[Weighted]:
        return [used for used in self.requests.values() if (used.count.space, used.count.array) == (SHARED, array)]

    def row_words(self, count: MemoryCount) -> int:
        array = self.arrays.get(count.array)
        return array.row_bytes // BANK_BYTES if array is not None and count.space == SHARED else 0

    def wavefronts(self, used: Weighted, old_pitch_words: int, new_pitch_words: int) -> int:
        return used.cost(repitch(used.request.addresses, old_pitch_words, new_pitch_words), self.rules)

    def pattern(self, used: Weighted) -> Pattern:
        """Describe a request, with the better row pitch if that helps, and whether a costly stride is a row."""
        count, array = used.count, self.arrays.get(used.count.array)
        pattern = describe(
            used.request.addresses,
            count.width_bytes,
            used.request.mask,
            space=count.space,
            operation=operation_of(count),
            row_words=self.row_words(count),
            rules=self.rules,
        )
        better = self.pitches.get(count.array, 0) if count.space == SHARED else 0
        cost = self.wavefronts(used, self.row_words(count), better) if better else pattern.cost
        if cost < pattern.cost:
            pattern = worded(replace(pattern, better_pitch_words=better, better_cost=cost))
        row_bytes = array.row_bytes if array is not None else 0
        if not row_bytes or abs(pattern.stride_bytes) != row_bytes or pattern.cost <= pattern.ideal:
            return pattern
        stride = f"lane stride {pattern.stride_bytes} B"
        return replace(pattern, sentence=pattern.sentence.replace(stride, f"{stride}, a row of `{count.array}`", 1))


def _explained(access: LineAccess, counted: Mapping[int, MemoryCount], joined: _Joined) -> ExplainedAccess:
    recorded = {index: joined.requests[index] for index in access.instructions if index in joined.requests}
    traces = {index: used.request for index, used in recorded.items()}
    parts = ((counted[index], traces.get(index)) for index in access.instructions)
    instructions = tuple(TracedInstruction(count=count, trace=trace) for count, trace in parts)
    first = instructions[0].count
    explained = ExplainedAccess(
        access=access,
        text=first.text,
        trace=None,
        pattern=None,
        sentences=(OF_PRODUCT if first.is_operand else NOT_EXECUTED,),
        instructions=instructions,
    )
    if access.space == CLUSTER:
        return replace(explained, sentences=(OF_CLUSTER,))
    used = next(iter(recorded.values()), None)
    if used is None:
        return explained
    pattern, count = joined.pattern(used), used.count
    sentences = [pattern.sentence]
    for user in joined.users(access.array) if pattern.better_pitch_words else ():
        # other lines that use the array, and that the better row pitch makes worse
        before = joined.wavefronts(user, pattern.pitch_words, pattern.pitch_words)
        after = joined.wavefronts(user, pattern.pitch_words, pattern.better_pitch_words)
        name = f"the {operation_of(user.count)} in line {user.count.line}"
        if after > before:
            sentences.append(f"with it, {name} would take {after} wavefronts, not {before}")
    sentences = list(dict.fromkeys(sentences))
    mean = (count.wavefronts if access.space == SHARED else count.sectors) / count.requests
    if abs(mean - pattern.cost) > TYPICAL * pattern.cost:
        is_written = count.is_copy and access.space == SHARED  # its words come from the banks of their sources
        which = "that is where this request stores; with its sources" if is_written else "that is this request;"
        sentences.append(f"{which} the mean one takes {mean:.3g}")
    others = list(dict.fromkeys(joined.pattern(other).sentence for other in recorded.values()))
    sentences += [f"also {sentence}" for sentence in others[: 1 + MAX_OTHER_PATTERNS] if sentence != pattern.sentence]
    if len(others) > 1 + MAX_OTHER_PATTERNS:
        sentences.append(f"and {len(others) - 1 - MAX_OTHER_PATTERNS} other patterns")
    if access.width_bytes > NARROW_BYTES:
        sentences.append(f"{8 * access.width_bytes} bits a lane")
    return replace(explained, text=count.text, trace=used.request, pattern=pattern, sentences=tuple(sentences))


def _repitched(explained: ExplainedAccess, joined: _Joined, pitch_words: int) -> ExplainedAccess:
    """Add the cost of the described request with another row pitch, where its array has rows."""
    access, requests = explained.access, joined.requests
    used = next((requests[index] for index in access.instructions if index in requests), None)
    if access.space != SHARED or used is None or not joined.row_words(used.count):
        return explained
    widths = [user.count.width_bytes for user in joined.users(access.array)]
    if any(pitch_words * BANK_BYTES % width for width in widths):
        sentence = f"a row pitch of {pitch_words} would break accesses of {8 * max(widths)} bits"
    else:
        old = joined.row_words(used.count)
        after = joined.wavefronts(used, old, pitch_words)
        cost = f"{after} wavefront{'s' if after > 1 else ''}"
        sentence = f"with a row pitch of {pitch_words} instead of {old} words: {cost}"
    return replace(explained, sentences=(*explained.sentences, sentence))
