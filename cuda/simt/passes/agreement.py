"""Find values on which lanes of a warp agree but for rounding: results over several lanes that each lane forms itself.

The rule: a lane combines its value with that of the lane at a distance (`shfl.bfly`), which does the same. A sum has
the same bits in both. Where the compiler has merged it with a product that came before, `x * y + shuffled` is one
`fma`, which rounds the product of the other lane and not its own: both lanes then hold one sum, rounded in two ways. So
do those that combine means and variances (Welford's formulas). Triton lets all lanes of a warp store such a result to
one place of shared memory, since any of them will do. PTX leaves open which one stays; the value is the result either
way.

Whether lanes agree is found by trying: what a value is computed from gets random numbers, independent ones in each
lane, and the computation is carried out in double precision for all lanes. Rational functions that are equal there are
equal everywhere (the lemma of Schwartz and Zippel). Where a selection depends on a comparison, the case of the random
numbers counts.

Source: CUDA C++ programming guide 12.9, 7.1 (SIMT architecture: of several lanes that write one location by one
instruction, which one performs the last write is undefined).
"""

from __future__ import annotations

import numpy as np

from warplens.cuda.ground import graph
from warplens.cuda.ptx import tree
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import Lanes, destinations, function_of
from warplens.cuda.simt.passes.liveness import writers
from warplens.cuda.simt.program.blocks import Op, Program

ITSELF = 1
"""A set of distances is a mask: bit k is set where the lanes i and i ^ k agree. Each lane agrees with itself."""
TOLERANCE = 1e-9
"""Results in double precision that differ relatively by less are taken for equal: a few hundred roundings of 1e-16."""
_SEED = 20
_MEMBERS = {(1 << LANES) - 1, -1}  # these immediate member masks name all lanes
_ALIKE_IN_A_BLOCK = ("%ctaid", "%nctaid", "%ntid", "%nwarpid", "%gridid")
_DEEPEST = 300  # values are followed through this many instructions; beyond them they get random numbers


class Agreement:
    """The distances over which lanes agree on the values of a program.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> body = '''{ .reg .b32 %r<9>; .reg .f32 %f<9>; mov.u32 %r1, %tid.x; cvt.rn.f32.u32 %f1, %r1;
        ...     mul.f32 %f2, %f1, %f1; shfl.sync.bfly.b32 %f3, %f2, 16, 31, -1; fma.rn.f32 %f4, %f1, %f1, %f3;
        ...     st.shared.f32 [0], %f4; ret; }'''
        >>> module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        >>> program = build_program(module, "k", "k.cu")
        >>> Agreement(program).distances(program.blocks[0].ops[-1], tree.Register("%f4")) == 1 << 0 | 1 << 16
        True
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        before = graph.predecessors(program.graph())
        # The only block from which control comes to each, if there is just one.
        self._before = [
            before[number][0] if len(before[number]) == 1 and number and not block.is_called else None
            for number, block in enumerate(program.blocks)
        ]
        self._places = program.places()
        self._writers = writers(program)
        self._exchanges = any(_is_exchange(op.instruction) for op in program.ops())
        self._random = np.random.default_rng(_SEED)
        self._values: dict[object, Lanes] = {}

    def distances(self, op: Op, operand: tree.Operand) -> int:
        """Return the distances over which all lanes agree on an operand of an instruction, as a mask."""
        if not self._exchanges or not isinstance(operand, tree.Register):
            return ITSELF
        with np.errstate(all="ignore"):
            value = self._value(op, operand, _DEEPEST)
        numbers = np.arange(LANES)
        others = value[numbers ^ numbers[1:, np.newaxis]]  # a row for each distance
        agreeing = np.isclose(value, others, rtol=TOLERANCE, atol=0).all(axis=1)
        return ITSELF | sum(1 << distance for distance in (np.flatnonzero(agreeing) + 1).tolist())

    def _value(self, op: Op, operand: tree.Operand, depth: int) -> Lanes:
        """Return what an instruction reads."""
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
        """Return the value that an instruction writes to a register; None where it is not followed."""
        instruction, types = op.instruction, _types(op.instruction)
        if instruction.opcode == "ld" and "param" in instruction.modifiers:
            return self._random_numbers(("parameter", op.index), 1)
        if not depth or name != destinations(instruction)[0]:
            return None
        if _is_exchange(instruction):
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
        """Return the number that an operand is, or that its only writer moves to it."""
        if isinstance(operand, tree.Register) and len(ops := self._writers.get(operand.name, [])) == 1:
            instruction = ops[0].instruction
            operand = instruction.operands[1] if instruction.opcode == "mov" and not instruction.guard else operand
        return operand.value if isinstance(operand, tree.Integer) else None

    def _random_numbers(self, key: object, numbers: int) -> Lanes:
        """Return the random numbers that stand for a value which is not followed: one for all lanes or for each."""
        if key not in self._values:
            self._values[key] = np.broadcast_to(self._random.uniform(0.5, 2, numbers), LANES)
        return self._values[key]


def _is_exchange(instruction: tree.Instruction) -> bool:
    return instruction.opcode == "shfl" and "bfly" in instruction.modifiers and len(instruction.operands) == 5


def _types(instruction: tree.Instruction) -> set[str]:
    """Return the types of an instruction."""
    return {word for word in instruction.modifiers if word == "pred" or (word[0] in "bfsu" and word[-1].isdigit())}
