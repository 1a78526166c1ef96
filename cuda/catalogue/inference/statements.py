"""The statements of the host code: what each does to the variables, and which branch a run takes.

The rule: a run follows the program as it goes without arguments. Where the text does not decide a condition, the run
takes the branch that leads to a launch, and never one that only ends the program.
"""

import contextlib
from collections.abc import Callable

from warplens.cuda.catalogue.inference import arithmetic, known_functions, launches
from warplens.cuda.catalogue.inference import run as runs
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.conditions import is_lowered, only_leaves, only_returns, refuse, require
from warplens.cuda.catalogue.inference.construction import construct, converted_initial, listed_in
from warplens.cuda.catalogue.inference.evaluation import evaluate, with_symbol
from warplens.cuda.catalogue.inference.extents import changed_in
from warplens.cuda.catalogue.inference.places import of_literal, part, place, text_of, type_named, typed
from warplens.cuda.catalogue.source.parsing import Node

MAX_ITERATIONS = 24
"""A loop with launches or allocations is followed this far, a loop within it an eighth as far, and so on; later
iterations repeat what the first ones do."""
LEAST_TRIPS = 2  # a loop with launches that counts to an assumed number has this many trips at least
MAX_IDLE_STEPS = 1500  # a loop that only computes or fills arrays may take this many steps, inner loops included
_WRAPPED = ("parenthesized_declarator", "pointer_declarator")
_WITHOUT_EFFECT = frozenset({"function_definition", "comment", "struct_specifier", "class_specifier", "identifier"})
_STATEMENTS: dict[str, Callable[[runs.Run, Node], None]] = {}
form = runs.registering(_STATEMENTS)  # registers a function for kinds of nodes


def execute(run: runs.Run, node: Node | None) -> None:
    """Run a statement, if there is one."""
    if node is None:
        return
    run.step()
    if run.depth > runs.MAX_NESTING:
        return
    run.depth += 1
    try:
        function = _STATEMENTS.get(node.type)
        if function is not None:
            function(run, node)
        elif node.type.endswith("_expression"):
            evaluate(run, node)
        elif node.type not in _WITHOUT_EFFECT:
            for child in node.named_children:
                execute(run, child)
    finally:
        run.depth -= 1


@form("compound_statement")
def _block(run: runs.Run, node: Node) -> None:
    with run.within(runs.Scope(run.scope)):
        for child in node.named_children:
            execute(run, child)


@form("expression_statement", "parenthesized_expression")
def _expression(run: runs.Run, node: Node) -> None:
    for child in node.named_children:
        evaluate(run, child)


@form("alias_declaration")
def _alias(run: runs.Run, node: Node) -> None:
    name, target = node.child_by_field_name("name"), node.child_by_field_name("type")
    if name is not None and target is not None:
        run.scope.types[host.words(name)] = text_of(run, target)


@form("type_definition")
def _typedef(run: runs.Run, node: Node) -> None:
    base = _type_of(run, node)
    for declarator in node.children_by_field_name("declarator"):
        name, type_name = host.declared(declarator, base)
        if name and "struct" not in base and "enum" not in base:
            run.scope.types[name] = type_named(run, type_name)


@form("enum_specifier")
def _enumeration(run: runs.Run, node: Node) -> None:
    value: host.Value = host.whole(-1)
    for constant in host.children_of(node, "body"):
        if constant.type == "enumerator":
            stated = constant.child_by_field_name("value")
            value = evaluate(run, stated) if stated is not None else arithmetic.binary("+", value, host.whole(1))
            name = host.words(constant.child_by_field_name("name"))
            run.scope.cells[name] = host.Cell(value, "enum_constant", name)


@form("declaration")
def _declaration(run: runs.Run, node: Node) -> None:
    base = _type_of(run, node)
    for declarator in node.children_by_field_name("declarator"):
        declare(run, declarator, base)


