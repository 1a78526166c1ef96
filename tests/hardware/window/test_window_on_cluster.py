"""The real window, offscreen, in a sweep on a Dask cluster: type its address, choose its GPU, run, stop, run again.

The rule: there are no stand-ins here; the scheduler and the worker are processes with homes of their own. With a GPU
(`pytest -m gpu`) the window offers the worker's GPU and the points are measured; without one they are counted.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt

sys.path.append(str(Path(__file__).parents[1] / "sweeps"))
from cluster_on_cards import cluster

from warplens.cuda.device.gpus import installed_gpus
from warplens.cuda.device.spec import all_specs
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status
from warplens.gui.kit.settings import Settings
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile

VARIANTS = ("transpose_tiled", "transpose_tiled_padded")
EMULATED = "gtx-1080-ti"
MOST_MS = 120_000


@pytest.fixture(params=[pytest.param(True, marks=pytest.mark.gpu, id="card"), pytest.param(False, id="emulated")])
def worker(request):
    """Start a scheduler and a worker; return the scheduler's address and whether the worker has a GPU."""
    with cluster([installed_gpus()[0].uuid if request.param else "none"]) as (address, _):
        yield address, request.param


@pytest.fixture
def window(open_window):
    """Open a window that knows no GPU of this machine."""
    shown = open_window(Settings(checked=VARIANTS, devices=(EMULATED,)), all_specs())
    yield shown
    assert shown.close()


@pytest.mark.long
def test_the_story_of_a_sweep_on_a_cluster(worker, window, dialogs, qtbot, tmp_path):
    address, has_card = worker
    sweep, choices = window.docks.panel("sweep"), window.session.choices
    own = {device.key for device in choices.devices}

    # type the address; the GPU of the worker joins the GPUs to choose from
    qtbot.keyClicks(sweep.cluster.field, address)
    if has_card:
        with qtbot.waitSignal(choices.devices_changed, timeout=MOST_MS):
            qtbot.keyClick(sweep.cluster.field, Qt.Key.Key_Return)
        (card,) = [device for device in choices.devices if device.key not in own]
        assert card.label.endswith(f"on {address}")
        sweep.devices.list.singled_out.emit(card.key)
    qtbot.keyClicks(sweep.lines["N"].field, "128,256")
    qtbot.keyClicks(sweep.lines["TILE"].field, "16,32")

    # run it: every point comes back once
    with qtbot.waitSignal(window.session.run.ended, timeout=MOST_MS):
        qtbot.mouseClick(window.header.run_button, Qt.MouseButton.LeftButton)
    results = window.session.results
    count = len(results.points)
    assert window.notice.text.whole == f"Finished {count} points: {count} ok"
    assert {(point.status, point.reason) for point in results.points} == {(Status.OK, "")}
    provenance = Provenance.MEASURED if has_card else Provenance.MODELLED
    assert {point.time.provenance for point in results.points} == {provenance}
    counted = [point for point in results.points if point.baseline is None]
    assert len(counted) == 8
    assert all(point.metrics["gld_efficiency"].provenance is Provenance.COUNTED for point in counted)

    # save it
    dialogs.to_save = tmp_path / "cluster.warplens.json"
    with qtbot.waitSignal(window.session.saved, timeout=MOST_MS):
        window.commands.save.trigger()
    saved = read_profile(dialogs.to_save)
    assert (saved.status, len(saved.points)) == (Completeness.COMPLETE, count)

    # run a longer sweep and stop it: the points done so far are kept
    sweep.lines["N"].field.clear()
    qtbot.keyClicks(sweep.lines["N"].field, "128:2048:*2")
    with qtbot.waitSignal(window.session.run.points_arrived, timeout=MOST_MS):
        qtbot.mouseClick(window.header.run_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(window.session.run.ended, timeout=MOST_MS):
        qtbot.mouseClick(window.header.stop_button, Qt.MouseButton.LeftButton)
    assert window.notice.text.whole.startswith("Stopped")
    assert {point.status for point in results.points} == {Status.OK}
