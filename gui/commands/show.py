"""`warplens show`: a saved profile as a table, or in another form."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.commands.saved import read_saved


def show(
    file: Annotated[Path, typer.Argument(help="A profile or the journal of an interrupted run; - for standard input.")],
    csv: Annotated[bool, typer.Option("--csv", help="All axes and metrics as CSV.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="The table as Markdown.")] = False,
    json: Annotated[bool, typer.Option("--json", help="The profile as JSON.")] = False,
) -> None:
    """Print a saved profile."""
    from warplens.gui.tables import profile_report
    from warplens.gui.terminal import print_result, write_result
    from warplens.profiles.exporters.csv import to_csv
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.exporters.markdown import to_markdown

    if csv + markdown + json > 1:
        raise InputError("--csv, --markdown and --json exclude each other")
    profile = read_saved(file)
    if csv:
        write_result(to_csv(profile))
    elif markdown:
        write_result(to_markdown(profile))
    elif json:
        write_result(to_json(profile))
    else:
        print_result(lambda console: profile_report(profile, console))
