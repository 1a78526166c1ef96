"""Kernels with headers of cuRAND, CuTe, CUB and Thrust give what the documented algorithms give.

Source: G. Marsaglia, "Xorshift RNGs" (2003), for XORWOW; J. Salmon et al., "Parallel random numbers: as easy as 1, 2,
3" (2011), for Philox; the cuRAND Library's guide for seeds, sequences and distributions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler import headers

Launcher = Callable[..., Any]

needs_curand = pytest.mark.skipif(
    not headers.known_name("curand_kernel.h"), reason="the headers of cuRAND are not installed (nvidia-curand-cu12)"
)
needs_cute = pytest.mark.skipif(
    not headers.known_name("cute/tensor.hpp"), reason="the headers of CuTe are not installed (nvidia-cutlass)"
)

THREADS = 32
DRAWS = 6
OFFSET = 3
SEED = 0x1234_5678_9ABC_DEF0
LOW = 0xFFFF_FFFF
DRAWING = f"""#include <curand_kernel.h>
template <class State> __device__ void draw(State *state, unsigned int *bits, float *uniform, float2 *normal) {{
    int i = threadIdx.x;
    curand_init({SEED:#x}ull, i, {OFFSET}, &state[i]);
    for (int n = 0; n < {DRAWS}; ++n) bits[n * {THREADS} + i] = curand(&state[i]);
    for (int n = 0; n < {DRAWS}; ++n) uniform[n * {THREADS} + i] = curand_uniform(&state[i]);
    normal[i] = curand_normal2(&state[i]);
}}
extern "C" __global__ void k(%s *state, unsigned int *bits, float *uniform, float2 *normal) {{
    draw(state, bits, uniform, normal);
}}
"""


def xorwow(sequence: int, count: int) -> list[int]:
    """Return the numbers of a sequence, each of which begins 2^67 numbers after the one before."""
    salted = (SEED & LOW) ^ 0xAAD26B49, (SEED >> 32) ^ 0xF7DCEFDD
    low, high = 1099087573 * salted[0] & LOW, 2591861531 * salted[1] & LOW
    weyl = 6615241 + high + low & LOW
    words = [123456789 + low, 362436069 ^ low, 521288629 + high, 88675123 ^ high, 5783321 + low]
    state = np.array([word >> bit & 1 for word in words for bit in range(32)], np.int64)
    for _ in range(sequence):
        state = SKIP @ state % 2
    words = [sum(int(state[32 * word + bit]) << bit for bit in range(32)) for word in range(5)]
    drawn = []
    for _ in range(count):
        words = following(words)
        weyl = weyl + 362437 & LOW
        drawn.append(words[4] + weyl & LOW)
    return drawn


def following(words: list[int]) -> list[int]:
    mixed = words[0] ^ words[0] >> 2
    return [*words[1:], (words[4] ^ words[4] << 4 ^ mixed ^ mixed << 1) & LOW]


def skipping() -> np.ndarray:
    """Return the matrix over GF(2) that moves the 160 bits of the state 2^67 numbers on."""
    columns = []
    for bit in range(160):
        words = [0] * 5
        words[bit // 32] = 1 << bit % 32
        columns.append([word >> place & 1 for word in following(words) for place in range(32)])
    matrix = np.array(columns, np.int64).T
    for _ in range(67):
        matrix = matrix @ matrix % 2
    return matrix


SKIP = skipping()


def philox(sequence: int, count: int) -> list[int]:
    """Return the numbers of a sequence: each counter gives four."""
    drawn: list[int] = []
    for number in range(-(-count // 4)):
        x, y, z, w = number, 0, sequence, 0
        keys = SEED & LOW, SEED >> 32
        for _ in range(10):
            left, right = 0xD2511F53 * x, 0xCD9E8D57 * z
            x, y, z, w = right >> 32 ^ y ^ keys[0], right & LOW, left >> 32 ^ w ^ keys[1], left & LOW
            keys = keys[0] + 0x9E3779B9 & LOW, keys[1] + 0xBB67AE85 & LOW
        drawn += [x, y, z, w]
    return drawn[:count]


@pytest.mark.long
@needs_curand
@pytest.mark.parametrize(
    ("state", "sequence"), [("curandState", xorwow), ("curandStatePhilox4_32_10_t", philox)], ids=["xorwow", "philox"]
)
def test_random_numbers_are_those_of_the_generator(launch: Launcher, state: str, sequence: Any) -> None:
    arrays = (
        np.zeros(THREADS * 64, np.uint8),
        np.zeros((DRAWS, THREADS), np.uint32),
        np.zeros((DRAWS, THREADS), np.float32),
        np.zeros((THREADS, 2), np.float32),
    )
    _, (_, bits, uniform, normal) = launch(DRAWING % state, *arrays, block=THREADS)
    numbers = np.array([sequence(thread, OFFSET + 2 * DRAWS + 2)[OFFSET:] for thread in range(THREADS)], np.uint32).T
    assert (bits == numbers[:DRAWS]).all()
    np.testing.assert_allclose(uniform, (numbers[DRAWS:-2] + 0.5) / 2**32, rtol=1e-6)
    radius, angle = np.sqrt(-2 * np.log((numbers[-2] + 0.5) / 2**32)), 2 * np.pi * (numbers[-1] + 0.5) / 2**32
    np.testing.assert_allclose(normal, np.stack([radius * np.sin(angle), radius * np.cos(angle)], 1), atol=1e-5)


WITH_THRUST = """#include <thrust/device_vector.h>
#include <thrust/complex.h>
#include <thrust/execution_policy.h>
#include <thrust/random.h>
#include <thrust/sort.h>
#include <thrust/reduce.h>
#include <thrust/binary_search.h>
#include <thrust/tuple.h>
#include <vector>
__global__ void k(int *values, int *results, float *floats) {
    results[0] = thrust::reduce(thrust::seq, values, values + 16);
    results[1] = thrust::lower_bound(thrust::device, values, values + 16, 40) - values;
    results[2] = thrust::get<1>(thrust::make_tuple(1, 7)) + thrust::max(2, 3) + thrust::plus<int>()(3, 4);
    thrust::default_random_engine random(5);
    thrust::uniform_real_distribution<double> uniform(0, 1);
    results[3] = random();
    random.discard(2);
    floats[0] = uniform(random);
    thrust::complex<float> z(1, 2);
    z = z * z + thrust::complex<float>(0, 1);
    floats[1] = z.real(), floats[2] = z.imag(), floats[3] = thrust::abs(z);
}
int main() { thrust::device_vector<int> sorted(16); thrust::sort(sorted.begin(), sorted.end()); std::vector<int> v; }
"""


def test_algorithms_and_numbers_of_thrust_are_those_of_its_guide(launch: Launcher) -> None:
    values = np.sort(np.arange(16) * 37 % 101).astype(np.int32)
    _, (_, results, floats) = launch(WITH_THRUST, values, np.zeros(4, np.int32), np.zeros(4, np.float32), block=1)
    drawn = [5]
    for _ in range(4):
        drawn.append(drawn[-1] * 48271 % (2**31 - 1))  # thrust::minstd_rand
    assert results.tolist() == [values.sum(), (values < 40).sum(), 7 + 3 + 7, drawn[1]]
    np.testing.assert_allclose(floats, [(drawn[4] - 1) / (2**31 - 3), -3, 5, np.hypot(-3, 5)], rtol=1e-6)


WITH_CUB = """#include <cub/cub.cuh>
#include <cub/util_allocator.cuh>
#include <cub/device/device_radix_sort.cuh>
__global__ void k(int *values, int *results) {
    typedef cub::BlockReduce<int, 64> Sum;
    typedef cub::BlockRadixSort<int, 64, 1> Sort;
    __shared__ union { Sum::TempStorage sum; Sort::TempStorage sort; } storage;
    cub::CacheModifiedInputIterator<cub::LOAD_CG, int> input(values);
    int value[1] = {input[threadIdx.x]};
    int sum = Sum(storage.sum).Reduce(value[0], cub::Sum());
    __syncthreads();
    Sort(storage.sort).Sort(value);
    values[threadIdx.x] = value[0];
    results[threadIdx.x] = cub::ShuffleIndex<32>(value[0], 3, 0xffffffff) + cub::LaneId();
    if (threadIdx.x == 0) results[64] = sum;
}
"""


def test_parts_of_cub_are_found_by_their_names(launch: Launcher) -> None:
    values = (np.arange(64) * 37 % 101).astype(np.int32)
    _, (ordered, results) = launch(WITH_CUB, values, np.zeros(65, np.int32), block=64)
    expected = np.sort(values)
    assert ordered.tolist() == expected.tolist()
    assert results.tolist() == [*(expected[3] + np.arange(32)), *(expected[35] + np.arange(32)), values.sum()]


PRODUCT = """#include <cute/algorithm/copy.hpp>
#include <cutlass/cluster_launch.hpp>
#include <cutlass/util/print_error.hpp>
using namespace cute;
__global__ void k(half_t const *a, half_t const *b, float *c) {
    Tensor A = make_tensor(make_gmem_ptr(a), make_shape(Int<32>{}, Int<16>{}), make_stride(Int<16>{}, Int<1>{}));
    Tensor B = make_tensor(make_gmem_ptr(b), make_shape(Int<8>{}, Int<16>{}), make_stride(Int<16>{}, Int<1>{}));
    Tensor C = make_tensor(make_gmem_ptr(c), make_shape(Int<32>{}, Int<8>{}), make_stride(Int<8>{}, Int<1>{}));
    auto product = make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, Layout<Shape<_2, _1, _1>>{});
    auto part = product.get_slice(threadIdx.x);
    Tensor rows = part.partition_fragment_A(A);
    Tensor columns = part.partition_fragment_B(B);
    Tensor sums = part.partition_fragment_C(C);
    copy(part.partition_A(A), rows);
    copy(part.partition_B(B), columns);
    clear(sums);
    gemm(product, rows, columns, sums);
    copy(sums, part.partition_C(C));
}
"""


@pytest.mark.long
@needs_cute
def test_product_of_tiles_in_cute_is_the_product_of_matrices(launch: Launcher) -> None:
    left = (np.arange(32 * 16).reshape(32, 16) % 7 - 3).astype(np.float16)
    right = (np.arange(8 * 16).reshape(8, 16) % 5 - 2).astype(np.float16)
    _, (_, _, product) = launch(PRODUCT, left, right, np.zeros((32, 8), np.float32), block=64)
    assert (product == left.astype(np.float32) @ right.T.astype(np.float32)).all()
