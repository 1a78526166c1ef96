"""The text with numbered lines: keys, pointer, columns."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication

from warplens.gui.figures.listings import Listing, ListingRow, Margin
from warplens.gui.kit.theme import DARK
from warplens.gui.workspace.listing_view import ROW_PIXELS, ListingView

ROWS = tuple(
    ListingRow(
        number=number, text=f"line {number}", margin=Margin(traffic="4", help="four") if number % 10 == 0 else None
    )
    for number in range(1, 101)
)


@pytest.fixture
def listing(show):
    view = show(ListingView("Text", DARK), 400, 300)
    view.show_listing(Listing(rows=ROWS))
    return view


def test_click_chooses_the_line_under_the_pointer(listing, qtbot):
    with qtbot.waitSignal(listing.line_chosen) as caught:
        qtbot.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, ROW_PIXELS * 3 + 4))
    assert caught.args == [3]


@pytest.mark.parametrize(
    ("key", "modifier", "expected"),
    [
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, 51),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, 49),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, 100),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier, 60),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier, 40),
    ],
)
def test_keys_go_to_lines(listing, qtbot, key, modifier, expected):
    listing.set_current(50)
    qtbot.keyClick(listing, key, modifier)
    assert listing.current == expected


def test_line_that_is_chosen_elsewhere_comes_into_sight(listing):
    listing.set_current(90)
    first = listing.verticalScrollBar().value()
    assert first <= 89 < first + listing.verticalScrollBar().pageStep()


def test_notes_are_passed_over(show, qtbot):
    view = show(ListingView("Text", DARK), 400, 300)
    view.show_listing(
        Listing(
            rows=(ListingRow(number=1, text="a"), ListingRow(number=0, text="wrong"), ListingRow(number=2, text="b"))
        )
    )
    view.set_current(1)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.current == 2


@pytest.mark.parametrize(
    ("letters", "names"), [(20, ["traffic", "wavefronts", "share", "lanes"]), (80, ["wavefronts", "share"])]
)
def test_columns_that_warn_of_nothing_give_way_to_the_code(show, letters, names):
    view = show(ListingView("Text", DARK), 700, 300)
    margin = Margin(traffic="4", wavefronts="8", are_wavefronts_wasteful=True, share=1.0)
    view.show_listing(Listing(rows=(ListingRow(number=1, text="x" * letters, margin=margin),)))
    assert [name for name, *_ in view._columns()] == names


def test_each_line_has_the_room_up_to_its_own_figures_in_whole_letters(show):
    view = show(ListingView("Text", DARK), 420, 300)
    margin = Margin(traffic="4", wavefronts="8", are_wavefronts_wasteful=True, share=1.0)
    letter = view._letter
    rows = (ListingRow(number=1, text="x" * 30, margin=margin), ListingRow(number=2, text="M" * 200))
    view.show_listing(Listing(rows=rows))
    columns = view._columns()
    ends = {row.number: view._end_of(row, columns) for row in rows}
    assert ends[2] > columns[-1][1]  # nothing stands beside it
    first, left, width = columns[0]
    assert (first, ends[1] > left) == ("wavefronts", True)  # into the column, up to its number
    assert ends[1] <= left + width - 4 - letter
    across = view.horizontalScrollBar()
    across.setValue(across.maximum())
    assert view._gutter + 200 * letter - across.value() <= ends[2] + 1  # the end of the longest line comes into sight
    picture = view.viewport().grab().toImage()
    y = ROW_PIXELS * 2 + ROW_PIXELS // 2
    ink = [x for x in range(view._gutter, picture.width()) if picture.pixel(x, y) != picture.pixel(view._gutter - 3, y)]
    assert max(ink) <= view._gutter + letter * int((ends[2] - view._gutter) / letter)


def test_line_is_copied(listing, qtbot):
    listing.set_current(7)
    qtbot.keyClick(listing, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "line 7"


def test_pointer_is_signalled_line_by_line(listing, qtbot):
    with qtbot.waitSignal(listing.line_hovered) as caught:
        qtbot.mouseMove(listing.viewport(), QPoint(60, ROW_PIXELS * 5 + 4))
    assert caught.args == [5]


def test_columns_and_margins_are_explained_where_the_pointer_rests(listing):
    (name, left, _), *_ = listing._columns()
    assert name == "traffic"
    assert listing._help_at(QPoint(left + 5, 5)).startswith("Sectors (32 B of global memory)")
    assert listing._help_at(QPoint(60, ROW_PIXELS * 10 + 4)) == "four"
    assert listing._help_at(QPoint(60, ROW_PIXELS * 9 + 4)) == ""


def test_narrow_text_keeps_the_most_telling_columns(show):
    rows = (ListingRow(number=1, text="a", margin=Margin(traffic="4", wavefronts="32", share=1.0)),)
    names = {}
    for width in (200, 280, 600):
        view = show(ListingView("Text", DARK), width, 200)
        view.show_listing(Listing(rows=rows))
        names[width] = [name for name, *_ in view._columns()]
    assert names == {
        200: ["share"],
        280: ["wavefronts", "share"],
        600: ["traffic", "wavefronts", "share", "lanes"],
    }


def test_the_current_line_stays_in_sight_in_a_text_of_another_length(qtbot):
    view = ListingView("Source", DARK)
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.show()
    long, longer = (Listing(rows=tuple(ListingRow(number=n, text="x") for n in range(1, count))) for count in (60, 80))
    view.show_listing(long)
    view.set_current(50)
    view.show_listing(longer)
    view.set_current(50)
    first = view.verticalScrollBar().value()
    assert first <= 49 < first + view.verticalScrollBar().pageStep()


def test_double_click_opens_the_line_under_the_pointer(listing, qtbot):
    with qtbot.waitSignal(listing.line_opened) as opened:
        qtbot.mouseDClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, ROW_PIXELS * 3 + 4))
    assert opened.args == [3]


def test_line_is_shown_with_what_follows(listing):
    listing.show_from(50)
    assert (listing.current, listing.verticalScrollBar().value()) == (50, 47)


def test_mark_of_a_line_is_drawn_and_is_its_help(show):
    view = show(ListingView("Text", DARK), 400, 300)
    view.show_listing(Listing(rows=(ListingRow(number=1, text=""), ListingRow(number=2, text="", mark="n is 4"))))
    assert [view._help_at(QPoint(60, ROW_PIXELS * line + 4)) for line in (1, 2)] == ["", "n is 4"]
    drawn = view.grab().toImage()
    row = [drawn.pixelColor(x, round(2.5 * ROW_PIXELS)).name() for x in range(12)]
    assert DARK.accent in row


def test_an_error_comes_into_sight_where_the_view_gets_its_size_later(qtbot):
    view = ListingView("Text", DARK)
    qtbot.addWidget(view)
    view.resize(400, 20)
    rows = (*ROWS[:60], ListingRow(number=0, text="no", is_error=True), *ROWS[60:])
    view.show_listing(Listing(rows=rows))
    view.show_error()
    view.show()
    view.resize(400, 300)
    first = view.verticalScrollBar().value()
    assert first <= 60 < first + view.verticalScrollBar().pageStep()
    view.set_current(5)
    view.resize(400, 200)
    assert view.verticalScrollBar().value() <= 4
