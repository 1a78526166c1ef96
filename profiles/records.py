"""The content of a profile, and how it is written: the values of `*.warplens.json` (schema `warplens-profile/2`).

The rule: a profile states what was run, on which device, by which compiler and program, when and on what host; no path
in it is ever opened, and every number in it is finite. A file is written to a temporary file in the same folder and
moved in one step, so that it is whole or absent. `store` reads it.

A file is JSON: schema `warplens-profile/2` with the points as columns (`columns`), or `/1` with an object for each. It
is compressed with gzip where its name ends in `.gz`.
"""

from __future__ import annotations

import errno
import gzip
import math
import numbers
import os
import secrets
import stat
import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from warplens.cuda.ground import points as point_values
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.metrics import MetricValue
from warplens.cuda.ground.points import Invention, Measuring, PointResult, Time
from warplens.profiles.columns import (
    PLAIN_NAMES,
    Column,
    ConditionColumns,
    Indexed,
    MetricColumn,
    PointColumns,
    RowValues,
    T,
    TermColumn,
    TimeColumns,
)
from warplens.profiles.formats import for_json

_T = TypeVar("_T")
_Head = TypeVar("_Head", bound="Head")

SCHEMA_NAME = "warplens-profile"
SCHEMA_VERSION = 2
SCHEMA = f"{SCHEMA_NAME}/{SCHEMA_VERSION}"
ROWS_SCHEMA = f"{SCHEMA_NAME}/1"  # an object for each point: the form of older files, and of JSON for other programs
SAMPLE_DIGITS = 1  # a file keeps this many decimal places of a sample in ns: the clock of the events has steps of 32 ns


class Completeness(StrEnum):
    """Whether all planned points are in the profile."""

    COMPLETE = "complete"
    PARTIAL = "partial"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceRecord:
    """The device of some points: its key in the sheets, and its most used numbers; one that is not known is 0."""

    key: str
    name: str
    compute_capability: tuple[int, int]
    target: str
    sm_count: int
    clock_hz: float
    memory_bandwidth_bytes_per_s: float
    fp32_flops_per_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuRecord:
    """A GPU that points of a device may have been measured on; a number that is not known is 0."""

    device: str
    number: int  # `warplens.cuda.ground.points.Visit.card`, among the GPUs of the model
    uuid: str
    driver: str = ""
    power_limit_w: float = 0.0
    sm_clock_hz: float = 0.0  # the highest that the GPU allows
    memory_clock_hz: float = 0.0  # the highest that the GPU allows
    locked_clock_hz: float = 0.0  # the clock of the SMs that the sweep locked it to


@dataclass(frozen=True, slots=True, kw_only=True)
class HostRecord:
    """The machine that ran the sweep; `processor` is the model name of the processor."""

    system: str
    machine: str
    processors: int
    python: str
    processor: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentRecord:
    """The document of published figures; an unknown field is "". `where` is a publisher, a page or an address."""

    title: str
    author: str
    year: str
    where: str

    def __str__(self) -> str:
        """Return one line that names the document."""
        return ", ".join(part for part in (self.author, self.title, self.year, self.where) if part)


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The part of a profile that concerns all points."""

    schema: str = SCHEMA
    program: str
    compiler: str
    devices: tuple[DeviceRecord, ...]
    host: HostRecord
    started: str  # ISO 8601 in UTC
    ended: str = ""  # the same, "" while the sweep runs
    command: str = ""
    status: Completeness = Completeness.PARTIAL
    measuring: Measuring | None = None  # the settings of the timing on GPUs
    note: str = ""  # the user's
    tags: tuple[str, ...] = ()  # the user's
    document: DocumentRecord | None = None  # the source of published figures
    method: int = 0  # of timing (`warplens.cuda.execute.measurement.conditions`), 0 if nothing was timed or is known
    cards: tuple[GpuRecord, ...] = ()  # what points were timed on

    def device(self, key: str) -> DeviceRecord | None:
        """Return the device with this key, if the profile names it."""
        return next((device for device in self.devices if device.key == key), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile(Head):
    """One sweep and its points, in the order of the plan."""

    points: tuple[PointResult, ...] = field(default=())


def with_old_settings(head: _Head) -> _Head:
    """Return the head of a profile with the settings that it was recorded with.

    A file that names no method of measuring is older than the setting `placements`, and had one placement.
    """
    if head.method or head.measuring is None:
        return head
    return replace(head, measuring=replace(head.measuring, placements=1))


def program_version() -> str:
    """Return `warplens` with its version."""
    return f"warplens {version()}"


@cache
def version() -> str:
    """Return the version of Warplens."""
    import importlib.metadata  # it imports the email package, which would delay the start of the window

    return importlib.metadata.version("warplens")


def now_utc() -> str:
    """Return the time now, ISO 8601 in UTC, in seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def with_methods(kind: type[_T], value: object) -> _T:
    """Return a value as another class that has the same fields, and methods of its own."""
    return kind(**{field.name: getattr(value, field.name) for field in fields(value)})  # type: ignore[arg-type]


