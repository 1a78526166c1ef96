"""How a profile and its journal are written.

The rule: every number in a file is finite, and its texts encode. A profile is written to a temporary file in the same
folder and moved in one step, so that it is whole or absent; a line of a journal is whole or cut off again.
"""

from __future__ import annotations

import errno
import gzip
import math
import numbers
import os
import secrets
import shutil
import stat
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.metrics import MetricValue
from warplens.cuda.ground.points import Invention, PointResult, Time
from warplens.profiles import columns, formats, records

_T = TypeVar("_T")

SAMPLE_DIGITS = 1  # a file keeps this many decimal places of a sample in ns: the clock of the events has steps of 32 ns

_REASONS = {getattr(errno, name): words for name, words in toml_beside(__file__).items()}


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


def storable(result: PointResult) -> PointResult:
    """Return `result` for the file: texts that encode, and no infinite or undefined number.

    Samples are rounded to `SAMPLE_DIGITS`. JSON has no infinite numbers: a metric or a time without a finite value is
    left out (it shows as "-"), and an error of the check that is infinite or undefined becomes the largest finite
    number, so that the point stays visibly wrong.
    """
    return replace(
        result,
        reason=writable(result.reason),
        notes=tuple(map(writable, result.notes)),
        printed=writable(result.printed),
        invented=tuple(
            Invention(name=writable(invention.name), value=writable(invention.value), host_value=invention.host_value)
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
            expected=writable(check.expected),
            got=writable(check.got),
        ),
        steps=tuple(
            replace(
                step,
                kernel=writable(step.kernel),
                metrics=_finite_values(step.metrics, lambda metric: metric.value),
                time=_finite_time(step.time),
            )
            for step in result.steps
        ),
        elapsed_s=result.elapsed_s if math.isfinite(result.elapsed_s) else 0.0,
    )


