"""The textures and surfaces of a draft: the array behind each, and the keys of its table."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.values import whole
from warplens.cuda.catalogue.inference.views import elements_in


def test_elements_in_returns_the_number_of_elements_in_a_number_of_bytes():
    assert elements_in(whole(64), 4).value == 16
