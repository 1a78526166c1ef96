"""An array is said to be unfilled only where all that the host code does with it is known to leave it as it is."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue.assumptions import shared_outputs_of
from warplens.cuda.catalogue.inference import inferred_kernels

KERNEL = "__global__ void k(const float *in, float *out, int n) { int i = threadIdx.x; if (i < n) out[i] = in[i]; }\n"
START = "int main() { const int n = 256; float h[256], *a = nullptr, *b; cudaMalloc((void **)&a, 4 * n);"
UNFILLED = (
    "line 2: in holds made-up numbers, since nothing fills it after its allocation: what the kernel reads there is "
    "undefined on a GPU"
)


def _assumed(text: str) -> list[str]:
    return [sentence for kernel in inferred_kernels(text, path="a.cu") for sentence in kernel.assumptions]


@pytest.mark.parametrize(
    "between",
    [
        "",
        "if (cudaMalloc(&b, 4 * n) != cudaSuccess) return 1;",
        'printf("%zu", sizeof(a));',
        "cudaMemcpy(h, a, 4 * n, cudaMemcpyDeviceToHost); cudaFree(a);",
    ],
    ids=["nothing", "another allocation", "sizeof", "copied from"],
)  # fmt: skip
def test_array_that_nothing_fills_is_said(between: str) -> None:
    assert _assumed(f"{KERNEL}{START} cudaMalloc(&b, 4 * n); {between} k<<<1, 256>>>(a, b, n); }}") == [UNFILLED]


@pytest.mark.parametrize(
    "between",
    [
        "cudaMemcpy(a, h, 4 * n, cudaMemcpyHostToDevice);",
        "cudaMemcpyAsync(a + 1, h, 4, cudaMemcpyHostToDevice);",
        "cudaMemcpy2D(a, 4, h, 4, 4, n, cudaMemcpyHostToDevice);",
        "cudaMemset(a, 0, 4 * n);",
        "fill_on_device(a, n);",
        "float *alias = a; cudaMemset(alias, 0, 4 * n);",
        "auto fill = [&] { go(a); }; fill();",
        "thrust::device_ptr<float> begin(a); thrust::fill(begin, begin + n, 1.f);",
        "std::swap(a, b);",
        "k<<<1, 256>>>(b, a, n);",
        "first<<<1, 256>>>(a);",
        "void *list[] = {&a}; cudaLaunchKernel((void *)first, 1, 256, list);",
    ],
    ids=["copy", "copy behind the start", "other copy", "set", "function", "alias", "lambda", "thrust", "swap",
         "launch before", "other kernel", "launch by address"],
)  # fmt: skip
def test_array_with_any_use_that_may_fill_it_is_not(between: str) -> None:
    other = "__global__ void first(float *a) { a[threadIdx.x] = 1; }\n"
    text = f"{other}{KERNEL}{START} cudaMalloc(&b, 4 * n); {between} k<<<1, 256>>>(a, b, n); }}"
    assert not [sentence for sentence in _assumed(text) if "fills" in sentence]


def test_array_of_a_library_that_another_file_may_fill_is_not() -> None:
    text = (
        f"{KERNEL}float *a, *b; void go() {{ cudaMalloc(&a, 1024); cudaMalloc(&b, 1024); k<<<1, 256>>>(a, b, 256); }}"
    )
    assert not [sentence for sentence in _assumed(text) if "fills" in sentence]
    assert [sentence for sentence in _assumed(text.replace("void go", "int main")) if "fills" in sentence]


def test_managed_memory_that_the_host_may_write_is_not() -> None:
    text = (
        f"{KERNEL}{START.replace('cudaMalloc', 'cudaMallocManaged')} cudaMalloc(&b, 4 * n); k<<<1, 256>>>(a, b, n); }}"
    )
    assert not [sentence for sentence in _assumed(text) if "fills" in sentence]


@pytest.mark.parametrize(
    ("between", "is_shared"),
    [
        ("k<<<1, 256>>>(a, b, n);", False),
        ("for (int i = 0; i < 10; i++) k<<<1, 256>>>(a, b, n);", False),
        ("k<<<1, 256>>>(a, b, n); cudaMemcpy(h, b, 4 * n, cudaMemcpyDeviceToHost); cudaFree(b);", False),
        ("cudaMemset(b, 0, 4 * n); k<<<1, 256>>>(a, b, n);", True),
        ("for (int i = 0; i < 10; i++) k<<<1, 256>>>(a, b, i);", True),
        ("for (int i = 0; i < 2; i++) k<<<1, 256>>>(a, b + 128 * i, n);", True),
        ("k<<<1, 128>>>(a, b, 128); k<<<1, 256>>>(a, b, n);", True),
        ("first<<<1, 256>>>(b); k<<<1, 256>>>(a, b, n);", True),
        ("fill_on_device(b, n); k<<<1, 256>>>(a, b, n);", True),
    ],
    ids=["one launch", "repeated", "copied from", "set", "size of each turn", "part of each turn", "two launches",
         "other kernel", "function"],
)  # fmt: skip
def test_output_that_other_host_code_may_fill_has_a_comment(between: str, is_shared: bool) -> None:
    other = "__global__ void first(float *a) { a[threadIdx.x] = 1; }\n"
    text = f"{other}{KERNEL}{START} cudaMalloc(&b, 4 * n); {between} }}"
    matter = next(kernel.matter for kernel in inferred_kernels(text, path="a.cu") if kernel.entry == "k")
    assert shared_outputs_of(matter) == ({"out"} if is_shared else set())
