"""The sweep panel: which variants, over which axes, on which GPU, for how long, and how many points that makes.

The rule: every control shows `SweepChoices` and writes to it; it holds no choice of its own.
"""

from __future__ import annotations

from typing import Self

from PyQt6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
)
from PyQt6.QtGui import QColor, QMouseEvent, QPainter
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from warplens.cuda.sweep.places.card import CARD_BUDGET_S
from warplens.cuda.sweep.places.place import DEFAULT_BUDGET_S
from warplens.gui.models.points.results import Results
from warplens.gui.models.sweep.choices import AxisChoice, AxisKind, SweepChoices
from warplens.gui.models.sweep.forecast import Forecast
from warplens.gui.models.sweep.queue import SweepQueue
from warplens.gui.models.sweep.variant_tree import COUNT_ROLE, LOOK_ROLE, VariantSearch, VariantTree
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.devices import DevicePicker
from warplens.gui.panels.panel import Panel
from warplens.gui.panels.queue import QueueSection
from warplens.gui.panels.timing import TimingSection
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.marks import draw_chevron, draw_marker
from warplens.gui.toolkit.row_delegate import BOX_PIXELS, RowDelegate, check_state, is_click, middle_box, toggle
from warplens.gui.toolkit.styling import Role, label, mark
from warplens.gui.toolkit.theme import SMALL_PIXELS, SPACE, Theme
from warplens.gui.toolkit.throttle import REDRAW_DELAY_MS, Throttle
from warplens.gui.toolkit.yielding_scroll import YieldingScroll
from warplens.profiles.formats import grouped, listed

BUDGET_WIDTH = 96
BUDGET_HELP = "Time a point may execute; a longer launch executes a sample of its blocks. inf: every block"
ROW_PIXELS = 26
INDENT = 22
COUNT_WIDTH = 58
TREE_PIXELS = 118
"""Four variants are always in sight; where the window is low, the form below gives way and scrolls."""
FULL_LINES = 4
"""Axes that each get the whole width; with more of them two share a line, so that the tree keeps its room."""
_AXIS_WORDS = {"N": "Matrix size N", "TILE": "Tile width TILE", "THREADS": "Threads a block THREADS"}


