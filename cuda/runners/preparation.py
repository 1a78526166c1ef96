"""From a point to a launch that the engine can execute: read, compile, lay out the arguments, make the arrays.

The rule: every runner prepares its points here, so that all of them run the same machine code on the same inputs.
Nothing is executed here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from pathlib import Path

import numpy as np

from warplens.cuda.catalogue import ArrayRole, KernelFile, Workload, read_kernel_file
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.compiler import (
    CompileCache,
    CompiledKernel,
    ControlFlow,
    compile_source,
    control_flow,
    default_cache,
    machine_code,
    merged_requests,
)
from warplens.cuda.compiler.options import relocated_options
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import InputError, LaunchLimitError
from warplens.cuda.points import LaunchShape, PointSpec
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.runners.arguments import ParameterBlock, pack_arguments
from warplens.cuda.runners.derived_metrics import resource_metrics
from warplens.cuda.runners.draft import ResultDraft
from warplens.cuda.runners.memory_turns import room_in_turn
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros

KEPT_FILES = 64
KEPT_MODULES = 16
"""A process keeps this many parsed kernel files and PTX modules: a sweep needs each again for every size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledPoint:
    """A point whose kernel is compiled for its device; `fits` is how many of its blocks fit on a multiprocessor."""

    kernel: KernelFile
    workload: Workload
    spec: GpuSpec
    compiled: CompiledKernel
    fits: Occupancy


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedLaunch:
    """A launch that is ready to be executed, and its arrays as they were `before`.

    An array that the kernel only reads exists once, and one that it only writes holds zeros before: `before` has copies
    of the other arrays alone. It is right as long as `changed_inputs` finds none. `flow` is the control flow of the
    machine code, None where that is not read.
    """

    request: engine.LaunchRequest
    before: Mapping[str, Array] = field(repr=False)
    roles: Mapping[str, ArrayRole]
    flow: ControlFlow | None = None

    def restore(self) -> None:
        """Put the arrays of the request back as they were before the launch."""
        for name, array in self.before.items():
            if self.roles[name] is not ArrayRole.IN:
                self.request.arrays[name][...] = array

    def digests(self, written: Collection[str]) -> dict[str, bytes]:
        """Return the digests of the inputs that are among `written`, the arrays that the kernel has a store for."""
        return {name: _digest(self.before[name]) for name in written if self.roles.get(name) is ArrayRole.IN}

    def changed_inputs(self, digests: Mapping[str, bytes]) -> str:
        """Say which inputs no longer have their digests, "" where all have."""
        changed = [name for name, digest in digests.items() if _digest(self.request.arrays[name]) != digest]
        names = ", ".join(map(repr, sorted(changed)))
        return f"the kernel writes to {names}, which it may only read: the role is 'in'" if changed else ""


def _digest(array: Array) -> bytes:
    return hashlib.blake2b(array.data.cast("B"), digest_size=16).digest()


