"""Fixtures of the window's tests: results without a runner, kernels, executors that run at once.

The rule: nothing here shows a window or starts a process.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from fake_runner import FakeRunner

from warplens.cuda.catalogue import KernelFile, builtin_kernels
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import PointResult, PointSpec, Status, Time

if TYPE_CHECKING:  # the tests of the command line use this file too, and do without Qt
    from warplens.gui.kit.tasks import Backend


PATIENCE_MS = 120_000
"""A signal or a state that a test waits for may take this long."""


class AtOnce(Executor):
    """Runs each call while it is submitted."""

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - as executors do
            future.set_exception(error)
        return future


class ByHand(Executor):
    """Runs a call when the test says so."""

    def __init__(self):
        self.waiting = []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def step(self, count=1):
        for _ in range(count):
            future, call = self.waiting.pop(0)
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(call())
                except BaseException as error:  # noqa: BLE001 - as executors do
                    future.set_exception(error)


@pytest.fixture(autouse=True)
def no_width_of_a_terminal(monkeypatch):
    """Remove the width that a shell may have set in the environment: texts are those of a pipe."""
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture(autouse=True)
def no_dialog_that_waits(monkeypatch):
    """Fail a test that opens a dialog: it would wait for an answer for ever."""
    widgets = sys.modules.get("PyQt6.QtWidgets")
    if widgets is None:
        return

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a dialog was opened that waits for an answer")

    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"):
        monkeypatch.setattr(widgets.QFileDialog, name, refuse)
    for kind in (widgets.QDialog, widgets.QMessageBox, widgets.QFileDialog):
        monkeypatch.setattr(kind, "exec", refuse)


@pytest.fixture
def qtbot(qtbot):
    """Return pytest-qt's robot with the patience that a busy machine needs: a wait that fails ends a hang."""
    for name in ("waitSignal", "waitSignals", "waitUntil", "waitActive", "waitExposed"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=PATIENCE_MS))
    return qtbot


@pytest.fixture
def at_once() -> Executor:
    return AtOnce()


@pytest.fixture
def by_hand() -> ByHand:
    return ByHand()


@pytest.fixture(scope="session")
def kernels() -> tuple[KernelFile, ...]:
    """Return the kernels of the lectures, which the window's tests count."""
    return tuple(kernel for kernel in builtin_kernels() if kernel.family in ("matmul", "reduction", "transpose"))


@pytest.fixture(scope="session")
def specs() -> tuple[GpuSpec, ...]:
    return load_spec("gtx-1080-ti"), load_spec("h200")


@pytest.fixture
def make_point() -> Callable[..., PointResult]:
    """Return a maker of results: `make_point("transpose_tiled", n=256, tile=8, time_ns=1000)`."""

    def make(
        kernel="transpose_tiled",
        *,
        n=256,
        tile=8,
        time_ns=1000.0,
        status=Status.OK,
        reason="",
        provenance=Provenance.MODELLED,
        problem=None,
        tune=None,
        device="gtx-1080-ti",
        family="transpose",
        **metrics,
    ):
        return PointResult(
            kernel=kernel,
            title=f"Title of {kernel}",
            source_hash="0" * 64,
            family=family,
            problem={"N": n} if problem is None else problem,
            tune=({} if tile is None else {"TILE": tile}) if tune is None else tune,
            device=device,
            status=status,
            reason=reason,
            time=Time(value_ns=time_ns, provenance=provenance) if status.is_usable else None,
            metrics={key: METRICS[key].value(value, Provenance.COUNTED) for key, value in metrics.items()},
        )

    return make


@pytest.fixture
def make_backend(at_once) -> Callable[..., Backend]:
    """Return a maker of backends that run everything at once, on the fake runner."""

    from warplens.cuda.sweep.protocols import Execution
    from warplens.gui.kit.tasks import Backend, Background

    def make(executor=None, runner=None, workers=1, background=None):
        execution = Execution(
            executor_factory=lambda: executor or at_once,
            run_point=runner or FakeRunner().run,
            workers=workers,
            in_flight=workers,
        )
        return Backend(
            execution=lambda _plan: execution,
            ab_execution=lambda _plan, _thresholds: execution,
            workers=workers,
            compiler=lambda: "fake",
            background=Background(background or at_once),
        )

    return make


