"""The sentences about launches of programs that other code reads."""

from __future__ import annotations

from warplens.cuda.capture.value import is_variant_of, replaced_code, replaced_code_of


def test_variant_is_the_kernel_with_what_tells_it_apart() -> None:
    assert is_variant_of("add float16", "add")
    assert not is_variant_of("addmm", "add")


def test_code_is_replaced_where_the_device_runs_other_code() -> None:
    assert replaced_code("sm_80", "mbarrier", "sm_90").startswith(
        "compiled for sm_80 instead of sm_90, since the engine does not execute mbarrier: the counts are "
    )
    assert replaced_code("sm_80", "mbarrier", "sm_80") == ""
    assert replaced_code("sm_80", "", "sm_90") == ""


def test_replaced_code_is_found_among_the_notes_of_a_point() -> None:
    notes = ["launched once", replaced_code("sm_80", "mbarrier", "sm_90")]
    assert replaced_code_of(notes) == "compiled for sm_80 instead of sm_90"
    assert replaced_code_of(["launched once"]) == ""
