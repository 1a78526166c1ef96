"""One multiprocessor, event by event: warps issue machine instructions, wait for each other and for memory.

The rule: time passes only through the events here: an instruction issues when its scheduler is free, its warp's stall
count is over, its scoreboards are clear and its pipe takes it. All rates and latencies come in through `Rates`; none is
a number of this file. Every clock that a warp waits is booked on one cause (`Stall`) and on the instruction that waits.

Source: the control bits of Volta's instructions (stall count, six scoreboards, wait mask) as in Jia, Maggioni, Staiger
and Scarpazza, "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, chapter 2.1; the names of the
causes are those of Nsight Compute's warp states.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numba import njit

from warplens.cuda.timing.requests import FIRST_SECTOR, NO_STEP, PARTIAL, ROW, SECTORS, TURNS
from warplens.cuda.timing.units import Kind

SCHEDULERS = 4
"""An SM has this many from compute capability 5.0 on, each with the warps of a quarter of its slots."""
SCOREBOARDS = 6
WAYS = 16
LINE_SECTORS = 4
NEVER = 1e300
PAGES = 1 << 14
SEEN = 1 << 22
GOLDEN = 0x9E3779B97F4A7C1
"""A multiplier that scatters neighbouring numbers (2**60 over the golden ratio, odd)."""


class Stall(IntEnum):
    """Why a warp waits, as Nsight Compute names it."""

    SELECTED = 0
    WAIT = 1
    LONG_SCOREBOARD = 2
    SHORT_SCOREBOARD = 3
    MATH_PIPE = 4
    LG_THROTTLE = 5
    MIO_THROTTLE = 6
    BARRIER = 7
    NOT_SELECTED = 8
    DISPATCH = 9
    DRAIN = 10


class Queue(IntEnum):
    """What the SM's requests queue for; of each the time is kept when it is free again."""

    LSU = 0
    L2 = 1
    DRAM = 2
    ATOMIC = 3
    BARRIER = 4


class Total(IntEnum):
    """What is summed over the run."""

    ISSUED = 0
    HITS = 1
    MISSES = 2
    NOW = 3
    DRAM_CLOCKS = 4
    FINISHED = 5
    HALF_ISSUED = 6
    HALF_TIME = 7
    L2_CLOCKS = 8
    LSU_CLOCKS = 9
    ATOMIC_CLOCKS = 10
    SHARED_CLOCKS = 11


class Rates(NamedTuple):
    """Latencies in clocks, rates as clocks of one SM for one event, sizes in lines; shares are of this launch.

    A request to L2 costs its line plus its sectors. `dram_share` is the part of the sectors that L2 lacks; a sector
    that the other SMs ask for at the same time comes as late as from DRAM (`first_latency`, 0: never). `*_spread` is the
    width of the even distribution that a latency has. `write_back_share` is the part of the stored sectors that DRAM
    takes before the launch ends.
    """

    block_clocks: float
    block_latency: float
    warp_latency: float
    shared_latency: float
    l1_latency: float
    l2_latency: float
    l2_spread: float
    dram_latency: float
    dram_spread: float
    page_latency: float
    l2_line: float
    l2_sector: float
    l2_write_line: float
    l2_write_sector: float
    l2_partial_sector: float
    l2_atomic_sector: float
    dram_read: float
    dram_write: float
    dram_kept: float
    dram_share: float
    write_back_share: float
    first_latency: float
    queue_clocks: float
    store_line: float
    tag_banks: float
    l1_lines: float
    atomic_latency: float
    l2_queue_clocks: float
    barrier_latency: float
    barrier_clocks: float
    drain_share: float
    variable_latency: float
    sfu_latency: float
    fp64_latency: float


@njit(cache=True)
def scatter(number: int) -> int:
    """A hash of 24 bits."""
    return (number * GOLDEN) >> 20 & 0xFFFFFF


