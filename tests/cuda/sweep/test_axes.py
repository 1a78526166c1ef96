"""Axes: text to values, and mistakes with a caret."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.ground.errors import InputError
from warplens.cuda.sweep.axes import LARGEST_COUNT, AxisError, merge_axes, parse_axis


@pytest.mark.parametrize(
    ("text", "name", "values"),
    [
        ("N=256", "N", (256,)),
        ("N=250,256:4096:*2", "N", (250, 256, 512, 1024, 2048, 4096)),
        ("TILE=8,16", "TILE", (8, 16)),
        ("TILE=16,8,16", "TILE", (8, 16)),
        ("N=1:4", "N", (1, 2, 3, 4)),
        ("N=10:30:+10", "N", (10, 20, 30)),
        ("N=10:35:+10", "N", (10, 20, 30)),
        ("N=3:100:*3", "N", (3, 9, 27, 81)),
        ("N=7:7", "N", (7,)),
        ("PAD=0:1", "PAD", (0, 1)),
        ("block_x=1_024", "block_x", (1024,)),
        ("N=2147483647", "N", (2147483647,)),
    ],
)
def test_axis_text_gives_sorted_values(text, name, values):
    assert parse_axis(text) == (name, values)


@pytest.mark.parametrize(
    ("text", "message", "column", "length"),
    [
        ("", "an axis begins with its name, as in N=256,512", 1, 1),
        ("256", "an axis begins with its name, as in N=256,512", 1, 1),
        ("N", "after the name of the axis comes '=', not the end", 2, 1),
        ("N:256", "after the name of the axis comes '=', not ':'", 2, 1),
        ("N=", "a whole number is wanted here, not the end", 3, 1),
        ("N=a", "a whole number is wanted here, not 'a'", 3, 1),
        ("N=-5", "a whole number is wanted here, not '-'", 3, 1),
        ("N=8,", "a whole number is wanted here, not the end", 5, 1),
        ("N=8 ", "after a value comes ',' or ':' or the end, not ' '", 4, 1),
        ("N=1.5", "after a value comes ',' or ':' or the end, not '.'", 4, 1),
        ("N=8:4", "a range goes upwards: 4 is less than 8", 3, 3),
        ("N=8:16:2", "a step begins with '*' or '+', not '2'", 8, 1),
        ("N=8:16:", "a step begins with '*' or '+', not the end", 8, 1),
        ("N=8:16:*1", "a step of '*' is at least 2", 8, 2),
        ("N=8:16:+0", "a step of '+' is at least 1", 8, 2),
        ("N=0:16:*2", "a range that multiplies cannot begin at 0", 3, 7),
        ("N=2147483648", "a value is at most 2147483647", 3, 10),
        ("N=1:2000000000", f"an axis has at most {LARGEST_COUNT} values", 3, 12),
        ("N=٣", "a whole number is wanted here, not '٣'", 3, 1),
    ],
)
def test_mistake_in_axis_is_pointed_at(text, message, column, length):
    with pytest.raises(AxisError) as raised:
        parse_axis(text, "--problem")
    pointer = " " * (column - 1) + "^" * length
    assert str(raised.value) == f"{message}\n  --problem:1:{column}\n    {text}\n    {pointer}"


@given(st.sets(st.integers(0, 2**31 - 1), min_size=1, max_size=20))
def test_list_of_values_comes_back(values):
    assert parse_axis("N=" + ",".join(map(str, values))) == ("N", tuple(sorted(values)))


@given(st.integers(0, 1000), st.integers(0, 1000), st.integers(1, 50))
def test_added_range_is_pythons_range(first, more, step):
    assert parse_axis(f"N={first}:{first + more}:+{step}")[1] == tuple(range(first, first + more + 1, step))


@given(st.text(alphabet="N=0123456789,:*+_ ab", max_size=20))
def test_any_text_is_read_or_refused(text):
    try:
        name, values = parse_axis(text)
    except AxisError:
        return
    assert text.startswith(f"{name}=")
    assert values == tuple(sorted(set(values)))


def test_merged_axes_keep_their_values():
    assert merge_axes([("N", (1,)), ("M", (2,))]) == {"N": (1,), "M": (2,)}


def test_axis_given_twice_is_refused():
    with pytest.raises(InputError) as raised:
        merge_axes([("N", (1,)), ("N", (2,))], "--problem")
    assert str(raised.value) == "--problem names the axis 'N' twice; give all its values at once, as in N=8,16"
