"""The names of what the simulated multiprocessor takes and gives: requests, rates, causes of waiting, queues, sums."""

from enum import IntEnum
from typing import NamedTuple

LANES = 32
SECTORS, PARTIAL, TURNS, BANK_WORDS, FIRST_SECTOR = 0, 1, 2, 3, 4
"""A request is a row of numbers: how many sectors it touches, how many of them in part, how many lanes take turns at
one address (the most of each sector, summed), the words that it asks of the busiest bank of L1, and from here on its
sectors in ascending order."""
ROW = FIRST_SECTOR + LANES
NO_STEP = -(1 << 62)
"""The step of an access whose requests go on by no equal steps: those behind the recorded ones repeat them."""
MOST_TAG_BANKS = 8  # the most banks of L1's tags that the simulation has room for
MOST_UNDER_WAY = 1 << 14  # the most sectors on their way to or from L2 that the simulation has room for
MOST_QUEUED = 64  # the most instructions of a scheduler that the simulation lets wait for the load/store unit
SCHEDULERS = 4  # an SM has this many from compute capability 5.0 on, each with the warps of a quarter of its slots


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
    DISPATCH_STALL = 9  # operands in one bank of the register file hold up the scheduler
    DRAIN = 10  # behind its last instruction, for stores that have not left the multiprocessor


class Queue(IntEnum):
    """What the SM's requests queue for; of each the time is kept when it is free again."""

    LSU = 0
    L2 = 1
    DRAM = 2
    ATOMIC = 3
    GLOBAL = 4  # the requests to global memory, which wait for each other


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
    L2_CLOCKS = 8  # of stores and atomic operations
    LSU_CLOCKS = 9
    ATOMIC_CLOCKS = 10
    GRANULES = 11
    MERGED = 12
    STORED = 13
    SHARED_CLOCKS = 14
    RESIDENT = 15
    LOADED_HALVES = 16  # the halves of lines of which a load asks L2 for sectors, counted for each request
    ASIDE_CLOCKS = 17
    """the part of `LSU_CLOCKS` in which no load gets its data: these pass L1 a second time, or go to shared memory"""
    LOCAL_MISSES = 18  # the part of `MISSES` that is of local memory
    KEPT = 19  # the sectors that are stored to local memory, all of which go on to L2
    ATOMIC_SECTORS = 20
    NOTED = 21  # the rows of the log that are written


class Event(IntEnum):
    """The numbers of a row of the log: a warp waited, then issued or learned what else it waits for.

    Times are in clocks.
    """

    WARP = 0  # its slot times the warps of a block, and its number in the block
    BLOCK = 1
    INSTRUCTION = 2  # -1: behind its last one, for its stores
    CAUSE = 3  # `Stall`
    SINCE = 4
    UNTIL = 5  # it was ready; from here on its scheduler issued others
    NOW = 6
    END = 7  # when the result of what it issued is there; negative where it did not issue
    LSU = 8  # for how long the queue of the load/store unit then has work
    L2 = 9
    DRAM = 10


class Rates(NamedTuple):
    """Latencies in clocks, rates as clocks of one SM for one event, sizes in lines; shares are of this launch.

    A request to L2 costs its line plus its sectors. `dram_share` is the part of the sectors that L2 lacks, by whole
    lines where `drops_lines` is not 0; a sector that the other SMs ask for at the same time comes as late as from DRAM
    (`first_latency`, 0: never). `*_spread` is the mean of the exponential part of a latency. `lsu_clocks` is what the
    load/store unit takes at least for an instruction, `pass_clocks` for 128 bytes of data; each pass through shared
    memory keeps the port of its scheduler busy for `shared_port`. `queue_depth` and `shared_queue_depth` are the
    requests of a scheduler that may wait, to global and local memory and to shared memory; `writes_under_way` and
    `reads_under_way` are the most sectors of stores and atomic operations that L2 has not taken yet, and of loads that
    have not come. `write_back_share` is the part of the stored sectors that DRAM takes before the launch ends.
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
    drops_lines: float
    write_back_share: float
    first_latency: float
    takes_turns: float
    lsu_clocks: float
    pass_clocks: float
    queue_depth: float
    shared_port: float
    shared_queue_depth: float
    store_line: float
    tag_banks: float
    l1_lines: float
    atomic_latency: float
    atomic_turn: float
    atomic_turn_float: float
    writes_under_way: float
    reads_under_way: float
    barrier_latency: float
    barrier_clocks: float
    drain_share: float
    variable_latency: float
    sfu_latency: float
    fp64_latency: float


class Kind(IntEnum):
    """The part of a multiprocessor that an instruction keeps busy; those up to `TENSOR` are pipes of a scheduler."""

    ALU = 0
    FMA = 1
    FP64 = 2
    SFU = 3
    TENSOR = 4
    SHARED = 5  # shared memory, and exchanges between lanes
    LOAD = 6
    STORE = 7
    ATOMIC = 8
    BARRIER = 9
    EXIT = 10
    UNIFORM = 11  # no pipe of the scheduler: branches, barriers of divergent lanes, the datapath of uniform registers
    VARIABLE = 12
    """a long latency behind a scoreboard and no pipe to wait for: special registers, constants by an index"""
    COPY = 13  # an asynchronous copy to shared memory, a load without a register
    COMMIT = 14  # the end of a group of such copies
    AWAIT = 15  # waiting for all such groups but the last ones
