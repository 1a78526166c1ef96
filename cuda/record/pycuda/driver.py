"""`pycuda.driver` without a driver: one device, as the sheet of the session describes it, with its memory and modules.

The rule: a number comes from the sheet; an attribute that no sheet has says so. The time between two events is the sum
of the times of the launches between them. Variables of a module keep their contents from one launch to the next, as on
a GPU.
"""

import struct
from collections.abc import Callable, Sequence
from enum import IntEnum, IntFlag
from typing import Any

import numpy as np

from warplens.cuda.capture.value import Pointer, Scalar
from warplens.cuda.device.attributes import NUMBERS, PCI_BUS_ID, attributes_of
from warplens.cuda.record import alike, session, streams
from warplens.cuda.record.kernels import SourceModule, three
from warplens.cuda.record.pycuda import memory
from warplens.cuda.record.pycuda.memory import *  # noqa: F403
from warplens.cuda.record.pycuda.memory import ArgumentHandler, DeviceAllocation, LogicError, as_pycuda

__all__ = [
    "Context", "Device", "Event", "Function", "Module", "Stream", "ctx_flags", "device_attribute", "event_flags",
    "func_cache", "get_driver_version", "get_version", "host_alloc_flags", "init", "limit", "mem_attach_flags",
    "start_profiler", "stop_profiler",
]  # fmt: skip
__all__ += memory.__all__
PACKAGES = ("kernel_tuner", "pycuda", "pytools")  # the program's own code is outside of these
VERSION = (12, 9, 0)  # the version of CUDA whose compiler and rules are here
get_version, get_driver_version = alike.always(VERSION), alike.always(alike.CUDA_VERSION)
init = start_profiler = stop_profiler = alike.nothing  # there is no driver to start, and every launch is traced
# flags, preferences and limits, which change nothing here
ctx_flags = IntFlag(
    "ctx_flags", {"SCHED_AUTO": 0, "SCHED_SPIN": 1, "SCHED_YIELD": 2, "SCHED_BLOCKING_SYNC": 4, "MAP_HOST": 8}
)
event_flags = IntFlag("event_flags", {"DEFAULT": 0, "BLOCKING_SYNC": 1, "DISABLE_TIMING": 2})
func_cache = IntEnum("func_cache", {"PREFER_NONE": 0, "PREFER_SHARED": 1, "PREFER_L1": 2, "PREFER_EQUAL": 3})
host_alloc_flags = IntFlag("host_alloc_flags", {"PORTABLE": 1, "DEVICEMAP": 2, "WRITECOMBINED": 4})
mem_attach_flags = IntFlag("mem_attach_flags", {"GLOBAL": 1, "HOST": 2, "SINGLE": 4})
limit = IntEnum("limit", {"STACK_SIZE": 0, "PRINTF_FIFO_SIZE": 1, "MALLOC_HEAP_SIZE": 2, "DEV_RUNTIME_SYNC_DEPTH": 3})


class _Attribute(IntEnum):
    def __str__(self) -> str:
        return self.name


device_attribute: Any = _Attribute("device_attribute", NUMBERS)  # type: ignore[arg-type,call-arg]
"""The attributes that a sheet has, with the numbers of `CUdevice_attribute`."""


class Device(alike.OnlyDevice):
    """The device of the session."""

    def __init__(self, number: int = 0) -> None:
        with as_pycuda():
            alike.check_device(number)

    count = staticmethod(alike.always(1))
    name = alike.of_device(lambda spec: spec.name)
    compute_capability = alike.of_device(lambda spec: spec.compute_capability)
    total_memory = alike.of_device(lambda spec: spec.memory_bytes)
    pci_bus_id = alike.always(PCI_BUS_ID)  # an emulated device is on no bus

    def get_attributes(self) -> dict[Any, int]:
        return {device_attribute[name]: value for name, value in attributes_of(session.current().spec).items()}

    def get_attribute(self, attribute: int) -> int:
        return self.get_attributes()[device_attribute(attribute)]

    def __getattr__(self, name: str) -> int:
        """Return an attribute by its name in lower or upper case."""
        if name.upper() in device_attribute.__members__:
            return self.get_attribute(device_attribute[name.upper()])
        raise AttributeError(f"the device has no attribute {name!r} here")

    def make_context(self, flags: int = 0) -> "Context":
        return Context()

    retain_primary_context = make_context


class Context:
    """The only context; it is always current."""

    pop = set_limit = set_cache_config = staticmethod(alike.nothing)
    synchronize = staticmethod(streams.wait_for_all)
    attach = enter = push = detach = alike.nothing
    get_device = staticmethod(lambda: Device(0))

    @staticmethod
    def get_current() -> "Context":
        return Context()


class Stream(streams.Stream):
    """A stream, in which everything is done already."""

    wait_for_event = streams.Stream.wait_event
    is_done = alike.always(True)


class Event(streams.Event):
    """A moment of the program."""

    def time_since(self, start: "Event") -> float:
        """Return the milliseconds of the launches between another event and this one, NaN where one has no time."""
        with as_pycuda():
            return start.ms_until(self)

    def time_till(self, end: "Event") -> float:
        return end.time_since(self)


