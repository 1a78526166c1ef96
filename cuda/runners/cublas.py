"""The door to cuBLAS: a handful of its functions through ctypes, on addresses in the memory of the current card.

The rule: the library is not loaded before a product is computed; `find` only lists files. It is the library that CuPy
would load too; CuPy itself is not used, since it would open the card a second time for the same calls.

Single precision is computed in single precision throughout: the math mode is pedantic, so no tensor core rounds the
operands to TF32, whatever the environment says. For double precision there is no such rounding: tensor cores compute it
in full, and the mode is the default one, in which cuBLAS takes faster kernels (on an H200 65 TFLOP/s instead of 50 at
8192). Products whose arithmetic is TF32 or bfloat16 are those of `cublasGemmEx`, with sums in float32.

Source: cuBLAS library, documentation of `cublasCreate_v2`, `cublasSetMathMode`, `cublasSgemm_v2`, `cublasDgemm_v2`,
`cublasGemmEx`.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from warplens.cuda.catalogue import Arithmetic
from warplens.cuda.errors import LaunchError, MissingPartError

INSTALL = "pip install nvidia-cublas-cu12"
NAME = re.compile(r"cublas64_\d+\.dll" if sys.platform == "win32" else r"libcublas\.so\.\d+")
"""Matches the library's file name with its major version; a longer name is a link to the same file."""
ROOTS = ("CUDA_PATH", "CUDA_HOME", "CUDA_ROOT")
"""These environment variables name the folder of a CUDA toolkit."""
DEFAULT_MATH, PEDANTIC_MATH = 0, 2
"""CUBLAS_DEFAULT_MATH and CUBLAS_PEDANTIC_MATH (cublas_api.h)."""
NO_TRANSPOSITION = 0
"""CUBLAS_OP_N."""
NUMBERS = {Arithmetic.FLOAT32: ctypes.c_float, Arithmetic.FLOAT64: ctypes.c_double}
FUNCTIONS = {Arithmetic.FLOAT32: "cublasSgemm_v2", Arithmetic.FLOAT64: "cublasDgemm_v2"}
_REAL_32, _BFLOAT_16 = 0, 14
"""CUDA_R_32F and CUDA_R_16BF (library_types.h)."""
_COMPUTE_32F, _COMPUTE_32F_FAST_TF32 = 68, 77
"""CUBLAS_COMPUTE_32F and CUBLAS_COMPUTE_32F_FAST_TF32 (cublas_api.h)."""
ROUNDED = {Arithmetic.BFLOAT16: (_BFLOAT_16, _COMPUTE_32F), Arithmetic.TF32: (_REAL_32, _COMPUTE_32F_FAST_TF32)}
"""Products of `cublasGemmEx`: the type of the factors, and how it computes. The result is float32."""
DEFAULT_ALGORITHM = -1
"""CUBLAS_GEMM_DEFAULT (cublas_api.h)."""


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
    """cuBLAS on the current context.

    Raises:
        MissingPartError: it is not installed, or does not load.
        LaunchError: it does not initialise.
    """

    def __init__(self) -> None:
        self._library: Any = _load()
        self._handle = ctypes.c_void_p()
        self._call("cublasCreate_v2", ctypes.byref(self._handle))
        number = ctypes.c_int()
        self._call("cublasGetVersion_v2", self._handle, ctypes.byref(number))
        self._mode = DEFAULT_MATH
        self._set_mode(PEDANTIC_MATH)
        self.version = _dotted(number.value)

    def multiply(self, arithmetic: Arithmetic, shape: tuple[int, int, int], addresses: tuple[int, int, int]) -> None:
        """Queue `out = left @ right` on the default stream.

        `arithmetic` says the types of the arrays too: factors of bfloat16 have a result of float32. `shape` has the
        rows of left, its columns, and the columns of right; `addresses` are those of left, right and out, which are
        stored row by row. cuBLAS reads arrays column by column, as their transposes: it computes
        out.T = right.T @ left.T.

        Raises:
            LaunchError: cuBLAS returns an error.
        """
        (rows, inner, columns), (left, right, out) = shape, addresses
        self._set_mode(PEDANTIC_MATH if arithmetic is Arithmetic.FLOAT32 else DEFAULT_MATH)
        number = NUMBERS.get(arithmetic, ctypes.c_float)
        one, zero = number(1.0), number(0.0)
        if arithmetic in ROUNDED:
            factors, compute = ROUNDED[arithmetic]
            self._call(
                "cublasGemmEx", self._handle, NO_TRANSPOSITION, NO_TRANSPOSITION, columns, rows, inner,
                ctypes.byref(one), ctypes.c_void_p(right), factors, columns, ctypes.c_void_p(left), factors, inner,
                ctypes.byref(zero), ctypes.c_void_p(out), _REAL_32, columns, compute, DEFAULT_ALGORITHM,
            )  # fmt: skip
            return
        self._call(
            FUNCTIONS[arithmetic], self._handle, NO_TRANSPOSITION, NO_TRANSPOSITION, columns, rows, inner,
            ctypes.byref(one), ctypes.c_void_p(right), columns, ctypes.c_void_p(left), inner,
            ctypes.byref(zero), ctypes.c_void_p(out), columns,
        )  # fmt: skip

    def close(self) -> None:
        """Release its memory on the card."""
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
    """Return the note on how a product is computed.

    Example:
        >>> math_note(Arithmetic.FLOAT32)
        'math mode pedantic: float32 throughout, no tensor cores'
        >>> math_note(Arithmetic.TF32)
        'math mode default: factors of tf32 on tensor cores, sums in float32'
    """
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


def _dotted(version: int) -> str:
    """Return 120902 or 130001 as 12.9.2 or 13.0.1, and 11600 as 11.6.0."""
    major, rest = divmod(version, 10000)
    minor, patch = divmod(rest, 100)
    return f"{major}.{minor}.{patch}"
