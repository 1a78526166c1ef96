"""Makes the runs over a program that together reach as many launches as possible.

The rule: `main` runs first, as the program does without arguments. For every function whose launches were not reached
follows a run that takes the branches towards it, and then the function by itself, with sizes and arrays as parameters.
A template is run from the functions that call it, if there are any, since they give its arguments. Last, every kernel
whose launch was not reached gets a run that takes the case or branch which the values of the program leave out.
"""

import contextlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from warplens.cuda.catalogue.inference import calls, construction, likely_block, places, statements
from warplens.cuda.catalogue.inference import run as runs
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.element_types import bare, class_of, element_of, members_of, pointed, resolved
from warplens.cuda.catalogue.inference.evaluation import assumed_size, evaluate, is_whole_type, named, with_symbol
from warplens.cuda.catalogue.inference.launches import MAX_INSTANCES, arguments_of_instances
from warplens.cuda.catalogue.inference.program import ClassType, Function, Program
from warplens.cuda.catalogue.inference.run import Launch, Run, last_name, launch_nodes
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, children_of, first_child, walk, whole, words

# Where what a kernel fetches contradicts the texture that the host code makes, another branch of the host code makes
# the texture of this kernel. A fetch whose type is a template parameter, or stands in another function, contradicts
# nothing.
# Source: CUDA C++ Programming Guide 12.9, 10.8.1 "Texture Object API": `tex2D<T>` returns the element of the texture,
# or floats of as many lanes where whole numbers are read as fractions.


def contradicted(launch: Launch, program: Program) -> str:
    """Return the type that a kernel fetches from a texture of another type, "" where all textures fit."""
    for parameter, value in zip(launch.kernel.parameters, launch.arguments, strict=False):
        if isinstance(value, host.View) and not value.is_surface:
            for fetched in fetched_types(launch.kernel, parameter.name):
                if not _fits(value, fetched, program):
                    return fetched
    return ""


def fetched_types(kernel: Function, texture: str) -> Iterator[str]:
    """Yield the types that a kernel names in fetches from a texture, `float4` for `tex2D<float4>(texture, x, y)`."""
    for node in walk(kernel.body):
        called = node.child_by_field_name("function") if node.type == "call_expression" else None
        if called is None or called.type != "template_function" or not last_name(called).startswith("tex"):
            continue
        types = children_of(called, "arguments")
        if words(first_child(node.child_by_field_name("arguments"))) == texture and types:
            yield words(types[0])


def _fits(view: host.View, fetched: str, program: Program) -> bool:
    """Return whether a texture gives what is fetched, as far as both types are known."""
    wanted, held = element_of(fetched, program), element_of(view.element, program) if view.element else None
    if wanted is None or held is None:
        return True
    if wanted.lanes != held.lanes:
        return False
    if view.reads_fractions and not held.is_float:
        return wanted.is_float and held.size_bytes // held.lanes <= 2
    return wanted.is_float == held.is_float and (not held.is_float or held.dtype == "float16" or wanted == held)


MAX_RUNS = 48  # a file with more functions that launch keeps the rest for the rules of signatures
MAX_CALLERS = 4  # a template is run from this many functions
MAX_STRUCTS = 4  # structs within structs get members this deep
MAX_MEMBERS = 4096  # all structs of a run get this many members; those that come later are unknown
MAX_ALL_STEPS = 6 * runs.MAX_STEPS  # all runs over a file may take this many steps: some seconds


@dataclass(slots=True)
class _Budget:
    """The steps that are left for the runs over a file."""

    steps: int = MAX_ALL_STEPS


