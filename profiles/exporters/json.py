"""A profile as JSON for other programs: an object for each point.

The rule: what is printed can be saved and read again.
"""

from __future__ import annotations

from warplens.profiles.records import Profile
from warplens.profiles.store import encode_rows


def to_json(profile: Profile) -> str:
    """Return the profile in schema `warplens-profile/1`, one line.

    Example:
        >>> import json
        >>> import warplens
        >>> profile = json.loads(to_json(warplens.load("reference:hochberg")))
        >>> profile["schema"], len(profile["points"])
        ('warplens-profile/1', 6)
    """
    return encode_rows(profile).decode("utf-8") + "\n"
