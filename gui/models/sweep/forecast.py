"""How long the chosen sweep should take, from points that have run.

The rule: an estimate, and called one; it is made in the background, and says from how many points it is known. What
points cost is kept from session to session, a few sizes for each kernel and device.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.errors import InputError
from warplens.cuda.sweep.costs import Costs, Estimate, Key, estimate
from warplens.gui.models.sweep.choices import PlanRequest, SweepChoices
from warplens.gui.toolkit.tasks import Backend, Task
from warplens.profiles.formats import duration_text, grouped

MAX_KEYS = 400
"""Kernels times devices whose costs are kept; the oldest go."""
MAX_SIZES = 12
"""Costs of one kernel on one device; the newest stay."""
_BETWEEN = "@"


class Forecast(QObject):
    """The estimate.

    Args:
        choices: what would run.
        backend: its background plans the sweep, its number of workers shares the points.
        costs: what points cost in earlier sessions, as `saved` returned them.

    Signals:
        changed: there is another estimate, or none.
    """

    changed = pyqtSignal()

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
        for name, found in costs.items():
            kernel, between, device = name.rpartition(_BETWEEN)
            if between:
                self._costs[kernel, device] = tuple(found[-MAX_SIZES:])
        self._estimate: Estimate | None = None
        self._asked: PlanRequest | None = None

    @property
    def estimate(self) -> Estimate | None:
        """The estimate for the choices; None while there is none."""
        return self._estimate

    @property
    def text(self) -> str:
        """The estimate in a word: `est. 40 s`; "" while there is none."""
        return "" if self._estimate is None else f"est. {duration_text(self._estimate.seconds)}"

    @property
    def help(self) -> str:
        """Where the estimate comes from."""
        told = self._estimate
        if told is None:
            return ""
        workers = f"{self._backend.workers} point{'' if self._backend.workers == 1 else 's'} at a time"
        if told.known == told.points:
            return f"Estimate, from earlier points of these kernels on these GPUs; {workers}"
        if told.known:
            rest = grouped(told.points - told.known)
            return f"Estimate; {rest} of the points are guessed from other kernels or GPUs; {workers}"
        return f"A rule of thumb until points of these kernels have run on these GPUs; {workers}"

    def saved(self) -> dict[str, list[tuple[float, float]]]:
        """Return the costs, to be kept."""
        return {f"{kernel}{_BETWEEN}{device}": list(found) for (kernel, device), found in self._costs.items()}

    def learn(self, costs: Costs) -> None:
        """Take in what points of a sweep cost."""
        for key, found in costs.items():
            sizes = dict((*self._costs.pop(key, ()), *found))  # one for each amount of work, the newest
            self._costs[key] = tuple(sizes.items())[-MAX_SIZES:]
        for key in list(self._costs)[: max(0, len(self._costs) - MAX_KEYS)]:
            del self._costs[key]
        self.refresh()

    def refresh(self) -> None:
        """Estimate anew."""
        try:
            request = self._choices.request()
        except InputError:
            self._asked = None
            self._show(None)
            return
        self._asked = request
        task = Task(self)
        task.succeeded.connect(partial(self._on_estimated, request))
        task.failed.connect(lambda _: self._show(None))  # Run says why it cannot be planned
        task.start(self._backend.background, partial(_estimated, request, dict(self._costs), self._backend.workers))

    def _on_estimated(self, request: PlanRequest, told: Estimate) -> None:
        if request is self._asked:
            self._show(told)

    def _show(self, told: Estimate | None) -> None:
        if told != self._estimate:
            self._estimate = told
            self.changed.emit()


def _estimated(request: PlanRequest, costs: Costs, workers: int) -> Estimate:
    return estimate(request.plan(), costs, workers)
