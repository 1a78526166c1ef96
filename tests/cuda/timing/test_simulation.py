"""Throughputs and lower bounds of a launch, from work that is written down here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

import numpy as np
import pytest

from warplens.cuda.device.gpus import uncalibrated_constants
from warplens.cuda.device.spec import load_spec
from warplens.cuda.timing.simulation import FILLED_SECTOR, LOADED_HALF, Simulation, Work, bounds_ns, busy_ns
from warplens.cuda.timing.simulator.values import Kind, Stall, Total
from warplens.cuda.timing.trace import Program

H200 = load_spec("h200")
C = uncalibrated_constants(H200).values
NS = 1e9 / H200.clock_hz
"""The time of a clock."""
WHOLE = Work(
    time_ns=1000 * NS,
    clocks=800.0,
    blocks=1320,
    on_busiest=10,
    active=132,
    read_bytes=0.0,
    written_bytes=0.0,
    bounds_ns={},
)


def program(executed: dict[Kind, float]) -> Program:
    kinds, blank = list(executed), {field.name: np.zeros(len(executed)) for field in fields(Program)}
    known = {"kind": np.array(kinds), "cost": np.ones(len(kinds)), "executed": np.array(list(executed.values()))}
    return Program(**(blank | known))


def run(**totals: float) -> Simulation:
    values = np.zeros(len(Total))
    for name, value in totals.items():
        values[Total[name.upper()]] = value
    nothing = np.zeros(0)
    return Simulation(
        blocks=0, resident=1, done=nothing, stalls=np.zeros(len(Stall)), waited=nothing, totals=values,
        placed=nothing, log=nothing,
    )  # fmt: skip


def bounds(executed: dict[Kind, float], *, cost: Sequence[float] = (), wavefronts: float = 0.0, active: int = 132):
    made = program(executed)
    costs = np.array(cost) if cost else made.cost
    return {name: ns / NS for name, ns in bounds_ns(made, costs, wavefronts, active=active, spec=H200).items()}


def busy(executed: dict[Kind, float], simulation: Simulation, work: Work = WHOLE) -> dict[str, float]:
    made = program(executed)
    work = replace(work, bounds_ns=bounds_ns(made, made.cost, 0.0, active=work.active, spec=H200))
    return {name: ns / work.time_ns for name, ns in busy_ns(simulation, made, work, C, H200).items()}


def test_bounds_are_the_clocks_of_each_part_of_a_multiprocessor():
    executed = {Kind.ALU: 4 * 132 * 100.0, Kind.FMA: 4 * 132 * 50.0, Kind.LOAD: 132 * 30.0, Kind.SHARED: 132 * 10.0}
    found = bounds(executed, cost=(2.0, 1.0, 1.0, 1.0), wavefronts=132 * 25.0)
    expected = {"issue": 160.0, "alu": 200.0, "fma": 50.0, "fp64": 0.0, "sfu": 0.0, "tensor": 0.0}
    assert found == pytest.approx(expected | {"load_store": 40.0, "shared": 25.0})


def test_bounds_of_fewer_multiprocessors_are_longer():
    executed = {Kind.ALU: 1320.0}
    assert bounds(executed, active=2)["issue"] == pytest.approx(66 * bounds(executed)["issue"])


def test_idle_multiprocessors_lower_the_throughput_of_arithmetic_but_not_that_of_l1():
    executed = {Kind.FMA: 4 * 132 * 500.0}
    simulation = run(issued=4 * 132 * 500.0 / 132, lsu_clocks=400.0)
    some = replace(WHOLE, active=66, on_busiest=20)
    whole, part = busy(executed, simulation), busy({Kind.FMA: 2 * 132 * 500.0}, simulation, some)
    assert whole["fma"] == pytest.approx(0.5)
    assert part["fma"] == pytest.approx(0.25)
    assert whole["l1"] == pytest.approx(400 / 800)
    assert part["l1"] == pytest.approx(whole["l1"])


def test_shared_memory_and_l1_share_their_data_stage():
    executed = {Kind.SHARED: 132.0}
    found = busy(executed, run(issued=1.0, lsu_clocks=600.0, shared_clocks=400.0))
    assert found["shared"] == pytest.approx(600 / 800)
    assert found["l1"] == pytest.approx(600 / 800 / 2)


def test_dram_is_busy_for_its_bytes_at_the_peak():
    moved = 0.5 * H200.memory_bandwidth_bytes_per_s * WHOLE.time_ns / 1e9
    work = replace(WHOLE, read_bytes=0.75 * moved, written_bytes=0.25 * moved)
    assert busy({Kind.ALU: 132.0}, run(issued=1.0), work)["dram"] == pytest.approx(0.5)


def test_halves_of_lines_loaded_and_sectors_from_dram_keep_l2_busy():
    at_peak = 32 / H200.l2_bandwidth_bytes_per_s * 1e9 / WHOLE.time_ns
    work = replace(WHOLE, read_bytes=32 * 3e4)
    found = busy({Kind.LOAD: 132.0}, run(issued=2.0, loaded_halves=100.0, misses=400.0), work)["l2"]
    assert found == pytest.approx((LOADED_HALF * 100 * 66 + FILLED_SECTOR * 3e4) * at_peak)


def test_stores_keep_l2_busy_for_their_clocks():
    found = busy({Kind.STORE: 132.0}, run(issued=1.0, l2_clocks=200.0, stored=100.0))["l2"]
    assert found == pytest.approx(200 / 1000)


def test_stores_that_wait_for_the_port_of_one_multiprocessor_do_not_keep_l2_busy():
    work = replace(WHOLE, active=1, blocks=1, on_busiest=1)
    own = C.sector_clocks(C.l2_write_sector_ratio, H200.l2_bandwidth_bytes_per_s, H200) / 132
    simulation = run(issued=1.0, l2_clocks=400 * C.port_sector_clocks, stored=500.0, merged=100.0)
    assert busy({Kind.STORE: 1.0}, simulation, work)["l2"] == pytest.approx(400 * own / 1000)


def test_no_unit_is_busy_for_longer_than_the_launch():
    found = busy({Kind.ALU: 1e9}, run(issued=1.0, l2_clocks=1e9, lsu_clocks=1e9))
    assert max(found.values()) == 1.0
