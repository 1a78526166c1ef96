"""The header with the sweep and the results."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu

from warplens.cuda.sweep.progress import Progress
from warplens.gui.models.points.results import Results
from warplens.gui.models.sweep.sweep_run import RunState, SweepRun
from warplens.gui.panels.bars.header import HeaderBar, progress_text


@pytest.fixture
def results(qapp):
    return Results([("transpose_tiled", "transpose"), ("transpose_serial", "transpose")])


class TestHeader:
    @pytest.fixture
    def run(self, results, make_backend):
        assert results.points == []  # and so there is an application
        return SweepRun(make_backend(), delay_ms=0)

    @pytest.fixture
    def header(self, qtbot, run, results):
        start, stop = QAction("Run"), QAction("Stop")
        menu = QMenu()
        made = HeaderBar(run, results, start=start, stop=stop, menu=menu)
        made.actions_kept = (start, stop, menu)
        qtbot.addWidget(made)
        qtbot.addWidget(menu)
        return made

    def test_its_buttons_are_the_actions(self, header, qtbot):
        start = header.actions_kept[0]
        with qtbot.waitSignal(start.triggered):
            qtbot.mouseClick(header.run_button, Qt.MouseButton.LeftButton)
        assert not header.stop_button.isEnabled()

    def test_it_follows_the_state_of_the_sweep(self, header, run):
        run._set_state(RunState.STARTING)
        assert header.progress.text() == "planning"
        run._progress = Progress(fraction=0.25, finished=3, total=8, seconds_left=41.0)
        run._set_state(RunState.RUNNING)
        assert header.bar.value() == 250
        assert header.progress.text() == "3 / 8 points · about 40 s left"
        assert header.run_button.text() == "+  Queue"
        assert header.stop_button.isEnabled()
        run._set_state(RunState.STOPPING)
        assert header.progress.text() == "stopping"
        assert not header.stop_button.isEnabled()
        run._set_state(RunState.IDLE)
        assert header.run_button.isEnabled()

    def test_it_names_what_is_open(self, header, results, make_point, tmp_path):
        assert header.file.whole == ""
        results.add([make_point()])
        assert header.file.whole == "unsaved sweep"
        results.mark_saved(tmp_path / "a.warplens.json")
        assert header.file.whole == "a.warplens.json"

    @pytest.mark.parametrize(("seconds", "text"), [(None, "3 / 8 points"), (0.0, "3 / 8 points · about 1 s left")])
    def test_time_left_is_shown_only_where_it_is_known(self, seconds, text):
        assert progress_text(Progress(fraction=0.5, finished=3, total=8, seconds_left=seconds)) == text
