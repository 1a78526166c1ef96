"""The revisions of the user's kernel files: each look that finds other kernels is one, of all files that it touches.

The rule: the newest revision is what the files say, and the results show it unless an older one is chosen. A point
belongs to the revisions that have its hashes, whoever ran it, and is kept with them as it comes.
"""

from __future__ import annotations

import tempfile
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from shutil import rmtree
from typing import Self

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.tasks import Task, sentence_of
from warplens.gui.views.revisions import journal
from warplens.gui.views.revisions.journal import Judgement, Outcome, Revision, Source
from warplens.gui.views.revisions.text import LETTERS, MOST_LINES, differing_lines, judged
from warplens.gui.workspace.choices import PlanKey, plan_key
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.rerun import request_for
from warplens.gui.workspace.results import KernelVersion
from warplens.gui.workspace.session import Notice, NoticeTone
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.records import Profile
from warplens.profiles.revisions import Commit, commits_of
from warplens.profiles.writing import write_bytes

MOST_COMMITS = 40  # a strip has at most this many commits of a file


@dataclass(slots=True, eq=False)
class Entry:
    """A revision with its verdict and its points; these are None until they are read, and `head` is theirs."""

    revision: Revision
    judgement: Judgement | None = None
    points: dict[PlanKey, PointResult] | None = None
    head: Profile | None = None

    @property
    def profile(self) -> Profile | None:
        """The points as a profile."""
        return None if self.head is None else replace(self.head, points=tuple((self.points or {}).values()))


