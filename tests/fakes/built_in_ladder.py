"""A built-in ladder with the times of profiles, by the name of one of its variants."""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.catalogue.ladders import chosen_ladders, ladders_of
from warplens.profiles.ladders.timed_ladder import TimedLadder, Wanted, timed_ladder
from warplens.profiles.records import Profile


def built_in_ladder(name: str, profiles: Sequence[Profile], wanted: Wanted | None = None) -> TimedLadder:
    """Return the built-in ladder that has this variant, as `timed_ladder` does."""
    return timed_ladder(chosen_ladders(ladders_of(builtin_kernels()), name)[0], profiles, wanted)
