"""Runs one sweep in this process's own workers, on a cluster of one worker, of two, and of two of which one is killed.

The rule: each worker sees one GPU, and has a home and a folder of its own; a point has to be measured in every run,
and its time is that of a GPU of the same model. All run on one host, so this shows what the cluster costs, not what a
network does.

    python tests/hardware/sweeps/cluster_on_cards.py measure FILE.json   # two GPUs of one model, PyCUDA, distributed
    python tests/hardware/sweeps/cluster_on_cards.py show FILE.json
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from warplens.cuda.catalogue import select
from warplens.cuda.device.gpus import installed_gpus, load_device
from warplens.cuda.ground.points import Measuring, PointResult
from warplens.cuda.sweep.cluster import executions
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.profiles.run import run_plan
from warplens.profiles.run_events import PointDone, RunEvent

KERNELS = ("transpose", "matmul", "reduction")
SIZES = (1024, 2048)
THREADS = 4
"""Each worker has this many threads: one for its GPU, the others count."""


def measure(file: Path) -> None:
    """Run the sweep in the four ways and write the data file."""
    device = installed_gpus()[0].spec.key if installed_gpus() else ""
    uuids = [card.uuid for card in installed_gpus() if card.spec.key == device]
    if len(uuids) < 2:
        raise SystemExit(f"needs two GPUs of one model or more, and there are {len(uuids)}")
    plan = plan_sweep(
        select(KERNELS),
        problem={"N": SIZES},
        tune={},
        devices=[device],
        measuring=Measuring(longest_time_s=0.5),
    )
    runs = {"here": run(plan, None)}
    for name, count, is_killed in (("one worker", 1, False), ("two workers", 2, False), ("one of two killed", 2, True)):
        with cluster(uuids[:count]) as (address, workers):
            runs[name] = run(plan, address, workers[0].kill if is_killed else None)
    about = {
        "device": load_device(device).name,
        "cards": len(uuids),
        "points": len(plan.points),
        "processors": os.cpu_count(),
        "threads": THREADS,
        "sweep": f"{' '.join(KERNELS)} N={SIZES}",
    }
    file.write_text(json.dumps({"about": about, "runs": runs}, indent=1) + "\n", encoding="utf-8")
    show(file)


@contextmanager
def cluster(uuids: Sequence[str]) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Start a scheduler and a worker for each GPU; yield the address and the workers."""
    with tempfile.TemporaryDirectory() as folder:
        scheduler_file = Path(folder, "at.json")
        started = [
            start(Path(folder, "scheduler"), "dask_scheduler", "--port", "0", "--scheduler-file", str(scheduler_file))
        ]
        try:
            while not scheduler_file.exists():
                time.sleep(0.1)
            address = json.loads(scheduler_file.read_text(encoding="utf-8"))["address"]
            options = ("--nthreads", str(THREADS), "--no-nanny")
            started += [
                start(Path(folder, uuid), "dask_worker", address, *options, CUDA_VISIBLE_DEVICES=uuid) for uuid in uuids
            ]
            wait_for_workers(address, len(uuids))
            yield address, started[1:]
        finally:
            for process in reversed(started):
                process.kill()
                process.wait()


def start(home: Path, program: str, *options: str, **variables: str) -> subprocess.Popen[bytes]:
    """Start one of Dask's programs in a home of its own."""
    home.mkdir()
    command = [sys.executable, "-m", f"distributed.cli.{program}", "--no-dashboard", *options]
    environment = os.environ | {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache")} | variables
    return subprocess.Popen(command, cwd=home, env=environment, stderr=subprocess.DEVNULL)


def wait_for_workers(address: str, count: int) -> None:
    """Wait until the scheduler has this many workers."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(count, timeout=60)


def run(plan: SweepPlan, address: str | None, kill: Callable[[], None] | None = None) -> dict[str, object]:
    """Run the sweep; `kill` is called after a quarter of its points. Return seconds, statuses, GPUs and medians."""
    done = 0

    def count(event: RunEvent) -> None:
        nonlocal done
        if isinstance(event, PointDone):
            done += 1
            if kill is not None and done == len(plan.points) // 4:
                kill()

    with executions(address) as make_execution:
        specs = [load_device(device) for device in plan.devices]
        began = time.perf_counter()
        execution = make_execution(plan.devices, len(plan.points))
        profile = run_plan(plan, specs, execution=execution, on_event=count)
    seconds = time.perf_counter() - began
    visits = [point.time.visits[0] for point in profile.points if point.time and point.time.visits]
    return {
        "seconds": round(seconds, 2),
        "done": done,
        "statuses": Counter(str(point.status) for point in profile.points),
        "reasons": sorted({f"{point.kernel}: {point.reason}" for point in profile.points if point.reason}),
        "points_of_card": Counter(visit.card for visit in visits),
        "times_us": {name_of(point): round(point.time.value_ns / 1e3, 3) for point in profile.points if point.time},
    }


def name_of(point: PointResult) -> str:
    """Return the kernel and the axes of a point."""
    return " ".join((point.kernel, *(f"{name}={value}" for name, value in (point.problem | point.tune).items())))


def show(file: Path) -> None:
    """Print how long each run took, what failed, and how far its times are from those of the first."""
    data = json.loads(file.read_text(encoding="utf-8"))
    here = data["runs"]["here"]["times_us"]
    print(f"{data['about']['points']} points on {data['about']['device']}")
    for name, result in data["runs"].items():
        apart = [abs(time_us / here[point] - 1) for point, time_us in result["times_us"].items() if point in here]
        print(
            f"{name}: {result['seconds']:.1f} s, {result['statuses']}, points of each GPU {result['points_of_card']}, "
            f"medians {100 * statistics.median(apart):.2f} % from the first run"
        )
        for reason in result["reasons"]:
            print(f"    {reason}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["measure", path]:
            measure(Path(path))
        case ["show", path]:
            show(Path(path))
        case _:
            sys.exit(__doc__)
