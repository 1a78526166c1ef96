"""The table of the story's chapters: it is what gui/README.md says, and no question takes more than seven acts."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from steps import MOST_HANDS, Kind  # noqa: E402
from tell_story import CHAPTERS  # noqa: E402

ROOT = HERE.parent.parent
MOST_BYTES = 80_000


def test_chapters_have_names_of_their_own() -> None:
    keys = [chapter.key for chapter in CHAPTERS]
    assert sorted(set(keys)) == sorted(keys)


def test_the_acts_of_a_question_are_counted_and_few() -> None:
    assert [c.key for c in CHAPTERS if c.kind is Kind.QUESTION and not 0 < c.hands <= MOST_HANDS] == []


def test_each_kind_of_chapter_is_told() -> None:
    assert {chapter.kind for chapter in CHAPTERS} == set(Kind)


def test_the_table_of_what_was_told_has_a_row_for_each_chapter_in_their_order() -> None:
    lines = (HERE / "README.md").read_text(encoding="utf-8").partition("| chapter |")[2].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert [row[0] for row in rows] == [chapter.key for chapter in CHAPTERS]
    assert {cell for row in rows for cell in row[1:]} == {"", "●", "◦"}


def test_the_readme_of_the_window_has_each_question_with_its_steps_answer_and_picture() -> None:
    text = " ".join((ROOT / "gui" / "README.md").read_text(encoding="utf-8").split())
    missing = []
    for chapter in CHAPTERS:
        if chapter.kind is Kind.QUESTION:
            told = [f"## {chapter.title}", *(step.text for step in chapter.steps), chapter.answer]
            told.append(f"| {chapter.title} | {chapter.hands} |")
            told.append(f".github/pictures/questions/{chapter.key}-dark.png")
            missing += [sentence for sentence in told if sentence not in text]
    assert missing == []


def test_the_pictures_of_the_questions_are_small_and_none_is_left_over() -> None:
    pictures = sorted((ROOT / ".github" / "pictures" / "questions").glob("*.png"))
    named = {f"{c.key}-{theme}.png" for c in CHAPTERS if c.kind is Kind.QUESTION for theme in ("dark", "light")}
    assert {path.name for path in pictures} == named
    assert [path.name for path in pictures if path.stat().st_size > MOST_BYTES] == []
