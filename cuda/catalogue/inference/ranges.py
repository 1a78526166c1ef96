"""The ranges of whole numbers and the places in arrays that the expressions of a kernel stand for.

The rule: a range is a pair of terms, the least and the largest value over all threads of a launch. A number that
depends on data has no range.
"""

import contextlib
import re
from dataclasses import replace

from warplens.cuda.catalogue.inference import draft, element_types, evaluation, terms
from warplens.cuda.catalogue.inference.program import Function
from warplens.cuda.catalogue.inference.run import OutOfStepsError, Run, last_name
from warplens.cuda.catalogue.inference.terms import ONE, ZERO, Address, Range, Symbol, Term, TermError, Variables
from warplens.cuda.catalogue.inference.values import children_of, first_child, number_literal, term_of, unwrapped, words
from warplens.cuda.catalogue.source.parsing import Node

MAX_STEPS = 40_000  # the nodes of a kernel and of what it calls that are looked at
MAX_DEPTH = 60
MAX_CALLS = 4  # device functions are followed this deep

MATRIX_ROWS = 16  # `wmma::load_matrix_sync` takes 16 rows for the usual shape of a fragment, 16 x 16 x 16
_ONE_ELEMENT = re.compile(r"atomic|__?ld|__?st|red_|__cvta|cp_async|__pipeline|memcpy|printf|\w*_matrix_sync|as[sm]")
"""Functions without a body that take no more than an element, or a tile, from an address that is passed."""


