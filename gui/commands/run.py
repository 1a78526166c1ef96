"""`warplens run`: a sweep of variants over sizes and macros, with its table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.terminal.launch_options import Block, Define, DynamicShared, Grid, Include, overrides_of
from warplens.gui.terminal.options import (
    Budget,
    Check,
    Devices,
    Inputs,
    Json,
    KernelFolders,
    KernelNames,
    Limit,
    LockClocks,
    On,
    Quiet,
    Reference,
    TimeLimit,
    Workers,
    axes_of,
    chosen_kernels,
    level_of,
    whole_number,
)

if TYPE_CHECKING:
    from warplens.gui.terminal.sweep import Outcome


def run(
    context: typer.Context,
    kernels: KernelNames,
    *,
    problem: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="Sizes, as N=250,256:4096:*2; may be repeated.")
    ] = None,
    tune: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="Macros, as TILE=8,16; may be repeated.")
    ] = None,
    device: Devices = None,
    folders: KernelFolders = None,
    budget: Budget = None,
    limit: Limit = None,
    check: Check = None,
    inputs: Inputs = None,
    reference: Reference = None,
    cache: Annotated[
        str | None,
        typer.Option(
            metavar="cold|warm|both",
            help="The state of the L2 cache when a timed or modelled launch begins. Default: cold.",
        ),
    ] = None,
    timing: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", help="On a card: a setting of the timing, as least_samples=20; may be repeated."
        ),
    ] = None,
    lock_clocks: LockClocks = False,
    time_limit: TimeLimit = None,
    baselines: Annotated[
        str | None,
        typer.Option(
            metavar="LIST|none",
            help="Run these beside the variants: cublas, copy (of the same number of bytes, on the card), numpy (on "
            "the processor). Default: cublas,copy on a card.",
        ),
    ] = None,
    on: On = None,
    workers: Workers = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the profile here; an interrupted run is resumed.")
    ] = None,
    json: Json = None,
    block: Block = None,
    grid: Grid = None,
    dynamic_shared: DynamicShared = None,
    include: Include = None,
    define: Define = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Discard the journal of an interrupted run instead of resuming it.")
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Run variants over sizes and macros, and print the table of points."""
    from warplens.cuda.device.cards import default_device, load_device
    from warplens.cuda.runners.baselines import available_baselines
    from warplens.cuda.sweep.execution import executions
    from warplens.cuda.sweep.plan import DEFAULT_LIMIT, parse_budget, plan_sweep
    from warplens.gui.terminal.options import baselines_of, caches_of, measuring_of, time_limit_of
    from warplens.gui.terminal.output import (
        STANDARD_OUTPUT,
        failure,
        may_overwrite,
        notice,
        print_result,
        set_quiet,
        write_document,
    )
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.gui.terminal.tables import profile_report
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.sweep_options import input_sets, require_timed_points
    from warplens.profiles.sweep_options import reference as reference_of

    if quiet:
        set_quiet(quiet=True)
    if lock_clocks and on:
        raise InputError("--lock-clocks is for the cards of this machine, and --on names a cluster")
    sizes, macros = axes_of(problem, "--problem"), axes_of(tune, "--tune")
    make_execution = context.with_resource(executions(on))
    specs = [load_device(key) for key in dict.fromkeys(device or [default_device()])]
    chosen_baselines = baselines_of(baselines, specs)
    require_timed_points(["--timing"] if timing else [], chosen_baselines, specs)
    limit_s = time_limit_of(time_limit)
    overrides = overrides_of(
        block=block,
        grid=grid,
        dynamic_shared=dynamic_shared,
        include=include,
        define=define,
        sizes=sizes,
        device=specs[0].key,
    )
    chosen = chosen_kernels(kernels, folders, overrides)
    for sentence in chosen.wrong:
        failure(sentence)
    chosen_baselines, missing = available_baselines(chosen_baselines, chosen.kernels)
    if missing:
        notice(missing)
    plan = plan_sweep(
        chosen.kernels,
        problem=sizes,
        tune=macros,
        devices=[spec.key for spec in specs],
        budget_s=None if budget is None else parse_budget(budget),
        limit=DEFAULT_LIMIT if limit is None else whole_number(limit, "--limit", example="5e9"),
        check=level_of(check),
        inputs=input_sets(inputs, "--inputs"),
        reference=reference_of(reference, "--reference"),
        caches=caches_of(cache),
        measuring=measuring_of(timing or ()),
        baselines=chosen_baselines,
    )
    outcome = recorded_sweep(
        plan,
        specs,
        workers=workers,
        save=save,
        fresh=fresh,
        overwrite=may_overwrite(),
        limit_s=limit_s,
        lock_clocks=lock_clocks,
        make_execution=make_execution,
    )
    if json is not None:
        write_document(json, to_json(outcome.profile))
    if json != STANDARD_OUTPUT:
        print_result(lambda console: profile_report(outcome.profile, console))
    _report_saved(outcome, save)
    outcome.require_a_run()
    raise typer.Exit(outcome.exit_code or int(bool(chosen.wrong)))


def _report_saved(outcome: Outcome, save: Path | None) -> None:
    """Print where the profile is, and how a stopped run is resumed."""
    from warplens.gui.terminal.output import notice
    from warplens.profiles.formats import points_text
    from warplens.profiles.records import Completeness

    if outcome.profile.status is Completeness.COMPLETE:
        if save is not None:
            notice(f"saved {save}")
        return
    done = f"stopped with {points_text(len(outcome.profile.points))} done"
    if save is not None:
        notice(f"{done}, saved in {save}; the same command again runs the rest")
    else:
        notice(f"{done}; with --save a stopped run can be resumed")
