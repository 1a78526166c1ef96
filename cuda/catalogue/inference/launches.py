"""Launches of the host code, by `<<<...>>>` and by the functions that launch, and what the launches of one place differ
in.

The rule: a launch is recorded as it stands at that moment, with what each array holds then.
"""

import operator
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod

from warplens.cuda.catalogue.inference import construction, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import bare, class_of, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.evaluation import evaluate, template_argument
from warplens.cuda.catalogue.inference.places import at_first, typed
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import Contents, Launch, Run, Scope, last_name
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.values import UNKNOWN, Number, Value, term_of, whole, words
from warplens.cuda.catalogue.source.parsing import Node

# Which of several functions of one name a call of the host code means. A function is left out only where C++ converts
# an argument to its parameter in no way: a number to a vector of CUDA (`int2`), one vector to another, an array to a
# number. Among the others that with the same types comes first.
# Source: ISO C++17, 16.3 "Overload resolution" [over.match]; vectors: CUDA C++ Programming Guide 12.9, 7.3.


def overload(run: Run, closure: host.Closure, values: Sequence[Value | host.Cell]) -> Function | None:
    """Return the function of the text that a call means, None where it means none of them."""
    candidates = [
        function
        for function in run.program.functions.get(closure.name, [])
        if not function.is_kernel and len(function.parameters) >= len(values)
    ]
    plain = [value.value if isinstance(value, host.Cell) else value for value in values]
    ranked = [(_misfit(run, candidate, plain), candidate) for candidate in candidates]
    fitting = [(misfit, candidate) for misfit, candidate in ranked if misfit is not None]
    return min(fitting, key=operator.itemgetter(0))[1] if fitting else None


def _misfit(run: Run, function: Function, values: Sequence[Value]) -> tuple[bool, int] | None:
    """Return how far a call is from a function, None where it cannot mean it. Default arguments that are needed count
    first, then the number of arguments that are converted.
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
    """Return how far the arguments of a launch are from the parameters of a kernel. A different number counts first,
    then the number of arguments of another type, the elements of arrays included.
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
            kinds = [element_of(bare(typed(run, element_type)), run.program) for element_type in (inner, value.element)]
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


MAX_INSTANCES = 8  # the most explicit instantiations that are run of a function, or taken of a kernel without a launch
MAX_LAUNCHES = 256  # a run records this many launches; what it needs is one of each kernel


def launch(run: Run, node: Node, function: Node, configuration: Node, arguments: list[Node]) -> Value:
    """Record `kernel<<<...>>>(...)`."""
    parts = [evaluate(run, child) for child in configuration.named_children]
    values = [evaluate(run, child) for child in arguments]
    name = last_name(function)
    cell = run.scope.find(name)
    callee = host.behind(cell.value if cell is not None else evaluate(run, function))
    template_arguments = callee.template_arguments if isinstance(callee, host.Closure) else ()
    kernel_name = callee.name if isinstance(callee, host.Closure) else name
    _record(run, node, kernel_name, template_arguments, parts, values)
    return UNKNOWN


def launch_by_call(run: Run, node: Node, name: str, arguments: list[Node]) -> Value:
    """Record `cudaLaunchKernel(kernel, grid, block, arguments, shared, stream)` and its kin."""
    values = [evaluate(run, child) for child in arguments]
    if name.startswith("cudaLaunchKernelEx"):
        configuration = host.behind(values[0]) if values else UNKNOWN
        members = configuration.members if isinstance(configuration, host.Struct) else {}
        keys = ("gridDim", "blockDim", "dynamicSmemBytes")
        parts = [members[key].value if key in members else UNKNOWN for key in keys]
        kernel, passed = (values[1] if len(values) > 1 else UNKNOWN), values[2:]
    else:
        kernel = values[0] if values else UNKNOWN
        parts = [*values[1:3], values[4] if len(values) > 4 else whole(0)]
        held = values[3] if len(values) > 3 else UNKNOWN
        if isinstance(held, host.Pointer):
            held = held.buffer
        cells = [held.cells[index].value for index in sorted(held.cells)] if isinstance(held, host.Buffer) else []
        passed = [host.behind(cell) for cell in cells]
    if isinstance(kernel, host.Closure):
        _record(run, node, kernel.name, kernel.template_arguments, parts, passed)
    return whole(0)


