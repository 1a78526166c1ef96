"""Simulated times against those of `reference:h200`: lower bounds and the choice of the tile, for short launches.

All of its launches are compared by `make bench model`. Measured times are those of events, less their overhead.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.execute import on_engine
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import CacheState, CheckLevel, PointResult
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.timing import ModelledTime, model_time
from warplens.profiles.journal import open_profile

Tune = tuple[tuple[str, int], ...]
KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
FAMILIES = ("transpose", "matmul", "reduction")
"""The families of `reference:h200`, as `make reference` measures them."""
TIMER = 0.02
"""Times shorter than a bound by this share may be the timer's."""
CLOSE = 0.05
"""Where the GPU's tiles differ by no more than this, any of the two is right."""
CHOICES = [
    *(
        (name, size, state)
        for name in ("matmul_tiled", "matmul_tiled_unrolled")
        for size in (256,)
        for state in CacheState
    ),
    *(
        (name, size, state)
        for name in ("transpose_tiled", "transpose_tiled_padded", "transpose_thread_per_element", "copy_strided")
        for size in (1024,)
        for state in CacheState
    ),
]


@pytest.fixture(scope="module")
def measured() -> dict[tuple[str, int, CacheState], dict[Tune, float]]:
    """Return the measured times of the variants on the GPU, by the widths of their tiles."""
    times: defaultdict[tuple[str, int, CacheState], dict[Tune, float]] = defaultdict(dict)
    for point in open_profile(Path("reference:h200")).points:
        if point.baseline is None and point.device == "gpu-nvidia-h200" and point.time is not None:
            assert point.time.cache is not None
            times[point.kernel, point.problem["N"], point.time.cache][tuple(point.tune.items())] = point.time.value_ns
    return dict(times)


@pytest.fixture(scope="module")
def modelled():
    runner = EmulatorRunner()

    def run(name: str, size: int, state: CacheState, tune: Tune) -> PointResult:
        plan = plan_sweep(
            [KERNELS[name]],
            problem={"N": (size,)},
            tune={axis: (value,) for axis, value in tune},
            devices=["h200"],
            check=CheckLevel.FAST,
        )
        [point] = plan.points
        return runner.run(replace(point, cache=state))

    return run


@pytest.mark.parametrize(("name", "size", "state"), CHOICES)
@pytest.mark.sample(2)
def test_fastest_tile_is_the_cards_where_that_is_clear(measured, modelled, name, size, state):
    times = measured[name, size, state]
    predicted = {tile: modelled(name, size, state, tile).time.value_ns for tile in times}
    picked = min(predicted, key=predicted.__getitem__)
    assert len(times) > 1
    assert times[picked] <= min(times.values()) * (1 + CLOSE) + 1e-9


@pytest.mark.parametrize("name", ["transpose_tiled", "transpose_tiled_padded", "transpose_thread_per_element"])
def test_tile_that_is_picked_for_the_shortest_cold_launches_loses_as_little(measured, modelled, name):
    times = measured[name, 256, CacheState.COLD]
    predicted = {tile: modelled(name, 256, CacheState.COLD, tile).time.value_ns for tile in times}
    picked = min(predicted, key=predicted.__getitem__)
    assert times[picked] <= min(times.values()) * (1 + CLOSE)


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    "name", sorted(name for name, kernel in KERNELS.items() if kernel.family in FAMILIES and kernel.stream is None)
)
def test_bounds_are_below_the_measured_times(measured, modelled, name, monkeypatch):
    models: list[ModelledTime] = []
    monkeypatch.setattr(on_engine, "model_time", lambda **launch: models.append(model_time(**launch)) or models[-1])
    sizes = [size for size in (256,) if (name, size, CacheState.WARM) in measured]
    assert sizes
    above = {}
    for size in sizes:
        for tile, time_ns in measured[name, size, CacheState.WARM].items():
            models.clear()
            modelled(name, size, CacheState.WARM, tile)
            assert all(model.bounds_ns for model in models)
            bounds = {name: ns for model in models for name, ns in model.bounds_ns.items()}
            above |= {(size, tile, term): ns / time_ns for term, ns in bounds.items() if ns > time_ns * (1 + TIMER)}
    assert above == {}
