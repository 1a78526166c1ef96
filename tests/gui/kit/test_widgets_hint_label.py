"""A hint wraps, and a word that no line can hold is cut in its middle."""

from __future__ import annotations

from warplens.gui.kit.widgets import HintLabel

NAME = "transpose_of_a_square_matrix_through_a_padded_tile_of_shared_memory"


def test_only_a_word_that_is_wider_than_the_label_is_cut(qtbot):
    label = HintLabel(f"The source of {NAME} is not here")
    qtbot.addWidget(label)
    assert label.text() == label.whole
    label.resize(150, 200)
    label.show()
    first, _, last = label.text().removeprefix("The source of ").removesuffix(" is not here").partition("…")
    assert first
    assert last
    assert NAME.startswith(first)
    assert NAME.endswith(last)
    label.resize(900, 200)
    assert label.text() == label.whole