@njit(cache=True)
def l1_cell(sector, tags, used, valid, sets, tick):  # type: ignore[no-untyped-def]
    """The cell of a sector in L1; it takes the place of the least recently used line where its line is not there."""
    line = sector >> 2
    base = (((line * GOLDEN) >> 20) % sets) * WAYS
    place = base
    for x in range(base, base + WAYS):
        if tags[x] == line:
            used[x] = tick
            return x * LINE_SECTORS + (sector & 3)
        if used[x] < used[place]:
            place = x
    tags[place] = line
    valid[place * LINE_SECTORS : (place + 1) * LINE_SECTORS] = 0
    used[place] = tick
    return place * LINE_SECTORS + (sector & 3)


@njit(cache=True)
def tag_passes(rows, at, count, shift, banks):  # type: ignore[no-untyped-def]
    """Clocks for the tags of a request: its lines, `banks` of them at a time where they lie in different banks."""
    load = np.zeros(8, np.int64)
    previous = np.int64(-1)
    worst = 1
    for j in range(count):
        line = (rows[at + FIRST_SECTOR + j] + shift) >> 2
        if line != previous:
            previous = line
            load[line % banks] += 1
            worst = max(worst, load[line % banks])
    return worst


@njit(cache=True)
def request_at(w, block, warp, warps, s, offset, kept, stride, occurrence):  # type: ignore[no-untyped-def]
    """Where the row of a warp's next execution of a site lies, and by how many sectors its addresses move on."""
    o = occurrence[w, s]
    occurrence[w, s] = o + 1
    held = kept[s]
    shift = 0
    if o >= held:
        if stride[s] == NO_STEP:
            o = o % held
        else:
            shift = (o - held + 1) * stride[s] // 32
            o = held - 1
    return offset[s] + ((block * warps + warp) * held + o) * ROW, shift


@njit(cache=True)
def dram_sector(sector, begin, rates, queue, pages, totals):  # type: ignore[no-untyped-def]
    """Fetch a sector from DRAM and return when it arrives."""
    page = (sector >> 16) % PAGES
    if pages[page] < 0.0:
        pages[page] = begin + rates.page_latency
    queue[Queue.DRAM] = max(queue[Queue.DRAM], begin) + rates.dram_read
    totals[Total.DRAM_CLOCKS] += rates.dram_read
    jitter = rates.dram_spread * (scatter(sector >> 1) / 16777216.0 - 0.5)
    return max(queue[Queue.DRAM], pages[page]) + rates.dram_latency + jitter


@njit(cache=True)
def load(rows, at, shift, early, start, rates, queue, l1, cells, pages, seen, share, totals):  # noqa: PLR0913
    """Send a load through L1, L2 and DRAM: when the unit is free again, and when the last sector is there."""
    tags, used, valid = l1
    count = rows[at + SECTORS]
    if count == 0:
        return start, start + 4.0
    begin = max(start, queue[Queue.LSU], queue[Queue.L2] - rates.l2_queue_clocks, queue[Queue.DRAM] - rates.l2_queue_clocks)
    free = begin + tag_passes(rows, at, count, shift, int(rates.tag_banks))
    totals[Total.LSU_CLOCKS] += free - begin
    queue[Queue.LSU] = free
    worst = free + rates.l1_latency
    sets = len(tags) // WAYS
    missed = np.int64(-1)
    for j in range(count):
        sector = rows[at + FIRST_SECTOR + j] + shift
        used[-1] += 1
        cell = l1_cell(sector, tags, used, valid, sets, used[-1])
        if valid[cell]:
            totals[Total.HITS] += 1
            arrival = max(cells[cell], free + rates.l1_latency)
        else:
            valid[cell] = 1
            totals[Total.MISSES] += 1
            took = rates.l2_sector
            if sector >> 2 != missed:
                missed = sector >> 2
                took += rates.l2_line
            totals[Total.L2_CLOCKS] += took
            queue[Queue.L2] = max(queue[Queue.L2], free) + took
            jitter = rates.l2_spread * (scatter(sector >> 1) / 16777216.0 - 0.5)
            arrival = queue[Queue.L2] + rates.l2_latency + jitter
            share[0] += rates.dram_share
            if share[0] >= 1.0:
                share[0] -= 1.0
                arrival = max(arrival, dram_sector(sector, free, rates, queue, pages, totals))
            elif early and rates.first_latency > 0.0:
                h = (sector * GOLDEN) >> 20 & (SEEN * 8 - 1)
                if not seen[h >> 3] >> (h & 7) & 1:
                    seen[h >> 3] |= 1 << (h & 7)
                    page = (sector >> 16) % PAGES
                    if pages[page] < 0.0:
                        pages[page] = free + rates.page_latency
                    arrival = max(queue[Queue.L2], pages[page]) + rates.dram_latency * rates.first_latency
            cells[cell] = arrival
        worst = max(worst, arrival)
    return free, worst


