"""`cuda.core.utils`: arrays of other libraries as addresses with shapes."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True, slots=True, init=False)
class StridedMemoryView:
    """An array: its address, shape, strides in elements and dtype."""

    ptr: int
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None
    dtype: np.dtype[Any]
    device_id: int
    is_device_accessible: bool
    readonly: bool
    exporting_obj: Any

    def __init__(self, obj: Any = None, stream_ptr: int | None = None) -> None:
        is_device = hasattr(obj, "__cuda_array_interface__")
        if is_device:
            given = obj.__cuda_array_interface__
        else:
            given = (obj if hasattr(obj, "__array_interface__") else np.from_dlpack(obj)).__array_interface__
        dtype = np.dtype(given["typestr"])
        strides = given.get("strides")
        values = {
            "ptr": given["data"][0],
            "shape": tuple(given["shape"]),
            "strides": None if strides is None else tuple(step // dtype.itemsize for step in strides),
            "dtype": dtype,
            "device_id": 0 if is_device else -1,
            "is_device_accessible": is_device,
            "readonly": given["data"][1],
            "exporting_obj": obj,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    from_any_interface = classmethod(lambda cls, obj, stream_ptr=None: cls(obj, stream_ptr))
    from_cuda_array_interface = from_dlpack = from_array_interface = from_any_interface


class _Viewable:
    """An argument that can be viewed."""

    def __init__(self, obj: Any) -> None:
        self.obj = obj

    def view(self, stream_ptr: int | None = None) -> StridedMemoryView:
        """Return the view."""
        return StridedMemoryView(self.obj, stream_ptr)


def args_viewable_as_strided_memory(arg_indices: tuple[int, ...]) -> Callable[..., Any]:
    """Return a decorator that lets the arguments at some positions be viewed."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def call(*args: Any, **named: Any) -> Any:
            given = [_Viewable(value) if number in arg_indices else value for number, value in enumerate(args)]
            return function(*given, **named)

        return call

    return decorate
