"""Shorter names: what is left out is shared, and what is left tells the names apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.gui.figures.spacing import cut_in_middle, differing_parts, telling_labels, telling_names


@pytest.mark.parametrize(
    ("names", "shorter"),
    [
        ([], []),
        (["copy coalesced", "thread per element"], ["copy coalesced", "thread per element"]),
        (["a kernel of one company alone in here"], ["a kernel of one company alone in here"]),
        (
            ["my kernel with float4 loads and swizzle", "my kernel with float2 loads and swizzle"],
            ["… float4 …", "… float2 …"],
        ),
        (
            ["one two three four five six", "one two three four five six seven"],
            ["… six", "… six seven"],
        ),
    ],
)
def test_long_names_lose_what_they_share(names, shorter):
    assert list(telling_names(names).values()) == shorter


@given(st.lists(st.text("ab 1", min_size=1, max_size=60), max_size=8))
def test_names_that_differ_still_differ(names):
    shorter = telling_names(names)
    assert len(set(shorter.values())) == len(set(names))


def test_words_behind_a_name_stay():
    labels = ["a long name of a kernel of mine x · cold · H200", "a long name of a kernel of mine y · warm · H200"]
    assert list(telling_labels(labels).values()) == ["… x · cold · H200", "… y · warm · H200"]


def test_differing_parts_returns_names_without_the_words_that_they_all_begin_or_end_with():
    assert differing_parts(["copy coalesced", "copy strided"]) == ["… coalesced", "… strided"]
    assert differing_parts(["tiled", "padded"]) == ["tiled", "padded"]


def test_cut_in_middle_returns_a_name_of_at_most_this_many_letters():
    assert cut_in_middle("transpose_tiled_padded", 9) == "tran…dded"
