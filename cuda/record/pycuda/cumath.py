"""`pycuda.cumath`: functions of the elements of an array on the device, which NumPy computes."""

from collections.abc import Callable
from typing import Any

import numpy as np

from warplens.cuda.record.pycuda.gpuarray import GPUArray, to_gpu


def _elementwise(function: Callable[[np.ndarray], np.ndarray]) -> Callable[..., GPUArray]:
    def of_array(array: GPUArray, out: GPUArray | None = None, stream: Any = None) -> GPUArray:
        with np.errstate(all="ignore"):
            result = function(array.view_on_host)
        if out is None:
            return to_gpu(result)
        out.set(result)
        return out

    return of_array


fabs, ceil, floor, exp, log, log10, sqrt = map(
    _elementwise, (np.fabs, np.ceil, np.floor, np.exp, np.log, np.log10, np.sqrt)
)
sin, cos, tan, asin, acos, atan = map(_elementwise, (np.sin, np.cos, np.tan, np.arcsin, np.arccos, np.arctan))
sinh, cosh, tanh = map(_elementwise, (np.sinh, np.cosh, np.tanh))
