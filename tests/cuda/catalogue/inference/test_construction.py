"""New objects of the host code: dim3, vectors, structs, objects of classes, and lists in braces."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.construction import dim3, is_unset, unset_dim3
from warplens.cuda.catalogue.inference.values import whole


def test_dim3_returns_a_dim3():
    assert dim3([whole(8)]).members["y"].value.value == 1


def test_is_unset_tells_whether_a_value_is_a_dim3_of_which_no_member_was_set():
    assert is_unset(unset_dim3())
    assert not is_unset(dim3([whole(1)]))
