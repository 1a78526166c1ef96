"""Passes through shared memory of few warps on an H200: what the constants of a scheduler's port and queue rest on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from warplens.cuda.device.gpus import constants_of
from warplens.cuda.device.spec import load_spec

FILE = Path(__file__).parent / "h200_passes.json"
LOADS = 64 * (16 - 4)
"""So many more loads than with k4 a warp makes with k16."""
WAITING = "smsp__average_warps_issue_stalled_{}_per_issue_active.ratio"


@cache
def counters() -> dict[str, dict[str, float]]:
    cases = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    return {name: case["metrics"] for name, case in cases.items()}


def clocks_of_a_load(kernel: str, ways: int, threads: int, blocks: int = 132) -> float:
    few, many = (
        counters()[f"{kernel}/n1024/k{k}/s{ways}/b{threads}/g{blocks}"]["sm__cycles_elapsed.max"] for k in (4, 16)
    )
    return (many - few) / LOADS


@pytest.mark.parametrize("ways", [16, 32])
def test_one_warp_makes_a_pass_in_two_clocks(ways):
    port = constants_of(load_spec("h200")).values.shared_port_clocks
    assert clocks_of_a_load("ways_beside", ways, 32) == pytest.approx(port * ways, rel=0.03)


@pytest.mark.parametrize(("warps", "ways"), [(2, 32), (4, 32), (8, 32), (8, 8), (16, 8)])
def test_warps_of_several_schedulers_make_a_pass_in_one_clock(warps, ways):
    assert clocks_of_a_load("ways_beside", ways, 32 * warps) == pytest.approx(warps * ways, rel=0.03)


@pytest.mark.parametrize("ways", [8, 16, 32])
def test_each_further_pass_makes_a_dependent_load_two_clocks_later(ways):
    further = clocks_of_a_load("chase_ways", ways, 32, 1) - clocks_of_a_load("chase_ways", 1, 32, 1)
    port = constants_of(load_spec("h200")).values.shared_port_clocks
    assert further == pytest.approx(port * (ways - 1), rel=0.1)


def test_warp_alone_on_its_scheduler_does_not_wait_for_the_queue_and_two_of_a_scheduler_do():
    """A warp of this kernel has up to 11 loads under way."""
    throttled = {name: each[WAITING.format("mio_throttle")] for name, each in counters().items()}
    alone = [
        waits for name, waits in throttled.items() if "beside" in name and name.split("/b")[1][:3] in {"32/", "64/"}
    ]
    assert max(alone) == 0
    assert throttled["ways_beside/n1024/k16/s32/b128/g132"] < 0.2
    assert throttled["ways_beside/n1024/k16/s32/b256/g132"] > 50
