"""The runner for a GPU, on a stand-in for PyCUDA; what needs a real GPU is in tests/hardware/runner/test_gpu.py."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.device import spec as sheets
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu import opened_gpu
from warplens.cuda.execute.measurement import stopwatch
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import (
    Baseline,
    CacheState,
    Ending,
    InputSet,
    Measuring,
    PlannedVisit,
    PointSpec,
    ReferenceKernel,
    Status,
    Time,
)

SHORT = Measuring(least_time_s=0.0, longest_time_s=1.0)


def test_time_is_that_of_the_launch_without_the_events(runner, driver, make_point):
    result = runner.run(make_point())
    assert (result.status, result.reason, result.title) == (Status.OK, "", "Add one")
    assert (result.check.checked, result.check.wrong) == (64, 0)
    time = result.time
    assert (time.value_ns, time.provenance, time.overhead_ns) == (
        driver.LAUNCH_NS,
        Provenance.MEASURED,
        driver.EVENTS_NS,
    )
    assert (time.cache, time.stopped_by, set(time.samples_ns)) == (CacheState.COLD, Ending.PRECISE, {driver.LAUNCH_NS})
    assert len(time.samples_ns) == 10
    assert result.metrics["gflops"].value == pytest.approx(64 / driver.LAUNCH_NS)
    assert result.metrics["effective_bandwidth"].value == pytest.approx(8 * 64 / driver.LAUNCH_NS)
    roofline_ns = 1e9 * 8 * 64 / load_spec("h200").memory_bandwidth_bytes_per_s
    assert result.metrics["roofline_fraction"].value == pytest.approx(100 * roofline_ns / driver.LAUNCH_NS)


def test_kernel_is_launched_with_other_inputs_before_it_is_timed(runner, driver, make_point):
    result = runner.run(replace(make_point(), inputs=(InputSet.ZEROS, InputSet.NAN)))
    assert (result.status, result.notes) == (Status.OK, ("also right with the inputs zeros, nan",))
    assert result.time.value_ns == driver.LAUNCH_NS


def test_result_that_is_wrong_for_other_inputs_fails_without_a_time(runner, driver, make_point):
    driver.kernel = lambda a, b: np.add(np.nan_to_num(a), 1, out=b)
    result = runner.run(replace(make_point(), inputs=(InputSet.ZEROS, InputSet.NAN)))
    assert (result.status, result.time) == (Status.FAILED, None)
    assert result.reason.startswith(
        "with the inputs 'nan', 64 of 64 elements of 'B' are wrong: the first at [0] is 1.0 "
    )


def test_fault_with_other_inputs_names_them(runner, driver, make_point):
    driver.kernel = lambda *_: setattr(driver, "fault", "an illegal memory access was encountered")
    result = runner.run(replace(make_point(), inputs=(InputSet.ONES,)))
    assert (result.status, result.notes) == (Status.FAILED, ("this was with the inputs 'ones'",))


def test_result_on_the_card_without_a_reference_is_unchecked_and_timed(runner, driver, make_point):
    point = make_point()
    path = Path(point.path)
    path.write_text(path.read_text().replace('reference = { B = "A + 1" }\n', ""))
    result = runner.run(replace(point, source_hash=read_kernel_file(path).source_hash))
    assert (result.status, result.reason) == (Status.UNCHECKED, "no reference is given")
    assert (result.check, result.time.value_ns) == (None, driver.LAUNCH_NS)


def test_variable_of_the_kernel_is_filled_and_compared_where_the_module_has_it(runner, driver, make_point):
    def add(a, b):
        memory = driver.memory[driver.variables["sums"]].view(np.float32)
        np.add(a, memory[0], out=b)
        memory += 1

    driver.kernel = add
    point = make_point(body="{ B[i] = A[i] + sums; sums += 1; }")
    path = Path(point.path)
    text = path.read_text().replace('{ B = "A + 1" }', '{ B = "A + 4", sums = "sums + 1" }')
    variable = 'sums = { dtype = "float32", shape = [1], role = "inout", init = "constant(4)", variable = true }'
    path.write_text(text.replace('"ROLE" }', '"out" }').replace("*/\n", f"{variable}\n*/\n__device__ float sums;\n"))
    result = runner.run(replace(point, source_hash=read_kernel_file(path).source_hash))
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.time.value_ns == driver.LAUNCH_NS


@pytest.mark.parametrize(("added", "status"), [(2, Status.OK), (1, Status.FAILED)])
def test_reference_kernel_is_launched_on_the_same_card(runner, driver, make_point, added, status):
    driver.kernel = lambda a, b: np.add(a, added, out=b)
    point = make_point()
    text = Path(point.path).read_text().replace('{ B = "A + 1" }', '{ B = "A + 9" }')
    beside = Path(point.path).with_name("naive.cu")
    beside.write_text(text.replace('"k"', '"naive"').replace("void k(", "void naive("))
    naive = read_kernel_file(beside)
    reference = ReferenceKernel(kernel="naive", path=naive.path, source_hash=naive.source_hash)
    result = runner.run(replace(point, reference=reference))
    assert (result.status, result.notes) == (status, ("compared with the result of naive",))


def test_cold_launch_follows_a_flush(runner, driver, make_point):
    runner.run(make_point())
    assert driver.launched[-4:] == ["read_through", "k", "read_through", "k"]


def test_warm_sample_is_the_mean_of_a_batch(runner, driver, make_point):
    result = runner.run(replace(make_point(), cache=CacheState.WARM))
    assert driver.launched[-51:] == ["wait", *["k"] * 50]
    assert result.time.value_ns == pytest.approx(driver.LAUNCH_NS)
    assert result.time.overhead_ns == driver.EVENTS_NS / 50
    assert result.notes == ("each sample is the mean of 50 launches that follow each other",)


def test_sample_that_was_not_hidden_is_taken_again(runner, driver, make_point):
    spec = make_point()
    runner.run(spec)
    driver.slow_queues, driver.launched = 2, []
    result = runner.run(spec)
    assert driver.launched.count("wait") == 2
    assert result.notes == ()


def test_sample_that_cannot_be_hidden_has_a_note(runner, driver, make_point):
    spec = make_point()
    runner.run(spec)
    driver.slow_queues = 10**9
    assert runner.run(spec).notes == ("10 of 10 samples may include time of the host",)


@pytest.mark.parametrize(
    ("longest_s", "note"),
    [
        (0.0, "the longest time of a point was over after 1 sample"),
        (0.02, "samples, which vary by 0 %"),
    ],
)
def test_point_that_ran_out_of_time_says_so(runner, make_point, longest_s, note):
    hasty = Measuring(least_samples=10**9, least_time_s=0.0, longest_time_s=longest_s)
    result = runner.run(replace(make_point(), measuring=hasty))
    assert (result.status, result.time.stopped_by) == (Status.OK, Ending.TIME)
    assert len(result.notes) == 1
    assert result.notes[0].endswith(note)


@pytest.mark.parametrize(
    ("kernel", "restored"),
    [
        (('inout", init = "zeros', "B[i] = A[i] + 1.0f"), "copy"),
        (("out", "atomicAdd(B + i, A[i] + 1.0f)"), "zero"),
    ],
)
def test_array_that_a_kernel_updates_is_restored_before_each_launch(runner, driver, make_point, kernel, restored):
    driver.kernel = lambda a, b: np.add(b, a + 1, out=b)
    result = runner.run(make_point(*kernel))
    assert (result.status, result.reason) == (Status.OK, "")
    assert driver.launched[-3:] == [restored, "read_through", "k"]


def test_wrong_result_is_failed_with_size_and_place_and_not_timed(runner, driver, make_point):
    driver.kernel = lambda a, b: np.copyto(b, a + 1 + 4.0 * (np.arange(64) == 7))
    result = runner.run(make_point())
    assert result.status is Status.FAILED
    assert result.reason.startswith("1 of 64 elements of 'B' are wrong: the first at [7] is ")
    assert "the largest absolute error is 4" in result.reason
    assert result.time is None


def test_fault_fails_the_point_and_loses_the_card(runner, driver, make_point):
    spec = make_point()
    assert runner.run(spec).status is Status.OK
    driver.fault = "misaligned address"
    result = runner.run(spec)
    assert result.status is Status.FAILED
    assert result.reason.startswith("CUDA_ERROR_MISALIGNED_ADDRESS: a thread accessed an address")
    assert runner.lost == result.reason
    driver.fault = ""
    assert runner.run(spec).reason == f"the GPU is lost to this process: {result.reason}"


def test_failed_assertion_is_named_with_thread_line_and_condition(runner, driver, make_point, monkeypatch):
    def fail():
        os.write(2, b"/kernel.cu:19: void k(const float *, float *, int): block: [0,0,0], thread: [5,0,0] ")
        os.write(2, b"Assertion `i < 5` failed.\n")
        raise driver.Error("cuCtxSynchronize failed: device-side assert triggered")

    monkeypatch.setattr(driver, "synchronize", fail)
    result = runner.run(make_point())
    assertion = "block=(0,0,0) thread=(5,0,0) k.cu:19: assertion `i < 5` failed in void k(const float *, float *, int)"
    assert result.reason.startswith(f"{assertion}: CUDA_ERROR_ASSERT: an assert() of the kernel does not hold (")
    assert runner.lost == result.reason


def test_text_of_the_first_launch_is_kept_and_that_of_timed_ones_is_not(runner, driver, make_point, capfd):
    def kernel(a: np.ndarray, b: np.ndarray) -> None:
        os.write(1, b"block 0\n")
        np.add(a, 1, out=b)

    driver.kernel = kernel
    result = runner.run(make_point())
    assert (result.status, result.printed) == (Status.OK, "block 0\n")
    assert capfd.readouterr().out.count("block 0\n") == driver.launched.count("k") - 1


def test_ptx_is_loaded_for_a_card_that_the_compiler_does_not_know(runner, driver, make_point, monkeypatch):
    loaded = []

    def load(code):
        loaded.append(code)
        return driver.module()

    monkeypatch.setattr(sheets, "COMPILER_TARGETS", (80, 89))
    monkeypatch.setattr(driver, "module_from_buffer", load)
    result = runner.run(replace(make_point(), measuring=replace(SHORT, placements=1)))
    assert (result.status, result.reason) == (Status.OK, "")
    assert all(b".target sm_89" in code and code.endswith(b"\0") for code in loaded)
    assert len(loaded) == 2
    assert result.notes == ("the driver translated the PTX that was compiled for sm_89",)
    assert result.metrics["registers_per_thread"].note == "compiled for sm_89: the compiler has no target for 9.0"


def test_refused_launch_leaves_the_card(runner, driver, make_point):
    driver.fault = "too many resources requested for launch"
    assert runner.run(make_point()).status is Status.FAILED
    assert runner.lost == ""


def test_card_of_another_kind_than_planned_for_is_failed(runner, make_point):
    result = runner.run(make_point(device="gtx-1080-ti"))
    planned = "the points are planned for NVIDIA GeForce GTX 1080 Ti with 6.1"
    reason = f"the NVIDIA H200 has compute capability 9.0, and {planned}"
    assert (result.status, result.reason) == (Status.FAILED, reason)


@pytest.mark.parametrize(
    ("cache", "sample"),
    [(CacheState.COLD, ["read_through", "copy"]), (CacheState.WARM, ["wait", *["copy"] * 50])],
)
def test_copy_is_a_baseline_that_is_compared_and_timed(runner, driver, make_point, cache, sample):
    spec = replace(make_point(), kernel="k_copy", baseline=Baseline.COPY, cache=cache)
    result = runner.run(spec)
    assert (result.status, result.reason, result.baseline) == (Status.OK, "", Baseline.COPY)
    assert (result.check.array, result.check.checked, result.check.wrong) == ("copy", 64, 0)
    assert result.time.value_ns == pytest.approx(driver.LAUNCH_NS)
    assert result.metrics["effective_bandwidth"].value == pytest.approx(8 * 64 / driver.LAUNCH_NS)
    assert result.notes[0] == "cuMemcpyDtoD"
    assert driver.launched[-len(sample) :] == sample
    assert (result.launch, result.title) == (None, "Baseline: a copy of as many bytes within the GPU's memory")


def of_cublas(spec: PointSpec, name: str = "matmul_naive") -> PointSpec:
    [kernel] = (kernel for kernel in builtin_kernels() if kernel.name == name)
    return replace(
        spec, kernel="matmul_cublas", baseline=Baseline.CUBLAS, path=kernel.path, source_hash=kernel.source_hash,
        family="matmul", problem={"N": 16},
    )  # fmt: skip


@pytest.mark.parametrize(
    "case",
    [
        ("matmul_naive", "math mode pedantic: float32 throughout, no tensor cores"),
        ("matmul_tiled_double", "math mode default: float64 throughout, on tensor cores where they compute it"),
    ],
)
def test_product_of_cublas_is_compared_and_timed(runner, driver, make_point, monkeypatch, case):
    name, note = case

    def multiply(dtype, shape, addresses):
        driver.clock_ns += driver.LAUNCH_NS
        (rows, inner, columns), words = shape, [driver.memory[address].view(dtype) for address in addresses]
        words[2][:] = (words[0].reshape(rows, inner) @ words[1].reshape(inner, columns)).reshape(-1)

    door = SimpleNamespace(version="12.9.2", multiply=multiply, close=list)
    monkeypatch.setattr(opened_gpu, "Cublas", lambda: door)
    result = runner.run(of_cublas(make_point(), name))
    assert (result.status, result.reason, result.compiler) == (Status.OK, "", "cuBLAS 12.9.2")
    assert (result.check.checked, result.check.wrong) == (256, 0)
    assert result.time.value_ns == driver.LAUNCH_NS
    assert result.notes == (note,)
    assert "roofline_fraction" in result.metrics


def test_wrong_product_of_cublas_is_failed(runner, make_point, monkeypatch):
    door = SimpleNamespace(version="12.9.2", multiply=lambda *_: None, close=list)
    monkeypatch.setattr(opened_gpu, "Cublas", lambda: door)
    result = runner.run(of_cublas(make_point()))
    assert (result.status, result.time) == (Status.FAILED, None)
    assert "elements of 'C' are wrong" in result.reason


def test_point_is_measured_in_two_visits(runner, driver, make_point):
    spec = replace(make_point(), measuring=Measuring(least_samples=7, least_time_s=0.0))
    first = runner.run(spec, PlannedVisit(card=1, turn=3)).time
    assert (len(first.samples_ns), first.stopped_by) == (4, "")
    both = runner.run(spec, PlannedVisit(card=1, turn=8, earlier=first)).time
    assert (len(both.samples_ns), both.stopped_by) == (7, Ending.PRECISE)
    assert [(visit.card, visit.turn, visit.samples) for visit in both.visits] == [(1, 3, 4), (1, 8, 3)]
    assert both.spent_s > first.spent_s > 0
    assert (both.value_ns, both.overhead_ns) == (driver.LAUNCH_NS, driver.EVENTS_NS)


def test_point_of_long_launches_is_measured_in_one_visit(runner, driver, make_point, monkeypatch):
    monkeypatch.setattr(stopwatch, "LONGEST_HALVED_NS", driver.LAUNCH_NS / 2)
    time = runner.run(make_point(), PlannedVisit(card=0, turn=0)).time
    assert (len(time.samples_ns), time.stopped_by, len(time.visits)) == (10, Ending.PRECISE, 1)


def test_time_of_both_visits_counts_for_the_longest(runner, make_point):
    endless = Measuring(least_samples=10**9, least_time_s=0.0, longest_time_s=0.02)
    spec = replace(make_point(), measuring=endless)
    first = runner.run(spec, PlannedVisit(card=0, turn=0))
    assert (first.time.stopped_by, first.notes) == ("", ())
    long_ago = replace(first.time, visits=(replace(first.time.visits[0], elapsed_s=99.0),))
    both = runner.run(spec, PlannedVisit(card=0, turn=1, earlier=long_ago))
    assert (both.time.stopped_by, both.time.visits[1].samples) == (Ending.TIME, 1)
    samples = len(first.time.samples_ns) + 1
    assert both.notes == (f"the longest time of a point was over after {samples:,} samples, which vary by 0 %",)


def parts(time: Time) -> list[tuple[int | None, int | None, int]]:
    return [(part.visit, part.placement, part.samples) for part in time.conditions]


def addresses(driver) -> list[int]:
    """Return the address of the array that each launch of the kernel read, without repetition."""
    return list(dict.fromkeys(driver.read_from))


def test_each_visit_has_placements_of_its_own(runner, driver, make_point):
    spec = replace(make_point(), measuring=Measuring(least_samples=16, least_time_s=0.0))
    first = runner.run(spec, PlannedVisit(card=0, turn=0)).time
    assert parts(first) == [(0, 0, 2), (0, 1, 2), (0, 2, 2), (0, 3, 2)]
    there = addresses(driver)
    assert len(there) == 4
    both = runner.run(spec, PlannedVisit(card=0, turn=1, earlier=first)).time
    assert parts(both) == [*parts(first), (1, 4, 2), (1, 5, 2), (1, 6, 2), (1, 7, 2)]
    assert len(set(addresses(driver)) - set(there)) == 4


def test_code_is_loaded_at_each_placement(runner, driver, make_point):
    loaded = []
    load = driver.module_from_buffer
    driver.module_from_buffer = lambda code: loaded.append(code) or load(code)
    runner.run(replace(make_point(), measuring=replace(SHORT, placements=3)))
    assert len(loaded) == 1 + 3  # the instruments, and the kernel thrice


def test_arrays_without_room_for_another_place_stay_where_they_are(runner, driver, make_point, monkeypatch):
    monkeypatch.setattr(driver, "FREE_BYTES", opened_gpu.SPARE_BYTES + 3 * 2 * 64 * 4)
    spec = replace(make_point(), measuring=SHORT)
    first = runner.run(spec, PlannedVisit(card=0, turn=0)).time
    both = runner.run(spec, PlannedVisit(card=0, turn=1, earlier=first)).time
    assert parts(both) == [(0, 0, 5), (1, 0, 5)]
    assert len(addresses(driver)) == 1


def test_placements_are_as_many_as_there_is_room_for(runner, driver, make_point, monkeypatch):
    room = iter([True, True, False])
    monkeypatch.setattr(opened_gpu.OpenedGpu, "has_room", lambda *_: next(room))
    assert parts(runner.run(replace(make_point(), measuring=SHORT)).time) == [(0, 0, 2), (0, 1, 3), (0, 0, 5)]


def test_result_that_is_wrong_elsewhere_fails_the_point(runner, driver, make_point):
    driver.kernel = lambda a, b: np.add(a, 1 + (len(addresses(driver)) == 2), out=b)
    result = runner.run(make_point())
    assert (result.status, result.time) == (Status.FAILED, None)
    assert result.reason.startswith(
        "with its arrays elsewhere in the GPU's memory, 64 of 64 elements of 'B' are wrong: the first at [0] is "
    )


def test_wrong_input_of_an_earlier_place_is_copied_again(runner, driver, make_point):
    spec = replace(make_point(), measuring=replace(SHORT, placements=2))
    runner.run(spec)
    driver.memory[addresses(driver)[1]][:] = 9
    assert runner.run(spec).status is Status.OK


def test_placements_of_a_baseline_are_those_of_its_arrays(runner, driver, make_point):
    spec = replace(make_point(), kernel="k_copy", baseline=Baseline.COPY, measuring=replace(SHORT, placements=2))
    before = len(driver.memory)
    assert parts(runner.run(spec).time) == [(0, 0, 5), (0, 1, 5)]
    assert len(driver.memory) - before == 2 + 2 * 2  # what the GPU itself needs, and both arrays twice
