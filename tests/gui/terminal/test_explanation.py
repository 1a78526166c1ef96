"""An explanation on a terminal: source lines with their counts in a margin, the arrays, and the summary."""

from __future__ import annotations

from warplens.gui.views.code.text import bytes_text


def test_bytes_text_returns_a_number_of_bytes_with_three_digits_and_a_binary_unit():
    assert bytes_text(4 * 2**20) == "4 MiB"
    assert bytes_text(384) == "384 B"
