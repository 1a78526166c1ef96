"""A cluster of real processes, each with its own home and folder: the same results as here, whichever process dies."""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import fake_runner
import psutil
import pytest
from fake_runner import FakeOutcome, FakeRunner

from warplens.cuda.compiler.process.client import compiler_version
from warplens.cuda.device import gpus as local_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import ClusterError
from warplens.cuda.ground.points import CacheState, PointResult, Status
from warplens.cuda.sweep import places
from warplens.cuda.sweep.cluster import cluster as cluster_module
from warplens.cuda.sweep.cluster import executions
from warplens.cuda.sweep.cluster.cluster import Cluster
from warplens.cuda.sweep.cluster.remote import Machine
from warplens.cuda.sweep.engine import PointFinished, Sweep
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.sweep.protocols import DEAD_WORKER
from warplens.cuda.sweep.tune.search import Search
from warplens.cuda.sweep.tune.space import Space
from warplens.gui.cli import main
from warplens.gui.window.app import make_backend
from warplens.profiles.run import run_plan
from warplens.profiles.run_events import PointDone, SweepInterruptedError
from warplens.profiles.store import read_profile

KEY = "gpu-nvidia-h200"
FAKES = Path(fake_runner.__file__).parent
PRELOAD = '''
"""Gives a worker of a cluster a GPU that is not there."""
import os
from dataclasses import replace
from warplens.cuda.device.gpus import use_known_gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec

if os.environ["FAKE_CARD"]:
    spec = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
    use_known_gpus(AvailableGpus(gpus=(InstalledGpu(uuid=os.environ["FAKE_CARD"], spec=spec),)))
'''
FAKE_PLACE = '''
"""A place whose GPUs are fakes; its results say in which span of time they ran on which GPU."""
import time
from dataclasses import replace
from fake_runner import FakeOutcome, FakeRunner
from warplens.cuda.sweep.protocols import Traits

class FakeCards:
    name = "fake GPUs"
    traits = Traits(is_timed=True, in_visits=True)

    def runs(self, device):
        return device.startswith("gpu-")

    def workers(self, device):
        return ()

    def make_runner(self, device, resources):
        return FakeCard(resources.gpu)

class FakeCard:
    lost = ""
    is_gone = False

    def __init__(self, gpu):
        self.gpu = gpu

    def run(self, point, visit=None):
        began = time.time()
        result = FakeRunner(delay_s=0.05).run(point)
        return replace(result, printed=f"{self.gpu} {began} {time.time()}")

    def run_interleaved(self, points, visit, decides):
        return tuple(self.run(point, visit) for point in points)
'''


class Processes:
    """A scheduler and its workers as processes of the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "preload.py").write_text(PRELOAD)
        (folder / "fake_place.py").write_text(FAKE_PLACE)
        self.started: list[psutil.Process] = []
        self.start("dask_scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(folder / "at.json"))
        end = time.monotonic() + 120
        while (address := self._announced()) is None:
            assert time.monotonic() < end
            time.sleep(0.05)
        self.address = address.group()

    def _announced(self) -> re.Match[str] | None:
        """Return the address in the file that the scheduler writes, None until it is there."""
        file = self.folder / "at.json"
        return re.search(r"tcp://[0-9.:]+", file.read_text()) if file.exists() else None

    def start(self, program: str, *options: str, gpu: str = "") -> psutil.Process:
        """Start one of Dask's programs in a home and a folder of its own."""
        home = self.folder / f"home{len(self.started)}"
        home.mkdir()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        environment |= {"HOME": str(home), "PYTHONPATH": f"{self.folder}{os.pathsep}{FAKES}", "FAKE_CARD": gpu}
        environment |= {"CUDA_VISIBLE_DEVICES": "", "DASK_LOGGING__DISTRIBUTED": "critical"}
        command = [sys.executable, "-m", f"distributed.cli.{program}", "--host", "127.0.0.1", *options]
        process = subprocess.Popen(command, env=environment, cwd=home, stderr=subprocess.DEVNULL)
        self.started.append(psutil.Process(process.pid))
        process.returncode = 0  # psutil waits for it
        return self.started[-1]

    def start_worker(self, name: str, gpu: str = "", threads: int = 2) -> psutil.Process:
        """Start a worker with or without a GPU."""
        preload = ("--preload", str(self.folder / "preload.py"))
        options = ("--nthreads", str(threads), "--no-nanny", "--no-dashboard", "--name", name, *preload)
        return self.start("dask_worker", self.address, *options, gpu=gpu)

    def close(self) -> None:
        """End everything."""
        for process in reversed(self.started):
            if process.is_running():
                process.kill()
        psutil.wait_procs(self.started, timeout=120)


