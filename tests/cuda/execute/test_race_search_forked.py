"""Bytes of forked processes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import NoReturn

import pytest

from warplens.cuda.execute.race_search import ForkedProcess, fork
from warplens.cuda.ground import processor_time
from warplens.cuda.ground.files import write_whole

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such processes")


def started(compute: Callable[[], bytes], limit_s: float = 60.0) -> ForkedProcess:
    process = fork(lambda sink: write_whole(sink, compute()), limit_s)
    assert process is not None
    return process


def taken(compute: Callable[[], bytes], limit_s: float = 60.0) -> bytes | None:
    return started(compute, limit_s).take()


def test_large_result_comes_whole_and_what_the_process_changes_stays_there() -> None:
    numbers = [1]

    def compute() -> bytes:
        numbers.append(2)
        print("not seen")
        return bytes(numbers) * 1_000_000

    assert taken(compute) == bytes((1, 2)) * 1_000_000
    assert numbers == [1]


def test_process_that_raises_or_ends_gives_nothing() -> None:
    def fail() -> NoReturn:
        raise ValueError

    assert taken(fail) is None
    assert taken(lambda: os._exit(3)) is None


def wait() -> bytes:
    time.sleep(60)
    return b""


def work() -> NoReturn:
    while True:
        pass


def test_process_that_computes_too_long_is_ended_and_one_that_waits_once_it_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert taken(work, 0.05) is None
    assert taken(lambda: time.sleep(0.5) or b"waited", 0.05) == b"waited"
    monkeypatch.setattr(processor_time, "HANGS_S", 0.2)
    assert taken(wait) is None


def test_process_that_is_dropped_is_gone() -> None:
    process = started(wait)
    process.end()
    with pytest.raises(ChildProcessError):
        os.waitpid(process.child, os.WNOHANG)


def test_where_no_process_can_be_forked_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> NoReturn:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", refuse)
    assert fork(lambda sink: write_whole(sink, b"1"), 60.0) is None


def test_fork_calls_a_function_in_a_forked_process():
    process = fork(lambda sink: write_whole(sink, b"computed"), 60.0)
    if process is not None:
        assert os.read(process.source, 8) == b"computed"
        process.end()


def test_write_writes_all_bytes_to_a_pipe():
    source, sink = os.pipe()
    write_whole(sink, b"written")
    assert os.read(source, 7) == b"written"
    assert os.close(source) is None
    assert os.close(sink) is None
