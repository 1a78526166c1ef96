"""The conditions of a card while it works: clocks, temperature, power, and the reasons for lower clocks.

The rule: a measurement succeeds without its conditions. A number that NVML does not have (a laptop without a power
sensor) is zero, and without NVML all are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from warplens.cuda.errors import MissingPartError
from warplens.cuda.points import Conditions

THROTTLES = {
    0x04: "power cap",
    0x08: "hardware slowdown",
    0x20: "heat (software)",
    0x40: "heat (hardware)",
    0x80: "power brake",
}
"""These bits are reasons for lower clocks that the user did not ask for. Source: nvmlClocksEventReasons in nvml.h."""

GRAPHICS_SENSOR, SM_CLOCK, MEMORY_CLOCK = 0, 1, 2
"""These are NVML_TEMPERATURE_GPU, NVML_CLOCK_SM and NVML_CLOCK_MEM of nvml.h."""


UNREAD = Conditions(samples=0, sm_clock_hz=0.0, memory_clock_hz=0.0, temperature_c=0.0, power_w=0.0)
"""These are the conditions of a card that cannot be asked."""


class Gauge:
    """Reads the conditions of one card.

    Args:
        uuid: the UUID of the card (`GPU-...`), as NVML and nvidia-smi show it.
        bus_id: its PCI bus id, where the UUID is not known.
    """

    def __init__(self, *, uuid: str = "", bus_id: str = "") -> None:
        """Find the card.

        Raises:
            MissingPartError: NVML does not load, or knows no such card.
        """
        try:
            import pynvml
        except ImportError:
            raise MissingPartError(
                "clocks and temperature of the card are read by nvidia-ml-py, which is not installed: "
                'pip install "warplens[gpu]"'
            ) from None
        self._nvml: Any = pynvml
        try:
            pynvml.nvmlInit()
            self._card = (
                pynvml.nvmlDeviceGetHandleByUUID(uuid) if uuid else pynvml.nvmlDeviceGetHandleByPciBusId(bus_id)
            )
            self.bus_id = _text(pynvml.nvmlDeviceGetPciInfo(self._card).busId)
            self.uuid = _text(pynvml.nvmlDeviceGetUUID(self._card))
        except pynvml.NVMLError as error:
            raise MissingPartError(f"NVML finds no card {uuid or bus_id}: {error}") from error

    def read(self, samples: int) -> Conditions:
        """Return the conditions now, as those of the last `samples` samples."""
        nvml, card = self._nvml, self._card
        reasons = int(self._number(lambda: nvml.nvmlDeviceGetCurrentClocksThrottleReasons(card)))
        return Conditions(
            samples=samples,
            sm_clock_hz=1e6 * self._number(lambda: nvml.nvmlDeviceGetClockInfo(card, SM_CLOCK)),
            memory_clock_hz=1e6 * self._number(lambda: nvml.nvmlDeviceGetClockInfo(card, MEMORY_CLOCK)),
            temperature_c=self._number(lambda: nvml.nvmlDeviceGetTemperature(card, GRAPHICS_SENSOR)),
            power_w=1e-3 * self._number(lambda: nvml.nvmlDeviceGetPowerUsage(card)),
            throttled_by=throttle_names(reasons),
        )

    def busy_percent(self) -> float:
        """Return for how many percent of the last second, or a sixth of one, a kernel ran on the card.

        Source: nvml.h, nvmlUtilization_t.
        """
        nvml, card = self._nvml, self._card
        return self._number(lambda: nvml.nvmlDeviceGetUtilizationRates(card).gpu)

    def link(self) -> str:
        """Return the fastest link to the host that card and machine support, "" where NVML does not report it."""
        nvml, card = self._nvml, self._card
        generation = int(self._number(lambda: nvml.nvmlDeviceGetMaxPcieLinkGeneration(card)))
        lanes = int(self._number(lambda: nvml.nvmlDeviceGetMaxPcieLinkWidth(card)))
        if not generation or not lanes:
            return ""
        return f"PCI Express {generation}.0 with {lanes} lanes, as the driver says"

    def _number(self, ask: Callable[[], Any]) -> float:
        try:
            return float(ask())
        except self._nvml.NVMLError:
            return 0.0


def throttle_names(reasons: int) -> tuple[str, ...]:
    """Return the names of NVML's bits for lower clocks."""
    return tuple(name for bit, name in THROTTLES.items() if reasons & bit)


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
    """Return what is the same in readings that can be joined."""
    clocks = reading.sm_clock_hz, reading.memory_clock_hz, reading.throttled_by
    return *clocks, reading.visit, reading.placement


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value
