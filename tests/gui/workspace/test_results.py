"""The open profile: points, selection, filter, and the looks of variants."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from warplens import load
from warplens.cuda.device.gpus import HOST, processor_name
from warplens.cuda.ground.points import Baseline, CacheState
from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.figure import HUES, Marker
from warplens.gui.figures.variant_looks import assign_looks
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter, left_out_text
from warplens.gui.workspace.results import Results
from warplens.profiles.arguments import new_profile
from warplens.profiles.formats import short_device_name


@pytest.fixture
def results(qapp):
    return Results([("transpose_serial", "transpose"), ("transpose_tiled", "transpose")], {"h200": "H200"})


def test_points_are_added_once_and_signalled_in_batches(results, make_point, qtbot):
    first, second = make_point(n=1), make_point(n=2)
    with qtbot.waitSignal(results.points_added) as caught:
        results.add([first, second, first])
    assert caught.args == [(first, second)]
    with qtbot.assertNotEmitted(results.points_added):
        results.add([first])
    assert results.points == [first, second]
    assert results.is_unsaved
    assert results.point(second.key) is second


def test_selection_is_signalled_on_change_only_and_only_for_points_of_the_profile(results, make_point, qtbot):
    point = make_point()
    results.add([point])
    with qtbot.waitSignal(results.selection_changed) as caught:
        results.select(point.key)
    assert caught.args == [point.key]
    with qtbot.assertNotEmitted(results.selection_changed):
        results.select(point.key)
    results.select(("no", "such"))
    assert results.selected is None


def test_a_new_sweep_forgets_points_and_selection(results, make_point, qtbot):
    point = make_point()
    results.add([point])
    results.select(point.key)
    with qtbot.waitSignals([results.points_replaced, results.selection_changed]):
        results.begin(None)
    assert (results.points, results.selected, results.is_unsaved) == ([], None, False)


def test_a_profile_without_a_path_is_unsaved(results, specs, make_point):
    specs_by_key = {spec.key: spec for spec in specs}
    profile = replace(new_profile(specs, compiler="fake", command=["x"]), points=(make_point(),))
    results.show_profile(profile, None)
    assert results.is_unsaved
    results.set_file(Path("a.warplens.json"), is_unsaved=False)
    assert not results.is_unsaved
    assert results.path == Path("a.warplens.json")
    assert results.device_names == {key: short_device_name(spec.name) for key, spec in specs_by_key.items()} | {
        HOST: processor_name()
    }


def test_of_a_point_that_a_profile_has_twice_the_later_one_is_shown(results, specs, make_point):
    points = (make_point(n=1, time_ns=5.0), make_point(n=2), make_point(n=1, time_ns=7.0))
    results.show_profile(replace(new_profile(specs, compiler="fake", command=["x"]), points=points), None)
    assert results.points == [points[2], points[1]]
    assert [results.index_of(point.key) for point in points] == [0, 1, 0]
    assert results.point_arrays.time.tolist() == [7.0, 1000.0]


def test_variants_are_listed_in_the_order_of_their_looks(results, make_point):
    results.add([make_point("mine"), make_point("transpose_tiled"), make_point("transpose_serial")])
    assert [kernel for kernel, _ in results.variants] == ["transpose_serial", "transpose_tiled", "mine"]


WITHOUT_SERIAL = ShownFilter(variants=frozenset({"transpose_serial"}))


def test_filter_is_signalled_on_change_only(results, qtbot):
    with qtbot.waitSignal(results.filter_changed):
        results.set_filter(WITHOUT_SERIAL)
    with qtbot.assertNotEmitted(results.filter_changed):
        results.set_filter(replace(WITHOUT_SERIAL))


def test_filter_leaves_points_out_of_the_open_profile_and_of_overlays(results, make_point):
    points = [make_point("transpose_serial", tile=None), make_point(n=512), make_point(n=1024)]
    results.add(points)
    results.set_overlays([Overlay(name="yesterday", points=tuple(points))])
    assert results.shown_arrays.points == results.points
    results.set_filter(replace(WITHOUT_SERIAL, text="N>=1024"))
    assert results.shown_points == (points[2],)
    assert [tuple(overlay.points) for overlay in results.context().overlays] == [(points[2],)]
    later = make_point(n=2048)
    results.add([later, make_point("transpose_serial", n=2048, tile=None)])
    assert results.shown_points == (points[2], later)
    assert len(results.points) == 5


def test_what_a_filter_leaves_without_a_point_is_said(results, make_point):
    results.add([make_point()])
    assert left_out_text(results.mask) == ""
    results.set_filter(ShownFilter(text="serial"))
    assert left_out_text(results.mask) == "The filter above leaves out the only point: Show all brings it back"
    results.add([make_point(n=1024)])
    assert left_out_text(results.mask) == "The filter above leaves out all 2 points: Show all brings them back"


def test_a_sweep_shows_its_families_and_keeps_what_the_user_hid(results, make_point):
    results.add([make_point()])
    results.set_filter(replace(WITHOUT_SERIAL, families=frozenset({"matmul"}), caches=frozenset({"warm"})))
    results.begin(None)
    assert results.filter == WITHOUT_SERIAL


def test_a_profile_of_many_curves_opens_with_one_family_cold(results):
    profile = load("reference:h200")
    results.show_profile(profile, None)
    assert {(point.family, point.cache) for point in results.shown_points} == {("transpose", CacheState.COLD)}
    before = results.shown()
    results.set_filter(EVERYTHING)
    results.show(before)
    assert results.filter == before.filter


def test_of_several_gpus_each_has_a_marker(results, make_point):
    results.add([make_point()])
    assert results.context().device_markers == {}
    results.add([make_point(device="a100")])
    assert list(results.context().device_markers.values()) == [Marker.CIRCLE, Marker.SQUARE]


def test_looks_that_were_given_stay_when_variants_join():
    first = assign_looks([("a", "f"), ("b", "f")])
    later = assign_looks([("c", "f"), ("a", "f")], first)
    assert {name: later[name] for name in first} == first
    assert later["c"] not in first.values()


def test_no_two_variants_of_the_catalogue_look_alike(kernels):
    looks = assign_looks((kernel.name, kernel.family) for kernel in kernels)
    assert len(set(looks.values())) == len(kernels)


def test_a_family_of_more_than_eight_goes_on_with_another_marker():
    looks = assign_looks((f"k{number}", "f") for number in range(HUES + 1))
    assert looks["k0"].hue == looks["k8"].hue
    assert looks["k0"].marker is not looks["k8"].marker


def test_points_are_chosen_together_and_signalled_on_change_only(results, make_point, qtbot):
    points = [make_point(n=n) for n in (1, 2, 3)]
    results.add(points)
    with qtbot.waitSignal(results.chosen_changed) as caught:
        results.set_chosen([points[0].key, points[2].key, ("no", "such")])
    assert caught.args == [frozenset({points[0].key, points[2].key})]
    with qtbot.assertNotEmitted(results.chosen_changed):
        results.set_chosen({points[2].key, points[0].key})
    results.begin(None)
    assert results.chosen_keys == frozenset()


def test_overlays_are_signalled_on_change_only_and_bring_their_variants(results, make_point, qtbot):
    overlay = Overlay(name="yesterday", points=(make_point("mine"), make_point("transpose_tiled")), is_baseline=True)
    with qtbot.waitSignal(results.overlays_changed):
        results.set_overlays([overlay])
    with qtbot.assertNotEmitted(results.overlays_changed):
        results.set_overlays((overlay,))
    assert results.overlays == results.context().overlays == (overlay,)
    assert [kernel for kernel, _ in results.variants] == ["transpose_tiled", "mine"]
    assert "mine" in results.looks


def test_baselines_are_grey_and_leave_the_looks_of_variants_alone(results, make_point):
    results.add([replace(make_point("copy"), baseline=Baseline.COPY), make_point("a")])
    assert [results.looks[name].is_reference for name in ("copy", "a")] == [True, False]
    beside = assign_looks([("copy", "f"), ("a", "f")], baselines={"copy"})
    assert beside["a"] == assign_looks([("a", "f")])["a"]
    two = assign_looks([("a", "f"), ("x", "f"), ("y", "f")], baselines={"x", "y"})
    assert two["x"].marker is not two["y"].marker


CATALOGUE = [(f"k{number}", f"family{number % 9}") for number in range(90)]


@pytest.fixture
def alike():
    """Return variants of a large catalogue that share a look."""
    kernels_by_look = {}
    for kernel, look in assign_looks(CATALOGUE).items():
        kernels_by_look.setdefault(look, []).append(kernel)
    return max(kernels_by_look.values(), key=len)


def test_shown_variants_of_a_whole_catalogue_differ(qapp, make_point):
    results = Results(CATALOGUE)
    names = [kernel for kernel, _ in CATALOGUE[3::4]]
    for kernel in names:
        results.add([make_point(kernel, family=dict(CATALOGUE)[kernel])])
    assert len({results.looks[kernel] for kernel in names}) == len(names)


def test_variants_that_are_added_one_by_one_beside_a_whole_catalogue_differ(qapp, make_point):
    results = Results(CATALOGUE)
    names = [f"conv_{number}" for number in range(12)]
    for kernel in names:
        results.add_variants([(kernel, "conv")])
    before = [results.looks[kernel] for kernel in names]
    assert len(set(before)) == len(names)
    assert len({look.hue for look in before[:8]}) == 8
    results.add([make_point(kernel, family="conv") for kernel in reversed(names)])
    assert [results.looks[kernel] for kernel in names] == before


@pytest.fixture
def many(results, make_point, by_hand, monkeypatch):
    """Return points that are as many as to be filtered and chosen in the background."""
    points = [make_point(n=n) for n in (256, 512, 1024)]
    results.add(points)
    monkeypatch.setattr("warplens.gui.workspace.results.LONG_FIGURE", 2)
    results.background = by_hand
    return points


def test_many_points_are_filtered_in_the_background_and_shown_as_before_meanwhile(results, many, by_hand, qtbot):
    assert results.shown_points == tuple(many)
    with qtbot.assertNotEmitted(results.filter_changed):
        results.set_filter(ShownFilter(text="N>=512"))
    assert (results.filter.text, results.shown_points) == ("N>=512", tuple(many))
    with qtbot.waitSignal(results.filter_changed):
        by_hand.step()
    assert results.shown_points == tuple(many[1:])


def test_of_two_filters_in_a_row_only_the_later_one_is_shown(results, many, by_hand, qtbot):
    results.set_filter(ShownFilter(text="N>=512"))
    results.set_filter(ShownFilter(text="N>=1024"))
    with qtbot.assertNotEmitted(results.filter_changed):
        by_hand.step()
    by_hand.step()
    assert results.shown_points == (many[2],)


def test_a_filter_on_its_way_is_not_that_of_points_which_come_in_the_places_of_others(
    results, many, make_point, by_hand, qtbot
):
    results.set_filter(ShownFilter(text="N>=512"))
    results.show_revision("r2", many[:2], {}, None)
    assert results.shown_points == (many[1],)
    with qtbot.assertNotEmitted(results.filter_changed):
        by_hand.step()
    results.set_filter(EVERYTHING)
    results.add([make_point(n=2048)])
    by_hand.step()
    assert [point.problem["N"] for point in results.shown_points] == [256, 512, 2048]


def test_overlays_that_come_while_a_filter_is_on_its_way_are_filtered_too(results, many, by_hand):
    results.set_filter(ShownFilter(text="N>=512"))
    results.set_overlays([Overlay(name="yesterday", points=tuple(many))])
    by_hand.step()
    assert [tuple(overlay.points) for overlay in results.shown_overlays] == [tuple(many[1:])]


def test_many_points_are_chosen_and_brushed_in_the_background(results, many, by_hand):
    keys = [point.key for point in many[1:]]
    results.set_chosen([*keys, ("no", "such")])
    assert results.chosen_keys == frozenset()
    by_hand.step()
    assert (results.chosen_keys, sorted(results.chosen_rows)) == (frozenset(keys), [1, 2])
    results.set_chosen([*keys, many[0].key])
    results.set_chosen(())  # it comes at once, and what is on its way comes no more
    by_hand.step()
    assert results.chosen_keys == frozenset()
    results.brush(keys)
    assert results.filter == EVERYTHING
    by_hand.step(2)
    assert results.shown_points == tuple(many[1:])


def test_a_variant_keeps_its_look_when_one_that_looks_alike_is_shown_beside_it(qapp, make_point, qtbot, alike):
    results = Results(CATALOGUE)
    first, second, *_ = alike
    kept = results.looks[second]
    results.add([make_point(second)])
    with qtbot.waitSignal(results.looks_changed):
        results.add([make_point(first)])
    assert results.looks[second] == kept
    assert results.looks[first].hue != kept.hue


def test_an_overlaid_variant_looks_like_none_of_the_open_profile(qapp, make_point, alike):
    results = Results(CATALOGUE)
    results.add([make_point(alike[0])])
    results.set_overlays([Overlay(name="before", points=tuple(map(make_point, alike[1:])))])
    assert len({results.looks[kernel] for kernel in alike}) == len(alike) > 1


def test_filters_go_back_and_forward_and_another_profile_begins_anew(results, make_point):
    points = [make_point(n=n) for n in (256, 512, 1024)]
    results.add(points)
    results.brush([points[0].key, points[1].key])
    results.set_filter(replace(results.filter, text="N>=512"))
    assert results.shown_points == (points[1],)
    results.step_filter(-1)
    assert results.shown_points == (points[0], points[1])
    results.step_filter(-1)
    results.step_filter(-1)
    assert results.filter == EVERYTHING
    results.step_filter(1)
    assert results.shown_points == (points[0], points[1])
    results.begin(None)
    assert results.filter.brushed is None
    assert not results.filters.can_step(-1)
