"""One multiprocessor, event by event: warps issue machine instructions, wait for each other and for memory.

The rule: time passes only through the events here: an instruction issues when its scheduler is free, its warp's stall
count is over, its scoreboards are clear and its pipe takes it. All rates and latencies come in through `Rates`; none is
a number of this file. Every clock that a warp waits is booked on one cause (`Stall`) and on the instruction that waits.

Source: the control bits of Volta's instructions (stall count, six scoreboards, wait mask) as in Jia, Maggioni, Staiger
and Scarpazza, "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, chapter 2.1; the names of the
causes are those of Nsight Compute's warp states.
"""

from __future__ import annotations

import numpy as np
from numba import carray, cfunc, njit, types
from numba.np.unsafe.ndarray import to_fixed_tuple

from warplens.cuda.timing.simulator.values import (
    BANK_WORDS,
    FIRST_SECTOR,
    NO_STEP,
    PARTIAL,
    ROW,
    SCHEDULERS,
    SECTORS,
    TURNS,
    Queue,
    Rates,
    Stall,
    Total,
)
from warplens.cuda.timing.units import Kind

compiled = njit(error_model="numpy", no_cpython_wrapper=True)
SCOREBOARDS = 6
WAYS = 16
LINE_SECTORS = 4
MERGED = 16
"""So many sectors of stores wait in an SM for other stores to the same ones."""
NEVER = 1e300
PAGES = 1 << 14
EARLY = 1
"""A request of the blocks that start with the launch."""
FIRST = 2
"""Such a request, the first of its warp at its site."""
APART = 1 << 26
"""Blocks past the recorded ones repeat them, so many sectors further on."""
GRANULES = 1 << 16
"""L2 remembers so many granules of 64 bytes that this SM fetched."""
GOLDEN = 0x9E3779B97F4A7C1
"""A multiplier that scatters neighbouring numbers (2**60 over the golden ratio, odd)."""


MOST_BANKS = 8
PIPES = Kind.TENSOR + 1
RATES, STALLS, TOTALS = len(Rates._fields), len(Stall), len(Total)


@compiled
def take(memory, cursor, count):  # type: ignore[no-untyped-def]
    """The next `count` numbers of the memory to work in, all of them 0."""
    part = memory[cursor[0] : cursor[0] + count]
    cursor[0] += count
    part[:] = 0
    return part


@compiled
def scatter(number: int) -> int:  # type: ignore[no-untyped-def]
    """A hash of 24 bits."""
    return (number * GOLDEN) >> 20 & 0xFFFFFF


@compiled
def exponential(number: int) -> float:  # type: ignore[no-untyped-def]
    """A number drawn from the exponential distribution of mean 1, less 1; the same one for the same `number`."""
    return -np.log((scatter(number) + 0.5) / 16777216.0) - 1.0


@compiled
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


@compiled
def tag_passes(rows, at, count, shift, banks, load):  # type: ignore[no-untyped-def]
    """Clocks for the tags of a request: its lines, `banks` of them at a time where they lie in different banks."""
    load[:] = 0
    previous = np.int64(-1)
    worst = 1
    for j in range(count):
        line = (rows[at + FIRST_SECTOR + j] + shift) >> 2
        if line != previous:
            previous = line
            load[line % banks] += 1
            worst = max(worst, load[line % banks])
    return worst


@compiled
def request_at(w, block, recorded, warp, warps, s, offset, kept, stride, first, size, rows, occurrence):  # type: ignore[no-untyped-def]  # noqa: PLR0913
    """Where the row of a warp's next execution of a site lies, and by how many sectors its addresses move on.

    Requests that continue evenly go round within their array.
    """
    o = occurrence[w * len(offset) + s]
    occurrence[w * len(offset) + s] = o + 1
    held = kept[s]
    shift = 0
    if o >= held:
        if stride[s] == NO_STEP:
            o = o % held
        else:
            shift = (o - held + 1) * stride[s] // 32
            o = held - 1
    at = offset[s] + ((block % recorded * warps + warp) * held + o) * ROW
    if shift != 0:
        place = rows[at + FIRST_SECTOR] - first[s]
        shift = (place + shift) % size[s] - place
    return at, shift + block // recorded * APART


