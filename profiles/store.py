"""The only place that reads profile files; `writing` writes them.

The rule: a file is read whole and decoded strictly; no path in it is opened and no size in it is trusted. It may be
compressed with gzip, whatever its name.
"""

import os
import re
import zlib
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from warplens.cuda.ground import files, points
from warplens.cuda.ground.errors import InputError, ProfileError
from warplens.profiles import columns, records
from warplens.profiles.records import HEAD, ROWS_SCHEMA, SCHEMA, SCHEMA_NAME, SCHEMA_VERSION, Profile, ProfileFile
from warplens.profiles.writing import encode, reason_of, write_profile, write_text

MAX_PROFILE_BYTES = 256 * 2**20  # 50,000 points with all samples fit; a larger file, also unpacked, is not one of ours
MAX_VALUES = 64_000_000
"""A profile holds at most this many values: a measured point has 500, nearly all of them samples, and the largest
sweep 25 million. A value takes 32 bytes of memory, and only two of a file."""
MAX_MESSAGE_CHARACTERS = 200  # a message of the decoder is cut to this many characters
GZIP_MAGIC = b"\x1f\x8b"

_FIRST_MEMBER = re.compile(rb'\s*\{\s*"schema"\s*:\s*"([ -!#-\[\]-~]{1,100})"')
"""This is how a profile begins whose schema is its first member; to look for it elsewhere takes decoding the whole."""

_T = TypeVar("_T")


class Heading(msgspec.Struct):
    """The part that all versions of the schema have; the first line of a journal also has the digest of its plan."""

    schema: str = ""
    plan: str = ""


def read_profile(path: Path) -> Profile:
    """Read a profile; a `ProfileError` says why the file is none that this version reads."""
    return decode_profile(read_bytes(path), path.name)


def change_head(path: Path, **changes: Any) -> None:
    """Change fields of the head of a profile; its points are copied without being unpacked."""
    text = _plain_text(read_bytes(path), path.name)
    if decode(text, Heading, path.name).schema != SCHEMA:
        write_profile(path, replace(decode_profile(text, path.name), **changes))
        return
    file = records.with_old_settings(decode(text, ProfileFile, path.name))
    _points(file, path.name)
    write_text(path, encode(replace(file, **changes)))


def decode_profile(data: bytes, name: str) -> Profile:
    """Read the bytes of a profile, compressed or not; a `ProfileError` calls them `name`."""
    text = _plain_text(data, name)
    schema = _schema(text, name)
    check_schema(schema, name, SCHEMA_NAME, SCHEMA_VERSION)
    # the collector would look for garbage among the new values, for half of the time
    with columns.without_collection():
        if schema == ROWS_SCHEMA:
            profile = decode(text, Profile, name, schema)
            if len(profile.points) > columns.MAX_POINTS:
                raise ProfileError(
                    f"{name} has {len(profile.points)} points, and at most {columns.MAX_POINTS} are read"
                )
            for index, point in enumerate(profile.points):
                check_point(point, f"{name} does not fit {ROWS_SCHEMA}", f"point {index}")
            return records.with_old_settings(replace(profile, schema=SCHEMA))
        file = records.with_old_settings(decode(text, ProfileFile, name))
        return Profile(**{field: getattr(file, field) for field in HEAD}, points=_points(file, name))


def _schema(text: bytes, name: str) -> str:
    """Return the schema of a profile: that of its first member, as those written here, or wherever it is."""
    if first := _FIRST_MEMBER.match(text):
        return first[1].decode("ascii")
    return decode(text, Heading, name).schema


def _points(file: ProfileFile, name: str) -> tuple[points.PointResult, ...]:
    try:
        return columns.points_of(file.points)
    except InputError as error:
        raise ProfileError(f"{name} does not fit {SCHEMA}: {_sentence(error)}") from None


def check_point(point: points.PointResult, where: str, what: str) -> None:
    """Check the values of a point of a file; `what` names the point."""
    if point.time is not None and point.time.value_ns < 0:
        raise ProfileError(f"{where}: the time of {what} is negative")
    try:
        columns.check_steps(point.steps)
    except InputError as error:
        raise ProfileError(f"{where}: {what}: {error}") from None
    try:
        columns.check_integers({**point.problem, **point.tune}, point.metrics, what)
    except InputError as error:
        raise ProfileError(f"{where}: {error}") from None


