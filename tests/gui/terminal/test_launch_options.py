"""The options that say how a kernel without front matter is launched, and where its headers are."""

from __future__ import annotations

from warplens.gui.terminal.launch_options import overrides_of


def test_overrides_of_returns_what_the_options_say():
    assert overrides_of(block="32,8", grid="cdiv(N,32),cdiv(M,8)").grid == ("cdiv(N,32)", "cdiv(M,8)")
