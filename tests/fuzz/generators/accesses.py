"""Single accesses: kind x space x width x offset edge x lane pattern x way of making the address x mode.

The rule: a kernel makes one access (or a few at fixed distances, or one in a loop) whose address is the target's, plus
an offset that fits or misses it by an edge. Each launch has another offset where the kernel loads it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
from author import EDGES, TYPES, Author, shape, unsigned
from judging import KernelCase
from launches import SLOT, kernel_of, racing, with_offsets
from registry import generator

ATOMIC = (("add", "u32"), ("add", "u64"), ("min", "s32"), ("max", "u32"), ("and", "b32"), ("or", "b64"), ("xor", "b32"),
          ("max", "s64"), ("exch", "b32"), ("exch", "b64"), ("cas", "b32"), ("cas", "b64"))  # fmt: skip


@dataclass
class Plan:
    """What is accessed, and how: the pieces that the steps of writing a kernel share.

    `results` are the registers that loads write, `kept` what an atomic operation gave, `value` what is stored.
    """

    kind: str
    space: str
    type: str
    count: int
    size: int
    generic: bool
    operation: str = ""
    address_space: str = ""
    results: list[str] = field(default_factory=list)
    kept: str = ""
    value: str = ""

    @property
    def width(self) -> int:
        """Bytes of one access."""
        return TYPES[self.type] * self.count


def planned(chance: random.Random) -> Plan:
    """Choose what is accessed."""
    kind = chance.choice(["ld"] * 5 + ["st"] * 5 + ["red", "atom"] * 2)
    space = chance.choice(["global"] * 5 + ["shared"] * 3 + ["local"] * 2 + ["variable"])
    if space == "local" and kind in {"red", "atom"}:
        kind = "st"
    type_ = chance.choice(list(TYPES))
    count = chance.choice([1, 1, 1, 2, 4]) if kind in {"ld", "st"} else 1
    if TYPES[type_] * count > 16:
        count = 2
    if kind in {"red", "atom"}:
        type_ = ""
    size = {"global": chance.choice([64, 256, 260, 1000, 4096]), "shared": chance.choice([64, 256, 1024, 4000]),
            "local": chance.choice([16, 32, 80]), "variable": chance.choice([64, 512])}[space]  # fmt: skip
    return Plan(kind, space, type_, count, size, generic=chance.randrange(3) == 0)


def base_pointer(a: Author, name: str) -> str:  # noqa: PLR0911 - a way each
    """Return a register with the pointer of an array, made in one of many ways."""
    pointer = a.pointers[name]
    other = a.pointers["out"]
    match a.chance.randrange(16):
        case 0:
            key = a.chance.randrange(1 << 63)
            return a.set("xor.b64", "d", a.set("xor.b64", "d", pointer, key), key)
        case 1:
            return a.set("not.b64", "d", a.set("not.b64", "d", pointer))
        case 2:
            low, high = a.new("r"), a.new("r")
            a.put(f"mov.b64 {{{low}, {high}}}, {pointer};")
            return a.set("mov.b64", "d", f"{{{low}, {high}}}")
        case 3:
            low, high = a.set("ld.param.u32", "r", f"[{name}]"), a.set("ld.param.u32", "r", f"[{name}+4]")
            return a.set("mov.b64", "d", f"{{{low}, {high}}}")
        case 4:
            return a.set("add.s64", "d", other, a.set("sub.s64", "d", pointer, other))
        case 5:
            return a.set("shr.u64", "d", a.set("shl.b64", "d", pointer, 16), 16)
        case 6:
            a.put(f"st.global.u64 [{a.slot('out', SLOT)}+24], {pointer};")
            register = a.set("ld.global.u64", "d", f"[{a.slot('out', SLOT)}+24]")
            a.put(f"st.global.u64 [{a.slot('out', SLOT)}+24], 0;")
            return register
        case 7:
            p = a.set("setp.lt.u32", "p", a.lin, a.pick(0, 5, 1000))
            return a.set("selp.b64", "d", pointer, pointer, p)
        case 8:
            low = a.set("ld.param.u64", "d", f"[{name}]")
            return a.set("or.b64", "d", low, 0)
        case _:
            return pointer


def index_of(a: Author) -> tuple[str, int]:
    """Return a 32-bit register that numbers the lanes, and how many numbers it takes."""
    match a.chance.randrange(5):
        case 0:
            return a.set("mov.u32", "r", "%laneid"), min(32, a.threads)
        case 1 | 2:
            return a.set("mov.u32", "r", "%tid.x"), a.block[0]
        case _:
            return a.lin, a.threads


def strides(a: Author, plan: Plan, lanes: int) -> int:
    """Choose the distance of neighbouring lanes; most keep all lanes inside the target."""
    width = plan.width
    fitting = [s for s in (width, 2 * width, 4 * width, 3 * width) if s * (lanes - 1) + width <= plan.size]
    if a.odds(6):
        return a.pick(1, width // 2 or 1, 1 << 20, 1 << 31, 1 << 32, 1 << 40, 1 << 61, 1 << 62, 1 << 63,
                      (1 << 32) + width,
                      (1 << 63) + width, (1 << 62) + width)  # fmt: skip
    stride = a.pick(*fitting, *fitting, 0) if fitting else 0
    return -stride if a.odds(4) else stride


def lane_part(a: Author, plan: Plan, *, wide: bool) -> tuple[str, int, int, bool]:
    """Write the part of an offset that differs between lanes; return it, its span, and whether lanes are distinct."""
    index, lanes = index_of(a)
    if a.odds(5):
        index = a.set("xor.b32", "r", index, a.pick(1, 3, 15))
        lanes = -(-lanes // 16) * 16
    stride = strides(a, plan, lanes)
    if abs(stride) >= 1 << 30:
        return scaled(a, index, stride, wide=True), 0, 0, False
    low, high = sorted((0, stride * (lanes - 1)))
    distinct = abs(stride) >= plan.width and lanes == a.threads
    return scaled(a, index, stride, wide=wide), low, high, distinct


def scaled(a: Author, index: str, stride: int, *, wide: bool) -> str:
    """Return the index times the stride as 64 bits, by one of several instructions."""
    number = unsigned(stride)
    power = number.bit_length() - 1
    if number and number & (number - 1) == 0 and a.odds(2):
        return a.set("shl.b64", "d", a.set("cvt.u64.u32", "d", index), power)
    if not wide and a.odds(2):
        return a.set("mul.wide.s32", "d", index, stride)
    if not wide and a.odds(2):
        return a.set("cvt.s64.s32", "d", a.set("mul.lo.s32", "r", index, stride))
    index = a.set("cvt.u64.u32", "d", index)
    if a.odds(2):
        return a.set("mad.lo.s64", "d", index, stride if abs(stride) < 1 << 31 else number, 0)
    return a.set("mul.lo.s64", "d", index, a.set("mov.b64", "d", number))


def edge(a: Author, plan: Plan, low: int, high: int, *, inside_only: bool) -> int:
    """Choose a base offset: inside the target for all lanes, or off by an edge."""
    width = plan.width
    room = max(plan.size - (high - low) - width, 0)
    inside = -low + a.chance.randrange(room // width + 1) * width
    last = -low + room // width * width
    match a.chance.randrange(3 if inside_only else 10):
        case 0 | 1:
            return inside
        case 2 | 3:
            return last
        case 4:
            return last + width * a.pick(1, 2, 31)
        case 5:
            return -low - width * a.pick(1, 2, 33)
        case 6:
            return inside + a.pick(1, -1, width // 2)
        case _:
            return inside + a.pick(*EDGES)


def target_of(a: Author, plan: Plan) -> tuple[str, str]:
    """Return a register with the target's address, and the space that the access names ("" for a generic one)."""
    if plan.space == "global":
        return base_pointer(a, "data"), "" if plan.generic else ".global"
    address = a.set("mov.u64", "d", "target")
    space = "global" if plan.space == "variable" else plan.space
    if plan.generic:
        return a.set(f"cvta.{space}.u64", "d", address), ""
    return address, f".{space}"


