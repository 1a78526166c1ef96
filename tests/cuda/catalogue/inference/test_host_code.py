"""Forms of host code that public programs have, and what each says of the launch."""

import json
import tomllib
from pathlib import Path

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels
from warplens.cuda.catalogue.reader import read_kernel_files

KERNEL = "__global__ void f(const float *a, float *b, int n) { int i = threadIdx.x; if (i < n) b[i] = a[i]; }"


def inferred(text: str, **headers: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu", headers=headers)
    return kernel


def written(matter: str) -> dict[str, str]:
    """Return the lines of a front matter by their keys, without comments."""
    lines = [line.split("  #")[0].split(" = ", 1) for line in matter.splitlines() if " = " in line]
    return dict(lines)


def launched(host: str, kernel: str = KERNEL) -> dict[str, str]:
    """Return the front matter for `host` as the body of main."""
    return written(inferred(f"{kernel}\nint main(int argc, char **argv) {{ {host} }}").matter)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ("t*sizeof(float)+2*r*sizeof(float)", '"4 * t + 8 * r"'),
        ("2*t*sizeof(float)+2*r*sizeof(float) + (2*r+1)*sizeof(float)", '"8 * t + 16 * r + 4"'),
        ("sizeof(int2)*t-4", '"8 * t - 4"'),
        ("4*((t)+(r)*2)", '"4 * t + 8 * r"'),
        ("4*((t)-r*2)", '"4 * t - 8 * r"'),
        ("BYTES(t, r)", '"4 * t + 8 * r"'),
        ("(limits::pad)*t+4", '"4 * t + 4"'),
    ],
)
def test_bytes_without_blanks_are_those_that_the_host_code_asks_for(size: str, expected: str) -> None:
    declared = "struct limits { static constexpr int pad = 4; };\n#define BYTES(x, y) 4*((x)+(y)*2)\n"
    host = (
        f"int t = 128, r = 3; float *a, *b; cudaMalloc(&a, 4 * t); cudaMalloc(&b, 4 * t); f<<<1, t, {size}>>>(a, b, r);"
    )
    assert launched(host, declared + KERNEL)["dynamic_shared"] == expected


SUM = "__global__ void f(const T *a, T *b, int n) { int i = threadIdx.x; if (i < n) b[i] += a[i]; }"


@pytest.mark.parametrize(
    ("element", "size", "host", "init"),
    [
        ("int", 4, "cudaMemset(b, 7, 4 * n);", "constant(117901063)"),
        ("int", 4, "cudaMemset(b, 7, n);", "where(i < (n // 4), 117901063, 0)"),
        ("int", 4, "cudaMemset(b, -1, n * sizeof(int));", "constant(-1)"),
        ("int", 4, "cudaMemset(b, 0, 4 * n);", "zeros"),
        ("int", 4, "int h = 5; cudaMemcpy(b, &h, 4, cudaMemcpyHostToDevice);", "constant(5)"),
        ("int", 4, "cudaMemset(b, 7, 4 * n); cudaMemset(b, 256, 4 * n);", "zeros"),
        ("int", 4, "cudaMemsetAsync(b, 2, 4 * n, 0);", "constant(33686018)"),
        ("int", 4, "cudaMemset2D(b, 128, 2, 128, n / 32);", "constant(33686018)"),
        ("int", 4, "int h[1024]; memset(h, 3, sizeof(h)); cudaMemcpy(b, h, 4 * n, cudaMemcpyHostToDevice);",
         "constant(50529027)"),
        ("int", 4, "cuMemsetD32((CUdeviceptr)b, 513, n);", "constant(513)"),
        ("int", 4, "cuMemsetD8((CUdeviceptr)b, 2, 4 * n);", "constant(33686018)"),
        ("short", 2, "cuMemsetD16((CUdeviceptr)b, 513, n);", "constant(513)"),
        ("char", 1, "cudaMemset(b, 'a', n);", "constant(97)"),
        ("unsigned char", 1, "cudaMemset(b, 255, n);", "constant(255)"),
        ("float", 4, "cudaMemset(b, 0x7f, 4 * n);", "constant(3.3961513649220713e+38)"),
        ("float", 4, "cudaMemset(b, 0xff, 4 * n);", "constant(nan)"),
        ("double", 8, "cudaMemset(b, 1, n);", "where(i < (n // 8), 7.748604185489348e-304, 0)"),
    ],
)  # fmt: skip
def test_an_array_holds_the_bytes_that_are_set(element: str, size: int, host: str, init: str) -> None:
    allocate = f"int n = 1024; T *a, *b; cudaMalloc(&a, {size} * n); cudaMalloc(&b, {size} * n);"
    kernel = inferred(f"typedef {element} T; {SUM} int main() {{ {allocate} {host} f<<<8, 128>>>(a, b, n); }}")
    assert f'init = "{init}" }}' in kernel.matter.split("\nb = ")[1]


