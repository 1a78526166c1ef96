"""Fifteen kernels of Triton, each with inputs, and a reference of NumPy.

The rule: this module alone imports Triton and PyTorch; who imports it looks first whether they are there. Tensors are
those of PyTorch on the CPU. The kernels are those of the usual tutorials, by name, written for sizes that take little
time on a processor.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
import triton
import triton.language as tl

Array = np.ndarray[Any, Any]
PHILOX_ROUNDS = 10
PHILOX_MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
PHILOX_KEYS = (0x9E3779B9, 0xBB67AE85)
"""The constants of Philox4x32.

Source: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011, section 3.3.
"""


# --- kernels ----------------------------------------------------------------------------------------------------------


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n) + tl.load(y + at, mask=at < n), mask=at < n)


@triton.jit
def softmax(x, out, rows, columns, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    for row in tl.range(tl.program_id(0), rows, tl.num_programs(0), num_stages=2):
        values = tl.load(x + row * columns + at, mask=at < columns, other=-float("inf"))
        powers = tl.exp(values - tl.max(values, axis=0))
        tl.store(out + row * columns + at, powers / tl.sum(powers, axis=0), mask=at < columns)


@triton.jit
def layer_norm(x, weight, bias, out, columns, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0) * columns
    total = tl.zeros([BLOCK], tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        total += tl.load(x + row + at, mask=at < columns, other=0.0)
    mean = tl.sum(total, axis=0) / columns
    squares = tl.zeros([BLOCK], tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        far = tl.where(at < columns, tl.load(x + row + at, mask=at < columns, other=0.0) - mean, 0.0)
        squares += far * far
    scale = 1 / tl.sqrt(tl.sum(squares, axis=0) / columns + epsilon)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        value = (tl.load(x + row + at, mask=at < columns) - mean) * scale
        value = value * tl.load(weight + at, mask=at < columns) + tl.load(bias + at, mask=at < columns)
        tl.store(out + row + at, value, mask=at < columns)


@triton.jit
def dropout(x, out, n, share, seed, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + at, mask=at < n)
    tl.store(out + at, tl.where(tl.rand(seed, at) > share, value / (1 - share), 0.0), mask=at < n)


@triton.jit
def transpose(x, out, rows, columns, TILE: tl.constexpr):
    row = tl.program_id(0) * TILE + tl.arange(0, TILE)
    column = tl.program_id(1) * TILE + tl.arange(0, TILE)
    tile = tl.load(
        x + row[:, None] * columns + column[None, :], mask=(row[:, None] < rows) & (column[None, :] < columns)
    )
    there = (column[:, None] < columns) & (row[None, :] < rows)
    tl.store(out + column[:, None] * rows + row[None, :], tl.trans(tile), mask=there)


@triton.jit
def histogram(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(out + tl.load(x + at, mask=at < n, other=0), 1, mask=at < n)


@triton.jit
def scan(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.cumsum(tl.load(x + at), 0))


@triton.jit
def sort(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.sort(tl.load(x + at)))


@triton.jit
def product(a, b, out, m, n, k, TILE_M: tl.constexpr, TILE_N: tl.constexpr, TILE_K: tl.constexpr):
    row = tl.program_id(0) * TILE_M + tl.arange(0, TILE_M)
    column = tl.program_id(1) * TILE_N + tl.arange(0, TILE_N)
    inner = tl.arange(0, TILE_K)
    of_a = a + row[:, None] * k + inner[None, :]
    of_b = b + inner[:, None] * n + column[None, :]
    total = tl.zeros((TILE_M, TILE_N), tl.float32)
    for first in range(0, k, TILE_K):
        left = tl.load(of_a, mask=inner[None, :] < k - first, other=0.0)
        right = tl.load(of_b, mask=inner[:, None] < k - first, other=0.0)
        total = tl.dot(left, right, total)
        of_a += TILE_K
        of_b += TILE_K * n
    there = (row[:, None] < m) & (column[None, :] < n)
    tl.store(out + row[:, None] * n + column[None, :], total.to(out.dtype.element_ty), mask=there)


@triton.jit
def attention(q, k, v, out, scale, length, TILE_M: tl.constexpr, TILE_N: tl.constexpr, DEPTH: tl.constexpr,
              CAUSAL: tl.constexpr):  # fmt: skip
    tile = tl.program_id(0)
    head = tl.program_id(1) * length * DEPTH
    row = tile * TILE_M + tl.arange(0, TILE_M)
    depth = tl.arange(0, DEPTH)
    query = tl.load(q + head + row[:, None] * DEPTH + depth[None, :])
    highest = tl.full([TILE_M], -float("inf"), tl.float32)
    weights = tl.zeros([TILE_M], tl.float32)
    total = tl.zeros([TILE_M, DEPTH], tl.float32)
    end = (tile + 1) * TILE_M if CAUSAL else length
    for first in range(0, end, TILE_N):
        column = first + tl.arange(0, TILE_N)
        keys = tl.load(k + head + column[None, :] * DEPTH + depth[:, None])
        scores = tl.dot(query, keys) * (scale * 1.4426950408889634)
        if CAUSAL:
            scores = tl.where(row[:, None] >= column[None, :], scores, -1.0e6)
        higher = tl.maximum(highest, tl.max(scores, 1))
        powers = tl.exp2(scores - higher[:, None])
        fading = tl.exp2(highest - higher)
        weights = weights * fading + tl.sum(powers, 1)
        values = tl.load(v + head + column[:, None] * DEPTH + depth[None, :])
        total = tl.dot(powers.to(tl.float16), values, total * fading[:, None])
        highest = higher
    tl.store(out + head + row[:, None] * DEPTH + depth[None, :], (total / weights[:, None]).to(tl.float16))


# --- references -------------------------------------------------------------------------------------------------------


def uniform(seed: int, offsets: Array) -> Array:
    """Return what `tl.rand` gives: the first word of Philox4x32 with ten rounds, as a float32 from 0 to 1."""
    words = [offsets.astype(np.uint64), *(np.zeros(offsets.shape, np.uint64) for _ in range(3))]
    keys = [seed & 0xFFFFFFFF, seed >> 32]
    low = np.uint64(0xFFFFFFFF)
    for _ in range(PHILOX_ROUNDS):
        first = words[0] * np.uint64(PHILOX_MULTIPLIERS[0])
        second = words[2] * np.uint64(PHILOX_MULTIPLIERS[1])
        high = np.uint64(32)
        words = [
            (second >> high) ^ words[1] ^ np.uint64(keys[0]),
            second & low,
            (first >> high) ^ words[3] ^ np.uint64(keys[1]),
            first & low,
        ]
        keys = [(key + step) & 0xFFFFFFFF for key, step in zip(keys, PHILOX_KEYS, strict=True)]
    signed = words[0].astype(np.uint32).view(np.int32)
    return np.where(signed < 0, -signed - 1, signed).astype(np.float32) * np.float32(4.6566127342e-10)


def attended(q: Array, k: Array, v: Array, scale: float, *, causal: bool) -> Array:
    """Return the attention of float16 matrices with the shape (heads, length, depth), in float32."""
    scores = np.einsum("hmd,hnd->hmn", q.astype(np.float32), k.astype(np.float32)) * scale
    if causal:
        scores = np.where(np.tril(np.ones(scores.shape[1:], bool)), scores, -np.inf)
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return np.einsum("hmn,hnd->hmd", powers / powers.sum(-1, keepdims=True), v.astype(np.float32))


# --- cases ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A kernel at one size: `launch` makes the launch and returns its result; it differs by at most `tolerance`."""

    name: str
    launch: Callable[[], Array]
    reference: Callable[[], Array]
    tolerance: float = 0.0


