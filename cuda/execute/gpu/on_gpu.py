"""Queues steps on a GPU: everything in order, and only a flag that is read waits for the GPU.

The rule: what a step needs (code, parameters, addresses) is made before it is timed, and the steps are settled once and
kept: a run must not wait for expressions. A place has its own code and memory, which show in the time of a launch.

Steps without a lane follow each other on the default stream. Each lane is a stream of its own, and a wait for a step of
another lane is an event, recorded after that step.

A texture has a copy of the texels of its array, as a surface has: where launches write the array, or exchange its
memory, the texels are copied before each launch that takes the texture, and back after each that takes the surface.
"""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from warplens.cuda.capture.value import Capture, Copy, Fill, FlagRead, LibraryCall, Region, Step, StepSource
from warplens.cuda.catalogue import Arithmetic, ArrayRole, Workload
from warplens.cuda.catalogue.kernel_file import Array
from warplens.cuda.execute import baselines, executed_steps
from warplens.cuda.execute.gpu.opened_gpu import DeviceArrays, OpenedGpu, launcher
from warplens.cuda.execute.gpu.texture_objects import DeviceView
from warplens.cuda.execute.launch_requests import with_addresses, with_handles
from warplens.cuda.execute.measurement.conditions import QUEUE_NS, Work, can_hide
from warplens.cuda.execute.preparation import PointLaunch, PointSteps, launch_shape
from warplens.cuda.execute.result_builder import ResultBuilder, resource_metrics
from warplens.cuda.ground import errors, metrics, points, textures

Functions = dict[tuple[str, int], Any]  # loaded kernels by name and dynamic shared memory


@dataclass(slots=True, kw_only=True, eq=False)
class Segment:
    """Steps that follow each other: to the buffer whose flag is read then, which says how to go on."""

    steps: tuple[Step, ...]
    flag: str = ""  # "": none is read
    memory: Mapping[str, str] = field(default_factory=dict)  # the buffer of each array at the end, without a flag
    after: "dict[bool, Segment]" = field(default_factory=dict)


class Script:
    """A capture's steps as a tree: a segment up to a flag that is read, then one for either answer, when reached."""

    def __init__(self, source: StepSource) -> None:
        self._source = source
        self._begin()
        self.first = self._next()
        self._last: Segment | None = self.first
        """The segment at whose end the live run stands."""

    def after(self, path: tuple[bool, ...]) -> Segment:
        """Return the segment after these answers, of which each belongs to the flag at the end of a segment."""
        segment = self.first
        for number, answer in enumerate(path):
            known = segment.after.get(answer)
            if known is None:
                if segment is not self._last:  # the live run went another way: start anew
                    self._begin()
                    self._next()
                    for earlier in path[:number]:
                        self._live.answer(is_set=earlier)
                        self._next()
                self._live.answer(is_set=answer)
                known = segment.after[answer] = self._next()
                self._last = known
            segment = known
        return segment

    def _begin(self) -> None:
        self._live = self._source.begin()
        self._steps = iter(self._live)

    def _next(self) -> Segment:
        steps: list[Step] = []
        for step in self._steps:
            if isinstance(step, FlagRead):
                return Segment(steps=tuple(steps), flag=step.buffer)
            steps.append(step)
        return Segment(steps=tuple(steps), memory=dict(self._live.memory))


