"""New objects of the host code: dim3, vectors, structs, objects of classes, and lists in braces."""

from __future__ import annotations

from warplens.cuda.catalogue.inference.construction import dim3, leave_open
from warplens.cuda.catalogue.inference.terms import constant
from warplens.cuda.catalogue.inference.values import UNKNOWN, Cell, Number, Struct, whole


def test_dim3_returns_a_dim3():
    assert dim3([whole(8)]).members["y"].value.value == 1


def test_leave_open_makes_a_dim3_unknown_of_which_no_member_was_set():
    unset, stated = dim3([Number(1, constant(1), is_guess=True)] * 3), dim3([whole(1)])
    leave_open(Struct("config", {"grid": Cell(unset), "block": Cell(stated)}))
    assert [cell.value for cell in unset.members.values()] == [UNKNOWN] * 3
    assert [cell.value for cell in stated.members.values()] == [whole(1)] * 3
