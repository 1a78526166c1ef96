"""`KernelFile`: one `.cu`, which is one variant of a computation, and `Workload`: what it is at one size.

The rule: a `KernelFile` holds the contents of its file, already checked: every name in its expressions is known and
every argument exists. `workload` turns it into a `Workload` and touches no file. There names have become numbers, and
running it needs no evaluation and no decision; only a sequence of launches settles each of them in its turn.
"""

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import assumptions, contents, dtypes, launch_spec, stored_arrays
from warplens.cuda.catalogue.syntax import Expression
from warplens.cuda.catalogue.values import LazyArray, Number, all_elements, evaluate, evaluate_whole, in_memory
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.points import InputSet, PointSpec
from warplens.cuda.ground.textures import TextureView, settled_view

Array = npt.NDArray[Any]

OTHER_SEED = 1  # the random numbers of `InputSet.RANDOM` have this seed; those of the kernel's own inputs have 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SizedArray:
    """An array of a launch: elements of `dtype`, row by row (C order)."""

    name: str
    dtype: dtypes.DType
    shape: tuple[int, ...]
    role: launch_spec.ArrayRole
    init: Expression = field(repr=False)  # its contents before the launch
    is_variable: bool = False  # it is the `__constant__` or `__device__` variable of this name, and no argument
    is_length_assumed: bool = False  # nothing says how long it is
    are_numbers_assumed: bool = False  # nothing says which whole numbers it holds
    stored: stored_arrays.StoredArray | None = None  # a file that gives its contents instead of `init`

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
        are_arrays_assumed = any(array.is_length_assumed or array.are_numbers_assumed for array in self.arrays)
        return self.is_shared_assumed or are_arrays_assumed

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
                stored_arrays.fill_stored(array.stored, arrays[array.name], array.name)
            elif array.role is not launch_spec.ArrayRole.OUT:
                contents.fill_array(array.init, arrays[array.name], name=array.name, names=self.names, seed=self.seed)
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
        value = contents.evaluate_lazily(expression, {**self.names, **arrays_before})
        are_complex = any(values.dtype.kind == "c" for values in arrays_before.values())
        may_be_complex = are_complex or "complex" in str(expression)
        _check_shape(value.shape if isinstance(value, LazyArray) else np.shape(value), expression, array)
        if not isinstance(value, LazyArray):
            _check_real(np.asarray(value).dtype, expression, array)
            return in_memory(np.asarray(value).reshape(array.shape))
        _check_real(value.dtype() if may_be_complex else None, expression, array)
        return value if value.shape == array.shape else in_memory(all_elements(value).reshape(array.shape))


def _expected(expression: Expression, names: Mapping[str, Array | Number], array: SizedArray) -> Array:
    value = np.asarray(contents.evaluate_arrays(expression, names))
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


def with_inputs(workload: Workload, inputs: InputSet) -> Workload | None:
    """Return a workload on other inputs, None where it has no array that can hold them.

    A set replaces the contents of the arrays that may hold any number: those of floating-point numbers, and whole
    numbers with the init `random`. Other whole numbers may be indices or sizes.
    """
    filled = [array for array in workload.arrays if array.role is not launch_spec.ArrayRole.OUT]
    free = [array.name for array in filled if not array.dtype.is_whole or str(array.init) == "random"]
    if inputs is InputSet.NAN:
        free = [array.name for array in workload.arrays if array.name in free and not array.dtype.is_whole]
    if not free:
        return None
    if inputs is InputSet.RANDOM:
        return replace(workload, seed=OTHER_SEED)
    arrays = (
        replace(array, init=_contents(inputs, array.dtype), stored=None) if array.name in free else array
        for array in workload.arrays
    )
    return replace(workload, arrays=tuple(arrays))


