"""Scores of lessons as CSV: a row for each answer."""

from __future__ import annotations

from collections.abc import Sequence

from warplens.profiles.exporters.csv import csv_text
from warplens.profiles.lesson_scores import GivenAnswer


def scores_csv(answers: Sequence[GivenAnswer]) -> str:
    """Return answers as CSV with a heading line."""
    headings = (
        "lesson", "step", "round", "question", "kind", "answer", "truth", "truth_provenance", "share", "given_at"
    )  # fmt: skip
    rows = (
        (
            given.lesson, given.step + 1, given.round + 1, given.question, given.kind, given.answer, given.truth,
            given.source, given.share, given.given_at,
        )
        for given in answers
    )  # fmt: skip
    return csv_text(headings, rows)
