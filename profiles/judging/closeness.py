"""How far a result may be from the reference: as far as its format and a sum in another order bring it.

The rule: the bound follows from the reference in float64 where it can be had, never from a figure that lets an error
pass: with e = 2^-p the rounding of the format, k the length of the longest axis of the inputs and m the largest number
of the true result, |result - true| <= 4 max |reference - true| + 4 e (m / 4 + |true|) (1 + sqrt(k)).

Source: rounding errors of a sum of k numbers grow with sqrt(k) (Higham, Accuracy and Stability of Numerical Algorithms,
2nd edition, section 4.2).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import ml_dtypes
import numpy as np

from warplens.profiles.judging.values import is_float


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """The element of a result that is furthest from what is allowed; `index` is its place."""

    index: tuple[int, ...]
    value: float
    expected: float
    allowed: float
    count: int

    def __str__(self) -> str:
        place = ", ".join(map(str, self.index))
        error = abs(self.value - self.expected)
        far = f", {error:.3g} away where {self.allowed:.3g} is allowed" if math.isfinite(error) else ""
        elements = "1 element is" if self.count == 1 else f"{self.count:,} elements are"
        return f"[{place}] is {self.value:.7g}, and not {self.expected:.7g}{far}; {elements} wrong"


def difference(
    result: np.ndarray,
    reference: np.ndarray,
    true: np.ndarray | None,
    *,
    longest: int,
    rtol: float | None = None,
    atol: float | None = None,
) -> Difference | None:
    """Return where a result is wrong, None where it is right.

    Args:
        result, reference: arrays of one shape.
        true: the reference in float64, None where it cannot be had.
        longest: the length of the longest axis of the inputs.
        rtol, atol: as NumPy's `allclose` takes them; they replace the bound.

    Example:
        >>> one = np.ones(4, np.float32)
        >>> difference(one, one, None, longest=4) is None
        True
        >>> print(difference(one * np.float32(1.001), one, None, longest=4))
        [0] is 1.001, and not 1, 0.001 away where 8.94e-07 is allowed; 4 elements are wrong
    """
    if not is_float(reference):
        wrong = np.asarray(result != reference)
        distance = wrong.astype(np.float64)
        allowed = np.zeros(reference.shape)
        expected = reference
    else:
        expected = np.asarray(reference if true is None else true, dtype=_wide(reference))
        with np.errstate(all="ignore"):
            wide = result.astype(expected.dtype)
            allowed = _allowed(reference, expected, longest, rtol, atol)
            distance = np.abs(wide - expected)
            same = (wide == expected) | (np.isnan(wide) & np.isnan(expected))
            overflown = ~np.isfinite(reference) & _are_alike(wide, reference.astype(expected.dtype))
            near = (distance <= allowed) & np.isfinite(expected)  # from an infinity everything is as far as it may be
            wrong = ~(same | near | (overflown & ~np.isfinite(wide)))
    count = int(np.count_nonzero(wrong))
    if not count:
        return None
    with np.errstate(invalid="ignore"):
        excess = np.where(wrong, np.nan_to_num(distance - allowed, nan=np.inf, posinf=np.inf), -np.inf)
    index = tuple(int(number) for number in np.unravel_index(int(np.argmax(excess)), excess.shape))
    return Difference(
        index=index,
        value=float(np.real(result[index])),
        expected=float(np.real(expected[index])),
        allowed=float(allowed[index]),
        count=count,
    )


def _are_alike(values: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Return where both are NaN, or neither is and both have one sign; complex numbers have no sign."""
    alike = np.isnan(values) == np.isnan(others)
    if values.dtype.kind != "c":
        alike &= np.isnan(values) | (np.signbit(values) == np.signbit(others))
    return np.asarray(alike)


def _wide(array: np.ndarray) -> type[np.generic]:
    return np.complex128 if array.dtype.kind == "c" else np.float64


def _allowed(
    reference: np.ndarray, true: np.ndarray, longest: int, rtol: float | None, atol: float | None
) -> np.ndarray:
    magnitude = np.abs(true)
    if rtol is not None or atol is not None:
        return np.asarray((atol or 0.0) + (rtol or 0.0) * magnitude)
    finite = magnitude[np.isfinite(magnitude)]
    largest = float(finite.max()) if finite.size else 0.0
    # the rounding error is half of the distance between 1 and the next number
    rounding = float(ml_dtypes.finfo(reference.dtype).eps) / 2  # type: ignore[no-untyped-call]
    with np.errstate(invalid="ignore"):
        own = np.abs(reference.astype(true.dtype) - true)
    finite_own = own[np.isfinite(own)]
    worst = float(finite_own.max()) if finite_own.size else 0.0
    return np.asarray(4 * worst + 4 * rounding * (largest / 4 + magnitude) * (1 + math.sqrt(max(longest, 1))))
