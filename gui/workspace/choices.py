"""The choices of the next sweep: variants, the text of each axis, the GPUs, the budget of a point, the timing.

The rule: texts are stored as typed (`256:4096:*2`, `8,16,32`, as on the command line) and parsed on demand; an empty
axis keeps each kernel's own values, or follows the axes that its kernels name. A keystroke plans nothing: the number of
points is computed from the lengths of the axes.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import prod
from pathlib import PurePath
from typing import Any, Self, TypeAlias

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.execute.baselines import baselines_of, name_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Baseline, CacheState, InputSet, Measuring, PointResult, PointSpec
from warplens.cuda.sweep.axes import AxisError, parse_axis
from warplens.cuda.sweep.cluster.remote import parse_address
from warplens.cuda.sweep.places import devices_of_baseline, is_timed
from warplens.cuda.sweep.plan import LARGEST_SWEEP, SweepPlan, parse_budget, plan_sweep, states_of
from warplens.gui.workspace.timing import CheckingChoices, TimingChoices, error_of
from warplens.profiles.kept_launches import is_launch


class AxisKind(StrEnum):
    """Whether an axis is a problem size or a macro of the kernel."""

    PROBLEM = "problem"
    TUNE = "tune"


@dataclass(frozen=True, slots=True, kw_only=True)
class AxisChoice:
    """An axis of the chosen variants: its text, the kernels' own values, and the values that the text gives."""

    name: str
    kind: AxisKind
    text: str
    defaults: tuple[int, ...]
    values: tuple[int, ...]  # those that will run, none while the axis follows others
    follows: str = ""  # its expression in the kernels (`N`) then; "" if it always has its own values
    problem: str = ""  # the first line of the error in the text


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceChoice:
    """A GPU that can be chosen; `label` is its text in the list."""

    key: str
    name: str
    label: str


PlanKey: TypeAlias = tuple[object, ...]  # the key of a point without its source's hash, the same for all its versions


def plan_key(point: PointSpec | PointResult) -> PlanKey:
    """Return the key of a point without the hash of its source."""
    return (point.key[0], *point.key[2:])


# A point is stale if its source, a file that it includes or a macro differs now. What a point does not record is not
# held against it, and no file is the source of a program's launch.

RevisionsOf: TypeAlias = Callable[
    ..., tuple[str, str]
]  # names the revision of a point and that of its file, or neither


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelVersion:
    """What the file of a kernel says now; the hashes are those of its `PointSpec`."""

    path: str
    families: frozenset[str]  # all that the kernel has had: a point of another family is one of another kernel
    source_hash: str  # macros and values of the launch are part of it
    included_hash: str = ""
    problem: str = ""  # why the file has no such kernel now, as the end of a sentence that begins with the file's name
    front_matter: str = ""  # the inferred one
    revision: str = ""  # the name of the one that is shown, "" for what the file says now

    @classmethod
    def of(cls, kernel: KernelFile, included_hash: str = "") -> Self:
        """Return what a kernel is now, with the hash of what it includes."""
        return cls(
            path=kernel.path,
            families=frozenset({kernel.family}),
            source_hash=kernel.source_hash,
            included_hash=included_hash,
            front_matter=kernel.front_matter,
        )

    def is_of(self, point: PointResult) -> bool:
        """Return whether a point of this name is one of this kernel, and of a source."""
        return point.family in self.families and bool(point.source_hash) and not is_launch(point)

    def staleness_of(self, point: PointResult, revisions_of: RevisionsOf | None = None) -> str:
        """Return why a point of the kernel is stale, with the names of the revisions; "" if it is not."""
        if not self.is_of(point):
            return ""
        file = PurePath(self.path).name
        if self.problem:
            return f"{file} {self.problem}"
        has_other_text = point.source_hash != self.source_hash
        if not has_other_text and point.included_hash in {None, self.included_hash}:
            return ""
        ran, now = revisions_of(point, self) if revisions_of is not None else ("", "")
        if self.revision:
            return f"{self.revision} of {file} is shown, and this ran with {ran or 'another revision'}"
        if ran:
            return f"of {ran}; {file} is {now} now{'' if has_other_text else ', by a file that it includes'}"
        return f"{file if has_other_text else f'a file that {file} includes'} has changed since this ran"


Versions = Mapping[str, KernelVersion]  # what the files say, by the names of their kernels


