"""A search from what a user chose.

The rule: the command line and the window plan a search here, so that a search of the window is that of the command line
with its defaults.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.device.cards import is_card
from warplens.cuda.points import CacheState, CheckLevel, Measuring
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.cuda.sweep.tune.defaults import BUDGET_S, KEPT, MODELLED
from warplens.cuda.sweep.tune.search import Search
from warplens.cuda.sweep.tune.space import space_of
from warplens.cuda.sweep.tune.study import Sampler


def planned_search(
    kernel: KernelFile,
    *,
    problem: Mapping[str, tuple[int, ...]],
    tune: Mapping[str, tuple[int, ...]],
    devices: Sequence[str],
    trials: int,
    modelled: int = MODELLED,
    kept: float = KEPT,
    sampler: Sampler = Sampler.GAUSSIAN,
    seed: int = 1,
    budget_s: float = BUDGET_S,
    limit: int = DEFAULT_LIMIT,
    check: CheckLevel = CheckLevel.AUTO,
    cache: CacheState = CacheState.COLD,
    measuring: Measuring | None = None,
) -> Search:
    """Return a search; its plan is that of its space.

    Args:
        kernel: the variant.
        problem: one value for each axis of the problem, unless the file has one.
        tune: values of macros, in place of those of the file.
        devices: those of `choice.devices_of_search`.
        trials: how many configurations run on the last of them.
        modelled: at most how many are modelled before a card measures, where a sheet is among the devices.
        kept: the share of the configurations, the fastest by the model, that may be measured.
        sampler: how configurations are proposed.
        seed: of the sampler.
        budget_s: seconds that the blocks of a point may take, like all that follows as `plan_sweep` takes it.
        limit: the most warp instructions of a block.
        check: how thoroughly races are searched.
        cache: the state of the L2 when a launch begins.
        measuring: how points are timed.

    Raises:
        InputError: there is nothing to search (`space_of`).
        MissingPartError: Optuna is not installed.
    """
    card = next((device for device in devices if is_card(device)), "")
    model = next((device for device in devices if not is_card(device)), "")
    space = space_of(
        kernel,
        problem=problem,
        tune=tune,
        devices=devices,
        budget_s=budget_s,
        limit=limit,
        check=check,
        cache=cache,
        measuring=measuring,
    )
    return Search(
        space,
        trials=trials,
        model_device=model,
        card_device=card,
        modelled=modelled if card and model else 0,
        kept=kept,
        sampler=sampler,
        seed=seed,
    )
