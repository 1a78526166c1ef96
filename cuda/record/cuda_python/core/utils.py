"""`cuda.core.utils`: arrays of other libraries as addresses with shapes."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, wraps
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.record.alike import missing


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
            interface = obj.__cuda_array_interface__
        else:
            interface = (obj if hasattr(obj, "__array_interface__") else np.from_dlpack(obj)).__array_interface__
        dtype = np.dtype(interface["typestr"])
        strides = interface.get("strides")
        values = {
            "ptr": interface["data"][0],
            "shape": tuple(interface["shape"]),
            "strides": None if strides is None else tuple(step // dtype.itemsize for step in strides),
            "dtype": dtype,
            "device_id": 0 if is_device else -1,
            "is_device_accessible": is_device,
            "readonly": interface["data"][1],
            "exporting_obj": obj,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    from_any_interface = classmethod(lambda cls, obj, stream_ptr=None: cls(obj, stream_ptr))
    from_cuda_array_interface = from_dlpack = from_array_interface = from_any_interface

    @classmethod
    def from_buffer(
        cls,
        buffer: Any,
        shape: Sequence[int],
        strides: Sequence[int] | None = None,
        *,
        itemsize: int | None = None,
        dtype: Any = None,
        is_readonly: bool = False,
    ) -> "StridedMemoryView":
        if dtype is None:
            raise ValueError("a view of a buffer needs a dtype without a GPU")
        kind, extents = np.dtype(dtype), tuple(shape)
        steps = None if strides is None else tuple(int(step) * kind.itemsize for step in strides)
        host = np.from_dlpack(buffer).view(np.uint8)
        try:
            array = np.ndarray(extents, kind, host, strides=steps)
        except TypeError as error:
            raise ValueError(
                f"a view of shape {extents} and dtype {kind} does not lie within a buffer of {host.nbytes:,} bytes"
            ) from error
        view = cls(array)
        object.__setattr__(view, "device_id", 0 if buffer.is_device_accessible else -1)
        object.__setattr__(view, "is_device_accessible", buffer.is_device_accessible)
        object.__setattr__(view, "readonly", is_readonly)
        return view

    size = property(lambda self: math.prod(self.shape))

    def __dlpack__(self, **options: Any) -> Any:
        return self._host().__dlpack__(**{name: value for name, value in options.items() if name != "stream"})

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0  # memory of the host, where the bytes are

    def __getattr__(self, name: str) -> Any:
        return missing("StridedMemoryView")(name)

    def _host(self) -> np.ndarray:
        steps = None if self.strides is None else tuple(step * self.dtype.itemsize for step in self.strides)
        interface = {"version": 3, "shape": self.shape, "typestr": self.dtype.str, "strides": steps,
                     "data": (self.ptr, self.readonly)}  # fmt: skip
        return np.asarray(SimpleNamespace(__array_interface__=interface, owner=self.exporting_obj))


def args_viewable_as_strided_memory(arg_indices: tuple[int, ...]) -> Callable[..., Any]:

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*args: Any, **named: Any) -> Any:
            viewable = [
                SimpleNamespace(view=partial(StridedMemoryView, value)) if number in arg_indices else value
                for number, value in enumerate(args)
            ]
            return function(*viewable, **named)

        return call

    return decorate
