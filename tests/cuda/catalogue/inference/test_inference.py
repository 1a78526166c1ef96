"""Front matter from host code: what each form of it says, written whole and read back."""

import math
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels
from warplens.cuda.catalogue.kernel_file import Workload
from warplens.cuda.catalogue.reader import read_kernel_files

SAXPY = """\
#include <cstdio>
#define CHECK(call) do { cudaError_t e = call; if (e != cudaSuccess) { printf("no"); exit(1); } } while (0)

__global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

int main(int argc, char **argv)
{
    int n = 4096;
    if (argc > 1) n = atoi(argv[1]);
    size_t bytes = n * sizeof(float);
    float *h = (float *)malloc(bytes), *d_x, *d_y;
    for (int i = 0; i < n; i++) h[i] = rand() / (float)RAND_MAX;
    CHECK(cudaMalloc((void **)&d_x, bytes));
    CHECK(cudaMalloc((void **)&d_y, bytes));
    CHECK(cudaMemcpy(d_x, h, bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(d_y, 0, bytes));
    int threads = 256;
    dim3 grid((n + threads - 1) / threads);
    saxpy<<<grid, threads>>>(n, 2.0f, d_x, d_y);
    CHECK(cudaDeviceSynchronize());
    return 0;
}
"""

KERNEL = "__global__ void f(const float *a, float *b, int n) { int i = threadIdx.x; if (i < n) b[i] = a[i]; }"


