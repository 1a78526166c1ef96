"""A kept launch as a launch of a front end again, with memory of its own: so it is executed, and given to a GPU.

The rule: it is what was kept, in other places: addresses in its memory and its parameters lead to the same arrays.
"""

from __future__ import annotations

import numpy as np

from warplens.cuda.capture import addresses
from warplens.cuda.capture.kept import KeptArray, KeptLaunch
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.record.launches import Allocation, KernelLaunch, Place, Pointer, Scalar
from warplens.cuda.record.memory import WORD_BYTES, DeviceMemory
from warplens.cuda.simt.program.layout import size_of


def replayed(kept: KeptLaunch) -> KernelLaunch:
    """Return a launch with the code, the shape and the arguments of a kept one.

    Raises:
        InputError: its PTX has no such entry, or its parameters do not fit that.
        PtxSyntaxError: the grammar does not cover the PTX.
    """
    try:
        entry = parse_module(kept.ptx, kept.path).function(kept.symbol)
    except KeyError:
        raise InputError(f"the PTX of the kept launch of {kept.kernel} has no entry {kept.symbol!r}") from None
    memory = DeviceMemory()
    arrays = {array.name: array for array in kept.arrays}
    allocations = {array.name: _allocated(memory, array) for array in kept.arrays}
    starts = {name: allocation.address for name, allocation in allocations.items()}
    for name, array in arrays.items():
        if addresses.may_hold_addresses(array):
            addresses.moved(allocations[name].data, kept.arrays, starts)
    names, arguments, at = list[str](), list[Pointer | Scalar](), 0
    for parameter in entry.parameters:
        size = size_of(parameter) or 0
        single = size // int(parameter.dimensions[0] or 1) if parameter.dimensions else size
        at += -at % (parameter.align or single or 1)
        data = np.frombuffer(kept.parameters[at : at + size], np.uint8).copy()
        name = kept.pointers.get(at, "")
        if len(data) != size:
            raise InputError(
                f"the kept launch of {kept.kernel} has {len(kept.parameters)} bytes of parameters, and its entry takes "
                "more"
            )
        if name:
            offset = int.from_bytes(data.tobytes(), "little")
            array = arrays[name]
            pointer = Pointer(allocation=allocations[name], offset_bytes=offset, dtype=array.dtype, shape=array.shape)
            arguments.append(pointer)
        else:
            if at % WORD_BYTES == 0:
                addresses.moved(data, kept.arrays, starts)
            arguments.append(Scalar(data=data.tobytes(), dtype=""))
        names.append(name or parameter.name)
        at += size
    variables = tuple((array.name, allocations[array.name]) for array in kept.arrays if array.is_variable)
    direct = {*kept.pointers.values(), *(name for name, _ in variables)}
    return KernelLaunch(
        front_end=kept.front_end,
        kernel=kept.kernel,
        symbol=kept.symbol,
        ptx=kept.ptx,
        cubin=kept.cubin,
        target=kept.target,
        compiler=kept.compiler,
        grid=kept.grid,
        block=kept.block,
        dynamic_shared_bytes=kept.dynamic_shared_bytes,
        arguments=tuple(arguments),
        names=tuple(names),
        variables=variables,
        reachable=tuple(allocation for name, allocation in allocations.items() if name not in direct),
        source=kept.source,
        launched_at=Place(file=kept.path, line=1),
        unexecuted=kept.unexecuted,
    )


def _allocated(memory: DeviceMemory, array: KeptArray) -> Allocation:
    allocation = memory.allocate(len(array.data))
    allocation.data[: len(array.data)] = np.frombuffer(array.data, np.uint8)
    return allocation
