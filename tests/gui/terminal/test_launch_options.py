"""The options that say how a kernel without front matter is launched, and where its headers are."""

from __future__ import annotations

from warplens.gui.terminal.kernel_arguments import LaunchOptions


def test_launch_options_return_what_the_options_say():
    assert LaunchOptions(block="32,8", grid="cdiv(N,32),cdiv(M,8)").overrides().grid == ("cdiv(N,32)", "cdiv(M,8)")
