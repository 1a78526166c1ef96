"""`warplens tune`: a search on the command line, its report, its profile, and what it refuses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time, result_of
from warplens.cuda.sweep.tune.search import Search
from warplens.cuda.sweep.tune.space import space_of
from warplens.gui.cli import main
from warplens.gui.views.tune.text import tuning_report
from warplens.profiles.store import read_profile
from warplens.profiles.tuning import tuning_result

KERNEL = """\
/* warplens
entry     = "scale"
title     = "Scale"
family    = "scale"
block     = ["WIDTH // VEC"]
grid      = ["N // WIDTH"]
args      = ["in", "out", "N"]
requires  = ["WIDTH % VEC == 0", "N % WIDTH == 0"]
reference = "2 * in"

[problem]
N = [256]

[tune]
WIDTH = [32, 64, 128, 2048]
VEC = [1, 2, 3, 4]

[arrays]
in  = { dtype = "float32", shape = ["N"], init = "integers(0, 9)" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void scale(const float* in, float* out, int N) {
  const int first = blockIdx.x * WIDTH + threadIdx.x * VEC;
  for (int at = first; at < first + VEC; ++at) out[at] = 2 * in[at];
}
"""


@pytest.fixture
def scale(tmp_path):
    path = tmp_path / "scale.cu"
    path.write_text(KERNEL)
    return path


def tune(capsys, *words):
    code = main(["tune", *map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_small_space_is_searched_whole_and_the_fastest_named(capsys, scale, tmp_path):
    path = tmp_path / "found.warplens.json"
    code, out, err = tune(capsys, scale, "--device", "h200", "--workers", 1, "--save", path, "--tune", "VEC=1,3")
    assert code == 0, err
    points = read_profile(path).points
    fastest = min(points, key=lambda point: point.time.value_ns)
    lines = out.splitlines()
    assert lines[0] == "scale N=256: 3 of 3 allowed configurations modelled"
    assert f"fastest: WIDTH={fastest.tune['WIDTH']} VEC=1" in out
    assert "8 configurations in all; 5 not allowed" in out
    assert {point.status for point in points} == {Status.OK}


def test_configurations_that_fail_are_counted_and_the_first_one_says_why():
    [kernel] = select(["transpose_tiled"])
    space = space_of(kernel, problem={"N": (64,)}, tune={"TILE": (8, 16)}, devices=["h200"])
    failed, right = space.plan.points
    wrong = result_of(failed, Status.FAILED, "3 of 9 elements of 'out' are wrong\nand more")
    search = Search(space, trials=2, model_device="h200")
    search.tell(0, wrong)
    assert printed(tuning_result(search, [wrong], is_measured=False))[-1] == (
        "no configuration ran right: 1 failed or was skipped; the first: TILE=8: 3 of 9 elements of 'out' are wrong"
    )
    timed = replace(result_of(right, Status.OK), time=Time(value_ns=5.0, provenance=Provenance.MODELLED))
    search.tell(1, timed)
    assert printed(tuning_result(search, [wrong, timed], is_measured=False))[-2:] == [
        "fastest: TILE=16, 5.00 ns modelled, in trial 2 of 2",
        "1 of 2 failed or was skipped; the first: TILE=8: 3 of 9 elements of 'out' are wrong",
    ]


def printed(result):
    return [str(line) for line in tuning_report(result).renderables]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--tune", "WIDTH=2048"],
            "no configuration of scale is allowed; the reason of most: scale requires N % WIDTH == 0",
        ),
        (["--problem", "N=256,512"], "--problem N: a search is of one size, not of 2"),
        (["--sampler", "best"], "--sampler takes one of gaussian, tpe, genetic, random, not 'best'"),
        (["--cache", "both"], "--cache is cold or warm here: a search looks for the fastest in one state of the cache"),
        (["--keep", "5%"], "--keep is for a search on a GPU, and h200 is emulated"),
        (["--trials", "0"], "--trials takes a whole number from 1 on, such as 300, not '0'"),
    ],
)  # fmt: skip
def test_bad_input_is_one_sentence(capsys, scale, words, sentence):
    code, out, err = tune(capsys, scale, "--device", "h200", *words)
    assert (code, out) == (2, "")
    assert err.strip() == f"warplens: {sentence}"


def test_word_of_several_variants_is_one_sentence(capsys):
    code, out, err = tune(capsys, "transpose_r", "--device", "h200")
    assert (code, out) == (2, "")
    assert err.strip() == (
        "warplens: 'transpose_r' stands for 3 variants, and a search is of one: "
        "transpose_diagonal, transpose_registers, transpose_vectors"
    )


def test_kernel_without_parameters_is_refused(capsys):
    code, _, err = tune(capsys, "transpose_serial", "--device", "h200")
    assert code == 2
    assert err.strip() == "warplens: transpose_serial has no tune axis, so there is nothing to search"
