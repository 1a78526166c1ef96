"""Calls of the host code: the functions of the text, and what the known functions of CUDA, C and C++ do to arrays.

The rule: another known function is one decorated function here. A function that is neither declared nor known is
`Unknown`, after its arguments were evaluated; what it may write through an address is unknown from there on.
"""

from warplens.cuda.catalogue.inference import construction, evaluation, known_functions, program
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import class_of, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.evaluation import converted, evaluate, form, template_argument, with_symbol
from warplens.cuda.catalogue.inference.launches import bind_template, launch, launch_by_call, overload
from warplens.cuda.catalogue.inference.places import bind_class, fill, length_of_text, part, place, typed
from warplens.cuda.catalogue.inference.run import LAUNCHERS, MAX_CALLS, ReturnError, Run, Scope, last_name
from warplens.cuda.catalogue.source.parsing import Node

_ARRAYS_AND_OBJECTS = (host.Pointer, host.Buffer, host.Struct)


@form("call_expression")
def _call(run: Run, node: Node) -> host.Value:  # noqa: PLR0911 - a case for each kind of callee
    function = node.child_by_field_name("function")
    if function is None:
        return host.UNKNOWN
    arguments = [child for child in host.children_of(node, "arguments") if child.type != "comment"]
    configuration = next((child for child in node.named_children if child.type == "kernel_call_syntax"), None)
    if configuration is not None:
        return launch(run, node, function, configuration, arguments)
    name = last_name(function)
    if function.type == "field_expression":
        return _method(run, node, function, name, arguments)
    if function.type == "template_function" and name in evaluation.CASTS:
        targets = host.children_of(function, "arguments")
        type_name = template_argument(run, targets[0]) if targets else host.UNKNOWN
        value = evaluate(run, arguments[0]) if arguments else host.UNKNOWN
        return converted(run, type_name.name, value) if isinstance(type_name, host.TypeName) else value
    if name in LAUNCHERS and name not in run.program.functions:
        return launch_by_call(run, node, name, arguments)
    callee = evaluate(run, function) if function.type != "primitive_type" else host.UNKNOWN
    is_known = name.startswith("cuda") and name in known_functions.KNOWN
    if isinstance(callee, host.Closure) and not (is_known or _is_class(run, callee)):
        values = _passed(run, arguments)
        # `abs` of a number is the library's where the text has those of vectors alone
        if name not in known_functions.KNOWN or callee.body is not None or overload(run, callee, values) is not None:
            return _called(run, callee, values)
    if name in known_functions.KNOWN:
        return known_functions.KNOWN[name](run, node, arguments)
    if types := construction.dispatched_types(name):
        assumed = run.assumed
        run.assumed = (*assumed, f"line {run.line(node)}: scalar_t is {types['scalar_t']}, a type of {name}")
        try:
            with run.within(Scope(run.scope, types=dict(types))):
                return _unknown_call(run, arguments)
        finally:
            run.assumed = assumed
    if isinstance(callee, host.Struct) and name not in run.program.classes:  # operator()
        return run.call_method(run, callee, "operator()", [evaluate(run, child) for child in arguments])
    plain = resolved(typed(run, host.words(function)), run.program)
    if plain == "dim3" or class_of(plain, run.program) is not None:
        return construction.construct(run, plain, [evaluate(run, child) for child in arguments], node)
    if element_of(plain, run.program) is not None and len(arguments) == 1:
        return converted(run, plain, evaluate(run, arguments[0]))
    if "vector<" in plain and plain.endswith(">"):
        return construction.construct(run, plain, [evaluate(run, child) for child in arguments], node)
    return _unknown_call(run, arguments)


def _is_class(run: Run, callee: host.Closure) -> bool:
    is_named = callee.body is None and callee.name in run.program.classes
    return is_named and all(function.owner == callee.name for function in run.program.functions.get(callee.name, []))


