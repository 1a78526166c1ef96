"""The answer that the window shows, the fastest point and its rival selected, and the lines behind their difference.

The rule: an answer is of points that are shown, finished and not stale. It is looked for in the background, once no
sweep runs. What a person has selected stays selected: then the answer is that of the selected point's place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Self

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.execute.inspection.records import Inspection
from warplens.cuda.ground.points import PointResult
from warplens.cuda.simt.explain.patterns import MemoryOperation
from warplens.cuda.simt.explain.traffic import LineAccess
from warplens.gui.kit.tasks import Task, Throttle
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.choices import plan_key
from warplens.gui.workspace.inspector import Phase
from warplens.gui.workspace.models import WindowModels
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.answers import Answer, answers_of, unranked_lines
from warplens.profiles.difference import BARRIER, Difference, Explained, TimeStep, explained, headline
from warplens.profiles.formats import axis_text
from warplens.profiles.records import Profile

PATIENCE = 10  # lines are looked for so many times later than a redraw: what shows the selected point goes first
LESS = 0.95  # requests take less where they take at most this part
SPACES = {"shared": "shared", "l1": "global"}  # the memory of a unit
_LOADS, _STORES = (MemoryOperation.LOAD,), (MemoryOperation.STORE,)
OPERATIONS = {  # the operations that a counter, or a term for which none moved, is of; all where it is not here
    "gld_efficiency": _LOADS, "gld_transactions": _LOADS, "gld_requests": _LOADS, "long_scoreboard": _LOADS,
    "gst_efficiency": _STORES, "gst_transactions": _STORES, "gst_requests": _STORES, "drain": _STORES,
    "shared_load_transactions": _LOADS, "shared_store_transactions": _STORES,
}  # fmt: skip
MOST_ASKED = 3  # a point is executed at most so often to learn its lines: a newer question may have ended it


class DifferenceModel(QObject):
    """The answer and its reason."""

    changed = pyqtSignal()

    def __init__(self, models: WindowModels) -> None:
        super().__init__(models.session)
        self._models, self._results = models, models.results
        self.shown: Explained | None = None
        self.wordings: tuple[str, ...] = ()  # the answer, the longest first
        self._number = 0  # of the newest question
        self._own: object = None  # the plan of the point that was selected here
        self._is_persons = False
        self._asked: dict[object, int] = {}
        self._throttle = Throttle(models.delay_ms, self)
        self._throttle.fell_due.connect(self._ask)
        results = self._results
        results.profile_changed.connect(self._on_profile_changed)
        results.selection_changed.connect(self._on_selected)
        for signal in (results.points_replaced, results.filter_changed):
            signal.connect(self._throttle.request)
        models.run.state_changed.connect(lambda _: self._throttle.request())
        self._line = 0  # the line that is selected once its point is inspected
        self._lines: Throttle | None = None  # made with the first difference whose lines can be learned
        self._throttle.request()

    @classmethod
    def make(cls, models: WindowModels) -> Self:
        """Return the model."""
        return cls(models)

    def shut_down(self) -> None:
        """There is nothing to end: the inspector has the worker."""

    @property
    def difference(self) -> Difference | None:
        """The reason of the answer; None where there is no answer, or nothing to compare it with."""
        return None if self.shown is None else self.shown.difference

    def go_to_line(self, step: TimeStep) -> None:
        """Select the slower point and, once it is inspected, the line of a step."""
        if self.difference is not None and step.line:
            self._line = step.line
            self._results.select(self.difference.rival.key)
            self._show_line()

    def _show_line(self) -> None:
        inspector, difference = self._models.inspector, self.difference
        is_shown = difference is not None and inspector.inspection is inspector.inspection_of(difference.rival)
        if self._line and is_shown and inspector.phase is Phase.READY:
            line, self._line = self._line, 0
            inspector.select_line(line)

    def _on_profile_changed(self) -> None:
        self._is_persons, self._asked = False, {}
        self._take(None)

    def _on_selected(self, key: object) -> None:
        point = self._results.point(self._results.selected)
        if point is None or plan_key(point) != self._own:
            self._is_persons = key is not None
            difference = self.difference
            pair = set() if difference is None else {difference.best.key, difference.rival.key}
            if key not in pair and self._results.chosen_keys == pair:
                self._results.set_chosen(())
            self._throttle.request()

    def _ask(self) -> None:
        profile = self._results.profile
        if self._models.run.state is not RunState.IDLE or profile is None:
            return
        self._number += 1
        selected = self._results.point(self._results.selected) if self._is_persons else None
        profile = replace(profile, points=self._results.shown_points)
        then = partial(self._on_answered, self._number)
        Task.begin(self, self._models.backend.background, partial(_explained, profile, selected), then)

    def _on_answered(self, number: int, found: Explained | str | None) -> None:
        if number != self._number:
            return
        self._take(found)
        difference = self.difference
        if difference is not None and not self._is_persons and self._results.point(difference.best.key) is not None:
            self._own = plan_key(difference.best)
            self._results.select(difference.best.key)
            self._results.set_chosen((difference.best.key, difference.rival.key))
        if difference is not None and self._models.backend.inspecting is not None:
            if self._lines is None:
                self._lines = configured(
                    Throttle(PATIENCE * self._models.delay_ms, self), fell_due=self._look_for_lines
                )
                for signal in (self._models.inspector.kept, self._models.inspector.inspected):
                    signal.connect(self._lines.request)
                self._models.inspector.inspected.connect(self._show_line)
            self._lines.request()

    def _take(self, found: Explained | str | None) -> None:
        self.shown = found if isinstance(found, Explained) else None
        self.wordings = () if found is None else (found,) if isinstance(found, str) else self._worded(found)
        self.changed.emit()

    def _worded(self, shown: Explained) -> tuple[str, ...]:
        best, results = shown.answer.best, self._results
        place = [axis_text(best.problem)]
        for facet, name in (
            ("devices", results.device_names.get(best.device, best.device)),
            ("caches", f"{best.cache.value} cache" if best.cache is not None else ""),
            ("families", best.family),
        ):
            place += [name] if len(set(results.present(facet)) - getattr(results.filter, facet)) > 1 else []
        short, whole, further = headline(shown, ", ".join(filter(None, place)))
        return (f"{whole} {further}", whole, short) if further else (whole, short)

    def _look_for_lines(self) -> None:
        """Learn the lines of the rival from its execution; the selected point goes before it."""
        shown, inspector = self.shown, self._models.inspector
        if shown is None or shown.difference is None or inspector.phase is Phase.WAITING:
            return
        difference = shown.difference
        asked = self._asked.get(difference.rival.key, 0)
        if asked >= MOST_ASKED:
            return
        rival, best = inspector.inspection_of(difference.rival), inspector.inspection_of(difference.best)
        self._asked[difference.rival.key] = MOST_ASKED if rival is not None and best is not None else asked + 1
        if rival is not None:
            steps = tuple(with_line(step, rival, best) for step in difference.steps)
            self._take(replace(shown, difference=replace(difference, steps=steps)))


def _explained(profile: Profile, selected: PointResult | None) -> Explained | str | None:
    """Return the answer of the place of a point, by default that of the largest size of the first place."""
    answers = answers_of(profile)
    if selected is None:
        answers = tuple(answer for answer in answers if _place(answer.best)[:3] == _place(answers[0].best)[:3])[-1:]
    else:
        answers = tuple(answer for answer in answers if _place(answer.best) == _place(selected))
    if answers:
        return explained(profile, answers[0], _rival(answers[0], selected))
    return next(iter(unranked_lines(profile)), None)


def _rival(answer: Answer, selected: PointResult | None) -> PointResult | None:
    """Return the selected point if its variant is one of those that are ranked, and its time is of the same kind."""
    if selected is None or selected.time is None or answer.best.time is None or not selected.status.is_usable:
        return None
    is_ranked = selected.kernel in {point.kernel for point in (answer.best, *answer.others)}
    return selected if is_ranked and selected.time.provenance is answer.best.time.provenance else None


def _place(point: PointResult) -> tuple[object, ...]:
    return point.family, point.device, point.cache, tuple(sorted(point.problem.items()))


def with_line(step: TimeStep, rival: Inspection, best: Inspection | None) -> TimeStep:
    """Return a step with the line of the rival that has most of the work of its unit, and what its requests take."""
    if step.unit not in SPACES:
        bars = step.unit == BARRIER
        return replace(step, line=_busiest_line(rival, only_barriers=bars)) if step.unit else step
    space, kinds = SPACES[step.unit], OPERATIONS.get(step.term if step.moved is None else step.moved.key, ())
    worst, better = (_costliest(inspection, space, kinds) for inspection in (rival, best))
    if worst is None:
        return step
    request = ""
    if step.moved is not None and step.change_ns < 0 and better is not None:
        unit = "wavefront" if space == "shared" else "sector"
        now, before = ((access.wavefronts or access.sectors) / access.requests for access in (better, worst))
        if now <= LESS * before:
            takes = f"takes {now:.3g} {unit}{'' if now == 1 else 's'} instead of {before:.3g}"
            request = f"a {worst.operation.value} of {space} memory {takes}"
    cure = next((advice.text for advice in rival.explanation.advice if advice.line == worst.line), step.cure)
    return replace(step, line=worst.line, request=request, cure=cure)


def _costliest(inspection: Inspection | None, space: str, kinds: Collection[MemoryOperation]) -> LineAccess | None:
    """Return the access of a space with most wavefronts or sectors; of these operations, if there are any."""
    accesses = [] if inspection is None else [explained.access for explained in inspection.explanation.accesses]
    meant = [one for one in accesses if one.space == space and one.operation in (kinds or MemoryOperation)]
    return max(meant, key=lambda access: access.wavefronts or access.sectors, default=None)


def _busiest_line(inspection: Inspection, *, only_barriers: bool) -> int:
    """Return the line of the file whose instructions, or barriers, are executed most; 0 where none is known."""
    counts: Counter[int] = Counter()
    for line in inspection.ptx:
        if line.activity is not None and line.line and ("bar" in line.text or not only_barriers):
            counts[line.line] += line.activity.warp_executions
    return counts.most_common(1)[0][0] if counts else 0
