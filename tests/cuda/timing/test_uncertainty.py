"""A modelled time says where what was simulated may not stand for the launch, and says nothing elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.inspection.records import choose_point
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.timing.model import UNCERTAIN, uncertainties

FILE = """/* warplens
entry = "k"
block = ["64"]
grid = ["{grid}"]
args = ["out", "N"]
[problem]
N = [{n}]
[arrays]
out = {{ dtype = "float32", shape = ["{grid} * 64"], role = "out" }}
*/
extern "C" __global__ void k(float *out, int n)
{{
    float a = threadIdx.x;
    {body}
    out[blockIdx.x * 64 + threadIdx.x] = a;
}}
"""
CHAIN = "for (int r = 0; r < n; r++) a = fmaf(a, 0.999f, 0.1f);"
SEARCH = "for (int r = 0; r < n; r++) { a = sqrtf(a + r); if (a < 0.0f) break; }"
TAIL = "int m = blockIdx.x == gridDim.x - 1 ? 40 * n : n; for (int r = 0; r < m; r++) a = fmaf(a, 0.99f, 0.1f);"
HALVES = "int m = blockIdx.x & 1 ? n : n / 2; for (int r = 0; r < m; r++) a = fmaf(a, 0.99f, 0.1f);"
ALIKE = " times the instructions of an average one, and blocks are taken to be alike"


def doubts(folder: Path, body: str, n: int, grid: int) -> tuple[str, ...]:
    """Return what the point of a kernel says of the uncertainty of its time."""
    path = folder / "k.cu"
    path.write_text(FILE.format(grid=grid, n=n, body=body), encoding="utf-8")
    point = choose_point(
        [read_kernel_file(path)], problem={"N": (n,)}, tune={}, device="h200", budget_s=9.0, limit=10**6
    )
    result = EmulatorRunner().run(point)
    assert result.time is not None
    prefix = "the modelled time is uncertain: "
    return tuple(note.removeprefix(prefix) for note in result.notes if note.startswith(prefix))


@pytest.mark.parametrize(
    ("body", "n", "grid", "sentences"),
    [
        (CHAIN, 1000, 132, 0),
        (CHAIN, 20_000, 132, 1),
        (SEARCH, 500, 4, 0),
        (SEARCH, 9_000, 4, 1),
    ],
)
def test_a_way_that_was_cut_is_named_with_its_instructions(
    tmp_path: Path, body: str, n: int, grid: int, sentences: int
) -> None:
    said = doubts(tmp_path, body, n, grid)
    assert len(said) == sentences
    for sentence in said:
        simulated, _, rest = sentence.partition(" of ")
        executed, _, rest = rest.partition(" ")
        assert rest == "instructions of the longest warp were simulated, and it is taken to go on like them"
        assert int(simulated.replace(",", "")) < 0.9 * int(executed.replace(",", ""))
        assert int(executed.replace(",", "")) > n


@pytest.mark.parametrize(
    ("body", "n", "grid", "said"),
    [(TAIL, 100, 400, ("34" + ALIKE,)), (HALVES, 100, 400, ()), (TAIL, 100, 1, ()), (CHAIN, 100, 400, ())],
)
def test_a_block_that_is_far_longer_than_others_is_named(
    tmp_path: Path, body: str, n: int, grid: int, said: tuple[str, ...]
) -> None:
    assert doubts(tmp_path, body, n, grid) == tuple(f"the longest block executes {sentence}" for sentence in said)


def test_uncertainties_returns_sentences_on_what_makes_the_modelled_time_of_a_launch():
    counts = LaunchCounts(
        blocks=400,
        warps=400,
        warp_instructions=400_000,
        thread_instructions=0,
        thread_instructions_on=0,
        flops_single=0,
        flops_double=0,
        unit_warp_instructions={},
        unit_thread_instructions={},
        memory=(),
        basic_blocks=(),
        longest_block=36.0,
    )
    [sentence] = uncertainties(counts, None, generations=4)
    assert sentence.removeprefix(UNCERTAIN) == (
        "the longest block executes 36 times the instructions of an average one, and blocks are taken to be alike"
    )
