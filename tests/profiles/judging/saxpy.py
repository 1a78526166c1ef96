"""A reference, candidates that differ from it in a few lines, and their judgement.

The rule: the reference is known. Its process runs once for all candidates that are judged with the same cases, and
that of the candidate each time; `is_known=False` runs it again, for candidates that work against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar
from unittest import mock

from warplens.profiles.judging import Verdict, judge
from warplens.profiles.judging.cases import FILLS, Case
from warplens.profiles.judging.processes import Inputs, Program, Results

REFERENCE = """
import numpy as np

def get_inputs(n=300):
    random = np.random.default_rng(1)
    return [random.standard_normal(n).astype(np.float32), random.standard_normal(n).astype(np.float32)]

def saxpy(x, y):
    return 2 * x + y
"""
CANDIDATE = """
import glob, hashlib, os, subprocess, sys, tempfile, threading, time
import numpy as np
from pycuda import autoinit, compiler, driver

KERNEL = compiler.SourceModule('''__global__ void saxpy(const float *x, const float *y, float *out, int n)
{{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    {kernel}
}}''').get_function("saxpy")
KEPT = {{}}
CALLS = []

def computed(x, y, n=None, blocks=None):
    out = np.zeros_like(x)
    n = len(x) if n is None else n
    grid = (blocks or (len(x) + 127) // 128, 1)
    KERNEL(driver.In(x), driver.In(y), driver.Out(out), np.int32(n), block=(128, 1, 1), grid=grid)
    return out

def saxpy(x, y):
    {body}
"""
RIGHT = "if (i < n) out[i] = 2 * x[i] + y[i];"
COMPUTED = "return computed(x, y)"
SIZES = ("n=301", "n=299", "n=151", "n=1", "n=601")
ONLY_BASE = (*FILLS, *SIZES)
"""Without these the inputs of the reference are left, again, with other values, and without kernels."""


class KnownReference(Program):
    """A program that runs once for each question; a candidate is asked each time."""

    known: ClassVar[dict[tuple[object, ...], Any]] = {}

    def inputs(self) -> Inputs:
        key = (self.file.read_text(), self.seed)
        if key not in self.known:
            self.known[key] = super().inputs()
        return self.known[key]

    def results(self, cases: Sequence[Case], *, with_wide: bool = False, **asked: Any) -> Results:
        if not with_wide:
            return super().results(cases, **asked)
        key = (self.file.read_text(), self.seed, *(case.name for case in cases))
        if key not in self.known:
            self.known[key] = super().results(cases, with_wide=True, **asked)
        return self.known[key]


def verdict(
    folder: Path, body: str = COMPUTED, kernel: str = RIGHT, *, is_known: bool = True, **options: Any
) -> Verdict:
    """Return the verdict on a candidate whose function has this body, and whose kernel has this line."""
    (folder / "reference.py").write_text(REFERENCE)
    (folder / "candidate.py").write_text(CANDIDATE.format(kernel=kernel, body=body))
    with mock.patch.dict(judge.__globals__, {"Program": KnownReference if is_known else Program}):
        return judge(folder / "candidate.py", folder / "reference.py", device="h200", **options)
