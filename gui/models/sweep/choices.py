"""What the next sweep is made of: variants, the text of each axis, the GPU, the budget of a point, how it is timed.

The rule: texts are kept as typed (`256:4096:*2`, `8,16,32`, as on the command line) and read on demand; an axis left
empty keeps each kernel's own values, or follows the axes that its kernels say. Nothing is planned here on a keystroke:
the count of points is arithmetic on the lengths of the axes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import prod
from typing import TypeAlias

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.errors import InputError
from warplens.cuda.points import Baseline, CacheState, Measuring, PointResult, PointSpec
from warplens.cuda.runners.baselines import baselines_of, name_of
from warplens.cuda.sweep.axes import AxisError, parse_axis
from warplens.cuda.sweep.places import devices_of_baseline, is_timed
from warplens.cuda.sweep.plan import LARGEST_SWEEP, SweepPlan, parse_budget, plan_sweep
from warplens.gui.models.sweep.timing import TimingChoices


class AxisKind(StrEnum):
    """Whether an axis is a size of the problem or a macro of the kernel."""

    PROBLEM = "problem"
    TUNE = "tune"


@dataclass(frozen=True, slots=True, kw_only=True)
class AxisChoice:
    """An axis of the chosen variants: its text, the values of the kernels themselves, and what the text comes to.

    `values` are those that will run, none while the axis follows others; `follows` is the expression it then has in
    the kernels (`N`), "" where it always has values of its own. `problem` is the first line of what is wrong with the
    text, "" when nothing is.
    """

    name: str
    kind: AxisKind
    text: str
    defaults: tuple[int, ...]
    values: tuple[int, ...]
    follows: str = ""
    problem: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceChoice:
    """A GPU that can be chosen; `label` is what the list shows."""

    key: str
    name: str
    label: str


PlanKey: TypeAlias = tuple[object, ...]
"""The place of a point whatever the text of its kernel: its key without the hash of the source."""


def plan_key(point: PointSpec | PointResult) -> PlanKey:
    """Return the place of a point."""
    return (point.key[0], *point.key[2:])


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRequest:
    """A valid choice, ready to be planned anywhere: a plain value. `only` are the places that are run, None: all."""

    kernels: tuple[KernelFile, ...]
    problem: dict[str, tuple[int, ...]]
    tune: dict[str, tuple[int, ...]]
    devices: tuple[str, ...]
    budget_s: float | None = None
    caches: tuple[CacheState, ...] = (CacheState.COLD,)
    measuring: Measuring | None = None
    baselines: frozenset[Baseline] = frozenset()
    only: frozenset[PlanKey] | None = None

    def plan(self) -> SweepPlan:
        """Plan the sweep.

        Raises:
            InputError: it cannot be planned.
        """
        plan = plan_sweep(
            self.kernels,
            problem=self.problem,
            tune=self.tune,
            devices=self.devices,
            budget_s=self.budget_s,
            caches=self.caches,
            measuring=self.measuring,
            baselines=self.baselines,
        )
        if self.only is None:
            return plan
        kept = [pair for pair in zip(plan.points, plan.units, strict=True) if plan_key(pair[0]) in self.only]
        if not kept:
            names = ", ".join(kernel.name for kernel in self.kernels)
            raise InputError(f"{names} has other axes than its points here, which stay: run it anew")
        return SweepPlan(points=tuple(point for point, _ in kept), units=tuple(units for _, units in kept))


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """All choices at a moment, to be brought back."""

    checked: frozenset[str]
    texts: Mapping[str, str]
    chosen_devices: tuple[str, ...]
    budget: str
    cache: str
    timing: Mapping[str, str]


class SweepChoices(QObject):
    """The choices; `timing` are those of points that are measured on a card.

    Signals:
        kernels_changed: there is another variant, or one has another text.
        checked_changed: other variants are chosen.
        axes_changed: axes, their texts or what these come to changed.
        devices_changed: other GPUs are chosen.
        budget_changed: the text of the budget changed.
    """

    kernels_changed = pyqtSignal()
    checked_changed = pyqtSignal()
    axes_changed = pyqtSignal()
    devices_changed = pyqtSignal()
    budget_changed = pyqtSignal()

    def __init__(
        self, kernels: Sequence[KernelFile], devices: Sequence[DeviceChoice], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.kernels = tuple(kernels)
        self.devices = tuple(devices)
        self.timing = TimingChoices(self)
        self._checked: frozenset[str] = frozenset()
        self._texts: dict[str, str] = {}
        self._chosen_devices = tuple(device.key for device in devices[:1])
        self._budget = ""

    @property
    def checked(self) -> frozenset[str]:
        """The names of the chosen variants."""
        return self._checked

    @property
    def chosen_devices(self) -> tuple[str, ...]:
        """The keys of the chosen GPUs, in the order in which they are listed."""
        return self._chosen_devices

    @property
    def device(self) -> str:
        """The key of the first chosen GPU; "" where there is none."""
        return next(iter(self._chosen_devices), "")

    @property
    def is_on_card(self) -> bool:
        """Whether a chosen GPU is one of this machine, on which points are measured."""
        return any(map(is_timed, self._chosen_devices))

    @property
    def knows_card(self) -> bool:
        """Whether any of the GPUs is one of this machine."""
        return any(is_timed(device.key) for device in self.devices)

    @property
    def budget(self) -> str:
        """What was typed for the budget of a point, in seconds; "" for the usual one."""
        return self._budget

    @property
    def texts(self) -> Mapping[str, str]:
        """What was typed, by axis; axes without an entry keep the kernels' own values."""
        return dict(self._texts)

    @property
    def chosen_kernels(self) -> tuple[KernelFile, ...]:
        """The chosen variants, in the order of the catalogue."""
        return tuple(kernel for kernel in self.kernels if kernel.name in self._checked)

    def state(self) -> Choices:
        """Return all choices, to be brought back by `restore`."""
        return Choices(
            checked=self._checked,
            texts=self.texts,
            chosen_devices=self._chosen_devices,
            budget=self._budget,
            cache=self.timing.cache,
            timing=self.timing.texts,
        )

    def restore(self, state: Choices) -> None:
        """Bring back the choices of another moment."""
        self.set_checked(state.checked)
        for axis in {*self._texts, *state.texts}:
            self.set_text(axis, state.texts.get(axis, ""))
        self.set_chosen_devices(state.chosen_devices)
        self.set_budget(state.budget)
        self.timing.set_cache(state.cache)
        for name in {*self.timing.texts, *state.timing}:
            self.timing.set_text(name, state.timing.get(name, ""))

    def clear(self) -> None:
        """Choose no variant, and let every axis keep the kernels' own values."""
        self.restore(replace(self.state(), checked=frozenset(), texts={}, budget=""))

    def set_checked(self, names: Iterable[str]) -> None:
        """Choose these variants and no others; unknown names are passed over."""
        checked = frozenset(names) & {kernel.name for kernel in self.kernels}
        if checked != self._checked:
            self._checked = checked
            self.checked_changed.emit()
            self.axes_changed.emit()

    def set_kernel(self, kernel: KernelFile) -> None:
        """Take a kernel in place of the one of its name, or beside the others."""
        names = [other.name for other in self.kernels]
        if kernel.name in names:
            at = names.index(kernel.name)
            self.kernels = (*self.kernels[:at], kernel, *self.kernels[at + 1 :])
        else:
            self.kernels = (*self.kernels, kernel)
        self.kernels_changed.emit()
        self.axes_changed.emit()

    def toggle(self, name: str) -> None:
        """Choose a variant, or no longer."""
        self.set_checked(self._checked ^ {name})

    def toggle_device(self, key: str) -> None:
        """Choose a GPU, or no longer."""
        self.set_chosen_devices(set(self._chosen_devices) ^ {key})

    def set_text(self, axis: str, text: str) -> None:
        """Set what was typed for an axis."""
        if text != self._texts.get(axis, ""):
            self._texts[axis] = text
            if not text.strip():
                del self._texts[axis]
            self.axes_changed.emit()

    def set_device(self, key: str) -> None:
        """Choose one GPU and no other; an unknown key is passed over."""
        if any(device.key == key for device in self.devices):
            self.set_chosen_devices([key])

    def set_chosen_devices(self, keys: Iterable[str]) -> None:
        """Choose these GPUs and no others; unknown keys are passed over."""
        wanted = set(keys)
        chosen = tuple(device.key for device in self.devices if device.key in wanted)
        if chosen != self._chosen_devices:
            self._chosen_devices = chosen
            self.devices_changed.emit()
            self.axes_changed.emit()

    def set_budget(self, text: str) -> None:
        """Set what was typed for the budget."""
        if text.strip() != self._budget:
            self._budget = text.strip()
            self.budget_changed.emit()

    def budget_problem(self) -> str:
        """Return what is wrong with the budget; "" when nothing is."""
        try:
            parse_budget(self._budget or "1")
        except InputError as error:
            return str(error)
        return ""

    def axes(self) -> tuple[AxisChoice, ...]:
        """Return the axes of the chosen variants, problem axes first, in the order in which kernels name them."""
        found: dict[tuple[AxisKind, str], set[int]] = {}
        follows: dict[tuple[AxisKind, str], str] = {}
        for kernel in self.chosen_kernels:
            for kind, names, own, led in (
                (AxisKind.PROBLEM, kernel.problem_axes, kernel.problem, kernel.problem_follows),
                (AxisKind.TUNE, kernel.tune_axes, kernel.tune, kernel.tune_follows),
            ):
                for name in names:
                    found.setdefault((kind, name), set()).update(own.get(name, ()))
                    if name in led:
                        follows[kind, name] = str(led[name])
        ordered = sorted(found, key=lambda axis: axis[0] is AxisKind.TUNE)
        return tuple(self._axis(*axis, tuple(sorted(found[axis])), follows.get(axis, "")) for axis in ordered)

    def count(self) -> int:
        """Return the number of points that the choices come to; 0 while a text cannot be read."""
        axes = {axis.name: axis for axis in self.axes()}
        if any(axis.problem for axis in axes.values()):
            return 0
        states = sum(len(self.timing.caches) if is_timed(key) else 1 for key in self._chosen_devices)
        return states * sum(
            prod(len(axes[name].values) for name in (*kernel.problem_axes, *kernel.tune_axes) if name in self._texts)
            * prod(len(own) for name, own in (kernel.problem | kernel.tune).items() if name not in self._texts)
            for kernel in self.chosen_kernels
        ) + self._count_beside({name: len(axis.values) for name, axis in axes.items() if name in self._texts})

    def _count_beside(self, typed: Mapping[str, int]) -> int:
        """Return the number of points of the baselines: one a size, however many variants share the task."""
        devices = {one: len(devices_of_baseline(one, self._chosen_devices)) for one in Baseline}
        sizes: dict[tuple[Baseline, str], int] = {}
        for kernel in self.chosen_kernels if self.is_on_card else ():
            count = prod(
                typed.get(name, len(kernel.problem.get(name, "1"))) for name in kernel.problem_axes
            )  # an axis that follows others has one value
            for one in self.timing.baselines.intersection(baselines_of(kernel)):
                task = (one, name_of(kernel, one))
                sizes[task] = max(count, sizes.get(task, 0))
        states = {one: len(self.timing.caches) * devices[one] for one in Baseline}
        return sum(states[one] * count for (one, _), count in sizes.items())

    def problem(self) -> str:
        """Return what keeps the sweep from running, as a hint; "" when it can run."""
        if not self._checked:
            return "Choose at least one variant"
        for axis in self.axes():
            if axis.problem:
                return f"{axis.name}: {axis.problem}"
        if wrong := self.budget_problem() or (self.is_on_card and self.timing.problem()):
            return wrong
        count = self.count()
        if count > LARGEST_SWEEP:
            return f"{count:,} points are too many; at most {LARGEST_SWEEP:,}"
        return "" if self._chosen_devices else "Choose at least one GPU"

    def request(self) -> PlanRequest:
        """Return the choices as a value to plan.

        Raises:
            InputError: they cannot run; the message is that of `problem`.
        """
        problem = self.problem()
        if problem:
            raise InputError(problem)
        typed = [axis for axis in self.axes() if axis.name in self._texts]
        return PlanRequest(
            kernels=self.chosen_kernels,
            problem={axis.name: axis.values for axis in typed if axis.kind is AxisKind.PROBLEM},
            tune={axis.name: axis.values for axis in typed if axis.kind is AxisKind.TUNE},
            devices=self._chosen_devices,
            budget_s=parse_budget(self._budget) if self._budget else None,
            caches=self.timing.caches if self.is_on_card else (CacheState.COLD,),
            measuring=self.timing.measuring() if self.is_on_card else None,
            baselines=self.timing.baselines if self.is_on_card else frozenset(),
        )

    def _axis(self, kind: AxisKind, name: str, defaults: tuple[int, ...], follows: str) -> AxisChoice:
        text = self._texts.get(name, "")
        choice = AxisChoice(name=name, kind=kind, text=text, defaults=defaults, values=defaults, follows=follows)
        if not text:
            return choice
        try:
            _, values = parse_axis(f"{name}={''.join(text.split())}")
        except AxisError as error:
            return replace(choice, values=(), problem=error.message)
        if kind is AxisKind.PROBLEM and values[0] < 1:
            return replace(choice, values=(), problem=f"a size is at least 1, not {values[0]}")
        return replace(choice, values=values)
