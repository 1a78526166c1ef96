"""`warplens why`: the points of a saved profile, each with its numbers and what holds it back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.commands.saved import SOURCES, read_saved
from warplens.gui.terminal.options import Json, axes_of

MOST_POINTS = 20
"""Points that are told unless more are asked for by name."""


def why(
    file: Annotated[Path, typer.Argument(metavar="PROFILE", help=SOURCES)],
    kernel: Annotated[str | None, typer.Argument(metavar="KERNEL", help="A kernel or a family; default: all.")] = None,
    *,
    problem: Annotated[
        list[str] | None, typer.Option(metavar="AXIS", help="Sizes that are told, as N=1024,2048.")
    ] = None,
    tune: Annotated[list[str] | None, typer.Option(metavar="AXIS", help="Macros that are told, as TILE=32.")] = None,
    json: Json = None,
) -> None:
    """Say of each point what it costs, what holds it back and what to try."""
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json
    from warplens.gui.terminal.why import readings_report
    from warplens.profiles.reading import read

    profile = read_saved(file)
    wanted = axes_of(problem, "--problem") | axes_of(tune, "--tune")
    points = [point for point in profile.points if kernel in (None, point.kernel, point.family)]
    points = [
        point
        for point in points
        if all((point.problem | point.tune).get(name) in values for name, values in wanted.items())
    ]
    if not points:
        kernels = ", ".join(dict.fromkeys(point.kernel for point in profile.points))
        raise InputError(f"no point of {file} is asked for; it holds {len(profile.points)} points of {kernels}")
    readings = [read(point, profile.device(point.device)) for point in points]
    write_json(json, "why", {"points": readings})
    if json != STANDARD_OUTPUT:
        left = len(readings) - MOST_POINTS if kernel is None and not wanted else 0
        print_result(readings_report(readings[: len(readings) - max(0, left)], left))
