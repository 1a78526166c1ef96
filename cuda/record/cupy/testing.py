"""`cupy.testing`: the assertions of `numpy.testing`, which NumPy makes on the memory of the device."""

from functools import partial

import numpy as np

from warplens.cuda.record.cupy.arrays import of_numpy

__getattr__ = partial(of_numpy, np.testing, package="cupy.testing")
