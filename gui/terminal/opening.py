"""Opens the window, or runs the quick sweep where there is no display.

The rule: nothing here imports typer, which the window does not need.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from warplens.cuda.ground.errors import MissingPartError


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
        from warplens.gui.terminal.quick import quick_sweep

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
            app = import_module("warplens.gui.window.app")  # named, since commands stand below the window
        except ImportError as error:
            raise MissingPartError(
                f"the window cannot be opened: {error}; `warplens doctor` says what to install"
            ) from None
        return int(app.run_window(None if profile is None else str(profile), folders, lessons))
    finally:
        gc.enable()
