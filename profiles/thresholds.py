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

    Two medians differ if their difference exceeds the fraction `change` of the baseline plus, where launches were timed
    on a card, `floor_ns`: the same launches differ by that much from process to process, as their buffers have other
    addresses. `level` is the chance that samples of one distribution are called different anywhere in a comparison,
    whatever the number of its pairs. `confidence` is that of the intervals. A verdict takes `least_samples`. A relative
    difference of the SM clocks above `clock_change` can explain a change of the time.
    """

    name: str
    change: float
    floor_ns: float
    level: float
    confidence: float = 0.95  # the usual; an interval within the threshold is evidence for "same" at 2.5 % either way
    # For "same"; for a change, 7 and 7 wholly apart are the fewest that are below a level of 0.001.
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
        # For locked clocks and launches of 20 µs and more: on an H200 with free clocks, 9 of 10 points of the catalogue
        # differ by less in another process.
        Thresholds(name="strict", change=0.01, floor_ns=100.0, level=0.001),
        # A change of 3 % is found in 30 samples with 1 % of noise. In three pairs of sweeps of an H200, each of two
        # processes, launches below 20 µs differ by up to 384 ns, and by up to 288 ns from one visit to the next in one
        # process; of the longer ones, one in a hundred differs by more than 2 %. One comparison in 1,000 raises an
        # alarm by chance.
        Thresholds(name="default", change=0.02, floor_ns=400.0, level=0.001),
        # GPUs that others use at the same time, and laptops that warm up, differ by 5 % from run to run.
        Thresholds(name="permissive", change=0.05, floor_ns=500.0, level=0.001),
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
