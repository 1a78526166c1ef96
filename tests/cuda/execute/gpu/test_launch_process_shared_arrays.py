"""Arrays in memory that a program and the process of its GPU have both, in place of bytes through a pipe."""

from __future__ import annotations

import numpy as np

from warplens.cuda.execute.gpu.launch_process import SharedArrays


def test_shared_arrays_example():
    shared = SharedArrays.made()
    if shared is not None:
        shared.put({"x": np.arange(3, dtype=np.uint8)})
        assert str(shared.views({"x": 3})["x"].tolist()) == "[0, 1, 2]"
        shared.close()
