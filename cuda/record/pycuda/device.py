"""Devices, contexts, streams and events of `pycuda.driver`: one device, as the sheet of the session describes it.

The rule: a number comes from the sheet; an attribute that no sheet has says so. Everything happens at once, so that
streams and events order nothing. The time between two events is the sum of the times of the launches between them.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any

from warplens.cuda.device.attributes import NUMBERS, PCI_BUS_ID, attributes_of
from warplens.cuda.record import alike
from warplens.cuda.record.alike import check_device, nothing
from warplens.cuda.record.pycuda.errors import as_pycuda
from warplens.cuda.record.session import current

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
    """An attribute that prints as its name."""

    def __str__(self) -> str:
        return self.name


device_attribute: Any = _Attribute("device_attribute", NUMBERS)  # type: ignore[arg-type,call-arg]
"""The attributes that a sheet has, with the numbers of `CUdevice_attribute`."""


class Device:
    """The device of the session."""

    def __init__(self, number: int = 0) -> None:
        with as_pycuda():
            check_device(number)

    @staticmethod
    def count() -> int:
        """Return the number of devices."""
        return 1

    def name(self) -> str:
        """Return the name of the device."""
        return current().spec.name

    def compute_capability(self) -> tuple[int, int]:
        """Return the compute capability."""
        return current().spec.compute_capability

    def total_memory(self) -> int:
        """Return the bytes of the device's memory."""
        return current().spec.memory_bytes

    def pci_bus_id(self) -> str:
        """Return an address on the bus, which an emulated device has not."""
        return PCI_BUS_ID

    def get_attributes(self) -> dict[Any, int]:
        """Return all attributes that the sheet has."""
        return {device_attribute[name]: value for name, value in attributes_of(current().spec).items()}

    def get_attribute(self, attribute: int) -> int:
        """Return an attribute."""
        return self.get_attributes()[device_attribute(attribute)]

    def __getattr__(self, name: str) -> int:
        """Return an attribute by its name in lower or upper case."""
        if name.upper() in device_attribute.__members__:
            return self.get_attribute(device_attribute[name.upper()])
        raise AttributeError(f"the device has no attribute {name!r} here")

    def make_context(self, flags: int = 0) -> Context:
        """Return the context of the device."""
        return Context()

    retain_primary_context = make_context

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device)

    def __hash__(self) -> int:
        return 0


class Context:
    """The only context; it is always current."""

    synchronize = pop = set_limit = set_cache_config = staticmethod(nothing)
    attach = enter = push = detach = nothing

    @staticmethod
    def get_device() -> Device:
        """Return the device."""
        return Device(0)

    @staticmethod
    def get_current() -> Context:
        """Return the context."""
        return Context()


class Stream(alike.Stream):
    """A stream, in which everything is done already."""

    wait_for_event = nothing
    is_done = alike.yes


class Event(alike.Event):
    """A moment of the program."""

    def record(self, stream: Any = None) -> Event:  # type: ignore[override]
        """Note the moment."""
        super().record()
        return self

    def synchronize(self) -> Event:  # type: ignore[override]  # PyCUDA returns it
        """Return at once."""
        return self

    def time_till(self, end: Event) -> float:
        """Return the milliseconds of the launches between this event and another one, NaN where one has no time."""
        with as_pycuda():
            return self.ms_until(end)

    def time_since(self, start: Event) -> float:
        """Return the milliseconds of the launches between another event and this one."""
        return start.time_till(self)
