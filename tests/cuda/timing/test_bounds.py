"""Lower bounds of launches against the least times that an H200 took for them.

`h200_executed.json` holds what 363 launches execute (`tests/benchmarks/model/record_executed.py`); what that keeps
busy, and for how long, is asked of the model. The bounds of launches of `reference:h200` are in `test_against_h200`.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import numpy as np

from warplens.cuda.device.spec import load_spec
from warplens.cuda.timing.simulation import bounds_ns
from warplens.cuda.timing.simulator.values import Kind
from warplens.cuda.timing.trace import Program, kind_of, pipe_clocks

H200 = load_spec("h200")
LAUNCHES = json.loads((Path(__file__).parent / "h200_executed.json").read_text(encoding="utf-8"))


def bounds(launch) -> dict[str, float]:
    """Return the bounds of a launch; the clocks of its products of matrices are recorded, by their shapes."""
    opcodes = [int(name, 16) for name in launch["executed"]]
    executed = np.array(list(launch["executed"].values()), np.float64)
    kinds = [kind_of(opcode) for opcode in opcodes]
    products = sum(times for times, kind in zip(executed, kinds, strict=True) if kind is Kind.TENSOR)
    costs = [
        launch["product_clocks"] / products if kind is Kind.TENSOR else pipe_clocks(opcode, H200)
        for opcode, kind in zip(opcodes, kinds, strict=True)
    ]
    blank = {field.name: np.zeros(len(opcodes)) for field in fields(Program)}
    program = Program(**(blank | {"kind": np.array(kinds), "cost": np.array(costs), "executed": executed}))
    active = min(launch["blocks"], H200.sm_count)
    return bounds_ns(program, program.cost, launch["wavefronts"], active=active, spec=H200)


def test_no_bound_exceeds_the_measured_time():
    above = {
        launch["name"]: {name: ns / launch["ns"] for name, ns in bounds(launch).items() if ns > launch["ns"]}
        for launch in LAUNCHES
    }
    assert {name: bounds for name, bounds in above.items() if bounds} == {}


def test_bounds_are_close_where_a_part_of_the_multiprocessors_is_the_limit():
    shares = sorted(max(bounds(launch).values()) / launch["ns"] for launch in LAUNCHES)
    assert len(shares) > 300
    assert shares[-1] > 0.9
    assert sum(share > 0.6 for share in shares) > 20
