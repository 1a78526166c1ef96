"""`pycuda.characterize`: facts of the device and of the compiler."""

import ctypes
from typing import Any

import numpy as np

from warplens.cuda.record.alike import always
from warplens.cuda.record.pycuda import memory, tools

platform_bits = always(8 * ctypes.sizeof(ctypes.c_void_p))
has_stack = has_double_support = always(True)


def sizeof(type_name: str, preamble: str = "") -> int:
    if type_name.rstrip().endswith("*"):
        return ctypes.sizeof(ctypes.c_void_p)
    dtype: Any = tools.DTYPES.get(type_name)
    if dtype is None:
        raise memory.LogicError(f"the bytes of the type {type_name!r} are not known without a GPU")
    return int(np.dtype(dtype).itemsize)
