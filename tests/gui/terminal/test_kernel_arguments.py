"""The kernels that the arguments of a command name, and the one point that some commands execute."""

from __future__ import annotations

from warplens.gui.terminal.kernel_arguments import one_point


def test_one_point_returns_the_one_point_that_a_command_executes():
    point = one_point("transpose_tiled", None, ["N=64"], ["TILE=16"], "h200")
    assert point.kernel == "transpose_tiled"
    assert point.problem == {"N": 64}
    assert point.tune == {"TILE": 16}
    assert point.device == "h200"
