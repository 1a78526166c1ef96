"""Initial contents that are an expression over the indices of an array: `i % 7`, `where(i == j, 1, 0)`, `-inf`.

The rule: `i`, `j`, `k` and `l` are the indices along the first four dimensions; an axis of the kernel file that has one
of these names hides it. Only functions of single elements are allowed, so that a large array is computed part by part.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue.expressions import Number
from warplens.cuda.catalogue.functions import ARRAY_FUNCTIONS, CASTS
from warplens.cuda.catalogue.reference import evaluate_arrays
from warplens.cuda.catalogue.tree import Dialect, Expression, names_of

Array = npt.NDArray[Any]

INDICES = ("i", "j", "k", "l")
"""The names of the indices, that of the first dimension first."""
LIMITS: Mapping[str, float] = {"inf": math.inf, "nan": math.nan}
"""These names are values of floating-point arrays."""
FUNCTIONS = (
    "abs", "arctan2", "cdiv", "ceil", "clip", "cos", "exp", "floor", "hypot", "log", "log2", "maximum", "minimum",
    "pow2", "round", "sign", "sin", "sqrt", "square", "tan", "tanh", "where", *CASTS,
)  # fmt: skip
"""An expression over indices may call these."""
OF_INDICES = Dialect(functions={name: ARRAY_FUNCTIONS[name].form for name in FUNCTIONS}, arrays=False)
PART = 2**20
"""About this many elements are computed at a time."""


def fill_by_indices(expression: Expression, array: Array, names: Mapping[str, Number]) -> None:
    """Fill an array in C order with the values of an expression over its indices.

    Raises:
        ExpressionError: an index along a dimension that the array does not have, or an operation that fails.
        ValueError: a value that the elements cannot hold; the message is a sentence for the user.
    """
    for name in names_of(expression):
        if name.name in INDICES[array.ndim :] and name.name not in names:
            message = f"{name.name!r} is the index of dimension {INDICES.index(name.name) + 1}, and the array has "
            raise expression.error(name, f"{message}{array.ndim}")
    rows = max(1, PART // max(1, math.prod(array.shape[1:])))
    for start in range(0, array.shape[0], rows):
        part = array[start : start + rows]
        indices = {
            name: np.arange(start if axis == 0 else 0, (start if axis == 0 else 0) + size).reshape(
                [size if other == axis else 1 for other in range(part.ndim)]
            )
            for axis, (name, size) in enumerate(zip(INDICES, part.shape, strict=False))
        }
        values = np.asarray(evaluate_arrays(expression, {**LIMITS, **indices, **names}))
        _check_values(values, array.dtype)
        with np.errstate(all="ignore"):
            part[...] = values


def _check_values(values: Array, dtype: np.dtype[Any]) -> None:
    """Check that whole numbers can hold these values.

    Raises:
        ValueError: they cannot.
    """
    if dtype.kind not in "iu" or not values.size:
        return
    if values.dtype.kind == "f" and not np.array_equal(values, np.floor(values)):
        raise ValueError(f"a value is no whole number, and the array holds {dtype}")
    bounds = np.iinfo(dtype)
    least, most = values.min(), values.max()
    if least < bounds.min or most > bounds.max:
        raise ValueError(f"the values {least} to {most} do not fit in {dtype}")