@pytest.fixture
def background() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


@pytest.fixture
def kept(tmp_path) -> Path:
    return tmp_path / "kept"


@pytest.fixture(scope="session")
def point_inspector():
    """Return an inspector that executes points in this process, each once for all tests."""
    from warplens.cuda.execute.inspection.explanation import Inspector

    class Remembering(Inspector):
        def __init__(self):
            super().__init__()
            self.inspections = {}

        def inspect(self, point, place=None):
            if point.key not in self.inspections:
                self.inspections[point.key] = super().inspect(point, place)
            return self.inspections[point.key]

    return Remembering()


@pytest.fixture
def make_inspector(request, qtbot, kernels, specs, point_inspector):
    """Return a maker of the model, with a point of the tiled transpose among its results, and of these results.

    The worker is `executor`, by default one that runs in the window's own thread.
    """
    from dataclasses import replace

    from warplens.gui.kit.tasks import Inspecting
    from warplens.gui.workspace.choices import SweepChoices
    from warplens.gui.workspace.inspector import SelectionInspector
    from warplens.gui.workspace.results import Results

    make_backend, make_point = request.getfixturevalue("make_backend"), request.getfixturevalue("make_point")
    made = []

    def make(*points, executor=None, kernel_files=kernels, inspect=None, sheets=specs):
        results, choices = Results(), SweepChoices(kernel_files, ())
        source = {kernel.name: kernel.source_hash for kernel in kernels}
        chosen = points or (make_point("transpose_tiled", n=64, tile=32, device="h200"),)
        results.add([replace(point, source_hash=source.get(point.kernel, "1" * 64)) for point in chosen])
        inspecting = Inspecting(
            executor_factory=lambda: executor or AtOnce(),
            inspect=inspect or point_inspector.inspect,
            record=point_inspector.record,
        )
        backend = replace(make_backend(), inspecting=inspecting)
        model = SelectionInspector(
            results, choices, specs={spec.key: spec for spec in sheets}, backend=backend, delay_ms=0
        )
        made.append(model)
        return model, results

    yield make
    for model in made:
        model.shut_down()


class Trials:
    """An inspector of points that executes none: it keeps them, and answers what a test has prepared."""

    def __init__(self, executor):
        self.points = []
        self.answers = []
        self._executor = executor

    def inspect(self, point):
        from warplens.cuda.execute.inspection.records import Inspection

        self.points.append(point)
        if self.answers:
            return self.answers.pop(0)
        explanation = SimpleNamespace(target="sm_90")  # the only part of an inspection that a trial looks at
        return Inspection(explanation=explanation, ptx=(), lines={}, arrays={}, record=None)

    @property
    def inspecting(self):
        from warplens.gui.kit.tasks import Inspecting

        return Inspecting(executor_factory=lambda: self._executor, inspect=self.inspect, record=None)


@pytest.fixture
def trials(at_once) -> Trials:
    return Trials(at_once)


@pytest.fixture
def make_adding(request, kernels, at_once, make_backend, trials):
    """Return a maker of the model of kernels that are about to be added, which adds to `choices`."""
    from dataclasses import replace

    from warplens.gui.views.adding.model import AddingKernels
    from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
    from warplens.gui.workspace.kernel_watch import KernelWatch
    from warplens.gui.workspace.main_programs import MainPrograms

    request.getfixturevalue("qapp")
    made = []

    def make(**backend):
        choices = SweepChoices(kernels, [DeviceChoice(key="h200", name="H200", label="H200")])
        choices.set_checked(["transpose_tiled"])
        watch = KernelWatch(choices, [], at_once)
        mains = MainPrograms((), watch, watch)  # without a command it runs nothing, and needs no session
        backend = replace(make_backend(**backend), inspecting=trials.inspecting)
        model = AddingKernels(watch, backend, mains, device="h200", delay_ms=0)
        model.choices, model.watch = choices, watch
        made.append(model)
        return model

    yield make
    for model in made:
        model.shut_down()


@pytest.fixture
def spec_of():
    """Return what plans a point with this result."""

    def make(point):
        return PointSpec(
            kernel=point.kernel, path="", source_hash=point.source_hash, family=point.family, problem=point.problem,
            tune=point.tune, device=point.device, budget_s=1.0, limit=1,
        )  # fmt: skip

    return make
