"""What was recorded of whole sweeps on an H200 (`measure_busy.py`, `compare_kernel_tuner.py`)."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

import pytest

HERE = Path(__file__).parent
BUSY = json.loads((HERE / "h200_busy.json").read_text(encoding="utf-8"))
TUNER = json.loads((HERE / "h200_kernel_tuner.json").read_text(encoding="utf-8"))


def test_card_was_measuring_for_60_percent_of_a_sweep_of_the_catalogue():
    assert (BUSY["measured"], BUSY["failed"]) == (BUSY["points"], [])
    assert BUSY["measuring_s"] >= 0.6 * BUSY["wall_s"]


def test_every_point_of_the_catalogue_was_come_to_twice_or_took_long():
    assert BUSY["points"] < BUSY["visits"] <= 2 * BUSY["points"]


@pytest.mark.parametrize("backend", ["pycuda", "cupy"])
def test_kernel_tuner_takes_longer_for_the_same_grid_and_as_many_samples(backend):
    assert all(len(times) == len(TUNER["wall_s"]) for times in TUNER["times_us"].values())
    assert median(TUNER["wall_s"][f"kernel_tuner {backend}"]) > median(TUNER["wall_s"]["warplens"])
