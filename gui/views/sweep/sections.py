"""The timing of the sweep: the state of the cache, and behind a fold the stopping rule and the baselines.

The rule: every control shows a model of the choices and writes to it. The timing is enabled while a GPU of this
machine is chosen, and hidden where there is none to choose.
"""

from collections.abc import Callable, Iterable

from PyQt6 import QtCore, QtWidgets
from PyQt6.QtGui import QColor, QMouseEvent, QPainter

from warplens.cuda.catalogue import KernelFile, search
from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.points import Baseline, InputSet
from warplens.gui.kit import widgets
from warplens.gui.kit.rows import BOX_PIXELS, Index, Option, RowDelegate, check_state, is_click, middle_box, toggle
from warplens.gui.kit.theme import SMALL_PIXELS, SPACE, Theme, scaled
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.queue import QueuedSweep, SweepQueue
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.timing import CACHES, FIELDS, CheckingChoices
from warplens.profiles.formats import plain, short_name

_NOWHERE = QtCore.QModelIndex()
LOOK_ROLE = QtCore.Qt.ItemDataRole.UserRole  # this role gives the `Look` of a variant; None for a family
SEARCH_ROLE = QtCore.Qt.ItemDataRole.UserRole + 1  # this role gives the text that the search matches
COUNT_ROLE = QtCore.Qt.ItemDataRole.UserRole + 2  # this role gives the number of chosen variants of a family: `3 of 7`


