"""What goes on before a sweep: the estimate of its duration, its workers, and the GPUs of the chosen cluster.

The rule: all of it happens in the background. The estimate is called one, and says how many points it guesses; the
costs of points are kept from session to session, a few sizes for each kernel and device.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import sqrt

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ground.errors import InputError
from warplens.cuda.sweep.cluster.remote import AddressKind, parse_address
from warplens.cuda.sweep.places import traits_of
from warplens.cuda.sweep.plan import building_s, others_share
from warplens.cuda.sweep.progress import Costs, Estimate, Key, estimate
from warplens.gui.kit.tasks import Backend, Task
from warplens.gui.kit.widgets import configured
from warplens.gui.workspace.choices import DeviceChoice, PlanRequest, SweepChoices
from warplens.gui.workspace.session import Session
from warplens.profiles.formats import grouped, points_text, short_device_name, waiting_text

MAX_KEYS = 400  # the costs of at most this many pairs of kernel and device are kept, the latest
MAX_SIZES = 12  # at most this many costs of a kernel on a device are kept, the latest
_SEPARATOR = "@@"  # the settings write kernel and device with this separator; work had other units with "@"


class Forecast(QObject):
    """The estimate for the current choices, by what points in earlier sessions have cost."""

    changed = pyqtSignal()  # the estimate changed

    def __init__(
        self,
        choices: SweepChoices,
        backend: Backend,
        costs: Mapping[str, Sequence[tuple[float, float]]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._backend = backend
        self._costs: dict[Key, tuple[tuple[float, float], ...]] = {}
        for name, sizes in costs.items():
            kernel, separator, device = name.rpartition(_SEPARATOR)
            if separator:
                self._costs[kernel, device] = tuple(sizes[-MAX_SIZES:])
        self.estimate: Estimate | None = None
        self._share = 1.0
        self._pending: PlanRequest | None = None

    @property
    def text(self) -> str:
        """The estimate as text: `est. 40 s`; "" while there is none."""
        return "" if self.estimate is None else f"est. {waiting_text(self.estimate.seconds)}"

    @property
    def help(self) -> str:
        """The basis of the estimate, as a tooltip."""
        estimate = self.estimate
        if estimate is None:
            return ""
        workers = f"{points_text(self._backend.workers)} at a time"
        if estimate.new_points:
            workers += f"; the code of {points_text(estimate.new_points)} is built first"
        if estimate.known_points == estimate.points:
            return f"Estimate, from earlier points of these kernels on these GPUs; {workers}"
        if estimate.known_points:
            rest = grouped(estimate.points - estimate.known_points)
            return f"Estimate; {rest} of the points are guessed from other kernels or GPUs; {workers}"
        return f"A rule of thumb until points of these kernels have run on these GPUs; {workers}"

    def saved(self) -> dict[str, list[tuple[float, float]]]:
        """Return the costs for the settings."""
        return {f"{kernel}{_SEPARATOR}{device}": list(sizes) for (kernel, device), sizes in self._costs.items()}

    def learn(self, costs: Costs) -> None:
        """Add the costs of a sweep's points, as they would be if no other program ran."""
        share = sqrt(self._share * others_share())  # before the sweep and behind it
        for key, new_sizes in costs.items():
            # the latest cost for each amount of work
            sizes = dict((*self._costs.pop(key, ()), *((units, seconds / share) for units, seconds in new_sizes)))
            self._costs[key] = tuple(sizes.items())[-MAX_SIZES:]
        for key in list(self._costs)[: max(0, len(self._costs) - MAX_KEYS)]:
            del self._costs[key]
        self.refresh()

    def refresh(self) -> None:
        """Update the estimate."""
        try:
            request = self._choices.request()
        except InputError:
            self._pending = None
            self._show(None)
            return
        self._pending = request
        costs, workers = dict(self._costs), self._backend.workers

        def make() -> Estimate:
            plan = request.plan()
            if request.cluster:
                return estimate(plan, costs, workers)
            self._share = others_share()
            return estimate(plan, costs, workers, building_s(plan), self._share)

        def show(made: Estimate) -> None:
            if request is self._pending:
                self._show(made)

        # the sweep panel shows why it cannot be planned
        Task.begin(self, self._backend.background, make, show, lambda _: self._show(None), doing="")

    def _show(self, estimate: Estimate | None) -> None:
        if estimate != self.estimate:
            self.estimate = estimate
            self.changed.emit()


