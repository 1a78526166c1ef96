"""Strides that reproduce the addresses of a request: one stride from lane to lane, or rows of lanes.

The rule: a fit is exact for every active lane, or there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warplens.cuda.simt.counting.rules import LANES

USUAL_ROWS = (16, 8, 4, 2)
"""These widths of a thread block, which divide a warp into rows, are tried before all others."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Address of lane n: base + stride * ((n + phase) % row_lanes) + row_stride * ((n + phase) // row_lanes)."""

    stride: int
    row_lanes: int = LANES
    rows: int = 1
    row_stride: int = 0


def fit_lanes(addresses: Sequence[int], lanes: Sequence[int]) -> Fit | None:
    """Return the strides that reproduce every address, None where there are none.

    One stride is preferred to rows, and usual rows to others.
    """
    if len(lanes) == 1:
        return Fit(0)
    if (line := _fit_rows(addresses, lanes, LANES, 0)) is not None:
        return line
    for row_lanes in USUAL_ROWS:
        if (rows := _fit_rows(addresses, lanes, row_lanes, 0)) is not None:
            return rows
    for row_lanes in range(3, LANES):  # blocks of other widths: rows begin anywhere in the warp
        for phase in range(row_lanes):
            if (rows := _fit_rows(addresses, lanes, row_lanes, phase)) is not None:
                return rows
    return None


def _fit_rows(addresses: Sequence[int], lanes: Sequence[int], row_lanes: int, phase: int) -> Fit | None:
    """Fit rows of one width. A row with a single lane determines no stride, and a single row no row stride."""
    coordinates = [divmod(lane + phase, row_lanes) for lane in lanes]
    stride: int | None = None
    first_of_row: dict[int, tuple[int, int]] = {}
    for (row, column), lane in zip(coordinates, lanes, strict=True):
        column0, address0 = first_of_row.setdefault(row, (column, addresses[lane]))
        if column == column0:
            continue
        step, rest = divmod(addresses[lane] - address0, column - column0)
        if rest or step != (step if stride is None else stride):
            return None
        stride = step
    if stride is None:
        return None
    starts = {row: address - stride * column for row, (column, address) in first_of_row.items()}
    rows = sorted(starts)
    if len(rows) == 1:
        return Fit(stride, min(row_lanes, LANES))
    row_stride, rest = divmod(starts[rows[1]] - starts[rows[0]], rows[1] - rows[0])
    if rest or any(starts[row] != starts[rows[0]] + row_stride * (row - rows[0]) for row in rows):
        return None
    return Fit(stride, row_lanes, len(rows), row_stride)
