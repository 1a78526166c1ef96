"""Judges a program with kernels by a reference: right on hostile inputs, in bounds, without races, deterministic.

The rule: the candidate and the reference run in processes of their own, and only arrays come back. What the candidate
says of itself is believed for its kernels' counters alone: right or wrong is decided here.
"""

from warplens.profiles.judging.cases import KernelSummary, Reason, Verdict
from warplens.profiles.judging.judge import DEFAULT_TIME_LIMIT_S, judge

__all__ = ["DEFAULT_TIME_LIMIT_S", "KernelSummary", "Reason", "Verdict", "judge"]
