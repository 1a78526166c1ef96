"""`warplens compare`: which points became slower or faster from one saved profile to another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Status
from warplens.gui.terminal import launched, option_values, options
from warplens.gui.terminal.console import print_result
from warplens.gui.terminal.output import STANDARD_OUTPUT, may_overwrite, notice, write_document, write_result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.ground.points import Measuring
    from warplens.profiles.comparison import Comparison

option = options.declared_beside(__file__)


def compare(
    base: Annotated[Path, option("base", default=launched.SOURCES)],
    new: Annotated[list[Path], option("new")],
    *,
    preset: options.Preset = "default",
    threshold: options.Threshold = None,
    ignore_devices: Annotated[bool, option("ignore_devices")] = False,
    strict: Annotated[bool, option("strict")] = False,
    markdown: options.Markdown = False,
    json: options.Json = None,
) -> None:
    """Compare saved profiles with a baseline, point by point; exit code 1 if some point became slower or fails now."""
    from warplens.profiles.comparison import compare as compare_sides
    from warplens.profiles.matching import side_of, thresholds

    _require_one_form(json, markdown=markdown)
    least_changes = thresholds(preset, None if threshold is None else option_values.fraction(threshold, "--threshold"))
    first, *others = (side_of(profile, name) for name, profile in launched.read_named([base, *new]))
    comparisons = [compare_sides(first, other, least_changes, ignore_devices=ignore_devices) for other in others]
    _print(comparisons, json, markdown=markdown)
    for comparison in comparisons:
        if not comparison.pairs:
            raise InputError(f"{comparison.new} and {comparison.base} have no point in common: nothing was compared")
    failed = [comparison.has_regression or (strict and not comparison.is_resolved) for comparison in comparisons]
    raise typer.Exit(int(any(failed)))


def _require_one_form(json: Path | None, *, markdown: bool) -> None:
    if markdown and json == Path("-"):
        raise InputError("--markdown and --json - exclude each other")


def _print(comparisons: Sequence[Comparison], json: Path | None, *, markdown: bool) -> None:
    from warplens.gui.views.compare.text import comparisons_report
    from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown

    if json is not None:
        write_document(json, comparisons_to_json(comparisons))
    if markdown:
        write_result(comparisons_to_markdown(comparisons))
    elif json != STANDARD_OUTPUT:
        print_result(lambda console: comparisons_report(comparisons, console))


# `warplens ab`: whether one kernel is faster than another, measured in turns in one process.

WHAT = "The path of a .cu, a kernel, REVISION:PATH of a git repository, or a profile with the kernel."


def ab(
    context: typer.Context,
    a: Annotated[str, typer.Argument(metavar="A", help=WHAT, autocompletion=options.complete_kernel)],
    b: Annotated[str | None, option("b", autocompletion=options.complete_kernel)] = None,
    *,
    problem: options.OneProblem = None,
    tune: Annotated[list[str] | None, option("macros")] = None,
    tune_a: Annotated[list[str] | None, option("macros_of_a")] = None,
    tune_b: Annotated[list[str] | None, option("macros_of_b")] = None,
    kernel: Annotated[str | None, option("kernel_of_profile")] = None,
    device: options.OneDevice = None,
    folders: options.KernelFolders = None,
    cache: Annotated[str | None, option("cache")] = None,
    time: Annotated[str | None, option("longest_time")] = None,
    samples: Annotated[str | None, option("most_samples")] = None,
    lock_clocks: options.LockClocks = False,
    preset: options.Preset = "default",
    threshold: options.Threshold = None,
    budget: options.Budget = None,
    limit: options.Limit = None,
    check: options.Check = None,
    workers: options.Workers = None,
    save: Annotated[Path | None, option("save")] = None,
    markdown: options.Markdown = False,
    json: options.Json = None,
) -> None:
    """Measure two kernels in turns until the samples decide which is faster; exit code 1 if B is slower or fails."""
    from warplens.cuda.device.gpus import is_gpu
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.profiles import ab_run
    from warplens.profiles.comparison import compare
    from warplens.profiles.matching import thresholds

    _require_one_form(json, markdown=markdown)
    least_changes = thresholds(preset, None if threshold is None else option_values.fraction(threshold, "--threshold"))
    spec, measuring = _how_measured(device, cache, time, samples)
    both = context.with_resource(
        ab_run.contenders(
            a, b, folders=folders or (), kernel=kernel, tune=option_values.axes_of(tune, "--tune"),
            tune_a=option_values.axes_of(tune_a, "--tune-a"), tune_b=option_values.axes_of(tune_b, "--tune-b"),
        )
    )  # fmt: skip
    plan = ab_run.plan_ab(
        *both, problem=option_values.axes_of(problem, "--problem"), device=spec.key,
        caches=option_values.caches_of(cache),
        measuring=measuring,
        budget_s=option_values.budget_of(budget, None), limit=option_values.limit_of(limit),
        check=option_values.level_of(check),
    )  # fmt: skip
    outcome = recorded_sweep(
        plan, [spec], workers=workers, save=save, fresh=True, overwrite=may_overwrite(), lock_clocks=lock_clocks,
        make_execution=lambda *_, **__: ab_run.ab_execution(plan, least_changes, workers=workers),
    )  # fmt: skip
    if outcome.signal_number is not None:  # half a pair has no verdict
        notice("stopped, so there is no verdict" + (f"; what was measured is saved in {save}" if save else ""))
        raise typer.Exit(outcome.exit_code)
    comparison = compare(*ab_run.named_sides(outcome.profile, both), least_changes)
    if not is_gpu(spec.key):
        notice(f"{spec.name} is emulated: accesses are counted, and the times of the comparison are modelled")
    _print([comparison], json, markdown=markdown)
    if save is not None:
        notice(f"saved {save}")
    # A build that asks which is faster must not pass without an answer.
    skipped = next((point for point in outcome.profile.points if point.status is Status.SKIPPED), None)
    if skipped is not None and skipped.pair is not None and not outcome.exit_code:
        reason = skipped.reason.strip().split("\n", 1)[0]
        raise InputError(f"{skipped.pair.side} ({skipped.kernel}) did not run, so there is no verdict: {reason}")
    raise typer.Exit(int(comparison.has_regression or outcome.exit_code))


def _how_measured(
    device: str | None, cache: str | None, time: str | None, samples: str | None
) -> tuple[GpuSpec, Measuring]:
    from warplens.cuda.device.gpus import default_device, is_gpu, load_device
    from warplens.profiles.ab_run import ab_measuring

    spec = load_device(device or default_device())
    for option, value in (("--cache", cache), ("--time", time), ("--samples", samples)):
        if value is not None and not is_gpu(spec.key):
            raise InputError(f"{option} is for kernels that are timed on a GPU, and {spec.key} is emulated")
    settings: dict[str, float] = {}
    if time is not None:
        settings["longest_time_s"] = option_values.seconds_of(time, "--time")
    if samples is not None:
        settings["most_samples"] = option_values.whole_number(samples, "--samples", least=2, example="2000")
    return spec, ab_measuring(**settings)
