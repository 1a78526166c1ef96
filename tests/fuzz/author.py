"""Writes the text of a PTX kernel line by line, and the parts that the generated kernels share.

The rule: every register is declared by its prefix; the prologue gives each thread its numbers and the kernel its
pointers, and nothing else is assumed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

_T = TypeVar("_T")
KINDS = {"p": "pred", "r": "b32", "d": "b64", "h": "b16", "f": "f32", "g": "f64"}
TYPES = {"u8": 1, "s8": 1, "b8": 1, "u16": 2, "s16": 2, "b16": 2, "u32": 4, "s32": 4, "b32": 4, "u64": 8, "s64": 8,
         "b64": 8, "f32": 4, "f64": 8}  # fmt: skip
BLOCKS = ((32, 1, 1), (32, 1, 1), (64, 1, 1), (16, 2, 1), (33, 1, 1), (7, 1, 1), (96, 1, 1), (1, 1, 1), (8, 4, 2))
GRIDS = ((1, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1), (2, 2, 1))
EDGES = [
    *(sign << power for power in (5, 8, 12, 13, 16, 20, 24, 30, 31, 32, 33, 36, 40, 46, 47, 48, 56, 60, 61, 62, 63)
      for sign in (1, -1)),
    (1 << 31) - 1, (1 << 32) - 1, (1 << 63) - 1, (1 << 64) - 4, 1 - (1 << 63), 3 << 40, 5 << 61, 7 << 60,
]  # fmt: skip
"""Distances that an offset may be away from where it should be: powers of two, and the neighbours of the largest."""


def unsigned(value: int, bits: int = 64) -> int:
    """Return a number modulo the width of a register."""
    return value & (1 << bits) - 1


@dataclass
class Author:
    """A kernel being written."""

    chance: random.Random
    block: tuple[int, int, int] = (32, 1, 1)
    grid: tuple[int, int, int] = (1, 1, 1)
    names: Sequence[str] = ("data", "off", "out")
    module: list[str] = field(default_factory=list)
    declarations: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    fresh: Counter[str] = field(default_factory=Counter)
    pointers: dict[str, str] = field(default_factory=dict)
    scalars: list[tuple[str, int]] = field(default_factory=list)
    labels: int = 0

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def blocks(self) -> int:
        """Blocks of the grid."""
        return self.grid[0] * self.grid[1] * self.grid[2]

    def pick(self, *choices: _T) -> _T:
        """Choose one."""
        return self.chance.choice(choices)

    def odds(self, one_in: int) -> bool:
        """Return true once in so many times."""
        return self.chance.randrange(one_in) == 0

    def put(self, *lines: str) -> None:
        """Write lines."""
        self.lines += lines

    def new(self, prefix: str) -> str:
        """Return a register that is not used yet: r 32 bits, d 64, h 16, p predicate, f and g floats."""
        self.fresh[prefix] += 1
        return f"%{prefix}{self.fresh[prefix]}"

    def label(self) -> str:
        """Return a label that is not used yet."""
        self.labels += 1
        return f"L{self.labels}"

    def set(self, opcode: str, prefix: str, *operands: object) -> str:
        """Write an instruction with a new register as its result, and return that."""
        register = self.new(prefix)
        self.put(f"{opcode} {register}, {', '.join(str(operand) for operand in operands)};")
        return register

    def scalar(self, value: int) -> str:
        """Return the name of a new parameter of 64 bits."""
        name = f"n{len(self.scalars)}"
        self.scalars.append((name, unsigned(value)))
        return name

    def prologue(self) -> None:
        """Load the pointers; put the number of the thread in its block into %r1, in the grid into %r2."""
        lin, all_threads = self.new("r"), self.new("r")
        x, y, z = (self.set("mov.u32", "r", f"%tid.{axis}") for axis in "xyz")
        rows = self.set("mad.lo.u32", "r", z, self.block[1], y)
        self.put(f"mad.lo.u32 {lin}, {rows}, {self.block[0]}, {x};")
        bx, by, bz = (self.set("mov.u32", "r", f"%ctaid.{axis}") for axis in "xyz")
        layers = self.set("mad.lo.u32", "r", bz, self.grid[1], by)
        number = self.set("mad.lo.u32", "r", layers, self.grid[0], bx)
        self.put(f"mad.lo.u32 {all_threads}, {number}, {self.threads}, {lin};")
        for name in self.names:
            pointer = self.set("ld.param.u64", "d", f"[{name}]")
            self.pointers[name] = pointer if self.odds(2) else self.set("cvta.to.global.u64", "d", pointer)

    lin = "%r1"
    gid = "%r2"

    def slot(self, array: str, size: int, *, of: str = "%r2") -> str:
        """Return the address of the thread's own element of an array."""
        return self.set("mad.wide.u32", "d", of, size, self.pointers[array])

    def text(self) -> str:
        """Return the PTX of the kernel."""
        parameters = [
            *(f".param .u64 {name}" for name in self.names),
            *(f".param .u64 {name}" for name, _ in self.scalars),
        ]
        registers = [f".reg .{KINDS[prefix]} %{prefix}<{count + 1}>;" for prefix, count in sorted(self.fresh.items())]
        head = [".version 8.6", ".target sm_90", ".address_size 64", *self.module]
        return "\n".join(
            [*head, f".visible .entry k({', '.join(parameters)})", "{", *registers, *self.declarations, *self.lines,
             "ret;", "}", ""]
        )  # fmt: skip

    def parameters(self) -> list[str | tuple[int, int]]:
        """Return the parameters of the launch."""
        return [*self.names, *((value, 8) for _, value in self.scalars)]

    def fill_shared(self, name: str, size: int) -> None:
        """Let the block write all words of a shared variable, and wait."""
        i, p, first = self.new("r"), self.new("p"), self.label()
        done, at, base = self.label(), self.new("r"), self.set("mov.u32", "r", name)
        value = self.new("r")
        self.put(
            f"shl.b32 {i}, {self.lin}, 2;", f"{first}:", f"setp.ge.u32 {p}, {i}, {size};", f"@{p} bra {done};",
            f"add.u32 {at}, {base}, {i};", f"mad.lo.u32 {value}, {i}, 2654435761, 12345;",
            f"st.shared.u32 [{at}], {value};", f"add.u32 {i}, {i}, {4 * self.threads};", f"bra {first};", f"{done}:",
            "bar.sync 0;",
        )  # fmt: skip

    def dump_shared(self, name: str, size: int, array: str, start: int) -> None:
        """Let the block copy a shared variable behind a byte of an array, each block to a place of its own."""
        self.put("bar.sync 0;")
        i, p, first, done = self.new("r"), self.new("p"), self.label(), self.label()
        base = self.set("mov.u32", "r", name)
        at, value, to = self.new("r"), self.new("r"), self.new("d")
        number = self.set("sub.u32", "r", self.gid, self.lin)
        blocks = self.set("div.u32", "r", number, self.threads)
        begin = self.set("mad.wide.u32", "d", blocks, size, self.pointers[array])
        self.put(
            f"shl.b32 {i}, {self.lin}, 2;", f"{first}:", f"setp.ge.u32 {p}, {i}, {size};", f"@{p} bra {done};",
            f"add.u32 {at}, {base}, {i};", f"ld.shared.u32 {value}, [{at}];", f"cvt.u64.u32 {to}, {i};",
            f"add.s64 {to}, {to}, {begin};", f"st.global.u32 [{to}+{start}], {value};",
            f"add.u32 {i}, {i}, {4 * self.threads};", f"bra {first};", f"{done}:",
        )  # fmt: skip

    def fill_local(self, name: str, size: int) -> None:
        """Let the thread write all words of a local variable."""
        base = self.set("mov.u64", "d", name)
        for at in range(0, size, 16):
            value = self.set("add.u32", "r", self.lin, 1000 * at + 7)
            self.put(f"st.local.v4.u32 [{base}+{at}], {{{value}, {self.lin}, {value}, {self.lin}}};")

    def dump_local(self, name: str, size: int, out: str) -> None:
        """Store one number made of all words of a local variable."""
        base = self.set("mov.u64", "d", name)
        total = self.set("mov.u32", "r", 1)
        for at in range(0, size, 16):
            words = [self.new("r") for _ in range(4)]
            self.put(f"ld.local.v4.u32 {{{', '.join(words)}}}, [{base}+{at}];")
            for word in words:
                total = self.set("mad.lo.u32", "r", total, 31, word)
        self.put(f"st.global.u32 [{out}], {total};")


def shape(chance: random.Random) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Choose the threads of a block and the blocks of a grid."""
    return chance.choice(BLOCKS), chance.choice(GRIDS)
