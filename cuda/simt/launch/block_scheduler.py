"""Blocks that take turns: while one waits for others in a loop (`passes.control_flow.spins`), these run.

The rule: one block runs at a time, and the blocks begin in the order of their numbers. A block that waits gives its
turn to one that has not begun, as long as there is room, else to the next of those that have. Each has a thread and
memory of its own, so that it goes on where it waited. Waiting costs a block none of its limit of instructions. When all
blocks that have begun have looked again and again without any of them getting further, none ever will, and the launch
ends. A launch whose blocks do not wait is executed in order on one thread, as others are.
"""

import ctypes
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.launch.machine import NativeCode

FIRST_ROUNDS, MOST_ROUNDS = 64, 1 << 16
"""How often a block looks before it gives its turn away: twice as often each time that all blocks did so in vain."""
PATIENCE = 24  # the launch ends when each block has had this many turns in a row in vain, a million rounds
MOST_BLOCKS = 1024  # the most blocks that have begun and not ended: an H200 holds 2,112 small ones or 132 large ones
WAITS = -5  # the code of the failure of a block that waits for ever, beside those of `buffers`
_STOP = -1
_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)


class Workspace(Protocol):
    """The memory that a block is executed with."""

    fuel: np.ndarray
    record: np.ndarray
    pointers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A block that waits for ever by an instruction, how many wait, and how many had no room to begin."""

    instruction: int
    blocks: int
    not_begun: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How an execution of blocks ended: with a failure's `code`, or 0 and the first block that was not `reached`."""

    code: int = 0
    reached: int = 0
    record: np.ndarray | None = None
    waiting: Waiting | None = None


@dataclass(eq=False, slots=True)
class _Runner:
    """A block that has begun, what its thread waits at for its turn, and what it did when it last gave that away."""

    space: Workspace
    block: int
    may_run: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    instruction: int = -1
    left: int = 0
    rounds: int = FIRST_ROUNDS


