"""The checking of the sweep panel with the choices, in both directions, and what a sweep gets of it."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.cuda.ground.points import InputSet, ReferenceFunction
from warplens.gui.kit.undo import Changes
from warplens.gui.views.sweep.sections import REFERENCE_HELP, CheckingSection
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.queue import ChoicesHistory
from warplens.gui.workspace.sweep_run import load_request, save_request
from warplens.gui.workspace.timing import OWN, CheckingChoices


@pytest.fixture
def choices(qapp, kernels):
    made = SweepChoices(kernels, (DeviceChoice(key="h200", name="H200", label="H200 · emulated, modelled"),))
    made.set_checked(["transpose_tiled"])
    return made


@pytest.fixture
def section(qtbot, choices):
    made = CheckingSection(choices.checking)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def module(tmp_path):
    path = tmp_path / "ref.py"
    path.write_text("def expected(in_): return in_.T\n")
    return path


def test_controls_are_behind_the_fold(section, qtbot):
    assert section.rows.isHidden()
    assert section.summary.text() == OWN
    qtbot.mouseClick(section.fold, Qt.MouseButton.LeftButton)
    assert not section.rows.isHidden()


def test_ticked_inputs_are_in_every_point_of_the_plan(section, choices):
    section.boxes[InputSet.NAN].click()
    section.boxes[InputSet.ZEROS].click()
    assert section.summary.text() == "own, zeros, nan"
    plan = choices.request().plan()
    assert {point.inputs for point in plan.points} == {(InputSet.ZEROS, InputSet.NAN)}
    section.boxes[InputSet.NAN].click()
    assert choices.checking.inputs == (InputSet.ZEROS,)


def test_choices_are_shown(section, choices, module):
    choices.checking.set_inputs(["huge", "no such input"])
    choices.checking.set_reference(f"{module}:expected")
    assert {inputs for inputs, box in section.boxes.items() if box.isChecked()} == {InputSet.HUGE}
    assert section.reference.text() == f"{module}:expected"
    assert section.summary.text() == "own, huge · against ref.py:expected"


def test_typed_function_judges_every_point(section, choices, qtbot, module):
    qtbot.keyClicks(section.reference, f"{module}:expected")
    assert (section.reference.property("state") or "", section.reference.toolTip()) == ("", REFERENCE_HELP)
    judges = {point.reference for point in choices.request().plan().points}
    assert [(type(judge), judge.name) for judge in judges] == [(ReferenceFunction, "expected")]


def test_kernel_can_be_the_reference(section, choices, qtbot):
    qtbot.keyClicks(section.reference, "transpose_serial")
    assert {point.reference.kernel for point in choices.request().plan().points} == {"transpose_serial"}


def test_function_that_is_not_there_is_marked_and_starts_no_sweep(section, choices, qtbot, module):
    qtbot.keyClicks(section.reference, f"{module}:expcted")
    assert section.reference.property("state") == "bad"
    assert choices.problem().startswith(f"{module} has no function 'expcted'; did you mean 'expected'?")
    section.reference.setText("")
    section.reference.textEdited.emit("")
    assert choices.problem() == ""


def test_choices_can_be_undone(choices):
    changes = Changes()
    history = ChoicesHistory(choices, changes)
    choices.checking.set_inputs(["ones"])
    history.record()
    choices.checking.set_reference("transpose_serial")
    history.record()
    changes.undo()
    assert (choices.checking.inputs, choices.checking.reference) == ((InputSet.ONES,), "")
    changes.undo()
    assert choices.checking.inputs == ()


def test_interrupted_sweep_comes_back_with_its_checking(choices, kernels, tmp_path):
    choices.checking.set_inputs(["random"])
    choices.checking.set_reference("transpose_serial")
    request = choices.request()
    save_request(tmp_path / "kept.json", request)
    assert load_request(tmp_path / "kept.json", kernels) == request


def test_section_that_came_back_with_inputs_is_open(qtbot):
    choices = CheckingChoices()
    choices.set_inputs(["ones"])
    made = CheckingSection(choices)
    qtbot.addWidget(made)
    assert not made.rows.isHidden()
