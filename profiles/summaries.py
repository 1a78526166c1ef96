"""The summary of a profile for a list of files: devices, date, number of points, note and tags.

The rule: a summary is quick, whatever the size of the file. It is read from the text before the points; a file that
does not look like one of ours is read as a whole instead, with all checks.
"""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import BinaryIO

from warplens.cuda.ground.errors import ProfileError
from warplens.profiles import records, store

HEAD_BYTES = 2**16  # this many bytes are read first; a head has a few KB, most of them for the devices
CHUNK_BYTES = 2**18  # points are counted in chunks of this size, so that other threads run in between
MAX_NOTE_CHARACTERS = 4000  # a note is a paragraph, of this many characters at most
MAX_TAGS = 20  # a profile has at most this many tags
MAX_TAG_CHARACTERS = 40  # a tag has at most this many characters

# These cannot occur inside a JSON string, where their quotation marks would be escaped.
_COLUMNS = re.compile(rb',"points":\{"rows":(\d{1,9}),')
_ROWS = b',"points":['
_ROW = b'{"kernel":'


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The head of a profile, and the number of its points."""

    head: records.Head
    points: int


def read_summary(path: Path) -> Summary:
    """Read the summary of a profile; a `ProfileError` says why the file is none."""
    data = _beginning(path)
    text = store.decompressed(data, HEAD_BYTES)
    if match := _COLUMNS.search(text):
        if data is text and not _ends_with(path, b"}}"):
            store.decode_profile(store.read_bytes(path), path.name)  # raises the error
        return Summary(head=_head(text[: match.start()], path.name), points=int(match[1]))
    at = text.find(_ROWS)
    if at >= 0 and data is text and _ends_with(path, b"]}"):
        with suppress(OSError), path.open("rb") as file:
            file.seek(at)
            return Summary(head=_head(text[:at], path.name), points=_counted(file))
    profile = store.read_profile(path)
    head = records.Head(**{field.name: getattr(profile, field.name) for field in fields(records.Head)})
    return Summary(head=head, points=len(profile.points))


def annotate(path: Path, note: str, tags: Iterable[str]) -> None:
    """Write a note and tags into a profile, which is unchanged where that fails."""
    store.change_head(path, note=tidy_note(note), tags=tidy_tags(tags))


def tidy_note(note: str) -> str:
    """Return a note without blanks at its ends, cut to `MAX_NOTE_CHARACTERS`."""
    return _encodable(note.strip()[:MAX_NOTE_CHARACTERS])


def tidy_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags without repetition and needless blanks, cut to the maximal number and length."""
    tidy = (" ".join(_encodable(tag).split())[:MAX_TAG_CHARACTERS] for tag in tags)
    return tuple(dict.fromkeys(tag for tag in tidy if tag))[:MAX_TAGS]


def _encodable(text: str) -> str:
    """Replace unpaired surrogates, which UTF-8 cannot hold."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _beginning(path: Path) -> bytes:
    with suppress(OSError, ValueError):
        if path.is_file():
            if path.stat().st_size > store.MAX_PROFILE_BYTES:
                raise ProfileError(f"{path} is larger than a profile can be ({store.MAX_PROFILE_BYTES // 2**20} MiB)")
            with path.open("rb") as file:
                return file.read(HEAD_BYTES)
    return store.read_bytes(path)  # raises the error


def _head(text: bytes, name: str) -> records.Head:
    head = store.decode(text + b"}", records.Head, name)
    store.check_schema(head.schema, name, records.SCHEMA_NAME, records.SCHEMA_VERSION)
    return head


def _ends_with(path: Path, end: bytes) -> bool:
    with suppress(OSError), path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 64))
        return file.read().rstrip().endswith(end)
    return False


def _counted(file: BinaryIO) -> int:
    count, overlap = 0, b""
    while chunk := file.read(CHUNK_BYTES):
        text = overlap + chunk
        count += text.count(_ROW)
        overlap = text[len(text) - len(_ROW) + 1 :]
    return count