class Revisions(QObject):
    """The revisions of all watched kernel files; `path` is the file whose revisions are shown."""

    changed = pyqtSignal()  # the revisions, their verdicts, the commits, what is shown or what is pinned

    def __init__(self, models: WindowModels) -> None:
        super().__init__(models.session)
        self._models, self._session, self._results = models, models.session, models.results
        self._watch, self.background = models.watch, models.backend.background
        self._folder = models.session.folder / "revisions"
        self._copies = Path(tempfile.mkdtemp(prefix="warplens-revisions-"))
        weakref.finalize(self, rmtree, self._copies, ignore_errors=True)
        self.entries: list[Entry] = []
        self.commits: dict[str, tuple[Commit, ...]] = {}
        self.path = ""
        self.shown: Entry | None = None  # the older revision that the results show; None for the newest one
        self.pinned: tuple[Entry, ...] = ()
        self._sources: dict[str, Source] = {}
        self._paths: dict[str, str] = {}  # the file of each kernel
        self._by_version: dict[tuple[str, str], list[Entry]] = {}
        self._live: tuple[PointResult, ...] = ()
        self._watch.versions_changed.connect(lambda _: self._look())
        self._results.points_added.connect(self._collect)
        self._results.points_replaced.connect(self._collect_all)
        self._results.profile_changed.connect(self._leave)
        self._results.selection_changed.connect(lambda _: self._follow_selection())
        self._session.run.ended.connect(lambda *_: self._judge())
        self._session.run.state_changed.connect(lambda _: self.changed.emit())
        self._look()

    @classmethod
    def make(cls, models: WindowModels) -> Self:
        """Return the model."""
        return cls(models)

    def shut_down(self) -> None:
        """Do nothing: each revision is kept as it comes."""

    # What there is.

    @property
    def paths(self) -> tuple[str, ...]:
        """The watched files that have revisions."""
        return tuple(path for path in self._sources if any(path in entry.revision.paths for entry in self.entries))

    def of_file(self, path: str = "") -> list[Entry]:
        """Return the revisions of a file, by default of the shown one, the oldest first."""
        return [entry for entry in self.entries if (path or self.path) in entry.revision.paths]

    @property
    def ticks(self) -> list[Entry | Commit]:
        """The revisions and commits of the shown file by their times."""
        entries = self.of_file()
        known = {entry.revision.commit for entry in entries}
        order = {commit.name: number for number, commit in enumerate(self.commits.get(self.path, ()))}
        commits = [commit for commit in self.commits.get(self.path, ()) if commit.name not in known]

        def place(tick: Entry | Commit) -> tuple[float, int]:
            of = tick if isinstance(tick, Commit) else tick.revision
            return of.time_s, order.get(of.name if isinstance(of, Commit) else of.commit, len(order))

        return sorted([*entries, *commits], key=place)

    def newest(self, path: str = "") -> Entry | None:
        """Return the revision that a file has now."""
        return next((entry for entry in reversed(self.of_file(path)) if not entry.revision.commit), None)

    @property
    def current(self) -> Entry | None:
        """The revision that plots, table, source and lens show."""
        return self.shown or self.newest()

    def name(self, entry: Entry) -> str:
        """Return the name of a revision among those of the shown file: `r5`, or the hash of its commit."""
        if entry.revision.commit:
            return entry.revision.commit[:7]
        saves = [other for other in self.of_file() if not other.revision.commit]
        return f"r{saves.index(entry) + 1}" if entry in saves else "?"

    def state(self, entry: Entry) -> tuple[str, str]:
        """Return the letter of a revision, and its verdict in words."""
        if entry.judgement is not None:
            outcome, text = entry.judgement.outcome, entry.judgement.text
            return LETTERS[outcome], text if outcome is Outcome.FIRST else f"{outcome.value}: {text}"
        if entry in (self.newest(), self.shown) and self._session.run.state is not RunState.IDLE:
            return "…", "its points run or wait"
        return "", "not all its points ran" if entry.points else "its points have not run"

    @property
    def pair(self) -> tuple[Entry, Entry] | None:
        """The two revisions that are compared: the pinned ones, else the shown one and a pinned or an earlier one."""
        current = self.current
        if len(self.pinned) == 2:
            first, second = sorted(self.pinned, key=lambda entry: entry.revision.time_s)
            return first, second
        if current is None:
            return None
        if self.pinned and self.pinned[0] is not current:
            return self.pinned[0], current
        base = self._base_of(current)
        return None if base is None else (base, current)

    def source_of(self, entry: Entry) -> Source:
        """Return the texts of a revision; an `InputError` says why they are not there. It reads files."""
        return Source(kernels=entry.revision.kernels, texts=journal.texts_of(self._folder, entry.revision))

    # What the user does.

    def set_path(self, path: str) -> None:
        """Show the revisions of another file."""
        if path != self.path:
            self.show(None)
            self.path, self.pinned = path, ()
            self._ask_commits()
            self.changed.emit()

    def step(self, by: int) -> None:
        """Show the revision or commit that is so many further in time."""
        ticks, current = self.ticks, self.current
        if current in ticks:
            self.show(ticks[min(max(ticks.index(current) + by, 0), len(ticks) - 1)])

    def toggle_pin(self, entry: Entry | None = None) -> None:
        """Pin a revision (by default the one that is shown), or release it; the third pin releases the first."""
        if (entry := entry or self.current) is None:
            return
        others = tuple(pin for pin in self.pinned if pin is not entry)
        self.pinned = others if entry in self.pinned else (*others[-1:], entry)
        self.with_points(self.pinned, self.changed.emit)

    def show(self, tick: Entry | Commit | None) -> None:
        """Show a revision in plots, table, source and lens; None is the newest one."""
        if isinstance(tick, Commit):
            self._open_commit(tick)
        elif tick is None or tick is self.newest():
            kept = tick.points if tick is not None and not self._live else None
            if self.shown is not None or (kept and not self._results.points):
                live, self._live, self.shown = self._live or tuple((kept or {}).values()), (), None
                self._models.choices.set_past(())
                head = None if tick is None else tick.head
                self._results.show_revision("", live, self._watch.versions, head)
                self._draw_base()
                self.changed.emit()
        elif self._session.run.state is not RunState.IDLE:
            self._say("A sweep is running: stop it before an older revision is shown")
        elif tick is not self.shown:
            self.with_points((tick,), partial(self._show, tick))

    def _show(self, entry: Entry) -> None:
        if self.shown is None:
            self._live = tuple(self._results.points)
        self.shown = entry
        kernels, own = entry.revision.kernels, dict(entry.points or {})
        versions = dict(self._watch.versions)
        for name, kernel in kernels.items():
            before = versions.get(name)
            version = KernelVersion(
                path=kernel.path,
                families=frozenset(point.family for point in own.values() if point.kernel == name)
                | (before.families if before is not None else frozenset()),
                source_hash=kernel.source_hash,
                included_hash=kernel.included_hash,
                problem=kernel.problem,
                revision=self.name(entry),
            )
            versions[name] = version
        points = [own.pop(plan_key(point), point) if point.kernel in kernels else point for point in self._live]
        self._results.show_revision(
            f"{self.name(entry)} of {Path(self.path).name}", [*points, *own.values()], versions, entry.head
        )
        self._draw_base()
        self.changed.emit()
        self._in_background(
            partial(journal.past_kernels, self._folder, entry.revision, self._copies), self._models.choices.set_past
        )

    def run(self) -> None:
        """Run the points of the shown revision that have not run with it, at the sizes that the results have."""
        if (entry := self.current) is None:
            return

        def begin(kernels: Sequence[KernelFile]) -> None:
            names = {kernel.name for kernel in kernels}
            old = tuple(
                point for point in self._results.points if point.kernel in names and self._results.is_stale(point)
            )
            if old:
                self._session.run_beside(request_for(kernels, old, self._session), old)
            else:
                self._say("All points that are shown ran with this revision already")

        call = partial(journal.past_kernels, self._folder, entry.revision, self._copies)
        self._in_background(call, begin)

    def restore(self) -> None:
        """Write the texts of the shown revision into their files, which can be undone."""
        if (entry := self.current) is None:
            return

        def begin(texts: dict[str, bytes]) -> None:
            self._in_background(partial(_exchange, texts, None), partial(done, texts))

        def done(texts: dict[str, bytes], before: dict[str, bytes]) -> None:
            name = f"{self.name(entry)} of {Path(self.path).name}"
            self._say(f"{name} is restored: undo brings back what the file held", NoticeTone.PLAIN)
            self._models.changes.did(
                f"restore {name}", undo=partial(write, before, texts), redo=partial(write, texts, before)
            )

        def write(texts: dict[str, bytes], before: dict[str, bytes]) -> None:
            self._in_background(partial(_exchange, texts, before), lambda _: None)

        self._in_background(partial(journal.texts_of, self._folder, entry.revision), begin)

    # What the files say.

    def _look(self) -> None:
        """Take a look of the watch as a revision, where it finds other kernels than the last one."""
        self.show(None)
        kernels: dict[str, dict[str, journal.KernelText]] = {}
        files = {kernel.name: kernel for kernel in self._models.choices.kernels}
        for name, version in self._watch.versions.items():
            path = str(Path(version.path).absolute())
            kernels.setdefault(path, {})[name] = journal.KernelText(
                path=path,
                source_hash=version.source_hash,
                included_hash=version.included_hash,
                front_matter=files[name].front_matter if name in files else "",
                problem=version.problem,
            )
        texts = {path: self._watch.texts_of(Path(path)) for path in kernels}
        sources = {
            path: Source(kernels=own, texts={str(file): data for file, data in texts[path].items()})
            for path, own in kernels.items()
        }
        before, self._sources = self._sources, self._sources | sources
        self._paths |= {name: path for path, own in kernels.items() for name in own}
        fresh = frozenset(sources.keys() - before.keys())
        if fresh:
            self._in_background(partial(journal.load, self._folder, fresh), partial(self._take_kept, fresh))
        touched = [path for path in sources if path in before and sources[path].kernels != before[path].kernels]
        if touched:
            for path in touched:
                self._begin(path, before[path])
            self.path = self.path if self.path in touched else touched[0]
            self._revise([before[path] for path in touched], [sources[path] for path in touched])

    def _take_kept(self, fresh: frozenset[str], kept: Sequence[tuple[Revision, Judgement | None]]) -> None:
        """Take over the revisions of earlier sessions; a file may have changed since."""
        known = {entry.revision.key for entry in self.entries}
        new = [Entry(revision, judgement) for revision, judgement in kept if revision.key not in known]
        self._set_entries([*self.entries, *new])
        for path in fresh:
            last = self.newest(path)
            self.with_points([] if last is None else [last], self._collect_all)
            if last is not None and self._kernels_of(last, path) != self._sources[path].kernels:
                self._revise([Source()], [self._sources[path]])
        if self.path not in self._sources or not self.of_file():
            self.path = next((path for path in fresh if self.of_file(path)), next(iter(fresh)))
        self._ask_commits()

    def _set_entries(self, entries: Iterable[Entry]) -> None:
        self.entries = sorted(entries, key=lambda entry: entry.revision.time_s)
        self._by_version = {}
        for entry in self.entries:
            for name, kernel in entry.revision.kernels.items():
                self._by_version.setdefault((name, kernel.source_hash), []).append(entry)
        self.changed.emit()

    def _begin(self, path: str, source: Source) -> None:
        """Have a first revision of a file, as it was before its first change or when its first point ran."""
        if self.newest(path) is None:
            self._add(*journal.revision_of([source]))
            self._collect_all()

    def _revise(self, old: Sequence[Source], new: Sequence[Source]) -> None:
        before, after = (
            Source(
                kernels={name: kernel for source in sources for name, kernel in source.kernels.items()},
                texts={path: data for source in sources for path, data in source.texts.items()},
            )
            for sources in (old, new)
        )
        revision, texts = journal.revision_of([after])
        entry = self._add(revision, texts, before if before.texts else None)
        problems = {kernel.problem for kernel in revision.kernels.values()}
        if "" not in problems:  # no kernel of it can run
            self._set_judgement(entry, Judgement(outcome=Outcome.FAILED, text=f"the file {min(problems)}"))
        self._collect_all()
        self._ask_commits()

    def _add(self, revision: Revision, texts: Mapping[str, bytes], before: Source | None = None) -> Entry:
        """Take a revision up, and keep it with the lines in which it differs from the one before."""
        entry = Entry(revision, points={})

        def keep() -> Revision:
            new = Source(kernels=revision.kernels, texts=texts)
            lines = () if before is None else tuple(islice(differing_lines(before, new), MOST_LINES + 1))
            kept = replace(revision, changes=lines)
            journal.store(self._folder, kept, texts)
            return kept

        def take(kept: Revision) -> None:
            entry.revision = kept
            self.changed.emit()

        self._set_entries([*self.entries, entry])
        self._in_background(keep, take)
        return entry

    @staticmethod
    def _kernels_of(entry: Entry, path: str) -> dict[str, journal.KernelText]:
        return {name: kernel for name, kernel in entry.revision.kernels.items() if kernel.path == path}

    # Points and verdicts.

    def _collect_all(self) -> None:
        """Keep those of the shown points that are of a revision."""
        if any(kernel in self._paths for kernel, _ in self._results.variants):
            self._collect(self._results.points)
            if self._session.run.state is RunState.IDLE:
                self._judge()

    def _collect(self, points: Iterable[PointResult]) -> None:
        added: dict[Entry, list[PointResult]] = {}
        for point in points:
            path = self._paths.get(point.kernel, "")
            if not path:
                continue
            if self.newest(path) is None and _is_of(self._sources[path].kernels, point):
                self._begin(path, self._sources[path])
                self.path = self.path or path
            for entry in self._by_version.get((point.kernel, point.source_hash), ()):
                if entry.points is None or not _is_of(entry.revision.kernels, point):
                    continue
                if entry.points.get(plan_key(point)) != point:
                    entry.points[plan_key(point)] = point
                    added.setdefault(entry, []).append(point)
        head = self._results.profile
        if head is None:
            return
        for entry, own in added.items():
            is_first = entry is self.current and len(entry.points or ()) == len(own)
            entry.head = replace(head, points=())
            if is_first:
                self._draw_base()
            line = replace(head, points=tuple(own))
            self._in_background(partial(journal.add, self._folder, entry.revision.key, line), lambda _: None)

    def _judge(self) -> None:
        """Give a verdict to the revision whose points have all run."""
        for entry in {self.newest(path) for path in self.paths} | {self.shown}:
            if entry is None or not entry.points or entry.judgement is not None:
                continue
            own = [point for point in self._results.points if point.kernel in entry.revision.kernels]
            if not own or any(self._results.is_stale(point) for point in own):
                continue
            base = self._base_of(entry)
            name = self.name(base) if base is not None else ""
            self.with_points((entry, *([base] if base is not None else [])), partial(self._compare, entry, base, name))

    def _compare(self, entry: Entry, base: Entry | None, name: str) -> None:
        profile = entry.profile
        if profile is not None:
            call = partial(judged, None if base is None else base.profile, name, profile)
            self._in_background(call, partial(self._set_judgement, entry))

    def _set_judgement(self, entry: Entry, judgement: Judgement) -> None:
        if entry.judgement != judgement:
            entry.judgement = judgement
            call = partial(journal.add, self._folder, entry.revision.key, judgement)
            self._in_background(call, lambda _: None)
            self.changed.emit()

    def _base_of(self, entry: Entry) -> Entry | None:
        """Return the last revision before this one that ran."""
        earlier = [other for other in self.entries if other.revision.time_s < entry.revision.time_s]
        ran = (
            other
            for other in reversed(earlier)
            if other.judgement is not None
            and other.judgement.outcome.has_run
            and other.revision.paths & entry.revision.paths
        )
        return next(ran, None)

    def with_points(self, entries: Iterable[Entry], then: Callable[[], object]) -> None:
        """Read the points of revisions that are not read yet, then call."""
        missing = [entry for entry in entries if entry.points is None]

        def take(profiles: Sequence[Profile | None]) -> None:
            for entry, profile in zip(missing, profiles, strict=True):
                if entry.points is None:
                    points = () if profile is None else profile.points
                    entry.points = {plan_key(point): point for point in points}
                    entry.head = None if profile is None else replace(profile, points=())
            then()

        if missing:
            keys = [entry.revision.key for entry in missing]
            self._in_background(lambda: [journal.read_points(self._folder, key) for key in keys], take)
        else:
            then()

    def _draw_base(self) -> None:
        """Draw the revision before the shown one under it, as stale."""
        entry = self.current
        base = None if entry is None or not entry.points else self._base_of(entry)
        if base is None:
            self._models.library.set_before(None)
            return

        def draw() -> None:
            old, results = base.profile, self._results
            if old is not None and entry is self.current:
                self._models.library.set_before(
                    Overlay(
                        name=self.name(base),
                        points=old.points,
                        device_names=results.device_names,
                        head=old,
                        is_stale=True,
                    )
                )

        self.with_points((base,), draw)

    def _leave(self) -> None:
        """Forget that an older revision is shown, where other results are about to be."""
        if self.shown is not None:
            self.shown, self._live, self._results.revision = None, (), ""
            self._models.choices.set_past(())
            self._results.set_versions(self._watch.versions)
            self.changed.emit()

    def _follow_selection(self) -> None:
        point = self._results.point(self._results.selected)
        path = "" if point is None else self._paths.get(point.kernel, "")
        if self.shown is None and path and self.of_file(path):
            self.set_path(path)

    # Commits.

    def _ask_commits(self) -> None:
        path = self.path

        def read() -> tuple[Commit, ...]:
            with suppress(WarplensError):  # it is in no repository, or git is not there
                return commits_of(Path(path), MOST_COMMITS)
            return ()

        def take(commits: tuple[Commit, ...]) -> None:
            self.commits[path] = commits
            self.changed.emit()

        if path:
            self._in_background(read, take)

    def _open_commit(self, commit: Commit) -> None:
        """Show a commit as a revision, whose points have not run."""
        path = self.path
        names = tuple(self._sources[path].kernels)

        def take(source: Source) -> None:
            revision, texts = journal.revision_of([source])
            entry = self._add(
                replace(revision, commit=commit.name, subject=commit.subject, time_s=commit.time_s), texts
            )
            self._collect(self._results.points)
            self.show(entry)

        self._in_background(partial(journal.commit_source, commit, path, names, self._copies), take)

    # In general.

    def when(self, entry: Entry) -> str:
        """Return when a revision was saved, in the time of this place."""
        return f"{datetime.fromtimestamp(entry.revision.time_s, UTC).astimezone():%d %b %H:%M:%S}"

    def _say(self, text: str, tone: NoticeTone = NoticeTone.BAD) -> None:
        self._session.notified.emit(Notice(text=text, tone=tone))

    def _in_background(self, call: Callable[[], object], then: Callable[..., object]) -> None:
        Task.begin(self, self.background, call, then, lambda error: self._say(sentence_of(error)))


def _is_of(kernels: Mapping[str, journal.KernelText], point: PointResult) -> bool:
    kernel = kernels.get(point.kernel)
    return kernel is not None and (kernel.source_hash, kernel.included_hash) == (
        point.source_hash,
        kernel.included_hash if point.included_hash is None else point.included_hash,
    )


def _exchange(texts: Mapping[str, bytes], expected: Mapping[str, bytes] | None) -> dict[str, bytes]:
    """Write texts into files, and return what these held; an `InputError` where that is not the expected text."""
    held = {path: Path(path).read_bytes() if Path(path).exists() else b"" for path in texts}
    for path, data in (expected or {}).items():
        if held.get(path) != data:
            raise InputError(f"{Path(path).name} has changed since: it stays as it is")
    for path, data in texts.items():
        if held[path] != data:
            write_bytes(Path(path), data)
    return held
