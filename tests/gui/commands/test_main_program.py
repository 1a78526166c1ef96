"""A `.cu` with `main()` is run where nvcc is, and its launches are shown; else one sentence says why it is not."""

from __future__ import annotations

import json

import pytest

from warplens.cuda.driver import compiling
from warplens.cuda.ground.confinement import rights
from warplens.cuda.record.steps import read_steps
from warplens.gui.cli import main

needs_nvcc = pytest.mark.skipif(not compiling.nvcc(), reason="there is no nvcc")
needs_landlock = pytest.mark.skipif(not rights.landlock_version(), reason="this system has no Landlock")
SOURCE = """#include <cstdio>
#include <cstdlib>
#define WIDTH 64
__global__ void copy(const float *in, float *out, int n)
{
    int i = blockIdx.x * WIDTH + threadIdx.x;
    if (i < n)
        out[i] = in[i];
}
template <int STEP> __global__ void strided(float *out) { out[threadIdx.x * STEP] = 1; }
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    float *in, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    cudaMemset(in, 0, n * sizeof(float));
    copy<<<(n + WIDTH - 1) / WIDTH, WIDTH>>>(in, out, n);
    strided<4><<<1, 32>>>(out);
    cudaDeviceSynchronize();
    printf("done\\n");
    cudaFree(in);
    cudaFree(out);
}
"""


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program here, in an empty folder; return its exit code and what it prints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "150")

    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE, encoding="ascii")
    return path


def test_machine_without_nvcc_infers_the_launches_and_says_why(warplens, mine, monkeypatch):
    monkeypatch.setattr(compiling, "nvcc", lambda: "")
    monkeypatch.setattr(compiling.clang, "clang", lambda: "")
    code, out, err = warplens("run", "mine.cu::copy", "--json", "-")
    assert code == 0
    [point] = json.loads(out)["points"]
    assert point["problem"] == {"n": 1000}
    assert err.splitlines()[0] == (
        "assumed: what the text of mine.cu says of its launches, since main() was not run: there is no nvcc (a CUDA "
        'toolkit, or `pip install "warplens[nvcc]"`)'
    )


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--block", "128"], "--block says another launch"),
        (["--reference", "copy"], "--reference is for inferred launches"),
        (["--problem", "n=256"], "--problem n is none of its arguments"),
        (["--tune", "SIDE=8"], "--tune SIDE is no macro of the file"),
        (["--device", "h200", "--device", "a100-80gb"], "2 GPUs are named"),
    ],
)
def test_option_that_main_does_not_follow_infers_the_launches(warplens, mine, options, reason):
    _, _, err = warplens("run", "mine.cu::copy", *options)
    assert err.splitlines()[0].endswith(f"since main() was not run: {reason}")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["run", "mine.cu", "--args", "'a"], '--args "\'a" cannot be taken apart: no closing quotation'),
        (["run", "mine.cu", "--args", "{N}"], "the arguments have {N}, and --problem gives it no values"),
        (
            ["run", "mine.cu", "--args", "1", "--infer"],
            "arguments are for a .cu with main() that is run, and mine.cu is none",
        ),
        (["run", "mine.cu", "--env", "1024"], "--env takes NAME=VALUE, and '1024' is none"),
        (
            ["lens", "transpose_tiled", "--env", "N=1"],
            "--env is for a .cu with main() that is run, and transpose_tiled is none",
        ),
        (
            ["explain", "transpose_tiled", "--args", "1"],
            "arguments are for a .cu with main() that is run, and transpose_tiled is none",
        ),
    ],
)
def test_arguments_without_a_use_are_refused(warplens, mine, options, sentence):
    code, out, err = warplens(*options)
    assert (code, out, err) == (2, "", f"warplens: {sentence}\n")


def test_infer_reads_the_text_and_says_nothing_of_main(warplens, mine):
    _, _, err = warplens("run", "mine.cu::copy", "--infer")
    assert "main()" not in err


