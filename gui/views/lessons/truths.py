"""A lesson as a value, the truth of its questions by the counters of the engine, and what an answer is worth.

The rule: every number here is counted: by the engine for the point of the step, by the rules of its GPU for another row
pitch, or by the occupancy calculator. A number that only the lesson states is marked as such.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Self

from warplens.cuda.device import gpus, occupancy
from warplens.cuda.device.what_if import Usage, Varied, fitting, thresholds
from warplens.cuda.execute.inspection.records import Inspection
from warplens.cuda.ground import metrics, points
from warplens.cuda.simt.counting.rules import SECTOR_BYTES
from warplens.gui.figures import inspected_lines as inspected_requests
from warplens.gui.figures.request import Lens, LensRequest, is_possible, lens_of

# The rule: a lesson holds no fact about a kernel. It names a point, a line and a counter; the engine counts, and a
# stated answer is compared with what it counts.


class Layout(StrEnum):
    """What stands beside the text of a step."""

    TEXT = "text"  # nothing
    SOURCE = "source"  # the source of the kernel, at the line
    LENS = "lens"  # a request of the line: its lanes on banks or sectors
    TILE = "tile"  # the shared array of the kernel, which a warp goes through instruction by instruction
    BOXES = "boxes"  # blocks on a multiprocessor


class QuestionKind(StrEnum):
    """How a question is answered."""

    NUMBER = "number"  # by a number that is typed
    LANES = "lanes"  # by lanes that are dragged to banks, or to sectors outside of shared memory
    CURVE = "curve"  # by a curve that is sketched


class Subject(StrEnum):
    """What a quantity is one of."""

    REQUEST = "a request of the line"
    LINE = "the line, over the whole launch"
    LAUNCH = "the whole launch"
    MULTIPROCESSOR = "a multiprocessor"


class Quantity(StrEnum):
    """What the engine counts for an answer: its key, what it is counted of, and its name in a sentence."""

    # of a launch the key is that of its metric (`warplens.cuda.ground.metrics`), but for two of global requests

    subject: Subject
    words: str

    def __new__(cls, key: str, subject: Subject, words: str) -> Self:
        """Return the quantity with this key."""
        quantity = str.__new__(cls, key)
        quantity._value_, quantity.subject, quantity.words = key, subject, words
        return quantity

    WAVEFRONTS = "wavefronts", Subject.REQUEST, "wavefronts"
    SECTORS = "sectors", Subject.REQUEST, "sectors of 32 bytes"
    BANKS = "banks", Subject.REQUEST, "banks in use"
    LANES = "lanes", Subject.LINE, "active lanes of a warp, on average"
    REQUESTS = "requests", Subject.LINE, "requests of all warps"
    LOAD_REQUESTS = "load_requests", Subject.LAUNCH, "load requests to global memory"
    STORE_REQUESTS = "store_requests", Subject.LAUNCH, "store requests to global memory"
    LOAD_EFFICIENCY = "gld_efficiency", Subject.LAUNCH, "global load efficiency in %"
    STORE_EFFICIENCY = "gst_efficiency", Subject.LAUNCH, "global store efficiency in %"
    SHARED_EFFICIENCY = "shared_efficiency", Subject.LAUNCH, "shared efficiency in %"
    LOCAL_LOAD_REQUESTS = "local_load_requests", Subject.LAUNCH, "load requests to local memory"
    LOCAL_STORE_REQUESTS = "local_store_requests", Subject.LAUNCH, "store requests to local memory"
    LOCAL_LOAD_SECTORS = "local_load_transactions", Subject.LAUNCH, "sectors of loads from local memory"
    SPILL_REQUESTS = "spill_requests", Subject.LAUNCH, "requests of spilled registers"
    CONSTANT_INSTRUCTIONS = "constant_instructions", Subject.LAUNCH, "constant load instructions"
    CONSTANT_REPLAYS = "constant_replays", Subject.LAUNCH, "replays of constant loads"
    CONSTANT_CACHE_REQUESTS = "constant_cache_requests", Subject.LAUNCH, "requests of the constant cache"
    SHARED_LOAD_WAVEFRONTS = "shared_load_transactions", Subject.LAUNCH, "wavefronts of loads from shared memory"
    TEXTURE_FETCHES = "texture_instructions", Subject.LAUNCH, "texture fetches of warps"
    TEXTURE_REQUESTS = "texture_requests", Subject.LAUNCH, "texture requests"
    TEXTURE_SECTORS = "texture_transactions", Subject.LAUNCH, "sectors of texture fetches"
    STORE_SECTORS = "gst_transactions", Subject.LAUNCH, "sectors of stores to global memory"
    SURFACE_STORE_SECTORS = "surface_store_transactions", Subject.LAUNCH, "sectors of stores to surfaces"
    REGISTERS_OF_THREAD = "registers_per_thread", Subject.LAUNCH, "registers a thread"
    LAUNCH_OCCUPANCY = "theoretical_occupancy", Subject.LAUNCH, "theoretical occupancy in %"
    BLOCKS = "blocks", Subject.MULTIPROCESSOR, "resident blocks"
    OCCUPANCY = "occupancy", Subject.MULTIPROCESSOR, "occupancy in %"
    REGISTERS_TO_SAVE = "registers_to_save", Subject.MULTIPROCESSOR, "registers a thread to save for one more block"


class Along(StrEnum):
    """What changes along a curve that is sketched."""

    PITCH = "pitch"
    THREADS = "threads"
    REGISTERS = "registers"
    SHARED = "shared"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question that is answered before the truth is shown."""

    ask: str  # the question
    kind: QuestionKind = QuestionKind.NUMBER  # how it is answered
    counts: Quantity | None = None  # what the engine counts for the answer; None if the lesson alone states a number
    answer: float | None = None  # the number that the lesson states; None where only the engine knows
    within: float = 0.0  # an answer may be off by this much
    lanes: tuple[int, ...] = ()  # the lanes to place, of a question for lanes
    along: Along | None = None  # what changes along the curve
    values: tuple[int, ...] = ()  # of what changes, in ascending order
    why: str = ""  # the reason, as Markdown; shown with the truth


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a lesson."""

    title: str  # its heading
    text: str = field(default="", repr=False)  # Markdown
    layout: Layout = Layout.TEXT  # what stands beside the text
    point: points.PointSpec | None = None  # the point whose counters are shown; None where the step needs none
    line: int = 0  # of the kernel file; 0 for the most wasteful one
    array: str = ""  # of the line; "" for that of its most wasteful access
    pitch: int = 0  # the row pitch in words that is tried; 0 for that of the kernel
    warp: int = 0  # of the described block
    usage: Usage | None = None  # what a block takes, for boxes without a point
    device: str = ""  # the GPU of `usage`
    question: Question | None = None  # None for none


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson."""

    key: str  # the name of its file, without the suffix; scores are kept by it
    title: str  # its name
    about: str  # a sentence on what it teaches
    path: str  # its file
    steps: tuple[Step, ...] = field(repr=False)  # at least one

    @property
    def questions(self) -> tuple[tuple[int, Question], ...]:
        """The questions, each with the index of its step."""
        return tuple((index, step.question) for index, step in enumerate(self.steps) if step.question is not None)


