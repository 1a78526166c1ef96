"""The workers of the next sweep begin in quiet moments."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.gui.kit.undo import Changes
from warplens.gui.window.app import device_choices
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.preparing import DRAWN_MS, QUIET_MS, WarmUp
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.gui.workspace.sweep_run import RunState


@pytest.fixture
def prepared():
    return []


@pytest.fixture
def warm_up(kernels, specs, make_backend, kept, prepared):
    choices = SweepChoices(kernels, device_choices(specs))
    choices.set_checked(["transpose_serial"])
    choices.set_device("h200")
    backend = replace(make_backend(), prepare=prepared.append)
    session = Session(
        choices,
        Results(),
        backend=backend,
        specs={spec.key: spec for spec in specs},
        folder=kept,
        changes=Changes(),
        delay_ms=0,
    )
    made = WarmUp(session, backend, 0, 0)
    made.session = session
    return made


def test_they_begin_soon_after_the_window_and_after_each_sweep(warm_up, prepared, qtbot):
    qtbot.waitUntil(lambda: len(prepared) == 1)
    assert prepared == [tuple(sorted(warm_up.session.choices.chosen_devices))]
    warm_up.session.start_sweep()
    qtbot.waitUntil(lambda: warm_up.session.run.state is RunState.IDLE)
    qtbot.waitUntil(lambda: len(prepared) == 2)
    assert 0 < DRAWN_MS < QUIET_MS


def test_none_begin_for_a_cluster(warm_up, prepared, qtbot):
    qtbot.waitUntil(lambda: len(prepared) == 1)
    prepared.clear()
    warm_up.session.choices.set_cluster("127.0.0.1:8786")
    warm_up._prepare()
    assert prepared == []
