"""The tensors of PyTorch in host code: what their methods give.

The rule: nothing in a C++ file says the sizes of a tensor that Python passes, so each size that the host code asks for
is a size of the problem, named by the variable that takes it.
"""

from __future__ import annotations

import re

from warplens.cuda.catalogue.inference import arithmetic
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.evaluation import assumed_size, template_argument
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.terms import Term
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, term_of, whole, words
from warplens.cuda.source.parsing import Node

_SAME = frozenset(
    {"contiguous", "to", "cuda", "view", "reshape", "clone", "detach", "flatten", "squeeze", "unsqueeze", "toType", "t"}
    | {"transpose", "permute", "fill_", "zero_", "sizes", "strides"}
)

_DISPATCH = re.compile(r"(?:AT|TORCH|THO|C10)_DISPATCH_\w+")


def dispatched_types(macro: str) -> dict[str, str]:
    """Return the types for which a macro of PyTorch calls what it is handed, one of several; empty for other names.

    Source: `ATen/Dispatch.h`: `scalar_t` is the type of the elements, `index_t` that of indices.
    """
    if _DISPATCH.fullmatch(macro) is None:
        return {}
    return {"scalar_t": "int" if "_INTEGRAL_" in macro else "float", "index_t": "int64_t"}


def tensor(name: str) -> host.Buffer:
    """Return a tensor whose sizes are not known."""
    made = host.Buffer(name, "", None)
    made.is_tensor, made.on_device, made.contents = True, True, "random"
    return made


def tensor_method(run: Run, held: host.Buffer, function: Node, name: str, values: list[Value], node: Node) -> Value:  # noqa: PLR0917 - the parts of one call
    """Return the value of a method of a tensor."""
    if "accessor" in name:
        return host.Pointer(held, _template_type(run, function))
    match name:
        case "data_ptr" | "mutable_data_ptr" | "const_data_ptr" | "data":
            return host.Pointer(held, _template_type(run, function))
        case "size" | "stride":
            index = int(values[0].value) if values and isinstance(values[0], host.Number) else 0
            return _size(run, held, index, node)
        case "numel":
            return _numel(run, held, node)
        case "dim" | "ndimension":
            return host.Number(
                max([dimension + 1 for dimension in held.sizes], default=2), None, None, "int", is_guess=True
            )
        case "is_cuda" | "is_contiguous" | "defined":
            return whole(1, "bool")
        case "element_size" | "itemsize":
            return whole(4)
    return held if name in _SAME else UNKNOWN


def _size(run: Run, held: host.Buffer, dimension: int, node: Node) -> Value:
    if -len(held.dimensions) <= dimension < len(held.dimensions):
        return held.dimensions[dimension]
    if dimension not in held.sizes:
        held.sizes[dimension] = assumed_size(run, f"{held.name}_size{abs(dimension)}", node)
        held.sizes[dimension].is_unnamed = True
    return host.symbolic(held.sizes[dimension], "int64_t")


def _numel(run: Run, held: host.Buffer, node: Node) -> Value:
    known = [host.symbolic(symbol) for dimension, symbol in sorted(held.sizes.items())]
    if known:
        total: Value = whole(1)
        for one in known:
            total = arithmetic.binary("*", total, one)
        return total
    held.sizes[0] = assumed_size(run, f"{held.name}_elements", node)
    held.sizes[0].is_unnamed = True
    return host.symbolic(held.sizes[0], "int64_t")


def tensor_count(held: host.Buffer) -> host.Number | None:
    """Return the number of elements of a tensor, as far as the host code asks for its sizes."""
    if held.count is not None or not held.sizes:
        return held.count
    total: Value = whole(1)
    for symbol in held.sizes.values():
        total = arithmetic.binary("*", total, host.symbolic(symbol))
    return total if isinstance(total, host.Number) else None


def tensor_sizes(held: host.Buffer, dimensions: int) -> list[Term | None]:
    """Return the sizes of a tensor, one for each dimension, None for those that the host code does not ask for."""
    if len(held.dimensions) == dimensions:
        return [term_of(size) for size in held.dimensions]
    named = [held.sizes.get(one) or held.sizes.get(one - dimensions) for one in range(dimensions)]
    return [term_of(host.symbolic(symbol)) if symbol is not None else None for symbol in named]


def _template_type(run: Run, function: Node) -> str:
    field = function.child_by_field_name("field")
    listed = field.child_by_field_name("arguments") if field is not None and field.type == "template_method" else None
    if listed is None or not listed.named_children:
        return ""
    value = template_argument(run, listed.named_children[0])
    return value.name if isinstance(value, host.TypeName) else words(listed.named_children[0])


def new_tensor(run: Run, name: str, values: list[Value]) -> Value:
    """Return what `torch::empty({rows, columns})` and `torch::empty_like(x)` make."""
    made = tensor("")
    run.buffers.append(made)
    first = values[0] if values else UNKNOWN
    if isinstance(first, host.Buffer) and first.is_tensor:
        made.sizes, made.count, made.dimensions = first.sizes, first.count, first.dimensions
    elif isinstance(first, host.Buffer):
        total: Value = whole(1)
        for cell in first.cells.values():
            total = arithmetic.binary("*", total, cell.value)
        made.count = total if isinstance(total, host.Number) else None
        made.dimensions = tuple(first.cells[key].value for key in sorted(first.cells))
    made.contents = "zeros" if "zeros" in name else ""
    return made
