"""Runs a kernel in the engine and on the machine of single threads, and judges what the engine did.

The rule: the engine may give the right result, or a fault whose thread, instruction and byte the machine of single
threads confirms. Everything else is an escape: another result, a changed canary, an unconfirmed fault, an error that is
not one of Warplens.
"""

from __future__ import annotations

import random
import re
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

import numpy as np
from arena import Arena
from machine import FRAME_BYTES, MODULE_START, Machine
from ptx_reader import NotJudgedError
from regions import Access, Region, Run, Violation
from registry import Ending, Outcome

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.errors import InstructionLimitError, KernelFault, UnsupportedError, WarplensError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import Module, Space
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.program.blocks import WINDOWS
from warplens.cuda.simt.values.value import Mode

LIMIT = 200_000
"""Warp instructions of a block; no kernel that ends needs a tenth of it."""
PRINTED = 20_000
"""So much of a printed text is searched for bytes from outside the arrays."""
SHORTENING_S = 6.0
"""How long lines are dropped from a kernel that escapes; its case must end before its time limit."""
ALL_BITS = (1 << 64) - 1
SENTENCE = re.compile(
    r"block=\((\d+),(\d+),(\d+)\) thread=\((\d+),(\d+),(\d+)\) [^:]+(?::\d+)?: `(?:@!?\S+ )?([^` ]+)[^`]*`: (.*)",
    re.DOTALL,
)
IN_VARIABLE = re.compile(
    r"(?:loads|stores|updates) (\d+) bytes? at byte (-?\d+) of (array|global variable|const variable|shared variable|"
    r"local variable|shared memory|local memory)(?: '([^']*)')?, (which has (\d+) bytes|misaligned)"
)
NEAR_ARRAY = re.compile(r" at byte (-?\d+) of '([^']*)' \(\d+ bytes\), which lies in no array")
IN_WINDOW = re.compile(r" at byte (\d+) of (shared|local) memory, by an instruction for another")
BESIDE_VARIABLES = re.compile(r"at byte -?\d+ of local memory, where no variable of a running function lies")
AT_ADDRESS = re.compile(r"(?:loads|stores|updates) (\d+) bytes? at address (-?0x[0-9a-f]+), which lies in no array")

IN_RESERVED = re.compile(
    r"(?:loads|stores|updates) (\d+) bytes? at address (\d+) of shared memory, of which the driver"
)


class Way(StrEnum):
    """How a kernel is executed: the modes of a launch, and within a budget or on two threads."""

    PLAIN = "plain"
    TWO_THREADS = "two threads"
    SAMPLED = "sampled"
    CHECKED = "checked"
    MARKED = "marked"
    RECORDED = "recorded"


WINDOW_OF = {"shared": WINDOWS[Space.SHARED], "local": WINDOWS[Space.LOCAL]}
FARTHEST_VARIABLE = 1 << 20
"""The variables of a block, or of a call, lie within this many bytes of their space."""


FARTHEST_BYTE = 1 << 56
"""An access this near to a variable of the module, or to the top of all addresses, is taken to be meant for one."""


Fill = Callable[[Arena], Mapping[str, np.ndarray]]
"""Contents of arrays that depend on addresses, such as a forged pointer."""


def nothing(_arena: Arena) -> Mapping[str, np.ndarray]:
    """Fill no array."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Kernel:
    """A kernel, its arrays, and its launches.

    Args:
        text: PTX, or CUDA C++ where `is_cuda`.
        arrays: initial contents by name.
        parameters: names of arrays, or numbers with their size in bytes.
        fills: one launch each, with other contents of some arrays.
        loose: only the canaries are looked at, and that a fault is a sentence; the right result is not defined.
        may_race: reports of races and of unwritten shared memory are right.
        may_be_refused: the engine may say that it does not execute the kernel.
        one_stack: pointers to local variables are handed to other functions.
    """

    text: str
    arrays: Mapping[str, np.ndarray]
    parameters: Sequence[str | tuple[int, int]]
    block: tuple[int, int, int] = (32, 1, 1)
    grid: tuple[int, int, int] = (1, 1, 1)
    dynamic: int = 0
    fills: Sequence[Fill] = (nothing,)
    way: Way = Way.PLAIN
    is_cuda: bool = False
    target: str = "sm_90"
    loose: bool = False
    may_race: bool = False
    may_be_refused: bool = False
    one_stack: bool = False
    arena_seed: int = 0


@dataclass(frozen=True, slots=True)
class KernelCase:
    """A kernel as a case of a generator."""

    kernel: Kernel

    @property
    def source(self) -> str:
        """The kernel's text, with its launch in the first lines."""
        k = self.kernel
        head = f"// way={k.way} block={k.block} grid={k.grid} dynamic={k.dynamic} parameters={list(k.parameters)}\n"
        sizes = {name: f"{array.dtype}[{array.size}]" for name, array in k.arrays.items()}
        return f"{head}// arrays={sizes} launches={len(k.fills)}\n{k.text}"

    def run(self) -> Outcome:
        """Execute all launches; where one escapes, look for the shortest text that still does."""
        outcome = judge(self.kernel)
        if outcome.ending is Ending.ESCAPE and not self.kernel.is_cuda:
            return replace(outcome, source=KernelCase(shortened(self.kernel)).source)
        return outcome


