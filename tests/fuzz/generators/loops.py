"""Kernels that never end, and control flow that no structured program has.

The rule: lanes jump between labels as counters in registers tell them; a kernel ends within a few hundred steps, or
never does and must meet the limit of instructions.
"""

from __future__ import annotations

import random

import numpy as np
from author import Author, shape
from judging import KernelCase
from launches import SLOT, kernel_of, with_offsets
from registry import generator


@generator("jumps", "loops with several entries, and loops without end", count=300, sample=3)
def make(chance: random.Random) -> KernelCase:
    """Write one kernel of a few blocks that jump to each other."""
    block, grid = shape(chance)
    a = Author(chance, block, grid)
    a.prologue()
    out = a.slot("out", SLOT)
    data = a.set("mad.wide.u32", "d", a.set("and.b32", "r", a.lin, 15), 4, a.pointers["data"])
    fuel = a.set("ld.global.u32", "r", f"[{a.slot('off', 8, of=a.lin)}]")
    value, done = a.set("mov.b32", "r", 0), a.label()
    labels = [a.label() for _ in range(chance.randrange(2, 6))]
    endless = a.odds(6)
    a.put(f"@{a.set('setp.lt.u32', 'p', a.lin, a.pick(3, 16, 1000))} bra {a.pick(*labels)};")
    for number, label in enumerate(labels):
        a.put(f"{label}:", f"mad.lo.u32 {value}, {value}, 3, {number + 1};")
        if not endless or number == 0:
            p = a.set("setp.eq.u32", "p", fuel, 0)
            a.put(f"@{p} bra {done};", f"sub.u32 {fuel}, {fuel}, 1;")
        if a.odds(3):
            word = a.set("ld.global.u32", "r", f"[{data}]")
            a.put(f"xor.b32 {value}, {value}, {word};")
        bit = a.set("and.b32", "r", a.pick(value, a.lin, fuel), a.pick(1, 2, 4))
        a.put(f"@{a.set('setp.eq.u32', 'p', bit, 0)} bra {a.pick(*labels)};")
        if a.odds(2):
            a.put(f"bra {a.pick(*labels)};")
    a.put(f"{done}:", f"st.global.u32 [{out}], {value};")
    fuels = [np.array([chance.randrange(12) for _ in range(a.threads)], np.uint64) for _ in range(2)]
    return KernelCase(kernel_of(a, data=64, fills=with_offsets(fuels)))
