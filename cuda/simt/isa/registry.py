"""The registry of instructions that the engine executes.

The rule: an opcode has exactly one entry, found by its first word; registering it twice is an error, and so is using
one that is not registered. The entry's function is written once against the algebra
(`warplens.cuda.simt.values.algebra`); it serves the analysis of how results vary over lanes and the generation of code.
"""

import re
from collections.abc import Callable, Container
from dataclasses import KW_ONLY, dataclass, replace
from enum import StrEnum
from functools import lru_cache, partial
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.program.blocks import CARRY, LLVM_TYPES, Block, Op
from warplens.cuda.simt.values.algebra import Algebra


# A trait is a field of the one entry of an opcode (`Entry`); no other module lists opcodes.
class Access(StrEnum):
    """How an instruction touches memory."""

    NONE = "none"
    LOAD = "load"
    STORE = "store"
    UPDATE = "update"  # it reads, changes and writes one place in one step
    MATRIX = "matrix"  # it moves rows of matrices between memory and the lanes of a whole warp
    TILE = "tile"  # it reads tiles of shared memory past the registers, and multiplies them
    FETCH = "fetch"  # it reads a texture or a surface
    PUT = "put"  # it writes a surface
    COPY = "copy"  # it moves bytes from one space to another, past the registers
    STACK = "stack"  # saves registers of a thread in its local memory; no PTX instruction does, and it is not counted


READING = frozenset({Access.LOAD, Access.UPDATE, Access.MATRIX, Access.TILE, Access.FETCH})
"""The accesses whose results in registers depend on what memory holds."""


class Flow(StrEnum):
    """Where control goes after an instruction."""

    NEXT = "next"
    BRANCH = "branch"  # to a label
    TABLE = "table"  # to one of several labels, by an index
    CALL = "call"
    RETURN = "return"
    EXIT = "exit"  # Nowhere: the thread ends
    STOP = "stop"  # Nowhere: the launch ends
    BARRIER = "barrier"  # to the next instruction, once other warps (or lanes) have reached the barrier


ENDS_BLOCK = frozenset({Flow.BRANCH, Flow.TABLE, Flow.RETURN, Flow.EXIT, Flow.BARRIER})  # a basic block


class Drops(StrEnum):
    """Which operands may have no effect on the result, because another operand decides."""

    NONE = "none"
    UNCHOSEN = "unchosen"  # all but the last operand, which chooses among them
    PREDICATES = "predicates"  # each operand, where the operands are predicates


KEPT_INSTRUCTIONS = 1 << 14  # whose registers are kept: the analyses of a kernel ask for them ten times and more
Lowering = Callable[[Algebra, Op], None]


