"""What device code takes from PyTorch: its element types, its accessors of tensors, and the macros of its kernels.

The rule: a source gets these where it includes headers of PyTorch that are not there, and only the names that it has;
the layout of an accessor is PyTorch's, since host code that is built with PyTorch fills it.

Source: `c10/macros/Macros.h`, `c10/util/Half.h`, `c10/util/Half-inl.h`, `c10/util/BFloat16-inl.h`,
`c10/cuda/CUDAMacros.h`, `ATen/core/TensorAccessor.h`, `ATen/AccumulateType.h`, `ATen/OpMathType.h`,
`ATen/cuda/Atomic.cuh` and `ATen/cuda/DeviceUtils.cuh` of PyTorch 2.5.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

_NAMESPACES = frozenset({"at", "c10", "torch"})
_NARROW = """struct alignas(2) NAME {
  unsigned short x;
  NAME() = default;
  __host__ __device__ NAME(const NATIVE &value) : x(reinterpret_cast<const unsigned short &>(value)) {}
  __host__ __device__ NAME(float value) : NAME(FROM(value)) {}
  __host__ __device__ operator NATIVE() const { return reinterpret_cast<const NATIVE &>(x); }
  __host__ __device__ operator float() const { return TO(reinterpret_cast<const NATIVE &>(x)); }
};
__host__ __device__ inline NAME operator-(const NAME &a) { return -static_cast<float>(a); }
__device__ inline NAME __ldg(const NAME *from) { return ::__ldg(reinterpret_cast<const NATIVE *>(from)); }
"""
"""Numbers of 16 bits: PyTorch computes with them in float, whatever operators CUDA's own types have."""
_ARITHMETIC = """__host__ __device__ inline NAME operator SIGN(const NAME &a, const NAME &b) {
  return static_cast<float>(a) SIGN static_cast<float>(b);
}
__host__ __device__ inline NAME &operator SIGN=(NAME &a, const NAME &b) { return a = a SIGN b; }
__host__ __device__ inline float operator SIGN(NAME a, float b) { return static_cast<float>(a) SIGN b; }
__host__ __device__ inline float operator SIGN(float a, NAME b) { return a SIGN static_cast<float>(b); }
__host__ __device__ inline float &operator SIGN=(float &a, const NAME &b) { return a = a SIGN b; }
__host__ __device__ inline double operator SIGN(NAME a, double b) { return static_cast<float>(a) SIGN b; }
__host__ __device__ inline double operator SIGN(double a, NAME b) { return a SIGN static_cast<float>(b); }
__host__ __device__ inline NAME operator SIGN(NAME a, int b) { return a SIGN static_cast<NAME>(b); }
__host__ __device__ inline NAME operator SIGN(int a, NAME b) { return static_cast<NAME>(a) SIGN b; }
__host__ __device__ inline NAME operator SIGN(NAME a, long b) { return a SIGN static_cast<NAME>(b); }
__host__ __device__ inline NAME operator SIGN(long a, NAME b) { return static_cast<NAME>(a) SIGN b; }
__host__ __device__ inline NAME operator SIGN(NAME a, long long b) { return a SIGN static_cast<NAME>(b); }
__host__ __device__ inline NAME operator SIGN(long long a, NAME b) { return static_cast<NAME>(a) SIGN b; }
"""
_COMPARISON = """template <class T>
__host__ __device__ inline typename OfNarrow<T>::truth operator SIGN(const T &a, const T &b) {
  return static_cast<float>(a) SIGN static_cast<float>(b);
}
"""
"""A template, since other numbers are compared with the float that a narrow one becomes."""
_ATOMICS = """template <class T> struct WithAtomics { };
#if __CUDA_ARCH__ >= 700
template <> struct WithAtomics<c10::Half> { typedef c10::Half type; typedef __half native; };
#endif
#if __CUDA_ARCH__ >= 800
template <> struct WithAtomics<c10::BFloat16> { typedef c10::BFloat16 type; typedef __nv_bfloat16 native; };
#endif
template <class T> __device__ inline typename WithAtomics<T>::type atomicAdd(T *to, T value) {
  typedef typename WithAtomics<T>::native native;
  return atomicAdd(reinterpret_cast<native *>(to), static_cast<native>(value));
}
"""
"""A template, since some extensions define `atomicAdd` for these types themselves."""
_TYPES = (
    """#include <cuda_fp16.h>
#include <cuda_bf16.h>
namespace c10 {
"""
    + "".join(
        _NARROW.replace("NAME", name).replace("NATIVE", native).replace("FROM", from_float).replace("TO", to_float)
        + "".join(_ARITHMETIC.replace("NAME", name).replace("SIGN", sign) for sign in "+-*/")
        for name, native, from_float, to_float in (
            ("Half", "__half", "__float2half_rn", "__half2float"),
            ("BFloat16", "__nv_bfloat16", "__float2bfloat16_rn", "__bfloat162float"),
        )
    )
    + """template <class T> struct OfNarrow { };
template <> struct OfNarrow<Half> { typedef bool truth; };
template <> struct OfNarrow<BFloat16> { typedef bool truth; };
"""
    + "".join(_COMPARISON.replace("SIGN", sign) for sign in ("<", "<=", ">", ">=", "==", "!="))
    + """}
namespace at {
using c10::Half;
using c10::BFloat16;
template <class T> struct OpMathType { typedef T type; };
template <> struct OpMathType<Half> { typedef float type; };
template <> struct OpMathType<BFloat16> { typedef float type; };
template <> struct OpMathType<__half> { typedef float type; };
template <> struct OpMathType<__nv_bfloat16> { typedef float type; };
template <class T> using opmath_type = typename OpMathType<T>::type;
template <class T, bool IsOnCuda> struct AccumulateType : OpMathType<T> { };
template <> struct AccumulateType<signed char, true> { typedef long long type; };
template <> struct AccumulateType<unsigned char, true> { typedef long long type; };
template <> struct AccumulateType<char, true> { typedef long long type; };
template <> struct AccumulateType<short, true> { typedef long long type; };
template <> struct AccumulateType<int, true> { typedef long long type; };
template <class T, bool IsOnCuda> using acc_type = typename AccumulateType<T, IsOnCuda>::type;
template <class T> struct DefaultPtrTraits { typedef T *PtrType; };
template <class T> struct RestrictPtrTraits { typedef T *__restrict__ PtrType; };
"""
)
_ACCESSORS = """template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = long long>
struct TensorAccessor {
  typename Traits<T>::PtrType data_;
  const Index *sizes_, *strides_;
  __host__ __device__ TensorAccessor<T, N - 1, Traits, Index> operator[](Index i) const {
    return {data_ + strides_[0] * i, sizes_ + 1, strides_ + 1};
  }
  __host__ __device__ Index size(Index i) const { return sizes_[i]; }
  __host__ __device__ Index stride(Index i) const { return strides_[i]; }
  __host__ __device__ typename Traits<T>::PtrType data() const { return data_; }
};
template <class T, template <class> class Traits, class Index> struct TensorAccessor<T, 1, Traits, Index> {
  typename Traits<T>::PtrType data_;
  const Index *sizes_, *strides_;
  __host__ __device__ T &operator[](Index i) const { return data_[strides_[0] * i]; }
  __host__ __device__ Index size(Index i) const { return sizes_[i]; }
  __host__ __device__ Index stride(Index i) const { return strides_[i]; }
  __host__ __device__ typename Traits<T>::PtrType data() const { return data_; }
};
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = long long>
struct GenericPackedTensorAccessor {
  typename Traits<T>::PtrType data_;
  Index sizes_[N], strides_[N];
  __host__ __device__ decltype(auto) operator[](Index i) const {
    return TensorAccessor<T, N, Traits, Index>{data_, sizes_, strides_}[i];
  }
  __host__ __device__ Index size(Index i) const { return sizes_[i]; }
  __host__ __device__ Index stride(Index i) const { return strides_[i]; }
  __host__ __device__ typename Traits<T>::PtrType data() const { return data_; }
};
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, Traits, int>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, Traits, long long>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = long long>
using PackedTensorAccessor = GenericPackedTensorAccessor<T, N, Traits, Index>;
"""
_TENSOR = """struct Tensor {
  template <class T> T *data_ptr() const;
  template <class T> const T *const_data_ptr() const;
  template <class T> T *mutable_data_ptr() const;
  void *data_ptr() const;
  long long size(long long) const;
  long long stride(long long) const;
  long long numel() const;
  long long dim() const;
  bool defined() const;
  bool is_contiguous() const;
};
"""
"""For members of classes that take tensors on the host: declared alone, as no device code can call them."""
_END = (
    """}
namespace torch { using namespace at; }
"""
    + _ATOMICS
)
_MACROS = {
    "C10_HOST_DEVICE": "__host__ __device__",
    "C10_DEVICE": "__device__",
    "C10_HOST": "__host__",
    "C10_WARP_SIZE": "32",
    "C10_RESTRICT": "__restrict__",
    "C10_ALWAYS_INLINE": "__forceinline__",
    "C10_LAUNCH_BOUNDS_0": "__launch_bounds__(256, 4)",
    "C10_LAUNCH_BOUNDS_1(threads)": "__launch_bounds__(threads)",
    "C10_LAUNCH_BOUNDS_2(threads, blocks)": "__launch_bounds__(threads, blocks)",
    "CUDA_KERNEL_ASSERT(condition)": "assert(condition)",
    "CUDA_KERNEL_LOOP_TYPE(i, n, index_type)": (
        "for (index_type i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)"
    ),
    "CUDA_KERNEL_LOOP(i, n)": (
        "for (int i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)"
    ),
}
_FUNCTIONS = {
    "gpuAtomicAdd": "template <class T> __device__ T gpuAtomicAdd(T *to, T value) { return atomicAdd(to, value); }",
    "gpuAtomicAddNoReturn": (
        "template <class T> __device__ void gpuAtomicAddNoReturn(T *to, T value) { atomicAdd(to, value); }"
    ),
    **{
        f"WARP_SHFL{way}": (
            f"template <class T> __device__ T WARP_SHFL{way}"
            "(T value, int by, int width = 32, unsigned mask = 0xffffffff) "
            f"{{ return __shfl{way.lower()}_sync(mask, value, by, width); }}"
        )
        for way in ("", "_UP", "_DOWN", "_XOR")
    },
}


def torch_names(words: AbstractSet[str], defined: AbstractSet[str], dropped: Iterable[str]) -> str:
    """Return the text of a header with what a source takes from PyTorch, empty where it takes nothing.

    Args:
        words: all words of the device code.
        defined: the names that the source defines.
        dropped: the headers of libraries that it includes and that are not there.

    Example:
        >>> torch_names({"at", "Half"}, set(), ["vector"])
        ''
        >>> torch_names({"C10_WARP_SIZE"}, set(), ["torch/extension.h"])
        '#define C10_WARP_SIZE 32'
    """
    if not any(name.startswith(("torch/", "ATen/", "c10/", "THC/")) for name in dropped):
        return ""
    lacking = words - defined
    lines = [f"#define {name} {text}" for name, text in _MACROS.items() if name.partition("(")[0] in lacking]
    if words & _NAMESPACES:
        has_accessor = any("TensorAccessor" in word for word in words)
        lines.append(_TYPES + (_ACCESSORS if has_accessor else "") + (_TENSOR if "Tensor" in lacking else "") + _END)
    lines += [text for name, text in _FUNCTIONS.items() if name in lacking]
    return "\n".join(lines)
