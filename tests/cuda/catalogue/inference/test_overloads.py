"""Which function of the text a call means, where several have one name or the library has it as well."""

from __future__ import annotations

import tomllib

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels
from warplens.cuda.catalogue.inference.launches import may_become
from warplens.cuda.catalogue.inference.program import ClassType, Program
from warplens.cuda.catalogue.inference.values import UNKNOWN, Buffer, Pointer, Struct, real, whole

FLOATS = Pointer(Buffer("x", "float"), "float")


def blocks_of(helpers: str, body: str) -> int:
    """Return the blocks of a launch that stands behind `body` in `main`, which makes an `n`."""
    kernel = "__global__ void f(float *a) { a[blockIdx.x * blockDim.x + threadIdx.x] = 1; }"
    text = f"{kernel} {helpers} int main() {{ float *a; {body} cudaMalloc(&a, 128 * n); f<<<n, 32>>>(a); }}"
    [found] = inferred_kernels(text, path="a.cu")
    matter = tomllib.loads(found.matter)
    [size] = matter["grid"]
    return matter["problem"][size][0]


@pytest.mark.parametrize(
    ("value", "type_name", "may"),
    [
        (whole(3), "int", True),
        (whole(3), "float", True),
        (real(0.5), "const int &", True),
        (whole(3), "int2", False),
        (whole(3), "dim3", True),
        (whole(3), "Mine", True),
        (Struct("int2"), "int2", True),
        (Struct("int2"), "const int2 &", True),
        (Struct("int2"), "float2", False),
        (Struct("int2"), "int", False),
        (Struct("int2"), "int2 *", False),
        (Struct("Mine"), "int", True),
        (FLOATS, "float *", True),
        (FLOATS, "int", False),
        (FLOATS, "float4", False),
        (UNKNOWN, "float4", True),
    ],
)
def test_what_may_be_an_argument_for_a_parameter(value, type_name, may) -> None:
    assert may_become(value, type_name, Program(classes={"Mine": ClassType("Mine")})) is may


def test_number_takes_the_function_of_the_library_where_the_text_has_those_of_vectors() -> None:
    vectors = " ".join(
        f"inline __host__ __device__ {one} abs({one} v) {{ return make_{one}({fields}); }}"
        for one, fields in (("int2", "abs(v.x), abs(v.y)"), ("int3", "abs(v.x), abs(v.y), abs(v.z)"))
    )
    assert blocks_of(vectors, "int2 d = make_int2(-40, 9); int n = max(abs(d.x), abs(d.y));") == 40


def test_library_makes_a_vector_where_the_text_makes_it_of_others() -> None:
    others = "inline __host__ __device__ int2 make_int2(int s) { return make_int2(s, s); }"
    assert blocks_of(others, "int2 d = make_int2(24, 9); int n = d.x;") == 24
    assert blocks_of(others, "int2 d = make_int2(24); int n = d.y;") == 24


def test_function_with_the_same_types_comes_before_one_with_a_conversion() -> None:
    both = (
        "int blocks(float x) { return 7; } int blocks(int x) { return x; } int blocks(int x, int y = 2) { return y; }"
    )
    assert blocks_of(both, "int n = blocks(16);") == 16
    assert blocks_of(both, "int n = blocks(0.5f);") == 7
    assert blocks_of(both, "int n = blocks(16, 5);") == 5


def test_function_that_calls_itself_with_nothing_known_takes_no_time() -> None:
    twice = "float g(float x) { return g(h(x)) + g(h(x)); }"
    assert blocks_of(twice, "float x = g(read()); int n = 48;") == 48


SCALES = """\
template <int M> __global__ void product(float *out, const float *a, int n) { out[threadIdx.x] = a[threadIdx.x] * M; }
template <int M> __global__ void product(float *out, const float *a, const float *scale, int n) {
    out[threadIdx.x] = a[threadIdx.x] * scale[threadIdx.x] * M;
}
"""
ADDITIONS = """\
namespace lib { typedef float real; struct S { int a; };
__global__ void add(float *x, int n) { x[threadIdx.x] += n; }
__global__ void add(double *x, int n) { x[threadIdx.x] += n; }
__global__ void add(const real *__restrict__ x, int *o, S s) { o[threadIdx.x] = x[threadIdx.x] + s.a; }
}
"""


@pytest.mark.parametrize(
    ("kernels", "host", "entries"),
    [
        (
            SCALES,
            "product<2><<<1, n>>>(f, f, n); product<2><<<1, n>>>(f, f, f, n);",
            {
                "product<2>(float *, const float *, int)": "product<2><<<1, n>>>(f, f, n)",
                "product<2>(float *, const float *, const float *, int)": "product<2><<<1, n>>>(f, f, f, n)",
            },
        ),
        (
            ADDITIONS,
            "lib::S s; s.a = 3; lib::add<<<1, n>>>(d, n); lib::add<<<2, n>>>(f, n); lib::add<<<3, n>>>(f, o, s);",
            {
                "lib::add(float *, int)": "lib::add<<<2, n>>>(f, n)",
                "lib::add(double *, int)": "lib::add<<<1, n>>>(d, n)",
                "lib::add(const float *, int *, lib::S)": "lib::add<<<3, n>>>(f, o, s)",
            },
        ),
        (
            "__global__ void add(float *x, int n) { x[threadIdx.x] += n; }",
            "add<<<2, n>>>(f, n);",
            {"add": "add<<<2, n>>>(f, n)"},
        ),
    ],
)
def test_kernels_of_one_name_are_told_apart_by_their_parameters(kernels, host, entries) -> None:
    allocate = "int n = 64; float *f; double *d; int *o; cudaMalloc(&f, 4 * n); cudaMalloc(&d, 8 * n);"
    text = f"{kernels} int main() {{ {allocate} cudaMalloc(&o, 4 * n); {host} }}"
    found = {one.entry: one.matter.splitlines()[0] for one in inferred_kernels(text, path="a.cu")}
    assert {entry: line.partition(": ")[2] for entry, line in found.items()} == entries