@needs_nvcc
@needs_landlock
@pytest.mark.usefixtures("mine")
class TestRun:
    """With a compiler, all of it."""

    def test_launches_of_main_are_points_without_assumption(self, warplens):
        code, out, err = warplens("run", "mine.cu", "--json", "-")
        points = json.loads(out)["points"]
        assert code == 0
        assert [(point["kernel"], point["launch"]["grid"], point["launch"]["block"]) for point in points] == [
            ("copy", [16, 1, 1], [64, 1, 1]),
            ("strided<4>", [1, 1, 1], [32, 1, 1]),
        ]
        assert [point["notes"][0] for point in points] == ["launched by main(), line 18", "launched by main(), line 19"]
        assert "assumed" not in err

    def test_no_infer_ends_where_main_cannot_be_run(self, warplens, mine):
        assert warplens("run", "mine.cu", "--no-infer", "--json", "saved.json")[0] == 0
        mine.write_text(SOURCE.replace("printf(", "missing("), encoding="ascii")
        code, out, err = warplens("run", "mine.cu", "--no-infer")
        assert (code, out) == (2, "")
        assert err.startswith("warplens: main() of mine.cu was not run: nvcc does not build it: mine.cu(21): error: ")
        code, _, err = warplens("run", "transpose_tiled", "--no-infer")
        assert code == 2
        assert "--no-infer is for a .cu with main() and without front matter, and transpose_tiled is none" in err

    def test_arguments_and_macros_are_axes(self, warplens):
        _, out, _ = warplens(
            "run", "mine.cu::copy", "--args", "{N}", "--problem", "N=256,512", "-D", "WIDTH=32,64", "--json", "-"
        )
        points = json.loads(out)["points"]
        assert [(point["problem"], point["tune"], point["launch"]["grid"][0]) for point in points] == [
            ({"N": 256, "n": 256}, {"WIDTH": 32}, 8),
            ({"N": 512, "n": 512}, {"WIDTH": 32}, 16),
            ({"N": 256, "n": 256}, {"WIDTH": 64}, 4),
            ({"N": 512, "n": 512}, {"WIDTH": 64}, 8),
        ]

    def test_variable_of_the_environment_is_an_axis(self, warplens, mine):
        mine.write_text(SOURCE.replace("argc > 1 ? atoi(argv[1])", 'getenv("N") ? atoi(getenv("N"))'), encoding="ascii")
        _, out, _ = warplens("run", "mine.cu::copy", "--env", "N={size}", "--problem", "size=640,1280", "--json", "-")
        points = json.loads(out)["points"]
        assert [(point["problem"]["size"], point["launch"]["grid"][0]) for point in points] == [(640, 10), (1280, 20)]
        assert "grid = ceil(n / 64)" in points[0]["notes"][1]

    def test_what_follows_an_argument_is_found_by_running_it_again(self, warplens):
        _, out, _ = warplens("run", "mine.cu", "--json", "-", "--", "640")
        notes = [point["notes"][1] for point in json.loads(out)["points"]]
        assert notes[0] == (
            "as arguments change: grid = ceil(n / 64), in and out have 4 * n B, n is argument 1; block = 64 is fixed "
            "(3 runs)"
        )
        assert notes[1].startswith("as arguments change: out has 4 * argument 1 B; grid = 1 and block = 32 are fixed")

    def test_loop_of_the_host_over_an_argument_is_an_axis(self, warplens, mine):
        loop = "for (int m = 100; m < 103; m++) copy<<<1, 64>>>(in, out, m);\n    strided<4>"
        mine.write_text(SOURCE.replace("strided<4>", loop), encoding="ascii")
        _, out, _ = warplens("run", "mine.cu::copy", "--json", "-")
        assert [point["problem"]["n"] for point in json.loads(out)["points"]] == [1000, 100, 101, 102]

    def test_memory_that_nothing_fills_hides_no_race(self, warplens, mine):
        mine.write_text(
            "__global__ void copy(const float *in, float *out) { out[0] = in[threadIdx.x]; }\n"
            "int main() { float *in, *out; cudaMalloc(&in, 256); cudaMalloc(&out, 256); copy<<<1, 64>>>(in, out); }\n",
            encoding="ascii",
        )
        code, out, _ = warplens("run", "mine.cu", "--json", "-")
        [point] = json.loads(out)["points"]
        assert (code, point["status"]) == (1, "failed")
        assert "stores byte 0 of array 'out', to which thread" in point["reason"]

    @pytest.mark.parametrize(
        ("launch", "said"),
        [
            ("<<<dim3(1, 65536), 32>>>", "the grid has 65,536 blocks along y"),
            ("<<<1, dim3(1, 1, 65)>>>", "the block has 65 threads along z"),
            ("<<<1, 32, 65536>>>", "and may take 49,152 until cudaFuncSetAttribute"),
        ],
    )
    def test_launch_that_a_gpu_refuses_is_skipped_and_ends_with_1(self, warplens, mine, launch, said):
        mine.write_text(
            f"__global__ void set(float *a) {{ a[0] = 1; }}\nint main() {{ float *a; cudaMalloc(&a, 4); "
            f"set{launch}(a); cudaFree(a); return 0; }}\n",
            encoding="ascii",
        )
        code, out, _ = warplens("run", "mine.cu", "--json", "-")
        [point] = json.loads(out)["points"]
        assert (code, point["status"]) == (1, "skipped")
        assert said in point["reason"]

    def test_explain_and_lens_look_at_a_launch_of_main(self, warplens):
        code, out, err = warplens("explain", "mine.cu", "copy", "--", "640")
        assert (code, "assumed" in err) == (0, False)
        assert out.splitlines()[0].startswith("copy n=640 on ")
        assert "* as launched by main() in mine.cu:18, executed again" in out.splitlines()
        code, out, err = warplens("lens", "mine.cu::strided")
        assert (code, "assumed" in err) == (0, False)
        assert "16 sectors · ideal 4 (counted)" in out.splitlines()

    def test_headers_that_no_line_of_a_kernel_names_are_files_of_the_program(self, warplens, mine, tmp_path):
        (tmp_path / "scale.h").write_text('#include "deeper.h"\n#define WIDTH DEEPER\n', encoding="ascii")
        (tmp_path / "deeper.h").write_text("#define DEEPER 64\n", encoding="ascii")
        mine.write_text(SOURCE.replace("#define WIDTH 64", '#include "scale.h"'), encoding="ascii")
        assert warplens("run", "mine.cu", "--save", "mine.warplens.json")[0] == 0
        steps = read_steps(tmp_path / "mine.warplens.launches")
        assert {str(mine), str(tmp_path / "scale.h"), str(tmp_path / "deeper.h")} <= set(steps.sources)

    def test_trace_has_the_steps_of_main(self, warplens, tmp_path):
        assert warplens("timeline", "mine.cu", "copy", "--perfetto", "trace.json", "--", "640")[0] == 0
        names = [event["name"] for event in json.loads((tmp_path / "trace.json").read_bytes())["traceEvents"]]
        assert {"fill: 2.56 kB", "launch: copy", "launch: strided<4>", "wait"} <= set(names)

    def test_kernel_that_main_does_not_launch_is_inferred(self, warplens, mine):
        mine.write_text(SOURCE + "__global__ void other(int *a) { a[threadIdx.x] = 1; }\n", encoding="ascii")
        _, _, err = warplens("run", "mine.cu::other")
        assert "since main() was not run: it launches copy, strided<4>, and no other" in err

    def test_program_that_ends_before_a_launch_is_inferred(self, warplens, mine):
        mine.write_text(SOURCE.replace("    int n =", "    if (argc < 2) return 3;\n    int n ="), encoding="ascii")
        _, _, err = warplens("run", "mine.cu::copy")
        assert "main() was not run: it ended with the exit code 3 before it launched a kernel" in err

    def test_source_that_does_not_build_is_inferred(self, warplens, mine):
        mine.write_text(SOURCE.replace("printf(", "missing("), encoding="ascii")
        code, _, err = warplens("run", "mine.cu::copy")
        assert code == 0
        assert "since main() was not run: nvcc does not build it: mine.cu(21): error: identifier" in err

    def test_check_compares_the_launches_of_main(self, warplens, mine):
        assert warplens("check", "mine.cu", "--against", "golden.json", "--update")[0] == 0
        assert warplens("check", "mine.cu", "--against", "golden.json")[0] == 0
        mine.write_text(SOURCE.replace("out[i] = in[i]", "out[i] = in[i * 4 % n]"), encoding="ascii")
        code, out, _ = warplens("check", "mine.cu", "--against", "golden.json")
        assert (code, out.splitlines()[0].partition(":")[0]) == (1, "worse")
