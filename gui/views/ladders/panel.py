"""The panel of a ladder: its steps as a staircase, the rungs as a table, and what changed in the source at a step.

The rule: everything shows `LadderModel` and writes to it; the staircase is made by `figure`, and what is read in
it stands in the table too. A wide panel shows table and source side by side, a narrow one either, a low one neither
unless the source is asked for.
"""

from functools import partial

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import QModelIndex, QSize, Qt

from warplens.gui.figures.listings import Listing
from warplens.gui.figures.picture import svg
from warplens.gui.kit import picture_view, rows, tasks, widgets
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.views.ladders.figure import Height, difference_listing, ladder_picture
from warplens.gui.views.ladders.model import COLUMNS, LadderModel, RungTable
from warplens.gui.workspace import listing_view, panel
from warplens.profiles.formats import assigned
from warplens.profiles.ladders import page, timed_ladder

# The drawing of a cell of the table of rungs. Green and red mean only faster and slower than the rung before; a rung
# without a time is faint, a modelled number italic.

LEVEL = 0.005  # a gain that differs from 1 by less than this is drawn as none
_SMALL = {"moved", "step", "limiter"}
_NUMBERS = {"time", "rate"}


class RungDelegate(rows.CellDelegate):
    """Draws a cell of a rung."""

    def draw_row(self, painter: QtGui.QPainter, option: QtWidgets.QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground and the text."""
        rung = index.data(rows.STATE_ROLE)
        assert isinstance(rung, timed_ladder.ReachedRung), "the delegate is that of the table of rungs"
        theme, key = self._theme, COLUMNS[index.column()].key
        colour = theme.muted if key in _SMALL else theme.text
        if rung.point is None:
            colour = theme.faint
        elif key == "gain" and rung.gain is not None and abs(rung.gain - 1) >= LEVEL:
            colour = theme.good if rung.gain > 1 else theme.bad
        self.draw_cell_text(
            painter, self.draw_ground(painter, option), index, colour,
            is_small=key in _SMALL, is_italic=key in _NUMBERS and bool(index.data(rows.MODELLED_ROLE)),
        )  # fmt: skip


TITLE = "Ladder"
WIDE, HIGH = 820, 400  # from this width in pixels on, table and source stand side by side; from this height on, always
MIN_COMBO_WIDTH, MAX_PLACE_WIDTH = 76, 150
SHEET = (1100.0, 440.0)  # the size of an exported picture in pixels
_WIDTHS = {"rung": 128, "time": 78, "rate": 108, "gain": 64, "share": 74, "moved": 300, "step": 360, "limiter": 200}


class LadderPanel(panel.Panel):
    """One ladder of the model, which the panel owns."""

    def __init__(self, model: LadderModel, theme: Theme, delay_ms: int = tasks.REDRAW_DELAY_MS) -> None:
        super().__init__(TITLE, theme)
        self._model = model
        model.setParent(self)
        about_place, about_height = "GPU, size and cache of the ladder", "What the height of a step is"
        self.which = widgets.configured(widgets.Combo(quiet=True), accessibleName="Ladder")
        self.place = widgets.configured(widgets.Combo(quiet=True), accessibleName=about_place)
        self.height_of = widgets.configured(widgets.Combo(quiet=True), accessibleName=about_height)
        widgets.fill(self.height_of, [("Rate", Height.RATE), ("Time", Height.TIME)], Height.RATE)
        self.badge = widgets.label(role=widgets.Role.BADGE)
        self.source_button = widgets.tool_button("chip", "Source", "Show what changed in the source", is_checkable=True)
        about_more = "Choose the rungs for a sweep, or export the staircase"
        self.more = widgets.quiet_button("More ▾", about_more, "More about the ladder")
        menu = QtWidgets.QMenu(self.more)
        menu.addAction("Choose its rungs for the next sweep", model.choose_rungs)
        self.export_action = menu.addAction("Export as SVG…", self.export)
        self.more.setMenu(menu)
        for combo in (self.which, self.place, self.height_of):
            combo.setSizePolicy(QtWidgets.QSizePolicy.Policy.Maximum, QtWidgets.QSizePolicy.Policy.Fixed)
            combo.setMinimumWidth(scaled(MIN_COMBO_WIDTH))
        widgets.fill_layout(self.head, self.which, 0, self.source_button, self.more)
        self.words = widgets.ElidedLabel(widgets.Role.FAINT)
        self.step_line = widgets.ElidedLabel(widgets.Role.MUTED)
        self.main_widget = self.picture = picture_view.PictureView(theme, min_size=QSize(180, 130))
        self.picture.set_keys(
            {
                Qt.Key.Key_Left: partial(model.move, -1),
                Qt.Key.Key_Right: partial(model.move, 1),
                Qt.Key.Key_Home: partial(self._go_to_end, 0),
                Qt.Key.Key_End: partial(self._go_to_end, -1),
            }
        )
        self.rungs = RungTable(self)
        self.table = rows.Table(self.rungs, "Rungs")
        self._delegate = RungDelegate(theme, self.table)
        self.listing = listing_view.ListingView("What changed in the source", theme)
        self._below = widgets.splitter(Qt.Orientation.Horizontal, self.table, self.listing, sizes=(560, 440))
        self._split = widgets.splitter(Qt.Orientation.Vertical, self.picture, self._below, sizes=(600, 400))
        self._hint = widgets.hint_label()
        self._stack = QtWidgets.QStackedWidget()
        self._set_widths()
        self._arrange()
        self._throttle = tasks.Throttle(delay_ms, self, shown_in=self)
        self._connect()
        self._throttle.request_now()

    def export(self) -> None:
        """Export the staircase as SVG."""
        timed, by, rung = self._model.timed, self.height_of.currentData(), self._model.rung
        if timed is not None:
            picture = ladder_picture(timed, *SHEET, by=by, selected=rung)
            self.exporter.save(f"ladder-{timed.ladder.name}", "svg", lambda: svg(picture, self._theme).encode("utf-8"))

    def _arrange(self) -> None:
        content = QtWidgets.QWidget()
        column = widgets.fill_layout(QtWidgets.QVBoxLayout(content), margins=(0, 0, 0, 0), spacing=SPACE // 2)
        line = widgets.fill_layout(
            QtWidgets.QHBoxLayout(), self.place, self.height_of, self.badge, (self.words, 1), spacing=SPACE
        )
        widgets.fill_layout(column, line, (self._split, 1), self.step_line)
        widgets.fill_layout(self._stack, self._hint, content)
        self.body.addWidget(self._stack, 1)

    def _connect(self) -> None:
        model = self._model
        self.which.currentIndexChanged.connect(lambda: model.choose_ladder(self.which.currentData()))
        self.place.currentIndexChanged.connect(lambda: model.choose_place(self.place.currentData()))
        self.height_of.currentIndexChanged.connect(self._draw)
        self.source_button.toggled.connect(lambda _on: self._show_layout())
        self.picture.tag_clicked.connect(self._on_step_clicked)
        self.table.texts_resized.connect(self._set_widths)
        self.table.selection.currentRowChanged.connect(lambda current, _: self._on_row_chosen(current.row()))
        model.outdated.connect(self._throttle.request)
        self._throttle.fell_due.connect(model.refresh)
        model.changed.connect(self._on_changed)
        model.rung_changed.connect(lambda _number: self._show_rung())

    def _set_widths(self) -> None:
        for number, column in enumerate(COLUMNS):
            self.table.setColumnWidth(number, scaled(_WIDTHS[column.key]))

    def _show_layout(self) -> None:
        """Show table and source side by side where both fit, else one of them; a low panel has the source on demand."""
        is_wide, is_high = self.width() >= scaled(WIDE), self.height() >= scaled(HIGH)
        wants_source = self.source_button.isChecked()
        self._split.setOrientation(Qt.Orientation.Vertical if is_high else Qt.Orientation.Horizontal)
        self.table.setVisible(is_high and (is_wide or not wants_source))
        self.listing.setVisible((is_wide and is_high) or wants_source)
        self._below.setVisible(is_high or wants_source)
        self.source_button.setVisible(self._model.timed is not None and not (is_wide and is_high))

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Put table and source side by side where both fit."""
        super().resizeEvent(event)
        self._show_layout()

    def _on_changed(self) -> None:
        model, timed = self._model, self._model.timed
        entries = [(model.name_of(ladder), number) for number, ladder in enumerate(model.ladders)]
        widgets.fill(self.which, entries, model.number)
        shown = timed.place if timed is not None else None
        widgets.fill(self.place, [(self._place_text(place), place) for place in model.places], shown)
        for row, place in enumerate(model.places):
            self.place.setItemData(row, self._place_text(place, is_short=True), widgets.SHORT_ROLE)
        if (popup := self.place.view()) is not None:
            popup.setMinimumWidth(self.place.sizeHint().width())
        self.place.setMaximumWidth(scaled(MAX_PLACE_WIDTH))
        self.which.setVisible(len(model.ladders) > 1)
        self.place.setVisible(len(model.places) > 1)
        self.badge.setText(timed.place.provenance.value if timed is not None else "")
        for part in (self.badge, self.height_of):
            part.setVisible(timed is not None)
        if self.export_action is not None:
            self.export_action.setEnabled(timed is not None)
        self._hint.setText(model.hint)
        self._stack.setCurrentIndex(0 if timed is None else 1)
        self.rungs.show_timed(timed)
        notes = [] if timed is None else page.notes_of_ladder(timed)
        self.words.set_whole("" if timed is None else " ".join([*page.summary_of(timed).splitlines(), *notes]))
        self._show_layout()
        self._show_rung()

    def _place_text(self, place: timed_ladder.Place, *, is_short: bool = False) -> str:
        """Return a place in words; the short form stands beside the badge, in a window of one GPU mostly."""
        name, provenance = self._model.device_name(place), place.provenance.value
        parts = (assigned(dict(place.problem)), place.cache.value if place.cache is not None else "")
        return " · ".join(part for part in (parts if is_short else (name, *parts, provenance)) if part)

    def _show_rung(self) -> None:
        timed, number = self._model.timed, self._model.rung
        self._draw()
        listing, line = Listing(rows=()), ""
        if timed is not None and number is not None:
            rung = timed.rungs[number]
            if rung.previous is not None:
                listing = difference_listing(timed.rungs[rung.previous].kernel, rung.kernel)
            line = "  ·  ".join([rung.kernel.step or rung.kernel.title, *page.about_rung(rung)])
            if self.table.currentIndex().row() != number:
                self.table.setCurrentIndex(self.rungs.index(number, 0))
        self.listing.show_listing(listing)
        self.step_line.set_whole(line)

    def _draw(self) -> None:
        timed, by, number = self._model.timed, self.height_of.currentData(), self._model.rung
        draw = None if timed is None else partial(ladder_picture, timed, by=by, selected=number)
        self.picture.show_picture(draw)

    def _on_row_chosen(self, number: int) -> None:
        if number not in (-1, self._model.rung):  # else the table follows the model
            self._model.select(number)

    def _go_to_end(self, place: int) -> None:
        if self._model.timed is not None:
            self._model.select(self._model.timed.reached[place])

    def _on_step_clicked(self, number: int) -> None:
        self._model.select(number)
        self.source_button.setChecked(True)
