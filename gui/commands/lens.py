"""`warplens lens`: one request of a warp, lane by lane, as text, as JSON or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError, WarplensError
from warplens.gui.terminal.options import (
    Budget,
    Json,
    KernelFolders,
    Limit,
    OneDevice,
    OneKernel,
    OneProblem,
    OneTune,
    Pitch,
    Rescore,
    Trace,
    one_point,
    whole_number_parser,
)

if TYPE_CHECKING:
    from warplens.cuda.points import PointSpec
    from warplens.cuda.runners.inspection.records import Inspection, TracePlace
    from warplens.gui.plots.lens import Lens, LensRequest


def lens(
    kernel: OneKernel,
    *,
    problem: OneProblem = None,
    tune: OneTune = None,
    device: OneDevice = None,
    folders: KernelFolders = None,
    budget: Budget = None,
    limit: Limit = None,
    line: Annotated[
        int | None,
        typer.Option(
            parser=whole_number_parser("--line"),
            metavar="NUMBER",
            help="A line of the kernel file. Default: the most wasteful one.",
        ),
    ] = None,
    array: Annotated[
        str | None, typer.Option(metavar="NAME", help="Which of the line's arrays; default: the most wasteful access.")
    ] = None,
    trace: Trace = None,
    pitch: Pitch = None,
    rescore: Rescore = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the picture.")] = None,
    theme: Annotated[str, typer.Option(metavar="light|dark", help="Of the picture.")] = "light",
    json: Json = None,
) -> None:
    """Show the 32 lanes of one request on the banks or sectors that serve them, and the row pitch that would help."""
    from warplens.cuda.device.cards import load_device
    from warplens.cuda.runners.inspection import explanation
    from warplens.gui.plots.lens import at_rules, is_possible, lens_of
    from warplens.gui.terminal.lens import lens_data, lens_report
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_json

    point = one_point(kernel, folders, problem, tune, device, budget=budget, limit=limit)
    place = None if trace is None else explanation.parse_place(trace)
    found = inspected(point, place)
    request = _chosen(found, line, array)
    if rescore is not None:
        request = at_rules(request, load_device(rescore).memory_rules)
    if pitch is not None and not is_possible(request, pitch):
        known = f"its rows are {request.row_words} words apart, and an access has {request.width_bytes} bytes"
        raise InputError(
            f"--pitch {pitch} cannot be tried in line {request.line}: "
            f"{known if request.row_words else 'its addresses show no rows'}"
        )
    looked = lens_of(request, pitch)
    if svg is not None:
        _write_svg(looked, svg, theme)
    write_json(json, "lens", lens_data(looked))
    if json != STANDARD_OUTPUT:
        print_result(lens_report(looked, svg))


def inspected(point: PointSpec, place: TracePlace | None) -> Inspection:
    """Execute a point to look at it.

    Raises:
        WarplensError: it cannot be executed.
    """
    from warplens.cuda.runners.inspection.inspector import Inspector
    from warplens.cuda.runners.inspection.records import Refusal
    from warplens.cuda.sweep.places.place import worker_count

    found = Inspector(threads=worker_count()).inspect(point, place)
    if isinstance(found, Refusal):
        notes = "".join(f"\n{Path(found.path).name}:{note.line}: {note.text}" for note in found.notes)
        raise WarplensError(f"{found.sentence}{notes}")
    return found


def _chosen(found: Inspection, line: int | None, array: str | None) -> LensRequest:
    """Return the request that is meant.

    Raises:
        InputError: the line makes none, or not to this array, or the warp did not get there so often.
    """
    from warplens.gui.plots import inspected_requests

    if line is None:
        line = inspected_requests.worst_line(found)
    known = {one.access.line: None for one in found.explanation.accesses if one.access.line}
    accesses = inspected_requests.accesses_of(found, line)
    if not accesses:
        listed = ", ".join(map(str, known)) or "none does"
        raise InputError(f"line {line} of {Path(found.explanation.path).name} touches no memory (these do: {listed})")
    if array is not None:
        names = sorted({one.access.array or one.access.space for one in accesses})
        accesses = tuple(one for one in accesses if (one.access.array or one.access.space) == array)
        if not accesses:
            raise InputError(f"line {line} does not touch {array!r} (it touches {', '.join(names)})")
    place = found.explanation.place
    for access in accesses:
        for one in access.instructions:
            made = inspected_requests.lens_request(found, found.record, one.count.index, place.warp, place.occurrence)
            if made is not None:
                return made
    raise InputError(
        f"warp {place.warp} of block {place.block} did not execute line {line} {place.occurrence + 1} times: choose "
        "another request with --trace"
    )


def _write_svg(looked: Lens, path: Path, theme: str) -> None:
    """Write the picture.

    Raises:
        InputError: there is no such theme.
        StorageError: the file cannot be written.
    """
    from warplens.gui.plots.colours import THEMES, ThemeName
    from warplens.gui.plots.lens_picture import lens_sheet
    from warplens.gui.plots.picture import svg
    from warplens.profiles.store import write_bytes

    if theme not in set(ThemeName):
        raise InputError(f"--theme takes light or dark, not {theme!r}")
    write_bytes(path, svg(lens_sheet(looked), THEMES[ThemeName(theme)]).encode("utf-8"))
