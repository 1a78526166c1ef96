"""Handouts hold the same pictures as the window, tell no answer before the end, and reach nothing outside."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from warplens.cuda.execute.inspection.records import Refusal
from warplens.gui.views.lessons.handout import handout_of, truth_words
from warplens.gui.views.lessons.markdown import html_of
from warplens.gui.views.lessons.reader import LESSON_FOLDER, read_lesson
from warplens.gui.views.lessons.truths import Question, QuestionKind, Truth

VOID = {"meta", "hr", "br", "rect", "line"}


class Tags(HTMLParser):
    """Notes tags that are not closed, and attributes that lead out."""

    def __init__(self):
        super().__init__()
        self.open, self.outside = [], []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        self.outside += [name for name, value in attrs if name in ("src", "href", "onload", "onclick", "style")]

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag


def checked(page):
    tags = Tags()
    tags.feed(page)
    assert (tags.open, tags.outside) == ([], [])
    return page


def test_handout_of_bank_conflicts_has_its_pictures_and_its_answers_at_the_end(point_inspector):
    page = checked(handout_of(read_lesson(LESSON_FOLDER / "2-bank-conflicts.toml"), point_inspector.inspect))
    questions, answers = page.split("<h2>Answers</h2>")
    assert "One bank has 32 different words to serve" not in questions
    assert "32 wavefronts" not in questions
    assert "One bank has 32 different words to serve" in answers
    assert "32 wavefronts · ideal 1" in answers
    assert questions.count("<svg") == 7  # 5 of questions, and the store and the load of the tile
    assert "lane 0: 0, lane 1: 0, lane 2: 0, lane 31: 0" in answers


def test_race_is_printed_in_two_colours(point_inspector):
    lesson = read_lesson(LESSON_FOLDER / "3-tiling.toml")
    step = next(step for step in lesson.steps if step.title == "Forget the barrier")
    page = checked(handout_of(replace(lesson, steps=(step,)), point_inspector.inspect))
    assert "Race. Word 4 of tile: warp 0 writes it in line 32" in page


def test_kernel_that_is_refused_is_said_on_the_page():
    lesson = read_lesson(LESSON_FOLDER / "1-coalescing.toml")
    page = checked(handout_of(lesson, lambda _: Refusal(sentence="k.cu(3): error: <expected> a ;")))
    assert page.count("k.cu(3): error: &lt;expected&gt; a ;") == len(lesson.steps)


def test_texts_of_a_strangers_lesson_stay_texts(tmp_path):
    path = tmp_path / "evil.toml"
    path.write_text(
        'title = "<img src=x onerror=alert(1)>"\nabout = "</p><script>x</script>"\n'
        '[[step]]\ntitle = "</h2><script>"\n'
        'text = """<script>alert(1)</script>\n\n![p](http://evil/p.png) [l](javascript:alert(1)) <http://evil>\n\n'
        '[r]: http://evil\n\n<iframe src="http://evil"></iframe>"""\n'
        '[step.question]\nask = "<b onclick=x>?"\nanswer = 1\nwhy = "<style>*{}</style>"\n'
    )
    page = checked(handout_of(read_lesson(path), lambda _: None))
    assert not re.search(r"<(?:script|img|iframe|a|link|b onclick)\b", page)


@pytest.mark.parametrize(
    ("markdown", "html"),
    [
        ("| a | b |\n|---|---|\n| 1 | 2 |", "<td>1</td>"),
        ("![x](http://a/b.png)", "<p>![x](http://a/b.png)</p>\n"),
        ("[x](file:///etc/passwd)", "<p>[x](file:///etc/passwd)</p>\n"),
        ("<https://a.b>", "<p>&lt;https://a.b&gt;</p>\n"),
        ("a\u202eb", "<p>a\\u202eb</p>\n"),
    ],
)
def test_markdown_reaches_nothing_outside(markdown, html):
    assert html in html_of(markdown)


def test_truth_words_returns_the_truth_of_a_question_as_words():
    assert (
        truth_words(Question(ask="Where?", kind=QuestionKind.LANES, lanes=(0, 5)), Truth(places={0: 0, 5: 5}))
        == "lane 0: 0, lane 5: 5"
    )
