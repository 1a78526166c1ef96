"""The protocol of a runner: one method takes a point and returns its result.

The rule: a runner returns expected failures (a broken requirement, a source that does not compile, a wrong result) as a
skipped or failed result. An exception that leaves `run` is a defect of the runner.
"""

from __future__ import annotations

from typing import Protocol

from warplens.cuda.points import PointResult, PointSpec


class Runner(Protocol):
    """Runs one point of a sweep."""

    def run(self, point: PointSpec) -> PointResult:
        """Run `point` to its end and return its result."""
        ...
