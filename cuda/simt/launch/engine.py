"""Executes a launch on this processor and returns its counters.

The rule: a launch either ends with counts (exact, or of a sample that they name) or raises; arrays are changed only by
the kernel's own stores. When an index wraps where the fast code assumes that it does not, the arrays that the kernel
reads and writes are restored, and the launch starts over with code that assumes nothing (`Arithmetic.widen`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import prod
from typing import TypeVar

import numpy as np

from warplens.cuda.ground import files, host
from warplens.cuda.ground.errors import InputError, InstructionLimitError, KernelFault, UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers, module
from warplens.cuda.simt.counting import transactions
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import WIDEST_BYTES
from warplens.cuda.simt.launch import faults, machine, printf, readout, unwritten
from warplens.cuda.simt.launch.execution import BlockFailure, GridExecution, RecordingScope
from warplens.cuda.simt.launch.repetition import Repetition
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.program.blocks import HEAP, PARAMETER_BLOCK, Barrier, Program, call_target
from warplens.cuda.simt.values.value import Mode, coordinates_of

_T = TypeVar("_T")


class Launch:
    """A kernel compiled for one launch; it may run again, also on arrays with other contents."""

    def __init__(
        self,
        request: machine.LaunchRequest,
        code_cache: files.BlobFolder | None = None,
        *,
        mode: Mode = Mode.COUNTING,
        like: Launch | None = None,  # the same request in another mode; what is known of the kernel is taken over
        records: bool = False,  # let a hurried launch that counts record, too: recording needs no translation then
        at_once: bool = True,  # let LLVM translate now, not by `translate`, or at the latest for the first execution
    ) -> None:
        """Compile the launch, or take its code from the cache.

        `mode` is what the code notes: see `record`, `trace`, `touched`, and without counts `inspect`, `find_unwritten`.

        Raises:
            UnsupportedError: the kernel uses a feature that the engine does not execute.
            LaunchLimitError: a thread or a block needs more threads or memory than a GPU has.
        """
        self.request = request
        self._code_cache = code_cache
        self._watched: RecordingScope | None = None
        self._maps: dict[str, np.ndarray] = {}
        self._shadows = machine.GlobalShadows(())
        self._described: unwritten.Descriptions | None = None
        self.program: Program
        if like is not None:
            self.program, self.independence = like.program, like.independence
        else:
            with host.doing(host.Activity.TRANSLATING):
                arrays = frozenset(request.arrays) - request.variables
                self.program = build_program(request.module, request.symbol, request.file_name, arrays)
        own = {name: f"{name} (variable)" for name in request.arrays.keys() - request.variables}
        self._symbols = {name: own.get(name, name) for name in self.program.data}
        self._arrays: dict[str, np.ndarray] = {}
        # Recording code executes a few blocks, unless those before them come first.
        is_brief = mode is Mode.RECORDING and like is not None and like.independence.any_order
        self.ready = machine.TranslatedCode(
            request,
            self.program,
            self._symbols,
            mode=mode,
            like=None if like is None else like.code,
            records=records,
            is_hurried=request.is_hurried or is_brief,
            cache=code_cache,
        )
        if at_once:
            self.translate()
        self.work_s = self._spent_s = 0.0  # the seconds of work (`registry.work_of`) of the last run, and of all
        self.waited = ""  # a sentence if blocks waited for others in the last run, else ""
        self._last_counts: tuple[tuple[machine.NativeCode, tuple[int, int, int], bytes], LaunchCounts] | None = None
        self._last_execution: GridExecution | None = None

    def translate(self) -> None:
        """Have LLVM translate the code, unless it has; raise an UnsupportedError where it does not accept it."""
        self.ready.translate()

    @property
    def code(self) -> module.Code:
        """The code as it is now: it is made anew where an index wraps, or where more care pays."""
        return self.ready.code

    def change(self, *, grid: tuple[int, int, int], parameters: bytes) -> None:
        """Give anew what the request leaves open, for the next run; raise a ValueError where anything else differs."""
        if (grid, parameters) == (self.request.grid, self.request.parameters):
            return
        before, request = self.request.grid, replace(self.request, grid=grid, parameters=parameters)
        if request.fixed != self.request.fixed:
            raise ValueError("a launch changes only in what its request leaves open")
        self.request = request
        self.ready.specialise(grid=grid, parameters=parameters)
        self.__dict__.pop("_recorder", None)
        if [extent > 1 for extent in grid] != [extent > 1 for extent in before]:
            self.__dict__.pop("independence", None)

    def put_arrays(self, arrays: Mapping[str, np.ndarray]) -> None:
        """Give other arrays for the next run; a ValueError where names differ, or sizes that are not left open."""
        sizes = {name: array.nbytes for name, array in arrays.items()}
        before = {name: array.nbytes for name, array in self.request.arrays.items()}
        if list(sizes) != list(before) or (sizes != before and not self.request.open_sizes):
            raise ValueError("the arrays of a launch keep their names and sizes")
        self.request = replace(self.request, arrays=arrays)
        if sizes != before:
            self.__dict__.pop("_recorder", None)
            self.ready.specialise(sizes={**self.ready.code.launch.sizes, **sizes})

    def release_arrays(self) -> None:
        """Give up the memory of the arrays: the next run begins with `put_arrays`."""
        sizes = {name: array.nbytes for name, array in self.request.arrays.items()}
        arrays = {name: np.broadcast_to(np.zeros(1, np.uint8), (size,)) for name, size in sizes.items()}
        self.request = replace(self.request, arrays=arrays)
        self._arrays, self._maps, self._last_execution = {}, {}, None
        self.__dict__.pop("_recorder", None)

    @cached_property
    def independence(self) -> readout.Independence:
        """The dependence of the launch's blocks on each other."""
        return readout.independence(self.code.program, self.code.sites, self.request.grid)

    @property
    def _stored(self) -> set[str]:
        return {site.array for site in self.code.sites if site.is_store and site.space is tree.Space.GLOBAL}

    @cached_property
    def written(self) -> frozenset[str]:
        """The arrays that the kernel stores to: all of them where the array of a store is not known."""
        stored = self._stored | ({HEAP} & self.program.data.keys())
        return frozenset(name for name in self.request.arrays if name in stored or "" in stored)

    @cached_property
    def loaded(self) -> frozenset[str]:
        """The arrays that the kernel loads from or updates: all of them where the array of a load is not known."""
        sites = [site for site in self.ready.code.sites if site.space is tree.Space.GLOBAL]
        loaded = {site.array for site in sites if not site.is_store or site.is_atomic}
        return frozenset(name for name in self.request.arrays if name in loaded or "" in loaded)

    @property
    def own_variables_written(self) -> tuple[str, ...]:
        """The variables of the module that the kernel stores to and that are no arrays: each run has them anew."""
        stored = self._stored
        own = ((name, array) for name, array in self._symbols.items() if name not in self.request.variables)
        return tuple(sorted(name for name, array in own if array in stored))

    def run(
        self, budget_s: float = math.inf, *, threads: int = 1, before_sampling: Callable[[], None] | None = None
    ) -> LaunchCounts:
        """Execute the blocks of the grid, or within a budget a sample of them, and return the counts.

        Blocks that may depend on each other are all executed, in order, on one thread (see `independence`).
        `before_sampling` is called between the blocks executed in order and the sample, if there is one.

        Raises:
            KernelFault: an access out of bounds or misaligned, or a barrier that lanes do not reach together.
            InstructionLimitError: a block does not end.
        """
        self._watched = None
        dependence = self.independence
        allowed_s = budget_s if dependence.any_order else math.inf

        if self._spent_s > self._patience_s:
            self._take_care()

        def execute(execution: GridExecution) -> LaunchCounts:
            counters, sample = execution.run(allowed_s, before_sampling)
            self.work_s = execution.work_s
            self._spent_s += 0.0 if sample else execution.work_s  # faster code makes a sample larger, not sooner
            self.waited = "" if execution.waited_by < 0 else faults.how_it_waited(execution.waited_by, self.program)
            longest = execution.longest_block
            return replace(self._counts_of(counters), sample=sample, printed=execution.printed, longest_block=longest)

        return self._with_restart(execute, threads if dependence.side_by_side else 1)

    def repetition(self) -> Repetition | None:
        """Return what executes the launch again on the arrays that it has now, None where only `run` does."""
        if self.ready.mode not in {Mode.COUNTING, Mode.RECORDING}:
            return None
        self._watched = None
        execution = self._execution(1)
        if not execution.may_repeat:
            return None
        own = {name: self._arrays[name] for name in self._arrays.keys() - self.request.arrays.keys()}
        return Repetition(
            execution=execution,
            code=self.ready.code,
            request=self.request,
            own=[(data, data.copy()) for data in own.values()],
            saved=[(array, np.empty_like(array)) for array in map(self.request.arrays.__getitem__, self._read_again)],
            arrays=self._arrays,
            left_s=self._patience_s - self._spent_s,
            has_block=PARAMETER_BLOCK in self._symbols,
        )

    def _counts_of(self, counters: np.ndarray) -> LaunchCounts:
        key = self.ready.translate(), self.request.grid, counters.tobytes()
        if self._last_counts is None or self._last_counts[0] != key:
            self._last_counts = key, readout.read_counts(self.ready.code, counters)
        return self._last_counts[1]

    @property
    def _patience_s(self) -> float:
        """The execution after which more care in translating pays: it makes code about twice as fast."""
        return 2 * self.ready.code.full_care_s if self.ready.code.full_care_s else math.inf

    def _take_care(self) -> machine.NativeCode:
        return self.ready.take_care(self.request)

    def inspect(self, seconds: float = math.inf, *, threads: int = 1) -> faults.CheckOutcome:
        """Execute blocks of a checked launch, spread over the grid, for about `seconds` of work; return the outcome.

        Blocks that may depend on each other are executed from the first on. The errors are those of `run`.
        """
        dependence, launch, grid = self.independence, self.code.launch, self.request.grid

        def execute(execution: GridExecution) -> faults.CheckOutcome:
            left_out = self._shadows.reason
            looked_at = (tree.Space.SHARED,) * self.has_shared
            if self.writes_global and not left_out:
                looked_at = (*looked_at, tree.Space.GLOBAL)
            executed, waiting = execution.run_for(seconds, any_order=dependence.any_order)
            self.work_s = execution.work_s
            if waiting is not None:
                looked_at = tuple(space for space in looked_at if executed and space is tree.Space.SHARED)
                first = launch.first_block_of(executed // launch.cluster_blocks)
                left_out = faults.why_not_checked(coordinates_of(first, grid), waiting, self.program)
            notes: tuple[str, ...] = ()
            if any(record[buffers.RECORD_LEFT : buffers.RECORD_OTHER_BLOCK].any() for record in execution.records):
                records = execution.records, self.ready.code, self.request.file_name
                notes = (*faults.tolerated_barriers(*records), *faults.undefined_shuffles(*records))
            outcome = faults.CheckOutcome(executed=executed, blocks=prod(grid), notes=notes, looked_at=looked_at)
            return replace(outcome, left_out=left_out, are_first=not dependence.any_order)

        return self._with_restart(execute, 1 if self.writes_global else threads)

    def find_unwritten(
        self, marks: Mapping[str, np.ndarray], seconds: float = math.inf, *, threads: int = 1
    ) -> unwritten.Outcome:
        """Execute a launch that looks for reads of what nobody wrote, as `inspect` does, and return what it has found.

        `marks` are those of arrays that have bytes which nobody wrote: 1 for each byte that is written, and 16 more
        bytes behind them. What the kernel writes is marked there.
        """
        dependence, blocks = self.independence, prod(self.request.grid)
        self._described = described = unwritten.Descriptions(marks)

        def execute(execution: GridExecution) -> unwritten.Outcome:
            executed, _ = execution.run_for(seconds, any_order=dependence.any_order)
            reads = described.reads(self.ready.code)
            return unwritten.Outcome(reads=reads, executed=executed, blocks=blocks, are_first=not dependence.any_order)

        return self._with_restart(execute, threads if dependence.side_by_side else 1)

    def unwritten(self, name: str) -> np.ndarray | None:
        """Return which elements of an array no thread wrote in the last run of checked code, None where not known."""
        return self._shadows.unwritten(name, self.request.arrays[name])

    @property
    def has_shared(self) -> bool:
        """Whether the kernel has shared memory, or a barrier."""
        has_barrier = any(isinstance(block.terminator, Barrier) for block in self.code.program.blocks)
        return has_barrier or any(site.space is tree.Space.SHARED for site in self.code.sites)

    @property
    def writes_global(self) -> bool:
        """Whether several threads run and the kernel stores to global memory, where they may race."""
        return prod(self.request.grid) * prod(self.request.block) > 1 and bool(self._stored)

    @property
    def may_race(self) -> bool:
        """Whether `inspect` has anything to check."""
        return self.has_shared or (self.writes_global and not self.why_global_is_left_out)

    @cached_property
    def why_global_is_left_out(self) -> str:
        """Why `inspect` would not look at global memory, as far as that is known without its code."""
        return machine.reason_against(self.ready.code, self.request.arrays) if self.writes_global else ""

    def _with_restart(self, execute: Callable[[GridExecution], _T], threads: int = 1) -> _T:
        """Return the result of `execute`; start over, once, where an index wraps."""
        saved = {name: self.request.arrays[name].copy() for name in self._read_again}
        try:
            return execute(self._execution(threads))
        except BlockFailure as failure:
            if failure.code != buffers.WIDEN:
                raise self._error(failure) from None
        for name, array in saved.items():
            self.request.arrays[name][...] = array
        self.ready.widen(self.request)
        try:
            return execute(self._execution(threads))
        except BlockFailure as failure:
            raise self._error(failure) from None

    @property
    def _read_again(self) -> frozenset[str]:
        """The arrays to restore where an index wraps: not those that are only read, or that the kernel writes anew."""
        reads_again = self.written & self.loaded if self.independence.any_order else self.written
        return reads_again if self.ready.code.gives_up else frozenset()

    def _execution(self, threads: int) -> GridExecution:
        self._arrays = {**self.request.arrays, **machine.initial_data(self.program, self._symbols, self.request)}
        self._maps, self._shadows = {}, machine.GlobalShadows(())
        if self.ready.mode is Mode.MARKED:  # a map is longer than its array: a copy that reads a part is marked whole
            self._maps = {name: host.aligned_zeros(array.nbytes + WIDEST_BYTES) for name, array in self._arrays.items()}
        elif self.ready.mode is Mode.CHECKED:
            self._shadows = machine.shadows_of(self.ready.code, self._arrays)
        elif self._described is not None:
            self._shadows = machine.GlobalShadows(self._described.describe(self._arrays))
        calls = (op.instruction for op in self.program.ops() if op.instruction.opcode == "call")
        prints = any(call_target(call) == tree.Symbol("vprintf") for call in calls)
        self._last_execution = execution = GridExecution(
            self.ready.code,
            self.ready.translate(),
            self._arrays,
            limit=self.request.limit,
            threads=threads,
            printer=printf.Printer(self.ready.code, self._arrays) if prints else None,
            maps=self._maps,
            watched=self._watched,
            shadows=self._shadows.rows,
            patience_s=self._patience_s,
            take_care=self._take_care,
            takes_turns=self.ready.mode not in {Mode.CHECKED, Mode.UNWRITTEN},
        )
        return execution

    @property
    def printed(self) -> str:
        """The text that the kernel printed in the last run, also if that ended in a fault."""
        return "" if self._last_execution is None else self._last_execution.printed

    def _error(self, failure: BlockFailure) -> KernelFault | UnsupportedError | InstructionLimitError:
        return faults.error_of(failure, self.ready.code, self.request.limit, self._arrays)

    def trace(self, block: int, warp: int, occurrence: int = 0) -> dict[int, transactions.RecordedRequest]:
        """Execute one block, as `record` does, and return requests of one warp of it, by `MemoryCount.index`.

        They are those of the execution `occurrence`, from 0; an instruction that the warp did not execute so often is
        missing. There is an InputError where the block has no such warp.
        """
        warps = self.ready.code.launch.warps
        if not 0 <= warp < warps:
            raise InputError(f"there is no warp {warp}: they are numbered 0 to {warps - 1}")
        records = self.record(block, first=occurrence)
        requests = {index: record.request(warp, occurrence) for index, record in records.items()}
        return {index: request for index, request in requests.items() if request is not None}

    def record(self, block: int, *, first: int = 0, kept: int = 1) -> dict[int, transactions.InstructionRecord]:
        """Execute one block, with those before it where it may depend on them, and return requests of all its warps.

        They are `kept` executions of each instruction by a warp, from the `first` on, by `MemoryCount.index`. The
        arrays are changed; the code that records is made once for a launch. Blocks are numbered with x first; the
        errors are those of `run`, and an InputError where there is no such block.
        """
        grid = self.request.grid
        if not 0 <= block < prod(grid):
            raise InputError(f"there is no block {block}: they are numbered 0 to {prod(grid) - 1}")
        if self.ready.mode is not Mode.RECORDING:
            return self._recorder.record(block, first=first, kept=kept)
        self._watched = watched = RecordingScope(block=coordinates_of(block, grid), first=first, kept=kept)

        def execute(execution: GridExecution) -> dict[int, transactions.InstructionRecord]:
            with execution.enough_stack():
                cluster = self.code.launch.cluster_of(block)
                execution.execute(cluster if self.independence.any_order else 0, cluster + 1)
            return readout.recorded_requests(self.ready.code, self._arrays, execution.requests, watched)

        return self._with_restart(execute)

    def record_blocks(self, blocks: Sequence[int], *, kept: int) -> transactions.RecordedBlocks:
        """Execute blocks, in ascending order, and return the first requests of all their warps, as `record`."""
        if self.ready.mode is not Mode.RECORDING:
            return self._recorder.record_blocks(blocks, kept=kept)
        grid = self.request.grid
        self._watched = watched = RecordingScope(block=coordinates_of(blocks[0], grid), kept=kept)

        def execute(execution: GridExecution) -> transactions.RecordedBlocks:
            words, done = [], 0
            with execution.enough_stack():
                for block in blocks:
                    cluster = self.code.launch.cluster_of(block)
                    if not self.independence.any_order and cluster > done:
                        execution.execute(done, cluster)
                    words.append(execution.record(block, coordinates_of(block, grid)))
                    done = cluster + 1
            return readout.recorded_blocks(self.ready.code, self._arrays, words, watched)

        return self._with_restart(execute)

    @cached_property
    def _recorder(self) -> Launch:
        return Launch(self.request, self._code_cache, mode=Mode.RECORDING, like=self)

    def touched(self, threads: int = 1) -> dict[str, int]:
        """Execute the launch; return how many bytes of each array and (block by block) shared variable it touches."""
        launch = Launch(self.request, self._code_cache, mode=Mode.MARKED)

        def execute(execution: GridExecution) -> dict[str, int]:
            execution.run()
            code = launch.ready.code
            shared = readout.touched_in_shared(execution.shared, code)
            return {name: int(np.count_nonzero(marks[:-WIDEST_BYTES])) for name, marks in launch._maps.items()} | shared

        return launch._with_restart(execute, threads if self.independence.side_by_side else 1)
