"""The sentences under each source line that accesses memory, and how the source indexes an array.

The rule: counts are of the whole launch, and a pattern is of one request; where the described request differs from the
mean one, a sentence says so. A row pitch is advised only for an array that has rows in the source, and where the
recorded requests of all lines that use the array take fewer wavefronts with it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import prod

from warplens.cuda.catalogue.expressions import evaluate, parse_number
from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount
from warplens.cuda.simt.counting.rules import BANK_BYTES, CURRENT
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain.layouts import WORTHWHILE, SharedArray, Weighted, weighted
from warplens.cuda.simt.explain.patterns import CLUSTER, SHARED, Pattern, describe, repitch, worded
from warplens.cuda.simt.explain.traffic import Blame, LineAccess, blame, operation_of
from warplens.cuda.simt.program.layout import source_name
from warplens.cuda.source.kernels import KernelDeclaration, TemplateParameterKind, kernels_of
from warplens.cuda.source.tokens import kernel_name, split_entry

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
    arrays: Mapping[str, KnownArray],
    rules: MemoryRules = CURRENT,
    *,
    rescoring: Rescoring | None = None,
    records: Mapping[int, InstructionRecord] | None = None,
) -> tuple[Blame, tuple[ExplainedAccess, ...]]:
    """Join counters with one recorded request of each memory instruction (`traces`), by `MemoryCount.index`.

    `arrays` have the names that `counts` uses. A row pitch is judged by `records`, or else by `traces`; with
    `rescoring` the recorded requests are counted for another pitch or GPU, too.
    """
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
    pitches: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        named: LaunchCounts,
        traces: Mapping[int, RecordedRequest],
        arrays: Mapping[str, KnownArray],
        rules: MemoryRules,
        records: Mapping[int, InstructionRecord] | None,
    ) -> "_Joined":
        requests = {}
        for count in named.memory:
            if count.index in traces and count.requests:
                array, trace = arrays.get(count.array), traces[count.index]
                if array is not None and array.offset_bytes:  # count from the start of the variable
                    addresses = tuple(address - array.offset_bytes for address in trace.addresses)
                    trace = replace(trace, addresses=addresses)
                requests[count.index] = Weighted(count, trace, count.requests)
        joined = cls(requests, arrays, rules)
        if records is not None:
            shared = shared_arrays(named.memory, records, arrays, rules)
        else:
            shared = {}
            for name in {used.count.array: None for used in requests.values() if used.count.space == SHARED}:
                users = joined.users(name)
                row_words = joined.row_words(users[0].count)
                shared[name] = SharedArray(row_words=row_words, requests=tuple(users), rules=rules)
        pitches = {}  # the best ones for all recorded requests, where they are worth their words
        for name, shared_array in shared.items():
            layout = shared_array.longer_rows()
            if layout is not None and layout.wavefronts <= WORTHWHILE * shared_array.present().wavefronts:
                pitches[name] = layout.pitch_words
        return replace(joined, pitches=pitches)

    def users(self, array: str) -> list[Weighted]:
        """Return the requests to a shared array."""
        return [used for used in self.requests.values() if (used.count.space, used.count.array) == (SHARED, array)]

    def row_words(self, count: MemoryCount) -> int:
        """Return the row pitch of the array of an instruction, 0 without rows."""
        array = self.arrays.get(count.array)
        return array.row_bytes // BANK_BYTES if array is not None and count.space == SHARED else 0

    def wavefronts(self, used: Weighted, old_pitch_words: int, new_pitch_words: int) -> int:
        """Return the wavefronts of a request with another row pitch."""
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
        if better:
            cost = self.wavefronts(used, self.row_words(count), better)
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
    instructions = tuple(
        TracedInstruction(count=counted[index], trace=traces.get(index)) for index in access.instructions
    )
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


# How the source indexes an array: whether the array has rows, and how many elements a row has.
# The rule: an array has rows only where its declaration has two dimensions, or where an index has the form `row *
# length + column` and neither part is a constant. A form whose length has no value here gives no rows. Strides of
# lanes are no evidence: in `sums[2 * s * threadIdx.x]` and in a thread's own 8 results no row is 2 or 8 elements
# long.


MAX_EXPRESSION = 200  # a longer expression, in characters, is not read
MAX_STEPS = 6  # a name is followed through at most this many definitions
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
_DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)[ \t]+(\S[^\n]*)$", re.MULTILINE)
_VARIABLE = re.compile(
    r"\b(?:const\s+|constexpr\s+|static\s+|unsigned\s+)*(?:int|unsigned|uint|size_t|auto|long|short|u?int\d+_t)\s+"
    r"(?:const\s+)?([A-Za-z_]\w*)\s*=\s*([^;,{}]+)[;,]"
)
_CHANGED = r"(?<![\w.]){}\s*(?:[-+*/|&^%]|<<|>>)?=(?!=)|(?:\+\+|--)\s*{}\b|(?<![\w.]){}\s*(?:\+\+|--)"
_WORD = re.compile(r"[A-Za-z_]\w*(?:\s*\.\s*[xyz]\b)?")
_TYPE = re.compile(r"(?:unsigned\s+|signed\s+|const\s+|volatile\s+)*(\w+)(?:\s+(?:int|long))?\s*$")
_TYPE_BYTES = {
    "char": 1, "uchar": 1, "int8_t": 1, "uint8_t": 1, "bool": 1, "short": 2, "half": 2, "__half": 2, "int16_t": 2,
    "uint16_t": 2, "half2": 4, "int": 4, "unsigned": 4, "uint": 4, "float": 4, "int32_t": 4, "uint32_t": 4,
    "double": 8, "long": 8, "float2": 8, "int2": 8, "uint2": 8, "int64_t": 8, "uint64_t": 8, "size_t": 8,
    "float4": 16, "int4": 16, "uint4": 16, "double2": 16,
}  # fmt: skip
"""The bytes of the types of shared arrays whose declared size has no value here."""


@dataclass(frozen=True, slots=True)
class Indexing:
    """The CUDA C++ source of a kernel, and the values of the names that are constant in a launch."""

    source: str
    values: Mapping[str, str]

    @classmethod
    def of(cls, source: str, names: Mapping[str, int], entry: str = "") -> "Indexing":
        """Return the indexing of a source without comments and without kernels that are not launched.

        `names` are macros, axes, `blockDim.x` and the like; an entry such as `product<16>` gives template parameters
        values.
        """
        kernels = kernels_of(source)
        launched = [kernel for kernel in kernels if _name(kernel.name) == _name(entry)]
        for kernel in reversed(kernels if launched else ()):
            if kernel not in launched:
                source = source[: kernel.span[0]] + source[kernel.span[1] :]
        text = _COMMENT.sub(" ", source)
        values = dict(_constants(text)) | dict(_DEFINE.findall(text))
        values |= {name: value for kernel in launched for name, value in _parameters(kernel, entry)}
        return cls(text, values | {_plain(name): str(value) for name, value in names.items()})

    def row_bytes(self, array: str, size_bytes: int) -> int:
        """Return the bytes from a row of a shared array of this size to the next; 0 where the source shows no rows."""
        pattern = rf"__shared__([^;\[]*?)\b{re.escape(array)}\s*((?:\[[^\]]*\]\s*)+)[;=,]"
        declared = re.search(pattern, self.source) if array else None
        if declared is None:
            return 0
        sizes = re.findall(r"\[([^\]]*)\]", declared[2])
        elements = prod(self._value(size) or 0 for size in sizes)
        kind = _TYPE.search(declared[1])
        width = size_bytes // elements if elements else _TYPE_BYTES.get(kind[1] if kind else "", 0)
        if len(sizes) > 1:
            row = self._value(sizes[-1]) or 0
        else:
            indices = self._subscripts(array, declared.end())
            lengths = {length for index in indices if (length := self._row_length(index))}
            row = lengths.pop() if len(lengths) == 1 else 0
        return row * width if 2 * row * width <= size_bytes else 0

    def _subscripts(self, array: str, start: int) -> Iterator[str]:
        """Iterate over the expressions in brackets after the name of an array."""
        for match in re.finditer(rf"(?<![\w.]){re.escape(array)}\s*\[", self.source[start:]):
            text = self.source[start + match.end() : start + match.end() + MAX_EXPRESSION]
            if (end := _closing(text)) is not None:
                yield text[:end]

    def _row_length(self, index: str, steps: int = MAX_STEPS) -> int:
        """Return the row length of an index of the form `row * length + column`, 0 if it has another form."""
        terms = [_without_brackets(term) for term in _split(index, "+-")]
        terms = [inner for term in terms for inner in _split(term, "+-")]
        if len(terms) == 1:
            definition = self.values.get(_plain(terms[0])) if steps else None
            return 0 if definition is None else self._row_length(definition, steps - 1)
        if sum(self._value(term) is None for term in terms) < 2:
            return 0
        lengths = [length for term in terms if self._value(term) is None and (length := self._factor(term, steps))]
        return max(lengths, default=0)

    def _factor(self, term: str, steps: int) -> int:
        """Return the constant factor of a product, 0 where the term is no product with exactly one."""
        factors = [_without_brackets(factor) for factor in _split(term, "*")]
        values = [self._value(factor) for factor in factors]
        constants = [value for value in values if value is not None]
        if len(factors) == 1 and steps and (definition := self.values.get(_plain(factors[0]))) is not None:
            return self._factor(definition, steps - 1)
        if len(constants) != 1 or len(factors) != 2 or constants[0] < 2:
            return 0
        return constants[0]

    def _value(self, expression: str, steps: int = MAX_STEPS) -> int | None:
        """Return the value of a constant expression, None where it has none."""
        text = _plain(expression)
        if len(text) > MAX_EXPRESSION:
            return None
        names: dict[str, int] = {}
        for word in set(_WORD.findall(text)):
            definition = self.values.get(word)
            value = None if definition is None or not steps else self._value(definition, steps - 1)
            if value is None:
                return None
            names[word] = value
        try:
            number = evaluate(parse_number(re.sub(r"(?<!/)/(?!/)", "//", text)), names)
        except WarplensError:
            return None
        return number if isinstance(number, int) else None


def _plain(expression: str) -> str:
    """Return an expression with `blockDim.x` as one word, without casts to whole numbers and suffixes of numbers."""
    text = re.sub(r"\b([A-Za-z_]\w*)\s*\.\s*([xyz])\b", r"\1_\2", expression.strip())
    text = re.sub(r"\(\s*(?:unsigned|int|size_t|long)(?:\s+int)?\s*\)", "", text)
    return re.sub(r"\b(\d+)[uUlL]+\b", r"\1", text)


def _constants(text: str) -> Iterator[tuple[str, str]]:
    """Iterate over the variables that are defined once and not changed, with their definitions."""
    seen: dict[str, list[str]] = {}
    for name, definition in _VARIABLE.findall(text):
        seen.setdefault(name, []).append(definition.strip())
    for name, definitions in seen.items():
        word = re.escape(name)
        if len(set(definitions)) == 1 and len(re.findall(_CHANGED.format(word, word, word), text)) == len(definitions):
            yield name, definitions[0]


def _name(entry: str) -> str:
    """Return the name of a function without its namespaces and template arguments."""
    return kernel_name(entry).rpartition("::")[2].strip()


def _parameters(kernel: KernelDeclaration, entry: str) -> Iterator[tuple[str, str]]:
    """Iterate over the parameters of a template with the values that an entry such as `product<16, 8>` gives them."""
    listed = split_entry(entry)[0].partition("<")[2].rstrip("> ").split(",")
    arguments = [value.strip() for value in listed if value.strip()]
    for place, parameter in enumerate(kernel.template_parameters):
        value = arguments[place] if place < len(arguments) else parameter.default
        if value and parameter.kind is TemplateParameterKind.VALUE:
            yield parameter.name, value


def _closing(text: str) -> int | None:
    """Return the place of the bracket that closes an opened one."""
    depth = 1
    for place, character in enumerate(text):
        depth += (character in "[(") - (character in "])")
        if not depth:
            return place
    return None


def _split(text: str, signs: str) -> list[str]:
    """Return the parts between signs that stand outside of brackets."""
    parts, depth, begin = [], 0, 0
    for place, character in enumerate(text):
        depth += (character in "[(") - (character in "])")
        if character in signs and not depth and text[begin:place].strip():
            parts.append(text[begin:place])
            begin = place + 1
    return [part.strip() for part in (*parts, text[begin:]) if part.strip()]


def _without_brackets(text: str) -> str:
    """Return an expression without brackets around the whole of it."""
    text = text.strip()
    while text.startswith("(") and _closing(text[1:]) == len(text) - 2:
        text = text[1:-1].strip()
    return text
