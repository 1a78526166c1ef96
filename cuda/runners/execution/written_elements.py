"""Which elements the executed blocks of a sampled launch wrote, so that these can be held against the reference.

The rule: an array that the kernel only stores to is filled with a pattern before blocks are picked out; what differs
from it afterwards was written. Of an array that the kernel also loads, what differs from before was written. An array
that blocks update together (atomic operations) holds sums over blocks of which some are missing: it is not checked.
Of what was written, windows are compared, from the corners, edges and interior of the array: memory stays bounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue.workload import Role
from warplens.cuda.simt.launch.block_sample import classes
from warplens.cuda.simt.passes.independence import Independence

Array = npt.NDArray[Any]
Indices = npt.NDArray[np.int64]

PATTERN_BYTE = 0xA5
"""Of the pattern: no likely result, as a number of any type, is made of it."""
SIDE = 32
"""Rows and columns of a window at least: about what a block writes."""
LEAST_BAND = 2**15
"""Elements of a band of rows that is looked at in one go, at least."""
LONGEST_PIECE = 2**20
"""Columns of a band that are looked at in one go, at most; a multiple of a window's."""
MOST_WINDOWS = 32
"""Windows compared of each class (corner, edge, interior)."""


class WrittenElements:
    """The arrays of one launch, and what the executed blocks wrote to them.

    Args:
        arrays, before: the arrays of the launch, and as they were before it.
        roles: what they are for; those only written to hold zeros before.
        blocks: how its blocks depend on each other.
    """

    def __init__(
        self,
        arrays: Mapping[str, Array],
        before: Mapping[str, Array],
        roles: Mapping[str, Role],
        blocks: Independence,
    ) -> None:
        self._arrays = arrays
        self._before = before
        self._marked = [name for name in arrays if name in blocks.stored and roles[name] is Role.OUT]
        self._mixed = blocks.updated
        self._is_marked = False

    def mark(self) -> None:
        """Fill the arrays that the kernel only stores to with the pattern, wherever they hold zeros."""
        self._replace(0, PATTERN_BYTE)
        self._is_marked = True

    def clear(self) -> None:
        """Put the zeros back where nothing was written."""
        if self._is_marked:
            self._replace(PATTERN_BYTE, 0)
            self._is_marked = False

    def can_tell(self, name: str) -> bool:
        """Whether the elements of an array are each some block's own."""
        return name not in self._mixed and "" not in self._mixed

    def places(self, name: str) -> Indices:
        """Return the flat C-order indices of elements that were written, ascending: all, or windows of them."""
        array = self._arrays[name]
        columns = array.shape[-1] if array.ndim > 1 else array.size
        rows = array.size // columns if columns else 0
        height = max(SIDE, LEAST_BAND // max(1, columns))
        width = SIDE if rows > 1 else SIDE * SIDE
        found = [np.zeros(0, np.int64)]
        windows = self._windows(name, rows, columns, height, width)
        for one in classes((windows.shape[1], windows.shape[0], 1), [range(windows.size)]) if windows.size else ():
            across, down, _ = one.along
            places = np.argwhere(windows[down.start : down.stop, across.start : across.stop])
            steps = np.linspace(0, len(places) - 1, min(len(places), MOST_WINDOWS)).astype(np.int64)
            for row, column in places[steps] + (down.start, across.start):
                first, start = int(row) * height, int(column) * width
                mask = self._mask(name, columns, slice(first, first + height), slice(start, start + width))
                within = np.argwhere(mask)
                found.append((within[:, 0] + first) * columns + within[:, 1] + start)
        return np.sort(np.concatenate(found))

    def _windows(self, name: str, rows: int, columns: int, height: int, width: int) -> npt.NDArray[np.bool_]:
        """Return which windows of an array hold a written element."""
        found = np.zeros((-(-rows // height), -(-columns // width)), bool)
        for band in range(found.shape[0]):
            for start in range(0, columns, LONGEST_PIECE):
                piece = slice(start, min(columns, start + LONGEST_PIECE))
                mask = self._mask(name, columns, slice(band * height, (band + 1) * height), piece)
                any_row = np.logical_or.reduce(mask, axis=0)
                some = np.logical_or.reduceat(any_row, np.arange(0, len(any_row), width))
                found[band, start // width : start // width + len(some)] = some
        return found

    def _mask(self, name: str, columns: int, rows: slice, across: slice) -> npt.NDArray[np.bool_]:
        """Return which elements of a part of an array were written."""
        part = _bits(self._arrays[name]).reshape(-1, columns)[rows, across]
        if name in self._marked and self._is_marked:
            return np.asarray(part != _pattern(part.dtype, PATTERN_BYTE))
        before = self._before[name]
        if not any(before.strides):  # one zero stands for all
            return np.asarray(part != _pattern(part.dtype, 0))
        return np.asarray(part != _bits(before).reshape(-1, columns)[rows, across])

    def _replace(self, old: int, new: int) -> None:
        for name in self._marked:
            for piece in _pieces(_bits(self._arrays[name])):
                np.putmask(piece, piece == _pattern(piece.dtype, old), _pattern(piece.dtype, new))


def _bits(array: Array) -> Array:
    """Return the elements of a contiguous array as unsigned integers, flat and not copied."""
    return array.reshape(-1).view(f"u{array.itemsize}")


def _pattern(dtype: np.dtype[Any], byte: int) -> Any:
    return np.frombuffer(bytes([byte]) * dtype.itemsize, dtype)[0]


def _pieces(flat: Array) -> Iterator[Array]:
    for start in range(0, flat.size, LONGEST_PIECE):
        yield flat[start : start + LONGEST_PIECE]
