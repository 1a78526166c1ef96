"""How far the indices of a kernel reach in each array whose length the host code does not say, and how often it loops.

The rule: indices are followed through variables, loops and conditions. An array with an index that depends on data gets
its length from the other indices, and none where there are no others.
"""

import contextlib
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.draft import LaunchShape
from warplens.cuda.catalogue.inference.element_types import pointed
from warplens.cuda.catalogue.inference.program import Function
from warplens.cuda.catalogue.inference.ranges import MAX_STEPS, Ranges
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.terms import ONE, ZERO, Address, Range, Symbol, Term, TermError, Variables
from warplens.cuda.catalogue.source.parsing import Node

# How often the loops of a kernel are executed: the trips of a loop follow from where the variable of its condition
# begins and ends and how it steps, for the thread with the most of them. A loop that data ends counts as
# `UNKNOWN_TRIPS`.

UNKNOWN_TRIPS = 32  # those of a loop that ends by what it reads, about: a row of a sparse matrix, a list, a search
LOOPS = ("for_statement", "while_statement", "do_statement", "for_range_loop")
_OPERATIONS = frozenset(host.FACTS["operations"]["nodes"])
_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}
_STEPS = {"++": "+", "--": "-", "+=": "+", "-=": "-", "*=": "*", "/=": "/", "<<=": "<<", ">>=": ">>"}


