"""Sizes that nothing says, and the conditions that the host code sets on the way to a launch."""

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels

KERNEL = "#define LIMIT 1024\n__global__ void k(float *a, int rows, int n) { a[threadIdx.x] = rows + n; }"
TILED = "bool is_tiled(int size) { return size % 56 == 0; }"


def sizes(before: str, after: str = "") -> dict[str, int]:
    """Return the sizes for which a function launches the kernel behind some statements."""
    host = f"void go(float *a, int rows, int n) {{ {before} k<<<n / 32, 32>>>(a, rows, n); {after} }}"
    [kernel] = inferred_kernels(f"{KERNEL}\n{TILED}\n{host}", path="a.cu")
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
        ("const int m = 100; if (n % m != 0) return;", 256, 4100),
        ("if (n & 8191) return;", 256, 8192),
        ('TORCH_CHECK(n % 96 == 0, "n");', 256, 4128),
        ('if (n % 96) { fprintf(stderr, "n"); exit(1); }', 256, 4128),
        ("if (!(n % 96 == 0)) throw 1;", 256, 4128),
        ("if (n > LIMIT) printf(0);", 256, 4096),
        ("if (n > n) return;", 256, 4096),
        ("assert(n > n);", 256, 4096),
        ("assert(n < a[0]);", 256, 4096),
        ("assert(known(n) == 1);", 256, 4096),
        ("n = 128; assert(n > LIMIT);", 256, 1025),
        ("bool fits = n % 96 == 0 && rows > 300; if (!fits) return;", 301, 4128),
        ("auto odd = n % 100 != 0; if (odd) exit(1);", 256, 4100),
        ("bool fits = a != nullptr; fits &= n % 100 == 0; fits = fits && rows <= 128; if (!fits) return;", 128, 4100),
        ("if (!is_tiled(n)) throw 1;", 256, 4088),
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


SQUARE = (
    "#define MUST(c) do { if (!(c)) { printf(0); exit(1); } } while (0)\nvoid check(int m) { if (m % 96) exit(1); }\n"
)
SQUARE += "__global__ void k(float *a, int n) { for (int j = 0; j < n; ++j) for (int l = 0; l < n; ++l)"
SQUARE += " a[blockIdx.x * blockDim.x + threadIdx.x] += j * l; }\n"


@pytest.mark.parametrize(
    ("check", "n"),
    [
        ("", 1792),
        ("if (n % 96) return 1;", 1824),
        ("if (n % 96 != 0) { printf(0); exit(1); }", 1824),
        ("assert(n % 96 == 0);", 1824),
        ('TORCH_CHECK(n % 96 == 0, "n");', 1824),
        ("MUST(n % 96 == 0);", 1824),
        ("check(n);", 1824),
        ("int m = 96; if (n % m) return 1;", 1824),
        ("if (n < 5000) return 1;", 7488),
        ("if (n < 5000 || n % 96) return 1;", 7488),
    ],
)
def test_a_shortened_size_meets_the_conditions_before_the_launch(check: str, n: int) -> None:
    host = f"int main() {{ int n = 30048; float *a; cudaMalloc(&a, 4L * n); {check} k<<<4, 64>>>(a, n); }}"
    [kernel] = inferred_kernels(SQUARE + host, path="a.cu")
    assert f"n = [{n}]  # assumed: line 4 has 30048; this is enough for a short run on the CPU" in kernel.matter


def test_a_shortened_size_divides_into_as_many_whole_blocks_and_tiles() -> None:
    text = "__global__ void k(float *a, int n) { for (int t = 0; t < n; t += 25) for (int j = 0; j < n; ++j)"
    text += " for (int l = 0; l < n; ++l) a[blockIdx.x * 20 + threadIdx.x] += a[t + j % 25] * l; }\n"
    text += "int main() { int n = 30000; float *a; cudaMalloc(&a, 4L * n); k<<<n / 20, 20>>>(a, n); }"
    [kernel] = inferred_kernels(text, path="a.cu")
    n = int(kernel.matter.partition("\nn = [")[2].partition("]")[0])
    assert (n < 30000, n % 20, n % 25) == (True, 0, 0)


HELPERS = "void check(int m) { if (m % 64) exit(1); }\n"
MAIN = "int main(int argc, char **argv) { int n = 1000; float *a; cudaMalloc(&a, 4 * n);"
LAUNCH = "k<<<1, 64>>>(a, 1, n); }"
HELPERS += "int blocks(int m) { if (m < 2048) return 7; return (m + 63) / 64; }\n"


@pytest.mark.parametrize(
    ("check", "n", "line"),
    [
        ("if (n % 64) return 1;", 1024, 6),
        ("if (n % 64 != 0) { printf(0); exit(1); }", 1024, 6),
        ("if (argc != 2 || n % 64) return 1;", 1024, 6),
        ("assert(n % 64 == 0);", 1024, 6),
        ("check(n);", 1024, 3),
        ("if (n > 512) throw 1;", 512, 6),
    ],
)
def test_a_size_with_which_the_host_code_leaves_is_another_one_that_is_said(check: str, n: int, line: int) -> None:
    [kernel] = inferred_kernels(f"{KERNEL}\n{HELPERS}{MAIN}\n{check} {LAUNCH}", path="a.cu")
    assert f"n = [{n}]  # assumed: line 5 has 1000, with which the host code leaves before the launch" in kernel.matter
    assert kernel.assumptions == (f"n is {n} instead of 1000, with which line {line} leaves",)


@pytest.mark.parametrize(
    "check",
    [
        "if (argc < 2) return 1;",
        "if (n > 512) n = 512;",
        "if (n > 2000) exit(1);",
        "int wanted = 3; if (argc < wanted) exit(1);",
        "int count; if (!count) exit(1);",
    ],
)
def test_a_size_with_which_the_host_code_goes_on_is_its_own(check: str) -> None:
    [kernel] = inferred_kernels(f"{KERNEL}\n{HELPERS}{MAIN} {check} {LAUNCH}", path="a.cu")
    assert kernel.assumptions == ()


def test_a_function_that_returns_before_its_end_gives_what_it_returns() -> None:
    host = "int main() { int n = 1000; float *a; cudaMalloc(&a, 4 * n); k<<<blocks(n), 64>>>(a, 1, n); }"
    [kernel] = inferred_kernels(f"{KERNEL}\n{HELPERS}{host}", path="a.cu")
    assert 'grid = ["7"]' in kernel.matter
