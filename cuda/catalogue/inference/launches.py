"""Launches of the host code: `kernel<<<grid, block, shared>>>(...)` and the functions that launch.

The rule: a launch is recorded as it stands at that moment, with what each array holds then.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.construction import dim3
from warplens.cuda.catalogue.inference.element_types import bare, class_of, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.evaluation import evaluate, template_argument
from warplens.cuda.catalogue.inference.places import at_first, typed
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import Contents, Launch, Run, last_name
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, term_of, whole, words
from warplens.cuda.source.parsing import Node

# Which of several functions of one name a call of the host code means. A function is left out only where C++ converts
# an argument to its parameter in no way: a number to a vector of CUDA (`int2`), one vector to another, an array to a
# number. Among the others that with the same types comes first.
# Source: ISO C++17, 16.3 "Overload resolution" [over.match]; vectors: CUDA C++ Programming Guide 12.9, 7.3.


def overload(run: Run, closure: host.Closure, values: Sequence[Value | host.Cell]) -> Function | None:
    """Return the function of the text that a call means, None where it means none of them."""
    candidates = [
        one
        for one in run.program.functions.get(closure.name, [])
        if not one.is_kernel and len(one.parameters) >= len(values)
    ]
    given = [value.value if isinstance(value, host.Cell) else value for value in values]
    ranked = [(_misfit(run, candidate, given), candidate) for candidate in candidates]
    fitting = [(misfit, one) for misfit, one in ranked if misfit is not None]
    return min(fitting, key=lambda one: one[0])[1] if fitting else None


def _misfit(run: Run, function: Function, values: Sequence[Value]) -> tuple[bool, int] | None:
    """Return how far a call is from a function, None where it cannot mean it.

    First whether a default argument is needed, then the number of arguments that are converted.
    """
    own = {parameter.name for parameter in function.template_parameters}
    conversions = 0
    for parameter, value in zip(function.parameters, values, strict=False):
        type_name = resolved(typed(run, parameter.type_name), run.program)
        if type_name in own:
            continue
        if not may_become(value, type_name, run.program):
            return None
        # a type as wide of the same kind is the same one
        own_element = element_of(value.type_name, run.program) if isinstance(value, host.Number) else None
        conversions += isinstance(value, host.Number) and own_element != element_of(type_name, run.program)
    return len(function.parameters) != len(values), conversions


def kernel_misfit(run: Run, kernel: Function, values: Sequence[Value]) -> tuple[bool, int]:
    """Return how far the arguments of a launch are from the parameters of a kernel.

    First whether their number differs, then how many are of another type, the elements of arrays included.
    """
    own = {parameter.name for parameter in kernel.template_parameters}
    others = 0
    for parameter, value in zip(kernel.parameters, values, strict=False):
        type_name = resolved(typed(run, parameter.type_name), run.program)
        inner = pointed(parameter.type_name)
        if own & set(re.findall(r"\w+", parameter.type_name)):
            continue
        if not may_become(value, type_name, run.program):
            others += 1
        elif inner is not None and isinstance(value, host.Pointer) and value.element:
            kinds = [element_of(bare(typed(run, one)), run.program) for one in (inner, value.element)]
            others += None not in kinds and kinds[0] != kinds[1]
    return len(kernel.parameters) != len(values), others


def may_become(value: Value, type_name: str, program: Program) -> bool:
    """Return whether a value may be an argument for a parameter of a type."""
    plain = resolved(type_name, program)
    if pointed(type_name) is not None:
        return not (isinstance(value, host.Struct) and _lanes(value.type_name, program))
    lanes = _lanes(plain, program)
    if not lanes:
        return True
    if isinstance(value, host.Number):
        return lanes == 1
    if isinstance(value, host.Pointer | host.Buffer):
        return False
    if isinstance(value, host.Struct) and _lanes(value.type_name, program):
        return resolved(value.type_name, program) == plain
    return True


def _lanes(type_name: str, program: Program) -> int:
    """Return the numbers in a number or a vector of CUDA, 0 for any other type, such as a class of the text."""
    if pointed(type_name) is not None or type_name == "dim3" or class_of(type_name, program) is not None:
        return 0
    element = element_of(type_name, program)
    return element.lanes if element is not None else 0


MAX_INSTANCES = 8
"""A function is run, or a kernel that nothing launches taken, for this many of its explicit instantiations."""
MAX_LAUNCHES = 256  # a run records this many launches; what it needs is one of each kernel


def launch(run: Run, node: Node, function: Node, configuration: Node, arguments: list[Node]) -> Value:
    """Record `kernel<<<...>>>(...)`."""
    parts = [evaluate(run, child) for child in configuration.named_children]
    values = [evaluate(run, child) for child in arguments]
    name = last_name(function)
    cell = run.scope.find(name)
    callee = cell.value if cell is not None else evaluate(run, function)
    if isinstance(callee, host.Place):
        callee = callee.cell.value
    given = callee.template_arguments if isinstance(callee, host.Closure) else ()
    kernel_name = callee.name if isinstance(callee, host.Closure) else name
    _record(run, node, kernel_name, given, parts, values)
    return UNKNOWN


def launch_by_call(run: Run, node: Node, name: str, arguments: list[Node]) -> Value:
    """Record `cudaLaunchKernel(kernel, grid, block, arguments, shared, stream)` and its kin."""
    values = [evaluate(run, child) for child in arguments]
    if name.startswith("cudaLaunchKernelEx"):
        configuration = values[0] if values else UNKNOWN
        if isinstance(configuration, host.Place):
            configuration = configuration.cell.value
        members = configuration.members if isinstance(configuration, host.Struct) else {}
        parts = [
            members[key].value if key in members else UNKNOWN for key in ("gridDim", "blockDim", "dynamicSmemBytes")
        ]
        kernel, passed = (values[1] if len(values) > 1 else UNKNOWN), values[2:]
    else:
        kernel = values[0] if values else UNKNOWN
        parts = [*values[1:3], values[4] if len(values) > 4 else whole(0)]
        held = values[3] if len(values) > 3 else UNKNOWN
        if isinstance(held, host.Pointer):
            held = held.buffer
        cells = [held.cells[index].value for index in sorted(held.cells)] if isinstance(held, host.Buffer) else []
        passed = [cell.cell.value if isinstance(cell, host.Place) else cell for cell in cells]
    if isinstance(kernel, host.Closure):
        _record(run, node, kernel.name, kernel.template_arguments, parts, passed)
    return whole(0)


def _record(run: Run, node: Node, name: str, given: tuple[Value, ...], parts: list[Value], values: list[Value]) -> None:  # noqa: PLR0917 - the parts of one call
    candidates = [one for one in run.program.functions.get(name, []) if one.is_kernel]
    if not candidates or len(run.launches) >= MAX_LAUNCHES:
        return
    values = [at_first(run, value) for value in values]
    kernel = min(candidates, key=lambda one: kernel_misfit(run, one, values))
    for parameter in kernel.parameters[len(values) :]:
        values.append(evaluate(run, parameter.default) if parameter.default is not None else UNKNOWN)
    parts = [*parts, UNKNOWN, UNKNOWN][: max(2, len(parts))]
    grid, block = _extent(parts[0]), _extent(parts[1])
    if all(isinstance(side, host.Number) and side.is_guess for side in (*grid, *block)):
        grid = block = (UNKNOWN, UNKNOWN, UNKNOWN)  # what would set both was not met
    arguments = tuple(values)
    contents = {
        value.buffer: Contents(
            value.buffer.contents,
            value.buffer.below,
            value.buffer.least,
            term_of(value.buffer.filled) if value.buffer.filled is not None else None,
        )
        for value in arguments
        if isinstance(value, host.Pointer | host.View) and value.buffer is not None
    }
    run.launches.append(
        Launch(
            kernel=kernel,
            template_arguments=_template_arguments(run, kernel, given, arguments),
            grid=_stated(grid),
            block=_stated(block),
            dynamic_shared=parts[2] if len(parts) > 2 else whole(0),
            arguments=arguments,
            contents=contents,
            line=run.line(node),
            text=words(node)[:120],
            path=run.function.path if run.function is not None else "",
            pins=run.pins,
            constants=dict(run.constants),
            assumed=run.assumed,
            conditions=run.conditions,
            refused=run.refused,
            run=run.serial,
            trips=run.trips,
            ended=run.ended,
        )
    )
    for parameter, value in zip(kernel.parameters, arguments, strict=False):
        if isinstance(value, host.Pointer) and "const" not in parameter.type_name:
            value.buffer.written = True
            value.buffer.contents = value.buffer.contents or "random"
        if isinstance(value, host.View) and value.is_surface and value.buffer is not None:
            value.buffer.contents = value.buffer.contents or "random"


def _extent(value: Value) -> tuple[Value, Value, Value]:
    if isinstance(value, host.Number):
        return value, whole(1), whole(1)
    if isinstance(value, host.Place):
        value = value.cell.value
    if isinstance(value, host.Pointer):
        value = value.buffer
    if isinstance(value, host.Buffer):
        value = dim3([value])
    if isinstance(value, host.Struct):
        x, y, z = (value.members[axis].value if axis in value.members else whole(1) for axis in "xyz")
        return x, y, z
    return UNKNOWN, UNKNOWN, UNKNOWN


def _stated(extent: tuple[Value, Value, Value]) -> tuple[Value, Value, Value]:
    """Return an extent in which what is not set is the 1 that it is in C++."""
    x, y, z = (
        whole(1) if isinstance(side, host.Number) and side.is_guess and side.value == 1 else side for side in extent
    )
    return x, y, z


def _template_arguments(
    run: Run, kernel: Function, given: tuple[Value, ...], arguments: tuple[Value, ...]
) -> tuple[Value, ...]:
    found: list[Value] = []
    for index, parameter in enumerate(kernel.template_parameters):
        value = given[index] if index < len(given) else UNKNOWN
        if isinstance(value, host.Unknown):
            value = deduced(run, parameter.name, kernel, arguments)
        if isinstance(value, host.Unknown) and parameter.default is not None:
            text = words(parameter.default)
            earlier = [template_parameter.name for template_parameter in kernel.template_parameters]
            if text in earlier[: len(found)]:
                value = found[earlier.index(text)]
            else:
                value = template_argument(run, parameter.default)
        if isinstance(value, host.Number) and value.term is not None:
            for symbol in value.term.symbols():
                symbol.fixed = True
        found.append(value)
    return tuple(found)


def arguments_of_instances(run: Run, function: Function) -> tuple[tuple[Value, ...], ...]:
    """Return the template arguments of each explicit instantiation of a function, else its default ones."""
    nodes = run.program.instances.get(function.name, [])[:MAX_INSTANCES] if function.template_parameters else []
    given = [tuple(template_argument(run, node) for node in one) for one in nodes] or [()]
    return tuple(_template_arguments(run, function, one, ()) for one in given)


def deduced(run: Run, name: str, kernel: Function, arguments: tuple[Value, ...]) -> Value:
    """Return what a template parameter stands for, from the types of the arguments."""
    for parameter, value in zip(kernel.parameters, arguments, strict=False):
        inner = pointed(parameter.type_name)
        if inner is not None and re.sub(r"\bconst\b", "", inner).strip() == name and isinstance(value, host.Pointer):
            element = typed(run, value.element or value.buffer.element)
            return host.TypeName(re.sub(r"\bconst\b", "", element).strip()) if element else UNKNOWN
        plain = re.sub(r"\bconst\b|&", "", parameter.type_name).strip()
        if inner is None and plain == name:
            if isinstance(value, host.Number):
                return host.TypeName(value.type_name)
            if isinstance(value, host.Struct):
                return host.TypeName(value.type_name)
    return UNKNOWN
