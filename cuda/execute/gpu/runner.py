"""Runs a point on a real GPU through PyCUDA: loads the compiled kernel, checks the result, measures the time.

The rule: a runner has one GPU, and a process of its own. An expected failure is a result with its sentence. After an
error that takes the GPU from the process, `lost` holds its sentence: every later point would repeat the error, and
only a new process has the GPU again.
"""

import atexit
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from warplens.cuda.capture.value import Capture, KernelFileOrigin
from warplens.cuda.catalogue import Workload, kernel_file, search
from warplens.cuda.device.gpus import load_device
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import achieved_metrics, baselines, verification
from warplens.cuda.execute.execution.reached_lengths import length_notes, reaching
from warplens.cuda.execute.execution.reference_functions import ReferenceResult, ReferenceRuns
from warplens.cuda.execute.gpu import point_arrays, streamed_point
from warplens.cuda.execute.gpu.captured_output import ERRORS, OUTPUT, captured, explain, failed_assertion
from warplens.cuda.execute.gpu.on_gpu import ArraysPlace, GpuSteps, PlacedPoint, Script
from warplens.cuda.execute.gpu.opened_gpu import DeviceArrays, OpenedGpu, driver_errors
from warplens.cuda.execute.measurement.conditions import Placed, Work
from warplens.cuda.execute.measurement.interleaved import Decides, InterleavedTiming
from warplens.cuda.execute.measurement.stopwatch import Place, Placeable, Timing
from warplens.cuda.execute.preparation import CompiledPoint, PointSteps, Preparer, ReadPoint, write_launch
from warplens.cuda.execute.result_builder import ResultBuilder
from warplens.cuda.ground.errors import FailureKind, InputError, LaunchError, MissingPartError, WarplensError
from warplens.cuda.ground.points import (
    Baseline,
    CacheState,
    Check,
    Measuring,
    PairSide,
    PlannedVisit,
    PointResult,
    PointSpec,
)


