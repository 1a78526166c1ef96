"""What nodes of a syntax tree say: their text, what they declare, and all that stands below them.

The rule: a node is read alone; what its names mean is for `program` and `run`.
"""

from __future__ import annotations

from collections.abc import Iterator

from warplens.cuda.source.parsing import Node

MAX_WALK = 200_000
"""The nodes of a function that are looked at; a hostile text may have more."""
_DECLARATORS = {
    "pointer_declarator": "*",
    "abstract_pointer_declarator": "*",
    "reference_declarator": "&",
    "abstract_reference_declarator": "&",
    "array_declarator": "[]",
    "abstract_array_declarator": "[]",
    "function_declarator": "()",
    "abstract_function_declarator": "()",
}
_NAMES = frozenset({"identifier", "field_identifier", "type_identifier", "qualified_identifier", "destructor_name"})


def walk(node: Node) -> Iterator[Node]:
    """Yield `node` and all below it in the order of the text."""
    stack, seen = [node], 0
    while stack and seen < MAX_WALK:
        one = stack.pop()
        seen += 1
        yield one
        stack.extend(reversed(one.named_children))


def unwrapped(node: Node | None) -> Node | None:
    """Return an expression without parentheses and casts around it."""
    while node is not None and node.type in ("parenthesized_expression", "condition_clause", "cast_expression"):
        node = node.child_by_field_name("value") or next(iter(node.named_children), None)
    return node


def words(node: Node | None) -> str:
    """Return the text of a node with single spaces."""
    return " ".join((node.text or b"").decode(errors="replace").split()) if node is not None else ""


def type_text(node: Node) -> str:
    """Return the type that a declaration begins with, its qualifiers first."""
    parts = [words(child) for child in node.children if child.type == "type_qualifier"]
    return " ".join([*(part for part in parts if part == "const"), words(node.child_by_field_name("type"))])


def declared(node: Node | None, base: str) -> tuple[str, str]:
    """Return the name and the type that a declarator gives."""
    type_name = base
    while node is not None:
        if node.type in _NAMES:
            return words(node), type_name
        sign = _DECLARATORS.get(node.type, "")
        if sign and not (sign == "()" and type_name.endswith("()")):
            type_name += sign if type_name.endswith(("*", "&", "]")) or sign == "()" else f" {sign}"
        inner = node.child_by_field_name("declarator")
        if inner is None:
            inner = next((child for child in node.named_children if child.type in (*_NAMES, *_DECLARATORS)), None)
        node = inner
    return "", type_name
