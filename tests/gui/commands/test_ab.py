"""`warplens ab`: on a machine with a GPU, whose runner is a fake, and without one."""

from __future__ import annotations

import json
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from fake_runner import FakeRunner

from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Conditions, Ending, PairSide, Status, Time
from warplens.cuda.sweep import places, pool, workers
from warplens.gui.cli import main
from warplens.profiles import run
from warplens.profiles.ab_run import Decided
from warplens.profiles.store import read_profile

KEY = "gpu-nvidia-h200"
SPEC = replace(load_spec("h200"), key=KEY, name="NVIDIA H200")
TWO = ("ab", "transpose_tiled", "transpose_tiled_padded", "--problem", "N=64")


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments):
        code = main(list(arguments))
        return code, *capsys.readouterr()

    return call


@pytest.fixture
def card(monkeypatch):
    """Make a machine with a GPU on which B takes `ratio` of the time of A; return what was asked of the GPU."""
    asked = []

    def make(ratio=1.0, status=Status.OK, side=PairSide.B):
        def run_interleaved(points, visit, decides):
            asked.append((points, visit, decides))
            results = []
            for point in points:
                time_ns = 5000.0 * (ratio if point.pair.side is PairSide.B else 1.0)
                samples = tuple(time_ns * (1 + 0.001 * (number % 5)) for number in range(64))
                parts = tuple(
                    Conditions(samples=8, sm_clock_hz=1.98e9, memory_clock_hz=3.2e9, temperature_c=40.0, power_w=300.0,
                               visit=0, placement=placement)
                    for placement in range(8)
                )  # fmt: skip
                taken = Time(
                    value_ns=samples[2], provenance=Provenance.MEASURED, samples_ns=samples, cache=point.cache,
                    stopped_by=Ending.DECIDED, conditions=parts,
                )  # fmt: skip
                result = FakeRunner().run(point)
                failed = status is not Status.OK and point.pair.side is side
                results.append(
                    replace(result, status=status, reason="wrong", time=None) if failed else replace(result, time=taken)
                )
            return tuple(results)

        monkeypatch.setattr(workers, "run_interleaved", run_interleaved)
        available = AvailableGpus(gpus=(InstalledGpu(uuid="GPU-0", spec=SPEC),))
        monkeypatch.setattr(gpus, "find_gpus", lambda: available)
        return asked

    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr(places, "run_emulated", FakeRunner().run)
    monkeypatch.setattr(pool, "WorkerPool", lambda places, _: ThreadPoolExecutor(len(places)))
    return make


@pytest.mark.parametrize(("ratio", "verdict", "code"), [(1.3, "slower", 1), (0.7, "faster", 0), (1.0, "same", 0)])
def test_verdict_is_that_of_b_against_a(warplens, card, ratio, verdict, code):
    card(ratio)
    ended, out, err = warplens(*TWO, "--quiet")
    assert (ended, err) == (code, "")
    lines = out.splitlines()
    assert lines[0].startswith("B: transpose_tiled_padded against A: transpose_tiled (threshold 2 %")
    assert lines[-1] == f"1 {verdict}"


def test_both_points_go_to_the_card_in_one_call(warplens, card):
    asked = card()
    warplens(*TWO, "--time", "3", "--samples", "500", "--threshold", "5%", "--cache", "warm")
    [(points, visit, decides)] = asked
    assert [(point.kernel, point.pair.side.value, point.cache.value) for point in points] == [
        ("transpose_tiled", "A", "warm"),
        ("transpose_tiled_padded", "B", "warm"),
    ]
    assert (points[0].measuring.longest_time_s, points[0].measuring.most_samples) == (3.0, 500)
    assert (visit.card, decides) == (0, Decided(0.05, 0.001))


def test_profile_has_both_points_with_counts(warplens, card, tmp_path):
    card(1.3)
    code, _, err = warplens(*TWO, "--save", "ab.warplens.json")
    assert (code, err.splitlines()[-1]) == (1, "saved ab.warplens.json")
    profile = read_profile(tmp_path / "ab.warplens.json")
    assert [(point.kernel, point.pair.side.value) for point in profile.points] == [
        ("transpose_tiled", "A"),
        ("transpose_tiled_padded", "B"),
    ]
    assert len({point.pair.id for point in profile.points}) == 1
    assert profile.points[0].metrics["gld_efficiency"].provenance is Provenance.COUNTED
    assert [record.uuid for record in profile.cards] == ["GPU-0"]
    assert not (tmp_path / "ab.warplens.json.journal").exists()


def test_saved_pair_is_measured_again_and_not_resumed(warplens, card):
    asked = card()
    for _ in range(2):
        assert warplens(*TWO, "--save", "ab.warplens.json")[0] == 0
    assert len(asked) == 2


