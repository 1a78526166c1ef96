"""What is likely where the host code says nothing: a block, sizes judged by their names, and classes for templates.

The rule: the text decides, in this order: `__launch_bounds__`, a number of threads that the kernel computes or names, a
tile in shared memory that the threads fill one element each. Without any of them nothing is returned. A block of less
than a warp is never assumed: where only names of sizes lead to one, those get larger values.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import prod

from warplens.cuda.catalogue.inference import element_types, run, terms
from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.program import ClassType, Function, Parameter, Program
from warplens.cuda.catalogue.inference.terms import Symbol, Term
from warplens.cuda.catalogue.inference.values import FACTS, children_of, declared, walk, words
from warplens.cuda.catalogue.source.parsing import Node

# The axes of a front matter: which numbers of the host code become sizes of the problem or macros to tune. An axis has
# the name of its variable, made different from those of the arrays and of other axes.

MAX_BLOCK_THREADS = 1024  # the threads that every GPU since compute capability 2.0 allows in a block
WARP = 32
LARGEST_SIZE = 16  # sizes are enlarged to this power of two at most: a block of a grid takes 1,024 of them or fewer
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

_THREADS = re.compile(FACTS["likely"]["threads"])
_INDEX = re.compile(r"threadIdx\.([xyz])")


def likely_block(kernel: Function, axes: str, number: Numbers) -> list[int]:
    """Return the sides of a block, x first, empty where the kernel does not tell."""
    local: dict[str, int] = {}  # those whose first values are known
    for node in (node for node in walk(kernel.body) if node.type == "init_declarator"):
        name, value = words(node.child_by_field_name("declarator")), node.child_by_field_name("value")
        if value is not None and name.isidentifier() and "threadIdx" not in words(value):
            settled = number(value, local)
            local.update({name: settled} if settled else {})
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
    """Return the block whose threads each store one element of a shared array; empty without such an array. A row may
    have one element more than there are threads, to avoid bank conflicts.
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
        match = _INDEX.fullmatch(words(node.child_by_field_name("value"))) if node.type == "init_declarator" else None
        if match is not None:
            yield words(node.child_by_field_name("declarator")), match[1]


def _subscripts(node: Node | None) -> tuple[str, list[str]]:
    """Return the array and the indices of `tile[i][j]`, the outermost first."""
    indices: list[str] = []
    while node is not None and node.type == "subscript_expression":
        indices.insert(0, words(node.child_by_field_name("indices")).removeprefix("[").removesuffix("]").strip())
        node = node.child_by_field_name("argument")
    return words(node) if node is not None and node.type == "identifier" else "", indices


def widened(
    sides: Sequence[Term],
    values: Mapping[Symbol, int],
    pinned: Collection[Symbol],
    threads_or_blocks: range,
    fits: Callable[[Sequence[int], Mapping[Symbol, int]], bool],
) -> dict[Symbol, int]:
    """Return larger values of the sizes that the host code does not say, where the sides make fewer threads or blocks
    than the range has. All get the same power of two; empty where the host code says the sizes.
    """
    assumed = {symbol for side in sides for symbol in side.symbols() if symbol.assumed and not symbol.is_macro}
    open_sizes = assumed.difference(pinned)
    if not sides or prod(terms.value(side, values) for side in sides) >= threads_or_blocks.start or not open_sizes:
        return {}
    for exponent in range(LARGEST_SIZE, 0, -1):
        larger = dict.fromkeys(open_sizes, 1 << exponent)
        made = [terms.value(side, {**values, **larger}) for side in sides]
        if prod(made) in threads_or_blocks and min(made) > 0 and fits(made, {**values, **larger}):
            return larger
    return {}


# What the name of a whole number says of it: whether it is a size, and a value that suits it. Names decide only where
# the text gives no value, and the caller says that the value is assumed.

_LAST_WORD = re.compile(FACTS["likely"]["last_word"])
_SIZE = re.compile(FACTS["likely"]["size"])


def likely_size(name: str) -> int:
    """Return a value that suits a whole number of this name."""
    plain = name.lower().strip("_")
    for pattern, value in FACTS["likely"]["sizes"]:
        if re.fullmatch(pattern, plain):
            return int(value)
    if last := _LAST_WORD.fullmatch(name.strip("_")):
        return likely_size(last[1] or last[2])
    return 4096 if is_size(name) else 8


_BLOCK_SIZE = re.compile(r"block_?(size|dim)?")


