"""Measures how fast Warplens itself is: `make bench`. Prints each figure beside its aim; it is no test and never fails.

The rule: a benchmark is one function with `@benchmark`, runs in a process of its own and returns its samples, all in
the unit that the decorator names. The figure is their median; the ratio is above 1 where the aim is met, whichever way
the benchmark counts. Only a benchmark that cannot run at all makes the exit code non-zero.

    python tests/benchmarks/bench.py              every benchmark
    python tests/benchmarks/bench.py engine       those whose name contains a word
    python tests/benchmarks/bench.py --json -     figures as JSON, for comparing two commits
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent.parent

ENOUGH_S = 2.0
"""A benchmark repeats until it has this much measured time and three samples."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Samples:
    """What one benchmark returns: values in its unit, and a remark for the last column."""

    values: tuple[float, ...]
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Benchmark:
    """One measurement; `aim` is what it should reach, None where the figure is only to be watched."""

    name: str
    title: str
    unit: str
    aim: float | None
    higher_is_better: bool
    run: Callable[[], Samples]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One line of the table; `ratio` is above 1 where the aim is met. `failure` is the last line of what went wrong."""

    name: str
    title: str
    unit: str
    value: float | None
    low: float | None
    high: float | None
    samples: int
    aim: float | None
    ratio: float | None
    note: str
    failure: str = ""


BENCHMARKS: dict[str, Benchmark] = {}


def benchmark(
    title: str, *, unit: str, aim: float | None = None, higher_is_better: bool = False
) -> Callable[[Callable[[], Samples]], Callable[[], Samples]]:
    """Register the decorated function under its own name."""

    def register(run: Callable[[], Samples]) -> Callable[[], Samples]:
        BENCHMARKS[run.__name__] = Benchmark(
            name=run.__name__, title=title, unit=unit, aim=aim, higher_is_better=higher_is_better, run=run
        )
        return run

    return register


def repeated(action: Callable[[], object], enough_s: float = ENOUGH_S) -> tuple[float, ...]:
    """Return the seconds that `action` took, each of at least three times."""
    taken: list[float] = []
    while len(taken) < 3 or sum(taken) < enough_s:
        begin = time.perf_counter()
        action()
        taken.append(time.perf_counter() - begin)
    return tuple(taken)


# --- the benchmarks --------------------------------------------------------------------------------------------------


@benchmark("engine, matmul_tiled 1024, counting on, one core", unit="G thread-instr/s", aim=2.0, higher_is_better=True)
def engine_matmul_tiled_1024() -> Samples:
    launch = prepare_launch("matmul_tiled", {"N": 1024}, {"TILE": 16})
    done = launch()
    return Samples(
        values=tuple(done / seconds / 1e9 for seconds in repeated(launch)),
        note=f"{done / 1e9:.2f} G instructions a launch",
    )


@benchmark("engine, transpose_tiled_padded 2048, counting on, one core", unit="G thread-instr/s", higher_is_better=True)
def engine_transpose_tiled_padded_2048() -> Samples:
    launch = prepare_launch("transpose_tiled_padded", {"N": 2048}, {"TILE": 32})
    done = launch()
    return Samples(values=tuple(done / seconds / 1e9 for seconds in repeated(launch)))


@benchmark("PTX to machine code, matmul_tiled", unit="ms", aim=1000)
def engine_jit_matmul_tiled() -> Samples:
    return Samples(
        values=tuple(1e3 * s for s in repeated(lambda: prepare_launch("matmul_tiled", {"N": 32}, {"TILE": 16}))),
        note="with arrays of 32 x 32",
    )


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


@benchmark("window, longest block of its event loop during a sweep", unit="ms", aim=50)
def window_longest_block() -> Samples:
    """Run the transposes up to 1024 in the real window, offscreen, on worker processes; watch with a 1 ms timer."""
    from concurrent.futures import ThreadPoolExecutor

    from PyQt6.QtCore import QEventLoop, Qt, QTimer

    from warplens.cuda.catalogue import builtin_kernels
    from warplens.cuda.device.spec import all_specs
    from warplens.gui.app import emulated_backend, make_window
    from warplens.gui.application import make_application
    from warplens.gui.dialogs import NoDialogs
    from warplens.gui.settings import Settings

    application = make_application(offscreen=True)
    blocks: list[float] = []
    with ThreadPoolExecutor(1) as background, tempfile.TemporaryDirectory() as folder:
        window = make_window(
            builtin_kernels(),
            all_specs(),
            backend=emulated_backend(background),
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


# --- what they are made of -------------------------------------------------------------------------------------------


def run_python(code: str) -> None:
    """Run `code` in a new interpreter, in a folder that is not the repository's (whose `cuda/` it would find)."""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, cwd=ROOT / "tests")