def staleness_in(versions: Versions, point: PointResult, revisions_of: RevisionsOf | None = None) -> str:
    """Return why a point is stale where the files say this: its file is another one now. "" if it is not."""
    version = versions.get(point.kernel) if versions else None
    return version.staleness_of(point, revisions_of) if version else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRequest:
    """A valid choice as a plain value that can be planned; `inputs` and `reference` are those of `CheckingChoices`."""

    kernels: tuple[KernelFile, ...]
    problem: dict[str, tuple[int, ...]]
    tune: dict[str, tuple[int, ...]]
    devices: tuple[str, ...]
    budget_s: float | None = None
    caches: tuple[CacheState, ...] = (CacheState.COLD,)
    measuring: Measuring | None = None
    baselines: frozenset[Baseline] = frozenset()
    inputs: tuple[InputSet, ...] = ()
    reference: str = ""
    cluster: str = ""  # the address of the cluster that runs it, "" for this machine
    only: frozenset[PlanKey] | None = None  # the points that run; None runs all
    trials: int = 0  # of a search: of one variant at one size, on a GPU, or on the sheet of a GPU and that GPU

    def words(self) -> list[str]:
        """Return the words of the command that runs the sweep."""
        from warplens.profiles.arguments import run_words  # at the start the window has no time for it

        if self.trials:
            [kernel] = self.kernels
            sizes = [word for name, [value] in self.problem.items() for word in ("--problem", f"{name}={value}")]
            trials = ["--trials", str(self.trials), "--device", self.devices[-1]]
            return ["warplens", "tune", kernel.name, *sizes, *trials, *(["--on", self.cluster] if self.cluster else [])]
        return run_words(self.kernels, **self._planned(), reference=self.reference, cluster=self.cluster)

    def _planned(self) -> dict[str, Any]:
        names = ("problem", "tune", "devices", "budget_s", "caches", "measuring", "baselines", "inputs")
        return {name: getattr(self, name) for name in names}

    def plan(self) -> SweepPlan:
        """Plan the sweep; `InputError` if it cannot be planned."""
        from warplens.profiles.arguments import reference  # at the start the window has no time for it

        plan = plan_sweep(self.kernels, **self._planned(), reference=reference(self.reference or None, "a reference"))
        if self.only is None:
            return plan
        kept = [pair for pair in zip(plan.points, plan.units, strict=True) if plan_key(pair[0]) in self.only]
        if not kept:
            names = ", ".join(kernel.name for kernel in self.kernels)
            raise InputError(f"{names} has other axes than its points here, which stay: run it again")
        return SweepPlan(points=tuple(point for point, _ in kept), units=tuple(units for _, units in kept))


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """A snapshot of all choices."""

    checked: frozenset[str]
    texts: Mapping[str, str]
    chosen_devices: tuple[str, ...]
    budget: str
    cache: str
    timing: Mapping[str, str]
    inputs: tuple[InputSet, ...] = ()
    reference: str = ""


