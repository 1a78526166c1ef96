"""The options of a sweep, checked: the same for the command line and for Python code."""

from __future__ import annotations

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline
from warplens.profiles.arguments import (
    axis_values,
    cache_states,
    check_level,
    chosen_baselines,
    input_sets,
    launch_timing,
    require_gpu,
    require_timed_points,
    timing_settings,
)


def test_axis_values_returns_the_values_of_each_axis():
    assert axis_values("N=256:1024:*2", "problem") == {"N": (256, 512, 1024)}
    assert axis_values({"N": [512, 256], "M": "32,64", "K": 8}, "problem") == {
        "N": (256, 512),
        "M": (32, 64),
        "K": (8,),
    }


def test_check_level_returns_the_level_of_checking():
    assert check_level("full", "check").value == "full"


def test_input_sets_returns_the_inputs_on_which_points_are_tried_beside_their_own():
    assert [inputs.value for inputs in input_sets("zeros,nan", "--inputs")] == ["zeros", "nan"]


def test_cache_states_returns_the_states_of_the_cache_in_which_points_are_measured():
    assert [state.value for state in cache_states("both", "cache")] == ["cold", "warm"]


def test_timing_settings_returns_the_settings_of_the_timing():
    assert timing_settings({"least_samples": 20}, "timing").least_samples == 20


def test_launch_timing_returns_how_the_launches_of_a_program_are_timed_on_a_card():
    assert launch_timing("warm", {"least_samples": 20}, is_timed=True).measuring.least_samples == 20
    assert launch_timing(None, None, is_timed=False) is None


def test_chosen_baselines_returns_the_baselines_that_stand_beside_the_variants():
    assert chosen_baselines(None, [load_spec("h200")], "--baselines") == frozenset({})
    assert [baseline.value for baseline in chosen_baselines(["numpy"], [load_spec("h200")], "--baselines")] == ["numpy"]


def test_require_timed_points_raises_input_error():
    require_timed_points(["--cache"], [Baseline.NUMPY], [load_spec("h200")])
    with pytest.raises(InputError, match=r"^--cache is for points that are measured on a GPU of this machine, .*$"):
        require_timed_points(["--cache"], [], [load_spec("h200")])


def test_require_card_raises_input_error():
    with pytest.raises(InputError, match=r"^--cache is for points that are measured on a GPU of this machine, .*$"):
        require_gpu("--cache", [load_spec("h200")])
