"""Whether the blocks of a kernel may be executed separately: in another order, side by side, or only some of them.

The rule: blocks are dependent unless they are shown not to be. CUDA lets blocks run in any order, so blocks of a kernel
without a race can see each other's work only through atomic operations, fences and `volatile` or ordered accesses to
global memory; where the results of these are used, every block is executed, in order. Blocks run side by side where
none of that occurs and the address of each store follows from the block's number and from no data: then even a kernel
with a race (two blocks that store to one address) has the same result each time, unless it computes one address from
different numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import registers_of
from warplens.cuda.simt.codegen.warp_code import Site
from warplens.cuda.simt.isa.registry import (
    READING,
    Access,
    Flow,
    access_of,
    destinations,
    find_entry,
    flow_of,
    sources,
)
from warplens.cuda.simt.passes.liveness import writers
from warplens.cuda.simt.program.blocks import Branch, Program, call_target

ORDERED = {"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"}
"""Other blocks may rely on the order of accesses with these modifiers (PTX ISA 8.4)."""
WIDER_THAN_BLOCK = {"gl", "sys", "gpu", "cluster"}
"""A fence of these scopes concerns other blocks."""
UNCHANGING = {"param", "const"}
"""These spaces hold the same data for every block and launch of one code."""
DATA = "data"
"""A register with this trait depends on loaded data; the other traits are the axes of the grid that it depends on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Independence:
    """How the blocks of one launch depend on each other.

    In `any_order`, no block depends on the work of others; `side_by_side` several threads may execute blocks at a time.
    Where they are `stores_apart`, the address of each store that is no atomic operation follows from the block's
    number. Arrays that are only `stored` to hold in each element the work of one block, `updated` ones that of several.
    """

    any_order: bool
    side_by_side: bool
    stores_apart: bool
    stored: frozenset[str]
    updated: frozenset[str]


def independence(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> Independence:
    """Return how the blocks of a launch depend on each other."""
    global_sites = [site for site in sites if site.space is tree.Space.GLOBAL]
    updated = {site.array for site in global_sites if site.is_atomic}
    stored = {site.array for site in global_sites if site.is_store}
    loaded = {site.array for site in global_sites if not site.is_store}
    arrays_known = "" not in stored | loaded
    ordered = _are_ordered(program, global_sites)
    apart = arrays_known and _keep_apart(program, [site for site in global_sites if not site.is_atomic], grid)
    return Independence(
        any_order=not ordered,
        side_by_side=not ordered and not updated and apart,
        stores_apart=apart,
        stored=frozenset(stored - loaded - updated) if arrays_known and not ordered else frozenset(),
        updated=frozenset(updated),
    )


def registers_read(program: Program) -> frozenset[str]:
    """Return the registers that some instruction reads."""
    terminators = (block.terminator for block in program.blocks)
    barriers = (t.op for t in terminators if not isinstance(t, Branch) and hasattr(t, "op"))
    return frozenset(name for op in chain(program.ops(), barriers) for name in sources(op.instruction))


def _are_ordered(program: Program, sites: Iterable[Site]) -> bool:
    """Return whether a block may depend on the work of blocks before it."""
    read = registers_read(program)
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


def _keep_apart(program: Program, sites: Sequence[Site], grid: tuple[int, int, int]) -> bool:
    """Return whether each block stores to separate addresses, and loads stored arrays from those addresses alone."""
    both = {site.array for site in sites if site.is_store} & {site.array for site in sites if not site.is_store}
    for instruction in (op.instruction for op in program.ops()):
        if flow_of(instruction) is Flow.CALL:
            target = call_target(instruction)
            if isinstance(target, tree.Symbol) and target.name not in program.functions:
                return False  # it prints, in the order of the blocks
        elif access_of(instruction) is Access.STACK:
            return False  # it loads registers from a recursion's stack, which is not followed
    traits, written_by = _traits(program), writers(program)
    axes = {f"%ctaid.{axis}" for axis, extent in zip("xyz", grid, strict=True) if extent > 1}
    bases_by_array: dict[str, set[tuple[str, int]]] = {}
    for site in sites:
        if site.is_texel and site.array in both:
            return False
        address = next(o for o in site.op.instruction.operands if isinstance(o, tree.Address))
        base = address.base.name if isinstance(address.base, tree.Register) else ""
        dependences = set(traits.get(base, set()))
        for coordinate in address.coordinates:
            dependences = dependences.union(*(traits.get(name, set()) for name in registers_of(coordinate)))
        if site.is_store and (DATA in dependences or axes - dependences):
            return False
        if site.array in both:
            if len(written_by.get(base, ())) != 1:
                return False
            bases_by_array.setdefault(site.array, set()).add((base, address.offset))
    return all(len(bases) == 1 for bases in bases_by_array.values())


def _traits(program: Program) -> dict[str, set[str]]:
    """Return the dependences of each register: axes of the block's number, and data.

    A register with several definitions depends on data as soon as any branch does, which may choose between them.
    """
    traits: dict[str, set[str]] = {}
    several = {name for name, ops in writers(program).items() if len(ops) > 1}
    guards = {b.terminator.guard.register for b in program.blocks if isinstance(b.terminator, Branch)}
    changed = True
    while changed:
        changed = False
        chosen_by_data = any(DATA in traits.get(guard, ()) for guard in guards)
        for op in program.ops():
            dependences = {name for name in sources(op.instruction) if name.startswith("%ctaid.")}
            for name in sources(op.instruction):
                dependences |= traits.get(name, set())
            if access_of(op.instruction) in READING and not UNCHANGING & set(op.instruction.modifiers):
                dependences.add(DATA)  # it may differ from launch to launch
            for name in destinations(op.instruction):
                more = dependences | ({DATA} if chosen_by_data and name in several else set())
                if not more <= traits.setdefault(name, set()):
                    traits[name] |= more
                    changed = True
    return traits
