"""One multiprocessor, event by event: warps issue machine instructions, wait for each other and for memory.

The rule: time passes only through the events here: an instruction issues when its scheduler is free, its warp's stall
count is over, its scoreboards are clear and its pipe takes it. All rates and latencies come in through `Rates`; none
is a number of this file. When an instruction issues is in `scheduling`, what happens to requests in `memory`. Every
clock that a warp waits is booked on one cause (`Stall`) and on the instruction that waits. Numba compiles this module
for `sm.ll` (`build.py`), where all functions are inlined into one. Nothing imports it when a time is modelled.
"""

import numpy as np
from numba import carray, cfunc, types
from numba.np.unsafe.ndarray import to_fixed_tuple

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
)
from warplens.cuda.timing.simulator.scheduling import (
    SOON,
    book_wait,
    earliest_scheduler,
    hindrance,
    is_queued,
    issue,
    note_results,
)
from warplens.cuda.timing.simulator.state import (
    GROUPS,
    NEVER,
    SCOREBOARDS,
    Code,
    Launch,
    Paths,
    Results,
    Sites,
    new_schedulers,
    new_slots,
    new_warps,
    sites_of_warp,
)
from warplens.cuda.timing.simulator.values import Event, Kind, Queue, Rates, Stall, Total

SIZES, RATES, STALLS, TOTALS, EVENTS = 13, len(Rates._fields), len(Stall), len(Total), len(Event)


@compiled
def simulate(code, paths, sites, launch, rates, results, ints, floats):
    """Run the blocks of a launch on one multiprocessor; return how many ended before its limit of instructions.

    `ints` and `floats` are one memory to work in, as whole numbers and as others. Each round of the loop is an event:
    the earliest warp issues, or learns until when it waits and for what.
    """
    cursor = ints[:1]
    cursor[0] = 1
    memory = new_memory(rates, ints, floats, cursor)
    warps = new_warps(launch, sites, ints, floats, cursor)
    slots = new_slots(launch, ints, floats, cursor)
    schedulers = new_schedulers(rates, ints, floats, cursor)
    dispatched = 0.0
    now = 0.0
    issued = 0
    next_block = 0
    finished = 0
    while finished < launch.blocks:
        while next_block < launch.blocks and next_block - finished < launch.resident:
            dispatched = begin_block(next_block, dispatched, paths, sites, launch, rates, warps, slots, results)
            next_block += 1
            schedulers.is_stale[:] = 1
        scheduler = earliest_scheduler(warps, schedulers)
        if scheduler < 0:
            break
        w = schedulers.choice[scheduler]
        t = schedulers.choice_time[scheduler]
        # A choice holds until a warp of its own scheduler changes, so a round chooses anew for one of four; only a new
        # block or an open barrier concerns them all.
        schedulers.is_stale[scheduler] = 1
        i = warps.pc[w]
        note_wait(w, i, t, warps, results)
        book_wait(w, i, t, scheduler, warps, schedulers, results)
        until, cause = hindrance(w, i, t, scheduler, code, rates, warps, schedulers)
        if until > t + SOON:
            # A warp learns what it waits for only when it would issue: until then other warps still move the queues.
            warps.ready[w] = until
            warps.cause[w] = cause
            continue
        now = t
        issued += 1
        # A run that is cut off goes on at the rate of its second half, when caches and queues have settled.
        if issued * 2 >= launch.limit and results.totals[Total.HALF_ISSUED] == 0.0:
            results.totals[Total.HALF_ISSUED] = issued
            results.totals[Total.HALF_TIME] = t
        issue(w, i, t, scheduler, code, schedulers)
        results.stalls[Stall.SELECTED] += 1.0
        if rates.takes_turns > 0.0:
            warps.age[w] = next_block * launch.warps + issued  # behind all that have not issued meanwhile
        slot = w // launch.warps
        end, released, cause = execute(
            w, i, t, slot, scheduler, code, sites, launch, rates, warps, slots, schedulers, memory, results.totals
        )
        note_results(w, i, scheduler, end, released, cause, code, rates, warps, schedulers, memory)
        note_issue(t, end, memory, results)
        go_on(w, i, t, slot, code, paths, launch, rates, warps, slots, memory, results)
        if slots.arrived[slot] > 0 and slots.arrived[slot] == slots.left[slot]:
            open_barrier(slot, t, launch, rates, warps, slots)
            schedulers.is_stale[:] = 1
        if slots.left[slot] == 0:
            slots.drain[slot] = max(t, slots.drain[slot])
            results.done[warps.block[w]] = slots.drain[slot]
            finished += 1
            slots.left[slot] = -1
        if issued >= launch.limit:
            break
    book_cut_off(now, launch, rates, warps, slots, results)
    results.totals[Total.ISSUED] = issued
    results.totals[Total.NOW] = now
    results.totals[Total.FINISHED] = finished
    return finished


