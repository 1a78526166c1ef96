"""Launches of a program on a GPU: the same code on copies of the same bytes, timed, and its result compared.

The rule: the GPU sees the bytes that the engine sees, with addresses of its own. What it leaves is what the program
goes on with, since later launches run there alone; what differs from the engine's is said.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from warplens.cuda.capture import memory, value
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.values import widened
from warplens.cuda.device.gpus import installed_gpus, is_gpu
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.gpu.launch_process import ByteLaunch, Bytes, LaunchProcess, LaunchTiming, Link
from warplens.cuda.execute.on_engine import Effects
from warplens.cuda.execute.program_arguments import laid_out
from warplens.cuda.execute.verification import Closeness, compared, describe
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.large_arrays import copied, copy_into
from warplens.cuda.ground.points import Check, Time
from warplens.cuda.simt.program.blocks import GRID_WORKSPACE_REGISTERS, HEAP

# Compares what a launch left on a GPU with what the engine left.
# Bits are equal, or the code itself says why they may differ: functions that are approximate,
# multiplications and additions that may be fused, sums in the order of atomic operations. Then floating-point numbers
# may differ by some roundings (`DType.tolerance`) of the larger of the element and the mean magnitude. What depends
# on the order of atomic operations, or on clocks, may be anything: it is said how much differs, and nothing is called
# wrong. Of whole numbers a rounding may change a few, where a threshold lies between.

FEW = 0.01  # at most this part of the whole numbers of an array may follow from roundings
STORED = {
    "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64",
    **{f"{kind}{8 * size}": f"uint{8 * size}" for kind in "usb" for size in (1, 2, 4, 8)},
}  # fmt: skip
"""The dtypes of what is stored by a PTX type."""
_REAL = r"(?:ftz\.)?(?:f16|f16x2|bf16|bf16x2|f32|f32x2|f64)\b"
_START = r"^\s*(?:@!?%\w+\s+)?"
APPROXIMATE = re.compile(r"\.(?:approx|full)\b|" + _START + r"tanh\.", re.MULTILINE)
PRODUCT = re.compile(_START + r"mul\." + _REAL, re.MULTILINE)
SUM = re.compile(_START + r"(?:add|sub)\." + _REAL, re.MULTILINE)
"""Without a rounding mode the two may become one operation. Source: PTX ISA, "Floating Point Instructions: mul"."""
UPDATE = re.compile(_START + r"(?:atom|red|cp\.reduce)\.", re.MULTILINE)
ENTRY = re.compile(r"^(?=[ \t]*(?:\.\w+[ \t]+)*\.entry\b)", re.MULTILINE)
FUNCTION = re.compile(r"^[ \t]*(?:\.\w+[ \t]+)*\.func\b", re.MULTILINE)  # functions may be called by any entry
CLOCKS = "clocks or the place of a block"
CLOCK = re.compile(r"%(?:clock(?:64|_hi)?|globaltimer(?:_lo|_hi)?|smid|nsmid|warpid|nwarpid|gridid)\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class Freedom:
    """Why results of a kernel may differ from one machine to another, "" where they may not. `rounding` lets
    floating-point numbers differ by roundings, `order` lets any element differ.
    """

    rounding: str = ""
    order: str = ""


@lru_cache(maxsize=64)
def freedom_of(ptx: str, symbol: str = "") -> Freedom:
    """Return why results of a kernel may differ; other entries of the module do not matter."""
    parts = ENTRY.split(ptx)
    own = re.compile(rf"\.entry\s+{re.escape(symbol)}\b")
    reached = [part for part in parts if ".entry" not in part or own.search(part) or FUNCTION.search(part)]
    ptx = "\n".join(reached) if symbol else ptx
    rounding = ["approximate functions"] if APPROXIMATE.search(ptx) else []
    if PRODUCT.search(ptx) and SUM.search(ptx):
        rounding.append("multiplications and additions that may be fused")
    order = ["the order of atomic operations"] if UPDATE.search(ptx) else []
    if CLOCK.search(ptx):
        order.append(CLOCKS)
    return Freedom(rounding=" and ".join(rounding), order=" and ".join(order))


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The comparison of all results of a launch: a check for each array that can be judged, and notes.

    `difference` is the sentence of the first wrong array, "" where none is. With `is_open` elements differ of which the
    code lets any differ, so that nothing can be said.
    """

    checks: tuple[Check, ...] = ()
    notes: tuple[str, ...] = ()
    difference: str = ""
    is_open: bool = False


