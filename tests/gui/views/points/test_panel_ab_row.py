"""The row below the table of points: its button, its reason, and the verdict."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QObject, Qt, pyqtSignal

from warplens.gui.views.points.panel import MEASURE, STOP, AbRow


class Turns(QObject):
    """Stands in for the model."""

    changed = pyqtSignal()

    def __init__(self):
        super().__init__()
        self.count, self.hindrance, self.text = 0, "two points are measured in turns, not 0", ""
        self.is_running = self.is_bad = False
        self.calls = []

    def show(self, **changes):
        for name, value in changes.items():
            setattr(self, name, value)
        self.changed.emit()

    def measure_or_stop(self):
        self.calls.append("stop" if self.is_running else "measure")


@pytest.fixture
def ab(qapp):
    return Turns()


@pytest.fixture
def row(qtbot, ab):
    made = AbRow(ab)
    qtbot.addWidget(made)
    made.resize(900, 30)
    return made


def test_row_is_hidden_until_several_points_are_chosen(row, ab):
    assert row.isHidden()
    ab.show(count=2, hindrance="")
    assert not row.isHidden()
    assert (row.button.isEnabled(), row.action.isEnabled(), row.text.whole) == (True, True, "")


def test_reason_greys_the_button_and_stands_beside_it(row, ab):
    ab.show(count=2, hindrance="copy has changed since this point ran")
    assert (row.button.isEnabled(), row.action.isEnabled()) == (False, False)
    assert row.text.whole == "Copy has changed since this point ran"
    assert "Copy has changed since this point ran" in row.button.toolTip()
    ab.show(count=2, hindrance="transpose_tiled has changed since this point ran")
    assert row.text.whole == "transpose_tiled has changed since this point ran"


def test_click_measures_and_a_second_one_stops(row, ab, qtbot):
    ab.show(count=2, hindrance="")
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    ab.show(is_running=True, text="Measuring in turns: B against A")
    assert (row.button.text(), row.action.text()) == (STOP, STOP)
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    ab.show(is_running=False, text="B is faster than A: ...")
    assert (row.button.text(), row.text.whole) == (MEASURE, "B is faster than A: ...")
    row.action.trigger()
    assert ab.calls == ["measure", "stop", "measure"]


def test_failure_is_drawn_as_bad(row, ab):
    ab.show(text="No verdict", is_bad=True)
    assert row.text.property("role") == "bad"
    ab.show(text="B is faster", is_bad=False)
    assert row.text.property("role") == "muted"
