"""Kernels with one flaw each get their report and leave the process healthy; legal ones that look like them get none.

A source is the text after `extern "C" __global__ void k`, its lines counted from there; arrays hold 0, 1, 2, ...
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.simt.launch.engine import Launch


@dataclass(frozen=True, slots=True, kw_only=True)
class Kernel:
    """A kernel and its launch: `arrays` as (type, elements), then `scalars`."""

    source: str
    arrays: tuple[tuple[str, int], ...] = (("int32", 64),)
    scalars: tuple[int, ...] = ()
    block: tuple[int, ...] = (64,)
    grid: tuple[int, ...] = (1,)
    dynamic: int = 0

    def arguments(self) -> list[np.ndarray | int]:
        """Return the kernel's arguments."""
        return [*(np.arange(count).astype(type_) for type_, count in self.arrays), *self.scalars]


MATMUL = """(const float* a, const float* b, float* c, int n) {{
    __shared__ float as[16][16], bs[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, column = blockIdx.x * 16 + tx;
    float sum = 0;
    for (int t = 0; t < n / 16; ++t) {{
        as[ty][tx] = a[row * n + t * 16 + tx];
        bs[ty][tx] = b[(t * 16 + ty) * n + column];
        {first}
        for (int k = 0; k < 16; ++k) sum += as[ty][k] * bs[k][tx];
        {second}
    }}
    c[row * n + column] = sum;
}}"""
MATMUL_LAUNCH = {
    "arrays": (("float32", 1024), ("float32", 1024), ("float32", 1024)),
    "scalars": (32,), "block": (16, 16), "grid": (2, 2),
}  # fmt: skip

REDUCTION = """(int* data) {{
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = data[t];
    __syncthreads();
    for (int half = 64; half > {until}; half /= 2) {{
        if (t < half) s[t] += s[t + half];
        __syncthreads();
    }}
    {rest}
    if (t == 0) data[0] = s[0];
}}"""
REDUCTION_LAUNCH = {"arrays": (("int32", 128),), "block": (128,)}

