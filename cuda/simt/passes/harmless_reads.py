"""Find accesses that look like races and are none: loads of a protocol, stores of lanes that hold the same result but
for rounding, and loads that the compiler moved in front of their conditions.

The rule: what is not recognised counts as an access like any other.
"""

from collections.abc import Iterator

import numpy as np

from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import (
    Access,
    Drops,
    Lanes,
    destinations,
    find_entry,
    function_of,
    sources,
)
from warplens.cuda.simt.passes.control_flow import predecessors, read_at_end, writers
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Block, Op, Program

# A thread that loads a place plainly and then updates that very place atomically, before any barrier, does not rely on
# the loaded value, so the load cannot race. A compare-and-swap loop begins with such a load (the CUDA C++ guide makes
# an `atomicAdd` of doubles so), as does a test that saves an update: `if (x < *least) atomicMin(least, x)`.
_Place = tuple[int, int]  # a value, as `_Values` numbers it, and an offset
_MOVES = {"mov", "cvta"}  # they give a value another register; an address in its space names the same place
_DEEPEST = 200  # values are followed through this many instructions; beyond them registers stand for themselves


class Protocols:
    """The loads of a program that an atomic operation at the same address follows."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._values = _Values(program)
        self._places = program.places()
        self._updates = {
            op.index: place
            for op in program.ops()
            if find_entry(op.instruction).access is Access.UPDATE and (place := self._values.place_of(op)) is not None
        }

    def settles(self, load: Op) -> bool:
        """Return whether an atomic operation at the address of a load can follow it before a barrier."""
        place = self._values.place_of(load) if self._updates else None
        updates = {index for index, updated in self._updates.items() if updated == place}
        if place is None or not updates or load.index not in self._places:
            return False
        number, position = self._places[load.index]
        seen: set[int] = set()
        pending = [(number, position + 1)]
        while pending:
            number, position = pending.pop()
            block = self._program.blocks[number]
            if any(op.index in updates for op in block.ops[position:]):
                return True
            if isinstance(block.terminator, Barrier):
                continue
            for successor in block.successors():
                if successor != EXIT and successor not in seen:
                    seen.add(successor)
                    pending.append((successor, 0))
        return False


class _Values:
    """The values of registers that are written once: equal ones have one number, and an offset to add."""

    def __init__(self, program: Program) -> None:
        self._writer = {name: ops[0] for name, ops in writers(program).items() if len(ops) == 1}
        self._known: dict[str, _Place] = {}
        self._numbers: dict[object, int] = {}

    def place_of(self, op: Op) -> _Place | None:
        for operand in op.instruction.operands:
            if isinstance(operand, tree.Address):
                value, offset = self._value(operand.base, _DEEPEST)
                return value, offset + operand.offset
        return None

    def _value(self, operand: object, depth: int) -> _Place:
        if not isinstance(operand, tree.Register):
            return self._number(operand), 0
        if operand.name not in self._known:
            self._known[operand.name] = self._number(operand), 0  # for a register that follows from itself
            self._known[operand.name] = self._computed(operand, depth)
        return self._known[operand.name]

    def _computed(self, register: tree.Register, depth: int) -> _Place:
        op = self._writer.get(register.name)
        if op is None or not find_entry(op.instruction).is_pure or op.instruction.guard is not None or not depth:
            return self._number(register), 0
        instruction = op.instruction
        sources = instruction.operands[1:]
        if instruction.opcode in _MOVES:
            return self._value(sources[0], depth - 1)
        if instruction.opcode == "add" and isinstance(sources[1], tree.Integer):
            value, offset = self._value(sources[0], depth - 1)
            return value, offset + sources[1].value
        values = tuple(self._value(source, depth - 1) for source in sources)
        return self._number((instruction.opcode, instruction.modifiers, values)), 0

    def _number(self, described: object) -> int:
        return self._numbers.setdefault(described, len(self._numbers))


# Find values on which lanes of a warp agree but for rounding: results over several lanes that each lane forms itself. A
# lane combines its value with that of the lane at a distance (`shfl.bfly`), which does the same. A sum has the same
# bits in both. Where the compiler has merged it with a product that came before, `x * y + shuffled` is one `fma`, which
# rounds the product of the other lane and not its own: both lanes then hold one sum, rounded in two ways. So do those
# that combine means and variances (Welford's formulas). Triton lets all lanes of a warp store such a result to one
# place of shared memory, since any of them will do. PTX leaves open which one stays; the value is the result either
# way. Whether lanes agree is found by trying: what a value is computed from gets random numbers, independent ones in
# each lane, and the computation is carried out in double precision for all lanes. Rational functions that are equal
# there are equal everywhere (the lemma of Schwartz and Zippel). Where a selection depends on a comparison, the case of
# the random numbers counts.
# Source: CUDA C++ programming guide 12.9, 7.1 (SIMT architecture: of several lanes that write one location by one
# instruction, which one performs the last write is undefined).

ITSELF = 1  # a set of distances is a mask: bit k is set where the lanes i and i ^ k agree. Each lane agrees with itself
TOLERANCE = 1e-9  # doubles that differ relatively by less are taken for equal: a few hundred roundings of 1e-16
_SEED = 20
_MEMBERS = {(1 << LANES) - 1, -1}  # these immediate member masks name all lanes
_ALIKE_IN_A_BLOCK = ("%ctaid", "%nctaid", "%ntid", "%nwarpid", "%gridid")
_MOST_TRIED = 300  # values are followed through this many instructions; beyond them they get random numbers


class Agreement:
    """The distances over which lanes agree on the values of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        before = predecessors(program.graph())
        # The only block from which control comes to each, if there is just one.
        self._before = [
            before[number][0] if len(before[number]) == 1 and number and not block.is_called else None
            for number, block in enumerate(program.blocks)
        ]
        self._places = program.places()
        self._writers = writers(program)
        self._exchanges = any(_is_butterfly(op.instruction) for op in program.ops())
        self._random = np.random.default_rng(_SEED)
        self._values: dict[object, Lanes] = {}

    def distances(self, op: Op, operand: tree.Operand) -> int:
        """Return the distances over which all lanes agree on an operand of an instruction, as a mask."""
        if not self._exchanges or not isinstance(operand, tree.Register):
            return ITSELF
        with np.errstate(all="ignore"):
            value = self._value(op, operand, _MOST_TRIED)
        numbers = np.arange(LANES)
        others = value[numbers ^ numbers[1:, np.newaxis]]  # a row for each distance
        agreeing = np.isclose(value, others, rtol=TOLERANCE, atol=0).all(axis=1)
        return ITSELF | sum(1 << distance for distance in (np.flatnonzero(agreeing) + 1).tolist())

    def _value(self, op: Op, operand: tree.Operand, depth: int) -> Lanes:
        match operand:
            case tree.Integer(number):
                return np.full(LANES, float(number))
            case tree.Float(bits, width):
                pattern = np.uint32(bits) if width == 32 else np.uint64(bits)
                return np.full(LANES, float(pattern.view(np.float32 if width == 32 else np.float64)))
            case tree.Negated(inner):
                return np.asarray(np.logical_not(self._value(op, inner, depth)), np.float64)
            case tree.Register(name):
                return self._register(op, name, depth)
            case _:
                return self._random_numbers((op.index, id(operand)), LANES)

    def _register(self, op: Op, name: str, depth: int) -> Lanes:
        ops = self._writers.get(name, [])
        if len(ops) != 1 or ops[0].instruction.guard is not None:
            return self._random_numbers(
                (name, *self._written(op, ops)), 1 if name.startswith(_ALIKE_IN_A_BLOCK) else LANES
            )
        if name not in self._values:
            self._random_numbers(name, LANES)  # for a register that follows from itself
            if (value := self._computed(ops[0], name, depth)) is not None:
                self._values[name] = value
        return self._values[name]

    def _written(self, op: Op, written_by: list[Op]) -> tuple[str, int]:
        """Return where an instruction has a register with several writers from: from one of them, or a block's start.
        Two instructions that have it from the same place read the same.
        """
        if not written_by or op.index not in self._places:
            return "never", 0
        indices = {writer.index for writer in written_by}
        number, position = self._places[op.index]
        seen = {number}
        while True:
            for earlier in reversed(self._program.blocks[number].ops[:position]):
                if earlier.index in indices:
                    return "by", earlier.index
            before = self._before[number]
            if before is None or before in seen:
                return "before", number
            number, position = before, len(self._program.blocks[before].ops)
            seen.add(number)

    def _computed(self, op: Op, name: str, depth: int) -> Lanes | None:
        instruction, types = op.instruction, _types(op.instruction)
        if instruction.opcode == "ld" and "param" in instruction.modifiers:
            return self._random_numbers(("parameter", op.index), 1)
        if not depth or name != destinations(instruction)[0]:
            return None
        if _is_butterfly(instruction):
            distance, clamp, members = map(self._constant, instruction.operands[2:])
            if distance is None or not 0 < distance < LANES or clamp != LANES - 1 or members not in _MEMBERS:
                return None
            return np.asarray(self._value(op, instruction.operands[1], depth - 1)[np.arange(LANES) ^ distance])
        compute = function_of(instruction, types)
        if compute is None:
            return None
        values = (self._value(op, source, depth - 1) for source in instruction.operands[1:])
        return np.asarray(compute(*values), np.float64)

    def _constant(self, operand: tree.Operand) -> int | None:
        if isinstance(operand, tree.Register) and len(ops := self._writers.get(operand.name, [])) == 1:
            instruction = ops[0].instruction
            operand = instruction.operands[1] if instruction.opcode == "mov" and not instruction.guard else operand
        return operand.value if isinstance(operand, tree.Integer) else None

    def _random_numbers(self, key: object, numbers: int) -> Lanes:
        """Return the random numbers that stand for a value which is not followed: one for all lanes or for each."""
        if key not in self._values:
            self._values[key] = np.broadcast_to(self._random.uniform(0.5, 2, numbers), LANES)
        return self._values[key]


