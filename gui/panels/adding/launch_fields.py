"""The form of a launch: sizes, macros, block and grid, arrays, and the folders of headers.

The rule: each field shows a value of `AddingKernels`, and what is typed goes there. The fields are made anew only for
another kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from warplens.gui.models.adding.adding_kernels import AddingKernels
from warplens.gui.models.adding.launch_form import FormSection, FormValue
from warplens.gui.panels.adding.value_field import ValueField, make_field
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.gui.toolkit.yielding_scroll import YieldingScroll

LABEL_PIXELS = 104
"""Labels of all sections are this wide, so that their fields stand in one column."""
INCLUDE_HELP = "Folders in which the headers of this file are searched too, separated by commas"


class LaunchFields(QWidget):
    """The form."""

    def __init__(self, model: AddingKernels, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._values: tuple[FormValue, ...] = ()
        self.fields: dict[str, ValueField] = {}
        self.include = QLineEdit()
        self.include.setPlaceholderText("none")
        self.include.setToolTip(INCLUDE_HELP)
        self.include.setAccessibleName("Folders of headers")
        self.include.editingFinished.connect(self._on_include)
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, SPACE, 0)
        self._column.setSpacing(SPACE)
        self._sections = QWidget()
        self._column.addWidget(self._sections)
        self._column.addWidget(label("Headers", name="heading"))
        self._column.addLayout(_line("-I folders", self.include))
        self._column.addStretch(1)
        self._scroll = YieldingScroll(self._content, name="Launch of the kernel")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        column.addStretch(1)
        model.current_changed.connect(self._show)
        model.form_changed.connect(self._show)
        model.status_changed.connect(self._show_values)
        model.value_shown.connect(self._show_field)
        self._show()

    def _show(self) -> None:
        values = self._model.form()
        if [(value.key, bool(value.choices)) for value in values] != [
            (value.key, bool(value.choices)) for value in self._values
        ]:
            self._make(values)
        self._values = values
        self._show_values()
        kernel = self._model.current
        self._content.setVisible(kernel is not None)
        self.include.setEnabled(kernel is not None and kernel.is_inferred)
        folders = ", ".join(self._model.include_folders)
        if not self.include.hasFocus() and self.include.text() != folders:
            self.include.setText(folders)

    def _make(self, values: Sequence[FormValue]) -> None:
        """Make the fields; the field that has the focus keeps it, if its value is still there."""
        focused = next((key for key, field in self.fields.items() if field.hasFocus()), "")
        self.fields = {}
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
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
        grid.setHorizontalSpacing(SPACE // 2)
        grid.setVerticalSpacing(SPACE // 2)
        grid.addWidget(_title(name), 0, 0)
        for number, value in enumerate(values):
            row, column = divmod(number, 2)
            field = self._field(value)
            grid.addWidget(field, row, 1 + column)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        return grid

    def _field(self, value: FormValue) -> ValueField:
        field = make_field(value, self._theme)
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

    def _on_include(self) -> None:
        folders = (folder.strip() for folder in self.include.text().split(","))
        self._model.set_include_folders(folder for folder in folders if folder)


def _heading(section: FormSection) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(label(section.value, name="heading"))
    row.addStretch(1)
    if section is FormSection.ARRAYS:
        row.addWidget(label("dtype and role, shape and init", Role.FAINT))
    return row


def _line(name: str, field: QWidget) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(SPACE // 2)
    grid.addWidget(_title(name), 0, 0)
    grid.addWidget(field, 0, 1)
    return grid


def _title(name: str) -> ElidedLabel:
    title = ElidedLabel(Role.MUTED)
    title.setFixedWidth(LABEL_PIXELS)
    title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    title.set_whole(name)
    return title
