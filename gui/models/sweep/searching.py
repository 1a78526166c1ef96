"""The search of a request: which of the planned points runs next.

The rule: a search of the window is that of `warplens tune` with its defaults.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warplens.cuda.sweep.plan import SweepPlan

if TYPE_CHECKING:  # imported later, so that the window starts sooner
    from warplens.cuda.sweep.tune.search import Search
    from warplens.gui.models.sweep.choices import PlanRequest


def plan_and_search(request: PlanRequest) -> tuple[SweepPlan, Search | None]:
    """Return the plan of a request, and the search that chooses its points where the request has trials.

    Raises:
        InputError: the request cannot be planned, or there is nothing to search.
        MissingPartError: Optuna is not installed.
    """
    if not request.trials:
        return request.plan(), None
    from warplens.cuda.sweep.tune.planning import planned_search

    [kernel] = request.kernels
    search = planned_search(
        kernel, problem=request.problem, tune=request.tune, devices=request.devices, trials=request.trials
    )
    return search.space.plan, search
