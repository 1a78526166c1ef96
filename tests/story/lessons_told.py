"""The six lessons, each given from its start to its end.

The rule: a lesson is given as a lecturer gives it: chosen by its title, on the whole screen, every question answered,
and Space to go on. What a step asks is read from the file of the lesson, the answers that are drawn are here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from materials import LESSONS as LESSON_FILES
from person import EXECUTED_S, Item, NotShownError, Person
from steps import Chapter, Kind, Step

FOLDER = LESSON_FILES
PLACES = {"1-coalescing": {0: 0, 7: 0, 8: 1, 31: 3}, "2-bank-conflicts": dict.fromkeys((0, 1, 2, 31), 0)}
"""Where the lanes of a question that are dragged belong: sectors, or banks."""
CURVES = {
    "2-bank-conflicts": (32, 1, 2, 1, 4, 1, 2, 1, 8),
    "4-occupancy": (100, 75, 62.5, 50, 37.5, 25, 25),
}
"""What is sketched."""
MOST = {"2-bank-conflicts": 32.0, "4-occupancy": 100.0}
"""The upper end of the axis of a sketch."""
AXES = {"4-occupancy": (32, 40, 48, 64, 80, 96, 128)}
"""The numbers along the axis of a sketch, where it is drawn to scale."""
LEFT, RIGHT, TOP, FOOT = 44.0, 8.0, 16.0, 40.0
"""The edges of the field of a sketch, in pixels at a text size of 100 %."""
FIRST_BANK = 1000
MOST_SPACES = 400
"""A step of a tile takes fewer presses of Space."""


def _begin(title: str, person: Person) -> None:
    person.presses("ctrl+l")
    person.sees("Coalescing · 1 of", "Label", EXECUTED_S)
    if not person.all_seen(f"{re.escape(title)} · 1 of", "Label"):  # the first is open already
        person.clicks("^Lesson$", "Combo")
        person.clicks(f"^{re.escape(title)}$", "Cell")
    person.sees(f"{title} · 1 of", "Label")


def _present(first: str, person: Person) -> None:
    person.clicks("^Present$", "Button")
    person.waits_for(lambda: person.windows("Presenter"), "the presenter")
    person.sees(f"^{re.escape(first)}$", "Label")


def _give(key: str, step: dict[str, Any], person: Person) -> None:
    """Go on to a step by Space, and answer its question or step a warp through its tile."""
    for _ in range(MOST_SPACES):
        if person.all_seen(f"^{re.escape(step['title'])}$", "Label"):
            break
        before = person.items()
        person.presses("space")
        person.waits_for(lambda before=before: person.items() != before, "what Space changes")
    person.sees(f"^{re.escape(step['title'])}$", "Label")
    person.waits_for(lambda: not person.all_seen("Executing the kernel"), "what stands beside the text", EXECUTED_S)
    question = step.get("question")
    if question is not None:
        _answer(key, question, person)
        person.presses("space" if question.get("kind") else "Return")
        verdict = person.sees(r"^Right|^-?\d.* not |right \(", "Label", EXECUTED_S)
        if not verdict.text.startswith("Right"):
            raise NotShownError(f"the lecturer's answer is not right: {verdict.text}")
    if step["layout"] == "tile":
        person.sees("step 0 of", "Label|Drawn")
        person.presses("space", "space")
        person.sees("step 2 of", "Label|Drawn")


def _answer(key: str, question: dict[str, Any], person: Person) -> None:
    match question.get("kind", "number"):
        case "number":
            person.clicks("Your answer, a number", "Field")
            person.types(f"{question['answer']:g}")
        case "lanes":
            for lane, place in PLACES[key].items():
                start = person.sees(f"^#{lane}$", "Box").middle
                person.desktop.drag(start, person.sees(f"^#{FIRST_BANK + place}$", "Box").middle)
        case "curve":
            _sketch(person.sees("", "CurveView"), key, person)


def _sketch(field: Item, key: str, person: Person) -> None:
    values, most = CURVES[key], MOST[key]
    x, y, width, height = field.place
    factor = person.sees("^0$", "Drawn").place[3] / 16  # a text of the picture is 16 pixels high at 100 %
    wide = (width / factor - LEFT - RIGHT) / len(values)
    high = height / factor - FOOT - TOP
    for number, value in enumerate(values):
        across, down = x + (LEFT + (number + 0.5) * wide) * factor, y + (TOP + (1 - value / most) * high) * factor
        if key in AXES:  # the same number may stand at the other axis, higher up
            names = person.all_seen(f"^{AXES[key][number]}$", "Drawn")
            across = max(names, key=lambda name: name.place[1]).middle[0]
        person.desktop.click(round(across), round(down))


def _end(questions: int, person: Person) -> None:
    person.presses("Escape")
    person.waits_for(lambda: not person.windows("Presenter"), "the window behind the presenter")
    if questions:
        person.sees(f"^score {questions} of {questions}$", "Label")


def _lesson(path: Path) -> Chapter:
    lesson = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = lesson["step"]
    acts: list[tuple[str, Callable[[Person], object]]] = [
        (f"Press Ctrl+L and choose {lesson['title']}.", partial(_begin, lesson["title"])),
        ("Click Present.", partial(_present, steps[0]["title"])),
    ]
    for number, step in enumerate(steps, start=1):
        acts.append((f"Give step {number}, “{step['title']}”.", partial(_give, path.stem, step)))
    questions = sum("question" in step for step in steps)
    acts.append(("Press Escape, and read the score.", partial(_end, questions)))
    return Chapter(
        key=f"lesson-{path.stem}",
        title=lesson["title"],
        steps=tuple(Step(text=text, act=act) for text, act in acts),
        opens=(),
        kind=Kind.LESSON,
    )


LESSONS: tuple[Chapter, ...] = tuple(map(_lesson, sorted(FOLDER.glob("*.toml"))))
