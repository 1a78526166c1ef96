"""Files with host code: their kernels compile as the files lie, and errors are those of the user's lines."""

import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel
from warplens.cuda.ground.errors import CompileError, InputError


def compiled(source: str, entry: str = "k") -> CompiledKernel:
    return compile_source(source, name="my.cu", target="sm_90", entry=entry)


def refusal(source: str) -> CompileError:
    with pytest.raises(CompileError) as caught:
        compiled(source)
    return caught.value


MIXED = r"""
#include <algorithm>
#include <iostream>
#include <thrust/device_vector.h>
#include "test_of_ours.h"
using namespace std;
#define CUDA_KERNEL_LOOP(i, n) for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)
#define CHECK(x) do { cudaError_t e = (x); if (e) { std::cerr << "bad" << std::endl; exit(1); } } while (0)
#define OPEN_LOOP for (int q = 0; q < 2; ++q) {
#define CLOSE_LOOP }
#define DEFINE_OP(NAME, OP) __device__ __forceinline__ float NAME(float a, float b) { return a OP b; }
DEFINE_OP(add_op, +)
DEFINE_OP(mul_op, *)
const int N = 1 << 4, M = 3;
const float ALPHA = 0.5f;
static const double TWO = 2.0 * ALPHA;
std::vector<float> data;
enum Mode { FAST, SLOW };
union Bits { float f; unsigned u; };
template <typename T> struct Traits { static const int size = 1; };
template <> struct Traits<float> { static const int size = 4; };
struct Vec {
  float x, y;
  __host__ __device__ Vec(float a, float b) : x{a}, y(b) {}
  Vec() = default;
  float norm() const { return sqrtf(x * x + y * y); }
  friend std::ostream &operator<<(std::ostream &o, const Vec &v) { return o << v.x; }
  __host__ std::string str() const { return std::to_string(x); }
  std::vector<float> host() const { return {x, y}; }
  __device__ Vec operator+(const Vec &o) const;
  static int *alloc() { int *p; cudaMalloc(&p, 4); return p; }
};
__device__ Vec Vec::operator+(const Vec &o) const { return Vec(x + o.x, y + o.y); }
constexpr int cdiv(int a, int b) { return (a + b - 1) / b; }
inline int twice(int x) { return 2 * x; }
__host__ __device__ inline int thrice(int x) {
#ifdef __CUDA_ARCH__
  return 3 * x;
#else
  std::cout << x; return 3 * x;
#endif
}
int combine(Matrix v) { return v[0]; }
__device__ int combine(int a) { return a + 1; }
const char *raw = R"src(
__global__ void fake() { }} {
)src";
namespace deep { namespace inner {
template <int B, typename T> __device__ T reduce(T v) { if constexpr (B > 16) return v; else return v + T(1); }
void host_only() { std::cout << "x"; }
}
using namespace inner;
__constant__ float table[N];
__device__ int counter;
#if __CUDA_ARCH__ >= 800
template <int B, typename T>
__global__ void __launch_bounds__(B * 2) work(T *out, const T *__restrict__ in, int n, Vec v, Mode mode) {
#else
template <int B, typename T>
__global__ void work(T *out, const T *in, int n, Vec v, Mode mode) {
#endif
  extern __shared__ float sm[];
  CUDA_KERNEL_LOOP(i, n) {
    OPEN_LOOP
    Bits b; b.f = in[i];
    float c = add_op(b.f, mul_op(ALPHA, TWO)) + table[i % N] + Traits<float>::size + cdiv(n, M);
    Vec w = v + Vec(1, 2);
    out[i] = reduce<B>(c) + w.norm() + twice(i) + thrice(i) + combine(i) + max(i, 3) + std::max(1.0f, c);
    if (isnan(c) || c > FLT_MAX || c == INFINITY) out[i] = NAN;
    unsigned lane; asm volatile("mov.u32 %0, %%laneid; // } {" : "=r"(lane));
    auto f = [&](int q) { return q + lane; };
    out[i] += f(2) + sm[0] + deep::counter + uint(3) + pow(i, 2) + (mode == FAST);
    CLOSE_LOOP
  }
}
}
template __global__ void deep::work<16, float>(float *, const float *, int, Vec, Mode);
#ifdef __CUDACC__
extern "C" {
__global__ void simple(int *a) <% a<:0:> = INT_MAX; %>
}
#endif
TEST(Suite, Case) { EXPECT_EQ(1, 1); }
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("f", &combine); }
torch::Tensor forward(torch::Tensor x) {
  AT_DISPATCH_FLOATING_TYPES(x.type(), "f", ([&] { deep::work<16, scalar_t><<<1, 2>>>(0, 0, 1, Vec(), FAST); }));
  return x;
}
int main(int argc, char **argv) {
#pragma omp parallel for
  for (int i = 0; i < 3; i++) { data[i]++; }
  CHECK(cudaMalloc(0, 1));
  deep::work<16, float><<<1, 2, 3>>>(0, 0, 1, Vec(1, 2), FAST);
  auto l = [=] __device__ (int i) { return i; };
}
"""


