"""`warplens why`: the points of a saved profile, each with its numbers and what holds it back."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import PointResult
from warplens.gui.terminal import option_values, tables
from warplens.gui.terminal.console import print_result, report
from warplens.gui.terminal.launched import SOURCES, read_saved
from warplens.gui.terminal.options import Json, declared_beside
from warplens.gui.terminal.output import STANDARD_OUTPUT, write_document, write_file, write_json, write_result
from warplens.profiles import columns, records, store, writing
from warplens.profiles.exporters import EXPORTS, Export
from warplens.profiles.journal import PREFIX, references

option = declared_beside(__file__)

MAX_POINTS = 20  # this many points are printed where none is chosen by its kernel or axes


def why(
    source: Annotated[Path, typer.Argument(metavar="PROFILE", help=SOURCES)],
    kernel: Annotated[str | None, option("kernel")] = None,
    *,
    problem: Annotated[list[str] | None, option("problem")] = None,
    tune: Annotated[list[str] | None, option("tune")] = None,
    off: Annotated[bool, option("off")] = False,
    measured: Annotated[Path | None, option("measured")] = None,
    json: Json = None,
) -> None:
    """Show what is fastest and why, and what holds each point back; with --off how far the model is off."""
    from warplens.gui.views.points.text import readings_report
    from warplens.profiles.difference import answer_report
    from warplens.profiles.reading import read

    if measured is not None and not off:
        raise InputError("--measured goes with --off alone")
    profile = read_saved(source)
    axes = option_values.axes_of(problem, "--problem") | option_values.axes_of(tune, "--tune")
    points = chosen_points(
        profile.points, kernel, axes, source="standard input" if source == Path("-") else str(source)
    )
    if off:
        _show_residuals(profile, points, None if measured is None else read_saved(measured), json)
        return
    readings = [read(point, profile.device(point.device)) for point in points]
    is_whole = kernel is None and not axes
    answers = list(answer_report(profile)) if is_whole else []
    write_json(json, "why", {"answers": answers, "points": readings})
    if json != STANDARD_OUTPUT:
        omitted = max(0, len(readings) - MAX_POINTS) if is_whole else 0
        print_result(readings_report(readings[: len(readings) - omitted], omitted, answers))


def _show_residuals(
    profile: records.Profile, points: Sequence[PointResult], measured: records.Profile | None, json: Path | None
) -> None:
    from warplens.gui.views.points.text import residuals_report
    from warplens.profiles.residuals import residuals_of

    others = measured.points if measured is not None else ()
    devices = profile.devices + (measured.devices if measured is not None else ())
    kernels = residuals_of(points, devices, others)
    if not kernels:
        raise InputError(
            "no point has both a measured and a modelled time; --measured names a profile of a GPU with the same "
            "kernels, sizes and macros"
        )
    report(json, "off", {"kernels": [kernel.for_json() for kernel in kernels]}, residuals_report(kernels))


def chosen_points(
    points: Sequence[PointResult], kernel: str | None, axes: Mapping[str, Sequence[int]], source: str
) -> list[PointResult]:
    """Return the points of a kernel or family (None: of all) with one of the values of each axis, of `source`."""
    if not points:
        raise InputError(f"{source} holds no points")
    names = {point.kernel for point in points} | {point.family for point in points if point.family}
    if kernel is not None and kernel not in names:
        raise UnknownNameError(f"kernel of {source}", kernel, names)
    matching = [point for point in points if kernel in (None, point.kernel, point.family)]
    for axis, values in axes.items():
        axis_names = {name for point in matching for name in (*point.problem, *point.tune)}
        if axis not in axis_names:
            raise UnknownNameError("axis of these points", axis, axis_names)
        present = {(point.problem | point.tune)[axis] for point in matching if axis in point.problem | point.tune}
        matching = [point for point in matching if (point.problem | point.tune).get(axis) in values]
        if not matching:
            raise InputError(f"no point has {axis}={_listed(values)}; these points have {axis}={_listed(present)}")
    return matching


def _listed(values: Iterable[int]) -> str:
    return ",".join(map(str, sorted(values)))


# The options for other forms are those of the registry of exporters (`warplens.profiles.exporters`).
def show(
    source: Annotated[Path, typer.Argument(metavar="PROFILE", help=SOURCES)], *, json: Json = None, **forms: Any
) -> None:
    """Print a saved profile."""
    from warplens.profiles.outputs import KINDS

    exports = [export for export in EXPORTS if forms.get(export.name)]
    if len(exports) + (json == STANDARD_OUTPUT) > 1:
        raise InputError(f"{_options()} exclude each other")
    if str(source) == PREFIX:
        if exports:
            raise InputError("reference: lists the shipped profiles; another form is that of one, as reference:h200")
        profiles = {name: store.read_profile(path) for name, path in references().items()}
        report(json, "references", tables.references_data(profiles), tables.references_list(profiles), wrap=False)
        return
    profile = read_saved(source)
    if json is not None:
        write_document(json, writing.to_json(profile))
    for export in exports:
        content = export.content(profile)
        if export.is_binary:
            write_file(forms[export.name], content, KINDS[export.name])
        else:
            write_result(content)
    if not exports and json != STANDARD_OUTPUT:
        with columns.without_collection():  # the collector would go through all values of a large profile several times
            print_result(lambda console: tables.profile_report(profile, console))


def _options() -> str:
    """Return the options that exclude each other, as a sentence lists them."""
    printed = [f"--{export.name}" for export in EXPORTS if not export.is_binary]
    options = [*printed, "--json -", *(f"--{export.name}" for export in EXPORTS if export.is_binary)]
    return f"{', '.join(options[:-1])} and {options[-1]}"


def _option(export: Export) -> inspect.Parameter:
    """Return the option for a form: a flag, or for a binary one the file that it writes."""
    option = f"--{export.name}"
    flag = Annotated[bool, typer.Option(option, help=export.help)]
    file = Annotated[Path | None, typer.Option(option, metavar="FILE", help=export.help)]
    default, form = (None, file) if export.is_binary else (False, flag)
    return inspect.Parameter(export.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=form)


def _signature() -> inspect.Signature:
    """Return the signature of `show` from which typer makes the options, with one for each form."""
    own = inspect.signature(show, eval_str=True)
    source, json = own.parameters["source"], own.parameters["json"]
    return own.replace(parameters=[source, *map(_option, EXPORTS), json])


show.__signature__ = _signature()  # type: ignore[attr-defined]
