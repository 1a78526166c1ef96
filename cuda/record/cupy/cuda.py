"""`cupy.cuda`: the device of the session, streams, events and memory.

The rule: the time between two events is the sum of the times of the launches between them.
"""

from types import SimpleNamespace

from warplens.cuda.record import streams
from warplens.cuda.record.alike import always, missing, nothing
from warplens.cuda.record.cupy import runtime, texture
from warplens.cuda.record.cupy.kernels import Function
from warplens.cuda.record.cupy.memory import Device, Memory, MemoryPointer, MemoryPool, UnownedMemory, alloc

__all__ = [
    "Device", "Event", "ExternalStream", "Function", "Memory", "MemoryPointer", "MemoryPool", "PinnedMemoryPool",
    "Stream", "UnownedMemory", "alloc", "compiler", "driver", "get_current_stream", "get_elapsed_time",
    "is_available", "runtime", "set_allocator", "set_pinned_memory_allocator", "texture",
]  # fmt: skip
compiler = SimpleNamespace(CompileException=runtime.CompileException)
driver = SimpleNamespace(CUDADriverError=runtime.CUDADriverError)


class Event(streams.Event):
    """A moment of the program."""

    done = True


class Stream(streams.Stream):
    """A stream, in which everything is done already."""

    null: "Stream"
    ptds: "Stream"
    ptr = property(lambda self: self.handle)
    is_apart = property(lambda self: bool(getattr(self, "non_blocking", False)))
    done = True

    use = streams.Stream.__enter__
    new_event = Event
    add_callback = lambda self, callback, arg: callback(self, 0, arg)  # at once
    launch_host_func = lambda self, callback, arg: callback(arg)


class ExternalStream(Stream):
    """A stream of another package."""

    def __init__(self, ptr: int, device_id: int = -1) -> None:
        super().__init__(handle=int(ptr))


Stream.null = Stream.ptds = Stream(handle=0)

get_current_stream = lambda device_id=-1: Stream(handle=streams.number_of(None))
is_available = always(True)
alloc_pinned_memory = lambda size: memoryview(bytearray(size))


def get_elapsed_time(start_event: Event, end_event: Event) -> float:
    """Return the milliseconds of the launches between two events, NaN where one has no time."""
    with runtime.as_cupy():
        return start_event.ms_until(end_event)


stream = SimpleNamespace(
    Stream=Stream, ExternalStream=ExternalStream, Event=Event, get_current_stream=get_current_stream,
    get_elapsed_time=get_elapsed_time,
)  # fmt: skip
memory = SimpleNamespace(Memory=Memory, MemoryPointer=MemoryPointer, UnownedMemory=UnownedMemory)
memory.MemoryPool, memory.alloc = MemoryPool, alloc
function = SimpleNamespace(Function=Function)
profiler = SimpleNamespace(start=nothing, stop=nothing)  # every launch is traced, so that there is nothing to start
PinnedMemoryPointer = memoryview
MemoryAsyncPool = PinnedMemoryPool = MemoryPool
set_allocator = set_pinned_memory_allocator = nothing  # there is one allocator

__getattr__ = missing("cupy.cuda")
