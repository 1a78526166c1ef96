"""Baselines: the time of a library or of the GPU's own copy for the task of a family, to compare variants with.

The rule: a baseline is a point like any other, with the inputs, the reference and the sizes of a kernel file of its
family. It has no kernel of its own, so it has no tune values and no counts. Its task must not depend on how a kernel
does it: a family whose arrays or amounts follow macros has no baseline.

    cublas    the matrix product, on the GPU: in float32 or float64 throughout, or on tensor cores with factors of
              bfloat16 or tf32 and sums in float32, as the family computes it
    copy      a copy within the GPU's memory that reads and writes as many bytes as the family must move; only where a
              task has fewer operations than bytes, so that it is bound by moving them
    numpy     the matrix product of float32 or float64 by NumPy's BLAS, on the processor
"""

import ctypes
import ctypes.util
import os
import re
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from warplens.cuda.capture.value import Copy, LibraryCall, Region
from warplens.cuda.catalogue import Arithmetic, ArrayRole, DType, KernelFile, SizedArray, Workload, contents, syntax
from warplens.cuda.catalogue.tree import Binary, Name, Operator
from warplens.cuda.ground.errors import LaunchError, MissingPartError
from warplens.cuda.ground.points import Baseline

# The door to cuBLAS: a handful of its functions through ctypes, on addresses in the memory of the current GPU.
# The library is not loaded before a product is computed; `find` only lists files. It is the library that
# CuPy would load too; CuPy itself is not used, since it would open the GPU a second time for the same calls.
# Single precision is computed in single precision throughout: the math mode is pedantic, so no tensor core rounds the
# operands to TF32, whatever the environment says. Double precision is not rounded so: tensor cores compute it in full,
# and the mode is the default, in which cuBLAS takes faster kernels (on an H200 65 TFLOP/s instead of 50 at 8192).
# Products whose arithmetic is TF32 or bfloat16 are those of `cublasGemmEx`, with sums in float32.
# Source: cuBLAS library, `cublasCreate_v2`, `cublasSetMathMode`, `cublasSgemm_v2`, `cublasDgemm_v2`, `cublasGemmEx`.

INSTALL = "pip install nvidia-cublas-cu12"
NAME = re.compile(r"cublas64_\d+\.dll" if sys.platform == "win32" else r"libcublas\.so\.\d+")
"""Matches the library's file name with its major version; a longer name is a link to the same file."""
ROOTS = ("CUDA_PATH", "CUDA_HOME", "CUDA_ROOT")  # these environment variables name the folder of a CUDA toolkit
DEFAULT_MATH, PEDANTIC_MATH = 0, 2  # CUBLAS_DEFAULT_MATH and CUBLAS_PEDANTIC_MATH (cublas_api.h)
NO_TRANSPOSITION = 0  # CUBLAS_OP_N
NUMBERS = {Arithmetic.FLOAT32: ctypes.c_float, Arithmetic.FLOAT64: ctypes.c_double}
FUNCTIONS = {Arithmetic.FLOAT32: "cublasSgemm_v2", Arithmetic.FLOAT64: "cublasDgemm_v2"}
_REAL_32, _BFLOAT_16 = 0, 14  # CUDA_R_32F and CUDA_R_16BF (library_types.h)
_COMPUTE_32F, _COMPUTE_32F_FAST_TF32 = 68, 77  # CUBLAS_COMPUTE_32F and CUBLAS_COMPUTE_32F_FAST_TF32 (cublas_api.h)
ROUNDED = {Arithmetic.BFLOAT16: (_BFLOAT_16, _COMPUTE_32F), Arithmetic.TF32: (_REAL_32, _COMPUTE_32F_FAST_TF32)}
"""Products of `cublasGemmEx`: the type of the factors, and how it computes. The result is float32."""
DEFAULT_ALGORITHM = -1  # CUBLAS_GEMM_DEFAULT (cublas_api.h)


@cache
def find() -> str:
    """Return the path of the newest cuBLAS in the first folder that has one, "" where there is none."""
    for folder in _folders():
        names = [path for path in folder.glob("*cublas*") if NAME.fullmatch(path.name)]
        if names:
            return str(max(names, key=lambda path: int(re.findall(r"\d+", path.name)[-1])))
    return ctypes.util.find_library("cublas") or ""


def _folders() -> Iterator[Path]:
    """Yield the folders of NVIDIA's wheels, then those of toolkits, then those of the loader's path."""
    for entry in sys.path:
        packages = Path(entry or ".") / "nvidia"
        yield from sorted(packages.glob("*/lib"), reverse=True)
        yield from sorted(packages.glob("*/bin"), reverse=True)
    toolkits = [Path(os.environ[name]) for name in ROOTS if os.environ.get(name)]
    for root in (*toolkits, Path("/usr/local/cuda")):
        yield from (root / "lib64", root / "bin", root / "lib")
    yield from (Path(entry) for entry in os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep) if entry)


