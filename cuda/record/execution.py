"""Executes the launches of a front end on the engine.

The rule: the engine works on memory between guard pages, and what the kernel wrote is there when the launch ends, even
where it fails, as on a card. A pointer keeps the bounds of its allocation, so that an access outside it is a fault.
"""

from __future__ import annotations

import gc
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from warplens.cuda.capture.value import Capture
from warplens.cuda.device.occupancy import check_launch
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.arguments import laid_out
from warplens.cuda.execute.captured import file_name_of, fitting, flow_of, request_of, resources_of
from warplens.cuda.execute.executed_steps import launch_trace
from warplens.cuda.execute.instructions.lanes import InstructionCounts, inferred_instructions
from warplens.cuda.ground.blobs import BlobFolder
from warplens.cuda.ground.errors import LaunchLimitError, UnsupportedError
from warplens.cuda.ground.host import copy_into, worker_count
from warplens.cuda.record.searching import ArrayCopies, RaceSearch, is_in_place, restored
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.execution import Budget
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.launch.readout import stored_types
from warplens.cuda.simt.values.value import WORD_BYTES
from warplens.cuda.timing import ModelledTime, model_time

DEFAULT_LIMIT = 5_000_000_000  # a block may execute this many warp instructions before it is taken to be endless
KEPT_LAUNCHES = 32  # the translated code of this many launches is kept for launches like them
KEPT_FAMILIES = 256
"""Of this many kernels the last translation is kept, to be opened for launches with other sizes and numbers."""
SHORT_S = 0.005
"""A launch that takes less is executed on one thread the next time: starting sixteen takes 1 ms (measured)."""
MOST_TRACE_BYTES = 1 << 23  # the recorded requests of a kind of launch take no more memory until its time is asked for
MOST_SAVED_BYTES = 1 << 28
"""Where a launch writes more, no requests are recorded for the timing model: its results would be saved first."""


def _none() -> None:
    """Return nothing, where a launch has no simulated time."""


