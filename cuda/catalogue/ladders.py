"""Ladders: variants of one computation, each one step away from another, which its `previous` names.

The rule: a ladder is a tree. Its rungs are listed from the first on, each after the one that it comes from; where two
come from one, the shorter branch is listed first, so that what is last is the end of the longest way. A rung computes
what the rung before it computes: the same arrays, the same reference.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from warplens.cuda.catalogue import front_matter, launch_spec, syntax
from warplens.cuda.catalogue.dtypes import DType
from warplens.cuda.catalogue.kernel_file import KernelFile
from warplens.cuda.catalogue.search import OnError, raise_error
from warplens.cuda.ground.errors import KernelFileError, SourceSpan, UnknownNameError, suggestion


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """A variant on a ladder; `previous` is the number, from 0, of the rung that it comes from, None for the first."""

    kernel: KernelFile
    previous: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """Two rungs or more, in the order in which they are listed."""

    rungs: tuple[Rung, ...]

    @property
    def name(self) -> str:
        """The family of the first rung."""
        return self.rungs[0].kernel.family

    @property
    def families(self) -> tuple[str, ...]:
        """The families of all rungs, in their order."""
        return tuple(dict.fromkeys(rung.kernel.family for rung in self.rungs))

    @property
    def title(self) -> str:
        """The name with the type of the elements that the kernels write: `matmul, float32`; of factors, `bfloat16`."""
        arrays = self.rungs[0].kernel.arrays.values()
        named: list[DType] = [a.dtype for a in arrays if a.dtype is DType.BFLOAT16]  # its sums are float32
        named += [a.dtype for a in arrays if a.role is not launch_spec.ArrayRole.IN]
        return f"{self.name}, {named[0]}" if named else self.name

    def way_to(self, name: str) -> tuple[int, ...]:
        """Return the numbers of the rungs from the first to the variant `name`."""
        numbers = {rung.kernel.name: number for number, rung in enumerate(self.rungs)}
        chain: list[int] = []
        number: int | None = numbers[name]
        while number is not None:
            chain.append(number)
            number = self.rungs[number].previous
        return tuple(reversed(chain))


def ladders_of(kernels: Sequence[KernelFile], on_error: OnError = raise_error) -> tuple[Ladder, ...]:
    """Return the ladders that these variants, with names that differ, form; a variant without neighbours is on none.

    `on_error` gets the error of each `previous` that names no variant, a variant that computes something else, or goes
    round in a circle; its variant begins a ladder of its own then. By default it is raised.
    """
    befores: dict[str, KernelFile] = {}
    for kernel in kernels:
        if kernel.previous:
            try:
                befores[kernel.name] = _before(kernel, kernels, befores)
            except KernelFileError as error:
                on_error(error)
    nexts: dict[str, list[KernelFile]] = {}
    for kernel in kernels:
        if kernel.name in befores:
            nexts.setdefault(befores[kernel.name].name, []).append(kernel)
    return tuple(
        Ladder(rungs=tuple(_rungs_from(kernel, None, 0, nexts)))
        for kernel in kernels
        if kernel.name in nexts and kernel.name not in befores
    )


def chosen_ladders(ladders: Iterable[Ladder], name: str) -> tuple[Ladder, ...]:
    """Return the ladders with a rung of the family, or with the variant, `name`; an `UnknownNameError` for none."""
    listed = tuple(ladders)
    names: dict[str, list[Ladder]] = {}
    for ladder in listed:
        for key in {*ladder.families, *(rung.kernel.name for rung in ladder.rungs)}:
            names.setdefault(key, []).append(ladder)
    if name not in names:
        raise UnknownNameError("ladder", name, names)
    return tuple(names[name])


def last_rungs(kernels: Sequence[KernelFile]) -> tuple[KernelFile, ...]:
    """Return the variants at the ends of the longest ways from step to step; all of them where they form no ladder.

    There is at least one; a `previous` that is not among them begins a way.
    """
    by_name = {kernel.name: kernel for kernel in kernels}

    def steps(kernel: KernelFile) -> int:
        chain = [kernel.name]
        while (before := by_name[chain[-1]].previous) in by_name and before not in chain:
            chain.append(before)
        return len(chain)

    longest = max(map(steps, kernels))
    return tuple(kernel for kernel in kernels if steps(kernel) == longest)


def _before(kernel: KernelFile, kernels: Sequence[KernelFile], befores: Mapping[str, KernelFile]) -> KernelFile:
    """Return the variant that `previous` names: one of the same file or folder before any other."""
    matches = [other for other in kernels if kernel.previous in (other.name, other.name.rpartition("::")[2])]
    if not matches:
        names = [other.name for other in kernels if other is not kernel]
        message = f"no variant is named {kernel.previous!r}{suggestion(kernel.previous, names)}"
        raise KernelFileError(message, _span(kernel))
    nearest = min(matches, key=lambda other: _distance(Path(kernel.path), Path(other.path)))
    chain = [kernel.name, nearest.name]
    while chain[-1] in befores and chain[-1] != kernel.name:
        chain.append(befores[chain[-1]].name)
    if chain[-1] == kernel.name:
        circle = ", ".join(f"{name!r} comes from {other!r}" for name, other in pairwise(chain))
        raise KernelFileError(f"'previous' goes round in a circle: {circle}", _span(kernel))
    if _task(kernel) != _task(nearest):
        rule = "a rung has the arrays (names, types, roles) and the 'reference' of the rung before it"
        raise KernelFileError(f"{nearest.name!r} computes something else: {rule}", _span(kernel))
    return nearest


def _distance(path: Path, other: Path) -> int:
    """Return 0 for the same file, 1 for one in the same folder, 2 for any other."""
    return 0 if path == other else 1 if path.parent == other.parent else 2


def _task(kernel: KernelFile) -> object:
    """Return what a variant computes, apart from its sizes and from how: arrays for partial results are its own."""
    arrays = {
        array.name: (array.dtype, array.role)
        for array in kernel.arrays.values()
        if array.role is not launch_spec.ArrayRole.OUT or array.name in kernel.reference or not kernel.reference
    }
    return arrays, {name: str(expression) for name, expression in kernel.reference.items()}


def _span(kernel: KernelFile) -> SourceSpan | None:
    matters = front_matter.read_front_matters(syntax.SourceFile(path=kernel.path, text=kernel.source))
    return next((m.value_span(("previous",)) for m in matters if m.values.get("previous") == kernel.previous), None)


def _rungs_from(
    kernel: KernelFile, previous: int | None, number: int, nexts: Mapping[str, Sequence[KernelFile]]
) -> list[Rung]:
    rungs = [Rung(kernel=kernel, previous=previous)]
    for following in sorted(nexts.get(kernel.name, ()), key=lambda successor: _height(successor, nexts)):
        rungs += _rungs_from(following, number, number + len(rungs), nexts)
    return rungs


def _height(kernel: KernelFile, nexts: Mapping[str, Sequence[KernelFile]]) -> int:
    """Return the number of rungs on the longest way that begins with `kernel`."""
    return 1 + max((_height(following, nexts) for following in nexts.get(kernel.name, ())), default=0)