class GpuRunner:
    """Runs points on one GPU, which the first point opens: that with a UUID, or a number among those that CUDA shows.

    `lost` is empty as long as the process has the GPU, else the sentence of the error that took it away. `is_gone` says
    that the GPU could not even be opened: another process would fail in the same way.
    """

    def __init__(
        self,
        gpu: str | int = 0,
        *,
        spec: GpuSpec | None = None,  # its sheet, by default that of the device that the point names
        measuring: Measuring | None = None,  # for points without timing settings of their own
    ) -> None:
        self._name = gpu
        self._spec = spec
        self._measuring = measuring or Measuring()
        self._preparer = Preparer()
        self._gpu: OpenedGpu | None = None
        self._arrays = point_arrays.KeptArrays()
        self._known_results = point_arrays.KnownResults()
        self._references = ReferenceRuns(self._preparer, self._written_by)
        self.lost = ""
        self.is_gone = False

    def run(self, point: PointSpec, visit: PlannedVisit | None = None) -> PointResult:
        """Run one point, or one visit to it; expected failures are part of the result."""
        builder = ResultBuilder(point)
        with builder.expected_failures():
            if self.lost:
                raise LaunchError(f"the GPU is lost to this process: {self.lost}")
            with captured(ERRORS) as driver_output:
                try:
                    if point.baseline is None:
                        self._run_kernel(builder, visit)
                    else:
                        self._run_baseline(builder, point.baseline, visit)
                except driver_errors() as error:
                    self._fail(error, driver_output(), builder)
        return builder.result()

    def run_interleaved(
        self, points: tuple[PointSpec, PointSpec], visit: PlannedVisit, decides: Decides
    ) -> tuple[PointResult, PointResult]:
        """Run two points and measure them in turns; neither has a time if one of them fails or is skipped."""
        builders = dict(zip(PairSide, map(ResultBuilder, points), strict=True))
        with captured(ERRORS) as driver_output:
            try:
                if self.lost:
                    raise LaunchError(f"the GPU is lost to this process: {self.lost}")
                self._measure_interleaved(builders, visit, decides, driver_output)
            except WarplensError as error:
                for builder in builders.values():
                    builder.fail(str(error), error.kind)
            except driver_errors() as error:
                self._fail(error, driver_output(), *builders.values())
        for side, builder in builders.items():
            other = builders[_OTHER[side]]
            if builder.status.is_usable and not other.status.is_usable:
                builder.skip(f"not timed, since {other.point.kernel} ({_OTHER[side]}) is {other.status}")
        return builders[PairSide.A].result(), builders[PairSide.B].result()

    def close(self) -> None:
        """Release the GPU."""
        self._arrays.clear()
        gpu, self._gpu = self._gpu, None
        if gpu is not None:
            with suppress(*driver_errors() if self.lost else ()):  # a lost GPU refuses every call
                gpu.close()

    def _fail(self, error: Exception, driver_output: str, *builders: ResultBuilder) -> None:
        """Fail points by an error of the driver, behind the failed assertion that it printed, if there is one."""
        failure = explain(str(error))
        for builder in builders:
            assertion = failed_assertion(driver_output, Path(builder.point.path).name)
            reason = f"{assertion}: {failure.sentence}" if assertion else failure.sentence
            builder.fail(reason, FailureKind.ASSERTION if assertion else failure.kind)
        self.lost = builders[0].reason if failure.loses_gpu else ""

    def _run_kernel(self, builder: ResultBuilder, visit: PlannedVisit | None) -> None:
        read = self._preparer.read_point(builder, self._spec)
        if read is None:
            return
        if read.kernel.stream is not None:
            code = self._preparer.compile_read(builder, read)
            measuring = builder.point.measuring or self._measuring
            gpu = self._open(read.spec)
            streamed_point.StreamedPoint(gpu, self._arrays, self._preparer, code, measuring).run(builder, visit)
            return
        kernel = self._start(builder, read)
        if kernel is None:
            return
        gpu = self._open(read.spec)
        timing = Timing(
            gpu, kernel.placed, builder.point.cache or CacheState.COLD, visit, kernel.queue_ns, kernel.place
        )
        self._measure(builder, timing, read.workload, read.spec, kernel.kinds)

    def _start(self, builder: ResultBuilder, read: ReadPoint) -> Placeable | None:
        """Launch a kernel or a sequence for the first time, and return what launches it again, None if it is wrong."""
        # An access behind an array would cost the GPU: where a length is assumed, the engine executes it before.
        code: CompiledPoint | None = None
        if not read.workload.steps:
            stated = self._preparer.compile_read(builder, read)
            code = reaching(stated, builder.point, self._preparer)
            builder.add_notes(*length_notes(stated.workload, code.workload))
            write_launch(builder, code)
            read = replace(read, workload=code.workload)
        gpu = self._open(read.spec)

        def steps_of(workload: Workload) -> PointSteps:
            return PointSteps(self._preparer, replace(read, workload=workload), builder.point.included_hash, code)

        steps = steps_of(read.workload)
        point = PlacedPoint(gpu, steps)

        def checks(workload: Workload) -> tuple[Check, ...]:
            judged = self._references.result(replace(read, workload=workload), builder.point)
            arrays = self._arrays.on_gpu(gpu, workload)
            return self._checks(gpu, PlacedPoint(gpu, steps_of(workload)).work(arrays), judged, arrays)

        is_compared = bool(read.workload.expected) or builder.point.reference is not None
        builder.try_inputs(read.workload, checks, is_compared=is_compared)
        if not builder.status.is_usable:
            return None
        judged = self._references.result(read, builder.point)
        builder.add_notes(*judged.notes)
        arrays = self._arrays.on_gpu(gpu, read.workload)
        try:
            work = point.work(arrays)
            is_right = self._launch_and_compare(builder, gpu, work, judged, arrays)
        finally:
            builder.compiler = steps.version or builder.compiler
        if not is_right:
            return None
        builder.add_notes(*point.describe(builder, work, arrays))
        return Placeable(
            placed=_placed(work, arrays, updates=steps.updates),
            # What an update leaves may depend on the order of its threads: that of another place is not compared.
            place=self._placing(gpu, judged, point.work, updates=steps.updates, is_compared=not steps.updates),
            queue_ns=work.queue_ns,
            kinds=steps.kinds,
        )

    def _placing(
        self,
        gpu: OpenedGpu,
        judged: ReferenceResult,
        work_of: Callable[[DeviceArrays], GpuSteps],  # launches the point on its arrays, with code loaded anew
        *,
        updates: bool = False,  # the launch updates the arrays, which are restored before each launch
        is_compared: bool = False,
    ) -> Place:
        """Return what places arrays and code anew; where the result there is compared, a wrong one fails the point."""

        def place(number: int) -> Placed | None:
            moved = self._arrays.elsewhere(gpu, judged.workload, number)
            if moved is None:
                return None
            launch = work_of(moved)
            checks = self._checks(gpu, launch, judged, moved) if is_compared else ()
            wrong = next((check for check in checks if check.wrong), None)
            if wrong is not None:
                reason = f"with its arrays elsewhere in the GPU's memory, {verification.describe(wrong)}"
                raise LaunchError(reason, FailureKind.WRONG)
            return _placed(launch, moved, updates=updates)

        return place

    def _written_by(self, reference: CompiledPoint, _point: PointSpec) -> dict[str, kernel_file.Array]:
        gpu, workload = self._open(reference.spec), reference.workload
        arrays = self._arrays.on_gpu(gpu, workload)
        read = ReadPoint(kernel=reference.kernel, workload=workload, spec=reference.spec)
        PlacedPoint(gpu, PointSteps(self._preparer, read, None, reference)).work(arrays)()
        gpu.wait_for_all()
        point_arrays.check_inputs(arrays, workload)
        return {name: arrays.fetch(name) for name in search.written(workload)}

    def _measure_interleaved(
        self,
        builders: Mapping[PairSide, ResultBuilder],
        visit: PlannedVisit,
        decides: Decides,
        driver_output: Callable[[], str],
    ) -> None:
        points: dict[PairSide, ReadPoint] = {}
        launches: dict[PairSide, Placeable] = {}
        for side, builder in builders.items():
            try:
                with builder.expected_failures():
                    read = self._preparer.read_point(builder, self._spec)
                    if read is None:
                        continue
                    if read.kernel.stream is not None:
                        name = read.kernel.name
                        raise InputError(f"{name} keeps its matrices on the host: it cannot be timed in turns")
                    kernel = self._start(builder, read)
                    if kernel is not None:
                        points[side] = read
                        launches[side] = replace(kernel, place=partial(_place_or_fail, builder, kernel.place))
            except driver_errors() as error:  # the other kernel is not to blame, whether it ran before or not
                self._fail(error, driver_output(), builder)
                return
        if len(launches) < 2:
            return
        first = builders[PairSide.A]
        if not self._arrays.has(points[PairSide.A].workload):
            first.skip("the arrays of both kernels together do not fit into the memory of the GPU")
            return
        gpu, cache = self._open(points[PairSide.A].spec), first.point.cache or CacheState.COLD
        timing = InterleavedTiming(gpu, launches, cache, visit, decides)
        times = timing.measure(first.point.measuring or self._measuring)
        is_right = all(builder.status.is_usable for builder in builders.values())
        for side, builder in builders.items():
            builder.add_notes(f"measured in turns with {builders[_OTHER[side]].point.kernel}: A B B A", *timing.notes)
            if is_right:
                builder.time = times[side]
                workload, spec = points[side].workload, points[side].spec
                builder.metrics |= achieved_metrics.achieved_metrics(times[side], workload, spec, launches[side].kinds)

    def _run_baseline(self, builder: ResultBuilder, baseline: Baseline, visit: PlannedVisit | None) -> None:
        """Run a product of cuBLAS or a copy, which have no kernel file of their own."""
        point = builder.point
        kernel = self._preparer.read(point)
        product = baselines.product_of(kernel)
        if baseline is Baseline.NUMPY or (baseline is Baseline.CUBLAS and product is None):
            raise InputError(f"{point.kernel} is no baseline of a GPU")
        builder.title = baselines.title_of(kernel, baseline)
        spec = self._spec or load_device(point.device)
        gpu = self._open(spec)
        workload = baselines.workload_of(kernel, baseline, point.problem)
        arrays = self._arrays.on_gpu(gpu, workload)
        if product is None:
            builder.add_notes("cuMemcpyDtoD")
        else:
            builder.compiler = f"cuBLAS {gpu.cublas().version}"
            builder.add_notes(baselines.math_note(product.arithmetic))
        origin = KernelFileOrigin(path=point.path, source_hash=point.source_hash, problem=point.problem)
        script = Script(Capture(origin=origin, codes=(), steps=(baselines.step_of(product, workload),)))

        def work_of(placed: DeviceArrays) -> GpuSteps:
            return GpuSteps(script, ArraysPlace(gpu, placed))

        launch, judged = work_of(arrays), ReferenceResult(workload=workload)
        if not self._launch_and_compare(builder, gpu, launch, judged, arrays):
            return
        place = self._placing(gpu, judged, work_of)  # the code is the library's, and not loaded anew
        timing = Timing(gpu, Placed(launch=launch), builder.point.cache or CacheState.COLD, visit, place=place)
        kinds = frozenset[str]() if product is None else achieved_metrics.kinds_of_product(product.arithmetic, spec)
        self._measure(builder, timing, workload, spec, kinds)

    def _measure(
        self, builder: ResultBuilder, timing: Timing, workload: Workload, spec: GpuSpec, kinds: frozenset[str]
    ) -> None:
        builder.time = timing.measure(builder.point.measuring or self._measuring)
        builder.add_notes(*timing.notes)
        builder.metrics |= achieved_metrics.achieved_metrics(builder.time, workload, spec, kinds)

    def _open(self, spec: GpuSpec) -> OpenedGpu:
        if self._gpu is None:
            try:
                self._gpu = OpenedGpu(self._name, spec)
            except Exception as error:
                self.is_gone = isinstance(error, (MissingPartError, *driver_errors()))
                raise
            atexit.register(self.close)
        if self._gpu.capability != spec.compute_capability:
            own, planned = (".".join(map(str, of)) for of in (self._gpu.capability, spec.compute_capability))
            raise InputError(
                f"the {self._gpu.name} has compute capability {own}, and the points are planned for {spec.name} with "
                f"{planned}"
            )
        return self._gpu

    def _launch_and_compare(
        self, builder: ResultBuilder, gpu: OpenedGpu, launch: GpuSteps, judged: ReferenceResult, arrays: DeviceArrays
    ) -> bool:
        with captured(OUTPUT) as printed:
            try:
                checks = self._checks(gpu, launch, judged, arrays)
            finally:
                builder.keep_printed(printed())
        builder.add_notes(*verification.notes(checks, judged.workload))
        return builder.judge(checks, verification.why_uncompared(judged.workload))

    def _checks(
        self, gpu: OpenedGpu, launch: GpuSteps, judged: ReferenceResult, arrays: DeviceArrays
    ) -> tuple[Check, ...]:
        launch()
        gpu.wait_for_all()
        point_arrays.check_inputs(arrays, judged.workload)
        results = point_arrays.StepResults(arrays, launch.memory)
        return self._known_results.compare(
            results, judged.workload, lambda: {**self._arrays.on_host(judged.workload), **judged.values}
        )


_OTHER = {PairSide.A: PairSide.B, PairSide.B: PairSide.A}


def _place_or_fail(builder: ResultBuilder, place: Place, number: int) -> Placed | None:
    placed: list[Placed | None] = []
    with builder.expected_failures():
        placed.append(place(number))
    return placed[0] if placed else None


def _placed(launch: Work, arrays: DeviceArrays, *, updates: bool) -> Placed:
    return Placed(launch=launch, restore=arrays.restore if updates else None)
