"""What a plot's y axis can count: time, rates, speed-up over a baseline, and every number of the metric registry.

The rule: one line of the registry is one measure; only what the registry cannot know is written here: how a measure
follows the time, which decides whether the spread of the samples is also its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.metrics import METRICS, Better, Metric
from warplens.gui.plots.figure import Quantity

SPEEDUP_KEY = "speedup"
FIRST_KEYS = ("time", "gflops", "effective_bandwidth", SPEEDUP_KEY)
"""Offered before all others."""


class Follows(StrEnum):
    """How a number goes with the time of its point."""

    TIME = "time"
    RATE = "rate"
    """Twice the time, half the number."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """One thing to draw. `label` names it in menus and beside the axis, `help` says how it is worked out."""

    key: str
    label: str
    unit: str
    quantity: Quantity
    follows: Follows
    better: Better
    help: str = ""

    @property
    def axis_label(self) -> str:
        """What stands at the axis: the name, and the unit where the ticks do not carry it."""
        return f"{self.label}, {self.unit}" if self.quantity is Quantity.NUMBER and self.unit else self.label


_FOLLOWS = {
    "time": Follows.TIME,
    "time_over_model": Follows.TIME,
    "gflops": Follows.RATE,
    "effective_bandwidth": Follows.RATE,
    "roofline_fraction": Follows.RATE,
}
_LABELS = {"time": "time", "gflops": "rate"}
_QUANTITIES = {"ns": Quantity.TIME, "%": Quantity.PERCENT, "x": Quantity.RATIO}

SPEEDUP = Measure(
    key=SPEEDUP_KEY,
    label="speed-up",
    unit="×",
    quantity=Quantity.RATIO,
    follows=Follows.RATE,
    better=Better.HIGHER,
    help="time of the baseline / time, both measured or both modelled",
)


def is_word(metric: Metric) -> bool:
    """Say whether a metric's values are words, such as the name of what limits the occupancy."""
    return metric.unit == "" and metric.key.endswith(("limiter", "runner_up"))


def _measure(metric: Metric) -> Measure:
    label = _LABELS.get(metric.key, metric.label[:1].lower() + metric.label[1:])
    return Measure(
        key=metric.key,
        label=label if not metric.label[:2].isupper() else metric.label,
        unit=metric.unit,
        quantity=_QUANTITIES.get(metric.unit, Quantity.NUMBER),
        follows=_FOLLOWS.get(metric.key, Follows.NOTHING),
        better=metric.better,
        help=metric.formula,
    )


def _all_measures() -> dict[str, Measure]:
    known = {key: _measure(metric) for key, metric in METRICS.items() if not is_word(metric)}
    known[SPEEDUP_KEY] = SPEEDUP
    return {key: known[key] for key in (*FIRST_KEYS, *(key for key in known if key not in FIRST_KEYS))}


MEASURES = _all_measures()
"""All measures by key, in the order in which they are offered."""
TIME = MEASURES["time"]
