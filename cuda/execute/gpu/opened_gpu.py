"""An opened GPU: its context, the arrays and kernels on it, and its timing. The only user of PyCUDA.

The rule: nothing here knows what a point is; errors of the driver pass through.

A launch is timed between two events, after work that keeps the GPU busy until Python has queued all three; a sample
that was not hidden in this way is taken again. Before a cold one the L2 cache is filled with other data. That is read
and not written, since the lines of a written buffer are dirty and the launch would pay for writing them back: on an
H200 a copy of 4 MiB took 12.5 us after writing and 9.4 us after reading, as with Nsight Compute.

The time between two events with nothing between them is subtracted. An empty kernel would not do, since it has a
duration of its own: on an H200 the events take 1.28 us, an empty kernel 2.72 us between them and 1.31 us by Nsight
Compute's `gpu__time_duration`.
"""

import statistics
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from warplens.cuda.catalogue import ArrayRole, Workload, kernel_file
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompiledKernel, default_cache
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.baselines import Cublas
from warplens.cuda.execute.gpu.texture_objects import DeviceView
from warplens.cuda.execute.measurement.conditions import Gauge, Work
from warplens.cuda.ground import errors, textures
from warplens.cuda.ground.host import distinguishable_sizes

INSTRUMENTS = Path(__file__).with_name("instruments.cu")
PLAIN_SHARED_BYTES = 48 << 10  # a block with more needs an attribute. Source: CUDA C++ Programming Guide, 9.0
L2_FLUSHES = 2  # the cache is flushed by reading this many times its size: it may not replace its oldest line first
SPARE_BYTES = 256 << 20  # the arrays leave this much of the GPU's memory free: for local memory, the driver and printf
PAGE_BYTES = 2 << 20
"""Each array has pages of this size of its own. Smaller arrays would share one by chance, and a launch pays for each
page whose address is not translated yet: on an H200 all transposes of 1 MiB took 0.3 us longer in one of two processes.
"""
LINK_BYTES = 32 << 20  # copies of so many measure the link: half a millisecond, a hundred times the latency of a copy
LINK_COPIES = 7  # the link is measured by this many copies; the first warms up


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkRates:
    """The rates of large copies from and to pinned memory, in bytes per second."""

    upload: float
    download: float


