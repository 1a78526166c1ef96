"""How long a large profile takes to open, and how small a measured one is."""

from __future__ import annotations

import gzip
import random
import tempfile
from dataclasses import replace
from pathlib import Path

from benchmark_registry import Samples, benchmark, repeated

POINTS = 100_000
METRICS_VARIED = 12
"""This many metrics differ from point to point; each of the others has one value for all points."""


@benchmark(f"a profile of {POINTS:,} points, 10 samples each: read and its times asked for", unit="ms", aim=1000)
def opening_of_a_large_profile() -> Samples:
    from warplens.profiles.store import read_profile
    from warplens.profiles.writing import write_profile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.warplens.json"
        write_profile(path, made_up(POINTS, samples=10))
        taken = repeated(lambda: [point.time and point.time.value_ns for point in read_profile(path).points])
        note = f"{path.stat().st_size / 1e6:.0f} MB"
    return Samples(values=tuple(1e3 * seconds for seconds in taken), note=note)


@benchmark("36 measured points, 1,200 samples each, compressed", unit="KB", aim=100)
def size_of_a_measured_profile() -> Samples:
    from warplens.profiles.writing import encode_profile, to_json

    profile = made_up(36, samples=1200)
    size = len(gzip.compress(encode_profile(profile)))
    rows = len(to_json(profile))
    return Samples(values=(size / 1e3,), note=f"an object for each point, not compressed: {rows / 1e3:.0f} KB")


def made_up(count: int, *, samples: int):
    """Return a profile of this number of points; samples have steps of 32 ns, as those of a GPU do."""
    from fake_runner import FakeRunner

    from warplens.cuda.ground.metrics import METRICS, Provenance
    from warplens.cuda.ground.points import PointSpec
    from warplens.profiles.records import HostRecord, Profile

    rng = random.Random(0)
    runner = FakeRunner()
    points = []
    for number in range(count):
        spec = PointSpec(
            kernel=f"variant_{number % 12}", path="", source_hash="0" * 64, family="f",
            problem={"N": 32 + number // 36}, tune={"TILE": (8, 16, 32)[number // 12 % 3]}, device="h200",
            budget_s=2.0, limit=1,
        )  # fmt: skip
        point = runner.run(spec)
        taken = tuple(32.0 * round(rng.gauss(200, 5)) for _ in range(samples))
        metrics = {
            key: metric.value(rng.random() * 100 if index < METRICS_VARIED else 12.5, Provenance.COUNTED)
            for index, (key, metric) in enumerate(METRICS.items())
        }
        time = point.time and replace(point.time, value_ns=taken[0], provenance=Provenance.MEASURED, samples_ns=taken)
        points.append(replace(point, time=time, metrics=metrics))
    host = HostRecord(system="s", machine="m", processors=1, python="3")
    return Profile(program="p", compiler="c", devices=(), host=host, started="", points=tuple(points))
