"""A captured launch on a device: the request that the engine executes, and what its machine code takes and says.

The rule: wherever a capture comes from, its launch becomes a request here. What is read off the code is kept, since
programs and sweeps launch the same code again and again.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from math import prod
from pathlib import PurePath

import msgspec
import numpy as np

from warplens.cuda.capture.memory import POINTER_BYTES, Allocation, Buffer, Regions, Zeros, may_hold_addresses
from warplens.cuda.capture.value import Capture, Code, Launch
from warplens.cuda.catalogue import Workload
from warplens.cuda.compiler.compiled import KernelResources, machine_code, read_resources
from warplens.cuda.compiler.machine import ControlFlow, MachineCode, control_flow
from warplens.cuda.compiler.merging import merged_requests
from warplens.cuda.device.occupancy import Occupancy, occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.host import copy_into
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import MergedRequest
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.program.blocks import cluster_of
from warplens.cuda.simt.program.blocks import parameters as places_of

KEPT_CODES = KEPT_MODULES = 64  # parsed code of this many kernels is kept: programs repeat their launches
KEPT_RESOURCES = 256  # the resources of so many kernels are kept: those of a kernel are asked for at each of its points


def check_block(capture: Capture) -> None:
    """Raise an InputError where the block of a saved launch has not the size that its entry takes."""
    end = max((placed.offset + placed.size for placed in places_of(entry_of(capture).parameters).values()), default=0)
    parameters = capture.launch.parameters or b""
    if end != len(parameters):
        raise InputError(
            f"the kept launch of {capture.code.kernel} has {len(parameters)} bytes of parameters, its entry takes {end}"
        )


def module_of(capture: Capture) -> tree.Module:
    """Return the parsed PTX of a capture with one kernel."""
    return parsed(capture.code.ptx)


def entry_of(capture: Capture) -> tree.Function:
    """Return the entry of a capture with one kernel."""
    code = capture.code
    try:
        return module_of(capture).function(code.symbol)
    except KeyError:
        raise InputError(f"the PTX of the kept launch of {code.kernel} has no entry {code.symbol!r}") from None


def file_name_of(capture: Capture) -> str:
    """Return the name of the file of a kernel for messages, where it stands before a line."""
    return _name_of(capture.path)


parsed = lru_cache(maxsize=KEPT_MODULES)(parse_module)


@lru_cache(maxsize=256)
def _name_of(path: str) -> str:
    return PurePath(path).name


def placed(capture: Capture) -> Capture:
    """Return a capture of one launch whose buffers are copies between guard pages."""
    memory = {buffer.name: aligned_zeros(buffer.size_bytes) for buffer in capture.buffers}
    starts = {name: int(data.ctypes.data) for name, data in memory.items()}
    regions = Regions(
        {buffer.name: buffer.address for buffer in capture.buffers},
        {buffer.name: buffer.size_bytes for buffer in capture.buffers},
    )
    for buffer in capture.buffers:
        if isinstance(buffer.contents, Allocation):
            data = buffer.contents.data
            copy_into(memory[buffer.name], regions.moved(data, starts) if may_hold_addresses(buffer) else data)
        elif not isinstance(buffer.contents, Zeros):
            raise InputError(f"the contents of {buffer.name!r} must be made before the launch of {capture.code.kernel}")
    launch = capture.launch
    block = np.frombuffer(launch.parameters or b"", np.uint8)
    parameters = bytearray(regions.moved(block, starts).tobytes())
    for at in launch.pointers:  # these are offsets, which are no addresses
        parameters[at : at + POINTER_BYTES] = block[at : at + POINTER_BYTES].tobytes()
    return replace(
        capture,
        buffers=tuple(_at(buffer, memory[buffer.name]) for buffer in capture.buffers),
        steps=(msgspec.structs.replace(launch, parameters=bytes(parameters)),),
    )


def _at(buffer: Buffer, data: np.ndarray) -> Buffer:
    contents = Allocation(data=data, guarded=True)
    return msgspec.structs.replace(buffer, contents=contents, address=contents.address)


def request_of(
    capture: Capture,
    spec: GpuSpec,
    *,
    limit: int,  # the most warp instructions that a block may execute
    arrays: Mapping[str, np.ndarray] | None = None,  # buffers on which the engine may work, by default where they are
    is_hurried: bool = False,  # it is translated in little time at first, and its code kept for other processes
) -> LaunchRequest:
    """Return the request of a laid-out capture of one launch; `LaunchLimitError` if no GPU launches as many blocks."""
    code, launch = capture.code, capture.launch
    return LaunchRequest(
        module=module_of(capture),
        symbol=code.symbol,
        file_name=file_name_of(capture),
        block=launch.block,
        grid=launch.grid,
        cluster=cluster_of(entry_of(capture), launch.cluster),
        parameters=launch.parameters or b"",
        pointers=launch.pointers,
        arrays={buffer.name: buffer.data for buffer in capture.buffers} if arrays is None else arrays,
        variables=capture.variables,
        limit=limit,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        requests=_requests(code) if spec.has_machine_code else {},
        rules=spec.memory_rules,
        ptx=code.ptx if is_hurried else "",
        is_hurried=is_hurried,
        textures=launch.textures,
        open_words=launch.open_words,
        open_axes=launch.open_axes,
    )


def flow_of(code: Code, spec: GpuSpec) -> ControlFlow | None:
    """Return the control flow of some machine code, None where that is not read."""
    return _flow(code) if spec.has_machine_code else None


@lru_cache(maxsize=KEPT_RESOURCES)
def resources_of(code: Code) -> KernelResources:
    """Return what a kernel takes, as its machine code says; that does not tell spills from other stores."""
    number = code.target.removeprefix("sm_").rstrip("af")
    return read_resources(code.cubin, code.symbol, (int(number[:-1]), int(number[-1])))


def fitting(launch: Launch | Workload, resources: KernelResources, spec: GpuSpec) -> Occupancy:
    """Return how many blocks of a launch fit on a multiprocessor; `LaunchLimitError` if none does."""
    return occupancy(
        spec.limits,
        threads_per_block=prod(launch.block),
        registers_per_thread=resources.registers_per_thread,
        shared_bytes_per_block=resources.static_shared_bytes + launch.dynamic_shared_bytes,
    )


def machine_of(code: Code, spec: GpuSpec) -> MachineCode | None:
    """Return the machine code of a kernel, None where there is none or it is not read."""
    return _machine(code) if spec.has_machine_code else None


@lru_cache(maxsize=1)  # for one kernel after the other
def _machine(code: Code) -> MachineCode | None:
    return machine_code(code.cubin, code.symbol, code.target) if code.cubin else None


@lru_cache(maxsize=KEPT_CODES)
def _requests(code: Code) -> dict[int, MergedRequest]:
    module, machine = parsed(code.ptx), _machine(code)
    return {} if machine is None else merged_requests(machine, module.function(code.symbol), module)


@lru_cache(maxsize=KEPT_CODES)
def _flow(code: Code) -> ControlFlow | None:
    machine = _machine(code)
    return None if machine is None else control_flow(machine, parsed(code.ptx).function(code.symbol))
