"""A search: it runs allowed configurations once each, filters by the model, and finds fast ones of a measured space.

The space is that of 1,336 configurations which an H200 measured (tests/hardware/tuning); a search is told its times.
"""

from __future__ import annotations

import json
import random
import statistics
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CheckLevel, PointSpec, Status, Time, result_of
from warplens.cuda.sweep.plan import SweepPlan
from warplens.cuda.sweep.tune.search import MODEL_FIRST, Search, trial_time_ns
from warplens.cuda.sweep.tune.space import Space
from warplens.cuda.sweep.tune.study import Sampler

MEASURED = Path(__file__).parents[3] / "hardware" / "tuning" / "h200_space.json"
NAMES = ("BM", "BN", "BK", "TM", "TN", "VEC", "PAD", "SPREAD", "UNROLL")
N = 2048
MODEL, CARD = "h200", "gpu-nvidia-h200"


def point(device, values):
    return PointSpec(
        kernel="product", path="product.cu", source_hash="", family="matmul", problem={"N": N}, tune=values,
        device=device, budget_s=0.2, limit=1000, check=CheckLevel.FAST,
    )  # fmt: skip


def space_of_times(times, *devices):
    configurations = list(times)
    points = [point(device, dict(zip(NAMES, c, strict=True))) for device in devices for c in configurations]
    return Space(
        kernel="product",
        problem={"N": N},
        parameters={name: tuple(sorted({c[at] for c in configurations})) for at, name in enumerate(NAMES)},
        plan=SweepPlan(points=tuple(points), units=(1.0,) * len(points)),
        points={
            device: {c: number * len(configurations) + at for at, c in enumerate(configurations)}
            for number, device in enumerate(devices)
        },
        refused={},
        combinations=len(configurations),
    )


@pytest.fixture(scope="module")
def measured():
    """The cold times of the recorded configurations in nanoseconds, by their values."""
    size = json.loads(MEASURED.read_text(encoding="utf-8"))["sizes"][str(N)]
    rows = [dict(zip(size["columns"], row, strict=True)) for row in size["rows"]]
    return {tuple(row[name] for name in NAMES): float(row["cold_ns"]) for row in rows}


def answer(search, index, times):
    chosen = search.space.plan.points[index]
    value = times[tuple(chosen.tune[name] for name in NAMES)]
    if value is None:
        return result_of(chosen, Status.SKIPPED, "too many registers")
    time = Time(value_ns=value, provenance=Provenance.MEASURED)
    return replace(result_of(chosen, Status.OK), time=time)


def run(search, times, modelled=None):
    """Tell a search the times that it asks for, until it asks for no more; return the indices in its order."""
    order = []
    while (index := search.next_point()) is not None:
        order.append(index)
        is_model = search.space.plan.points[index].device == MODEL
        search.tell(index, answer(search, index, modelled if is_model and modelled else times))
    return order


def test_search_runs_as_many_trials_as_asked_and_none_twice(measured):
    search = Search(space_of_times(measured, CARD), trials=40, gpu_device=CARD)
    order = run(search, measured)
    assert len(order) == len(set(order)) == search.total == 40
    assert [trial.index for trial in search.trials] == order


def test_small_space_runs_whole(measured):
    few = dict(list(measured.items())[:12])
    search = Search(space_of_times(few, MODEL), trials=100, model_device=MODEL)
    assert sorted(run(search, few)) == list(range(12))
    assert search.best.time_ns == min(few.values())
    assert all(trial.is_modelled for trial in search.trials)


@pytest.mark.parametrize("sampler", Sampler)
def test_same_seed_repeats_a_search(measured, sampler):
    orders = [
        run(Search(space_of_times(measured, CARD), trials=25, gpu_device=CARD, sampler=sampler, seed=7), measured)
        for _ in range(2)
    ]
    assert orders[0] == orders[1]


def test_card_measures_only_what_the_model_kept_and_its_fastest_first(measured):
    modelled = {configuration: time * random.Random(3).uniform(0.8, 1.2) for configuration, time in measured.items()}
    search = Search(
        space_of_times(measured, MODEL, CARD), trials=40, model_device=MODEL, gpu_device=CARD, modelled=2000, kept=0.05
    )
    order = run(search, measured, modelled)
    fastest = sorted(modelled, key=modelled.get)[: round(0.05 * len(measured)) + 1]
    on_gpu = [search.space.plan.points[index] for index in order if search.space.plan.points[index].device == CARD]
    ran = [tuple(chosen.tune[name] for name in NAMES) for chosen in on_gpu]
    assert len(order) == len(measured) + 40
    assert set(ran) <= set(fastest)
    assert ran[:MODEL_FIRST] == fastest[:MODEL_FIRST]


@pytest.mark.parametrize("time_ns", [5.0, None])
def test_after_few_modelled_configurations_the_card_has_as_many_trials_as_asked(measured, time_ns):
    few = dict(list(measured.items())[:40])
    search = Search(
        space_of_times(few, MODEL, CARD), trials=20, model_device=MODEL, gpu_device=CARD, modelled=5, kept=0.1
    )
    assert len(run(search, few, dict.fromkeys(few, time_ns))) == search.total == 5 + 20


