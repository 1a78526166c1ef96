"""A walk over an operand reaches every operand that it holds, whatever its kind."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.operands import print_operand
from warplens.cuda.ptx.tree import KINDS, leaves, mapped, parts_of, registers_of
from warplens.cuda.simt.program.blocks import renamed

A, B = tree.Register("%a"), tree.Register("%b")
HOLDERS = [
    tree.Address(A, 8),
    tree.Address(tree.Register("%d"), 0, (tree.Vector((A, tree.Integer(0, "0"), A)),)),
    tree.Address(tree.Symbol("image"), 0, (A, tree.Vector((tree.Negated(A),)))),
    tree.Vector((A, tree.Vector((A,)))),
    tree.RegisterPair(A, tree.Negated(A)),
    tree.Negated(A),
    tree.Arguments((A, tree.Symbol("f"), A)),
]
NAMES = [tree.Register("%a"), tree.Symbol("%a"), tree.Relative("%a", 8), tree.Element("%a", 3)]
NUMBERS = [tree.Integer(7, "7"), tree.Float(0, 32, "0f00000000")]


def test_the_operands_here_are_of_all_kinds() -> None:
    assert {type(operand) for operand in [*HOLDERS, *NAMES, *NUMBERS]} == set(KINDS)


@pytest.mark.parametrize("operand", [*HOLDERS, *NAMES, *NUMBERS], ids=print_operand)
def test_a_name_is_replaced_wherever_it_stands(operand: tree.Operand) -> None:
    assert print_operand(renamed(operand, {"%a": "%b"})) == print_operand(operand).replace("%a", "%b")
    assert renamed(operand, {"%c": "%b"}) == operand


@pytest.mark.parametrize("operand", HOLDERS, ids=print_operand)
def test_every_register_in_an_operand_is_found(operand: tree.Operand) -> None:
    assert list(registers_of(operand)).count("%a") == print_operand(operand).count("%a")


@pytest.mark.parametrize("operand", HOLDERS, ids=print_operand)
def test_a_map_keeps_every_field_that_holds_no_operand(operand: tree.Operand) -> None:
    changed = mapped(operand, lambda leaf: B if leaf == A else leaf)
    assert list(leaves(changed)) == [B if leaf == A else leaf for leaf in leaves(operand)]
    kept = {field.name: getattr(operand, field.name) for field in fields(operand)}
    assert mapped(changed, lambda leaf: A if leaf == B else leaf) == replace(operand, **kept)


def test_parts_of_iterates_over_the_operands_that_an_operand_holds_itself():
    assert (
        repr(list(parts_of(tree.Address(tree.Register("%rd1"), 0, (tree.Vector((tree.Register("%f1"),)),)))))
        == "[Register(name='%rd1'), Vector(elements=(Register(name='%f1'),))]"
    )
