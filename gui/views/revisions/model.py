"""The revisions of the user's kernel files: each look that finds other kernels is one, of all files that it touches.

The rule: the newest revision is what the files say, and the results show it unless an older one is chosen. A point
belongs to the revisions that have its hashes, whoever ran it, and is kept with them as it comes. The launches of a
program belong to the revision of the files that its run was made of.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path

from PyQt6.QtCore import pyqtSignal

from warplens.cuda.capture.files import folder_of
from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.files import temporary_folder
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.point_arrays import IndexedPoints, indexed
from warplens.gui.figures.states import SIGNS, State
from warplens.gui.kit.tasks import NewestCall, Task
from warplens.gui.views.revisions.revision import Judgement, Outcome, Revision, exchange, failure_text, kept_revisions
from warplens.gui.workspace.choices import Versions, plan_key, staleness_in
from warplens.gui.workspace.main_programs import MainRun
from warplens.gui.workspace.models import ViewModel, WindowModels
from warplens.gui.workspace.rerun import request_for
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.revisions import Commit, commits_of

MOST_COMMITS = 40  # a strip has at most this many commits of a file
MOST_LINES = 12  # the tool tip of a revision shows at most this many changed lines
MOST_TICKS = 100  # of a file
Tick = Revision | Commit


class Revisions(ViewModel):
    """The revisions of all watched kernel files; `path` is the file whose revisions are shown."""

    changed = pyqtSignal()  # the revisions, their verdicts, the commits, what is shown or what is pinned

    def __init__(self, models: WindowModels) -> None:
        super().__init__(models)
        self._models, self._session, self._results = models, models.session, models.results
        self.background, self._folder = models.backend.background, models.session.folder / "revisions"
        self._copies = temporary_folder(self, "warplens-revisions-")
        self._of_path: dict[str, list[Revision]] = {}  # those of each file, the oldest first
        self.commits: dict[str, tuple[Commit, ...]] = {}
        self.path = ""
        self.shown: Revision | None = None  # the older revision that the results show; None for the newest one
        self._next: Revision | None = None  # the one that they show as soon as its points are put together
        self._putting, self._is_putting = NewestCall(self), False
        self.pinned: tuple[Revision, ...] = ()
        self._now: dict[str, Revision] = {}  # what each watched file says, not yet one of the revisions
        self._live: tuple[PointResult, ...] = ()
        models.watch.versions_changed.connect(lambda _: self._look())
        models.main_programs.ran.connect(self._on_ran)
        models.main_programs.changed.connect(lambda _: self.changed.emit())
        self._results.revisions_of = lambda point, now: Revision.names_of(point, now, self._of_path)
        self._results.points_added.connect(self._collect)
        self._results.points_replaced.connect(self._on_points_replaced)
        self._results.profile_changed.connect(self._leave)
        self._results.selection_changed.connect(lambda _: self._follow_selection())
        self._session.run.ended.connect(lambda *_: self._judge())
        self._session.run.state_changed.connect(lambda _: self.changed.emit())
        self._look()
        for run in models.main_programs.runs.values():
            self._on_ran(run)

    # What there is.

    @property
    def revisions(self) -> tuple[Revision, ...]:
        """The revisions of all files, the oldest first."""
        every = dict.fromkeys(revision for own in self._of_path.values() for revision in own)
        return tuple(sorted(every, key=lambda revision: revision.time_s))

    def of_file(self, path: str) -> list[Revision]:
        """Return the revisions of a file, the oldest first."""
        return self._of_path.get(path, [])

    @property
    def ticks(self) -> list[Tick]:
        """The revisions and commits of the shown file by their times."""
        revisions, commits = self.of_file(self.path), self.commits.get(self.path, ())
        known = {revision.commit for revision in revisions}
        order = {commit.commit: number for number, commit in enumerate(commits)}
        ticks: list[Tick] = [*revisions, *(commit for commit in commits if commit.commit not in known)]
        ticks.sort(key=lambda tick: (tick.time_s, order.get(tick.commit, len(order))))
        return ticks[-MOST_TICKS:]

    def newest(self, path: str = "") -> Revision | None:
        """Return the revision that a file has now, by default the shown one."""
        return next((revision for revision in reversed(self.of_file(path or self.path)) if not revision.commit), None)

    @property
    def current(self) -> Revision | None:
        """The revision that plots, table, source and lens show."""
        return self.shown or self.newest()

    @property
    def aim(self) -> Revision | None:
        """The current revision, or that which becomes it in a moment."""
        return self._next or self.current

    def name(self, tick: Tick) -> str:
        """Return the name of a revision among those of the shown file: `r5`, or the hash of its commit."""
        return tick.commit[:7] if isinstance(tick, Commit) else tick.name_among(self.of_file(self.path))

    def when(self, tick: Tick) -> str:
        """Return when a revision was saved, in the time of this place."""
        return f"{datetime.fromtimestamp(tick.time_s, UTC).astimezone():%d %b %H:%M:%S}"

    def state(self, tick: Tick) -> tuple[str, str]:
        """Return the letter of a revision, and its verdict in words."""
        if isinstance(tick, Commit):
            return "", tick.subject
        if (judgement := tick.judgement or tick.failure) is not None:
            outcome, text = judgement.outcome, judgement.text
            word = outcome.name.lower().replace("_", " ")
            return outcome.value, text if outcome is Outcome.FIRST else f"{word}: {text}"
        is_busy = self._models.main_programs.is_busy(self.path) if tick.program else False
        if tick is self.current and (is_busy or self._session.run.state is not RunState.IDLE):
            return SIGNS[State.RUNNING][0], "its points run or wait"
        return "", "not all its points ran" if tick.points else "its points have not run"

    @property
    def pair(self) -> tuple[Revision, Revision] | None:
        """The two revisions that are compared: the pinned ones, else the last that ran and the shown or pinned one."""
        if len(self.pinned) == 2:
            first, second = sorted(self.pinned, key=lambda revision: revision.time_s)
            return first, second
        new = next(iter(self.pinned), self.current)
        base = None if new is None else new.base_among(self.revisions)
        return None if base is None or new is None else (base, new)

    # What the user does.

    def set_path(self, path: str) -> None:
        """Show the revisions of another file."""
        if path != self.path:
            self.show(None, at_once=True)
            self.path, self.pinned = path, ()
            self._ask_commits()

    def step(self, by: int) -> None:
        """Show the revision or commit that is so many further in time."""
        ticks, current = self.ticks, self.aim
        if current in ticks:
            self.show(ticks[min(max(ticks.index(current) + by, 0), len(ticks) - 1)])

    def toggle_pin(self, revision: Revision | None = None) -> None:
        """Pin a revision (by default the one that the strip names), or release it; the third releases the first."""
        if (target := revision or self.aim) is not None:
            others = tuple(pin for pin in self.pinned if pin is not target)
            self.pinned = others if target in self.pinned else (*others[-1:], target)
            self.changed.emit()

    def show(self, tick: Tick | None, *, at_once: bool = False) -> None:
        """Show a revision in plots, table, source and lens, at once or a moment later; None is the newest one."""
        newest, background = self.newest(), None if at_once else self._results.for_many
        is_there = newest is not None and tick is newest and all(self._results.point(p.key) for p in newest.points)
        if at_once:
            self._forget_next()
        if isinstance(tick, Commit):
            names = tuple(self._now[self.path].kernels)
            call = partial(Revision.of_commit, tick, self.path, names, self._copies)
            then, doing = (lambda revision: self.show(self._known(revision) or self._add(revision))), self.name(tick)
            self._session.in_background(call, then, doing=f"Reading {doing} of {Path(self.path).name}")
        elif self.shown is not None and tick in (None, newest):
            self._session.run.stop()  # what runs is of the shown one
            live = self._live or (() if newest is None else newest.points)  # none were after a start
            self._put(None, lambda: live, self._models.watch.versions, background)
        elif tick is None or tick is self.shown or is_there:
            self._forget_next()
        elif self._session.run.state is not RunState.IDLE:
            self._session.complain("A sweep is running: stop it before another revision is shown")
        else:
            live = self._live = self._live if self.shown is not None else tuple(self._results.points)
            others = tuple(self.of_file(self.path)) if tick.program else ()
            if others:
                self._results.launches_at |= dict.fromkeys((point.key for point in tick.points), Path(tick.launches))
            named = {name: replace(version, revision=self.name(tick)) for name, version in tick.kernels.items()}
            versions, shown = self._models.watch.versions, None if tick is newest else tick
            versions = versions if shown is None else {**versions, **named}
            self._put(shown, partial(tick.with_points, live, others), versions, background)

    def _known(self, commit: Revision) -> Revision | None:
        return next((other for other in self.of_file(self.path) if other.commit == commit.commit), None)

    def _put(self, shown: Revision | None, points: Callable[[], Iterable[PointResult]], versions: Versions,
             background: Executor | None) -> None:  # fmt: skip
        """Put together what the results show of a revision, and show it unless another one is aimed at meanwhile."""
        self._next = shown or self.newest()
        base = self._base_overlay(self._next)

        def put_together() -> IndexedPoints:
            if base is not None:
                base.point_arrays.base_arrays()
            return indexed(points(), lambda point: bool(staleness_in(versions, point)), versions)

        def show(index: IndexedPoints) -> None:
            if self._putting.is_awaited:
                return
            self._next = None
            if shown is None or self._session.run.state is RunState.IDLE:
                self.shown, self._live = shown, () if shown is None else self._live
                self._models.choices.set_past(())
                head = next((of.profile for of in (self.current, *self.revisions[::-1]) if of and of.profile), None)
                name = "" if shown is None else f"{self.name(shown)} of {Path(self.path).name}"
                self._is_putting = True  # what is shown is kept already
                self._results.show_revision(name, index, versions, head)
                self._is_putting = False
                self._models.library.set_before(base)
                if shown is not None:
                    past = partial(shown.kernel_files, self._copies)
                    self._session.in_background(past, self._models.choices.set_past, doing=f"Reading {name}")
            self.changed.emit()

        self._putting.ask(background, put_together, show, doing="Putting the revision together")

    def _forget_next(self) -> None:
        self._putting.forget()
        self._next = None

    def run(self) -> None:
        """Run the points of the shown revision that have not run with it, at the sizes that the results have."""

        def begin(kernels: Sequence[KernelFile]) -> None:
            names = {kernel.name for kernel in kernels}
            is_stale = self._results.is_stale
            old = tuple(point for point in self._results.points if point.kernel in names and is_stale(point))
            if old:
                self._session.run_beside(request_for(kernels, old, self._session), old)
            else:
                self._session.say("All points that are shown ran with this revision already")

        if (current := self.current) is not None and current.program and current is self.newest():
            self._models.main_programs.run_again(current.program)
        elif current is not None and current.program:
            self._session.say("An older revision of a program is not run: restore it first, and build it")
        elif current is not None:
            doing = f"Reading {self.name(current)}"
            self._session.in_background(partial(current.kernel_files, self._copies), begin, doing=doing)

    def restore(self) -> None:
        """Write the texts of the shown revision into their files, which can be undone."""
        current = self.current
        if current is None:
            return
        texts, name = current.texts, f"{self.name(current)} of {Path(self.path).name}"

        def done(held: Mapping[str, bytes]) -> None:
            def write(new: Mapping[str, bytes], old: Mapping[str, bytes], rest: int) -> None:
                again = partial(exchange, new, old)
                self._session.in_background(again, lambda _: change.rest and change.rest[rest](), doing="")

            self.show(None, at_once=True)  # what an undo brings back is what the files said
            undo, redo = partial(write, held, texts, 0), partial(write, texts, held, 1)
            change = self._models.changes.did(f"restore {name}", undo=undo, redo=redo)
            files = current.paths & self._now.keys()
            self._session.written = change, lambda: not any(self._now[path].differs_from(current) for path in files)
            self._session.say(f"{name} is restored: undo brings back what the file held")

        self._session.in_background(partial(exchange, texts, None), done, doing="")

    # What the files say.

    def _look(self) -> None:
        """Take a look of the watch as a revision, where it finds other kernels than the last one."""
        self.show(None, at_once=True)
        watch, before = self._models.watch, dict(self._now)
        kernels = Revision.watched(watch.versions, watch.texts_of)
        self._now |= kernels
        fresh = frozenset(self._now.keys() - before.keys())
        if fresh:
            self._read_kept(fresh, partial(self._take_kept, fresh))
        touched = [path for path in kernels if path in before and self._now[path].differs_from(before[path])]
        touched = [path for path in touched if path not in self._models.main_programs.runs]  # its run is one
        for path in touched:
            if self.newest(path) is None:
                self._add(before[path])
        if touched:
            self.path = self.path if self.path in touched else touched[0]
            self._revise(touched, [before[path] for path in touched])
            self._ask_commits()

    def _take_kept(self, fresh: frozenset[str], kept: Sequence[Revision]) -> None:
        """Take over the revisions of earlier sessions; a file may have changed since."""
        self._list_new(kept)
        lasts = {path: last for path in fresh if (last := self.newest(path)) is not None}
        changed = [path for path, last in lasts.items() if self._now[path].differs_from(last)]
        if changed:
            self._revise(changed, [lasts[path] for path in changed])
        self.path = self.path or max(lasts, key=lambda path: lasts[path].time_s, default=min(fresh))
        self._ask_commits()
        self._collect(self._results.points)
        for revision in (of for of in kept if of.judgement is None and of.has_all(of.base_among(self.revisions))):
            self._ask_judgement(revision)  # the window was killed before its verdict was kept
        points = self._ran(fresh).points
        if points and self._results.profile is None and self._session.run.state is RunState.IDLE:
            self._put(None, lambda: points, self._models.watch.versions, self.background)  # the window goes on there

    def _ran(self, paths: Iterable[str]) -> Revision:
        """Return what the last saves of these files that have points are together: of them is what is stale."""
        saves = (revision for revision in self.revisions if revision.points and not revision.commit)
        ran = {path: last for last in saves for path in last.paths.intersection(paths)}
        return Revision.merged(tuple(dict.fromkeys(ran.values())))

    def _revise(self, paths: Sequence[str], before: Sequence[Revision]) -> None:
        """Add a revision of these files as they are now."""
        old, new = Revision.merged(before), Revision.merged([self._now[path] for path in paths])

        def note(lines: tuple[str, ...]) -> None:
            new.changes = lines
            self._keep(new)

        self._add(new)
        past = partial(self._ran(paths).kernel_files, self._copies)
        self._session.in_background(past, self._models.choices.set_past, doing="")
        self._session.in_background(lambda: tuple(islice(new.differing_lines(old), MOST_LINES)), note, doing="")
        problems = {kernel.problem for kernel in new.kernels.values()}
        if "" not in problems:  # no kernel of it can run
            self._set_judgement(new, Judgement(outcome=Outcome.FAILED, text=f"the file {min(problems)}"))

    def _on_ran(self, run: MainRun) -> None:
        """Take a run of a program as a revision, or as more of the newest one where none of its files has changed."""
        path = run.call.path

        def take(kept: Sequence[Revision]) -> None:
            self._list_new(kept)
            last = self.newest(path)
            new = Revision(kernels=self._now[path].kernels, texts=dict(run.texts), program=path, build=run.build)
            self.set_path(path)
            if last is None or (last.texts, last.build) != (new.texts, new.build):
                new.changes = () if last is None else tuple(islice(new.differing_lines(last), MOST_LINES))
                self._add(new)
            else:
                new = last
            if run.profile is None or run.at is None:
                self._set_judgement(new, Judgement(outcome=Outcome.FAILED, text=run.reason))
                if last is not None and last is not new:  # whose points stay
                    self._results.set_revision(f"{self.name(last)} of {Path(path).name}")
                return
            self._results.set_revision("")
            new.profile, new.launches = run.profile, str(folder_of(run.at))
            self._session.in_background(partial(new.keep_points, self._folder, run.profile), doing="")
            self._ask_judgement(new)
            self._draw_base()

        self._leave()
        is_first = path not in self._now or not self._now[path].program
        kernels = self._now[path].kernels if path in self._now else {}
        self._now[path] = Revision(kernels=kernels, texts=dict(run.texts), program=path)
        self._read_kept(frozenset([path] if is_first else []), take)

    def _read_kept(self, paths: frozenset[str], take: Callable[[Sequence[Revision]], object]) -> None:
        read = partial(kept_revisions, self._folder, paths)
        self._session.in_background(read, take, doing="Reading the kept revisions")

    def _add(self, revision: Revision) -> Revision:
        self._list(revision)
        self._keep(revision)
        self._collect(self._results.points)
        return revision

    def _keep(self, revision: Revision) -> None:
        self._session.in_background(partial(revision.keep, self._folder), doing="")
        self.changed.emit()

    def _list_new(self, kept: Iterable[Revision]) -> None:
        known = {revision.key for revision in self.revisions}
        for revision in kept:
            if revision.key not in known:
                self._list(revision)

    def _list(self, revision: Revision) -> None:
        for path in revision.paths:
            insort(self._of_path.setdefault(path, []), revision, key=lambda other: other.time_s)

    # Points and verdicts.

    def _on_points_replaced(self) -> None:
        if self._session.run.state is RunState.IDLE and not self._is_putting:  # else they come one after the other
            self._collect(self._results.points)

    def _collect(self, points: Iterable[PointResult]) -> None:
        """Keep those of the points that are of a revision."""
        names = {name for now in self._now.values() for name in now.kernels}
        versions: dict[tuple[str, str], list[PointResult]] = {}
        for point in points if any(kernel in names for kernel, _ in self._results.variants) else ():
            if point.kernel in names:
                versions.setdefault((point.kernel, point.source_hash), []).append(point)

        def points_of(revision: Revision) -> list[PointResult]:
            own = (versions.get((name, kernel.source_hash), ()) for name, kernel in revision.kernels.items())
            return [point for points in own for point in points if revision.has(point)]

        for path, now in self._now.items() if versions else ():
            if self.newest(path) is None and points_of(now):
                self.path = self.path or path
                self._add(now)
        head, has_new = self._results.profile, False
        current = {self.shown, *(self.newest(path) for path in self._now)}
        for revision in self.revisions if versions else ():
            if revision.points and revision not in current:  # it has its verdict
                continue
            held = {plan_key(point): point for point in revision.points}
            new = tuple(point for point in points_of(revision) if held.get(plan_key(point)) != point)
            if new and head is not None:
                revision.judgement = None  # another one follows
                is_first = revision is self.current and not revision.points
                line = replace(head, points=new)
                revision.take(line)
                self._session.in_background(partial(revision.keep_points, self._folder, line), doing="")
                if is_first:
                    self._models.choices.set_past(())
                    self._draw_base()
                self._show_failure(revision, new)
                has_new = True
        if has_new and self._session.run.state is RunState.IDLE:
            self._judge()

    def _show_failure(self, revision: Revision, new: Sequence[PointResult]) -> None:
        """Say at once that a point of the newest revision fails; select it if none is, or none of its kernel runs."""
        failed = next((point for point in new if point.status is Status.FAILED), None)
        if failed is not None and revision is self.current and self._session.run.state is not RunState.IDLE:
            self._session.complain(f"{self.name(revision)} failed: {failure_text(failed)}", is_of_run=True)
            selected = self._results.point(self._results.selected)
            if selected is None or (selected.kernel == failed.kernel and not Revision.compiled(failed)):
                self._results.select(failed.key)
            self.changed.emit()

    def _judge(self) -> None:
        """Give a verdict to the revision whose points have all run."""
        for revision in {self.newest(path) for path in self._now} | {self.shown}:
            if revision is None or revision.judgement is not None:
                continue
            own = [point for point in self._results.points if point.kernel in revision.kernels]
            if revision.points and own and not any(map(self._results.is_stale, own)):
                self._ask_judgement(revision)

    def _ask_judgement(self, revision: Revision) -> None:
        base = revision.base_among(self.revisions)
        judge = partial(revision.judged, base, "" if base is None else self.name(base))
        doing = f"Judging {self.name(revision)}"
        self._session.in_background(judge, partial(self._set_judgement, revision), doing=doing)

    def _set_judgement(self, revision: Revision, judgement: Judgement) -> None:
        if revision.judgement != judgement:
            revision.judgement = judgement
            self._keep(revision)
            if revision is self.current and judgement.outcome is not Outcome.FIRST:
                say = self._session.complain if judgement.outcome.is_bad else self._session.say
                say(f"{self.name(revision)} of {Path(self.path).name}: {self.state(revision)[1]}", is_of_run=True)

    def _draw_base(self) -> None:
        """Draw the last revision before the shown one under it, as stale."""
        self._models.library.set_before(self._base_overlay(self.current))

    def _base_overlay(self, revision: Revision | None) -> Overlay | None:
        base = None if revision is None or not revision.points else revision.base_among(self.revisions)
        if base is None:
            return None
        names, head = self._results.device_names, base.profile
        return Overlay(name=self.name(base), points=base.points, device_names=names, head=head, is_stale=True)

    def _leave(self) -> None:
        """Forget that an older revision is shown, where other results are about to be."""
        self._forget_next()
        if self.shown is not None:
            self.shown, self._live, self._results.revision = None, (), ""
            self._models.choices.set_past(())
            self._results.set_versions(self._models.watch.versions)
            self.changed.emit()

    def _follow_selection(self) -> None:
        point = self._results.point(self._results.selected)
        if point is not None and self.shown is None:
            path = next((path for path, now in self._now.items() if point.kernel in now.kernels), "")
            if self.of_file(path):
                self.set_path(path)

    def _ask_commits(self) -> None:
        path = self.path

        def take(commits: tuple[Commit, ...]) -> None:
            self.commits[path] = commits
            self.changed.emit()

        # where it is in no repository, or there is no git, it has none
        ask = partial(commits_of, Path(path), MOST_COMMITS)
        Task.begin(self, self.background, ask, take, doing=f"Asking git for the commits of {Path(path).name}")
