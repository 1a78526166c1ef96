"""How long the program takes to start and to compile, and how long its window does not answer."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from launches import built_in
from registry import Samples, benchmark, repeated

OUTSIDE = Path(__file__).resolve().parent
"""A folder that is not the repository's root, whose `cuda/` an interpreter started there would find."""


@benchmark("CUDA C++ to PTX and cubin, matmul_tiled, no cache", unit="ms", aim=500)
def compiler_matmul_tiled() -> Samples:
    taken = repeated(lambda: compile_kernel("matmul_tiled", {"TILE": 16}))
    return Samples(values=tuple(1e3 * seconds for seconds in taken))


@benchmark("the same out of the disk cache", unit="ms", aim=5)
def compiler_cached_matmul_tiled() -> Samples:
    from warplens.cuda.compiler import CompileCache

    with tempfile.TemporaryDirectory() as folder:
        cache = CompileCache(Path(folder))
        compile_kernel("matmul_tiled", {"TILE": 16}, cache=cache)
        taken = repeated(lambda: compile_kernel("matmul_tiled", {"TILE": 16}, cache=cache), enough_s=0.2)
    return Samples(values=tuple(1e3 * seconds for seconds in taken))


@benchmark("start of the command line, `import warplens.gui.cli`", unit="x bare python", aim=10)
def start_of_command_line() -> Samples:
    bare = median(repeated(lambda: run_python("pass")))
    full = repeated(lambda: run_python("import warplens.gui.cli"))
    return Samples(
        values=tuple(seconds / bare for seconds in full),
        note=f"{1e3 * median(full):.0f} ms over {1e3 * bare:.0f} ms",
    )


@benchmark("`warplens kernels`, from start to end", unit="ms", aim=1000)
def start_kernels_command() -> Samples:
    call = "from warplens.gui.cli import main; import sys; sys.argv = ['warplens', 'kernels']; main()"
    return Samples(values=tuple(1e3 * seconds for seconds in repeated(lambda: run_python(call))))


BARE_WINDOW = """
import os
from PyQt6.QtWidgets import QApplication
import pyqtgraph
application = QApplication([])
window = pyqtgraph.PlotWidget()
window.plot([1, 2, 3], [3, 1, 2])
window.resize(1280, 800)
window.show()
application.processEvents()
window.grab()
os._exit(0)
"""
WINDOW = """
import gc, os, tempfile
gc.disable()  # as the command does
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from warplens.cuda.device.spec import all_specs
from warplens.gui.app import kernels_of, make_backend, make_window
from warplens.gui.application import make_application
from warplens.gui.dialogs import NoDialogs
from warplens.gui.settings import Settings
application = make_application(offscreen=True)
with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as folder:
    window = make_window(
        kernels_of([]), all_specs(), backend=make_backend(background), settings=Settings(), folder=Path(folder),
        dialogs=NoDialogs(),
    )
    window.show()
    application.processEvents()
    window.grab()
    os._exit(0)
"""


@benchmark("window, from the start of Python to the first picture", unit="x bare pyqtgraph window", aim=2)
def start_of_window() -> Samples:
    """Take turns, so that what else the machine does falls on both."""
    bare: list[float] = []
    full: list[float] = []
    run_python(WINDOW)  # compiles what was edited
    for _ in range(7):
        bare.append(timed(BARE_WINDOW))
        full.append(timed(WINDOW))
    ratio = median(full) / median(bare)
    return Samples(values=(ratio,), note=f"{1e3 * median(full):.0f} ms over {1e3 * median(bare):.0f} ms")


@benchmark("window, longest block of its event loop during a sweep", unit="ms", aim=50)
def window_longest_block() -> Samples:
    """Run the transposes up to 1024 in the real window, offscreen, on worker processes; watch with a 1 ms timer."""
    from concurrent.futures import ThreadPoolExecutor

    from PyQt6.QtCore import QEventLoop, Qt, QTimer

    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.app import make_backend, make_window
    from warplens.gui.application import make_application
    from warplens.gui.dialogs import NoDialogs
    from warplens.gui.settings import Settings

    application = make_application(offscreen=True)
    blocks: list[float] = []
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as folder:
        window = make_window(
            builtin_kernels(),
            all_specs(),
            backend=make_backend(background),
            settings=Settings(axes={"N": "256,512,1024"}),
            folder=Path(folder),
            dialogs=NoDialogs(),
        )
        window.resize(1280, 800)
        window.show()
        waiting = QEventLoop()
        window.session.run.ended.connect(waiting.quit)
        QTimer.singleShot(60_000, waiting.quit)
        last = time.perf_counter()

        def tick() -> None:
            nonlocal last
            now = time.perf_counter()
            blocks.append(now - last - 1e-3)
            last = now

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(tick)
        QTimer.singleShot(0, window.session.start_sweep)
        timer.start(1)
        waiting.exec()
        timer.stop()
        points = len(window.session.results.points)
        window.session.discard()
        window.close()
        application.processEvents()
    return Samples(values=(1e3 * max(blocks),), note=f"{points} points")


def timed(code: str) -> float:
    """Return the seconds that `code` takes in a new interpreter."""
    begun = time.perf_counter()
    run_python(code)
    return time.perf_counter() - begun


def run_python(code: str) -> None:
    """Run `code` in a new interpreter."""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, cwd=OUTSIDE)


def compile_kernel(name: str, tune: dict[str, int], cache: object = None):
    """Compile a built-in kernel for sm_90; without a cache the compiler runs each time."""
    from warplens.cuda.compiler import CompileCache, compile_source

    kernel = built_in(name)
    with tempfile.TemporaryDirectory() as folder:
        return compile_source(
            kernel.source,
            name=Path(kernel.path).name,
            target="sm_90",
            entry=kernel.name,
            defines=tune,
            options=kernel.options,
            cache=cache if cache is not None else CompileCache(Path(folder)),
        )
