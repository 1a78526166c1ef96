"""One run over the host code: its variables, the arrays and launches that it meets, and its limits.

The rule: a run ends. Steps, depth and iterations are counted, and what a run has learned until a limit stays learned.
"""

import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.terms import Condition, Symbol, Term
from warplens.cuda.catalogue.inference.values import UNKNOWN, Value, first_child, walk, words
from warplens.cuda.catalogue.source.parsing import Node

MAX_STEPS = 60_000  # the nodes that a run evaluates: some seconds at most
MAX_CALLS = 24  # functions may call one another this deep
MAX_NESTING = 120  # statements and expressions may be nested this deep, well before Python's own limit
EFFECTS, LAUNCHERS = (frozenset(host.FACTS["calls"][kind]) for kind in ("effects", "launchers"))

_serials = itertools.count()


Registered = TypeVar("Registered", bound=Callable[..., Any])


def registering(table: dict[str, Registered]) -> Callable[..., Callable[[Registered], Registered]]:
    """Return a decorator that registers a function in a table, under each of the names that the decorator gets."""

    def under(*names: str) -> Callable[[Registered], Registered]:
        def register(function: Registered) -> Registered:
            table.update(dict.fromkeys(names, function))
            return function

        return register

    return under


class OutOfStepsError(Exception):
    """A run has taken all its steps."""


class LeavingError(Exception):
    """The program ends: `exit`, `abort` or an exception."""


