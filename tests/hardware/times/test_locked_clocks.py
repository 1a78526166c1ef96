"""The clocks of a real GPU: locked for a run where the user may lock them, and given back."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.gpus import gpu_specs, installed_gpus
from warplens.cuda.device.locked_clocks import base_clock_mhz, hindrance, locked_clocks
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import Measuring, Status
from warplens.cuda.sweep.plan import plan_sweep
from warplens.profiles.run import run_plan

pytestmark = pytest.mark.gpu

LONGEST_WAIT_S = 10.0
SETTLING_S = 1.0
"""Clocks of an idle GPU follow a change within this time."""
LOCKING = """
import time
from warplens.cuda.device.gpus import gpu_specs
from warplens.cuda.device.locked_clocks import locked_clocks
with locked_clocks(gpu_specs()[:1]):
    print("locked", flush=True)
    time.sleep(60)
"""


@pytest.fixture(scope="module")
def may_lock():
    """Skip where the clocks cannot be locked; the doctor must not have promised it without a reason."""
    try:
        with locked_clocks(gpu_specs()[:1]):
            pass
    except InputError as error:
        pytest.skip(f"{error} (before: {hindrance() or 'nothing known'})")
    assert hindrance() == ""


def busy_plan():
    """Return the plan of a launch that keeps the GPU busy."""
    return plan_sweep(
        select(["matmul_tiled"]), problem={"N": (2048,)}, tune={"TILE": (32,)}, devices=[gpu_specs()[0].key],
        measuring=Measuring(longest_time_s=1.0),
    )  # fmt: skip


def clocks_mhz(profile):
    [point] = profile.points
    assert point.status is Status.OK
    return {round(1e-6 * part.sm_clock_hz) for part in point.time.conditions}


@pytest.mark.usefixtures("may_lock")
def test_samples_are_taken_at_the_locked_clock_which_is_given_back():
    wanted = base_clock_mhz(installed_gpus()[0])
    locked = run_plan(busy_plan(), gpu_specs()[:1], lock_clocks=True)
    [record] = locked.cards[:1]
    assert wanted - 30 <= 1e-6 * record.locked_clock_hz <= wanted
    assert clocks_mhz(locked) == {round(1e-6 * record.locked_clock_hz)}
    time.sleep(SETTLING_S)
    free = run_plan(busy_plan(), gpu_specs()[:1])
    assert free.cards[0].locked_clock_hz == 0
    assert max(clocks_mhz(free)) > wanted


@pytest.mark.usefixtures("may_lock")
def test_clocks_are_given_back_after_kill_9():
    with subprocess.Popen([sys.executable, "-c", LOCKING], stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"locked\n"
        process.kill()
    end, clocks = time.monotonic() + LONGEST_WAIT_S, {0}
    while max(clocks) <= base_clock_mhz(installed_gpus()[0]) and time.monotonic() < end:
        clocks = clocks_mhz(run_plan(busy_plan(), gpu_specs()[:1]))
    assert max(clocks) > base_clock_mhz(installed_gpus()[0])
