"""The warp lens: one request of a warp, its 32 lanes on banks or sectors, and what another row pitch would change.

The rule: the inspector holds the request; the panel holds the tried row pitch, until a request of another array.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QSignalBlocker, QSize, Qt
from PyQt6.QtGui import QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import QHBoxLayout, QSlider, QSpinBox, QVBoxLayout, QWidget

from warplens.gui.figures import inspected_lines as inspected_requests
from warplens.gui.figures.picture import svg
from warplens.gui.figures.request import Lens, LensRequest, at_better_pitch, at_rules, lens_of, rules_of_other_gpus
from warplens.gui.figures.request_picture import heading, lens_picture, lens_sheet
from warplens.gui.kit import picture_view, widgets
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.workspace.inspector import Phase, SelectionInspector
from warplens.gui.workspace.listing_view import Stepper
from warplens.gui.workspace.panel import InspectingPanel, svg_button

PITCH_PIXELS = 104  # the box of the row pitch is this wide in texts of 100 %: `1056 words` fits
MAX_PADDING_WORDS = 32  # the slider reaches this many words beyond the present row pitch
TALL = 320  # from this height in pixels for texts of 100 % on, below the controls, there is room for a second picture
RECORDING = "Executing the block…"
NOT_IN_ITERATION = "The warp did not execute this instruction in this iteration."
NOT_IN_WARP = "This warp does not execute this instruction: step to a warp or a block that does."
HINT = "Choose a line of the source that touches memory: its lanes appear here."


class LensPanel(InspectingPanel):
    """The lens, of the current request of `inspector`."""

    def __init__(self, inspector: SelectionInspector, theme: Theme) -> None:
        super().__init__("Warp lens", theme, inspector)
        self._array: object = None
        self._own_rules = ""
        self._pitch: int | None = None
        self._lane: int | None = None
        self._better: tuple[LensRequest, Lens | None] | None = None
        self.about = widgets.ElidedLabel(widgets.Role.FAINT)
        self.export_button = svg_button(self.export)
        widgets.fill_layout(self.head, (self.about, 1), self.export_button)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Warp lens: the keys move between requests")
        self.better_view = picture_view.PictureView(theme, min_size=QSize(200, 70))
        self._make_controls()
        self.view = picture_view.PictureView(theme, min_size=QSize(200, 120))
        self.view.tag_hovered.connect(self._on_lane_hovered)
        by_mouse = Qt.TextInteractionFlag.TextSelectableByMouse
        self.sentence = widgets.label(role=widgets.Role.HINT)
        widgets.configured(self.sentence, wordWrap=True, textInteractionFlags=by_mouse)
        self.hint = widgets.hint_label(HINT)
        self.content = QWidget()
        parts = (self._controls, (self.view, 3), self.sentence, (self.better_view, 1))
        widgets.fill_layout(QVBoxLayout(self.content), *parts, margins=(0, 0, 0, 0), spacing=SPACE)
        widgets.fill_layout(self.body, (self.hint, 1), (self.content, 1))
        inspector.inspected.connect(self.refresh)
        inspector.request_changed.connect(self.refresh)
        self.refresh()

    def _make_controls(self) -> None:
        inspector = self._inspector
        self.instruction = Stepper("request", "Page Up, Page Down", inspector.step_instruction)
        self.block = Stepper("block", "Control with arrows", partial(self._step, "block"))
        self.warp = Stepper("warp", "Up, Down", partial(self._step, "warp"))
        self.time = Stepper("iteration", "Left, Right", partial(self._step, "time"))
        self.pitch = widgets.configured(QSpinBox(), suffix=" words", accessibleName="Row pitch in words")
        self.slider = widgets.configured(
            QSlider(Qt.Orientation.Horizontal), accessibleName="Row pitch", minimumWidth=70, maximumWidth=180
        )
        self.pitch.valueChanged.connect(self.set_pitch)
        self.slider.valueChanged.connect(self.set_pitch)
        self.better = widgets.tool_button("link", "", "Try this row pitch in the picture above")
        self.better.clicked.connect(self._on_better_clicked)
        self._pitch_row = QWidget()
        row, name = QHBoxLayout(self._pitch_row), widgets.label("pitch", widgets.Role.MUTED)
        widgets.fill_layout(row, name, self.slider, self.pitch, margins=(0, 0, 0, 0), spacing=SPACE)
        self._controls = QWidget()
        wrapping = widgets.WrappingRow(self._controls, SPACE // 2)
        self.rules = widgets.Combo(quiet=True)
        self.rules.setToolTip("Count the same addresses by the rules of another compute capability")
        widgets.configured(self.rules, accessibleName="Rules of a compute capability", currentIndexChanged=self.refresh)
        self._fit_controls()
        for part in (self.instruction, self.block, self.warp, self.time, self._pitch_row, self.better, self.rules):
            wrapping.addWidget(part)

    def _fit_controls(self) -> None:
        """Give the controls, and the second picture, the room that their texts need in the present size."""
        widgets.configured(self.better_view, minimumHeight=scaled(70), maximumHeight=scaled(110))
        self.pitch.setFixedWidth(scaled(PITCH_PIXELS))
        height = self.pitch.sizeHint().height()  # as high as the box beside them, so that their texts are aligned
        self.better.setMinimumHeight(height)
        self.rules.setMinimumHeight(height)

    @property
    def lens(self) -> Lens | None:
        """The current request at the pitch that is tried."""
        request = self.request
        return None if request is None else lens_of(request, self._pitch)

    @property
    def request(self) -> LensRequest | None:
        """The current request by the chosen rules."""
        request, rules = self._inspector.request, self.rules.currentData()
        return request if request is None or rules is None else at_rules(request, rules)

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        self._fit_controls()

    def refresh(self) -> None:
        """Show the current request."""
        inspector, request = self._inspector, self._inspector.request
        self._offer_rules(request)
        request = self.request
        is_ready = inspector.phase is Phase.READY and inspector.spot.index >= 0
        self.hint.setVisible(not is_ready)
        self.content.setVisible(is_ready)
        self.hint.setText(self._hint())
        self.export_button.setEnabled(request is not None)
        self.about.set_whole("" if request is None else f"{heading(request).partition(' · warp')[0]} · {request.text}")
        if not is_ready:
            return
        self._show_position()
        if request is not None and self._array != (key := (request.array, request.space, request.row_words)):
            self._array, self._pitch = key, None
        self._show_pitch(request)
        self._draw()

    def _hint(self) -> str:
        match self._inspector.phase:
            case Phase.WAITING:
                return "Executing the point to see what its lanes request…"
            case Phase.REFUSED:
                return self._inspector.refusal.sentence
            case Phase.READY:
                return "This kernel makes no request to memory."
        return HINT

    def _show_position(self) -> None:
        inspector, spot = self._inspector, self._inspector.spot
        inspection = inspector.inspection
        if inspection is None:
            return
        indices = inspected_requests.instruction_indices(inspection)
        instruction = inspected_requests.find_instruction(inspection, spot.index)
        number = indices.index(spot.index) + 1 if spot.index in indices else 0
        line = 0 if instruction is None else instruction[0].access.line
        self.instruction.text.setText(f"line {line} · {number}/{len(indices)}")
        x, y, z = inspected_requests.block_position(inspection, spot.block)
        self.block.text.setText(f"block {x}, {y}, {z}" if inspection.explanation.grid[2] > 1 else f"block {x}, {y}")
        self.warp.text.setText(f"warp {spot.warp} of {inspected_requests.warps_of(inspection)}")
        self.time.text.setText(f"iteration {spot.time + 1} of {max(inspector.times, 1)}")
        self.block.setEnabled(inspected_requests.blocks_of(inspection) > 1)
        self.warp.setEnabled(inspected_requests.warps_of(inspection) > 1)
        self.time.setEnabled(inspector.times > 1)

    def _offer_rules(self, request: LensRequest | None) -> None:
        """Offer the rules of the point's GPU and of others; the chosen rules stay chosen where they still exist."""
        if request is None or self._own_rules == request.rules.name:
            return
        self._own_rules = request.rules.name
        others = rules_of_other_gpus(request)
        entries = [("by this GPU's rules", None), *others.items()]
        widgets.fill(self.rules, entries, others.get(self.rules.currentText()))

    def _show_pitch(self, request: LensRequest | None) -> None:
        words = 0 if request is None else request.row_words
        self._pitch_row.setVisible(bool(words))
        if request is None or not words:
            return
        step = request.pitch_step_words
        shown = words if self._pitch is None else self._pitch
        for control in (self.pitch, self.slider):
            with QSignalBlocker(control):
                control.setRange(words, words + MAX_PADDING_WORDS)
                control.setSingleStep(step)
                control.setValue(shown)

    def _draw(self) -> None:
        lens = self.lens
        if lens is None:
            missing = NOT_IN_ITERATION if self._inspector.times else NOT_IN_WARP
            self.sentence.setText(RECORDING if self._inspector.is_recording else missing)
            self.view.show_picture(None)
            self.better.hide()
            self.better_view.hide()
            return
        self._show_picture(lens)
        note = f" ({lens.address_note})" if lens.address_note else ""
        self.sentence.setText(f"{lens.sentence.removesuffix('.')}{note}.")
        self.setAccessibleDescription(self.sentence.text())
        better = self._better_lens(lens.request) if self._pitch in (None, lens.request.row_words) else None
        self.better.setVisible(better is not None)
        self.better_view.setVisible(better is not None and self._is_tall)
        if better is not None:
            self.better.setText(f"try {better.pitch_words}: {better.short_price}")
            widgets.restyle(self.better, tone="good" if better.is_ideal else "plain")
            self.better_view.show_picture(lambda width, height: lens_picture(better, width, height, is_small=True))

    def _show_picture(self, lens: Lens) -> None:
        lane = self._lane
        self.view.show_picture(lambda width, height: lens_picture(lens, width, height, lane=lane))

    def _better_lens(self, request: LensRequest) -> Lens | None:
        """Return the lens at the best row pitch, None where none is better; all are tried once for a request."""
        if self._better is None or self._better[0] != request:
            self._better = request, at_better_pitch(request)
        return self._better[1]

    def export(self) -> None:
        """Export the picture as SVG."""
        lens = self.lens
        if lens is None:
            return
        request = lens.request
        name = f"lens-{Path(request.file).stem}-line-{request.line}"
        self.exporter.save(name, "svg", lambda: svg(lens_sheet(lens), self._theme).encode("utf-8"))

    def set_pitch(self, words: int) -> None:
        """Show the request as if its rows were this many words apart."""
        request = self.request
        if request is None:
            return
        step = request.pitch_step_words
        self._pitch = request.row_words + round((words - request.row_words) / step) * step
        self._show_pitch(request)
        self._draw()

    def _on_better_clicked(self) -> None:
        request = self.request
        if request is not None and (better := self._better_lens(request)) is not None:
            self.set_pitch(better.pitch_words)

    def _on_lane_hovered(self, lane: int | None) -> None:
        self._lane = lane
        if (lens := self.lens) is not None:
            self._show_picture(lens)

    def _step(self, axis: str, step: int) -> None:
        self._inspector.go_to(**{axis: getattr(self._inspector.spot, axis) + step})

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Step through warps by up and down, iterations by left and right, blocks by Control, requests by the pages."""
        if event is None:
            return
        keys, control = Qt.Key, bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        inspection = self._inspector.inspection
        row = 1 if inspection is None else inspection.explanation.grid[0]
        steps: dict[int, Callable[[], None]] = {
            keys.Key_Up: lambda: self._step("block", -row) if control else self._step("warp", -1),
            keys.Key_Down: lambda: self._step("block", row) if control else self._step("warp", 1),
            keys.Key_Left: lambda: self._step("block", -1) if control else self._step("time", -1),
            keys.Key_Right: lambda: self._step("block", 1) if control else self._step("time", 1),
            keys.Key_PageUp: lambda: self._inspector.step_instruction(-1),
            keys.Key_PageDown: lambda: self._inspector.step_instruction(1),
        }
        step = steps.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            step()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Hide the second picture where there is no room for two."""
        super().resizeEvent(event)
        self.better_view.setVisible(not self.better.isHidden() and self._is_tall)

    @property
    def _is_tall(self) -> bool:
        return self.height() - self._controls.heightForWidth(self.content.width()) >= scaled(TALL)
