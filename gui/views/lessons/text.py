"""Lessons in a terminal: a list, and what a check found.

The rule: nothing is executed here.
"""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from warplens.gui.terminal.tables import plain_table
from warplens.gui.views.lessons.truths import Lesson
from warplens.profiles.formats import one_line

Findings = Mapping[str, Sequence[str]]  # the sentences of a check by the path of the lesson


def lessons_report(lessons: Sequence[Lesson], findings: Findings | None) -> RenderableType:
    """Return the list of lessons; after a check with what was found."""
    table = plain_table("lesson", "title", "steps", "questions", *(["check"] if findings is not None else []), "about")
    for lesson in lessons:
        row = [lesson.key, one_line(lesson.title), str(len(lesson.steps)), str(len(lesson.questions))]
        if findings is not None:
            count = len(findings[lesson.path])
            row.append("all counted" if not count else f"{count} wrong")
        table.add_row(*row, one_line(lesson.about))
    wrong = [] if findings is None else [(lesson.path, text) for lesson in lessons for text in findings[lesson.path]]
    return Group(table, *(Text(f"{path}: {text}") for path, text in wrong))


def lessons_data(lessons: Sequence[Lesson], findings: Findings | None) -> dict[str, object]:
    """Return the same as values for JSON."""
    return {
        "lessons": [
            {
                "lesson": lesson.key,
                **{name: getattr(lesson, name) for name in ("title", "about", "path")},
                "steps": len(lesson.steps),
                "questions": len(lesson.questions),
                **({} if findings is None else {"findings": list(findings[lesson.path])}),
            }
            for lesson in lessons
        ]
    }