class SweepPanel(Panel):
    """Everything that describes the next sweep."""

    def __init__(
        self,
        choices: SweepChoices,
        results: Results,
        theme: Theme,
        *,
        forecast: Forecast,
        queue: SweepQueue,
        delay_ms: int = REDRAW_DELAY_MS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Sweep", parent)
        self._choices = choices
        self._forecast = forecast
        self._count = label(role=Role.FAINT)
        self.head.addStretch(1)
        self.head.addWidget(self._count)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search variants")
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName("Search variants")
        self.tree = VariantView(choices, results, theme)
        self.search.textChanged.connect(self.tree.search)
        self._axes = QGridLayout()
        self._axes.setHorizontalSpacing(SPACE + 4)
        self._axes.setVerticalSpacing(SPACE)
        self._lines: dict[str, AxisLine] = {}
        self.devices = DevicePicker(choices, theme)
        self.budget = BudgetLine(choices)
        self.problem = ElidedLabel(Role.BAD)
        self._kind = label(role=Role.FAINT)
        top = QHBoxLayout()
        top.addWidget(label("GPUs", Role.MUTED))
        top.addStretch(1)
        top.addWidget(self._kind)
        self.body.addWidget(self.search)
        self.body.addWidget(self.tree, 1)
        self.tree.setMinimumHeight(TREE_PIXELS)
        form = QWidget()
        lines = QVBoxLayout(form)
        lines.setContentsMargins(0, SPACE // 2, 0, 0)
        lines.setSpacing(SPACE)
        lines.addLayout(self._axes)
        gpu = QVBoxLayout()
        gpu.setSpacing(SPACE // 2)
        gpu.addLayout(top)
        gpu.addWidget(self.devices)
        lines.addLayout(gpu)
        self.timing = TimingSection(choices)
        self.queue = QueueSection(queue)
        for part in (self.budget, self.timing, self.problem, self.queue):
            lines.addWidget(part)
        self.body.addWidget(YieldingScroll(form))
        # an estimate plans the sweep, so it waits for the end of what is typed, and for somebody to see it
        self._due = Throttle(4 * delay_ms, self, shown_in=self)
        self._due.fell_due.connect(forecast.refresh)
        forecast.changed.connect(self._show_count_text)
        choices.axes_changed.connect(self._show_axes)
        choices.devices_changed.connect(self._show_kind)
        choices.budget_changed.connect(self._show_count)
        choices.timing.changed.connect(self._show_count)
        self._show_axes()
        self._show_kind()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return the panel of the window."""
        return cls(
            models.choices,
            models.results,
            theme,
            forecast=models.forecast,
            queue=models.session.queue,
            delay_ms=delay_ms,
        )

    @property
    def lines(self) -> dict[str, AxisLine]:
        """The lines of the axes by name."""
        return self._lines

    @property
    def count_text(self) -> str:
        """What the heading says of the number of points."""
        return self._count.text()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self.tree.show_theme(theme)
        self.devices.show_theme(theme)

    def _show_axes(self) -> None:
        axes = self._choices.axes()
        if [axis.name for axis in axes] != list(self._lines):
            for line in self._lines.values():
                self._axes.removeWidget(line)
                line.deleteLater()
            columns = 1 if len(axes) <= FULL_LINES else 2
            words = _AXIS_WORDS if columns == 1 else {}
            self._lines = {
                axis.name: AxisLine(axis.name, words.get(axis.name, axis.name), self._choices, is_half=columns > 1)
                for axis in axes
            }
            for place, line in enumerate(self._lines.values()):
                self._axes.addWidget(line, place // columns, place % columns)
            for column in (0, 1):
                self._axes.setColumnStretch(column, 1 if column < columns else 0)
        for axis in axes:
            self._lines[axis.name].show_axis(axis)
        self._show_count()

    def _show_count(self) -> None:
        self._show_count_text()
        self._show_problem()
        self._due.request()

    def _show_count_text(self) -> None:
        count = self._choices.count()
        points = f"{grouped(count)} point{'' if count == 1 else 's'}"
        self._count.setText(" · ".join(part for part in (points, self._forecast.text if count else "") if part))
        self._count.setToolTip(self._forecast.help)

    def _show_problem(self) -> None:
        problem = self._choices.problem()
        self.problem.set_whole(problem)
        self.problem.setVisible(bool(problem))

    def _show_kind(self) -> None:
        chosen = [device for device in self._choices.devices if device.key in self._choices.chosen_devices]
        kinds = {device.label.partition(" · ")[2] for device in chosen}
        self._kind.setText(kinds.pop() if len(kinds) == 1 else f"{len(chosen)} chosen")


class AxisLine(QWidget):
    """One axis: its name, how many values it has, and its text."""

    def __init__(
        self, name: str, words: str, choices: SweepChoices, *, is_half: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._is_half = is_half
        self.count = label(role=Role.FAINT)
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.textEdited.connect(lambda text: choices.set_text(name, text))
        top = QHBoxLayout()
        top.addWidget(label(words, Role.MUTED))
        top.addStretch(1)
        top.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addLayout(top)
        column.addWidget(self.field)

    def show_axis(self, axis: AxisChoice) -> None:
        """Show what the axis is now."""
        if self.field.text().strip() != axis.text.strip():
            self.field.setText(axis.text)
        noun = ("value", "values") if axis.kind is AxisKind.TUNE else ("size", "sizes")
        if axis.problem:
            self.count.setText("")
        elif axis.values:
            self.count.setText(f"{len(axis.values)} {noun[len(axis.values) != 1]}")
        else:
            self.count.setText("" if self._is_half else "follows")  # the field says what it follows
        defaults = listed(axis.defaults) if axis.defaults else f"= {axis.follows}"
        self.field.setPlaceholderText(defaults)
        self.field.setToolTip(
            axis.problem or f"{_help(axis)}\nEmpty: {'each variant’s own values, ' if axis.defaults else ''}{defaults}"
        )
        mark(self.field, is_bad=bool(axis.problem))


class BudgetLine(QWidget):
    """The seconds that a point may execute."""

    def __init__(self, choices: SweepChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.field = QLineEdit()
        self.field.setAccessibleName("Seconds a point")
        self.field.setToolTip(BUDGET_HELP)
        self.field.setMaximumWidth(BUDGET_WIDTH)
        self.field.textEdited.connect(choices.set_budget)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label("Seconds a point", Role.MUTED))
        line.addStretch(1)
        line.addWidget(self.field)
        choices.budget_changed.connect(self._show)
        choices.devices_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.field.setPlaceholderText(f"{CARD_BUDGET_S if self._choices.is_on_card else DEFAULT_BUDGET_S:g}")
        if self.field.text().strip() != self._choices.budget:
            self.field.setText(self._choices.budget)
        mark(self.field, is_bad=bool(self._choices.budget_problem()))


def _help(axis: AxisChoice) -> str:
    example = "256:4096:*2 or 250,256,1000" if axis.kind is AxisKind.PROBLEM else "8,16,32 or 8:32:+8"
    return f"{axis.name}: for example {example}"


class VariantView(QTreeView):
    """The tree of variants, with check boxes and the mark of each variant."""

    def __init__(self, choices: SweepChoices, results: Results, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = VariantTree(choices, results, self)
        self._search = VariantSearch(self._tree, self)
        self.setModel(self._search)
        self._delegate = VariantDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setMinimumHeight(120)
        self.setAccessibleName("Variants")
        self._search.modelReset.connect(lambda: self._show_chosen(choices))
        self._show_chosen(choices)

    def search(self, text: str) -> None:
        """Show what the search finds, families open."""
        self._search.search(text)
        if text.strip():
            self.expandAll()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        self._delegate.show_theme(theme)
        viewport = self.viewport()
        if viewport is not None:
            viewport.update()

    def _show_chosen(self, choices: SweepChoices) -> None:
        """Open the families that have a chosen variant; all of them where none has."""
        for row in range(self._search.rowCount()):
            family = self._search.index(row, 0)
            names = self._tree.names_at(self._search.mapToSource(family))
            self.setExpanded(family, not choices.checked or bool(choices.checked.intersection(names)))


class VariantDelegate(RowDelegate):
    """Draws a row: chevron or mark, check box, name; a click on the chevron opens, anywhere else ticks."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(theme, ROW_PIXELS, view)
        self._view = view

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_HasFocus:
            self.draw_rounded(painter, row, theme.raised)
        look, count = index.data(LOOK_ROLE), index.data(COUNT_ROLE) or ""
        is_family = not index.parent().isValid()
        if is_family:
            middle = QPointF(row.left() + 7, row.center().y())
            draw_chevron(painter, middle, QColor(theme.muted), is_down=self._view.isExpanded(index))
        self.draw_box(painter, middle_box(row.left() + INDENT - 2, row), index)
        left = row.left() + INDENT + BOX_PIXELS + 10
        if look is not None:
            draw_marker(painter, QPointF(left + 6, row.center().y()), look, theme.hue(look))
            left += 20
        is_quiet = not is_family and check_state(index) is Qt.CheckState.Unchecked
        room = QRectF(left, row.top(), row.right() - left - (COUNT_WIDTH if count else 2), row.height())
        self.draw_text(painter, room, index.data(), theme.muted if is_quiet else theme.text, bold=is_family)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        self.draw_text(painter, row.adjusted(0, 0, -2, 0), count, theme.faint, pixels=SMALL_PIXELS, side=right)

    def editorEvent(
        self,
        event: QEvent | None,
        model: QAbstractItemModel | None,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Open and close on the chevron; tick everywhere else, and with the space bar."""
        row = QModelIndex(index)
        if isinstance(event, QMouseEvent):
            if not is_click(event):
                return event.type() == QEvent.Type.MouseButtonDblClick
            is_on_chevron = event.position().x() < option.rect.left() + INDENT - 4
            if is_on_chevron and not row.parent().isValid():
                self._view.setExpanded(row, not self._view.isExpanded(row))
            elif model is not None:
                toggle(model, row)
            return True
        if model is not None and event is not None and event.type() == QEvent.Type.KeyPress:
            toggle(model, row)
            return True
        return False
