"""Constants from times: the recorded H200 has the shipped ones, and times of known constants give them back."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[4] / "hardware"))

from record_calibration import read

from warplens.cuda.device.gpus import ASSUMED, CONSTANTS, shipped_sheets, uncalibrated_constants
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.calibration.extraction import FORMULAS, MissingCaseError, Times, extract
from warplens.cuda.execute.gpu.calibration.measuring import Case, CaseTimes, Measurement, cases_of

H200 = load_spec("h200")
SHEET = shipped_sheets()[9, 0]
FILE = Path(__file__).parents[4] / "hardware" / "h200_calibration.json"
CLOCK_HZ = 2e9
"""A clock has half a nanosecond."""
BY_HAND = {
    "l2_dirty_share": "by the bytes that DRAM writes, which no time says",
    "l2_partitions": "of the structure of the L2 cache",
    "l2_first_sms": "by launches on few multiprocessors, which are recorded",
    "l2_far_clocks": "by launches on few multiprocessors, which are recorded",
    "dram_kept_ratio": "by copies that the L2 cache keeps in part",
    "read_only_l1_bytes": "only GPUs before compute capability 7.0 have it",
    "scheduler_turns": "of the structure of the simulation",
    "pass_clocks": "of the structure of the multiprocessor, by its whitepaper",
    "lsu_queue_depth": "of the structure of the simulation",
    "shared_port_clocks": "by launches of few warps, which are recorded",
    "shared_queue_depth": "by launches of few warps, which are recorded",
    "writes_under_way_sectors": "by stalls of launches of public projects",
    "reads_under_way_sectors": "by stalls of launches of public projects",
    "atomic_slice_bytes": "by additions in few places",
    "atomic_slices_per_sm": "by additions in few places",
    "variable_latency_clocks": "by the machine code",
}
"""Constants without a formula, and why."""


def times_of(clocks: dict[Case, float], *, cold: dict[Case, float] | None = None) -> Measurement:
    """Return times of so many clocks each, and 5000 ns for what all launches have in common."""
    cold = clocks | (cold or {})
    times = {
        case.name: CaseTimes(cold_ns=5000 + 0.5 * cold[case], warm_ns=5000 + 0.5 * clocks.get(case, 0.0))
        for case in cold
    }
    return Measurement(times=times, clock_hz=CLOCK_HZ)


def one(name: str, measurement: Measurement, spec=H200) -> float:
    return extract(measurement, spec, SHEET.values)[name].value


def test_constants_of_the_recorded_card_are_the_shipped_ones_unless_these_are_assumed():
    found = extract(read(FILE)[0], H200, SHEET.values)
    measured = {name: constant for name, constant in found.items() if not SHEET.sources[name].startswith(ASSUMED)}

    assert len(measured) >= 22
    shipped = {name: getattr(SHEET.values, name) for name in measured}
    assert {name: float(f"{constant.value:.4g}") for name, constant in measured.items()} == shipped
    for name, constant in measured.items():
        assert SHEET.sources[name] == f"tests/hardware/h200_calibration.json: {', '.join(constant.cases)}"


def test_a_shipped_constant_that_the_recording_does_not_give_is_marked():
    found = extract(read(FILE)[0], H200, SHEET.values)

    unmarked = {name for name in CONSTANTS if name not in found and not SHEET.sources[name].startswith(ASSUMED)}
    assert unmarked == {"l2_dirty_share"}  # which counters give


def test_every_constant_has_a_formula_or_a_reason_why_not():
    assert set(CONSTANTS) == set(FORMULAS) | set(BY_HAND)
    assert not set(FORMULAS) & set(BY_HAND)


@pytest.mark.parametrize("key", ["h200", "a100-80gb", "rtx-4090", "gtx-1080-ti", "gtx-960"])
def test_cases_of_a_card_are_all_that_the_formulas_read(key):
    spec = load_spec(key)
    cases = cases_of(spec)
    times = {case.name: CaseTimes(cold_ns=1000.0 * at, warm_ns=1000.0 * at) for at, case in enumerate(cases)}
    missing = []

    for name, function in FORMULAS.items():
        try:
            function(Times(Measurement(times=times, clock_hz=CLOCK_HZ), spec, uncalibrated_constants(spec).values))
        except MissingCaseError as error:
            missing.append((name, str(error)))

    assert missing == []


def test_nothing_is_extracted_from_nothing():
    assert extract(Measurement(times={}, clock_hz=CLOCK_HZ), H200, SHEET.values) == {}


def test_a_constant_below_zero_is_none():
    few, many = (Case(kernel="idle", grid=waves * H200.sm_count) for waves in (100, 500))

    assert "block_start_gpu_clocks" not in extract(times_of({few: 100.0, many: 0.0}), H200, SHEET.values)


def test_block_and_its_warps_live_as_long_as_one_takes_the_place_of_the_other():
    shared = H200.limits.shared_per_block_bytes
    idle = Case(kernel="idle", shared_bytes=shared)
    clocks = {
        replace(idle, block=block, grid=waves * H200.sm_count): waves * (210.0 + 2.5 * (block // 32 - 1))
        for waves in (10, 30)
        for block in (32, 1024)
    }
    stores = {replace(idle, kernel="store_once", grid=w * H200.sm_count): w * (210.0 + 140.65) for w in (10, 30)}

    measured = times_of(clocks | stores)

    assert one("block_latency_clocks", measured) == pytest.approx(210.0)
    assert one("warp_start_clocks", measured) == pytest.approx(2.5)
    assert one("drain_ratio", measured) == pytest.approx(140.65 / SHEET.values.l2_latency_clocks)


def chain(kernel: str, step: float, grid: int = 1) -> dict[Case, float]:
    return {Case(kernel=kernel, n=2048, k=k, s=4129, grid=grid): 256 * k * step for k in (8, 32)}


def test_latencies_are_steps_of_chains_without_their_instructions():
    near = chain("chase_global", 300.0)
    far = chain("chase_global", 700.0) | chain("chase_eight", 900.0) | chain("chase_global", 837.0, H200.sm_count)
    measured = times_of(near | chain("chase_eight", 400.0) | chain("chase_global", 500.0, H200.sm_count), cold=far)
    port = SHEET.values.port_sector_clocks

    assert one("l2_latency_clocks", measured) == pytest.approx(300 - 15 - 1 - port)
    assert one("dram_latency_clocks", measured) == pytest.approx(700 - 15 - 1 - port)
    assert one("l2_spread_clocks", measured) == pytest.approx((100 - 7 * port) / 1.717857, rel=1e-6)
    assert one("dram_spread_clocks", measured) == pytest.approx((200 - 7 * port) / 1.717857, rel=1e-6)
    assert one("first_latency_ratio", measured) == pytest.approx((837 - 15) / (700 - 15))


def test_the_instructions_of_a_step_take_longer_on_early_cards():
    spec = load_spec("gtx-1080-ti")

    assert one("l2_latency_clocks", times_of(chain("chase_global", 300.0)), spec) == pytest.approx(
        300 - 18 - 1 - SHEET.values.port_sector_clocks
    )


def requests(kernel: str, s: int, clocks: float) -> dict[Case, float]:
    """Return the cases whose requests take one SM so many clocks each: 16 K of each warp."""
    grid = 8 * H200.sm_count
    return {Case(kernel=kernel, n=1024, k=k, s=s, block=256, grid=grid): 16 * k * 64 * clocks for k in (1, 4)}


def test_lines_and_sectors_of_l2_are_told_apart_by_how_they_are_spread():
    a_sector = 32 * H200.sm_count * CLOCK_HZ / H200.l2_bandwidth_bytes_per_s
    line, sector, write_line, write_sector, part = 1.2, 0.8, 1.9, 1.6, 2.5
    clocks = {
        **requests("read_sectors", 8, (8 * line + 32 * sector) * a_sector),
        **requests("read_sectors", 32, (32 * line + 32 * sector) * a_sector),
        **requests("write_sectors", 8, (write_line + 4 * write_sector) * a_sector),
        **requests("write_sectors", 32, (4 * write_line + 4 * write_sector) * a_sector),
        **requests("write_parts", 8, (8 * write_line + 32 * part) * a_sector),
    }

    found = extract(times_of(clocks), H200, SHEET.values)

    assert {name: constant.value for name, constant in found.items()} == pytest.approx(
        {"l2_line_ratio": line, "l2_sector_ratio": sector, "l2_write_line_ratio": write_line,
         "l2_write_sector_ratio": write_sector, "l2_partial_sector_ratio": part}
    )  # fmt: skip
    assert found["l2_sector_ratio"].cases == tuple(f"read_sectors/n1024/k{k}/s8/b256/g1056" for k in (4, 1))


def test_barrier_is_told_apart_from_the_warps_that_arrive():
    clocks = {
        Case(kernel="barriers", n=1024, k=k, block=block, grid=H200.sm_count): 64 * k * (14 + 2 + 2.2 * block / 32)
        for k in (4, 16)
        for block in (32, 1024)
    }

    found = extract(times_of(clocks), H200, SHEET.values)

    assert found["barrier_clocks"].value == pytest.approx(2.2)
    assert found["barrier_latency_clocks"].value == pytest.approx(14)


def test_banks_of_the_tags_are_how_much_longer_lines_of_one_bank_take():
    grid = 2 * H200.sm_count
    clocks = {
        Case(kernel="hit_lines", n=64, k=k, s=s, block=1024, grid=grid): k * lines
        for k in (4, 16)
        for s, lines in ((32, 8.0), (128, 32.0))
    }

    assert one("l1_tag_banks", times_of(clocks)) == pytest.approx(4)
