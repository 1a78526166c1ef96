"""Compare what a kernel wrote with its reference.

The rule: equal means equal bits for integers, and for floating point within the kernel file's `tolerance`, which is
relative to the larger of the expected element and the mean magnitude of the expected array (so that a sum that cancels
to nearly zero is judged by the size of what was summed); without a tolerance, exactly equal. NaN equals NaN.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.runners.result import Check

Array = npt.NDArray[Any]


def compare(got: Mapping[str, Array], expected: Mapping[str, Array], tolerance: float) -> tuple[Check, ...]:
    """Return one comparison for each expected array, in order; `first_bad` counts in C order."""
    return tuple(_compare(name, got[name], array, tolerance) for name, array in expected.items())


def describe(check: Check) -> str:
    """Say in one sentence how a result is wrong."""
    index = ", ".join(map(str, check.first_bad or ()))
    return (
        f"{check.wrong:,} of {check.checked:,} elements of {check.array!r} are wrong: the first at [{index}] is "
        f"{check.got} instead of {check.expected}, the largest absolute error is {check.largest_absolute:.6g}, "
        f"the largest relative error {check.largest_relative:.6g}"
    )


def _compare(name: str, got: Array, expected: Array, tolerance: float) -> Check:
    wrong = got != expected
    if expected.dtype.kind == "f":
        wrong &= ~(np.isnan(got) & np.isnan(expected))
        if tolerance and wrong.any():
            wide_got, wide = got.astype(np.float64), expected.astype(np.float64)
            with np.errstate(invalid="ignore", over="ignore"):
                scale = np.maximum(np.abs(wide), np.nanmean(np.abs(wide)))
                wrong &= ~(np.abs(wide_got - wide) <= tolerance * scale)
    count = int(np.count_nonzero(wrong))
    if not count:
        return Check(array=name, checked=int(expected.size), wrong=0)
    first = np.unravel_index(int(np.argmax(wrong)), expected.shape)
    with np.errstate(all="ignore"):
        difference = np.abs(got[wrong].astype(np.float64) - expected[wrong].astype(np.float64))
        relative = difference / np.abs(expected[wrong].astype(np.float64))
    return Check(
        array=name,
        checked=int(expected.size),
        wrong=count,
        largest_absolute=_largest(difference),
        largest_relative=_largest(relative),
        first_bad=tuple(int(place) for place in first),
        expected=str(expected[first]),
        got=str(got[first]),
    )


def _largest(errors: Array) -> float:
    """Return the largest finite error, 0 if none is finite (the profile's numbers are finite)."""
    finite = errors[np.isfinite(errors)]
    return float(finite.max()) if finite.size else 0.0