def _unknown_call(run: Run, arguments: list[Node]) -> host.Value:
    for child in arguments:
        value = evaluate(run, child)
        construction.leave_open(value)
        if isinstance(value, host.Closure) and value.body is not None:  # it is handed over to be called
            _call_lambda(run, value, [])
        elif isinstance(value, host.Place) and not isinstance(host.behind(value), _ARRAYS_AND_OBJECTS):
            value.cell.value = with_symbol(run, value.cell.name or "size", value.cell.type_name, host.UNKNOWN, child)
        elif isinstance(value, host.Pointer) and not value.buffer.on_device and not value.buffer.contents:
            value.buffer.contents = "random"
    return host.UNKNOWN


# functions of the text


def call(run: Run, closure: host.Closure, arguments: list[Node]) -> host.Value:
    """Return the value of a call of a function or a lambda of the text."""
    return _called(run, closure, _passed(run, arguments))


def _passed(run: Run, arguments: list[Node]) -> list[host.Value | host.Cell]:
    """Return the values of arguments, of a variable its place."""
    values: list[host.Value | host.Cell] = []
    for child in arguments:
        cell = place(run, child) if child.type in ("identifier", "field_expression") else None
        values.append(cell if cell is not None else evaluate(run, child))
    return values


def _called(run: Run, closure: host.Closure, values: list[host.Value | host.Cell]) -> host.Value:
    if closure.body is not None:
        return _call_lambda(run, closure, values)
    function = overload(run, closure, values)
    plain = (value.value if isinstance(value, host.Cell) else value for value in values)
    # a function which calls itself with nothing that is known would never end
    if function is None or (function in run.running and all(isinstance(value, host.Unknown) for value in plain)):
        return host.UNKNOWN
    this = run.scope.this_object() if function.owner else None
    return call_function(run, function, values, closure.template_arguments, this)


def call_function(
    run: Run,
    function: program.Function,
    values: list[host.Value | host.Cell],
    template_arguments: tuple[host.Value, ...] = (),
    this: host.Struct | None = None,
) -> host.Value:
    """Run a function with the values of its arguments; a `Cell` is passed by reference where the function says so."""
    if run.calls >= MAX_CALLS:
        return host.UNKNOWN
    scope = Scope(run.top, function=function, this=this)
    if this is not None:
        bind_class(scope, run.program.classes.get(function.owner), resolved(this.type_name, run.program))
    run.running.append(function)
    try:
        bind_template(run, scope, function, template_arguments, values)
        with run.called(scope):
            for index, parameter in enumerate(function.parameters):
                argument = values[index] if index < len(values) else None
                if argument is None:
                    argument = evaluate(run, parameter.default)
                scope.cells[parameter.name] = _bound(run, parameter.type_name, parameter.name, argument)
            for initializer in function.initializers:
                _initialize(run, initializer, this)
            run.execute(run, function.body)
    except ReturnError as ending:
        return ending.value
    finally:
        run.running.pop()
    return host.UNKNOWN


def _bound(run: Run, type_name: str, name: str, value: host.Value | host.Cell) -> host.Cell:
    if isinstance(value, host.Cell):
        if type_name.rstrip().endswith("&"):
            return value
        value = value.value
    if isinstance(value, host.Struct) and pointed(type_name) is None and not type_name.rstrip().endswith("&"):
        value = construction.copied(value)
    if isinstance(value, host.Number) and resolved(typed(run, type_name), run.program) == "dim3":
        value = construction.dim3([value])
    if isinstance(value, host.Number):
        value = converted(run, typed(run, type_name), value) if pointed(type_name) is None else value
        term = host.term_of(value)
        if term is not None and term.is_constant:
            value = with_symbol(run, name, type_name, value, None)
    return host.Cell(value, type_name, name)


def _initialize(run: Run, node: Node, this: host.Struct | None) -> None:
    name = next((host.words(child) for child in node.named_children if child.type == "field_identifier"), "")
    listed = next((child for child in node.named_children if child.type in ("argument_list", "initializer_list")), None)
    values = [evaluate(run, child) for child in listed.named_children] if listed is not None else []
    if this is not None and name not in this.members:
        construction.initialize_base(run, this, name, values, node)
    if this is None or name not in this.members:
        return
    cell = this.members[name]
    cell.value = construction.construct(run, cell.type_name, values, node, name) if len(values) != 1 else values[0]


