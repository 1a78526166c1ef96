"""The lecture's table on its two GPUs: the model's times and achieved occupancies are within the aims."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import median

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import CheckLevel
from warplens.cuda.sweep.plan import plan_sweep
from warplens.profiles.journal import open_profile

MOST_RATIO, MOST_MEDIAN, MOST_POINTS = 1.5, 0.15, 10.0
"""The aims: of the worst time, of the median error, and of the difference in achieved occupancy in points."""


@pytest.mark.long
def test_times_and_achieved_occupancy_of_the_lecture_are_within_the_aims():
    kernels = {kernel.name: kernel for kernel in builtin_kernels()}
    runner, ratios, differences = EmulatorRunner(), {}, {}
    for point in (point for name in ("gtx-1080-ti", "gtx-960") for point in published(name)):
        kernel = kernels[point.kernel]
        [spec] = plan_sweep(
            [kernel],
            problem={axis: (value,) for axis, value in point.problem.items()},
            tune={axis: (value,) for axis, value in point.tune.items()},
            devices=[point.device],
            check=CheckLevel.FAST,
        ).points
        result = runner.run(replace(spec, budget_s=0.5))
        name = f"{point.device} {point.kernel} {point.tune}"
        ratios[name] = result.time.value_ns / point.time.value_ns
        if "achieved_occupancy" in point.metrics:
            ours, theirs = (each.metrics["achieved_occupancy"].value for each in (result, point))
            differences[name] = abs(ours - theirs)
    assert len(ratios) == 16
    assert len(differences) >= 14
    assert {name: ratio for name, ratio in ratios.items() if max(ratio, 1 / ratio) > MOST_RATIO} == {}
    assert median(abs(ratio - 1) for ratio in ratios.values()) < MOST_MEDIAN
    assert {name: points for name, points in differences.items() if points > MOST_POINTS} == {}


def published(name):
    return [point for point in open_profile(Path(f"reference:{name}")).points if point.time is not None]
