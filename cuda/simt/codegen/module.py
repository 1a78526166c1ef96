"""Writes a kernel's LLVM module: the loop over blocks and warps around the warp function, and the libraries of both.

The rule: blocks run one after the other. In a block each warp in turn runs until it ends or waits at a barrier, and
then the next round begins. `@warp` returns the point to resume at (1 and up) or one of the codes of `buffers`. `@run`
executes the blocks from `first` up to `last` and returns 0, or the first code that is a failure; with a table of
`chosen` blocks, `first` and `last` are indices of it. Each block has the whole instruction limit (`FUEL_LIMIT`) to
itself. Between blocks `@run` ends early if `FUEL_STOP` is set, or `FUEL_WORK` has reached `FUEL_ENOUGH`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.device.legality import LARGEST, Asked, check_launch
from warplens.cuda.ground.host import ARRAY_ALIGNMENT
from warplens.cuda.simt.codegen import buffers, warp_function
from warplens.cuda.simt.codegen.warp_code import DEFINITION, SITE_WORDS, Observer, Site, runtime_library_of
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.passes import control_flow, shapes
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import Program, align, well_formed
from warplens.cuda.simt.values.value import Specialisation, filled, source

MEMO_BYTES = 512  # `%memo` in inline.ll: 256 + 4 + 4 + 24 + 32, rounded up to 256, the alignment of its <32 x i64>

# LLVM optimises all it can, unless translation would take longer than the kernel's execution gains by it.
LARGE_LINES = 15_000
"""A warp function of more lines is large: LLVM takes 4 s for 12,600 (sgemm_multiples), and 112 s for 18,800 with more
branches (bf16gemm_async), which it translates in 0.8 s with the least care."""
MANY_SLOW_PATHS = 32  # with more unlikely paths, of requests lane by lane, they take half of the translation


class Care(StrEnum):
    """How much of its time LLVM spends on making the code of a warp fast."""

    FULL = "full"  # all passes
    SHORT = "short"  # those without which the code would be several times as slow
    LEAST = "least"  # none


SMALL_LINES = 300  # a warp function of fewer lines is translated so fast that a hurry saves nothing
FULL_S_PER_LINE = 1e-4  # about the seconds that full care takes for a line (12,700: 1.2 to 1.5 s, least care 0.3 s)


def care_for(lines: int, slow_paths: int, *, is_hurried: bool = False) -> tuple[Care, float]:
    """Return the care for a warp function, and the seconds that its usual care would take more, 0 where it has that.

    `lines` are of LLVM text, `slow_paths` loads with a path lane by lane; `is_hurried` code may take twice as long.
    """
    if lines > LARGE_LINES:
        return Care.LEAST, 0.0
    if is_hurried and lines > SMALL_LINES:
        return Care.LEAST, FULL_S_PER_LINE * lines
    return (Care.SHORT if slow_paths > MANY_SLOW_PATHS else Care.FULL), 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Code:
    """A generated module and what is needed to run it and to read its counters; sizes are in bytes."""

    program: Program
    launch: Specialisation
    shapes: Shapes
    llvm: str
    libraries: tuple[str, ...]  # those that it calls (`linkage`)
    sites: tuple[Site, ...]
    guards: dict[int, int]  # the counter of each guarded instruction by its index
    trips: dict[int, int]  # the first counter of loops by the block of their header
    slow: dict[int, int]  # that of instructions with a slow path
    corrections: dict[int, int]  # that of quotients
    counters: int  # how many there are
    frame_bytes: int
    shared_end: int  # where the shared memory of a block ends, whose first addresses may be reserved
    shadow_bytes: int  # behind shared memory (`shadow`, `tally`)
    cell_bytes: int  # of the shadow of global memory (`global_shadow`)
    local_bytes: int
    gives_up: bool  # it may return WIDEN
    can_wait: bool  # a block may wait for others (`control_flow.spins`)
    care: Care  # that with which LLVM is to translate it
    full_care_s: float  # the seconds more that full care would take, 0 where it has that

    @property
    def block_shared_bytes(self) -> int:
        """The bytes that the shared memory of a block takes, with what follows it."""
        return stride_of(self.shared_end + self.shadow_bytes)


def stride_of(shared_bytes: int) -> int:
    """Return the distance of the shared memory of one block from that of the next, from the bytes of each."""
    return align(shared_bytes, ARRAY_ALIGNMENT)


@well_formed()
def generate(program: Program, launch: Specialisation, *, is_hurried: bool = False, like: Code | None = None) -> Code:
    """Generate the LLVM module of a kernel for one launch shape.

    Code that `is_hurried` is translated fast rather than made to run fast. `like` is code of the same kernel and shape
    that records something else: its analysis is taken over.
    """
    check_sizes(program, launch)
    if like is not None and like.launch.affine_widening != launch.affine_widening:
        like = None
    program = control_flow.ordered(program) if like is None else like.program
    live = control_flow.live_registers(program)
    forms = shapes.shapes_of(program, launch, live) if like is None else like.shapes
    return _module_of(warp_function.WarpFunction(program, launch, forms, live), is_hurried=is_hurried)


def _module_of(warp: warp_function.WarpFunction, *, is_hurried: bool) -> Code:
    body = warp.text()
    m = warp.m
    shared_end = warp.program.shared_end(warp.launch.dynamic_shared_bytes)
    observer = warp.emitter.observer
    shadow_bytes = observer.extra_bytes(shared_end)
    sizes = warp.launch, observer, warp.frame.bytes, warp.program.thread_bytes
    if warp.clustered:
        m.text.tables.append(f"@cluster.stride = internal constant i64 {stride_of(shared_end + shadow_bytes)}")
        loop = loop_of_clusters(*sizes, stride=stride_of(shared_end + shadow_bytes))
    else:
        loop = (loop_of_barriers if warp.numbered else plain_loop)(*sizes)
    beside = source("codegen/inline.ll") + observer.functions(shared_end)
    # LLVM takes least care with a large kernel, but with the functions in which it spends its time all the more.
    runtime = runtime_library_of(warp.launch)
    care, full_care_s = care_for(body.count("\n"), warp.emitter.access.slow_paths, is_hurried=is_hurried)
    apart_of_it, declared = apart(m.text.declared, runtime) if care is Care.LEAST else ("", tuple(m.text.declared))
    own = [*m.text.tables, warp.emitter.slots.table(), body, loop]
    libraries = [runtime, *observer.libraries(shared_end), apart_of_it]
    linked = linkage("\n".join([beside, *declared, apart_of_it, *own]), filter(None, libraries))
    sites = warp.emitter.access.sites
    counters = warp.emitter.access.first_slot + SITE_WORDS * len(sites)
    text = "\n".join(
        [*once([beside, *linked.declarations, *declared]), *own, '!0 = !{!"branch_weights", i32 1, i32 1000000}']
    )
    slow, corrections = [counters.slots for counters in warp.estimates] or [{}, {}]
    return Code(
        program=warp.program,
        launch=warp.launch,
        shapes=warp.shapes,
        llvm=text,
        libraries=linked.libraries,
        care=care,
        full_care_s=full_care_s,
        sites=tuple(sites),
        guards=warp.guards,
        trips=warp.trips.slots,
        slow=slow,
        corrections=corrections,
        counters=counters,
        frame_bytes=warp.frame.bytes,
        shared_end=shared_end,
        shadow_bytes=shadow_bytes,
        cell_bytes=observer.cell_bytes,
        local_bytes=warp.program.thread_bytes * LANES,
        gives_up=m.text.gives_up,
        can_wait=bool(warp.spins),
    )


# The functions that compiled code calls are modules of their own: compiled once, and linked to every kernel. A kernel's
# module holds its own code, what is inlined into it (`inline.ll`) and declarations of what it calls. A library is
# linked to it only if it calls one of its functions. Two kernels share a library if its text is the same, so nothing of
# a kernel stands in one but the shape of its blocks (`shadow`).
_DECLARATION = re.compile(r"^declare .*?@([\w.]+)\(.*\n?", re.MULTILINE)
_CALLED = re.compile(r"@([\w.]+)\(")
_INTERNAL = re.compile(r"^define internal ", re.MULTILINE)
_HEAD = re.compile(r"^(?:declare|define) .*?@([\w.]+)\(", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Linkage:
    """What a kernel needs of libraries: declarations for its module, and the text of each library."""

    declarations: tuple[str, ...]
    libraries: tuple[str, ...]


def linkage(code: str, libraries: Iterable[str]) -> Linkage:
    """Return what LLVM code needs of libraries."""
    called = set(_CALLED.findall(code))
    declarations: list[str] = []
    needed: list[str] = []
    for library in libraries:
        own = [text for name, text in exports(library).items() if name in called]
        declarations += own
        if own:
            needed.append(library)
    return Linkage(tuple(declarations), tuple(needed))


def exports(library: str) -> dict[str, str]:
    """Return the declarations of the functions that a kernel may call, by name."""
    return {name: f"declare {head}" for head, name in DEFINITION.findall(library)}


def once(parts: Iterable[str]) -> tuple[str, ...]:
    """Return parts of a module without declarations that an earlier part or line holds: LLVM takes each only once."""
    seen: set[str] = set()

    def kept(match: re.Match[str]) -> str:
        is_new = match[1] not in seen
        seen.add(match[1])
        return match[0] if is_new else ""

    return tuple(filter(None, [_DECLARATION.sub(kept, part) for part in parts]))


def apart(parts: Iterable[str], beside: str = "") -> tuple[str, tuple[str, ...]]:
    """Return functions of a module as a library, and what stays; no library if they call what stands elsewhere.

    `parts` are whole declarations, constants and functions; they may call functions of `beside`, another library.
    """
    parts = tuple(parts)
    library = _INTERNAL.sub("define ", "\n".join(parts)) + "\n"
    staying = tuple(part for part in parts if not part.startswith("define "))
    missing = set(_CALLED.findall(library)) - set(_HEAD.findall(library))
    known = exports(beside)
    if len(staying) == len(parts) or not missing <= known.keys():
        return "", parts
    return "\n".join([*(known[name] for name in sorted(missing)), library]), staying


def check_sizes(program: Program, launch: Specialisation) -> None:
    """Raise `LaunchLimitError` for a block of no GPU: compiled code counts its threads and bytes in 32 bits."""
    asked = Asked(
        kernel=program.name,
        grid=(1, 1, 1),
        block=launch.block,
        static_shared_bytes=program.static_shared_bytes,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
    )
    check_launch(LARGEST, asked)


BLOCK_NUMBER = (
    "\n" + source("codegen/loops/block_number.ll").rstrip()
)  # the code that begins a block calls this function


def parts_of_loops(
    launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int
) -> dict[str, str | int]:
    """Return the parts of `@run` that all loops have, by their names in the texts.

    `block_start` begins a block: its `%number`, its coordinates `%x %y %z` in the grid, and its fuel. `fresh_points`,
    entered from `begin` and left for `phase`, sets every warp of a block to its start. `call_of_warp` runs warp `%w`
    from `%point` on and computes `%code`, and whether it `%failed`. `whether_over` computes `%over`: there is no block
    at `%index`, another thread asks to stop, or enough work is done. `block_end` notes what a block that has ended used
    of its instructions, and `reached` the first index that `@run` did not execute.
    """
    start: dict[str, str | int] = {
        "open_extents": _open_extents(launch),
        "columns": _extent(launch, 0),
        "rows": _extent(launch, 1),
        "limit": buffers.FUEL_LIMIT,
        "index": buffers.FUEL_INDEX,
        "observed": observer.block_start(),
    }
    shared = "".join(f", ptr %{name}" for name in buffers.SHARED_BY_WARPS)
    sizes = {"frame": frame_bytes, "local": local_bytes * LANES}
    words: dict[str, dict[str, str | int]] = {
        "fresh_points": {"warps": launch.warps},
        "call_of_warp": {"buffers": shared, "ended": buffers.ENDED, **sizes},
        "whether_over": {"stop": buffers.FUEL_STOP, "work": buffers.FUEL_WORK, "enough": buffers.FUEL_ENOUGH},
        "block_end": {"longest": buffers.FUEL_LONGEST, "used": buffers.FUEL_USED, "ended": buffers.FUEL_ENDED},
        "reached": {"reached": buffers.FUEL_REACHED},
    }
    return {
        **start,
        **{name: filled(f"codegen/loops/{name}.ll", **own) + "\n" for name, own in words.items()},
        "block_start": filled("codegen/loops/block_start.ll", **start),
        "parameters": buffers.RUN_PARAMETERS,
        "warps": launch.warps,
        "RECORD_BLOCK": buffers.RECORD_BLOCK,
    }


def _open_extents(launch: Specialisation) -> str:
    first = launch.first_open_row + len(launch.open_words)
    return "".join(
        f"""  %extent.{axis}.at = getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}
  %extent.{axis} = load i64, ptr %extent.{axis}.at
