"""The probe of the story: it tells every mark of a plot, and the window goes on while it reads."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication

from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.figure import Axis, Figure, Look, Mark, Quantity, Scale, Series
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.theme import DARK

sys.path.append(str(Path(__file__).resolve().parent))

import window_probe

MARKS = 3_000
MOST = 1_000


def test_of_very_many_marks_the_first_are_told_and_the_others_counted(qtbot, monkeypatch) -> None:
    monkeypatch.setattr(window_probe, "MOST_MARKS", MOST)
    answer: dict[str, object] = {}
    view = _view(qtbot)
    for _ in window_probe.read_into(answer):
        pass
    told = [item for item in answer["items"] if item["kind"] == "Mark"]
    assert [item["text"] for item in answer["items"] if item["kind"] == "More"] == [f"{MARKS - MOST} more"]
    assert MOST - 1 <= len(told) <= MOST  # the label of the curve is told, too
    assert view.isVisible()


def _view(qtbot) -> FigureView:
    marks = tuple(Mark(x=x, y=x, key=(x,), provenance=Provenance.MEASURED) for x in range(1, MARKS + 1))
    axes = {
        name: Axis(label=name, quantity=Quantity.NUMBER, scale=Scale.LINEAR, lower=0, upper=MARKS + 1) for name in "xy"
    }
    view = FigureView(DARK)
    qtbot.addWidget(view)
    view.show_figure(
        Figure(title="", subtitle="", series=(Series(name="a", label="a", look=Look(hue=1), marks=marks),), **axes)
    )
    with qtbot.waitExposed(view):
        view.show()
    return view


def test_the_window_goes_on_while_the_probe_reads_thousands_of_marks(qtbot, monkeypatch) -> None:
    view = _view(qtbot)
    monkeypatch.setattr(window_probe, "SLICE_S", 0.0)
    answer: dict[str, object] = {}
    answered, beats = threading.Event(), []
    beat = QTimer()
    beat.timeout.connect(lambda: beats.append(answered.is_set()))
    beat.start(0)
    probe = window_probe.Probe(QApplication.instance())
    probe.asked.emit(answer, answered)
    qtbot.waitUntil(answered.is_set)
    beat.stop()
    assert beats.count(False) > 1
    told = [item for item in json.loads(window_probe._written(answer))["items"] if item["kind"] == "Mark"]
    assert [item["text"].partition(" @ ")[0] for item in told] == ["a"] * MARKS
    assert view.isVisible()
