"""The bar above plots and table: the filter of what they show, and the legend.

The rule: the bar has no state of its own, `Results` holds the filter. It is there while there are results, and filter
and legend where there is something to filter; both are made before the first point comes, and no start waits for them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from warplens.cuda.ground import metrics, points
from warplens.gui.kit import widgets
from warplens.gui.kit.search_list import SearchEntry, SearchList
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, Throttle
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, label, quiet_button, tool_button
from warplens.gui.window.header import DeviceChip, SwitchChip, single_out
from warplens.gui.workspace.filters import EVERYTHING, EXAMPLE, are_brushed, why_unreadable
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import grouped, plain

if TYPE_CHECKING:
    from warplens.gui.window.legend import Legend

TYPING_DELAY_MS = 150  # the text is applied when the typing pauses for this long
MOST_CHIPS, CHIPS_FROM = 4, 640  # more GPUs are in a list, unless each has half of this, in pixels; all in less of it
LEAST_TEXT, LEAST_BESIDE = 150, 80  # the least width of the filter's text in pixels, and that beside the legend
BESIDE = 100  # the share of a legend beside the text of 1: it takes the room for all of its chips before that
LOW = 800  # in a window that is lower than this, in pixels for texts of 100 %, the legend stands beside the filter


class FilterRow(QWidget):
    """A text, chips where there is a choice, how many points are shown; and why a text that is not applied is wrong."""

    def __init__(self, results: Results, theme: Theme, delay_ms: int) -> None:
        super().__init__()
        self._results = results
        self._theme = theme
        self._made: object = None
        self._applied = ""
        self.chips: dict[tuple[str, str], SwitchChip] = {}
        self.text = configured(QLineEdit(), placeholderText="Filter", clearButtonEnabled=True)
        tip = f"The points that plots, table and reports show, such as {EXAMPLE}"
        configured(self.text, accessibleName="Filter the points in plots, table and reports", toolTip=tip)
        self.devices = quiet_button("", "Which GPUs are shown", "GPUs that are shown")
        self.devices.clicked.connect(self._open_devices)
        self._devices_list: SearchList | None = None
        self.count = label(role=Role.MUTED)
        self.all_button = configured(tool_button("link", "Show all", "Leave nothing out"), clicked=self._show_all)
        self._brush_words: tuple[str, ...] = ("",)  # the longest first
        self.brush = configured(tool_button("link", "", ""), clicked=self._brush)
        self.steps = {
            by: configured(
                tool_button("", sign, f"{word} ({keys})", name=word), clicked=partial(results.step_filter, by)
            )
            for by, sign, word, keys in ((-1, "‹", "Back", "Alt+←"), (1, "›", "Forward", "Alt+→"))
        }
        self._chips_row = fill_layout(QHBoxLayout(), spacing=SPACE // 2)
        self.row, ends = QHBoxLayout(), (self.devices, self.brush, self.count, self.all_button)
        fill_layout(self.row, *self.steps.values(), (self.text, 1), self._chips_row, *ends, spacing=SPACE)
        self.problem = ElidedLabel(Role.BAD)
        self.problem.hide()
        fill_layout(QVBoxLayout(self), self.row, self.problem, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        self._typing = configured(Throttle(TYPING_DELAY_MS if delay_ms else 0, self), fell_due=self._apply_text)
        self.text.textEdited.connect(lambda _: self._typing.request())
        configured(self.text, textChanged=self._on_cleared, returnPressed=self._typing.flush)
        results.filter_changed.connect(self.show_filter)
        results.chosen_changed.connect(lambda _: self._show_brush())
        self.show_points()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        for chip in self.chips.values():
            chip.show_theme(theme)

    def show_points(self) -> None:
        """Offer what the present points differ in, and show the filter."""
        results = self._results
        devices, caches, statuses = map(results.present, ("devices", "caches", "statuses"))
        twice = 2 * self.width() // scaled(CHIPS_FROM)
        are_chips = len(devices) <= (max(MOST_CHIPS, twice) if twice > 1 else 1)
        wished = [("devices", device) for device in devices if are_chips and len(devices) > 1]
        wished += [("caches", cache) for cache in caches if len(caches) > 1]
        wished += [("statuses", status) for status in statuses if len(statuses) > 1]
        names = results.device_names
        if self._made != (made := (wished, [names.get(device) for device in devices])):
            self._made = made
            for chip in self.chips.values():
                self._chips_row.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
            self.chips = {(facet, value): self._make_chip(facet, value) for facet, value in wished}
            for chip in self.chips.values():
                self._chips_row.addWidget(chip)
                chip.show()
        self.devices.setVisible(not are_chips and len(devices) > 1)
        self.show_filter()

    def show_filter(self) -> None:
        """Show the filter and how many points pass it."""
        results, shown = self._results, self._results.filter
        for (facet, value), chip in self.chips.items():
            chip.setChecked(value not in getattr(shown, facet))
        if self._applied != shown.text:  # it was set elsewhere
            self._applied = shown.text
            self.text.setText(shown.text)
            self._show_problem("")
        total, count = len(results.points), int(results.mask.sum())
        self.count.setText(f"{grouped(count)} of {grouped(total)}" if count < total else "")
        self.count.setToolTip("The points that are shown, in plots, table, exports and reports")
        self.all_button.setVisible(not shown.shows_all)
        for by, button in self.steps.items():
            button.setEnabled(results.filters.can_step(by))
        devices = results.present("devices")
        here = sum(device not in shown.devices for device in devices)
        self.devices.setText(f"{here} of {len(devices)} GPUs ▾")
        self._show_brush()

    def fit(self) -> None:
        """Leave out what tips and keys have too, as far as there is no room; names of chips are cut at last."""
        self.row.setStretchFactor(self.text, BESIDE if self.text.text() else 1)
        can_step = any(map(self._results.filters.can_step, self.steps))
        shortest, count = self._brush_words[-1], self.count.sizeHint().width() + SPACE
        room = self.width() - self._least_width() - count
        steps = sum(button.sizeHint().width() + SPACE for button in self.steps.values()) if can_step else 0
        has_short_words = self._brush_width(self._brush_words[0]) + steps > room
        has_steps = can_step and (not has_short_words or self._brush_width(shortest) + steps <= room)
        self.brush.setText(shortest if has_short_words else self._brush_words[0])
        for button in self.steps.values():
            button.setVisible(has_steps)
        self.count.setVisible(self._brush_width(shortest) <= room)
        for chip in self.chips.values():
            chip.setMinimumWidth(chip.name_width if self._brush_width(shortest) <= room + count else 0)

    def _least_width(self) -> int:
        """Return the width of the row with the whole names of its chips, without steps, brush and count."""
        others = [item for at in range(self.row.count()) if (item := self.row.itemAt(at)) and not item.isEmpty()]
        apart = (None, self.brush, self.count, *self.steps.values())
        least = sum(item.minimumSize().width() + SPACE for item in others if item.widget() not in apart)
        return least + sum(chip.name_width + SPACE // 2 for chip in self.chips.values())

    def _brush_width(self, words: str) -> int:
        """Return the width of the brush with these words, 0 where it is hidden."""
        advance = self.brush.fontMetrics().horizontalAdvance
        whole = self.brush.sizeHint().width() + advance(words) - advance(self.brush.text()) + SPACE
        return 0 if self.brush.isHidden() else whole

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Show what has room."""
        super().resizeEvent(a0)
        self.show_points()

    def _show_brush(self) -> None:
        brushed, chosen = self._results.filter.brushed, self._results.chosen_keys
        is_new = bool(chosen) and not are_brushed(chosen, brushed)
        self.brush.setVisible(is_new or brushed is not None)
        whole = f"Only the {grouped(len(chosen))} chosen"
        self._brush_words = (whole, "Only these") if is_new else (f"{grouped(len(brushed or ()))} picked ✕",)
        tip = "Show the chosen points alone, in plots, tables and reports" if is_new else "Show the other points again"
        self.brush.setToolTip(f"{tip} (Ctrl and drag in a plot shows the points of a box alone)")
        self.fit()

    def _brush(self) -> None:
        shown, chosen = self._results.filter, self._results.chosen_keys
        is_new = bool(chosen) and not are_brushed(chosen, shown.brushed)
        self._results.brush(chosen) if is_new else self._results.set_filter(replace(shown, brushed=None))

    def _make_chip(self, facet: str, value: str) -> SwitchChip:
        chip: SwitchChip
        if facet == "devices":
            name, marker = self._results.device_names.get(value, value), self._results.device_markers[value]
            chip = DeviceChip(name, marker, self._theme, is_modelled=self._is_modelled(value))
        else:
            chip = SwitchChip(points.Status(value).word if facet == "statuses" else value, self._theme)
        chip.setToolTip(f"{plain(chip.accessibleName())}\n{chip.toolTip()}")
        chip.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        chip.set_facet(self._results, facet, value)
        return chip

    def _is_modelled(self, device: str) -> bool:
        """Return whether the first time of a GPU is modelled, in which case its curves are dashed."""
        times = (point.time for point in self._results.points if point.device == device)
        first = next((time for time in times if time is not None), None)
        return first is not None and first.provenance is metrics.Provenance.MODELLED

    def _open_devices(self) -> None:
        if self._devices_list is None:
            self._devices_list = SearchList(self.devices, several=True, offers_only=True)
            self._devices_list.ticked.connect(self._on_devices_ticked)
            self._devices_list.singled_out.connect(partial(single_out, self._results, "devices"))
        names, devices = self._results.device_names, self._results.present("devices")
        entries = [SearchEntry(key=device, text=names.get(device, device)) for device in devices]
        self._devices_list.open_below(self.devices, entries, set(devices) - self._results.filter.devices)

    def _on_devices_ticked(self, devices: tuple[str, ...]) -> None:
        hidden = frozenset(self._results.present("devices")) - set(devices)
        self._results.set_filter(replace(self._results.filter, devices=hidden))

    def _on_cleared(self, text: str) -> None:
        """Apply at once that the text is gone: the clear button is no typing."""
        if not text:
            self._typing.cancel()
            self._apply_text()

    def _apply_text(self) -> None:
        text = self.text.text()
        reason = why_unreadable(text, self._results.point_arrays)
        self._show_problem(reason)
        if not reason:
            self._applied = text.strip()
            self._results.set_filter(replace(self._results.filter, text=self._applied))

    def _show_problem(self, reason: str) -> None:
        self.problem.set_whole(reason)
        self.problem.setVisible(bool(reason))
        widgets.restyle(self.text, state="bad" if reason else "")

    def _show_all(self) -> None:
        self.text.clear()
        self._results.set_filter(EVERYTHING)


