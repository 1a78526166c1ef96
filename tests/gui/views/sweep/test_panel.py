"""The sweep panel alone with the choices, in both directions."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication
from widget_contents import count_text

from warplens.gui.figures.variant_looks import in_order, variants_of
from warplens.gui.kit.scrolling import YieldingScroll
from warplens.gui.kit.theme import DARK, stylesheet
from warplens.gui.kit.undo import Changes
from warplens.gui.views.sweep.panel import TREE_PIXELS, SweepPanel
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.gui.workspace.preparing import Forecast
from warplens.gui.workspace.queue import SweepQueue
from warplens.gui.workspace.results import Results

CHECK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def choices(qapp, kernels):
    devices = [
        DeviceChoice(key=key, name=key.upper(), label=f"{key.upper()} · emulated, modelled") for key in ("a", "b")
    ]
    made = SweepChoices(in_order(kernels), devices)
    made.set_checked(["transpose_tiled"])
    return made


@pytest.fixture
def panel(qtbot, choices, kernels, make_backend):
    forecast = Forecast(choices, make_backend(), {}, choices)
    queue = SweepQueue(Changes())
    made = SweepPanel(choices, Results(variants_of(kernels)), DARK, 0, forecast=forecast, queue=queue)
    qtbot.addWidget(made)
    made.resize(288, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


def find(panel, name):
    """Return the index of a variant in the tree, as it is shown."""
    model = panel.tree.model()
    for top in range(model.rowCount()):
        family = model.index(top, 0)
        for row in range(model.rowCount(family)):
            if model.index(row, 0, family).data() == name:
                return model.index(row, 0, family)
    return None


def test_a_click_on_a_row_ticks_the_variant(panel, choices, qtbot):
    position = panel.tree.visualRect(find(panel, "serial")).center()
    qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert choices.checked == {"transpose_tiled", "transpose_serial"}


def test_the_space_bar_ticks_the_variant(panel, choices, qtbot):
    panel.tree.setCurrentIndex(find(panel, "tiled"))
    qtbot.keyClick(panel.tree, Qt.Key.Key_Space)
    assert choices.checked == set()


def test_the_chevron_opens_and_closes_and_ticks_nothing(panel, choices, qtbot):
    family = find(panel, "tiled").parent()
    position = panel.tree.visualRect(family).topLeft() + QPoint(7, 13)
    qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert not panel.tree.isExpanded(family)
    assert choices.checked == {"transpose_tiled"}


def test_only_families_with_a_choice_are_open_at_first(panel):
    model = panel.tree.model()
    families = [model.index(row, 0) for row in range(model.rowCount())]
    is_open = {family.data(): panel.tree.isExpanded(family) for family in families}
    assert is_open == {"matmul": False, "reduction": False, "transpose": True}


def test_the_search_field_narrows_the_tree_and_opens_it(panel, qtbot):
    qtbot.keyClicks(panel.search, "register")
    assert find(panel, "tiled") is None
    index = find(panel, "column sum register")
    assert panel.tree.isExpanded(index.parent())


def test_there_is_a_line_for_each_axis_of_the_chosen_variants(panel, choices):
    assert list(panel.lines) == ["N", "TILE"]
    choices.set_checked(["matmul_naive"])
    assert list(panel.lines) == ["N", "M", "K", "BX", "BY"]
    assert panel.lines["M"].field.placeholderText() == "= N"
    assert panel.lines["M"].count.text() == ""  # half a line has no room for more


def test_typing_an_axis_reaches_the_choices_and_the_count(panel, choices, qtbot):
    qtbot.keyClicks(panel.lines["N"].field, "64:256:*2")
    assert choices.texts == {"N": "64:256:*2"}
    assert panel.lines["N"].count.text() == "3 sizes"
    assert count_text(panel).split(" · ")[0] == "9 points"


def test_a_text_set_elsewhere_shows_in_its_line(panel, choices):
    choices.set_text("TILE", "16")
    assert panel.lines["TILE"].field.text() == "16"
    assert panel.lines["TILE"].count.text() == "1 value"


def test_a_slip_is_shown_in_its_line_and_as_a_sentence(panel, choices, qtbot):
    qtbot.keyClicks(panel.lines["N"].field, "64:")
    assert panel.lines["N"].field.property("state") == "bad"
    assert panel.problem.whole == "N: a whole number is wanted here, not the end"
    qtbot.keyClicks(panel.lines["N"].field, "65")
    assert panel.lines["N"].field.property("state") == ""
    assert panel.problem.whole == ""


def test_nothing_chosen_says_so(panel, choices):
    choices.set_checked([])
    assert panel.problem.whole == "Choose at least one variant"
    assert count_text(panel).split(" · ")[0] == "0 points"


def listed_gpus(panel):
    """Return the rows of the list of GPUs, which this opens, by the names of the GPUs."""
    panel.devices.open_list()
    rows = panel.devices.list.list
    return {rows.item(row).text().partition(" · ")[0]: rows.item(row) for row in range(rows.count())}


def test_the_gpus_go_both_ways(panel, choices):
    listed_gpus(panel)["B"].setCheckState(Qt.CheckState.Checked)
    assert choices.chosen_devices == ("a", "b")
    assert count_text(panel).split(" · ")[0] == "36 points"
    choices.set_device("b")
    assert listed_gpus(panel)["A"].checkState() is Qt.CheckState.Unchecked
    assert panel.devices.names == "B"
    panel.devices.list.singled_out.emit("a")
    assert choices.chosen_devices == ("a",)


def test_list_of_gpus_shows_a_card_that_joins_and_leaves(panel, choices):
    card = DeviceChoice(key="gpu-c", name="C", label="C · measured on tcp://lab:8786")
    own = choices.devices
    choices.set_devices((card, *own), ["gpu-c"])
    assert listed_gpus(panel)["C"].checkState() is Qt.CheckState.Checked
    assert (set(listed_gpus(panel)), panel.devices.names) == ({"A", "B", "C"}, "C")
    assert not panel.timing.isHidden()
    choices.set_devices(own, ["b"])
    assert (set(listed_gpus(panel)), panel.devices.names) == ({"A", "B"}, "B")
    assert panel.timing.isHidden()


def test_the_list_of_gpus_is_searched_and_ticked_by_the_keyboard(panel, choices, qtbot):
    rows = listed_gpus(panel)
    panel.devices.list.search.setText("B ·")
    assert rows["A"].isHidden()
    qtbot.keyClick(panel.devices.list.search, Qt.Key.Key_Return)
    assert choices.chosen_devices == ("a", "b")


def test_no_gpu_is_a_problem(panel, choices):
    choices.set_chosen_devices([])
    assert panel.problem.whole == "Choose at least one GPU"
    assert panel.devices.names == "none chosen"


def test_the_budget_is_taken_from_the_field_and_shown_in_it(panel, choices, qtbot):
    field = panel.budget.field
    assert (field.text(), field.placeholderText()) == ("", "2")
    qtbot.keyClicks(field, "0.5")
    assert choices.request().budget_s == 0.5
    choices.set_budget("inf")
    assert field.text() == "inf"


def test_an_invalid_budget_is_marked_and_explained(panel, choices, qtbot):
    qtbot.keyClicks(panel.budget.field, "soon")
    assert panel.budget.field.property("state") == "bad"
    assert choices.problem().endswith("or inf to execute every block, not 'soon'")
    assert panel.problem.whole
    panel.budget.field.clear()
    choices.set_budget("")
    assert (panel.budget.field.property("state"), panel.problem.whole) == ("", "")


def test_the_estimate_stands_beside_the_count_and_is_called_one(panel, choices):
    choices.set_text("N", "64")
    points, estimate = count_text(panel).split(" · ")
    assert points == "3 points"
    assert estimate.startswith("est. ")
    assert "rule of thumb" in panel._count.toolTip()
    choices.set_checked([])
    assert count_text(panel) == "0 points"


def test_scroll_bar_of_the_form_covers_nothing_in_the_narrowest_panel(panel, choices, kernels, qtbot):
    choices.set_checked([kernel.name for kernel in kernels])
    panel.resize(panel.minimumSizeHint().width(), 420)
    form = panel.findChild(YieldingScroll)
    qtbot.waitUntil(lambda: form.verticalScrollBar().maximum() > 0)
    assert form.widget().width() <= form.viewport().width()


def test_form_of_many_axes_scrolls_in_a_low_panel_and_the_tree_stays_in_sight(panel, choices, kernels, qtbot):
    choices.set_checked([kernel.name for kernel in kernels])
    panel.resize(288, 420)
    form = panel.findChild(YieldingScroll)
    bar = form.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert panel.height() == 420
    assert panel.tree.height() >= TREE_PIXELS
    choices.set_checked(["transpose_serial"])
    panel.resize(288, 900)
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_open_checking_has_room_in_a_narrow_panel(panel, qtbot):
    panel.setStyleSheet(stylesheet(DARK))
    panel.checking.fold.click()
    assert panel.minimumSizeHint().width() <= panel.width() == 288


def places(panel):
    """Return where the lines of the form stand that are always there."""
    for _ in range(3):  # a form that grows asks for room once it is laid out
        QApplication.processEvents()
    parts = (panel.tree, panel.lines["N"], panel.lines["TILE"], panel.devices, panel.budget)
    return [(part.mapTo(panel, QPoint(0, 0)).y(), part.height()) for part in parts]


def test_the_form_does_not_jump_when_a_line_goes_or_a_problem_comes(panel, choices):
    panel.resize(288, 800)
    choices.set_checked(["transpose_tiled", "transpose_thread_per_row"])  # whose THREADS is an axis before TILE
    before = places(panel)
    assert list(panel.lines) == ["N", "TILE", "THREADS"]
    choices.set_text("N", "nonsense")
    assert panel.problem.whole
    assert places(panel) == before
    choices.set_text("N", "")
    choices.set_checked(["transpose_tiled"])
    assert list(panel.lines) == ["N", "TILE"]
    top = places(panel)
    assert top[:3] == before[:3]


def test_the_tree_keeps_its_place_when_a_kernel_is_saved(panel, choices):
    transpose = find(panel, "tiled").parent()
    panel.tree.setExpanded(transpose, False)
    panel.tree.expand(find(panel, "naive").parent())
    panel.resize(288, 560)
    QApplication.processEvents()
    bar = panel.tree.verticalScrollBar()
    assert bar.maximum() > 2
    bar.setValue(2)  # rows: the tree shows whole ones alone
    choices.kernels_changed.emit()
    assert not panel.tree.isExpanded(find(panel, "tiled").parent())
    assert panel.tree.isExpanded(find(panel, "naive").parent())
    assert bar.value() == 2
