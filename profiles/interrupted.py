"""The points of a sweep that did not end: those of its journal, and those that its profile alone holds.

The rule: no finished point is lost where any disk has room. A journal takes a line a point, a profile packs them, so
that a full disk may still take the profile of a sweep whose last points its journal lacks. Where it takes neither, the
profile goes to the folder for temporary files.
"""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from warplens.cuda.errors import ProfileError, StorageError
from warplens.cuda.points import PointResult
from warplens.profiles.journal import JournalContent, journal_path, read_journal
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.store import read_profile, write_profile


def read_interrupted(path: Path) -> Profile | None:
    """Return the profile of an interrupted sweep with all its finished points, None where not even a head is left.

    Args:
        path: the file of its profile, which may be missing; the journal lies beside it.

    Raises:
        ProfileError: the journal cannot be read, is of another kind or version, or is damaged.
    """
    content = read_journal(journal_path(path))
    if content is None:
        return None
    return replace(content.header.profile, points=finished_points(path, content))


def finished_points(path: Path, content: JournalContent) -> tuple[PointResult, ...]:
    """Return the points of a journal, and those that the profile of the same sweep at `path` alone holds.

    They are in the order in which they finished where the profile is that of a search.
    """
    profile = _unfinished(path)
    if profile is None or profile.started != content.header.profile.started:
        return content.points
    held = {point.key: point for point in profile.points} | {point.key: point for point in content.points}
    return tuple(held.values())


def _unfinished(path: Path) -> Profile | None:
    """Return the profile of a sweep that did not end, None where there is none that can be read."""
    if not path.is_file():
        return None
    try:
        profile = read_profile(path)
    except ProfileError:  # no profile, or a damaged one: the journal counts alone
        return None
    return profile if profile.status is Completeness.PARTIAL else None


def write_elsewhere(name: str, profile: Profile) -> Path | None:
    """Write a profile into a new folder of this user among the temporary files; None where those have no room
    either.
    """
    folder: Path | None = None
    try:
        folder = Path(tempfile.mkdtemp(prefix="warplens-"))
        write_profile(folder / name, profile)
    except (OSError, StorageError):
        with suppress(OSError):
            if folder is not None:
                shutil.rmtree(folder)
        return None
    return folder / name
