"""The sweep panel: the variants, axes, GPUs, timing and checking of the next sweep, and the number of its points.

The rule: every control shows `SweepChoices` and writes to it; the panel holds no choice itself.
"""

from collections.abc import Callable
from typing import Self

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QGridLayout, QHBoxLayout, QLineEdit, QTreeView, QVBoxLayout, QWidget

from warplens.cuda.sweep import places, protocols
from warplens.cuda.sweep.cluster.remote import FORMS
from warplens.gui.figures.variant_looks import MATRIX_FAMILIES
from warplens.gui.kit import rows, scrolling, tasks
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, known, label, tool_button, verbatim
from warplens.gui.views.sweep import sections
from warplens.gui.views.sweep.devices import DevicePicker
from warplens.gui.workspace.choices import AxisChoice, AxisKind, SweepChoices
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel
from warplens.gui.workspace.preparing import Forecast
from warplens.gui.workspace.queue import SweepQueue
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import listed, points_text

CLUSTER_HELP = f"Where the points run: this machine, or a Dask cluster given as {FORMS}"
BUDGET_HELP = "The work that a point may execute; a longer launch executes a sample of its blocks. inf: every block"


class FieldLine(QWidget):
    """A line of the form: a name, and the field of a choice."""

    def __init__(self, name: str, write: Callable[[str], object]) -> None:
        super().__init__()
        self.field = configured(QLineEdit(), accessibleName=name, textEdited=write)
        fill_layout(QHBoxLayout(self), label(name, Role.MUTED), 1, self.field, margins=(0, 0, 0, 0))


