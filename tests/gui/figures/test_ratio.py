"""The ratio of every pair of a comparison against the time of the baseline, as a figure."""

from __future__ import annotations

from warplens import load
from warplens.gui.figures.figure import Look
from warplens.gui.figures.ratio import look_of, pair_name, ratio_words, sides_text
from warplens.profiles.comparison import Comparison, Pair
from warplens.profiles.conditions import Reason, Verdict
from warplens.profiles.matching import PRESETS


def test_look_of_returns_the_look_of_a_variant():
    looks = {"transpose_tiled": Look(hue=2)}
    assert look_of(looks, "transpose_tiled").hue == 2
    assert look_of(looks, "my_kernel").is_reference


def test_sides_text_returns_which_profile_is_compared_with_which():
    default = PRESETS["default"]
    assert (
        sides_text(Comparison(base="yesterday", new="today", thresholds=default, pairs=(), unmatched=()))
        == "today over yesterday"
    )


def test_pair_name_returns_the_name_of_a_pairs_point():
    assert pair_name(load("reference:gtx-1080-ti").points[-1]) == "tiled padded · N 1024 · TILE 16"


def test_ratio_words_returns_the_ratio_with_its_interval():
    point = load("reference:gtx-1080-ti").points[0]
    slower = {"verdict": Verdict.SLOWER, "reason": Reason.BEYOND, "detail": ""}
    assert (
        ratio_words(Pair(base=point, new=point, ratio=1.039, lower=1.021, upper=1.058, **slower))
        == "1.039× (1.021 to 1.058)"
    )
