"""The line of the machines that run a sweep, in both directions."""

from __future__ import annotations

import pytest

from warplens.gui.models.sweep.choices import SweepChoices
from warplens.gui.panels.sweep.cluster_line import CLUSTER_HELP, ClusterLine


@pytest.fixture
def choices(qapp):
    return SweepChoices((), ())


@pytest.fixture
def line(choices, qtbot):
    widget = ClusterLine(choices)
    qtbot.addWidget(widget)
    return widget


def test_line_shows_the_choice(choices, line, qtbot):
    with qtbot.waitSignal(choices.cluster_changed):
        choices.set_cluster(" local:4 ")
    assert (line.field.text(), line.field.toolTip()) == ("local:4", CLUSTER_HELP)


def test_typing_makes_the_choice(choices, line, qtbot):
    qtbot.keyClicks(line.field, "local:2")
    assert choices.cluster == "local:2"


def test_wrong_address_is_explained_and_keeps_the_sweep_from_running(choices, line, qtbot):
    qtbot.keyClicks(line.field, "gpubox")
    sentence = "a cluster is given as tcp://HOST:PORT (a Dask scheduler), ssh:HOST,HOST or local:COUNT, not 'gpubox'"
    assert (line.field.toolTip(), choices.cluster_problem()) == (sentence, sentence)


def test_same_address_again_is_no_change(choices, line, qtbot):
    choices.set_cluster("local:2")
    with qtbot.assertNotEmitted(choices.cluster_changed):
        choices.set_cluster("local:2 ")
