"""The page on a ladder: its heading, what all steps brought together, a table of the rungs, and the same as data."""

from __future__ import annotations

from dataclasses import replace

from built_in_ladder import built_in_ladder

from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.profiles.ladders.page import changed_sources, gain_text, heading_of, roof_text, share_text
from warplens.profiles.ladders.timed_ladder import Roof


def test_gain_text_returns_how_many_times_as_fast_a_rung_is_as_the_one_before():
    assert gain_text(12.63) == "12.6×"
    assert gain_text(0.9) == "0.90×"
    assert gain_text(0.9997) == "1.00×"
    assert gain_text(None) == ""


def test_share_text_returns_a_share_of_the_roof_in_percent():
    assert share_text(96.94) == "96.9 %"
    assert share_text(0.0041) == "0.0041 %"
    assert share_text(None) == ""


def test_heading_of_returns_the_ladder_and_its_place():
    timed = built_in_ladder("transpose_tiled_padded", [load("reference:gtx-1080-ti")])
    assert heading_of(timed) == "transpose, int32 · GTX 1080 Ti · N 1024 · published"


def test_roof_text_returns_the_roof_with_its_value_and():
    timed = built_in_ladder("transpose_tiled_padded", [load("reference:gtx-1080-ti")])
    roof = Roof(name="the GPU's own copy", value=4241.0, provenance=Provenance.MEASURED)
    assert roof_text(replace(timed, roof=roof)) == "the GPU's own copy: 4.24 TB/s measured"


def test_changed_sources_returns_the_difference_of_each_rungs_source_to_the_rung():
    timed = built_in_ladder("transpose_tiled_padded", [load("reference:gtx-1080-ti")])
    assert [words.partition(": ")[2] for words, _ in changed_sources(timed)][3] == "1 line more, 1 fewer"
