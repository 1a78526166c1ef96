"""The pieces in which a request is served are those that the rules count, and each lane is served."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from warplens.cuda.device.spec import Broadcast, MemoryRules, all_rules
from warplens.cuda.simt.counting.counts import (
    active_lanes,
    transactions,
    wavefronts,
)
from warplens.cuda.simt.counting.rules import (
    CURRENT,
    FULL_MASK,
)
from warplens.cuda.simt.counting.transactions import served_passes, served_transactions

RULES = list({rules.name: rules for rules in all_rules().values()}.values())
OLDEST = next(rules for rules in RULES if rules.name == "1.0")
WIDTHS = some.sampled_from([1, 2, 4, 8, 16])


@some.composite
def requests(draw: some.DrawFn) -> tuple[list[int], int, int]:
    """Addresses, width and mask: strided, in rows, or anywhere within 4 KiB."""
    width = draw(WIDTHS)
    stride, row, lanes = draw(some.integers(0, 40)), draw(some.integers(0, 70)), draw(some.sampled_from([8, 16, 32]))
    base = draw(some.integers(0, 64))
    spread = [base + stride * (lane % lanes) + row * (lane // lanes) for lane in range(32)]
    anywhere = draw(some.lists(some.integers(0, 255), min_size=32, max_size=32))
    elements = draw(some.sampled_from([spread, anywhere]))
    mask = draw(some.one_of(some.just(FULL_MASK), some.integers(1, FULL_MASK)))
    return [width * element for element in elements], width, mask


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
@settings(max_examples=30)
@given(request=requests(), is_store=some.booleans())
def test_transactions_are_those_that_are_counted(
    rules: MemoryRules, request: tuple[list[int], int, int], is_store: bool
) -> None:
    addresses, width, mask = request
    served = served_transactions(addresses, width, mask, is_store=is_store, rules=rules)
    moved, _ = transactions(addresses, width, mask, is_store=is_store, rules=rules)
    assert sum(transaction.size for transaction in served) == 32 * moved
    assert {lane for transaction in served for lane in transaction.lanes} == set(active_lanes(mask))
    for transaction in served:
        assert transaction.start % transaction.size == 0
        assert all(
            transaction.start <= addresses[lane] < transaction.start + transaction.size for lane in transaction.lanes
        )


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
@settings(max_examples=30)
@given(request=requests(), is_store=some.booleans())
def test_passes_are_those_that_are_counted(
    rules: MemoryRules, request: tuple[list[int], int, int], is_store: bool
) -> None:
    addresses, width, mask = request
    passes = served_passes(addresses, width, mask, is_store=is_store, rules=rules)
    assert len(passes) == wavefronts(addresses, width, mask, is_store=is_store, rules=rules)
    assert {lane for bank_pass in passes for lane in bank_pass.lanes} == set(active_lanes(mask))
    for bank_pass in passes:  # lanes that share a bank in one pass want the same words of it, or a row as wide as two
        words: dict[int, set[int]] = {}
        for lane, banks in bank_pass.banks.items():
            words.setdefault(banks[0], set()).add(addresses[lane] // rules.pass_bytes)
        assert rules.broadcast is Broadcast.ONE_WORD or all(len(rows) == 1 for rows in words.values())
    assert [part for part, _ in groupby(bank_pass.part for bank_pass in passes)] == sorted(
        {bank_pass.part for bank_pass in passes}
    )


def test_column_of_a_square_tile_takes_a_pass_for_each_lane() -> None:
    passes = served_passes([4 * (32 * lane + 3) for lane in range(32)], 4)
    assert [bank_pass.banks for bank_pass in passes] == [{lane: (3,)} for lane in range(32)]


def test_padded_column_takes_one_pass_and_all_banks() -> None:
    (only,) = served_passes([4 * (33 * lane + 3) for lane in range(32)], 4)
    assert only.banks == {lane: ((lane + 3) % 32,) for lane in range(32)}


def test_wide_elements_take_several_banks_each() -> None:
    first, second = served_passes([8 * lane for lane in range(32)], 8)
    assert (first.lanes, second.lanes) == (tuple(range(16)), tuple(range(16, 32)))
    assert (first.part, second.part) == (0, 1)
    assert first.banks[1] == (2, 3)


def test_stride_of_two_floats_moves_eight_sectors_of_four_lanes_each() -> None:
    served = served_transactions([8 * lane for lane in range(32)], 4, rules=CURRENT)
    assert [(transaction.start, transaction.size, len(transaction.lanes)) for transaction in served] == [
        (32 * k, 32, 4) for k in range(8)
    ]


def test_half_warp_out_of_order_has_a_transaction_for_each_lane_on_the_oldest() -> None:
    served = served_transactions([4 * (31 - lane) for lane in range(32)], 4, rules=OLDEST)
    assert [(transaction.size, transaction.lanes) for transaction in served] == [(32, (lane,)) for lane in range(32)]
