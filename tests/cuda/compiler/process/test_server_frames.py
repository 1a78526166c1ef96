"""Lists of byte strings on a pipe, and what is no such list."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.compiler.process import server
from warplens.cuda.compiler.process.server import FrameError, body_bytes, packed, read_frame, unpacked


def read_back(data: bytes) -> list[bytes] | None:
    reading, writing = os.pipe()
    try:
        server.write_whole(writing, data)
        os.close(writing)
        return read_frame(reading)
    finally:
        os.close(reading)


@given(st.lists(st.binary(max_size=100), max_size=20))
def test_frame_gives_back_its_parts(parts):
    assert read_back(packed(parts)) == parts


def test_pipe_that_ends_before_a_frame_gives_none():
    assert read_back(b"") is None


@given(st.lists(st.binary(max_size=20), min_size=1, max_size=5), st.data())
def test_frame_that_is_cut_off_is_refused(parts, data):
    whole = packed(parts)
    with pytest.raises(FrameError):
        read_back(whole[: data.draw(st.integers(1, len(whole) - 1))])


@given(st.binary(min_size=1, max_size=40))
def test_bytes_that_are_no_parts_are_refused(body):
    try:
        parts = unpacked(body)
    except FrameError:
        return
    assert packed(parts)[server.LENGTH_BYTES :] == body


def test_frame_that_claims_too_much_is_refused():
    with pytest.raises(FrameError) as caught:
        read_back((1 << 40).to_bytes(8, "little") + b"x")
    assert str(caught.value) == "a frame of 1099511627776 bytes is larger than 1073741824 bytes"


def test_body_bytes_returns_the_length_of_the_rest_of_a_frame():
    assert body_bytes(packed([b"ab"])) == 10