BAD = {
    # --- bounds -------------------------------------------------------------------------------------------------------
    "store past the end": Kernel(source="""(int* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i + n] = i;
}""", scalars=(3,)),
    "load before the start": Kernel(source="""(int* in, int* out) {
    out[threadIdx.x] = in[(int)threadIdx.x - 3];
}""", arrays=(("int32", 64), ("int32", 64))),
    "ragged edge without a bound": Kernel(source="""(float* out, int n) {
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    out[y * n + x] = 1.0f;
}""", arrays=(("float32", 100),), scalars=(10,), block=(8, 8), grid=(2, 2)),
    "index out of the data": Kernel(source="""(const int* index, int* out) {
    out[index[threadIdx.x] * 2] = 1;
}""", arrays=(("int32", 64), ("int32", 64))),
    "shared array overrun into the next": Kernel(source="""(int* out, int n) {
    __shared__ int s[64];
    __shared__ int t[64];
    t[threadIdx.x] = 1;
    s[threadIdx.x + n] = 2;
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x] + t[63 - threadIdx.x];
}""", scalars=(4,)),
    "more dynamic shared memory than was asked for": Kernel(source="""(int* out) {
    extern __shared__ int s[];
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}""", dynamic=128),
    "null pointer": Kernel(source="""(int* out, int n) {
    int* p = (int*)(long long)n;
    p[threadIdx.x] = 1;
}""", scalars=(0,)),
    "misaligned float4": Kernel(source="""(float* a) {
    float4 v = *(float4*)(a + threadIdx.x + 4);
    a[threadIdx.x] = v.x + v.w;
}""", arrays=(("float32", 256),)),
    "misaligned double in shared memory": Kernel(source="""(double* out) {
    __shared__ float s[130];
    s[threadIdx.x] = s[threadIdx.x + 64] = 0;
    __syncthreads();
    out[threadIdx.x] = *(double*)(s + threadIdx.x);
}""", arrays=(("float64", 64),)),
    # --- shared memory that nothing was written to --------------------------------------------------------------------
    "static shared memory never written": Kernel(source="""(int* out) {
    __shared__ int s[64];
    if (out[0] == 77) s[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}"""),
    "dynamic shared memory never written": Kernel(source="""(int* out) {
    extern __shared__ int s[];
    if (threadIdx.x < 40) s[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}""", dynamic=256),
    "tile larger than the block that fills it": Kernel(source="""(int* out) {
    __shared__ int tile[16][16];
    tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    int sum = 0;
    for (int k = 0; k < 16; ++k) sum += tile[threadIdx.y][k];
    out[threadIdx.y * 8 + threadIdx.x] = sum;
}""", block=(8, 8)),
    "padding column read": Kernel(source="""(float* out) {
    __shared__ float tile[32][33];
    for (int y = threadIdx.x / 32; y < 32; y += 2) tile[y][threadIdx.x % 32] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[threadIdx.x % 32][1 + threadIdx.x / 2];
}""", arrays=(("float32", 64),)),
    "histogram without zeroing": Kernel(source="""(int* out) {
    __shared__ int bins[16];
    atomicAdd(&bins[threadIdx.x % 16], 1);
    __syncthreads();
    if (threadIdx.x < 16) out[threadIdx.x] = bins[threadIdx.x];
}"""),
    "early return of threads that should write": Kernel(source="""(int* out, int n) {
    __shared__ int s[64];
    if ((int)threadIdx.x >= n) return;
    s[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}""", scalars=(60,)),
    # --- races --------------------------------------------------------------------------------------------------------
    "tiled product without its first barrier": Kernel(
        source=MATMUL.format(first="", second="__syncthreads();"), **MATMUL_LAUNCH),
    "tiled product without its second barrier": Kernel(
        source=MATMUL.format(first="__syncthreads();", second=""), **MATMUL_LAUNCH),
    "reduction without barriers": Kernel(source="""(int* data) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = data[t];
    __syncthreads();
    for (int half = 64; half > 0; half /= 2)
        if (t < half) s[t] += s[t + half];
    if (t == 0) data[0] = s[0];
}""", **REDUCTION_LAUNCH),
    "reduction without __syncwarp in its last warp": Kernel(source=REDUCTION.format(until=32, rest="""if (t < 32) {
        volatile int* v = s;
        v[t] += v[t + 32]; v[t] += v[t + 16]; v[t] += v[t + 8]; v[t] += v[t + 4]; v[t] += v[t + 2]; v[t] += v[t + 1];
    }"""), **REDUCTION_LAUNCH),
    "histogram without atomics": Kernel(source="""(int* data) {
    __shared__ int bins[16];
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    __syncthreads();
    bins[data[threadIdx.x] % 16] += 1;
    __syncthreads();
    if (threadIdx.x < 16) data[threadIdx.x] = bins[threadIdx.x];
}"""),
    "read of another warp's word": Kernel(source="""(int* out) {
    __shared__ int s[64];
    s[threadIdx.x] = out[threadIdx.x] + 5;
    out[threadIdx.x] = s[63 - threadIdx.x];
}"""),
    "read of another warp's word that a store may have left out": Kernel(source="""(int* out) {
    __shared__ int s[64];
    if (out[threadIdx.x] != 5) s[threadIdx.x] = out[threadIdx.x] + 5;
    out[threadIdx.x] = s[63 - threadIdx.x];
}"""),
    "read of another warp's word of one of two stores": Kernel(source="""(int* out) {
    __shared__ int s[64];
    if (threadIdx.x < 32) s[threadIdx.x] = out[threadIdx.x];
    if (threadIdx.x > 31) s[threadIdx.x] = 3;
    out[threadIdx.x] = s[63 - threadIdx.x];
}"""),
    "write to what another warp has read": Kernel(source="""(int* out) {
    __shared__ int s[64];
    s[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    int other = s[(threadIdx.x + 40) % 64];
    s[threadIdx.x] = other + 100;
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}"""),
    "two warps write one word": Kernel(source="""(int* out) {
    __shared__ int s[32];
    s[threadIdx.x % 32] = threadIdx.x + 7;
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x / 2];
}"""),
    "all lanes write one word": Kernel(source="""(int* out) {
    __shared__ int last;
    last = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = last;
}""", block=(32,)),
    "atomic against plain": Kernel(source="""(int* out) {
    __shared__ int total;
    if (threadIdx.x == 0) total = 0;
    __syncthreads();
    atomicAdd(&total, (int)threadIdx.x);
    out[threadIdx.x] = total;
}"""),
    "zeroing without a barrier before the atomics": Kernel(source="""(int* out) {
    __shared__ int total;
    if (threadIdx.x == 0) total = 0;
    atomicAdd(&total, (int)threadIdx.x);
    __syncthreads();
    out[threadIdx.x] = total;
}"""),
    "lanes of two sides of a branch": Kernel(source="""(int* out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    if (t < 16) s[t] = out[t] + 3;
    else out[t] = s[t - 16];
}""", block=(32,)),
    "one byte of a neighbour": Kernel(source="""(char* out) {
    __shared__ char s[64];
    s[threadIdx.x] = out[threadIdx.x];
    out[threadIdx.x] = s[(threadIdx.x + 1) % 64];
}""", arrays=(("int8", 64),)),
    # --- barriers -----------------------------------------------------------------------------------------------------
    "barrier in one side of a branch": Kernel(source="""(int* out) {
    if (threadIdx.x < 7) {
        out[1] = 2;
        __syncthreads();
    }
    out[threadIdx.x] = 1;
}"""),
    "named barrier for more warps than come": Kernel(source="""(int* out) {
    if (threadIdx.x < 32) asm volatile("bar.sync 1, 96;");
    out[threadIdx.x] = 1;
}"""),
    "two named barriers that wait for each other": Kernel(source="""(int* out) {
    if (threadIdx.x < 32) asm volatile("bar.sync 1, 64; bar.sync 2, 64;");
    else asm volatile("bar.sync 2, 64; bar.sync 1, 64;");
    out[threadIdx.x] = 1;
}"""),
    # --- other faults -------------------------------------------------------------------------------------------------
    "shuffle mask without the thread itself": Kernel(source="""(int* out) {
    out[threadIdx.x] = __shfl_sync(0xffff, out[threadIdx.x], 3);
}""", block=(32,)),
    "__syncwarp without the thread itself": Kernel(source="""(int* out) {
    if (threadIdx.x < 8) __syncwarp(0xfe);
    out[threadIdx.x] = 1;
}""", block=(32,)),
    "trap": Kernel(source="""(int* out) {
    if (out[threadIdx.x] == 50) __trap();
    out[threadIdx.x] = 1;
}"""),
}  # fmt: skip
"""Kernels with one flaw each; `SAYS` has the sentence of each."""

