"""What `cluster_on_cards.py` recorded: one sweep without a cluster, and on a cluster of one worker a GPU."""

from __future__ import annotations

import json
import statistics
from pathlib import Path

import pytest

DATA = json.loads(Path(__file__).with_name("h200_cluster.json").read_text(encoding="utf-8"))
RUNS = DATA["runs"]


@pytest.mark.parametrize("name", RUNS)
def test_every_point_is_measured_exactly_once(name: str) -> None:
    assert RUNS[name]["done"] == DATA["about"]["points"]
    assert RUNS[name]["statuses"] == {"ok": DATA["about"]["points"]}
    assert RUNS[name]["times_us"].keys() == RUNS["here"]["times_us"].keys()


@pytest.mark.parametrize("name", [name for name in RUNS if name != "here"])
def test_times_are_those_of_a_run_without_a_cluster(name: str) -> None:
    here = RUNS["here"]["times_us"]
    differences = [abs(RUNS[name]["times_us"][point] / time_us - 1) for point, time_us in here.items()]
    assert statistics.median(differences) < 0.005
    assert statistics.quantiles(differences, n=10)[-1] < 0.025


def test_both_cards_take_points_until_one_is_lost() -> None:
    assert set(RUNS["two workers"]["points_of_card"]) == {"0", "1"}
    points_of_card = sorted(RUNS["one of two killed"]["points_of_card"].values())
    assert points_of_card[0] >= DATA["about"]["points"] // 8
    assert sum(points_of_card) == DATA["about"]["points"]


def test_two_cards_take_less_time_than_one() -> None:
    assert RUNS["two workers"]["seconds"] < 0.7 * RUNS["one worker"]["seconds"]
