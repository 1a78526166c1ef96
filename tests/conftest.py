"""The surroundings of every test: no screen, no file of the user's, and nothing left running behind it.

The rule: a test sees an empty home, and no GPU unless it is marked `gpu`. Settings, data and profiles are new for each
test; the next one gets the same home only if nothing was left in it. The cache folder (the compiled kernels) alone is
shared, within one run of pytest. A thread, a process, an active timer or a window that outlives its test fails that
test.

Of a test that is marked `sample(n)` one case in n runs, and a test that is marked `long` is left out; `--every-case`
(`make long`) runs them all, and a test that is named on the command line runs as well. Tests over all built-in kernels
take those of the lectures' three families: the many rungs of ladders and other families would multiply the time of
each, and have a test of their own (`tests/cuda/execute/test_rungs.py`), which is marked `rungs(n)` and takes one in n.

LLVM optimises code that a test translates in its own process only in the tests of `OPTIMISING`: it takes half of the
time of a launch, and results and counters do not depend on it. Workers and commands optimise as always, and with
`--every-case` all do.
"""

from __future__ import annotations

import gc
import math
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch
from weakref import WeakSet

import psutil
import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PyQt6.QtCore import QTimer

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The fake runner goes to workers and into programs that tests start, which find it by these two.
FAKES = str(Path(__file__).with_name("fakes"))
sys.path.append(FAKES)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), FAKES)))

# A background job of a shell, nohup and some CI runners start with SIGINT ignored, which every child would inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline for one example: a busy machine is no defect, and the first example of many compiles a kernel. The
# examples are the same each time, so that no test fails by chance; `--every-case` (`make long`) draws others.
settings.register_profile("warplens", deadline=None, derandomize=True)
settings.register_profile("others", deadline=None, print_blob=True)

SETTLE_S = 60.0
"""How long something that is already ending may take to end (a joined pool's last worker, on a busy machine)."""

HELPERS = ("multiprocessing.resource_tracker", "multiprocessing.forkserver", "warplens.cuda.compiler.process.server")
"""Processes that Python or Warplens start once, keep for the next use and end with themselves."""


LECTURE_FAMILIES = ("matmul", "reduction", "transpose")
"""The families of built-in kernels that tests over all kernels take."""

OPTIMISING = (
    "tests/cuda/simt/isa/", "tests/cuda/simt/launch/", "tests/cuda/timing/", "tests/fuzz/", "tests/property/",
)  # fmt: skip
"""The folders of the tests whose own process optimises: they test instructions, compare kinds of code, or execute
generated programs."""

GARBAGE = (5_000, 20, 20)
"""The thresholds of collections of garbage; with Python's, which are 700, 10 and 10, they take 3 % of the time."""

DASK_THREADS = ("Dask-Offload", "Dask-Callback-Thread", "TCP-Executor", "Profile")
"""Threads that `distributed` starts once and keeps until the interpreter ends, whatever is closed."""


_USUAL_LEVEL = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that leaves no case out, and the one that ends a run in time."""
    parser.addoption("--every-case", action="store_true", help="leave out neither long tests nor cases of samples")
    parser.addoption("--no-start-after", type=float, help="skip what has not begun when `time.monotonic()` is this")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the examples of Hypothesis, and note the timers of Qt, before a module of tests is read."""
    settings.load_profile("others" if config.getoption("every_case") else "warplens")
    config.stash[_USUAL_LEVEL] = _note_level()
    with suppress(ImportError):  # the tests without a window do without Qt
        _note_timers()


