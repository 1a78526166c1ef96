"""Graphs of `cuda.core`: work that is recorded once and done as often as the graph is launched.

The rule: a graph is a list of calls in the order in which they were recorded, and does them in this order, since
everything happens at once here. Branches that are split and joined are one list, too; conditions, callbacks and
memory of a graph are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.record.alike import missing, nothing
from warplens.cuda.record.cuda_python.results import as_cuda

Work = Callable[[], None]  # a launch or a copy, with the arguments that it had when it was recorded


class GraphBuilder:
    """Records work: it takes the place of a stream in launches and copies."""

    def __init__(self, stream: Any = None) -> None:
        self.stream = stream
        self.work: list[Work] = []
        self.is_building = False
        self.is_join_required = False

    def begin_building(self, mode: str = "relaxed") -> GraphBuilder:
        """Begin to record."""
        self.is_building = True
        return self

    def end_building(self) -> GraphBuilder:
        """End to record."""
        with as_cuda():
            if not self.is_building:
                raise InputError("a graph ends that was not begun: call begin_building before end_building")
        self.is_building = False
        return self

    def complete(self, options: Any = None) -> Graph:
        """Return the graph of what was recorded."""
        return Graph(self._recorded())

    def record(self, work: Work) -> None:
        """Add work to the graph."""
        if not self.is_building:
            raise InputError("work is given to a graph that is not recorded now: call begin_building before it")
        self.work.append(work)

    def close(self) -> None:
        """Forget what was recorded."""
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
        """Do the work, at once."""
        with as_cuda():
            for work in self._work:
                work()

    def update(self, source: GraphBuilder) -> None:
        """Take what another builder recorded."""
        work = source._recorded()
        with as_cuda():
            if len(work) != len(self._work):
                raise InputError(f"a graph of {len(self._work)} nodes is updated with one of {len(work)}")
        self._work = work

    def close(self) -> None:
        """Forget the work."""
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
        work()
