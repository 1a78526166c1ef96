"""Streams and events of the stand-ins, and what the program's log gets of them: copies, fills, waits, and the streams.

The rule: all work has ended when a call returns, so that streams and events order nothing here; the log has the order
that they give on a GPU. A step whose stream is not named is in the current one. What a package computes with kernels of
its own is no step, as it is no launch.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from typing import Any

from warplens.cuda.ground.errors import InputError
from warplens.cuda.record import alike, steps
from warplens.cuda.record.session import Moment, current, is_active

HANDLES = count(3)  # of streams and events of all packages; CUDA's own handles of default streams are 0, 1 and 2
TO_DEVICE, TO_HOST, WITHIN = 1, 2, 3  # the directions of copies: places in `SIDES`


def number_of(stream: Any) -> int:
    """Return the number of a stream of any package, or of its handle, in the log: 0 for a default one."""
    if stream is None:
        return current().steps.lanes.stream
    handle = getattr(stream, "handle", stream)
    try:
        number = int(getattr(handle, "value", handle) or 0)
    except (TypeError, ValueError):  # an object that only its own package knows
        return 0
    return number if number > 2 else 0


def note(what: str, size: int = 0, direction: int = 0, stream: Any = None, event: Any = None) -> None:
    """Note a step, or what is done with an event, where a program is traced (`StepLanes`)."""
    if is_active():
        lanes, number = current().steps.lanes, number_of(stream)
        is_apart = bool(getattr(stream, "is_apart", False))
        if event is None:
            lanes.note_step(what, number, int(size), direction, is_apart=is_apart)
        else:
            lanes.note_event(what, id(event), number, is_apart=is_apart)


def note_copy(direction: int, size: int, stream: Any = None, *, is_waited: bool = True) -> None:
    """Note a copy, for which the host waits unless it is asynchronous."""
    note("c", size, direction, stream)
    if is_waited:
        wait_for(stream)


def wait_for(stream: Any = None) -> None:
    """Note that the host waits for a stream."""
    note("h", stream=stream)


def wait_for_all(*_: Any, **__: Any) -> None:
    """Note that the host waits for all streams."""
    note("h", stream=steps.EVERY)


def in_stream(stream: Any) -> AbstractContextManager[Any]:
    """Return what has the steps of a block in a stream, where none is named for them."""
    is_apart = bool(getattr(stream, "is_apart", False))
    return Stream(handle=number_of(stream), is_apart=is_apart) if is_active() else nullcontext()


class Event(alike.Options):
    """A moment of the program: the time between two is that of the launches between."""

    moment: Moment | None = None  # before it is recorded
    query = alike.always(value=True)  # every call has ended when it returns

    def record(self, stream: Any = None) -> Any:
        """Note where the program stands, and return the event."""
        self.moment = current().now()
        note("r", stream=stream, event=self)
        return self

    def wait(self, stream: Any = None) -> None:
        """Note that what follows in a stream waits for the event."""
        note("w", stream=stream, event=self)

    def synchronize(self) -> Any:
        """Note that the host waits for the event, and return it."""
        note("h", event=self)
        return self

    def ms_until(self, later: "Event") -> float:
        """Return the sum of the times of the launches between two events in milliseconds, NaN where one has none."""
        if self.moment is None or later.moment is None:
            raise InputError("an event was not recorded")
        return self.moment.ns_until(later.moment) / 1e6


class Stream(alike.Options):
    """A stream, in which everything is done already; packages add their own names."""

    handle: Any
    is_apart = False  # whether it does not wait for the default stream, nor that for it
    query = alike.always(value=True)

    def __init__(self, *_: Any, **options: Any) -> None:
        super().__init__(**options)
        vars(self).setdefault("handle", next(HANDLES))
        self._outside: list[int] = []  # the streams that were current when it became so

    synchronize = wait_for
    new_event: Callable[[], Any] = Event  # that of its package

    def record(self, event: Any = None, _options: Any = None) -> Any:
        """Note the moment in an event, a new one by default, and return the event."""
        return (event or self.new_event()).record(self)

    def wait_event(self, event: Any, *_: Any) -> None:
        """Note that what follows in the stream waits for an event."""
        event.wait(self)

    def __enter__(self) -> Any:
        """Make it the current stream."""
        lanes = current().steps.lanes
        self._outside.append(lanes.stream)
        lanes.name_next(number_of(self), is_apart=self.is_apart)
        return self

    def __exit__(self, *_: object) -> None:
        current().steps.lanes.name_next(self._outside.pop())
