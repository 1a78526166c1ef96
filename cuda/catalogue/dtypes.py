"""Element types of arrays and types of arguments: their NumPy dtypes, vectors of CUDA, and how exact they are.

The rule: bfloat16 and the 8-bit floats are stored as they are and computed with as float32, which holds each of their
values; rounding happens where a result is stored. Their NumPy dtypes are those of `ml_dtypes`, which has its door here.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

import ml_dtypes
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

MAX_VECTOR_ALIGN = 16  # CUDA aligns no vector to more bytes than one load moves

ALIGNMENTS = (1, 2, 4, 8, 16, 32, 64, 128)  # in bytes, as `alignas` may state them; 128 is that of a cache line


class Arithmetic(StrEnum):
    """How the products of a matrix product are computed; sums of bfloat16 and tf32 are in float32."""

    FLOAT32 = "float32"
    FLOAT64 = "float64"
    BFLOAT16 = "bfloat16"
    TF32 = "tf32"


class DType(StrEnum):
    """Element types of arrays and types of scalar arguments, under their NumPy names."""

    INT8 = "int8"
    UINT8 = "uint8"
    INT16 = "int16"
    UINT16 = "uint16"
    INT32 = "int32"
    UINT32 = "uint32"
    INT64 = "int64"
    UINT64 = "uint64"
    FLOAT16 = "float16"
    BFLOAT16 = "bfloat16"
    FLOAT8_E4M3FN = "float8_e4m3fn"
    FLOAT8_E5M2 = "float8_e5m2"
    FLOAT32 = "float32"
    FLOAT64 = "float64"
    COMPLEX64 = "complex64"
    COMPLEX128 = "complex128"

    is_float: bool  # the elements are real floating-point numbers
    is_complex: bool
    is_whole: bool
    itemsize: int  # bytes of an element

    def __new__(cls, name: str) -> Self:
        """Return a type with its facts."""
        dtype = str.__new__(cls, name)
        dtype._value_ = name
        dtype.is_float, dtype.is_complex = "float" in name, "complex" in name
        dtype.is_whole = not dtype.is_float and not dtype.is_complex
        dtype.itemsize = np.dtype(name).itemsize
        return dtype

    @property
    def part(self) -> "DType":
        """The type of the real and the imaginary part; of a real type, itself."""
        return {DType.COMPLEX64: DType.FLOAT32, DType.COMPLEX128: DType.FLOAT64}.get(self, self)

    @property
    def tolerance(self) -> float:
        """How far a result may be from that of a function that nobody wrote a tolerance for, as `tolerance` counts it.

        It is some roundings of the type, since a sum of many terms has more than one; 0 for whole numbers.
        """
        return 0.0 if self.is_whole else min(0.25, ROUNDINGS[self.part] * 2.0 ** -(mantissa_bits(self) + 1))


ROUNDINGS = {  # a result may differ by this many roundings: the narrow types are rounded once, when they are stored
    DType.FLOAT8_E4M3FN: 2, DType.FLOAT8_E5M2: 2, DType.BFLOAT16: 4, DType.FLOAT16: 8, DType.FLOAT32: 256,
    DType.FLOAT64: 1024,
}  # fmt: skip


def _finfo(dtype: DType | np.dtype[Any]) -> Any:
    return ml_dtypes.finfo(np.dtype(dtype))  # type: ignore[no-untyped-call]


def mantissa_bits(dtype: DType | np.dtype[Any]) -> int:
    """Return the bits of a floating-point number behind the point; of a complex one, those of its parts."""
    return int(_finfo(dtype).nmant)


def largest(dtype: DType | np.dtype[Any]) -> float:
    """Return the largest finite number of a floating-point type; of a complex one, that of its parts."""
    return float(_finfo(dtype).max)


NARROW = frozenset(np.dtype(dtype) for dtype in (DType.BFLOAT16, DType.FLOAT8_E4M3FN, DType.FLOAT8_E5M2))
"""NumPy itself knows nothing of these dtypes."""
INEXACT = frozenset(np.dtype(dtype) for dtype in DType if not dtype.is_whole)
"""Elements of these NumPy dtypes are floating-point or complex numbers."""


@dataclass(frozen=True, slots=True)
class Vector:
    """A vector type of CUDA: `lanes` numbers of `dtype`, at a multiple of `align` bytes."""

    dtype: DType
    lanes: int
    align: int


_BASES = {
    "char": DType.INT8, "uchar": DType.UINT8, "short": DType.INT16, "ushort": DType.UINT16, "int": DType.INT32,
    "uint": DType.UINT32, "long": DType.INT64, "ulong": DType.UINT64, "longlong": DType.INT64,
    "ulonglong": DType.UINT64, "float": DType.FLOAT32, "double": DType.FLOAT64,
}  # fmt: skip
VECTORS: dict[str, Vector] = {
    **{
        f"{base}{lanes}": Vector(dtype, lanes, min(MAX_VECTOR_ALIGN, dtype.itemsize * (1 if lanes == 3 else lanes)))
        for base, dtype in _BASES.items()
        for lanes in (1, 2, 3, 4)
    },
    "half2": Vector(DType.FLOAT16, 2, 4),
    "bfloat162": Vector(DType.BFLOAT16, 2, 4),
}
"""The vectors of CUDA, by their names; an array of them has an axis more: `float4` is float32 of (n, 4).

One of 3 lanes is aligned as one number is.
"""
COMPLEX = {"complex64": Vector(DType.FLOAT32, 2, 8), "complex128": Vector(DType.FLOAT64, 2, 16)}
"""Complex numbers as arguments: a real and an imaginary part."""