@pytest.fixture(scope="module")
def processes(tmp_path_factory):
    """Start a scheduler and two workers, each with a GPU."""
    started = Processes(tmp_path_factory.mktemp("cluster"))
    started.start_worker("a", gpu="GPU-a")
    started.start_worker("b", gpu="GPU-b")
    yield started
    started.close()


@pytest.fixture
def cluster(processes):
    """Connect to both workers."""
    with Cluster(processes.address) as connected:
        connected.client.wait_for_workers(2, timeout=120)
        connected._admit(connected.client.run(cluster_module.remote.describe_machine))
        yield connected


@pytest.fixture
def fake_cards(processes, monkeypatch):
    """Register the place of the fake GPUs, as a program that uses Warplens would."""
    monkeypatch.syspath_prepend(str(processes.folder))
    import fake_place

    places.register(fake_place.FakeCards())
    yield
    places.unregister("fake GPUs")
    del sys.modules["fake_place"]


def run_fakes(cluster, plan, runner, on_event=None):
    """Run a plan with a fake in the place of the emulator; return its results by index, each once."""
    finished: list[PointFinished] = []

    def take(event):
        if isinstance(event, PointFinished):
            finished.append(event)
        if on_event is not None:
            on_event(event, sweep)

    execution = cluster.execution(plan.devices, len(plan.points))
    sweep = Sweep(
        plan,
        executor_factory=execution.executor_factory,
        run_point=runner.run,
        on_event=take,
        in_flight=execution.in_flight,
    )
    sweep.start()
    assert sweep.wait(120)
    indices = [event.index for event in finished]
    assert len(indices) == len(set(indices))
    return {event.index: event.result for event in finished}


@pytest.mark.long
def test_profile_is_that_of_a_local_run(cluster, processes, kernel):
    plan = plan_sweep([kernel("copy")], problem={"N": (64,)}, tune={"TILE": (8, 48)}, devices=["h200"])
    ways = (cluster.execution(plan.devices, len(plan.points)), None)
    profiles = [run_plan(plan, [load_spec("h200")], execution=execution) for execution in ways]
    there, here = ([replace(point, elapsed_s=0.0) for point in profile.points] for profile in profiles)
    assert there == here
    assert {point.status for point in here} == {Status.OK, Status.SKIPPED}
    shipped = list(processes.folder.glob("home*/.cache/warplens/shipped/*/copy.cu"))
    assert shipped
    assert all(path.read_text() == Path(plan.points[0].path).read_text() for path in shipped)


def test_error_names_the_users_file(cluster, kernel, tmp_path):
    plan = plan_sweep([kernel("copy")], problem={"N": (64,)}, tune={"TILE": (8,)}, devices=["h200"])
    path = tmp_path / "copy.cu"
    path.write_text(path.read_text() + "\n")
    profile = run_plan(plan, [load_spec("h200")], execution=cluster.execution(plan.devices, 1))
    assert [point.reason for point in profile.points] == [
        f"{path} has changed since the sweep was planned: plan it again"
    ]


def test_cards_of_the_workers_are_known_here_while_connected(processes):
    with Cluster(processes.address) as connected:
        connected.client.wait_for_workers(2, timeout=120)
        assert {gpu.spec.key for gpu in local_gpus.installed_gpus()} == {KEY}
        assert local_gpus.load_device(KEY).name == "NVIDIA H200"
    assert local_gpus.installed_gpus() == ()


