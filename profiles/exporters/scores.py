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
            row.lesson, row.step + 1, row.round + 1, row.question, row.kind, row.answer, row.truth,
            row.source, row.share, row.given_at,
        )
        for row in answers
    )  # fmt: skip
    return csv_text(headings, rows)
