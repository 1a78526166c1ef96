"""Compiles the kernels of a sequence, each once for all of its launches of one shape.

The rule: a limit of the device that a launch exceeds is told with its step.
"""

from __future__ import annotations

from dataclasses import replace

from warplens.cuda.catalogue.sequence import StepLaunch
from warplens.cuda.device.occupancy import check_launch
from warplens.cuda.execute.derived_metrics import kinds_in
from warplens.cuda.execute.preparation import CompiledPoint, Preparer, ReadPoint
from warplens.cuda.execute.sequences.steps import step_name
from warplens.cuda.ground.errors import LaunchLimitError


class StepCompiler:
    """Compiles the launches of one point.

    Attributes:
        version: what compiled them, "" before the first.

    Args:
        preparer: compiles.
        read: the point.
        included_hash: that of the files that its kernel file includes, None where it is unknown.
    """

    def __init__(self, preparer: Preparer, read: ReadPoint, included_hash: str | None) -> None:
        self._preparer = preparer
        self._read = read
        self._included_hash = included_hash
        self._compiled: dict[object, CompiledPoint] = {}
        self.version = ""

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of arithmetic of the kernels so far."""
        return frozenset[str]().union(*(kinds_in(code.compiled) for code in self._compiled.values()))

    def compiled(self, action: StepLaunch) -> CompiledPoint:
        """Return the compiled kernel of a launch, with the workload of that launch.

        Raises:
            CompileError: the compiler refused the source.
            InputError: a file that the kernel file includes has changed.
            LaunchLimitError: no block fits on a multiprocessor, or the grid is too large.
        """
        workload = action.workload
        key = (workload.kernel, workload.block, workload.dynamic_shared_bytes)
        read = self._read
        try:
            check_launch(read.spec.limits, grid=workload.grid, block=workload.block)
            if key not in self._compiled:
                code = self._preparer.compile_point(read.kernel, workload, read.spec, self._included_hash)
                self._compiled[key] = code
                self.version = code.compiled.version
        except LaunchLimitError as error:
            raise LaunchLimitError(f"{step_name(action.step, workload.kernel)}: {error}") from error
        return replace(self._compiled[key], workload=workload)