@lru_cache
def built_in(name: str):
    """Return a built-in kernel; read once, so that no benchmark measures the reading of kernel files."""
    from warplens.cuda.catalogue import select

    [kernel] = select([name])
    return kernel


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


def prepare_launch(name: str, problem: dict[str, int], tune: dict[str, int]) -> Callable[[], int]:
    """Make a launch of a built-in kernel ready: compiled, translated, arrays filled.

    The returned function executes every block once, with all counters on, and returns the number of thread
    instructions that it executed.
    """
    from warplens.cuda.ptx.parser import parse_module
    from warplens.cuda.runners.arguments import pack_arguments
    from warplens.cuda.simt.engine import Launch, LaunchRequest, aligned_copy
    from warplens.cuda.sweep.plan import DEFAULT_BUDGET

    kernel = built_in(name)
    compiled = compile_kernel(name, tune)
    workload = kernel.workload(problem, tune)
    module = parse_module(compiled.ptx)
    block = pack_arguments(module.function(compiled.symbol), workload.arguments, kernel=name)
    launch = Launch(
        LaunchRequest(
            module=module,
            symbol=compiled.symbol,
            file_name=f"{name}.cu",
            block=workload.block,
            grid=workload.grid,
            parameters=block.data,
            pointers=block.pointers,
            arrays={key: aligned_copy(array) for key, array in workload.make_arrays().items()},
            dynamic_shared_bytes=workload.dynamic_shared_bytes,
            budget=DEFAULT_BUDGET,
        )
    )
    return lambda: launch.run().thread_instructions


# --- the table -------------------------------------------------------------------------------------------------------


def figure_of(item: Benchmark, samples: Samples) -> Figure:
    """Sum up the samples of a benchmark."""
    value = median(samples.values)
    ratio = None
    if item.aim is not None:
        ratio = value / item.aim if item.higher_is_better else item.aim / value
    return Figure(
        name=item.name,
        title=item.title,
        unit=item.unit,
        value=value,
        low=min(samples.values),
        high=max(samples.values),
        samples=len(samples.values),
        aim=item.aim,
        ratio=ratio,
        note=samples.note,
    )


def measured_apart(item: Benchmark) -> Figure:
    """Measure one benchmark in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "--alone", item.name]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT / "tests")
    if ended.returncode == 0:
        return Figure(**json.loads(ended.stdout.splitlines()[-1]))
    told = (ended.stderr.strip() or f"ended with {ended.returncode}").splitlines()[-1]
    return Figure(
        name=item.name,
        title=item.title,
        unit=item.unit,
        value=None,
        low=None,
        high=None,
        samples=0,
        aim=item.aim,
        ratio=None,
        note="",
        failure=told,
    )


def line_of(figure: Figure) -> str:
    """Return the figure as a line of the table."""
    if figure.value is None:
        return f"{figure.title:<60} could not run: {figure.failure}"
    aim = "" if figure.aim is None else f"{figure.aim:.4g}"
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    spread = f"{figure.low:.4g} to {figure.high:.4g}"
    return (
        f"{figure.title:<60} {figure.value:>9.4g} {figure.unit:<17} {aim:>6} {ratio:>6}  {spread:<18} {figure.note}"
    ).rstrip()


def processor() -> str:
    """Return the processor's name as the system gives it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmarks whose name contains one of the given words (all without any)."""
    parser = argparse.ArgumentParser(description="Measure how fast Warplens itself is.")
    parser.add_argument("words", nargs="*", help="run only benchmarks whose name contains one of these")
    parser.add_argument("--json", metavar="PATH", help="write the figures as JSON (- is standard output)")
    parser.add_argument("--alone", metavar="NAME", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.alone:
        item = BENCHMARKS[given.alone]
        print(json.dumps(asdict(figure_of(item, item.run()))))
        return 0
    chosen = [b for b in BENCHMARKS.values() if not given.words or any(word in b.name for word in given.words)]
    if not chosen:
        parser.error(f"no benchmark's name contains any of {given.words}; there are: {', '.join(BENCHMARKS)}")
    out = sys.stderr if given.json == "-" else sys.stdout
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}", file=out)
    print(f"{'':<60} {'figure':>9} {'':<17} {'aim':>6} {'ratio':>6}  {'spread':<18}", file=out)
    figures = []
    for item in chosen:
        figures.append(measured_apart(item))
        print(line_of(figures[-1]), file=out, flush=True)
    if given.json:
        text = json.dumps([asdict(figure) for figure in figures], indent=2)
        if given.json == "-":
            print(text)
        else:
            Path(given.json).write_text(text + "\n", encoding="utf-8")
    return int(any(figure.value is None for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
