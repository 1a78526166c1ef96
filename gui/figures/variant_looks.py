"""The look of each variant, the same in every panel.

There are fewer looks than variants in the catalogue, so some share one: those that are shown do not (`told_apart`).

The rule: each family begins with a new marker, and hues go on from variant to variant through all families. So up to
eight variants of one family differ in hue, as do families of one variant each, and all variants differ in hue or marker
while there are looks that no variant has. Further ones of a family also differ in shade: of several GPUs each has
a marker.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.ground.metrics import METRICS, Better, Metric
from warplens.gui.figures.figure import HUES, Look, Marker, Quantity

FIRST_FAMILY = "transpose"  # listed first and chosen at the first start: it is small and quick, all efficiencies vary
SHADES = 3  # the shades in which a theme draws a hue (`colours.SHADES`)
MATRIX_FAMILIES = frozenset({"transpose", "matmul", "reduction"})
"""The built-in families: their axis N is the size of a square matrix, which that of a user's kernel need not be."""


def in_order(kernels: Iterable[KernelFile]) -> tuple[KernelFile, ...]:
    """Return the kernels in the order in which they are listed and get their looks."""
    return tuple(sorted(kernels, key=lambda kernel: kernel.family != FIRST_FAMILY))


def variants_of(kernels: Sequence[KernelFile]) -> list[tuple[str, str]]:
    """Return the name and the family of each kernel."""
    return [(kernel.name, kernel.family) for kernel in kernels]


def assign_looks(
    variants: Iterable[tuple[str, str]], existing: Mapping[str, Look] | None = None, baselines: Collection[str] = ()
) -> dict[str, Look]:
    """Return a look for each variant (kernel and family), grey for baselines; `existing` looks are kept."""
    variants, looks = tuple(variants), dict(existing or {})
    markers = tuple(Marker)
    for kernel in (kernel for kernel, _ in variants if kernel in baselines and kernel not in looks):
        number = sum(look.is_reference for look in looks.values())
        looks[kernel] = Look(hue=0, marker=markers[number % len(markers)], is_reference=True)
    families: dict[str, list[str]] = {}
    for kernel, family in variants:
        if kernel not in looks and kernel not in families.setdefault(family, []):
            families[family].append(kernel)
    held = {look for look in looks.values() if not look.is_reference}
    row, hue = len({look.marker for look in held}), len(held)
    for kernels in families.values():
        for number, kernel in enumerate(kernels):
            looks[kernel] = _free_look(number, row, hue, held)
            held.add(looks[kernel])
        row += -(-len(kernels) // HUES)
        hue += len(kernels)
    return looks


def told_apart(looks: Mapping[str, Look], shown: Iterable[str], new: Collection[str]) -> dict[str, Look]:
    """Return the looks with free ones for `shown` variants that look alike: of two the `new` one changes."""
    apart = dict(looks)
    held: set[Look] = set()
    coloured = (kernel for kernel in shown if not apart[kernel].is_reference)
    for kernel in sorted(coloured, key=lambda kernel: kernel in new):
        if apart[kernel] in held:
            apart[kernel] = _unlike(apart[kernel], held)
        held.add(apart[kernel])
    return apart


_EVERY = tuple(
    Look(hue=hue, marker=marker, shade=shade) for shade in range(SHADES) for hue in range(HUES) for marker in Marker
)


def _unlike(look: Look, held: Collection[Look]) -> Look:
    """Return a look that is not held, of the hue that is held least; the same one if there is none."""
    free = [other for other in _EVERY if other not in held] if len(held) < len(_EVERY) else []
    uses = Counter(other.hue for other in held) if free else Counter[int]()
    return min(free, key=lambda other: (other.shade, uses[other.hue], other.marker is not look.marker), default=look)


def device_markers(devices: Sequence[str]) -> dict[str, Marker]:
    """Return the marker of each of several GPUs, in place of those of variants; beyond the fourth they begin again."""
    markers = tuple(Marker)
    several = devices if len(devices) > 1 else ()
    return {device: markers[number % len(markers)] for number, device in enumerate(several)}


def _free_look(number: int, row: int, hue: int, held: Collection[Look]) -> Look:
    """Return the first look of a family from this marker and hue on that no variant has, unless all are taken."""
    markers = tuple(Marker)
    looks = (
        Look(hue=(hue + place) % HUES, marker=markers[(row + place // HUES) % len(markers)], shade=number // HUES)
        for place in range(number, number + HUES * len(markers))
    )
    first = next(looks)
    is_free = first not in held or len(held) >= len(_EVERY)  # else none is
    return first if is_free else next((look for look in looks if look not in held), first)


# Each metric of the registry is a measure. Only what the registry lacks is written here: how a measure depends on the
# time, and so whether the spread of the samples applies to it.

SPEEDUP_KEY = "speedup"
FIRST_KEYS = ("time", "gflops", "effective_bandwidth", SPEEDUP_KEY)  # menus list these measures first


class Follows(StrEnum):
    """How a measure depends on the time of its point."""

    TIME = "time"
    RATE = "rate"  # the number is inversely proportional to the time
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
    key=SPEEDUP_KEY, label="speed-up", unit="×", quantity=Quantity.RATIO, follows=Follows.RATE, better=Better.HIGHER,
    help="time of the baseline / time, both measured or both modelled",
)  # fmt: skip


def is_word(metric: Metric) -> bool:
    """Return whether a metric's values are words, such as the limiter of the occupancy."""
    return metric.unit == "" and metric.key.endswith(("limiter", "runner_up", "stall_line", "tensor_products"))


def _measure(metric: Metric) -> Measure:
    label = _LABELS.get(metric.key, metric.label[:1].lower() + metric.label[1:])
    return Measure(
        key=metric.key, label=label if not metric.label[:2].isupper() else metric.label, unit=metric.unit,
        quantity=_QUANTITIES.get(metric.unit, Quantity.NUMBER), follows=_FOLLOWS.get(metric.key, Follows.NOTHING),
        better=metric.better, help=metric.formula,
    )  # fmt: skip


_BY_KEY = {key: _measure(metric) for key, metric in METRICS.items() if not is_word(metric)} | {SPEEDUP_KEY: SPEEDUP}
MEASURES = {key: _BY_KEY[key] for key in (*FIRST_KEYS, *_BY_KEY)}  # in the order of the menus
TIME = MEASURES["time"]
