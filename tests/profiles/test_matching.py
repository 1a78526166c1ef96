"""The matched points of two profiles, and the reason for each unmatched one."""

from __future__ import annotations

from dataclasses import replace

import pytest

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Pair, PairSide, PointResult, Status, Time
from warplens.profiles.matching import Side, WhyUnmatched, ab_sides, match_points, side_of, state_of


def point(kernel="copy", n=64, *, tile=8, device="h200", cache=None, source="0"):
    return PointResult(
        kernel=kernel,
        title=kernel,
        source_hash=source * 64,
        family="transpose",
        problem={"N": n},
        tune={"TILE": tile},
        device=device,
        status=Status.OK,
        cache=cache,
    )


def side(name, *points):
    return Side(name=name, points=points, hardware={"h200": "NVIDIA H200", "gpu-nvidia-h200": "NVIDIA H200"})


def paired(matching):
    return [(match.base, match.new) for match in matching.matches]


def test_points_are_matched_by_what_they_are_not_by_order_or_source():
    old = [point(n=64), point(n=128), point(n=128, tile=16)]
    new = [replace(old_point, source_hash="1" * 64) for old_point in reversed(old)]
    matching = match_points(side("a", *old), side("b", *new))
    assert paired(matching) == list(zip(reversed(old), new, strict=True))
    assert matching.unmatched == ()


def test_axes_match_whatever_their_order():
    first = replace(point(), tune={"TILE": 8, "ROWS": 4})
    second = replace(point(), tune={"ROWS": 4, "TILE": 8})
    assert paired(match_points(side("a", first), side("b", second))) == [(first, second)]


def test_card_and_sheet_of_one_gpu_are_the_same_hardware():
    first, second = point(device="h200"), point(device="gpu-nvidia-h200")
    assert paired(match_points(side("a", first), side("b", second))) == [(first, second)]


def test_cold_goes_with_cold_and_warm_with_warm():
    old = [point(cache=CacheState.COLD), point(cache=CacheState.WARM)]
    matching = match_points(side("a", *old), side("b", *reversed(old)))
    assert all(match.base is match.new for match in matching.matches)


@pytest.mark.parametrize(
    "second",
    [point(device="gtx-960"), point(cache=CacheState.WARM)],
    ids=["another device", "another state of the cache"],
)
def test_only_candidate_under_other_conditions_is_matched(second):
    first = point()
    assert paired(match_points(side("a", first), side("b", second))) == [(first, second)]


def test_one_baseline_serves_several_devices():
    old = point(device="a")
    new = [point(device="b"), point(device="c")]
    assert paired(match_points(side("x", old), side("y", *new), ignore_devices=True)) == [
        (old, new_point) for new_point in new
    ]


def test_devices_are_ignored_before_states_of_the_cache():
    old = [point(device="a", cache=state) for state in CacheState]
    new = [point(device="b", cache=state) for state in CacheState]
    matching = match_points(side("x", *old), side("y", *new), ignore_devices=True)
    assert paired(matching) == list(zip(old, new, strict=True))
    guessed = match_points(side("x", *old), side("y", *new))
    assert guessed.matches == ()
    assert {entry.why for entry in guessed.unmatched} == {WhyUnmatched.NO_SUCH_CONDITIONS}


MODELLED = Time(value_ns=1.0, provenance=Provenance.MODELLED)
PUBLISHED = Time(value_ns=1.0, provenance=Provenance.PUBLISHED)


@pytest.mark.parametrize("time", [MODELLED, None], ids=["modelled", "only counted"])
@pytest.mark.parametrize("is_new", [False, True], ids=["baseline", "new"])
def test_point_without_a_state_of_the_cache_goes_with_the_cold_one(time, is_new):
    plain = replace(point(), time=time)
    cold, warm = (point(device="gpu-nvidia-h200", cache=state) for state in CacheState)
    sides = side("a", cold, warm), side("b", plain)
    matching = match_points(*sides if is_new else sides[::-1])
    assert paired(matching) == [(cold, plain) if is_new else (plain, cold)]
    assert [(entry.point, entry.why) for entry in matching.unmatched] == [(warm, WhyUnmatched.NO_SUCH_CONDITIONS)]


def test_modelled_point_of_another_gpu_goes_with_the_cold_one_where_devices_are_ignored():
    plain = replace(point(device="gtx-960"), time=MODELLED)
    measured = [point(cache=state) for state in CacheState]
    assert match_points(side("a", *measured), side("b", plain)).matches == ()
    assert paired(match_points(side("a", *measured), side("b", plain), ignore_devices=True)) == [(measured[0], plain)]


