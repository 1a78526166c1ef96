"""The code of a point that is looked at, wherever it comes from: a kernel file, or the kept launch of a program.

The rule: what follows reads these values alone, so a launch of a Python program is explained as a kernel of a `.cu`.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from pathlib import Path

from warplens.cuda.capture import files
from warplens.cuda.capture.value import UNCOMPARED, Capture, ProgramOrigin, is_variant_of, replaced_code
from warplens.cuda.compiler.machine import MachineCode
from warplens.cuda.compiler.process.client import shared_target
from warplens.cuda.device import gpus, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import launch_requests, on_engine, preparation, program_arguments
from warplens.cuda.execute.inspection.records import TracePlace
from warplens.cuda.ground import host, points
from warplens.cuda.ground.errors import InputError, LaunchLimitError, WarplensError
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.explain.source_lines import KnownArray, variable_name
from warplens.cuda.simt.explain.subscripts import Indexing
from warplens.cuda.simt.launch import engine

RowBytes = Callable[[str, int], int]  # of a row of a shared array, by its name in the source and size; 0 without rows


@dataclass(frozen=True, kw_only=True)
class InspectedCode:
    """The capture of a launch that is looked at, and what explains it."""

    capture: Capture
    title: str
    host_source: str = field(default="", repr=False)  # it may hold the code that launches it
    problem: Mapping[str, int]  # every axis, those that follow others included
    tune: Mapping[str, int]  # likewise
    spec: GpuSpec
    static_shared_bytes: int
    fits: occupancy.Occupancy | None  # None where the registers are not known
    row_bytes: RowBytes
    names: Mapping[str, str] = field(default_factory=dict)  # in the source, of variables that the compiler named itself
    where: tuple[str, ...] = ()  # notes on the file that the lines are those of
    is_replaced: bool = False  # the device would run other code, which the engine does not execute

    @cached_property
    def machine(self) -> MachineCode | None:
        """The machine code, None where there is none or it is not read."""
        return launch_requests.machine_of(self.capture.code, self.spec)

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
    """One point before its execution: the launch on its arrays, and the place of the requests that are described."""

    code: InspectedCode
    launch: on_engine.EngineLaunch
    place: TracePlace
    notes: tuple[str, ...] = ()
    compared: preparation.CompiledPoint | None = None  # what its result is compared by, None for a launch of a program
    invented: tuple[points.Invention, ...] = ()


def resolve_place(place: TracePlace, grid: tuple[int, int, int], block: tuple[int, int, int]) -> TracePlace:
    """Return a place with the number of its block, by default one in the middle of the grid."""
    blocks, warps = grid[0] * grid[1] * grid[2], -(-block[0] * block[1] * block[2] // LANES)
    middle = grid[0] // 2 + grid[0] * (grid[1] // 2 + grid[1] * (grid[2] // 2))
    number = middle if place.block is None else place.block
    if not 0 <= number < blocks:
        raise InputError(f"--trace: the launch has the blocks 0 to {blocks - 1}, and no block {number}")
    if not 0 <= place.warp < warps:
        raise InputError(f"--trace: a block has the warps 0 to {warps - 1}, and no warp {place.warp}")
    return replace(place, block=number)


def code_of(point: preparation.CompiledPoint) -> InspectedCode:
    """Return the code of a compiled point."""
    kernel, workload, written = point.kernel, point.workload, point.written_in
    capture = preparation.capture_of(point)
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


# The shared arrays of a kernel that is written in Python for Numba: their names in the source, and their rows.
# Numba names shared arrays by a counter, in the order of the source. The names are joined only where there
# are as many in the source as in the code, and the sizes fit.

_NUMBERED = re.compile(r"_cudapy_smem_(\d+)$")
MAX_SOURCE_CHARACTERS = 1_000_000  # no longer file is read: Python's parser takes memory with depth and length


@dataclass(frozen=True, slots=True, kw_only=True)
class PythonArray:
    """A shared array of the source: its name, and its shape."""

    name: str
    shape: tuple[int, ...]

    def row_bytes(self, size_bytes: int) -> int:
        """Return the bytes of a row of the array, whose size is `size_bytes`; 0 where it has no rows."""
        elements = prod(self.shape)
        if len(self.shape) < 2 or elements < 1 or size_bytes % elements:
            return 0
        return size_bytes // self.shape[0]


def shared_arrays(source: str, kernel: str) -> tuple[PythonArray, ...]:
    """Return the shared arrays of a function of a Python file, in their order; () where one has no known shape."""
    if len(source) > MAX_SOURCE_CHARACTERS:
        return ()
    try:
        tree = ast.parse(source)
        constants = dict(_constants(tree))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == kernel]
        if len(functions) != 1:
            return ()
        assignments = [
            node
            for node in ast.walk(functions[0])  # `cuda.shared.array(...)`, however the module is called
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and ast.unparse(node.value.func).endswith("shared.array")
        ]
        assignments.sort(key=lambda node: (node.lineno, node.col_offset))
        arrays = [array for node in assignments if (array := _array(node, constants)) is not None]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ()
    return tuple(arrays) if len(arrays) == len(assignments) else ()


def names_of(symbols: Mapping[str, int], arrays: tuple[PythonArray, ...]) -> dict[str, PythonArray]:
    """Return the array of the source for each shared variable of the code; both are in their order."""
    numbered = sorted((int(match[1]), name) for name in symbols if (match := _NUMBERED.match(name)))
    ordered = [name for _, name in numbered]
    if len(ordered) != len(arrays) or len({array.name for array in arrays}) != len(arrays):
        return {}
    if any(symbols[name] % max(1, prod(array.shape)) for name, array in zip(ordered, arrays, strict=True)):
        return {}
    return dict(zip(ordered, arrays, strict=True))


def _constants(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Iterate over the names of the module that are whole numbers, assigned once."""
    known: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, _value(node.value, known)
            if value is not None and name not in known:
                known[name] = value
            else:
                known.pop(name, None)
    yield from known.items()


