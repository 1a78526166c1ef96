"""The version of the way in which times are measured, which a profile records.

The rule: times of one version are comparable; where the versions of two profiles differ, a difference may be that of
the method.
"""

from __future__ import annotations

METHOD = 2
"""The version of the measuring method; a profile without one (0) was recorded before there were versions.

Raise it with every change after which the same launch on the same card may have another time: what is done before a
sample (flush, wait, warm-up, restoring), what lies between the two events, what is subtracted, how arrays and code are
placed, and how visits and samples are ordered. A change of how many samples are taken needs no new version.

1: visits there and back, each array on pages of its own, one placement of arrays and code.
2: several placements of arrays and code in each visit.
"""
