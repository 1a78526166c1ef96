"""The profiles that come with the program, and the one way to open a profile that is named in words or by a path.

The rule: `reference:NAME` is a shipped profile wherever a profile is asked for; all else is a path. A name is looked up
among those that there are, and is never part of a path.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from warplens.cuda.errors import ProfileError, UnknownNameError
from warplens.profiles.journal import read_journal
from warplens.profiles.records import Profile
from warplens.profiles.store import PROFILE_SUFFIX, read_profile

PREFIX = "reference:"
FOLDER = Path(__file__).with_name("reference")


def references() -> dict[str, Path]:
    """Return the shipped profiles by name."""
    found = [*FOLDER.glob(f"*{PROFILE_SUFFIX}"), *FOLDER.glob(f"*{PROFILE_SUFFIX}.gz")]
    return {path.name.partition(PROFILE_SUFFIX)[0]: path for path in sorted(found)}


def is_reference(source: Path) -> bool:
    """Say whether a shipped profile is meant, by its name or its file: nobody is to write to that."""
    return str(source).startswith(PREFIX) or source.parent == FOLDER


def open_profile(source: Path) -> Profile:
    """Return the profile that is meant: a shipped one, one in a file, or what the journal of an interrupted run holds.

    Raises:
        UnknownNameError: no profile of this name is shipped.
        ProfileError: there is no such file, it is no profile, or it is a journal without points.
    """
    if str(source).startswith(PREFIX):
        name = str(source).removeprefix(PREFIX)
        known = references()
        if name not in known:
            raise UnknownNameError("reference profile", name, known)
        return read_profile(known[name])
    if source.name.endswith(".journal"):
        content = read_journal(source)
        if content is None:
            raise ProfileError(f"{source.name} holds no points: the run ended before the first one")
        return replace(content.header.profile, points=content.points)
    return read_profile(source)
