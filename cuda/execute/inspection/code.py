"""The code of a point that is looked at, wherever it comes from: a kernel file, or the kept launch of a program.

The rule: what follows reads these values alone, so a launch of a Python program is explained as a kernel of a `.cu`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from warplens.cuda.catalogue.workload import SizedArray
from warplens.cuda.compiler import MachineCode, machine_code
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.preparation import CompiledPoint, PreparedLaunch
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.explain.source_lines import KnownArray, variable_name
from warplens.cuda.simt.explain.subscripts import Indexing
from warplens.cuda.simt.launch import engine

RowBytes = Callable[[str, int], int]
"""Return the bytes of a row of a shared array, by its name in the source and its size; 0 where it has no rows."""


@dataclass(frozen=True, kw_only=True)
class InspectedCode:
    """The code of a point and its launch.

    Args:
        kernel, title: its name, and what it is called.
        path, source: the file whose lines are those of the code, with its text.
        host_source: the text that may hold the code that launches it.
        problem, tune: every axis with its value, those that follow others included.
        spec: the device that it is counted for.
        target, compiler: what it is compiled for, and by which compiler.
        symbol, ptx, cubin: the name of the entry, and the compiled code; b"" without machine code.
        grid, block: the launch.
        static_shared_bytes, dynamic_shared_bytes: the shared memory of a block.
        fits: how many blocks fit on a multiprocessor, None where the registers are not known.
        arrays: the sizes of the arrays of the launch, by their names.
        row_bytes: the rows of shared arrays.
        names: the names in the source of variables that the compiler named itself.
        where: notes on the file that the lines are those of.
        front_end: the package of Python whose kernel it is, "" for a kernel file.
        is_replaced: whether the device would run other code, which the engine does not execute.
    """

    kernel: str
    title: str
    path: str
    source: str = field(repr=False)
    host_source: str = field(default="", repr=False)
    problem: Mapping[str, int]
    tune: Mapping[str, int]
    spec: GpuSpec
    target: str
    compiler: str
    symbol: str
    ptx: str = field(repr=False)
    cubin: bytes = field(repr=False)
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    static_shared_bytes: int
    dynamic_shared_bytes: int
    fits: Occupancy | None
    arrays: Mapping[str, KnownArray]
    row_bytes: RowBytes
    names: Mapping[str, str] = field(default_factory=dict)
    where: tuple[str, ...] = ()
    front_end: str = ""
    is_replaced: bool = False

    @cached_property
    def machine(self) -> MachineCode | None:
        """The machine code, None where there is none or it is not read."""
        return machine_code(self.cubin, self.symbol, self.target) if self.cubin and self.spec.has_machine_code else None

    def named(self, counts: LaunchCounts) -> LaunchCounts:
        """Return counts with the names that variables have in the source."""
        if not self.names:
            return counts
        memory = tuple(replace(count, array=self.names.get(count.array, count.array)) for count in counts.memory)
        return replace(counts, memory=memory)


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidOut:
    """The launch of a point before its execution, with its arrays."""

    code: InspectedCode
    prepared: PreparedLaunch
    launch: engine.Launch


def code_of(point: CompiledPoint) -> InspectedCode:
    """Return the code of a compiled point."""
    kernel, workload, compiled, written = point.kernel, point.workload, point.compiled, point.written_in
    sizes = dict(zip(("blockDim.x", "blockDim.y", "blockDim.z"), workload.block, strict=True))
    indexing = Indexing.of(written.text, workload.names | workload.defines | sizes, kernel.name)
    is_included = written.path != kernel.path
    return InspectedCode(
        kernel=kernel.name,
        title=kernel.title,
        path=written.path,
        source=written.text,
        host_source=kernel.source,
        problem={name: workload.names[name] for name in kernel.problem_axes},
        tune={name: workload.names[name] for name in kernel.tune_axes},
        spec=point.spec,
        target=compiled.target,
        compiler=compiled.version,
        symbol=compiled.symbol,
        ptx=compiled.ptx,
        cubin=compiled.cubin,
        grid=workload.grid,
        block=workload.block,
        static_shared_bytes=compiled.resources.static_shared_bytes,
        dynamic_shared_bytes=workload.dynamic_shared_bytes,
        fits=point.fits,
        arrays={
            array.name: KnownArray(size_bytes=array.size_bytes, row_bytes=_row_bytes(array))
            for array in workload.arrays
        },
        row_bytes=indexing.row_bytes,
        where=(f"lines are those of {written.name}, which {Path(kernel.path).name} includes",) if is_included else (),
    )


def _row_bytes(array: SizedArray) -> int:
    return array.size_bytes // array.shape[0] if len(array.shape) > 1 else 0


def known_arrays(launch: engine.Launch, code: InspectedCode, touched: Mapping[str, int]) -> dict[str, KnownArray]:
    """Return the size of each array, shared variable and variable of the module, by its name.

    The rows of arrays are those of the launch, the rows of shared variables those of the source.

    Args:
        launch: has the variables.
        code: that of the launch.
        touched: the bytes that the launch touches, by the names of the engine, as far as they were counted.
    """
    arrays = dict(code.arrays)
    for variable in launch.program.variables.values():
        size = code.dynamic_shared_bytes if variable.size is None else variable.size
        name = code.names.get(variable.name, variable.name)
        rows = code.row_bytes(variable_name(name), size)
        arrays[name] = KnownArray(size_bytes=size, row_bytes=rows, offset_bytes=variable.offset)
    for name, data in launch.program.data.items():
        arrays.setdefault(name, KnownArray(size_bytes=len(data.initial)))
    sizes = {code.names.get(name, name): size for name, size in touched.items()}
    return {name: replace(array, touched_bytes=sizes.get(name)) for name, array in arrays.items()}