def test_window_lists_the_cards_of_a_cluster_and_closes_the_connection(processes):
    with ThreadPoolExecutor(1) as background:
        list_cards = make_backend(background).cluster_gpus
        (spec,) = background.submit(list_cards, processes.address).result(120)
    assert (spec.key, spec.name) == (KEY, "NVIDIA H200")
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith(cluster_module.THREADS)] == []


def test_window_closes_the_connection_to_a_cluster_that_lacks_the_card(processes, plan):
    emulated = plan("a", sizes=1)
    points = tuple(replace(point, device="gpu-nvidia-b200") for point in emulated.points)
    with ThreadPoolExecutor(1) as background:
        execution_of = make_backend(background).cluster_execution
        with pytest.raises(ClusterError, match="has the GPU 'gpu-nvidia-b200'"):
            execution_of(SweepPlan(points=points, units=emulated.units), processes.address)
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith(cluster_module.THREADS)] == []


def test_each_card_measures_one_point_at_a_time(cluster, fake_cards, plan):
    emulated = plan("a", "b", sizes=8)
    points = tuple(replace(point, device=KEY, cache=CacheState.COLD) for point in emulated.points)
    results = run_fakes(cluster, SweepPlan(points=points, units=emulated.units), FakeRunner())
    spans: dict[str, list[tuple[float, float]]] = {"GPU-a": [], "GPU-b": []}
    for result in results.values():
        gpu, began, ended = result.printed.split()
        spans[gpu].append((float(began), float(ended)))
    assert all(len(of_gpu) >= 2 for of_gpu in spans.values())
    for of_gpu in map(sorted, spans.values()):
        assert all(before[1] <= after[0] for before, after in pairwise(of_gpu))


@pytest.mark.long
def test_search_on_a_cluster_uses_each_card_and_goes_on_where_it_was_stopped(cluster, fake_cards, plan, tmp_path):
    emulated = plan(*"abcdefghijkl")
    count = len(emulated.points)
    on_gpu = tuple(replace(point, device=KEY, cache=CacheState.COLD) for point in emulated.points)
    both = SweepPlan(points=(*emulated.points, *on_gpu), units=emulated.units * 2)
    space = Space(
        kernel="k", problem={"N": 1}, parameters={"KERNEL": tuple(range(count))}, plan=both, refused={},
        points={"h200": {(n,): n for n in range(count)}, KEY: {(n,): count + n for n in range(count)}},
        combinations=count,
    )  # fmt: skip
    done: list[PointResult] = []

    def run(on_event):
        search = Search(space, trials=10, model_device="h200", gpu_device=KEY, modelled=6)
        execution = cluster.execution(both.devices, search.total)
        execution = replace(execution, run_point=FakeRunner(delay_s=0.05).run)
        profile = run_plan(
            both, [load_spec("h200")], execution=execution, save=tmp_path / "p.warplens.json", search=search,
            on_event=on_event,
        )  # fmt: skip
        return profile, search

    def interrupt(event):
        if isinstance(event, PointDone):
            done.append(event.result)
            if len(done) == 9:
                signal.raise_signal(signal.SIGINT)

    with pytest.raises(SweepInterruptedError) as interruption:
        run(interrupt)
    before = interruption.value.profile.points
    profile, search = run(None)
    measured = [point for point in profile.points if point.device == KEY]
    assert 9 <= len(before) < len(profile.points) == search.total == 6 + 10
    assert search.gpus == 2
    assert [(p.key, p.printed) for p in profile.points[: len(before)]] == [(p.key, p.printed) for p in before]
    assert len({point.key for point in profile.points}) == len(profile.points)
    assert {point.printed.split()[0] for point in measured} == {"GPU-a", "GPU-b"}
    assert len(measured) == 10


