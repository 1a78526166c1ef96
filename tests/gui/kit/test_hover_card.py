"""The hover card: it stays inside its plot, and shows text as text."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF
from PyQt6.QtWidgets import QWidget

from warplens.gui.figures.colours import DARK
from warplens.gui.kit.hover_card import HoverCard, ReadOut, ReadOutRow


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


def a_read_out(count):
    rows = [
        ReadOutRow(colour="#56b4e9", name=f"<variant {number}>", value="33.9 µs", ratio="1.25×")
        for number in range(count)
    ]
    return ReadOut(heading="matrix size N 1024", rows=tuple(rows))


def test_read_out_has_a_row_for_each_curve(card):
    card.show_read_out(a_read_out(3), QPointF(50, 50))
    assert all(f"&lt;variant {number}&gt;" in card.text for number in range(3))
    assert card.text.count("1.25×") == card.text.count("33.9 µs") == 3


def test_a_long_read_out_takes_columns_and_counts_what_has_no_room(card):
    card.show_read_out(a_read_out(30), QPointF(50, 50))
    assert card.text.count("33.9 µs") == 30
    assert "more" not in card.text
    card.show_read_out(a_read_out(100), QPointF(50, 50))
    shown = card.text.count("33.9 µs")
    assert 30 < shown < 100
    assert f"and {100 - shown} more" in card.text


def test_a_card_that_is_larger_than_its_plot_stays_inside_the_window(qtbot):
    window = QWidget()
    window.resize(800, 700)
    plot = QWidget(window)
    plot.setGeometry(300, 300, 120, 90)
    qtbot.addWidget(window)
    card = HoverCard(plot)
    card.show_theme(DARK)
    window.show()
    card.show_read_out(a_read_out(20), QPointF(60, 45))
    assert card.isVisible()
    assert card.height() > plot.height()
    assert window.rect().contains(card.geometry())
    plot.hide()
    assert not card.isVisible()


@pytest.mark.parametrize(
    ("top", "left", "side"), [(0, 100, "below"), (320, 300, "left"), (320, 0, "right"), (320, 0, "above")]
)
def test_a_card_that_would_cover_half_of_a_plot_stands_outside_of_it(qtbot, top, left, side):
    window, width = QWidget(), 700 if side == "above" else 400
    window.resize(700, 500)
    plot = QWidget(window)
    plot.setGeometry(left, top, width, 180)
    qtbot.addWidget(window)
    card = HoverCard(plot)
    card.show_theme(DARK)
    window.show()
    card.show_lines(("tiled", *["33.9 µs"] * 5), QPointF(width / 2, 90))
    assert 2 * card.height() > plot.height()
    room = card.geometry()
    assert not room.intersects(plot.geometry())
    assert window.rect().contains(room)
    places = {
        "above": room.bottom() <= plot.geometry().top(),
        "right": room.left() >= plot.geometry().right(),
        "left": room.right() <= plot.geometry().left(),
        "below": room.top() >= plot.geometry().bottom(),
    }
    assert places[side]
