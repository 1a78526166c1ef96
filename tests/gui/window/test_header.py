"""The header with the sweep and the results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QApplication, QMenu

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.host import Activity
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.progress import Compiling, Progress
from warplens.cuda.sweep.protocols import PointActivity
from warplens.gui.kit.tasks import Background
from warplens.gui.window.header import MAX_BAR, MIN_BAR, HeaderBar, progress_text
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.sweep_run import RunState, SweepRun
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import open_profile


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


@pytest.fixture
def plan_of_one():
    return plan_sweep(select(["transpose_serial"]), problem={"N": (64,)}, tune={}, devices=["h200"])


class TestHeader:
    @pytest.fixture
    def run(self, results, make_backend):
        assert results.points == []  # and so there is an application
        return SweepRun(make_backend(), delay_ms=0)

    @pytest.fixture
    def header(self, qtbot, run, results):
        start, stop = QAction("Run"), QAction("Stop")
        menu = QMenu()
        models = SimpleNamespace(run=run, results=results, backend=SimpleNamespace(background=Background(None)))
        made = HeaderBar(models, start=start, stop=stop, menu=menu)
        made.actions_kept = (start, stop, menu)
        qtbot.addWidget(made)
        qtbot.addWidget(menu)
        return made

    def test_its_buttons_are_the_actions(self, header, qtbot):
        start = header.actions_kept[0]
        with qtbot.waitSignal(start.triggered):
            qtbot.mouseClick(header.run_button, Qt.MouseButton.LeftButton)
        assert not header.stop_button.isEnabled()

    def test_it_names_what_has_come_by_now_and_each_revision_that_is_shown(self, header, results, make_point):
        head = new_profile([load_spec("h200")], compiler="")
        results.begin(replace(head, started=""))
        texts = []
        for kernel, family in (("transpose_tiled", "transpose"), ("transpose_serial", "transpose"), ("sort", "sort")):
            results.add([make_point(kernel, family=family)])
            texts.append(header.file.whole.rpartition(" · ")[0])
        assert texts == ["transpose_tiled", "transpose · 2 kernels", "transpose, sort · 3 kernels"]
        results.show_revision("r1 of mine.cu", [make_point("sort", family="sort")], {}, head)
        assert header.file.whole.rpartition(" · ")[0] == "sort"

    def test_its_button_says_which_program_it_runs_again_and_that_it_runs(self, header):
        start = header.actions_kept[0]
        start.setText("Run ./bench again")
        assert header.run_button.text() == "▶  Run ./bench again"
        assert header.run_button.toolTip().startswith("Run ./bench again")
        start.setStatusTip("./bench runs")
        assert (header.progress.whole, header.bar.maximum()) == ("./bench runs", 0)
        assert header.stop_button.isEnabled()
        start.setText(f"Run {'long' * 20} again")
        start.setStatusTip("")
        assert header.run_button.text() == "▶  Run the program again"
        assert (header.bar.isHidden(), header.stop_button.isEnabled()) == (True, False)

    def test_it_follows_the_state_of_the_sweep(self, header, run):
        run._set_state(RunState.STARTING)
        assert header.progress.whole == "planning"
        run.progress = Progress(fraction=0.25, finished=3, total=8, seconds_left=41.0)
        run._set_state(RunState.RUNNING)
        assert header.bar.value() == 250
        assert header.progress.whole == "3 / 8 points · about 40 s left"
        assert header.run_button.text() == "+  Queue"
        assert header.stop_button.isEnabled()
        run._set_state(RunState.STOPPING)
        assert header.progress.whole == "stopping"
        assert not header.stop_button.isEnabled()
        run._set_state(RunState.IDLE)
        assert header.run_button.isEnabled()

    def test_run_and_stop_stay_where_they_are_while_a_sweep_runs(self, header, run):
        header.resize(1000, 50)
        header.show()
        places = []
        for state in (RunState.IDLE, RunState.STARTING, RunState.RUNNING, RunState.STOPPING, RunState.IDLE):
            run.progress = Progress(fraction=0.25, finished=3, total=8, seconds_left=41.0)
            run._set_state(state)
            QApplication.processEvents()
            places.append((header.run_button.geometry(), header.stop_button.geometry()))
            assert header.bar.isVisible() is (state is not RunState.IDLE)
        assert len({str(place) for place in places}) == 1

    def test_texts_are_whole_where_there_is_room_for_them_and_share_it_where_there_is_not(self, header, run, results):
        header.resize(1280, 50)
        header.show()
        profile = new_profile([load_spec("h200")], compiler="")
        results.show_profile(replace(profile, started=""), Path("today.warplens.json.gz"))
        run.progress = Progress(fraction=0.25, finished=3, total=8, seconds_left=41.0)
        run._set_state(RunState.RUNNING)
        QApplication.processEvents()
        assert (header.file.text(), header.progress.text()) == (header.file.whole, header.progress.whole)
        assert header.bar.width() == MAX_BAR
        results.show_profile(replace(profile, started=""), Path(f"{'long' * 60}.warplens.json.gz"))
        QApplication.processEvents()
        assert header.file.text().endswith("…")
        assert header.progress.width() > header.bar.width() >= MIN_BAR
        run._set_state(RunState.IDLE)

    def test_it_says_which_kernel_is_compiled(self, header, run):
        compiling = Compiling(begun=3, total=17)
        run.progress = Progress(fraction=0.0, finished=0, total=8, seconds_left=None, compiling=compiling)
        run._set_state(RunState.RUNNING)
        assert header.progress.whole == "0 / 8 points · compiling 3 of 17"
        run._set_state(RunState.IDLE)

    def test_it_names_what_is_open(self, header, results, make_point, tmp_path):
        assert header.file.whole == ""
        results.add([make_point()])
        assert header.file.whole == "transpose_tiled"
        results.set_file(tmp_path / "a.warplens.json", is_unsaved=False)
        assert header.file.whole == "a.warplens.json"

    def test_it_names_a_shipped_profile(self, header, results):
        results.show_profile(open_profile(Path("reference:hochberg")), None, origin="reference:hochberg")
        assert header.file.whole.startswith("reference:hochberg · ")
        results.begin(None)
        assert header.file.whole == ""

    @pytest.mark.parametrize(("seconds", "text"), [(None, "3 / 8 points"), (0.0, "3 / 8 points · about 1 s left")])
    def test_time_left_is_shown_only_where_it_is_known(self, seconds, text):
        assert progress_text(Progress(fraction=0.5, finished=3, total=8, seconds_left=seconds)) == text

    def test_a_kernel_that_is_translated_for_seconds_is_named(self, plan_of_one):
        def text(seconds, left=None):
            found = PointActivity(point=plan_of_one.points[0], activity=Activity.TRANSLATING, seconds=seconds)
            return progress_text(
                Progress(fraction=0.5, finished=0, total=1, seconds_left=left, activities=(found, found))
            )

        assert text(1.9) == "0 / 1 points"
        assert text(12.3) == "0 / 1 points · translating transpose_serial, 12 s, and 1 more"
        assert text(12.3, 41.0) == "0 / 1 points · about 40 s left · translating transpose_serial, 12 s, and 1 more"

    def test_the_seconds_of_a_translation_go_on_while_no_point_arrives(self, run, header, qtbot, plan_of_one):
        seconds = [3.0]

        def activities():
            seconds[0] += 1.0
            done = seconds[0] > 7
            found = PointActivity(point=plan_of_one.points[0], activity=Activity.TRANSLATING, seconds=seconds[0])
            return () if done else (found,)

        shown = []
        run.progressed.connect(lambda _: shown.append(header.progress.whole))
        run._run = SimpleNamespace(running=(), activities=activities, compiling=lambda: None, stop=lambda: None)
        run.progress = Progress(fraction=0.0, finished=0, total=1, seconds_left=None)
        run._watch.setInterval(1)
        run._set_state(RunState.RUNNING)
        qtbot.waitUntil(lambda: len(shown) == 5)
        assert shown == [
            *(f"0 / 1 points · translating transpose_serial, {second} s" for second in (4, 5, 6, 7)),
            "0 / 1 points",
        ]
        run._set_state(RunState.IDLE)
        run._run = None
        assert not run._watch.isActive()