UNNAMED = "this memory"
STATED = "stated by the lesson"
VARIED = {Along.THREADS: Varied.THREADS, Along.REGISTERS: Varied.REGISTERS, Along.SHARED: Varied.SHARED}
"""The number of a launch that changes along a curve."""

_METRICS = {Quantity.LOAD_REQUESTS: "gld_requests", Quantity.STORE_REQUESTS: "gst_requests"}
"""The metrics of a launch whose keys are not those of their quantities."""
_NONE = {  # what a launch does not do that has no such metric
    Quantity.LOAD_EFFICIENCY: "loads from global memory", Quantity.STORE_EFFICIENCY: "stores to global memory",
    Quantity.SHARED_EFFICIENCY: "uses of shared memory",
}  # fmt: skip
NOUGHT_IF_ABSENT = frozenset({  # a launch that makes none of these has no such metric
    *_METRICS, Quantity.SPILL_REQUESTS, Quantity.CONSTANT_REPLAYS, Quantity.TEXTURE_FETCHES, Quantity.TEXTURE_REQUESTS,
    Quantity.TEXTURE_SECTORS, Quantity.SURFACE_STORE_SECTORS,
})  # fmt: skip

Answer = float | Mapping[int, int] | tuple[float, ...]
"""A number; for each lane the bank or sector that it was dragged to; or a value for each place along the curve."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    """What is true."""

    number: float | None = None  # of a question for a number
    places: Mapping[int, int] = field(default_factory=dict)  # of a question for lanes, the bank or sector of each
    curve: tuple[float, ...] = ()  # of a question for a curve, a value for each place
    source: str = metrics.Provenance.COUNTED.value  # in words: `counted`, `sampled`, or that the lesson states it
    problem: str = ""  # one sentence on why it is not known; "" where it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What an answer is worth: its share of what can be had, from 0 to 1, and a sentence."""

    share: float
    sentence: str

    @property
    def is_right(self) -> bool:
        """Whether nothing is wrong with the answer."""
        return self.share == 1.0


