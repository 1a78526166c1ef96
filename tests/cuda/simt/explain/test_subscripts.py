"""Rows of shared arrays, read from declarations and indices."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.explain.subscripts import Indexing

NAMES = {"W": 32, "blockDim.x": 64}
FLAT = "__shared__ float s[2048]; "


def _row_bytes(source: str, entry: str = "", size_bytes: int = 8192) -> int:
    return Indexing.of(source, NAMES, entry).row_bytes("s", size_bytes)


@pytest.mark.parametrize(
    ("source", "row_bytes"),
    [
        ("__shared__ float s[64][W];", 128),
        ("__shared__ float s[2][32][W + 1];", 132),
        ("constexpr int S = W / 2; __shared__ double s[64][S];", 128),
        ("#define PAD 1\n__shared__ float s[32][W + PAD];", 132),
        (FLAT + "s[threadIdx.y * W + threadIdx.x] = 0;", 128),
        (FLAT + "s[threadIdx.x + (threadIdx.y + 1) * (W + 2)] = 0;", 136),
        (FLAT + "s[k * blockDim.x + threadIdx.x] = 0;", 256),
        (FLAT + "int i = ty * W + tx; s[i] = 0;", 128),
        (FLAT + "s[dot * 128 + column * 8 + i] = 0;", 512),
        (FLAT + "s[threadIdx.x * 9 + k] = 0;", 36),
        ("extern __shared__ float4 s[]; s[row * W + column] = zero;", 512),
    ],
)
def test_row_of_two_dimensions_is_found(source: str, row_bytes: int) -> None:
    elements = {"float s[2][32]": 2 * 32 * 33 * 4, "double s[64]": 8192, "s[32][W": 32 * 33 * 4}
    size = next((size for text, size in elements.items() if text in source), 8192)
    assert _row_bytes(source, size_bytes=size) == row_bytes


@pytest.mark.parametrize(
    "index",
    [
        "threadIdx.x",
        "2 * s * threadIdx.x",
        "2 * s * threadIdx.x + s",
        "threadIdx.x * 8 + 1",
        "offset * (2 * threadIdx.x + 1) - 1",
        "row * unknown + column",
        "values[threadIdx.x]",
    ],
)
def test_index_of_one_dimension_has_no_rows(index: str) -> None:
    assert _row_bytes(FLAT + f"s[{index}] = 0;") == 0


@pytest.mark.parametrize(
    "source",
    [
        "int i = 0; i = i + 1; s[i] = 0; // s[ty * W + tx]",
        "int i = ty * W + tx; i += 3; s[i] = 0;",
        "s[ty * 16 + tx] = 0; s[ty * 8 + tx] = 0;",
        "t[ty * W + tx] = 0; a.s[ty * W + tx] = 0;",
        "s[ty * 2000 + tx] = 0;",
    ],
    ids=["comment", "changed variable", "two lengths", "other arrays", "longer than half of the array"],
)
def test_row_that_is_not_certain_is_none(source: str) -> None:
    assert _row_bytes(FLAT + source) == 0


def test_array_that_is_not_shared_has_no_rows() -> None:
    assert _row_bytes("float s[64][32];") == 0


def test_parameters_of_a_template_have_the_values_of_the_entry() -> None:
    source = """
    template <const int BM, int BK = 8>
    __global__ void __launch_bounds__((BM * BK) / (4), 1) product(const float *a) {
        __shared__ float s[BM * BK];
        s[(threadIdx.x / BK) * BK + threadIdx.x % BK] = 0;
    }"""
    assert _row_bytes(source, "product<128, 16>") == 64
    assert _row_bytes(source, "product<128>", size_bytes=4096) == 32
    assert _row_bytes(source, "other<128, 16>") == 0


def test_array_of_another_kernel_in_the_file_does_not_count() -> None:
    source = """
    __global__ void a() { __shared__ float s[64][32]; }
    __global__ void b() { __shared__ float s[128][16]; }"""
    assert (_row_bytes(source, "a"), _row_bytes(source, "b")) == (128, 64)
