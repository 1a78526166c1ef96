"""The names of types as the host code writes them, with what stands for their parts there.

The rule: a type is named so that it means the same outside of the function that names it: template parameters and
numbers of the host code are replaced by what they stand for.
"""

from __future__ import annotations

import re

from warplens.cuda.catalogue.inference.element_types import given_parameters
from warplens.cuda.catalogue.inference.nodes import declared, words
from warplens.cuda.catalogue.inference.places import typed
from warplens.cuda.catalogue.inference.program import ClassType
from warplens.cuda.catalogue.inference.run import Run, Scope
from warplens.cuda.catalogue.inference.values import Cell, Number, whole
from warplens.cuda.source.parsing import Node

_FREE_NAME = re.compile(r"(?<![\w.:>])[A-Za-z_]\w*(?!\s*(?:::|[<({.\w]))")
"""A name that may be that of a number: it has no scope, is no function and no template."""


def text_of(run: Run, node: Node) -> str:
    """Return the name of a type."""
    base = node.child_by_field_name("type")
    name, type_name = declared(node.child_by_field_name("declarator"), words(base if base is not None else node))
    return type_named(run, type_name if base is not None or name == "" else words(node))


def type_named(run: Run, text: str) -> str:
    """Return the name of a type from its text, with the numbers of the host code in it, as in `Tile<rows, 4>`."""
    text = typed(run, text)
    opening = text.find("<")
    if opening < 0:
        return text

    def number(match: re.Match[str]) -> str:
        cell = run.scope.find(match[0])
        value = cell.value if cell is not None else None
        if not isinstance(value, Number) or value.is_assumed or not value.is_whole:
            return match[0]
        for symbol in value.term.symbols() if value.term is not None else ():
            symbol.fixed = True
        return ("true" if value.value else "false") if value.type_name == "bool" else str(int(value.value))

    return text[:opening] + _FREE_NAME.sub(number, text[opening:])


def bind_class(scope: Scope, found: ClassType | None, type_name: str) -> None:
    """Make the template arguments of a class known in a scope."""
    texts = given_parameters(found, type_name) if found is not None else {}
    for parameter in found.parameters if found is not None else ():
        given = texts.get(parameter.name, "")
        if not given:
            continue
        if not parameter.type_name:
            scope.types[parameter.name] = given
        elif re.fullmatch(r"\d+|true|false", given):
            number = int(given) if given.isdigit() else int(given == "true")
            scope.cells[parameter.name] = Cell(whole(number, parameter.type_name), parameter.type_name, parameter.name)
        else:
            scope.types[parameter.name] = given
