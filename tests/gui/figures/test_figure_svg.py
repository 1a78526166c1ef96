"""Figures as SVG without Qt."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import warplens
from warplens import load
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.figures.colours import DARK, LIGHT
from warplens.gui.figures.figure import (
    Figure,
    Gap,
    Look,
    Mark,
    Marker,
    Quantity,
    Rank,
    Rule,
    Scale,
    Series,
    size_axis,
    value_axis,
)  # fmt: skip
from warplens.gui.figures.picture import row_svg
from warplens.gui.figures.profile_figures import figures_of

SIZES = (256.0, 512.0, 1024.0)


def plain_svg(figure, *theme):
    """Return one figure as an SVG."""
    return row_svg([figure], *theme)


def curve(name="tiled", provenance=Provenance.MEASURED, rank=Rank.CURVE, gaps=(), values=(1e3, 4e3, 16e3), **look):
    marks = tuple(
        Mark(x=x, y=y, key=(), provenance=provenance)
        for x, y in zip(SIZES, values, strict=True)
        if x not in {gap.x for gap in gaps}
    )
    return Series(name=name, label=name, look=Look(**{"hue": 0, **look}), marks=marks, gaps=gaps, rank=rank)


def figure(*series, scale=Scale.LOG, **more):
    values = [mark.y for each in series for mark in each.marks if mark.y > 0]
    return Figure(
        title="Runtime", subtitle="best tile", x=size_axis("N", SIZES, scale),
        y=value_axis("time", values, scale, Quantity.TIME), series=series, **more,
    )  # fmt: skip


def lines(text):
    """Return the paths that join marks."""
    return re.findall(
        r'<path d="[^"]*" fill="none" stroke="[^"]*" stroke-width="[^"]*" stroke-linejoin="round"[^>]*>', text
    )


def test_picture_is_xml_with_ticks_names_and_labels():
    text = plain_svg(figure(curve(), badge="measured"))
    words = ["".join(element.itertext()) for element in ET.fromstring(text) if element.tag.endswith("text")]
    assert {"Runtime", "measured", "best tile", "time", "N", "256", "512", "1024", "tiled"} <= set(words)


def test_no_leader_runs_among_the_data():
    late = [curve(f"late {number}", values=(1e3, 4e3, 16e3 + number)) for number in range(3)]
    lone = curve("lone", values=(5e3, 4e3, 4e3), gaps=[Gap(x=x, key=(), status=Status.FAILED) for x in SIZES[1:]])
    text = plain_svg(figure(*late, lone))
    xs = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', text)]
    leaders = [float(x) for x in re.findall(r'<path d="M([\d.]+)[^"]*" [^>]*stroke-opacity="0.45"', text)]
    assert leaders
    assert min(leaders) > max(xs)


def test_points_lie_where_the_axes_say():
    circles = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', plain_svg(figure(curve())))
    x, y = [[float(value) for value in column] for column in zip(*circles, strict=True)]
    assert x[1] - x[0] == pytest.approx(x[2] - x[1], abs=0.02)  # doubling is a step of a logarithmic axis
    assert y[0] - y[1] == pytest.approx(y[1] - y[2], abs=0.02)
    assert y[2] < y[1] < y[0]


@pytest.mark.parametrize(
    ("provenance", "count", "part"),
    [
        (Provenance.MEASURED, 1, ""),
        (Provenance.MODELLED, 1, "stroke-dasharray"),
        (Provenance.IMPORTED, 1, "stroke-dasharray"),
        (Provenance.PUBLISHED, 0, ""),
    ],
)
def test_numbers_that_were_not_measured_are_never_drawn_like_measured_ones(provenance, count, part):
    found = lines(plain_svg(figure(curve(provenance=provenance))))
    assert len(found) == count
    assert all(("stroke-dasharray" in line) == bool(part) for line in found)


def test_no_line_crosses_a_gap_and_the_gap_is_a_cross():
    gap = Gap(x=512.0, key=(), status=Status.FAILED)
    text = plain_svg(figure(curve(gaps=(gap,))))
    assert lines(text) == []
    assert len(re.findall(r'<path d="M\S+ \S+ L\S+ \S+ M\S+ \S+ L\S+ \S+" fill="none"', text)) == 1


def test_reference_is_grey_and_a_limit_has_no_marks():
    text = plain_svg(figure(curve(rank=Rank.LIMIT)))
    assert "<circle" not in text
    assert f'stroke="{LIGHT.muted}"' in lines(text)[0]


@pytest.mark.parametrize(("marker", "element"), [(Marker.CIRCLE, "circle"), (Marker.SQUARE, "polygon")])
def test_marks_have_the_shape_of_their_variant(marker, element):
    assert plain_svg(figure(curve(marker=marker))).count(f"<{element} ") == 3


def test_theme_gives_ground_and_letters():
    text = plain_svg(figure(curve()), "dark")
    assert f'fill="{DARK.panel}"/>' in text.splitlines()[3]
    assert set(re.findall(r'<text [^>]*fill="(#\w+)"', text)) <= {DARK.text, DARK.muted, *DARK.hues}


def test_values_that_an_axis_cannot_show_are_left_out():
    text = plain_svg(figure(curve(), curve("zero", values=(0.0, 4e3, 16e3), hue=1)))
    assert text.count("<circle ") == 5


def test_rule_and_hint_are_shown():
    assert "launch overhead" in plain_svg(figure(curve(), rules=(Rule(y=2e3, label="launch overhead"),)))
    assert "Nothing was run" in plain_svg(figure(empty="Nothing was run"))


def test_names_are_escaped():
    text = plain_svg(figure(curve("<script>")))
    assert "<script>" not in text
    ET.fromstring(text)


def test_many_marks_are_drawn_by_columns():
    marks = tuple(Mark(x=float(n), y=1e3 + n % 7, key=(), provenance=Provenance.MEASURED) for n in range(1, 50_001))
    series = Series(name="dense", label="dense", look=Look(hue=0), marks=marks)
    axis = size_axis("N", (mark.x for mark in marks), Scale.LINEAR)
    many = Figure(
        title="t", subtitle="", x=axis, y=value_axis("time", (1e3, 2e3), Scale.LINEAR, Quantity.TIME), series=(series,)
    )
    assert len(plain_svg(many)) < 40_000


def test_every_plot_of_a_shipped_profile_is_drawn():
    for name in ("reference:h200", "reference:hochberg"):
        for each in figures_of(warplens.load(name)):
            ET.fromstring(plain_svg(each))


def test_row_svg_returns_figures_side_by_side_as_the_text_of_one_svg():
    text = row_svg(figures_of(load("reference:h200")))
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="1520" height="480"')
