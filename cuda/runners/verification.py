"""Compare what a kernel wrote with its reference.

The rule: equal means equal bits for integers, and for floating point within the kernel file's `tolerance`, which is
relative to the larger of the expected element and the mean magnitude of the finite expected elements that are compared
(so that a sum that cancels to nearly zero is judged by the size of what was summed); without a tolerance, exactly
equal. NaN equals NaN, and an expected infinity only itself.

A large reference is computed piece by piece, so that a comparison needs little memory beside the arrays. The mean is
known only after the last piece: elements that the rule without it refuses are kept until then, and if they become too
many, the pieces are computed a second time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.lazy_arrays import PIECE, LazyArray, in_order
from warplens.cuda.catalogue.regions import flat_indices, squares
from warplens.cuda.points import Check

Array = npt.NDArray[Any]
Indices = npt.NDArray[np.int64]

MOST_KEPT = 2 * PIECE
"""Elements kept until the mean magnitude is known: some tens of megabytes."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some elements of an array: their flat C-order indices in ascending order, what they are and should be."""

    places: Indices
    got: Array
    expected: Array

    def __len__(self) -> int:
        return len(self.places)

    def chosen(self, mask: Array | slice) -> _Piece:
        return _Piece(self.places[mask], self.got[mask], self.expected[mask])


CHOSEN = 4 * PIECE
"""Chosen elements compared at a time; cutting them costs more than cutting rows, since tiles are cut with them."""

WHOLE_ELEMENTS = 2**22
WHOLE_FLOPS = 5e9
"""A result up to this size, of this work, is compared whole: a quarter of a second. Of a larger one windows are."""
WINDOWS = 8
WINDOW_SIDE = 32
"""Windows along each axis of an array that is too large to be compared whole, and the elements along their sides."""

Pieces = Callable[[], Iterable[_Piece]]
"""Computes the pieces of a comparison, each time that it is called."""


def judge(got: Mapping[str, Array], workload: Workload, before: Mapping[str, Array]) -> tuple[Check, ...]:
    """Hold arrays against the reference in little time: whole, or windows of them.

    Raises:
        ExpressionError: the reference cannot be computed.
    """
    if workload.flops <= WHOLE_FLOPS and all(array.size <= WHOLE_ELEMENTS for array in got.values()):
        return compare(got, workload, before)
    places = {name: spread_windows(array.shape) for name, array in got.items()}
    return compare_at(got, workload, before, places, workload.tolerance)


def notes(checks: Iterable[Check], workload: Workload) -> tuple[str, ...]:
    """Say which arrays were not compared whole."""
    elements = {array.name: math.prod(array.shape) for array in workload.arrays}
    return tuple(
        f"{one.checked:,} of {elements[one.array]:,} elements of {one.array!r} were compared"
        for one in checks
        if one.checked < elements[one.array]
    )


def compare(got: Mapping[str, Array], workload: Workload, before: Mapping[str, Array]) -> tuple[Check, ...]:
    """Return one comparison for each array of a workload's reference, in order; `first_bad` counts in C order.

    Args:
        got: the arrays after the launch.
        workload: what was launched.
        before: the arrays as they were before.

    Raises:
        ExpressionError: the reference cannot be computed.
    """
    checks = []
    for name in workload.expected:
        pieces = partial(_all_pieces, got[name], workload.lazy_reference(before, name))
        checks.append(_compare(name, got[name].shape, pieces, workload.tolerance))
    return tuple(checks)


def compare_at(
    got: Mapping[str, Array],
    workload: Workload,
    before: Mapping[str, Array],
    places_by_array: Mapping[str, Indices],
    tolerance: float,
) -> tuple[Check, ...]:
    """Compare chosen elements: for each array of the reference that is named, those with these flat C-order indices.

    Their reference is computed for them alone. `places_by_array` gives the indices in ascending order.

    Raises:
        ExpressionError: the reference cannot be computed.
    """
    checks = []
    for name in workload.expected:
        if name in places_by_array:
            reference = workload.lazy_reference(before, name)
            pieces = partial(_chosen_pieces, got[name], reference, places_by_array[name])
            checks.append(_compare(name, got[name].shape, pieces, tolerance))
    return tuple(checks)


