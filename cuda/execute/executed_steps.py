"""Executes steps on the engine, and says what they cost: launches, copies and fills, in order, on shared buffers.

The rule: nothing is sampled, since each launch reads what those before it wrote; a note says where that takes longer
than the budget. Counters and modelled times are plain sums over launches. What has no sum (registers, occupancy) is
that of the longest launch of a step, and for the whole sequence that of the step that takes most of the time.
"""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from warplens.cuda.capture.value import Copy, Fill, FlagRead, Region, Step, StepRun
from warplens.cuda.catalogue import ArrayRole, kernel_file, launch_spec, sequence
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import preparation, result_builder, verification
from warplens.cuda.execute.execution.reference_functions import ReferenceResult
from warplens.cuda.execute.instructions import executions, instruction_counts
from warplens.cuda.execute.on_engine import OVERRUN, EngineLaunch, Executed
from warplens.cuda.ground.errors import FailureKind, InputError, KernelFault, LaunchError
from warplens.cuda.ground.host import aligned_zeros, reserved_room
from warplens.cuda.ground.metrics import METRICS, Provenance, ranked_terms
from warplens.cuda.ground.points import NOTE_ON_LONGEST_STEP, Check, CheckLevel, PointSpec, StepResult, Time
from warplens.cuda.ptx.operands import source_lines
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.sums import total
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.values.value import Mode
from warplens.cuda.timing import ModelledTime, mean_stalls

STEP_METRICS = (  # those that a step keeps, to compare steps and to give advice; the point has all, of the sum
    "gld_efficiency", "gst_efficiency", "shared_efficiency", "warp_execution_efficiency", "gld_transactions",
    "gst_transactions", "gld_requests", "gst_requests", "shared_load_transactions", "shared_store_transactions",
    "excess_sectors", "excess_wavefronts", "atomic_requests", "reduction_requests", "barriers", "warp_instructions",
    "flops", "theoretical_occupancy", "occupancy_limiter", "registers_per_thread", "shared_bytes_per_block",
    "local_bytes_per_thread", "achieved_occupancy", "time_limiter", "time_runner_up",
    *(key for key in METRICS if key.startswith("stall_")),
)  # fmt: skip
KEPT_LAUNCHES = 64  # the counters of a step are added up after this many launches
LAUNCH, LAUNCHES = "launch", "launches"  # the term of a launch itself, and that of all launches of a sequence


class ExecutedStep:
    """A step (a point of one launch has one): its `launches` so far, and the `longest` by the model, else the first."""

    def __init__(self, number: int, kernel: str, first: Executed) -> None:
        self.number = number
        self.kernel = kernel
        self.launches = 0
        self.longest = first
        self._flow = first.flow
        self._longest_ns = 0.0
        self._counts: list[tuple[LaunchCounts, int]] = []
        self._models: list[ModelledTime] = []

    def add(self, executed: Executed, *, times: int = 1, is_modelled: bool = True) -> None:
        """Add a launch for several `times`, in the step's time if it `is_modelled`; of thousands the sum is kept."""
        if is_modelled:
            model = executed.modelled()
            if model.time_ns > self._longest_ns:
                self.longest, self._longest_ns = executed, model.time_ns
            self._models.append(model)
        self.launches += times
        self._counts.append((executed.counts, times))
        if len(self._counts) == KEPT_LAUNCHES:
            self._counts, self._models = [(self.counts, 1)], [self.model] if is_modelled else []

    @property
    def counts(self) -> LaunchCounts:
        """The counters of all launches."""
        return total(self._counts)

    @cached_property
    def instructions(self) -> instruction_counts.InstructionCounts | None:
        """The instructions of the machine code of all launches, None where they are not known."""
        return executions.inferred_instructions(self._flow, self.counts)

    @property
    def model(self) -> ModelledTime:
        """The modelled time of all launches."""
        return replace(summed(self._models), waits_at=mean_waits(self._models))


