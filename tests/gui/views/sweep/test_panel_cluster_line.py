"""The line of the machines that run a sweep, in both directions."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.gui.kit.theme import DARK
from warplens.gui.kit.undo import Changes
from warplens.gui.views.sweep.panel import CLUSTER_HELP, SweepPanel
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.preparing import Forecast
from warplens.gui.workspace.queue import SweepQueue
from warplens.gui.workspace.results import Results


@pytest.fixture
def choices(qapp):
    return SweepChoices((), ())


@pytest.fixture
def line(choices, qtbot, make_backend):
    forecast = Forecast(choices, make_backend(), {}, choices)
    panel = SweepPanel(choices, Results(()), DARK, 0, forecast=forecast, queue=SweepQueue(Changes()))
    qtbot.addWidget(panel)
    return panel.cluster


def test_line_shows_the_choice(choices, line, qtbot):
    with qtbot.waitSignal(choices.cluster_changed):
        choices.set_cluster(" local:4 ")
    assert (line.field.text(), line.field.toolTip()) == ("local:4", CLUSTER_HELP)


def test_the_place_is_whole_in_large_texts(line):
    font = line.field.font()
    font.setPixelSize(40)
    line.field.setFont(font)
    line.resize(900, 60)
    line.show()
    assert line.field.width() > line.field.fontMetrics().horizontalAdvance(line.field.placeholderText())


def test_typing_makes_the_choice(choices, line, qtbot):
    qtbot.keyClicks(line.field, "local:2")
    assert choices.cluster == "local:2"


def test_return_in_the_field_enters_an_address_that_can_be_read(choices, line, qtbot):
    qtbot.keyClicks(line.field, "local:2")
    with qtbot.waitSignal(choices.cluster_entered):
        qtbot.keyClick(line.field, Qt.Key.Key_Return)
    qtbot.keyClicks(line.field, "x")
    with qtbot.assertNotEmitted(choices.cluster_entered):
        qtbot.keyClick(line.field, Qt.Key.Key_Return)


def test_cluster_that_does_not_answer_is_explained(choices, line, qtbot):
    choices.set_cluster("tcp://lab:8786")
    choices.set_cluster_error("the cluster tcp://lab:8786 has no workers")
    assert line.field.toolTip() == "the cluster tcp://lab:8786 has no workers"
    choices.set_cluster_error("")
    assert line.field.toolTip() == CLUSTER_HELP


def test_wrong_address_is_explained_and_keeps_the_sweep_from_running(choices, line, qtbot):
    qtbot.keyClicks(line.field, "gpubox")
    sentence = "a cluster is given as tcp://HOST:PORT (a Dask scheduler), ssh:HOST,HOST or local:COUNT, not 'gpubox'"
    assert (line.field.toolTip(), choices.cluster_problem()) == (sentence, sentence)


def test_same_address_again_is_no_change(choices, line, qtbot):
    choices.set_cluster("local:2")
    with qtbot.assertNotEmitted(choices.cluster_changed):
        choices.set_cluster("local:2 ")
