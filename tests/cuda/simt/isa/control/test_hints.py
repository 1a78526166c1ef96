"""Hints and pauses change nothing; loads and stores take a cache policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Warps = Callable[..., Any]
HINTS = [
    "prefetch.global.L1 [%p0];", "prefetch.global.L2::evict_last [%p0];", "prefetchu.L1 [%p0];",
    "applypriority.global.L2::evict_normal [%p0], 128;", "discard.global.L2 [%p1], 128;", "griddepcontrol.wait;",
    "griddepcontrol.launch_dependents;", "nanosleep.u32 100;", "pmevent 1;", "setmaxnreg.inc.sync.aligned.u32 232;",
    "createpolicy.fractional.L2::evict_last.b64 %q5, 1.0;",
]  # fmt: skip


def test_hints_change_neither_results_nor_memory_counts(warps: Warps) -> None:
    plain = """mad.wide.u32 %q0, %r60, 4, %p0; mad.wide.u32 %q1, %r60, 4, %p1;
    ld.global.b32 %r0, [%q0]; st.global.b32 [%q1], %r0; red.global.add.u32 [%q1], 1;"""
    hinted = plain.replace("[%q0];", "[%q0], %q5;").replace("%r0; red", "%r0, %q5; red").replace(", 1;", ", 1, %q5;")
    for opcode in ("ld.global", "st.global", "red.global.add"):
        hinted = hinted.replace(opcode, f"{opcode}.L2::cache_hint")
    source = np.arange(32, dtype=np.uint32)
    without, (_, expected) = warps(plain, source, np.zeros(32, np.uint32))
    with_them, (_, actual) = warps(" ".join(HINTS) + hinted, source, np.zeros(32, np.uint32))
    assert actual.tolist() == expected.tolist() == list(range(1, 33))
    for is_store in (False, True):
        assert with_them.traffic("global", is_store=is_store) == without.traffic("global", is_store=is_store)
    assert with_them.warp_instructions == without.warp_instructions + len(HINTS)
