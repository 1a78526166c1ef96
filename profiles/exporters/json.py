"""A profile as JSON for other programs: an object for each point.

The rule: what is printed can be saved and read again.
"""

from __future__ import annotations

from warplens.profiles.records import Profile
from warplens.profiles.store import encode_rows


def to_json(profile: Profile) -> str:
    """Return the profile in schema `warplens-profile/1`, one line."""
    return encode_rows(profile).decode("utf-8") + "\n"