SAYS = {
    "store past the end": (
        "block=(0,0,0) thread=(61,0,0) k.cu:3: `st.global.u32 [%rd4], %r5`: stores 4 bytes at byte 256 of array 'a0',"
        " which has 256 bytes (and 2 more threads of the warp)"
    ),
    "load before the start": (
        "block=(0,0,0) thread=(0,0,0) k.cu:2: `ld.global.u32 %r3, [%rd6]`: loads 4 bytes at byte -12 of array 'a0', "
        "which has 256 bytes (and 2 more threads of the warp)"
    ),
    "ragged edge without a bound": (
        "block=(0,1,0) thread=(0,2,0) k.cu:3: `st.global.u32 [%rd4], %r11`: stores 4 bytes at byte 400 of array 'a0',"
        " which has 400 bytes (and 15 more threads of the warp)"
    ),
    "index out of the data": (
        "block=(0,0,0) thread=(32,0,0) k.cu:2: `st.global.u32 [%rd8], %r4`: stores 4 bytes at byte 256 of array 'a1',"
        " which has 256 bytes (and 31 more threads of the warp)"
    ),
    "shared array overrun into the next": (
        "block=(0,0,0) thread=(60,0,0) k.cu:5: `st.shared.u32 [%rd8], %r5`: stores 4 bytes at byte 256 of shared "
        "variable 's', which has 256 bytes (and 3 more threads of the warp)"
    ),
    "more dynamic shared memory than was asked for": (
        "block=(0,0,0) thread=(32,0,0) k.cu:3: `st.shared.u32 [%rd5], %r1`: stores 4 bytes at byte 128 of shared "
        "variable 's', which has 128 bytes (and 31 more threads of the warp)"
    ),
    "null pointer": (
        "block=(0,0,0) thread=(0,0,0) k.cu:3: `st.u32 [%rd3], %r2`: stores 4 bytes at address 0x0, which lies in no "
        "array of the launch or is misaligned (and 31 more threads of the warp)"
    ),
    "misaligned float4": (
        "block=(0,0,0) thread=(1,0,0) k.cu:2: `ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd4+16]`: loads 16 bytes at "
        "byte 20 of array 'a0', misaligned: the address must be a multiple of 16 (and 23 more threads of the warp)"
    ),
    "misaligned double in shared memory": (
        "block=(0,0,0) thread=(1,0,0) k.cu:5: `ld.shared.f64 %fd1, [%rd5]`: loads 8 bytes at byte 4 of shared "
        "variable 's', misaligned: the address must be a multiple of 8 (and 15 more threads of the warp)"
    ),
    "static shared memory never written": (
        "block=(0,0,0) thread=(0,0,0) k.cu:5: `ld.shared.u32 %r7, [%rd8]`: reads byte 252 of shared variable 's', "
        "which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "dynamic shared memory never written": (
        "block=(0,0,0) thread=(0,0,0) k.cu:5: `ld.shared.u32 %r5, [%rd7]`: reads byte 252 of shared variable 's', "
        "which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "tile larger than the block that fills it": (
        "block=(0,0,0) thread=(0,0,0) k.cu:6: `ld.shared.u32 %r19, [%rd7+32]`: reads byte 32 of shared variable "
        "'tile', which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "padding column read": (
        "block=(0,0,0) thread=(62,0,0) k.cu:5: `ld.shared.f32 %f2, [%rd19+4]`: reads byte 4088 of shared variable "
        "'tile', which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "histogram without zeroing": (
        "block=(0,0,0) thread=(0,0,0) k.cu:3: `atom.shared.add.u32 %r3, [%rd5], 1`: updates byte 0 of shared variable"
        " 'bins', which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "early return of threads that should write": (
        "block=(0,0,0) thread=(0,0,0) k.cu:6: `ld.shared.u32 %r6, [%rd8]`: reads byte 252 of shared variable 's', "
        "which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "tiled product without its first barrier": (
        "block=(0,0,0) thread=(0,1,0) k.cu:9: `ld.shared.f32 %f8, [%rd4]`: reads byte 0 of shared variable 'bs', "
        "which thread (0,0,0) wrote in line 7 with no __syncwarp() or barrier between them"
    ),
    "tiled product without its second barrier": (
        "block=(0,0,0) thread=(0,0,0) k.cu:6: `st.shared.f32 [%rd1], %f6`: stores byte 0 of shared variable 'as', "
        "which thread (15,0,0) read in line 9 with no __syncwarp() or barrier between them"
    ),
    "reduction without barriers": (
        "block=(0,0,0) thread=(0,0,0) k.cu:7: `ld.shared.u32 %r10, [%rd2+64]`: reads byte 64 of shared variable 's', "
        "which thread (16,0,0) wrote in line 7 with no __syncwarp() or barrier between them"
    ),
    "reduction without __syncwarp in its last warp": (
        "block=(0,0,0) thread=(0,0,0) k.cu:12: `ld.volatile.shared.u32 %r10, [%rd2+64]`: reads byte 64 of shared "
        "variable 's', which thread (16,0,0) wrote in line 12 with no __syncwarp() or barrier between them"
    ),
    "histogram without atomics": (
        "block=(0,0,0) thread=(0,0,0) k.cu:5: `st.shared.u32 [%rd11], %r10`: stores byte 0 of shared variable 'bins',"
        " which thread (16,0,0) read in line 5 with no __syncwarp() or barrier between them"
    ),
    "read of another warp's word": (
        "block=(0,0,0) thread=(0,0,0) k.cu:4: `ld.shared.u32 %r6, [%rd8]`: reads byte 252 of shared variable 's', "
        "which no thread of the block has written yet: no barrier between line 3, which writes it, and line 4"
    ),
    "read of another warp's word that a store may have left out": (
        "block=(0,0,0) thread=(0,0,0) k.cu:4: `ld.shared.u32 %r7, [%rd11]`: reads byte 252 of shared variable 's', "
        "which no thread of the block has written yet: a barrier between line 3, which writes it, and line 4, or a "
        "first value is missing"
    ),
    "read of another warp's word of one of two stores": (
        "block=(0,0,0) thread=(0,0,0) k.cu:5: `ld.shared.u32 %r6, [%rd9]`: reads byte 252 of shared variable 's', "
        "which no thread of the block has written yet: a barrier between lines 3 and 4, which write it, and line 5, or "
        "a first value is missing"
    ),
    "write to what another warp has read": (
        "block=(0,0,0) thread=(0,0,0) k.cu:6: `st.shared.u32 [%rd6], %r7`: stores byte 0 of shared variable 's', "
        "which thread (24,0,0) read in line 5 with no __syncwarp() or barrier between them"
    ),
    "two warps write one word": (
        "block=(0,0,0) thread=(32,0,0) k.cu:3: `st.shared.u32 [%rd6], %r2`: stores byte 0 of shared variable 's', "
        "which thread (0,0,0) wrote in line 3 with no barrier between them"
    ),
    "all lanes write one word": (
        "block=(0,0,0) thread=(1,0,0) k.cu:3: `st.shared.u32 [_ZZ1kE4last], %r2`: stores byte 0 of shared variable "
        "'last', to which thread (0,0,0) stores another value by the same instruction"
    ),
    "atomic against plain": (
        "block=(0,0,0) thread=(0,0,0) k.cu:6: `ld.shared.u32 %r4, [_ZZ1kE5total]`: reads byte 0 of shared variable "
        "'total', which thread (31,0,0) updated in line 5 with no __syncwarp() or barrier between them"
    ),
    "zeroing without a barrier before the atomics": (
        "block=(0,0,0) thread=(1,0,0) k.cu:4: `atom.shared.add.u32 %r3, [%rd2], %r1`: updates byte 0 of shared "
        "variable 'total', which thread (0,0,0) wrote in line 3 with no __syncwarp() or barrier between them"
    ),
    "lanes of two sides of a branch": (
        "block=(0,0,0) thread=(16,0,0) k.cu:5: `ld.shared.u32 %r2, [%rd1+-64]`: reads byte 0 of shared variable 's', "
        "which no thread of the block has written yet: a barrier or a first value is missing"
    ),
    "one byte of a neighbour": (
        "block=(0,0,0) thread=(0,0,0) k.cu:4: `ld.shared.u8 %rs2, [%rd8]`: reads byte 1 of shared variable 's', which"
        " thread (1,0,0) wrote in line 3 with no __syncwarp() or barrier between them"
    ),
    "barrier in one side of a branch": (
        "block=(0,0,0) thread=(0,0,0) k.cu:4: `bar.sync 0`: a barrier that not all threads of the warp reach together"
    ),
    "named barrier for more warps than come": (
        "block=(0,0,0) thread=(0,0,0) k.cu:2: `bar.sync 1, 96`: a barrier that the other threads of the block never "
        "reach"
    ),
    "two named barriers that wait for each other": (
        "block=(0,0,0) thread=(0,0,0) k.cu:2: `bar.sync 1, 64`: a barrier that the other threads of the block never "
        "reach"
    ),
    "shuffle mask without the thread itself": (
        "block=(0,0,0) thread=(16,0,0) k.cu:2: `shfl.sync.idx.b32 %r6|%p1, %r2, %r4, %r3, %r5`: the member mask "
        "0x0000ffff does not name the thread itself, or its members have different masks"
    ),
    "__syncwarp without the thread itself": (
        "block=(0,0,0) thread=(0,0,0) k.cu:2: `bar.warp.sync 254`: the member mask 0x000000fe does not name the "
        "thread itself, or its members have different masks"
    ),
    "trap": ("block=(0,0,0) thread=(50,0,0) k.cu:2: `trap`: the kernel stops itself"),
}