def launches_of(program: Program) -> tuple[Launch, ...]:
    """Return the launches that the host code makes, as far as runs meet them."""
    launches: list[Launch] = []
    left = _Budget()
    mains = [candidate for candidate in program.functions.get("main", []) if not candidate.owner]
    launching = [
        candidate
        for candidate in program.every()
        if not candidate.is_device and candidate.name != "main"
        if launch_nodes(candidate) or "cudaLaunch" in words(candidate.body)
    ]
    if mains:
        launches.extend(_run(program, mains[0], None, left))
    runs = 0
    for function in launching:
        if runs >= MAX_RUNS or left.steps <= 0 or _is_met(function, launches):
            continue
        runs += 1
        if mains:
            launches.extend(_run(program, mains[0], function, left))
        for caller in _callers(program, function) if function.template_parameters else ():
            if not _is_met(function, launches):
                launches.extend(_run(program, caller, function, left))
        if not _is_met(function, launches) and not _repeats(function, launches):
            # how often a function is run by itself: once for each explicit instantiation of a template
            listed = program.instances.get(function.name, ()) if function.template_parameters else ()
            instances = min(max(len(listed), 1), MAX_INSTANCES)
            for instance in range(instances):
                launches.extend(_run(program, function, None, left, instance))
    for main in mains:
        if not _is_met(main, launches) and launch_nodes(main):
            launches.extend(_run(program, main, main, left))
    for kernel, function in _left_out(program, (*mains, *launching), launches):
        if runs >= MAX_RUNS or left.steps <= 0:
            break
        runs += 1
        met = _run(program, mains[0], kernel, left) if mains else []
        if all(launch.kernel is not kernel for launch in met):
            met += _run(program, function, kernel, left)
        launches.extend(launch for launch in met if launch.kernel is kernel)
    return tuple(launches)


def _left_out(
    program: Program, functions: Sequence[Function], launches: Sequence[Launch]
) -> Iterator[tuple[Function, Function]]:
    """Return the kernels without a launch that was met in the first file with one, each with the function there."""
    met = {(launch.kernel, launch.path) for launch in launches}
    names = {function: _launched(function) for function in functions}
    for kernel in (candidate for candidate in program.every() if candidate.is_kernel):
        function = next((candidate for candidate in functions if kernel.name in names[candidate]), None)
        if function is not None and (kernel, function.path) not in met:
            yield kernel, function


def _launched(function: Function) -> set[str]:
    return {last_name(node.parent.child_by_field_name("function")) for node in launch_nodes(function) if node.parent}


def _callers(program: Program, function: Function) -> list[Function]:
    """Return the functions from which a template is run: those that are no templates first, then those with the call. A
    template among them has parameters that are types, for which `float` stands, or instances that the file names.
    """
    leading = Run(program, function).leading - {function.name}
    callers = [
        caller
        for caller in program.every()
        if caller.name in leading and not (caller.is_device or caller.is_kernel)
        if caller.name in program.instances or not any(parameter.type_name for parameter in caller.template_parameters)
    ]
    callers.sort(key=lambda caller: (bool(caller.template_parameters), function.name not in program.words_in(caller)))
    return callers[:MAX_CALLERS]


def _repeats(function: Function, launches: list[Launch]) -> bool:
    """Return whether every kernel that a function launches was met, so that made-up arguments would say nothing new."""
    names = _launched(function)
    return bool(names) and names <= {launch.kernel.name for launch in launches}


def _is_met(function: Function, launches: list[Launch]) -> bool:
    lines = {launch.line for launch in launches}
    nodes = launch_nodes(function)
    if not nodes:
        last = function.line(function.body) + words(function.body).count("\n")
        return any(function.first_line <= line <= last for line in lines)
    return all(function.line(node.parent) in lines for node in nodes if node.parent is not None)


def _run(
    program: Program, function: Function, target: Function | None, left: _Budget, instance: int = 0
) -> list[Launch]:
    """Return the launches of a run, of two where a texture of the first is none that its kernel can read. In the second
    one each `bool` that nothing gives a value is false: it may choose the texels.
    """
    run = _followed(program, function, target, left, instance)
    wanted = [contradicted(launch, program) for launch in run.launches]
    if not run.flags or not any(wanted) or left.steps <= 0:
        return run.launches
    other = _followed(program, function, target, left, instance, is_raised=False)
    fitting = {
        (launch.kernel, launch.line, index): launch
        for index, launch in _numbered(other.launches)
        if not contradicted(launch, program)
    }
    launches: list[Launch] = []
    for (index, launch), type_name in zip(_numbered(run.launches), wanted, strict=True):
        better = fitting.get((launch.kernel, launch.line, index)) if type_name else None
        if better is None:
            launches.append(launch)
            continue
        since = f"since {launch.kernel.name} reads texels of {type_name}"
        why = (f"line {line}: {name} is false, {since}" for name, line in run.flags.items())
        launches.append(replace(better, assumed=(*better.assumed, *why)))
    return launches


