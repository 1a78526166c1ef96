"""`warplens` without a command: the window, or the quick sweep where there is no display."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from warplens.cuda.errors import MissingPartError
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


def open_window(
    profile: Path | None = None, folders: Sequence[Path] = (), lessons: Sequence[Path] | None = None
) -> int:
    """Show the window until it is closed, or run the quick sweep, and return the exit code.

    With `lessons` it opens on them: on those that are shipped, if there are none.

    Raises:
        MissingPartError: the window cannot be opened, or there is a profile to show and no display.
    """
    from warplens.gui.terminal.doctor import INSTALL_WINDOW, has_display, missing_for_window, window_hindrance

    if not has_display():
        from warplens.gui.commands.quick import quick_sweep

        if profile is not None:
            raise MissingPartError(f"there is no display to open {profile} on; `warplens show {profile}` prints it")
        if lessons is not None:
            raise MissingPartError(
                "there is no display to open lessons on; `warplens lessons --handout FOLDER` prints them"
            )
        return quick_sweep().exit_code
    if missing := missing_for_window():
        raise MissingPartError(f"the window needs {missing}, which is not installed: {INSTALL_WINDOW}")
    if hindrance := window_hindrance():
        raise MissingPartError(f"the window cannot be opened: {hindrance}")
    gc.disable()  # a collection during imports costs a tenth of the start and frees nothing; the window enables it
    try:
        try:
            from warplens.gui.window.app import run_window
        except ImportError as error:
            raise MissingPartError(
                f"the window cannot be opened: {error}; `warplens doctor` says what to install"
            ) from None
        return run_window(None if profile is None else str(profile), folders, lessons)
    finally:
        gc.enable()
