"""The answers that were given to lessons on this machine, one file, and the score that they make.

The rule: the file is written with each answer, so that nothing is lost whatever ends the program. The first answer in a
round counts; a lesson that is begun again begins a new round. A file that cannot be read is set aside, not replaced.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from warplens.profiles import table, writing

SCHEMA = "warplens-lesson-scores/1"
MAX_ANSWERS = 20_000  # the oldest answers go when there are more: a term of daily lessons makes a tenth of that
SET_ASIDE = ".unreadable"  # the suffix of a file that was set aside


class GivenAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to the question of a step of a lesson."""

    lesson: str
    step: int
    round: int  # the lesson was begun again so often
    question: str
    kind: str
    answer: str  # a text, "" for no answer
    truth: str  # a text
    source: str  # where the truth comes from, such as `counted`
    share: float  # what the answer is worth, from 0 to 1
    given_at: str  # ISO 8601 in UTC


class _File(msgspec.Struct, frozen=True, kw_only=True):
    schema: str
    answers: tuple[GivenAnswer, ...]


def default_path() -> Path:
    """Return the file of this user."""
    from platformdirs import user_data_path

    return user_data_path("warplens", appauthor=False) / "lesson-scores.json"


def load(path: Path) -> tuple[tuple[GivenAnswer, ...], str]:
    """Return the answers in a file, none where there is no file, and a sentence where it cannot be read."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return (), ""
    except OSError as error:
        return (), f"{path} cannot be read: {error.strerror or error}"
    try:
        content = msgspec.json.decode(data, type=_File)
        if content.schema != SCHEMA:
            raise msgspec.ValidationError(f"its schema is {content.schema[:60]!r}, not {SCHEMA!r}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        aside = path.with_name(f"{path.name}{SET_ASIDE}")
        with suppress(OSError):
            path.replace(aside)
        return (), f"{path} holds no scores ({error}); it is kept as {aside.name}"
    return content.answers, ""


def encoded(answers: Sequence[GivenAnswer]) -> bytes:
    """Return answers as JSON."""
    return msgspec.json.encode(_File(schema=SCHEMA, answers=tuple(answers)))


def append(path: Path, answer: GivenAnswer) -> None:
    """Add an answer to those in the file, to which another window may write; it is written whole or not at all."""
    answers, _ = load(path)
    with writing.storage_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    writing.write_bytes(path, encoded((*answers, answer)[-MAX_ANSWERS:]))


def round_of(answers: Sequence[GivenAnswer], lesson: str) -> int:
    """Return the round in which a lesson is."""
    return max((answer.round for answer in answers if answer.lesson == lesson), default=0)


def counted(answers: Sequence[GivenAnswer], lesson: str, number: int) -> dict[int, GivenAnswer]:
    """Return the answer that counts for each step of a lesson in a round: the first."""
    first_answers: dict[int, GivenAnswer] = {}
    for answer in answers:
        if answer.lesson == lesson and answer.round == number:
            first_answers.setdefault(answer.step, answer)
    return first_answers


def scores_csv(answers: Sequence[GivenAnswer]) -> str:
    """Return answers as CSV with a heading line."""
    headings = ["truth_provenance" if name == "source" else name for name in GivenAnswer.__struct_fields__]
    numbered = (msgspec.structs.replace(row, step=row.step + 1, round=row.round + 1) for row in answers)
    return table.csv_text(headings, map(msgspec.structs.astuple, numbered))
