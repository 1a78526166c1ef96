"""The source panel: the `.cu` with the cost of each line, the PTX beside it, and sentences about the chosen line.

The rule: it shows the inspector's result; a click chooses a line there, from which the warp lens takes its request.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import PurePath

from PyQt6 import QtGui, QtWidgets
from PyQt6.QtCore import Qt, pyqtSignal

from warplens.cuda.execute.inspection.records import line_notes
from warplens.cuda.ground import errors, points
from warplens.gui.figures import listings
from warplens.gui.figures.inspected_lines import LinePart
from warplens.gui.kit import scrolling, widgets
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.workspace import listing_view, panel
from warplens.gui.workspace.inspector import Phase, SelectionInspector
from warplens.profiles.formats import assigned, plain, text_of_main

# The sentences about one line of the source: what its accesses do and cost.
# A click on an access only signals it; the inspector then moves there.

ADVISED = "→"  # what to change begins with this sign, as on the command line


class LineSentences(QtWidgets.QWidget):
    """A heading, what to change in the line, then each part of it with its sentences, and a button that chooses it."""

    access_chosen = pyqtSignal(int)  # the index of the instruction whose request the sentences describe

    def __init__(self) -> None:
        super().__init__()
        self.heading = widgets.configured(widgets.label(name="heading"), wordWrap=True)
        self._shown: object = None
        self.buttons: list[QtWidgets.QToolButton] = []
        self.texts: list[QtWidgets.QLabel] = []
        self._column = widgets.fill_layout(
            QtWidgets.QVBoxLayout(self), self.heading, margins=(0, 0, 0, 0), spacing=SPACE // 2
        )

    def show_text(self, text: str, *, is_bad: bool = False) -> None:
        """Show one sentence."""
        self._clear()
        self.heading.hide()
        if text:
            self._add(text, widgets.Role.BAD if is_bad else widgets.Role.MUTED)
        self._settle()

    def show_line(
        self, line: int, parts: list[tuple[LinePart, str]], otherwise: str, chosen_part: int, advice: Sequence[str] = ()
    ) -> None:
        """Show the parts of a line, each with its text, or the sentence `otherwise`; what to change stands first.

        Where only the chosen part changes the widgets stay, so that the clicked one keeps the focus.
        """
        described = tuple((part.indices, part.explained.sentences, text) for part, text in parts)
        shown = (line, described, otherwise, tuple(advice))
        if shown == self._shown:
            for button, (part, _) in zip(self.buttons, parts, strict=True):
                button.setChecked(chosen_part in part.indices)
            return
        self._clear()
        self._shown = shown
        self.heading.show()
        self.heading.setText(f"Line {line}")
        for text in advice:
            self._add(f"{ADVISED} {text}", "")
        if not parts:
            self._add(otherwise, widgets.Role.MUTED)
        for part, text in parts:
            name, _, cost = text.partition(": ")
            name = f"{name} {part.number}" if part.number else name
            button = widgets.tool_button("chip", name, "Show its worst request in the warp lens", is_checkable=True)
            button.setChecked(chosen_part in part.indices)
            index = part.place.index if part.place is not None else part.indices[0]
            button.clicked.connect(lambda _checked, index=index: self.access_chosen.emit(index))
            self.buttons.append(button)
            row = widgets.fill_layout(QtWidgets.QHBoxLayout(), spacing=SPACE)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            sentences = "; ".join(part.explained.sentences)
            self._add(
                f"{sentences[:1].upper()}{sentences[1:]}.\n{cost[:1].upper()}{cost[1:]}.", widgets.Role.MUTED, row
            )
            self._column.addLayout(row)
        self._settle()

    def _settle(self) -> None:
        """Show the new widgets at once, so that the height of the whole is right before Qt shows it."""
        for widget in (*self.buttons, *self.texts):
            widget.show()
        self._column.activate()

    def _add(self, text: str, role: str, row: QtWidgets.QHBoxLayout | None = None) -> None:
        sentence = widgets.label(text, role)
        widgets.configured(sentence, wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        policy = QtWidgets.QSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        sentence.setSizePolicy(policy)
        self.texts.append(sentence)
        if row is None:
            self._column.addWidget(sentence)
        else:
            row.addWidget(sentence, 1, Qt.AlignmentFlag.AlignTop)

    def _clear(self) -> None:
        self._shown = None
        for widget in (*self.buttons, *self.texts):
            widget.setParent(None)
            widget.deleteLater()
        self.buttons, self.texts = [], []
        for row in reversed(range(1, self._column.count())):
            item = self._column.takeAt(row)
            layout = None if item is None else item.layout()
            if layout is not None:
                layout.deleteLater()


EXECUTING = "Executing it to see what its lines do…"
MAX_SENTENCES_SHARE = 0.4  # the sentences take up to this share of the panel's height; beyond it they scroll
WIDE = 620  # from this width in pixels on, the PTX stands beside the source and not below it


class SourcePanel(panel.InspectingPanel):
    """Source, PTX and sentences."""

    def __init__(self, inspector: SelectionInspector, theme: Theme) -> None:
        super().__init__("Source", theme, inspector)
        self.about = widgets.ElidedLabel(widgets.Role.FAINT)
        self.badge = widgets.label(role=widgets.Role.BADGE)
        ptx_help = "Show the PTX, its lines linked to those of the source"
        self.ptx_button = widgets.tool_button("chip", "PTX", ptx_help, is_checkable=True)
        self.ptx_button.toggled.connect(self._on_ptx_toggled)
        widgets.fill_layout(self.head, (self.about, 1), self.badge, self.ptx_button)
        self.failure = widgets.configured(widgets.label(name="failure"), wordWrap=True)
        self.hint = widgets.hint_label(listings.HINT_EMPTY)
        self.source = listing_view.ListingView("Source, line by line", theme)
        self.ptx = listing_view.ListingView("PTX, line by line", theme)
        self.ptx.hide()
        self.texts = widgets.splitter(Qt.Orientation.Horizontal, self.source, self.ptx, handle=SPACE + 2)
        self.sentences = widgets.configured(LineSentences(), access_chosen=inspector.select_instruction)
        self._rule = widgets.configured(QtWidgets.QFrame(), objectName="rule")
        widgets.fill_layout(self.body, self.failure, (self.hint, 1), (self.texts, 1), self._rule)
        self._scroll = scrolling.LineScroll(self.sentences, name="What the line does")
        self.body.addWidget(self._scroll)
        self.source.line_chosen.connect(inspector.select_line)
        self.source.line_hovered.connect(
            lambda number: self.ptx.set_linked(_links(self.source.listing, number or self._inspector.line))
        )
        self.ptx.line_chosen.connect(self._on_ptx_chosen)
        self.ptx.line_hovered.connect(lambda number: self.source.set_linked(_links(self.ptx.listing, number)))
        inspector.inspected.connect(self.refresh)
        inspector.line_selected.connect(self._on_line_selected)
        inspector.request_changed.connect(self._show_sentences)
        self.refresh()

    def refresh(self) -> None:
        """Show the inspector's result."""
        inspector = self._inspector
        inspection = inspector.inspection
        is_empty = inspector.phase is Phase.EMPTY
        self.source.show_listing(self._listing())
        if inspection is not None:
            self.ptx.show_listing(listings.ptx_listing(inspection))
        has_text = bool(self.source.listing.rows) and not is_empty
        self.texts.setVisible(has_text)
        self.hint.setVisible(not has_text)
        self.hint.setText(listings.HINT_EMPTY if is_empty else inspector.refusal.sentence)
        self.ptx_button.setEnabled(inspection is not None)
        self.ptx.setVisible(self.ptx_button.isChecked() and inspection is not None)
        self.failure.setText(self._failure())
        self.failure.setVisible(bool(self.failure.text()))
        self.about.set_whole(self._about())
        self.badge.setVisible(inspection is not None)
        if inspection is not None:
            self.badge.setText(listings.provenance_text(inspection))
            self.badge.setToolTip(widgets.verbatim("\n".join((*inspection.explanation.notes, inspector.note)).strip()))
        self._on_line_selected(inspector.line)
        if not inspector.line or inspection is None:
            self.source.show_error()

    def _listing(self) -> listings.Listing:
        inspector = self._inspector
        if inspector.phase is Phase.REFUSED:
            return listings.refused_listing(inspector.refusal, inspector.source)
        if not inspector.source:
            return listings.Listing(rows=())
        result, name = inspector.result, inspector.file_name
        # a race that failed the point ends no execution: it is marked as what does not compile
        failed = result if result is not None and result.status is points.Status.FAILED else None
        notes = () if failed is None else tuple(line_notes(failed.reason, name, failed.failure))
        listing = listings.source_listing(inspector.source, inspector.inspection, notes, file_name=name)
        return replace(listing, has_failed=failed is not None)

    def _failure(self) -> str:
        """Return the kind of the selected point's failure and what happened, "" if it did not fail."""
        result = self._inspector.result
        if result is None or result.status is not points.Status.FAILED:
            return ""
        return errors.failure_of(plain(result.reason), result.failure).headline

    def _about(self) -> str:
        result = self._inspector.result
        if result is None:
            return ""
        inspection, axes = self._inspector.inspection, assigned(result.problem | result.tune)
        if inspection is None:
            return " · ".join(part for part in (self._inspector.file_name, axes) if part)
        explanation = inspection.explanation
        parts = (PurePath(explanation.path).name, axes, explanation.code_on, plain(text_of_main(result)))
        return " · ".join(part for part in parts if part)

    def _on_line_selected(self, line: int) -> None:
        self.source.set_current(line)
        self.ptx.set_linked(_links(self.source.listing, line), show=True)
        self.source.set_linked(frozenset())
        self._show_sentences()

    def _on_ptx_chosen(self, number: int) -> None:
        """Choose the request of an instruction, or the source line of one that makes none."""
        inspection = self._inspector.inspection
        if inspection is None:
            return
        instructions = (i for explained in inspection.explanation.accesses for i in explained.instructions)
        index = next((i.count.index for i in instructions if i.count.ptx_line == number), None)
        if index is not None:
            self._inspector.select_instruction(index)
            return
        for line in _links(self.ptx.listing, number):
            self._inspector.select_line(line)

    def _on_ptx_toggled(self, shown: bool) -> None:
        self.ptx.setVisible(shown and self._inspector.inspection is not None)
        self._on_line_selected(self._inspector.line)

    def _show_sentences(self) -> None:
        inspector = self._inspector
        inspection, line = inspector.inspection, inspector.line
        self._rule.setVisible(inspector.phase is not Phase.EMPTY)
        self._scroll.setVisible(inspector.phase is not Phase.EMPTY)
        if inspector.phase is Phase.WAITING:
            self.sentences.show_text(EXECUTING)
        elif inspector.phase is Phase.REFUSED:
            self.sentences.show_text(inspector.refusal.sentence if self.source.listing.rows else "", is_bad=True)
        elif inspection is None or not line:
            self.sentences.show_text("Choose a line to see what its requests cost, and why.")
        else:
            rows = [(part, listings.access_text(part.explained, inspection)) for part in inspector.parts]
            advice = [advice.text for advice in inspection.explanation.advice if advice.line == line]
            otherwise = listings.activity_text(inspection.lines.get(line))
            self.sentences.show_line(line, rows, otherwise, inspector.spot.index, advice)
        self._fit_sentences()

    def _fit_sentences(self) -> None:
        """Give the sentences the height that they need, up to a share of the panel, or none where lines need it."""
        needed = self.sentences.heightForWidth(max(1, self._scroll.width()))
        room = self.height() - self.body.minimumHeightForWidth(self.width()) + self._scroll.minimumHeight()
        height = max(20, min(needed, round(MAX_SENTENCES_SHARE * self.height()), room))
        self._scroll.setFixedHeight(height if height <= room else 0)

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Put the PTX beside the source where there is room, else below it."""
        super().resizeEvent(event)
        orientation = Qt.Orientation.Horizontal if self.width() >= WIDE else Qt.Orientation.Vertical
        if self.texts.orientation() is not orientation:
            self.texts.setOrientation(orientation)
        self._fit_sentences()


def _links(listing: listings.Listing, number: int) -> frozenset[int]:
    """Return the lines of the other text that belong to a line."""
    row = listing.row_of(number)
    return listing.rows[row].links if row >= 0 else frozenset()
