"""A kept launch of a program, laid out to be executed again.

The rule: the file may come from a stranger. What it says is checked before memory is taken for it, the code in it is
parsed and executed as that of a `.cu`, and what cannot be read is one sentence. That holds for PTX that no compiler
writes, too, on which the engine stumbles: compilers are what it is made for.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import prod
from pathlib import PurePath

import numpy as np

from warplens.cuda import host_memory
from warplens.cuda.blobs import BlobFolder
from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.compiler import merged_requests
from warplens.cuda.compiler.cubin import read_resources
from warplens.cuda.compiler.targets import shared_target
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import InputError, LaunchLimitError, WarplensError
from warplens.cuda.launches import addresses, files
from warplens.cuda.launches.kept import UNCOMPARED, KeptLaunch, is_variant_of, replaced_code
from warplens.cuda.points import PointSpec
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.runners.inspection.code import InspectedCode, LaidOut
from warplens.cuda.runners.inspection.python_arrays import PythonArray, names_of, shared_arrays
from warplens.cuda.runners.preparation import PreparedLaunch
from warplens.cuda.simt.explain.source_lines import KnownArray
from warplens.cuda.simt.explain.subscripts import Indexing
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.aligned_memory import aligned_copy
from warplens.cuda.simt.launch.request import LaunchRequest
from warplens.cuda.simt.program.layout import size_of


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
