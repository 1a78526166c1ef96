"""The base of the panels: a card that is made from the models, is drawn in a theme, and can export what it shows.

The rule: a panel takes from the models what it shows, and knows no other panel. Its constructor takes the models that
it shows, the theme and the delay of its throttle; everything else goes by keyword.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Protocol, Self, runtime_checkable

from PyQt6.QtCore import QObject, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QPaintEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from warplens.gui.kit.application import painting
from warplens.gui.kit.arranging import fill_layout
from warplens.gui.kit.dialogs import AskPath, ask_export_path
from warplens.gui.kit.styling import quiet_button
from warplens.gui.kit.text_labels import PlainLabel
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.workspace.exporting import Exporter
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.reproducing import Reproducing, Wording


@runtime_checkable
class Themed(Protocol):
    """A part of a panel that is drawn in a theme."""

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""


class Heading(PlainLabel):
    """The heading of a card, cut with an ellipsis where there is no room."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setObjectName("heading")

    def minimumSizeHint(self) -> QSize:
        """Return the size of a few letters."""
        return QSize(min(40, self.sizeHint().width()), super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw as much as there is room for."""
        with painting(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class CardFrame(QFrame):
    """A row with the heading and small controls, the `head`, and below it the content, in `body`.

    In a dock the head becomes the dock's title bar (`give_head`).
    """

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.heading = Heading(heading)
        self._head_bar = QWidget()
        self.head = fill_layout(QHBoxLayout(self._head_bar), self.heading, margins=(0, 0, 0, 0), spacing=SPACE)
        margins = (2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
        self.body = fill_layout(QVBoxLayout(self), self._head_bar, margins=margins, spacing=SPACE)

    def give_head(self) -> QWidget:
        """Hand over the head; the card keeps the content and drops its upper edge."""
        self.body.removeWidget(self._head_bar)
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(margins.left(), SPACE // 2, margins.right(), margins.bottom())
        self.setProperty("docked", True)
        return self._head_bar


class Panel(CardFrame):
    """One panel of the window.

    Signals:
        notified: a `Notice` of what was saved or copied, or why that failed.
    """

    notified = pyqtSignal(object)

    def __init__(
        self, heading: str, theme: Theme, *, ask_path: AskPath = ask_export_path, parent: QWidget | None = None
    ) -> None:
        super().__init__(heading, parent)
        self._theme = theme
        self.exporter = Exporter(self, ask_path)
        self.exporter.notified.connect(self.notified)

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models; `delay_ms` is the delay of its throttle.

        Each parameter of the constructor gets the model that bears its name. A panel that needs more overrides this.
        """
        drawing = {"theme": theme, "delay_ms": delay_ms}
        construct: Callable[..., Self] = cls
        return construct(
            **{
                name: drawing[name] if name in drawing else getattr(models, name)
                for name in signature(cls).parameters
                if name in drawing or hasattr(models, name)
            }
        )

    @property
    def main_widget(self) -> QWidget | None:
        """What gets the focus when the user goes to the panel; None for the first that takes it."""
        return None

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme, with every part that the panel keeps as an attribute."""
        self._theme = theme
        for part in vars(self).values():
            if isinstance(part, Themed):
                part.show_theme(theme)


def point_actions(reproducing: Reproducing, parent: QObject) -> list[QAction]:
    """Return an action for each wording, which copies the selected point."""
    actions = []
    for wording in Wording:
        action = QAction(f"Copy as {wording.value}", parent)
        action.setToolTip("What runs this point again")
        action.triggered.connect(lambda _=False, wording=wording: reproducing.copy_point(wording))
        actions.append(action)
    return actions


def copy_button(reproducing: Reproducing) -> QToolButton:
    """Return a button with these actions in its menu."""
    button = quiet_button("Copy ▾", "Copy what runs this point again", "Copy the point")
    menu = QMenu(button)
    menu.addActions(point_actions(reproducing, button))
    button.setMenu(menu)
    return button
