"""When a multiprocessor issues which instruction: its schedulers, and all that an instruction can wait for.

The rule: a scheduler issues one instruction in a clock, of the warp it issued last if that is ready, else of the oldest
one. The instruction waits for scoreboards, its pipe, its queue and the banks of its registers.

Source: the control bits of Volta's instructions (stall count, six scoreboards, wait mask) as in Jia, Maggioni, Staiger
and Scarpazza, "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking", 2018, chapter 2.1; the banks of
registers and what is held of them as in Huerta, Abaie Shoushtary, Cruz and Gonzalez, "Dissecting and Modeling the
Architecture of Modern GPU Cores", MICRO 2025, section 5.3, who measured an Ampere; the names of the causes are those of
Nsight Compute's warp states.
"""

from warplens.cuda.compiler.machine import NO_OPERANDS, NO_REGISTER, PLACES, REGISTER_BITS
from warplens.cuda.timing.simulator.memory import compiled
from warplens.cuda.timing.simulator.state import BANKS, GROUPS, NEVER, PIPES, SCOREBOARDS
from warplens.cuda.timing.simulator.values import SCHEDULERS, Kind, Queue, Stall

READ_CLOCKS = 3  # an instruction reads all its operands within this many clocks, and waits until that is possible
SOON = 1e-9  # what is free again within so many clocks is free: sums of clocks are rounded
ISSUE_CLOCKS, QUEUE_CLOCKS = 2.0, 12.0
"""From the reading of its operands, on the way to a pipe or out of a queue, until a scoreboard says so."""


@compiled
def earliest_scheduler(warps, schedulers):
    """The scheduler that issues next, -1 for none. Only those of whose warps something changed choose anew."""
    earliest = NEVER
    scheduler = -1
    for s in range(SCHEDULERS):
        if schedulers.is_stale[s]:
            schedulers.choice[s], schedulers.choice_time[s] = choose(
                s, warps.ready, warps.age, schedulers.free[s], schedulers.last[s]
            )
            schedulers.is_stale[s] = 0
        if schedulers.choice[s] >= 0 and schedulers.choice_time[s] < earliest:
            earliest = schedulers.choice_time[s]
            scheduler = s
    return scheduler


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
def book_wait(w, i, t, scheduler, warps, schedulers, results):
    """Book the clocks of a warp up to `t` on what it waited for, and then on the scheduler that issued others.

    Of the time in which the scheduler issued others, registers held it up for a part: that is a cause of its own.
    """
    since = warps.since[w]
    until = max(since, min(warps.ready[w], t))
    results.stalls[warps.cause[w]] += until - since
    results.waited[i] += until - since
    held = 0.0
    if t > until:
        held = min(t - until, (schedulers.conflicts[scheduler] - warps.held_before[w]) * (t - until) / (t - since))
    results.stalls[Stall.DISPATCH_STALL] += held
    results.stalls[Stall.NOT_SELECTED] += t - until - held
    warps.since[w] = t
    warps.held_before[w] = schedulers.conflicts[scheduler]


@compiled
def is_queued(k):
    """Whether an instruction of a kind waits in the queue to global and local memory."""
    return Kind.LOAD <= k <= Kind.ATOMIC or k == Kind.COPY


@compiled
def is_shared(k):
    """Whether an instruction of a kind waits in the queue to shared memory."""
    return k in (Kind.SHARED, Kind.BARRIER)


@compiled
def hindrance(w, i, t, scheduler, code, rates, warps, schedulers):
    """Until when the instruction of a warp cannot issue, and why: scoreboards and copies, its pipe, its queue."""
    until = t
    cause = Stall.LONG_SCOREBOARD.value
    mask = code.wait_mask[i]
    if mask:
        for b in range(SCOREBOARDS):
            if mask >> b & 1 and warps.bars[w * SCOREBOARDS + b] > until:
                until = warps.bars[w * SCOREBOARDS + b]
                cause = warps.bar_kind[w * SCOREBOARDS + b]
    k = code.kind[i]
    if k == Kind.AWAIT and warps.groups[w] > code.constant[i]:
        come = warps.group[w * GROUPS + (warps.groups[w] - code.constant[i] - 1) % GROUPS]
        if come > until:
            until = come
            cause = Stall.LONG_SCOREBOARD.value
    if until > t + SOON:
        return until, cause
    if k <= Kind.TENSOR:
        return schedulers.pipes[scheduler * PIPES + k], Stall.MATH_PIPE.value
    if is_queued(k):
        return schedulers.waits[oldest(scheduler, rates.queue_depth, schedulers.turn)], Stall.LG_THROTTLE.value
    if is_shared(k):
        at = oldest(scheduler, rates.shared_queue_depth, schedulers.shared_turn)
        return schedulers.shared_waits[at], Stall.MIO_THROTTLE.value
    return t, cause


@compiled
def oldest(scheduler, depth, turn):
    """Where a queue of `depth` requests holds the oldest one, whose place the next one takes."""
    return scheduler * int(depth) + turn[scheduler]


@compiled
def issue(w, i, t, scheduler, code, schedulers):
    """Let a scheduler issue an instruction: its clock, its banks of registers and its pipe are taken."""
    schedulers.free[scheduler] = t + 1.0
    if code.operands[i] & NO_OPERANDS != NO_OPERANDS:
        conflict = hold_up(code.operands[i], w, t, scheduler, schedulers.bank, schedulers.reused)
        schedulers.free[scheduler] += conflict
        schedulers.conflicts[scheduler] += conflict
    schedulers.last[scheduler] = w
    if code.kind[i] <= Kind.TENSOR:
        schedulers.pipes[scheduler * PIPES + code.kind[i]] = t + code.cost[i]


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
    # A bank gives one register in a clock. So an instruction that reads n of a bank, and has `READ_CLOCKS` for that,
    # begins no earlier than n - READ_CLOCKS after the bank is free.
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
def note_results(w, i, scheduler, end, released, cause, code, rates, warps, schedulers, memory):
    """Take the place of an instruction in its queue, and note when its scoreboards are clear."""
    k = code.kind[i]
    queue = memory.queue
    margin = ISSUE_CLOCKS
    if is_queued(k):
        margin = QUEUE_CLOCKS
        at = oldest(scheduler, rates.queue_depth, schedulers.turn)
        schedulers.waits[at] = max(queue[Queue.LSU], queue[Queue.GLOBAL])
        schedulers.turn[scheduler] = (schedulers.turn[scheduler] + 1) % int(rates.queue_depth)
    elif is_shared(k):
        margin = QUEUE_CLOCKS
        at = oldest(scheduler, rates.shared_queue_depth, schedulers.shared_turn)
        schedulers.shared_waits[at] = max(queue[Queue.LSU], schedulers.port[scheduler])
        schedulers.shared_turn[scheduler] = (schedulers.shared_turn[scheduler] + 1) % int(rates.shared_queue_depth)
    if code.write_bar[i] < SCOREBOARDS:
        warps.bars[w * SCOREBOARDS + code.write_bar[i]] = end
        warps.bar_kind[w * SCOREBOARDS + code.write_bar[i]] = cause
    if code.read_bar[i] < SCOREBOARDS:
        warps.bars[w * SCOREBOARDS + code.read_bar[i]] = released + margin
        warps.bar_kind[w * SCOREBOARDS + code.read_bar[i]] = cause
