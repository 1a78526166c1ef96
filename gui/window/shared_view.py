"""A view that can be sent: what is shown of which profiles, as a link and as a file of schema `warplens-view/1`.

The rule: link and file say the same, and are read by the same code. What a view names and is not there is said in one
sentence, and the rest of the view is shown. A link needs no quotes in a shell; a profile beside a view's file is
preferred to the one whose path it holds.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import numpy as np
from PyQt6.QtCore import QObject
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QWidget

from warplens.cuda.ground.errors import ProfileError, WarplensError
from warplens.gui.figures.figure import PointKey
from warplens.gui.kit.dialogs import LINK
from warplens.gui.window.docks import Docks
from warplens.gui.window.files import ProfileFiles
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.workspace.filters import ShownFilter, brush_of, why_unreadable
from warplens.gui.workspace.kernel_watch import stamp_of
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.session import Notice, NoticeTone
from warplens.profiles import store
from warplens.profiles.journal import PREFIX, reference_name, references
from warplens.profiles.outputs import Kind, write_output

SCHEMA_NAME, SCHEMA_VERSION = "warplens-view", 1
SCHEMA = f"{SCHEMA_NAME}/{SCHEMA_VERSION}"
FACETS = ("families", "variants", "devices", "caches", "statuses", "profiles")
_Sizes = tuple[tuple[str, int], ...]
# kernel, problem, tune values and device of a point, then the state of the cache, and the pair and its side
NamedPoint = tuple[str, _Sizes, _Sizes, str, tuple[str, ...]]


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A view; a profile is the path of its file or `reference:NAME`."""

    schema: str
    profile: str = ""
    beside: tuple[str, ...] = ()  # the profiles that are drawn over it
    baseline: str = ""
    filter: str = ""
    without: dict[str, tuple[str, ...]] = {}  # the values that the filter leaves out, by facet
    picked: tuple[NamedPoint, ...] | None = None  # the points that alone are shown
    selected: NamedPoint | None = None
    layout: str = ""
    front: tuple[str, ...] = ()  # the panels in front
    panels: dict[str, dict[str, str]] = {}  # the choices and the zoom of each plot

    @property
    def link(self) -> str:
        """The view as a link."""
        members: dict[str, Any] = msgspec.to_builtins(self)
        start = LINK + quote(members.pop("profile"), safe="/:")
        texts = {key: word if isinstance(word, str) else msgspec.json.encode(word) for key, word in members.items()}
        return f"{start}#{','.join(f'{key}={quote(text, safe=str())}' for key, text in texts.items())}"


_EMPTY = View(schema=SCHEMA)


def read_view(source: Path) -> View:
    """Return the view of a file or of a link; `ProfileError` if it is none that this version reads."""
    text, name = str(source), source.name
    if text.startswith(LINK):
        name = "the link"
        profile, _, words = text.removeprefix(LINK).partition("#")
        members: dict[str, Any] = {"schema": SCHEMA, "profile": unquote(profile)}
        for key, word in (word.partition("=")[::2] for word in words.split(",") if word):
            is_text = isinstance(getattr(_EMPTY, key, None), str)
            members[key] = unquote(word) if is_text else msgspec.Raw(unquote(word).encode())
        data = msgspec.json.encode(members)
    else:
        data = store.read_bytes(source)
    view = store.decode(data, View, name, SCHEMA)
    store.check_schema(view.schema, name, SCHEMA_NAME, SCHEMA_VERSION)
    return view


