"""A `.cu` for a Hopper GPU with inline `wgmma`, as people write it: compiled for it alone, run, compared, checked."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import PointResult, PointSpec, Status

PRODUCT = """/* warplens
entry     = "product"
block     = ["128"]
grid      = ["N // 32", "M // 64"]
args      = ["A", "B", "C", "N", "K"]
reference = "A @ B.T"
OPTIONS
[problem]
M = [128]
N = [64]
K = [128]
[arrays]
A = { dtype = "float16", shape = ["M", "K"], init = "integers(-4, 4)" }
B = { dtype = "float16", shape = ["N", "K"], init = "integers(-4, 4)" }
C = { dtype = "float32", shape = ["M", "N"], role = "out" }
*/
#include <cuda_fp16.h>
#include <stdint.h>

constexpr int BM = 64, BN = 32, BK = 64;

__device__ uint64_t descriptor(const half* tile)
{
    uint64_t address = static_cast<uint32_t>(__cvta_generic_to_shared(tile));
    return (address & 0x3FFFF) >> 4 | uint64_t(1) << 16 | uint64_t(1024 >> 4) << 32 | uint64_t(1) << 62;
}

__device__ void load_swizzled(half* tile, const half* from, int rows, int pitch)
{
    for (int piece = threadIdx.x; piece < rows * BK / 8; piece += blockDim.x) {
        int row = piece / (BK / 8), column = piece % (BK / 8);
        uint4 eight = *reinterpret_cast<const uint4*>(from + row * pitch + column * 8);
        *reinterpret_cast<uint4*>(tile + row * BK + (column ^ row % 8) * 8) = eight;
    }
}

