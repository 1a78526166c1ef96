"""The recorded comparison of the runner's cold times with Nsight Compute's: as close as they were asked to be."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

RECORDED = json.loads((Path(__file__).parent / "h200_times.json").read_text(encoding="utf-8"))
LONG_NS = 5000
ERRORS = [abs(case["ours_ns"] / case["ncu_ns"] - 1) for case in RECORDED["cases"].values() if case["ncu_ns"] > LONG_NS]


@pytest.mark.parametrize(("percentile", "most"), [(50, 0.02), (90, 0.05)])
def test_cold_times_of_an_h200_are_near_those_of_nsight_compute(percentile, most):
    assert len(RECORDED["cases"]) == 93
    assert len(ERRORS) > 80
    assert np.percentile(ERRORS, percentile) < most
