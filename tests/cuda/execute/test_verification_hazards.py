"""A point is searched for memory errors and races, and a note says how many blocks were."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.execute import verification
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.preparation import PreparedLaunch
from warplens.cuda.execute.verification import SearchExtent, unwritten_sentence
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec, Status
from warplens.cuda.ptx import tree
from warplens.cuda.simt.launch import machine

NONE = "shared memory: no race and no read of unwritten bytes"
GLOBAL = "global memory: no race in or between"
ALL = f"{NONE} in any block; {GLOBAL} any blocks"


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def _point(path: str, tile: int, n: int = 64, check: CheckLevel = CheckLevel.AUTO) -> PointSpec:
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel=kernel.name,
        path=path,
        source_hash=kernel.source_hash,
        family=kernel.family,
        problem={name: values[0] for name, values in kernel.problem.items() if isinstance(values, tuple)} | {"N": n},
        tune={name: tile if name == "TILE" else values[0] for name, values in kernel.tune.items()},
        device="h200",
        budget_s=math.inf,
        limit=10**9,
        check=check,
    )


def _path(name: str) -> str:
    return next(str(kernel.path) for kernel in builtin_kernels() if kernel.name == name)


@pytest.fixture(scope="module")
def racy(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a transpose through shared memory without its barrier."""
    path = tmp_path_factory.mktemp("kernels") / "racy.cu"
    path.write_text(Path(_path("transpose_tiled")).read_text(encoding="utf-8").replace("__syncthreads();", ""))
    return str(path)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", [kernel.name for kernel in builtin_kernels()])
def test_built_in_kernel_is_free_of_hazards_in_every_block(runner: EmulatorRunner, name: str) -> None:
    """A kernel that takes no matrix of 40, or no tile of 8, has the smallest of its own that it takes."""
    kernel = read_kernel_file(_path(name))
    sizes = (64 if name == "matmul_strip_mined" else 40, *sorted(kernel.problem["N"]))
    shapes = ((n, tile) for tile in (8, *sorted(kernel.tune.get("TILE", ()))) for n in sizes)
    results = (runner.run(_point(_path(name), tile=tile, n=n, check=CheckLevel.FULL)) for n, tile in shapes)
    result = next(one for one in results if one.status is not Status.SKIPPED)
    assert (result.status, result.reason) == (Status.OK, "")
    looked = {note.rpartition("`: ")[2] for note in result.notes if GLOBAL in note}  # behind "step 1, `scan_tree`: "
    assert looked <= {f"{GLOBAL} any blocks", ALL}
    assert bool(looked) is (name != "transpose_serial")  # a single thread


def test_race_fails_the_point_and_comes_before_the_wrong_result(runner: EmulatorRunner, racy: str) -> None:
    result = runner.run(_point(racy, tile=8))
    assert result.status is Status.FAILED
    fault, _, wrong = result.reason.partition("; ")
    assert fault.startswith("block=(0,0,0) thread=(1,0,0) racy.cu:47: `ld.shared.u32")
    assert fault.endswith(
        "reads byte 32 of shared variable 'tile', which thread (0,1,0) wrote in line 40 with no __syncwarp() or "
        "barrier between them"
    )
    assert wrong.startswith("1,024 of 4,096 elements of 'out' are wrong")
    assert "gld_efficiency" in result.metrics


def test_fast_looks_at_nothing(runner: EmulatorRunner, racy: str) -> None:
    result = runner.run(_point(racy, tile=8, check=CheckLevel.FAST))
    assert result.reason.startswith("1,024 of 4,096 elements of 'out' are wrong")
    assert result.notes == ()