def dtype_of(stored: frozenset[str]) -> str:
    """Return the dtype of an array of which only the PTX types of its stores are known, "" where they disagree."""
    names = {STORED.get(name, "") for name in stored}
    return names.pop() if len(names) == 1 else ""


def agree(
    engine: Mapping[str, Bytes], gpu: Mapping[str, Bytes], dtypes: Mapping[str, str], ptx: str, symbol: str = ""
) -> Agreement:
    """Compare the arrays that a launch has written."""
    freedom = freedom_of(ptx, symbol)
    reasons = " and ".join(filter(None, (freedom.rounding, freedom.order)))
    checks, free, rounded = list[Check](), list[str](), 0.0
    for name, expected in engine.items():
        check, apart, is_whole = _compared(name, expected, gpu[name], dtypes.get(name, ""), is_rounded=bool(reasons))
        rounded = max(rounded, apart)
        is_few = is_whole and bool(freedom.rounding) and check.wrong <= FEW * check.checked
        if check.wrong and (freedom.order or is_few):
            free.append(f"{check.wrong:,} of {check.checked:,} elements of {name!r}")
        else:
            checks.append(check)
    wrong = next((check for check in checks if check.wrong), None)
    if wrong is not None:
        sentence = f"the GPU's result is not the engine's: {describe(wrong)}"
        return Agreement(checks=tuple(checks), difference=sentence)
    notes = [f"{', '.join(free)} differ from the engine's, for which the reason may be {reasons}"] if free else []
    if not engine:
        notes.append("the kernel writes nothing that could be compared with the engine's")
    elif rounded:
        notes.append(f"the GPU's result is the engine's within {rounded:.2g}, for which the reason may be {reasons}")
    elif not free:
        notes.append("the GPU's result is the engine's, bit for bit")
    return Agreement(checks=tuple(checks), notes=tuple(notes), is_open=bool(free))


def _compared(name: str, expected: Bytes, got: Bytes, dtype: str, *, is_rounded: bool) -> tuple[Check, float, bool]:
    """Return the comparison of an array, the largest relative difference within roundings, and whether it is whole."""
    kind = DType(dtype) if dtype in set(DType) else DType.UINT8
    if expected.nbytes % kind.part.itemsize:
        kind = DType.UINT8
    count = expected.nbytes // kind.part.itemsize
    if np.array_equal(expected, got):
        return Check(array=name, checked=count, wrong=0), 0.0, kind.is_whole
    ours, theirs = (widened(data.view(np.dtype(kind.part))) for data in (expected, got))
    if kind.is_whole:
        return compared(name, ours, theirs, Closeness()), 0.0, True
    wide, other = ours.astype(np.float64), theirs.astype(np.float64)
    allowed = kind.tolerance if is_rounded else 0.0
    check = compared(name, wide, other, Closeness(of_mean=allowed))
    if not allowed:
        return check, 0.0, False
    finite = np.abs(wide[np.isfinite(wide)])
    mean = float(finite.mean()) if finite.size else 0.0
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        apart = np.abs(wide - other) / np.maximum(np.abs(wide), mean)
    return check, float(np.max(apart, where=apart <= allowed, initial=0.0)), False


