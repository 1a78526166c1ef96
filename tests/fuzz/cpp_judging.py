"""Compiles a generated kernel in several ways, executes each in the engine, and compares them and the twin.

The rule: what a kernel leaves in its arrays depends on its text alone, not on what is inlined, on how much is optimised
or on the mode of a launch. Neither does how often threads store, update and meet where the text says so once for each.
"""

from __future__ import annotations

import re
import time
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from cpp_module import Source
from cpp_twin import FOLDER, PLANE_WIDTH, RESULTS, arrays_of, settings_of, twin_results
from registry import Ending, Outcome

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.errors import UnsupportedError, WarplensError
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode

LIMIT = 3_000_000
"""Warp instructions of a block."""
SHORTENING_S = 60.0
UNKNOWN_HANDLE = "known only while the kernel runs"
"""The engine may say so of a texture behind a function that several callers share."""
STORES = 7
"""Volatile stores with which each thread ends."""
PRELUDE = (FOLDER / "device.h").read_text(encoding="utf-8") + '#line 1 "k.cu"\n'
ORDER = ("in", "out", "sums", "image", "smooth", "row", "stack", "plane")
FIXED = re.compile(r"\s*(?:return|__sync|for |#|PUT|\}|struct |typedef |case |default|static )|.*\b(?:shared_words|"
                   r"heap|bins|tile|copies|copies_done|kept_words|kept|list\d+|s\d+\[\d\])\b|.*depth - 1")  # fmt: skip
"""Lines that a kernel needs to stay free of races and of values that nobody wrote."""


@dataclass(frozen=True, slots=True)
class Form:
    """A way to compile a kernel and to launch it."""

    name: str
    is_inlined: bool
    options: tuple[str, ...] = ()
    way: str = "plain"
    is_hurried: bool = True  # translated in little time, unless it executes for long


