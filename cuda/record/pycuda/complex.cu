extern "C++" {
#include <cuda/std/complex>
namespace pycuda {
template <class T> using complex = cuda::std::complex<T>;
using cuda::std::abs; using cuda::std::arg; using cuda::std::conj; using cuda::std::norm; using cuda::std::polar;
using cuda::std::exp; using cuda::std::log; using cuda::std::pow; using cuda::std::sqrt;
using cuda::std::sin; using cuda::std::cos; using cuda::std::tan;
using cuda::std::sinh; using cuda::std::cosh; using cuda::std::tanh;
template <class T> __device__ T real(const complex<T> &z) { return z.real(); }
template <class T> __device__ T imag(const complex<T> &z) { return z.imag(); }
}
}
