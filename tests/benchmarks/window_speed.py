"""How fast the window's plots and table are with 100,000 points, how long it is blocked, and whether it grows.

The rule: the real panels, drawn offscreen, from points that are made up here. Where other programs of the machine would
be measured too, the time is that of this thread alone.
"""

from __future__ import annotations

import gc
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from benchmark_registry import Samples, benchmark

if TYPE_CHECKING:
    from PyQt6.QtCore import QCoreApplication

    from warplens.cuda.ground.points import PointResult
    from warplens.gui.window.main_window import MainWindow

POINTS = 100_000
ARRIVING = 10_000
BATCH = 20
ROUNDS = 1_000
WARM_UP_ROUNDS = 200
SELECT_EVERY = 10
SCHEDULED = Path("/proc/self/schedstat")
"""Linux: the nanoseconds that the main thread has run and has waited for a processor, and how often it has run."""
FRAMES = 60
METRICS_SHOWN = (
    "gld_efficiency",
    "gst_efficiency",
    "shared_efficiency",
    "warp_execution_efficiency",
    "theoretical_occupancy",
    "registers_per_thread",
    "gflops",
)


def made_points(variants: int, sizes: int, tiles: int, samples: int = 10) -> list[PointResult]:
    """Return measured points of these numbers of variants, sizes and tile widths, with noise of 1 %."""
    from warplens.cuda.ground.metrics import METRICS, Provenance
    from warplens.cuda.ground.points import PointResult, Status, Time

    noise = random.Random(1)
    metrics = {key: METRICS[key].value(50.0, Provenance.COUNTED) for key in METRICS_SHOWN}
    made = []
    for variant in range(variants):
        for size in range(1, sizes + 1):
            for tile in range(1, tiles + 1):
                middle = (1000 + size**1.5) * (1 + variant / 5) * (1 + abs(tile - 2) / 7) * noise.uniform(0.99, 1.01)
                taken = tuple(middle * noise.uniform(0.98, 1.02) for _ in range(samples))
                made.append(
                    PointResult(
                        kernel=f"made_up_{variant}",
                        title="made up",
                        source_hash="0" * 64,
                        family="made",
                        problem={"N": 16 * size},
                        tune={"TILE": 8 * tile},
                        device="h200",
                        status=Status.OK,
                        time=Time(value_ns=middle, provenance=Provenance.MEASURED, samples_ns=taken),
                        metrics=dict(metrics),
                    )
                )
    return made


@contextmanager
def shown_window() -> Iterator[tuple[MainWindow, Callable[[], None]]]:
    """Show the window offscreen; return it, and a function that processes its events."""
    sys.path.append(str(Path(__file__).parents[1] / "fakes"))
    from no_dialogs import NoDialogs

    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.kit.application import make_application
    from warplens.gui.kit.settings import Settings
    from warplens.gui.window.app import load_for_later, make_backend, make_window

    application = make_application(offscreen=True)
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as folder:
        window = make_window(
            builtin_kernels(),
            all_specs(),
            backend=make_backend(background),
            settings=Settings(),
            folder=Path(folder),
            dialogs=NoDialogs(),
        )
        window.resize(1280, 800)
        window.show()
        application.processEvents()
        load_for_later()  # as the program does in the first second, as well as the next
        gc.freeze()
        yield window, lambda: _answered(application)
        window.session.discard()
        window.close()
        application.processEvents()


def _answered(application: QCoreApplication) -> None:
    """Process the events of the window and delete its discarded objects, as its event loop would."""
    from PyQt6.QtCore import QEvent

    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@benchmark(f"{POINTS:,} points from memory into plots and table, drawn", unit="s", aim=1)
def open_many_points() -> Samples:
    from warplens.profiles.records import HostRecord, Profile

    host = HostRecord(system="", machine="", processors=1, python="")
    with shown_window() as (window, answer):
        for key in ("size", "tile", "points"):
            window.docks.panel(key)
        taken = []
        for _ in range(3):
            points = tuple(made_points(20, 1000, 5))
            profile = Profile(program="", compiler="", devices=(), host=host, started="", points=points)
            gc.collect()
            begin = time.thread_time()
            window.session.results.show_profile(profile, None)
            answer()
            window.grab()
            taken.append(time.thread_time() - begin)
            window.session.results.begin(None)
    return Samples(values=tuple(taken), note="20 variants, 1,000 sizes, 5 tiles; this thread's time")


