"""Regions: sets of elements of an array, as positions along each axis.

The rule: a region is a cross product; its elements come in C order of its axes, and positions may repeat or go
backwards. Nothing here knows what the elements are.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Axis = npt.NDArray[np.int64]  # these are positions along one axis, from 0
Region = tuple[Axis, ...]  # a region holds the positions along each axis of an array


def whole(shape: tuple[int, ...]) -> Region:
    """Return the region of all elements of an array of `shape`."""
    return tuple(np.arange(size, dtype=np.int64) for size in shape)


def lengths(region: Region) -> tuple[int, ...]:
    """Return the shape of an array that holds the elements of `region`."""
    return tuple(len(axis) for axis in region)


def split(region: Region, max_elements: int) -> Iterator[tuple[tuple[slice, ...], Region]]:
    """Yield parts of `region` of 1 to `max_elements` elements, in C order, each after its position in the region."""
    sizes = lengths(region)
    if math.prod(sizes) <= max_elements or not sizes:
        yield tuple(slice(0, size) for size in sizes), region
        return
    step = max(1, max_elements // math.prod(sizes[1:]))
    for start in range(0, sizes[0], step):
        rows = region[0][start : start + step]
        for position, rest in split(region[1:], max_elements // len(rows) or 1):
            yield (slice(start, start + len(rows)), *position), (rows, *rest)


def squares(shape: tuple[int, ...], max_elements: int) -> Iterator[tuple[tuple[slice, ...], Region]]:
    """Yield parts of a whole array of at most `max_elements` elements, as `split`, but as square as possible.

    A square of a product needs the fewest rows and columns, one of a transposed array the fewest pages.
    """
    if not math.prod(shape):
        return
    sides: list[int] = []
    for number, size in enumerate(reversed(shape)):
        side = min(size, max_elements)
        if number == 0 and len(shape) > 1:
            side = min(side, max(math.isqrt(max_elements), max_elements // shape[-2]))
        sides.insert(0, side)
        max_elements //= side
    for corner in np.ndindex(*(-(-size // side) for size, side in zip(shape, sides, strict=True))):
        starts = [number * side for number, side in zip(corner, sides, strict=True)]
        ends = [min(start + side, size) for start, side, size in zip(starts, sides, shape, strict=True)]
        position = tuple(slice(start, end) for start, end in zip(starts, ends, strict=True))
        yield position, tuple(np.arange(start, end) for start, end in zip(starts, ends, strict=True))


def flat_indices(region: Region, shape: tuple[int, ...]) -> Axis:
    """Return the flat C-order index in an array of `shape` of each element of `region`, as a flat array."""
    indices = np.zeros(1, np.int64)
    for axis, size in zip(region, shape, strict=True):
        indices = (indices[:, None] * size + axis).reshape(-1)
    return indices


def rectangles(indices: Axis, shape: tuple[int, ...]) -> Iterator[tuple[Region, Axis]]:
    """Yield regions that together hold the elements of an array of `shape` with these flat C-order indices.

    With each comes the position of its elements in `indices`, as an array of the region's lengths. Rows with the same
    columns become one region, so that tiles cost one region for each row of tiles; sorted indices give the fewest.
    """
    if not len(indices):
        return
    if len(shape) < 2:
        yield (indices,), np.arange(len(indices))
        return
    lines, columns = np.divmod(indices, shape[-1])
    starts = np.flatnonzero(np.diff(lines, prepend=-1))
    ends = np.append(starts[1:], len(indices))
    alike: dict[bytes, list[int]] = {}
    for number, (start, end) in enumerate(zip(starts.tolist(), ends.tolist(), strict=True)):
        alike.setdefault(columns[start:end].tobytes(), []).append(number)
    for pattern, numbers in alike.items():
        axis = np.frombuffer(pattern, np.int64)
        first = starts[numbers]
        for region, where in rectangles(lines[first], shape[:-1]):
            yield (*region, axis), first[where][..., None] + np.arange(len(axis))
