"""Signals that end a sweep: the first is a flag, the second ends at once, unless it is the first one again."""

from __future__ import annotations

import signal

import pytest

from warplens.profiles import run as interrupts
from warplens.profiles.run import SAME_S, Interrupts, flagged_signals


@pytest.fixture
def clock(monkeypatch):
    """The clock in seconds, as a list whose only item a test sets."""
    now = [100.0]
    monkeypatch.setattr(interrupts.time, "monotonic", lambda: now[0])
    return now


def test_second_signal_ends_at_once(clock):
    flag = Interrupts()
    flag.on_signal(signal.SIGINT, None)
    clock[0] += 2 * SAME_S
    with pytest.raises(KeyboardInterrupt):
        flag.on_signal(signal.SIGINT, None)


def test_signal_that_comes_twice_at_once_is_one(clock):
    flag = Interrupts()
    for number in (signal.SIGINT, signal.SIGINT):
        flag.on_signal(number, None)
        clock[0] += SAME_S / 2
    assert flag.number == signal.SIGINT


def test_flagged_signals_turns_these_signals_into_a_flag_while_the_block_runs():
    with flagged_signals([signal.SIGINT]) as interrupts:
        signal.raise_signal(signal.SIGINT)
    assert interrupts.number == signal.SIGINT


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="only POSIX systems have terminals that end so")
def test_end_of_the_terminal_stops_what_nohup_does_not_have_ignore_it():
    before = signal.getsignal(signal.SIGHUP)
    try:
        for handler, number in ((signal.SIG_IGN, None), (signal.SIG_DFL, signal.SIGHUP)):
            signal.signal(signal.SIGHUP, handler)
            with flagged_signals([signal.SIGINT, signal.SIGHUP]) as interrupts:
                signal.raise_signal(signal.SIGHUP)
            assert interrupts.number == number
            assert signal.getsignal(signal.SIGHUP) is handler
    finally:
        signal.signal(signal.SIGHUP, before)