INLINED, CALLED = Form("inlined", True), Form("called", False)
OTHERS = (
    Form("called, not optimised", False, ("-G",)), Form("inlined, not optimised", True, ("-G",)),
    Form("called, compiled in haste", False, ("-Ofc=max",)), Form("called, on two threads", False, (), "two threads"),
    Form("called, searched for races", False, (), "checked"), Form("inlined, marked", True, (), "marked"),
    Form("called, with more care", False, (), "plain", False),
    Form("inlined, with more care", True, (), "plain", False),
    Form("inlined, optimised for debugging", True, ("-G", "-dopt=on")),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Counted:
    """What must be the same however a kernel is compiled."""

    stores: tuple[int, int]
    updates: int  # lanes of atomic operations on global memory
    barriers: int


def views(source: Source) -> dict[int, TextureView]:
    """Return the textures and the surface by their handles."""
    blocks = source.grid[0] * source.grid[1] * source.grid[2]
    clamp = (AddressMode.CLAMP,) * 2

    def view(name: str, element: str, extent: tuple[int, ...], **how: object) -> TextureView:
        how = {"channels": 1, "address": clamp[: len(extent)], **how}
        return TextureView(name=name, array=name, element=element, extent=extent, **how)  # type: ignore[arg-type]

    return {
        1: view("image", "float32", (16, 8)),
        2: view("smooth", "float32", (16, 8), filter=FilterMode.LINEAR),
        3: view("row", "uint32", (256,), place=TexelPlace.LINEAR),
        4: view("stack", "uint8", (8, 8), channels=4, layers=4),
        5: view("plane", "uint32", (PLANE_WIDTH, 2 * blocks), is_surface=True),
    }


def launched(source: Source, form: Form, contents: Mapping[str, np.ndarray], seed: int) -> tuple[bytes, Counted | None]:
    """Execute a kernel in one form; return the bytes of `RESULTS`, and the counts where the form has some."""
    defines = {"INLINED": 1} if form.is_inlined else {}
    unit = compile_source(PRELUDE + source.text, name="k.cu", target="sm_90", entry="k", defines=defines,
                          options=("-fmad=false", *form.options))  # fmt: skip
    arrays = {}
    for name, array in contents.items():
        raw = np.empty(array.nbytes + 256, np.uint8)
        begin = -raw.ctypes.data % 256
        arrays[name] = raw[begin : begin + array.nbytes].view(array.dtype)
        arrays[name][:] = array
    parameters = b"".join(number.to_bytes(8, "little") for number in (0, 0, 0, 1, 2, 3, 4, 5)) + settings_of(seed)
    request = LaunchRequest(
        module=parse_module(unit.ptx), symbol=unit.symbol, file_name="k.cu", block=source.block, grid=source.grid,
        parameters=parameters, pointers={0: "in", 8: "out", 16: "sums"}, arrays=arrays, limit=LIMIT,
        dynamic_shared_bytes=source.dynamic, textures=views(source), is_hurried=form.is_hurried,
    )  # fmt: skip
    launch = Launch(request, mode=Mode.CHECKED if form.way == "checked" else Mode.COUNTING)
    counts: LaunchCounts | None = None
    if form.way == "marked":
        launch.touched()
    else:
        counts = launch.run(threads=2) if form.way == "two threads" else launch.run()
    results = b"".join(arrays[name].tobytes() for name in RESULTS)
    return results, None if counts is None else counted(counts)


def counted(counts: LaunchCounts) -> Counted:
    """Pick out what the text decides."""
    stores = [m for m in counts.memory if m.is_store and not m.is_atomic and ".volatile" in m.text]
    return Counted(
        (sum(m.requests for m in stores), sum(m.active_lanes for m in stores)),
        sum(m.active_lanes for m in counts.memory if m.is_atomic and m.space == "global"),
        counts.barriers,
    )


def difference(source: Source, form: Form, actual: bytes, right: bytes, against: str) -> str:
    """Name the first word that differs."""
    first = int(np.flatnonzero(np.frombuffer(actual, np.uint32) != np.frombuffer(right, np.uint32))[0])
    at, sizes = first, {"out": source.threads * 16, "sums": 64, "plane": 1 << 30}
    for name in RESULTS:
        if at < sizes[name]:
            break
        at -= sizes[name]
    place = f"{name}[{at}]" + (f" (thread {at // 16}, word {at % 16})" if name == "out" else "")
    own, other = (np.frombuffer(data, np.uint32)[first] for data in (actual, right))
    return f"{form.name}: {place} is {own:#x}, {against} {other:#x}"


def judged(source: Source, other: Form, seed: int) -> Outcome:
    """Execute a kernel in three forms and by its twin, and compare."""
    contents = arrays_of(source, seed)
    assert tuple(contents) == ORDER
    right, against = twin_results(source, contents, seed), "by g++"
    known: Counted | None = None
    warps = -(-(source.block[0] * source.block[1] * source.block[2]) // 32)
    blocks = source.grid[0] * source.grid[1] * source.grid[2]
    for form in (INLINED, CALLED, other):
        try:
            actual, counts = launched(source, form, contents, seed)
        except UnsupportedError as error:
            if UNKNOWN_HANDLE in str(error):
                return Outcome(Ending.FAULT, "handle known only while the kernel runs")
            return Outcome(Ending.ESCAPE, f"{form.name}: refused: {error}"[:3000])
        except WarplensError as error:
            return Outcome(Ending.ESCAPE, f"{form.name}: {type(error).__name__}: {error}"[:3000])
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a find
            return Outcome(
                Ending.ESCAPE, f"{form.name}: exception: {''.join(traceback.format_exception(error))[-1500:]}"
            )
        if right is None:
            right, against = actual, f"{form.name} has"
        if actual != right:
            return Outcome(Ending.ESCAPE, difference(source, form, actual, right, against))
        if counts is None or form.way == "checked":  # which counts no atomic operations
            continue
        if counts.stores != (expected := (STORES * warps * blocks, STORES * source.threads)):
            return Outcome(
                Ending.ESCAPE, f"{form.name}: requests and lanes of the last stores are {counts.stores}, not {expected}"
            )
        if known is not None and (counts.updates, counts.barriers) != (known.updates, known.barriers):
            return Outcome(Ending.ESCAPE, f"{form.name}: counts are {counts}, and {known} where functions are inlined")
        known = known or counts
    return Outcome(Ending.RIGHT)


@dataclass(frozen=True, slots=True)
class WholeKernel:
    """A generated kernel as a case."""

    kernel: Source
    other: Form
    seed: int

    @property
    def source(self) -> str:
        """The kernel with its launch in the first line; it needs device.h before it."""
        k = self.kernel
        launch = f"block={k.block} grid={k.grid} dynamic={k.dynamic} seed={self.seed}"
        return f"// {launch} forms=inlined, called, {self.other.name}\n{k.text}"

    def run(self) -> Outcome:
        """Judge the kernel; where it escapes, look for a shorter one that still does."""
        outcome = judged(self.kernel, self.other, self.seed)
        if outcome.ending is Ending.ESCAPE and "CompileError" not in outcome.detail:
            shorter = replace(self, kernel=shortened(self.kernel, self.other, self.seed, kind_of(outcome.detail)))
            return replace(outcome, source=shorter.source)
        return outcome


def kind_of(detail: str) -> str:
    """Return what two escapes have in common if they are of one kind."""
    return re.sub(r"[\d(].*", "", detail.split(": ", 2)[1] if ": " in detail else detail)


def shortened(kernel: Source, other: Form, seed: int, kind: str) -> Source:
    """Drop pieces of a kernel as long as the rest still escapes in the same way: functions, blocks, then lines."""
    until = time.monotonic() + SHORTENING_S
    lines = kernel.text.split("\n")
    for whole in (True, False):
        for at in reversed(range(len(lines))):  # what is declared goes after what uses it
            end = 0
            if time.monotonic() < until and at < len(lines):
                end = _end_of_block(lines, at) if whole else 0 if FIXED.match(lines[at]) else at + 1
            if end:
                shorter = replace(kernel, text="\n".join(lines[:at] + lines[end:]))
                if _still_escapes(shorter, other, seed, kind):
                    kernel, lines = shorter, lines[:at] + lines[end:]
    return kernel


def _end_of_block(lines: list[str], at: int) -> int:
    """Return the line behind the block that begins in a line, 0 where none does or it must stay."""
    if (
        not lines[at].endswith("{")
        or "__global__" in lines[at]
        or lines[at].lstrip().startswith(("do", "while", "switch"))
    ):
        return 0
    indent = len(lines[at]) - len(lines[at].lstrip())
    for end in range(at + 1, len(lines)):
        if lines[end].startswith(" " * indent + "}"):
            return end + 1
    return 0


def _still_escapes(kernel: Source, other: Form, seed: int, kind: str) -> bool:
    try:
        outcome = judged(kernel, other, seed)
    except RuntimeError:  # it is no C++ any more
        return False
    return outcome.ending is Ending.ESCAPE and "CompileError" not in outcome.detail and kind_of(outcome.detail) == kind
