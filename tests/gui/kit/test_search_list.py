"""The drop-down list with a search field: keys, picking, ticking."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QWidget
from widget_contents import visible_keys

from warplens.gui.kit.search_list import SearchCombo, SearchEntry, SearchList
from warplens.gui.kit.theme import at_text_size


class TestSearchList:
    ENTRIES = (
        SearchEntry(key="time", text="Time"),
        SearchEntry(key="gld", text="Global load efficiency", words="smsp__sass"),
        SearchEntry(key="gst", text="Global store efficiency"),
    )

    @pytest.fixture
    def several(self, request):
        return getattr(request, "param", False)

    @pytest.fixture
    def owner(self, qtbot):
        owner = QWidget()
        qtbot.addWidget(owner)
        return owner

    @pytest.fixture
    def made(self, owner, several):
        made = SearchList(owner, several=several)
        made.show_entries(self.ENTRIES, ["time"])
        return made

    @pytest.mark.parametrize(
        ("typed", "left"),
        [("glob eff", ("gld", "gst")), ("SASS", ("gld",)), ("none", ()), ("", ("time", "gld", "gst"))],
    )
    def test_typing_leaves_what_has_every_word(self, made, typed, left):
        made.search.setText(typed)
        assert visible_keys(made) == left

    def test_return_takes_the_first_that_is_left_and_an_arrow_the_next(self, made, qtbot):
        made.search.setText("global")
        qtbot.keyClick(made.search, Qt.Key.Key_Down)
        with qtbot.waitSignal(made.picked) as caught:
            qtbot.keyClick(made.search, Qt.Key.Key_Return)
        assert caught.args == ["gst"]

    def test_return_takes_the_entry_that_is_typed_in_full(self, made, qtbot):
        made.show_entries([SearchEntry(key=text, text=text) for text in ("copy_strided", "strided", "stride")], [])
        made.search.setText("stride")
        with qtbot.waitSignal(made.picked) as caught:
            qtbot.keyClick(made.search, Qt.Key.Key_Return)
        assert caught.args == ["stride"]

    @pytest.mark.parametrize("several", [True], indirect=True)
    def test_of_several_each_is_ticked_and_all_are_signalled_in_order(self, made, qtbot):
        made.search.setText("store")
        with qtbot.waitSignal(made.ticked) as caught:
            qtbot.keyClick(made.search, Qt.Key.Key_Return)
        assert caught.args == [("time", "gst")]

    @pytest.mark.parametrize("count", [3, 60])
    @pytest.mark.parametrize("percent", [100, 125, 200])
    def test_an_open_list_ends_with_a_whole_row(self, made, owner, count, percent):
        with at_text_size(percent):
            made.open_below(owner, [SearchEntry(key=str(row), text=f"row {row}") for row in range(count)], ["0"])
            QApplication.processEvents()
            rows, rest = divmod(made.list.viewport().height(), made.list.sizeHintForRow(0))
            assert rest == 0
            assert rows == count if count < 10 else 10 <= rows < count
            assert made.height() <= owner.screen().availableGeometry().height()
            made.close()

    @pytest.mark.parametrize("percent", [100, 200])
    def test_an_open_list_is_as_high_as_what_is_left_and_covers_no_widget_of_the_upper_half(self, made, owner, percent):
        room = owner.screen().availableGeometry()
        owner.setGeometry(room.left() + 10, room.top() + room.height() // 2 - 60, 300, 30)
        with at_text_size(percent):
            made.open_below(owner, [SearchEntry(key=str(row), text=f"row {row}") for row in range(60)], ["0"])
            whole = made.height()
            assert made.y() >= owner.mapToGlobal(owner.rect().bottomLeft()).y()
            made.search.setText("row 59")
            assert made.list.viewport().height() == made.list.sizeHintForRow(0)
            made.search.setText("")
            assert made.height() == whole
            made.close()


def test_the_list_of_a_combo_box_has_a_search(qtbot):
    box, taken = SearchCombo(), []
    qtbot.addWidget(box)
    box.addItems([f"entry {number}" for number in range(20)])
    box.activated.connect(taken.append)
    box.show()
    box.showPopup()
    [listed] = box.findChildren(SearchList)
    qtbot.keyClicks(listed.search, "11")
    qtbot.keyClick(listed.search, Qt.Key.Key_Return)
    assert (box.currentText(), taken) == ("entry 11", [11])