@compiled
def note_wait(w, i, t, warps, results):
    """Note for what a warp has waited up to `t`, before that is booked, if the log has room."""
    noted = int(results.totals[Total.NOTED])
    row = results.log[noted * EVENTS : (noted + 1) * EVENTS]
    if len(row):
        row[Event.WARP] = w
        row[Event.BLOCK] = warps.block[w]
        row[Event.INSTRUCTION] = i
        row[Event.CAUSE] = warps.cause[w]
        row[Event.SINCE] = warps.since[w]
        row[Event.UNTIL] = max(warps.since[w], min(warps.ready[w], t))
        row[Event.NOW] = t
        row[Event.END] = -1.0
    results.totals[Total.NOTED] = noted + 1


@compiled
def note_issue(t, end, memory, results):
    """Note that the instruction of the last row issues at `t`, and how much the queues of memory have to do then."""
    noted = int(results.totals[Total.NOTED]) - 1
    row = results.log[noted * EVENTS : (noted + 1) * EVENTS]
    if len(row):
        row[Event.END] = max(t, end)
        row[Event.LSU] = max(0.0, memory.queue[Queue.LSU] - t)
        row[Event.L2] = max(0.0, memory.queue[Queue.L2] - t)
        row[Event.DRAM] = max(0.0, memory.queue[Queue.DRAM] - t)


@compiled
def begin_block(block, dispatched, paths, sites, launch, rates, warps, slots, results):
    """Begin a block in the first free slot, and return when the next one can be dispatched."""
    slot = 0
    while slots.left[slot] >= 0:
        slot += 1
    begin = max(dispatched, slots.drain[slot])  # a block keeps its slot until its last store is done
    slots.begun[slot] = begin
    results.begun[block] = begin
    results.slot[block] = slot
    slots.left[slot] = launch.warps
    slots.arrived[slot] = 0
    slots.drain[slot] = 0.0
    every = sites_of_warp(sites)
    for q in range(launch.warps):
        w = slot * launch.warps + q
        path = paths.path_of[block % launch.recorded * launch.warps + q]
        warps.step[w] = paths.start_of[path]
        warps.stop[w] = paths.start_of[path + 1]
        warps.pc[w] = paths.first_of[paths.steps[warps.step[w]]]
        warps.live[w] = 1
        warps.block[w] = block
        warps.age[w] = block * launch.warps + q
        warps.ready[w] = begin + rates.block_latency + rates.warp_latency * q
        warps.cause[w] = Stall.WAIT
        warps.since[w] = warps.ready[w]
        warps.at_barrier[w] = 0
        warps.bars[w * SCOREBOARDS : (w + 1) * SCOREBOARDS] = 0.0
        warps.copied[w] = 0.0
        warps.groups[w] = 0
        warps.occurrence[w * every : (w + 1) * every] = 0
        warps.sent[w] = 0.0
        warps.stored[w] = 0.0
    return begin + rates.block_clocks


@compiled
def execute(w, i, t, slot, scheduler, code, sites, launch, rates, warps, slots, schedulers, memory, totals):
    """Execute an instruction that issues at `t`.

    Return when its result is there, when it has read its operands, and the cause of waiting for either.
    """
    k = code.kind[i]
    if is_idle(w, k, code.site[i], sites, launch, warps):
        return t, t, Stall.SHORT_SCOREBOARD.value
    if k == Kind.SHARED:
        passes = max(1.0, sites.wavefronts[code.site[i]] if code.site[i] >= 0 else 1.0)
        end, released = through_shared(passes, t, scheduler, rates, schedulers, memory, totals)
        return end, released, Stall.SHORT_SCOREBOARD.value
    if is_queued(k):
        end = t
        released = t
        if code.site[i] >= 0:
            end, released = access(w, i, t, slot, code, sites, launch, rates, warps, slots, memory, totals)
        return end, released, Stall.LONG_SCOREBOARD.value
    end = t
    if k == Kind.BARRIER:
        memory.queue[Queue.LSU] = max(memory.queue[Queue.LSU], t) + rates.barrier_clocks
    elif k == Kind.COMMIT:
        commit(w, warps)
    elif k == Kind.VARIABLE:
        end = t + rates.variable_latency
    elif k == Kind.SFU:
        end = t + rates.sfu_latency
    elif k == Kind.FP64:
        end = t + rates.fp64_latency
    return end, t, Stall.SHORT_SCOREBOARD.value


@compiled
def recorded_place(w, launch, warps):
    """The place of a warp among the recorded ones, whose path and requests it repeats."""
    return warps.block[w] % launch.recorded * launch.warps + w % launch.warps