# Workers start as soon as the window is drawn, so that the first picture of a sweep comes soon after Run, also for one
# who presses it at once; never while a sweep runs.

DRAWN_MS = 100  # so long after it has been made the window is drawn, and the first workers begin
QUIET_MS = 400  # so long after a sweep has ended the next workers begin


class WarmUp(QObject):
    """Prepares the workers of the next sweep, `first_ms` after the window is drawn and `delay_ms` after a sweep."""

    def __init__(self, session: Session, backend: Backend, delay_ms: int = QUIET_MS, first_ms: int = DRAWN_MS) -> None:
        super().__init__(session)
        self._session = session
        self._backend = backend
        self._timer = configured(QTimer(self), singleShot=True, timeout=self._prepare)
        session.run.state_changed.connect(lambda _: self._timer.start(delay_ms))
        self._timer.start(first_ms)

    def _prepare(self) -> None:
        devices = tuple(sorted(self._session.choices.chosen_devices))
        if devices and self._session.is_idle and not self._session.choices.cluster:
            Task.begin(self, self._backend.background, lambda: self._backend.prepare(devices), doing="")


class ClusterGpus(QObject):
    """Keeps the GPUs of the chosen cluster in the list of devices; those `wanted` are chosen once they exist.

    A cluster is looked up when its address is complete, in the background, and the connection lasts only as long as the
    look. While the GPUs are shown they stand for those of this machine, since the cluster runs the points. They go as
    soon as the address changes; their specifications stay, since results of them may still be shown.
    """

    def __init__(self, session: Session, backend: Backend, wanted: Iterable[str] = ()) -> None:
        super().__init__(session)
        choices = self._choices = session.choices
        self._specs = session.specs
        self._backend = backend
        self._own_specs = dict(session.specs)
        self._own_devices = choices.devices
        self._wanted = tuple(wanted) or choices.chosen_devices
        self._chosen = choices.chosen_devices
        self._address = ""
        choices.cluster_changed.connect(self._on_changed)
        choices.cluster_entered.connect(self.look)

    def look_for_remembered(self) -> None:
        """List the GPUs of the last session's cluster; one of SSH, which starts workers, waits for the user."""
        choices = self._choices
        is_valid = choices.cluster and not choices.cluster_problem()
        if is_valid and parse_address(choices.cluster).kind is AddressKind.SCHEDULER:
            self.look()

    def look(self) -> None:
        """List the GPUs of the chosen cluster, unless that is done or under way."""
        address, gpus_of = self._choices.cluster, self._backend.cluster_gpus
        if address == self._address or gpus_of is None or parse_address(address).kind is AddressKind.LOCAL:
            return  # the workers of `local:4` have the GPUs of this machine
        self._address = address
        then, otherwise = partial(self._on_listed, address), partial(self._on_failed, address)
        ask, doing = partial(gpus_of, address), f"Connecting to {address}"
        Task.begin(self, self._backend.background, ask, then, otherwise, doing=doing)

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
        gpus = [DeviceChoice(key=key, name=name, label=labels[key]) for key, name in names.items()]
        self._offer((*gpus, *rest))

    def _on_failed(self, address: str, sentence: str) -> None:
        """Show why the cluster does not answer; it is looked up again when the address is entered again."""
        if address == self._address:
            self._address = ""
            self._choices.set_cluster_error(sentence)

    def _offer(self, devices: tuple[DeviceChoice, ...]) -> None:
        """Show these GPUs; a chosen one that is missing is chosen again when it is back."""
        if self._choices.chosen_devices != self._chosen:  # by the user
            self._wanted = self._choices.chosen_devices
        if devices != self._choices.devices:
            self._choices.set_devices(devices, self._wanted)
        self._chosen = self._choices.chosen_devices
