"""The registry of places: which place a device has, and a third-party place with a runner of its own."""

from __future__ import annotations

import importlib
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from fake_runner import FakeRunner

from warplens.cuda.device.gpus import HOST
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Baseline, CacheState, Measuring, Status
from warplens.cuda.sweep import places
from warplens.cuda.sweep.engine import PointFinished, Sweep
from warplens.cuda.sweep.pairing import local_execution
from warplens.cuda.sweep.places import EMULATOR, use_places
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep

README = Path(__file__).resolve().parents[4] / "cuda" / "execute" / "README.md"
RUNNER = '''
"""A runner of another program's simulator."""
import os
from warplens.cuda.ground.points import Status, result_of

class ToyRunner:
    def __init__(self, threads):
        self.threads = threads

    def run(self, point):
        return result_of(point, Status.SKIPPED, f"toy with {self.threads} threads in {os.getpid()}")
'''
PLACE = '''
"""Where the points of toy GPUs run: in one worker with two threads."""
from toy_runner import ToyRunner
from warplens.cuda.sweep.places import Traits
from warplens.cuda.sweep.places import WorkerResources

class ToyPlace:
    name = "toy"
    traits = Traits(label="played", is_timed=True, budget_s=9.0)

    def runs(self, device):
        return device.startswith("toy-")

    def workers(self, device):
        return [WorkerResources(threads=2)]

    def make_runner(self, device, resources):
        return ToyRunner(resources.threads)
'''


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Write the two files of a third-party place and register it."""
    (tmp_path / "toy_runner.py").write_text(RUNNER)
    (tmp_path / "toy_place.py").write_text(PLACE)
    monkeypatch.syspath_prepend(str(tmp_path))
    place = importlib.import_module("toy_place").ToyPlace()
    places.register(place)
    yield place
    places.unregister(place.name)
    for module in ("toy_place", "toy_runner"):
        sys.modules.pop(module, None)


@pytest.mark.parametrize(
    ("device", "name"), [("h200", "emulator"), ("gpu-nvidia-h200", "gpu"), (HOST, "processor"), ("toy-1", "emulator")]
)
def test_each_device_has_its_place(device, name):
    assert places.place_of(device).name == name


def test_place_that_is_registered_is_asked_first(toy):
    assert places.place_of("toy-1") is toy
    assert places.place_of("h200").name == "emulator"


@pytest.fixture
def stopwatch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Write the runner and the place of the README of runners, as a third party would, and import the place."""
    runner, place, script = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    own = "def my_measurement(problem, tune):\n    return 1000.0\n\n\ndef my_flops(problem):\n    return 5000\n"
    (tmp_path / "stopwatch_runner.py").write_text(runner + own)
    (tmp_path / "stopwatch_place.py").write_text(place)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("stopwatch_place").StopwatchPlace(), script
    places.unregister("stopwatch")
    for module in ("stopwatch_place", "stopwatch_runner"):
        sys.modules.pop(module, None)


def test_runner_and_place_of_the_readme_run_a_point(stopwatch, plan):
    place, script = stopwatch
    compile(script, "script.py", "exec")
    places.register(place)
    point = replace(plan("a").points[0], device="gtx-960")
    assert places.place_of(point.device) is place
    [resources] = place.workers(point.device)
    result = place.make_runner(point.device, resources).run(point)
    assert (result.status, result.metrics["gflops"].value) == (Status.OK, 5.0)
    assert result.time is not None
    assert (result.time.value_ns, result.time.provenance) == (1000.0, Provenance.MEASURED)


def test_second_place_of_a_name_is_refused(toy):
    with pytest.raises(InputError, match=r"^there is a place named 'toy' already$"):
        places.register(toy)


def test_baselines_have_points_on_the_devices_whose_place_runs_them():
    devices = ("h200", "gpu-a", "gpu-b")
    assert places.devices_of_baseline(Baseline.CUBLAS, devices) == ("gpu-a", "gpu-b")
    assert places.devices_of_baseline(Baseline.NUMPY, devices) == (HOST,)


def test_plan_treats_points_as_the_place_says(toy, kernel):
    plan = plan_sweep([kernel("a")], problem={"N": (64,)}, tune={"TILE": (8,)}, devices=["toy-1", "h200"])
    by_device = {point.device: point for point in plan.points}
    assert (by_device["toy-1"].cache, by_device["toy-1"].measuring) == (CacheState.COLD, Measuring())
    assert by_device["toy-1"].budget_s == 9.0
    assert (by_device["h200"].cache, by_device["h200"].measuring) == (None, None)


def test_sweep_runs_the_points_of_a_third_party_place_in_its_workers(toy, plan):
    emulated = plan("a").points[0]
    points = (replace(emulated, device="toy-1"), emulated)
    execution = local_execution(["toy-1", "h200"], 2, workers=1)
    finished = []
    sweep = Sweep(
        SweepPlan(points=points, units=(1.0, 1.0)),
        executor_factory=execution.executor_factory,
        run_point=FakeRunner().run,
        on_event=lambda event: finished.append(event) if isinstance(event, PointFinished) else None,
        in_flight=2,
    )
    sweep.start()
    assert sweep.wait(120)
    results = {event.result.device: event.result for event in finished}
    assert results["h200"].status is Status.OK
    assert results["toy-1"].reason.startswith("toy with 2 threads in ")


def test_use_places_replaces_the_registry_by_that_of_the_process_which_started_this():
    from warplens.cuda.sweep.places import places

    before = places()
    use_places([EMULATOR])
    assert [place.name for place in places()] == ["emulator"]
    use_places(before)
