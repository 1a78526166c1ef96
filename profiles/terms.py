"""The terms of the timing model in words, and what to try where one of them takes the time.

The rule: a term has the name that `cuda.timing` gives it; a term without an entry here is shown by that name.
"""

from __future__ import annotations

TERMS = {
    "issue": "issuing instructions",
    "fma": "float32 arithmetic",
    "alu": "integer arithmetic",
    "fp64": "double precision arithmetic",
    "tensor": "products of matrices (tensor cores)",
    "sfu": "special functions",
    "convert": "conversions",
    "load_store": "issuing memory requests",
    "shared": "shared memory",
    "l1": "the L1 cache",
    "l2": "the L2 cache",
    "dram": "DRAM",
    "latency": "waiting for its own results (latency)",
    "dispatch": "starting blocks",
    "launch": "the launch itself",
    "launches": "launching the kernels",
    "upload": "copying panels to the GPU",
    "download": "copying the result to the host",
}
"""The names of the terms of the timing model in a sentence."""
REMEDIES = {
    "dram": "move fewer bytes: narrower types, or one kernel where there are two.",
    "l2": "keep more in shared memory or registers, so that fewer bytes pass the L2 cache.",
    "l1": "wider loads, or values kept in registers, so that there are fewer requests.",
    "shared": "keep more in registers: each value read from shared memory used for several results.",
    "load_store": "wider loads and stores: 128 bits a thread make a quarter of the requests.",
    "issue": "fewer instructions an element: unrolling, wider loads, several elements for each thread.",
    "alu": "cheaper indices: hoist them out of loops, or use powers of two.",
    "fma": "fewer operations or tensor cores: the arithmetic itself is what is left.",
    "tensor": "narrower types, where their precision is enough: the tensor cores are what is left.",
    "fp64": "float32, where its precision is enough: this GPU has fewer lanes for double precision.",
    "latency": "several independent loads in flight for each thread, or more resident warps.",
}
"""The end of a sentence that begins with `Try:`, for the heaviest term of a point without waste."""
