"""What an SM asks of memory: requests through L1, L2 and DRAM, each with the queues that it waits in.

The rule: a request never waits twice for the same thing; each stage is a rate and a latency of `Rates`, and the clocks
at which a stage is free again are kept in `Memory`. L1 is simulated line by line. L2 is a rate with a share of misses,
since the other SMs fill it too; it remembers what this SM fetched. Requests are rows that were recorded beforehand.

Source: sectors of 32 bytes, lines of four as in NVIDIA's Nsight Compute documentation, "Memory tables"; DRAM granules
of two sectors and all rates by microbenchmarks.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from warplens.cuda.timing.simulator.values import (
    BANK_WORDS,
    FIRST_SECTOR,
    MOST_TAG_BANKS,
    NO_STEP,
    PARTIAL,
    ROW,
    SECTORS,
    TURNS,
    Queue,
    Total,
)

compiled = njit(error_model="numpy", no_cpython_wrapper=True)
QUEUES = len(Queue)
WAYS = 16  # the lines of a set of L1
LINE_SECTORS = 4
MERGED = 16  # the sectors of stores that wait in an SM for other stores to the same ones
TAG_SHIFT = 1  # the neighbouring lines that share a bank of L1's tags, as a power of two
LATE_PASS = 0.5
"""A sector that is not in L1 yet passes its data a second time; this part of the pass delays other requests."""
PAGE_SHIFT = 16  # the sectors of a page of 2 MiB, as a power of two
PAGES = 1 << 14  # the number of pages that are told apart: 32 GiB
LONGEST = 4.0  # the exponential part of a latency is at most this multiple of its mean
EARLY = 1  # a request of the blocks that start with the launch
FIRST = 2  # such a request, the first of its warp at its site
APART = 1 << 26  # the distance in sectors from the recorded blocks to those that repeat them
GRANULES = 1 << 16  # the granules that L2 remembers of those that this SM fetched
GOLDEN = 0x9E3779B97F4A7C1  # a multiplier that scatters neighbouring numbers (2**60 over the golden ratio, odd)


class Memory(NamedTuple):
    """The state of memory during a run.

    `queue` holds when each `Queue` is free again, in clocks. Of L1: `tags` and `used` by line (the last of `used` is
    the number of requests so far), `valid` and `ready` by sector. `pages` holds when a page is known (-1: not asked
    for), `granules` and `fetched` which granules L2 has and since when, `merged` the last sectors stored and how many
    there were, `owed` the part of a sector that DRAM owes, and the last line of which it gave one; `banks` counts the
    lines of a request. `writes` and `reads` hold when L2 has taken the last sectors that were stored, and when the last
    ones loaded are there, `sent` how many of both there were.
    """

    queue: np.ndarray
    tags: np.ndarray
    used: np.ndarray
    valid: np.ndarray
    ready: np.ndarray
    pages: np.ndarray
    granules: np.ndarray
    fetched: np.ndarray
    merged: np.ndarray
    owed: np.ndarray
    banks: np.ndarray
    writes: np.ndarray
    reads: np.ndarray
    sent: np.ndarray


@compiled
def take(words, cursor, count):
    """The next `count` numbers of the memory to work in, all of them 0."""
    part = words[cursor[0] : cursor[0] + count]
    cursor[0] += count
    part[:] = 0
    return part


@compiled
def new_memory(rates, ints, floats, cursor):
    """Return memory of which nothing was asked yet, in the words from `cursor` on."""
    lines = max(1, int(rates.l1_lines) // WAYS) * WAYS
    tags = take(ints, cursor, lines)
    tags[:] = -1
    pages = take(floats, cursor, PAGES)
    pages[:] = -1.0 if rates.page_latency > 0.0 else 0.0
    granules = take(ints, cursor, GRANULES)
    granules[:] = -1
    return Memory(
        take(floats, cursor, QUEUES),
        tags,
        take(ints, cursor, lines + 1),
        take(ints, cursor, lines * LINE_SECTORS),
        take(floats, cursor, lines * LINE_SECTORS),
        pages,
        granules,
        take(floats, cursor, GRANULES),
        take(ints, cursor, MERGED + 1),
        take(floats, cursor, 2),
        take(ints, cursor, MOST_TAG_BANKS),
        take(floats, cursor, max(1, int(rates.writes_under_way))),
        take(floats, cursor, max(1, int(rates.reads_under_way))),
        take(ints, cursor, 2),
    )


@compiled
def scatter(number):
    """A hash of 24 bits."""
    return (number * GOLDEN) >> 20 & 0xFFFFFF


@compiled
def exponential(number):
    """A number of the exponential distribution of mean 1, at most `LONGEST`, less 1; the same for the same `number`."""
    return min(LONGEST, -np.log((scatter(number) + 0.5) / 16777216.0)) - 1.0


@compiled
def l1_cell(sector, memory):
    """The cell of a sector in L1; it takes the place of the least recently used line where its line is not there."""
    tags, used = memory.tags, memory.used
    line = sector >> 2
    base = (((line * GOLDEN) >> 20) % (len(tags) // WAYS)) * WAYS
    place = base
    for x in range(base, base + WAYS):
        if tags[x] == line:
            used[x] = used[-1]
            return x * LINE_SECTORS + (sector & 3)
        if used[x] < used[place]:
            place = x
    tags[place] = line
    memory.valid[place * LINE_SECTORS : (place + 1) * LINE_SECTORS] = 0
    used[place] = used[-1]
    return place * LINE_SECTORS + (sector & 3)


@compiled
def tag_passes(rows, at, count, shift, banks, memory):
    """Clocks for the tags of a request: its lines, `banks` of them at a time where they lie in different banks."""
    load = memory.banks
    load[:] = 0
    previous = np.int64(-1)
    worst = 1
    for j in range(count):
        line = (rows[at + FIRST_SECTOR + j] + shift) >> 2
        if line != previous:
            previous = line
            bank = (line >> TAG_SHIFT) % banks
            load[bank] += 1
            worst = max(worst, load[bank])
    return worst


@compiled
def request_at(number, block, recorded, place, s, sites, occurrence):
    """Where the row of a warp's next request at a site lies, and by how many sectors its addresses move on.

    `number` is that of the counter of these requests, `place` that of the warp among the recorded ones.
    Requests that continue evenly go round within their array.
    """
    o = occurrence[number]
    occurrence[number] = o + 1
    held = sites.kept[s]
    shift = 0
    if o >= held:
        if sites.stride[s] == NO_STEP:
            o = o % held
        else:
            shift = (o - held + 1) * sites.stride[s] // 32
            o = held - 1
    at = sites.start[s] + (place * held + o) * ROW
    if shift != 0:
        place = sites.rows[at + FIRST_SECTOR] - sites.first[s]
        shift = (place + shift) % sites.size[s] - place
    return at, shift + block // recorded * APART


@compiled
def translated(sector, begin, early, rates, memory):
    """When the page of a sector is known: the first requests wait for pages that nothing touched before."""
    page = (sector >> PAGE_SHIFT) % PAGES
    if early == FIRST and memory.pages[page] < 0.0:
        memory.pages[page] = begin + rates.page_latency
    return memory.pages[page]


@compiled
def dram_sector(sector, begin, early, rates, memory, totals):
    """Fetch the granule of a sector from DRAM and return when L2 has it; both of its sectors are there from then on."""
    queue = memory.queue
    queue[Queue.DRAM] = max(queue[Queue.DRAM], begin) + 2.0 * rates.dram_read
    totals[Total.DRAM_CLOCKS] += 2.0 * rates.dram_read
    jitter = rates.dram_spread * exponential(sector >> 1)
    arrival = max(queue[Queue.DRAM], translated(sector, begin, early, rates, memory)) + rates.dram_latency + jitter
    place = scatter(sector >> 1) % GRANULES
    memory.granules[place] = sector >> 1
    memory.fetched[place] = arrival
    return arrival


@compiled
def behind_l1(sector, begin, early, rates, memory, totals):
    """When a sector that L1 lacks comes from L2 or DRAM; L2 has taken the request already."""
    jitter = rates.l2_spread * exponential(sector >> 1)
    arrival = memory.queue[Queue.L2] + rates.l2_latency + jitter
    place = scatter(sector >> 1) % GRANULES
    if memory.granules[place] == sector >> 1:
        return max(arrival, memory.fetched[place])
    totals[Total.GRANULES] += 1
    # A running sum sends the share of the sectors to DRAM, exactly and evenly, where random numbers would need many.
    memory.owed[0] += rates.dram_share
    line = float(sector >> 2)
    if memory.owed[0] >= 1.0 or (rates.drops_lines > 0.0 and memory.owed[1] == line):
        memory.owed[1] = line
        memory.owed[0] -= 1.0
        return max(arrival, dram_sector(sector, begin, early, rates, memory, totals))
    if rates.drops_lines > 0.0:
        memory.granules[place] = sector >> 1
        memory.fetched[place] = arrival
        return arrival
    if early and rates.first_latency > 0.0:
        known = max(memory.queue[Queue.L2], translated(sector, begin, early, rates, memory))
        arrival = known + rates.dram_latency * rates.first_latency
        memory.granules[place] = sector >> 1
        memory.fetched[place] = arrival
    return arrival


@compiled
def room_at(last, sent, count):
    """When `count` further sectors may leave: no more of them are under way at a time than `last` holds."""
    return last[(sent + count - 1) % len(last)] if count > 0 else 0.0


@compiled
def load(rows, at, shift, passes_l1, early, start, rates, memory, totals):
    """Send a load through L1 (`passes_l1`), L2 and DRAM: when the unit is free, and when the last sector is there."""
    queue, valid = memory.queue, memory.valid
    count = rows[at + SECTORS]
    if count == 0:
        return start, start + 4.0
    begin = max(start, queue[Queue.LSU], queue[Queue.GLOBAL])
    passes_l1 = passes_l1 and rates.l1_lines > 0.0
    # A sector that is not there when the request begins passes its data a second time, so misses are counted first.
    late = 0 if passes_l1 else count
    cell = 0
    for j in range(count if passes_l1 else 0):
        memory.used[-1] += 1
        cell = l1_cell(rows[at + FIRST_SECTOR + j] + shift, memory)
        late += not valid[cell] or memory.ready[cell] > begin
    begin = max(begin, room_at(memory.reads, memory.sent[1], late))
    tags = tag_passes(rows, at, count, shift, int(rates.tag_banks), memory)
    data_passes = max(rows[at + BANK_WORDS], (count + LATE_PASS * late) / LINE_SECTORS) * rates.pass_clocks
    passes = max(rates.lsu_clocks, tags, data_passes)
    once = max(rows[at + BANK_WORDS], count / LINE_SECTORS) * rates.pass_clocks
    totals[Total.ASIDE_CLOCKS] += passes - max(rates.lsu_clocks, tags, once)
    free = begin + passes
    totals[Total.LSU_CLOCKS] += passes
    queue[Queue.LSU] = max(queue[Queue.LSU], start) + passes
    queue[Queue.GLOBAL] = free
    worst = free + rates.l1_latency
    missed = np.int64(-1)
    missed_half = np.int64(-1)
    for j in range(count):
        sector = rows[at + FIRST_SECTOR + j] + shift
        if passes_l1:
            cell = l1_cell(sector, memory)
        if passes_l1 and valid[cell]:
            totals[Total.HITS] += 1
            arrival = max(memory.ready[cell], free + rates.l1_latency)
        else:
            totals[Total.MISSES] += 1
            took = rates.l2_sector
            if sector >> 2 != missed:
                missed = sector >> 2
                took += rates.l2_line
            if sector >> 1 != missed_half:
                missed_half = sector >> 1
                totals[Total.LOADED_HALVES] += 1
            queue[Queue.L2] = max(queue[Queue.L2], free) + took
            arrival = behind_l1(sector, free, early, rates, memory, totals)
            memory.reads[memory.sent[1] % len(memory.reads)] = arrival
            memory.sent[1] += 1
            if passes_l1:
                valid[cell] = 1
                memory.ready[cell] = arrival
        worst = max(worst, arrival)
    return free, worst


@compiled
def store(rows, at, shift, start, rates, memory, totals):
    """Send a store to L2, with what the last stores wrote of its sectors: when the unit is free, and when L2 has it."""
    queue, merged = memory.queue, memory.merged
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
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
    room = room_at(memory.writes, memory.sent[0], new)
    begin = max(start, queue[Queue.LSU], queue[Queue.GLOBAL], room)
    free = begin + max(rates.lsu_clocks, lines * rates.store_line)
    totals[Total.LSU_CLOCKS] += free - begin
    queue[Queue.LSU] = max(queue[Queue.LSU], start) + free - begin
    queue[Queue.GLOBAL] = free
    totals[Total.MERGED] += count - new
    totals[Total.STORED] += count
    part = rows[at + PARTIAL] * new / count
    took = new_lines * rates.l2_write_line + (new - part) * rates.l2_write_sector + part * rates.l2_partial_sector
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    # the rates are those of a stored sector, whether it meets others in the SM or in L2
    wrote = count * (rates.write_back_share * rates.dram_write + (1.0 - rates.write_back_share) * rates.dram_kept)
    if wrote > 0.0:
        queue[Queue.DRAM] = max(queue[Queue.DRAM], free) + wrote
        totals[Total.DRAM_CLOCKS] += wrote
    taken = max(queue[Queue.L2], queue[Queue.DRAM])
    for _ in range(new):
        memory.writes[memory.sent[0] % len(memory.writes)] = taken
        memory.sent[0] += 1
    return free, queue[Queue.L2]


@compiled
def keep(rows, at, shift, start, rates, memory, totals):
    """Store to local memory, which L1 keeps and hands on to L2: when the unit is free again, twice."""
    queue = memory.queue
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
    room = room_at(memory.writes, memory.sent[0], count)
    begin = max(start, queue[Queue.LSU], room)
    free = begin + max(float(rows[at + BANK_WORDS]), count / LINE_SECTORS)
    totals[Total.LSU_CLOCKS] += free - begin
    queue[Queue.LSU] = max(queue[Queue.LSU], start) + free - begin
    for j in range(count):
        memory.used[-1] += 1
        cell = l1_cell(rows[at + FIRST_SECTOR + j] + shift, memory)
        memory.valid[cell] = rates.l1_lines > 0.0
        memory.ready[cell] = free
    totals[Total.KEPT] += count
    took = count / LINE_SECTORS * rates.l2_write_line + count * rates.l2_write_sector
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    for _ in range(count):
        memory.writes[memory.sent[0] % len(memory.writes)] = queue[Queue.L2]
        memory.sent[0] += 1
    return free, free


@compiled
def atomic(rows, at, shift, crowding, early, start, rates, memory, totals):
    """Send an atomic operation to L2: when the unit is free again, and when L2 has done it.

    `crowding` is how many such requests of the GPU the busiest slice of L2 gets for one of this SM, negative for
    floats.
    """
    queue = memory.queue
    count = rows[at + SECTORS]
    if count == 0:
        return start, start
    begin = max(start, queue[Queue.LSU], queue[Queue.GLOBAL], room_at(memory.writes, memory.sent[0], count))
    free = begin + max(rates.lsu_clocks, tag_passes(rows, at, count, shift, 1, memory))
    queue[Queue.LSU] = max(queue[Queue.LSU], start) + free - begin
    queue[Queue.GLOBAL] = free
    took = rates.l2_atomic_sector * count
    totals[Total.ATOMIC_SECTORS] += count
    totals[Total.L2_CLOCKS] += took
    queue[Queue.L2] = max(queue[Queue.L2], free) + took
    turn = rates.atomic_turn if crowding > 0.0 else rates.atomic_turn_float
    turns = (count * rates.atomic_turn + (rows[at + TURNS] - count) * turn) * abs(crowding)
    totals[Total.ATOMIC_CLOCKS] += turns
    queue[Queue.ATOMIC] = max(queue[Queue.ATOMIC], free) + turns
    end = max(queue[Queue.L2], queue[Queue.ATOMIC])
    for j in range(count):
        sector = rows[at + FIRST_SECTOR + j] + shift
        arrival = behind_l1(sector, free, early, rates, memory, totals)
        end = max(end, arrival - rates.l2_latency)
        memory.writes[memory.sent[0] % len(memory.writes)] = end
        memory.sent[0] += 1
    return free, end