@njit(cache=True)
def store(rows, at, shift, start, rates, queue, totals):  # type: ignore[no-untyped-def]
    """Send a store to L2: when the unit is free again, and when L2 has taken it."""
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
    begin = max(start, queue[Queue.LSU], queue[Queue.L2] - rates.l2_queue_clocks, queue[Queue.DRAM] - rates.l2_queue_clocks)
    lines = 0
    previous = np.int64(-1)
    for j in range(count):
        line = (rows[at + FIRST_SECTOR + j] + shift) >> 2
        if line != previous:
            lines += 1
            previous = line
    free = begin + max(1.0, lines * rates.store_line)
    totals[Total.LSU_CLOCKS] += free - begin
    queue[Queue.LSU] = free
    part = rows[at + PARTIAL]
    took = lines * rates.l2_write_line + (count - part) * rates.l2_write_sector + part * rates.l2_partial_sector
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    wrote = count * (rates.write_back_share * rates.dram_write + (1.0 - rates.write_back_share) * rates.dram_kept)
    if wrote > 0.0:
        queue[Queue.DRAM] = max(queue[Queue.DRAM], free) + wrote
        totals[Total.DRAM_CLOCKS] += wrote
    return free, queue[Queue.L2]


@njit(cache=True)
def atomic(rows, at, shift, turn_clocks, start, rates, queue, pages, share, totals):  # noqa: PLR0913
    """Send an atomic operation to L2: when the unit is free again, and when L2 has done it."""
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
    slow = max(queue[Queue.L2], queue[Queue.ATOMIC], queue[Queue.DRAM]) - rates.l2_queue_clocks
    begin = max(start, queue[Queue.LSU], slow)
    free = begin + tag_passes(rows, at, count, shift, 1)
    queue[Queue.LSU] = free
    took = rates.l2_atomic_sector * count
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    turns = rows[at + TURNS] * turn_clocks
    totals[Total.ATOMIC_CLOCKS] += turns
    queue[Queue.ATOMIC] = max(queue[Queue.ATOMIC], free) + turns
    end = max(queue[Queue.L2], queue[Queue.ATOMIC])
    for j in range(count):
        share[0] += rates.dram_share
        if share[0] >= 1.0:
            share[0] -= 1.0
            end = max(end, dram_sector(rows[at + FIRST_SECTOR + j] + shift, free, rates, queue, pages, totals) - rates.l2_latency)
    return free, end


@njit(cache=True)
def choose(s, ready, age, free, last):  # type: ignore[no-untyped-def]
    """The warp that a scheduler issues next, and when: the last one if it can go on, else the oldest that can."""
    earliest = NEVER
    for i in range(s, len(ready), SCHEDULERS):
        earliest = min(earliest, ready[i])
    if earliest == NEVER:
        return -1, NEVER
    t = max(earliest, free)
    if last >= 0 and ready[last] <= t:
        return last, t
    w = -1
    for i in range(s, len(ready), SCHEDULERS):
        if ready[i] <= t and (w < 0 or age[i] < age[w]):
            w = i
    return w, t


