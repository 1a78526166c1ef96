"""CUDA C++ as people write it, with an index or a pointer that fits or misses by an edge.

The rule: the sources are templates with holes; what NVRTC makes of them is executed on both sides. Offsets come from
the array `off`, so a kernel has several launches.
"""

from __future__ import annotations

import random

import numpy as np
from author import EDGES, shape, unsigned
from judging import Kernel, KernelCase, Way
from launches import WAYS, with_offsets
from registry import generator

ELEMENTS = {"char": 1, "unsigned short": 2, "int": 4, "unsigned": 4, "long long": 8, "float": 4, "int2": 8, "int4": 16,
            "uchar4": 4, "ushort2": 4, "longlong2": 16}  # fmt: skip
HEAD = 'extern "C" __global__ void k(unsigned char* data, const long long* off, unsigned* out) {\n'
THREAD = (
    "    unsigned t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);\n"
    "    unsigned b = blockIdx.x + gridDim.x * blockIdx.y, n = blockDim.x * blockDim.y * blockDim.z;\n"
    "    unsigned* mine = out + (b * n + t) * 4;\n"
)
DATA = 1024
"""Bytes of `data`."""
LANE = ("t", "threadIdx.x", "(t ^ 1)", "(31 - t % 32)", "t % 8", "0u", "t / 4")

GLOBAL = """    {T}* p = ({T}*)data;
    {T} v = p[{index}];
    mine[0] = ((unsigned char*)&v)[{byte}];
"""
STORED = """    {T}* p = ({T}*)data;
    {T} v;
    memset(&v, {byte} + 5, sizeof v);
    p[{index}] = v;
"""
SHIFTED = """    unsigned char* p = data + ((unsigned long long)t << {shift}) + off[0];
    if (off[1] == 0) *p = 7; else mine[0] = *p;
"""
NARROW = """    int i = (int)(t * {factor}) + (int)off[0];
    {sign} int j = i * {small};
    ((unsigned short*)data)[j] = 9;
"""
LOOP = """    unsigned sum = 0;
    {unroll}
    for (int i = 0; i < {trips}; ++i) sum += ((unsigned*)data)[i * {step} + off[0] + {lane}];
    mine[0] = sum;
"""
GROWING = """    unsigned long long at = off[0];
    for (unsigned i = 0; i < (unsigned)off[1] % 40; ++i) {{ data[at + t] = 3; at += {grow}; if ({lane} == 5) break; }}
"""
SHARED = """    __shared__ unsigned s[{size}];
    for (unsigned i = t; i < {size}; i += n) s[i] = i * 3;
    __syncthreads();
    mine[0] = s[{lane} + off[0]];
"""
TWO_DIMENSIONS = """    __shared__ unsigned short s[{size}][{size} + 1];
    for (unsigned i = t; i < {size} * ({size} + 1); i += n) s[i / ({size} + 1)][i % ({size} + 1)] = i;
    __syncthreads();
    mine[0] = s[(t + off[0]) % {size}][{lane} % {size}] + s[off[1] & {mask}][1];
"""
DYNAMIC = """    extern __shared__ unsigned s[];
    for (unsigned i = t; i < 64; i += n) s[i] = i + 1;
    __syncthreads();
    mine[0] = s[{lane} % 64 + off[0]];
"""
LOCAL = """    unsigned buf[{size}];
    for (int i = 0; i < {size}; ++i) buf[i] = i * t + 1;
    buf[(t + off[0]) {cut}] = 77;
    unsigned sum = 0;
    for (int i = 0; i < {size}; ++i) sum = sum * 3 + buf[i];
    mine[0] = sum + buf[(off[1] + t) {cut}];
"""
CHOSEN = """    __shared__ unsigned s[64];
    unsigned keep[4] = {{1, 2, 3, t}};
    for (unsigned i = t; i < 64; i += n) s[i] = i + 1;
    __syncthreads();
    unsigned* p = off[2] & 1 ? s : off[2] & 2 ? keep : (unsigned*)data;
    mine[0] = p[t % 4 + off[0]];
"""
UPDATED = """    unsigned* p = (unsigned*)data + {lane} + off[0];
    {update}
"""
HALVES = """    union {{ unsigned char* p; unsigned w[2]; }} u;
    u.p = data;
    unsigned low = u.w[0] + (unsigned)off[1], high = u.w[1];
    unsigned* q = (unsigned*)(((unsigned long long)high << 32) | low);
    mine[0] = q[{lane} + off[0]];
"""
DISTANCE = """    long long d = (long long)data - (long long)out;
    unsigned* q = (unsigned*)((unsigned long long)out + d - off[0] * {factor});
    if (q == (unsigned*)data) mine[0] = 5; else mine[0] = *q;
"""
TEMPLATES = (GLOBAL, GLOBAL, STORED, STORED, SHIFTED, NARROW, LOOP, LOOP, GROWING, SHARED, TWO_DIMENSIONS, DYNAMIC,
             LOCAL, LOCAL, CHOSEN, UPDATED, HALVES, DISTANCE)  # fmt: skip
