"""What the launches of front ends ask of a device: their shape, and what their machine code takes of it."""

from __future__ import annotations

import math
from functools import lru_cache

from warplens.cuda.compiler import KernelResources
from warplens.cuda.compiler.sass import read_resources
from warplens.cuda.device.occupancy import Occupancy, check_launch, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.record.launches import KernelLaunch

KEPT_RESOURCES = 256
"""The resources of this many kernels are kept: those of a kernel are asked for at each of its points."""


def check_shape(launch: KernelLaunch, spec: GpuSpec) -> None:
    """Refuse a launch whose grid or block is larger than the device allows.

    Raises:
        LaunchLimitError: it is.
    """
    check_launch(spec.limits, grid=launch.grid, block=launch.block)


def fitting(launch: KernelLaunch, resources: KernelResources, spec: GpuSpec) -> Occupancy:
    """Return how many blocks of a launch fit on a multiprocessor.

    Raises:
        LaunchLimitError: none does.
    """
    return occupancy(
        spec.limits,
        threads_per_block=math.prod(launch.block),
        registers_per_thread=resources.registers_per_thread,
        shared_bytes_per_block=resources.static_shared_bytes + launch.dynamic_shared_bytes,
    )


@lru_cache(maxsize=KEPT_RESOURCES)
def resources_of(cubin: bytes, symbol: str, target: str) -> KernelResources:
    """Return what a kernel of a front end takes, as its machine code says; that does not tell spills from
    other stores.
    """
    number = target.removeprefix("sm_").rstrip("af")
    read = read_resources(cubin, symbol, (int(number[:-1]), int(number[-1])))
    return KernelResources(
        registers_per_thread=read.registers_per_thread,
        static_shared_bytes=read.static_shared_bytes,
        local_bytes_per_thread=read.local_bytes_per_thread,
        spill_store_bytes=0,
        spill_load_bytes=0,
        constant_bytes=read.constant_bytes,
        parameter_bytes=read.parameter_bytes,
        max_threads_per_block=read.max_threads_per_block,
    )
