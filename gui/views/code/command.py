"""`warplens explain`: which source line of a kernel wastes memory traffic, and how."""

from dataclasses import replace
from typing import Annotated

import typer

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import CheckLevel
from warplens.gui.terminal import kernel_arguments, main_program, option_values, options
from warplens.gui.terminal.console import print_result, report
from warplens.gui.terminal.launched import Launched, Looked, Wanted, inspected, looked_point

option = options.declared_beside(__file__)


def explain(
    context: typer.Context,
    kernel: Looked,
    launched: Launched = None,
    *,
    wanted: Wanted,
    check: options.Check = None,
    time_limit: options.TimeLimit = None,
    trace: options.Trace = None,
    step: options.Step = None,
    pitch: options.Pitch = None,
    rescore: options.Rescore = None,
    ptx: Annotated[bool, option("ptx")] = False,
    json: options.Json = None,
    launch: kernel_arguments.LaunchOptions,
    main: main_program.MainOptions,
) -> None:
    """Show which source line wastes memory traffic, and how: one kernel at one point, or one launch of a program."""
    from warplens.cuda.execute.inspection.records import place_of
    from warplens.cuda.sweep.inspection import inspecting_worker
    from warplens.gui.views.code.text import explanation_data, explanation_report

    place = place_of(trace, step)
    limit_s = option_values.time_limit_of(time_limit)
    level = option_values.level_of(check)
    with looked_point(context, kernel, launched, wanted, launch, step=step, main=main, check=level) as (point, _):
        if ptx:
            if json is not None:
                raise InputError("--ptx and --json exclude each other")
            from warplens.gui.views.code.text import ptx_report

            print_result(ptx_report(inspected(replace(point, check=CheckLevel.FAST), place, limit_s)), wrap=False)
            return
        with inspecting_worker(limit_s) as worker:
            explained = worker.explain(point, place, pitch_words=pitch, rescored_for=rescore)
    report(json, "explanation", explanation_data(explained), lambda console: explanation_report(explained, console))
