"""The bar at the top: the open profile, Run and Stop, the progress of the sweep, and the menu.

The rule: its buttons trigger the window's actions; it decides nothing.
"""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from warplens.cuda.sweep.progress import Progress, activity_text, compiling_text
from warplens.gui.models.points.results import Results
from warplens.gui.models.sweep.sweep_run import RunState, SweepRun
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE
from warplens.profiles.formats import grouped, waiting_text

PROGRESS_STEPS = 1000
RUN, QUEUE = "▶  Run", "+  Queue"
MIN_BAR, MAX_BAR = 60, 220
"""The least and the greatest width of the progress bar, in pixels."""


class HeaderBar(QFrame):
    """The bar.

    Args:
        run: the sweep whose progress is shown.
        results: have the open profile.
        start: the action behind Run.
        stop: the action behind Stop.
        menu: of the button at the right.
    """

    def __init__(
        self,
        run: SweepRun,
        results: Results,
        *,
        start: QAction,
        stop: QAction,
        menu: QMenu,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._run = run
        self._results = results
        self.file = ElidedLabel(Role.MUTED)
        self.run_button = _button(RUN, start, "primary", QUEUE)
        self.stop_button = _button("■  Stop", stop)
        self.bar = QProgressBar()
        self.bar.setRange(0, PROGRESS_STEPS)
        self.bar.setTextVisible(False)
        self.bar.setMinimumWidth(MIN_BAR)
        self.bar.setMaximumWidth(MAX_BAR)
        self.progress = ElidedLabel(Role.MUTED)
        self.progress.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.menu_button = QToolButton()
        self.menu_button.setText("☰")
        self.menu_button.setToolTip("Menu")
        self.menu_button.setAccessibleName("Menu")
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE - 4, SPACE)
        row.setSpacing(SPACE)
        row.addWidget(label("Warplens", name="product"))
        row.addSpacing(SPACE)
        row.addWidget(self.file, 1)
        row.addWidget(self.progress, 2)
        row.addWidget(self.bar, 1)
        row.addSpacing(SPACE)
        row.addWidget(self.run_button)  # what comes and goes stands before the buttons, so that they stay in place
        row.addWidget(self.stop_button)
        row.addWidget(self.menu_button)
        run.state_changed.connect(self._show_state)
        run.progressed.connect(lambda _: self._show_state())
        results.file_changed.connect(self._show_file)
        self._show_state()
        self._show_file()

    def _show_state(self) -> None:
        state, progress = self._run.state, self._run.progress
        self.run_button.setText(RUN if state is RunState.IDLE else QUEUE)
        self.stop_button.setEnabled(state in (RunState.STARTING, RunState.RUNNING))
        is_busy = state is not RunState.IDLE
        self.bar.setVisible(is_busy)
        self.progress.setVisible(is_busy)
        if state is RunState.STARTING or progress is None:
            self.bar.setValue(0)
            self.progress.set_whole("planning")
        else:
            self.bar.setValue(round(progress.fraction * PROGRESS_STEPS))
            self.progress.set_whole("stopping" if state is RunState.STOPPING else progress_text(progress))

    def _show_file(self) -> None:
        results = self._results
        devices = " · ".join(device.name for device in results.profile.devices) if results.profile else ""
        name = results.name or ("unsaved sweep" if results.is_unsaved else "")
        mark = " (edited)" if results.name and results.is_unsaved else ""
        self.file.set_whole(" · ".join(part for part in (f"{name}{mark}", devices) if part))


def progress_text(progress: Progress) -> str:
    """Return the progress as a text; the time left is missing where it is unknown.

    A kernel that is compiled or translated for seconds is named.
    """
    done = f"{grouped(progress.finished)} / {grouped(progress.total)} points"
    parts = [done]
    if progress.seconds_left is not None and progress.finished != progress.total:
        parts.append(f"about {waiting_text(progress.seconds_left)} left")
    busy = activity_text(progress.activities) or compiling_text(progress.compiling)
    return " · ".join(filter(None, [*parts, busy]))


class SteadyButton(QPushButton):
    """A button as wide as the longest of its `texts`, the first of which it has now."""

    def __init__(self, *texts: str) -> None:
        super().__init__(texts[0])
        self._texts = texts

    def sizeHint(self) -> QSize:
        """Return the size for the longest text."""
        option, size, style = QStyleOptionButton(), super().sizeHint(), self.style()
        assert style is not None, "every widget has a style"
        self.initStyleOption(option)
        for option.text in self._texts:
            contents = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, option.text)
            kind = QStyle.ContentsType.CT_PushButton
            size = size.expandedTo(style.sizeFromContents(kind, option, contents, self))
        return size


def _button(text: str, action: QAction, name: str = "", other: str = "") -> QPushButton:
    button = SteadyButton(text, other)
    if name:
        button.setObjectName(name)
    button.clicked.connect(action.trigger)
    button.setToolTip(f"{action.toolTip()} ({action.shortcut().toString()})")
    return button
