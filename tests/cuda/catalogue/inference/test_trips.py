"""The trips of loops, in terms of the sizes of a launch."""

import pytest

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import LaunchShape
from warplens.cuda.catalogue.inference.extents import Trips, Work, extents_of, operations_of
from warplens.cuda.catalogue.inference.interpretation import device_numbers
from warplens.cuda.catalogue.inference.program import read_program
from warplens.cuda.catalogue.inference.terms import Symbol, constant
from warplens.cuda.catalogue.source.parsing import parsed

N, M = Symbol("n", 1000), Symbol("m", 64)
BEFORE = """
#define TILE 32
#define CEIL(a, b) (((a) + (b) - 1) / (b))
constexpr int WIDE = 8 * TILE;
__device__ int tiles(int n) { return (n + TILE - 1) / TILE; }
__device__ float sum(const float *a, int n) { float s = 0; for (int k = 0; k < n; k++) s += a[k]; return s; }
"""


def work(body: str) -> list[Work]:
    """Return what a thread of 8 blocks of 128 threads executes, for n = 1000, m = 64 and the template argument 16."""
    text = f"{BEFORE} template <int T> __global__ void f(float *a, const int *row, int n, int m) {{ {body} }}"
    program = read_program(text, path="a.cu", headers={})
    shape = LaunchShape(grid=(constant(8),), block=(constant(128),))
    scalars = {"n": terms.of(N), "m": terms.of(M), "T": constant(16)}
    [kernel] = program.kernels
    return list(extents_of(kernel, device_numbers(program), shape, scalars, {"a": 4, "row": 4}).work.values())


def trips(body: str) -> int:
    """Return the trips of the deepest loop of a kernel, those of the loops around it included."""
    deepest = max(work(body), key=lambda one: len(one.loops))
    total = 1
    for loop in deepest.loops:
        total *= loop.count({})
    return total


@pytest.mark.parametrize(
    ("loop", "count"),
    [
        ("for (int i = 0; i < n; i++)", 1000),
        ("for (int i = 0; i < n; ++i)", 1000),
        ("for (int i = 1; i <= n; i++)", 1000),
        ("for (int i = 0; i != n; i++)", 1000),
        ("for (int i = 0; n > i; i++)", 1000),
        ("for (int i = n - 1; i >= 0; i--)", 1000),
        ("for (int i = n; i > 0; --i)", 1000),
        ("for (int i = n; i; i--)", 1000),
        ("for (int i = n; i--;)", 1000),
        ("for (int i = m; i < n; i++)", 936),
        ("for (int i = 0; i < n * m; i++)", 64000),
        ("for (int i = 0; i < n; i += TILE)", 32),
        ("for (int i = 0; i < n; i = i + WIDE)", 4),
        ("for (int i = 0; i < n; i = TILE + i)", 32),
        ("for (int i = 0; i < n; i += T)", 63),
        ("for (int i = 0; i + T <= n; i += T)", 62),
        ("for (int i = 0; i < n / TILE; i++)", 31),
        ("for (int i = 0; i < n / T; i++)", 62),
        ("for (int i = 0; i < (n + T - 1) / T; ++i)", 63),
        ("for (int i = 0; i < (n - 1) / TILE + 1; ++i)", 32),
        ("for (int i = 0; i < CEIL(n, T); ++i)", 63),
        ("for (int i = 0; i < ceil((float)n / T); ++i)", 63),
        ("for (int i = 0; i < ceilf(n / (float)T); ++i)", 63),
        ("for (int i = 0; i < tiles(n); ++i)", 32),
        ("int last = tiles(n); for (int i = 0; i < last; ++i)", 32),
        ("for (int i = threadIdx.x; i < n; i += blockDim.x)", 8),
        ("for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)", 1),
        ("for (int s = blockDim.x / 2; s > 0; s >>= 1)", 7),
        ("for (int s = blockDim.x / 2; s > 32; s /= 2)", 1),
        ("for (int s = 64; s >= 1; s = s / 2)", 7),
        ("for (int s = 16; s; s >>= 1)", 5),
        ("for (int s = 1; s < blockDim.x; s *= 2)", 7),
        ("for (int s = 1; s < n; s <<= 1)", 10),
        ("for (int s = 1; s <= 1024; s = s * 2)", 11),
        ("for (unsigned s = 1; s < n; s *= 4)", 5),
        ("for (int i = 0; i < n && row[i] > 0; i++)", 1000),
        ("for (int i = 0, j = n; i < j; i++)", 1000),
        ("for (int i = 0, j = n; i < n; i += TILE, j -= TILE)", 32),
        ("for (int j = row[0]; j < row[1]; j++)", 32),
        ("while (row[0])", 32),
        ("for (;;)", 32),
    ],
)
def test_trips_follow_from_start_end_and_step(loop: str, count: int) -> None:
    assert trips(f"{loop} {{ a[0] += 1; }}") == count


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("int i = 0; while (i < n) { a[i] = 1; i += TILE; }", 32),
        ("int i = 0; do { a[i] = 1; i++; } while (i < n);", 1000),
        ("int s = n; while (s > 1) { a[s] = 1; s /= 2; }", 10),
        ("int s = n; while (s) { a[s] = 1; s >>= 1; }", 11),
        (
            "int low = 0, high = n; while (low < high) { int mid = (low + high) / 2; if (a[mid] < 0) low = mid + 1; }",
            32,
        ),
    ],
)
def test_trips_of_a_while_loop_follow_from_its_body(body: str, count: int) -> None:
    assert trips(body) == count


def test_loops_within_loops_and_in_functions_are_executed_for_each_trip_around_them() -> None:
    assert trips("for (int t = 0; t < n / T; t++) { for (int k = 0; k < T; k++) { a[k] += 1; } }") == 62 * 16
    assert trips("for (int t = 0; t < m; t++) { a[t] = sum(a, n); }") == 64 * 1000


def test_operations_of_an_inner_loop_are_not_those_of_the_outer_one() -> None:
    found = {len(one.loops): one.operations for one in work("for (;;) { for (;;) { a[0] = a[1] + 1; } }")}
    assert found == {0: 0, 1: 0, 2: 4}


def test_loops_of_a_kernel_that_is_too_long_to_be_followed_are_counted() -> None:
    found = work("a[0] = 1;" * 20_000 + "for (;;) { a[0] = a[1] + 1; }")
    assert max(found, key=lambda one: len(one.loops)).operations == 4


def test_trips_count_returns_the_number_of_trips_with_these_values_of_the_sizes():
    n = Symbol("n", 1024)
    loop = Trips(terms.of(n), terms.constant(256))
    assert loop.count({}) == 4
    assert loop.count({n: 100}) == 1
    assert Trips(terms.of(n), terms.constant(2), is_geometric=True).count({}) == 10


def test_operations_of_returns_about_how_many_instructions_a_part_of_a_kernel_is():
    assert operations_of(parsed("void f() { a[i] = b[i] + 1; for (;;) { c = d * e; } }").root_node) == 4
