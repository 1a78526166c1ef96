"""How long the window does not answer: at its start, and with 100,000 points in it.

The rule: a block is the time between two beats of a timer in the window's thread, by the clock that says least: the
processor time of this process, or the time on the wall without that in which this thread waits for a processor. So what
keeps that thread busy counts, and what another thread does without letting it go on, but no other program.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from benchmark_registry import Samples, benchmark
from startup import OUTSIDE
from window_speed import POINTS, made_points, resident_mib, shown_window, watched_blocks

if TYPE_CHECKING:
    from warplens.gui.window.main_window import MainWindow

SETTLE_MS = 700
"""What follows from one thing that the user does has come to an end after this time."""
STARTS = 3
STARTED_MS = 2500
START = f"""
import json, os, sys, time
from warplens.gui.kit.application import make_application
application = make_application(offscreen=True)
from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtWidgets import QApplication
watch, blocks, last = QTimer(), [], [0.0]
def tick():
    now = time.process_time()
    blocks.append(now - last[0])
    last[0] = now
def run():
    def end():
        print(json.dumps(max(blocks)), flush=True)
        os._exit(0)
    QTimer.singleShot({STARTED_MS}, end)
    watch.start(1)
    last[0] = time.process_time()
    return QApplication.exec()
watch.setTimerType(Qt.TimerType.PreciseTimer)
watch.timeout.connect(tick)
application.exec = run
from warplens.gui.cli import main
main(sys.argv[1:])
"""


@benchmark("window, longest block after it is shown", unit="ms", aim=100)
def block_of_a_start() -> Samples:
    return _blocks_of_starts([], is_first=False)


@benchmark("the same with `--open reference:h200`", unit="ms", aim=100)
def block_of_a_start_with_a_profile() -> Samples:
    return _blocks_of_starts(["--open", "reference:h200"], is_first=False)


@benchmark("the same at the first start ever", unit="ms", aim=100)
def block_of_the_first_start() -> Samples:
    return _blocks_of_starts(["--open", "reference:h200"], is_first=True)


def _blocks_of_starts(words: list[str], *, is_first: bool) -> Samples:
    """Start the window in an empty home; only at a first start is no byte code on disk."""
    blocks = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(STARTS + (not is_first)):
            home = f"{folder}/{number if is_first else 0}"
            around = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
            around |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": f"{home}/bytecode", "HOME": home}
            around |= {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
            command = [sys.executable, "-c", START, *words]
            ended = subprocess.run(command, check=True, stdout=subprocess.PIPE, cwd=OUTSIDE, env=around)
            blocks.append(1e3 * json.loads(ended.stdout.splitlines()[-1]))
    return Samples(values=tuple(blocks[-STARTS:]))


@contextmanager
def window_and_file() -> Iterator[tuple[MainWindow, Path]]:
    """Show the window, and write a file of many points."""
    from warplens.profiles.records import Completeness, HostRecord, Profile
    from warplens.profiles.writing import write_profile

    host = HostRecord(system="", machine="", processors=1, python="")
    head = Profile(program="", compiler="", devices=(), host=host, started="", status=Completeness.COMPLETE, points=())
    with tempfile.TemporaryDirectory() as folder, shown_window() as (window, _):
        path = Path(folder) / "large.warplens.json.gz"
        write_profile(path, replace(head, points=tuple(made_points(20, POINTS // 100, 5))))
        yield window, path


def _longest(calls: dict[str, Callable[[], object]]) -> Samples:
    """Do one thing after another and let the window settle; the figure is the longest block, the note says of what."""
    longest = {name: longest_block(call) for name, call in calls.items()}
    listed = sorted(longest, key=longest.__getitem__, reverse=True)
    return Samples(
        values=(max(longest.values()),),
        details=tuple(f"{name}: {longest[name]:.0f} ms" for name in listed),
    )


def longest_block(call: Callable[[], object]) -> float:
    """Return the longest block in milliseconds after a call from the event loop, until all is quiet."""
    from PyQt6.QtCore import QEventLoop, QTimer

    waiting = QEventLoop()
    with watched_blocks() as blocks:
        QTimer.singleShot(0, call)
        QTimer.singleShot(SETTLE_MS, waiting.quit)
        waiting.exec()
    return 1e3 * max(blocks, default=0.0)


def opened(window: MainWindow, path: Path) -> float:
    """Open a file, and return the longest block in milliseconds until it is drawn."""
    from PyQt6.QtCore import QEventLoop, QTimer

    waiting = QEventLoop()
    replaced = window.session.results.points_replaced
    drawn = replaced.connect(lambda: QTimer.singleShot(SETTLE_MS, waiting.quit))
    with watched_blocks() as blocks:
        window.session.open_profile(path)
        waiting.exec()
    replaced.disconnect(drawn)
    return 1e3 * max(blocks)


@benchmark(f"longest block while a file of {POINTS:,} points opens", unit="ms", aim=50)
def block_of_opening() -> Samples:
    with window_and_file() as (window, path):
        taken = tuple(opened(window, path) for _ in range(3))
        changes = window.models.changes
        after = {"undo": longest_block(changes.undo), "redo": longest_block(changes.redo)}
    return Samples(values=taken, note=", ".join(f"{name} {block:.0f} ms" for name, block in after.items()))


@benchmark(f"memory of the window with {POINTS:,} points of a file in it", unit="MiB", aim=400)
def memory_of_many_points() -> Samples:
    with window_and_file() as (window, path):
        before = resident_mib()
        opened(window, path)
        return Samples(values=(resident_mib(),), note=f"{before:.0f} MiB after the file was made here")


@benchmark(f"longest block in a table of {POINTS:,} points: shown, sorted, chosen, copied", unit="ms", aim=50)
def block_of_the_table() -> Samples:
    from PyQt6.QtCore import Qt

    with window_and_file() as (window, path):
        opened(window, path)
        panel = window.docks.panel("points")
        sort, number = panel.table.sortByColumn, panel.model.column_number
        rising = Qt.SortOrder.AscendingOrder
        sorts = {
            f"sorted by {key}": lambda key=key: sort(number(key), rising)
            for key in ("time", "kernel", "theoretical_occupancy", "result")
        }
        return _longest(
            {
                "shown": lambda: window.docks.go_to("points"),
                **sorts,
                "all chosen": panel.table.selectAll,
                "only those": lambda: panel.only_chosen.setChecked(True),
                "copied": panel.copy,
                "none chosen": lambda: window.session.results.set_chosen(()),
            }
        )


SCRUBBED = 16_600
REVISIONS = 12


@benchmark(f"longest block while revisions of {SCRUBBED:,} points are scrubbed", unit="ms", aim=50)
def block_of_revisions() -> Samples:
    """Step back and forth between revisions of one file, as by the arrow keys on the strip."""
    from warplens.gui.views.revisions.model import Revisions
    from warplens.gui.views.revisions.panel import RevisionStrip
    from warplens.gui.views.revisions.revision import Revision
    from warplens.gui.workspace.choices import KernelVersion
    from warplens.profiles.records import HostRecord, Profile

    host = HostRecord(system="", machine="", processors=1, python="")
    head = Profile(program="", compiler="", devices=(), host=host, started="", points=())
    points = made_points(10, SCRUBBED // 50, 5)
    path = str(Path(tempfile.gettempdir()) / "made_up.cu")
    with shown_window() as (window, _):
        model = window.models.of(Revisions)
        for number in range(REVISIONS):
            source_hash = f"{number:064}"
            version = KernelVersion(path=path, families=frozenset({"made"}), source_hash=source_hash)
            own = tuple(replace(point, source_hash=source_hash) for point in points)
            profile, texts = replace(head, points=own), {path: str(number).encode()}
            kernels = dict.fromkeys({point.kernel for point in points}, version)
            model._list(Revision(kernels=kernels, texts=texts, time_s=float(number), profile=profile))
        model.path = path
        strip = RevisionStrip(model, window.theme, [])
        strip.show()
        shown = longest_block(lambda: window.session.results.show_profile(profile, None))
        steps = {
            f"{step} ({number})": longest_block(lambda step=step: model.step(step))
            for number, step in enumerate((-1, -1, 1, 1))
        }
        strip.close()
    return Samples(values=(max(steps.values()),), note=f"{shown:.0f} ms when they are first shown")


@benchmark(f"longest block when {POINTS:,} points are filtered, or one is selected", unit="ms", aim=50)
def block_of_filters() -> Samples:
    from warplens.gui.workspace.filters import EVERYTHING, ShownFilter

    with window_and_file() as (window, path):
        opened(window, path)
        results = window.session.results
        filters = {
            text: lambda text=text: results.set_filter(ShownFilter(text=text))
            for text in ("N>=1024 time<1ms", "result=ok", "chosen")
        }
        return _longest(
            {
                **filters,
                "one variant less": lambda: results.set_filter(ShownFilter(variants=frozenset({"made_up_3"}))),
                "everything": lambda: results.set_filter(EVERYTHING),
                "a second plot": lambda: window.docks.go_to("tile"),
                "a heat map": lambda: window.docks.panel("tile").heat_button.setChecked(True),
                "selected": lambda: results.select(results.points[POINTS // 2].key),
            }
        )
