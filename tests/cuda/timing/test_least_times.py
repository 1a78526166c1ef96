"""No modelled time lies below what the sheet allows: what must cross DRAM at its bandwidth, nor the issue of its warps.

Both are reckoned from the kernel's file and the counts, not by the model. Of `bytes`, what the file says must move, a
cold launch reads from DRAM at least what it does not write; L2 keeps what is written as far as it has room, and a warm
one as much again of what is read.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue import ArrayRole, KernelFile, Workload, builtin_kernels
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import CacheState, CheckLevel, PointResult
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.timing.further_units import NO_FETCHES

KERNELS = {kernel.name: kernel for kernel in builtin_kernels() if kernel.stream is None}
CARDS = ("h200", "gtx-960", "gtx-1080-ti", "v100-sxm2", "t4", "a100-40gb", "rtx-3090", "l4", "rtx-4090", "b200")
"""A GPU of each architecture, with much and with little L2 for its DRAM."""
BUDGET_S = 0.05
SMALL = [("copy_strided", {"N": 4096}, "rtx-4090"), ("memory_texture_linear", {"N": 2048}, "t4")]
"""Stores that meet in L2, and texels: both had no whole part of DRAM's time once.

Stores that all are under way at once need larger launches, as `memory_texture` at N = 8192 on an L4, a long case.
"""


def least_dram_ns(workload: Workload, spec: GpuSpec, cache: CacheState) -> float:
    """Return the time in which DRAM moves what it must of a launch."""
    must_move = workload.bytes or 0
    written = sum(array.size_bytes for array in workload.arrays if array.role is not ArrayRole.IN)
    if cache is CacheState.COLD:
        crossing = max(must_move - written, must_move - spec.l2_bytes, 0)
    else:
        crossing = max(must_move - 2 * spec.l2_bytes, 0)
    return 1e9 * crossing / spec.memory_bandwidth_bytes_per_s


def least_issue_ns(result: PointResult, spec: GpuSpec) -> float:
    """Return the time in which all schedulers together issue the instructions of a launch.

    Before compute capability 7.0 a scheduler has two dispatch units ("NVIDIA Tesla P100", white paper, 2016, and
    "Dissecting the NVIDIA Volta GPU Architecture", chapter 2.1: Volta has one).
    """
    counted = result.metrics.get("warp_instructions")
    instructions = counted.value if counted is not None else 0.0
    units = spec.schedulers_per_sm * (2 if spec.compute_capability < (7, 0) else 1)
    return 1e9 * instructions / (spec.sm_count * units * spec.clock_hz)


def below(runner: EmulatorRunner, kernel: KernelFile, problem: dict[str, int], card: str) -> list[str]:
    """Return a sentence for each time of a launch that is shorter than it can be; all macros have their first value."""
    spec = load_spec(card)
    plan = plan_sweep(
        [kernel],
        problem={axis: (value,) for axis, value in problem.items()},
        tune={},
        devices=[card],
        check=CheckLevel.FAST,
        budget_s=BUDGET_S,
    )
    point = plan.points[0]
    found = []
    for cache, result in runner.run_in_states(replace(point, cache=None)).items():
        if result.time is None or NO_FETCHES in result.notes:
            continue
        workload = kernel.workload(point.problem, point.tune)
        least = {"DRAM": least_dram_ns(workload, spec, cache), "issue": least_issue_ns(result, spec)}
        found += [
            f"{kernel.name} {problem} {card} {cache.value}: {result.time.value_ns:.0f} ns, and {name} needs {ns:.0f}"
            for name, ns in least.items()
            if ns > result.time.value_ns
        ]
    return found


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


@pytest.mark.rungs(1)
@pytest.mark.parametrize(("kernel", "problem", "card"), SMALL, ids=[kernel for kernel, _, _ in SMALL])
def test_no_modelled_time_is_shorter_than_dram_and_issue_allow(runner, kernel, problem, card):
    assert below(runner, KERNELS[kernel], problem, card) == []


def launches() -> list[tuple[str, str]]:
    """Return each kernel with three GPUs, all GPUs in turn."""
    return [
        (name, CARDS[(number + step) % len(CARDS)])
        for number, name in enumerate(KERNELS)
        for step in (0, len(CARDS) // 3, 2 * len(CARDS) // 3)
    ]


def sizes_of(kernel: KernelFile) -> tuple[int, ...]:
    """Return a small size, one that L2 holds, and one that no L2 holds, if a point of that size takes few seconds."""
    if kernel.family in ("sums", "scan", "histogram"):
        return 65_536, 1 << 22, 1 << 26
    if "gemm" in kernel.family or kernel.family == "matmul" or kernel.name == "transpose_serial":
        return 256, 1024, 2048
    return 256, 2048, 8192


@pytest.mark.long
@pytest.mark.parametrize(("kernel", "card"), launches(), ids=map("-".join, launches()))
def test_no_kernel_of_the_catalogue_is_modelled_shorter_than_dram_and_issue_allow(runner, kernel, card):
    found = [
        sentence for size in sizes_of(KERNELS[kernel]) for sentence in below(runner, KERNELS[kernel], {"N": size}, card)
    ]
    assert found == []
