"""The first screen: one's own code, a measured example, a lesson.

The rule: it does nothing itself. A button asks for what the window's own commands do, and a drop is the window's.
"""

from collections.abc import Callable
from functools import partial
from typing import Self

from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from warplens.gui.kit.scrolling import LineScroll
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.kit.widgets import Role, configured, fill_layout, label
from warplens.gui.workspace.library import Library, Source
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.panel import Panel

NARROW = 640  # in less than this width in pixels, for texts of 100 %, the three ways stand below each other
WIDEST = 1080  # wider than this they are not
EXAMPLE = "h200"  # the shipped profile that is offered first
OWN = "Drop a .cu, a program, a script or a folder on this window: each kernel is run, and counted line by line."
MEASURED = "The built-in transposes, matrix products and reductions, timed on an H200. Others are in the menu."
LESSON = "Six lessons, from coalescing to the memory spaces. Each one asks first, and then counts."
CATALOGUE = "Or tick variants of the catalogue in the form of the sweep, and run them."


class Way(QFrame):
    """One way in: a heading with a sentence, and a button."""

    def __init__(self, heading: str, sentence: str, text: str, call: Callable[[], object], look: str = "") -> None:
        super().__init__()
        self.setObjectName("way")
        self.button = configured(QPushButton(text), objectName=look, clicked=lambda _checked: call())
        words = configured(label(sentence, Role.MUTED), wordWrap=True)
        said = fill_layout(QVBoxLayout(), label(heading, name="product"), words, 1, spacing=SPACE)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        margins = (2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        fill_layout(self._box, (said, 1), self.button, margins=margins, spacing=2 * SPACE)

    def turn(self, *, is_narrow: bool) -> None:
        """Put the button beside the sentence, or below it."""
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if is_narrow else directions.TopToBottom)


class StartPanel(Panel):
    """The three ways in."""

    def __init__(
        self, library: Library, theme: Theme, *, choose: Callable[[], object], learn: Callable[[], object]
    ) -> None:
        super().__init__("Start", theme)
        example = next(
            (item.path for item in library.items if (item.source, item.name) == (Source.SHIPPED, EXAMPLE)), None
        )
        self.own = Way("Your own code", OWN, "Choose files…", choose, "primary")
        self.main_widget = self.own.button
        self.example = Way("A measured example", MEASURED, "Open it", partial(library.open_asked.emit, example))
        self.lesson = Way("A lesson", LESSON, "Begin", learn)
        self.example.setEnabled(example is not None)
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill_layout(self._ways, (self.own, 1), (self.example, 1), (self.lesson, 1), spacing=2 * SPACE)
        catalogue = configured(label(CATALOGUE, Role.FAINT), wordWrap=True)
        self._middle = QWidget()
        fill_layout(QVBoxLayout(self._middle), 1, self._ways, catalogue, 2, margins=(0, 0, 0, 0), spacing=2 * SPACE)
        content = QWidget()
        fill_layout(QHBoxLayout(content), 1, (self._middle, 50), 1, margins=(0, 0, 0, 0))
        self.body.addWidget(LineScroll(content, name="Ways to begin"), 1)
        self._turn()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, _delay_ms: int) -> Self:
        """Return the panel of a window."""
        choose, learn = models.watch.files_asked.emit, models.session.lesson_asked.emit
        return cls(models.library, theme, choose=choose, learn=learn)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme and size of texts."""
        super().show_theme(theme)
        self._turn()

    def _turn(self) -> None:
        is_narrow = self.width() < scaled(NARROW)
        directions = QBoxLayout.Direction
        self._ways.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        for way in (self.own, self.example, self.lesson):
            way.turn(is_narrow=is_narrow)
        self._middle.setMaximumWidth(scaled(WIDEST))

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Put the ways beside each other, or below each other."""
        super().resizeEvent(a0)
        self._turn()