def _note_level() -> int:
    """Return the level at which LLVM optimises; the simulated multiprocessor keeps it, as many tests execute it."""
    from warplens.cuda.simt.launch import machine
    from warplens.cuda.timing import simulation

    level, load = machine.OPTIMISATION_LEVEL, simulation._code.__wrapped__

    @cache
    def simulator(name: str) -> machine.NativeCode:
        with patch.object(machine, "OPTIMISATION_LEVEL", level):
            return load(name)

    simulation._code = simulator
    return level


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """Collect no garbage while tests are collected, and pass by their millions of objects afterwards."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests and most cases of samples, unless all are requested; those that are named run."""
    if config.getoption("every_case"):
        return
    arguments = [argument.partition("::") for argument in config.args]
    named = tuple(f"{Path(path).name}::{test}" for path, _, test in arguments if test)
    seen: Counter[str] = Counter()
    kept, left_out = [], []
    of_ladders = _kernels_of_ladders()
    for item in items:
        sample = item.get_closest_marker("sample")
        rungs = item.get_closest_marker("rungs")
        test, _, _ = item.nodeid.partition("[")
        if _names_of(item) & of_ladders:
            test += " of ladders"
            is_kept = rungs is not None and seen[test] % rungs.args[0] == 0
        else:
            is_kept = sample is None or seen[test] % sample.args[0] == 0
        is_kept = is_kept and item.get_closest_marker("long") is None
        seen[test] += 1
        is_kept = is_kept or f"{item.path.name}::{item.nodeid.partition('::')[2]}".startswith(named)
        (kept if is_kept else left_out).append(item)
    if left_out:
        items[:] = kept
        config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Choose how well LLVM translates, and skip what would begin too late for `make quick`."""
    from warplens.cuda.simt.launch import machine

    optimises = item.config.getoption("every_case") or item.nodeid.startswith(OPTIMISING)
    machine.OPTIMISATION_LEVEL = item.config.stash[_USUAL_LEVEL] if optimises else machine.FAST_LEVEL
    end = item.config.getoption("no_start_after")
    if end is not None and time.monotonic() > end:
        pytest.skip("the time of this run is over")


def _kernels_of_ladders() -> frozenset[str]:
    """Return the names of the built-in kernels that are of no family of the lectures."""
    from warplens.cuda.catalogue import builtin_kernels

    return frozenset(kernel.name for kernel in builtin_kernels() if kernel.family not in LECTURE_FAMILIES)


def _names_of(item: pytest.Item) -> set[str]:
    """Return the strings among the parameters of a case, and the names of the kernels among them."""
    values = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return {str(getattr(value, "name", value)) for value in values if isinstance(value, str) or hasattr(value, "path")}


@pytest.fixture
def deep() -> Iterator[None]:
    """Nothing is collected while a test goes as deep as Python lets it: a finalizer would fail there, and the test."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session")
def _cache_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the cache folder of this run of pytest, the same in all processes of pytest-xdist."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return tmp_path_factory.mktemp("cache")
    folder = tmp_path_factory.getbasetemp().parent / "cache"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


_home_numbers = count()
_spare_homes: list[Path] = []
"""The homes in which nothing was left."""

HOME_FOLDERS = (("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_STATE_HOME", "state"))


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the homes: pytest reads a folder of its own from end to end to number the next entry."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def user_home(_homes: Path, _cache_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the test an empty home folder and return it."""
    home = _spare_homes.pop() if _spare_homes else _new_home(_homes / str(next(_home_numbers)))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CACHE_HOME", str(_cache_home))
    for variable, folder in HOME_FOLDERS:
        monkeypatch.setenv(variable, str(home / folder))
    if "PyQt6.QtCore" in sys.modules:  # Qt reads the environment only once, so it gets each later home here
        settings = sys.modules["PyQt6.QtCore"].QSettings
        for form in (settings.Format.NativeFormat, settings.Format.IniFormat):
            settings.setPath(form, settings.Scope.UserScope, str(home / "config"))
    yield home
    if _is_untouched(home):
        _spare_homes.append(home)


def _new_home(home: Path) -> Path:
    home.mkdir()
    for _, folder in HOME_FOLDERS:
        (home / folder).mkdir()
    return home


