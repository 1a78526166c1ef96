"""Modules and functions of `pycuda.driver`: compiled when a function is asked for, launched on the engine.

The rule: variables of a module keep their contents from one launch to the next, as on a GPU.
"""

import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from warplens.cuda.capture.value import Pointer, Scalar
from warplens.cuda.record.alike import POINTER_BYTES, interface_pointer, nothing, pointer_at, word
from warplens.cuda.record.kernels import SourceModule, three
from warplens.cuda.record.pycuda.device import Event
from warplens.cuda.record.pycuda.errors import LogicError, as_pycuda
from warplens.cuda.record.pycuda.memory import ArgumentHandler, DeviceAllocation, PointerHolderBase

PACKAGES = ("kernel_tuner", "pycuda", "pytools")  # the program's own code is outside of these


class Module:
    """A module; its kernels are compiled one by one."""

    def __init__(self, source: SourceModule) -> None:
        self._source = source
        self._functions: dict[str, Function] = {}

    def get_function(self, name: str) -> "Function":
        """Return a kernel by its name."""
        if name not in self._functions:
            self._functions[name] = Function(name, self._source)
        return self._functions[name]

    def get_global(self, name: str) -> tuple[int, int]:
        """Return the address and the bytes of a variable."""
        allocation = self._source.variable(name)
        return allocation.address, allocation.data.nbytes

    def get_texref(self, name: str) -> Any:
        """Refuse: CUDA has no texture references any more."""
        raise LogicError(f"{name} is a texture reference, which CUDA has no longer since version 12")


class Function:
    """A kernel."""

    def __init__(self, name: str, source: SourceModule) -> None:
        self._name = name
        self._formats: list[Any] = []
        self._kernel, attributes = source.kernel(name)
        vars(self).update(attributes)

    def __call__(
        self,
        *args: Any,
        block: Sequence[int] | None = None,
        grid: Sequence[int] = (1, 1, 1),
        stream: Any = None,
        shared: int = 0,
        texrefs: Sequence[Any] = (),
        time_kernel: bool = False,
        **others: Any,
    ) -> float | None:
        """Launch the kernel; with `time_kernel` the seconds of the launch are returned."""
        if block is None:
            raise ValueError("must specify block size")
        if texrefs:
            raise LogicError("texture references are not there any more since CUDA 12")
        if others:
            raise ValueError(f"extra keyword arguments: {','.join(others)}")
        handlers = [argument for argument in args if isinstance(argument, ArgumentHandler)]
        memory = {id(handler): handler.before() for handler in handlers}
        arguments: list[Pointer | Scalar] = []
        for number, argument in enumerate(args):
            if isinstance(argument, ArgumentHandler):
                array = argument.array
                arguments.append(pointer_at(int(memory[id(argument)]), str(array.dtype), array.shape))
            else:
                with as_pycuda():
                    arguments.append(_argument(argument, number))
        start, end = Event().record(), Event()
        self._launch(tuple(arguments), block, grid, shared)
        end.record()
        for handler in handlers:
            handler.after()
        return 1e-3 * end.time_since(start) if time_kernel else None

    def prepare(self, arg_types: str | Sequence[Any], texrefs: Sequence[Any] = ()) -> "Function":
        """Say the types of the arguments of `prepared_call`: codes of `struct`, or dtypes."""
        self._formats = list(arg_types)
        return self

    def prepared_call(self, grid: Sequence[int], block: Sequence[int], *args: Any, shared_size: int = 0) -> None:
        """Launch the kernel with arguments of the prepared types."""
        if len(args) != len(self._formats):
            raise LogicError(f"{self._name} is prepared for {len(self._formats)} arguments, and gets {len(args)}")
        with as_pycuda():
            arguments = tuple(_prepared(argument, type_) for argument, type_ in zip(args, self._formats, strict=True))
        self._launch(arguments, block, grid, shared_size)

    def prepared_async_call(
        self, grid: Sequence[int], block: Sequence[int], stream: Any, *args: Any, shared_size: int = 0
    ) -> None:
        """Launch the kernel, at once."""
        self.prepared_call(grid, block, *args, shared_size=shared_size)

    def prepared_timed_call(
        self, grid: Sequence[int], block: Sequence[int], *args: Any, shared_size: int = 0
    ) -> Callable[[], float]:
        """Launch the kernel, and return a function that returns its seconds."""
        start, end = Event().record(), Event()
        self.prepared_call(grid, block, *args, shared_size=shared_size)
        end.record()
        return lambda: 1e-3 * end.time_since(start)

    set_cache_config = set_attribute = nothing

    def _launch(
        self, arguments: tuple[Pointer | Scalar, ...], block: Sequence[int], grid: Sequence[int], shared: int
    ) -> None:
        with as_pycuda():
            self._kernel.launch(
                arguments, grid=three(tuple(grid)), block=three(tuple(block)), dynamic_shared_bytes=int(shared)
            )


def _argument(argument: Any, number: int) -> Pointer | Scalar:
    """Return an argument as PyCUDA takes it: numbers of NumPy, addresses, arrays on the device, structs."""
    if isinstance(argument, np.generic | np.ndarray):
        data, dtype = argument.tobytes(), str(argument.dtype)
        is_word = isinstance(argument, np.integer) and len(data) == POINTER_BYTES
        return word(data, dtype) if is_word else Scalar(data=data, dtype=dtype)
    if hasattr(argument, "gpudata") and hasattr(argument, "dtype"):
        return pointer_at(int(argument.gpudata), str(argument.dtype), argument.shape)
    if isinstance(argument, DeviceAllocation | PointerHolderBase):
        return pointer_at(int(argument))
    if hasattr(argument, "__cuda_array_interface__"):
        return interface_pointer(argument)
    if hasattr(argument, "get_device_pointer"):
        return pointer_at(int(argument.get_device_pointer()))
    raise TypeError(f"invalid type on parameter #{number} (0-based): {type(argument).__name__}")


def _prepared(argument: Any, type_: Any) -> Pointer | Scalar:
    """Return an argument of a prepared type."""
    if isinstance(type_, str) and type_ == "P":
        if hasattr(argument, "gpudata"):
            return _argument(argument, 0)
        return word((int(argument) % 2**64).to_bytes(POINTER_BYTES, "little"), "uint64")
    if isinstance(type_, str) and len(type_) == 1:
        try:
            data = struct.pack(type_, argument)
        except struct.error as error:
            raise LogicError(f"{argument!r} is no argument of the type {type_!r}: {error}") from None
        return Scalar(data=data, dtype=np.dtype(type_).name)
    dtype = np.dtype(type_)
    return Scalar(data=np.array(argument, dtype).tobytes(), dtype=dtype.name)
