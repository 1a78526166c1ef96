"""`__constant__` variables: what the host code copies into them becomes their contents."""

import numpy as np
import pytest

from warplens.cuda.catalogue.inference import inferred_kernels, terms
from warplens.cuda.catalogue.inference.draft import contents_of
from warplens.cuda.catalogue.inference.values import Buffer, Cell, Place, whole
from warplens.cuda.catalogue.reader import read_kernel_files

KERNEL = "__global__ void f(float *a) { a[threadIdx.x] = c[threadIdx.x % 4]; }"


def constants(declared: str, host: str, kernel: str = KERNEL) -> dict[str, str]:
    """Return what stands under `[constants]`, by name."""
    launch = "float *a; cudaMalloc(&a, 256); f<<<1, 64>>>(a);"
    [found] = inferred_kernels(f"{declared}\n{kernel}\nint main() {{ {host} {launch} }}", path="a.cu")
    lines = found.matter.partition("[constants]\n")[2].splitlines()
    return dict(line.split("  #")[0].split(" = ", 1) for line in lines)


@pytest.mark.parametrize(
    ("declared", "host", "line"),
    [
        ("__constant__ float c[4];", "float h[4]; for (int i = 0; i < 4; i++) h[i] = 0.25f; {copy}", "constant(0.25)"),
        ("__constant__ int c[4];", "int h[4] = {2, 9, 4, 3}; {copy}", "integers(2, 10)"),
        ("__constant__ float c[4];", "float h[4]; memset(h, 0, sizeof h); {copy}", "zeros"),
        ("__constant__ int c[4];", "int *h = read(); {copy}", "zeros"),
    ],
)
def test_a_copy_gives_the_contents(declared: str, host: str, line: str) -> None:
    found = constants(declared, host.replace("{copy}", "cudaMemcpyToSymbol(c, h, sizeof(c));"))["c"]
    assert (f'init = "{line}"' in found, 'shape = ["4"]' in found) == (True, True)


def test_floats_that_the_host_code_computes_are_random() -> None:
    host = "float h[4]; for (int i = 0; i < 4; i++) h[i] = i; cudaMemcpyToSymbol(c, h, 16);"
    assert constants("__constant__ float c[4];", host) == {"c": '{ dtype = "float32", shape = ["4"] }'}


def test_the_address_of_a_number_fills_a_number() -> None:
    kernel = "__device__ int times() { return c; } __global__ void f(float *a) { a[threadIdx.x] = times(); }"
    found = constants("__constant__ int c;", "int h = 7; cudaMemcpyToSymbol(&c, &h, sizeof(int));", kernel)
    assert found == {"c": '{ dtype = "int32", shape = ["1"], init = "constant(7)" }'}


@pytest.mark.parametrize(
    ("declared", "copy"),
    [
        ("__constant__ float c[4]; __constant__ float d[4];", "cudaMemcpyToSymbol(d, h, 16);"),
        ("__constant__ float c[4] = {1, 2, 3, 4};", ""),
        ("namespace { __constant__ float c[4]; }", "cudaMemcpyToSymbol(c, h, 16);"),
        ("static __constant__ float c[4];", "cudaMemcpyToSymbol(c, h, 16);"),
        ("struct Two { int n; float x; }; __constant__ Two c[4];", "cudaMemcpyToSymbol(c, h, 32);"),
    ],
)
def test_what_is_not_filled_or_has_no_plain_name_is_not_listed(declared: str, copy: str) -> None:
    kernel = KERNEL.replace("% 4]", "% 4].x") if "Two" in declared else KERNEL
    assert constants(declared, f"float h[4] = {{1, 2, 3, 4}}; {copy}", kernel) == {}


def test_the_reader_takes_the_constants(tmp_path: object) -> None:
    text = f"__constant__ int c[4];\n{KERNEL}\nint main() {{ int h[4] = {{5, 6, 7, 5}}; cudaMemcpyToSymbol(c, h, 16);"
    text += " float *a; cudaMalloc(&a, 256); f<<<1, 64>>>(a); }"
    path = tmp_path / "a.cu"  # type: ignore[operator]
    path.write_text(text)
    [found] = inferred_kernels(text, path="a.cu")
    [kernel] = read_kernel_files(path, found.matter)
    array = kernel.workload({}, {}).make_arrays()["c"]
    assert np.all((array >= 5) & (array < 8))


def test_variable_is_as_long_as_it_is_declared_where_its_length_is_an_argument_too() -> None:
    text = "#define LENGTH 4096\n__constant__ float c[LENGTH];\n"
    text += "__global__ void f(float *a, int n) {\n int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
    text += " if (i < n) a[i] = c[i]; }\nint main() {\n float h[LENGTH], *a; cudaMalloc(&a, 4 * LENGTH);\n"
    text += " cudaMemcpyToSymbol(c, h, sizeof(h));\n f<<<LENGTH / 64, 64>>>(a, LENGTH); }\n"
    [kernel] = inferred_kernels(text, path="a.cu")
    assert 'c = { dtype = "float32", shape = ["4096"]' in kernel.matter


def test_contents_of_returns_what_a_variable_holds_after_a_copy_from_a_place():
    buffer = Buffer("taps", "int", whole(2), cells={0: Cell(whole(3)), 1: Cell(whole(7))})
    found = contents_of(buffer)
    assert found.least == 3
    assert terms.text(found.below) == "8"
    assert contents_of(Place(Cell(whole(5)))).word == "constant(5)"
