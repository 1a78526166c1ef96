"""Products of Triton for an H200 of shapes and types that its tutorials do not have, held against exact ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session

pytestmark = pytest.mark.filterwarnings("ignore:TRITON_DEFAULT_FP_FUSION is unset")  # Triton's own, of its version 3.9

UNUSUAL = """
import torch, triton, triton.language as tl

@triton.jit
def loop(a, b, c, K, s, M: tl.constexpr, N: tl.constexpr, KB: tl.constexpr, STAGES: tl.constexpr, OUT: tl.constexpr,
         A_BY_COLUMNS: tl.constexpr, B_BY_COLUMNS: tl.constexpr, IN_REGISTERS: tl.constexpr):
    m, n, k = tl.arange(0, M), tl.arange(0, N), tl.arange(0, KB)
    d = tl.zeros((M, N), dtype=OUT)
    for i in tl.range(0, K, KB, num_stages=STAGES):
        x = tl.load(a + ((i + k)[None, :] * M + m[:, None] if A_BY_COLUMNS else m[:, None] * K + (i + k)[None, :]))
        y = tl.load(b + (n[None, :] * K + (i + k)[:, None] if B_BY_COLUMNS else (i + k)[:, None] * N + n[None, :]))
        if IN_REGISTERS:
            x = (x.to(tl.float32) * s).to(y.dtype)
        d = tl.dot(x, y, d, input_precision="tf32", out_dtype=OUT)
    tl.store(c + m[:, None] * N + n[None, :], d)

@triton.jit
def chain(q, k, v, o, T, M: tl.constexpr, D: tl.constexpr, B: tl.constexpr, STAGES: tl.constexpr):
    m, d, t = tl.arange(0, M), tl.arange(0, D), tl.arange(0, B)
    x = tl.load(q + m[:, None] * D + d[None, :])
    total = tl.zeros((M, D), dtype=tl.float32)
    for i in tl.range(0, T, B, num_stages=STAGES):
        p = tl.maximum(tl.dot(x, tl.load(k + (i + t)[None, :] * D + d[:, None])), 0.0)
        total = tl.dot(p.to(x.dtype), tl.load(v + (i + t)[:, None] * D + d[None, :]), total)
    tl.store(o + m[:, None] * D + d[None, :], total)

def numbers(shape, type_):
    whole = torch.randint(-4, 5, shape)
    return whole.to(type_) if type_ == torch.int8 else (whole / 2).to(type_)

def check(type_, M, N, K, KB, stages, warps=4, columns=(False, False), scale=1.0):
    a, b = numbers((M, K), type_), numbers((K, N), type_)
    out, sums = (torch.int32, tl.int32) if type_ == torch.int8 else (torch.float32, tl.float32)
    c = torch.zeros((M, N), dtype=out)
    x, y = (z.T.contiguous() if by_columns else z for z, by_columns in zip((a, b), columns))
    loop[(1,)](x, y, c, K, scale, M, N, KB, stages, sums, *columns, scale != 1.0, num_warps=warps)
    assert torch.equal(c.double(), a.double() @ b.double() * scale), (type_, M, N, K)

check(torch.float16, 64, 8, 16, 16, 1)
check(torch.float16, 64, 64, 128, 32, 4, warps=8, columns=(True, True))
check(torch.float32, 64, 16, 32, 16, 2, columns=(True, False))
check(torch.int8, 64, 16, 160, 32, 5)
check(torch.float8_e4m3fn, 64, 32, 64, 32, 3, columns=(True, False))
check(torch.float16, 64, 32, 96, 32, 3, scale=0.5)
q, k, v = (numbers((rows, 32), torch.bfloat16) for rows in (64, 96, 96))
o = torch.zeros(64, 32)
chain[(1,)](q, k, v, o, 96, 64, 32, 32, 2)
p = torch.relu(q.double() @ k.double().T).bfloat16()
assert torch.equal(o.double(), p.double() @ v.double())
"""


def test_products_of_unusual_shapes_and_types_are_exact_and_have_no_mistake(tmp_path: Path) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "unusual.py"
    path.write_text(UNUSUAL, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    assert all("wgmma.mma_async" in record.code.ptx for record in session.records)
    checked = [point for point in session.points if any("shared memory: no race" in note for note in point.notes)]
    assert len(checked) == len(session.points) == 7
