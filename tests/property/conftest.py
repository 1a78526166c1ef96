"""An interpreter of a small part of PTX, one thread at a time, with no warp and no vector in it.

The rule: it shares nothing with the engine but the definition of a sector and of a wavefront. A thread is a sequence of
steps over a dictionary of registers; threads of a block take turns at `bar.sync`. The groups of lanes of a warp
are formed afterwards: lanes that reach the same line in the same round of every loop around it.

A program is text, an instruction a line. The label `ENTER<n>` stands before a loop, `LOOP<n>` at its end, which only
lanes reach that go round once more. A line is in a loop if control can come from it to the next round; so the lines
before a `break` are outside, and lanes that reach them in different rounds meet there (as they do on an H200:
tests/cuda/simt/test_divergence.py).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from warplens.cuda.simt.counting import counts

LANES = 32
LINE = re.compile(r"(?:@(?P<no>!?)(?P<guard>%\w+) )?(?P<opcode>[a-z][\w.]*) ?(?P<operands>.*);")
ADDRESS = re.compile(r"\[(%?\w+)(?:\+(-?\d+))?\]")
SHARED = "sh"
SHARED_START = 1024
SHARED_BYTES = 33 * 4 * 96
"""The one variable of shared memory, its address behind what a GPU of compute capability 9.0 reserves, its size."""
STEPS = 20_000
"""The limit of steps of one thread; more is a loop without end, a defect of the random program."""


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


ARITHMETIC: dict[str, Callable[..., int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "mad": lambda a, b, c: a * b + c,
    "div": _quotient,
    "rem": lambda a, b: a - b * _quotient(a, b),
    "min": min,
    "max": max,
    "abs": abs,
    "neg": lambda a: -a,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "not": lambda a: ~a,
    "mov": lambda a: a,
    "cvt": lambda a: a,
}
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


@dataclass(frozen=True)
class Shape:
    """A launch: threads of a block and blocks of the grid in x, y, z."""

    block: tuple[int, int, int]
    grid: tuple[int, int, int]

    @property
    def threads(self) -> int:
        return int(np.prod(self.block))

    @property
    def blocks(self) -> int:
        return int(np.prod(self.grid))


@dataclass
class Group:
    """The lanes of a warp that execute a line together: the mask, the lanes whose guard holds, and their addresses."""

    lanes: int = 0
    on: int = 0
    addresses: dict[int, int] = field(default_factory=dict)


@dataclass
class Result:
    """Memory after the launch, and the groups of each line."""

    arrays: dict[str, bytearray]
    groups: dict[int, dict[Any, Group]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Group)))

    def instructions(self) -> tuple[int, int, int]:
        """Return warp instructions, thread instructions, and those whose guard held."""
        groups = [group for line in self.groups.values() for group in line.values()]
        return len(groups), sum(group.lanes for group in groups), sum(group.on for group in groups)

    def request(self, line: int, width: int, *, shared: bool, is_store: bool) -> tuple[int, int, int, int]:
        """Return requests, active lanes, distinct bytes, and sectors or wavefronts of a memory instruction."""
        total: Counter[int] = Counter()
        for group in self.groups[line].values():
            if not group.addresses:
                continue
            mask = sum(1 << lane for lane in group.addresses)
            addresses = [group.addresses.get(lane, 0) for lane in range(LANES)]
            if shared:
                passes = counts.wavefronts(addresses, width, mask, is_store=is_store)
            else:
                passes = counts.sectors(addresses, mask)
            distinct = counts.distinct_bytes(addresses, width, mask)
            total.update({0: 1, 1: len(group.addresses), 2: distinct, 3: passes})
        return total[0], total[1], total[2], total[3]


class Thread:
    """One thread of a launch."""

    def __init__(self, machine: Interpreter, block: tuple[int, int, int], number: int, shared: bytearray) -> None:
        x, y, _ = machine.shape.block
        self.machine = machine
        self.warp = (block, number // LANES)
        self.lane = number % LANES
        self.shared = shared
        self.rounds: Counter[int] = Counter()
        coordinates = (number % x, number // x % y, number // (x * y))
        self.registers: dict[str, int] = {"%laneid": self.lane}
        for axis, name in enumerate("xyz"):
            self.registers |= {
                f"%tid.{name}": coordinates[axis],
                f"%ctaid.{name}": block[axis],
                f"%ntid.{name}": machine.shape.block[axis],
                f"%nctaid.{name}": machine.shape.grid[axis],
            }

    def value(self, operand: str, kind: str) -> int:
        """Return an operand as a number of a PTX type."""
        raw = self.registers[operand] if operand[0] == "%" else SHARED_START if operand == SHARED else int(operand, 0)
        bits = int(kind[1:])
        raw &= (1 << bits) - 1
        return _signed(raw, bits) if kind[0] == "s" else raw

    def run(self) -> Iterator[None]:
        """Execute the thread; pause at each barrier."""
        at, steps = 0, 0
        machine = self.machine
        while at < len(machine.lines):
            steps += 1
            assert steps < STEPS, "the program does not end"
            line = machine.lines[at]
            if line is None:
                if at in machine.entries:
                    self.rounds[machine.entries[at]] = 0
                at += 1
                continue
            group = machine.result.groups[at + 1][self.warp, tuple(self.rounds[n] for n in machine.loops_around[at])]
            group.lanes += 1
            guard = line["guard"]
            if guard is not None and bool(self.registers[guard]) == bool(line["no"]):
                at += 1
                continue
            group.on += 1
            word, *modifiers = line["opcode"].split(".")
            if word in {"ret", "exit"}:
                return
            if word == "bar":
                yield
            elif word == "bra":
                at = self.jump(line["operands"])
                continue
            else:
                self.execute(word, modifiers, line["operands"], group)
            at += 1

    def jump(self, label: str) -> int:
        if label.startswith("LOOP"):
            self.rounds[int(label[4:])] += 1
        return self.machine.labels[label]

    def execute(self, word: str, modifiers: Sequence[str], operands: str, group: Group) -> None:
        kind = modifiers[-1]
        d, *rest = operands.split(", ")
        match word:
            case "ld" | "st":
                self.access(word, modifiers, d, rest, group)
            case "setp":
                self.registers[d] = int(COMPARISONS[modifiers[0]](*(self.value(x, kind) for x in rest)))
            case "selp":
                first, second, predicate = rest
                self.registers[d] = self.value(first if self.registers[predicate] else second, kind)
            case "shl" | "shr":
                bits, count = int(kind[1:]), self.value(rest[1], "u32")
                value = self.value(rest[0], kind)
                moved = value << min(count, bits) if word == "shl" else value >> min(count, bits)
                self.registers[d] = moved & (1 << bits) - 1
            case "mul" | "mad" if "wide" in modifiers:
                wide = f"{kind[0]}{2 * int(kind[1:])}"
                values = [self.value(x, kind) for x in rest[:2]] + [self.value(x, wide) for x in rest[2:]]
                self.registers[d] = ARITHMETIC[word](*values) & (1 << 2 * int(kind[1:])) - 1
            case _:
                to = modifiers[-2] if word == "cvt" else kind
                self.registers[d] = ARITHMETIC[word](*(self.value(x, kind) for x in rest)) & (1 << int(to[1:])) - 1

    def access(self, word: str, modifiers: Sequence[str], d: str, rest: Sequence[str], group: Group) -> None:
        where = d if word == "st" else rest[0]
        match = ADDRESS.fullmatch(where)
        assert match is not None, where
        base, offset = match[1], int(match[2] or 0)
        if "param" in modifiers:
            self.registers[d] = self.machine.parameters[base]
            return
        width = int(modifiers[-1][1:]) // 8
        address = (self.value(base, "u64") if base[0] == "%" else 0) + offset
        memory, start = (self.shared, SHARED_START) if "shared" in modifiers else self.machine.memory_at(address)
        position = address - start
        assert 0 <= position <= len(memory) - width, f"{word} outside of memory at {address:#x}"
        assert position % width == 0, f"{word} misaligned at {address:#x}"
        group.addresses[self.lane] = position
        if word == "st":
            memory[position : position + width] = self.value(rest[0], modifiers[-1]).to_bytes(width, "little")
        else:
            self.registers[d] = int.from_bytes(memory[position : position + width], "little")


class Interpreter:
    """A program, its launch, and the memory it works on: arrays far apart, by their parameters' names."""

    def __init__(
        self,
        text: str,
        shape: Shape,
        arrays: Mapping[str, np.ndarray],
        scalars: Mapping[str, int],
    ) -> None:
        self.shape = shape
        self.lines: list[re.Match[str] | None] = []
        self.labels: dict[str, int] = {}
        self.entries: dict[int, int] = {}
        for number, line in enumerate(text.splitlines()):
            self.lines.append(None if line.startswith(".") else LINE.fullmatch(line))
            if line.endswith(":"):
                self.labels[line[:-1]] = number
                if line.startswith("ENTER"):
                    self.entries[number] = int(line[5:-1])
        self.loops_around = self.find_loops()
        self.result = Result({name: bytearray(array.tobytes()) for name, array in arrays.items()})
        self.starts = {name: (index + 1) << 40 for index, name in enumerate(arrays)}
        self.parameters = {**self.starts, **scalars}

    def find_loops(self) -> list[tuple[int, ...]]:
        """Return for each line the loops it is in."""
        before: dict[int, list[int]] = defaultdict(list)
        for number, line in enumerate(self.lines):
            opcode = line["opcode"] if line else ""
            if line and opcode == "bra":
                before[self.labels[line["operands"]]].append(number)
            if opcode not in {"bra", "ret"} or (line and line["guard"]):
                before[number + 1].append(number)
        around: list[tuple[int, ...]] = [()] * len(self.lines)
        for label in self.labels:
            if label.startswith("LOOP"):
                inside = {self.labels[label]}
                work = [n for n, line in enumerate(self.lines) if line and line["operands"] == label]
                while work:
                    number = work.pop()
                    if number not in inside:
                        inside.add(number)
                        work.extend(before[number])
                for number in inside:
                    around[number] = (*around[number], int(label[4:]))
        return around

    def memory_at(self, address: int) -> tuple[bytearray, int]:
        """Return the array at an address and where it starts."""
        name = next((n for n, start in self.starts.items() if start >> 40 == address >> 40), None)
        assert name is not None, f"no memory at {address:#x}"
        return self.result.arrays[name], self.starts[name]

    def run(self) -> Result:
        """Execute all blocks, the threads of each in turns from barrier to barrier."""
        x, y, z = self.shape.grid
        for number in range(x * y * z):
            block = (number % x, number // x % y, number // (x * y))
            shared = bytearray(SHARED_BYTES)
            threads = [Thread(self, block, n, shared).run() for n in range(self.shape.threads)]
            while threads:
                threads = [thread for thread in threads if next(thread, "ended") != "ended"]
        return self.result


@pytest.fixture(scope="session")
def interpreter() -> type[Interpreter]:
    """Return the interpreter's class: text, loops around each line, launch, arrays, scalars, bytes of shared memory."""
    return Interpreter


@pytest.fixture(scope="session")
def shape_of() -> type[Shape]:
    """Return the class of a launch's shape."""
    return Shape
