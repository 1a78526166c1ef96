"""How the next sweep times its points on a card: the state of the cache, when samples are enough, and beside what.

The rule: texts are kept as typed and read on demand, as those of the axes are; an empty one is the usual setting.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.errors import InputError
from warplens.cuda.points import Baseline, CacheState, Measuring
from warplens.cuda.runners.baselines import USUAL

CACHES: Mapping[str, tuple[CacheState, ...]] = {
    "cold": (CacheState.COLD,),
    "warm": (CacheState.WARM,),
    "both": tuple(CacheState),
}
"""The choices of cache by name, the usual one first."""
USUAL_CACHE = next(iter(CACHES))


@dataclass(frozen=True, slots=True, kw_only=True)
class TimingField:
    """A setting of `Measuring` that can be typed: `factor` times the number that is shown, of which `help` tells."""

    name: str
    label: str
    help: str
    factor: float = 1.0

    @property
    def usual(self) -> str:
        """What is meant where nothing is typed."""
        return f"{getattr(Measuring(), self.name) / self.factor:g}"

    def read(self, text: str) -> float | int:
        """Return the setting that a text stands for.

        Raises:
            InputError: it is no number that makes sense.
        """
        is_whole = isinstance(getattr(Measuring(), self.name), int)
        try:
            value = int(text) if is_whole else float(text) * self.factor
            Measuring(**{"longest_time_s": max(value, Measuring().longest_time_s), self.name: value})
        except (ValueError, InputError):
            needed = "a whole number from 1 on" if is_whole else "a number from 0 on"
            raise InputError(f"{self.label}: {needed} is needed, not {text!r}") from None
        return value


FIELDS = (
    TimingField(name="least_samples", label="Samples, at least", help="A point has at least so many samples."),
    TimingField(name="least_time_s", label="Seconds, at least", help="Samples are taken for at least so long."),
    TimingField(
        name="largest_deviation",
        label="Deviation (%)",
        help="A point ends when the relative standard deviation of its samples is this small, or no longer changes.",
        factor=0.01,
    ),
    TimingField(
        name="longest_time_s",
        label="Seconds, at most",
        help="A point ends after so long, or twice that to have three samples.",
    ),
)


BASELINES = "baselines"
"""Name of the text that lists the baselines, as `--baselines` on the command line takes it."""


class TimingChoices(QObject):
    """The choices of timing.

    Signals:
        changed: the cache or a text changed.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache = USUAL_CACHE
        self._texts: dict[str, str] = {}

    @property
    def cache(self) -> str:
        """The choice of cache, one of `CACHES`."""
        return self._cache

    @property
    def caches(self) -> tuple[CacheState, ...]:
        """The states of the cache in which points are measured."""
        return CACHES[self._cache]

    @property
    def texts(self) -> Mapping[str, str]:
        """What was typed, by the name of the setting; the others are as usual."""
        return dict(self._texts)

    @property
    def baselines(self) -> frozenset[Baseline]:
        """What is measured beside the variants."""
        words = self._texts.get(BASELINES, "").split(",")
        return frozenset(one for one in Baseline if one in words) if BASELINES in self._texts else USUAL

    @property
    def is_usual(self) -> bool:
        """Whether nothing is chosen that is not usual."""
        return self._cache == USUAL_CACHE and not self._texts

    def set_cache(self, cache: str) -> None:
        """Choose the state of the cache; an unknown one is passed over."""
        if cache in CACHES and cache != self._cache:
            self._cache = cache
            self.changed.emit()

    def set_baseline(self, one: Baseline, *, is_on: bool) -> None:
        """Measure a baseline beside the variants, or leave it out."""
        wanted = self.baselines | {one} if is_on else self.baselines - {one}
        text = ",".join(each for each in Baseline if each in wanted) or "none"
        self.set_text(BASELINES, "" if wanted == USUAL else text)

    def set_text(self, name: str, text: str) -> None:
        """Set what was typed for a setting; an unknown one is passed over."""
        wanted = text.strip()
        if wanted != self._texts.get(name, "") and name in {BASELINES, *(field.name for field in FIELDS)}:
            self._texts[name] = wanted
            if not wanted:
                del self._texts[name]
            self.changed.emit()

    def field_problem(self, field: TimingField) -> str:
        """Return what is wrong with one text; "" when nothing is."""
        try:
            field.read(self._texts.get(field.name, field.usual))
        except InputError as error:
            return str(error)
        return ""

    def problem(self) -> str:
        """Return what is wrong with the settings; "" when nothing is."""
        try:
            self.measuring()
        except InputError as error:
            return str(error)
        return ""

    def measuring(self) -> Measuring:
        """Return the settings.

        Raises:
            InputError: a text cannot be read, or the settings contradict each other.
        """
        return Measuring(
            **{field.name: field.read(self._texts[field.name]) for field in FIELDS if field.name in self._texts}
        )