class VariantTree(QtCore.QAbstractItemModel):
    """The families with tri-state check boxes, each with its variants as children."""

    def __init__(self, choices: SweepChoices, results: Results, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._results = results
        self._families = _families(choices.kernels)
        choices.checked_changed.connect(self._on_checked_changed)
        choices.kernels_changed.connect(self._on_kernels_changed)
        results.looks_changed.connect(self._on_checked_changed)

    def kernel_at(self, index: QtCore.QModelIndex) -> KernelFile | None:
        """Return the variant at `index`; None for a family."""
        if not index.isValid() or index.internalId() == 0:
            return None
        return self._families[index.internalId() - 1][1][index.row()]

    def names_at(self, index: QtCore.QModelIndex) -> tuple[str, ...]:
        """Return the names of the variants that a tick at `index` affects."""
        kernel = self.kernel_at(index)
        if kernel is not None:
            return (kernel.name,)
        return tuple(kernel.name for kernel in self._families[index.row()][1])

    def _on_kernels_changed(self) -> None:
        self.beginResetModel()
        self._families = _families(self._choices.kernels)
        self.endResetModel()

    def _on_checked_changed(self) -> None:
        for row, (_, kernels) in enumerate(self._families):
            family = self.index(row, 0)
            self.dataChanged.emit(family, family)
            self.dataChanged.emit(self.index(0, 0, family), self.index(len(kernels) - 1, 0, family))

    def index(self, row: int, column: int, parent: QtCore.QModelIndex = _NOWHERE) -> QtCore.QModelIndex:
        """Return the index of a child; that of a variant holds the number of its family, counted from 1."""
        if not self.hasIndex(row, column, parent):
            return QtCore.QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: QtCore.QModelIndex = _NOWHERE) -> QtCore.QModelIndex:  # type: ignore[override]  # the other is that of QObject
        """Return the family of a variant."""
        if not child.isValid() or child.internalId() == 0:
            return QtCore.QModelIndex()
        return self.createIndex(child.internalId() - 1, 0, 0)

    def rowCount(self, parent: QtCore.QModelIndex = _NOWHERE) -> int:
        """Return the number of families, or of variants in one."""
        if not parent.isValid():
            return len(self._families)
        return len(self._families[parent.row()][1]) if parent.internalId() == 0 else 0

    def columnCount(self, _: QtCore.QModelIndex = _NOWHERE) -> int:
        """Return 1."""
        return 1

    def flags(self, index: QtCore.QModelIndex) -> QtCore.Qt.ItemFlag:
        """Return the flags of an index: families and variants can be ticked."""
        if not index.isValid():
            return QtCore.Qt.ItemFlag.NoItemFlags
        return super().flags(index) | QtCore.Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: QtCore.QModelIndex, role: int = QtCore.Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, tick, look and help of a family or a variant."""
        if not index.isValid():
            return None
        if role == QtCore.Qt.ItemDataRole.CheckStateRole:
            names = set(self.names_at(index))
            checked = names & self._choices.checked
            some = QtCore.Qt.CheckState.PartiallyChecked if checked else QtCore.Qt.CheckState.Unchecked
            return QtCore.Qt.CheckState.Checked if checked == names else some
        kernel = self.kernel_at(index)
        if kernel is None:
            return self._family_data(index, role)
        match role:
            case QtCore.Qt.ItemDataRole.DisplayRole:
                return plain(short_name(kernel.name, kernel.family))
            case QtCore.Qt.ItemDataRole.ToolTipRole:
                return widgets.verbatim("\n".join(part for part in (kernel.title, kernel.name, kernel.origin) if part))
            case role if role == LOOK_ROLE:
                return self._results.looks.get(kernel.name)
            case role if role == SEARCH_ROLE:
                return f"{kernel.name} {short_name(kernel.name, kernel.family)} {kernel.title} {kernel.family}"
        return None

    def _family_data(self, index: QtCore.QModelIndex, role: int) -> object:
        name, kernels = self._families[index.row()]
        if role == QtCore.Qt.ItemDataRole.DisplayRole:
            return plain(name)
        if role == COUNT_ROLE:
            return f"{len(self._choices.checked.intersection(k.name for k in kernels))} of {len(kernels)}"
        return "" if role == SEARCH_ROLE else None

    def setData(self, index: QtCore.QModelIndex, value: object, role: int = QtCore.Qt.ItemDataRole.EditRole) -> bool:
        """Set a tick; that of a family sets all its variants."""
        if role != QtCore.Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        names = set(self.names_at(index))
        is_checked = QtCore.Qt.CheckState(value) is not QtCore.Qt.CheckState.Unchecked
        self._choices.set_checked(self._choices.checked | names if is_checked else self._choices.checked - names)
        return True


def _families(kernels: Iterable[KernelFile]) -> list[tuple[str, list[KernelFile]]]:
    """Return the families with their variants: first those in which the user has kernels of his own, these first."""
    groups: dict[str, list[KernelFile]] = {}
    for kernel in sorted(kernels, key=search.is_builtin):
        groups.setdefault(kernel.family, []).append(kernel)
    return list(groups.items())


_WORDS = toml_beside(__file__)
CACHE_LABELS, CACHE_HELP, IDLE_HELP = _WORDS["cache"], _WORDS["cache_help"], _WORDS["idle_help"]
BASELINE_TEXTS = {Baseline(key): texts for key, texts in _WORDS["baselines"].items()}  # the name and the help of each
COLUMNS = 2


def show_choice(field: QtWidgets.QLineEdit, text: str, problem: str, help_text: str) -> None:
    """Show a choice in its field, and as its tool tip what is wrong with it, else how it is written."""
    if field.text().strip() != text.strip():
        field.setText(text)
    field.setToolTip(widgets.verbatim(problem) or help_text)
    widgets.restyle(field, state="bad" if problem else "")


class FoldedSection(QtWidgets.QWidget):
    """Settings, of which the `rows` are behind a button that opens them."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.fold = widgets.tool_button("fold", name, "", name=f"Settings of the {name.lower()}", is_checkable=True)
        self.fold.setToolButtonStyle(QtCore.Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.toggled.connect(self._on_folded)
        self.fold.clicked.connect(lambda _: QtCore.QTimer.singleShot(0, self._bring_into_view))
        self.rows = QtWidgets.QWidget()

    def _on_folded(self, is_open: bool) -> None:
        self.fold.setChecked(is_open)
        self.fold.setArrowType(QtCore.Qt.ArrowType.DownArrow if is_open else QtCore.Qt.ArrowType.RightArrow)
        self.rows.setVisible(is_open)

    def _bring_into_view(self) -> None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, QtWidgets.QScrollArea):
            above = above.parentWidget()
        if above is not None and self.rows.isVisible():
            above.ensureWidgetVisible(self.rows)


