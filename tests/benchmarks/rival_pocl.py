"""Multiplies matrices with PoCL on all cores; see `rivals`. Arguments: `tiled` or `naive`, the size, the tile width."""

from __future__ import annotations

import sys
import time

import numpy as np
import pyopencl as cl

SOURCE = """
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void tiled(__global const float *A, __global const float *B, __global float *C, int n)
{
    __local float a[TILE][TILE], b[TILE][TILE];
    int x = get_local_id(0), y = get_local_id(1);
    int row = get_group_id(1) * TILE + y, column = get_group_id(0) * TILE + x;
    float sum = 0;
    for (int t = 0; t < n / TILE; ++t) {
        a[y][x] = A[row * n + t * TILE + x];
        b[y][x] = B[(t * TILE + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k) sum += a[y][k] * b[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[row * n + column] = sum;
}
__kernel void naive(__global const float *A, __global const float *B, __global float *C, int n)
{
    int row = get_global_id(1), column = get_global_id(0);
    float sum = 0;
    for (int k = 0; k < n; ++k) sum += A[row * n + k] * B[k * n + column];
    C[row * n + column] = sum;
}
"""
"""The algorithms of `matmul_tiled.cu` and `matmul_naive.cu`, in OpenCL C."""


def main(name: str, size: int, tile: int) -> None:
    """Multiply once for each line of standard input; print the seconds."""
    [device] = [device for p in cl.get_platforms() if "Portable" in p.name for device in p.get_devices()]
    context = cl.Context([device])
    queue = cl.CommandQueue(context)
    kernel = cl.Kernel(cl.Program(context, SOURCE).build(f"-DTILE={tile}"), name)
    rng = np.random.default_rng(0)
    left, right = (rng.standard_normal((size, size), np.float32) for _ in range(2))
    product = np.empty_like(left)
    reads = cl.mem_flags.READ_ONLY | cl.mem_flags.USE_HOST_PTR
    a, b = (cl.Buffer(context, reads, hostbuf=array) for array in (left, right))
    c = cl.Buffer(context, cl.mem_flags.WRITE_ONLY | cl.mem_flags.USE_HOST_PTR, hostbuf=product)
    kernel.set_args(a, b, c, np.int32(size))
    for _ in sys.stdin:
        begin = time.perf_counter()
        cl.enqueue_nd_range_kernel(queue, kernel, (size, size), (tile, tile))
        queue.finish()
        print(time.perf_counter() - begin, flush=True)
    if not np.allclose(product, left @ right, rtol=1e-3, atol=1e-3):
        sys.exit("the product is wrong")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
