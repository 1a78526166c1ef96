"""Whether a lesson states what the engine counts.

The rule: each point of a lesson is executed once. Each answer that differs from the count, and each request that a step
shows and no warp makes, is one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from warplens.cuda.lessons.lesson import Layout, Lesson, Step
from warplens.cuda.points import PointSpec
from warplens.cuda.runners.inspection.records import Inspection, Refusal
from warplens.gui.plots.teaching.truths import disagreement, lens_at, no_request, truth_of

Inspect = Callable[[PointSpec], Inspection | Refusal]
"""Executes a point."""


def inspected_steps(lesson: Lesson, inspect: Inspect) -> Iterator[tuple[Step, Inspection | Refusal | None]]:
    """Yield each step of a lesson with the inspection of its point, or why there is none; None where it needs none."""
    known: dict[object, Inspection | Refusal] = {}
    for step in lesson.steps:
        if step.point is None:
            yield step, None
            continue
        key = (step.point.key, step.point.source_hash)
        if key not in known:
            known[key] = inspect(step.point)
        yield step, known[key]


def findings(lesson: Lesson, inspect: Inspect) -> tuple[str, ...]:
    """Return a sentence for everything that a lesson states and the engine does not count, in the order of
    the steps.
    """
    sentences = []
    for step, inspection in inspected_steps(lesson, inspect):
        if isinstance(inspection, Refusal):
            sentences.append(f"{step.title}: {inspection.sentence}")
        elif step.question is not None and (sentence := disagreement(step, truth_of(step, inspection))):
            sentences.append(sentence)
        elif step.layout is Layout.LENS and inspection is not None and lens_at(step, inspection) is None:
            sentences.append(f"{step.title}: {no_request(step, inspection)}")
    return tuple(dict.fromkeys(sentences))
