"""Races of Triton's kernels: those of the source are found, and what only its compiled threads do is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

IN_PLACE = """
import torch, triton, triton.language as tl

@triton.jit
def scalar(x):
    tl.store(x, tl.load(x) + 1)

@triton.jit
def few(x, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at, mask=at < n, other=0.0) + 1, mask=at < n)

@triton.jit
def normalised(x, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    values = tl.load(x + at, mask=at < n, other=0.0)
    tl.store(x + at, values / tl.sqrt(tl.sum(values * values)), mask=at < n)

@triton.jit
def turned(x, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + BLOCK - 1 - at) + 1)

@triton.jit
def rows_turned(x):
    row, at = tl.arange(0, 4)[:, None], tl.arange(0, 32)[None, :]
    values = tl.load(x + (3 - row) * 32 + at)
    tl.store(x + row * 32 + at, values - tl.sum(values, 1)[:, None], mask=at < 30)

x = torch.ones(128, device="cuda")
scalar[(1,)](x)
few[(1,)](x, 50, BLOCK=64)
normalised[(1,)](x, 32, BLOCK=32)
turned[(1,)](x, BLOCK=64)
rows_turned[(1,)](x)
scalar[(2,)](x)
"""


def test_elements_that_many_threads_load_and_one_stores_are_no_race(tmp_path: Path) -> None:
    """Triton's 128 threads all load a tensor of fewer elements; what those load that do not store is dropped."""
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "in_place.py"
    path.write_text(IN_PLACE, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    *clean, turned, rows, twice = [str(record.fault or "") for record in session.records]
    assert clean == ["", "", ""]
    assert "in_place.py:27: `ld.global.b32" in rows
    assert "in_place.py:22: `ld.global.b32" in turned
    assert "block=(1,0,0) thread=(0,0,0) in_place.py:6: `ld.global.b32" in twice