@cache
def _contents(inputs: InputSet, dtype: dtypes.DType) -> Expression:
    """Return the init of a set: huge numbers are so large that a sum of eight overflows."""
    word = {InputSet.ZEROS: "zeros", InputSet.ONES: "ones", InputSet.NAN: "constant(nan)"}.get(inputs)
    if word is None and not dtype.is_whole:
        most = dtypes.largest(dtype)
        word = f"uniform({most / 4!r}, {most / 2!r})"
    elif word is None:
        word = f"constant({min(np.iinfo(dtype).max, 2**63 - 1)})"
    return contents.parse_init(word, dtype=dtype, dimensions=1, names=frozenset())


def settled_extent(what: str, expressions: tuple[Expression, ...], names: Mapping[str, int]) -> tuple[int, int, int]:
    """Return the grid or block with a 1 for each dimension that the file leaves out."""
    sizes = [
        evaluate_whole(expression, names, f"the {what} along {axis}", 1)
        for axis, expression in zip("xyz", expressions, strict=False)
    ]
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def settled_argument(argument: launch_spec.ArgumentSpec, names: Mapping[str, int]) -> launch_spec.Argument:
    """Return an argument with its numbers."""
    if isinstance(argument, launch_spec.StructSpec):
        fields = tuple(_in_struct(settled_argument(part, names)) for part in argument.fields)
        return launch_spec.StructArgument(fields=fields * argument.repeat, align=argument.align)
    if isinstance(argument, launch_spec.ArrayArgument | launch_spec.TextureArgument):
        return argument
    if isinstance(argument, launch_spec.PointerSpec):
        offset = evaluate_whole(argument.offset, names, f"the offset of the pointer into {argument.name!r}", 0)
        return launch_spec.ArrayArgument(name=argument.name, offset_bytes=offset * argument.itemsize)
    value: Number = evaluate(argument.value, names)
    if argument.dtype is not None and argument.dtype.is_whole:
        value = evaluate_whole(argument.value, names, f"the {argument.dtype} argument", -(2**63))
    return launch_spec.ScalarArgument(name=str(argument.value), value=value, dtype=argument.dtype)


def _in_struct(part: launch_spec.Argument) -> launch_spec.Argument:
    """Return a field of a struct, whose layout needs a type: int32 for a whole number, else float32."""
    if not isinstance(part, launch_spec.ScalarArgument) or part.dtype is not None:
        return part
    dtype = dtypes.DType.INT32 if isinstance(part.value, int) else dtypes.DType.FLOAT32
    return launch_spec.ScalarArgument(name=part.name, value=part.value, dtype=dtype)


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamSpec:
    """A kernel that adds a product of panels, result += left @ right, of matrices that may exceed the device's memory.

    `left`, `right` and `result` are arrays; `rows`, `inner` and `columns` the problem axes that are their sizes.
    """

    left: str  # rows x inner
    right: str  # inner x columns
    result: str  # rows x columns
    rows: str
    inner: str
    columns: str
    budget: Expression  # the device memory for panels, in bytes