def request_of(step: Step, inspection: Inspection) -> LensRequest | None:
    """Return the request that a step shows; None where its warp does not make it."""
    line = step.line or inspected_requests.worst_line(inspection)
    for explained in inspected_requests.accesses_of(inspection, line):
        if step.array and step.array not in (explained.access.array, explained.access.space):
            continue
        for instruction in explained.instructions:
            index = instruction.count.index
            recorded = inspection.record.instructions.get(index)
            if recorded is None or step.warp >= len(recorded.times):
                continue
            for time in recorded.kept(step.warp):
                request = inspected_requests.lens_request(inspection, inspection.record, index, step.warp, time)
                if request is not None:
                    return request
    return None


def lens_at(step: Step, inspection: Inspection) -> Lens | None:
    """Return the request that a step shows, with the row pitch that it tries."""
    request = request_of(step, inspection)
    return None if request is None else lens_of(request, step.pitch or None)


def limits_of_step(step: Step) -> occupancy.SmLimits:
    """Return the limits of the GPU of a step."""
    return gpus.load_device(step.device).limits


def truth_of(step: Step, inspection: Inspection | None) -> Truth:
    """Return the truth of the question of a step."""
    question = step.question
    assert question is not None, "a step without a question has no truth"
    if question.kind is QuestionKind.NUMBER and question.counts is None:
        return Truth(number=question.answer, source=STATED)
    if question.kind is QuestionKind.CURVE and question.along in VARIED:
        return _curve_of_blocks(step, question, VARIED[question.along])
    if question.counts is not None and question.counts.subject is Subject.MULTIPROCESSOR:
        return _of_blocks(step, question.counts)
    if inspection is None:
        return Truth(problem="The point of this step was not executed, so nothing is counted.")
    if (
        question.kind is QuestionKind.NUMBER
        and question.counts is not None
        and question.counts.subject is Subject.LAUNCH
    ):
        return _of_launch(question.counts, inspection)
    if question.kind is QuestionKind.NUMBER and question.counts in (Quantity.LANES, Quantity.REQUESTS):
        source = metrics.Provenance.COUNTED if inspection.explanation.sample is None else metrics.Provenance.SAMPLED
        return replace(_of_line(step, question.counts, inspection), source=source.value)
    lens = lens_at(step, inspection)
    return Truth(problem=no_request(step, inspection)) if lens is None else _of_request(lens, step, question)


def no_request(step: Step, inspection: Inspection) -> str:
    """Return the sentence that a step shows no request, since its warp makes none there."""
    line = step.line or inspected_requests.worst_line(inspection)
    array = f" to {step.array!r}" if step.array else ""
    return f"Warp {step.warp} makes no request{array} in line {line}, so nothing is counted there."


def _refused_pitch(lens: Lens, pitch: int) -> str:
    request = lens.request
    if not request.row_words:
        return _unknown_rows(lens)
    array, step_words = request.array or UNNAMED, request.pitch_step_words
    return f"A pitch of {pitch} words cannot be tried: {array} is accessed {step_words} words at a time."


def _unknown_rows(lens: Lens) -> str:
    return f"The rows of {lens.request.array or UNNAMED} are not known, so no pitch can be tried."


def _of_request(lens: Lens, step: Step, question: Question) -> Truth:
    if step.pitch and lens.pitch_words != step.pitch:
        return Truth(problem=_refused_pitch(lens, step.pitch))
    impossible = [pitch for pitch in question.values if not is_possible(lens.request, pitch)]
    if lens.request.row_words and question.along is Along.PITCH and impossible:
        return Truth(problem=_refused_pitch(lens, impossible[0]))
    if question.kind is QuestionKind.LANES:
        return Truth(places=places_of(lens))
    if question.kind is QuestionKind.CURVE:
        if not lens.request.row_words:
            return Truth(problem=_unknown_rows(lens))
        return Truth(curve=tuple(_cost(Lens(lens.request, pitch), question.counts) for pitch in question.values))
    return Truth(number=_cost(lens, question.counts))


def _cost(lens: Lens, counts: Quantity | None) -> float:
    if counts is Quantity.BANKS:
        return float(sum(1 for passes in lens.bank_passes if passes))
    return float(lens.cost)


