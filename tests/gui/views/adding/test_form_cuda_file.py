"""A `.cu` as the window offers it."""

from __future__ import annotations

from pathlib import Path

from warplens.gui.views.adding.form import read_cuda_file, with_values

SOURCE = """#include <cstdio>
template <int TILE> __global__ void scale(float *data, int n)
{
    int i = blockIdx.x * TILE + threadIdx.x;
    if (i < n)
        data[i] *= 2;
}

__global__ void gather(float **rows) { rows[0][threadIdx.x] = 1; }

int main()
{
    float *data;
    cudaMalloc(&data, 256 * sizeof(float));
    scale<64><<<4, 64>>>(data, 256);
    scale<32><<<8, 32>>>(data, 256);
}
"""
OWN = '/* warplens\nentry = "k"\nblock = [32]\ngrid = [1]\nargs = []\n*/\n__global__ void k() {}\n'


def test_kernels_of_a_file_are_offered_with_their_lines_and_reasons(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    file = read_cuda_file(str(path))
    assert (file.text, file.problem) == (SOURCE, "")
    assert [(kernel.entry, kernel.lines, kernel.refusal) for kernel in file.kernels] == [
        ("scale<64>", (2, 7), ""),
        ("scale<32>", (2, 7), ""),
        ("gather", (9, 9), "rows is an array of pointers, which no front matter can give"),
    ]
    assert [kernel.kernel is None for kernel in file.kernels] == [False, False, True]


def test_value_that_is_wrong_is_named_in_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    offered = read_cuda_file(str(path)).kernels[0]
    wrong = with_values(offered, {"grid": '["cdiv(4,"]'})
    assert (wrong.kernel, wrong.refusal) == (
        None,
        "grid: '(' is never closed",
    )
    mended = with_values(wrong, {"grid": '["2"]'})
    assert mended.kernel is not None
    assert mended.kernel.workload({}, {}).grid == (2, 1, 1)


def test_question_stays_until_it_is_answered(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    offered = read_cuda_file(str(path)).kernels[2]
    assert with_values(offered, {"block": '["64"]'}).refusal == offered.refusal != ""
    answered = with_values(offered, {"args": '["0:uint64"]'})
    assert (answered.refusal, answered.kernel is None) == ("", False)


def test_front_matter_of_a_file_is_offered_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "own.cu"
    path.write_text(OWN)
    [kernel] = read_cuda_file(str(path)).kernels
    assert (kernel.entry, kernel.is_inferred, kernel.lines) == ("k", False, (7, 7))
    assert with_values(kernel, {"block": '["64"]'}) == kernel


def test_file_without_a_kernel_or_that_is_missing_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "host.cu"
    path.write_text("int main() {}\n")
    assert read_cuda_file(str(path)).problem == f"{path} has no __global__ function and no front matter"
    missing = read_cuda_file(str(tmp_path / "missing.cu"))
    assert missing.problem == f"there is no file {tmp_path / 'missing.cu'}"
    assert missing.kernels == ()
