"""A measured and a counted result joined into one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fake_runner import FakeRunner

from warplens.cuda.execute.joined_results import join_results
from warplens.cuda.execute.result_builder import metrics_from
from warplens.cuda.ground.metrics import METRICS, Provenance, TimeQuantities
from warplens.cuda.ground.points import CacheState, PointSpec, Status

POINT = PointSpec(
    kernel="k",
    path="k.cu",
    source_hash="0" * 64,
    family="f",
    problem={"N": 64},
    tune={"TILE": 8},
    device="gpu-nvidia-h200",
    budget_s=2.0,
    limit=1000,
)


@pytest.fixture
def counted():
    return FakeRunner().run(POINT)


@pytest.fixture
def measured(counted):
    own = {"gflops": METRICS["gflops"].value(7.0, Provenance.MEASURED)}
    result = FakeRunner().run(replace(POINT, cache=CacheState.COLD))
    return replace(result, metrics=own, notes=("first",), elapsed_s=3.0)


def test_time_and_rates_are_measured_and_efficiencies_counted(measured, counted):
    both = join_results(measured, counted)
    assert (both.key, both.status, both.time.provenance) == (measured.key, Status.OK, Provenance.MEASURED)
    assert both.time.value_ns == measured.time.value_ns
    assert both.time.samples_ns == measured.time.samples_ns
    assert (both.metrics["gflops"].value, both.metrics["gflops"].provenance) == (7.0, Provenance.MEASURED)
    assert both.metrics["gld_efficiency"] == counted.metrics["gld_efficiency"]


def test_modelled_time_is_kept_beside_the_measured_one(measured, counted):
    both = join_results(measured, counted)
    assert both.time.terms_ns == counted.time.terms_ns
    assert both.metrics["modelled_time"] == METRICS["modelled_time"].value(counted.time.value_ns, Provenance.MODELLED)
    assert both.metrics["time_over_model"].value == pytest.approx(1.1)  # the fake's cold times are a tenth longer


def test_modelled_rate_does_not_stand_in_for_a_measured_one(measured, counted):
    failed = replace(measured, status=Status.FAILED, reason="an illegal access", time=None, metrics={})
    both = join_results(failed, counted)
    assert (both.status, both.reason, both.time) == (Status.FAILED, "an illegal access", None)
    assert "gflops" not in both.metrics
    assert "modelled_time" not in both.metrics
    assert "gld_efficiency" in both.metrics


def test_no_metric_of_the_modelled_time_stands_beside_a_measured_one(measured, counted):
    of_time = TimeQuantities(time_ns=1000.0, flops=8, bytes=8, least_ns=500.0)
    modelled = metrics_from(of_time, Provenance.MODELLED)
    assert modelled
    both = join_results(replace(measured, metrics={}), replace(counted, metrics=counted.metrics | modelled))
    assert both.metrics.keys().isdisjoint(modelled)


@pytest.mark.parametrize(
    ("status", "metrics", "note"),
    [
        (Status.FAILED, True, "the engine finds fault with it: a race"),
        (Status.FAILED, False, "not counted: a race"),
        (Status.SKIPPED, False, "not counted: a race"),
    ],
)
def test_engine_that_does_not_get_through_leaves_a_note(measured, counted, status, metrics, note):
    result = replace(counted, status=status, reason="a race\nmore", metrics=counted.metrics if metrics else {})
    both = join_results(measured, result)
    assert (both.status, both.notes) == (Status.OK, ("first", note))


def test_point_without_counts_says_why(measured):
    both = join_results(measured, None, "the worker process died")
    assert both == replace(measured, notes=("first", "not counted: the worker process died"))


def test_engine_says_where_a_fault_of_the_card_is(measured, counted):
    lost = replace(measured, status=Status.FAILED, reason="CUDA_ERROR_ILLEGAL_ADDRESS", time=None)
    fault = replace(counted, status=Status.FAILED, reason="block=(0,0,0) k.cu:7: a store", metrics={}, time=None)
    both = join_results(lost, fault)
    assert both.reason == "CUDA_ERROR_ILLEGAL_ADDRESS"
    assert both.notes == ("first", "the engine finds fault with it: block=(0,0,0) k.cu:7: a store")


def test_note_of_both_is_there_once(measured, counted):
    skipped = {"status": Status.SKIPPED, "reason": "requires N % TILE == 0", "time": None, "metrics": {}}
    assert join_results(replace(measured, **skipped), replace(counted, **skipped)).notes == ("first",)
