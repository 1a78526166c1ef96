"""What the name of a whole number says of it: whether it is a size, and a value that suits it."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.likely_block import is_size, likely_parameter, likely_size


def test_likely_size_returns_a_value_that_suits_a_whole_number_of_this_name():
    assert likely_size("width") == 256
    assert likely_size("n") == 4096
    assert likely_size("num_heads") == 4
    assert likely_size("smem_size") == 16384


def test_likely_parameter_returns_a_value_that_suits_a_template_parameter_of_this_name():
    assert likely_parameter("NUM_THREADS") == 256
    assert likely_parameter("TILE") == 16
    assert likely_parameter("BLOCK_SIZE", is_flat=False) == 16


def test_is_size_tells_whether_a_whole_number_of_this_name_is_a_size():
    assert is_size("num_rows")
    assert not is_size("offset")
