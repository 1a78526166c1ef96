"""The rungs of a ladder as a table, those without a time too.

The rule: a cell's text is that of `profiles.ladders.page`, so that the window and the command line agree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PyQt6.QtCore import QObject, Qt

from warplens.cuda.metrics import Provenance
from warplens.gui.models.table_model import MODELLED_ROLE, STATE_ROLE, Index, TableModel, alignment
from warplens.gui.toolkit.metric_help import verbatim
from warplens.profiles.cleaning import plain
from warplens.profiles.formats import MISSING
from warplens.profiles.ladders.climb import Climb, ReachedRung
from warplens.profiles.ladders.page import gain_text, moved_text, rate_text, share_text
from warplens.profiles.table import duration_text


@dataclass(frozen=True, slots=True, kw_only=True)
class RungColumn:
    """A column: its heading, its help, and how its text is read off a rung of a climb."""

    key: str
    heading: str
    help: str
    text: Callable[[Climb, ReachedRung], str]
    is_number: bool = False


def _time(climb: Climb, rung: ReachedRung) -> str:
    return MISSING if rung.time_ns is None else duration_text(rung.time_ns, climb.place.provenance)


def _rate(climb: Climb, rung: ReachedRung) -> str:
    value = None if rung.point is None else rung.point.metrics.get(climb.metric)
    return MISSING if value is None or isinstance(value.value, str) else rate_text(float(value.value), climb.metric)


COLUMNS: tuple[RungColumn, ...] = (
    RungColumn(key="rung", heading="Rung", help="The variant", text=lambda _, rung: rung.name),
    RungColumn(
        key="time", heading="Time", help="Its fastest time at this place", text=_time, is_number=True
    ),
    RungColumn(
        key="rate", heading="Rate", help="Operations or bytes a second, of those that the task needs", text=_rate,
        is_number=True,
    ),
    RungColumn(
        key="gain", heading="Gain", help="How many times as fast as the rung that it comes from",
        text=lambda _, rung: gain_text(rung.gain), is_number=True,
    ),
    RungColumn(
        key="share", heading="Roof", help="The part of the roof that it reaches",
        text=lambda _, rung: share_text(rung.share), is_number=True,
    ),
    RungColumn(
        key="moved", heading="What moved",
        help="The counter that shows the step: chosen from those of the unit that was relieved most",
        text=lambda _, rung: "" if rung.gain is None else moved_text(rung),
    ),
    RungColumn(
        key="step", heading="What is new", help="The one idea of the rung",
        text=lambda _, rung: rung.kernel.step or rung.kernel.title,
    ),
    RungColumn(
        key="limiter", heading="Limited by, modelled", help="What takes the time by the timing model",
        text=lambda _, rung: rung.limiter,
    ),
)  # fmt: skip


class RungTable(TableModel):
    """The table of a climb."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._climb: Climb | None = None

    @property
    def columns(self) -> tuple[RungColumn, ...]:
        """The columns."""
        return COLUMNS

    def row_count(self) -> int:
        """Return the number of rungs."""
        return 0 if self._climb is None else len(self._climb.rungs)

    def show_climb(self, climb: Climb | None) -> None:
        """Show the rungs of a climb."""
        self.beginResetModel()
        self._climb = climb
        self.endResetModel()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text, the tool tip and the state of a cell: a rung without a time has its reason as its time."""
        if self._climb is None or not index.isValid():
            return None
        rung, column = self._climb.rungs[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if rung.point is None and column.key == "moved":
                    return plain(rung.absence)
                return plain(column.text(self._climb, rung))
            case Qt.ItemDataRole.ToolTipRole:
                return verbatim(f"{rung.kernel.name}\n{rung.kernel.step or rung.kernel.title}\n{moved_text(rung)}")
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
        if role == STATE_ROLE:
            return rung
        if role == MODELLED_ROLE:
            return self._climb.place.provenance is Provenance.MODELLED
        return None
