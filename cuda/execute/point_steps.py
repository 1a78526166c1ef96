"""The steps of a point as those of a capture: launches, fills and looks at a flag, in order.

The rule: a step is settled when its turn comes, since a loop may depend on what the steps before it wrote. A kernel is
compiled once for all of its launches of one shape. An error in compiling a launch begins with the step, as one in
executing it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from warplens.cuda.capture.value import StepRun
from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.catalogue.sequence import SequenceRun, StepLaunch, step_name
from warplens.cuda.device.occupancy import check_launch
from warplens.cuda.execute.derived_metrics import has_updates, kinds_in
from warplens.cuda.execute.preparation import CompiledPoint, PointLaunch, Preparer, ReadPoint
from warplens.cuda.ground.errors import CompileError, LaunchError, LaunchLimitError


class PointSteps:
    """The steps of a point, settled one after the other in each run (`warplens.cuda.capture.value.StepSource`).

    A point whose workload has no steps is a single launch of a compiled kernel, its `code`. `version` says what
    compiled its kernels, "" before the first.
    """

    def __init__(
        self, preparer: Preparer, read: ReadPoint, included_hash: str | None, code: CompiledPoint | None = None
    ) -> None:
        self.read = read
        self._preparer = preparer
        self._included_hash = included_hash
        self._code = code
        self._compiled: dict[object, CompiledPoint] = {} if code is None else {"": code}
        self.version = "" if code is None else code.compiled.version

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of arithmetic of the kernels so far."""
        return frozenset[str]().union(*(kinds_in(code.compiled) for code in self._compiled.values()))

    @property
    def updates(self) -> bool:
        """Whether a run may give another result on arrays that are as the one before left them."""
        arrays = self.read.workload.arrays
        return self._code is None or has_updates(self._code.compiled) or any(a.role is ArrayRole.INOUT for a in arrays)

    def begin(self) -> StepRun:
        """Begin a run through the steps."""
        return SequenceRun(self.read.workload, self._launch)

    def _launch(self, step: StepLaunch) -> PointLaunch:
        """Return a launch whose turn has come; its kernel is compiled unless it was."""
        with naming(step.place):
            return self._preparer.launch(replace(self._code_of(step), workload=step.workload), step)

    def _code_of(self, step: StepLaunch) -> CompiledPoint:
        if self._code is not None:
            return self._code
        workload, read = step.workload, self.read
        key = (workload.kernel, workload.block, workload.dynamic_shared_bytes)
        try:
            check_launch(read.spec.limits, grid=workload.grid, block=workload.block)
            if key not in self._compiled:
                code = self._preparer.compile_point(read.kernel, workload, read.spec, self._included_hash)
                self._compiled[key] = code
                self.version = code.compiled.version
        except LaunchLimitError as error:
            raise LaunchLimitError(f"{step_name(step.number, workload.kernel)}: {error}") from error
        return self._compiled[key]


@contextmanager
def naming(place: str) -> Iterator[None]:
    """Let the sentence of a LaunchError or CompileError of a launch begin with its place, where it has one.

    A `LaunchLimitError` passes unchanged: `PointSteps` names the step when it compiles the launch.
    """
    try:
        yield
    except LaunchLimitError:
        raise
    except LaunchError as error:
        if not place:
            raise
        raise type(error)(f"{place}: {error}") from error
    except CompileError as error:
        raise CompileError(f"{place}: {error.message}", error.log) from error