def test_published_point_says_no_state_and_goes_with_neither_of_two():
    plain = replace(point(), time=PUBLISHED)
    assert match_points(side("a", *(point(cache=state) for state in CacheState)), side("b", plain)).matches == ()


def test_modelled_points_of_a_sheet_go_with_the_cold_points_of_its_card():
    shipped = warplens.load("reference:h200")
    [measured] = (entry for entry in shipped.devices if entry.key == "gpu-nvidia-h200")
    sheet = replace(measured, key="h200", name="NVIDIA H200 SXM 141 GB")
    card = side_of(shipped, "a")
    plain = [
        replace(each, device="h200", cache=None, time=MODELLED)
        for each in shipped.points
        if each.kernel == "transpose_tiled" and each.cache is CacheState.COLD
    ]
    modelled = side_of(replace(shipped, devices=(sheet,), points=tuple(plain)), "b")
    assert card.hardware_of(shipped.points[0]) != modelled.hardware_of(plain[0])
    matching = match_points(card, modelled)
    assert [(match.base.cache, match.base.problem, match.base.tune) for match in matching.matches] == [
        (CacheState.COLD, each.problem, each.tune) for each in plain
    ]


def test_what_has_no_partner_is_listed_with_the_reason():
    old, new = [point("copy", 64), point("gone", 64)], [point("copy", 128), point("fresh", 64)]
    matching = match_points(side("a", *old), side("b", *new))
    assert matching.matches == ()
    assert [(entry.side, entry.point, entry.why) for entry in matching.unmatched] == [
        ("a", old[0], WhyUnmatched.NO_SUCH_POINT),
        ("a", old[1], WhyUnmatched.NO_SUCH_KERNEL),
        ("b", new[0], WhyUnmatched.NO_SUCH_POINT),
        ("b", new[1], WhyUnmatched.NO_SUCH_KERNEL),
    ]


def test_later_of_two_equal_points_counts():
    first, second, other = point(source="1"), point(source="2"), point()
    matching = match_points(side("a", first, second), side("b", other))
    assert paired(matching) == [(second, other)]
    assert [(entry.point, entry.why) for entry in matching.unmatched] == [(first, WhyUnmatched.REPEATED)]


def test_side_of_a_profile_knows_its_devices(profile):
    made = side_of(profile, "yesterday")
    assert (made.name, made.points, made.program) == ("yesterday", profile.points, "warplens 0.1.0")
    assert made.hardware_of(profile.points[0]) == "NVIDIA H200"
    assert side("a").hardware_of(point(device="unheard")) == "unheard"


def ab_measuring(name, **changes):
    """Return the two points of a pair; a change has a value for each side."""
    return [
        replace(point(), pair=Pair(id=name, side=pair_side), **{key: both[index] for key, both in changes.items()})
        for index, pair_side in enumerate(PairSide)
    ]


def test_points_that_were_measured_in_turns_are_matched_whatever_their_kernels_are_called():
    a, b = ab_measuring("1", kernel=("old", "new"), tune=({"TILE": 8}, {"TILE": 16}))
    matching = match_points(side("A", a), side("B", b))
    assert (paired(matching), matching.unmatched) == ([(a, b)], ())


def test_kernel_that_was_measured_in_turns_with_itself_is_matched():
    a, b = ab_measuring("1")
    assert paired(match_points(side("A", a), side("B", b))) == [(a, b)]


def test_other_points_beside_a_pair_are_matched_as_ever():
    a, b = ab_measuring("1", kernel=("old", "new"))
    matching = match_points(side("A", point(), a), side("B", b, point()))
    assert paired(matching) == [(a, b), (point(), point())]


@pytest.mark.parametrize("second", ["1", "2"], ids=["same pair", "another pair"])
def test_whole_profiles_of_pairs_are_matched_side_by_side(second):
    base, new = ab_measuring("1"), ab_measuring(second)
    matching = match_points(side("base", *base), side("new", *new))
    assert (paired(matching), matching.unmatched) == (list(zip(base, new, strict=True)), ())


def test_sides_of_a_profile_are_the_points_a_and_b():
    a, b = ab_measuring("1")
    profile = replace(warplens.load("reference:hochberg"), points=(b, point(), a))
    assert [(each.name, each.points) for each in ab_sides(profile)] == [("A", (a,)), ("B", (b,))]


def test_state_of_returns_the_state_of_the_cache_that_a_point_is_of():
    assert state_of(warplens.load("reference:gtx-1080-ti").points[0]) is None