class SharedViews(QObject):
    """Copies, saves and opens views of one window."""

    def __init__(self, window: QWidget, models: WindowModels, docks: Docks, files: ProfileFiles) -> None:
        super().__init__(window)
        self._window, self._models, self._docks, self._files = window, models, docks, files

    def copy(self) -> None:
        """Copy the link to what is shown."""
        clipboard, view = QGuiApplication.clipboard(), self._view()
        if clipboard is not None and view is not None:
            clipboard.setText(view.link)
            self._say("Copied the link to this view: `warplens LINK` opens it, and so does Ctrl+V in a window")

    def save(self) -> None:
        """Save what is shown as a view file where the user chooses."""
        view = self._view()
        path = None if view is None else self._files.dialogs.path_of_view(self._window)
        if path is not None:
            try:
                content = msgspec.json.format(msgspec.json.encode(view), indent=2)
                write_output(path, content + b"\n", Kind.JSON, schema="view")
                self._say(f"Saved this view as {path.name}")
            except WarplensError as error:
                self._say(str(error), NoticeTone.BAD)

    def open(self, source: Path) -> None:
        """Show the view of a file or of a link, once the open profile may go."""
        try:
            view = read_view(source)
        except ProfileError as error:
            self._say(str(error), NoticeTone.BAD)
            return
        folder, results = source.parent, self._models.results
        profile = _path(view.profile, folder)
        if profile is None:
            self._arrange(view)
            self._say(
                f"{view.profile or 'Its profile'} is not there any more: only the layout of the view is shown",
                NoticeTone.BAD,
            )
        elif profile == results.path or (results.origin and reference_name(profile) == results.origin):
            self._show(view, folder)
        elif self._files.may_leave():
            self._models.session.open_profile(profile, then=partial(self._show, view, folder))

    def _view(self) -> View | None:
        """Return what is shown as a view; points without a file have none, which is said."""
        results, docks, items = self._models.results, self._docks.docks, self._models.library.items
        profile = results.origin or ("" if results.path is None else str(results.path.absolute()))
        if not profile:
            self._say("The points have no file yet: save the profile, then a view can name it", NoticeTone.BAD)
            return None
        shown, panels = results.filter, {key: dock.existing_panel for key, dock in docks.items()}
        return View(
            schema=SCHEMA, profile=profile, filter=shown.text,
            beside=tuple(_name(item.path) for item in items if item.is_shown),
            baseline=next((_name(item.path) for item in items if item.is_baseline), ""),
            without={facet: tuple(sorted(values)) for facet in FACETS if (values := getattr(shown, facet))},
            picked=None if shown.brushed is None else tuple(sorted(map(_named, shown.brushed), key=str)),
            selected=next(map(_named, brush_of([results.selected])), None) if results.selected else None,
            layout=self._docks.shown_layout.name, front=tuple(key for key in docks if key in self._docks.in_front()),
            panels={key: words for key, panel in panels.items() if panel and (words := panel.view_words())},
        )  # fmt: skip

    def _show(self, view: View, folder: Path) -> None:
        """Show a view of the open profile, and say what of it is gone."""
        results, library = self._models.results, self._models.library
        beside = {name: path for name in (*view.beside, view.baseline) if name and (path := _path(name, folder))}
        library.add_files(path for path in beside.values() if library.item(path) is None)
        for item in library.items:
            library.set_shown(item.path, shown=item.path in beside.values())
        library.set_baseline(beside.get(view.baseline))
        gone = [name for name in view.beside if name not in beside]
        gone += self._narrow(view)
        if view.selected is not None:
            rows = self._rows_of(view.selected)
            results.select(results.points[rows[0]].key if rows else None)
            gone += [] if rows else [f"the selected point of {view.selected[0]}"]
        gone += self._arrange(view)
        for key, words in view.panels.items():
            gone += self._docks.panel(key).show_view(words) if key in self._docks.docks else []
        if gone:
            self._say(f"The view is shown without what is not there any more: {', '.join(gone)}", NoticeTone.BAD)

    def _narrow(self, view: View) -> list[str]:
        """Filter as a view does, as far as its values are there; return those that are gone."""
        results, picked = self._models.results, view.picked
        here = {facet: {"", *results.present(facet)} for facet in FACETS}
        here["profiles"] |= set(view.without.get("profiles", ()))  # they are still being read
        gone = [value for facet in FACETS for value in view.without.get(facet, ()) if value not in here[facet]]
        is_unreadable = bool(why_unreadable(view.filter, results.point_arrays))
        gone += [f"what its filter {view.filter!r} names"] if is_unreadable else []
        if picked is not None and not self._rows_of(*picked):
            gone.append("the points that it shows alone")
            picked = None
        results.set_filter(ShownFilter(
            **{facet: frozenset(view.without.get(facet, ())) & here[facet] for facet in FACETS},
            text="" if is_unreadable else view.filter,
            brushed=None if picked is None else frozenset(map(_key, picked)),
        ))  # fmt: skip
        return gone

    def _rows_of(self, *points: NamedPoint) -> list[int]:
        named = ShownFilter(brushed=frozenset(map(_key, points)))
        return [int(row) for row in np.flatnonzero(named.mask(self._models.results.point_arrays))]

    def _arrange(self, view: View) -> list[str]:
        """Apply the layout of a view, and bring its panels to the front; return its name if there is none."""
        layout = next((layout for layout in LAYOUTS if layout.name == view.layout), None)
        if layout is not None:
            self._docks.apply(layout)
        self._docks.fold_form(is_folded="sweep" not in view.front)
        for dock in (self._docks.docks[key] for key in view.front if key in self._docks.docks):
            dock.show()
            dock.raise_()
        return [f"the layout {view.layout}"] if view.layout and layout is None else []

    def _say(self, text: str, tone: NoticeTone = NoticeTone.PLAIN) -> None:
        self._models.session.notified.emit(Notice(text=text, tone=tone))


def _named(brushed: PointKey) -> NamedPoint:
    """Return the point of a key without its source (`brush_of`)."""
    fields: tuple[Any, ...] = brushed
    return (*fields[:4], fields[4:])


def _key(point: NamedPoint) -> PointKey:
    return (*point[:4], *point[4])


def _name(path: Path) -> str:
    return reference_name(path) or str(path)


def _path(name: str, folder: Path) -> Path | None:
    """Return the file of a profile that a view in a folder names; None if it is not there."""
    if name.startswith(PREFIX):
        return references().get(name.removeprefix(PREFIX))
    return next(filter(stamp_of, (folder.absolute() / Path(name).name, Path(name))), None) if name else None
