"""Executes steps on the engine: launches, copies and fills, in order, on buffers that they share.

The rule: nothing is sampled, since each launch reads what those before it wrote; a note says where that takes longer
than the budget. Before a launch runs it is searched for races, on arrays that are restored afterwards: the first launch
of each step, and as many others as take about the time of executing so far, or all where the point asks for that.
A fault names its step.

Launches of a step that differ in what depends on the number of a round share their code, and so do those that differ
only in the buffers that their arrays lie in.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.capture.value import Copy, Fill, FlagRead, Region, Step, StepRun
from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.catalogue.launch_spec import launch_steps, step_list
from warplens.cuda.catalogue.sequence import step_name
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import verification
from warplens.cuda.execute.executed_steps import ExecutedStep, fill_time, summed
from warplens.cuda.execute.execution import hazards
from warplens.cuda.execute.execution.hazards import OVERRUN
from warplens.cuda.execute.execution.reference_runs import ReferenceResult
from warplens.cuda.execute.host_memory_lock import reserved_room
from warplens.cuda.execute.preparation import (
    PointLaunch,
    PointSteps,
    PreparedLaunch,
    Preparer,
    ReadPoint,
    arrays_before,
    naming,
    needed_bytes,
)
from warplens.cuda.ground.errors import InputError, LaunchError
from warplens.cuda.ground.points import Check, CheckLevel, PointSpec
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import Mode
from warplens.cuda.timing import ModelledTime

FIRST_SECONDS = 0.05
"""The first launch of a step is searched for this many seconds at least, however long other steps were searched."""


@dataclass(slots=True, kw_only=True)
class _Code:
    """The translated code of launches that share it; `checked` finds races."""

    launch: Launch
    checked: Launch | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedStep:
    """A launch of a step before its execution, on the arrays as the launches before it left them.

    What it writes is put back by `prepared`, whose roles are those that the arrays have for this launch.
    """

    step: PointLaunch
    launch: Launch
    prepared: PreparedLaunch


class StepExecution:
    """One execution of steps on buffers, which are known by name.

    `printed` is the text that the kernels printed so far, `faults` are the sentences of races and wrong accesses to
    shared memory, and of inputs that were changed. `roles` say what the launches together may do with those buffers
    that have one; `ready` has the translated code of steps, by their numbers, where nothing is searched then.
    """

    def __init__(
        self,
        run: StepRun,
        buffers: Mapping[str, Array],
        roles: Mapping[str, ArrayRole],
        point: PointSpec,
        *,
        spec: GpuSpec,
        preparer: Preparer,
        ready: Mapping[int, Launch] | None = None,
    ) -> None:
        self._run = run
        self.buffers = buffers
        self._roles = roles
        self._point = point
        self._spec = spec
        self._preparer = preparer
        self._ready = ready or {}
        self._codes: dict[object, _Code] = {}
        self._steps: dict[int, ExecutedStep] = {}
        self._searches: dict[int, hazards.SearchExtent] = {}
        self._fills: list[ModelledTime] = []
        self._executed_s = self._searched_s = 0.0
        self.printed = ""
        self.faults: list[str] = []
        self._waited: dict[str, None] = {}

    def execute(self) -> None:
        """Execute all steps."""
        for step in self._run:
            self._do(step)

    def _launches_of(self, number: int) -> int:
        return self._steps[number].launches if number in self._steps else 0

    @property
    def steps(self) -> tuple[ExecutedStep, ...]:
        """The steps that were launched, in the order of their numbers."""
        return tuple(step for _, step in sorted(self._steps.items()))

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences on how the steps were executed and searched."""
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
            of = f" ({search.launches:,} of {launches:,} launches)" if search.launches < launches else ""
            steps_by_extent.setdefault(search.note(), []).append(f"{name}{of}")
            notes += [f"{name}: {note}" for note in search.notes]
        return (*notes, *(f"{' and '.join(names)}: {extent}" for extent, names in steps_by_extent.items()))

    def _do(self, step: Step) -> None:
        match step:
            case PointLaunch():
                with naming(step.place):
                    self._launch(step)
            case Fill(target=target):
                pattern = np.frombuffer(step.pattern, np.uint8)
                self._rows(target, step.row_bytes, step.rows)[...] = np.resize(pattern, step.row_bytes)
                self._fills.append(fill_time(step.row_bytes * step.rows, self._spec))
            case Copy(source=source, target=target):
                rows = self._rows(source, step.row_bytes, step.rows)
                self._rows(target, step.row_bytes, step.rows)[...] = rows
            case FlagRead(buffer=name):
                self._run.answer(is_set=bool(self.buffers[name].any()))
            case _:
                raise LaunchError(f"the engine does not execute a step of the kind {type(step).__name__}")

    def _rows(self, region: Region, row_bytes: int, rows: int) -> Array:
        """Return the bytes of a block of a buffer, row by row."""
        memory = self.buffers[region.buffer].reshape(-1).view(np.uint8)[region.offset_bytes :]
        pitch = region.pitch_bytes or row_bytes
        return np.lib.stride_tricks.as_strided(memory, (rows, row_bytes), (pitch, 1))

    def _launch(self, step: PointLaunch) -> None:
        """Search a launch for races, execute it, and keep its counts."""
        shared = self._code_of(step)
        launch = shared.launch
        if not self.faults and step.number not in self._ready:
            self._search(step, shared)
        inputs = {name for name in launch.written if self._roles.get(name) is ArrayRole.IN}
        digests = {name: verification.digest(self.buffers[name]) for name in inputs}
        try:
            counts = launch.run(threads=self._preparer.threads)
        finally:
            self.printed += launch.printed
            self._executed_s += launch.elapsed_s
            self._waited |= dict.fromkeys(filter(None, [launch.waited]))
        changed = verification.changed_inputs(
            sorted(name for name, before in digests.items() if verification.digest(self.buffers[name]) != before)
        )
        if changed and not self.faults:
            self.faults.append(f"{step.place}, {changed}")
        if step.number not in self._steps:
            self._steps[step.number] = ExecutedStep(step.number, self._preparer.flow(step.point), step.point)
        self._steps[step.number].add(step.point, counts, is_modelled=step.number not in self._ready)

    def _code_of(self, step: PointLaunch) -> _Code:
        if step.number in self._ready:
            launch = self._ready[step.number]
            launch.put_arrays({name: self._bound(step, name, old) for name, old in launch.request.arrays.items()})
            return _Code(launch=launch)
        request = self._preparer.request(step, self.buffers, self._point.limit)
        pointers = tuple(request.pointers.items())
        views = tuple(request.textures.values())
        key = (step.number, request.block, request.dynamic_shared_bytes, pointers, request.fixed, views)
        shared = self._codes.get(key)
        if shared is None:
            launch = Launch(request, self._preparer.code_cache)
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

    def _bound(self, step: PointLaunch, name: str, like: Array) -> Array:
        """Return the memory of an array of a launch, at the start of its buffer."""
        buffer = self.buffers[step.bound.get(name, name)]
        return buffer.reshape(-1).view(np.uint8)[: like.nbytes].view(like.dtype).reshape(like.shape)

    def _search(self, step: PointLaunch, shared: _Code) -> None:
        """Search a launch for races, if its turn has come; the arrays are afterwards as before."""
        launch, level = shared.launch, self._point.check
        if level is CheckLevel.FAST or not launch.may_race:
            return
        search = self._searches.setdefault(step.number, hazards.SearchExtent())
        allowed_s = max(hazards.MIN_SECONDS, self._executed_s) - self._searched_s
        if search.launches and level is CheckLevel.AUTO and allowed_s <= 0:
            return
        if shared.checked is None:
            shared.checked = Launch(launch.request, self._preparer.code_cache, mode=Mode.CHECKED)
        started_s = time.perf_counter()
        saved = {name: self.buffers[name].copy() for name in launch.written}
        seconds = math.inf if level is CheckLevel.FULL else max(FIRST_SECONDS, allowed_s)
        try:
            if fault := search.search(shared.checked, seconds, self._preparer.threads):
                self.faults.append(f"{step.place}: {fault}")
        finally:
            for name, array in saved.items():
                self.buffers[name][...] = array
            self._searched_s += time.perf_counter() - started_s


