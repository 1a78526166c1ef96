"""The lengths of a draft's arrays, what they hold before the launch, and which of them no host code fills.

The rule: what the host code says comes first. What it leaves open follows from the indices of the kernel, so that every
access stays within its array, and every index that is stored as data stays within the array that it indexes.
"""

import itertools
import re
from collections.abc import Iterator, Sequence

from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.inference import construction, evaluation, likely_block, places, terms
from warplens.cuda.catalogue.inference.draft import Accessor, Draft, DraftArgument, DraftArray, LaunchShape, Question
from warplens.cuda.catalogue.inference.element_types import Element, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.extents import Work, extents_of
from warplens.cuda.catalogue.inference.program import Parameter, Program
from warplens.cuda.catalogue.inference.roles import Roles, roles_of
from warplens.cuda.catalogue.inference.run import Contents, Launch, Run, last_name
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.values import Buffer, Number, Pointer, term_of, walk, words
from warplens.cuda.catalogue.source.parsing import Node

INDEX_BOUND = 64  # indices into an array whose length nothing says stay below this
LOCAL_BOUND = 32  # an index into an array in shared memory of unknown size stays below this

MATRIX_SIZES = 3  # a kernel that takes more sizes has arrays with more than two axes; a product of matrices takes three
MOST_OF_BYTE = {"int8": 128, "uint8": 256}  # whole numbers of 8 bits lie below this, whatever they index
MOST_GUESSED = 1 << 24  # an array of unknown length has at most this many elements for each combination of the sizes


