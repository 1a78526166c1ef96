"""The figures of `make bench model`: errors, regret, orders and limiters, of times that are known."""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from benchmark_registry import Benchmark, Row, Samples, figures_of  # noqa: E402
from model import figures, other_kernels, plain, reference, space, tiles  # noqa: E402
from model.launches import Measured, Modelled  # noqa: E402
from model.limiters import RESOURCES, STALLED, half_of, limits_of  # noqa: E402
from model.processes import modelled  # noqa: E402

from warplens.cuda.ground.points import CacheState, PointResult  # noqa: E402
from warplens.cuda.timing import ModelledTime  # noqa: E402
from warplens.profiles.journal import open_profile  # noqa: E402

COLD = CacheState.COLD
DRAM, L2, L1, SM = RESOURCES


def launch(name: str, modelled_ns: float, measured_ns: float, limiter: str = "dram", **counters: float) -> Modelled:
    """Return a launch `kernel/size/tile` with both times."""
    kernel, size, _ = name.split("/")
    made = ModelledTime(
        time_ns=modelled_ns, terms_ns={}, limiter=limiter, runner_up="", achieved_occupancy_percent=50.0, waves=1.0
    )
    measured = Measured(
        name=name, kernel=kernel, family="product", size=size, ns={COLD: measured_ns}, counters=counters
    )
    return Modelled(measured=measured, times={COLD: made})


def stalled(**clocks: float) -> dict[str, float]:
    """Return the counters of reasons of stalls."""
    return {f"{STALLED}{name}_per_issue_active.ratio": value for name, value in clocks.items()}


def test_errors_are_of_the_measured_time_and_launches_without_a_time_are_counted_beside():
    launches = [launch("a/1/1", 110, 100), launch("a/1/2", 50, 100), launch("b/1/1", 130, 100)]
    failed = Modelled(measured=Measured(name="c", kernel="c", ns={COLD: 1.0}), failure="it hangs")
    middle, high = figures.error_rows("some", [*launches, failed], COLD, (8, 25))
    assert (middle.value, middle.aim) == (pytest.approx(30), 8)
    assert middle.note == (
        "3 launches, modelled / measured 1.10 in the median; 3 estimated, not simulated; 1 without a modelled time"
    )
    assert (high.value, high.aim) == (pytest.approx(46), 25)


def test_without_times_there_are_no_rows_and_a_part_says_why():
    failed = Modelled(measured=Measured(name="c", kernel="c", ns={COLD: 1.0}), failure="it hangs")
    assert figures.error_rows("some", [failed], COLD, (8, 25)) == []
    with pytest.raises(RuntimeError, match=r"^no launch has both times: it hangs$"):
        figures.samples_of("some", [], [failed], [COLD])
    with pytest.raises(RuntimeError, match=r"^no launch has both times: no time was recorded$"):
        figures.samples_of("some", [], [], [COLD])


def test_regret_is_of_what_is_picked_and_names_it():
    launches = [launch("a/1/8", 1, 30), launch("a/1/16", 2, 20), launch("b/1/8", 3, 10), launch("a/2/8", 1, 5)]
    tiles = figures.groups_of(launches, COLD, lambda item: (item.measured.kernel, item.measured.size))
    assert list(tiles) == [("a", "1")]
    mean, worst = figures.regret_rows("tile", tiles, COLD, (2, 12))
    assert (mean.value, worst.value) == (50, 50)
    assert worst.details == (" 50.0 %  a/1/8 for a/1/16",)


def test_order_of_variants_is_that_of_their_best_tiles():
    launches = [
        launch("a/1/8", 9, 9), launch("a/1/16", 1, 1), launch("b/1/8", 2, 2), launch("b/1/16", 8, 3),
        launch("c/1/8", 7, 1.5), launch("c/1/16", 3, 4),
    ]  # fmt: skip
    rows = {row.title: row.value for row in reference.choice_rows(launches, COLD)}
    assert rows["Kendall's tau over tiles, cold"] == pytest.approx(1 / 3)
    assert rows["Kendall's tau over variants, cold"] == pytest.approx(1 / 3)
    assert rows["regret of variant and tile, cold: worst"] == 0


def test_worst_kernels_come_first():
    lines = list(figures.worst_lines([launch("a/1/1", 110, 100), launch("b/1/1", 30, 100)], COLD))
    assert [line.split("|")[1].strip() for line in lines] == ["kernel, cold", "---", "`b`", "`a`"]
    assert lines[2] == "| `b` | 1 | 70 % | 0.30 | 0.30 | 0.30 |"


def test_rows_and_launches_are_written(monkeypatch, tmp_path):
    monkeypatch.setattr(figures, "RESULTS", tmp_path)
    rows = [Row(title="some", unit="%", value=3.0, aim=8)]
    samples = figures.samples_of("part", rows, [launch("a/1/1", 110, 100)], [COLD])
    content = json.loads((tmp_path / "part.json").read_text())
    assert samples.rows == tuple(rows)
    assert content["rows"] == [{"title": "some", "unit": "%", "value": 3.0, "aim": 8}]
    assert content["launches"][0]["modelled_ns"] == {"cold": 110}


@pytest.mark.parametrize(
    ("counters", "limits"),
    [
        ({DRAM: 80.0, L2: 60.0, SM: 20.0}, {"dram"}),
        ({DRAM: 80.0, L2: 76.0}, {"dram", "l2"}),
        ({L1: 61.0, **stalled(long_scoreboard=9.0)}, {"l1", "shared"}),
        ({L1: 59.0, **stalled(long_scoreboard=9.0, selected=20.0, wait=2.0)}, {"long_scoreboard"}),
        (stalled(math_pipe_throttle=10.0, dispatch_stall=9.9, wait=1.0), {"math_pipe", "dispatch_stall"}),
        ({}, set()),
    ],
)
def test_limit_is_the_busiest_resource_else_the_largest_reason_and_what_is_near(counters, limits):
    assert limits_of(counters) == limits


