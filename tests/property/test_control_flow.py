"""Random programs have the same results and counts in the engine as in an interpreter without warps.

The rule: programs are structured (nested ifs, loops with break and continue, early exits); their blocks may stand in
any order. Compared are all memory, and the counts that follow from the groups of lanes: requests, lanes, bytes, sectors
and wavefronts of every memory instruction, warp and thread instructions.

The programs try to break the engine with 32-bit indices that wrap before they are widened, registers with several
definitions where lanes meet, lanes that leave early, loops that lanes leave at different times, guards, and registers
that are live over a barrier. The suite has a few of them, `make fuzz` 400 (the generator `programs`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

WORDS = 1024
"""The words of the array that is read."""
SLOTS = 16
"""Words that each thread may write."""
REGISTERS = [f"%r{i}" for i in range(6)]
WIDE = [f"%d{i}" for i in range(3)]
CONSTANTS = (0, 1, 2, 3, 4, 5, 31, 32, 33, 100, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFF0, 0x10001, 0x40000000)
FIXED = ("%tx", "%lin", "%cx", "%laneid", "%n0", "%n1", "%u0", "%u1")
SHAPES = (
    ((32, 1, 1), (1, 1, 1)), ((40, 1, 1), (2, 1, 1)), ((16, 4, 1), (2, 1, 1)), ((8, 8, 1), (1, 2, 1)),
    ((33, 2, 1), (1, 1, 1)), ((4, 4, 3), (2, 1, 1)), ((96, 1, 1), (1, 1, 1)), ((1, 1, 1), (3, 1, 1)),
    ((7, 1, 1), (2, 1, 1)),
)  # fmt: skip
UNARY = ("not.b32", "neg.s32", "abs.s32", "mov.u32")
BINARY = (
    "add.u32", "add.s32", "sub.u32", "sub.s32", "mul.lo.u32", "mul.lo.s32", "and.b32", "or.b32", "xor.b32",
    "min.s32", "min.u32", "max.s32", "max.u32",
)  # fmt: skip
SHIFTS = ("shl.b32", "shr.u32", "shr.s32")
WIDE_BINARY = ("add.s64", "add.u64", "sub.s64", "mul.lo.s64", "and.b64", "xor.b64", "min.s64", "max.u64")
COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")


@dataclass
class Author:
    """Writes one random program."""

    chance: random.Random
    threads: int
    blocks: int
    lines: list[str] = field(default_factory=list)
    counters: tuple[str, ...] = ()
    fresh: int = 0
    budget: int = 30
    exits: bool = False

    def put(self, text: str) -> None:
        self.lines.append(text)

    def new(self, prefix: str) -> str:
        self.fresh += 1
        return f"%{prefix}{self.fresh}"

    def pick(self, *choices: Any) -> Any:
        return self.chance.choice(choices)

    def odds(self, one_in: int) -> bool:
        return self.chance.randrange(one_in) == 0

    def source(self) -> str:
        """Return a 32-bit operand: a register that varies or not, or a constant."""
        match self.chance.randrange(4):
            case 0:
                return str(self.pick(*CONSTANTS))
            case 1:
                return str(self.pick(*FIXED))
            case _:
                return str(self.pick(*REGISTERS, *self.counters))

    def register(self) -> str:
        return str(self.pick(*REGISTERS, *self.counters, "%tx", "%lin"))

    def line(self) -> str:
        """Return a register, half of the time one whose lanes lie on a line through an unknown number, and may wrap."""
        if self.odds(2):
            return self.register()
        index = self.new("t")
        stride, start = self.pick(1, 3, 0xFFFFFFFE, 0x8000000), self.pick("%u0", "%u1")
        self.put(f"mad.lo.u32 {index}, %tx, {stride}, {start};")
        return index

    def half(self, wide: str) -> str:
        """Return a 64-bit register, or its upper half, where it shows whether the lower one had wrapped."""
        if self.odds(2):
            return wide
        upper = self.new("w")
        self.put(f"shr.u64 {upper}, {wide}, 32;")
        return upper

    # --- statements ---------------------------------------------------------------------------------------------------

    def predicate(self) -> str:
        p = self.new("p")
        if self.odds(2):
            bit = self.new("t")
            self.put(f"and.b32 {bit}, {self.pick('%lin', '%tx', *REGISTERS)}, {self.pick(1, 2, 4, 7, 16)};")
            self.put(f"setp.{self.pick('eq', 'ne')}.u32 {p}, {bit}, {self.pick(0, 0, 1)};")
        else:
            kind = self.pick("u32", "s32")
            self.put(f"setp.{self.pick(*COMPARISONS)}.{kind} {p}, {self.register()}, {self.source()};")
        return p

    def guard(self) -> str:
        return f"@{self.pick('', '!')}{self.predicate()} " if self.odds(5) else ""

    def assign(self) -> None:
        """Give one of the registers a new value."""
        d = self.pick(*REGISTERS)
        guard = self.guard()
        match self.chance.randrange(9):
            case 0:
                self.put(f"{guard}{self.pick(*UNARY)} {d}, {self.source()};")
            case 1 | 2 | 3:
                self.put(f"{guard}{self.pick(*BINARY)} {d}, {self.source()}, {self.source()};")
            case 4:
                self.put(
                    f"{guard}{self.pick(*SHIFTS)} {d}, {self.source()}, {self.pick(0, 1, 3, 31, 32, self.register())};"
                )
            case 5:
                self.put(
                    f"{guard}mad.lo.{self.pick('u32', 's32')} {d}, {self.source()}, {self.source()}, {self.source()};"
                )
            case 6:
                kind = self.pick("u32", "s32")
                self.put(
                    f"{guard}{self.pick('div', 'rem')}.{kind} {d}, {self.source()}, {self.pick(1, 3, 8, 10, 1000)};"
                )
            case 7:
                p = self.predicate()
                self.put(f"{guard}selp.b32 {d}, {self.source()}, {self.source()}, {p};")
            case _:
                self.put(f"{guard}cvt.u32.u64 {d}, {self.half(self.pick(*WIDE))};")

    def assign_wide(self) -> None:
        """Give one of the 64-bit registers a new value; most widen 32 bits, wrapped or not."""
        d, guard = self.pick(*WIDE), self.guard()
        match self.chance.randrange(5):
            case 0:
                kind = self.pick("u32", "s32")
                self.put(f"{guard}mul.wide.{kind} {d}, {self.line()}, {self.pick(1, 4, 12, self.register())};")
            case 1:
                self.put(f"{guard}cvt.{self.pick('u64.u32', 's64.s32')} {d}, {self.line()};")
            case 2:
                kind = self.pick("u32", "s32")
                factor, addend = self.pick(4, self.source()), self.pick(*WIDE)
                self.put(f"{guard}mad.wide.{kind} {d}, {self.register()}, {factor}, {addend};")
            case 3:
                shift, count = self.pick("shl.b64", "shr.u64", "shr.s64"), self.pick(1, 2, 33, 64)
                self.put(f"{guard}{shift} {d}, {self.pick(*WIDE)}, {count};")
            case _:
                self.put(f"{guard}{self.pick(*WIDE_BINARY)} {d}, {self.pick(*WIDE)}, {self.pick(*WIDE)};")

    def load(self) -> None:
        """Load a word at an index that may have wrapped; the index is brought into the array only after that."""
        at, guard = self.new("w"), self.guard()
        match self.chance.randrange(4):
            case 0:
                index = self.new("t")
                self.put(f"and.b32 {index}, {self.register()}, {WORDS - 1};")
                self.put(f"mul.wide.u32 {at}, {index}, 4;")
            case 1:  # widened, perhaps after it wrapped, then brought into the array
                wide, kept, line = self.new("w"), self.new("w"), self.register()
                if self.odds(2):
                    line = self.new("t")
                    self.put(
                        f"mad.lo.u32 {line}, %tx, {self.pick(1, 3, 0xFFFFFFFE, 0x8000000)}, {self.pick('%u0', '%u1')};"
                    )
                self.put(f"{self.pick('cvt.u64.u32', 'cvt.s64.s32')} {wide}, {line};")
                if self.odds(2):
                    self.put(f"shr.u64 {wide}, {wide}, {self.pick(1, 30, 31, 32)};")
                self.put(f"and.b64 {kept}, {wide}, {WORDS - 1};")
                self.put(f"shl.b64 {at}, {kept}, 2;")
            case 2:  # a line through the lanes, rising or falling
                index, scaled, stride = self.new("t"), self.new("t"), self.pick(0, 1, 2, 3, 5)
                self.put(f"mul.lo.u32 {scaled}, %tx, {stride};")
                if self.odds(2):
                    self.put(f"sub.s32 {index}, {self.chance.randrange(480, 500)}, {scaled};")
                else:
                    self.put(f"add.s32 {index}, {scaled}, {self.chance.randrange(16)};")
                self.put(f"mul.wide.{self.pick('s32', 'u32')} {at}, {index}, 4;")
            case _:  # far out, and back
                far, index = self.pick(0x7FFFFF00, 0x80000005, 0xFFFFFF00), self.new("t")
                signed = far == 0x7FFFFF00 and self.odds(2)
                self.put(f"add.u32 {index}, %tx, {far};")
                self.put(f"mul.wide.{'s32' if signed else 'u32'} {at}, {index}, 4;")
                self.put(f"sub.s64 {at}, {at}, {4 * far};")
        address = self.new("w")
        self.put(f"add.s64 {address}, %in, {at};")
        self.put(f"{guard}ld.global.u32 {self.pick(*REGISTERS)}, [{address}+{4 * self.pick(0, 0, 1, 3)}];")

    def store(self) -> None:
        """Store to one of the thread's own words."""
        guard, stride = self.guard(), 4 * self.threads * self.blocks if self.spread else 4
        if self.odds(2):
            self.put(f"{guard}st.global.u32 [%mine+{stride * self.chance.randrange(SLOTS)}], {self.register()};")
            return
        slot, address = self.new("t"), self.new("w")
        self.put(f"and.b32 {slot}, {self.register()}, {SLOTS - 1};")
        self.put(f"mad.wide.u32 {address}, {slot}, {stride}, %mine;")
        self.put(f"{guard}st.global.u32 [{address}], {self.register()};")

    @property
    def spread(self) -> bool:
        """Whether the words of one thread lie far apart, those of neighbours together."""
        return self.blocks % 2 == 0

    def own_shared(self) -> None:
        guard = self.guard()
        if self.odds(2):
            self.put(f"{guard}st.shared.u32 [%own], {self.register()};")
        else:
            self.put(f"{guard}ld.shared.u32 {self.pick(*REGISTERS)}, [%own];")

    def exchange(self) -> None:
        """Give a word to another thread of the block, over a barrier."""
        other, scaled = self.new("t"), self.new("t")
        self.put(f"st.shared.u32 [%own], {self.register()};")
        self.put("bar.sync 0;")
        self.put(f"add.u32 {other}, %lin, {self.pick(1, 5, 16, self.threads // 2)};")
        self.put(f"rem.u32 {other}, {other}, {self.threads};")
        self.put(f"mad.lo.u32 {scaled}, {other}, %pitch, {SHARED_START};")
        self.put(f"cvt.u64.u32 %theirs, {scaled};")
        self.put(f"ld.shared.u32 {self.pick(*REGISTERS)}, [%theirs];")
        self.put("bar.sync 0;")

    # --- control ------------------------------------------------------------------------------------------------------

    def conditional(self, depth: int) -> None:
        number, p = self.label(), self.predicate()
        both = self.odds(2)
        self.put(f"@!{p} bra {'ELSE' if both else 'END'}{number};")
        self.body(depth + 1, together=False)
        left = self.odds(3) and self.leave(always=True)
        if both:
            if not left:
                self.put(f"bra END{number};")
            self.put(f"ELSE{number}:")
            self.body(depth + 1, together=False)
        self.put(f"END{number}:")

    def label(self) -> int:
        self.fresh += 1
        return self.fresh

    def loop(self, depth: int, *, together: bool) -> None:
        number, counter, bound = self.label(), self.new("c"), self.new("t")
        uniform = self.odds(3)
        self.put(
            f"and.b32 {bound}, {self.pick('%n0', '%cx') if uniform else self.register()}, {self.pick(1, 3, 3, 7)};"
        )
        self.put(f"mov.u32 {counter}, 0;")
        self.put(f"ENTER{number}:")
        before = self.counters
        self.counters = (*before, counter)
        self.put(f"LOOP{number}:")
        at_top, p = self.odds(2), self.new("p")
        if at_top:
            self.put(f"setp.ge.u32 {p}, {counter}, {bound};")
            self.put(f"@{p} bra OUT{number};")
        self.body(depth + 1, together=together and uniform, leaves=None if uniform and together else number)
        self.put(f"NEXT{number}:")
        self.put(f"add.u32 {counter}, {counter}, 1;")
        if at_top:
            self.put(f"bra LOOP{number};")
        else:
            self.put(f"setp.lt.u32 {p}, {counter}, {bound};")
            self.put(f"@{p} bra LOOP{number};")
        self.counters = before
        self.put(f"OUT{number}:")

    leaving: tuple[int, ...] = ()

    def leave(self, *, always: bool) -> bool:
        """Break out of a loop, go on with its next round, or end the thread; return whether that was possible."""
        where = [f"bra OUT{n}" for n in self.leaving] + [f"bra NEXT{n}" for n in self.leaving]
        where += ["ret"] if self.exits else []
        if where:
            guard = "" if always else f"@{self.pick('', '!')}{self.predicate()} "
            self.put(f"{guard}{self.pick(*where)};")
        return bool(where)

    def body(self, depth: int, *, together: bool, leaves: int | None = None) -> None:
        before = self.leaving
        if leaves is not None:
            self.leaving = (*before, leaves)
        elif together:
            self.leaving = ()
        for _ in range(self.chance.randrange(1, 5)):
            self.budget -= 1
            if self.budget > 0:
                self.statement(depth, together=together)
        self.leaving = before

    def statement(self, depth: int, *, together: bool) -> None:
        match self.chance.randrange(14):
            case 0 | 1 | 2:
                self.assign()
            case 3 | 4:
                self.assign_wide()
            case 5 | 6:
                self.load()
            case 7:
                self.store()
            case 8 | 9 if depth < 4:
                self.conditional(depth)
            case 10 | 11 if depth < 4:
                self.loop(depth, together=together)
            case 12 if together and not self.exits:
                self.exchange()
            case 13:
                self.own_shared()
            case _:
                self.leave(always=False)

    def program(self) -> None:
        """Write the whole: registers set, statements, registers stored."""
        pitch = 4 * self.pick(1, 1, 2, 33)
        self.exits = self.odds(2)
        for line in (
            "ld.param.u64 %in, [in];", "ld.param.u64 %out, [out];", "ld.param.u32 %n0, [n0];",
            "ld.param.u32 %n1, [n1];", f"ld.global.u32 %u0, [%in+{4 * WORDS}];",
            f"ld.global.u32 %u1, [%in+{4 * WORDS + 4}];",
            "mov.u32 %tx, %tid.x;", "mov.u32 %cx, %ctaid.x;", "mov.u32 %ty, %tid.y;", "mov.u32 %tz, %tid.z;",
            "mov.u32 %nx, %ntid.x;", "mov.u32 %ny, %ntid.y;", "mov.u32 %cy, %ctaid.y;", "mov.u32 %gx, %nctaid.x;",
            "mad.lo.u32 %yz, %tz, %ny, %ty;", "mad.lo.u32 %lin, %yz, %nx, %tx;", "mad.lo.u32 %cl, %cy, %gx, %cx;",
            f"mad.lo.u32 %gl, %cl, {self.threads}, %lin;",
            f"mad.wide.u32 %mine, %gl, {4 if self.spread else 4 * SLOTS}, %out;",
            f"mov.u32 %pitch, {pitch};", f"mad.wide.u32 %own, %lin, {pitch}, {SHARED_START};",
            "st.shared.u32 [%own], %tx;",
        ):  # fmt: skip
            self.put(line)
        for register in REGISTERS:
            self.put(f"mov.u32 {register}, {self.pick('%tx', '%lin', '%cx', '%n0', '%u0', *CONSTANTS)};")
        for register in WIDE:
            self.put(f"mul.wide.{self.pick('u32', 's32')} {register}, {self.register()}, {self.pick(1, 4, 64)};")
        while self.budget > 0:
            self.body(0, together=True)
        stride = 4 * self.threads * self.blocks if self.spread else 4
        for slot, register in enumerate(REGISTERS):
            self.put(f"st.global.u32 [%mine+{stride * slot}], {register};")
        for slot, register in enumerate(WIDE, len(REGISTERS)):
            self.put(f"shr.u64 {register}, {register}, 32;")
            self.put(f"cvt.u32.u64 %r0, {register};")
            self.put(f"st.global.u32 [%mine+{stride * slot}], %r0;")
        self.put("ret;")


