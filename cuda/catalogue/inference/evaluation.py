"""The value of an expression of the host code, one function for each kind of node.

The rule: an expression that is not understood is `Unknown`, after its parts were evaluated for what they do.
"""

import re
from collections.abc import Callable

from warplens.cuda.catalogue.inference import arithmetic, likely_block, places, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import class_of, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.places import bind_class, moved, text_of
from warplens.cuda.catalogue.inference.run import MAX_NESTING, OutOfStepsError, Run, Scope, last_name, registering
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, term_of, walk, whole, words
from warplens.cuda.catalogue.source.device_code import parsed_with_names
from warplens.cuda.catalogue.source.parsing import Node
from warplens.cuda.device.attributes import attribute_number

CASTS = frozenset({"static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"})
_FORMS: dict[str, Callable[[Run, Node], Value]] = {
    **dict.fromkeys(("identifier", "field_identifier", "type_identifier"), lambda run, node: named(run, words(node))),
    **dict.fromkeys(
        ("string_literal", "concatenated_string", "raw_string_literal"),
        lambda _, node: host.Text(host.characters_of(node)),
    ),
    **dict.fromkeys(
        ("type_descriptor", "primitive_type", "template_type"),
        lambda run, node: host.TypeName(places.text_of(run, node)),
    ),
    "number_literal": lambda _, node: host.number_literal(words(node)),
    "true": lambda _, __: whole(1, "bool"),
    "false": lambda _, __: whole(0, "bool"),
    "null": lambda _, __: whole(0),
    "nullptr": lambda _, __: whole(0),
    "this": lambda run, _: run.scope.this_object() or UNKNOWN,
    "lambda_expression": lambda run, node: host.Closure("", (), node, run.scope),
}


form = registering(_FORMS)  # registers a function for kinds of nodes


def evaluate(run: Run, node: Node | None) -> Value:
    """Return the value of an expression, `UNKNOWN` without one."""
    if node is None:
        return UNKNOWN
    run.step()
    if run.depth > MAX_NESTING:
        return UNKNOWN
    run.depth += 1
    try:
        function = _FORMS.get(node.type)
        if function is None:
            for child in node.named_children:
                evaluate(run, child)
            return UNKNOWN
        return function(run, node)
    except terms.TermError:
        return UNKNOWN
    finally:
        run.depth -= 1


# names and literals


def known_term(run: Run, node: Node) -> terms.Term | None:
    """Return the term of a whole number that an expression has, None where the run ends before it is known."""
    try:
        return term_of(evaluate(run, node))
    except OutOfStepsError:
        return None


def named(run: Run, name: str) -> Value:
    """Return the value of a name: a variable, a macro, a function or a type."""
    cell = run.scope.find(name)
    if cell is not None:
        return cell.value
    if name in run.program.macros and run.program.macros[name].is_number:
        return _macro(run, name)
    if name in host.CONSTANTS:
        return host.CONSTANTS[name]
    if (number := attribute_number(name)) is not None:
        return whole(number)
    if name in run.program.functions:
        return host.Closure(name)
    if run.scope.find_type(name):
        return host.TypeName(str(run.scope.find_type(name)))
    return host.TypeName(name) if name in run.program.classes or name in run.program.aliases else UNKNOWN


def _macro(run: Run, name: str) -> Value:
    if name not in run.macro_values:
        run.macro_values[name] = UNKNOWN  # a macro that names itself
        macro = run.program.macros[name]
        expression = initial_value(run, macro.body)
        value = evaluate(run, expression)
        run.macro_values[name] = value
        number = term_of(value)
        if number is not None and number.is_constant and number.constant > 1:
            symbol = terms.Symbol(name, number.constant, macro.line)
            symbol.is_macro = macro.is_guarded
            symbol.fixed = name in run.device_words and not macro.is_guarded
            run.macro_values[name] = host.symbolic(symbol)
    return run.macro_values[name]


def initial_value(run: Run, text: str) -> Node | None:
    """Return the tree of an expression."""
    root = parsed_with_names(f"auto x = {text};", run.program.is_variable).root_node
    parts = (child for node in root.named_children for child in node.named_children if child.type == "init_declarator")
    return next((child.child_by_field_name("value") for child in parts), None)


