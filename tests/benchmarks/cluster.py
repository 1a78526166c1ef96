"""What a cluster adds to a point, and how its speed grows with its workers, all on this machine."""

from __future__ import annotations

import time

from benchmark_registry import Samples, benchmark

POINTS = 60
WORK_S = 0.05
"""A point of the fake runner takes this long, without using a processor."""


@benchmark("points on a cluster of one worker, 50 ms each", unit="points/s", aim=15, higher_is_better=True)
def cluster_one_worker() -> Samples:
    return Samples(values=tuple(POINTS / seconds for seconds in seconds_of_sweeps(1, WORK_S)), note="20 at the most")


@benchmark("points on a cluster of two workers, 50 ms each", unit="points/s", aim=30, higher_is_better=True)
def cluster_two_workers() -> Samples:
    return Samples(values=tuple(POINTS / seconds for seconds in seconds_of_sweeps(2, WORK_S)), note="40 at the most")


@benchmark("what a cluster of one worker takes for a point that does nothing", unit="ms", aim=20)
def cluster_overhead() -> Samples:
    return Samples(values=tuple(1e3 * seconds / POINTS for seconds in seconds_of_sweeps(1, 0.0)))


def seconds_of_sweeps(workers: int, work_s: float) -> list[float]:
    """Run four sweeps of POINTS fake points; return the seconds of all but the first, which starts the processes."""
    from concurrent.futures import Executor

    from fake_runner import FakeRunner

    from warplens.cuda.ground.points import PointSpec
    from warplens.cuda.sweep.cluster.cluster import Cluster
    from warplens.cuda.sweep.engine import Event, Sweep
    from warplens.cuda.sweep.plan import SweepPlan

    points = tuple(
        PointSpec(
            kernel="fake",
            path="fake.cu",
            source_hash="0" * 64,
            family="fake",
            problem={"N": 1 + number},
            tune={},
            device="h200",
            budget_s=1.0,
            limit=1000,
        )
        for number in range(POINTS)
    )
    plan = SweepPlan(points=points, units=(1.0,) * POINTS)
    taken = []
    events: list[Event] = []
    with Cluster(f"local:{workers}") as cluster:
        execution = cluster.execution(plan.devices, POINTS)
        executor = execution.executor_factory()

        class KeptOpen(Executor):
            """Leaves the cluster open when a sweep has ended."""

            submit = executor.submit

        for _ in range(4):
            began = time.perf_counter()
            sweep = Sweep(
                plan,
                executor_factory=KeptOpen,
                run_point=FakeRunner(delay_s=work_s).run,
                on_event=events.append,
                in_flight=execution.in_flight,
            )
            sweep.start()
            sweep.wait()
            taken.append(time.perf_counter() - began)
        executor.shutdown()
    return taken[1:]