GOOD = {
    "tiled product": Kernel(source=MATMUL.format(first="__syncthreads();", second="__syncthreads();"), **MATMUL_LAUNCH),
    "reduction with __syncwarp in its last warp": Kernel(source=REDUCTION.format(until=32, rest="""if (t < 32) {
        for (int half = 32; half > 0; half /= 2) {
            int x = s[t + half];
            __syncwarp();
            if (t < half) s[t] += x;
            __syncwarp();
        }
    }"""), **REDUCTION_LAUNCH),
    "reduction by shuffles in its last warp": Kernel(source=REDUCTION.format(until=16, rest="""if (t < 32) {
        int x = s[t];
        for (int half = 16; half > 0; half /= 2) x += __shfl_down_sync(0xffffffff, x, half);
        if (t == 0) s[0] = x;
    }"""), **REDUCTION_LAUNCH),
    "two buffers in turn": Kernel(source="""(int* data) {
    __shared__ int s[2][64];
    int t = threadIdx.x;
    s[0][t] = data[t];
    for (int step = 0; step < 6; ++step) {
        __syncthreads();
        s[(step + 1) % 2][t] = s[step % 2][t] + (t >= 1 << step ? s[step % 2][t - (1 << step)] : 0);
    }
    __syncthreads();
    data[t] = s[0][63 - t];
}"""),
    "producer and consumer at named barriers": Kernel(source="""(int* out) {
    __shared__ int s[32];
    int t = threadIdx.x % 32;
    for (int i = 0; i < 4; ++i)
        if (threadIdx.x < 32) {
            asm volatile("bar.sync 2, 64;" ::: "memory");
            s[t] = out[t] * i;
            asm volatile("bar.arrive 1, 64;" ::: "memory");
        } else {
            asm volatile("bar.arrive 2, 64;" ::: "memory");
            asm volatile("bar.sync 1, 64;" ::: "memory");
            out[32 + t] += s[31 - t];
        }
}"""),
    "each pair of warps at its own barrier": Kernel(source="""(int* out) {
    __shared__ int s[128];
    int t = threadIdx.x, pair = t / 64;
    for (int i = 0; i < 3; ++i) {
        s[t] = out[t] + i;
        asm volatile("bar.sync %0, 64;" :: "r"(pair + 1) : "memory");
        out[t] = s[pair * 64 + 63 - t % 64];
        asm volatile("bar.sync %0, 64;" :: "r"(pair + 1) : "memory");
    }
}""", arrays=(("int32", 128),), block=(128,)),
    "all write the same value": Kernel(source="""(int* out) {
    __shared__ int found;
    if (threadIdx.x == 0) found = 0;
    __syncthreads();
    if (out[threadIdx.x] % 5 == 1) found = 1;
    __syncthreads();
    out[threadIdx.x] = found;
}"""),
    "flag of a loop": Kernel(source="""(int* out) {
    __shared__ int changed;
    int x = out[threadIdx.x];
    do {
        __syncthreads();
        if (threadIdx.x == 0) changed = 0;
        __syncthreads();
        if (x > 3) { x -= 1; changed = 1; }
        __syncthreads();
    } while (changed);
    out[threadIdx.x] = x;
}"""),
    "bytes of one word": Kernel(source="""(char* out) {
    __shared__ char s[64];
    s[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}""", arrays=(("int8", 64),)),
    "words written singly, read as four": Kernel(source="""(float* out) {
    __shared__ __align__(16) float s[64];
    s[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 16) {
        float4 v = ((float4*)s)[15 - threadIdx.x];
        out[threadIdx.x] = v.x + v.y + v.z + v.w;
    }
}""", arrays=(("float32", 64),)),
    "histogram with atomics": Kernel(source="""(int* data) {
    __shared__ int bins[16];
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&bins[data[threadIdx.x] % 16], 1);
    __syncthreads();
    if (threadIdx.x < 16) data[threadIdx.x] = bins[threadIdx.x];
}"""),
    "slots handed out by an atomic": Kernel(source="""(int* data) {
    __shared__ int count, kept[64];
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    if (data[threadIdx.x] % 3 == 0) kept[atomicAdd(&count, 1)] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = (int)threadIdx.x < count ? kept[threadIdx.x] : -1;
}"""),
    "a thread on its own words": Kernel(source="""(int* out) {
    __shared__ int s[64 * 4];
    for (int i = 0; i < 4; ++i) s[threadIdx.x * 4 + i] = out[threadIdx.x] + i;
    int sum = 0;
    for (int i = 0; i < 4; ++i) sum += s[threadIdx.x * 4 + (sum & 3)];
    out[threadIdx.x] = sum;
}"""),
    "warps on their own rows": Kernel(source="""(int* out) {
    __shared__ int s[2][32];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int i = 0; i < 3; ++i) {
        s[warp][lane] = out[threadIdx.x] + i;
        __syncwarp();
        out[threadIdx.x] = s[warp][31 - lane];
        __syncwarp();
    }
}"""),
    "padded transpose in several blocks": Kernel(source="""(int* out) {
    __shared__ int tile[8][9];
    tile[threadIdx.y][threadIdx.x] = out[blockIdx.x * 64 + threadIdx.y * 8 + threadIdx.x];
    __syncthreads();
    out[blockIdx.x * 64 + threadIdx.y * 8 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}""", arrays=(("int32", 256),), block=(8, 8), grid=(4,)),
    "loads that the compiler moves up before their condition": Kernel(
        source="""(float* data, int n) {
    __shared__ float s[16];
    int t = threadIdx.x;
    if (t < n) s[t] = data[t];
    __syncthreads();
    float sum = 0;
    #pragma unroll
    for (int k = 0; k < 16; ++k) if (k < n) sum += s[k];
    data[t] = sum;
}""",
        arrays=(("float32", 64),),
        scalars=(5,),
    ),
    "a value published by a fence and an atomic": Kernel(source="""(int* out) {
    __shared__ int value, ready;
    if (threadIdx.x == 0) ready = 0;
    __syncthreads();
    if (threadIdx.x == 0) { value = out[5]; __threadfence_block(); atomicExch(&ready, 1); }
    if (threadIdx.x == 63) { if (atomicAdd(&ready, 0)) { __threadfence_block(); out[0] = value; } }
}"""),
    "counts of a barrier": Kernel(source="""(int* out) {
    __shared__ int s[64];
    s[threadIdx.x] = out[threadIdx.x];
    int odd = __syncthreads_count(out[threadIdx.x] & 1);
    out[threadIdx.x] = s[63 - threadIdx.x] + odd;
}"""),
}  # fmt: skip
"""Legal kernels, which get no report."""

