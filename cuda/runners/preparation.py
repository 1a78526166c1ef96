"""From a point to a launch that the engine can execute: read, compile, lay out the arguments, make the arrays.

The rule: whoever executes a point comes through here, so that all of them run the same machine code on the same inputs.
Nothing is executed here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import prod
from pathlib import Path

import numpy as np

from warplens.cuda.catalogue import KernelFile, Role, Workload, read_kernel_file
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
from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.errors import InputError, LaunchLimitError
from warplens.cuda.points import Launch, PointSpec
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.requests import MergedRequest
from warplens.cuda.runners.arguments import ParameterBlock, pack_arguments
from warplens.cuda.runners.memory_turns import room_in_turn
from warplens.cuda.simt.launch import engine
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros

KEPT_FILES = 64
KEPT_MODULES = 16
"""Parsed kernel files and PTX modules kept in a process: a sweep comes back to each for every size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedLaunch:
    """A launch ready to be executed, and its arrays as they were `before`.

    What the kernel only reads is there once, and what it only writes is zeros before: `before` holds copies of the
    other arrays alone. So it is right as long as `changed_inputs` finds none. `flow` is the control flow of the
    machine code, None where that is not read.
    """

    request: engine.LaunchRequest
    before: Mapping[str, Array] = field(repr=False)
    roles: Mapping[str, Role]
    flow: ControlFlow | None = None

    def restore(self) -> None:
        """Put the arrays of the request back as they were before the launch."""
        for name, array in self.before.items():
            if self.roles[name] is not Role.IN:
                self.request.arrays[name][...] = array

    def digests(self, written: Collection[str]) -> dict[str, bytes]:
        """Return the digests of those inputs that are among `written`, the arrays that the kernel has a store for."""
        return {name: _digest(self.before[name]) for name in written if self.roles.get(name) is Role.IN}

    def changed_inputs(self, digests: Mapping[str, bytes]) -> str:
        """Say which inputs no longer have their digests; an empty text where there are none."""
        changed = [name for name, digest in digests.items() if _digest(self.request.arrays[name]) != digest]
        names = ", ".join(map(repr, sorted(changed)))
        return f"the kernel writes to {names}, which it may only read: the role is 'in'" if changed else ""


def _digest(array: Array) -> bytes:
    return hashlib.blake2b(array.data.cast("B"), digest_size=16).digest()


class Preparer:
    """Prepares points; keeps what the points of a sweep share."""

    def __init__(self, cache: CompileCache | None = None) -> None:
        """Use a cache for what the compiler makes; by default the user's own."""
        self._cache = cache or default_cache()
        self._understood = lru_cache(maxsize=KEPT_MODULES)(_understand)
        self._parsed = lru_cache(maxsize=KEPT_MODULES)(parse_module)
        self._read = lru_cache(maxsize=KEPT_FILES)(_read_unchanged)

    def read(self, point: PointSpec) -> KernelFile:
        """Return the kernel file of a point.

        Raises:
            InputError: the file is not the one that the point was planned for, or it cannot be read.
        """
        return self._read(point.path, point.source_hash)

    def compile(self, kernel: KernelFile, workload: Workload, spec: GpuSpec) -> CompiledKernel:
        """Compile the kernel of a workload for a device.

        Raises:
            CompileError: the compiler refused the source.
        """
        return compile_source(
            kernel.source,
            name=Path(kernel.path).name,
            target=spec.target,
            entry=kernel.name,
            defines=workload.defines,
            options=kernel.options,
            cache=self._cache,
        )

    def pack(self, kernel: KernelFile, workload: Workload, compiled: CompiledKernel) -> ParameterBlock:
        """Lay out the parameters of a workload's launch.

        Raises:
            ArgumentsError: the arguments do not fit the compiled kernel.
        """
        entry = self._parsed(compiled.ptx).function(compiled.symbol)
        return pack_arguments(entry, workload.arguments, kernel=kernel.name)

    def prepare(
        self, kernel: KernelFile, workload: Workload, compiled: CompiledKernel, spec: GpuSpec, limit: int
    ) -> PreparedLaunch:
        """Return the launch of a workload; `limit` is in warp instructions of a block.

        Raises:
            ArgumentsError: the arguments do not fit the compiled kernel.
            LaunchLimitError: it computes in float64, and the device has no unit for that; or the host has no room for
                the arrays.
        """
        module, requests, flow = self._understood(compiled.ptx, compiled.cubin, compiled.symbol, compiled.target)
        entry = module.function(compiled.symbol)
        _check_double(entry, spec)
        packed = pack_arguments(entry, workload.arguments, kernel=kernel.name)
        with room_in_turn(needed_bytes(workload)):
            arrays = workload.make_arrays(allocate=aligned_zeros)
        request = engine.LaunchRequest(
            module=module,
            symbol=compiled.symbol,
            file_name=Path(kernel.path).name,
            block=workload.block,
            grid=workload.grid,
            parameters=packed.data,
            pointers=packed.pointers,
            arrays=arrays,
            dynamic_shared_bytes=workload.dynamic_shared_bytes,
            requests=requests,
            rules=spec.memory_rules,
            limit=limit,
        )
        roles = {array.name: array.role for array in workload.arrays}
        before = {name: _before(array, roles[name]) for name, array in arrays.items()}
        return PreparedLaunch(request=request, before=before, roles=roles, flow=flow)


def _before(array: Array, role: Role) -> Array:
    """Return an array as it is before the launch, in as little memory as it takes."""
    match role:
        case Role.IN:
            return array
        case Role.OUT:
            return np.broadcast_to(np.zeros((), array.dtype), array.shape)
        case Role.INOUT:
            return array.copy()


def needed_bytes(workload: Workload) -> int:
    """Return the bytes of all arrays, and of copies of those that are read and written."""
    return workload.array_bytes() + sum(array.size_bytes for array in workload.arrays if array.role is Role.INOUT)


def launch_shape(workload: Workload) -> Launch:
    """Return the shape of a workload's launch."""
    return Launch(grid=workload.grid, block=workload.block, dynamic_shared_bytes=workload.dynamic_shared_bytes)


def fit(workload: Workload, compiled: CompiledKernel, spec: GpuSpec) -> Occupancy:
    """Return how many blocks of a compiled workload fit on a multiprocessor of a device.

    Raises:
        LaunchLimitError: not one.
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
    doubles = any(isinstance(s, tree.Registers) and s.type == "f64" for s in entry.body or ())
    if doubles and not spec.fp64_lanes_per_sm:
        raise LaunchLimitError(f"the kernel computes in float64, and the {spec.name} has no unit for that")


def _understand(
    ptx: str, cubin: bytes, symbol: str, target: str
) -> tuple[tree.Module, dict[int, MergedRequest], ControlFlow | None]:
    """Parse the PTX and read off the cubin what became of its instructions; all of it serves every size of a sweep."""
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
