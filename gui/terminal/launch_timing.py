"""The options that say how the launches of a program are timed on a GPU of this machine.

The rule: an option of the timing without anything that is timed is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.errors import InputError

if TYPE_CHECKING:
    from warplens.cuda.runners.gpu.byte_launch import LaunchTiming

Emulate = Annotated[
    bool, typer.Option("--emulate", help="Leave the GPU of this machine alone: the engine executes all launches.")
]
LaunchCache = Annotated[
    str | None,
    typer.Option(
        metavar="cold|warm", help="On a GPU: the state of its L2 cache when a timed launch begins. Default: cold."
    ),
]
LaunchTimings = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=NUMBER", help="On a GPU: a setting of timing, as least_samples=20. May be repeated."),
]


def launch_timing(cache: str | None, timing: Sequence[str], *, is_timed: bool) -> LaunchTiming | None:
    """Return how the launches of a program are timed on a card, None where there is no card.

    Raises:
        InputError: there is no such state or setting, or nothing is timed.
    """
    from warplens.cuda.points import CacheState
    from warplens.cuda.runners.gpu.byte_launch import LaunchTiming
    from warplens.gui.terminal.options import measuring_of

    if not is_timed:
        for option, value in (("--cache", cache), ("--timing", timing)):
            if value:
                raise InputError(f"{option} is for launches that are timed on a GPU of this machine, and none is")
        return None
    if cache is not None and cache not in set(CacheState):
        raise InputError(f"--cache takes cold or warm, not {cache!r}")
    return LaunchTiming(cache=CacheState(cache or CacheState.COLD), measuring=measuring_of(timing))
