"""Runs a point on a real GPU through PyCUDA: loads what the compiler made, checks the result, measures the time.

The rule: one runner has one card, and a process of its own. What can be expected to go wrong comes back as a result
with its sentence. After an error that takes the card from the process, `lost` says so: every later point would repeat
the error, and only a new process has the card again.

A result that is the same, byte by byte, as one found right for the same inputs is right: the card itself compares
digests, and only the first variant of a family is held against the reference.
"""

from __future__ import annotations

import atexit
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from warplens.cuda.catalogue import DType, KernelFile, Role, Workload
from warplens.cuda.catalogue.tree import Expression, names_of
from warplens.cuda.catalogue.workload import Array
from warplens.cuda.compiler import CompileCache, CompiledKernel, default_cache
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.errors import InputError, LaunchError, LaunchLimitError, MissingPartError, WarplensError
from warplens.cuda.points import (
    Baseline,
    CacheState,
    Check,
    Measuring,
    PlannedVisit,
    PointResult,
    PointSpec,
    Status,
    first_lines,
    result_of,
)
from warplens.cuda.runners import baselines, derived_metrics, verification
from warplens.cuda.runners.cublas import math_note
from warplens.cuda.runners.gpu.captured_output import ERRORS, OUTPUT, diverted, failed_assertion
from warplens.cuda.runners.gpu.card import Card, DeviceArrays, driver_errors, launcher, pinned
from warplens.cuda.runners.gpu.cuda_errors import explain
from warplens.cuda.runners.host_memory import check_host_room, check_pinned_room
from warplens.cuda.runners.measurement.stopwatch import Timing, Work
from warplens.cuda.runners.out_of_core.on_card import StreamedPoint
from warplens.cuda.runners.out_of_core.plan import plan_of
from warplens.cuda.runners.preparation import Preparer, fit, launch_shape, needed_bytes

MOST_PLACED = 16
"""Workloads whose arrays stay on the card, where there is room: those of the families at one size."""
MOST_RIGHT = 256
"""Right results remembered: each family has one a size."""

ATOMIC = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:atom|red|cp\.reduce)\.", re.MULTILINE)
"""A PTX instruction that updates memory: a second launch finds what the first has left."""


