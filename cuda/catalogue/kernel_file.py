"""`KernelFile`: one `.cu`, which is one variant of a computation: source, launch shape, arguments, arrays, reference.

The rule: a `KernelFile` holds the contents of its file, already checked: every name in its expressions is known and
every argument exists. `workload` turns it into numbers for one point and touches no file.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.dtypes import Arithmetic, DType
from warplens.cuda.catalogue.expressions import evaluate, evaluate_whole
from warplens.cuda.catalogue.inits import StoredArray
from warplens.cuda.catalogue.launch_spec import ArgumentSpec, Step, settled_argument, settled_extent
from warplens.cuda.catalogue.tree import Expression
from warplens.cuda.catalogue.workload import ArrayRole, SizedArray, Workload
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.textures import TexelPlace, TextureView

# Textures and surfaces as the front matter describes them. What does not depend on a size was checked when the file
# was read; sizes are checked when they are settled.

PITCH_ALIGNMENT = 32
"""A row of a texture in plain memory is a multiple of this many bytes (CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT of
every GPU since 2.0)."""
MOST_LAYERS = 2048
MOST_TEXELS: dict[tuple[int, bool, TexelPlace], tuple[int, ...]] = {
    (1, False, TexelPlace.LINEAR): (1 << 28,),
    (1, False, TexelPlace.ARRAY): (131_072,),
    (1, True, TexelPlace.ARRAY): (32_768,),
    (2, False, TexelPlace.PITCH): (131_072, 65_000),
    (2, False, TexelPlace.ARRAY): (131_072, 65_536),
    (2, True, TexelPlace.ARRAY): (32_768, 32_768),
    (3, False, TexelPlace.ARRAY): (16_384, 16_384, 16_384),
}
"""The most texels along x, y and z, by dimensions, whether there are layers, and place. Older GPUs take fewer.

Source: CUDA C++ Programming Guide 12.9, "Technical Specifications per Compute Capability", 6.0 and later.
"""
MOST_OF_A_SURFACE = (32_768,)  # a surface of one dimension is shorter than a texture (the same table)


def settled_view(view: TextureView, arrays: Mapping[str, SizedArray]) -> TextureView:
    """Return a view of a kernel file, whose texels along an axis and layers are 1 each, on the arrays of a point."""
    shape = arrays[view.array].shape
    shape = shape[:-1] if view.channels > 1 else shape
    extent = tuple(reversed(shape[1:] if view.layers else shape))
    view = replace(view, extent=extent, layers=shape[0] if view.layers else 0)
    most = MOST_TEXELS[len(extent), view.layers > 0, view.place]
    if view.is_surface and len(extent) == 1:
        most = MOST_OF_A_SURFACE
    if view.layers > MOST_LAYERS or any(own > limit for own, limit in zip(extent, most, strict=True)):
        kind = "surface" if view.is_surface else "texture"
        own, limits = (" x ".join(f"{number:,}" for number in numbers) for numbers in (extent, most))
        layers, allowed = "", ""
        if view.layers:
            layers, allowed = f" in {view.layers:,} layers", f" in {MOST_LAYERS:,} layers"
        raise InputError(
            f"the {kind} {view.name!r} has {own} texels{layers}, and a GPU takes at most {limits}{allowed}"
        )
    if view.place is TexelPlace.PITCH and view.row_bytes % PITCH_ALIGNMENT:
        raise InputError(
            f"a row of the texture {view.name!r} has {view.row_bytes} bytes, and in plain memory it must have a "
            f"multiple of {PITCH_ALIGNMENT}"
        )
    return view


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
    stored: StoredArray | None = None


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
    args: tuple[ArgumentSpec, ...]
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
    arrays: dict[str, ArraySpec]
    textures: dict[str, TextureView] = field(default_factory=dict)
    stream: StreamSpec | None = None
    steps: tuple[Step, ...] = ()
    front_matter: str = field(default="", repr=False)
    assumed: tuple[str, ...] = ()
    is_shared_assumed: bool = False
    reference_kernel: str = ""
    previous: str = ""
    step: str = ""
    arithmetic: Arithmetic | None = None
    search: dict[str, tuple[int, ...]] = field(default_factory=dict)
    inferred_with: Overrides | None = None

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
        by_name = {array.name: array for array in task.arrays}
        views = tuple(settled_view(view, by_name) for view in self.textures.values())
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
            raise InputError(
                f"a product of panels, {listed}, breaks what {self.name} requires: {panel.broken_requirement}"
            )
        return panel

    def _settled(self, problem: Mapping[str, int], tune: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
        """Return the value of each macro, and of each size and macro."""
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
        for name in settings:
            if name not in axes and name not in follows:
                raise UnknownNameError("axis", name, (*axes, *follows))
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


def _sized(array: ArraySpec, names: Mapping[str, int]) -> SizedArray:
    shape = tuple(
        evaluate_whole(size, names, f"dimension {number} of {array.name!r}", 1)
        for number, size in enumerate(array.shape)
    )
    return SizedArray(
        name=array.name, dtype=array.dtype, shape=shape, role=array.role, init=array.init,
        is_variable=array.is_variable, is_length_assumed=array.is_length_assumed,
        are_numbers_assumed=array.are_numbers_assumed, stored=array.stored,
    )  # fmt: skip


# A variant has the name of its kernel, with the file before it where another file has a kernel of the name, as the
# command line writes it (`scan.cu::scale`). It keeps the name while it is there; a worker finds it by file and hash.


def with_distinct_names(kernels: Iterable[KernelFile]) -> tuple[KernelFile, ...]:
    """Return the kernels with names that differ, in their order."""
    named: list[KernelFile] = []
    files: dict[str, Path] = {}
    for kernel in kernels:
        named.append(_distinct(kernel, files))
        files[named[-1].name] = _file(kernel)
    return tuple(named)


def with_distinct_name(kernel: KernelFile, others: Iterable[KernelFile]) -> KernelFile:
    """Return a kernel with a name that differs from those of other files; one of `others` that it replaces gives it."""
    return _distinct(kernel, {other.name: _file(other) for other in others})


def _distinct(kernel: KernelFile, files: Mapping[str, Path]) -> KernelFile:
    """Return a kernel with the name that its file has given it in `files`, or with the first that is free there."""
    file, names = _file(kernel), tuple(_names(kernel))
    own = [name for name in names if files.get(name) == file]
    free = [name for name in names if name not in files]
    return replace(kernel, name=(own or free)[0])


def _names(kernel: KernelFile) -> Iterator[str]:
    """Yield the name, then the name after more and more of the path, whose whole no other file has."""
    yield kernel.name
    parts = _file(kernel).parts
    for first in range(len(parts) - 1, -1, -1):
        yield f"{Path(*parts[first:])}::{kernel.name}"


def _file(kernel: KernelFile) -> Path:
    return Path(kernel.path).absolute()
