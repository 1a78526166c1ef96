"""The device of `cuda.core`, which is that of the session: its streams and events, memory, and graphs of work.

The rule: every call has ended when it returns.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from warplens.cuda.device.attributes import PCI_BUS_ID, attributes_of
from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.record import alike, streams
from warplens.cuda.record.alike import Options, always, check_device, missing, nothing
from warplens.cuda.record.cuda_python import values
from warplens.cuda.record.cuda_python.results import as_cuda
from warplens.cuda.record.cuda_python.values import CUcontext, CUevent, CUstream, address_of, new_handle
from warplens.cuda.record.session import current

# Graphs: a list of calls in the order in which they were recorded, done in this order, as everything happens at once.
# Branches that are split and joined are one list, too; conditions, callbacks and memory of a graph are refused.

Work = Callable[[], None]  # a launch or a copy, with the arguments that it had when it was recorded


class GraphBuilder:
    """Records work: it takes the place of a stream in launches and copies."""

    def __init__(self, stream: Any = None) -> None:
        self.stream = stream
        self.work: list[Work] = []
        self.is_building = False
        self.is_join_required = False

    def begin_building(self, mode: str = "relaxed") -> "GraphBuilder":
        self.is_building = True
        return self

    def end_building(self) -> "GraphBuilder":
        with as_cuda():
            if not self.is_building:
                raise InputError("a graph ends that was not begun: call begin_building before end_building")
        self.is_building = False
        return self

    complete = lambda self, options=None: Graph(self._recorded())

    def record(self, work: Work) -> None:
        if not self.is_building:
            raise InputError("work is given to a graph that is not recorded now: call begin_building before it")
        self.work.append(work)

    def close(self) -> None:
        self.work = []

    def _recorded(self) -> tuple[Work, ...]:
        with as_cuda():
            if self.is_building:
                raise InputError("a graph is completed that is still recorded: call end_building before it")
        return tuple(self.work)

    def __getattr__(self, name: str) -> Any:
        return missing("GraphBuilder")(name)


class Graph:
    """A graph that can be launched."""

    def __init__(self, work: tuple[Work, ...]) -> None:
        self._work = work

    upload = nothing  # there is nowhere to bring it

    def launch(self, stream: Any) -> None:
        with as_cuda(), streams.in_stream(stream):
            for work in self._work:
                work()

    def update(self, source: GraphBuilder) -> None:
        work = source._recorded()
        with as_cuda():
            if len(work) != len(self._work):
                raise InputError(f"a graph of {len(self._work)} nodes is updated with one of {len(work)}")
        self._work = work

    def close(self) -> None:
        self._work = ()


class GraphMemoryResource:
    """Memory that belongs to a graph, which is refused."""

    def __init__(self, *_: Any) -> None:
        with as_cuda():
            raise UnsupportedError("memory of a graph has no stand-in: allocate it before the graph is recorded")


def do(stream: Any, work: Work) -> None:
    """Do work at once, or record it where the stream is that of a graph."""
    if isinstance(stream, GraphBuilder):
        stream.record(work)
    else:
        with streams.in_stream(stream):
            work()


# Memory: an address is that of the bytes themselves, for device, pinned and managed memory alike; what a program may do
# on the host with a buffer is what it may on a GPU.
class Buffer:
    """Bytes of memory."""

    device_id = 0
    is_device_accessible = property(lambda self: bool(getattr(self.memory_resource, "is_device_accessible", True)))
    is_host_accessible = property(lambda self: bool(getattr(self.memory_resource, "is_host_accessible", False)))

    def __init__(self, address: int, size: int, resource: Any = None) -> None:
        self._memory = current().memory
        self._owned = self._memory.find(address)[0] if resource is not None else None
        self.handle = address
        self.size = size
        self.memory_resource = resource

    from_handle = staticmethod(lambda ptr, size, mr=None, owner=None: Buffer(int(ptr), int(size)))

    def copy_to(self, dst: "Buffer | None" = None, *, stream: Any = None) -> "Buffer":
        with as_cuda():
            if dst is None:
                if self.memory_resource is None:
                    raise InputError("a buffer without a memory resource is copied to a buffer that is given")
                dst = self.memory_resource.allocate(self.size, stream)
            if dst.size != self.size:
                raise InputError(f"a buffer of {self.size:,} bytes is copied to one of {dst.size:,}")
            to, start, size = dst.handle, self.handle, self.size
            do(stream, lambda: values.copy(to, start, size))
        return dst

    copy_from = lambda self, src, *, stream=None: src.copy_to(self, stream=stream)

    def fill(self, value: Any, *, stream: Any = None) -> None:
        data = bytes([value % 256]) if isinstance(value, int) else bytes(value)
        with as_cuda():
            if len(data) not in (1, 2, 4) or self.size % len(data):
                raise InputError(f"{self.size:,} bytes cannot be filled with {len(data)} bytes each")
            to, word, count = self.handle, int.from_bytes(data, "little"), self.size // len(data)
            do(stream, lambda: values.fill(to, word, count, None, len(data)))

    def close(self, stream: Any = None) -> None:
        if self._owned is not None:
            self._memory.free(self._owned)
        self._owned = None
        self.handle = 0

    def __dlpack__(self, *, stream: Any = None, **options: Any) -> Any:
        return self._memory.view(self.handle, self.size).view("i1").__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0  # memory of the host, where the bytes are

    def __del__(self) -> None:
        if getattr(self, "_owned", None) is not None and not sys.is_finalizing():
            self.close()


class MemoryResource:
    """Allocates buffers."""

    is_device_accessible = True
    is_host_accessible = is_ipc_enabled = False
    device_id = 0
    __init__ = nothing  # it takes any options

    def allocate(self, size: int, stream: Any = None) -> Buffer:
        return Buffer(current().memory.allocate(int(size)).address, int(size), self)

    def deallocate(self, ptr: Any, size: int, stream: Any = None) -> None:
        with as_cuda():
            current().memory.free(current().memory.find(address_of(ptr))[0])

    close = nothing  # a buffer holds its own memory


class DeviceMemoryResource(MemoryResource):
    """Memory of the device."""


class LegacyPinnedMemoryResource(MemoryResource):
    """Memory of host and device, as the two classes below."""

    is_host_accessible = True


PinnedMemoryResource = type("PinnedMemoryResource", (LegacyPinnedMemoryResource,), {})
ManagedMemoryResource = type("ManagedMemoryResource", (LegacyPinnedMemoryResource,), {})
DeviceMemoryResourceOptions = PinnedMemoryResourceOptions = ManagedMemoryResourceOptions = Options

EventOptions = StreamOptions = Options


class Event(streams.Event):
    """A moment of the program; the difference of two is the time of the launches between them."""

    is_done = is_timing_enabled = True
    is_ipc_enabled = is_sync_busy_waited = False
    sync = streams.Event.synchronize

    def __init__(self) -> None:
        super().__init__()
        self.handle: Any = new_handle(CUevent, self)

    def __sub__(self, other: "Event") -> float:
        """Return the milliseconds of the launches between two events, NaN where one has no time."""
        with as_cuda():
            return other.ms_until(self)

    def close(self) -> None:
        if self.handle is not None:
            values.forget(self.handle)
            self.handle = None


class Stream(streams.Stream):
    """A stream."""

    is_nonblocking, priority = True, 0
    is_apart = property(lambda self: streams.number_of(self) > 0)

    def __init__(self, handle: Any = None) -> None:
        super().__init__()
        self.handle = new_handle(CUstream, self) if handle is None else handle

    from_handle = staticmethod(lambda handle: Stream(CUstream(handle)))  # that of another library

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self.handle)

    new_event = Event
    sync = streams.Stream.synchronize

    wait = lambda self, other: self.wait_event(other if isinstance(other, Event) else other.record())

    create_graph_builder = lambda self: GraphBuilder(stream=self)
    close = Event.close
    device = property(lambda self: Device())


LEGACY_DEFAULT_STREAM = Stream(CUstream(1))
PER_THREAD_DEFAULT_STREAM = Stream(CUstream(2))


class ComputeCapability(NamedTuple):
    """The compute capability."""

    major: int
    minor: int


class DeviceProperties:
    """The attributes that the sheet has, by the driver's names in lower case."""

    def __getattr__(self, name: str) -> int:
        attributes = attributes_of(current().spec)
        if name.upper() not in attributes:
            raise AttributeError(f"the sheet of the device has no attribute {name!r}")
        return attributes[name.upper()]


