"""The run of one program: its launches, its device memory, and the adapters of the packages that it imports."""

from __future__ import annotations

from warplens.cuda.record.session import is_active, matches


def test_matches_tells_whether_one_of_some_patterns_matches_a_whole_name():
    assert matches(["_attn_bwd*"], "_attn_bwd_preprocess")
    assert not matches(["_attn_bwd"], "_attn_bwd_preprocess")


def test_is_active_tells_whether_a_program_is_traced_now():
    assert not is_active()
