"""How long the program, its window and its compiler take to start."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from benchmark_registry import Samples, benchmark, repeated, seconds_of
from launch_speed import built_in

OUTSIDE = Path(__file__).resolve().parent
"""A folder that is not the repository's root, whose `cuda/` an interpreter started there would find."""


@benchmark("CUDA C++ to PTX and cubin, matmul_tiled, no cache", unit="ms", aim=500)
def compiler_matmul_tiled() -> Samples:
    taken = repeated(lambda: compile_kernel("matmul_tiled", {"TILE": 16}))
    return Samples(values=tuple(1e3 * seconds for seconds in taken))


@benchmark("the same out of the disk cache", unit="ms", aim=5)
def compiler_cached_matmul_tiled() -> Samples:
    from warplens.cuda.compiler.compiled import CompileCache

    with tempfile.TemporaryDirectory() as folder:
        cache = CompileCache(Path(folder))
        compile_kernel("matmul_tiled", {"TILE": 16}, cache=cache)
        taken = repeated(lambda: compile_kernel("matmul_tiled", {"TILE": 16}, cache=cache), enough_s=0.2)
    return Samples(values=tuple(1e3 * seconds for seconds in taken))


@benchmark("start of the command line, all its commands read", unit="x bare python", aim=10)
def start_of_command_line() -> Samples:
    bare = median(repeated(lambda: run_python("pass")))
    full = repeated(lambda: run_python("import warplens.gui.cli, warplens.gui.commands.program"))
    return Samples(
        values=tuple(seconds / bare for seconds in full),
        note=f"{1e3 * median(full):.0f} ms over {1e3 * bare:.0f} ms",
    )


@benchmark("`warplens kernels`, from start to end", unit="ms", aim=1000)
def start_kernels_command() -> Samples:
    call = "from warplens.gui.cli import main; import sys; sys.argv = ['warplens', 'kernels']; main()"
    return Samples(values=tuple(1e3 * seconds for seconds in repeated(lambda: run_python(call))))


END_WHEN_DRAWN = """
import os
from PyQt6.QtCore import QTimer
QTimer.singleShot(0, lambda: (application.processEvents(), os._exit(0)))
"""
BARE_WINDOW = f"""
import pyqtgraph
application = pyqtgraph.mkQApp()
window = pyqtgraph.PlotWidget()
window.plot([1, 2, 3], [3, 1, 2])
window.resize(1280, 800)
window.show()
{END_WHEN_DRAWN}
application.exec()
"""
WINDOW = f"""
from warplens.gui.kit.application import make_application
application = make_application(offscreen=True)
{END_WHEN_DRAWN}
from warplens.gui.cli import main
main([])
"""
STARTS = 9


@benchmark("window, from the start of `warplens` until it is drawn", unit="x bare pyqtgraph window", aim=2)
def start_of_window() -> Samples:
    """Start both in turn; the figure is of processor time, which says less of what else the machine does.

    All panels are registered, and the byte code of both is on disk, as after the first start on any machine.
    """
    with tempfile.TemporaryDirectory() as folder:
        around = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        around |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": f"{folder}/bytecode", "HOME": folder}
        around |= {f"XDG_{kind}_HOME": f"{folder}/{kind.lower()}" for kind in ("CONFIG", "DATA", "STATE", "CACHE")}

        def start(code: str) -> tuple[float, float]:
            """Return the seconds that the processors took, and those on the clock."""
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds = seconds_of(lambda: run_python(code, around))
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, seconds

        start(BARE_WINDOW)
        start(WINDOW)
        taken = [(start(BARE_WINDOW), start(WINDOW)) for _ in range(STARTS)]
    bare, ours = (1e3 * median(both[which][1] for both in taken) for which in (0, 1))
    return Samples(
        values=tuple(ours[0] / bare[0] for bare, ours in taken),
        note=f"{ours:.0f} ms over {bare:.0f} ms on the clock",
    )


def run_python(code: str, around: Mapping[str, str] | None = None) -> None:
    """Run `code` in a new interpreter, in this environment or in another."""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, cwd=OUTSIDE, env=around)


def compile_kernel(name: str, tune: dict[str, int], cache: object = None):
    """Compile a built-in kernel for sm_90; without a cache the compiler runs each time."""
    from warplens.cuda.compiler.compilation import compile_source
    from warplens.cuda.compiler.compiled import CompileCache

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
