"""`warplens why`: a saved profile in words."""

from __future__ import annotations

import json

import pytest

import warplens
from warplens.cuda.ground.errors import InputError
from warplens.gui.cli import main
from warplens.gui.views.points.command import chosen_points


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """Return a profile that was run once for all tests, which only read it."""
    path = tmp_path_factory.mktemp("why") / "t.warplens.json"
    chosen = ["--problem", "N=1024", "--tune", "TILE=8,32", "--device", "gtx-1080-ti", "--check", "fast"]
    assert main(["run", "transpose_tiled", *chosen, "--save", str(path)]) == 0
    return path


def test_point_is_shown_with_bars_and_sentences(saved, capsys):
    assert main(["why", str(saved), "transpose", "--tune", "TILE=32"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "transpose_tiled · N 1024 · TILE 32 · NVIDIA GeForce GTX 1080 Ti"
    [shared] = [line for line in lines if "Shared efficiency" in line]
    assert shared.split() == ["Shared", "efficiency", "6.1", "%", "█" + 23 * "░", "counted"]
    sentence = "Bank conflicts: 1,015,808 of 1,081,344 wavefronts of the shared memory (94 %) are in excess (counted)."
    assert f"  {sentence}" in lines


def test_json_holds_the_same_lines(saved, capsys):
    assert main(["why", str(saved), "--json", "-"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "warplens-why/1"
    readings = document["points"]
    assert [reading["place"] for reading in readings] == ["N 1024 · TILE 8", "N 1024 · TILE 32"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["matmul"], "no kernel of {saved} is named 'matmul' (known: transpose, transpose_tiled)"),
        (
            ["transpose_tild"],
            (
                "no kernel of {saved} is named 'transpose_tild'; did you mean 'transpose_tiled'? "
                "(known: transpose, transpose_tiled)"
            ),
        ),
        (["--problem", "n=1024"], "no axis of these points is named 'n'; did you mean 'N'? (known: N, TILE)"),
        (["--tune", "TIEL=8"], "no axis of these points is named 'TIEL'; did you mean 'TILE'? (known: N, TILE)"),
        (["transpose", "--tune", "TILE=16,64"], "no point has TILE=16,64; these points have TILE=8,32"),
    ],
)
def test_point_that_is_not_there_is_one_sentence(saved, capsys, arguments, sentence):
    assert main(["why", str(saved), *arguments]) == 2
    assert capsys.readouterr() == ("", f"warplens: {sentence.format(saved=saved)}\n")


def test_chosen_points_returns_the_points_of_a_kernel_or_family():
    points = warplens.load("reference:gtx-1080-ti").points
    assert [point.kernel for point in chosen_points(points, "transpose", {"TILE": (16,)}, "mine")] == [
        "transpose_tiled_padded"
    ]
    with pytest.raises(InputError) as error:
        chosen_points(points, "transpose", {"TILE": (8,)}, "mine")
    assert str(error.value) == "no point has TILE=8; these points have TILE=16,32"
