"""The steps of sequences: as a table, as lines of a reading, and in sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import LaunchShape, PointResult, Status, StepResult, Time
from warplens.profiles.advice import advise
from warplens.profiles.arguments import device_record
from warplens.profiles.exporters.markdown import to_markdown
from warplens.profiles.reading import read
from warplens.profiles.steps import step_table, step_text
from warplens.profiles.table import provenance_line

H200 = device_record(load_spec("h200"))


def step(number: int, kernel: str, time_us: float | None, launches: int = 1, **metrics: float) -> StepResult:
    time = None
    if time_us is not None:
        terms = {"latency": 900 * time_us, "dram": 100 * time_us, "launch": 10.0}
        time = Time(value_ns=1000 * time_us, provenance=Provenance.MODELLED, terms_ns=terms)
    return StepResult(
        number=number,
        kernel=kernel,
        launches=launches,
        launch=LaunchShape(grid=(number, 1, 1), block=(64, 2, 1)),
        time=time,
        metrics={key: METRICS[key].value(value, Provenance.COUNTED) for key, value in metrics.items()},
    )


STEPS = (step(1, "partial<64>", 10.0, gld_efficiency=50.0), step(2, "sum", 30.0, 3, gld_efficiency=100.0))


def sequence(*steps: StepResult, launches_us: float = 0.0) -> PointResult:
    time_ns = sum(step.time.value_ns for step in steps if step.time is not None)
    terms = {"latency": time_ns, "dram": 1.0, "launches": 1000 * launches_us}
    return PointResult(
        kernel="total", title="t", source_hash="0" * 64, family="f", problem={"N": 64}, tune={}, device="h200",
        status=Status.OK, launch=steps[-1].launch, steps=steps,
        time=Time(value_ns=time_ns, provenance=Provenance.MODELLED, terms_ns=terms),
        metrics={"gld_efficiency": METRICS["gld_efficiency"].value(75.0, Provenance.COUNTED)},
    )  # fmt: skip


def test_table_has_a_row_for_each_step_with_its_share_of_the_time() -> None:
    table = step_table([sequence(*STEPS)])
    assert [column.short for column in table.columns[:6]] == [
        "Step",
        "Launches",
        "Grid x block",
        "Time",
        "Share",
        "Load",
    ]
    assert [[cell.text for cell in row.cells[:6]] for row in table.rows] == [
        ["1 partial<64>", "1", "1 x 64,2", "10.00 µs", "25", "50.0"],
        ["2 sum", "3", "2 x 64,2", "30.00 µs", "75", "100.0"],
    ]
    assert provenance_line(table) == "counted: launches, global load efficiency; modelled: time, share of the time"


def test_table_of_several_points_names_them_and_leaves_single_launches_out() -> None:
    single = replace(sequence(STEPS[0]), steps=())
    other = replace(sequence(STEPS[1]), problem={"N": 128})
    table = step_table([other, single, sequence(*STEPS)])
    assert [column.key for column in table.columns[:3]] == ["sequence", "N", "step"]
    assert [[cell.text for cell in row.cells[:3]] for row in table.rows] == [
        ["total", "64", "1 partial<64>"], ["total", "64", "2 sum"], ["total", "128", "2 sum"],
    ]  # fmt: skip


def test_step_without_a_time_leaves_the_shares_out() -> None:
    table = step_table([sequence(STEPS[0], step(2, "sum", None))])
    assert [[cell.text for cell in row.cells[3:5]] for row in table.rows] == [["10.00 µs", "-"], ["-", "-"]]


def test_reading_has_a_line_with_a_bar_for_each_step() -> None:
    lines = read(sequence(*STEPS)).steps
    assert [(line.label, line.text, line.fraction, line.provenance.value) for line in lines] == [
        ("step 1, partial<64>", "10.00 µs, 25 %", 0.25, "modelled"),
        ("step 2, sum, 3 launches", "30.00 µs, 75 %", 0.75, "modelled"),
    ]
    assert lines[0].note == "load 50.0 % counted"


def test_readings_and_markdown_show_the_steps(profile) -> None:
    assert read(sequence(*STEPS)).steps[0].label == "step 1, partial<64>"
    text = to_markdown(replace(profile, points=(sequence(*STEPS),)))
    assert "| 2 sum | 3 | 2 x 64,2 | 30.00 µs | 75 | 100.0 |" in text
    assert "Steps:" not in to_markdown(profile)


@pytest.mark.parametrize("steps", [STEPS, STEPS[::-1]], ids=["last", "first"])
def test_advice_is_that_of_the_step_that_takes_longest(steps: tuple[StepResult, ...]) -> None:
    assert [sentence.text for sentence in advise(sequence(*steps), H200)] == [
        "Step 2 (sum) takes longest: 30.00 µs, 75 % of all steps (modelled).",
        "Waiting for its own results (latency) takes 27.00 µs of 30.00 µs; meanwhile DRAM takes 3.000 µs (modelled).",
        "The grid has 2 blocks of 128 threads for 132 SMs: 130 have nothing to do.",
    ]


def test_launches_that_take_most_of_the_time_are_named() -> None:
    [sentence] = advise(sequence(*STEPS, launches_us=21.0), H200)
    assert sentence.text == (
        "Launching the kernels takes 21.00 µs of 40.00 µs (modelled): fewer launches (several rounds in one), or a "
        "larger problem, would be faster."
    )


def test_step_text_returns_the_name_of_a_step_with_its_number():
    shape = LaunchShape(grid=(1, 1, 1), block=(64, 1, 1))
    assert (
        step_text(StepResult(number=2, kernel="exchange", launches=36, launch=shape)) == "step 2, exchange, 36 launches"
    )
