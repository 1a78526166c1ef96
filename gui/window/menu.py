"""The menu behind the button at the right of the header.

The rule: an entry is a command of the window, or opens a profile that is shipped with the program.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QWidget

from warplens.gui.models.profiles.library import Library, Source
from warplens.gui.window.commands import Commands


def make_menu(
    window: QWidget,
    commands: Commands,
    panels: list[QAction],
    library: Library,
    open_profile: Callable[[Path], object],
) -> QMenu:
    """Return the menu; `panels` are the actions that open and close a panel."""
    menu = QMenu(window)
    menu.addActions([commands.find])
    menu.addSeparator()
    menu.addActions([commands.open, commands.save, commands.save_as, commands.report, commands.copy_report])
    menu.addActions([commands.add_kernels, commands.watch])
    if (references := menu.addMenu("Reference profiles")) is not None:
        for item in library.items:
            if item.source is Source.SHIPPED:
                references.addAction(item.name, lambda path=item.path: open_profile(path))
    menu.addSeparator()
    menu.addActions([commands.run, commands.stop, commands.continue_sweep])
    menu.addSeparator()
    if (copies := menu.addMenu("Copy as")) is not None:
        copies.addActions(commands.copies)
    menu.addActions([commands.undo, commands.redo, commands.clear])
    menu.addSeparator()
    view, layouts = menu.addMenu("Panels"), menu.addMenu("Layout")
    if view is not None and layouts is not None:
        view.addActions(panels)
        layouts.addActions(commands.layouts)
    if (texts := menu.addMenu("Text size")) is not None:
        texts.addActions(commands.text_sizes)
    menu.addActions([commands.lessons, commands.theme, commands.shortcuts, commands.quit])
    return menu
