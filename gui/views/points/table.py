"""The points as a table: one row a point, columns chosen from the registry, sorted and filtered here.

The rule: rows are numbers of points, sorted and filtered as arrays; a cell is computed when a view asks for it. A
missing value sorts last in either direction. A stale point has no numbers here: it says why in place of them.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import numpy as np
from PyQt6.QtCore import QModelIndex, QObject, Qt, pyqtSignal

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import PointResult, Status, chosen_by
from warplens.gui.figures.figure import DataFormat, DataTable, PointKey
from warplens.gui.figures.point_arrays import Rows
from warplens.gui.kit import tasks, widgets
from warplens.gui.kit.rows import LOOK_ROLE, MODELLED_ROLE, NO_PARENT, Index, TableModel, alignment
from warplens.gui.workspace import point_columns
from warplens.gui.workspace.results import Results
from warplens.profiles.conditions import sourced
from warplens.profiles.exporters.markdown import markdown_table
from warplens.profiles.formats import MISSING, for_markdown, invented_text, plain, text_of_main
from warplens.profiles.table import NOTE_SUFFIX, PROVENANCE_SUFFIX

CHOSEN_ROLE = Qt.ItemDataRole.UserRole + 3  # this role says whether the point is among the chosen ones
STALE_ROLE = Qt.ItemDataRole.UserRole + 4  # this role gives why the point is stale; "" where it is not


class PointsTable(TableModel):
    """The points of `Results`; those that arrive during a sweep are added together, once a delay."""

    columns: tuple[point_columns.PointColumn, ...]
    rows_shown = pyqtSignal()  # other rows are shown, or more
    columns_shown = pyqtSignal()  # other columns are shown: other ones were chosen, or the points have other axes

    def __init__(self, results: Results, delay_ms: int = tasks.REDRAW_DELAY_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self._keys = point_columns.DEFAULT_KEYS
        self._device_names = dict(results.device_names)
        self.columns = self._chosen_columns()
        self._rows = np.arange(len(results.points))
        self._arranged_count = len(results.points)
        self._only_chosen = False
        self._in_order_of: object = None
        self._whole_order: Rows = self._rows
        self._throttle = widgets.configured(tasks.Throttle(delay_ms, self), fell_due=self._add_new_points)
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._on_points_replaced)
        results.filter_changed.connect(self._show_rows)
        results.chosen_changed.connect(self._on_chosen_changed)
        results.running_changed.connect(lambda _: self._redraw(STALE_ROLE))

    @property
    def hidden_rows(self) -> int:
        """How many points the filter leaves out."""
        return self._arranged_count - len(self._rows)

    def choose(self, rows: list[int]) -> None:
        """Choose the points of these rows in every panel."""
        self._results.choose_rows(self._rows[rows].tolist())

    def point(self, row: int) -> PointResult:
        """Return the point of a row."""
        return self._results.points[int(self._rows[row])]

    def cells(self, row: int) -> tuple[PointResult, str]:
        """Return the point of a row, and why it is stale: "" where it is not."""
        return (point := self.point(row)), self._results.staleness_of(point)

    def row_of(self, key: PointKey | None) -> int | None:
        """Return the row of a point; None if it is not shown."""
        index = self._results.index_of(key)
        rows = [] if index is None else np.flatnonzero(self._rows == index).tolist()
        return rows[0] if rows else None

    def set_columns(self, keys: Sequence[str]) -> None:
        """Show these columns, in the order of the registry of columns."""
        self._keys = tuple(keys)
        self._show_columns()

    def _chosen_columns(self) -> tuple[point_columns.PointColumn, ...]:
        """Return the chosen columns, and that of the GPU where there are several: two rows would look the same."""
        arrays = self._results.point_arrays
        has_several = len({curve.device for curve in arrays.curve_ids} - {HOST}) > 1
        return point_columns.columns_of((*self._keys, *((point_columns.DEVICE,) if has_several else ())), arrays)

    @property
    def device_names(self) -> tuple[str, ...]:
        """The names of the GPUs, and of the host, that points ran on."""
        devices = dict.fromkeys(curve.device for curve in self._results.point_arrays.curve_ids)
        return tuple(plain(self._device_names.get(device, device)) for device in devices)

    def _show_columns(self) -> None:
        columns = self._chosen_columns()
        self._device_names = dict(self._results.device_names)
        if [column.key for column in columns] != list(self.keys):
            self.beginResetModel()
            self.columns = columns
            self.endResetModel()
            self.columns_shown.emit()

    def set_only_chosen(self, on: bool) -> None:
        """Show only the chosen points, or all."""
        self._only_chosen = on
        self._show_rows()

    def text_of(self, rows: Sequence[int], *, as_markdown: bool) -> Callable[[], str]:
        """Return what writes these rows as CSV (plain numbers, with the provenance of each) or as a Markdown table.

        Of many rows that takes seconds, so it may be called in the background.
        """
        points = list(map(self._results.points.__getitem__, self._rows[rows].tolist()))
        return partial(_markdown if as_markdown else _csv, self.columns, points, self._results.staleness_of)

    def data_of(self, rows: Sequence[int]) -> DataTable:
        """Return these rows as numbers, with the provenance of each."""
        return _data(self.columns, list(map(self.cells, rows)))

    def _on_points_replaced(self) -> None:
        self._throttle.cancel()
        self.beginResetModel()
        self._arrange()
        self.endResetModel()
        self._show_columns()
        self.rows_shown.emit()

    def _on_chosen_changed(self) -> None:
        if self._only_chosen:
            self._show_rows()
        else:
            self._redraw(CHOSEN_ROLE)

    def _redraw(self, role: int) -> None:
        if len(self._rows):
            last = self.index(len(self._rows) - 1, 0 if role == CHOSEN_ROLE else len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [role])

    def _add_new_points(self) -> None:
        count = len(self._results.points)
        if count == self._arranged_count:
            return
        self._show_columns()
        if self._sorted is None and self._results.filter.shows_all and not self._only_chosen:
            self.beginInsertRows(QModelIndex(), self._arranged_count, count - 1)
            self._arrange()
            self.endInsertRows()
            self.rows_shown.emit()
        else:
            self._show_rows()

    def _show_rows(self) -> None:
        """Compute the rows again; a selected point stays selected if it is still shown."""
        self.layoutAboutToBeChanged.emit()
        old_indexes = self.persistentIndexList()
        points = [int(self._rows[index.row()]) for index in old_indexes]
        self._arrange()
        new_rows = np.full(max(self._arranged_count, *points, 0) + 1, -1)
        new_rows[self._rows] = np.arange(len(self._rows))
        rows = new_rows[points].tolist() if points else []
        pairs = zip(rows, old_indexes, strict=True)
        moved = [self.index(row, index.column()) if row >= 0 else QModelIndex() for row, index in pairs]
        self.changePersistentIndexList(old_indexes, moved)
        self.layoutChanged.emit()
        self.rows_shown.emit()

    def _arrange(self) -> None:
        points = self._results.point_arrays
        self._arranged_count = len(points)
        kept = self._results.mask.copy()
        if self._only_chosen:
            is_chosen = np.zeros(len(points), dtype=bool)
            is_chosen[self._results.chosen_rows] = True
            kept &= is_chosen
        if self._sorted is None:
            self._rows = np.flatnonzero(kept)
            return
        made_of = (points, len(points), self._sorted, self.keys)
        if made_of != self._in_order_of:  # to sort many points takes long, to leave some out does not
            self._in_order_of, self._whole_order = made_of, self._in_order(np.arange(len(points)), *self._sorted)
        self._rows = self._whole_order[kept[self._whole_order]]

    def _in_order(self, rows: Rows, key: str, direction: Qt.SortOrder) -> Rows:
        column = next((column for column in self.columns if column.key == key), None)
        if column is None:
            return rows
        is_falling = direction == Qt.SortOrder.DescendingOrder
        if column.numbers is not None:
            numbers = column.numbers(self._results.point_arrays)[rows]
            return rows[np.argsort(-numbers if is_falling else numbers, kind="stable")]
        values = list(map(column.value, map(self._results.points.__getitem__, rows.tolist())))
        # numbers come before words in an imported profile that mixes them
        words = sorted(set(values) - {None}, key=lambda value: (isinstance(value, str), value), reverse=is_falling)
        places = {None: len(words), **dict(zip(words, range(len(words)), strict=True))}
        return rows[np.argsort(list(map(places.__getitem__, values)), kind="stable")]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of points that are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text, alignment, help, look and status of a cell."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(column)
        point = self.point(index.row())
        if role == CHOSEN_ROLE:
            return bool(self._results.chosen_keys) and point.key in self._results.chosen_keys
        if role == Qt.ItemDataRole.DisplayRole and column.key == point_columns.DEVICE:
            return plain(self._device_names.get(point.device, point.device))
        if role == LOOK_ROLE:
            return self._results.looks.get(point.kernel)
        stale = self._results.staleness_of(point)
        if role == STALE_ROLE:
            return stale
        reader = _READERS.get(role)
        return reader and reader((point, stale), column)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, now and whenever points arrive; -1 keeps the order of arrival."""
        if -1 <= column < len(self.columns):
            self._sorted = None if column < 0 else (self.columns[column].key, order)
            self._show_rows()