def _is_untouched(home: Path) -> bool:
    try:
        return len([*home.iterdir()]) == len(HOME_FOLDERS) and not any(
            [*(home / name).iterdir()] for _, name in HOME_FOLDERS
        )
    except OSError:  # the test took a folder away, or put something else in its place
        return False


class Shelf:
    """The worker processes that tests leave to the next ones, with their threads here.

    A worker takes a second of processor time until its first point: it imports the emulator, and starts a compiler.
    """

    def __init__(self) -> None:
        self.workers: list[Any] = []

    def take(self, resources: object, limit_s: float) -> Any:
        """Return a worker with these resources that began with this limit, None where there is none."""
        from warplens.cuda.sweep import workers

        for worker in self.workers:
            if (worker.resources, worker.began_with_limit_s) == (resources, limit_s):
                worker.submit(partial(os.chdir, Path.cwd()), limit_s).result()
                worker.submit(workers._inspector.cache_clear, limit_s).result()  # the launch that was looked at
                self.workers.remove(worker)
                return worker
        return None

    def processes(self) -> set[int | None]:
        """Return the numbers of their processes."""
        return {process.pid for worker in self.workers for process in worker._context.processes}

    def threads(self) -> set[threading.Thread | None]:
        """Return the threads that wait for them."""
        return {
            thread
            for worker in self.workers
            for thread in (worker.pool._executor_manager_thread, worker.pool._call_queue._thread)
        }

    def end_oldest(self, kept: int) -> None:
        """End all but the `kept` newest."""
        count = max(0, len(self.workers) - kept)
        managers = [worker.shut_down() for worker in self.workers[:count]]
        del self.workers[:count]
        for thread in managers:
            if thread is not None:
                thread.join()


_shelf = Shelf()
KEPT_WORKERS = 3
"""This many workers are kept; each takes some 200 MB."""


@pytest.fixture(scope="session")
def _shelved_workers() -> Iterator[None]:
    yield
    _shelf.end_oldest(0)


