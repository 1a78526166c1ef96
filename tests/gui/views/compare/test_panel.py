"""The panel of the comparison, in both directions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pyarrow import parquet
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QColor
from widget_contents import label_rects

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Time
from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.theme import DARK, LIGHT, at_text_size
from warplens.gui.views.compare.model import NO_BASELINE, ComparisonModel
from warplens.gui.views.compare.panel import ComparisonPanel, ComparisonView
from warplens.gui.workspace.panel import ExportDialog
from warplens.gui.workspace.results import Results
from warplens.profiles.conditions import Verdict
from warplens.profiles.journal import open_profile

NARROW = 320


@pytest.fixture
def results(qapp, make_point):
    made = Results()
    made.add([make_point(n=n, tile=tile, time_ns=1000 * tile) for n in (256, 512) for tile in (8, 16)])
    return made


@pytest.fixture
def baseline(make_point):
    points = [make_point(n=n, tile=tile, time_ns=1000 * tile) for n in (256, 512) for tile in (8, 16)]
    points[1] = make_point(n=256, tile=16, time_ns=8000)
    return Overlay(name="yesterday", points=tuple(points), is_baseline=True)


@pytest.fixture
def panel(qtbot, results, at_once, tmp_path):
    made = ComparisonPanel(ComparisonModel(results, at_once, 0), results, DARK)
    made.exporter.ask_path = lambda _, name, suffix: tmp_path / f"{name}.{suffix}"
    qtbot.addWidget(made)
    made.resize(1000, 420)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def shown(panel, results, baseline, tmp_path):
    results.set_overlays([baseline])
    panel.folder = tmp_path
    return panel


def test_empty_panel_says_what_to_do(panel):
    assert panel._hint.text() == NO_BASELINE


def test_summary_pictures_and_table_show_the_comparison(panel, results, baseline):
    results.set_overlays([baseline])
    assert panel._stack.currentIndex() == 1
    assert {verdict: chip.text() for verdict, chip in panel.chips.items() if not chip.isHidden()} == {
        Verdict.SAME: "3 same",
        Verdict.SLOWER: "1 slower",
    }
    assert panel.against.whole == "against yesterday"
    assert panel.which.currentText() == "this sweep"
    assert panel.badge.text() == "modelled"
    assert len(panel.ratio.figure.series[0].marks) == 4
    assert len(panel.map.map.cells) == 4
    assert panel.model.rowCount() == 4


def test_columns_and_thresholds_have_the_room_that_large_texts_need(shown):
    kernel = shown.model.column_number("kernel")
    before = shown.table.columnWidth(kernel), shown.preset.maximumWidth()
    with at_text_size(200):
        shown.show_theme(DARK)
        assert (shown.table.columnWidth(kernel), shown.preset.maximumWidth()) == tuple(2 * width for width in before)


def test_comparison_that_is_gone_leaves_nothing(panel, results, baseline):
    results.set_overlays([baseline])
    results.set_overlays([])
    assert panel._hint.text() == NO_BASELINE
    assert not panel.badge.isVisible()
    results.set_overlays([baseline])
    assert (panel._stack.currentIndex(), panel.badge.isVisible()) == (1, True)


def test_chip_filters_the_table(panel, results, baseline):
    results.set_overlays([baseline])
    panel.chips[Verdict.SLOWER].click()
    assert panel.model.rowCount() == 1
    panel.chips[Verdict.SLOWER].click()
    assert panel.model.rowCount() == 4


def test_points_without_partner_are_counted_and_named(panel, results, baseline, make_point):
    results.add([make_point("transpose_serial", tile=None)])
    results.set_overlays([baseline])
    assert panel.unmatched.text() == "1 not matched"
    assert "not matched, of this sweep: transpose_serial N=256" in panel.unmatched.toolTip()


def test_row_selects_the_point_and_the_point_the_row(qtbot, panel, results, baseline):
    results.set_overlays([baseline])
    with qtbot.waitSignal(results.selection_changed):
        panel.table.selectRow(2)
    assert results.selected == panel.model.pair(2).new.key
    new_key = panel.model.pair(0).new.key
    results.select(new_key)
    assert panel.table.currentIndex().row() == 0
    results.select(None)
    assert not panel.table.selectionModel().hasSelection()


def test_cell_of_the_map_selects_the_point(qtbot, panel, results, baseline):
    results.set_overlays([baseline])
    panel.views[ComparisonView.MAP].click()
    key = panel.model.pair(0).new.key
    middle = panel.map.rect_of(key).center().toPoint()
    with qtbot.waitSignal(results.selection_changed):
        qtbot.mouseClick(panel.map.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert results.selected == key
    qtbot.mouseMove(panel.map.viewport(), middle + QPoint(1, 1))
    assert "tiled · N 256 · TILE 16" in panel.map.card.text


def test_keys_go_from_cell_to_cell(qtbot, panel, results, baseline):
    results.set_overlays([baseline])
    panel.views[ComparisonView.MAP].click()
    panel.map.setFocus()
    for key, expected in (
        (Qt.Key.Key_Right, (256, 8)),
        (Qt.Key.Key_Right, (512, 8)),
        (Qt.Key.Key_Down, (512, 16)),
        (Qt.Key.Key_Right, (512, 16)),
        (Qt.Key.Key_Left, (256, 16)),
    ):
        qtbot.keyClick(panel.map, key)
        point = results.point(results.selected)
        assert (point.problem["N"], point.tune["TILE"]) == expected


def test_mark_of_the_ratio_plot_selects_the_point(qtbot, panel, results, baseline):
    results.set_overlays([baseline])
    panel.views[ComparisonView.RATIO].click()
    key = panel.model.pair(0).new.key
    at = panel.ratio.pixel_of(key)
    with qtbot.waitSignal(results.selection_changed):
        qtbot.mouseClick(panel.ratio.viewport(), Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert results.selected == key
    assert isinstance(panel.ratio.ring, QPointF)


def test_marks_of_the_ratio_plot_have_the_hue_of_their_variant_and_no_label(panel, results, baseline):
    results.set_overlays([baseline])
    panel.views[ComparisonView.RATIO].click()
    at = panel.ratio.pixel_of(panel.model.pair(0).new.key).toPoint()
    image = panel.ratio.viewport().grab().toImage()
    assert QColor(image.pixel(at)).name() == DARK.hue(results.looks["transpose_tiled"])
    assert label_rects(panel.ratio) == {}


def test_slower_cell_is_red_and_a_same_one_grey(panel, results, baseline):
    results.set_overlays([baseline])
    panel.views[ComparisonView.MAP].click()
    image = panel.map.viewport().grab().toImage()

    def colour(row):
        box = panel.map.rect_of(panel.model.pair(row).new.key)
        return QColor(image.pixel(round(box.left()) + 6, round(box.top()) + 6))

    slower, same = colour(0), colour(1)
    assert slower.red() > slower.green() + 30
    assert abs(same.red() - same.green()) < 20


def test_picture_and_table_share_a_wide_panel_and_take_turns_in_a_narrow_one(panel, results, baseline):
    results.set_overlays([baseline])
    panel.views[ComparisonView.MAP].click()
    assert (panel.map.isVisible(), panel.ratio.isVisible(), panel.table.isVisible()) == (True, False, True)
    panel.resize(NARROW, 420)
    assert (panel.map.isVisible(), panel.table.isVisible()) == (True, False)
    panel.views[ComparisonView.TABLE].click()
    assert (panel.map.isVisible(), panel.table.isVisible()) == (False, True)


def test_choices_go_to_the_model(panel, results, baseline, make_point):
    other = Overlay(name="half", points=(make_point(n=256, tile=8, time_ns=4000),))
    results.set_overlays([baseline, other])
    panel.which.setCurrentIndex(panel.which.findText("half"))
    assert panel.chips[Verdict.FASTER].text() == "1 faster"
    panel.preset.setCurrentIndex(panel.preset.findData("strict"))
    assert panel._comparison.preset == "strict"


def test_theme_can_change(panel, results, baseline):
    results.set_overlays([baseline])
    panel.show_theme(LIGHT)
    panel.views[ComparisonView.MAP].click()
    image = panel.map.viewport().grab().toImage()
    assert QColor(image.pixel(2, image.height() - 2)).lightness() > 200
    assert panel.model.index(0, panel.model.column_number("kernel")).data() == "tiled"


@pytest.mark.parametrize(("suffix", "begin"), [("md", b"### this sweep"), ("json", b'{"schema":"warplens-comp')])
def test_comparison_is_saved_whole(shown, suffix, begin):
    shown.chips[Verdict.SLOWER].click()
    texts = []
    shown.notified.connect(lambda notice: texts.append(notice.text))
    shown.menu.save(suffix)
    saved = shown.folder.joinpath(f"comparison.{suffix}").read_bytes()
    assert saved.startswith(begin)
    assert saved.count(b"transpose") >= 4
    assert texts == [f"Saved comparison.{suffix}"]


def test_pairs_are_saved_as_numbers(shown):
    shown.menu.save("csv")
    head, *rows = shown.folder.joinpath("comparison.csv").read_text().splitlines()
    assert {"kernel", "base_ns", "new_ns", "ratio", "verdict", "base_provenance", "lower"} <= set(head.split(","))
    assert len(rows) == len(shown._comparison.result.rows)
    shown.menu.save("parquet")
    table = parquet.read_table(shown.folder / "comparison.parquet")
    assert table.column_names == head.split(",")
    times = [pair.base.time.value_ns for pair in shown._comparison.result.rows]
    assert table["base_ns"].to_pylist() == times


@pytest.mark.parametrize("view", [ComparisonView.RATIO, ComparisonView.MAP])
@pytest.mark.parametrize(("form", "begin"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_picture_is_saved(shown, view, form, begin):
    shown.views[view].click()
    shown.menu.export_picture()
    (dialog,) = shown.window().findChildren(ExportDialog)
    dialog.formats.setCurrentIndex(dialog.formats.findText(form.upper()))
    dialog.heading.setText("comparison")
    dialog.save_button.click()
    saved = shown.folder.joinpath(f"comparison.{form}").read_bytes()
    assert saved.startswith(begin)


def test_picture_of_too_many_rows_is_refused(shown, monkeypatch):
    monkeypatch.setattr("warplens.gui.views.compare.drawing.MAX_ROWS", 1)
    shown.views[ComparisonView.MAP].click()
    shown.menu.export_picture()
    (dialog,) = shown.window().findChildren(ExportDialog)
    assert dialog.heading.text() == "Change over size and tile"
    assert dialog.problem.text() == "a picture holds at most 1 rows of the map, and this map has 2: hide some variants"
    dialog.close()


def test_comparison_is_copied_as_markdown(qapp, panel, results, baseline):
    results.set_overlays([baseline])
    panel.menu.copy_markdown()
    assert qapp.clipboard().text().startswith("### this sweep against yesterday")


def test_file_that_cannot_be_written_is_one_sentence(qtbot, panel, results, baseline, tmp_path):
    results.set_overlays([baseline])
    (tmp_path / "comparison.md").mkdir()
    with qtbot.waitSignal(panel.notified) as caught:
        panel.menu.save("md")
    assert caught.args[0].text.endswith("comparison.md cannot be written: it is a folder")


def test_different_gpus_are_compared_when_asked(panel, results, baseline):
    other = Overlay(name="960", points=baseline.points, device_names={"gtx-1080-ti": "GTX 960"}, is_baseline=True)
    results.set_overlays([other])
    assert panel.chips[Verdict.UNKNOWN].text() == "4 unknown: different hardware"
    panel.menu.across.trigger()
    assert (panel.chips[Verdict.SAME].text(), panel.chips[Verdict.SLOWER].text()) == ("3 same", "1 slower")


def test_lecture_stands_beside_a_modelled_run_at_its_points(panel, results):
    lecture = open_profile(Path("reference:gtx-1080-ti"))
    doubled = [Time(value_ns=2 * point.time.value_ns, provenance=Provenance.MODELLED) for point in lecture.points]
    results.begin(None)
    results.add([replace(point, time=time) for point, time in zip(lecture.points, doubled, strict=True)])
    results.set_overlays([Overlay(name="lecture", points=lecture.points, is_baseline=True)])
    assert panel.chips[Verdict.UNKNOWN].text() == "8 unknown: another provenance"
    assert panel.unmatched.isHidden()
    figure = panel.ratio.figure
    cards = [figure.card_of(mark)[1:] for series in figure.series for mark in series.marks]
    assert len(cards) == 8
    assert {card[:2] for card in cards} == {("unknown: 2.000× modelled", "modelled against published")}
    assert "160 ms published → 320 ms modelled" in {card[2] for card in cards}
