"""The profiles that come with the program, and the one way to open a profile by name or by path.

The rule: `reference:NAME` is a shipped profile wherever a profile is expected; everything else is a path. A name is
looked up among the shipped ones, and is never part of a path.
"""

from dataclasses import replace
from pathlib import Path

from warplens.cuda.ground.errors import ProfileError, UnknownNameError
from warplens.profiles.journal import read_journal, with_later_launches
from warplens.profiles.records import Profile
from warplens.profiles.store import PROFILE_SUFFIX, read_profile

PREFIX = "reference:"
FOLDER = Path(__file__).with_name("reference")


def references() -> dict[str, Path]:
    """Return the shipped profiles by name, in its order."""
    paths = [*FOLDER.glob(f"*{PROFILE_SUFFIX}"), *FOLDER.glob(f"*{PROFILE_SUFFIX}.gz")]
    return dict(sorted((path.name.partition(PROFILE_SUFFIX)[0], path) for path in paths))


def is_reference(source: Path) -> bool:
    """Return whether this is the name or the file of a shipped profile, which is never written."""
    return str(source).startswith(PREFIX) or source.parent == FOLDER


def reference_name(source: Path) -> str:
    """Return how a shipped profile is called where a profile is expected, "" for any other file."""
    if not is_reference(source):
        return ""
    return str(source) if str(source).startswith(PREFIX) else f"{PREFIX}{source.name.partition(PROFILE_SUFFIX)[0]}"


def open_profile(source: Path) -> Profile:
    """Return a shipped profile, the profile of a file, or the points of the journal of an interrupted run.

    That of a program that was killed has the launches of its journal.
    """
    if str(source).startswith(PREFIX):
        name = str(source).removeprefix(PREFIX)
        shipped = references()
        if name not in shipped:
            raise UnknownNameError("reference profile", name, shipped)
        return read_profile(shipped[name])
    if source.name.endswith(".journal"):
        content = read_journal(source)
        if content is None:
            raise ProfileError(f"{source.name} holds no points: the run ended before the first one")
        return replace(content.header.profile, points=content.points)
    return with_later_launches(read_profile(source), source)
