"""`cupy.linalg`: the functions of `numpy.linalg`, which NumPy computes on the memory of the device."""

from functools import partial

import numpy as np

from warplens.cuda.record.cupy.arrays import of_numpy

__getattr__ = partial(of_numpy, np.linalg, package="cupy.linalg")
