"""One multiprocessor, event by event: warps issue machine instructions, wait for each other and for memory.

The rule: time passes only through the events here: an instruction issues when its scheduler is free, its warp's stall
count is over, its scoreboards are clear and its pipe takes it. All rates and latencies come in through `Rates`; none
is a number of this file. What happens to requests is in `memory`. Every clock that a warp waits is booked on one
cause (`Stall`) and on the instruction that waits. Numba compiles this module for `sm.ll` (`build.py`); nothing
imports it when a time is modelled.

Source: the control bits of Volta's instructions (stall count, six scoreboards, wait mask) as in Jia, Maggioni, Staiger
and Scarpazza, "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, chapter 2.1; the banks of
registers and what is held of them as in Huerta, Abaie Shoushtary, Cruz and Gonzalez, "Dissecting and Modeling the
Architecture of Modern GPU Cores", MICRO 2025, section 5.3, who measured an Ampere; the names of the causes are those of
Nsight Compute's warp states.
"""

from __future__ import annotations

import numpy as np
from numba import carray, cfunc, types
from numba.np.unsafe.ndarray import to_fixed_tuple

from warplens.cuda.compiler.machine import NO_OPERANDS, NO_REGISTER, PLACES, REGISTER_BITS
from warplens.cuda.timing.simulator.memory import (
    EARLY,
    FIRST,
    atomic,
    compiled,
    keep,
    load,
    new_memory,
    request_at,
    store,
    take,
)
from warplens.cuda.timing.simulator.values import SCHEDULERS, Queue, Rates, Stall, Total
from warplens.cuda.timing.units import Kind

SCOREBOARDS = 6
GROUPS = 16
"""The groups of asynchronous copies of a warp that are told apart; the PTX allows 7 to be awaited, kernels use 4."""
PIPES = Kind.TENSOR + 1
BANKS = 2
"""The banks of registers of a scheduler, those of even and of odd numbers; each gives one register in a clock."""
READ_CLOCKS = 3
"""An instruction reads all its operands within this many clocks, and waits until that is possible."""
NEVER = 1e300
SIZES, RATES, STALLS, TOTALS = 13, len(Rates._fields), len(Stall), len(Total)


@compiled
def choose(s, ready, age, free, last):
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
def hold_up(operands, w, t, scheduler, bank, reused):
    """The clocks for which a scheduler waits until the operands of an instruction can be read in `READ_CLOCKS`.

    A register that an instruction holds stays for its place until a register of its bank is read there, itself or
    another one. `bank` has when each bank is free again, `reused` the number of a warp and register, 0 for none.
    """
    even = 0
    odd = 0
    before = -1
    last = -1
    for place in range(PLACES):
        register = operands >> place * REGISTER_BITS & NO_REGISTER
        if register == NO_REGISTER:
            continue
        at = (scheduler * PLACES + place) * BANKS + (register & 1)
        number = w * (NO_REGISTER + 1) + register + 1
        if reused[at] != number and register not in (before, last):
            odd += register & 1
            even += 1 - (register & 1)
        reused[at] = number if operands >> PLACES * REGISTER_BITS + place & 1 else 0
        before = last
        last = register
    at = scheduler * BANKS
    begin = t
    if even > 0:
        begin = max(begin, bank[at] + even - READ_CLOCKS)
    if odd > 0:
        begin = max(begin, bank[at + 1] + odd - READ_CLOCKS)
    if even > 0:
        bank[at] = max(bank[at], begin) + even
    if odd > 0:
        bank[at + 1] = max(bank[at + 1], begin) + odd
    return begin - t


