"""Files with host code: their kernels compile as the files lie, and errors are those of the user's lines."""

import pytest

from warplens.cuda.compiler import CompiledKernel, compile_source
from warplens.cuda.errors import CompileError


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


def test_host_code_is_no_part_of_an_error():
    error = refusal(
        "int f(Matrix m) { return m; }\n__device__ int f(int x) { return y; }\n__global__ void k(int *a) { *a = f(1); }"
    )
    assert error.log.startswith('my.cu(2): error: identifier "y" is undefined\n')
    assert "my.cu(1)" not in error.log


def test_error_in_what_the_kernel_needs_is_the_first_one():
    error = refusal("int f(int x) { return y; }\nint g() { return 1; }\n__global__ void k(int *a) { *a = f(1); }")
    assert error.log.startswith('my.cu(1): error: identifier "y" is undefined\n')


def test_launch_in_device_code_is_explained():
    error = refusal("__global__ void child() { }\n__global__ void k() {\n  child<<<1, 1>>>();\n}\nint main() { }")
    assert error.message == (
        "my.cu does not compile for sm_90: its device code launches a kernel in line 3, which needs CUDA's device "
        "runtime"
    )
