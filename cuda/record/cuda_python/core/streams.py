"""Streams and events of `cuda.core`, in which everything is done already."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warplens.cuda.record.cuda_python.core.errors import as_cuda
from warplens.cuda.record.cuda_python.core.graphs import GraphBuilder
from warplens.cuda.record.cuda_python.values import CUevent, CUstream, Recorded, forget, new_handle
from warplens.cuda.record.session import current


@dataclass(slots=True)
class EventOptions:
    """Options of events, which change nothing here."""

    enable_timing: bool | None = False
    timing_enabled: bool | None = False
    busy_waited_sync: bool | None = False
    support_ipc: bool | None = False
    ipc_enabled: bool | None = False
    blocking_sync: bool | None = False


@dataclass(slots=True)
class StreamOptions:
    """Options of streams, which change nothing here."""

    nonblocking: bool = True
    is_nonblocking: bool = True
    priority: int | None = None


class Event:
    """A moment of the program; the difference of two is the time of the launches between them."""

    is_done = is_timing_enabled = True
    is_ipc_enabled = is_sync_busy_waited = False

    def __init__(self) -> None:
        self.recorded = Recorded()
        self.handle: Any = new_handle(CUevent, self.recorded)

    def __sub__(self, other: Event) -> float:
        """Return the milliseconds of the launches between two events, NaN where one has no time."""
        with as_cuda():
            return other.recorded.ms_until(self.recorded)

    def sync(self) -> None:
        """Return at once."""

    def close(self) -> None:
        """Forget the event."""
        if self.handle is not None:
            forget(self.handle)
            self.handle = None


class Stream:
    """A stream."""

    is_nonblocking, priority = True, 0

    def __init__(self, handle: Any = None) -> None:
        self.handle: Any = new_handle(CUstream, self) if handle is None else handle

    @staticmethod
    def from_handle(handle: int) -> Stream:
        """Return a stream with the handle of another library."""
        return Stream(CUstream(handle))

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self.handle)

    def record(self, event: Event | None = None, options: Any = None) -> Event:
        """Note the moment."""
        event = event or Event()
        event.recorded.moment = current().now()
        return event

    def sync(self) -> None:
        """Return at once."""

    def wait(self, event_or_stream: Any) -> None:
        """Return at once."""

    def create_graph_builder(self) -> GraphBuilder:
        """Return what records work for a graph."""
        return GraphBuilder(self)

    def close(self) -> None:
        """Forget the stream."""
        if self.handle is not None:
            forget(self.handle)
            self.handle = None

    @property
    def device(self) -> Any:
        """The device."""
        from warplens.cuda.record.cuda_python.core.device import Device

        return Device()


LEGACY_DEFAULT_STREAM = Stream(CUstream(1))
PER_THREAD_DEFAULT_STREAM = Stream(CUstream(2))
