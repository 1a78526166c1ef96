"""A product that streams, without a GPU: executed panel by panel and compared, or sampled; its pipeline modelled."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.capture.value import Launch
from warplens.cuda.catalogue import read_kernel_file, select
from warplens.cuda.device.nvidia_driver import GpuFacts, gpu_spec
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import preparation
from warplens.cuda.execute.emulator import LINK_EFFICIENCY, EmulatorRunner
from warplens.cuda.execute.out_of_core.plan import Lane, PerMatrix, StreamPlan, moved_bytes, plan_of, steps_of
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec, Status

[KERNEL] = select(["matmul_out_of_core"])
ODD = {"N": 300, "M": 100, "K": 90}
"""A product of several tiles and steps in 64 KiB, with smaller ones along each edge."""


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def run(
    runner: EmulatorRunner,
    problem: dict[str, int],
    tune: dict[str, int] | None = None,
    budget_s: float = math.inf,
    path: str = KERNEL.path,
) -> PointResult:
    kernel = read_kernel_file(path)
    return runner.run(
        PointSpec(
            kernel=kernel.name, path=path, source_hash=kernel.source_hash, family="matmul", problem=problem,
            tune={"TILE": 16, "MEMORY_MIB": 1} | (tune or {}), device="h200", budget_s=budget_s, limit=10**9,
            check=CheckLevel.FAST,
        )
    )  # fmt: skip


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the kernel with 64 KiB in place of each MiB."""
    file = tmp_path_factory.mktemp("small") / "k.cu"
    file.write_text(KERNEL.source.replace('"MEMORY_MIB * 2**20"', '"MEMORY_MIB * 2**16"'), encoding="utf-8")
    return str(file)


@pytest.fixture(scope="module")
def odd(runner: EmulatorRunner, small: str) -> PointResult:
    return run(runner, ODD, path=small)


def plan(problem: dict[str, int], path: str = KERNEL.path) -> StreamPlan:
    kernel = read_kernel_file(path)
    return plan_of(kernel, kernel.workload(problem, {"TILE": 16, "MEMORY_MIB": 1}))


def test_every_panel_is_executed_and_the_whole_result_compared(odd, small):
    assert (odd.status, odd.reason) == (Status.OK, "")
    assert (odd.check.checked, odd.check.wrong) == (100 * 90, 0)
    assert not any(note.startswith(("sampled", "of ")) for note in odd.notes)
    assert odd.metrics["panel_products"].value == sum(plan(ODD, small).shapes.values()) > 20
    assert len(plan(ODD, small).shapes) == 4
    assert odd.metrics["flops"].provenance is Provenance.COUNTED


def test_threads_with_several_elements_are_right_too(runner, small):
    result = run(runner, {"N": 256, "M": 64, "K": 64}, {"TILE": 8, "WORK": 2}, path=small)
    assert (result.status, result.check.checked, result.check.wrong) == (Status.OK, 4096, 0)


