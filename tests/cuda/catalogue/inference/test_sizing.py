"""Lengths of arrays and grids that neither the host code nor the indices of the kernel say."""

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels, terms
from warplens.cuda.catalogue.inference.element_types import Element
from warplens.cuda.catalogue.inference.program import Program
from warplens.cuda.catalogue.inference.sizing import cut_to, length_of
from warplens.cuda.catalogue.inference.values import Buffer, whole


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


IMAGE = (
    "__global__ void f(float *a, int rows, int cols) { int i = threadIdx.x + 32 * blockIdx.x; a[%s] = rows + cols; }"
)
LOADED = "void go() { int rows, cols, pixels; load(&rows, &cols, &pixels); float *a; cudaMalloc(&a, 4 * pixels);"


def test_a_length_that_nothing_of_the_launch_names_is_as_long_as_the_indices_go() -> None:
    found = lines(f"{IMAGE % 'i'}\n{LOADED} f<<<rows * cols / 32, 32>>>(a, rows, cols); }}")
    assert "pixels" not in found["a"]
    assert found["a"].count("(rows * cols) // 32") == 1


def test_such_a_length_is_assumed_where_no_index_can_be_followed() -> None:
    text = f"{IMAGE % 'at(i)'}\n{LOADED} f<<<rows * cols / 32, 32>>>(a, rows, cols); }}"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert "line 2: a has pixels elements" in kernel.assumptions


def test_a_length_that_the_launch_names_is_none_of_the_assumptions() -> None:
    text = f"{IMAGE % 'i'}\n{LOADED} f<<<pixels / 32, 32>>>(a, rows, cols); }}"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert not any(" elements" in one for one in kernel.assumptions)


def test_sizes_of_a_matrix_may_be_named_by_the_host_code() -> None:
    kernel = "__global__ void f(float *b, int sa, int sb) { b[where(threadIdx.x)] = sa + sb; }"
    host = "void go(float *b, int width, int height) { f<<<1, 32>>>(b, width, height); }"
    assert lines(f"{kernel}\n{host}")["b"].count("width * height") == 1


@pytest.mark.parametrize(
    ("type_", "given", "expected"),
    [("char", "300", "44"), ("unsigned char", "256", "0"), ("short", "40000", "-25536"), ("short", "7", "7")],
)
def test_a_number_is_cut_to_the_bits_of_the_parameter(type_: str, given: str, expected: str) -> None:
    kernel = f"__global__ void f(float *a, {type_} v) {{ a[0] = v; }}"
    found = lines(f"{kernel}\nint main() {{ float *a; cudaMalloc(&a, 4); f<<<1, 1>>>(a, {given}); }}")
    assert found["args"] == f'["a", "{expected}"]'


def test_a_likely_size_fits_into_the_parameter() -> None:
    assert lines("__global__ void f(float *a, char num) { a[0] = num; }")["args"] == '["a", "1"]'


def test_cut_to_returns_what_a_parameter_of_8_or_16_bits_keeps_of_a_number():
    assert cut_to(300, "uint8") == 44
    assert cut_to(200, "int8") == -56
    assert cut_to(200, "uint8") is None
    assert cut_to(1 << 20, "int32") is None


def test_length_of_returns_the_elements_of_an_array_from_offset_on():
    buffer = Buffer("a", "float", count=whole(8))
    length = length_of(buffer, None, Element("float64", 1, 8), Program())
    assert terms.text(length) == "4"