@form("qualified_identifier")
def _qualified(run: Run, node: Node) -> Value:
    inner = node.child_by_field_name("name")
    scope = node.child_by_field_name("scope")
    if inner is not None and inner.type in ("template_function", "qualified_identifier"):
        return evaluate(run, inner)
    name = last_name(node)
    type_name = resolved(places.typed(run, words(scope)), run.program) if scope is not None else ""
    owner = class_of(type_name, run.program)
    if owner is not None and name in owner.constants:
        with run.within(Scope(run.top)):
            bind_class(run.scope, owner, type_name)
            return evaluate(run, owner.constants[name])
    return named(run, name)


@form("template_function")
def _template_function(run: Run, node: Node) -> Value:
    arguments = host.children_of(node, "arguments")
    return host.Closure(last_name(node), tuple(template_argument(run, child) for child in arguments))


def template_argument(run: Run, node: Node) -> Value:
    """Return an argument of a template: a type or a number."""
    if node.type == "type_descriptor":
        text = text_of(run, node)
        first = re.match(r"\w+", words(node))
        cell = run.scope.find(first[0]) if first is not None else None
        if cell is not None and (expression := initial_value(run, words(node))) is not None:
            return evaluate(run, expression)  # such as `SIZES[0]`, which the parser takes for a type
        value = named(run, text) if re.fullmatch(r"\w+", text) else UNKNOWN
        return value if isinstance(value, host.Number | host.Closure) else host.TypeName(text)
    return evaluate(run, node)


@form("char_literal")
def _character(_: Run, node: Node) -> Value:
    text = host.characters_of(node)
    return whole(ord(text), "char") if len(text) == 1 else UNKNOWN


# operators


@form("parenthesized_expression", "condition_clause")
def _inner(run: Run, node: Node) -> Value:
    values = [evaluate(run, child) for child in node.named_children]
    return values[-1] if values else UNKNOWN


@form("comma_expression")
def _comma(run: Run, node: Node) -> Value:
    places.part(run, node, "left")
    return places.part(run, node, "right")


@form("binary_expression")
def _binary(run: Run, node: Node) -> Value:
    sign = words(node.child_by_field_name("operator"))
    left = places.part(run, node, "left")
    target = node.child_by_field_name("right")
    if sign == ">>" and isinstance(left, host.Unknown) and target is not None and target.type == "identifier":
        cell = run.scope.find(words(target))  # `std::cin >> n`
        if cell is not None and isinstance(cell.value, host.Unknown):
            cell.value = with_symbol(run, words(target), cell.type_name, UNKNOWN, node)
        return left
    if sign in ("&&", "||"):
        first = arithmetic.truth(left)
        is_decided = first is not None and first == (sign == "||")
        # what is not executed says what the host code asks of its sizes all the same
        right = UNKNOWN if is_decided and not _is_plain(target) else places.part(run, node, "right")
        return arithmetic.logical(sign, left, right)
    return binary(run, sign, left, places.part(run, node, "right"))


def _is_plain(condition: Node | None) -> bool:
    """Return whether a condition calls and changes nothing."""
    effects = ("call_expression", "assignment_expression", "update_expression")
    return condition is not None and all(node.type not in effects for node in walk(condition))


def binary(run: Run, sign: str, left: Value, right: Value) -> Value:
    """Return `left sign right`."""
    left, right = (places.at_first(run, side) for side in (left, right))
    if sign == "!=":
        _join_sizes(run, left, right)
    if isinstance(left, host.Pointer) and isinstance(right, host.Number | host.Unknown) and sign in ("+", "-"):
        return moved(left, right if sign == "+" else arithmetic.negative(right))
    if isinstance(right, host.Pointer) and isinstance(left, host.Number) and sign == "+":
        return moved(right, left)
    return arithmetic.binary(sign, left, right)


def _join_sizes(run: Run, left: Value, right: Value) -> None:
    """Treat the sizes of two tensors as one, where the host code refuses tensors whose sizes differ."""
    first, second = term_of(left), term_of(right)
    size, other = (term.sole_symbol() if term is not None else None for term in (first, second))
    if size is None or other is None or size is other:
        return
    if size.is_unnamed:
        size, other = other, size
    if not (size.assumed and other.is_unnamed):
        return
    for buffer in run.buffers:
        for dimension, symbol in buffer.sizes.items():
            if symbol is other:
                buffer.sizes[dimension] = size


@form("unary_expression")
def _unary(run: Run, node: Node) -> Value:
    return arithmetic.unary(words(node.child_by_field_name("operator")), places.part(run, node, "argument"))


