"""Baselines: the time of a library or of the card's own copy for the task of a family, to compare variants with.

The rule: a baseline is a point like any other, with the inputs, the reference and the sizes of a kernel file of its
family. It has no kernel of its own, so it has no tune values and no counts. Its task must not depend on how a kernel
does it: a family whose arrays or amounts follow macros has no baseline.

    cublas    the matrix product, on the card: in float32 or float64 throughout, or on tensor cores with factors of
              bfloat16 or tf32 and sums in float32, as the family computes it
    copy      a copy within the card's memory that reads and writes as many bytes as the family must move; only where a
              task has fewer operations than bytes, so that it is bound by moving them
    numpy     the matrix product of float32 or float64 by NumPy's BLAS, on the processor
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from warplens.cuda.catalogue import Arithmetic, ArrayRole, DType, KernelFile, SizedArray, Workload
from warplens.cuda.catalogue.inits import parse_init
from warplens.cuda.catalogue.reference import parse_reference
from warplens.cuda.catalogue.tree import Binary, Name, Operator, names_of
from warplens.cuda.points import Baseline
from warplens.cuda.runners import cublas

USUAL = frozenset({Baseline.CUBLAS, Baseline.COPY})
"""A sweep on a card has these baselines by default. NumPy's must be asked for: the card waits while it runs."""
WORD_BYTES = 4
"""A copy moves whole words of this many bytes."""
SUFFIXES = {
    Arithmetic.FLOAT32: "", Arithmetic.FLOAT64: "_double", Arithmetic.BFLOAT16: "_bfloat16", Arithmetic.TF32: "_tf32",
}  # fmt: skip
"""What the arithmetic of a product adds to the name of its baseline."""
_KINDS = {
    (DType.FLOAT32, DType.FLOAT32): Arithmetic.FLOAT32,
    (DType.FLOAT64, DType.FLOAT64): Arithmetic.FLOAT64,
    (DType.BFLOAT16, DType.FLOAT32): Arithmetic.BFLOAT16,
}
"""The arithmetic of products whose factors and result have these types."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatrixProduct:
    """A matrix product `out = left @ right` of two-dimensional arrays, by their names, and how it is computed."""

    left: str
    right: str
    out: str
    arithmetic: Arithmetic


def product_of(kernel: KernelFile) -> MatrixProduct | None:
    """Return the matrix product that a kernel file computes, None where it computes something else."""
    if len(kernel.reference) != 1:
        return None
    [(out, expression)] = kernel.reference.items()
    match expression.root:
        case Binary(operator=Operator.MATMUL, left=Name(name=left), right=Name(name=right)):
            pass
        case _:
            return None
    arrays = [kernel.arrays.get(name) for name in (left, right, out)]
    types = [array.dtype if array is not None and len(array.shape) == 2 else None for array in arrays]
    roles = [array.role if array is not None else None for array in arrays]
    if roles != [ArrayRole.IN, ArrayRole.IN, ArrayRole.OUT] or types[0] != types[1]:
        return None
    stated = _KINDS.get((types[0], types[2])) if types[0] is not None and types[2] is not None else None
    if stated is None:
        return None
    rounded = kernel.arithmetic if stated is Arithmetic.FLOAT32 else None
    return MatrixProduct(left=left, right=right, out=out, arithmetic=rounded or stated)


def baselines_of(kernel: KernelFile) -> tuple[Baseline, ...]:
    """Return the baselines that the task of a kernel file may have."""
    amounts = [part for part in (kernel.flops, kernel.bytes) if part is not None]
    needed = [array for name, array in kernel.arrays.items() if not _is_scratch(kernel, name)]
    of_arrays = [part for array in needed for part in (*array.shape, array.init)]
    expressions = (*amounts, *kernel.reference.values(), *of_arrays)
    used = {name.name for expression in expressions for name in names_of(expression)}
    if used & set(kernel.tune_axes):
        return ()
    product = product_of(kernel)
    if product is not None:
        is_rounded = product.arithmetic in cublas.ROUNDED
        return (Baseline.CUBLAS,) if is_rounded else (Baseline.CUBLAS, Baseline.NUMPY)
    return (Baseline.COPY,) if kernel.flops is not None and kernel.bytes is not None else ()


def _is_scratch(kernel: KernelFile, name: str) -> bool:
    """Return whether an array holds partial results: it is written, and no `reference` says with what."""
    return kernel.arrays[name].role is ArrayRole.OUT and bool(kernel.reference) and name not in kernel.reference


def available_baselines(chosen: frozenset[Baseline], kernels: Iterable[KernelFile]) -> tuple[frozenset[Baseline], str]:
    """Return the baselines that can be run, and one line on why cuBLAS is missing, "" where no kernel would use it."""
    could_have = Baseline.CUBLAS in chosen and any(Baseline.CUBLAS in baselines_of(kernel) for kernel in kernels)
    if not could_have or cublas.find():
        return chosen, ""
    return chosen - {Baseline.CUBLAS}, f"cuBLAS is not installed, so its baseline is left out: {cublas.INSTALL}"


def baseline_tasks(
    kernels: Sequence[KernelFile], sizes_of: Mapping[str, Sequence[Mapping[str, int]]], chosen: frozenset[Baseline]
) -> Iterator[tuple[Baseline, KernelFile, Mapping[str, int]]]:
    """Yield each chosen baseline at each size, once for a family and precision, with a kernel file of its task.

    `sizes_of` has the problem sizes of each kernel by its name.
    """
    yielded = set()
    for kernel in kernels:
        for baseline in baselines_of(kernel):
            for size in sizes_of[kernel.name] if baseline in chosen else ():
                key = (name_of(kernel, baseline), tuple(sorted(size.items())))
                if key in yielded:
                    continue
                yielded.add(key)
                if baseline is not Baseline.COPY or _is_bound_by_bytes(task_of(kernel, size)):
                    yield baseline, kernel, size


def task_of(kernel: KernelFile, problem: Mapping[str, int]) -> Workload:
    """Return the task of a kernel file without its arrays for partial results, whose sizes may follow macros.

    Raises:
        ExpressionError: an expression has no value here.
    """
    arrays = {name: array for name, array in kernel.arrays.items() if not _is_scratch(kernel, name)}
    return replace(kernel, arrays=arrays).task(problem)


def _is_bound_by_bytes(task: Workload) -> bool:
    flops, moved = task.flops or 0, task.bytes or 0
    return moved >= 2 * WORD_BYTES and flops <= moved


def name_of(kernel: KernelFile, baseline: Baseline) -> str:
    """Return the kernel name of the points of a baseline."""
    product = product_of(kernel)
    if product is not None:
        return f"{kernel.family}_{baseline.value}{SUFFIXES[product.arithmetic]}"
    is_double = any(array.dtype is DType.FLOAT64 for array in kernel.arrays.values())
    return f"{kernel.family}_{baseline.value}{SUFFIXES[Arithmetic.FLOAT64] if is_double else ''}"


def title_of(kernel: KernelFile, baseline: Baseline) -> str:
    """Return the title of the points of a baseline."""
    product = product_of(kernel)
    precision = "" if product is None else f", {product.arithmetic.value}"
    match baseline:
        case Baseline.CUBLAS:
            return f"Baseline: cuBLAS{precision}"
        case Baseline.NUMPY:
            return f"Baseline: NumPy's BLAS on the processor{precision}"
        case Baseline.COPY:
            return "Baseline: a copy of as many bytes within the card's memory"


def workload_of(kernel: KernelFile, baseline: Baseline, problem: Mapping[str, int]) -> Workload:
    """Return the arrays and the reference of a baseline at one size; it has no launch.

    Raises:
        ExpressionError: an expression has no value here.
    """
    task = task_of(kernel, problem)
    if baseline is not Baseline.COPY:
        return task
    words = ((task.bytes or 0) // (2 * WORD_BYTES),)
    init = parse_init("random", dtype=DType.UINT32, dimensions=1, names=frozenset())
    arrays = tuple(
        SizedArray(name=name, dtype=DType.UINT32, shape=words, role=role, init=init)
        for name, role in (("source", ArrayRole.IN), ("copy", ArrayRole.OUT))
    )
    return replace(task, flops=0, arrays=arrays, expected={"copy": parse_reference("source")})
