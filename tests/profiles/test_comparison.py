"""Verdicts on pairs of points: each verdict with each reason, and how often a verdict is false."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.errors import InputError, UnknownNameError
from warplens.cuda.metrics import METRICS, Provenance
from warplens.cuda.points import CacheState, Conditions, PointResult, Status, Time
from warplens.profiles.comparison import MetricChange, Reason, Verdict, compare
from warplens.profiles.matching import Side
from warplens.profiles.store import read_profile
from warplens.profiles.thresholds import PRESETS, thresholds

HARDWARE = Path(__file__).resolve().parent.parent / "hardware"


def samples(median=100_000.0, noise=0.01, count=30, seed=0):
    return tuple(median * (1 + noise * np.random.default_rng(seed).standard_normal(count)))


def measured(taken, *, cache=CacheState.COLD, overhead_ns=0.0, conditions=(), **more):
    time = Time(
        value_ns=float(np.median(taken)),
        provenance=Provenance.MEASURED,
        samples_ns=tuple(taken),
        cache=cache,
        overhead_ns=overhead_ns,
        conditions=conditions,
    )
    return point(time, cache=cache, **more)


def modelled(time_ns, **more):
    return point(Time(value_ns=time_ns, provenance=Provenance.MODELLED), **more)


def point(time, *, n=1024, cache=None, status=Status.OK, reason="", metrics=(), source="0", device="h200"):
    return PointResult(
        kernel="copy",
        title="Copy",
        source_hash=source * 64,
        family="transpose",
        problem={"N": n},
        tune={"TILE": 16},
        device=device,
        status=status,
        reason=reason,
        time=time,
        cache=cache,
        metrics={key: METRICS[key].value(value, Provenance.COUNTED) for key, value in dict(metrics).items()},
    )


def side(name, *points, program="warplens 0.1.0"):
    return Side(name=name, points=points, hardware={"h200": "NVIDIA H200", "a100": "NVIDIA A100"}, program=program)


def judged(old, new, preset="default", **options):
    [pair] = compare(side("old", old), side("new", new), PRESETS[preset], **options).pairs
    return pair


def conditions(count, clock_mhz=1980.0, by=()):
    return Conditions(
        samples=count,
        sm_clock_hz=1e6 * clock_mhz,
        memory_clock_hz=3.2e9,
        temperature_c=40.0,
        power_w=300.0,
        throttled_by=by,
    )


@pytest.mark.parametrize(
    ("factor", "verdict"), [(1.0, Verdict.SAME), (1.05, Verdict.SLOWER), (0.95, Verdict.FASTER), (1.005, Verdict.SAME)]
)
def test_measured_pair_has_the_verdict_of_its_ratio(factor, verdict):
    pair = judged(measured(samples(seed=1)), measured(samples(100_000 * factor, seed=2)))
    assert pair.verdict is verdict
    assert pair.ratio == pytest.approx(factor, abs=0.01)
    assert pair.lower < pair.ratio < pair.upper
    assert 0 <= pair.p_value <= 1


def test_difference_beyond_threshold_says_so_with_its_numbers():
    pair = judged(measured([100.0, 100.1] * 20), measured([110.0, 110.11] * 20))
    assert (pair.verdict, pair.reason) == (Verdict.SLOWER, Reason.BEYOND)
    assert pair.detail == "+10.0 %, beyond 2 %"


def test_noise_larger_than_the_threshold_is_ambiguous():
    taken = samples(noise=0.1, seed=1)
    pair = judged(measured(taken), measured(taken[::-1]))
    assert (pair.verdict, pair.reason) == (Verdict.AMBIGUOUS, Reason.NOISE)
    assert pair.detail.startswith("+0.0 %, but the interval ends beyond 2 %")


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ([100.0, 101.0], [100.0, 101.0], "2 and 2 samples; a verdict takes 3"),
        (
            [100.0, 101.0, 102.0],
            [200.0, 201.0, 202.0],
            "+99.0 %, but 3 and 3 samples: so few lie apart by chance once in 10 times",  # 6! / (3! 3!) / 2
        ),
    ],
)
def test_few_samples_are_ambiguous_however_far_apart(old, new, detail):
    pair = judged(measured(old), measured(new))
    assert (pair.verdict, pair.reason, pair.detail) == (Verdict.AMBIGUOUS, Reason.TOO_FEW_SAMPLES, detail)
    assert pair.ratio == pytest.approx(new[1] / old[1], rel=1e-3)


def test_few_samples_that_agree_closely_are_same():
    assert judged(measured([100.0, 100.1, 100.2]), measured([100.1, 100.2, 100.0])).verdict is Verdict.SAME


def test_many_pairs_need_stronger_evidence_than_one():
    old, new = [100.0, 103.0, 98.0, 102.0, 99.0, 101.0, 97.0, 104.0], [106.0, 109.0, 104.5, 108.0, 105.0, 107.0, 103.5]
    alone = judged(measured(old), measured(new))
    assert (alone.verdict, alone.reason) == (Verdict.SLOWER, Reason.BEYOND)
    others = [measured(samples(seed=n), n=n) for n in range(1, 200)]
    first = compare(side("old", measured(old), *others), side("new", measured(new), *others)).pairs[0]
    assert (first.verdict, first.reason) == (Verdict.AMBIGUOUS, Reason.CHANCE)
    assert first.p_value == pytest.approx(200 * alone.p_value)
    assert (first.ratio, first.lower) == (alone.ratio, alone.lower)


def test_short_launches_of_a_card_have_an_absolute_floor():
    old, new = [3000.0, 3001.0] * 20, [3240.0, 3241.0] * 20
    assert judged(measured(old), measured(new)).verdict is Verdict.SLOWER
    assert judged(measured(old, overhead_ns=1248.0), measured(new, overhead_ns=1248.0)).verdict is Verdict.SAME


def test_samples_of_a_throttled_clock_are_left_aside_where_others_are_enough():
    slow = [100.0, 100.1] * 10 + [150.0, 150.1] * 10
    new = measured(slow, conditions=(conditions(20), conditions(20, 1200, by=("power cap",))))
    pair = judged(measured([100.0, 100.1] * 20), new)
    assert pair.verdict is Verdict.SAME
    assert pair.remarks == (Reason.THROTTLED,)


def test_difference_of_throttled_samples_is_ambiguous():
    new = measured([150.0, 150.1] * 20, conditions=(conditions(40, 1980, by=("heat (hardware)",)),))
    pair = judged(measured([100.0, 100.1] * 20), new)
    assert (pair.verdict, pair.reason) == (Verdict.AMBIGUOUS, Reason.THROTTLED)
    assert pair.remarks == (Reason.THROTTLED,)


def test_difference_that_the_clock_explains_is_ambiguous():
    old = measured([100.0, 100.1] * 20, conditions=(conditions(40, 1980),))
    new = measured([110.0, 110.1] * 20, conditions=(conditions(40, 1800),))
    pair = judged(old, new)
    assert (pair.verdict, pair.reason) == (Verdict.AMBIGUOUS, Reason.CLOCKS_DIFFER)
    assert pair.detail == "+10.0 %, which the SM clock explains: it was -9.1 %"


def test_difference_that_the_clock_does_not_explain_is_one():
    old = measured([100.0, 100.1] * 20, conditions=(conditions(40, 1980),))
    new = measured([150.0, 150.1] * 20, conditions=(conditions(40, 1800),))
    pair = judged(old, new)
    assert (pair.verdict, pair.remarks) == (Verdict.SLOWER, (Reason.CLOCKS_DIFFER,))


@pytest.mark.parametrize(
    ("old", "new", "reason", "detail"),
    [
        (
            measured(samples()),
            point(None, cache=CacheState.COLD, status=Status.FAILED, reason="it is wrong\nmore"),
            Reason.NO_TIME,
            "failed in new: it is wrong",
        ),
        (
            point(None, status=Status.SKIPPED, reason="N % TILE == 0"),
            modelled(1.0),
            Reason.NO_TIME,
            "skipped in old: N % TILE == 0",
        ),
        (
            modelled(1000.0),
            measured(samples()),
            Reason.MODELLED_AGAINST_MEASURED,
            "measured against modelled",
        ),
        (
            measured(samples()),
            measured(samples(), cache=CacheState.WARM),
            Reason.COLD_AGAINST_WARM,
            "warm against cold",
        ),
        (
            measured(samples()),
            measured(samples(), device="a100"),
            Reason.DIFFERENT_HARDWARE,
            "NVIDIA A100 against NVIDIA H200",
        ),
        (
            point(Time(value_ns=5.0, provenance=Provenance.PUBLISHED)),
            point(Time(value_ns=6.0, provenance=Provenance.PUBLISHED)),
            Reason.NO_SAMPLES,
            "a time without its samples cannot be judged",
        ),
        (
            measured([5.0, 6.0, 7.0]),
            measured([0.0, 6.0, 7.0]),
            Reason.TOO_SHORT,
            "some samples are no longer than what the measuring itself takes",
        ),
    ],
    ids=["failed", "skipped", "modelled", "cache", "hardware", "published", "nothing left"],
)
def test_pair_that_cannot_be_compared_is_unknown_with_the_reason(old, new, reason, detail):
    pair = judged(old, new)
    assert (pair.verdict, pair.reason, pair.detail) == (Verdict.UNKNOWN, reason, detail)
    assert (pair.ratio is None) == (reason is Reason.NO_TIME)


def test_ignored_devices_are_compared_and_remarked_on():
    pair = judged(measured(samples()), measured(samples(200_000), device="a100"), ignore_devices=True)
    assert pair.verdict is Verdict.SLOWER
    assert pair.remarks == (Reason.DIFFERENT_HARDWARE,)


@pytest.mark.parametrize(
    ("time_ns", "verdict", "detail"),
    [
        (1000.0, Verdict.SAME, "modelled, exact: +0.0 %, within 2 %"),
        (1019.0, Verdict.SAME, "modelled, exact: +1.9 %, within 2 %"),
        (1021.0, Verdict.SLOWER, "modelled, exact: +2.1 %, beyond 2 %"),
        (500.0, Verdict.FASTER, "modelled, exact: -50.0 %, beyond 2 %"),
    ],
)
def test_modelled_times_are_compared_exactly(time_ns, verdict, detail):
    pair = judged(modelled(1000.0), modelled(time_ns))
    assert (pair.verdict, pair.detail) == (verdict, detail)
    assert (pair.lower, pair.upper, pair.p_value) == (None, None, None)
    assert pair.is_modelled


def test_changed_source_is_no_barrier_and_has_a_remark():
    pair = judged(measured(samples()), measured(samples(), source="1"))
    assert (pair.verdict, pair.remarks) == (Verdict.SAME, (Reason.SOURCE_CHANGED,))


@pytest.mark.parametrize(("old", "new", "remarks"), [("a", "b", (Reason.SOURCE_CHANGED,)), ("a", None, ())])
def test_changed_header_has_the_remark_of_a_changed_source(old, new, remarks):
    points = (replace(measured(samples()), included_hash=included) for included in (old, new))
    assert judged(*points).remarks == remarks


def test_model_of_another_version_has_a_remark():
    [pair] = compare(side("old", modelled(1.0)), side("new", modelled(2.0), program="warplens 9")).pairs
    assert (pair.verdict, pair.remarks) == (Verdict.SLOWER, (Reason.PROGRAM_CHANGED,))


def test_changes_are_the_metrics_that_differ_and_a_missing_one_is_absent():
    old = modelled(1.0, metrics={"registers_per_thread": 32, "gld_efficiency": 50.0, "gld_transactions": 8})
    new = modelled(1.0, metrics={"registers_per_thread": 40, "gld_efficiency": 50.0, "gst_efficiency": 12.5})
    pair = judged(old, new)
    assert pair.changes == (
        MetricChange(
            key="registers_per_thread",
            base=old.metrics["registers_per_thread"],
            new=new.metrics["registers_per_thread"],
        ),
        MetricChange(key="gst_efficiency", base=None, new=new.metrics["gst_efficiency"]),
        MetricChange(key="gld_transactions", base=old.metrics["gld_transactions"], new=None),
    )


def test_counts_tell_of_every_verdict():
    comparison = compare(side("old", modelled(1.0), modelled(1.0, n=2)), side("new", modelled(1.0), modelled(2.0, n=2)))
    assert comparison.counts() == {
        Verdict.SAME: 1,
        Verdict.FASTER: 0,
        Verdict.SLOWER: 1,
        Verdict.AMBIGUOUS: 0,
        Verdict.UNKNOWN: 0,
    }
    assert comparison.has_regression
    assert not compare(side("a", modelled(2.0)), side("b", modelled(1.0))).has_regression


def test_presets_are_chosen_by_name_and_their_change_may_be_replaced():
    assert thresholds("strict") is PRESETS["strict"]
    chosen = thresholds("default", 0.1)
    assert (chosen.name, chosen.change, chosen.level) == ("default, 10 %", 0.1, PRESETS["default"].level)
    with pytest.raises(UnknownNameError, match="no preset is named 'stict'; did you mean 'strict'"):
        thresholds("stict")
    with pytest.raises(
        InputError, match=r"a threshold is a relative change above 0 and below 1, such as 0\.02, not 2\.0"
    ):
        thresholds("default", 2.0)


DISTRIBUTIONS = {
    "normal": lambda rng, count: 1 + 0.01 * rng.standard_normal(count),
    "lognormal": lambda rng, count: np.exp(0.05 * rng.standard_normal(count)),
    "bimodal": lambda rng, count: (
        np.where(rng.random(count) < 0.5, 1.0, 1.05) * (1 + 0.003 * rng.standard_normal(count))
    ),
    "heavy tails": lambda rng, count: 1 + 0.01 * np.abs(rng.standard_cauchy(count)),
    "ticking clock": lambda rng, count: np.round(100 * (1 + 0.01 * rng.standard_normal(count))) / 100,
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_samples_of_one_distribution_are_hardly_ever_called_different(name, preset):
    """Each pair is judged alone, which is the hardest case: among others a verdict needs stronger evidence."""
    rng = np.random.default_rng(20261121)
    false = 0
    for _ in range(60):
        for count in (7, 10, 30):
            old, new = (measured(1e5 * DISTRIBUTIONS[name](rng, count)) for _ in range(2))
            false += judged(old, new, preset).verdict in {Verdict.FASTER, Verdict.SLOWER}
    assert false <= 180 / 200 + 1


def test_resampled_samples_of_a_card_are_hardly_ever_called_different():
    """A pair of each point of a sweep on an H200, each judged alone."""
    points = read_profile(HARDWARE / "h200_repeat" / "first.warplens.json.gz").points
    rng = np.random.default_rng(5)
    verdicts = [
        judged(*(measured(rng.choice(point.time.samples_ns, 30)) for _ in range(2)), preset).verdict
        for point in points
        for preset in PRESETS
    ]
    assert sum(verdict in {Verdict.FASTER, Verdict.SLOWER} for verdict in verdicts) <= len(verdicts) / 200


def test_planted_change_of_three_percent_is_found():
    """30 samples, 1 % noise, among 100 pairs of one comparison."""
    rng = np.random.default_rng(3)
    old = [measured(1e5 * (1 + 0.01 * rng.standard_normal(30)), n=n) for n in range(100)]
    new = [measured(1.03e5 * (1 + 0.01 * rng.standard_normal(30)), n=n) for n in range(100)]
    assert compare(side("old", *old), side("new", *new)).counts()[Verdict.SLOWER] >= 95
    assert compare(side("new", *new), side("old", *old)).counts()[Verdict.FASTER] >= 95


def test_verdict_on_a_pair_depends_on_nothing_drawn():
    old, new = measured(samples(seed=1)), measured(samples(seed=2))
    assert judged(old, new) == judged(replace(old), replace(new))


TIMES = st.floats(-1e300, 1e300) | st.floats(1e-6, 1e9) | st.sampled_from([0.0, 1.0, 1e-300, 1e18])
ANY_TIME = st.builds(
    Time,
    value_ns=TIMES,
    provenance=st.sampled_from(Provenance),
    samples_ns=st.lists(TIMES, max_size=12).map(tuple),
    cache=st.sampled_from([None, *CacheState]),
    overhead_ns=st.sampled_from([0.0, 1248.0]),
    conditions=st.lists(
        st.builds(
            Conditions,
            samples=st.integers(-3, 9),
            sm_clock_hz=st.sampled_from([0.0, 1e9, 2e9, -1.0]),
            memory_clock_hz=st.just(1.0),
            temperature_c=st.just(1.0),
            power_w=st.just(1.0),
            throttled_by=st.sampled_from([(), ("power cap",)]),
        ),
        max_size=3,
    ).map(tuple),
)


@settings(deadline=None, max_examples=150)
@given(old=ANY_TIME, new=ANY_TIME, ignore=st.booleans())
def test_any_two_times_get_a_verdict_with_a_sentence(old, new, ignore):
    base_point, new_point = point(old, cache=CacheState.COLD), point(new, cache=CacheState.COLD, device="a100")
    [pair] = compare(side("old", base_point), side("new", new_point), ignore_devices=ignore).pairs
    assert pair.detail
    assert pair.ratio is None or 0 < pair.ratio < float("inf")
    if pair.lower is not None:
        assert 0 <= pair.lower <= pair.ratio <= pair.upper
    if pair.verdict in {Verdict.FASTER, Verdict.SLOWER}:
        assert (pair.ratio > 1) is (pair.verdict is Verdict.SLOWER)
