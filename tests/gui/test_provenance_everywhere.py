"""Every output says where its numbers come from: one profile that has all seven kinds goes through each of them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt

import warplens
from warplens.cuda.device.spec import load_spec
from warplens.cuda.device.what_if import roofs
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import LaunchShape, PointResult, Status, Time
from warplens.gui.cli import main
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import DataFormat, comparison_data, figure_data
from warplens.gui.figures.plots import heat_map, heat_map_data, runtime_size
from warplens.gui.figures.profile_figures import readings_at
from warplens.gui.figures.ratio import change_map, ratio_figure
from warplens.gui.figures.roofline import roofline
from warplens.gui.figures.runtime import Context
from warplens.gui.figures.variant_looks import MEASURES
from warplens.gui.kit.export import svg_of
from warplens.gui.kit.theme import LIGHT
from warplens.gui.views.occupancy.model import OccupancyModel
from warplens.gui.views.points.point_panel import PointPanel
from warplens.gui.views.points.table import PointsTable
from warplens.gui.workspace.results import Results
from warplens.profiles.arguments import device_record, new_profile
from warplens.profiles.comparison import compare
from warplens.profiles.exporters.comparison import comparisons_to_markdown
from warplens.profiles.matching import side_of
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

WORDS = tuple(provenance.value for provenance in Provenance)
NUMBERS = {
    "gld_efficiency": 50.0, "gst_efficiency": 12.5, "shared_efficiency": 6.1, "warp_execution_efficiency": 75.0,
    "achieved_occupancy": 40.0, "theoretical_occupancy": 50.0, "occupancy_limiter": "registers",
    "registers_per_thread": 40, "shared_bytes_per_block": 4224, "gflops": 900.0, "effective_bandwidth": 700.0,
    "roofline_fraction": 20.0, "arithmetic_intensity": 4.0, "least_intensity": 8.0, "excess_sectors": 9,
    "excess_wavefronts": 900, "shared_load_transactions": 1000, "gld_transactions": 64, "gst_transactions": 64,
}  # fmt: skip
"""The numbers of each point; its name is its provenance, which all of them have."""
H200 = load_spec("h200")


def point_of(provenance: Provenance, tile: int, registers: int = 40) -> PointResult:
    metrics = {
        key: METRICS[key].value(number, provenance, f"note on {provenance.value}")
        for key, number in (NUMBERS | {"registers_per_thread": registers}).items()
    }
    return PointResult(
        kernel=f"from_{provenance.name.lower()[::-1]}", title="t", source_hash="0" * 64, family="f",
        problem={"N": 1024}, tune={"TILE": tile}, device="h200", status=Status.OK,
        launch=LaunchShape(grid=(64, 1, 1), block=(256, 1, 1)), metrics=metrics,
        time=Time(
            value_ns=1e3 * tile, provenance=provenance, terms_ns={"shared": 500.0 * tile, "dram": 100.0 * tile}
        ),
    )  # fmt: skip


def made(registers: int = 40):
    profile = new_profile([H200], compiler="NVRTC 12.9", command=["warplens"])
    points = [point_of(provenance, tile, registers) for provenance in Provenance for tile in (8, 16)]
    return replace(profile, points=tuple(points), devices=(device_record(H200),))


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    path = tmp_path_factory.mktemp("seven") / "seven.warplens.json"
    write_profile(path, made())
    write_profile(path.with_name("other.warplens.json"), made(registers=64))
    return path


@pytest.fixture(scope="module")
def profile(saved):
    return read_profile(saved)


@pytest.fixture(scope="module")
def comparison(profile):
    return compare(side_of(profile, "old"), side_of(made(registers=64), "new"))


@pytest.fixture
def wide(monkeypatch):
    monkeypatch.setenv("COLUMNS", "400")


def absent(text: str, words=WORDS) -> list[str]:
    return [word for word in words if word not in text]


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "{0}"],
        ["show", "{0}", "--csv"],
        ["show", "{0}", "--markdown"],
        ["show", "{0}", "--json", "-"],
        ["why", "{0}"],
        ["why", "{0}", "--json", "-"],
        ["compare", "{0}", "{1}"],
        ["compare", "{0}", "{1}", "--markdown"],
        ["compare", "{0}", "{1}", "--json", "-"],
        ["report", "{0}", "--markdown"],
        ["report", "{0}", "--against", "{1}", "--markdown"],
    ],
    ids=lambda arguments: " ".join(part for part in arguments if "{" not in part),
)
def test_command_has_each_word(saved, capsys, arguments):
    main([part.format(saved, saved.with_name("other.warplens.json")) for part in arguments])
    printed = capsys.readouterr().out
    assert absent(printed) == []
    if "compare" in arguments and "-" not in arguments:
        assert absent(printed, [f"registers 40 → 64 {word}" for word in WORDS]) == []
    if arguments[0] == "show":
        assert absent(printed, [f"note on {word}" for word in WORDS]) == []


@pytest.mark.usefixtures("wide")
def test_sentence_of_a_point_has_its_word(profile, capsys, saved):
    for point in profile.points[::2]:
        main(["why", str(saved), point.kernel, "--tune", "TILE=8"])
        numbers = [line for line in capsys.readouterr().out.splitlines()[1:] if any(map(str.isdigit, line))]
        word = point.time.provenance.value
        assert [line for line in numbers if word not in line and not line.lstrip().startswith("Try:")] == []


def test_page_has_each_word(qapp, saved, tmp_path):
    page = tmp_path / "page.html"
    assert main(["report", str(saved), "-o", str(page)]) == 0
    text = page.read_text(encoding="utf-8").split("Where the numbers come from")[0]  # the legend names them anyway
    assert absent(text) == []


def test_parquet_and_data_frame_have_each_word_and_note(saved, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main(["show", str(saved), "--parquet", str(tmp_path / "p.parquet")]) == 0
    rows = parquet.read_table(tmp_path / "p.parquet").to_pylist()
    pytest.importorskip("pandas")
    frame = warplens.load(saved).to_pandas()
    for name in ("gld_efficiency", "occupancy_limiter"):
        assert sorted({row[f"{name}_provenance"] for row in rows}) == sorted(WORDS)
        assert sorted(set(frame[f"{name}_provenance"])) == sorted(WORDS)
        assert sorted(set(frame[f"{name}_note"])) == sorted(f"note on {word}" for word in WORDS)
    assert sorted({row["time_ns_provenance"] for row in rows}) == sorted(WORDS)


def test_notebook_has_each_word(qapp, saved):
    assert absent(warplens.load(saved)._repr_html_()) == []
    assert absent(warplens.compare(saved, saved.with_name("other.warplens.json"))._repr_html_()) == []


@pytest.mark.parametrize("key", ["time", "gld_efficiency", "gflops"])
def test_plot_has_each_word(qapp, profile, key):
    choice = PlotChoice(measure=MEASURES[key])
    figure = runtime_size(profile.points, Context(looks={}), choice=choice)
    assert figure.badge.split(" + ") == list(WORDS)
    assert absent(svg_of(figure, "light")) == []
    assert absent(" ".join(reading.text for reading in readings_at(figure, 1024.0))) == []
    assert absent(str(figure_data(figure).rows)) == []
    marks = [mark for series in figure.series for mark in series.marks]
    for mark in marks:
        for line in figure.card_of(mark)[1:]:
            assert mark.provenance.value in line
    heat = heat_map(profile.points, Context(looks={}), choice=choice)
    assert absent(str(heat_map_data(heat).rows)) == []
    for cell in (cell for facet in heat.facets for cell in facet.cells):
        assert cell.provenance.value in " ".join(heat.card_of(cell))
        assert cell.text.startswith("~") == (cell.provenance in {Provenance.SAMPLED, Provenance.INFERRED})


def test_plots_of_a_point_have_its_word(profile):
    for point in profile.points:
        word = point.time.provenance.value
        figure = roofline(point, [], roofs(H200), Context(looks={}))
        assert word in figure.subtitle
        assert figure.badge == word
        own = figure.series[0]
        assert [line for mark in own.marks for line in figure.card_of(mark)[1:] if word not in line] == []
        moved = replace(point, metrics={k: v for k, v in point.metrics.items() if k != "gflops"})
        assert word in roofline(moved, [], roofs(H200), Context(looks={})).subtitle


def test_comparison_has_each_word(comparison):
    figures = ratio_figure(comparison, {}), change_map(comparison, {})
    assert [figure.badge.split(" + ") for figure in figures] == [list(WORDS)] * 2
    for pair in comparison.pairs:
        word = pair.new.time.provenance.value
        card = " | ".join(figures[0].make_card(pair))
        assert f"{word} → " in card
        assert f"registers 40 → 64 {word}" in card
    assert absent(str(comparison_data(comparison).rows)) == []
    assert absent(comparisons_to_markdown([comparison])) == []


def test_table_of_points_has_each_word(qapp, profile):
    results = Results([])
    table = PointsTable(results, delay_ms=0)
    results.add(profile.points)
    for key in ("time", "gld_efficiency", "occupancy_limiter"):
        column = table.column_number(key)
        for row in range(len(profile.points)):
            index, provenance = table.index(row, column), table.point(row).time.provenance
            assert provenance.value in table.data(index, Qt.ItemDataRole.ToolTipRole)
            has_tilde = table.data(index).startswith("~")
            assert has_tilde == (provenance in {Provenance.SAMPLED, Provenance.INFERRED})
    rows = range(len(profile.points))
    for text in (table.text_of(rows, as_markdown=True)(), table.data_of(rows).written(DataFormat.CSV).decode()):
        assert absent(text) == []
        assert "registers" in text
    for name in ("occupancy_limiter_provenance", "gld_efficiency_note"):
        assert name in table.data_of(rows).columns


def test_point_that_failed_keeps_the_words_of_its_numbers(qapp, make_point):
    results = Results([])
    table = PointsTable(results, delay_ms=0)
    failed = make_point(status=Status.FAILED, reason="too large", gld_efficiency=50.0)
    results.add([failed])
    index = table.index(0, table.column_number("gld_efficiency"))
    assert table.data(index, Qt.ItemDataRole.ToolTipRole) == "50.0 % counted"
    assert "too large" in table.data(table.index(0, table.column_number("time")), Qt.ItemDataRole.ToolTipRole)


def test_panels_of_a_point_have_its_word(qtbot, profile):
    results = Results([])
    panel, occupancy = PointPanel(results, LIGHT, delay_ms=0), OccupancyModel(results, {"h200": H200})
    qtbot.addWidget(panel)
    panel.show()
    results.add(profile.points)
    for point in profile.points:
        results.select(point.key)
        word = point.time.provenance.value
        assert {row.word for row in panel.rows} == {word}
        assert panel.reading.time_provenance.value == word
        assert occupancy.sentences[0].startswith(f"75 % {word}: ")


def test_imported_profile_is_read_and_compared_as_such(saved, capsys):
    main(["compare", str(saved), str(saved), "--json", "-"])
    pairs = json.loads(capsys.readouterr().out)["comparisons"][0]["pairs"]
    imported = [pair for pair in pairs if pair["new"]["provenance"] == "imported"]
    assert len(imported) == 2
    assert {pair["verdict"] for pair in imported} == {"unknown"}  # a time without samples is not judged
