"""Columns: the shortest form of values, the same values read back, and wrong columns refused."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warplens.cuda.ground.errors import InputError
from warplens.profiles.columns import Indexed, RowValues, checked, no_value, unpacked, value_at
from warplens.profiles.writing import packed

VALUES = st.none() | st.integers(0, 3) | st.sampled_from([1.0, 2.5]) | st.sampled_from(["", "a"])


@pytest.mark.parametrize(
    ("values", "column"),
    [
        ([], []),
        (["a"], ["a"]),
        (["a", "a", "a"], ["a"]),
        (["a", "b", "c"], ["a", "b", "c"]),
        (["a", "b", "b", "b"], Indexed(values=["b", "a"], index=[1, 0, 0, 0])),
        ([1, 1.0, 1, 1], Indexed(values=[1, 1.0], index=[0, 1, 0, 0])),
        ([{"N": 1}, {"N": 2}] * 2, Indexed(values=[{"N": 1}, {"N": 2}], index=[0, 1, 0, 1])),
    ],
)
def test_values_take_the_form_that_is_least(values, column):
    assert packed(values) == column


@given(st.lists(VALUES, max_size=12))
def test_column_gives_the_same_values_again(values):
    column = packed(values)
    assert list(map(repr, unpacked(column, len(values), "x"))) == list(map(repr, values))
    assert [repr(value_at(column, row)) for row in range(len(values))] == list(map(repr, values))


@pytest.mark.parametrize(
    ("column", "message"),
    [
        (["a", "b"], "the column 'x' has 2 values, and 3 are needed"),
        ([], "the column 'x' has 0 values, and 3 are needed"),
        (Indexed(values=["a"], index=[0]), "the column 'x' has 1 values, and 3 are needed"),
        (Indexed(values=["a"], index=[0, 0, 7]), "the column 'x' has 1 values, and no number 7"),
    ],
)
@pytest.mark.parametrize("read", [checked, unpacked])
def test_column_that_does_not_fit_is_refused(read, column, message):
    with pytest.raises(InputError) as raised:
        read(column, 3, "x")
    assert str(raised.value) == message


class Squares:
    def at(self, row):
        return row * row or None


def test_row_makes_its_values_as_they_are_asked_for():
    row = RowValues({"a": Squares()}, 3)
    assert (row["a"], row.get("b"), dict(row), len(row)) == (9, None, {"a": 9}, 1)


def test_row_lacks_what_its_column_lacks():
    row = RowValues({"a": Squares()}, 0)
    assert (row.get("a"), "a" in row, dict(row), len(row)) == (None, False, {}, 0)


def test_row_travels_without_the_other_rows():
    row = RowValues({"a": Squares()}, 3)
    travelled = pickle.loads(pickle.dumps(row))
    assert travelled == row == {"a": 9}
    assert type(travelled) is dict


def test_no_value_returns_the_error_of_an_index_without_a_value():
    assert (
        str(no_value("name", Indexed(values=["a"], index=[0, 7]))) == "the column 'name' has 1 values, and no number 7"
    )
