"""Compares the arrays that a kernel wrote with their reference.

The rule: with `rtol` or `atol` in the kernel file, elements are equal where NumPy's `isclose` says so: they differ by
at most atol + rtol * |expected|. With `tolerance`, floating-point numbers may differ by that part of the larger of
the expected element and the mean magnitude of the finite expected elements that are compared (so that a sum that
cancels to nearly zero is judged by the size of its terms), and integers are equal if all bits are equal. Without any
of them elements must be exactly equal. NaN equals NaN, and an expected infinity equals only itself.

A large reference is computed piece by piece, so that a comparison needs little memory beside the arrays. The mean is
known only after the last piece: elements that would be wrong without it are kept until then, and if there are too many,
the pieces are computed a second time.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import ArrayRole, Workload
from warplens.cuda.catalogue.dtypes import is_inexact, widened
from warplens.cuda.catalogue.lazy_arrays import PIECE, LazyArray, flat_indices, in_order, squares
from warplens.cuda.ground.points import Check, InputSet

if TYPE_CHECKING:
    from warplens.cuda.simt.launch.readout import Independence

Array = npt.NDArray[Any]
Indices = npt.NDArray[np.int64]

MAX_KEPT = 2 * PIECE  # at most this many elements are kept until the mean magnitude is known: some tens of megabytes


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some elements of an array: flat C-order indices in ascending order, actual values and expected ones.

    Elements that NumPy cannot compute with, such as bfloat16, are here in a wider type.
    """

    indices: Indices
    got: Array
    expected: Array

    def __len__(self) -> int:
        return len(self.indices)

    def part(self, mask: Array | slice) -> _Piece:
        return _Piece(self.indices[mask], self.got[mask], self.expected[mask])


LISTED = 4 * PIECE  # so many listed elements are compared at a time; a piece of them costs more to cut than one of rows

WHOLE_ELEMENTS = 2**22
WHOLE_FLOPS = 5e9
"""A result up to this size and work is compared whole, in a quarter of a second. Of a larger one, windows are."""
WINDOWS = 8
WINDOW_SIDE = 32  # so many windows along each axis of an array not compared whole, with so many elements along a side


@dataclass(frozen=True, slots=True, kw_only=True)
class Closeness:
    """How far elements may differ: by `atol + rtol * |expected|`, or by `of_mean`, which is `tolerance` above."""

    rtol: float = 0.0
    atol: float = 0.0
    of_mean: float = 0.0

    def allowed(self, expected: Array, mean: float) -> npt.NDArray[np.float64]:
        """Return how far each element may be from its expected value, given the mean magnitude of all."""
        magnitudes = np.abs(expected)
        return self.atol + self.rtol * magnitudes + self.of_mean * np.maximum(magnitudes, mean)


EXACT = Closeness()

Pieces = Callable[[], Iterable[_Piece]]  # computes the pieces of a comparison, anew at each call


def digest(array: Array) -> bytes:
    """Return the digest of an array's bytes."""
    return hashlib.blake2b(array.reshape(-1).view(np.uint8).data, digest_size=16).digest()


def changed_inputs(names: Iterable[str]) -> str:
    """Say which inputs a kernel has changed, "" for none."""
    listed = ", ".join(map(repr, names))
    return f"writes to {listed}, which it may only read: the role is 'in'" if listed else ""


def judge(got: Mapping[str, Array], workload: Workload, before: Mapping[str, Array]) -> tuple[Check, ...]:
    """Compare arrays with the reference in little time: whole, or windows of them."""
    if (workload.flops or 0) <= WHOLE_FLOPS and all(array.size <= WHOLE_ELEMENTS for array in got.values()):
        return compare(got, workload, before)
    return compare(got, workload, before, {name: spread_windows(array.shape) for name, array in got.items()})


def notes(checks: Iterable[Check], workload: Workload) -> tuple[str, ...]:
    """Return a note on each array that was not compared whole."""
    elements = {array.name: math.prod(array.shape) for array in workload.arrays}
    return tuple(
        f"{check.checked:,} of {elements[check.array]:,} elements of {check.array!r} were compared"
        for check in checks
        if check.checked < elements[check.array]
    )


def closeness_of(workload: Workload) -> Closeness:
    """Return how far the elements of a result may differ from the reference."""
    return Closeness(rtol=workload.rtol, atol=workload.atol, of_mean=workload.tolerance)


def why_uncompared(workload: Workload) -> str:
    """Say why no array of a launch was compared."""
    if not workload.expected:
        return "no reference is given"
    names = " and ".join(map(repr, workload.expected))
    return f"only a sample of the blocks was executed, and all of them together make {names}"


