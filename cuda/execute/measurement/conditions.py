"""The conditions of a GPU while it works: clocks, temperature, power, and the reasons for lower clocks.

The rule: a measurement succeeds without its conditions. A number that NVML does not have (a laptop without a power
sensor) is zero, and without NVML all are.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from warplens.cuda.device.nvidia_driver import text_of
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.points import CacheState, Conditions

THROTTLES = {  # bits of reasons for lower clocks that no user asked for. Source: nvmlClocksEventReasons in nvml.h
    0x04: "power cap",
    0x08: "hardware slowdown",
    0x20: "heat (software)",
    0x40: "heat (hardware)",
    0x80: "power brake",
}

GRAPHICS_SENSOR, SM_CLOCK, MEMORY_CLOCK = 0, 1, 2  # NVML_TEMPERATURE_GPU, NVML_CLOCK_SM, NVML_CLOCK_MEM of nvml.h
UNREAD = Conditions(samples=0, sm_clock_hz=0.0, memory_clock_hz=0.0, temperature_c=0.0, power_w=0.0)
"""These are the conditions of a GPU that cannot be asked."""


class Gauge:
    """Reads the conditions of one GPU, by its UUID (`GPU-...`), as NVML and nvidia-smi show it, or its PCI bus id;
    `MissingPartError` if NVML does not load, or knows no such GPU.
    """

    def __init__(self, *, uuid: str = "", bus_id: str = "") -> None:
        try:
            import pynvml
        except ImportError:
            raise MissingPartError(
                "clocks and temperature of the GPU are read by nvidia-ml-py, which is not installed: "
                'pip install "warplens[gpu]"'
            ) from None
        self._nvml: Any = pynvml
        try:
            pynvml.nvmlInit()
            self._gpu = pynvml.nvmlDeviceGetHandleByUUID(uuid) if uuid else pynvml.nvmlDeviceGetHandleByPciBusId(bus_id)
            self.bus_id = text_of(pynvml.nvmlDeviceGetPciInfo(self._gpu).busId)
            self.uuid = text_of(pynvml.nvmlDeviceGetUUID(self._gpu))
        except pynvml.NVMLError as error:
            raise MissingPartError(f"NVML finds no GPU {uuid or bus_id}: {error}") from error

    def read(self, samples: int) -> Conditions:
        """Return the conditions now, as those of the last `samples` samples."""
        nvml, gpu = self._nvml, self._gpu
        reasons = int(self._number(lambda: nvml.nvmlDeviceGetCurrentClocksThrottleReasons(gpu)))
        return Conditions(
            samples=samples,
            sm_clock_hz=1e6 * self._number(lambda: nvml.nvmlDeviceGetClockInfo(gpu, SM_CLOCK)),
            memory_clock_hz=1e6 * self._number(lambda: nvml.nvmlDeviceGetClockInfo(gpu, MEMORY_CLOCK)),
            temperature_c=self._number(lambda: nvml.nvmlDeviceGetTemperature(gpu, GRAPHICS_SENSOR)),
            power_w=1e-3 * self._number(lambda: nvml.nvmlDeviceGetPowerUsage(gpu)),
            throttled_by=tuple(name for bit, name in THROTTLES.items() if reasons & bit),
        )

    def busy_percent(self) -> float:
        """Return for how many percent of the last second, or a sixth of one, a kernel ran on the GPU."""
        # Source: nvml.h, nvmlUtilization_t.
        nvml, gpu = self._nvml, self._gpu
        return self._number(lambda: nvml.nvmlDeviceGetUtilizationRates(gpu).gpu)

    def link(self) -> str:
        """Return the fastest link to the host that GPU and machine support, "" where NVML does not report it."""
        nvml, gpu = self._nvml, self._gpu
        generation = int(self._number(lambda: nvml.nvmlDeviceGetMaxPcieLinkGeneration(gpu)))
        lanes = int(self._number(lambda: nvml.nvmlDeviceGetMaxPcieLinkWidth(gpu)))
        if not generation or not lanes:
            return ""
        return f"PCI Express {generation}.0 with {lanes} lanes, as the driver says"

    def _number(self, ask: Callable[[], Any]) -> float:
        try:
            return float(ask())
        except self._nvml.NVMLError:
            return 0.0


def merge_readings(readings: Sequence[Conditions]) -> tuple[Conditions, ...]:
    """Join consecutive readings of one placement that differ only in temperature and power: the highest, the mean."""
    joined: list[Conditions] = []
    for reading in readings:
        last = joined[-1] if joined else None
        if last is None or _state(last) != _state(reading):
            joined.append(reading)
            continue
        samples = last.samples + reading.samples
        power = (last.samples * last.power_w + reading.samples * reading.power_w) / samples if samples else 0.0
        warmest = max(last.temperature_c, reading.temperature_c)
        joined[-1] = replace(last, samples=samples, temperature_c=warmest, power_w=round(power, 3))
    return tuple(joined)


def _state(reading: Conditions) -> tuple[object, ...]:
    clocks = reading.sm_clock_hz, reading.memory_clock_hz, reading.throttled_by
    return *clocks, reading.visit, reading.placement


# Takes single samples of a launch, cold or warm, each queued while the GPU is busy.
# Nothing here knows the driver; a `Timer` waits, flushes, and times the work that is queued between two
# events. A sample is hidden if all of its work was queued before the GPU began: then it holds no time of Python.

QUEUE_NS = 15_000.0  # Python queues a launch or an event within it, amply; the wait before warm ones allows it for each
LONGEST_QUEUE_NS = 5e6  # longer work is not hidden: a GPU queues about a thousand operations before it stalls Python
MAX_TRIES = 8  # a sample is tried this many times until it is hidden; each try waits twice as long as the last

Work = Callable[[], None]  # queues work on the GPU when it is called


def can_hide(queue_ns: float) -> bool:
    """Say whether work that takes this long to queue can be queued while the GPU is kept busy."""
    return queue_ns <= LONGEST_QUEUE_NS


class Timer(Protocol):
    """Times work on a GPU; `overhead_ns` is the time between two events with nothing between them."""

    gauge: Gauge | None
    overhead_ns: float
    flush: Work

    def wait(self, duration_ns: int) -> None:
        """Queue work that keeps the GPU busy for this long."""
        ...

    def between(self, busy: Work, timed: Work) -> tuple[float, bool]:
        """Return the nanoseconds between two events around `timed`, and whether all was queued while `busy` ran."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A launch with its arrays and its code in one place; `restore` queues the work needed before each launch."""

    launch: Work
    restore: Work | None = None


