"""Collects the launches of a program: equal ones are one record with a count.

The rule: every launch has its effect, whatever is kept of it, since the program goes on with its result. With a GPU
the first launches of a kind are executed by the engine and by the GPU, and the later ones by the GPU alone.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from warplens.cuda.capture.value import Capture, Code, Launch, Place, Pointer, ProgramOrigin, Scalar
from warplens.cuda.execute.on_engine import Effects, Executed
from warplens.cuda.execute.program_arguments import laid_out
from warplens.cuda.ground.errors import InputError, KernelFault, LaunchError, UnsupportedError, WarplensError
from warplens.cuda.ground.points import Check, Time
from warplens.cuda.record.beside import Counting, CountingProcesses
from warplens.cuda.record.on_gpu import GpuRun, LaunchesOnGpu

LEAST_FLOAT_BITS = 1 << 23  # the bits of a float that is neither 0 nor denormal are no smaller number
Execute = Callable[[Capture, bool], Executed]  # executes a launch; the truth value says whether races are looked for
IsChosen = Callable[[str], bool]  # this function says whether launches of a kernel of this name are recorded


Refusal = WarplensError | None  # why the device refuses a launch, by what its program has asked for


@dataclass(slots=True, kw_only=True)
class LaunchRecord:
    """Equal launches of a program, or equal calls of a library."""

    code: Code
    launch: Launch  # the first of them, without its arguments, which hold the program's data
    origin: ProgramOrigin  # where that was launched
    numbers: dict[str, int] = field(default_factory=dict)  # the whole numbers among its arguments, by name
    told: dict[str, int] = field(default_factory=dict)  # those of them that may tell launches apart
    arrays: tuple[str, ...] = ()  # what its pointers lead to, as text: `x: float32[1000]`
    allocated_bytes: int = 0
    is_chosen: bool = True  # else they only have their effect, and a time for the program's clock
    count: int = 0  # how many there were, with those that failed
    searched: int = 0
    whole: int = 0  # how many were no part of a benchmark
    left_out: int = 0  # how many were not executed, since they could only write what the one before had written
    places: list[Place] = field(default_factory=list)  # where they were launched, each once, in the program's order
    executed: Executed | None = None  # the first that ended well; one executed whole takes the place of a sample
    counting: Counting | None = None  # the process that executes the first of them, until it has come to its end
    measured: Time | None = None  # the time of such a launch on a GPU, None where it was not measured
    spans_ns: tuple[tuple[float, float], ...] = ()  # when such launches began and ended on a GPU, by its clock
    checks: tuple[Check, ...] = ()  # the last comparison of the GPU's results with the engine's
    gpu_notes: tuple[str, ...] = ()
    difference: str = ""  # how the GPU's result is not the engine's, or why the GPU did not end the launch
    hindrance: str = ""  # why the GPU does not take such launches, one sentence
    uncounted: str = ""
    printed: str = ""  # the text that the kernel printed on the GPU
    holders: frozenset[str] = frozenset()  # the arrays in which addresses were found when they were copied to the GPU
    failures: dict[str, WarplensError] = field(default_factory=dict)  # each that failed, by its sentence
    crashes: list[str] = field(default_factory=list)  # those that end the program on a GPU, whatever it does then
    remarks: list[str] = field(default_factory=list)  # what the front end says about them, each sentence once
    fault: KernelFault | None = None  # the first that the search for races has found
    notes: tuple[str, ...] = ()  # those of the first search
    not_kept: str = ""  # why the first cannot be executed again, "" where it can, or where no launches are kept
    modelled: Time | None = None  # of a call of a library, whose record has no launch to look at; None for a launch


Keep = Callable[[LaunchRecord, Capture], str]  # keeps a launch before it is executed, and says why it does not


class Recorder:
    """Executes launches one after the other and keeps what equal ones share; `records` are in order of appearance."""

    def __init__(
        self,
        execute: Execute,
        *,
        searched: int = 1,  # in how many launches of a kind races are looked for
        gpu: LaunchesOnGpu | None = None,
        beside: CountingProcesses | None = None,  # with a GPU, executes first launches of a kind in benchmarks
        keep: Keep | None = None,  # is called with the first launch of each kind
        keeps_each: bool = False,  # it is called with all launches
        is_chosen: IsChosen | None = None,  # by default all; the others are not counted, searched or kept
        most_values: int = 1,  # so many launches of a kind are told apart by the numbers among their arguments
    ) -> None:
        if searched < 0:
            raise InputError(f"the launches of a kind that are searched for races are {searched}, at least 0 is needed")
        self._execute = execute
        self._searched = searched
        self._gpu = gpu
        self._beside = beside
        self._effects: dict[object, Effects] = {}
        self._keep = keep
        self._keeps_each = keeps_each
        self._is_chosen = is_chosen
        self._records: dict[tuple[object, ...], LaunchRecord] = {}
        self._most_values = most_values
        self._values: dict[tuple[object, ...], set[tuple[tuple[str, int], ...]]] = {}

    @property
    def records(self) -> tuple[LaunchRecord, ...]:
        """The records so far; those of launches that are still counted have no counts yet."""
        for record in self._records.values():
            if record.counting is not None and record.counting.look():
                _finish(record)
        return tuple(record for record in self._records.values() if record.is_chosen)

    @property
    def unrecorded_kernels(self) -> tuple[str, ...]:
        """The names of the kernels that were launched and are not recorded, each once."""
        records = self._records.values()
        return tuple(dict.fromkeys(record.code.kernel for record in records if not record.is_chosen))

    def wait(self) -> None:
        """Wait until all launches are counted."""
        for record in self._records.values():
            _finish(record)

    def record_of(self, capture: Capture) -> LaunchRecord | None:
        """Return the record of a launch, whether it failed or not; None where it has not been taken."""
        return self._records.get(self._kind_of(capture))

    def _kind_of(self, capture: Capture) -> tuple[object, ...]:
        """Return what equal launches share; the first different numbers among arguments tell launches apart."""
        if not self.tells_values:
            return capture.kind
        values = tuple(small_numbers(capture.launch).items())
        known = self._values.setdefault(capture.kind, set())
        if len(known) < self._most_values:
            known.add(values)
        return (*capture.kind, values if values in known else ())

    def take(
        self, capture: Capture, *, is_benchmark: bool = False, is_trial: bool = False, refusal: Refusal = None
    ) -> LaunchRecord:
        """Execute a launch and return its record; no races are looked for in a benchmark, which asks for times alone.

        Where it `is_trial`, an equal launch writes its results again: a GPU alone leaves the arrays as they are.
        """
        kind = self._kind_of(capture)
        record = self._records.get(kind)
        is_first = record is None
        if record is None:
            record = self._records[kind] = _record_of(capture, is_told=self.tells_values)
            record.is_chosen = self._is_chosen is None or self._is_chosen(capture.code.kernel)
        if self._keep is not None and record.is_chosen and (is_first or self._keeps_each):
            record.not_kept = record.not_kept or self._keep(record, capture)
        _count(record, capture.program)
        record.whole += not is_benchmark
        is_searched = record.is_chosen and record.searched < self._searched and not is_benchmark
        try:
            if refusal is not None:
                raise refusal
            capture = laid_out(capture)
            is_counted = record.counting is not None or (record.executed is not None and not is_searched)
            if self._gpu is None or record.hindrance:
                self._on_engine(capture, record, is_searched)
            elif not record.is_chosen or record.uncounted or is_counted:
                self._on_gpu_alone(capture, record, self._gpu, is_kept=not is_trial)
            elif is_benchmark and (counting := self._counted_beside(capture, self._gpu)) is not None:
                self._on_gpu_first(capture, record, self._gpu, counting, is_kept=not is_trial)
            else:
                self._on_both(capture, record, self._gpu, is_searched)
                if is_benchmark and self._beside is not None and record.executed is not None:
                    self._beside.warm_up(record.executed)
        except WarplensError as error:
            _note_failure(record, error)
            raise
        return record

    def take_again(self, record: LaunchRecord, origin: ProgramOrigin, execute: Callable[[], bool]) -> bool:
        """Count one more launch of a record that only has to be executed; return whether that was done."""
        try:
            is_done = execute()
        except WarplensError as error:
            _note_failure(record, error)
            _count(record, origin)
            raise
        if is_done:
            _count(record, origin)
            record.whole += 1
        return is_done

    def needs_execution_alone(self, capture: Capture) -> LaunchRecord | None:
        """Return the record of a launch if one more like it is only executed and counted, else None."""
        record = self.record_of(capture)
        if record is None or record.executed is None or record.executed.counts.sample or self._gpu is not None:
            return None
        if not record.is_chosen:
            return record
        return None if self._keeps_each or record.searched < self._searched else record

    @property
    def tells_values(self) -> bool:
        """Whether numbers among arguments tell launches apart."""
        return self._most_values > 1

    def take_call(self, made: LaunchRecord) -> LaunchRecord:
        """Count a call of a library, which is done already; equal ones have the same function, type and sizes."""
        record = self._records.setdefault((made.code, *made.numbers.items()), made)
        record.is_chosen = self._is_chosen is None or self._is_chosen(made.code.kernel)
        _count(record, made.origin)
        return record

    def add(self, record: LaunchRecord) -> None:
        """Add launches that were made elsewhere, as on a GPU that the engine knows nothing of."""
        launch = record.launch
        self._records[record.code, launch.grid, launch.block, launch.dynamic_shared_bytes] = record

    def _on_engine(self, capture: Capture, record: LaunchRecord, is_searched: bool) -> Executed:  # noqa: FBT001 - as in `Execute`
        executed = self._execute(capture, is_searched)
        if is_searched:
            record.searched += 1
            record.fault = record.fault or executed.fault
            record.notes = record.notes or executed.notes
        sample = record.executed
        if sample is None:
            record.executed = executed
        elif sample.counts.sample and not executed.counts.sample:  # only the first launch of a kind is simulated
            record.executed = executed.extended(simulate=lambda: sample.simulated)
        return executed

    def _counted_beside(self, capture: Capture, gpu: LaunchesOnGpu) -> Counting | None:
        """Begin to execute a launch in a process of its own, None where there is none, and load its code meanwhile."""
        counting = None if self._beside is None else self._beside.start(capture)
        if counting is not None:
            gpu.load(capture.code)
        return counting

    def _on_gpu_first(
        self, capture: Capture, record: LaunchRecord, gpu: LaunchesOnGpu, counting: Counting, *, is_kept: bool
    ) -> None:
        """Launch on the GPU, and time it there, while a process executes the launch on the engine. What a kernel writes
        is asked for once for all its options: in a benchmark nothing depends on it.
        """
        record.counting = counting
        snapshot = gpu.snapshot(capture, copies=False)
        code, pointers = capture.code, tuple(capture.launch.pointers.items())
        written = code.source_at or code.ptx, code.kernel, pointers
        effects = self._effects.get(written) or counting.effects()
        if effects is not None:
            self._effects[written] = effects
        run = gpu.run(snapshot, effects, is_timed=True, is_compared=False, is_kept=is_kept)
        if _keep(record, run):
            return
        record.counting = None
        try:
            record.executed = counting.result()
        except UnsupportedError as error:
            record.uncounted = str(error)
            raise LaunchError(f"{record.uncounted}; on the GPU: {record.hindrance}") from None

    def _on_gpu_alone(self, capture: Capture, record: LaunchRecord, gpu: LaunchesOnGpu, *, is_kept: bool) -> None:
        """Launch on the GPU, which ran such a launch before, or what is not recorded.

        The first of a kind that is not recorded is timed, since an autotuner may ask for its time; where the GPU does
        not take it, the engine executes it.
        """
        is_first = not record.is_chosen and record.measured is None
        snapshot, holders = gpu.snapshot(capture, copies=False), None if is_first else record.holders
        run = gpu.run(snapshot, record.executed, is_timed=is_first, is_compared=False, is_kept=is_kept, holders=holders)
        if run.hindrance and not record.is_chosen:
            record.hindrance = run.hindrance
            self._on_engine(capture, record, is_searched=False)
        elif run.failure or run.hindrance:
            raise LaunchError(f"on the GPU: {run.failure or run.hindrance}")
        elif not record.is_chosen:
            _keep(record, run)

    def _on_both(self, capture: Capture, record: LaunchRecord, gpu: LaunchesOnGpu, is_searched: bool) -> None:  # noqa: FBT001
        """Execute a launch on the engine, and on the GPU from the same bytes. Where the GPU fails, the program goes on
        with the engine's result, and such launches are the engine's.
        """
        snapshot = gpu.snapshot(capture)
        executed: Executed | None = None
        try:
            executed = self._on_engine(capture, record, is_searched)
        except UnsupportedError as error:
            record.uncounted = str(error)
            snapshot.restore()
        is_whole = executed is not None and not executed.counts.sample
        run = gpu.run(snapshot, executed, is_timed=record.measured is None, is_compared=is_whole)
        if not _keep(record, run) and executed is None:
            raise LaunchError(f"{record.uncounted}; on the GPU: {record.hindrance}")


def _count(record: LaunchRecord, origin: ProgramOrigin) -> None:
    record.count += 1
    if origin.launched_at not in record.places:
        record.places.append(origin.launched_at)
    if origin.remark and origin.remark not in record.remarks:
        record.remarks.append(origin.remark)


def _note_failure(record: LaunchRecord, error: WarplensError) -> None:
    if str(error) not in record.failures:
        record.failures[str(error)] = error
        if isinstance(error, KernelFault):
            record.crashes.append(str(error))


def _finish(record: LaunchRecord) -> None:
    """Wait for the engine's part of a launch that a process of its own executes, and keep what it has found."""
    counting, record.counting = record.counting, None
    if counting is None:
        return
    try:
        record.executed = counting.result()
    except UnsupportedError as error:
        record.uncounted = str(error)
    except WarplensError as error:
        _note_failure(record, error)


