"""Ladders with times: the fastest point of each rung at one place, compared with its like, under the right roof."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from warplens import load
from warplens.cuda.catalogue import KernelFile, builtin_kernels, find_kernels
from warplens.cuda.catalogue.ladders import Ladder, chosen_ladders, ladders_of
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Baseline, CacheState, PointResult, Status, Time
from warplens.profiles.ladders.page import (
    ladder_data,
    ladder_table,
    markdown_page,
    moved_text,
    notes_of_ladder,
    rate_text,
    summary_of,
)
from warplens.profiles.ladders.timed_ladder import (
    ARITHMETIC_PEAK,
    TimedLadder,
    Wanted,
    is_of_device,
    places_of,
    rung_names,
    shipped_times,
    timed_at,
    timed_ladder,
    timed_ladders,
)
from warplens.profiles.moved import moved_counter
from warplens.profiles.records import Profile

LECTURES = tuple(kernel for kernel in builtin_kernels() if kernel.family == "matmul")
[LADDER] = [one for one in ladders_of(LECTURES) if one.rungs[0].kernel.name == "matmul_strip_mined"]
H200 = load("reference:h200")
Point = Callable[..., PointResult]


@pytest.fixture
def point() -> Point:
    def made(name: str, time_us: float, tile: int = 16, **more: object) -> PointResult:
        provenance = more.pop("provenance", Provenance.MEASURED)
        assert isinstance(provenance, Provenance)
        rate = 2 * 1024**3 / (time_us * 1e3)
        fields = {
            "kernel": name, "title": name, "source_hash": "", "family": "matmul", "problem": {"N": 1024},
            "tune": {"TILE": tile}, "device": "gpu-nvidia-h200", "status": Status.OK, "cache": CacheState.COLD,
            "time": Time(value_ns=time_us * 1e3, provenance=provenance),
            "metrics": {"gflops": METRICS["gflops"].value(rate, provenance)},
        }  # fmt: skip
        return PointResult(**{**fields, **more})  # type: ignore[arg-type]

    return made


def profile_of(*points: PointResult) -> Profile:
    return replace(H200, points=points)


def timed_at_place(*points: PointResult, wanted: Wanted | None = None) -> TimedLadder:
    return timed_ladder(LADDER, [profile_of(*points)], wanted)


def names(timed: TimedLadder) -> list[str]:
    return [timed.rungs[number].kernel.name for number in timed.reached]


def test_rung_has_its_fastest_point_and_the_gain_over_the_rung_it_comes_from(point: Point) -> None:
    timed = timed_at_place(
        point("matmul_naive", 100.0), point("matmul_tiled_any", 50.0, tile=8), point("matmul_tiled_any", 25.0, tile=32)
    )
    assert names(timed) == ["matmul_naive", "matmul_tiled_any"]
    best = timed.rungs[timed.best]
    assert best.point is not None
    assert (best.point.tune, best.gain) == ({"TILE": 32}, 4.0)


def test_rung_without_a_time_is_left_out_and_the_next_is_compared_with_the_one_below(point: Point) -> None:
    skipped = point("matmul_tiled_any", 1.0, time=None, status=Status.SKIPPED, reason="requires N % TILE == 0")
    timed = timed_at_place(point("matmul_naive", 100.0), skipped, point("matmul_tiled", 20.0))
    tiled = next(rung for rung in timed.rungs if rung.kernel.name == "matmul_tiled")
    assert (tiled.gain, timed.rungs[tiled.below or 0].kernel.name) == (5.0, "matmul_naive")
    absences = {rung.kernel.name: rung.absence for rung in timed.rungs if rung.absence}
    assert absences["matmul_tiled_any"] == "requires N % TILE == 0"
    assert absences["matmul_strip_mined"] == "not run here"


def test_rung_that_ran_without_a_modelled_time_says_why(point: Point) -> None:
    note = "the sheet of rtx-4090 has no rate for products of f64 matrices with sums of f64: no time is modelled"
    counted_alone = point("matmul_tiled", 1.0, time=None, notes=("its blocks were executed", note))
    timed = timed_at_place(point("matmul_naive", 100.0), point("matmul_tiled_any", 50.0), counted_alone)
    assert next(rung.absence for rung in timed.rungs if rung.kernel.name == "matmul_tiled") == note


def test_measured_times_never_stand_beside_modelled_ones(point: Point) -> None:
    modelled = [point(name, 10.0, provenance=Provenance.MODELLED) for name in ("matmul_strip_mined", "matmul_naive")]
    measured = [point(name, 20.0) for name in ("matmul_naive", "matmul_tiled_any")]
    timed = timed_at_place(*modelled, *measured)
    assert (names(timed), timed.place.provenance) == (["matmul_naive", "matmul_tiled_any"], Provenance.MEASURED)


def test_forked_rungs_are_compared_with_the_same_one(point: Point) -> None:
    timed = timed_at_place(
        point("matmul_tiled", 40.0), point("matmul_tiled_dynamic", 80.0), point("matmul_tiled_unrolled", 20.0)
    )
    gains = {timed.rungs[number].kernel.name: timed.rungs[number].gain for number in timed.reached}
    assert gains == {"matmul_tiled": None, "matmul_tiled_dynamic": 0.5, "matmul_tiled_unrolled": 2.0}


def test_roof_is_the_baseline_of_the_same_place_and_type(point: Point) -> None:
    def library(name: str, time_us: float, **more: object) -> PointResult:
        return point(name, time_us, tune={}, baseline=Baseline.CUBLAS, **more)

    timed = timed_at_place(
        point("matmul_naive", 100.0),
        library("matmul_cublas", 10.0),
        library("matmul_cublas_double", 5.0),
        library("matmul_cublas", 2.0, cache=CacheState.WARM),
    )
    assert timed.roof is not None
    assert (timed.roof.name, timed.rungs[timed.best].share) == ("cuBLAS", pytest.approx(10.0))


def test_roof_without_a_baseline_is_the_peak_of_the_sheet_and_says_so(point: Point) -> None:
    timed = timed_at_place(point("matmul_naive", 100.0))
    assert timed.roof is not None
    assert (timed.roof.name, timed.roof.value) == (ARITHMETIC_PEAK, pytest.approx(66_900.0))
    assert (
        notes_of_ladder(timed)[-1] == "No library and no copy was run here, so the roof is a peak of the GPU's sheet."
    )


def test_place_with_most_rungs_is_taken_and_of_those_the_largest(point: Point) -> None:
    small, large, lone = ({"N": size} for size in (1024, 2048, 4096))
    points = [point(name, 10.0, problem=at) for at in (small, large) for name in ("matmul_naive", "matmul_tiled")]
    points.append(point("matmul_naive", 10.0, problem=lone))
    assert dict(timed_at_place(*points).place.problem) == large
    places = places_of(LADDER, [profile_of(*points)])
    assert [dict(place.problem)["N"] for place in places] == [2048, 1024, 4096]
    assert names(timed_at(LADDER, [profile_of(*points)], places[2])) == ["matmul_naive"]


@pytest.mark.parametrize(("wanted", "message"), [
    (Wanted(problem={"N": 64}), "for N=64 here; there are times of H200 for N 1024"),
    (Wanted(device="l4"), "for l4 here; there are times of H200 for N 1024"),
    (Wanted(cache=CacheState.WARM), "for warm cache here; there are times of H200 for N 1024"),
])  # fmt: skip
def test_wanted_place_without_times_says_where_there_are_some(point: Point, wanted: Wanted, message: str) -> None:
    with pytest.raises(InputError) as caught:
        timed_at_place(point("matmul_naive", 10.0), wanted=wanted)
    assert str(caught.value) == f"no rung of matmul, float32 has a time {message}"


def test_profile_without_rungs_is_reported() -> None:
    with pytest.raises(InputError, match="no rung of matmul, float32 has a time here"):
        timed_at_place()
    assert timed_ladders((), [profile_of()]) == ()


def test_shipped_ladder_ends_on_its_fastest_rung_and_shows_why() -> None:
    timed = timed_ladder(LADDER, [H200], Wanted(device="h200", problem={"N": 4096}, cache=CacheState.COLD))
    naive = timed.rungs[1]
    assert naive.gain is not None
    assert naive.gain > 5
    assert naive.moved is not None
    assert naive.moved.key == "gst_transactions"  # the sum no longer lies in global memory
    assert timed.roof is not None
    assert timed.roof.name == "cuBLAS"
    assert timed.rungs[timed.best].limiter == "shared memory"


def test_rung_whose_source_changed_since_is_named(point: Point) -> None:
    timed = timed_at_place(point("matmul_naive", 10.0, source_hash="0" * 64), point("matmul_tiled", 5.0))
    assert "Measured with an earlier source: naive." in notes_of_ladder(timed)


def test_own_kernels_form_a_ladder_too(tmp_path: Path, point: Point) -> None:
    source = next(kernel for kernel in LECTURES if kernel.name == "matmul_tiled_any").source
    changed = source.replace("matmul_tiled_any", "mine").replace('"matmul_naive"', '"matmul_tiled_any"', 1)
    (tmp_path / "mine.cu").write_text(changed, encoding="utf-8")
    kernels: tuple[KernelFile, ...] = (*LECTURES, *find_kernels([tmp_path]))
    ladder: Ladder = next(one for one in ladders_of(kernels) if "matmul_naive" in str(one.rungs))
    points = profile_of(point("matmul_tiled_any", 10.0), point("mine", 5.0))
    timed = timed_ladder(ladder, [points])
    assert timed.rungs[timed.best].kernel.name == "mine"
    assert timed.rungs[timed.best].gain == 2.0


# --- the counter that moved -------------------------------------------------------------------------------------------


def counted(point: PointResult, terms: dict[str, float], **counters: float) -> PointResult:
    assert point.time is not None
    metrics = {key: METRICS[key].value(value, Provenance.COUNTED) for key, value in counters.items()}
    return replace(point, time=replace(point.time, terms_ns=terms), metrics=metrics)


def test_counter_is_one_of_the_unit_that_was_relieved_most(point: Point) -> None:
    before = counted(
        point("matmul_naive", 10.0), {"shared": 9000.0, "issue": 3000.0},
        shared_load_transactions=3200, warp_instructions=10_000,
    )  # fmt: skip
    after = counted(
        point("matmul_tiled", 5.0), {"shared": 1000.0, "issue": 2900.0},
        shared_load_transactions=1600, warp_instructions=100,
    )  # fmt: skip
    moved = moved_counter(before, after)
    assert moved is not None
    assert (moved.key, moved.text) == ("shared_load_transactions", "shared load wavefronts 3.2 k → 1.6 k (÷2)")


def test_counter_of_a_slower_rung_moved_in_the_bad_direction(point: Point) -> None:
    before = counted(point("matmul_naive", 5.0), {"l2": 1.0}, gld_efficiency=100.0, gst_efficiency=12.5)
    after = counted(point("matmul_tiled", 10.0), {"l2": 9.0}, gld_efficiency=25.0, gst_efficiency=100.0)
    moved = moved_counter(before, after)
    assert moved is not None
    assert moved.brief == "global load efficiency 100→25%"


def test_points_without_counters_are_told_from_counters_that_did_not_move() -> None:
    def step(name: str, rung: str) -> str:
        [ladder] = chosen_ladders(ladders_of(builtin_kernels()), name)
        timed = timed_ladder(ladder, list(shipped_times([ladder], "h200").values()), Wanted(device="h200"))
        return next(moved_text(reached) for reached in timed.rungs if reached.kernel.name == rung)

    assert step("matmul_tiled", "matmul_tiled_unrolled") == "no counter by 5 %"
    assert step("scan", "scan_tree") == "not counted on both sides of the step"


def test_counters_that_hardly_moved_explain_nothing(point: Point) -> None:
    before = counted(point("matmul_naive", 10.0), {"issue": 9.0}, warp_instructions=1000)
    after = counted(point("matmul_tiled", 5.0), {"issue": 5.0}, warp_instructions=960)
    assert moved_counter(before, after) is None


def test_counter_that_reaches_zero_has_both_values_and_no_ratio(point: Point) -> None:
    before = counted(point("matmul_naive", 10.0), {"l2": 9.0}, gst_transactions=4096)
    after = counted(point("matmul_tiled", 5.0), {"l2": 5.0}, gst_transactions=0)
    moved = moved_counter(before, after)
    assert moved is not None
    assert (moved.ratio, moved.text) == (0.0, "global store sectors 4.1 k → 0")


# --- the page ---------------------------------------------------------------------------------------------------------


def test_page_counts_the_steps_on_the_way_to_the_fastest_rung(point: Point) -> None:
    timed = timed_at_place(
        point("matmul_naive", 100.0), point("matmul_tiled", 50.0), point("matmul_tiled_dynamic", 60.0),
        point("matmul_tiled_unrolled", 25.0),
    )  # fmt: skip
    way = "From naive (100 µs) to tiled unrolled (25.0 µs) in 2 steps: 4.00 times as fast"
    assert summary_of(timed).splitlines() == [
        f"{way}, 128.4 % of the peak of float32 arithmetic.",
        "The largest step is tiled, 2.00×.",
    ]
    assert len(ladder_table(timed).rows) == 4
    assert "tiled unrolled" in markdown_page([timed])


def test_page_of_a_ladder_whose_first_rung_is_the_fastest_does_not_call_it_the_only_one(point: Point) -> None:
    alone, first = (
        timed_at_place(point("matmul_naive", 100.0)),
        timed_at_place(point("matmul_naive", 1.0), point("matmul_tiled", 2.0)),
    )
    assert summary_of(alone) == "Only naive has a time here: 100 µs."
    assert summary_of(first) == "The first rung, naive, is the fastest here: 1.00 µs."


def test_data_has_every_rung_with_what_it_is_compared_with(point: Point) -> None:
    data = ladder_data(timed_at_place(point("matmul_naive", 100.0), point("matmul_tiled", 50.0)))
    rungs = data["rungs"]
    assert isinstance(rungs, list)
    assert len(rungs) == len(LADDER.rungs)
    [tiled] = [rung for rung in rungs if rung["kernel"] == "matmul_tiled"]
    assert (tiled["previous"], tiled["compared_with"], tiled["gain"]) == ("matmul_tiled_any", "matmul_naive", 2.0)


@pytest.mark.parametrize(("value", "text"), [(999.4, "999 GFLOP/s"), (999.6, "1.00 TFLOP/s"), (0.17, "0.170 GFLOP/s")])
def test_rate_has_the_unit_that_suits_it(value: float, text: str) -> None:
    assert rate_text(value, "gflops") == text


def test_rungs_are_named_without_the_words_that_all_have(tmp_path: Path) -> None:
    sources = {"sum_in_steps": "", "sum_in_flight": 'previous = "sum_in_steps"\nstep = "More"\n'}
    for name, keys in sources.items():
        (tmp_path / f"{name}.cu").write_text(
            f'/* warplens\nentry = "{name}"\nfamily = "sums"\nblock = ["1"]\ngrid = ["1"]\nargs = []\n{keys}*/\n'
            f'extern "C" __global__ void {name}() {{}}\n',
            encoding="utf-8",
        )
    [ladder] = ladders_of(find_kernels([tmp_path]))
    assert sorted(rung_names(ladder)) == ["flight", "steps"]
    assert rung_names(LADDER)[:2] == ("strip mined", "naive")


def test_is_of_device_tells_whether_a_device_of_a_profile_is_the_wanted_one():
    record = load("reference:h200").devices[0]
    assert record.key == "gpu-nvidia-h200"
    assert is_of_device(record.key, record, "h200")
    assert not is_of_device(record.key, record, "l4")
