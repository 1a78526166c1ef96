"""`warplens explain`: which source line of a kernel wastes memory traffic, and how."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.terminal.launch_options import Block, Define, DynamicShared, Grid, Include
from warplens.gui.terminal.launched import KernelOptions, Launched, Looked, Wanted, looked_point
from warplens.gui.terminal.options import (
    Budget,
    Check,
    Json,
    KernelFolders,
    Limit,
    OneDevice,
    OneProblem,
    OneTune,
    Pitch,
    Rescore,
    Step,
    TimeLimit,
    Trace,
    level_of,
    time_limit_of,
)


def explain(
    context: typer.Context,
    kernel: Looked,
    launched: Launched = None,
    *,
    problem: OneProblem = None,
    tune: OneTune = None,
    device: OneDevice = None,
    folders: KernelFolders = None,
    budget: Budget = None,
    limit: Limit = None,
    check: Check = None,
    time_limit: TimeLimit = None,
    trace: Trace = None,
    step: Step = None,
    pitch: Pitch = None,
    rescore: Rescore = None,
    ptx: Annotated[
        bool, typer.Option("--ptx", help="Print the PTX instead, each line with its source line and its cost.")
    ] = False,
    json: Json = None,
    block: Block = None,
    grid: Grid = None,
    dynamic_shared: DynamicShared = None,
    include: Include = None,
    define: Define = None,
) -> None:
    """Show which source line wastes memory traffic, and how: one kernel at one point, or one launch of a program."""
    from warplens.cuda.points import CheckLevel
    from warplens.cuda.runners.inspection.choice import place_of
    from warplens.cuda.sweep.inspection import inspecting_worker
    from warplens.gui.terminal.explanation import explanation_data, explanation_report
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json

    place = place_of(trace, step)
    limit_s = time_limit_of(time_limit)
    wanted = Wanted(problem=problem, tune=tune, device=device, budget=budget, limit=limit, check=level_of(check))
    options = KernelOptions(
        folders=folders,
        block=block,
        grid=grid,
        dynamic_shared=dynamic_shared,
        include=include,
        define=define,
        step=step,
    )
    with looked_point(context, kernel, launched, wanted, options) as point:
        if ptx:
            if json is not None:
                raise InputError("--ptx and --json exclude each other")
            from warplens.gui.commands.lens import inspected
            from warplens.gui.terminal.ptx import ptx_report

            print_result(ptx_report(inspected(replace(point, check=CheckLevel.FAST), place, limit_s)), wrap=False)
            return
        with inspecting_worker(limit_s) as worker:
            explained = worker.explain(point, place, pitch_words=pitch, rescored_for=rescore)
    write_json(json, "explanation", explanation_data(explained))
    if json != STANDARD_OUTPUT:
        print_result(lambda console: explanation_report(explained, console))
