"""The entries of the command palette and of the sheet of shortcuts.

The rule: the entries are made each time a list opens, from the present state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import QMenu, QToolButton

from warplens.cuda.points import Status
from warplens.gui.models.points.shown_filter import EVERYTHING, ShownFilter
from warplens.gui.models.profiles.library import LibraryItem, Source
from warplens.gui.models.sweep.session import Notice
from warplens.gui.models.window_models import WindowModels
from warplens.gui.rendering.figure_view import ZOOM_IN, FigureView
from warplens.gui.window.commands import PANEL_KEYS
from warplens.gui.window.dock import Dock
from warplens.gui.window.docks import Docks

PANEL_GROUP = "Here"
"""The group of the commands of panels; each text begins with the title of the panel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaletteEntry:
    """A command; `keys` is its shortcut, "" where it has none."""

    group: str
    text: str
    call: Callable[[], object]
    keys: str = ""
    is_enabled: bool = True


def _nothing() -> None:
    """Do nothing: the panel that has the focus answers the keys."""


IN_PANELS = tuple(
    PaletteEntry(group=group, text=text, call=_nothing, keys=keys)
    for group, text, keys in (
        ("In a plot", "Move along a curve, across the curves", "← → ↑ ↓"),
        ("In a plot", "Choose more points on the way", "Shift+← → ↑ ↓"),
        ("In a plot", "Slope between two points of a curve", "Shift+click"),
        ("In a plot", "Choose by a box", "Shift+drag"),
        ("In a plot", "Choose all in view, none", "Ctrl+A, Esc"),
        ("In a plot", "Zoom, show everything", "+ −, Home"),
        ("In a plot", "Go to the selected point, nearer", "F"),
        ("In a plot", "Open its menu", "Menu, right click"),
        ("In a lesson", "Go on, go back", "Space, Backspace"),
        ("In a lesson", "Step a warp, choose a warp, all warps", "← → ↑ ↓, A"),
        ("In the legend", "Hide or show, show this one alone", "Space, O"),
        ("In the table", "Copy rows as CSV, as Markdown", "Ctrl+C, Ctrl+Shift+C"),
    )
)
"""The keys that panels answer themselves; they are on the sheet of shortcuts alone."""


def palette_entries(
    actions: Iterable[QAction], models: WindowModels, docks: Docks, open_profile: Callable[[Path], object]
) -> list[PaletteEntry]:
    """Return everything that can be done now, by commands and with the present panels, profiles, GPUs and variants."""
    choices, library = models.choices, models.library
    commands = [
        PaletteEntry(
            group=action.data(),
            text=action.text(),
            call=action.trigger,
            keys=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            is_enabled=action.isEnabled(),
        )
        for action in actions
    ]
    later = [
        PaletteEntry(group="Panel", text=dock.windowTitle(), call=partial(docks.go_to, key))
        for key, dock in list(docks.docks.items())[len(PANEL_KEYS) :]
    ]
    panels = [entry for dock in docks.docks.values() for entry in in_panel(dock)]
    readable = [item for item in library.items if not item.problem]
    opened = [
        PaletteEntry(group="Profile", text=f"Open {_name_of(item)}", call=partial(open_profile, item.path))
        for item in readable
    ]
    drawn = [
        PaletteEntry(
            group="Profile",
            text=f"{'Stop drawing' if item.is_shown else 'Draw over the open profile'}: {_name_of(item)}",
            call=partial(library.set_shown, item.path, shown=not item.is_shown),
        )
        for item in readable
    ]
    drawn += [
        PaletteEntry(
            group="Profile",
            text=f"{'Remove as baseline' if item.is_baseline else 'Use as baseline'}: {_name_of(item)}",
            call=partial(library.set_baseline, None if item.is_baseline else item.path),
        )
        for item in readable
    ]
    devices = [
        PaletteEntry(
            group="GPU",
            text=f"{'Without' if device.key in choices.chosen_devices else 'With'} {device.name}",
            call=partial(choices.toggle_device, device.key),
        )
        for device in choices.devices
    ]
    variants = [
        PaletteEntry(
            group="Variant",
            text=f"{'Without' if kernel.name in choices.checked else 'With'} {kernel.name}",
            call=partial(choices.toggle, kernel.name),
        )
        for kernel in choices.kernels
    ]
    return [*commands, *later, *panels, *in_plots(models), *opened, *drawn, *devices, *variants]


def _name_of(item: LibraryItem) -> str:
    """Return the name of a profile, for one that is shipped as the command line has it: `reference:h200`."""
    return f"reference:{item.name}" if item.source is Source.SHIPPED else item.name


def in_plots(models: WindowModels) -> list[PaletteEntry]:
    """Return the commands that say which points are shown, in plots, table and reports."""
    results = models.results
    shown, variants = results.filter, results.variants

    def entry(text: str, wished: ShownFilter) -> PaletteEntry:
        return PaletteEntry(group="Shown", text=text, call=partial(results.set_filter, wished))

    entries = []
    for kernel, _ in variants:
        word = "Show" if kernel in shown.variants else "Hide"
        entries.append(entry(f"{word} {kernel}", shown.toggled("variants", kernel)))
        if len(variants) > 1:
            entries.append(entry(f"Show {kernel} alone", shown.only_variant(kernel, variants)))
    for facet, noun in (("families", "family"), ("devices", "GPU"), ("caches", "cache"), ("statuses", "points")):
        values = results.present(facet)
        names = results.device_names if facet == "devices" else {}
        for value in values if len(values) > 1 else ():
            name = names.get(value, value)
            text = f"Show only {name} points" if facet == "statuses" else f"Show only {noun} {name}"
            entries.append(entry(text, shown.only(facet, value, values)))
    if Status.FAILED.value not in results.present("statuses"):
        none = Notice(text="No point has failed")
        text = "Show only failed points: there are none"
        entries.append(PaletteEntry(group="Shown", text=text, call=partial(models.session.notified.emit, none)))
    if not shown.shows_all:
        entries.append(entry("Show all points", EVERYTHING))
    return entries


def in_panel(dock: Dock) -> list[PaletteEntry]:
    """Return what the menus and the named buttons of a visible panel do, so that none of it needs the mouse."""
    if dock.existing_panel is None or dock.visibleRegion().isEmpty():
        return []
    own = dock.toggleViewAction()
    offers = [
        (f"{_path(action)}{action.text()}", action.trigger, action.isEnabled())
        for action in dock.findChildren(QAction)
        if action is not own and action.text() and action.menu() is None
    ]
    offers += [
        (button.accessibleName(), button.click, button.isEnabled() and button.isVisible())
        for button in dock.findChildren(QToolButton)
        if button.accessibleName() and button.menu() is None
    ]
    for view in dock.findChildren(FigureView):
        if view.isVisible():
            offers += [
                ("Zoom in", partial(view.zoom, ZOOM_IN), True),
                ("Zoom out", partial(view.zoom, 1 / ZOOM_IN), True),
                ("Zoom to everything", view.show_all, True),
            ]
    title = dock.windowTitle()
    return [
        PaletteEntry(group=PANEL_GROUP, text=f"{title}: {text}", call=call, is_enabled=is_enabled)
        for text, call, is_enabled in offers
    ]


def _path(action: QAction) -> str:
    """Return the title of an action's submenu; "" where it stands in no submenu."""
    menu = action.parent()
    return f"{menu.title()}: " if isinstance(menu, QMenu) and menu.title() else ""