def _array(node: ast.Assign, constants: Mapping[str, int]) -> PythonArray | None:
    call, target = node.value, node.targets[0]
    if not isinstance(call, ast.Call) or not isinstance(target, ast.Name):
        return None
    shape = call.args[0] if call.args else next((word.value for word in call.keywords if word.arg == "shape"), None)
    if shape is None:
        return None
    extents = [_value(part, constants) for part in (shape.elts if isinstance(shape, ast.Tuple) else [shape])]
    known = tuple(extent for extent in extents if extent is not None)
    return PythonArray(name=target.id, shape=known) if len(known) == len(extents) and min(known) > 0 else None


def _value(node: ast.expr, constants: Mapping[str, int]) -> int | None:
    match node:
        case ast.Constant(value=int() as value):
            return value
        case ast.Name(id=name):
            return constants.get(name)
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub() | ast.Mult()) as sign, right=right):
            first, second = _value(left, constants), _value(right, constants)
            if first is None or second is None or max(abs(first), abs(second)) > 2**31:
                return None
            return {ast.Add: first + second, ast.Sub: first - second, ast.Mult: first * second}[type(sign)]
    return None


# A kept launch of a program, laid out to be executed again.
# The file may come from a stranger. What it says is checked before memory is taken for it, the code in it is parsed and
# executed as that of a `.cu`, and what cannot be read is one sentence. That holds for PTX that no compiler writes, too,
# on which the engine stumbles: compilers are what it is made for.


