"""Give registers places in the memory of a warp, from which products of matrices and barriers need not move them.

The rule: a register that a product of matrices reads or writes lies in the warp's frame, so that a product is one call
with the places of its operands, whatever its shape. In a kernel whose barriers would save very many vectors, those lie
there too. LLVM would need minutes for the moves of a kernel with thousands of products; calls would make most anyway.

Two registers share a place only if none of them is live while the other one is written. Where lanes wait elsewhere,
control flow does not tell what they still need: a register that is live at the start of a block that may run with some
of the lanes, or that is written in such a block and live at the start of another, shares its place with none.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush

from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.isa.registry import destinations, sources, unit_of
from warplens.cuda.simt.passes.liveness import Liveness
from warplens.cuda.simt.passes.shapes import Shapes
from warplens.cuda.simt.program.blocks import EXIT, Barrier, Program
from warplens.cuda.simt.program.layout import align
from warplens.cuda.simt.values.value import BITS

ALIGNMENT = 64  # places are multiples of this, in bytes, for the widest vectors of a processor
MOST_SAVED = 256  # if all barriers of a kernel together would save more vectors than this, none of them is saved


@dataclass(frozen=True, slots=True)
class Places:
    """The places of registers, in bytes from the first one, and the bytes that they take in all."""

    of: dict[str, int]
    bytes: int


@dataclass(slots=True)
class _Life:
    """The steps of the program from the first to the last at which a register has a value that is needed."""

    first: int
    last: int

    def reach(self, step: int) -> None:
        self.first, self.last = min(self.first, step), max(self.last, step)


def run(program: Program, shapes: Shapes, liveness: Liveness) -> Places:
    """Place the registers that belong in the frame: not those that may be read before a write, as they must hold 0."""
    products = (op.instruction for op in program.ops() if unit_of(op.instruction) is Unit.TENSOR)
    held = {name for product in products for name in (*sources(product), *destinations(product))}
    targets = {block.terminator.target for block in program.blocks if isinstance(block.terminator, Barrier)}
    saved = [name for target in targets - {EXIT} for name in liveness.live(target) if _is_vector(name, shapes)]
    if len(saved) > MOST_SAVED:
        held.update(saved)
    names = {name for name in held - set(liveness.live(0)) if _is_vector(name, shapes)}
    blocks_where_live = liveness.blocks_where_live()
    # Lanes may need a register while they wait and others execute.
    partial = (1 << len(program.blocks)) - 1 if program.irreducible else shapes.partial
    alone = {
        name
        for name in names & blocks_where_live.keys()
        if (blocks_where_live[name] | liveness.written_in.get(name, 0)) & partial
    }
    lives = _lives(names, program, liveness)
    places: dict[str, int] = {}
    free: dict[int, list[int]] = {}
    used: list[tuple[int, str]] = []
    size = 0
    for name in sorted(lives, key=lambda name: (lives[name].first, name)):
        while used and used[0][0] < lives[name].first:
            ended = heappop(used)[1]
            free.setdefault(_size(ended, shapes), []).append(places[ended])
        own = _size(name, shapes)
        if name not in alone and free.get(own):
            places[name] = free[own].pop()
        else:
            places[name] = size
            size += own
        if name not in alone:
            heappush(used, (lives[name].last, name))
    return Places(places, size)


def _is_vector(name: str, shapes: Shapes) -> bool:
    form = shapes.forms.get(name)
    return form is not None and form.varying and form.type != "i1"


def _size(name: str, shapes: Shapes) -> int:
    return align(LANES * BITS[shapes.forms[name].type] // 8, ALIGNMENT)


def _lives(names: set[str], program: Program, liveness: Liveness) -> dict[str, _Life]:
    """Return the life of each register that is read or written."""
    lives: dict[str, _Life] = {}

    def reach(registers: Iterable[str], step: int) -> None:
        for name in names.intersection(registers):
            lives.setdefault(name, _Life(step, step)).reach(step)

    step = 0
    for index, block in enumerate(program.blocks):
        reach(liveness.live(index), step)
        for op in block.ops:
            step += 1
            reach(sources(op.instruction), step)
            reach(destinations(op.instruction), step)
        step += 1
        for successor in block.successors():
            reach(liveness.live(successor), step)
    return lives
