"""The search of a request: which of the planned points runs next."""

from __future__ import annotations

from warplens.cuda.catalogue import select
from warplens.gui.workspace.choices import PlanRequest
from warplens.gui.workspace.sweep_run import plan_and_search


def test_plan_and_search_returns_the_plan_of_a_request():
    kernels = tuple(select(["transpose_tiled"]))
    request = PlanRequest(kernels=kernels, problem={"N": (64,)}, tune={}, devices=("h200",))
    plan, search = plan_and_search(request)
    assert len(plan.points) == 3
    assert search is None
