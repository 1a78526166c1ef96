"""Executes the blocks of a launch: which of them, in what parts, for how long, on how many threads.

What is said of a block here holds of a cluster in a launch of clusters: its blocks are executed together.

The rule: blocks are executed in the order of their numbers as long as the whole launch fits its budget; otherwise the
rest is sampled by class (`block_choice`). A block is executed once, counts are exact for the executed blocks, and of
several faults that of the lowest block is reported. Threads share only the arrays; they start and end within one call.
"""

from __future__ import annotations

import math
import mmap
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from itertools import count, pairwise
from math import prod
from typing import NamedTuple

import numpy as np

from warplens.cuda.ground.host import ARRAY_ALIGNMENT, aligned_copy, zeros
from warplens.cuda.simt.codegen import buffers, module
from warplens.cuda.simt.codegen.buffers import RECORD_BLOCK, RECORD_PRINT, RECORD_PRINT_FULL, RECORD_WORDS
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.counting.counts import Sample
from warplens.cuda.simt.counting.transactions import HEADER_WORDS, LOG_WORDS, REQUEST_WORDS
from warplens.cuda.simt.launch.block_choice import BlockClass, Numbers, classes, weights
from warplens.cuda.simt.launch.block_scheduler import MOST_BLOCKS, BlockScheduler, Waiting
from warplens.cuda.simt.launch.machine import USUAL_STACK_BYTES, NativeCode
from warplens.cuda.simt.launch.printf import Printer

PILOT = 0.05  # the cost of the whole launch is estimated after this part of the budget
SLACK = 1.25  # up to this multiple of its budget a launch is executed whole: 80 % of it would save little
ESTIMATES = 10  # the estimate is renewed at least this often over the budget
MAX_ROUND = 0.25  # a round ends after this part of the budget, even if its blocks take longer than those before
PATIENCE_PILOT = 0.25  # after this part of the time that hurried code is good for, that of the blocks left is estimated
PARTS = 8  # blocks are cut into this many parts for each thread, so that threads end at about the same time
LIMITED_PARTS = 16  # and into this many where their work is limited: which blocks are executed is up to no thread
NO_BLOCK = (-1, -1, -1)  # recording code records nothing where this block is watched
NO_END = 2**63 - 1  # code that may do so much work ends with its blocks
MIN_CLASS_BLOCKS = 16  # each class has this many blocks executed before any class gets more than its share of the grid


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingScope:
    """The requests to record: of each warp of one block, `kept` of each instruction, from its execution `first` on."""

    block: tuple[int, int, int]
    first: int = 0
    kept: int = 1

    @property
    def row_words(self) -> int:
        """The words for one instruction of one warp: the number of its executions, and the requests."""
        return 1 + self.kept * REQUEST_WORDS


class BlockFailure(Exception):  # noqa: N818 - it never leaves the engine
    """The failure of a block: a code of `buffers` or `block_scheduler`, its record, place and what it waits for."""

    def __init__(self, code: int, record: Numbers, order: int, waiting: Waiting | None = None) -> None:
        super().__init__(code)
        self.code, self.record, self.order, self.waiting = code, record, order, waiting


class ExecutedBlocks(NamedTuple):
    """The counters of the executed blocks, and those left: ranges of block numbers, or of indices into a table."""

    counters: Numbers
    left: list[range]


@dataclass(slots=True)
class _WorkQueue:
    """Parts that threads take from the front, each in one call, and their failures and leftovers."""

    parts: deque[range]  # each a range of block numbers, or of indices into the `table`
    table: Numbers | None
    share: float = math.inf  # the seconds of work after which a part ends
    failures: list[BlockFailure] = field(default_factory=list)
    left: list[range] = field(default_factory=list)
    is_over: bool = False  # the user interrupts
    workspaces: Iterator[int] = field(default_factory=count)  # the numbers of those that no thread has

    @property
    def table_address(self) -> int | None:
        return None if self.table is None else self.table.ctypes.data


