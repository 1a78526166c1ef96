"""The form of a launch: sizes, macros, block and grid, arrays, and the folders of headers.

The rule: each field shows a value of `AddingKernels`, and what is typed goes there. Only another kernel has new fields.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from PyQt6.QtCore import QPointF, pyqtSignal
from PyQt6.QtGui import QColor, QMouseEvent, QPaintEvent, QWheelEvent
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from warplens.gui.kit import application, scrolling, widgets
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.views.adding.form import FormSection, FormValue
from warplens.gui.views.adding.model import AddingKernels
from warplens.profiles.formats import plain

DOT_PIXELS = 8  # the dot stands this far from the right edge of the field


class TextField(QLineEdit):
    """The field of a value that is typed; one that is assumed is in italics, with a dot."""

    edited = pyqtSignal(str)  # the text that the user gave
    origin_asked = pyqtSignal()  # the user wants to see where the value comes from

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.is_assumed = False
        self.textEdited.connect(self.edited)

    def show_value(self, value: FormValue, problem: str, *, can_edit: bool) -> None:
        """Show a value, the error in it, and whether it is assumed."""
        if self.text().strip() != value.text.strip():
            self.setText(plain(value.text))
            self.setCursorPosition(0)
        self.setReadOnly(not can_edit)
        _explain(self, value, problem)
        widgets.restyle(self, state="bad" if problem else "")
        self.setTextMargins(0, 0, 2 * DOT_PIXELS - 4 if self.is_assumed else 0, 0)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Ask for the origin, and select a word as fields do."""
        super().mouseDoubleClickEvent(event)
        self.origin_asked.emit()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the field, and the dot."""
        super().paintEvent(event)
        if self.is_assumed:
            _dot(self, DOT_PIXELS, self._theme)


class ChoiceField(widgets.Combo):
    """The field of a value that is one of a few; its signals are those of `TextField`."""

    edited = pyqtSignal(str)
    origin_asked = pyqtSignal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.is_assumed = False
        self.textActivated.connect(self.edited)

    def show_value(self, value: FormValue, problem: str, *, can_edit: bool) -> None:
        """Show a value, the error in it, and whether it is assumed."""
        if [self.itemText(row) for row in range(self.count())] != list(value.choices):
            self.clear()
            self.addItems(value.choices)
        widgets.configured(self, currentText=value.text, enabled=can_edit and len(value.choices) > 1)
        _explain(self, value, problem)

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """Ask for the origin."""
        super().mouseDoubleClickEvent(event)
        self.origin_asked.emit()

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Leave the wheel to the form, which scrolls."""
        if event is not None:
            event.ignore()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the field, and the dot."""
        super().paintEvent(event)
        if self.is_assumed:
            _dot(self, 3 * DOT_PIXELS, self._theme)


ValueField: TypeAlias = TextField | ChoiceField


def _explain(field: ValueField, value: FormValue, problem: str) -> None:
    """Name a field, say where its value comes from, and write what is assumed in italics."""
    name = f"{value.array}, {value.label}" if value.array else value.label
    where = f"From line {value.line}: a double click shows it" if value.line else ""
    assumed = f"Assumed: {value.assumption}" if value.assumption else ""
    about = "\n".join(filter(None, (f"{name}: {value.text}", value.launched, assumed, where)))
    widgets.configured(field, accessibleName=name, toolTip=widgets.verbatim(problem or about))
    field.is_assumed = bool(value.assumption)
    font = field.font()
    if font.italic() != field.is_assumed:
        font.setItalic(field.is_assumed)
        field.setFont(font)


def _dot(field: QWidget, from_right: int, theme: Theme) -> None:
    with application.painting(field) as painter:
        widgets.draw_dot(painter, QPointF(field.width() - from_right, field.height() / 2), QColor(theme.accent))


LABEL_PIXELS = 104  # labels of all sections are this wide in texts of 100 %, so that their fields stand in one column
ARGUMENTS_HELP = "What main() is started with, as 1024 16: it runs again, and its launches are taken"
INCLUDE_HELP = "Folders in which the headers of this file are searched too, separated by commas"


class LaunchFields(QWidget):
    """The form."""

    def __init__(self, model: AddingKernels, theme: Theme) -> None:
        super().__init__()
        self._model, self._theme = model, theme
        self._values: tuple[FormValue, ...] = ()
        self.fields: dict[str, ValueField] = {}
        self.include = QLineEdit()
        widgets.configured(self.include, placeholderText="none", toolTip=INCLUDE_HELP)
        widgets.configured(self.include, accessibleName="Folders of headers", editingFinished=self._set_folders)
        self.arguments = QLineEdit()
        widgets.configured(self.arguments, placeholderText="none", toolTip=ARGUMENTS_HELP)
        widgets.configured(self.arguments, accessibleName="Arguments of main()")
        self.arguments.editingFinished.connect(lambda: self._model.set_arguments(self.arguments.text()))
        self._program = QWidget()
        widgets.fill_layout(
            QVBoxLayout(self._program), widgets.label("Program", name="heading"), _line("command line", self.arguments),
            margins=(0, 0, 0, 0), spacing=SPACE // 2,
        )  # fmt: skip
        self._content = QWidget()
        self._column = widgets.fill_layout(QVBoxLayout(self._content), margins=(0, 0, SPACE, 0), spacing=SPACE)
        self._sections = QWidget()
        headers, folders = widgets.label("Headers", name="heading"), _line("-I folders", self.include)
        widgets.fill_layout(self._column, self._program, self._sections, headers, folders, 1)
        self._scroll = scrolling.YieldingScroll(self._content, name="Launch of the kernel")
        widgets.fill_layout(QVBoxLayout(self), self._scroll, 1, margins=(0, 0, 0, 0))
        model.current_changed.connect(self._show)
        model.form_changed.connect(self._show)
        model.status_changed.connect(self._show_values)
        model.value_shown.connect(self._show_field)
        self._show()

    def _show(self) -> None:
        values = self._model.form()
        kinds, before = ([(value.key, bool(value.choices)) for value in of] for of in (values, self._values))
        if kinds != before:
            self._make(values)
        self._values = values
        self._show_values()
        kernel = self._model.current
        self._content.setVisible(kernel is not None)
        self.include.setEnabled(kernel is not None and kernel.is_inferred)
        folders = ", ".join(self._model.include_folders)
        self._program.setVisible(self._model.has_main)
        if not self.arguments.hasFocus() and self.arguments.text() != self._model.arguments:
            self.arguments.setText(self._model.arguments)
        if not self.include.hasFocus() and self.include.text() != folders:
            self.include.setText(folders)

    def _make(self, values: Sequence[FormValue]) -> None:
        """Make the fields; the field that has the focus keeps it, if its value is still there."""
        focused = next((key for key, field in self.fields.items() if field.hasFocus()), "")
        self.fields = {}
        made = QWidget()
        column = widgets.fill_layout(QVBoxLayout(made), margins=(0, 0, 0, 0), spacing=SPACE // 2)
        for section, members in groupby(values, key=lambda value: value.section):
            if self.fields:
                column.addSpacing(SPACE // 2)
            column.addLayout(_heading(section))
            if section is FormSection.ARRAYS:
                for array, parts in groupby(members, key=lambda value: value.array):
                    column.addLayout(self._array(array, list(parts)))
            else:
                for value in members:
                    column.addLayout(_line(value.label, self._field(value)))
        self._column.replaceWidget(self._sections, made)
        self._sections.deleteLater()
        self._sections = made
        if focused in self.fields:
            self.fields[focused].setFocus()

    def _array(self, name: str, values: Sequence[FormValue]) -> QGridLayout:
        """Return the lines of an array: its name with dtype and role, then its shape and its contents."""
        grid = QGridLayout()
        grid.setSpacing(SPACE // 2)
        grid.addWidget(_title(name), 0, 0)
        for number, value in enumerate(values):
            row, column = divmod(number, 2)
            grid.addWidget(self._field(value), row, 1 + column)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        return grid

    def _field(self, value: FormValue) -> ValueField:
        field = ChoiceField(self._theme) if value.choices else TextField(self._theme)
        field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # two of a row are of one width
        field.edited.connect(lambda text, key=value.key: self._model.set_value(key, text))
        field.origin_asked.connect(lambda key=value.key: self._model.show_origin(key))
        self.fields[value.key] = field
        return field

    def _show_values(self) -> None:
        kernel = self._model.current
        can_edit = kernel is not None and kernel.is_inferred
        for value in self._values:
            self.fields[value.key].show_value(value, self._model.problem_of(value.key), can_edit=can_edit)

    def _show_field(self, key: str) -> None:
        field = self.fields.get(key)
        if field is not None:
            self._scroll.ensureWidgetVisible(field)
            field.setFocus()

    def _set_folders(self) -> None:
        self._model.set_include_folders(filter(None, map(str.strip, self.include.text().split(","))))


def _heading(section: FormSection) -> QHBoxLayout:
    row = widgets.fill_layout(QHBoxLayout(), widgets.label(section.value, name="heading"), 1)
    if section is FormSection.ARRAYS:
        row.addWidget(widgets.label("dtype and role, shape and init", widgets.Role.FAINT))
    return row


def _line(name: str, field: QWidget) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE // 2)
    grid.addWidget(_title(name), 0, 0)
    grid.addWidget(field, 0, 1)
    return grid


def _title(name: str) -> widgets.ElidedLabel:
    title = widgets.ElidedLabel(widgets.Role.MUTED)
    title.setFixedWidth(scaled(LABEL_PIXELS))
    title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    title.set_whole(name)
    return title
