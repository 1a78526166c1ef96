"""New objects of the host code: dim3, vectors, structs, objects of classes, lists in braces, and PyTorch's tensors.

The rule: a class that the text does not declare gives an object of which nothing is known.
"""

import re

from warplens.cuda.catalogue.inference import arithmetic, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import MAX_BASES, class_of, first_argument, pointed, resolved
from warplens.cuda.catalogue.inference.evaluation import assumed_size, converted, evaluate, form, template_argument
from warplens.cuda.catalogue.inference.places import bind_class, fill, text_of, type_named, typed
from warplens.cuda.catalogue.inference.program import ClassType
from warplens.cuda.catalogue.inference.run import MAX_CALLS, Run, Scope, is_record, record
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, children_of, term_of, walk, whole, words
from warplens.cuda.catalogue.source.parsing import Node, parsed

VECTOR = re.compile(r"(?:thrust::)?(?:\w+::)*(\w*vector|array|DeviceArray|unique_ptr|shared_ptr)\s*<(.+)>$")


def construct(  # noqa: PLR0911 - a case for each kind of type
    run: Run, type_name: str, arguments: list[Value], node: Node, name: str = ""
) -> Value:
    """Return a new object of a type from the arguments of its constructor."""
    plain = resolved(type_named(run, type_name), run.program)
    if pointed(plain) is not None:
        return arguments[0] if arguments else UNKNOWN
    if plain == "dim3":
        # before its first assignment each member is 1 in C++
        return dim3(arguments or [host.Number(1, terms.constant(1), is_guess=True) for _ in "xyz"])
    if match := VECTOR.match(plain):
        return _vector(run, match[1], match[2], arguments, node, name)
    class_type = class_of(plain, run.program)
    if class_type is not None:
        return _object(run, class_type, plain, arguments, node)
    if is_record(plain):
        return arguments[0] if arguments else record(run, plain, node)
    if len(arguments) == 1:
        return converted(run, plain, arguments[0])
    if plain in ("uint3", "int3", "int2", "uint2", "float2", "float3", "float4", "int4") and arguments:
        return host.Struct(plain, {axis: host.Cell(value) for axis, value in zip("xyzw", arguments, strict=False)})
    if plain.rstrip("1234") in ("cudaLaunchConfig_t", "cudaDeviceProp", "cudaExtent", "uint", "int", "float", "double"):
        return host.Struct(plain) if plain[-1:].isdigit() or "cuda" in plain else UNKNOWN
    return UNKNOWN


def dim3(arguments: list[Value]) -> host.Struct:
    """Return a dim3; a member without a value is 1."""
    if len(arguments) == 1 and isinstance(arguments[0], host.Struct):
        return copied(arguments[0])
    if len(arguments) == 1 and isinstance(arguments[0], host.Buffer):
        arguments = [cell.value for cell in arguments[0].cells.values()]
    values = [*arguments, whole(1), whole(1), whole(1)][:3]
    return host.Struct("dim3", {axis: host.Cell(value, "int") for axis, value in zip("xyz", values, strict=True)})


def leave_open(value: Value) -> None:
    """Make each dim3 in a value unknown of which no member was set: a function whose text is missing may set it."""
    held = host.behind(value)
    for struct in (held, *(cell.value for cell in held.members.values())) if isinstance(held, host.Struct) else ():
        cells = struct.members.values() if isinstance(struct, host.Struct) and struct.type_name == "dim3" else ()
        if all(isinstance(cell.value, host.Number) and cell.value.is_guess for cell in cells):
            for cell in cells:
                cell.value = UNKNOWN


def copied(struct: host.Struct) -> host.Struct:
    """Return a copy of an object."""
    members = {}
    for name, cell in struct.members.items():
        value = cell.value
        if isinstance(value, host.Struct) and value is not struct:
            value = copied(value)
        members[name] = host.Cell(value, cell.type_name, cell.name)
    return host.Struct(struct.type_name, members)


def _vector(run: Run, kind: str, inside: str, arguments: list[Value], node: Node, name: str) -> Value:  # noqa: PLR0917 - the parts of one call
    element = first_argument(inside)
    if kind.endswith("_ptr"):
        return arguments[0] if arguments else UNKNOWN
    if arguments and isinstance(arguments[0], host.Buffer):
        source = arguments[0]
        made = run.new_buffer(name, element, source.count, node)
        made.contents, made.below, made.least = source.contents, source.below, source.least
        made.cells = {index: host.Cell(cell.value, element) for index, cell in source.cells.items()}
    else:
        count = arguments[0] if arguments and isinstance(arguments[0], host.Number) else None
        if kind == "array":
            text = inside[len(element) :].lstrip(" ,")
            length = evaluate(run, _expression(text)) if text else UNKNOWN
            count = length if isinstance(length, host.Number) else None
        made = run.new_buffer(name, element, count, node)
        made.contents = "zeros" if count is not None and kind != "array" else ""
        if len(arguments) == 1 and isinstance(arguments[0], host.Unknown):
            made.contents = "zeros"
        if len(arguments) > 1:
            made.contents = ""
            if isinstance(arguments[0], host.Number):
                fill(made, UNKNOWN, arguments[1])
            else:  # two iterators
                source_pointer = arguments[0]
                made.contents = "random"
                if isinstance(source_pointer, host.Pointer):
                    made.count = source_pointer.buffer.count
    made.on_device = kind in ("device_vector", "DeviceArray")
    return made


