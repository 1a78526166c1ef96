"""The accessors of PyTorch's tensors as parameters of kernels: an address, the sizes and the strides of a tensor.

The rule: a size that the host code asks for is that size. Any other is as large as the indices of the kernel need, or
assumed, and the strides are those of a contiguous tensor.

Source: `ATen/core/TensorAccessor.h` of PyTorch 2.5, `GenericPackedTensorAccessor`.
"""

import contextlib
import math
import re

from warplens.cuda.catalogue.dtypes import VECTORS, DType
from warplens.cuda.catalogue.inference import element_types, terms
from warplens.cuda.catalogue.inference import values as host
from warplens.cuda.catalogue.inference.construction import tensor_sizes
from warplens.cuda.catalogue.inference.draft import Accessor, AccessorType, DraftArgument, DraftArray, LaunchShape
from warplens.cuda.catalogue.inference.evaluation import initial_value, known_term
from warplens.cuda.catalogue.inference.extents import extents_of
from warplens.cuda.catalogue.inference.likely_block import is_size
from warplens.cuda.catalogue.inference.preprocessing import number_of
from warplens.cuda.catalogue.inference.program import Parameter, Program
from warplens.cuda.catalogue.inference.run import Contents
from warplens.cuda.catalogue.inference.sizing import Sizing
from warplens.cuda.catalogue.inference.terms import Symbol, Term, TermError
from warplens.cuda.catalogue.inference.values import Value, term_of, whole

ASSUMED_SIZE = 16  # a size of a tensor that neither the host code nor the indices of the kernel say
MOST_ELEMENTS = 1 << 40  # of a tensor, before the sizes that are assumed become smaller for a short run
MAX_DIMENSIONS = 16  # a tensor has this many dimensions at most
PASSES = 2  # the sizes of one tensor may follow from those of another

_NAME = re.compile(r"(?:\w+::)*(Generic)?PackedTensorAccessor(32|64)?\s*<")


def accessor_type(type_name: str, program: Program) -> AccessorType | None:
    """Return the accessor that a type is, None for any other type and for elements whose layout is not known."""
    match = _NAME.match(type_name)
    arguments = element_types.first_arguments(type_name) if match is not None else []
    if match is None or len(arguments) < 2 or element_types.pointed(arguments[0]) is not None:
        return None
    element, dimensions = element_types.element_of(arguments[0], program), number_of(arguments[1], program.macros)
    index = element_types.element_of(arguments[3], program) if len(arguments) > 3 else None
    if element is None or element.fields or element.dtype not in tuple(DType) or not 0 < dimensions <= MAX_DIMENSIONS:
        return None
    dtype = index.dtype if index is not None else "int32" if match[2] == "32" else "int64"
    return AccessorType(element, dimensions, dtype)


class TensorSizing(Sizing):
    """Gives the accessors of a kernel their tensors; `Drafting` asks for each and then for the sizes of all."""

    def _accessor(self, parameter: Parameter, kind: AccessorType, value: Value) -> DraftArgument:
        buffer = value.buffer if isinstance(value, host.Pointer) else value if isinstance(value, host.Buffer) else None
        known = tensor_sizes(buffer, kind.dimensions) if buffer is not None else [None] * kind.dimensions
        sizes: list[Term] = []
        assumed: set[int] = set()
        for dimension, size in enumerate(known):
            if size is not None and self._value(terms.settle(size)) >= 1:
                sizes.append(terms.settle(size))
                continue
            symbol = Symbol(f"{parameter.name}_size{dimension}", ASSUMED_SIZE, self._kernel.first_line)
            symbol.assumed = f"the host code does not say size {dimension} of {parameter.name}"
            sizes.append(terms.of(symbol))
            assumed.add(dimension)
        role = self._role(parameter)
        if buffer is not None and (buffer, "tensor") in self._arrays:
            name = self._arrays[buffer, "tensor"]
            self._alias(name, parameter)
        else:
            name = self._named(parameter.name)
            self.draft.arrays[name] = DraftArray(name=name, dtype=kind.element.dtype, shape=[], role=role)
            if buffer is not None:
                self._arrays[buffer, "tensor"] = name
                self._contents[name] = self._launch.contents.get(buffer, Contents())
        accessor = Accessor(name, kind, DraftArgument(), sizes, assumed)
        self._accessors[parameter.name] = accessor
        self._write(accessor)
        return accessor.argument

    def _write(self, accessor: Accessor) -> None:
        strides = [terms.constant(1)]
        for size in reversed(accessor.sizes[1:]):
            strides.append(terms.multiply(strides[-1], size))
        length = terms.multiply(strides[-1], accessor.sizes[0])
        numbers = [*accessor.sizes, *reversed(strides)]
        accessor.argument.fields = [
            DraftArgument(array=accessor.array),
            *(DraftArgument(term=number, dtype=accessor.kind.index) for number in numbers),
        ]
        lanes = accessor.kind.element.lanes
        self.draft.arrays[accessor.array].shape = [length, terms.constant(lanes)] if lanes > 1 else [length]

    def _size_accessors(self) -> None:
        """Make the sizes that are assumed as large as the indices of the kernel need."""
        if not self._accessors:
            return
        first = {name: list(accessor.sizes) for name, accessor in self._accessors.items()}
        for _ in range(PASSES):
            needs = self._needed_sizes()
            for name, accessor in self._accessors.items():
                for dimension in accessor.assumed:
                    own, needed = first[name][dimension], needs.get((name, dimension))
                    is_enough = needed is not None and self._value(needed) >= self._value(own)
                    accessor.sizes[dimension] = needed if needed is not None and is_enough else own
                if not self._is_at_most(accessor.sizes, MOST_ELEMENTS):
                    accessor.sizes = list(first[name])
        for name, accessor in self._accessors.items():
            self._write(accessor)
            if accessor.assumed:
                listed = " x ".join(map(terms.text, accessor.sizes))
                self.draft.assume(f"{self._where}: {name} is a tensor of {listed} elements")

    def _needed_sizes(self) -> dict[tuple[str, int], Term]:
        """Return one more than the largest index in each dimension of a tensor, as far as it can be followed."""
        shape = LaunchShape(grid=tuple(self.draft.grid), block=tuple(self.draft.block))
        widths = {name: accessor.kind.element.size_bytes for name, accessor in self._accessors.items()}
        extents = extents_of(self._kernel, self._run, shape, self._scalars(), widths, tensors=self._tensors())
        needs: dict[tuple[str, int], Term] = {}
        for key, term in extents.sizes_needed.items():
            with contextlib.suppress(TermError):
                settled = terms.settle(term)
                if self._value(settled) >= 1:
                    needs[key] = settled
        return needs


