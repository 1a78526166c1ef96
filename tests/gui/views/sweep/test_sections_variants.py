"""The tree of variants, in both directions; Qt's own model tester watches every change."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtTest import QAbstractItemModelTester

from warplens.gui.figures.variant_looks import variants_of
from warplens.gui.kit.rows import WordFilter
from warplens.gui.views.sweep.sections import COUNT_ROLE, LOOK_ROLE, SEARCH_ROLE, VariantTree
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.results import Results

CHECK = Qt.ItemDataRole.CheckStateRole
ON, SOME, OFF = Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked, Qt.CheckState.Unchecked


@pytest.fixture
def choices(qapp, kernels):
    return SweepChoices(kernels, ())


@pytest.fixture
def tree(choices, kernels):
    model = VariantTree(choices, Results(variants_of(kernels)))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return model


def family(tree, name):
    return next(tree.index(row, 0) for row in range(tree.rowCount()) if tree.index(row, 0).data() == name)


def test_families_hold_their_variants_with_their_looks(tree, kernels):
    index = family(tree, "transpose")
    names = [tree.kernel_at(tree.index(row, 0, index)).name for row in range(tree.rowCount(index))]
    assert names == [kernel.name for kernel in kernels if kernel.family == "transpose"]
    assert all(tree.index(row, 0, index).data(LOOK_ROLE) is not None for row in range(len(names)))
    assert tree.kernel_at(index) is None
    assert tree.rowCount(tree.index(0, 0, index)) == 0


def test_ticking_a_variant_reaches_the_choices_and_half_ticks_the_family(tree, choices):
    index = family(tree, "reduction")
    assert tree.setData(tree.index(0, 0, index), ON, CHECK)
    assert choices.checked == {"column_sum"}
    assert index.data(CHECK) is SOME
    assert index.data(COUNT_ROLE) == "1 of 2"


def test_ticking_a_family_ticks_all_of_it_and_nothing_else(tree, choices):
    choices.set_checked(["transpose_tiled"])
    index = family(tree, "reduction")
    tree.setData(index, ON, CHECK)
    assert choices.checked == {"transpose_tiled", "column_sum", "column_sum_register"}
    tree.setData(index, OFF, CHECK)
    assert choices.checked == {"transpose_tiled"}


def test_choices_made_elsewhere_show_in_the_tree(tree, choices, qtbot):
    with qtbot.waitSignal(tree.dataChanged):
        choices.set_checked(["column_sum", "column_sum_register"])
    assert family(tree, "reduction").data(CHECK) is ON
    assert family(tree, "transpose").data(CHECK) is OFF


def test_only_ticks_can_be_set(tree):
    assert not tree.setData(family(tree, "reduction"), "x", Qt.ItemDataRole.EditRole)
    assert not tree.setData(QModelIndex(), ON, CHECK)


def test_the_search_finds_words_in_any_order_in_name_title_and_family(tree, choices):
    search = WordFilter(tree, SEARCH_ROLE)

    def shown_names():
        return {
            tree.kernel_at(search.mapToSource(search.index(row, 0, search.index(top, 0)))).name
            for top in range(search.rowCount())
            for row in range(search.rowCount(search.index(top, 0)))
        }

    search.search("padded transpose")
    assert shown_names() == {"transpose_tiled_padded"}
    search.search("REDUCTION")
    assert shown_names() == {"column_sum", "column_sum_register"}
    search.search("nothing like it")
    assert shown_names() == set()
    assert search.rowCount() == 0
    search.search("")
    assert len(shown_names()) == len(choices.kernels)


def test_a_tick_through_the_search_reaches_the_choices(tree, choices):
    search = WordFilter(tree, SEARCH_ROLE)
    search.search("padded")
    search.setData(search.index(0, 0, search.index(0, 0)), ON, CHECK)
    assert choices.checked == {"transpose_tiled_padded"}