def shuffled(lines: list[str], chance: random.Random) -> list[str]:
    """Return the same program with its blocks, but the first, in another order and every way on a branch."""
    blocks: list[list[str]] = [[]]
    for line in lines:
        last = blocks[-1][-1] if blocks[-1] else ""
        if (line.endswith(":") and last and not last.endswith(":")) or "bra " in last or "ret" in last:
            blocks.append([])
        blocks[-1].append(line)
    for number, block in enumerate(blocks):
        if not block[0].endswith(":"):
            block.insert(0, f"PLACE{number}:")
    for block, following in pairwise(blocks):
        if not block[-1].startswith(("bra ", "ret")):
            block.append(f"bra {following[0][:-1]};")
    rest = blocks[1:]
    chance.shuffle(rest)
    return [line for block in [blocks[0], *rest] for line in block]


def text_of(lines: list[str]) -> str:
    """Return the PTX of a program."""
    used = {word.strip(",;[]").split("+")[0].lstrip("@!") for line in lines for word in line.split() if "%" in word}
    names = sorted(name for name in used if "." not in name and name != "%laneid")
    wide = {"%in", "%out", "%mine", "%own", "%theirs"}
    kinds = {
        name: "pred" if name[1] == "p" and name != "%pitch" else "b64" if name in wide or name[1] in "dw" else "b32"
        for name in names
    }
    head = [
        ".version 8.6", ".target sm_90", ".address_size 64",
        ".visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n0, .param .u32 n1)", "{",
        f".shared .align 4 .b8 sh[{SHARED_BYTES}];",
        *(f".reg .{kind} {name};" for name, kind in kinds.items()),
    ]  # fmt: skip
    return "\n".join([*head, *lines, "}", ""])


