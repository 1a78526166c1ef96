"""The engine's counters against those of an H200 for the same kernels, compiled by the same compiler.

The data was recorded by tests/hardware/counters/record_counters.py. Sectors, requests, wavefronts, efficiencies and
occupancy must agree to the last digit. Instructions of the machine code are inferred, and agree closely
(cuda/simt/README.md); `make counters` prints all of it for every launch.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CheckLevel, PointSpec, Status

DATA = json.loads(
    (Path(__file__).parents[2] / "hardware" / "counters" / "h200_builtin.json").read_text(encoding="utf-8")
)
LECTURES = ("matmul", "reduction", "transpose")
KERNELS = {kernel.name: kernel for kernel in builtin_kernels() if kernel.stream is None and kernel.family in LECTURES}
"""A product that streams makes many launches, on panels of many shapes, of which no counters were recorded."""
LARGEST_PRODUCT = 256
"""Matrix products beyond this size are not compared here: they take seconds and add nothing to the counts."""

SASS = "smsp__sass_average_data_bytes_per_"
PIPE = "_pipe_lsu_mem_global_op_"
WAVES = "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_"
TOLERANCES = {
    "gld_efficiency": (f"{SASS}sector_mem_global_op_ld.pct", 0.005),
    "gst_efficiency": (f"{SASS}sector_mem_global_op_st.pct", 0.005),
    "shared_efficiency": (f"{SASS}wavefront_mem_shared.pct", 0.005),
    "theoretical_occupancy": ("sm__maximum_warps_per_active_cycle_pct", 0.005),
    "gld_transactions": (f"l1tex__t_sectors{PIPE}ld.sum", 0),
    "gst_transactions": (f"l1tex__t_sectors{PIPE}st.sum", 0),
    "gld_requests": (f"l1tex__t_requests{PIPE}ld.sum", 0),
    "gst_requests": (f"l1tex__t_requests{PIPE}st.sum", 0),
    "shared_load_transactions": (f"{WAVES}ld.sum", 0),
    "shared_store_transactions": (f"{WAVES}st.sum", 0),
}
"""Metric: the counter, and the largest difference that its printed digits allow."""


INFERRED = {
    "warp_execution_efficiency": ("smsp__thread_inst_executed_per_inst_executed.ratio", 100 / 32, 1.0),
    "warp_nonpred_execution_efficiency": ("smsp__thread_inst_executed_pred_on_per_inst_executed.ratio", 100 / 32, 2.0),
}
"""Metric: the counter, the factor that turns it into per cent, and the largest difference in points."""
INSTRUCTIONS = 0.055
"""The largest difference of warp instructions, as a share; two launches of N = 33 differ by more than 0.05."""
FEW = 1e-9
"""The largest difference where the counts determine the instructions."""


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def _launches(name: str) -> list[dict[str, Any]]:
    return [
        launch
        for launch in DATA["launches"]
        if launch["kernel"] == name
        and not (KERNELS[name].family == "matmul" and launch["problem"]["N"] > LARGEST_PRODUCT)
    ]


def test_every_kernel_of_the_lectures_was_right_on_the_card() -> None:
    assert {launch["kernel"] for launch in DATA["launches"]} == set(KERNELS)
    assert [launch for launch in DATA["launches"] if launch["wrong"]] == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", KERNELS)
def test_counters_equal_those_of_the_card(runner: EmulatorRunner, name: str) -> None:
    kernel = KERNELS[name]
    differences = []
    for launch in _launches(name):
        result = runner.run(
            PointSpec(
                kernel=name,
                path=kernel.path,
                source_hash=kernel.source_hash,
                family=kernel.family,
                problem=launch["problem"],
                tune=launch["tune"],
                device="h200",
                budget_s=math.inf,
                limit=10**10,
                check=CheckLevel.FAST,
            )
        )
        assert result.status is Status.OK, result.reason
        for key, (counter, tolerance) in TOLERANCES.items():
            ours = float(result.metrics[key].value) if key in result.metrics else 0.0
            theirs = launch["counters"][counter]
            if abs(ours - theirs) > tolerance:
                differences.append((launch["problem"], launch["tune"], key, ours, theirs))
        for key, (counter, percent, points) in INFERRED.items():
            ours, theirs = float(result.metrics[key].value), launch["counters"][counter] * percent
            if abs(ours - theirs) > points:
                differences.append((launch["problem"], launch["tune"], key, ours, theirs))
        instructions, counted = result.metrics["warp_instructions"], launch["counters"]["smsp__inst_executed.sum"]
        share = FEW if instructions.provenance is Provenance.COUNTED else INSTRUCTIONS
        if abs(float(instructions.value) - counted) > share * counted:
            differences.append((launch["problem"], launch["tune"], "warp_instructions", instructions.value, counted))
    assert differences == []