@compiled
def translated(sector, begin, early, rates, pages):  # type: ignore[no-untyped-def]
    """When the page of a sector is known: the first requests wait for pages that nothing touched before."""
    page = (sector >> 16) % PAGES
    if early == FIRST and pages[page] < 0.0:
        pages[page] = begin + rates.page_latency
    return pages[page]


@compiled
def dram_sector(sector, begin, early, rates, queue, pages, granules, totals):  # type: ignore[no-untyped-def]  # noqa: PLR0913
    """Fetch the granule of a sector from DRAM and return when it is in L2; both of its sectors are there from then on."""
    queue[Queue.DRAM] = max(queue[Queue.DRAM], begin) + 2.0 * rates.dram_read
    totals[Total.DRAM_CLOCKS] += 2.0 * rates.dram_read
    jitter = rates.dram_spread * exponential(sector >> 1)
    arrival = max(queue[Queue.DRAM], translated(sector, begin, early, rates, pages)) + rates.dram_latency + jitter
    numbers, times = granules
    place = scatter(sector >> 1) % len(numbers)
    numbers[place] = sector >> 1
    times[place] = arrival
    return arrival


@compiled
def behind_l1(sector, begin, early, rates, queue, pages, granules, share, totals):  # type: ignore[no-untyped-def]  # noqa: PLR0913
    """When a sector that L1 lacks comes from L2 or DRAM; L2 has taken the request already."""
    jitter = rates.l2_spread * exponential(sector >> 1)
    arrival = queue[Queue.L2] + rates.l2_latency + jitter
    numbers, times = granules
    place = scatter(sector >> 1) % len(numbers)
    if numbers[place] == sector >> 1:
        return max(arrival, times[place])
    totals[Total.GRANULES] += 1
    share[0] += rates.dram_share
    if share[0] >= 1.0:
        share[0] -= 1.0
        return max(arrival, dram_sector(sector, begin, early, rates, queue, pages, granules, totals))
    if early and rates.first_latency > 0.0:
        arrival = max(queue[Queue.L2], translated(sector, begin, early, rates, pages)) + rates.dram_latency * rates.first_latency
        numbers[place] = sector >> 1
        times[place] = arrival
    return arrival


@compiled
def load(rows, at, shift, early, start, rates, queue, l1, cells, pages, granules, share, totals):  # type: ignore[no-untyped-def]  # noqa: PLR0913
    """Send a load through L1, L2 and DRAM: when the unit is free again, and when the last sector is there."""
    tags, used, valid, banks = l1
    count = rows[at + SECTORS]
    if count == 0:
        return start, start + 4.0
    slow = max(queue[Queue.L2], queue[Queue.DRAM]) - rates.l2_queue_clocks
    begin = max(start, queue[Queue.LSU], slow)
    sets = len(tags) // WAYS
    late = 0
    for j in range(count):
        used[-1] += 1
        cell = l1_cell(rows[at + FIRST_SECTOR + j] + shift, tags, used, valid, sets, used[-1])
        late += not valid[cell] or cells[cell] > begin
    passes = max(tag_passes(rows, at, count, shift, int(rates.tag_banks), banks), rows[at + BANK_WORDS], (count + 0.5 * late) / LINE_SECTORS)
    free = begin + passes
    totals[Total.LSU_CLOCKS] += passes
    queue[Queue.LSU] = free
    worst = free + rates.l1_latency
    missed = np.int64(-1)
    for j in range(count):
        sector = rows[at + FIRST_SECTOR + j] + shift
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
            arrival = behind_l1(sector, free, early, rates, queue, pages, granules, share, totals)
            cells[cell] = arrival
        worst = max(worst, arrival)
    return free, worst