def test_few_proposals_are_ahead_of_a_card_and_the_models_fastest_ones_wait_for_none(measured):
    few = dict(list(measured.items())[:40])
    search = Search(
        space_of_times(few, MODEL, CARD), trials=20, model_device=MODEL, gpu_device=CARD, modelled=40, gpus=2
    )
    for _ in range(len(few)):
        index = search.next_point()
        search.tell(index, answer(search, index, few))
    first = list(iter(search.next_point, None))
    assert len(first) == MODEL_FIRST
    for index in first[:-4]:
        assert search.next_point() is None
        search.tell(index, answer(search, index, few))
    assert search.next_point() is None
    search.tell(first[-4], answer(search, first[-4], few))
    [proposed] = iter(search.next_point, None)
    for index in (*first[-3:], proposed):
        search.tell(index, answer(search, index, few))
    assert len(run(search, few)) == 20 - MODEL_FIRST - 1


def test_no_card_point_runs_while_a_modelled_one_does(measured):
    few = dict(list(measured.items())[:8])
    space = space_of_times(few, MODEL, CARD)
    search = Search(space, trials=3, model_device=MODEL, gpu_device=CARD, modelled=8)
    started = [search.next_point() for _ in range(8)]
    assert search.next_point() is None
    for index in started:
        search.tell(index, answer(search, index, few))
    assert space.plan.points[search.next_point()].device == CARD


def test_configuration_that_failed_is_not_best_and_not_kept(measured):
    few = dict(list(measured.items())[:8])
    fastest = min(few, key=few.get)
    search = Search(space_of_times(few, MODEL, CARD), trials=8, model_device=MODEL, gpu_device=CARD, modelled=8)
    run(search, few, few | {fastest: None})
    assert fastest not in search.kept
    assert search.best.time_ns == sorted(few.values())[1]


def test_resumed_search_runs_the_rest(measured):
    whole = Search(space_of_times(measured, CARD), trials=30, gpu_device=CARD)
    order = run(whole, measured)
    resumed = Search(space_of_times(measured, CARD), trials=30, gpu_device=CARD)
    for index in order[:20]:
        resumed.tell(index, answer(resumed, index, measured))
    rest = run(resumed, measured)
    assert len(rest) == 10
    assert not set(rest) & set(order[:20])


def test_resumed_filter_keeps_what_the_card_measured_already(measured):
    few = dict(list(measured.items())[:20])
    space = space_of_times(few, MODEL, CARD)
    settings = {"trials": 6, "model_device": MODEL, "gpu_device": CARD, "modelled": 20, "kept": 0.3}
    whole = Search(space, **settings)
    order = run(whole, few)
    resumed = Search(space, **settings)
    for index in order[:23]:  # all modelled, three measured
        resumed.tell(index, answer(resumed, index, few))
    assert len(run(resumed, few)) == 3
    assert resumed.best == whole.best


def test_search_of_3_percent_is_nearer_to_the_best_than_chance(measured):
    best, trials = min(measured.values()), round(0.03 * len(measured))
    regrets, lucky = [], []
    for seed in range(2):
        search = Search(space_of_times(measured, CARD), trials=trials, gpu_device=CARD, seed=seed)
        run(search, measured)
        regrets.append(search.best.time_ns / best - 1)
        lucky.append(min(random.Random(seed).sample(list(measured.values()), trials)) / best - 1)
    assert statistics.mean(regrets) < statistics.mean(lucky)


def test_importances_are_shares_of_all_parameters(measured):
    search = Search(space_of_times(measured, CARD), trials=60, gpu_device=CARD)
    run(search, measured)
    importances = search.importances()
    assert set(importances) == set(NAMES)
    assert sum(importances.values()) == pytest.approx(1.0)
    assert min(importances.values()) >= 0


def test_importances_of_few_trials_are_empty(measured):
    search = Search(space_of_times(measured, CARD), trials=3, gpu_device=CARD)
    run(search, measured)
    assert search.importances() == {}


@pytest.mark.parametrize("no_time", [float("nan"), float("inf"), 0.0, -1.0])
def test_what_is_no_time_counts_as_a_failed_trial_and_is_not_the_fastest(measured, no_time):
    chosen = dict(list(measured.items())[:12])
    bad = list(chosen)[3]
    search = Search(space_of_times(chosen, CARD), trials=12, gpu_device=CARD)
    run(search, chosen | {bad: no_time})
    right = {configuration: time for configuration, time in chosen.items() if configuration != bad}
    assert search.best.configuration == min(right, key=right.get)
    assert [trial.time_ns for trial in search.trials if trial.configuration == bad] == [None]


def test_trial_time_ns_returns_the_time_of_a_point_that_ran_right():
    point = PointSpec(
        kernel="copy",
        path="copy.cu",
        source_hash="",
        family="transpose",
        problem={"N": 256},
        tune={},
        device="h200",
        budget_s=2.0,
        limit=1000,
    )
    times = [Time(value_ns=value, provenance=Provenance.MODELLED) for value in (5.0, float("nan"))]
    assert [trial_time_ns(replace(result_of(point, Status.OK), time=time)) for time in times] == [5.0, None]
