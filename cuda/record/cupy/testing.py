"""`cupy.testing`: the assertions of `numpy.testing`, which NumPy makes on the memory of the device."""

from __future__ import annotations

from typing import Any

import numpy as np

from warplens.cuda.record.cupy.arrays import of_numpy


def __getattr__(name: str) -> Any:
    return of_numpy(np.testing, name, "cupy.testing")
