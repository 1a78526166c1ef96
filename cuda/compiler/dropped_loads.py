"""Finds the loads of the PTX that the assembler dropped, and those of vectors that it made narrower.

The rule: only a load without a machine instruction of its own can be dropped, and there must be a reason: nothing reads
what it loads, or the same bytes were loaded before, on every way to it, by a load that is in the machine code. A load
of a vector whose only instructions are narrower takes the elements that something reads, where these are what one such
instruction holds. Volatile loads are never dropped.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.compiler.machine import PtxBlock
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import SERVED, MergedRequest, registers_of
from warplens.cuda.simt.passes.control_flow import dominators, reachable

VOLATILE = frozenset({"volatile", "relaxed", "acquire", "mmio"})
SPACES = frozenset({"global", "shared"})


@dataclass(frozen=True, slots=True)
class Load:
    """A load of the PTX: the bytes of an element and of all, and the widths of its own machine instructions."""

    instruction: tree.Instruction
    element_bytes: int
    width_bytes: int
    widths: tuple[int, ...]

    @property
    def line(self) -> int:
        """The line of the PTX."""
        return self.instruction.ptx_line

    @property
    def bytes_(self) -> tuple[object, ...]:
        """What identifies the bytes that it loads, as long as registers keep their values."""
        return self.instruction.modifiers, self.instruction.operands[1:]

    @property
    def results(self) -> tuple[tree.Operand, ...]:
        """The operands that its elements are loaded to."""
        first = self.instruction.operands[0]
        return first.elements if isinstance(first, tree.Vector) else (first,)


def dropped_loads(
    entry: tree.Function, blocks: Sequence[PtxBlock], loads: Sequence[Load], explained: Mapping[int, MergedRequest]
) -> dict[int, MergedRequest]:
    """Return by PTX line requests of loads that are missing or narrower; the entry's `blocks` lead on over barriers."""
    unexplained = [load for load in loads if load.line not in explained]
    unexplained = [load for load in unexplained if not VOLATILE & set(load.instruction.modifiers)]
    missing = [load for load in unexplained if not load.widths]
    narrow = [load for load in unexplained if load.widths and max(load.widths) < load.width_bytes]
    if not missing and not narrow:
        return {}
    needed = _needed(entry)
    requests = {load.line: SERVED for load in missing if not _used(load, needed)}
    requests |= {load.line: request for load in narrow if (request := _narrowed(load, needed)) is not None}
    rest = [load for load in missing if load.line not in requests]
    repeated = _Repeated(entry, blocks) if rest else None
    same: defaultdict[tuple[object, ...], list[Load]] = defaultdict(list)
    for load in loads:
        same[load.bytes_].append(load)
    for load in rest:
        others = (
            access
            for access in same[load.bytes_]
            if access.widths or access.line in explained or access.line in requests
        )
        if repeated is not None and any(repeated.is_repeated(load, other) for other in others):
            requests[load.line] = SERVED
    return requests


def _needed(entry: tree.Function) -> frozenset[str]:
    """Return the registers whose values have an effect."""
    from warplens.cuda.simt.isa.registry import INSTRUCTIONS

    pure = {"ld", *(opcode for opcode, traits in INSTRUCTIONS.items() if traits.is_pure)}
    waiting: list[tuple[frozenset[str], frozenset[str]]] = []  # results, and what they are computed from
    needed: set[str] = set()
    for statement in entry.instructions:
        guard = {statement.guard.register} if statement.guard is not None else set()
        is_pure = statement.opcode in pure and not VOLATILE & set(statement.modifiers)
        results = _registers(statement.operands[:1]) if is_pure else frozenset()
        read = _registers(statement.operands[1:] if is_pure else statement.operands) | guard
        if is_pure:
            waiting.append((results, read))
        else:
            needed |= read
    size = -1
    while size != len(needed):
        size = len(needed)
        for results, read in waiting:
            if not needed.isdisjoint(results):
                needed |= read
    return frozenset(needed)


def _registers(operands: Sequence[tree.Operand]) -> frozenset[str]:
    return frozenset(name for operand in operands for name in registers_of(operand))


def _used(load: Load, needed: frozenset[str]) -> tuple[int, ...]:
    """Return the numbers of the elements that something reads."""
    return tuple(number for number, result in enumerate(load.results) if not needed.isdisjoint(registers_of(result)))


def _narrowed(load: Load, needed: frozenset[str]) -> MergedRequest | None:
    """Return the request of a vector of which something reads a part, None where that does not explain its width."""
    used, width = _used(load, needed), max(load.widths)
    if not used or set(load.widths) != {width} or width % load.element_bytes:
        return None
    start = used[0] * load.element_bytes // width * width
    is_held = (used[-1] + 1) * load.element_bytes <= start + width
    return MergedRequest(width_bytes=width, offset_bytes=start) if is_held else None


class _Repeated:
    """Tells whether a load is a repetition, by the ways through the PTX and the registers that change."""

    def __init__(self, entry: tree.Function, blocks: Sequence[PtxBlock]) -> None:
        instructions = entry.instructions
        first = (instruction.operands[0] for instruction in instructions if instruction.operands)
        results = (result for result in first if not isinstance(result, tree.Address))
        written = Counter(name for result in results for name in registers_of(result))
        self._changing = frozenset(name for name, times in written.items() if times > 1)
        has_tables = any(instruction.opcode == "brx" for instruction in instructions)
        self._place = {
            line: (number, place)
            for number, block in enumerate(() if has_tables else blocks)
            for place, line in enumerate(block.lines)
        }
        self._dominators = dominators([block.successors for block in blocks])
        self._reached = reachable([block.successors for block in blocks])

    def is_repeated(self, load: Load, other: Load) -> bool:
        """Whether every way to a load leads over another one of the same bytes."""
        instruction, before = load.instruction, other.instruction
        is_same = (
            instruction is not before
            and load.bytes_ == other.bytes_
            and before.guard in {None, instruction.guard}
            and self._changing.isdisjoint(_registers(instruction.operands[1:]))
        )
        if not is_same or load.line not in self._place or other.line not in self._place:
            return False
        (block, place), (first, first_place) = self._place[load.line], self._place[other.line]
        if block not in self._reached:
            return False
        return first_place < place if block == first else bool(self._dominators[block] >> first & 1)
