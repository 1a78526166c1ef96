"""Addresses in the memory of a capture lead to where its buffers lie now."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.capture.memory import Buffer, Regions, may_hold_addresses

X, Y = 0x7F00_0000_1000, 0x7F00_0000_2000
REGIONS = Regions({"y": Y, "x": X}, {"x": 256, "y": 16})
NOW = {"x": 0x100, "y": 0x900}


def after(*words: int) -> list[int]:
    return REGIONS.moved(np.array(words, np.uint64).view(np.uint8), NOW).view(np.uint64).tolist()


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (X, 0x100),
        (X + 255, 0x1FF),
        (X + 256, 0x200),  # just behind its end, as a loop's last pointer
        (Y + 4, 0x904),
        (X - 1, X - 1),
        (X + 257, X + 257),
        (Y + 17, Y + 17),
        (0, 0),
        (2**64 - 1, 2**64 - 1),
    ],
)
def test_word_is_moved_only_within_an_array(word: int, expected: int) -> None:
    assert after(word) == [expected]


def test_address_at_the_end_of_one_array_and_the_start_of_the_next_is_that_of_the_next() -> None:
    neighbours = Regions({"x": X, "z": X + 256}, {"x": 256, "z": 8})
    data = np.array([X + 256], np.uint64).view(np.uint8)
    assert neighbours.moved(data, {"x": 0x100, "z": 0x5000}).view(np.uint64).tolist() == [0x5000]
    assert neighbours.words(data) == {0: ("z", 0)}


def test_bytes_that_are_no_whole_word_are_left_alone() -> None:
    data = np.arange(7, dtype=np.uint8)
    assert REGIONS.moved(data, NOW) is data
    assert data.tolist() == list(range(7))


@pytest.mark.parametrize(
    ("dtype", "may"),
    [("", True), ("record", True), ("uint64", True), ("int64", True), ("int32", False), ("float64", False)],
)
def test_floats_and_narrow_numbers_hold_no_addresses(dtype: str, may: bool) -> None:
    assert may_hold_addresses(Buffer(name="a", size_bytes=0, dtype=dtype)) is may
