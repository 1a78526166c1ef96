"""The search that the window shows, and the one that it starts.

The rule: the window's points say what is shown, so an opened profile looks like a running search. A search is a sweep
of the session: its journal, its stop and its continuation are those of every sweep.
"""

from concurrent.futures import Executor
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.device.gpus import is_gpu
from warplens.cuda.execute.inspection.records import usual_sizes
from warplens.cuda.ground.errors import InputError, WarplensError
from warplens.cuda.sweep import axes, tune
from warplens.cuda.sweep.tune.search import combinations_of, devices_of_search, is_searchable
from warplens.gui.kit.tasks import NewestCall
from warplens.gui.workspace import choices, sweep_run
from warplens.gui.workspace.session import Session
from warplens.profiles.tuning import Tuned, importances_of, tuned

NOTHING = (
    "No search has run here. Choose a variant above and press the button beside it, or open the profile of a search "
    "(warplens tune … --save FILE)."
)
MOST_TRIALS = 100_000


class TuneModel(QObject):
    """The shown search, and what starts another one."""

    outdated = pyqtSignal()  # points or kernels have changed: `refresh` takes them over, once the panel is in view
    changed = pyqtSignal()  # the shown trials, the limits or the selected trial changed
    stopped_changed = pyqtSignal()  # another search can be continued, or none any more
    state_changed = pyqtSignal()  # a search can be started or stopped, or not any more

    def __init__(self, session: Session, background: Executor) -> None:
        super().__init__()
        self._session = session
        self._results, self._choices = session.results, session.choices
        self._background = background
        self._finding = NewestCall(self)
        self.tuned: Tuned | None = None
        self.importances: dict[str, float] = {}
        self.shown: dict[str, frozenset[int]] = {}
        self._numbers: dict[object, int] = {}
        self._weighing = NewestCall(self)
        results = self._results
        results.points_added.connect(lambda _points: self.outdated.emit())
        results.points_replaced.connect(self.outdated)
        results.selection_changed.connect(lambda _key: self.changed.emit())
        self._choices.kernels_changed.connect(self.state_changed)
        self._choices.devices_changed.connect(self.state_changed)
        session.run.state_changed.connect(lambda _state: self.state_changed.emit())
        session.stopped_changed.connect(self.stopped_changed)

    @property
    def selected(self) -> int | None:
        """The number of the trial whose point is selected."""
        return self._numbers.get(self._results.selected)

    @property
    def kernels(self) -> tuple[KernelFile, ...]:
        """The variants that can be searched: those with a macro of several values, the largest spaces first."""
        searchable = filter(is_searchable, self._choices.kernels)
        return tuple(sorted(searchable, key=combinations_of, reverse=True))

    @property
    def usual_kernel(self) -> str:
        """The variant that is offered first: the selected one, else one made for a search, checked, of most values."""
        point = None if self._results.selected is None else self._results.point(self._results.selected)
        checked = self._choices.checked

        def rank(kernel: KernelFile) -> tuple[bool, bool, bool]:
            return point is not None and kernel.name == point.kernel, bool(kernel.search), kernel.name in checked

        return max(self.kernels, key=rank).name if self.kernels else ""

    @property
    def is_running(self) -> bool:
        """Whether a sweep or a search runs."""
        return self._session.run.state is not sweep_run.RunState.IDLE

    @property
    def is_modelled(self) -> bool:
        """Whether a search that starts now has modelled times: the chosen GPU is not in this machine."""
        return not is_gpu(self._choices.device)

    @property
    def stopped_trials(self) -> int:
        """How many trials the stopped search has in all, with which it goes on; 0 where none is stopped."""
        return 0 if self._session.stopped is None else self._session.stopped.request.trials

    def usual_sizes(self, name: str) -> str:
        """Return the usual sizes of a variant as they are typed: `N=1024`."""
        kernel = self._kernel(name)
        return "" if kernel is None else " ".join(f"{axis}={value}" for axis, value in usual_sizes(kernel).items())

    def space(self, name: str) -> str:
        """Return the space of a variant in words: `17,496 combinations of BM, BN and TILE`."""
        kernel = self._kernel(name)
        if kernel is None:
            return ""
        macros = [macro for macro, values in kernel.searched.items() if len(values) > 1]
        listed = " and ".join(filter(None, (", ".join(macros[:-1]), macros[-1])))
        return f"{combinations_of(kernel):,} combinations of {listed}"

    def request(self, name: str, sizes: str, trials: str) -> choices.PlanRequest:
        """Return a search as a value that can be planned."""
        kernel = self._kernel(name)
        if kernel is None:
            raise InputError("choose a variant to search")
        parsed = [axes.parse_axis(word) for word in sizes.split()]
        typed = dict(parsed)
        for axis, values in parsed:
            if axis not in kernel.problem:
                raise InputError(f"{name} has no size {axis}; it has {', '.join(kernel.problem)}")
            if len(values) > 1:
                raise InputError(f"a search is of one size: {axis} has {len(values)} here")
            if values != typed[axis]:
                raise InputError(f"a search is of one size: {axis} is given twice here")
        number = "".join(trials.split()).replace(",", "")
        if not (number.isdecimal() and 1 <= int(number) <= MOST_TRIALS):
            raise InputError(f"trials are a whole number from 1 to {MOST_TRIALS:,}, not {trials!r}")
        device = self._choices.device
        if not device:
            raise InputError("choose a GPU first")
        return choices.PlanRequest(
            kernels=(kernel,),
            problem={axis: (value,) for axis, value in usual_sizes(kernel).items()} | typed,
            tune={},
            devices=devices_of_search(device, self._session.specs.get(device)),
            budget_s=tune.BUDGET_S,
            cluster=self._choices.cluster,
            trials=int(number),
        )

    def start(self, name: str, sizes: str, trials: str) -> str:
        """Start a search; return why it cannot be started, "" where it was."""
        try:
            request = self.request(name, sizes, trials)
        except WarplensError as error:
            return str(error)
        if not self._session.is_idle:
            return "a sweep is running: stop it first"
        self._session.run_beside(request, None)
        return ""

    def stop(self) -> None:
        """Stop what runs; its trials stay, and it can be continued."""
        self._session.run.stop()

    def select(self, number: int) -> None:
        """Select the point of a trial."""
        if self.tuned is not None and 0 <= number < len(self.tuned.trials):
            self._results.select(self.tuned.trials[number].point.key)

    def toggle(self, axis: int, place: int) -> None:
        """Limit the lines to a value of an axis as well, or no more."""
        if self.tuned is None:
            return
        name, values = list(self.tuned.axes.items())[axis]
        limited = self.shown.get(name, frozenset()) ^ {values[place]}
        self.shown = {**self.shown, name: limited}
        if not limited or len(limited) == len(values):
            del self.shown[name]
        self.changed.emit()

    def show_all(self) -> None:
        """Limit the lines no more."""
        self.shown = {}
        self.changed.emit()

    def refresh(self) -> None:
        """Take over the points as they are now."""
        find = partial(tuned, self._results.current_points)
        self._finding.ask(self._results.for_many, find, self._take, doing="Reading the search out of the points")

    def _take(self, search: Tuned | None) -> None:
        before, self.tuned = self.tuned, search
        trials = () if self.tuned is None else self.tuned.trials
        self._numbers = {trial.point.key: number for number, trial in enumerate(trials)}
        if self.tuned is None or before is None or list(self.tuned.axes) != list(before.axes):
            self.shown, self.importances = {}, {}
        self.changed.emit()
        self._compute()

    def _compute(self) -> None:
        if self.tuned is not None:
            compute, then = partial(importances_of, self.tuned), partial(self._on_computed, self.tuned)
            self._weighing.ask(self._background, compute, then, lambda _: None, doing="Finding out which axes matter")

    def _on_computed(self, tuned: Tuned, importances: dict[str, float]) -> None:
        if self.tuned is not None and list(tuned.axes) == list(self.tuned.axes):
            self.importances = importances
            self.changed.emit()

    def _kernel(self, name: str) -> KernelFile | None:
        return next((kernel for kernel in self.kernels if kernel.name == name), None)