@compiled
def store(rows, at, shift, start, rates, queue, merged, totals):  # type: ignore[no-untyped-def]
    """Send a store to L2: when the unit is free again, and when L2 has taken it.

    A sector that one of the last stores wrote too goes to L2 together with that one.
    """
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
    slow = max(queue[Queue.L2], queue[Queue.DRAM]) - rates.l2_queue_clocks
    begin = max(start, queue[Queue.LSU], slow)
    lines = 0
    new_lines = 0
    new = 0
    previous = np.int64(-1)
    previous_new = np.int64(-1)
    for j in range(count):
        sector = rows[at + FIRST_SECTOR + j] + shift
        line = sector >> 2
        if line != previous:
            lines += 1
            previous = line
        known = False
        for m in range(MERGED):
            if merged[m] == sector:
                known = True
                break
        if not known:
            merged[merged[MERGED] % MERGED] = sector
            merged[MERGED] += 1
            new += 1
            if line != previous_new:
                new_lines += 1
                previous_new = line
    free = begin + max(1.0, lines * rates.store_line)
    totals[Total.LSU_CLOCKS] += free - begin
    queue[Queue.LSU] = free
    totals[Total.MERGED] += count - new
    totals[Total.STORED] += count
    part = rows[at + PARTIAL] * new / count
    took = new_lines * rates.l2_write_line + (new - part) * rates.l2_write_sector + part * rates.l2_partial_sector
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    wrote = new * (rates.write_back_share * rates.dram_write + (1.0 - rates.write_back_share) * rates.dram_kept)
    if wrote > 0.0:
        queue[Queue.DRAM] = max(queue[Queue.DRAM], free) + wrote
        totals[Total.DRAM_CLOCKS] += wrote
    return free, queue[Queue.L2]


@compiled
def atomic(rows, at, shift, crowding, early, start, rates, queue, banks, pages, granules, share, totals):  # type: ignore[no-untyped-def]  # noqa: PLR0913
    """Send an atomic operation to L2: when the unit is free again, and when L2 has done it.

    `crowding` is how many such requests of the GPU the busiest slice of L2 gets for one of this SM, negative for floats.
    """
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
    slow = max(queue[Queue.L2], queue[Queue.ATOMIC], queue[Queue.DRAM]) - rates.l2_queue_clocks
    begin = max(start, queue[Queue.LSU], slow)
    free = begin + tag_passes(rows, at, count, shift, 1, banks)
    queue[Queue.LSU] = free
    took = rates.l2_atomic_sector * count
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    turn = rates.atomic_turn if crowding > 0.0 else rates.atomic_turn_float
    turns = (count * rates.atomic_turn + (rows[at + TURNS] - count) * turn) * abs(crowding)
    totals[Total.ATOMIC_CLOCKS] += turns
    queue[Queue.ATOMIC] = max(queue[Queue.ATOMIC], free) + turns
    end = max(queue[Queue.L2], queue[Queue.ATOMIC])
    for j in range(count):
        sector = rows[at + FIRST_SECTOR + j] + shift
        arrival = behind_l1(sector, free, early, rates, queue, pages, granules, share, totals)
        end = max(end, arrival - rates.l2_latency)
    return free, end


@compiled
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


