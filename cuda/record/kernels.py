"""A kernel that a program has loaded, and the variables of its module.

The rule: a variable is device memory of its own, which keeps its contents from one launch to the next, and which all
kernels of the module share.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import Any

import numpy as np

from warplens.cuda.capture.memory import Allocation, buffer_of
from warplens.cuda.capture.value import Argument, Capture, Code, Extent, Launch, Place, ProgramOrigin
from warplens.cuda.compiler import CompiledKernel
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.record.session import current, place_of_caller
from warplens.cuda.simt.linking.calls import build_program

# The capture of one launch that a program makes.
# Nothing here knows a front end. An adapter gives the code and what the program passes; all that follows reads the
# capture alone.


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


class LoadedKernel:
    """A compiled kernel of a program, ready to be launched.

    Args:
        packages: names of packages whose own code is not the program's.
        names: the names of its parameters, where they are known.
        variables: the memory of the module's variables by name, to which those that it uses are added.
    """

    def __init__(
        self,
        code: Code,
        *,
        front_end: str,
        packages: tuple[str, ...],
        names: tuple[str, ...],
        variables: dict[str, Allocation],
    ) -> None:
        self.code = code
        module = parse_module(code.ptx)
        self.parameters: tuple[tree.Variable, ...] = tuple(module.function(code.symbol).parameters)
        self._front_end, self._packages = front_end, packages
        self._names = names if len(names) == len(self.parameters) else ()
        program = build_program(module, code.symbol, PurePath(code.path).name or "<ptx>")
        for name, data in program.data.items():
            if name not in variables and not data.addresses and " " not in name:
                variables[name] = current().memory.allocate(len(data.initial))
                variables[name].data[: len(data.initial)] = np.frombuffer(data.initial, np.uint8)
        self._variables = tuple((name, variables[name]) for name in program.data if name in variables)

    def launch(
        self, arguments: Sequence[Argument], *, grid: Extent, block: Extent, dynamic_shared_bytes: int = 0
    ) -> None:
        """Launch it."""
        session = current()
        session.launch(
            launch_capture(
                self._front_end,
                self.code,
                arguments,
                grid=grid,
                block=block,
                dynamic_shared_bytes=dynamic_shared_bytes,
                names=self._names,
                launched_at=place_of_caller(*self._packages),
                variables=self._variables,
                reachable=session.memory.led_to(arguments, self._variables),
            )
        )
