"""Sizes of the host code, and smaller ones where a launch would take long."""

import tomllib

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels

PRODUCT = "if (i < n) for (int j = 0; j < n; ++j) for (int k = 0; k < n; ++k) a[i * n + j] += a[i * n + k];"


def inferred(text: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu")
    return kernel


def sizes(text: str) -> list[dict[str, list[int]]]:
    """Return the sizes of each kernel of a file."""
    return [tomllib.loads(kernel.matter).get("problem", {}) for kernel in inferred_kernels(text, path="a.cu")]


def of_kernel(body: str, host: str, before: str = "") -> dict[str, list[int]]:
    """Return the sizes of a kernel of one body, launched by `main`."""
    index = "int i = blockIdx.x * blockDim.x + threadIdx.x;"
    text = f"{before}\n__global__ void f(float *a, int n) {{ {index} {body} }}\n"
    [found] = sizes(text + f"int main() {{ float *a; {host} }}")
    return found


def test_a_large_size_becomes_smaller_and_says_so() -> None:
    text = "__global__ void f(float *a, int n) { int i = blockIdx.x * 64 + threadIdx.x; if (i < n) a[i] = 1; }\n"
    text += "int main() { float *a; long n = 1L << 29; cudaMalloc(&a, n * 4); f<<<n / 64, 64>>>(a, n); }"
    kernel = inferred(text)
    assert (
        "n = [268435456]  # assumed: line 2 has 536870912; this is enough for a short run on the CPU" in kernel.matter
    )
    assert kernel.assumptions == ("n is 268435456 instead of 536870912, so that a run on the CPU is short",)


def test_a_size_of_many_cheap_threads_stays_that_of_the_host_code() -> None:
    text = "__global__ void f(char *a, int n) { int i = blockIdx.x * 64 + threadIdx.x; if (i < n) a[i] = 1; }\n"
    text += "int main() { char *a; int n = 1200000000; cudaMalloc(&a, n); f<<<n / 64, 64>>>(a, n); }"
    kernel = inferred(text)
    assert "n = [1200000000]  # line 2" in kernel.matter
    assert kernel.assumptions == ()


@pytest.mark.parametrize(
    ("loop", "n"),
    [
        ("for (int t = 0; t < n; t += TILE) for (int j = 0; j < TILE; ++j) s += a[t + j];", 1 << 14),
        ("for (int t = 0; t < n / TILE; ++t) for (int j = 0; j < TILE; ++j) s += a[t * TILE + j];", 1 << 14),
        ("for (int t = 0; t < (n + TILE - 1) / TILE; ++t) for (int j = 0; j < TILE; ++j) s += a[j];", 1 << 14),
        ("for (int s = n / 2; s > 0; s >>= 1) a[i] += a[s];", 1 << 24),
        ("for (int s = 1; s < n; s *= 2) a[i] += a[s];", 1 << 24),
        ("for (int j = i; j < n; j += gridDim.x * blockDim.x) a[j] = 1;", 1 << 26),
    ],
)
def test_a_size_stays_where_its_launch_takes_seconds(loop: str, n: int) -> None:
    host = f"int n = {n}; cudaMalloc(&a, 4 * n); f<<<16, 256>>>(a, n);"
    assert of_kernel(f"float s = 0; {loop} a[i] = s;", host, "#define TILE 256") == {"n": [n]}


def test_a_loop_over_tiles_has_two_trips_at_least() -> None:
    tiles = "for (int t = 0; t < n; t += 4096) for (int j = 0; j < 4096; ++j) for (int k = 0; k < 4096; ++k) a[i] += t;"
    host = "int n = 1 << 20; cudaMalloc(&a, 4 * n); f<<<16, 256>>>(a, n);"
    assert of_kernel(tiles, host) == {"n": [8192]}


def test_a_grid_has_two_blocks_along_each_axis_at_least() -> None:
    text = "__global__ void f(float *a, int w, int h) { int x = blockIdx.x * 32 + threadIdx.x; int y = blockIdx.y;\n"
    text += " for (int j = 0; j < 1 << 24; ++j) a[y * w + x] += j; }\n"
    text += "int main() { int w = 4096, h = 1024; float *a; cudaMalloc(&a, w * h * 4);"
    text += " f<<<dim3(w / 32, h), 32>>>(a, w, h); }"
    [found] = sizes(text)
    assert found == {"w": [64], "h": [64]}


def test_launches_that_share_a_variable_have_one_size() -> None:
    text = f"__global__ void slow(float *a, int n) {{ int i = blockIdx.x * 64 + threadIdx.x; {PRODUCT} }}\n"
    text += "__global__ void fast(float *a, int n) { int i = blockIdx.x * 64 + threadIdx.x; a[i] = n; }\n"
    text += "__global__ void other(float *b, int m) { int i = blockIdx.x * 64 + threadIdx.x; b[i] = m; }\n"
    text += "int main() { int n = 8192, m = 8192; float *a, *b; cudaMalloc(&a, n * n * 4); cudaMalloc(&b, m * 4);"
    text += " slow<<<n / 64, 64>>>(a, n); fast<<<n / 64, 64>>>(a, n); other<<<m / 64, 64>>>(b, m); }"
    slow, fast, other = sizes(text)
    assert slow == fast != {"n": [8192]}
    assert other == {"m": [8192]}


def test_launches_on_ways_that_exclude_each_other_share_a_variable() -> None:
    text = f"__global__ void slow(float *a, int n) {{ int i = blockIdx.x * 64 + threadIdx.x; {PRODUCT} }}\n"
    text += "__global__ void fast(float *a, int n) { int i = blockIdx.x * 64 + threadIdx.x; a[i] = n; }\n"
    text += "int main(int argc, char **argv) { int n = 8192; float *a; cudaMalloc(&a, n * n * 4);"
    text += " switch (argc) { case 1: slow<<<n / 64, 64>>>(a, n); break; case 2: fast<<<n / 64, 64>>>(a, n); } }"
    slow, fast = sizes(text)
    assert slow == fast != {"n": [8192]}


def test_a_size_that_nothing_says_is_one_of_a_shorter_run() -> None:
    body = f"__global__ void f(float *a, int n) {{ int i = blockIdx.x * blockDim.x + threadIdx.x; {PRODUCT} }}"
    [invented] = sizes(body)
    [stated] = sizes(
        body + "int main() { int n = 4096; float *a; cudaMalloc(&a, 4 * n * n); f<<<n / 256, 256>>>(a, n); }"
    )
    assert invented["n"] < stated["n"] < [4096]


def test_bytes_of_dynamic_shared_memory_are_no_size_that_becomes_smaller() -> None:
    text = "__global__ void f(float *a, int n) { extern __shared__ float s[]; for (int i = 0; i < n; ++i)"
    text += " for (int j = 0; j < n; ++j) for (int k = 0; k < n; ++k) s[threadIdx.x] += a[k]; a[0] = s[1]; }\n"
    text += "template <typename T> void launch(T *a, int n) { dim3 block(32, 4);"
    text += " int bytes = block.y > 1 ? block.y * block.x * sizeof(T) : 0; f<<<n, block, bytes>>>(a, n); }\n"
    text += "int main() { float *a; int n = 512; cudaMalloc(&a, n * 4); launch(a, n); }"
    matter = inferred(text).matter
    assert "\nbytes = [512]  # line 2\n" in matter
    assert "has 512; this is enough for a short run on the CPU" in matter


def test_a_matrix_product_with_tiles_of_two_widths_is_compared_at_the_size_of_the_host_code() -> None:
    text = "template <int T> __global__ void f(const float *a, const float *b, float *c, int n) {\n"
    text += " int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y; float s = 0;\n"
    text += " for (int k = 0; k < n / T; ++k)"
    text += " for (int i = 0; i < T; ++i) s += a[y * n + k * T + i] * b[(k * T + i) * n + x];\n"
    text += " c[y * n + x] = s; }\n"
    text += "int main() { const int n = 256; float *a, *b, *c; cudaMalloc(&a, n * n * 4); cudaMalloc(&b, n * n * 4);"
    text += " cudaMalloc(&c, n * n * 4); f<16><<<dim3(n / 16, n / 16), dim3(16, 16)>>>(a, b, c, n);"
    text += " f<32><<<dim3(n / 32, n / 32), dim3(32, 32)>>>(a, b, c, n); }"
    assert sizes(text) == [{"n": [256]}, {"n": [256]}]


def test_a_loop_between_two_elements_goes_as_far_as_those_may_be() -> None:
    text = "__global__ void f(const int *row, const float *val, float *y, int rows) {\n"
    text += " int r = blockIdx.x * 128 + threadIdx.x; float s = 0;\n"
    text += " if (r < rows) { for (int j = row[r]; j < row[r + 1]; j++) s += val[j]; y[r] = s; } }\n"
    text += (
        "int main() { int rows = 1 << 20, count = rows * 16; int *row; float *val, *y; cudaMalloc(&row, rows * 4 + 4);"
    )
    text += " cudaMalloc(&val, count * 4); cudaMalloc(&y, rows * 4); f<<<rows / 128, 128>>>(row, val, y, rows); }"
    kernel = inferred(text)
    assert "integers(0, 16 * rows)" in kernel.matter
    assert sizes(text) == [{"rows": [8192]}]


def test_the_largest_of_several_sizes_becomes_smaller_first() -> None:
    text = "__global__ void f(const float *a, const float *b, float *c, int n, int m, int k) { float s = 0;\n"
    text += " int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;\n"
    text += " for (int t = 0; t < k; t++) s += a[y * k + t] * b[t * n + x]; c[y * n + x] = s; }\n"
    text += "int main() { long n = 65536, m = 4096, k = 2048; float *a, *b, *c; cudaMalloc(&a, m * k * 4);"
    text += " cudaMalloc(&b, n * k * 4); cudaMalloc(&c, n * m * 4);"
    text += " f<<<dim3(n / 16, m / 16), dim3(16, 16)>>>(a, b, c, n, m, k); }"
    assert sizes(text) == [{"n": [1024], "m": [1024], "k": [1024]}]


@pytest.mark.parametrize(
    ("loop", "check", "inner"),
    [
        ("for (int t = 0; t < inner / TILE; t++) s += a[t * TILE + i];", "", 64),
        ("for (int t = 0; t < inner; t += TILE) s += a[t + i];", "", 64),
        ("for (int t = 0; t < inner; t += TILE) s += a[t + i];", "if (inner > 40) return;", 32),
        ("for (int t = 0; t < inner; t++) s += a[t + i];", "", 8),
    ],
)
def test_a_loop_over_tiles_to_an_assumed_size_has_two_trips_for_all_launches(loop: str, check: str, inner: int) -> None:
    text = f"""#define TILE 32
__global__ void f(const float *a, float *b, int inner) {{ int i = threadIdx.x; float s = 0; {loop} b[i] = s; }}
__global__ void g(float *b, int inner) {{ b[threadIdx.x] *= inner; }}
void go(const float *a, float *b, int inner) {{ {check} f<<<4, TILE>>>(a, b, inner); g<<<4, TILE>>>(b, inner); }}"""
    found = inferred_kernels(text, path="a.cu")
    assert [f"inner = [{inner}]  # assumed" in kernel.matter for kernel in found] == [True, True]