def test_a_set_of_fewer_bytes_says_that_the_rest_is_not_filled() -> None:
    allocate = "int n = 1024; T *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n);"
    kernel = inferred(f"typedef int T; {SUM} int main() {{ {allocate} cudaMemset(b, 7, n); f<<<8, 128>>>(a, b, n); }}")
    assert kernel.matter.splitlines()[-1].endswith("# assumed: the host code does not fill the rest")


@pytest.mark.parametrize(
    ("host", "n", "init"),
    [
        ('const char *s = "abc" "de\\n"; int n = strlen(s);', 6, "integers(10, 102)"),
        ('char s[] = "hello"; size_t n = strlen(s);', 5, "integers(101, 112)"),
        ('char s[32] = {"hello"}; int n = std::strlen(s) + 1;', 6, "integers(101, 112)"),
        ('const char s[] = "hello"; int n = sizeof(s) - 1;', 5, "integers(101, 112)"),
        ('std::string s = "hello"; int n = 2 * s.size();', 10, "integers(101, 112)"),
        ('const char *s = R"(a\nb)"; int n = strlen(s);', 3, "integers(10, 99)"),
    ],
)
def test_a_literal_gives_a_length_and_characters(host: str, n: int, init: str) -> None:
    kernel = "__global__ void f(const char *a, int *b, int n) { int i = threadIdx.x; if (i < n) b[i] += a[i]; }"
    host += " char *a; int *b; cudaMalloc(&a, n); cudaMalloc(&b, 4 * n);"
    found = launched(f"{host} cudaMemcpy(a, s, n, cudaMemcpyHostToDevice); f<<<8, 64>>>(a, b, n);", kernel)
    assert (found["n"], found["a"]) == (f"[{n}]", f'{{ dtype = "int8", shape = ["n"], init = "{init}" }}')


ALLOCATE = "int n = 1024; float *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n); cudaMemset(a, 0, 4 * n);"


@pytest.mark.parametrize(
    ("declared", "host", "grid", "block"),
    [
        ("dim3 block(512);\ndim3 grid;", "grid.x = n / block.x; f<<<grid, block>>>(a, b, n);", ["(n // 512)"], ["512"]),
        ("const int BX = 32; dim3 block(BX, 4);", "f<<<8, block>>>(a, b, n);", ["8"], ["BX", "4"]),
        ("#define BX 32\nstatic dim3 block(BX, BX / 2);", "f<<<8, block>>>(a, b, n);", ["8"], ["BX", "(BX // 2)"]),
        ("dim3 block{32, 2};", "f<<<8, block>>>(a, b, n);", ["8"], ["32", "2"]),
        ("namespace cfg { dim3 block(64); }", "f<<<8, cfg::block>>>(a, b, n);", ["8"], ["64"]),
        ("dim3 block(64); dim3 grid(int n);", "f<<<8, block>>>(a, b, n);", ["8"], ["64"]),
        ("dim3 g, t; void set(int n) { t = dim3(128); g = dim3((n + 127) / 128); }",
         "set(n); f<<<g, t>>>(a, b, n);", ["cdiv(n, 128)"], ["128"]),
        ("#define GRID dim3(4, 2)\n#define BLOCK dim3(8, 8)", "f<<<GRID, BLOCK>>>(a, b, n);", ["4", "2"], ["8", "8"]),
        ("#define NB 4\n#define NT 128", "f<<<NB, NT>>>(a, b, n);", ["NB"], ["NT"]),
    ],
)  # fmt: skip
def test_a_launch_follows_names_of_the_file(declared: str, host: str, grid: list[str], block: list[str]) -> None:
    kernel = inferred(f"{declared}\n{KERNEL}\nint main() {{ {ALLOCATE} {host} }}")
    found = written(kernel.matter)
    assert (json.loads(found["grid"]), json.loads(found["block"]), kernel.assumptions) == (grid, block, ())


WHOLE = "__global__ void f(float *a, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] = i; }\n"
MAIN = "int main() {{ int n = 1024; float *a; cudaMalloc(&a, 4 * n); {} f<<<g, b>>>(a, n); }}"


