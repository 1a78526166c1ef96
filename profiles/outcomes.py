"""How a point ended, on a line of a table or a card.

The rule: of a failure its kind stands first, then where, then what happened; the details are in the reading of a point.
"""

from __future__ import annotations

from warplens.cuda.failures import FailureKind, failure_of
from warplens.cuda.points import PointResult, Status
from warplens.profiles.cleaning import plain


def outcome_of(point: PointResult) -> str:
    """Return the status of a point with why it is not ok; of a failure its kind, then where, then what happened."""
    if point.status is Status.OK:
        return "ok"
    failure = failure_of(plain(point.reason))
    if point.status is Status.FAILED and failure.kind is not FailureKind.OTHER:
        return failure.row
    said = failure.row if failure.is_fault else failure.what
    return f"{point.status.value}: {said}" if said else point.status.value
