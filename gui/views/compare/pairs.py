"""The pairs of a comparison as a table: one row a pair, the worst first, filtered by verdict.

The rule: a cell's text is that of `profiles.comparison_table`, as on the command line; missing values always sort last.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PyQt6.QtCore import QObject, Qt, pyqtSignal

from warplens.cuda.ground import metrics, toml_beside
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures import figure, point_arrays, ratio
from warplens.gui.kit.rows import LOOK_ROLE, MODELLED_ROLE, NO_PARENT, STATE_ROLE, Index, TableModel, alignment
from warplens.gui.kit.widgets import verbatim
from warplens.gui.views.compare.model import ComparisonModel
from warplens.gui.workspace.point_columns import PointColumn, columns_of_axes
from warplens.gui.workspace.results import Results
from warplens.profiles import conditions, table
from warplens.profiles.comparison import Pair
from warplens.profiles.comparison_table import WORST_FIRST, changes_text, interval_text, why_text
from warplens.profiles.formats import MISSING, axis_text, natural_key, plain, short_name


@dataclass(frozen=True, slots=True, kw_only=True)
class PairColumn:
    """A column: its heading, its help, and how its text and its sort value are read off a pair."""

    key: str
    heading: str
    help: str
    text: Callable[[Pair], str]
    order: Callable[[Pair], Any]
    is_number: bool = True
    is_time: bool = False
    width: int = 0  # in pixels; 0: as wide as its heading


def _time(point: PointResult) -> str:
    return MISSING if point.time is None else table.time_cell(point).text


def _time_ns(point: PointResult) -> float | None:
    return None if point.time is None else point.time.value_ns


_WORDS = toml_beside(__file__)
VERDICTS: dict[str, str] = _WORDS["verdicts"]  # what each means


def _column(key: str, text: Callable[[Pair], str], order: Callable[[Pair], Any]) -> PairColumn:
    return PairColumn(key=key, text=text, order=order, **_WORDS[key])


COLUMNS: tuple[PairColumn, ...] = (
    _column("kernel", lambda p: plain(short_name(p.new.kernel, p.new.family)), lambda p: p.new.kernel),
    _column("size", lambda p: plain(axis_text(p.new.problem)), lambda p: tuple(p.new.problem.values())),
    _column("tile", lambda p: plain(axis_text(p.new.tune)), lambda p: tuple(p.new.tune.values()) or None),
    _column("cache", lambda p: MISSING if p.new.cache is None else p.new.cache.value, lambda p: p.new.cache),
    _column("verdict", lambda p: p.verdict.value, lambda p: WORST_FIRST.index(p.verdict)),
    _column("change", lambda p: MISSING if p.ratio is None else ratio.change_words(p.ratio), lambda p: p.ratio),
    _column("interval", lambda p: interval_text(p) if p.lower is not None else MISSING, lambda p: p.lower),
    _column("base", lambda p: _time(p.base), lambda p: _time_ns(p.base)),
    _column("new", lambda p: _time(p.new), lambda p: _time_ns(p.new)),
    _column("why", lambda p: plain(why_text(p)), lambda p: p.reason.value),
    _column("changes", lambda p: plain(changes_text(p, MISSING)), lambda p: len(p.changes) or None),
)


def _columns_of_pairs(pairs: Sequence[Pair]) -> tuple[PairColumn, ...]:
    """Return the columns; where points have several sizes or tune values, one for each axis in place of that of all."""
    points = point_arrays.PointArrays([pair.new for pair in pairs])
    columns: list[PairColumn] = []
    for column in COLUMNS:
        columns += list(map(_axis_column, columns_of_axes(column.key, points))) or [column]
    return tuple(columns)


def _axis_column(column: PointColumn) -> PairColumn:
    def order(pair: Pair) -> Any:
        return None if (value := column.value(pair.new)) is None else natural_key(str(value))

    return PairColumn(
        key=column.key,
        heading=column.heading,
        help=column.help,
        text=lambda pair: column.text(pair.new),
        order=order,
    )


class ComparisonTable(TableModel):
    """The pairs of the comparison that `ComparisonModel` holds."""

    columns_shown = pyqtSignal()  # the columns of axes are others

    def __init__(self, comparing: ComparisonModel, results: Results, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparing = comparing
        self._results = results
        self.verdicts: frozenset[conditions.Verdict] = frozenset()
        self.columns: tuple[PairColumn, ...] = COLUMNS  # those of the axes depend on the points
        self._all_pairs: tuple[Pair, ...] = ()
        self._rows: list[Pair] = []
        self._rows_by_key: dict[figure.PointKey, int] | None = None
        """The rows by the keys of their points; None until `row_of` needs them."""
        comparing.changed.connect(self._on_changed)
        self._read_pairs()

    def set_verdicts(self, verdicts: Iterable[conditions.Verdict]) -> None:
        """Show only pairs with these verdicts, or all pairs if there are none."""
        shown = frozenset(verdicts)
        if shown != self.verdicts:
            self.verdicts = shown
            self._reset()

    def pair(self, row: int) -> Pair:
        """Return the pair of a row."""
        return self._rows[row]

    def row_of(self, key: figure.PointKey | None) -> int | None:
        """Return the row of a point, None if it has none."""
        if self._rows_by_key is None:
            self._rows_by_key = {pair.new.key: row for row, pair in reversed(list(enumerate(self._rows)))}
        return self._rows_by_key.get(key) if key else None

    def _on_changed(self) -> None:
        result = self._comparing.result
        if (result.rows if result is not None else ()) is not self._all_pairs:
            self._reset()

    def _reset(self) -> None:
        before = self.columns
        self.beginResetModel()
        self._read_pairs()
        self.endResetModel()
        if self.columns is not before:
            self.columns_shown.emit()

    def _read_pairs(self) -> None:
        result = self._comparing.result
        pairs: tuple[Pair, ...] = result.rows if result is not None else ()
        if pairs is not self._all_pairs:
            self._all_pairs = pairs
            columns = _columns_of_pairs(pairs)
            if [column.key for column in columns] != [column.key for column in self.columns]:
                self.columns = columns
        self._rows = [pair for pair in self._all_pairs if not self.verdicts or pair.verdict in self.verdicts]
        self._sort_rows()

    def _sort_rows(self) -> None:
        self._rows_by_key = None
        if self._sorted is None:
            return
        key, direction = self._sorted
        if (column := next((column for column in self.columns if column.key == key), None)) is None:
            return
        order = column.order
        with_value = [pair for pair in self._rows if order(pair) is not None]
        without = [pair for pair in self._rows if order(pair) is None]
        with_value.sort(key=order, reverse=direction == Qt.SortOrder.DescendingOrder)
        self._rows = [*with_value, *without]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of pairs that are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, alignment, help, look and verdict of a cell."""
        if not index.isValid():
            return None
        pair, column = self._rows[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(pair)
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                return verbatim(_help_of(pair, column))
            case role if role == LOOK_ROLE:
                return self._results.looks.get(pair.new.kernel)
            case role if role == STATE_ROLE:
                return pair.verdict
            case role if role == MODELLED_ROLE:
                return column.is_time and _is_modelled(pair, column)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 sorts the worst pair first."""
        if not -1 <= column < len(self.columns):
            return
        self._sorted = None if column < 0 else (self.columns[column].key, order)
        self._reset()


def _help_of(pair: Pair, column: PairColumn) -> str:
    """Return the help of a cell: the whole of a long text, times with their provenances, else the kernel's title."""
    if column.key in {"why", "changes"}:
        return column.text(pair)
    if not column.is_time:
        return plain(pair.new.title)
    shown = {"base": (pair.base,), "new": (pair.new,)}.get(column.key, (pair.base, pair.new))
    return " → ".join(
        "no time" if point.time is None else conditions.sourced(_time(point), point.time.provenance) for point in shown
    )


def _is_modelled(pair: Pair, column: PairColumn) -> bool:
    points = {"base": (pair.base,), "new": (pair.new,)}.get(column.key, (pair.base, pair.new))
    return any(point.time is not None and point.time.provenance is metrics.Provenance.MODELLED for point in points)
