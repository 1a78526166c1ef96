"""Rows of recorded requests against sums that NumPy makes lane by lane."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.timing.simulation import packed
from warplens.cuda.timing.simulator.values import BANK_WORDS, FIRST_SECTOR, LANES, NO_STEP, PARTIAL, SECTORS, TURNS

BASE = 4096


def expected_row(addresses: np.ndarray, width: int) -> tuple[list[int], int, int, int]:
    """Return sectors, how many are covered in part, turns, and the words of the busiest bank (or passes)."""
    sectors = np.unique(addresses >> 5)
    covered = {int(sector): set() for sector in sectors}
    for address in addresses.tolist():
        covered[address >> 5] |= set(range(address, address + width))
    turns = sum(int(np.unique(addresses[addresses >> 5 == s], return_counts=True)[1].max()) for s in sectors)
    words = np.unique(addresses >> 2)
    busiest = int(np.bincount(words % 32).max()) if len(addresses) else 0
    if width > 4:
        busiest = max(1, -(-len(np.unique(addresses)) * width // 128))
    return (sectors + BASE).tolist(), sum(len(held) < 32 for held in covered.values()), turns, busiest


@st.composite
def accesses(draw):
    width = draw(st.sampled_from([1, 2, 4, 8, 16]))
    warps, held = draw(st.integers(1, 3)), draw(st.integers(1, 4))
    span = draw(st.sampled_from([4, 40, 4000]))
    shape = (1, warps, held)
    seed = draw(st.integers(0, 2**32 - 1))
    random = np.random.default_rng(seed)
    masks = random.choice([0, 1, 0xFFFFFFFF, 0x0F0F0F0F, random.integers(0, 2**32)], shape).astype(np.int64)
    addresses = width * random.integers(0, span, (*shape, LANES))
    return width, random.integers(0, held + 1, shape[:2]), masks, addresses


@given(accesses())
@settings(max_examples=150)
def test_rows_are_those_of_every_lane(access):
    width, times, masks, addresses = access
    kept = masks.shape[2]
    rows, _ = packed(times, masks, addresses, base=BASE, width_bytes=width, kept=kept)
    for place in np.ndindex(masks.shape):
        made = rows[place]
        if place[2] >= times[place[:2]]:
            assert not made.any()
            continue
        active = [lane for lane in range(LANES) if int(masks[place]) >> lane & 1]
        sectors, partial, turns, words = expected_row(addresses[place][active], width)
        assert made[FIRST_SECTOR : FIRST_SECTOR + made[SECTORS]].tolist() == sectors
        assert (made[PARTIAL], made[TURNS]) == (partial, turns)
        if active:
            assert made[BANK_WORDS] == words


@pytest.mark.parametrize(
    ("moves", "step"),
    [((0, 128, 256), 128), ((256, 128, 0), -128), ((64, 64, 64), 0), ((0, 128, 257), NO_STEP), ((0, 128), NO_STEP)],
    ids=["forwards", "backwards", "same", "uneven", "too few"],
)
def test_step_is_that_of_equal_moves(moves, step):
    times = np.full((1, 2), len(moves))
    masks = np.full((1, 2, len(moves)), 0xFFFFFFFF)
    warps = np.array([0, 4096])[None, :, None, None]
    addresses = 1024 + warps + np.array(moves)[None, None, :, None] + 4 * np.arange(LANES)
    assert packed(times, masks, addresses, base=0, width_bytes=4, kept=len(moves))[1] == step


def test_warps_that_move_by_other_steps_have_none():
    addresses = (np.array([[0, 128, 256], [0, 64, 128]])[None, :, :, None] + 4 * np.arange(LANES)).astype(np.int64)
    times, masks = np.full((1, 2), 3), np.full((1, 2, 3), 0xFFFFFFFF)
    assert packed(times, masks, addresses, base=0, width_bytes=4, kept=3)[1] == NO_STEP


def test_bytes_of_one_word_are_one_word_of_its_bank():
    addresses = np.arange(LANES)[None, None, None, :]
    rows, _ = packed(
        np.ones((1, 1), np.int64), np.full((1, 1, 1), 0xFFFFFFFF), addresses, base=0, width_bytes=1, kept=1
    )
    assert rows[0, 0, 0, BANK_WORDS] == 1