def test_clocks_are_locked_where_that_is_asked_for(warplens, card, monkeypatch):
    card()
    locked = []
    monkeypatch.setattr(run, "locked_clocks", lambda specs: locked.append(specs) or nullcontext({KEY: 1.485e9}))
    assert warplens(*TWO, "--lock-clocks", "--save", "ab.warplens.json")[0] == 0
    assert [spec.key for [spec] in locked] == [KEY]
    assert read_profile(Path("ab.warplens.json")).cards[0].locked_clock_hz == 1.485e9


def test_json_is_a_comparison(warplens, card):
    card(1.3)
    code, out, _ = warplens(*TWO, "--json", "-")
    assert (code, json.loads(out)["schema"].split("/")[0]) == (1, "warplens-comparison")


@pytest.mark.parametrize("side", PairSide)
def test_kernel_that_fails_has_exit_code_one_and_leaves_no_verdict(warplens, card, side):
    card(status=Status.FAILED, side=side)
    code, out, _ = warplens(*TWO)
    assert code == 1
    assert out.splitlines()[-1].startswith("1 unknown")


def test_kernel_that_was_skipped_leaves_no_verdict_and_has_exit_code_two(warplens, card):
    card(status=Status.SKIPPED)
    code, out, err = warplens(*TWO)
    assert (code, out.splitlines()[-1]) == (2, "1 unknown")
    assert err.splitlines()[-1] == "warplens: B (transpose_tiled_padded) did not run, so there is no verdict: wrong"


def test_emulated_kernel_with_a_wrong_result_has_no_verdict(warplens, monkeypatch):
    def run(point):
        result = FakeRunner().run(point)
        assert result.time is not None  # as the model gives one for a wrong result, too
        is_wrong = point.pair.side is PairSide.B
        return replace(result, status=Status.FAILED, reason="wrong") if is_wrong else result

    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr(places, "run_emulated", run)
    code, out, _ = warplens(*TWO, "--device", "h200")
    assert (code, out.splitlines()[-1]) == (1, "1 unknown, 1 of them failed now")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ((), "stopped, so there is no verdict"),
        (("--save", "t.json"), "stopped, so there is no verdict; what was measured is saved in t.json"),
    ],
)
def test_stopped_run_has_no_verdict(warplens, card, monkeypatch, more, sentence):
    card()
    is_stopped = threading.Event()
    end = run.PlanRun.stop
    monkeypatch.setattr(run.PlanRun, "stop", lambda plan_run: (end(plan_run), is_stopped.set()))

    def stop(points, *_):
        os.kill(os.getpid(), signal.SIGINT)
        assert is_stopped.wait(120)
        return tuple(map(FakeRunner().run, points))

    monkeypatch.setattr(workers, "run_interleaved", stop)
    code, out, err = warplens(*TWO, *more)
    assert (code, out) == (130, "")
    assert err.splitlines()[-1] == sentence


def test_without_a_card_the_counts_and_modelled_times_are_compared(warplens):
    code, out, err = warplens("ab", "transpose_tiled", "--tune", "TILE=16,32", "--problem", "N=128")
    assert code == 1
    assert err.splitlines()[-1] == (
        "NVIDIA H200 SXM 141 GB is emulated: accesses are counted, and the times of the comparison are modelled"
    )
    assert out.splitlines()[0] == "B: transpose_tiled TILE=32 against A: transpose_tiled TILE=16 (threshold 2 %)"
    assert "modelled, exact: +" in out


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--time", "3"], "--time is for kernels that are timed on a GPU, and h200 is emulated"),
        (["--samples", "30"], "--samples is for kernels that are timed on a GPU, and h200 is emulated"),
        (["--cache", "warm"], "--cache is for kernels that are timed on a GPU, and h200 is emulated"),
        (["--lock-clocks"], "clocks are locked on GPUs of this machine, and none is among the devices (h200)"),
        (["--markdown", "--json", "-"], "--markdown and --json - exclude each other"),
        (["--problem", "N=64,128"],
         "one point is measured in turns at a time: give the problem axis 'N' one value, not 2 (N=64,128)"),
    ],
)  # fmt: skip
def test_option_that_does_not_fit_is_one_sentence(warplens, more, message):
    given = TWO[:3] if "--problem" in more else TWO
    assert warplens(*given, "--device", "h200", *more) == (2, "", f"warplens: {message}\n")


@pytest.mark.parametrize(
    ("option", "message"),
    [
        (("--time", "0"), "--time takes seconds above 0, such as 30, not '0'"),
        (("--time", "inf"), "--time takes seconds above 0, such as 30, not 'inf'"),
        (("--samples", "1"), "--samples takes a whole number from 2 on, such as 2000, not '1'"),
        (("--preset", "loose"), "no preset is named 'loose' (known: default, permissive, strict)"),
    ],
)
def test_bad_value_on_a_card_is_one_sentence(warplens, card, option, message):
    card()
    assert warplens(*TWO, *option) == (2, "", f"warplens: {message}\n")
