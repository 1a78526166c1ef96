"""The filter of the points: the points that each form of a term selects, and the messages of wrong terms."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Status
from warplens.gui.figures.point_arrays import PointArrays
from warplens.gui.workspace.filters import filtered, parsed

SHORT = (
    "N, TILE, time, size, tile, bandwidth, cache, family, gpu, limiter, load, occupancy, registers, regs, shared, "
    "status, store, variant, warp"
)


@pytest.fixture
def points(make_point):
    return [
        make_point(n=256, tile=8, time_ns=900.0, gld_efficiency=12.5, occupancy_limiter="warps"),
        make_point(n=1024, tile=32, time_ns=2e6, gld_efficiency=100.0, occupancy_limiter="shared memory"),
        make_point("transpose_serial", n=1024, tile=None, time_ns=5e9, device="h200"),
        replace(make_point(n=4096, tile=64, status=Status.FAILED, reason="out of bounds"), title="x"),
    ]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", [0, 1, 2, 3]),
        ("tiled", [0, 1, 3]),
        ("TILED n>=1024", [1, 3]),
        ("-tiled", [2]),
        ("tiled N>=1024 time<1ms", []),
        ("tiled N>=1024 time < 3ms", [1]),
        ("time<1us", [0]),
        ("time>1s", [2]),
        ("TILE=8", [0]),
        ("TILE!=8", [1, 3]),
        ("tile>8", [1, 3]),
        ("size<=256", [0]),
        ("N=4k", []),
        ("load<50", [0]),
        ("load>=50%", [1]),
        ("gld_efficiency=100", [1]),
        ("limiter=warps", [0]),
        ("limiter!=warps", [1, 2, 3]),
        ("device=h200", [2]),
        ("gpu=h200", [2]),
        ("gpu!=h200", [0, 1, 3]),
        ("family=transpose", [0, 1, 2, 3]),
        ("cache=cold", []),
        ("h200", [2]),
        ("failed", [3]),
        ("bounds", [3]),
        ("ok", [0, 1, 2]),
        ("transpose serial", [2]),
    ],
)
def test_all_terms_must_hold(points, text, left):
    assert filtered(text, PointArrays(points)).nonzero()[0].tolist() == left


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("time<1", "'1' is no time: write it with its unit, as in 20us, 1ms or 3s"),
        ("time<fast", "'fast' is no time: write it with its unit, as in 20us, 1ms or 3s"),
        (
            "load>much",
            "'much' is no number that load can be compared with: write it plainly or with its unit, as in 50%",
        ),
        ("N>1ms", "'1ms' is no number that N can be compared with: write it plainly"),
        ("cache>cold", "cache is a word: it can be = or != another, not >"),
        ("limiter>3", "limiter is a word: it can be = or != another, not >"),
        ("N>=", "'N>=' is no condition: write a name, a sign and a value, as in 'tiled N>=1024 time<1ms'"),
        (
            "speed>3",
            f"there is no axis or column 'speed': known are {SHORT}, and every metric by its key",
        ),
    ],
)
def test_what_is_not_understood_is_one_sentence(points, text, sentence):
    with pytest.raises(InputError) as caught:
        filtered(text, PointArrays(points))
    assert str(caught.value) == sentence


def test_a_filter_of_no_points_leaves_none():
    assert filtered("tiled time<1ms", PointArrays([])).tolist() == []


@given(text=st.text(alphabet="tiledNTIME<>=!.,-019kµs%eé()*[ \\n\\x00", max_size=30))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_whatever_is_typed_is_a_filter_or_refused_in_one_sentence(points, text):
    with suppress(InputError):
        assert len(filtered(text, PointArrays(points))) == len(points)


def test_parsed_returns_the_terms_of_a_filter():
    assert [(term.name, term.sign, term.text) for term in parsed("tiled N>=1024")] == [
        ("", "", "tiled"),
        ("N", ">=", "1024"),
    ]
