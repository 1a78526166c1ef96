"""The values of many rows as one column: in full, one value for all rows, or an index into the distinct values.

The rule: a column's reader states the number of rows; one that does not fit is refused before anything is made of it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from warplens.cuda.ground.errors import InputError

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

INTEGER_BOUND = 2**63  # integers of a file are between its negative and this: a longer one fits no float and no array

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-INTEGER_BOUND, le=INTEGER_BOUND - 1)]  # an integer of 64 bits

Index: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]  # the index of a row or of a value, from 0


class Indexed(msgspec.Struct, Generic[T], frozen=True):
    """The distinct values, the most frequent first, and the index of the value of each row."""

    values: list[T]
    index: list[Index]


Column: TypeAlias = list[T] | Indexed[T]
"""A value for each row; or a list with the one value of all rows; or the distinct values and an index."""


def checked(column: Column[T], rows: int, name: str) -> Column[T]:
    """Return the column after a check that it fits this number of rows."""
    _check_length(column, rows, name)
    if isinstance(column, Indexed) and max(column.index, default=-1) >= len(column.values):
        raise no_value(name, column)
    return column


def unpacked(column: Column[T], rows: int, name: str) -> list[T]:
    """Return the value of each row."""
    _check_length(column, rows, name)
    if not isinstance(column, Indexed):
        return column if len(column) == rows else column * rows
    try:
        return list(map(column.values.__getitem__, column.index))
    except IndexError:
        raise no_value(name, column) from None


def _check_length(column: Column[T], rows: int, name: str) -> None:
    length = len(column.index if isinstance(column, Indexed) else column)
    if length != rows and (isinstance(column, Indexed) or length != 1):
        raise InputError(f"the column {name!r} has {length} values, and {rows} are needed")


def no_value(name: str, column: Indexed[T]) -> InputError:
    """Return the error of an index without a value."""
    return InputError(f"the column {name!r} has {len(column.values)} values, and no number {max(column.index)}")


def value_at(column: Column[T], row: int) -> T:
    """Return the value of one row of a column that was checked."""
    if isinstance(column, Indexed):
        return column.values[column.index[row]]
    return column[row] if len(column) > 1 else column[0]


class Cells(Protocol[T_co]):
    """The values of one column, made on demand."""

    def at(self, row: int) -> T_co | None:
        """Return the value of a row, None if it has none."""
        ...


class RowValues(Mapping[str, T]):
    """The values of one row by the names of their columns, made on demand."""

    __slots__ = ("_columns", "_row")

    def __init__(self, columns: Mapping[str, Cells[T]], row: int) -> None:
        self._columns = columns
        self._row = row

    def __getitem__(self, key: str) -> T:
        value = self._columns[key].at(self._row)
        if value is None:
            raise KeyError(key)
        return value

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value of a column, the default where the row has none."""
        cells = self._columns.get(key)
        value = None if cells is None else cells.at(self._row)
        return default if value is None else value

    def __iter__(self) -> Iterator[str]:
        return (name for name, cells in self._columns.items() if cells.at(self._row) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[type[dict[str, T]], tuple[dict[str, T]]]:
        """Pickle as the plain values of this row, without the other rows."""
        return dict, (dict(self),)


# People write tags, so a profile has at most `MAX_TAGS`, counted before decoding: millions would take gigabytes.

MAX_TAGS = 1000

_MORE_TAGS = rb'\s*+:\s*+\[(?:\s*+"(?:[^"\\]++|\\.)*+"\s*+,?+){%d}' % (MAX_TAGS + 1)
_TOO_MANY_TAGS = re.compile(rb'"tags"' + _MORE_TAGS, re.DOTALL)  # this is the start of a list of too many tags
_ESCAPED_LETTERS = (rb"\u0074", rb"\u0061", rb"\u0067", rb"\u0073")
_TOO_MANY_ESCAPED_TAGS = re.compile(
    b'"%b"' % b"".join(b"(?:%c|%b)" % pair for pair in zip(b"tags", map(re.escape, _ESCAPED_LETTERS), strict=True))
    + _MORE_TAGS,
    re.DOTALL,
)
"""The same where the name is written with escapes, as no program writes it; to look for it takes ten times as long."""


def has_too_many_tags(text: bytes) -> bool:
    """Return whether a profile's text, in JSON, holds a list of more than `MAX_TAGS` tags."""
    is_escaped = b"\\u00" in text and any(letter in text for letter in _ESCAPED_LETTERS)
    return (_TOO_MANY_ESCAPED_TAGS if is_escaped else _TOO_MANY_TAGS).search(text) is not None


# A term has the name that `cuda.timing` gives it; a term without an entry here is shown by that name.

_ENTRIES = tomllib.loads(Path(__file__).with_name("terms.toml").read_text(encoding="utf-8"))
TERMS: dict[str, str] = {term: entry["words"] for term, entry in _ENTRIES.items()}
REMEDIES: dict[str, str] = {term: entry["remedy"] for term, entry in _ENTRIES.items() if "remedy" in entry}


def term_words(term: str) -> str:
    """Return a term of the timing model in a sentence."""
    return "the last wave of blocks" if term == "tail" else TERMS.get(term, term)
