# ruff: noqa: N803, PLR0917
"""Triton kernels with `tl.dot` that are recorded on a GPU by `record_wgmma.py`: compiled for sm_90, with inputs.

The rule: an input is a type, its length, a seed and the largest whole number in it (`wgmma_kernels.encoded`).
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def matmul(
    a_ptr, b_ptr, c_ptr, M, N, K, stride_am, stride_bk, stride_cm,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, SUM: tl.constexpr, B_BY_COLUMNS: tl.constexpr,
):  # fmt: skip
    columns = tl.cdiv(N, BLOCK_N)
    row, column = tl.program_id(0) // columns, tl.program_id(0) % columns
    rows_at = row * BLOCK_M + tl.arange(0, BLOCK_M)
    columns_at = column * BLOCK_N + tl.arange(0, BLOCK_N)
    k = tl.arange(0, BLOCK_K)
    a_at = a_ptr + rows_at[:, None] * stride_am + k[None, :]
    if B_BY_COLUMNS:
        b_at = b_ptr + k[:, None] + columns_at[None, :] * stride_bk
    else:
        b_at = b_ptr + k[:, None] * stride_bk + columns_at[None, :]
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=SUM)
    for _ in range(0, K, BLOCK_K):
        total = tl.dot(tl.load(a_at), tl.load(b_at), total, out_dtype=SUM)
        a_at += BLOCK_K
        b_at += BLOCK_K if B_BY_COLUMNS else BLOCK_K * stride_bk
    tl.store(c_ptr + rows_at[:, None] * stride_cm + columns_at[None, :], total)


@triton.jit
def attention(
    Q, K, V, Out, scale, stride_h, stride_m, LENGTH,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, DEPTH: tl.constexpr, CAUSAL: tl.constexpr,
):  # fmt: skip
    start = tl.program_id(0)
    base = tl.program_id(1).to(tl.int64) * stride_h
    rows = start * BLOCK_M + tl.arange(0, BLOCK_M)
    depth = tl.arange(0, DEPTH)
    q = tl.load(Q + base + rows[:, None] * stride_m + depth[None, :])
    largest = tl.zeros([BLOCK_M], dtype=tl.float32) - float("inf")
    total = tl.zeros([BLOCK_M], dtype=tl.float32)
    result = tl.zeros([BLOCK_M, DEPTH], dtype=tl.float32)
    end = (start + 1) * BLOCK_M if CAUSAL else LENGTH
    for first in range(0, end, BLOCK_N):
        columns = first + tl.arange(0, BLOCK_N)
        k = tl.load(K + base + columns[None, :] * stride_m + depth[:, None])
        scores = tl.dot(q, k) * (scale * 1.44269504)
        if CAUSAL:
            scores = tl.where(rows[:, None] >= columns[None, :], scores, -1.0e6)
        now = tl.maximum(largest, tl.max(scores, 1))
        p = tl.math.exp2(scores - now[:, None])
        shrink = tl.math.exp2(largest - now)
        total = total * shrink + tl.sum(p, 1)
        v = tl.load(V + base + columns[:, None] * stride_m + depth[None, :])
        result = tl.dot(p.to(tl.float16), v, result * shrink[:, None])
        largest = now
    tl.store(Out + base + rows[:, None] * stride_m + depth[None, :], (result / total[:, None]).to(tl.float16))


SPANS = {"fp16": 1000, "bf16": 127, "fp32": 1000, "i8": 127, "fp8e5": 400, "fp8e4nv": 100}
SUMS = {"fp16": tl.float16, "fp32": tl.float32, "i32": tl.int32}
BYTES = {"fp16": 2, "fp32": 4, "i32": 4}


def _compile(function: Any, signature: dict[str, str], constants: dict[str, Any], warps: int, stages: int) -> Any:
    names = function.arg_names
    whole = {name: "constexpr" if name in constants else signature[name] for name in names}
    attributes = {
        (names.index(name),): [["tt.divisibility", 16]]
        for name in names
        if name in signature and signature[name] != "fp32"
    }
    source = ASTSource(
        fn=function, signature=whole, constexprs={(names.index(k),): v for k, v in constants.items()}, attrs=attributes
    )
    return triton.compile(source, target=GPUTarget("cuda", 90, 32), options={"num_warps": warps, "num_stages": stages})


def product(
    name: str, type_: str, sums: str, tile: tuple[int, int, int], warps: int, *, by_columns: bool
) -> dict[str, Any]:
    """Compile a product of two tiles by two."""
    m, n, k = 2 * tile[0], 2 * tile[1], 4 * tile[2]
    signature = {"a_ptr": f"*{type_}", "b_ptr": f"*{type_}", "c_ptr": f"*{sums}"}
    signature |= dict.fromkeys(("M", "N", "K", "stride_am", "stride_bk", "stride_cm"), "i32")
    constants = {
        "BLOCK_M": tile[0], "BLOCK_N": tile[1], "BLOCK_K": tile[2], "SUM": SUMS[sums], "B_BY_COLUMNS": by_columns
    }  # fmt: skip
    compiled = _compile(matmul, signature, constants, warps, 3)
    return described(
        name, compiled, grid=(4, 1, 1), warps=warps,
        inputs=[[type_, m * k, 1, SPANS[type_]], [type_, k * n, 2, SPANS[type_]]],
        output_bytes=m * n * BYTES[sums], numbers=[m, n, k, k, k if by_columns else n, n], floats=[],
    )  # fmt: skip


def heads(name: str, *, causal: bool, depth: int = 64, warps: int = 4) -> dict[str, Any]:
    """Compile attention of two heads over 128 positions."""
    length, count = 128, 2
    signature = dict.fromkeys(("Q", "K", "V", "Out"), "*fp16") | {"scale": "fp32"}
    signature |= dict.fromkeys(("stride_h", "stride_m", "LENGTH"), "i32")
    constants = {"BLOCK_M": 64 if warps == 4 else 128, "BLOCK_N": 64, "DEPTH": depth, "CAUSAL": causal}
    compiled = _compile(attention, signature, constants, warps, 2)
    size = count * length * depth
    return described(
        name, compiled, grid=(length // constants["BLOCK_M"], count, 1), warps=warps,
        inputs=[["fp16", size, seed, 100] for seed in (3, 4, 5)],
        output_bytes=2 * size, numbers=[length * depth, depth, length], floats=[0.125],
    )  # fmt: skip


def described(name: str, compiled: Any, **rest: Any) -> dict[str, Any]:
    """Return what a launch needs; parameters are pointers, floats, numbers and two pointers of Triton's own."""
    return {
        "name": name, "entry": compiled.metadata.name, "shared": compiled.metadata.shared, "ptx": compiled.asm["ptx"],
        "cubin": compiled.asm["cubin"], "compiler": f"Triton {triton.__version__}",
    } | rest  # fmt: skip


def all_dots() -> list[dict[str, Any]]:
    """Compile all of them."""
    return [
        product("f16", "fp16", "fp32", (64, 64, 32), 4, by_columns=False),
        product("f16_columns", "fp16", "fp32", (64, 32, 64), 4, by_columns=True),
        product("f16_wide", "fp16", "fp32", (128, 128, 64), 8, by_columns=False),
        product("f16_narrow_sums", "fp16", "fp16", (64, 64, 64), 4, by_columns=False),
        product("bf16", "bf16", "fp32", (128, 64, 32), 4, by_columns=False),
        product("tf32", "fp32", "fp32", (64, 64, 32), 4, by_columns=False),
        product("e5m2", "fp8e5", "fp32", (64, 64, 64), 4, by_columns=True),
        product("e4m3", "fp8e4nv", "fp32", (64, 128, 128), 4, by_columns=False),
        product("s8", "i8", "i32", (64, 64, 64), 4, by_columns=True),
        heads("attention", causal=False),
        heads("attention_causal", causal=True),
        heads("attention_wide", causal=True, depth=128, warps=8),
    ]
