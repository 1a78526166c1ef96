"""The ranges of the spaces among the generic addresses."""

from __future__ import annotations

from warplens.cuda.simt.program.blocks import code_address


def test_code_address_returns_the_address_of_a_function_by_its_number():
    assert code_address(1) - code_address(0) == 16
