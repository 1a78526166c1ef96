"""The parameters of device functions as registers.

The rule: a `.param` variable is cut into pieces at every byte where an access begins or ends: an access of it, or of a
parameter that a call copies it to or from. A piece is a register of 1, 2, 4 or 8 bytes. So a scalar is one register,
and a structure may be written by words and read by bytes. `ld.param` and `st.param` name their pieces instead of an
address, and a call copies pieces.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.isa.everyday import elements_of
from warplens.cuda.simt.isa.registry import Access, Flow, find_entry
from warplens.cuda.simt.linking.routine import RETURN, Routine
from warplens.cuda.simt.passes import control_flow
from warplens.cuda.simt.program.blocks import EXIT, TYPE_BYTES, Block, Branch, Jump, Op, Program, Terminator

Key = tuple[str, str]  # a `.param` variable: its function and its name

WIDEST = 8


@dataclass(frozen=True, slots=True)
class Piece:
    """Bytes of a parameter that are held in one register."""

    offset: int
    size: int
    register: str

    @property
    def type(self) -> str:
        """The LLVM type of its register."""
        return f"i{8 * self.size}"


class Pieces:
    """How the parameters of a set of functions, and of the calls in them, are cut."""

    def __init__(self, routines: Mapping[str, Routine], passed: Iterable[tuple[Key, Key]], file_name: str) -> None:
        """Cut all parameters; `passed` are pairs that calls copy between; `UnsupportedError` at an unknown address."""
        self._parent: dict[Key, Key] = {}
        for first, second in passed:
            self._parent[self._root(first)] = self._root(second)
        accessed: dict[Key, set[tuple[int, int]]] = {}
        for routine in routines.values():
            for name in {**routine.parameters, **routine.results, **routine.actual}:
                accessed.setdefault(self._root((routine.name, name)), set())
            for op, name, offset in _accesses(routine, file_name):
                spans = accessed[self._root((routine.name, name))]
                spans.update((offset + start, size) for start, size in _elements(op.instruction))
            for _, name in _passed_on(routine):
                accessed[self._root((routine.name, name))].add((0, routine.actual[name]))
        self._cuts = {key: _cut(spans) for key, spans in accessed.items()}

    def of(self, function: str, name: str) -> tuple[Piece, ...]:
        """Return the pieces of a parameter, by offset."""
        cuts = self._cuts[self._root((function, name))]
        return tuple(Piece(offset, size, f"%{name}.at{offset}") for offset, size in cuts)

    def rewrite(self, routine: Routine) -> None:
        """Make a function use the pieces of its parameters."""
        names = {**routine.parameters, **routine.results, **routine.actual}
        for name in names:
            routine.registers.update({piece.register: piece.type for piece in self.of(routine.name, name)})
        for block in routine.blocks:
            block.ops[:] = [self._rewritten(routine, op, names) for op in block.ops]

    def _rewritten(self, routine: Routine, op: Op, names: Mapping[str, int]) -> Op:
        instruction = op.instruction
        access = _access(op, names)
        if access is not None:
            name, offset = access
            spans = [(offset + start, offset + start + size) for start, size in _elements(instruction)]
            inside = [
                piece.register
                for piece in self.of(routine.name, name)
                if any(begin <= piece.offset < end for begin, end in spans)
            ]
            position = _address_index(instruction)
            operands = list(instruction.operands)
            operands[position] = tree.Vector(tuple(tree.Register(register) for register in inside))
            return replace(op, instruction=replace(instruction, operands=tuple(operands)), origin=instruction)
        is_call = find_entry(instruction).flow is Flow.CALL
        if is_call and all(call.op.index != op.index for call in routine.calls.values()):
            operands = [self._registers(routine, operand) for operand in instruction.operands]
            return replace(op, instruction=replace(instruction, operands=tuple(operands)), origin=instruction)
        return op

    def _registers(self, routine: Routine, operand: tree.Operand) -> tree.Operand:
        """Return the arguments of a call that is an instruction as registers."""
        if not isinstance(operand, tree.Arguments):
            return operand
        names = [element.name for element in operand.elements if isinstance(element, tree.Symbol)]
        pieces = [piece for name in names for piece in self.of(routine.name, name)]
        return tree.Arguments(tuple(tree.Register(piece.register) for piece in pieces))

    def _root(self, key: Key) -> Key:
        while key in self._parent and self._parent[key] != key:
            key = self._parent[key]
        return key


NO_PIECES = Pieces({}, (), "")  # of a kernel without calls


def _elements(instruction: tree.Instruction) -> list[tuple[int, int]]:
    size = TYPE_BYTES[instruction.modifiers[-1]]
    return [(index * size, size) for index in range(elements_of(instruction))]


def _access(op: Op, names: Mapping[str, int]) -> tuple[str, int] | None:
    instruction = op.instruction
    if find_entry(instruction).access not in {Access.LOAD, Access.STORE} or "param" not in instruction.modifiers:
        return None
    match instruction.operands[_address_index(instruction)]:
        case tree.Address(tree.Symbol(name), offset) if name in names:
            return name, offset
        case _:
            return None


def _address_index(instruction: tree.Instruction) -> int:
    return 0 if find_entry(instruction).access is Access.STORE else 1


def _accesses(routine: Routine, file_name: str) -> Iterator[tuple[Op, str, int]]:
    names = {**routine.parameters, **routine.results, **routine.actual}
    for block in routine.blocks:
        for op in block.ops:
            access = _access(op, names)
            if access is not None:
                yield op, *access
            elif find_entry(op.instruction).flow is not Flow.CALL and any(
                isinstance(operand, tree.Symbol) and operand.name in names for operand in op.instruction.operands
            ):
                raise UnsupportedError(
                    f"{file_name}:{op.line}: the engine does not execute `{op.text}` (the address of a parameter)"
                )


def _passed_on(routine: Routine) -> Iterator[tuple[Op, str]]:
    """Iterate over the scalars that are passed to functions without a body and returned by them."""
    for block in routine.blocks:
        for op in block.ops:
            if find_entry(op.instruction).flow is not Flow.CALL:
                continue
            for operand in op.instruction.operands:
                for element in operand.elements if isinstance(operand, tree.Arguments) else ():
                    if isinstance(element, tree.Symbol) and routine.actual.get(element.name) in {1, 2, 4, 8}:
                        yield op, element.name


def _cut(spans: set[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Cut the accessed bytes at every boundary, into pieces whose size is a power of two that divides their offset."""
    cuts = []
    bounds = sorted({offset for offset, _ in spans} | {offset + size for offset, size in spans})
    for start, end in pairwise(bounds):
        if not any(offset <= start < offset + size for offset, size in spans):
            continue
        position = start
        while position < end:
            size = WIDEST
            while position % size or position + size > end:
                size //= 2
            cuts.append((position, size))
            position += size
    return tuple(cuts)


