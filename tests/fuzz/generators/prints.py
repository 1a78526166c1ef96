"""`printf` with forged formats, strings and buffers of arguments: no byte from outside the launch may be printed.

The rule: what a kernel prints is searched for the bytes of canaries and of the secret by the judgement of every kernel;
here they are what the kernels try to print.
"""

from __future__ import annotations

import random
from functools import partial

import numpy as np
from forging import PLACES, forged
from judging import Kernel, KernelCase, Way
from registry import generator

SOURCE = """extern "C" __device__ int vprintf(const char*, const char*);
extern "C" __global__ void k(const char* data, const unsigned long long* off, unsigned* out, const char* more) {{
    unsigned t = threadIdx.x;
    const char* p = (const char*)off[t];
    __shared__ char word[16];
    char mine[8] = {{'m', (char)('0' + t % 10), 0}};
    if (t < 16) word[t] = t < 15 ? 'w' : 0;
    __syncthreads();
    {call}
    out[t] = mine[t % 2];
}}
"""
CALLS = (
    'printf("%s", p);',
    "printf(p);",
    'printf("%d %s|%5s\\n", t, p, p);',
    'printf("%.*s", (int)(off[0] & 127), p);',
    'vprintf("%s%s", p);',
    'vprintf("%d %lld %f %s", p);',
    'if (t % 8 == 3) printf("%s %s", t & 1 ? p : data, more);',
    'printf("%s", word + (off[t] & 31));',
    'printf("%s", mine + (off[t] & 15));',
    'printf("%s", (const char*)((unsigned long long)word + off[0]));',
    "for (int i = 0; i < 3; ++i) vprintf(p + i, p);",
)


@generator("prints", "printf with forged formats, strings and buffers", count=200, sample=2)
def make(chance: random.Random) -> KernelCase:
    """Write one source that prints."""
    threads = chance.choice([32, 7, 64])
    fills = []
    for _ in range(4):
        place = chance.choice(PLACES)
        lane = chance.choice([None, chance.randrange(threads)])
        places = (place, place) if lane is None else ("own", place)
        fills.append(partial(forged, places=places, lane=lane, threads=threads, number=chance.randrange(99)))
    text = np.frombuffer(b"%s %d text %n %c %lld %%;" * 5, np.uint8)
    size = chance.choice([64, 100])
    return KernelCase(
        Kernel(
            text=SOURCE.format(call=chance.choice(CALLS)),
            is_cuda=True,
            arrays={
                "data": text[:size],
                "off": np.zeros(threads, np.uint64),
                "out": np.zeros(threads, np.uint32),
                "more": np.frombuffer(b"more\0" + b"x" * 59, np.uint8),
            },
            parameters=["data", "off", "out", "more"],
            block=(threads, 1, 1),
            fills=fills,
            way=chance.choice([Way.PLAIN, Way.PLAIN, Way.CHECKED, Way.MARKED]),
            loose=True,
            may_race=True,
            arena_seed=chance.randrange(1 << 30),
        )
    )