def _plain_text(data: bytes, name: str) -> bytes:
    """Return decompressed data, and plain data as it is; never more than a profile can have."""
    text = _decompressed(data, name) if data.startswith(GZIP_MAGIC) else data
    if len(text) > 2 * MAX_VALUES and text.count(b",") > MAX_VALUES:
        raise ProfileError(f"{name} holds more values than a profile can ({MAX_VALUES:,})")
    if columns.has_too_many_tags(text):
        raise ProfileError(f"{name} has more tags than a profile can ({columns.MAX_TAGS:,})")
    return text


def _decompressed(data: bytes, name: str) -> bytes:
    reader = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        text = reader.decompress(data, MAX_PROFILE_BYTES + 1)
    except zlib.error as error:
        raise ProfileError(f"{name} is damaged: gzip cannot read it ({_sentence(error)})") from None
    if len(text) > MAX_PROFILE_BYTES:
        raise ProfileError(f"{name} becomes larger than a profile can be ({MAX_PROFILE_BYTES // 2**20} MiB)")
    if not reader.eof:
        raise ProfileError(f"{name} is cut off: it ends after {len(data)} bytes, in the middle of its compressed text")
    if reader.unused_data:
        raise ProfileError(f"{name} is damaged: {len(reader.unused_data)} bytes follow its compressed text")
    return text


def decompressed(data: bytes, most: int = MAX_PROFILE_BYTES) -> bytes:
    """Decompress at most `most` bytes; return plain data as it is, and nothing for damaged data."""
    if not data.startswith(GZIP_MAGIC):
        return data
    with suppress(zlib.error):
        return zlib.decompressobj(wbits=zlib.MAX_WBITS | 16).decompress(data, most)
    return b""


def check_schema(actual: str, name: str, schema: str, version: int) -> None:
    """Check that the schema of a file is `schema` in a version up to `version`."""
    kind, _, number = actual.partition("/")
    if kind != schema or not number.isascii() or not number.isdigit() or len(number) > 9 or int(number) < 1:
        reason = f"its schema is {actual[:60]!r}" if actual else "it names no schema"
        raise ProfileError(f"{name} is not a Warplens file of schema {schema}: {reason}")
    if int(number) > version:
        raise ProfileError(
            f"{name} was written by a newer Warplens: schema {actual}; this one reads up to {schema}/{version}"
        )


def decode(data: bytes, kind: type[_T], name: str, schema: str = SCHEMA) -> _T:
    """Decode one JSON text as `kind`; errors use `name` and `schema`."""
    if not data or data.isspace():
        raise ProfileError(f"{name} is empty")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise ProfileError(f"{name} does not fit {schema}: {_sentence(error)}") from None
    except InputError as error:  # a value that checks itself
        raise ProfileError(f"{name} does not fit {schema}: {_sentence(error)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # before msgspec 0.23 the latter where it is not UTF-8
        if "truncated" in str(error):
            raise ProfileError(
                f"{name} is cut off: it ends after {len(data)} bytes, in the middle of its JSON"
            ) from None
        is_text = "utf-8" not in str(error).lower()
        reason = _sentence(error).removeprefix("JSON is malformed: ") if is_text else "it is not UTF-8 text"
        raise ProfileError(f"{name} is not JSON: {reason}") from None
    except RecursionError:
        raise ProfileError(f"{name} is not a profile: its JSON is nested too deeply") from None


def _sentence(error: Exception) -> str:
    text = str(error).replace("\n", " ")
    return text if len(text) <= MAX_MESSAGE_CHARACTERS else f"{text[:MAX_MESSAGE_CHARACTERS]}…"


def read_bytes(path: Path) -> bytes:
    """Read a whole regular file of no more than `MAX_PROFILE_BYTES`; a `ProfileError` says why that fails."""
    try:
        with files.opened_regular(os.path.realpath(path)) as file:  # of a link that which it leads to
            data = file.read(MAX_PROFILE_BYTES + 1)
    except FileNotFoundError:
        raise ProfileError(f"there is no file {path}") from None
    except files.NotRegularError:
        kind = "a folder, not a profile" if path.is_dir() else "not a regular file"
        raise ProfileError(f"{path} is {kind}") from None
    except (OSError, ValueError) as error:
        raise ProfileError(f"{path} cannot be read: {reason_of(error)}") from None
    if len(data) > MAX_PROFILE_BYTES:
        raise ProfileError(f"{path} is larger than a profile can be ({MAX_PROFILE_BYTES // 2**20} MiB)")
    return data