@benchmark(f"a file of {POINTS:,} points opened in the window, drawn", unit="s", aim=1)
def open_a_large_file() -> Samples:
    """Read and draw the profile as opening it does; the figure is the time until the event loop is free again."""
    from PyQt6.QtCore import QEventLoop

    from warplens.profiles.records import HostRecord, Profile
    from warplens.profiles.writing import write_profile

    host = HostRecord(system="", machine="", processors=1, python="")
    points = tuple(made_points(20, 1000, 5))
    profile = Profile(program="", compiler="", devices=(), host=host, started="", points=points)
    with tempfile.TemporaryDirectory() as folder, shown_window() as (window, answer):
        path = Path(folder) / "large.warplens.json.gz"
        write_profile(path, profile)
        del points, profile
        waiting = QEventLoop()
        window.session.results.file_changed.connect(waiting.quit)
        taken = []
        for _ in range(3):
            gc.collect()
            begin = time.process_time()
            window.session.open_profile(path)
            waiting.exec()
            answer()
            window.grab()
            taken.append(time.process_time() - begin)
            window.session.results.begin(None)
        note = f"{path.stat().st_size / 1e6:.0f} MB; this process's time"
    return Samples(values=tuple(taken), note=note)


@benchmark(f"filtering and sorting a table of {POINTS:,} points, by number and by word", unit="ms", aim=500)
def sort_and_filter() -> Samples:
    from PyQt6.QtCore import Qt

    from warplens.gui.kit.application import make_application
    from warplens.gui.views.points.table import PointsTable
    from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
    from warplens.gui.workspace.results import Results

    make_application(offscreen=True)
    results = Results()
    results.add(made_points(20, 1000, 5, samples=1))
    table = PointsTable(results, delay_ms=0)
    taken = []
    for direction in Qt.SortOrder:
        for key in ("time", "kernel"):
            begin = time.thread_time()
            results.set_filter(ShownFilter(text="up_1 N>=1024 time<1s"))
            table.sort(table.column_number(key), direction)
            results.set_filter(EVERYTHING)
            taken.append(1e3 * (time.thread_time() - begin))
    return Samples(values=tuple(taken), note="this thread's time")


