"""`warplens timeline`: one launch by time, as a table and as a trace."""

from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.ground.errors import WarplensError
from warplens.gui.terminal import kernel_arguments, main_program, option_values, options
from warplens.gui.terminal.launched import Launched, Looked, Wanted, answer_of, looked_point

option = options.declared_beside(__file__)


def timeline(
    context: typer.Context,
    kernel: Looked,
    launched: Launched = None,
    *,
    wanted: Wanted,
    time_limit: options.TimeLimit = None,
    perfetto: Annotated[Path | None, option("perfetto")] = None,
    json: options.Json = None,
    launch: kernel_arguments.LaunchOptions,
    main: main_program.MainOptions,
) -> None:
    """Show one launch by time: its waves and tail, and what its warps do, as the timing model simulates them."""
    from warplens.cuda.device.gpus import gpu_specs
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.terminal.console import report
    from warplens.gui.terminal.output import notice, write_document
    from warplens.gui.views.timeline.program import read_program
    from warplens.gui.views.timeline.text import timeline_data, timeline_report, trace_bytes

    with looked_point(context, kernel, launched, wanted, launch, step=None, main=main) as (point, points):
        folder = None if point.launch_file is None else Path(point.launch_file.path).parent
        program = read_program(folder, points, {spec.key: spec for spec in (*gpu_specs(), *all_specs())})
        made = None
        try:
            made = answer_of(option_values.time_limit_of(time_limit), lambda worker: worker.timeline(point))
        except WarplensError as error:  # the steps of its program are there nevertheless
            if perfetto is None or program is None:
                raise
            notice(str(error))
    if perfetto is not None:
        write_document(perfetto, trace_bytes(made, program).decode("utf-8"))
        notice(f"trace: {perfetto}")
    if made is not None:
        report(json, "timeline", timeline_data(made), timeline_report(made))
