"""Shares of the kernels of a program, and their worst lines."""

from __future__ import annotations

import math

from warplens.cuda.record.points import Share, sentences


def share(kernel: str, time_ns: float, *, launches: int = 1, line: str = "") -> Share:
    return Share(kernel=kernel, launches=launches, time_ns=time_ns, is_measured=False, line=line)


def test_kernels_are_named_with_their_share_and_line() -> None:
    kernels = [share("a", 3000.0, launches=1200, line="worst line a.cu:7: 8.0 times"), share("b", 1000.0)]
    assert list(sentences(kernels)) == [
        "by share of the modelled time of all launches (4.0 µs):",
        "   75.0%  a, 1,200 launches; worst line a.cu:7: 8.0 times",
        "   25.0%  b, 1 launch",
    ]


def test_launches_without_a_time_are_counted_apart_and_alone_give_no_sentence() -> None:
    assert list(sentences([share("a", 10.0), share("b", math.nan, launches=3)]))[-1] == "  3 launches have no time"
    assert list(sentences([share("b", math.nan)])) == []


def test_small_shares_are_counted() -> None:
    kernels = [share(f"k{number}", 100.0 - number) for number in range(13)]
    assert list(sentences(kernels))[-1] == "  and 3 more kernels"
