"""The CUDA driver that Numba's host code calls: memory, copies, streams, events and one device, that of the session.

The rule: an address is that of the bytes on the host, so that a copy is a copy of bytes. All work has ended when a call
returns. The time between two events is the sum of the times of the launches between them: measured on a GPU, else
modelled.
"""

import ctypes
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial, partialmethod
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from warplens.cuda.capture.value import Capture, Code, Pointer, Scalar
from warplens.cuda.device.attributes import attributes_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record import kernels, streams
from warplens.cuda.record.alike import active_blocks, always, best_block, check_device, nothing
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.session import current, place_of_caller

# A launch of Numba as a capture.
# The rule: nothing here imports Numba. An array is passed as Numba passes it: two words that are zero, the number of
# its elements, the bytes of one, its address, its shape and its strides.

WORD_BYTES = 8
PACKAGES = ("numba", "numba_cuda")  # the program's own code is outside of these
ADDRESS = 4  # the position of the address among the words of an array
BEFORE_ADDRESS = ("meminfo", "parent", "elements", "itemsize")


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    """One argument as Numba has flattened it to words and numbers."""

    name: str
    values: tuple[Any, ...]
    dtype: str = ""  # that of an array or a bare pointer, "" for any other argument
    dimensions: int = 0  # those of an array, 0 for a bare pointer


def launch_of(
    code: Code, memory: DeviceMemory, arguments: Sequence[Argument], *, held: Iterable[int] = (), **shape: Any
) -> Capture:
    """Return a launch of a kernel; the shape is that of `launch_capture`, `held` the addresses that are compiled in."""
    passed: list[Pointer | Scalar] = []
    names: list[str] = []
    for argument in arguments:
        if len(argument.values) > ADDRESS and argument.dtype:
            parts = _array(argument, memory)
        elif argument.dtype:
            parts = [(argument.name, _pointer(argument, word_of(argument.values[0]), (), memory))]
        else:
            parts = _plain(argument)
        passed += [part for _, part in parts]
        names += [name for name, _ in parts]
    compiled_in = {id(allocation): allocation for allocation, _ in map(memory.find, held)}
    return kernels.launch_capture(
        "numba",
        code,
        passed,
        names=tuple(names),
        launched_at=place_of_caller(*PACKAGES),
        reachable=compiled_in.values(),
        **shape,
    )


def _array(argument: Argument, memory: DeviceMemory) -> list[tuple[str, Pointer | Scalar]]:
    """Return the words of an array; the one with its address has its name."""
    words = [word_of(value) for value in argument.values]
    shape = words[ADDRESS + 1 : ADDRESS + 1 + argument.dimensions]
    parts: list[tuple[str, Pointer | Scalar]] = [
        (f"{argument.name}.{name}", _number(word)) for name, word in zip(BEFORE_ADDRESS, words, strict=False)
    ]
    parts.append((argument.name, _pointer(argument, words[ADDRESS], tuple(shape), memory)))
    for number, word in enumerate(words[ADDRESS + 1 :]):
        what, axis = ("shape", number) if number < argument.dimensions else ("strides", number - argument.dimensions)
        parts.append((f"{argument.name}.{what}[{axis}]", _number(word)))
    return parts


def _pointer(argument: Argument, address: int, shape: tuple[int, ...], memory: DeviceMemory) -> Pointer | Scalar:
    """Return the pointer to an address; that of an empty array is null."""
    if not address:
        return _number(0)
    allocation, offset = memory.find(address)
    return Pointer(allocation=allocation, offset_bytes=offset, dtype=argument.dtype, shape=shape)


def _plain(argument: Argument) -> list[tuple[str, Pointer | Scalar]]:
    """Return the values of an argument that is no array; more than one where it is complex."""
    name, values = argument.name, argument.values
    if len(values) == 1:
        return [(name, _scalar(name, values[0]))]
    return [(f"{name}[{number}]", _scalar(name, value)) for number, value in enumerate(values)]


def _scalar(name: str, value: Any) -> Scalar:
    if isinstance(value, bool):
        return Scalar(data=bytes([value]), dtype="bool")
    if isinstance(value, ctypes._SimpleCData) and not isinstance(value, ctypes.c_void_p):
        return Scalar(data=bytes(value), dtype=np.dtype(type(value)).name)
    try:
        word = (word_of(value) % 2**64).to_bytes(WORD_BYTES, "little")
        return Scalar(data=word, dtype="int64")
    except (TypeError, ValueError):
        raise InputError(f"the argument {name} is a {type(value).__name__}, and a number is needed") from None


