"""Executes a sequence of launches on the engine: every block of every launch, on arrays that the launches share.

The rule: nothing is sampled, since each launch reads what those before it wrote; a note says where that takes longer
than the budget. Before a launch runs it is searched for races, on arrays that are restored afterwards: the first launch
of each step, and as many others as take about the time of executing so far, or all where the point asks for that.
A fault names its step.

Launches of a step that differ in what depends on the number of a round share their code.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np

from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.catalogue.launch_spec import launch_steps, step_list
from warplens.cuda.catalogue.sequence import Action, Clearing, FlagRead, SequenceRun, StepLaunch
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.execute import verification
from warplens.cuda.execute.execution import hazards
from warplens.cuda.execute.execution.hazards import OVERRUN
from warplens.cuda.execute.execution.reference_runs import ReferenceResult
from warplens.cuda.execute.memory_turns import room_in_turn
from warplens.cuda.execute.preparation import (
    CompiledPoint,
    PreparedLaunch,
    Preparer,
    ReadPoint,
    arrays_before,
    needed_bytes,
)
from warplens.cuda.execute.sequences.compiling import StepCompiler
from warplens.cuda.execute.sequences.steps import ExecutedStep, clearing_time, step_name, summed
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import CompileError, InputError, KernelFault, LaunchError, LaunchLimitError
from warplens.cuda.ground.points import Check, CheckLevel, PointSpec
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import Mode
from warplens.cuda.timing import ModelledTime

FIRST_SECONDS = 0.05
"""The first launch of a step is searched for this many seconds at least, however long other steps were searched."""


@dataclass(slots=True, kw_only=True)
class _Search:
    """The search of one step for races: launches and blocks searched, and what it noted."""

    launches: int = 0
    extent: hazards.SearchExtent = field(default_factory=hazards.SearchExtent)
    notes: dict[str, None] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class _Code:
    """The compiled code of launches that share it; `checked` finds races."""

    launch: Launch
    checked: Launch | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedStep:
    """One launch of a step before its execution, on the arrays as the launches before it left them.

    `name` names the launch in a sentence. What the launch writes is put back by `prepared`, whose roles are those that
    the arrays have for this launch.
    """

    name: str
    code: CompiledPoint
    launch: Launch
    prepared: PreparedLaunch


class SequenceExecution:
    """One execution of a sequence.

    Attributes:
        printed: the text that the kernels printed so far.
        faults: the sentences of races and wrong accesses to shared memory, and of inputs that were changed.

    Args:
        read: the point, whose workload has steps.
        point: the point's settings: limit of instructions, budget, how much is searched for races.
        preparer: compiles the kernels.
        code_cache: keeps the engine's code.
        threads: the number of threads that execute blocks.
    """

    def __init__(
        self, read: ReadPoint, point: PointSpec, *, preparer: Preparer, code_cache: BlobFolder, threads: int
    ) -> None:
        self._read = read
        self._point = point
        self._preparer = preparer
        self._code_cache = code_cache
        self._threads = threads
        self._compiler = StepCompiler(preparer, read, point.included_hash)
        workload = read.workload
        with room_in_turn(needed_bytes(workload)):
            self._arrays = workload.make_arrays(allocate=aligned_zeros)
            self._before = arrays_before(self._arrays, workload)
        self._roles = {array.name: array.role for array in workload.arrays}
        self._run = SequenceRun(workload)
        self._codes: dict[object, _Code] = {}
        self._steps: dict[int, ExecutedStep] = {}
        self._searches: dict[int, _Search] = {}
        self._clearings: list[ModelledTime] = []
        self._executed_s = self._searched_s = 0.0
        self.printed = ""
        self.faults: list[str] = []
        self._waited: dict[str, None] = {}

    def run(self) -> None:
        """Execute all launches.

        Raises:
            WarplensError: a launch cannot be compiled or does not run to its end, or a loop has no end; the sentence
                of a launch begins with its step.
        """
        for action in self._run.actions():
            self._do(action)
        if not self._steps:
            raise InputError(f"the steps of {self._read.kernel.name} make no launch at this size")

    def run_up_to(self, step: int, number: int) -> PreparedStep:
        """Execute all launches before one launch of a step, and prepare that.

        Args:
            step: the number of the step, from 1.
            number: which of its launches, from 1.

        Raises:
            InputError: there is no such step, or it has fewer launches.
            WarplensError: as `run`.
        """
        known = launch_steps(self._read.workload.steps)
        if not 1 <= step <= len(known):
            listed = step_list(known)
            raise InputError(f"{self._read.kernel.name} has no step {step} (its steps: {listed})")
        for action in self._run.actions():
            if isinstance(action, StepLaunch) and action.step == step and self._made(step) == number - 1:
                with self._naming(action):
                    return self._prepared(action)
            self._do(action)
        made = self._made(step)
        name = step_name(step, known[step - 1].launch.entry)
        raise InputError(f"{name} has {made:,} {'launch' if made == 1 else 'launches'} here, and no launch {number:,}")

    def _prepared(self, action: StepLaunch) -> PreparedStep:
        """Return a launch that is ready to be executed any number of times."""
        code = self._compiler.compiled(action)
        launch = Launch(self._preparer.request(code, self._arrays, self._point.limit), self._code_cache)
        before = {name: array.copy() if name in launch.written else array for name, array in self._arrays.items()}
        roles = {name: ArrayRole.INOUT if name in launch.written else ArrayRole.IN for name in self._arrays}
        return PreparedStep(
            name=self._place(action),
            code=code,
            launch=launch,
            prepared=PreparedLaunch(request=launch.request, before=before, roles=roles, flow=self._preparer.flow(code)),
        )

    @property
    def compiler(self) -> str:
        """What compiled the kernels so far, "" before the first."""
        return self._compiler.version

    @property
    def steps(self) -> tuple[ExecutedStep, ...]:
        """The steps that were launched, in the order of their numbers."""
        return tuple(step for _, step in sorted(self._steps.items()))

    @property
    def model(self) -> ModelledTime:
        """The modelled time of all launches, and of the arrays that are set to zero between them."""
        return summed([*(step.model for step in self._steps.values()), *self._clearings])

    def compare(self, reference: ReferenceResult) -> tuple[Check, ...]:
        """Compare the arrays with their reference.

        Raises:
            ExpressionError: the reference cannot be computed.
        """
        got = {name: self._arrays[self._run.memory[name]] for name in reference.workload.expected}
        return verification.compare(got, reference.workload, {**self._before, **reference.values})

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences on how the sequence was executed and searched."""
        notes = [*self._waited]
        if math.isfinite(self._point.budget_s) and self._executed_s > OVERRUN * self._point.budget_s:
            notes.append(
                f"executing took {self._executed_s:.1f} s, above its budget of {self._point.budget_s:g} s: all blocks "
                "of a sequence are executed, since launches read what others wrote"
            )
        steps_by_extent: dict[str, list[str]] = {}
        for number, search in sorted(self._searches.items()):
            if not search.launches:
                continue
            launches = self._steps[number].launches
            name = step_name(number, self._steps[number].longest.workload.kernel)
            extent = search.extent.note()
            of = f" ({search.launches:,} of {launches:,} launches)" if search.launches < launches else ""
            steps_by_extent.setdefault(extent, []).append(f"{name}{of}")
            notes += [f"{name}: {note}" for note in search.notes]
        return (*notes, *(f"{' and '.join(names)}: {extent}" for extent, names in steps_by_extent.items()))

    @contextmanager
    def _naming(self, action: StepLaunch) -> Iterator[None]:
        """Let the sentence of an error begin with the step, and from its second launch on with that."""
        try:
            yield
        except LaunchLimitError:  # a limit is told with its step where the launch is compiled
            raise
        except LaunchError as error:
            raise type(error)(f"{self._place(action)}: {error}") from error
        except CompileError as error:
            raise CompileError(f"{self._place(action)}: {error.message}", error.log) from error

    def _place(self, action: StepLaunch) -> str:
        """Return the launch as a sentence names it."""
        earlier = self._made(action.step)
        return step_name(action.step, action.workload.kernel) + (f", launch {earlier + 1}" if earlier else "")

    def _made(self, step: int) -> int:
        """Return the number of launches of a step so far."""
        return self._steps[step].launches if step in self._steps else 0

    def _do(self, action: Action) -> None:
        match action:
            case Clearing(array=name):
                self._arrays[name][...] = 0
                self._clearings.append(clearing_time(self._arrays[name].nbytes, self._read.spec))
            case FlagRead(array=name):
                self._run.answer(is_set=bool(self._arrays[name].any()))
            case StepLaunch():
                with self._naming(action):
                    self._execute(action)

    def _execute(self, action: StepLaunch) -> None:
        """Search a launch for races, execute it, and keep its counts."""
        code = self._compiler.compiled(action)
        shared = self._code_of(action, code)
        launch = shared.launch
        if not self.faults:
            self._search(action, shared)
        inputs = {name for name in launch.written if self._roles[name] is ArrayRole.IN}
        digests = {name: _digest(self._arrays[name]) for name in inputs}
        try:
            counts = launch.run(threads=self._threads)
        finally:
            self.printed += launch.printed
            self._executed_s += launch.elapsed_s
            self._waited |= dict.fromkeys(filter(None, [launch.waited]))
        changed = sorted(name for name, digest in digests.items() if _digest(self._arrays[name]) != digest)
        if changed and not self.faults:
            names = ", ".join(map(repr, changed))
            self.faults.append(f"{self._place(action)}, writes to {names}, which it may only read: the role is 'in'")
        if action.step not in self._steps:
            self._steps[action.step] = ExecutedStep(action.step, self._preparer.flow(code), code)
        self._steps[action.step].add(code, counts)

    def _code_of(self, action: StepLaunch, code: CompiledPoint) -> _Code:
        """Return the code that executes a launch, ready for it."""
        request = self._preparer.request(
            code,
            self._arrays,
            self._point.limit,
            open_arguments=action.open_arguments,
            open_axes=action.open_axes,
        )
        pointers = tuple(request.pointers.items())
        views = tuple(request.textures.values())
        key = (action.step, request.block, request.dynamic_shared_bytes, pointers, request.fixed, views)
        shared = self._codes.get(key)
        if shared is None:
            launch = Launch(request, self._code_cache)
            if names := launch.own_variables_written:
                raise LaunchError(
                    f"the kernel writes the variable {names[0]!r} of the file, which must stand among [arrays] with "
                    "`variable = true`, so that the other launches of the sequence see it"
                )
            shared = self._codes[key] = _Code(launch=launch)
        shared.launch.change(grid=request.grid, parameters=request.parameters)
        if shared.checked is not None:
            shared.checked.change(grid=request.grid, parameters=request.parameters)
        return shared

    def _search(self, action: StepLaunch, shared: _Code) -> None:
        """Search a launch for races, if its turn has come; the arrays are afterwards as before."""
        launch, level = shared.launch, self._point.check
        if level is CheckLevel.FAST or not launch.may_race:
            return
        search = self._searches.setdefault(action.step, _Search())
        allowed_s = max(hazards.MIN_SECONDS, self._executed_s) - self._searched_s
        if search.launches and level is CheckLevel.AUTO and allowed_s <= 0:
            return
        if shared.checked is None:
            shared.checked = Launch(launch.request, self._code_cache, mode=Mode.CHECKED)
        started_s = time.perf_counter()
        saved = {name: self._arrays[name].copy() for name in launch.written}
        seconds = math.inf if level is CheckLevel.FULL else max(FIRST_SECONDS, allowed_s)
        try:
            outcome = shared.checked.inspect(seconds, threads=self._threads)
        except KernelFault as fault:
            self.faults.append(f"{self._place(action)}: {fault}")
        else:
            search.launches += 1
            search.extent.add(outcome)
            search.notes |= dict.fromkeys(outcome.notes)
        finally:
            for name, array in saved.items():
                self._arrays[name][...] = array
            self._searched_s += time.perf_counter() - started_s


def _digest(array: Array) -> bytes:
    return hashlib.blake2b(array.reshape(-1).view(np.uint8).data, digest_size=16).digest()
