"""What a run tells its caller: that it goes on with an earlier one, each point, its end, and that a signal stopped it.

The rule: these are values; `run` makes them.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from warplens.cuda.ground.points import PointResult
from warplens.cuda.sweep.engine import SweepEnded
from warplens.cuda.sweep.progress import Progress
from warplens.profiles.records import Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed:
    """The journal of an interrupted run has `finished` of the `total` points; they do not run again."""

    journal: Path
    finished: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointDone:
    """A point has its result, which the journal has too; `progress` is that of the sweep after it."""

    index: int
    result: PointResult
    progress: Progress


RunEvent: TypeAlias = Resumed | PointDone | SweepEnded


class SweepInterruptedError(KeyboardInterrupt):
    """A signal stopped the sweep; `profile` has the points that finished, as does the file that it is saved in."""

    def __init__(self, profile: Profile, total: int, signal_number: int) -> None:
        super().__init__(
            f"the sweep was stopped with {len(profile.points)} of {total} points done; "
            "they are in the `profile` of this exception"
        )
        self.profile = profile
        self.signal_number = signal_number
