"""`warplens compare`: which points became slower or faster from one saved profile to another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.terminal.options import Json, Markdown, Preset, Threshold, fraction
from warplens.gui.terminal.saved import SOURCES, read_named


def compare(
    base: Annotated[Path, typer.Argument(metavar="BASE", help=f"The baseline. {SOURCES}")],
    new: Annotated[list[Path], typer.Argument(metavar="NEW", help="The profiles that are compared with it.")],
    *,
    preset: Preset = "default",
    threshold: Threshold = None,
    ignore_devices: Annotated[
        bool, typer.Option("--ignore-devices", help="Compare points of different GPUs too.")
    ] = False,
    strict: Annotated[
        bool,
        typer.Option("--strict", help="Exit code 1 too where a point is unresolved, unknown or without a partner."),
    ] = False,
    markdown: Markdown = False,
    json: Json = None,
) -> None:
    """Compare saved profiles with a baseline, point by point; exit code 1 if some point became slower or fails now."""
    from warplens.gui.terminal.comparison import comparisons_report
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_document, write_result
    from warplens.profiles.comparison import compare as compare_sides
    from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown
    from warplens.profiles.matching import side_of
    from warplens.profiles.thresholds import thresholds

    if markdown and json == STANDARD_OUTPUT:
        raise InputError("--markdown and --json - exclude each other")
    chosen = thresholds(preset, None if threshold is None else fraction(threshold, "--threshold"))
    first, *others = (side_of(profile, name) for name, profile in read_named([base, *new]))
    comparisons = [compare_sides(first, other, chosen, ignore_devices=ignore_devices) for other in others]
    if json is not None:
        write_document(json, comparisons_to_json(comparisons))
    if markdown:
        write_result(comparisons_to_markdown(comparisons))
    elif json != STANDARD_OUTPUT:
        print_result(lambda console: comparisons_report(comparisons, console))
    for comparison in comparisons:
        if not comparison.pairs:
            raise InputError(f"{comparison.new} and {comparison.base} have no point in common: nothing was compared")
    failed = [comparison.has_regression or (strict and not comparison.is_resolved) for comparison in comparisons]
    raise typer.Exit(int(any(failed)))
