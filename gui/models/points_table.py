"""The points as a table: one row a point, columns from the metric registry, sorted here, appended in batches.

The rule: a cell's text is that of `profiles.table`, so the window, the terminal and the exports agree; a missing value
sorts last, whichever way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from warplens.cuda.metrics import METRICS, Provenance
from warplens.cuda.runners.result import PointResult, Status
from warplens.gui.formats import MISSING, short_name
from warplens.gui.help import metric_help
from warplens.gui.models.results import Results
from warplens.gui.plots.figure import PointKey
from warplens.gui.throttle import REDRAW_DELAY_MS, Throttle
from warplens.profiles.table import duration_text, metric_text, plain

LOOK_ROLE = Qt.ItemDataRole.UserRole
"""The `Look` of the row's variant."""
STATUS_ROLE = Qt.ItemDataRole.UserRole + 1
MODELLED_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether the number comes from a model."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One column: heading, help, how its text and its sort value are read off a point."""

    key: str
    heading: str
    help: str
    text: Callable[[PointResult], str]
    order: Callable[[PointResult], Any]
    provenance: Callable[[PointResult], Provenance | None] = lambda _: None
    is_number: bool = True


def _axis_text(values: dict[str, int]) -> str:
    if len(values) == 1:
        return str(next(iter(values.values())))
    return " ".join(f"{name} {value}" for name, value in values.items()) or MISSING


def _time_text(point: PointResult) -> str:
    if point.time is None:
        return MISSING
    text = duration_text(point.time.value_ns)
    return text if point.cache is None else f"{text} {point.cache}"


def _outcome(point: PointResult) -> str:
    first = plain(point.reason.strip().split("\n", 1)[0])
    if point.status is Status.OK:
        return "ok"
    return f"{point.status.value}: {first}" if first else point.status.value


def _metric_column(key: str, heading: str) -> Column:
    metric = METRICS[key]

    def text(point: PointResult) -> str:
        value = point.metrics.get(key)
        return MISSING if value is None else metric_text(value)

    def order(point: PointResult) -> Any:
        value = point.metrics.get(key)
        return None if value is None else value.value

    def provenance(point: PointResult) -> Provenance | None:
        value = point.metrics.get(key)
        return None if value is None else value.provenance

    is_word = metric.unit == "" and key.endswith(("limiter", "runner_up"))
    return Column(
        key=key,
        heading=f"{heading} {metric.unit}" if metric.unit == "%" else heading,
        help=metric_help(key),
        text=text,
        order=order,
        provenance=provenance,
        is_number=not is_word,
    )


COLUMNS: tuple[Column, ...] = (
    Column(
        key="kernel",
        heading="Variant",
        help="The kernel variant",
        text=lambda p: plain(short_name(p.kernel, p.family)),
        order=lambda p: p.kernel,
        is_number=False,
    ),
    Column(
        key="size",
        heading="Size",
        help="The problem size: N, or each axis by name",
        text=lambda p: plain(_axis_text(p.problem)),
        order=lambda p: tuple(p.problem.values()),
    ),
    Column(
        key="tile",
        heading="Tile",
        help="The tune values: the tile width, or each macro by name",
        text=lambda p: plain(_axis_text(p.tune)),
        order=lambda p: tuple(p.tune.values()) or None,
    ),
    Column(
        key="time",
        heading="Time",
        help="The time of one launch\nItalic where it is modelled, upright where it was measured (cold or warm L2)",
        text=_time_text,
        order=lambda p: None if p.time is None else p.time.value_ns,
        provenance=lambda p: None if p.time is None else p.time.provenance,
    ),
    _metric_column("gld_efficiency", "Load"),
    _metric_column("gst_efficiency", "Store"),
    _metric_column("shared_efficiency", "Shared"),
    _metric_column("warp_execution_efficiency", "Warp"),
    _metric_column("theoretical_occupancy", "Occ. th."),
    _metric_column("achieved_occupancy", "Occ. ach."),
    _metric_column("occupancy_limiter", "Limiter"),
    _metric_column("registers_per_thread", "Regs"),
    _metric_column("effective_bandwidth", "GB/s"),
    _metric_column("gflops", "GFLOP/s"),
    Column(
        key="result",
        heading="Result",
        help="What became of the point, with the reason where it has no time",
        text=_outcome,
        order=lambda p: (p.status.value, p.reason),
        is_number=False,
    ),
)
PLACES = {column.key: place for place, column in enumerate(COLUMNS)}


