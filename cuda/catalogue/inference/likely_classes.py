"""Classes that suit template parameters which nothing in the text gives: functors and objects with methods.

The rule: a class is taken only if it has all that the kernel asks of it, and whoever uses it says that it is assumed.
"""

from __future__ import annotations

import re

from warplens.cuda.catalogue.inference.element_types import bare
from warplens.cuda.catalogue.inference.nodes import walk, words
from warplens.cuda.catalogue.inference.program import ClassType, Function, Program, TemplateParameter
from warplens.cuda.catalogue.inference.run import last_name
from warplens.cuda.catalogue.inference.sizes import likely_parameter

_LANES = frozenset("xyzw")


def uses_of(kernel: Function, parameter: str) -> frozenset[tuple[str, int]]:
    """Return what a kernel asks of the objects whose type is a template parameter: members, and methods.

    A member is a name and -1, a method its name and the number of arguments that it is called with; the call of an
    object itself is "operator()". The lanes of a vector count as nothing.
    """
    names = {one.name for one in kernel.parameters if bare(one.type_name) == parameter}
    found: set[tuple[str, int]] = set()
    called: set[int] = set()
    for node in walk(kernel.body) if names else ():
        if node.type == "call_expression":
            function, listed = node.child_by_field_name("function"), node.child_by_field_name("arguments")
            count = sum(child.type != "comment" for child in listed.named_children) if listed is not None else 0
            if function is not None and function.type == "identifier" and words(function) in names:
                found.add(("operator()", count))
            elif function is not None and words(function.child_by_field_name("argument")) in names:
                called.add(function.id)
                found.add((last_name(function), count))
        elif node.type == "field_expression" and words(node.child_by_field_name("argument")) in names:
            found.update({(last_name(node), -1)} if node.id not in called else ())
    return frozenset(use for use in found if use[0] not in _LANES)


def likely_class(program: Program, uses: frozenset[tuple[str, int]]) -> str:
    """Return the first class of the text that has what a kernel asks of an object, "" where none has."""
    for found in program.classes.values():
        if all(_has(program, found, name, count) for name, count in uses):
            return instance_of(program, found)
    return ""


def instance_of(program: Program, found: ClassType) -> str:
    """Return a class with likely template arguments, `float` and usual numbers."""
    given = [likely_argument(program, one) for one in found.parameters if one.default is None]
    return found.name + (f"<{', '.join(given)}>" if given else "")


def likely_argument(program: Program, parameter: TemplateParameter) -> str:
    """Return a likely argument for a template parameter."""
    if not parameter.type_name:
        return "float"
    plain = bare(parameter.type_name)
    listed = program.enumerations.get(plain.rsplit("::", 1)[-1], ())
    return "false" if plain == "bool" else listed[0] if listed else str(likely_parameter(parameter.name))


def likely_type(kernel: Function, name: str) -> str:
    """Return a type for a template parameter that nothing gives: `float`, or what the kernel's use of it asks for.

    Elements of a factor of `wmma` are `half`; a type with lanes is a vector of floats.
    """
    if is_matrix_element(kernel, name):
        return "half"
    body = words(kernel.body)
    typed = re.compile(rf"\b{re.escape(name)}\b")
    values = [one.name for one in kernel.parameters if one.name and typed.search(one.type_name)]
    values += re.findall(rf"\b{re.escape(name)}\b(?:\s|[*&]|\bconst\b)+(\w+)", body)
    if not values:
        return "float"
    listed = "|".join(map(re.escape, dict.fromkeys(values)))
    lanes = re.findall(rf"\b(?:{listed})\s*(?:\[[^\[\]]*\]\s*)*(?:\.|->)\s*([xyzw])\b", body)
    return "float4" if "w" in lanes else "float3" if "z" in lanes else "float2" if lanes else "float"


def is_matrix_element(kernel: Function, name: str) -> bool:
    """Return whether a type is that of the elements of a `wmma::fragment` of a factor, which float cannot be."""
    fragments = rf"\bfragment\s*<[^<>;]*\bmatrix_[ab]\b[^<>;]*,\s*{re.escape(name)}\s*[,>]"
    return re.search(fragments, words(kernel.body)) is not None


def _has(program: Program, found: ClassType, name: str, count: int) -> bool:
    if count < 0:
        return any(member == name for member, _, _ in found.members)
    methods = [one for one in program.functions.get(name, []) if one.owner == found.name]
    return any(
        sum(parameter.default is None for parameter in one.parameters) <= count <= len(one.parameters)
        for one in methods
    )
