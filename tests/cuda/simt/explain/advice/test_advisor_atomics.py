"""Lanes that meet in one address, counted by hand; and copies that a kernel follows."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.counting.transactions import RecordedRequest
from warplens.cuda.simt.explain.advice.advisor import turns


def _request(*words: int) -> RecordedRequest:
    addresses = tuple(4 * word for word in words)
    return RecordedRequest(mask=(1 << len(words)) - 1, addresses=addresses + (0,) * (32 - len(words)))


@pytest.mark.parametrize(
    ("words", "copies", "expected"),
    [
        (range(32), 1, 1),
        ([7] * 32, 1, 32),
        ([7] * 32, 4, 8),
        ([7] * 32, 32, 1),
        ([1, 1, 1, 2], 1, 3),
        ([1, 1, 1, 2], 2, 2),
        ([], 1, 0),
    ],
)
def test_turns_are_the_most_lanes_in_one_address_of_a_copy(words: list[int], copies: int, expected: int) -> None:
    assert turns(_request(*words), copies) == expected


def test_inactive_lanes_meet_nobody() -> None:
    assert turns(RecordedRequest(mask=0b101, addresses=(0,) * 32)) == 2
