"""The command line on a machine with a GPU: which devices there are, and what is measured on them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.catalogue import select
from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute import baselines as cublas
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring
from warplens.cuda.sweep import pairing, places, pool, workers
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.cli import main
from warplens.profiles.records import Header
from warplens.profiles.store import read_profile
from warplens.profiles.writing import Journal, journal_path

KEY = "gpu-nvidia-h200"
SPEC = replace(load_spec("h200"), key=KEY, name="NVIDIA H200")


NO_CARD = "--timing is for points that are measured on a GPU of this machine, and none is among the devices"
SETTINGS = (
    *("least_samples", "least_time_s", "largest_deviation", "settled_window", "settled_spread"),
    *("longest_time_s", "longest_warm_up_s", "batch", "batch_time_s", "placements", "most_samples"),
)


@pytest.fixture
def machine(monkeypatch):
    """Make a machine with `count` GPUs, points run on fakes in threads, `outcomes` on its GPUs."""

    def make(count=1, hindrance="", **outcomes):
        available = AvailableGpus(
            gpus=tuple(InstalledGpu(uuid=f"GPU-{n}", spec=SPEC) for n in range(count)), hindrance=hindrance
        )
        monkeypatch.setattr(gpus, "find_gpus", lambda: available)
        monkeypatch.setattr(workers, "run_measured", FakeRunner(outcomes=outcomes).run)

    monkeypatch.setattr(pool, "make_executor", lambda workers, *_, **__: ThreadPoolExecutor(workers))
    monkeypatch.setattr(places, "run_emulated", FakeRunner().run)
    monkeypatch.setattr(pool, "WorkerPool", lambda places, _: ThreadPoolExecutor(len(places)))
    monkeypatch.setattr("warplens.cuda.compiler.process.client.compiler_version", lambda: "NVRTC 0")
    return make


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments):
        code = main(list(arguments))
        return code, *capsys.readouterr()

    return call


BESIDE = ("run", "transpose_tiled", "copy_coalesced", "--problem", "N=64", "--tune", "TILE=8")
SWEEP = (*BESIDE, "--baselines", "none")


def test_cards_stand_before_the_emulated_gpus(warplens, machine):
    machine(2)
    lines = warplens("devices")[1].splitlines()
    assert lines[1].startswith(f"{KEY} (default)")
    assert lines[1].endswith("measured on 2 GPUs")
    assert [line.split()[-1] for line in lines[2:]] == ["modelled"] * (len(lines) - 2)


def test_json_of_the_devices_says_which_are_measured(warplens, machine):
    machine(2)
    code, out, err = warplens("devices", "--json", "-")
    document = json.loads(out)
    assert (code, err, document["schema"], document["default"]) == (0, "", "warplens-devices/1", KEY)
    gpu, *sheets = document["devices"]
    assert (gpu["device"], gpu["name"], gpu["times"], gpu["cards"]) == (KEY, "NVIDIA H200", "measured", 2)
    assert gpu["compute_capability"] == [9, 0]
    assert {(sheet["times"], sheet["cards"]) for sheet in sheets} == {("modelled", 0)}


def test_missing_card_is_explained_below_the_devices(warplens, machine):
    machine(0, hindrance="this machine has no NVIDIA driver")
    assert warplens("devices")[1].splitlines()[-1] == (
        "no GPU of this machine is among them: this machine has no NVIDIA driver"
    )


def test_points_are_measured_cold_on_the_card_by_default(warplens, machine):
    machine()
    code, out, _ = warplens(*SWEEP, "--json", "-")
    profile = json.loads(out)
    assert code == 0
    assert [device["key"] for device in profile["devices"]] == [KEY]
    assert {(point["cache"], point["time"]["provenance"]) for point in profile["points"]} == {("cold", "measured")}
    assert profile["points"][0]["metrics"]["gld_efficiency"]["provenance"] == "counted"
    assert profile["points"][0]["metrics"]["modelled_time"]["provenance"] == "modelled"


def test_quick_sweep_without_a_display_is_measured_on_the_card(warplens, machine, monkeypatch, tmp_path):
    machine()
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("warplens.gui.terminal.opening._save_picture", lambda *_: "")
    code, out, _ = warplens()
    profile = read_profile(tmp_path / "warplens-run" / "quick.warplens.json")
    assert (code, profile.measuring) == (0, Measuring())
    assert {(point.device, point.cache) for point in profile.points} == {(KEY, CacheState.COLD)}
    assert {point.time.provenance for point in profile.points} == {Provenance.MEASURED}
    assert "profile: warplens-run/quick.warplens.json" in out


def test_cold_and_warm_are_two_points_with_a_column(warplens, machine):
    machine()
    code, out, err = warplens(*SWEEP, "--cache", "both")
    assert code == 0
    assert [line.split()[:4] for line in out.splitlines()[3:7]] == [
        [kernel, "64", "8", cache] for kernel in ("copy_coalesced", "transpose_tiled") for cache in ("cold", "warm")
    ]
    assert f"transpose_tiled N=64 TILE=8 warm {KEY}: " in err


def test_settings_of_the_timing_are_taken_and_stored(warplens, machine, tmp_path):
    machine()
    warplens(*SWEEP, "--timing", "least_samples=25", "--timing", "longest_time_s=1.5", "--save", "t.json")
    profile = read_profile(tmp_path / "t.json")
    assert profile.measuring == Measuring(least_samples=25, longest_time_s=1.5)
    assert {len(point.time.samples_ns) for point in profile.points} == {25}


def identities(out):
    return {(point["kernel"], point["device"], point.get("baseline")) for point in json.loads(out)["points"]}


def test_copy_stands_beside_the_variants_on_a_card_unless_switched_off(warplens, machine):
    machine()
    variants = {(kernel, KEY, None) for kernel in ("transpose_tiled", "copy_coalesced")}
    assert identities(warplens(*BESIDE, "--json", "-")[1]) == {*variants, ("transpose_copy", KEY, "copy")}
    assert identities(warplens(*SWEEP, "--json", "-")[1]) == variants


@pytest.mark.parametrize(
    ("library", "kernels"), [("/l/libcublas.so.12", {"matmul_naive", "matmul_cublas"}), ("", {"matmul_naive"})]
)
def test_missing_cublas_is_named_in_one_line(warplens, machine, monkeypatch, library, kernels):
    machine()
    monkeypatch.setattr(cublas, "find", lambda: library)
    code, out, err = warplens("run", "matmul_naive", "--problem", "N=64", "--tune", "BX=8", "--json", "-")
    assert code == 0
    assert {kernel for kernel, _, _ in identities(out)} == kernels
    remarks = [line for line in err.splitlines() if "cuBLAS" in line and not line.startswith("[")]
    assert remarks == (
        [] if library else ["cuBLAS is not installed, so its baseline is left out: pip install nvidia-cublas-cu12"]
    )


def test_numpy_stands_beside_modelled_points_too(warplens, machine):
    machine(0)
    code, out, _ = warplens(
        "run", "matmul_naive", "--device", "h200", "--problem", "N=64", "--tune", "BX=8", "--baselines", "numpy",
        "--cache", "warm", "--json", "-",
    )  # fmt: skip
    assert code == 0
    assert identities(out) == {("matmul_naive", "h200", None), ("matmul_numpy", "host", "numpy")}


def test_point_that_fails_on_the_card_is_the_only_one(warplens, machine):
    machine(transpose_tiled=FakeOutcome.FAIL)
    code, out, _ = warplens(*SWEEP)
    assert code == 1
    assert out.splitlines()[-1] == "2 points: 1 ok, 1 failed"


def test_resumed_sweep_measures_what_is_missing(warplens, machine, tmp_path, monkeypatch):
    machine()
    saved = (*SWEEP, "--cache", "both", "--save", "t.json")
    warplens(*saved)
    whole = read_profile(tmp_path / "t.json")
    plan = plan_sweep(
        select(SWEEP[1:3]), problem={"N": (64,)}, tune={"TILE": (8,)}, devices=[KEY], caches=tuple(CacheState)
    )
    journal, _ = Journal.open(journal_path(tmp_path / "t.json"), Header(plan=plan.digest, profile=whole))
    for point in whole.points[:3]:
        journal.append(point)
    journal.close()
    run = []

    def submit(self, fn, point):
        run.append(point.key)
        return submit_before(self, fn, point)

    submit_before = pairing.PairingExecutor.submit
    monkeypatch.setattr(pairing.PairingExecutor, "submit", submit)
    code, _, err = warplens(*saved)
    assert code == 0
    assert err.splitlines()[0] == "resuming t.json.journal: 3 of 4 points are done"
    assert run == [whole.points[3].key]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--cache", "hot"), "--cache takes cold, warm or both, not 'hot'"),
        (("--baselines", "cublas,mkl"), "--baselines takes cublas, copy, numpy or none, not 'mkl'"),
        (("--time-limit", "0"), "--time-limit takes seconds above 0, such as 30, or inf for none, not '0'"),
        (
            ("--timing", "samples=5"),
            f"--timing takes NAME=NUMBER with one of {', '.join(SETTINGS)}, not 'samples=5'",
        ),
        (("--timing", "batch=0"), "--timing batch takes a whole number from 1 on, not '0'"),
        (("--timing", "least_time_s=x"), "--timing takes a number after '=', not 'least_time_s=x'"),
        (("--timing", "batch=2", "--timing", "batch=3"), "--timing gives batch twice"),
        (
            ("--timing", "longest_time_s=0.01"),
            "the longest time of a timing (0.01 s) is below the least (0.1 s)",
        ),
        (
            ("--timing", "least_samples=9", "--device", "h200"),
            f"{NO_CARD} (known: {KEY})",
        ),
    ],
)
def test_bad_option_is_one_sentence(warplens, machine, options, sentence):
    machine()
    assert warplens(*SWEEP, *options) == (2, "", f"warplens: {sentence}\n")


def test_option_of_a_card_says_why_there_is_none(warplens, machine):
    machine(0, hindrance="this machine has no NVIDIA driver")
    assert warplens(*SWEEP, "--timing", "least_samples=9")[2] == (
        f"warplens: {NO_CARD} (this machine has no NVIDIA driver)\n"
    )
