"""A capture: code, named buffers, ordered steps and where they come from. Everything that runs is one.

The rule: a capture is frozen and knows nothing of what executes it. Bytes are shared and never copied: a buffer holds
the memory of the program itself, a digest of a blob, or how to make its contents. Steps follow each other in a tuple,
or come one by one from a `StepSource` where there are many of them, or where a round depends on what the one before it
wrote.

Four things make captures: a kernel file with its sizes, a program that launches, a saved profile, and a plan. Steps run
in their order within a lane; a step on another lane runs beside them, after the steps that it `waits` for.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeAlias

import msgspec

from warplens.cuda.capture.memory import Allocation, Buffer, Zeros
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.textures import TextureView

Extent: TypeAlias = tuple[int, int, int]  # blocks or threads in x, y and z


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a file; lines count from 1."""

    file: str
    line: int


class Code(msgspec.Struct, frozen=True, kw_only=True):
    """A kernel and its compiled code."""

    kernel: str  # the kernel's name in the user's code
    symbol: str = ""  # the (mangled) name of the entry in `ptx`; both are "" before the source is compiled
    ptx: str = ""
    cubin: bytes = b""  # the machine code, which says how many registers the kernel takes; b"" without any
    target: str = ""  # what `ptx` and `cubin` are compiled for, such as `sm_90`
    compiler: str = ""  # what compiled the kernel, with its version
    source: str = ""  # the source, where there is one; from `source_at` on, its lines are those of the PTX
    source_at: Place | None = None
    options: tuple[tuple[str, str], ...] = ()  # constexprs and compiler options, by name
    unexecuted: str = ""  # what the device's code has and the engine lacks: `ptx` is then for an older target

    @property
    def path(self) -> str:
        """The file that the kernel is written in, "" where that is not known."""
        return "" if self.source_at is None else self.source_at.file

    def __repr__(self) -> str:
        """Return the kernel and its target, without the text of the code."""
        return f"Code(kernel={self.kernel!r}, symbol={self.symbol!r}, target={self.target!r})"


# --- arguments of a program's launch ----------------------------------------------------------------------------------


class Pointer(msgspec.Struct, frozen=True, kw_only=True, tag="pointer"):
    """An argument `offset_bytes` into an allocation; `dtype` and `shape` of the array there, where they are known."""

    allocation: Allocation
    offset_bytes: int = 0
    dtype: str = ""
    shape: tuple[int, ...] = ()


class Scalar(msgspec.Struct, frozen=True, kw_only=True, tag="scalar"):
    """An argument that is passed by value: its bytes, in the width of its parameter, and its dtype."""

    data: bytes
    dtype: str


class Texels(msgspec.Struct, frozen=True, kw_only=True, tag="texels"):
    """A texture or surface object on an allocation, from its start; its `view` gets the parameter's name later."""

    allocation: Allocation
    view: TextureView


Argument: TypeAlias = Pointer | Scalar | Texels


# --- steps ------------------------------------------------------------------------------------------------------------


class StepBase(msgspec.Struct, frozen=True, kw_only=True):
    """What every step has: the `lane` that it runs in, and the positions of earlier steps that it `waits` for."""

    lane: str = ""
    waits: tuple[int, ...] = ()


class Launch(StepBase, frozen=True, kw_only=True, tag="launch"):
    """A launch of a kernel.

    A program passes `arguments`; from them and the compiled entry follows the parameter block
    (`warplens.cuda.execute.program_arguments.laid_out`). A launch that was saved has the block alone.
    """

    code: int = 0  # the position of its code among those of the capture
    grid: Extent
    block: Extent
    dynamic_shared_bytes: int = 0
    cluster: Extent = (1, 1, 1)  # the blocks of a cluster, where the launch gives them and not the kernel
    # the block, None before it is laid out; where a pointer stands, the bytes from its buffer's start
    parameters: bytes | None = None
    pointers: dict[int, str] = {}  # the name of a buffer by the offset of its pointer in the parameter block
    textures: dict[int, TextureView] = {}  # textures and surfaces by the handles in the parameter block
    arguments: tuple[Argument, ...] = ()  # one for each parameter of the entry, in order
    names: tuple[str, ...] = ()  # of the parameters, where they are known
    # the whole numbers among the arguments that are compiled into the code, since they are 1
    ones: tuple[str, ...] = ()
    number: int = 0  # of the step in the kernel file, from 1; 0 where it is of none
    # offsets of the 8-byte words of the parameter block in which launches of one step differ
    open_words: tuple[int, ...] = ()
    open_axes: tuple[int, ...] = ()  # the axes of the grid (0 to 2) in which they differ


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A block of a buffer: from `offset_bytes` on, with `pitch_bytes` from one row to the next (0: no gap)."""

    buffer: str
    offset_bytes: int = 0
    pitch_bytes: int = 0


class Copy(StepBase, frozen=True, kw_only=True, tag="copy"):
    """A copy of `rows` rows of `row_bytes` each, between two buffers, of which one may lie in the host's memory."""

    source: Region
    target: Region
    row_bytes: int
    rows: int = 1


