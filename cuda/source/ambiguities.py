"""Texts that the grammar reads otherwise than C++, which knows the names: casts that are none, and objects.

The rule: `sizeof` of a type in parentheses takes no further operand, and the name of a variable is no type: neither in
`(n)-k*2` nor in `dim3 block(WIDTH, 8)`, which declares an object and no function. A text with such a cast is written as
the grammar reads it rightly, line for line, and parsed again; any other one stays.

Source: ISO C++17, 8.3.3 "Sizeof" [expr.sizeof]: `sizeof ( type-id )`; 9.2 "Ambiguity resolution" [dcl.ambig.res].
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from warplens.cuda.source.parsing import Node, Tree, parsed

MAX_ROUNDS = 8
"""A text is parsed this often at most: what is mended may uncover what it hid, such as one such cast within another."""
_POSSIBLE = re.compile(r"\([^()]*\)\s*[-+*&]")
_SIGNED = frozenset({"unary_expression", "pointer_expression"})
_NAMES = frozenset({"type_identifier", "qualified_identifier"})
_DECLARING = frozenset(
    {
        "declaration", "init_declarator", "parameter_declaration", "optional_parameter_declaration",
        "pointer_declarator", "reference_declarator", "array_declarator",
    }
)  # fmt: skip


def parsed_with_names(text: str, is_variable: Callable[[str], bool]) -> Tree:
    """Return the syntax tree of a text in which a variable in parentheses is no cast.

    Args:
        text: C++.
        is_variable: whether a name, `n` or `limits::n`, is that of a variable or a constant which the text does not
            declare itself.

    Example:
        >>> tree = parsed_with_names("int a = (n)-k*2;", lambda name: name == "n")
        >>> tree.root_node.text
        b'int a =  n -k*2;'
    """
    tree = parsed(text)
    if not _POSSIBLE.search(text):
        return tree
    for _ in range(MAX_ROUNDS):
        edits = sorted(_edits(tree.root_node, is_variable), reverse=True)
        if not edits:
            break
        data = text.encode(errors="replace")
        for start, end, written in edits:
            data = data[:start] + written + data[end:]
        text = data.decode(errors="replace")
        tree = parsed(text)
    return tree


def _edits(root: Node, is_variable: Callable[[str], bool]) -> Iterator[tuple[int, int, bytes]]:
    """Yield the spans of bytes to write otherwise, and what to write there."""
    for node in _below(root):
        value = node.child_by_field_name("value")
        if value is None or node.type not in ("cast_expression", "sizeof_expression"):
            continue
        if node.type == "cast_expression":
            name = _variable_before(node, value)
            if name and (is_variable(name) or _declares(root, name)):
                for bracket in (child for child in node.children if child.type in ("(", ")")):
                    yield bracket.start_byte, bracket.end_byte, b" "
            continue
        operand = value.child_by_field_name("value") if value.type == "cast_expression" else None
        if operand is not None and _is_signed(operand):  # `sizeof(float)+2`, whose sign and digits are one literal
            yield operand.start_byte + 1, operand.start_byte + 1, b" "


def _variable_before(node: Node, value: Node) -> str:
    """Return the name that a cast converts to, "" where what follows can be no right side of an operator."""
    target, parent = node.child_by_field_name("type"), node.parent
    named = target.child_by_field_name("type") if target is not None else None
    is_operand = value.type in _SIGNED or _is_signed(value)
    if named is None or named.type not in _NAMES or not is_operand:
        return ""
    if parent is not None and parent.type == "sizeof_expression":
        return ""
    return b"".join((named.text or b"").split()).decode(errors="replace")


def _is_signed(node: Node) -> bool:
    """Return whether a node is a number with its sign."""
    return node.type == "number_literal" and (node.text or b"")[:1] in (b"+", b"-")


def _declares(root: Node, name: str) -> bool:
    """Return whether a text declares a variable of a name."""
    for node in _below(root):
        parent = node.parent
        if node.type != "identifier" or parent is None or parent.type not in _DECLARING:
            continue
        if parent.child_by_field_name("value") != node and (node.text or b"").decode() == name:
            return True
    return False


def _below(root: Node) -> Iterator[Node]:
    stack = [root]
    while stack:
        node = stack.pop()
        stack.extend(node.named_children)
        yield node


def is_object(node: Node, is_variable: Callable[[str], bool]) -> bool:
    """Return whether a declaration with parentheses makes an object, and no function known.

    Example:
        >>> texts = ("dim3 block(512);", "dim3 block(WIDTH);", "dim3 block(int width);")
        >>> [is_object(parsed(text).root_node.named_children[0], lambda name: name == "WIDTH") for text in texts]
        [True, True, False]
    """
    for declarator in node.children_by_field_name("declarator"):
        if declarator.type == "init_declarator":
            return True
        listed = declarator.child_by_field_name("parameters") if declarator.type == "function_declarator" else None
        names = [(child.text or b"").decode(errors="replace") for child in listed.named_children] if listed else []
        if names and all(map(is_variable, names)):
            return True
    return False
