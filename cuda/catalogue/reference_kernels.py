"""Another kernel as the reference of a kernel: where it is found, and its launch on the same arrays.

The rule: a reference kernel is one of the same file, else of the same folder, else a built-in one. It has the arrays of
the kernel that it judges, with their sizes and contents, and its own grid, block and macros.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from warplens.cuda.catalogue.files import plain_name
from warplens.cuda.catalogue.kernel_file import KernelFile
from warplens.cuda.catalogue.reader import read_kernel_files
from warplens.cuda.catalogue.search import builtin_kernels, is_kernel_file
from warplens.cuda.catalogue.text import SourceText
from warplens.cuda.catalogue.tree import Expression, Name
from warplens.cuda.catalogue.workload import ArrayRole, Workload
from warplens.cuda.errors import InputError, SpannedError, UnknownNameError


def find_reference(kernel: KernelFile, name: str, others: Iterable[KernelFile] = ()) -> KernelFile:
    """Return the kernel of this name that judges another: one of `others` first.

    Raises:
        UnknownNameError: there is none.
        InputError: it is the kernel itself.
    """
    known: dict[str, KernelFile] = {}
    for candidate in (*others, *_candidates(kernel)):
        known.setdefault(plain_name(candidate.name), candidate)
    reference = known.get(plain_name(name))
    if reference is None:
        raise UnknownNameError("reference kernel", name, known)
    if reference.name == kernel.name and reference.path == kernel.path:
        raise InputError(f"{kernel.name} cannot be its own reference")
    return reference


def _candidates(kernel: KernelFile) -> Iterable[KernelFile]:
    path = Path(kernel.path)
    yield from read_kernel_files(path, kernel.front_matter)
    for beside in sorted(path.parent.glob("*.cu")):
        if beside != path and is_kernel_file(beside):
            try:
                yield from read_kernel_files(beside)
            except SpannedError:  # a file that is wrong holds no reference; it is told where it is run itself
                continue
    yield from builtin_kernels()


def reference_workload(reference: KernelFile, workload: Workload) -> Workload:
    """Return the launch of a reference kernel on the arrays of the workload that it judges.

    Raises:
        InputError: the kernels do not share their arrays, or the reference cannot run at this size.
    """
    what = f"the reference kernel {reference.name}"
    if reference.stream is not None or reference.steps:
        raise InputError(f"{what} is no single launch, which a reference kernel must be")
    problem = {name: workload.names[name] for name in reference.problem_axes if name in workload.names}
    tune = {name: workload.names.get(name, values[0]) for name, values in reference.tune.items()}
    launch = reference.workload(problem, tune)
    if launch.broken_requirement is not None:
        raise InputError(f"{what} requires {launch.broken_requirement}")
    shared = {array.name: array for array in workload.arrays}
    for array in launch.arrays:
        twin = shared.get(array.name)
        if twin is None or (twin.dtype, twin.shape) != (array.dtype, array.shape):
            has = "has no array of this name" if twin is None else f"has {twin.dtype} {list(twin.shape)}"
            raise InputError(
                f"{what} has the array {array.name!r}, {array.dtype} {list(array.shape)}, and {workload.kernel} {has}"
            )
    arrays = tuple(
        replace(array, init=shared[array.name].init, stored=shared[array.name].stored) for array in launch.arrays
    )
    if not written(launch) & written(workload):
        raise InputError(f"{what} and {workload.kernel} write no array of the same name")
    return replace(launch, arrays=arrays, seed=workload.seed)


def written(workload: Workload) -> frozenset[str]:
    """Return the names of the arrays that a launch writes."""
    return frozenset(array.name for array in workload.arrays if array.role is not ArrayRole.IN)


def expecting(workload: Workload, values: Iterable[str], source: str) -> Workload:
    """Return a workload whose reference is values that are known, under the names of `value_name`."""
    expected = {}
    for name in values:
        text = SourceText.plain(value_name(name, source))
        expected[name] = Expression(text=text, root=Name(text.value, 0, len(text.value)))
    return replace(workload, expected=expected)


def value_name(array: str, source: str) -> str:
    """Return the name under which the value of an array from a source, such as a kernel, stands beside the arrays."""
    return f"{array} of {source}"
