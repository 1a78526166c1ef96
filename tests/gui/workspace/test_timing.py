"""The timing choices: cache states, the texts of the stopping rule, and their effect on a plan."""

from __future__ import annotations

import pytest

from warplens.cuda.ground.points import Baseline, CacheState, Measuring
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.timing import FIELDS, TimingChoices

CARD = DeviceChoice(key="gpu-nvidia-h200", name="H200", label="H200 · measured")
EMULATED = DeviceChoice(key="h200", name="H200", label="H200 · emulated, modelled")


@pytest.fixture
def timing(qapp):
    return TimingChoices()


@pytest.fixture
def choices(qapp, kernels):
    made = SweepChoices(kernels, (CARD, EMULATED))
    made.set_checked(["transpose_tiled"])
    made.set_text("N", "64")
    made.set_text("TILE", "8,16")
    return made


def test_nothing_typed_is_the_usual_timing(timing):
    assert (timing.measuring(), timing.caches, timing.texts) == (Measuring(), (CacheState.COLD,), {})
    assert {field.name: field.usual for field in FIELDS} == {
        "least_samples": "10", "least_time_s": "0.1", "largest_deviation": "0.5", "longest_time_s": "3",
    }  # fmt: skip


def test_texts_are_settings_and_the_deviation_is_in_per_cent(timing, qtbot):
    texts = {"least_samples": "20", "least_time_s": " 0.5", "largest_deviation": "2", "longest_time_s": "9"}
    for name, text in texts.items():
        with qtbot.waitSignal(timing.changed):
            timing.set_text(name, text)
    assert timing.measuring() == Measuring(
        least_samples=20, least_time_s=0.5, largest_deviation=0.02, longest_time_s=9.0
    )
    with qtbot.assertNotEmitted(timing.changed):
        timing.set_text("least_samples", "20 ")
        timing.set_text("no_such_setting", "1")


def test_text_taken_away_is_the_usual_setting_again(timing):
    timing.set_text("least_samples", "20")
    timing.set_text("least_samples", "")
    assert timing.texts == {}


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("least_samples", "0", "Samples, at least: a whole number from 1 on is needed, not '0'"),
        ("least_samples", "1.5", "Samples, at least: a whole number from 1 on is needed, not '1.5'"),
        ("least_time_s", "soon", "Seconds, at least: a number from 0 on is needed, not 'soon'"),
        ("largest_deviation", "-1", "Deviation (%): a number from 0 on is needed, not '-1'"),
        ("longest_time_s", "inf", "Seconds, at most: a number from 0 on is needed, not 'inf'"),
        ("longest_time_s", "nan", "Seconds, at most: a number from 0 on is needed, not 'nan'"),
    ],
)
def test_text_that_makes_no_sense_is_named(timing, name, text, problem):
    timing.set_text(name, text)
    assert timing.problem() == problem
    assert {field.name: timing.field_problem(field) for field in FIELDS if timing.field_problem(field)} == {
        name: problem
    }


def test_settings_that_contradict_each_other_are_reported(timing):
    timing.set_text("least_time_s", "4")
    assert timing.problem() == "the longest time of a timing (3 s) is below the least (4 s)"
    timing.set_text("longest_time_s", "5")
    assert timing.problem() == ""


@pytest.mark.parametrize(("cache", "states"), [("warm", ["warm"]), ("both", ["cold", "warm"])])
def test_points_of_a_card_are_planned_for_each_cache_and_timed_as_chosen(choices, qtbot, cache, states):
    choices.timing.set_text("least_samples", "30")
    with qtbot.waitSignal(choices.timing.changed):
        choices.timing.set_cache(cache)
    points = choices.request().plan().points
    assert len(points) == choices.count() == 3 * len(states)  # two widths, and the copy beside them
    assert {point.cache for point in points} == set(states)
    assert {point.measuring for point in points} == {Measuring(least_samples=30)}


def test_timing_means_nothing_to_an_emulated_gpu(choices):
    choices.timing.set_cache("both")
    choices.timing.set_text("least_samples", "none")
    assert choices.problem().startswith("Samples, at least")
    choices.set_device(EMULATED.key)
    assert (choices.problem(), choices.count()) == ("", 2)
    assert {(point.cache, point.measuring) for point in choices.request().plan().points} == {(None, None)}


def test_baselines_are_the_usual_ones_until_one_is_switched(timing):
    assert (timing.baselines, timing.texts) == ({Baseline.CUBLAS, Baseline.COPY}, {})
    timing.set_baseline(Baseline.CUBLAS, is_on=False)
    assert (timing.baselines, timing.texts) == ({Baseline.COPY}, {"baselines": "copy"})
    timing.set_baseline(Baseline.COPY, is_on=False)
    assert (timing.baselines, timing.texts) == (frozenset(), {"baselines": "none"})
    for baseline in (Baseline.CUBLAS, Baseline.COPY):
        timing.set_baseline(baseline, is_on=True)
    assert timing.texts == {}


def test_baselines_are_planned_on_a_card_alone(choices):
    assert "transpose_copy" in {point.kernel for point in choices.request().plan().points}
    choices.set_chosen_devices([EMULATED.key])
    assert "transpose_copy" not in {point.kernel for point in choices.request().plan().points}
