"""The recording of a sweep: collects finished points, writes each to the journal, and writes the profile at the end.

The rule: a point is on the disk before `add` returns, if there is a file to save to; the points of the profile are in
the order of the plan, whatever the order in which they finished; those of a search in the order in which they finished.
A long sweep keeps its points in little memory. What a full disk refuses is written as soon as there is room again. What
an earlier run left in a journal is read by `journal`.
"""

from __future__ import annotations

import math
import os
import shutil
import stat
import tempfile
import time
from collections import Counter, deque
from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from warplens.cuda.ground import points as point_values
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.points import PairSide, PointResult
from warplens.cuda.sweep.plan import SweepPlan
from warplens.profiles.columns import points_of
from warplens.profiles.formats import points_text
from warplens.profiles.journal import (
    BEGINNING,
    GLANCE_S,
    LAUNCHES,
    OPEN_FLAGS,
    Header,
    JournalContent,
    NumberedPoint,
    content_of_plan,
    finished_points,
)
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.records import (
    Completeness,
    Profile,
    columns_of,
    encode,
    journal_path,
    now_utc,
    storable,
    storage_errors,
    sync_folder,
    write_profile,
)

COMPACTED_TOGETHER = 500  # so many finished points are compacted at once: they share values, in a tenth of a second


class Recording:
    """The points of one sweep, for a profile that has none yet (`run.new_profile`).

    Without a `path` they are recorded in memory only; `fresh` drops the journal of an earlier run, else it is resumed.
    """

    def __init__(
        self,
        plan: SweepPlan,
        profile: Profile,
        path: Path | None = None,
        *,
        fresh: bool = False,
        overwrite: bool = False,
    ) -> None:
        self.plan = plan
        self._profile = profile
        self._path = path
        self._journal: Journal | None = None
        self._points: dict[Hashable, PointResult] = {}
        self._unwritten: deque[PointResult] = deque()
        """The points that the journal lacks, the first one first."""
        self.elsewhere: Path | None = None
        """The file among the temporary ones that holds all points, where neither journal nor profile does."""
        self._as_they_came: list[Hashable] = []
        self._overwrite = overwrite
        self._there: tuple[int, int, int] | None = None
        self.is_written = False
        """Whether the file of the profile holds all recorded points, also those that the journal lacks."""
        self._is_settled = False
        self._is_in_order = False
        if path is not None:
            self._there = _signature(path)
            if self._there is not None:
                refuse_loss(path, Kind.PROFILE, overwrite=overwrite)
            header = Header(plan=plan.digest, plan_without_sources=plan.digest_without_sources, profile=profile)
            self._journal, content = Journal.open(journal_path(path), header, fresh=fresh)
            if content is not None:
                before = content.header.profile
                known = {(gpu.device, gpu.number) for gpu in before.cards}
                added = tuple(gpu for gpu in profile.cards if (gpu.device, gpu.number) not in known)
                self._profile = replace(before, command=profile.command, cards=(*before.cards, *added))
                self._points = {point.key: point for point in _whole_pairs(finished_points(path, content))}
                in_journal = {point.key for point in content.points}
                self._unwritten.extend(point for key, point in self._points.items() if key not in in_journal)
        self.resumed = tuple(self._points.values())
        self._final: Profile | None = None

    @property
    def journal_path(self) -> Path | None:
        """The path of the journal; None where the points are recorded in memory only."""
        return None if self._path is None else journal_path(self._path)

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The recorded points, in the order in which they finished."""
        return tuple(self._points.values())

    @property
    def done(self) -> frozenset[Hashable]:
        """The keys of the recorded points, for `Sweep(skip=...)`."""
        return frozenset(self._points)

    def whereabouts(self) -> str:
        """Return where the points are after the sweep failed, as the end of a sentence."""
        is_one = len(self._points) == 1
        place = "the one point so far is in" if is_one else f"all {points_text(len(self._points))} so far are in"
        rest = "does not run again" if is_one else "do not run again"
        if self._path is None or not self._points:
            return ""
        if self.elsewhere is not None:
            return f"{place} {self.elsewhere}: copied to {self._path}, {'it' if is_one else 'they'} {rest}"
        if self.is_written:
            return f"{place} {self._path}, and {rest}"
        if not self._unwritten:
            return f"{place} {self.journal_path}, and {rest}"
        return f"{points_text(len(self._unwritten))} of {len(self._points)} could be written nowhere"

    def add(self, result: PointResult) -> None:
        """Record a finished point; after a `StorageError` of the journal it is kept in memory."""
        self._final, self.is_written = None, False
        self._points[result.key] = result
        self._as_they_came.append(result.key)
        if len(self._as_they_came) >= COMPACTED_TOGETHER:
            # The points that came since the last time, and their keys, which share the texts of the points.
            points = dict(self._points)
            came = [points.pop(key) for key in dict.fromkeys(self._as_they_came)]
            self._points = points | {point.key: point for point in compacted(came)}  # at once, for a reader in a thread
            self._as_they_came.clear()
        self._unwritten.append(result)
        self._write_down()

    def _write_down(self) -> None:
        while self._journal is not None and self._unwritten:
            self._journal.append(self._unwritten[0])
            self._unwritten.popleft()

    def keep_order(self) -> None:
        """Give the profile its points in the order in which they finish: those of a search are its trials."""
        self._is_in_order = True

    def settle(self) -> None:
        """Call the profile complete with the points that it has: a search has ended, and leaves the others out."""
        self._is_settled, self._final = True, None

    def profile(self) -> Profile:
        """Return the profile as it stands: complete if every point of the plan is there, or a search left it out."""
        if self._final is not None:
            return self._final
        if self._is_in_order:
            points = tuple(self._points.values())
        else:
            points = tuple(self._points[point.key] for point in self.plan.points if point.key in self._points)
        complete = self._is_settled or len(points) == len(self.plan.points)
        return replace(
            self._profile,
            ended=now_utc(),
            status=Completeness.COMPLETE if complete else Completeness.PARTIAL,
            points=points,
        )

    def finish(self) -> Profile:
        """Write the profile and close the journal, which stays if points are missing so that a later run resumes.

        It stays after a `StorageError` too; points that it lacks are in the file `elsewhere` then, if the temporary
        files have room.
        """
        profile = self._final = self.profile()
        if self._path is not None and self._journal is not None:
            with suppress(StorageError):  # what the journal lacks, the profile holds
                self._write_down()
            try:
                if _signature(self._path) != self._there:  # another file came there while the sweep ran
                    refuse_loss(self._path, Kind.PROFILE, overwrite=self._overwrite)
                write_profile(self._path, profile)
                self._there, self.is_written = _signature(self._path), True
                if profile.status is Completeness.COMPLETE:
                    self._journal.remove()
            except StorageError:
                if self._unwritten and not self.is_written:
                    self.elsewhere = write_elsewhere(self._path.name, profile)
                raise
            finally:
                self._journal.close()
        return profile

    def close(self) -> None:
        """Close the journal without writing the profile."""
        if self._journal is not None:
            self._journal.close()


def _whole_pairs(points: Sequence[PointResult]) -> list[PointResult]:
    """Return the points without those of a pair whose other point is missing: neither is measured alone."""
    counts = Counter(point.pair.id for point in points if point.pair is not None)
    return [point for point in points if point.pair is None or counts[point.pair.id] == len(PairSide)]


def _signature(path: Path) -> tuple[int, int, int] | None:
    """Return what changes when another file comes to `path`; None for none, zeros if it is not known."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return 0, 0, 0
    return status.st_ino, status.st_size, status.st_mtime_ns


