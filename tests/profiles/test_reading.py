"""One point as text: lines, bars, tones, and the details of its time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.execution.reference_functions import read_function
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CacheState, Conditions, PointResult, Status, Time
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.views.points.text import readings_report
from warplens.profiles.answers import answers_of
from warplens.profiles.arguments import new_profile
from warplens.profiles.formats import outcome_of
from warplens.profiles.reading import Tone, read


def point(**metrics: float | str) -> PointResult:
    return PointResult(
        kernel="transpose_tiled", title="t", source_hash="0" * 64, family="transpose", problem={"N": 64},
        tune={"TILE": 8}, device="h200", status=Status.OK, cache=CacheState.COLD,
        time=Time(value_ns=33.9e3, provenance=Provenance.MEASURED, samples_ns=(33e3, 34e3, 33.5e3, 35e3, 34.5e3)),
        metrics={key: METRICS[key].value(value, Provenance.COUNTED) for key, value in metrics.items()},
    )  # fmt: skip


def test_place_has_axes_and_cache() -> None:
    assert read(point()).place == "N 64 · TILE 8 · cold cache"


def test_measured_time_tells_quartiles_and_the_distance_of_the_model() -> None:
    made = point()
    extra = {
        "modelled_time": METRICS["modelled_time"].value(31188.0, Provenance.MODELLED),
        "time_over_model": METRICS["time_over_model"].value(33.9 / 31.188, Provenance.MODELLED),
    }
    reading = read(replace(made, metrics=extra))
    assert (reading.time, reading.time_provenance) == ("33.90 µs", Provenance.MEASURED)
    assert reading.about_time == "5 samples, quartiles 33.50 µs to 34.50 µs · modelled 31.19 µs (−8 %)"


def test_a_model_that_is_right_is_not_below_the_time() -> None:
    made, times = point(), (("modelled_time", 33899.0), ("time_over_model", 1.0001))
    extra = {key: METRICS[key].value(value, Provenance.MODELLED) for key, value in times}
    assert read(replace(made, metrics=extra)).about_time.endswith("modelled 33.90 µs (+0 %)")


def test_throttled_samples_are_mentioned() -> None:
    made = point()
    hot = Conditions(samples=5, sm_clock_hz=1e9, memory_clock_hz=1e9, temperature_c=90, power_w=700,
                     throttled_by=("power cap",))  # fmt: skip
    reading = read(replace(made, time=replace(made.time, conditions=(hot,))))
    assert "throttled: power cap" in reading.about_time


@pytest.mark.parametrize(
    ("key", "value", "excess", "tone"),
    [
        ("gld_efficiency", 100.0, 0, Tone.GOOD),
        ("gld_efficiency", 62.5, 0, Tone.FAIR),
        ("gst_efficiency", 12.5, 0, Tone.BAD),
        ("shared_efficiency", 6.1, 64, Tone.BAD),
        ("shared_efficiency", 42.3, 0, Tone.NEUTRAL),
        ("theoretical_occupancy", 25.0, 0, Tone.NEUTRAL),
    ],
)
def test_tone_of_a_bar(key: str, value: float, excess: int, tone: Tone) -> None:
    [line] = read(point(**{key: value, "excess_wavefronts": excess})).bars
    assert (line.fraction, line.tone) == (pytest.approx(value / 100), tone)


def test_fact_without_news_has_no_line() -> None:
    reading = read(point(local_bytes_per_thread=0, registers_per_thread=16, occupancy_limiter="warps"))
    assert [(line.label, line.text) for line in reading.facts] == [
        ("Occupancy limiter", "warps"),
        ("Registers per thread", "16"),
    ]


def test_failed_point_tells_its_reason_and_no_time() -> None:
    bad = replace(point(), status=Status.FAILED, reason="block=(0,0,0)\x1b boom", time=None)
    reading = read(bad)
    assert (reading.time, reading.trouble) == ("", "block=(0,0,0)\\x1b boom")


FOLDER = Path(__file__).parent / "failing"


@pytest.fixture(scope="module")
def failing() -> dict[str, PointResult]:
    """Return the points of a race and of a result that is wrong from element 1000 on, by kernel."""
    runner = EmulatorRunner()
    race, wrong = (kernels_of_file(FOLDER / name).kernels for name in ("race.cu", "wrong.cu"))
    plans = [
        plan_sweep(race, problem={}, tune={}, devices=["h200"]),
        plan_sweep(
            wrong, problem={}, tune={}, devices=["h200"], reference=read_function(f"{FOLDER}/expected.py:scale")
        ),
    ]
    return {spec.kernel: runner.run(spec) for plan in plans for spec in plan.points}


def test_race_is_read_as_its_missing_barrier_with_its_numbers_behind(failing: dict[str, PointResult]) -> None:
    reading = read(failing["reverse"])
    assert reading.trouble_lines[0] == "Race: no __syncthreads() between line 4 and line 5"
    assert reading.trouble_lines[1].startswith("race.cu:5 · block (0,0,0), thread (0,0,0): `ld.shared")
    assert (reading.time, reading.bars) == ("", ())
    assert reading.about_time.endswith(" modelled, of a run that failed")
    assert outcome_of(failing["reverse"]) == "Race: no __syncthreads() between line 4 and line 5"


def test_wrong_result_is_read_as_such_and_no_number_of_it_is_good(failing: dict[str, PointResult]) -> None:
    reading = read(failing["scale_wrong"])
    assert reading.trouble_lines[0] == (
        "Wrong result: 64,497 of 65,536 elements of 'out': the first at [1000] is 5.9936724 instead of 5.9092546"
    )
    assert [line.text for line in reading.facts if line.key == "gld_efficiency"] == ["100.0 %"]
    assert {(line.tone, line.fraction) for line in reading.facts} == {(Tone.NEUTRAL, None)}
    right = read(failing["scale_right"])
    assert (right.failure, right.trouble_lines) == (None, ())
    assert right.time
    assert right.bars


@pytest.mark.parametrize("kernel", ["reverse", "scale_wrong"])
def test_terminal_begins_with_the_failure(failing: dict[str, PointResult], kernel: str) -> None:
    reading = read(failing[kernel])
    assert "of a run that failed" in reading.about_time
    assert (reading.time, reading.bars, reading.steps, reading.stalls) == ("", (), (), ())
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(readings_report([reading]))
    assert captured.get().splitlines()[1].strip() == reading.trouble_lines[0]


def test_failed_point_is_the_fastest_nowhere(failing: dict[str, PointResult]) -> None:
    points = tuple(failing.values())
    assert all(result.time is not None for result in points)
    profile = replace(new_profile([load_spec("h200")], compiler="f", command=["x"]), points=points)
    answers = answers_of(profile)
    assert [(answer.best.kernel, answer.next) for answer in answers] == [("scale_right", None)]


def test_stalls_are_the_causes_with_a_good_part_of_the_clocks_and_the_line() -> None:
    clocks = {"stall_selected": 1.0, "stall_wait": 0.5, "stall_barrier": 18.0, "stall_long_scoreboard": 0.5}
    lines = read(point(**clocks, stall_line="line 9")).stalls
    assert [(line.label, line.text, line.fraction) for line in lines] == [
        ("Stalls: barriers", "18.00 clocks", 0.9),
        ("Stalls: none, issuing", "1.000 clocks", 0.05),
        ("Line that waits longest", "line 9", None),
    ]


@pytest.mark.parametrize("ratio", [0, 0.0, "a word"])
def test_model_is_left_out_where_a_file_has_no_ratio_of_it(ratio: float | str) -> None:
    odd = {
        "modelled_time": METRICS["modelled_time"].value(31188.0, Provenance.MODELLED),
        "time_over_model": METRICS["time_over_model"].value(ratio, Provenance.MODELLED),
    }
    assert read(replace(point(), metrics=odd)).about_time == "5 samples, quartiles 33.50 µs to 34.50 µs"
