"""`warplens why --off`: how far modelled times are off."""

from __future__ import annotations

import json

from warplens.gui.cli import main


def test_ratios_stand_by_size_and_tile_with_what_they_go_with(capsys):
    assert main(["why", "reference:h200", "matmul_tiled", "--problem", "N=256,512", "--off"]) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == "matmul_tiled · h200 · cold cache"
    assert lines[1].split() == ["measured/modelled", "TILE", "8", "TILE", "16", "TILE", "32"]
    assert [line.split()[:2] for line in lines[2:4]] == [["N", "256"], ["N", "512"]]
    assert lines[4].startswith("  Measured time over modelled: ")
    assert any(line.startswith("  Off most: N 256 · TILE 8 ") for line in lines)
    assert "matmul_tiled · h200 · warm cache" in lines


def test_json_has_each_pair_of_times(capsys):
    assert main(["why", "reference:h200", "transpose_tiled", "--off", "--json", "-"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "warplens-off/1"
    point = document["kernels"][0]["points"][0]
    assert point["ratio"] == point["measured_ns"] / point["modelled_ns"]
    assert point["shares"]


def test_profile_without_a_card_takes_measured_times_from_another(tmp_path, capsys):
    path = str(tmp_path / "mine.warplens.json")
    axes = ["--problem", "N=256,512,300", "--tune", "TILE=16", "--device", "h200", "--check", "fast"]
    assert main(["run", "transpose_tiled", *axes, "--save", path]) == 0
    capsys.readouterr()
    assert main(["why", path, "--off"]) == 2
    assert capsys.readouterr().err == (
        "warplens: no point has both a measured and a modelled time; --measured names a profile of a GPU with the "
        "same kernels, sizes and macros\n"
    )
    assert main(["why", path, "--off", "--measured", "reference:h200"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[2:4]] == [["N", "256"], ["N", "512"]]


def test_measured_profile_is_for_off_alone(capsys):
    assert main(["why", "reference:h200", "--measured", "reference:h200"]) == 2
    assert capsys.readouterr().err == "warplens: --measured goes with --off alone\n"
