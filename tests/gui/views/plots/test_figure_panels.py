"""The figure of measured over modelled times."""

from __future__ import annotations

import pytest

from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.figure import Look
from warplens.gui.views.plots.figure_panels import EMPTY, residual_figure
from warplens.profiles.residuals import residuals_of


@pytest.fixture(scope="module")
def kernels():
    profile = load("reference:h200")
    points = [point for point in profile.points if point.family == "transpose" and point.problem["N"] <= 1024]
    return [kernel for kernel in residuals_of(points, profile.devices) if kernel.cache.value == "cold"]


def test_one_kernel_has_a_hue_for_each_tile(kernels):
    [tiled] = [kernel for kernel in kernels if kernel.kernel == "transpose_tiled"]
    figure = residual_figure([tiled], {})
    assert [(curve.label, curve.look) for curve in figure.series] == [
        ("TILE 8", Look.numbered(0)),
        ("TILE 16", Look.numbered(1)),
        ("TILE 32", Look.numbered(2)),
    ]
    assert [mark.x for mark in figure.series[0].marks] == [256.0, 512.0, 1024.0]
    assert [mark.y for curve in figure.series for mark in curve.marks] == pytest.approx(
        [residual.ratio for tile in (8, 16, 32) for residual in tiled.residuals if residual.point.tune["TILE"] == tile]
    )
    assert {mark.provenance for curve in figure.series for mark in curve.marks} == {Provenance.MODELLED}
    assert figure.y.lower < 1 < figure.y.upper


def test_several_kernels_have_their_looks_and_names(kernels):
    looks = {kernel.kernel: Look.numbered(number) for number, kernel in enumerate(kernels)}
    figure = residual_figure(kernels, looks)
    assert all(curve.look == looks[curve.name] for curve in figure.series)
    assert {"serial", "tiled · TILE 8", "tiled padded · TILE 8"} <= {curve.label for curve in figure.series}
    assert figure.subtitle == "all variants on h200, cold cache"


def test_card_has_both_times_with_their_provenance_and_the_largest_terms(kernels):
    figure = residual_figure(kernels, {})
    mark = figure.series[0].marks[0]
    heading, ratio, measured, modelled, terms = figure.card_of(mark)
    assert "N 256" in heading
    assert ratio.endswith("× of the modelled time")
    assert (measured.split()[-1], modelled.split()[-1]) == ("measured", "modelled")
    assert terms.startswith("of it ")
    assert terms.endswith("(modelled)")


def test_nothing_to_compare_is_said():
    assert residual_figure([], {}).empty == EMPTY