@dataclass(frozen=True, kw_only=True)
class Effects:
    """What a launch may do to its arrays, which is known before it is executed.

    `written` are the names of the arrays that the kernel stores to, `updated` those of them that it loads, too, and
    `stored_types` the PTX types of its stores.
    """

    written: frozenset[str] = frozenset()
    updated: frozenset[str] = frozenset()
    stored_types: Mapping[str, frozenset[str]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class ExecutedLaunch(Effects):
    """An executed launch: its counts, those of the machine code where that is read, and what the search for races says.

    `fault` is the sentence of a race, or of a read of shared memory that nothing wrote; the launch went on. The counts
    of the machine code are inferred by `infer` when they are asked for: most launches of a program are repetitions.
    `simulate` is called once, when the simulated time is asked for.
    """

    counts: LaunchCounts
    infer: Callable[[], InstructionCounts | None] = lambda: None
    fault: str = ""
    notes: tuple[str, ...] = ()
    simulate: Callable[[], ModelledTime | None] = _none

    @cached_property
    def instructions(self) -> InstructionCounts | None:
        """The counts of the machine code, None where it is not read."""
        return self.infer()

    @cached_property
    def model(self) -> ModelledTime | None:
        """The simulated time, None where it cannot be simulated, and for all but the first launch of a kind."""
        return self.simulate()


@dataclass(frozen=True, slots=True, kw_only=True)
class _LastLaunch:
    """The last translation of a kernel: whether it leaves anything open, and whether each launch needs its own."""

    launch: Launch
    is_open: bool = False
    is_fixed: bool = False

    @property
    def is_slow(self) -> bool:
        """Whether executing took longer than translating."""
        return not self.is_open and self.launch.elapsed_s > self.launch.translated_s


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the garbage collector from looking through all that a program holds while a kernel is translated.

    Translation makes many objects, almost none of them in cycles; with PyTorch loaded a whole collection takes 0.2 s.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Executor:
    """Executes launches; keeps the code of the last ones, since programs repeat their launches.

    Args:
        limit: the most warp instructions that a block may execute.
        code_cache: where the engine keeps its code, by default the user's own.
        threads: the most threads that execute blocks, by default one for each processor; a short launch has one.
        may_fork: whether races may be looked for in a forked process (`RaceSearch`).
    """

    def __init__(
        self,
        spec: GpuSpec,
        *,
        limit: int = DEFAULT_LIMIT,
        code_cache: BlobFolder | None = None,
        threads: int | None = None,
        may_fork: bool = True,
    ) -> None:
        self._may_fork = may_fork
        self._spec = spec
        self._limit = limit
        self._code_cache = code_cache or machine.default_cache()
        self._threads = worker_count() if threads is None else threads
        self._compiled: OrderedDict[tuple[object, ...], Launch] = OrderedDict()
        self._last: OrderedDict[tuple[object, ...], _LastLaunch] = OrderedDict()
        self._copies = ArrayCopies()
        self._modelled: set[object] = set()

    def execute(
        self,
        capture: Capture,
        *,
        is_searched: bool,
        budget_s: float = math.inf,
        threads: int | None = None,
        on_translated: Callable[[Effects], None] | None = None,
    ) -> ExecutedLaunch:
        """Execute the blocks of a launch, and change its allocations as the kernel does.

        Args:
            budget_s: if all blocks take longer, a sample is executed, as far as blocks do not depend on others.
            threads: how many threads execute blocks, by default as many as pay.
            on_translated: is called before the execution.
        """
        capture = laid_out(capture)
        check_launch(self._spec.limits, grid=capture.launch.grid, block=capture.launch.block)
        arrays = self._copies.of(capture.buffers)
        with _uncollected():
            compiled = self._ready(capture, arrays, is_sampled=not math.isinf(budget_s))
            search = RaceSearch(
                compiled if is_searched else None, self._code_cache, self._threads, may_fork=self._may_fork
            )
        code, file = capture.code, file_name_of(capture)  # its arguments are not kept
        is_first = capture.kind not in self._modelled
        instructions: InstructionCounts | None = None
        simulate: Callable[[], ModelledTime | None] = _none
        effects = Effects(
            written=compiled.written,
            updated=compiled.written & compiled.loaded,
            stored_types=stored_types(compiled.code),
        )
        with search:
            compiled.translate()
            if on_translated is not None:
                on_translated(effects)
            # one thread where the launch took less time before than starting others
            is_short = 0.0 < compiled.elapsed_s < SHORT_S
            usual = 1 if is_short else min(self._threads, math.prod(compiled.request.grid))
            try:
                counts = compiled.run(Budget(seconds=budget_s), threads=threads or usual)
                if is_first:
                    instructions = inferred_instructions(flow_of(code, file, self._spec), counts)
                    simulate = self._simulation(capture, compiled, counts, instructions)
            finally:
                copied = [buffer for buffer in capture.buffers if not is_in_place(buffer)]
                for buffer in copied:
                    if buffer.name in compiled.written:
                        copy_into(buffer.data, arrays[buffer.name])
                compiled.release_arrays()
                self._copies.keep(arrays[buffer.name] for buffer in copied)
            fault, notes = search.result()
        return ExecutedLaunch(
            counts=counts,
            infer=lambda: instructions if is_first else inferred_instructions(flow_of(code, file, self._spec), counts),
            fault=fault,
            notes=(*notes, *filter(None, [compiled.waited])),
            written=effects.written,
            updated=effects.updated,
            stored_types=effects.stored_types,
            simulate=simulate,
        )

    def _simulation(
        self,
        capture: Capture,
        compiled: Launch,
        counts: LaunchCounts,
        instructions: InstructionCounts | None,
    ) -> Callable[[], ModelledTime | None]:
        """Record requests of a launch that has run, and return a function that simulates its time from them.

        Its results stay as they are: what the recording of requests writes is taken back. The function may be called
        once; it gives None where the launch cannot be simulated.
        """
        code, launch = capture.code, capture.launch
        self._modelled.add(capture.kind)
        written_bytes = sum(compiled.request.arrays[name].nbytes for name in compiled.written)
        if not code.cubin or written_bytes > MOST_SAVED_BYTES:
            return _none
        flow = flow_of(code, file_name_of(capture), self._spec)
        trace = None
        with (
            suppress(LaunchLimitError, UnsupportedError),  # the point of the launch says so
            restored(compiled),
            _uncollected(),
        ):
            fits = fitting(launch, resources := resources_of(code), self._spec)
            trace = launch_trace(
                compiled,
                flow,
                counts,
                instructions,
                spec=self._spec,
                fits=fits,
                shared_bytes=resources.static_shared_bytes + launch.dynamic_shared_bytes,
                most_bytes=MOST_TRACE_BYTES,
            )
        if trace is None:
            return _none
        traces = [trace]  # taken out to be simulated, so that its memory is free afterwards
        blocks, threads, footprint = math.prod(launch.grid), math.prod(launch.block), capture.size_bytes

        def simulate() -> ModelledTime | None:
            with suppress(UnsupportedError):
                return model_time(
                    counts=counts,
                    spec=self._spec,
                    occupancy=fits,
                    blocks=blocks,
                    threads_per_block=threads,
                    footprint_bytes=footprint,
                    trace=traces.pop(),
                )
            return None

        return simulate

    def _ready(
        self,
        capture: Capture,
        arrays: Mapping[str, np.ndarray],
        *,
        is_sampled: bool,
    ) -> Launch:
        """Return the translated launch with these arrays; `is_sampled` if it may only execute for a time."""
        sizes = tuple((name, array.nbytes) for name, array in arrays.items())
        code, launch, file = capture.code, capture.launch, file_name_of(capture)
        shape = (code.ptx, code.symbol, launch.block, launch.dynamic_shared_bytes, file)
        pointers = tuple(launch.pointers.items())
        views = tuple(launch.textures.values())
        key = (*shape, pointers, launch.grid, launch.parameters, sizes, views)
        compiled = self._compiled.get(key)
        if compiled is not None:
            self._compiled.move_to_end(key)
            compiled.put_arrays(arrays)
            return compiled
        request = request_of(capture, self._spec, limit=self._limit, arrays=arrays, is_hurried=True)
        family = (*shape, pointers, tuple(arrays), request.variables, views)
        records = bool(code.cubin)  # else no time is simulated
        opened = self._opened(family, request, is_sampled=is_sampled, records=records)
        return opened or self._made(family, key, request, records=records)

    def _opened(
        self, family: tuple[object, ...], request: LaunchRequest, *, is_sampled: bool, records: bool
    ) -> Launch | None:
        """Return code that leaves open what differs from the launches before, None where each needs its own.

        Code of its own pays where a launch takes longer to execute than to translate, and executes every block.
        """
        last = self._last.get(family)
        if last is None or (last.is_slow and not is_sampled) or last.is_fixed:
            return None
        before = last.launch.request
        words = range(0, len(request.parameters), WORD_BYTES)
        differing = (
            at for at in words if before.parameters[at : at + WORD_BYTES] != request.parameters[at : at + WORD_BYTES]
        )
        axes = (axis for axis in range(3) if before.grid[axis] != request.grid[axis])
        sizes = (before.arrays[name].nbytes != array.nbytes for name, array in request.arrays.items())
        wanted = replace(
            request,
            open_words=tuple(sorted({*before.open_words, *differing})),
            open_axes=tuple(sorted({*before.open_axes, *axes})),
            open_sizes=before.open_sizes or any(sizes),
        )
        is_made = (wanted.open_words, wanted.open_axes, wanted.open_sizes) == (
            before.open_words, before.open_axes, before.open_sizes,
        )  # fmt: skip
        if is_made:
            last.launch.put_arrays(request.arrays)
            last.launch.change(grid=request.grid, parameters=request.parameters)
            return last.launch
        try:
            launch = Launch(wanted, self._code_cache, records=records, at_once=False)
        except UnsupportedError:  # it reads numbers in a way that needs them to be known
            self._last[family] = replace(last, is_fixed=True)
            return None
        self._last[family] = _LastLaunch(launch=launch, is_open=True)
        return launch

    def _made(
        self, family: tuple[object, ...], key: tuple[object, ...], request: LaunchRequest, *, records: bool
    ) -> Launch:
        """Translate a launch, and keep its code."""
        launch = self._compiled[key] = Launch(request, self._code_cache, records=records, at_once=False)
        is_fixed = family in self._last and self._last[family].is_fixed
        self._last[family] = _LastLaunch(launch=launch, is_fixed=is_fixed)
        while len(self._compiled) > KEPT_LAUNCHES:
            self._compiled.popitem(last=False)
        while len(self._last) > KEPT_FAMILIES:
            self._last.popitem(last=False)
        return launch
