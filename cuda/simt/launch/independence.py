"""Whether the blocks of a kernel may be executed apart: in another order, side by side, or only some of them.

The rule: what is not seen to be safe is not. CUDA lets blocks run in any order, so blocks of a kernel without a race
can see each other's work only through atomic operations, fences and `volatile` or ordered accesses to global memory;
where what these give is used, every block is executed, in order. Blocks run side by side where none of that occurs and
each store goes to a place that follows from the block's number and from no data: then even a kernel with a race (two
blocks that store to one place) has one result each time, unless it makes the same place of different numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.isa.registry import access_of, destinations, find_entry, flow_of, sources
from warplens.cuda.simt.isa.traits import READING, Access, Flow
from warplens.cuda.simt.program.blocks import Branch, Op, Program, call_target

ORDERED = {"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"}
"""Modifiers of accesses whose order other blocks may rely on (PTX ISA 8.4)."""
WIDER_THAN_BLOCK = {"gl", "sys", "gpu", "cluster"}
"""Scopes of a fence that concern other blocks."""
UNCHANGING = {"param", "const"}
"""Spaces that hold the same for every block and launch of one code."""
DATA = "data"
"""The trait of a register that depends on what was loaded; the others are the axes of the grid it depends on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Independence:
    """How the blocks of one launch depend on each other.

    Args:
        any_order: each block does the same whatever others did, so some may be executed without the rest.
        side_by_side: they may also be executed by several threads at a time.
        stored: arrays that the kernel stores to and does nothing else with; each element is some block's own work.
        updated: arrays that hold work of several blocks: atomic operations go there.
    """

    any_order: bool
    side_by_side: bool
    stored: frozenset[str]
    updated: frozenset[str]


def independence(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> Independence:
    """Find out how the blocks of a launch depend on each other."""
    found = [site for site in sites if site.space is tree.Space.GLOBAL]
    updated = {site.array for site in found if site.is_atomic}
    stored = {site.array for site in found if site.is_store}
    loaded = {site.array for site in found if not site.is_store}
    known = "" not in stored | loaded
    ordered = _are_ordered(program, found)
    return Independence(
        any_order=not ordered,
        side_by_side=not ordered and not updated and known and _keep_apart(program, found, stored & loaded, grid),
        stored=frozenset(stored - loaded - updated) if known and not ordered else frozenset(),
        updated=frozenset(updated),
    )


def _are_ordered(program: Program, sites: Iterable[Site]) -> bool:
    """Whether a block may act on what others did before it."""
    read = {name for op in _all_ops(program) for name in sources(op.instruction)}
    for op in program.ops():
        entry = find_entry(op.instruction)
        if entry is not None and entry.fences and WIDER_THAN_BLOCK & set(op.instruction.modifiers):
            return True
    for site in sites:
        instruction = site.op.instruction
        if site.is_atomic and read & set(destinations(instruction)):
            return True
        if not site.is_atomic and ORDERED & set(instruction.modifiers):
            return True
    return False


def _keep_apart(program: Program, sites: Iterable[Site], both: set[str], grid: tuple[int, int, int]) -> bool:
    """Whether blocks store to places of their own, and load what is also stored from these places alone."""
    if any(_is_not_followed(op, program) for op in program.ops()):
        return False
    traits, writers = _traits(program), _writers(program)
    axes = {f"%ctaid.{axis}" for axis, extent in zip("xyz", grid, strict=True) if extent > 1}
    places: dict[str, set[tuple[str, int]]] = {}
    for site in sites:
        address = next(o for o in site.op.instruction.operands if isinstance(o, tree.Address))
        base = address.base.name if isinstance(address.base, tree.Register) else ""
        here = traits.get(base, set())
        if site.is_store and (DATA in here or axes - here):
            return False
        if site.array in both:
            if writers.get(base, 0) != 1:
                return False
            places.setdefault(site.array, set()).add((base, address.offset))
    return all(len(one) == 1 for one in places.values())


def _is_not_followed(op: Op, program: Program) -> bool:
    """Whether an instruction prints, in the order of the blocks, or takes registers from the stack of a recursion."""
    instruction = op.instruction
    if flow_of(instruction) is not Flow.CALL:
        return access_of(instruction) is Access.STACK
    target = call_target(instruction)
    return isinstance(target, tree.Symbol) and target.name not in program.functions


def _all_ops(program: Program) -> Iterable[Op]:
    """Iterate over all instructions, barriers included."""
    yield from program.ops()
    for block in program.blocks:
        if not isinstance(block.terminator, Branch) and hasattr(block.terminator, "op"):
            yield block.terminator.op


def _writers(program: Program) -> dict[str, int]:
    """Count the instructions that write each register."""
    found: dict[str, int] = {}
    for op in program.ops():
        for name in destinations(op.instruction):
            found[name] = found.get(name, 0) + 1
    return found


def _traits(program: Program) -> dict[str, set[str]]:
    """Return on what each register depends: the axes of the block's number, and data.

    A register with several definitions depends on data as soon as any branch does, which may choose between them.
    """
    found: dict[str, set[str]] = {}
    several = {name for name, count in _writers(program).items() if count > 1}
    guards = {b.terminator.guard.register for b in program.blocks if isinstance(b.terminator, Branch)}
    changed = True
    while changed:
        changed = False
        chosen_by_data = any(DATA in found.get(guard, ()) for guard in guards)
        for op in program.ops():
            here = {name for name in sources(op.instruction) if name.startswith("%ctaid.")}
            for name in sources(op.instruction):
                here |= found.get(name, set())
            if _gives_data(op):
                here.add(DATA)
            for name in destinations(op.instruction):
                more = here | ({DATA} if chosen_by_data and name in several else set())
                if not more <= found.setdefault(name, set()):
                    found[name] |= more
                    changed = True
    return found


def _gives_data(op: Op) -> bool:
    """Whether an instruction brings in what may differ from launch to launch."""
    return access_of(op.instruction) in READING and not UNCHANGING & set(op.instruction.modifiers)
