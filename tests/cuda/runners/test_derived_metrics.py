"""The metrics that follow from a measured time."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Time
from warplens.cuda.runners.code_traits import HALF_LANES
from warplens.cuda.runners.derived_metrics import achieved_metrics

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
