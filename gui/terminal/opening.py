"""Opens the window, or runs the quick sweep where there is no display.

The rule: nothing here imports typer, which the window does not need.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.ground.errors import MissingPartError, StorageError
from warplens.cuda.ground.host import BLAS_THREADS

if TYPE_CHECKING:
    from warplens.gui.terminal.sweep import Outcome
    from warplens.profiles.records import Profile


def open_window(
    profile: Path | None = None, folders: Sequence[Path] = (), lessons: Sequence[Path] | None = None, program: str = ""
) -> int:
    """Show the window until it is closed, or run the quick sweep, and return the exit code; `MissingPartError` if the
    window cannot be opened, or there is a profile to show and no display.

    With `lessons` it opens on them: on those that are shipped, if there are none. The profile is that of the `program`,
    as `call_again` returns it, where there is one.
    """
    from warplens.gui.terminal.doctor import INSTALL_WINDOW, has_display, missing_for_window, window_hindrance

    if not has_display():
        if profile is not None:
            shown = str(profile).removeprefix("warplens:").partition("#")[0]  # of a link to a view its profile
            raise MissingPartError(f"there is no display to open {shown} on; `warplens show {shown}` prints it")
        if lessons is not None:
            way = "`warplens lessons --handout FOLDER` prints them"
            raise MissingPartError(f"there is no display to open lessons on; {way}")
        return quick_sweep().exit_code
    if missing := missing_for_window():
        raise MissingPartError(f"the window needs {missing}, which is not installed: {INSTALL_WINDOW}")
    if hindrance := window_hindrance():
        raise MissingPartError(f"the window cannot be opened: {hindrance}")
    os.environ.setdefault(
        BLAS_THREADS, "1"
    )  # the window makes no large products: a thread costs a twentieth of the start
    gc.disable()  # a collection during imports costs a tenth of the start and frees nothing; the window enables it
    try:
        try:
            app = import_module("warplens.gui.window.app")  # named, since commands stand below the window
        except ImportError as error:
            way = "`warplens doctor` says what to install"
            raise MissingPartError(f"the window cannot be opened: {error}; {way}") from None
        return int(app.run_window(None if profile is None else str(profile), folders, lessons, program))
    finally:
        gc.enable()


# The quick sweep: what `warplens` does where there is no display to open a window on.

QUICK_FOLDER = Path("warplens-run")
QUICK_VARIANTS = (
    "copy_coalesced", "transpose_thread_per_element", "transpose_tiled", "transpose_tiled_padded",
    "matmul_naive", "matmul_tiled",
)  # fmt: skip
QUICK_SIZES = (256, 512, 1024)
QUICK_TILES = (8, 16, 32)
"""The quick sweep runs these variants at these sizes N and tile widths, which takes some seconds of emulation."""


def quick_sweep() -> Outcome:
    """Run the small built-in sweep, print its table, save the profile and the picture and print their paths."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.device.gpus import default_device, load_device
    from warplens.cuda.sweep.plan import plan_sweep
    from warplens.gui.terminal.console import print_result
    from warplens.gui.terminal.output import notice, write_result
    from warplens.gui.terminal.sweep import recorded_sweep
    from warplens.gui.terminal.tables import profile_report

    folder = _quick_folder()
    profile_path = folder / "quick.warplens.json"
    spec = load_device(default_device())
    problem, tune = {"N": QUICK_SIZES}, {"TILE": QUICK_TILES}
    plan = plan_sweep(select(QUICK_VARIANTS), problem=problem, tune=tune, devices=[spec.key])
    notice(f"no display: running the quick sweep of {len(plan.points)} points instead of opening the window")
    outcome = recorded_sweep(plan, [spec], workers=None, save=profile_path, fresh=True)
    print_result(lambda console: profile_report(outcome.profile, console))
    write_result(f"profile: {profile_path}\n{_save_picture(outcome.profile, folder / 'quick.png')}\n")
    return outcome


def _quick_folder() -> Path:
    """Return a writable folder: `warplens-run` here, or under the user's data where this folder is read-only."""
    import platformdirs

    from warplens.profiles.writing import storage_errors

    fallback = Path(platformdirs.user_data_dir("warplens")) / QUICK_FOLDER
    for folder in (QUICK_FOLDER, fallback):
        try:
            with storage_errors(folder):
                folder.mkdir(parents=True, exist_ok=True)
                probe = folder / f".probe-{os.getpid()}"
                probe.write_bytes(b"")
                probe.unlink()
        except StorageError:
            if folder == fallback:
                raise
        else:
            return folder
    raise AssertionError("the last folder returns or raises")


def _save_picture(profile: Profile, path: Path) -> str:
    """Save the two plots, as SVG where Qt cannot draw; return the line that names the file or the failure."""
    from warplens.gui.kit.drawing import plots_svg, why_no_qt
    from warplens.profiles.outputs import Kind, write_output

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        if why_no_qt():
            path = path.with_suffix(".svg")
            write_output(path, plots_svg(profile).encode(), Kind.SVG)
        else:
            from warplens.gui.kit.export import plots_png

            write_output(path, plots_png(profile, "light"), Kind.PNG)
    except (MissingPartError, StorageError) as error:
        return f"no picture: {error}"
    return f"picture: {path}"