class Preparer:
    """Prepares points; keeps what the points of a sweep share.

    Args:
        cache: keeps the compiler's output, by default the user's own.
    """

    def __init__(self, cache: CompileCache | None = None) -> None:
        self._cache = cache or default_cache()
        self._analysed = lru_cache(maxsize=KEPT_MODULES)(_analyse)
        self._parsed = lru_cache(maxsize=KEPT_MODULES)(parse_module)
        self._read = lru_cache(maxsize=KEPT_FILES)(_read_unchanged)

    def read(self, point: PointSpec) -> KernelFile:
        """Return the kernel file of a point.

        Raises:
            InputError: the file is not the one that the point was planned for, or it cannot be read.
        """
        kernel = self._read(point.path, point.source_hash)
        if not point.include_folders:
            return kernel
        return replace(kernel, options=relocated_options(kernel.options, point.include_folders))

    def prepare_point(self, draft: ResultDraft, spec: GpuSpec | None = None) -> CompiledPoint | None:
        """Read and compile the kernel of a point, and write into its draft all that is known before the launch.

        Args:
            draft: the draft of the point.
            spec: the device, by default the one that the point names.

        Returns:
            The compiled point, None where the point is skipped, since it breaks a requirement of its kernel.

        Raises:
            InputError: the kernel file or the device cannot be read, or a file that the kernel includes has changed.
            CompileError: the compiler refused the source.
            LaunchLimitError: no block fits on a multiprocessor.
        """
        point = draft.point
        kernel = self.read(point)
        draft.title = kernel.title
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is not None:
            draft.skip(f"requires {workload.broken_requirement}")
            return None
        draft.launch = launch_shape(workload)
        spec = spec or load_device(point.device)
        compiled = self.compile(kernel, workload, spec, point.included_hash)
        draft.compiler = compiled.version
        fits = fit(workload, compiled, spec)
        draft.metrics |= resource_metrics(compiled.resources, workload.dynamic_shared_bytes, fits, spec)
        return CompiledPoint(kernel=kernel, workload=workload, spec=spec, compiled=compiled, fits=fits)

    def compile(
        self, kernel: KernelFile, workload: Workload, spec: GpuSpec, included_hash: str | None = None
    ) -> CompiledKernel:
        """Compile the kernel of a workload for a device.

        Raises:
            CompileError: the compiler refused the source.
            InputError: the files that it includes have another hash than `included_hash`.
        """
        return compile_source(
            kernel.source,
            name=Path(kernel.path).name,
            target=spec.target,
            entry=kernel.name,
            defines=workload.defines,
            options=kernel.options,
            path=kernel.path,
            included_hash=included_hash,
            cache=self._cache,
        )

    def compile_point(
        self, kernel: KernelFile, workload: Workload, spec: GpuSpec, included_hash: str | None = None
    ) -> CompiledPoint:
        """Compile the kernel of a workload for a device, and check that a block fits there.

        Raises:
            CompileError: the compiler refused the source.
            InputError: the files that it includes have another hash than `included_hash`.
            LaunchLimitError: no block fits on a multiprocessor.
        """
        compiled = self.compile(kernel, workload, spec, included_hash)
        fits = fit(workload, compiled, spec)
        return CompiledPoint(kernel=kernel, workload=workload, spec=spec, compiled=compiled, fits=fits)

    def pack(self, code: CompiledPoint) -> ParameterBlock:
        """Lay out the parameters of a point's launch.

        Raises:
            ArgumentsError: the arguments do not fit the compiled kernel.
        """
        entry = self._parsed(code.compiled.ptx).function(code.compiled.symbol)
        return pack_arguments(entry, code.workload.arguments, kernel=code.kernel.name)

    def prepare(self, code: CompiledPoint, limit: int) -> PreparedLaunch:
        """Return the launch of a point; `limit` is in warp instructions of a block.

        Raises:
            ArgumentsError: the arguments do not fit the compiled kernel.
            LaunchLimitError: it computes in float64, and the device has no unit for that; or the host has no room for
                the arrays.
        """
        workload, compiled = code.workload, code.compiled
        module, requests, flow = self._analysed(compiled.ptx, compiled.cubin, compiled.symbol, compiled.target)
        entry = module.function(compiled.symbol)
        _check_double(entry, code.spec)
        packed = pack_arguments(entry, workload.arguments, kernel=code.kernel.name)
        with room_in_turn(needed_bytes(workload)):
            arrays = workload.make_arrays(allocate=aligned_zeros)
        request = engine.LaunchRequest(
            module=module,
            symbol=compiled.symbol,
            file_name=Path(code.kernel.path).name,
            block=workload.block,
            grid=workload.grid,
            parameters=packed.data,
            pointers=packed.pointers,
            arrays=arrays,
            dynamic_shared_bytes=workload.dynamic_shared_bytes,
            requests=requests,
            rules=code.spec.memory_rules,
            limit=limit,
        )
        roles = {array.name: array.role for array in workload.arrays}
        before = {name: _before(array, roles[name]) for name, array in arrays.items()}
        return PreparedLaunch(request=request, before=before, roles=roles, flow=flow)


