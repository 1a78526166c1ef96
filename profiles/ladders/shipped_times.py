"""The shipped profiles that hold times of a ladder on a GPU.

The rule: which GPU a profile is of, its own list of devices says, never its name. A profile with the tag `space` holds
one rung at thousands of configurations, without counters: it is for searches, and no ladder is read from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.catalogue.ladders import Ladder
from warplens.profiles.ladders.climb import is_of_device
from warplens.profiles.records import Profile
from warplens.profiles.shipped import PREFIX, references
from warplens.profiles.store import read_profile

SPACE = "space"
"""The tag of profiles of a whole space of configurations."""


def shipped_times(ladders: Sequence[Ladder], device: str) -> dict[str, Profile]:
    """Return the shipped profiles, by name, with a time of a rung of these ladders on this GPU.

    Args:
        ladders: the ladders.
        device: the key of a GPU's sheet or of a card.
    """
    names = {rung.kernel.name for ladder in ladders for rung in ladder.rungs}
    found: dict[str, Profile] = {}
    for name, path in references().items():
        profile = read_profile(path)
        if SPACE in profile.tags:
            continue
        keys = {record.key for record in profile.devices if is_of_device(record.key, record, device)}
        if any(point.kernel in names and point.device in keys and point.time is not None for point in profile.points):
            found[f"{PREFIX}{name}"] = profile
    return found