@njit(cache=True)
def simulate(  # noqa: C901, PLR0912, PLR0913, PLR0915  (one loop over events; numba compiles it as a whole)
    kind, stall, write_bar, read_bar, wait_mask, site, cost,  # of each instruction
    path, blocks, resident, warps,
    offset, kept, stride, rows,  # of each site
    wavefronts,
    rates, limit,
    done, stalls, waited, totals,
):  # fmt: skip
    """Run `blocks` blocks of `warps` warps, `resident` at a time; return how many ended before `limit` instructions.

    `done` gets the times at which blocks ended, `stalls` the clocks of warps by `Stall`, `waited` those by instruction,
    `totals` what `Total` names.
    """
    count = resident * warps
    sites = len(offset)
    sets = max(1, int(rates.l1_lines) // WAYS)
    tags = np.full(sets * WAYS, -1, np.int64)
    valid = np.zeros(sets * WAYS * LINE_SECTORS, np.uint8)
    cells = np.zeros(sets * WAYS * LINE_SECTORS)
    used = np.zeros(sets * WAYS + 1, np.int64)
    l1 = (tags, used, valid)
    seen = np.zeros(SEEN, np.uint8)
    pages = np.full(PAGES, -1.0 if rates.page_latency > 0.0 else 0.0)
    pc = np.zeros(count, np.int64)
    bars = np.zeros((count, SCOREBOARDS))
    bar_kind = np.zeros((count, SCOREBOARDS), np.int8)
    live = np.zeros(count, np.uint8)
    at_barrier = np.zeros(count, np.uint8)
    block_of = np.zeros(count, np.int64)
    age = np.zeros(count, np.int64)
    ready = np.full(count, NEVER)
    since = np.zeros(count)  # the clocks of the warp up to here are booked
    cause = np.zeros(count, np.int8)  # why the warp waits until `ready`
    occurrence = np.zeros((count, max(1, sites)), np.int64)
    left = np.full(resident, -1, np.int64)
    arrived = np.zeros(resident, np.int64)
    drain = np.zeros(resident)
    pipes = np.zeros((SCHEDULERS, 5))
    free = np.zeros(SCHEDULERS)
    last = np.full(SCHEDULERS, -1, np.int64)
    choice = np.full(SCHEDULERS, -1, np.int64)
    choice_time = np.full(SCHEDULERS, NEVER)
    dirty = np.ones(SCHEDULERS, np.uint8)
    queue = np.zeros(5)
    share = np.zeros(1)
    dispatched = 0.0
    issued = 0
    half = 0
    next_block = 0
    finished = 0
    now = 0.0
    path_length = len(path)
    slot = 0
    waiting_slots = resident
    while finished < blocks:
        while waiting_slots > 0 and next_block < blocks:  # a block begins in each free slot
            slot = 0
            while left[slot] >= 0:
                slot += 1
            begin = max(dispatched, drain[slot])
            dispatched = begin + rates.block_clocks
            begin += rates.block_latency
            left[slot] = warps
            arrived[slot] = 0
            drain[slot] = 0.0
            for q in range(warps):
                w = slot * warps + q
                live[w] = 1
                at_barrier[w] = 0
                pc[w] = 0
                block_of[w] = next_block
                age[w] = next_block * warps + q
                ready[w] = begin + rates.warp_latency * q
                since[w] = ready[w]
                cause[w] = Stall.DISPATCH
                bars[w, :] = 0.0
                occurrence[w, :] = 0
            next_block += 1
            waiting_slots -= 1
            dirty[:] = 1
        best = NEVER
        scheduler = -1
        for s in range(SCHEDULERS):
            if dirty[s]:
                choice[s], choice_time[s] = choose(s, ready, age, free[s], last[s])
                dirty[s] = 0
            if choice[s] >= 0 and choice_time[s] < best:
                best = choice_time[s]
                scheduler = s
        if scheduler < 0:
            break
        w = choice[scheduler]
        dirty[scheduler] = 1
        t = best
        i = path[pc[w]]
        k = kind[i]
        # What the warp waited for, and what the instruction waits for.
        until = max(since[w], min(ready[w], t))
        stalls[cause[w]] += until - since[w]
        waited[i] += until - since[w]
        stalls[Stall.NOT_SELECTED] += t - until
        since[w] = t
        need = t
        why = np.int8(Stall.LONG_SCOREBOARD.value)
        mask = wait_mask[i]
        if mask:
            for b in range(SCOREBOARDS):
                if mask >> b & 1 and bars[w, b] > need:
                    need = bars[w, b]
                    why = bar_kind[w, b]
        if need > t + 1e-9:
            ready[w] = need
            cause[w] = why
            continue
        if k <= Kind.TENSOR and pipes[scheduler, k] > t + 1e-9:
            ready[w] = pipes[scheduler, k]
            cause[w] = Stall.MATH_PIPE
            continue
        if Kind.SHARED <= k <= Kind.ATOMIC and queue[Queue.LSU] > t + rates.queue_clocks:
            ready[w] = queue[Queue.LSU] - rates.queue_clocks
            cause[w] = Stall.MIO_THROTTLE if k == Kind.SHARED else Stall.LG_THROTTLE
            continue
        # It issues.
        now = t
        stalls[Stall.SELECTED] += 1.0
        issued += 1
        if issued * 2 >= limit and half == 0:
            half = issued
            totals[Total.HALF_ISSUED] = issued
            totals[Total.HALF_TIME] = t
        free[scheduler] = t + 1.0
        last[scheduler] = w
        if k <= Kind.TENSOR:
            pipes[scheduler, k] = t + cost[i]
        end = t
        released = t
        result = np.int8(Stall.SHORT_SCOREBOARD.value)
        slot = w // warps
        after = t + max(stall[i], 1)
        if k == Kind.SHARED:
            passes = max(1.0, wavefronts[site[i]] if site[i] >= 0 else 1.0)
            queue[Queue.LSU] = max(queue[Queue.LSU], t) + passes
            totals[Total.LSU_CLOCKS] += passes
            totals[Total.SHARED_CLOCKS] += passes
            released = queue[Queue.LSU]
            end = released + rates.shared_latency - 1.0
        elif Kind.LOAD <= k <= Kind.ATOMIC:
            result = np.int8(Stall.LONG_SCOREBOARD.value)
            if site[i] >= 0:
                at, shift = request_at(w, block_of[w], w % warps, warps, site[i], offset, kept, stride, occurrence)
                if k == Kind.LOAD:
                    released, end = load(
                        rows, at, shift, block_of[w] < resident, t, rates, queue, l1, cells, pages, seen, share, totals
                    )
                elif k == Kind.STORE:
                    released, end = store(rows, at, shift, t, rates, queue, totals)
                    drain[slot] = max(drain[slot], end + rates.l2_latency * rates.drain_share)
                    end = released
                else:
                    released, end = atomic(rows, at, shift, cost[i], t, rates, queue, pages, share, totals)
                    drain[slot] = max(drain[slot], end + rates.l2_latency * rates.drain_share)
                    end += rates.atomic_latency
        elif k == Kind.VARIABLE:
            end = t + rates.variable_latency
        elif k == Kind.SFU:
            end = t + rates.sfu_latency
        elif k == Kind.FP64:
            end = t + rates.fp64_latency
        if write_bar[i] < SCOREBOARDS:
            bars[w, write_bar[i]] = end
            bar_kind[w, write_bar[i]] = result
        if read_bar[i] < SCOREBOARDS:
            bars[w, read_bar[i]] = released + (12.0 if Kind.SHARED <= k <= Kind.ATOMIC else 2.0)
            bar_kind[w, read_bar[i]] = result
        pc[w] += 1
        since[w] = t + 1.0
        if k == Kind.EXIT or pc[w] >= path_length:
            live[w] = 0
            ready[w] = NEVER
            left[slot] -= 1
            stalls[Stall.DRAIN] += max(0.0, drain[slot] - t)
        elif k == Kind.BARRIER:
            at_barrier[w] = 1
            arrived[slot] += 1
            ready[w] = NEVER
            cause[w] = Stall.BARRIER
            queue[Queue.BARRIER] = max(queue[Queue.BARRIER], t) + rates.barrier_clocks
        else:
            ready[w] = after
            cause[w] = Stall.WAIT
        if arrived[slot] > 0 and arrived[slot] == left[slot]:
            release = max(t, queue[Queue.BARRIER]) + rates.barrier_latency
            for v in range(slot * warps, (slot + 1) * warps):
                if live[v] and at_barrier[v]:
                    at_barrier[v] = 0
                    ready[v] = release
            arrived[slot] = 0
            dirty[:] = 1
        if left[slot] == 0:
            drain[slot] = max(t, drain[slot])
            done[finished] = drain[slot]
            finished += 1
            left[slot] = -1
            waiting_slots += 1
        if issued >= limit:
            break
    totals[Total.ISSUED] = issued
    totals[Total.NOW] = now
    totals[Total.FINISHED] = finished
    return finished
