"""The launch whose occupancy is looked at: that of the selected point until a number is changed by hand.

The rule: a change by hand stays until another point is selected or `reset`; the points themselves never change.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.limits import LIMITS
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import Usage, Varied, fitting, in_words, thresholds
from warplens.cuda.points import PointResult
from warplens.gui.models.points.results import Results
from warplens.gui.plots.figure import Look
from warplens.gui.plots.occupancy import Machine
from warplens.profiles.formats import short_device_name


class OccupancyModel(QObject):
    """What fits on a multiprocessor, for one launch.

    Args:
        results: gives the selected point.
        specs: the GPUs that may be laid beside the point's own, by key.

    Signals:
        changed: the launch, a number of it or the other GPU changed.
    """

    changed = pyqtSignal()

    def __init__(self, results: Results, specs: Mapping[str, GpuSpec], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self._specs = dict(specs)
        self._usage: Usage | None = None
        self._own: Usage | None = None
        self._machine: Machine | None = None
        self._other = ""
        self.look = Look(hue=0)
        results.selection_changed.connect(lambda _key: self.reset())
        results.points_replaced.connect(self.reset)
        self.reset()

    @property
    def usage(self) -> Usage | None:
        """What the launch takes, with the numbers changed by hand."""
        return self._usage

    @property
    def is_changed(self) -> bool:
        """Whether a number was changed by hand."""
        return self._usage != self._own

    @property
    def machines(self) -> tuple[Machine, ...]:
        """The point's own GPU, then the other one."""
        other = self._specs.get(self._other)
        found = (
            self._machine,
            Machine(name=short_device_name(other.name), limits=other.limits) if other else None,
        )
        return tuple(machine for machine in found if machine is not None)

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """Key and name of each GPU that may be laid beside the point's own."""
        return tuple((key, short_device_name(spec.name)) for key, spec in self._specs.items())

    @property
    def fits(self) -> Occupancy | None:
        """What fits, None where no launch is looked at or not one block fits."""
        if self._usage is None or self._machine is None:
            return None
        return fitting(self._machine.limits, self._usage)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What limits the launch, and what the next step would give."""
        if self._usage is None or self._machine is None:
            return ()
        here = self.fits
        if here is None:
            return (f"Not one block of this launch fits on an SM of the {self._machine.name}.",)
        blocks = f"{here.blocks_per_sm} block{'' if here.blocks_per_sm == 1 else 's'}"
        first = (
            f"{here.percent:.4g} %: {blocks}, {here.warps_per_sm} of {here.max_warps_per_sm} warps on an SM, "
            f"limited by {here.limiter}."
        )
        steps = thresholds(self._machine.limits, self._usage)
        return (first, *(_sentence(in_words(self._usage, step, here)) for step in steps))

    def set_value(self, varied: Varied, value: int) -> None:
        """Change one number by hand."""
        if self._usage is not None and self._usage.value(varied) != value:
            self._usage = self._usage.with_value(varied, value)
            self.changed.emit()

    def set_other(self, key: str) -> None:
        """Lay the curve of another GPU beside the point's own; "" for none."""
        if key != self._other:
            self._other = key
            self.changed.emit()

    def reset(self) -> None:
        """Look at the selected point's launch as it is."""
        point = self._results.point(self._results.selected)
        self._own = self._usage = _usage_of(point) if point is not None else None
        self._machine = self._machine_of(point) if point is not None else None
        if self._machine is None:
            self._own = self._usage = None
        if point is not None:
            self.look = self._results.looks.get(point.kernel, Look(hue=0))
        self.changed.emit()

    def _machine_of(self, point: PointResult) -> Machine | None:
        profile = self._results.profile
        record = profile.device(point.device) if profile is not None else None
        spec = self._specs.get(point.device)
        capability = record.compute_capability if record else spec.compute_capability if spec else None
        name = self._results.device_names.get(point.device, point.device)
        if capability in LIMITS:
            return Machine(name=name, limits=LIMITS[capability])
        return None if spec is None else Machine(name=name, limits=spec.limits)


def _usage_of(point: PointResult) -> Usage | None:
    """Return what a point's launch takes, None where it never came to a launch."""
    registers, shared = (point.metrics.get(key) for key in ("registers_per_thread", "shared_bytes_per_block"))
    if point.launch is None or registers is None or shared is None:
        return None
    return Usage(
        threads_per_block=prod(point.launch.block),
        registers_per_thread=int(registers.value),
        shared_bytes_per_block=int(shared.value),
    )


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
