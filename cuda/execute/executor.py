"""Executes the launches of programs on the engine, and keeps their code for launches like them.

The rule: the engine works on memory between guard pages, and what the kernel wrote is there when the launch ends, even
where it fails, as on a GPU. A pointer keeps the bounds of its allocation, so that an access outside it is a fault.
"""

import gc
import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from warplens.cuda.capture import memory, value
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import launch_requests, preparation, program_arguments, race_search, unwritten
from warplens.cuda.execute.on_engine import Effects, EngineLaunch, Executed
from warplens.cuda.ground import errors, files, large_arrays
from warplens.cuda.ground.host import aligned_zeros, worker_count
from warplens.cuda.simt.launch import machine, readout
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.repetition import Repetition
from warplens.cuda.simt.values.value import WORD_BYTES
from warplens.cuda.timing import ModelledTime, trace

DEFAULT_LIMIT = 5_000_000_000  # a block may execute this many warp instructions before it is taken to be endless
KEPT_LAUNCHES = 32  # the translated code of this many launches is kept for launches like them
KEPT_FAMILIES = 256  # so many kernels have their last translation kept, to open for launches of other sizes and numbers
SHORT_S = 0.005  # a launch that takes less has one thread the next time: starting sixteen takes 1 ms (measured)
MOST_TRACE_BYTES = 1 << 23  # the recorded requests of a kind of launch take no more memory until its time is asked for
MOST_SAVED_BYTES = 1 << 28
"""Where a launch writes more, no requests are recorded for the timing model: its results would be saved first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _LastLaunch:
    """The last translation of a kernel: whether it leaves anything open, and whether each launch needs its own."""

    launch: Launch
    is_open: bool = False
    is_fixed: bool = False

    @property
    def is_slow(self) -> bool:
        """Whether executing took longer than translating."""
        return not self.is_open and self.launch.work_s > self.launch.ready.translated_s


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the garbage collector from looking through all that a program holds while a kernel is translated."""
    # Translation makes many objects, almost none of them in cycles; with PyTorch loaded a whole collection takes 0.2 s.
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Executor:
    """Executes launches; keeps the code of the last ones, since programs repeat their launches."""

    def __init__(
        self,
        spec: GpuSpec,
        *,
        limit: int = DEFAULT_LIMIT,  # the most warp instructions that a block may execute
        code_cache: files.BlobFolder | None = None,  # where the engine keeps its code, by default the user's own
        threads: int | None = None,  # the most that execute blocks, by default one a processor; a short launch has one
        may_fork: bool = True,  # whether races may be looked for in a forked process (`RaceSearch`)
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
        self._executed: Launch | None = None

    def execute(
        self,
        capture: value.Capture,
        *,
        is_searched: bool,
        budget_s: float = math.inf,  # if all blocks take longer, a sample is executed, where blocks are independent
        threads: int | None = None,  # how many execute blocks, by default as many as pay
        on_translated: Callable[[Effects], None] | None = None,  # is called before the execution
    ) -> Executed:
        """Execute the blocks of a launch, and change its allocations as the kernel does."""
        capture = program_arguments.laid_out(capture)
        taken = launch_requests.resources_of(capture.code) if capture.code.cubin else None
        launch_requests.fitting(capture.launch, capture.code, self._spec, taken)
        arrays = self._copies.of(capture.buffers)
        with _uncollected():
            compiled = self._ready(capture, arrays, is_sampled=not math.isinf(budget_s))
            looked: unwritten.Looked = (), ()
            if any(map(is_kept, capture.buffers)):
                looked = self._unwritten.find(capture, compiled, is_searched=is_searched)
            search = race_search.RaceSearch(
                compiled if is_searched else None, self._code_cache, self._threads, may_fork=self._may_fork
            )
        effects = Effects(
            written=compiled.written,
            updated=compiled.written & compiled.loaded,
            stored_types=readout.stored_types(compiled.code),
        )
        with search:
            compiled.translate()
            if on_translated is not None:
                on_translated(effects)
            # one thread where the launch took less time before than starting others
            is_short = 0.0 < compiled.work_s < SHORT_S
            usual = 1 if is_short else min(self._threads, math.prod(compiled.request.grid))
            made = capture.without_contents()  # its arguments are not kept
            prepared = preparation.PreparedLaunch(
                capture=made, spec=self._spec, request=compiled.request, before={}, roles={}
            )
            launch = EngineLaunch(prepared, compiled, self._code_cache, threads or usual)
            try:
                executed = launch.execute(budget_s)
                if capture.kind not in self._modelled:
                    self._modelled.add(capture.kind)
                    executed = executed.extended(simulate=self._simulation(launch, executed))
                self._executed = compiled
            finally:
                copied = [buffer for buffer in capture.buffers if not is_in_place(buffer)]
                for buffer in copied:
                    if buffer.name in compiled.written:
                        large_arrays.copy_into(buffer.data, arrays[buffer.name])
                compiled.release_arrays()
                self._copies.keep(arrays[buffer.name] for buffer in copied)
            fault, notes = search.result()
        return executed.extended(
            fault=fault,
            notes=(*notes, *looked[1], *executed.notes),
            unwritten=looked[0],
            written=effects.written,
            updated=effects.updated,
            stored_types=effects.stored_types,
        )

    def repetition(self, capture: value.Capture) -> Repetition | None:
        """Return what executes the launch again that was executed last, None where it is long or not on its own memory.

        It is good for as long as the arrays of the capture, and all that addresses lead to, lie where they are.
        """
        compiled = self._executed
        buffers = program_arguments.laid_out(capture).buffers
        if compiled is None or not 0.0 < compiled.work_s < SHORT_S or not all(map(is_in_place, buffers)):
            return None
        compiled.put_arrays({buffer.name: buffer.data for buffer in buffers})
        repetition = compiled.repetition()
        compiled.release_arrays()
        if repetition is not None:  # nobody looks any more at what it writes
            unwritten.take_as_whole(buffers, compiled.written)
        return repetition

    def _simulation(self, launch: EngineLaunch, executed: Executed) -> Callable[[], ModelledTime | None]:
        """Record requests of a launch that has run, and return a function that simulates its time from them."""
        # Its results stay as they are: what the recording of requests writes is taken back. The function may be called
        # once; it gives None where the launch cannot be simulated.
        compiled = launch.translated
        written_bytes = sum(compiled.request.arrays[name].nbytes for name in compiled.written)
        traces: list[trace.LaunchTrace] = []  # it is taken out to be simulated, so that its memory is free afterwards
        executed.instructions  # noqa: B018 - they are inferred now: no later launch of the kind asks for its code again
        if executed.capture.code.cubin and written_bytes <= MOST_SAVED_BYTES:
            with (
                suppress(errors.LaunchLimitError, errors.UnsupportedError),  # the point of the launch says so
                race_search.restored(compiled),
                _uncollected(),
            ):
                traces += filter(None, [launch.trace(executed, most_bytes=MOST_TRACE_BYTES)])

        def simulate() -> ModelledTime | None:
            with suppress(errors.UnsupportedError):
                return executed.modelled(traces.pop()) if traces else None
            return None

        return simulate

    @cached_property
    def _unwritten(self) -> unwritten.UnwrittenSearch:
        return unwritten.UnwrittenSearch(self._code_cache, self._threads)

    def _ready(self, capture: value.Capture, arrays: Mapping[str, np.ndarray], *, is_sampled: bool) -> Launch:
        """Return the translated launch with these arrays; `is_sampled` if it may only execute for a time."""
        sizes = tuple((name, array.nbytes) for name, array in arrays.items())
        code, launch, file = capture.code, capture.launch, launch_requests.file_name_of(capture.path)
        shape = (code.ptx, code.symbol, launch.block, launch.cluster, launch.dynamic_shared_bytes, file)
        pointers = tuple(launch.pointers.items())
        views = tuple(launch.textures.values())
        key = (*shape, pointers, launch.grid, launch.parameters, sizes, views)
        compiled = self._compiled.get(key)
        if compiled is not None:
            self._compiled.move_to_end(key)
            compiled.put_arrays(arrays)
            return compiled
        request = launch_requests.request_of(capture, self._spec, limit=self._limit, arrays=arrays, is_hurried=True)
        family = (*shape, pointers, tuple(arrays), request.variables, views)
        records = bool(code.cubin)  # else no time is simulated
        opened = self._opened(family, request, is_sampled=is_sampled, records=records)
        return opened or self._made(family, key, request, records=records)

    def _opened(
        self, family: tuple[object, ...], request: machine.LaunchRequest, *, is_sampled: bool, records: bool
    ) -> Launch | None:
        """Return code that leaves open what differs from the launches before, None where each needs its own."""
        # Code of its own pays where a launch takes longer to execute than to translate, and executes every block.
        last = self._last.get(family)
        if last is None or last.is_fixed or (last.is_slow and not is_sampled):
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
        except errors.UnsupportedError:  # it reads numbers in a way that needs them to be known
            self._last[family] = replace(last, is_fixed=True)
            return None
        self._last[family] = _LastLaunch(launch=launch, is_open=True)
        return launch

    def _made(
        self, family: tuple[object, ...], key: tuple[object, ...], request: machine.LaunchRequest, *, records: bool
    ) -> Launch:
        launch = self._compiled[key] = Launch(request, self._code_cache, records=records, at_once=False)
        is_fixed = family in self._last and self._last[family].is_fixed
        self._last[family] = _LastLaunch(launch=launch, is_fixed=is_fixed)
        while len(self._compiled) > KEPT_LAUNCHES:
            self._compiled.popitem(last=False)
        while len(self._last) > KEPT_FAMILIES:
            self._last.popitem(last=False)
        return launch


# Copies of the arrays of other packages, between guard pages: the engine works on them.
# A launch has its own; their memory waits for the next, since first access to new memory takes longer than the copy.

MOST_KEPT_BYTES = 1 << 32  # the memory of the last launch's copies waits for the next launch up to this size


class ArrayCopies:
    """The copies of one launch after the other; arrays of the same sizes have the same memory."""

    def __init__(self) -> None:
        self._unused: dict[int, list[np.ndarray]] = {}

    def of(self, buffers: Iterable[memory.Buffer]) -> dict[str, np.ndarray]:
        """Return the bytes of each buffer where the engine may work on them."""
        arrays, new = {}, []
        for buffer in buffers:
            arrays[buffer.name] = buffer.data
            if is_in_place(buffer):
                continue
            if unused := self._unused.get(buffer.size_bytes):
                arrays[buffer.name] = unused.pop()
                large_arrays.copy_into(arrays[buffer.name], buffer.data)
            else:
                new.append(buffer.name)
        self._unused.clear()
        return arrays | {name: _between_guards(arrays[name]) for name in new}

    def keep(self, arrays: Iterable[np.ndarray]) -> None:
        """Keep the memory of copies that are no longer needed."""
        size_bytes = 0
        for array in arrays:
            size_bytes += array.nbytes
            if size_bytes > MOST_KEPT_BYTES:
                break
            self._unused.setdefault(array.nbytes, []).append(array)


def is_kept(buffer: memory.Buffer) -> bool:
    """Return whether it is kept of a buffer what something has written."""
    return isinstance(buffer.contents, memory.Allocation) and buffer.contents.written is not None


def is_in_place(buffer: memory.Buffer) -> bool:
    """Return whether the engine works on a buffer where it is."""
    return isinstance(buffer.contents, memory.Allocation) and buffer.contents.guarded


def _between_guards(data: np.ndarray) -> np.ndarray:
    copy = aligned_zeros(data.nbytes)
    large_arrays.copy_into(copy, data)
    return copy
