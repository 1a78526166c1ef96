"""Structs as arguments: their fields as the host code fills them, or assumed.

The rule: a struct has all fields that it declares, in its order; of an array in it all elements are the same.
"""

from __future__ import annotations

import math

from warplens.cuda.catalogue.dtypes import VECTORS
from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.accessors import TensorSizing
from warplens.cuda.catalogue.inference.draft import DraftArgument
from warplens.cuda.catalogue.inference.element_types import (
    Element,
    alignment_of,
    class_of,
    element_of,
    factors_of,
    members_of,
    pointed,
)
from warplens.cuda.catalogue.inference.evaluation import evaluate, initial_value
from warplens.cuda.catalogue.inference.program import Parameter
from warplens.cuda.catalogue.inference.run import OutOfStepsError, Run
from warplens.cuda.catalogue.inference.sizes import is_size
from warplens.cuda.catalogue.inference.values import Cell, Number, Struct, Unknown, Value, term_of, whole

MAX_FIELDS = 32764
"""The arguments of a kernel have this many members at most: so many bytes its parameters may have."""
MAX_ROWS = 8
"""So many rows of an array of pointers in a struct lead to an array each."""


class StructDrafting(TensorSizing):
    """Drafts the arguments that are structs."""

    _fields = 0
    """The members so far, those of arrays in structs counted as often as they stand there."""
    _times = 1
    """How many times the members that are being drafted stand in the arguments."""

    def _argument(self, parameter: Parameter, value: Value) -> DraftArgument:
        raise NotImplementedError

    def _struct(self, parameter: Parameter, plain: str, value: Value, element: Element | None) -> DraftArgument:
        found = class_of(plain, self._program)
        if found is None and element is not None:
            names = list("xyzw")[: element.lanes]
            parts = [
                value.members[name].value if isinstance(value, Struct) and name in value.members else whole(1)
                for name in names
            ]
            vector = plain.rsplit("::", 1)[-1]
            vector = vector if vector in VECTORS else ""
            return DraftArgument(fields=[_number(part, element.dtype) for part in parts], vector=vector)
        if found is None:
            return self._refused(f"{parameter.name} has the type {plain}, which is not declared here")
        fields: list[DraftArgument] = []
        for name, type_name, length in members_of(found, plain, self._program):
            self._fields += self._times
            if self._fields > MAX_FIELDS:
                return self._refused(f"its arguments have more than {MAX_FIELDS} members")
            cell = value.members.get(name) if isinstance(value, Struct) else None
            if length:
                fields += self._array_in_struct(Parameter(type_name=type_name, name=name), length, parameter.name)
            else:
                fields.append(self._field(Parameter(type_name=type_name, name=name), cell))
        fields = fields or [DraftArgument(text="0", dtype="uint8")]
        return DraftArgument(fields=fields, align=alignment_of(found, self._program))

    def _field(self, member: Parameter, cell: Cell | None) -> DraftArgument:
        field = self._argument(member, cell.value if cell is not None else Unknown())
        if not field.array and not field.fields and not field.dtype:
            element = element_of(member.type_name, self._program)
            field.dtype = element.dtype if element is not None else ""
        return field

    def _array_in_struct(self, member: Parameter, length: str, owner: str) -> list[DraftArgument]:
        """Return the fields of an array in a struct: elements that are all the same, and zeros that are no size.

        Each row of an array of pointers leads to an array of its own.
        """
        *outer, count = (_whole_number(self._run, size) for size in factors_of(length))
        rows = math.prod(outer)
        if not 0 < rows * count <= MAX_FIELDS:
            return [self._refused(f"the member {member.name} of {owner} is an array, whose length is not known here")]
        element = Parameter(type_name=member.type_name.replace("[]", "").strip(), name=member.name)
        kind = element_of(element.type_name, self._program)
        if pointed(element.type_name) is not None and rows <= MAX_ROWS:
            return [DraftArgument(fields=[self._field(element, None)], repeat=count) for _ in range(rows)]
        if kind is not None and kind.lanes == 1 and not kind.fields and not (kind.is_float or is_size(member.name)):
            self.draft.assume(f"{self._where}: {owner}.{member.name} holds zeros")
            return [DraftArgument(fields=[DraftArgument(text="0", dtype=kind.dtype)], repeat=rows * count)]
        times, self._times = self._times, self._times * rows * count
        fields = [self._field(element, None)]
        self._times = times
        return [DraftArgument(fields=fields, repeat=rows * count)]


def _whole_number(run: Run, text: str) -> int:
    """Return the value of an expression in a text, 0 where it is no whole number that is known."""
    expression = initial_value(run, text)
    try:
        term = term_of(evaluate(run, expression)) if expression is not None else None
    except OutOfStepsError:
        return 0
    return term.constant if term is not None and term.is_constant else 0


def _number(value: Value, dtype: str) -> DraftArgument:
    term = term_of(value)
    if "float" in dtype:
        return DraftArgument(text=str(float(value.value)) if isinstance(value, Number) else "1.0", dtype=dtype)
    return DraftArgument(term=terms.settle(term) if term is not None else terms.constant(1), dtype=dtype)