@benchmark(f"panning and zooming a plot of {POINTS:,} marks", unit="frames/s", aim=30, higher_is_better=True)
def pan_and_zoom() -> Samples:
    from warplens.gui.figures.plots import runtime_size
    from warplens.gui.kit.application import make_application
    from warplens.gui.kit.figure_view import FigureView
    from warplens.gui.kit.theme import DARK
    from warplens.gui.workspace.results import Results

    make_application(offscreen=True)
    results = Results()
    results.add(made_points(10, POINTS // 10, 1))
    view = FigureView(DARK)
    view.resize(760, 440)
    view.show()
    figure = runtime_size(results.point_arrays, results.context())
    view.show_figure(figure)
    view.grab()
    marks = sum(len(series.marks) for series in figure.series)
    x, y = view.part
    taken = []
    for frame in range(FRAMES):
        zoom = 0.96 ** min(frame, FRAMES - frame)
        shift = 0.002 * frame
        begin = time.thread_time()
        view.show_part((x[1] - (x[1] - x[0]) * zoom - shift, x[1] - shift), y)
        view.grab()
        taken.append(time.thread_time() - begin)
    view.close()
    slowest = sorted(taken)[-FRAMES // 20]
    return Samples(
        values=(1 / median(taken),), note=f"{marks:,} marks; 1 frame in 20 takes over {1e3 * slowest:.0f} ms"
    )


@benchmark(f"window, longest block while {ARRIVING:,} points come in", unit="ms", aim=50)
def longest_block_of_arrivals() -> Samples:
    """Add points in small batches from a timer; another timer sees how long this thread was busy in between."""
    from PyQt6.QtCore import QEventLoop, QTimer

    points = made_points(10, ARRIVING // 50, 5)
    with shown_window() as (window, _):
        window.session.results.begin(None)
        waiting = QEventLoop()

        def arrive() -> None:
            batch, points[:] = points[:BATCH], points[BATCH:]
            if batch:
                window.session.results.add(batch)
            else:
                waiting.quit()

        source = QTimer()
        source.timeout.connect(arrive)
        with watched_blocks() as blocks:
            source.start(5)
            waiting.exec()
            source.stop()
    return block_samples(blocks)


SEEN_IN_A_SWEEP = (("sweep", "points"), ("size", "compare"), ("tile", "source"), ("point", "occupancy"))


@benchmark("window, longest block during a sweep with eight panels in view", unit="ms", aim=50)
def longest_block_of_a_sweep() -> Samples:
    """Run the transposes up to 1024 on worker processes, the last point selected in all panels that look into it."""
    from PyQt6.QtCore import QEventLoop, QTimer

    from warplens.gui.window.layouts import Layout, column, row, tabs

    seen = row(*(column(*(tabs(key) for key in pair)) for pair in SEEN_IN_A_SWEEP))
    with shown_window() as (window, answer):
        session, results = window.session, window.session.results
        session.choices.set_text("N", "256,512,1024")
        window.resize(1920, 1080)
        window.docks.apply(Layout(name="", arrange=lambda *_: seen))
        answer()
        waiting = QEventLoop()
        session.run.ended.connect(waiting.quit)
        results.points_added.connect(lambda points: results.select(points[-1].key))
        with watched_blocks() as blocks:
            QTimer.singleShot(90_000, waiting.quit)
            QTimer.singleShot(0, session.start_sweep)
            waiting.exec()
        points = len(results.points)
    return block_samples(blocks, f"{points} points, ")


@contextmanager
def watched_blocks() -> Iterator[list[float]]:
    """Give the seconds of each block between two beats of a timer, while the event loop runs."""
    from PyQt6.QtCore import Qt, QTimer

    blocks: list[float] = []
    gc.collect()
    last = _clocks()

    def tick() -> None:
        nonlocal last
        now = _clocks()
        blocks.append(min(after - before for before, after in zip(last, now, strict=True)))
        last = now

    watch = QTimer()
    watch.setTimerType(Qt.TimerType.PreciseTimer)
    watch.timeout.connect(tick)
    watch.start(1)
    yield blocks
    watch.stop()


def _clocks() -> tuple[float, ...]:
    """Return two clocks, neither of which goes on while another program has the processor that this thread waits for.

    One is the processor time of this process: this thread's alone would leave out what another thread does while it
    lets this one not go on. It counts twice where both go on, on two processors; the other one is the clock on the wall
    without the time in which the main thread was ready and had no processor, as far as the system tells it.
    """
    try:
        waited_s = int(SCHEDULED.read_text().split()[1]) / 1e9
    except OSError:
        return (time.process_time(),)
    return time.process_time(), time.perf_counter() - waited_s


def block_samples(blocks: list[float], note: str = "") -> Samples:
    """Summarise the recorded times."""
    ordered = sorted(blocks)
    rest = f"{note}1 in 100 over {1e3 * ordered[-len(ordered) // 100]:.0f} ms"
    return Samples(values=(1e3 * ordered[-1],), note=rest)


@benchmark(f"memory that {ROUNDS:,} rounds of open, compare and close leave behind", unit="MiB", aim=8)
def memory_of_rounds() -> Samples:
    from warplens.gui.figures.curves import Overlay
    from warplens.profiles.records import HostRecord, Profile

    host = HostRecord(system="", machine="", processors=1, python="")
    points = tuple(made_points(4, 5, 2))
    profile = Profile(program="", compiler="", devices=(), host=host, started="", points=points)
    overlay = Overlay(name="before", points=points, is_baseline=True)
    with shown_window() as (window, answer):
        results = window.session.results
        window.docks.go_to("compare")
        comparison = window.models.comparison
        at_start, compared = 0.0, 0
        for number in range(ROUNDS):
            results.show_profile(profile, None)
            results.set_overlays([overlay])
            if number % SELECT_EVERY == 0:
                results.select(points[number % len(points)].key)
            while comparison._comparing.is_awaited:
                answer()
            compared += comparison.result is not None
            results.set_overlays([])
            results.begin(None)
            answer()
            if number + 1 == WARM_UP_ROUNDS:
                gc.collect()
                at_start = resident_mib()
        gc.collect()
        grown = resident_mib() - at_start
    return Samples(
        values=(max(grown, 0.01),), note=f"{at_start:.0f} MiB after {WARM_UP_ROUNDS} rounds; {compared:,} were compared"
    )


def resident_mib() -> float:
    """Return the memory that this process holds now."""
    import psutil

    return psutil.Process().memory_info().rss / 2**20
