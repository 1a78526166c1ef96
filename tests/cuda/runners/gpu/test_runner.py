"""The runner for a card, on a stand-in for PyCUDA that executes kernels as Python functions.

What needs a real card is tested in tests/hardware/test_gpu.py.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.device import spec as sheets
from warplens.cuda.device.spec import load_spec
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Baseline, CacheState, Ending, Measuring, PlannedVisit, PointSpec, Status
from warplens.cuda.runners import host_memory, verification
from warplens.cuda.runners.gpu import card
from warplens.cuda.runners.gpu.runner import GpuRunner
from warplens.cuda.runners.measurement import stopwatch

KERNEL = """/* warplens
entry = "k"
title = "Add one"
block = [32]
grid = ["cdiv(N, 32)"]
args = ["A", "B", "N"]
reference = { B = "A + 1" }
flops = "N"
bytes = "8 * N"

[problem]
N = [64]

[arrays]
A = { dtype = "float32", shape = ["N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N"], role = "ROLE" }
*/
extern "C" __global__ void k(const float *A, float *B, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) BODY;
}
"""
SHORT = Measuring(least_time_s=0.0, longest_time_s=1.0)
EVENTS_NS, LAUNCH_NS, FREE_BYTES = 1000.0, 5000.0, 1 << 30


class DriverError(Exception):
    pass


class Driver:
    """As much of `pycuda.driver` as the runner uses; a launch takes LAUNCH_NS and two events EVENTS_NS."""

    Error = DriverError
    device_attribute = SimpleNamespace(L2_CACHE_SIZE="l2", MULTIPROCESSOR_COUNT="sms")
    function_attribute = SimpleNamespace(MAX_DYNAMIC_SHARED_SIZE_BYTES="dynamic")

    def __init__(self) -> None:
        self.kernel: Callable[[np.ndarray, np.ndarray], None] = lambda a, b: np.add(a, 1, out=b)
        self.fault = ""
        self.slow_queues = 0
        self.clock_ns = 0.0
        self.launched: list[str] = []
        self.memory: dict[int, np.ndarray] = {}
        self.Event = lambda: Event(self)

    def init(self) -> None:
        pass

    def Device(self, name: Any) -> Any:  # noqa: N802 - PyCUDA's name
        assert name == 0
        return SimpleNamespace(
            pci_bus_id=lambda: "nowhere",
            name=lambda: "NVIDIA H200",
            compute_capability=lambda: (9, 0),
            get_attribute=lambda which: {"l2": 1 << 10, "sms": 4}[which],
            make_context=lambda: SimpleNamespace(pop=list, detach=list, synchronize=self.synchronize),
        )

    def synchronize(self) -> None:
        if self.fault:
            raise DriverError(f"cuCtxSynchronize failed: {self.fault}")

    def mem_get_info(self) -> tuple[int, int]:
        return FREE_BYTES, FREE_BYTES

    def mem_alloc(self, size: int) -> int:
        address = 0x1000 * (len(self.memory) + 1)
        self.memory[address] = np.zeros(size, np.uint8)
        return address

    def memset_d8(self, address: int, value: int, size: int) -> None:
        self.memory[address][:size] = value

    def memset_d8_async(self, address: int, value: int, size: int, _stream: None) -> None:
        self.launched.append("zero")
        self.memset_d8(address, value, size)

    def memcpy_htod(self, address: int, array: np.ndarray) -> None:
        self.memory[address][: array.nbytes] = array.reshape(-1).view(np.uint8)

    def memcpy_dtoh(self, array: np.ndarray, address: int) -> None:
        array.reshape(-1).view(np.uint8)[...] = self.memory[address][: array.nbytes]

    def memcpy_dtod(self, to: int, source: int, size: int) -> None:
        self.memory[to][:size] = self.memory[source][:size]

    def memcpy_dtod_async(self, to: int, source: int, size: int, _stream: None) -> None:
        self.launched.append("copy")
        self.clock_ns += LAUNCH_NS
        self.memcpy_dtod(to, source, size)

    def module_from_buffer(self, code: bytes) -> Any:
        assert code[:4] == b"\x7fELF"
        return SimpleNamespace(get_function=lambda name: Function(self, name))


class Function:
    def __init__(self, driver: Driver, name: str) -> None:
        self.driver, self.name = driver, name

    def prepare(self, formats: list[str]) -> None:
        self.formats = formats

    def prepared_async_call(self, _grid: Any, _block: Any, _stream: None, *parameters: bytes, shared_size: int) -> None:
        driver = self.driver
        driver.launched.append(self.name)
        assert shared_size == 0
        assert self.formats == [f"{len(data)}s" for data in parameters]
        words = [int.from_bytes(data[i : i + 8], "little") for data in parameters for i in range(0, len(data) - 7, 8)]
        match self.name:
            case "digest":
                driver.memory[words[2]].view(np.uint64)[0] = hash(driver.memory[words[0]].tobytes()) & 0xFFFFFFFF
            case "k":
                driver.clock_ns += LAUNCH_NS
                a, b = (driver.memory[word].view(np.float32) for word in words[:2])
                driver.kernel(a, b)


class Event:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def record(self) -> None:
        self.time_ns = self.driver.clock_ns

    def query(self) -> bool:
        self.driver.slow_queues -= 1
        return self.driver.slow_queues >= 0

    def synchronize(self) -> None:
        self.driver.synchronize()

    def time_since(self, other: Event) -> float:
        return (self.time_ns - other.time_ns + EVENTS_NS) / 1e6


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    driver = Driver()
    monkeypatch.setattr(card, "_pycuda", lambda: driver)
    monkeypatch.setattr(card, "PAGE_BYTES", 1)  # kernels are functions of whole arrays here
    return driver


@pytest.fixture
def runner(driver: Driver) -> Iterator[GpuRunner]:
    runner = GpuRunner(measuring=SHORT)
    yield runner
    runner.close()


def point(
    folder: Path, role: str = "out", body: str = "B[i] = A[i] + 1.0f", size: int = 64, device: str = "h200"
) -> PointSpec:
    file = folder / "k.cu"
    file.write_text(KERNEL.replace("ROLE", role).replace("BODY", body), encoding="utf-8")
    kernel = read_kernel_file(file)
    return PointSpec(
        kernel="k", path=str(file), source_hash=kernel.source_hash, family=kernel.family, problem={"N": size}, tune={},
        device=device, budget_s=1.0, limit=1, cache=CacheState.COLD,
    )  # fmt: skip


def test_time_is_that_of_the_launch_without_the_events(runner, tmp_path):
    result = runner.run(point(tmp_path))
    assert (result.status, result.reason, result.title) == (Status.OK, "", "Add one")
    assert (result.check.checked, result.check.wrong) == (64, 0)
    time = result.time
    assert (time.value_ns, time.provenance, time.overhead_ns) == (LAUNCH_NS, Provenance.MEASURED, EVENTS_NS)
    assert (time.cache, time.stopped_by, set(time.samples_ns)) == (CacheState.COLD, Ending.PRECISE, {LAUNCH_NS})
    assert len(time.samples_ns) == 10
    assert result.metrics["gflops"].value == pytest.approx(64 / LAUNCH_NS)
    assert result.metrics["effective_bandwidth"].value == pytest.approx(8 * 64 / LAUNCH_NS)
    roofline_ns = 1e9 * 8 * 64 / load_spec("h200").memory_bandwidth_bytes_per_s
    assert result.metrics["roofline_fraction"].value == pytest.approx(100 * roofline_ns / LAUNCH_NS)


def test_cold_launch_comes_behind_a_flush(runner, driver, tmp_path):
    runner.run(point(tmp_path))
    assert driver.launched[-4:] == ["read_through", "k", "read_through", "k"]


def test_warm_sample_is_the_mean_of_a_batch(runner, driver, tmp_path):
    result = runner.run(replace(point(tmp_path), cache=CacheState.WARM))
    assert driver.launched[-51:] == ["wait", *["k"] * 50]
    assert result.time.value_ns == pytest.approx(LAUNCH_NS)
    assert result.time.overhead_ns == EVENTS_NS / 50
    assert result.notes == ("each sample is the mean of 50 launches that follow each other",)


def test_sample_that_was_not_hidden_is_taken_again(runner, driver, tmp_path):
    spec = point(tmp_path)
    runner.run(spec)
    driver.slow_queues, driver.launched = 2, []
    result = runner.run(spec)
    assert driver.launched.count("wait") == 2
    assert result.notes == ()


def test_sample_that_cannot_be_hidden_is_told(runner, driver, tmp_path):
    spec = point(tmp_path)
    runner.run(spec)
    driver.slow_queues = 10**9
    assert runner.run(spec).notes == ("10 of 10 samples may hold time of the host",)


@pytest.mark.parametrize(
    ("longest_s", "note"),
    [
        (0.0, "the longest time of a point was over after 1 sample"),
        (0.02, "samples, which vary by 0 %"),
    ],
)
def test_point_that_ran_out_of_time_says_so(runner, tmp_path, longest_s, note):
    hasty = Measuring(least_samples=10**9, least_time_s=0.0, longest_time_s=longest_s)
    result = runner.run(replace(point(tmp_path), measuring=hasty))
    assert (result.status, result.time.stopped_by) == (Status.OK, Ending.TIME)
    assert len(result.notes) == 1
    assert result.notes[0].endswith(note)


@pytest.mark.parametrize(
    ("role", "body", "restored"),
    [
        ('inout", init = "zeros', "B[i] = A[i] + 1.0f", "copy"),
        ("out", "atomicAdd(B + i, A[i] + 1.0f)", "zero"),
    ],
)
def test_what_a_kernel_updates_is_restored_before_each_launch(driver, tmp_path, role, body, restored):
    runner, spec = GpuRunner(measuring=SHORT), point(tmp_path, role, body)
    driver.kernel = lambda a, b: np.add(b, a + 1, out=b)
    result = runner.run(spec)
    assert (result.status, result.reason) == (Status.OK, "")
    assert driver.launched[-3:] == [restored, "read_through", "k"]
    runner.close()


def test_wrong_result_is_failed_with_size_and_place_and_not_timed(runner, driver, tmp_path):
    driver.kernel = lambda a, b: np.copyto(b, a + 1 + 4.0 * (np.arange(64) == 7))
    result = runner.run(point(tmp_path))
    assert result.status is Status.FAILED
    assert result.reason.startswith("1 of 64 elements of 'B' are wrong: the first at [7] is ")
    assert "the largest absolute error is 4" in result.reason
    assert result.time is None


def test_kernel_that_changes_its_input_is_failed(runner, driver, tmp_path):
    driver.kernel = lambda a, b: (np.add(a, 1, out=b), np.copyto(a, 9))
    result = runner.run(point(tmp_path))
    assert (result.status, result.reason) == (
        Status.FAILED,
        "the kernel writes to 'A', which it may only read: the role is 'in'",
    )


@pytest.mark.parametrize(
    ("size", "reason"),
    [
        (2**40, "needs 8.0 TiB, 0.8 GiB free"),
        (2**26, "needs 0.5 GiB of the host's memory for its arrays, 0.2 GiB free"),
    ],
)
def test_arrays_that_do_not_fit_are_skipped_before_they_are_made(runner, tmp_path, monkeypatch, size, reason):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.0**29)
    result = runner.run(point(tmp_path, size=size))
    assert (result.status, result.reason) == (Status.SKIPPED, reason)


def test_large_result_is_compared_in_windows(runner, driver, tmp_path, monkeypatch):
    monkeypatch.setattr(verification, "WHOLE_ELEMENTS", 1000)
    result = runner.run(point(tmp_path, size=100_000))
    assert (result.status, result.check.checked) == (Status.OK, 65_536)
    assert result.notes == ("65,536 of 100,000 elements of 'B' were compared",)


def test_result_found_right_before_is_not_computed_again(runner, driver, tmp_path, monkeypatch):
    first = runner.run(point(tmp_path))
    monkeypatch.setattr(verification, "compare", lambda *_: pytest.fail("the reference is computed again"))
    again = runner.run(point(tmp_path, body="B[i] = 1.0f + A[i]"))
    assert (again.status, again.check) == (Status.OK, first.check)


def test_other_result_than_the_right_one_is_compared(runner, driver, tmp_path):
    assert runner.run(point(tmp_path)).status is Status.OK
    driver.kernel = lambda a, b: np.copyto(b, a + 2)
    assert runner.run(point(tmp_path)).reason.startswith("64 of 64 elements of 'B' are wrong")


def test_right_result_of_another_size_says_nothing(runner, tmp_path, monkeypatch):
    assert runner.run(point(tmp_path)).status is Status.OK
    compared = []
    monkeypatch.setattr(verification, "compare", lambda got, *_: compared.append(got["B"].size) or ())
    runner.run(point(tmp_path, size=32))
    assert compared == [32]


def test_fault_fails_the_point_and_loses_the_card(runner, driver, tmp_path):
    spec = point(tmp_path)
    assert runner.run(spec).status is Status.OK
    driver.fault = "misaligned address"
    result = runner.run(spec)
    assert result.status is Status.FAILED
    assert result.reason.startswith("CUDA_ERROR_MISALIGNED_ADDRESS: a thread accessed an address")
    assert runner.lost == result.reason
    driver.fault = ""
    assert runner.run(spec).reason == f"the card is lost to this process: {result.reason}"


def test_failed_assertion_is_told_with_thread_line_and_condition(runner, driver, tmp_path, monkeypatch):
    def fail() -> None:
        os.write(2, b"/kernel.cu:19: void k(const float *, float *, int): block: [0,0,0], thread: [5,0,0] ")
        os.write(2, b"Assertion `i < 5` failed.\n")
        raise DriverError("cuCtxSynchronize failed: device-side assert triggered")

    monkeypatch.setattr(driver, "synchronize", fail)
    result = runner.run(point(tmp_path))
    place = "block=(0,0,0) thread=(5,0,0) k.cu:19: assertion `i < 5` failed in void k(const float *, float *, int)"
    assert result.reason.startswith(f"{place}: CUDA_ERROR_ASSERT: an assert() of the kernel does not hold (")
    assert runner.lost == result.reason


def test_text_of_the_first_launch_is_kept_and_that_of_timed_ones_is_not(runner, driver, tmp_path, capfd):
    def kernel(a: np.ndarray, b: np.ndarray) -> None:
        os.write(1, b"block 0\n")
        np.add(a, 1, out=b)

    driver.kernel = kernel
    result = runner.run(point(tmp_path))
    assert (result.status, result.printed) == (Status.OK, "block 0\n")
    assert capfd.readouterr().out.count("block 0\n") == driver.launched.count("k") - 1


def test_ptx_is_loaded_for_a_card_that_the_compiler_does_not_know(driver, tmp_path, monkeypatch):
    loaded = []

    def load(code: bytes) -> Any:
        loaded.append(code)
        return SimpleNamespace(get_function=lambda name: Function(driver, name))

    monkeypatch.setattr(sheets, "COMPILER_TARGETS", (80, 89))
    monkeypatch.setattr(driver, "module_from_buffer", load)
    runner = GpuRunner(measuring=SHORT)
    result = runner.run(point(tmp_path))
    runner.close()
    assert (result.status, result.reason) == (Status.OK, "")
    assert all(b".target sm_89" in code and code.endswith(b"\0") for code in loaded)
    assert len(loaded) == 2
    assert result.notes == ("the driver translated the PTX that was compiled for sm_89",)
    assert result.metrics["registers_per_thread"].note == "compiled for sm_89: the compiler has no target for 9.0"


def test_refused_launch_leaves_the_card(runner, driver, tmp_path):
    driver.fault = "too many resources requested for launch"
    assert runner.run(point(tmp_path)).status is Status.FAILED
    assert runner.lost == ""


def test_card_of_another_kind_than_planned_for_is_failed(runner, tmp_path):
    result = runner.run(point(tmp_path, device="gtx-1080-ti"))
    planned = "the points are planned for NVIDIA GeForce GTX 1080 Ti with 6.1"
    reason = f"the NVIDIA H200 has compute capability 9.0, and {planned}"
    assert (result.status, result.reason) == (Status.FAILED, reason)


def test_variants_of_a_family_share_the_arrays_on_the_card(runner, driver, tmp_path):
    runner.run(point(tmp_path))
    placed = len(driver.memory)
    assert runner.run(point(tmp_path, body="B[i] = 1.0f + A[i]")).status is Status.OK
    assert len(driver.memory) == placed


def test_arrays_that_another_kernel_wrote_to_are_sent_again(runner, driver, tmp_path):
    spec, right = point(tmp_path), driver.kernel
    driver.kernel = lambda a, b: (np.add(a, 1, out=b), np.copyto(a, 9))
    assert runner.run(spec).status is Status.FAILED
    driver.kernel = right
    assert runner.run(spec).status is Status.OK


def test_arrays_of_an_earlier_point_make_room(runner, driver, tmp_path, monkeypatch):
    placed = runner._arrays._placed
    monkeypatch.setattr(driver, "mem_get_info", lambda: (0 if placed else FREE_BYTES, FREE_BYTES))
    assert runner.run(point(tmp_path)).status is Status.OK
    assert runner.run(point(tmp_path, size=32)).status is Status.OK
    assert len(placed) == 1


@pytest.mark.parametrize(
    ("cache", "sample"),
    [(CacheState.COLD, ["read_through", "copy"]), (CacheState.WARM, ["wait", *["copy"] * 50])],
)
def test_copy_is_a_baseline_that_is_compared_and_timed(runner, driver, tmp_path, cache, sample):
    spec = replace(point(tmp_path), kernel="k_copy", baseline=Baseline.COPY, cache=cache)
    result = runner.run(spec)
    assert (result.status, result.reason, result.baseline) == (Status.OK, "", Baseline.COPY)
    assert (result.check.array, result.check.checked, result.check.wrong) == ("copy", 64, 0)
    assert result.time.value_ns == pytest.approx(LAUNCH_NS)
    assert result.metrics["effective_bandwidth"].value == pytest.approx(8 * 64 / LAUNCH_NS)
    assert result.notes[0] == "cuMemcpyDtoD"
    assert driver.launched[-len(sample) :] == sample
    assert (result.launch, result.title) == (None, "Baseline: a copy of as many bytes within the card's memory")


def of_cublas(spec: PointSpec, name: str = "matmul_naive") -> PointSpec:
    [kernel] = (kernel for kernel in builtin_kernels() if kernel.name == name)
    return replace(
        spec, kernel="matmul_cublas", baseline=Baseline.CUBLAS, path=kernel.path, source_hash=kernel.source_hash,
        family="matmul", problem={"N": 16},
    )  # fmt: skip


@pytest.mark.parametrize(
    "case",
    [
        ("matmul_naive", "math mode pedantic: float32 throughout, no tensor cores", True),
        ("matmul_tiled_double", "math mode pedantic: float64 throughout, on tensor cores where they compute it", False),
    ],
)
def test_product_of_cublas_is_compared_and_timed(runner, driver, tmp_path, monkeypatch, case):
    name, note, has_roof = case

    def multiply(dtype, shape, addresses):
        driver.clock_ns += LAUNCH_NS
        (rows, inner, columns), words = shape, [driver.memory[address].view(dtype) for address in addresses]
        words[2][:] = (words[0].reshape(rows, inner) @ words[1].reshape(inner, columns)).reshape(-1)

    door = SimpleNamespace(version="12.9.2", multiply=multiply, close=list)
    monkeypatch.setattr(card, "Cublas", lambda: door)
    result = runner.run(of_cublas(point(tmp_path), name))
    assert (result.status, result.reason, result.compiler) == (Status.OK, "", "cuBLAS 12.9.2")
    assert (result.check.checked, result.check.wrong) == (256, 0)
    assert result.time.value_ns == LAUNCH_NS
    assert result.notes == (note,)
    assert ("roofline_fraction" in result.metrics) is has_roof


def test_wrong_product_of_cublas_is_failed(runner, tmp_path, monkeypatch):
    door = SimpleNamespace(version="12.9.2", multiply=lambda *_: None, close=list)
    monkeypatch.setattr(card, "Cublas", lambda: door)
    result = runner.run(of_cublas(point(tmp_path)))
    assert (result.status, result.time) == (Status.FAILED, None)
    assert "elements of 'C' are wrong" in result.reason


def test_point_is_measured_in_two_visits(runner, tmp_path):
    spec = replace(point(tmp_path), measuring=Measuring(least_samples=7, least_time_s=0.0))
    first = runner.run(spec, PlannedVisit(card=1, turn=3)).time
    assert (len(first.samples_ns), first.stopped_by) == (4, "")
    both = runner.run(spec, PlannedVisit(card=1, turn=8, earlier=first)).time
    assert (len(both.samples_ns), both.stopped_by) == (7, Ending.PRECISE)
    assert [(visit.card, visit.turn, visit.samples) for visit in both.visits] == [(1, 3, 4), (1, 8, 3)]
    assert both.spent_s > first.spent_s > 0
    assert (both.value_ns, both.overhead_ns) == (LAUNCH_NS, EVENTS_NS)


def test_point_of_long_launches_is_measured_in_one_visit(runner, driver, tmp_path, monkeypatch):
    monkeypatch.setattr(stopwatch, "LONGEST_HALVED_NS", LAUNCH_NS / 2)
    time = runner.run(point(tmp_path), PlannedVisit(card=0, turn=0)).time
    assert (len(time.samples_ns), time.stopped_by, len(time.visits)) == (10, Ending.PRECISE, 1)


def test_time_of_both_visits_counts_for_the_longest(runner, tmp_path):
    endless = Measuring(least_samples=10**9, least_time_s=0.0, longest_time_s=0.02)
    spec = replace(point(tmp_path), measuring=endless)
    first = runner.run(spec, PlannedVisit(card=0, turn=0))
    assert (first.time.stopped_by, first.notes) == ("", ())
    long_ago = replace(first.time, visits=(replace(first.time.visits[0], elapsed_s=99.0),))
    both = runner.run(spec, PlannedVisit(card=0, turn=1, earlier=long_ago))
    assert (both.time.stopped_by, both.time.visits[1].samples) == (Ending.TIME, 1)
    samples = len(first.time.samples_ns) + 1
    assert both.notes == (f"the longest time of a point was over after {samples:,} samples, which vary by 0 %",)
