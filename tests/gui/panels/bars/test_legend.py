"""The legend with the results."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from warplens.gui.models.points.results import Results
from warplens.gui.panels.bars.legend import Legend
from warplens.gui.plots.points.overlay import Overlay
from warplens.gui.toolkit.theme import DARK, LIGHT


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


class TestLegend:
    @pytest.fixture
    def legend(self, qtbot, results, make_point):
        made = Legend(results, DARK, delay_ms=0)
        qtbot.addWidget(made)
        results.add([make_point(), make_point("transpose_serial", tile=None)])
        made.resize(400, 40)
        made.show()
        return made

    def test_there_is_a_chip_for_each_variant_that_has_points(self, legend, results):
        assert {kernel: chip.text() for kernel, chip in legend.chips.items()} == {
            "transpose_tiled": "tiled",
            "transpose_serial": "serial",
        }
        results.begin(None)
        assert legend.chips == {}

    def test_a_click_switches_a_variant_off_and_on(self, legend, results, qtbot):
        qtbot.mouseClick(legend.chips["transpose_tiled"], Qt.MouseButton.LeftButton)
        assert results.hidden == {"transpose_tiled"}
        qtbot.mouseClick(legend.chips["transpose_tiled"], Qt.MouseButton.LeftButton)
        assert results.hidden == set()

    def test_a_double_click_singles_a_variant_out_and_brings_all_back(self, legend, results):
        legend.chips["transpose_tiled"].singled_out.emit()
        assert results.hidden == {"transpose_serial"}
        legend.chips["transpose_tiled"].singled_out.emit()
        assert results.hidden == set()

    def test_what_is_hidden_elsewhere_shows(self, legend, results):
        results.set_hidden(["transpose_serial"])
        assert not legend.chips["transpose_serial"].isChecked()

    def test_it_wraps_where_the_row_is_full(self, legend):
        assert legend.heightForWidth(120) > legend.heightForWidth(400)

    def test_profiles_that_lie_over_each_other_are_named(self, legend, results, make_point, tmp_path):
        assert legend.strands == []
        overlays = [Overlay(name="yesterday", points=(make_point(),), is_baseline=True)]
        results.set_overlays([*overlays, Overlay(name="last week", points=(make_point(),))])
        assert [strand.text for strand in legend.strands] == ["this profile", "yesterday · baseline", "last week"]
        results.mark_saved(tmp_path / "today.warplens.json")
        assert legend.strands[0].text == "today"
        results.set_overlays([])
        assert legend.strands == []

    def test_it_draws_in_either_theme(self, legend):
        dark = legend.grab().toImage()
        legend.show_theme(LIGHT)
        assert legend.grab().toImage() != dark