def test_counts_are_those_of_all_panels(odd, small):
    """Each product reads and writes its whole tile of C, once, in rows that begin where the tile's width puts them."""
    stores = 0
    for (rows, _, columns), times in plan(ODD, small).shapes.items():
        for top in range(0, rows, 2):  # a warp is two rows of 16
            for left in range(0, columns, 16):
                lanes = [
                    (row, column)
                    for row in range(top, min(top + 2, rows))
                    for column in range(left, min(left + 16, columns))
                ]
                stores += times * len({4 * (row * columns + column) // 32 for row, column in lanes})
    assert odd.metrics["gst_transactions"].value == stores
    flops = sum(
        math.ceil(rows / 16) * math.ceil(columns / 16) * 256 * (2 * 16 * math.ceil(depth / 16)) * times
        for (rows, depth, columns), times in plan(ODD, small).shapes.items()
    )
    threads = sum(
        math.ceil(rows / 16) * math.ceil(columns / 16) * 256 * times
        for (rows, _, columns), times in plan(ODD, small).shapes.items()
    )
    assert odd.metrics["flops"].value == flops + threads  # each adds what C held


def test_kernel_that_does_not_add_is_wrong_although_each_panel_is_right(runner, tmp_path):
    assert plan({"N": 512}).steps > 1
    file = tmp_path / "k.cu"
    file.write_text(KERNEL.source.replace("sum[i][j] += (c_row", "0.0f * (c_row"), encoding="utf-8")
    result = run(runner, {"N": 512}, path=str(file))
    assert result.status is Status.FAILED
    assert "of 262,144 elements of 'C' are wrong" in result.reason


def test_product_beyond_its_budget_of_time_is_sampled_by_shape(runner):
    result = run(runner, {"N": 640}, budget_s=0.01)
    assert (result.status, result.reason) == (Status.OK, "")
    shapes = plan({"N": 640}).shapes
    assert result.notes[0].startswith("sampled: ")
    assert any(note.startswith(f"of {sum(shapes.values())} products of panels one of each") for note in result.notes)
    assert result.metrics["gld_efficiency"].provenance is Provenance.SAMPLED
    exact = run(runner, {"N": 640})
    for key in ("gld_transactions", "gst_transactions", "flops", "warp_instructions"):
        assert result.metrics[key].value == pytest.approx(exact.metrics[key].value, rel=0.02)


def test_time_is_modelled_from_the_lanes(odd, small):
    time, metrics = odd.time, odd.metrics
    assert time.provenance is Provenance.MODELLED
    names = PerMatrix("A", "B", "C")
    steps = steps_of(plan(ODD, small), names, lambda shape, _: Launch(grid=shape, block=(1, 1, 1)))
    moved = moved_bytes(steps, Lane.UPLOAD)
    rate = load_spec("h200").link_bytes_per_s * LINK_EFFICIENCY
    assert time.terms_ns["upload"] == pytest.approx(1e9 * moved / rate)
    busy = (time.terms_ns["upload"], time.terms_ns["download"], metrics["product_time"].value)
    assert max(busy) <= time.value_ns < sum(busy)
    assert time.terms_ns["launches"] == pytest.approx(
        sum(plan(ODD, small).shapes.values()) * load_spec("h200").launch_overhead_ns
    )
    assert metrics["stream_bound"].value <= time.value_ns
    assert metrics["stream_fraction"].value == pytest.approx(100 * metrics["stream_bound"].value / time.value_ns)
    assert metrics["panel_memory"].value <= 1 << 16
    assert metrics["link_rate"].note.startswith("PCI Express 5.0 with 16 lanes")
    assert {metrics[key].provenance for key in ("panel_memory", "uploaded_bytes")} == {Provenance.COUNTED}
    assert {metrics[key].provenance for key in ("link_rate", "stream_bound")} == {Provenance.MODELLED}


@pytest.mark.parametrize(("factor", "limiter"), [(0.001, "upload"), (1000.0, "product")])
def test_slow_link_is_the_bound_and_a_fast_one_is_not(runner, monkeypatch, factor, limiter):
    spec = load_spec("h200")
    slow = replace(spec, link_bytes_per_s=spec.link_bytes_per_s * factor)
    monkeypatch.setattr(preparation, "load_device", lambda _: slow)
    result = run(runner, {"N": 300})
    assert result.metrics["stream_limiter"].value == limiter
    assert (result.metrics["time_limiter"].value == "upload") == (limiter == "upload")
    assert result.metrics["stream_fraction"].value > 80


def test_panel_that_breaks_a_requirement_fails_with_the_panel(runner, tmp_path):
    file = tmp_path / "k.cu"
    text = KERNEL.source.replace("reference =", 'requires  = ["M % 100 == 0"]\nreference =')
    file.write_text(text, encoding="utf-8")
    result = run(runner, {"N": 400}, path=str(file))
    assert result.status is Status.FAILED
    assert "breaks what matmul_out_of_core requires: M % 100 == 0" in result.reason


def test_budget_of_memory_that_holds_no_panel_is_skipped(runner, tmp_path):
    file = tmp_path / "k.cu"
    file.write_text(KERNEL.source.replace('"MEMORY_MIB * 2**20"', '"MEMORY_MIB * 2**14"'), encoding="utf-8")
    result = run(runner, {"N": 400}, path=str(file))
    assert result.status is Status.SKIPPED
    assert "too small to stream through: the smallest panels take 24,576 bytes" in result.reason


def test_panels_beyond_the_memory_of_the_host_are_skipped_before_they_are_made(runner, monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.25 * 2**30)
    monkeypatch.setattr(preparation.Preparer, "prepare", None)  # is not even called
    result = run(runner, {"N": 120_000}, {"TILE": 32, "MEMORY_MIB": 41_000})
    assert result.status is Status.SKIPPED
    assert result.reason.endswith(" GiB of the host's memory for its arrays, 2.0 GiB free")


def test_cards_of_the_machine_are_modelled_with_the_link_of_their_sheet():
    facts = GpuFacts(
        uuid="GPU-1", name="NVIDIA H200", compute_capability=(9, 0), cores=16896, clock_hz=1.98e9,
        memory_bytes=143_771 << 20, memory_clock_hz=3.2e9, memory_bus_bits=6144,
    )  # fmt: skip
    spec: Any = gpu_spec(facts)
    assert spec.link_bytes_per_s == pytest.approx(63.0e9, rel=0.001)


def test_source_is_found_where_the_kernels_lie():
    assert Path(KERNEL.path).name == "matmul_out_of_core.cu"
