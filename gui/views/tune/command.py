"""`warplens tune`: a search for the fastest configuration of a variant."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.sweep.tune import BUDGET_S, KEPT, MODELLED, TRIALS
from warplens.gui.terminal import kernel_arguments, option_values, options, output

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console, RenderableType

    from warplens.cuda.catalogue import KernelFile
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.sweep.tune.search import Search
    from warplens.cuda.sweep.tune.study import Sampler
    from warplens.gui.terminal.sweep import Outcome

option = options.declared_beside(__file__)


def tune(
    context: typer.Context,
    kernel: options.OneKernel,
    *,
    problem: options.OneProblem = None,
    tune: Annotated[list[str] | None, option("macros")] = None,
    trials: Annotated[str | None, option("trial_count", default=TRIALS)] = None,
    sampler: Annotated[str | None, option("sampler_name")] = None,
    seed: Annotated[str | None, option("seed")] = None,
    modelled: Annotated[str | None, option("modelled_count", default=MODELLED)] = None,
    keep: Annotated[str | None, option("keep", default=f"{KEPT:.0%}")] = None,
    device: options.OneDevice = None,
    folders: options.KernelFolders = None,
    cache: Annotated[str | None, option("cache")] = None,
    timing: options.Timings = None,
    budget: options.Budget = None,
    limit: options.Limit = None,
    check: options.Check = None,
    lock_clocks: options.LockClocks = False,
    time_limit: options.TimeLimit = None,
    on: options.On = None,
    workers: options.Workers = None,
    save: Annotated[Path | None, option("save")] = None,
    json: options.Json = None,
    fresh: Annotated[bool, option("fresh")] = False,
) -> None:
    """Search the fastest configuration of a variant: the model filters first, then a GPU measures few."""
    from warplens.cuda.sweep.tune.search import planned_search
    from warplens.gui.terminal.sweep import execution_on, recorded_sweep

    states = option_values.caches_of(cache)
    if len(states) > 1:
        raise InputError("--cache is cold or warm here: a search looks for the fastest in one state of the cache")
    state = states[0]
    make_execution = execution_on(context, on, lock_clocks=lock_clocks)
    specs, modelled_count = _specs_of_search(device, timing, modelled, keep)
    chosen_sampler = _sampler(sampler)
    file = _variant(kernel, folders)
    search = planned_search(
        file,
        problem=_sizes(file, option_values.axes_of(problem, "--problem")),
        tune=option_values.axes_of(tune, "--tune"),
        devices=[spec.key for spec in specs],
        trials=TRIALS if trials is None else option_values.whole_number(trials, "--trials", example="300"),
        modelled=modelled_count,
        kept=KEPT if keep is None else option_values.fraction(keep, "--keep"),
        sampler=chosen_sampler,
        seed=1 if seed is None else option_values.whole_number(seed, "--seed", least=0),
        budget_s=option_values.budget_of(budget, BUDGET_S),
        limit=option_values.limit_of(limit),
        check=option_values.level_of(check),
        cache=state,
        measuring=option_values.measuring_of(timing or ()),
    )
    outcome = recorded_sweep(
        search.space.plan, specs, workers=workers, save=save, fresh=fresh, overwrite=output.may_overwrite(),
        limit_s=option_values.time_limit_of(time_limit), lock_clocks=lock_clocks, make_execution=make_execution,
        search=search,
    )  # fmt: skip
    _print(outcome, search, json, save)
    raise typer.Exit(128 + outcome.signal_number if outcome.signal_number is not None else int(search.best is None))


def _specs_of_search(
    device: str | None, timing: list[str] | None, modelled: str | None, keep: str | None
) -> tuple[list[GpuSpec], int]:
    """Return the GPUs that points are for, and how many configurations are modelled before any is measured."""
    from warplens.cuda.device.gpus import default_device, is_gpu, load_device
    from warplens.cuda.sweep.tune.search import devices_of_search
    from warplens.profiles.arguments import require_timed_points

    spec = load_device(device or default_device())
    require_timed_points(["--timing"] if timing else [], frozenset(), [spec])
    is_measured = is_gpu(spec.key)
    for option, value in (("--modelled", modelled), ("--keep", keep)):
        if value is not None and not is_measured:
            raise InputError(f"{option} is for a search on a GPU, and {spec.key} is emulated")
    count = _modelled(modelled)
    devices = devices_of_search(spec.key, spec, is_modelled_first=bool(count))
    if is_measured and count and len(devices) == 1:
        output.notice(f"{spec.name} has no sheet, so nothing is modelled before it is measured")
    return [load_device(key) for key in devices], count


def _print(outcome: Outcome, search: Search, json: Path | None, save: Path | None) -> None:
    from warplens.cuda.device.gpus import is_gpu
    from warplens.gui.views.tune.text import tuning_report
    from warplens.profiles.tuning import tuning_result

    def report(_: Console) -> RenderableType:
        is_measured = any(map(is_gpu, search.space.plan.devices))
        return tuning_report(tuning_result(search, outcome.profile.points, is_measured=is_measured))

    outcome.print(json, report)
    if save is not None:
        stopped = outcome.signal_number is not None
        output.notice(f"stopped, saved in {save}; the same command again goes on" if stopped else f"saved {save}")
    outcome.require_a_run()


def _variant(word: str, folders: Sequence[Path] | None) -> KernelFile:
    """Return the variant that a word names: a variant, a family, a file, or the beginning of one name alone."""
    from warplens.cuda.catalogue import builtin_kernels, find_kernels
    from warplens.cuda.catalogue.search import name_beginning
    from warplens.cuda.sweep.tune.search import variant_to_search

    try:
        kernels = kernel_arguments.chosen_kernels([word], folders).kernels
    except UnknownNameError:
        name = name_beginning(word, (*builtin_kernels(), *find_kernels(folders or ())))
        if not name:
            raise
        kernels = kernel_arguments.chosen_kernels([name], folders).kernels
    return variant_to_search(kernels, word)


def _modelled(text: str | None) -> int:
    if text is None or text == "none":
        return 0 if text else MODELLED
    return option_values.whole_number(text, "--modelled", example="500")


def _sizes(file: KernelFile, sizes: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Return one value for each axis of the problem: the given one, or its largest default up to 1024."""
    from warplens.cuda.execute.inspection.records import usual_sizes

    for name, values in sizes.items():
        if len(values) > 1:
            raise InputError(f"--problem {name}: a search is of one size, not of {len(values)}")
    return {name: (value,) for name, value in usual_sizes(file).items()} | dict(sizes)


def _sampler(text: str | None) -> Sampler:
    from warplens.cuda.sweep.tune.study import Sampler

    try:
        return Sampler.GAUSSIAN if text is None else Sampler(text)
    except ValueError:
        allowed = ", ".join(sampler.value for sampler in Sampler)
        raise InputError(f"--sampler takes one of {allowed}, not {text!r}") from None
