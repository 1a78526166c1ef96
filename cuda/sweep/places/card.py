"""The cards of this machine as a place: one worker for each card of a model, which times the points on it."""

from __future__ import annotations

from collections.abc import Sequence

from warplens.cuda.device.cards import cards, is_card, load_device
from warplens.cuda.points import Baseline
from warplens.cuda.runners.runner import Runner
from warplens.cuda.sweep.places.place import Traits, WorkerResources

CARD_BUDGET_S = 0.25
"""The blocks of a point of a card may take this many seconds in the emulator. That is about as long as the card takes
to measure it, and the counts must keep up with the card."""


class CardPlace:
    """Times kernels on real cards through PyCUDA."""

    name = "card"
    traits = Traits(
        label="measured",
        is_timed=True,
        in_visits=True,
        is_counted=True,
        budget_s=CARD_BUDGET_S,
        baselines=frozenset({Baseline.CUBLAS, Baseline.COPY}),
    )

    def runs(self, device: str) -> bool:
        """Return whether this is the key of a card."""
        return is_card(device)

    def workers(self, device: str) -> Sequence[WorkerResources]:
        """Return an entry for each card of the model."""
        return [WorkerResources(card=card.uuid) for card in cards() if card.spec.key == device]

    def make_runner(self, device: str, resources: WorkerResources) -> Runner:
        """Make the runner of a worker's card."""
        from warplens.cuda.runners.gpu.runner import GpuRunner

        return GpuRunner(resources.card, spec=load_device(device))
