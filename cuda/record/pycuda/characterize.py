"""`pycuda.characterize`: facts of the device and of the compiler."""

import ctypes
from typing import Any

import numpy as np

from warplens.cuda.record.pycuda.errors import LogicError
from warplens.cuda.record.pycuda.tools import DTYPES


def platform_bits() -> int:
    """Return the width of an address."""
    return 8 * ctypes.sizeof(ctypes.c_void_p)


def has_stack() -> bool:
    """Return True."""
    return True


has_double_support = has_stack


def sizeof(type_name: str, preamble: str = "") -> int:
    """Return the bytes of a type of C."""
    if type_name.rstrip().endswith("*"):
        return ctypes.sizeof(ctypes.c_void_p)
    dtype: Any = DTYPES.get(type_name)
    if dtype is None:
        raise LogicError(f"the bytes of the type {type_name!r} are not known without a GPU")
    return int(np.dtype(dtype).itemsize)
