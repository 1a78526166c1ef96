"""A block for a kernel whose launch the host code does not say, from what the kernel does with its threads.

The rule: the text decides, in this order: `__launch_bounds__`, a number of threads that the kernel computes or names, a
tile in shared memory that the threads fill one element each. Without any of them nothing is returned. A launch of one
thread is never assumed: where only names of sizes lead to one, those get larger values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import prod

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.program import Function
from warplens.cuda.catalogue.inference.terms import Symbol, Term
from warplens.cuda.catalogue.inference.values import declared, walk, words
from warplens.cuda.source.parsing import Node

# The axes of a front matter: which numbers of the host code become sizes of the problem or macros to tune. An axis has
# the name of its variable, made different from those of the arrays and of other axes.

MAX_BLOCK_THREADS = 1024  # the threads that every GPU since compute capability 2.0 allows in a block
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


Numbers = Callable[[Node, Mapping[str, int]], int]
"""Returns the whole number that device code writes, from numbers of local variables; 0 where it is not known."""

_THREADS = re.compile(
    r"k?(?:(?:num|n|total|block)threads?|threads(?:num|count)?|threads?(?:num|count)|threads?(?:num)?per(?:block|cta|tb))"
)
_INDEX = re.compile(r"threadIdx\.([xyz])")


def likely_block(kernel: Function, axes: str, number: Numbers) -> list[int]:
    """Return the sides of a block, x first, empty where the kernel does not tell."""
    local: dict[str, int] = {}  # those whose first values are known
    for node in walk(kernel.body):
        if node.type != "init_declarator":
            continue
        name, value = words(node.child_by_field_name("declarator")), node.child_by_field_name("value")
        if value is not None and name.isidentifier() and "threadIdx" not in words(value):
            settled = number(value, local)
            if settled:
                local[name] = settled
    if len(axes) == 1:
        bounds = number(kernel.launch_bounds, {}) if kernel.launch_bounds is not None else 0
        if threads := bounds or _named_threads(kernel, local, number):
            return [threads]
    sides = _filled_tile(kernel, axes, local, number) or _square_tile(kernel, axes, local, number)
    return sides if prod(sides) <= MAX_BLOCK_THREADS else []


def _named_threads(kernel: Function, local: Mapping[str, int], number: Numbers) -> int:
    """Return the number that the kernel calls its number of threads, 0 without one."""
    for node in walk(kernel.body):
        if node.type in {"identifier", "type_identifier"} and _THREADS.fullmatch(words(node).replace("_", "").lower()):
            threads = number(node, local)  # the parser takes a template argument for a type
            if threads > 1:
                return threads
    return 0


def _filled_tile(kernel: Function, axes: str, local: Mapping[str, int], number: Numbers) -> list[int]:
    """Return the block of which each thread stores one element of a shared array, empty without such an array.

    A row may have an element more than there are threads, for the banks.
    """
    extents = dict(_shared_arrays(kernel, local, number))
    letters = dict(_thread_numbers(kernel))
    sides: dict[str, int] = {}
    for node in walk(kernel.body):
        left = node.child_by_field_name("left") if node.type == "assignment_expression" else None
        name, indices = _subscripts(left)
        if name not in extents or len(indices) != len(extents[name]):
            continue
        for index, extent in zip(indices, extents[name], strict=True):
            letter = letters.get(index, "")
            if letter and extent > 1:
                threads = extent - 1 if extent % 2 and extent > 2 else extent
                sides[letter] = min(sides.get(letter, threads), threads)
    return [sides[letter] for letter in axes] if set(axes) <= set(sides) else []


def _square_tile(kernel: Function, axes: str, local: Mapping[str, int], number: Numbers) -> list[int]:
    """Return the sides of a square array in a kernel with two dimensions, however it is filled."""
    for _, extents in _shared_arrays(kernel, local, number):
        if len(axes) == 2 and len(extents) == 2 and min(extents) > 0 and max(extents) - min(extents) <= 1:
            return [min(extents)] * 2
    return []


def _shared_arrays(kernel: Function, local: Mapping[str, int], number: Numbers) -> Iterator[tuple[str, list[int]]]:
    """Yield the static shared arrays of a kernel with their extents, the outermost first."""
    for node in walk(kernel.body):
        if node.type != "declaration" or "__shared__" not in words(node) or "extern" in words(node).split():
            continue
        for declarator in node.children_by_field_name("declarator"):
            sizes: list[int] = []
            inner: Node | None = declarator
            while inner is not None and inner.type == "array_declarator":
                size = inner.child_by_field_name("size")
                sizes.insert(0, number(size, local) if size is not None else 0)
                inner = inner.child_by_field_name("declarator")
            name, _ = declared(declarator, "")
            if name and sizes:
                yield name, sizes


def _thread_numbers(kernel: Function) -> Iterator[tuple[str, str]]:
    """Yield the texts that stand for the number of a thread in one dimension, each with the letter of that."""
    yield from ((f"threadIdx.{letter}", letter) for letter in "xyz")
    for node in walk(kernel.body):
        if node.type == "init_declarator":
            match = _INDEX.fullmatch(words(node.child_by_field_name("value")))
            if match is not None:
                yield words(node.child_by_field_name("declarator")), match[1]


def _subscripts(node: Node | None) -> tuple[str, list[str]]:
    """Return the array and the indices of `tile[i][j]`, the outermost first."""
    indices: list[str] = []
    while node is not None and node.type == "subscript_expression":
        listed = node.child_by_field_name("indices")
        indices.insert(0, words(listed).removeprefix("[").removesuffix("]").strip())
        node = node.child_by_field_name("argument")
    return words(node) if node is not None and node.type == "identifier" else "", indices


def widened(
    sides: Sequence[Term],
    values: Mapping[Symbol, int],
    pinned: Collection[Symbol],
    most: int,
    fits: Callable[[Sequence[int], Mapping[Symbol, int]], bool],
) -> dict[Symbol, int]:
    """Return larger values of the sizes that the host code does not say, where the sides make one thread or block.

    It is one power of two for all of them; empty where there are more already, or the host code says it.
    """
    found = {symbol for side in sides for symbol in side.symbols() if symbol.assumed and not symbol.is_macro}
    open_sizes = found.difference(pinned)
    if prod(terms.value(side, values) for side in sides) != 1 or not open_sizes:
        return {}
    for exponent in range(most.bit_length() - 1, 0, -1):
        chosen = dict.fromkeys(open_sizes, 1 << exponent)
        made = [terms.value(side, {**values, **chosen}) for side in sides]
        if 1 < prod(made) <= most and min(made) > 0 and fits(made, {**values, **chosen}):
            return chosen
    return {}
