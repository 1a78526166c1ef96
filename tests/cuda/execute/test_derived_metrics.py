"""The metrics that follow from a measured time."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import Workload, select
from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.device.occupancy import occupancy
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.derived_metrics import (
    HALF_LANES,
    achieved_metrics,
    executed_rate,
    instruction_metrics,
    missing_amounts,
    modelled_metrics,
    resource_metrics,
    waiting_lines,
)
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Time
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.timing import ModelledTime

[KERNEL] = select(["matmul_tiled"])


def achieved(time_ns: float) -> dict[str, float | int | str]:
    time = Time(value_ns=time_ns, provenance=Provenance.MEASURED)
    metrics = achieved_metrics(time, KERNEL.workload({"N": 512}, {"TILE": 16}), load_spec("h200"))
    assert {metric.provenance for metric in metrics.values()} <= {Provenance.MEASURED}
    return {key: metric.value for key, metric in metrics.items()}


def test_rates_are_the_files_own_amounts_over_the_time():
    peak = load_spec("h200").fp32_flops_per_s
    assert achieved(1e5) == {
        "gflops": pytest.approx(2 * 512**3 / 1e5),
        "effective_bandwidth": pytest.approx(3 * 4 * 512**2 / 1e5),
        "roofline_fraction": pytest.approx(100 * (2 * 512**3 / peak) / 1e-4),
    }


def test_time_of_nothing_gives_no_rates():
    assert achieved(0.0) == {}


@pytest.mark.parametrize(
    ("entry", "kind", "multiply_adds"),  # a clock of a multiprocessor, by the H100 whitepaper; float64 as measured
    [
        ("bf16gemm_wgmma", "wgmma.bf16.f32", 2048),
        ("tf32gemm_async", "tf32.f32", 1024),
        ("dgemm_grouped", "f64.f64", 127.9),
    ],
)
def test_roofline_of_products_on_tensor_cores_is_theirs(entry: str, kind: str, multiply_adds: float) -> None:
    [kernel] = select([entry])
    workload = kernel.workload({"N": 8192}, {name: values[0] for name, values in kernel.tune.items()})
    spec = load_spec("h200")
    time = Time(value_ns=3e6, provenance=Provenance.MEASURED)
    peak = 2 * multiply_adds * spec.sm_count * spec.clock_hz
    fraction = achieved_metrics(time, workload, spec, {kind})["roofline_fraction"]
    assert fraction.value == pytest.approx(100 * (2 * 8192**3 / peak) / 3e-3)


def test_without_the_rate_of_its_products_a_kernel_has_no_fraction_of_the_roofline() -> None:
    time = Time(value_ns=3e6, provenance=Provenance.MEASURED)
    workload = KERNEL.workload({"N": 512}, {"TILE": 16})
    assert "roofline_fraction" not in achieved_metrics(time, workload, load_spec("gtx-1080-ti"), {"f16.f32"})
    assert "roofline_fraction" not in achieved_metrics(time, workload, load_spec("h200"), {HALF_LANES})


def test_instruction_metrics_returns_the_metrics_of_the_executed_instructions():
    counts = LaunchCounts(
        blocks=4,
        warps=8,
        warp_instructions=80,
        thread_instructions=1280,
        thread_instructions_on=1280,
        unit_warp_instructions={},
        unit_thread_instructions={},
        flops_single=0,
        flops_double=0,
        memory=(),
        basic_blocks=(),
    )
    efficiency = instruction_metrics(counts, None, load_spec("k40"))["warp_execution_efficiency"]
    assert efficiency.value == 50.0
    assert efficiency.note == "instructions of the PTX: the compiler makes no machine code of compute capability 3.5"


def test_missing_amounts_returns_a_note_on_the_metrics_that_a_point_lacks_since_its_kernel():
    assert missing_amounts(Workload(kernel="copy", flops=0)) == (
        ("no effective bandwidth, ideal intensity and fraction of the roofline: 'bytes' is not given"),
    )


def test_executed_rate_returns_the_rate_at_which_a_launch_computes_what_it_executes():
    counts = LaunchCounts(
        blocks=1,
        warps=1,
        warp_instructions=2,
        thread_instructions=64,
        thread_instructions_on=64,
        unit_warp_instructions={},
        unit_thread_instructions={},
        flops_single=8000,
        flops_double=0,
        memory=(),
        basic_blocks=(),
    )
    model = ModelledTime(
        time_ns=4000.0,
        terms_ns={},
        limiter="dram",
        runner_up="l1",
        achieved_occupancy_percent=87.5,
        waves=2.0,
    )
    assert executed_rate(counts, model)["gflops"].value == 2.0


def test_modelled_metrics_returns_the_metrics_that_follow_from_the_modelled_time():
    model = ModelledTime(
        time_ns=4000.0,
        terms_ns={"dram": 4000.0, "l1": 2500.0},
        limiter="dram",
        runner_up="l1",
        achieved_occupancy_percent=87.5,
        waves=2.0,
    )
    metrics = modelled_metrics(model, flops=8_000_000, bytes_=0)
    assert metrics["gflops"].value == 2000.0
    assert metrics["gflops"].provenance.value == "modelled"
    assert metrics["time_limiter"].note == "estimated: no multiprocessor was simulated over the machine code"


def test_waiting_lines_returns_the_lines_of_the_kernel_file_at_which_warps_wait():
    model = ModelledTime(
        time_ns=1.0,
        terms_ns={},
        limiter="",
        runner_up="",
        achieved_occupancy_percent=0.0,
        waves=1.0,
        waits_at=((40, 0.5), (41, 0.25), (44, 0.125), (90, 0.125)),
    )
    assert waiting_lines(model, {40: 7, 41: 8, 44: 7}) == ((7, 0.625), (8, 0.25))


def test_resource_metrics_returns_the_metrics_that_follow_from_the_compiled_kernel():
    resources = KernelResources(
        registers_per_thread=64,
        static_shared_bytes=0,
        local_bytes_per_thread=0,
        spill_store_bytes=0,
        spill_load_bytes=0,
        constant_bytes=0,
        parameter_bytes=16,
    )
    spec = load_spec("h200")
    fits = occupancy(spec.limits, threads_per_block=256, registers_per_thread=64, shared_bytes_per_block=0)
    metrics = resource_metrics(resources, 0, fits, spec)
    assert metrics["theoretical_occupancy"].value == 50.0
    assert metrics["occupancy_limiter"].value == "registers"
