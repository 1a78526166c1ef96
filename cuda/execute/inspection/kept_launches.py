"""A kept launch of a program, laid out to be executed again.

The rule: the file may come from a stranger. What it says is checked before memory is taken for it, the code in it is
parsed and executed as that of a `.cu`, and what cannot be read is one sentence. That holds for PTX that no compiler
writes, too, on which the engine stumbles: compilers are what it is made for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from pathlib import PurePath

import numpy as np

from warplens.cuda.capture import addresses, files
from warplens.cuda.capture.kept import UNCOMPARED, KeptLaunch, is_variant_of, replaced_code
from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.compiler import merged_requests
from warplens.cuda.compiler.options import shared_target
from warplens.cuda.compiler.sass import read_resources
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.inspection.code import InspectedCode, LaidOut
from warplens.cuda.execute.preparation import PreparedLaunch
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import InputError, LaunchLimitError, WarplensError
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import MergedRequest
from warplens.cuda.simt.explain.source_lines import KnownArray
from warplens.cuda.simt.explain.subscripts import Indexing
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.aligned_memory import aligned_copy
from warplens.cuda.simt.launch.translated import LaunchRequest
from warplens.cuda.simt.program.layout import size_of

# ---------------------------------------------------------------------------------------------------------------------
# The shared arrays of a kernel that is written in Python for Numba: their names in the source, and their rows.
# The rule: Numba names shared arrays by a counter, in the order of the source. The names are joined only where there
# are as many in the source as in the code, and the sizes fit.


_NUMBERED = re.compile(r"_cudapy_smem_(\d+)$")
MAX_SOURCE_CHARACTERS = 1_000_000
"""Longer files are not read: Python's parser takes memory with the depth and the length of a text."""


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
    """Return the shared arrays of a function that a Python file has, in their order; () where one has no
    known shape.
    """
    if len(source) > MAX_SOURCE_CHARACTERS:
        return ()
    try:
        tree = ast.parse(source)
        constants = dict(_constants(tree))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == kernel]
        if len(functions) != 1:
            return ()
        found = [_array(node, constants) for node in _assignments(functions[0])]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ()
    arrays = [array for array in found if array is not None]
    return tuple(arrays) if len(arrays) == len(found) else ()


def names_of(symbols: Mapping[str, int], arrays: tuple[PythonArray, ...]) -> dict[str, PythonArray]:
    """Return the array of the source for each shared array of the code.

    Args:
        symbols: the bytes of each shared variable of the code, by its name.
        arrays: those of the source, in their order.
    """
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


def _assignments(function: ast.FunctionDef) -> list[ast.Assign]:
    """Return the assignments of shared arrays in the order of the source."""
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.Assign) and _is_shared(node.value)]
    return sorted(nodes, key=lambda node: (node.lineno, node.col_offset))


def _is_shared(value: ast.expr) -> bool:
    """Return whether an expression is `cuda.shared.array(...)`, however the module is called."""
    return isinstance(value, ast.Call) and ast.unparse(value.func).endswith("shared.array")


def _array(node: ast.Assign, constants: Mapping[str, int]) -> PythonArray | None:
    call, target = node.value, node.targets[0]
    if not isinstance(call, ast.Call) or not isinstance(target, ast.Name):
        return None
    given = call.args[0] if call.args else next((word.value for word in call.keywords if word.arg == "shape"), None)
    if given is None:
        return None
    extents = [_value(part, constants) for part in (given.elts if isinstance(given, ast.Tuple) else [given])]
    known = tuple(extent for extent in extents if extent is not None)
    return PythonArray(name=target.id, shape=known) if len(known) == len(extents) and min(known) > 0 else None


def _value(node: ast.expr, constants: Mapping[str, int]) -> int | None:
    """Return the value of an expression of whole numbers and constants, None where it has none."""
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


# ---------------------------------------------------------------------------------------------------------------------


