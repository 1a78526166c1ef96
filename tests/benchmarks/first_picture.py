"""How long a user waits after Run, with empty caches, until the window says what it does and until a curve has a point.

The rule: the real window with its real workers, offscreen, in a process and a home of its own. Run is pressed once the
workers that begin with the window are ready, as on a machine with nothing else to do they are before a user has read
the form; how long that took is noted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from benchmark_registry import Samples, benchmark

OUTSIDE = Path(__file__).resolve().parent
MAX_READY_S = 60
"""Run is pressed after this time at the latest."""
RUNS = 3
RUN = f"""
import json, os, sys, time
from PyQt6.QtCore import QTimer
from warplens.gui.kit.application import make_application
application = make_application(offscreen=True)
from warplens.cuda.sweep import warm
all_pools = []
class Pools(warm.WarmPools):
    def __init__(self):
        super().__init__()
        all_pools.append(self)
warm.WarmPools = Pools
seen, started = {{}}, time.monotonic()
def wait():
    is_ready = any(pools.is_ready for pools in all_pools)
    seen["ready"] = time.monotonic() - started
    if is_ready or seen["ready"] > {MAX_READY_S}:
        begin()
    else:
        QTimer.singleShot(200, wait)
def begin():
    from PyQt6.QtWidgets import QApplication
    from warplens.gui.window.main_window import MainWindow
    window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))
    begun = time.monotonic()
    def look():
        texts = window.header.progress.whole
        if window.header.progress.isVisible() and "ompiling" in texts:
            seen.setdefault("words", time.monotonic() - begun)
        figure = window.docks.panel("size").figure
        if any(series.marks for series in figure.series):
            window.docks.panel("size").view.grab()
            seen.setdefault("picture", time.monotonic() - begun)
            print(json.dumps(seen), flush=True)
            window.session.stop_sweep()
            os._exit(0)
    window.look_timer = QTimer(window)
    window.look_timer.timeout.connect(look)
    window.look_timer.start(5)
    window.commands.run.trigger()
QTimer.singleShot(500, wait)
from warplens.gui.cli import main
main([])
"""


@benchmark("Run with empty caches: until the window says what is compiled", unit="s", aim=0.3)
def first_words() -> Samples:
    return _measured("words")


@benchmark("Run with empty caches: until the first point of the default sweep is drawn", unit="s", aim=2)
def first_picture() -> Samples:
    return _measured("picture")


def _measured(what: str) -> Samples:
    runs = [_seen() for _ in range(RUNS)]
    note = f"workers ready {median(run['ready'] for run in runs):.1f} s after the start"
    return Samples(values=tuple(run.get(what, float("inf")) for run in runs), note=note)


def _seen() -> dict[str, float]:
    """Run the default sweep in an empty home; return the seconds from Run to what was seen."""
    with tempfile.TemporaryDirectory() as home:
        folders = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
        run = subprocess.run(
            [sys.executable, "-c", RUN],
            cwd=OUTSIDE,
            env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            check=True,
        )
        return json.loads(run.stdout.splitlines()[-1])
