"""The arrays that a kernel reads and no host code fills, and those that not one launch alone may fill.

The rule: the allocation of such an array is in the text, and so is every use of its variable: it is one of a function,
or the text is that of a whole program. Each of them is known to
leave the array as it is: an allocation, a release, a copy out of it, a launch of a kernel that only reads it. Of an
array with any other use nothing is said, since that may fill it.
"""

from __future__ import annotations

from collections.abc import Iterator

from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.evaluation import CASTS
from warplens.cuda.catalogue.inference.program import Program
from warplens.cuda.catalogue.inference.roles import Roles
from warplens.cuda.catalogue.inference.run import Contents, Launch, last_name
from warplens.cuda.catalogue.inference.values import Pointer, walk, words
from warplens.cuda.source.parsing import Node

_ALLOCATING = frozenset({"cudaMalloc", "cudaMallocAsync", "hipMalloc"})
_KEEPING = _ALLOCATING | {"cudaFree", "cudaFreeAsync", "hipFree"}
_COPYING = frozenset({"cudaMemcpy", "cudaMemcpyAsync", "hipMemcpy"})
_LOOPS = frozenset({"for_statement", "while_statement", "do_statement", "for_range_loop"})
_WRAPPING = frozenset({"pointer_expression", "cast_expression", "parenthesized_expression", "binary_expression"})
"""The forms of an argument that leads into an array: `&a`, `(void **)&a`, `a + n`."""


def unfilled_arrays(program: Program, launch: Launch, draft: Draft, roles: Roles) -> Iterator[tuple[str, int]]:
    """Yield each array of a launch that its kernel reads and no host code fills, with the line of its allocation."""
    for parameter, argument, value in zip(launch.kernel.parameters, draft.arguments, launch.arguments, strict=False):
        if not isinstance(value, Pointer) or not argument.array or parameter.name not in roles.read:
            continue
        buffer = value.buffer
        is_input = draft.arrays[argument.array].role == "in" and not draft.arrays[argument.array].init
        is_empty = not launch.contents.get(buffer, Contents("random")).word
        is_seen = buffer.on_device and not buffer.is_tensor and buffer.line > 0 and bool(buffer.name)
        if is_input and is_empty and is_seen and _stays_empty(program, buffer.name, launch, roles):
            yield argument.array, buffer.line


def shared_outputs(program: Program, launch: Launch, draft: Draft, roles: Roles) -> Iterator[str]:
    """Yield each array that a launch writes and other host code may fill, too, before it or in parts."""
    for parameter, argument, value in zip(launch.kernel.parameters, draft.arguments, launch.arguments, strict=False):
        if isinstance(value, Pointer) and argument.array and draft.arrays[argument.array].role == "out":
            is_empty = not launch.contents.get(value.buffer, Contents("random")).word
            if not is_empty or not _stays_empty(program, value.buffer.name, launch, roles, parameter.name):
                yield argument.array


def _stays_empty(program: Program, name: str, launch: Launch, roles: Roles, output: str = "") -> bool:
    """Return whether all that the host code does with a variable leaves the array behind it as it is.

    Of an `output`, a parameter of the kernel, the one launch that writes it is left out.
    """
    host = (one for one in program.every() if not (one.is_kernel or one.is_device) and name in program.words_in(one))
    uses = [node for one in host for node in walk(one.body) if words(node) == name and not node.named_children]
    if output:
        others = [node for node in uses if not _is_written_whole(node, output, launch)]
        if len(uses) - len(others) != 1:
            return False
        uses = others
    is_local = any(_declaring(node) for node in uses)
    return (is_local or "main" in program.functions) and all(_keeps(node, program, launch, roles) for node in uses)


def _declaring(node: Node) -> Node | None:
    """Return the declaration of a variable, None for another use of it."""
    while node.parent is not None and node.parent.type == "pointer_declarator":
        node = node.parent
    parent = node.parent
    is_name = parent is not None and parent.child_by_field_name("value") != node
    return parent if parent is not None and parent.type in ("init_declarator", "declaration") and is_name else None


def _keeps(node: Node, program: Program, launch: Launch, roles: Roles) -> bool:
    """Return whether a use of a variable leaves the array behind it as it is."""
    if (declaration := _declaring(node)) is not None:
        value = declaration.child_by_field_name("value")
        return value is None or value.type in ("null", "number_literal", "initializer_list")
    if node.type != "identifier":
        return False
    while node.parent is not None and (node.parent.type in _WRAPPING or _is_cast(node.parent)):
        node = node.parent.parent if node.parent.type == "argument_list" and node.parent.parent else node.parent
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "sizeof_expression":
        return True
    call = parent.parent
    if parent.type != "argument_list" or call is None or call.type != "call_expression":
        return False
    place = [child.id for child in parent.named_children if child.type != "comment"].index(node.id)
    called = last_name(call.child_by_field_name("function"))
    if any(child.type == "kernel_call_syntax" for child in call.named_children):
        found = [one for one in program.functions.get(called, []) if one.is_kernel]
        if found == [launch.kernel]:
            names = [parameter.name for parameter in launch.kernel.parameters]
            return place < len(names) and names[place] not in roles.written
        return bool(found) and all(
            place < len(one.parameters) and "const" in one.parameters[place].type_name for one in found
        )
    return called in _KEEPING or (called in _COPYING and place == 1)


def _is_written_whole(node: Node, output: str, launch: Launch) -> bool:
    """Return whether a use is that of the launch for an output, and no loop around it launches on other parts."""
    parent = node.parent
    call = parent.parent if parent is not None and parent.type == "argument_list" else None
    if call is None or last_name(call.child_by_field_name("function")) != launch.kernel.name:
        return False
    arguments = [child for child in parent.named_children if child.type != "comment"] if parent is not None else []
    names = [parameter.name for parameter in launch.kernel.parameters]
    place = [child.id for child in arguments].index(node.id)
    if place >= len(names) or names[place] != output:
        return False
    loop: Node | None = call
    while loop is not None and loop.type not in _LOOPS:
        loop = loop.parent
    if loop is None:
        return True
    counter = loop.child_by_field_name("update")
    read = {words(one) for one in walk(call) if one.type == "identifier"}
    return counter is not None and not read & {words(one) for one in walk(counter) if one.type == "identifier"}


def _is_cast(node: Node) -> bool:
    """Return whether a node is the argument of `reinterpret_cast<...>(...)` or one of its kin."""
    function = node.parent.child_by_field_name("function") if node.type == "argument_list" and node.parent else None
    return function is not None and function.type == "template_function" and last_name(function) in CASTS
