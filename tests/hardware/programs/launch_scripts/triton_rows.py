"""Sums, a softmax, a layer norm, and a product of matrices with an autotuner, with Triton and PyTorch."""

import torch
import triton
import triton.language as tl


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, at < n) + tl.load(y + at, at < n), at < n)


@triton.jit
def softmax(x, out, columns, BLOCK: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, BLOCK)
    values = tl.load(x + row * columns + at, at < columns, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, 0))
    tl.store(out + row * columns + at, powers / tl.sum(powers, 0), at < columns)


@triton.jit
def layer_norm(x, weight, out, columns, eps, BLOCK: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, BLOCK)
    values = tl.load(x + row * columns + at, at < columns, other=0.0)
    apart = tl.where(at < columns, values - tl.sum(values, 0) / columns, 0.0)
    scale = 1.0 / tl.sqrt(tl.sum(apart * apart, 0) / columns + eps)
    tl.store(out + row * columns + at, apart * scale * tl.load(weight + at, at < columns), at < columns)


@triton.autotune(
    configs=[
        triton.Config({"M": 32, "N": 32, "K": 32}, num_warps=2),
        triton.Config({"M": 64, "N": 64, "K": 32}, num_warps=4),
        triton.Config({"M": 128, "N": 64, "K": 32}, num_warps=4),
    ],
    key=["size"],
)
@triton.jit
def product(a, b, c, size, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns = tl.program_id(0) * M + tl.arange(0, M), tl.program_id(1) * N + tl.arange(0, N)
    inner = tl.arange(0, K)
    total = tl.zeros((M, N), tl.float32)
    for k in range(0, size, K):
        left = tl.load(a + rows[:, None] * size + (k + inner)[None, :])
        right = tl.load(b + (k + inner)[:, None] * size + columns[None, :])
        total = tl.dot(left, right, total)
    tl.store(c + rows[:, None] * size + columns[None, :], total.to(tl.float16))


device = triton.runtime.driver.active.get_active_torch_device()
torch.manual_seed(0)
x, y = torch.rand(100_000, device=device), torch.rand(100_000, device=device)
out = torch.empty_like(x)
for _ in range(3):
    add[(triton.cdiv(x.numel(), 1024),)](x, y, out, x.numel(), BLOCK=1024)
assert torch.equal(out, x + y)

rows = torch.randn(256, 781, device=device)
result = torch.empty_like(rows)
softmax[(256,)](rows, result, 781, BLOCK=1024)
assert torch.allclose(result, torch.softmax(rows, 1), atol=1e-6)

weight = torch.rand(781, device=device)
layer_norm[(256,)](rows, weight, result, 781, 1e-5, BLOCK=1024)
assert torch.allclose(result, torch.nn.functional.layer_norm(rows, (781,), weight), atol=1e-4)

a, b = torch.randn(256, 256, device=device).half(), torch.randn(256, 256, device=device).half()
c = torch.empty_like(a)
product[lambda meta: (256 // meta["M"], 256 // meta["N"])](a, b, c, 256)
assert torch.allclose(c.float(), a.float() @ b.float(), atol=0.1, rtol=0.01)
print("fastest:", product.best_config)
time_ms = triton.testing.do_bench(lambda: add[(triton.cdiv(x.numel(), 1024),)](x, y, out, x.numel(), BLOCK=1024))
print(f"add: {time_ms:.5f} ms")
print("right")
