"""Modules and functions of `pycuda.driver`: compiled when a function is asked for, launched on the engine.

The rule: variables of a module keep their contents from one launch to the next, as on a GPU.
"""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Place, Pointer, Scalar
from warplens.cuda.compiler import CompiledKernel, compile_source, default_cache
from warplens.cuda.record.kernels import LoadedKernel, code_of, parameter_names, three
from warplens.cuda.record.pycuda.device import Event
from warplens.cuda.record.pycuda.errors import LogicError, as_pycuda
from warplens.cuda.record.pycuda.memory import ArgumentHandler, DeviceAllocation, PointerHolderBase
from warplens.cuda.record.session import current
from warplens.cuda.source import kernels_of

POINTER_BYTES = 8
PACKAGES = ("kernel_tuner", "pycuda", "pytools")  # the program's own code is outside of these


@dataclass(frozen=True, slots=True, kw_only=True)
class ModuleSource:
    """The CUDA C++ of a module.

    `place` is the line of the program where its text begins, or where it is compiled; `shown` is the text without what
    the program put before it, and `macros` what it chose there.
    """

    text: str
    shown: str
    name: str
    place: Place
    options: tuple[str, ...] = ()
    macros: tuple[tuple[str, str], ...] = ()


class Module:
    """A module; its kernels are compiled one by one."""

    def __init__(self, source: ModuleSource) -> None:
        self._source = source
        self._variables: dict[str, Allocation] = {}
        self._functions: dict[str, Function] = {}

    def get_function(self, name: str) -> "Function":
        """Return a kernel by its name."""
        if name not in self._functions:
            self._functions[name] = Function(name, self._compiled(name), self._source, self._variables)
        return self._functions[name]

    def get_global(self, name: str) -> tuple[int, int]:
        """Return the address and the bytes of a variable."""
        for kernel in kernels_of(self._source.text):
            if name not in self._variables and not kernel.template_parameters:
                self.get_function(kernel.name)
        if name not in self._variables:
            raise LogicError(f"no kernel of this module uses a variable {name!r}")
        allocation = self._variables[name]
        return allocation.address, allocation.data.nbytes

    def get_texref(self, name: str) -> Any:
        """Refuse: CUDA has no texture references any more."""
        raise LogicError(f"{name} is a texture reference, which CUDA has no longer since version 12")

    def _compiled(self, name: str) -> CompiledKernel:
        source = self._source
        with as_pycuda():
            return compile_source(
                source.text,
                name=source.name,
                target=current().spec.target,
                entry=name,
                options=source.options,
                cache=default_cache(),
            )


class Function:
    """A kernel."""

    def __init__(
        self, name: str, compiled: CompiledKernel, source: ModuleSource, variables: dict[str, Allocation]
    ) -> None:
        self._name = name
        place = Place(file=source.name, line=source.place.line)
        code = code_of(compiled, name, source=source.shown, source_at=place, options=source.macros)
        names = parameter_names(source.text, name)
        self._formats: list[Any] = []
        with as_pycuda():
            self._kernel = LoadedKernel(code, front_end="pycuda", packages=PACKAGES, names=names, variables=variables)
        resources = compiled.resources
        self.num_regs = resources.registers_per_thread
        self.shared_size_bytes = resources.static_shared_bytes
        self.local_size_bytes = resources.local_bytes_per_thread
        self.const_size_bytes = resources.constant_bytes
        self.max_threads_per_block = resources.max_threads_per_block or current().spec.limits.threads_per_block

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
                pointer = _pointer(int(memory[id(argument)]), str(array.dtype), array.shape)
                arguments.append(pointer)
            else:
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

    def set_cache_config(self, config: int) -> None:
        """Do nothing: the engine has no cache to configure."""

    def set_attribute(self, attribute: int, value: int) -> None:
        """Do nothing: the engine gives a block as much shared memory as it asks for."""

    def _launch(
        self, arguments: tuple[Pointer | Scalar, ...], block: Sequence[int], grid: Sequence[int], shared: int
    ) -> None:
        with as_pycuda():
            self._kernel.launch(
                arguments, grid=three(tuple(grid)), block=three(tuple(block)), dynamic_shared_bytes=int(shared)
            )


def _pointer(address: int, dtype: str = "", shape: tuple[int, ...] = ()) -> Pointer:
    with as_pycuda():
        allocation, offset = current().memory.find(address)
    return Pointer(allocation=allocation, offset_bytes=offset, dtype=dtype, shape=shape)


def _argument(argument: Any, number: int) -> Pointer | Scalar:
    """Return an argument as PyCUDA takes it: numbers of NumPy, addresses, arrays on the device, structs."""
    if isinstance(argument, np.generic) and not isinstance(argument, np.void):
        if argument.dtype.itemsize == POINTER_BYTES and argument.dtype.kind in "iu":
            return _word(int(argument), str(argument.dtype))
        return Scalar(data=argument.tobytes(), dtype=str(argument.dtype))
    if isinstance(argument, np.ndarray | np.void):
        return Scalar(data=argument.tobytes(), dtype=str(argument.dtype))
    if hasattr(argument, "gpudata"):
        return _pointer(int(argument.gpudata), str(argument.dtype), argument.shape)
    if isinstance(argument, DeviceAllocation):
        return _pointer(int(argument))
    if hasattr(argument, "__cuda_array_interface__"):
        interface = argument.__cuda_array_interface__
        return _pointer(interface["data"][0], np.dtype(interface["typestr"]).name, tuple(interface["shape"]))
    if isinstance(argument, PointerHolderBase):
        return _pointer(int(argument.get_pointer()))
    if hasattr(argument, "get_device_pointer"):
        return _pointer(int(argument.get_device_pointer()))
    raise TypeError(f"invalid type on parameter #{number} (0-based): {type(argument).__name__}")


def _word(value: int, dtype: str) -> Pointer | Scalar:
    """Return 8 bytes: a pointer where they are an address of device memory, else a number."""
    try:
        return _pointer(value)
    except LogicError:
        return Scalar(data=(value % 2**64).to_bytes(POINTER_BYTES, "little"), dtype=dtype)


def _prepared(argument: Any, type_: Any) -> Pointer | Scalar:
    """Return an argument of a prepared type."""
    if isinstance(type_, str) and type_ == "P":
        if hasattr(argument, "gpudata"):
            return _argument(argument, 0)
        return _word(int(argument), "uint64")
    if isinstance(type_, str) and len(type_) == 1:
        try:
            data = struct.pack(type_, argument)
        except struct.error as error:
            raise LogicError(f"{argument!r} is no argument of the type {type_!r}: {error}") from None
        return Scalar(data=data, dtype=np.dtype(type_).name)
    dtype = np.dtype(type_)
    return Scalar(data=np.array(argument, dtype).tobytes(), dtype=dtype.name)