"""
        for row, axis in enumerate(launch.open_axes, first)
    )


def _extent(launch: Specialisation, axis: int) -> str:
    return f"%extent.{axis}" if axis in launch.open_axes else str(launch.grid[axis])


def plain_loop(launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int) -> str:
    """Return `@run` for a launch; frames are per warp, local memory per thread."""
    return f"{BLOCK_NUMBER}\n" + filled(
        "codegen/loops/block_loop.ll",
        at_barrier=observer.at_barrier(frame_bytes),
        **parts_of_loops(launch, observer, frame_bytes, local_bytes),
    )


# The loop over blocks and warps for kernels whose barriers have numbers, thread counts or results.
# The rule: a warp that arrives at a barrier writes its number, its count of warps and its lanes' predicates to the
# head of the frame. A barrier is complete once that many warps have arrived (without a count: all that have not
# ended), and then the warps that wait there go on. If no warp can go on, the first one that waits is reported.
# Kernels with plain `bar.sync 0` have the simpler loop above.
# Source: PTX ISA 8.8, 9.7.13.1 (a barrier counts warps, not threads: the last one of a block counts as whole).
def loop_of_barriers(launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int) -> str:
    """Return `@run` for a launch with such barriers; frames are per warp, local memory per thread."""
    return f"{BLOCK_NUMBER}\n{_barriers(launch, observer, frame_bytes)}" + filled(
        "codegen/loops/barrier_loop.ll",
        **_words(frame_bytes),
        **parts_of_loops(launch, observer, frame_bytes, local_bytes),
        **observer.at_numbered_barriers(frame_bytes),
    )


def _words(frame_bytes: int) -> dict[str, int]:
    """Return the places of the words of a frame and what they may hold, by their names in the texts."""
    places = ("number", "state", "holding", "present", "instruction", "result", "arrived", "complete")
    kinds = ("waits", "arrives", "goes_on", "barriers")
    words = {name: int(getattr(buffers, name.upper())) for name in (*places, *kinds)}
    faults = {"FAULT": buffers.FAULT, "FAULT_DEADLOCK": buffers.FAULT_DEADLOCK}
    return {**words, **faults, "count": buffers.WARPS, "frame_bytes": frame_bytes}


def _barriers(launch: Specialisation, observer: Observer, frame_bytes: int) -> str:
    """Return the functions that know which warps of a block wait at a barrier, and let them go on."""
    events = observer.at_numbered_barriers(frame_bytes)
    return filled("codegen/loops/barriers.ll", **_words(frame_bytes), **events, warps=launch.warps) + "\n"


# The loop over clusters, for launches of clusters and kernels with their barrier.
# The rule: the blocks of a cluster are executed together, on one thread: in each round the warps of all its blocks run
# in turn until they end or wait. Barriers of a block are those of the loop above. The barrier of the cluster is
# complete when each warp that has not ended has arrived with all its lanes. `first` and `last` are numbers of clusters.
# The shared memories of the blocks lie side by side, `stride` bytes apart.
# Source: PTX ISA 8.8, 9.7.13.3 (`barrier.cluster`: it waits for all threads of the cluster that have not exited).
def loop_of_clusters(
    launch: Specialisation, observer: Observer, frame_bytes: int, local_bytes: int, *, stride: int
) -> str:
    """Return `@run` for clusters; frames are per warp, local memory per thread, blocks `stride` bytes apart."""
    parts = parts_of_loops(launch, observer, frame_bytes, local_bytes)
    ranks = launch.cluster_blocks
    sizes = {
        **dict(zip(("cluster_x", "cluster_y", "cluster_z"), launch.cluster, strict=True)),
        "ranks": ranks,
        "stride": stride,
        "all_warps": ranks * launch.warps,
        "all_barriers": ranks * buffers.BARRIERS,
        "block_frames": frame_bytes * launch.warps,
        "block_local": local_bytes * LANES * launch.warps,
        "ended_ranks": buffers.FUEL_ENDED_RANKS,
    }
    code = {
        "at_barrier": observer.at_cluster_barrier(),
        "at_end": observer.at_cluster_end(),
        "buffers_taken": "".join(f", ptr %{name}" for name in buffers.SHARED_BY_WARPS),
        "buffers_given": "".join(f", ptr %{'own.' * (name == 'shared')}{name}" for name in buffers.SHARED_BY_WARPS),
    }
    events = observer.at_numbered_barriers(frame_bytes)
    loop = filled("codegen/loops/cluster_loop.ll", **_words(frame_bytes), **parts, **events, **sizes, **code)
    return f"{BLOCK_NUMBER}\n{_barriers(launch, observer, frame_bytes)}{loop}"