TOLERATED = {
    "counting barrier that threads past the end leave out": Kernel(source="""(int* out, int n) {
    if ((int)threadIdx.x >= n) return;
    int odd = __syncthreads_count(out[threadIdx.x] & 1);
    out[threadIdx.x] = odd;
}""", scalars=(40,)),
    "barrier in a loop with different trip counts": Kernel(source="""(int* out) {
    for (int i = 0; i <= (int)threadIdx.x % 3; ++i) {
        out[threadIdx.x] = i;
        __syncthreads();
    }
}"""),
    "barrier that one warp leaves out": Kernel(source="""(int* out) {
    if (threadIdx.x < 32) {
        out[threadIdx.x] = 2;
        __syncthreads();
    }
    out[threadIdx.x] += 1;
}"""),
    "barriers that warps reach in different numbers": Kernel(source="""(int* out) {
    for (int i = 0; i <= (int)threadIdx.x / 32; ++i) {
        out[threadIdx.x] = i;
        __syncthreads();
    }
}"""),
    "barriers in both sides of a branch": Kernel(source="""(int* out) {
    if (threadIdx.x < 32) {
        out[threadIdx.x] = 1;
        __syncthreads();
    } else {
        out[threadIdx.x] = 2;
        __syncthreads();
    }
    out[threadIdx.x] += 1;
}"""),
    "threads past the end leave before the barrier": Kernel(source="""(int* out, int n) {
    __shared__ int s[64];
    if ((int)threadIdx.x >= n) return;
    s[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = s[n - 1 - threadIdx.x];
}""", scalars=(40,)),
}  # fmt: skip
"""Kernels with a barrier that not all threads reach, which a GPU tolerates; `REMARKS` has the remark on each."""

