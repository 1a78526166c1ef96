"""What all stand-ins do alike: calls that have ended already, names that are not there, kernels' resources, blocks.

The rule: nothing here knows a package; a stand-in gives these the names of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import wraps
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from warplens.cuda.capture.value import Pointer, Scalar
from warplens.cuda.compiler.compiled import KernelResources
from warplens.cuda.device.attributes import WARP_SIZE
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import resident_blocks
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.record.session import current

CUDA_VERSION = 12090  # the version of CUDA whose compiler and rules are here
POINTER_BYTES = 8
CTYPES = {  # the names of dtypes in C
    "bool": "bool", "int8": "signed char", "uint8": "unsigned char", "int16": "short", "uint16": "unsigned short",
    "int32": "int", "uint32": "unsigned int", "int64": "long long", "uint64": "unsigned long long",
    "float32": "float", "float64": "double",
}  # fmt: skip


def nothing(*_: Any, **__: Any) -> None:
    """Do nothing: every call has ended when it returns, there is one device, and it has nothing to set."""


class Options:
    """Options of a package, by its names, which change nothing here."""

    def __init__(self, *_: Any, **options: Any) -> None:
        vars(self).update(options)


def always(value: Any) -> Callable[..., Any]:
    """Return a function that returns the same value, whatever it is given."""
    return lambda *_, **__: value


def of_device(fact: Callable[[GpuSpec], Any]) -> Callable[..., Any]:
    """Return a function that returns a fact of the session's device, whatever it is given."""
    return lambda *_, **__: fact(current().spec)


class OnlyDevice:
    """The device of a package: there is one, number 0."""

    def __int__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self))

    def __hash__(self) -> int:
        return 0


def errors_as(convert: Callable[[WarplensError], Exception]) -> Callable[[], AbstractContextManager[None]]:
    """Return what raises errors of Warplens within a block as those that a function makes of them."""

    @wraps(convert)
    @contextmanager
    def raising() -> Iterator[None]:
        try:
            yield
        except WarplensError as error:
            raise convert(error) from None

    return raising


def missing(module: str) -> Callable[[str], Any]:
    """Return the `__getattr__` of a module or a class of a stand-in, which says that a name is not there."""

    def refuse(name: str) -> Any:
        raise AttributeError(f"{module}.{name} is not there without a GPU: Warplens has no stand-in for it")

    return refuse


def check_device(number: Any) -> None:
    """Check the number of a device; `InputError` if it is not that of the only one."""
    if int(number or 0) != 0:
        raise InputError(f"there is one device, number 0, and no number {int(number)}")


def pointer_at(address: int, dtype: str = "", shape: Sequence[int] = ()) -> Pointer:
    """Return the pointer to an address of device memory; `InputError` if no live allocation is there."""
    allocation, offset = current().memory.find(address)
    return Pointer(allocation=allocation, offset_bytes=offset, dtype=dtype, shape=tuple(shape))


def word(data: bytes, dtype: str) -> Pointer | Scalar:
    """Return 8 bytes as a pointer where they are an address of device memory, else as a number."""
    try:
        return pointer_at(int.from_bytes(data, "little"))
    except InputError:
        return Scalar(data=data, dtype=dtype)


def interface_pointer(array: Any) -> Pointer:
    """Return the pointer to an array of any package that has `__cuda_array_interface__`."""
    interface = array.__cuda_array_interface__
    return pointer_at(interface["data"][0], np.dtype(interface["typestr"]).name, interface["shape"])


def kernel_attributes(resources: KernelResources) -> dict[str, int]:
    """Return what a kernel takes of the device, by the driver's names in lower case."""
    return {
        "num_regs": resources.registers_per_thread,
        "shared_size_bytes": resources.static_shared_bytes,
        "local_size_bytes": resources.local_bytes_per_thread,
        "const_size_bytes": resources.constant_bytes,
        "max_threads_per_block": resources.max_threads_per_block or current().spec.limits.threads_per_block,
    }


def active_blocks(registers_per_thread: int, shared_bytes: int, threads: int) -> int:
    """Return how many blocks of a kernel fit on a multiprocessor, 0 where none does."""
    return resident_blocks(current().spec.limits, registers_per_thread, shared_bytes, threads)


def best_block(registers_per_thread: int, shared_bytes: int, limit: int = 0) -> tuple[int, int]:
    """Return the blocks that fill the device, and the largest block with the most resident threads."""
    spec = current().spec
    most = min(limit or spec.limits.threads_per_block, spec.limits.threads_per_block)
    best = (0, WARP_SIZE, 0)
    for threads in range(WARP_SIZE, most + 1, WARP_SIZE):
        blocks = active_blocks(registers_per_thread, shared_bytes, threads)
        best = max(best, (threads * blocks, threads, blocks))
    return best[2] * spec.sm_count, best[1]


# Arrays on the device, whose arithmetic NumPy does: what those of PyCUDA and CuPy share.
# The rule: what a package computes with kernels of its own is computed on the same memory by NumPy, and is no launch:
# there is nothing in it that the program's author wrote. A result of NumPy that lies in device memory is a view, any
# other one is a new array on the device.


def on_host(convert: Any) -> Any:
    """Return a method of an array on the device that copies its elements to the host and makes a value of them."""
    return lambda array: convert(array.get())


class DeviceArray(NDArrayOperatorsMixin):
    """An array of a package; `_host` are its elements where they lie."""

    __slots__ = ("__weakref__", "_host")
    __array_priority__ = 100
    _host: Any
    get: Callable[..., Any]

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

    __bool__, __int__, __float__, __str__, __repr__ = map(on_host, (bool, int, float, str, repr))


def plain(value: Any) -> Any:
    """Return a value with views of NumPy in place of arrays on the device."""
    if isinstance(value, DeviceArray):
        return value._host  # noqa: SLF001 - a function of the class
    return type(value)(plain(item) for item in value) if type(value) in {tuple, list} else value


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
