"""A kernel that a program has loaded, and the variables of its module.

The rule: a variable is device memory of its own, which keeps its contents from one launch to the next, and which all
kernels of the module share.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Argument, Code, Extent
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.record.launches import launch_capture
from warplens.cuda.record.session import current, place_of_caller
from warplens.cuda.simt.linking.calls import build_program


class LoadedKernel:
    """A compiled kernel of a program, ready to be launched.

    Attributes:
        parameters: those of its entry.

    Args:
        packages: names of packages whose own code is not the program's.
        names: the names of its parameters, where they are known.
        variables: the memory of the module's variables by name, to which those that it uses are added.

    Raises:
        WarplensError: the engine cannot read its code.
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