def cases() -> tuple[Case, ...]:
    """Return the fifteen cases."""
    rng = np.random.default_rng(7)
    x, y = (rng.standard_normal(20_000, dtype=np.float32) for _ in range(2))
    rows = rng.standard_normal((40, 781), dtype=np.float32)
    wide = rng.standard_normal((16, 1500), dtype=np.float32)
    weight, bias = (rng.random(1500, dtype=np.float32) for _ in range(2))
    classes = rng.integers(0, 256, 20_000).astype(np.int32)
    numbers = rng.integers(-1000, 1000, 256).astype(np.int32)
    few = rng.integers(0, 8, 1024).astype(np.float32)
    q, k, v = (rng.standard_normal((2, 128, 64)).astype(np.float16) for _ in range(3))

    def normalised() -> Array:
        mean, variance = wide.mean(1, keepdims=True), wide.var(1, keepdims=True)
        return (wide - mean) / np.sqrt(variance + np.float32(1e-5)) * weight + bias

    def smoothed() -> Array:
        powers = np.exp(rows - rows.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    return (
        Case(name="add", launch=lambda: _added(x, y), reference=lambda: x + y),
        Case(name="add unaligned", launch=lambda: _added(x[1:-2], y[1:-2]), reference=lambda: (x + y)[1:-2]),
        Case(name="softmax", launch=lambda: _softmax(rows), reference=smoothed, tolerance=1e-6),
        Case(name="layer norm", launch=lambda: _normalised(wide, weight, bias), reference=normalised, tolerance=1e-5),
        Case(
            name="dropout",
            launch=lambda: _dropped(x),
            reference=lambda: np.where(uniform(123, np.arange(x.size)) > np.float32(0.3), x / np.float32(0.7), 0),
            tolerance=1e-6,
        ),
        Case(name="transpose", launch=lambda: _transposed(rows), reference=lambda: rows.T),
        Case(name="histogram", launch=lambda: _counted(classes), reference=lambda: np.bincount(classes, minlength=256)),
        Case(name="scan", launch=lambda: _of_one_block(scan, few), reference=lambda: np.cumsum(few)),
        Case(name="sort", launch=lambda: _of_one_block(sort, numbers), reference=lambda: np.sort(numbers)),
        *_products(rng),
        Case(
            name="attention",
            launch=lambda: _attended(q, k, v, causal=False),
            reference=lambda: attended(q, k, v, 0.125, causal=False),
            tolerance=2e-3,
        ),
        Case(
            name="attention causal",
            launch=lambda: _attended(q, k, v, causal=True),
            reference=lambda: attended(q, k, v, 0.125, causal=True),
            tolerance=4e-3,
        ),
    )


def _products(rng: np.random.Generator) -> tuple[Case, ...]:
    """Return the products of matrices in float16 with small and large tiles, in tf32 and in fp8."""
    a, b = (rng.integers(-4, 5, (128, 128)).astype(np.float16) for _ in range(2))
    small = a.astype(np.float32) @ b.astype(np.float32)  # whole numbers of few bits: exact in each format
    a32, b32 = a.astype(np.float32), b.astype(np.float32)
    a8, b8 = (torch.from_numpy(one).to(torch.float8_e5m2) for one in (a, b))
    of_8 = a8.to(torch.float32).numpy() @ b8.to(torch.float32).numpy()
    at, bt = torch.from_numpy(a), torch.from_numpy(b)
    return (
        Case(name="product f16", launch=lambda: _multiplied(at, bt, (64, 64, 32)), reference=lambda: small),
        Case(name="product f16 large", launch=lambda: _multiplied(at, bt, (128, 128, 32), 8), reference=lambda: small),
        Case(
            name="product tf32",
            launch=lambda: _multiplied(torch.from_numpy(a32), torch.from_numpy(b32), (64, 64, 32)),
            reference=lambda: small,
        ),
        Case(name="product fp8", launch=lambda: _multiplied(a8, b8, (64, 64, 32)), reference=lambda: of_8),
    )


def _added(x: Array, y: Array) -> Array:
    out = torch.empty(x.size)
    add[(triton.cdiv(x.size, 1024),)](torch.from_numpy(x), torch.from_numpy(y), out, x.size, BLOCK=1024)
    return out.numpy()


def _softmax(x: Array) -> Array:
    out = torch.empty(x.shape)
    softmax[(10,)](torch.from_numpy(x), out, *x.shape, BLOCK=1024)
    return out.numpy()


def _normalised(x: Array, weight: Array, bias: Array) -> Array:
    out = torch.empty(x.shape)
    given = (torch.from_numpy(one) for one in (x, weight, bias))
    layer_norm[(len(x),)](*given, out, x.shape[1], 1e-5, BLOCK=1024)
    return out.numpy()


def _dropped(x: Array) -> Array:
    out = torch.empty(x.size)
    dropout[(triton.cdiv(x.size, 1024),)](torch.from_numpy(x), out, x.size, 0.3, 123, BLOCK=1024)
    return out.numpy()


def _transposed(x: Array) -> Array:
    out = torch.empty(x.shape[::-1])
    transpose[tuple(triton.cdiv(extent, 32) for extent in x.shape)](torch.from_numpy(x), out, *x.shape, TILE=32)
    return out.numpy()


def _counted(x: Array) -> Array:
    out = torch.zeros(256, dtype=torch.int32)
    histogram[(triton.cdiv(x.size, 1024),)](torch.from_numpy(x), out, x.size, BLOCK=1024)
    return out.numpy()


def _of_one_block(kernel: Any, x: Array) -> Array:
    given = torch.from_numpy(x)
    out = torch.empty_like(given)
    kernel[(1,)](given, out, BLOCK=x.size)
    return out.numpy()


def _multiplied(a: Any, b: Any, tile: tuple[int, int, int], warps: int = 4) -> Array:
    (m, k), n = a.shape, b.shape[1]
    out = torch.empty((m, n), dtype=torch.float32)
    names = dict(zip(("TILE_M", "TILE_N", "TILE_K"), tile, strict=True))
    product[(triton.cdiv(m, tile[0]), triton.cdiv(n, tile[1]))](a, b, out, m, n, k, **names, num_warps=warps)
    return out.numpy()


def _attended(q: Array, k: Array, v: Array, *, causal: bool) -> Array:
    out = torch.empty(q.shape, dtype=torch.float16)
    given = (torch.from_numpy(one) for one in (q, k, v))
    heads, length, depth = q.shape
    attention[(length // 64, heads)](*given, out, 0.125, length, TILE_M=64, TILE_N=64, DEPTH=depth, CAUSAL=causal)
    return out.numpy()