@dataclass(frozen=True, slots=True)
class Trips:
    """The trips of a loop that goes `span` far; it steps by `step`, or by that factor where `is_geometric`."""

    span: Term
    step: Term = ONE
    is_geometric: bool = False

    def count(self, values: Mapping[Symbol, int]) -> int:
        """Return the number of trips with these values of the sizes."""
        span, step = terms.value(self.span, values), terms.value(self.step, values)
        if span <= 0:
            return 0
        if self.is_geometric:
            return max(1, math.ceil(math.log(span) / math.log(max(2, step)) - 1e-9))
        return -(-span // max(1, step))


UNKNOWN = Trips(terms.constant(UNKNOWN_TRIPS))


@dataclass(frozen=True, slots=True)
class Work:
    """Operations that each thread executes once for every trip of the loops around them, outermost first."""

    loops: tuple[Trips, ...]
    operations: int

    def substituted(self, replaced: Mapping[Symbol, Term]) -> "Work":
        """Return the work with terms in the place of some symbols."""
        loops = (
            replace(loop, span=terms.substitute(loop.span, replaced), step=terms.substitute(loop.step, replaced))
            for loop in self.loops
        )
        return replace(self, loops=tuple(loops))


def operations_of(node: Node | None) -> int:
    """Return about how many instructions a part of a kernel is, without those in loops within it."""
    count, stack = 0, [node] if node is not None else []
    while stack:
        part = stack.pop()
        count += part.type in _OPERATIONS
        stack.extend(child for child in part.named_children if child.type not in LOOPS)
    return count


def trips_of(node: Node, changed: Mapping[str, list[Node]], ranges: Ranges, known: Variables) -> Trips:
    """Return the trips of a loop."""
    condition = node.child_by_field_name("condition")
    names = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", host.words(condition)))
    changes = ((name, change) for name in names for change in changed.get(name, ()))
    for name, change in changes:
        with contextlib.suppress(TermError):  # a number in the loop is too large
            if (step := _step(change, name, ranges, known)) is None:
                continue
            start = known.ranges.get(name)
            for sign, bound in _bounds(condition, name, ranges, known):
                if (trips := _trips(start, sign, bound, step)) is not None:
                    return trips
    return UNKNOWN


def _trips(start: Range | None, sign: str, bound: Range | None, step: tuple[str, Term]) -> Trips | None:
    """Return the trips from a start to a bound, None where the steps lead away from it."""
    operator, by = step
    if bound is None:
        return None
    if operator == "+" and sign in ("<", "<=", "!="):
        low = start[0] if start is not None else terms.constant(0)
        return Trips(_including(sign, terms.subtract(bound[1], low)), by)
    if operator == "-" and sign in (">", ">=", "!=") and start is not None:
        return Trips(_including(sign, terms.subtract(start[1], bound[0])), by)
    if operator == "*" and sign in ("<", "<=", "!="):
        low = start[0] if start is not None and terms.value(start[0]) > 0 else ONE
        return Trips(terms.round_up(_including(sign, bound[1]), low), by, is_geometric=True)
    if operator == "/" and sign in (">", ">=", "!=") and start is not None:
        if not bound[0].parts:
            return Trips(terms.multiply(start[1], by), by, is_geometric=True)
        span = terms.round_up(start[1], bound[0])
        return Trips(terms.multiply(span, by) if sign == ">=" else span, by, is_geometric=True)
    return None


def _including(sign: str, span: Term) -> Term:
    """Return the reach of a loop that includes its bound."""
    return terms.add(span, ONE) if sign in ("<=", ">=") else span


def _step(node: Node, name: str, ranges: Ranges, known: Variables) -> tuple[str, Term] | None:
    """Return how a change of a variable steps: `+`, `-`, `*` or `/`, and by how much; None for another change."""
    sign = host.words(node.child_by_field_name("operator"))
    operator, by = _STEPS.get(sign, ""), node.child_by_field_name("right")
    if sign == "=":
        value = host.unwrapped(by)
        if value is None or value.type != "binary_expression":
            return None
        operator = host.words(value.child_by_field_name("operator"))
        left, by = host.unwrapped(value.child_by_field_name("left")), value.child_by_field_name("right")
        if host.words(left) != name:
            left, by = host.unwrapped(by), left
            if host.words(left) != name or operator not in ("+", "*"):
                return None
    if sign in ("++", "--"):
        return operator, ONE
    amount = ranges.range_of(by, known)
    if amount is None or operator not in ("+", "-", "*", "/", "<<", ">>"):
        return None
    least = amount[0] if terms.value(amount[0]) > 0 else amount[1]
    if operator in ("<<", ">>"):
        return ("*" if operator == "<<" else "/"), terms.power_of_two(least)
    return operator, least


def _bounds(condition: Node | None, name: str, ranges: Ranges, known: Variables) -> Iterator[tuple[str, Range | None]]:
    """Yield each comparison of a variable in a condition: the sign behind it, and what it is compared with."""
    condition = host.unwrapped(condition)
    if condition is None:
        return
    if condition.type in ("identifier", "update_expression") and name in host.words(condition):
        yield "!=", (terms.constant(0), terms.constant(0))
    if condition.type != "binary_expression":
        return
    sign = host.words(condition.child_by_field_name("operator"))
    left, right = (host.unwrapped(condition.child_by_field_name(side)) for side in ("left", "right"))
    if sign in ("&&", "||"):
        yield from _bounds(left, name, ranges, known)
        yield from _bounds(right, name, ranges, known)
        return
    for side, other, operator in ((left, right, sign), (right, left, _FLIPPED.get(sign, ""))):
        if side is None or operator not in _FLIPPED or not any(host.words(part) == name for part in host.walk(side)):
            continue
        if side.type in ("identifier", "update_expression"):
            yield operator, ranges.range_of(other, known)
            continue
        inside = known.copy()  # `base + i < n`
        inside.ranges[name] = None
        ranges.refine(condition, inside, holds=True)
        if (bounds := inside.ranges[name]) is not None:
            yield "<=", bounds


class Extents(Ranges):
    """Follows the statements of one kernel; `work` is what each thread executes, by where it stands in the text."""

    def __init__(self, run: Run, shape: LaunchShape, sizes: dict[str, int], bounds: dict[str, Symbol]) -> None:
        super().__init__(run, shape, sizes, bounds)
        self.work: dict[tuple[int, tuple[Trips, ...]], Work] = {}
        self._around: tuple[Trips, ...] = ()  # the loops around the statement that is followed, outermost first

    def note_work(self, body: Node, around: tuple[Trips, ...]) -> None:
        """Note the operations of a body as those of a trip of the innermost loop around it."""
        self.work[body.id, around] = Work(around, operations_of(body))

    def execute(self, node: Node, known: Variables) -> None:
        """Follow a statement."""
        self._steps += 1
        if self._steps > MAX_STEPS:
            raise terms.OutOfReachError
        match node.type:
            case "declaration":
                base = host.type_text(node)
                for declarator in node.children_by_field_name("declarator"):
                    self._declare(declarator, base, known)
            case "assignment_expression" | "update_expression":
                self._assign(node, known)
            case "if_statement":
                self._if(node, known)
            case "for_statement" | "while_statement" | "do_statement":
                self._loop(node, known)
            case "return_statement":
                value = self.range_of(host.first_child(node), known)
                known.ranges["return"] = terms.joined(known.ranges.get("return", value), value)
            case _ if node.type.endswith("_expression"):
                self._evaluate(node, known)
            case _:
                for child in node.named_children:
                    self.execute(child, known)

    def _evaluate(self, node: Node, known: Variables) -> None:
        if node.type in ("subscript_expression", "pointer_expression"):
            self.access(node, known)
        elif node.type == "gnu_asm_expression":
            for child in host.walk(node):
                if child.type in ("call_expression", "pointer_expression", "identifier", "binary_expression"):
                    place = self.address_of(child, known)
                    if place is not None:
                        self._need(place, terms.constant(max(1, 16 // max(1, self._sizes.get(place.array, 4)))))
        else:
            self.range_of(node, known)

    def _declare(self, declarator: Node, base: str, known: Variables) -> None:
        value, inner = host.initialized(declarator)
        name, type_name = host.declared(inner, base)
        if not name:
            return
        known.addresses.pop(name, None)
        if value is None:
            known.ranges[name] = None
            return
        address = self.place_of(value, known) if type_name.endswith("&") else self.address_of(value, known)
        if address is not None and (pointed(type_name) is not None or "auto" in base or type_name.endswith("&")):
            known.addresses[name] = address
            if type_name.endswith("&"):
                self._need(address, ONE)
            return
        known.ranges[name] = self.range_of(value, known)

    def _assign(self, node: Node, known: Variables) -> None:
        left = node.child_by_field_name("left") or node.child_by_field_name("argument")
        right = node.child_by_field_name("right")
        sign = host.words(node.child_by_field_name("operator"))
        change = self.range_of(right, known) if right is not None else terms.exactly(ONE)
        if left is None:
            return
        if left.type != "identifier":
            self._evaluate(left, known)
            return
        name = host.words(left)
        if sign == "=":
            if (address := self.address_of(right, known)) is not None:
                known.addresses[name] = address
            elif name not in known.addresses:
                known.ranges[name] = change
            return
        if name in known.addresses:
            known.addresses[name] = self._shifted(known.addresses[name], change, sign[:1])
            return
        before, known.ranges[name] = known.ranges.get(name), None
        with contextlib.suppress(TermError):
            if before is not None and sign == "++":
                known.ranges[name] = before[0], terms.add(before[1], ONE)
            elif before is not None and change is not None:
                known.ranges[name] = self._calculated(sign.rstrip("=") if sign != "--" else "-", before, change)

    def _if(self, node: Node, known: Variables) -> None:
        condition = node.child_by_field_name("condition")
        self.range_of(condition, known)
        then, other = node.child_by_field_name("consequence"), node.child_by_field_name("alternative")
        first, second = known.copy(), known.copy()
        self.refine(condition, first, holds=True)
        self.refine(condition, second, holds=False)
        if then is not None:
            self.execute(then, first)
        if other is not None:
            self.execute(other, second)
        leaves = (then is not None and _leaves(then), other is not None and _leaves(other))
        if leaves[0] and not leaves[1]:
            known.ranges, known.addresses = {**second.ranges, "return": first.ranges.get("return")}, second.addresses
            return
        for name in known.ranges:
            known.ranges[name] = (
                first.ranges.get(name) if leaves[1] else terms.joined(first.ranges.get(name), second.ranges.get(name))
            )

    def _loop(self, node: Node, known: Variables) -> None:
        initializer, condition = node.child_by_field_name("initializer"), node.child_by_field_name("condition")
        update, body = node.child_by_field_name("update"), node.child_by_field_name("body")
        if initializer is not None:
            self.execute(initializer, known)
        changed = changed_in([body, update, condition])
        before = {name: known.ranges.get(name) for name in changed}
        starts = {name: known.addresses[name] for name in changed if name in known.addresses}
        count = self._count(condition, update, before, known)
        outer = self._around
        self._around = (*outer, trips_of(node, changed_in([update, condition, body]), self, known))
        for part in (condition, update, body):
            if part is not None:
                self.note_work(part, self._around)
        for name, steps in changed.items():
            known.ranges[name] = self._widened(before.get(name), steps, count, known) if name in known.ranges else None
        for name, address in starts.items():
            total = self._widened((ZERO, ZERO), changed[name], count, known)
            known.addresses[name] = self._shifted(address, total)
        for name in starts:
            known.ranges.pop(name, None)
        inside = known.copy()
        self.refine(condition, inside, holds=True)
        self.range_of(condition, inside)
        if body is not None:
            self.execute(body, inside)
        if update is not None:
            self.range_of(update, inside.copy())
        self._around = outer
        for name in changed:
            if name in known.ranges and inside.ranges.get(name) is not None and name in before:
                known.ranges[name] = terms.joined(before[name], inside.ranges[name])

    def _inline(self, function: Function, node: Node, ranges: list[Range | None], known: Variables) -> Range | None:
        self.note_work(function.body, self._around)
        return super()._inline(function, node, ranges, known)

    def note_unfollowed(self, body: Node) -> None:
        """Note the loops of a kernel that is too long to be followed to its end."""
        followed = {place for place, _ in self.work}
        stack: list[tuple[Node, tuple[Trips, ...]]] = [(body, ())]
        while stack:
            node, around = stack.pop()
            if node.type in LOOPS:
                around = (*around, UNKNOWN)
                inner = node.child_by_field_name("body")
                if inner is not None and inner.id not in followed:
                    self.note_work(inner, around)
            stack.extend((child, around) for child in node.named_children)

    def _count(
        self, condition: Node | None, update: Node | None, before: dict[str, Range | None], known: Variables
    ) -> Term | None:
        """Return the iterations of `for (i = a; i < b; i += c)` at most."""
        if condition is None or update is None or update.type not in ("update_expression", "assignment_expression"):
            return None
        target = update.child_by_field_name("left") or update.child_by_field_name("argument")
        name = host.words(target)
        start = before.get(name)
        probe = known.copy()
        probe.ranges[name] = None
        self.refine(condition, probe, holds=True)
        end = probe.ranges.get(name)
        sign = host.words(update.child_by_field_name("operator"))
        step: Range | None = terms.exactly(ONE)
        if sign == "+=":
            step = self.range_of(update.child_by_field_name("right"), known)
        elif sign != "++":
            return terms.constant(32)
        if start is None or end is None or step is None or terms.value(step[0]) < 1:
            return None
        try:
            return terms.round_up(terms.add(terms.subtract(end[1], start[0]), ONE), step[0])
        except TermError:
            return None

    def _widened(self, before: Range | None, steps: list[Node], count: Term | None, known: Variables) -> Range | None:
        """Return the range of a variable that a loop changes, as far as the changes are steps of a known size."""
        if before is None:
            return None
        low, high = before
        try:
            for step in steps:
                sign = host.words(step.child_by_field_name("operator"))
                amount = self.range_of(step.child_by_field_name("right"), known) if sign != "++" else terms.exactly(ONE)
                if sign in ("--", "-=", "/=", ">>="):
                    low = terms.least(ZERO, low)
                elif sign in ("++", "+=") and amount is not None and count is not None:
                    high = terms.add(high, terms.multiply(count, amount[1]))
                elif sign == "=":
                    both = terms.joined((low, high), amount)
                    if both is None:
                        return None
                    low, high = both
                else:
                    return None
        except TermError:
            return None
        return low, high


def _leaves(node: Node) -> bool:
    last = node
    while last.type in ("compound_statement", "else_clause") and last.named_children:
        last = last.named_children[-1]
    return last.type in ("return_statement", "continue_statement", "break_statement")


def changed_in(nodes: list[Node | None]) -> dict[str, list[Node]]:
    """Return the variables that parts of a loop change, with what changes them."""
    changes: dict[str, list[Node]] = {}
    for root in nodes:
        for node in host.walk(root):
            changing = {"assignment_expression": "left", "update_expression": "argument"}.get(node.type)
            target = node.child_by_field_name(changing) if changing else None
            if target is not None and target.type == "identifier":
                changes.setdefault(host.words(target), []).append(node)
    return changes


def extents_of(  # noqa: PLR0917 - the parts of a launch
    kernel: Function,
    run: Run,
    shape: LaunchShape,
    scalars: dict[str, Term],
    sizes: dict[str, int],
    bounds: dict[str, Symbol] | None = None,
    *,
    tensors: dict[str, tuple[Term, ...]] | None = None,
) -> Extents:
    """Return the elements that each array of a kernel needs, as far as its indices can be followed."""
    extents = Extents(run, shape, sizes, bounds or {})
    extents.tensors = tensors or {}
    known = Variables({name: terms.exactly(term) for name, term in scalars.items()})
    for name in sizes:
        known.addresses[name] = Address(name, (ZERO, ZERO), inner=(ONE,) * (len(extents.tensors.get(name, (0,))) - 1))
    extents.note_work(kernel.body, ())
    try:
        for node in kernel.body.named_children:
            extents.execute(node, known)
    except (terms.OutOfReachError, RecursionError):
        extents.note_unfollowed(kernel.body)
    return extents