class Fill(StepBase, frozen=True, kw_only=True, tag="fill"):
    """A fill of `rows` rows of `row_bytes` each with a pattern of 1, 2 or 4 bytes."""

    target: Region
    row_bytes: int
    rows: int = 1
    pattern: bytes = b"\0"


class Wait(StepBase, frozen=True, kw_only=True, tag="wait"):
    """What follows in a lane waits for earlier steps of others."""


class FlagRead(StepBase, frozen=True, kw_only=True, tag="flag"):
    """A look at a buffer on which a further round depends: whether it is not all zeros (`StepRun.answer`)."""

    buffer: str


class LibraryCall(StepBase, frozen=True, kw_only=True, tag="library"):
    """A call of a library's function, such as `cublasSgemm_v2`; arguments as the parameters of a launch have them."""

    library: str
    function: str
    parameters: bytes = b""
    pointers: dict[int, str] = {}


Step: TypeAlias = Launch | Copy | Fill | Wait | FlagRead | LibraryCall


class StepRun(Protocol):
    """One run through the steps of a capture; each step must be done before the next one is asked for."""

    @property
    def memory(self) -> Mapping[str, str]:
        """The buffer that each array lies in after the steps so far, where arrays exchange their buffers."""

    def __iter__(self) -> Iterator[Step]:
        """Yield the steps."""

    def answer(self, *, is_set: bool) -> None:
        """Say what the last `FlagRead` has read."""


class StepSource(Protocol):
    """Steps that are settled when their turn comes."""

    def begin(self) -> StepRun:
        """Begin a run."""


@dataclass(slots=True)
class _ListedRun:
    """A run through steps that are all known."""

    steps: Iterable[Step]
    memory: Mapping[str, str] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def answer(self, *, is_set: bool) -> None:
        """Take an answer on which nothing depends."""


# --- where a capture comes from ---------------------------------------------------------------------------------------


class OriginBase(msgspec.Struct, frozen=True, kw_only=True):
    """What every origin has: sizes, options and hash of the source of the point, as far as there is one."""

    problem: dict[str, int] = {}
    tune: dict[str, int] = {}
    source_hash: str = ""


class KernelFileOrigin(OriginBase, frozen=True, kw_only=True, tag="kernel file"):
    """A kernel file and its sizes."""

    path: str


class ProgramOrigin(OriginBase, frozen=True, kw_only=True, tag="program"):
    """A program that launches, with what it was started with where that is known."""

    front_end: str  # the package that launched, such as `pycuda`
    launched_at: Place  # the line of the program
    program: str = ""
    arguments: tuple[str, ...] = ()
    remark: str = ""  # of the front end on this launch, such as that an autotuner chose it


class ProfileOrigin(OriginBase, frozen=True, kw_only=True, tag="profile"):
    """A point of a saved profile."""

    path: str


class PlanOrigin(OriginBase, frozen=True, kw_only=True, tag="plan"):
    """A plan that was computed from a kernel file and its sizes, such as that of a product that streams."""

    path: str
    plan: str


Origin: TypeAlias = KernelFileOrigin | ProgramOrigin | ProfileOrigin | PlanOrigin