@compiled
def simulate(  # noqa: C901, PLR0912, PLR0913, PLR0915  (one loop over events; numba compiles it as a whole)
    kind, stall, write_bar, read_bar, wait_mask, site, cost,  # of each instruction
    path, blocks, recorded, resident, warps,
    offset, kept, stride, first, size, rows,  # of each site
    wavefronts,
    rates, limit,
    done, stalls, waited, totals,
    ints, floats,  # memory to work in, one after the other
):  # type: ignore[no-untyped-def]  # fmt: skip
    """Run `blocks` blocks of `warps` warps, `resident` at a time, with the requests of `recorded` ones; return how many ended before `limit` instructions.

    `done` gets the times at which blocks ended, `stalls` the clocks of warps by `Stall`, `waited` those by instruction,
    `totals` what `Total` names.
    """
    cursor = ints[:1]
    cursor[0] = 1
    count = resident * warps
    sites = len(offset)
    sets = max(1, int(rates.l1_lines) // WAYS)
    tags = take(ints, cursor, sets * WAYS)
    tags[:] = -1
    valid = take(ints, cursor, sets * WAYS * LINE_SECTORS)
    cells = take(floats, cursor, sets * WAYS * LINE_SECTORS)
    used = take(ints, cursor, sets * WAYS + 1)
    l1 = (tags, used, valid, take(ints, cursor, MOST_BANKS))
    granule_numbers = take(ints, cursor, GRANULES)
    granule_numbers[:] = -1
    granules = (granule_numbers, take(floats, cursor, GRANULES))
    pages = take(floats, cursor, PAGES)
    pages[:] = -1.0 if rates.page_latency > 0.0 else 0.0
    pc = take(ints, cursor, count)
    bars = take(floats, cursor, count * SCOREBOARDS)
    bar_kind = take(ints, cursor, count * SCOREBOARDS)
    live = take(ints, cursor, count)
    at_barrier = take(ints, cursor, count)
    block_of = take(ints, cursor, count)
    ready = take(floats, cursor, count)
    ready[:] = NEVER
    age = take(ints, cursor, count)
    since = take(floats, cursor, count)  # the clocks of the warp up to here are booked
    cause = take(ints, cursor, count)  # why the warp waits until `ready`
    occurrence = take(ints, cursor, count * sites)
    left = take(ints, cursor, resident)
    left[:] = -1
    arrived = take(ints, cursor, resident)
    drain = take(floats, cursor, resident)
    barrier = take(floats, cursor, resident)
    pipes = take(floats, cursor, SCHEDULERS * PIPES)
    free = take(floats, cursor, SCHEDULERS)
    last = take(ints, cursor, SCHEDULERS)
    last[:] = -1
    choice = take(ints, cursor, SCHEDULERS)
    choice[:] = -1
    choice_time = take(floats, cursor, SCHEDULERS)
    choice_time[:] = NEVER
    dirty = take(ints, cursor, SCHEDULERS)
    dirty[:] = 1
    queue = take(floats, cursor, 4)
    depth = int(rates.queue_depth)
    waits = take(floats, cursor, SCHEDULERS * depth)  # when the last instructions of a scheduler left its queue to memory
    turn = take(ints, cursor, SCHEDULERS)
    merged = take(ints, cursor, MERGED + 1)
    share = take(floats, cursor, 1)
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
                ready[w] = begin + rates.warp_latency * q
                age[w] = next_block * warps + q
                since[w] = ready[w]
                cause[w] = Stall.DISPATCH
                bars[w * SCOREBOARDS : (w + 1) * SCOREBOARDS] = 0.0
                occurrence[w * sites : (w + 1) * sites] = 0
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
        why = Stall.LONG_SCOREBOARD.value
        mask = wait_mask[i]
        if mask:
            for b in range(SCOREBOARDS):
                if mask >> b & 1 and bars[w * SCOREBOARDS + b] > need:
                    need = bars[w * SCOREBOARDS + b]
                    why = bar_kind[w * SCOREBOARDS + b]
        if need > t + 1e-9:
            ready[w] = need
            cause[w] = why
            continue
        if k <= Kind.TENSOR and pipes[scheduler * PIPES + k] > t + 1e-9:
            ready[w] = pipes[scheduler * PIPES + k]
            cause[w] = Stall.MATH_PIPE
            continue
        if Kind.SHARED <= k <= Kind.BARRIER and waits[scheduler * depth + turn[scheduler]] > t + 1e-9:
            ready[w] = waits[scheduler * depth + turn[scheduler]]
            cause[w] = Stall.MIO_THROTTLE if k == Kind.SHARED or k == Kind.BARRIER else Stall.LG_THROTTLE
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
            pipes[scheduler * PIPES + k] = t + cost[i]
        end = t
        released = t
        result = Stall.SHORT_SCOREBOARD.value
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
            result = Stall.LONG_SCOREBOARD.value
            if site[i] >= 0:
                early = 0
                if block_of[w] < resident:
                    early = FIRST if occurrence[w * sites + site[i]] == 0 else EARLY
                at, shift = request_at(w, block_of[w], recorded, w % warps, warps, site[i], offset, kept, stride, first, size, rows, occurrence)
                if k == Kind.LOAD:
                    released, end = load(
                        rows, at, shift, early, t, rates, queue, l1, cells, pages, granules, share, totals
                    )
                elif k == Kind.STORE:
                    released, end = store(rows, at, shift, t, rates, queue, merged, totals)
                    drain[slot] = max(drain[slot], end + rates.l2_latency * rates.drain_share)
                    end = released
                else:
                    released, end = atomic(
                        rows, at, shift, cost[i], early, t, rates, queue, l1[3], pages, granules, share, totals
                    )
                    drain[slot] = max(drain[slot], end + rates.l2_latency * rates.drain_share)
                    end += rates.atomic_latency
        elif k == Kind.BARRIER:
            queue[Queue.LSU] = max(queue[Queue.LSU], t) + rates.barrier_clocks
        elif k == Kind.VARIABLE:
            end = t + rates.variable_latency
        elif k == Kind.SFU:
            end = t + rates.sfu_latency
        elif k == Kind.FP64:
            end = t + rates.fp64_latency
        if Kind.SHARED <= k <= Kind.BARRIER:
            waits[scheduler * depth + turn[scheduler]] = queue[Queue.LSU]
            turn[scheduler] = (turn[scheduler] + 1) % depth
        if write_bar[i] < SCOREBOARDS:
            bars[w * SCOREBOARDS + write_bar[i]] = end
            bar_kind[w * SCOREBOARDS + write_bar[i]] = result
        if read_bar[i] < SCOREBOARDS:
            bars[w * SCOREBOARDS + read_bar[i]] = released + (12.0 if Kind.SHARED <= k <= Kind.ATOMIC else 2.0)
            bar_kind[w * SCOREBOARDS + read_bar[i]] = result
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
            barrier[slot] = queue[Queue.LSU]
        else:
            ready[w] = after
            cause[w] = Stall.WAIT
        if arrived[slot] > 0 and arrived[slot] == left[slot]:
            release = max(t, barrier[slot]) + rates.barrier_latency
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


@cfunc(types.int32(types.int64, types.int64, *[types.voidptr] * 10), error_model="numpy")
def run(limit, _, sizes_at, rates_at, code_at, cost_at, path_at, sites_at, rows_at, wavefronts_at, results_at, memory_at):
    """Run `simulate` on arrays in memory; `native` says how they lie there."""
    n, steps, blocks, recorded, resident, warps, sites, row_words, shared_sites, words = to_fixed_tuple(
        carray(sizes_at, (10,), np.int64), 10
    )
    rates = Rates(*to_fixed_tuple(carray(rates_at, (RATES,), np.float64), RATES))
    code = carray(code_at, (6, n), np.int64)
    of_site = carray(sites_at, (5, sites), np.int64)
    results = carray(results_at, (blocks + STALLS + n + TOTALS,), np.float64)
    totals_at = blocks + STALLS + n
    return simulate(
        code[0], code[1], code[2], code[3], code[4], code[5], carray(cost_at, (n,), np.float64),
        carray(path_at, (steps,), np.int64), blocks, recorded, resident, warps,
        of_site[0], of_site[1], of_site[2], of_site[3], of_site[4], carray(rows_at, (row_words,), np.int32),
        carray(wavefronts_at, (shared_sites,), np.float64),
        rates, limit,
        results[:blocks], results[blocks : blocks + STALLS], results[blocks + STALLS : totals_at], results[totals_at:],
        carray(memory_at, (words,), np.int64), carray(memory_at, (words,), np.float64),
    )  # fmt: skip
