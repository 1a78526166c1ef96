"""The actions of a sequence, settled once and kept: a run on a GPU must not wait for expressions.

The rule: a script is a tree. Up to the first flag that is read there is one segment of actions, and after each flag one
for either answer; a segment is settled when a run reaches it for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from warplens.cuda.catalogue import Workload
from warplens.cuda.catalogue.sequence import Clearing, FlagRead, SequenceRun, StepLaunch


@dataclass(slots=True, kw_only=True, eq=False)
class Segment:
    """Actions that follow each other: to the array whose flag is read then ("": none), which says how to go on.

    `memory` has the array whose memory each array has at the end, where no flag is read.
    """

    actions: tuple[StepLaunch | Clearing, ...]
    flag: str = ""
    memory: Mapping[str, str] = field(default_factory=dict)
    after: dict[bool, Segment] = field(default_factory=dict)


class Script:
    """The actions of the sequence of a workload."""

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self._live = SequenceRun(workload)
        self._actions = self._live.actions()
        self.first = self._next()
        self._last: Segment | None = self.first
        """The segment at whose end the live run stands."""

    def after(self, path: tuple[bool, ...]) -> Segment:
        """Return the segment after these answers, of which each belongs to the flag at the end of a segment.

        Raises:
            ExpressionError, InputError: as `SequenceRun.actions`.
        """
        segment = self.first
        for number, answer in enumerate(path):
            known = segment.after.get(answer)
            if known is None:
                if segment is not self._last:  # the live run went another way: start anew
                    self._restart(path[:number])
                self._live.answer(is_set=answer)
                known = segment.after[answer] = self._next()
                self._last = known
            segment = known
        return segment

    def _restart(self, path: tuple[bool, ...]) -> None:
        self._live = SequenceRun(self._workload)
        self._actions = self._live.actions()
        self._next()
        for answer in path:
            self._live.answer(is_set=answer)
            self._next()

    def _next(self) -> Segment:
        """Settle the actions up to the next flag, or to the end."""
        actions: list[StepLaunch | Clearing] = []
        for action in self._actions:
            if isinstance(action, FlagRead):
                return Segment(actions=tuple(actions), flag=action.array)
            actions.append(action)
        return Segment(actions=tuple(actions), memory=dict(self._live.memory))
