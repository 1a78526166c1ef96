"""Judgements on a real GPU: the launches of candidate and reference are timed there and compared with the engine's.

The rule: files are judged by the command, as a user judges them. Run with
`pytest -m gpu tests/hardware/programs/test_judge.py`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.device.gpus import default_device

pytestmark = pytest.mark.gpu

KERNEL = """
import numpy as np
from pycuda import autoinit, compiler, driver
KERNEL = compiler.SourceModule('''__global__ void scale(const float *x, float *out, int n)
{{
    {kernel}
}}''').get_function("scale")
def get_inputs(n=1 << 20): return [np.random.default_rng(1).standard_normal(n).astype(np.float32)]
def scale(x):
    out = np.zeros_like(x)
    KERNEL(driver.In(x), driver.Out(out), np.int32(len(x)), block=(256, 1, 1), grid=((len(x) + 255) // 256, 1))
    return out
"""
DENSE = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = 2 * x[i];"
STRIDED = """
    int count = gridDim.x, i = threadIdx.x * count + blockIdx.x;
    if (i < n) out[i] = 2 * x[i];
"""
"""Neighbouring threads are far apart: as many elements, eight times the sectors."""
CLOCKED = f"{DENSE} if (clock64() == 0) out[0] = 1;"
OTHER_ON_CARD = f"""{DENSE}
    unsigned sm; asm volatile("mov.u32 %0, %nsmid;" : "=r"(sm));
    if (i == 0 && sm > 1) out[0] = 1;
"""
FEW = [word for name in ("zeros", "ones", "large numbers", "negative numbers") for word in ("--without", name)]
QUICK = ("--timing", "least_time_s=0.02", "--timing", "longest_time_s=0.3")


def judged(folder: Path, kernel: str, *options: str, timing: Sequence[str] = QUICK) -> tuple[int, dict[str, Any]]:
    (folder / "candidate.py").write_text(KERNEL.format(kernel=kernel), encoding="utf-8")
    (folder / "reference.py").write_text(KERNEL.format(kernel=DENSE), encoding="utf-8")
    words = [sys.executable, "-m", "warplens", "judge", "candidate.py", "--reference", "reference.py"]
    done = subprocess.run(
        [*words, *FEW, *timing, *options, "--json", "verdict.json"],
        cwd=folder, capture_output=True, text=True, timeout=500, check=False,
    )  # fmt: skip
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, json.loads((folder / "verdict.json").read_text(encoding="utf-8"))


def test_candidate_and_reference_are_measured_and_their_results_are_the_engine_s(tmp_path: Path) -> None:
    code, verdict = judged(tmp_path, STRIDED)
    assert (code, verdict["reasons"], verdict["notes"]) == (0, [], [])
    assert (verdict["time_provenance"], verdict["device"]) == ("measured", default_device())
    assert verdict["cache"] == "cold"
    assert verdict["time_ns"] > 1.05 * verdict["reference_time_ns"] > 1000
    [kernel] = verdict["kernels"]
    assert (kernel["agreement"][0], kernel["samples"] >= 10) == ("the GPU's result is the engine's, bit for bit", True)
    assert kernel["modelled_time_ns"] == verdict["modelled_time_ns"]


def test_equal_candidate_takes_as_long_as_its_reference(tmp_path: Path) -> None:
    _, verdict = judged(tmp_path, DENSE)
    assert verdict["time_ns"] == pytest.approx(verdict["reference_time_ns"], rel=0.15)


@pytest.mark.parametrize("kernel", [CLOCKED, OTHER_ON_CARD])
def test_kernel_that_could_tell_that_it_is_timed_has_a_modelled_time(tmp_path: Path, kernel: str) -> None:
    code, verdict = judged(tmp_path, kernel)
    assert (code, verdict["time_provenance"]) == (0, "modelled")
    assert verdict["notes"][0].startswith("not measured: scale: its code reads clocks or the place of a block")


def test_emulated_judgement_is_modelled(tmp_path: Path) -> None:
    code, verdict = judged(tmp_path, DENSE, "--emulate", timing=())
    assert (code, verdict["time_provenance"], verdict["cache"]) == (0, "modelled", None)
