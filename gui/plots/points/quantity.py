"""The measures that a y axis can show: time, rates, speed-up over a baseline, and every number of the metric registry.

The rule: each metric of the registry is a measure; only what the registry lacks is written here: how a measure depends
on the time, and so whether the spread of the samples applies to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.metrics import METRICS, Better, Metric
from warplens.gui.plots.figure import Quantity

SPEEDUP_KEY = "speedup"
FIRST_KEYS = ("time", "gflops", "effective_bandwidth", SPEEDUP_KEY)
"""Menus list these measures first."""


class Follows(StrEnum):
    """How a measure depends on the time of its point."""

    TIME = "time"
    RATE = "rate"
    """The number is inversely proportional to the time."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """A measure. `label` names it in menus and at the axis, `help` is its formula."""

    key: str
    label: str
    unit: str
    quantity: Quantity
    follows: Follows
    better: Better
    help: str = ""

    @property
    def axis_label(self) -> str:
        """The label of the axis: the name, and the unit if the ticks do not show it."""
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
    """Return whether a metric's values are words, such as the limiter of the occupancy."""
    return metric.unit == "" and metric.key.endswith(("limiter", "runner_up", "stall_line", "tensor_products"))


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
    measures = {key: _measure(metric) for key, metric in METRICS.items() if not is_word(metric)}
    measures[SPEEDUP_KEY] = SPEEDUP
    return {key: measures[key] for key in (*FIRST_KEYS, *(key for key in measures if key not in FIRST_KEYS))}


MEASURES = _all_measures()
"""This holds all measures by key, in the order of the menus."""
TIME = MEASURES["time"]
