"""Searches on two GPUs of one host, is interrupted and goes on; then a sweep, and the fastest ones on each GPU alone.

The rule: everything is done by the commands of a user. What is written are their profiles, which say which GPU took
which point; `facts.json` says what the commands took and how they ended.

    python tests/hardware/tuning/search_on_cards.py measure FOLDER SECONDS   # two GPUs of one model, PyCUDA, Optuna
    python tests/hardware/tuning/search_on_cards.py alone SEARCH.warplens.json.gz FILE.warplens.json.gz

`measure` begins nothing after SECONDS. Its steps: a search that Control-C ends after a few measurements (`stopped`),
the same command again (`search`), a sweep (`sweep`), on each GPU alone the `FASTEST` configurations of the search
(`card0`, `card1`; `alone` is that step), and with Dask's `distributed` a search over a cluster of a worker for each
GPU (`cluster`).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.extend([str(HERE), str(HERE.parent / "sweeps")])

from cluster_on_cards import cluster  # noqa: E402

from warplens.cuda.catalogue import select  # noqa: E402
from warplens.cuda.device.gpus import installed_gpus  # noqa: E402
from warplens.cuda.ground.metrics import Provenance  # noqa: E402
from warplens.cuda.sweep.plan import plan_sweep  # noqa: E402
from warplens.profiles.run import run_plan  # noqa: E402
from warplens.profiles.store import read_profile  # noqa: E402
from warplens.profiles.writing import write_profile  # noqa: E402

SEARCH = ("tune", "sgemm", "--problem", "N=2048", "--trials", "30", "--modelled", "48")
STOPPED_AFTER = 48 + 10
"""Control-C is pressed after this many points: all modelled ones and some of those of the GPUs."""
SWEEP = ("run", "transpose", "matmul", "--problem", "N=2048", "--timing", "longest_time_s=0.5")
ON_CLUSTER = ("tune", "sgemm", "--problem", "N=2048", "--trials", "12", "--modelled", "16")
FASTEST = 5
SUFFIX = ".warplens.json.gz"


def measure(folder: Path, seconds: float) -> None:
    """Do all steps; write `facts.json` after each of them."""
    end = time.monotonic() + seconds
    known = [card.uuid for card in installed_gpus() if card.spec.key == installed_gpus()[0].spec.key]
    facts: dict[str, Any] = {
        "cards": known,
        "model": installed_gpus()[0].spec.name if known else "",
        "processors": os.cpu_count(),
    }

    def step(name: str, command: Sequence[str], *, stop_after: int | None = None, **variables: str) -> None:
        if time.monotonic() > end:
            facts[name] = "not begun"
        else:
            facts[name] = run(command, end, stop_after, variables)
        (folder / "facts.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")

    warplens = (sys.executable, "-m", "warplens")
    search, stopped = (str(folder / f"{name}{SUFFIX}") for name in ("search", "stopped"))
    step("stopped", (*warplens, *SEARCH, "--save", search), stop_after=STOPPED_AFTER)
    if not Path(search).exists():
        raise SystemExit("the search was not begun: nothing else is tried on the GPUs")
    shutil.copy(search, stopped)
    step("search", (*warplens, *SEARCH, "--save", search))
    step("sweep", (*warplens, *SWEEP, "--save", str(folder / f"sweep{SUFFIX}")))
    for number, uuid in enumerate(known):
        alone = str(folder / f"card{number}{SUFFIX}")
        step(f"card{number}", (sys.executable, __file__, "alone", search, alone), CUDA_VISIBLE_DEVICES=uuid)
    if time.monotonic() < end:
        with cluster(known) as (address, _):
            step("cluster", (*warplens, *ON_CLUSTER, "--on", address, "--save", str(folder / f"cluster{SUFFIX}")))


def run(command: Sequence[str], end: float, stop_after: int | None, variables: dict[str, str]) -> dict[str, Any]:
    """Run a command; press Control-C after `stop_after` finished points, or at the end of the time.

    Returns:
        The seconds, the exit status, and the first lines and last line of standard error.
    """
    began, is_stopped = time.monotonic(), False
    environment = os.environ | variables
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, encoding="utf-8")
    assert process.stderr is not None
    lines = []
    for line in process.stderr:
        sys.stderr.write(line)
        lines.append(line.strip())
        finished = re.match(r"\[(\d+)/", line)
        is_enough = stop_after is not None and finished is not None and int(finished[1]) >= stop_after
        if not is_stopped and (is_enough or time.monotonic() > end):
            is_stopped = True
            process.send_signal(signal.SIGINT)
    status = process.wait()
    return {
        "command": " ".join(command[3:]) if command[1] == "-m" else " ".join(command[1:3]),
        "seconds": round(time.monotonic() - began, 1),
        "status": status,
        "first": lines[:1],
        "last": lines[-1:],
    }


def alone(search: Path, file: Path) -> None:
    """Measure the fastest configurations of a search on the only GPU that this process sees."""
    points = [
        point
        for point in read_profile(search).points
        if point.time is not None and point.time.provenance is Provenance.MEASURED
    ]
    fastest = sorted(points, key=lambda point: point.time.value_ns if point.time else 0.0)[:FASTEST]
    [card] = installed_gpus()
    axes = {name: tuple(sorted({point.tune[name] for point in fastest})) for name in fastest[0].tune}
    plan = plan_sweep(
        select([fastest[0].kernel]),
        problem={name: (value,) for name, value in fastest[0].problem.items()},
        tune=axes,
        configurations=[dict(point.tune) for point in fastest],
        devices=[card.spec.key],
    )
    write_profile(file, run_plan(plan, [card.spec]))


def main() -> None:
    """Do what the command line says."""
    match sys.argv[1:]:
        case ["measure", folder, seconds]:
            measure(Path(folder), float(seconds))
        case ["alone", search, file]:
            alone(Path(search), Path(file))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