class ReturnError(Exception):
    """A function returns."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self.value = value


class BreakError(Exception):
    """A loop or a switch ends."""


class ContinueError(Exception):
    """A loop goes on with its next iteration."""


@dataclass(eq=False, slots=True)
class Scope:
    """The names of a block; `types` are those of a template's parameters."""

    parent: "Scope | None" = None
    cells: dict[str, host.Cell] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)
    function: Function | None = None
    this: host.Struct | None = None

    def around(self) -> "Iterator[Scope]":
        """Yield the scope and those around it, the innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield scope
            scope = scope.parent

    def find(self, name: str) -> host.Cell | None:
        """Return the variable of a name, the innermost first."""
        for scope in self.around():
            if name in scope.cells:
                return scope.cells[name]
            if scope.this is not None and name in scope.this.members:
                return scope.this.members[name]
        return None

    def find_type(self, name: str) -> str | None:
        """Return what a template parameter stands for."""
        return next((scope.types[name] for scope in self.around() if name in scope.types), None)

    def this_object(self) -> host.Struct | None:
        """Return the object whose method runs."""
        return next((scope.this for scope in self.around() if scope.this is not None), None)


@dataclass(frozen=True, slots=True)
class Contents:
    """What an array holds: a word of `init`, or whole numbers from `least` up to but not including `below`."""

    word: str = ""  # of `init`, or a pattern of bytes (`places.pattern`)
    below: Term | None = None
    least: int = 0
    filled: Term | None = None  # the bytes at the beginning that have the pattern, None for all of them


@dataclass(frozen=True, slots=True, kw_only=True)
class Launch:
    """A launch as the host code writes it, with the contents of the arrays at that moment."""

    kernel: Function
    template_arguments: tuple[Value, ...]
    arguments: tuple[Value, ...]
    grid: tuple[Value, Value, Value] = (UNKNOWN, UNKNOWN, UNKNOWN)
    block: tuple[Value, Value, Value] = (UNKNOWN, UNKNOWN, UNKNOWN)
    dynamic_shared: Value = UNKNOWN
    contents: Mapping[host.Buffer, Contents] = field(default_factory=dict)
    line: int = 0
    text: str = ""
    path: str = ""  # the file that it stands in
    pins: Mapping[Symbol, int] = field(default_factory=dict)  # sizes that the host code leaves open, but that lead here
    constants: Mapping[str, Contents] = field(default_factory=dict)
    """What the host code has copied into `__constant__` variables by then."""
    assumed: tuple[str, ...] = ()  # what is assumed on the way to it, a sentence each
    conditions: tuple[Condition, ...] = ()  # what the host code asks of its sizes on the way to it
    refused: Mapping[Symbol, int] = field(default_factory=dict)
    """The sizes of the host code with which it leaves before, each with the line where it does."""
    run: int = 0  # the number of the run that met it
    trips: Mapping[Symbol, int] = field(default_factory=dict)
    """The numbers that the loops around it change, as they are in this trip."""
    is_cut: bool = False  # a loop around it goes on for more trips than were followed
    ended: str = ""  # why the program ends before it on the GPU that it is read for


class Run:
    """The state of a run. `target` are the functions that lead to a launch which earlier runs did not reach; at a
    branch the run takes the side that leads there.
    """

    def __init__(self, program: Program, target: Function | None = None) -> None:
        self.program = program
        self.scope = Scope()
        self.top = self.scope
        self.launches: list[Launch] = []
        self.buffers: list[host.Buffer] = []
        self.assumed: tuple[str, ...] = ()  # as `Launch.assumed`, for the branch that is executed
        self.preferred: dict[str, tuple[str, ...]] = {}
        """What the host code prefers for a kernel, by its name, that a front matter does not give: a sentence each."""
        self.ended = ""  # as `Launch.ended`, from here on
        self.flags: dict[str, int] = {}  # the parameters of type `bool` that nothing gives a value, each with its line
        self.is_raised = True  # what those hold
        self.members = 0  # how many members the structs of unknown parameters have got
        self.steps = 0
        self.max_steps = MAX_STEPS
        self.calls = 0
        self.under_way: list[str] = []
        """The classes of which an object gets its members, each as a member of the one before it."""
        self.running: list[Function] = []
        """The functions that have been called and have not returned, the last one last."""
        self.depth = 0
        self._loops = 0
        self._met: dict[tuple[int, frozenset[str]], bool] = {}
        self.pins: dict[Symbol, int] = {}
        self.conditions: tuple[Condition, ...] = ()  # what the host code asks of its sizes where the run is
        self.refused: dict[Symbol, int] = {}
        """The sizes of the host code with which it leaves, each with the line where it does."""
        self.serial = next(_serials)
        self.trips: dict[Symbol, int] = {}
        """The numbers that the loops around the statement change, as they are in this trip."""
        self.trip_symbols: dict[tuple[int, str], Symbol] = {}
        """The symbols of those numbers, by the loop and the name of the variable."""
        self.constants: dict[str, Contents] = {}
        self.macro_values: dict[str, Value] = {}
        self.evaluate: Callable[[Run, Node | None], Value]
        self.execute: Callable[[Run, Node | None], None]
        self.call: Callable[[Run, host.Closure, list[Node]], Value]
        self.call_method: Callable[[Run, host.Struct, str, list[Value]], Value]
        self.is_targeted = target is not None
        self.leading = _leading(program, target)
        self._launching = self.leading | _leading(program, None)
        self._effects = self._launching | _names_with(program, EFFECTS)
        self.device_words = _device_words(program)

    def cut(self, since: int) -> None:
        """Note that a loop goes on for more trips than were followed; its launches are those from a number on."""
        self.launches[since:] = [replace(launch, is_cut=True) for launch in self.launches[since:]]

    @contextmanager
    def within(self, scope: Scope) -> Iterator[Scope]:
        """Use the names of a scope meanwhile."""
        outer, self.scope = self.scope, scope
        try:
            yield scope
        finally:
            self.scope = outer

    @contextmanager
    def called(self, scope: Scope) -> Iterator[None]:
        """Run a function or a lambda meanwhile, with the names of a scope."""
        self.calls += 1
        try:
            with self.within(scope):
                yield
        finally:
            self.calls -= 1

    @contextmanager
    def in_trips(self) -> Iterator[None]:
        """Forget afterwards what the trips of a loop noted."""
        trips = self.trips
        try:
            yield
        finally:
            self.trips = trips

    @contextmanager
    def in_loop(self) -> Iterator[int]:
        """Follow a loop with effects meanwhile; yield the number of such loops around it."""
        self._loops += 1
        try:
            yield self._loops - 1
        finally:
            self._loops -= 1

    def step(self) -> None:
        """Count a step."""
        self.steps += 1
        if self.steps > self.max_steps:
            raise OutOfStepsError

    def line(self, node: Node) -> int:
        """Return the line of a node of the function that runs."""
        return 0 if self.function is None else self.function.line(node)

    def take_against(self, node: Node) -> None:
        """Note that the values which the host code states lead elsewhere at a condition."""
        sentence = f"line {self.line(node)}: this way is taken, with other values than the host code has here"
        self.assumed = (*self.assumed, sentence)

    @property
    def function(self) -> Function | None:
        """The function that runs, None outside of all."""
        return next((scope.function for scope in self.scope.around() if scope.function is not None), None)

    def is_aside(self) -> bool:
        """Return whether the function that runs leads to no launch, so that its end is not one of the program."""
        return self.function is not None and _called(self.function) not in self.leading

    def leads_on(self, node: Node | None) -> bool:
        """Return whether the target stands in the node, or a launch where there is none, or a call that leads there."""
        return self._meets(node, self.leading)

    def launches_in(self, node: Node | None) -> bool:
        """Return whether any launch stands in the node, or a call that leads to one."""
        return self._meets(node, self._launching)

    def has_effect(self, node: Node | None) -> bool:
        """Return whether a launch, an allocation or a copy stands in the node, or a call that leads to one."""
        return self._meets(node, self._effects)

    def _meets(self, node: Node | None, names: frozenset[str]) -> bool:
        if node is None:
            return False
        key = (node.id, names)
        if key not in self._met:
            self._met[key] = _meets(node, names)
        return self._met[key]

    def symbol(self, name: str, value: int, node: Node | None) -> Symbol:
        """Return a new symbol for a number that the host code sets."""
        return Symbol(name, value, self.line(node) if node is not None else 0)

    def new_buffer(self, name: str, element: str, count: host.Number | None, node: Node | None) -> host.Buffer:
        """Return a new array."""
        buffer = host.Buffer(name, element, count, line=self.line(node) if node is not None else 0)
        self.buffers.append(buffer)
        return buffer


def last_name(node: Node | None) -> str:
    """Return the name at the end of `a::b<int>`, `x.f<float>` or `p->f`."""
    while node is not None:
        match node.type:
            case "identifier" | "field_identifier" | "type_identifier":
                return words(node)
            case "template_function" | "template_method" | "template_type" | "qualified_identifier":
                node = node.child_by_field_name("name")
            case "field_expression":
                node = node.child_by_field_name("field")
            case "parenthesized_expression" | "dependent_name":
                node = first_child(node)
            case _:
                return ""
    return ""


def _meets(node: Node, names: frozenset[str]) -> bool:
    text = node.text or b""
    if b"<<<" in text and "<<<" in names:
        return True
    return any(word in names for word in set(re.findall(r"[A-Za-z_]\w*", text.decode(errors="replace"))))


def _names_with(program: Program, names: frozenset[str]) -> frozenset[str]:
    """Return `names` and the names of the functions that lead to one of them."""
    of_host = (function for function in program.every() if not function.is_kernel and not function.is_device)
    bodies = {function: program.words_in(function) for function in of_host}
    reached = set(names)
    while True:
        more = {_called(function) for function, inside in bodies.items() if inside & reached} - reached
        if not more:
            return frozenset(reached)
        reached |= more


def _leading(program: Program, target: Function | None) -> frozenset[str]:
    """Return everything that leads to a target, or to any launch: itself, and the functions that contain it."""
    return _names_with(program, LAUNCHERS | {"<<<"} if target is None else frozenset({_called(target)}))


def _called(function: Function) -> str:
    """Return the name by which a function is called; an object is called by the name of its class."""
    return function.owner if function.owner and function.name == "operator()" else function.name


def _device_words(program: Program) -> frozenset[str]:
    device_words: set[str] = set()
    for function in program.every():
        if function.is_kernel or function.is_device:
            device_words |= program.words_in(function) - {parameter.name for parameter in function.parameters}
            device_words |= {parameter.type_name for parameter in function.parameters}
            for parameter in function.template_parameters:
                device_words |= set(re.findall(r"[A-Za-z_]\w*", words(parameter.default)))
    # what the bodies of macros in device code name
    for _ in range(4):
        for macro in program.macros.values():
            if macro.name in device_words:
                device_words |= set(re.findall(r"[A-Za-z_]\w*", macro.body))
    return frozenset(device_words)


def launch_nodes(function: Function) -> list[Node]:
    """Return the `<<<...>>>` of a function."""
    return [node for node in walk(function.body) if node.type == "kernel_call_syntax"]


# The structs of CUDA's that describe textures and copies into them, as objects of the host code.
# A struct has those members that the known functions ask for, with the structs and arrays in it.
# Source: `driver_types.h` and `texture_types.h` of CUDA 12.9.

_MEMBERS: dict[str, dict[str, str]] = host.FACTS["records"]


def is_record(value: Value | str) -> bool:
    """Return whether a value, or a type by its name, is one of these structs."""
    return (value.type_name if isinstance(value, host.Struct) else value) in _MEMBERS


def record(run: Run, name: str, node: Node, values: Value = UNKNOWN) -> host.Struct:
    """Return a new struct of this name, whose first members have the values that stand in braces."""
    members: dict[str, host.Cell] = {}
    for member, kind in _MEMBERS[name].items():
        value: Value = UNKNOWN
        if kind == "[]":
            value = run.new_buffer(member, "int", None, node)
        elif kind:
            value = record(run, kind, node)
        members[member] = host.Cell(value, kind, member)
    cells = values.cells if isinstance(values, host.Buffer) else {}
    for index, cell in enumerate(members.values()):
        if index in cells and not isinstance(cell.value, host.Struct | host.Buffer):
            cell.value = cells[index].value
    return host.Struct(name, members)