class Sizing:
    """What is known while a launch is drafted; `read` of the subclass fills it in."""

    def __init__(self, program: Program, launch: Launch, run: Run, others: Sequence[Launch] = ()) -> None:
        self._program = program
        self._launch = launch
        self._run = run
        self._others = others
        self._kernel = launch.kernel
        self._types: dict[str, str] = {}
        self.template_terms: dict[str, Number] = {}
        self._arrays: dict[tuple[Buffer, str], str] = {}
        self._unsized: dict[str, tuple[Buffer | None, Element]] = {}
        self._sized: dict[str, tuple[Buffer | None, Element]] = {}  # the arrays to which the host code gives a length
        self._contents: dict[str, Contents] = {}
        self._accessors: dict[str, Accessor] = {}  # the parameters that are accessors of tensors
        self._index_bound: dict[str, Term] = {}
        self._vague: set[str] = set()
        self.extents: dict[str, Term] = {}
        """The elements that the indices of the kernel need of each array, as far as they can be followed."""
        self.work: tuple[Work, ...] = ()  # what each thread of the kernel executes
        self.roles: Roles = roles_of(self._kernel, program)
        self._where = f"line {launch.line}" if launch.line else f"line {self._kernel.first_line}"
        self.draft = Draft(kernel=self._kernel, entry="", launch_line=launch.line, launch_text=launch.text)
        for sentence in launch.assumed:
            self.draft.assume(sentence)
        self.draft.values.update(launch.pins)
        self.draft.refused = launch.refused

    def _value(self, term: Term) -> int:
        return terms.value(term, self.draft.values)

    def substituted(self, type_name: str) -> str:
        """Return a type with the template arguments in it."""
        numbers = {name: str(number.value) for name, number in self.template_terms.items()}
        arguments = {**numbers, **self._types}
        return re.sub(r"[A-Za-z_]\w*", lambda match: arguments.get(match.group(), match.group()), type_name)

    def _refused(self, text: str) -> DraftArgument:
        self.draft.questions.append(Question(key="args", text=text, line=self._kernel.first_line))
        return DraftArgument(text="0")

    def _named(self, name: str) -> str:
        plain = re.sub(r"\W", "_", name) or "array"
        while plain in self.draft.arrays or plain in ("and", "or", "not"):
            plain += "_"
        return plain

    def _alias(self, name: str, parameter: Parameter) -> None:
        array = self.draft.arrays[name]
        if self._role(parameter) != "in" or array.role != "in":
            array.role = "inout"

    def _role(self, parameter: Parameter) -> str:
        is_read = parameter.name in self.roles.read
        if parameter.name not in self.roles.written:
            return "in" if is_read or "const" in parameter.type_name else "inout"
        return "inout" if is_read else "out"

    def _size_arrays(self) -> None:
        """Give a length to the arrays that the host code does not size, from the indices of the kernel. A size that the
        text does not say, and that neither the shape nor the arguments of the launch name, says nothing about the
        length.
        """
        launched = {symbol for term in self.draft.launch_terms() for symbol in term.symbols()}
        for name, array in self.draft.arrays.items():
            lengths = set(array.shape[0].symbols()) if name in self._sized and array.shape else set()
            if lengths and not lengths & launched and all(symbol.assumed for symbol in lengths):
                self._unsized[name] = self._sized[name]
                self.draft.assume(f"{self._where}: {name} has {terms.text(array.shape[0])} elements")
        extents = self.extents = self._extents()
        threads = terms.product((*self.draft.grid, *self.draft.block))
        for name, (_, element) in self._unsized.items():
            array = self.draft.arrays[name]
            length = extents.get(name)
            known = array.shape[0] if len(array.shape) > (element.lanes > 1) else None
            if known is not None and (length is None or self._value(length) <= self._value(known)):
                continue
            guessed, note = self._guessed_length(threads)
            is_short = length is None or self._value(length) < (self._value(guessed) if name in self._vague else 1)
            if length is None or is_short:
                length, array.note = guessed, note
            else:
                array.note = "assumed: as far as the kernel's indices go"
            has_lanes = array.shape[:1] and element.lanes > 1
            array.shape = [length, terms.constant(element.lanes)] if has_lanes else [length]
            self.draft.assume(f"{self._where}: {name} has {terms.text(length)} elements")

    def _extents(self) -> dict[str, Term]:
        """Return how far the indices go in each array, and bound the elements that are indices."""
        scalars = self._scalars()
        sizes: dict[str, int] = {}
        arrays: dict[str, str] = {}
        for parameter, argument in zip(self._kernel.parameters, self.draft.arguments, strict=True):
            if argument.array:
                arrays[parameter.name] = argument.array
                inner = pointed(resolved(self.substituted(parameter.type_name), self._program))
                element = element_of(inner, self._program) if inner is not None else None
                sizes[parameter.name] = element.size_bytes if element is not None else 4
        bounds = {
            name: Symbol(f"{name}_bound", INDEX_BOUND)
            for name in self.roles.indexes
            if name in arrays and DType(self.draft.arrays[arrays[name]].dtype).is_whole
        }
        shape = LaunchShape(grid=tuple(self.draft.grid), block=tuple(self.draft.block))
        extents = extents_of(self._kernel, self._run, shape, scalars, sizes, bounds, tensors=self._tensors())
        needs = {
            (name, symbol): self._from_start(name, arrays[name], term) for (name, symbol), term in extents.needs.items()
        }
        bounded = self._index_bounds(bounds, needs, arrays)
        self.work = tuple(work.substituted(bounded) for work in extents.work.values())
        self._vague = {arrays[name] for name in extents.vague}
        lengths: dict[str, Term] = {}
        for name, term in extents.lengths.items():
            array, length = arrays[name], self._from_start(name, arrays[name], terms.substitute(term, bounded))
            if array not in lengths or self._value(length) > self._value(lengths[array]):
                lengths[array] = length
        return lengths

    def _tensors(self) -> dict[str, tuple[Term, ...]]:
        return {name: tuple(accessor.sizes) for name, accessor in self._accessors.items()}

    def _scalars(self) -> dict[str, Term]:
        scalars = {name: term for name, number in self.template_terms.items() if (term := term_of(number)) is not None}
        for parameter, argument in zip(self._kernel.parameters, self.draft.arguments, strict=False):
            if argument.term is not None and not argument.array:
                scalars[parameter.name] = argument.term
        return scalars

    def _from_start(self, parameter: str, array: str, length: Term) -> Term:
        """Return the elements that a pointer into an array needs, including those before the pointer."""
        names = [candidate.name for candidate in self._kernel.parameters]
        offset = self.draft.arguments[names.index(parameter)].offset
        if offset is None:
            return length
        lanes = self.draft.arrays[array].shape[1:] or [terms.constant(1)]
        return terms.add(length, terms.divide(offset, lanes[0]))

    def _index_bounds(
        self, bounds: dict[str, Symbol], needs: dict[tuple[str, Symbol], Term], arrays: dict[str, str]
    ) -> dict[Symbol, Term]:
        """Choose bounds with which all indices stay within the arrays whose length is known."""
        index_bounds: dict[Symbol, Term] = {}
        for name, symbol in bounds.items():
            limits: list[Term] = []
            others = {other: terms.constant(INDEX_BOUND) for other in bounds.values() if other is not symbol}
            for (target, needed), term in needs.items():
                array = arrays[target]
                if needed is symbol and array not in self._unsized and self.draft.arrays[array].shape:
                    reach = terms.substitute(term, {**others, **index_bounds})
                    limit = terms.largest(reach, symbol, self.draft.arrays[array].shape[0])
                    limits.append(limit if limit is not None else terms.constant(1))
            below = self._contents.get(arrays[name], Contents()).below
            bound = min(limits, key=self._value, default=below or terms.constant(INDEX_BOUND))
            index_bounds[symbol] = bound if self._value(bound) >= 1 else terms.constant(1)
            if any(needed is symbol for _, needed in needs):
                self._index_bound[arrays[name]] = index_bounds[symbol]
        return index_bounds

    def _guessed_length(self, threads: Term) -> tuple[Term, str]:
        arrays = [(name, array.shape) for name, array in self.draft.arrays.items() if array.shape]
        known = [shape[0] for name, shape in arrays if name not in self._unsized or self._is_tensor(name)]
        guesses = [(threads, "assumed: an element for each thread"), *self._products()]
        guesses += [(length, "assumed: as long as the longest array") for length in known]
        return max(reversed(guesses), key=lambda guess: self._value(guess[0]))

    def _is_tensor(self, name: str) -> bool:
        buffer, _ = self._unsized[name]
        return buffer is not None and construction.tensor_count(buffer) is not None

    def _products(self) -> list[tuple[Term, str]]:
        """Return the elements of a matrix of any two sizes that the kernel takes, and of an array of all sizes."""
        sizes = [
            argument.term
            for parameter, argument in zip(self._kernel.parameters, self.draft.arguments, strict=True)
            if argument.term is not None
            and any(map(likely_block.is_size, (parameter.name, *_named(argument.term))))
            and self._value(argument.term) > 1
        ]
        note = "assumed: an element for each combination of sizes"
        products = [(terms.multiply(left, right), note) for left, right in itertools.combinations(sizes, 2)]
        if len(sizes) > MATRIX_SIZES:
            products.append((terms.product(sizes), note))
        return [(product, note) for product, note in products if self._is_at_most((product,), MOST_GUESSED)]

    def _is_at_most(self, sizes: Sequence[Term], limit: int) -> bool:
        try:
            return self._value(terms.product(sizes)) <= limit
        except TermError:  # many sizes give a product that no memory has
            return False

    def _fill_arrays(self) -> None:
        for name, array in self.draft.arrays.items():
            held = self._contents.get(name, Contents("random"))
            contents, below = held.word, held.below
            if array.role == "out":
                array.init = ""
                continue
            if array.init:
                continue
            is_whole = DType(array.dtype).is_whole
            targets = self.roles.indexes.get(name, set())
            if is_whole and targets:
                bound = below if below is not None else self._index_bound.get(name) or self._bound(targets)
                if contents in ("zeros", "iota") and array.role == "in":
                    array.init = contents
                elif places.is_pattern(contents):
                    self._fill_with_bytes(array, held)
                elif bound is not None:
                    most = MOST_OF_BYTE.get(array.dtype, 0)
                    bound = terms.constant(most) if most and self._value(bound) > most else bound
                    array.bound, array.least = bound, held.least if below is not None else 0
                    array.note = "" if below is not None else "assumed: its elements are indices"
                else:
                    array.init = "zeros"
                continue
            if is_whole and below is not None and self._value(terms.settle(below)) >= 1:
                array.bound, array.least = terms.settle(below), held.least
            elif places.is_pattern(contents):
                self._fill_with_bytes(array, held)
            elif contents in ("zeros", "ones", "iota") or contents.startswith("constant("):
                array.init = contents if _fits(contents, array.dtype) else "random"
            elif not contents and array.role == "inout":
                array.init = "zeros"
                array.note = "assumed: the host code does not fill it"
            elif is_whole:
                array.init = {"int8": "integers(-8, 8)"}.get(array.dtype, "integers(0, 100)")
                array.note = "assumed: small whole numbers"
            else:
                array.init = "random"

    def _fill_with_bytes(self, array: DraftArray, held: Contents) -> None:
        """Give an array, or only the beginning that is filled, the numbers that a pattern of bytes means in it."""
        number = places.element_of_pattern(held.word, array.dtype)
        array.init = f"constant({number})" if number else "random"
        lanes = array.shape[1] if len(array.shape) > 1 else terms.constant(1)
        size = terms.multiply(lanes, terms.constant(DType(array.dtype).itemsize))
        if number and held.filled is not None and len(array.shape) < 3:
            filled = terms.divide(terms.settle(held.filled), size)
            if self._value(filled) < self._value(array.shape[0]):
                array.init, array.filled = number, filled
                array.note = "assumed: the host code does not fill the rest"

    def _bound(self, targets: set[str]) -> Term | None:
        names = sorted(targets)  # so that of equal lengths each run of Warplens takes the same
        # an index may be one of any dimension of a tensor
        lengths = [size for name in names if name in self._accessors for size in self._accessors[name].sizes]
        plain = (name for name in names if name in self.draft.arrays and name not in self._accessors)
        lengths += [self.draft.arrays[name].shape[0] for name in plain]
        for name in names:
            if name not in self.draft.arrays and name in self.roles.local_arrays:
                node = self.roles.local_arrays[name].child_by_field_name("size")
                size = evaluation.known_term(self._run, node) if node is not None else None
                is_known = size is not None and self._value(size) > 0
                lengths.append(terms.settle(size) if size is not None and is_known else terms.constant(LOCAL_BOUND))
        return min(lengths, key=self._value, default=None)


