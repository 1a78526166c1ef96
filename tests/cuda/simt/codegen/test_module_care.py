"""How much of its time LLVM spends on making the code of a kernel fast."""

from __future__ import annotations

from warplens.cuda.simt.codegen.module import Care, care_for


def test_care_for_returns_the_care_for_a_warp_function():
    assert [care_for(*given)[0].value for given in ((800, 4), (2_200, 34), (70_000, 0))] == ["full", "short", "least"]
    assert care_for(200, 4, is_hurried=True)[0].value == "full"
    assert care_for(12_000, 34, is_hurried=True) == (Care.LEAST, 1.2)
