"""The drawing of a cell of the table of pairs.

The rule: green and red mean only faster and slower; a pair without a change is muted, a modelled number italic.
"""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtGui import QPainter
from PyQt6.QtWidgets import QStyleOptionViewItem

from warplens.gui.models.comparison.pairs_table import ComparisonTable
from warplens.gui.models.table_model import LOOK_ROLE, MODELLED_ROLE, STATE_ROLE
from warplens.gui.toolkit.tables import CellDelegate
from warplens.profiles.verdicts import Verdict

_COLOURED = {"verdict", "change"}
_SMALL = {"why", "changes", "interval"}


class PairDelegate(CellDelegate):
    """Draws a cell of a pair."""

    def draw_row(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw the ground, the marker in the first column, and the text."""
        model = index.model()
        assert isinstance(model, ComparisonTable), "the delegate is that of the table of pairs"
        theme, column = self._theme, model.columns[index.column()]
        verdict = index.data(STATE_ROLE)
        room = self.draw_ground(painter, option)
        if column.key == "kernel":
            room = self.draw_look(painter, room, index.data(LOOK_ROLE))
        is_small = column.key in _SMALL
        colour = theme.muted if is_small else theme.text
        if column.key in _COLOURED:
            colour = {Verdict.SLOWER: theme.bad, Verdict.FASTER: theme.good}.get(verdict, theme.muted)
        self.draw_cell_text(
            painter, room, index, colour, is_small=is_small, is_italic=bool(index.data(MODELLED_ROLE)),
            elide=Qt.TextElideMode.ElideMiddle if column.key == "kernel" else Qt.TextElideMode.ElideRight,
        )  # fmt: skip
