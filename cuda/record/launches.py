"""The capture of one launch that a program makes.

The rule: nothing here knows a front end. An adapter gives the code and what the program passes; all that follows reads
the capture alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warplens.cuda.capture.memory import Allocation, buffer_of
from warplens.cuda.capture.value import Argument, Capture, Code, Extent, Launch, Place, ProgramOrigin
from warplens.cuda.compiler import CompiledKernel


def code_of(
    compiled: CompiledKernel,
    kernel: str,
    *,
    source: str,
    source_at: Place,
    options: tuple[tuple[str, str], ...] = (),
) -> Code:
    """Return the code of a kernel that was compiled here, under the name that the program gave it."""
    return Code(
        kernel=kernel,
        symbol=compiled.symbol,
        ptx=compiled.ptx,
        cubin=compiled.cubin,
        target=compiled.target,
        compiler=compiled.version,
        source=source,
        source_at=source_at,
        options=options,
    )


def launch_capture(
    front_end: str,
    code: Code,
    arguments: Iterable[Argument],
    *,
    grid: Extent,
    block: Extent,
    launched_at: Place,
    dynamic_shared_bytes: int = 0,
    names: Iterable[str] = (),
    ones: tuple[str, ...] = (),
    variables: Iterable[tuple[str, Allocation]] = (),
    reachable: Iterable[Allocation] = (),
    remark: str = "",
) -> Capture:
    """Return the capture of a launch on the memory of the program."""
    return Capture(
        origin=ProgramOrigin(front_end=front_end, launched_at=launched_at, remark=remark),
        codes=(code,),
        buffers=(
            *(buffer_of(name, allocation, is_variable=True) for name, allocation in variables),
            *(buffer_of("", allocation) for allocation in reachable),
        ),
        steps=(
            Launch(
                grid=grid,
                block=block,
                dynamic_shared_bytes=dynamic_shared_bytes,
                arguments=tuple(arguments),
                names=tuple(names),
                ones=ones,
            ),
        ),
    )


def three(extents: Any) -> Extent:
    """Return extents in x, y, z; those that are missing are 1."""
    x, y, z = (*map(int, extents if isinstance(extents, Iterable) else (extents,)), 1, 1)[:3]
    return x, y, z
