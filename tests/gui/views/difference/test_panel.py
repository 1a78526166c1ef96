"""The answer of the window: selected by itself, never over a person's selection, with its line, its steps, its cure."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QPoint, Qt

from warplens.cuda.ground.errors import FailureKind
from warplens.cuda.ground.points import CacheState, Status
from warplens.gui.figures.curves import Overlay
from warplens.gui.figures.picture import Box
from warplens.gui.figures.states import NOT_ALL_HERE, NOT_ALL_RUN
from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import Inspecting
from warplens.gui.views.difference.model import TOO_FEW, UNTIMED, DifferenceModel
from warplens.gui.views.difference.panel import NOTHING
from warplens.gui.window.app import make_window
from warplens.gui.window.header import NO_ANSWER, NOT_ENDED
from warplens.gui.workspace.choices import KernelVersion
from warplens.gui.workspace.sweep_run import RunState
from warplens.profiles.difference import NEXT
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile

SMALL = (256, 512)
TILE_LINE = 47


@pytest.fixture(scope="module")
def measured():
    """Return the transposes of an H200 at two sizes, with a tile of 32 where there is one, and a cold cache."""
    profile = read_profile(references()["h200"])
    few = [p for p in profile.points if p.family == "transpose" and p.problem["N"] in SMALL]
    few = [p for p in few if p.cache is CacheState.COLD and p.tune.get("TILE", 32) == 32]
    return replace(profile, points=tuple(few))


@pytest.fixture
def window(request, qtbot, kernels, specs, at_once):
    inspector, kept = request.getfixturevalue("point_inspector"), request.getfixturevalue("kept")
    inspecting = Inspecting(executor_factory=lambda: at_once, inspect=inspector.inspect, record=inspector.record)
    window = make_window(
        kernels, specs, backend=replace(request.getfixturevalue("make_backend")(), inspecting=inspecting),
        settings=Settings(), folder=kept, dialogs=NoDialogs(answer=Answer.DISCARD), delay_ms=0,
    )  # fmt: skip
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


@pytest.fixture
def results(window, measured):
    window.session.results.show_profile(measured, None, origin="measured")
    return window.session.results


def test_best_and_rival_are_selected_and_the_headline_has_the_line(window, results):
    assert (results.selected[0], {key[0] for key in results.chosen_keys}) == (
        "transpose_tiled_padded",
        {"transpose_tiled_padded", "transpose_tiled"},
    )
    text = window.answer.text.whole
    assert window.answer.isVisible()
    assert text.startswith("tiled padded is fastest at 512: 1.")
    assert (
        "a load of shared memory takes 1 wavefront instead of 32 (counted) at line 47 of tiled, so waiting for " in text
    )


def test_selection_of_a_person_stays_and_gets_the_answer_of_its_place(window, results):
    other = next(p for p in results.points if p.kernel == "transpose_thread_per_element" and p.problem["N"] == 256)
    results.select(other.key)
    model = window.models.of(DifferenceModel)
    assert (results.selected, results.chosen_keys) == (other.key, frozenset())
    assert (model.difference.rival.key, model.difference.best.problem) == (other.key, {"N": 256})
    results.set_filter(results.filter.toggled("variants", "transpose_serial"))
    assert results.selected == other.key
    results.select(None)
    assert (results.selected, model.difference.best.problem) == (None, {"N": 512})


def test_hidden_and_stale_points_are_not_ranked(window, results):
    padded = next(p for p in results.points if p.kernel == "transpose_tiled_padded")
    results.set_filter(results.filter.toggled("variants", "transpose_tiled_padded"))
    assert "padded" not in window.answer.text.whole
    results.set_filter(results.filter.toggled("variants", "transpose_tiled_padded"))
    assert "padded" in window.answer.text.whole
    version = KernelVersion(path="a.cu", families=frozenset({"transpose"}), source_hash="0" * 64)
    results.set_versions({padded.kernel: version})
    assert "padded" not in window.answer.text.whole


def test_no_point_is_asked_whether_it_is_stale_where_the_window_waits(window, results, monkeypatch):
    asked = []
    monkeypatch.setattr(results, "is_stale", lambda point: bool(asked.append(point)))
    results.set_filter(results.filter.toggled("variants", "transpose_tiled_padded"))
    assert "padded" not in window.answer.text.whole
    assert asked == []


def test_nothing_is_answered_while_a_sweep_runs_and_a_profile_without_rivals_has_none(window, results, measured):
    window.models.run.state = RunState.RUNNING
    results.set_filter(results.filter.toggled("variants", "transpose_tiled_padded"))
    assert "padded" in window.answer.text.whole
    top = window.docks.mapTo(window, QPoint(0, 0))
    window.session.results.show_profile(replace(measured, points=measured.points[:1]), None)
    window.layout().activate()
    assert (window.answer.isVisible(), window.answer.text.whole, window.answer.why.isEnabled()) == (
        True,
        NOT_ENDED,
        False,
    )
    assert window.docks.mapTo(window, QPoint(0, 0)) == top  # nothing moves when its answer comes
    window.models.run.state = RunState.IDLE
    results.show_profile(replace(measured, points=measured.points[:1]), None)
    assert (window.answer.isVisible(), window.models.of(DifferenceModel).difference) == (True, None)
    assert window.answer.text.whole == f"{NO_ANSWER}: {TOO_FEW}"


def test_points_that_come_in_say_that_the_answer_waits_for_the_end_of_their_sweep(window, measured):
    run, results, answer = window.models.run, window.session.results, window.answer
    results.show_profile(replace(measured, points=()), None)
    run.state = RunState.RUNNING
    results.add(measured.points)
    assert (answer.isVisible(), answer.text.whole) == (True, NOT_ENDED)
    run.state = RunState.IDLE
    results.points_replaced.emit()
    assert "padded is fastest at 512" in answer.text.whole


def test_a_size_at_which_points_are_to_come_has_no_fastest_one_yet(window, results, measured):
    late = next(p for p in measured.points if p.kernel == "transpose_tiled_padded" and p.problem["N"] == 512)
    results.show_profile(replace(measured, points=tuple(p for p in measured.points if p is not late)), None)
    assert "is fastest at 512" in window.answer.text.whole
    results.await_points([late])
    results.filter_changed.emit()
    assert "is fastest at 256" in window.answer.text.whole


def test_the_headline_says_what_is_missing_as_the_plot_does(window, results, measured):
    late = [p for p in measured.points if p.kernel == "transpose_tiled_padded"]
    results.show_profile(replace(measured, points=tuple(p for p in measured.points if p not in late)), None)
    results.await_points(late)
    results.select(None)
    size = window.docks.panel("size")
    size.refresh()
    assert window.answer.text.whole == f"{NO_ANSWER}: {NOT_ALL_RUN}"
    assert size.answer.whole == f"no best yet: {NOT_ALL_RUN}"
    results.select(measured.points[0].key)
    assert window.answer.text.whole == f"{NO_ANSWER}: {NOT_ALL_HERE}"
    assert size.answer.whole == f"no best here yet: {NOT_ALL_HERE}"
    untimed = replace(measured, points=tuple(replace(p, time=None) for p in measured.points[:3]))
    results.show_profile(untimed, None)
    assert window.answer.text.whole == f"{NO_ANSWER}: {UNTIMED}"


def test_the_headline_gives_no_reason_while_the_answer_is_looked_for(window, results, measured):
    model, asked = window.models.of(DifferenceModel), []
    with patch.object(model._answers, "ask", lambda _, call, then, **__: asked.append((call, then))):
        results.show_profile(measured, None)
    assert window.answer.text.whole == NO_ANSWER
    call, then = asked[-1]
    then(call())
    assert "padded is fastest at 512" in window.answer.text.whole


def test_headline_and_plot_name_the_gpu_of_the_fastest_point_or_of_the_selected_one(window, measured):
    results = window.session.results
    slow = [replace(p, time=replace(p.time, value_ns=2 * p.time.value_ns)) for p in measured.points]
    fast = [replace(p, device="other") for p in measured.points]
    devices = (*measured.devices, replace(measured.devices[0], key="other", name="Other"))
    results.show_profile(replace(measured, points=(*slow, *fast), devices=devices), None)
    size = window.docks.panel("size")
    assert "fastest at 512, Other:" in window.answer.text.whole
    assert "Other" in size.answer.whole
    results.select(next(point.key for point in slow if point.problem["N"] == 512))
    assert f"fastest at 512, {results.device_names[slow[0].device]}:" in window.answer.text.whole
    assert "Other" not in size.answer.whole


def test_the_answer_and_the_panels_of_points_name_an_older_revision(window, results):
    point, form, why = (window.docks.panel(key) for key in ("point", "sweep", "difference"))
    results.show_revision("r2 of mine.cu", tuple(results.points), {}, None)
    assert window.answer.text.whole.startswith("r2 of mine.cu: tiled padded is fastest at 512")
    assert (point.standing.text(), form.standing.text(), why.standing.text()) == ("r2", "", "r2")
    results.show_revision("", tuple(results.points), {}, None)
    assert window.answer.text.whole.startswith("tiled padded")
    assert point.standing.isHidden()


def test_where_all_points_are_stale_the_last_answer_stays_and_all_panels_say_so(window, results):
    before, best = window.answer.text.whole, results.selected
    keys = ("difference", "occupancy", "source", "lens", "point", "roofline")
    panels = [window.docks.panel(key) for key in keys]
    version = KernelVersion(path="a.cu", families=frozenset({"transpose"}), source_hash="0" * 64)
    results.set_versions({point.kernel: version for point in results.points})
    why = "stale, a.cu has changed since this ran"
    assert window.answer.text.whole.startswith(f"{why}: tiled padded is fastest at 512")
    assert window.answer.why.isEnabled()
    assert before.startswith("tiled padded is fastest at 512")
    assert panels[0].text().startswith(why)
    assert panels[0].hint.isHidden()
    assert results.selected == best
    assert [panel.standing.text() for panel in panels] == ["stale"] * len(panels)
    assert panels[1].standing.toolTip() == "stale: a.cu has changed since this ran"
    results.set_versions({})
    assert window.answer.text.whole == before
    window.models.run.state = RunState.RUNNING  # an edited file runs again
    results.set_versions({point.kernel: version for point in results.points})
    assert window.answer.text.whole.startswith(f"{why}: tiled padded is fastest at 512")
    window.models.run.state = RunState.IDLE
    results.set_versions({})
    assert window.answer.text.whole == before
    assert {panel.standing.text() for panel in panels} == {""}


def test_the_answer_of_a_stale_point_that_is_selected_is_of_stale_points_alone(window, results):
    version = KernelVersion(path="a.cu", families=frozenset({"transpose"}), source_hash="0" * 64)
    results.set_versions(dict.fromkeys(("transpose_tiled", "transpose_serial"), version))
    assert window.answer.text.whole.startswith("tiled padded is fastest at 512")
    results.select(next(p.key for p in results.points if p.kernel == "transpose_serial" and p.problem["N"] == 256))
    said = "stale, a.cu has changed since this ran: tiled (TILE 32) is fastest at 256"
    assert window.answer.text.whole.startswith(said)


def test_where_all_points_of_the_newest_revision_fail_that_comes_first_and_then_the_answer_of_the_older(
    window, results, measured
):
    version = KernelVersion(path="a.cu", families=frozenset({"transpose"}), source_hash="1" * 64)
    reason = "block=(1,0,0) thread=(3,0,0) a.cu:10: loads 4 bytes at byte 4000 of `in`"
    failed = [
        replace(point, source_hash="1" * 64, status=Status.FAILED, reason=reason, failure=FailureKind.BOUNDS, time=None)
        for point in measured.points
    ]
    results.revisions_of = lambda _point, _version: ("r3", "r5")
    results.show_revision("", failed, dict.fromkeys((point.kernel for point in failed), version), None)
    said = "Out of bounds: thread (3,0,0) of block (1,0,0) loads 4 bytes at byte 4000 of `in`, line 10 of a.cu"
    assert window.answer.text.whole == said
    assert window.answer.why.isEnabled()
    results.set_overlays([Overlay(name="r3", points=measured.points, is_stale=True)])
    results.filter_changed.emit()
    older = "Before, stale, of r3; a.cu is r5 now: tiled padded is fastest at 512"
    assert window.answer.text.whole.startswith(f"{said}. {older}")
    panel = window.docks.panel("difference")
    selected = results.selected
    panel.select_step(0)  # of points that are not there
    assert results.selected == selected
    results.set_versions({})
    results.show_profile(measured, None)
    assert window.answer.text.whole.startswith("tiled padded is fastest at 512")


def test_an_answer_of_points_that_nothing_checked_says_so(window, results, measured):
    points = tuple(replace(point, status=Status.UNCHECKED) for point in measured.points)
    results.show_profile(replace(measured, points=points), None)
    assert "measured, not checked, because" in window.answer.text.whole


def test_a_kernel_that_is_its_own_family_is_named_once_and_equal_ones_are_fastest_together(window, measured):
    own, moved = (next(p for p in measured.points if p.kernel.endswith(name)) for name in ("tiled", "padded"))
    points = [
        replace(point, kernel=name, family=name, time=point.time and replace(point.time, value_ns=2e3), tune=tune)
        for point, name in ((own, "mine"), (moved, "moved"))
        for tune in ({"BLOCK": 64}, {"BLOCK": 128})
    ]
    window.session.results.show_profile(replace(measured, points=tuple(points)), None)
    assert window.answer.text.whole.startswith(
        "mine (BLOCK 64) and BLOCK 128 are fastest at 256: equally fast, measured"
    )


def test_kernels_that_do_different_things_are_a_sentence_and_nothing_is_selected(window, measured):
    sizes = next(p for p in measured.points if p.kernel == "transpose_tiled")
    names = (
        replace(sizes, kernel=name, notes=("launched by main(), line 9",), status=Status.UNCHECKED)
        for name in ("saxpy", "down")
    )
    window.session.results.show_profile(replace(measured, points=tuple(names)), None)
    assert "not ranked: they are no variants of one problem" in window.answer.text.whole
    assert window.session.results.selected is None
    assert window.docks.panel("difference").hint.text() == window.answer.text.whole


def test_button_opens_the_steps_and_a_step_shows_its_cure_and_selects_its_line(window, results, qtbot):
    window.answer.why.click()
    panel = window.docks.panel("difference")
    assert panel.isVisible()
    assert panel.about.text().startswith(NEXT)
    window.docks.go_to("source")
    difference = panel._model.difference
    number = next(n for n, step in enumerate(difference.steps) if step.request)
    row = next(item for item in panel.view.picture.items if isinstance(item, Box) and item.tag == number)
    panel.view.tag_clicked.emit(row.tag)
    assert "line 47 of tiled" in panel.about.text()
    assert "cure: " in panel.about.text()
    assert (results.selected, window.models.inspector.line) == (difference.rival.key, 47)
    assert "waiting for shared memory" in panel.view.accessibleDescription()
    for key, step in ((Qt.Key.Key_Down, number + 1), (Qt.Key.Key_Up, number)):
        qtbot.keyClick(panel.view, key)
        assert panel._step == step
    qtbot.keyClick(panel.view, Qt.Key.Key_Escape)
    assert panel.text().startswith("tiled padded is fastest at 512")


def test_line_of_a_step_is_selected_once_it_is_known(window, results):
    model = window.docks.panel("difference")._model
    known = next(step for step in model.difference.steps if step.line == TILE_LINE)
    unknown = replace(known, line=0)
    model.go_to_line(unknown)
    assert (results.selected, model._awaited) == (model.difference.rival.key, known.term)
    model._asked = 0
    model._look_for_lines()
    assert window.models.inspector.line == TILE_LINE


def test_steps_are_exported_and_empty_panel_says_what_to_do(window, measured):
    panel = window.docks.panel("difference")
    assert panel.hint.text() == NOTHING
    saved = []
    panel.exporter.save = lambda name, suffix, content: saved.append((name, suffix, content()))
    panel.export()
    window.session.results.show_profile(measured, None)
    panel.export()
    [(name, suffix, content)] = saved
    assert (name, suffix) == ("why-it-is-faster", "svg")
    assert b"waiting for shared memory" in content
