"""Arrays on the device, whose arithmetic NumPy does: what those of PyCUDA and CuPy share.

The rule: what a package computes with kernels of its own is computed on the same memory by NumPy, and is no launch:
there is nothing in it that the program's author wrote. A result of NumPy that lies in device memory is a view, any
other one is a new array on the device.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin


class DeviceArray(NDArrayOperatorsMixin):
    """An array of a package; `_host` are its elements where they lie."""

    __slots__ = ("__weakref__", "_host")
    __array_priority__ = 100
    _host: Any

    def _wrapped(self, host: np.ndarray) -> Any:
        """Return an array of the package for one of NumPy: a view where it lies in device memory, else a copy."""
        raise NotImplementedError

    def _computed(self, function: Callable[..., Any], *args: Any, **options: Any) -> Any:
        return computed(self._wrapped, function, *args, **options)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        host = self._host.__array_interface__
        return {key: host[key] for key in ("shape", "typestr", "strides", "data")} | {"version": 3}

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        return self._computed(getattr(ufunc, method), *inputs, **options)

    def __array_function__(self, function: Any, _types: Any, args: Any, options: Any) -> Any:
        return self._computed(function, *args, **options)

    def __getattr__(self, name: str) -> Any:
        """Return an attribute or a method of NumPy, which computes on the device's memory."""
        if name.startswith("_") or not hasattr(np.ndarray, name):
            raise AttributeError(f"'{type(self).__name__}' object has no attribute {name!r} here")
        attribute = getattr(self._host, name)
        if not callable(attribute):
            return taken(self._wrapped, attribute)
        return lambda *args, **options: self._computed(attribute, *args, **options)

    def __getitem__(self, index: Any) -> Any:
        return taken(self._wrapped, self._host[plain(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._host[plain(index)] = plain(value)

    def __len__(self) -> int:
        return len(self._host)

    def __bool__(self) -> bool:
        return bool(self._host)

    def __int__(self) -> int:
        return int(self._host)

    def __float__(self) -> float:
        return float(self._host)

    def __str__(self) -> str:
        return str(self._host)

    def __repr__(self) -> str:
        return repr(self._host)


def plain(value: Any) -> Any:
    """Return a value with views of NumPy in place of arrays on the device."""
    if isinstance(value, DeviceArray):
        return value._host  # noqa: SLF001 - a function of the class
    if type(value) in {tuple, list}:
        return type(value)(plain(item) for item in value)
    return value


def taken(wrapped: Callable[[np.ndarray], Any], value: Any) -> Any:
    """Return a value with arrays on the device in place of those of NumPy."""
    if isinstance(value, np.ndarray):
        return wrapped(value)
    if isinstance(value, np.generic):
        return wrapped(np.array(value))
    if type(value) in {tuple, list}:
        return type(value)(taken(wrapped, item) for item in value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(taken(wrapped, item) for item in value))
    return value


def computed(wrapped: Callable[[np.ndarray], Any], function: Callable[..., Any], /, *args: Any, **options: Any) -> Any:
    """Return what a function of NumPy computes from arrays on the device, as arrays on the device."""
    with np.errstate(all="ignore"):
        result = function(*map(plain, args), **{name: plain(value) for name, value in options.items()})
    out = options.get("out")
    if out is not None:
        return out[0] if isinstance(out, tuple) and len(out) == 1 else out
    return taken(wrapped, result)
