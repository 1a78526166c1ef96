"""Lessons in a terminal: a list, and what a check found."""

from __future__ import annotations

from warplens.gui.views.lessons.text import lessons_data, lessons_report
from warplens.gui.views.lessons.truths import Lesson, Step


def test_lessons_report_returns_the_list_of_lessons():
    lesson = Lesson(key="banks", title="Banks", about="", path="banks.toml", steps=(Step(title="One"),))
    report = lessons_report([lesson], {"banks.toml": ("One: the lesson states 16, and 32 is counted.",)})
    assert report.renderables[1].plain == "banks.toml: One: the lesson states 16, and 32 is counted."


def test_lessons_data_returns_the_same_as_values_for_json():
    lesson = Lesson(key="banks", title="Banks", about="", path="banks.toml", steps=(Step(title="One"),))
    assert lessons_data([lesson], None)["lessons"][0]["steps"] == 1
