"""How far the indices of a kernel go in each array, for arrays whose length the host code does not say.

The rule: indices are followed through variables, loops and conditions. An array with an index that depends on data gets
its length from the other indices, and none where there are no others.
"""

from __future__ import annotations

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import LaunchShape
from warplens.cuda.catalogue.inference.element_types import pointed
from warplens.cuda.catalogue.inference.program import Function
from warplens.cuda.catalogue.inference.ranges import MAX_STEPS, Ranges
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.trips import LOOPS, UNKNOWN, Trips, Work, operations_of, trips_of
from warplens.cuda.catalogue.inference.values import declared, type_text, walk, words
from warplens.cuda.catalogue.inference.variables import (
    ONE,
    ZERO,
    Address,
    OutOfReachError,
    Range,
    Variables,
    exactly,
    joined,
    least,
)
from warplens.cuda.source.parsing import Node


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
            raise OutOfReachError
        match node.type:
            case "declaration":
                base = type_text(node)
                for declarator in node.children_by_field_name("declarator"):
                    self._declare(declarator, base, known)
            case "assignment_expression":
                self._assign(node, known)
            case "update_expression":
                self._assign(node, known)
            case "if_statement":
                self._if(node, known)
            case "for_statement" | "while_statement" | "do_statement":
                self._loop(node, known)
            case "return_statement":
                found = self.range_of(next(iter(node.named_children), None), known)
                before = known.ranges.get("return", found)
                known.ranges["return"] = joined(before, found)
            case _ if node.type.endswith("_expression"):
                self._evaluate(node, known)
            case _:
                for child in node.named_children:
                    self.execute(child, known)

    def _evaluate(self, node: Node, known: Variables) -> None:
        if node.type in ("subscript_expression", "pointer_expression"):
            self.access(node, known)
        elif node.type == "gnu_asm_expression":
            for child in walk(node):
                if child.type in ("call_expression", "pointer_expression", "identifier", "binary_expression"):
                    place = self.address_of(child, known)
                    if place is not None:
                        self._need(place, terms.constant(max(1, 16 // max(1, self._sizes.get(place.array, 4)))))
        else:
            self.range_of(node, known)

    def _declare(self, declarator: Node, base: str, known: Variables) -> None:
        value = declarator.child_by_field_name("value") if declarator.type == "init_declarator" else None
        inner = declarator.child_by_field_name("declarator") if declarator.type == "init_declarator" else declarator
        name, type_name = declared(inner, base)
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
        sign = words(node.child_by_field_name("operator"))
        found = self.range_of(right, known) if right is not None else exactly(ONE)
        if left is None:
            return
        if left.type != "identifier":
            self._evaluate(left, known)
            return
        name = words(left)
        if name in known.addresses:
            if sign == "=":
                address = self.address_of(right, known)
                if address is not None:
                    known.addresses[name] = address
            else:
                known.addresses[name] = self._shifted(known.addresses[name], found, sign[:1])
            return
        if sign == "=" and right is not None and (address := self.address_of(right, known)) is not None:
            known.addresses[name] = address
            return
        if sign == "=":
            known.ranges[name] = found
            return
        before = known.ranges.get(name)
        try:
            known.ranges[name] = (
                self._calculated(sign.rstrip("=") if sign != "--" else "-", before, found)
                if before is not None and found is not None and sign != "++"
                else (before[0], terms.add(before[1], ONE))
                if before is not None and sign == "++"
                else None
            )
        except TermError:
            known.ranges[name] = None

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
                first.ranges.get(name) if leaves[1] else joined(first.ranges.get(name), second.ranges.get(name))
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
                known.ranges[name] = joined(before[name], inside.ranges[name])

    def _inline(
        self,
        function: Function,
        arguments: list[Node],
        ranges: list[Range | None],
        known: Variables,
        template: dict[str, Range | None],
    ) -> Range | None:
        self.note_work(function.body, self._around)
        return super()._inline(function, arguments, ranges, known, template)

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
        name = words(target)
        start = before.get(name)
        probe = known.copy()
        probe.ranges[name] = None
        self.refine(condition, probe, holds=True)
        end = probe.ranges.get(name)
        sign = words(update.child_by_field_name("operator"))
        step: Range | None = exactly(ONE)
        if sign == "+=":
            step = self.range_of(update.child_by_field_name("right"), known)
        elif sign != "++":
            return terms.constant(32)
        if start is None or end is None or step is None or self._value(step[0]) < 1:
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
                sign = words(step.child_by_field_name("operator"))
                found = self.range_of(step.child_by_field_name("right"), known) if sign != "++" else exactly(ONE)
                if sign in ("--", "-=", "/=", ">>="):
                    low = least(ZERO, low)
                elif sign in ("++", "+=") and found is not None and count is not None:
                    high = terms.add(high, terms.multiply(count, found[1]))
                elif sign == "=":
                    both = joined((low, high), found)
                    if both is None:
                        return None
                    low, high = both
                else:
                    return None
        except TermError:
            return None
        return low, high


def _leaves(node: Node) -> bool:
    """Return whether a branch ends in `return`, `continue` or `break`."""
    last = node
    while last.type in ("compound_statement", "else_clause") and last.named_children:
        last = last.named_children[-1]
    return last.type in ("return_statement", "continue_statement", "break_statement")


def changed_in(nodes: list[Node | None]) -> dict[str, list[Node]]:
    """Return the variables that parts of a loop change, with what changes them."""
    found: dict[str, list[Node]] = {}
    for root in nodes:
        for node in walk(root) if root is not None else ():
            target = None
            if node.type == "assignment_expression":
                target = node.child_by_field_name("left")
            elif node.type == "update_expression":
                target = node.child_by_field_name("argument")
            if target is not None and target.type == "identifier":
                found.setdefault(words(target), []).append(node)
    return found


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
    known = Variables({name: exactly(term) for name, term in scalars.items()})
    for name in sizes:
        known.addresses[name] = Address(name, (ZERO, ZERO), inner=(ONE,) * (len(extents.tensors.get(name, (0,))) - 1))
    extents.note_work(kernel.body, ())
    try:
        for node in kernel.body.named_children:
            extents.execute(node, known)
    except (OutOfReachError, RecursionError):
        extents.note_unfollowed(kernel.body)
    return extents