class OpenedGpu:
    """An opened GPU: its context, its events, and the kernels that measuring needs."""

    def __init__(self, name: str | int, spec: GpuSpec) -> None:
        driver = _pycuda()
        driver.init()
        self.gauge = Gauge(uuid=name) if isinstance(name, str) else None
        device = driver.Device(self.gauge.bus_id if self.gauge else name)
        if self.gauge is None:
            with suppress(errors.MissingPartError):
                self.gauge = Gauge(bus_id=device.pci_bus_id())
        self.name: str = device.name()
        self.capability: tuple[int, int] = device.compute_capability()
        source = INSTRUMENTS.read_text(encoding="utf-8")
        compiled = compile_source(
            source, name=INSTRUMENTS.name, target=spec.target, entry="empty", cache=default_cache()
        )
        instruments = device_code(compiled, spec)
        self._cublas: Cublas | None = None
        self._link: LinkRates | None = None
        self._context = device.make_context()
        try:
            self._equip(device, instruments)
        except BaseException:
            with suppress(*driver_errors()):  # the first error is the one to report
                self.close()
            raise

    def _equip(self, device: Any, instruments: bytes) -> None:
        driver = _pycuda()
        self._instruments = driver.module_from_buffer(instruments)
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
        # The time between two events with nothing between them; the first samples warm the GPU up.
        samples = [self.between(self.flush, lambda: None) for _ in range(300)]
        hidden = [sample for sample, is_hidden in samples[100:] if is_hidden]
        self.overhead_ns = statistics.median(hidden) if hidden else 0.0

    def close(self) -> None:
        """Release the context; a driver that has taken the GPU away may refuse even that."""
        if self._cublas is not None:
            self._cublas.close()
        self._context.pop()
        self._context.detach()

    def wait_for_all(self) -> None:
        """Wait until the GPU has finished all queued work."""
        self._context.synchronize()

    def has_room(self, needed_bytes: int) -> bool:
        """Say whether this many bytes fit into the free memory."""
        free, _ = _pycuda().mem_get_info()
        return bool(needed_bytes <= free - SPARE_BYTES)

    def check_room(self, needed_bytes: int) -> None:
        """Check that this many bytes fit."""
        if not self.has_room(needed_bytes):
            free, _ = _pycuda().mem_get_info()
            needed, left = distinguishable_sizes(needed_bytes, max(0, free - SPARE_BYTES))
            raise errors.LaunchLimitError(f"needs {needed}, {left} free")

    def cublas(self) -> Cublas:
        """Return cuBLAS on this GPU."""
        if self._cublas is None:
            self._cublas = Cublas()
        return self._cublas

    @property
    def driver(self) -> Any:
        """The driver module of PyCUDA."""
        return _pycuda()

    def link_rates(self) -> LinkRates:
        """Return the rates of the link to the host, measured at the first call."""
        if self._link is None:
            driver = _pycuda()
            host, memory = pinned(LINK_BYTES), driver.mem_alloc(LINK_BYTES)
            self._link = LinkRates(
                upload=self._rate(partial(driver.memcpy_htod_async, memory, host)),
                download=self._rate(partial(driver.memcpy_dtoh_async, host, memory)),
            )
            memory.free()
        return self._link

    def _rate(self, copy: Work) -> float:
        samples = [self.between(self.flush, copy)[0] - self.overhead_ns for _ in range(LINK_COPIES)]
        return 1e9 * LINK_BYTES / statistics.median(samples[1:])

    def function(
        self, compiled: CompiledKernel, spec: GpuSpec, dynamic: int, arrays: "DeviceArrays | None" = None
    ) -> Any:
        """Load a kernel, for `dynamic` bytes of shared memory; arrays that are its variables move to its memory."""
        driver = _pycuda()
        module = driver.module_from_buffer(device_code(compiled, spec))
        if arrays is not None:
            arrays.move_into_variables(module)
        function = module.get_function(compiled.symbol)
        if dynamic + compiled.resources.static_shared_bytes > PLAIN_SHARED_BYTES:
            function.set_attribute(driver.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, dynamic)
        return function

    def wait(self, duration_ns: int) -> None:
        """Queue work that keeps the GPU busy for this long."""
        self._instrument("wait", (1, 1, 1), (32, 1, 1), duration_ns)()

    def digest(self, address: int, size_bytes: int) -> int:
        """Return the 64-bit digest of an array."""
        driver = _pycuda()
        driver.memset_d8(self._word, 0, 8)
        self._instrument("digest", (self._blocks, 1, 1), (256, 1, 1), address, size_bytes, int(self._word))()
        digest = np.zeros(1, np.uint64)
        driver.memcpy_dtoh(digest, self._word)
        return int(digest[0])

    def _instrument(self, name: str, grid: tuple[int, int, int], block: tuple[int, int, int], *words: int) -> Work:
        parameters = b"".join(word.to_bytes(8, "little") for word in words)
        return launcher(self._instruments.get_function(name), grid, block, parameters, 0)

    def between(self, busy: Work, timed: Work) -> tuple[float, bool]:
        """Return the nanoseconds between two events around `timed`, and whether all was queued while `busy` ran."""
        busy()
        self.start.record()
        timed()
        self.stop.record()
        is_hidden = not self.start.query()
        self.stop.synchronize()
        return 1e6 * self.stop.time_since(self.start), is_hidden


class GpuMemory:
    """The memory of an empty GPU (`name`: its UUID), to see what fits; `MissingPartError` without PyCUDA or NVML."""

    def __init__(self, name: str) -> None:
        driver = _pycuda()
        driver.init()
        self._context = driver.Device(Gauge(uuid=name).bus_id).make_context()
        self.free_bytes, self.total_bytes = driver.mem_get_info()

    def holds(self, sizes: Sequence[int]) -> bool:
        """Say whether arrays of these sizes in bytes can be allocated side by side."""
        driver, arrays = _pycuda(), list[Any]()
        try:
            for size in sizes:
                arrays.append(driver.mem_alloc(max(1, size)))
        except driver.MemoryError:
            return False
        finally:
            for array in arrays:
                array.free()
        return True

    def close(self) -> None:
        """Release the context."""
        self._context.pop()
        self._context.detach()


