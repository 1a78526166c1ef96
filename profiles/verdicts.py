"""The words of a comparison: the verdict on a pair of points, and its reasons.

The rule: every reason is a phrase that a table can show as it stands.
"""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """The change of a point from one profile to the other."""

    SAME = "same"
    """A change of the threshold would have been seen here, and there is none."""
    FASTER = "faster"
    SLOWER = "slower"
    UNRESOLVED = "unresolved"
    """Both are measured, but a change of the threshold could not be seen, or something else may explain what is."""
    UNKNOWN = "unknown"
    """The two are not comparable, or one has no time."""


class Reason(StrEnum):
    """The reason of a verdict, or a remark about the pair."""

    WITHIN = "within the threshold"
    BEYOND = "beyond the threshold and beyond chance"
    IDENTICAL = "the same samples"
    TOO_FEW_SAMPLES = "too few samples"
    NOISE = "a change of the threshold cannot be seen"
    THROTTLED = "throttled"
    CLOCKS_DIFFER = "clocks differ"
    OTHER_CARD = "another card"
    OTHER_MACHINE = "another machine"
    OTHER_DRIVER = "another driver"
    OTHER_POWER_LIMIT = "another power limit"
    OTHER_LOCK = "the clocks were locked otherwise"
    OTHER_METHOD = "measured by another method"
    NO_TIME = "no time"
    NO_SAMPLES = "no samples"
    TOO_SHORT = "too short to be timed"
    COLD_AGAINST_WARM = "cold against warm"
    MODELLED_AGAINST_MEASURED = "modelled against measured"
    OTHER_PROVENANCE = "another provenance"
    DIFFERENT_HARDWARE = "different hardware"
    UNCHECKED = "the result was not checked"
    SOURCE_CHANGED = "source changed"
    COMPILER_CHANGED = "compiler changed"
    PROGRAM_CHANGED = "modelled by another version"
    IN_TURNS = "measured in turns"
