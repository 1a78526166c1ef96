"""Places of the host code: variables, members and elements, and what is put into arrays, by bytes and characters too.

The rule: an array keeps its first elements as they are; of all others only the kind of number is known.
"""

import math
import re

import numpy as np

from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.inference import arithmetic, element_types, program, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.run import Run, Scope, last_name
from warplens.cuda.catalogue.inference.values import UNKNOWN, Cell, Number, Value, term_of, whole, words
from warplens.cuda.catalogue.source.parsing import Node

_DECLTYPE = re.compile(r"\bdecltype\s*\(\s*(\w+)\s*\)")
MAX_CELLS = 4096  # an array of the host keeps this many elements; of larger ones only what they hold is known


def part(run: Run, node: Node, name: str) -> Value:
    """Return the value of a field of a node."""
    child = node.child_by_field_name(name)
    return run.evaluate(run, child)


def typed(run: Run, type_name: str) -> str:
    """Return a type with template parameters, and `decltype` of a variable, replaced."""
    if "decltype" in type_name:
        type_name = _DECLTYPE.sub(lambda match: _type_of(run, match[1]) or match[0], type_name)
    replaced = re.sub(r"[A-Za-z_]\w*", lambda match: run.scope.find_type(match.group()) or match.group(), type_name)
    return replaced if len(replaced) <= element_types.MAX_TYPE else type_name


def _type_of(run: Run, name: str) -> str:
    cell = run.scope.find(name)
    if cell is None:
        return ""
    held = cell.value.type_name if isinstance(cell.value, host.Struct | host.Number) else ""
    type_name = held if isinstance(cell.value, host.Struct) or "auto" in cell.type_name else cell.type_name
    return "" if re.search(r"\bauto\b", type_name) else type_name


def at_first(run: Run, value: Value) -> Value:
    """Return an array as a pointer to its first element."""
    return host.Pointer(value, typed(run, value.element)) if isinstance(value, host.Buffer) else value


def moved(pointer: host.Pointer, by: Value) -> host.Pointer:
    """Return a pointer that lies this many elements further on."""
    offset = arithmetic.binary("+", pointer.offset, by) if pointer.offset is not None else by
    return host.Pointer(pointer.buffer, pointer.element, offset if isinstance(offset, host.Number) else None)


def subscripted(run: Run, node: Node) -> tuple[Value, Value]:
    """Return the array and the index of `a[i]`."""
    argument = node.child_by_field_name("argument")
    if argument is not None and argument.type == "subscript_expression" and (flat := _flat(run, node)) is not None:
        return flat
    held = at_first(run, run.evaluate(run, argument))
    indices = [run.evaluate(run, child) for child in host.children_of(node, "indices")]
    return held, indices[-1] if indices else UNKNOWN


def _flat(run: Run, node: Node) -> tuple[Value, Value] | None:
    """Return the array and the index of `a[i][j]` where `a` is declared with two lengths or more."""
    indices: list[Value] = []
    base: Node | None = node
    while base is not None and base.type == "subscript_expression":
        listed = base.child_by_field_name("indices")
        indices.insert(0, run.evaluate(run, host.first_child(listed)))
        base = base.child_by_field_name("argument")
    cell = run.scope.find(words(base)) if base is not None and base.type == "identifier" else None
    held = cell.value if cell is not None else UNKNOWN
    if not isinstance(held, host.Buffer) or len(held.dimensions) != len(indices):
        return None
    position: Value = whole(0)
    for length, index in zip(held.dimensions, indices, strict=True):
        position = arithmetic.binary("+", arithmetic.binary("*", position, length), index)
    return host.Pointer(held, typed(run, held.element)), position


def place(run: Run, node: Node) -> host.Cell | None:
    """Return the place that an expression names, None where it is not known."""
    match node.type:
        case "identifier" | "qualified_identifier":
            return run.scope.find(last_name(node))
        case "parenthesized_expression" if node.named_children:
            return place(run, node.named_children[0])
        case "pointer_expression":
            return dereferenced(part(run, node, "argument"), whole(0))
        case "subscript_expression":
            return dereferenced(*subscripted(run, node))
        case "field_expression":
            value = part(run, node, "argument")
            if isinstance(value, host.Pointer | host.Buffer) and words(node.child_by_field_name("operator")) == "->":
                first = dereferenced(value, whole(0))
                value = first.value if first is not None else UNKNOWN
            value = host.behind(value)
            if isinstance(value, host.Struct):
                return value.members.setdefault(last_name(node), host.Cell())
        case "cast_expression":
            value = run.evaluate(run, node)
            return value.cell if isinstance(value, host.Place) else None
    return None


