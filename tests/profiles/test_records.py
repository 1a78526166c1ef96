"""The content of a profile: the frozen values that are written to `*.warplens.json` (schema `warplens-profile/2`)."""

from __future__ import annotations

import math
import platform
from dataclasses import replace

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Measuring, Time
from warplens.profiles.records import now_utc, storable, with_old_settings
from warplens.profiles.run import gpu_records, this_host


def test_with_old_settings_returns_the_head_of_a_profile_with_the_settings():
    old = replace(warplens.load("reference:h200"), measuring=Measuring(), method=0)
    assert with_old_settings(old).measuring.placements == 1


def test_now_utc_returns_the_time_now():
    assert len(now_utc()) == 25
    assert now_utc()[-6:] == "+00:00"


def test_card_records_returns_the_cards_of_these_models_that_this_process_knows():
    assert gpu_records([]) == ()


def test_this_host_returns_the_machine_of_this_process():
    host = this_host()
    assert host.python == platform.python_version()
    assert host.processors >= 1


def test_storable_returns_result_for_the_file():
    point = warplens.load("reference:hochberg").points[0]
    time = Time(value_ns=2000.0, provenance=Provenance.MEASURED, samples_ns=(2000.04, math.inf))
    assert storable(replace(point, time=time)).time.samples_ns == (2000.0,)
