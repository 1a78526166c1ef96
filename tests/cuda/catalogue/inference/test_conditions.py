"""Sizes that nothing says, and the conditions that the host code sets on the way to a launch."""

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels

KERNEL = "#define LIMIT 1024\n__global__ void k(float *a, int rows, int n) { a[threadIdx.x] = rows + n; }"


def sizes(before: str, after: str = "") -> dict[str, int]:
    """Return the sizes for which a function launches the kernel behind some statements."""
    host = f"void go(float *a, int rows, int n) {{ {before} k<<<n / 32, 32>>>(a, rows, n); {after} }}"
    [kernel] = inferred_kernels(f"{KERNEL}\n{host}", path="a.cu")
    problem = kernel.matter.partition("[problem]\n")[2].partition("\n\n")[0]
    return {line.split(" = ")[0]: int(line.split("[")[1].split("]")[0]) for line in problem.splitlines()}


@pytest.mark.parametrize(
    ("before", "rows", "n"),
    [
        ("", 256, 4096),
        ("assert(n <= LIMIT);", 256, 1024),
        ("assert(n < LIMIT);", 256, 1023),
        ("TORCH_CHECK(n <= LIMIT, 1);", 256, 1024),
        ("assert(LIMIT % n == 0);", 256, 1024),
        ("assert(n % 96 == 0);", 256, 4128),
        ("assert(rows >= 64 && rows <= 128);", 128, 4096),
        ("assert(!(rows > 128 || n > 2048));", 128, 2048),
        ("assert(rows == n);", 4096, 4096),
        ("assert(rows * n <= 4 * LIMIT);", 1, 4096),
        ("assert(n <= LIMIT); assert(rows * n == 64 * LIMIT);", 64, 1024),
        ("if (n > LIMIT) return;", 256, 1024),
        ("if (n > LIMIT || rows < 512) { printf(0); exit(1); }", 512, 1024),
        ("if (n % 100) return;", 256, 4100),
        ("if (n > LIMIT) printf(0);", 256, 4096),
        ("if (n > n) return;", 256, 4096),
        ("assert(n > n);", 256, 4096),
        ("assert(n < a[0]);", 256, 4096),
        ("assert(known(n) == 1);", 256, 4096),
        ("n = 128; assert(n > LIMIT);", 256, 128),
    ],
)
def test_a_size_that_nothing_says_meets_the_conditions_before_the_launch(before: str, rows: int, n: int) -> None:
    assert sizes(before) == {"rows": rows, "n": n}


@pytest.mark.parametrize(
    ("before", "after", "n"),
    [
        ("if (n <= LIMIT) {", "}", 1024),
        ("if (n <= LIMIT) { other(); } else {", "}", 4096),
        ("if (n >= LIMIT) { other(); } else {", "}", 1023),
        ("if (!(n <= LIMIT)) { other(); return; } else {", "}", 1024),
    ],
)
def test_a_size_that_nothing_says_leads_to_the_branch_of_the_launch(before: str, after: str, n: int) -> None:
    assert sizes(before, after)["n"] == n


def test_each_branch_has_sizes_of_its_own() -> None:
    kernels = "__global__ void small(float *a, int n) { a[n] = 1; } __global__ void large(float *a, int n) { *a = n; }"
    host = "void go(float *a, int n) { if (n <= 64) small<<<1, n>>>(a, n); else large<<<n / 64, 64>>>(a, n); }"
    found = inferred_kernels(f"{kernels}\n{host}", path="a.cu")
    assert ["n = [64]" in one.matter for one in found] == [True, False]


def test_the_limit_may_be_a_constant_with_c_linkage() -> None:
    text = 'extern "C" const int MOST = 128;\n'
    host = "void go(float *a, int n) { assert(n <= MOST); k<<<n / 32, 32>>>(a, 1, n); }"
    [kernel] = inferred_kernels(f"{text}{KERNEL}\n{host}", path="a.cu")
    assert "n is 128: the host code does not say n" in kernel.assumptions


def test_conditions_without_end_are_read_within_a_limit() -> None:
    assert sizes(" ".join(f"assert(n > {number});" for number in range(500)))["n"] == 4096
