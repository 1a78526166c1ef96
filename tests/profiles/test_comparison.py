"""Verdicts on pairs of points: each verdict with each reason, and how often a verdict is false."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CacheState, Conditions, PairSide, PointResult, Status, Time
from warplens.cuda.ground.points import Pair as TurnsPair
from warplens.profiles.comparison import MetricChange, compare
from warplens.profiles.comparison_table import summary
from warplens.profiles.conditions import Reason, Verdict
from warplens.profiles.exporters.comparison import comparisons_to_markdown
from warplens.profiles.matching import PRESETS, Side, thresholds
from warplens.profiles.records import GpuRecord
from warplens.profiles.store import read_profile

TIMES = Path(__file__).resolve().parent.parent / "hardware" / "times"


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


def many(factor=1.0, *, count=40, seed=0, noise=0.002, **more):
    """Return points of many sizes, 20 µs to 20 ms, that take `factor` times as long."""
    levels = np.geomspace(2e4, 2e7, count)
    return [measured(samples(factor * level, noise, 40, seed + n), n=n + 1, **more) for n, level in enumerate(levels)]


@pytest.mark.parametrize(
    ("factor", "verdict"), [(1.0, Verdict.SAME), (1.05, Verdict.SLOWER), (0.95, Verdict.FASTER), (1.005, Verdict.SAME)]
)
def test_measured_pair_among_many_has_the_verdict_of_its_ratio(factor, verdict):
    old, new = many(), many(seed=1000)
    new[7] = measured(samples(factor * new[7].time.value_ns, 0.002, 40, 5), n=8)
    pair = compare(side("old", *old), side("new", *new)).pairs[7]
    assert pair.verdict is verdict
    assert pair.ratio == pytest.approx(factor, abs=0.005)
    assert pair.lower < pair.ratio < pair.upper
    assert pair.resolution > 0
    assert 0 <= pair.p_value <= 1


def test_difference_beyond_threshold_says_so_with_its_numbers():
    pair = judged(measured([100.0, 100.1] * 20), measured([110.0, 110.11] * 20))
    assert (pair.verdict, pair.reason) == (Verdict.SLOWER, Reason.BEYOND)
    assert pair.detail == "+10.0 %, beyond 2 %"


def test_pair_that_shows_no_change_of_the_threshold_is_unresolved():
    pair = judged(measured(samples(noise=0.1, seed=1)), measured(samples(noise=0.1, seed=2)))
    assert (pair.verdict, pair.reason) == (Verdict.UNRESOLVED, Reason.NOISE)
    assert pair.detail == f"{100 * (pair.ratio - 1):+.1f} %, cannot see less than {100 * pair.resolution:.1f} % here"
    assert pair.resolution > 0.05


def test_same_samples_are_the_same():
    """Also where no change could be seen."""
    taken = samples(noise=0.1, count=3)
    pair = judged(measured(taken), measured(taken))
    assert (pair.verdict, pair.reason, pair.ratio) == (Verdict.SAME, Reason.IDENTICAL, 1.0)


def test_unchanged_points_whose_results_nothing_checked_are_never_called_the_same():
    times = {1024: 100.0, 2048: 100.0, 4096: 100.0}
    old = [modelled(ns, n=n, status=Status.UNCHECKED if n > 1024 else Status.OK) for n, ns in times.items()]
    new = [replace(old[0], status=Status.OK), old[1], modelled(50.0, n=4096, status=Status.UNCHECKED)]
    comparison = compare(side("old", *old), side("new", *new))
    assert [pair.verdict for pair in comparison.pairs] == [Verdict.SAME, Verdict.UNCHECKED, Verdict.FASTER]
    assert summary(comparison) == "1 same, 1 not checked, 1 faster"
    text = comparisons_to_markdown([comparison])
    assert "<summary>1 not checked</summary>" in text
    assert "<summary>1 same</summary>" in text


def test_two_samples_are_too_few():
    pair = judged(measured([100.0, 101.0]), measured([300.0, 301.0]))
    assert (pair.verdict, pair.reason) == (Verdict.UNRESOLVED, Reason.TOO_FEW_SAMPLES)
    assert pair.detail == "2 and 2 samples; a verdict takes 3"


def test_three_samples_show_a_doubled_time():
    assert judged(measured([100.0, 101.0, 102.0]), measured([200.0, 201.0, 202.0])).verdict is Verdict.SLOWER


def test_shift_of_the_whole_process_is_taken_off_and_said():
    shifted = [
        measured([ns + 150.0 for ns in point.time.samples_ns], n=point.problem["N"], overhead_ns=1248.0)
        for point in many(count=40)
    ]
    old = [replace(point, time=replace(point.time, overhead_ns=1248.0)) for point in many(count=40, seed=500)]
    comparison = compare(side("old", *old), side("new", *shifted))
    assert comparison.effects[0].effect.shift_ns == pytest.approx(150.0, abs=25)
    assert not comparison.has_regression
    assert comparison.pairs[0].ratio == pytest.approx(1.0, abs=0.003)


def test_common_slowdown_of_all_points_is_a_regression():
    counts = compare(side("old", *many()), side("new", *many(1.04, seed=500))).counts()
    assert counts[Verdict.SLOWER] >= 38


def test_false_alarms_are_expected_by_the_number_of_pairs():
    comparison = compare(side("old", *many()), side("new", *many(seed=500)))
    assert comparison.false_alarms == pytest.approx(0.04)


CARD = GpuRecord(device="h200", number=0, uuid="GPU-1", driver="580.1", power_limit_w=700.0)
OTHER_CONDITIONS = {
    Reason.OTHER_GPU: {"cards": (replace(CARD, uuid="GPU-2"),)},
    Reason.OTHER_DRIVER: {"cards": (replace(CARD, driver="590.2"),)},
    Reason.OTHER_POWER_LIMIT: {"cards": (replace(CARD, power_limit_w=500.0),)},
    Reason.OTHER_LOCK: {"cards": (replace(CARD, locked_clock_hz=1.2e9),)},
    Reason.OTHER_METHOD: {"method": 2},
    Reason.OTHER_MACHINE: {"cards": (), "machine": "Xeon"},
}


@pytest.mark.parametrize("reason", OTHER_CONDITIONS)
def test_points_measured_otherwise_are_never_same_or_faster(reason):
    old = replace(side("old", *many()), cards=(CARD,), method=1, machine="EPYC")
    if reason is Reason.OTHER_MACHINE:
        old = replace(old, cards=())
    for factor in (1.0, 0.8):
        new = replace(replace(old, points=tuple(many(factor, seed=500))), **OTHER_CONDITIONS[reason])
        pairs = compare(old, new).pairs
        assert {pair.verdict for pair in pairs} == {Verdict.UNRESOLVED}
        assert all(reason in pair.remarks for pair in pairs)
        assert reason in {pair.reason for pair in pairs}
    doubled = replace(replace(old, points=tuple(many(2.0, seed=500))), **OTHER_CONDITIONS[reason])
    assert {pair.verdict for pair in compare(old, doubled).pairs} == {Verdict.SLOWER}


def test_unknown_conditions_differ_from_nothing():
    old, new = side("old", *many()), replace(side("new", *many(seed=500)), cards=(CARD,))
    assert Verdict.SAME in {pair.verdict for pair in compare(old, new).pairs}


def test_points_measured_in_turns_need_no_estimate_of_the_process():
    taken = [samples(3000.0 * factor, 0.01, 30, seed) for factor, seed in ((1.0, 1), (1.03, 2))]
    old, new = (
        replace(measured(part), pair=TurnsPair(id="1", side=letter))
        for part, letter in zip(taken, PairSide, strict=True)
    )
    pair = judged(old, new)
    assert (pair.verdict, pair.remarks) == (Verdict.SLOWER, (Reason.IN_TURNS,))
    assert judged(*map(measured, taken)).verdict is Verdict.UNRESOLVED


def test_samples_of_a_throttled_clock_are_left_aside_where_others_are_enough():
    slow = [100.0, 100.1] * 10 + [150.0, 150.1] * 10
    new = measured(slow, conditions=(conditions(20), conditions(20, 1980, by=("power cap",))))
    pair = judged(measured([100.0, 100.2] * 20), new)
    assert pair.ratio == pytest.approx(1.0, abs=0.001)
    assert pair.remarks == (Reason.THROTTLED,)


def test_difference_of_throttled_samples_is_unresolved():
    new = measured([150.0, 150.1] * 20, conditions=(conditions(40, 1980, by=("heat (hardware)",)),))
    pair = judged(measured([100.0, 100.1] * 20), new)
    assert (pair.verdict, pair.reason) == (Verdict.UNRESOLVED, Reason.THROTTLED)
    assert pair.remarks == (Reason.THROTTLED,)


def test_few_samples_that_are_all_throttled_are_unresolved():
    new = measured([300.0, 300.1, 300.2], conditions=(conditions(3, 1980, by=("heat (hardware)",)),))
    pair = judged(measured([100.0, 100.1, 100.2]), new)
    assert (pair.verdict, pair.reason) == (Verdict.UNRESOLVED, Reason.THROTTLED)


def test_difference_that_the_clock_explains_is_unresolved():
    old = measured([100.0, 100.1] * 20, conditions=(conditions(40, 1980),))
    new = measured([110.0, 110.1] * 20, conditions=(conditions(40, 1800),))
    pair = judged(old, new)
    assert (pair.verdict, pair.reason) == (Verdict.UNRESOLVED, Reason.CLOCKS_DIFFER)
    assert pair.detail == "+10.0 %, but the SM clock was -9.1 %, which may explain it"


def test_difference_that_the_clock_does_not_explain_is_one():
    old = measured([100.0, 100.1] * 20, conditions=(conditions(40, 1980),))
    new = measured([150.0, 150.1] * 20, conditions=(conditions(40, 1800),))
    pair = judged(old, new)
    assert (pair.verdict, pair.remarks) == (Verdict.SLOWER, (Reason.CLOCKS_DIFFER,))


INCOMPARABLE = "failed,faster and wrong,skipped,modelled,modelled cold,both,cache,hardware,published,nothing left"


@pytest.mark.parametrize(
    ("old", "new", "reason", "detail"),
    [
        (measured(samples()), point(None, cache=CacheState.COLD, status=Status.FAILED, reason="it is wrong\nmore"),
         Reason.NO_TIME, "failed in new: it is wrong"),
        (modelled(1000.0), replace(modelled(500.0), status=Status.FAILED, reason="3 of 16 elements of out are wrong"),
         Reason.NO_TIME, "Wrong result in new: 3 of 16 elements of out are wrong"),
        (point(None, status=Status.SKIPPED, reason="N % TILE == 0"), modelled(1.0), Reason.NO_TIME,
         "skipped in old: N % TILE == 0"),
        (modelled(1000.0), measured(samples()), Reason.MODELLED_AGAINST_MEASURED,
         "measured with a cold cache against modelled with a cold cache"),
        (measured(samples(), cache=CacheState.WARM), modelled(1000.0), Reason.MODELLED_AGAINST_MEASURED,
         "modelled with a cold cache against measured with a warm cache"),
        (modelled(1000.0, cache=CacheState.WARM), modelled(1000.0), Reason.COLD_AGAINST_WARM, "cold against warm"),
        (measured(samples()), measured(samples(), cache=CacheState.WARM), Reason.COLD_AGAINST_WARM,
         "warm against cold"),
        (measured(samples()), measured(samples(), device="a100"), Reason.DIFFERENT_HARDWARE,
         "NVIDIA A100 against NVIDIA H200"),
        (point(Time(value_ns=5.0, provenance=Provenance.PUBLISHED)),
         point(Time(value_ns=6.0, provenance=Provenance.PUBLISHED)), Reason.NO_SAMPLES,
         "a time without its samples cannot be judged"),
        (measured([5.0, 6.0, 7.0]), measured([0.0, 6.0, 7.0]), Reason.TOO_SHORT,
         "some samples are no longer than what the measuring itself takes"),
    ],
    ids=INCOMPARABLE.split(","),
)  # fmt: skip
def test_pair_that_cannot_be_compared_is_unknown_with_the_reason(old, new, reason, detail):
    pair = judged(old, new)
    assert (pair.verdict, pair.reason, pair.detail) == (Verdict.UNKNOWN, reason, detail)
    assert (pair.ratio is None) == (reason is Reason.NO_TIME)


def test_ignored_devices_are_compared_and_remarked_on():
    pair = judged(measured(samples()), measured(samples(200_000), device="a100"), ignore_devices=True)
    assert pair.verdict is Verdict.SLOWER
    assert pair.remarks == (Reason.DIFFERENT_HARDWARE,)


@pytest.mark.parametrize("is_other", [False, True])
def test_modelled_times_of_a_card_s_own_sheet_are_of_no_other_hardware(is_other):
    card = replace(side("H200", measured(samples())), models={"h200": "H200 SXM"})
    sheet = replace(side("sheet", modelled(1000.0)), hardware={"h200": "A100" if is_other else "H200 SXM"})
    [pair] = compare(card, sheet, PRESETS["default"]).pairs
    assert pair.reason is Reason.MODELLED_AGAINST_MEASURED
    assert pair.remarks == ((Reason.DIFFERENT_HARDWARE,) if is_other else ())


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
    cold = judged(modelled(1000.0), modelled(time_ns, cache=CacheState.COLD))
    assert (cold.verdict, cold.detail) == (verdict, detail)


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


def published(**values):
    return {key: METRICS[key].value(value, Provenance.PUBLISHED) for key, value in values.items()}


def test_published_number_agrees_with_what_rounds_to_its_digits():
    lecture = replace(modelled(1000.0), metrics=published(warp_execution_efficiency=3.1, achieved_occupancy=50.0))
    counted = modelled(1000.0, metrics={"warp_execution_efficiency": 3.125, "achieved_occupancy": 50.4})
    assert judged(lecture, counted).changes == judged(counted, lecture).changes == ()
    other = modelled(1000.0, metrics={"warp_execution_efficiency": 3.2, "achieved_occupancy": 50.6})
    assert [change.key for change in judged(lecture, other).changes] == [
        "achieved_occupancy",
        "warp_execution_efficiency",
    ]


def test_document_without_source_and_compiler_has_no_changed_ones():
    time = Time(value_ns=1000.0, provenance=Provenance.PUBLISHED)
    pair = judged(replace(point(time), source_hash=""), replace(modelled(1500.0), compiler="NVRTC 12.9"))
    assert (pair.reason, pair.detail) == (Reason.OTHER_PROVENANCE, "modelled against published")
    assert (pair.ratio, pair.remarks) == (1.5, ())


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
        Verdict.UNCHECKED: 0,
        Verdict.FASTER: 0,
        Verdict.SLOWER: 1,
        Verdict.UNRESOLVED: 0,
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


@pytest.mark.sample(3)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_samples_of_one_distribution_are_hardly_ever_called_different(name, preset):
    """Each pair is judged alone: nothing is known of the processes."""
    rng = np.random.default_rng(20261121)
    false = 0
    for _ in range(60):
        for count in (7, 10, 30):
            old, new = (measured(1e5 * DISTRIBUTIONS[name](rng, count)) for _ in range(2))
            false += judged(old, new, preset).verdict in {Verdict.FASTER, Verdict.SLOWER}
    assert false <= 180 / 200 + 1


def test_resampled_samples_of_a_card_are_hardly_ever_called_different():
    """A pair of each point of a sweep on an H200, each judged alone."""
    points = read_profile(TIMES / "h200_repeat" / "first.warplens.json.gz").points
    rng = np.random.default_rng(5)
    verdicts = [
        judged(*(measured(rng.choice(point.time.samples_ns, 30)) for _ in range(2)), preset).verdict
        for point in points
        for preset in PRESETS
    ]
    assert sum(verdict in {Verdict.FASTER, Verdict.SLOWER} for verdict in verdicts) <= len(verdicts) / 200


def test_planted_change_of_three_percent_is_found():
    """30 samples, 1 % noise, on 100 pairs measured in turns."""
    rng = np.random.default_rng(3)
    old, new = (
        [
            replace(measured(level * (1 + 0.01 * rng.standard_normal(30)), n=n), pair=TurnsPair(id=str(n), side=letter))
            for n in range(100)
        ]
        for level, letter in ((1e5, PairSide.A), (1.03e5, PairSide.B))
    )
    assert compare(side("old", *old), side("new", *new)).counts()[Verdict.SLOWER] >= 95
    assert compare(side("new", *new), side("old", *old)).counts()[Verdict.FASTER] >= 95


def test_verdict_on_a_pair_depends_on_nothing_drawn():
    old, new = measured(samples(seed=1)), measured(samples(seed=2))
    assert judged(old, new) == judged(replace(old), replace(new))


NANOSECONDS = st.floats(-1e300, 1e300) | st.floats(1e-6, 1e9) | st.sampled_from([0.0, 1.0, 1e-300, 1e18])
ANY_TIME = st.builds(
    Time,
    value_ns=NANOSECONDS,
    provenance=st.sampled_from(Provenance),
    samples_ns=st.lists(NANOSECONDS, max_size=12).map(tuple),
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