def _named(term: Term) -> list[str]:
    symbol = term.sole_symbol()
    return [symbol.name] if symbol is not None else []


def _fits(init: str, dtype: str) -> bool:
    match = re.fullmatch(r"constant\((-?[\d.e+]+)\)", init)
    if match is None or not DType(dtype).is_whole:
        return True
    number = float(match[1])
    bits = int(re.sub(r"\D", "", dtype))
    low, high = (0, 2**bits - 1) if dtype.startswith("u") else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    return number.is_integer() and low <= number <= high


def cut_to(value: int, dtype: str) -> int | None:
    """Return what a parameter of 8 or 16 bits keeps of a number too large for it, None where the number fits."""
    match = re.fullmatch(r"(u?)int(8|16)", dtype)
    if match is None:
        return None
    span = 1 << int(match[2])
    least = 0 if match[1] else -span // 2
    kept = (value - least) % span + least
    return None if kept == value else kept


def length_of(buffer: Buffer, offset: Number | None, element: Element, program: Program) -> Term | None:
    """Return the elements of an array from `offset` on, None where the host code does not say its size."""
    try:
        count = construction.tensor_count(buffer) if buffer.is_tensor else buffer.count
        bytes_term: Term | None
        if buffer.size_bytes is not None:
            bytes_term = term_of(buffer.size_bytes)
        else:
            held = element_of(buffer.element, program) if buffer.element else element
            number = term_of(count)
            if number is None or held is None:
                return None
            bytes_term = terms.multiply(number, terms.constant(held.size_bytes))
        if bytes_term is None:
            return None
        length = terms.divide(bytes_term, terms.constant(element.size_bytes))
        moved = term_of(offset)
        return terms.subtract(length, moved) if moved is not None and moved.parts else length
    except TermError:
        return None


