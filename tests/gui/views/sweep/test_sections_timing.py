"""The timing of the sweep panel with the choices, in both directions."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.cuda.ground.points import Baseline
from warplens.gui.views.sweep.sections import IDLE_HELP, TimingSection
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices

CARD = DeviceChoice(key="gpu-nvidia-h200", name="H200", label="H200 · measured")
EMULATED = DeviceChoice(key="h200", name="H200", label="H200 · emulated, modelled")


@pytest.fixture
def choices(qapp, kernels):
    return SweepChoices(kernels, (CARD, EMULATED))


@pytest.fixture
def section(qtbot, choices):
    made = TimingSection(choices)
    qtbot.addWidget(made)
    return made


def test_settings_are_behind_the_fold(section, qtbot):
    assert section.rows.isHidden()
    qtbot.mouseClick(section.fold, Qt.MouseButton.LeftButton)
    assert not section.rows.isHidden()


def test_settings_that_came_back_are_open_and_shown(qtbot, choices):
    choices.timing.set_text("least_samples", "20")
    made = TimingSection(choices)
    qtbot.addWidget(made)
    assert not made.rows.isHidden()
    assert made.fields["least_samples"].text() == "20"


def test_what_is_chosen_and_typed_is_in_the_choices(section, choices, qtbot):
    section.cache.setCurrentIndex(section.cache.findText("Cold and warm"))
    qtbot.keyClicks(section.fields["largest_deviation"], "0.3")
    assert (choices.timing.cache, choices.timing.texts) == ("both", {"largest_deviation": "0.3"})


def test_choices_are_shown(section, choices):
    choices.timing.set_cache("warm")
    choices.timing.set_text("least_time_s", "0.4")
    assert section.cache.currentText() == "Warm cache"
    assert section.fields["least_time_s"].text() == "0.4"


def test_text_that_makes_no_sense_is_marked(section, choices):
    choices.timing.set_text("least_samples", "few")
    bad = {name: field.property("state") for name, field in section.fields.items() if field.property("state")}
    assert bad == {"least_samples": "bad"}
    assert section.fields["least_samples"].toolTip() == choices.timing.problem()


def test_an_emulated_gpu_leaves_it_idle(section, choices):
    assert (section.isEnabled(), section.isHidden(), section.toolTip()) == (True, False, "")
    choices.set_device(EMULATED.key)
    assert (section.isEnabled(), section.isHidden(), section.toolTip()) == (False, False, IDLE_HELP)


def test_a_machine_without_a_card_does_not_show_it(qtbot, kernels):
    made = TimingSection(SweepChoices(kernels, (EMULATED,)))
    qtbot.addWidget(made)
    assert made.isHidden()


def test_baselines_are_switched_in_both_directions(section, choices):
    assert {baseline for baseline, box in section.baselines.items() if box.isChecked()} == {
        Baseline.CUBLAS,
        Baseline.COPY,
    }
    section.baselines[Baseline.NUMPY].click()
    assert choices.timing.baselines == frozenset(Baseline)
    choices.timing.set_text("baselines", "none")
    assert not any(box.isChecked() for box in section.baselines.values())
