"""Registers that an instruction touches while a product of a warpgroup may still read or write them.

The rule: a product is in flight from its `mma_async` to the first `wait_group` that covers its group; until then its
sums may be neither read nor written, and its factors in registers not written. A further product may add to the same
sums. A copy (`mov`) hands on what it copies: NVRTC copies what is one variable in the source. What some way through the
program allows need not happen, so checked code asks whether the warp has a product in flight before it reports.

Source: PTX ISA 8.8, 9.7.15.7 (`wgmma.mma_async`, `wgmma.wait_group`).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.registry import destinations, sources
from warplens.cuda.simt.program.blocks import EXIT, Op, Program

State = dict[str, "_Flight"]


@dataclass(frozen=True, slots=True)
class _Flight:
    """A product in flight that a register belongs to: its instruction, and how many groups were committed since."""

    product: int
    is_sum: bool
    age: int


@dataclass(frozen=True, slots=True)
class Touch:
    """A register that is touched too early, how, and the number of the product's instruction."""

    register: str
    is_read: bool
    is_sum: bool
    product: int


def is_product(op: Op) -> bool:
    """Return whether an instruction is a product of a warpgroup.

    Example:
        >>> is_product(Op(tree.Instruction("wgmma", ("fence", "sync", "aligned")), 0, 0))
        False
    """
    return op.instruction.opcode == "wgmma" and "mma_async" in op.instruction.modifiers


def run(program: Program) -> Mapping[int, Touch]:
    """Return what each instruction touches too early on some way through the program, by its number.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> from warplens.cuda.simt.linking.calls import build_program
        >>> product = "wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%r0, %r1, %r2, %r3}, %rd1, %rd1, 0;"
        >>> wait = "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;"
        >>> body = f"{{ .reg .b32 %r<5>; .reg .b64 %rd<2>; {product} add.s32 %r4, %r0, 1; {wait} ret; }}"
        >>> module = parse_module(f".version 8.8 .target sm_90a .address_size 64 .entry k() {body}")
        >>> list(run(build_program(module, "k", "k.cu")).values())
        [Touch(register='%r0', is_read=True, is_sum=True, product=0)]
    """
    if not any(is_product(op) for op in program.ops()):
        return {}
    at_entry: list[State | None] = [None] * len(program.blocks)
    at_entry[0] = {}
    waiting = [0]
    while waiting:
        index = waiting.pop()
        state = dict(at_entry[index] or {})
        for op in program.blocks[index].ops:
            _step(op, state)
        for successor in program.blocks[index].successors():
            if successor == EXIT:
                continue
            old = at_entry[successor]  # where both ways meet, the youngest group is waited for last
            ages = {name: flight.age for name, flight in (old or {}).items()}
            younger = {name: flight for name, flight in state.items() if name not in ages or flight.age < ages[name]}
            if old is None or younger:
                at_entry[successor] = {**(old or {}), **younger}
                waiting.append(successor)
    touches: dict[int, Touch] = {}
    for index, entry in enumerate(at_entry):
        state = dict(entry or {})
        for op in program.blocks[index].ops:
            if (touch := _step(op, state)) is not None:
                touches[op.index] = touch
    return touches


def _step(op: Op, state: State) -> Touch | None:
    instruction = op.instruction
    if is_product(op):
        return _product(op, state)
    if instruction.opcode == "wgmma":
        _order(instruction, state)
        return None
    if not state:
        return None
    if instruction.opcode == "mov":
        moved = (state[name] for name in sources(instruction) if name in state)
        copied = min(moved, key=lambda flight: flight.age, default=None)
        for name in destinations(instruction):
            state.pop(name, None)
            if copied is not None:
                state[name] = copied
        return None
    for name in sources(instruction):
        if name in state and state[name].is_sum:
            return _touch(name, state, is_read=True)
    for name in destinations(instruction):
        if name in state:
            return _touch(name, state, is_read=False)
    return None


def _order(instruction: tree.Instruction, state: State) -> None:
    if "commit_group" in instruction.modifiers:
        for name, flight in state.items():
            state[name] = _Flight(flight.product, flight.is_sum, flight.age + 1)
    elif "wait_group" in instruction.modifiers:
        left = instruction.operands[0]
        newest = left.value if isinstance(left, tree.Integer) else 0
        for name in [name for name, flight in state.items() if flight.age > newest]:
            del state[name]


def _product(op: Op, state: State) -> Touch | None:
    sums, factor = (_registers(operand) for operand in op.instruction.operands[:2])
    touch = None
    for name in factor:
        if name in state and state[name].is_sum:
            touch = touch or _touch(name, state, is_read=True)
    for name in sums:
        if name in state and not state[name].is_sum:
            touch = touch or _touch(name, state, is_read=False)
    state |= {name: _Flight(op.index, is_sum=False, age=0) for name in factor}
    state |= {name: _Flight(op.index, is_sum=True, age=0) for name in sums}
    return touch


def _registers(operand: tree.Operand) -> tuple[str, ...]:
    """Return the registers of a list; a descriptor is none, since it is read at once."""
    elements = operand.elements if isinstance(operand, tree.Vector) else ()
    return tuple(element.name for element in elements if isinstance(element, tree.Register))


def _touch(name: str, state: State, *, is_read: bool) -> Touch:
    """Return a touch of a register, which is reported once: it counts as done from here on."""
    flight = state.pop(name)
    return Touch(name, is_read, flight.is_sum, flight.product)
