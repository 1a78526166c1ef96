"""`warplens kernels FILE`: the kernels of a file as it lies."""

from __future__ import annotations

import json
from pathlib import Path

from warplens.gui.cli import main

SOURCE = """__global__ void clear(float *data, int n)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n)
        data[i] = 0;
}
__global__ void rows(float **rows) { **rows = 0; }
int main()
{
    int n = 4096;
    float *data;
    cudaMalloc(&data, n * sizeof(float));
    clear<<<n / 64, 64>>>(data, n);
}
"""


def test_kernels_of_a_file_are_listed_with_their_launches(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("mine.cu").write_text(SOURCE)
    assert main(["kernels", "mine.cu"]) == 1
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        "warplens: rows of mine.cu, line 7: rows is an array of pointers, which no front matter can give"
    ]
    [line] = [line for line in captured.out.splitlines() if "clear" in line]
    assert line.split() == ["mine", "clear", "(n", "//", "64)", "blocks", "of", "64", "threads", "n=4096", "-"]


def test_kernels_of_a_file_are_listed_as_json(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("mine.cu").write_text(SOURCE)
    main(["kernels", "mine.cu", "--json", "-"])
    [kernel] = json.loads(capsys.readouterr().out)["kernels"]
    assert (kernel["kernel"], kernel["family"], kernel["problem"], kernel["assumed"]) == (
        "clear", "mine", {"n": [4096]}, []
    )  # fmt: skip
