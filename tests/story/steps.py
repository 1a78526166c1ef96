"""What a story is made of: chapters of steps.

The rule: a step is one sentence and one act of a person, which fails unless what it should show is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from person import Person

MOST_HANDS = 7
"""A question is answered from the first screen with at most so many clicks, keys, drags and typed texts."""


class Kind(StrEnum):
    """What a chapter tells: how the window looks, what it must get right, a question and its answer, or a lesson."""

    LOOK = "look"
    LINE = "line"
    QUESTION = "question"
    LESSON = "lesson"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """`text` says what the person does; `act` does it and looks for what it should show."""

    text: str
    act: Callable[[Person], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """Steps in a window of its own, started with the arguments `opens`.

    `is_first_day` says that nothing was ever compiled before it; otherwise it has what earlier chapters compiled.
    `answer` is what a question comes to, and `pictured` the number of the step whose picture shows it (0: the last);
    `hands` is the most that a hand does for it (0: not counted).
    """

    key: str
    title: str
    steps: tuple[Step, ...]
    opens: tuple[str, ...] = ("--open", "reference:h200")
    kind: Kind = Kind.LINE
    answer: str = ""
    pictured: int = 0
    is_first_day: bool = False
    hands: int = 0


def step(text: str) -> Callable[[Callable[[Person], object]], Step]:
    """Make a step of the function below the text."""
    return lambda act: Step(text=text, act=act)