def storable(result: PointResult) -> PointResult:
    """Return `result` for the file: texts that encode, and no infinite or undefined number.

    Samples are rounded to `SAMPLE_DIGITS`. JSON has no infinite numbers: a metric or a time without a finite value is
    left out (it shows as "-"), and an error of the check that is infinite or undefined becomes the largest finite
    number, so that the point stays visibly wrong.
    """
    return replace(
        result,
        reason=_writable(result.reason),
        notes=tuple(map(_writable, result.notes)),
        printed=_writable(result.printed),
        invented=tuple(
            Invention(name=_writable(invention.name), value=_writable(invention.value), host_value=invention.host_value)
            for invention in result.invented
        ),
        metrics=_finite_values(result.metrics, lambda metric: metric.value),
        time=_finite_time(result.time),
        check=None
        if (check := result.check) is None
        else replace(
            check,
            largest_absolute=_finite(check.largest_absolute),
            largest_relative=_finite(check.largest_relative),
            expected=_writable(check.expected),
            got=_writable(check.got),
        ),
        steps=tuple(
            replace(
                step,
                kernel=_writable(step.kernel),
                metrics=_finite_values(step.metrics, lambda metric: metric.value),
                time=_finite_time(step.time),
            )
            for step in result.steps
        ),
        elapsed_s=result.elapsed_s if math.isfinite(result.elapsed_s) else 0.0,
    )


def _writable(text: str) -> str:
    """Replace what UTF-8 cannot carry (a file name that is not text) by its escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _finite_values(values: Mapping[str, _T], number: Callable[[_T], float | int | str]) -> Mapping[str, _T]:
    """Leave out values without a finite number; a row of columns comes from a file, where all are finite."""
    if isinstance(values, RowValues):
        return values
    return {
        name: value for name, value in values.items() if isinstance(plain := number(value), str) or math.isfinite(plain)
    }


def _finite_time(time: Time | None) -> Time | None:
    if time is None or not math.isfinite(time.value_ns):
        return None
    return replace(
        time,
        samples_ns=tuple(round(sample, SAMPLE_DIGITS) for sample in time.samples_ns if math.isfinite(sample)),
        terms_ns=_finite_values(time.terms_ns, lambda term: term),
        overhead_ns=time.overhead_ns if math.isfinite(time.overhead_ns) else 0.0,
        conditions=tuple(
            part
            for part in time.conditions
            if all(map(math.isfinite, (part.sm_clock_hz, part.memory_clock_hz, part.temperature_c, part.power_w)))
        ),
        spent_s=time.spent_s if math.isfinite(time.spent_s) else 0.0,
    )


def _finite(number: float) -> float:
    return number if math.isfinite(number) else sys.float_info.max


def journal_path(profile_path: Path) -> Path:
    """Return the path of the journal of a profile."""
    return profile_path.with_name(profile_path.name + ".journal")


GZIP_SUFFIX = ".gz"
PROFILE_SUFFIX = ".warplens.json"  # the end of the name of a profile; a compressed one has `GZIP_SUFFIX` after it
HEAD = tuple(field.name for field in fields(Head))


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileFile(Head):
    """A profile with its points as columns."""

    points: PointColumns


_REASONS = {  # the system's reasons in plain words
    errno.EROFS: "the file system is read-only",
    errno.EACCES: "permission denied",
    errno.EPERM: "permission denied",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.ELOOP: "it is a link",
    errno.EMFILE: "too many files are open (`ulimit -n` says how many are allowed)",
    errno.ENFILE: "too many files are open on this machine",
    errno.ENOENT: "there is no such folder",
    errno.EFBIG: "the file system or a limit allows no larger file",
}


def write_profile(path: Path, profile: Profile) -> None:
    """Write a profile whole or not at all; after a `StorageError`, what stood at `path` is unchanged."""
    write_text(path, encode_profile(profile))


def write_text(path: Path, text: bytes) -> None:
    """Write the text of a file with a newline at its end, compressed where the name of the file says so."""
    data = text + b"\n"
    write_bytes(path, gzip.compress(data, mtime=0) if path.suffix == GZIP_SUFFIX else data)


def encode_profile(profile: Profile) -> bytes:
    """Return the text of the file, without the newline at its end."""
    head = {name: getattr(profile, name) for name in HEAD} | {"schema": SCHEMA}
    return encode(ProfileFile(**head, points=columns_of([storable(point) for point in profile.points])))


def to_json(profile: Profile) -> str:
    """Return the profile in schema `warplens-profile/1`, one line: an object for each point."""
    points = tuple(storable(point) for point in profile.points)
    return encode(replace(profile, schema=ROWS_SCHEMA, points=points)).decode("utf-8") + "\n"


def encode(value: object) -> bytes:
    """Return a record as one line of JSON; numbers of NumPy become plain numbers, and what cannot be seen escapes."""
    data = msgspec.json.encode(value, enc_hook=_plain)
    if data.isascii() and b"\x7f" not in data:
        return data
    return for_json(data.decode("utf-8")).encode("utf-8")


def _plain(value: object) -> int | float | dict[object, object]:
    match value:
        case Mapping():
            return dict(value)
        case numbers.Integral():
            return int(value)
        case numbers.Real():
            return float(value)
        case _:
            raise NotImplementedError(f"a profile cannot hold a {type(value).__name__}")


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: to a temporary file in its folder, then moved; else raise a `StorageError`."""
    with storage_errors(path):
        target = Path(os.path.realpath(path))
        with suppress(FileNotFoundError, NotADirectoryError):
            mode = target.stat().st_mode
            if stat.S_ISDIR(mode):
                raise StorageError(f"{path} cannot be written: it is a folder")
            if not stat.S_ISREG(mode):  # a device or a pipe would be replaced by a file
                raise StorageError(f"{path} cannot be written: it is not a regular file")
        part = target.with_name(f".{target.name[:80]}.{secrets.token_hex(4)}.part")
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            with suppress(OSError):  # there is nothing to replace, or the file system has no permissions
                part.chmod(stat.S_IMODE(target.stat().st_mode))
            part.replace(target)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
        sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make a new name in `folder` survive a power cut, where the system can."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            with suppress(OSError):  # some network file systems refuse; the file itself is synced
                os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turn errors of the system into a `StorageError`: one sentence about `path`."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise StorageError(f"{path} cannot be written: {reason_of(error)}") from None