def combined(a: Author, base: str, part: str, offset: str) -> str:
    """Return base plus lane part plus offset, added in some order."""
    parts = [base, part, *([offset] if offset else [])]
    a.chance.shuffle(parts)
    total = parts[0]
    for other in parts[1:]:
        if a.odds(4):
            total = a.set("sub.s64", "d", total, a.set("neg.s64", "d", other))
        else:
            total = a.set(a.pick("add.s64", "add.u64"), "d", total, other)
    return total


def write_access(a: Author, plan: Plan, address: str, amount: int, *, distinct: bool) -> None:
    """Write the access: alone, guarded, in a branch, several at fixed distances, or in a loop."""
    is_wide = TYPES[plan.type] == 8
    plan.results = [a.set("mov.b64", "d", 0) if is_wide else a.set("mov.b32", "r", 0) for _ in range(plan.count)]
    plan.kept = a.set("mov.b64", "d", 0)
    around = a.chance.randrange(8)
    distinct = distinct and around not in {2, 3}  # several accesses of one lane may reach its neighbour's place
    plan.value = stored_value(a, plan, distinct=distinct)
    guard, end = "", ""
    if around in {0, 1}:
        p = a.set("setp.lt.u32", "p", a.set("and.b32", "r", a.lin, a.pick(31, 7, 1)), a.pick(1, 5, 30))
        guard = f"@{a.pick('', '!')}{p} "
    if around == 1:
        end = a.label()
        a.put(f"{guard}bra {end};")
        guard = ""
    at = f"[{address}+{amount}]" if amount else f"[{address}]"
    if around == 2 and -(1 << 30) < amount < 1 << 30:
        step = a.pick(plan.width, -plan.width, 0, 4 * plan.width, 256)
        for number in range(a.pick(2, 3)):
            one_access(a, plan, f"[{address}+{amount + number * step}]", guard)
    elif around == 3:
        loop(a, plan, address, at)
    else:
        one_access(a, plan, at, guard)
    if end:
        a.put(f"{end}:")
    out = a.slot("out", SLOT)
    if plan.kind == "ld":
        for number, result in enumerate(plan.results):
            a.put(f"st.global.b{64 if is_wide else 32} [{out}+{number * (8 if is_wide else 4)}], {result};")
    if plan.kind == "atom" and distinct:
        a.put(f"st.global.u64 [{out}+16], {plan.kept};")


