"""`warplens show`: a saved profile as a table, or in another form; `reference:` lists those that are shipped."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.errors import InputError
from warplens.gui.commands.saved import SOURCES, read_saved
from warplens.gui.terminal.options import Json, Markdown


def show(
    source: Annotated[Path, typer.Argument(metavar="PROFILE", help=SOURCES)],
    csv: Annotated[bool, typer.Option("--csv", help="Print all axes and metrics as CSV.")] = False,
    markdown: Markdown = False,
    json: Json = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="Write what --csv prints to a Parquet file.")
    ] = None,
) -> None:
    """Print a saved profile."""
    from warplens.gui.terminal.output import STANDARD_OUTPUT, print_result, write_document, write_json, write_result
    from warplens.gui.terminal.tables import profile_report, references_data, references_list
    from warplens.profiles.exporters.csv import to_csv
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.exporters.markdown import to_markdown
    from warplens.profiles.shipped import PREFIX, references
    from warplens.profiles.store import read_profile

    if csv + markdown + (json == STANDARD_OUTPUT) + (parquet is not None) > 1:
        raise InputError("--csv, --markdown, --json - and --parquet exclude each other")
    if str(source) == PREFIX:
        if csv or markdown or parquet is not None:
            raise InputError("reference: lists the shipped profiles; another form is that of one, as reference:h200")
        profiles = {name: read_profile(path) for name, path in references().items()}
        write_json(json, "references", references_data(profiles))
        if json != STANDARD_OUTPUT:
            print_result(references_list(profiles), wrap=False)
        return
    profile = read_saved(source)
    if json is not None:
        write_document(json, to_json(profile))
    if parquet is not None:
        from warplens.profiles.exporters.parquet import to_parquet
        from warplens.profiles.store import write_bytes

        write_bytes(parquet, to_parquet(profile))
    elif csv:
        write_result(to_csv(profile))
    elif markdown:
        write_result(to_markdown(profile))
    elif json != STANDARD_OUTPUT:
        print_result(lambda console: profile_report(profile, console))