def _before(array: Array, role: ArrayRole) -> Array:
    """Return an array as it is before the launch, in the least memory."""
    match role:
        case ArrayRole.IN:
            return array
        case ArrayRole.OUT:
            return np.broadcast_to(np.zeros((), array.dtype), array.shape)
        case ArrayRole.INOUT:
            return array.copy()


def needed_bytes(workload: Workload) -> int:
    """Return the bytes of all arrays, and of copies of those that are read and written.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> [kernel] = select(["matmul_tiled"])
        >>> needed_bytes(kernel.workload({"N": 1024}, {"TILE": 16})) == 3 * 4 * 1024**2
        True
    """
    return workload.array_bytes() + sum(array.size_bytes for array in workload.arrays if array.role is ArrayRole.INOUT)


def launch_shape(workload: Workload) -> LaunchShape:
    """Return the shape of a workload's launch.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> [kernel] = select(["matmul_tiled"])
        >>> launch_shape(kernel.workload({"N": 1024}, {"TILE": 16}))
        LaunchShape(grid=(64, 64, 1), block=(16, 16, 1), dynamic_shared_bytes=0)
    """
    return LaunchShape(grid=workload.grid, block=workload.block, dynamic_shared_bytes=workload.dynamic_shared_bytes)


def fit(workload: Workload, compiled: CompiledKernel, spec: GpuSpec) -> Occupancy:
    """Return how many blocks of a compiled workload fit on a multiprocessor of a device.

    Raises:
        LaunchLimitError: no block fits.

    Example:
        >>> from warplens.cuda.catalogue import select
        >>> from warplens.cuda.compiler import KernelResources
        >>> from warplens.cuda.device.spec import load_spec
        >>> [kernel] = select(["transpose_tiled"])
        >>> resources = KernelResources(
        ...     registers_per_thread=64, static_shared_bytes=4096, local_bytes_per_thread=0, spill_store_bytes=0,
        ...     spill_load_bytes=0, constant_bytes=0, parameter_bytes=24,
        ... )
        >>> compiled = CompiledKernel(
        ...     entry="k", symbol="k", target="sm_90", version="", log="", resources=resources, ptx="", cubin=b""
        ... )
        >>> fits = fit(kernel.workload({"N": 1024}, {"TILE": 32}), compiled, load_spec("h200"))
        >>> fits.blocks_per_sm, fits.limiter
        (1, 'registers')
    """
    return occupancy(
        spec.limits,
        threads_per_block=prod(workload.block),
        registers_per_thread=compiled.resources.registers_per_thread,
        shared_bytes_per_block=compiled.resources.static_shared_bytes + workload.dynamic_shared_bytes,
    )


def _check_double(entry: tree.Function, spec: GpuSpec) -> None:
    """Refuse float64 arithmetic on a device that has none.

    Raises:
        LaunchLimitError: the entry has float64 registers, and the device no unit for them.
    """
    has_doubles = any(isinstance(s, tree.RegisterDeclaration) and s.type == "f64" for s in entry.body or ())
    if has_doubles and not spec.fp64_lanes_per_sm:
        raise LaunchLimitError(f"the kernel computes in float64, and the {spec.name} has no unit for that")


def _analyse(
    ptx: str, cubin: bytes, symbol: str, target: str
) -> tuple[tree.Module, dict[int, MergedRequest], ControlFlow | None]:
    """Parse the PTX, and read merged requests and control flow off the cubin; all sizes of a sweep share them."""
    module = parse_module(ptx)
    entry, code = module.function(symbol), machine_code(cubin, symbol, target)
    if code is None:
        return module, {}, None
    return module, merged_requests(code, entry), control_flow(code, entry)


def _read_unchanged(path: str, source_hash: str) -> KernelFile:
    kernel = read_kernel_file(path)
    if kernel.source_hash != source_hash:
        raise InputError(f"{path} has changed since the sweep was planned: plan it again")
    return kernel
