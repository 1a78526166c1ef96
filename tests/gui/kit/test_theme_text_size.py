"""The size of all texts of the window, in percent of the sizes in `toolkit.theme`."""

from __future__ import annotations

from warplens.gui.kit.theme import at_text_size, set_text_size, text_size


def test_set_text_size_draws_texts_in_this_size():
    with at_text_size(100):  # the size holds as long as the context around it
        set_text_size(900)
        assert text_size() == 200