def writable(text: str) -> str:
    """Replace what UTF-8 cannot carry (a file name that is not text) by its escape."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _finite_values(values: Mapping[str, _T], number: Callable[[_T], float | int | str]) -> Mapping[str, _T]:
    """Leave out values without a finite number; a row of columns comes from a file, where all are finite."""
    if isinstance(values, columns.RowValues):
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


def write_profile(path: Path, profile: records.Profile) -> None:
    """Write a profile whole or not at all; after a `StorageError`, what stood at `path` is unchanged."""
    write_text(path, encode_profile(profile))


def write_text(path: Path, text: bytes) -> None:
    """Write the text of a file with a newline at its end, compressed where the name of the file says so."""
    data = text + b"\n"
    write_bytes(path, gzip.compress(data, mtime=0) if path.suffix == records.GZIP_SUFFIX else data)


def encode_profile(profile: records.Profile) -> bytes:
    """Return the text of the file, without the newline at its end."""
    head = {name: getattr(profile, name) for name in records.HEAD} | {"schema": records.SCHEMA}
    return encode(records.ProfileFile(**head, points=columns_of([storable(point) for point in profile.points])))


def to_json(profile: records.Profile) -> str:
    """Return the profile in schema `warplens-profile/1`, one line: an object for each point."""
    points = tuple(storable(point) for point in profile.points)
    return encode(replace(profile, schema=records.ROWS_SCHEMA, points=points)).decode("utf-8") + "\n"


def encode(value: object) -> bytes:
    """Return a record as one line of JSON; numbers of NumPy become plain numbers, and what cannot be seen escapes."""
    data = msgspec.json.encode(value, enc_hook=_plain)
    if data.isascii() and b"\x7f" not in data:
        return data
    return formats.for_json(data.decode("utf-8")).encode("utf-8")


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


def columns_of(points: Sequence[PointResult]) -> columns.PointColumns:
    """Return the columns of points that are fit for a file (`storable`)."""
    keys = dict.fromkeys(key for point in points for key in point.metrics)
    metrics = {key: _metric_column([point.metrics.get(key) for point in points]) for key in keys}
    plain = _packed_fields(points, columns.PointColumns)
    return columns.PointColumns(rows=len(points), time=_time_columns(points), metrics=metrics, **plain)


def _packed_fields(rows: Sequence[object], kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: packed([getattr(row, name) for row in rows]) for name in columns.PLAIN_NAMES[kind]}


def _metric_column(values: Sequence[MetricValue | None]) -> columns.MetricColumn:
    """Return the column of one metric; a point without it gets unit, provenance and note of another point."""
    filler = next(value for value in values if value is not None)
    return columns.MetricColumn(
        value=packed([None if value is None else value.value for value in values]),
        unit=packed([(value or filler).unit for value in values]),
        provenance=packed([(value or filler).provenance for value in values]),
        note=packed([(value or filler).note for value in values]),
    )


def _time_columns(points: Sequence[PointResult]) -> columns.TimeColumns:
    timed = [row for row, point in enumerate(points) if point.time is not None]
    times = [point.time for point in points if point.time is not None]
    terms = dict.fromkeys(name for time in times for name in time.terms_ns)
    conditions = [condition for time in times for condition in time.conditions]
    # equal samples are not packed into one value, since nothing else holds their number
    both = [(packed(time.samples_ns), time.samples_ns) for time in times]
    return columns.TimeColumns(
        points=None if len(timed) == len(points) else timed,
        samples_ns=[msgspec.Raw(encode(few if isinstance(few, columns.Indexed) else whole)) for few, whole in both],
        terms_ns={name: columns.TermColumn(packed([time.terms_ns.get(name) for time in times])) for name in terms},
        conditions=columns.ConditionColumns(
            count=packed([len(time.conditions) for time in times]),
            **_packed_fields(conditions, columns.ConditionColumns),
        ),
        **_packed_fields(times, columns.TimeColumns),
    )


def packed(values: Sequence[columns.T]) -> columns.Column[columns.T]:
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
    return columns.Indexed(values=[firsts[key] for key in indices], index=[indices[key] for key in keys])


def _keys(values: Sequence[object]) -> list[Hashable]:
    keys: list[Hashable] = list(zip(map(type, values), values, strict=True))
    try:
        hash(tuple(keys))
    except TypeError:
        return [repr(value) for value in values]
    return keys


# A sweep of a hundred thousand points keeps them all in memory, in the form in which a file holds them.


def compacted(points: Sequence[PointResult]) -> tuple[PointResult, ...]:
    """Return the same points in less memory, about a sixth of that of points that come from workers.

    Points with a value that no file can hold are returned as they are: a file leaves such values out, memory does not.
    """
    fitting = [point for point in points if _fits(point)]
    smaller = iter(columns.points_of(columns_of(fitting)))
    return tuple(next(smaller) if _fits(point) else point for point in points)


def _fits(point: PointResult) -> bool:
    metrics = (value.value for value in point.metrics.values())
    numbers = [value for value in metrics if not isinstance(value, str)]
    time = point.time
    if time is not None:
        numbers += [time.value_ns, *time.terms_ns.values()]
    for step in point.steps:
        numbers += [value.value for value in step.metrics.values() if not isinstance(value.value, str)]
        numbers += [] if step.time is None else [step.time.value_ns, *step.time.terms_ns.values()]
    return all(map(math.isfinite, numbers)) and (time is None or time.value_ns >= 0)


def write_elsewhere(name: str, profile: records.Profile) -> Path | None:
    """Write a profile into a new folder of this user among the temporary files; None where they have no room either."""
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


class Journal:
    """A journal that is open for appending; the process that opens it holds a lock until `close`."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        self._size = 0

    @classmethod
    def open(
        cls,
        path: Path,
        header: records.Header,
        earlier: Callable[[Path, records.Header], records.JournalContent | None] | None = None,
    ) -> tuple[Journal, records.JournalContent | None]:
        """Open a journal, or begin one; return it with what `earlier` reads of an earlier run, None if it is new.

        Without `earlier` (`journal.content_of_plan`) a journal that is there is dropped; its errors are raised.

        Raises:
            StorageError: it cannot be written, another process is writing it, or it is no journal.
        """
        with storage_errors(path):
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | records.OPEN_FLAGS, 0o666)
            file = os.fdopen(descriptor, "r+b", buffering=0)
        try:
            _hold(path, descriptor)
            content = earlier(path, header) if earlier is not None and os.fstat(descriptor).st_size else None
            if content is None:
                _require_own(path, file)
            journal = cls(path, file)
            journal._cut(content.whole_bytes if content is not None else 0)
            if content is None:
                journal._write(encode(header))
                sync_folder(path.parent)
        except BaseException:
            file.close()
            raise
        return journal, content

    @classmethod
    def begin_launches(cls, path: Path, profile: records.Profile) -> Journal:
        """Begin the journal of a program; one that is there is dropped (`journal.refuse_sweep` before it)."""
        return cls.open(path, records.Header(plan=records.LAUNCHES, profile=profile))[0]

    def append(self, result: PointResult) -> None:
        """Write one point to the disk."""
        self._write(encode(storable(result)))

    def put(self, launches: Mapping[int, PointResult]) -> None:
        """Write points of a program's launches, by the numbers of the launches.

        The system has them then, so that they outlive the process; it is not waited for the disk, which takes longer
        than a launch.
        """
        numbered = [records.NumberedPoint(launch=number, point=storable(point)) for number, point in launches.items()]
        self._write(b"\n".join(map(encode, numbered)), is_awaited=False)

    def close(self) -> None:
        """Close the file, which stays for a later run."""
        self._file.close()

    def remove(self) -> None:
        """Delete the journal after the profile is written."""
        with storage_errors(self._path):
            self._path.unlink(missing_ok=True)
        self._file.close()

    def _cut(self, size: int) -> None:
        with storage_errors(self._path):
            self._file.truncate(size)
            self._file.seek(size)
        self._size = size

    def _write(self, line: bytes, *, is_awaited: bool = True) -> None:
        """Write a whole line or nothing: a part of a line would be damage once the next line follows."""
        try:
            with storage_errors(self._path):
                data = memoryview(line + b"\n")
                while data:
                    data = data[self._file.write(data) :]
                if is_awaited:
                    os.fsync(self._file.fileno())
        except StorageError:
            with suppress(StorageError):  # the first error is reported
                self._cut(self._size)
            raise
        self._size += len(line) + 1


def _require_own(path: Path, file: BinaryIO) -> None:
    """Check that a file is empty or a journal: a file of the user by this name must not be cut."""
    with storage_errors(path):
        beginning = file.read(len(records.BEGINNING)) or b""
        file.seek(0)
    is_blank = not beginning.strip(b"\0")  # a power cut leaves zeros in place of what was not written
    if not is_blank and beginning != records.BEGINNING[: len(beginning)]:
        raise StorageError(f"{path} is not overwritten: it is no journal of Warplens; save to another file")


def _hold(path: Path, descriptor: int) -> None:
    """Check that the journal is a file, and lock it for this process; the lock ends with it, however that ends."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        raise StorageError(f"{path} cannot be written: it is not a regular file")
    if os.name != "posix":
        return
    import fcntl

    for seconds in (*records.GLANCE_S, None):
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if seconds is None:
                raise StorageError(f"{path} is being written by another run of Warplens") from None
            time.sleep(seconds)
        except OSError:
            return  # a file system without locks
        else:
            return
