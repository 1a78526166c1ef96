"""Residuals of the timing model: pairs of times, what they go with, and corrected times."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Baseline, CacheState, PointResult, Status, Time
from warplens.profiles.arguments import device_record
from warplens.profiles.residuals import KernelResiduals, ratio_text, residuals_of
from warplens.profiles.statistics import rank_correlation

H200 = device_record(load_spec("h200"))
CARD = replace(H200, key="gpu-nvidia-h200", name="NVIDIA H200")


def modelled(n: int, time_ns: float = 1000.0, **terms: float) -> PointResult:
    time = Time(value_ns=time_ns, provenance=Provenance.MODELLED, terms_ns=terms)
    return PointResult(
        kernel="tiled", title="t", source_hash="", family="matmul", problem={"N": n}, tune={"TILE": 16},
        device=H200.key, status=Status.OK, time=time,
    )  # fmt: skip


def measured(n: int, time_ns: float, *, cache: CacheState = CacheState.COLD, of_model_ns: float = 0.0) -> PointResult:
    time = Time(value_ns=time_ns, provenance=Provenance.MEASURED)
    metrics = {"modelled_time": METRICS["modelled_time"].value(of_model_ns, Provenance.MODELLED)} if of_model_ns else {}
    return replace(modelled(n), device=CARD.key, cache=cache, time=time, metrics=metrics)


def made(points: list[PointResult], others: list[PointResult] | tuple[()] = ()) -> tuple[KernelResiduals, ...]:
    return residuals_of(points, [H200, CARD], others)


def test_measured_point_is_held_against_the_time_that_was_joined_with_it() -> None:
    [kernel] = made([measured(64, 1500.0, of_model_ns=1000.0)])
    assert (kernel.device, kernel.cache, kernel.ratios) == ("h200", CacheState.COLD, (1.5,))


def test_point_of_a_card_meets_the_modelled_one_of_its_sheet() -> None:
    [kernel] = made([modelled(64), modelled(128, 2000.0)], [measured(128, 1000.0), measured(64, 1200.0)])
    assert [(residual.point.problem["N"], residual.ratio) for residual in kernel.residuals] == [(64, 1.2), (128, 0.5)]


def test_warm_time_is_not_held_against_a_cold_one() -> None:
    assert made([modelled(64)], [measured(64, 1200.0, cache=CacheState.WARM)]) == ()


def test_modelled_times_of_the_other_profile_are_not_used() -> None:
    assert made([modelled(64)], [measured(128, 1200.0, of_model_ns=900.0)]) == ()


@pytest.mark.parametrize(
    "point",
    [
        replace(measured(64, 1000.0, of_model_ns=500.0), baseline=Baseline.COPY),
        measured(64, 0.0, of_model_ns=500.0),
        replace(measured(64, 1.0, of_model_ns=500.0), time=None),
    ],
    ids=["baseline", "no duration", "no time"],
)
def test_point_without_two_times_has_no_residual(point: PointResult) -> None:
    assert made([point]) == ()


def test_time_without_a_measured_one_is_corrected_beside_it_and_says_by_how_many_points() -> None:
    others = [measured(n, 1000.0 * ratio) for n, ratio in ((64, 1.1), (128, 1.2), (256, 5.0))]
    [kernel] = made([modelled(n) for n in (64, 128, 256, 512)], others)
    [correction] = kernel.corrections
    assert (correction.point.problem, correction.modelled_ns, correction.corrected_ns) == ({"N": 512}, 1000.0, 1200.0)
    assert correction.text == "1.00 µs modelled, 1.20 µs corrected by 3 measured points"
    assert kernel.for_json()["corrected"][0]["by_points"] == 3


def test_two_measured_points_correct_nothing() -> None:
    [kernel] = made([modelled(n) for n in (64, 128, 256)], [measured(64, 900.0), measured(128, 900.0)])
    assert kernel.corrections == ()


def test_worst_points_are_off_by_the_largest_factor_in_either_direction() -> None:
    others = [measured(n, time_ns) for n, time_ns in ((1, 1100.0), (2, 400.0), (3, 2000.0), (4, 950.0))]
    [kernel] = made([modelled(n) for n in (1, 2, 3, 4)], others)
    assert [residual.point.problem["N"] for residual in kernel.worst] == [2, 3, 1]


def test_term_whose_share_grows_with_the_ratio_is_named_as_a_connection_not_as_the_cause() -> None:
    sizes = range(1, 9)
    points = [modelled(n, barrier=100.0 * n, dram=500.0 + 50.0 * (n % 3)) for n in sizes]
    [kernel] = made(points, [measured(n, 1000.0 + 40.0 * n) for n in sizes])
    companion = kernel.companion
    assert companion is not None
    assert (companion.term, companion.rho, companion.points) == ("barrier", 1.0, 8)
    about_ratio, about_term = kernel.sentences
    assert about_ratio == (
        "Measured time over modelled: 1.18× in the middle of 8 measured points, half of the points between 1.11× and "
        "1.25×."
    )
    assert about_term == (
        "Where the share of waiting at barriers in the modelled time is larger, the GPU takes longer than modelled "
        "(rank correlation +1.00 over 8 points): the model may say too little of it. The two go together; that one "
        "causes the other is not shown."
    )


def test_term_that_does_not_go_with_the_ratio_is_not_named() -> None:
    ratios = (1.3, 0.9, 1.1, 1.0, 1.2, 0.8, 1.25, 0.95)
    points = [modelled(n, barrier=100.0 * n) for n in range(8)]
    [kernel] = made(points, [measured(n, 1000.0 * ratio) for n, ratio in enumerate(ratios)])
    assert kernel.companion is None
    assert kernel.sentences[1] == "It does not go with the share of any term of the model."


def test_few_points_are_not_correlated() -> None:
    points = [modelled(n, barrier=100.0 * n) for n in range(1, 4)]
    [kernel] = made(points, [measured(n, 1000.0 * n) for n in range(1, 4)])
    assert kernel.sentences == (
        "Measured time over modelled: 2.00× in the middle of 3 measured points.",
        "Too few points to say what that goes with: 6 are needed.",
    )


def test_rank_correlation_is_that_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    first, second = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0], [2.0, 7.0, 1.0, 8.0, 2.0, 8.0, 1.0]
    expected = stats.spearmanr(first, second)
    assert rank_correlation(first, second) == (pytest.approx(expected.statistic), pytest.approx(expected.pvalue))
    assert rank_correlation(first, [1.0] * 7) == (0.0, 1.0)
    assert rank_correlation(first, [-x for x in first]) == (-1.0, 0.0)


def test_ratio_text_returns_a_ratio_with_three_digits():
    assert ratio_text(1.1834) == "1.18×"