def tried_inputs(workloads: Mapping[InputSet, Workload | None], *, is_compared: bool) -> tuple[str, ...]:
    """Return the notes on the other inputs for which a kernel did not fail, and on those that no array can hold."""
    tried = [inputs for inputs, workload in workloads.items() if workload is not None]
    untried = [inputs for inputs in workloads if inputs not in tried]
    notes = []
    if tried:
        outcome = "also right" if is_compared else "no fault"
        notes.append(f"{outcome} with the inputs {', '.join(tried)}")
    if untried:
        notes.append(f"not tried with the inputs {', '.join(untried)}: no array can hold them")
    return tuple(notes)


def uncompared_arrays(workload: Workload) -> tuple[str, ...]:
    """Return a note on each array that is written and has no reference, where others have one."""
    if not workload.expected:
        return ()
    return tuple(
        f"{array.name!r} was not compared: 'reference' does not name it"
        for array in workload.arrays
        if array.role is not ArrayRole.IN and array.name not in workload.expected
    )


def unchecked_outputs(workload: Workload) -> tuple[str, ...]:
    """Return the arrays of a stated length that a kernel only writes, where nothing is compared with a reference."""
    if workload.expected:
        return ()
    return tuple(array.name for array in workload.arrays if array.role is ArrayRole.OUT and not array.is_length_assumed)


def compare(
    got: Mapping[str, Array],
    workload: Workload,
    before: Mapping[str, Array],
    indices_by_array: Mapping[str, Indices] | None = None,
) -> tuple[Check, ...]:
    """Return one comparison for each array of a workload's reference, in order; `first_bad` counts in C order.

    With `indices_by_array`, flat C-order indices in ascending order, only those elements are compared, whose reference
    is computed for them alone, and an array without an entry is not.
    """
    checks = []
    for name in workload.expected:
        if indices_by_array is None or name in indices_by_array:
            indices = None if indices_by_array is None else indices_by_array[name]
            pieces = partial(_pieces, got[name], workload.lazy_reference(before, name), indices)
            checks.append(_compare(name, got[name].shape, pieces, closeness_of(workload)))
    return tuple(checks)


def compared(name: str, expected: Array, got: Array, closeness: Closeness) -> Check:
    """Return the comparison of all elements of one array, counted in C order."""
    piece = _Piece(np.arange(expected.size), got.reshape(-1), expected.reshape(-1))
    return _compare(name, (expected.size,), lambda: [piece], closeness)


def spread_windows(shape: tuple[int, ...]) -> Indices:
    """Return flat C-order indices, ascending, of windows spread over an array from corner to corner."""
    columns = shape[-1] if shape else 1
    rows = math.prod(shape) // columns if columns else 0
    down = _spread(rows, WINDOWS, WINDOW_SIDE)
    is_flat = rows == 1  # the windows of a single row stand side by side, and hold as many elements
    across = _spread(columns, WINDOWS**2 if is_flat else WINDOWS, WINDOW_SIDE**2 if is_flat else WINDOW_SIDE)
    return (down[:, None] * columns + across).reshape(-1)


def _spread(size: int, count: int, width: int) -> Indices:
    """Return positions along an axis: `count` runs of `width`, the first at its start and the last at its end."""
    if size <= count * width:
        return np.arange(size, dtype=np.int64)
    starts = np.linspace(0, size - width, count).astype(np.int64)
    return np.unique(starts[:, None] + np.arange(width, dtype=np.int64))


def describe(check: Check) -> str:
    """Say in one sentence how a result is wrong."""
    index = ", ".join(map(str, check.first_bad or ()))
    return (
        f"{check.wrong:,} of {check.checked:,} elements of {check.array!r} are wrong: the first at [{index}] is "
        f"{check.got} instead of {check.expected}, the largest absolute error is {check.largest_absolute:.6g}, "
        f"the largest relative error {check.largest_relative:.6g}"
    )


def _pieces(got: Array, reference: LazyArray, indices: Indices | None) -> Iterator[_Piece]:
    if indices is None:
        for slices, region in squares(got.shape, PIECE):
            expected = in_order(reference.part(region), got.dtype).reshape(-1)
            yield _Piece(flat_indices(region, got.shape), widened(got[slices].reshape(-1)), widened(expected))
        return
    for start in range(0, len(indices), LISTED):
        part = indices[start : start + LISTED]
        yield _Piece(part, widened(got.reshape(-1)[part]), widened(reference.at(part, got.dtype)))


