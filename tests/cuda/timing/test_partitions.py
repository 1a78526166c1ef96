"""What a warm L2 cache lacks, against the latencies and counters that an H200 showed."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.device.gpus import constants_of
from warplens.cuda.device.spec import load_spec
from warplens.cuda.timing.trace import ALL, NOTHING, lacking

FILE = Path(__file__).parents[2] / "hardware" / "counters" / "h200_partitions.json"
H200 = load_spec("h200")
CONSTANTS = constants_of(H200, Path("/nowhere")).values
MIB = 1 << 20
CLOCKS_OFF = 80
"""The longest distance between a latency and the recorded one, of up to 400 that a load from DRAM takes longer."""
MEAN_CLOCKS_OFF = 25
"""The root of the mean of their squares."""


@cache
def recorded() -> dict[str, Any]:
    return json.loads(FILE.read_text(encoding="utf-8"))


def lacks(loaded_mib: float, stored_mib: float, active: int, **changed):
    known = {"first": CONSTANTS.l2_first_sms, "partitions": CONSTANTS.l2_partitions, "l2_bytes": H200.l2_bytes}
    return lacking(loaded_mib * MIB, stored_mib * MIB, active=active, **known | changed)


def slow_half(launch) -> float:
    """Return the mean latency at the partition with more blocks: of 16 of those that take longer at 40 MiB."""
    if launch["blocks"] != 16:
        return launch["clocks"]
    (full,) = (
        each
        for each in recorded()["latencies"]
        if (each["blocks"], each["mib"], each["stores"]) == (16, 40, launch["stores"])
    )
    least = min(full["clocks_of"])
    slow = [number for number, clocks in enumerate(full["clocks_of"]) if clocks > least + 20]
    assert len(slow) == 12
    return mean(launch["clocks_of"][number] for number in slow)


def test_latencies_by_what_is_touched_and_by_how_many_are_those_of_the_card():
    off = {}
    for stores, blocks in product((0, 1), (8, 16, 64, 132)):
        launches = {
            launch["mib"]: slow_half(launch)
            for launch in recorded()["latencies"]
            if (launch["stores"], launch["blocks"]) == (stores, blocks)
        }
        for mib, clocks in launches.items():
            found = lacks(*((mib / 2, mib / 2) if stores else (mib, 0)), blocks)
            later = found.in_dram * (CONSTANTS.dram_latency_clocks - CONSTANTS.l2_latency_clocks)
            later += found.far * CONSTANTS.l2_far_clocks
            off[stores, blocks, mib] = clocks - launches[16] - later
    assert len(off) == 2 * 4 * 14
    assert {name: clocks for name, clocks in off.items() if abs(clocks) > CLOCKS_OFF} == {}
    assert mean(clocks**2 for clocks in off.values()) ** 0.5 < MEAN_CLOCKS_OFF


@pytest.mark.parametrize("mib", [32, 40])
def test_half_of_what_eight_multiprocessors_miss_is_in_the_far_partition(mib):
    (counters,) = (
        launch["counters"]
        for launch in recorded()["counters"]
        if (launch["kernel"], launch.get("stores"), launch.get("blocks"), launch.get("mib")) == ("latencies", 0, 8, mib)
    )
    missed = counters["lts__t_sectors_srcunit_tex_lookup_miss.sum"]
    assert counters["dram__sectors_read.sum"] == pytest.approx(missed / 2, rel=0.03)
    found = lacks(mib, 0, 8)
    assert found.in_dram == pytest.approx(found.far, rel=0.1)
    assert found.in_dram + found.far == pytest.approx(missed / (mib * MIB / 32), abs=0.13)


def test_transposes_of_2048_miss_by_their_number_of_blocks():
    """The catalogue's transpose with a thread a row, which the constants were not read off."""
    for launch in recorded()["counters"]:
        if launch["kernel"] == "transpose_thread_per_row" and launch["size"] == 2048:
            found = lacks(16, 16, 2048 // launch["threads"])
            counters = launch["counters"]
            missed = counters["lts__t_sectors_srcunit_tex_lookup_miss.sum"]
            loaded = counters["lts__t_sectors_srcunit_tex_op_read.sum"]
            assert found.in_dram + found.far == pytest.approx(missed / loaded, abs=0.08)


def test_size_of_the_l2_cache_in_the_sheet_is_what_the_card_says():
    assert recorded()["about"]["l2_bytes"] == H200.l2_bytes


def test_cache_without_partitions_has_all_or_nothing():
    assert lacks(20, 20, 8, partitions=1.0) == NOTHING
    assert lacks(40, 40, 132, partitions=1.0) == ALL


@given(st.floats(0, 200), st.floats(0, 200), st.integers(1, 200))
def test_shares_are_shares_and_grow_with_what_is_touched(loaded, stored, active):
    found, more = lacks(loaded, stored, active), lacks(1.5 * loaded, stored, active)
    for each in (found, more):
        assert 0 <= each.in_dram <= 1
        assert 0 <= each.far <= 1
        assert each.in_dram + each.far <= 1 + 1e-9
    assert more.in_dram + more.far >= found.in_dram + found.far - 1e-9