def likely_parameter(name: str, *, is_flat: bool = True) -> int:
    """Return a value that suits a template parameter of this name; for a block of several dimensions, a side of it."""
    if not is_flat and _BLOCK_SIZE.fullmatch(name.lower()):
        return 16
    return next((value for pattern, value in FACTS["likely"]["parameters"] if re.fullmatch(pattern, name.lower())), 16)


def is_size(name: str) -> bool:
    """Return whether a whole number of this name is a size."""
    return _SIZE.fullmatch(name) is not None


# Classes that suit template parameters which nothing in the text gives: functors and objects with methods.
# A class is taken only if it has every member that the kernel uses; the caller says that it is assumed.

_LANES = frozenset("xyzw")


def uses_of(kernel: Function, parameter: str) -> frozenset[tuple[str, int]]:
    """Return what a kernel asks of the objects whose type is a template parameter: members and methods. A member is a
    name and -1, a method a name and the number of its arguments; the call of an object itself is "operator()". The
    lanes of a vector do not count.
    """
    names = {argument.name for argument in kernel.parameters if element_types.bare(argument.type_name) == parameter}
    uses: set[tuple[str, int]] = set()
    called: set[int] = set()
    for node in walk(kernel.body) if names else ():
        if node.type == "call_expression":
            function = node.child_by_field_name("function")
            count = sum(child.type != "comment" for child in children_of(node, "arguments"))
            if function is not None and function.type == "identifier" and words(function) in names:
                uses.add(("operator()", count))
            elif function is not None and words(function.child_by_field_name("argument")) in names:
                called.add(function.id)
                uses.add((run.last_name(function), count))
        elif node.type == "field_expression" and words(node.child_by_field_name("argument")) in names:
            uses.update({(run.last_name(node), -1)} if node.id not in called else ())
    return frozenset(use for use in uses if use[0] not in _LANES)


def likely_class(program: Program, uses: frozenset[tuple[str, int]]) -> str:
    """Return the first class of the text that has what a kernel asks of an object, "" where none has."""
    for class_type in program.classes.values():
        if all(_has(program, class_type, name, count) for name, count in uses):
            return instance_of(program, class_type)
    return ""


def instance_of(program: Program, class_type: ClassType) -> str:
    """Return a class with likely template arguments, `float` and usual numbers."""
    missing = [parameter for parameter in class_type.parameters if parameter.default is None]
    arguments = [likely_argument(program, parameter) for parameter in missing]
    return class_type.name + (f"<{', '.join(arguments)}>" if arguments else "")


def likely_argument(program: Program, parameter: Parameter) -> str:
    """Return a likely argument for a template parameter."""
    if not parameter.type_name:
        return "float"
    plain = element_types.bare(parameter.type_name)
    listed = program.enumerations.get(plain.rsplit("::", 1)[-1], ())
    return "false" if plain == "bool" else listed[0] if listed else str(likely_parameter(parameter.name))


def likely_type(kernel: Function, name: str) -> str:
    """Return a type for a template parameter that nothing determines: `float`, or what the kernel's use of it asks for.
    Elements of a `wmma::fragment` of a factor are `half`, never float; a type with lanes is a vector of floats.
    """
    body = words(kernel.body)
    if re.search(rf"\bfragment\s*<[^<>;]*\bmatrix_[ab]\b[^<>;]*,\s*{re.escape(name)}\s*[,>]", body):
        return "half"
    typed = re.compile(rf"\b{re.escape(name)}\b")
    values = [parameter.name for parameter in kernel.parameters if parameter.name and typed.search(parameter.type_name)]
    values += re.findall(rf"\b{re.escape(name)}\b(?:\s|[*&]|\bconst\b)+(\w+)", body)
    if not values:
        return "float"
    listed = "|".join(map(re.escape, dict.fromkeys(values)))
    lanes = re.findall(rf"\b(?:{listed})\s*(?:\[[^\[\]]*\]\s*)*(?:\.|->)\s*([xyzw])\b", body)
    return "float4" if "w" in lanes else "float3" if "z" in lanes else "float2" if lanes else "float"


def _has(program: Program, class_type: ClassType, name: str, count: int) -> bool:
    if count < 0:
        return any(member == name for member, _, _ in class_type.members)
    return any(
        sum(parameter.default is None for parameter in method.parameters) <= count <= len(method.parameters)
        for method in program.methods_of(class_type.name, name)
    )