class DeviceArrays:
    """A workload's arrays on a GPU, filled from those `before` on the host or the GPU, and copies of updated ones."""

    def __init__(
        self, gpu: OpenedGpu, workload: Workload, before: "Mapping[str, kernel_file.Array] | DeviceArrays"
    ) -> None:
        driver = _pycuda()
        self._gpu = gpu
        self._sized = {array.name: array for array in workload.arrays}
        self.memory = {name: driver.mem_alloc(whole_pages(array.size_bytes)) for name, array in self._sized.items()}
        self._copies: dict[str, Any] = {}
        self._module: Any = None
        for name, array in self._sized.items():
            if array.role is not ArrayRole.OUT and array.size_bytes:
                if isinstance(before, DeviceArrays):
                    before.copy_first(name, self.memory[name])
                else:
                    driver.memcpy_htod(self.memory[name], before[name])
            if array.role is ArrayRole.INOUT:
                self._copies[name] = driver.mem_alloc(max(1, array.size_bytes))
                driver.memcpy_dtod(self._copies[name], self.memory[name], array.size_bytes)
        views = () if workload.steps else workload.textures  # a step makes its own: memory changes from step to step
        self._views = {view: DeviceView(view, int(self.memory[view.array])) for view in views}
        self._own_views = tuple(self._views.values())
        self.restore()
        self.digests = {
            name: self.digest(name) for name, array in self._sized.items() if array.role is not ArrayRole.OUT
        }
        """Digests of the arrays that a launch reads, as they were before any launch."""

    def copy_first(self, name: str, memory: Any) -> None:
        """Copy an array, as it was before any launch, to other memory of the GPU."""
        source = self._copies.get(name, self.memory[name])
        _pycuda().memcpy_dtod(memory, source, self._sized[name].size_bytes)

    def are_intact(self) -> bool:
        """Say whether the arrays that a launch only reads, and the copies of those it updates, are unchanged."""
        addresses = {name: int(memory) for name, memory in (self.memory | self._copies).items()}
        return all(
            self._gpu.digest(addresses[name], self._sized[name].size_bytes) == digest
            for name, digest in self.digests.items()
        )

    def move_into_variables(self, module: Any) -> None:
        """Move the arrays that are variables into the memory that a loaded module has for them."""
        variables = [array for array in self._sized.values() if array.is_variable]
        for array in variables:
            address, _ = module.get_global(array.name)
            _pycuda().memcpy_dtod(address, self.memory[array.name], array.size_bytes)
            self.memory[array.name] = address
        if variables:
            self._module = module  # its memory lasts as long as it is loaded

    def view(self, view: textures.TextureView) -> DeviceView:
        """Return a texture or surface on the memory of its array; it is made once."""
        if view not in self._views:
            self._views[view] = DeviceView(view, int(self.memory[view.array]))
        return self._views[view]

    def restore(self) -> None:
        """Queue the work that restores all arrays that a kernel may write."""
        driver = _pycuda()
        for name, array in self._sized.items():
            match array.role:
                case ArrayRole.OUT if array.size_bytes:
                    driver.memset_d8_async(self.memory[name], 0, array.size_bytes, None)
                case ArrayRole.INOUT if array.size_bytes:
                    driver.memcpy_dtod_async(self.memory[name], self._copies[name], array.size_bytes, None)

        for view in self._own_views:
            if self._sized[view.view.array].role is not ArrayRole.IN:
                view.update()

    def _collect(self, name: str) -> None:
        """Copy what a kernel wrote by a surface on an array back to the array."""
        for view in self._own_views:
            if view.view.is_surface and view.view.array == name:
                view.fetch()

    def digest(self, name: str) -> int:
        """Return the digest of an array as it is on the GPU."""
        self._collect(name)
        return self._gpu.digest(int(self.memory[name]), self._sized[name].size_bytes)

    def fetch(self, name: str) -> kernel_file.Array:
        """Return a copy of an array as it is on the GPU."""
        self._collect(name)
        array = self._sized[name]
        copy = np.empty(array.shape, array.dtype)
        if array.size_bytes:
            _pycuda().memcpy_dtoh(copy, self.memory[name])
        return copy


def pinned(size_bytes: int) -> npt.NDArray[np.uint8]:
    """Return page-locked memory of this machine, all zeros: copies from and to it run while the GPU works."""
    memory: npt.NDArray[np.uint8] = _pycuda().pagelocked_empty(size_bytes, np.uint8)
    memory.fill(0)
    return memory


def whole_pages(size_bytes: int) -> int:
    """Return the bytes of the pages of an array."""
    return PAGE_BYTES * max(1, -(-size_bytes // PAGE_BYTES))


def launcher(
    function: Any,
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    parameters: bytes,
    shared_bytes: int,
    *,
    stream: Any = None,
) -> Work:
    """Return a launch of a function with a block of parameters on a stream, by default the default one."""
    arguments = (parameters,) if parameters else ()
    function.prepare([f"{len(parameters)}s"] if parameters else [])

    def launch() -> None:
        function.prepared_async_call(grid, block, stream, *arguments, shared_size=shared_bytes)

    return launch


def device_code(compiled: CompiledKernel, spec: GpuSpec) -> bytes:
    """Return the code for the driver: machine code, or PTX for a GPU that is newer than the compiler."""
    return compiled.cubin if spec.target_is_own else compiled.ptx.encode() + b"\0"


@cache
def _pycuda() -> ModuleType:
    try:
        from pycuda import driver
    except ImportError as error:
        reason = str(error).strip().split("\n", 1)[0]
        raise errors.MissingPartError(
            f'kernels run on a GPU through PyCUDA, which does not load ({reason}): pip install "warplens[gpu]"'
        ) from error
    loaded: ModuleType = driver
    return loaded


def driver_errors() -> tuple[type[Exception], ...]:
    """Return the base class of PyCUDA's errors, none while it is not loaded."""
    try:
        error: type[Exception] = _pycuda().Error
    except errors.MissingPartError:
        return ()
    return (error,)
