"""What a kernel fetches from its textures, beside what the host code makes of them.

The rule: where the two contradict each other, host code was followed on another way than the one that makes the texture
of this kernel. A fetch whose type is a template parameter, or stands in another function, contradicts nothing.

Source: CUDA C++ Programming Guide 12.9, 10.8.1 "Texture Object API": `tex2D<T>` returns the element of the texture, or
floats of as many lanes where whole numbers are read as fractions.
"""

from __future__ import annotations

from collections.abc import Iterator

from warplens.cuda.catalogue.inference.element_types import element_of
from warplens.cuda.catalogue.inference.nodes import walk, words
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import Launch, last_name
from warplens.cuda.catalogue.inference.values import View


def contradicted(launch: Launch, program: Program) -> str:
    """Return the type that a kernel fetches from a texture of another type, "" where all textures fit."""
    for parameter, value in zip(launch.kernel.parameters, launch.arguments, strict=False):
        if isinstance(value, View) and not value.is_surface:
            for fetched in fetched_types(launch.kernel, parameter.name):
                if not _fits(value, fetched, program):
                    return fetched
    return ""


def fetched_types(kernel: Function, texture: str) -> Iterator[str]:
    """Yield the types that a kernel names in fetches from a texture, `float4` for `tex2D<float4>(texture, x, y)`."""
    for node in walk(kernel.body):
        called = node.child_by_field_name("function") if node.type == "call_expression" else None
        given = node.child_by_field_name("arguments") if called is not None else None
        if called is None or called.type != "template_function" or not last_name(called).startswith("tex"):
            continue
        first = next(iter(given.named_children), None) if given is not None else None
        listed = called.child_by_field_name("arguments")
        if words(first) == texture and listed is not None and listed.named_children:
            yield words(listed.named_children[0])


def _fits(view: View, fetched: str, program: Program) -> bool:
    """Return whether a texture gives what is fetched, as far as both types are known."""
    wanted, held = element_of(fetched, program), element_of(view.element, program) if view.element else None
    if wanted is None or held is None:
        return True
    if wanted.lanes != held.lanes:
        return False
    if view.reads_fractions and not held.is_float:
        return wanted.is_float and held.size_bytes // held.lanes <= 2
    return wanted.is_float == held.is_float and (not held.is_float or held.dtype == "float16" or wanted == held)
