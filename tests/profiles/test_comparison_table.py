"""The texts of a comparison: the table, its order, unmatched points, Markdown and JSON."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import warplens
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.profiles.comparison import MetricChange, compare
from warplens.profiles.comparison_table import (
    changes_text,
    comparison_table,
    heading,
    in_order,
    interval_text,
    ratio_text,
    sourced_change,
    summary,
    unmatched_lines,
    why_text,
)
from warplens.profiles.conditions import Verdict
from warplens.profiles.exporters.comparison import comparisons_to_json, comparisons_to_markdown
from warplens.profiles.formats import MISSING
from warplens.profiles.matching import side_of


@pytest.fixture
def yesterday(profile):
    return side_of(profile, "yesterday.json")


@pytest.fixture
def made(profile, yesterday):
    """Make a comparison of the six points with themselves, the modelled times of the good ones changed."""

    def make(*factors, **metrics):
        points = list(profile.points)
        good = [index for index, point in enumerate(points) if point.time is not None]
        for index, factor in zip(good, factors, strict=False):
            point = points[index]
            points[index] = replace(point, time=replace(point.time, value_ns=factor * point.time.value_ns))
        for key, value in metrics.items():
            own = {key: METRICS[key].value(value, Provenance.COUNTED)}
            points[good[0]] = replace(points[good[0]], metrics=points[good[0]].metrics | own)
        return compare(yesterday, side_of(replace(profile, points=tuple(points)), "today.json"))

    return make


def test_heading_and_summary_say_what_with_what_and_how_it_went(made):
    comparison = made(2.0, 0.5)
    assert heading(comparison) == "today.json against yesterday.json (threshold 2 %)"
    assert summary(comparison) == "2 same, 1 faster, 1 slower, 2 unknown"


def test_worst_verdict_comes_first(made):
    assert [pair.verdict for pair in in_order(made(0.5, 2.0).pairs)] == [
        Verdict.SLOWER,
        Verdict.UNKNOWN,
        Verdict.UNKNOWN,
        Verdict.FASTER,
        Verdict.SAME,
        Verdict.SAME,
    ]


def test_table_has_a_row_for_every_pair_and_dashes_for_what_is_missing(made):
    table = comparison_table(made(2.0))
    keys = [column.key for column in table.columns]
    assert keys == ["kernel", "N", "TILE", "base_ns", "new_ns", "ratio", "interval", "verdict", "why"]
    rows = [[cell.text for cell in row.cells] for row in table.rows]
    assert len(rows) == 6
    assert rows[0] == [
        *("good", "64", "8", "2.016 µs", "4.032 µs", "2.000 modelled", "-", "slower"),
        "modelled, exact: +100.0 %, beyond 2 %",
    ]
    assert rows[1][3:8] == ["-", "-", "-", "-", "unknown"]
    assert table.columns[keys.index("base_ns")].provenance is Provenance.MODELLED


def test_changes_are_shown_with_dashes_for_what_one_point_lacks(made):
    pair = made(1.0).pairs[0]
    old = {"registers_per_thread": 32, "gst_efficiency": 12.5}
    new = {"registers_per_thread": 99, "gst_efficiency": 100.0, "gst_transactions": 2048}
    pair = replace(
        pair,
        base=replace(pair.base, metrics={k: METRICS[k].value(v, Provenance.COUNTED) for k, v in old.items()}),
        new=replace(pair.new, metrics={k: METRICS[k].value(v, Provenance.COUNTED) for k, v in new.items()}),
    )
    changes = "registers 32 → 99 counted; store efficiency 12.5 % → 100.0 % counted; store sectors - → 2,048 counted"
    assert changes_text(pair) == changes
    table = comparison_table(replace(made(1.0), pairs=(pair,)))
    assert (table.columns[-1].key, table.rows[0].cells[-1].text) == ("changes", changes)


def test_many_metrics_of_one_side_are_counted(made):
    pair = made(1.0).pairs[0]
    keys = ("registers_per_thread", "gld_transactions", "gst_transactions")
    metrics = {key: METRICS[key].value(5, Provenance.COUNTED) for key in keys}
    pair = replace(pair, base=replace(pair.base, metrics=metrics), new=replace(pair.new, metrics={}))
    assert changes_text(pair) == "3 metrics only in the baseline"


def test_remarks_follow_the_reason(made, profile, yesterday):
    points = tuple(replace(point, source_hash="1" * 64) for point in profile.points)
    comparison = compare(yesterday, side_of(replace(profile, points=points), "x"))
    assert why_text(comparison.pairs[0]) == "modelled, exact: +0.0 %, within 2 %; source changed"


def test_points_without_partner_are_grouped_by_reason(small, yesterday):
    comparison = compare(yesterday, side_of(small(0), "x.json"))
    good, others = unmatched_lines(comparison)
    points = "good N=64 TILE=16, good N=128 TILE=8, good N=128 TILE=16"
    why = "the other profile has this kernel, but not at these sizes and tune values"
    assert good == f"not matched, of yesterday.json: {points}: {why}"
    points, why = "odd N=100 TILE=8, bad N=128 TILE=8", "the other profile does not have this kernel"
    assert others == f"not matched, of yesterday.json: {points}: {why}"
    assert summary(comparison) == "1 same, 5 not matched"
    few = unmatched_lines(compare(side_of(small(1), "y"), yesterday))
    assert few[0].startswith("not matched, of yesterday.json: good N=64 TILE=8, good N=128 TILE=8, good N=128 TILE=16:")


def test_point_that_fails_now_is_a_regression(profile, yesterday):
    broken = replace(profile.points[0], status=Status.FAILED, reason="wrong", time=None)
    comparison = compare(yesterday, side_of(replace(profile, points=(broken, *profile.points[1:])), "x"))
    assert comparison.has_regression
    assert summary(comparison) == "3 same, 3 unknown, 1 of them failed now"


def test_markdown_folds_what_is_the_same_and_holds_the_rest(made):
    lines = comparisons_to_markdown([made(2.0)]).splitlines()
    assert lines[0] == "### today.json against yesterday.json (threshold 2 %)"
    assert lines[2] == "**3 same, 1 slower, 2 unknown**"
    assert "<details><summary>3 same</summary>" in lines
    rows = [line for line in lines if line.startswith("| ") and "---" not in line]
    assert len(rows) == 2 + 6  # two headings
    assert sum("| same |" in row for row in rows) == 3


def test_json_holds_every_pair_with_numbers_and_provenance(made, small, yesterday):
    data = json.loads(comparisons_to_json([made(2.0), compare(yesterday, side_of(small(0), "x"))]))
    assert data["schema"] == "warplens-comparison/1"
    first, second = data["comparisons"]
    assert first["counts"] == {"same": 3, "not checked": 0, "faster": 0, "slower": 1, "unresolved": 0, "unknown": 2}
    pair = first["pairs"][0]
    assert (pair["kernel"], pair["verdict"], pair["ratio"], pair["lower"]) == ("good", "slower", 2.0, None)
    assert pair["base"]["provenance"] == "modelled"
    assert [entry["why"] for entry in second["unmatched"]].count("the other profile does not have this kernel") == 2


def test_json_of_measured_times_has_their_quartiles(profile, yesterday):
    time = Time(value_ns=20.0, provenance=Provenance.MEASURED, samples_ns=(10.0, 20.0, 30.0))
    points = (replace(profile.points[0], time=time),)
    data = json.loads(comparisons_to_json([compare(yesterday, side_of(replace(profile, points=points), "x"))]))
    spread = data["comparisons"][0]["pairs"][0]["new"]["spread"]
    assert (spread["lower_quartile_ns"], spread["median_ns"], spread["upper_quartile_ns"]) == (15.0, 20.0, 25.0)


def test_sourced_change_has_a_dash_for_a_value_that_is_not_there():
    new = METRICS["registers_per_thread"].value(40, Provenance.COUNTED)
    change = MetricChange(key="registers_per_thread", base=None, new=new)
    assert sourced_change(change).startswith("registers - → 40")
    assert sourced_change(change, MISSING).startswith("registers – → 40")


def test_sourced_change_returns_the_old_and_the_new_value_of_a_metric_with_their():
    metric = METRICS["registers_per_thread"]
    old, new = metric.value(32, Provenance.COUNTED), metric.value(40, Provenance.COUNTED)
    assert sourced_change(MetricChange(key="registers_per_thread", base=old, new=new)) == "registers 32 → 40 counted"
    old = metric.value(32, Provenance.IMPORTED)
    assert (
        sourced_change(MetricChange(key="registers_per_thread", base=old, new=new))
        == "registers 32 imported → 40 counted"
    )


def test_ratio_text_returns_the_ratio_to_a_tenth_of_a_percent():
    pair = warplens.compare("reference:gtx-1080-ti", "reference:gtx-1080-ti").pairs[0]
    assert ratio_text(pair) == "1.000"
    assert ratio_text(replace(pair, ratio=1.25)) == "1.250"


def test_interval_text_returns_the_confidence_interval():
    pair = warplens.compare("reference:gtx-1080-ti", "reference:gtx-1080-ti").pairs[0]
    assert interval_text(pair) == "-"
    assert interval_text(replace(pair, lower=1.2, upper=1.3)) == "1.200 to 1.300"