class TimingSection(FoldedSection):
    """The cache, and the further settings behind the button."""

    def __init__(self, choices: SweepChoices) -> None:
        super().__init__("Timing")
        self._choices = choices
        self._timing = choices.timing
        self.cache = widgets.configured(widgets.Combo(), accessibleName="Cache")
        for name in CACHES:
            self.cache.addItem(CACHE_LABELS[name], name)
        head = widgets.fill_layout(QtWidgets.QHBoxLayout(), self.fold, 1, self.cache)
        self.fields = {field.name: QtWidgets.QLineEdit() for field in FIELDS}
        grid = widgets.fill_layout(QtWidgets.QGridLayout(self.rows), margins=(0, 0, 0, 0))
        grid.setHorizontalSpacing(SPACE + 4)
        grid.setVerticalSpacing(SPACE // 2)
        for number, field in enumerate(FIELDS):
            line = self.fields[field.name]
            widgets.configured(line, accessibleName=field.label, placeholderText=field.usual)
            line.textEdited.connect(lambda text, name=field.name: self._timing.set_text(name, text))
            grid.addWidget(widgets.label(field.label, widgets.Role.MUTED), 2 * (number // COLUMNS), number % COLUMNS)
            grid.addWidget(line, 2 * (number // COLUMNS) + 1, number % COLUMNS)
        self.baselines = {baseline: QtWidgets.QCheckBox(name) for baseline, (name, _) in BASELINE_TEXTS.items()}
        beside = widgets.WrappingRow()
        for baseline, box in self.baselines.items():
            box.setToolTip(BASELINE_TEXTS[baseline][1])
            box.toggled.connect(lambda is_on, baseline=baseline: self._timing.set_baseline(baseline, is_on=is_on))
            beside.addWidget(box)
        last_row = 2 * -(-len(FIELDS) // COLUMNS)
        grid.addWidget(widgets.label("Beside the variants", widgets.Role.MUTED), last_row, 0, 1, COLUMNS)
        grid.addLayout(beside, last_row + 1, 0, 1, COLUMNS)
        widgets.fill_layout(QtWidgets.QVBoxLayout(self), head, self.rows, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        self.cache.currentIndexChanged.connect(lambda: self._timing.set_cache(self.cache.currentData()))
        self._timing.changed.connect(self._show)
        choices.devices_changed.connect(self._show)
        self._on_folded(is_open=bool(self._timing.texts))
        self._show()

    def _show(self) -> None:
        self.cache.setCurrentIndex(self.cache.findData(self._timing.cache))
        for field in FIELDS:
            text, problem = self._timing.texts.get(field.name, ""), self._timing.field_problem(field)
            show_choice(self.fields[field.name], text, problem, field.help)
        for baseline, box in self.baselines.items():
            box.setChecked(baseline in self._timing.baselines)
        widgets.configured(self, visible=self._choices.knows_gpu, enabled=self._choices.is_on_gpu)
        self.cache.setToolTip(CACHE_HELP)
        self.setToolTip("" if self._choices.is_on_gpu else IDLE_HELP)


INPUT_TEXTS = {InputSet(key): texts for key, texts in _WORDS["inputs"].items()}  # the text, the name and the help
REFERENCE_HELP = _WORDS["reference_help"]


class CheckingSection(FoldedSection):
    """The inputs beside the kernels' own and the reference, behind a button that opens them."""

    def __init__(self, choices: CheckingChoices) -> None:
        super().__init__("Checking")
        self._choices = choices
        self.summary = widgets.ElidedLabel(widgets.Role.FAINT)
        self.summary.setAlignment(QtCore.Qt.AlignmentFlag.AlignRight | QtCore.Qt.AlignmentFlag.AlignVCenter)
        head = widgets.fill_layout(QtWidgets.QHBoxLayout(), self.fold, (self.summary, 1))
        self.boxes = {
            inputs: widgets.tool_button("chip", text, tip, name=name, is_checkable=True)
            for inputs, (text, name, tip) in INPUT_TEXTS.items()
        }
        line = widgets.WrappingRow(spacing=SPACE // 2)
        for inputs, box in self.boxes.items():
            box.toggled.connect(lambda is_on, inputs=inputs: choices.set_input(inputs, is_on=is_on))
            line.addWidget(box)
        self.reference = widgets.configured(QtWidgets.QLineEdit(), accessibleName="Reference")
        hint = "that of each file, or ref.py:function"
        widgets.configured(self.reference, placeholderText=hint, textEdited=choices.set_reference)
        inputs_label, reference_label = (
            widgets.label(text, widgets.Role.MUTED) for text in ("Inputs beside the kernel's own", "Reference")
        )
        column, parts = QtWidgets.QVBoxLayout(self.rows), (inputs_label, line, reference_label, self.reference)
        widgets.fill_layout(column, *parts, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        widgets.fill_layout(QtWidgets.QVBoxLayout(self), head, self.rows, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        choices.changed.connect(self._show)
        self._on_folded(is_open=bool(choices.inputs or choices.reference))
        self._show()

    def _show(self) -> None:
        self.summary.set_whole(self._choices.summary)
        for inputs, box in self.boxes.items():
            box.setChecked(inputs in self._choices.inputs)
        show_choice(self.reference, self._choices.reference, self._choices.problem(), REFERENCE_HELP)


class QueueSection(QtWidgets.QWidget):
    """The queue of sweeps: a row for each, with buttons, and one that resumes it; an empty queue takes no room."""

    def __init__(self, queue: SweepQueue) -> None:
        super().__init__()
        self._queue = queue
        self.heading = widgets.label(role=widgets.Role.MUTED)
        self.resume = widgets.configured(QtWidgets.QPushButton("Resume"), objectName="slim")
        widgets.configured(self.resume, toolTip="Run the sweeps that wait", clicked=lambda: queue.set_paused(False))
        head = widgets.fill_layout(QtWidgets.QHBoxLayout(), (self.heading, 1), self.resume)
        self._rows = widgets.fill_layout(QtWidgets.QVBoxLayout(), spacing=0)
        widgets.fill_layout(QtWidgets.QVBoxLayout(self), head, self._rows, margins=(0, 0, 0, 0), spacing=SPACE // 2)
        self.rows: list[QueueRow] = []
        queue.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        waiting = self._queue.waiting
        if [row.queued for row in self.rows] != list(waiting):
            for row in self.rows:
                self._rows.removeWidget(row)
                row.hide()
                row.deleteLater()
            self.rows = [
                QueueRow(queued, self._queue, position, len(waiting)) for position, queued in enumerate(waiting)
            ]
            for row in self.rows:
                self._rows.addWidget(row)
        self.heading.setText(f"Queue · {len(waiting)} {'paused' if self._queue.is_paused else 'next'}")
        self.resume.setVisible(self._queue.is_paused)
        self.setVisible(bool(waiting))


class QueueRow(QtWidgets.QWidget):
    """One waiting sweep; `position` is its place among `count`."""

    def __init__(self, queued: QueuedSweep, queue: SweepQueue, position: int, count: int) -> None:
        super().__init__()
        self.queued = queued
        self.text = widgets.ElidedLabel(widgets.Role.MUTED)
        self.text.set_whole(queued.text)
        number = queued.number
        self.sooner = _button("↑", "Sooner", lambda: queue.move(number, -1))
        self.later = _button("↓", "Later", lambda: queue.move(number, 1))
        self.out = _button("×", "Take out of the queue", lambda: queue.remove(number))
        self.sooner.setEnabled(position > 0)
        self.later.setEnabled(position + 1 < count)
        line = QtWidgets.QHBoxLayout(self)
        widgets.fill_layout(line, (self.text, 1), self.sooner, self.later, self.out, margins=(0, 0, 0, 0), spacing=0)


def _button(sign: str, tip: str, call: Callable[[], object]) -> QtWidgets.QToolButton:
    return widgets.configured(widgets.tool_button("small", sign, tip, name=tip), clicked=lambda _checked: call())


ROW_PIXELS = 26
INDENT = 22
COUNT_WIDTH = 58


class VariantDelegate(RowDelegate):
    """Draws a row: chevron, check box, marker, name and count; a click on the chevron opens, elsewhere it ticks."""

    def __init__(self, theme: Theme, view: QtWidgets.QTreeView) -> None:
        super().__init__(theme, ROW_PIXELS, view)
        self._tree = view

    def draw_row(self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: QtCore.QModelIndex) -> None:
        """Draw a row."""
        theme, row = self._theme, QtCore.QRectF(option.rect)
        if option.state & QtWidgets.QStyle.StateFlag.State_HasFocus:
            self.draw_rounded(painter, row, theme.raised)
        look, count = index.data(LOOK_ROLE), index.data(COUNT_ROLE) or ""
        is_family = not index.parent().isValid()
        if is_family:
            middle = QtCore.QPointF(row.left() + 7, row.center().y())
            widgets.draw_chevron(painter, middle, QColor(theme.muted), is_down=self._tree.isExpanded(index))
        self.draw_box(painter, middle_box(row.left() + INDENT - 2, row), index)
        left = row.left() + INDENT + BOX_PIXELS + 10
        if look is not None:
            widgets.draw_marker(painter, QtCore.QPointF(left + 6, row.center().y()), look, theme.hue(look))
            left += 20
        is_quiet = not is_family and check_state(index) is QtCore.Qt.CheckState.Unchecked
        room = QtCore.QRectF(left, row.top(), row.right() - left - (scaled(COUNT_WIDTH) if count else 2), row.height())
        self.draw_text(painter, room, index.data(), theme.muted if is_quiet else theme.text, bold=is_family)
        right = QtCore.Qt.AlignmentFlag.AlignVCenter | QtCore.Qt.AlignmentFlag.AlignRight
        self.draw_text(painter, row.adjusted(0, 0, -2, 0), count, theme.faint, pixels=SMALL_PIXELS, side=right)

    def editorEvent(
        self, event: QtCore.QEvent | None, model: QtCore.QAbstractItemModel | None, option: Option, index: Index
    ) -> bool:
        """Open or close a family by its chevron; tick by a click elsewhere and by the space bar."""
        row = QtCore.QModelIndex(index)
        if isinstance(event, QMouseEvent):
            if not is_click(event):
                return event.type() == QtCore.QEvent.Type.MouseButtonDblClick
            is_on_chevron = event.position().x() < option.rect.left() + INDENT - 4
            if is_on_chevron and not row.parent().isValid():
                self._tree.setExpanded(row, not self._tree.isExpanded(row))
            elif model is not None:
                toggle(model, row)
            return True
        if model is not None and event is not None and event.type() == QtCore.QEvent.Type.KeyPress:
            toggle(model, row)
            return True
        return False