def _keep(record: LaunchRecord, run: GpuRun) -> bool:
    """Keep the time of a run and the comparison of its result, or why it has none; return whether it has."""
    if run.hindrance or run.failure:
        record.hindrance = run.hindrance or run.failure
        record.difference = f"on the GPU: {run.failure}" if run.failure else record.difference
        return False
    record.printed = record.printed or run.printed
    record.holders |= run.holders
    if run.time is not None:
        record.measured = run.time
        record.gpu_notes = run.notes
    if run.agreement is not None:
        record.checks = run.agreement.checks
        record.difference = record.difference or run.agreement.difference
        record.gpu_notes = tuple(dict.fromkeys((*record.gpu_notes, *run.agreement.notes)))
    return True


def _numbers_of(launch: Launch) -> dict[str, int]:
    """Return the whole numbers among the arguments of a launch, by name."""
    numbers = dict.fromkeys(launch.ones, 1)
    for position, argument in enumerate(launch.arguments):
        if isinstance(argument, Scalar) and "int" in argument.dtype:
            name = launch.names[position] if position < len(launch.names) else f"argument {position}"
            numbers[name] = int.from_bytes(argument.data, "little", signed=not argument.dtype.startswith("u"))
    return numbers


def small_numbers(launch: Launch) -> dict[str, int]:
    """Return the numbers with a name that are none of the bits of a float, whose type a program does not tell."""
    numbers = _numbers_of(launch)
    return {name: value for name, value in numbers.items() if abs(value) < LEAST_FLOAT_BITS and " " not in name}


def _record_of(capture: Capture, *, is_told: bool) -> LaunchRecord:
    """Return a record without launches; its numbers may tell launches apart."""
    launch = capture.launch
    numbers, arrays = _numbers_of(launch), []
    placed = (item for item in launch.arguments if not isinstance(item, Scalar))
    allocations = {id(item.allocation): item.allocation for item in placed}
    for position, argument in enumerate(launch.arguments):
        name = launch.names[position] if position < len(launch.names) else f"argument {position}"
        if isinstance(argument, Pointer) and argument.dtype:
            arrays.append(f"{name}: {argument.dtype}{list(argument.shape)}")
    return LaunchRecord(
        code=capture.code,
        launch=msgspec.structs.replace(launch, arguments=()),
        origin=capture.program,
        numbers=numbers,
        told=small_numbers(launch) if is_told else {},
        arrays=tuple(arrays),
        allocated_bytes=sum(allocation.data.nbytes for allocation in allocations.values()),
    )
