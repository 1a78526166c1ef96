"""Calls: recursion with buffers on the stack, functions by their addresses, tables of functions and of branches.

The rule: depth, index and address come from the array `off`; those of a correct program give its result, others a
fault.
"""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
from author import EDGES, Author, shape, unsigned
from judging import Kernel, KernelCase, Way
from launches import SLOT, kernel_of, with_offsets
from registry import generator

HEAD = """extern "C" __global__ void k(unsigned char* data, const long long* off, unsigned* out) {
    unsigned t = threadIdx.x;
"""
BUFFER = """__device__ __noinline__ unsigned f(int d, const long long* off, unsigned t) {{
    {align}unsigned buf[{size}];
    for (int i = 0; i < {size}; ++i) buf[i] = d * i + t;
    buf[off[0] + (off[1] == d ? off[2] : 0)] = 1000 + d;
    unsigned r = d > 0 ? f(d - {down}, off, t){again} : 1;
    for (int i = 0; i < {size}; ++i) r = r * 5 + buf[i];
    return r;
}}
"""
ESCAPING = """__device__ __noinline__ void g(unsigned* p, long long i, unsigned v) {{ p[i] = v; }}
__device__ __noinline__ unsigned f(int d, const long long* off, unsigned* above) {{
    {align}unsigned buf[{size}];
    for (int i = 0; i < {size}; ++i) buf[i] = d + i;
    if (d > 0) {{ f(d - 1, off, buf); }}
    g(off[1] == d ? above : buf, off[0], 50 + d);
    unsigned r = 0;
    for (int i = 0; i < {size}; ++i) r = r * 3 + buf[i];
    return r + d;
}}
"""
NO_BUFFER = """__device__ __noinline__ unsigned long long f(int d, const long long* off) {{
    if (d <= 0) {{
        long long at = off[3], value = off[2];
        if (off[1]) asm volatile("st.local.u{bits} [%0], %1;" :: "l"(at), "{letter}"(({type})value) : "memory");
        return 1;
    }}
    unsigned long long a = off[0] * d, r = f(d - 1, off);
    if (off[2] == 77) r += f(d - 2, off) * a + 3;
    return r * 3 + a;
}}
"""
TABLE = """typedef unsigned (*F)(unsigned, unsigned);
__device__ unsigned add(unsigned a, unsigned b) {{ return a + b; }}
__device__ unsigned mul(unsigned a, unsigned b) {{ return a * b + 1; }}
__device__ unsigned sub(unsigned a, unsigned b) {{ return a - b; }}
__device__ unsigned other(unsigned a) {{ return ~a; }}
{space} F table[{count}] = {{add, mul, sub{more}}};
__device__ unsigned (*single[1])(unsigned) = {{other}};
"""
CALLS = (
    "out[t] = table[{lane} + off[0]](t, 3) + single[off[1]](t);",
    "F p = table[{lane} % 3]; long long a = (long long)p + off[0]; out[t] = ((F)a)(t, 5) + single[0](1);",
    "F p = t == off[1] ? (F)(unsigned long long)off[0] : table[{lane} % 3]; out[t] = p(t, 2) + single[0](t);",
    "out[t] = ((F)single[0])(t, 9);",
    """switch (off[0] + {lane}) {{ case 0: out[t] = 5; break; case 1: out[t] = table[1](t, t); break;
    case 2: out[t] = 7 * t; break; case 3: out[t] = 1; break; case 4: out[t] = t ^ 9; break; case 5: out[t] = 11; break;
    default: out[t] = 13; }}""",
)


WAYS = (Way.PLAIN, Way.PLAIN, Way.CHECKED, Way.MARKED, Way.TWO_THREADS)


def cuda(chance: random.Random, text: str, launches: list[np.ndarray], **how: object) -> KernelCase:
    """Return a case of a source whose blocks have one warp or two."""
    threads = chance.choice([32, 32, 7, 64])
    kernel = Kernel(
        text=text, is_cuda=True, parameters=["data", "off", "out"], block=(threads, 1, 1),
        arrays={"data": np.zeros(64, np.uint8), "off": np.zeros(4, np.uint64), "out": np.zeros(2 * threads, np.uint32)},
        fills=with_offsets(launches), way=chance.choice(WAYS),
        arena_seed=chance.randrange(1 << 30),
    )  # fmt: skip
    return KernelCase(replace(kernel, **how))


def numbers(*values: int) -> np.ndarray:
    """Return the contents of `off`."""
    return np.array([unsigned(value) for value in (*values, 0, 0, 0, 0)][:4], np.uint64)