@pytest.fixture
def kept_workers(_shelved_workers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the test's sweeps and questions the workers of earlier tests, which have imported all that they need.

    Not for a test in which workers die or are killed, nor for one whose workers find modules in its folder.
    """
    from warplens.cuda.sweep import pool

    class KeepingPool(pool.WorkerPool):
        """A pool whose idle workers go on the shelf when it is shut down."""

        def __init__(self, resources: Sequence[Any], limit_s: float = math.inf, **options: Any) -> None:
            super().__init__(resources, limit_s, **options)
            self._idle = [_shelf.take(worker.resources, limit_s) or worker for worker in self._idle]
            self._idle.sort(key=lambda worker: bool(worker._context.processes))  # the last one is handed out first
            for worker in self._idle:
                worker.began_with_limit_s = limit_s

        def kill_workers(self) -> None:
            if self._busy:
                super().kill_workers()

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            with self._lock:
                if not self._is_shut and not self._waiting and not self._busy:
                    kept = [worker for worker in self._idle if worker._context.processes and not worker.is_late]
                    self._idle = [worker for worker in self._idle if worker not in kept]
                    _shelf.workers += [worker for worker in kept if hasattr(worker, "began_with_limit_s")]
            super().shutdown(wait, cancel_futures=cancel_futures)
            _shelf.end_oldest(KEPT_WORKERS)

    monkeypatch.setattr(pool, "WorkerPool", KeepingPool)


@pytest.fixture(autouse=True)
def cards_hidden(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test but those marked `gpu` find the GPUs of the machine that it runs on."""
    if request.node.get_closest_marker("gpu") is None:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    cards = sys.modules.get("warplens.cuda.device.gpus")
    if cards is not None:
        cards.find_gpus.cache_clear()


_window_tests = count()
FROZEN_EVERY = 50
"""So many tests with windows leave some 10,000 objects that stay; a collection of these takes a millisecond."""


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test if something that it started is still there after it."""
    sights: dict[str, Callable[[], dict[int, str]]] = {"threads": _threads, "processes": _processes}
    if any(name in request.fixturenames for name in ("qtbot", "qapp")):
        sights |= {"windows": _windows, "timers": _timers}
        if next(_window_tests) % FROZEN_EVERY == 0:
            gc.collect()
            gc.freeze()  # the collections below need not pass through what is older
    before = {what: set(look()) for what, look in sights.items()}
    yield
    left = {what: _left(look, before[what]) for what, look in sights.items()}
    messages = [f"{what}: {', '.join(sorted(names))}" for what, names in left.items() if names]
    if messages:
        pytest.fail("the test left behind " + "; ".join(messages), pytrace=False)


def _left(look: Callable[[], dict[int, str]], before: set[int]) -> list[str]:
    end = time.monotonic() + SETTLE_S
    while new := {key: name for key, name in look().items() if key not in before}:
        if time.monotonic() > end:
            return list(new.values())
        gc.collect()
        time.sleep(0.01)
    return []


def _threads() -> dict[int, str]:
    """List Python's own threads; a test cannot end those of Qt or LLVM that once called into Python."""
    return {
        id(thread): thread.name
        for thread in threading.enumerate()
        if not isinstance(thread, threading._DummyThread)
        and thread not in _shelf.threads()
        and not thread.name.startswith(("pytest_timeout", *DASK_THREADS))
    }


def _processes() -> dict[int, str]:
    descriptions = {}
    kept = _shelf.processes()
    for process in _descendants():
        try:
            line = " ".join(process.cmdline())
            alive = process.status() != psutil.STATUS_ZOMBIE
        except psutil.Error:  # it ended while we looked
            continue
        if alive and process.pid not in kept and not any(helper in line for helper in HELPERS):
            descriptions[process.pid] = f"{process.pid} ({line[:80] or process.name()})"
    return descriptions


def _descendants() -> Iterator[psutil.Process]:
    """Return the processes that this one started, and theirs.

    Linux lists the children of each thread. Elsewhere psutil asks every process of the machine for its parent, which
    would take longer than most tests: 2 ms for 120 processes.
    """
    if not Path("/proc/self/task", str(threading.get_native_id()), "children").exists():
        yield from psutil.Process().children(recursive=True)
        return
    waiting = [os.getpid()]
    while waiting:
        for children in Path(f"/proc/{waiting.pop()}/task").glob("*/children"):
            try:
                numbers = [int(number) for number in children.read_text("ascii").split()]
                yield from map(psutil.Process, numbers)
            except (OSError, psutil.Error):  # it ended while we looked
                continue
            waiting += numbers


def _windows() -> dict[int, str]:
    """List the windows that are shown and, shown or not, those of the program's own classes."""
    from PyQt6 import sip
    from PyQt6.QtCore import QCoreApplication, QEvent
    from PyQt6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return {}
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return {
        int(sip.unwrapinstance(widget)): f"{type(widget).__name__} {widget.windowTitle()!r}"
        for widget in QApplication.topLevelWidgets()
        if (widget.isVisible() and type(widget).__name__ != "QTipLabel")
        or type(widget).__module__.startswith("warplens.")
    }


_timers_made: WeakSet[QTimer] = WeakSet()
"""The timers that were made in Python and are still there."""


def _note_timers() -> None:
    """Put a class in the place of Qt's timer whose instances are noted; asking the garbage collector takes 5 ms."""
    from PyQt6 import QtCore

    class NotedTimer(QtCore.QTimer):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            _timers_made.add(self)

    QtCore.QTimer = NotedTimer


def _timers() -> dict[int, str]:
    from PyQt6 import sip

    return {
        id(timer): f"{timer.interval()} ms of {type(timer.parent()).__name__}"
        for timer in _timers_made
        if not sip.isdeleted(timer) and timer.isActive()
    }
