"""`cupy.fft`: the functions of `numpy.fft`, which NumPy computes on the memory of the device."""

from functools import partial

import numpy as np

from warplens.cuda.record.cupy.arrays import of_numpy

__getattr__ = partial(of_numpy, np.fft, package="cupy.fft")
