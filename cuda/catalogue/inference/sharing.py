"""Whether a block of threads stays within the static shared arrays of a kernel.

The rule: only the threads in the corners of the first block are followed, and an access counts only if every condition
before it is decided for that thread. So an array that a thread leaves is left for certain, as far as the sizes hold.
"""

import contextlib
import itertools
import math
import operator
from collections.abc import Callable
from dataclasses import replace

from warplens.cuda.catalogue.inference import draft, element_types, extents, program, terms
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.values import declared, first_child, type_text, words
from warplens.cuda.catalogue.source.parsing import Node

MOST_TRIED = 24  # as many smaller blocks are looked at
_EXACT: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv, "%": operator.mod,
    "&": operator.and_, "|": operator.or_, "^": operator.xor, ">>": operator.rshift,
}  # fmt: skip


class _LeftError(Exception):
    """The thread leaves an array."""


class _ReturnedError(Exception):
    """A function returns, or nothing is known of what the thread does next."""

    def __init__(self, value: terms.Range | None = None) -> None:
        super().__init__()
        self.value = value


class _IterationError(Exception):
    """An iteration of a loop ends."""


class ThreadPath(extents.Extents):
    """Follows a thread of the first block, whose numbers are `thread`, x first; of a loop it follows the first trip."""

    def __init__(self, run: Run, shape: draft.LaunchShape, thread: tuple[int, ...]) -> None:
        super().__init__(run, shape, {}, {})
        self._thread = thread
        self._lengths: dict[str, int] = {}
        self._rows: dict[str, set[int]] = {}
        """The elements in a row of each shared array, and in all that lies around it."""
        self._doubts = 0

    def execute(self, node: Node, known: terms.Variables) -> None:
        """Follow a statement."""
        match node.type:
            case "declaration" if "__shared__" in words(node):
                for declarator in node.children_by_field_name("declarator"):
                    self._share(declarator, type_text(node), known)
            case "return_statement":
                raise _ReturnedError(self.range_of(first_child(node), known))
            case "break_statement" | "continue_statement":
                raise _IterationError
            case _:
                super().execute(node, known)

    def _share(self, declarator: Node, base: str, known: terms.Variables) -> None:
        """Take a static shared array into account, all of whose lengths are known."""
        name, type_name = declared(declarator, base)
        element = element_types.element_of(
            type_name.partition("[")[0].replace("__shared__", "").strip(), self._run.program
        )
        known.ranges[name] = None
        steps = [terms.ONE]
        inner: Node | None = declarator
        while inner is not None and inner.type == "array_declarator":
            length = self.range_of(inner.child_by_field_name("size"), known)
            if length is None or length[0] != length[1]:
                return
            steps.append(terms.multiply(steps[-1], length[0]))
            inner = inner.child_by_field_name("declarator")
        if len(steps) > 1 and element is not None:
            array = f"{name}@{declarator.start_byte}"
            self._lengths[array], self._sizes[array] = terms.value(steps[-1]), element.size_bytes
            self._rows[array] = {terms.value(step) for step in steps[1:]}
            inside = tuple(reversed(steps[:-2]))
            known.addresses[name] = terms.Address(array, (terms.ZERO, terms.ZERO), steps[-2], inside)

    def _member(self, node: Node, known: terms.Variables) -> terms.Range | None:
        name, _, axis = words(node).partition(".")
        if name == "threadIdx" and axis in ("x", "y", "z"):
            return terms.exactly(terms.constant(self._thread["xyz".index(axis)]))
        return terms.exactly(terms.ZERO) if name == "blockIdx" else super()._member(node, known)

    def place_of(self, node: Node | None, known: terms.Variables) -> terms.Address | None:
        """Return the place that an expression names; an index of an array of arrays stays within its row."""
        place = super().place_of(node, known)
        array: Node | None = node
        while array is not None and array.type == "subscript_expression":
            array = array.child_by_field_name("argument")
        if node is None or place is None or self._doubts:
            return place
        if array == node or place.array.partition("@")[0] != words(array):  # a pointer into an array
            return place
        base = self.address_of(node.child_by_field_name("argument"), known)
        index = self._exact(self.range_of(first_child(node.child_by_field_name("indices")), known))
        if base is not None and index is not None:
            step = terms.value(base.step)
            around = min((row for row in self._rows[place.array] if row > step), default=0)
            if around and index * step >= around:
                raise _LeftError
        return place

    def _need(self, place: terms.Address, steps: terms.Term) -> None:
        length = self._lengths.get(place.array)
        if length is None or self._doubts or (first := self._exact(place.offset)) is None:
            return
        if first + terms.value(place.step) * terms.value(steps) > length:
            raise _LeftError

    def _reach(self, name: str, place: terms.Address, ranges: list[terms.Range | None]) -> terms.Term:
        del name, place, ranges  # a function without a body may take less than it could
        return terms.ONE

    def _inline(
        self, function: program.Function, node: Node, ranges: list[terms.Range | None], known: terms.Variables
    ) -> terms.Range | None:
        try:
            return super()._inline(function, node, ranges, known)
        except _ReturnedError as ending:
            return ending.value

    # what is decided

    def _exact(self, value_range: terms.Range | None) -> int | None:
        low, high = (terms.value(end) for end in value_range) if value_range is not None else (0, 1)
        return low if low == high else None

    def _truth(self, condition: Node | None, known: terms.Variables) -> bool | None:
        """Return whether a condition holds for the thread, None where that is not known; its accesses do not count."""
        self._doubts += 1
        try:
            value = self._exact(self.range_of(condition, known))
        finally:
            self._doubts -= 1
        return None if value is None else bool(value)

    def _binary(self, node: Node, known: terms.Variables) -> terms.Range | None:
        sign = words(node.child_by_field_name("operator"))
        sides = [node.child_by_field_name(side) for side in ("left", "right")]
        if sign in ("&&", "||"):
            truths = [self._truth(side, known) for side in sides]
            if (sign == "||") in truths:
                return _truth_value(holds=sign == "||")
            return (terms.ZERO, terms.ONE) if None in truths else _truth_value(holds=sign == "&&")
        left, right = (self.range_of(side, known) for side in sides)
        first, second = self._exact(left), self._exact(right)
        if sign in terms.COMPARISONS:
            ends = [None if bounds is None else [terms.value(end) for end in bounds] for bounds in (left, right)]
            return _compared(sign, ends[0], ends[1])
        if first is not None and second is not None and sign in _EXACT and min(first, second) >= 0:
            if sign in ("/", "%") and not second:
                return None
            return terms.exactly(terms.constant(_EXACT[sign](first, second)))
        return None if left is None or right is None or sign in ("%", "&") else self._calculated(sign, left, right)

    # statements

    def _if(self, node: Node, known: terms.Variables) -> None:
        holds = self._truth(node.child_by_field_name("condition"), known)
        then, other = node.child_by_field_name("consequence"), node.child_by_field_name("alternative")
        if holds is not None:
            taken = then if holds else other
            if taken is not None:
                self.execute(taken, known)
            return
        self._doubts += 1
        try:
            super()._if(node, known)
        except (_ReturnedError, _IterationError):
            raise _ReturnedError from None
        finally:
            self._doubts -= 1

    def _loop(self, node: Node, known: terms.Variables) -> None:
        initializer, condition = node.child_by_field_name("initializer"), node.child_by_field_name("condition")
        update, body = node.child_by_field_name("update"), node.child_by_field_name("body")
        if initializer is not None:
            self.execute(initializer, known)
        first = True if node.type == "do_statement" or condition is None else self._truth(condition, known)
        if first is False:
            return
        last = self._last(node, known) if first else {}
        self._doubts += first is None
        try:
            self._iteration(body, known)
            self._forget([body, update, condition], known)
            if last:
                known.ranges.update(last)
                self._iteration(body, known)
        finally:
            self._doubts -= first is None
        self._forget([body, update, condition], known)

    def _iteration(self, body: Node | None, known: terms.Variables) -> None:
        with contextlib.suppress(_IterationError):
            if body is not None:
                self.execute(body, known)

    def _forget(self, nodes: list[Node | None], known: terms.Variables) -> None:
        for name in extents.changed_in(nodes):
            if name in known.addresses:
                known.addresses[name] = replace(known.addresses[name], offset=None)
            else:
                known.ranges[name] = None

    def _last(self, node: Node, known: terms.Variables) -> dict[str, terms.Range | None]:
        """Return what the variable of `for (...; i < b; i += c)` is in the last iteration, where it alone ends it."""
        condition, update = node.child_by_field_name("condition"), node.child_by_field_name("update")
        if condition is None or update is None or condition.type != "binary_expression":
            return {}
        name = words(update.child_by_field_name("left") or update.child_by_field_name("argument"))
        by = {"++": terms.ONE, "+=": None}.get(words(update.child_by_field_name("operator")), terms.ZERO)
        step = self._exact(self.range_of(update.child_by_field_name("right"), known) if by is None else (by, by))
        first = self._exact(known.ranges.get(name))
        end = self._exact(self.range_of(condition.child_by_field_name("right"), known))
        if words(condition.child_by_field_name("left")) != name or None in (first, end, step) or not step:
            return {}
        if first is None or end is None or words(condition.child_by_field_name("operator")) not in ("<", "<="):
            return {}
        end -= words(condition.child_by_field_name("operator")) == "<"
        return {name: terms.exactly(terms.constant(first + (end - first) // step * step))} if end >= first else {}

    def _conditional(self, node: Node, known: terms.Variables) -> terms.Range | None:
        holds = self._truth(node.child_by_field_name("condition"), known)
        if holds is not None:
            return self.range_of(node.child_by_field_name("consequence" if holds else "alternative"), known)
        self._doubts += 1
        try:
            return super()._conditional(node, known)
        finally:
            self._doubts -= 1


def _truth_value(*, holds: bool) -> terms.Range:
    return (terms.ONE, terms.ONE) if holds else (terms.ZERO, terms.ZERO)


def _compared(sign: str, left: list[int] | None, right: list[int] | None) -> terms.Range:
    """Return 1 where a comparison holds for all numbers of two ranges, 0 where it does for none, else both."""
    if left is None or right is None:
        return terms.ZERO, terms.ONE
    compare = terms.COMPARISONS[sign]
    if sign in ("==", "!="):
        apart = left[1] < right[0] or right[1] < left[0]
        same = left[0] == left[1] == right[0] == right[1]
        return _truth_value(holds=same == (sign == "==")) if apart or same else (terms.ZERO, terms.ONE)
    outcomes = {compare(low, other) for low in left for other in right}
    return _truth_value(holds=outcomes.pop()) if len(outcomes) == 1 else (terms.ZERO, terms.ONE)


def stays_within(kernel: program.Function, run: Run, shape: draft.LaunchShape, scalars: dict[str, terms.Term]) -> bool:
    """Return whether no thread in a corner of the first block is known to leave a static shared array."""
    last = [terms.value(side) - 1 for side in shape.block] + [0, 0, 0]
    corners = {tuple(last[:3]), (last[0], 0, 0), (0, last[1], 0), (0, 0, last[2])}
    for corner in sorted(corners, reverse=True):
        path = ThreadPath(run, shape, corner)
        known = terms.Variables({name: terms.exactly(term) for name, term in scalars.items()})
        try:
            for node in kernel.body.named_children:
                path.execute(node, known)
        except _LeftError:
            return False
        except (_ReturnedError, _IterationError, terms.OutOfReachError, RecursionError, terms.TermError):
            continue
    return True


def smaller_blocks(sides: list[int]) -> list[list[int]]:
    """Return the blocks with halved sides, the largest first; of equal ones, first those that keep more of x."""
    halved = [[side >> shift for shift in range(side.bit_length())] for side in sides]
    blocks = [list(block) for block in itertools.product(*halved)]
    return sorted(blocks, key=lambda block: (-math.prod(block), -block[0]))[1 : MOST_TRIED + 1]