def _number(word: int) -> Scalar:
    return Scalar(data=(word % 2**64).to_bytes(WORD_BYTES, "little"), dtype="word")


def word_of(value: Any) -> int:
    """Return a whole number or an address, which may be an object of the driver."""
    return int(getattr(value, "value", value) or 0)


_DECLARED = re.compile(r"\.extern\s+\.func\s*(?:\([^)]*\)\s*)?cudaCG(?:GetIntrinsicHandle|Synchronize)\s*\([^)]*\)\s*;")


def with_grid_barriers(ptx: str) -> str:
    """Return the code of a kernel with the functions by which it synchronises the grid (`grid_barriers.ptx`)."""
    names = [match.start() for match in _DECLARED.finditer(ptx)]
    if not names:
        return ptx
    functions = Path(__file__).with_name("grid_barriers.ptx").read_text(encoding="utf-8")
    return _DECLARED.sub("", ptx[: names[0]] + functions + ptx[names[0] :])


OTHER_NAMES = {"MAX_THREADS_PER_MULTI_PROCESSOR": "MAX_THREADS_PER_MULTIPROCESSOR"}
"""Attributes that Numba writes in another way than the driver."""
MAPPED, PINNED = "MappedMemory", "PinnedMemory"  # Numba's classes of memory whose address is that on the host
VERSION = (13, 0)  # the version of CUDA that the driver says it is of
EVENTS: defaultdict[int, streams.Event] = defaultdict(streams.Event)  # the events by their handles


class Device:
    """The device of the session; what a sheet has not is no attribute."""

    id = 0
    context: Any = None
    uuid = "GPU-00000000-0000-0000-0000-000000000000"

    name = property(lambda self: current().spec.name)
    compute_capability = property(lambda self: current().spec.compute_capability)  # that for which Numba compiles
    supports_float16 = property(lambda self: self.compute_capability >= (5, 3))
    supports_bfloat16 = property(lambda self: self.compute_capability >= (8, 0))
    supports_fp8 = property(lambda self: self.compute_capability >= (8, 9))

    def __getattr__(self, name: str) -> int:
        attributes = attributes_of(current().spec)
        name = OTHER_NAMES.get(name, name)
        if name not in attributes:
            raise AttributeError(f"the sheet of the device has no attribute {name!r}")
        return attributes[name]

    get_device_identity = always({"pci_domain_id": 0, "pci_bus_id": 0, "pci_device_id": 0})
    get_primary_context = __enter__ = lambda self: self.context
    reset = __exit__ = nothing  # memory lives as long as its arrays


