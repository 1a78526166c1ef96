"""The panel of the difference: the way from the slower time to the faster one, and the cure of each step.

The rule: everything shows `DifferenceModel`. A step that is clicked, or reached with the arrow keys, shows its cure;
the line of the slower kernel is selected with it.
"""

from functools import partial

from PyQt6 import QtCore, QtWidgets

from warplens.gui.figures.picture import svg
from warplens.gui.kit import picture_view, scrolling, widgets
from warplens.gui.kit.theme import Theme, scaled
from warplens.gui.views.difference.figure import ROW, difference_picture, least_height
from warplens.gui.views.difference.model import DifferenceModel
from warplens.gui.workspace.panel import Panel, svg_button
from warplens.profiles.difference import NEXT, about_step, difference_lines

NOTHING = "Run two variants, or one with two tile widths: what makes the faster one faster stands here, step by step"
HOW = "Click a step for its cure, and for its line in the source"
SHEET_WIDTH = 900.0  # the width of an exported picture in pixels


class DifferencePanel(Panel):
    """The waterfall of the answer."""

    def __init__(self, model: DifferenceModel, theme: Theme) -> None:
        super().__init__("Why it is faster", theme)
        self._model = model
        self._step: int | None = None
        self._pair: object = None  # the points whose difference is shown
        self.main_widget = self.view = picture_view.PictureView(theme, min_size=QtCore.QSize(180, 120))
        self.about = widgets.configured(widgets.label(role=widgets.Role.MUTED), wordWrap=True)
        self.hint = widgets.hint_label(NOTHING)
        self._buttons = (
            widgets.quiet_button("Copy", "Copy the steps as text", "Copy the steps"),
            svg_button(self.export),
        )
        widgets.fill_layout(self.head, 0, *self._buttons)
        inner = QtWidgets.QWidget()
        widgets.fill_layout(QtWidgets.QVBoxLayout(inner), self.about, (self.view, 1), margins=(0, 0, 0, 0))
        self._scroll = scrolling.LineScroll(inner, name="Steps")
        widgets.fill_layout(self.body, self.hint, (self._scroll, 1))
        self.view.set_keys({QtCore.Qt.Key.Key_Down: partial(self._go, 1), QtCore.Qt.Key.Key_Up: partial(self._go, -1)})
        self.view.tag_clicked.connect(self.select_step)
        self._buttons[0].clicked.connect(lambda: self.exporter.copy_text("the steps as text", self.text()))
        model.changed.connect(self._on_changed)
        self._on_changed()

    def text(self) -> str:
        """Return the answer and the steps as lines of text."""
        difference = self._model.difference
        return "\n".join([*self._model.wordings[:1], *([] if difference is None else difference_lines(difference))])

    def select_step(self, number: int) -> None:
        """Show the cure of a step, and select its line in the source of the slower kernel."""
        difference = self._model.difference
        if difference is not None and 0 <= number < len(difference.steps):
            self._show_step(number)
            self._model.go_to_line(difference.steps[number])

    def _go(self, by: int) -> None:
        self.select_step(0 if self._step is None else self._step + by)

    def export(self) -> None:
        """Export the waterfall as SVG."""
        if self._model.difference is not None:
            picture = difference_picture(self._model.difference, SHEET_WIDTH, self._step)
            self.exporter.save("why-it-is-faster", "svg", lambda: svg(picture, self._theme).encode("utf-8"))

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        super().show_theme(theme)
        self._on_changed()

    def _on_changed(self) -> None:
        difference = self._model.difference
        has_steps = difference is not None and bool(difference.steps)
        pair = None if difference is None else (difference.best.key, difference.rival.key)
        step, self._pair = (self._step if pair == self._pair else None), pair
        self.hint.setText(next(iter(self._model.wordings), NOTHING))
        self.hint.setVisible(not has_steps)
        for part in (self._scroll, *self._buttons):
            part.setVisible(has_steps)
        self._show_step(step)

    def _show_step(self, number: int | None) -> None:
        difference, self._step = self._model.difference, number
        if difference is None:
            self.view.show_picture(None)
            return
        self.view.setMinimumHeight(scaled(round(least_height(difference))))
        self.view.setProperty("rowPixels", scaled(ROW))
        self.view.show_picture(lambda width, _height: difference_picture(difference, width, number))
        further = f"{NEXT}{difference.next}" if difference.next else HOW
        about = further if number is None else about_step(difference.steps[number], difference.names[1])
        self.about.setText(about)
        self.view.setAccessibleDescription(about if number is not None else "\n".join(difference_lines(difference)))
