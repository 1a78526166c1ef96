"""The device of `cuda.core`: that of the session."""

from __future__ import annotations

from typing import Any, NamedTuple

from warplens.cuda.device.attributes import PCI_BUS_ID, attributes_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.cuda_python.core.errors import as_cuda
from warplens.cuda.record.cuda_python.core.graphs import GraphBuilder
from warplens.cuda.record.cuda_python.core.memory import Buffer, DeviceMemoryResource, MemoryResource
from warplens.cuda.record.cuda_python.core.streams import LEGACY_DEFAULT_STREAM, Event, Stream
from warplens.cuda.record.cuda_python.values import CUcontext
from warplens.cuda.record.session import current


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

    def close(self) -> None:
        """Do nothing."""


class Device:
    """The device of the session."""

    uuid = "GPU-00000000-0000-0000-0000-000000000000"
    pci_bus_id = PCI_BUS_ID
    default_stream = LEGACY_DEFAULT_STREAM
    device_id = 0

    def __init__(self, device_id: int | None = None) -> None:
        with as_cuda():
            if device_id:
                raise InputError(f"there is one device, number 0, and no number {device_id}")
        self.memory_resource: MemoryResource = DeviceMemoryResource(0)
        self.properties = DeviceProperties()
        self.context = Context()

    @classmethod
    def get_all_devices(cls) -> tuple[Device, ...]:
        """Return the devices."""
        return (cls(),)

    @property
    def name(self) -> str:
        """The name of the device."""
        return current().spec.name

    @property
    def compute_capability(self) -> ComputeCapability:
        """The compute capability."""
        return ComputeCapability(*current().spec.compute_capability)

    @property
    def arch(self) -> str:
        """The compute capability as one number, such as `90`."""
        return "".join(map(str, current().spec.compute_capability))

    def set_current(self, ctx: Any = None) -> None:
        """Do nothing: it is the only device."""

    def sync(self) -> None:
        """Return at once."""

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
