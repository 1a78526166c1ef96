"""Runs a point on a real GPU through PyCUDA: loads the compiled kernel, checks the result, measures the time.

The rule: a runner has one GPU, and a process of its own. An expected failure is a result with its sentence. After an
error that takes the GPU from the process, `lost` holds its sentence: every later point would repeat the error, and
only a new process has the GPU again.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from warplens.cuda.catalogue import ArrayRole, Workload
from warplens.cuda.catalogue.search import written
from warplens.cuda.catalogue.workload import Array, with_inputs
from warplens.cuda.compiler import CompileCache, default_cache
from warplens.cuda.device.cards import load_device
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import baselines, derived_metrics, verification
from warplens.cuda.execute.baselines import MatrixProduct, math_note
from warplens.cuda.execute.derived_metrics import has_updates, kinds_in, kinds_of_product
from warplens.cuda.execute.draft import ResultDraft
from warplens.cuda.execute.execution.reached_lengths import length_notes, reaching
from warplens.cuda.execute.execution.reference_functions import expected_arrays
from warplens.cuda.execute.execution.reference_runs import (
    ReferenceResult,
    compiled_reference,
    judged_by,
    judged_by_function,
)
from warplens.cuda.execute.gpu.captured_output import ERRORS, OUTPUT, captured, explain, failed_assertion
from warplens.cuda.execute.gpu.card import Card, DeviceArrays, driver_errors, launcher
from warplens.cuda.execute.gpu.card_sequence import CardSequence
from warplens.cuda.execute.gpu.known_results import KnownResults, Results, check_inputs
from warplens.cuda.execute.gpu.point_arrays import FREE_FACTOR, KeptArrays
from warplens.cuda.execute.measurement.conditions import Placed, Work
from warplens.cuda.execute.measurement.stopwatch import Place, Placeable, Timing
from warplens.cuda.execute.measurement.turns import Decides, TurnsTiming
from warplens.cuda.execute.out_of_core.on_card import StreamedPoint
from warplens.cuda.execute.out_of_core.plan import plan_of
from warplens.cuda.execute.preparation import CompiledPoint, Preparer, ReadPoint, write_launch
from warplens.cuda.execute.sequences.on_card import SequenceResults
from warplens.cuda.ground.errors import InputError, LaunchError, MissingPartError, WarplensError
from warplens.cuda.ground.points import (
    Baseline,
    CacheState,
    Check,
    Measuring,
    PairSide,
    PlannedVisit,
    PointResult,
    PointSpec,
    ReferenceFunction,
)
from warplens.cuda.simt.launch import machine


class GpuRunner:
    """Runs points on one GPU, which the first point opens.

    `lost` is empty as long as the process has the GPU, else the sentence of the error that took it away. `is_gone`
    says that the GPU could not even be opened: another process would fail in the same way.

    Args:
        card: its UUID (`GPU-...`), or its number among those that CUDA shows.
        spec: the GPU's sheet, by default that of the device that the point names.
        measuring: the timing settings of points that have none of their own.
        compile_cache: keeps the compiler's output, by default the user's own.
    """

    def __init__(
        self,
        card: str | int = 0,
        *,
        spec: GpuSpec | None = None,
        measuring: Measuring | None = None,
        compile_cache: CompileCache | None = None,
    ) -> None:
        self._name = card
        self._spec = spec
        self._measuring = measuring or Measuring()
        self._cache = compile_cache or default_cache()
        self._preparer = Preparer(self._cache)
        self._card: Card | None = None
        self._arrays = KeptArrays()
        self._known_results = KnownResults()
        self.lost = ""
        self.is_gone = False

    def run(self, point: PointSpec, visit: PlannedVisit | None = None) -> PointResult:
        """Run one point, or one visit to it; expected failures are part of the result."""
        draft = ResultDraft(point)
        with draft.expected_failures():
            if self.lost:
                raise LaunchError(f"the GPU is lost to this process: {self.lost}")
            with captured(ERRORS) as driver_output:
                try:
                    if point.baseline is None:
                        self._run_kernel(draft, visit)
                    else:
                        self._run_baseline(draft, point.baseline, visit)
                except driver_errors() as error:
                    failure = explain(str(error))
                    draft.fail(_with_assertion(failure.sentence, driver_output(), point))
                    self.lost = draft.reason if failure.loses_card else ""
        return draft.result()

    def run_in_turns(
        self, points: tuple[PointSpec, PointSpec], visit: PlannedVisit, decides: Decides
    ) -> tuple[PointResult, PointResult]:
        """Run two points and measure them in turns; neither has a time if one of them fails or is skipped."""
        drafts = dict(zip(PairSide, map(ResultDraft, points), strict=True))
        with captured(ERRORS) as driver_output:
            try:
                if self.lost:
                    raise LaunchError(f"the GPU is lost to this process: {self.lost}")
                self._measure_in_turns(drafts, visit, decides, driver_output)
            except WarplensError as error:
                for draft in drafts.values():
                    draft.fail(str(error))
            except driver_errors() as error:
                failure = explain(str(error))
                for draft in drafts.values():
                    draft.fail(_with_assertion(failure.sentence, driver_output(), draft.point))
                self.lost = drafts[PairSide.A].reason if failure.loses_card else ""
        for side, draft in drafts.items():
            other = drafts[_OTHER[side]]
            if draft.status.is_usable and not other.status.is_usable:
                draft.skip(f"not timed, since {other.point.kernel} ({_OTHER[side]}) is {other.status}")
        return drafts[PairSide.A].result(), drafts[PairSide.B].result()

    def close(self) -> None:
        """Release the GPU."""
        self._arrays.clear()
        card, self._card = self._card, None
        if card is not None:
            with suppress(*driver_errors() if self.lost else ()):  # a lost GPU refuses every call
                card.close()

    def _run_kernel(self, draft: ResultDraft, visit: PlannedVisit | None) -> None:
        read = self._preparer.read_point(draft, self._spec)
        if read is None:
            return
        if read.kernel.stream is not None:
            code = self._preparer.compile_read(draft, read)
            measuring = draft.point.measuring or self._measuring
            self._stream(self._open(read.spec), code, measuring).run(draft, visit)
            return
        kernel = self._start(draft, read)
        if kernel is None:
            return
        card = self._open(read.spec)
        timing = Timing(card, kernel.placed, _cache_of(draft), visit, kernel.queue_ns, kernel.place)
        self._measure(draft, timing, read.workload, read.spec, kernel.kinds)

    def _start(self, draft: ResultDraft, read: ReadPoint) -> Placeable | None:
        """Launch a kernel or a sequence for the first time, and return what launches it again, None if it is wrong.

        An access behind an array would cost the GPU: where a length is assumed, the engine executes the launch before.
        """
        if read.workload.steps:
            sequence = CardSequence(self._open(read.spec), read, draft.point, self._preparer)
            return self._start_sequence(draft, self._open(read.spec), read, sequence)
        code = self._preparer.compile_read(draft, read)
        longer = reaching(code, draft.point, self._preparer, machine.default_cache())
        draft.add_notes(*length_notes(code.workload, longer.workload))
        write_launch(draft, longer)
        return self._start_kernel(draft, self._open(read.spec), longer)

    def _start_kernel(self, draft: ResultDraft, card: Card, code: CompiledPoint) -> Placeable | None:
        """Launch a kernel for the first time; return what launches it again, None where its result is wrong."""

        def run(changed: Workload, arrays: DeviceArrays) -> Results:
            other = replace(code, workload=changed)
            card.load(code.compiled, code.spec, changed, arrays, self._preparer.pack(other))()
            return arrays

        if not self._is_right_with_other_inputs(draft, card, code, run):
            return None
        judged = self._judged(card, code, draft.point)
        draft.add_notes(*judged.notes)
        workload = judged.workload
        arrays = self._arrays.on_card(card, workload)
        packed = self._preparer.pack(code)
        launch = card.load(code.compiled, code.spec, workload, arrays, packed)
        with captured(OUTPUT) as printed:
            try:
                is_right = self._launch_and_compare(draft, card, launch, judged, arrays)
            finally:
                draft.keep_printed(printed())
        if not is_right:
            return None
        # A kernel that only stores writes the same again. One that updates would count on, or overflow.
        updates = has_updates(code.compiled) or any(a.role is ArrayRole.INOUT for a in workload.arrays)
        if not code.spec.target_is_own:
            draft.add_notes(f"the driver translated the PTX that was compiled for {code.compiled.target}")

        def place(number: int) -> Placed | None:
            """Place arrays and code anew; the result there is that of the first launch, or the point fails."""
            moved = self._arrays.elsewhere(card, workload, number)
            if moved is None:
                return None
            launch = card.load(code.compiled, code.spec, workload, moved, packed)
            if not updates:  # what an update leaves may depend on the order of its threads
                self._check_again(card, launch, judged, moved)
            return Placed(launch=launch, restore=moved.restore if updates else None)

        first = Placed(launch=launch, restore=arrays.restore if updates else None)
        return Placeable(placed=first, place=place, kinds=kinds_in(code.compiled))

    def _start_sequence(
        self, draft: ResultDraft, card: Card, read: ReadPoint, sequence: CardSequence
    ) -> Placeable | None:
        """Launch a sequence for the first time; return what launches it again, None where its result is wrong."""

        def run(changed: Workload, arrays: DeviceArrays) -> Results:
            other = CardSequence(card, replace(read, workload=changed), draft.point, self._preparer).work(arrays)
            other()
            return SequenceResults(arrays, other.memory)

        if not self._is_right_with_other_inputs(draft, card, read, run):
            return None
        workload = read.workload
        judged = self._judged(card, read, draft.point)
        draft.add_notes(*judged.notes)
        arrays = self._arrays.on_card(card, workload)
        work = sequence.work(arrays)
        with captured(OUTPUT) as printed:
            try:
                work()
                card.wait_for_all()
            finally:
                draft.keep_printed(printed())
                draft.compiler = sequence.compiler
        check_inputs(arrays, workload)
        checks = self._compare(judged, SequenceResults(arrays, work.memory))
        draft.add_notes(*verification.notes(checks, judged.workload))
        if not draft.judge(checks, verification.why_uncompared(judged.workload)):
            return None
        arrays.restore()
        draft.add_notes(*sequence.describe(draft, work))

        def place(number: int) -> Placed | None:
            """Place arrays and code anew."""
            moved = self._arrays.elsewhere(card, workload, number)
            return None if moved is None else Placed(launch=sequence.work(moved), restore=moved.restore)

        first = Placed(launch=work, restore=arrays.restore)
        return Placeable(placed=first, place=place, queue_ns=work.queue_ns, kinds=sequence.kinds)

    def _is_right_with_other_inputs(
        self,
        draft: ResultDraft,
        card: Card,
        code: CompiledPoint | ReadPoint,
        run: Callable[[Workload, DeviceArrays], Results],
    ) -> bool:
        """Run a point on its other inputs, until one fails; return whether none does."""
        workloads = {inputs: with_inputs(code.workload, inputs) for inputs in draft.point.inputs}
        for inputs, workload in workloads.items():
            if workload is None:
                continue
            with draft.failures_with(inputs):
                judged = self._judged(card, replace(code, workload=workload), draft.point)
                arrays = self._arrays.on_card(card, workload)
                try:
                    results = run(workload, arrays)
                    card.wait_for_all()
                except driver_errors():
                    draft.add_notes(f"this was with the inputs {inputs.value!r}")
                    raise
                check_inputs(arrays, workload)
                draft.judge_inputs(inputs, self._compare(judged, results))
            if not draft.status.is_usable:
                return False
        is_compared = bool(code.workload.expected) or draft.point.reference is not None
        draft.add_notes(*verification.tried_inputs(workloads, is_compared=is_compared))
        return True

    def _judged(self, card: Card, code: CompiledPoint | ReadPoint, point: PointSpec) -> ReferenceResult:
        """Return the workload of a point with its reference; a reference kernel is launched for that.

        Raises:
            InputError: there is no such kernel, or it does not fit.
            LaunchError: it fails.
        """
        if isinstance(point.reference, ReferenceFunction):
            results = expected_arrays(point.reference, code.workload)
            return judged_by_function(code.workload, results, point.reference)
        reference = compiled_reference(self._preparer, code, point)
        if reference is None:
            return ReferenceResult(workload=code.workload)
        arrays = self._arrays.on_card(card, reference.workload)
        packed = self._preparer.pack(reference)
        card.load(reference.compiled, reference.spec, reference.workload, arrays, packed)()
        card.wait_for_all()
        check_inputs(arrays, reference.workload)
        results = {name: arrays.fetch(name) for name in written(reference.workload)}
        judged = judged_by(code.workload, results, f"{reference.kernel.name} {reference.kernel.source_hash[:12]}")
        return replace(judged, notes=(f"compared with the result of {reference.kernel.name}",))

    def _compare(self, judged: ReferenceResult, arrays: Results) -> tuple[Check, ...]:
        """Compare the result of a finished launch with its reference."""
        return self._known_results.compare(
            arrays, judged.workload, lambda: {**self._arrays.on_host(judged.workload), **judged.values}
        )

    def _stream(self, card: Card, code: CompiledPoint, measuring: Measuring) -> StreamedPoint:
        """Return a point whose matrices stay on the host; the card needs room for its panels alone.

        Raises:
            LaunchLimitError: they do not fit there, or the matrices not into the memory of the host.
        """
        kernel, workload = code.kernel, code.workload
        plan = plan_of(kernel, workload)
        self._arrays.make_room(card, plan.memory_bytes)

        def hosts_elsewhere() -> Mapping[str, Array] | None:
            has_room = card.has_room(FREE_FACTOR * plan.memory_bytes)
            return self._arrays.pinned_elsewhere(workload) if has_room else None

        return StreamedPoint(
            card=card,
            spec=code.spec,
            kernel=kernel,
            kinds=kinds_in(code.compiled),
            workload=workload,
            plan=plan,
            hosts=self._arrays.on_host(workload, is_pinned=True),
            hosts_elsewhere=hosts_elsewhere,
            pack=lambda panel: self._preparer.pack(replace(code, workload=panel)),
            launcher=partial(launcher, card.function(code.compiled, code.spec, workload.dynamic_shared_bytes)),
            measuring=measuring,
        )

    def _measure_in_turns(
        self,
        drafts: Mapping[PairSide, ResultDraft],
        visit: PlannedVisit,
        decides: Decides,
        driver_output: Callable[[], str],
    ) -> None:
        """Run two kernels, and measure them in turns if the results of both are right."""
        points: dict[PairSide, ReadPoint] = {}
        launches: dict[PairSide, Placeable] = {}
        for side, draft in drafts.items():
            try:
                with draft.expected_failures():
                    read = self._preparer.read_point(draft, self._spec)
                    if read is None:
                        continue
                    if read.kernel.stream is not None:
                        name = read.kernel.name
                        raise InputError(f"{name} keeps its matrices on the host: it cannot be timed in turns")
                    kernel = self._start(draft, read)
                    if kernel is not None:
                        points[side] = read
                        launches[side] = replace(kernel, place=partial(_place_or_fail, draft, kernel.place))
            except driver_errors() as error:  # the other kernel is not to blame, whether it ran before or not
                failure = explain(str(error))
                draft.fail(_with_assertion(failure.sentence, driver_output(), draft.point))
                self.lost = draft.reason if failure.loses_card else ""
                return
        if len(launches) < 2:
            return
        first = drafts[PairSide.A]
        if not self._arrays.has(points[PairSide.A].workload):
            first.skip("the arrays of both kernels together do not fit into the memory of the GPU")
            return
        timing = TurnsTiming(self._open(points[PairSide.A].spec), launches, _cache_of(first), visit, decides)
        times = timing.measure(first.point.measuring or self._measuring)
        is_right = all(draft.status.is_usable for draft in drafts.values())
        for side, draft in drafts.items():
            draft.add_notes(f"measured in turns with {drafts[_OTHER[side]].point.kernel}: A B B A", *timing.notes)
            if is_right:
                draft.time = times[side]
                workload, spec = points[side].workload, points[side].spec
                draft.metrics |= derived_metrics.achieved_metrics(times[side], workload, spec, launches[side].kinds)

    def _run_baseline(self, draft: ResultDraft, baseline: Baseline, visit: PlannedVisit | None) -> None:
        """Run a product of cuBLAS or a copy, which have no kernel file of their own."""
        point = draft.point
        kernel = self._preparer.read(point)
        product = baselines.product_of(kernel)
        if baseline is Baseline.NUMPY or (baseline is Baseline.CUBLAS and product is None):
            raise InputError(f"{point.kernel} is no baseline of a GPU")
        draft.title = baselines.title_of(kernel, baseline)
        spec = self._spec or load_device(point.device)
        card = self._open(spec)
        workload = baselines.workload_of(kernel, baseline, point.problem)
        arrays = self._arrays.on_card(card, workload)
        if product is None:
            draft.add_notes("cuMemcpyDtoD")
        else:
            draft.compiler = f"cuBLAS {card.cublas().version}"
            draft.add_notes(math_note(product.arithmetic))
        launch = _baseline_launch(card, product, arrays)
        if not self._launch_and_compare(draft, card, launch, ReferenceResult(workload=workload), arrays):
            return

        def place(number: int) -> Placed | None:
            """Place the arrays anew; the code is the library's."""
            moved = self._arrays.elsewhere(card, workload, number)
            return None if moved is None else Placed(launch=_baseline_launch(card, product, moved))

        timing = Timing(card, Placed(launch=launch), _cache_of(draft), visit, place=place)
        kinds = frozenset[str]() if product is None else kinds_of_product(product.arithmetic, spec)
        self._measure(draft, timing, workload, spec, kinds)

    def _measure(
        self, draft: ResultDraft, timing: Timing, workload: Workload, spec: GpuSpec, kinds: frozenset[str]
    ) -> None:
        draft.time = timing.measure(draft.point.measuring or self._measuring)
        draft.add_notes(*timing.notes)
        draft.metrics |= derived_metrics.achieved_metrics(draft.time, workload, spec, kinds)

    def _open(self, spec: GpuSpec) -> Card:
        if self._card is None:
            try:
                self._card = Card(self._name, spec, self._cache)
            except Exception as error:
                self.is_gone = isinstance(error, (MissingPartError, *driver_errors()))
                raise
            atexit.register(self.close)
        if self._card.capability != spec.compute_capability:
            raise InputError(
                f"the {self._card.name} has compute capability {_dotted(self._card.capability)}, and the points are "
                f"planned for {spec.name} with {_dotted(spec.compute_capability)}"
            )
        return self._card

    def _launch_and_compare(
        self, draft: ResultDraft, card: Card, launch: Work, judged: ReferenceResult, arrays: DeviceArrays
    ) -> bool:
        """Launch for the first time, compare the result with the reference, and return whether it is right.

        Raises:
            LaunchError: the kernel wrote to an array that it may only read.
        """
        launch()
        card.wait_for_all()
        check_inputs(arrays, judged.workload)
        checks = self._compare(judged, arrays)
        draft.add_notes(*verification.notes(checks, judged.workload))
        return draft.judge(checks, verification.why_uncompared(judged.workload))

    def _check_again(self, card: Card, launch: Work, judged: ReferenceResult, arrays: DeviceArrays) -> None:
        """Launch at another place and compare the result, which the GPU does by a digest where it is the same.

        Raises:
            LaunchError: the result is wrong there, or the kernel wrote to an array that it may only read.
        """
        launch()
        card.wait_for_all()
        check_inputs(arrays, judged.workload)
        checks = self._compare(judged, arrays)
        wrong = next((check for check in checks if check.wrong), None)
        if wrong is not None:
            raise LaunchError(f"with its arrays elsewhere in the GPU's memory, {verification.describe(wrong)}")


_OTHER = {PairSide.A: PairSide.B, PairSide.B: PairSide.A}


def _place_or_fail(draft: ResultDraft, place: Place, number: int) -> Placed | None:
    """Place a kernel anew; one that fails there fails its point."""
    placed: list[Placed | None] = []
    with draft.expected_failures():
        placed.append(place(number))
    return placed[0] if placed else None


def _baseline_launch(card: Card, product: MatrixProduct | None, arrays: DeviceArrays) -> Work:
    """Return a product of cuBLAS, or a copy where there is no product."""
    if product is None:
        return arrays.copying("source", "copy")
    return partial(card.cublas().multiply, product.arithmetic, *arrays.matrices(product))


def _cache_of(draft: ResultDraft) -> CacheState:
    return draft.point.cache or CacheState.COLD


def _with_assertion(sentence: str, driver_output: str, point: PointSpec) -> str:
    """Return the sentence of a failure behind the failed assertion that the driver printed, if there is one."""
    assertion = failed_assertion(driver_output, Path(point.path).name)
    return f"{assertion}: {sentence}" if assertion else sentence


def _dotted(capability: tuple[int, int]) -> str:
    return ".".join(map(str, capability))