def reason_of(error: OSError | ValueError) -> str:
    """Return the system's reason in plain words."""
    if isinstance(error, ValueError):
        return str(error)
    return _REASONS.get(error.errno or 0, "") or error.strerror or type(error).__name__


def columns_of(points: Sequence[point_values.PointResult]) -> PointColumns:
    """Return the columns of points that are fit for a file (`records.storable`)."""
    plain = {name: packed([getattr(point, name) for point in points]) for name in PLAIN_NAMES[PointColumns]}
    keys = dict.fromkeys(key for point in points for key in point.metrics)
    metrics = {key: _metric_column([point.metrics.get(key) for point in points]) for key in keys}
    return PointColumns(rows=len(points), time=_time_columns(points), metrics=metrics, **plain)


def _metric_column(values: Sequence[MetricValue | None]) -> MetricColumn:
    """Return the column of one metric; a point without it gets unit, provenance and note of another point."""
    filler = next(value for value in values if value is not None)
    return MetricColumn(
        value=packed([None if value is None else value.value for value in values]),
        unit=packed([(value or filler).unit for value in values]),
        provenance=packed([(value or filler).provenance for value in values]),
        note=packed([(value or filler).note for value in values]),
    )


def _time_columns(points: Sequence[point_values.PointResult]) -> TimeColumns:
    timed = [row for row, point in enumerate(points) if point.time is not None]
    times = [point.time for point in points if point.time is not None]
    terms = dict.fromkeys(name for time in times for name in time.terms_ns)
    conditions = [condition for time in times for condition in time.conditions]
    plain = {name: packed([getattr(time, name) for time in times]) for name in PLAIN_NAMES[TimeColumns]}
    parts = {name: packed([getattr(part, name) for part in conditions]) for name in PLAIN_NAMES[ConditionColumns]}
    return TimeColumns(
        points=None if len(timed) == len(points) else timed,
        # equal samples are not packed into one value, since nothing else holds their number
        samples_ns=[
            column if isinstance(column := packed(time.samples_ns), Indexed) else list(time.samples_ns)
            for time in times
        ],
        terms_ns={name: TermColumn(packed([time.terms_ns.get(name) for time in times])) for name in terms},
        conditions=ConditionColumns(count=packed([len(time.conditions) for time in times]), **parts),
        **plain,
    )


def packed(values: Sequence[T]) -> Column[T]:
    """Return the values in the smallest form."""
    first = values[0] if values else None
    if values and (first is None or isinstance(first, str)) and values.count(first) == len(values):
        return [values[0]]  # most columns are words that all rows share; numbers may be equal and yet of two types
    keys = _keys(values)
    counts = Counter(keys)
    if len(counts) <= 1:
        return list(values[:1])
    if 2 * len(counts) > len(values):
        return list(values)
    indices = {key: index for index, (key, _) in enumerate(counts.most_common())}
    firsts = dict(zip(reversed(keys), reversed(values), strict=True))
    return Indexed(values=[firsts[key] for key in indices], index=[indices[key] for key in keys])


def _keys(values: Sequence[object]) -> list[Hashable]:
    keys: list[Hashable] = list(zip(map(type, values), values, strict=True))
    try:
        hash(tuple(keys))
    except TypeError:
        return [repr(value) for value in values]
    return keys