class Context:
    """The only context; it is always current."""

    def __init__(self, driver: Any, device: Device) -> None:
        self._driver = driver
        self.device, self.handle = device, 1
        self._kept: dict[int, Any] = {}
        device.context = self

    memalloc = lambda self, size: self._allocated("AutoFreePointer", size)
    memallocmanaged = lambda self, size, attach_global=True: self._allocated("ManagedMemory", size)
    memhostalloc = lambda self, size, mapped=False, **_: self._allocated(MAPPED if mapped else PINNED, size)

    def mempin(self, owner: Any, pointer: Any, size: int, mapped: bool = False) -> Any:
        if mapped:
            raise InputError("cuda.mapped(array) has no stand-in: cuda.mapped_array makes an array on host and device")
        return self._driver.PinnedMemory(self, int(getattr(pointer, "value", pointer)), size, owner=owner)

    def get_memory_info(self) -> Any:
        free, total = current().memory_info()
        return self._driver.MemoryInfo(free=free, total=total)

    create_stream = lambda self: self._new("Stream", next(streams.HANDLES))
    get_default_stream = get_legacy_default_stream = get_per_thread_default_stream = lambda self: self._new("Stream", 0)
    create_event = lambda self, timing=True: self._new("Event", next(streams.HANDLES))

    def _new(self, kind: str, handle: int) -> Any:
        """Return a stream or an event, which has a context and a finalizer in Numba's own `numba.cuda`."""
        make = getattr(self._driver, kind)
        return make(self, handle, None) if hasattr(self._driver, "USE_NV_BINDING") else make(handle)

    def get_active_blocks_per_multiprocessor(self, func: Any, blocksize: int, memsize: int, flags: Any = None) -> int:
        return active_blocks(func.attrs.regs, func.attrs.shared + memsize, blocksize)

    def get_max_potential_block_size(
        self, func: Any, b2d_func: Any, memsize: int, blocksizelimit: int, flags: Any = None
    ) -> tuple[int, int]:
        limit = min(blocksizelimit or 1024, func.attrs.maxthreads)
        return best_block(func.attrs.regs, func.attrs.shared + memsize, limit)

    synchronize = streams.wait_for_all
    prepare_for_use = reset = push = pop = nothing

    defer_cleanup = always(nullcontext())

    def pointer(self, address: int) -> Any:
        """Return an address as the driver's bindings hold it."""
        return self._driver.binding.CUdeviceptr(address)

    def _allocated(self, kind: str, size: int) -> Any:
        """Return new memory as Numba holds it: until the last array in it has gone."""
        memory = current().memory
        allocation = memory.allocate(size)

        def free() -> None:
            self._kept.pop(allocation.address, None)
            memory.free(allocation)

        at = allocation.address if kind in {MAPPED, PINNED} else self.pointer(allocation.address)
        made = getattr(self._driver, kind)(self, at, size, finalizer=free)
        if kind != PINNED:
            self._kept[allocation.address] = made
        return made.own()


def runtime_of(context: Context) -> SimpleNamespace:
    """Return what hands the context out, which is always current; it takes the place of Numba's."""

    def get_or_create_context(devnum: int | None = None) -> Context:
        check_device(devnum)
        return context

    gives = {"get_or_create_context": get_or_create_context, "ensure_context": always(nullcontext())}
    return SimpleNamespace(gpus=[context.device], reset=nothing, **gives)


class Address(ctypes.c_size_t):
    """A word of the driver's bindings, which Numba's own `numba.cuda` also fills where it lies."""

    getPtr = partialmethod(ctypes.addressof)  # noqa: N815 - NVIDIA's name
    __int__ = lambda self: self.value


BINDING = SimpleNamespace(
    CUdeviceptr=Address, CUstream=Address, CUpointer_attribute=SimpleNamespace(CU_POINTER_ATTRIBUTE_DEVICE_POINTER=0)
)
"""The bindings as far as Numba's own `numba.cuda` needs them, where those of NVIDIA are not installed."""


def _copy(direction: int, is_waited: bool, to: Any, start: Any, size: int, stream: Any = 0) -> None:
    ctypes.memmove(word_of(to), word_of(start), size)
    streams.note_copy(direction, size, stream, is_waited=is_waited)


def _fill(to: Any, byte: int, size: int, stream: Any = 0) -> None:
    ctypes.memset(word_of(to), byte, size)
    streams.note("f", size, stream=stream)


CALLS: dict[str, Callable[..., Any]] = {  # those of the driver that Numba's own code calls for memory, streams, events
    **{
        f"cuMemcpy{name}{how}": partial(_copy, direction, not how and direction != streams.WITHIN)
        for name, direction in (("HtoD", streams.TO_DEVICE), ("DtoH", streams.TO_HOST), ("DtoD", streams.WITHIN))
        for how in ("", "Async")
    },
    **dict.fromkeys(("cuMemsetD8", "cuMemsetD8Async"), _fill),
    "cuEventRecord": lambda event, stream=0: EVENTS[int(event)].record(stream),
    "cuEventSynchronize": lambda event: EVENTS[int(event)].synchronize(),
    "cuStreamWaitEvent": lambda stream, event, _flags=0: EVENTS[int(event)].wait(stream),
    "cuStreamSynchronize": streams.wait_for,
    "cuCtxSynchronize": streams.wait_for_all,
    "cuEventElapsedTime": lambda start, end: EVENTS[int(start)].ms_until(EVENTS[int(end)]),
    "cuPointerGetAttribute": lambda _, pointer: pointer,
    **dict.fromkeys(("cuEventQuery", "cuProfilerStart", "cuProfilerStop"), nothing),
}  # fmt: skip