def test_card_that_no_worker_has_is_refused(cluster, processes):
    sentence = f"no worker of {processes.address} has the GPU 'gpu-nvidia-b200' (known: {KEY})"
    with pytest.raises(ClusterError, match=f"^{re.escape(sentence)}$"):
        cluster.execution(["gpu-nvidia-b200"], 1)


def test_point_that_crashes_fails_alone(cluster, plan):
    results = run_fakes(cluster, plan("a", "dies", "b", sizes=2), FakeRunner(outcomes=outcomes("dies", "exit")))
    assert [results[index].status for index in range(6)] == [Status.OK, Status.FAILED, Status.OK] * 2
    assert results[1].reason == DEAD_WORKER
    assert set(cluster.lost) == set()


def test_stop_ends_endless_points_here_and_there(cluster, processes, plan):
    started = threading.Event()

    def stop(event, sweep):
        if isinstance(event, PointFinished) and not started.is_set():
            started.set()
            time.sleep(0.5)  # the endless point is running by now
            sweep.stop()

    results = run_fakes(cluster, plan("a", "endless", sizes=4), FakeRunner(outcomes=outcomes("endless", "loop")), stop)
    assert {result.kernel for result in results.values()} <= {"a"}
    workers = [child for process in processes.started for child in process.children(recursive=True)]
    _, alive = psutil.wait_procs([child for child in workers if "spawn_main" in " ".join(cmdline(child))], timeout=120)
    assert alive == []


