"""The real window, offscreen, in a real sweep on a GPU: choose, run, look, save, reopen. Run with `pytest -m gpu`.

The rule: there are no stand-ins here; the window's own backend starts the workers that measure and those that count.
The other tests run the same steps with made-up times.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from fake_runner import FakeRunner
from PyQt6.QtCore import Qt
from widget_contents import count_text

from warplens.cuda.device import gpus
from warplens.cuda.device.gpus import gpu_specs
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring, Status
from warplens.cuda.sweep import workers
from warplens.gui.kit.settings import Settings
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile

VARIANTS = ("transpose_tiled", "transpose_tiled_padded")
POINTS = 20
"""Each variant has two sizes, two tile widths and both states of the cache; each size and state has a copy."""
MOST_MS = 120_000


@pytest.fixture(params=[pytest.param("real", marks=pytest.mark.gpu), "made up"])
def card(request, monkeypatch):
    """Return the spec of the GPU."""
    if request.param == "made up":
        spec = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
        monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(gpus=(InstalledGpu(uuid="GPU-1", spec=spec),)))
        monkeypatch.setattr(workers, "run_measured", FakeRunner().run)
    return gpu_specs()[0]


def provenances(panel):
    return {mark.provenance for series in panel.figure.series for mark in series.marks}


def shown(panel):
    return {series.label: [(mark.x, mark.y) for mark in series.marks] for series in panel.figure.series}


def test_the_story_of_a_sweep_on_a_card(card, open_window, dialogs, qtbot, tmp_path):
    # choose the GPU, both caches, a stopping rule
    window = open_window(Settings(checked=VARIANTS, devices=("gtx-1080-ti",)))
    sweep, results = window.docks.panel("sweep"), window.session.results
    assert not sweep.timing.isEnabled()
    sweep.devices.list.singled_out.emit(card.key)
    assert sweep.timing.isEnabled()
    sweep.timing.cache.setCurrentIndex(sweep.timing.cache.findData("both"))
    qtbot.mouseClick(sweep.timing.fold, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(sweep.timing.fields["least_samples"], "15")
    qtbot.keyClicks(sweep.lines["N"].field, "256,512")
    qtbot.keyClicks(sweep.lines["TILE"].field, "16,32")
    assert (count_text(sweep), sweep.problem.whole) == (f"{POINTS} points", "")

    # run it
    with qtbot.waitSignal(window.session.run.ended, timeout=MOST_MS):
        qtbot.mouseClick(window.header.run_button, Qt.MouseButton.LeftButton)
    assert window.notice.text.whole == f"Finished {POINTS} points: {POINTS} ok"

    # every point is measured: in the model, in the table, in both plots
    assert {(point.status, point.reason) for point in results.points} == {(Status.OK, "")}
    assert {point.time.provenance for point in results.points} == {Provenance.MEASURED}
    of_variants = [point for point in results.points if point.baseline is None]
    assert {(point.kernel, point.cache) for point in of_variants} == {(v, c) for v in VARIANTS for c in CacheState}
    assert len(of_variants) == 16
    assert min(len(point.time.samples_ns) for point in results.points) >= 15
    assert all(point.metrics["gld_efficiency"].provenance is Provenance.COUNTED for point in of_variants)
    assert window.docks.panel("points").model.rowCount() == POINTS
    for key in ("tile", "size"):  # a plot is drawn while it is in front
        window.docks.go_to(key)
        qtbot.waitUntil(lambda key=key: provenances(window.docks.panel(key)) == {Provenance.MEASURED}, timeout=MOST_MS)
        assert len(window.docks.panel(key).figure.series) == 6
    picture = window.grab().toImage()
    picture.save(str(tmp_path / "window.png"))
    assert len({picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}) > 20

    # save
    dialogs.to_save = tmp_path / "card.warplens.json"
    with qtbot.waitSignal(window.session.saved, timeout=MOST_MS):
        window.commands.save.trigger()
    saved = read_profile(dialogs.to_save)
    assert (saved.status, len(saved.points), saved.devices[0].key) == (Completeness.COMPLETE, POINTS, card.key)
    assert saved.measuring == Measuring(least_samples=15)
    assert window.close()
    assert dialogs.times_asked == 0

    # reopen: the choices are back, and the profile shows what it showed
    again = open_window(window.settings)
    assert (again.session.choices.chosen_devices, again.session.choices.timing.cache) == ((card.key,), "both")
    dialogs.to_open = dialogs.to_save
    with qtbot.waitSignal(again.session.results.file_changed, timeout=MOST_MS):
        again.commands.open.trigger()
    assert again.docks.panel("points").model.rowCount() == POINTS
    again.docks.go_to("size")
    qtbot.waitUntil(lambda: shown(again.docks.panel("size")) == shown(window.docks.panel("size")), timeout=MOST_MS)
    assert again.close()