class Context:
    """The only context; it is always current."""

    handle = CUcontext(1)
    close = nothing


class Device(alike.OnlyDevice):
    """The device of the session."""

    uuid = "GPU-00000000-0000-0000-0000-000000000000"
    pci_bus_id = PCI_BUS_ID
    default_stream = LEGACY_DEFAULT_STREAM
    device_id = 0

    def __init__(self, device_id: int | None = None) -> None:
        with as_cuda():
            check_device(device_id)
        self.memory_resource: MemoryResource = DeviceMemoryResource(0)
        self.properties = DeviceProperties()
        self.context = Context()

    get_all_devices = classmethod(lambda cls: (cls(),))
    name = property(lambda self: current().spec.name)
    compute_capability = property(lambda self: ComputeCapability(*current().spec.compute_capability))
    arch = property(lambda self: "".join(map(str, current().spec.compute_capability)))

    set_current = nothing
    sync = streams.wait_for_all

    create_stream = lambda self, obj=None, options=None: Stream()
    create_event = lambda self, options=None: Event()
    create_graph_builder = lambda self: GraphBuilder()
    allocate = lambda self, size, stream=None: self.memory_resource.allocate(size, stream)
    can_access_peer = always(False)  # there is one device

    def __repr__(self) -> str:
        return f"<Device 0 ({self.name})>"


class System:
    """What is installed."""

    driver_version = (12, 9)
    num_devices = 1

    devices = property(lambda self: Device.get_all_devices())
    get_num_devices = always(1)


system = System()