def check_known(kind: str, names: Iterable[str], allowed: Collection[str]) -> None:
    """Check that names exist; an `UnknownNameError` names the first that does not."""
    for name in names:
        if name not in allowed:
            raise UnknownNameError(kind, name, allowed)


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelFile:
    """A kernel file that was read and checked; `name` is the entry as written, or of the whole where there are `steps`.

    `source_hash` is the SHA-256 (hex) of the file without what says nothing of what it does, of the `.npy`
    files that it names, and of the name and of an inferred front matter where the file has several kernels or none of
    its own. `front_matter` is the TOML that was inferred, "" for that of the file. `problem` and `tune` map each axis
    to its default values, and `search` some macros to those that a search tries; an axis of `problem_follows` or
    `tune_follows` is computed from the others unless it is set. With `stream` the arrays stay on the host, and a launch
    on a panel is the workload at the size of the panel. With `steps` the variant is a sequence of launches, and `grid`,
    `block` and `args` are empty. Without a `reference` no result is compared, unless `reference_kernel` names the
    kernel whose result it is. `flops` and `bytes` are None where the file does not state them. `previous` is the
    variant from which this one is one `step` away. `inferred_with` is set where the front matter was inferred from host
    code that asks its device, and is another for another GPU (`files.for_device`).
    """

    path: str
    name: str
    title: str
    family: str
    source: str = field(repr=False)
    source_hash: str
    origin: str
    grid: tuple[Expression, ...]
    block: tuple[Expression, ...]
    args: tuple[launch_spec.ArgumentSpec, ...]
    requires: tuple[Expression, ...]
    reference: dict[str, Expression]
    flops: Expression | None
    bytes: Expression | None
    dynamic_shared: Expression
    tolerance: float
    rtol: float
    atol: float
    options: tuple[str, ...]
    problem: dict[str, tuple[int, ...]]
    tune: dict[str, tuple[int, ...]]
    problem_follows: dict[str, Expression]
    tune_follows: dict[str, Expression]
    arrays: dict[str, launch_spec.ArraySpec]
    textures: dict[str, TextureView] = field(default_factory=dict)
    stream: StreamSpec | None = None
    steps: tuple[launch_spec.Step, ...] = ()
    front_matter: str = field(default="", repr=False)
    assumed: tuple[str, ...] = ()
    is_shared_assumed: bool = False
    reference_kernel: str = ""
    previous: str = ""
    step: str = ""
    arithmetic: dtypes.Arithmetic | None = None
    search: dict[str, tuple[int, ...]] = field(default_factory=dict)
    inferred_with: assumptions.Overrides | None = None

    @property
    def searched(self) -> dict[str, tuple[int, ...]]:
        """The values of each macro among which a search looks: those of `search`, else those of `tune`."""
        return self.tune | self.search

    @property
    def problem_axes(self) -> tuple[str, ...]:
        """Every run-time size that a sweep may set, including those that follow another."""
        return (*self.problem, *self.problem_follows)

    def least_size(self, axis: str) -> int:
        """Return the smallest value of a problem axis: 1, or what the kernel lists of a number that may be 0."""
        return min((1, *self.problem.get(axis, ())))

    @property
    def tune_axes(self) -> tuple[str, ...]:
        """Every macro that a sweep may set, including those that follow another."""
        return (*self.tune, *self.tune_follows)

    def workload(self, problem: Mapping[str, int], tune: Mapping[str, int]) -> Workload:
        """Return the launch, or the sequence of launches, at one point.

        Axes of `problem_follows` and `tune_follows` may be left out.

        Raises:
            UnknownNameError: an axis that this kernel does not have.
            InputError: an axis without a value.
            ExpressionError: an expression has no value at these sizes, or one that no launch can use.
        """
        defines, names = self._settled(problem, tune)
        for requirement in self.requires:
            if not evaluate(requirement, names):
                return Workload(kernel=self.name, broken_requirement=str(requirement), names=names)
        launch = None
        if not self.steps:  # before the arrays: of two sizes that are wrong, that of the launch says more
            launch = settled_extent("grid", self.grid, names), settled_extent("block", self.block, names)
        task = self._task(names)
        shapes = {array.name: array.shape for array in task.arrays}
        views = tuple(settled_view(view, shapes[view.array]) for view in self.textures.values())
        workload = replace(task, defines=defines, textures=views, steps=self.steps)
        if launch is None:
            return workload
        grid, block = launch
        return replace(
            workload,
            grid=grid,
            block=block,
            dynamic_shared_bytes=evaluate_whole(self.dynamic_shared, names, "the dynamic shared memory", 0),
            is_shared_assumed=self.is_shared_assumed,
            arguments=tuple(settled_argument(argument, names) for argument in self.args),
        )

    def point(
        self, problem: Mapping[str, int], tune: Mapping[str, int], device: str, *, budget_s: float, **settings: Any
    ) -> PointSpec:
        """Return a point of the file as it is now; `settings` are the limit and further fields of `PointSpec`."""
        return PointSpec(
            kernel=self.name,
            path=self.path,
            source_hash=self.source_hash,
            front_matter=self.front_matter,
            family=self.family,
            problem=dict(problem),
            tune=dict(tune),
            device=device,
            budget_s=budget_s,
            **settings,
        )

    def task(self, problem: Mapping[str, int]) -> Workload:
        """Return the task at one size without a launch: arrays, reference, and the amounts of work.

        The errors are those of `workload`, also where an expression needs a macro.
        """
        return self._task(self._settle(problem, self.problem, self.problem_follows, {}))

    def _task(self, names: dict[str, int]) -> Workload:
        return Workload(
            kernel=self.name,
            arrays=tuple(_sized(array, names) for array in self.arrays.values()),
            flops=_amount(self.flops, names, "the number of operations"),
            bytes=_amount(self.bytes, names, "the number of bytes"),
            tolerance=self.tolerance,
            rtol=self.rtol,
            atol=self.atol,
            names=names,
            expected=self.reference,
        )

    def arrays_at(self, problem: Mapping[str, int], tune: Mapping[str, int]) -> tuple[SizedArray, ...]:
        """Return the arrays at one point, whether or not it meets the requirements; errors as of `workload`."""
        names = self.names_at(problem, tune)
        return tuple(_sized(array, names) for array in self.arrays.values())

    def names_at(self, problem: Mapping[str, int], tune: Mapping[str, int]) -> dict[str, int]:
        """Return the value of each size and macro at one point, for the expressions; errors as `workload`."""
        return self._settled(problem, tune)[1]

    def panel_workload(self, whole: Workload, shape: tuple[int, int, int]) -> Workload:
        """Return the launch on panels of a streamed workload; `shape` is rows, inner and columns of the product.

        The errors are those of `workload`, and an `InputError` where the kernel does not stream, or a panel breaks one
        of its requirements.
        """
        if self.stream is None:
            raise InputError(f"{self.name} has no [stream]: its arrays are not cut into panels")
        sizes = {name: whole.names[name] for name in self.problem_axes}
        sizes |= zip((self.stream.rows, self.stream.inner, self.stream.columns), shape, strict=True)
        panel = self.workload(sizes, whole.defines)
        if panel.broken_requirement is not None:
            listed = " x ".join(map(str, shape))
            broken = f"what {self.name} requires: {panel.broken_requirement}"
            raise InputError(f"a product of panels, {listed}, breaks {broken}")
        return panel

    def _settled(self, problem: Mapping[str, int], tune: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
        sizes = self._settle(problem, self.problem, self.problem_follows, {})
        defines = self._settle(tune, self.tune, self.tune_follows, sizes)
        return defines, {**sizes, **defines}

    def _settle(
        self,
        settings: Mapping[str, int],
        axes: Mapping[str, tuple[int, ...]],
        follows: Mapping[str, Expression],
        others: Mapping[str, int],
    ) -> dict[str, int]:
        """Return a value for every axis: the chosen one, or that of its expression."""
        check_known("axis", settings, (*axes, *follows))
        missing = [name for name in axes if name not in settings]
        if missing:
            raise InputError(f"{self.name} needs a value for its axis {missing[0]!r}")
        values = {name: settings[name] for name in axes}
        for name, expression in follows.items():
            if name in settings:
                values[name] = settings[name]
            else:
                values[name] = evaluate_whole(expression, {**others, **values}, f"the axis {name}", 0)
        return values


def _amount(expression: Expression | None, names: Mapping[str, int], what: str) -> int | None:
    return None if expression is None else evaluate_whole(expression, names, what, 0)


def _sized(array: launch_spec.ArraySpec, names: Mapping[str, int]) -> SizedArray:
    sizes = ((size, f"dimension {number} of {array.name!r}") for number, size in enumerate(array.shape))
    shape = tuple(evaluate_whole(size, names, what, 1) for size, what in sizes)
    return SizedArray(
        name=array.name, dtype=array.dtype, shape=shape, role=array.role, init=array.init,
        is_variable=array.is_variable, is_length_assumed=array.is_length_assumed,
        are_numbers_assumed=array.are_numbers_assumed, stored=array.stored,
    )  # fmt: skip
