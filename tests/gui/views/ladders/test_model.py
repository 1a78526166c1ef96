"""The shown ladder: times of the open profile before shipped ones, and one selection with the rest of the window."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import replace

import pytest

from warplens import load
from warplens.gui.views.ladders.model import COLUMNS, NO_LADDERS, NO_TIMES, WAITING, LadderModel, RungTable
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.results import Results

H200 = load("reference:h200")
PROFILE = replace(
    H200, tags=(), points=tuple(point for point in H200.points if point.problem.get("N") in (2048, 4096) and point.time)
)
DEVICES = [DeviceChoice(key=key, name=key, label=key) for key in ("h200", "gtx-1080-ti", "l4")]


@pytest.fixture
def choices(qapp, kernels) -> SweepChoices:
    del qapp
    return SweepChoices(kernels, DEVICES)


@pytest.fixture
def results(qapp) -> Results:
    del qapp
    return Results()


@pytest.fixture
def model(results: Results, choices: SweepChoices, at_once: Executor) -> LadderModel:
    return LadderModel(results, choices, at_once)


def names(model: LadderModel) -> list[str]:
    assert model.timed is not None
    return [model.timed.rungs[number].kernel.name for number in model.timed.reached]


def point_of(kernel: str, size: int = 4096, **tune: int):
    return next(
        point for point in PROFILE.points
        if point.kernel == kernel and point.problem == {"N": size} and (not tune or point.tune == tune)
    )  # fmt: skip


def test_longest_ladder_is_shown_first_with_shipped_times(model: LadderModel) -> None:
    model.refresh()
    assert model.ladder is not None
    assert model.ladder.title == "matmul, float32"
    assert model.timed is not None
    assert (model.timed.device_name, model.rung, model.hint) == ("H200", model.timed.best, "")


def test_open_profile_comes_before_shipped_times(model: LadderModel, results: Results) -> None:
    results.show_profile(replace(PROFILE, points=(point_of("matmul_naive"), point_of("matmul_tiled"))), None)
    model.refresh()
    assert names(model) == ["matmul_naive", "matmul_tiled"]


def test_gpu_of_the_sweep_says_whose_shipped_times_are_shown(model: LadderModel, choices: SweepChoices) -> None:
    model.choose_ladder(next(n for n, one in enumerate(model.ladders) if model.name_of(one).endswith("from serial")))
    for key, name in (("gtx-1080-ti", "GTX 1080 Ti"), ("l4", "H200")):  # nothing is shipped for an L4
        choices.set_device(key)
        model.refresh()
        assert model.timed is not None
        assert model.timed.device_name == name


def test_ladders_with_one_title_are_told_apart(model: LadderModel) -> None:
    alike = [model.name_of(ladder) for ladder in model.ladders if ladder.title == "transpose, int32"]
    assert alike == ["transpose, int32, from copy strided", "transpose, int32, from serial"]


def test_selected_point_brings_its_ladder_its_place_and_its_rung(model: LadderModel, results: Results) -> None:
    results.show_profile(PROFILE, None)
    model.refresh()
    results.select(point_of("transpose_tiled", 2048, TILE=8).key)
    model.refresh()
    assert model.timed is not None
    assert dict(model.timed.place.problem) == {"N": 2048}
    assert model.rung is not None
    assert model.timed.rungs[model.rung].kernel.name == "transpose_tiled"
    assert results.selected == point_of("transpose_tiled", 2048, TILE=8).key  # not the rung's fastest


def test_selected_rung_is_the_selected_point(model: LadderModel, results: Results) -> None:
    results.show_profile(PROFILE, None)
    model.refresh()
    model.move(-100)
    assert model.timed is not None
    first = model.timed.rungs[model.timed.reached[0]]
    assert first.point is not None
    assert (model.rung, results.selected) == (model.timed.reached[0], first.point.key)
    model.move(1)
    assert model.rung == model.timed.reached[1]


def test_chosen_place_stays_while_points_come_in(model: LadderModel, results: Results) -> None:
    results.show_profile(PROFILE, None)
    model.refresh()
    other = model.places[-1]
    model.choose_place(other)
    results.add([replace(point_of("matmul_naive"), tune={"BX": 4})])
    model.refresh()
    assert model.timed is not None
    assert model.timed.place == other


def test_rungs_are_chosen_for_the_next_sweep(model: LadderModel, choices: SweepChoices) -> None:
    model.choose_rungs()
    assert model.ladder is not None
    assert choices.checked == {rung.kernel.name for rung in model.ladder.rungs}


def test_times_that_are_not_read_yet_are_waited_for(results: Results, choices: SweepChoices, by_hand) -> None:
    model = LadderModel(results, choices, by_hand)
    model.refresh()
    assert (model.timed, model.hint) == (None, WAITING)


def test_ladder_without_times_says_what_to_press(model: LadderModel, results: Results, monkeypatch) -> None:
    monkeypatch.setattr("warplens.gui.views.ladders.model.shipped_times", lambda *_: {})
    model.refresh()
    assert (model.timed, model.hint) == (None, NO_TIMES)
    assert results.selected is None


def test_kernels_that_form_no_ladder_say_what_one_is(results: Results, kernels, at_once: Executor) -> None:
    alone = SweepChoices([kernel for kernel in kernels if kernel.name == "transpose_serial"], DEVICES)
    model = LadderModel(results, alone, at_once)
    model.refresh()
    assert (model.ladders, model.hint) == ((), NO_LADDERS)


def test_wrong_previous_is_the_hint(results: Results, kernels, at_once: Executor) -> None:
    wrong = [replace(kernel, previous="nobody") for kernel in kernels if kernel.name == "transpose_serial"]
    model = LadderModel(results, SweepChoices(wrong, DEVICES), at_once)
    model.refresh()
    assert "no variant is named 'nobody'" in model.hint


def test_table_has_every_rung_and_the_reason_where_there_is_no_time(model: LadderModel, results: Results) -> None:
    results.show_profile(replace(PROFILE, points=(point_of("matmul_naive"), point_of("matmul_tiled"))), None)
    model.refresh()
    table = RungTable()
    table.show_timed(model.timed)
    keys = [column.key for column in COLUMNS]
    rows = [[table.index(row, column).data() for column in range(len(keys))] for row in range(table.rowCount())]
    assert model.timed is not None
    assert len(rows) == len(model.timed.rungs)
    assert rows[0][keys.index("moved")] == "not run here"
    assert rows[1][keys.index("rate")].endswith("TFLOP/s")


def test_open_shipped_profile_has_the_other_shipped_ones_of_its_gpu_beside_it(
    model: LadderModel, results: Results, monkeypatch
) -> None:
    asked = []

    def shipped(_, device: str):
        asked.append(device)
        return {"reference:more": replace(PROFILE, points=(point_of("matmul_tiled"),))}

    monkeypatch.setattr("warplens.gui.views.ladders.model.shipped_times", shipped)
    lone = replace(PROFILE, points=(point_of("matmul_naive"),))
    for tags, expected in (((), ["matmul_naive"]), (("reference",), ["matmul_naive", "matmul_tiled"])):
        results.show_profile(replace(lone, tags=tags), None)
        model.refresh()
        assert names(model) == expected
    assert asked == ["gpu-nvidia-h200"]
