"""A lesson that fills the screen of a lecture hall: large type, no chrome, Space and Backspace, a light pointer."""

from __future__ import annotations

from warplens.gui.views.lessons.panel import presented_size


def test_presented_size_returns_the_size_of_texts():
    assert presented_size(1080) == 175
    assert presented_size(768) == 125
    assert presented_size(0) == 80