@compiled
def is_idle(w, k, s, sites, launch, warps):
    """Whether no lane of a warp passes the guard of its access to site `s`."""
    if s < 0:
        return False
    every = sites_of_warp(sites)
    if k == Kind.SHARED and sites.shared_most_at[s] >= 0:
        at = w * every + len(sites.start) + s
        warps.occurrence[at] += 1
        return warps.occurrence[at] > sites.most[sites.shared_most_at[s] + recorded_place(w, launch, warps)]
    if is_queued(k) and sites.most_at[s] >= 0:
        return warps.occurrence[w * every + s] >= sites.most[sites.most_at[s] + recorded_place(w, launch, warps)]
    return False


@compiled
def through_shared(passes, t, scheduler, rates, schedulers, memory, totals):
    """Pass through shared memory: when the data are there, and when the passes are over."""
    queue = memory.queue
    port = schedulers.port
    took = max(rates.lsu_clocks, passes * rates.pass_clocks)
    queue[Queue.LSU] = max(queue[Queue.LSU], t) + took
    totals[Total.LSU_CLOCKS] += took
    totals[Total.SHARED_CLOCKS] += took
    port[scheduler] = max(port[scheduler], t) + passes * rates.shared_port
    end = max(queue[Queue.LSU] - 1.0, port[scheduler] - rates.shared_port) + rates.shared_latency
    return end, max(queue[Queue.LSU], port[scheduler])


@compiled
def access(w, i, t, slot, code, sites, launch, rates, warps, slots, memory, totals):
    """Send the request of a warp to global or local memory: when it is done, and when the unit is free again."""
    k = code.kind[i]
    s = code.site[i]
    number = w * sites_of_warp(sites) + s
    block = warps.block[w]
    early = 0  # what starts with the launch misses together: nobody has asked for its pages and sectors before
    if block < launch.resident:
        early = FIRST if warps.occurrence[number] == 0 else EARLY
    place = recorded_place(w, launch, warps)
    at, shift = request_at(number, block, launch.recorded, place, s, sites, warps.occurrence)
    if k in (Kind.LOAD, Kind.COPY):
        of_loads = totals[Total.LSU_CLOCKS] - totals[Total.ASIDE_CLOCKS]
        missed = totals[Total.MISSES]
        released, end = load(sites.rows, at, shift, code.cost[i] > 0.0, early, t, rates, memory, totals)
        if sites.local[s]:
            totals[Total.LOCAL_MISSES] += totals[Total.MISSES] - missed
        if k == Kind.COPY:
            totals[Total.ASIDE_CLOCKS] = totals[Total.LSU_CLOCKS] - of_loads
            warps.copied[w] = max(warps.copied[w], end)
            end = released
        return end, released
    if k == Kind.STORE and sites.local[s]:
        released, end = keep(sites.rows, at, shift, t, rates, memory, totals)
        return end, released
    if k == Kind.STORE:
        released, end = store(sites.rows, at, shift, t, rates, memory, totals)
        note_store(w, slot, end, released, rates, warps, slots)
        return released, released
    released, end = atomic(sites.rows, at, shift, code.cost[i], early, t, rates, memory, totals)
    note_store(w, slot, end, released, rates, warps, slots)
    return end + rates.atomic_latency, released


@compiled
def note_store(w, slot, end, released, rates, warps, slots):
    """Note when a store of a warp has left the multiprocessor, and when it is done: its block ends no earlier."""
    warps.sent[w] = released
    warps.stored[w] = max(warps.stored[w], end + rates.l2_latency * rates.drain_share)
    slots.drain[slot] = max(slots.drain[slot], warps.stored[w])


@compiled
def commit(w, warps):
    """Make a group of the asynchronous copies of a warp that belong to none yet; groups come in order."""
    count = warps.groups[w]
    before = warps.group[w * GROUPS + (count - 1) % GROUPS] if count > 0 else 0.0
    warps.group[w * GROUPS + count % GROUPS] = max(before, warps.copied[w])
    warps.groups[w] += 1
    warps.copied[w] = 0.0