class Cublas:
    """cuBLAS on the current context: `MissingPartError` where it does not load, `LaunchError` if it cannot begin."""

    def __init__(self) -> None:
        self._library: Any = _load()
        self._handle = ctypes.c_void_p()
        self._call("cublasCreate_v2", ctypes.byref(self._handle))
        number = ctypes.c_int()
        self._call("cublasGetVersion_v2", self._handle, ctypes.byref(number))
        self._mode = DEFAULT_MATH
        self._set_mode(PEDANTIC_MATH)
        major, rest = divmod(number.value, 10000)  # 120902 or 130001 is 12.9.2 or 13.0.1, and 11600 is 11.6.0
        self.version = f"{major}.{rest // 100}.{rest % 100}"

    def multiply(self, arithmetic: Arithmetic, shape: tuple[int, int, int], addresses: tuple[int, int, int]) -> None:
        """Queue `out = left @ right` on the default stream.

        `arithmetic` says the types of the arrays too: factors of bfloat16 have a result of float32. `shape` has the
        rows of left, its columns, and the columns of right; `addresses` are those of left, right and out, which are
        stored row by row. cuBLAS reads arrays as their transposes: it computes out.T = right.T @ left.T.
        """
        (rows, inner, columns), (left, right, out) = shape, addresses
        self._set_mode(PEDANTIC_MATH if arithmetic is Arithmetic.FLOAT32 else DEFAULT_MATH)
        number = NUMBERS.get(arithmetic, ctypes.c_float)
        alpha, beta = number(1.0), number(0.0)
        if arithmetic in ROUNDED:
            factors, compute = ROUNDED[arithmetic]
            self._call(
                "cublasGemmEx", self._handle, NO_TRANSPOSITION, NO_TRANSPOSITION, columns, rows, inner,
                ctypes.byref(alpha), ctypes.c_void_p(right), factors, columns, ctypes.c_void_p(left), factors, inner,
                ctypes.byref(beta), ctypes.c_void_p(out), _REAL_32, columns, compute, DEFAULT_ALGORITHM,
            )  # fmt: skip
            return
        self._call(
            FUNCTIONS[arithmetic], self._handle, NO_TRANSPOSITION, NO_TRANSPOSITION, columns, rows, inner,
            ctypes.byref(alpha), ctypes.c_void_p(right), columns, ctypes.c_void_p(left), inner,
            ctypes.byref(beta), ctypes.c_void_p(out), columns,
        )  # fmt: skip

    def close(self) -> None:
        """Release its memory on the GPU."""
        self._library.cublasDestroy_v2(self._handle)

    def _set_mode(self, mode: int) -> None:
        """Set the math mode where it is another one: a call less for each product that is timed."""
        if mode != self._mode:
            self._call("cublasSetMathMode", self._handle, mode)
            self._mode = mode

    def _call(self, name: str, *arguments: object) -> None:
        status = getattr(self._library, name)(*arguments)
        if status:
            raise LaunchError(f"cuBLAS refuses: {name} returns the status {status}")


def math_note(arithmetic: Arithmetic) -> str:
    """Return the note on how a product is computed."""
    if arithmetic in ROUNDED:
        return f"math mode default: factors of {arithmetic.value} on tensor cores, sums in float32"
    if arithmetic is Arithmetic.FLOAT32:
        return "math mode pedantic: float32 throughout, no tensor cores"
    return f"math mode default: {arithmetic.value} throughout, on tensor cores where they compute it"


@cache
def _load() -> ctypes.CDLL:
    path = find()
    if not path:
        raise MissingPartError(f"cuBLAS is not installed: {INSTALL}")
    try:
        return ctypes.CDLL(path)
    except OSError as error:
        raise MissingPartError(f"cuBLAS does not load from {path}: {error}") from error


USUAL = frozenset({Baseline.CUBLAS, Baseline.COPY})  # of sweeps on a GPU; NumPy's must be asked for: the GPU waits then
PRODUCT_SHAPE = struct.Struct("<3q24x")  # the parameters of a product: its sizes, and room for three pointers
WORD_BYTES = 4  # a copy moves whole words of this many bytes
SUFFIXES = {  # what the arithmetic of a product adds to the name of its baseline
    Arithmetic.FLOAT32: "", Arithmetic.FLOAT64: "_double", Arithmetic.BFLOAT16: "_bfloat16", Arithmetic.TF32: "_tf32",
}  # fmt: skip
_KINDS = {  # the arithmetic of products whose factors and result have these types
    (DType.FLOAT32, DType.FLOAT32): Arithmetic.FLOAT32,
    (DType.FLOAT64, DType.FLOAT64): Arithmetic.FLOAT64,
    (DType.BFLOAT16, DType.FLOAT32): Arithmetic.BFLOAT16,
}


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
    used = {name.name for expression in expressions for name in syntax.names_of(expression)}
    if used & set(kernel.tune_axes):
        return ()
    product = product_of(kernel)
    if product is not None:
        is_rounded = product.arithmetic in ROUNDED
        return (Baseline.CUBLAS,) if is_rounded else (Baseline.CUBLAS, Baseline.NUMPY)
    return (Baseline.COPY,) if kernel.flops is not None and kernel.bytes is not None else ()