class Ranges:
    """Evaluates the expressions of one kernel; `lengths` are the elements that each array needs at least. `bounds` are
    symbols that lie above all elements of an array of whole numbers. `needs` holds what an array needs because of such
    a symbol.
    """

    def __init__(self, run: Run, shape: draft.LaunchShape, sizes: dict[str, int], bounds: dict[str, Symbol]) -> None:
        self._run = run
        self._shape = shape
        self._sizes = sizes
        self._steps = 0
        self._depth = 0
        self._calls = 0
        self._bounds = bounds
        self.lengths: dict[str, Term] = {}
        self.needs: dict[tuple[str, Symbol], Term] = {}
        self.vague: set[str] = set()  # the arrays with an index that cannot be followed
        self.tensors: dict[str, tuple[Term, ...]] = {}  # the sizes of the tensors whose accessors are parameters
        self.sizes_needed: dict[tuple[str, int], Term] = {}
        """One more than the largest index of a tensor, by its name and the number of the dimension."""

    # ranges of numbers

    def range_of(self, node: Node | None, known: Variables) -> Range | None:
        """Return the range of an expression, None where it depends on data."""
        if node is None:
            return None
        self._steps += 1
        if self._steps > MAX_STEPS:
            raise terms.OutOfReachError
        if self._depth > MAX_DEPTH:
            return None
        self._depth += 1
        try:
            return self._range(node, known)
        except TermError:
            return None
        finally:
            self._depth -= 1

    def _range(self, node: Node, known: Variables) -> Range | None:  # noqa: C901, PLR0911 - a case for each form
        match node.type:
            case "number_literal":
                return terms.exactly(term_of(number_literal(words(node))))
            case "identifier" | "qualified_identifier" | "type_identifier":
                return self._named(last_name(node), known)
            case "parenthesized_expression" | "condition_clause" | "argument_list" | "initializer_list":
                return self.range_of(first_child(node), known)
            case "cast_expression":
                return self.range_of(node.child_by_field_name("value"), known)
            case "field_expression":
                return self._member(node, known)
            case "binary_expression":
                return self._binary(node, known)
            case "true" | "false":
                return ZERO, ONE
            case "unary_expression" if words(node.child_by_field_name("operator")) in ("!", "~"):
                return ZERO, ONE
            case "conditional_expression":
                return self._conditional(node, known)
            case "assignment_expression":
                self.execute(node, known)
                return self.range_of(node.child_by_field_name("left"), known)
            case "update_expression":
                return self.range_of(node.child_by_field_name("argument"), known)
            case "subscript_expression" | "pointer_expression":
                return self.access(node, known)
            case "call_expression":
                return self._call(node, known)
            case "sizeof_expression":
                element = element_types.element_of(words(node.child_by_field_name("type")), self._run.program)
                return terms.exactly(terms.constant(element.size_bytes)) if element is not None else None
        for child in node.named_children:
            self.range_of(child, known)
        return None

    def _named(self, name: str, known: Variables) -> Range | None:
        if name in known.ranges:
            return known.ranges[name]
        if name == "warpSize":
            return terms.exactly(terms.constant(32))
        try:
            term = term_of(evaluation.named(self._run, name))
        except OutOfStepsError:
            return None
        return terms.exactly(terms.settle(term)) if term is not None else None

    def _member(self, node: Node, known: Variables) -> Range | None:
        text = words(node)
        match = re.fullmatch(r"(threadIdx|blockIdx|blockDim|gridDim)\.([xyz])", text)
        if match is None:
            match = re.fullmatch(r".*(thread_index|group_index)\(\)\.([xyz])", text)
        if match is None:
            place = self.place_of(node, known)
            if place is not None:
                self._need(place, ONE)
            return None
        kind = "block" if match[1] in ("threadIdx", "blockDim", "thread_index") else "grid"
        size = self._shape.size(kind, match[2])
        return terms.exactly(size) if match[1].endswith("Dim") else (ZERO, terms.subtract(size, ONE))

    def _conditional(self, node: Node, known: Variables) -> Range | None:
        condition = node.child_by_field_name("condition")
        self.range_of(condition, known)
        sides: list[Range | None] = []
        for name, holds in (("consequence", True), ("alternative", False)):
            branch = known.copy()
            self.refine(condition, branch, holds=holds)
            sides.append(self.range_of(node.child_by_field_name(name), branch))
        return terms.joined(sides[0], sides[1])

    def _binary(self, node: Node, known: Variables) -> Range | None:
        sign = words(node.child_by_field_name("operator"))
        left_node = node.child_by_field_name("left")
        left = self.range_of(left_node, known)
        after = known
        if sign in ("&&", "||"):
            after = known.copy()
            self.refine(left_node, after, holds=sign == "&&")
        right = self.range_of(node.child_by_field_name("right"), after)
        if sign in ("<", ">", "<=", ">=", "==", "!=", "&&", "||"):
            return ZERO, ONE
        if sign in ("%", "&") and right is not None:
            largest = right[1] if sign == "&" else terms.subtract(right[1], ONE)
            return ZERO, terms.least(left[1], largest) if left is not None and terms.value(left[0]) >= 0 else largest
        return self._calculated(sign, left, right) if left is not None and right is not None else None

    def _calculated(self, sign: str, left: Range, right: Range) -> Range | None:
        match sign:
            case "+" | "|" | "^":
                low = terms.add(left[0], right[0]) if sign == "+" else ZERO
                return low, terms.add(left[1], right[1])
            case "-":
                return terms.subtract(left[0], right[1]), terms.subtract(left[1], right[0])
            case "*":
                if terms.value(left[0]) < 0 or terms.value(right[0]) < 0:
                    return terms.multiply(left[0], right[1]), terms.multiply(left[1], right[1])
                return terms.multiply(left[0], right[0]), terms.multiply(left[1], right[1])
            case "/" if terms.value(right[0]) > 0:
                return terms.divide(left[0], right[1]), terms.largest_quotient(left[1], right[0])
            case "<<":
                low, high = (terms.power_of_two(end) for end in right)
                return terms.multiply(left[0], low), terms.multiply(left[1], high)
            case ">>":
                low, high = (terms.power_of_two(end) for end in right)
                return terms.divide(left[0], high), terms.largest_quotient(left[1], low)
        return None

    def refine(self, condition: Node | None, known: Variables, *, holds: bool) -> None:
        """Narrow what is known by a condition that holds, or one that does not."""
        if condition is None:
            return
        if condition.type in ("parenthesized_expression", "condition_clause"):
            for child in condition.named_children:
                self.refine(child, known, holds=holds)
            return
        if condition.type == "unary_expression" and words(condition.child_by_field_name("operator")) == "!":
            self.refine(condition.child_by_field_name("argument"), known, holds=not holds)
            return
        if condition.type != "binary_expression":
            return
        sign = words(condition.child_by_field_name("operator"))
        left, right = condition.child_by_field_name("left"), condition.child_by_field_name("right")
        if sign in ("&&", "||"):
            if holds == (sign == "&&"):
                self.refine(left, known, holds=holds)
                self.refine(right, known, holds=holds)
            return
        if not holds:
            sign = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}.get(sign, "")
        flipped = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "=="}.get(sign, "")
        self._narrow(left, sign, right, known)
        self._narrow(right, flipped, left, known)

    def _narrow(self, node: Node | None, sign: str, bound_node: Node | None, known: Variables) -> None:
        bound = self.range_of(bound_node, known)
        if node is None or bound is None or sign not in ("<", "<=", "=="):
            return
        with contextlib.suppress(TermError):
            largest = terms.subtract(bound[1], ONE) if sign == "<" else bound[1]
            while node is not None and node.type in ("binary_expression", "parenthesized_expression"):
                if node.type == "parenthesized_expression":
                    node = first_child(node)
                    continue
                step = self.range_of(node.child_by_field_name("right"), known)
                operator = words(node.child_by_field_name("operator"))
                if step is None or operator not in ("+", "*"):
                    return
                if operator == "+":
                    largest = terms.subtract(largest, step[0])
                elif step[0] == step[1] and terms.value(step[0]) > 0:
                    largest = terms.largest_quotient(largest, step[0])
                node = node.child_by_field_name("left")
            if node is None or node.type != "identifier":
                return
            name = words(node)
            if name not in known.ranges:
                return
            before = known.ranges[name]
            if before is None:
                known.ranges[name] = ZERO, largest
            elif terms.value(largest) <= terms.value(before[1]):
                known.ranges[name] = terms.least(before[0], largest), largest

    # arrays

    def address_of(  # noqa: PLR0911 - a case for each form
        self, node: Node | None, known: Variables
    ) -> Address | None:
        """Return the place that a pointer leads to."""
        if node is None:
            return None
        match node.type:
            case "identifier":
                return known.addresses.get(words(node))
            case "parenthesized_expression":
                return self.address_of(first_child(node), known)
            case "cast_expression":
                inner = self.address_of(node.child_by_field_name("value"), known)
                return self._recast(inner, node.child_by_field_name("type"))
            case "call_expression":
                inner = self.address_of(first_child(node.child_by_field_name("arguments")), known)
                targets = children_of(node.child_by_field_name("function"), "arguments")
                return self._recast(inner, targets[0] if targets else None)
            case "pointer_expression" if words(node).startswith("&"):
                return self.place_of(node.child_by_field_name("argument"), known)
            case "binary_expression":
                return self._moved(node, known)
            case "update_expression":
                return self.address_of(node.child_by_field_name("argument"), known)
            case "subscript_expression":  # a row of an array of arrays
                base = self.address_of(node.child_by_field_name("argument"), known)
                return self.place_of(node, known) if base is not None and base.inner else None
        return None

    def _recast(self, address: Address | None, type_node: Node | None) -> Address | None:
        """Return an address whose index counts elements of another type."""
        if address is None or type_node is None:
            return address
        inner = element_types.pointed(words(type_node))
        element = element_types.element_of(inner, self._run.program) if inner is not None else None
        size = self._sizes.get(address.array, 0)
        if element is None or not size:
            return address
        return Address(address.array, address.offset, terms.constant(max(1, element.size_bytes // size)))

    def _moved(self, node: Node, known: Variables) -> Address | None:
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        sign = words(node.child_by_field_name("operator"))
        for side, by in ((left, right), (right, left)):
            if (base := self.address_of(side, known)) is not None:
                return self._shifted(base, self.range_of(by, known), sign)
        return None

    def _shifted(self, base: Address, by: Range | None, sign: str = "+") -> Address:
        if base.offset is None or by is None or sign not in ("+", "-"):
            return replace(base, offset=None)
        scaled = terms.multiply(by[0], base.step), terms.multiply(by[1], base.step)
        return replace(base, offset=self._calculated(sign, base.offset, scaled))

    def place_of(self, node: Node | None, known: Variables) -> Address | None:
        """Return the place that an expression names in an array of a parameter."""
        if node is None:
            return None
        match node.type:
            case "subscript_expression":
                base = self.address_of(node.child_by_field_name("argument"), known)
                index = self.range_of(first_child(node.child_by_field_name("indices")), known)
                if base is not None and base.array in self.tensors and index is not None:
                    key, size = (base.array, self._dimension(base)), terms.add(index[1], ONE)
                    self.sizes_needed[key] = max(self.sizes_needed.get(key, size), size, key=terms.value)
                return self._shifted(base, index).element() if base is not None else None
            case "pointer_expression" if words(node).startswith("*"):
                return self.address_of(node.child_by_field_name("argument"), known)
            case "parenthesized_expression":
                return self.place_of(first_child(node), known)
            case "field_expression":
                if any(child.type == "->" for child in node.children):
                    return self.address_of(node.child_by_field_name("argument"), known)
                return self.place_of(node.child_by_field_name("argument"), known)
        return None

    def access(self, node: Node, known: Variables) -> Range | None:
        """Note an access of the kernel, and return the range of the element."""
        place = self.place_of(node, known)
        if place is not None:
            return self._element(place)
        self.range_of(node.child_by_field_name("argument"), known)
        if node.type == "subscript_expression":  # an array of the kernel itself, perhaps with several indices
            self.range_of(node.child_by_field_name("indices"), known)
        return None

    def _element(self, place: Address) -> Range | None:
        self._need(place, ONE)
        symbol = self._bounds.get(place.array)
        return (ZERO, terms.subtract(terms.of(symbol), ONE)) if symbol is not None else None

    def _need(self, place: Address, steps: Term) -> None:
        if place.offset is None:
            self.vague.add(place.array)
            return
        with contextlib.suppress(TermError):
            length = terms.add(place.offset[1], terms.multiply(place.step, steps))
            for symbol in self._bounds.values():
                if symbol in length.symbols():
                    key = place.array, symbol
                    self.needs[key] = max(self.needs.get(key, length), length, key=terms.value)
            self.lengths[place.array] = max(self.lengths.get(place.array, length), length, key=terms.value)

    def _dimension(self, row: Address) -> int:
        """Return which dimension of its tensor the next index of a row is in."""
        return len(self.tensors[row.array]) - 1 - len(row.inner)

    def _tensor_size(self, node: Node, known: Variables) -> Range | None:
        """Return the size that `a.size(1)` gives of a tensor or of a row of it, None for any other call."""
        function, arguments = node.child_by_field_name("function"), children_of(node, "arguments")
        tensor = function.child_by_field_name("argument") if function is not None else None
        if tensor is None or len(arguments) != 1 or last_name(function) != "size":
            return None
        dimension, row = self.range_of(arguments[0], known), known.addresses.get(words(tensor))
        sizes = self.tensors.get(row.array if row is not None else words(tensor), ())
        sizes = sizes[self._dimension(row) :] if row is not None and sizes else sizes
        number = terms.value(dimension[0]) if dimension is not None else -1
        return terms.exactly(sizes[number]) if 0 <= number < len(sizes) else None

    # calls

    def _call(self, node: Node, known: Variables) -> Range | None:
        name = last_name(node.child_by_field_name("function"))
        arguments = children_of(node, "arguments")
        group = self._tensor_size(node, known) or self._shape.group(name, words(node.child_by_field_name("function")))
        if group is not None:
            return group
        ranges = [self.range_of(argument, known) for argument in arguments]
        if name in ("min", "max") and len(ranges) == 2:
            return self._extreme(name, ranges[0], ranges[1])
        if name in ("ceil", "ceilf") and arguments:
            return self._rounded_up(arguments[0], ranges[0], known)
        if name in ("static_cast", "int", "size_t", "__ldg", "abs", "uint32_t", "int64_t", "unsigned") and ranges:
            if name == "__ldg" and (place := self.address_of(arguments[0], known)) is not None:
                return self._element(place)
            return ranges[0]
        for function in self._run.program.functions.get(name, []):
            if len(function.parameters) == len(arguments) and self._calls < MAX_CALLS and not function.is_kernel:
                return self._inline(function, node, ranges, known)
        for argument in arguments:
            place = self.address_of(argument, known)
            if place is not None:
                self._need(place, self._reach(name, place, ranges))
                if not _ONE_ELEMENT.match(name):
                    self.vague.add(place.array)
        return None

    def _reach(self, name: str, place: Address, ranges: list[Range | None]) -> Term:
        """Return how many elements a function without a body takes from an address, at least."""
        if name.endswith("_matrix_sync"):
            pitch = ranges[2] if len(ranges) > 2 else None
            return terms.multiply(pitch[1], terms.constant(MATRIX_ROWS)) if pitch is not None else ONE
        if "cp_async" in name or "memcpy" in name:
            return terms.constant(max(1, 16 // max(1, self._sizes.get(place.array, 4))))
        return ONE

    def _extreme(self, name: str, left: Range | None, right: Range | None) -> Range | None:
        if name == "max" or left is None or right is None:
            if name == "min" and (bound := left or right) is not None:
                return ZERO, bound[1]
            return terms.joined(left, right)
        return terms.least(left[0], right[0]), terms.least(left[1], right[1])

    def _rounded_up(self, node: Node, argument: Range | None, known: Variables) -> Range | None:
        """Return the range of a rounded number; a quotient in it is one of real numbers: `ceil((float)n / 32)`."""
        quotient = unwrapped(node)
        if quotient is None or words(quotient.child_by_field_name("operator")) != "/":
            return argument
        left, right = (self.range_of(quotient.child_by_field_name(side), known) for side in ("left", "right"))
        if left is None or right is None or terms.value(right[0]) < 1:
            return argument
        return terms.round_up(left[0], right[1]), terms.round_up(left[1], right[0])

    def _inline(self, function: Function, node: Node, ranges: list[Range | None], known: Variables) -> Range | None:
        """Follow a call into a function; `f<16>(...)` gives its template parameters numbers."""
        listed = children_of(node.child_by_field_name("function"), "arguments")
        numbers = [self.range_of(_plain(child), known) for child in listed]
        names = [parameter.name for parameter in function.template_parameters]
        inner = Variables(dict(zip(names, numbers, strict=False)))
        for parameter, argument, value in zip(function.parameters, children_of(node, "arguments"), ranges, strict=True):
            address = self.address_of(argument, known)
            if address is None and parameter.type_name.endswith("&"):
                address = self.place_of(argument, known)
            if address is not None:
                inner.addresses[parameter.name] = address
            else:
                inner.ranges[parameter.name] = value
        self._calls += 1
        try:
            for statement in function.body.named_children:
                self.execute(statement, inner)
        finally:
            self._calls -= 1
        return inner.ranges.get("return")

    def execute(self, node: Node, known: Variables) -> None:
        """Follow a statement."""
        raise NotImplementedError


def _plain(node: Node) -> Node:
    """Return a name that the parser mistook for a type."""
    return next(iter(node.named_children), node) if node.type == "type_descriptor" else node
