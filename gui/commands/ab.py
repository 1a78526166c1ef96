"""`warplens ab`: whether one kernel is faster than another, measured in turns in one process."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.terminal.options import (
    Budget,
    Check,
    Json,
    KernelFolders,
    Limit,
    LockClocks,
    Markdown,
    OneDevice,
    OneProblem,
    Quiet,
    Workers,
    axes_of,
    complete_kernel,
    fraction,
    level_of,
    whole_number,
)

if TYPE_CHECKING:
    from warplens.gui.terminal.sweep import Outcome

WHAT = "The path of a .cu, a kernel, REVISION:PATH of a git repository, or a profile with the kernel."


def ab(
    context: typer.Context,
    a: Annotated[str, typer.Argument(metavar="A", help=WHAT, autocompletion=complete_kernel)],
    b: Annotated[
        str | None,
        typer.Argument(
            metavar="B",
            help="The other one. Default: A, with the second value of --tune.",
            autocompletion=complete_kernel,
        ),
    ] = None,
    *,
    problem: OneProblem = None,
    tune: Annotated[
        list[str] | None,
        typer.Option(metavar="AXIS", help="A macro of both, as TILE=32; without B also as TILE=16,32."),
    ] = None,
    tune_a: Annotated[list[str] | None, typer.Option("--tune-a", metavar="AXIS", help="A macro of A alone.")] = None,
    tune_b: Annotated[list[str] | None, typer.Option("--tune-b", metavar="AXIS", help="A macro of B alone.")] = None,
    kernel: Annotated[str | None, typer.Option(metavar="NAME", help="The kernel, where a profile has several.")] = None,
    device: OneDevice = None,
    folders: KernelFolders = None,
    cache: Annotated[
        str | None,
        typer.Option(
            metavar="cold|warm|both",
            help="On a card: the state of its L2 cache when a timed launch begins. Default: cold.",
        ),
    ] = None,
    time: Annotated[
        str | None,
        typer.Option(metavar="SECONDS", help="On a card: samples are taken for at most this long. Default: 10."),
    ] = None,
    samples: Annotated[
        str | None, typer.Option(metavar="COUNT", help="On a card: at most this many samples of each. Default: 20000.")
    ] = None,
    lock_clocks: LockClocks = False,
    preset: Annotated[
        str,
        typer.Option(
            metavar="NAME", help="The least change that counts: strict (1 %), default (2 %) or permissive (5 %)."
        ),
    ] = "default",
    threshold: Annotated[
        str | None, typer.Option(metavar="CHANGE", help="A least change in place of the preset's, as 3% or 0.03.")
    ] = None,
    budget: Budget = None,
    limit: Limit = None,
    check: Check = None,
    workers: Workers = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the profile of both points here.")] = None,
    markdown: Markdown = False,
    json: Json = None,
    quiet: Quiet = False,
) -> None:
    """Measure two kernels in turns until the samples decide which is faster; exit code 1 if B is slower or fails."""
    from warplens.cuda.device.cards import default_device, is_card, load_device
    from warplens.cuda.sweep.plan import DEFAULT_LIMIT, parse_budget
    from warplens.gui.terminal.comparison import comparisons_report
    from warplens.gui.terminal.options import caches_of, seconds_of
    from warplens.gui.terminal.output import (
        STANDARD_OUTPUT,
        may_overwrite,
        notice,
        print_result,
        set_quiet,
        write_document,
        write_result,
    )
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.profiles.comparison import compare
    from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown
    from warplens.profiles.thresholds import thresholds
    from warplens.profiles.turns import contenders, in_turns, named_sides, plan_turns, turns_execution

    if quiet:
        set_quiet(quiet=True)
    if markdown and json == STANDARD_OUTPUT:
        raise InputError("--markdown and --json - exclude each other")
    chosen = thresholds(preset, None if threshold is None else fraction(threshold, "--threshold"))
    spec = load_device(device or default_device())
    for option, value in (("--cache", cache), ("--time", time), ("--samples", samples)):
        if value is not None and not is_card(spec.key):
            raise InputError(f"{option} is for kernels that are timed on a card, and {spec.key} is emulated")
    settings: dict[str, float] = {}
    if time is not None:
        settings["longest_time_s"] = seconds_of(time, "--time")
    if samples is not None:
        settings["most_samples"] = whole_number(samples, "--samples", least=2, example="2000")
    both = context.with_resource(
        contenders(
            a, b, folders=folders or (), kernel=kernel, tune=axes_of(tune, "--tune"),
            tune_a=axes_of(tune_a, "--tune-a"), tune_b=axes_of(tune_b, "--tune-b"),
        )
    )  # fmt: skip
    plan = plan_turns(
        *both,
        problem=axes_of(problem, "--problem"),
        device=spec.key,
        caches=caches_of(cache),
        measuring=in_turns(**settings),
        budget_s=None if budget is None else parse_budget(budget),
        limit=DEFAULT_LIMIT if limit is None else whole_number(limit, "--limit", example="5e9"),
        check=level_of(check),
    )
    outcome = recorded_sweep(
        plan,
        [spec],
        workers=workers,
        save=save,
        fresh=True,
        overwrite=may_overwrite(),
        lock_clocks=lock_clocks,
        make_execution=lambda *_, **__: turns_execution(plan, chosen, workers=workers),
    )
    _check_whole(outcome, save)
    if not is_card(spec.key):
        notice(f"{spec.name} is emulated: accesses are counted, and the times of the comparison are modelled")
    comparison = compare(*named_sides(outcome.profile, both), chosen)
    if json is not None:
        write_document(json, comparisons_to_json([comparison]))
    if markdown:
        write_result(comparisons_to_markdown([comparison]))
    elif json != STANDARD_OUTPUT:
        print_result(lambda console: comparisons_report([comparison], console))
    if save is not None:
        notice(f"saved {save}")
    _require_both(outcome)
    raise typer.Exit(int(comparison.has_regression or outcome.exit_code))


def _require_both(outcome: Outcome) -> None:
    """Check that both kernels ran: a build that asks which is faster must not pass without an answer.

    Raises:
        InputError: one was skipped, and none failed.
    """
    from warplens.cuda.points import Status

    points = outcome.profile.points
    skipped = next((point for point in points if point.status is Status.SKIPPED), None)
    if skipped is not None and skipped.pair is not None and not outcome.exit_code:
        reason = skipped.reason.strip().split("\n", 1)[0]
        raise InputError(f"{skipped.pair.side} ({skipped.kernel}) did not run, so there is no verdict: {reason}")


def _check_whole(outcome: Outcome, save: Path | None) -> None:
    """End with the exit code of a run that was stopped: half a pair has no verdict."""
    from warplens.gui.terminal.output import notice

    if outcome.signal_number is not None:
        notice("stopped, so there is no verdict" + (f"; what was measured is saved in {save}" if save else ""))
        raise typer.Exit(outcome.exit_code)
