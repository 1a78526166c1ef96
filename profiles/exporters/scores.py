"""Scores of lessons as CSV: a row for each answer."""

from __future__ import annotations

from collections.abc import Sequence

from warplens.profiles.exporters.csv import csv_text
from warplens.profiles.lesson_scores import GivenAnswer


def scores_csv(answers: Sequence[GivenAnswer]) -> str:
    """Return answers as CSV with a heading line.

    Example:
        >>> given = GivenAnswer(
        ...     lesson="banks", step=3, round=0, question="How many?", kind="number", answer="16", truth="32",
        ...     source="counted", share=0.0, given_at="2026-01-01T12:00:00+00:00",
        ... )
        >>> print(scores_csv([given]).splitlines()[1])
        banks,4,1,How many?,number,16,32,counted,0.0,2026-01-01T12:00:00+00:00
    """
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