REMARKS = {
    "counting barrier that threads past the end leave out": (
        "block=(0,0,0) thread=(40,0,0) k.cu:3: `bar.red.popc.u32 %r5, 0, %p1`: the block passed this "
        "barrier without this thread, which had ended; GPUs tolerate that"
    ),
    "barrier in a loop with different trip counts": (
        "block=(0,0,0) thread=(33,0,0) k.cu:4: `bar.sync 0`: the block passed this barrier without this thread, which "
        "had ended; GPUs tolerate that"
    ),
    "barrier that one warp leaves out": (
        "block=(0,0,0) thread=(32,0,0) k.cu:4: `bar.sync 0`: the block passed this barrier without this thread, which "
        "had ended; GPUs tolerate that"
    ),
    "barriers that warps reach in different numbers": (
        "block=(0,0,0) thread=(0,0,0) k.cu:4: `bar.sync 0`: the block passed this barrier without this thread, which "
        "had ended; GPUs tolerate that"
    ),
    "barriers in both sides of a branch": (
        "block=(0,0,0) thread=(32,0,0) k.cu:4: `bar.sync 0`: the block passed this barrier while this thread was at "
        "that of line 7; GPUs tolerate that"
    ),
    "threads past the end leave before the barrier": (
        "block=(0,0,0) thread=(40,0,0) k.cu:5: `bar.sync 0`: the block passed this barrier without this thread, which "
        "had ended; GPUs tolerate that"
    ),
}