def _numbered(launches: Sequence[Launch]) -> Iterator[tuple[int, Launch]]:
    """Yield launches, each with how often its place in the text was met before."""
    met: Counter[tuple[Function, int]] = Counter()
    for launch in launches:
        yield met[launch.kernel, launch.line], launch
        met[launch.kernel, launch.line] += 1


def _followed(
    program: Program,
    function: Function,
    target: Function | None,
    left: _Budget,
    instance: int,
    *,
    is_raised: bool = True,
) -> Run:
    run = _equipped(program, target)
    run.is_raised = is_raised
    run.max_steps = min(run.max_steps, left.steps)
    with contextlib.suppress(runs.OutOfStepsError, RecursionError):  # what was met until there holds
        for node, _ in program.variables:
            _guarded(run, partial(statements.execute, run, node))
        if function.name != "main":
            _make_views(run, function)
        template = _template(run, function, instance)
        values = _made_up(run, function, template)
        this = _owner(run, function)
        _guarded(run, lambda: calls.call_function(run, function, values, template, this))
    left.steps -= run.steps
    return run


def _make_views(run: Run, function: Function) -> None:
    """Call the functions that make the textures and surfaces of a file first, where another file calls both."""
    makers = {"cudaCreateTextureObject", "cudaCreateSurfaceObject"}
    for maker in run.program.every():
        is_plain = not (maker.is_kernel or maker.is_device or maker.owner or maker.template_parameters)
        is_other = maker is not function and maker.name != "main"
        if is_plain and is_other and makers & run.program.words_in(maker):
            _guarded(run, partial(calls.call_function, run, maker, _made_up(run, maker), ()))
    run.launches.clear()


def _equipped(program: Program, target: Function | None = None) -> Run:
    """Return a run with the functions that evaluate and execute, which need one another."""
    run = Run(program, target)
    run.evaluate, run.execute = evaluate, statements.execute
    run.call, run.call_method = calls.call, calls.call_method
    return run


def _guarded(run: Run, work: Callable[[], object]) -> None:
    ends = (runs.LeavingError, runs.ReturnError, runs.BreakError, runs.ContinueError)  # of the program
    with run.within(run.scope), contextlib.suppress(*ends):
        work()


def _template(run: Run, function: Function, instance: int) -> tuple[Value, ...]:
    """Return template arguments for a function that is run by itself: those of an instantiation, or likely ones. Likely
    are `float` and a usual tile; UNKNOWN stands for the default.
    """
    instance_arguments = arguments_of_instances(run, function)[instance]
    arguments: list[Value] = []
    for parameter, value in zip(function.template_parameters, instance_arguments, strict=True):
        if not isinstance(value, host.Unknown) and function.name in run.program.instances:
            arguments.append(value)
        elif parameter.default is not None:
            arguments.append(UNKNOWN)
        elif not parameter.type_name:
            arguments.append(host.TypeName("float"))
        elif "bool" in parameter.type_name:
            arguments.append(whole(0, "bool"))
        elif listed := run.program.enumerations.get(bare(parameter.type_name).rsplit("::", 1)[-1]):
            arguments.append(named(run, listed[0].rpartition("::")[2]))
        else:
            arguments.append(whole(16))
    return tuple(arguments)


def _made_up(run: Run, function: Function, template: Sequence[Value] = ()) -> list[Value | host.Cell]:
    return [_argument(run, function, index, template) for index in range(len(function.parameters))]