def step_result(step: ExecutedStep) -> StepResult:
    """Return a step as a result keeps it."""
    spec, model = step.longest.spec, step.model
    metrics = (
        step.longest.resource_metrics
        | result_builder.counted_metrics(step.counts, spec, machine=step.instructions)
        | result_builder.instruction_metrics(step.counts, step.instructions, spec)
        | result_builder.modelled_metrics(model, None, None, source_lines(step.longest.capture.code.ptx))
    )
    return StepResult(
        number=step.number,
        kernel=step.kernel,
        launches=step.launches,
        launch=preparation.launch_shape(step.longest.launch),
        time=Time(value_ns=model.time_ns, provenance=Provenance.MODELLED, terms_ns=model.terms_ns),
        metrics={key: metrics[key] for key in STEP_METRICS if key in metrics},
    )


def longest_of(steps: Sequence[ExecutedStep]) -> ExecutedStep:
    """Return the step that takes most of the time, by the model."""
    return max(steps, key=lambda step: step.model.time_ns)


def longest_note(number: int, kernel: str) -> str:
    """Return the note on the metrics of a sequence that have no sum."""
    return f"{NOTE_ON_LONGEST_STEP} {sequence.step_name(number, kernel)}, which takes longest"


def summed(models: Sequence[ModelledTime], times: Sequence[int] = ()) -> ModelledTime:
    """Return the modelled time of at least one launch, one after the other; `times` says how often each is made.

    Times and terms are added, and the limiters follow from the sums. The achieved occupancy and the stalls are means
    over the time, and the waves are those of the longest launch. The launches may be of several kernels, so that no
    lines are named at which warps wait.
    """
    repeated = tuple(zip(models, times or [1] * len(models), strict=True))
    time_ns = sum(repeats * model.time_ns for model, repeats in repeated)
    names = dict.fromkeys(name for model in models for name in model.terms_ns)
    terms = {name: sum(repeats * model.terms_ns.get(name, 0.0) for model, repeats in repeated) for name in names}
    if sum(repeats for _, repeats in repeated) > 1 and LAUNCH in terms:
        terms[LAUNCHES] = terms.pop(LAUNCH) + terms.get(LAUNCHES, 0.0)
    ranked = ranked_terms(terms, time_ns)
    weighted = sum(repeats * model.time_ns * model.achieved_occupancy_percent for model, repeats in repeated)
    return replace(
        max(models, key=lambda model: model.time_ns),
        time_ns=time_ns,
        terms_ns=terms,
        limiter=ranked[0],
        runner_up=ranked[1],
        achieved_occupancy_percent=weighted / time_ns,
        stalls=mean_stalls((model, repeats * model.time_ns) for model, repeats in repeated),
        waits_at=(),
        notes=tuple(dict.fromkeys(note for model in models for note in model.notes)),
    )


def mean_waits(models: Sequence[ModelledTime]) -> tuple[tuple[int, float], ...]:
    """Return the lines at which the launches of one kernel wait, with their shares of all waiting, longest first."""
    waiting = [model for model in models if model.waits_at]
    spent_ns = sum(model.time_ns for model in waiting)
    shares: dict[int, float] = defaultdict(float)
    for model in waiting:
        for line, share in model.waits_at:
            shares[line] += share * model.time_ns / spent_ns
    return tuple(sorted(shares.items(), key=lambda place: -place[1]))


def fill_time(size_bytes: int, spec: GpuSpec) -> ModelledTime:
    """Return the modelled time of setting bytes to zero: a launch, and the bytes through DRAM."""
    moving_ns = 1e9 * size_bytes / (spec.memory_bandwidth_bytes_per_s * spec.dram_efficiency)
    terms = {LAUNCH: spec.launch_overhead_ns, "dram": moving_ns}
    ranked = sorted(terms, key=lambda name: -terms[name])
    return ModelledTime(
        time_ns=sum(terms.values()),
        terms_ns=terms,
        limiter=ranked[0],
        runner_up=ranked[1],
        achieved_occupancy_percent=0.0,
        waves=0.0,
    )


