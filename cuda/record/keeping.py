"""A launch of a front end as a `KeptLaunch`: everything that executing it again needs, as it is before the launch.

The rule: the lines of the source that is kept are those that the PTX names, whatever file stands there later.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import PurePath

from warplens.cuda.capture.kept import NOT_KEPT, KeptArray, KeptLaunch
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import UnsupportedError, WarplensError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.record.execution import PackedLaunch, pack
from warplens.cuda.record.launches import Allocation, KernelLaunch, Pointer
from warplens.cuda.record.naming import identity_of
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.source.kernels import kernels_of

MIB = 2**20
DEFAULT_MOST_BYTES = 64 * MIB
"""A launch with more bytes of arrays is not kept unless the user asks for it: 60 MiB take half a second (measured)."""
LAUNCHES_AT_ONCE = 16
"""All kept launches of a program together take at most this many times the bytes of one."""
MAX_SOURCE_CHARACTERS = 4_000_000
_FIRST_LINE = re.compile(r"^#line (\d+)\n", re.MULTILINE)


class LaunchKeeper:
    """Keeps the first launch of each kind; its method `keep` is what a `Recorder` calls before it executes one.

    Args:
        spec: the device that the points are of.
        write: writes the launch of a record.
        most_bytes: the most bytes of arrays of a launch that is kept; 0 for none.
    """

    def __init__(
        self, spec: GpuSpec, write: Callable[[LaunchRecord, KeptLaunch], None], *, most_bytes: int = DEFAULT_MOST_BYTES
    ) -> None:
        self._spec = spec
        self._write = write
        self._most_bytes = most_bytes
        self._left_bytes = LAUNCHES_AT_ONCE * most_bytes

    def keep(self, record: LaunchRecord, launch: KernelLaunch) -> str:
        """Write a launch before it is executed; return why it is not kept, "" where it is.

        Args:
            record: that of the launch.
            launch: with its arguments.
        """
        if not self._most_bytes:
            return ""
        try:
            named, packed = named_and_packed(launch)
            size = packed.size_bytes
            if reason := self._too_large(size):
                return reason
            identity = identity_of(record, self._spec)
            kept = kept_launch(named, packed)
            self._write(
                record,
                replace(kept, problem=identity.problem, tune=identity.tune, source_hash=identity.source_hash),
            )
        except WarplensError as error:
            return f"{NOT_KEPT}: {error}"
        self._left_bytes -= size
        return ""

    def _too_large(self, size: int) -> str:
        if size > self._most_bytes:
            return (
                f"{NOT_KEPT}: the launch has {_mib(size)} of arrays, and launches of at most {_mib(self._most_bytes)} "
                "are kept (`--keep MIB` raises that)"
            )
        if size > self._left_bytes:
            taken = LAUNCHES_AT_ONCE * self._most_bytes - self._left_bytes
            return f"{NOT_KEPT}: the kept launches of the program already take {_mib(taken)} (`--keep MIB` raises that)"
        return ""


def named_and_packed(launch: KernelLaunch) -> tuple[KernelLaunch, PackedLaunch]:
    """Return a launch with the names of its parameters, as far as they can be had, and its parameter block.

    Raises:
        ArgumentsError: the arguments do not fit the kernel.
        PtxSyntaxError: the grammar does not cover the PTX.
    """
    named = _with_names(launch)
    return named, pack(named, parse_module(named.ptx).function(named.symbol))


def _with_names(launch: KernelLaunch) -> KernelLaunch:
    """Return a launch with the names that its parameters have in CUDA C++, where the front end knows none."""
    if launch.names or not launch.source:
        return launch
    name = launch.kernel.partition("<")[0].rpartition("::")[2].strip()
    found = [kernel for kernel in kernels_of(launch.source) if kernel.name.rpartition("::")[2] == name]
    names = tuple(parameter.name for parameter in found[0].parameters) if len(found) == 1 else ()
    return replace(launch, names=names) if len(names) == len(launch.arguments) and all(names) else launch


def _mib(size: int) -> str:
    return f"{size / MIB:,.0f} MiB"


def kept_launch(launch: KernelLaunch, packed: PackedLaunch) -> KeptLaunch:
    """Return a launch with copies of its bytes; it is of no point yet.

    Args:
        launch: with its arguments, before it is executed.
        packed: its parameter block and allocations.

    Raises:
        UnsupportedError: it has textures or surfaces.
    """
    if packed.textures:
        raise UnsupportedError("it reads or writes textures or surfaces, which a file of a launch does not hold")
    path, source = source_of(launch)
    variables = {name for name, _ in launch.variables}
    known = {id(item.allocation): item for item in launch.arguments if isinstance(item, Pointer) and item.dtype}
    return KeptLaunch(
        front_end=launch.front_end,
        kernel=launch.kernel,
        problem={},
        tune={},
        source_hash="",
        symbol=launch.symbol,
        ptx=launch.ptx,
        cubin=launch.cubin,
        target=launch.target,
        compiler=launch.compiler,
        grid=launch.grid,
        block=launch.block,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        parameters=packed.parameters,
        pointers=dict(packed.pointers),
        arrays=tuple(
            _array(name, allocation, known.get(id(allocation)), is_variable=name in variables)
            for name, allocation in packed.allocations.items()
        ),
        path=path,
        source=source,
        launched_at=f"{PurePath(launch.launched_at.file).name}:{launch.launched_at.line}",
        unexecuted=launch.unexecuted,
    )


def _cuda_of(path: str) -> str:
    """Return a name for CUDA C++ that a program has made, or that stands in a file of its own."""
    return f"{path}.cu" if path.endswith(".py") else path


def _array(name: str, allocation: Allocation, pointer: Pointer | None, *, is_variable: bool) -> KeptArray:
    return KeptArray(
        name=name,
        address=allocation.address,
        data=allocation.data.tobytes(),
        dtype="" if pointer is None else pointer.dtype,
        shape=() if pointer is None else tuple(map(int, pointer.shape)),
        offset_bytes=0 if pointer is None else pointer.offset_bytes,
        is_variable=is_variable,
    )


def source_of(launch: KernelLaunch) -> tuple[str, str]:
    """Return the file that a kernel is written in, and the text whose lines are those of its PTX.

    That is the file of the program where the kernel stands in it, and else the text that was compiled.
    """
    place = launch.source_at or launch.launched_at
    path = place.file
    if PurePath(launch.launched_at.file).name == path:  # a front end that names its file without the folder
        path = launch.launched_at.file
    text = "".join(linecache.getlines(path))
    first = _FIRST_LINE.search(launch.source)
    if first is not None:
        code = launch.source[first.end() :]
        is_in_file = int(first[1]) > 1 and bool(text)
        return (path, text[:MAX_SOURCE_CHARACTERS]) if is_in_file else (_cuda_of(path), code[:MAX_SOURCE_CHARACTERS])
    if not text:
        before = 0 if launch.source_at is None else launch.source_at.line - 1
        text = "\n" * before + launch.source
    return path, text[:MAX_SOURCE_CHARACTERS]