# The arrays that a kernel reads and no host code fills, and those that not one launch alone may fill.
# The allocation of such an array is in the text, and so is every use of its variable: it is one of a function, or the
# text is that of a whole program. Each of them is known to leave the array as it is: an allocation, a release, a copy
# out of it, a launch of a kernel that only reads it. Of an array with any other use nothing is said, since that may
# fill it.

_ALLOCATING = frozenset({"cudaMalloc", "cudaMallocAsync", "hipMalloc"})
_KEEPING = _ALLOCATING | {"cudaFree", "cudaFreeAsync", "hipFree"}
_COPYING = frozenset({"cudaMemcpy", "cudaMemcpyAsync", "hipMemcpy"})
_LOOPS = frozenset({"for_statement", "while_statement", "do_statement", "for_range_loop"})
_WRAPPING = frozenset({"pointer_expression", "cast_expression", "parenthesized_expression", "binary_expression"})
"""The forms of an argument that leads into an array: `&a`, `(void **)&a`, `a + n`."""


def unfilled_arrays(program: Program, launch: Launch, draft: Draft, roles: Roles) -> Iterator[tuple[str, int]]:
    """Yield each array of a launch that its kernel reads and no host code fills, with the line of its allocation."""
    for parameter, argument, value in zip(launch.kernel.parameters, draft.arguments, launch.arguments, strict=False):
        if not isinstance(value, Pointer) or not argument.array or parameter.name not in roles.read:
            continue
        buffer = value.buffer
        is_input = draft.arrays[argument.array].role == "in" and not draft.arrays[argument.array].init
        is_empty = not launch.contents.get(buffer, Contents("random")).word
        is_seen = buffer.on_device and not buffer.is_tensor and buffer.line > 0 and bool(buffer.name)
        if is_input and is_empty and is_seen and _stays_empty(program, buffer.name, launch, roles):
            yield argument.array, buffer.line


