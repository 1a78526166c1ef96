"""A launch as the front matter describes it: expressions that become numbers at one point.

The rule: the names in the expressions are known and the arrays exist; what their values may be is checked here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.expressions import Number, evaluate, evaluate_whole
from warplens.cuda.catalogue.tree import Expression
from warplens.cuda.catalogue.workload import Argument, ArrayArgument, ScalarArgument, StructArgument, TextureArgument


@dataclass(frozen=True, slots=True, kw_only=True)
class ScalarSpec:
    """A number among the arguments; `dtype` is None where the file gives none."""

    value: Expression
    dtype: DType | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PointerSpec:
    """A pointer into an array, `offset` elements of `itemsize` bytes after its first."""

    name: str
    offset: Expression
    itemsize: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StructSpec:
    """A struct that is passed by value.

    `align` is what it states with `alignas`, 1 where it states nothing. Its fields stand in it `repeat` times, one
    after the other, as in an array.
    """

    fields: tuple[ArgumentSpec, ...]
    align: int = 1
    repeat: int = 1

    @property
    def count(self) -> int:
        """The fields, those of structs in it included, as often as they stand there."""
        return self.repeat * sum(part.count if isinstance(part, StructSpec) else 1 for part in self.fields)


ArgumentSpec = ArrayArgument | PointerSpec | ScalarSpec | StructSpec | TextureArgument
"""This describes one argument, or one field of a struct."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchSpec:
    """The launch of one kernel; `entry` is its name as written."""

    entry: str
    grid: tuple[Expression, ...]
    block: tuple[Expression, ...]
    args: tuple[ArgumentSpec, ...]
    dynamic_shared: Expression


def settled_extent(what: str, expressions: tuple[Expression, ...], names: Mapping[str, int]) -> tuple[int, int, int]:
    """Return the grid or block with a 1 for each dimension that the file leaves out.

    Raises:
        ExpressionError: a size is no whole number of at least 1.
    """
    sizes = [
        evaluate_whole(expression, names, f"the {what} along {axis}", 1)
        for axis, expression in zip("xyz", expressions, strict=False)
    ]
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def settled_argument(argument: ArgumentSpec, names: Mapping[str, int]) -> Argument:
    """Return an argument with its numbers.

    Raises:
        ExpressionError: an expression has no value, or none of the type that it states.
    """
    if isinstance(argument, StructSpec):
        fields = tuple(_in_struct(settled_argument(part, names)) for part in argument.fields)
        return StructArgument(fields=fields * argument.repeat, align=argument.align)
    if isinstance(argument, ArrayArgument | TextureArgument):
        return argument
    if isinstance(argument, PointerSpec):
        offset = evaluate_whole(argument.offset, names, f"the offset of the pointer into {argument.name!r}", 0)
        return ArrayArgument(name=argument.name, offset_bytes=offset * argument.itemsize)
    value: Number = evaluate(argument.value, names)
    if argument.dtype is not None and argument.dtype.is_whole:
        value = evaluate_whole(argument.value, names, f"the {argument.dtype} argument", -(2**63))
    return ScalarArgument(name=str(argument.value), value=value, dtype=argument.dtype)


def _in_struct(part: Argument) -> Argument:
    """Return a field of a struct, whose layout needs a type: int32 for a whole number, else float32."""
    if not isinstance(part, ScalarArgument) or part.dtype is not None:
        return part
    dtype = DType.INT32 if isinstance(part.value, int) else DType.FLOAT32
    return ScalarArgument(name=part.name, value=part.value, dtype=dtype)