def _is_butterfly(instruction: tree.Instruction) -> bool:
    return instruction.opcode == "shfl" and "bfly" in instruction.modifiers and len(instruction.operands) == 5


def _types(instruction: tree.Instruction) -> set[str]:
    return {word for word in instruction.modifiers if word == "pred" or (word[0] in "bfsu" and word[-1].isdigit())}


# NVRTC moves a load in front of its condition where the address is known to be valid: constant, and in a variable of
# known size. Then `selp`, or `and` and `or` of predicates, drop the value for the other threads. So what a load reads
# whose value reaches only such instructions is no mistake of the source.
LARGEST_CHAIN = 200  # a value is followed through this many instructions; a value that goes further counts as used


class Speculation:
    """The loads of a program that may have been moved in front of their conditions."""

    def __init__(self, program: Program) -> None:
        self._blocks = [_Uses(block) for block in program.blocks]

    def may_be_dropped(self, load: Op) -> bool:
        """Return whether every use of a loaded value passes through an instruction that may drop it."""
        pending = [(name, load) for name in destinations(load.instruction)]
        followed = {load.index}
        while pending:
            name, origin = pending.pop()
            for block in self._blocks:
                for op in block.readers(name, origin):
                    if op is None:
                        return False
                    if op.index in followed or _may_drop(op, name):
                        continue
                    is_computed = find_entry(op.instruction).is_pure and op.instruction.guard is None
                    if not is_computed or len(followed) > LARGEST_CHAIN:
                        return False
                    followed.add(op.index)
                    pending += [(other, op) for other in destinations(op.instruction)]
        return True


class _Uses:
    """The instructions of a block that read or rewrite each register, in their order."""

    def __init__(self, block: Block) -> None:
        self._indices = {op.index for op in block.ops}
        self._at_end = read_at_end(block)
        self._events: dict[str, list[tuple[Op, bool]]] = {}
        for op in block.ops:
            for name in dict.fromkeys(sources(op.instruction)):
                self._events.setdefault(name, []).append((op, True))
            if op.instruction.guard is None:
                for name in dict.fromkeys(destinations(op.instruction)):
                    self._events.setdefault(name, []).append((op, False))

    def readers(self, name: str, origin: Op) -> Iterator[Op | None]:
        """Iterate over the instructions that may read a register that `origin` wrote; None is the end of the block."""
        for op, reads in self._events.get(name, ()):
            if reads:
                yield op
            elif origin.index not in self._indices:
                return
        if name in self._at_end:
            yield None


def _may_drop(op: Op, name: str) -> bool:
    match find_entry(op.instruction).drops:
        case Drops.UNCHOSEN:
            return name not in tree.registers_of(op.instruction.operands[-1])
        case Drops.PREDICATES:
            return "pred" in op.instruction.modifiers
        case _:
            return False
