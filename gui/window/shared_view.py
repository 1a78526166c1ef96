"""A view that can be sent: what is shown of which profiles, as a link and as a file of schema `warplens-view/1`.

The rule: link and file say the same. What a view names and is not there is said in one sentence, and the rest of the
view is shown. A link needs no quotes in a shell; a profile beside the file of a view comes before the one of its path.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from urllib.parse import quote, unquote

import msgspec
import numpy as np
from PyQt6.QtGui import QGuiApplication

from warplens.cuda.ground.errors import ProfileError
from warplens.gui.figures import figure, point_arrays
from warplens.gui.kit import dialogs, widgets
from warplens.gui.views.plots.plot_card import PlotCard
from warplens.gui.window.docks import Docks
from warplens.gui.window.files import ProfileFiles
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.workspace.filters import ShownFilter, brush_of, why_unreadable
from warplens.gui.workspace.kernel_files import stamp_of
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Exporter
from warplens.profiles import store
from warplens.profiles.journal import PREFIX, reference_name, references

SCHEMA = "warplens-view/1"
FACETS = ("families", "variants", "devices", "caches", "statuses", "profiles")
_Ends = tuple[float, float]


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A view; a profile is the path of its file or `reference:NAME`."""

    schema: str
    profile: str = ""
    overlays: tuple[str, ...] = ()  # the profiles drawn over it
    baseline: str = ""  # the one of all that others are compared with
    filter: str = ""
    without: dict[str, tuple[str, ...]] = {}  # the values that the filter leaves out, by facet
    picked: list[list[object]] = []  # the keys of the points that alone are shown, without their sources
    selected: list[object] | None = None  # the key of the selected point, without its source
    layout: str = ""
    front: tuple[str, ...] = ()  # the panels in front, that with the focus first
    plots: dict[str, dict[str, str]] = {}  # the choices of each plot, as words
    parts: dict[str, tuple[_Ends, _Ends]] = {}  # what of each plot is in view, as positions along its axes

    @property
    def link(self) -> str:
        """The view as a link: the profile, and all else as JSON."""
        rest = msgspec.json.encode(msgspec.structs.replace(self, profile=""))
        return f"{dialogs.LINK}{quote(self.profile, safe='/:')}#{quote(rest, safe='')}"


def read_view(source: Path) -> View:
    """Return the view of a file or of a link; `ProfileError` if it is none that this version reads."""
    profile, _, rest = str(source).removeprefix(dialogs.LINK).partition("#")
    is_link = str(source).startswith(dialogs.LINK)
    name, data = ("the link", unquote(rest).encode()) if is_link else (source.name, store.read_bytes(source))
    view = store.decode(data, View, name, SCHEMA)
    store.check_schema(view.schema, name, "warplens-view", 1)
    return msgspec.structs.replace(view, profile=unquote(profile)) if is_link else view