@pytest.mark.parametrize("entry", ["deep::work<16, float>", "simple"])
def test_file_with_host_code_compiles_as_it_is(entry):
    assert compiled(MIXED, entry).entry == entry


def test_error_in_a_file_with_host_code_has_the_line_of_the_file():
    error = refusal("#include <vector>\nint main() {\n  std::vector<int> v;\n}\n__global__ void k(int *a) { *a = b; }")
    assert error.message == "my.cu does not compile for sm_90"
    assert error.log.startswith('my.cu(5): error: identifier "b" is undefined\n')


def test_macro_that_nothing_defines_is_explained():
    error = refusal("__global__ void k(int *a) {\n  __shared__ int s[TILE_SIZE];\n  *a = s[0] + x;\n}\nint main() { }")
    assert error.message == (
        "my.cu does not compile for sm_90: TILE_SIZE is not defined; if a makefile or another file defines it, give it "
        "with -D TILE_SIZE=VALUE"
    )


def test_host_code_is_no_part_of_an_error():
    error = refusal(
        "int f(Matrix m) { return m; }\n__device__ int f(int x) { return y; }\n__global__ void k(int *a) { *a = f(1); }"
    )
    assert error.log.startswith('my.cu(2): error: identifier "y" is undefined\n')
    assert "my.cu(1)" not in error.log


def test_error_in_what_the_kernel_needs_is_the_first_one():
    error = refusal("int f(int x) { return y; }\nint g() { return 1; }\n__global__ void k(int *a) { *a = f(1); }")
    assert error.log.startswith('my.cu(1): error: identifier "y" is undefined\n')


def test_launch_in_device_code_compiles():
    kernel = compiled("__global__ void child() { }\n__global__ void k() {\n  child<<<1, 1>>>();\n}\nint main() { }")
    assert "__cudaCDP2LaunchDeviceV2" in kernel.ptx
    assert kernel.resources.registers_per_thread > 0


@pytest.mark.parametrize(
    ("call", "name"),
    [
        ("float *p; cudaMalloc(&p, 4); cudaFree(p);", "Malloc"),
        ("cudaStream_t s; cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);", "StreamCreateWithFlags"),
        ("cudaMemcpyAsync(a, a + 1, 4, cudaMemcpyDeviceToDevice);", "MemcpyAsync"),
    ],
)
def test_call_of_the_runtime_in_device_code_compiles(call, name):
    kernel = compiled(f"#include <vector>\n__global__ void k(int *a) {{\n  {call}\n}}\nint main() {{ }}")
    assert f"__cudaCDP2{name}" in kernel.ptx


def test_ambiguous_kernel_that_calls_the_runtime_is_called_ambiguous():
    source = "__global__ void k(float *a) { }\n"
    source += "__global__ void k(int *a) { cudaMemcpyAsync(a, a + 1, 4, cudaMemcpyDefault); }"
    with pytest.raises(InputError, match="names several functions"):
        compiled(source + "\nint main() { }")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (
            "cudaDeviceSynchronize",
            (
                "which CUDA has no longer in device code for compute capability 9.0 and later: let the next kernel be "
                "launched behind it, or by the host"
            ),
        ),
        ("cudaHostRegister", "which is for host code"),
    ],
)
def test_call_of_the_runtime_that_device_code_lacks_is_explained(name, why):
    error = refusal(f"__global__ void k() {{\n  void *p; cudaMalloc(&p, 4);\n  {name}();\n}}\nint main() {{ }}")
    assert error.message == f"my.cu does not compile for sm_90: its device code names {name} in line 3, {why}"


def test_texture_reference_is_explained():
    error = refusal(
        "texture<float, 1, cudaReadModeElementType> seen;\n__global__ void k(float *a) { *a = tex1Dfetch(seen, 0); }"
    )
    assert error.message == (
        "my.cu does not compile for sm_90: seen is a texture reference, which CUDA has no longer since version 12"
    )


def test_surface_reference_is_explained():
    error = refusal("surface<void, 1> seen;\n__global__ void k(float *a) { surf1Dread(a, seen, 0); }")
    assert error.message == (
        "my.cu does not compile for sm_90: seen is a surface reference, which CUDA has no longer since version 12"
    )


def test_macro_under_a_condition_is_named_with_it():
    error = refusal("#ifdef GPU\n#define BLOCK 64\n#endif\n__global__ void k(int *a) { a[0] = BLOCK; }\nint main() { }")
    assert error.message == (
        "my.cu does not compile for sm_90: BLOCK is not defined; if a makefile switches on the `#ifdef GPU` under "
        "which line 2 of my.cu defines it, give the same with -D"
    )


