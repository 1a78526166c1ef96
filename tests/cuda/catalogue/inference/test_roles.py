"""Roles: what the body of a kernel does with each array."""

import pytest

from warplens.cuda.catalogue.inference.program import read_program
from warplens.cuda.catalogue.inference.roles import Roles, roles_of


def roles(parameters: str, body: str, before: str = "") -> Roles:
    program = read_program(f"{before} __global__ void f({parameters}) {{ {body} }}", path="a.cu", headers={})
    return roles_of(program.kernels[0], program)


@pytest.mark.parametrize(
    ("body", "read", "written"),
    [
        ("b[i] = a[i];", {"a"}, {"b"}),
        ("b[i] += a[i];", {"a", "b"}, {"b"}),
        ("b[i]++;", {"b"}, {"b"}),
        ("*b = *a;", {"a"}, {"b"}),
        ("float *p = b + 4; p[0] = 1;", set(), {"b"}),
        ("float &r = b[3]; r = a[0];", {"a"}, {"b"}),
        ("((float4 *)b)[i] = ((float4 *)a)[i];", {"a"}, {"b"}),
        ("reinterpret_cast<float4 *>(&b[i])[0] = reinterpret_cast<float4 *>(&a[i])[0];", {"a"}, {"b"}),
        ("float4 t; t.x = a[i]; b[i] = t.x;", {"a"}, {"b"}),
        ("atomicAdd(&b[i], a[i]);", {"a", "b"}, {"b"}),
        ("b[i] = __ldg(&a[i]);", {"a"}, {"b"}),
        ("g(b, i);", {"b"}, {"b"}),
        ("store(b, a[i]);", {"a"}, {"b"}),
        ("put(a[i], b[i]);", {"a", "b"}, {"b"}),
    ],
)
def test_an_array_is_read_or_written(body: str, read: set[str], written: set[str]) -> None:
    device = "__device__ void store(float *p, float v) { p[threadIdx.x] = v; }"
    device += " __device__ void put(const float v, float &to) { to = v; }"
    found = roles("const float *a, float *b", f"int i = threadIdx.x; {body}", device)
    assert (found.read, found.written) == (read, written)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x[c[i]] = 1;", {"c": {"x"}}),
        ("int j = c[i]; int k = j; x[k + 1] = 2;", {"c": {"x"}}),
        ("for (int j = r[i]; j < r[i + 1]; j++) x[c[j]] = 1;", {"r": {"c"}, "c": {"x"}}),
        ("x[i] = c[i];", {}),
    ],
)
def test_an_array_of_indices_says_into_what(body: str, expected: dict[str, set[str]]) -> None:
    assert roles("const int *r, const int *c, float *x", f"int i = threadIdx.x; {body}").indexes == expected


def test_dimensions_are_those_that_the_kernel_asks_for() -> None:
    assert roles("float *a", "a[threadIdx.x + blockIdx.y] = 1;").axes == "xy"
    assert roles("float *a", "a[(blockIdx.x + blockIdx.y*gridDim.x) * blockDim.x + threadIdx.x] = 1;").axes == "x"
