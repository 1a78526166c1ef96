"""The draft of a front matter from a launch that the host code makes.

The rule: what the launch says holds; the signature and the body of the kernel fill the rest, and each such guess is an
assumption with its line.
"""

import math
import re
from collections.abc import Mapping, Sequence

from warplens.cuda.catalogue.assumptions import NULL_POINTER, SHARED_OUTPUT
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.inference import draft as drafts
from warplens.cuda.catalogue.inference import element_types, evaluation, known_functions, run, sharing, terms, views
from warplens.cuda.catalogue.inference import likely_block as likely
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.draft import Draft, DraftArgument, DraftArray, Question
from warplens.cuda.catalogue.inference.element_types import Element, bare, class_of, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.program import Parameter
from warplens.cuda.catalogue.inference.sizing import cut_to, length_of, shared_outputs, unfilled_arrays
from warplens.cuda.catalogue.inference.terms import Symbol, Term
from warplens.cuda.catalogue.inference.values import Value, term_of, whole
from warplens.cuda.catalogue.source.parsing import Node

_PLAIN_FLOATS = (DType.FLOAT32, DType.FLOAT64)  # these need no type in `args`; others are classes, structs to PTX
_VIEWS: dict[str, str] = host.FACTS["views"]  # the types of texture and surface objects
_OPAQUE = re.compile("|".join(host.FACTS["opaque"]["parts"]))
BLOCK_THREADS = 256  # the block of a kernel that no host code launches, in threads
GRID_BLOCKS = 16  # the grid of a kernel where no size is known that it follows from
MAX_STRUCT_DEPTH = 8  # structs within structs are looked into this deep
SHARED_BYTES = 16384  # dynamic shared memory of unknown size: some words for each thread, a third of what a block has