def test_part_of_the_blocks_is_looked_at_where_all_take_too_long(
    runner: EmulatorRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = verification.SearchExtent.search
    monkeypatch.setattr(
        verification.SearchExtent, "search", lambda self, checked, _, threads: search(self, checked, 1e-9, threads)
    )
    result = runner.run(_point(_path("transpose_tiled"), tile=8, n=256))
    [note] = result.notes
    assert result.status is Status.OK
    part = "a sample of [0-9]{1,3} of 1,024 blocks"
    assert re.fullmatch(f"{NONE} in {part}; {GLOBAL} {part}", note)


def test_sample_is_looked_at_too_and_all_blocks_on_demand(runner: EmulatorRunner, racy: str) -> None:
    point = replace(_point(_path("transpose_tiled"), tile=8, n=512), budget_s=1e-9)
    assert any(NONE in note for note in runner.run(point).notes)
    assert runner.run(replace(_point(racy, tile=8, n=512), budget_s=1e-9)).reason.startswith("block=(0,0,0) thread=")
    assert ALL in runner.run(replace(point, check=CheckLevel.FULL)).notes


SUM = """/* warplens
entry     = "k"
block     = ["64"]
grid      = ["N // 64"]
args      = ["x", "out"]
reference = "out + sum(x)"
flops     = "N"
bytes     = "4 * N"
[problem]
N = [64]
[arrays]
x   = { dtype = "float32", shape = ["N"], init = "integers(0,9)" }
out = { dtype = "float32", shape = ["1"], role = "inout", init = "integers(0,1)" }
*/
extern "C" __global__ void k(const float *x, float *out) {
    __shared__ float s[64];
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * 64 + t];
    __syncthreads();
    if (t == 0) {
        float a = 0;
        for (int i = 0; i < 64; ++i) a += s[i];
        STORE;
    }
}
"""


def _run_sum(runner: EmulatorRunner, folder: Path, store: str, n: int, **named: object) -> PointResult:
    path = folder / "k.cu"
    path.write_text(SUM.replace("STORE", store), encoding="utf-8")
    return runner.run(replace(_point(str(path), tile=0, n=n, check=CheckLevel.FULL), tune={}, **named))


@pytest.mark.parametrize(
    ("store", "n"),
    [("atomicAdd(out, a)", 4096), ("out[0] += a", 64)],
    ids=["blocks-that-meet-in-atomic-operations", "one-block"],
)
def test_note_says_that_global_memory_was_looked_at(runner: EmulatorRunner, tmp_path: Path, store: str, n: int) -> None:
    result = _run_sum(runner, tmp_path, store, n)
    assert (result.status, result.notes) == (Status.OK, (ALL,))


def test_race_between_blocks_fails_the_point(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = _run_sum(runner, tmp_path, "out[0] += a", 4096)
    assert result.status is Status.FAILED
    assert result.reason.startswith("block=(1,0,0) thread=(0,0,0) k.cu:23: `ld.global.f32")
    assert result.reason.endswith(
        "reads byte 0 of array 'out', which thread (0,0,0) of block (0,0,0) wrote in line 23, and nothing orders the "
        "two blocks"
    )


def test_note_says_why_global_memory_was_not_looked_at(
    runner: EmulatorRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "MAX_SHADOW_BYTES", 16)
    result = _run_sum(runner, tmp_path, "out[0] += a", 4096)
    assert result.status is Status.OK
    [note] = result.notes
    assert note.startswith(f"{NONE} in any block; global memory: races are not looked for, since its shadow would take")


def test_arrays_too_large_for_a_shadow_are_not_even_restored(
    runner: EmulatorRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "MAX_SHADOW_BYTES", 16)
    monkeypatch.setattr(PreparedLaunch, "restore", lambda _: pytest.fail("the arrays are restored"))
    [note] = runner.run(_point(_path("copy_coalesced"), tile=8)).notes
    assert note.startswith("global memory: races are not looked for, since its shadow would take")


def test_unwritten_sentence_returns_the_sentence_on_the_elements_of_an_array_that_no_thread():
    assert unwritten_sentence("out", np.arange(1000) >= 768) == "out[768..999] is not written by any thread"
    assert (
        unwritten_sentence("out", np.arange(6).reshape(2, 3) % 4 == 1)
        == "2 of 6 elements of out are not written by any thread, the first of them out[0][1]"
    )


def test_search_extent_note_returns_the_note_on_it():
    both = frozenset({tree.Space.SHARED, tree.Space.GLOBAL})
    assert (
        SearchExtent(executed=4, blocks=8, spaces=both).note().partition("; ")[2]
        == "global memory: no race in or between the first 4 of 8 blocks"
    )
    assert (
        SearchExtent(executed=8, blocks=8, spaces=both - {tree.Space.SHARED}).note()
        == "global memory: no race in or between any blocks"
    )
