"""An engineer's layer norm with Triton: rows of 250 halves, which lie 256 apart."""

import torch
import triton
import triton.language as tl


@triton.jit
def layer_norm(x, y, weight, bias, stride, columns, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    values = tl.load(x + row * stride + at, mask=inside, other=0.0).to(tl.float32)
    mean = tl.sum(values, axis=0) / columns
    centred = tl.where(inside, values - mean, 0.0)
    variance = tl.sum(centred * centred, axis=0) / columns
    scaled = centred / tl.sqrt(variance + epsilon)
    scaled = scaled * tl.load(weight + at, mask=inside) + tl.load(bias + at, mask=inside)
    tl.store(y + row * stride + at, scaled, mask=inside)


rows, columns = 1024, 250
x = (torch.arange(rows * 256) % 97).to(torch.float16).reshape(rows, 256)
x[:, columns:] = 0
y, weight, bias = torch.zeros_like(x), torch.ones(256).half(), torch.zeros(256).half()
layer_norm[(rows,)](x, y, weight, bias, 256, columns, 1e-5, BLOCK=256)
expected = torch.nn.functional.layer_norm(x[:, :columns].float(), (columns,))
assert (y[:, :columns].float() - expected).abs().max() < 1e-2
