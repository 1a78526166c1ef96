"""The steps of a point as those of a capture: launches, fills and looks at a flag, in order.

The rule: a step is settled when its turn comes, since a loop may depend on what the steps before it wrote. A kernel is
compiled once for all of its launches of one shape. An error in compiling a launch begins with the step, as one in
executing it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from warplens.cuda.capture.value import Capture, Fill, FlagRead, KernelFileOrigin, Region, Step, StepRun
from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.catalogue.sequence import Clearing, SequenceRun, StepLaunch
from warplens.cuda.catalogue.sequence import FlagRead as FlagLook
from warplens.cuda.device.occupancy import check_launch
from warplens.cuda.execute.derived_metrics import has_updates, kinds_in
from warplens.cuda.execute.preparation import CompiledPoint, PointLaunch, Preparer, ReadPoint
from warplens.cuda.ground.errors import CompileError, LaunchError, LaunchLimitError


class PointSteps:
    """The steps of a point, settled one after the other in each run (`warplens.cuda.capture.value.StepSource`).

    Attributes:
        version: what compiled its kernels, "" before the first.

    Args:
        preparer: compiles.
        read: the point; one whose workload has no steps is a single launch.
        included_hash: that of the files that its kernel file includes, None where it is unknown.
        code: the compiled kernel of a single launch.
    """

    def __init__(
        self, preparer: Preparer, read: ReadPoint, included_hash: str | None, code: CompiledPoint | None = None
    ) -> None:
        self.read = read
        self._preparer = preparer
        self._included_hash = included_hash
        self._code = code
        self._compiled: dict[object, CompiledPoint] = {} if code is None else {"": code}
        self._sizes = {array.name: array.size_bytes for array in read.workload.arrays}
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
        if self._code is None:
            return _PointRun(self, SequenceRun(self.read.workload))
        origin = KernelFileOrigin(path=str(self.read.kernel.path), source_hash=self.read.kernel.source_hash)
        launch = self._preparer.launch(replace(self._code, workload=self.read.workload))
        return Capture(origin=origin, codes=(), steps=(launch,)).begin()

    def fill(self, array: str) -> Fill:
        """Return the step that sets an array to zero."""
        return Fill(target=Region(buffer=array), row_bytes=self._sizes[array])

    def launch(self, action: StepLaunch, place: str) -> PointLaunch:
        """Return the launch of an action, whose kernel is compiled unless it was.

        Raises:
            ArgumentsError: the arguments do not fit the compiled kernel.
            CompileError: the compiler refused the source.
            InputError: a file that the kernel file includes has changed.
            LaunchLimitError: no block fits on a multiprocessor, or the grid is too large.
        """
        with naming(place):
            return self._preparer.launch(
                replace(self._code_of(action), workload=action.workload),
                number=action.step,
                place=place,
                open_arguments=action.open_arguments,
                open_axes=action.open_axes,
            )

    def _code_of(self, action: StepLaunch) -> CompiledPoint:
        workload, read = action.workload, self.read
        key = (workload.kernel, workload.block, workload.dynamic_shared_bytes)
        try:
            check_launch(read.spec.limits, grid=workload.grid, block=workload.block)
            if key not in self._compiled:
                code = self._preparer.compile_point(read.kernel, workload, read.spec, self._included_hash)
                self._compiled[key] = code
                self.version = code.compiled.version
        except LaunchLimitError as error:
            raise LaunchLimitError(f"{step_name(action.step, workload.kernel)}: {error}") from error
        return self._compiled[key]


class _PointRun:
    """One run through the steps of a point."""

    def __init__(self, steps: PointSteps, run: SequenceRun) -> None:
        self._steps = steps
        self._run = run
        self._launches: dict[int, int] = {}

    @property
    def memory(self) -> Mapping[str, str]:
        """The array whose memory each array has after the steps so far."""
        return self._run.memory

    def answer(self, *, is_set: bool) -> None:
        """Say whether the element of the array that was looked at is not zero."""
        self._run.answer(is_set=is_set)

    def __iter__(self) -> Iterator[Step]:
        """Yield the steps; each must be done before the next is asked for."""
        for action in self._run.actions():
            match action:
                case Clearing(array=name):
                    yield self._steps.fill(name)
                case FlagLook(array=name):
                    yield FlagRead(buffer=name)
                case StepLaunch():
                    earlier = self._launches.get(action.step, 0)
                    self._launches[action.step] = earlier + 1
                    place = step_name(action.step, action.workload.kernel)
                    yield self._steps.launch(action, f"{place}, launch {earlier + 1}" if earlier else place)


@contextmanager
def naming(place: str) -> Iterator[None]:
    """Let the sentence of an error of a launch begin with its place, where it has one.

    A `LaunchLimitError` passes unchanged: `PointSteps` names the step when it compiles the launch.

    Raises:
        LaunchError, CompileError: of the same type as the error inside.
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


def step_name(number: int, kernel: str) -> str:
    """Return a step as a sentence names it."""
    return f"step {number}, `{kernel}`"
