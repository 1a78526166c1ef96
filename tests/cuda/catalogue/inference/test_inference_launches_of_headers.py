"""Kernels that stand in headers: those that the file itself launches are kernels of the file."""

from __future__ import annotations

import pytest

from warplens.cuda.catalogue.inference.inference import inferred_kernels

HEADERS = {
    "tiles.cuh": "template <int T> __global__ void tile(int *a) { a[threadIdx.x] = T; }\n"
    "__global__ void other(int *a) { a[threadIdx.x] = 1; }\n"
    "inline void run_other(int *a) { other<<<1, 32>>>(a); }\n"
}
OWN = "__global__ void own(int *a) { a[threadIdx.x] = 2; }\n"
MAIN = '#include "tiles.cuh"\n%sint main() {\n int *a; cudaMalloc(&a, 1024);\n tile<8><<<1, 64>>>(a);\n %s\n}\n'


@pytest.mark.parametrize(
    ("own", "more", "entries"),
    [
        ("", "", ["tile<8>", "other"]),
        (OWN, "", ["own", "tile<8>"]),
        (OWN, "own<<<1, 32>>>(a);", ["own", "tile<8>"]),
        (OWN, "run_other(a);", ["own", "tile<8>"]),
        ("", "if (0) tile<4><<<1, 16>>>(a);", ["tile<8>", "other"]),
        (OWN, "int way = 0; switch (way) { case 0: own<<<1, 8>>>(a); break; case 1: other<<<1, 16>>>(a); }",
         ["own", "tile<8>", "other"]),
    ],
)  # fmt: skip
def test_kernels_of_headers_are_those_that_the_file_launches(own: str, more: str, entries: list[str]) -> None:
    kernels = inferred_kernels(MAIN % (own, more), path="a.cu", headers=HEADERS)
    assert [kernel.entry for kernel in kernels] == entries


def test_line_of_a_kernel_of_a_header_is_that_of_its_launch() -> None:
    own, tile = inferred_kernels(MAIN % (OWN, ""), path="a.cu", headers=HEADERS)
    assert (own.line, tile.line, tile.launch_line) == (2, 5, 5)