@pytest.mark.parametrize(
    ("host", "threads", "blocks"),
    [
        ("void set(dim3 &g, dim3 &b, int n);\n" + MAIN.format("dim3 g, b; set(g, b, n);"), 256, 4),
        (MAIN.format("dim3 g, b; set(&g, &b, n);"), 256, 4),
        (MAIN.format("dim3 g, b; helper.set(&g, &b, n);"), 256, 4),
        (MAIN.format("dim3 g, b; if (cond()) { g = dim3(4); b = dim3(64); }"), 256, 4),
        ("void go(float *a, int n, int b, int t) { f<<<b, t>>>(a, n); }", 256, 2),
        ("void go(float *a, int n, int times, int steps) { f<<<times, steps>>>(a, n); }", 256, 16),
        ("void go(float *a, int n, int t) { f<<<t, 1>>>(a, n); }", 1, 16),
        ("void go(float *a, int n, int t) { if (t > 128) return; f<<<4, t>>>(a, n); }", 128, 4),
        ("int main(int c, char **v) { int t = atoi(v[1]); float *a; cudaMalloc(&a, 99); f<<<1, t>>>(a, 9); }", 256, 1),
    ],
)  # fmt: skip
def test_a_launch_of_one_thread_or_one_block_is_never_assumed(
    host: str, threads: int, blocks: int, tmp_path: Path
) -> None:
    path = tmp_path / "a.cu"
    path.write_text(WHOLE + host)
    kernel = inferred(path.read_text())
    [file] = read_kernel_files(path, kernel.matter)
    launch = file.workload({axis: values[0] for axis, values in file.problem.items()}, {})
    assert (launch.block, launch.grid) == ((threads, 1, 1), (blocks, 1, 1))
    assert kernel.assumptions


@pytest.mark.parametrize("host", ["dim3 g(1), b(1);", "int g = 1, b = 1;", "dim3 g, b; g.x = 1; b.x = 1;"])
def test_a_launch_of_one_thread_that_the_host_code_states_is_taken(host: str) -> None:
    kernel = inferred(WHOLE + MAIN.format(host))
    found = written(kernel.matter)
    assert (found["grid"], found["block"], kernel.assumptions) == ('["1"]', '["1"]', ())


def test_a_grid_that_is_not_set_beside_a_block_is_one_block() -> None:
    found = written(inferred(WHOLE + MAIN.format("dim3 g, b(64);")).matter)
    assert (found["grid"], found["block"]) == ('["1"]', '["64"]')


@pytest.mark.parametrize(
    ("declared", "size", "array"),
    [
        ("float *a", "n * sizeof(*a)", "a"),
        ("float *a", "n*sizeof *a", "a"),
        ("float *a", "n * sizeof(a[0])", "a"),
        ("float *a[2]", "n * sizeof(*a[0])", "a[0]"),
        ("float **a = (float **)malloc(16)", "sizeof(**a) * n", "a[0]"),
        ("float *a", "n/2*sizeof(double)+4*sizeof(float)-16", "a"),
    ],
)
def test_the_size_of_what_a_pointer_will_lead_to_follows_from_its_declaration(
    declared: str, size: str, array: str
) -> None:
    kernel = "__global__ void f(float *x, int n) { int i = threadIdx.x; if (i < n) x[i] = 1; }"
    text = (
        f"{kernel} int main() {{ int n = 1000; {declared}; cudaMalloc(&{array}, {size}); f<<<8, 128>>>({array}, n); }}"
    )
    assert (inferred(text).assumptions, "assumed" in inferred(text).matter) == ((), False)


