"""A workload: one kernel file at one problem size, with its launch shape, arguments, inputs and expected results.

The rule: everything here is settled. Names have become numbers, and running the workload needs no evaluation and no
decision; only a sequence of launches settles each of them in its turn.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.capture.value import Fill, FlagRead, Launch, Region
from warplens.cuda.capture.value import Step as CaptureStep
from warplens.cuda.catalogue import launch_spec
from warplens.cuda.catalogue.dtypes import DType, largest
from warplens.cuda.catalogue.expressions import Number, evaluate_whole
from warplens.cuda.catalogue.inits import StoredArray, fill_array, fill_stored, parse_init
from warplens.cuda.catalogue.tree import Expression, names_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import InputSet
from warplens.cuda.ground.textures import TextureView

if TYPE_CHECKING:
    from warplens.cuda.catalogue.lazy_arrays import LazyArray

Array = npt.NDArray[Any]


class ArrayRole(StrEnum):
    """What a kernel does with an array."""

    IN = "in"  # read; the kernel must not change it
    OUT = "out"  # written; holds zeros before the launch
    INOUT = "inout"  # read and written; holds its `init` before the launch


@dataclass(frozen=True, slots=True, kw_only=True)
class SizedArray:
    """An array of a launch: elements of `dtype`, row by row (C order)."""

    name: str
    dtype: DType
    shape: tuple[int, ...]
    role: ArrayRole
    init: Expression = field(repr=False)  # its contents before the launch
    is_variable: bool = False  # it is the `__constant__` or `__device__` variable of this name, and no argument
    is_length_assumed: bool = False  # nothing says how long it is
    are_numbers_assumed: bool = False  # nothing says which whole numbers it holds
    stored: StoredArray | None = None  # a file that gives its contents instead of `init`

    @property
    def size_bytes(self) -> int:
        """Bytes of all elements."""
        return math.prod(self.shape) * self.dtype.itemsize


Allocate = Callable[[int], npt.NDArray[np.uint8]]  # this function returns a number of bytes of memory, all of them zero


def _allocate(size_bytes: int) -> npt.NDArray[np.uint8]:
    return np.zeros(size_bytes, np.uint8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Workload:
    """One launch of one kernel at one size, or a sequence of launches.

    Where `broken_requirement` is set, the point is skipped and no other field has a meaning. `tolerance`, `rtol` and
    `atol` say how far elements may differ (`warplens.cuda.execute.verification`). A sequence has `steps`, of which each
    launch is a workload of its own (`sequence.SequenceRun`), and no shape and arguments beside them.
    """

    kernel: str
    broken_requirement: str | None = None  # the first expression of `requires` that does not hold
    grid: tuple[int, int, int] = (0, 0, 0)  # in blocks, x first
    block: tuple[int, int, int] = (0, 0, 0)  # in threads, x first
    dynamic_shared_bytes: int = 0
    is_shared_assumed: bool = False  # nothing says how much dynamic shared memory a block has
    flops: int | None = None  # None where the kernel file does not state them
    bytes: int | None = None  # likewise
    tolerance: float = 0.0
    rtol: float = 0.0
    atol: float = 0.0
    defines: dict[str, int] = field(default_factory=dict)  # the macros for the compiler
    arguments: tuple[launch_spec.Argument, ...] = ()
    arrays: tuple[SizedArray, ...] = ()
    names: dict[str, int] = field(default_factory=dict)  # every axis with its value
    expected: dict[str, Expression] = field(default_factory=dict, repr=False)  # without, no array is compared
    steps: tuple[launch_spec.Step, ...] = ()
    textures: tuple[TextureView, ...] = ()
    seed: int = 0  # that of random inputs

    @property
    def is_assumed(self) -> bool:
        """Whether nothing says how long an array or the dynamic shared memory is, or which numbers an array holds."""
        return self.is_shared_assumed or any(
            array.is_length_assumed or array.are_numbers_assumed for array in self.arrays
        )

    def launch_fields(self) -> dict[str, Any]:
        """Return the shape of its launch, as `LaunchShape` and a step of a capture have it."""
        return {"grid": self.grid, "block": self.block, "dynamic_shared_bytes": self.dynamic_shared_bytes}

    def array_bytes(self) -> int:
        """Return the bytes of all arrays together."""
        return sum(array.size_bytes for array in self.arrays)

    def make_arrays(self, allocate: Allocate = _allocate) -> dict[str, Array]:
        """Return the arrays as they are before the launch, each in C order, in memory from `allocate`.

        An `init` whose numbers make no sense at this size is an `ExpressionError`, and a stored array of another size
        or type an `InputError`.
        """
        arrays = {}
        for array in self.arrays:
            arrays[array.name] = allocate(array.size_bytes).view(array.dtype).reshape(array.shape)
            if array.stored is not None:
                fill_stored(array.stored, arrays[array.name], array.name)
            elif array.role is not ArrayRole.OUT:
                fill_array(array.init, arrays[array.name], name=array.name, names=self.names, seed=self.seed)
        return arrays

    def reference(self, arrays_before: Mapping[str, Array]) -> dict[str, Array]:
        """Return the arrays of `reference` as a correct launch leaves them, from all arrays before it.

        An expression that fails, or gives another shape than its array has, is an `ExpressionError`.
        """
        sized = {array.name: array for array in self.arrays}
        names: dict[str, Array | Number] = {**self.names, **arrays_before}
        return {name: _expected(expression, names, sized[name]) for name, expression in self.expected.items()}

    def lazy_reference(self, arrays_before: Mapping[str, Array], name: str) -> LazyArray:
        """Return array `name` of `reference` as a correct launch leaves it, to be computed part by part.

        A part may have another type than its array: that of the expression. Errors are those of `reference`; those of
        single elements are raised when they are computed.
        """
        [array] = (array for array in self.arrays if array.name == name)
        expression = self.expected[name]
        # imported here: the window, which only shows kernels, does not need it
        from warplens.cuda.catalogue.lazy_arrays import LazyArray, all_elements, in_memory
        from warplens.cuda.catalogue.lazy_evaluation import evaluate_lazily

        value = evaluate_lazily(expression, {**self.names, **arrays_before})
        may_be_complex = "complex" in str(expression) or any(
            values.dtype.kind == "c" for values in arrays_before.values()
        )
        _check_shape(value.shape if isinstance(value, LazyArray) else np.shape(value), expression, array)
        if not isinstance(value, LazyArray):
            _check_real(np.asarray(value).dtype, expression, array)
            return in_memory(np.asarray(value).reshape(array.shape))
        _check_real(value.dtype() if may_be_complex else None, expression, array)
        return value if value.shape == array.shape else in_memory(all_elements(value).reshape(array.shape))


def _expected(expression: Expression, names: Mapping[str, Array | Number], array: SizedArray) -> Array:
    from warplens.cuda.catalogue.reference import evaluate_arrays

    value = np.asarray(evaluate_arrays(expression, names))
    _check_shape(value.shape, expression, array)
    _check_real(value.dtype, expression, array)
    with np.errstate(all="ignore"):
        return np.ascontiguousarray(value.reshape(array.shape), dtype=array.dtype)


def _check_real(dtype: np.dtype[Any] | None, expression: Expression, array: SizedArray) -> None:
    """Check that an array of real numbers is not compared with complex ones; a `dtype` that is None is real."""
    if dtype is not None and dtype.kind == "c" and not array.dtype.is_complex:
        message = f"the reference gives complex numbers, and {array.name!r} holds {array.dtype}; take real() or imag()"
        raise expression.error(expression.root, message)


def _check_shape(shape: tuple[int, ...], expression: Expression, array: SizedArray) -> None:
    """Check that a value of `shape` fits `array`; a single element fits each array of one element."""
    if shape != array.shape and not math.prod(shape) == math.prod(array.shape) == 1:
        message = f"the reference has the shape {shape}, and {array.name!r} has {array.shape}"
        raise expression.error(expression.root, message)


# The inputs on which a kernel is tried beside its own: zeros, ones, NaN, huge numbers, other random numbers.
# A set replaces the contents of the arrays that may hold any number, and of no other. Those are arrays of
# floating-point numbers, and whole numbers with the init `random`; other whole numbers may be indices or sizes.


OTHER_SEED = 1  # the random numbers of `InputSet.RANDOM` have this seed; those of the kernel's own inputs have 0


def with_inputs(workload: Workload, inputs: InputSet) -> Workload | None:
    """Return a workload on other inputs, None where it has no array that can hold them."""
    free = [
        array.name
        for array in workload.arrays
        if array.role is not ArrayRole.OUT and (not array.dtype.is_whole or str(array.init) == "random")
    ]
    if inputs is InputSet.NAN:
        free = [array.name for array in workload.arrays if array.name in free and not array.dtype.is_whole]
    if not free:
        return None
    if inputs is InputSet.RANDOM:
        return replace(workload, seed=OTHER_SEED)
    return replace(
        workload,
        arrays=tuple(
            replace(array, init=_contents(inputs, array.dtype), stored=None) if array.name in free else array
            for array in workload.arrays
        ),
    )


@cache
def _contents(inputs: InputSet, dtype: DType) -> Expression:
    """Return the init of a set: huge numbers are so large that a sum of eight overflows."""
    word = {InputSet.ZEROS: "zeros", InputSet.ONES: "ones", InputSet.NAN: "constant(nan)"}.get(inputs)
    if word is None and not dtype.is_whole:
        most = largest(dtype)
        word = f"uniform({most / 4!r}, {most / 2!r})"
    elif word is None:
        word = f"constant({min(np.iinfo(dtype).max, 2**63 - 1)})"
    return parse_init(word, dtype=dtype, dimensions=1, names=frozenset())


# The steps of a workload as those of a capture, with the loops around them and arrays that exchange their names.
# Steps run in the order of the front matter, and a launch is settled only when its turn has come, since a loop may
# depend on what the launches before it wrote. An array is known by the memory that it had at first: after a swap a
# launch of `a` takes the memory of `b`.


MAX_DEPTH = 4  # groups of steps are nested at most this deep
MAX_LAUNCHES = 100_000  # the most that a sequence makes: more take minutes on a GPU, and far longer without one
MAX_ROUNDS = 10_000  # a `while` runs at most this many rounds; one that needs more is taken to be endless


class StepLaunch(Launch, frozen=True, kw_only=True):
    """A launch of a kernel file, before it is compiled.

    `open_arguments` are the positions of the arguments that depend on the number of a round: other launches of the step
    have others.
    """

    workload: Workload  # with the arrays among its arguments, by the names of their memory, without work and reference
    place: str = ""  # how a sentence names the launch, "" where the point has no other
    open_arguments: tuple[int, ...] = ()


class SequenceRun:
    """One run through the steps of a workload (`capture.value.StepRun`); one without steps is a single launch.

    `memory` has the array whose memory each array has at the moment; after the last step it says where the results are.
    `ready` makes a launch ready to be executed when its turn has come.
    """

    def __init__(self, workload: Workload, ready: Callable[[StepLaunch], Launch] = lambda launch: launch) -> None:
        self._workload = workload
        self._ready = ready
        self._is_set = False
        self._launches = Counter[int]()
        self.memory = {array.name: array.name for array in workload.arrays}

    def answer(self, *, is_set: bool) -> None:
        """Say whether the element of the array that is read is not zero; without an answer it is taken to be zero."""
        self._is_set = is_set

    def __iter__(self) -> Iterator[CaptureStep]:
        """Yield the steps, each of which must be done before the next is asked for."""
        if not self._workload.steps:
            yield self._ready(StepLaunch(**self._workload.launch_fields(), workload=self._workload))
        yield from self._steps(self._workload.steps, self._workload.names)

    def _steps(self, steps: Sequence[launch_spec.Step], names: Mapping[str, int]) -> Iterator[CaptureStep]:
        for step in steps:
            loop = step.loop
            rounds = MAX_ROUNDS + 1 if loop.flag else 1
            if loop.repeat is not None:
                rounds = evaluate_whole(loop.repeat, names, "the number of rounds", 0)
            for number in range(rounds):
                if number == MAX_ROUNDS and loop.flag:
                    sentence = f"after {MAX_ROUNDS:,} rounds {loop.flag!r} is still not 0, and no `while` runs more"
                    raise InputError(sentence)
                yield from self._round(step, {**names, loop.index: number} if loop.index else names)
                if loop.flag:
                    self._is_set = False
                    yield FlagRead(buffer=self.memory[loop.flag])
                    if not self._is_set:
                        break

    def _round(self, step: launch_spec.Step, names: Mapping[str, int]) -> Iterator[CaptureStep]:
        sizes = {array.name: array.size_bytes for array in self._workload.arrays}
        for name in step.loop.clear:
            yield Fill(target=Region(buffer=self.memory[name]), row_bytes=sizes[self.memory[name]])
        if isinstance(step, launch_spec.LaunchStep):
            yield self._ready(self._launch(step, names))
        else:
            yield from self._steps(step.steps, names)
        for first, other in step.loop.swap:
            self.memory[first], self.memory[other] = self.memory[other], self.memory[first]

    def _launch(self, step: launch_spec.LaunchStep, names: Mapping[str, int]) -> StepLaunch:
        self._launches[step.number] += 1
        if self._launches.total() > MAX_LAUNCHES:
            raise InputError(f"the steps make more than {MAX_LAUNCHES:,} launches, and no sequence makes more")
        launch = step.launch
        arguments = tuple(self._in_memory(launch_spec.settled_argument(argument, names)) for argument in launch.args)
        # textures and surfaces among the arguments, on the memory that their arrays have at the moment
        named = {argument.name for argument in arguments if isinstance(argument, launch_spec.TextureArgument)}
        views = (view for view in self._workload.textures if view.name in named)
        textures = tuple(replace(view, array=self.memory[view.array]) for view in views)
        used = {*_arrays_of(arguments), *(view.array for view in textures)}
        workload = replace(
            self._workload,
            kernel=launch.entry,
            grid=launch_spec.settled_extent("grid", launch.grid, names),
            block=launch_spec.settled_extent("block", launch.block, names),
            dynamic_shared_bytes=evaluate_whole(launch.dynamic_shared, names, "the dynamic shared memory", 0),
            flops=None,
            bytes=None,
            arguments=arguments,
            arrays=tuple(array for array in self._workload.arrays if array.name in used or array.is_variable),
            names=dict(names),
            expected={},
            steps=(),
            textures=textures,
        )
        indices, earlier = names.keys() - self._workload.names.keys(), self._launches[step.number] - 1
        place = step_name(step.number, launch.entry)
        return StepLaunch(
            **workload.launch_fields(),
            number=step.number,
            workload=workload,
            place=f"{place}, launch {earlier + 1}" if earlier else place,
            open_arguments=tuple(at for at, spec in enumerate(launch.args) if _uses(_numbers_of(spec), indices)),
            open_axes=tuple(axis for axis, extent in enumerate(launch.grid) if _uses([extent], indices)),
        )

    def _in_memory(self, argument: launch_spec.Argument) -> launch_spec.Argument:
        """Return an argument with the array whose memory it has at the moment."""
        match argument:
            case launch_spec.ArrayArgument(name=name):
                return replace(argument, name=self.memory[name])
            case launch_spec.StructArgument(fields=fields):
                return replace(argument, fields=tuple(self._in_memory(part) for part in fields))
        return argument


def first_launches(workload: Workload) -> dict[int, Workload]:
    """Return the first launch of each step that has one, by the numbers of the steps.

    A `while` is taken to run one round: further rounds depend on data.
    """
    first: dict[int, Workload] = {}
    steps = len(launch_spec.launch_steps(workload.steps))
    for step in SequenceRun(workload):
        if isinstance(step, StepLaunch):
            first.setdefault(step.number, step.workload)
        if len(first) == steps:
            break
    return first


def step_name(number: int, kernel: str) -> str:
    """Return a step as a sentence names it."""
    return f"step {number}, `{kernel}`"


def _numbers_of(argument: launch_spec.ArgumentSpec) -> Iterator[Expression]:
    match argument:
        case launch_spec.StructSpec(fields=fields):
            for part in fields:
                yield from _numbers_of(part)
        case launch_spec.ScalarSpec(value=number) | launch_spec.PointerSpec(offset=number):
            yield number


def _uses(expressions: Iterable[Expression], names: Collection[str]) -> bool:
    return any(node.name in names for expression in expressions for node in names_of(expression))


def _arrays_of(arguments: Sequence[launch_spec.Argument]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, launch_spec.StructArgument):
            yield from _arrays_of(argument.fields)
        elif isinstance(argument, launch_spec.ArrayArgument):
            yield argument.name
