"""Finds the elements that the executed blocks of a sampled launch wrote, so that they can be compared.

The rule: an array that the kernel only stores to is filled with a pattern before blocks are sampled; an element that
differs from the pattern afterwards was written. In an array that the kernel also loads, an element that differs from
before was written. An array that blocks update together (atomic operations) holds sums over all blocks, of which some
are missing: it is not checked. Only windows of the written elements are compared, at the corners and edges and in the
interior of the array, so that memory stays bounded.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import ArrayRole
from warplens.cuda.simt.launch.block_choice import classes
from warplens.cuda.simt.launch.readout import Independence

Array = npt.NDArray[Any]
Indices = npt.NDArray[np.int64]

PATTERN_BYTE = 0xA5  # the pattern repeats this byte: as a number of any type it is no likely result
SIDE = 32  # a window has at least this many rows and columns: about as many as a block writes
MIN_BAND_ELEMENTS = 2**15  # a band of rows, which is searched in one pass, has at least this many elements
MAX_PIECE_COLUMNS = 2**20  # a pass over a band takes at most this many columns, a multiple of the width of a window
MAX_WORD = 8  # numPy's largest unsigned integer has this many bytes; elements of more are compared as raw bytes
MAX_WINDOWS = 32  # at most this many windows of each class (corner, edge, interior) are compared


class WrittenElements:
    """The elements that the executed blocks of a launch wrote; arrays that are only written hold zeros before."""

    def __init__(
        self,
        arrays: Mapping[str, Array],
        before: Mapping[str, Array],
        roles: Mapping[str, ArrayRole],
        blocks: Independence,
    ) -> None:
        self._arrays = arrays
        self._before = before
        self._marked = [name for name in arrays if name in blocks.stored and roles[name] is ArrayRole.OUT]
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

    def are_separate(self, name: str) -> bool:
        """Whether each element of an array is written by one block alone."""
        return name not in self._mixed and "" not in self._mixed

    def indices(self, name: str) -> Indices:
        """Return flat C-order indices of written elements, ascending: of all, or of windows of them."""
        array = self._arrays[name]
        columns = array.shape[-1] if array.ndim > 1 else array.size
        rows = array.size // columns if columns else 0
        height = max(SIDE, MIN_BAND_ELEMENTS // max(1, columns))
        width = SIDE if rows > 1 else SIDE * SIDE
        indices = [np.zeros(0, np.int64)]
        windows = self._windows(name, rows, columns, height, width)
        for part in classes((windows.shape[1], windows.shape[0], 1), [range(windows.size)]) if windows.size else ():
            across, down, _ = part.along
            written = np.argwhere(windows[down.start : down.stop, across.start : across.stop])
            spread = np.linspace(0, len(written) - 1, min(len(written), MAX_WINDOWS)).astype(np.int64)
            for row, column in written[spread] + (down.start, across.start):
                first, start = int(row) * height, int(column) * width
                mask = self._mask(name, columns, slice(first, first + height), slice(start, start + width))
                within = np.argwhere(mask)
                indices.append((within[:, 0] + first) * columns + within[:, 1] + start)
        return np.sort(np.concatenate(indices))

    def _windows(self, name: str, rows: int, columns: int, height: int, width: int) -> npt.NDArray[np.bool_]:
        windows = np.zeros((-(-rows // height), -(-columns // width)), bool)
        for band in range(windows.shape[0]):
            for start in range(0, columns, MAX_PIECE_COLUMNS):
                piece = slice(start, min(columns, start + MAX_PIECE_COLUMNS))
                mask = self._mask(name, columns, slice(band * height, (band + 1) * height), piece)
                any_row = np.logical_or.reduce(mask, axis=0)
                any_column = np.logical_or.reduceat(any_row, np.arange(0, len(any_row), width))
                windows[band, start // width : start // width + len(any_column)] = any_column
        return windows

    def _mask(self, name: str, columns: int, rows: slice, across: slice) -> npt.NDArray[np.bool_]:
        part = _bits(self._arrays[name]).reshape(-1, columns)[rows, across]
        if name in self._marked and self._is_marked:
            return np.asarray(part != _pattern(part.dtype, PATTERN_BYTE))
        before = self._before[name]
        if not any(before.strides):  # a broadcast zero
            return np.asarray(part != _pattern(part.dtype, 0))
        return np.asarray(part != _bits(before).reshape(-1, columns)[rows, across])

    def _replace(self, old: int, new: int) -> None:
        for name in self._marked:
            flat = _bits(self._arrays[name])
            for start in range(0, flat.size, MAX_PIECE_COLUMNS):
                stretch = flat[start : start + MAX_PIECE_COLUMNS]
                np.putmask(stretch, stretch == _pattern(stretch.dtype, old), _pattern(stretch.dtype, new))


def _bits(array: Array) -> Array:
    """Return the elements of a contiguous array as their bits, flat and not copied."""
    return array.reshape(-1).view(f"u{array.itemsize}" if array.itemsize <= MAX_WORD else f"V{array.itemsize}")


def _pattern(dtype: np.dtype[Any], byte: int) -> Any:
    return np.frombuffer(bytes([byte]) * dtype.itemsize, dtype)[0]