@pytest.mark.parametrize(
    ("host", "grid", "block"),
    [
        (
            (
                "#define BLOCK_SIZE 16\n#define MOST (BLOCK_SIZE)*(BLOCK_SIZE)\nint main() { int no = 5000, blocks = 1,"
                " t = no;"
                " if (no > MOST) { blocks = (int)ceil(no/(double)MOST); t = MOST; } dim3 grid(blocks, 1, 1),"
                " threads(t, 1, 1);"
                " float *a; cudaMalloc((void**)&a, 4 * no); f<<<grid, threads, 0>>>(a, no); }"
            ),
            20,
            256,
        ),
        (
            (
                "#define CEIL(a,b) ((a)+(b)-1)/(b)\nint main() { int n = 1000; const int t = 96; float *a;"
                " cudaMalloc(&a, n*4); f<<<CEIL(n,t), t>>>(a, n); }"
            ),
            11,
            96,
        ),
        (
            (
                "constexpr int kT = 64; int main() { int n = 1000; float *a; cudaMalloc(&a, n*4);"
                " f<<<((n)+(kT)-1)/(kT), (kT)*2>>>(a, n); }"
            ),
            16,
            128,
        ),
        (
            (
                "struct Cfg { enum { T = 64 }; static const int B = 16; }; int main() { int n = 1024; float *a;"
                " cudaMalloc(&a, n*4); f<<<(Cfg::B)+1, (Cfg::T)*2>>>(a, n); }"
            ),
            17,
            128,
        ),
        (
            (
                "void go(float *a, unsigned n, unsigned threads = 64u, unsigned blocks = 0) {"
                " if (blocks == 0) blocks = (n + threads - 1) / threads; f<<<blocks, threads>>>(a, n); }"
            ),
            64,
            64,
        ),
        (
            (
                "static int N = 4096; static dim3 threads(128), blocks(N/128);"
                " int main() { float *a; cudaMalloc(&a, N*4); f<<<blocks, threads>>>(a, N); }"
            ),
            32,
            128,
        ),
        (
            (
                'char msg[] = "abcdefgh"; int main() { int n = strlen(msg); float *a; cudaMalloc(&a, n*4);'
                " f<<<2, n/2>>>(a, n); }"
            ),
            2,
            4,
        ),
    ],
)
def test_public_forms_of_a_launch_give_the_launch_of_the_program(
    host: str, grid: int, block: int, tmp_path: Path
) -> None:
    path = tmp_path / "a.cu"
    path.write_text(WHOLE + host)
    [file] = read_kernel_files(path, inferred(path.read_text()).matter)
    launch = file.workload({axis: values[0] for axis, values in file.problem.items()}, {})
    assert (launch.grid, launch.block) == ((grid, 1, 1), (block, 1, 1))


def test_a_size_of_the_file_is_an_axis_where_a_parameter_of_a_kernel_has_its_name() -> None:
    host = "float *a, *b; cudaMalloc(&a, 4 * n); cudaMalloc(&b, 4 * n); f<<<n / 64, 64>>>(a, b, n);"
    matter = written(inferred(f"{KERNEL}\nint n = 5120; int main() {{ {host} }}").matter)
    assert (matter["grid"], matter["n"]) == ('["(n // 64)"]', "[5120]")


POWER = """
int power(int n) { --n; n = n >> 1 | n; n = n >> 2 | n; n = n >> 4 | n; n = n >> 8 | n; return ++n; }
namespace of { __global__ void f(const float *a, float *b, int n); }
__global__ void of::f(const float *a, float *b, int n) { if (threadIdx.x < n) b[threadIdx.x] = a[threadIdx.x]; }
"""


def test_bits_of_a_size_that_the_host_code_says_give_its_block() -> None:
    host = (
        "int main() { float *a, *b; cudaMalloc(&a, 4000); cudaMalloc(&b, 4000); of::f<<<1, power(300)>>>(a, b, 300); }"
    )
    kernel = inferred(f"{POWER}{host}")
    matter = tomllib.loads(kernel.matter)
    assert (kernel.entry, matter["block"], matter["problem"]) == ("of::f", ["n + 1"], {"n": [511]})


@pytest.mark.parametrize(("size", "threads"), [("n / 16", 256), ("n", 256), ("n / 8", 512)])
def test_a_block_of_bits_of_a_size_that_nothing_says_is_assumed(size: str, threads: int) -> None:
    kernel = inferred(f"{POWER}void go(float *a, float *b, int n) {{ of::f<<<1, power({size})>>>(a, b, n); }}")
    assert tomllib.loads(kernel.matter)["block"] == [str(threads)]
    assert any(sentence.startswith(f"line 5: a block has {threads} threads") for sentence in kernel.assumptions)


def test_a_constant_pointer_in_a_struct_leads_to_an_input() -> None:
    text = "struct P { const float *in; float *out; }; __global__ void f(P p) { *p.out = *p.in; }"
    matter = written(inferred(f"{text} void go(const P &p) {{ f<<<4, 64>>>(p); }}").matter)
    assert "role" not in matter["in"]
    assert 'init = "zeros"' not in matter["in"]


def test_an_element_of_an_array_of_constants_is_a_template_argument() -> None:
    text = "constexpr int SIZES[] = {96, 192}; template <int B> __global__ void f(float *a) { a[threadIdx.x] = B; }"
    host = "int main() { float *a; cudaMalloc(&a, 384); f<SIZES[0]><<<1, SIZES[0]>>>(a); }"
    assert inferred(f"{text}\n{host}").entry == "f<96>"


def test_what_is_assumed_of_a_size_has_the_name_of_its_axis() -> None:
    kernel = inferred(f"{KERNEL}\nvoid go(float *a, float *b, int _n) {{ f<<<_n / 64, 64>>>(a, b, _n); }}")
    assert "n is 4096: the host code does not say _n" in kernel.assumptions
    assert tomllib.loads(kernel.matter)["problem"] == {"n": [4096]}