def _argument(run: Run, function: Function, index: int, template: Sequence[Value] = ()) -> Value:
    parameter = function.parameters[index]
    if function.name == "main":
        return whole(1) if index == 0 else UNKNOWN
    types = {typename.name: "float" for typename in function.template_parameters if not typename.type_name}
    for type_parameter, value in zip(function.template_parameters, template, strict=False):
        if isinstance(value, host.TypeName):
            types[type_parameter.name] = value.name
    type_name = re.sub(r"\w+", lambda match: types.get(match[0], match[0]), parameter.type_name)
    if parameter.default is not None and is_whole_type(run, type_name):
        default = with_symbol(run, parameter.name, type_name, evaluate(run, parameter.default), parameter.default)
        if isinstance(default, host.Number) and default.is_whole:
            return default
    return assumed_value(run, type_name, parameter.name, function.first_line)


def assumed_value(run: Run, type_name: str, name: str, line: int, within: tuple[str, ...] = ()) -> Value:
    """Return a value for a parameter or a member to which nothing gives one: a size, an array, a tensor or a struct. A
    struct `within` itself, such as the node of a list, is unknown there.
    """
    plain = resolved(places.typed(run, type_name), run.program)
    inner = pointed(type_name)
    if "Tensor" in plain:
        made = construction.tensor(name)
        run.buffers.append(made)
        return made
    if "vector<" in plain:
        buffer = host.Buffer(name, plain[plain.index("<") + 1 : plain.rindex(">")])
        buffer.contents = "random"
        return buffer
    own = resolved(inner or plain, run.program)
    class_type = class_of(own, run.program)
    is_open = len(within) < MAX_STRUCTS and run.members < MAX_MEMBERS
    if class_type is not None and is_open and class_type.name not in within:
        struct = _assumed_struct(run, class_type, own, line, (*within, class_type.name))
        struct.type_name = own if inner is None else class_type.name
        return struct if inner is None else host.Place(host.Cell(struct, class_type.name, name))
    if inner is not None:
        buffer = host.Buffer(name, inner, None, None, on_device=True)
        buffer.contents = "random" if "const" in inner else ""
        return host.Pointer(buffer, inner)
    if is_whole_type(run, type_name) and plain.rsplit("::", 1)[-1] not in run.program.enumerations:
        symbol = assumed_size(run, name, None)
        symbol.line = line
        return host.symbolic(symbol, plain)
    if plain in ("float", "double", "half", "__half"):
        return host.Number(1.0, None, None, plain, is_guess=True)
    if plain == "bool":
        run.flags[name] = line
        return host.Number(int(run.is_raised), None, None, "bool", is_guess=True)
    return UNKNOWN


def _assumed_struct(run: Run, class_type: ClassType, own: str, line: int, within: tuple[str, ...]) -> host.Struct:
    """Return a struct with assumed members, the plain ones first, since members that are structs may be without end."""
    members = members_of(class_type, own, run.program)
    run.members += len(members)
    struct = host.Struct(own, {name: host.Cell(UNKNOWN, type_name, name) for name, type_name, _ in members})
    types = (resolved(pointed(type_name) or type_name, run.program) for _, type_name, _ in members)
    classes = [class_of(type_name, run.program) for type_name in types]
    for is_class in (False, True):
        for (name, type_name, _), declared in zip(members, classes, strict=True):
            if (declared is not None) == is_class:
                struct.members[name].value = assumed_value(run, type_name, name, line, within)
    return struct


def _owner(run: Run, function: Function) -> host.Struct | None:
    """Return an object for a method that is run by itself: as its constructor leaves it, with the rest assumed."""
    if not function.owner:
        return None
    declared = run.program.classes.get(function.owner)
    own = likely_block.instance_of(run.program, declared) if declared is not None else function.owner
    value = assumed_value(run, own, function.owner, function.first_line)
    this = value if isinstance(value, host.Struct) else host.Struct(own)
    constructors = run.program.methods_of(function.owner, function.owner)
    if constructors and constructors[0] is not function:
        values = _made_up(run, constructors[0])
        _guarded(run, partial(calls.call_function, run, constructors[0], values, (), this))
    return this


def device_numbers(program: Program) -> Run:
    """Return a run that knows the global names, for the numbers that device code uses."""
    run = _equipped(program)
    with contextlib.suppress(runs.OutOfStepsError):
        for node, _ in program.variables:
            _guarded(run, partial(statements.execute, run, node))
    run.steps = 0
    return run