def test_header_of_a_library_that_device_code_needs_is_named():
    error = refusal(
        "#include <vector>\n#include <ATen/ATen.h>\n__global__ void k(at::TensorBase *a) { }\nint main() { return 0; }"
    )
    assert error.message == (
        "my.cu does not compile for sm_90: line 2 of my.cu includes 'ATen/ATen.h', which is not there; name its folder "
        "with -I"
    )


def test_function_that_the_entry_names_as_an_argument_stays():
    source = "__device__ int one() { return 1; }\ntemplate <int f()> __global__ void k(int *a) { *a = f(); }\n"
    assert compiled(source + "int main() { k<one><<<1, 1>>>(0); }", "k<one>").entry == "k<one>"


def test_type_that_the_entry_names_as_an_argument_stays():
    source = "struct Two { float x, y; };\ntemplate <class T> __global__ void k(T *a) { a[1] = a[0]; }\n"
    assert compiled(source + "int main() { k<Two><<<1, 1>>>(0); }", "k<Two>").entry == "k<Two>"


def test_constructor_that_hosts_alone_can_run_is_cut():
    source = """
struct Name {
  int length;
  Name(const char *text) : length(length_of_host_text(text)) { }
  ~Name() { forget_on_host(this); }
};
__global__ void k(Name &name, int *a) { *a = name.length; }
int main() { }
"""
    assert compiled(source).entry == "k"


def test_keyword_register_is_taken():
    assert compiled("__global__ void k(int *a) { register int i = 2; *a = i; }").entry == "k"


def test_designated_initialiser_is_taken_before_cpp_20():
    source = "struct Code { int line, value; };\n"
    assert compiled(source + "__global__ void k(Code *a) { *a = Code{.line = 1, .value = 2}; }").entry == "k"


def test_standard_that_is_named_stays():
    source = "struct Code { int line; };\n__global__ void k(Code *a) { *a = Code{.line = 1}; }"
    with pytest.raises(CompileError) as caught:
        compile_source(source, name="my.cu", target="sm_90", entry="k", options=["-std=c++17"])
    assert "my.cu(2): error" in caught.value.log


def test_function_without_a_mark_in_a_file_of_device_code_is_taken(tmp_path):
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "two.h").write_text("constexpr int two() { return 2; }\n")
    source = "#include <two.h>\n__global__ void k(int *a) { *a = two(); }"
    options = [f"-I{tmp_path / 'library'}"]
    assert compile_source(source, name="my.cu", target="sm_90", entry="k", options=options).entry == "k"


def test_kernel_without_a_body_is_one_sentence():
    with pytest.raises(InputError) as caught:
        compiled("__global__ void k(int *a);\n__global__ void other(int *a) { *a = 1; }")
    assert str(caught.value) == "the entry 'k' of my.cu is declared there, but has no body"


@pytest.mark.parametrize(
    "body",
    [
        "auto twice = [] __device__ (float x) { return 2 * x; }; a[0] = twice(a[0]);",
        "a[0] = std::nearbyintf(a[0]) + std::sqrtf(a[1]) + std::fmaf(a[0], a[1], a[2]) + std::powf(a[0], 2);",
        "*(__int128_t *)a = *((__int128_t *)a + 1); unsigned __int128 b = a[0]; a[1] = (float)(b >> 64);",
        "auto block = cooperative_groups::this_thread_block(); block.sync();",
    ],
)
def test_what_nvcc_takes_compiles(body):
    source = f'#include <cuda/pipeline>\nextern "C"__global__ void k(float *a) {{ {body} }}\nint main() {{}}'
    assert compiled(source).symbol == "k"


def test_lambda_of_an_included_macro_compiles(tmp_path):
    tmp_path.joinpath("hd.h").write_text(
        "#define HD __host__ __device__\n"
        "template <class F> HD float once(F f, float x) { return f(x); }\n"
        "HD inline float half_of(float x) { return once([=] HD (float y) { return y / 2; }, x); }\n"
    )
    source = '#include "hd.h"\n__global__ void k(float *a) { a[0] = half_of(a[0]); }\nint main() {}'
    path = tmp_path / "my.cu"
    assert compile_source(source, name="my.cu", path=str(path), target="sm_90", entry="k").symbol


def test_mark_that_windows_writes_before_a_text_is_no_part_of_it(tmp_path):
    (tmp_path / "two.h").write_text("#define TWO 2\n", encoding="utf-8-sig")
    source = '\ufeff#include "two.h"\n#include <vector>\nnamespace tiles { struct Tile {}; }\nusing namespace tiles;\n'
    source += "__global__ void k(int *a) { Tile t; *a = TWO + sizeof(t); }\nint main() { }\n"
    path = tmp_path / "my.cu"
    assert ".entry" in compile_source(source, name="my.cu", path=str(path), target="sm_90", entry="k").ptx
