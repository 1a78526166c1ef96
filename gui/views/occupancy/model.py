"""The launch whose occupancy is shown: that of the selected point until the user changes a number.

The rule: a changed number stays until another point is selected or until `reset`; the points never change.
"""

from collections.abc import Mapping
from math import prod

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.device.occupancy import LIMITS, Occupancy, SmLimits
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import Usage, Varied, describe_step, fitting, thresholds
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.figure import Look
from warplens.gui.workspace.results import Results
from warplens.profiles import conditions, formats


class OccupancyModel(QObject):
    """The occupancy of one launch, with the numbers that the user changed."""

    changed = pyqtSignal()  # the launch, one of its numbers or the other GPU changed

    def __init__(self, results: Results, specs: Mapping[str, GpuSpec]) -> None:
        super().__init__()
        self._results = results
        self._specs = specs  # GPUs of a cluster join them
        self.usage: Usage | None = None
        self._own: Usage | None = None
        self._machine: tuple[str, SmLimits] | None = None
        self._other = ""
        self.look = Look(hue=0)
        results.selection_changed.connect(lambda _key: self.reset())
        results.points_replaced.connect(self._on_points_replaced)
        self.reset()

    @property
    def provenance(self) -> Provenance:
        """Where the occupancy comes from: as the registers of the point do, exact for numbers that the user changed."""
        point = self._results.point(self._results.selected)
        registers = point.metrics.get("registers_per_thread") if point is not None else None
        return Provenance.COUNTED if registers is None or self.is_changed else registers.provenance

    @property
    def is_changed(self) -> bool:
        """Whether the user changed a number."""
        return self.usage != self._own

    @property
    def machines(self) -> tuple[tuple[str, SmLimits], ...]:
        """The name and the limits of the point's own GPU, then of the other one."""
        other = self._specs.get(self._other)
        other_machine = (formats.short_device_name(other.name), other.limits) if other else None
        return tuple(machine for machine in (self._machine, other_machine) if machine is not None)

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """The key and the name of each GPU that can be compared with the point's own."""
        return tuple((key, formats.short_device_name(spec.name)) for key, spec in self._specs.items())

    @property
    def fits(self) -> Occupancy | None:
        """The occupancy of the launch, None if there is no launch or not one block fits."""
        if self.usage is None or self._machine is None:
            return None
        return fitting(self._machine[1], self.usage)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The occupancy and its limiter, and what would change it, as sentences."""
        if self.usage is None or self._machine is None:
            return ()
        occupancy = self.fits
        if occupancy is None:
            return (f"Not one block of this launch fits on an SM of the {self._machine[0]}.",)
        blocks = f"{occupancy.blocks_per_sm} block{'' if occupancy.blocks_per_sm == 1 else 's'}"
        percent = conditions.sourced(f"{occupancy.percent:.4g} %", self.provenance)
        first = (
            f"{percent}: {blocks}, {occupancy.warps_per_sm} of {occupancy.max_warps_per_sm} warps on an SM, limited by "
            f"{occupancy.limiter}."
        )
        steps = thresholds(self._machine[1], self.usage)
        further = [describe_step(self.usage, step, occupancy) for step in steps]
        return (first, *(f"{text[0].upper()}{text[1:]}." for text in further))

    def set_value(self, varied: Varied, value: int) -> None:
        """Change one number of the launch."""
        if self.usage is not None and self.usage.value(varied) != value:
            self.usage = self.usage.with_value(varied, value)
            self.changed.emit()

    def set_other(self, key: str) -> None:
        """Compare with another GPU; "" for none."""
        if key != self._other:
            self._other = key
            self.changed.emit()

    def reset(self) -> None:
        """Take the launch of the selected point as it was."""
        point = self._results.point(self._results.selected)
        self._own = self.usage = _usage_of(point) if point is not None else None
        self._machine = self._machine_of(point) if point is not None else None
        if self._machine is None:
            self._own = self.usage = None
        if point is not None:
            self.look = self._results.looks.get(point.kernel, Look(hue=0))
        self.changed.emit()

    def _on_points_replaced(self) -> None:
        """Take the launch as it is now; numbers that the user changed stay."""
        if not self.is_changed:
            self.reset()

    def _machine_of(self, point: PointResult) -> tuple[str, SmLimits] | None:
        profile = self._results.profile
        record = profile.device(point.device) if profile is not None else None
        spec = self._specs.get(point.device)
        capability = record.compute_capability if record else spec.compute_capability if spec else None
        name = self._results.device_names.get(point.device, point.device)
        if capability is not None and capability in LIMITS:
            return name, LIMITS[capability]
        return None if spec is None else (name, spec.limits)


def _usage_of(point: PointResult) -> Usage | None:
    registers, shared = (point.metrics.get(key) for key in ("registers_per_thread", "shared_bytes_per_block"))
    if point.launch is None or registers is None or shared is None:
        return None
    return Usage(
        threads_per_block=prod(point.launch.block),
        registers_per_thread=int(registers.value),
        shared_bytes_per_block=int(shared.value),
    )
