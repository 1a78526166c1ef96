"""What an empty plot says while a sweep runs: what its first point waits for.

The rule: it is a sentence of the present moment, and "" as soon as no sweep runs.
"""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.sweep.progress import compiling_text
from warplens.gui.models.sweep.sweep_run import RunState, SweepRun

ON_ITS_WAY = "The first point is on its way"
PLANNING = "The sweep is being planned"


class FirstPoint(QObject):
    """Says how far the first point of a sweep is.

    Signals:
        changed: the text is another one.
    """

    changed = pyqtSignal()

    def __init__(self, run: SweepRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._text = self._now()
        run.state_changed.connect(lambda _: self._look())
        run.progressed.connect(lambda _: self._look())

    @property
    def text(self) -> str:
        """The sentence, without a full stop; "" while no sweep starts or runs."""
        return self._text

    def _look(self) -> None:
        text = self._now()
        if text != self._text:
            self._text = text
            self.changed.emit()

    def _now(self) -> str:
        match self._run.state:
            case RunState.STARTING:
                return PLANNING
            case RunState.RUNNING:
                progress = self._run.progress
                compiling = compiling_text(None if progress is None else progress.compiling)
                return f"{ON_ITS_WAY}: {compiling}" if compiling else ON_ITS_WAY
            case _:
                return ""
