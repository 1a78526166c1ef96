"""The metrics that follow from a measured time."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.metrics import Provenance
from warplens.cuda.points import Time
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


def test_roofline_of_products_in_bfloat16_is_that_of_tensor_cores():
    [kernel] = select(["bf16gemm_wgmma"])
    workload = kernel.workload({"N": 8192}, {name: values[0] for name, values in kernel.tune.items()})
    spec = load_spec("h200")
    metrics = achieved_metrics(Time(value_ns=1.5e6, provenance=Provenance.MEASURED), workload, spec)
    peak = 2 * 2048 * spec.sm_count * spec.clock_hz  # multiply-adds a clock of a multiprocessor (H100 whitepaper)
    assert metrics["roofline_fraction"].value == pytest.approx(100 * (2 * 8192**3 / peak) / 1.5e-3)
