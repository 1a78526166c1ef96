"""A sweep on a host with several GPUs of one model: each has a worker and takes points of its own.

The test needs two GPUs.
"""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.gpus import installed_gpus
from warplens.cuda.ground.points import Measuring, Status
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import local_execution
from warplens.profiles.run import run_plan


@pytest.mark.gpu
def test_all_cards_of_a_model_take_points_of_a_sweep_and_each_point_stays_on_its_card():
    of_model = [card for card in installed_gpus() if card.spec.key == installed_gpus()[0].spec.key]
    if len(of_model) < 2:
        pytest.skip(f"needs two GPUs of one model, and there is one {installed_gpus()[0].spec.name}")
    device = of_model[0].spec.key
    plan = plan_sweep(
        select(["transpose_tiled", "transpose_tiled_padded", "matmul_tiled"]),
        problem={"N": (256, 512, 1024)},
        tune={"TILE": (16, 32)},
        devices=[device],
        measuring=Measuring(least_time_s=0.05, longest_time_s=0.5),
    )
    execution = local_execution(plan.devices, len(plan.points), workers=2)
    results = run_plan(plan, [of_model[0].spec], execution=execution, command=["test_two_cards"]).points
    assert {(result.status, result.reason) for result in results} == {(Status.OK, "")}
    cards_of_points = [{visit.card for visit in result.time.visits} for result in results]
    assert all(len(cards) == 1 for cards in cards_of_points)
    assert set().union(*cards_of_points) == set(range(len(of_model)))