def lay_out_kept(point: points.PointSpec, place: TracePlace | None, preparer: preparation.Preparer) -> ReadyPoint:
    """Read the kept launch of a point, and lay it out; a file that is none of this point raises an InputError."""
    assert point.launch_file is not None
    if place is not None and place.step is not None:
        raise InputError(f"{point.kernel} is a single launch and has no steps")
    path = point.launch_file.path
    saved = files.read(path)
    kernel = saved.code.kernel
    try:
        if not is_variant_of(point.kernel, kernel) or saved.origin.source_hash != point.source_hash:
            raise InputError(f"{path} holds a launch of {kernel}, not of this {point.kernel}")
        if saved.size_bytes > host.whole_bytes() / 3:  # the arrays, a copy of them, and what was read
            raise LaunchLimitError(f"the launch of {kernel} has {saved.size_bytes:,} bytes of arrays, too many here")
        return _laid_out(saved, point, place or TracePlace(), preparer)
    except (KeyError, IndexError, ValueError, TypeError, OverflowError, AssertionError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise InputError(f"the kept launch of {kernel} does not fit together ({reason})") from None


def _laid_out(saved: Capture, point: points.PointSpec, place: TracePlace, preparer: preparation.Preparer) -> ReadyPoint:
    spec = gpus.load_device(point.device)
    program_arguments.check_block(saved)
    code = _code(saved, point, spec)
    request = launch_requests.request_of(program_arguments.placed(saved), spec, limit=point.limit)
    launch = engine.Launch(request, preparer.code_cache)
    prepared = preparation.PreparedLaunch.on_arrays(code.capture, spec, request, launch.written)
    return ReadyPoint(
        code=_with_shared_names(code, saved, launch),
        launch=on_engine.EngineLaunch(prepared, launch, preparer.code_cache, preparer.threads),
        place=resolve_place(place, saved.launch.grid, saved.launch.block),
    )


def source_of(point: points.PointSpec) -> tuple[Path, str]:
    """Return the file of a point's kernel and its text, "" where it cannot be read; a kept launch has both itself."""
    if point.launch_file is not None:
        with suppress(WarplensError):
            code = files.read(point.launch_file.path).code
            return Path(code.path), code.source
        return Path(point.launch_file.path), ""
    path = Path(point.path)
    with suppress(OSError):
        return path, path.read_text(encoding="utf-8", errors="replace")
    return path, ""


def _code(saved: Capture, point: points.PointSpec, spec: GpuSpec) -> InspectedCode:
    kept, origin = saved.code, saved.origin
    replaced = replaced_code(kept.target, kept.unexecuted, spec.target)
    where = [replaced] if replaced else []
    if isinstance(origin, ProgramOrigin):
        place = f"{origin.launched_at.file}:{origin.launched_at.line}"
        by = f"as launched by {origin.program} in" if origin.program else f"{origin.front_end}: the launch in"
        where.append(f"{by} {place}, executed again")
    where.append(UNCOMPARED)
    if not kept.cubin:
        where.append("no machine code: requests as the PTX has them")
    elif shared_target(kept.target) != spec.target and not replaced:
        where.append(f"compiled for {kept.target}, counted for {spec.target}")
    try:
        resources = launch_requests.resources_of(kept) if kept.cubin else None
        launch_requests.machine_of(kept, spec)
    except Exception as error:  # noqa: BLE001 - the ELF reader trusts its file, and raises whatever a broken one leads to
        raise InputError(f"the machine code of the kept launch of {kept.kernel} cannot be read ({error})") from None
    fits = launch_requests.fitting(saved.launch, kept, spec, resources)
    return InspectedCode(
        capture=saved.without_contents(),  # what was read is free once it is placed
        title=kept.kernel,
        problem=point.problem,
        tune=point.tune,
        spec=spec,
        static_shared_bytes=0 if resources is None else resources.static_shared_bytes,
        fits=None if resources is None else fits,
        row_bytes=rows_in(saved, origin.tune),
        where=tuple(where),
        is_replaced=bool(replaced),
    )


def _with_shared_names(code: InspectedCode, saved: Capture, launch: engine.Launch) -> InspectedCode:
    if code.front_end != "numba":
        return code
    sizes = {variable.name: variable.size or 0 for variable in launch.program.variables.values()}
    arrays = names_of(sizes, shared_arrays(saved.code.source, saved.code.kernel))
    taken = {buffer.name for buffer in saved.buffers}
    names = {symbol: array.name for symbol, array in arrays.items() if array.name not in taken}
    rows = {array.name: array for array in arrays.values()}

    def row_bytes(name: str, size_bytes: int) -> int:
        return rows[name].row_bytes(size_bytes) if name in rows else 0

    return replace(code, names=names, row_bytes=row_bytes)
