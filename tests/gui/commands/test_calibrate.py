"""`warplens calibrate`: the table, the sheet in its place, and what is said where nothing can be measured."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

from warplens.cuda.device import gpus
from warplens.cuda.device.gpus import CONSTANTS, read_sheet, uncalibrated_constants
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.calibration import calibrating
from warplens.cuda.execute.gpu.calibration.calibrating import calibration_of
from warplens.cuda.execute.gpu.calibration.measuring import Case, CaseTimes, Measurement
from warplens.cuda.ground.errors import LaunchError
from warplens.gui.cli import main
from warplens.profiles import store

SPEC = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
CARD = InstalledGpu(uuid="GPU-7", spec=SPEC, driver="580.1")
TIMES = {
    Case(kernel="idle", grid=blocks).name: CaseTimes(cold_ns=blocks, warm_ns=blocks) for blocks in (13_200, 66_000)
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(gpus, "calibrations_folder", lambda: tmp_path / "data" / "timings")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def card(folder, monkeypatch):
    """A GPU that is measured at once."""
    monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(gpus=(CARD,)))
    asked = SimpleNamespace(cards=[], error=None)

    def calibrated(card, *, today):
        asked.cards.append(card)
        if asked.error is not None:
            raise asked.error
        measurement = Measurement(times=TIMES, clock_hz=1.98e9)
        made = calibration_of(
            measurement, card.spec, uncalibrated_constants(card.spec), driver=card.driver, date=today.isoformat()
        )
        return replace(made, remarks=("the clock was lowered",))

    monkeypatch.setattr(calibrating, "calibrate_gpu", calibrated)
    return asked


def test_table_has_each_constant_beside_that_in_use_and_the_sheet_lies_where_it_is_looked_for(card, folder, capsys):
    assert main(["calibrate"]) == 0

    out = capsys.readouterr().out
    assert f"NVIDIA H200: 1 of {len(CONSTANTS)} constants measured, SMs at 1,980 MHz" in out
    [row] = [line.split() for line in out.splitlines() if line.startswith("block_start_gpu_clocks")]
    assert row[:5] == ["block_start_gpu_clocks", "1.98", "1.186", "idle/n1/b32/g66000,", "idle/n1/b32/g13200"]
    [row] = [line.split() for line in out.splitlines() if line.startswith("l1_tag_banks")]
    assert row[:4] == ["l1_tag_banks", "-", "4", "assumed:"]
    assert "in use so far: measured on an NVIDIA H200" in out
    assert "the clock was lowered" in out
    assert read_sheet(folder / "data/timings/h200.toml").values.block_start_gpu_clocks == 1.98


def test_a_second_calibration_replaces_the_first_and_shows_it_as_in_use(card, capsys):
    assert main(["calibrate"]) == 0
    assert main(["calibrate", "--device", "gpu-nvidia-h200", "--json", "-"]) == 0

    data = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert data["schema"] == "warplens-calibration/1"
    assert data["origin_in_use"].startswith("calibrated on this NVIDIA H200 on 20")
    assert list(data["constants"]) == list(CONSTANTS)
    assert data["constants"]["block_start_gpu_clocks"]["in_use"] == 1.98


def test_sheet_goes_into_a_file_on_request_and_no_file_of_the_user_is_lost(card, folder, capsys):
    (folder / "mine.toml").write_text("mine = 1\n")

    assert main(["calibrate", "--save", "mine.toml"]) == 1
    assert capsys.readouterr().err == (
        "warplens: mine.toml is not overwritten: it is no sheet of timing constants of Warplens; --overwrite replaces "
        "it\n"
    )
    assert not card.cards  # refused before the GPU is measured
    for _ in range(2):
        assert main(["calibrate", "--save", "sheet.toml"]) == 0
    assert read_sheet(folder / "sheet.toml").measured_on == "NVIDIA H200"
    assert not (folder / "data").exists()


def test_a_full_disk_leaves_the_old_sheet_and_prints_the_new_one(card, folder, capsys, monkeypatch):
    assert main(["calibrate"]) == 0
    before = (folder / "data/timings/h200.toml").read_bytes()
    capsys.readouterr()

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(store.os, "fsync", full)
    assert main(["calibrate"]) == 1
    out, err = capsys.readouterr()

    assert err.splitlines()[-1] == f"warplens: {folder}/data/timings/h200.toml cannot be written: the disk is full"
    assert (folder / "data/timings/h200.toml").read_bytes() == before
    (folder / "printed.toml").write_text(out)
    assert read_sheet(folder / "printed.toml").values.block_start_gpu_clocks == 1.98


def test_a_broken_sheet_is_named_and_replaced(card, folder, capsys):
    path = folder / "data/timings/h200.toml"
    path.parent.mkdir(parents=True)
    path.write_text("# Constants of the simulated multiprocessor, written by Warplens, and then broken\n[values")

    assert main(["calibrate"]) == 0

    assert f"{path}: the sheet of timing constants is not TOML: " in capsys.readouterr().err
    assert read_sheet(path).measured_on == "NVIDIA H200"


def test_a_busy_card_is_one_sentence_and_nothing_is_written(card, folder, capsys):
    card.error = LaunchError("the NVIDIA H200 is busy: ...")

    assert main(["calibrate", "--quiet"]) == 1

    assert capsys.readouterr() == ("", "warplens: the NVIDIA H200 is busy: ...\n")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("device", "code", "sentence"),
    [
        ("", 1, "a GPU of this machine is calibrated, and there is none"),
        ("h200", 2, "a GPU of this machine is calibrated, and h200 is the sheet of one"),
        ("gpu-mine", 2, "the device 'gpu-mine' would be a GPU of this machine, and there is none"),
    ],
)
def test_without_a_card_the_reason_is_said(monkeypatch, capsys, device, code, sentence):
    monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(hindrance="PyCUDA is not installed"))

    assert main(["calibrate", *(["--device", device] if device else [])]) == code

    assert capsys.readouterr() == ("", f"warplens: {sentence}: PyCUDA is not installed\n")


def test_the_sheet_of_another_card_is_told_which_cards_there_are(card, capsys):
    assert main(["calibrate", "--device", "t4"]) == 2

    assert capsys.readouterr().err == (
        "warplens: a GPU of this machine is calibrated, and t4 is the sheet of one: the GPUs of this machine are "
        "gpu-nvidia-h200\n"
    )