class PointExecution(StepExecution):
    """One execution of the steps of a kernel file, on its arrays as they are before."""

    def __init__(self, read: ReadPoint, point: PointSpec, preparer: Preparer) -> None:
        self._read = read
        self._source = PointSteps(preparer, read, point.included_hash)
        workload = read.workload
        with reserved_room(needed_bytes(workload)):
            arrays = workload.make_arrays(allocate=aligned_zeros)
            self._before = arrays_before(arrays, workload)
        super().__init__(
            self._source.begin(),
            arrays,
            {array.name: array.role for array in workload.arrays},
            point,
            spec=read.spec,
            preparer=preparer,
        )

    def execute(self) -> None:
        """Execute all steps."""
        super().execute()
        if not self._steps:
            raise InputError(f"the steps of {self._read.kernel.name} make no launch at this size")

    def execute_up_to(self, number: int, times: int) -> PreparedStep:
        """Execute all steps before one launch, and prepare it; with it, its step was launched `times` times."""
        known = launch_steps(self._read.workload.steps)
        if not 1 <= number <= len(known):
            listed = step_list(known)
            raise InputError(f"{self._read.kernel.name} has no step {number} (its steps: {listed})")
        for step in self._run:
            if isinstance(step, PointLaunch) and step.number == number and self._launches_of(number) == times - 1:
                with naming(step.place):
                    return self._prepared(step)
            self._do(step)
        made = self._launches_of(number)
        name = step_name(number, known[number - 1].launch.entry)
        raise InputError(f"{name} has {made:,} {'launch' if made == 1 else 'launches'} here, and no launch {times:,}")

    def _prepared(self, step: PointLaunch) -> PreparedStep:
        arrays = self.buffers
        launch = Launch(self._preparer.request(step, arrays, self._point.limit), self._preparer.code_cache)
        written = launch.written
        return PreparedStep(
            step=step,
            launch=launch,
            prepared=PreparedLaunch(
                request=launch.request,
                before={name: array.copy() if name in written else array for name, array in arrays.items()},
                roles={name: ArrayRole.INOUT if name in written else ArrayRole.IN for name in arrays},
                flow=self._preparer.flow(step.point),
            ),
        )

    @property
    def compiler(self) -> str:
        """What compiled the kernels so far, "" before the first."""
        return self._source.version

    @property
    def model(self) -> ModelledTime:
        """The modelled time of all launches and fills."""
        return summed([*(step.model for step in self.steps), *self._fills])

    def compare(self, reference: ReferenceResult) -> tuple[Check, ...]:
        """Compare the arrays with their reference."""
        got = {name: self.buffers[self._run.memory[name]] for name in reference.workload.expected}
        return verification.compare(got, reference.workload, {**self._before, **reference.values})