def cmdline(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []


def test_points_of_a_killed_worker_run_elsewhere_and_each_is_recorded_once(processes, plan, tmp_path):
    # It is the only one without a GPU, so it alone counts as long as it lives.
    doomed = processes.start_worker("doomed")
    emulated = plan("a", "b", sizes=8)
    done: list[PointResult] = []

    def kill(event):
        if isinstance(event, PointDone):
            done.append(event.result)
            if len(done) == 5:
                doomed.kill()

    with Cluster(processes.address) as connected:
        connected.client.wait_for_workers(3, timeout=120)
        connected._admit(connected.client.run(cluster_module.remote.describe_machine))
        execution = connected.execution(emulated.devices, len(emulated.points))
        execution = replace(execution, run_point=FakeRunner(delay_s=0.1).run)
        profile = run_plan(
            emulated, [load_spec("h200")], execution=execution, save=tmp_path / "p.warplens.json", on_event=kill
        )
    here = [FakeRunner(delay_s=0.1).run(point) for point in emulated.points]
    assert list(profile.points) == here
    assert sorted(result.key for result in done) == sorted(point.key for point in emulated.points)


def test_sweep_ends_with_one_sentence_when_its_scheduler_dies_and_keeps_what_is_done(plan, tmp_path):
    own = Processes(tmp_path)
    own.start_worker("only")
    done: list[PointResult] = []

    def kill(event):
        if isinstance(event, PointDone):
            done.append(event.result)
            own.started[0].kill()

    points = plan("a", sizes=12)
    with Cluster(own.address) as connected:
        execution = replace(connected.execution(points.devices, 12), run_point=FakeRunner(delay_s=0.2).run)
        with pytest.raises(ClusterError) as raised:
            run_plan(points, [load_spec("h200")], execution=execution, save=tmp_path / "p.warplens.json", on_event=kill)
    own.close()
    assert str(raised.value).startswith(f"the cluster {own.address} does not answer: ")
    assert re.search(r"so far (is|are) in .*p\.warplens\.json, and (does|do) not run again$", str(raised.value))
    kept = read_profile(tmp_path / "p.warplens.json")
    assert done
    assert {result.key for result in done} <= {result.key for result in kept.points}
    assert {(result.status, result.reason) for result in kept.points} == {(Status.OK, "")}
    assert len(kept.points) < 12


def test_command_runs_on_workers_of_its_own(kernel, capsys):
    path = Path(kernel("copy").path)
    assert main(["run", str(path), "--problem", "N=64", "--tune", "TILE=8", "--on", "local:1"]) == 0
    assert "copy" in capsys.readouterr().out


def test_scheduler_that_is_not_there_is_one_sentence(monkeypatch):
    monkeypatch.setattr(cluster_module, "CONNECT_S", 0.3)
    with (
        pytest.raises(ClusterError, match=r"^the cluster tcp://127\.0\.0\.1:9 does not answer: Connection refused$"),
        executions("tcp://127.0.0.1:9"),
    ):
        pass


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (None, "timed out"),  # it accepts and says nothing, as a scheduler that is stopped
        (b"", "what listens there is no scheduler of Dask"),
        (bytes(range(256)) * 64, "what listens there is no scheduler of Dask"),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "what listens there is no scheduler of Dask"),
    ],
)
def test_what_listens_and_is_no_scheduler_is_one_sentence(monkeypatch, said, reason):
    monkeypatch.setattr(cluster_module, "CONNECT_S", 0.3 if said is None else 60.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"

        def speak():
            there, _ = server.accept()
            with there:
                there.sendall(said)

        speaking = threading.Thread(target=speak, daemon=True)
        if said is not None:
            speaking.start()
        with pytest.raises(ClusterError) as raised, executions(address):
            pass
        if said is not None:
            speaking.join()
    assert str(raised.value) == f"the cluster {address} does not answer: {reason}"


def test_scheduler_that_greets_and_then_says_what_dask_cannot_read_is_one_sentence(monkeypatch):
    def connect(*_arguments, **_options):
        raise ValueError("Maximum allowed dimension exceeded\nin a frame")

    monkeypatch.setattr(cluster_module, "_library", lambda: SimpleNamespace(Client=connect))
    monkeypatch.setattr(cluster_module, "_hear", lambda _address: None)
    sentence = "the cluster tcp://127.0.0.1:9 does not answer: Maximum allowed dimension exceeded"
    with pytest.raises(ClusterError) as raised, executions("tcp://127.0.0.1:9"):
        pass
    assert str(raised.value) == sentence


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems block signals")
def test_control_c_waits_while_the_client_connects_as_a_half_connected_one_cannot_be_closed(monkeypatch):
    blocked = []

    def connect(*_arguments, **_options):
        blocked.append(signal.pthread_sigmask(signal.SIG_BLOCK, []))
        raise OSError(111, "Connection refused")

    monkeypatch.setattr(cluster_module, "_library", lambda: SimpleNamespace(Client=connect))
    monkeypatch.setattr(cluster_module, "_hear", lambda _address: None)
    with pytest.raises(ClusterError, match=r"^the cluster tcp://127\.0\.0\.1:9 does not answer: Connection refused$"):
        Cluster("tcp://127.0.0.1:9").open()
    assert [signal.SIGINT in signals for signals in blocked] == [True]


def test_dask_prints_no_message_of_its_own(cluster):
    names = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "distributed"]
    assert "distributed.client" in names  # Dask gives it a level of its own, and it logs a lost scheduler
    assert not [name for name in names if logging.getLogger(name).isEnabledFor(logging.CRITICAL)]


def test_worker_with_another_version_is_named(cluster, processes):
    machine = Machine(host="h", program="0.0.1", compiler="NVRTC 1", processors=1, gpus=AvailableGpus())
    own = cluster_module.version("warplens")
    sentence = (
        f"the worker tcp://x:1 has Warplens 0.0.1 with NVRTC 1, and this machine has {own} with {compiler_version()}: "
        "install the same on both"
    )
    with pytest.raises(ClusterError, match=f"^{re.escape(sentence)}$"):
        cluster._admit({"tcp://x:1": machine})


def test_connection_that_fails_after_it_opened_is_closed_and_its_reason_told(processes, monkeypatch):
    monkeypatch.setattr(cluster_module, "compiler_version", lambda: "NVRTC 1")
    with pytest.raises(ClusterError, match=r"this machine has \S+ with NVRTC 1: install the same on both$"):
        Cluster(processes.address).open()
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith(cluster_module.THREADS)] == []


def outcomes(kernel: str, word: str):
    return {kernel: FakeOutcome(word)}
