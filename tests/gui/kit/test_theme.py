"""Both themes: the contrast of text and curves, by WCAG 2.2 level AA."""

from __future__ import annotations

import re

import pytest
from PyQt6.QtGui import QPalette
from PyQt6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from warplens.gui.figures.colours import LEAST_OF_CURVES, LEAST_OF_TEXTS, contrast, ink_on, mixed
from warplens.gui.figures.figure import HUES, Look
from warplens.gui.kit.theme import DARK, LIGHT, THEMES, palette, stylesheet
from warplens.gui.kit.widgets import configured
from warplens.gui.views.plots.heat_map_view import colour_at
from warplens.profiles.exporters import html

GROUNDS = ("ground", "panel", "field", "raised", "selection")
TEXTS = ("text", "muted", "faint", "accent", "good", "bad", "warn")
ROLES = QPalette.ColorRole
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=[theme.value for theme in THEMES])


@themes
@pytest.mark.parametrize("text", TEXTS)
def test_texts_can_be_read_on_every_ground(theme, text):
    colours = {ground: contrast(getattr(theme, text), getattr(theme, ground)) for ground in GROUNDS}
    assert {ground: round(ratio, 2) for ground, ratio in colours.items() if ratio < LEAST_OF_TEXTS} == {}


@themes
def test_texts_differ_in_prominence(theme):
    prominence = [contrast(colour, theme.panel) for colour in (theme.text, theme.muted, theme.faint, theme.off)]
    assert prominence == sorted(prominence, reverse=True)


@themes
def test_primary_button_can_be_read_also_under_the_pointer(theme):
    assert contrast(theme.on_accent, theme.accent) >= LEAST_OF_TEXTS
    assert contrast(theme.on_accent, theme.accent_hover) >= LEAST_OF_TEXTS


@themes
@pytest.mark.parametrize("layer", range(5))
def test_curves_can_be_seen_in_every_layer(theme, layer):
    looks = [*(Look(hue=hue) for hue in range(HUES)), Look(hue=0, is_reference=True)]
    pale = [
        theme.hue_of(look, layer)
        for look in looks
        if contrast(theme.hue_of(look, layer), theme.panel) < LEAST_OF_CURVES
    ]
    assert pale == []


@themes
def test_labels_of_curves_can_be_read(theme):
    inks = [theme.ink(Look(hue=hue)) for hue in range(HUES)]
    assert min(contrast(ink, theme.panel) for ink in inks) >= LEAST_OF_TEXTS
    assert len(set(inks)) == HUES


@themes
def test_focus_can_be_seen_beside_what_is_around_it(theme):
    assert min(contrast(theme.accent, getattr(theme, ground)) for ground in GROUNDS) >= LEAST_OF_CURVES


@themes
def test_boxes_that_can_be_ticked_are_seen(theme):
    assert contrast(theme.off, theme.panel) >= LEAST_OF_CURVES


@themes
@pytest.mark.parametrize("step", range(11))
def test_numbers_in_a_heat_map_can_be_read(theme, step):
    ground = colour_at(step / 10, theme).name()
    assert contrast(ink_on(ground), ground) >= LEAST_OF_TEXTS


@themes
@pytest.mark.parametrize(
    ("role", "ground"),
    [
        (ROLES.WindowText, ROLES.Window),
        (ROLES.Text, ROLES.Base),
        (ROLES.PlaceholderText, ROLES.Base),
        (ROLES.ButtonText, ROLES.Button),
        (ROLES.HighlightedText, ROLES.Highlight),
        (ROLES.ToolTipText, ROLES.ToolTipBase),
        (ROLES.Link, ROLES.Base),
    ],
)
def test_palette_can_be_read_placeholders_too(qapp, theme, role, ground):
    colours = palette(theme)
    assert contrast(colours.color(role).name(), colours.color(ground).name()) >= LEAST_OF_TEXTS


def test_page_of_a_report_can_be_read_in_both_themes():
    pairs = re.findall(r"--(\w+): light-dark\((#\w{6}), (#\w{6})\)", html.page("t", []))
    assert len(pairs) == 11
    for colours in ({name: light for name, light, _ in pairs}, {name: dark for name, _, dark in pairs}):
        for name in ("text", "muted", "accent", "good", "bad"):
            grounds = (colours[ground] for ground in ("ground", "panel"))
            assert min(contrast(colours[name], ground) for ground in grounds) >= LEAST_OF_TEXTS, name


@themes
def test_the_style_sheet_has_no_open_places(theme):
    assert "@" not in stylesheet(theme)
    assert len(set(theme.hues)) == HUES


def test_the_palettes_differ(qapp):
    assert palette(DARK).color(ROLES.Window) != palette(LIGHT).color(ROLES.Window)


def test_contrasts_are_those_of_the_standard():
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_half_a_colour_on_black_is_half_as_bright():
    assert mixed("#ff0000", "#000000", 0.5) == "#800000"


@pytest.mark.parametrize(("ground", "ink"), [("#00224e", "#ffffff"), ("#fee838", "#000000")])
def test_ink_is_the_one_of_black_and_white_that_is_read_better(ground, ink):
    assert ink_on(ground) == ink


def test_best_cell_has_the_end_of_the_colours_that_stands_out():
    assert (colour_at(1.0, DARK).name(), colour_at(1.0, LIGHT).name()) == ("#fee838", "#00224e")


def test_tabs_that_are_scrolled_fade_out_at_the_left_without_a_mark(qtbot):
    ground, tabs = configured(QWidget(), objectName="ground"), QTabBar()
    QVBoxLayout(ground).addWidget(tabs)
    ground.setStyleSheet(stylesheet(DARK))
    qtbot.addWidget(ground)
    for name in ("Runtime", "Points", "Source", "Compare", "Timeline"):
        tabs.addTab(name)
    ground.resize(260, 60)
    with qtbot.waitExposed(ground):
        ground.show()
    tabs.setCurrentIndex(4)
    picture, left = ground.grab().toImage(), tabs.x()
    edge = {picture.pixelColor(left + x, y).name() for x in range(6) for y in range(tabs.y(), tabs.geometry().bottom())}
    assert edge == {DARK.ground}
