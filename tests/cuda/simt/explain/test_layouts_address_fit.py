"""Strides that reproduce the addresses of a request: one stride from lane to lane, or rows of lanes."""

from __future__ import annotations

from warplens.cuda.simt.explain.layouts import Fit, fit_lanes


def test_fit_lanes_returns_the_strides_that_reproduce_every_address():
    assert fit_lanes([4096 * (lane // 16) + 4 * (lane % 16) for lane in range(32)], range(32)) == Fit(
        stride=4, row_lanes=16, rows=2, row_stride=4096
    )
