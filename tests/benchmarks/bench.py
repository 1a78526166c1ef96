"""Measures how fast Warplens is, and how right: `make bench`. Prints each figure beside its aim; a miss fails nothing.

The rule: only the table is here; the modules beside this one register the benchmarks. Only a benchmark that cannot run
at all makes the exit code non-zero.

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
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "fakes"))

import checking  # noqa: F401 - registers its benchmarks, as do the next ones
import cluster  # noqa: F401
import counters  # noqa: F401
import engine_speed  # noqa: F401
import first_picture  # noqa: F401
import large  # noqa: F401
import long_sweep  # noqa: F401
import opening  # noqa: F401
import program_speed  # noqa: F401
import rivals  # noqa: F401
import startup  # noqa: F401
import triton_speed  # noqa: F401
import verdicts  # noqa: F401
import window_blocks  # noqa: F401
import window_speed  # noqa: F401
from benchmark_registry import BENCHMARKS, Benchmark, Figure, figures_of
from model import cost, other_kernels, plain, published_times, reference, space  # noqa: F401
from tuning import regrets  # noqa: F401

ROOT = Path(__file__).resolve().parent.parent.parent


def measured_apart(item: Benchmark) -> list[Figure]:
    """Measure one benchmark in a process of its own; return its figures, one with the reason where it cannot run."""
    command = [sys.executable, str(Path(__file__).resolve()), "--alone", item.name]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT / "tests")
    if ended.returncode == 0:
        return [Figure(**figure) for figure in json.loads(ended.stdout.splitlines()[-1])]
    reason = (ended.stderr.strip() or f"ended with {ended.returncode}").splitlines()[-1]
    return [
        Figure(
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
            failure=reason,
        )
    ]


def section_of(item: Benchmark) -> str:
    """Return the heading of the figures of one module: the first sentence of its docstring."""
    doc = sys.modules[item.run.__module__].__doc__ or ""
    return " ".join(doc.partition("\n\n")[0].split())


def line_of(figure: Figure) -> str:
    """Return the figure as a line of the table."""
    if figure.value is None:
        return f"{figure.title:<60} could not run: {figure.failure}"
    aim = "" if figure.aim is None else f"{figure.aim:.4g}"
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    spread = f"{figure.low:.4g} to {figure.high:.4g}" if figure.samples > 1 else ""
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
    options = parser.parse_args(arguments)
    if options.alone:
        item = BENCHMARKS[options.alone]
        print(json.dumps([asdict(figure) for figure in figures_of(item, item.run())]))
        return 0
    chosen = [b for b in BENCHMARKS.values() if not options.words or any(word in b.name for word in options.words)]
    if not chosen:
        parser.error(f"no benchmark's name contains any of {options.words}; there are: {', '.join(BENCHMARKS)}")
    out = sys.stderr if options.json == "-" else sys.stdout
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}", file=out)
    print(f"{'':<60} {'figure':>9} {'':<17} {'aim':>6} {'ratio':>6}  {'spread':<18}", file=out)
    figures = []
    section = ""
    for item in chosen:
        if section != (section := section_of(item)):
            print(f"\n{section}", file=out)
        if missing := [name for name in item.needs if find_spec(name) is None]:
            print(f"{item.title:<60} left out: pip install {' '.join(missing)}", file=out)
            continue
        for figure in measured_apart(item):
            figures.append(figure)
            print(line_of(figure), *(f"    {line}" for line in figure.details), sep="\n", file=out, flush=True)
    if options.json:
        text = json.dumps([asdict(figure) for figure in figures], indent=2)
        if options.json == "-":
            print(text)
        else:
            Path(options.json).write_text(text + "\n", encoding="utf-8")
    return int(any(figure.value is None for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
