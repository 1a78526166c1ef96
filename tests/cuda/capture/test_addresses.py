"""Addresses in the memory of a kept launch lead to where its arrays lie now."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.capture.addresses import may_hold_addresses, moved
from warplens.cuda.capture.kept import KeptArray

X = KeptArray(name="x", address=0x7F00_0000_1000, data=bytes(256))
Y = KeptArray(name="y", address=0x7F00_0000_2000, data=bytes(16))
NOW = {"x": 0x100, "y": 0x900}


def after(*words: int) -> list[int]:
    data = np.array(words, np.uint64).view(np.uint8)
    moved(data, [Y, X], NOW)
    return data.view(np.uint64).tolist()


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (X.address, 0x100),
        (X.address + 255, 0x1FF),
        (X.address + 256, 0x200),  # just behind its end, as a loop's last pointer
        (Y.address + 4, 0x904),
        (X.address - 1, X.address - 1),
        (X.address + 257, X.address + 257),
        (Y.address + 17, Y.address + 17),
        (0, 0),
        (2**64 - 1, 2**64 - 1),
    ],
)
def test_word_is_moved_only_within_an_array(word: int, expected: int) -> None:
    assert after(word) == [expected]


def test_address_at_the_end_of_one_array_and_the_start_of_the_next_is_that_of_the_next() -> None:
    neighbour = KeptArray(name="z", address=X.address + 256, data=bytes(8))
    data = np.array([X.address + 256], np.uint64).view(np.uint8)
    assert moved(data, [X, neighbour], {"x": 0x100, "z": 0x5000}) == 1
    assert data.view(np.uint64).tolist() == [0x5000]


def test_bytes_that_are_no_whole_word_are_left_alone() -> None:
    data = np.arange(7, dtype=np.uint8)
    assert moved(data, [X], NOW) == 0
    assert data.tolist() == list(range(7))


@pytest.mark.parametrize(
    ("dtype", "may"),
    [("", True), ("record", True), ("uint64", True), ("int64", True), ("int32", False), ("float64", False)],
)
def test_floats_and_narrow_numbers_hold_no_addresses(dtype: str, may: bool) -> None:
    assert may_hold_addresses(KeptArray(name="a", address=8, data=b"", dtype=dtype)) is may
