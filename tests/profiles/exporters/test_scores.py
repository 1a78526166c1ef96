"""Scores of lessons as CSV: a row for each answer."""

from __future__ import annotations

from warplens.profiles.lesson_scores import GivenAnswer, scores_csv


def test_scores_csv_returns_answers_as_csv_with_a_heading_line():
    given = GivenAnswer(
        lesson="banks",
        step=3,
        round=0,
        question="How many?",
        kind="number",
        answer="16",
        truth="32",
        source="counted",
        share=0.0,
        given_at="2026-01-01T12:00:00+00:00",
    )
    assert (
        scores_csv([given]).splitlines()[1] == "banks,4,1,How many?,number,16,32,counted,0.0,2026-01-01T12:00:00+00:00"
    )
