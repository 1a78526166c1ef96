"""Device memory of this process for functions of CUDA's host libraries, and arrays to try them with."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.driver.libraries.calls import Call, Work, computed
from warplens.cuda.driver.signatures import signatures
from warplens.cuda.record.memory import DeviceMemory

Array = np.ndarray[Any, Any]
LETTERS = {"S": "f4", "D": "f8", "C": "c8", "Z": "c16"}


@dataclass
class Device:
    """Device memory, and the handles of its libraries."""

    memory: DeviceMemory = field(default_factory=DeviceMemory)
    objects: dict[int, Any] = field(default_factory=dict)
    arrays: dict[int, Array] = field(default_factory=dict)

    def put(self, values: Array) -> int:
        """Copy an array to the device, column by column, and return its address."""
        data = np.asarray(values).ravel(order="F")
        allocation = self.memory.allocate(max(data.nbytes, 1))
        allocation.data[: data.nbytes] = data.view(np.uint8)
        self.arrays[allocation.address] = allocation.data
        return allocation.address

    def get(self, address: int, like: Array) -> Array:
        """Return what lies at an address, in type and shape of an array."""
        return self.arrays[address][: like.nbytes].view(like.dtype).reshape(like.shape, order="F")

    def call(self, name: str, **arguments: Any) -> tuple[SimpleNamespace, Work | None]:
        """Call a function; arrays stand for what host addresses lead to. Return them, and what was done."""
        signature = signatures()[name]
        values: dict[str, Any] = {"handle": 0}
        for parameter, code in signature.parameters:
            value = arguments.get(parameter, 0)
            values[parameter] = np.atleast_1d(value).view(np.uint8) if code[0] in "<>=" else value
        own = SimpleNamespace(**{parameter: values[parameter] for parameter, _ in signature.parameters})
        call = Call(signature=signature, arguments=own, memory=self.memory, objects=self.objects)
        return own, computed(call)


def random(shape: tuple[int, ...], dtype: Any, seed: int = 1) -> Array:
    """Return numbers between -1 and 1."""
    own = np.random.default_rng(seed)
    values = own.uniform(-1, 1, shape)
    dtype = np.dtype(dtype)
    return (values + 1j * own.uniform(-1, 1, shape) if dtype.kind == "c" else values).astype(dtype)


def close(got: Array, want: Array) -> None:
    """Compare two results up to the rounding of their type."""
    is_single = np.asarray(got).dtype in (np.float32, np.complex64)
    np.testing.assert_allclose(got, want, rtol=1e-4 if is_single else 1e-10, atol=1e-4 if is_single else 1e-11)