# Before a launch of a sequence runs it is searched for races, on arrays that are restored afterwards: the first launch
# of each step, and as many others as take about the time of executing so far, or all where the point asks for that. A
# fault names its step. Launches of a step that differ in what depends on the number of a round share their code, and so
# do those that differ only in the buffers that their arrays lie in.

FIRST_SECONDS = 0.05  # a step's first launch is searched for so many at least, however long other steps were searched


@dataclass(slots=True, kw_only=True)
class _Code:
    """The translated code of launches that share it; `checked` finds races."""

    launch: Launch
    checked: Launch | None = None


class StepExecution:
    """One execution of steps on buffers, which are known by name.

    `printed` is the text that the kernels printed so far, `faults` are the sentences of races and wrong accesses to
    shared memory, and of inputs that were changed. `ready` has the code of steps, by number, where nothing is searched.
    """

    def __init__(
        self,
        run: StepRun,
        buffers: Mapping[str, kernel_file.Array],
        roles: Mapping[str, ArrayRole],  # what the launches together may do with those buffers that have one
        point: PointSpec,
        *,
        spec: GpuSpec,
        preparer: preparation.Preparer,
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
        self._searches: dict[int, verification.SearchExtent] = {}
        self._fills: list[ModelledTime] = []
        self._executed_s = self._searched_s = 0.0
        self.printed = ""
        self.faults: list[KernelFault] = []
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
            name = sequence.step_name(number, self._steps[number].kernel)
            of = f" ({search.launches:,} of {launches:,} launches)" if search.launches < launches else ""
            steps_by_extent.setdefault(search.note(), []).append(f"{name}{of}")
            notes += [f"{name}: {note}" for note in search.notes]
        return (*notes, *(f"{' and '.join(names)}: {extent}" for extent, names in steps_by_extent.items()))

    def _do(self, step: Step) -> None:
        match step:
            case preparation.PointLaunch():
                with preparation.naming(step.place):
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

    def _rows(self, region: Region, row_bytes: int, rows: int) -> kernel_file.Array:
        memory = self.buffers[region.buffer].reshape(-1).view(np.uint8)[region.offset_bytes :]
        pitch = region.pitch_bytes or row_bytes
        return np.lib.stride_tricks.as_strided(memory, (rows, row_bytes), (pitch, 1))

    def _launch(self, step: preparation.PointLaunch) -> None:
        shared = self._code_of(step)
        launch = shared.launch
        if not self.faults and step.number not in self._ready:
            self._search(step, shared)
        prepared = preparation.PreparedLaunch(
            capture=preparation.capture_of(step.point, step),
            spec=self._spec,
            request=launch.request,
            before=self.buffers,
            roles=self._roles,
            resources=step.point.compiled.resources,
        )
        try:
            executed = EngineLaunch(prepared, launch, self._preparer.code_cache, self._preparer.threads).execute()
        finally:
            self.printed += launch.printed
            self._executed_s += launch.work_s
        self._waited |= dict.fromkeys(executed.notes)
        if executed.changed and not self.faults:
            self.faults.append(KernelFault(f"{step.place}, {executed.changed}", FailureKind.INPUT))
        if step.number not in self._steps:
            self._steps[step.number] = ExecutedStep(step.number, step.point.workload.kernel, executed)
        self._steps[step.number].add(executed, is_modelled=step.number not in self._ready)

    def _code_of(self, step: preparation.PointLaunch) -> _Code:
        if step.number in self._ready:
            launch = self._ready[step.number]
            launch.put_arrays({name: self._bound(step, name, old) for name, old in launch.request.arrays.items()})
            return _Code(launch=launch)
        request = self._preparer.request(step, self.buffers, self._point.limit)
        pointers = tuple(request.pointers.items())
        views = tuple(request.textures.values())
        shape = request.block, request.cluster, request.dynamic_shared_bytes
        key = (step.number, shape, pointers, request.fixed, views)
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

    def _bound(self, step: preparation.PointLaunch, name: str, like: kernel_file.Array) -> kernel_file.Array:
        buffer = self.buffers[step.bound.get(name, name)]
        return buffer.reshape(-1).view(np.uint8)[: like.nbytes].view(like.dtype).reshape(like.shape)

    def _search(self, step: preparation.PointLaunch, shared: _Code) -> None:
        launch, level = shared.launch, self._point.check
        if level is CheckLevel.FAST or not launch.may_race:
            return
        search = self._searches.setdefault(step.number, verification.SearchExtent())
        allowed_s = max(verification.MIN_SECONDS, self._executed_s) - self._searched_s
        if search.launches and level is CheckLevel.AUTO and allowed_s <= 0:
            return
        if shared.checked is None:
            shared.checked = Launch(launch.request, self._preparer.code_cache, mode=Mode.CHECKED)
        saved = {name: self.buffers[name].copy() for name in launch.written}
        seconds = math.inf if level is CheckLevel.FULL else max(FIRST_SECONDS, allowed_s)
        try:
            if fault := search.search(shared.checked, seconds, self._preparer.threads):
                self.faults.append(KernelFault(f"{step.place}: {fault}", fault.kind))
        finally:
            for name, array in saved.items():
                self.buffers[name][...] = array
            self._searched_s += shared.checked.work_s


class PointExecution(StepExecution):
    """One execution of the steps of a kernel file, on its arrays as they are before."""

    def __init__(self, read: preparation.ReadPoint, point: PointSpec, preparer: preparation.Preparer) -> None:
        self._read = read
        self.source = preparation.PointSteps(preparer, read, point.included_hash)
        workload = read.workload
        with reserved_room(preparation.needed_bytes(workload)):
            arrays = workload.make_arrays(allocate=aligned_zeros)
            self._before = preparation.arrays_before(arrays, workload)
        super().__init__(
            self.source.begin(),
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

    def execute_up_to(self, number: int, times: int) -> tuple[preparation.PointLaunch, EngineLaunch]:
        """Execute all steps before the launch of a step that is its `times`-th; return it, with the roles for it."""
        known = launch_spec.launch_steps(self._read.workload.steps)
        if not 1 <= number <= len(known):
            listed = launch_spec.step_list(known)
            raise InputError(f"{self._read.kernel.name} has no step {number} (its steps: {listed})")
        for step in self._run:
            if (
                isinstance(step, preparation.PointLaunch)
                and step.number == number
                and self._launches_of(number) == times - 1
            ):
                with preparation.naming(step.place):
                    request = self._preparer.request(step, self.buffers, self._point.limit)
                    launch = Launch(request, self._preparer.code_cache)
                    prepared = preparation.PreparedLaunch.on_arrays(
                        preparation.capture_of(step.point, step), self._spec, request, launch.written
                    )
                    return step, EngineLaunch(prepared, launch, self._preparer.code_cache, self._preparer.threads)
            self._do(step)
        made = self._launches_of(number)
        name = sequence.step_name(number, known[number - 1].launch.entry)
        raise InputError(f"{name} has {made:,} {'launch' if made == 1 else 'launches'} here, and no launch {times:,}")

    @property
    def model(self) -> ModelledTime:
        """The modelled time of all launches and fills."""
        return summed([*(step.model for step in self.steps), *self._fills])

    def compare(self, reference: ReferenceResult) -> tuple[Check, ...]:
        """Compare the arrays with their reference."""
        got = {name: self.buffers[self._run.memory[name]] for name in reference.workload.expected}
        return verification.compare(got, reference.workload, {**self._before, **reference.values})