def _is_scratch(kernel: KernelFile, name: str) -> bool:
    """Return whether an array holds partial results: it is written, and no `reference` says with what."""
    return kernel.arrays[name].role is ArrayRole.OUT and bool(kernel.reference) and name not in kernel.reference


def available_baselines(wanted: frozenset[Baseline], kernels: Iterable[KernelFile]) -> tuple[frozenset[Baseline], str]:
    """Return the baselines that can be run, and one line on why cuBLAS is missing, "" where no kernel would use it."""
    could_have = Baseline.CUBLAS in wanted and any(Baseline.CUBLAS in baselines_of(kernel) for kernel in kernels)
    if not could_have or find():
        return wanted, ""
    return wanted - {Baseline.CUBLAS}, f"cuBLAS is not installed, so its baseline is left out: {INSTALL}"


def baseline_tasks(
    kernels: Sequence[KernelFile], sizes_of: Mapping[str, Sequence[Mapping[str, int]]], wanted: frozenset[Baseline]
) -> Iterator[tuple[Baseline, KernelFile, Mapping[str, int]]]:
    """Yield each wanted baseline at each size of a kernel, by name, once a family and precision, with a kernel file."""
    yielded = set()
    for kernel in kernels:
        for baseline in baselines_of(kernel):
            for size in sizes_of[kernel.name] if baseline in wanted else ():
                key = (name_of(kernel, baseline), tuple(sorted(size.items())))
                if key in yielded:
                    continue
                yielded.add(key)
                if baseline is Baseline.COPY:
                    task = task_of(kernel, size)
                    moved = task.bytes or 0
                    if moved < 2 * WORD_BYTES or (task.flops or 0) > moved:  # it is not bound by moving them
                        continue
                yield baseline, kernel, size


def task_of(kernel: KernelFile, problem: Mapping[str, int]) -> Workload:
    """Return the task of a kernel file without its arrays for partial results, whose sizes may follow macros."""
    arrays = {name: array for name, array in kernel.arrays.items() if not _is_scratch(kernel, name)}
    return replace(kernel, arrays=arrays).task(problem)


def name_of(kernel: KernelFile, baseline: Baseline) -> str:
    """Return the kernel name of the points of a baseline."""
    product = product_of(kernel)
    is_double = any(array.dtype is DType.FLOAT64 for array in kernel.arrays.values())
    arithmetic = product.arithmetic if product else Arithmetic.FLOAT64 if is_double else Arithmetic.FLOAT32
    return f"{kernel.family}_{baseline.value}{SUFFIXES[arithmetic]}"


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
            return "Baseline: a copy of as many bytes within the GPU's memory"


def step_of(product: MatrixProduct | None, workload: Workload) -> LibraryCall | Copy:
    """Return a baseline as a step: a copy, or a product by cuBLAS (arithmetic; rows, inner, columns and pointers)."""
    shapes = {array.name: array.shape for array in workload.arrays}
    if product is None:
        source, target = Region(buffer="source"), Region(buffer="copy")
        return Copy(source=source, target=target, row_bytes=WORD_BYTES * shapes["source"][0])
    (rows, inner), (_, columns) = shapes[product.left], shapes[product.right]
    return LibraryCall(
        library="cublas",
        function=product.arithmetic.value,
        parameters=PRODUCT_SHAPE.pack(rows, inner, columns),
        pointers={24: product.left, 32: product.right, 40: product.out},
    )


def workload_of(kernel: KernelFile, baseline: Baseline, problem: Mapping[str, int]) -> Workload:
    """Return the arrays and the reference of a baseline at one size; it has no launch."""
    task = task_of(kernel, problem)
    if baseline is not Baseline.COPY:
        return task
    words = ((task.bytes or 0) // (2 * WORD_BYTES),)
    init = contents.parse_init("random", dtype=DType.UINT32, dimensions=1, names=frozenset())
    arrays = tuple(
        SizedArray(name=name, dtype=DType.UINT32, shape=words, role=role, init=init)
        for name, role in (("source", ArrayRole.IN), ("copy", ArrayRole.OUT))
    )
    return replace(task, flops=0, arrays=arrays, expected={"copy": contents.parse_reference("source")})
