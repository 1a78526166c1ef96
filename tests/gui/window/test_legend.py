"""The legend with the results."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint, Qt
from widget_contents import visible_keys

from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.window.header import HEIGHT, MOST_TEXT
from warplens.gui.window.legend import ROWS, Legend
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter
from warplens.gui.workspace.results import Results


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


@pytest.fixture
def legend(qtbot, results, make_point):
    made = Legend(results, DARK, delay_ms=0)
    qtbot.addWidget(made)
    results.add([make_point(), make_point("transpose_serial", tile=None)])
    made.resize(400, 60)
    made.show()
    return made


def click_only(qtbot, chip):
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=chip.only_area.center())


def long_names(count):
    return [f"my_companys_kernel_with_vectorised_loads_and_a_swizzle_variant_{n:02d}" for n in range(count)]


class TestVariants:
    def test_there_is_a_chip_for_each_variant_that_has_points(self, legend, results):
        assert {kernel: chip.text() for kernel, chip in legend.chips.items()} == {
            "transpose_tiled": "tiled",
            "transpose_serial": "serial",
        }
        results.begin(None)
        assert legend.chips == {}

    def test_a_click_switches_a_variant_off_and_on(self, legend, results, qtbot):
        chip = legend.chips["transpose_tiled"]
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        assert results.filter.variants == {"transpose_tiled"}
        assert not chip.isChecked()
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        assert results.filter == EVERYTHING

    def test_with_several_gpus_whose_markers_these_are_a_variant_has_a_bar(self, legend, results, make_point):
        def has_colour_below_the_middle():
            image = legend.chips["transpose_tiled"].grab().toImage()
            return image.pixelColor(13, image.height() // 2 + 3).hslSaturationF() > 0.5

        assert has_colour_below_the_middle()
        results.add([make_point(device="rtx-4090")])
        assert not has_colour_below_the_middle()

    def test_only_and_the_letter_o_single_a_variant_out_and_bring_all_back(self, legend, results, qtbot):
        chip = legend.chips["transpose_tiled"]
        click_only(qtbot, chip)
        assert results.filter.variants == {"transpose_serial"}
        qtbot.keyClick(chip, Qt.Key.Key_O)
        assert results.filter.variants == set()

    def test_a_double_click_singles_a_variant_out(self, legend, results, qtbot):
        qtbot.mouseDClick(legend.chips["transpose_tiled"], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        assert results.filter.variants == {"transpose_serial"}

    def test_what_is_hidden_elsewhere_shows(self, legend, results):
        results.set_filter(ShownFilter(variants=frozenset({"transpose_serial"})))
        assert not legend.chips["transpose_serial"].isChecked()


class TestFamilies:
    @pytest.fixture
    def families(self, legend, results, make_point):
        results.add([make_point(f"matmul_{word}", family="matmul") for word in ("naive", "tiled", "strip")])
        return legend.families

    def test_one_family_needs_no_chip(self, legend):
        assert legend.families == {}

    def test_a_hidden_family_is_one_chip_with_the_number_of_its_variants(self, families, legend, results, qtbot):
        assert [chip.text() for chip in families.values()] == ["transpose:", "matmul:"]
        qtbot.mouseClick(families["matmul"], Qt.MouseButton.LeftButton, pos=QPoint(6, 8))
        assert results.filter.families == {"matmul"}
        assert families["matmul"].text() == "matmul 3"
        assert [kernel for kernel, chip in legend.chips.items() if chip.isVisible()] == [
            "transpose_tiled",
            "transpose_serial",
        ]

    def test_a_family_has_a_colon_only_before_variants(self, families, legend):
        legend.set_rows(1)
        texts = set()
        for width in range(150, 700, 10):
            legend.resize(width, HEIGHT)
            is_alone = not any(chip.isVisible() for chip in legend.chips.values())
            texts |= {(is_alone, chip.text()[-1]) for chip in families.values() if chip.isVisible()}
        assert texts == {(True, "l"), (True, "e"), (False, ":")}

    def test_a_family_is_singled_out(self, families, results, qtbot):
        click_only(qtbot, families["matmul"])
        assert results.filter.families == {"transpose"}

    @pytest.mark.usefixtures("families")
    def test_a_variant_alone_hides_the_other_families_too(self, legend, results, qtbot):
        click_only(qtbot, legend.chips["matmul_naive"])
        assert (results.filter.families, results.filter.variants) == ({"transpose"}, {"matmul_tiled", "matmul_strip"})


class TestRoom:
    @pytest.mark.parametrize("width", [200, 640, 1280])
    def test_thirty_long_names_take_two_rows_and_the_rest_is_in_a_list(self, legend, results, make_point, width):
        results.add([make_point(name, family="mine") for name in long_names(30)])
        legend.resize(width, legend.heightForWidth(width))
        assert legend.heightForWidth(width) <= ROWS * (HEIGHT + 2)
        shown = [chip for chip in legend.chips.values() if chip.isVisible()]
        assert all(chip.geometry().right() <= width for chip in shown)
        assert all(chip.fontMetrics().horizontalAdvance(chip.text()) <= MOST_TEXT for chip in shown)
        assert legend.more.isVisible()
        assert legend.more.text() == f"+{len(legend.chips) - len(shown)} more ▾"

    def test_long_names_keep_the_words_that_differ(self, legend, results, make_point):
        results.add([make_point(name, family="mine") for name in long_names(30)])
        chip = legend.chips[long_names(30)[17]]
        assert chip.text() == "… variant 17"
        assert chip.accessibleName() == long_names(30)[17].replace("_", " ")

    def test_what_has_room_is_shown_without_a_list(self, legend):
        assert not legend.more.isVisible()
        assert legend.heightForWidth(120) > legend.heightForWidth(400)

    def test_list_finds_variants_ticks_them_and_singles_them_out(self, legend, results, make_point, qtbot):
        results.add([make_point(name, family="mine") for name in long_names(30)])
        legend.resize(640, 60)
        legend.more.click()
        opened = legend._list
        qtbot.keyClicks(opened.search, "variant_17")
        assert visible_keys(opened) == (long_names(30)[17],)
        qtbot.keyClick(opened.search, Qt.Key.Key_Return)
        assert results.filter.variants == {long_names(30)[17]}
        qtbot.keyClick(opened.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert results.filter.families == {"transpose"}
        assert results.filter.variants == {name for name in long_names(30) if not name.endswith("17")}

    def test_list_hides_a_family_of_which_nothing_is_ticked(self, legend, results, make_point):
        results.add([make_point(name, family="mine") for name in long_names(30)])
        legend._on_ticked(("transpose_tiled",))
        assert results.filter == ShownFilter(variants=frozenset({"transpose_serial"}), families=frozenset({"mine"}))


def test_profiles_that_lie_over_each_other_are_named(legend, results, make_point, tmp_path):
    assert legend.profile_chips == []
    overlays = [Overlay(name="yesterday", points=(make_point(),), is_baseline=True)]
    results.set_overlays([*overlays, Overlay(name="last week", points=(make_point(),))])
    assert [chip.name for chip in legend.profile_chips] == ["this sweep", "yesterday · baseline", "last week"]
    results.set_file(tmp_path / "today.warplens.json", is_unsaved=False)
    assert legend.profile_chips[0].name == "today"
    results.set_overlays([])
    assert legend.profile_chips == []


def test_an_older_revision_is_named_alone_and_beside_what_lies_under_it(legend, results, make_point):
    results.show_revision("r2 of mine.cu", tuple(results.points), {}, None)
    assert [chip.name for chip in legend.profile_chips] == ["r2 of mine.cu"]
    results.set_overlays([Overlay(name="r1", points=(make_point(),), is_stale=True)])
    assert [chip.name for chip in legend.profile_chips] == ["r2 of mine.cu", "r1"]
    results.show_revision("", tuple(results.points), {}, None)
    results.set_overlays([])
    assert legend.profile_chips == []


def test_an_overlaid_profile_is_switched_and_the_open_one_is_not(legend, results, make_point, qtbot):
    names = ("yesterday", "last week")
    results.set_overlays([Overlay(name=name, points=(make_point(),)) for name in names])
    legend.resize(1200, 60)
    qtbot.mouseClick(legend.profile_chips[1], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert [len(overlay.points) for overlay in results.context().overlays] == [0, 1]
    assert not legend.profile_chips[1].isChecked()
    click_only(qtbot, legend.profile_chips[1])
    assert [len(overlay.points) for overlay in results.context().overlays] == [1, 0]
    assert len(results.shown_points) == 2


def test_it_draws_in_either_theme(legend):
    dark = legend.grab().toImage()
    legend.show_theme(LIGHT)
    assert legend.grab().toImage() != dark
