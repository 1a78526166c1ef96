"""The axes of a front matter: which numbers of the host code become sizes of the problem, and their default values.

The rule: a default is the value of the host code, unless the launch would then keep a CPU busy for long. It is then
halved until it does not, and the front matter says so.
"""

from __future__ import annotations

import re
from dataclasses import replace

from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.roles import Roles
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError

MAX_WORK = 2**25
"""A launch may do this many iterations of its threads' loops: seconds on the CPU."""
MAX_THREADS = 2**20
MAX_BLOCK_THREADS = 1024
"""The threads that every GPU since compute capability 2.0 allows in a block."""
MAX_ARRAY_BYTES = 2**27
"""All arrays together may have 128 MiB."""
_RESERVED = frozenset({"and", "or", "not", "True", "False", "None", "min", "max", "cdiv", "pow2", "log2"})


def axes_of(draft: Draft) -> tuple[dict[Symbol, str], dict[Symbol, str]]:
    """Return the names of the axes of [problem] and of [tune]."""
    problem: dict[Symbol, str] = {}
    tune: dict[Symbol, str] = {}
    taken = set(draft.arrays)
    for term in draft.terms():
        for symbol in term.symbols():
            if symbol in problem or symbol in tune:
                continue
            name = re.sub(r"\W", "_", symbol.name).strip("_") or "size"
            name = f"n_{name}" if name[0].isdigit() else name
            while name in taken or name in _RESERVED:
                name += "_size" if name in draft.arrays else "_2"
            taken.add(name)
            (tune if symbol.is_macro else problem)[symbol] = name
    return problem, tune


def shorten(draft: Draft, roles: Roles, named: dict[str, Term], extents: dict[str, Term]) -> None:
    """Choose smaller defaults where the launch is long.

    Sizes that are equal stay equal, and an array that holds all that the kernel's indices need goes on doing so.

    Args:
        draft: the draft, whose `values` are filled in.
        roles: what the kernel does.
        named: the numbers that the kernel's loops may name.
        extents: the elements that the kernel's indices need of each array, as far as they can be followed.
    """
    _fit_block(draft)
    used = {symbol for term in draft.terms() for symbol in term.symbols() if not symbol.is_macro}
    # a kernel is written for its block, and often repeats its size
    used -= {symbol for side in draft.block for symbol in side.symbols()}
    used -= _bytes_alone(draft)
    symbols = sorted(used - draft.values.keys(), key=lambda symbol: symbol.serial)
    for _ in range(200):
        if _cost(draft, roles, named, draft.values) <= 1:
            break
        best: tuple[float, int, dict[Symbol, int]] | None = None
        for value, equal in _by_value(symbols, draft.values).items():
            smaller = _half(value)
            if smaller < 1 or value <= 32:
                continue
            trial = {**draft.values, **dict.fromkeys(equal, smaller)}
            if not _is_sound(draft, trial, extents):
                continue
            cost = _cost(draft, roles, named, trial)
            if best is None or (cost, -value) < best[:2]:
                best = (cost, -value, trial)
        if best is None or best[0] >= _cost(draft, roles, named, draft.values):
            break
        draft.values.update(best[2])
    for symbol, value in draft.values.items():
        if not symbol.assumed:
            draft.assume(f"{symbol.name} is {value} instead of {symbol.value}, so that a run on the CPU is short")


def _bytes_alone(draft: Draft) -> set[Symbol]:
    """Return the numbers that say how much dynamic shared memory there is, and nothing else."""
    shared, draft_without = draft.dynamic_shared, replace(draft, dynamic_shared=None)
    if shared is None:
        return set()
    return set(shared.symbols()) - {symbol for term in draft_without.terms() for symbol in term.symbols()}


def _fit_block(draft: Draft) -> None:
    """Halve the assumed sizes of a block of more threads than a GPU allows, the largest first."""
    assumed = {symbol for side in draft.block for symbol in side.symbols() if symbol.assumed and not symbol.is_macro}
    for _ in range(64):
        threads = 1
        for side in draft.block:
            threads *= terms.value(side, draft.values)
        largest = max(assumed, key=lambda one: (draft.values.get(one, one.value), -one.serial), default=None)
        if threads <= MAX_BLOCK_THREADS or largest is None or draft.values.get(largest, largest.value) < 2:
            return
        draft.values[largest] = draft.values.get(largest, largest.value) // 2


def _half(value: int) -> int:
    """Return about half of a value that keeps the powers of two in it, up to 256."""
    step = min(value & -value, 256)
    smaller = value // 2
    return smaller - smaller % step if smaller > step else smaller


def _by_value(symbols: list[Symbol], values: dict[Symbol, int]) -> dict[int, list[Symbol]]:
    """Return the symbols that have one value, for each value."""
    found: dict[int, list[Symbol]] = {}
    for symbol in symbols:
        found.setdefault(values.get(symbol, symbol.value), []).append(symbol)
    return found


def _is_sound(draft: Draft, values: dict[Symbol, int], extents: dict[str, Term]) -> bool:
    """Return whether a launch with these values has a grid, and arrays that hold what they held before."""
    try:
        return (
            all(terms.value(term, values) >= 1 for term in (*draft.grid, *draft.block))
            and all(terms.value(array.shape[0], values) >= 1 for array in draft.arrays.values())
            and all(_fits(draft, name, term, values) for name, term in extents.items())
        )
    except TermError:
        return False


def _fits(draft: Draft, name: str, extent: Term, values: dict[Symbol, int]) -> bool:
    """Return whether an array holds what the kernel's indices need, if it does so at the sizes of the host code."""
    length = draft.arrays[name].shape[0]
    before = {symbol: value for symbol, value in draft.values.items() if symbol.assumed}
    return terms.value(extent, values) <= terms.value(length, values) or (
        terms.value(extent, before) > terms.value(length, before)
    )


def _cost(draft: Draft, roles: Roles, named: dict[str, Term], values: dict[Symbol, int]) -> float:
    """Return the largest ratio of what a launch takes and what it may take."""
    try:
        threads = 1
        for side in (*draft.grid, *draft.block):
            threads *= terms.value(side, values)
        loops = 1
        for chain in roles.loops:
            product = 1
            for names in chain:
                bounds = [abs(terms.value(named[name], values)) for name in names if name in named]
                product *= max(bounds, default=1) or 1
            loops = max(loops, product)
        size = 0
        for array in draft.arrays.values():
            elements = 1
            for side in array.shape:
                elements *= terms.value(side, values)
            size += elements * DType(array.dtype).itemsize
    except TermError:
        return 1e30
    return max(threads / MAX_THREADS, threads * loops / MAX_WORK, size / MAX_ARRAY_BYTES)
