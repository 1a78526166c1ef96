"""How much of its time LLVM spends on making the code of a kernel fast.

The rule: all it can, unless translation would take longer than what the kernel's execution gains by it.
"""

from __future__ import annotations

from enum import StrEnum

LARGE_LINES = 15_000
"""A warp function of more lines is large: LLVM takes 4 s for 12,600 (sgemm_multiples), and 112 s for 18,800 with more
branches (bf16gemm_async), which it translates in 0.8 s with the least care."""
MANY_SLOW_PATHS = 32
"""With more unlikely paths on which a request is made lane by lane, half of the translation is spent on them."""


class Care(StrEnum):
    """How much of its time LLVM spends on making the code of a warp fast.

    FULL: all passes. SHORT: those without which the code would be several times as slow. LEAST: none.
    """

    FULL = "full"
    SHORT = "short"
    LEAST = "least"


SMALL_LINES = 300
"""A warp function of fewer lines is translated so fast that a hurry saves nothing."""
FULL_S_PER_LINE = 1e-4
"""Full care takes about this many seconds for each line (12,700 lines: 1.2 to 1.5 s, and least care 0.3 s)."""


def care_for(lines: int, slow_paths: int, *, is_hurried: bool = False) -> tuple[Care, float]:
    """Return the care for a warp function, and the seconds that its usual care would take more, 0 where it has that.

    Args:
        lines: the lines of LLVM text.
        slow_paths: the loads with a path lane by lane.
        is_hurried: whether the code is wanted soon, and may take twice as long to execute.
    """
    if lines > LARGE_LINES:
        return Care.LEAST, 0.0
    if is_hurried and lines > SMALL_LINES:
        return Care.LEAST, FULL_S_PER_LINE * lines
    return (Care.SHORT if slow_paths > MANY_SLOW_PATHS else Care.FULL), 0.0