class CodePlace:
    """Code on a GPU, and buffers there (`memory`) or in pinned memory of the host (`hosts`)."""

    def __init__(
        self,
        gpu: OpenedGpu,
        memory: Mapping[str, Any],
        hosts: Mapping[str, Array] | None = None,
        functions: Functions | None = None,
    ) -> None:
        self._gpu = gpu
        self._driver = gpu.driver
        self._memory = memory
        self._hosts = hosts or {}
        self._functions = {} if functions is None else functions
        self._streams: dict[str, Any] = {"": None}
        self._launches: dict[object, Work] = {}

    def launch(self, step: PointLaunch, stream: Any) -> Work:
        """Return what queues a launch on a stream; launches that differ in nothing share it."""
        key = (step.number, step.grid, step.block, step.dynamic_shared_bytes, step.parameters,
               tuple(step.pointers.items()), tuple(step.textures.values()))  # fmt: skip
        if key not in self._launches:
            self._launches[key] = self._launch(step, stream)
        return self._launches[key]

    def fill(self, step: Fill, stream: Any) -> Work:
        """Return what fills a buffer with a pattern."""
        if step.rows > 1 and step.target.pitch_bytes not in (0, step.row_bytes):
            raise errors.LaunchError(
                f"a fill of {step.target.buffer!r} has gaps between its rows, which no step of a GPU has"
            )
        width = len(step.pattern)
        fill = getattr(self._driver, f"memset_d{8 * width}_async")
        value, count = int.from_bytes(step.pattern, "little"), step.rows * step.row_bytes // width
        return partial(fill, self._address(step.target), value, count, stream)

    def copy(self, step: Copy, stream: Any) -> Work:
        """Return what copies rows between two buffers."""
        if step.rows == 1 and not {step.source.buffer, step.target.buffer} & self._hosts.keys():
            addresses = self._address(step.target), self._address(step.source)
            return partial(self._driver.memcpy_dtod_async, *addresses, step.row_bytes, stream)
        copy = self._driver.Memcpy2D()
        copy.width_in_bytes, copy.height = step.row_bytes, step.rows
        for side, region in (("src", step.source), ("dst", step.target)):
            pitch = region.pitch_bytes or step.row_bytes
            row, left = divmod(region.offset_bytes, pitch)
            if region.buffer in self._hosts:
                getattr(copy, f"set_{side}_host")(self._hosts[region.buffer])
            else:
                getattr(copy, f"set_{side}_device")(int(self._memory[region.buffer]))
            for name, value in (("x_in_bytes", left), ("y", row), ("pitch", pitch)):
                setattr(copy, f"{side}_{name}", value)
        return partial(copy, stream)

    def call(self, step: LibraryCall) -> Work:
        """Return what queues a product of cuBLAS on the default stream."""
        left, right, out = (int(self._memory[name]) for name in step.pointers.values())
        shape = baselines.PRODUCT_SHAPE.unpack(step.parameters)
        return partial(self._gpu.cublas().multiply, Arithmetic(step.function), shape, (left, right, out))

    def stream(self, lane: str) -> Any:
        """Return the stream of a lane, the default one without a lane."""
        if lane not in self._streams:
            self._streams[lane] = self._driver.Stream()
        return self._streams[lane]

    def is_set(self, buffer: str) -> bool:
        """Wait for the GPU, and return whether a matrix is not all zeros."""
        self._gpu.wait_for_all()
        return bool(self._hosts[buffer].any())

    def event(self) -> Any:
        """Return a new event, which takes no time."""
        return self._driver.Event(self._driver.event_flags.DISABLE_TIMING)

    def _address(self, region: Region) -> Any:
        memory = self._memory[region.buffer]
        return int(memory) + region.offset_bytes if region.offset_bytes else memory

    def _launch(self, step: PointLaunch, stream: Any, views: Sequence[DeviceView] = ()) -> Work:
        function = self._function(step)  # first: an array that is a variable lies where its module has it
        addresses = {name: int(self._memory[name]) for name in step.pointers.values()}
        parameters = with_addresses(step.parameters or b"", step.pointers, addresses)
        parameters = with_handles(parameters, step.textures_at, {view.view.name: view.handle for view in views})
        return launcher(function, step.grid, step.block, parameters, step.dynamic_shared_bytes, stream=stream)

    def _function(self, step: PointLaunch, arrays: DeviceArrays | None = None) -> Any:
        code, key = step.point, (step.point.workload.kernel, step.dynamic_shared_bytes)
        if key not in self._functions:
            self._functions[key] = self._gpu.function(code.compiled, code.spec, step.dynamic_shared_bytes, arrays)
        return self._functions[key]


class ArraysPlace(CodePlace):
    """A place with the arrays of a workload; texels of the textures that are `copied` are so around each launch."""

    def __init__(self, gpu: OpenedGpu, arrays: DeviceArrays, copied: Collection[str] = ()) -> None:
        super().__init__(gpu, arrays.memory)
        self._arrays = arrays
        self._copied = copied

    def is_set(self, buffer: str) -> bool:
        """Wait for the GPU, and return whether an array is not all zeros."""
        return bool(self._arrays.fetch(buffer).any())

    def _launch(self, step: PointLaunch, stream: Any, views: Sequence[DeviceView] = ()) -> Work:
        self._function(step, self._arrays)
        views = [self._arrays.view(view) for view in step.point.workload.textures]
        launch = super()._launch(step, stream, views)
        changing = [view for view in views if view.view.name in self._copied]

        def launch_between_copies() -> None:
            for view in changing:
                view.update()
            launch()
            for view in changing:
                if view.view.is_surface:
                    view.fetch()

        return launch_between_copies if changing else launch


