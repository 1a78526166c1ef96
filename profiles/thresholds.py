"""The thresholds of a comparison: which difference of two times counts as a change, as named presets.

The rule: every number has its reason beside it. A caller who wants another one replaces a field of a preset, and the
name then says that it was changed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from warplens.cuda.errors import InputError, UnknownNameError
from warplens.cuda.runners.measurement.stopping import MIN_COMPARED_SAMPLES


@dataclass(frozen=True, slots=True, kw_only=True)
class Thresholds:
    """When a pair of times is called same, faster or slower.

    `change` is the least relative change that counts. `level` is the chance that a change of at most half of it is
    called slower or faster, for one pair: a comparison says how many such false alarms its pairs make together. A
    verdict takes `least_samples`. A relative difference of the SM clocks above `clock_change` can explain a change.
    """

    name: str
    change: float
    level: float = 0.001  # one false alarm in six sweeps of the catalogue, of 174 pairs
    least_samples: int = MIN_COMPARED_SAMPLES
    clock_change: float = 0.01  # the clocks of an H200 step by 15 MHz, 0.8 %: one step is not worth a remark

    def __post_init__(self) -> None:
        """Check the threshold.

        Raises:
            InputError: it is not above 0 and below 1.
        """
        if not 0 < self.change < 1:
            raise InputError(f"a threshold is a relative change above 0 and below 1, such as 0.02, not {self.change!r}")


PRESETS: dict[str, Thresholds] = {
    preset.name: preset
    for preset in (
        # For locked clocks, and for two kernels measured in turns, of which 1 % is seen from 30 samples on.
        Thresholds(name="strict", change=0.01),
        # The least that two sweeps in different processes show at most points of the catalogue on an H200.
        Thresholds(name="default", change=0.02),
        # GPUs that others use at the same time, and laptops that warm up, differ by 5 % from run to run.
        Thresholds(name="permissive", change=0.05),
    )
}
DEFAULT_PRESET = "default"


def thresholds(preset: str = DEFAULT_PRESET, change: float | None = None) -> Thresholds:
    """Return a preset, with another relative change where one is given.

    Raises:
        InputError: there is no such preset, or the change is not between 0 and 1.

    Example:
        >>> thresholds("strict").change, thresholds("default", 0.03).name
        (0.01, 'default, 3 %')
    """
    if preset not in PRESETS:
        raise UnknownNameError("preset", preset, PRESETS)
    chosen = PRESETS[preset]
    return chosen if change is None else replace(chosen, name=f"{preset}, {100 * change:g} %", change=change)
