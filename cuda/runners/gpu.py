"""Runs a point on a real GPU through PyCUDA: loads what the compiler made, checks the result, measures the time.

The rule: one runner has one card, and a process of its own. What can be expected to go wrong comes back as a result
with its sentence. After an error that takes the card from the process, `lost` says so: every later point would repeat
the error, and only a new process has the card again.

A result that is the same, byte by byte, as one found right for the same inputs is right: the card itself compares
digests, and only the first variant of a family is held against the reference.

A launch is timed between two events, behind something that keeps the card busy until Python has queued all three; a
sample that was not hidden so is taken again. Before a cold one the L2 cache is read full of other data. It is read and
not written, since the lines of a written buffer are dirty and the launch would be charged for writing them back: on an
H200 a copy of 4 MiB took 12.5 us behind writing and 9.4 us behind reading, which is also what Nsight Compute finds.

What two events cost is measured with nothing between them, and taken off. It is not measured by an empty kernel, since
that has itself a duration. On an H200 the events cost 1.28 us, an empty kernel takes 2.72 us between them and 1.31 us
by Nsight Compute's `gpu__time_duration`.
"""

from __future__ import annotations

import atexit
import math
import re
import statistics
import time
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from warplens.cuda.catalogue import Role, Workload
from warplens.cuda.catalogue.tree import Expression, names_of
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.compiler import CompileCache, CompiledKernel, compile_source, default_cache
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.errors import InputError, LaunchError, LaunchLimitError, MissingPartError, WarplensError
from warplens.cuda.runners import check, derive
from warplens.cuda.runners.conditions import Gauge
from warplens.cuda.runners.cuda_errors import explain
from warplens.cuda.runners.measuring import CacheState, Measuring
from warplens.cuda.runners.preparation import Preparer, fit
from warplens.cuda.runners.printed import ERRORS, OUTPUT, diverted, failed_assertion
from warplens.cuda.runners.result import Check, Launch, PointResult, PointSpec, Status, first_lines, result_of
from warplens.cuda.runners.stopwatch import Act, Timing

GIB = 2**30
INSTRUMENTS = Path(__file__).with_name("instruments.cu")
L2_FLUSHES = 2
"""The cache is flushed by reading so many times its size: it need not replace its oldest line first."""
SPARE_BYTES = 256 << 20
"""Memory of the card left alone by the arrays: for local memory, the driver and printf."""
PLAIN_SHARED_BYTES = 48 << 10
"""Shared memory of a block for which a kernel need not be told. Source: CUDA C++ Programming Guide, 9.0."""
WHOLE_ELEMENTS = 2**22
WHOLE_FLOPS = 5e9
"""A result up to this size, of this work, is compared whole: a quarter of a second. Of a larger one windows are."""
MOST_RIGHT = 256
"""Right results remembered: each family has one a size."""

ATOMIC = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:atom|red|cp\.reduce)\.", re.MULTILINE)
"""A PTX instruction that updates memory: a second launch finds what the first has left."""


