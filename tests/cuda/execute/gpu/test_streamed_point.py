"""A product that streams through a GPU, on a stand-in for PyCUDA whose streams run in any allowed order.

Nothing that is queued happens before the GPU has to be waited for; then the streams take turns at random, and one
lags. The stand-in keeps time as well: an operation begins when its stream and what it waits for are done.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided

from warplens.cuda.capture import value
from warplens.cuda.capture.value import Launch, Step
from warplens.cuda.catalogue import read_kernel_file, select
from warplens.cuda.execute.gpu import opened_gpu, point_arrays, streamed_point
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.execute.gpu.streamed_point import fingerprint, queueing_note
from warplens.cuda.execute.measurement import conditions as sampling
from warplens.cuda.execute.measurement.stopwatch import Timing
from warplens.cuda.execute.out_of_core.plan import Lane, PerMatrix, StreamPlan, moved_bytes, pipeline, plan_of, steps_of
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring, PlannedVisit, PointSpec, Status

[KERNEL] = select(["matmul_out_of_core"])
SHORT = Measuring(least_samples=3, least_time_s=0.0, longest_time_s=10.0, longest_warm_up_s=0.0)
BYTE_NS, FLOP_NS, EVENTS_NS = 2.0, 0.01, 1000.0


class DriverError(Exception):
    pass


class Memory:
    def __init__(self, driver: Driver, address: int, size: int) -> None:
        self.driver, self.address = driver, address
        driver.memory[address] = np.full(size, 0xAB, np.uint8)

    def __int__(self) -> int:
        return self.address

    def free(self) -> None:
        del self.driver.memory[self.address]


class Stream:
    def __init__(self, driver: Driver) -> None:
        self.queue: list[tuple[Callable[[], None], float, Event | None]] = []
        self.time_ns = 0.0
        driver.streams.append(self)

    def wait_for_event(self, event: Event) -> None:
        done = event.pending  # the newest record of the event
        self.queue.append((lambda: None, 0.0, done))


class Mark:
    """One record of an event: its time, once it has happened."""

    def __init__(self) -> None:
        self.time_ns: float | None = None


class Event:
    def __init__(self, driver: Driver, *_flags: object) -> None:
        self.driver = driver
        self.pending = Mark()

    def record(self, stream: Stream | None = None) -> None:
        self.pending = mark = Mark()
        self.driver.queue(stream, lambda: setattr(mark, "time_ns", self.driver.now_ns), 0.0)

    def query(self) -> bool:
        return False  # the stand-in does nothing before it is waited for

    def synchronize(self) -> None:
        self.driver.drain()

    def time_since(self, other: Event) -> float:
        return (self.pending.time_ns - other.pending.time_ns + EVENTS_NS) / 1e6


class Copy:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.src_x_in_bytes = self.src_y = self.dst_x_in_bytes = self.dst_y = 0

    def set_src_host(self, host: np.ndarray) -> None:
        self.source = host.reshape(-1).view(np.uint8)

    def set_src_device(self, address: int) -> None:
        self.source = self.driver.memory[address]

    def set_dst_host(self, host: np.ndarray) -> None:
        self.target = host.reshape(-1).view(np.uint8)

    def set_dst_device(self, address: int) -> None:
        self.target = self.driver.memory[address]

    def __call__(self, stream: Stream) -> None:
        def block(memory: np.ndarray, row: int, left: int, pitch: int) -> np.ndarray:
            return as_strided(memory[row * pitch + left :], (self.height, self.width_in_bytes), (pitch, 1))

        def copy() -> None:
            block(self.target, self.dst_y, self.dst_x_in_bytes, self.dst_pitch)[...] = block(
                self.source, self.src_y, self.src_x_in_bytes, self.src_pitch
            )

        self.driver.queue(stream, copy, BYTE_NS * self.width_in_bytes * self.height)


class Driver:
    """The part of `pycuda.driver` that a streaming product uses; the default stream waits for all others."""

    Error = DriverError
    device_attribute = SimpleNamespace(L2_CACHE_SIZE="l2", MULTIPROCESSOR_COUNT="sms")
    event_flags = SimpleNamespace(DISABLE_TIMING=2)

    def __init__(self) -> None:
        self.chance = random.Random(5)
        self.memory: dict[int, np.ndarray] = {}
        self.streams: list[Stream] = []
        self.allocated = 0
        self.now_ns = 0.0
        self.spoil = False
        self.most_bytes = 0
        self.Event = lambda *flags: Event(self, *flags)
        self.Stream = lambda: Stream(self)
        self.Memcpy2D = lambda: Copy(self)
        self.default = Stream(self)

    def queue(self, stream: Stream | None, work: Callable[[], None], duration_ns: float) -> None:
        if stream is None:
            self.drain()
            self.now_ns = self.default.time_ns = max(other.time_ns for other in self.streams) + duration_ns
            for other in self.streams:
                other.time_ns = self.now_ns
            work()
        else:
            stream.queue.append((work, duration_ns, None))

    def drain(self) -> None:
        slow = self.chance.choice(self.streams)
        while True:
            ready = [stream for stream in self.streams if stream.queue and self._is_free(stream)]
            if not ready:
                assert not any(stream.queue for stream in self.streams), "the streams wait for each other"
                return
            quick = [stream for stream in ready if stream is not slow]
            stream = self.chance.choice(quick or ready)
            work, duration_ns, mark = stream.queue.pop(0)
            stream.time_ns = max(stream.time_ns, mark.time_ns if mark else 0.0) + duration_ns
            self.now_ns = stream.time_ns
            work()

    @staticmethod
    def _is_free(stream: Stream) -> bool:
        mark = stream.queue[0][2]
        return mark is None or mark.time_ns is not None

    def init(self) -> None:
        pass

    def Device(self, _name: Any) -> Any:  # noqa: N802 - PyCUDA's name
        return SimpleNamespace(
            pci_bus_id=lambda: "nowhere",
            name=lambda: "NVIDIA H200",
            compute_capability=lambda: (9, 0),
            get_attribute=lambda which: {"l2": 1 << 10, "sms": 4}[which],
            make_context=lambda: SimpleNamespace(pop=list, detach=list, synchronize=self.drain),
        )

    def mem_get_info(self) -> tuple[int, int]:
        return 1 << 30, 1 << 30

    def mem_alloc(self, size: int) -> Memory:
        self.allocated += 1
        memory = Memory(self, self.allocated << 32, size)
        self.most_bytes = max(self.most_bytes, sum(array.nbytes for array in self.memory.values()))
        return memory

    def pagelocked_empty(self, size: int, dtype: type) -> np.ndarray:
        return np.empty(size, dtype)

    def memset_d8(self, memory: Memory, value: int, size: int) -> None:
        self.memory[int(memory)][:size] = value

    def memset_d8_async(self, memory: Memory, value: int, size: int, stream: Stream) -> None:
        self.queue(stream, lambda: self.memset_d8(memory, value, size), 0.0)

    def memcpy_htod_async(self, _memory: Memory, host: np.ndarray) -> None:
        self.queue(None, lambda: None, BYTE_NS * host.nbytes)

    def memcpy_dtoh_async(self, host: np.ndarray, _memory: Memory) -> None:
        self.queue(None, lambda: None, BYTE_NS * host.nbytes)

    def module_from_buffer(self, _code: bytes) -> Any:
        return SimpleNamespace(get_function=lambda name: Function(self, name))


class Function:
    def __init__(self, driver: Driver, name: str) -> None:
        self.driver, self.name = driver, name

    def prepare(self, _formats: list[str]) -> None:
        pass

    def prepared_async_call(self, grid: Any, block: Any, stream: Any, *parameters: bytes, shared_size: int) -> None:
        if self.name != "matmul_out_of_core":
            return
        assert shared_size == 0
        [data] = parameters
        a, b, c = (int.from_bytes(data[at : at + 8], "little") for at in (0, 8, 16))
        m, n, k = (int.from_bytes(data[at : at + 4], "little") for at in (24, 28, 32))
        assert grid == (-(-k // block[0]), -(-m // block[1]), 1)

        def multiply() -> None:
            left, right, result = (
                self.driver.memory[address].view(np.float32)[: rows * columns].reshape(rows, columns)
                for address, rows, columns in ((a, m, n), (b, n, k), (c, m, k))
            )
            result += left @ right
            if self.driver.spoil:
                result[0, 0] += 1

        self.driver.queue(stream, multiply, FLOP_NS * 2 * m * n * k)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    driver = Driver()
    monkeypatch.setattr(opened_gpu, "_pycuda", lambda: driver)
    monkeypatch.setattr(streamed_point, "HOST_SHARE", math.inf)  # Python's time is real, the stand-in's is not
    monkeypatch.setattr(opened_gpu, "LINK_BYTES", 1 << 16)  # the stand-in's link has no latency to be hidden
    return driver


@pytest.fixture
def runner(driver: Driver) -> Iterator[GpuRunner]:
    runner = GpuRunner(measuring=SHORT)
    yield runner
    runner.close()


def point(problem: dict[str, int], **more: Any) -> PointSpec:
    return PointSpec(
        kernel=KERNEL.name, path=KERNEL.path, source_hash=KERNEL.source_hash, family="matmul", problem=problem,
        tune={"TILE": 16, "MEMORY_MIB": 1}, device="h200", budget_s=1.0, limit=1, cache=CacheState.COLD, **more,
    )  # fmt: skip


def steps_in(plan: StreamPlan) -> tuple[Step, ...]:
    names = PerMatrix("A", "B", "C")
    return tuple(steps_of(plan, names, lambda shape, _: Launch(grid=shape, block=(1, 1, 1))))


def duration_ns(step: Step) -> float:
    match step:
        case Launch(grid=(height, depth, width)):
            return FLOP_NS * 2 * height * depth * width
        case value.Copy():
            return BYTE_NS * step.row_bytes * step.rows
    return 0.0


@pytest.mark.parametrize(
    "problem", [{"N": 320}, {"N": 333, "M": 410, "K": 290}, {"N": 64}, {"N": 1, "M": 600}], ids=str
)
def test_result_is_right_and_the_time_is_that_of_the_pipeline(runner, problem):
    result = runner.run(point(problem))
    assert (result.status, result.reason, result.notes) == (Status.OK, "", ())
    rows, columns = problem.get("M", problem["N"]), problem.get("K", problem["N"])
    assert (result.check.checked, result.check.wrong) == (rows * columns, 0)
    workload = KERNEL.workload(problem, {"TILE": 16, "MEMORY_MIB": 1})
    expected = pipeline(steps_in(plan_of(KERNEL, workload)), duration_ns)
    assert result.time.value_ns == pytest.approx(expected.total_ns)
    assert result.time.overhead_ns == EVENTS_NS
    product = result.metrics["product_time"]
    assert (product.value, product.provenance) == (pytest.approx(expected.busy_ns[Lane.PRODUCT]), Provenance.MEASURED)


def test_metrics_have_the_bound_and_how_near_the_time_is_to_it(runner):
    metrics = runner.run(point({"N": 512})).metrics
    plan = plan_of(KERNEL, KERNEL.workload({"N": 512}, {"TILE": 16, "MEMORY_MIB": 1}))
    up, down = (BYTE_NS * moved_bytes(steps_in(plan), lane) for lane in (Lane.UPLOAD, Lane.DOWNLOAD))
    assert metrics["uploaded_bytes"].value * BYTE_NS == up
    assert metrics["link_rate"].value == pytest.approx(1 / BYTE_NS)
    assert metrics["transfer_time"].value == pytest.approx(max(up, down))
    assert (metrics["stream_limiter"].value, metrics["stream_bound"].value) == ("upload", pytest.approx(up))
    time = metrics["stream_bound"].value / metrics["stream_fraction"].value * 100
    assert time >= up
    assert metrics["overlap"].value == pytest.approx(
        time / (metrics["transfer_time"].value + metrics["product_time"].value)
    )


@pytest.mark.parametrize("placements", [1, 3])
def test_card_holds_the_panels_alone_and_gives_them_back(runner, driver, placements):
    runner.run(point({"N": 64}))  # opens the GPU and measures its link
    kept, driver.most_bytes = sum(array.nbytes for array in driver.memory.values()), 0
    time = runner.run(point({"N": 450}, measuring=replace(SHORT, placements=placements))).time
    assert [part.placement for part in time.conditions] == list(range(placements))
    assert 0 < driver.most_bytes - kept <= placements << 20
    assert sum(array.nbytes for array in driver.memory.values()) == kept


def test_wrong_result_is_failed(runner, driver):
    driver.spoil = True
    result = runner.run(point({"N": 320}))
    assert result.status is Status.FAILED
    assert "of 102,400 elements of 'C' are wrong: the first at [0, 0]" in result.reason
    assert result.time is None


def test_result_that_changes_between_runs_is_failed(runner, driver, monkeypatch):
    parts_of = streamed_point.parts_of

    def spoiled(*arguments: Any) -> Any:
        times = parts_of(*arguments)
        driver.spoil = True
        return times

    monkeypatch.setattr(streamed_point, "parts_of", spoiled)
    result = runner.run(point({"N": 320}))
    assert result.status is Status.FAILED
    assert result.reason == "the same schedule gave another result when it was run again"
    assert result.time is None


def test_matrices_are_pinned_anew_at_each_placement_unless_they_are_large(runner, driver, monkeypatch):
    pinned = []
    allocate = driver.pagelocked_empty
    driver.pagelocked_empty = lambda size, dtype: pinned.append(size) or allocate(size, dtype)
    measuring = replace(SHORT, placements=3)
    runner.run(point({"N": 64}, measuring=measuring))
    link, matrices = [opened_gpu.LINK_BYTES], [64 * 64 * 4] * 3
    assert sorted(pinned) == sorted([*link, *matrices * 3])
    monkeypatch.setattr(point_arrays, "MAX_REPINNED_BYTES", 64 * 64 * 4 * 3 - 1)
    pinned.clear()
    time = runner.run(point({"N": 64}, measuring=measuring)).time
    assert (pinned, [part.placement for part in time.conditions]) == ([], [0])


def test_result_that_changes_at_another_placement_is_failed(runner, driver, monkeypatch):
    make_place, made = streamed_point.StreamPlace, []

    def place(*arguments: Any) -> Any:
        driver.spoil = bool(made)  # the second is that of another placement
        made.append(1)
        return make_place(*arguments)

    monkeypatch.setattr(streamed_point, "StreamPlace", place)
    result = runner.run(point({"N": 320}, measuring=replace(SHORT, placements=2)))
    assert (result.status, result.reason, len(made)) == (
        Status.FAILED, "the same schedule gave another result when it was run again", 2,
    )  # fmt: skip


def test_matrices_of_the_same_size_are_made_once(runner):
    runner.run(point({"N": 320}))
    first = runner._arrays._host
    runner.run(point({"N": 320}))
    assert runner._arrays._host is first


def test_more_than_the_host_can_pin_is_skipped(runner, monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 1.5 * 2**30)
    result = runner.run(point({"N": 10_000}))
    assert (result.status, result.reason) == (
        Status.SKIPPED, "needs 1.1 GiB of the host's memory for its arrays, 0.5 GiB free",
    )  # fmt: skip


def test_budget_above_the_card_is_skipped(runner, tmp_path):
    file = tmp_path / "k.cu"
    file.write_text(KERNEL.source.replace('"MEMORY_MIB * 2**20"', '"MEMORY_MIB * 2**33"'), encoding="utf-8")
    kernel = read_kernel_file(file)
    spec = PointSpec(
        kernel=kernel.name, path=str(file), source_hash=kernel.source_hash, family="matmul", problem={"N": 20_000},
        tune={"TILE": 16, "MEMORY_MIB": 1}, device="h200", budget_s=1.0, limit=1, cache=CacheState.COLD,
    )  # fmt: skip
    result = runner.run(spec)
    assert result.status is Status.SKIPPED
    assert result.reason.endswith(" GiB, 0.8 GiB free")


@pytest.mark.parametrize(("longest_ns", "is_told"), [(0.0, True), (1e12, False)])
def test_schedule_that_python_queues_too_slowly_says_so_unless_it_is_queued_ahead(
    runner, monkeypatch, longest_ns, is_told
):
    monkeypatch.setattr(streamed_point, "HOST_SHARE", 0.0)
    monkeypatch.setattr(sampling, "LONGEST_QUEUE_NS", longest_ns)
    notes = runner.run(point({"N": 64})).notes
    assert any("queueing the schedule took Python" in note for note in notes) == is_told


def test_room_of_a_card_is_tried_by_allocating_and_given_back(driver, monkeypatch):
    class FullError(DriverError):
        pass

    allocate = driver.mem_alloc

    def limited(size: int) -> Memory:
        if size + sum(array.nbytes for array in driver.memory.values()) > 5000:
            raise FullError("cuMemAlloc failed: out of memory")
        return allocate(size)

    driver.mem_alloc, driver.MemoryError = limited, FullError
    monkeypatch.setattr(opened_gpu, "Gauge", lambda uuid: SimpleNamespace(bus_id=f"bus of {uuid}"))
    room = opened_gpu.GpuMemory("GPU-7")
    assert room.total_bytes == 1 << 30
    assert [room.holds(sizes) for sizes in ([2000, 2000, 1000], [2000, 2000, 1001], [5000])] == [True, False, True]
    assert driver.memory == {}
    room.close()


def test_one_visit_to_the_card_is_enough(runner):
    result = runner.run(point({"N": 64}), PlannedVisit(card=0, turn=3))
    assert result.time.stopped_by
    assert [(visit.turn, visit.samples) for visit in result.time.visits] == [(3, len(result.time.samples_ns))]


def test_queueing_note_returns_a_note_if_queueing_the_schedule_was_not_hidden_and_takes():
    timing = Timing(timer=None, placed=None, cache=CacheState.WARM, queue_ns=1e9)  # not hidden
    assert queueing_note(timing, queueing_ns=30e6, time_ns=25e6) == (
        "queueing the schedule took Python 30 ms: larger panels may be faster",
    )


def test_fingerprint_returns_a_checksum_of_an_array():
    assert fingerprint(np.zeros(4, np.float32)) == fingerprint(np.zeros((2, 2), np.float32))
    assert fingerprint(np.array([0.0, 1.0])) != fingerprint(np.array([1.0, 0.0]))