class _Workspace:
    """The memory that one thread executes blocks with."""

    def __init__(
        self, code: Code, array_table: Numbers, limit: int, watched: RecordingScope | None, like: _Workspace | None
    ) -> None:
        """Make the memory; the requests that are recorded come into one table with those of a workspace `like` it."""
        warps, sites = code.launch.warps, len(code.sites)
        recorded = 0 if watched is None else sites * warps * watched.row_words
        logs = 0 if watched is None else warps * LOG_WORDS
        self.requests: Numbers = zeros(8 * (recorded + logs)).view(np.int64) if like is None else like.requests
        memory = zeros(
            ARRAY_ALIGNMENT + module.MEMO_BYTES * max(1, sites)
        )  # an empty slice begins where its array does
        self._header = memory[ARRAY_ALIGNMENT - 8 * HEADER_WORDS : ARRAY_ALIGNMENT].view(np.int64)
        self.watch(NO_BLOCK)
        if watched is not None:
            rows = self.requests.ctypes.data
            self._header[:7] = [*watched.block, rows, watched.first, watched.kept, rows + 8 * recorded]
        self.counters = zeros(8 * (code.counters + 1)).view(np.int64)
        self.record = zeros(8 * RECORD_WORDS).view(np.int64)
        self.fuel = zeros(8 * buffers.FUEL_WORDS).view(np.int64)
        self.fuel[buffers.FUEL_LIMIT], self.fuel[buffers.FUEL_ENOUGH] = limit, NO_END
        blocks = code.launch.cluster_blocks  # those that run together
        self.shared = zeros(code.shared_end + code.shadow_bytes + (blocks - 1) * code.block_shared_bytes)
        self._local = zeros(code.local_bytes * warps * blocks)
        self._buffers = (
            zeros(code.frame_bytes * warps * blocks),
            zeros(4 * warps * blocks),
            self._local,
            self.shared,
            self.counters,
            array_table,
            self.record,
            self.fuel,
            memory[ARRAY_ALIGNMENT:],
        )
        self.pointers = tuple(buffer.ctypes.data for buffer in self._buffers)

    def clear(self) -> None:
        """Make what a kernel may read of it zero, as in new memory."""
        self.shared[:] = 0
        self._local[:] = 0

    @property
    def work_s(self) -> float:
        return 1e-9 * float(self.fuel[buffers.FUEL_WORK])

    @property
    def is_enough(self) -> bool:
        return bool(self.fuel[buffers.FUEL_WORK] >= self.fuel[buffers.FUEL_ENOUGH])

    def allow(self, seconds: float) -> None:
        """Let no block but one begin after so much more work."""
        more = min(1e9 * seconds, float(NO_END // 2))
        self.fuel[buffers.FUEL_ENOUGH] = self.fuel[buffers.FUEL_WORK] + max(1, int(more))

    def watch(self, block: tuple[int, int, int]) -> None:
        self._header[:3] = block


@dataclass(slots=True)
class _ClassSample:
    """The sample of one class: groups of executed blocks, with the counters of each."""

    of: BlockClass
    sizes: list[int] = field(default_factory=list)
    counters: list[Numbers] = field(default_factory=list)

    @property
    def executed(self) -> int:
        return sum(self.sizes)

    def more(self, executed: int, count: int) -> int:
        """Return the size of the next group, where all classes together have executed `executed` blocks of `count`."""
        done, left = self.executed, self.of.count - self.executed
        if done >= MIN_CLASS_BLOCKS and done * count > executed * self.of.count:
            return 0
        return min(max(1, done), left)

    def scaled(self) -> Numbers:
        block_weights = weights(self.sizes, self.of.count)
        return _sum(weight * counted for weight, counted in zip(block_weights, self.counters, strict=True))


class GridExecution:
    """One execution of a launch, whose arrays are in the order of the code."""

    def __init__(
        self,
        code: Code,
        machine: NativeCode,
        arrays: Mapping[str, np.ndarray],
        *,
        limit: int,  # the most warp instructions of one block
        threads: int = 1,
        printer: Printer | None = None,
        maps: Mapping[str, np.ndarray] | None = None,  # marking code marks here the bytes that it touches of each array
        watched: RecordingScope | None = None,
        shadows: Sequence[int] = (),  # rows by which checked code finds its shadows (`machine`)
        patience_s: float = math.inf,  # where the blocks left take longer, `take_care` makes faster code for them
        take_care: Callable[[], NativeCode] | None = None,
        takes_turns: bool = True,  # other blocks may run while one waits for them (`block_scheduler`)
    ) -> None:
        self._patience_s, self._take_care = patience_s, take_care
        self._code, self._machine = code, machine
        self._threads = threads
        rows = [[array.ctypes.data, array.nbytes] for array in arrays.values()]
        rows += [[marks.ctypes.data - arrays[name].ctypes.data, 0] for name, marks in (maps or {}).items()]
        rows += [[address, 0] for address in shadows]
        rows += [[value, 0] for value in code.launch.open_values]
        array_table = aligned_copy(np.array(rows or [[0, 0]], np.int64))
        self._printer = printer
        self._array_table = array_table
        self._workspaces: list[_Workspace] = []
        self.shared: list[Numbers] = []  # for each thread the shared memory of its blocks, followed by its shadow
        self._space_of = array_table, limit, watched
        for _ in range(threads):
            self._new_workspace()
        self.requests = self._workspaces[0].requests  # a row for each site and warp, then the log of each (`traces`)
        self.records = tuple(space.record for space in self._workspaces)  # a fault record for each thread
        self._takes_turns = takes_turns
        self.waited_by = -1  # the number of the first instruction by which a block waited for others, -1 for none
        self._pool: ThreadPoolExecutor | None = None
        self._executed = 0
        self._ended_s = 0.0  # the work in workspaces that are gone

    def run(
        self, budget_s: float = math.inf, before_sampling: Callable[[], None] | None = None
    ) -> tuple[Numbers, Sample | None]:
        """Execute the launch within a budget of work (`registry.work_of`), by no clock: each time the same blocks.

        The results are the counters of the whole grid, and their sample: None if all was executed.

        `before_sampling` is called once if the launch is too long, before blocks are executed out of order. Raises the
        BlockFailure of the first block that failed, in the order of execution.
        """
        alone = self._threads == 1 and math.isinf(min(budget_s, self._patience_s)) and self._fits_any_stack
        with nullcontext() if alone else self._new_threads() as self._pool:
            return self._run(budget_s, before_sampling)

    def run_for(self, seconds: float, *, any_order: bool) -> tuple[int, Waiting | None]:
        """Execute at least one block, and more for about `seconds` of work; return how many, and why no more."""
        # They are spread over the grid where it is cut short and their order does not matter.
        if any_order:
            self.run(seconds)
            return self._executed_blocks, None
        try:
            with self._new_threads() as self._pool:
                self.execute(0, 1)
                clusters = prod(self._code.launch.clusters)
                if self.work_s < seconds and clusters > 1:
                    self.execute(1, clusters, longest_s=seconds - self.work_s, parts=1)
        except BlockFailure as failure:
            if failure.waiting is None:
                raise
            launch = self._code.launch
            return launch.cluster_of(int(failure.record[RECORD_BLOCK])) * launch.cluster_blocks, failure.waiting
        return self._executed_blocks, None

    @property
    def _executed_blocks(self) -> int:
        return self._executed * self._code.launch.cluster_blocks

    @property
    def _fits_any_stack(self) -> bool:
        return self._machine.stack_bytes <= USUAL_STACK_BYTES

    @contextmanager
    def _new_threads(self) -> Iterator[ThreadPoolExecutor]:
        with ThreadPoolExecutor(self._threads) as pool:
            if self._fits_any_stack:
                yield pool
                return
            pages = -(-self._machine.stack_bytes // mmap.PAGESIZE)
            before = threading.stack_size(pages * mmap.PAGESIZE)  # for the threads that start from now on
            try:
                yield pool
            finally:
                threading.stack_size(before)

    def _run(self, budget_s: float, before_sampling: Callable[[], None] | None) -> tuple[Numbers, Sample | None]:
        grid = self._code.launch.clusters
        blocks = prod(grid)
        if math.isinf(budget_s):
            return self._execute_all(blocks), None
        done = self.execute(0, 1)
        counters, left = done.counters, [range(1, blocks)]
        while left[-1]:
            spent, pilot = self.work_s, PILOT * budget_s
            if spent >= pilot and spent / self._executed * blocks > SLACK * budget_s:
                break  # by the estimate so far, not all blocks can be executed within the budget
            size = self._executed if spent < pilot else max(1, int(budget_s / ESTIMATES * self._executed / spent))
            start = left[-1].start
            stop = min(blocks, start + size)
            done = self.execute(start, stop, longest_s=MAX_ROUND * budget_s, parts=LIMITED_PARTS)
            counters += done.counters
            left = [*done.left, range(stop, blocks)]
            if done.left:
                break
        if not any(left):
            return counters, None
        if before_sampling is not None:
            before_sampling()
        apart = classes(grid, left)
        counters += self._sample(apart, budget_s)
        sample = Sample(self._executed_blocks, blocks * self._code.launch.cluster_blocks, len(apart))
        return counters, sample if sample.executed < sample.blocks else None

    def _execute_all(self, blocks: int) -> Numbers:
        if math.isinf(self._patience_s) or self._take_care is None:
            return self.execute(0, blocks).counters
        done = self.execute(0, blocks, longest_s=PATIENCE_PILOT * self._patience_s)
        counters, left = done.counters, done.left
        if left and self.work_s / max(1, self._executed) * sum(map(len, left)) > self._patience_s:
            self._machine = self._take_care()
        for part in left:
            counters += self.execute(part.start, part.stop).counters
        return counters

    def _sample(self, block_classes: Sequence[BlockClass], budget_s: float) -> Numbers:
        """Execute blocks of every class until the budget is spent; return counters scaled to all of their blocks."""
        samples = [_ClassSample(block_class) for block_class in block_classes]
        all_blocks = sum(block_class.count for block_class in block_classes)
        executed_before, spent_before = self._executed, self.work_s
        affordable = 1.0
        while affordable == 1.0:
            executed = self._executed - executed_before
            sizes = [sample.more(executed, all_blocks) for sample in samples]
            longest_s = math.inf
            if executed:
                cost = (self.work_s - spent_before) / executed
                left = max(0.0, budget_s - self.work_s)
                affordable = min(1.0, left / (cost * sum(sizes))) if any(sizes) else 0.0
                longest_s = max(0.0, SLACK * budget_s - self.work_s)
            for sample, size in zip(samples, sizes, strict=True):
                if size := int(affordable * size):
                    table = sample.of.take(sample.executed, sample.executed + size)
                    done = self.execute(0, size, table, longest_s=longest_s, parts=LIMITED_PARTS)
                    if done.left:
                        affordable = 0.0
                    if size := size - sum(map(len, done.left)):
                        sample.counters.append(done.counters)
                        sample.sizes.append(size)
        return _sum(sample.scaled() for sample in samples)

    @property
    def longest_block(self) -> float:
        """How many times the instructions of an average block the longest took; blocks that take turns are left out."""
        fuels = np.array([space.fuel for space in self._workspaces])
        used, ended = fuels[:, [buffers.FUEL_USED, buffers.FUEL_ENDED]].sum(axis=0)
        return float(fuels[:, buffers.FUEL_LONGEST].max() * ended / used) if used else 1.0

    @property
    def printed(self) -> str:
        """The text that the kernel has printed so far."""
        if self._printer is None:
            return ""
        return self._printer.text(sum(max(0, int(s.record[RECORD_PRINT_FULL]) - 1) for s in self._workspaces))

    @property
    def work_s(self) -> float:
        """The seconds of processor time that the executed instructions cost, the same on every machine."""
        return self._ended_s + sum(space.work_s for space in self._workspaces)

    def execute(
        self,
        first: int,
        last: int,
        table: Numbers | None = None,
        *,
        longest_s: float = math.inf,
        parts: int | None = None,  # those that share `longest_s`, by default as many as keep the threads busy
    ) -> ExecutedBlocks:
        """Execute the blocks `first` to `last` (exclusive), or those in a table of numbers by their indices.

        Each part begins no further block after its share of `longest_s` of work. Raises the BlockFailure of the first
        block that failed.
        """
        table = None if table is None else aligned_copy(table)
        pieces = min(last - first, parts or (self._threads * PARTS if self._threads > 1 else 1))
        cuts = [first + (last - first) * cut // pieces for cut in range(pieces + 1)]
        work = _WorkQueue(deque(range(*ends) for ends in pairwise(cuts)), table, longest_s / max(1, pieces))
        own = tuple(self._workspaces)  # without those of blocks that take turns, which end once they have begun
        for space in own:
            space.fuel[buffers.FUEL_STOP] = 0
        if self._pool is None or (pieces == 1 and math.isinf(longest_s) and self._fits_any_stack):
            counted = [self._take(work)]
        else:
            futures = [self._pool.submit(self._take, work) for _ in range(min(pieces, self._threads))]
            try:
                wait(futures)
            finally:  # also if the user interrupts
                work.is_over = True
                for space in own:
                    space.fuel[buffers.FUEL_STOP] = 1
            counted = [future.result() for future in futures]
        if work.failures:
            raise min(work.failures, key=lambda failure: failure.order)
        left = sorted([*work.left, *work.parts], key=lambda blocks: blocks.start)
        self._executed += last - first - sum(map(len, left))
        return ExecutedBlocks(_sum(counted), left)

    @property
    def may_repeat(self) -> bool:
        """Whether `repeat` executes what `run` does: no text is printed, no block waits for others, any stack fits."""
        return self._printer is None and not self._code.can_wait and self._fits_any_stack

    def open(self, values: Sequence[int]) -> None:
        """Give what the code leaves open anew: words of the parameters, in order."""
        first = self._code.launch.first_open_row
        self._array_table[first : first + len(values), 0] = values

    def repeat(self) -> None:
        """Execute all blocks once more on this thread; raises the BlockFailure of the first of them that failed."""
        space = self._workspaces[0]
        space.clear()
        code = self._machine.run(0, prod(self._code.launch.clusters), None, *space.pointers)
        if code:
            raise BlockFailure(code, space.record.copy(), 0)

    @contextmanager
    def enough_stack(self) -> Iterator[None]:
        """Execute in a thread with enough stack for the code from here on, where this one may have too little."""
        with nullcontext() if self._fits_any_stack else self._new_threads() as self._pool:
            yield

    def record(self, block: int, place: tuple[int, int, int]) -> Numbers:
        """Execute one block, `place` in x, y and z, with recording code; return its rows of `requests`, a copy."""
        self.requests[:] = 0
        for space in self._workspaces:
            space.watch(place)
        cluster = self._code.launch.cluster_of(block)
        self.execute(cluster, cluster + 1)
        return self.requests.copy()

    def _take(self, work: _WorkQueue) -> Numbers:
        """Execute parts until none is left or one has failed; all lower ones have been taken by then."""
        space = self._workspaces[next(work.workspaces)]
        space.counters[:] = 0
        if self._code.can_wait and self._threads == 1:
            return self._take_in_turns(space, work)
        while not work.failures and not work.is_over:
            try:
                part = work.parts.popleft()
            except IndexError:
                break
            space.allow(work.share)
            code = self._machine.run(part.start, part.stop, work.table_address, *space.pointers)
            if code:
                work.failures.append(BlockFailure(code, space.record.copy(), part.start))
            elif (reached := int(space.fuel[buffers.FUEL_REACHED])) < part.stop:
                work.left.append(range(reached, part.stop))
        return space.counters.copy()

    def _take_in_turns(self, space: _Workspace, work: _WorkQueue) -> Numbers:
        """Execute parts as `_take` does; while a block waits for others, these run."""
        begun = len(self._workspaces)
        while work.parts and not work.failures and not work.is_over:
            part = work.parts.popleft()
            most = MOST_BLOCKS if self._takes_turns and work.table is None else 1
            launch = self._code.launch
            scheduler = BlockScheduler(self._machine, self._new_workspace, prod(launch.clusters), most)
            space.allow(work.share)
            outcome = scheduler.execute(
                space, part.start, part.stop, lambda: work.is_over or space.is_enough, work.table_address
            )
            self.waited_by = scheduler.waited_by if self.waited_by < 0 else self.waited_by
            if outcome.code and outcome.record is not None:
                if outcome.waiting is not None:
                    outcome.record[RECORD_BLOCK] = launch.first_block_of(int(outcome.record[RECORD_BLOCK]))
                work.failures.append(BlockFailure(outcome.code, outcome.record, part.start, outcome.waiting))
            elif outcome.reached < part.stop:
                work.left.append(range(outcome.reached, part.stop))
        counters = _sum(workspace.counters for workspace in (space, *self._workspaces[begun:]))
        self._ended_s += sum(workspace.work_s for workspace in self._workspaces[begun:])
        del self._workspaces[begun:]
        return counters

    def _new_workspace(self) -> _Workspace:
        space = _Workspace(self._code, *self._space_of, next(iter(self._workspaces), None))
        space.record[RECORD_PRINT] = 0 if self._printer is None else self._printer.address
        self._workspaces.append(space)
        self.shared.append(space.shared)
        return space


def _sum(counters: Iterable[Numbers]) -> Numbers:
    return np.asarray(sum(counters), np.int64)
