"""Launches of a program on a GPU: the same code on copies of the same bytes, timed, and its result compared.

The rule: the GPU sees the bytes that the engine sees, with addresses of its own. What it leaves is what the program
goes on with, since later launches run there alone; what differs from the engine's is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

import numpy as np

from warplens.cuda.capture.memory import POINTER_BYTES, Buffer, Regions
from warplens.cuda.capture.value import Capture, Code, Pointer
from warplens.cuda.device.gpus import installed_gpus, is_gpu
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.arguments import laid_out
from warplens.cuda.execute.gpu.launch_process import ByteLaunch, Bytes, LaunchGpu, LaunchProcess, LaunchTiming, Link
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.host import copied, copy_into
from warplens.cuda.ground.points import Time
from warplens.cuda.record.agreement import Agreement, agree, dtype_of
from warplens.cuda.record.execution import Effects
from warplens.cuda.simt.program.blocks import GRID_WORKSPACE_REGISTERS

FLOATS = ("float", "bfloat")  # the dtypes of floating-point numbers begin so
SEARCHED_BYTES = 64 << 20  # in larger arrays no addresses are looked for: they are data, and no tables of addresses
SMALL_BYTES = 64 << 10
"""In arrays up to this size addresses are looked for before each launch, in larger ones before the first ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A launch before it begins: its capture, its buffers by name, and copies of their bytes."""

    capture: Capture
    buffers: Mapping[str, Buffer]
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

    def __init__(self, spec: GpuSpec, gpu: LaunchGpu, timing: LaunchTiming | None = None) -> None:
        self._spec = spec
        self._gpu = gpu
        self.timing = timing or LaunchTiming()

    def snapshot(self, capture: Capture, *, copies: bool = True) -> Snapshot:
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
        is_kept: bool = True,
        holders: frozenset[str] | None = None,
    ) -> GpuRun:
        """Launch on the GPU, and put its result into the buffers.

        Args:
            executed: the same or an equal launch on the engine, or what is known before it: what the kernel writes;
                None where the engine does not execute it.
            is_kept: whether the result is put into the buffers; else they stay as they are.
            holders: the large arrays in which addresses are looked for, by default all of them.
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
        there = Regions(done.addresses, launch.sizes)
        here = {name: buffer.address for name, buffer in buffers.items()}
        results = {
            name: there.moved(data, here) if name in searched and data.nbytes <= SEARCHED_BYTES else data
            for name, data in done.results.items()
        }
        agreement = None
        if is_compared and executed is not None:
            engine = {name: buffers[name].data for name in results}
            stored = executed.stored_types.items()
            dtypes = {name: dtype_of(types) for name, types in stored if name in snapshot.buffers}
            agreement = agree(
                engine,
                results,
                dtypes | {name: buffer.dtype for name, buffer in snapshot.buffers.items() if buffer.dtype},
                code.ptx,
                code.symbol,
            )
        for name, data in results.items():
            copy_into(buffers[name].data, data)
        link_holders = frozenset(link.holder for link in launch.links)
        return GpuRun(time=done.time, agreement=agreement, notes=done.notes, printed=done.printed, holders=link_holders)

    def load(self, code: Code) -> None:
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


def code_for(code: Code, spec: GpuSpec) -> tuple[bytes, str]:
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
        if isinstance(argument, Pointer):
            dtypes.setdefault(id(argument.allocation), set()).add(argument.dtype)
    return frozenset(
        name
        for name, buffer in snapshot.buffers.items()
        if all(dtype.startswith(FLOATS) for dtype in dtypes.get(id(buffer.contents), {buffer.dtype}))
    )


def _byte_launch(snapshot: Snapshot, executed: Effects | None, spec: GpuSpec, searched: frozenset[str]) -> ByteLaunch:
    """Return a launch as the GPU takes it."""
    capture, code, launch = snapshot.capture, snapshot.capture.code, snapshot.capture.launch
    if GRID_WORKSPACE_REGISTERS[0] in code.ptx:
        raise UnsupportedError(f"{code.kernel} synchronises the grid, and launches on a GPU are not cooperative")
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
    """Return the addresses in the parameters and the arrays of a launch."""
    launch = snapshot.capture.launch
    parameters = launch.parameters or b""
    links = []
    for at, name in launch.pointers.items():
        offset = int.from_bytes(parameters[at : at + POINTER_BYTES], "little")
        links.append(Link(holder="", at=at, to=name, offset=offset))
    regions = Regions({name: buffer.address for name, buffer in snapshot.buffers.items()}, sizes)
    large = (name for name, data in snapshot.before.items() if name in searched and data.nbytes <= SEARCHED_BYTES)
    holders = {"": np.frombuffer(parameters, np.uint8), **{name: snapshot.before[name] for name in large}}
    for holder, data in holders.items():
        for at, (name, offset) in regions.words(data).items():
            if holder or at not in launch.pointers:
                links.append(Link(holder=holder, at=at, to=name, offset=offset))
    return tuple(links)
