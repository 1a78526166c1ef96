"""A sample of the blocks has the counts of all; its elements are compared, and a note says what was not checked."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from math import prod
from pathlib import Path

import pytest

from warplens.cuda.catalogue import KernelFile, builtin_kernels, read_kernel_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import result_builder
from warplens.cuda.execute.on_engine import Executed, ready_launch
from warplens.cuda.execute.preparation import Preparer
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.simt.counting.counts import LaunchCounts, Sample

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
SPEC = load_spec("h200")
WHOLE = math.inf
Execute = Callable[..., list[Executed]]

FRONT = """/* warplens
entry = "k"
title = "a kernel for a test"
family = "test"
flops = 0
bytes = 0
args = [{args}]
block = ["64"]
grid = ["N // 64"]
reference = {reference}
[problem]
N = [64]
[arrays]
{arrays}
*/
"""
IN = 'in = { dtype = "int32", shape = ["N"], init = "integers(0, 8)" }\n'
OUT = 'out = { dtype = "int32", shape = ["N"], role = "out" }\n'
SUMS = 'sums = { dtype = "int32", shape = ["8"], role = "inout", init = "integers(0, 3)" }\n'


@pytest.fixture(scope="module")
def execute() -> Execute:
    preparer = Preparer()

    def run(kernel: KernelFile, size: int, *shares: float, threads: int = 1, **tune: int) -> list[Executed]:
        macros = {name: values[0] for name, values in kernel.tune.items()} | tune
        workload = kernel.workload(dict.fromkeys(kernel.problem, size), macros)
        launch = ready_launch(preparer, preparer.compile_point(kernel, workload, SPEC), 10**9)
        launch.threads, executed = threads, []
        launch.execute()
        whole_s = launch.translated.work_s
        for share in shares:
            launch.prepared.restore()
            executed.append(launch.execute_and_compare(workload, share * whole_s))
        return executed

    return run


def _file(folder: Path, code: str, reference: str, arrays: str = IN + OUT) -> KernelFile:
    names = ", ".join(f'"{name}"' for name in re.findall(r"^(\w+) =", arrays, re.MULTILINE))
    path = folder / "k.cu"
    front = FRONT.format(args=names, reference=reference, arrays=arrays)
    path.write_text(f'{front}extern "C" __global__ void k({code}', encoding="utf-8")
    return read_kernel_file(path)


def _metrics(counts: LaunchCounts) -> dict[str, MetricValue]:
    return result_builder.counted_metrics(counts, SPEC)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", KERNELS)
def test_built_in_kernel_is_the_same_on_several_threads(execute: Execute, name: str) -> None:
    kernel = KERNELS[name]
    macros = dict.fromkeys(kernel.tune, 8)
    [alone] = execute(kernel, 96, WHOLE, **macros)
    [together] = execute(kernel, 96, WHOLE, threads=3, **macros)
    assert together.counts == alone.counts
    assert [check.wrong for check in together.checks] == [0]


@pytest.mark.sample(10)
@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize(("size", "tune"), [(208, 8), (250, 16)])
def test_built_in_kernel_has_the_efficiencies_of_all_blocks_in_a_sample(
    execute: Execute, name: str, size: int, tune: int
) -> None:
    kernel = KERNELS[name]
    macros = dict.fromkeys(kernel.tune, tune)
    workload = kernel.workload(dict.fromkeys(kernel.problem, size), macros)
    if workload.broken_requirement is not None:
        pytest.skip("the kernel is not for this size")
    blocks = prod(workload.grid)
    whole, part = execute(kernel, size, WHOLE, 0.2, **macros)
    if blocks == 1:
        assert part.counts == whole.counts
        return
    assert part.counts.sample is not None
    assert part.counts.sample.executed < blocks
    assert part.counts.warps == whole.counts.warps
    exact, scaled = _metrics(whole.counts), _metrics(part.counts)
    assert {value.provenance for value in exact.values()} == {Provenance.COUNTED}
    assert {value.provenance for value in scaled.values()} == {Provenance.SAMPLED}
    for key, value in exact.items():
        if value.unit == "%":
            assert scaled[key].value == pytest.approx(value.value, abs=0.5), key
        else:
            assert scaled[key].value == pytest.approx(value.value, rel=0.01), key
    [check] = part.checks
    assert check.wrong == 0
    assert 0 < check.checked < whole.checks[0].checked


def test_note_tells_blocks_and_percentage() -> None:
    assert result_builder.sample_notes(Sample(1024, 1048576, 9)) == ("sampled: 1,024 of 1,048,576 blocks (0.098 %)",)
    assert result_builder.sample_notes(Sample(64, 256, 9)) == ("sampled: 64 of 256 blocks (25.0 %)",)


def test_zeros_that_should_be_numbers_are_found_in_a_sample(execute: Execute, tmp_path: Path) -> None:
    kernel = _file(
        tmp_path,
        "const int* in, int* out) { int i = blockIdx.x * 64 + threadIdx.x; out[i] = blockIdx.x < 8 ? in[i] : 0; }",
        '"in"',
    )
    [sampled] = execute(kernel, 64 * 200, 0.2)
    [check] = sampled.checks
    assert check.wrong > check.checked / 2
    assert check.got == "0"


def test_elements_that_no_sampled_block_wrote_are_not_judged(execute: Execute, tmp_path: Path) -> None:
    code = "const int* in, int* out) { int i = blockIdx.x * 64 + threadIdx.x; if (i % 2) out[i] = in[i]; }"
    kernel = _file(tmp_path, code, '"where(arange(N) % 2 == 1, in, 0)"')
    sampled, whole = execute(kernel, 64 * 100, 0.2, WHOLE)
    assert sampled.counts.sample is not None
    assert [check.wrong for check in sampled.checks] == [0]
    assert sampled.checks[0].checked <= 32 * sampled.counts.sample.executed
    assert [(check.checked, check.wrong) for check in whole.checks] == [(6400, 0)]


def test_array_that_blocks_update_together_is_not_checked_and_says_so(execute: Execute, tmp_path: Path) -> None:
    code = "const int* in, int* sums) { atomicAdd(&sums[in[blockIdx.x * 64 + threadIdx.x]], 1); }"
    kernel = _file(tmp_path, code, '"sums + bincount(in, 8)"', IN + SUMS)
    [sampled] = execute(kernel, 64 * 100, 0.2)
    assert sampled.checks == ()
    assert sampled.notes == (
        "'sums' was not checked: it is made by all blocks together, and only a sample was executed",
    )


def test_blocks_that_wait_for_each_other_are_all_executed(execute: Execute, tmp_path: Path) -> None:
    code = "const int* in, int* out) { int i = atomicAdd(&out[0], 1); if (i > 0 && i < 6400) out[i] = in[i]; }"
    kernel = _file(tmp_path, code, '"where(arange(N) == 0, N, in)"')
    [sampled] = execute(kernel, 64 * 100, 0.2)
    assert sampled.counts.sample is None
    assert [(check.checked, check.wrong) for check in sampled.checks] == [(6400, 0)]