def dereferenced(value: Value, index: Value) -> host.Cell | None:
    """Return the place of `value[index]`."""
    if isinstance(value, host.Place):
        return value.cell
    if isinstance(value, host.Buffer):
        value = host.Pointer(value, value.element)
    if not isinstance(value, host.Pointer) or not isinstance(index, host.Number):
        return None
    position = index.value + (value.offset.value if value.offset is not None else 0)
    if not isinstance(position, int) or not 0 <= position < MAX_CELLS or value.buffer.on_device:
        return None
    return value.buffer.cells.setdefault(position, host.Cell(UNKNOWN, value.element))


def element_declared(run: Run, node: Node) -> str:
    """Return the type of `*p`, `p[i]`, `(*p)[i]` and so on from the declaration of p; "" where it is not known."""
    match node.type:
        case "parenthesized_expression" if node.named_children:
            return element_declared(run, node.named_children[0])
        case "pointer_expression" | "subscript_expression":
            argument = node.child_by_field_name("argument")
            held = element_declared(run, argument) if argument is not None else ""
            return typed(run, element_types.pointed(held) or "")
        case "identifier" | "field_expression":
            cell = place(run, node)
            return cell.type_name if cell is not None else ""
        case _:
            return ""


def store(run: Run, node: Node, value: Value, source: Node | None = None) -> None:
    """Put a value into the place that an expression names; `source` is the expression that is assigned there."""
    while node.type == "parenthesized_expression" and node.named_children:
        node = node.named_children[0]
    is_pointed = node.type == "pointer_expression" and words(node.child_by_field_name("operator")) == "*"
    if node.type == "subscript_expression" or is_pointed:
        if node.type == "subscript_expression":
            held, index = subscripted(run, node)
        else:
            held, index = at_first(run, part(run, node, "argument")), UNKNOWN
        value = (_any_remainder(run, source) if source is not None else None) or value
        if isinstance(held, host.Pointer):
            fill(held.buffer, index, value)
        cell = dereferenced(held, index)
    else:
        if node.type == "field_expression":  # a member of an element
            base = node.child_by_field_name("argument")
            if base is not None and base.type == "subscript_expression":
                held, _ = subscripted(run, base)
                if isinstance(held, host.Pointer):
                    fill(held.buffer, UNKNOWN, UNKNOWN)
        cell = place(run, node)
    if cell is not None:
        cell.value = value


def fill(buffer: host.Buffer, index: Value, value: Value) -> None:
    """Note what the host code puts into an array."""
    below = value.below if isinstance(value, host.Unknown) else None
    buffer.least = value.least if isinstance(value, host.Unknown) else 0
    word = "random"
    if isinstance(value, host.Number):
        at = index.value if isinstance(index, host.Number) else None
        if at == value.value and at and buffer.contents in ("iota", "zeros") and (at == 1 or buffer.contents == "iota"):
            word = "iota"
        else:
            word = "zeros" if value.value == 0 else "ones" if value.value == 1 else f"constant({value.value})"
        if at == 0:
            buffer.contents = ""
    if buffer.contents and buffer.contents != word and not (word == "iota" and buffer.contents == "zeros"):
        word = "random"
    if below is None or (buffer.below is not None and buffer.below != below):
        buffer.below = None
    elif not buffer.contents or buffer.contents == "random":
        buffer.below = below
    buffer.contents = word


def _any_remainder(run: Run, node: Node) -> Value | None:
    """Return what `i % n` holds over a loop, None for another expression: its first elements alone look like i."""
    while node.type in ("parenthesized_expression", "cast_expression") and node.named_children:
        node = node.named_children[-1]
    if node.type != "binary_expression" or words(node.child_by_field_name("operator")) != "%":
        return None
    below = term_of(part(run, node, "right"))
    return host.Unknown(below=below) if below is not None else None


# What arrays hold that the host code fills byte by byte, as `cudaMemset` does, and with the characters of a literal.
# A pattern of bytes is kept as it is, since only the launch says what type of numbers they are.
# Source: CUDA Runtime API, `cudaMemset`: "each byte"; CUDA Driver API, `cuMemsetD8`, `cuMemsetD16`, `cuMemsetD32`.

