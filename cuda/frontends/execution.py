"""Executes the launch of a front end on the engine.

The rule: the engine works on copies with guard pages, and what the kernel wrote is copied back even when the launch
fails, as on a card. A pointer keeps the bounds of its allocation, so that an access outside it is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.device.memory_rules import MemoryRules
from warplens.cuda.errors import ArgumentsError
from warplens.cuda.frontends.launches import Allocation, KernelLaunch, Pointer
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import CURRENT
from warplens.cuda.simt.launch.aligned_memory import aligned_copy
from warplens.cuda.simt.launch.engine import Launch, LaunchRequest
from warplens.cuda.simt.program.layout import size_of

POINTER_BYTES = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class PackedLaunch:
    """The parameter block of a launch, and the allocations that its pointers lead to, by name."""

    parameters: bytes
    pointers: Mapping[int, str]
    allocations: Mapping[str, Allocation]


def pack(launch: KernelLaunch, entry: tree.Function) -> PackedLaunch:
    """Lay out the arguments of a launch as the parameters of its entry require.

    An allocation that several arguments point into is one array, named after the first of these parameters.

    Raises:
        ArgumentsError: there are too few or too many, or one has another width than its parameter.

    Example:
        >>> from warplens.cuda.frontends.launches import Place, Scalar
        >>> entry = parse_module(".version 8.8 .target sm_90 .entry k(.param .u32 n) { ret; }").function("k")
        >>> one = (1, 1, 1)
        >>> launch = KernelLaunch(
        ...     front_end="fake", kernel="k", symbol="k", ptx="", grid=one, block=one,
        ...     arguments=(Scalar(data=bytes([7, 0, 0, 0]), dtype="uint32"),), launched_at=Place(file="a.py", line=1),
        ... )
        >>> pack(launch, entry).parameters.hex()
        '07000000'
    """
    where = f"{launch.launched_at.file}:{launch.launched_at.line}: {launch.kernel}"
    if len(entry.parameters) != len(launch.arguments):
        raise ArgumentsError(
            f"{where} is launched with {len(launch.arguments)} arguments, but its compiled kernel has "
            f"{len(entry.parameters)} parameters"
        )
    block = bytearray()
    pointers: dict[int, str] = {}
    names: dict[int, str] = {}
    allocations: dict[str, Allocation] = {}
    for position, (parameter, argument) in enumerate(zip(entry.parameters, launch.arguments, strict=True)):
        size = size_of(parameter) or 0
        single = size // int(parameter.dimensions[0] or 1) if parameter.dimensions else size
        block += bytes(-len(block) % (parameter.align or single))
        if isinstance(argument, Pointer):
            data = argument.offset_bytes.to_bytes(POINTER_BYTES, "little")
            name = names.setdefault(id(argument.allocation), parameter.name)
            allocations[name] = argument.allocation
            pointers[len(block)] = name
            what = "a pointer"
        else:
            data, what = argument.data, f"a number of type {argument.dtype}"
        if len(data) != size:
            raise ArgumentsError(
                f"{where}: argument {position} is {what} of {len(data)} bytes, but the parameter has {size}"
            )
        block += data
    return PackedLaunch(parameters=bytes(block), pointers=pointers, allocations=allocations)


def execute(
    launch: KernelLaunch, *, limit: int, rules: MemoryRules = CURRENT, code_cache: BlobFolder | None = None
) -> LaunchCounts:
    """Execute every block of a launch, change its allocations as the kernel does, and return the counts.

    Args:
        launch: what is executed.
        limit: the most warp instructions that a block may execute.
        rules: how the GPU splits requests.
        code_cache: where the engine keeps its code.

    Raises:
        ArgumentsError: the arguments do not fit the kernel.
        KernelFault: an access out of bounds or misaligned, or a barrier that lanes do not reach together.
        InstructionLimitError: a block does not end.
        PtxSyntaxError: the grammar does not cover the PTX.
        UnsupportedError: the kernel uses a feature that the engine does not execute.
    """
    file_name = (launch.source_at or launch.launched_at).file
    module = parse_module(launch.ptx, file_name)
    packed = pack(launch, module.function(launch.symbol))
    arrays: dict[str, np.ndarray] = {name: aligned_copy(item.data) for name, item in packed.allocations.items()}
    request = LaunchRequest(
        module=module,
        symbol=launch.symbol,
        file_name=file_name,
        block=launch.block,
        grid=launch.grid,
        parameters=packed.parameters,
        pointers=packed.pointers,
        arrays=arrays,
        limit=limit,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        rules=rules,
    )
    compiled = Launch(request, code_cache)
    try:
        return compiled.run()
    finally:
        for name in compiled.written:
            packed.allocations[name].data[...] = arrays[name]
