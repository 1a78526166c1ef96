"""Whole kernels in CUDA C++ with functions of every kind, compiled in several ways, beside their twin of g++.

The rule: what is wrong is found by comparison alone. The texts are written by `cpp_module.py` and `cpp_families.py`.
"""

from __future__ import annotations

import random

from cpp_judging import OTHERS, WholeKernel
from cpp_module import written_source
from registry import generator


@generator("whole-kernels", "CUDA C++ with real functions, however compiled", count=5000, sample=2, limit_s=300)
def make(chance: random.Random) -> WholeKernel:
    """Write one kernel."""
    return WholeKernel(written_source(chance), chance.choice(OTHERS), chance.randrange(1 << 30))
