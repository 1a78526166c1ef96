"""A launch and its arrays as the front matter describes them: expressions that become numbers at one point.

The rule: the names in the expressions are known and the arrays exist; what their values may be is checked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.catalogue import stored_arrays, values
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.syntax import Expression


class ArrayRole(StrEnum):
    """What a kernel does with an array."""

    IN = "in"  # read; the kernel must not change it
    OUT = "out"  # written; holds zeros before the launch
    INOUT = "inout"  # read and written; holds its `init` before the launch


@dataclass(frozen=True, slots=True, kw_only=True)
class ArraySpec:
    """An array as the front matter describes it."""

    name: str
    dtype: DType
    shape: tuple[Expression, ...]
    role: ArrayRole
    init: Expression
    is_variable: bool = False
    is_length_assumed: bool = False  # nothing states the shape
    are_numbers_assumed: bool = False  # nothing states the bounds of `integers(...)`
    lanes: int = 1  # an array of vectors, such as `float4`, has one more axis, of this length
    stored: stored_arrays.StoredArray | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrayArgument:
    """A pointer into an array, `offset_bytes` after its first element."""

    name: str
    offset_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ScalarArgument:
    """A number; inside a struct it always has a type."""

    name: str  # its expression as written
    value: values.Number
    dtype: DType | None = None  # None where the front matter gives none; the kernel's own parameter decides the width


@dataclass(frozen=True, slots=True, kw_only=True)
class StructArgument:
    """A struct passed by value; its fields in order, each aligned as C aligns it.

    Without more, that is to the size of a number and to the largest alignment in a struct.
    """

    fields: tuple[Argument, ...]
    align: int = 1  # the bytes that `alignas` states, or that a vector or a complex number has


@dataclass(frozen=True, slots=True, kw_only=True)
class TextureArgument:
    """A texture or a surface, by its name."""

    name: str


Argument = ArrayArgument | ScalarArgument | StructArgument | TextureArgument


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
    """A struct that is passed by value."""

    fields: tuple[ArgumentSpec, ...]
    align: int = 1  # what it states with `alignas`, 1 where it states nothing
    repeat: int = 1  # its fields stand in it so many times, one after the other, as in an array

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """What happens around the rounds of a step; with neither `repeat` nor `flag` there is one round."""

    repeat: Expression | None = None  # the number of rounds
    flag: str = ""  # the array of one element that a further round depends on ("": none)
    index: str = ""  # the name of the number of the round, from 0, in the expressions inside
    clear: tuple[str, ...] = ()  # the arrays that are set to zero before each round
    swap: tuple[tuple[str, str], ...] = ()  # the pairs that exchange their names after each round


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchStep:
    """A step that launches a kernel; `number` counts those of the file from 1."""

    number: int
    launch: LaunchSpec
    loop: Loop


@dataclass(frozen=True, slots=True, kw_only=True)
class StepGroup:
    """Steps that are repeated together."""

    steps: tuple[Step, ...]
    loop: Loop


Step = LaunchStep | StepGroup


def launch_steps(steps: Sequence[Step]) -> tuple[LaunchStep, ...]:
    """Return the steps that launch a kernel, in the order of their numbers."""
    launches: list[LaunchStep] = []
    for step in steps:
        launches += (step,) if isinstance(step, LaunchStep) else launch_steps(step.steps)
    return tuple(launches)


def step_list(steps: Sequence[Step]) -> str:
    """Return the steps that launch a kernel as a sentence lists them: `1 partial_sums, 2 total`."""
    return ", ".join(f"{step.number} {step.launch.entry}" for step in launch_steps(steps))