class PointsTable(QAbstractTableModel):
    """The rows follow `Results`; those that arrive during a sweep are taken in together, once a delay."""

    def __init__(self, results: Results, delay_ms: int = REDRAW_DELAY_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self._rows: list[PointResult] = list(results.points)
        self._waiting: list[PointResult] = []
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._throttle = Throttle(delay_ms, self)
        self._throttle.fell_due.connect(self._take_in)
        results.points_added.connect(self._on_points_added)
        results.points_replaced.connect(self._on_points_replaced)

    def point(self, row: int) -> PointResult:
        """Return the point of a row."""
        return self._rows[row]

    def row_of(self, key: PointKey | None) -> int | None:
        """Return the row of a point."""
        return next((row for row, point in enumerate(self._rows) if point.key == key), None) if key else None

    def _on_points_added(self, points: Iterable[PointResult]) -> None:
        self._waiting.extend(points)
        self._throttle.request()

    def _on_points_replaced(self) -> None:
        self.beginResetModel()
        self._waiting.clear()
        self._throttle.cancel()
        self._rows = list(self._results.points)
        self._arrange()
        self.endResetModel()

    def _take_in(self) -> None:
        if not self._waiting:
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(self._waiting) - 1)
        self._rows.extend(self._waiting)
        self._waiting.clear()
        self.endInsertRows()
        if self._sorted is not None:
            self.sort(*self._sorted)

    def _arrange(self) -> None:
        if self._sorted is None:
            return
        place, direction = self._sorted
        order = COLUMNS[place].order
        with_value = [point for point in self._rows if order(point) is not None]
        without = [point for point in self._rows if order(point) is None]
        # numbers come before words where a stranger's profile mixes them
        with_value.sort(
            key=lambda point: (isinstance(order(point), str), order(point)),
            reverse=direction == Qt.SortOrder.DescendingOrder,
        )
        self._rows = [*with_value, *without]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of points."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return headings and their help."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = COLUMNS[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.heading
            case Qt.ItemDataRole.ToolTipRole:
                return column.help
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text, alignment, help, look and status of a cell."""
        if not index.isValid():
            return None
        point, column = self._rows[index.row()], COLUMNS[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(point)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                return _cell_help(point, column)
            case role if role == LOOK_ROLE:
                return self._results.looks.get(point.kernel)
            case role if role == STATUS_ROLE:
                return point.status
            case role if role == MODELLED_ROLE:
                return column.provenance(point) is Provenance.MODELLED
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, now and whenever points arrive; -1 leaves the order in which they came."""
        if not -1 <= column < len(COLUMNS):
            return
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        keys = [self._rows[index.row()].key for index in held]
        self._sorted = None if column < 0 else (column, order)
        if self._sorted is None:
            waiting = {point.key for point in self._waiting}
            self._rows = [point for point in self._results.points if point.key not in waiting]
        self._arrange()
        places = {point.key: row for row, point in enumerate(self._rows)} if held else {}
        self.changePersistentIndexList(
            held, [self.index(places[key], index.column()) for key, index in zip(keys, held, strict=True)]
        )
        self.layoutChanged.emit()


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _cell_help(point: PointResult, column: Column) -> str | None:
    if column.key == "kernel":
        return plain(f"{point.title}\n{point.kernel}")
    if column.key == "result" or point.status is not Status.OK:
        printed = f"printed:\n{point.printed}" if point.printed else ""
        return plain("\n".join(part for part in (point.reason, *point.notes, printed) if part)) or None
    provenance = column.provenance(point)
    value = point.metrics.get(column.key)
    if provenance is None:
        return None
    unit = f" {value.unit}" if value is not None and value.unit else ""
    note = f" ({value.note})" if value is not None and value.note else ""
    return plain(f"{column.text(point)}{unit} · {provenance.value}{note}")
