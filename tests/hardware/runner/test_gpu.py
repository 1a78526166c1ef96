"""The runner on a real GPU: right results, sound times, and every way in which a launch can fail.

The rule: each point that may lose the GPU runs in a process of its own, as in a sweep. Run with `pytest -m gpu`.
"""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.device import nvidia_driver
from warplens.cuda.device import occupancy as limits
from warplens.cuda.device import spec as sheets
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu import opened_gpu as card_module
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.execute.result_builder import PRINTED_LINES
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import (
    Baseline,
    CacheState,
    Ending,
    Measuring,
    PlannedVisit,
    PointResult,
    PointSpec,
    Status,
)

pytestmark = pytest.mark.gpu

DEVICE = os.environ.get("WARPLENS_TEST_DEVICE", "h200")
"""The sheet of the GPU under test has this key."""
SHORT = Measuring(least_time_s=0.02, longest_time_s=0.3)
KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}

HEAD = """/* warplens
entry = "k"
block = [{threads}]
grid = ["cdiv(N, 128)"]
args = ["A", "N"]
reference = "A + 1"
flops = "N"
bytes = "8 * N"
{more}

[problem]
N = [1024]

[arrays]
A = {{ dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 3)" }}
*/
extern "C" __global__ void {bounds} k(float *A, int N)
{{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    {body}
}}
"""
RIGHT = "if (i < N) A[i] += 1.0f;"


@pytest.fixture(scope="module")
def runner():
    runner = GpuRunner(measuring=SHORT)
    yield runner
    runner.close()


def point_of(path: str | Path, problem: dict[str, int], tune: dict[str, int], **more: Any) -> PointSpec:
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem=problem,
        tune=tune, device=DEVICE, budget_s=1.0, limit=10**9, **more,
    )  # fmt: skip


def builtin(name: str, size: int, **more: Any) -> PointSpec:
    tune = {axis: values[-1] for axis, values in KERNELS[name].tune.items()}
    return point_of(KERNELS[name].path, {"N": size}, tune, **more)


def written(folder: Path, body: str, *, threads: int = 128, more: str = "", bounds: str = "", size: int = 1024):
    file = folder / "k.cu"
    file.write_text(HEAD.format(body=body, threads=threads, more=more, bounds=bounds), encoding="utf-8")
    return point_of(file, {"N": size}, {})


ALONE = """
import pickle, sys
from pathlib import Path
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground.points import Measuring
runner = GpuRunner(measuring=Measuring(least_time_s=0.02, longest_time_s=0.3))
point, further = pickle.loads(Path(sys.argv[1]).read_bytes())
results = runner.run(point), runner.run(further), runner.lost
Path(sys.argv[1]).write_bytes(pickle.dumps(results))
"""


def run_alone(point: PointSpec, folder: Path) -> tuple[PointResult, PointResult, str]:
    """Run a point and then a harmless one in a process of their own; return both results and `lost` of the runner."""
    file = folder / "passed"
    file.write_bytes(pickle.dumps((point, builtin("copy_coalesced", 256))))
    subprocess.run([sys.executable, "-c", ALONE, str(file)], check=False, capture_output=True, timeout=120)
    return pickle.loads(file.read_bytes())


@pytest.mark.parametrize("cache", list(CacheState))
@pytest.mark.parametrize("name", sorted(KERNELS))
def test_builtin_kernel_is_right_and_timed(runner, name, cache):
    result = runner.run(builtin(name, 256, cache=cache))
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.check.wrong == 0
    assert result.check.checked > 0
    time = result.time
    assert (time.provenance, time.cache) == (Provenance.MEASURED, cache)
    assert time.stopped_by in set(Ending)
    assert time.value_ns == pytest.approx(np.median(time.samples_ns), rel=1e-3)
    assert time.overhead_ns > 0
    assert sum(reading.samples for reading in time.conditions) in {0, len(time.samples_ns)}
    assert all(metric.provenance is Provenance.MEASURED for key, metric in result.metrics.items() if key == "gflops")


@pytest.mark.parametrize("cache", list(CacheState))
@pytest.mark.parametrize(
    ("name", "baseline", "note"),
    [
        ("matmul_naive", Baseline.CUBLAS, "math mode pedantic: float32 throughout, no tensor cores"),
        (
            "matmul_tiled_double",
            Baseline.CUBLAS,
            "math mode default: float64 throughout, on tensor cores where they compute it",
        ),
        ("transpose_tiled", Baseline.COPY, "cuMemcpyDtoD"),
        ("column_sum", Baseline.COPY, "cuMemcpyDtoD"),
    ],
)
def test_baseline_is_right_and_timed(runner, name, baseline, note, cache):
    point = replace(builtin(name, 1000, cache=cache), tune={}, baseline=baseline, kernel=f"{name} {baseline}")
    result = runner.run(point)
    assert (result.status, result.reason, result.check.wrong) == (Status.OK, "", 0)
    assert result.notes[0] == note
    assert result.time.value_ns > 1000
    assert result.metrics["effective_bandwidth"].value > 0