@form("update_expression")
def _update(run: Run, node: Node) -> Value:
    argument = node.child_by_field_name("argument")
    if argument is None:
        return UNKNOWN
    before = evaluate(run, argument)
    is_prefix = node.children[0].type in ("++", "--")
    sign = words(node.child_by_field_name("operator"))[:1]
    after = binary(run, sign, before, whole(1))
    places.store(run, argument, after)
    return after if is_prefix else before


@form("assignment_expression")
def _assignment(run: Run, node: Node) -> Value:
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is None or right is None:
        return UNKNOWN
    sign = words(node.child_by_field_name("operator"))
    value = evaluate(run, right)
    if sign != "=":
        value = binary(run, sign[:-1], evaluate(run, left), value)
    elif left.type == "identifier":
        cell = run.scope.find(words(left))
        value = with_symbol(run, words(left), cell.type_name if cell else "int", value, node)
    elif left.type == "field_expression" and len(last_name(left)) > 1:  # `x` of a dim3 is no name for a size
        value = with_symbol(run, last_name(left), "int", value, node)
    places.store(run, left, value, right if sign == "=" else None)
    return value


def with_symbol(run: Run, name: str, type_name: str, value: Value, node: Node | None) -> Value:
    """Return `value`; a plain number that a variable takes is known by the name of the variable from here on."""
    is_open = isinstance(value, host.Unknown) and value.below is None and not value.is_random and value.tests is None
    if is_open and is_whole_type(run, type_name):
        return host.symbolic(assumed_size(run, name, node), type_name)
    if isinstance(value, host.Number) and (term := term_of(value)) is not None:
        symbol = term.sole_symbol()
        if symbol is not None and symbol.is_unnamed:
            symbol.name, symbol.is_unnamed = name, False
            symbol.line = run.line(node) if node is not None else 0
            symbol.assumed = f"the host code does not say {name}"
            symbol.value = likely_block.likely_size(name)
            return host.symbolic(symbol, type_name)
        if term.is_constant and term.constant > 1 and not value.is_guess and is_whole_type(run, type_name):
            made = run.symbol(name, term.constant, node)
            made.fixed = run.scope is run.top and name in run.device_words
            return host.symbolic(made, type_name)
    return value


def assumed_size(run: Run, name: str, node: Node | None) -> terms.Symbol:
    """Return a size that the host code does not say."""
    symbol = run.symbol(name, likely_block.likely_size(name), node)
    symbol.assumed = f"the host code does not say {name}"
    return symbol


def is_whole_type(run: Run, type_name: str) -> bool:
    """Return whether a type holds whole numbers of a size."""
    if pointed(type_name) is not None:
        return False
    if type_name.replace("const", "").replace("constexpr", "").strip() == "auto":
        return True
    element = element_of(places.typed(run, type_name), run.program)
    return element is not None and element.lanes == 1 and re.fullmatch("u?int(16|32|64)", element.dtype) is not None


@form("conditional_expression")
def _conditional(run: Run, node: Node) -> Value:
    condition = places.part(run, node, "condition")
    if (rest := _rounding(run, node)) is not None:
        return rest
    holds = arithmetic.truth(condition)
    if holds is None and isinstance(condition, host.Number):
        holds = bool(condition.value)  # as the assumed sizes decide
    if holds is not None:
        return places.part(run, node, "consequence" if holds else "alternative")
    values = [places.part(run, node, "consequence"), places.part(run, node, "alternative")]
    return next((value for value in reversed(values) if not isinstance(value, host.Unknown)), UNKNOWN)


def _without_parentheses(node: Node | None) -> Node | None:
    while node is not None and node.type == "parenthesized_expression":
        node = host.first_child(node)
    return node


def _rounding(run: Run, node: Node) -> host.Number | None:
    """Return what `n % d ? 1 : 0` adds to `n / d` to round it up, as a term; None for another conditional."""
    branches = [places.part(run, node, "consequence"), places.part(run, node, "alternative")]
    numbers = [branch.value if isinstance(branch, host.Number) else None for branch in branches]
    condition = _without_parentheses(node.child_by_field_name("condition"))
    if condition is not None and condition.type == "binary_expression":
        sign = words(condition.child_by_field_name("operator"))
        if sign in ("!=", ">", "==") and words(condition.child_by_field_name("right")) == "0":
            numbers = numbers[::-1] if sign == "==" else numbers
            condition = condition.child_by_field_name("left")
    condition = _without_parentheses(condition)
    if condition is None or numbers != [1, 0] or words(condition.child_by_field_name("operator")) != "%":
        return None
    left, right = (term_of(places.part(run, condition, side)) for side in ("left", "right"))
    if left is None or right is None or not right.parts:
        return None
    term = terms.subtract(terms.round_up(left, right), terms.divide(left, right))
    return host.Number(terms.value(term), term)