def spread_windows(shape: tuple[int, ...]) -> Indices:
    """Return flat C-order indices, ascending, of windows spread over an array from corner to corner."""
    columns = shape[-1] if shape else 1
    rows = math.prod(shape) // columns if columns else 0
    down = _spread(rows, WINDOWS, WINDOW_SIDE)
    many = rows == 1  # in an array of one row they stand side by side, and hold as much
    across = _spread(columns, WINDOWS**2 if many else WINDOWS, WINDOW_SIDE**2 if many else WINDOW_SIDE)
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


def _all_pieces(got: Array, reference: LazyArray) -> Iterator[_Piece]:
    for place, region in squares(got.shape, PIECE):
        expected = in_order(reference.part(region), got.dtype).reshape(-1)
        yield _Piece(flat_indices(region, got.shape), got[place].reshape(-1), expected)


def _chosen_pieces(got: Array, reference: LazyArray, places: Indices) -> Iterator[_Piece]:
    for start in range(0, len(places), CHOSEN):
        here = places[start : start + CHOSEN]
        yield _Piece(here, got.reshape(-1)[here], reference.at(here, got.dtype))


def _compare(name: str, shape: tuple[int, ...], pieces: Pieces, tolerance: float) -> Check:
    if not tolerance:
        return _summary(name, shape, pieces(), 0.0, 0.0)
    checked, finite, magnitudes, kept = 0, 0, 0.0, list[_Piece]()
    for piece in pieces():
        checked += len(piece)
        known = piece.expected[np.isfinite(piece.expected)]
        finite += known.size
        magnitudes += float(np.abs(known).sum(dtype=np.float64))
        refused = _refused(piece, tolerance, 0.0)
        if len(refused) and sum(map(len, kept)) <= MOST_KEPT:
            kept.append(refused)
    mean = magnitudes / finite if finite else 0.0
    all_kept = sum(map(len, kept)) <= MOST_KEPT
    found = _summary(name, shape, kept if all_kept else pieces(), tolerance, mean)
    return replace(found, checked=checked)


def _refused(piece: _Piece, tolerance: float, mean: float) -> _Piece:
    """Return the wrong elements of a piece, given the mean magnitude of what is expected."""
    wrong = piece.got != piece.expected
    if not wrong.any():
        return piece.chosen(slice(0, 0))
    if piece.expected.dtype.kind != "f":
        return piece.chosen(wrong)
    found = piece.chosen(wrong & ~(np.isnan(piece.got) & np.isnan(piece.expected)))
    wide_got, wide = found.got.astype(np.float64), found.expected.astype(np.float64)
    with np.errstate(invalid="ignore", over="ignore"):
        near = np.abs(wide_got - wide) <= tolerance * np.maximum(np.abs(wide), mean)
    return found.chosen(~(near & np.isfinite(wide)))


def _summary(name: str, shape: tuple[int, ...], pieces: Iterable[_Piece], tolerance: float, mean: float) -> Check:
    check = Check(array=name, checked=0, wrong=0)
    for piece in pieces:
        refused = _refused(piece, tolerance, mean)
        check = replace(check, checked=check.checked + len(piece))
        if not len(refused):
            continue
        first = tuple(int(place) for place in np.unravel_index(refused.places[0], shape))
        if check.first_bad is None or first < check.first_bad:
            check = replace(check, first_bad=first, expected=str(refused.expected[0]), got=str(refused.got[0]))
        with np.errstate(all="ignore"):
            difference = np.abs(refused.got.astype(np.float64) - refused.expected.astype(np.float64))
            relative = difference / np.abs(refused.expected.astype(np.float64))
        check = replace(
            check,
            wrong=check.wrong + len(refused),
            largest_absolute=max(check.largest_absolute, _largest(difference)),
            largest_relative=max(check.largest_relative, _largest(relative)),
        )
    return check


def _largest(errors: Array) -> float:
    """Return the largest finite error, 0 if none is finite (the profile's numbers are finite)."""
    finite = errors[np.isfinite(errors)]
    return float(finite.max()) if finite.size else 0.0