_WORD = re.compile(r"bytes\(([0-9a-f]+)\)")
MAX_CHARACTERS = 4096  # an array of characters keeps this many of them


def pattern(value: Value, size: int) -> str:
    """Return what fills an array with the last `size` bytes of a number; "random" where it is unknown."""
    if not isinstance(value, Number) or not isinstance(value.value, int) or value.is_assumed:
        return "random"
    kept = value.value % (1 << 8 * size)
    return f"bytes({kept.to_bytes(size, 'little').hex()})" if kept else "zeros"


def is_pattern(word: str) -> bool:
    """Return whether a word of contents is a pattern of bytes."""
    return _WORD.fullmatch(word) is not None


def element_of_pattern(word: str, dtype: str) -> str:
    """Return the number that each element of an array holds, "" where they are not the same."""
    match, kind = _WORD.fullmatch(word), DType(dtype)
    if match is None or np.dtype(kind).kind == "c":
        return ""
    data = bytes.fromhex(match[1])
    if kind.itemsize < len(data) and len(set(data)) > 1:
        return ""
    repeated = (data * kind.itemsize)[: kind.itemsize] if kind.itemsize > len(data) else data[: kind.itemsize]
    number = np.frombuffer(repeated, np.dtype(kind))[0]
    if kind.is_whole:
        return str(int(number))
    value = float(number)
    return "nan" if math.isnan(value) else repr(value)


def characters(text: host.Text, element: str = "char") -> host.Buffer:
    """Return the array that a literal is, with the zero at its end."""
    codes = [*text.text.encode(errors="replace"), 0]
    made = host.Buffer("", element, whole(len(codes)), contents="random")
    made.cells = {index: Cell(whole(code, "char"), element) for index, code in enumerate(codes[:MAX_CHARACTERS])}
    if len(codes) > 1:
        made.below, made.least = terms.constant(max(codes) + 1), min(codes[:-1])
    return made


def of_literal(value: Value) -> Value:
    """Return an array of characters for a literal, in braces or not, and any other value as it is."""
    if isinstance(value, host.Buffer) and len(value.cells) == 1 and 0 in value.cells:
        inner = value.cells[0].value
        value = inner if isinstance(inner, host.Text) else value
    return characters(value) if isinstance(value, host.Text) else value


def length_of_text(value: Value) -> Value | None:
    """Return the characters before the zero at the end of a text, None where it has none that is known."""
    if isinstance(value, host.Text):
        return whole(len(value.text.encode(errors="replace").partition(b"\0")[0]), "size_t")
    buffer = value.buffer if isinstance(value, host.Pointer) else value
    cells = buffer.cells if isinstance(buffer, host.Buffer) else {}
    for index in sorted(cells):
        held = cells[index].value
        if not isinstance(held, Number):
            return None
        if held.value == 0:
            return whole(index, "size_t")
    return None


# The names of types as the host code writes them, with what stands for their parts there. A type is named so that it
# means the same outside of the function that names it: template parameters and numbers of the host code are replaced
# by what they stand for.

_FREE_NAME = re.compile(r"(?<![\w.:>])[A-Za-z_]\w*(?!\s*(?:::|[<({.\w]))")
"""A name that may be that of a number: it has no scope, is no function and no template."""


def text_of(run: Run, node: Node) -> str:
    """Return the name of a type."""
    base = node.child_by_field_name("type")
    name, type_name = host.declared(node.child_by_field_name("declarator"), words(base if base is not None else node))
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


def bind_class(scope: Scope, class_type: program.ClassType | None, type_name: str) -> None:
    """Make the template arguments of a class known in a scope."""
    texts = element_types.given_parameters(class_type, type_name) if class_type is not None else {}
    for parameter in class_type.parameters if class_type is not None else ():
        argument = texts.get(parameter.name, "")
        if not argument:
            continue
        if not parameter.type_name:
            scope.types[parameter.name] = argument
        elif re.fullmatch(r"\d+|true|false", argument):
            number = int(argument) if argument.isdigit() else int(argument == "true")
            scope.cells[parameter.name] = Cell(whole(number, parameter.type_name), parameter.type_name, parameter.name)
        else:
            scope.types[parameter.name] = argument
