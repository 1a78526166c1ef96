"""`warplens` without a command: the window, or the quick sweep where there is no display."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warplens.gui.terminal.opening import open_window
from warplens.gui.terminal.options import KernelFolders, Quiet


def window(
    context: typer.Context,
    profile: Annotated[
        Path | None, typer.Option("--open", metavar="FILE", help="Open this profile in the window.")
    ] = None,
    folders: KernelFolders = None,
    quiet: Quiet = False,
    version: Annotated[bool, typer.Option("--version", "-V", help="Print the version.")] = False,
) -> None:
    """Open the window; without a display, run a quick sweep instead and save its table and picture."""
    if version:
        from warplens.gui.terminal.output import write_result
        from warplens.profiles.records import program_version

        write_result(f"{program_version()}\n")
        raise typer.Exit
    if quiet:
        from warplens.gui.terminal.output import set_quiet

        set_quiet(quiet=True)
    if context.invoked_subcommand is not None:
        return
    raise typer.Exit(open_window(profile, folders or ()))