class GpuRunner:
    """Runs points on one card.

    Args:
        card: its UUID (`GPU-...`), or its number among those that CUDA shows.
        spec: what is known of it; by default the sheet that the point names.
        measuring: how points are timed that do not say it themselves.
        compile_cache: for what the compiler makes, by default the user's own.

    `lost` is empty as long as the process has the card, else the sentence of the error that took it away. `is_gone`
    says that it could not even be opened: another process would hardly have it either.
    """

    def __init__(
        self,
        card: str | int = 0,
        *,
        spec: GpuSpec | None = None,
        measuring: Measuring | None = None,
        compile_cache: CompileCache | None = None,
    ) -> None:
        """Remember the card; it is opened by the first point."""
        self._name = card
        self._spec = spec
        self._measuring = measuring or Measuring()
        self._cache = compile_cache or default_cache()
        self._preparer = Preparer(self._cache)
        self._card: Card | None = None
        self._made: tuple[object, Mapping[str, Array]] = (None, {})
        self._placed: dict[object, DeviceArrays] = {}
        self._right: dict[object, tuple[tuple[int, ...], tuple[Check, ...]]] = {}
        self.lost = ""
        self.is_gone = False

    def run(self, point: PointSpec, stay: PlannedVisit | None = None) -> PointResult:
        """Run one point, or what of it belongs to one visit; expected failures are part of the result."""
        started = time.perf_counter()
        known: dict[str, Any] = {}
        status, reason = Status.OK, ""
        try:
            if self.lost:
                raise LaunchError(f"the card is lost to this process: {self.lost}")
            with diverted(ERRORS) as said:
                try:
                    status, reason = self._run(point, known, stay)
                except driver_errors() as error:
                    failure = explain(str(error))
                    status, reason = Status.FAILED, _with_place(failure.sentence, said(), point)
                    self.lost = reason if failure.loses_card else ""
        except LaunchLimitError as error:
            status, reason = Status.SKIPPED, str(error)
        except WarplensError as error:
            status, reason = Status.FAILED, str(error)
        elapsed_s = time.perf_counter() - started
        return replace(result_of(point, status, reason), **known, elapsed_s=elapsed_s)

    def close(self) -> None:
        """Give the card back."""
        self._placed.clear()
        card, self._card = self._card, None
        if card is not None:
            with suppress(*driver_errors() if self.lost else ()):  # a lost one refuses all that it is asked
                card.close()

    def _run(self, point: PointSpec, known: dict[str, Any], stay: PlannedVisit | None) -> tuple[Status, str]:
        """Run one point to its end; `known` takes what is known of it so far."""
        if point.baseline is not None:
            return self._run_baseline(point, known, stay)
        kernel = self._preparer.read(point)
        known["title"] = kernel.title
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is not None:
            return Status.SKIPPED, f"requires {workload.broken_requirement}"
        known["launch"] = launch_shape(workload)
        spec = self._spec or load_spec(point.device)
        compiled = self._preparer.compile(kernel, workload, spec)
        known["compiler"] = compiled.version
        fits = fit(workload, compiled, spec)
        known["metrics"] = derived_metrics.resource_metrics(
            compiled.resources, workload.dynamic_shared_bytes, fits, spec
        )
        card = self._open(spec)
        if kernel.stream is not None:
            streamed = self._streamed(card, kernel, workload, compiled, spec)
            return streamed.run(point, point.measuring or self._measuring, spec, stay, known)
        arrays = self._place(card, workload)
        packed = self._preparer.pack(kernel, workload, compiled)
        launch = card.load(compiled, spec, workload, arrays.parameters(packed.data, packed.pointers))
        with diverted(OUTPUT) as printed:
            try:
                wrong = self._first(card, launch, workload, arrays, known)
            finally:
                known["printed"] = first_lines(printed())
        if wrong:
            return Status.FAILED, wrong
        # What only stores writes the same again. What updates does not: it would count on, or overflow.
        updates = ATOMIC.search(compiled.ptx) is not None or any(a.role is Role.INOUT for a in workload.arrays)
        if not spec.target_is_own:
            known["notes"] += (f"the driver translated the PTX that was compiled for {compiled.target}",)
        restore = arrays.restore if updates else None
        self._time(Timing(card, launch, restore, point.cache or CacheState.COLD, stay), point, workload, known)
        return Status.OK, ""

    def _streamed(
        self, card: Card, kernel: KernelFile, workload: Workload, compiled: CompiledKernel, spec: GpuSpec
    ) -> StreamedPoint:
        """Return a point whose matrices stay on the host; the card needs room for its panels alone.

        Raises:
            LaunchLimitError: they do not fit there, or the matrices not into the memory of the host.
        """
        plan = plan_of(kernel, workload)
        self._make_room(card, plan.memory_bytes)
        return StreamedPoint(
            card=card,
            kernel=kernel,
            workload=workload,
            plan=plan,
            hosts=self._make(workload, is_pinned=True),
            pack=lambda panel: self._preparer.pack(kernel, panel, compiled),
            launcher=partial(launcher, card.function(compiled, spec, workload.dynamic_shared_bytes)),
        )

    def _run_baseline(self, point: PointSpec, known: dict[str, Any], stay: PlannedVisit | None) -> tuple[Status, str]:
        """Run what is no kernel of ours: a product of cuBLAS, or a copy."""
        kernel, baseline = self._preparer.read(point), point.baseline
        product = baselines.product_of(kernel)
        if baseline is Baseline.NUMPY or baseline is None or (baseline is Baseline.CUBLAS and product is None):
            raise InputError(f"{point.kernel} is no baseline of a card")
        known["title"] = baselines.title_of(kernel, baseline)
        card = self._open(self._spec or load_spec(point.device))
        workload = baselines.workload_of(kernel, baseline, point.problem)
        arrays = self._place(card, workload)
        if product is None:
            launch, said = arrays.copying("source", "copy"), "cuMemcpyDtoD"
        else:
            cublas = card.cublas()
            launch, said = partial(cublas.multiply, product.dtype, *arrays.matrices(product)), math_note(product.dtype)
            known["compiler"] = f"cuBLAS {cublas.version}"
        if wrong := self._first(card, launch, workload, arrays, known):
            return Status.FAILED, wrong
        known["notes"] = (said, *known["notes"])
        self._time(Timing(card, launch, None, point.cache or CacheState.COLD, stay), point, workload, known)
        if product is not None and product.dtype is DType.FLOAT64:
            known["metrics"].pop("roofline_fraction", None)  # the roof is that of the lanes: tensor cores go beyond
        return Status.OK, ""

    def _time(self, timing: Timing, point: PointSpec, workload: Workload, known: dict[str, Any]) -> None:
        known["time"] = timing.measure(point.measuring or self._measuring)
        known["notes"] += timing.notes
        achieved = derived_metrics.achieved_metrics(known["time"], workload, self._spec or load_spec(point.device))
        known["metrics"] = known.get("metrics", {}) | achieved

    def _open(self, spec: GpuSpec) -> Card:
        if self._card is None:
            try:
                self._card = Card(self._name, spec, self._cache)
            except Exception as error:
                self.is_gone = isinstance(error, (MissingPartError, *driver_errors()))
                raise
            atexit.register(self.close)
        if self._card.capability != spec.compute_capability:
            raise InputError(
                f"the {self._card.name} has compute capability {_dotted(self._card.capability)}, and the points are "
                f"planned for {spec.name} with {_dotted(spec.compute_capability)}"
            )
        return self._card

    def _place(self, card: Card, workload: Workload) -> DeviceArrays:
        """Return the arrays of a workload on the card as they are before the launch.

        The variants of a family share them, as long as they are there: what another kernel wrote to is sent again.

        Raises:
            LaunchLimitError: they do not fit.
        """
        key = _key(workload)
        arrays = self._placed.pop(key, None)
        if arrays is not None and arrays.are_intact():
            arrays.restore()
        else:
            del arrays
            if len(self._placed) >= MOST_PLACED:
                del self._placed[next(iter(self._placed))]
            self._make_room(card, needed_bytes(workload))
            arrays = card.place(workload, self._make(workload))
        self._placed[key] = arrays
        return arrays

    def _make_room(self, card: Card, needed: int) -> None:
        """Give up arrays of earlier points until so many bytes are free on the card.

        Raises:
            LaunchLimitError: they are not even then.
        """
        while self._placed and not card.has_room(needed):
            del self._placed[next(iter(self._placed))]
        card.check_room(needed)

    def _make(self, workload: Workload, *, is_pinned: bool = False) -> Mapping[str, Array]:
        """Return the arrays before the launch; those of the last point, where they are the same.

        Raises:
            LaunchLimitError: the host has no room for them, and for what is fetched from the card.
        """
        key = (_key(workload), is_pinned)
        if self._made[0] != key:
            self._made = (None, {})
            if is_pinned:
                check_pinned_room(workload.array_bytes())
            else:
                check_host_room(_host_bytes(workload))
            self._made = key, workload.make_arrays(allocate=pinned) if is_pinned else workload.make_arrays()
        return self._made[1]

    def _first(self, card: Card, launch: Work, workload: Workload, arrays: DeviceArrays, known: dict[str, Any]) -> str:
        """Launch for the first time, hold the result against the reference and say how it is wrong.

        Raises:
            LaunchError: the kernel wrote to an array that it may only read.
        """
        launch()
        card.wait_for_all()
        inputs = [array.name for array in workload.arrays if array.role is Role.IN]
        changed = ", ".join(repr(name) for name in inputs if arrays.digest(name) != arrays.digests[name])
        if changed:
            raise LaunchError(f"the kernel writes to {changed}, which it may only read: the role is 'in'")
        shapes = tuple((array.name, array.dtype, array.shape) for array in workload.arrays)
        meaning = _meaning(workload.expected, workload.names)
        key = (shapes, tuple(arrays.digests.items()), meaning, workload.tolerance)
        results = tuple(arrays.digest(name) for name in workload.expected)
        found, checks = self._right.get(key, ((), ()))
        if found != results:
            got = {name: arrays.fetch(name) for name in workload.expected}
            checks = verification.judge(got, workload, self._make(workload))
            if not any(one.wrong for one in checks):
                if len(self._right) >= MOST_RIGHT:
                    self._right.clear()
                self._right[key] = results, checks
        first = next((one for one in checks if one.wrong), checks[0] if checks else None)
        known["check"], known["notes"] = first, verification.notes(checks, workload)
        return verification.describe(first) if first is not None and first.wrong else ""


