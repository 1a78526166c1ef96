"""A launch as the front matter describes it: expressions that become numbers at one point."""

from __future__ import annotations

from warplens.cuda.catalogue.kernel_file import settled_argument, settled_extent
from warplens.cuda.catalogue.launch_spec import ScalarArgument, ScalarSpec
from warplens.cuda.catalogue.values import parse_number


def test_settled_extent_returns_the_grid_or_block_with_a_1_for_each_dimension():
    assert settled_extent("grid", (parse_number("cdiv(N, 32)"),), {"N": 100}) == (4, 1, 1)


def test_settled_argument_returns_an_argument_with_its_numbers():
    assert settled_argument(ScalarSpec(value=parse_number("N // 2"), dtype=None), {"N": 9}) == ScalarArgument(
        name="N // 2", value=4, dtype=None
    )
