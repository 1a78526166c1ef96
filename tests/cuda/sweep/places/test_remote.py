"""The calls that a worker of a cluster runs, without a cluster."""

from __future__ import annotations

import math
import signal
from dataclasses import replace

from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import Status
from warplens.cuda.sweep.cluster.remote import (
    RemoteCall,
    RemotePool,
    close_session,
    leave_interrupts_to_client,
    run_call,
)
from warplens.cuda.sweep.places import places, run_emulated
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.protocols import WorkerResources

KEY = "gpu-nvidia-h200"


def test_worker_without_cards_counts_the_points_of_a_card_of_another_worker(kernel):
    planned = plan_sweep([kernel("copy")], problem={"N": (64,)}, tune={"TILE": (8,)}, devices=[KEY])
    spec = replace(load_spec("h200"), key=KEY, name="NVIDIA H200")
    call = RemoteCall(
        session="counts",
        pool=RemotePool(name="count", resources=(WorkerResources(),), limit_s=math.inf),
        function=run_emulated,
        point=replace(planned.points[0], cache=None, measuring=None),
        places=places(),
        gpus=AvailableGpus(gpus=(InstalledGpu(uuid="GPU-elsewhere", spec=spec),)),
    )
    try:
        result = run_call(call)
    finally:
        close_session("counts")
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.metrics


def test_leave_interrupts_to_client_ignores_control_c_in_this_worker():
    before = signal.getsignal(signal.SIGINT)
    leave_interrupts_to_client()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    _ = signal.signal(signal.SIGINT, before)