def _checked(prepared: Callable[..., Any], kernel: Kernel, *, target: str = "sm_90", checked: bool = True) -> Launch:
    launch, _ = prepared(
        f'extern "C" __global__ void k{kernel.source}', *kernel.arguments(),
        block=kernel.block, grid=kernel.grid, dynamic=kernel.dynamic, target=target, checked=checked,
    )  # fmt: skip
    return launch


@pytest.fixture(scope="module")
def healthy(prepared: Callable[..., Any]) -> Launch:
    """Return a launch that is right: each element becomes that of the mirrored thread, plus the number of odd ones."""
    return _checked(prepared, GOOD["counts of a barrier"])


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", BAD)
def test_bad_kernel_gets_its_report_and_the_next_launch_is_right(
    prepared: Callable[..., Any], healthy: Launch, name: str
) -> None:
    with pytest.raises(KernelFault) as caught:
        _checked(prepared, BAD[name]).run()
    assert str(caught.value) == SAYS[name]
    healthy.request.arrays["a0"][:] = np.arange(64)
    healthy.run()
    assert healthy.request.arrays["a0"].tolist() == [63 - t + 32 for t in range(64)]


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", GOOD)
def test_legal_kernel_gets_no_report(prepared: Callable[..., Any], name: str) -> None:
    inspection = _checked(prepared, GOOD[name]).inspect()
    assert (inspection.executed, inspection.notes) == (inspection.blocks, ())