@generator("recursion", "recursive functions with buffers, and stores to the stack below them", count=250, sample=1)
def make_recursion(chance: random.Random) -> KernelCase:
    """Write one recursive source."""
    size = chance.choice([2, 4, 8, 16])
    align = chance.choice(["", "", *(f"alignas({2**power}) " for power in range(2, 9))])
    one_stack, is_legal = False, chance.randrange(3) == 0
    depth = chance.choice(["3", "(int)(t & 3)", "1", "6", "(int)off[3]", "9"])
    edge = [-1, size, size + 1, -2, 2 * size, 4 * size, size + 8, *(chance.choice(EDGES) for _ in range(4))]
    if is_legal:
        edge = [size // 2]
    match chance.randrange(3):
        case 0:
            again = chance.choice(["", "", " + f(d - 2, off, t)"])
            text = (
                BUFFER.format(size=size, align=align, down=chance.choice([1, 2]), again=again)
                + HEAD
                + f"    out[t] = f({depth}, off, t);\n}}\n"
            )
            ends = [1, 2, 4, *([5000, 100_000] if not again and not is_legal else [])]
            launches = [numbers(chance.randrange(size), -1, 0, chance.choice(ends))]
            launches += [
                numbers(0, chance.randrange(4), chance.choice([0, size - 1, *edge]), chance.choice(ends[:3]))
                for _ in range(3)
            ]
        case 1:
            one_stack = True
            text = (
                ESCAPING.format(size=size, align=align)
                + HEAD
                + f"    unsigned top[{size}] = {{}};\n    out[t] = f({depth}, off, top) + top[{size - 1}];\n}}\n"
            )
            launches = [numbers(chance.choice([0, size - 1, *edge]), chance.randrange(4), 0, 2) for _ in range(4)]
        case _:
            bits, letter, type_ = chance.choice(
                [(64, "l", "long long"), (32, "r", "int"), (16, "h", "short"), (8, "r", "int")]
            )
            text = (
                NO_BUFFER.format(bits=bits, letter=letter, type=type_)
                + HEAD
                + "    out[t] = (unsigned)f(t & 3, off);\n}\n"
            )
            launches = [
                numbers(5, 0, 1, 0),
                *(numbers(5, 1, chance.choice([0, 1, 2, 3]), 4 * chance.randrange(64)) for _ in range(3)),
            ]
            launches.append(numbers(7, 1, chance.randrange(16), chance.choice([16384, 16376, 16380, *EDGES])))
            if is_legal:
                launches = launches[:1]
    return cuda(chance, text, launches, one_stack=one_stack)


@generator("function-tables", "functions and branches chosen by an index or an address", count=250, sample=3)
def make_table(chance: random.Random) -> KernelCase:
    """Write one source with a table of functions, or PTX with a table of branches."""
    if chance.randrange(2):
        return branch_table(chance)
    count = chance.choice([3, 4, 6])
    head = TABLE.format(
        space=chance.choice(["__device__", "__constant__"]), count=count, more=", add" if count > 3 else ""
    )
    body = chance.choice(CALLS).format(lane=chance.choice(["t % 3", "0", "(t & 1)"]))
    indices = [0, 0, 1, 2, 3, 4, 5, -1, 6, 7, 8, 16, -16, 32, 64, chance.choice(EDGES), chance.choice(EDGES)]
    launches = [numbers(chance.choice(indices), chance.choice([0, 0, 1, -1, 5])) for _ in range(5)]
    launches.append(numbers(0, 0))
    return cuda(chance, head + HEAD + "    " + body + "\n}\n", launches)


def branch_table(chance: random.Random) -> KernelCase:
    """Write PTX whose lanes go through a table of branches."""
    block, grid = shape(chance)
    a = Author(chance, block, grid)
    a.prologue()
    targets = [a.label() for _ in range(chance.choice([1, 2, 3, 5, 8]))]
    end, table = a.label(), a.label()
    loaded = a.set("ld.global.u32", "r", f"[{a.slot('off', 8, of=a.lin)}]")
    index = a.set("add.u32", "r", loaded, a.set("and.b32", "r", a.lin, a.pick(0, 0, 1, 3)))
    value = a.set("mov.b32", "r", 1)
    out = a.slot("out", SLOT)
    places = [chance.choice(targets) for _ in targets] if a.odds(3) else targets
    a.put(f"{table}: .branchtargets {', '.join(places)};", f"brx.idx {index}, {table};")
    order = targets[:]
    chance.shuffle(order)
    for number, target in enumerate(order):
        a.put(f"{target}:", f"add.u32 {value}, {value}, {10 * number + 3};")
        if not a.odds(4):
            a.put(f"bra {end};")
    a.put(f"{end}:", f"st.global.u32 [{out}], {value};")
    count = len(targets)
    launches, is_legal = [], a.odds(3)
    for _ in range(4):
        values = np.array([chance.randrange(max(count - 3, 1)) for _ in range(a.threads)], np.uint64)
        if not is_legal and a.odds(2):
            bad = [count, count + 1, 1 << 31, (1 << 32) - 1, count - 1, 255, 256, 1 << 16]
            values[chance.randrange(a.threads) if a.odds(2) else slice(None)] = chance.choice(bad)
        launches.append(values)
    return KernelCase(kernel_of(a, data=64, fills=with_offsets(launches)))
