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
    "texture": "the texture units",
    "constant": "the constant cache",
    "l2": "the L2 cache",
    "dram": "DRAM",
    "latency": "waiting for its own results (latency)",
    "wait": "waiting for arithmetic of fixed latency",
    "long_scoreboard": "waiting for global memory",
    "short_scoreboard": "waiting for shared memory",
    "math_pipe": "waiting for a busy arithmetic pipe",
    "dispatch_stall": "waiting for registers of one bank",
    "lg_throttle": "waiting for room in the queue of global memory",
    "mio_throttle": "waiting for room in the queue of shared memory",
    "barrier": "waiting at barriers",
    "not_selected": "waiting while another warp issues",
    "drain": "waiting for the last stores",
    "dispatch": "starting blocks",
    "launch": "the launch itself",
    "launches": "launching the kernels",
    "upload": "copying panels to the GPU",
    "download": "copying the result to the host",
}
"""The names of the terms of the timing model in a sentence; those that begin with "waiting" are of an average warp."""
REMEDIES = {
    "dram": "move fewer bytes: narrower types, or one kernel where there are two.",
    "l2": "keep more in shared memory or registers, so that fewer bytes pass the L2 cache.",
    "l1": "wider loads, or values kept in registers, so that there are fewer requests.",
    "constant": "one address for all lanes of a warp, or shared memory where they want different ones.",
    "texture": "filtered fetches that do the work of several, or plain loads for some of the values.",
    "shared": "keep more in registers: each value read from shared memory used for several results.",
    "load_store": "wider loads and stores: 128 bits a thread make a quarter of the requests.",
    "issue": "fewer instructions an element: unrolling, wider loads, several elements for each thread.",
    "alu": "cheaper indices: hoist them out of loops, or use powers of two.",
    "fma": "fewer operations or tensor cores: the arithmetic itself is what is left.",
    "tensor": "narrower types, where their precision is enough: the tensor cores are what is left.",
    "fp64": "float32, where its precision is enough: this GPU has fewer lanes for double precision.",
    "wait": "independent instructions between each result and its use: unrolling, several elements for each thread.",
    "long_scoreboard": "several independent loads in flight for each thread, more resident warps, or shared memory.",
    "short_scoreboard": "values of shared memory kept in registers, or several independent reads in flight.",
    "dispatch_stall": "a newer compiler or another order of the operands: it chooses the registers.",
    "math_pipe": "fewer operations for this pipe: the arithmetic itself is what is left.",
    "lg_throttle": "wider loads and stores: 128 bits a thread make a quarter of the requests.",
    "mio_throttle": "wider accesses to shared memory, or more kept in registers, so that there are fewer requests.",
    "barrier": "several smaller blocks on an SM, so that one works while another waits, or more work between barriers.",
    "not_selected": "fewer instructions an element: enough warps are ready, and they take turns.",
    "drain": "fewer bytes to store at the end of each warp, in full sectors.",
    "latency": "several independent loads in flight for each thread, or more resident warps.",
}
"""The end of a sentence that begins with `Try:`, for the heaviest term of a point without waste."""


def term_words(term: str) -> str:
    """Return a term of the timing model in a sentence.

    Example:
        >>> term_words("dram"), term_words("tail"), term_words("a term of a newer version")
        ('DRAM', 'the last wave of blocks', 'a term of a newer version')
    """
    return "the last wave of blocks" if term == "tail" else TERMS.get(term, term)
