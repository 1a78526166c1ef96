"""What a library says of a profile without reading its points: devices, date, number of points, note, tags.

The rule: a summary is quick, whatever the size of the file. It is the text before the points, and their number; a file
that does not look like one that we wrote is read as a whole instead, with all its checks.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import BinaryIO

from warplens.cuda.errors import ProfileError
from warplens.profiles.records import SCHEMA_NAME, SCHEMA_VERSION, Head
from warplens.profiles.store import (
    GZIP_MAGIC,
    LARGEST_PROFILE_BYTES,
    change_head,
    check_schema,
    decode,
    decode_profile,
    read_bytes,
    read_profile,
)

HEAD_BYTES = 2**16
"""Read first; a head is a few KB, its length is that of the list of devices."""
CHUNK_BYTES = 2**18
"""Read at a time while points are counted, so that other threads have their turn between."""
LONGEST_NOTE = 4000
"""Letters; a note is a paragraph."""
MOST_TAGS = 20
LONGEST_TAG = 40

# Inside a string of JSON the quotation marks of these would have backslashes.
_COLUMNS = re.compile(rb',"points":\{"rows":(\d{1,9}),')
_ROWS = b',"points":['
_ROW = b'{"kernel":'


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a profile says of all its points, and how many it has."""

    head: Head
    points: int


def read_summary(path: Path) -> Summary:
    """Read the summary of a profile.

    Raises:
        ProfileError: there is no such file, or it is not a profile that this version reads.
    """
    data = _beginning(path)
    text = _plain_text(data)
    if found := _COLUMNS.search(text):
        if data is text and not _ends_with(path, b"}}"):
            decode_profile(read_bytes(path), path.name)  # says what is wrong with it
        return Summary(head=_head(text[: found.start()], path.name), points=int(found[1]))
    at = text.find(_ROWS)
    if at >= 0 and data is text and _ends_with(path, b"]}"):
        with suppress(OSError), path.open("rb") as file:
            file.seek(at)
            return Summary(head=_head(text[:at], path.name), points=_counted(file))
    profile = read_profile(path)
    head = Head(**{field.name: getattr(profile, field.name) for field in fields(Head)})
    return Summary(head=head, points=len(profile.points))


def annotate(path: Path, note: str, tags: Iterable[str]) -> None:
    """Write the user's words into a profile.

    Raises:
        ProfileError: it cannot be read.
        StorageError: it cannot be written; it is unchanged.
    """
    change_head(path, note=tidy_note(note), tags=tidy_tags(tags))


def tidy_note(note: str) -> str:
    """Return a note without blanks at its ends and what is too much."""
    return _encodable(note.strip()[:LONGEST_NOTE])


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


def _plain_text(data: bytes) -> bytes:
    """Return the beginning of the text of a profile, compressed or not."""
    if not data.startswith(GZIP_MAGIC):
        return data
    with suppress(zlib.error):
        return zlib.decompressobj(wbits=zlib.MAX_WBITS | 16).decompress(data, HEAD_BYTES)
    return b""


def _head(text: bytes, name: str) -> Head:
    """Read the text before the points.

    Raises:
        ProfileError: it does not fit, or was written by a newer version.
    """
    head = decode(text + b"}", Head, name)
    check_schema(head.schema, name, SCHEMA_NAME, SCHEMA_VERSION)
    return head


def _ends_with(path: Path, end: bytes) -> bool:
    with suppress(OSError), path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 64))
        return file.read().rstrip().endswith(end)
    return False


def _counted(file: BinaryIO) -> int:
    """Return how many points begin in the rest of the file."""
    count, kept = 0, b""
    while chunk := file.read(CHUNK_BYTES):
        text = kept + chunk
        count += text.count(_ROW)
        kept = text[len(text) - len(_ROW) + 1 :]
    return count
