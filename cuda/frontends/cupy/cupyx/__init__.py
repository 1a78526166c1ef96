"""`cupyx`: the functions that scripts with kernels commonly call; what is not here says so in one sentence."""

from __future__ import annotations

from typing import Any

import numpy as np

from warplens.cuda.frontends.cupy.arrays import ndarray, on_device, plain


def rsqrt(x: ndarray) -> Any:
    """Return the reciprocal square roots."""
    with np.errstate(all="ignore"):
        return on_device(1 / np.sqrt(plain(x)))


def scatter_add(a: ndarray, slices: Any, value: Any) -> None:
    """Add values at indices, equal indices several times."""
    np.add.at(plain(a), plain(slices), plain(value))


def empty_pinned(shape: Any, dtype: Any = float, order: str = "C") -> Any:
    """Return a new array of the host."""
    return np.empty(shape, dtype, order)  # type: ignore[call-overload]


def zeros_pinned(shape: Any, dtype: Any = float, order: str = "C") -> Any:
    """Return a new array of zeros of the host."""
    return np.zeros(shape, dtype, order)  # type: ignore[call-overload]


def get_runtime_info(*, full: bool = False) -> str:
    """Return what is installed: nothing but the stand-in."""
    return "CuPy Version          : 13.6.0, as Warplens stands in for it\nCUDA Runtime Version  : 12090\n"


def __getattr__(name: str) -> Any:
    raise AttributeError(f"cupyx.{name} is not there without a GPU: Warplens has no stand-in for it")
