"""Packs recorded requests into rows of sectors, as the simulation reads them.

The rule: Numba compiles this module for `packing.ll` (`build.py`); nothing imports it when a time is modelled.
"""

import numpy as np
from numba import carray, cfunc, njit, types
from numba.np.unsafe.ndarray import to_fixed_tuple

from warplens.cuda.timing.simulator.values import BANK_WORDS, FIRST_SECTOR, LANES, NO_STEP, PARTIAL, ROW, SECTORS, TURNS

SECTOR_BYTES, SECTOR_SHIFT = 32, 5
BANKS, BANK_BYTES, BANK_SHIFT = 32, 4, 2
"""The L1 cache gives a word of each of its banks in a clock."""
FEWEST = 3
"""The fewest recorded requests of a warp that show a step."""
compiled = njit(error_model="numpy", no_cpython_wrapper=True)


@compiled
def pack(table, times, masks, addresses, base, width_bytes, ascending, banks):
    """Write the row of each request, and return the step of all warps in bytes, or `NO_STEP`."""
    step = np.int64(NO_STEP)
    is_even = True
    for warp in range(len(times)):
        for time in range(times[warp]):
            mask = masks[warp, time]
            active = 0
            first = -1
            for lane in range(LANES):
                if mask >> lane & 1:
                    first = lane if first < 0 else first
                    place = active
                    address = addresses[warp, time, lane]
                    while place > 0 and ascending[place - 1] > address:
                        ascending[place] = ascending[place - 1]
                        place -= 1
                    ascending[place] = address
                    active += 1
            write_row(table[warp, time], ascending[:active], base, width_bytes, banks)
            if times[warp] >= FEWEST and time > 0 and is_even and first >= 0:
                moved_by = addresses[warp, time, first] - addresses[warp, time - 1, first]
                step = moved_by if step == NO_STEP else step
                is_even = step == moved_by and mask == masks[warp, time - 1]
    return step if is_even else np.int64(NO_STEP)


@compiled
def write_row(row, ascending, base, width_bytes, banks):
    """Write the sectors of a request whose active lanes have these addresses."""
    count = 0
    covered = turns = most_turns = distinct = 0
    previous = word = np.int64(-1)
    for bank in range(BANKS):
        banks[bank] = 0
    for address in ascending:
        sector = np.int32((address >> SECTOR_SHIFT) + base)
        if count == 0 or row[FIRST_SECTOR + count - 1] != sector:
            row[PARTIAL] += count > 0 and covered < SECTOR_BYTES
            row[TURNS] += most_turns
            row[FIRST_SECTOR + count] = sector
            count += 1
            covered = turns = most_turns = 0
            previous = np.int64(-1)
        if address != previous:
            covered += width_bytes
            distinct += 1
            if address >> BANK_SHIFT != word:
                word = address >> BANK_SHIFT
                banks[word & BANKS - 1] += 1
            turns = 0
            previous = address
        turns += 1
        most_turns = max(most_turns, turns)
    row[PARTIAL] += count > 0 and covered < SECTOR_BYTES
    row[TURNS] += most_turns
    row[SECTORS] = count
    if width_bytes <= BANK_BYTES:
        for bank in range(BANKS):
            row[BANK_WORDS] = max(row[BANK_WORDS], banks[bank])
    else:
        row[BANK_WORDS] = max(1, -(-distinct * width_bytes // (BANKS * BANK_BYTES)))


@cfunc(types.int32(types.int64, types.int64, *[types.voidptr] * 10), error_model="numpy")
def run(base, width_bytes, sizes_at, table_at, times_at, masks_at, addresses_at, step_at, work_at, _, __, ___):
    """Run `pack` on arrays in memory, as `native.packed` lays them out."""
    warps, kept, held = to_fixed_tuple(carray(sizes_at, (3,), np.int64), 3)
    work = carray(work_at, (LANES + BANKS,), np.int64)
    carray(step_at, (1,), np.int64)[0] = pack(
        carray(table_at, (warps, kept, ROW), np.int32),
        carray(times_at, (warps,), np.int64),
        carray(masks_at, (warps, held), np.int64),
        carray(addresses_at, (warps, held, LANES), np.int64),
        base,
        width_bytes,
        work[:LANES],
        work[LANES:],
    )
    return 0
