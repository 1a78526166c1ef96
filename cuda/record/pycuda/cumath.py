"""`pycuda.cumath`: functions of the elements of an array on the device, which NumPy computes."""

import numpy as np

from warplens.cuda.record.pycuda.gpuarray import function_of

fabs, ceil, floor, sqrt = map(function_of, (np.fabs, np.ceil, np.floor, np.sqrt))
exp, log, log10 = map(function_of, (np.exp, np.log, np.log10))
sin, cos, tan, asin, acos, atan = map(function_of, (np.sin, np.cos, np.tan, np.arcsin, np.arccos, np.arctan))
sinh, cosh, tanh = map(function_of, (np.sinh, np.cosh, np.tanh))