def inferred(text: str, **headers: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu", headers=headers)
    return kernel


def workload(text: str, folder: Path) -> Workload:
    """Return the launch at the default sizes, by way of the reader of front matter."""
    path = folder / "a.cu"
    path.write_text(text)
    [kernel] = read_kernel_files(path, inferred(text).matter)
    return kernel.workload(
        {axis: values[0] for axis, values in kernel.problem.items()},
        {axis: values[0] for axis, values in kernel.tune.items()},
    )


def launched(host: str, kernel: str = KERNEL) -> dict[str, str]:
    """Return the lines of the front matter by their keys, without comments, for `host` as the body of main."""
    matter = inferred(f"{kernel}\nint main(int argc, char **argv) {{ {host} }}").matter
    lines = [line.split("  #")[0].split(" = ", 1) for line in matter.splitlines() if " = " in line]
    return dict(lines)


def test_a_program_gives_its_whole_front_matter() -> None:
    kernel = inferred(SAXPY)
    assert kernel.matter == (
        'entry = "saxpy"  # line 23: saxpy<<<grid, threads>>>(n, 2.0f, d_x, d_y)\n'
        'block = ["threads"]\n'
        'grid = ["cdiv(n, threads)"]\n'
        'args = ["n", "2.0", "x", "y"]\n'
        "\n"
        "[problem]\n"
        "threads = [256]  # line 21\n"
        "n = [4096]  # line 12\n"
        "\n"
        "[arrays]\n"
        'x = { dtype = "float32", shape = ["n"] }\n'
        'y = { dtype = "float32", shape = ["n"], role = "inout", init = "zeros" }\n'
    )
    assert (kernel.line, kernel.launch_line, kernel.assumptions, kernel.questions) == (4, 23, (), ())


def test_the_reader_takes_the_front_matter(tmp_path: Path) -> None:
    found = workload(SAXPY, tmp_path)
    assert (found.grid, found.block) == ((16, 1, 1), (256, 1, 1))
    assert [(array.name, array.shape, array.role.value) for array in found.arrays] == [
        ("x", (4096,), "in"),
        ("y", (4096,), "inout"),
    ]


ALLOCATE = "float *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n);"


@pytest.mark.parametrize(
    ("host", "grid", "block"),
    [
        ("f<<<(n - 1) / 128 + 1, 128>>>(a, b, n);", '["cdiv(n, 128)"]', '["128"]'),
        ("f<<<ceil(n / 128.0), 128>>>(a, b, n);", '["cdiv(n, 128)"]', '["128"]'),
        ("f<<<(int)ceil((float)n / 128), 128>>>(a, b, n);", '["cdiv(n, 128)"]', '["128"]'),
        ("f<<<ceil(1.0 * n / 128), 128>>>(a, b, n);", '["cdiv(n, 128)"]', '["128"]'),
        ("f<<<(int)(n / 128.0f + 1), 128>>>(a, b, n);", '["((n + 128) // 128)"]', '["128"]'),
        ("f<<<n >> 7, 1 << 7>>>(a, b, n);", '["(n // 128)"]', '["128"]'),
        ("f<<<min(n, 4), max(8, 16)>>>(a, b, n);", '["min(n, 4)"]', '["16"]'),
        ("dim3 g(4, 2), t{8, 8}; f<<<g, t>>>(a, b, n);", '["4", "2"]', '["8", "8"]'),
        ("dim3 t; t.x = 8; f<<<2, t>>>(a, b, n);", '["2"]', '["8"]'),
        ("auto go = [&](int t) { f<<<2, t>>>(a, b, n); }; go(64);", '["2"]', '["t"]'),
        ("for (int t = 32; t <= 64; t *= 2) f<<<n / t, t>>>(a, b, n);", '["(n // t)"]', '["t"]'),
        ("void *p[] = {&a, &b, &n}; cudaLaunchKernel((void *)f, dim3(3), dim3(64), p, 0, 0);", '["3"]', '["64"]'),
        ("if (argc != 2) { return 1; } f<<<5, 6>>>(a, b, n);", '["5"]', '["6"]'),
        ("if (unknown()) f<<<5, 6>>>(a, b, n);", '["5"]', '["6"]'),
        ("switch (argc) { case 1: f<<<7, 8>>>(a, b, n); break; default: f<<<9, 8>>>(a, b, n); }", '["7"]', '["8"]'),
    ],
)
def test_a_launch_gives_grid_and_block(host: str, grid: str, block: str) -> None:
    found = launched(f"int n = 1024; {ALLOCATE} {host}")
    assert (found["grid"], found["block"]) == (grid, block)


def test_a_block_of_assumed_sizes_is_one_that_a_gpu_allows() -> None:
    text = f"{KERNEL} void go(const float *a, float *b, int n, int block_size, int channels)"
    square = inferred(f"{text} {{ dim3 t(block_size, block_size); f<<<n / block_size, t>>>(a, b, n); }}")
    assert "block_size = [32]  # assumed" in square.matter
    deep = inferred(f"{text} {{ dim3 t(16, 16, channels); f<<<n, t>>>(a, b, n); }}")
    assert "channels = [4]  # assumed" in deep.matter
    stated = inferred(f"{KERNEL} int main() {{ int t = 1280; float *a, *b; f<<<1, t>>>(a, b, 8); }}")
    assert "t = [1280]  # line 1" in stated.matter


def test_a_kernel_behind_nested_loops_is_reached() -> None:
    loops = "".join(f"for (int {i} = 0; {i} < 50; {i}++) " for i in "ijk")
    inner = f"{loops} {{ cudaMalloc(&p, 128); h<<<1, 32>>>(p); }}"
    host = f"int main() {{ float *p; {inner} h<<<2, 64>>>(p); g<<<2, 64>>>(p); }}"
    kernels = "".join(f"__global__ void {name}(float *b) {{ b[threadIdx.x] = 1; }}\n" for name in "hg")
    [_, found] = inferred_kernels(f"{kernels}{host}", path="a.cu")
    assert 'block = ["64"]' in found.matter
    assert not any("a block has" in sentence for sentence in found.assumptions)


def test_a_kernel_that_nothing_launches_has_the_block_of_another() -> None:
    other = "__global__ void g(float *b) { b[threadIdx.x] = 1; }"
    host = f"int main() {{ int n = 64; {ALLOCATE} f<<<4, 64>>>(a, b, n); }}"
    [_, found] = inferred_kernels(f"{KERNEL}\n{other}\n{host}", path="a.cu")
    assert 'block = ["64"]' in found.matter
    assert "line 2: a block has 64 threads, as in the launch of f in line 3" in found.assumptions


def test_a_pointer_behind_a_halo_keeps_the_elements_before_it(tmp_path: Path) -> None:
    kernel = "__global__ void f(const float *a, float *b) { int i = threadIdx.x; b[i] = a[i - R] + a[i + R]; }"
    allocate = "float *a, *b; cudaMalloc(&a, (n + 2 * R) * 4); cudaMalloc(&b, n * 4);"
    text = f"#define R 4\n{kernel} int main() {{ int n = 64; {allocate} f<<<1, n>>>(a + R, b); }}"
    assert 'args = ["a + 4", "b"]' in inferred(text).matter
    launch = workload(text, tmp_path)
    assert launch.arrays[0].shape == (72,)
    unsized = f"#define R 4\n{kernel} void go(float *a, float *b) {{ f<<<1, 64>>>(a + R, b); }}"
    assert 'a = { dtype = "float32", shape = ["72"]' in inferred(unsized).matter


@pytest.mark.parametrize(
    ("before", "size"),
    [
        ("struct __align__(8) P { float x, y; };", 8),
        ("struct alignas(16) P { float x, y, z; };", 16),
        ("struct P { float x, y, z; } __attribute__((aligned(16)));", 16),
        ("typedef struct __align__(16) { float x; int n; } P;", 16),
        ("struct P { float x; double y; };", 16),
    ],
)
def test_an_array_of_structs_has_their_size_with_alignment(before: str, size: int, tmp_path: Path) -> None:
    text = f"{before} __global__ void f(const P *a, P *b) {{ b[threadIdx.x] = a[threadIdx.x]; }}"
    host = (
        "int main() { P *a, *b; cudaMalloc(&a, 64 * sizeof(P)); cudaMalloc(&b, 64 * sizeof(P)); f<<<1, 64>>>(a, b); }"
    )
    launch = workload(f"{text} {host}", tmp_path)
    assert [math.prod(array.shape) * np.dtype(array.dtype).itemsize for array in launch.arrays] == [64 * size] * 2


@pytest.mark.parametrize(
    ("allocation", "shape"),
    [
        ("float *a, *b; cudaMalloc((void **)&a, n * sizeof(float)); cudaMallocManaged(&b, sizeof *b * n);", "n"),
        ("float *a = new float[n], *b = new float[n * 2];", "n"),
        ("std::vector<float> v(n); float *a = v.data(), *b = a;", "n"),
        (
            "thrust::device_vector<float> v(n); float *a = thrust::raw_pointer_cast(v.data()), *b = &v[0];",
            "n",
        ),
        ("struct { int x; } s; float *m; cudaMalloc(&m, 8 * n); float *a = m + n, *b = m;", "n"),
    ],
)
def test_an_allocation_gives_the_length_of_an_array(allocation: str, shape: str) -> None:
    found = launched(f"int n = 1024; {allocation} f<<<4, 256>>>(a, b, n);")
    assert found["a"].startswith(f'{{ dtype = "float32", shape = ["{shape}"]')


@pytest.mark.parametrize(
    ("filling", "init"),
    [
        ("for (int i = 0; i < n; i++) h[i] = 0;", "zeros"),
        ("for (int i = 0; i < n; i++) h[i] = 1;", "ones"),
        ("for (int i = 0; i < n; i++) h[i] = i;", "iota"),
        ("for (int i = 0; i < n; i++) h[i] = 7;", "constant(7)"),
        ("for (int i = 0; i < n; i++) h[i] = rand() % 10;", "integers(0, 10)"),
        ("for (int i = 0; i < n; i++) h[i] = (char)(i % 10);", "integers(0, 10)"),
        ("for (int i = 0; i < n; i++) h[i] = rand() % n;", "integers(0, n)"),
        ("for (int i = 0; i < n; i++) h[i] = rand() % 10 + rand() % 5;", "integers(0, 100)"),
        ("for (int i = 0; i < n; i++) h[i] = 'a' + rand() % 26;", "integers(97, 123)"),
        ("std::fill(h, h + n, 3);", "constant(3)"),
        ("memset(h, 0, 4 * n);", "zeros"),
        ("read(h);", "integers(0, 100)"),
    ],
)
def test_what_the_host_code_fills_in_becomes_the_init(filling: str, init: str) -> None:
    kernel = "__global__ void f(const int *a, int *b) { b[threadIdx.x] = a[threadIdx.x]; }"
    host = f"int n = 64; int *h = (int *)malloc(4 * n), *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n); {filling}"
    found = launched(f"{host} cudaMemcpy(a, h, 4 * n, cudaMemcpyHostToDevice); f<<<1, 64>>>(a, b);", kernel)
    assert found["a"] == f'{{ dtype = "int32", shape = ["n"], init = "{init}" }}'


@pytest.mark.parametrize(
    ("index", "bound"), [("c[i]", "m"), ("c[i] * 4 + 3", "(m // 4)"), ("__ldg(c + i) + 1", "m - 1"), ("c[c[i]]", "n")]
)
def test_indices_stay_within_the_array_that_they_index(index: str, bound: str) -> None:
    kernel = "__global__ void f(const int *c, const float *x, float *y) { int i = threadIdx.x; y[i] = x[@]; }"
    kernel = kernel.replace("@", index)
    host = "int n = 64, m = 100; int *c; float *x, *y; cudaMalloc(&c, 4 * n); cudaMalloc(&x, 4 * m);"
    found = launched(f"{host} cudaMalloc(&y, 4 * n); f<<<1, 64>>>(c, x, y);", kernel)
    assert found["c"] == '{ dtype = "int32", shape = ["n"], init = "integers(0, @)" }'.replace("@", bound)


def test_a_macro_in_device_code_stays_a_number() -> None:
    text = f"#define N 64\n{KERNEL.replace('i < n', 'i < N')}\nint main() {{ float *a, *b; cudaMalloc(&a, N * 4);"
    assert 'shape = ["64"]' in inferred(text + " cudaMalloc(&b, N * 4); f<<<1, N>>>(a, b, N); }").matter


def test_a_macro_behind_ifndef_becomes_an_axis_of_tune() -> None:
    text = f"#ifndef N\n#define N 64\n#endif\n{KERNEL.replace('i < n', 'i < N')}\nint main() {{ float *a, *b;"
    text += " cudaMalloc(&a, N * 4); cudaMalloc(&b, N * 4); f<<<1, N>>>(a, b, 3); }"
    assert "[tune]\nN = [64]" in inferred(text).matter


def test_a_tensor_has_the_sizes_that_the_host_code_asks_for() -> None:
    text = f"{KERNEL}\nvoid run(torch::Tensor x, torch::Tensor y) {{ const int rows = x.size(0), cols = x.size(1);"
    text += " f<<<rows, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), rows * cols); }"
    kernel = inferred(text)
    assert kernel.questions == ()
    assert 'a = { dtype = "float32", shape = ["rows * cols"] }' in kernel.matter
    assert "rows is 256: the host code does not say rows" in kernel.assumptions


def test_a_size_from_the_standard_input_is_assumed() -> None:
    allocate = "float *a, *b; cudaMalloc(&a, n * 4); cudaMalloc(&b, n * 4);"
    found = launched(f"int n; std::cin >> n; {allocate} f<<<1, 64>>>(a, b, n);")
    assert (found["n"], found["a"]) == ("[4096]", '{ dtype = "float32", shape = ["n"] }')


def test_a_method_has_the_members_that_a_constructor_gives() -> None:
    text = f"{KERNEL} class Copy {{ int width; float *from, *to; public: Copy(int n) : width(n) {{"
    text += (
        " cudaMalloc(&from, n * 4); cudaMalloc(&to, n * 4); } void run() { f<<<width / 64, 64>>>(from, to, width); } };"
    )
    matter = inferred(text).matter
    assert 'grid = ["(n // 64)"]' in matter
    assert 'a = { dtype = "float32", shape = ["n"] }' in matter


def test_a_struct_of_arguments_is_filled_by_its_members() -> None:
    text = (
        f"struct Sizes {{ int rows; int columns; }};\n{KERNEL}\nvoid run(const float *x, float *y, const Sizes *s) {{"
    )
    text += " f<<<s->rows, 64>>>(x, y, s->rows * s->columns); }"
    assert 'args = ["a", "b", "rows * columns"]' in inferred(text).matter


@pytest.mark.parametrize(
    ("members", "element"),
    [
        ("float x, y;", '"float32", shape = ["64", "2"]'),
        ("float position[3]; float mass;", '"float32", shape = ["64", "4"]'),
        ("int keys[ORDER + 1];", '"int32", shape = ["64", "5"]'),
        ("char tag; double weight;", '"uint8", shape = ["64", "16"]'),
    ],
)
def test_an_array_of_structs_has_a_last_axis(members: str, element: str) -> None:
    text = f"#define ORDER 4\nstruct S {{ {members} }}; __global__ void f(S *s) {{ s[threadIdx.x] = s[0]; }}\n"
    matter = inferred(text + "int main() { S *s; cudaMalloc(&s, 64 * sizeof(S)); f<<<1, 64>>>(s); }").matter
    assert f"s = {{ dtype = {element}" in matter


def test_tensors_that_must_agree_have_one_size() -> None:
    text = f"#define CHECK(T, n) if (T.size(0) != (n)) {{ throw 1; }}\n{KERNEL}\nvoid run(torch::Tensor x,"
    text += " torch::Tensor y) {"
    text += " const int N = x.size(0); CHECK(y, N) f<<<1, N>>>(x.data_ptr<float>(), y.data_ptr<float>(), N); }"
    assert 'b = { dtype = "float32", shape = ["N"], role = "out" }' in inferred(text).matter


def test_a_kernel_without_host_code_follows_from_its_signature() -> None:
    text = "__global__ void f(const float *a, float *b, int rows, int cols) { int r = blockIdx.y * 16 + threadIdx.y;"
    text += (
        " int c = blockIdx.x * blockDim.x + threadIdx.x; if (r < rows && c < cols) b[c * rows + r] = a[r * cols + c]; }"
    )
    matter = inferred(text).matter
    assert 'grid = ["cdiv(cols, 16)", "cdiv(rows, 16)"]' in matter
    assert 'a = { dtype = "float32", shape = ["rows * cols"] }' in matter


@pytest.mark.parametrize(
    ("kernel", "block"),
    [
        ("__global__ void __launch_bounds__(64 * 2) f(float *a) { a[threadIdx.x] = 1; }", '["128"]'),
        ("template <int B = 64> __global__ void __launch_bounds__(B, 2) f(float *a) { a[threadIdx.x] = 1; }", '["64"]'),
        ("__global__ void f(float *a) { __shared__ int t[8][9]; a[threadIdx.y] = t[0][threadIdx.x]; }", '["8", "8"]'),
        ("__device__ int y() { return threadIdx.y; } __global__ void f(float *a) { a[y()] = 1; }", '["16", "16"]'),
        ("__global__ void f(float *a) { a[threadIdx.x] = 1; }", '["256"]'),
    ],
)
def test_the_block_of_a_kernel_that_nothing_launches_follows_from_its_body(kernel: str, block: str) -> None:
    assert f"block = {block}" in inferred(kernel).matter


def test_the_kernels_of_a_header_are_those_of_a_file_that_only_launches() -> None:
    text = '#include "k.h"\nint main() { float *a; cudaMalloc(&a, 64); f<<<1, 16>>>(a, a, 16); }'
    [kernel] = inferred_kernels(text, path="a.cu", headers={"k.h": KERNEL})
    assert (kernel.entry, kernel.launch_line, kernel.questions) == ("f", 2, ())


def test_what_no_front_matter_can_give_is_a_question() -> None:
    kernel = inferred("__global__ void f(float **rows, int n) { rows[0][0] = n; }")
    assert [str(question) for question in kernel.questions] == [
        "line 1: rows is an array of pointers, which no front matter can give"
    ]


def test_a_type_that_only_the_host_code_names_is_a_question() -> None:
    text = "template <typename T> __global__ void f(float *a, T t) { a[threadIdx.x] = t(); }\n"
    text += "int main() { float *a; cudaMalloc(&a, 64); auto t = make(); f<decltype(t)><<<1, 16>>>(a, t); }"
    assert [str(question) for question in inferred(text).questions] == [
        "line 1: the template argument T is the type of a variable of the host code",
        "line 1: t has the type decltype(t), which is not declared here",
    ]


def test_a_kernel_of_a_header_is_launched_with_the_sizes_of_the_file() -> None:
    text = '#include "sizes.h"\n' + f"{KERNEL}\nint main() {{ float *a = allocate(SIZE), *b = allocate(SIZE);"
    header = (
        "#define SIZE 512\ninline float *allocate(int n) { float *p; cudaMalloc(&p, n * sizeof(float)); return p; }"
    )
    [kernel] = inferred_kernels(text + " f<<<SIZE / 64, 64>>>(a, b, SIZE); }", path="a.cu", headers={"sizes.h": header})
    assert 'grid = ["(SIZE // 64)"]' in kernel.matter
    assert 'a = { dtype = "float32", shape = ["SIZE"] }' in kernel.matter


@pytest.mark.parametrize(
    "host",
    [
        "for (;;) { }",
        "while (true) { f<<<1, 1>>>(0, 0, 1); }",
        "int x = " + "(" * 3000 + "1" + ")" * 3000 + ";",
        "main(argc, argv);",
        "int n = 1; for (int i = 0; i < 1000000; i++) n *= n + 1;",
        "int n = 1 << 62 << 62;",
        "int n = 64; for (int i = 0; i < 900; i++) n = n / 3 + 70; f<<<n, n>>>(0, 0, n);",
        "int n = rand() % 8 + rand() % 8;",
        "{" * 2000 + "}" * 2000,
        "int n = 1 / 0;",
        "a.b.c->d[1](2){3}<<<>>>;",
    ],
)
@pytest.mark.usefixtures("deep")
def test_a_hostile_program_ends(host: str) -> None:
    assert len(inferred_kernels(f"{KERNEL}\nint main(int argc, char **argv) {{ {host} }}", path="a.cu")) == 1


@pytest.mark.usefixtures("deep")
def test_a_kernel_that_is_nested_too_deeply_is_a_question() -> None:
    kernel = inferred("__global__ void f(float *a) { " + "(" * 2500 + "a" + ")" * 2500 + "[0] = 1; }")
    assert [str(question) for question in kernel.questions] == [
        "line 1: the kernel and what launches it are too long or nested too deeply to be read"
    ]


def test_a_comment_cannot_end_the_front_matter() -> None:
    text = f'{KERNEL}\nint main() {{ float *a; cudaMalloc(&a, 64); f<<<1, 16>>>(a, a, strlen("*/")); }}'
    assert "*/" not in inferred(text).matter


@pytest.mark.parametrize("size", ["pow(-8, 0.5)", "sqrt(-1.0)", "log2(0)", "1 / 0", "1 % 0", "1 << -1"])
def test_number_that_has_no_value_is_unknown(size: str) -> None:
    kernel = "__global__ void f(float *a) { a[threadIdx.x] = 1; }"
    found = launched(f"float *a; int n = {size}; cudaMalloc(&a, 4 * n); f<<<1, 64>>>(a);", kernel)
    assert found["block"] == '["64"]'


def test_launch_with_another_number_of_arguments_is_a_question() -> None:
    text = "template <class... T> __global__ void f(int n, T... rest) {} int main() { f<<<1, 32>>>(1, 2, 3); }"
    [kernel] = inferred_kernels(text, path="k.cu")
    assert [question.text for question in kernel.questions][:1] == [
        "3 arguments are given, and 1 parameters are declared one by one"
    ]


def test_classes_may_be_nested_without_end() -> None:
    nested = "struct S { " * 2000 + "int n;" + " };" * 2000
    assert 'block = ["32"]' in inferred(f"{nested}\n{KERNEL}\nvoid go(float *a) {{ f<<<1, 32>>>(a, a, 8); }}").matter


def test_the_offset_of_a_vector_counts_numbers() -> None:
    kernel = "__global__ void f(const float *a, float4 *b, int n) { b[threadIdx.x].x = a[threadIdx.x]; }"
    host = "int n = 64; float *m, *a; cudaMalloc(&a, 4 * n); cudaMalloc(&m, 32 * n);"
    host += " f<<<1, 64>>>(a, (float4 *)(m + 4 * n), n);"
    found = launched(host, kernel)
    assert found["args"] == '["a", "b + 4 * n", "n"]'
    assert found["b"].startswith('{ dtype = "float32", shape = ["2 * n", "4"]')


def test_sizes_that_are_equal_are_shortened_together() -> None:
    kernel = (
        "__global__ void f(const float *a, float *b, int n, int m) { int i = threadIdx.x + blockIdx.x * blockDim.x;"
        " if (i < n) for (int j = 0; j < m; j++) b[i] += a[i * m + j]; }"
    )
    host = "int n = 32768, m = 32768; float *a, *b; cudaMalloc(&a, 4L * n * m); cudaMalloc(&b, 4 * n);"
    host += " f<<<32, 256>>>(a, b, n, m);"
    found = launched(host, kernel)
    assert found["n"] == found["m"] == "[8192]"


def test_a_shortened_size_keeps_indices_within_their_array() -> None:
    kernel = (
        "#define M 2048\n__global__ void f(const float *a, float *b, int n) { int i = threadIdx.x + blockIdx.x * 256;"
        " for (int j = 0; j < M; j++) for (int k = 0; k < n; k++) b[i * M + j] += a[i * n + k]; }"
    )
    host = "int n = 2048; float *a, *b; cudaMalloc(&a, 4 * M * n); cudaMalloc(&b, 4 * M * n);"
    host += " f<<<M / 256, 256>>>(a, b, n);"
    assert launched(host, kernel)["n"] == "[2048]"


def test_a_struct_with_a_pointer_in_an_array_is_refused() -> None:
    kernel = (
        "struct Node { int value; Node *next; };\n__global__ void f(Node *list) { list->value = list->next->value; }"
    )
    found = inferred(f"{kernel}\nint main() {{ Node *l; cudaMallocManaged(&l, sizeof(Node)); f<<<1, 1>>>(l); }}")
    [question] = found.questions
    assert question.text == (
        "list leads to Node, whose member next is a pointer, which no array of a front matter can hold"
    )


def test_an_allocation_under_a_condition_that_nothing_decides_is_made() -> None:
    host = "float *a, *b = nullptr; cudaMalloc(&a, 256); if (isManaged()) cudaMallocManaged(&b, 256);"
    host += " f<<<1, 64>>>(a, b, 64);"
    assert launched(host)["b"].startswith('{ dtype = "float32", shape = ["64"]')


def test_a_block_is_never_larger_than_a_gpu_takes() -> None:
    host = "float *a, *b; cudaMalloc(&a, 256); cudaMalloc(&b, 256); int m = input(); f<<<1, m * m>>>(a, b, 64);"
    found = launched(host)
    assert found["block"] == '["m * m"]'
    assert int(found["m"].strip("[]")) ** 2 <= 1024


def test_a_block_of_the_host_code_is_not_shortened() -> None:
    host = "int n = 1 << 27, threads = 1024; float *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n);"
    found = launched(host + " f<<<n / threads, threads>>>(a, b, n);")
    assert found["threads"] == "[1024]"
    assert int(found["n"].strip("[]")) < 1 << 27


@pytest.mark.parametrize(
    "rounded", ["n / d + (n % d ? 1 : 0)", "n / d + ((n % d) != 0 ? 1 : 0)", "(n % d == 0 ? 0 : 1) + n / d"]
)
def test_a_remainder_that_adds_one_rounds_up(rounded: str) -> None:
    host = "int n = 1000, d = 64; float *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n);"
    assert launched(f"{host} f<<<{rounded}, d>>>(a, b, n);")["grid"] == '["cdiv(n, d)"]'


def test_kernels_in_an_array_are_launched_with_shapes_in_an_array() -> None:
    kernels = "__global__ void f(float *a) { a[threadIdx.x] = 1; } __global__ void g(float *a) { a[threadIdx.x] = 2; }"
    host = "float *a; cudaMalloc(&a, 512); void (*both[2])(float *) = {f, g}; dim3 grid[2][2]; grid[1][0] = dim3(2);"
    host += " grid[1][1] = dim3(4); for (int i = 0; i < 2; i++) both[i]<<<grid[1][i], 32>>>(a);"
    found = inferred_kernels(f"{kernels}\nint main() {{ {host} }}", path="a.cu", headers={})
    assert ['grid = ["2"]' in found[0].matter, 'grid = ["4"]' in found[1].matter] == [True, True]


def test_an_array_with_an_index_from_data_has_an_element_for_each_thread() -> None:
    kernel = "__global__ void f(const float *a, float *b) { b[0] = a[0] + a[(int)b[0]]; }"
    matter = inferred(f"{kernel}\nvoid run(float *a, float *b) {{ f<<<4, 256>>>(a, b); }}").matter
    assert 'a = { dtype = "float32", shape = ["1024"] }' in matter
    assert 'b = { dtype = "float32", shape = ["1"], role = "inout"' in matter