def _record(  # noqa: PLR0917 - the parts of one call
    run: Run, node: Node, name: str, template_arguments: tuple[Value, ...], parts: list[Value], values: list[Value]
) -> None:
    candidates = [candidate for candidate in run.program.functions.get(name, []) if candidate.is_kernel]
    if not candidates or len(run.launches) >= MAX_LAUNCHES:
        return
    values = [at_first(run, value) for value in values]
    kernel = min(candidates, key=lambda candidate: kernel_misfit(run, candidate, values))
    for parameter in kernel.parameters[len(values) :]:
        values.append(evaluate(run, parameter.default))
    parts = [*parts, UNKNOWN, UNKNOWN][: max(2, len(parts))]
    grid, block = _extent(parts[0]), _extent(parts[1])
    if all(isinstance(side, host.Number) and side.is_guess for side in (*grid, *block)):
        grid = block = (UNKNOWN, UNKNOWN, UNKNOWN)  # what would set both was not met
    arguments = tuple(values)
    buffers = [value.buffer for value in arguments if isinstance(value, host.Pointer | host.View)]
    contents = {
        buffer: Contents(buffer.contents, buffer.below, buffer.least, term_of(buffer.filled))
        for buffer in buffers
        if buffer is not None
    }
    run.launches.append(
        Launch(
            kernel=kernel,
            template_arguments=bind_template(run, Scope(run.scope), kernel, template_arguments, arguments),
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
            assumed=(*run.assumed, *run.preferred.get(name, ())),
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
    value = host.behind(value)
    if isinstance(value, host.Pointer):
        value = value.buffer
    if isinstance(value, host.Buffer):
        value = construction.dim3([value])
    if isinstance(value, host.Struct):
        x, y, z = (value.members[axis].value if axis in value.members else whole(1) for axis in "xyz")
        return x, y, z
    return UNKNOWN, UNKNOWN, UNKNOWN


def _stated(extent: tuple[Value, Value, Value]) -> tuple[Value, Value, Value]:
    """Return an extent in which each member that is not set is 1, as in C++."""
    x, y, z = (whole(1) if isinstance(side, Number) and side.is_guess and side.value == 1 else side for side in extent)
    return x, y, z


def bind_template(
    run: Run, scope: Scope, function: Function, stated: tuple[Value, ...], values: Sequence[Value | host.Cell]
) -> tuple[Value, ...]:
    """Bind the template parameters of a function in a scope; return what they stand for.

    They are those that the call states, else those that the types of its values give, else the default ones.
    """
    settled: list[Value] = []
    for index, parameter in enumerate(function.template_parameters):
        value = stated[index] if index < len(stated) else UNKNOWN
        if isinstance(value, host.Unknown):
            value = _deduced(run, parameter.name, function, values)
        if isinstance(value, host.Unknown) and parameter.default is not None:
            with run.called(scope):
                value = template_argument(run, parameter.default)
        if isinstance(value, host.TypeName):
            scope.types[parameter.name] = value.name
        elif not isinstance(value, host.Unknown):
            for symbol in value.term.symbols() if isinstance(value, Number) and value.term is not None else ():
                symbol.fixed = True
            scope.cells[parameter.name] = host.Cell(value, parameter.type_name or "int", parameter.name)
        settled.append(value)
    return tuple(settled)


def arguments_of_instances(run: Run, function: Function) -> tuple[tuple[Value, ...], ...]:
    """Return the template arguments of each explicit instantiation of a function, else its default ones."""
    nodes = run.program.instances.get(function.name, [])[:MAX_INSTANCES] if function.template_parameters else []
    instances = [tuple(template_argument(run, node) for node in instance) for instance in nodes] or [()]
    return tuple(bind_template(run, Scope(run.scope), function, instance, ()) for instance in instances)


def _deduced(run: Run, name: str, function: Function, values: Sequence[Value | host.Cell]) -> Value:
    """Return what a template parameter stands for, from the types of the values of a call."""
    for parameter, value in zip(function.parameters, values, strict=False):
        held = at_first(run, value.value if isinstance(value, host.Cell) else value)
        plain = _without_const(parameter.type_name)
        inner = pointed(parameter.type_name)
        is_pointer = (inner is not None and _without_const(inner) == name) or f"<{name}>" in plain.replace(" ", "")
        if is_pointer and isinstance(held, host.Pointer):
            element = _without_const(typed(run, held.element or held.buffer.element))
            return host.TypeName(element) if element else UNKNOWN
        if plain == name and isinstance(held, host.Closure):
            return held
        if plain == name and isinstance(held, Number | host.Struct):
            return host.TypeName(held.type_name)
    return UNKNOWN


def _without_const(type_name: str) -> str:
    return re.sub(r"\bconst\b|&", "", type_name).strip()


# Launches that one place of the host code makes again and again with other numbers: the values of a loop's variable.
# A number that differs between the launches of a place becomes an axis of the problem where all that differs follows
# from it. What the axes leave out is said in a sentence.

MAX_POINTS = 16  # the most combinations of a launch's axes; more values are taken at even distances, with both ends
FEW_POINTS = 4  # values taken of a loop that is not followed to its end
ALIGNED = 32  # elements of an array: a part that begins at a multiple of this begins a sector
MAX_NAMED = 8  # the most values of a number that a sentence lists
_LENGTH = "the length of "
MAX_DEPTH = 4  # structs within structs are looked into this deep


def begin_trip(run: Run, loop: Node, names: Collection[str]) -> None:
    """Note the whole numbers that a loop changes, at the beginning of a trip. In the first trip each gets a symbol, so
    that the launches of the loop are expressions of these symbols.
    """
    for name in names:
        cell = run.scope.find(name)
        value = cell.value if cell is not None else None
        term = term_of(value)
        if cell is None or not isinstance(value, Number) or term is None or value.is_assumed or value.value < 0:
            continue
        key = (loop.id, name)
        if key not in run.trip_symbols:
            symbol = run.symbol(name, int(value.value), loop)
            symbol.fixed = True  # unless it becomes an axis
            run.trip_symbols[key] = symbol
            cell.value = host.symbolic(symbol, value.type_name)
        else:
            cell.value = Number(value.value, terms.settle(term), None, value.type_name)
        run.trips = {**run.trips, run.trip_symbols[key]: int(value.value)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Repetition:
    """What the launches of one place differ in: values of numbers of the first, and a sentence on what these omit."""

    axes: Mapping[Symbol, tuple[int, ...]] = field(default_factory=dict)
    left_out: str = ""


def repetition_of(launches: Sequence[Launch]) -> Repetition:
    """Return how the launches of one place differ from the first of them; all are of the same run."""
    first = launches[0]
    same = [launch for launch in launches if launch.run == first.run]
    numbers = [_at(launch, {}) or () for launch in same]
    distinct = list(dict.fromkeys(numbers))
    if len(distinct) < 2 or len({len(number) for number in numbers}) > 1:
        changing = " and ".join(symbol.name for symbol in _symbols(first) if symbol in first.trips)
        left_out = "of a loop whose end the host code does not say, the first launch is taken; others have another "
        return Repetition(left_out=f"{left_out}{changing}" if first.is_cut and changing else "")
    symbols = [size for size in _symbols(first) if size in first.trips or not (size.assumed or size.is_macro)]
    rows: dict[tuple[int, ...], tuple[int, ...]] = {}
    for launch, expected in zip(same, numbers, strict=True):
        named = {(symbol.name, symbol.line): symbol.value for symbol in _symbols(launch)}
        row = tuple(launch.trips.get(symbol, named.get((symbol.name, symbol.line), symbol.value)) for symbol in symbols)
        is_new = expected not in rows.values()
        if is_new and _at(first, dict(zip(symbols, row, strict=True))) == expected:
            rows[row] = expected
    axes = _axes(symbols, list(rows))
    kept = thinned(axes, FEW_POINTS if first.is_cut else MAX_POINTS)
    shown = {
        rows[row]
        for row in product(*(kept.get(size, (first.trips.get(size, size.value),)) for size in symbols))
        if row in rows
    }
    if len(shown) == len(distinct) and not first.is_cut:
        return Repetition(axes=kept)
    taken = ", ".join(f"{symbol.name} = {listed(values)}" for symbol, values in kept.items())
    which = f"those with {taken} are taken" if kept else "the first is taken"
    differing = "" if axes and len(rows) == len(distinct) else f"; they differ in {_differing(same, numbers)}"
    more = " and more" if first.is_cut else ""
    return Repetition(axes=kept, left_out=f"of {len(distinct)}{more} launches here, {which}{differing}")


def other_places(taken: Launch, others: Iterable[Launch]) -> str:
    """Return a sentence on the launches of a kernel in other lines whose shape is another one, "" without any."""
    lines = sorted({other.line for other in others if other.path == taken.path and _shape(other) != _shape(taken)})
    if not lines:
        return ""
    which = f"that in line {lines[0]} is" if len(lines) == 1 else f"those in lines {listed(lines)} are"
    return f"of the launches of this kernel, {which} not taken, whose grid, block or dynamic shared memory is another"


def _shape(launch: Launch) -> list[int | None]:
    values = (*launch.grid, *launch.block, launch.dynamic_shared)
    return [terms.value(term) if (term := term_of(value)) is not None else None for value in values]


def thinned(axes: Mapping[Symbol, tuple[int, ...]], most: int) -> dict[Symbol, tuple[int, ...]]:
    """Return axes with at most `most` combinations: of the longest, values at even distances, its ends included."""
    kept = dict(axes)
    while prod(map(len, kept.values())) > most:
        longest = max(kept, key=lambda size: len(kept[size]))
        others = prod(len(values) for symbol, values in kept.items() if symbol is not longest)
        count = max(1, min(most // others, len(kept[longest]) - 1))
        last = len(kept[longest]) - 1
        kept[longest] = tuple(kept[longest][round(index * last / max(1, count - 1))] for index in range(count))
    return {symbol: values for symbol, values in kept.items() if len(values) > 1}


def _axes(symbols: Sequence[Symbol], rows: Sequence[tuple[int, ...]]) -> dict[Symbol, tuple[int, ...]]:
    """Return the values of the symbols that differ: of all where each combination occurs, else of one alone."""
    varying = {candidate: tuple(dict.fromkeys(row[number] for row in rows)) for number, candidate in enumerate(symbols)}
    varying = {candidate: values for candidate, values in varying.items() if len(values) > 1}
    if prod(map(len, varying.values())) == len(rows):
        return varying
    alone: dict[Symbol, tuple[int, ...]] = {}
    for number, symbol in enumerate(symbols):
        like_first = [row for row in rows if _without(row, number) == _without(rows[0], number)]
        values = tuple(dict.fromkeys(row[number] for row in like_first))
        if len(values) > max(1, max(map(len, alone.values()), default=1)):
            alone = {symbol: values}
    return alone


def _without(row: tuple[int, ...], number: int) -> tuple[int, ...]:
    return row[:number] + row[number + 1 :]


def _at(launch: Launch, values: Mapping[Symbol, int]) -> tuple[int, ...] | None:
    """Return the numbers of a launch with other values of its symbols, None where they are too large."""
    try:
        return tuple(terms.value(term, values) for _, term in _terms(launch))
    except TermError:
        return None


def _symbols(launch: Launch) -> list[Symbol]:
    """Return the numbers of the host code that the shape and the plain arguments of a launch follow from."""
    followed = (term for name, term in _terms(launch) if not name.startswith(_LENGTH))
    return list(dict.fromkeys(symbol for term in followed for symbol in term.symbols()))


def _terms(launch: Launch) -> Iterator[tuple[str, Term]]:
    yield from _whole("the grid", launch.grid)
    yield from _whole("the block", launch.block)
    yield from _whole("the dynamic shared memory", (launch.dynamic_shared,))
    for parameter, value in zip(launch.kernel.parameters, launch.arguments, strict=False):
        yield from _whole(parameter.name, (value,))


def _whole(name: str, values: Iterable[Value], depth: int = 0) -> Iterator[tuple[str, Term]]:
    for value in values:
        if isinstance(value, host.Struct) and depth < MAX_DEPTH:
            yield from _whole(name, (cell.value for cell in value.members.values()), depth + 1)
        elif isinstance(value, host.Pointer):
            offset = term_of(value.offset)
            if offset is not None:  # a launch of another part of an array does the same
                yield name, terms.remainder(offset, terms.constant(ALIGNED))
            yield from _whole(f"{_LENGTH}{name}", _size(value.buffer))
        elif (term := term_of(value)) is not None:
            yield name, term


def _size(buffer: host.Buffer) -> tuple[Value, ...]:
    size = buffer.size_bytes if buffer.size_bytes is not None else buffer.count
    return (size,) if size is not None else ()


def _differing(launches: Sequence[Launch], numbers: Sequence[tuple[int, ...]]) -> str:
    names = [name for name, _ in _terms(launches[0])]
    columns = zip(*numbers, strict=True)
    differing: dict[str, tuple[int, ...]] = {}
    for name, column in zip(names, columns, strict=True):
        values = tuple(dict.fromkeys(column))
        if len(values) > 1:
            differing.setdefault(name, values)
    plain = {parameter.name for parameter in launches[0].kernel.parameters}
    return " and ".join(f"{name} ({listed(values)})" if name in plain else name for name, values in differing.items())


def listed(values: Sequence[int]) -> str:
    """Return the first of some values as text."""
    more = ", ..." if len(values) > MAX_NAMED else ""
    return ", ".join(map(str, values[:MAX_NAMED])) + more