def loop(a: Author, plan: Plan, address: str, at: str) -> None:
    """Write the access in a loop whose address grows; the trips are fixed, loaded, or differ between lanes."""
    trips = a.pick("3", "5", "40")
    match a.chance.randrange(3):
        case 0:
            trips = a.set("and.b32", "r", a.lin, 3)
        case 1:
            trips = a.set("ld.param.u32", "r", f"[{a.scalar(a.pick(1, 4, 33))}]")
    growing, i, p, head, done = a.new("d"), a.new("r"), a.new("p"), a.label(), a.label()
    step = a.pick(plan.width, plan.width, -plan.width, 1 << 32, 1 << 61, 4096)
    grown = a.set("mov.b64", "d", unsigned(step))
    a.put(
        f"mov.b64 {growing}, {address};", f"mov.u32 {i}, 0;", f"{head}:", f"setp.ge.u32 {p}, {i}, {trips};",
        f"@{p} bra {done};",
    )  # fmt: skip
    one_access(a, plan, at.replace(address, growing), "")
    a.put(f"add.s64 {growing}, {growing}, {grown};", f"add.u32 {i}, {i}, 1;", f"bra {head};", f"{done}:")


def stored_value(a: Author, plan: Plan, *, distinct: bool) -> str:
    """Return a register to store: another in each lane only where lanes store to places of their own."""
    number = a.chance.randrange(1 << 31)
    small = a.set("mad.lo.u32", "r", a.lin, 2654435761, number) if distinct else a.set("mov.u32", "r", number)
    if TYPES[plan.type] < 8:
        return small
    return a.set("mul.wide.u32", "d", small, 40503)