class Module:
    """A module; its kernels are compiled one by one."""

    def __init__(self, source: SourceModule) -> None:
        self._source = source
        self._functions: dict[str, Function] = {}

    def get_function(self, name: str) -> "Function":
        if name not in self._functions:
            self._functions[name] = Function(name, self._source)
        return self._functions[name]

    def get_global(self, name: str) -> tuple[int, int]:
        allocation = self._source.variable(name)
        return allocation.address, allocation.data.nbytes

    def get_texref(self, name: str) -> Any:
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
        if block is None:
            raise ValueError("must specify block size")
        if texrefs:
            raise LogicError("texture references are not there any more since CUDA 12")
        if others:
            raise ValueError(f"extra keyword arguments: {','.join(others)}")
        handlers = [argument for argument in args if isinstance(argument, ArgumentHandler)]
        allocations = {id(handler): handler.before() for handler in handlers}
        arguments: list[Pointer | Scalar] = []
        for number, argument in enumerate(args):
            if isinstance(argument, ArgumentHandler):
                array = argument.array
                arguments.append(alike.pointer_at(int(allocations[id(argument)]), str(array.dtype), array.shape))
            else:
                with as_pycuda():
                    arguments.append(_argument(argument, number))
        start, end = Event().record(), Event()
        self._launch(tuple(arguments), block, grid, shared, stream)
        end.record()
        for handler in handlers:
            handler.after()
        return 1e-3 * end.time_since(start) if time_kernel else None

    def prepare(self, arg_types: str | Sequence[Any], texrefs: Sequence[Any] = ()) -> "Function":
        self._formats = list(arg_types)
        return self

    def prepared_call(self, grid: Any, block: Any, *args: Any, shared_size: int = 0, stream: Any = None) -> None:
        if len(args) != len(self._formats):
            raise LogicError(f"{self._name} is prepared for {len(self._formats)} arguments, and gets {len(args)}")
        with as_pycuda():
            arguments = tuple(_prepared(argument, type_) for argument, type_ in zip(args, self._formats, strict=True))
        self._launch(arguments, block, grid, shared_size, stream)

    def prepared_async_call(self, grid: Any, block: Any, stream: Any, *args: Any, shared_size: int = 0) -> None:
        self.prepared_call(grid, block, *args, shared_size=shared_size, stream=stream)

    def prepared_timed_call(self, *args: Any, **options: Any) -> Callable[[], float]:
        start, end = Event().record(), Event()
        self.prepared_call(*args, **options)
        end.record()
        return lambda: 1e-3 * end.time_since(start)

    set_cache_config = set_attribute = alike.nothing

    def _launch(self, arguments: tuple[Pointer | Scalar, ...], block: Any, grid: Any, shared: int, stream: Any) -> None:
        with as_pycuda(), streams.in_stream(stream):
            shape = {"grid": three(tuple(grid)), "block": three(tuple(block)), "dynamic_shared_bytes": int(shared)}
            self._kernel.launch(arguments, **shape)


def _argument(argument: Any, number: int) -> Pointer | Scalar:
    """Return an argument as PyCUDA takes it: numbers of NumPy, addresses, arrays on the device, structs."""
    if isinstance(argument, np.generic | np.ndarray):
        data, dtype = argument.tobytes(), str(argument.dtype)
        is_word = isinstance(argument, np.integer) and len(data) == alike.POINTER_BYTES
        return alike.word(data, dtype) if is_word else Scalar(data=data, dtype=dtype)
    if hasattr(argument, "gpudata") and hasattr(argument, "dtype"):
        return alike.pointer_at(int(argument.gpudata), str(argument.dtype), argument.shape)
    if isinstance(argument, DeviceAllocation | memory.PointerHolderBase):
        return alike.pointer_at(int(argument))
    if hasattr(argument, "__cuda_array_interface__"):
        return alike.interface_pointer(argument)
    if hasattr(argument, "get_device_pointer"):
        return alike.pointer_at(int(argument.get_device_pointer()))
    raise TypeError(f"invalid type on parameter #{number} (0-based): {type(argument).__name__}")


def _prepared(argument: Any, type_: Any) -> Pointer | Scalar:
    if isinstance(type_, str) and type_ == "P":
        if hasattr(argument, "gpudata"):
            return _argument(argument, 0)
        return alike.word((int(argument) % 2**64).to_bytes(alike.POINTER_BYTES, "little"), "uint64")
    if isinstance(type_, str) and len(type_) == 1:
        try:
            data = struct.pack(type_, argument)
        except struct.error as error:
            raise LogicError(f"{argument!r} is no argument of the type {type_!r}: {error}") from None
        return Scalar(data=data, dtype=np.dtype(type_).name)
    dtype = np.dtype(type_)
    return Scalar(data=np.array(argument, dtype).tobytes(), dtype=dtype.name)


__getattr__ = alike.missing("pycuda.driver")
