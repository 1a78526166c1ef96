"""`pycuda.cumath`: functions of the elements of an array on the device, which NumPy computes."""

import numpy as np

from warplens.cuda.record.pycuda.gpuarray import function_of

fabs, ceil, floor, exp, log, log10, sqrt = map(
    function_of, (np.fabs, np.ceil, np.floor, np.exp, np.log, np.log10, np.sqrt)
)
sin, cos, tan, asin, acos, atan = map(function_of, (np.sin, np.cos, np.tan, np.arcsin, np.arccos, np.arctan))
sinh, cosh, tanh = map(function_of, (np.sinh, np.cosh, np.tanh))
