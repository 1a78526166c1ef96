"""The buffers of a capture: their rows, and their bytes where they are in memory."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.capture.memory import Allocation, Buffer, Recipe, item_bytes
from warplens.cuda.ground.errors import InputError


@pytest.mark.parametrize(
    ("dtype", "size"), [("float32", 4), ("bfloat16", 2), ("float8_e5m2", 1), ("int8", 1), ("record", 0), ("", 0)]
)
def test_item_bytes_follow_from_the_name_of_the_dtype(dtype: str, size: int) -> None:
    assert item_bytes(dtype) == size


@pytest.mark.parametrize(
    ("shape", "offset_bytes", "row_bytes"), [((4, 4), 0, 16), ((16,), 0, 0), ((4, 4), 4, 0), ((2, 2, 4), 0, 32)]
)
def test_row_bytes_are_those_of_an_array_that_lies_within_its_buffer(
    shape: tuple[int, ...], offset_bytes: int, row_bytes: int
) -> None:
    buffer = Buffer(name="x", size_bytes=64, dtype="float32", shape=shape, offset_bytes=offset_bytes)
    assert buffer.row_bytes == row_bytes


def test_bytes_of_a_buffer_are_those_of_its_allocation_and_no_copy() -> None:
    data = np.arange(8, dtype=np.uint8)
    assert Buffer(name="x", size_bytes=8, contents=Allocation(data=data)).data is data
    with pytest.raises(InputError) as raised:
        _ = Buffer(name="x", size_bytes=8, contents=Recipe(init="random")).data
    assert str(raised.value) == "the contents of 'x' are not in memory"
