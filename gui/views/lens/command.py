"""`warplens lens`: one request of a warp, lane by lane, as text, as JSON or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.gui.terminal import console, kernel_arguments, main_program, option_values, options, output
from warplens.gui.terminal.launched import Launched, Looked, Wanted, inspected, looked_point

if TYPE_CHECKING:
    from warplens.cuda.execute.inspection.records import Inspection
    from warplens.gui.figures.request import Lens, LensRequest

option = options.declared_beside(__file__)


def lens(
    context: typer.Context,
    kernel: Looked,
    launched: Launched = None,
    *,
    wanted: Wanted,
    time_limit: options.TimeLimit = None,
    line: Annotated[int | None, option("line", parser=options.whole_number_parser("--line"))] = None,
    array: Annotated[str | None, option("array")] = None,
    trace: options.Trace = None,
    step: options.Step = None,
    pitch: options.Pitch = None,
    rescore: options.Rescore = None,
    svg: Annotated[Path | None, option("svg")] = None,
    theme: Annotated[str, option("colours")] = "light",
    json: options.Json = None,
    launch: kernel_arguments.LaunchOptions,
    main: main_program.MainOptions,
) -> None:
    """Show the 32 lanes of one request on the banks or sectors that serve them, and the row pitch that would help."""
    from warplens.cuda.execute.inspection.records import place_of
    from warplens.gui.views.lens.text import lens_data, lens_report

    place = place_of(trace, step)
    with looked_point(context, kernel, launched, wanted, launch, step=step, main=main) as (point, _):
        inspection = inspected(point, place, option_values.time_limit_of(time_limit))
        request = _chosen_request(inspection, line, array)
    view = _view(request, rescore, pitch)
    if svg is not None:
        _write_svg(view, svg, theme)
    invented = inspection.explanation.invented
    console.report(json, "lens", lens_data(view, invented), lens_report(view, svg, invented))


def _view(request: LensRequest, rescore: str | None, pitch: int | None) -> Lens:
    """Return a request as it is shown: by the rules of another GPU, and with another row pitch."""
    from warplens.cuda.device.gpus import load_device
    from warplens.gui.figures.request import at_rules, is_possible, lens_of

    if rescore is not None:
        request = at_rules(request, load_device(rescore).memory_rules)
    if pitch is not None and not is_possible(request, pitch):
        rows = f"its rows are {request.row_words} words apart, and an access has {request.width_bytes} bytes"
        raise InputError(
            f"--pitch {pitch} cannot be tried in line {request.line}: "
            f"{rows if request.row_words else 'its addresses show no rows'}"
        )
    return lens_of(request, pitch)


def _chosen_request(inspection: Inspection, line: int | None, array: str | None) -> LensRequest:
    """Return the request of a line and an array, by default of the most wasteful line and its most wasteful access."""
    from warplens.gui.figures import inspected_lines as inspected_requests

    explanation = inspection.explanation
    if line is None:
        line = inspected_requests.worst_line(inspection)
    accesses = inspected_requests.accesses_of(inspection, line)
    if not accesses:
        lines = dict.fromkeys(str(access.access.line) for access in explanation.accesses if access.access.line)
        listed = ", ".join(lines) or "none does"
        raise InputError(f"line {line} of {Path(explanation.path).name} touches no memory (these do: {listed})")
    if array is not None:
        names = {access.access.array or access.access.space for access in accesses}
        if array not in names:
            raise UnknownNameError(f"array of line {line}", array, names)
        accesses = tuple(access for access in accesses if (access.access.array or access.access.space) == array)
    place = explanation.place
    for access in accesses:
        for instruction in access.instructions:
            request = inspected_requests.lens_request(
                inspection, inspection.record, instruction.count.index, place.warp, place.occurrence
            )
            if request is not None:
                return request
    times = "once" if place.occurrence == 0 else f"{place.occurrence + 1} times"
    raise InputError(
        f"warp {place.warp} of block {place.block} did not execute line {line} {times}: choose another request with "
        "--trace"
    )


def _write_svg(view: Lens, path: Path, theme: str) -> None:
    from warplens.gui.figures.colours import THEMES, ThemeName
    from warplens.gui.figures.picture import svg
    from warplens.gui.figures.request_picture import lens_sheet
    from warplens.profiles.outputs import Kind

    if theme not in set(ThemeName):
        raise InputError(f"--theme takes light or dark, not {theme!r}")
    output.write_file(path, svg(lens_sheet(view), THEMES[ThemeName(theme)]).encode("utf-8"), Kind.SVG)
