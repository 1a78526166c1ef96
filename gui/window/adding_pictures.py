"""The pictures of a student's way: his `.cu` in the dialog that adds kernels, and its worst line in the warp lens.

The rule: as for all pictures, the program's own window makes them, by the clicks that the README names.
"""

from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PyQt6.QtCore import QSize
from PyQt6.QtGui import QPixmap

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.device.spec import all_specs
from warplens.gui.models.adding.adding_kernels import Tone
from warplens.gui.models.sweep.sweep_run import RunState
from warplens.gui.panels.adding.adding_dialog import AddingDialog
from warplens.gui.panels.code.lens_panel import LensPanel
from warplens.gui.toolkit.dialogs import NoDialogs
from warplens.gui.toolkit.settings import Settings
from warplens.gui.toolkit.theme import ThemeName
from warplens.gui.window.app import make_backend, make_window
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.window.main_window import MainWindow
from warplens.gui.window.waiting import settle, wait_until

DIALOG = "add"
"""The dialog, before its kernels are added."""
LENS = "mine"
"""The window, after the run and a click on its point."""
NAMES = (DIALOG, LENS)
SIZE = QSize(1360, 860)
LAYOUT = "Teaching"


def picture_of_adding(name: str, theme: ThemeName, path: Path) -> QPixmap:
    """Return a picture of a kernel file that is added: that of the dialog, or that of the window after the run."""
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as kept:
        window = make_window(
            builtin_kernels(),
            all_specs(),
            backend=make_backend(background),
            settings=Settings(theme=theme, checked=(), devices=("h200",)),
            folder=Path(kept),
            dialogs=NoDialogs(kernels=(path,)),
            delay_ms=0,
        )
        window.resize(SIZE)
        window.docks.apply(next(layout for layout in LAYOUTS if layout.name == LAYOUT))
        window.show()
        window.commands.add_kernels.trigger()
        dialog = window.kernels.dialog
        assert dialog is not None, "the command has opened it"
        wait_until(lambda: dialog.model.status.tone is not Tone.BUSY)
        settle()
        picture = dialog.grab() if name == DIALOG else _after_the_run(window, dialog)
        window.close()
        window.deleteLater()
        settle()
    return picture


def _after_the_run(window: MainWindow, dialog: AddingDialog) -> QPixmap:
    """Add, run, click the point, and wait for the lens."""
    dialog.add.click()
    window.commands.run.trigger()
    results = window.session.results
    wait_until(lambda: bool(results.points) and window.session.run.state is RunState.IDLE)
    results.select(results.points[0].key)
    lens = window.panel("lens")
    wait_until(lambda: isinstance(lens, LensPanel) and lens.lens is not None)
    settle()
    return window.grab()
