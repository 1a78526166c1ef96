"""Kernels of PyTorch extensions compile without PyTorch: they get its types, accessors and macros."""

import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel
from warplens.cuda.compiler.headers import torch_names
from warplens.cuda.ground.errors import CompileError

SOURCE = """#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
template <typename scalar_t> C10_LAUNCH_BOUNDS_1(128)
__global__ void sums(const torch::PackedTensorAccessor32<scalar_t, 2, torch::RestrictPtrTraits> in,
                     at::PackedTensorAccessor64<scalar_t, 1> out) {
  CUDA_KERNEL_LOOP(i, in.size(0)) {
    at::acc_type<scalar_t, true> sum = 0;
    for (int j = 0; j < in.size(1); ++j) sum += in[i][j];
    out[i] = static_cast<scalar_t>(WARP_SHFL_DOWN(sum, 1));
    gpuAtomicAdd(&out[0], static_cast<scalar_t>(1));
  }
}
template <typename T> C10_HOST_DEVICE T twice(T x) { return 2 * static_cast<at::opmath_type<T>>(x); }
template <typename T> __global__ void scale(T *a) { a[threadIdx.x % C10_WARP_SIZE] = twice(a[threadIdx.x]); }
void run(torch::Tensor x) {
  TORCH_CHECK(x.is_cuda());
  AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "run", [&] { scale<scalar_t><<<1, 32>>>(x.data_ptr<scalar_t>()); });
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }
"""


def compiled(entry: str, source: str = SOURCE) -> CompiledKernel:
    return compile_source(source, name="my.cu", target="sm_90", entry=entry)


@pytest.mark.parametrize(
    "entry", ["sums<float>", "sums<double>", "scale<float>", "scale<at::Half>", "scale<c10::BFloat16>", "scale<half>"]
)
def test_kernel_of_an_extension_compiles(entry):
    assert compiled(entry).resources.registers_per_thread > 0


def test_accessor_has_the_layout_of_pytorch():
    # data (8 bytes), 2 sizes and 2 strides of 4 bytes; data, a size and a stride of 8 bytes
    assert compiled("sums<float>").resources.parameter_bytes == 24 + 24


def test_class_for_device_code_may_take_tensors_on_the_host():
    own = "#include <torch/extension.h>\nstruct Table { long *keys; int size;\n"
    own += "  Table(torch::Tensor t) : keys(t.data_ptr<long>()), size(t.size(0)) { }\n"
    own += "  __device__ long at(int i) const { return keys[i % size]; } };\n"
    own += "__global__ void k(long *a, Table t) { a[threadIdx.x] = t.at(threadIdx.x); }\nint main() { }"
    assert compiled("k", own).resources.parameter_bytes == 8 + 16


def test_name_of_the_source_itself_stays():
    own = "#include <torch/extension.h>\n#define CUDA_KERNEL_LOOP(i, n) for (int i = 0; i < (n); ++i)\n"
    own += "__device__ void gpuAtomicAdd(int *a, int b) { *a = b; }\n"
    own += "__global__ void k(int *a) { CUDA_KERNEL_LOOP(i, 4) gpuAtomicAdd(a + i, 1); }\nint main() { }"
    assert "atom" not in compiled("k", own).ptx


def test_source_without_headers_of_pytorch_gets_no_names():
    assert torch_names({"at", "C10_DEVICE"}, set(), ()) == ""
    with pytest.raises(CompileError, match="opmath_type"):
        compiled("k", "__global__ void k(float *a) { *a = at::opmath_type<float>(1); }")


def test_what_is_not_given_is_explained_by_the_header():
    source = "#include <ATen/ATen.h>\n__global__ void k(float *a) { *a = at::native::other(1); }\nint main() { }"
    with pytest.raises(CompileError) as caught:
        compiled("k", source)
    assert "line 1 of my.cu includes 'ATen/ATen.h', which is not there" in caught.value.message


@pytest.mark.parametrize("argument", ["c10::Half", "at::BFloat16", "std::integral_constant<int, 2>", "uint8_t"])
def test_name_that_the_entry_alone_has_is_there(argument):
    source = "#include <torch/extension.h>\ntemplate <class T> __global__ void k(T *a) { a[1] = a[0]; }\n"
    assert ".entry" in compile_source(source, name="my.cu", target="sm_90", entry=f"k<{argument}>").ptx


@pytest.mark.parametrize("number", ["c10::Half", "at::BFloat16"])
def test_narrow_numbers_mix_with_those_of_c(number):
    source = """#include <ATen/ATen.h>
template <typename T> __global__ void mix(T *a, float *b, double *c, int n) {
  T x = a[0], least = T(1e-5);
  x += a[1] * n; x = -x / 2;
  if (x >= 0 && x < least && x != a[2] && x < 0.5) x = n + 1.0f * x;
  b[0] += x; b[1] = x * 2.0f; c[0] = x * 2.0; c[1] = n ? static_cast<double>(x) : 0;
  n = static_cast<int>(x); a[n] = static_cast<T>(fmaxf(x, b[2])); a[3] = __ldg(a);
  atomicAdd(a + 4, x); gpuAtomicAdd(a + 5, x);
}
"""
    assert compiled(f"mix<{number}>", source).resources.registers_per_thread > 0


def test_product_of_two_halves_is_rounded_to_a_half():
    source = "#include <c10/util/Half.h>\n__global__ void k(at::Half *a) { a[0] = a[1] * a[2] + a[3]; }"
    ptx = compiled("k", source).ptx
    assert ptx.count("cvt.rn.f16.f32") == 2
    assert ptx.count("cvt.f32.f16") == 4


def test_extension_may_define_atomics_of_its_own():
    source = (
        "#include <ATen/ATen.h>\n"
        "static inline __device__ at::Half atomicAdd(at::Half *to, at::Half value) { return value; }\n"
        "__global__ void k(at::Half *a, float *b) { atomicAdd(a, a[1]); atomicAdd(b, 1.0f); }"
    )
    assert "atom" not in compiled("k", source).ptx.replace("red.global.add.f32", "").replace("atom.global.add.f32", "")
