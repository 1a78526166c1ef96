"""One look for each state, in rows, cards and marks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.figures.colours import THEMES, contrast
from warplens.gui.figures.states import SIGNS, State, colour_of, model_band, signed, state_of


def test_each_state_has_a_sign_of_its_own_and_a_colour_that_is_read():
    assert set(SIGNS) == set(State)
    assert len({sign for sign, _ in SIGNS.values()}) == len(State)
    for theme in THEMES.values():
        assert all(contrast(colour_of(state, theme), theme.panel) >= 4.5 for state in State)


@pytest.mark.parametrize("status", Status)
def test_a_point_that_is_stale_says_that_before_how_it_ended(make_point, status):
    point = make_point(status=status)
    assert state_of(point, "the file has changed") is State.STALE
    assert state_of(point) == (None if status is Status.OK else State(status.word))
    assert signed("so", state_of(point, "changed")) == "◌ so"


def test_a_modelled_time_has_the_error_of_its_gpu_and_no_other_has_one(make_point):
    modelled = replace(make_point(), device="h200", time=Time(value_ns=1000.0, provenance=Provenance.MODELLED))
    assert model_band(modelled) == pytest.approx((920.0, 1170.0))
    assert model_band(replace(modelled, device="gtx-960")) is None
    assert model_band(replace(modelled, time=replace(modelled.time, provenance=Provenance.MEASURED))) is None
    assert model_band(replace(modelled, time=None)) is None