@form("cast_expression")
def _cast(run: Run, node: Node) -> Value:
    target = node.child_by_field_name("type")
    value = places.part(run, node, "value")
    return converted(run, text_of(run, target), value) if target is not None else value


def converted(run: Run, type_name: str, value: Value) -> Value:
    """Return a value as another type."""
    value = places.at_first(run, value)
    to = pointed(type_name)
    if isinstance(value, host.Pointer) and to is not None:
        return value if to.strip() == "void" else host.Pointer(value.buffer, to, _rescaled(run, value, to))
    if isinstance(value, host.Number) and to is None:
        element = element_of(type_name, run.program)
        return arithmetic.converted(value, element.is_float if element else False, type_name)
    return value


def _rescaled(run: Run, pointer: host.Pointer, element: str) -> host.Number | None:
    before, after = (element_of(places.typed(run, type_name), run.program) for type_name in (pointer.element, element))
    if pointer.offset is None or before is None or after is None or before.size_bytes == after.size_bytes:
        return pointer.offset
    moved = arithmetic.binary("*", pointer.offset, whole(before.size_bytes))
    moved = arithmetic.binary("/", moved, whole(after.size_bytes))
    return moved if isinstance(moved, host.Number) else None


@form("sizeof_expression")
def _sizeof(run: Run, node: Node) -> Value:
    target = node.child_by_field_name("type")
    if target is not None:
        name = text_of(run, target)
        cell = run.scope.find(name)
        return size_of(run, cell.type_name, cell.value) if cell is not None else size_of(run, name, UNKNOWN)
    value = _without_parentheses(node.child_by_field_name("value"))
    if value is None:
        return UNKNOWN
    if value.type in ("identifier", "field_expression"):
        if (cell := places.place(run, value)) is not None:
            return size_of(run, cell.type_name, cell.value)
        return size_of(run, places.typed(run, words(value)), UNKNOWN)
    operand = evaluate(run, value)
    if value.type == "subscript_expression" or (value.type == "pointer_expression" and words(value).startswith("*")):
        base = value.child_by_field_name("argument")
        held = places.at_first(run, evaluate(run, base))
        if isinstance(held, host.Pointer):
            return size_of(run, held.element, UNKNOWN)
        if declared := places.element_declared(run, value):  # `cudaMalloc(&a, n * sizeof(*a))`: it leads nowhere yet
            return size_of(run, declared, UNKNOWN)
    if isinstance(operand, host.Text):
        return whole(len(operand.text) + 1, "size_t")
    return size_of(run, operand.type_name, operand) if isinstance(operand, host.Number) else UNKNOWN


def size_of(run: Run, type_name: str, value: Value) -> Value:
    """Return the bytes of a type, or of an array that a variable holds."""
    if isinstance(value, host.Buffer) and value.count is not None:
        element = element_of(places.typed(run, value.element), run.program)
        return arithmetic.binary("*", value.count, whole(element.size_bytes)) if element else UNKNOWN
    element = element_of(places.typed(run, type_name), run.program)
    return whole(element.size_bytes, "size_t") if element is not None else UNKNOWN


# places


@form("pointer_expression")
def _pointer(run: Run, node: Node) -> Value:
    argument = node.child_by_field_name("argument")
    if argument is None:
        return UNKNOWN
    if words(node.child_by_field_name("operator")) == "*":
        return _part(run, node)
    if argument.type == "subscript_expression":
        held, index = places.subscripted(run, argument)
        if isinstance(held, host.Pointer) and pointed(held.element) is None:
            return moved(held, index)
    value = evaluate(run, argument)
    if isinstance(value, host.Closure | host.Buffer):
        return places.at_first(run, value)
    cell = places.place(run, argument)
    return host.Place(cell) if cell is not None else UNKNOWN


@form("subscript_expression", "field_expression")
def _part(run: Run, node: Node) -> Value:
    cell = places.place(run, node)
    return cell.value if cell is not None else UNKNOWN