def one_access(a: Author, plan: Plan, at: str, guard: str) -> None:
    """Write one memory instruction."""
    vector = "" if plan.count == 1 else f".v{plan.count}"
    how = ".volatile" if a.odds(6) else ""
    space, value = plan.address_space, plan.value
    type_ = {"f32": "b32", "f64": "b64"}.get(plan.type, plan.type)
    match plan.kind:
        case "ld":
            if space == ".global" and not how and a.odds(5):
                vector = ".nc" + vector
            register = plan.results[0] if plan.count == 1 else f"{{{', '.join(plan.results)}}}"
            a.put(f"{guard}ld{how}{space}{vector}.{type_} {register}, {at};")
        case "st":
            register = value if plan.count == 1 else f"{{{', '.join([value] * plan.count)}}}"
            a.put(f"{guard}st{how}{space}{vector}.{type_} {at}, {register};")
        case "red" if plan.operation not in {"exch", "cas"}:
            a.put(f"{guard}red{space}.{plan.operation}.{type_} {at}, {value};")
        case _:
            old = plan.kept if TYPES[type_] == 8 else a.new("r")
            compare = f"{value}, " if plan.operation == "cas" else ""
            a.put(f"{guard}atom{space}.{plan.operation}.{type_} {old}, {at}, {compare}{value};")
            if old != plan.kept:
                a.put(f"{guard}cvt.u64.u32 {plan.kept}, {old};")


@generator("accesses", "single accesses at the edges of arrays and variables", count=3000, sample=16)
def make(chance: random.Random) -> KernelCase:
    """Write one kernel."""
    plan = planned(chance)
    if not plan.type:
        plan.operation, plan.type = chance.choice(ATOMIC)
    block, grid = shape(chance)
    a = Author(chance, block, grid)
    a.prologue()
    if plan.space == "shared":
        a.declarations.append(f".shared .align 16 .b8 target[{plan.size}];")
        a.fill_shared("target", plan.size)
    elif plan.space == "local":
        a.declarations.append(f".local .align 16 .b8 target[{plan.size}];")
        a.fill_local("target", plan.size)
    elif plan.space == "variable":
        values = ", ".join(str(17 * n % 251) for n in range(plan.size))
        a.module.append(f".global .align 16 .b8 target[{plan.size}] = {{{values}}};")
    base, plan.address_space = target_of(a, plan)
    part, low, high, distinct = lane_part(a, plan, wide=a.odds(2))
    launches, offset = [], ""
    delivery = a.chance.randrange(5)
    amount = 0
    inside_only = a.odds(2)
    bases = [edge(a, plan, low, high, inside_only=inside_only) for _ in range(3 if delivery >= 2 else 1)]
    match delivery:
        case 0:
            amount = bases[0]
        case 1:
            offset = a.set("ld.param.u64", "d", f"[{a.scalar(bases[0])}]")
        case 2 | 3:
            offset = a.set("ld.global.u64", "d", f"[{a.pointers['off']}]")
            launches = [np.full(a.threads, unsigned(base), np.uint64) for base in bases]
        case _:
            offset = a.set("ld.global.u64", "d", f"[{a.slot('off', 8, of=a.lin)}]")
            fitting = unsigned(-low)
            for number in bases:
                values = np.full(a.threads, fitting, np.uint64)
                values[a.chance.randrange(a.threads) if a.odds(2) else slice(None)] = unsigned(number)
                launches.append(values)
            distinct = False
    address = combined(a, base, part, offset)
    if amount and not -(1 << 31) <= amount < 1 << 31:
        address = a.set("add.s64", "d", address, a.set("mov.b64", "d", unsigned(amount)))
        amount = 0
    write_access(a, plan, address, amount, distinct=distinct)
    if plan.space == "shared":
        a.dump_shared("target", plan.size, "out", SLOT * a.threads * a.blocks)
    elif plan.space == "local":
        a.dump_local("target", plan.size, a.slot("out", SLOT) + "+28")
    is_shared = plan.space == "shared"
    kernel = kernel_of(
        a, data=plan.size if plan.space == "global" else 64, out=plan.size * a.blocks if is_shared else 0,
        fills=with_offsets(launches), updates=bool(plan.operation),
    )  # fmt: skip
    return KernelCase(racing(kernel) if is_shared and plan.kind != "ld" else kernel)
