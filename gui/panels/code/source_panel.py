"""The source panel: the `.cu` with what every line costs, the PTX beside it, and what is to be said of the chosen line.

The rule: it shows what the inspector knows; a click chooses a line there, from which the warp lens takes its request.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Self

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSplitter,
    QToolButton,
    QWidget,
)

from warplens.gui.models.selection.inspector import Inspector, Phase
from warplens.gui.models.window_models import WindowModels
from warplens.gui.panels.code.line_sentences import LineSentences
from warplens.gui.panels.code.listing_view import ListingView
from warplens.gui.panels.panel import Panel
from warplens.gui.plots import inspected_requests
from warplens.gui.plots.listings import (
    HINT_EMPTY,
    Listing,
    access_text,
    activity_text,
    provenance_text,
    ptx_listing,
    refused_listing,
    source_listing,
)
from warplens.gui.toolkit.elided_label import ElidedLabel
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.styling import Role, label
from warplens.gui.toolkit.theme import SPACE, Theme
from warplens.profiles.formats import assigned

MOST_SENTENCES = 0.4
"""Of the height, that the sentences under the source may take; beyond that they scroll."""
WIDE = 620
"""Pixels from which on the PTX stands beside the source, and not below it."""


class SourcePanel(Panel):
    """Source, PTX, sentences.

    Args:
        inspector: what is known of the selected point's code.
        theme: to draw in.
    """

    def __init__(self, inspector: Inspector, theme: Theme, *, parent: QWidget | None = None) -> None:
        super().__init__("Source", theme, parent=parent)
        self._inspector = inspector
        self.about = ElidedLabel(Role.FAINT)
        self.badge = label(role=Role.BADGE)
        self.ptx_button = QToolButton()
        self.ptx_button.setText("PTX")
        self.ptx_button.setObjectName("chip")
        self.ptx_button.setCheckable(True)
        self.ptx_button.setToolTip("Show the PTX, its lines linked to those of the source")
        self.ptx_button.toggled.connect(self._on_ptx_toggled)
        self.head.addWidget(self.about, 1)
        self.head.addWidget(self.badge)
        self.head.addWidget(self.ptx_button)
        self.hint = label(HINT_EMPTY, Role.HINT)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setWordWrap(True)
        self.source = ListingView("Source, line by line", theme)
        self.ptx = ListingView("PTX, line by line", theme)
        self.ptx.hide()
        self.texts = QSplitter(Qt.Orientation.Horizontal)
        self.texts.setChildrenCollapsible(False)
        self.texts.setHandleWidth(SPACE + 2)
        self.texts.addWidget(self.source)
        self.texts.addWidget(self.ptx)
        self.said = LineSentences()
        self.said.access_chosen.connect(inspector.select_instruction)
        self._rule = QFrame()
        self._rule.setObjectName("rule")
        self.body.addWidget(self.hint, 1)
        self.body.addWidget(self.texts, 1)
        self.body.addWidget(self._rule)
        self.room = QScrollArea()
        self.room.setWidgetResizable(True)
        self.room.setFrameShape(QFrame.Shape.NoFrame)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.room.setWidget(self.said)
        self.body.addWidget(self.room)
        self.source.line_chosen.connect(inspector.select_line)
        self.source.line_hovered.connect(self._on_source_hovered)
        self.ptx.line_chosen.connect(self._on_ptx_chosen)
        self.ptx.line_hovered.connect(self._on_ptx_hovered)
        inspector.inspected.connect(self.refresh)
        inspector.line_selected.connect(self._on_line_selected)
        inspector.request_changed.connect(self._show_sentences)
        self.refresh()

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows these models."""
        del delay_ms
        return cls(models.inspector, theme)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self.source.show_theme(theme)
        self.ptx.show_theme(theme)

    def refresh(self) -> None:
        """Show what is known."""
        inspector = self._inspector
        found = inspector.inspection
        is_empty = inspector.phase is Phase.EMPTY
        self.source.show_listing(self._listing())
        if found is not None:
            self.ptx.show_listing(ptx_listing(found))
        has_text = bool(self.source.listing.rows) and not is_empty
        self.texts.setVisible(has_text)
        self.hint.setVisible(not has_text)
        self.hint.setText(HINT_EMPTY if is_empty else inspector.refusal.sentence)
        self.ptx_button.setEnabled(found is not None)
        self.ptx.setVisible(self.ptx_button.isChecked() and found is not None)
        self.about.set_whole(self._about())
        self.badge.setVisible(found is not None)
        if found is not None:
            self.badge.setText(provenance_text(found))
            self.badge.setToolTip(verbatim("\n".join((*found.explanation.notes, inspector.note)).strip()))
        self._on_line_selected(inspector.line)

    def _listing(self) -> Listing:
        inspector = self._inspector
        if inspector.phase is Phase.REFUSED:
            return refused_listing(inspector.refusal, inspector.source)
        return source_listing(inspector.source, inspector.inspection) if inspector.source else Listing(rows=())

    def _about(self) -> str:
        result = self._inspector.result
        if result is None:
            return ""
        found = self._inspector.inspection
        name = f"{result.kernel}.cu" if found is None else PurePath(found.explanation.path).name
        axes = assigned(result.problem | result.tune)
        device = "" if found is None else f"{found.explanation.device_name} ({found.explanation.target})"
        return " · ".join(part for part in (name, axes, device) if part)

    # Choosing and pointing.

    def _on_line_selected(self, line: int) -> None:
        self.source.set_current(line)
        row = self.source.listing.row_of(line)
        links = self.source.listing.rows[row].links if row >= 0 else frozenset()
        self.ptx.set_linked(links, show=True)
        self.source.set_linked(frozenset())
        self._show_sentences()

    def _on_source_hovered(self, number: int) -> None:
        place = self.source.listing.row_of(number or self._inspector.line)
        self.ptx.set_linked(self.source.listing.rows[place].links if place >= 0 else frozenset())

    def _on_ptx_hovered(self, number: int) -> None:
        place = self.ptx.listing.row_of(number)
        self.source.set_linked(self.ptx.listing.rows[place].links if place >= 0 else frozenset())

    def _on_ptx_chosen(self, number: int) -> None:
        """Choose the line that the instruction stems from, and its request where it makes one."""
        found = self._inspector.inspection
        if found is None:
            return
        chosen = next(
            (
                one.count.index
                for explained in found.explanation.accesses
                for one in explained.instructions
                if one.count.ptx_line == number
            ),
            None,
        )
        place = self.ptx.listing.row_of(number)
        if chosen is not None:
            self._inspector.select_instruction(chosen)
        elif place >= 0:
            for line in self.ptx.listing.rows[place].links:
                self._inspector.select_line(line)

    def _on_ptx_toggled(self, shown: bool) -> None:
        self.ptx.setVisible(shown and self._inspector.inspection is not None)
        self._on_line_selected(self._inspector.line)

    def _show_sentences(self) -> None:
        inspector = self._inspector
        found, line = inspector.inspection, inspector.line
        self._rule.setVisible(inspector.phase is not Phase.EMPTY)
        self.room.setVisible(inspector.phase is not Phase.EMPTY)
        if inspector.phase is Phase.WAITING:
            self.said.show_text("Executing it to see what its lines do…")
        elif inspector.phase is Phase.REFUSED:
            self.said.show_text(inspector.refusal.sentence if self.source.listing.rows else "", is_bad=True)
        elif found is None or not line:
            self.said.show_text("Choose a line to see what its requests cost, and why.")
        else:
            accesses = inspected_requests.accesses_of(found, line)
            rows = [(one, access_text(one, found)) for one in accesses]
            self.said.show_line(line, rows, activity_text(found.lines.get(line)), inspector.spot.index)
        self._fit_sentences()

    def _fit_sentences(self) -> None:
        """Give the sentences the height that they need, up to a share of the panel."""
        needed = self.said.heightForWidth(max(1, self.room.width()))
        self.room.setFixedHeight(max(20, min(needed, round(MOST_SENTENCES * self.height()))))

    # Qt.

    def showEvent(self, event: QShowEvent | None) -> None:
        """Have the point executed now that somebody sees it."""
        super().showEvent(event)
        self._inspector.set_wanted("source", wanted=True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        """Let nothing be executed for a panel that nobody sees."""
        super().hideEvent(event)
        self._inspector.set_wanted("source", wanted=False)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put the PTX beside the source where there is room, else below it."""
        super().resizeEvent(event)
        across = Qt.Orientation.Horizontal if self.width() >= WIDE else Qt.Orientation.Vertical
        if self.texts.orientation() is not across:
            self.texts.setOrientation(across)
        self._fit_sentences()
