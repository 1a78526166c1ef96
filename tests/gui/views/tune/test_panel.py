"""The panel of a search: trials of the window as pictures, limits by mouse and keys, and the start of a search."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication

from warplens.cuda.catalogue import select
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.tune import BUDGET_S
from warplens.gui.figures.picture import Box
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.gui.kit.undo import Changes
from warplens.gui.views.tune.figure import TAGS_OF_AXIS
from warplens.gui.views.tune.model import TuneModel
from warplens.gui.views.tune.panel import TunePanel
from warplens.gui.workspace.choices import DeviceChoice, PlanRequest, SweepChoices
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session
from warplens.profiles.store import read_profile

TILES, PADS = (8, 16, 32), (0, 1)


def trials_of(make_point):
    """Return six trials: the fourth, TILE 16 with PAD 1, is the fastest, and the last one failed."""
    points = []
    for number, (pad, tile) in enumerate((pad, tile) for pad in PADS for tile in TILES):
        point = make_point(tile=tile, time_ns=1000.0 + 100 * abs(tile - 16) - 300 * pad)
        points.append(
            replace(point, tune={"TILE": tile, "PAD": pad}, status=Status.FAILED if number == 5 else Status.OK)
        )
    return points


@pytest.fixture
def session(kernels, specs, make_backend, kept, qapp):
    del qapp
    choices = SweepChoices(kernels, [DeviceChoice(key="h200", name="H200", label="H200")])
    choices.set_device("h200")
    made = Session(
        choices, Results(), backend=make_backend(), specs={spec.key: spec for spec in specs}, folder=kept,
        changes=Changes(), delay_ms=0,
    )  # fmt: skip
    yield made
    made.run.shut_down()


@pytest.fixture
def panel(qtbot, session, at_once):
    panel = TunePanel(TuneModel(session, at_once), LIGHT, delay_ms=0)
    qtbot.addWidget(panel)
    panel.resize(1000, 500)
    panel.show()
    return panel


@pytest.fixture
def filled(panel, session, make_point):
    session.results.add(trials_of(make_point))
    return panel


def click(qtbot, view, tag):
    box = next(item for item in view.picture.items if isinstance(item, Box) and item.tag == tag)
    qtbot.mouseClick(
        view, Qt.MouseButton.LeftButton, pos=QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2))
    )


def test_number_that_is_no_time_counts_as_a_failed_trial(panel, session, make_point):
    first, *others = trials_of(make_point)
    session.results.add([replace(first, time=replace(first.time, value_ns=float("nan"))), *others])
    panel.grab()
    found = panel._model.tuned
    assert found.trials[0].time_ns is None
    assert found.trials[found.best].values == (16, 1)


def test_empty_panel_says_what_it_is_for(panel):
    assert panel._hint.text().startswith("No search has run here.")


def test_trials_of_the_window_are_shown_with_the_best(filled):
    assert filled._stack.currentIndex() == 1
    assert filled.words.whole == "transpose_tiled N 256  ·  fastest: 700 ns modelled, trial 5 of 6: TILE=16 PAD=1"
    assert filled.progress.accessibleName().startswith("Best time so far of 6 trials of transpose_tiled, modelled")
    assert filled.axes.accessibleName().startswith(
        "5 of 6 trials on axes. Best: 700 ns modelled, trial 5 of 6: TILE=16 PAD=1."
    )


def test_click_on_a_value_limits_the_lines_and_the_button_shows_all(qtbot, filled):
    click(qtbot, filled.axes, 1 * TAGS_OF_AXIS + 1)
    assert filled.axes.accessibleName().startswith("2 of 6 trials on axes, limited to PAD 1.")
    filled.all.click()
    assert filled.axes.accessibleName().startswith("5 of 6 trials on axes. ")


def test_variants_are_listed_by_name(panel, session):
    session.choices.set_kernels(reversed(select(["transpose", "copy", "sums"])))
    names = [panel.which.itemText(row) for row in range(panel.which.count())]
    assert len(names) > 4
    assert names == sorted(names)


def test_keys_limit_the_lines_too(qtbot, filled):
    filled.axes.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Space):
        qtbot.keyClick(filled.axes, key)
    assert filled.axes.accessibleName().startswith("2 of 6 trials on axes, limited to TILE 16.")
    qtbot.keyClick(filled.axes, Qt.Key.Key_Escape)
    assert "limited" not in filled.axes.accessibleName()


def test_trial_is_selected_by_mouse_and_keys(qtbot, filled, session):
    click(qtbot, filled.progress, 2)
    assert session.results.point(session.results.selected).tune == {"TILE": 32, "PAD": 0}
    qtbot.keyClick(filled.progress, Qt.Key.Key_End)
    assert session.results.point(session.results.selected).tune == {"TILE": 16, "PAD": 1}
    qtbot.keyClick(filled.progress, Qt.Key.Key_Left)
    assert session.results.point(session.results.selected).tune == {"TILE": 8, "PAD": 1}


@pytest.mark.parametrize(
    ("sizes", "trials", "said"),
    [
        ("N=64", "0", "trials are a whole number from 1 to 100,000, not '0'"),
        ("N=64", "many", "trials are a whole number from 1 to 100,000, not 'many'"),
        ("N=64,128", "2", "a search is of one size: N has 2 here"),
        ("N=64 N=128", "2", "a search is of one size: N is given twice here"),
        ("Q=64", "2", "transpose_tiled has no size Q; it has N"),
    ],
)
def test_search_that_cannot_start_says_why(panel, sizes, trials, said):
    panel.which.setCurrentIndex(panel.which.findData("transpose_tiled"))
    panel.sizes.setText(sizes)
    panel.trials.setText(trials)
    panel.search.click()
    assert panel.problem.text() == said


def test_search_of_the_window_runs_its_trials_and_is_kept(qtbot, panel, session):
    panel.which.setCurrentIndex(panel.which.findData("transpose_tiled"))
    panel.sizes.setText("N=64")
    panel.trials.setText("2")
    with qtbot.waitSignal(session.kept) as kept_at:
        panel.search.click()
    assert len(session.results.points) == 2
    assert len({point.tune["TILE"] for point in session.results.points}) == 2
    [file] = kept_at.args
    profile = read_profile(file)
    assert profile.command == "warplens tune transpose_tiled --problem N=64 --trials 2 --device h200"
    assert [point.key for point in profile.points] == [point.key for point in session.results.points]
    assert panel.search.text() == "Search on the model"


@pytest.fixture
def crashed(session, make_backend, by_hand):
    made = Session(
        session.choices, Results(), backend=make_backend(executor=by_hand), specs=session.specs, folder=session.folder,
        changes=Changes(), delay_ms=0,
    )  # fmt: skip
    made.run_beside(
        PlanRequest(
            kernels=select(["transpose_tiled"]), problem={"N": (64,)}, tune={}, devices=("h200",), budget_s=BUDGET_S,
            trials=3,
        ),
        None,
    )  # fmt: skip
    by_hand.step()
    made.run._run.recording.close()
    yield made
    made.run.shut_down()


@pytest.mark.usefixtures("crashed")
@pytest.mark.parametrize("is_made_before", [True, False])
def test_restored_search_goes_on_with_its_own_trials(qtbot, session, at_once, is_made_before):
    panels = [TunePanel(TuneModel(session, at_once), LIGHT, delay_ms=0)] if is_made_before else []
    session.look_for_leftovers()
    session.restore()
    [panel] = panels or [TunePanel(TuneModel(session, at_once), LIGHT, delay_ms=0)]
    qtbot.addWidget(panel)
    assert panel.trials.text() == "3"
    with qtbot.waitSignal(session.run.ended):
        session.continue_sweep()
    assert (len(session.results.points), panel.trials.text()) == (3, "3")


def test_picture_is_exported_as_svg(filled, tmp_path):
    filled.exporter.ask_path = lambda *_: tmp_path / "tune.svg"
    filled.export()
    assert "<svg" in (tmp_path / "tune.svg").read_text(encoding="utf-8")


def test_narrow_panel_has_the_pictures_below_each_other(filled):
    filled.resize(500, 700)
    filled.show_theme(DARK)
    QApplication.processEvents()
    assert filled.axes.y() > filled.progress.y()


def test_variant_with_values_for_a_search_is_offered_then_that_of_the_selected_point_then_the_chosen_one(
    panel, session, make_point
):
    session.choices.set_kernels(select(["sgemm_multiples"]))
    session.choices.set_checked({"copy_coalesced"})
    assert (panel.which.currentData(), panel.sizes.text()) == ("sgemm_multiples", "N=1024")
    session.results.add(trials_of(make_point))
    assert panel.which.currentData() == "sgemm_multiples"
    session.results.select(session.results.points[0].key)
    assert panel.which.currentData() == "transpose_tiled"
    panel.which.setCurrentIndex(panel.which.findData("copy_strided"))
    panel.which.activated.emit(panel.which.currentIndex())
    session.results.select(session.results.points[1].key)
    assert panel.which.currentData() == "copy_strided"
