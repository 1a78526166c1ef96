"""The whole window on the profile of a program that still runs: what its panels show of each launch that comes.

The launches are those that were recorded of the README's programs, one of Numba and one of Triton.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from no_dialogs import NoDialogs

from warplens.cuda.device.spec import all_specs
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import Inspecting
from warplens.gui.window.app import make_window
from warplens.gui.workspace.inspector import Phase
from warplens.gui.workspace.main_programs import MainCall
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

PROGRAMS = Path(__file__).resolve().parent / "programs"


@pytest.fixture
def written(tmp_path):
    """Return a function that writes the profile of a program that has made these launches so far."""
    path = tmp_path / "step.warplens.json"

    def write(*names, status=Completeness.PARTIAL):
        profiles = [read_profile(PROGRAMS / f"{name}.warplens.json") for name in names]
        for name in names:
            folder = PROGRAMS / f"{name}.warplens.launches"
            shutil.copytree(folder, tmp_path / "step.warplens.launches", dirs_exist_ok=True)
        points = tuple(point for profile in profiles for point in profile.points)
        write_profile(path, replace(profiles[0], points=points, status=status))
        return path

    return write


@pytest.fixture
def window(qtbot, make_backend, at_once, kernels, kept):
    worker = Inspector()
    inspecting = Inspecting(executor_factory=lambda: at_once, inspect=worker.inspect, record=worker.record)
    made = make_window(
        kernels, all_specs(), backend=replace(make_backend(), inspecting=inspecting), settings=Settings(), folder=kept,
        dialogs=NoDialogs(answer=Answer.DISCARD), delay_ms=0,
    )  # fmt: skip
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def test_each_panel_shows_the_launches_of_a_program_that_goes_on(qtbot, window, written):
    path, results = written("layer_norm"), window.session.results
    results.show_profile(read_profile(path), path)
    window.docks.go_to("profiles")
    window.models.library.add_files([path])
    window.docks.go_to("source")
    window.docks.go_to("lens")
    results.select(results.points[0].key)
    inspector = window.docks.panel("lens")._inspector
    qtbot.waitUntil(lambda: inspector.phase is Phase.READY)
    assert (inspector.line, inspector.file_name) == (13, "layer_norm.py")
    assert any(line.line == 13 and "ld.global.b16" in line.text for line in inspector.inspection.ptx)
    window.docks.go_to("roofline")
    assert window.docks.panel("roofline").view.figure.empty == ""
    window.docks.go_to("lens")

    phases = []
    inspector.inspected.connect(lambda: phases.append(inspector.phase))
    written("layer_norm", "transpose")
    qtbot.waitUntil(lambda: len(results.points) == 2)
    assert (results.profile.status, results.selected) == (Completeness.PARTIAL, results.points[0].key)
    assert set(phases) <= {Phase.READY}  # the launch that is looked at is not executed again
    qtbot.waitUntil(lambda: window.models.library.item(path).summary.points == 2)

    results.select(results.points[1].key)
    qtbot.waitUntil(lambda: inspector.phase is Phase.READY and inspector.file_name == "transpose.py")
    assert (inspector.line, window.docks.panel("lens").lens.cost) == (19, 32)
    base = shutil.copy(PROGRAMS / "layer_norm.warplens.json", path.with_name("base.warplens.json"))
    window.models.library.add_files([Path(base)])
    window.models.library.set_baseline(Path(base))
    window.docks.go_to("compare")
    qtbot.waitUntil(lambda: window.models.comparison.result is not None)
    comparison = window.models.comparison.result.comparison
    assert [pair.new.kernel for pair in comparison.pairs] == ["layer_norm"]
    written("layer_norm", "transpose", status=Completeness.COMPLETE)
    qtbot.waitUntil(lambda: results.profile.status is Completeness.COMPLETE)


def test_run_means_the_program_of_the_command_line_and_its_first_run_is_a_revision(qtbot, window, written):
    commands, mains, said = window.commands, window.models.main_programs, []
    window.session.notified.connect(lambda notice: said.append(notice.text))
    assert commands.run.text() == "Run the sweep"
    path = written("transpose")
    call = MainCall(path=str(path.with_name("step.py")), device="", words=("python", "step.py"), name="step.py")
    window.session.open_profile(path)
    mains.follow(call, path)
    shown = commands.run.text(), commands.run.statusTip(), commands.stop.isEnabled()
    assert shown == ("Run step.py again", "step.py runs", False)
    assert window.header.run_button.text() == "▶  Run step.py again"
    commands.run.trigger()
    assert said[-1] == "step.py still runs: it can run again when it has ended"
    with qtbot.waitSignal(mains.ran):
        written("transpose", "layer_norm", status=Completeness.COMPLETE)
    assert window.strip is not None
    assert window.strip.ticks.count() == 1
    assert (window.strip.file.text(), commands.run.statusTip()) == ("step.py", "")
    window.models.results.begin(None)
    assert commands.run.text() == "Run the sweep"
