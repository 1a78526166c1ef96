"""Moves of several elements at once: asynchronous copies, rows of matrices, and tiles of 16 by 16.

The rule: the addresses of each lane are those of a correct move, but for an edge in one lane or in all.
"""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
from author import EDGES, Author, unsigned
from judging import KernelCase, Way
from launches import SLOT, kernel_of, racing, with_offsets
from registry import generator

SHARED = 1024
WARPS = ((32, 1, 1), (32, 1, 1), (64, 1, 1), (16, 2, 1))


def lane_offsets(a: Author, step: int, size: int, room: int) -> list[np.ndarray]:
    """Return offsets of threads for some launches: a line of `step`, one lane or all of them off by an edge."""
    launches = []
    for _ in range(3):
        values = [lane * step % max(room - size + 1, 1) // size * size for lane in range(a.threads)]
        bad = a.pick(0, -size, room - size, room, room - size + a.pick(1, 4, 8), a.pick(*EDGES), a.pick(*EDGES) + size)
        match a.chance.randrange(4):
            case 0:
                values[a.chance.randrange(a.threads)] = bad
            case 1:
                values = [bad + value for value in values]
        launches.append(np.array([unsigned(value) for value in values], np.uint64))
    return launches


def loaded_offset(a: Author) -> str:
    """Return the thread's own offset."""
    return a.set("ld.global.u64", "d", f"[{a.slot('off', 8, of=a.lin)}]")


@generator("copies", "cp.async between the edges of both memories", count=400, sample=3)
def make_copy(chance: random.Random) -> KernelCase:
    """Write one kernel that copies from `data` to shared memory."""
    a = Author(chance, chance.choice(WARPS), chance.choice(((1, 1, 1), (2, 1, 1))))
    a.prologue()
    a.declarations.append(f".shared .align 16 .b8 words[{SHARED}];")
    a.fill_shared("words", SHARED)
    size = a.pick(4, 8, 16, 16)
    caching = "cg" if size == 16 and a.odds(2) else "ca"
    data = a.pick(512, 1000, 2048)
    line = a.set("mul.wide.u32", "d", a.lin, size)
    edge = loaded_offset(a)
    source_is_bad = a.odds(2)
    source = a.set("add.s64", "d", a.pointers["data"], edge if source_is_bad else line)
    base = a.set("mov.u64", "d", "words")
    target = a.set("add.s64", "d", base, line if source_is_bad else edge)
    extra = a.pick("", "", f", {a.pick(0, 1, size // 2, size)}")
    if a.odds(4):
        extra = f", {a.set('and.b32', 'r', a.lin, size - 1)}"
    guard = f"@{a.set('setp.lt.u32', 'p', a.lin, a.pick(1, 20))} " if a.odds(4) else ""
    a.put(f"{guard}cp.async.{caching}.shared.global [{target}], [{source}], {size}{extra};")
    a.put(a.pick("cp.async.wait_all;", "cp.async.commit_group;\ncp.async.wait_group 0;"))
    a.dump_shared("words", SHARED, "out", SLOT * a.threads * a.blocks)
    fills = with_offsets(lane_offsets(a, size, size, data if source_is_bad else SHARED))
    kernel = kernel_of(a, data=data, out=SHARED * a.blocks, fills=fills)
    return KernelCase(racing(kernel))


@generator("matrix-rows", "ldmatrix and stmatrix between the edges of a shared variable", count=300, sample=1)
def make_rows(chance: random.Random) -> KernelCase:
    """Write one kernel that moves matrices of 8 by 8."""
    a = Author(chance, chance.choice(((32, 1, 1), (64, 1, 1))), (1, 1, 1))
    a.prologue()
    a.declarations.append(f".shared .align 16 .b8 words[{SHARED}];")
    a.fill_shared("words", SHARED)
    count = a.pick(1, 2, 4)
    trans = a.pick("", ".trans")
    edge = loaded_offset(a)
    row = a.set("add.s64", "d", a.set("mov.u64", "d", "words"), edge)
    if a.odds(3):
        row = a.set("cvt.u32.u64", "r", row)
    is_load = a.odds(2)
    names = [a.set("mad.lo.u32", "r", a.lin, 65537 + number, number) for number in range(count)]
    registers = f"{{{', '.join(names)}}}"
    if is_load:
        a.put(f"ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {registers}, [{row}];")
        out = a.slot("out", SLOT)
        for number, name in enumerate(names):
            a.put(f"st.global.u32 [{out}+{4 * number}], {name};")
    else:
        a.put(f"stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [{row}], {registers};")
    a.dump_shared("words", SHARED, "out", SLOT * a.threads * a.blocks)
    rows = [
        np.random.default_rng(a.chance.randrange(1 << 30)).permutation(SHARED // 16)[: a.threads] * 16 for _ in range(3)
    ]
    launches = lane_offsets(a, 16, 16, SHARED)
    for number, values in enumerate(rows):
        if a.odds(2):
            launches[number] = values.astype(np.uint64)
    kernel = kernel_of(a, data=64, out=SHARED, fills=with_offsets(launches))
    return KernelCase(racing(kernel))


TILES = {"a": ("f16", 8, 2), "b": ("f16", 8, 2), "c": ("f32", 8, 4)}


def registers_of(a: Author, operand: str) -> str:
    """Return new registers for a fragment."""
    _, count, size = TILES[operand]
    return f"{{{', '.join(a.new('f' if size == 4 else 'r') for _ in range(count))}}}"


def small_numbers(chance: random.Random, type_: type) -> np.ndarray:
    """Return small integers: sums of their products are exact in any order."""
    return np.random.default_rng(chance.randrange(1 << 30)).integers(-4, 5, 1024).astype(type_).view(np.uint8)


@generator("tiles", "wmma tiles between the edges of an array and of a shared variable", count=250, sample=1)
def make_tile(chance: random.Random) -> KernelCase:
    """Write one kernel that multiplies two tiles, or only moves one; one base or distance misses the array."""
    a = Author(chance, (32, 1, 1), (1, 1, 1), names=("data", "off", "out", "sums"))
    a.prologue()
    distance = a.pick(16, 16, 24, 32)
    starts = {"a": a.pointers["data"], "b": a.set("add.s64", "d", a.pointers["data"], 512), "c": a.pointers["sums"]}
    bad = a.pick("a", "b", "c", "d")
    edge = a.set("ld.global.u64", "d", f"[{a.pointers['off']}]")
    fragments, layout = {}, a.pick("row", "col")
    for operand in ("a", "b", "c"):
        address = a.set("add.s64", "d", starts[operand], edge) if operand == bad else starts[operand]
        fragments[operand] = registers_of(a, operand)
        type_ = TILES[operand][0]
        opcode = f"wmma.load.{operand}.sync.aligned.{layout}.m16n16k16.global.{type_}"
        a.put(f"{opcode} {fragments[operand]}, [{address}], {distance};")
    result = registers_of(a, "c")
    product = f"wmma.mma.sync.aligned.{layout}.{layout}.m16n16k16.f32.f32"
    a.put(f"{product} {result}, {', '.join(fragments[operand] for operand in 'abc')};")
    target = a.set("add.s64", "d", a.pointers["out"], edge) if bad == "d" else a.pointers["out"]
    a.put(f"wmma.store.d.sync.aligned.{layout}.m16n16k16.global.f32 [{target}], {result}, {distance};")
    near = [0, 0, 32, 64, 256, 1024, 1536, -32, 8, 32 * a.chance.randrange(-100, 100), a.pick(*EDGES)]
    launches = [np.full(32, unsigned(a.pick(*(near[:6] if a.odds(2) else near))), np.uint64) for _ in range(3)]
    way = a.pick(Way.PLAIN, Way.PLAIN, Way.CHECKED, Way.MARKED)
    kernel = kernel_of(a, data=2048, out=2048, fills=with_offsets(launches), way=way)
    numbers = {"data": small_numbers(chance, np.float16), "sums": small_numbers(chance, np.float32)}
    return KernelCase(replace(kernel, arrays={**kernel.arrays, **numbers}))