@dataclass(frozen=True, slots=True, kw_only=True)
class Capture:
    """What runs. Before the parameters of a program's launch are laid out, its buffers are the variables and what
    addresses in memory lead to: the arguments hold the others.
    """

    origin: Origin
    codes: tuple[Code, ...]
    buffers: tuple[Buffer, ...] = ()
    steps: tuple[Step, ...] | StepSource = ()

    def begin(self) -> StepRun:
        """Begin a run through the steps."""
        return _ListedRun(self.steps) if isinstance(self.steps, tuple) else self.steps.begin()

    @property
    def code(self) -> Code:
        """The code of a capture with one kernel."""
        return self.codes[0]

    @property
    def launch(self) -> Launch:
        """The launch of a capture that is nothing else; an InputError where it has other steps."""
        match self.steps:
            case (Launch() as launch,):
                return launch
        raise InputError(f"the capture of {self.code.kernel} is not one launch")

    @property
    def program(self) -> ProgramOrigin:
        """The program that it comes from; an InputError where it comes from none."""
        if not isinstance(self.origin, ProgramOrigin):
            raise InputError(f"the capture of {self.code.kernel} is not that of a program")
        return self.origin

    @property
    def path(self) -> str:
        """The file that its first kernel is written in, or else that of the program that launches it."""
        if not self.code.path and isinstance(self.origin, ProgramOrigin):
            return self.origin.launched_at.file
        return self.code.path

    def without_contents(self) -> "Capture":
        """Return the capture of one launch with its shape, and with the names and sizes of its buffers, alone."""
        buffers = tuple(msgspec.structs.replace(buffer, contents=Zeros()) for buffer in self.buffers)
        return replace(self, buffers=buffers, steps=(msgspec.structs.replace(self.launch, arguments=()),))

    @property
    def size_bytes(self) -> int:
        """The bytes of all buffers."""
        return sum(buffer.size_bytes for buffer in self.buffers)

    @property
    def variables(self) -> frozenset[str]:
        """The names of the variables of the module."""
        return frozenset(buffer.name for buffer in self.buffers if buffer.is_variable)

    @property
    def reachable(self) -> frozenset[str]:
        """The names of the buffers that neither the parameters of its launch nor variables lead to, but addresses."""
        launch = self.launch
        direct = {*launch.pointers.values(), *(view.array for view in launch.textures.values()), *self.variables}
        return frozenset(buffer.name for buffer in self.buffers) - direct

    @property
    def kind(self) -> tuple[object, ...]:
        """What equal launches share: the program's sizes and options, code, dtypes, shapes, grid, block, shared memory.

        It holds no place and no value of an argument.
        """
        code, launch = self.code, self.launch
        return (
            *self.origin.problem.items(),
            *self.origin.tune.items(),
            self.origin.front_end if isinstance(self.origin, ProgramOrigin) else "",
            code.kernel,
            code.symbol,
            code.ptx,
            code.options,
            launch.grid,
            launch.block,
            launch.dynamic_shared_bytes,
            launch.cluster,
            tuple(map(_kind_of, launch.arguments)),
        )


def _kind_of(argument: Argument) -> tuple[object, ...]:
    """Return what equal launches share of an argument: its type, not its value."""
    match argument:
        case Pointer(dtype=dtype, shape=shape):
            return ("pointer", dtype, shape)
        case Scalar(dtype=dtype):
            return ("scalar", dtype)
    return ("texels", argument.view)


# The sentences about launches of programs that stand in the notes of points, and that other code reads there.
# A note that is looked for has one wording, here.


NOT_KEPT = "its lines and requests cannot be looked at"  # the note on a point whose launch is not kept begins so
REPLACED_CODE = re.compile(r"(compiled for sm_\w+ instead of sm_\w+), since ")
"""A note of a point that begins so says that its device would run other code."""
LAUNCHED = "launched "  # a note of every point that is a launch of a program begins so
FOLLOWS = "as arguments change: "  # a note on what of a launch follows the arguments of its program begins so
UNCOMPARED = "the result of a program's own launch is compared with no reference"


def is_variant_of(variant: str, kernel: str) -> bool:
    """Return whether a point's variant is one of a kernel: its name, perhaps with dtypes and options behind it."""
    return variant == kernel or variant.startswith(f"{kernel} ")


def replaced_code(target: str, unexecuted: str, device_target: str) -> str:
    """Return what stands first about code that takes the place of that which the device runs, "" where it does not.

    It begins as `REPLACED_CODE` says; `unexecuted` is what the code of the program's device has that the engine does
    not execute, "" for nothing.
    """
    if not unexecuted or target.rstrip("af") == device_target:
        return ""
    return (
        f"compiled for {target} instead of {device_target}, since the engine does not execute {unexecuted}: the counts "
        "are those of this code, which the device does not run; no modelled time, no occupancy, no advice"
    )


def replaced_code_of(notes: Iterable[str]) -> str:
    """Return in words what the code of a point is compiled for, where its device would run other code; else ""."""
    return next((match[1] for note in notes if (match := REPLACED_CODE.match(note))), "")