SHARED_START, SHARED_BYTES = 1024, 33 * 4 * 96


def check(chance: random.Random, interpreter: Any, shape_of: Any) -> None:
    """Make a random program, execute it both ways, compare."""
    shape = shape_of(*chance.choice(SHAPES))
    author = Author(chance, shape.threads, shape.blocks)
    author.program()
    lines = shuffled(author.lines, chance) if chance.randrange(2) else author.lines
    text = text_of(lines)
    draw = np.random.default_rng(len(text))
    values = draw.integers(0, 2**32, WORDS + 4, dtype=np.uint32) >> draw.integers(0, 32, WORDS + 4, dtype=np.uint32)
    values[WORDS:] = [
        chance.choice((5, 0x7FFFFFF8, 0xFFFFFFF0, 0xFFFFFFF8)) for _ in range(4)
    ]  # what %u0 and %u1 hold: one value for all lanes
    arrays = {"in": values, "out": np.zeros(shape.threads * shape.blocks * SLOTS, np.uint32)}
    scalars = {"n0": chance.choice([0, 1, 2, 3, 6]), "n1": chance.choice([5, 0x80000000, 0xFFFFFFFF])}
    expected = interpreter(text, shape, arrays, scalars).run()
    used = {name: aligned_copy(array) for name, array in arrays.items()}
    request = LaunchRequest(
        module=parse_module(text),
        symbol="k",
        file_name="made_up.ptx",
        block=shape.block,
        grid=shape.grid,
        parameters=bytes(16) + scalars["n0"].to_bytes(4, "little") + scalars["n1"].to_bytes(4, "little"),
        pointers={0: "in", 8: "out"},
        arrays=used,
        limit=10**7,
    )
    counts = Launch(request).run()
    assert used["out"].tobytes() == bytes(expected.arrays["out"]), text
    actual = {
        m.ptx_line: (m.requests, m.active_lanes, m.distinct_bytes, m.sectors + m.wavefronts) for m in counts.memory
    }
    for m in counts.memory:
        shared = m.space == "shared"
        request = expected.request(m.ptx_line, m.width_bytes, shared=shared, is_store=m.is_store)
        assert actual[m.ptx_line] == request, f"line {m.ptx_line}\n{text}"
    instructions = (counts.warp_instructions, counts.thread_instructions, counts.thread_instructions_on)
    assert instructions == expected.instructions(), text


@settings(max_examples=8, derandomize=True, suppress_health_check=list(HealthCheck))
@given(chance=st.randoms(use_true_random=False))
def test_made_up_programs_do_and_count_what_single_threads_do(
    chance: random.Random, interpreter: Any, shape_of: Any
) -> None:
    check(chance, interpreter, shape_of)
