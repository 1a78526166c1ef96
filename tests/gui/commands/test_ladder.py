"""`warplens ladder`: from shipped times, from a profile, and modelled where there is nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from warplens import load
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time, result_of
from warplens.cuda.sweep.plan import SweepPlan
from warplens.gui.cli import main
from warplens.gui.terminal import sweep
from warplens.profiles.arguments import device_record


def test_shipped_times_of_the_gpu_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "matmul", "--device", "h200", "--problem", "N=4096"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("matmul, float32 · H200 · N 4096 · cold cache · measured\n")
    assert "the roof is cuBLAS" in printed
    assert printed.rstrip().endswith("times: reference:h200, reference:h200-products")


def test_ladders_are_listed_without_a_family(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder"]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[0].split() == ["Families", "Ladder", "Rungs", "From", "To"]
    assert any(line.split()[:3] == ["bf16gemm", "bf16gemm,", "bfloat16"] for line in printed.splitlines())


def test_ladder_is_written_as_json_page_and_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "transpose_tiled", "--profile", "reference:gtx-960", "--markdown"]
    assert main([*words, "--json", str(tmp_path / "l.json"), "--html", str(tmp_path / "l.html")]) == 0
    assert capsys.readouterr().out.startswith("## transpose, int32 · GTX 960 · N 1024 · published")
    data = json.loads((tmp_path / "l.json").read_text(encoding="utf-8"))
    assert data["schema"] == "warplens-ladder/1"
    assert [rung["kernel"] for rung in data["ladders"][0]["rungs"]][:2] == [
        "transpose_serial",
        "transpose_thread_per_row",
    ]
    assert "<svg" in (tmp_path / "l.html").read_text(encoding="utf-8")


def test_source_differences_follow_where_they_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "transpose_tiled", "--device", "gtx-1080-ti", "--source"]) == 0
    assert "+     __shared__ int tile[TILE][TILE + 1];" in capsys.readouterr().out


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[SweepPlan]:
    """Run sweeps without workers: each point takes a modelled microsecond; return the plans that were run."""
    plans: list[SweepPlan] = []

    def run(plan: SweepPlan, specs: Sequence[GpuSpec], **_: object) -> sweep.Outcome:
        plans.append(plan)
        time = Time(value_ns=1000.0, provenance=Provenance.MODELLED)
        points = tuple(replace(result_of(point, Status.OK), time=time) for point in plan.points)
        devices = tuple(device_record(spec) for spec in specs)
        return sweep.Outcome(profile=replace(load("reference:h200"), devices=devices, points=points))

    monkeypatch.setattr(sweep, "recorded_sweep", run)
    return plans


def test_all_rungs_are_run_at_the_wanted_size_where_nothing_is_shipped(
    at_once: list[SweepPlan], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "column_sum", "--device", "l4", "--problem", "N=300"]) == 0
    [plan] = at_once
    assert {"column_sum", "column_sum_register"} <= {point.kernel for point in plan.points}
    assert all((point.problem, point.device) == ({"N": 300}, "l4") for point in plan.points)
    assert capsys.readouterr().out.startswith("reduction, float32 · L4 · N 300 · ")


def test_modelled_takes_no_shipped_time_and_does_not_say_that_there_is_none(
    at_once: list[SweepPlan], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "transpose_tiled", "--modelled", "--problem", "N=64"]) == 0
    [plan] = at_once
    assert {point.device for point in plan.points} == {"h200"}
    text = "the times of transpose, int32 on NVIDIA H200 SXM 141 GB are modelled now, at N=64"
    assert capsys.readouterr().err.splitlines()[0].endswith(text)


@pytest.mark.long
def test_ladder_without_shipped_times_is_modelled_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "column_sum", "--device", "l4", "--problem", "N=64"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("reduction, float32 · L4 · N 64 · ")
    assert "modelled" in captured.out.splitlines()[0]
    assert "no times of reduction, float32 are shipped for NVIDIA L4: they are modelled now, at N=64" in captured.err


@pytest.mark.parametrize(("words", "sentence"), [
    (["--modelled"], "--modelled needs FAMILY: without it all ladders are listed"),
    (["nothing"], "no ladder is named 'nothing'"),
    (["transpose", "--modelled", "--profile", "reference:h200"], "--modelled and --profile exclude each other"),
    (["transpose", "--cache", "both"], "a ladder has one state of the cache: --cache cold or --cache warm"),
    (["transpose", "--profile", "reference:h200", "--problem", "N=7"], "has a time for N=7 here; there are times of"),
])  # fmt: skip
def test_wrong_words_are_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
