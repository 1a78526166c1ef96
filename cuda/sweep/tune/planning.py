"""Plans a search from what a user chose.

The rule: the command line and the window plan their searches here, so that a search from the window equals one from the
command line with default options.
"""

from collections.abc import Mapping, Sequence
from math import prod

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.ladders import last_rungs
from warplens.cuda.device.gpus import GpuModel, is_gpu, sheet_like
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import CacheState, CheckLevel, Measuring
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.cuda.sweep.tune import BUDGET_S, KEPT, MODELLED
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
        problem: one value for each axis of the problem, unless the file has one.
        tune: values of macros, in place of those of the file.
        devices: those of `devices_of_search`.
        modelled: at most how many are modelled before a GPU measures, where a sheet is among the devices.
        trials, kept, sampler, seed: as in `Search`.
        budget_s, limit, check, measuring: as in `plan_sweep`.
        cache: the state of the L2 when a launch begins.

    Raises:
        InputError: there is nothing to search (`space_of`).
        MissingPartError: Optuna is not installed.
    """
    gpu = next((device for device in devices if is_gpu(device)), "")
    model = next((device for device in devices if not is_gpu(device)), "")
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
        gpu_device=gpu,
        modelled=modelled if gpu and model else 0,
        kept=kept,
        sampler=sampler,
        seed=seed,
    )


# What a search may be of: the variant that a word stands for, and the devices.
# Nothing of Optuna or SciPy is loaded here, since the window asks before anything is searched.


def is_searchable(kernel: KernelFile) -> bool:
    """Return whether a variant has a macro of several values."""
    return any(len(values) > 1 for values in kernel.searched.values())


def combinations_of(kernel: KernelFile) -> int:
    """Return how many combinations the macros of a variant have in a search, allowed or not."""
    return prod(map(len, kernel.searched.values()))


def variant_to_search(kernels: Sequence[KernelFile], word: str) -> KernelFile:
    """Return the variant that a word stands for, one of `kernels`: of a family, the last rung of its ladder.

    Where several rungs are the last one, and not just one of them has several configurations, that is an `InputError`.
    """
    last = last_rungs(kernels)
    searchable = [kernel for kernel in last if is_searchable(kernel)]
    left = searchable or last
    if len(left) > 1:
        listed = ", ".join(kernel.name for kernel in left)
        raise InputError(f"{word!r} stands for {len(left)} variants, and a search is of one: {listed}")
    return left[0]


def devices_of_search(key: str, gpu: GpuModel | None, *, is_modelled_first: bool = True) -> tuple[str, ...]:
    """Return the devices of a search on the GPU with a key: that alone, or before it the sheet whose model filters.

    `gpu` has its properties, None where they are not known; without a sheet, or unless `is_modelled_first`, nothing
    filters.
    """
    sheet = sheet_like(gpu) if is_modelled_first and is_gpu(key) else None
    return (key,) if sheet is None else (sheet.key, key)