class GpuRunner:
    """Runs points on one card.

    Args:
        card: its UUID (`GPU-...`), or its number among those that CUDA shows.
        spec: what is known of it; by default the sheet that the point names.
        measuring: how points are timed that do not say it themselves.
        compile_cache: for what the compiler makes, by default the user's own.

    `lost` is empty as long as the process has the card, else the sentence of the error that took it away.
    """

    def __init__(
        self,
        card: str | int = 0,
        *,
        spec: GpuSpec | None = None,
        measuring: Measuring | None = None,
        compile_cache: CompileCache | None = None,
    ) -> None:
        """Remember the card; it is opened by the first point."""
        self._name = card
        self._spec = spec
        self._measuring = measuring or Measuring()
        self._cache = compile_cache or default_cache()
        self._preparer = Preparer(self._cache)
        self._card: Card | None = None
        self._made: tuple[object, Mapping[str, Array]] = (None, {})
        self._right: dict[object, tuple[tuple[int, ...], tuple[Check, ...]]] = {}
        self.lost = ""

    def run(self, point: PointSpec) -> PointResult:
        """Run one point; expected failures are part of the result."""
        started = time.perf_counter()
        known: dict[str, Any] = {}
        status, reason = Status.OK, ""
        try:
            if self.lost:
                raise LaunchError(f"the card is lost to this process: {self.lost}")
            with diverted(ERRORS) as said:
                try:
                    status, reason = self._run(point, known)
                except _driver_errors() as error:
                    failure = explain(str(error))
                    status, reason = Status.FAILED, _with_place(failure.sentence, said(), point)
                    self.lost = reason if failure.loses_card else ""
        except LaunchLimitError as error:
            status, reason = Status.SKIPPED, str(error)
        except WarplensError as error:
            status, reason = Status.FAILED, str(error)
        elapsed_s = time.perf_counter() - started
        return replace(result_of(point, status, reason), **known, elapsed_s=elapsed_s)

    def close(self) -> None:
        """Give the card back."""
        if self._card is not None:
            self._card.close()
            self._card = None

    def _run(self, point: PointSpec, known: dict[str, Any]) -> tuple[Status, str]:
        """Run one point to its end; `known` takes what is known of it so far."""
        kernel = self._preparer.read(point)
        known["title"] = kernel.title
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is not None:
            return Status.SKIPPED, f"requires {workload.broken_requirement}"
        known["launch"] = Launch(
            grid=workload.grid, block=workload.block, dynamic_shared_bytes=workload.dynamic_shared_bytes
        )
        spec = self._spec or load_spec(point.device)
        compiled = self._preparer.compile(kernel, workload, spec)
        known["compiler"] = compiled.version
        fits = fit(workload, compiled, spec)
        known["metrics"] = derive.resource_metrics(compiled.resources, workload.dynamic_shared_bytes, fits, spec)
        card = self._open(spec)
        card.check_room(workload)
        packed = self._preparer.pack(kernel, workload, compiled)
        before = self._make(workload)
        arrays = card.place(workload, before)
        launch = card.load(compiled, spec, workload, arrays.parameters(packed.data, packed.pointers))
        with diverted(OUTPUT) as printed:
            try:
                checks = self._first(card, launch, workload, arrays, before)
            finally:
                known["printed"] = first_lines(printed())
        known["check"] = next((one for one in checks if one.wrong), checks[0] if checks else None)
        elements = {array.name: math.prod(array.shape) for array in workload.arrays}
        known["notes"] = tuple(
            f"{one.checked:,} of {elements[one.array]:,} elements of {one.array!r} were compared"
            for one in checks
            if one.checked < elements[one.array]
        )
        if known["check"] is not None and known["check"].wrong:
            return Status.FAILED, check.describe(known["check"])
        del before
        # What only stores writes the same again. What updates does not: it would count on, or overflow.
        updates = ATOMIC.search(compiled.ptx) is not None or any(a.role is Role.INOUT for a in workload.arrays)
        if not spec.target_is_own:
            known["notes"] += (f"the driver translated the PTX that was compiled for {compiled.target}",)
        timing = Timing(card, launch, arrays.restore if updates else None, point.cache or CacheState.COLD)
        known["time"] = timing.measure(point.measuring or self._measuring)
        known["notes"] += timing.notes
        known["metrics"] |= derive.achieved_metrics(known["time"], workload, spec)
        return Status.OK, ""

    def _open(self, spec: GpuSpec) -> Card:
        if self._card is None:
            self._card = Card(self._name, spec, self._cache)
            atexit.register(self.close)
        if self._card.capability != spec.compute_capability:
            raise InputError(
                f"the {self._card.name} has compute capability {_dotted(self._card.capability)}, and the points are "
                f"planned for {spec.name} with {_dotted(spec.compute_capability)}"
            )
        return self._card

    def _make(self, workload: Workload) -> Mapping[str, Array]:
        """Return the arrays before the launch; those of the last point, where they are the same."""
        key = tuple((array.name, array.dtype, array.shape, array.role) for array in workload.arrays)
        inits = _meaning({array.name: array.init for array in workload.arrays}, workload.names)
        if self._made[0] != (key, inits):
            self._made = (None, {})
            self._made = (key, inits), workload.make_arrays()
        return self._made[1]

    def _first(
        self, card: Card, launch: Act, workload: Workload, arrays: DeviceArrays, before: Mapping[str, Array]
    ) -> tuple[Check, ...]:
        """Launch for the first time and hold the result against the reference.

        Raises:
            LaunchError: the kernel wrote to an array that it may only read.
        """
        digests = {array.name: arrays.digest(array.name) for array in workload.arrays if array.role is not Role.OUT}
        launch()
        card.wait_for_all()
        inputs = [array.name for array in workload.arrays if array.role is Role.IN]
        changed = ", ".join(repr(name) for name in inputs if arrays.digest(name) != digests[name])
        if changed:
            raise LaunchError(f"the kernel writes to {changed}, which it may only read: the role is 'in'")
        shapes = tuple((array.name, array.dtype, array.shape) for array in workload.arrays)
        meaning = _meaning(workload.expected, workload.names)
        key = (shapes, tuple(digests.items()), meaning, workload.tolerance)
        results = tuple(arrays.digest(name) for name in workload.expected)
        found, checks = self._right.get(key, ((), ()))
        if found != results:
            checks = _compared({name: arrays.fetch(name) for name in workload.expected}, workload, before)
            if not any(one.wrong for one in checks):
                if len(self._right) >= MOST_RIGHT:
                    self._right.clear()
                self._right[key] = results, checks
        return checks


