"""One story, from an empty start to an exported report: offscreen, and as a real window where there is an X server.

The rule: everything is done as a user does it, by the mouse, the keyboard and the command palette; kernels are really
executed, in this process.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QMenu
from widget_contents import count_text

from warplens.cuda.sweep.places import run_emulated
from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.settings import Settings, load, store
from warplens.gui.kit.tasks import Inspecting
from warplens.gui.kit.theme import ThemeName
from warplens.gui.terminal.doctor import window_hindrance
from warplens.gui.window.app import make_window
from warplens.gui.window.palette import Palette
from warplens.gui.workspace.inspector import Phase
from warplens.gui.workspace.panel import ExportDialog
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

HERE = Path(__file__)
TILED, NAIVE = "matmul_tiled", "matmul_naive"


@pytest.fixture
def dialogs():
    return NoDialogs(answer=Answer.CANCEL)


@pytest.fixture
def start(request, qtbot, kernels, specs, dialogs):
    """Return a function that starts the program: with its last settings, else as for the first time."""
    at_once = request.getfixturevalue("at_once")
    inspector, kept = request.getfixturevalue("point_inspector"), request.getfixturevalue("kept")
    inspecting = Inspecting(executor_factory=lambda: at_once, inspect=inspector.inspect, record=inspector.record)
    backend = replace(request.getfixturevalue("make_backend")(runner=run_emulated), inspecting=inspecting)

    def begin(settings=None):
        window = make_window(
            kernels, specs, backend=backend, settings=settings or Settings(), folder=kept, dialogs=dialogs, delay_ms=0
        )
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return begin


@pytest.fixture
def command(qtbot):
    """Return a function that runs the command that the palette lists for these words."""

    def do(window, words):
        window.commands.find.trigger()
        palette = window.findChild(Palette)
        qtbot.keyClicks(palette.field, words)
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
        QApplication.processEvents()

    return do


def in_menu(panel, text):
    return next(a for menu in panel.findChildren(QMenu) for a in menu.actions() if a.text().startswith(text))


def slower(path, by):
    """Write the profile of `path` beside it, with every time multiplied by a factor."""
    profile = read_profile(path)
    points = [replace(p, time=replace(p.time, value_ns=by * p.time.value_ns)) for p in profile.points]
    written = path.with_name("yesterday.warplens.json")
    write_profile(written, replace(profile, points=tuple(points)))
    return written


def test_the_story_from_an_empty_start_to_an_exported_report(start, command, dialogs, qtbot, tmp_path):
    window = start()
    size, points, sweep = (window.docks.panel(key) for key in ("size", "points", "sweep"))
    assert size.figure.empty
    assert not window.commands.save.isEnabled()

    # choose variants and sizes
    command(window, "clear choices")
    for name in (TILED, NAIVE):
        command(window, f"with {name}")
    for axis, text in (("N", "32,64"), ("TILE", "8,16"), ("BX", "16"), ("BY", "16")):
        field = sweep.lines[axis].field
        field.clear()
        qtbot.keyClicks(field, text)
    assert count_text(sweep).split(" · ")[0] == "6 points"

    # run: plots and table show the points
    with qtbot.waitSignal(window.session.run.ended):
        qtbot.mouseClick(window.header.run_button, Qt.MouseButton.LeftButton)
    window.docks.go_to("tile")
    window.docks.go_to("size")
    QApplication.processEvents()
    assert {series.label: len(series.marks) for series in size.figure.series} == {"tiled": 2, "naive": 2}
    tile = window.docks.panel("tile").figure  # at N 64; the other variant has no tile width
    assert {series.label: len(series.marks) for series in tile.series} == {"tiled": 2}
    assert points.model.rowCount() == 6

    # a click on a mark selects it everywhere
    mark = next(series for series in size.figure.series if series.label == "tiled").marks[-1]
    qtbot.mouseClick(size.view.viewport(), Qt.MouseButton.LeftButton, pos=size.view.pixel_of(mark.key).toPoint())
    assert window.session.results.selected == mark.key
    assert points.model.point(points.table.currentIndex().row()).key == mark.key
    for key in ("roofline", "occupancy", "lens", "source"):
        window.docks.go_to(key)
        QApplication.processEvents()
    assert not window.docks.panel("roofline").view.figure.empty
    assert "limited by" in window.docks.panel("occupancy").sentences.text()
    inspector = window.docks.panel("lens")._inspector
    assert inspector.phase is Phase.READY
    assert window.docks.panel("source").about.whole.startswith("matmul_tiled.cu")
    assert window.docks.panel("lens").lens is not None

    drawn = size.figure

    # save, and hold it against a second profile of the library
    dialogs.to_save = tmp_path / "today.warplens.json"
    window.commands.save.trigger()
    dialogs.to_add = (slower(dialogs.to_save, 2.0),)
    window.commands.add_profiles.trigger()
    window.docks.go_to("profiles")
    qtbot.waitUntil(lambda: window.models.library.item(dialogs.to_add[0]).summary is not None)
    window.models.library.set_baseline(dialogs.to_add[0])
    window.docks.go_to("compare")
    compare = window.docks.panel("compare")
    qtbot.waitUntil(lambda: compare.model.rowCount() == 6)

    # export a plot and the report
    size.exporter.ask_path = lambda _parent, _name, suffix: tmp_path / f"plot.{suffix}"
    in_menu(size, "Export picture").trigger()
    (dialog,) = window.findChildren(ExportDialog)
    dialog.formats.setCurrentIndex(dialog.formats.findText("SVG"))
    dialog.save_button.click()
    assert "matrix size N" in (tmp_path / "plot.svg").read_text(encoding="utf-8")
    dialogs.to_report = tmp_path / "report.html"
    window.commands.report.trigger()
    qtbot.waitUntil(dialogs.to_report.exists)
    page = dialogs.to_report.read_text(encoding="utf-8")
    assert all(words in page for words in ("today.warplens.json", "yesterday", TILED, NAIVE, "<svg"))
    assert "http://" not in page.replace("http://www.w3.org", "")

    # close, and start again where it was left
    command(window, "light")
    window.docks.docks["points"].close()
    assert window.close()
    assert dialogs.times_asked == 0
    store(tmp_path / "window.json", window.settings)
    again = start(load(tmp_path / "window.json"))
    assert again.theme.name is ThemeName.LIGHT
    assert again.docks.docks["points"].isHidden()
    assert again.session.choices.checked == {TILED, NAIVE}
    assert again.docks.panel("sweep").lines["N"].field.text() == "32,64"
    command(again, "open today")
    assert again.docks.panel("points").model.rowCount() == 6
    assert again.docks.panel("size").figure == drawn
    assert again.close()


@contextmanager
def x_server() -> Iterator[str]:
    """Run a virtual X server and yield its display, whose number it chooses itself."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as display:
            yield f":{display.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb here to show a real window on")
@pytest.mark.long
def test_the_story_holds_in_a_real_window():
    with x_server() as display:
        if display == ":":
            pytest.skip("Xvfb does not start here")
        around = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        around |= {"DISPLAY": display, "QT_QPA_PLATFORM": ""}
        if hindrance := window_hindrance(around):
            pytest.skip(f"Qt opens no real window here: {hindrance}")
        story = f"{HERE}::{test_the_story_from_an_empty_start_to_an_exported_report.__name__}"
        ended = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", story],
            env=around | {"QT_QPA_PLATFORM": "xcb"},
            cwd=HERE.parents[2],
            capture_output=True,
            text=True,
            check=False,
        )
    assert ended.returncode == 0, ended.stdout[-4000:]
