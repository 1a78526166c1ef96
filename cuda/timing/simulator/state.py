"""What the simulated multiprocessor reads, and the state of its warps, blocks and schedulers: arrays under names.

The rule: every array is a part of memory that the caller gives, so that the compiled code allocates nothing. Where a
warp, a block or a scheduler has several numbers of a kind, they lie one behind the other. Times are in clocks.
"""

from typing import NamedTuple

import numpy as np

from warplens.cuda.compiler.machine import PLACES
from warplens.cuda.timing.simulator.memory import compiled, take
from warplens.cuda.timing.simulator.values import SCHEDULERS, Kind

SCOREBOARDS = 6
GROUPS = 16
"""The groups of asynchronous copies of a warp that are told apart; the PTX allows 7 to be awaited, kernels use 4."""
PIPES = Kind.TENSOR + 1
BANKS = 2  # the banks of registers of a scheduler, those of even and of odd numbers; each gives one register in a clock
NEVER = 1e300


class Code(NamedTuple):
    """The machine code, by instruction; `inputs.Program` says what each array holds."""

    kind: np.ndarray
    stall: np.ndarray
    write_bar: np.ndarray
    read_bar: np.ndarray
    wait_mask: np.ndarray
    site: np.ndarray
    constant: np.ndarray
    operands: np.ndarray
    cost: np.ndarray


class Paths(NamedTuple):
    """The paths of the recorded warps: a path is a part of `steps`, blocks of the machine code.

    `first_of` has the first instruction of each block of code, `start_of` the place in `steps` where each path begins,
    `path_of` the path of each warp.
    """

    first_of: np.ndarray
    steps: np.ndarray
    start_of: np.ndarray
    path_of: np.ndarray


class Sites(NamedTuple):
    """The accesses to memory and their recorded requests; `inputs.Requests` says what each array holds.

    `wavefronts` and `shared_most_at` are of each site of shared memory. A warp makes no more requests at a site than
    `most` has from `most_at` on, where that is not negative.
    """

    start: np.ndarray
    kept: np.ndarray
    stride: np.ndarray
    first: np.ndarray
    size: np.ndarray
    local: np.ndarray
    most_at: np.ndarray
    rows: np.ndarray
    wavefronts: np.ndarray
    shared_most_at: np.ndarray
    most: np.ndarray


class Launch(NamedTuple):
    """How much is simulated: `blocks` blocks of `warps` warps, `resident` at a time, at most `limit` instructions.

    `recorded` blocks have paths and requests of their own, later ones repeat these.
    """

    blocks: int
    recorded: int
    resident: int
    warps: int
    limit: int


class Results(NamedTuple):
    """The clocks of warps by `Stall` and by instruction, what `Total` names, and by block when it began and was done,
    and its slot. `log` has a row for each `Event`, one behind the other, as many as it has room for.
    """

    done: np.ndarray
    begun: np.ndarray
    slot: np.ndarray
    stalls: np.ndarray
    waited: np.ndarray
    totals: np.ndarray
    log: np.ndarray


class Warps(NamedTuple):
    """The resident warps.

    `step` is the place in `Paths.steps`, `stop` the end of the path and `pc` the next instruction. The warp waits until
    `ready` for `cause`; its clocks are booked up to `since`, and up to there registers held up its scheduler for
    `held_before`. `bars` has when each scoreboard is clear, `bar_kind` the cause of waiting for it. `copied` is when
    the asynchronous copies of no group yet have come, `group` when those of the last groups have; `groups` counts the
    groups. `occurrence` counts the requests at each site. The last store has left the multiprocessor at `sent`, and is
    done at `stored`.
    """

    step: np.ndarray
    stop: np.ndarray
    pc: np.ndarray
    live: np.ndarray
    block: np.ndarray
    age: np.ndarray
    ready: np.ndarray
    cause: np.ndarray
    since: np.ndarray
    held_before: np.ndarray
    at_barrier: np.ndarray
    bars: np.ndarray
    bar_kind: np.ndarray
    copied: np.ndarray
    group: np.ndarray
    groups: np.ndarray
    occurrence: np.ndarray
    sent: np.ndarray
    stored: np.ndarray