@compiled
def simulate(
    kind, stall, write_bar, read_bar, wait_mask, site, constant, operands, cost,  # of each instruction
    first_of, steps, start_of, way_of, blocks, recorded, resident, warps,
    offset, kept, stride, first, size, local, most_at, rows,  # of each site
    wavefronts, shared_most_at,  # of each site of shared memory
    most,
    rates, limit,
    done, stalls, waited, totals,
    ints, floats,  # one memory to work in, as whole numbers and as others
):  # fmt: skip
    """Run `blocks` blocks of `warps` warps, `resident` at a time; return how many ended before `limit` instructions.

    `recorded` blocks have ways and requests of their own, later ones repeat these. A way is a part of `steps`, blocks
    of the machine code, whose first instructions are `first_of`. A warp makes no more requests at a site than `most`
    has from `most_at` on, where that is not negative. `done` gets the times at which blocks ended,
    `stalls` the clocks of warps by `Stall`, `waited` those by instruction, `totals` what `Total` names.
    """
    count = resident * warps
    sites = len(offset)
    every = sites + len(wavefronts)
    cursor = ints[:1]
    cursor[0] = 1
    memory = new_memory(rates, ints, floats, cursor)
    queue = memory.queue
    step = take(ints, cursor, count)  # the place in `steps`, the end of the way, and the next instruction
    stop = take(ints, cursor, count)
    pc = take(ints, cursor, count)
    copied = take(floats, cursor, count)  # when the asynchronous copies of no group yet have come
    group = take(floats, cursor, count * GROUPS)  # when those of the last groups have
    groups = take(ints, cursor, count)
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
    occurrence = take(ints, cursor, count * every)
    left = take(ints, cursor, resident)
    left[:] = -1
    arrived = take(ints, cursor, resident)
    drain = take(floats, cursor, resident)
    barrier = take(floats, cursor, resident)
    begun = take(floats, cursor, resident)
    stored = take(floats, cursor, count)  # when the last store of a warp is done
    sent = take(floats, cursor, count)  # when it has left the multiprocessor
    pipes = take(floats, cursor, SCHEDULERS * PIPES)
    free = take(floats, cursor, SCHEDULERS)
    conflicts = take(floats, cursor, SCHEDULERS)  # for so long conflicts of registers held it up
    bank = take(floats, cursor, SCHEDULERS * BANKS)  # when a bank of registers has given all that was asked of it
    reused = take(ints, cursor, SCHEDULERS * PLACES * BANKS)  # what is held of each place and bank
    held_before = take(floats, cursor, count)  # the same of the warp's scheduler, up to `since`
    last = take(ints, cursor, SCHEDULERS)
    last[:] = -1
    choice = take(ints, cursor, SCHEDULERS)
    choice[:] = -1
    choice_time = take(floats, cursor, SCHEDULERS)
    choice_time[:] = NEVER
    dirty = take(ints, cursor, SCHEDULERS)
    dirty[:] = 1
    port = take(floats, cursor, SCHEDULERS)  # when the last pass of a scheduler through shared memory is over
    depth = int(rates.queue_depth)
    waits = take(floats, cursor, SCHEDULERS * depth)  # when its last requests to memory left its queue
    turn = take(ints, cursor, SCHEDULERS)
    shared_depth = int(rates.shared_queue_depth)
    shared_waits = take(floats, cursor, SCHEDULERS * shared_depth)  # the same of those to shared memory
    shared_turn = take(ints, cursor, SCHEDULERS)
    dispatched = 0.0
    issued = 0
    half = 0
    next_block = 0
    finished = 0
    now = 0.0
    slot = 0
    waiting_slots = resident
    while finished < blocks:
        while waiting_slots > 0 and next_block < blocks:  # a block begins in each free slot
            slot = 0
            while left[slot] >= 0:
                slot += 1
            begin = max(dispatched, drain[slot])
            dispatched = begin + rates.block_clocks
            begun[slot] = begin
            begin += rates.block_latency
            left[slot] = warps
            arrived[slot] = 0
            drain[slot] = 0.0
            for q in range(warps):
                w = slot * warps + q
                live[w] = 1
                at_barrier[w] = 0
                way = way_of[next_block % recorded * warps + q]
                step[w] = start_of[way]
                stop[w] = start_of[way + 1]
                pc[w] = first_of[steps[step[w]]]
                copied[w] = 0.0
                groups[w] = 0
                block_of[w] = next_block
                ready[w] = begin + rates.warp_latency * q
                age[w] = next_block * warps + q
                since[w] = ready[w]
                stored[w] = 0.0
                sent[w] = 0.0
                cause[w] = Stall.WAIT
                bars[w * SCOREBOARDS : (w + 1) * SCOREBOARDS] = 0.0
                occurrence[w * every : (w + 1) * every] = 0
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
        i = pc[w]
        k = kind[i]
        # What the warp waited for, and what the instruction waits for.
        until = max(since[w], min(ready[w], t))
        stalls[cause[w]] += until - since[w]
        waited[i] += until - since[w]
        # Of the time in which another warp was issued, the part in which registers held up the scheduler.
        held = 0.0
        if t > until:
            held = min(t - until, (conflicts[scheduler] - held_before[w]) * (t - until) / (t - since[w]))
        stalls[Stall.DISPATCH_STALL] += held
        stalls[Stall.NOT_SELECTED] += t - until - held
        since[w] = t
        held_before[w] = conflicts[scheduler]
        need = t
        why = Stall.LONG_SCOREBOARD.value
        mask = wait_mask[i]
        if mask:
            for b in range(SCOREBOARDS):
                if mask >> b & 1 and bars[w * SCOREBOARDS + b] > need:
                    need = bars[w * SCOREBOARDS + b]
                    why = bar_kind[w * SCOREBOARDS + b]
        if k == Kind.AWAIT and groups[w] > constant[i]:
            come = group[w * GROUPS + (groups[w] - constant[i] - 1) % GROUPS]
            if come > need:
                need = come
                why = Stall.LONG_SCOREBOARD.value
        if need > t + 1e-9:
            ready[w] = need
            cause[w] = why
            continue
        if k <= Kind.TENSOR and pipes[scheduler * PIPES + k] > t + 1e-9:
            ready[w] = pipes[scheduler * PIPES + k]
            cause[w] = Stall.MATH_PIPE
            continue
        is_queued = Kind.LOAD <= k <= Kind.ATOMIC or k == Kind.COPY
        if is_queued and waits[scheduler * depth + turn[scheduler]] > t + 1e-9:
            ready[w] = waits[scheduler * depth + turn[scheduler]]
            cause[w] = Stall.LG_THROTTLE
            continue
        is_shared = k in (Kind.SHARED, Kind.BARRIER)
        if is_shared and shared_waits[scheduler * shared_depth + shared_turn[scheduler]] > t + 1e-9:
            ready[w] = shared_waits[scheduler * shared_depth + shared_turn[scheduler]]
            cause[w] = Stall.MIO_THROTTLE
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
        if operands[i] & NO_OPERANDS != NO_OPERANDS:
            conflict = hold_up(operands[i], w, t, scheduler, bank, reused)
            free[scheduler] += conflict
            conflicts[scheduler] += conflict
        last[scheduler] = w
        if rates.takes_turns > 0.0:
            age[w] = next_block * warps + issued  # behind all that have not issued meanwhile
        if k <= Kind.TENSOR:
            pipes[scheduler * PIPES + k] = t + cost[i]
        end = t
        released = t
        result = Stall.SHORT_SCOREBOARD.value
        slot = w // warps
        after = t + max(stall[i], 1)
        place = block_of[w] % recorded * warps + w % warps
        is_idle = False  # no lane of the warp passes the guard of the access
        if k == Kind.SHARED and site[i] >= 0 and shared_most_at[site[i]] >= 0:
            o = occurrence[w * every + sites + site[i]]
            is_idle = o >= most[shared_most_at[site[i]] + place]
            occurrence[w * every + sites + site[i]] = o + 1
        elif (Kind.LOAD <= k <= Kind.ATOMIC or k == Kind.COPY) and site[i] >= 0 and most_at[site[i]] >= 0:
            is_idle = occurrence[w * every + site[i]] >= most[most_at[site[i]] + place]
        if is_idle:
            pass
        elif k == Kind.SHARED:
            passes = max(1.0, wavefronts[site[i]] if site[i] >= 0 else 1.0)
            took = max(rates.lsu_clocks, passes * rates.pass_clocks)
            queue[Queue.LSU] = max(queue[Queue.LSU], t) + took
            totals[Total.LSU_CLOCKS] += took
            totals[Total.SHARED_CLOCKS] += took
            port[scheduler] = max(port[scheduler], t) + passes * rates.shared_port
            released = max(queue[Queue.LSU], port[scheduler])
            end = max(queue[Queue.LSU] - 1.0, port[scheduler] - rates.shared_port) + rates.shared_latency
        elif Kind.LOAD <= k <= Kind.ATOMIC or k == Kind.COPY:
            result = Stall.LONG_SCOREBOARD.value
            if site[i] >= 0:
                early = 0
                if block_of[w] < resident:
                    early = FIRST if occurrence[w * every + site[i]] == 0 else EARLY
                at, shift = request_at(
                    w * every + site[i],
                    block_of[w],
                    recorded,
                    place,
                    site[i],
                    offset,
                    kept,
                    stride,
                    first,
                    size,
                    rows,
                    occurrence,
                )
                if k in (Kind.LOAD, Kind.COPY):
                    of_loads = totals[Total.LSU_CLOCKS] - totals[Total.ASIDE_CLOCKS]
                    missed = totals[Total.MISSES]
                    released, end = load(rows, at, shift, cost[i] > 0.0, early, t, rates, memory, totals)
                    if local[site[i]]:
                        totals[Total.LOCAL_MISSES] += totals[Total.MISSES] - missed
                    if k == Kind.COPY:
                        totals[Total.ASIDE_CLOCKS] = totals[Total.LSU_CLOCKS] - of_loads
                        copied[w] = max(copied[w], end)
                        end = released
                elif k == Kind.STORE and local[site[i]]:
                    released, end = keep(rows, at, shift, t, rates, memory, totals)
                elif k == Kind.STORE:
                    released, end = store(rows, at, shift, t, rates, memory, totals)
                    sent[w] = released
                    stored[w] = max(stored[w], end + rates.l2_latency * rates.drain_share)
                    drain[slot] = max(drain[slot], stored[w])
                    end = released
                else:
                    released, end = atomic(rows, at, shift, cost[i], early, t, rates, memory, totals)
                    sent[w] = released
                    stored[w] = max(stored[w], end + rates.l2_latency * rates.drain_share)
                    drain[slot] = max(drain[slot], stored[w])
                    end += rates.atomic_latency
        elif k == Kind.BARRIER:
            queue[Queue.LSU] = max(queue[Queue.LSU], t) + rates.barrier_clocks
        elif k == Kind.COMMIT:
            newest = w * GROUPS + groups[w] % GROUPS
            before = group[w * GROUPS + (groups[w] - 1) % GROUPS] if groups[w] > 0 else 0.0
            group[newest] = max(before, copied[w])
            groups[w] += 1
            copied[w] = 0.0
        elif k == Kind.VARIABLE:
            end = t + rates.variable_latency
        elif k == Kind.SFU:
            end = t + rates.sfu_latency
        elif k == Kind.FP64:
            end = t + rates.fp64_latency
        if is_queued:
            waits[scheduler * depth + turn[scheduler]] = max(queue[Queue.LSU], queue[Queue.GLOBAL])
            turn[scheduler] = (turn[scheduler] + 1) % depth
        elif is_shared:
            shared_waits[scheduler * shared_depth + shared_turn[scheduler]] = max(queue[Queue.LSU], port[scheduler])
            shared_turn[scheduler] = (shared_turn[scheduler] + 1) % shared_depth
        if write_bar[i] < SCOREBOARDS:
            bars[w * SCOREBOARDS + write_bar[i]] = end
            bar_kind[w * SCOREBOARDS + write_bar[i]] = result
        if read_bar[i] < SCOREBOARDS:
            bars[w * SCOREBOARDS + read_bar[i]] = released + (12.0 if is_queued or is_shared else 2.0)
            bar_kind[w * SCOREBOARDS + read_bar[i]] = result
        pc[w] += 1
        if pc[w] == first_of[steps[step[w]] + 1]:
            step[w] += 1
            if step[w] < stop[w]:
                pc[w] = first_of[steps[step[w]]]
        since[w] = t + 1.0
        if step[w] >= stop[w]:
            live[w] = 0
            ready[w] = NEVER
            left[slot] -= 1
            totals[Total.RESIDENT] += max(t, stored[w]) - begun[slot] - rates.warp_latency * (w % warps)
            stalls[Stall.DRAIN] += max(0.0, sent[w] - t)
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
    for w in range(count):
        if live[w]:  # cut off
            totals[Total.RESIDENT] += max(0.0, now - begun[w // warps] - rates.warp_latency * (w % warps))
            until = max(since[w], min(ready[w], now))
            stalls[cause[w]] += until - since[w]
            waited[pc[w]] += until - since[w]
            stalls[Stall.NOT_SELECTED] += max(0.0, now - until)
    totals[Total.ISSUED] = issued
    totals[Total.NOW] = now
    totals[Total.FINISHED] = finished
    return finished


@cfunc(types.int32(types.int64, types.int64, *[types.voidptr] * 10), error_model="numpy")
def run(
    limit, _, sizes_at, rates_at, code_at, cost_at, path_at, sites_at, rows_at, wavefronts_at, results_at, memory_at
):
    """Run `simulate` on arrays in memory, as `native.simulated` lays them out."""
    n, firsts, steps, ways, blocks, recorded, resident, warps, sites, row_words, shared_sites, mosts, words = (
        to_fixed_tuple(carray(sizes_at, (SIZES,), np.int64), SIZES)
    )
    rates = Rates(*to_fixed_tuple(carray(rates_at, (RATES,), np.float64), RATES))
    code = carray(code_at, (8, n), np.int64)
    of_site = carray(sites_at, (7, sites), np.int64)
    starts_at = firsts + steps
    ways_at = starts_at + ways + 1
    shared_at = ways_at + recorded * warps
    mosts_at = shared_at + shared_sites
    path = carray(path_at, (mosts_at + mosts,), np.int64)
    results = carray(results_at, (blocks + STALLS + n + TOTALS,), np.float64)
    waited_at = blocks + STALLS
    return simulate(
        code[0], code[1], code[2], code[3], code[4], code[5], code[6], code[7], carray(cost_at, (n,), np.float64),
        path[:firsts], path[firsts:starts_at], path[starts_at:ways_at], path[ways_at:shared_at],
        blocks, recorded, resident, warps,
        of_site[0], of_site[1], of_site[2], of_site[3], of_site[4], of_site[5], of_site[6],
        carray(rows_at, (row_words,), np.int32),
        carray(wavefronts_at, (shared_sites,), np.float64), path[shared_at:mosts_at], path[mosts_at:],
        rates, limit,
        results[:blocks], results[blocks:waited_at], results[waited_at : waited_at + n], results[waited_at + n :],
        carray(memory_at, (words,), np.int64), carray(memory_at, (words,), np.float64),
    )  # fmt: skip
