"""Lengths of arrays and grids that neither the host code nor the indices of the kernel say."""

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels


def lines(text: str) -> dict[str, str]:
    """Return the lines of the front matter by their keys, without comments."""
    [kernel] = inferred_kernels(text, path="a.cu")
    return dict(line.split("  #")[0].split(" = ", 1) for line in kernel.matter.splitlines() if " = " in line)


@pytest.mark.parametrize(
    ("sizes", "shape"),
    [
        ("int m, int n", "m * n"),
        ("int m, int n, int k", "n * k"),
        ("int batch, int rows, int cols, int depth", "batch * rows * cols * depth"),
    ],
)
def test_an_array_with_an_index_that_cannot_be_followed_has_a_matrix_of_elements(sizes: str, shape: str) -> None:
    kernel = f"__global__ void f(const float *a, float *b, {sizes}) {{ b[where(a, threadIdx.x)] = a[where(a, 1)]; }}"
    assert lines(kernel)["b"].count(shape) == 1


def test_a_size_that_comes_to_nothing_gives_no_grid() -> None:
    kernel = "__global__ void f(float *b, int d, int h) { int i = threadIdx.x + blockIdx.x * blockDim.x; b[i] = 1; }"
    host = "void go(float *b, int d_model, int h) { f<<<grid(), 32>>>(b, d_model / h, h); }"
    assert lines(f"{kernel}\n{host}")["grid"] == '["cdiv(h, 32)"]'


def test_sizes_of_a_product_of_matrices_are_equal() -> None:
    kernel = "__global__ void f(const float *a, float *c, int m, int n, int k) { c[threadIdx.x] = a[n * m - k]; }"
    found = lines(kernel)
    assert found["n"] == found["m"] == found["k"]


def test_a_tensor_whose_sizes_nobody_asks_for_is_as_long_as_the_longest() -> None:
    kernel = "__global__ void f(const float *q, const float *k, float *o) { o[threadIdx.x] = k[where(q[0])]; }"
    host = (
        "void go(torch::Tensor q, torch::Tensor k, torch::Tensor o) { int rows = q.size(0), columns = q.size(1);"
        " f<<<rows, 32>>>(q.data_ptr<float>(), k.data_ptr<float>(), o.data_ptr<float>()); }"
    )
    assert lines(f"{kernel}\n{host}")["k"].count("rows * columns") == 1


def test_sizes_whose_product_no_memory_has_give_none() -> None:
    sizes = ", ".join(f"int n{number}" for number in range(8))
    kernel = f"__global__ void f(const float *a, float *b, {sizes}) {{ b[where(a, threadIdx.x)] = a[where(a, 1)]; }}"
    assert "b" in lines(kernel)


@pytest.mark.parametrize(("type_", "init"), [("char", "integers(0, 128)"), ("int", "integers(0, n)")])
def test_indices_of_8_bits_stay_within_them(type_: str, init: str) -> None:
    kernel = f"__global__ void f(const {type_} *which, const float *a, float *b) {{"
    kernel += " int i = threadIdx.x + blockIdx.x * blockDim.x; b[i] = a[which[i]]; }"
    host = f"int main() {{ int n = 4096; {type_} *w; float *a, *b; cudaMalloc(&w, n * sizeof(*w));"
    host += " cudaMalloc(&a, n * 4); cudaMalloc(&b, n * 4); f<<<n / 256, 256>>>(w, a, b); }"
    assert f'init = "{init}"' in lines(f"{kernel}\n{host}")["which"]