@dataclass(slots=True)
class BlockScheduler:
    """Executes blocks of one launch, each in memory that `new_space` makes."""

    machine: NativeCode
    new_space: Callable[[], Workspace]
    blocks: int
    most: int = MOST_BLOCKS  # blocks that may have begun and not ended; 1: no other block runs while one waits
    waited_by: int = -1  # the number of the first instruction by which a block waited while others ran, -1: none did
    _ring: list[_Runner] = field(default_factory=list)
    _by_fuel: dict[int, _Runner] = field(default_factory=dict)
    _free: list[Workspace] = field(default_factory=list)
    _threads: list[threading.Thread] = field(default_factory=list)
    _all_ended: threading.Event = field(default_factory=threading.Event)
    _next: int = 0
    _in_vain: int = 0
    _outcome: Outcome | None = None
    _error: BaseException | None = None

    def execute(
        self, space: Workspace, first: int, last: int, is_over: Callable[[], bool], table: int | None = None
    ) -> Outcome:
        """Execute the blocks `first` to `last` (exclusive), or those of a `table`; none begins once `is_over`."""
        function = _FUNCTION(self._on_wait)
        address = ctypes.cast(function, ctypes.c_void_p).value or 0
        while True:
            own = self._begin(space, first, address)
            code = self.machine.run(first, last, table, *space.pointers)
            reached = int(space.fuel[buffers.FUEL_REACHED])
            if self._next:  # others have begun
                space.fuel[buffers.FUEL_STOP] = 0
                reached = self._finish(own, code)
            self._ring.clear()
            if self._error is not None:
                raise self._error
            if self._outcome is not None:
                return self._outcome
            if code or reached >= last or is_over():
                return Outcome(code=code, reached=reached, record=space.record.copy())
            first, self._next = reached, 0

    def _begin(self, space: Workspace, block: int, address: int) -> _Runner:
        runner = _Runner(space, block)
        space.fuel[buffers.FUEL_ROUNDS] = FIRST_ROUNDS
        space.fuel[buffers.FUEL_SCHEDULER] = address
        self._by_fuel[space.fuel.ctypes.data] = runner
        self._ring.append(runner)
        return runner

    def _finish(self, own: _Runner, code: int) -> int:
        try:
            self._end(own, code)
            self._all_ended.wait()
        except BaseException as error:
            self._error = error
            self._wake_all()
            raise
        finally:
            for thread in self._threads:
                thread.join()
            self._threads.clear()
            self._all_ended.clear()
        return self._next

    def _run(self, runner: _Runner) -> None:
        """Execute one block, when it has its turn: the target of its thread."""
        runner.may_run.acquire()
        code = 0 if self._is_over() else self.machine.run(runner.block, runner.block + 1, None, *runner.space.pointers)
        self._free.append(runner.space)
        self._end(runner, code)

    def _is_over(self) -> bool:
        return self._outcome is not None or self._error is not None

    def _end(self, runner: _Runner, code: int) -> None:
        """Take a block that has ended out of the ring; its turn goes to the next one."""
        if code and not self._is_over():
            self._outcome = Outcome(code=code, record=runner.space.record.copy())
        place = self._ring.index(runner)
        del self._ring[place]
        self._in_vain = 0
        if not self._ring:
            self._all_ended.set()
        elif not self._is_over():
            self._ring[place % len(self._ring)].may_run.release()
        elif code:
            self._wake_all()

    def _wake_all(self) -> None:
        for runner in self._ring:
            runner.may_run.release()

    def _on_wait(self, fuel: int, instruction: int, cost: int, left: int) -> int:
        """Let others run while a block waits; compiled code calls this function (`warp_function.count_round`)."""
        try:
            return _STOP if self._is_over() else self._switch(self._by_fuel[fuel], instruction, cost, left)
        except BaseException as error:  # noqa: BLE001 - compiled code cannot pass it on; `execute` raises it
            self._error = error
            self._wake_all()
            return _STOP

    def _switch(self, runner: _Runner, instruction: int, cost: int, left: int) -> int:
        spent = runner.left - left
        in_vain = runner.instruction == instruction and spent == cost * (runner.rounds + 1)
        self._in_vain = self._in_vain + 1 if in_vain else 0
        runner.instruction = instruction
        following = self._one_more(runner) if in_vain else None
        if following is None:
            if self._in_vain >= PATIENCE * len(self._ring):
                self._give_up(runner)
                return _STOP
            following = self._ring[(self._ring.index(runner) + 1) % len(self._ring)]
        if following is not runner:
            following.may_run.release()
            runner.may_run.acquire()
        if self._is_over():
            return _STOP
        runner.rounds = min(MOST_ROUNDS, FIRST_ROUNDS << min(16, self._in_vain // len(self._ring)))
        runner.space.fuel[buffers.FUEL_ROUNDS] = runner.rounds
        back = spent if in_vain else 0
        runner.left = left + back
        return back

    def _one_more(self, runner: _Runner) -> _Runner | None:
        following = self._following(runner)
        if following >= self.blocks or len(self._ring) >= self.most:
            return None
        self._next, self._in_vain = following + 1, 0
        self.waited_by = runner.instruction if self.waited_by < 0 else self.waited_by
        runner.space.fuel[buffers.FUEL_STOP] = 1  # the thread of the first one ends with its block
        space = self._free.pop() if self._free else self.new_space()
        more = self._begin(space, following, int(runner.space.fuel[buffers.FUEL_SCHEDULER]))
        thread = threading.Thread(target=self._run, args=(more,), name=f"block {following}", daemon=True)
        self._threads.append(thread)
        thread.start()
        return more

    def _following(self, runner: _Runner) -> int:
        """Return the first block that has not begun: where none has beside the runner's, it may have got further."""
        if not self._next:
            runner.block = int(runner.space.fuel[buffers.FUEL_INDEX])
        return self._next or runner.block + 1

    def _give_up(self, runner: _Runner) -> None:
        begun = self._following(runner)
        first = min(self._ring, key=lambda waiting: waiting.block)
        record = first.space.record.copy()
        record[buffers.RECORD_BLOCK] = first.block
        waiting = Waiting(instruction=first.instruction, blocks=len(self._ring), not_begun=self.blocks - begun)
        self._outcome = Outcome(code=WAITS, record=record, waiting=waiting)
        self._wake_all()