def _undefined(m: Algebra, op: Op) -> None:
    raise NotImplementedError(f"{m} {op}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One opcode: its traits and, once it has decorated a function, its lowering. A step has no section."""

    opcode: str
    _: KW_ONLY
    unit: Unit  # the unit that executes it; for types f32 and f64, see `unit_of`
    section: str  # the section of the PTX ISA manual (version 8.8) that defines it
    writes: int | str | Callable[[tree.Instruction], int] = 1  # how many leading operands are destinations; or the word
    # of the forms that have one, where the others have none
    flops: int = 0  # floating-point operations a lane, for f32 and f64 forms
    access: Access = Access.NONE
    flow: Flow = Flow.NEXT
    exchanges: bool = False  # its result depends on other lanes of the warp, or on which of them are active
    fences: bool = False  # it orders the memory accesses before it and after it for other threads
    reads_carry: bool = False
    is_estimated: bool = False  # machine code corrects an estimate of some forms, or calls a function for some operands
    drops: Drops = Drops.NONE
    updates: Callable[[tree.Instruction], bool] = lambda _: False  # whether it also reads its destinations
    lower: Lowering = _undefined  # executes it on an algebra; `UnsupportedError` for a form that it does not know

    def __call__(self, lower: Lowering) -> Lowering:
        """Register the decorated function as the lowering of this opcode."""
        entries = INSTRUCTIONS if self.section else STEPS
        if self.opcode in entries:
            raise ValueError(f"instruction {self.opcode!r} is registered twice")
        entries[self.opcode] = replace(self, lower=lower)
        return lower

    @property
    def is_pure(self) -> bool:
        """Whether it computes registers of a lane from registers of that lane and does nothing else."""
        silent = self.access is Access.NONE and self.flow is Flow.NEXT
        return self.writes != 0 and silent and not self.exchanges and self is not UNEXECUTED


instruction = Entry
step = partial(Entry, unit=Unit.CONTROL, section="")  # of what is no instruction of PTX


_TEXTURE = "of textures and surfaces tex, tld4, txq, suld.b, sust.b and suq are executed"
ADVICE = {  # advice for instructions that are not executed, by opcode
    "tcgen05": "tensor memory is not executed: multiply with mma.sync, whose operands are in registers",
    "mbarrier": "barriers in shared memory are not executed: use bar.sync (__syncthreads), cp.async with wait_group",
    "multimem": "multicast memory is not executed: reduce in the memory of one device",
    "tensormap": "copies in bulk, by the tensor memory accelerator, are not executed: use cp.async or plain loads",
    "clusterlaunchcontrol": "clusters are not launched by the kernel: launch them all from the host",
    **dict.fromkeys(("sured", "istypep"), _TEXTURE),
    "brkpt": "no debugger waits for it",
}

ORDERING = {"fence", "commit_group", "wait_group"}  # forms of `wgmma` that multiply nothing

UNEXECUTED = Entry("", unit=Unit.CONTROL, section="")  # of an opcode that is not executed: it is taken to write once
INSTRUCTIONS: dict[str, Entry] = {}
STEPS: dict[str, Entry] = {}  # by opcode, which the engine itself inserts; they are not of PTX and not counted


def find_entry(instruction: tree.Instruction) -> Entry:
    """Return the entry of an instruction or step, `UNEXECUTED` for an opcode that is not executed."""
    return INSTRUCTIONS.get(instruction.opcode) or STEPS.get(instruction.opcode, UNEXECUTED)


def entry_of(op: Op, file_name: str) -> Entry:
    """Return the entry of an instruction, or raise an UnsupportedError with its line, and advice if there is any."""
    entry = find_entry(op.instruction)
    if entry is UNEXECUTED:
        raise unsupported(op, file_name, ADVICE.get(op.instruction.opcode, ""))
    return entry


def unsupported(op: Op, file_name: str, why: str = "") -> UnsupportedError:
    """Return the error for an instruction, or a form of one, that the engine does not execute."""
    detail = f" ({why})" if why else ""
    return UnsupportedError(f"{file_name}:{op.line}: the engine does not execute `{op.text}`{detail}")


def type_of(m: Algebra, op: Op, allowed: Container[str] = LLVM_TYPES) -> tuple[str, str]:
    """Return the last type of an instruction and the LLVM type that holds it; types not `allowed` are refused."""
    type_ = op.instruction.modifiers[-1]
    if type_ not in allowed:
        raise unsupported(op, m.program.file_name, f"type {type_}")
    return type_, LLVM_TYPES[type_]


def is_float(instruction: tree.Instruction) -> bool:
    """Return whether the instruction computes in f32 or f64 (its last type is one of them)."""
    return bool(instruction.modifiers) and instruction.modifiers[-1] in {"f32", "f64"}


def unit_of(instruction: tree.Instruction) -> Unit:
    """Return the unit that executes the instruction; for arithmetic that depends on the type."""
    unit = find_entry(instruction).unit
    if unit is Unit.TENSOR and {"load", "store"} & set(instruction.modifiers):
        return Unit.LOAD_STORE
    if unit is Unit.TENSOR and ORDERING & set(instruction.modifiers):
        return Unit.CONTROL
    if unit is Unit.FMA and not is_float(instruction):
        return Unit.ALU
    if unit in {Unit.FMA, Unit.SFU} and instruction.modifiers[-1] == "f64":
        return Unit.FP64
    return unit


def flops_of(instruction: tree.Instruction) -> tuple[int, int]:
    """Return the number of floating-point operations of one lane, in float32 and in float64."""
    flops = find_entry(instruction).flops
    if not flops or not is_float(instruction):
        return 0, 0
    return (flops, 0) if instruction.modifiers[-1] == "f32" else (0, flops)


def products_of(instruction: tree.Instruction) -> tuple[str, int]:
    """Return the kind of a product of matrices (types of first factor and sums), and the multiply-adds of a warp."""
    words = instruction.modifiers
    shape = next((match for word in words if (match := _SHAPE.fullmatch(word))), None)
    types = [word for word in words if word in _FACTORS or word in {"f32", "s32"}]
    if shape is None or not types:
        return "", 0
    rows, columns, depth = (int(number) for number in shape.groups())
    factors = types[1:3] if len(types) > 2 else ["f16"]
    if instruction.opcode == "wgmma":  # four warps share it
        return f"wgmma.{factors[0]}.{types[0]}", rows * columns * depth // 4
    return f"{factors[0]}.{types[0]}", rows * columns * depth


_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)")
_FACTORS = {"f64", "tf32", "f16", "bf16", "e4m3", "e5m2", "s8", "u8", "s4", "u4", "b1"}