class Drafting(views.StructDrafting, views.ViewDrafting):
    """Drafts one kernel; `run` evaluates numbers that device code names."""

    def read(self) -> Draft:
        """Return the draft."""
        draft = self.draft
        draft.entry = self._entry()
        if self._launch.ended:
            draft.questions.append(Question(key="device", text=self._launch.ended, line=self._launch.line))
        draft.block = self._shape("block", self._launch.block)
        draft.grid = self._shape("grid", self._launch.grid)
        count, passed = len(self._kernel.parameters), len(self._launch.arguments)
        if count != passed:  # a pack of parameters, or an #if among them
            self._refused(f"{passed} arguments are given, and {count} parameters are declared one by one")
        for parameter, value in zip(self._kernel.parameters, self._launch.arguments, strict=False):
            draft.arguments.append(self._argument(parameter, value))
        if note := known_functions.device_note(self._launch.arguments):
            draft.notes.setdefault("args", note)
        self._square()
        self._widen()
        self._default_shape()
        if (term := term_of(self._launch.dynamic_shared)) is not None:
            draft.dynamic_shared = terms.settle(term) if term.parts else None
        elif self.roles.uses_dynamic_shared:
            draft.dynamic_shared = terms.constant(SHARED_BYTES)
            text = f"the dynamic shared memory has {SHARED_BYTES} bytes, which every GPU gives a block"
            draft.assume(f"{self._where}: {text}")
        self._size_accessors()
        self._size_arrays()
        for name, line in tuple(unfilled_arrays(self._program, self._launch, draft, self.roles)):
            why = "nothing fills it after its allocation: what the kernel reads there is undefined on a GPU"
            draft.assume(f"line {line}: {name} holds made-up numbers, since {why}")
        self._fill_arrays()
        for name in shared_outputs(self._program, self._launch, draft, self.roles):
            draft.arrays[name].note = draft.arrays[name].note or SHARED_OUTPUT
        draft.constants = drafts.constants_of(self._launch, self._program, self._run)
        return draft

    def _square(self) -> None:
        """Give n the size of m or k where all are assumed: n is then the side of a matrix, no length of a vector."""
        symbols = {
            symbol.name.lower(): symbol
            for argument in self.draft.arguments
            if argument.term is not None
            for symbol in argument.term.symbols()
            if symbol.assumed and symbol not in self.draft.values
        }
        side = symbols.get("m") or symbols.get("k")
        if side is not None and "n" in symbols:
            self.draft.values[symbols["n"]] = side.value
            if any(self._value(extent) < 1 for extent in self.draft.grid):
                del self.draft.values[symbols["n"]]

    def _widen(self) -> None:
        """Give a block at least a warp, and a grid two blocks, where only names say the sizes."""
        draft, pinned = self.draft, self._launch.pins
        conditions = [condition for condition in self._launch.conditions if condition.holds(draft.values)]

        def is_asked(_: Sequence[int], values: Mapping[Symbol, int]) -> bool:
            return all(condition.holds(values) for condition in conditions)

        def fits(sides: Sequence[int], values: Mapping[Symbol, int]) -> bool:
            return is_asked(sides, values) and self._stays_within(sides)

        threads = range(likely.WARP, BLOCK_THREADS + 1)
        draft.values.update(likely.widened(draft.block, draft.values, pinned, threads, fits))
        draft.values.update(likely.widened(draft.grid, draft.values, pinned, range(2, GRID_BLOCKS + 1), is_asked))

    # entry and launch shape

    def _entry(self) -> str:
        arguments: list[str] = []
        for parameter, value in zip(self._kernel.template_parameters, self._launch.template_arguments, strict=True):
            if not parameter.type_name and (assumed := self._class_for(parameter.name, value)):
                self._types[parameter.name] = assumed
                arguments.append(assumed)
                self.draft.assume(f"{self._where}: the template argument {parameter.name} is {assumed}")
                continue
            match value:
                # a number by its name has no known value
                case host.TypeName(name) if not (parameter.type_name and name.isidentifier()):
                    # another name of a type of C++ may be declared in a header that only hosts read
                    plain = resolved(name, self._program)
                    name = plain if element_types.is_builtin(plain) else element_types.qualified(name, self._program)
                    self._types[parameter.name] = name
                    arguments.append(name)
                    if re.search(r"\b(?:decltype|auto)\b", name):
                        why = "is the type of a variable of the host code"
                        self._refused(f"the template argument {parameter.name} {why}")
                case host.Number():
                    self.template_terms[parameter.name] = whole(int(value.value))
                    arguments.append(self._template_number(parameter.type_name, int(value.value)))
                case host.Closure(name=name) if name:
                    arguments.append(name)
                case _ if not parameter.type_name:
                    type_name = likely.likely_type(self._kernel, parameter.name)
                    self._types[parameter.name] = type_name
                    arguments.append(type_name)
                    self.draft.assume(f"{self._where}: the template argument {parameter.name} is {type_name}")
                case _:
                    is_bool, is_flat = bare(parameter.type_name) == "bool", len(self.roles.block_axes) == 1
                    number = 0 if is_bool else likely.likely_parameter(parameter.name, is_flat=is_flat)
                    self.template_terms[parameter.name] = whole(number)
                    arguments.append("false" if is_bool else str(number))
                    self.draft.assume(f"{self._where}: the template argument {parameter.name} is {arguments[-1]}")
        own = tuple(parameter.type_name for parameter in self._kernel.parameters)
        others = (
            tuple(parameter.type_name for parameter in kernel.parameters)
            for kernel in self._program.functions.get(self._kernel.name, ())
            if kernel.is_kernel and kernel.qualified_name == self._kernel.qualified_name
        )
        signature = f"({', '.join(map(self._outside, own))})" if any(other != own for other in others) else ""
        return self._kernel.qualified_name + (f"<{', '.join(arguments)}>" if arguments else "") + signature

    def _outside(self, type_name: str) -> str:
        """Return a type of the kernel as it is named outside of its namespaces, where other names of types are not."""
        plain = re.sub(
            r"(?<![\w:])[A-Za-z_]\w*(?!\s*::)",
            lambda match: resolved(match[0], self._program) if match[0] in self._program.aliases else match[0],
            self.substituted(type_name),
        )
        return element_types.qualified(plain, self._program)

    def _class_for(self, parameter: str, value: Value) -> str:
        """Return a class for a template parameter whose objects need more than a number has, else ""."""
        if isinstance(value, host.TypeName) and not element_types.is_builtin(value.name):
            return ""
        is_open = isinstance(value, host.TypeName | host.Unknown)
        uses = likely.uses_of(self._kernel, parameter) if is_open else frozenset()
        name = likely.likely_class(self._program, uses) if uses else ""
        if uses and not name:
            listed = " and ".join(sorted(name for name, _ in uses))
            self._refused(f"the template argument {parameter} is a class with {listed}, and the file has no such class")
        return element_types.qualified(name, self._program)

    def _template_number(self, type_name: str, number: int) -> str:
        """Return a number as a template argument; for a truth value or an enumeration C++ takes no plain number."""
        plain = resolved(bare(type_name), self._program)
        if plain == "bool":
            return "true" if number else "false"
        for name in self._program.enumerations.get(plain.rsplit("::", 1)[-1], ()):
            value = evaluation.named(self._run, name.rpartition("::")[2])
            if isinstance(value, host.Number) and value.value == number:
                return name
        names = {parameter.name for parameter in self._kernel.template_parameters}
        is_number = element_types.is_builtin(plain) or plain in names or not plain.isidentifier() or plain == "auto"
        return str(number) if is_number else f"({plain}){number}"

    def _shape(self, key: str, values: tuple[Value, Value, Value]) -> list[Term]:
        shape = [terms.settle(term) for term in map(term_of, values) if term is not None]
        if len(shape) != 3:
            return []
        for value, term in zip(values, shape, strict=True):
            if self._value(term) < 1:
                return []
            if isinstance(value, host.Number) and value.is_assumed:
                reason = next((symbol.assumed for symbol in term.symbols() if symbol.assumed), "a guess")
                self.draft.notes.setdefault(key, f"assumed: {reason}")
        if any(isinstance(value, host.Number) and value.is_guess and value.value != 1 for value in values):
            total, unit = math.prod(map(self._value, shape)), "threads" if key == "block" else "blocks"
            if key == "block" and total > likely.MAX_BLOCK_THREADS:
                return []
            held = "a block" if key == "block" else "the grid"
            self.draft.assume(f"{self._where}: {held} has {total} {unit}, with sizes that the host code does not say")
        if note := known_functions.device_note(values):
            self.draft.notes.setdefault(key, note)
        while len(shape) > 1 and shape[-1] == terms.constant(1):
            shape.pop()
        return shape

    def _default_shape(self) -> None:
        """Give a block and a grid to a kernel whose launch does not say them."""
        draft, axes = self.draft, self.roles.axes
        if not draft.block:
            sides, reason = likely.likely_block(self._kernel, self.roles.block_axes, self._number), ""
            if not sides:
                sides, reason = self._block_of_others()
            sides = sides or {1: [BLOCK_THREADS], 2: [16, 16], 3: [8, 8, 8]}[len(self.roles.block_axes)]
            smaller = [] if self._stays_within(sides) else filter(self._stays_within, sharing.smaller_blocks(sides))
            if (within := next(iter(smaller), None)) is not None:
                sides, reason = within, ", for which its shared arrays are large enough"
            draft.block = [terms.constant(side) for side in sides]
            listed = " x ".join(map(str, sides))
            draft.assume(f"{self._where}: a block has {listed} threads{reason}")
            draft.notes["block"] = "assumed: nothing launches the kernel with a block that is known"
        if not draft.grid:
            sizes = [size for size in self._sizes() if self._value(size) >= 1]
            if not sizes:
                written = ", ".join("cdiv(N, 256)" for _ in axes)
                draft.assume(f"{self._where}: the grid has {GRID_BLOCKS} blocks")
                draft.grid = [terms.constant(GRID_BLOCKS)]
                draft.notes["grid"] = f"assumed: no size is known that the grid follows from, such as {written}"
                return
            along_axes = sizes[: len(axes)]  # of `rows, columns` the last goes along x
            along_axes = [*along_axes, *along_axes[-1:] * (len(axes) - len(along_axes))][::-1]
            block = [*draft.block, terms.constant(1), terms.constant(1)]
            draft.grid = [terms.round_up(size, side) for size, side in zip(along_axes, block, strict=False)]
            draft.assume(f"{self._where}: a thread for each element of {' x '.join(map(terms.text, along_axes))}")
            draft.notes["grid"] = "assumed: a thread for each element"

    def _stays_within(self, sides: Sequence[int]) -> bool:
        """Return whether no thread of a block is known to leave a static shared array."""
        block = tuple(terms.constant(side) for side in sides)
        shape = drafts.LaunchShape(grid=tuple(self.draft.grid), block=block)
        return sharing.stays_within(self._kernel, self._run, shape, self._scalars())

    def _block_of_others(self) -> tuple[list[int], str]:
        """Return the block of the first launch in the file that has as many dimensions, and a text that says so."""
        for launch in self._others:
            stated = [term_of(side) for side in launch.block]
            sides = [self._value(terms.settle(side)) for side in stated if side is not None]
            while len(sides) > 1 and sides[-1] == 1:
                sides.pop()
            is_whole = None not in stated and 0 < math.prod(sides) <= likely.MAX_BLOCK_THREADS
            if is_whole and len(sides) == len(self.roles.block_axes):
                return sides, f", as in the launch of {launch.kernel.name} in line {launch.line}"
        return [], ""

    def _number(self, node: Node, local: Mapping[str, int]) -> int:
        """Return a whole number that device code writes, 0 where it is not known."""
        values = {**self.template_terms, **{name: whole(value) for name, value in local.items()}}
        cells = {name: host.Cell(value) for name, value in values.items()}
        with self._run.within(run.Scope(self._run.top, cells)):
            term = evaluation.known_term(self._run, node)
        return self._value(term) if term is not None and 0 < self._value(term) <= likely.MAX_BLOCK_THREADS else 0

    def _sizes(self) -> list[Term]:
        """Return the arguments that are sizes, the largest first where the grid has one dimension."""
        sizes = [
            argument.term
            for parameter, argument in zip(self._kernel.parameters, self.draft.arguments, strict=False)
            if argument.term is not None and any(argument.term.symbols()) and parameter.name
        ]
        return sizes if len(self.roles.axes) > 1 else sorted(sizes, key=lambda term: -self._value(term))

    # arguments

    def _argument(  # noqa: PLR0911 - a case for each kind of parameter
        self, parameter: Parameter, value: Value
    ) -> DraftArgument:
        type_name = self.substituted(parameter.type_name)
        referred = element_of(bare(type_name).rstrip("& "), self._program) if type_name.endswith("&") else None
        if referred is not None and not referred.fields:
            # the argument of a reference to a number, which is the address of an array of one element
            name = self._named(parameter.name)
            shape = [terms.constant(count) for count in (1, referred.lanes)[: 1 + (referred.lanes > 1)]]
            init = f"constant({value.value})" if isinstance(value, host.Number) else ""
            role = self._role(parameter)
            self.draft.arrays[name] = DraftArray(name=name, dtype=referred.dtype, shape=shape, role=role, init=init)
            return DraftArgument(array=name)
        plain = resolved(type_name, self._program)
        inner = pointed(type_name) or pointed(plain)
        if (kind := views.accessor_type(plain, self._program)) is not None:
            return self._accessor(parameter, kind, value)
        if (kind_of_view := _VIEWS.get(plain)) is not None:
            return self._view(parameter, kind_of_view, value)
        if _OPAQUE.search(plain):
            return self._refused(f"{parameter.name} is a {plain}, which no front matter can give")
        if inner is not None:
            return self._array(parameter, inner, value)
        if listed := self._program.enumerations.get(plain.rsplit("::", 1)[-1]):
            # the argument of an enumeration, its first constant where the host code does not say which
            if not isinstance(value, host.Number):
                self.draft.assume(f"{self._where}: {parameter.name} is {listed[0]}")
                value = evaluation.named(self._run, listed[0].rpartition("::")[2])
            return DraftArgument(text=str(int(value.value)) if isinstance(value, host.Number) else "0")
        element = element_of(plain, self._program)
        is_class = isinstance(value, host.Struct) or class_of(plain, self._program) is not None
        if element is None or element.lanes > 1 or element.fields or is_class:
            return self._struct(parameter, plain, value, element)
        if element.is_complex:
            real = self._float(parameter, value)
            return DraftArgument(fields=[real, DraftArgument(text="0.0")], vector=element.dtype)
        if element.is_float:
            number = self._float(parameter, value)
            number.dtype = "" if element.dtype in _PLAIN_FLOATS else element.dtype
            return number
        return self._whole(parameter, value, element)

    def _float(self, parameter: Parameter, value: Value) -> DraftArgument:
        if isinstance(value, host.Number) and not value.is_guess:
            number = float(value.value)
            return DraftArgument(text=repr(number) if abs(number) < 1e300 else "0.0")
        number = 0.0 if re.fullmatch(r"(?i)beta|eps\w*|min\w*|offset", parameter.name) else 1.0
        self.draft.assume(f"{self._where}: {parameter.name} is {number}")
        return DraftArgument(text=str(number))

    def _whole(self, parameter: Parameter, value: Value, element: Element) -> DraftArgument:
        if isinstance(value, host.Number):
            term = term_of(value) if value.is_whole else None
            if term is None:
                return DraftArgument(text=str(int(value.value)))
            short = cut_to(self._value(term), element.dtype)
            return DraftArgument(term=terms.settle(term) if short is None else terms.constant(short))
        if isinstance(value, host.Unknown) and value.below is not None:
            return DraftArgument(term=terms.constant(0))
        if element.dtype == "uint8":  # bool
            self.draft.assume(f"{self._where}: {parameter.name} is 1")
            return DraftArgument(term=terms.constant(1))
        symbol = Symbol(parameter.name or "size", likely.likely_size(parameter.name), self._kernel.first_line)
        symbol.assumed = f"the host code does not say {parameter.name}"
        if cut_to(symbol.value, element.dtype) is not None:
            symbol.value = 1
        if symbol.value < 2:
            self.draft.assume(f"{self._where}: {parameter.name} is {symbol.value}")
            return DraftArgument(term=terms.constant(symbol.value))
        return DraftArgument(term=terms.of(symbol))

    # arrays

    def _array(self, parameter: Parameter, inner: str, value: Value) -> DraftArgument:
        if pointed(inner) is not None:
            return self._refused(f"{parameter.name} is an array of pointers, which no front matter can give")
        element = element_of(inner, self._program)
        if bare(inner) == "void":
            held = value.element if isinstance(value, host.Pointer) else ""
            element = (element_of(held, self._program) if held else None) or Element("float32", 1, 4)
        if element is None:
            return self._refused(f"{parameter.name} leads to {bare(inner)}, whose layout is not declared here")
        if isinstance(value, host.Number) and value.value == 0:
            # a global variable or a member may begin as null and get its array in code that was not followed
            if not self._program.kept_names.isdisjoint(re.findall(r"\w+", self._launch.text.rpartition(">>>")[2])):
                self.draft.assume(f"{self._where}: {parameter.name} {NULL_POINTER}")
            return DraftArgument(text="0", dtype="uint64")
        if (member := self._pointer_in(inner)) and parameter.name in self.roles.read:
            leads = f"{parameter.name} leads to {bare(inner)}, whose member {member} is a pointer"
            return self._refused(f"{leads}, which no array of a front matter can hold")
        buffer = value.buffer if isinstance(value, host.Pointer) else None
        offset = value.offset if isinstance(value, host.Pointer) else None
        start = self._start(value, element) if isinstance(value, host.Pointer) else None
        name = self._named(parameter.name)
        if buffer is not None:
            layout = f"{element.dtype} {element.lanes} {element.fields}"
            key = (buffer, layout if start is not None else _offset_key(offset))
            if key in self._arrays:
                self._alias(self._arrays[key], parameter)
                return DraftArgument(array=self._arrays[key], offset=start)
            self._arrays[key] = name
            self._contents[name] = self._launch.contents.get(buffer, run.Contents())
            offset = None if start is not None else offset
        dtype = element.dtype if element.dtype in tuple(DType) else "uint8"
        shape: list[Term] = []
        length = length_of(buffer, offset, element, self._program) if buffer is not None else None
        if length is not None and self._value(terms.settle(length)) >= 1:
            shape = [terms.settle(length)]
        # of a tensor, the host code may not ask for every size
        is_unsized = not shape or (buffer is not None and buffer.is_tensor and buffer.count is None)
        (self._unsized if is_unsized else self._sized)[name] = (buffer, element)
        if element.lanes > 1:
            shape = [*shape, terms.constant(element.lanes)]
        self.draft.arrays[name] = DraftArray(name=name, dtype=dtype, shape=shape, role=self._role(parameter))
        if element.fields:
            self.draft.arrays[name].init = "zeros"
        return DraftArgument(array=name, offset=start)

    def _start(self, pointer: host.Pointer, element: Element) -> Term | None:
        """Return where in its array a pointer begins, in numbers of the array's dtype; None at the first. Several
        pointers into one allocation divide it, and each part becomes an array of its own.
        """
        moved = term_of(pointer.offset)
        if moved is None or not moved.parts or self._value(moved) < 1:
            return None
        pointers = [argument for argument in self._launch.arguments if isinstance(argument, host.Pointer)]
        offsets = {_offset_key(other.offset) for other in pointers if other.buffer is pointer.buffer}
        if offsets - {_offset_key(pointer.offset)}:
            return None
        held = element_of(pointer.element, self._program) if pointer.element else None
        if held is not None and held.size_bytes != element.size_bytes:
            return None
        return terms.settle(terms.multiply(moved, terms.constant(element.lanes)))

    def _pointer_in(self, type_name: str, depth: int = 0) -> str:
        plain = resolved(type_name, self._program)
        class_type = class_of(plain, self._program)
        if class_type is None or depth >= MAX_STRUCT_DEPTH:
            return ""
        for name, member_type, _ in element_types.members_of(class_type, plain, self._program):
            inner = member_type.partition("[")[0].strip()
            if pointed(resolved(inner, self._program)) is not None:
                return name
            if nested := self._pointer_in(inner, depth + 1):
                return f"{name}.{nested}"
        return ""


def _offset_key(offset: host.Number | None) -> str:
    return "" if offset is None else str(offset.value) if offset.term is None else offset.term.key
