"""The hover card: it stays inside its plot, and shows text as text."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF
from PyQt6.QtWidgets import QWidget

from warplens.gui.plots.colours import DARK
from warplens.gui.rendering.hover_card import HoverCard, ReadOut


@pytest.fixture
def card(qtbot):
    plot = QWidget()
    plot.resize(400, 300)
    qtbot.addWidget(plot)
    made = HoverCard(plot)
    made.show_theme(DARK)
    return made


@pytest.mark.parametrize("corner", [(0, 0), (400, 0), (0, 300), (400, 300), (200, 150)])
def test_card_is_inside_its_plot(card, corner):
    card.show_lines(("tiled · N 1024", "33.9 µs measured"), QPointF(*corner))
    assert card.parentWidget().rect().contains(card.geometry())


def test_text_of_a_profile_is_no_markup(card):
    card.show_lines(("<b>tiled</b>", "a & b", "<i>"), QPointF(50, 50))
    assert "&lt;b&gt;tiled&lt;/b&gt;" in card.text
    assert "a &amp; b" in card.text
    assert "&lt;i&gt;" in card.text


def test_read_out_has_a_row_for_each_curve(card):
    rows = (("#56b4e9", "tiled", "33.9 µs"), ("#e69f00", "serial", "failed"))
    card.show_read_out(ReadOut(heading="matrix size N 1024", rows=rows, more="and 3 more"), QPointF(50, 50))
    assert card.text.count("<tr>") == 3
    assert all(text in card.text for row in rows for text in row)
    assert "and 3 more" in card.text