Columns = Sequence[point_columns.PointColumn]
_Cells = tuple[PointResult, str]  # a point and why it is stale, "" where it is not


def _text(cells: _Cells, column: point_columns.PointColumn) -> str:
    point, stale = cells
    if not stale or point_columns.identifies(column.key):
        return column.text(point)
    return point_columns.shown_outcome(point, stale) if column.key == point_columns.RESULT else MISSING


def _value(cells: _Cells, column: point_columns.PointColumn) -> float | str | None:
    point, stale = cells
    if not stale or point_columns.identifies(column.key):
        return column.value(point)
    return point_columns.shown_outcome(point, stale) if column.key == point_columns.RESULT else None


def _source(cells: _Cells, column: point_columns.PointColumn) -> Provenance | None:
    point, stale = cells
    return None if stale else column.provenance(point)


def _cell_help(cells: _Cells, column: point_columns.PointColumn) -> str | None:
    point, stale = cells
    if column.key == "kernel":
        texts = (invented_text(point.invented), text_of_main(point), point.title, point.kernel, chosen_by(point))
        return plain("\n".join(filter(None, texts)))
    if stale:
        return point_columns.shown_outcome(point, stale)
    provenance = column.provenance(point)
    if column.key == point_columns.RESULT or (point.status is not Status.OK and provenance is None):
        printed = f"printed:\n{point.printed}" if point.printed else ""
        return plain("\n".join(part for part in (point.reason, *point.notes, printed) if part)) or None
    value = point.metrics.get(column.key)
    if provenance is None:
        return None
    unit = f" {value.unit}" if value is not None and value.unit not in ("", "ns") else ""
    note = f" ({value.note})" if value is not None and value.note else ""
    return plain(f"{sourced(f'{column.text(point)}{unit}', provenance)}{note}")