def _compare(name: str, shape: tuple[int, ...], pieces: Pieces, closeness: Closeness) -> Check:
    if not closeness.of_mean:
        return _summary(name, shape, pieces(), closeness, 0.0)
    checked, finite, magnitudes, kept = 0, 0, 0.0, list[_Piece]()
    for piece in pieces():
        checked += len(piece)
        finite_values = piece.expected[np.isfinite(piece.expected)]
        finite += finite_values.size
        magnitudes += float(np.abs(finite_values).sum(dtype=np.float64))
        wrong = _wrong_elements(piece, closeness, 0.0)
        if len(wrong) and sum(map(len, kept)) <= MAX_KEPT:
            kept.append(wrong)
    mean = magnitudes / finite if finite else 0.0
    all_kept = sum(map(len, kept)) <= MAX_KEPT
    check = _summary(name, shape, kept if all_kept else pieces(), closeness, mean)
    return replace(check, checked=checked)


def _wrong_elements(piece: _Piece, closeness: Closeness, mean: float) -> _Piece:
    wrong = piece.got != piece.expected
    if not wrong.any():
        return piece.part(slice(0, 0))
    if closeness == EXACT or (closeness.of_mean and not is_inexact(piece.expected.dtype)):
        return piece.part(wrong & ~_both_nan(piece))
    differing = piece.part(wrong & ~_both_nan(piece))
    got, expected = _exact(differing.got), _exact(differing.expected)
    with np.errstate(invalid="ignore", over="ignore"):
        is_near = np.abs(got - expected) <= closeness.allowed(expected, mean)
    return differing.part(~(is_near & np.isfinite(expected)))


def _exact(values: Array) -> Array:
    """Return values as float64 or complex128, so that differences of them are not rounded."""
    return values.astype(np.complex128 if values.dtype.kind == "c" else np.float64)


def _both_nan(piece: _Piece) -> Array:
    if not is_inexact(piece.expected.dtype):
        return np.zeros(len(piece), dtype=bool)
    return np.isnan(piece.got) & np.isnan(piece.expected)


def _summary(name: str, shape: tuple[int, ...], pieces: Iterable[_Piece], closeness: Closeness, mean: float) -> Check:
    check = Check(array=name, checked=0, wrong=0)
    for piece in pieces:
        wrong = _wrong_elements(piece, closeness, mean)
        check = replace(check, checked=check.checked + len(piece))
        if not len(wrong):
            continue
        first = tuple(int(index) for index in np.unravel_index(wrong.indices[0], shape))
        if check.first_bad is None or first < check.first_bad:
            check = replace(check, first_bad=first, expected=str(wrong.expected[0]), got=str(wrong.got[0]))
        with np.errstate(all="ignore"):
            difference = np.abs(_exact(wrong.got) - _exact(wrong.expected))
            relative = difference / np.abs(_exact(wrong.expected))
        check = replace(
            check,
            wrong=check.wrong + len(wrong),
            largest_absolute=max(check.largest_absolute, _largest(difference)),
            largest_relative=max(check.largest_relative, _largest(relative)),
        )
    return check


def _largest(errors: Array) -> float:
    """Return the largest finite error, 0 if none is finite: all numbers of a profile are finite."""
    finite = errors[np.isfinite(errors)]
    return float(finite.max()) if finite.size else 0.0


# Finds the elements that the executed blocks of a sampled launch wrote, so that they can be compared.
# An array that the kernel only stores to is filled with a pattern before blocks are sampled; an element that differs
# from the pattern afterwards was written. In an array that the kernel also loads, an element that differs from before
# was written. An array that blocks update together (atomic operations) holds sums over all blocks, of which some are
# missing: it is not checked. Only windows of the written elements are compared, at the corners and edges and in the
# interior of the array, so that memory stays bounded.

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
        from warplens.cuda.simt.launch.block_choice import classes  # only where something is executed

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
        """Return which windows of an array hold a written element."""
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
            for stretch in _stretches(_bits(self._arrays[name])):
                np.putmask(stretch, stretch == _pattern(stretch.dtype, old), _pattern(stretch.dtype, new))


def _bits(array: Array) -> Array:
    """Return the elements of a contiguous array as their bits, flat and not copied."""
    return array.reshape(-1).view(f"u{array.itemsize}" if array.itemsize <= MAX_WORD else f"V{array.itemsize}")


def _pattern(dtype: np.dtype[Any], byte: int) -> Any:
    return np.frombuffer(bytes([byte]) * dtype.itemsize, dtype)[0]


def _stretches(flat: Array) -> Iterator[Array]:
    for start in range(0, flat.size, MAX_PIECE_COLUMNS):
        yield flat[start : start + MAX_PIECE_COLUMNS]
