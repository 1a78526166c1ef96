"""The answer that the window shows, the fastest point and its rival selected, and the lines behind their difference.

The rule: an answer is of points that are shown, finished and not stale; of stale ones it says so. It is looked for once
no sweep runs, in the background. What a person has selected stays selected: then the answer is that of its place.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import compress
from typing import TYPE_CHECKING

from PyQt6.QtCore import pyqtSignal

from warplens.cuda.ground.errors import failure_of
from warplens.cuda.ground.points import Status
from warplens.gui.figures.point_arrays import place_of
from warplens.gui.figures.states import NOT_ALL_HERE, NOT_ALL_RUN
from warplens.gui.kit.tasks import NewestCall, Throttle
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace import choices, selected_points, sweep_run
from warplens.gui.workspace.models import ViewModel, WindowModels
from warplens.profiles.formats import axis_text

if TYPE_CHECKING:
    from warplens.cuda.ground.points import PointResult
    from warplens.profiles.difference import Difference, TimeStep
    from warplens.profiles.records import Profile

TOO_FEW, UNTIMED = "it takes two points of one size that have times", "no point has a time"
MOST_ASKED = 3  # a point is executed at most so often to learn its lines: a newer question may have ended it
PATIENCE = 10  # lines are looked for so many times later than a redraw: what shows the selected point goes first


class DifferenceModel(ViewModel):
    """The answer and its reason."""

    changed = pyqtSignal()

    def __init__(self, models: WindowModels) -> None:
        super().__init__(models)
        self._models, self._results = models, models.results
        self.difference: Difference | None = None  # None where there is no answer, or nothing to compare it with
        self.wordings: tuple[str, ...] = ()  # the answer, the longest first
        self.missing = ""  # what there has to be before there is an answer
        self._answers = NewestCall(self)
        self._failed: PointResult | None = None  # of the newest revision, which has no answer itself
        self._own: object = None  # the plan of the point that was selected here
        self._is_persons = False  # whether a person has selected the selected point, or none
        self._asked = 0  # how often the points were asked for their lines
        self._line = 0  # the line that is selected once its point is inspected
        self._awaited = ""  # the term of a step that was chosen before its line was known
        self._lines: Throttle | None = None  # made with the first difference whose lines can be learned
        self._throttle = configured(Throttle(models.delay_ms, self), fell_due=self._ask)
        results = self._results
        results.profile_changed.connect(self._on_profile_changed)
        results.selection_changed.connect(self._on_selected)
        for signal in (results.points_replaced, results.filter_changed, models.run.state_changed):
            signal.connect(lambda *_: self._throttle.request())
        self._throttle.request()

    def go_to_line(self, step: TimeStep) -> None:
        """Select the slower point and, once it is inspected, the line of a step."""
        if self.difference is not None and self._results.point(self.difference.rival.key) is not None:
            self._line, self._awaited = step.line, "" if step.line else step.term
            self._results.select(self.difference.rival.key)
            self._show_line()

    def _show_line(self) -> None:
        inspector, difference = self._models.inspector, self.difference
        if difference is None or not self._line or inspector.inspection is None:
            return
        if inspector.inspection is inspector.inspection_of(difference.rival):
            line, self._line = self._line, 0
            inspector.select_line(line)

    def _on_profile_changed(self) -> None:
        self._is_persons, self._awaited, self._failed, self.missing = False, "", None, ""
        self._answers.forget()
        self._take(None)

    def _on_selected(self, key: object) -> None:
        point = self._results.point(self._results.selected)
        if point is None or choices.plan_key(point) != self._own:
            self._is_persons = True
            pair = set() if self.difference is None else {self.difference.best.key, self.difference.rival.key}
            if key not in pair and self._results.chosen_keys == pair:
                self._results.set_chosen(())
            self._throttle.request()

    def _ask(self) -> None:
        profile, results = self._results.profile, self._results
        if self._models.run.state is sweep_run.RunState.IDLE and profile is not None:
            selected = results.point(results.selected) if self._is_persons else None
            is_old = selected is not None and results.is_stale(selected)
            before = next((overlay.points for overlay in results.shown_overlays if overlay.is_stale), ())
            shown, awaited = results.shown_arrays, results.awaited

            def answer() -> tuple[PointResult | None, Difference | str]:
                stale = tuple(compress(shown.points, shown.is_stale))
                points = () if is_old else tuple(compress(shown.points, ~shown.is_stale))
                failed = next((point for point in points if point.status is Status.FAILED), None)
                older = None if failed is None else replace(profile, points=stale or tuple(before))
                return failed, answer_of(replace(profile, points=points or stale), selected, awaited, older)

            self._answers.ask(
                self._models.backend.background, answer, self._on_answered, doing="Looking for the answer"
            )
        elif self.difference is not None:
            self._take(self.difference)  # a point that runs again is stale meanwhile

    def _on_answered(self, answered: tuple[PointResult | None, Difference | str]) -> None:
        failed, answer = answered
        if self._answers.is_awaited:
            return  # a newer one is on its way
        is_current = not isinstance(answer, str) and not self._results.staleness_of(answer.best)
        self._failed = None if is_current else failed
        before = self.difference
        if before is None or isinstance(answer, str) or (before.best, before.rival) != (answer.best, answer.rival):
            self._asked = 0
        else:
            answer = replace(answer, steps=before.steps)  # what is known of the lines of both stays
        self.missing = "" if answer else self._missing()
        self._take(answer)
        if (difference := self.difference) is None:
            return
        if not self._is_persons and self._results.index_of(difference.best.key) is not None:
            self._own = choices.plan_key(difference.best)
            self._results.select(difference.best.key)
            self._results.set_chosen((difference.best.key, difference.rival.key))
        if self._models.backend.inspecting is not None:
            if self._lines is None:
                delay_ms, inspector = PATIENCE * self._models.delay_ms, self._models.inspector
                self._lines = configured(Throttle(delay_ms, self), fell_due=self._look_for_lines)
                for signal in (inspector.kept, inspector.inspected):
                    signal.connect(self._lines.request)
                inspector.inspected.connect(self._show_line)
            self._lines.request()

    def _missing(self) -> str:
        selected, awaited = self._results.point(self._results.selected), self._results.awaited
        if self._is_persons and selected is not None and place_of(selected) in awaited:
            return NOT_ALL_HERE
        places = {place_of(point) for point in self._results.shown_points if point.time is not None}
        return UNTIMED if not places else NOT_ALL_RUN if places <= awaited else TOO_FEW

    def _take(self, answer: Difference | str | None) -> None:
        self.difference = None if isinstance(answer, str) else answer
        wordings = (answer,) * bool(answer) if isinstance(answer, str) else self._worded(answer)
        best = None if self.difference is None else self.difference.best
        standing = selected_points.standing_of(best, self._results).replace(": ", ", ")
        wordings = tuple(f"{standing}: {wording}" if standing else wording for wording in wordings)
        if self._failed is not None:
            failure = failure_of(self._failed.reason, self._failed.failure).row
            wordings = (*(f"{failure}. Before, {wording}" for wording in wordings), failure)
        self.wordings = wordings
        self.changed.emit()

    def _worded(self, difference: Difference | None) -> tuple[str, ...]:
        if difference is None:
            return ()
        from warplens.profiles.difference import headline  # the background has read it

        best, results = difference.best, self._results
        place = [axis_text(best.problem)]
        for facet, name in (
            ("devices", results.device_names.get(best.device, best.device)),
            ("caches", f"{best.cache.value} cache" if best.cache is not None else ""),
            ("families", best.family if best.family != best.kernel else ""),
        ):
            place += [name] if len(set(results.present(facet)) - getattr(results.filter, facet)) > 1 else []
        short, whole, further = headline(difference, ", ".join(filter(None, place)))
        return (f"{whole} {further}", whole, short) if further else (whole, short)

    def _look_for_lines(self) -> None:
        """Learn the lines of the rival from its execution; the selected point goes before it."""
        from warplens.gui.views.difference.lines import with_line  # the background has read it

        difference, inspector = self.difference, self._models.inspector
        if difference is None or inspector.is_busy or self._asked >= MOST_ASKED:
            return
        rival, best = inspector.inspection_of(difference.rival), inspector.inspection_of(difference.best)
        self._asked += MOST_ASKED if rival is not None and best is not None else 1
        if rival is not None:
            steps = tuple(with_line(step, rival, best) for step in difference.steps)
            self._take(replace(difference, steps=steps))
            for step in (step for step in steps if step.line and step.term == self._awaited):
                self.go_to_line(step)


def answer_of(
    profile: Profile, selected: PointResult | None, awaited: frozenset[tuple[str, int]], older: Profile | None = None
) -> Difference | str:
    """Return the answer of the place of a point, by default of the largest size of the first place; "" for none.

    Of several GPUs it is that of the fastest point, as it is above the plot.
    Where kernels are only listed that is a sentence. A selected point of a variant that is ranked is the rival; one
    that has failed chooses no place.
    The families and sizes of `awaited` have points to come, so that nothing is fastest there yet. The points of an
    `older` revision answer where these do not.
    """
    # what is slow to import is read here, so that the window does not wait for it
    from warplens.gui.views.difference import lines  # noqa: F401
    from warplens.gui.workspace import inspector  # noqa: F401
    from warplens.profiles.answers import answers_of, time_of, unranked_lines
    from warplens.profiles.difference import explained

    answers = [answer for answer in answers_of(profile) if place_of(answer.best) not in awaited]
    if selected is not None and selected.status.is_usable:
        answer = next((answer for answer in answers if _place(answer.best) == _place(selected)), None)
    else:
        last = next(
            (answer for answer in answers[::-1] if _place(answer.best)[:3] == _place(answers[0].best)[:3]), None
        )
        beside = (answer for answer in answers if last is not None and _like(answer.best) == _like(last.best))
        answer = min(beside, key=lambda answer: time_of(answer.best), default=None)
    if answer is None:
        before = "" if older is None else answer_of(older, None, frozenset())
        return before or next(iter(unranked_lines(profile)), "")
    best, rival = answer.best, selected
    if rival is not None:
        is_ranked = rival.kernel in {point.kernel for point in (best, *answer.others)} and rival.status.is_usable
        has_like = rival.time is not None and best.time is not None and rival.time.provenance is best.time.provenance
        rival = rival if is_ranked and has_like else None
    return explained(profile, answer, rival) or ""


def _like(point: PointResult) -> tuple[object, ...]:
    """Return what points of several GPUs share where the fastest of them is the answer."""
    return point.family, point.cache, point.problem, point.time and point.time.provenance


def _place(point: PointResult) -> tuple[object, ...]:
    return point.family, point.device, point.cache, tuple(sorted(point.problem.items()))
