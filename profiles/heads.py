"""What a library says of a profile without reading its points: devices, date, number of points, note, tags.

The rule: a head is quick, whatever the size of the file. It is the text before the points, and the points are counted
by their first key; a file that does not look like one that we wrote is read as a whole instead, with all its checks.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from warplens.cuda.errors import ProfileError
from warplens.profiles.records import Profile
from warplens.profiles.store import LARGEST_PROFILE_BYTES, decode_profile, read_bytes, read_profile, write_profile

HEAD_BYTES = 2**16
"""Read first; a head is a few KB, its length is that of the list of devices."""
CHUNK_BYTES = 2**18
"""Read at a time while points are counted, so that other threads have their turn between."""
LONGEST_NOTE = 4000
"""Letters; a note is a paragraph."""
MOST_TAGS = 20
LONGEST_TAG = 40

_POINTS = b'"points":['
_POINT = b'{"kernel":'
"""How the text of a point begins; inside a string of JSON the quotation marks would have backslashes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """A profile without its points, and how many it has."""

    profile: Profile
    points: int


def read_head(path: Path) -> Head:
    """Read the head of a profile.

    Raises:
        ProfileError: there is no such file, or it is not a profile that this version reads.
    """
    data = _beginning(path)
    at = data.find(_POINTS)
    if at < 0:
        profile = read_profile(path)
        return Head(profile=replace(profile, points=()), points=len(profile.points))
    points = 0
    profile = decode_profile(data[: at + len(_POINTS)] + b"]}", path.name)
    try:
        with path.open("rb") as file:
            file.seek(at)
            points = _counted(file)
            file.seek(max(at, file.seek(0, os.SEEK_END) - 64))
            is_whole = file.read().rstrip().endswith(b"]}")
    except OSError:
        is_whole = False
    if not is_whole:
        decode_profile(read_bytes(path), path.name)  # says what is wrong with it
    return Head(profile=profile, points=points)


def annotate(path: Path, note: str, tags: Iterable[str]) -> Profile:
    """Write the user's words into a profile and return it, without its points.

    Raises:
        ProfileError: it cannot be read.
        StorageError: it cannot be written; it is unchanged.
    """
    profile = replace(read_profile(path), note=_encodable(note.strip()[:LONGEST_NOTE]), tags=tidy_tags(tags))
    write_profile(path, profile)
    return replace(profile, points=())


def tidy_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags without repetition, blanks at their ends and what is too much."""
    tidy = (" ".join(_encodable(tag).split())[:LONGEST_TAG] for tag in tags)
    return tuple(dict.fromkeys(tag for tag in tidy if tag))[:MOST_TAGS]


def _encodable(text: str) -> str:
    """Replace halves of letters, which no file can hold."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _beginning(path: Path) -> bytes:
    with suppress(OSError, ValueError):
        if path.is_file():
            if path.stat().st_size > LARGEST_PROFILE_BYTES:
                raise ProfileError(f"{path} is larger than a profile can be ({LARGEST_PROFILE_BYTES // 2**20} MiB)")
            with path.open("rb") as file:
                return file.read(HEAD_BYTES)
    return read_bytes(path)  # says what is wrong with it


def _counted(file: BinaryIO) -> int:
    """Return how many points begin in the rest of the file."""
    count, kept = 0, b""
    while chunk := file.read(CHUNK_BYTES):
        text = kept + chunk
        count += text.count(_POINT)
        kept = text[len(text) - len(_POINT) + 1 :]
    return count
