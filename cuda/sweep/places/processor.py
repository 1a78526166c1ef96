"""The processor of this machine as a place: it times NumPy's baselines with all its threads."""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.device.host import HOST
from warplens.cuda.points import Baseline
from warplens.cuda.processors import worker_count
from warplens.cuda.runners.runner import Runner
from warplens.cuda.sweep.places.place import Traits, WorkerResources


class Processor:
    """Times NumPy's matrix product; nothing else of a sweep runs meanwhile."""

    name = "processor"
    traits = Traits(
        label="measured",
        is_timed=True,
        needs_machine=True,
        baselines=frozenset({Baseline.NUMPY}),
        baseline_devices=(HOST,),
    )

    def runs(self, device: str) -> bool:
        """Return whether this is the key of the processor."""
        return device == HOST

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return one worker that has all threads."""
        del device
        return (WorkerResources(threads=worker_count()),)

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the runner of NumPy's baselines."""
        from warplens.cuda.runners.numpy_runner import HostRunner

        del device
        return HostRunner(threads=resources.threads)
