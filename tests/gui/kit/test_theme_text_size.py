"""The size of all texts of the window, in percent of the sizes in `toolkit.theme`."""

from __future__ import annotations

from warplens.gui.kit.theme import at_text_size, larger, set_text_size, smaller, text_size


def test_set_text_size_draws_texts_in_this_size():
    with at_text_size(100):  # the size holds as long as the context around it
        set_text_size(900)
        assert text_size() == 200


def test_larger_returns_the_next_larger_size():
    assert larger(100) == 110
    assert larger(105) == 110
    assert larger(200) == 200


def test_smaller_returns_the_next_smaller_size():
    assert smaller(100) == 90
    assert smaller(105) == 100
    assert smaller(80) == 80
