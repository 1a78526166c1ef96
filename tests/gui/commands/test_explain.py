"""`warplens explain`: the report at two widths, the JSON, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.simt.counting import counts
from warplens.gui.cli import main

POINT = ("--problem", "N=64", "--tune", "TILE=32", "--device", "h200")


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program here, in an empty folder: `code, out, err = warplens("explain", ..., columns=150)`."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments, columns=150):
        monkeypatch.setenv("COLUMNS", str(columns))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def test_wide_report_has_counts_beside_the_source_and_patterns_under_it(warplens):
    code, out, err = warplens("explain", "transpose_tiled", *POINT)
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0] == "transpose_tiled N=64 TILE=32 on NVIDIA H200 SXM 141 GB (sm_90): Tile in shared memory"
    assert lines[1] == (
        "Counted over all 2x2 blocks of 32x32 threads. A pattern is that of request 0 of warp 0 in block 3 "
        "(--trace chooses another)."
    )
    heading = next(line for line in lines if line.startswith("Access"))
    row = next(line for line in lines if line.startswith("load tile"))
    assert row.split()[:9] == ["load", "tile", "128", "-", "32", "(1)", "100", "%", "32"]
    assert "32-way bank conflict: stride 32 words; a row pitch of 33" in row
    assert row.index("└") > heading.index("Source")
    pattern = "32-way bank conflict: stride 32 words; a row pitch of 33 would remove it"
    worst = (
        f"Worst is line 47, the load from `tile`: 32 wavefronts a request where 1 would suffice ({pattern}), 100 % of"
    )
    summary, advice = " ".join(lines).partition("Worst is")[2].split("→", 1)
    assert f"Worst is{summary}".startswith(worst)
    assert summary.rstrip().endswith("All other requests cost as little as they can.")
    assert advice.strip().startswith("The grid has 4 blocks of 1,024 threads for 132 SMs: 128 have nothing to do. Try ")
    assert " ".join(lines[-2:]) == (
        "→ Line 47 takes 32 wavefronts a request to `tile`, where 1 would suffice. With rows of 33 words instead of "
        "32, the launch would take 256 wavefronts for `tile` instead of 4,224."
    )
    assert not any(len(line) > 150 for line in lines)


def test_line_with_one_access_has_its_counts_beside_it(warplens):
    out = warplens("explain", "matmul_naive", "--problem", "N=32")[1]
    row = next(line for line in out.splitlines() if line.startswith("store C"))
    assert row.split()[:10] == ["store", "C", "32", "4", "(4)", "-", "0", "%", "32", "44"]
    assert row.endswith("C[row * K + col] = sum;")


@pytest.mark.long
def test_narrow_report_has_the_same_numbers_under_the_lines(warplens):
    code, out, _ = warplens("explain", "transpose_tiled", *POINT, columns=60)
    assert code == 0
    assert "load tile: 128 requests; wavefronts 32 (1); lanes 32;" in out
    assert "32-way bank conflict: stride 32 words;" in out
    assert not any(len(line) > 60 for line in out.splitlines())


def test_arrays_are_listed_with_bytes_moved_and_touched(warplens):
    lines = warplens("explain", "transpose_thread_per_element", *POINT)[1].splitlines()
    row = next(line for line in lines if line.startswith("out (global)"))
    assert row.split()[2:] == ["128", "KiB", "16", "KiB", "12.5", "%", "16", "KiB", "1", "x", "8", "x"]


@pytest.mark.long
def test_row_pitch_is_counted_again(warplens):
    out = warplens("explain", "transpose_tiled", *POINT, "--pitch", "33", columns=200)[1]
    assert "with a row pitch of 33 instead of 32 words: 1 wavefront" in out


def test_json_has_counts_patterns_and_addresses(warplens):
    code, out, err = warplens("explain", "transpose_thread_per_element", *POINT, "--json", "-", "--trace", "1,2,0")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["schema"], data["provenance"]) == ("warplens-explanation/1", "counted")
    assert data["trace"] == {"block": 1, "warp": 2, "occurrence": 0, "step": None, "launch": 1}
    load, store = data["accesses"]
    assert (store["line"], store["array"], store["sectors"], store["excess_sectors"]) == (32, "out", 4096, 3584)
    assert (store["pattern"]["kind"], store["pattern"]["stride_bytes"]) == ("strided", 256)
    assert store["source"].strip() == "out[j + i * N] = in[i + j * N];"
    assert store["request"]["addresses"] == [4 * (2 + 64 * (32 + lane)) for lane in range(32)]
    assert counts.sectors(load["request"]["addresses"], load["request"]["mask"]) == 4
    assert [instruction["request"] for instruction in store["instructions"]] == [store["request"]]
    assert store["instructions"][0]["text"] == store["instruction"]
    assert data["arrays"][0]["reuse"] == 8
    assert len(data["summary"]) == 2


@pytest.mark.long
def test_kernel_of_a_folder_is_found_by_name(warplens, tmp_path):
    text = (
        select(["copy_strided"])[0].source.replace('"copy_strided"', '"mine"').replace("void copy_strided", "void mine")
    )
    (tmp_path / "mine.cu").write_text(text)
    code, out, _ = warplens("explain", "mine", *POINT, "--kernels", tmp_path)
    assert code == 0
    assert out.startswith("mine N=64 TILE=32")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("transpose_tiled", "--problem", "N=64,128"), "one point is explained at a time: give the problem axis 'N'"),
        (("transpose_tiled", "--tune", "TILE=8:32:*2"), "one point is explained at a time: give the tune axis 'TILE'"),
        (("transpose",), "one kernel is explained at a time, not 7"),
        (("transpose_tile",), "no kernel is named 'transpose_tile'"),
        (("transpose_tiled", "--device", "h20"), "no device is named 'h20'"),
        (("transpose_tiled", "--tune", "BX=3"), "no tune axis is named 'BX'"),
        (("transpose_tiled", "--limit", "0"), "--limit takes a whole number from 1 on"),
        (("transpose_tiled", "--trace", "x"), "--trace takes BLOCK,WARP,OCCURRENCE"),
        (("transpose_tiled", "--problem", "N=64", "--trace", "4"), "--trace: the launch has the blocks 0 to 3"),
        (("matmul_tiled", "--problem", "N=100"), "matmul_tiled cannot be launched at N=100 TILE=32: it requires"),
    ],
)
def test_what_cannot_be_explained_is_one_sentence_and_exit_code_two(warplens, arguments, message):
    code, out, err = warplens("explain", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"warplens: {message}")


def test_reached_limit_is_one_sentence_and_exit_code_one(warplens):
    code, out, err = warplens("explain", "transpose_tiled", *POINT, "--limit", "10")
    assert (code, out) == (1, "")
    assert "did not end within the limit of 10 warp" in err


@pytest.mark.long
def test_sampled_explanation_says_so(warplens):
    point = ("--problem", "N=64", "--tune", "TILE=8")
    code, out, _ = warplens("explain", "transpose_tiled", *point, "--budget", "1e-9")
    assert code == 0
    assert "Sampled: scaled to all " in out
    assert " blocks from a sample of " in out
    code, out, _ = warplens("explain", "transpose_tiled", *point, "--budget", "1e-9", "--json", "-")
    sampled = json.loads(out)
    assert sampled["provenance"] == "sampled"
    assert 0 < sampled["sample"]["executed"] < sampled["sample"]["blocks"]
    code, out, _ = warplens("explain", "transpose_tiled", *point, "--budget", "inf", "--json", "-")
    whole = json.loads(out)
    assert (whole["provenance"], whole["sample"]) == ("counted", None)
    assert all(array["is_exact"] for array in whole["arrays"])
    assert [array | {"is_exact": True} for array in sampled["arrays"]] == whole["arrays"]


def test_bytes_that_a_sample_does_not_know_are_bounds(warplens):
    out = warplens(
        "explain", "transpose_tiled", *("--problem", "N=64", "--tune", "TILE=8"), "--budget", "1e-9", columns=200
    )[1]
    row = next(line for line in out.splitlines() if line.startswith("in (global)"))
    assert row.split()[-9:] == ["<=", "16", "KiB", ">=", "1", "x", ">=", "1", "x"]


@pytest.mark.long
def test_requests_are_counted_again_for_another_gpu(warplens):
    code, out, _ = warplens("explain", "transpose_thread_per_element", *POINT, "--rescore", "8800-gtx", "--json", "-")
    data = json.loads(out)
    store = next(access for access in data["accesses"] if access["operation"] == "store")
    assert code == 0
    assert (data["rules"], data["rescored_for"]) == ("5.0", "8800-gtx")
    assert (store["pattern"]["cost"], store["pattern"]["transactions"], store["pattern"]["rules"]) == (32, 0, "5.0")
    assert (store["rescored"]["cost"], store["rescored"]["transactions"], store["rescored"]["rules"]) == (32, 32, "1.0")


def test_step_of_a_sequence_is_explained(warplens):
    sequence = Path(__file__).parents[2] / "cuda" / "execute" / "sequences" / "lud.cu"
    code, out, err = warplens("explain", sequence, "--problem", "N=12", "--device", "h200", "--step", "3,2")
    assert (code, err) == (0, "")
    assert "* step 3, `internal`, launch 2: the launches before it were executed, and its result is not compared" in out
    assert warplens("explain", "transpose_tiled", *POINT, "--step", "1") == (
        2,
        "",
        "warplens: transpose_tiled is a single launch and has no steps\n",
    )


HEADER = """#pragma once
// the lines of this file are those that count

