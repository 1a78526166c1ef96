"""Pointers that no launch handed out: forged, left from memory that is gone, or made from registers never written.

The rule: an address comes from the array `off`, which each launch fills with addresses of this process, or from a
register that not every lane has written.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import numpy as np
from author import TYPES, Author, shape
from forging import PLACES, forged
from judging import KernelCase
from launches import SLOT, kernel_of, with_offsets
from registry import generator

KINDS = ("ld.global", "ld", "st.global", "st", "atom.global", "atom", "ld.global.nc", "ld.volatile.global")


@generator("forged-pointers", "addresses that the kernel reads from memory", count=800, sample=5)
def make(chance: random.Random) -> KernelCase:
    """Write one kernel that accesses an address that it loads."""
    block, grid = shape(chance)
    a = Author(chance, block, grid, names=("data", "off", "out", "more"))
    a.prologue()
    if a.odds(2):
        a.declarations.append(".shared .align 16 .b8 words[256];")
        a.fill_shared("words", 256)
    if a.odds(3):
        a.declarations.append(".local .align 16 .b8 kept[32];")
        a.fill_local("kept", 32)
    is_uniform = a.odds(3)
    pointer = a.set("ld.global.u64", "d", f"[{a.pointers['off'] if is_uniform else a.slot('off', 8, of=a.lin)}]")
    match chance.randrange(5):
        case 0:
            delta = a.set("sub.s64", "d", pointer, a.pointers["data"])
            pointer = a.set("add.s64", "d", delta, a.pointers["data"])
        case 1:
            pointer = a.set("add.s64", "d", a.pointers["data"], a.set("sub.s64", "d", pointer, a.pointers["data"]))
        case 2:
            p = a.set("setp.lt.u32", "p", a.lin, a.pick(1, 16))
            pointer = a.set("selp.b64", "d", pointer, a.pointers["data"], p)
        case 3:
            low, high = a.new("r"), a.new("r")
            a.put(f"mov.b64 {{{low}, {high}}}, {pointer};")
            pointer = a.set("mov.b64", "d", f"{{{low}, {high}}}")
    guarded_access(a, f"[{pointer}+{a.pick(0, 0, 0, 4, -8)}]", a.pick(*KINDS))
    fills = []
    is_legal = a.odds(3)
    for _ in range(4):
        place = a.pick("own", "other") if is_legal else a.pick(*PLACES)
        lane = None if is_uniform or a.odds(2) else a.chance.randrange(a.threads)
        places = (place, place) if lane is None else ("own", place)
        fills.append(partial(forged, places=places, lane=lane, threads=a.threads, number=a.chance.randrange(99)))
    kernel = kernel_of(a, data=a.pick(64, 128, 1000), fills=fills, updates=True)
    more = np.arange(256, dtype=np.uint8)
    return KernelCase(replace(kernel, arrays={**kernel.arrays, "more": more}))


def guarded_access(a: Author, at: str, kind: str) -> None:
    """Write an access of some width, and store what it gives."""
    type_ = a.pick("u8", "u16", "u32", "u64") if not kind.startswith("atom") else a.pick("u32", "u64")
    prefix = "d" if TYPES[type_] == 8 else "r"
    result = a.set(f"mov.b{64 if prefix == 'd' else 32}", prefix, 0)
    guard = ""
    if a.odds(4):
        guard = f"@{a.set('setp.lt.u32', 'p', a.lin, a.pick(1, 8, 40))} "
    if kind.startswith("ld"):
        a.put(f"{guard}{kind}.{type_} {result}, {at};")
        a.put(f"st.global.u{64 if prefix == 'd' else 32} [{a.slot('out', SLOT)}], {result};")
    elif kind.startswith("atom"):
        a.put(f"{guard}{kind}.or.b{8 * TYPES[type_]} {result}, {at}, 0;")
    else:
        a.put(f"{guard}{kind}.{type_} {at}, {result};")


@generator(
    "unwritten", "addresses made from registers that nothing, or not every lane, has written", count=500, sample=6
)
def make_unwritten(chance: random.Random) -> KernelCase:
    """Write one kernel whose address has a part that is not definitely assigned."""
    block, grid = shape(chance)
    a = Author(chance, block, grid)
    a.prologue()
    part = a.new("d")
    pointer = a.pointers["data"]
    value = a.pick("0", "4", "16")
    match chance.randrange(7):
        case 0:
            pass
        case 1:
            a.put(f"@{a.set('setp.lt.u32', 'p', a.lin, a.pick(0, 1, 16))} mov.b64 {part}, {value};")
        case 2:
            over = a.label()
            a.put(
                f"@{a.set('setp.ge.u32', 'p', a.lin, a.pick(0, 3))} bra {over};",
                f"mov.b64 {part}, {value};",
                f"{over}:",
            )
        case 3:
            p = a.set("setp.eq.u32", "p", a.lin, 77)
            a.put(f"@{p} ld.global.u64 {part}, [{a.pointers['off']}];")
        case 4:
            low, high = a.set("mov.b32", "r", value), a.new("r")
            a.put(f"mov.b64 {part}, {{{low}, {high}}};")
        case 5:
            narrow = a.new("r")
            a.put(f"cvt.u64.u32 {part}, {narrow};")
        case _:
            index, head, done, p = a.new("r"), a.label(), a.label(), a.new("p")
            trips = a.set("and.b32", "r", a.lin, a.pick(0, 1, 3))
            a.put(f"mov.u32 {index}, 0;", f"{head}:", f"setp.ge.u32 {p}, {index}, {trips};", f"@{p} bra {done};",
                  f"mov.b64 {part}, {value};", f"add.u32 {index}, {index}, 1;", f"bra {head};", f"{done}:")  # fmt: skip
    match chance.randrange(4):
        case 0:
            address = part
        case 1:
            address = a.set("add.s64", "d", pointer, a.set("shl.b64", "d", part, a.pick(0, 2, 12)))
        case 2:
            address = a.set("mad.lo.s64", "d", part, a.pick(1, 4096), pointer)
        case _:
            address = a.set("add.s64", "d", pointer, part)
    if a.odds(3):
        lane = a.set("mul.wide.u32", "d", a.lin, 4)
        address = a.set("add.s64", "d", address, lane)
    guarded_access(a, f"[{address}]", a.pick(*KINDS))
    return KernelCase(kernel_of(a, data=1000, fills=with_offsets([np.zeros(a.threads, np.uint64)]), updates=True))
