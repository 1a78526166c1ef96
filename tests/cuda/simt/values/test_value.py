"""Values of a warp."""

from __future__ import annotations

from warplens.cuda.simt.values.value import Value, join


def test_join_returns_the_cheapest_form_that_holds_both_values():
    assert join(Value("i32", const=1), Value("i32", const=2)).const is None
