"""Plots as picture files: their content, lines and texts, and no widget is left behind."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from PyQt6.QtCore import QSize
from PyQt6.QtGui import QImage

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.figures.figure import Look
from warplens.gui.figures.plots import runtime_size
from warplens.gui.figures.profile_figures import figures_of
from warplens.gui.figures.runtime import Context
from warplens.gui.kit.export import PIXELS_A_POINT, Format, figure_picture, svg_of
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.profiles.arguments import new_profile

SVG = "{http://www.w3.org/2000/svg}"
CONTEXT = Context(looks={"transpose_tiled": Look(hue=3)})


@pytest.fixture
def points(make_point):
    time = Time(value_ns=3000.0, provenance=Provenance.MEASURED, samples_ns=(2000.0, 3000.0, 3000.0, 4000.0))
    made = [make_point(n=256, time_ns=1500.5), replace(make_point(n=512), time=time)]
    return [*made, make_point(n=1024, status=Status.FAILED, reason="broke")]


@pytest.fixture
def figure(points):
    return runtime_size(points, CONTEXT)


def test_an_svg_holds_lines_and_texts_and_no_pixels(qapp, figure):
    root = ET.fromstring(figure_picture(figure, LIGHT, Format.SVG))
    texts = {"".join(element.itertext()).strip() for element in root.iter(f"{SVG}text")}
    assert {"Runtime against matrix size", "measured + modelled", "tiled", "matrix size N", "time", "256"} <= texts
    assert root.get("viewBox") == "0 0 760 480"
    assert not list(root.iter(f"{SVG}image"))
    assert not list(root.iter(f"{SVG}clipPath"))
    colours = {element.get("fill", "").lower() for element in root.iter(f"{SVG}g")}
    assert LIGHT.hues[3] in colours


def test_a_png_has_two_pixels_a_point_in_the_colours_of_the_theme(qapp, figure):
    size = QSize(500, 300)
    image = QImage.fromData(figure_picture(figure, DARK, Format.PNG, size))
    assert image.size() == size * PIXELS_A_POINT
    places = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    colours = {image.pixelColor(x, y).name() for x, y in places}
    assert {DARK.panel, DARK.hues[3]} <= colours


def test_a_pdf_is_one_of_the_size_that_was_asked_for(qapp, figure):
    made = figure_picture(figure, LIGHT, Format.PDF, QSize(500, 300))
    assert made.startswith(b"%PDF")
    assert b"/MediaBox [0 0 500.000000 300.000000]" in made
    assert b"/Subtype /Image" not in made


def test_a_part_in_view_is_what_the_picture_shows(qapp, figure):
    whole = figure_picture(figure, LIGHT, Format.SVG).decode()
    part = figure_picture(figure, LIGHT, Format.SVG, x_view=(2.6, 2.8)).decode()
    assert ">256<" in whole
    assert ">256<" not in part
    assert ">512<" in part


def test_the_figures_of_a_profile_become_svg_without_a_window(qapp, specs, points):
    profile = replace(new_profile(specs[:1], compiler="fake", command=["test"]), points=tuple(points))
    figures = figures_of(profile)
    assert [figure.title for figure in figures] == ["Runtime against matrix size", "Runtime against tile width"]
    assert all(ET.fromstring(svg_of(figure)).tag == f"{SVG}svg" for figure in figures)
    assert figures_of(replace(profile, points=())) == ()