def test_cublas_is_faster_than_the_naive_product(runner):
    naive = builtin("matmul_naive", 1024, cache=CacheState.COLD)
    library = runner.run(replace(naive, tune={}, baseline=Baseline.CUBLAS, kernel="matmul_cublas"))
    assert library.time.value_ns < runner.run(naive).time.value_ns


def test_point_is_measured_in_two_visits(runner):
    point = builtin("copy_coalesced", 1024, cache=CacheState.COLD)
    first = runner.run(point, PlannedVisit(card=0, turn=0)).time
    both = runner.run(point, PlannedVisit(card=0, turn=1, earlier=first)).time
    assert (first.stopped_by, len(both.visits)) == ("", 2)
    assert len(both.samples_ns) > len(first.samples_ns)
    assert both.stopped_by in set(Ending)


def test_cold_copy_of_small_arrays_takes_longer_than_a_warm_one(runner):
    cold, warm = (runner.run(builtin("copy_coalesced", 1024, cache=cache)).time.value_ns for cache in CacheState)
    assert cold > warm > 1000


def test_empty_kernel_takes_little_after_the_overhead_is_removed(runner):
    runner.run(builtin("copy_coalesced", 256))
    card = runner._card
    samples = [card.between(card.flush, card.empty)[0] - card.overhead_ns for _ in range(50)]
    assert 0 < np.median(samples) < 4000


def test_card_is_found_by_its_uuid(runner):
    runner.run(builtin("copy_coalesced", 256))
    other = GpuRunner(runner._card.gauge.uuid, measuring=SHORT)
    result = other.run(builtin("copy_coalesced", 256))
    other.close()
    assert (result.status, result.reason) == (Status.OK, "")
    assert all(0 < reading.sm_clock_hz < 4e9 for reading in result.time.conditions)
    assert sum(reading.samples for reading in result.time.conditions) == len(result.time.samples_ns)


def test_large_result_is_compared_in_windows(runner):
    result = runner.run(builtin("transpose_tiled", 8192))
    assert (result.status, result.check.checked, result.check.wrong) == (Status.OK, 65_536, 0)
    assert "65,536 of 67,108,864 elements of 'out' were compared" in result.notes[0]


def test_result_larger_than_an_expression_may_make_is_compared(runner):
    result = runner.run(builtin("matmul_tiled", 16_416))
    assert (result.status, result.reason) == (Status.OK, "")
    assert (result.check.checked, result.check.wrong) == (65_536, 0)


def test_read_and_written_array_is_restored_before_each_launch(runner, tmp_path):
    result = runner.run(written(tmp_path, RIGHT))
    assert (result.status, result.reason) == (Status.OK, "")
    assert len(result.time.samples_ns) >= SHORT.least_samples


def test_wrong_result_is_failed_with_size_and_place(runner, tmp_path):
    result = runner.run(written(tmp_path, "if (i < N) A[i] += i == 77 ? 3.0f : 1.0f;"))
    assert result.status is Status.FAILED
    assert "1 of 1,024 elements of 'A' are wrong: the first at [77]" in result.reason
    assert "the largest absolute error is 2" in result.reason
    assert result.time is None


def test_more_memory_than_the_card_has_is_skipped(runner):
    result = runner.run(builtin("copy_coalesced", 200_000))
    assert result.status is Status.SKIPPED
    assert "needs 298.0 GiB, " in result.reason
    assert result.reason.endswith(" GiB free")


def test_too_many_threads_are_skipped(runner, tmp_path):
    result = runner.run(written(tmp_path, RIGHT, threads=2048))
    assert result.status is Status.SKIPPED
    assert "2048" in result.reason.replace(",", "")


def test_more_threads_than_launch_bounds_allow_fail_and_leave_the_card(runner, tmp_path):
    result = runner.run(written(tmp_path, RIGHT, threads=128, bounds="__launch_bounds__(64)"))
    assert result.status is Status.FAILED
    assert "CUDA_ERROR_INVALID_VALUE" in result.reason
    assert runner.lost == ""
    assert runner.run(builtin("copy_coalesced", 256)).status is Status.OK


def test_dynamic_shared_memory_above_48_kib_is_asked_for(runner, tmp_path):
    result = runner.run(written(tmp_path, RIGHT, more='dynamic_shared = "64 * 1024"'))
    assert (result.status, result.reason) == (Status.OK, "")


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("A[i + (1ull << 40)] = 1.0f;", "CUDA_ERROR_ILLEGAL_ADDRESS"),
        ("*(float *)((char *)A + 4 * i + 1) = 1.0f;", "CUDA_ERROR_MISALIGNED_ADDRESS"),
        ("assert(i < 5);", "CUDA_ERROR_ASSERT"),
        ('asm volatile("trap;");', "CUDA_ERROR_LAUNCH_FAILED"),
    ],
)
def test_fault_fails_the_point_and_loses_the_card(tmp_path, body, name):
    result, further, lost = run_alone(written(tmp_path, body), tmp_path)
    assert result.status is Status.FAILED
    assert name in result.reason
    assert lost == result.reason
    assert further.status is Status.FAILED
    assert further.reason == f"the GPU is lost to this process: {lost}"


