"""The source difference of two rungs as a listing, with a sign before each line that came or went."""

from __future__ import annotations

from warplens.cuda.catalogue import select
from warplens.gui.figures.listings import RowTone
from warplens.gui.views.ladders.figure import difference_listing


def test_difference_listing_returns_what_changed_from_one_rung_to_the_next():
    listing = difference_listing(*select(["transpose_tiled", "transpose_tiled_padded"]))
    assert [row.text for row in listing.rows if row.tone is RowTone.ADDED] == [
        "+     __shared__ int tile[TILE][TILE + 1];"
    ]
