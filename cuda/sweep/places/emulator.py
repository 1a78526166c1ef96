"""The emulator as a place: it runs the points of every GPU that has a sheet.

The rule: its points run in the workers that also count the points of cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.runners.runner import Runner
from warplens.cuda.sweep.places.place import Traits, WorkerResources


class Emulator:
    """Executes kernels on the processors of this machine, and models their time."""

    name = "emulator"
    traits = Traits(label="emulated, modelled", is_modelled=True)

    def runs(self, device: str) -> bool:
        """Return True: a device of no other place is emulated."""
        del device
        return True

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return no workers: this place has none of its own."""
        del device
        return ()

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the emulator of a worker, which runs all devices."""
        from warplens.cuda.runners.emulator import EmulatorRunner

        del device
        return EmulatorRunner(threads=resources.threads)
