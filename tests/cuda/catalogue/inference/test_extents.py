"""Extents: how far the indices of a kernel go, as a term over its sizes."""

import pytest

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import LaunchShape
from warplens.cuda.catalogue.inference.extents import changed_in, extents_of
from warplens.cuda.catalogue.inference.interpretation import device_numbers
from warplens.cuda.catalogue.inference.program import read_program
from warplens.cuda.catalogue.inference.terms import Symbol, constant
from warplens.cuda.catalogue.source.parsing import parsed

N, M = Symbol("n", 1000), Symbol("m", 64)


def extent(body: str, before: str = "") -> str:
    """Return the elements that `a` needs in a launch of `cdiv(n, 128)` blocks of 128 threads."""
    index = "int i = blockIdx.x * blockDim.x + threadIdx.x;"
    text = f"{before} __global__ void f(float *a, int n, int m) {{ {index} {body} }}"
    program = read_program(text, path="a.cu", headers={})
    shape = LaunchShape(grid=(terms.round_up(terms.of(N), constant(128)),), block=(constant(128),))
    scalars = {"n": terms.of(N), "m": terms.of(M)}
    found = extents_of(program.kernels[0], device_numbers(program), shape, scalars, {"a": 4}).lengths
    return terms.text(found["a"]) if "a" in found else ""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("a[i] = 1;", "128 * cdiv(n, 128)"),
        ("if (i < n) a[i] = 1;", "n"),
        ("if (i >= n) return; a[i] = 1;", "n"),
        ("if (i < n - 1) a[i + 1] = a[i];", "n"),
        ("if (i + 1 < n) a[i + 1] = a[i];", "n"),
        ("if (i < n && m > 2) a[m * i + m - 1] = 1;", "n * m"),
        ("for (int k = 0; k < m; k++) a[k] = 1;", "m"),
        ("for (int k = i; k < n; k += blockDim.x * gridDim.x) a[k] = 1;", "n"),
        ("for (int k = m - 1; k >= 0; k--) a[k] = 1;", "m"),
        ("for (int k = 0; k < m; k++) { a[0] = 1; a += 2; }", "2 * m + 1"),
        ("int k = threadIdx.x; while (k < m) { a[k] = 1; k += 32; }", "m"),
        ("float *p = a + m; p[threadIdx.x] = 1;", "m + 128"),
        ("*(a + threadIdx.x) = 1;", "128"),
        ("((float4 *)a)[threadIdx.x].x = 1;", "512"),
        ("reinterpret_cast<float4 *>(&a[m])[0].x = 1;", "m + 4"),
        ("a[i % m] = 1;", "m"),
        ("a[i & 15] = 1;", "16"),
        ("a[min(i, m)] = 1;", "m + 1"),
        ("a[i < m ? i : 0] = 1;", "m"),
        ("a[lane()] = 1;", "32"),
        ("put(a + 8, m);", "m + 9"),
        ("atomicAdd(&a[threadIdx.x / 32], 1.0f);", "4"),
        ("a[(int)a[3]] = 1;", "4"),
        ("int k = a[5]; a[k] = 1;", "6"),
        ("a[COUNT - 1] = 1;", "77"),
    ],
)
def test_the_length_follows_from_the_largest_index(body: str, expected: str) -> None:
    device = "#define COUNT 77\n__device__ int lane() { return threadIdx.x % 32; }"
    device += " __device__ void put(float *p, int k) { p[k] = 1; }"
    assert extent(body, device) == expected


def test_an_array_with_indices_from_data_alone_has_no_length() -> None:
    assert extent("int k = other(); a[k] = 1;") == ""


def test_a_kernel_that_is_too_long_keeps_what_was_found() -> None:
    assert extent("a[7] = 1; " + "i = i * 2 % 7 + i;" * 8_000) == "8"


def test_changed_in_returns_the_variables_that_parts_of_a_loop_change():
    assert sorted(changed_in([parsed("void f() { i++; j = i; i += 2; }").root_node])) == ["i", "j"]
