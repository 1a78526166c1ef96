"""The compute capability that Triton's kernels are compiled for."""

from __future__ import annotations

from warplens.cuda.record.triton.targets import not_executed, target_for


def test_target_for_returns_the_compute_capability_that_kernels_are_compiled_for():
    assert target_for((9, 0)) == (9, 0)
    assert target_for((8, 9)) == (8, 9)
    assert target_for((10, 0)) == (8, 0)
    assert target_for((9, 0), (8, 0)) == (8, 0)


def test_not_executed_returns_the_first_instruction_of_a_kernels_code_that_an_older():
    assert not_executed("@%p1 mbarrier.init.shared::cta.b64 [%r1], 1;") == "mbarrier"
    assert not_executed("cp.async.wait_group 0;") == ""