template <int T> __global__ void transpose(const float *in, float *out, int n)
{
    __shared__ float tile[T][T];
    int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    out[(blockIdx.x * T + threadIdx.y) * n + blockIdx.y * T + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
"""
HOST = """#include "tile.cuh"
int main() {
    int n = 64; float *a, *b;
    cudaMalloc(&a, n * n * 4); cudaMalloc(&b, n * n * SIZE);
    transpose<32><<<dim3(n / 32, n / 32), dim3(32, 32)>>>(a, b, n);
}
"""


def test_kernel_of_a_header_is_explained_with_the_lines_of_the_header(warplens, tmp_path):
    (tmp_path / "tile.cuh").write_text(HEADER)
    (tmp_path / "main.cu").write_text(HOST.replace("SIZE", "4"))
    code, out, _ = warplens("explain", "main.cu", "--infer")
    lines = out.splitlines()
    assert code == 0
    assert "* lines are those of tile.cuh, which main.cu includes" in lines
    source = next(index for index, line in enumerate(lines) if line.split()[:1] == ["10"])
    assert lines[source + 1].startswith("load tile")
    assert "stride 32 words; a row pitch of 33 would" in lines[source + 1]
    code, out, _ = warplens("lens", "main.cu", "--line", "10")
    assert out.startswith("tile.cuh:10 · load tile")


def test_fault_of_a_kernel_of_a_header_names_the_header(warplens, tmp_path):
    (tmp_path / "tile.cuh").write_text(HEADER)
    (tmp_path / "main.cu").write_text(HOST.replace("SIZE", "2"))
    code, out, _ = warplens("run", "main.cu")
    assert code == 1
    assert "tile.cuh:10: `st.global.f32" in " ".join(out.split())


@pytest.mark.long
def test_header_with_a_kernel_is_taken_as_a_kernel_file(warplens, tmp_path):
    (tmp_path / "tile.cuh").write_text(HEADER)
    code, out, _ = warplens("explain", "tile.cuh::transpose<32>")
    assert code == 2  # the template argument is not given
    (tmp_path / "tile.cuh").write_text(HEADER.replace("template <int T>", "#define T 32\n"))
    code, out, _ = warplens("explain", "tile.cuh::transpose")
    assert code == 0
    assert "Worst is line 11, the load from `tile`" in out


@pytest.mark.long
def test_comment_within_a_kernel_hides_no_line(warplens, tmp_path):
    text = HEADER.replace("template <int T>", "#define T 32\n").replace(
        "    __syncthreads();", "    /* all */\n    __syncthreads();"
    )
    (tmp_path / "mine.cu").write_text(text)
    code, out, _ = warplens("explain", "mine.cu")
    assert code == 0
    assert "tile[threadIdx.y][threadIdx.x] = in[y * n + x];" in out