class VariantView(QTreeView):
    """The tree of variants by family, with a check box and the marker of each."""

    def __init__(self, choices: SweepChoices, results: Results, theme: Theme) -> None:
        super().__init__()
        self._tree = sections.VariantTree(choices, results, self)
        self._search = rows.WordFilter(self._tree, sections.SEARCH_ROLE, self)
        self.setModel(self._search)
        self._delegate = sections.VariantDelegate(theme, self)
        self.show_theme = self._delegate.show_theme
        self.setItemDelegate(self._delegate)
        configured(self, headerHidden=True, rootIsDecorated=False, indentation=0, expandsOnDoubleClick=False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        configured(self, minimumHeight=120, accessibleName="Variants")
        self._open: dict[str, bool] = {}
        self._place = 0
        self._search.modelAboutToBeReset.connect(self._keep_place)
        self._search.modelReset.connect(lambda: self._show_chosen(choices))
        self._show_chosen(choices)

    def search(self, text: str) -> None:
        """Show the variants that match, with their families open."""
        self._search.search(text)
        if text.strip():
            self.expandAll()

    def updateGeometries(self) -> None:
        """End below a whole row."""
        super().updateGeometries()
        self.setViewportMargins(0, 0, 0, self.height() % max(self.sizeHintForRow(0), 1))

    def _keep_place(self) -> None:
        """Note which families are open and what is in view, before a saved kernel replaces the rows."""
        families = (self._search.index(row, 0) for row in range(self._search.rowCount()))
        self._open = {str(family.data()): self.isExpanded(family) for family in families}
        self._place = known(self.verticalScrollBar()).value()

    def _show_chosen(self, choices: SweepChoices) -> None:
        """Open the families that have a chosen variant, or all where none has; leave the others as they were."""
        for row in range(self._search.rowCount()):
            family = self._search.index(row, 0)
            names = self._tree.names_at(self._search.mapToSource(family))
            is_chosen = not choices.checked or bool(choices.checked.intersection(names))
            self.setExpanded(family, self._open.get(str(family.data()), is_chosen))
        if self._place:
            self.doItemsLayout()  # type: ignore[attr-defined]  # a slot of Qt that the stubs leave out
            known(self.verticalScrollBar()).setValue(self._place)


class AxisLine(QWidget):
    """The line of one axis in the sweep's form: its name, the number of its values, and their text."""

    def __init__(self, name: str, title: str, choices: SweepChoices, *, is_half: bool = False) -> None:
        super().__init__()
        self._is_half = is_half
        self.count = label(role=Role.FAINT)
        self.field = configured(QLineEdit(), accessibleName=name, textEdited=lambda text: choices.set_text(name, text))
        self.title = ElidedLabel(Role.MUTED)
        self.title.set_whole(title)
        top = fill_layout(QHBoxLayout(), (self.title, 1), self.count)
        fill_layout(QVBoxLayout(self), top, self.field, margins=(0, 0, 0, 0), spacing=SPACE // 2)

    def show_axis(self, axis: AxisChoice) -> None:
        """Show the present state of the axis."""
        noun = ("value", "values") if axis.kind is AxisKind.TUNE else ("size", "sizes")
        if axis.problem:
            self.count.setText("")
        elif axis.values:
            self.count.setText(f"{len(axis.values)} {noun[len(axis.values) != 1]}")
        else:
            self.count.setText("" if self._is_half else "follows")  # the field names the axis that it follows
        defaults = listed(axis.defaults) if axis.defaults else f"= {axis.follows}"
        self.field.setPlaceholderText(defaults)
        example = "256:4096:*2 or 250,256,1000" if axis.kind is AxisKind.PROBLEM else "8,16,32 or 8:32:+8"
        empty = f"{'each variant’s own values, ' if axis.defaults else ''}{defaults}"
        help_text = f"{axis.name}: for example {example}\nEmpty: {empty}"
        sections.show_choice(self.field, axis.text, axis.problem, verbatim(help_text))


TREE_PIXELS = 118  # the least height of the tree: four variants stay visible; in a low window the form below scrolls
MAX_FULL_LINES = 4  # so many axes each get a whole line; with more, two share a line, so that the tree keeps its room
_AXIS_LABELS = {"N": "Matrix size N", "TILE": "Tile width TILE", "THREADS": "Threads a block THREADS"}


class SweepPanel(Panel):
    """The form of the next sweep, and the sweeps that wait."""

    kernels_asked = pyqtSignal()  # the user wants to add kernels

    def __init__(
        self,
        choices: SweepChoices,
        results: Results,
        theme: Theme,
        delay_ms: int = tasks.REDRAW_DELAY_MS,
        *,
        forecast: Forecast,
        queue: SweepQueue,
    ) -> None:
        super().__init__("Sweep", theme)
        self._choices = choices
        self._forecast = forecast
        self._count = label(role=Role.FAINT)
        fill_layout(self.head, 1, self._count)
        search = "Search variants"
        self.search = configured(QLineEdit(), placeholderText=search, clearButtonEnabled=True, accessibleName=search)
        self.add_button = tool_button("small", "+", "Add the kernels of a .cu", name="Add kernels")
        self.add_button.clicked.connect(self.kernels_asked)
        above = fill_layout(QHBoxLayout(), (self.search, 1), self.add_button, spacing=SPACE // 2)
        self.tree = VariantView(choices, results, theme)
        self.search.textChanged.connect(self.tree.search)
        self._axes = QGridLayout()
        self._axes.setHorizontalSpacing(SPACE + 4)
        self._axes.setVerticalSpacing(SPACE)
        self.lines: dict[str, AxisLine] = {}  # the lines of the axes by name
        self.devices = DevicePicker(choices)
        self.budget = FieldLine("Seconds a point", choices.set_budget)
        self.problem = ElidedLabel(Role.BAD)  # it keeps its line, so that nothing moves when there is a problem
        self._kind = ElidedLabel(Role.FAINT)
        self._kind.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        top = fill_layout(QHBoxLayout(), label("GPUs", Role.MUTED), (self._kind, 1))
        fill_layout(self.body, above, (self.tree, 1))
        self.tree.setMinimumHeight(TREE_PIXELS)
        self.timing = sections.TimingSection(choices)
        self.checking = sections.CheckingSection(choices.checking)
        self.cluster = FieldLine("Run on", choices.set_cluster)
        configured(self.cluster.field, placeholderText="this machine", editingFinished=choices.enter_cluster)
        self.queue = sections.QueueSection(queue)
        form = self._form(top)
        scroll = scrolling.YieldingScroll(form, keeps_height=True, name="Choices of the sweep")
        fill_layout(self.body, scroll, self.queue, self.problem)  # what waits is seen, however low the window is
        # an estimate plans the sweep, so it waits until the typing pauses and the panel is visible
        self._throttle = configured(tasks.Throttle(4 * delay_ms, self, shown_in=self), fell_due=forecast.refresh)
        self._connect()
        self._show_axes()
        self._show_kind()
        self._show_fields()

    def _form(self, above_gpus: QHBoxLayout) -> QWidget:
        form = QWidget()
        lines = fill_layout(QVBoxLayout(form), self._axes, margins=(0, SPACE // 2, 0, 0), spacing=SPACE)
        gpu = fill_layout(QVBoxLayout(), above_gpus, self.devices, spacing=SPACE // 2)
        fill_layout(lines, gpu, self.budget, self.timing, self.checking, self.cluster, 1)
        return form

    def _connect(self) -> None:
        choices, forecast = self._choices, self._forecast
        forecast.changed.connect(self._show_count_text)
        choices.axes_changed.connect(self._show_axes)
        choices.checked_changed.connect(self._show_axes)  # axes of the same names are called as their kernels call them
        choices.devices_changed.connect(self._show_kind)
        for changed in (choices.budget_changed, choices.cluster_changed, choices.devices_changed):
            changed.connect(self._show_fields)
        for changed in (choices.budget_changed, choices.cluster_changed):
            changed.connect(self._show_count)
        for part in (choices.timing, choices.checking):
            part.changed.connect(self._show_count)

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        queue = models.session.queue
        panel = cls(models.choices, models.results, theme, delay_ms, forecast=models.forecast, queue=queue)
        panel.kernels_asked.connect(models.watch.files_asked)
        return panel

    def _show_axes(self) -> None:
        axes = sorted(self._choices.axes(), key=self._place_of)
        if [axis.name for axis in axes] != list(self.lines):
            for line in self.lines.values():
                self._axes.removeWidget(line)
                line.deleteLater()
            columns = 1 if len(axes) <= MAX_FULL_LINES else 2
            self.lines = {
                axis.name: AxisLine(axis.name, axis.name, self._choices, is_half=columns > 1) for axis in axes
            }
            for number, line in enumerate(self.lines.values()):
                self._axes.addWidget(line, number // columns, number % columns)
            for column in (0, 1):
                self._axes.setColumnStretch(column, 1 if column < columns else 0)
        families = {kernel.family for kernel in self._choices.kernels if kernel.name in self._choices.checked}
        titles = _AXIS_LABELS if len(axes) <= MAX_FULL_LINES and families <= MATRIX_FAMILIES else {}
        for axis in axes:
            self.lines[axis.name].title.set_whole(titles.get(axis.name, axis.name))
            self.lines[axis.name].show_axis(axis)
        self._show_count()

    def _place_of(self, axis: AxisChoice) -> int:
        """Return the place of an axis: its present one, so that no line moves when another comes, else behind them."""
        shown = list(self.lines)
        return shown.index(axis.name) if axis.name in shown else len(shown)

    def _show_count(self) -> None:
        self._show_count_text()
        self.problem.set_whole(self._choices.problem())
        self._throttle.request()

    def _show_count_text(self) -> None:
        count, made = self._choices.count(), self._forecast.estimate
        is_of_these = made is not None and made.points == count > 0
        self._count.setText(" · ".join((points_text(count), *[self._forecast.text] * is_of_these)))
        self._count.setToolTip(self._forecast.help)

    def _show_fields(self) -> None:
        choices = self._choices
        usual_s = places.GPU_BUDGET_S if choices.is_on_gpu else protocols.DEFAULT_BUDGET_S
        self.budget.field.setPlaceholderText(f"{usual_s:g}")
        sections.show_choice(self.budget.field, choices.budget, choices.budget_problem(), BUDGET_HELP)
        sections.show_choice(self.cluster.field, choices.cluster, choices.cluster_problem(), CLUSTER_HELP)

    def _show_kind(self) -> None:
        devices = [device for device in self._choices.devices if device.key in self._choices.chosen_devices]
        kinds = {device.label.partition(" · ")[2] for device in devices}
        self._kind.set_whole(kinds.pop() if len(kinds) == 1 else f"{len(devices)} chosen")
