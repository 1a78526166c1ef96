"""The notice bar."""

from __future__ import annotations

import pytest

from warplens.gui.window.main_window import NoticeBar
from warplens.gui.workspace.session import Action, Notice, NoticeTone
from warplens.gui.workspace.sweep_run import RunState


class TestNotice:
    @pytest.fixture
    def bar(self, qtbot):
        made = NoticeBar("Ctrl+R run")
        qtbot.addWidget(made)
        return made

    def test_bad_news_stays_and_good_news_goes_by_itself(self, bar):
        bar.show_notice(Notice(text="no\nway", tone=NoticeTone.BAD))
        assert bar.text.whole == "no way"
        assert bar.text.property("role") == "bad"
        assert not bar._timer.isActive()
        bar.show_notice(Notice(text="fine"))
        assert bar._timer.isActive()
        bar._timer.timeout.emit()
        assert bar.notice is None
        assert not bar._timer.isActive()

    def test_its_place_stays_and_names_the_shortcuts_between_notices(self, bar):
        bar.fit(1000)
        height = bar.height()
        bar.show_notice(Notice(text="kept", action=Action.RESTORE))
        assert bar.height() == height
        bar.close_button.click()
        assert bar.text.whole == "Ctrl+R run"
        assert bar.text.property("role") == "faint"

    def test_in_a_low_window_it_is_there_while_it_has_a_notice(self, bar):
        bar.fit(500)
        assert bar.isHidden()
        bar.show_notice(Notice(text="no", tone=NoticeTone.BAD))
        assert bar.isVisible()
        bar.close_button.click()
        assert bar.isHidden()

    def test_an_offer_is_taken_up_once(self, bar, qtbot):
        bar.show_notice(Notice(text="kept", action=Action.RESTORE))
        with qtbot.waitSignal(bar.accepted) as caught:
            bar.offer.click()
        assert caught.args == [Action.RESTORE]
        assert bar.notice is None

    @pytest.mark.parametrize(
        ("notice", "state", "stays"),
        [
            (Notice(text="Stopped", action=Action.CONTINUE, is_of_run=True), RunState.STARTING, False),
            (Notice(text="Stopped", action=Action.CONTINUE, is_of_run=True), RunState.IDLE, True),
            (Notice(text="r2 does not compile", tone=NoticeTone.BAD, is_of_run=True), RunState.STARTING, False),
            (Notice(text="kept", action=Action.RESTORE), RunState.STARTING, True),
            (Notice(text="no room", tone=NoticeTone.BAD), RunState.STARTING, True),
        ],
    )
    def test_the_notice_of_a_sweep_goes_when_another_one_starts(self, bar, notice, state, stays):
        bar.show_notice(notice)
        bar.follow(state)
        assert (bar.notice is not None) is stays