def test_limiters_that_agree_are_counted_and_the_others_named():
    launches = [
        launch("a/1/1", 1, 1, "dram", **{DRAM: 80.0}),
        launch("a/1/2", 1, 1, "launch", **{DRAM: 80.0}),
        launch("a/1/3", 1, 1, "dram"),
    ]
    whole, half = other_kernels.limiter_rows(launches)
    assert (whole.value, whole.note, whole.details) == (50, "1 of 2 launches", ())
    assert (half.title, half.value) == (f"limiter, half {half_of('a')} of the kernels", 50)
    assert half.details == ("  1 x launch for dram",)


def test_place_of_the_fastest_is_counted_in_the_order_of_the_model():
    launches = [launch("p/2048/a", 1, 12), launch("p/2048/b", 2, 10), launch("p/2048/c", 3, 20)]
    place, pick, order, *_ = space.filter_rows(2048, launches)
    assert place.value == pytest.approx(200 / 3)
    assert place.note == "2 of 3 of 1336; first of those within 2 %: 2"
    assert (pick.value, order.value) == (pytest.approx(20), pytest.approx(1 / 3))


def test_configurations_of_a_sample_are_spread_and_have_the_fastest():
    names = [measured.name for measured, _ in space.chosen(2048, 100)]
    fastest = min(space.chosen(2048, 1), key=lambda item: item[0].ns[COLD])
    assert len(names) in {14, 15}
    assert fastest[0].name in names


def test_all_198_launches_have_a_time():
    tasks = [item for name in plain.SETS for item in plain.probe_tasks(plain.RECORDED / name, plain.KERNELS)]
    assert len(tasks) == len({measured.name for measured, _ in tasks}) == 198


def test_points_of_the_profile_are_modelled_in_both_states():
    tasks = reference.reference_tasks()
    assert len(tasks) == 294
    assert {tuple(sorted(measured.ns)) for measured, _ in tasks} == {("cold", "warm")}
    assert {measured.family for measured, _ in tasks} == set(reference.FAMILIES)


def reference_points(kernel: str, size: int, state: CacheState) -> list[PointResult]:
    """Return the measured points of a variant at a size."""
    points = open_profile(Path("reference:h200")).points
    return [p for p in points if p.kernel == kernel and p.problem == {"N": size} and p.cache is state and p.time]


def test_heat_map_marks_the_tile_of_the_least_modelled_time():
    points = reference_points("matmul_tiled", 1024, COLD)
    measured = [point.time.value_ns for point in points]
    (right,) = tiles.choices(points, dict(enumerate(measured)), COLD)
    assert right.name == "matmul_tiled/1024: 32 for 32"
    assert (right.slower_percent, right.is_right) == (0, True)
    (wrong,) = tiles.choices(points, {place: 1e9 / ns for place, ns in enumerate(measured)}, COLD)
    assert wrong.name == "matmul_tiled/1024: 8 for 32"
    assert wrong.slower_percent > 30
    assert not wrong.is_right
    row = tiles.tile_row(COLD, [right, wrong])
    assert (row.value, row.note) == (50, "1 of 2 of products and transposes")


def test_two_tiles_of_a_short_transpose_are_alike_on_one_card():
    """Each on another GPU, widths 8 and 16 of this transpose of 3 us were 15 % apart."""
    of_tile = {
        point.tune["TILE"]: point.time.value_ns
        for point in reference_points("transpose_thread_per_element", 256, COLD)
        if point.time is not None
    }
    assert of_tile[8] / of_tile[16] == pytest.approx(1.022, abs=0.001)


def test_launch_that_crashes_hangs_or_is_refused_is_one_row_with_its_reason(monkeypatch):
    endless = partial(time.sleep, 600)

    class Patient(ProcessPoolExecutor):
        """The endless call alone is ended by the limit: the start of a process may take longer on a busy machine."""

        def submit(self, call):
            future = super().submit(call)
            result = future.result
            future.result = lambda timeout: result(timeout if call is endless else 240.0)
            return future

    monkeypatch.setattr("model.processes.LIMIT_S", 0.5)
    monkeypatch.setattr("model.processes.ProcessPoolExecutor", Patient)
    measured = Measured(name="k", kernel="k", ns={COLD: 1.0})
    calls = [partial(os._exit, 3), partial(int, "x"), endless, partial(Modelled, measured=measured)]
    results = modelled([(measured, call) for call in calls], workers=1)
    assert [result.failure for result in results] == [
        "the process crashed",
        "ValueError: invalid literal for int() with base 10: 'x'",
        "it takes over 0.5 s",
        "",
    ]


def test_every_row_is_a_figure_and_lines_stand_below_the_last():
    rows = (
        Row(title="first", unit="%", value=4.0, aim=8, details=("a",)),
        Row(title="second", unit="", value=0.5, aim=1.0, higher_is_better=True, details=("b",)),
    )
    item = Benchmark(name="n", title="t", unit="%", aim=8, higher_is_better=False, run=lambda: Samples(rows=rows))
    first, second = figures_of(item, Samples(rows=rows, details=("c",)))
    assert (first.title, first.ratio, first.details) == ("first", 2.0, ("a",))
    assert (second.title, second.ratio, second.details) == ("second", 0.5, ("b", "c"))