def _writes(instruction: tree.Instruction) -> int:
    """Return how many leading operands are destinations."""
    match find_entry(instruction).writes:
        case int(number):
            return number
        case str(word):
            return int(word in instruction.modifiers)
        case count:
            return count(instruction)


@lru_cache(maxsize=KEPT_INSTRUCTIONS)
def destinations(instruction: tree.Instruction) -> tuple[str, ...]:
    """Return the registers that an instruction writes, the hidden one of the carry flag included."""
    written = instruction.operands[: _writes(instruction)]
    names = [name for operand in written for name in tree.registers_of(operand) if name != "_"]
    return (*names, CARRY) if "cc" in instruction.modifiers else tuple(names)


@lru_cache(maxsize=KEPT_INSTRUCTIONS)
def sources(instruction: tree.Instruction) -> tuple[str, ...]:
    """Return the registers that an instruction reads, its guard and, if guarded, its destination included."""
    read = instruction.operands[_writes(instruction) :]
    names = [name for operand in read for name in tree.registers_of(operand)]
    entry, guard = find_entry(instruction), instruction.guard
    if entry.reads_carry:
        names.append(CARRY)
    if guard is not None:
        names.append(guard.register)
    if guard is not None or entry.updates(instruction):
        names += destinations(instruction)
    return tuple(names)


# What an instruction costs the processor that executes it, in nanoseconds for a warp. Budgets, samples and searches for
# races are bounded by this table and by no clock, so that a busy machine executes the same blocks as an idle one. Its
# seconds are roughly those of a core with AVX-512; requests that scatter take some times more.
PLAIN_NS, CROWDED_NS, CROWDED = 4, 25, 200  # the second in a block of more instructions than the third: registers spill
SHARED_NS, GLOBAL_NS, OTHER_NS, TEXTURE_NS = 8, 25, 200, 600  # a request to memory; others copy, update or transpose
PRODUCT_NS = 1  # a multiply-add of a product of matrices


def work_of(block: Block) -> int:
    """Return the nanoseconds that a warp takes for a basic block, its terminator included."""
    plain_ns = CROWDED_NS if len(block.ops) > CROWDED else PLAIN_NS
    return plain_ns + sum(max(plain_ns, _more_ns(op.instruction)) for op in block.ops)


def _more_ns(instruction: tree.Instruction) -> int:
    match find_entry(instruction).access:
        case Access.FETCH | Access.PUT:
            return TEXTURE_NS
        case Access.LOAD | Access.STORE:
            return GLOBAL_NS if "global" in instruction.modifiers else SHARED_NS
        case Access.NONE | Access.STACK | Access.TILE:
            return PRODUCT_NS * products_of(instruction)[1]
        case _:
            return OTHER_NS


# What an instruction computes over real numbers, without rounding, ranges and special values: passes recognise equal
# values by it however they are rounded. An instruction that is no function of its operands alone is not here.
# Source: PTX ISA, "Floating Point Instructions", "Comparison and Selection", "Logic and Shift Instructions".
Lanes: TypeAlias = npt.NDArray[np.float64]  # a register in each lane, float64[32]; a predicate holds where it is not 0
Function: TypeAlias = Callable[..., npt.ArrayLike]

_FLOATS = {"f16", "bf16", "f32", "f64"}
_COMPARISONS: dict[str, Function] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "equ": np.equal, "neu": np.not_equal, "ltu": np.less, "leu": np.less_equal,
    "gtu": np.greater, "geu": np.greater_equal,
}  # fmt: skip
_OF_FLOATS: dict[str, Function] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "min": np.minimum, "max": np.maximum,
    "fma": lambda a, b, c: a * b + c, "mad": lambda a, b, c: a * b + c, "neg": np.negative, "abs": np.abs,
    "sqrt": np.sqrt, "rsqrt": lambda a: 1 / np.sqrt(a), "rcp": np.reciprocal, "ex2": np.exp2, "lg2": np.log2,
    "cvt": np.positive,
}  # fmt: skip
_OF_PREDICATES: dict[str, Function] = {
    "and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor, "not": np.logical_not,
}  # fmt: skip


def function_of(instruction: tree.Instruction, types: set[str]) -> Function | None:
    """Return what a move, selection, comparison or operation on floats or predicates computes, else None."""
    match instruction.opcode:
        case "mov":
            return np.positive
        case "selp":
            return lambda if_so, if_not, condition: np.where(condition != 0, if_so, if_not)
        case "setp":
            return _COMPARISONS.get(instruction.modifiers[0]) if len(instruction.operands) == 3 else None
        case opcode if types and types <= _FLOATS:
            return _OF_FLOATS.get(opcode)
        case opcode if types == {"pred"}:
            return _OF_PREDICATES.get(opcode)
        case _:
            return None
