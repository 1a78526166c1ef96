"""`warplens python`: a Python script as it is, each of its kernel launches a point."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.gui.terminal.options import Json, whole_number


def python(
    script: Annotated[Path, typer.Argument(metavar="SCRIPT.py", help="The script, run as Python runs it.")],
    arguments: Annotated[
        list[str] | None, typer.Argument(metavar="ARGUMENT...", help="What the script finds in sys.argv.")
    ] = None,
    *,
    device: Annotated[
        str | None, typer.Option(metavar="GPU", help="The GPU whose sheet the launches are counted and modelled for.")
    ] = None,
    launches: Annotated[
        str, typer.Option(metavar="NUMBER", help="Look for races in this many launches of a kind.")
    ] = "1",
    budget: Annotated[
        str | None,
        typer.Option(
            metavar="SECONDS",
            help="Time that a launch of a benchmark or an autotuner may execute; a longer one is sampled. "
            "inf: execute every block.",
        ),
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the profile here.")] = None,
    json: Json = None,
) -> None:
    """Run a Python script as it is; each kernel launch becomes a point."""
    from warplens.cuda.device.cards import default_device, load_device
    from warplens.cuda.frontends.script import run_script
    from warplens.cuda.frontends.session import BENCHMARK_BUDGET_S, Session
    from warplens.cuda.sweep.plan import parse_budget
    from warplens.gui.terminal.output import (
        STANDARD_OUTPUT,
        may_overwrite,
        notice,
        print_result,
        write_document,
    )
    from warplens.gui.terminal.tables import profile_report
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.launches import LaunchProfile

    spec = load_device(device or default_device())
    searched = whole_number(launches, "--launches", least=0)
    profile = LaunchProfile(spec, save, overwrite=may_overwrite())
    session = Session(
        spec,
        searched=searched,
        on_launch=lambda _: profile.keep(session.records),
        budget_s=BENCHMARK_BUDGET_S if budget is None else parse_budget(budget),
    )
    try:
        code = run_script(script, arguments or [], session)
    finally:
        finished = profile.finish(session.records)
    if json is not None:
        write_document(json, to_json(finished))
    if json != STANDARD_OUTPUT:
        if finished.points:
            print_result(lambda console: profile_report(finished, console))
        else:
            notice(f"{script} launched no kernel of a package that is traced")
    if save is not None:
        notice(f"saved {save}")
    raise typer.Exit(code)
