"""What the curves of a figure read at one x: the best first, ratios within one provenance."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from warplens.cuda.ground.metrics import Better, Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.figures.figure import Figure, Gap, Look, Mark, Quantity, Scale, Series, size_axis, value_axis
from warplens.gui.figures.profile_figures import ratio_text, readings_at


def mark(y, provenance=Provenance.MEASURED, x=4):
    return Mark(x=x, y=y, key=(x, y), provenance=provenance, about=f"TILE {y:.0f}")


def curve(name, *marks, gaps=()):
    gaps = tuple(Gap(x=x, key=(x, name), status=Status.FAILED) for x in gaps)
    return Series(name=name, label=name, look=Look(hue=0), marks=marks, gaps=gaps)


def a_figure(*curves, quantity=Quantity.TIME, better=Better.LOWER):
    return Figure(
        title="",
        subtitle="",
        x=size_axis("matrix size N", (4, 8), Scale.LOG),
        y=value_axis("time", (1.0, 9e6), Scale.LOG, quantity),
        series=curves,
        badge="measured",
        better=better,
        make_detail=str,
    )


def words(figure, x=4):
    return [(one.series.name, one.text, one.ratio_text) for one in readings_at(figure, x)]


@pytest.fixture
def figure():
    return a_figure(
        curve("slow", mark(3e6)), curve("none", gaps=[4]), curve("fast", mark(2e6)), curve("other", mark(1.0, x=8))
    )


def test_the_fastest_is_first_and_what_has_no_value_last(figure):
    assert words(figure) == [("fast", "2.00 ms", "1.00×"), ("slow", "3.00 ms", "1.50×"), ("none", "failed", "")]
    assert readings_at(figure, 5) == ()


def test_of_a_rate_the_highest_is_first(figure):
    assert words(replace(figure, better=Better.HIGHER))[0] == ("slow", "3.00 ms", "1.00×")
    assert words(replace(figure, better=Better.HIGHER))[1] == ("fast", "2.00 ms", "0.67×")


@pytest.mark.parametrize("changes", [{"better": Better.NEITHER}, {"quantity": Quantity.PERCENT}])
def test_a_number_without_a_good_direction_and_a_percentage_have_no_ratio(changes):
    assert [ratio for _, _, ratio in words(a_figure(curve("a", mark(20.0)), curve("b", mark(50.0)), **changes))] == [
        "",
        "",
    ]


def test_a_modelled_time_is_not_divided_by_a_measured_one():
    modelled = [curve(name, mark(y, Provenance.MODELLED)) for name, y in (("a", 1e6), ("b", 2e6))]
    assert words(a_figure(curve("m", mark(4e6)), *modelled)) == [
        ("a", "1.00 ms modelled", "1.00×"),
        ("b", "2.00 ms modelled", "2.00×"),
        ("m", "4.00 ms", "1.00×"),
    ]


def test_copies_are_bounds_beside_what_does_the_task(make_point):
    def of(kernel, y):
        return replace(curve(kernel, mark(y)), marks=(msgspec.structs.replace(mark(y), about=make_point(kernel)),))

    copies = of("transpose_copy_coalesced", 1e6), of("transpose_copy", 0.5e6)
    shown = readings_at(replace(a_figure(of("transpose_tiled", 2e6), *copies), make_detail=None), 4)
    assert [(one.series.name, one.ratio_text, one.detail) for one in shown] == [
        ("transpose_copy", "0.25×", "bound"),
        ("transpose_copy_coalesced", "0.50×", "bound"),
        ("transpose_tiled", "1.00×", ""),
    ]
    alone = readings_at(replace(a_figure(*copies), make_detail=None), 4)
    assert [(one.ratio_text, one.detail) for one in alone] == [("1.00×", ""), ("2.00×", "")]


def test_a_reading_says_what_was_chosen_for_its_point(figure):
    assert [reading.detail for reading in readings_at(figure, 8)] == ["TILE 1"]


def test_ratio_text_returns_a_ratio_with_two_decimals():
    assert ratio_text(1.0) == "1.00×"
    assert ratio_text(1.3149) == "1.31×"
    assert ratio_text(8253.0) == "8253×"
