"""The one throttle, with and without a delay."""

from __future__ import annotations

from functools import partial

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QWidget

from warplens.gui.kit.tasks import Throttle


def test_without_a_delay_each_request_is_answered_at_once(qtbot):
    throttle = Throttle(0)
    answers = []
    throttle.fell_due.connect(lambda: answers.append(1))
    throttle.request()
    throttle.request()
    assert len(answers) == 2


def test_a_burst_is_answered_once(qtbot):
    throttle = Throttle(5)
    answers = []
    throttle.fell_due.connect(lambda: answers.append(1))
    with qtbot.waitSignal(throttle.fell_due):
        for _ in range(100):
            throttle.request()
    assert len(answers) == 1


def test_a_flush_answers_what_waits_and_nothing_else(qtbot):
    throttle = Throttle(60_000)
    answers = []
    throttle.fell_due.connect(lambda: answers.append(1))
    throttle.flush()
    throttle.request()
    throttle.flush()
    throttle.flush()
    assert len(answers) == 1


def test_a_cancelled_request_is_not_answered(qtbot):
    throttle = Throttle(60_000)
    with qtbot.assertNotEmitted(throttle.fell_due):
        throttle.request()
        throttle.cancel()
        throttle.flush()


def test_a_widget_that_is_not_seen_is_redrawn_once_when_it_is(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    throttle = Throttle(0, widget, shown_in=widget)
    answered = []
    throttle.fell_due.connect(lambda: answered.append(widget.isVisible()))
    throttle.request()
    throttle.request_now()
    assert answered == []
    widget.show()
    assert answered == [True]
    throttle.request()
    assert answered == [True, True]


def test_what_is_cancelled_while_a_widget_is_not_seen_stays_so(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    throttle = Throttle(0, widget, shown_in=widget)
    throttle.fell_due.connect(lambda: pytest.fail("answered"))
    throttle.request()
    throttle.cancel()
    widget.show()


def test_throttles_that_end_together_answer_one_after_the_other_and_events_come_between(qtbot):
    throttles = [Throttle(5) for _ in range(4)]
    seen = []
    for number, throttle in enumerate(throttles):
        throttle.fell_due.connect(lambda number=number: (seen.append(number), QTimer.singleShot(0, beat)))
    beat = partial(seen.append, "event")
    for throttle in throttles:
        throttle.request()
    qtbot.waitUntil(lambda: len(seen) == 8)
    assert sorted(seen[::2]) == [0, 1, 2, 3]
    assert seen[1::2] == ["event"] * 4


def test_what_a_click_changes_does_not_wait_for_the_delay(qtbot):
    throttle = Throttle(60_000)
    throttle.request()
    with qtbot.waitSignal(throttle.fell_due):
        throttle.request_soon()