def _type_of(run: runs.Run, node: Node) -> str:
    """Return the type that a declaration begins with, whose constants are known from here on."""
    of_type = node.child_by_field_name("type")
    if of_type is not None and of_type.type == "enum_specifier":
        _enumeration(run, of_type)
    return host.type_text(node)


_PLACES = ("identifier", "field_expression", "subscript_expression")


def declare(run: runs.Run, declarator: Node, base: str) -> None:
    """Make the variable that a declarator names."""
    value_node, inner = host.initialized(declarator)
    if inner is None or inner.type == "structured_binding_declarator":
        return
    name, type_name = host.declared(inner, typed(run, base))
    if not name:
        return
    if inner.type == "function_declarator" and value_node is None:  # `dim3 grid(width, height)`
        name, type_name = host.declared(inner.child_by_field_name("declarator"), typed(run, base))
        value = construct(run, type_name, listed_in(run, inner), inner, name)
    elif type_name.endswith("[]"):
        value = _array(run, inner, type_name, value_node, name)
    elif value_node is None:
        value = construct(run, type_name, [], inner, name)
    elif value_node.type == "argument_list":
        value = construct(run, type_name, [evaluate(run, child) for child in value_node.named_children], inner, name)
    elif type_name.rstrip().endswith("&") and value_node.type in _PLACES:
        if (cell := place(run, value_node)) is not None:
            run.scope.cells[name] = cell
            return
        value = evaluate(run, value_node)
    else:
        value = converted_initial(run, type_name, value_node, name)
    value = with_symbol(run, name, type_name, value, inner) if value_node is not None or "()" in inner.type else value
    if isinstance(value, host.Buffer) and not value.name:
        value.name = name
    run.scope.cells[name] = host.Cell(value, type_name, name)


def _array(run: runs.Run, declarator: Node, type_name: str, value_node: Node | None, name: str) -> host.Value:
    size: host.Value | None = None
    lengths: list[host.Value] = []
    node: Node | None = declarator
    while node is not None and node.type in ("array_declarator", "function_declarator", *_WRAPPED):
        if node.type == "array_declarator":
            length = node.child_by_field_name("size")
            extent: host.Value = evaluate(run, length)
            size = extent if size is None else arithmetic.binary("*", extent, size)
            lengths.insert(0, extent)
        inner = node.child_by_field_name("declarator")
        node = inner if inner is not None else host.first_child(node)
    element = type_name[: type_name.index("[")].strip()
    if value_node is not None:
        held = of_literal(evaluate(run, value_node))
        if isinstance(held, host.Buffer):
            held.element = element
            if isinstance(size, host.Number):
                held.count = size
            return held
    made = run.new_buffer(name, element, size if isinstance(size, host.Number) else None, declarator)
    made.dimensions = tuple(lengths) if len(lengths) > 1 else ()
    return made


# branches


@form("if_statement")
def _if(run: runs.Run, node: Node) -> None:
    with run.within(runs.Scope(run.scope)):
        condition = node.child_by_field_name("condition")
        value = evaluate(run, condition)
        holds = arithmetic.truth(value)
        then, other = node.child_by_field_name("consequence"), node.child_by_field_name("alternative")
        branches = _branches(run, holds, then, other)
        if holds is None and branches == [then] and is_lowered(run, value):
            branches = [other] if other is not None else []
        if holds and then is not None and then not in branches:
            known_functions.end_on_device(run, condition, then)
        for branch in branches:
            pins, conditions, assumed = run.pins, run.conditions, run.assumed
            if holds is None:
                require(run, value, holds=branch is then)
            elif holds != (branch is then):
                run.take_against(node)
            else:
                require(run, value, holds=holds)
            try:
                execute(run, branch)
            finally:
                run.pins, run.conditions, run.assumed = pins, conditions, assumed
        if then is not None and then not in branches and only_leaves(then) and not holds:
            require(run, value, holds=False)
        taken = then if holds else other
        if holds is not None and taken is not None and taken not in branches:
            refuse(run, node, value, holds=holds)