class SweepChoices(QObject):
    """The choices; `timing` has those for points that are timed, `checking` those of inputs and the reference."""

    kernels_changed = pyqtSignal()  # a variant was added, or its text changed
    checked_changed = pyqtSignal()  # the chosen variants changed
    axes_changed = pyqtSignal()  # the axes, their texts or their values changed
    devices_changed = pyqtSignal()  # the chosen GPUs, or those to choose from, changed
    budget_changed = pyqtSignal()  # the text of the budget changed
    cluster_changed = pyqtSignal()  # the address of the cluster or its problem changed
    cluster_entered = pyqtSignal()  # the user finished typing an address that can be read

    def __init__(self, kernels: Sequence[KernelFile], devices: Sequence[DeviceChoice]) -> None:
        super().__init__()
        self.kernels = tuple(kernels)
        self.past: tuple[KernelFile, ...] = ()  # those of older revisions that are shown, which no sweep runs
        self.devices = tuple(devices)
        self.timing = TimingChoices(self)
        self.checking = CheckingChoices(self)
        self.checked: frozenset[str] = frozenset()  # the names of the chosen variants
        self._texts: dict[str, str] = {}
        self.chosen_devices = tuple(device.key for device in devices[:1])  # their keys, in the order of the list
        self.budget = ""  # the typed budget of a point in seconds; "" for the default
        # The address of the cluster that runs the points, as `--on` takes it; "" for this machine.
        self.cluster = self._cluster_error = ""

    @property
    def device(self) -> str:
        """The key of the first chosen GPU; "" if there is none."""
        return next(iter(self.chosen_devices), "")

    @property
    def is_on_gpu(self) -> bool:
        """Whether a chosen GPU is a real one, on which points are measured."""
        return any(map(is_timed, self.chosen_devices))

    @property
    def knows_gpu(self) -> bool:
        """Whether any of the GPUs is a real one, of this machine or of the cluster."""
        return any(is_timed(device.key) for device in self.devices)

    @property
    def texts(self) -> Mapping[str, str]:
        """The typed texts by axis; an axis without a text keeps the kernels' own values."""
        return dict(self._texts)

    @property
    def chosen_kernels(self) -> tuple[KernelFile, ...]:
        """The chosen variants, in the order of the catalogue."""
        return tuple(kernel for kernel in self.kernels if kernel.name in self.checked)

    def state(self) -> Choices:
        """Return a snapshot that `restore` applies."""
        return Choices(
            checked=self.checked, texts=self.texts, chosen_devices=self.chosen_devices, budget=self.budget,
            cache=self.timing.cache, timing=self.timing.texts, inputs=self.checking.inputs,
            reference=self.checking.reference,
        )  # fmt: skip

    def restore(self, state: Choices) -> None:
        """Apply a snapshot."""
        self.set_checked(state.checked)
        for axis in {*self._texts, *state.texts}:
            self.set_text(axis, state.texts.get(axis, ""))
        self.set_chosen_devices(state.chosen_devices)
        self.set_budget(state.budget)
        self.timing.set_cache(state.cache)
        self.checking.set_inputs(state.inputs)
        self.checking.set_reference(state.reference)
        for name in {*self.timing.texts, *state.timing}:
            self.timing.set_text(name, state.timing.get(name, ""))

    def clear(self) -> None:
        """Choose no variant, and clear the texts of all axes and of the budget."""
        self.restore(replace(self.state(), checked=frozenset(), texts={}, budget=""))

    def set_checked(self, names: Iterable[str]) -> None:
        """Choose exactly these variants; unknown names are ignored."""
        checked = frozenset(names) & {kernel.name for kernel in self.kernels}
        if checked != self.checked:
            self.checked = checked
            self.checked_changed.emit()
            self.axes_changed.emit()

    def set_kernels(self, kernels: Iterable[KernelFile]) -> None:
        """Replace the kernels of the same names, or add kernels."""
        by_name = {kernel.name: kernel for kernel in (*self.kernels, *kernels)}  # the place of a name stays
        self.kernels = tuple(by_name.values())
        self.kernels_changed.emit()
        self.axes_changed.emit()

    def set_past(self, kernels: Iterable[KernelFile]) -> None:
        """Let the code of older revisions be looked at."""
        self.past = tuple(kernels)
        self.kernels_changed.emit()

    def toggle(self, name: str) -> None:
        """Choose a variant, or remove it from the choice."""
        self.set_checked(self.checked ^ {name})

    def set_text(self, axis: str, text: str) -> None:
        """Set the text of an axis."""
        if text != self._texts.get(axis, ""):
            self._texts[axis] = text
            if not text.strip():
                del self._texts[axis]
            self.axes_changed.emit()

    def set_device(self, key: str) -> None:
        """Choose exactly one GPU; an unknown key is ignored."""
        if any(device.key == key for device in self.devices):
            self.set_chosen_devices([key])

    def set_chosen_devices(self, keys: Iterable[str]) -> None:
        """Choose exactly these GPUs; unknown keys are ignored."""
        chosen_keys = set(keys)
        keys_in_order = tuple(device.key for device in self.devices if device.key in chosen_keys)
        if keys_in_order != self.chosen_devices:
            self.chosen_devices = keys_in_order
            self.devices_changed.emit()
            self.axes_changed.emit()

    def set_devices(self, devices: Sequence[DeviceChoice], chosen_keys: Iterable[str]) -> None:
        """Replace the GPUs to choose from, and choose those with these keys; unknown keys are ignored."""
        wanted = set(chosen_keys)
        self.devices = tuple(devices)
        self.chosen_devices = tuple(device.key for device in self.devices if device.key in wanted)
        self.devices_changed.emit()
        self.axes_changed.emit()

    def set_budget(self, text: str) -> None:
        """Set the text of the budget."""
        if text.strip() != self.budget:
            self.budget = text.strip()
            self.budget_changed.emit()

    def set_cluster(self, text: str) -> None:
        """Set the address of the cluster."""
        if text.strip() != self.cluster:
            self.cluster, self._cluster_error = text.strip(), ""
            self.cluster_changed.emit()

    def enter_cluster(self) -> None:
        """Announce that the address of the cluster is complete, if there is one that can be read."""
        if self.cluster and not error_of(parse_address, self.cluster):
            self.cluster_entered.emit()

    def set_cluster_error(self, sentence: str) -> None:
        """Set why the cluster does not answer; "" if it does."""
        if sentence != self._cluster_error:
            self._cluster_error = sentence
            self.cluster_changed.emit()

    def cluster_problem(self) -> str:
        """Return the error in the address of the cluster, or why the cluster does not answer; "" if it does."""
        return error_of(parse_address, self.cluster or "local:1") or self._cluster_error

    def budget_problem(self) -> str:
        """Return the error in the text of the budget; "" if there is none."""
        return error_of(parse_budget, self.budget or "1")

    def axes(self) -> tuple[AxisChoice, ...]:
        """Return the axes of the chosen variants, problem axes first, in the order of the kernels."""
        own_values: dict[tuple[AxisKind, str], set[int]] = {}
        follows: dict[tuple[AxisKind, str], str] = {}
        for kernel in self.chosen_kernels:
            for kind, names, values, expressions in (
                (AxisKind.PROBLEM, kernel.problem_axes, kernel.problem, kernel.problem_follows),
                (AxisKind.TUNE, kernel.tune_axes, kernel.tune, kernel.tune_follows),
            ):
                for name in names:
                    own_values.setdefault((kind, name), set()).update(values.get(name, ()))
                    if name in expressions:
                        follows[kind, name] = str(expressions[name])
        ordered = sorted(own_values, key=lambda axis: axis[0] is AxisKind.TUNE)
        return tuple(self._axis(*axis, tuple(sorted(own_values[axis])), follows.get(axis, "")) for axis in ordered)

    @property
    def _caches(self) -> tuple[CacheState, ...]:
        """The states of the cache that are chosen; without a GPU there is no choice of them."""
        return self.timing.caches if self.is_on_gpu else (CacheState.COLD,)

    def count(self) -> int:
        """Return the number of points of the sweep; 0 while a text cannot be read."""
        axes = {axis.name: axis for axis in self.axes()}
        if any(axis.problem for axis in axes.values()):
            return 0
        states = sum(len(states_of(key, self._caches)) for key in self.chosen_devices)
        return states * sum(
            prod(len(axes[name].values) for name in (*kernel.problem_axes, *kernel.tune_axes) if name in self._texts)
            * prod(len(own) for name, own in (kernel.problem | kernel.tune).items() if name not in self._texts)
            for kernel in self.chosen_kernels
        ) + self._count_of_baselines({name: len(axis.values) for name, axis in axes.items() if name in self._texts})

    def _count_of_baselines(self, typed: Mapping[str, int]) -> int:
        """Return the number of points of the baselines: one a size for all variants of the same task."""
        devices = {baseline: len(devices_of_baseline(baseline, self.chosen_devices)) for baseline in Baseline}
        sizes: dict[tuple[Baseline, str], int] = {}
        for kernel in self.chosen_kernels if self.is_on_gpu else ():
            count = prod(
                typed.get(name, len(kernel.problem.get(name, "1"))) for name in kernel.problem_axes
            )  # an axis that follows others has one value
            for baseline in self.timing.baselines.intersection(baselines_of(kernel)):
                task = (baseline, name_of(kernel, baseline))
                sizes[task] = max(count, sizes.get(task, 0))
        states = {baseline: len(self.timing.caches) * devices[baseline] for baseline in Baseline}
        return sum(states[baseline] * count for (baseline, _), count in sizes.items())

    def problem(self) -> str:
        """Return the hint that says why the sweep cannot run; "" if it can."""
        if not self.checked:
            return "Choose at least one variant"
        for axis in self.axes():
            if axis.problem:
                return f"{axis.name}: {axis.problem}"
        of_timing = self.timing.problem() if self.is_on_gpu else ""
        if error := self.budget_problem() or self.cluster_problem() or of_timing or self.checking.problem():
            return error
        count = self.count()
        if count > LARGEST_SWEEP:
            return f"{count:,} points are too many; at most {LARGEST_SWEEP:,}"
        return "" if self.chosen_devices else "Choose at least one GPU"

    def request(self) -> PlanRequest:
        """Return the choices as a value that can be planned; `InputError` with the message of `problem` if not."""
        problem = self.problem()
        if problem:
            raise InputError(problem)
        typed = [axis for axis in self.axes() if axis.name in self._texts]
        return PlanRequest(
            kernels=self.chosen_kernels,
            problem={axis.name: axis.values for axis in typed if axis.kind is AxisKind.PROBLEM},
            tune={axis.name: axis.values for axis in typed if axis.kind is AxisKind.TUNE},
            devices=self.chosen_devices, budget_s=parse_budget(self.budget) if self.budget else None,
            caches=self._caches, measuring=self.timing.measuring() if self.is_on_gpu else None,
            baselines=self.timing.baselines if self.is_on_gpu else frozenset(), inputs=self.checking.inputs,
            reference=self.checking.reference, cluster=self.cluster,
        )  # fmt: skip

    def _axis(self, kind: AxisKind, name: str, defaults: tuple[int, ...], follows: str) -> AxisChoice:
        text = self._texts.get(name, "")
        choice = AxisChoice(name=name, kind=kind, text=text, defaults=defaults, values=defaults, follows=follows)
        if not text:
            return choice
        try:
            _, values = parse_axis(f"{name}={''.join(text.split())}")
        except AxisError as error:
            return replace(choice, values=(), problem=error.message)
        if kind is AxisKind.PROBLEM and values[0] < min((1, *defaults)):
            return replace(choice, values=(), problem=f"a size is at least 1, not {values[0]}")
        return replace(choice, values=values)
