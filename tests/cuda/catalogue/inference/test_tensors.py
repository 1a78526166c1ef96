"""Host code of PyTorch: the macros that dispatch on the type of a tensor, and lambdas that are handed over."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.construction import tensor, tensor_sizes
from warplens.cuda.catalogue.inference.inference import inferred_kernels


@pytest.mark.parametrize(
    ("call", "entry"),
    [
        ('AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "f", [&] {{ {launch} }});', "f<float>"),
        ('AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, x.type(), "f", ([&] {{ {launch} }}));', "f<float>"),
        ('AT_DISPATCH_INTEGRAL_TYPES(x.scalar_type(), "f", ([&] {{ {launch} }}));', "f<int>"),
        ('AT_DISPATCH_ALL_TYPES(x.scalar_type(), "f", [&] {{ using T = scalar_t; {launch} }});', "f<float>"),
    ],
)
def test_launch_within_a_dispatch_of_pytorch_is_met(call: str, entry: str) -> None:
    launch = "f<scalar_t><<<(n + 127) / 128, 128>>>(x.data_ptr<scalar_t>(), n);"
    text = "template <typename T> __global__ void f(T *a, int n) { a[threadIdx.x] = n; }\n"
    text += "void go(at::Tensor x) { const int n = x.size(0);\n " + call.format(launch=launch) + " }"
    (kernel,) = inferred_kernels(text, path="a.cu")
    macro = call.partition("(")[0]
    assert kernel.entry == entry
    assert f"line 3: scalar_t is {entry[2:-1]}, a type of {macro}" in kernel.assumptions
    assert 'grid = ["cdiv(n, 128)"]' in kernel.matter


def test_function_that_is_not_known_calls_the_lambda_it_is_handed() -> None:
    text = "__global__ void f(int *a) { a[threadIdx.x] = 1; }\n"
    text += 'int main() { int *a; cudaMalloc(&a, 256); benchmark("f", 10, [&]() { f<<<1, 64>>>(a); }); }'
    (kernel,) = inferred_kernels(text, path="a.cu")
    assert 'shape = ["64"]' in kernel.matter
    assert kernel.assumptions == ()


def test_tensor_sizes_returns_the_sizes_of_a_tensor_with_so_many_dimensions():
    made = tensor("a")
    made.sizes[-1] = terms.Symbol("columns", 8)
    assert [size and terms.text(size) for size in tensor_sizes(made, 2)] == [None, "columns"]
