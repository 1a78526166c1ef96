"""A profile as JSON: the very text of its file.

The rule: what is printed can be saved and read again.
"""

from __future__ import annotations

from warplens.profiles.records import Profile
from warplens.profiles.store import encode_profile


def to_json(profile: Profile) -> str:
    """Return the profile in schema `warplens-profile/1`, one line."""
    return encode_profile(profile).decode("utf-8") + "\n"