class SharedViews:
    """Copies, saves and opens views of one window."""

    def __init__(self, models: WindowModels, docks: Docks, files: ProfileFiles) -> None:
        self._models, self._docks, self._files, self._session = models, docks, files, models.session

    def copy(self) -> None:
        """Copy the link to what is shown."""
        if (view := self._view()) is not None:
            widgets.known(QGuiApplication.clipboard()).setText(view.link)
            self._session.say("Copied the link to this view: `warplens LINK` opens it, and so does Ctrl+V in a window")

    def save(self) -> None:
        """Save what is shown as a view file where the user chooses."""
        if (view := self._view()) is not None:
            exporter = widgets.configured(Exporter(self._docks), notified=self._session.notified)
            content = msgspec.json.format(msgspec.json.encode(view), indent=2) + b"\n"
            exporter.save(f"{self._models.results.name}.warplens-view", "json", lambda: content)

    def open(self, source: Path) -> None:
        """Show the view of a file or of a link, once the open profile may go."""
        try:
            view = read_view(source)
        except ProfileError as error:
            self._session.complain(str(error))
            return
        results, show = self._models.results, partial(self._draw_over, view, source.parent)
        profile = _path(view.profile, source.parent)
        if profile is None:
            self._arrange(view)
            self._session.complain(
                f"{view.profile or 'Its profile'} is not there: only the layout of the view is shown"
            )
        elif profile == results.path or (results.origin and reference_name(profile) == results.origin):
            show()
        elif self._files.may_leave():
            self._session.open_profile(Path(reference_name(profile) or profile), then=show)

    def _view(self) -> View | None:
        """Return what is shown as a view; points without a file have none, which is said."""
        results, docks = self._models.results, self._docks
        profile = results.origin or ("" if results.path is None else str(results.path.absolute()))
        if not profile:
            self._session.complain("The points have no file yet: save the profile, then a view can name it")
            return None
        shown, selected = results.filter, results.selected
        drawn = [item for item in self._models.library.items if item.is_shown]
        panels = {key: dock.existing_panel for key, dock in docks.docks.items()}
        cards = {key: panel for key, panel in panels.items() if isinstance(panel, PlotCard)}
        front = sorted(docks.docks, key=lambda key: docks.docks[key] is not docks.current())
        return View(
            schema=SCHEMA, profile=profile, filter=shown.text,
            overlays=tuple(_name(item.path) for item in drawn if not self._models.library.is_open(item.path)),
            baseline=next((_name(item.path) for item in drawn if item.is_baseline), ""),
            without={facet: tuple(sorted(values)) for facet in FACETS if (values := getattr(shown, facet))},
            picked=sorted(map(list, shown.brushed or ()), key=str),
            selected=None if selected is None else list(*brush_of(frozenset([selected]))),
            layout=docks.shown_layout.name, front=tuple(filter(docks.in_front().__contains__, front)),
            plots={key: card.words() for key, card in cards.items()},
            parts={key: card.view.part for key, card in cards.items()},
        )  # fmt: skip

    def _draw_over(self, view: View, folder: Path) -> None:
        """Draw the profiles of a view over the open one, then show the rest of it."""
        library, results = self._models.library, self._models.results
        named = dict.fromkeys(name for name in (*view.overlays, view.baseline) if name)
        paths = {name: path for name in named if (path := _path(name, folder)) is not None}
        library.add_files(path for path in paths.values() if library.item(path) is None)
        shown = results.path, results.origin

        def show() -> None:
            if (results.path, results.origin) == shown:
                self._show(view, [name for name in named if (path := paths.get(name)) is None or is_unread(path)])

        def is_unread(path: Path) -> bool:
            return (item := library.item(path)) is None or not item.is_shown

        library.show_only(
            [path for name, path in paths.items() if name in view.overlays], paths.get(view.baseline), show
        )

    def _show(self, view: View, gone: list[str]) -> None:
        """Show the rest of a view, and say what is gone."""
        results, docks = self._models.results, self._docks
        gone += self._narrow(view)
        if view.selected is not None:
            rows = self._rows([view.selected])
            results.select(results.point_arrays.key(int(rows[0])) if len(rows) else None)
            gone += [] if len(rows) else ["the selected point"]
        for key, words in view.plots.items():
            panel = docks.panel(key) if key in docks.docks else None
            if isinstance(panel, PlotCard):
                panel.show_words(words)
                panel.view.show_part(*view.parts.get(key, (None, None)))
        gone += self._arrange(view)
        if gone:
            self._session.complain(f"The view is shown without what is not there any more: {', '.join(gone)}")

    def _narrow(self, view: View) -> list[str]:
        """Filter as a view does, as far as its values are there; return those that are gone."""
        results, left_out = self._models.results, {facet: view.without.get(facet, ()) for facet in FACETS}
        here = {facet: {"", *results.present(facet)} for facet in FACETS}
        gone = [value for facet in FACETS for value in left_out[facet] if value not in here[facet]]
        is_unreadable = bool(why_unreadable(view.filter, results.point_arrays))
        gone += [f"what its filter {view.filter!r} names"] if is_unreadable else []
        picked = brush_of(frozenset(results.point_arrays.keys_of(self._rows(view.picked or []))))
        gone += ["the points that it shows alone"] if view.picked and not picked else []
        facets = {facet: frozenset(left_out[facet]) & here[facet] for facet in FACETS}
        results.set_filter(ShownFilter(**facets, text="" if is_unreadable else view.filter, brushed=picked or None))
        return gone

    def _rows(self, points: list[list[object]]) -> point_arrays.Rows:
        with suppress(TypeError, ValueError, LookupError, ArithmeticError):  # a view may hold anything
            named = ShownFilter(brushed=frozenset(map(_as_key, points)))
            return np.flatnonzero(named.mask(self._models.results.point_arrays))
        return np.zeros(0, dtype=np.intp)

    def _arrange(self, view: View) -> list[str]:
        """Apply the layout of a view, and bring its panels to the front; return its name if there is none."""
        layout, docks = next((layout for layout in LAYOUTS if layout.name == view.layout), None), self._docks
        if layout is not None:
            docks.apply(layout)
        docks.fold_form(is_folded="sweep" not in view.front)
        for dock in (docks.docks[key] for key in reversed(view.front) if key in docks.docks):
            dock.show()
            dock.raise_()
        return [f"the layout {view.layout}"] if view.layout and layout is None else []


def _as_key(point: object) -> figure.PointKey:
    return tuple(_as_key(part) if isinstance(part, list) else part for part in point)  # type: ignore[attr-defined]


def _name(path: Path) -> str:
    return reference_name(path) or str(path)


def _path(name: str, folder: Path) -> Path | None:
    """Return the file of a profile that a view in a folder names; None if it is not there."""
    if name.startswith(PREFIX):
        return references().get(name.removeprefix(PREFIX))
    named = (folder.absolute() / Path(name).name, Path(name).absolute())
    return next(filter(stamp_of, named), None) if name else None