def _branches(run: runs.Run, holds: bool | None, then: Node | None, other: Node | None) -> list[Node]:  # noqa: FBT001 - a value
    leads = [branch for branch in (then, other) if branch is not None and run.leads_on(branch)]
    if holds is None:
        if leads:
            return leads
        if then is not None and not only_leaves(then) and (other is not None or run.has_effect(then)):
            return [then]
        return [other] if other is not None and then is not None else []
    taken, not_taken = (then, other) if holds else (other, then)
    if run.is_targeted and taken not in leads and not_taken in leads:
        taken = not_taken
    if taken is not None and only_returns(taken) and run.is_aside():
        return [taken]
    if taken is None or (not run.launches and taken not in leads and only_leaves(taken)):
        return [not_taken] if not_taken is not None and taken is not None else []
    return [taken]


@form("else_clause", "init_statement", "labeled_statement", "case_statement")
def _children(run: runs.Run, node: Node) -> None:
    value = node.child_by_field_name("value")
    for child in node.named_children:
        if child != value:
            execute(run, child)


@form("switch_statement")
def _switch(run: runs.Run, node: Node) -> None:
    condition = node.child_by_field_name("condition")
    value = evaluate(run, condition)
    known = arithmetic.truth(value) is not None
    cases = [child for child in host.children_of(node, "body") if child.type == "case_statement"]
    matching: list[Node] = []
    for number, case in enumerate(cases):
        label = case.child_by_field_name("value")
        same = arithmetic.truth(arithmetic.binary("==", value, evaluate(run, label))) if label is not None else None
        if known and (same or (label is None and not matching)):
            matching = _until_break(cases[number:])
            if same:
                break
    if known and matching and (not run.is_targeted or any(map(run.leads_on, matching))):
        with contextlib.suppress(runs.BreakError):
            for case in matching:
                execute(run, case)
        return
    cells = [cell for name in changed_in([*cases]) if (cell := run.scope.find(name)) is not None]
    before = [cell.value for cell in cells]
    leading = [case for case in cases if run.leads_on(case)] or cases[:1]
    for case in leading:
        label = case.child_by_field_name("value")
        outer = run.pins, run.conditions
        label_value = evaluate(run, label)
        require(run, arithmetic.binary("==", value, label_value), holds=True)
        is_met = any(condition.holds(run.pins) for condition in run.conditions[len(outer[1]) :])
        is_left = is_met or isinstance(label_value, host.Unknown) or _is_stated(value)
        cell = None if is_left else _variable(run, condition)
        held, assumed = cell.value if cell is not None else host.UNKNOWN, run.assumed
        if known and _is_stated(value) and case not in matching:
            run.take_against(node)
        try:
            if cell is not None:  # within its case a variable is the case, whatever it is computed from
                cell.value = label_value
            execute(run, case)
        except runs.BreakError:
            if case != leading[-1]:  # the next case begins with what stood before the switch
                for changed, value_before in zip(cells, before, strict=True):
                    changed.value = value_before
        finally:
            (run.pins, run.conditions), run.assumed = outer, assumed
            if cell is not None:
                cell.value = held


def _is_stated(value: host.Value) -> bool:
    """Return whether a value follows from what the host code states, so that others may follow from it as well."""
    term = host.term_of(value)
    return term is not None and not any(symbol.assumed for symbol in term.symbols())


def _variable(run: runs.Run, condition: Node | None) -> host.Cell | None:
    inner = host.unwrapped(condition)
    return run.scope.find(host.words(inner)) if inner is not None and inner.type == "identifier" else None


def _until_break(cases: list[Node]) -> list[Node]:
    for number, case in enumerate(cases):
        if any(child.type in ("break_statement", "return_statement") for child in host.walk(case)):
            return cases[: number + 1]
    return cases


# loops


