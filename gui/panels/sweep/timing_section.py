"""The timing of the sweep: the state of the cache, and behind a fold the stopping rule and the baselines.

The rule: every control shows `TimingChoices` and writes to it. The section is enabled while a card is chosen, and
hidden where there is no card to choose.
"""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from warplens.cuda.points import Baseline
from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.models.sweep.timing import CACHES, FIELDS
from warplens.gui.toolkit.combo import Combo
from warplens.gui.toolkit.metric_help import verbatim
from warplens.gui.toolkit.styling import Role, label, mark, tool_button
from warplens.gui.toolkit.theme import SPACE

CACHE_LABELS = {"cold": "Cold cache", "warm": "Warm cache", "both": "Cold and warm"}
CACHE_HELP = (
    "What the L2 cache holds when a timed launch begins: none of its data (cold), or what the launch before left (warm)"
)
IDLE_HELP = "Only points on a real GPU are timed; the chosen GPU is emulated"
BASELINE_TEXTS = {
    Baseline.CUBLAS: ("cuBLAS", "The matrix product of NVIDIA's library, float32 throughout"),
    Baseline.COPY: ("Copy", "A copy of as many bytes within the card's memory"),
    Baseline.NUMPY: ("NumPy", "The matrix product on this machine's processor; the card waits meanwhile"),
}
COLUMNS = 2


class TimingSection(QWidget):
    """The cache, and the further settings behind a button that opens them."""

    def __init__(self, choices: SweepChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._timing = choices.timing
        self.fold = tool_button("fold", "Timing", "", name="Settings of the timing", is_checkable=True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.cache = Combo()
        self.cache.setAccessibleName("Cache")
        for name in CACHES:
            self.cache.addItem(CACHE_LABELS[name], name)
        head = QHBoxLayout()
        head.addWidget(self.fold)
        head.addStretch(1)
        head.addWidget(self.cache)
        self.fields = {field.name: QLineEdit() for field in FIELDS}
        self.rows = QWidget()
        grid = QGridLayout(self.rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE + 4)
        grid.setVerticalSpacing(SPACE // 2)
        for number, field in enumerate(FIELDS):
            line = self.fields[field.name]
            line.setAccessibleName(field.label)
            line.setPlaceholderText(field.usual)
            line.textEdited.connect(lambda text, name=field.name: self._timing.set_text(name, text))
            grid.addWidget(label(field.label, Role.MUTED), 2 * (number // COLUMNS), number % COLUMNS)
            grid.addWidget(line, 2 * (number // COLUMNS) + 1, number % COLUMNS)
        self.baselines = {baseline: QCheckBox(name) for baseline, (name, _) in BASELINE_TEXTS.items()}
        beside = QHBoxLayout()
        for baseline, box in self.baselines.items():
            box.setToolTip(BASELINE_TEXTS[baseline][1])
            box.toggled.connect(lambda is_on, baseline=baseline: self._timing.set_baseline(baseline, is_on=is_on))
            beside.addWidget(box)
        beside.addStretch(1)
        last_row = 2 * -(-len(FIELDS) // COLUMNS)
        grid.addWidget(label("Beside the variants", Role.MUTED), last_row, 0, 1, COLUMNS)
        grid.addLayout(beside, last_row + 1, 0, 1, COLUMNS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addLayout(head)
        column.addWidget(self.rows)
        self.cache.currentIndexChanged.connect(lambda: self._timing.set_cache(self.cache.currentData()))
        self.fold.toggled.connect(self._on_folded)
        self._timing.changed.connect(self._show)
        choices.devices_changed.connect(self._show)
        self._on_folded(is_open=bool(self._timing.texts))
        self._show()

    def _on_folded(self, is_open: bool) -> None:
        self.fold.setChecked(is_open)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.rows.setVisible(is_open)

    def _show(self) -> None:
        self.cache.setCurrentIndex(self.cache.findData(self._timing.cache))
        for field in FIELDS:
            line, text = self.fields[field.name], self._timing.texts.get(field.name, "")
            if line.text().strip() != text:
                line.setText(text)
            problem = self._timing.field_problem(field)
            line.setToolTip(verbatim(problem) or field.help)
            mark(line, is_bad=bool(problem))
        for baseline, box in self.baselines.items():
            box.setChecked(baseline in self._timing.baselines)
        self.setVisible(self._choices.knows_card)
        self.setEnabled(self._choices.is_on_card)
        self.cache.setToolTip(CACHE_HELP)
        self.setToolTip("" if self._choices.is_on_card else IDLE_HELP)
