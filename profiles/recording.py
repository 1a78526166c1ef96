"""The recording of a sweep: collects finished points, writes each to the journal, and writes the profile at the end.

The rule: a point is on the disk before `add` returns, if there is a file to save to; the points of the profile are in
the order of the plan, whatever the order in which they finished; those of a search in the order in which they finished.
A long sweep keeps its points in little memory. What a full disk refuses is written as soon as there is room again.
"""

import shutil
import tempfile
from collections import Counter, deque
from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from warplens.cuda.ground.errors import ProfileError, StorageError
from warplens.cuda.ground.points import PairSide, PointResult
from warplens.cuda.sweep.plan import SweepPlan
from warplens.profiles.compact import compacted
from warplens.profiles.formats import points_text
from warplens.profiles.journal import Header, Journal, JournalContent, journal_path, read_journal
from warplens.profiles.outputs import Kind, refuse_loss
from warplens.profiles.records import Completeness, Profile, now_utc
from warplens.profiles.store import read_profile, write_profile

# A journal takes a line a point and a profile packs them, so a full disk may still take the profile of a sweep whose
# last points its journal lacks. Where it takes neither, the profile goes to the folder for temporary files.


def read_interrupted(path: Path) -> Profile | None:
    """Return the profile of an interrupted sweep with all its finished points, None where not even a head is left."""
    content = read_journal(journal_path(path))
    if content is None:
        return None
    return replace(content.header.profile, points=finished_points(path, content))


def finished_points(path: Path, content: JournalContent) -> tuple[PointResult, ...]:
    """Return the points of a journal, and those that the profile of the same sweep at `path` alone holds.

    They are in the order in which they finished where the profile is that of a search.
    """
    try:
        profile = read_profile(path) if path.is_file() else None
    except ProfileError:  # no profile, or a damaged one: the journal counts alone
        profile = None
    if (
        profile is None
        or profile.status is not Completeness.PARTIAL
        or profile.started != content.header.profile.started
    ):
        return content.points
    held = {point.key: point for point in profile.points} | {point.key: point for point in content.points}
    return tuple(held.values())


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


COMPACTED_TOGETHER = 500  # so many finished points are compacted at once: they share values, in a tenth of a second


class Recording:
    """The points of one sweep, for a profile that has none yet (`records.new_profile`).

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
            refuse_loss(path, Kind.PROFILE, overwrite=overwrite)
            self._there = _signature(path)
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
    """Return what changes when another file comes to `path`; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