__global__ void product(const half* A, const half* B, float* C, int N, int K)
{
    __shared__ alignas(1024) half a[BM * BK];
    __shared__ alignas(1024) half b[BN * BK];
    float d[16] = {};
    for (int k = 0; k < K; k += BK) {
        load_swizzled(a, A + blockIdx.y * BM * K + k, BM, K);
        load_swizzled(b, B + blockIdx.x * BN * K + k, BN, K);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
        for (int step = 0; step < BK; step += 16) {
            asm volatile(
                "wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %16, %17, 1, 1, 1, 0, 0;"
                : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
                  "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15])
                : "l"(descriptor(a + step)), "l"(descriptor(b + step)));
        }
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
        __syncthreads();
    }
    int row = blockIdx.y * BM + threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4;
    int column = blockIdx.x * BN + threadIdx.x % 4 * 2;
    for (int i = 0; i < 4; i++) {
        C[row * N + column + 8 * i] = d[4 * i];
        C[row * N + column + 8 * i + 1] = d[4 * i + 1];
        C[(row + 8) * N + column + 8 * i] = d[4 * i + 2];
        C[(row + 8) * N + column + 8 * i + 1] = d[4 * i + 3];
    }
}
"""
GUARDED = """/* warplens
entry     = "square"
block     = ["32"]
grid      = ["1"]
args      = ["x"]
reference = { x = "x * 90" }
[arrays]
x = { dtype = "int32", shape = ["32"], role = "inout", init = "iota" }
*/
__global__ void square(int* x)
{
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    x[threadIdx.x] *= 90;
#endif
}
"""


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def run(runner: EmulatorRunner, folder: Path, source: str, device: str = "h200") -> PointResult:
    path = folder / "k.cu"
    path.write_text(source)
    kernel = read_kernel_file(path)
    problem = {name: values[0] for name, values in kernel.problem.items()}
    point = PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem=problem,
        tune={}, device=device, budget_s=math.inf, limit=10**9,
    )  # fmt: skip
    return runner.run(point)


FENCE = 'asm volatile("fence.proxy.async.shared::cta;" ::: "memory");'
BARRIER = "__syncthreads();"
WAIT = 'asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");'
NUMBERED = 'asm volatile("bar.sync 1, 128;" ::: "memory");'


@pytest.mark.parametrize("options", ["", 'options = ["-arch=sm_90a"]'])
@pytest.mark.sample(2)
def test_product_of_a_warpgroup_gives_what_numpy_gives(runner: EmulatorRunner, tmp_path: Path, options: str) -> None:
    result = run(runner, tmp_path, PRODUCT.replace("OPTIONS", options))
    assert (result.status, result.reason) == (Status.OK, "")


def test_product_with_wrong_factors_is_found(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = run(runner, tmp_path, PRODUCT.replace("OPTIONS", "").replace("A @ B.T", "A @ B.T + 1"))
    assert "8,192 of 8,192 elements of 'C' are wrong" in result.reason


def test_source_that_asks_for_the_features_of_hopper_gets_them(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = run(runner, tmp_path, GUARDED)
    assert (result.status, result.reason) == (Status.OK, "")


def test_card_without_the_instruction_refuses_it_with_its_line(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = run(runner, tmp_path, PRODUCT.replace("OPTIONS", ""), device="a100-40gb")
    assert result.reason.startswith("k.cu does not compile for sm_80\n")
    assert "k.cu(47): error: Instruction 'wgmma.fence' not supported on .target 'sm_80'" in result.reason


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{FENCE}\n        {BARRIER}", f"{BARRIER}\n        {FENCE}"),
        (BARRIER, NUMBERED),
        (FENCE, 'if (threadIdx.x % 32 < 16) asm volatile("fence.proxy.async;" ::: "memory"); else ' + FENCE),
        (f"{WAIT}\n        {BARRIER}\n    }}", f"{BARRIER}\n    }}\n    {WAIT}"),
    ],
    ids=["fence behind the barrier", "numbered barriers", "fence by half warps", "wait behind the loop"],
)
def test_product_that_is_ordered_otherwise_has_no_mistake(
    runner: EmulatorRunner, tmp_path: Path, before: str, after: str
) -> None:
    assert before in PRODUCT
    result = run(runner, tmp_path, PRODUCT.replace("OPTIONS", "").replace(before, after))
    assert (result.status, result.reason) == (Status.OK, "")
    assert any("shared memory: no race" in note for note in result.notes)


@pytest.mark.sample(2)
@pytest.mark.parametrize("barrier", [BARRIER, NUMBERED])
def test_stores_without_a_fence_between_proxies_are_found(runner: EmulatorRunner, tmp_path: Path, barrier: str) -> None:
    source = PRODUCT.replace("OPTIONS", "").replace(FENCE, "").replace(BARRIER, barrier)
    assert run(runner, tmp_path, source).reason.partition("`: ")[2] == (
        "reads byte 0 of shared variable 'a', which thread (0,0,0) stored in line 33 with no fence.proxy.async between "
        "them: the product may find what was there before"
    )


def test_product_without_a_fence_is_found(runner: EmulatorRunner, tmp_path: Path) -> None:
    source = PRODUCT.replace("OPTIONS", "").replace("wgmma.fence.sync.aligned;", "")
    where, _, event = run(runner, tmp_path, source).reason.partition("`: ")
    assert where.startswith("block=(0,0,0) thread=(0,0,0) k.cu:55: `wgmma.mma_async.sync.aligned.m64n32k16.f32")
    assert len(where) < 200  # of a list of registers it shows the first and the last
    assert event == "no wgmma.fence comes before this product, so what it finds in its registers is undefined"


@pytest.mark.sample(2)
@pytest.mark.parametrize("wait", ["", WAIT.replace("0;", "1;")])
def test_sums_that_are_read_before_the_wait_are_found(runner: EmulatorRunner, tmp_path: Path, wait: str) -> None:
    reason = run(runner, tmp_path, PRODUCT.replace("OPTIONS", "").replace(WAIT, wait)).reason
    where, _, event = reason.partition("`: ")
    assert where.startswith("block=(0,0,0) thread=(0,0,0) k.cu:64: `st.global.f32 ")
    assert event.startswith("reads %f")
    assert event.endswith(
        ", a sum of the wgmma in line 55, before a wgmma.wait_group has waited for it: the value is undefined"
    )