_READERS: dict[int, Callable[[_Cells, point_columns.PointColumn], object]] = {
    Qt.ItemDataRole.DisplayRole: _text,
    Qt.ItemDataRole.ToolTipRole: lambda cells, column: widgets.verbatim(_cell_help(cells, column) or "") or None,
    MODELLED_ROLE: lambda cells, column: _source(cells, column) is Provenance.MODELLED,
}


def _data(columns: Columns, shown: Sequence[_Cells]) -> DataTable:
    names: list[str] = []
    values: list[list[float | str | None]] = []
    for column in columns:
        name = column.key.removeprefix(point_columns.AXIS)
        names.append(f"{name} [{column.unit}]" if column.unit else name)
        values.append([_value(cells, column) for cells in shown])
        if column.key in METRICS or column.key == "spread":
            names.append(f"{column.key}{PROVENANCE_SUFFIX}")
            sources = zip(values[-1], [_source(cells, column) for cells in shown], strict=True)
            values.append([None if value is None or source is None else source.value for value, source in sources])
        metrics = [None if stale else point.metrics.get(column.key) for point, stale in shown]
        notes: list[float | str | None] = [metric.note or None if metric is not None else None for metric in metrics]
        if any(notes):
            names.append(f"{column.key}{NOTE_SUFFIX}")
            values.append(notes)
    return DataTable(tuple(names), tuple(zip(*values, strict=True)))


def _csv(columns: Columns, points: Sequence[PointResult], staleness_of: Callable[[PointResult], str]) -> str:
    return _data(columns, [(point, staleness_of(point)) for point in points]).written(DataFormat.CSV).decode()


def _markdown(columns: Columns, points: Sequence[PointResult], staleness_of: Callable[[PointResult], str]) -> str:
    shown = [(point, staleness_of(point)) for point in points]
    shared = [(column, _shared_provenance(column, shown)) for column in columns]
    headings = [column.heading if source is None else f"{column.heading} ({source.value})" for column, source in shared]

    def text(cells: _Cells, column: point_columns.PointColumn, source: Provenance | None) -> str:
        return for_markdown(sourced(_text(cells, column), _source(cells, column) if source is None else None))

    rows = ([text(cells, *pair) for pair in shared] for cells in shown)
    lines = markdown_table(list(map(for_markdown, headings)), rows, numbers=[column.is_number for column in columns])
    return "\n".join(lines) + "\n"


def _shared_provenance(column: point_columns.PointColumn, shown: Iterable[_Cells]) -> Provenance | None:
    """Return the provenance of all numbers of a column, None if they have several or none."""
    provenances = {provenance for cells in shown if (provenance := _source(cells, column)) is not None}
    return provenances.pop() if len(provenances) == 1 else None
