"""A launch of a program with all that executing it again needs: code, shape, parameters and the contents of its
arrays.
"""

from __future__ import annotations

import pytest

from warplens.cuda.capture.kept import (
    KeptArray,
    KeptLaunch,
    check,
    is_variant_of,
    item_bytes,
    replaced_code,
    replaced_code_of,
)
from warplens.cuda.ground.errors import InputError


def test_is_variant_of_tells_whether_a_points_variant_is_one_of_a_kernel():
    assert is_variant_of("add float16", "add")
    assert not is_variant_of("addmm", "add")


def test_kept_array_row_bytes_example():
    assert KeptArray(name="x", address=0, data=bytes(64), dtype="float32", shape=(4, 4)).row_bytes == 16


def test_item_bytes_returns_the_bytes_of_an_element_from_the_name_of_its_dtype():
    assert [item_bytes(dtype) for dtype in ("float32", "bfloat16", "int8", "record")] == [4, 2, 1, 0]


def test_replaced_code_returns_what_stands_first_about_code_that_takes_the_place():
    assert replaced_code("sm_80", "mbarrier", "sm_90").startswith(
        "compiled for sm_80 instead of sm_90, since the engine does not execute mbarrier: the counts are "
    )
    assert replaced_code("sm_80", "mbarrier", "sm_80") == ""
    assert replaced_code("sm_80", "", "sm_90") == ""


def test_replaced_code_of_returns_in_words_what_the_code_of_a_point_is_compiled_for():
    assert (
        replaced_code_of(["launched once", replaced_code("sm_80", "mbarrier", "sm_90")])
        == "compiled for sm_80 instead of sm_90"
    )
    assert replaced_code_of(["launched once"]) == ""


def test_check_raises_input_error():
    with pytest.raises(InputError) as error:
        check(
            KeptLaunch(
                front_end="fake",
                kernel="k",
                problem={},
                tune={},
                source_hash="",
                symbol="k",
                ptx="",
                grid=(1, 1, 1),
                block=(32, 1, 1),
                parameters=bytes(8),
                pointers={0: "x"},
                arrays=(),
            )
        )
    assert str(error.value) == "the kept launch of 'k' has a pointer to an array 'x' that it does not have"
