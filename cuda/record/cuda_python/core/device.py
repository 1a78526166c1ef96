"""The device of `cuda.core`, which is that of the session, and its streams and events.

The rule: every call has ended when it returns, so streams and events order nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from warplens.cuda.device.attributes import PCI_BUS_ID, attributes_of
from warplens.cuda.record import alike
from warplens.cuda.record.alike import Options, check_device, nothing
from warplens.cuda.record.cuda_python.core.graphs import GraphBuilder
from warplens.cuda.record.cuda_python.core.memory import Buffer, DeviceMemoryResource, MemoryResource
from warplens.cuda.record.cuda_python.results import as_cuda
from warplens.cuda.record.cuda_python.values import CUcontext, CUevent, CUstream, forget, new_handle
from warplens.cuda.record.session import current

EventOptions = StreamOptions = Options


class Event(alike.Event):
    """A moment of the program; the difference of two is the time of the launches between them."""

    is_done = is_timing_enabled = True
    is_ipc_enabled = is_sync_busy_waited = False
    sync = nothing

    def __init__(self) -> None:
        super().__init__()
        self.handle: Any = new_handle(CUevent, self)

    def __sub__(self, other: Event) -> float:
        """Return the milliseconds of the launches between two events, NaN where one has no time."""
        with as_cuda():
            return other.ms_until(self)

    def close(self) -> None:
        """Forget the event."""
        _close(self)


def _close(held: Any) -> None:
    if held.handle is not None:
        forget(held.handle)
        held.handle = None


class Stream(alike.Stream):
    """A stream."""

    is_nonblocking, priority = True, 0

    def __init__(self, handle: Any = None) -> None:
        super().__init__()
        self.handle = new_handle(CUstream, self) if handle is None else handle

    @staticmethod
    def from_handle(handle: int) -> Stream:
        """Return a stream with the handle of another library."""
        return Stream(CUstream(handle))

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self.handle)

    def record(self, event: Event | None = None, options: Any = None) -> Event:
        """Note the moment."""
        event = event or Event()
        event.record()
        return event

    sync = wait = nothing

    def create_graph_builder(self) -> GraphBuilder:
        """Return what records work for a graph."""
        return GraphBuilder(self)

    def close(self) -> None:
        """Forget the stream."""
        _close(self)

    @property
    def device(self) -> Device:
        """The device."""
        return Device()


LEGACY_DEFAULT_STREAM = Stream(CUstream(1))
PER_THREAD_DEFAULT_STREAM = Stream(CUstream(2))


class ComputeCapability(NamedTuple):
    """The compute capability."""

    major: int
    minor: int


class DeviceProperties:
    """The attributes that the sheet has, by the driver's names in lower case."""

    def __getattr__(self, name: str) -> int:
        """Return an attribute."""
        attributes = attributes_of(current().spec)
        if name.upper() not in attributes:
            raise AttributeError(f"the sheet of the device has no attribute {name!r}")
        return attributes[name.upper()]


class Context:
    """The only context; it is always current."""

    handle = CUcontext(1)
    close = nothing


class Device:
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

    @classmethod
    def get_all_devices(cls) -> tuple[Device, ...]:
        """Return the devices."""
        return (cls(),)

    name = property(lambda self: current().spec.name)
    compute_capability = property(lambda self: ComputeCapability(*current().spec.compute_capability))
    arch = property(lambda self: "".join(map(str, current().spec.compute_capability)))

    set_current = sync = nothing

    def create_stream(self, obj: Any = None, options: Any = None) -> Stream:
        """Return a stream."""
        return Stream()

    def create_event(self, options: Any = None) -> Event:
        """Return an event."""
        return Event()

    def create_graph_builder(self) -> GraphBuilder:
        """Return what records work for a graph."""
        return GraphBuilder()

    def allocate(self, size: int, stream: Any = None) -> Buffer:
        """Return device memory."""
        return self.memory_resource.allocate(size, stream)

    def can_access_peer(self, peer: Any) -> bool:
        """Return False: there is one device."""
        return False

    def __int__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return f"<Device 0 ({self.name})>"


class System:
    """What is installed."""

    driver_version = (12, 9)
    num_devices = 1

    @property
    def devices(self) -> tuple[Device, ...]:
        """The devices."""
        return Device.get_all_devices()

    @staticmethod
    def get_num_devices() -> int:
        """Return 1."""
        return 1


system = System()
