"""`warplens help`: the help of the program or of one command."""

from __future__ import annotations

from typing import Annotated

import typer


def show_help(
    context: typer.Context,
    command: Annotated[str | None, typer.Argument(metavar="COMMAND", help="A command. Default: the program.")] = None,
) -> None:
    """Show the help of a command."""
    words = [] if command is None else [command]
    context.find_root().command.main(args=[*words, "--help"], prog_name="warplens", standalone_mode=False)