def test_failed_assertion_is_named_with_thread_line_and_condition(tmp_path):
    point = written(tmp_path, "assert(i % 128 < 100);")
    result, _, lost = run_alone(point, tmp_path)
    line = Path(point.path).read_text(encoding="utf-8").splitlines().index("    assert(i % 128 < 100);") + 1
    assertion = rf"block=\([0-7],0,0\) thread=\(1[0-2]\d,0,0\) k\.cu:{line}: assertion `i % 128 < 100` failed in "
    assert re.match(assertion, result.reason)
    assert "k(float *, int) (and in " in result.reason
    assert " more threads): CUDA_ERROR_ASSERT: an assert() of the kernel does not hold (" in result.reason
    assert lost == result.reason


def test_text_that_a_kernel_prints_is_kept(tmp_path):
    result, _, lost = run_alone(written(tmp_path, 'if (i < 3) printf("thread %d\\n", i); ' + RIGHT), tmp_path)
    assert (result.status, result.reason, lost) == (Status.OK, "", "")
    assert sorted(result.printed.splitlines()) == ["thread 0", "thread 1", "thread 2"]


def test_more_text_than_the_card_holds_is_cut_and_the_point_goes_on(tmp_path):
    body = 'for (int n = 0; n < 100; n++) printf("thread %d says %d of a hundred things\\n", i, n); ' + RIGHT
    result, further, lost = run_alone(written(tmp_path, body, size=2048), tmp_path)
    assert (result.status, further.status, lost) == (Status.OK, Status.OK, "")
    lines = result.printed.splitlines()
    assert len(lines) == PRINTED_LINES + 1
    assert lines[-1].endswith(" more lines")


@pytest.fixture
def older_compiler(monkeypatch):
    """Hide the newest targets from the compiler, so that the driver must translate its PTX."""
    major, minor = load_spec(DEVICE).compute_capability
    older = tuple(target for target in sheets.COMPILER_TARGETS if target < 10 * major + minor)
    monkeypatch.setattr(sheets, "COMPILER_TARGETS", older)
    runner = GpuRunner(measuring=SHORT)
    yield runner
    runner.close()


@pytest.mark.parametrize("name", ["transpose_tiled_padded", "matmul_tiled", "column_sum"])
def test_card_newer_than_the_compiler_runs_translated_ptx(older_compiler, name):
    result = older_compiler.run(builtin(name, 256, cache=CacheState.COLD))
    assert (result.status, result.reason, result.check.wrong) == (Status.OK, "", 0)
    assert result.notes == (f"the driver translated the PTX that was compiled for {load_spec(DEVICE).target}",)


def test_ptx_that_the_driver_refuses_is_failed_with_its_log(older_compiler, monkeypatch):
    assert older_compiler.run(builtin("copy_coalesced", 256)).status is Status.OK
    right = card_module._code
    with monkeypatch.context() as patch:
        patch.setattr(card_module, "_code", lambda *arguments: right(*arguments).replace(b"ld.global", b"ld.nowhere"))
        result = older_compiler.run(builtin("matmul_tiled", 256))
    first, *log = result.reason.splitlines()
    assert (result.status, older_compiler.lost) == (Status.FAILED, "")
    assert first.startswith("CUDA_ERROR_INVALID_PTX: the driver cannot translate the compiler's PTX for the GPU (")
    assert any("ptxas" in line and ".nowhere" in line for line in log)
    assert older_compiler.run(builtin("copy_coalesced", 256)).status is Status.OK


def test_card_of_an_unknown_compute_capability_is_filled_from_its_driver_and_runs(older_compiler, monkeypatch):
    table, sheet = limits.LIMITS, load_spec(DEVICE)
    below = {capability: row for capability, row in table.items() if capability < sheet.compute_capability}
    monkeypatch.setattr(nvidia_driver, "LIMITS", below)
    monkeypatch.setattr(nvidia_driver, "_sheet", lambda _facts: None)
    facts, hindrance = nvidia_driver.query_nvml()
    spec = nvidia_driver.gpu_spec(facts[0])
    assert (hindrance, spec.limits) == ("", table[sheet.compute_capability])
    numbers = ("sm_count", "fp32_lanes_per_sm", "fp64_lanes_per_sm")
    assert [getattr(spec, name) for name in numbers] == [getattr(sheet, name) for name in numbers]
    runner = GpuRunner(facts[0].uuid, spec=spec, measuring=SHORT)
    result = runner.run(builtin("transpose_tiled_padded", 256, cache=CacheState.COLD))
    runner.close()
    assert (result.status, result.reason, result.check.wrong) == (Status.OK, "", 0)
    assert "limits as the driver gives them" in result.metrics["theoretical_occupancy"].note


def test_two_runs_of_a_point_agree(runner):
    steady = replace(builtin("matmul_tiled", 1024), cache=CacheState.COLD)
    first, second = (runner.run(steady).time.value_ns for _ in range(2))
    assert second == pytest.approx(first, rel=0.03)