def _expression(text: str) -> Node:
    root = parsed(f"auto x = {text};").root_node
    declarators = (node for node in walk(root) if node.type == "init_declarator")
    values = (node.child_by_field_name("value") for node in declarators)
    return next((value for value in values if value is not None), root)


def _object(run: Run, class_type: ClassType, plain: str, arguments: list[Value], node: Node) -> Value:
    if len(arguments) == 1 and isinstance(arguments[0], host.Struct) and arguments[0].type_name == plain:
        return copied(arguments[0])
    if plain in run.under_way:  # no class has a member of its own type
        return UNKNOWN
    run.step()
    made = host.Struct(plain)
    scope = Scope(run.top, this=made)
    bind_class(scope, class_type, plain)
    outer, run.scope = run.scope, scope
    run.under_way.append(plain)
    try:
        for base in class_type.bases[:MAX_BASES]:
            made.members.update(_inherited(run, class_type, base, [], node))
        for name, type_name, default in class_type.members:
            value: Value = UNKNOWN
            if default is not None:
                value = evaluate(run, default)
            elif run.calls < MAX_CALLS and pointed(type_name) is None and not type_name.endswith("[]"):
                with run.called(scope):
                    value = construct(run, type_name, [], node, name)
            elif type_name.endswith("[]"):
                value = run.new_buffer(name, type_name.partition("[")[0].strip(), None, node)
            made.members[name] = host.Cell(value, type_name, name)
    finally:
        run.under_way.pop()
        run.scope = outer
    if len(arguments) == 1 and isinstance(arguments[0], host.Buffer) and not arguments[0].name:  # what stands in braces
        arguments = [cell.value for cell in arguments[0].cells.values()]
    if run.program.methods_of(class_type.name, class_type.name):
        run.call_method(run, made, class_type.name, arguments)
    else:
        for cell, value in zip(made.members.values(), arguments, strict=False):
            cell.value = value
    return made


def _inherited(run: Run, class_type: ClassType, base: str, arguments: list[Value], node: Node) -> dict[str, host.Cell]:
    """Return the members that a class inherits from a base whose constructor gets these arguments."""
    declared = class_of(resolved(type_named(run, base), run.program), run.program)
    if declared is None or declared is class_type or run.calls >= MAX_CALLS:
        return {}
    with run.called(run.scope):
        made = construct(run, base, arguments, node)
    return made.members if isinstance(made, host.Struct) else {}


def initialize_base(run: Run, this: host.Struct, name: str, arguments: list[Value], node: Node) -> None:
    """Construct the base part of an object, as `Derived(int n) : Base(n)` says."""
    class_type = class_of(resolved(this.type_name, run.program), run.program)
    for base in class_type.bases if class_type is not None else ():
        if class_type is not None and base.partition("<")[0].rsplit("::", 1)[-1].strip() == name:
            this.members.update(_inherited(run, class_type, base, arguments, node))


def converted_initial(  # noqa: PLR0911 - a case for each kind of initial value
    run: Run, type_name: str, node: Node, name: str
) -> Value:
    """Return the initial value of a variable of a type."""
    value = evaluate(run, node)
    plain = resolved(typed(run, type_name), run.program)
    if node.type == "initializer_list" and is_record(plain):
        if isinstance(value, host.Struct):
            return _designated(run, type_name, value, node, name)
        return record(run, plain, node, value)
    if node.type == "initializer_list":
        if plain == "dim3" or VECTOR.match(plain) or class_of(plain, run.program) is not None:
            parts = [evaluate(run, child) for child in node.named_children] if plain == "dim3" else [value]
            if isinstance(value, host.Struct):
                return _designated(run, type_name, value, node, name)
            return construct(run, type_name, parts, node, name)
        if isinstance(value, host.Buffer) and len(value.cells) <= 1:
            return next((cell.value for cell in value.cells.values()), whole(0))
        return value
    if plain == "dim3" and isinstance(value, host.Number):
        return dim3([value])
    if isinstance(value, host.Struct):
        return copied(value) if node.type == "identifier" else value
    if isinstance(value, host.Text):
        return value
    return converted(run, plain, value) if "auto" not in plain else value


def _designated(run: Run, type_name: str, values: host.Struct, node: Node, name: str) -> Value:
    made = construct(run, type_name, [], node, name)
    if isinstance(made, host.Struct):
        for key, cell in values.members.items():
            made.members[key] = cell
    return made


@form("initializer_list")
def _list(run: Run, node: Node) -> Value:
    if any(child.type == "initializer_pair" for child in node.named_children):
        struct = host.Struct("")
        for child in node.named_children:
            key, member = child.child_by_field_name("designator"), child.child_by_field_name("value")
            if key is not None and member is not None:
                struct.members[words(key).lstrip(".")] = host.Cell(evaluate(run, member))
        return struct
    made = host.Buffer("", "", whole(len(node.named_children)))
    for index, child in enumerate(node.named_children[:4096]):
        value = evaluate(run, child)
        made.cells[index] = host.Cell(value)
        fill(made, whole(index), value)
    return made


