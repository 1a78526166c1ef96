"""The variables of a module in global and constant memory, as they are before a launch."""

from __future__ import annotations

import numpy as np

from warplens.cuda.simt.launch.translated import free_name


def test_free_name_returns_the_name_of_a_modules_variable_beside_the_arrays():
    assert free_name("x", {"x": np.zeros(1)}) == "x (variable)"