FLOATS = ("float", "bfloat")  # the dtypes of floating-point numbers begin so
SEARCHED_BYTES = 64 << 20  # in larger arrays no addresses are looked for: they are data, and no tables of addresses
SMALL_BYTES = 64 << 10  # arrays up to this are searched for addresses before each launch, larger ones before the first


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A launch before it begins: its capture, its buffers by name, and copies of their bytes."""

    capture: value.Capture
    buffers: Mapping[str, memory.Buffer]
    before: Mapping[str, Bytes]

    def restore(self) -> None:
        """Give the buffers the bytes that they had."""
        for name, buffer in self.buffers.items():
            copy_into(buffer.data, self.before[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuRun:
    """What became of a launch on a GPU.

    `failure` and `hindrance` are as in `ByteResult`; else the buffers hold the GPU's result. `agreement` is None
    where there is no result of the engine. `holders` are the arrays in which addresses were found.
    """

    time: Time | None = None
    agreement: Agreement | None = None
    notes: tuple[str, ...] = ()
    printed: str = ""
    failure: str = ""
    hindrance: str = ""
    holders: frozenset[str] = frozenset()


class LaunchesOnGpu:
    """Gives launches to a GPU."""

    def __init__(self, spec: GpuSpec, gpu: LaunchProcess, timing: LaunchTiming | None = None) -> None:
        self._spec = spec
        self._gpu = gpu
        self.timing = timing or LaunchTiming()

    def snapshot(self, capture: value.Capture, *, copies: bool = True) -> Snapshot:
        """Return a launch with copies of its bytes, or with the bytes themselves where nothing else changes them."""
        capture = laid_out(capture)
        buffers = {buffer.name: buffer for buffer in capture.buffers}
        before = {name: copied(buffer.data) if copies else buffer.data for name, buffer in buffers.items()}
        return Snapshot(capture=capture, buffers=buffers, before=before)

    def run(
        self,
        snapshot: Snapshot,
        executed: Effects | None,
        *,
        is_timed: bool,
        is_compared: bool,
        is_kept: bool = True,  # else the buffers stay as they are
        holders: frozenset[str] | None = None,  # the large arrays in which addresses are looked for, by default all
    ) -> GpuRun:
        """Launch on the GPU, and put its result into the buffers.

        `executed` is the same or an equal launch on the engine, or what is known before it: what the kernel writes;
        None where the engine does not execute it.
        """
        try:
            # Addresses are looked for in no large array that all arguments take for floating-point numbers.
            large = frozenset(snapshot.before) - _floats(snapshot) if holders is None else holders
            small = (name for name, data in snapshot.before.items() if data.nbytes <= SMALL_BYTES)
            searched = large.union(small)
            launch = _byte_launch(snapshot, executed, self._spec, searched)
        except UnsupportedError as error:
            return GpuRun(hindrance=str(error))
        if not is_kept:
            launch = replace(launch, written=())
        done = self._gpu.run(launch, snapshot.before, self.timing if is_timed else None)
        if done.failure or done.hindrance:
            return GpuRun(failure=done.failure, hindrance=done.hindrance)
        buffers, code = snapshot.buffers, snapshot.capture.code
        there = memory.Regions(done.addresses, launch.sizes)
        here = {name: buffer.address for name, buffer in buffers.items()}
        results = {
            name: there.moved(data, here) if name in searched and data.nbytes <= SEARCHED_BYTES else data
            for name, data in done.results.items()
        }
        agreement = None
        if is_compared and executed is not None:
            engine = {name: buffers[name].data for name in results}
            stored = executed.stored_types.items()
            dtypes = {name: dtype_of(types) for name, types in stored if name in buffers}
            dtypes |= {name: buffer.dtype for name, buffer in buffers.items() if buffer.dtype}
            agreement = agree(engine, results, dtypes, code.ptx, code.symbol)
        for name, data in results.items():
            copy_into(buffers[name].data, data)
        link_holders = frozenset(link.holder for link in launch.links)
        return GpuRun(time=done.time, agreement=agreement, notes=done.notes, printed=done.printed, holders=link_holders)

    def load(self, code: value.Code) -> None:
        """Have the GPU load the code of a launch that follows; code for another GPU fails there."""
        with suppress(UnsupportedError):
            self._gpu.load(code_for(code, self._spec)[0])

    def close(self) -> None:
        """Give the GPU back."""
        self._gpu.close()


def open_gpu(spec: GpuSpec) -> LaunchProcess | None:
    """Return the first GPU of this model in a process of its own, None where the specification is only a sheet."""
    if not is_gpu(spec.key):
        return None
    return next((LaunchProcess(gpu.uuid, spec) for gpu in installed_gpus() if gpu.spec.key == spec.key), None)


def code_for(code: value.Code, spec: GpuSpec) -> tuple[bytes, str]:
    """Return the code of a launch for a GPU, and a note where the driver translates it."""
    target = code.target or spec.target
    number = target.removeprefix("sm_")
    digits, suffix = number.rstrip("af"), number[len(number.rstrip("af")) :]
    capability = int(digits[:-1]), int(digits[-1])
    gpu = spec.compute_capability
    is_same = capability == gpu or (capability[0] == gpu[0] and capability <= gpu and suffix != "a")
    if code.cubin and is_same:
        return code.cubin, ""
    if capability > gpu or (suffix and not is_same):
        raise UnsupportedError(f"{code.kernel} is compiled for {target}, which the {spec.name} does not run")
    note = f"the driver translated the PTX that was compiled for {target}"
    return code.ptx.encode() + b"\0", note if capability != gpu else ""


def _floats(snapshot: Snapshot) -> frozenset[str]:
    """Return the arrays that each argument which leads there takes for floating-point numbers."""
    dtypes: dict[int, set[str]] = {}
    for argument in snapshot.capture.launch.arguments:
        if isinstance(argument, value.Pointer):
            dtypes.setdefault(id(argument.allocation), set()).add(argument.dtype)
    return frozenset(
        name
        for name, buffer in snapshot.buffers.items()
        if all(dtype.startswith(FLOATS) for dtype in dtypes.get(id(buffer.contents), {buffer.dtype}))
    )


def _byte_launch(snapshot: Snapshot, executed: Effects | None, spec: GpuSpec, searched: frozenset[str]) -> ByteLaunch:
    capture, code, launch = snapshot.capture, snapshot.capture.code, snapshot.capture.launch
    if GRID_WORKSPACE_REGISTERS[0] in code.ptx:
        raise UnsupportedError(f"{code.kernel} synchronises the grid, and launches on a GPU are not cooperative")
    if HEAP in snapshot.buffers:
        raise UnsupportedError(f"{code.kernel} works on a heap of this program, and a GPU has a heap of its own")
    if launch.textures:
        raise UnsupportedError(
            f"{code.kernel} reads or writes textures or surfaces, which launches of programs have on the engine alone"
        )
    sizes = {name: data.nbytes for name, data in snapshot.before.items()}
    links = _links(snapshot, sizes, searched)
    led_to = {link.to for link in links}
    for name in sorted(capture.reachable - led_to):
        if size := sizes[name]:
            raise UnsupportedError(
                f"{code.kernel} has the address of an array of {size:,} bytes in its code, and the "
                "array has another address on the GPU"
            )
    written = frozenset(sizes) if executed is None else executed.written
    updated = written if executed is None else executed.updated
    return ByteLaunch(
        symbol=code.symbol,
        code=code_for(code, spec)[0],
        grid=launch.grid,
        block=launch.block,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        parameters=launch.parameters or b"",
        links=links,
        sizes=sizes,
        variables=tuple(name for name, buffer in snapshot.buffers.items() if buffer.is_variable),
        written=tuple(name for name in sizes if name in written),
        updated=tuple(name for name in sizes if name in updated),
    )


def _links(snapshot: Snapshot, sizes: Mapping[str, int], searched: frozenset[str]) -> tuple[Link, ...]:
    launch = snapshot.capture.launch
    parameters = launch.parameters or b""
    links = []
    for at, name in launch.pointers.items():
        offset = int.from_bytes(parameters[at : at + memory.POINTER_BYTES], "little")
        links.append(Link(holder="", at=at, to=name, offset=offset))
    regions = memory.Regions({name: buffer.address for name, buffer in snapshot.buffers.items()}, sizes)
    large = (name for name, data in snapshot.before.items() if name in searched and data.nbytes <= SEARCHED_BYTES)
    holders = {"": np.frombuffer(parameters, np.uint8), **{name: snapshot.before[name] for name in large}}
    for holder, data in holders.items():
        for at, (name, offset) in regions.words(data).items():
            if holder or at not in launch.pointers:
                links.append(Link(holder=holder, at=at, to=name, offset=offset))
    return tuple(links)