def _host_bytes(workload: Workload) -> int:
    """Return the bytes of the arrays that are sent to the card, and of those that are fetched to be compared.

    What the kernel only writes is zeros before, which take no memory of the host.
    """
    sent = sum(array.size_bytes for array in workload.arrays if array.role is not Role.OUT)
    return sent + sum(array.size_bytes for array in workload.arrays if array.name in workload.expected)


def _with_place(sentence: str, said: str, point: PointSpec) -> str:
    """Return the sentence of a failure behind the assertion that the driver says it comes from, if it says one."""
    assertion = failed_assertion(said, Path(point.path).name)
    return f"{assertion}: {sentence}" if assertion else sentence


def _key(workload: Workload) -> object:
    """Return what the arrays of a workload depend on before the launch."""
    arrays = tuple((array.name, array.dtype, array.shape, array.role) for array in workload.arrays)
    return arrays, _meaning({array.name: array.init for array in workload.arrays}, workload.names)


def _meaning(expressions: Mapping[str, Expression], names: Mapping[str, int]) -> tuple[object, ...]:
    """Return what the value of expressions depends on: their text, and the axes that they use."""
    used = {node.name for expression in expressions.values() for node in names_of(expression)}
    texts = tuple((name, str(expression)) for name, expression in expressions.items())
    return texts, tuple(sorted((name, value) for name, value in names.items() if name in used))


def _dotted(capability: tuple[int, int]) -> str:
    return ".".join(map(str, capability))
