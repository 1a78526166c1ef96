"""How many launches have the counters that a GPU counted, within the limits of `compare_counters`.

The rule: nothing is timed; a figure is the share of launches whose every counter is within its limit, and below it
stand each counter's share beside its aim, and the launches that differ most. `make counters` prints every number. The
sets are plain kernels, the built-in ones, kernels written to be awkward, and those that the assembler changes most.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmark_registry import Samples, benchmark

sys.path.append(str(Path(__file__).resolve().parent.parent / "hardware"))

from compare_counters import AIMS, Launch, Quantity, recorded_launches

SHOWN = 12
"""At most this many launches that differ are named."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A number of a launch that differs from the GPU's, in multiples of its limit."""

    launch: str
    quantity: Quantity
    ours: float
    theirs: float
    limits: float

    @property
    def line(self) -> str:
        """The difference as a line of the list."""
        change = f"{100 * (self.ours / self.theirs - 1):+.1f} %" if self.quantity.relative and self.theirs else ""
        return (
            f"{self.launch:<28} {self.quantity.key:<34} {self.ours:>12,.6g} for {self.theirs:>12,.6g}"
            f" {change or f'{self.ours - self.theirs:+.2f} points':>14}"
        )


def compared(launches: Iterable[Launch]) -> Samples:
    """Return the share of launches that agree, with a line for each counter and for each launch that does not."""
    groups: dict[str, list[bool]] = {group: [] for group in AIMS}
    agreeing: list[bool] = []
    worst: list[Difference] = []
    for launch in launches:
        by_group: dict[str, bool] = {}
        differences = []
        for quantity, ours, theirs, good in launch.rows():
            by_group[quantity.group] = by_group.get(quantity.group, True) and good
            if not good:
                limit = quantity.aim * (theirs / 100 if quantity.relative else 1.0)
                limits = abs(ours - theirs) / limit if limit else float("inf")
                differences.append(Difference(launch.name, quantity, ours, theirs, limits))
        for group, good in by_group.items():
            groups[group].append(good)
        agreeing.append(not differences)
        worst += sorted(differences, key=lambda difference: -difference.limits)[:1]
    return Samples(
        values=(100 * sum(agreeing) / len(agreeing),),
        note=f"{sum(agreeing)} of {len(agreeing)} launches",
        details=tuple(_lines(groups, sorted(worst, key=lambda difference: -difference.limits))),
    )


def _lines(groups: dict[str, list[bool]], worst: list[Difference]) -> Iterator[str]:
    for group, agreements in groups.items():
        if agreements:
            share = 100 * sum(agreements) / len(agreements)
            yield f"{group:<42} {sum(agreements):>4}/{len(agreements):<4} {share:>6.1f} %, to be {AIMS[group]:g} %"
    yield from (difference.line for difference in worst[:SHOWN])
    if len(worst) > SHOWN:
        yield f"and {len(worst) - SHOWN} more"


@benchmark("counters of 198 launches of plain kernels", unit="% of launches", aim=95, higher_is_better=True)
def counters_plain() -> Samples:
    """Compare the launches that the engine was made with at hand, and the rest of the same kernels."""
    return compared(recorded_launches("probes", "probes, kept back"))


@benchmark("counters of 171 launches of the built-in kernels", unit="% of launches", aim=95, higher_is_better=True)
def counters_builtin() -> Samples:
    """Compare the launches of the built-in kernels."""
    return compared(recorded_launches("built-in kernels"))


@benchmark("counters of 98 launches of awkward kernels", unit="% of launches", aim=95, higher_is_better=True)
def counters_awkward() -> Samples:
    """Compare launches of odd sizes, and of kernels written to be awkward."""
    return compared(recorded_launches("more probes", "outside", "fresh"))


@benchmark("counters of 15 launches of unrolled kernels", unit="% of launches", aim=95, higher_is_better=True)
def counters_unrolled() -> Samples:
    """Compare launches of the kernels whose loops and accesses the assembler changes most."""
    return compared(recorded_launches("unrolled"))