class StreamPlace(CodePlace):
    """A place with the slots of a plan; the matrices stay in pinned memory of the host."""

    def __init__(self, gpu: OpenedGpu, capture: Capture, hosts: Mapping[str, Array], functions: Functions) -> None:
        slots = {
            buffer.name: gpu.driver.mem_alloc(buffer.size_bytes) for buffer in capture.buffers if not buffer.is_host
        }
        super().__init__(gpu, slots, hosts, functions)

    def close(self) -> None:
        """Free the slots."""
        for memory in self._memory.values():
            memory.free()


class GpuSteps:
    """Steps in one place of a GPU, to be queued repeatedly; `memory` has each array's buffer after the last run."""

    def __init__(self, script: Script, place: CodePlace) -> None:
        self._script = script
        self._place = place
        self._works: dict[Segment, tuple[Work, ...]] = {}
        self._schedules: dict[Segment, Work] = {}
        self._path: tuple[bool, ...] = ()
        self.memory: Mapping[str, str] = {}
        self._schedule_of(script.first)

    def __call__(self) -> None:
        """Queue all steps; where a flag is read, wait for those before it."""
        segment, path = self._script.first, list[bool]()
        while True:
            self._schedule_of(segment)()
            if not segment.flag:
                break
            path.append(self._place.is_set(segment.flag))
            segment = segment.after.get(path[-1]) or self._script.after(tuple(path))
        self.memory, self._path = segment.memory, tuple(path)

    def only(self, lanes: Collection[str]) -> Work:
        """Return what queues the steps of these lanes up to the first flag; waits for other lanes are left out."""
        return self._schedule(self._script.first, lanes)

    def _schedule_of(self, segment: Segment) -> Work:
        if segment not in self._schedules:
            self._schedules[segment] = self._schedule(segment)
        return self._schedules[segment]

    def _schedule(self, segment: Segment, lanes: Collection[str] | None = None) -> Work:
        works, steps = self._works_of(segment), segment.steps
        indices = [index for index, step in enumerate(steps) if lanes is None or step.lane in lanes]
        is_queued = set(indices)
        last_use = {wait: index for index in indices for wait in steps[index].waits if wait in is_queued}
        free: list[Any] = []
        events: dict[int, Any] = {}
        queued: list[tuple[Any, list[Any], Work, Any]] = []
        for index in indices:
            waits = [wait for wait in steps[index].waits if wait in last_use]
            # A queued wait is bound to the last record of its event so far: the event may be recorded again after it.
            waited = [events[wait] for wait in waits]
            free += [events.pop(wait) for wait in waits if last_use[wait] == index]
            if index in last_use:
                events[index] = free.pop(0) if free else self._place.event()
            queued.append((self._place.stream(steps[index].lane), waited, works[index], events.get(index)))

        def queue() -> None:
            for stream, waited, work, event in queued:
                for other in waited:
                    stream.wait_for_event(other)
                work()
                if event is not None:
                    event.record(stream)

        return queue

    def _works_of(self, segment: Segment) -> tuple[Work, ...]:
        if segment not in self._works:
            self._works[segment] = tuple(map(self._work_of, segment.steps))
        return self._works[segment]

    def _work_of(self, step: Step) -> Work:
        stream = self._place.stream(step.lane)
        match step:
            case PointLaunch():
                return self._place.launch(step, stream)
            case Fill():
                return self._place.fill(step, stream)
            case Copy():
                return self._place.copy(step, stream)
            case LibraryCall():
                return self._place.call(step)
        raise errors.LaunchError(f"no GPU is given a step of the kind {type(step).__name__}")

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The segments of the last run."""
        return tuple(self._script.after(self._path[:number]) for number in range(len(self._path) + 1))

    @property
    def launches(self) -> int:
        """The launches of the last run."""
        return sum(isinstance(step, PointLaunch) for segment in self.segments for step in segment.steps)

    @property
    def queue_ns(self) -> float:
        """The nanoseconds that queueing takes at most; infinite where a flag is read, which waits for the GPU."""
        if self._path:
            return float("inf")
        return QUEUE_NS * max(1, sum(len(segment.steps) for segment in self.segments))

    def step_times(self, time_of: Callable[[Work], float]) -> dict[int, list[tuple[PointLaunch, float]]]:
        """Run once more, launch by launch; return each launch with its time in ns, by the numbers of the steps."""
        times: dict[int, list[tuple[PointLaunch, float]]] = {}
        for segment in self.segments:
            for step, queue in zip(segment.steps, self._works_of(segment), strict=True):
                if isinstance(step, PointLaunch):
                    times.setdefault(step.number, []).append((step, time_of(queue)))
                else:
                    queue()
        return times


def measured_steps(times: Mapping[int, list[tuple[PointLaunch, float]]]) -> tuple[points.StepResult, ...]:
    """Return the steps with their times, and the resources of the longest launch of each."""
    steps = []
    for number, launches in sorted(times.items()):
        longest = max(launches, key=lambda entry: entry[1])[0].point
        time_ns = round(sum(launch_ns for _, launch_ns in launches), 2)
        dynamic_bytes = longest.workload.dynamic_shared_bytes
        steps.append(
            points.StepResult(
                number=number,
                kernel=longest.workload.kernel,
                launches=len(launches),
                launch=launch_shape(longest.workload),
                time=points.Time(value_ns=time_ns, provenance=metrics.Provenance.MEASURED),
                metrics=resource_metrics(longest.compiled.resources, dynamic_bytes, longest.fits, longest.spec),
            )
        )
    return tuple(steps)


# The steps of a point on a GPU: where they are placed, and what each of them takes.
# The arrays are what the kernels of a sequence share. A variable of the kernel file would have another copy in the code
# of each kernel, so none may be used there. Copies of texels around launches are part of the time, and a note says so.

MAX_TIMED_LAUNCHES = 4096  # of a sequence, for which they are timed one by one, for the times of its steps


class PlacedPoint:
    """The steps of a point, ready to be placed on a GPU; a sequence may have no variables of the kernel file."""

    def __init__(self, gpu: OpenedGpu, steps: PointSteps) -> None:
        read = steps.read
        variable = next((array.name for array in read.workload.arrays if array.is_variable), "")
        if variable and read.workload.steps:
            raise errors.InputError(
                f"{read.kernel.name} uses the variable {variable!r} of the kernel file, and on a GPU the kernels of a "
                "sequence share arrays alone"
            )
        self._gpu = gpu
        self._steps = steps
        views = changing_views(read.workload) if read.workload.steps else ()
        self._copied = {view.name for view in views if view.place is textures.TexelPlace.ARRAY}

    @cached_property
    def _script(self) -> Script:
        return Script(self._steps)

    def work(self, arrays: DeviceArrays) -> GpuSteps:
        """Return the steps on arrays in one place, with their code loaded anew."""
        return GpuSteps(self._script, ArraysPlace(self._gpu, arrays, self._copied))

    def describe(self, builder: ResultBuilder, work: GpuSteps, arrays: DeviceArrays) -> tuple[str, ...]:
        """Return notes; the launches of a sequence are timed alone, on restored arrays, and its builder gets steps."""
        read, notes = self._steps.read, list[str]()
        if not read.workload.steps:
            is_own = read.spec.target_is_own
            return () if is_own else (f"the driver translated the PTX that was compiled for {read.spec.target}",)
        arrays.restore()
        if math.isinf(work.queue_ns):
            notes.append("the host reads a flag after each round of `while`, which is part of the time")
        elif not can_hide(work.queue_ns):
            notes.append(f"{work.launches:,} launches are not queued ahead: the time may be that of queueing them")
        if self._copied:
            names = ", ".join(sorted(self._copied))
            notes.append(f"texels are copied around the launches that take {names}, which is part of the time")
        if work.launches > MAX_TIMED_LAUNCHES:
            return (*notes, f"its steps are not timed apart: there are more than {MAX_TIMED_LAUNCHES:,} launches")
        builder.steps = measured_steps(work.step_times(self._time))
        self._gpu.wait_for_all()
        longest = max(builder.steps, key=lambda step: step.time.value_ns if step.time else 0.0, default=None)
        if longest is not None:
            builder.launch = longest.launch
            builder.metrics |= longest.metrics
            if len(builder.steps) > 1:
                notes.append(executed_steps.longest_note(longest.number, longest.kernel))
            notes.append("the times of the steps are those of one run, in which each launch was timed alone")
        return tuple(notes)

    def _time(self, launch: Work) -> float:
        """Return the nanoseconds of one launch, without those of the events."""
        queued = 1 + 2 * len(self._copied)  # a launch, and copies before it and after it
        time_ns, _ = self._gpu.between(partial(self._gpu.wait, int(2 * QUEUE_NS * queued)), launch)
        return max(0.0, time_ns - self._gpu.overhead_ns)


def changing_views(workload: Workload) -> tuple[textures.TextureView, ...]:
    """Return the textures and surfaces whose contents or memory change from launch to launch."""
    read_only = {array.name for array in workload.arrays if array.role is ArrayRole.IN}  # no step swaps such an array
    return tuple(view for view in workload.textures if view.array not in read_only)
