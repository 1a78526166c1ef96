"""The recorded comparison of the runner's cold times with Nsight Compute's: they differ by no more than required."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

CASES = json.loads((Path(__file__).parent / "h200_times.json").read_text(encoding="utf-8"))["cases"]
LONG = [case for case in CASES.values() if fmean(case["ncu_ns"]) > 5000]
RUNS = range(len(LONG[0]["ours_ns"]))


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize(("percentile", "most"), [(50, 0.02), (90, 0.05)])
def test_cold_times_of_an_h200_are_near_those_of_nsight_compute(percentile, most, run):
    assert len(CASES) == 93
    assert len(LONG) > 80
    errors = [abs(case["ours_ns"][run] / fmean(case["ncu_ns"]) - 1) for case in LONG]
    assert np.percentile(errors, percentile) < most
