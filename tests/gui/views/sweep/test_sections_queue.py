"""The rows of the queue with the queue."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.gui.figures.variant_looks import in_order
from warplens.gui.kit.undo import Changes
from warplens.gui.views.sweep.sections import QueueSection
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.queue import SweepQueue

CHECK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def choices(qapp, kernels):
    devices = [
        DeviceChoice(key=key, name=key.upper(), label=f"{key.upper()} · emulated, modelled") for key in ("a", "b")
    ]
    made = SweepChoices(in_order(kernels), devices)
    made.set_checked(["transpose_tiled"])
    return made


class TestQueueSection:
    @pytest.fixture
    def queue(self, choices):
        made = SweepQueue(Changes())
        for size in ("16", "32"):
            choices.set_text("N", size)
            made.add(choices.request(), choices.count())
        return made

    @pytest.fixture
    def section(self, qtbot, queue):
        made = QueueSection(queue)
        qtbot.addWidget(made)
        made.show()
        return made

    def test_its_rows_are_moved_and_taken_out(self, section, queue, qtbot):
        assert [row.text.whole.split(" · ")[0] for row in section.rows] == ["N 16", "N 32"]
        qtbot.mouseClick(section.rows[0].later, Qt.MouseButton.LeftButton)
        assert [row.text.whole.split(" · ")[0] for row in section.rows] == ["N 32", "N 16"]
        assert not section.rows[0].sooner.isEnabled()
        qtbot.mouseClick(section.rows[0].out, Qt.MouseButton.LeftButton)
        assert len(queue.waiting) == 1

    def test_a_paused_queue_offers_to_go_on(self, section, queue, qtbot):
        assert section.resume.isHidden()
        queue.set_paused(True)
        assert section.heading.text() == "Queue · 2 paused"
        with qtbot.waitSignal(queue.resumed):
            qtbot.mouseClick(section.resume, Qt.MouseButton.LeftButton)
        assert section.heading.text() == "Queue · 2 next"

    def test_an_empty_queue_takes_no_room(self, section, queue):
        queue.take()
        queue.take()
        assert section.isHidden()
