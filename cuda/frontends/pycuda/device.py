"""Devices, contexts, streams and events of `pycuda.driver`: one device, as the sheet of the session describes it.

The rule: a number comes from the sheet; an attribute that no sheet has says so. Everything happens at once, so that
streams and events order nothing. The time between two events is that of the emulation on this processor.
"""

from __future__ import annotations

import time
from enum import IntEnum, IntFlag
from typing import Any

from warplens.cuda.frontends.pycuda.errors import LogicError
from warplens.cuda.frontends.session import current

WARP_SIZE = 32
MAX_BLOCK = (1024, 1024, 64)
MAX_GRID = (2**31 - 1, 65535, 65535)
"""The largest extents, from compute capability 3.0 on. Source: CUDA C++ Programming Guide, "Technical Specifications".
"""


class ctx_flags(IntFlag):  # noqa: N801 - PyCUDA's names, here and below
    """Flags of contexts, which change nothing here."""

    SCHED_AUTO = 0
    SCHED_SPIN = 1
    SCHED_YIELD = 2
    SCHED_BLOCKING_SYNC = 4
    MAP_HOST = 8


class event_flags(IntFlag):  # noqa: N801
    """Flags of events, which change nothing here."""

    DEFAULT = 0
    BLOCKING_SYNC = 1
    DISABLE_TIMING = 2


class func_cache(IntEnum):  # noqa: N801
    """Preferences for the L1 cache, which change nothing here."""

    PREFER_NONE = 0
    PREFER_SHARED = 1
    PREFER_L1 = 2
    PREFER_EQUAL = 3


class limit(IntEnum):  # noqa: N801
    """Limits of a context, which change nothing here."""

    STACK_SIZE = 0
    PRINTF_FIFO_SIZE = 1
    MALLOC_HEAP_SIZE = 2
    DEV_RUNTIME_SYNC_DEPTH = 3


class device_attribute(IntEnum):  # noqa: N801
    """The attributes that a sheet has, with the numbers of `CUdevice_attribute`."""

    MAX_THREADS_PER_BLOCK = 1
    MAX_BLOCK_DIM_X = 2
    MAX_BLOCK_DIM_Y = 3
    MAX_BLOCK_DIM_Z = 4
    MAX_GRID_DIM_X = 5
    MAX_GRID_DIM_Y = 6
    MAX_GRID_DIM_Z = 7
    MAX_SHARED_MEMORY_PER_BLOCK = 8
    WARP_SIZE = 10
    MAX_REGISTERS_PER_BLOCK = 12
    CLOCK_RATE = 13
    MULTIPROCESSOR_COUNT = 16
    KERNEL_EXEC_TIMEOUT = 17
    CAN_MAP_HOST_MEMORY = 19
    CONCURRENT_KERNELS = 31
    MAX_THREADS_PER_MULTIPROCESSOR = 39
    COMPUTE_CAPABILITY_MAJOR = 75
    COMPUTE_CAPABILITY_MINOR = 76
    MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81
    MAX_REGISTERS_PER_MULTIPROCESSOR = 82


class Device:
    """The device of the session."""

    def __init__(self, number: int = 0) -> None:
        if number != 0:
            raise LogicError(f"there is one device, number 0, and no number {number}")

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
        return "0000:00:00.0"

    def get_attributes(self) -> dict[device_attribute, int]:
        """Return all attributes that the sheet has."""
        spec, limits = current().spec, current().spec.limits
        numbers = device_attribute
        return {
            numbers.MAX_THREADS_PER_BLOCK: limits.threads_per_block,
            numbers.MAX_BLOCK_DIM_X: MAX_BLOCK[0],
            numbers.MAX_BLOCK_DIM_Y: MAX_BLOCK[1],
            numbers.MAX_BLOCK_DIM_Z: MAX_BLOCK[2],
            numbers.MAX_GRID_DIM_X: MAX_GRID[0],
            numbers.MAX_GRID_DIM_Y: MAX_GRID[1],
            numbers.MAX_GRID_DIM_Z: MAX_GRID[2],
            numbers.MAX_SHARED_MEMORY_PER_BLOCK: min(limits.shared_per_block_bytes, 48 << 10),
            numbers.WARP_SIZE: WARP_SIZE,
            numbers.MAX_REGISTERS_PER_BLOCK: limits.registers_per_block,
            numbers.CLOCK_RATE: round(spec.clock_hz / 1000),
            numbers.MULTIPROCESSOR_COUNT: spec.sm_count,
            numbers.KERNEL_EXEC_TIMEOUT: 0,
            numbers.CAN_MAP_HOST_MEMORY: 1,
            numbers.CONCURRENT_KERNELS: 1,
            numbers.MAX_THREADS_PER_MULTIPROCESSOR: limits.warps * WARP_SIZE,
            numbers.COMPUTE_CAPABILITY_MAJOR: spec.compute_capability[0],
            numbers.COMPUTE_CAPABILITY_MINOR: spec.compute_capability[1],
            numbers.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: limits.shared_bytes,
            numbers.MAX_REGISTERS_PER_MULTIPROCESSOR: limits.registers,
        }

    def get_attribute(self, attribute: int) -> int:
        """Return an attribute."""
        return self.get_attributes()[device_attribute(attribute)]

    def __getattr__(self, name: str) -> int:
        """Return an attribute by its name in lower or upper case."""
        if name.upper() in device_attribute.__members__:
            return self.get_attribute(device_attribute[name.upper()])
        raise AttributeError(f"the device has no attribute {name!r} here")

    def make_context(self, flags: int = 0) -> Context:
        """Make the context of the device."""
        return Context()

    def retain_primary_context(self) -> Context:
        """Return the context of the device."""
        return Context()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device)

    def __hash__(self) -> int:
        return 0


class Context:
    """The only context; it is always current."""

    @staticmethod
    def synchronize() -> None:
        """Return at once: every call has ended when it returns."""

    @staticmethod
    def get_device() -> Device:
        """Return the device."""
        return Device(0)

    @staticmethod
    def get_current() -> Context:
        """Return the context."""
        return Context()

    @staticmethod
    def pop() -> None:
        """Do nothing."""

    @staticmethod
    def set_limit(which: int, value: int) -> None:
        """Do nothing: the engine has no such limits."""

    @staticmethod
    def set_cache_config(config: int) -> None:
        """Do nothing."""

    def push(self) -> None:
        """Do nothing."""

    def detach(self) -> None:
        """Do nothing."""

    attach = enter = push


class Stream:
    """A stream, in which everything is done already."""

    def __init__(self, flags: int = 0) -> None:
        self.handle = 0

    def synchronize(self) -> None:
        """Return at once."""

    def is_done(self) -> bool:
        """Return True."""
        return True

    def wait_for_event(self, event: Event) -> None:
        """Return at once."""


class Event:
    """A moment of the emulation."""

    def __init__(self, flags: int = 0) -> None:
        self._at_s: float | None = None

    def record(self, stream: Any = None) -> Event:
        """Note the time."""
        self._at_s = time.perf_counter()
        return self

    def synchronize(self) -> Event:
        """Return at once."""
        return self

    def query(self) -> bool:
        """Return True."""
        return True

    def time_since(self, start: Event) -> float:
        """Return the milliseconds from another event to this one, of the emulation."""
        if self._at_s is None or start._at_s is None:
            raise LogicError("an event was not recorded")
        return 1000 * (self._at_s - start._at_s)

    def time_till(self, end: Event) -> float:
        """Return the milliseconds from this event to another one, of the emulation."""
        return end.time_since(self)
