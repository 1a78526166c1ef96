"""A point of a file without front matter says what is invented of it, what nothing fills and what no thread writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import CheckLevel, Invention, PointResult, PointSpec, Status

SCALE = """__global__ void scale(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 2.f * in[i];
}
"""
MAIN = """int main()
{
    const int n = 1000;
    float *a, *b, h[1000] = {};
    cudaMalloc(&a, n * 4);
    cudaMalloc(&b, n * 4);
    FILL
    scale<<<GRID, 256>>>(a, b, n);
    return cudaDeviceSynchronize();
}
"""
FILLED = "cudaMemcpy(a, h, n * 4, cudaMemcpyHostToDevice);"


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def _run(
    runner: EmulatorRunner, path: Path, text: str, check: CheckLevel = CheckLevel.FULL, **sizes: int
) -> PointResult:
    path.write_text(text, encoding="utf-8")
    [kernel] = kernels_of_file(path).kernels
    return runner.run(
        PointSpec(
            kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family="", device="h100-sxm5",
            problem={name: sizes.get(name, values[0]) for name, values in kernel.problem.items()}, tune={},
            budget_s=60.0, limit=10**6, check=check, front_matter=kernel.front_matter,
        )
    )  # fmt: skip


def test_a_tail_that_no_block_reaches_is_said_and_an_input_that_nothing_fills(
    runner: EmulatorRunner, tmp_path: Path
) -> None:
    text = SCALE + MAIN.replace("GRID", "n / 256").replace("FILL", "")
    point = _run(runner, tmp_path / "scale.cu", text)
    assert point.status is Status.UNCHECKED
    assert "out[768..999] is not written by any thread" in point.notes
    assert (
        "assumed: line 10: in holds made-up numbers, since nothing fills it after its allocation: what the kernel "
        "reads there is undefined on a GPU"
    ) in point.notes
    assert point.invented == ()


def test_a_launch_that_main_gives_and_that_writes_all_says_neither(runner: EmulatorRunner, tmp_path: Path) -> None:
    text = SCALE + MAIN.replace("GRID", "(n + 255) / 256").replace("FILL", FILLED)
    point = _run(runner, tmp_path / "scale.cu", text)
    assert not [note for note in point.notes if "written" in note or "fill" in note or note.startswith("assumed")]
    assert point.invented == ()


def test_a_kernel_that_nothing_launches_is_invented_with_its_size_first(runner: EmulatorRunner, tmp_path: Path) -> None:
    point = _run(runner, tmp_path / "scale.cu", SCALE, CheckLevel.FAST)
    assert point.invented == (
        Invention(name="n", value="4096"),
        Invention(name="block", value="256"),
        Invention(name="grid", value="a thread for each element of n"),
        Invention(name="length of in", value="n"),
        Invention(name="length of out", value="n"),
    )


def test_a_size_that_the_user_chooses_is_not_invented(runner: EmulatorRunner, tmp_path: Path) -> None:
    point = _run(runner, tmp_path / "scale.cu", SCALE, CheckLevel.FAST, n=512)
    assert "n" not in {one.name for one in point.invented}
    assert not any("n is 4096" in note for note in point.notes)


def test_a_size_smaller_than_the_host_codes_stands_beside_it(runner: EmulatorRunner, tmp_path: Path) -> None:
    main = (
        MAIN.replace("GRID", "n / 256")
        .replace("FILL", FILLED)
        .replace("1000", "268435456")
        .replace("h[268435456]", "*h")
    )
    point = _run(runner, tmp_path / "scale.cu", SCALE + main, CheckLevel.FAST)
    [size] = point.invented
    assert (size.name, size.value, size.host_value) == ("n", str(point.problem["n"]), "268435456")
