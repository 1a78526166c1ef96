"""The code of a point that is looked at, wherever it comes from: a kernel file, or the kept launch of a program.

The rule: what follows reads these values alone, so a launch of a Python program is explained as a kernel of a `.cu`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from warplens.cuda.capture.value import Capture, ProgramOrigin
from warplens.cuda.compiler import MachineCode
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.captured import machine_of
from warplens.cuda.execute.inspection.records import TracePlace
from warplens.cuda.execute.preparation import CompiledPoint, PreparedLaunch, capture_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Invention
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.explain.source_lines import KnownArray, variable_name
from warplens.cuda.simt.explain.subscripts import Indexing
from warplens.cuda.simt.launch import engine

RowBytes = Callable[[str, int], int]
"""Return the bytes of a row of a shared array, by its name in the source and its size; 0 where it has no rows."""


@dataclass(frozen=True, kw_only=True)
class InspectedCode:
    """The capture of a launch that is looked at, and what explains it.

    `host_source` may hold the code that launches it; `problem` and `tune` have every axis, those that follow others
    included. `fits` is None where the registers are not known, `names` has the names in the source of variables that
    the compiler named itself, `where` notes on the file that the lines are those of. With `is_replaced` the device
    would run other code, which the engine does not execute.
    """

    capture: Capture
    title: str
    host_source: str = field(default="", repr=False)
    problem: Mapping[str, int]
    tune: Mapping[str, int]
    spec: GpuSpec
    static_shared_bytes: int
    fits: Occupancy | None
    row_bytes: RowBytes
    names: Mapping[str, str] = field(default_factory=dict)
    where: tuple[str, ...] = ()
    is_replaced: bool = False

    @cached_property
    def machine(self) -> MachineCode | None:
        """The machine code, None where there is none or it is not read."""
        return machine_of(self.capture.code, self.spec)

    @property
    def front_end(self) -> str:
        """The package of Python whose kernel it is, "" for a kernel file."""
        return self.capture.origin.front_end if isinstance(self.capture.origin, ProgramOrigin) else ""

    def named(self, counts: LaunchCounts) -> LaunchCounts:
        """Return counts with the names that variables have in the source."""
        if not self.names:
            return counts
        memory = tuple(replace(count, array=self.names.get(count.array, count.array)) for count in counts.memory)
        return replace(counts, memory=memory)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyPoint:
    """One point before its execution: the launch, its arrays, and the place of the requests that are described.

    `compared` is what its result is compared by, None for a launch of a program.
    """

    code: InspectedCode
    prepared: PreparedLaunch
    launch: engine.Launch
    place: TracePlace
    notes: tuple[str, ...] = ()
    compared: CompiledPoint | None = None
    invented: tuple[Invention, ...] = ()


def resolve_place(place: TracePlace, grid: tuple[int, int, int], block: tuple[int, int, int]) -> TracePlace:
    """Return a place with the number of its block, by default one in the middle of the grid."""
    blocks, warps = grid[0] * grid[1] * grid[2], -(-block[0] * block[1] * block[2] // LANES)
    middle = grid[0] // 2 + grid[0] * (grid[1] // 2 + grid[1] * (grid[2] // 2))
    chosen = middle if place.block is None else place.block
    if not 0 <= chosen < blocks:
        raise InputError(f"--trace: the launch has the blocks 0 to {blocks - 1}, and no block {chosen}")
    if not 0 <= place.warp < warps:
        raise InputError(f"--trace: a block has the warps 0 to {warps - 1}, and no warp {place.warp}")
    return replace(place, block=chosen)


def code_of(point: CompiledPoint) -> InspectedCode:
    """Return the code of a compiled point."""
    kernel, workload, written = point.kernel, point.workload, point.written_in
    capture = capture_of(point)
    is_included = written.path != kernel.path
    return InspectedCode(
        capture=capture,
        title=kernel.title,
        host_source=kernel.source,
        problem=capture.origin.problem,
        tune=capture.origin.tune,
        spec=point.spec,
        static_shared_bytes=point.compiled.resources.static_shared_bytes,
        fits=point.fits,
        row_bytes=rows_in(capture, workload.names | workload.defines),
        where=(f"lines are those of {written.name}, which {Path(kernel.path).name} includes",) if is_included else (),
    )


def rows_in(capture: Capture, names: Mapping[str, int]) -> RowBytes:
    """Return what finds the rows of shared arrays in the source of a capture, where these names have values."""
    sizes = dict(zip(("blockDim.x", "blockDim.y", "blockDim.z"), capture.launch.block, strict=True))
    return Indexing.of(capture.code.source, {**names, **sizes}, capture.code.kernel).row_bytes


def known_arrays(launch: engine.Launch, code: InspectedCode, touched: Mapping[str, int]) -> dict[str, KnownArray]:
    """Return the size of each array, shared variable and variable of the module, by its name.

    The rows of arrays are those of the launch, the rows of shared variables those of the source. `touched` has the
    bytes that the launch touches, by the names of the engine, as far as they were counted.
    """
    arrays = {
        buffer.name: KnownArray(size_bytes=buffer.size_bytes, row_bytes=buffer.row_bytes)
        for buffer in code.capture.buffers
    }
    for variable in launch.program.variables.values():
        size = code.capture.launch.dynamic_shared_bytes if variable.size is None else variable.size
        name = code.names.get(variable.name, variable.name)
        rows = code.row_bytes(variable_name(name), size)
        arrays[name] = KnownArray(size_bytes=size, row_bytes=rows, offset_bytes=variable.offset)
    for name, data in launch.program.data.items():
        arrays.setdefault(name, KnownArray(size_bytes=len(data.initial)))
    sizes = {code.names.get(name, name): size for name, size in touched.items()}
    return {name: replace(array, touched_bytes=sizes.get(name)) for name, array in arrays.items()}