def write_elsewhere(name: str, profile: Profile) -> Path | None:
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


def compacted(points: Sequence[point_values.PointResult]) -> tuple[point_values.PointResult, ...]:
    """Return the same points in less memory, about a sixth of that of points that come from workers.

    Points with a value that no file can hold are returned as they are: a file leaves such values out, memory does not.
    """
    fitting = [point for point in points if _fits(point)]
    smaller = iter(points_of(columns_of(fitting)))
    return tuple(next(smaller) if _fits(point) else point for point in points)


def _fits(point: point_values.PointResult) -> bool:
    """Return whether the columns hold all of a point's metrics and of its time."""
    metrics = (value.value for value in point.metrics.values())
    numbers = [value for value in metrics if not isinstance(value, str)]
    time = point.time
    if time is not None:
        numbers += [time.value_ns, *time.terms_ns.values()]
    for step in point.steps:
        numbers += [value.value for value in step.metrics.values() if not isinstance(value.value, str)]
        numbers += [] if step.time is None else [step.time.value_ns, *step.time.terms_ns.values()]
    return all(map(math.isfinite, numbers)) and (time is None or time.value_ns >= 0)


class Journal:
    """A journal that is open for appending; the process that opens it holds a lock until `close`."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        self._size = 0

    @classmethod
    def open(cls, path: Path, header: Header, *, fresh: bool = False) -> tuple[Journal, JournalContent | None]:
        """Open a journal, or begin one; return it with its content of the same plan, None if it is new.

        Raises:
            ProfileError: it is the journal of another plan, program or compiler, or cannot be read.
            StorageError: it cannot be written, another process is writing it, or it is no journal.
        """
        with storage_errors(path):
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | OPEN_FLAGS, 0o666)
            file = os.fdopen(descriptor, "r+b", buffering=0)
        try:
            _hold(path, descriptor)
            is_new = fresh or not os.fstat(descriptor).st_size
            content = None if is_new else content_of_plan(path, header)
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
    def begin_launches(cls, path: Path, profile: Profile) -> Journal:
        """Begin the journal of a program; one that is there is dropped (`refuse_sweep` before it)."""
        return cls.open(path, Header(plan=LAUNCHES, profile=profile), fresh=True)[0]

    def append(self, result: PointResult) -> None:
        """Write one point to the disk."""
        self._write(encode(storable(result)))

    def put(self, launches: Mapping[int, PointResult]) -> None:
        """Write points of a program's launches, by the numbers of the launches.

        The system has them then, so that they outlive the process; it is not waited for the disk, which takes longer
        than a launch.
        """
        numbered = [NumberedPoint(launch=number, point=storable(point)) for number, point in launches.items()]
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
        beginning = file.read(len(BEGINNING)) or b""
        file.seek(0)
    is_blank = not beginning.strip(b"\0")  # a power cut leaves zeros in place of what was not written
    if not is_blank and beginning != BEGINNING[: len(beginning)]:
        raise StorageError(f"{path} is not overwritten: it is no journal of Warplens; save to another file")


def _hold(path: Path, descriptor: int) -> None:
    """Check that the journal is a file, and lock it for this process; the lock ends with it, however that ends."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        raise StorageError(f"{path} cannot be written: it is not a regular file")
    if os.name != "posix":
        return
    import fcntl

    for seconds in (*GLANCE_S, None):
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