def shared_outputs(program: Program, launch: Launch, draft: Draft, roles: Roles) -> Iterator[str]:
    """Yield each array that a launch writes and that other host code may fill too, before the launch or in parts."""
    for parameter, argument, value in zip(launch.kernel.parameters, draft.arguments, launch.arguments, strict=False):
        if isinstance(value, Pointer) and argument.array and draft.arrays[argument.array].role == "out":
            is_empty = not launch.contents.get(value.buffer, Contents("random")).word
            if not is_empty or not _stays_empty(program, value.buffer.name, launch, roles, parameter.name):
                yield argument.array


def _stays_empty(program: Program, name: str, launch: Launch, roles: Roles, output: str = "") -> bool:
    """Return whether everything that the host code does with a variable leaves the array behind it unchanged. For an
    `output`, a parameter of the kernel, the one launch that writes it does not count.
    """
    host = (function for function in program.every() if not (function.is_kernel or function.is_device))
    nodes = (node for function in host if name in program.words_in(function) for node in walk(function.body))
    uses = [node for node in nodes if words(node) == name and not node.named_children]
    if output:
        others = [node for node in uses if not _is_written_whole(node, output, launch)]
        if len(uses) - len(others) != 1:
            return False
        uses = others
    is_local = any(_declaring(node) for node in uses)
    return (is_local or "main" in program.functions) and all(_keeps(node, program, launch, roles) for node in uses)


def _declaring(node: Node) -> Node | None:
    """Return the declaration of a variable, None for another use of it."""
    while node.parent is not None and node.parent.type == "pointer_declarator":
        node = node.parent
    parent = node.parent
    is_name = parent is not None and parent.child_by_field_name("value") != node
    return parent if parent is not None and parent.type in ("init_declarator", "declaration") and is_name else None


def _keeps(node: Node, program: Program, launch: Launch, roles: Roles) -> bool:
    """Return whether a use of a variable leaves the array behind it as it is."""
    if (declaration := _declaring(node)) is not None:
        value = declaration.child_by_field_name("value")
        return value is None or value.type in ("null", "number_literal", "initializer_list")
    if node.type != "identifier":
        return False
    while node.parent is not None and (node.parent.type in _WRAPPING or _is_cast(node.parent)):
        node = node.parent.parent if node.parent.type == "argument_list" and node.parent.parent else node.parent
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "sizeof_expression":
        return True
    call = parent.parent
    if parent.type != "argument_list" or call is None or call.type != "call_expression":
        return False
    place = [child.id for child in parent.named_children if child.type != "comment"].index(node.id)
    called = last_name(call.child_by_field_name("function"))
    if any(child.type == "kernel_call_syntax" for child in call.named_children):
        kernels = [kernel for kernel in program.functions.get(called, []) if kernel.is_kernel]
        if kernels == [launch.kernel]:
            names = [parameter.name for parameter in launch.kernel.parameters]
            return place < len(names) and names[place] not in roles.written
        listed = [kernel.parameters[place : place + 1] for kernel in kernels]
        return bool(kernels) and all(parameters and "const" in parameters[0].type_name for parameters in listed)
    return called in _KEEPING or (called in _COPYING and place == 1)


def _is_written_whole(node: Node, output: str, launch: Launch) -> bool:
    """Return whether a use is that of the launch for an output, and no loop around it launches on other parts."""
    parent = node.parent
    call = parent.parent if parent is not None and parent.type == "argument_list" else None
    if call is None or last_name(call.child_by_field_name("function")) != launch.kernel.name:
        return False
    arguments = [child for child in parent.named_children if child.type != "comment"] if parent is not None else []
    names = [parameter.name for parameter in launch.kernel.parameters]
    place = [child.id for child in arguments].index(node.id)
    if place >= len(names) or names[place] != output:
        return False
    loop: Node | None = call
    while loop is not None and loop.type not in _LOOPS:
        loop = loop.parent
    if loop is None:
        return True
    counter = loop.child_by_field_name("update")
    read = {words(name) for name in walk(call) if name.type == "identifier"}
    return counter is not None and not read & {words(name) for name in walk(counter) if name.type == "identifier"}


def _is_cast(node: Node) -> bool:
    """Return whether a node is the argument of `reinterpret_cast<...>(...)` or one of its kin."""
    function = node.parent.child_by_field_name("function") if node.type == "argument_list" and node.parent else None
    return function is not None and function.type == "template_function" and last_name(function) in evaluation.CASTS