@pytest.mark.parametrize("name", TOLERATED)
def test_barrier_that_a_card_tolerates_has_a_remark(prepared: Callable[..., Any], name: str) -> None:
    assert _checked(prepared, TOLERATED[name]).inspect().notes == (REMARKS[name],)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "tiled product without its first barrier",
            (
                "shared variable 'bs', which no thread of the block has written yet: no barrier between line 7, which "
                "writes it, and line 9"
            ),
        ),
        ("reduction without __syncwarp in its last warp", None),
        ("lanes of two sides of a branch", "has written yet: a barrier or a first value is missing"),
    ],
)
def test_lanes_in_step_need_no_syncwarp(prepared: Callable[..., Any], name: str, message: str | None) -> None:
    launch = _checked(prepared, BAD[name], target="sm_61")
    if message is None:
        launch.run()
        return
    with pytest.raises(KernelFault) as caught:
        launch.run()
    assert str(caught.value).endswith(message)


def test_what_a_card_or_its_sanitizer_reports_is_reported() -> None:
    """Its race check does not follow `bar.arrive`; it does not check unwritten shared memory and atomics."""
    text = Path(__file__).with_name("h200_sanitizer.json").read_text(encoding="utf-8")
    rows = json.loads(text)["kernels"]
    reported = {
        row["kernel"]
        for row in rows
        if not row["ends"] or row["memory"] or row["races"] or row["warp_races"] or row["barriers"]
    }
    assert reported - set(BAD) == {"producer and consumer at named barriers"}
    assert all(row["ends"] for row in rows if row["kernel"] in TOLERATED)


def test_checked_code_computes_what_fast_code_does(prepared: Callable[..., Any]) -> None:
    checked = _checked(prepared, GOOD["tiled product"])
    fast = _checked(prepared, GOOD["tiled product"], checked=False)
    checked.run()
    fast.run()
    assert checked.request.arrays["a2"].tolist() == fast.request.arrays["a2"].tolist()
