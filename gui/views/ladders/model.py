"""The ladder that the window shows: which one, at which place, and which rung is selected.

The rule: the times are those of the open profile; a ladder without a time there has those that are shipped, which are
read in the background once the panel is in view. A rung that is selected is the selected point of the window too,
where the open profile has it, and a point that is selected elsewhere selects its rung.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial

from PyQt6.QtCore import QObject, Qt, pyqtSignal

from warplens.cuda.catalogue.ladders import Ladder, ladders_of
from warplens.cuda.device.spec import DEFAULT_DEVICE
from warplens.cuda.ground import errors, metrics, points
from warplens.gui.figures.figure import PointKey
from warplens.gui.kit.rows import MODELLED_ROLE, NO_PARENT, STATE_ROLE, Index, TableModel, alignment
from warplens.gui.kit.tasks import Task
from warplens.gui.kit.widgets import verbatim
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.results import Results
from warplens.profiles.formats import MISSING, plain, short_device_name, short_name
from warplens.profiles.ladders.page import gain_text, moved_text, rate_of, share_text
from warplens.profiles.ladders.timed_ladder import Place, ReachedRung, TimedLadder, places_of, shipped_times, timed_at
from warplens.profiles.records import Profile
from warplens.profiles.table import duration_text

SHIPPED_TAG = "reference"  # a profile that was measured to be shipped has this tag
WAITING = "Reading the shipped times…"
NO_LADDERS = "No kernel names another one as its `previous`: two of them, one step apart, are a ladder."
NO_TIMES = "No rung of this ladder has a time here. More ▾ chooses them, and Run times them: modelled without a GPU."


class LadderModel(QObject):
    """The ladders of the kernels."""

    outdated = pyqtSignal()  # something that is shown has changed: `refresh` takes it over, once the panel is in view
    changed = pyqtSignal()  # the ladder, its place or its times changed
    rung_changed = pyqtSignal(object)  # the number of the selected rung, None for none

    def __init__(self, results: Results, choices: SweepChoices, background: Executor) -> None:
        super().__init__()
        self._results = results
        self._choices = choices
        self._background = background
        self._errors: list[errors.SpannedError] = []
        self.ladders: tuple[Ladder, ...] = ()
        self.number = 0
        self._wished: Place | None = None
        self._shipped: tuple[Profile, ...] | None = None
        self._shipped_for = ""
        self.is_reading = False
        self._failure = ""
        self.timed: TimedLadder | None = None
        self.places: tuple[Place, ...] = ()
        self.rung: int | None = None
        self._followed: PointKey | None = None
        self._read_ladders()
        choices.kernels_changed.connect(self._on_kernels_changed)
        choices.devices_changed.connect(self.outdated)
        results.points_added.connect(lambda _points: self.outdated.emit())
        results.points_replaced.connect(self.outdated)
        results.selection_changed.connect(lambda _key: self.outdated.emit())

    @property
    def ladder(self) -> Ladder | None:
        """The shown ladder; None where the kernels form none."""
        return self.ladders[self.number] if self.ladders else None

    @property
    def hint(self) -> str:
        """What the panel says where there are no times; "" where there are."""
        if self.timed is not None:
            return ""
        if not self.ladders:
            return str(self._errors[0]) if self._errors else NO_LADDERS
        return WAITING if self.is_reading else self._failure or NO_TIMES

    def name_of(self, ladder: Ladder) -> str:
        """Return the title of a ladder, with its first rung where another one has the same title."""
        alike = [other for other in self.ladders if other.title == ladder.title]
        first = ladder.rungs[0].kernel
        return ladder.title if len(alike) < 2 else f"{ladder.title}, from {short_name(first.name, first.family)}"

    def device_name(self, place: Place) -> str:
        """Return the short name of the GPU of a place."""
        profiles = (*([self._results.profile] if self._results.profile is not None else []), *(self._shipped or ()))
        names = {device.key: device.name for profile in reversed(profiles) for device in profile.devices}
        return short_device_name(names.get(place.device, place.device))

    def choose_ladder(self, number: int) -> None:
        """Show another ladder, at its best place."""
        if number != self.number and 0 <= number < len(self.ladders):
            self.number, self._wished = number, None
            self.refresh()

    def choose_place(self, place: Place) -> None:
        """Show the ladder at another place."""
        if place in self.places:
            self._wished = place
            self.refresh()

    def choose_rungs(self) -> None:
        """Choose exactly the rungs of this ladder for the next sweep."""
        if self.ladder is not None:
            self._choices.set_checked(rung.kernel.name for rung in self.ladder.rungs)

    def select(self, number: int | None) -> None:
        """Select a rung, and its point where the open profile has it."""
        if self.timed is None or number not in (None, *self.timed.reached):
            return
        if number != self.rung:
            self.rung = number
            self.rung_changed.emit(number)
        point = None if number is None else self.timed.rungs[number].point
        if point is not None and self._results.point(point.key) is not None:
            self._results.select(point.key)

    def move(self, step: int) -> None:
        """Select the next rung that has a time, or the one before."""
        if self.timed is None:
            return
        reached = self.timed.reached
        at = reached.index(self.rung) + step if self.rung in reached else (0 if step > 0 else len(reached) - 1)
        self.select(reached[max(0, min(at, len(reached) - 1))])

    def refresh(self) -> None:
        """Take the times as they are now, and go to the point that was selected since."""
        before = self.timed
        selected = self._newly_selected()
        if selected is not None and selected.kernel not in self._names():
            numbers = [number for number in range(len(self.ladders)) if selected.kernel in self._names(number)]
            self.number, self._wished = (*numbers, self.number)[0], None if numbers else self._wished
        ladder = self.ladder
        profiles = self._profiles(ladder)
        self.places = () if ladder is None else places_of(ladder, profiles)
        if selected is not None and (own := self._place_of(selected)) is not None:
            self._wished = own
        place = self._wished if self._wished in self.places else next(iter(self.places), None)
        self.timed = None if ladder is None or place is None else timed_at(ladder, profiles, place)
        is_other = before is None or self.timed is None or before.ladder is not self.timed.ladder
        was = self.rung
        is_own = selected is not None and selected.kernel in self._names()
        if is_other or is_own or was not in (self.timed.reached if self.timed else ()):
            self.rung = self._rung_of_selected()
        self.changed.emit()
        if self.rung != was:
            self.rung_changed.emit(self.rung)

    def _rung_of_selected(self) -> int | None:
        if self.timed is None:
            return None
        point = self._results.point(self._results.selected)
        names = [rung.kernel.name for rung in self.timed.rungs]
        own = names.index(point.kernel) if point is not None and point.kernel in names else None
        return own if own in self.timed.reached else self.timed.best

    def _newly_selected(self) -> points.PointResult | None:
        """Return the selected point if it is another one than at the last call."""
        key = self._results.selected
        if key == self._followed:
            return None
        self._followed = key
        return self._results.point(key)

    def _names(self, number: int | None = None) -> list[str]:
        if not self.ladders:
            return []
        return [rung.kernel.name for rung in self.ladders[self.number if number is None else number].rungs]

    def _profiles(self, ladder: Ladder | None) -> Sequence[Profile]:
        """Return the open profile, or the shipped ones (those of its GPU) where no rung has a time in it."""
        head = self._results.profile
        if ladder is None:
            return ()
        if head is None:
            return self._shipped_of(self._choices.device)
        own = replace(head, points=self._results.current_points)
        if not places_of(ladder, [own]):
            return self._shipped_of(self._choices.device)
        if SHIPPED_TAG in head.tags and head.devices:
            return [own, *self._shipped_of(head.devices[0].key)]
        return [own]

    def _shipped_of(self, device: str) -> Sequence[Profile]:
        """Return the shipped profiles of a GPU, none until they are read."""
        if self._shipped is not None and self._shipped_for == device:
            return self._shipped
        if not self.is_reading:
            self.is_reading, self._shipped_for = True, device
            read = partial(_shipped, self.ladders, device)
            Task.begin(
                self, self._background, read, self._on_read, self._on_failed, doing="Reading the times of ladders"
            )
        return () if self.is_reading or self._shipped is None else self._shipped

    def _on_read(self, profiles: tuple[Profile, ...]) -> None:
        self.is_reading, self._shipped = False, profiles
        self.refresh()

    def _on_failed(self, sentence: str) -> None:
        self.is_reading, self._shipped, self._failure = False, (), sentence
        self.refresh()

    def _read_ladders(self) -> None:
        shown = None if not self.ladders else self.ladders[self.number].rungs[0].kernel.name
        self._errors = []
        self.ladders = ladders_of(self._choices.kernels, self._errors.append)
        firsts = [ladder.rungs[0].kernel.name for ladder in self.ladders]
        longest = max(range(len(firsts)), key=lambda number: len(self.ladders[number].rungs), default=0)
        self.number = firsts.index(shown) if shown in firsts else longest

    def _on_kernels_changed(self) -> None:
        self._read_ladders()
        self.outdated.emit()

    def _place_of(self, point: points.PointResult) -> Place | None:
        """Return the place of a point of the open profile on the shown ladder, None where it has no time."""
        profile, ladder = self._results.profile, self.ladder
        if profile is None or ladder is None:
            return None
        return next(iter(places_of(ladder, [replace(profile, points=(point,))])), None)


def _shipped(ladders: Sequence[Ladder], device: str) -> tuple[Profile, ...]:
    """Return the shipped profiles with times of a GPU, else of the usual one; runs in the background."""
    profiles = shipped_times(ladders, device) or shipped_times(ladders, DEFAULT_DEVICE)
    return tuple(profiles.values())


# The rungs of a ladder as a table, those without a time too.
# A cell's text is that of `profiles.ladders.page`, so that the window and the command line agree.


@dataclass(frozen=True, slots=True)
class RungColumn:
    """A column: its heading, its help, and how its text is read off a rung of a ladder."""

    key: str
    heading: str
    help: str
    text: Callable[[TimedLadder, ReachedRung], str]
    is_number: bool = False


def _time(timed: TimedLadder, rung: ReachedRung) -> str:
    return MISSING if rung.time_ns is None else duration_text(rung.time_ns, timed.place.provenance)


_GAIN_HELP = "How many times as fast as the rung that it comes from"
_RATE_HELP = "Operations or bytes a second, of those that the task needs"
_MOVED_HELP = "The counter that shows the step: chosen from those of the unit that was relieved most"
COLUMNS: tuple[RungColumn, ...] = (
    RungColumn("rung", "Rung", "The variant", lambda _, rung: rung.name),
    RungColumn("time", "Time", "Its fastest time at this place", _time, is_number=True),
    RungColumn("rate", "Rate", _RATE_HELP, lambda timed, rung: rate_of(timed, rung) or MISSING, is_number=True),
    RungColumn("gain", "Gain", _GAIN_HELP, lambda _, rung: gain_text(rung.gain), is_number=True),
    RungColumn(
        "share", "Roof", "The part of the roof that it reaches", lambda _, r: share_text(r.share), is_number=True
    ),
    RungColumn("moved", "What moved", _MOVED_HELP, lambda _, rung: "" if rung.gain is None else moved_text(rung)),
    RungColumn("step", "What is new", "The one idea of the rung", lambda _, r: r.kernel.step or r.kernel.title),
    RungColumn("limiter", "Limited by, modelled", "What takes the time by the timing model", lambda _, r: r.limiter),
)


class RungTable(TableModel):
    """The table of a ladder."""

    columns = COLUMNS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timed: TimedLadder | None = None

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """Return the number of rungs."""
        return 0 if self._timed is None or parent.isValid() else len(self._timed.rungs)

    def show_timed(self, timed: TimedLadder | None) -> None:
        """Show the rungs of a ladder."""
        self.beginResetModel()
        self._timed = timed
        self.endResetModel()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text, the tool tip and the state of a cell: a rung without a time has its reason as its time."""
        if self._timed is None or not index.isValid():
            return None
        rung, column = self._timed.rungs[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if rung.point is None and column.key == "moved":
                    return plain(rung.absence)
                return plain(column.text(self._timed, rung))
            case Qt.ItemDataRole.ToolTipRole:
                return verbatim(f"{rung.kernel.name}\n{rung.kernel.step or rung.kernel.title}\n{moved_text(rung)}")
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
        if role == STATE_ROLE:
            return rung
        if role == MODELLED_ROLE:
            return self._timed.place.provenance is metrics.Provenance.MODELLED
        return None