INDICES = ("{lane} + off[0]", "{lane} * {factor} + off[0]", "off[t]", "off[t] + {lane}", "(int)off[0] + (int){lane}",
           "(unsigned)off[0] - {lane}", "off[0] - (long long){lane}", "(short)off[0] + {lane}",
           "(({lane} + 1) * off[0]) >> 1")  # fmt: skip
UPDATES = ("atomicAdd(p, 1u);", "atomicMax((int*)p, 5);", "atomicOr(p, 8u);", "atomicExch(p, 4u);",
           "atomicCAS(p, 3u, 3u);", "atomicAdd((unsigned long long*)p, 2ull);")  # fmt: skip


def filled(chance: random.Random, template: str, element: str) -> str:
    """Fill the holes of a template."""
    lane = chance.choice(LANE)
    holes = {
        "T": element,
        "byte": chance.randrange(ELEMENTS[element]),
        "shift": chance.choice([0, 2, 31, 32, 60, 61, 62, 63]),
        "factor": chance.choice([1, 2, 3, 4, 1 << 28, 0x55555556]),
        "small": chance.choice([1, 2, 5]),
        "sign": chance.choice(["", "unsigned"]),
        "trips": chance.choice(["4", "17", "(int)(off[1] & 31)", "(int)(t & 7)"]),
        "step": chance.choice([1, 4, 16, -1, 100]),
        "lane": lane,
        "unroll": chance.choice(["", "#pragma unroll 1", "#pragma unroll 4"]),
        "grow": chance.choice(["32", "1ull << 61", "off[2]", "-16"]),
        "size": chance.choice([8, 16, 33]),
        "mask": chance.choice([7, 15, 63]),
        "cut": chance.choice(["", "", "& 7"]),
        "update": chance.choice(UPDATES),
    }
    holes["index"] = chance.choice(INDICES).format(**holes)
    return template.format(**holes)


def values_of(chance: random.Random, threads: int, size: int) -> np.ndarray:
    """Return offsets for one launch, small ones half of the time."""
    small = [0, 0, 1, 2, 3, 5, 7, size - threads, size - 1, size, -1, -4, size // 2]
    near = [chance.choice(small) for _ in range(max(threads, 4))]
    if chance.randrange(2):
        near = [abs(value) % max(size // 2, 1) for value in near]
    if chance.randrange(3) == 0:
        near[chance.randrange(4)] = chance.choice(EDGES) + chance.choice([0, 0, 4, -8])
    return np.array([unsigned(value) for value in near], np.uint64)


@generator("sources", "CUDA C++ with an index that misses by an edge", count=700, sample=5)
def make(chance: random.Random) -> KernelCase:
    """Write one source."""
    block, grid = shape(chance)
    threads = block[0] * block[1] * block[2]
    template, element = chance.choice(TEMPLATES), chance.choice(list(ELEMENTS))
    body = filled(chance, template, element)
    elements = {GLOBAL: DATA // ELEMENTS[element], STORED: DATA // ELEMENTS[element], LOCAL: 8, CHOSEN: 16,
                SHARED: 16, DYNAMIC: 64}.get(template, DATA // 4)  # fmt: skip
    draw = np.random.default_rng(chance.randrange(1 << 30))
    way = chance.choice(WAYS)
    if way is Way.RECORDED or (way is Way.SAMPLED and template is UPDATED):
        way = Way.PLAIN
    return KernelCase(
        Kernel(
            text=HEAD + THREAD + body + "}\n",
            is_cuda=True,
            arrays={
                "data": draw.integers(0, 256, DATA, dtype=np.uint8),
                "off": np.zeros(max(threads, 4), np.uint64),
                "out": np.zeros(16 * threads * grid[0] * grid[1], np.uint8),
            },
            parameters=["data", "off", "out"],
            block=block,
            grid=grid,
            dynamic=256,
            fills=with_offsets([values_of(chance, threads, elements) for _ in range(4)]),
            way=way,
            may_race=template in {GROWING, SHARED},
            arena_seed=chance.randrange(1 << 30),
        )
    )
