"""`warplens report`: a saved profile as one HTML page or as Markdown, alone or against others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.terminal.options import Markdown, Quiet
from warplens.gui.terminal.saved import SOURCES, read_named


def report(
    source: Annotated[Path, typer.Argument(metavar="PROFILE", help=SOURCES)],
    *,
    against: Annotated[
        list[Path] | None, typer.Option(metavar="BASE", help="A profile to compare it with; may be repeated.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="The page. Default: the profile's name with .html, in this folder."
        ),
    ] = None,
    axis: Annotated[
        str, typer.Option(metavar="NAME", help="The tune axis of the plots against tile width, such as num_warps.")
    ] = "",
    markdown: Markdown = False,
    quiet: Quiet = False,
) -> None:
    """Write a report of a saved profile: one HTML page that needs no other file."""
    from warplens.gui.rendering.report import Named, html_report, markdown_report
    from warplens.gui.terminal.output import may_overwrite, notice, set_quiet, write_file, write_result
    from warplens.profiles.outputs import Kind, refuse_loss

    if quiet:
        set_quiet(quiet=True)
    subject, *bases = (Named(name, profile) for name, profile in read_named([source, *(against or ())]))
    if markdown:
        if axis:
            raise InputError("--axis is for the plots of the page, and --markdown has none")
        write_result(markdown_report(subject, bases))
        return
    path = output or Path(f"{_stem(subject.name)}.html")
    refuse_loss(path, Kind.PAGE, overwrite=may_overwrite())
    write_file(path, html_report(subject, bases, axis).encode("utf-8"), Kind.PAGE)
    notice(f"report: {path}")


def _stem(name: str) -> str:
    """Return the stem of a file for a profile: `h200` for `reference:h200`."""
    return Path(name.replace(":", "/")).name.partition(".warplens.json")[0] or "report"