def judge(kernel: Kernel) -> Outcome:
    """Execute all launches of a kernel; return the first escape, else the last fault, else that all were right."""
    arena = Arena({name: array.nbytes for name, array in kernel.arrays.items()}, random.Random(kernel.arena_seed))
    try:
        session = _Session(kernel, arena)
    except UnsupportedError as error:
        return Outcome(Ending.FAULT, "refused") if kernel.may_be_refused else _escape(f"refused: {error}")
    outcomes = [session.launch(number, fill) for number, fill in enumerate(kernel.fills)]
    for ending in (Ending.ESCAPE, Ending.NOT_JUDGED, Ending.FAULT):
        for outcome in outcomes:
            if outcome.ending is ending:
                return outcome
    return outcomes[0]


def _escape(detail: str) -> Outcome:
    return Outcome(Ending.ESCAPE, detail)


@cache
def compiled(source: str, target: str) -> tuple[str, str]:
    """Compile CUDA C++; return its PTX and the name of the entry."""
    unit = compile_source(source, name="k.cu", target=target, entry="k", defines={})
    return unit.ptx, unit.symbol


class _Session:
    """A kernel that is compiled once and launched several times."""

    def __init__(self, kernel: Kernel, arena: Arena) -> None:
        self.kernel, self.arena = kernel, arena
        self.ptx, symbol = compiled(kernel.text, kernel.target) if kernel.is_cuda else (kernel.text, "k")
        self.symbol = symbol
        data, pointers = bytearray(), {}
        self.parameters = bytearray()
        for parameter in kernel.parameters:
            size = 8 if isinstance(parameter, str) else parameter[1]
            data += bytes(-len(data) % size)
            if isinstance(parameter, str):
                pointers[len(data)] = parameter
                true = arena.address(parameter)
                data += bytes(8)
            else:
                true = parameter[0] & (1 << 8 * size) - 1
                data += true.to_bytes(size, "little")
            self.parameters += bytes(-len(self.parameters) % size) + true.to_bytes(size, "little")
        module: Module = parse_module(self.ptx)
        self.request = LaunchRequest(
            module=module, symbol=symbol, file_name="k.cu", block=kernel.block, grid=kernel.grid,
            parameters=bytes(data), pointers=pointers, limit=LIMIT, dynamic_shared_bytes=kernel.dynamic,
            arrays={name: arena.arrays[name].view(array.dtype) for name, array in kernel.arrays.items()},
        )  # fmt: skip
        mode = Mode.CHECKED if kernel.way is Way.CHECKED else Mode.COUNTING
        self.engine = Launch(self.request, mode=mode)

    def launch(self, number: int, fill: Fill) -> Outcome:
        """Launch once on both sides and compare."""
        kernel, arena = self.kernel, self.arena
        contents = {**kernel.arrays, **fill(arena)}
        for name, array in contents.items():
            arena.arrays[name][:] = array.reshape(-1).view(np.uint8)
        before = {name: arena.arrays[name].tobytes() for name in contents}
        regions = [Region(name, arena.address(name), bytearray(before[name])) for name in contents]
        machine = Machine(
            self.ptx, self.symbol, block=kernel.block, grid=kernel.grid, parameters=bytes(self.parameters),
            arrays=regions, dynamic=kernel.dynamic, one_stack=kernel.one_stack,
        )  # fmt: skip
        try:
            expected = machine.run()
        except NotJudgedError as error:
            return Outcome(Ending.NOT_JUDGED, str(error))
        error: Exception | None = None
        try:
            self._execute()
        except Exception as caught:  # noqa: BLE001 - whatever it is, it is judged
            error = caught
        where = f"launch {number}: "
        if damage := arena.damage():
            return _escape(where + damage)
        if leak := arena.leak(self.engine.printed[:PRINTED]):
            return _escape(where + f"printed {leak!r}, which lies outside the arrays")
        if isinstance(error, InstructionLimitError):
            return Outcome(Ending.FAULT, "endless") if expected.endless else _escape(where + f"no end: {error}")
        if isinstance(error, KernelFault):
            return self._judge_fault(where, str(error), expected)
        if isinstance(error, UnsupportedError) and (kernel.may_be_refused or kernel.loose):
            return Outcome(Ending.FAULT, "refused")
        if error is not None:
            kind = "refused" if isinstance(error, WarplensError) else "exception"
            return _escape(where + f"{kind}: {''.join(traceback.format_exception(error))[-1500:]}")
        return self._judge_result(where, expected, regions, before)

    def _execute(self) -> None:
        blocks = self.kernel.grid[0] * self.kernel.grid[1] * self.kernel.grid[2]
        match self.kernel.way:
            case Way.TWO_THREADS:
                self.engine.run(threads=2)
            case Way.SAMPLED:
                self.engine.run(1e-6)  # a block of each class, and few more
            case Way.MARKED:
                self.engine.touched()
            case Way.RECORDED:
                self.engine.record(blocks - 1)
            case _:
                self.engine.run()

    # --- verdicts ---------------------------------------------------------------------------------------------------

    def _judge_result(
        self, where: str, expected: Run, regions: Sequence[Region], before: Mapping[str, bytes]
    ) -> Outcome:
        if self.kernel.loose or expected.undefined or expected.strays:
            return Outcome(Ending.RIGHT, "canaries hold")
        is_partial = self.kernel.way in {Way.SAMPLED, Way.RECORDED}
        if expected.endless:
            return _escape(where + "a kernel without end has ended")
        if expected.violations and not (is_partial and self._some_block_is_clean(expected)):
            (block, thread), violation = next(iter(expected.violations.items()))
            return _escape(where + f"no fault; block {block} thread {thread}: {violation}")
        for region in regions:
            actual = np.frombuffer(self.arena.arrays[region.name].tobytes(), np.uint8)
            right = np.frombuffer(bytes(region.data), np.uint8)
            wrong = actual != right
            if is_partial:
                wrong &= actual != np.frombuffer(before[region.name], np.uint8)
            if wrong.any() and not (is_partial and expected.violations):
                byte = int(np.flatnonzero(wrong)[0])
                return _escape(where + f"byte {byte} of {region.name!r} is {actual[byte]}, not {right[byte]}")
        return Outcome(Ending.RIGHT)

    def _some_block_is_clean(self, expected: Run) -> bool:
        blocks = self.kernel.grid[0] * self.kernel.grid[1] * self.kernel.grid[2]
        return len({block for block, _ in expected.violations}) < blocks

    def _judge_fault(self, where: str, sentence: str, expected: Run) -> Outcome:
        match = SENTENCE.fullmatch(sentence)
        if match is None:
            return _escape(where + f"a fault without a place: {sentence}")
        numbers = [int(match[n]) for n in range(1, 7)]
        grid, block = self.kernel.grid, self.kernel.block
        key = (
            (numbers[2] * grid[1] + numbers[1]) * grid[0] + numbers[0],
            (numbers[5] * block[1] + numbers[4]) * block[0] + numbers[3],
        )
        opcode, claim = match[7], match[8]
        kind = kind_of(claim)
        if kind in {"race", "unwritten"}:
            return Outcome(Ending.FAULT, kind) if self.kernel.may_race else _escape(where + f"false report: {sentence}")
        if self.kernel.loose or expected.undefined:
            return Outcome(Ending.FAULT, kind)
        violation = expected.violations.get(key)
        if violation is not None and self._confirms(violation, opcode, claim, kind):
            return Outcome(Ending.FAULT, kind)
        if any(self._is_of_another_array(access, opcode, claim) for access in expected.accesses.get(key, ())):
            return Outcome(Ending.FAULT, "another array")
        return _escape(where + f"a fault that is not one: {sentence}; single threads: {violation}")

    def _confirms(  # noqa: PLR0911 - a kind of sentence each
        self, violation: Violation, opcode: str, claim: str, kind: str
    ) -> bool:
        """Return whether a sentence tells a violation of the machine of single threads."""
        access = violation.access
        if opcode.split(".", maxsplit=1)[0] != access.opcode.split(".")[0]:
            return False
        if violation.kind == "table":
            return claim.endswith(f"none of number {access.address}")
        if violation.kind in {"call", "stack", "local update"}:
            return kind == violation.kind
        if kind == "local update":  # of an address beside local memory: both reasons are true
            return access.space == "local"
        if kind not in {"outside", "misaligned"}:
            return False
        of_module = access.address + FARTHEST_BYTE & ALL_BITS >= MODULE_START  # its true address is not known here
        if "at an address which lies in no array" in claim:
            return True
        if match := AT_ADDRESS.search(claim):
            return _near(int(match[2], 16), access) or of_module or opcode.startswith("wmma")
        if match := NEAR_ARRAY.search(claim):
            place = self.arena.address(match[2]) + int(match[1]) if match[2] in self.arena.arrays else None
            return place is None or _near(place, access) or of_module or opcode.startswith("wmma")
        if match := IN_WINDOW.search(claim):
            return _near(WINDOW_OF[match[2]] + int(match[1]), access)
        if match := IN_RESERVED.search(claim):
            return _near(WINDOW_OF["shared"] + int(match[2]), access)
        if BESIDE_VARIABLES.search(claim):
            return access.space == "local"  # the machine has its own layout of a thread's stack
        match = IN_VARIABLE.search(claim)
        if match is None:
            return False
        byte = int(match[2])
        if match[3] == "array":
            return _near(self.arena.address(match[4]) + byte, access) or opcode.startswith("wmma")
        space = match[3].split(" ", maxsplit=1)[0]
        if space in {"global", "const"}:
            return access.space not in {"shared", "local"}
        start = access.address - byte - (WINDOW_OF[space] if access.space == "global" else 0)
        return (start & ALL_BITS) % FRAME_BYTES < FARTHEST_VARIABLE

    def _is_of_another_array(self, access: Access, opcode: str, claim: str) -> bool:
        """Return whether an access was to legal memory, but outside the array that the sentence names."""
        match = IN_VARIABLE.search(claim)
        if match is None or match[6] is None or opcode.split(".", maxsplit=1)[0] != access.opcode.split(".")[0]:
            return False
        byte, width, size = int(match[2]), int(match[1]), int(match[6])
        if 0 <= byte <= size - width:
            return False
        if match[3] == "array":
            return _near(self.arena.address(match[4]) + byte, access)
        return access.space == match[3].split(" ", maxsplit=1)[0]


