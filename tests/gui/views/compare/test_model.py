"""The comparison of the shown profiles: its sides, when it runs, and its results."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt

from warplens.cuda.ground.errors import UnknownNameError
from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.rows import STATE_ROLE
from warplens.gui.views.compare.model import NO_BASELINE, NO_POINTS, ComparisonModel
from warplens.gui.views.compare.pairs import ComparisonTable
from warplens.gui.workspace.filters import ShownFilter
from warplens.gui.workspace.results import Results
from warplens.profiles.conditions import Verdict


@pytest.fixture
def results(qapp, make_point):
    made = Results()
    made.add([make_point(n=256, time_ns=1000), make_point(n=512, time_ns=3000)])
    return made


@pytest.fixture
def overlay(make_point):
    def make(name="yesterday", *, is_baseline=True, times=(1000, 2000)):
        points = tuple(make_point(n=n, time_ns=t) for n, t in zip((256, 512), times, strict=True))
        return Overlay(name=name, points=points, is_baseline=is_baseline)

    return make


def counts(comparing):
    return {verdict: count for verdict, count in comparing.result.comparison.counts().items() if count}


def test_nothing_is_compared_before_start(qtbot, results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    results.set_overlays([overlay()])
    assert comparing.result is None
    with qtbot.waitSignal(comparing.changed):
        comparing.start()
    assert counts(comparing) == {Verdict.SAME: 1, Verdict.SLOWER: 1}
    assert (comparing.base, comparing.chosen_profile) == ("yesterday", "this sweep")


def test_an_older_revision_that_is_shown_is_compared_under_its_name(results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    results.set_overlays([overlay("r1")])
    results.show_revision("r2 of mine.cu", tuple(results.points), {}, None)
    assert (comparing.base, comparing.names, comparing.chosen_profile) == ("r1", ("r2 of mine.cu",), "r2 of mine.cu")
    assert comparing.result.comparison.new == "r2 of mine.cu"


def test_hint_says_what_is_missing(results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    assert (comparing.hint, comparing.result) == (NO_BASELINE, None)
    results.begin(None)
    results.set_overlays([overlay()])
    assert comparing.hint == NO_POINTS
    results.set_overlays([overlay(), overlay("today", is_baseline=False, times=(500, 2000))])
    assert comparing.hint == ""
    assert counts(comparing) == {Verdict.SAME: 1, Verdict.FASTER: 1}


def test_marked_profile_is_the_baseline_else_the_first(results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    results.set_overlays([overlay("a", is_baseline=False), overlay("b", is_baseline=True)])
    assert (comparing.base, comparing.names) == ("b", ("this sweep", "a"))
    results.set_overlays([overlay("a", is_baseline=False), overlay("b", is_baseline=False)])
    assert (comparing.base, comparing.names) == ("a", ("this sweep", "b"))


def test_open_profile_as_the_baseline_is_not_compared_with_itself(results, overlay, at_once, make_point):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    results.set_file(Path("first.warplens.json"), is_unsaved=False)
    results.set_overlays([], is_baseline=True)
    assert (comparing.base, comparing.names, comparing.result) == ("first", (), None)
    assert comparing.hint == (
        "first is open, and is the baseline:\nopen or run another, or show one in the Profiles panel, to compare it"
    )
    results.set_overlays([overlay("second", is_baseline=False)], is_baseline=True)
    assert (comparing.base, comparing.chosen_profile, comparing.hint) == ("first", "second", "")
    assert counts(comparing) == {Verdict.SAME: 1, Verdict.FASTER: 1}
    results.begin(None)  # the next sweep runs, and is compared with what was open
    results.set_overlays([overlay("first")])
    results.add([make_point(n=256, time_ns=2000)])
    assert (comparing.base, comparing.chosen_profile, counts(comparing)) == ("first", "this sweep", {Verdict.SLOWER: 1})


def test_chosen_profile_is_held_against_the_baseline(results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    results.set_overlays([overlay(), overlay("half", is_baseline=False, times=(500, 1000))])
    comparing.set_chosen("half")
    assert counts(comparing) == {Verdict.FASTER: 2}
    results.set_overlays([overlay()])
    assert comparing.chosen_profile == "this sweep"
    assert counts(comparing) == {Verdict.SAME: 1, Verdict.SLOWER: 1}


def test_open_profile_goes_by_its_file(results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    results.set_file(Path("today.warplens.json"), is_unsaved=False)
    results.set_overlays([overlay()])
    assert comparing.names == ("today",)


def test_preset_decides_what_counts(results, overlay, at_once):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    results.set_overlays([overlay(times=(1000, 2900))])
    assert counts(comparing) == {Verdict.SAME: 1, Verdict.SLOWER: 1}
    comparing.set_preset("permissive")
    assert counts(comparing) == {Verdict.SAME: 2}
    with pytest.raises(UnknownNameError, match="no preset is named 'lax'"):
        comparing.set_preset("lax")


def test_points_that_arrive_are_compared(results, overlay, at_once, make_point):
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    results.begin(None)
    results.set_overlays([overlay()])
    results.add([make_point(n=256, time_ns=1000)])
    assert counts(comparing) == {Verdict.SAME: 1}
    assert len(comparing.result.comparison.unmatched) == 1


def test_pairs_and_points_without_a_partner_are_the_shown_ones(results, overlay, at_once, make_point):
    comparing = ComparisonModel(results, at_once, delay_ms=0)
    comparing.start()
    results.add([make_point(n=4096)])
    results.set_overlays([overlay()])
    sizes = [pair.new.problem["N"] for pair in comparing.result.rows]
    assert len(sizes) > 1
    results.set_filter(ShownFilter(text=f"N={sizes[0]}"))
    comparison = comparing.result.comparison
    assert [pair.new.problem["N"] for pair in comparison.pairs] == [sizes[0]]
    assert comparison.unmatched == ()
    results.set_filter(ShownFilter(text="N=4096"))
    assert comparing.result.rows == ()
    assert [unmatched.point.problem["N"] for unmatched in comparing.result.comparison.unmatched] == [4096]


def test_what_changes_during_a_comparison_is_compared_afterwards(results, overlay, by_hand):
    comparing = ComparisonModel(results, by_hand, 0)
    results.set_overlays([overlay()])
    comparing.start()
    comparing.set_preset("permissive")
    comparing.set_preset("strict")
    assert len(by_hand.waiting) == 1
    by_hand.step()
    assert comparing.result.comparison.thresholds.name == "default"
    by_hand.step()
    assert comparing.result.comparison.thresholds.name == "strict"


def test_profile_that_is_gone_meanwhile_leaves_no_comparison(results, overlay, by_hand):
    comparing = ComparisonModel(results, by_hand, 0)
    results.set_overlays([overlay()])
    comparing.start()
    results.set_overlays([])
    by_hand.step()
    assert comparing.result is None


def test_comparison_that_fails_is_reported(qtbot, results, overlay, at_once, monkeypatch):
    comparing = ComparisonModel(results, at_once, 0)
    results.set_overlays([overlay()])
    monkeypatch.setattr("warplens.profiles.comparison.compare", lambda *_, **__: 1 / 0)
    with qtbot.waitSignal(comparing.failed) as signal:
        comparing.start()
    assert signal.args == ["the profiles could not be compared: ZeroDivisionError: division by zero"]


@pytest.fixture
def table(results, overlay, at_once, make_point):
    results.add([make_point(n=1024, time_ns=1000)])
    points = (*overlay().points, make_point(n=1024, time_ns=2000))
    results.set_overlays([Overlay(name="yesterday", points=points, is_baseline=True)])
    comparing = ComparisonModel(results, at_once, 0)
    comparing.start()
    return ComparisonTable(comparing, results, results)


def texts(table, key):
    return [table.index(row, table.column_number(key)).data() for row in range(table.rowCount())]


def test_table_has_the_worst_first_and_the_texts_of_the_command_line(table):
    assert texts(table, "verdict") == ["slower", "faster", "same"]
    assert texts(table, "change") == ["+50 %", "−50 %", "+0.0 %"]
    assert texts(table, "interval") == ["–", "–", "–"]
    assert texts(table, "why")[0] == "modelled, exact: +50.0 %, beyond 2 %"
    assert table.index(0, table.column_number("change")).data(STATE_ROLE) is Verdict.SLOWER


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("base", "2.000 µs modelled"),
        ("new", "3.000 µs modelled"),
        ("change", "2.000 µs modelled → 3.000 µs modelled"),
    ],
)
def test_help_of_a_time_says_where_it_comes_from(table, key, text):
    assert table.index(0, table.column_number(key)).data(Qt.ItemDataRole.ToolTipRole) == text


def test_table_shows_chosen_verdicts_alone(table):
    table.set_verdicts({Verdict.SAME, Verdict.FASTER})
    assert texts(table, "verdict") == ["faster", "same"]
    table.set_verdicts(())
    assert table.rowCount() == 3


def test_table_sorts_and_finds_points(table, make_point):
    table.sort(table.column_number("new"), Qt.SortOrder.DescendingOrder)
    assert texts(table, "size") == ["512", "1024", "256"]
    assert table.row_of(make_point(n=512).key) == 0
    assert table.row_of(make_point(n=77).key) is None
    table.sort(-1)
    assert texts(table, "verdict")[0] == "slower"


def test_pairs_of_other_macros_than_the_tile_have_them_named(qtbot, results, table, at_once, make_point):
    for tunes, heading, shown in (
        (({"TILE": 16}, {"THREADS": 128}), "Tune", ["THREADS 128", "TILE 16"]),
        (({"BLOCK": 64}, {"BLOCK": 128}), "BLOCK", ["64", "128"]),
    ):
        points = tuple(make_point(f"transpose_{n}", tune=tune, time_ns=100) for n, tune in enumerate(tunes))
        results.begin(None)
        results.add(points)
        results.set_overlays([Overlay(name="before", points=points, is_baseline=True)])
        table._comparing.start()
        assert [column.heading for column in table.columns[:3]] == ["Variant", "Size", heading]
        table.sort(2, Qt.SortOrder.AscendingOrder)
        assert texts(table, table.keys[2]) == shown


def test_pairs_with_several_axes_have_a_column_for_each_and_sort_by_it(qtbot, results, table, at_once, make_point):
    def configurations(factor):
        return tuple(
            make_point(tune={"BLOCK": block, "num_warps": warps}, time_ns=factor * block / warps)
            for block in (32, 64)
            for warps in (2, 4)
        )

    assert table.column_number("tile") == 2
    table.sort(table.column_number("new"), Qt.SortOrder.AscendingOrder)
    with qtbot.waitSignal(table.columns_shown):
        results.begin(None)
        results.add(configurations(200))
        results.set_overlays([Overlay(name="before", points=configurations(100)[::-1], is_baseline=True)])
        table._comparing.start()
    assert [column.heading for column in table.columns[:5]] == ["Variant", "Size", "BLOCK", "num_warps", "Cache"]
    assert texts(table, "change") == ["2×"] * 4  # each configuration with itself, whatever the order
    assert table.sorted_column == table.column_number("new")
    table.sort(table.column_number("axis num_warps"), Qt.SortOrder.DescendingOrder)
    assert texts(table, "axis num_warps") == ["4", "4", "2", "2"]