class Slots(NamedTuple):
    """The places for resident blocks.

    `left` is how many warps of the block have not ended, -1 without a block, and `arrived` how many of these wait at
    the barrier, which takes the last one at `barrier`. The block began at `begun`; `drain` is when its stores are done.
    """

    left: np.ndarray
    arrived: np.ndarray
    barrier: np.ndarray
    begun: np.ndarray
    drain: np.ndarray


class Schedulers(NamedTuple):
    """The schedulers, each with its pipes, its part of the register file and its queues to the load/store unit.

    `free` is when a scheduler can issue again, `last` the warp that it issued last. `choice` and `choice_time` are
    what it issues next, to be chosen anew where `is_stale`. `pipes` has when each pipe is free, `port` when the last
    pass through shared memory is over. `bank` has when a bank of registers has given all that was asked of it, `reused`
    what is held of each operand's place and bank; `conflicts` sums the clocks for which these held the scheduler up.
    `waits` has when the last requests to memory left the queue, `turn` which of them is the oldest; `shared_waits`
    and `shared_turn` are the same of those to shared memory.
    """

    free: np.ndarray
    last: np.ndarray
    choice: np.ndarray
    choice_time: np.ndarray
    is_stale: np.ndarray
    pipes: np.ndarray
    port: np.ndarray
    bank: np.ndarray
    reused: np.ndarray
    conflicts: np.ndarray
    waits: np.ndarray
    turn: np.ndarray
    shared_waits: np.ndarray
    shared_turn: np.ndarray


@compiled
def new_warps(launch, sites, ints, floats, cursor):
    """Return warps none of which is ready to issue."""
    count = launch.resident * launch.warps
    ready = take(floats, cursor, count)
    ready[:] = NEVER
    return Warps(
        step=take(ints, cursor, count),
        stop=take(ints, cursor, count),
        pc=take(ints, cursor, count),
        live=take(ints, cursor, count),
        block=take(ints, cursor, count),
        age=take(ints, cursor, count),
        ready=ready,
        cause=take(ints, cursor, count),
        since=take(floats, cursor, count),
        held_before=take(floats, cursor, count),
        at_barrier=take(ints, cursor, count),
        bars=take(floats, cursor, count * SCOREBOARDS),
        bar_kind=take(ints, cursor, count * SCOREBOARDS),
        copied=take(floats, cursor, count),
        group=take(floats, cursor, count * GROUPS),
        groups=take(ints, cursor, count),
        occurrence=take(ints, cursor, count * sites_of_warp(sites)),
        sent=take(floats, cursor, count),
        stored=take(floats, cursor, count),
    )


@compiled
def new_slots(launch, ints, floats, cursor):
    """Return places for blocks, all of them free."""
    left = take(ints, cursor, launch.resident)
    left[:] = -1
    return Slots(
        left=left,
        arrived=take(ints, cursor, launch.resident),
        barrier=take(floats, cursor, launch.resident),
        begun=take(floats, cursor, launch.resident),
        drain=take(floats, cursor, launch.resident),
    )


@compiled
def new_schedulers(rates, ints, floats, cursor):
    """Return schedulers that have issued nothing, and have all to choose."""
    last = take(ints, cursor, SCHEDULERS)
    last[:] = -1
    choice = take(ints, cursor, SCHEDULERS)
    choice[:] = -1
    choice_time = take(floats, cursor, SCHEDULERS)
    choice_time[:] = NEVER
    is_stale = take(ints, cursor, SCHEDULERS)
    is_stale[:] = 1
    return Schedulers(
        free=take(floats, cursor, SCHEDULERS),
        last=last,
        choice=choice,
        choice_time=choice_time,
        is_stale=is_stale,
        pipes=take(floats, cursor, SCHEDULERS * PIPES),
        port=take(floats, cursor, SCHEDULERS),
        bank=take(floats, cursor, SCHEDULERS * BANKS),
        reused=take(ints, cursor, SCHEDULERS * PLACES * BANKS),
        conflicts=take(floats, cursor, SCHEDULERS),
        waits=take(floats, cursor, SCHEDULERS * int(rates.queue_depth)),
        turn=take(ints, cursor, SCHEDULERS),
        shared_waits=take(floats, cursor, SCHEDULERS * int(rates.shared_queue_depth)),
        shared_turn=take(ints, cursor, SCHEDULERS),
    )


@compiled
def sites_of_warp(sites):
    """How many counters of requests a warp has: first those of global and local memory, then those of shared memory."""
    return len(sites.start) + len(sites.wavefronts)