class ShownBar(QWidget):
    """The button of the sweep's form and the filter row, and the legend below it, or beside it in a low window."""

    def __init__(self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS) -> None:
        super().__init__()
        self._results = results
        self._theme = theme
        self._delay_ms = delay_ms
        self.filter: FilterRow | None = None
        self.legend: Legend | None = None
        self.form_button = tool_button("chip", "☰  Sweep", "", name="Form of the next sweep", is_checkable=True)
        self._top = fill_layout(QHBoxLayout(), self.form_button, 1, spacing=SPACE)
        self._column = QVBoxLayout(self)
        fill_layout(self._column, self._top, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        self._throttle = configured(Throttle(delay_ms, self), fell_due=self._show_points)
        results.profile_changed.connect(self._make_parts)
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._show_points)
        results.overlays_changed.connect(self._show_points)
        self._show_points()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._theme = theme
        for part in (self.filter, self.legend):
            if part is not None:
                part.show_theme(theme)
        self._place_legend()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Place the legend for the height of the window."""
        super().resizeEvent(a0)
        self._place_legend()

    def _place_legend(self) -> None:
        if self.filter is None or self.legend is None or (window := self.window()) is None:
            return
        is_low = window.isWindow() and window.height() < scaled(LOW)
        layout: QBoxLayout = self.filter.row if is_low else self._column
        if layout.indexOf(self.legend) < 0:
            for other in (self.filter.row, self._column):
                other.removeWidget(self.legend)
            layout.insertWidget(2 if is_low else 1, self.legend, BESIDE if is_low else 0)
        self.legend.set_rows(1 if is_low else 2)
        self.filter.text.setMinimumWidth(scaled(LEAST_BESIDE if is_low else LEAST_TEXT))
        self.filter.fit()

    @property
    def main_widget(self) -> QWidget | None:
        """The text of the filter, where there is something to filter."""
        return None if self.filter is None else self.filter.text

    def focus_text(self) -> None:
        """Give the focus to the text of the filter, with the text selected."""
        if self.filter is not None and self.filter.isVisible():
            self.filter.text.setFocus()
            self.filter.text.selectAll()

    def _make_parts(self) -> None:
        """Make filter and legend: a start need not wait for them, nor the first point of a sweep."""
        if self.filter is None:
            from warplens.gui.window.legend import Legend

            self.filter = FilterRow(self._results, self._theme, self._delay_ms)
            self.legend = Legend(self._results, self._theme, self._delay_ms)
            self.filter.hide()
            self.legend.hide()
            self._top.insertWidget(1, self.filter, 100)
            self._place_legend()

    def _show_points(self) -> None:
        has_points = bool(self._results.variants)
        if has_points and self.filter is None:
            self._make_parts()
        elif self.filter is not None:
            self.filter.show_points()
        for part in (self.filter, self.legend):
            if part is not None:
                part.setVisible(has_points)
