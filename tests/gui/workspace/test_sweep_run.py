"""Stop in the window while a point is in any of its stages: the sweep ends, and so do the processes of the point."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import psutil
import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep import pool
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import local_execution
from warplens.gui.workspace.sweep_run import Prepared, RunState, SweepRun
from warplens.profiles.records import Completeness
from warplens.profiles.run import open_recording
from warplens.profiles.store import read_profile

sys.path.append(str(Path(__file__).resolve().parents[1]))

from hung_stages import NO_STAGE, SOURCE, make_hanging_executor, number_of, processes_in

WAIT_MS = 60_000
"""Far more than a worker takes to come to its stage, or a sweep to end, on a busy machine."""


@pytest.fixture
def sweep(qapp, make_backend, background, monkeypatch):
    """A sweep of the window whose points run in real workers."""
    monkeypatch.setattr(pool, "make_executor", make_hanging_executor)
    run = SweepRun(make_backend(background=background), delay_ms=0)
    yield run
    run.shut_down()


def prepared(folder, tune):
    """Return the sweep of a kernel over its stages, as the window prepares it."""
    kernel, saved = folder / "k.cu", folder / "t.json"
    kernel.write_text(SOURCE)
    plan = plan_sweep([read_kernel_file(kernel)], problem={}, tune=tune, devices=["h200"], limit=9 * 10**18)
    return Prepared(
        recording=open_recording(plan, [load_spec("h200")], save=saved, compiler="NVRTC 0", command=["warplens"]),
        execution=local_execution(plan.devices, len(plan.points), workers=1),
        path=saved,
    )


@pytest.mark.sample(3)
@pytest.mark.skipif(sys.platform != "linux", reason="names processes by prctl")
@pytest.mark.parametrize("stage", ["compile", "translate", "execute", "reference", "compare", "search"])
def test_stop_ends_a_sweep_in_any_stage_of_a_point_and_keeps_what_is_done(sweep, qtbot, tmp_path, stage):
    arrived, processes = [], []
    sweep.points_arrived.connect(arrived.extend)
    sweep.start(partial(prepared, tmp_path, {"STAGE": (NO_STAGE, number_of(stage))}))

    def is_in_stage():
        processes[:] = processes_in(stage) if arrived else ()
        return bool(processes)

    qtbot.waitUntil(is_in_stage, timeout=WAIT_MS)
    with qtbot.waitSignal(sweep.ended, timeout=WAIT_MS) as ended:
        sweep.stop()
    assert sweep.state is RunState.IDLE
    assert ended.args[1].stopped
    assert psutil.wait_procs(processes, timeout=120)[1] == []
    saved = read_profile(tmp_path / "t.json")
    assert (saved.status, [point.tune["STAGE"] for point in saved.points]) == (Completeness.PARTIAL, [NO_STAGE])
    assert [(point.key, point.status) for point in arrived] == [(point.key, point.status) for point in saved.points]
