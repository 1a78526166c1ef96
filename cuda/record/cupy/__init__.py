"""Stands in for CuPy where a program imports it: its device is the engine, and every launch is traced.

The rule: what a program finds here behaves as in CuPy 13; what is not here says so in one sentence. Functions that
NumPy has are computed by NumPy on the memory of the device, and are no launches.
Source: the reference documentation of CuPy.
"""

from typing import Any

import numpy as np

from warplens.cuda.record.cupy import arrays, cuda, fft, linalg, random, testing
from warplens.cuda.record.cupy.elementwise import ElementwiseKernel, ReductionKernel
from warplens.cuda.record.cupy.kernels import RawKernel, RawModule

__all__ = [
    "ElementwiseKernel", "RawKernel", "RawModule", "ReductionKernel", "array", "asarray", "ascontiguousarray",
    "asnumpy", "cuda", "empty_like", "fft", "from_dlpack", "get_array_module", "get_default_memory_pool",
    "get_default_pinned_memory_pool", "is_available", "linalg", "ndarray", "random",
    "show_config", "testing",
]  # fmt: skip
__version__ = "13.6.0"
is_available = cuda.is_available


def __getattr__(name: str) -> Any:
    own = getattr(arrays, name, None) if name in __all__ else None
    return arrays.of_numpy(np, name, "cupy") if own is None else own
