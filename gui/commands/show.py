"""`warplens show`: a saved profile as a table, or in another form; `reference:` lists those that are shipped.

The rule: the options for other forms are those of the registry of exporters (`warplens.profiles.exporters`).
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Annotated, Any

import typer

from warplens.cuda.errors import InputError
from warplens.gui.terminal.options import Json
from warplens.gui.terminal.saved import SOURCES, read_saved
from warplens.profiles.exporters import EXPORTS, Export


def show(
    source: Annotated[Path, typer.Argument(metavar="PROFILE", help=SOURCES)],
    *,
    json: Json = None,
    **forms: Any,
) -> None:
    """Print a saved profile."""
    from warplens.gui.terminal.output import (
        STANDARD_OUTPUT,
        print_result,
        write_document,
        write_file,
        write_json,
        write_result,
    )
    from warplens.gui.terminal.tables import profile_report, references_data, references_list
    from warplens.profiles.compact import without_collection
    from warplens.profiles.exporters.json import to_json
    from warplens.profiles.outputs import KINDS
    from warplens.profiles.shipped import PREFIX, references
    from warplens.profiles.store import read_profile

    chosen = [export for export in EXPORTS if forms.get(export.name)]
    if len(chosen) + (json == STANDARD_OUTPUT) > 1:
        raise InputError(f"{_options()} exclude each other")
    if str(source) == PREFIX:
        if chosen:
            raise InputError("reference: lists the shipped profiles; another form is that of one, as reference:h200")
        profiles = {name: read_profile(path) for name, path in references().items()}
        write_json(json, "references", references_data(profiles))
        if json != STANDARD_OUTPUT:
            print_result(references_list(profiles), wrap=False)
        return
    profile = read_saved(source)
    if json is not None:
        write_document(json, to_json(profile))
    for export in chosen:
        content = export.content(profile)
        if export.is_binary:
            write_file(forms[export.name], content, KINDS[export.name])
        else:
            write_result(content)
    if not chosen and json != STANDARD_OUTPUT:
        with without_collection():  # the collector would go through all values of a large profile several times
            print_result(lambda console: profile_report(profile, console))


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
