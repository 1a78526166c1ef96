"""The profile of a program's own launches, kept on the disk while the program runs, and beside it the launches.

The rule: a file is written whole, at most every few seconds and at the end; a journal beside it has each launch at
once, until the file has them all. So a program that is killed loses none. A disk that takes no more does not stop the
program: what could not be written is written when there is room again. The first launch of each kind has a file of its
own, from which its point can be looked at later.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from warplens.cuda.capture import files, value
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.files import temporary_folder
from warplens.cuda.ground.points import LaunchFile, Measuring, PointResult, PointSpec
from warplens.cuda.record import keeping, steps
from warplens.cuda.record.points import LaunchPoints, state_of
from warplens.cuda.record.recorder import LaunchRecord
from warplens.profiles import arguments, journal, kept_launches, outputs
from warplens.profiles.records import Completeness, Profile
from warplens.profiles.writing import Journal, encode, journal_path, now_utc, reason_of, write_bytes, write_profile


class LaunchJournal:
    """Writes the launches of a program to the journal beside its profile as they come.

    A launch is written once, and again only when there is more to know of it: its counts come after its time where a
    process of its own counts it, and its name changes with launches that differ in other ways. How often it was made is
    known at the end of the program. `on_point` is called with each launch and its point before that is written.
    """

    def __init__(
        self, path: Path, profile: Profile, points: LaunchPoints, on_point: Callable[[LaunchRecord, PointResult], None]
    ) -> None:
        self._points = points
        self._on_point = on_point
        self._numbers: dict[int, int] = {}
        self._states: list[tuple[object, ...]] = []
        self._named: tuple[PointSpec, ...] = ()
        self._counting: set[int] = set()
        self._unwritten: set[int] = set()
        self.file = Journal.begin_launches(journal_path(path), profile)

    def note(self, records: Sequence[LaunchRecord], record: LaunchRecord) -> bool:
        """Take a launch that has just ended; return whether there is something to write."""
        if len(records) > len(self._states):
            self._take(records)
        number = self._numbers[id(record)]
        if (state := state_of(record)) != self._states[number]:
            self._states[number] = state
            self._unwritten.add(number)
        for number in tuple(self._counting):
            if records[number].counting is None:
                self._counting.remove(number)
                self._unwritten.add(number)
        return bool(self._unwritten)

    def _take(self, records: Sequence[LaunchRecord]) -> None:
        """Take records that are new, and note them and those that have other names now."""
        self._points.take(records)
        for number, record in enumerate(records[len(self._states) :], start=len(self._states)):
            self._unwritten.add(number)
            self._numbers[id(record)] = number
            self._states.append(state_of(record))
            if record.counting is not None:
                self._counting.add(number)
        before, self._named = self._named, self._points.names
        self._unwritten |= {number for number, name in enumerate(before) if name is not self._named[number]}

    def write(self, records: Sequence[LaunchRecord]) -> None:
        """Write what is not on the disk yet."""
        points = {number: self._points[number] for number in sorted(self._unwritten)}
        for number, point in points.items():
            self._on_point(records[number], point)
        if points:
            self.file.put(points)
        self._unwritten.clear()


WRITTEN_EVERY_S = 2.0
WRITTEN_SHARE = 0.05  # writing takes at most this part of the time
IN_MEMORY = "the script goes on, and its launches are kept in memory"
"""What follows from an error of the journal or the file of a profile; from one of a launch follows `NOT_KEPT`."""


class LaunchProfile:
    """Writes the launches of a program, counted and modelled for a device, as a profile.

    `folder` is where the launches are kept: beside the file, and without one in a temporary folder that goes with this
    object; `keep_launch` is what keeps them (`warplens.cuda.record.recorder.Keep`). `note` is that of the profile.
    `on_storage_error` is called while the program runs, with a sentence on the first error of the journal or of the
    file, and with one on the first launch that could not be kept, or is no longer in the folder.
    """

    def __init__(
        self,
        spec: GpuSpec,
        path: Path | None = None,
        *,
        overwrite: bool = False,
        measuring: Measuring | None = None,  # the settings of the timing, where a GPU takes the launches
        most_bytes: int = keeping.DEFAULT_MOST_BYTES,  # a kept launch has no more bytes of arrays; 0 keeps none
        on_storage_error: Callable[[str], None] | None = None,
    ) -> None:
        self._on_storage_error = on_storage_error
        self._told: set[str] = set()
        self._journal: LaunchJournal | None = None
        self._spec = spec
        self._points = LaunchPoints(spec)
        self._measuring = measuring
        self._path = path
        self.keep_launch = keeping.LaunchKeeper(spec, self._write_launch, most_bytes=most_bytes).keep
        self.note = ""
        self.steps: steps.StepLog | None = None  # the program's steps, which are kept beside its launches
        self.sources: Callable[[], Iterable[str]] = tuple  # the program's files, beside those of its launches
        self._head: Profile | None = None
        self._command = ("warplens", *sys.argv[1:])  # a program that runs has words of its own there
        self._next_s = self._again_s = time.monotonic()
        self._keeps = most_bytes > 0
        self._count = 0
        self._names: dict[int, str] = {}
        self._written = 0
        self._process = os.getpid()
        if path is not None:
            outputs.refuse_loss(path, outputs.Kind.PROFILE, overwrite=overwrite)
            journal.refuse_sweep(journal_path(path))
            self.folder = files.folder_of(path)
            # The launches and steps of an earlier run of the program; nothing else in the folder is touched.
            (self.folder / steps.FILE).unlink(missing_ok=True)
            for kept in self.folder.glob(f"*{files.SUFFIX}"):
                if files.is_kept_launch(kept):
                    kept.unlink(missing_ok=True)
        else:
            self.folder = temporary_folder(self, "warplens-launches-")

    def launch_file(self, record: LaunchRecord) -> LaunchFile | None:
        """Return the file of a record's launch, whatever name its point has by now; None where it is not kept."""
        name = self._names.get(id(record))
        return None if name is None else kept_launches.launch_file_at(self.folder / name)

    def _write_launch(self, record: LaunchRecord, capture: value.Capture) -> None:
        """Write a launch under a name of its own, until its point has one: that depends on the launches after it."""
        name = files.file_name(capture.code.kernel, capture.origin.source_hash, {"launch": self._written}, {})
        data = files.encode(capture)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_bytes(self.folder / name, data)
        except OSError as error:
            self._tell(f"{self.folder} cannot be made: {reason_of(error)}", value.NOT_KEPT)
            raise StorageError(f"{self.folder} cannot be made: {reason_of(error)}") from None
        except StorageError as error:
            self._tell(str(error), value.NOT_KEPT)
            raise
        self._written += 1
        self._names[id(record)] = name

    def _tell(self, what: str, then: str) -> None:
        """Say what happened to files of the program and how it goes on, once for each of the two ways."""
        if self._on_storage_error is not None and then not in self._told:
            self._told.add(then)
            self._on_storage_error(f"{what}; {then}")

    def begin(self) -> None:
        """Write a profile without launches, for a window that is open from the start."""
        if self._path is not None:
            write_profile(self._path, self.profile((), Completeness.PARTIAL))

    def keep(self, records: Sequence[LaunchRecord], record: LaunchRecord) -> None:
        """Write a launch that has just ended to the journal, and all of them if the last time is long ago.

        A process that the program has forked writes nothing: the file is that of the program.
        """
        if self._path is None or os.getpid() != self._process:
            return
        try:
            if self._journal is None and time.monotonic() >= self._again_s:
                head = self.profile(records, Completeness.PARTIAL)
                self._journal = LaunchJournal(self._path, replace(head, points=()), self._points, self._name_file)
            if self._journal is not None and self._journal.note(records, record) and time.monotonic() >= self._again_s:
                self._journal.write(records)
            if len(records) != self._count and time.monotonic() >= self._next_s:
                self._write(self._path, records)
        except StorageError as error:
            self._next_s = self._again_s = time.monotonic() + WRITTEN_EVERY_S
            self._tell(str(error), IN_MEMORY)

    def _write(self, path: Path, records: Sequence[LaunchRecord]) -> None:
        begin = time.monotonic()
        write_profile(path, self.profile(records, Completeness.PARTIAL))
        self._write_steps(records)
        end = time.monotonic()
        self._next_s, self._count = end + max(WRITTEN_EVERY_S, (end - begin) / WRITTEN_SHARE), len(records)

    def finish(self, records: Sequence[LaunchRecord]) -> Profile:
        """Return the profile of all launches, and write it; the journal ends then, and stays where that fails."""
        for record in records:
            if id(record) in self._names and self.launch_file(record) is None:
                self._lose(record, "no such file")
        profile = self.profile(records, Completeness.COMPLETE)
        self._write_steps(records)
        if self._path is None:
            return profile
        try:
            write_profile(self._path, profile)
            if self._journal is not None:
                self._journal.file.remove()
        finally:
            if self._journal is not None:
                self._journal.file.close()
        return profile

    def _write_steps(self, records: Sequence[LaunchRecord]) -> None:
        """Write the program's steps beside its launches; a profile without them is whole, too."""
        if self.steps is None or not self._keeps or not (records or self.steps.steps):
            return
        from warplens.cuda.compiler.headers import HEADER_SUFFIXES  # a program starts without them
        from warplens.cuda.driver.compiling import headers_of

        points = self.points(records)
        names = [files.file_name(point.kernel, point.source_hash, point.problem, point.tune) for point in points]
        places = [place.file for record in records for place in (record.origin.launched_at, *record.places)]
        texts = [record.code.path for record in records]
        every = map(os.path.abspath, filter(None, (*self.sources(), *places, *texts)))
        sources = dict.fromkeys(path for path in every if Path(path).is_file())
        for path in [path for path in sources if Path(path).suffix in HEADER_SUFFIXES]:
            sources |= dict.fromkeys(headers_of(Path(path)))  # no line of a kernel may stand in them
        with suppress(OSError, StorageError):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_bytes(self.folder / steps.FILE, encode(self.steps.taken(records, names, sources)))

    def profile(self, records: Sequence[LaunchRecord], status: Completeness) -> Profile:
        """Return the launches so far as a profile."""
        compilers = dict.fromkeys(record.code.compiler for record in records if record.code.compiler)
        if self._head is None:
            self._head = arguments.new_profile(
                [self._spec], compiler="", command=self._command, measuring=self._measuring
            )
        return replace(
            self._head, compiler=", ".join(compilers), ended=now_utc(), status=status, note=self.note,
            points=self.points(records),
        )  # fmt: skip

    def points(self, records: Sequence[LaunchRecord]) -> tuple[PointResult, ...]:
        """Return the points, and give each kept launch the name that follows from its point."""
        self._points.take(records)
        points = self._points.all  # those of launches whose files are lost are made again: they say so
        for record, point in zip(records, points, strict=True):
            self._name_file(record, point)
        return self._points.all

    def _name_file(self, record: LaunchRecord, point: PointResult) -> None:
        """Give the file of a record's launch, if there is one, the name that follows from its point. A file that
        another program has removed is a launch that is not kept.
        """
        before = self._names.get(id(record))
        name = files.file_name(point.kernel, point.source_hash, point.problem, point.tune)
        if before is None or before == name:
            return
        try:
            (self.folder / before).replace(self.folder / name)
        except OSError as error:
            self._lose(record, reason_of(error))
        else:
            self._names[id(record)] = name

    def _lose(self, record: LaunchRecord, reason: str) -> None:
        path = self.folder / self._names.pop(id(record))
        record.not_kept = f"{value.NOT_KEPT}: {path} was lost: {reason}"
        self._tell(f"{path}, a launch of {record.code.kernel}, was lost: {reason}", value.NOT_KEPT)
