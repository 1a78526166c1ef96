"""A lesson as a value: steps of text, each with what stands beside it and at most one question.

The rule: a lesson holds no fact about a kernel. It names a point, a line and a counter; the engine counts, and a stated
answer is compared with what it counts.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from warplens.cuda.device.what_if import Usage
from warplens.cuda.ground.points import PointSpec


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
    # what the engine counts for the answer; None for a number that the lesson alone states
    counts: Quantity | None = None
    answer: float | None = None  # the number that the lesson states; None where only the engine knows
    within: float = 0.0  # an answer may be off by this much
    lanes: tuple[int, ...] = ()  # the lanes to place, of a question for lanes
    # along, values: what changes along the curve, and its values in ascending order
    along: Along | None = None
    values: tuple[int, ...] = ()
    why: str = ""  # the reason, as Markdown; shown with the truth


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a lesson."""

    title: str  # its heading
    text: str = field(default="", repr=False)  # Markdown
    layout: Layout = Layout.TEXT  # what stands beside the text
    point: PointSpec | None = None  # the point whose counters are shown; None where the step needs none
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
    # title, about: its name, and a sentence on what it teaches
    title: str
    about: str
    path: str  # its file
    steps: tuple[Step, ...] = field(repr=False)  # at least one

    @property
    def questions(self) -> tuple[tuple[int, Question], ...]:
        """The questions, each with the index of its step."""
        return tuple((index, step.question) for index, step in enumerate(self.steps) if step.question is not None)
