"""The open lesson: its step, what the engine counts for it, and the answers.

The rule: the window's thread never waits: lessons are read, points executed and steps of warps traced elsewhere. Each
answer is in the file of scores before it is shown.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PyQt6.QtCore import pyqtSignal

from warplens.cuda.execute.inspection.records import Inspection, Refusal
from warplens.cuda.ground.errors import SpannedError, StorageError
from warplens.cuda.sweep.inspection import inspecting_worker
from warplens.gui.kit.tasks import Task
from warplens.gui.views.lessons import handout, reader, tile_steps, truths
from warplens.gui.workspace.models import ViewModel, WindowModels
from warplens.gui.workspace.newest_question import NewestQuestion
from warplens.profiles import lesson_scores

MAX_INSPECTIONS = 32  # the most points of lessons whose inspections are kept; each takes a few MiB


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """An answer with the truth: what was given (None: nothing), what is true, and what the answer is worth."""

    answer: truths.Answer | None
    truth: truths.Truth
    verdict: truths.Verdict


class Lessons(ViewModel):
    """The lessons; their scores lie in the file at `path`, by default the user's own."""

    lessons_changed = pyqtSignal()  # lessons were read
    step_changed = pyqtSignal()  # another lesson or another step is shown
    inspected = pyqtSignal()  # the point of the step was executed, or refused, or its trace was made
    revealed = pyqtSignal()  # the truth of the step is shown, or hidden again
    failed = pyqtSignal(str)  # a sentence on what could not be read or written
    handed_out = pyqtSignal(str)  # the page of a handout

    def __init__(self, models: WindowModels, path: Path | None = None) -> None:
        super().__init__(models)
        backend, path = models.backend, path or lesson_scores.default_path()
        self._backend, self._path = backend, path
        self.lessons: tuple[truths.Lesson, ...] = ()
        self._key = ""
        self.index = 0
        self._inspections: dict[Hashable, Inspection | Refusal] = {}
        self._traces: dict[Hashable, tile_steps.TileTrace] = {}
        self._tracing: Hashable = None
        self._shown: dict[tuple[str, int], Shown] = {}
        self._rounds: dict[str, int] = {}
        self.answers, self._problem = lesson_scores.load(path)
        self._questions = NewestQuestion(backend.background, backend.inspecting_executor, self)
        self._questions.answered.connect(self._on_answered)

    def read_shipped(self) -> None:
        """Read the lessons that are shipped, if none was read yet."""
        if self._problem:
            self.failed.emit(self._problem)
            self._problem = ""
        if not self.lessons:
            self._read(reader.shipped_lessons)

    def open(self, paths: Iterable[Path]) -> None:
        """Read lessons of the user, files or folders, and show the first of them."""
        files = tuple(paths)
        if files:
            wrong: list[SpannedError] = []
            self._read(partial(reader.find_lessons, files, wrong.append), shows_first=True, wrong=wrong)

    def _read(
        self,
        read: Callable[[], Sequence[truths.Lesson]],
        *,
        shows_first: bool = False,
        wrong: Sequence[SpannedError] = (),
    ) -> None:
        """Read lessons in the background; afterwards `wrong` holds the errors of those that were left out."""

        def add(lessons: Sequence[truths.Lesson]) -> None:
            if wrong:
                head = "" if len(wrong) == 1 else f"{len(wrong)} lessons are wrong and left out; the first: "
                self.failed.emit(f"{head}{wrong[0]}")
            self._add(lessons, shows_first=shows_first)

        Task.begin(self, self._backend.background, read, add, self.failed.emit, doing="Reading lessons")

    def _add(self, lessons: Sequence[truths.Lesson], *, shows_first: bool) -> None:
        known = {lesson.path: lesson for lesson in self.lessons}
        known |= {lesson.path: lesson for lesson in lessons}
        self.lessons = tuple(known.values())
        for path in {lesson.path for lesson in lessons}:  # a file that was read again may state other questions
            for place in [place for place in self._shown if place[0] == path]:
                del self._shown[place]
        lesson = self.lesson
        is_shown_anew = lesson is not None and lesson in lessons
        if lesson is not None:
            self.index = min(self.index, len(lesson.steps) - 1)
        self.lessons_changed.emit()
        if is_shown_anew:
            self._want_inspection()
            self.step_changed.emit()
        elif lessons and (shows_first or not self._key):
            self.go_to(lessons[0].path)

    @property
    def lesson(self) -> truths.Lesson | None:
        """The lesson that is shown."""
        return next((lesson for lesson in self.lessons if lesson.path == self._key), None)

    @property
    def step(self) -> truths.Step | None:
        """The step that is shown."""
        lesson = self.lesson
        return None if lesson is None else lesson.steps[self.index]

    @property
    def question(self) -> truths.Question | None:
        """The question of the step."""
        return None if self.step is None else self.step.question

    def go_to(self, path: str, index: int = 0) -> None:
        """Show a step of the lesson of a file."""
        lesson = next((lesson for lesson in self.lessons if lesson.path == path), None)
        if lesson is None or not 0 <= index < len(lesson.steps) or (path, index) == (self._key, self.index) != ("", 0):
            return
        self._key, self.index = path, index
        self._want_inspection()
        self.step_changed.emit()

    def move(self, by: int) -> bool:
        """Show the next step, or the one before (-1); return whether there is one."""
        lesson = self.lesson
        if lesson is None or not 0 <= self.index + by < len(lesson.steps):
            return False
        self.go_to(self._key, self.index + by)
        return True

    @property
    def inspection(self) -> Inspection | None:
        """The inspection of the step's point, None where there is none (yet)."""
        outcome = self._inspections.get(self._point_key())
        return outcome if isinstance(outcome, Inspection) else None

    @property
    def refusal(self) -> str:
        """Why the step's point cannot be executed; "" where it can."""
        outcome = self._inspections.get(self._point_key())
        return outcome.sentence if isinstance(outcome, Refusal) else ""

    @property
    def is_waiting(self) -> bool:
        """Whether the step needs an inspection that is on its way."""
        key = self._point_key()
        return key is not None and key not in self._inspections

    @property
    def trace(self) -> tile_steps.TileTrace | None:
        """What the warps of the step's block do, once it is known."""
        return self._traces.get(self._point_key())

    def _point_key(self) -> Hashable:
        point = None if self.step is None else self.step.point
        return None if point is None else (*point.key, point.source_hash)

    def _want_inspection(self) -> None:
        key, step = self._point_key(), self.step
        if step is None or step.point is None:
            return
        inspecting = self._backend.inspecting
        if key in self._inspections:
            self._want_trace()
        elif inspecting is None:
            self._inspections[key] = Refusal(sentence="Nothing here executes kernels.")
        else:
            self._questions.ask(key, partial(inspecting.inspect, step.point), doing=f"Executing {step.point.kernel}")

    def _on_answered(self, key: Hashable, answer: Inspection | Refusal) -> None:
        self._inspections[key] = answer
        if len(self._inspections) > MAX_INSPECTIONS:
            oldest = next(iter(self._inspections))
            self._inspections.pop(oldest)
            self._traces.pop(oldest, None)
        if key == self._point_key():
            self._want_trace()
            self.inspected.emit()

    def _on_failed(self, key: Hashable, sentence: str) -> None:
        self._on_answered(key, Refusal(sentence=sentence))

    def _want_trace(self) -> None:
        key, inspection, step = self._point_key(), self.inspection, self.step
        if inspection is None or step is None or step.layout is not truths.Layout.TILE:
            return
        if key in self._traces or self._tracing == key:
            return
        self._tracing = key
        make = partial(tile_steps.tile_trace, inspection)
        then, otherwise = partial(self._on_traced, key), partial(self._on_failed, key)
        Task.begin(self, self._backend.background, make, then, otherwise, doing="Tracing the tiles of a block")

    def _on_traced(self, key: Hashable, trace: tile_steps.TileTrace) -> None:
        self._traces[key] = trace
        self._tracing = None
        if key == self._point_key():
            self.inspected.emit()

    @property
    def shown(self) -> Shown | None:
        """The truth of the step with the answer; None while it is hidden, or where there is no question."""
        return self._shown.get((self._key, self.index))

    @property
    def can_reveal(self) -> bool:
        """Whether the truth is known and hidden."""
        return self.question is not None and self.shown is None and not self.is_waiting

    def reveal(self, answer: truths.Answer | None) -> None:
        """Keep an answer, None for none, and show the truth."""
        lesson, step, question = self.lesson, self.step, self.question
        if lesson is None or step is None or question is None or not self.can_reveal:
            return
        truth = truths.truth_of(step, self.inspection)
        if self.refusal:
            truth = truths.Truth(problem=self.refusal)
        truth_text = _truth_text(truth, question)
        if answer is None:
            verdict = truths.Verdict(share=0.0, sentence=truth.problem or f"{truth_text} ({truth.source}).")
        else:
            verdict = truths.judged(question, truth, answer)
        if not truth.problem:
            kept = lesson_scores.GivenAnswer(
                lesson=lesson.key, step=self.index, round=self._round(lesson), question=question.ask,
                kind=question.kind.value, answer="" if answer is None else _answer_text(answer), truth=truth_text,
                source=truth.source, share=verdict.share, given_at=datetime.now(UTC).isoformat(timespec="seconds"),
            )  # fmt: skip
            self.answers = (*self.answers, kept)
            try:
                lesson_scores.append(self._path, kept)
            except StorageError as error:
                self.failed.emit(f"The answer is not kept: {error}")
        self._shown[self._key, self.index] = Shown(answer=answer, truth=truth, verdict=verdict)
        self.revealed.emit()

    def begin_again(self) -> None:
        """Hide all truths of the lesson, and begin another round of it at its first step."""
        lesson = self.lesson
        if lesson is None:
            return
        if lesson_scores.counted(self.answers, lesson.key, self._round(lesson)):
            self._rounds[lesson.key] = self._round(lesson) + 1
        for place in [place for place in self._shown if place[0] == lesson.path]:
            del self._shown[place]
        self.index = 0
        self._want_inspection()
        self.step_changed.emit()

    def _round(self, lesson: truths.Lesson) -> int:
        """Return the round of a lesson: a new one with each start of the program, if the last one has answers."""
        if lesson.key not in self._rounds:
            has_answers = any(answer.lesson == lesson.key for answer in self.answers)
            self._rounds[lesson.key] = lesson_scores.round_of(self.answers, lesson.key) + int(has_answers)
        return self._rounds[lesson.key]

    @property
    def score(self) -> str:
        """The score of the lesson in this round, in words."""
        lesson = self.lesson
        if lesson is None or not lesson.questions:
            return ""
        answers = lesson_scores.counted(self.answers, lesson.key, self._round(lesson))
        points = sum(answer.share for answer in answers.values())
        return f"score {points:.3g} of {len(lesson.questions)}"

    def given(self) -> list[tuple[str, lesson_scores.GivenAnswer | None]]:
        """Return the questions of the lesson with the answers of this round, None where there is none yet."""
        lesson = self.lesson
        if lesson is None:
            return []
        answers = lesson_scores.counted(self.answers, lesson.key, self._round(lesson))
        asked = ((index, step.question) for index, step in enumerate(lesson.steps) if step.question is not None)
        return [(question.ask, answers.get(index)) for index, question in asked]

    def hand_out(self) -> None:
        """Make the handout of the lesson; its points are executed in a worker of their own."""
        lesson = self.lesson
        if lesson is None or self._backend.inspecting is None:
            return

        def page() -> str:
            with inspecting_worker() as worker:
                return handout.handout_of(lesson, worker.inspect)

        doing = f"Executing the points of {lesson.title} for its handout"
        Task.begin(self, self._backend.background, page, self.handed_out.emit, self.failed.emit, doing=doing)


def _answer_text(answer: truths.Answer) -> str:
    if isinstance(answer, float):
        return truths.number_text(answer)
    if isinstance(answer, tuple):
        return "; ".join("" if value != value else truths.number_text(value) for value in answer)  # noqa: PLR0124 - NaN
    return ", ".join(f"lane {lane} at {place}" for lane, place in sorted(answer.items()))


def _truth_text(truth: truths.Truth, question: truths.Question) -> str:
    match question.kind:
        case truths.QuestionKind.LANES:
            return _answer_text({lane: truth.places[lane] for lane in question.lanes if lane in truth.places})
        case truths.QuestionKind.CURVE:
            return _answer_text(tuple(truth.curve))
    return "" if truth.number is None else truths.number_text(truth.number)