def _with_place(sentence: str, said: str, point: PointSpec) -> str:
    """Return the sentence of a failure behind the assertion that the driver says it comes from, if it says one."""
    assertion = failed_assertion(said, Path(point.path).name)
    return f"{assertion}: {sentence}" if assertion else sentence


def _compared(got: Mapping[str, Array], workload: Workload, before: Mapping[str, Array]) -> tuple[Check, ...]:
    """Hold arrays against the reference: whole, or windows of them."""
    if workload.flops <= WHOLE_FLOPS and all(array.size <= WHOLE_ELEMENTS for array in got.values()):
        return check.compare(got, workload, before)
    places = {name: check.spread_windows(array.shape) for name, array in got.items()}
    return check.compare_at(got, workload, before, places, workload.tolerance)


def _meaning(expressions: Mapping[str, Expression], names: Mapping[str, int]) -> tuple[object, ...]:
    """Return what the value of expressions depends on: their text, and the axes that they use."""
    used = {node.name for expression in expressions.values() for node in names_of(expression)}
    texts = tuple((name, str(expression)) for name, expression in expressions.items())
    return texts, tuple(sorted((name, value) for name, value in names.items() if name in used))


class Card:
    """An opened card: its context, and what measuring needs there."""

    def __init__(self, name: str | int, spec: GpuSpec, compile_cache: CompileCache) -> None:
        driver = _pycuda()
        driver.init()
        self.gauge = Gauge(uuid=name) if isinstance(name, str) else None
        device = driver.Device(self.gauge.bus_id if self.gauge else name)
        if self.gauge is None:
            try:
                self.gauge = Gauge(bus_id=device.pci_bus_id())
            except MissingPartError:
                self.gauge = None
        self.name: str = device.name()
        self.capability: tuple[int, int] = device.compute_capability()
        self._context = device.make_context()
        self._instruments = driver.module_from_buffer(_code(_instruments(spec, compile_cache), spec))
        l2_bytes = device.get_attribute(driver.device_attribute.L2_CACHE_SIZE)
        self._flush_bytes = max(16, L2_FLUSHES * l2_bytes // 16 * 16)
        self._flushed = driver.mem_alloc(self._flush_bytes)
        self._word = driver.mem_alloc(8)
        driver.memset_d8(self._flushed, 0, self._flush_bytes)
        self.start, self.stop = driver.Event(), driver.Event()
        self._blocks = 4 * device.get_attribute(driver.device_attribute.MULTIPROCESSOR_COUNT)
        words = (int(self._flushed), self._flush_bytes // 16, int(self._word))
        self.flush = self._instrument("read_through", (self._blocks, 1, 1), (256, 1, 1), *words)
        self.empty = self._instrument("empty", (1, 1, 1), (32, 1, 1))
        self.overhead_ns = self._overhead()

    def close(self) -> None:
        """Give up the context; after a lost card the driver refuses even that."""
        try:
            self._context.pop()
            self._context.detach()
        except _driver_errors():
            pass

    def wait_for_all(self) -> None:
        """Wait until the card has done all it was given."""
        self._context.synchronize()

    def check_room(self, workload: Workload) -> None:
        """Check that the arrays of a workload fit.

        Raises:
            LaunchLimitError: they do not.
        """
        kept = sum(array.size_bytes for array in workload.arrays if array.role is Role.INOUT)
        needed, (free, _) = workload.array_bytes() + kept, _pycuda().mem_get_info()
        if needed > free - SPARE_BYTES:
            raise LaunchLimitError(f"needs {needed / GIB:.1f} GiB, {max(0, free - SPARE_BYTES) / GIB:.1f} GiB free")

    def place(self, workload: Workload, before: Mapping[str, Array]) -> DeviceArrays:
        """Return the arrays of a workload in the card's memory."""
        return DeviceArrays(self, workload, before)

    def load(self, compiled: CompiledKernel, spec: GpuSpec, workload: Workload, parameters: bytes) -> Act:
        """Return what launches a compiled kernel."""
        driver = _pycuda()
        function = driver.module_from_buffer(_code(compiled, spec)).get_function(compiled.symbol)
        dynamic = workload.dynamic_shared_bytes
        if dynamic + compiled.resources.static_shared_bytes > PLAIN_SHARED_BYTES:
            function.set_attribute(driver.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, dynamic)
        return launcher(function, workload.grid, workload.block, parameters, dynamic)

    def wait(self, duration_ns: int) -> None:
        """Keep the card busy for so long."""
        self._instrument("wait", (1, 1, 1), (32, 1, 1), duration_ns)()

    def digest(self, address: int, size_bytes: int) -> int:
        """Return a number that two arrays share only if they are equal (as good as surely)."""
        driver = _pycuda()
        driver.memset_d8(self._word, 0, 8)
        self._instrument("digest", (self._blocks, 1, 1), (256, 1, 1), address, size_bytes, int(self._word))()
        found = np.zeros(1, np.uint64)
        driver.memcpy_dtoh(found, self._word)
        return int(found[0])

    def _instrument(self, name: str, grid: tuple[int, int, int], block: tuple[int, int, int], *words: int) -> Act:
        parameters = b"".join(word.to_bytes(8, "little") for word in words)
        return launcher(self._instruments.get_function(name), grid, block, parameters, 0)

    def between(self, busy: Act, timed: Act) -> tuple[float, bool]:
        """Return the nanoseconds between two events around `timed`, and whether all was queued while `busy` ran."""
        busy()
        self.start.record()
        timed()
        self.stop.record()
        is_hidden = not self.start.query()
        self.stop.synchronize()
        return 1e6 * self.stop.time_since(self.start), is_hidden

    def _overhead(self) -> float:
        """Return what two events cost; the first samples warm the card up."""
        samples = [self.between(self.flush, _nothing) for _ in range(300)]
        hidden = [sample for sample, is_hidden in samples[100:] if is_hidden]
        return statistics.median(hidden) if hidden else 0.0


class DeviceArrays:
    """The arrays of one workload in the memory of a card, and copies of those that are read and written."""

    def __init__(self, card: Card, workload: Workload, before: Mapping[str, Array]) -> None:
        driver = _pycuda()
        self._card = card
        self._sized = {array.name: array for array in workload.arrays}
        self._memory = {name: driver.mem_alloc(max(1, array.size_bytes)) for name, array in self._sized.items()}
        self._kept: dict[str, Any] = {}
        for name, array in self._sized.items():
            if array.role is not Role.OUT and array.size_bytes:
                driver.memcpy_htod(self._memory[name], before[name])
            if array.role is Role.INOUT:
                self._kept[name] = driver.mem_alloc(max(1, array.size_bytes))
                driver.memcpy_dtod(self._kept[name], self._memory[name], array.size_bytes)
        self.restore()

    def parameters(self, data: bytes, pointers: Mapping[int, str]) -> bytes:
        """Return the parameter block with the addresses of the arrays."""
        block = bytearray(data)
        for offset, name in pointers.items():
            block[offset : offset + 8] = int(self._memory[name]).to_bytes(8, "little")
        return bytes(block)

    def restore(self) -> None:
        """Queue what puts all arrays that a kernel may write back as they were before the launch."""
        driver = _pycuda()
        for name, array in self._sized.items():
            match array.role:
                case Role.OUT if array.size_bytes:
                    driver.memset_d8_async(self._memory[name], 0, array.size_bytes, None)
                case Role.INOUT if array.size_bytes:
                    driver.memcpy_dtod_async(self._memory[name], self._kept[name], array.size_bytes, None)

    def digest(self, name: str) -> int:
        """Return the digest of an array as it is on the card."""
        return self._card.digest(int(self._memory[name]), self._sized[name].size_bytes)

    def fetch(self, name: str) -> Array:
        """Return a copy of an array as it is on the card."""
        array = self._sized[name]
        found = np.empty(array.shape, array.dtype)
        if array.size_bytes:
            _pycuda().memcpy_dtoh(found, self._memory[name])
        return found


def _nothing() -> None:
    """Stand between two events."""


def launcher(
    function: Any, grid: tuple[int, int, int], block: tuple[int, int, int], parameters: bytes, shared_bytes: int
) -> Act:
    """Return what launches a function with a whole block of parameters on the default stream."""
    arguments = (parameters,) if parameters else ()
    function.prepare([f"{len(parameters)}s"] if parameters else [])

    def launch() -> None:
        function.prepared_async_call(grid, block, None, *arguments, shared_size=shared_bytes)

    return launch


def _code(compiled: CompiledKernel, spec: GpuSpec) -> bytes:
    """Return what the driver is to load: machine code, or PTX for a card that is newer than the compiler."""
    return compiled.cubin if spec.target_is_own else compiled.ptx.encode() + b"\0"


def _instruments(spec: GpuSpec, compile_cache: CompileCache) -> CompiledKernel:
    source = INSTRUMENTS.read_text(encoding="utf-8")
    return compile_source(source, name=INSTRUMENTS.name, target=spec.target, entry="empty", cache=compile_cache)


def _dotted(capability: tuple[int, int]) -> str:
    return ".".join(map(str, capability))


@cache
def _pycuda() -> ModuleType:
    """Load PyCUDA.

    Raises:
        MissingPartError: it is not installed, or does not find the driver.
    """
    try:
        from pycuda import driver
    except ImportError as error:
        reason = str(error).strip().split("\n", 1)[0]
        raise MissingPartError(
            f'kernels run on a card through PyCUDA, which does not load ({reason}): pip install "warplens[gpu]"'
        ) from error
    loaded: ModuleType = driver
    return loaded


def _driver_errors() -> type[Exception] | tuple[type[Exception], ...]:
    """Return what PyCUDA raises, nothing while it is not loaded."""
    try:
        error: type[Exception] = _pycuda().Error
    except MissingPartError:
        return ()
    return error