def places_of(lens: Lens) -> dict[int, int]:
    """Return the bank of each active lane, or outside of shared memory the number of its sector, from the lowest on."""
    if lens.request.is_shared:
        return {lane: banks[0] for part in lens.passes for lane, banks in part.banks.items()}
    starts = sorted({lens.addresses[lane] // SECTOR_BYTES for lane in lens.lanes})
    return {lane: starts.index(lens.addresses[lane] // SECTOR_BYTES) for lane in lens.lanes}


def _of_line(step: Step, counts: Quantity, inspection: Inspection) -> Truth:
    line = step.line or inspected_requests.worst_line(inspection)
    if counts is Quantity.LANES:
        activity = inspection.lines.get(line)
        if activity is None or not activity.warp_executions:
            return Truth(problem=f"Line {line} is not executed, so nothing is counted there.")
        return Truth(number=activity.lanes)
    accesses = [explained.access for explained in inspected_requests.accesses_of(inspection, line)]
    if step.array:
        accesses = [access for access in accesses if step.array in (access.array, access.space)]
    if not accesses:
        return Truth(problem=no_request(step, inspection))
    return Truth(number=float(sum(access.requests for access in accesses)))


def _of_launch(counts: Quantity, inspection: Inspection) -> Truth:
    """Return a metric of the launch; a missing one is 0 where the launch does nothing that it counts."""
    metric = inspection.metrics.get(_METRICS.get(counts, counts.value))
    if metric is None and counts in NOUGHT_IF_ABSENT:
        return Truth(number=0.0)
    if metric is None and counts in _NONE:
        return Truth(problem=f"The kernel has no {_NONE[counts]}.")
    if metric is None or isinstance(metric.value, str):
        return Truth(problem=f"The number of {counts.words} is not known here.")
    return Truth(number=float(metric.value), source=metric.provenance.value)


def _of_blocks(step: Step, counts: Quantity) -> Truth:
    assert step.usage is not None, "the reader gives such a step a block"
    limits = limits_of_step(step)
    if counts is Quantity.REGISTERS_TO_SAVE:
        save = registers_to_save(limits, step.usage)
        if save is None:
            return Truth(problem="No number of registers lets one more block in: another limit holds as well.")
        return Truth(number=float(save))
    return Truth(number=_of_usage(limits, step.usage, counts))


def registers_to_save(limits: occupancy.SmLimits, usage: Usage) -> int | None:
    """Return the fewest registers a thread to save for more resident blocks; None where none helps alone."""
    steps = (step for step in thresholds(limits, usage) if step.varied is Varied.REGISTERS)
    return next((-step.delta for step in steps), None)


def _of_usage(limits: occupancy.SmLimits, usage: Usage, counts: Quantity | None) -> float:
    fits = fitting(limits, usage)
    if fits is None:
        return 0.0
    return fits.percent if counts is Quantity.OCCUPANCY else float(fits.blocks_per_sm)


def _curve_of_blocks(step: Step, question: Question, varied: Varied) -> Truth:
    assert step.usage is not None, "the reader gives such a step a block"
    limits = limits_of_step(step)
    usages = (step.usage.with_value(varied, value) for value in question.values)
    return Truth(curve=tuple(_of_usage(limits, usage, question.counts) for usage in usages))


def judged(question: Question, truth: Truth, answer: Answer) -> Verdict:
    """Return what an answer is worth: a number is right or wrong; of lanes and of a curve, each one counts."""
    if truth.problem:
        return Verdict(share=0.0, sentence=truth.problem)
    if isinstance(answer, Mapping):
        right = sum(1 for lane in question.lanes if answer.get(lane) == truth.places.get(lane))
        return _share(right, len(question.lanes), "lane", truth)
    if isinstance(answer, tuple):
        pairs = zip(answer, truth.curve, strict=False)
        right = sum(1 for own, true in pairs if abs(own - true) <= question.within + 1e-9)
        return _share(right, len(truth.curve), "point", truth)
    true = truth.number if truth.number is not None else 0.0
    if abs(answer - true) <= question.within + 1e-9:
        return Verdict(share=1.0, sentence=f"Right: {number_text(true)} ({truth.source}).")
    return Verdict(share=0.0, sentence=f"{number_text(true)}, not {number_text(answer)} ({truth.source}).")


def _share(right: int, whole: int, thing: str, truth: Truth) -> Verdict:
    things = f"{whole} {thing}{'' if whole == 1 else 's'}"
    if right == whole:
        return Verdict(share=1.0, sentence=f"Right: all {things} ({truth.source}).")
    return Verdict(share=right / whole, sentence=f"{right} of {things} right ({truth.source}).")


def number_text(value: float) -> str:
    """Return a number with at most four digits behind the point, and thousands apart."""
    return f"{value:,.4f}".rstrip("0").rstrip(".")


def disagreement(step: Step, truth: Truth) -> str:
    """Return one sentence where the lesson states another answer than the engine counts; "" where they agree."""
    question = step.question
    if question is None:
        return ""
    if truth.problem:
        return f"{step.title}: {truth.problem}"
    if question.answer is None or truth.number is None:
        return ""
    if abs(question.answer - truth.number) <= question.within + 1e-9:
        return ""
    stated, counted = number_text(question.answer), number_text(truth.number)
    return f"{step.title}: the lesson states {stated}, and {counted} is counted."