@compiled
def go_on(w, i, t, slot, code, paths, launch, rates, warps, slots, memory, results):
    """Move a warp on to its next instruction: it waits for its stall count or at a barrier, or has ended."""
    warps.since[w] = t + 1.0
    warps.pc[w] += 1
    if warps.pc[w] == paths.first_of[paths.steps[warps.step[w]] + 1]:
        warps.step[w] += 1
        if warps.step[w] < warps.stop[w]:
            warps.pc[w] = paths.first_of[paths.steps[warps.step[w]]]
    if warps.step[w] >= warps.stop[w]:
        warps.live[w] = 0
        slots.left[slot] -= 1
        ended = max(t, warps.stored[w])
        results.totals[Total.RESIDENT] += ended - slots.begun[slot] - rates.warp_latency * (w % launch.warps)
        results.stalls[Stall.DRAIN] += max(0.0, warps.sent[w] - t)
        warps.cause[w] = Stall.DRAIN
        warps.since[w] = t
        warps.ready[w] = max(t, warps.sent[w])
        note_wait(w, -1, warps.ready[w], warps, results)
        warps.ready[w] = NEVER
    elif code.kind[i] == Kind.BARRIER:
        warps.at_barrier[w] = 1
        warps.ready[w] = NEVER
        warps.cause[w] = Stall.BARRIER
        slots.arrived[slot] += 1
        slots.barrier[slot] = memory.queue[Queue.LSU]
    else:
        warps.ready[w] = t + max(code.stall[i], 1)
        warps.cause[w] = Stall.WAIT


@compiled
def open_barrier(slot, t, launch, rates, warps, slots):
    """Let the warps of a block go on, all of which wait at its barrier or have ended."""
    release = max(t, slots.barrier[slot]) + rates.barrier_latency
    for w in range(slot * launch.warps, (slot + 1) * launch.warps):
        if warps.live[w] and warps.at_barrier[w]:
            warps.at_barrier[w] = 0
            warps.ready[w] = release
    slots.arrived[slot] = 0


@compiled
def book_cut_off(now, launch, rates, warps, slots, results):
    """Book the clocks up to `now` of the warps that the limit cuts off."""
    for w in range(launch.resident * launch.warps):
        if not warps.live[w]:
            continue
        resident = now - slots.begun[w // launch.warps] - rates.warp_latency * (w % launch.warps)
        results.totals[Total.RESIDENT] += max(0.0, resident)
        until = max(warps.since[w], min(warps.ready[w], now))
        note_wait(w, warps.pc[w], max(until, now), warps, results)
        results.stalls[warps.cause[w]] += until - warps.since[w]
        results.waited[warps.pc[w]] += until - warps.since[w]
        results.stalls[Stall.NOT_SELECTED] += max(0.0, now - until)


@cfunc(types.int32(types.int64, types.int64, *[types.voidptr] * 10), error_model="numpy")
def run(
    limit, rows, sizes_at, rates_at, code_at, cost_at, path_at, sites_at, rows_at, wavefronts_at, results_at, memory_at
):
    """Run `simulate` on arrays in memory, as `simulation.simulated` lays them out, with so many `rows` of the log."""
    n, firsts, steps, ways, blocks, recorded, resident, warps, sites, row_words, shared_sites, mosts, words = (
        to_fixed_tuple(carray(sizes_at, (SIZES,), np.int64), SIZES)
    )
    starts_at = firsts + steps
    ways_at = starts_at + ways + 1
    shared_at = ways_at + recorded * warps
    mosts_at = shared_at + shared_sites
    path = carray(path_at, (mosts_at + mosts,), np.int64)
    code = carray(code_at, (8, n), np.int64)
    of_site = carray(sites_at, (7, sites), np.int64)
    stalls_at = 3 * blocks
    waited_at = stalls_at + STALLS
    totals_at = waited_at + n
    log_at = totals_at + TOTALS
    results = carray(results_at, (log_at + rows * EVENTS,), np.float64)
    return simulate(
        Code(
            kind=code[0], stall=code[1], write_bar=code[2], read_bar=code[3], wait_mask=code[4], site=code[5],
            constant=code[6], operands=code[7], cost=carray(cost_at, (n,), np.float64),
        ),
        Paths(
            first_of=path[:firsts], steps=path[firsts:starts_at], start_of=path[starts_at:ways_at],
            path_of=path[ways_at:shared_at],
        ),
        Sites(
            start=of_site[0], kept=of_site[1], stride=of_site[2], first=of_site[3], size=of_site[4], local=of_site[5],
            most_at=of_site[6], rows=carray(rows_at, (row_words,), np.int32),
            wavefronts=carray(wavefronts_at, (shared_sites,), np.float64), shared_most_at=path[shared_at:mosts_at],
            most=path[mosts_at:],
        ),
        Launch(blocks=blocks, recorded=recorded, resident=resident, warps=warps, limit=limit),
        Rates(*to_fixed_tuple(carray(rates_at, (RATES,), np.float64), RATES)),
        Results(
            done=results[:blocks], begun=results[blocks : 2 * blocks], slot=results[2 * blocks : stalls_at],
            stalls=results[stalls_at:waited_at], waited=results[waited_at:totals_at],
            totals=results[totals_at:log_at], log=results[log_at:],
        ),
        carray(memory_at, (words,), np.int64),
        carray(memory_at, (words,), np.float64),
    )  # fmt: skip
