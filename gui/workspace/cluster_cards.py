"""The cards of the chosen cluster among the GPUs to choose from.

The rule: a cluster is looked up when its address is complete, in the background, and the connection lasts only as long
as the look. While the cards are shown they stand for those of this machine, since the cluster runs the points. They go
as soon as the address changes; their specifications stay, since results of them may still be shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PyQt6.QtCore import QObject

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.sweep.cluster.shipping import AddressKind, parse_address
from warplens.cuda.sweep.places import traits_of
from warplens.gui.kit.tasks import Backend, Task, sentence_of
from warplens.gui.workspace.choices import DeviceChoice, SweepChoices
from warplens.profiles.formats import short_device_name


class ClusterCards(QObject):
    """Keeps the cards of the chosen cluster in the list of GPUs.

    Args:
        wanted: keys of GPUs that are chosen as soon as they exist, unless the user has chosen others by then.
    """

    def __init__(
        self,
        choices: SweepChoices,
        specs: dict[str, GpuSpec],
        backend: Backend,
        wanted: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._specs = specs
        self._backend = backend
        self._own_specs = dict(specs)
        self._own_devices = choices.devices
        self._wanted = tuple(wanted) or choices.chosen_devices
        self._chosen = choices.chosen_devices
        self._address = ""
        choices.cluster_changed.connect(self._on_changed)
        choices.cluster_entered.connect(self.look)

    def look_for_remembered(self) -> None:
        """List the cards of a cluster that the last session left, if its scheduler should be running.

        An SSH address starts workers on other machines, so it waits until the user enters it.
        """
        choices = self._choices
        is_valid = choices.cluster and not choices.cluster_problem()
        if is_valid and parse_address(choices.cluster).kind is AddressKind.SCHEDULER:
            self.look()

    def look(self) -> None:
        """List the cards of the chosen cluster, unless that is done or under way."""
        address, cards_of = self._choices.cluster, self._backend.cluster_cards
        if address == self._address or cards_of is None or parse_address(address).kind is AddressKind.LOCAL:
            return  # the workers of `local:4` have the cards of this machine
        self._address = address
        then, otherwise = partial(self._on_listed, address), partial(self._on_failed, address)
        Task.begin(self, self._backend.background, partial(cards_of, address), then, otherwise)

    def _on_changed(self) -> None:
        if self._address and self._choices.cluster != self._address:
            self._address = ""
            self._specs.update(self._own_specs)
            self._offer(self._own_devices)

    def _on_listed(self, address: str, specs: tuple[GpuSpec, ...]) -> None:
        if address != self._address:
            return
        self._choices.set_cluster_error("")
        self._specs.update({spec.key: spec for spec in specs})
        rest = (device for device in self._own_devices if not traits_of(device.key).in_visits)
        names = {spec.key: short_device_name(spec.name) for spec in specs}
        labels = {key: f"{name} · {traits_of(key).label} on {address}" for key, name in names.items()}
        cards = [DeviceChoice(key=key, name=name, label=labels[key]) for key, name in names.items()]
        self._offer((*cards, *rest))

    def _on_failed(self, address: str, error: Exception) -> None:
        """Show why the cluster does not answer; it is looked up again when the address is entered again."""
        if address == self._address:
            self._address = ""
            self._choices.set_cluster_error(sentence_of(error))

    def _offer(self, devices: tuple[DeviceChoice, ...]) -> None:
        """Show these GPUs; a chosen one that is missing is chosen again when it is back."""
        if self._choices.chosen_devices != self._chosen:  # by the user
            self._wanted = self._choices.chosen_devices
        if devices != self._choices.devices:
            self._choices.set_devices(devices, self._wanted)
        self._chosen = self._choices.chosen_devices
