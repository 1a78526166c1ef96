"""The bar of the filter with the results."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication, QVBoxLayout, QWidget

from warplens.cuda.ground.points import CacheState, Status
from warplens.gui.kit.theme import DARK, LIGHT, SPACE, at_text_size, stylesheet
from warplens.gui.window.header import SwitchChip
from warplens.gui.window.shown_bar import LEAST_BESIDE, ShownBar
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.gui.workspace.results import Results


@pytest.fixture
def results(qapp):
    return Results(device_names={"gtx-1080-ti": "GTX 1080 Ti", "h200": "H200"})


@pytest.fixture
def bar(qtbot, results):
    holder = QWidget()
    qtbot.addWidget(holder)
    made = ShownBar(results, DARK, delay_ms=0)
    QVBoxLayout(holder).addWidget(made)
    holder.resize(1000, 120)
    holder.show()
    yield made
    holder.close()


@pytest.fixture
def points(make_point):
    return [make_point(n=n) for n in (1, 2)] + [make_point(n=3, status=Status.FAILED, reason="bad")]


def test_filter_and_legend_are_there_while_there_is_something_to_filter(bar, results, points):
    bar.parentWidget().setStyleSheet(stylesheet(DARK))
    assert bar.filter is None
    assert bar.form_button.isVisible()
    results.add(points)
    assert bar.filter.isVisible()
    assert bar.legend.isVisible()
    results.begin(None)
    assert not bar.filter.isVisible()
    assert not bar.legend.isVisible()


def test_the_legend_stands_beside_the_filter_in_a_low_window_and_below_it_in_a_high_one(bar, results, points):
    results.add(points)
    tops = []
    for height in (500, 1000):
        bar.window().resize(1000, height)
        QApplication.processEvents()
        tops.append(bar.legend.mapTo(bar, QPoint()).y() - bar.filter.text.mapTo(bar, QPoint()).y())
    assert tops[0] < bar.filter.text.height() <= tops[1]


@pytest.mark.parametrize(("percent", "has_list"), [(100, False), (200, True)])
def test_of_two_gpus_and_two_caches_no_chip_is_cut_in_a_small_window(bar, results, make_point, percent, has_list):
    with at_text_size(percent):
        bar.window().setStyleSheet(stylesheet(DARK))
        bar.window().resize(1258, 520)
        for device in ("gtx-1080-ti", "h200"):
            points = [replace(make_point(n=n), device=device) for n in range(600, 1000)]
            results.add([replace(point, cache=cache) for point in points for cache in CacheState])
        results.set_chosen([point.key for point in results.points[:2]])
        results.set_filter(ShownFilter(caches=frozenset({CacheState.WARM})))
        QApplication.processEvents()
        assert bar.filter.devices.isVisible() is has_list
        assert len(bar.filter.chips) == (2 if has_list else 4)
        assert [chip.name for chip in bar.filter.chips.values() if chip.width() < chip.name_width] == []
        bar.window().resize(3000, 520)
        QApplication.processEvents()
        assert (bar.filter.devices.isVisible(), bar.filter.count.isVisible()) == (False, True)


@pytest.mark.parametrize("width", [1240, 1350, 1900])
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_in_the_bar_of_a_low_window_is_cut(bar, results, make_point, percent, width):
    with at_text_size(percent):
        bar.window().setStyleSheet(stylesheet(DARK))
        bar.window().resize(width + 18, 520)
        results.add([replace(make_point(n=n), cache=cache) for n in range(60, 120) for cache in CacheState])
        results.set_chosen([point.key for point in results.points[:2]])
        for text in ("", "N>=61"):
            results.set_filter(ShownFilter(text=text, caches=frozenset({CacheState.WARM})))
            QApplication.processEvents()
            row = bar.filter
            assert bar.minimumSizeHint().width() <= bar.width()
            field, metrics = row.text, row.text.fontMetrics()
            shown = field.text() or field.placeholderText()
            assert shown.startswith(text or "Filter")
            assert metrics.horizontalAdvance(shown) < field.width() - 2 * SPACE
            assert [chip.name for chip in row.chips.values() if chip.width() < chip.name_width] == []
            steps = [button.x() for button in row.steps.values() if button.isVisible()]
            assert len(steps) in (0, 2) if width < 1900 else len(steps) == 2
            assert all(x < bar.legend.x() < field.x() for x in steps)
            assert row.brush.text() in (
                ("Only the 2 chosen",) if percent == 100 else ("Only the 2 chosen", "Only these")
            )


def test_text_of_the_filter_has_as_much_room_as_a_legend_beside_it(bar, results, points, make_point):
    bar.window().resize(1000, 500)
    results.add(points + [make_point(f"transpose_variant_with_a_name_{number}") for number in range(9)])
    QApplication.processEvents()
    empty = bar.filter.text.width()
    assert empty <= LEAST_BESIDE + 1  # chips that have no room come first
    assert bar.legend.more.isVisible()
    results.set_filter(ShownFilter(text="N>=1"))
    QApplication.processEvents()
    assert bar.filter.text.width() > 1.5 * empty
    assert bar.filter.text.width() >= 0.8 * bar.legend.width()


def test_a_legend_beside_the_filter_leaves_it_what_its_chips_do_not_take(bar, results, points):
    bar.window().resize(1000, 500)
    results.add(points)
    QApplication.processEvents()
    assert not bar.legend.more.isVisible()
    assert bar.filter.text.width() > bar.legend.width()


def test_six_gpus_have_chips_with_their_dashes_where_the_row_is_wide(bar, results, make_point):
    results.add([make_point(device=f"gpu-{number}") for number in range(6)])
    assert bar.filter.chips == {}
    bar.window().resize(2400, 500)
    QApplication.processEvents()
    assert [facet for facet, _ in bar.filter.chips] == ["devices"] * 6
    assert not bar.filter.devices.isVisible()


def test_typing_filters_and_a_wrong_text_is_explained_below(bar, results, points, qtbot):
    results.add(points)
    field = bar.filter.text
    qtbot.keyClicks(field, "N>=2")
    assert results.filter.text == "N>=2"
    assert bar.filter.count.text() == "2 of 3"
    qtbot.keyClicks(field, "x")
    assert bar.filter.problem.whole.startswith("'2x' is no number")
    assert field.property("state") == "bad"
    assert results.filter.text == "N>=2"
    field.clear()
    assert results.filter == EVERYTHING
    assert (bar.filter.count.text(), bar.filter.problem.whole, field.property("state")) == ("", "", "")


def test_text_set_elsewhere_shows_and_show_all_takes_it_back(bar, results, points, qtbot):
    results.add(points)
    assert not bar.filter.all_button.isVisible()
    results.set_filter(ShownFilter(text="N=2"))
    assert bar.filter.text.text() == "N=2"
    qtbot.mouseClick(bar.filter.all_button, Qt.MouseButton.LeftButton)
    assert results.filter == EVERYTHING
    assert bar.filter.text.text() == ""


def test_show_all_takes_a_wrong_text_back_too(bar, results, points, qtbot):
    results.add(points)
    qtbot.keyClicks(bar.filter.text, "N>=2x")
    qtbot.mouseClick(bar.filter.all_button, Qt.MouseButton.LeftButton)
    assert (bar.filter.text.text(), bar.filter.problem.isVisible()) == ("", False)


def test_chips_are_there_where_there_is_a_choice_and_switch_it(bar, results, points, make_point, qtbot):
    results.add(points[:1])
    assert bar.filter.chips == {}
    cold, warm = (replace(make_point(n=9), cache=cache, device="h200") for cache in CacheState)
    results.add([points[2], cold, warm])
    assert list(bar.filter.chips) == [
        ("devices", "gtx-1080-ti"),
        ("devices", "h200"),
        ("caches", "cold"),
        ("caches", "warm"),
        ("statuses", "ok"),
        ("statuses", "failed"),
    ]
    qtbot.mouseClick(bar.filter.chips["caches", "warm"], Qt.MouseButton.LeftButton, pos=QPoint(6, 8))
    assert results.filter == ShownFilter(caches=frozenset({"warm"}))
    failed = bar.filter.chips["statuses", "failed"]
    qtbot.mouseClick(failed, Qt.MouseButton.LeftButton, pos=failed.only_area.center())
    assert results.shown_points == (points[2],)


@pytest.mark.parametrize("name", ["ok", "cold", "warm", "tiled", "failed", "a much longer name"])
def test_a_click_on_the_middle_of_a_chip_that_has_room_switches_it(name, qtbot):
    chip = SwitchChip(name, DARK)
    qtbot.addWidget(chip)
    chip.resize(chip.sizeHint())
    assert not chip.only_area.isEmpty()
    assert not chip.only_area.contains(chip.rect().center())
    with qtbot.assertNotEmitted(chip.singled_out), qtbot.waitSignal(chip.clicked):
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)


def test_chips_of_long_names_leave_a_small_window_its_width(bar, results, make_point):
    for number in range(4):
        device = f"a-gpu-with-a-name-as-long-as-that-of-no-gpu-{number}"
        results.add([replace(make_point(device=device), cache=cache) for cache in CacheState])
    results.add([make_point(n=n, status=status, reason="x") for n, status in enumerate(Status, 1)])
    bar.window().resize(700, 120)
    assert bar.window().width() == 700
    assert all(chip.geometry().right() <= bar.width() for chip in bar.filter.chips.values())


def test_many_gpus_are_in_a_list(bar, results, make_point):
    results.add([make_point(device=f"gpu-{number}") for number in range(8)])
    assert bar.filter.chips == {}
    assert bar.filter.devices.text() == "8 of 8 GPUs ▾"
    bar.filter.devices.click()
    bar.filter._devices_list.ticked.emit(("gpu-3",))
    assert {point.device for point in results.shown_points} == {"gpu-3"}
    assert bar.filter.devices.text() == "1 of 8 GPUs ▾"


def test_its_keys_go_to_the_text(bar, results, points):
    bar.focus_text()
    results.add(points)
    bar.focus_text()
    assert bar.window().focusWidget() is bar.filter.text


def test_it_draws_in_either_theme(bar, results, points):
    results.add(points)
    dark = bar.grab().toImage()
    bar.show_theme(LIGHT)
    assert bar.grab().toImage() != dark


def test_chosen_points_are_shown_alone_by_one_click_and_back(bar, results, points, qtbot):
    results.add(points)
    assert not bar.filter.brush.isVisible()
    results.set_chosen([points[0].key, points[1].key])
    assert bar.filter.brush.text() == "Only the 2 chosen"
    qtbot.mouseClick(bar.filter.brush, Qt.MouseButton.LeftButton)
    assert results.shown_points == tuple(points[:2])
    assert bar.filter.brush.text() == "2 picked ✕"
    qtbot.mouseClick(bar.filter.steps[-1], Qt.MouseButton.LeftButton)
    assert results.filter == EVERYTHING
    assert not bar.filter.steps[-1].isEnabled()
    qtbot.mouseClick(bar.filter.steps[1], Qt.MouseButton.LeftButton)
    assert results.shown_points == tuple(points[:2])
    qtbot.mouseClick(bar.filter.brush, Qt.MouseButton.LeftButton)
    assert results.filter == EVERYTHING


def test_points_that_are_chosen_after_others_were_picked_are_offered(bar, results, points):
    results.add(points)
    results.brush([points[0].key, points[1].key])
    texts = []
    for rows in ([0, 2], [0, 1, 2], [0], [1, 0]):
        results.choose_rows(rows)
        texts.append(bar.filter.brush.text())
    assert texts == ["Only the 2 chosen", "Only the 3 chosen", "Only the 1 chosen", "2 picked ✕"]