def _near(address: int, access: Access) -> bool:
    """Return whether a generic address is one of those of an access; a wide one may be reported by its parts."""
    start = access.address + WINDOW_OF.get(access.space, 0)
    return 0 <= (address - start) & ALL_BITS < max(access.width, 1)


def kind_of(claim: str) -> str:
    """Return the kind of a fault from its sentence."""
    for words, kind in (
        ("misaligned: the address must", "misaligned"), ("which lies in no array", "outside"), ("which has", "outside"),
        ("of which the driver keeps", "outside"),
        ("no variable of a running function", "outside"), ("has written yet", "unwritten"),
        (" between them", "race"), ("stores another value", "race"),
        ("argument of printf", "print"), ("stack overflow", "stack"), ("no function of this kind", "call"),
        ("by an instruction for another", "outside"), ("is no constant memory", "outside"),
        ("its table of branches has", "table"), ("atomic operation on local memory", "local update"),
    ):  # fmt: skip
        if words in claim:
            return kind
    return claim[:40]


def shortened(kernel: Kernel) -> Kernel:
    """Drop launches and lines of a kernel as long as the rest still escapes."""
    for fill in kernel.fills:
        alone = replace(kernel, fills=(fill,))
        if judge(alone).ending is Ending.ESCAPE:
            kernel = alone
            break
    lines = kernel.text.split("\n")
    at, until = 0, time.monotonic() + SHORTENING_S
    while at < len(lines) and time.monotonic() < until:
        if lines[at].rstrip().endswith(";") and not lines[at].startswith((".", "ret")):
            shorter = replace(kernel, text="\n".join(lines[:at] + lines[at + 1 :]))
            if _still_escapes(shorter):
                kernel, lines = shorter, lines[:at] + lines[at + 1 :]
                continue
        at += 1
    return kernel


def _still_escapes(kernel: Kernel) -> bool:
    try:
        return judge(kernel).ending is Ending.ESCAPE
    except Exception:  # noqa: BLE001 - a text that has lost a line may be no PTX
        return False