@form("compound_literal_expression")
def _literal(run: Run, node: Node) -> Value:
    target, value = node.child_by_field_name("type"), node.child_by_field_name("value")
    if target is None or value is None:
        return UNKNOWN
    type_name = text_of(run, target)
    if value.type == "initializer_list" and resolved(type_name, run.program) == "dim3":
        return dim3([evaluate(run, child) for child in value.named_children])
    return converted_initial(run, type_name, value, "")


@form("new_expression")
def _new(run: Run, node: Node) -> Value:
    target = node.child_by_field_name("type")
    element = text_of(run, target) if target is not None else ""
    declarator = node.child_by_field_name("declarator")
    if declarator is None:
        arguments = [evaluate(run, child) for child in children_of(node, "arguments")]
        made = construct(run, element, arguments, node)
        if isinstance(made, host.Struct):
            return made
        return host.Pointer(run.new_buffer("", element, whole(1), node), element)
    length = declarator.child_by_field_name("length")
    count = evaluate(run, length)
    sign = " *" if words(declarator).startswith("*") else ""
    buffer = run.new_buffer("", element + sign, count if isinstance(count, host.Number) else None, node)
    return host.Pointer(buffer, element + sign)


def listed_in(run: Run, declarator: Node) -> list[Value]:
    """Return the arguments of a constructor call that reads like the declaration of a function."""
    parameters = declarator.child_by_field_name("parameters")
    return [evaluate(run, child) for child in children_of(_expression(f"f{words(parameters)}"), "arguments")]


# The tensors of PyTorch in host code: what their methods give.
# Nothing in a C++ file says the sizes of a tensor that Python passes, so each size that the host code asks for is a
# size of the problem, named by the variable that takes it.

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
            known = [host.symbolic(symbol) for dimension, symbol in sorted(held.sizes.items())]
            return arithmetic.product(known) if known else _new_size(run, held, 0, f"{held.name}_elements", node)
        case "dim" | "ndimension":
            return host.Number(max((size + 1 for size in held.sizes), default=2), is_guess=True)
        case "is_cuda" | "is_contiguous" | "defined":
            return whole(1, "bool")
        case "element_size" | "itemsize":
            return whole(4)
    return held if name in _SAME else UNKNOWN


def _size(run: Run, held: host.Buffer, dimension: int, node: Node) -> Value:
    if -len(held.dimensions) <= dimension < len(held.dimensions):
        return held.dimensions[dimension]
    if dimension not in held.sizes:
        return _new_size(run, held, dimension, f"{held.name}_size{abs(dimension)}", node)
    return host.symbolic(held.sizes[dimension], "int64_t")


def _new_size(run: Run, held: host.Buffer, dimension: int, name: str, node: Node) -> Value:
    symbol = held.sizes[dimension] = assumed_size(run, name, node)
    symbol.is_unnamed = True
    return host.symbolic(symbol, "int64_t")


def tensor_count(held: host.Buffer) -> host.Number | None:
    """Return the number of elements of a tensor, as far as the host code asks for its sizes."""
    if held.count is not None or not held.sizes:
        return held.count
    total = arithmetic.product(map(host.symbolic, held.sizes.values()))
    return total if isinstance(total, host.Number) else None


def tensor_sizes(held: host.Buffer, dimensions: int) -> list[terms.Term | None]:
    """Return the sizes of a tensor, one for each dimension, None for those that the host code does not ask for."""
    if len(held.dimensions) == dimensions:
        return [term_of(size) for size in held.dimensions]
    named = [held.sizes.get(dimension) or held.sizes.get(dimension - dimensions) for dimension in range(dimensions)]
    return [term_of(host.symbolic(symbol)) if symbol is not None else None for symbol in named]


def _template_type(run: Run, function: Node) -> str:
    field = function.child_by_field_name("field")
    listed = children_of(field, "arguments") if field is not None and field.type == "template_method" else []
    if not listed:
        return ""
    value = template_argument(run, listed[0])
    return value.name if isinstance(value, host.TypeName) else words(listed[0])


def new_tensor(run: Run, name: str, values: list[Value]) -> Value:
    """Return what `torch::empty({rows, columns})` and `torch::empty_like(x)` make."""
    made = tensor("")
    run.buffers.append(made)
    first = values[0] if values else UNKNOWN
    if isinstance(first, host.Buffer) and first.is_tensor:
        made.sizes, made.count, made.dimensions = first.sizes, first.count, first.dimensions
    elif isinstance(first, host.Buffer):
        total = arithmetic.product(cell.value for cell in first.cells.values())
        made.count = total if isinstance(total, host.Number) else None
        made.dimensions = tuple(first.cells[key].value for key in sorted(first.cells))
    made.contents = "zeros" if "zeros" in name else ""
    return made