# Structs as arguments: their fields as the host code fills them, or assumed. A struct has all fields that it declares,
# in its order; of an array in it all elements are the same.

MAX_FIELDS = 32764  # the most members of a kernel's arguments: a kernel has at most this many bytes of parameters
MAX_ROWS = 8  # the number of rows of an array of pointers in a struct that lead to an array each


class StructDrafting(TensorSizing):
    """Drafts the arguments that are structs."""

    _fields = 0  # the members so far, those of arrays in structs counted as often as they stand there
    _times = 1  # how many times the members that are being drafted stand in the arguments

    def _argument(self, parameter: Parameter, value: Value) -> DraftArgument:
        raise NotImplementedError

    def _struct(
        self, parameter: Parameter, plain: str, value: Value, element: element_types.Element | None
    ) -> DraftArgument:
        class_type = element_types.class_of(plain, self._program)
        if class_type is None and element is not None:
            members = value.members if isinstance(value, host.Struct) else {}
            parts = [members[name].value if name in members else whole(1) for name in "xyzw"[: element.lanes]]
            vector = plain.rsplit("::", 1)[-1] if plain.rsplit("::", 1)[-1] in VECTORS else ""
            return DraftArgument(fields=[_number(part, element.dtype) for part in parts], vector=vector)
        if class_type is None:
            return self._refused(f"{parameter.name} has the type {plain}, which is not declared here")
        fields: list[DraftArgument] = []
        for name, type_name, length in element_types.members_of(class_type, plain, self._program):
            self._fields += self._times
            if self._fields > MAX_FIELDS:
                return self._refused(f"its arguments have more than {MAX_FIELDS} members")
            cell = value.members.get(name) if isinstance(value, host.Struct) else None
            if length:
                fields += self._array_in_struct(Parameter(type_name=type_name, name=name), length, parameter.name)
            else:
                fields.append(self._field(Parameter(type_name=type_name, name=name), cell))
        fields = fields or [DraftArgument(text="0", dtype="uint8")]
        return DraftArgument(fields=fields, align=element_types.alignment_of(class_type, self._program))

    def _field(self, member: Parameter, cell: host.Cell | None) -> DraftArgument:
        field = self._argument(member, cell.value if cell is not None else host.Unknown())
        if not field.array and not field.fields and not field.dtype:
            element = element_types.element_of(member.type_name, self._program)
            field.dtype = element.dtype if element is not None else ""
        return field

    def _array_in_struct(self, member: Parameter, length: str, owner: str) -> list[DraftArgument]:
        """Return the fields of an array in a struct: equal elements, and zeros where there is no size. Each row of an
        array of pointers leads to an array of its own.
        """
        nodes = [initial_value(self._run, size) for size in element_types.factors_of(length)]
        lengths = [known_term(self._run, node) if node is not None else None for node in nodes]
        *outer, count = (term.constant if term is not None and term.is_constant else 0 for term in lengths)
        rows = math.prod(outer)
        if not 0 < rows * count <= MAX_FIELDS:
            return [self._refused(f"the member {member.name} of {owner} is an array, whose length is not known here")]
        element = Parameter(type_name=member.type_name.replace("[]", "").strip(), name=member.name)
        kind = element_types.element_of(element.type_name, self._program)
        if element_types.pointed(element.type_name) is not None and rows <= MAX_ROWS:
            return [DraftArgument(fields=[self._field(element, None)], repeat=count) for _ in range(rows)]
        if kind is not None and kind.lanes == 1 and not kind.fields and not (kind.is_float or is_size(member.name)):
            self.draft.assume(f"{self._where}: {owner}.{member.name} holds zeros")
            return [DraftArgument(fields=[DraftArgument(text="0", dtype=kind.dtype)], repeat=rows * count)]
        times, self._times = self._times, self._times * rows * count
        fields = [self._field(element, None)]
        self._times = times
        return [DraftArgument(fields=fields, repeat=rows * count)]


def _number(value: Value, dtype: str) -> DraftArgument:
    term = term_of(value)
    if "float" in dtype:
        return DraftArgument(text=str(float(value.value)) if isinstance(value, host.Number) else "1.0", dtype=dtype)
    return DraftArgument(term=terms.settle(term) if term is not None else terms.constant(1), dtype=dtype)
