"""`cupy.cuda`: the device of the session, streams, events and memory.

The rule: everything happens at once, so that streams and events order nothing. The time between two events is the sum
of the times of the launches between them.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from warplens.cuda.record.cupy import runtime, texture
from warplens.cuda.record.cupy.errors import CompileException, CUDADriverError, CUDARuntimeError
from warplens.cuda.record.cupy.kernels import Function
from warplens.cuda.record.cupy.memory import (
    Memory,
    MemoryPointer,
    MemoryPool,
    PinnedMemoryPool,
    UnownedMemory,
    alloc,
    set_allocator,
    set_pinned_memory_allocator,
)
from warplens.cuda.record.session import Moment, current

__all__ = [
    "Device", "Event", "ExternalStream", "Function", "Memory", "MemoryPointer", "MemoryPool", "PinnedMemoryPool",
    "Stream", "UnownedMemory", "alloc", "compiler", "driver", "get_current_stream", "get_elapsed_time",
    "is_available", "runtime", "set_allocator", "set_pinned_memory_allocator", "texture",
]  # fmt: skip
compiler = SimpleNamespace(CompileException=CompileException)
driver = SimpleNamespace(CUDADriverError=CUDADriverError)


class _Block:
    """What may stand in a `with` statement."""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing."""

    def use(self) -> Any:
        """Return it: it is the only one."""
        return self

    def synchronize(self) -> None:
        """Return at once: every call has ended when it returns."""


class Device(_Block):
    """The device of the session."""

    def __init__(self, device: Any = 0) -> None:
        self.id = int(getattr(device, "id", 0 if device is None else device))
        runtime.setDevice(self.id)

    @property
    def compute_capability(self) -> str:
        """The compute capability, such as `90`."""
        return "".join(map(str, current().spec.compute_capability))

    @property
    def mem_info(self) -> tuple[int, int]:
        """The free and all bytes."""
        return runtime.memGetInfo()

    @property
    def attributes(self) -> dict[str, int]:
        """The attributes that the sheet of the device has."""
        given = runtime.getDeviceProperties(0)
        names = {
            "MaxThreadsPerBlock": "maxThreadsPerBlock", "MaxSharedMemoryPerBlock": "sharedMemPerBlock",
            "MaxSharedMemoryPerBlockOptin": "sharedMemPerBlockOptin", "WarpSize": "warpSize",
            "MaxSharedMemoryPerMultiprocessor": "sharedMemPerMultiprocessor", "MaxRegistersPerBlock": "regsPerBlock",
            "MaxRegistersPerMultiprocessor": "regsPerMultiprocessor", "MultiProcessorCount": "multiProcessorCount",
            "MaxThreadsPerMultiProcessor": "maxThreadsPerMultiProcessor", "ClockRate": "clockRate",
            "ComputeCapabilityMajor": "major", "ComputeCapabilityMinor": "minor",
        }  # fmt: skip
        return {name: given[key] for name, key in names.items()}

    def __int__(self) -> int:
        return self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device)

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<CUDA Device {self.id}>"


class Event:
    """A moment of the program."""

    def __init__(self, block: bool = False, disable_timing: bool = False, interprocess: bool = False) -> None:
        self.moment: Moment | None = None
        self.done = True

    def record(self, stream: Any = None) -> None:
        """Note the moment."""
        self.moment = current().now()

    def synchronize(self) -> None:
        """Return at once."""


class Stream(_Block):
    """A stream, in which everything is done already."""

    null: Stream
    ptds: Stream
    ptr = 0
    done = True

    def __init__(self, null: bool = False, non_blocking: bool = False, ptds: bool = False, priority: Any = 0) -> None:
        """Take any options."""

    def record(self, event: Event | None = None) -> Event:
        """Note the moment."""
        event = event or Event()
        event.record()
        return event

    def add_callback(self, callback: Any, arg: Any) -> None:
        """Call a function at once."""
        callback(self, 0, arg)

    def launch_host_func(self, callback: Any, arg: Any) -> None:
        """Call a function at once."""
        callback(arg)

    def wait_event(self, event: Event) -> None:
        """Return at once."""


class ExternalStream(Stream):
    """A stream of another package."""

    def __init__(self, ptr: int, device_id: int = -1) -> None:
        super().__init__()
        self.ptr = int(ptr)


Stream.null = Stream()
Stream.ptds = Stream.null


def get_current_stream(device_id: int = 0) -> Stream:
    """Return the stream."""
    return Stream.null


def get_elapsed_time(start_event: Event, end_event: Event) -> float:
    """Return the milliseconds of the launches between two events, NaN where one has no time.

    Raises:
        CUDARuntimeError: an event was not recorded.
    """
    if start_event.moment is None or end_event.moment is None:
        raise CUDARuntimeError("an event was not recorded")
    return start_event.moment.ns_until(end_event.moment) / 1e6


stream = SimpleNamespace(
    Stream=Stream, ExternalStream=ExternalStream, Event=Event, get_current_stream=get_current_stream,
    get_elapsed_time=get_elapsed_time,
)  # fmt: skip
device = SimpleNamespace(Device=Device)
memory = SimpleNamespace(
    Memory=Memory, MemoryPointer=MemoryPointer, MemoryPool=MemoryPool, UnownedMemory=UnownedMemory, alloc=alloc
)
function = SimpleNamespace(Function=Function)
profiler = SimpleNamespace(start=lambda: None, stop=lambda: None)
"""Every launch is traced, so that there is nothing to start."""
PinnedMemoryPointer = memoryview
MemoryAsyncPool = MemoryPool


def is_available() -> bool:
    """Return True: the engine is the device."""
    return True


def alloc_pinned_memory(size: int) -> Any:
    """Return memory of the host."""
    return memoryview(bytearray(size))


def __getattr__(name: str) -> Any:
    raise AttributeError(f"cupy.cuda.{name} is not there without a GPU: Warplens has no stand-in for it")