def live_after_calls(pieces: Pieces, routine: Routine, file_name: str) -> dict[int, list[str]]:
    """Return the registers of a function that are live after each of its calls and not among the call's results."""

    def registers(names: tuple[str, ...]) -> tree.Arguments:
        register_names = [piece.register for name in names for piece in pieces.of(routine.name, name)]
        return tree.Arguments(tuple(tree.Register(register) for register in register_names))

    end = len(routine.blocks)
    blocks = []
    for number, block in enumerate(routine.blocks):
        ops = list(block.ops)
        call = routine.calls.get(number)
        if call is not None:
            operands = (registers(call.results), call.target, registers(call.arguments))
            ops.append(Op(tree.Instruction("call", (), operands), 0, 0))
        blocks.append(replace(block, ops=ops, terminator=_ended(block.terminator, end)))
    last = tree.Instruction("call", (), (tree.Symbol(""), registers(tuple(routine.results))))
    blocks.append(Block("", [Op(last, 0, 0)], Jump(EXIT), 0))
    program = Program(routine.name, blocks, routine.registers, {}, {}, 0, 0, file_name)
    live = control_flow.live_registers(program)
    live_after = {}
    for number, call in routine.calls.items():
        following = blocks[number].successors()
        written = {r.name for r in registers(call.results).elements if isinstance(r, tree.Register)}
        live_after[number] = [name for block in following[:1] for name in live.live(block) if name not in written]
    return live_after


def _ended(terminator: Terminator, end: int) -> Terminator:
    match terminator:
        case Jump(target):
            return Jump(end if target == RETURN else target)
        case Branch(guard, target, otherwise, line):
            return Branch(guard, end if target == RETURN else target, end if otherwise == RETURN else otherwise, line)
        case _:
            return terminator