@form("for_statement", "while_statement", "do_statement")
def _loop(run: runs.Run, node: Node) -> None:
    with run.within(runs.Scope(run.scope)), run.in_trips():
        initializer = node.child_by_field_name("initializer")
        execute(run, initializer)
        body = node.child_by_field_name("body")
        if run.has_effect(body):
            before = len(run.launches)
            with run.in_loop() as depth:
                is_whole = _followed(run, node, body, max(2, MAX_ITERATIONS >> 3 * depth))
            if not is_whole:
                run.cut(before)
            return
        limit = run.max_steps
        run.max_steps = min(limit, run.steps + MAX_IDLE_STEPS)
        try:
            if _followed(run, node, body, MAX_IDLE_STEPS):
                return
        except runs.OutOfStepsError:
            if run.steps >= limit:
                raise
        finally:
            run.max_steps = limit
        for name in changed_in([node]):  # what a loop assigns is not known, since it was not followed to its end
            cell = run.scope.find(name)
            if cell is not None and not isinstance(cell.value, host.Buffer | host.Struct | host.Pointer):
                cell.value = host.UNKNOWN


def _followed(run: runs.Run, node: Node, body: Node | None, most: int) -> bool:
    """Run a loop; return whether it came to its end."""
    condition, update = node.child_by_field_name("condition"), node.child_by_field_name("update")
    changed = changed_in([update, condition, body]) if run.launches_in(body) else {}
    is_enlarged = False
    for count in range(most):
        if condition is not None and (count or node.type != "do_statement"):
            value = evaluate(run, condition)
            holds = arithmetic.truth(value)
            if holds is None and not isinstance(value, host.Unknown):
                holds = bool(getattr(value, "value", 0))
                if not holds and count < LEAST_TRIPS and run.launches_in(body):
                    holds = is_enlarged = True  # what it counts to is assumed, and one trip does not show the others
            if holds is False and not (count == 0 and run.launches_in(body) and not run.launches):
                return not is_enlarged
            if holds is None and count:
                return False
        launches.begin_trip(run, node, changed)
        if _body_breaks(run, body):
            return True
        evaluate(run, update)
    return condition is not None and arithmetic.truth(evaluate(run, condition)) is False


def _body_breaks(run: runs.Run, body: Node | None) -> bool:
    """Run the body of a loop once; return whether a `break` ends the loop."""
    try:
        with contextlib.suppress(runs.ContinueError):
            execute(run, body)
    except runs.BreakError:
        return True
    return False


@form("for_range_loop")
def _range(run: runs.Run, node: Node) -> None:
    with run.within(runs.Scope(run.scope)), run.in_trips():
        held = part(run, node, "right")
        name, type_name = host.declared(node.child_by_field_name("declarator"), host.type_text(node))
        body = node.child_by_field_name("body")
        known = list(held.cells.values()) if isinstance(held, host.Buffer) else []
        for cell in known[:MAX_ITERATIONS] or [host.Cell(host.UNKNOWN, type_name)]:
            run.scope.cells[name] = host.Cell(cell.value, type_name, name)
            launches.begin_trip(run, node, [name] if run.launches_in(body) else [])
            if _body_breaks(run, body):
                break
        if isinstance(held, host.Buffer) and "&" in type_name and held.contents in ("", "zeros"):
            held.contents = "random"


# ends


@form("return_statement")
def _return(run: runs.Run, node: Node) -> None:
    value: host.Value = host.UNKNOWN
    for child in node.named_children:
        value = evaluate(run, child)
    raise runs.ReturnError(value)


@form("break_statement", "continue_statement")
def _leave(_: runs.Run, node: Node) -> None:
    raise runs.BreakError if node.type == "break_statement" else runs.ContinueError


@form("throw_statement", "goto_statement")
def _throw(run: runs.Run, _: Node) -> None:
    if run.launches:
        raise runs.LeavingError


@form("try_statement")
def _try(run: runs.Run, node: Node) -> None:
    execute(run, node.child_by_field_name("body"))