@dataclass(slots=True)
class Sampler:
    """Takes samples of launches that take up to `queue_ns` to queue.

    Work that takes longer to queue than one launch is a schedule of many, which is never batched. A schedule that takes
    very long to queue is not hidden: the GPU begins while Python queues the rest, and each first try counts.
    """

    timer: Timer
    cache: CacheState
    queue_ns: float = QUEUE_NS
    leads: int = 0  # so many launches come before the timed ones of a sample and are not timed
    exposed: int = 0  # counts the samples that could not be hidden
    _tries: int = 0  # of the last hidden warm sample; the next one begins with as many: some launches queue for long

    @property
    def is_single(self) -> bool:
        """Whether this is one launch, not a schedule."""
        return self.queue_ns <= QUEUE_NS

    @property
    def is_hidden(self) -> bool:
        """Whether the launch is queued while the GPU is kept busy."""
        return can_hide(self.queue_ns)

    def batch_of(self, placed: Placed, most: int, longest_s: float) -> int:
        """Return the launches of a sample: of short warm ones up to `most` that take `longest_s` together, else 1."""
        if self.cache is not CacheState.WARM or placed.restore is not None or not self.is_single:
            return 1
        return max(1, min(most, int(1e9 * longest_s / max(1.0, self.sample(placed, 1)))))

    def sample(self, placed: Placed, batch: int) -> float:
        """Return the nanoseconds of a launch without those of the events; of a batch the mean."""
        duration_ns, is_hidden = 0.0, False
        for tries in range(self._tries, MAX_TRIES if self.is_hidden else 1):
            duration_ns, is_hidden = self.timer.between(
                partial(self._prepare, placed, batch, tries), partial(_launch, placed, batch)
            )
            if is_hidden:
                self._tries = tries if self.cache is CacheState.WARM else 0
                break
        self.exposed += self.is_hidden and not is_hidden
        return max(0.0, duration_ns - self.timer.overhead_ns) / batch

    def _prepare(self, placed: Placed, batch: int, tries: int) -> None:
        """Queue the work before a sample, which hides its queueing."""
        if self.leads:
            _launch(placed, self.leads)
        if placed.restore is not None:
            placed.restore()
        if self.is_hidden and (self.cache is CacheState.WARM or tries or not self.is_single):
            self.timer.wait(int(batch * self.queue_ns + 2 * QUEUE_NS) << tries)
        if self.cache is CacheState.COLD:
            self.timer.flush()


def _launch(placed: Placed, times: int) -> None:
    for _ in range(times):
        placed.launch()


# The version of the way in which times are measured, which a profile records.
# Times of one version are comparable; between versions a difference may be that of the method.

METHOD = 2
"""The version of the measuring method; a profile without one (0) was recorded before there were versions.

Raise it with every change after which the same launch on the same GPU may have another time: what is done before a
sample (flush, wait, warm-up, restoring), what lies between the two events, what is subtracted, how arrays and code are
placed, and how visits and samples are ordered. A change of how many samples are taken needs no new version.

1: visits there and back, each array on pages of its own, one placement of arrays and code.
2: several placements of arrays and code in each visit.
"""
