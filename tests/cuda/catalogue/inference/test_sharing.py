"""Blocks that are assumed, and static shared arrays that are too small for them."""

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels
from warplens.cuda.catalogue.inference.sharing import smaller_blocks

TILE = "#define TILE 32\n#define ROWS 4\n"
TX, TY = "threadIdx.x", "threadIdx.y"


def block(kernel: str, host: str = "") -> str:
    """Return the block of a kernel."""
    [found] = inferred_kernels(f"{TILE}{kernel}\n{host}", path="a.cu")
    return next(line for line in found.matter.splitlines() if line.startswith("block = ")).split("  #")[0]


def kernel(body: str) -> str:
    """Return a kernel with `s` of ROWS rows and TILE + 8 columns, and two dimensions of threads."""
    start = f"__shared__ float s[ROWS][TILE + 8]; int x = {TX}, y = {TY}; o[y * 64 + x] = s[0][0];"
    return f"__global__ void k(float *o, const float *a, int n) {{ {start} {body} }}"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("s[y][x] = a[x];", '["40", "4"]'),  # likely_block sees it: an element for each thread
        ("s[y][x + 4] = a[x];", '["16", "4"]'),
        ("s[x][y + 4] = a[x];", '["4", "16"]'),
        ("float *p = &s[0][0]; p[y * 16 + x] = 1;", '["16", "8"]'),
        ("*(float4 *)&s[y][x * 4] = make_float4(0, 0, 0, 0);", '["8", "4"]'),
        ("for (int j = 0; j < 4; j += 2) s[y + j][2 * x] = a[j];", '["16", "2"]'),
        ("int j = 0; do { s[y + j][2 * x] = a[j]; } while (++j < n);", '["16", "4"]'),
        ("if (y < 4) s[y][2 * x] = a[x];", '["16", "16"]'),
        ("if (a[0] > 1) s[y][2 * x] = a[x];", '["16", "16"]'),
        ("if (y >= 4) return; s[y][2 * x] = a[x];", '["16", "16"]'),
        ("if (a[x] > 1) return; s[y][2 * x] = a[x];", '["16", "16"]'),
        ("o[x] = y < 4 ? s[y][2 * x] : 0;", '["16", "16"]'),
        ("o[x] = y < 4 && s[y][2 * x] > 0;", '["16", "16"]'),
        ("for (int j = y; j < 4; j += blockDim.y) s[j][2 * x] = a[x];", '["16", "16"]'),
        ("for (int j = 0; j < 4; j++) { if (j + y >= 4) break; s[j + y][2 * x] = a[x]; }", '["16", "16"]'),
        ("for (int j = 16; j > y; j >>= 1) { s[a[0] > 0][j + y] = 1; }", '["16", "16"]'),
        ("s[(int)a[y]][x] = 1;", '["16", "16"]'),
    ],
)
def test_an_assumed_block_stays_within_shared_arrays(body: str, expected: str) -> None:
    assert block(kernel(body)) == f"block = {expected}"


def test_the_block_of_a_launch_is_not_made_smaller() -> None:
    host = "int main() { float *o, *a; cudaMalloc(&o, 4096); cudaMalloc(&a, 4096);"
    host += " k<<<1, dim3(16, 16)>>>(o, a, 16); }"
    assert block(kernel("s[y][x + 4] = a[x];"), host) == 'block = ["16", "16"]'


def test_a_template_function_that_the_kernel_calls_has_its_shared_array() -> None:
    text = f"template <int B> __device__ void load(float *o) {{ __shared__ float s[B][B]; s[{TY}][2 * {TX}] = o[0]; }}"
    assert block(text + "\n__global__ void k(float *o) { load<8>(o); o[threadIdx.x + 4 * threadIdx.y] = 1; }") == (
        'block = ["4", "8"]'
    )


def test_a_return_of_a_function_ends_no_kernel() -> None:
    text = "__device__ int row(int y, int n) { if (y < n) return y; return y + n; }"
    assert block(f"{text}\n{kernel('s[row(y, 2)][2 * x] = a[x];')}") == 'block = ["16", "2"]'


def test_the_assumption_says_why_the_block_is_small() -> None:
    [found] = inferred_kernels(TILE + kernel("s[y][x + 4] = a[x];"), path="a.cu")
    assert "line 3: a block has 16 x 4 threads, for which its shared arrays are large enough" in found.assumptions


def test_smaller_blocks_returns_the_blocks_with_sides_that_were_halved():
    assert smaller_blocks([4, 2]) == [[4, 1], [2, 2], [2, 1], [1, 2], [1, 1]]
