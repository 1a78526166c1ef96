"""The stack of changes, and the choices that it brings back."""

from __future__ import annotations

import pytest

from warplens.gui.kit.undo import MAX_CHANGES, Changes, History
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.queue import ChoicesHistory


@pytest.fixture
def changes(qapp):
    return Changes()


@pytest.fixture
def choices(qapp, kernels, changes):
    made = SweepChoices(kernels, [DeviceChoice(key=key, name=key, label=key) for key in "ab"])
    made.set_checked(["transpose_tiled"])
    made.history = ChoicesHistory(made, changes, made)
    return made


def set_to(log, value):
    return lambda: log.append(value)


def test_a_change_is_undone_and_redone_and_not_made_when_it_is_pushed(changes):
    log = []
    changes.did("paint", undo=set_to(log, "old"), redo=set_to(log, "new"))
    assert log == []
    assert changes.undoText() == "paint"
    changes.undo()
    changes.redo()
    assert log == ["old", "new"]


def test_changes_of_one_subject_in_a_row_are_one(changes):
    log = []
    for before, after, subject in ((0, 1, "a"), (1, 2, "a"), (2, 3, "b"), (3, 4, None), (4, 5, None)):
        changes.did("x", undo=set_to(log, before), redo=set_to(log, after), subject=subject)
    assert changes.count() == 4
    while changes.canUndo():
        changes.undo()
    while changes.canRedo():
        changes.redo()
    assert log == [4, 3, 2, 0, 2, 3, 4, 5]


def test_a_choice_that_was_cleared_comes_back(choices, changes):
    choices.set_text("N", "64")
    choices.history.record()
    choices.clear()
    choices.history.record()
    assert changes.undoText() == "clear the choice of variants"
    changes.undo()
    assert choices.checked == {"transpose_tiled"}
    assert choices.texts == {"N": "64"}
    changes.redo()
    assert choices.checked == set()


def test_letters_typed_into_one_axis_are_one_change(choices, changes):
    for text in ("6", "64", "64,"):
        choices.set_text("N", text)
        choices.history.record()
    choices.set_text("TILE", "8")
    choices.history.record()
    assert changes.count() == 2
    changes.undo()
    changes.undo()
    assert choices.texts == {}


def test_a_change_is_noticed_when_the_signals_are_over(choices, changes, qtbot):
    with qtbot.waitSignal(changes.indexChanged):
        choices.set_device("b")
    assert changes.undoText() == "choose other GPUs"
    changes.undo()
    assert choices.device == "a"
    assert not changes.canUndo()


def test_history_goes_back_and_forward_and_forgets_what_was_ahead():
    history = History()
    assert (history.step(-1), history.step(1)) == (None, None)
    for state in ("a", "b", "b", "c"):
        history.keep(state)
    assert [history.step(-1), history.step(-1), history.step(-1)] == ["b", "a", "a"]
    assert history.step(1) == "b"
    history.keep("d")
    assert not history.can_step(1)
    assert history.step(-1) == "b"
    for state in range(2 * MAX_CHANGES):
        history.keep(state)
    assert len({history.step(-1) for _ in range(3 * MAX_CHANGES)}) == MAX_CHANGES - 1