def call_method(run: Run, this: host.Struct, name: str, values: list[host.Value]) -> host.Value:
    """Run a method of an object, or its constructor."""
    owner = class_of(resolved(this.type_name, run.program), run.program)
    methods = run.program.methods_of(owner.name, name) if owner is not None else []
    fitting = [method for method in methods if len(method.parameters) >= len(values)]
    # the first with as many parameters, else the first with more
    fitting.sort(key=lambda method: len(method.parameters) > len(values))
    return call_function(run, fitting[0], list(values), (), this) if fitting else host.UNKNOWN


def _call_lambda(run: Run, closure: host.Closure, values: list[host.Value | host.Cell]) -> host.Value:
    if run.calls >= MAX_CALLS or closure.body is None:
        return host.UNKNOWN
    scope = Scope(closure.scope)
    declarator, body = closure.body.child_by_field_name("declarator"), closure.body.child_by_field_name("body")
    parameters = [child for child in host.children_of(declarator, "parameters") if "parameter" in child.type]
    try:
        with run.called(scope):
            for child, value in zip(parameters, values, strict=False):
                name, type_name = host.declared(child.child_by_field_name("declarator"), host.type_text(child))
                scope.cells[name] = _bound(run, type_name, name, value)
            run.execute(run, body)
    except ReturnError as ending:
        return ending.value
    return host.UNKNOWN


# methods of what the text does not declare


def _method(run: Run, node: Node, function: Node, name: str, arguments: list[Node]) -> host.Value:
    held = host.behind(part(run, function, "argument"))
    if isinstance(held, host.Pointer) and isinstance(cell := held.buffer.cells.get(0), host.Cell):
        held = cell.value if isinstance(cell.value, host.Struct) else held
    if isinstance(held, host.Struct):
        member = held.members.get(name)
        if member is not None and isinstance(member.value, host.Closure):
            return call(run, member.value, arguments)
        return run.call_method(run, held, name, [evaluate(run, child) for child in arguments])
    values = [evaluate(run, child) for child in arguments]
    if isinstance(held, host.Text) and name in ("size", "length", "c_str", "data"):
        return held if name in ("c_str", "data") else length_of_text(held) or host.UNKNOWN
    if isinstance(held, host.Buffer):
        if held.is_tensor:
            return construction.tensor_method(run, held, function, name, values, node)
        return _vector_method(held, name, values)
    if isinstance(held, host.Pointer) and name == "get":
        return held
    if name == "item" or name.startswith("get"):
        return host.UNKNOWN
    for value in values:
        construction.leave_open(value)
        if isinstance(value, host.Place) and not isinstance(value.cell.value, _ARRAYS_AND_OBJECTS):
            value.cell.value = host.UNKNOWN
    return host.UNKNOWN


def _vector_method(held: host.Buffer, name: str, values: list[host.Value]) -> host.Value:
    match name:
        case "data" | "begin" | "get" | "cbegin":
            return host.Pointer(held, held.element)
        case "size" | "length":
            return held.count if held.count is not None else host.UNKNOWN
        case "end" | "cend":
            return host.Pointer(held, held.element, held.count)
        case "resize" | "reserve" | "assign":
            if values and isinstance(values[0], host.Number) and name != "reserve":
                held.count, held.contents = values[0], "zeros"
                if len(values) > 1:
                    held.contents = ""
                    fill(held, host.UNKNOWN, values[1])
        case "push_back" | "emplace_back":
            index, value = held.count or host.whole(0), values[0] if values else host.UNKNOWN
            held.count = host.whole(int(index.value) + 1)
            held.cells[int(index.value)] = host.Cell(value, held.element)
            fill(held, index, value)
        case "front" | "back" | "at":
            return held.cells[0].value if 0 in held.cells else host.UNKNOWN
    return host.UNKNOWN
