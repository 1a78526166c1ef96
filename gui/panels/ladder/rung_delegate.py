"""The drawing of a cell of the table of rungs.

The rule: green and red mean only faster and slower than the rung before; a rung without a time is faint, a modelled
number italic.
"""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex
from PyQt6.QtGui import QPainter
from PyQt6.QtWidgets import QStyleOptionViewItem

from warplens.gui.models.ladders.rung_table import COLUMNS
from warplens.gui.models.table_model import MODELLED_ROLE, STATE_ROLE
from warplens.gui.toolkit.tables import CellDelegate
from warplens.profiles.ladders.climb import ReachedRung

LEVEL = 0.005
"""A gain that differs from 1 by less than this is drawn as none."""
_SMALL = {"moved", "step", "limiter"}
_NUMBERS = {"time", "rate"}


class RungDelegate(CellDelegate):
    """Draws a cell of a rung."""

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground and the text."""
        rung = index.data(STATE_ROLE)
        assert isinstance(rung, ReachedRung), "the delegate is that of the table of rungs"
        theme, key = self._theme, COLUMNS[index.column()].key
        colour = theme.muted if key in _SMALL else theme.text
        if rung.point is None:
            colour = theme.faint
        elif key == "gain" and rung.gain is not None and abs(rung.gain - 1) >= LEVEL:
            colour = theme.good if rung.gain > 1 else theme.bad
        self.draw_cell_text(
            painter, self.draw_ground(painter, option), index, colour,
            is_small=key in _SMALL, is_italic=key in _NUMBERS and bool(index.data(MODELLED_ROLE)),
        )  # fmt: skip