def lay_out_kept(point: PointSpec, code_cache: BlobFolder) -> LaidOut:
    """Read the kept launch of a point, and lay it out.

    Raises:
        InputError: the file is no kept launch of this point, or its machine code cannot be read.
        WarplensError: its PTX cannot be read or executed, or there is no room for its arrays.
    """
    if point.launch_file is None:
        raise InputError(f"the point of {point.kernel} is of no kept launch")
    kept = files.read(point.launch_file.path)
    try:
        return _laid_out(kept, point, point.launch_file.path, code_cache)
    except (KeyError, IndexError, ValueError, TypeError, OverflowError, AssertionError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise InputError(f"the kept launch of {kept.kernel} does not fit together ({reason})") from None


def _laid_out(kept: KeptLaunch, point: PointSpec, path: str, code_cache: BlobFolder) -> LaidOut:
    if not is_variant_of(point.kernel, kept.kernel) or kept.source_hash != point.source_hash:
        raise InputError(f"{path} holds a launch of {kept.kernel}, not of this {point.kernel}")
    spec = load_device(point.device)
    if kept.size_bytes > host_memory.whole_bytes() / 3:  # the arrays, a copy of them, and what was read
        raise LaunchLimitError(f"the launch of {kept.kernel} has {kept.size_bytes:,} bytes of arrays, too many here")
    module = parse_module(kept.ptx, kept.path)
    entry = _entry(module, kept)
    code = _code(kept, point, spec)
    arrays = {array.name: aligned_copy(np.frombuffer(array.data, np.uint8)) for array in kept.arrays}
    starts = {name: int(array.ctypes.data) for name, array in arrays.items()}
    for array in kept.arrays:
        if addresses.may_hold_addresses(array):
            addresses.moved(arrays[array.name], kept.arrays, starts)
    parameters = np.frombuffer(kept.parameters, np.uint8).copy()
    for start in range(0, len(parameters) - len(parameters) % 8, 8):
        if start not in kept.pointers:
            addresses.moved(parameters[start : start + 8], kept.arrays, starts)
    requests: dict[int, MergedRequest] = {} if code.machine is None else merged_requests(code.machine, entry, module)
    request = LaunchRequest(
        module=module,
        symbol=kept.symbol,
        file_name=PurePath(kept.path).name,
        block=kept.block,
        grid=kept.grid,
        parameters=parameters.tobytes(),
        pointers=kept.pointers,
        arrays=arrays,
        variables=frozenset(array.name for array in kept.arrays if array.is_variable),
        limit=point.limit,
        dynamic_shared_bytes=kept.dynamic_shared_bytes,
        requests=requests,
        rules=spec.memory_rules,
    )
    launch = engine.Launch(request, code_cache)
    written = launch.written
    prepared = PreparedLaunch(
        request=request,
        before={name: array.copy() if name in written else array for name, array in arrays.items()},
        roles={name: ArrayRole.INOUT if name in written else ArrayRole.IN for name in arrays},
    )
    return LaidOut(code=_with_shared_names(code, kept, launch), prepared=prepared, launch=launch)


def _entry(module: tree.Module, kept: KeptLaunch) -> tree.Function:
    """Return the entry of a kept launch.

    Raises:
        InputError: the PTX has no such entry, or its parameters have other sizes.
    """
    try:
        entry = module.function(kept.symbol)
    except KeyError:
        raise InputError(f"the PTX of the kept launch of {kept.kernel} has no entry {kept.symbol!r}") from None
    end = 0
    for parameter in entry.parameters:
        size = size_of(parameter) or 0
        single = size // int(parameter.dimensions[0] or 1) if parameter.dimensions else size
        end += -end % (parameter.align or single or 1) + size
    if end != len(kept.parameters):
        raise InputError(
            f"the kept launch of {kept.kernel} has {len(kept.parameters)} bytes of parameters, its entry takes {end}"
        )
    return entry


def _code(kept: KeptLaunch, point: PointSpec, spec: GpuSpec) -> InspectedCode:
    static_bytes, fits = _resources(kept, spec)
    sizes = dict(zip(("blockDim.x", "blockDim.y", "blockDim.z"), kept.block, strict=True))
    indexing = Indexing.of(kept.source, {**kept.tune, **sizes}, kept.kernel)
    replaced = replaced_code(kept.target, kept.unexecuted, spec.target)
    where = [replaced] if replaced else []
    where += [f"{kept.front_end}: the launch in {kept.launched_at}, executed again", UNCOMPARED]
    if not kept.cubin:
        where.append("no machine code: requests as the PTX has them")
    elif shared_target(kept.target) != spec.target and not replaced:
        where.append(f"compiled for {kept.target}, counted for {spec.target}")
    code = InspectedCode(
        kernel=kept.kernel,
        title=kept.kernel,
        front_end=kept.front_end,
        path=kept.path,
        source=kept.source,
        problem=point.problem,
        tune=point.tune,
        spec=spec,
        target=kept.target or spec.target,
        compiler=kept.compiler,
        symbol=kept.symbol,
        ptx=kept.ptx,
        cubin=kept.cubin,
        grid=kept.grid,
        block=kept.block,
        static_shared_bytes=static_bytes,
        dynamic_shared_bytes=kept.dynamic_shared_bytes,
        fits=fits,
        arrays={array.name: KnownArray(size_bytes=len(array.data), row_bytes=array.row_bytes) for array in kept.arrays},
        row_bytes=indexing.row_bytes,
        where=tuple(where),
        is_replaced=bool(replaced),
    )
    try:
        code.machine  # noqa: B018 - reads the machine code, which is cached
    except Exception as error:  # noqa: BLE001 - the ELF reader trusts its file, and raises whatever a broken one leads to
        raise InputError(f"the machine code of the kept launch of {kept.kernel} cannot be read ({error})") from None
    return code


def _resources(kept: KeptLaunch, spec: GpuSpec) -> tuple[int, Occupancy | None]:
    """Return the static shared memory of a block, and how many blocks fit, as far as the machine code says it.

    Raises:
        InputError: the machine code cannot be read.
    """
    if not kept.cubin:
        return 0, None
    number = kept.target.removeprefix("sm_").rstrip("af")
    try:
        read = read_resources(kept.cubin, kept.symbol, (int(number[:-1]), int(number[-1])))
    except Exception as error:  # noqa: BLE001 - as above
        raise InputError(f"the machine code of the kept launch of {kept.kernel} cannot be read ({error})") from None
    try:
        fits = occupancy(
            spec.limits,
            threads_per_block=prod(kept.block),
            registers_per_thread=read.registers_per_thread,
            shared_bytes_per_block=read.static_shared_bytes + kept.dynamic_shared_bytes,
        )
    except WarplensError:  # it was executed all the same, and its lines are worth a look
        return read.static_shared_bytes, None
    return read.static_shared_bytes, fits


def _with_shared_names(code: InspectedCode, kept: KeptLaunch, launch: engine.Launch) -> InspectedCode:
    """Return code in which shared arrays of Numba have the names of the Python source, and its rows."""
    if kept.front_end != "numba":
        return code
    sizes = {variable.name: variable.size or 0 for variable in launch.program.variables.values()}
    found = names_of(sizes, shared_arrays(kept.source, kept.kernel))
    taken = set(code.arrays)
    names = {symbol: array.name for symbol, array in found.items() if array.name not in taken}
    rows = {array.name: array for array in found.values()}
    return replace(code, names=names, row_bytes=partial(_rows_in_python, rows))


def _rows_in_python(rows: dict[str, PythonArray], name: str, size_bytes: int) -> int:
    array = rows.get(name)
    return 0 if array is None else array.row_bytes(size_bytes)
