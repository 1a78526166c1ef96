"""From what difference on two times are called different, and what counts as noise: named presets.

The rule: every number has its reason beside it. Whoever wants another one takes a preset and replaces a field, and the
preset's name then says that it was changed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from warplens.cuda.errors import InputError, UnknownNameError


@dataclass(frozen=True, slots=True, kw_only=True)
class Thresholds:
    """When a pair of times is called same, faster or slower.

    `change` is the least relative difference of the medians that is called a change. `floor_ns` is the least absolute
    one, for launches that were timed on a card. `level` is the chance that samples of one distribution are called
    different anywhere in a comparison, whatever the number of its pairs. `confidence` is that of the intervals.
    `least_samples` is how many samples a verdict takes. `clock_change` is from what relative difference of the SM
    clocks on it could explain a change.
    """

    name: str
    change: float
    floor_ns: float
    level: float
    confidence: float = 0.95  # the usual; an interval within the threshold is evidence for "same" at 2.5 % either way
    least_samples: int = 7  # 6 and 6 of one distribution lie wholly apart once in 462 times, 7 and 7 once in 1,716
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
        # 1 %: what the medians of two sweeps of one H200 differ by for launches over 20 µs, clocks left alone. The
        # floor is two ticks of its event clock (32 ns). For locked clocks, and for launches that take long.
        Thresholds(name="strict", change=0.01, floor_ns=64.0, level=0.001),
        # 2 %: a change of 3 % is found with 30 samples of 1 % noise, and one of 1 %, which comes and goes with the
        # placement of buffers in memory, is not called one. 100 ns: by so much the launches of 2 to 6 µs differ
        # between two processes on one H200. One comparison in 1,000 raises a false alarm by chance.
        Thresholds(name="default", change=0.02, floor_ns=100.0, level=0.001),
        # 5 %: what GPUs that others use too, or laptops that warm up, differ by from run to run.
        Thresholds(name="permissive", change=0.05, floor_ns=250.0, level=0.001),
    )
}
DEFAULT_PRESET = "default"


def thresholds(preset: str = DEFAULT_PRESET, change: float | None = None) -> Thresholds:
    """Return a preset, with another relative change where one is given.

    Raises:
        InputError: there is no such preset, or the change is not between 0 and 1.
    """
    if preset not in PRESETS:
        raise UnknownNameError("preset", preset, PRESETS)
    chosen = PRESETS[preset]
    return chosen if change is None else replace(chosen, name=f"{preset}, {100 * change:g} %", change=change)
