"""The table of a profile and its exports: columns, rows and texts."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

import warplens
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CacheState, Conditions, Status, Time
from warplens.profiles.exporters.csv import to_csv
from warplens.profiles.exporters.markdown import to_markdown
from warplens.profiles.journal import open_profile
from warplens.profiles.store import decode_profile
from warplens.profiles.table import (
    TIME_COLUMN,
    Cell,
    Column,
    axis_columns,
    duration_text,
    full_table,
    headline_table,
    metric_column,
    metric_text,
    noted_text,
    notes_of,
    plain,
    provenance_line,
    reading_order,
    table_of,
    text_with_provenance,
    time_cell,
    word_column,
)
from warplens.profiles.writing import to_json


def texts(table, key):
    index = [column.key for column in table.columns].index(key)
    return [row.cells[index].text for row in table.rows]


def test_headline_table_has_identity_time_efficiencies_and_outcome(profile):
    assert [(c.label, c.unit) for c in headline_table(profile).columns] == [
        ("Kernel", ""),
        ("N", ""),
        ("TILE", ""),
        ("Time", ""),
        ("Global load efficiency", "%"),
        ("Global store efficiency", "%"),
        ("Shared efficiency", "%"),
        ("Warp execution efficiency", "%"),
        ("Occupancy, theoretical", "%"),
        ("Occupancy limiter", ""),
        ("Result", ""),
    ]


def test_rows_stand_in_reading_order(profile):
    table = headline_table(profile)
    assert list(zip(texts(table, "kernel"), texts(table, "N"), texts(table, "TILE"), strict=True)) == [
        ("bad", "128", "8"),
        ("good", "64", "8"),
        ("good", "64", "16"),
        ("good", "128", "8"),
        ("good", "128", "16"),
        ("odd", "100", "8"),
    ]


def test_absent_values_are_dashes_and_reasons_are_shown(profile):
    table = headline_table(profile)
    assert texts(table, "time_ns")[0] == "-"
    assert texts(table, "gld_efficiency")[0] == "-"
    assert texts(table, "result") == [
        "Wrong result: 3 of 16 elements of out",
        *["ok"] * 4,
        "skipped: N % TILE == 0",
    ]


def test_result_column_is_left_out_when_all_is_well(small):
    assert "result" not in [column.key for column in headline_table(small(0, 1)).columns]


def test_device_column_comes_with_a_second_device(small):
    first = small(0)
    both = replace(first, points=(*first.points, replace(first.points[0], device="gtx-960")))
    assert texts(headline_table(both), "device") == ["gtx-960", "h200"]


def test_axis_that_a_kernel_lacks_is_a_dash(small):
    first = small(0)
    other = replace(first.points[0], kernel="other", problem={"M": 3}, tune={})
    table = headline_table(replace(first, points=(*first.points, other)))
    assert [texts(table, key) for key in ("N", "M", "TILE")] == [["64", "-"], ["-", "3"], ["8", "-"]]


def test_columns_carry_the_provenance_their_cells_share(profile):
    assert provenance_line(headline_table(profile)) == (
        "modelled: time; counted: global load efficiency, global store efficiency, shared efficiency, "
        "warp execution efficiency, occupancy theoretical, occupancy limiter"
    )


def test_mixed_provenance_stands_in_each_cell(small):
    modelled, other = small(0, 1).points
    mixed = replace(
        small(0), points=(modelled, replace(other, time=Time(value_ns=5.0, provenance=Provenance.MEASURED)))
    )
    assert headline_table(mixed).columns[3].provenance is None
    assert f"| {duration_text(modelled.time.value_ns)} modelled |" in to_markdown(mixed)
    assert "| 5.000 ns measured |" in to_markdown(mixed)


@pytest.mark.parametrize(
    ("time_ns", "text"),
    [
        (0.0, "0 ns"),
        (1.5, "1.500 ns"),
        (999.9, "999.9 ns"),
        (1000.0, "1.000 µs"),
        (33_912.0, "33.91 µs"),
        (123_456_789.0, "123.5 ms"),
        (98_765_432_100.0, "98.77 s"),
        (12_345_678_900_000.0, "12,346 s"),
    ],
)
def test_duration_has_four_digits_and_a_unit(time_ns, text):
    assert duration_text(time_ns) == text


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("gld_efficiency", 12.5, "12.5"),
        ("gld_efficiency", 100, "100.0"),
        ("gld_transactions", 1234567, "1,234,567"),
        ("gflops", 6543.21, "6,543"),
        ("cgma_ratio", 0.00001, "1e-05"),
        ("occupancy_limiter", "registers", "registers"),
    ],
)
def test_metric_text_suits_the_unit(key, value, text):
    assert metric_text(METRICS[key].value(value, Provenance.COUNTED)) == text


def test_text_that_a_terminal_would_obey_is_escaped():
    assert plain("a\x1b[31mred\x07 µ\u202e\n") == "a\\x1b[31mred\\x07 µ\\u202e\n"


def test_csv_has_every_axis_and_metric_with_provenance(profile):
    rows = list(csv.DictReader(io.StringIO(to_csv(profile))))
    assert list(rows[0])[:10] == [
        "kernel",
        "family",
        "device",
        "N",
        "TILE",
        "status",
        "reason",
        "time_ns",
        "time_ns_provenance",
        "gld_efficiency [%]",
    ]
    good = rows[1]
    assert (good["kernel"], good["N"], good["time_ns_provenance"]) == ("good", "64", "modelled")
    assert float(good["time_ns"]) == profile.points[0].time.value_ns
    assert good["registers_per_thread [registers]"] == "32"
    assert (rows[0]["status"], rows[0]["time_ns"], rows[0]["time_ns_provenance"]) == ("failed", "", "")
    assert len(rows) == len(profile.points)


def test_csv_quotes_commas_and_line_breaks(small):
    failed = replace(small(3).points[0], reason='a, "b"\nc')
    [row] = csv.DictReader(io.StringIO(to_csv(replace(small(3), points=(failed,)))))
    assert row["reason"] == 'a, "b"\nc'


def test_csv_of_no_points_is_its_heading(small):
    assert to_csv(small()) == "kernel,family,device,status,reason,time_ns\n"


def test_full_table_keeps_the_order_of_the_registry(profile):
    keys = [column.key for column in full_table(profile).columns if column.key in METRICS]
    assert keys == [key for key in METRICS if key in keys]


def test_markdown_table_has_units_provenance_and_origin(small):
    assert to_markdown(small(0, 2)) == (
        "| Kernel | N | TILE | Time (modelled) | Global load efficiency (%, counted) "
        "| Global store efficiency (%, counted) | Shared efficiency (%, counted) "
        "| Warp execution efficiency (%, counted) | Occupancy, theoretical (%, counted) "
        "| Occupancy limiter (counted) | Result |\n"
        "| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | :--- | :--- |\n"
        "| good | 64 | 8 | 2.016 µs | 25.0 | 12.5 | 50.0 | 96.9 | 50.0 | registers | ok |\n"
        "| odd | 100 | 8 | - | - | - | - | - | - | - | skipped: N % TILE == 0 |\n"
        "\n"
        "NVIDIA H200 (sm\\_90); warplens 0.1.0, NVRTC 12.9.86, 2026-11-21T08:00:00+00:00\n"
    )


def test_markdown_keeps_a_reason_inside_its_cell(small):
    failed = replace(small(3).points[0], status=Status.FAILED, reason="a | b <br>\nmore", failure=None)
    line = to_markdown(replace(small(3), points=(failed,))).splitlines()[2]
    assert line.endswith("| failed: a \\| b \\<br> |")


def test_json_is_the_text_of_the_file(profile):
    assert decode_profile(to_json(profile).encode(), "stdout") == profile


def measured(point, cache, *samples_ns):
    conditions = (
        Conditions(samples=2, sm_clock_hz=1.98e9, memory_clock_hz=3.2e9, temperature_c=41, power_w=120),
        Conditions(
            samples=1, sm_clock_hz=1.2e9, memory_clock_hz=3.2e9, temperature_c=80, power_w=700,
            throttled_by=("power cap",),
        ),
    )  # fmt: skip
    time = Time(
        value_ns=samples_ns[0],
        provenance=Provenance.MEASURED,
        samples_ns=samples_ns,
        cache=cache,
        stopped_by="precise",
        overhead_ns=1700.0,
        conditions=conditions,
    )
    return replace(point, cache=cache, time=time)


def test_cold_and_warm_points_are_told_apart_in_every_table(profile):
    cold, warm = (measured(profile.points[0], cache, 1000.0, 1100.0, 900.0) for cache in CacheState)
    profile = replace(profile, points=(warm, cold))
    assert texts(headline_table(profile), "cache") == ["cold", "warm"]
    assert texts(full_table(profile), "cache") == ["cold", "warm"]


def test_csv_says_how_a_time_was_measured(profile):
    profile = replace(profile, points=(measured(profile.points[0], CacheState.COLD, 1000.0, 1100.0, 900.0),))
    row = next(csv.DictReader(io.StringIO(to_csv(profile))))
    columns = ("samples", "deviation [%]", "stopped_by", "overhead_ns", "sm_clock_mhz", "temperature_c", "power_w")
    assert [row[key] for key in columns] == ["3", "10.0", "precise", "1700.0", "1200.0", "80", "700"]
    assert row["throttled_by"] == "power cap"


def test_columns_of_measuring_are_left_out_where_nothing_was_measured(profile):
    keys = {column.key for column in full_table(profile).columns}
    assert not keys & {"cache", "samples", "stopped_by", "overhead_ns", "throttled_by"}


def test_bound_of_a_product_that_streams_is_a_column_where_a_point_has_one(profile):
    assert not any(column.key.startswith("stream") for column in headline_table(profile).columns)
    values = {"stream_bound": 390e6, "stream_limiter": "product", "stream_fraction": 97.5}
    metrics = {key: METRICS[key].value(value, Provenance.MEASURED) for key, value in values.items()}
    streamed = replace(profile.points[0], metrics=profile.points[0].metrics | metrics)
    table = headline_table(replace(profile, points=(streamed, *profile.points[1:])))
    units = {column.key: column.unit for column in table.columns if column.key.startswith("stream")}
    assert units == {"stream_bound": "", "stream_limiter": "", "stream_fraction": "%"}
    assert {"390.0 ms"} == set(texts(table, "stream_bound")) - {"-"}
    assert {"97.5"} == set(texts(table, "stream_fraction")) - {"-"}


def test_markdown_has_the_notes_of_numbers_and_of_points(small):
    profile = small(0)
    point = profile.points[0]
    noted = {key: replace(value, note="machine instructions; sampled") for key, value in point.metrics.items()}
    changed = replace(point, metrics=noted, notes=("sampled", "each sample is the mean of 50 launches"))
    lines = to_markdown(replace(profile, points=(changed, changed))).splitlines()
    assert [line for line in lines if line.startswith("- ")] == [
        "- \\* machine instructions",
        "- \\* sampled",
        "- each sample is the mean of 50 launches (2 points)",
    ]


def test_axes_of_configurations_are_columns_and_the_choice_of_an_autotuner_too(profile):
    note = "chosen by triton.autotune among 4 configurations"
    point = replace(profile.points[0], tune={}, notes=())
    points = [
        replace(point, tune={"BLOCK": block, "num_warps": warps}, notes=("once", note) if block == warps * 16 else ())
        for block in (32, 64)
        for warps in (2, 8)
    ]
    made = replace(profile, points=(*points, point))
    rows = list(csv.DictReader(io.StringIO(to_csv(made))))
    chosen = [(row["BLOCK"], row["num_warps"], row["autotuner"]) for row in rows]
    assert sorted(chosen) == [("", "", ""), ("32", "2", note), ("32", "8", ""), ("64", "2", ""), ("64", "8", "")]
    assert "autotuner" not in [column.key for column in full_table(profile).columns]
    assert texts(headline_table(made), "autotuner").count("chosen") == 1
    assert decode_profile(to_json(made).encode(), "made").points == made.points


def test_registers_and_achieved_occupancy_are_columns_where_a_document_has_them():
    published = [column.key for column in headline_table(open_profile(Path("reference:gtx-960"))).columns]
    assert published[-2:] == ["registers_per_thread", "achieved_occupancy"]
    measured = open_profile(Path("reference:h200"))
    assert any("registers_per_thread" in point.metrics for point in measured.points)
    assert "registers_per_thread" not in [column.key for column in headline_table(measured).columns]


def test_text_with_provenance_returns_the_text_of_a_cell():
    column = Column(key="gld_efficiency", label="Load", short="Load")
    assert text_with_provenance(Cell(text="12.5", provenance=Provenance.COUNTED), column) == "12.5 counted"


def test_noted_text_returns_the_text_of_a_cell_with_its_provenance():
    column = Column(key="registers_per_thread", label="Registers", short="Regs")
    assert (
        noted_text(Cell(text="32", provenance=Provenance.COUNTED, note="registers of sm_50"), column) == "32 counted *"
    )


def test_notes_of_returns_the_notes_of_the_cells():
    assert (
        notes_of(headline_table(warplens.load("reference:8800-gtx")))[0]
        == "* 3 blocks of 256 threads: 768 threads, full capacity"
    )


def test_table_of_returns_the_table_with_a_row_for_each_item():
    points = warplens.load("reference:hochberg").points
    sources = [word_column("device", "Device", lambda point: point.device), TIME_COLUMN]
    assert [[cell.text for cell in row.cells] for row in table_of(sources, points[:2], lambda point: point).rows] == [
        ["9600m-gt", "-"],
        ["gt-330m", "-"],
    ]


def test_word_column_returns_a_column_of_words():
    source = word_column("letters", "Letters", str.upper)
    assert source.column.label == "Letters"
    assert source.cell("tiled").text == "TILED"


def test_axis_columns_returns_a_column_for_each_axis():
    points = warplens.load("reference:gtx-1080-ti").points
    assert [source.column.key for source in axis_columns(points, lambda point: point)] == ["N", "THREADS", "TILE"]


def test_time_cell_returns_the_time_of_a_point():
    point = warplens.load("reference:hochberg").points[0]
    assert time_cell(point).text == "-"
    assert time_cell(replace(point, time=Time(value_ns=33_912.5, provenance=Provenance.MODELLED))).text == "33.91 µs"


def test_metric_column_returns_the_column_of_a_metric():
    assert metric_column("gld_efficiency").column.short == "Load"


def test_reading_order_returns_the_sort_key_of_a_point_in_a_table_for_people():
    assert reading_order(warplens.load("reference:gtx-1080-ti").points[2]) == (
        "transpose",
        "transpose_thread_per_element",
        "gtx-1080-ti",
        (1024,),
        (32,),
        "",
    )
