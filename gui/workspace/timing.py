"""The timing choices of the next sweep: the cache states, the end of sampling, and the baselines.

The rule: texts are stored as typed and parsed on demand, as those of the axes are; an empty text is the default.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from warplens.cuda.execute.baselines import USUAL
from warplens.cuda.ground import errors, toml_beside
from warplens.cuda.ground.points import Baseline, CacheState, InputSet, Measuring

CACHES: Mapping[str, tuple[CacheState, ...]] = {  # the choices of cache states by name, the default first
    "cold": (CacheState.COLD,),
    "warm": (CacheState.WARM,),
    "both": tuple(CacheState),
}
USUAL_CACHE = next(iter(CACHES))  # the default choice of cache states


def error_of(read: Callable[..., object], *arguments: object) -> str:
    """Return why a typed text cannot be read, "" if it can."""
    try:
        read(*arguments)
    except errors.InputError as error:
        return str(error)
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimingField:
    """A setting of `Measuring` as a text field; the setting is `factor` times the shown number."""

    name: str
    label: str
    help: str
    factor: float = 1.0

    @property
    def usual(self) -> str:
        """The text of the default."""
        return f"{getattr(Measuring(), self.name) / self.factor:g}"

    def read(self, text: str) -> float | int:
        """Return the setting of a text; `InputError` if it is no valid number."""
        is_whole = isinstance(getattr(Measuring(), self.name), int)
        try:
            value = int(text) if is_whole else float(text) * self.factor
            settings: dict[str, Any] = {"longest_time_s": max(value, Measuring().longest_time_s), self.name: value}
            Measuring(**settings)
        except (ValueError, errors.InputError):
            needed = "a whole number from 1 on" if is_whole else "a number from 0 on"
            raise errors.InputError(f"{self.label}: {needed} is needed, not {text!r}") from None
        return value


_WORDS = toml_beside(__file__)
FIELDS = tuple(TimingField(**words) for words in _WORDS["fields"])  # in the order of the form
BASELINES = "baselines"  # the text of this name lists the baselines, as `--baselines` does on the command line


class TimingChoices(QObject):
    """The choices of timing."""

    changed = pyqtSignal()  # the cache or a text changed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cache = USUAL_CACHE  # the choice of cache states, a key of `CACHES`
        self._texts: dict[str, str] = {}

    @property
    def caches(self) -> tuple[CacheState, ...]:
        """The cache states in which points are measured."""
        return CACHES[self.cache]

    @property
    def texts(self) -> Mapping[str, str]:
        """The typed texts by the name of the setting; the other settings have their defaults."""
        return dict(self._texts)

    @property
    def baselines(self) -> frozenset[Baseline]:
        """The baselines that are measured in addition to the variants."""
        words = self._texts.get(BASELINES, "").split(",")
        return frozenset(baseline for baseline in Baseline if baseline in words) if BASELINES in self._texts else USUAL

    def set_cache(self, cache: str) -> None:
        """Choose the cache states; an unknown key is ignored."""
        if cache in CACHES and cache != self.cache:
            self.cache = cache
            self.changed.emit()

    def set_baseline(self, baseline: Baseline, *, is_on: bool) -> None:
        """Measure a baseline in addition to the variants, or leave it out."""
        baselines = self.baselines | {baseline} if is_on else self.baselines - {baseline}
        text = ",".join(other for other in Baseline if other in baselines) or "none"
        self.set_text(BASELINES, "" if baselines == USUAL else text)

    def set_text(self, name: str, text: str) -> None:
        """Set the text of a setting; an unknown name is ignored."""
        stripped = text.strip()
        if stripped != self._texts.get(name, "") and name in {BASELINES, *(field.name for field in FIELDS)}:
            self._texts[name] = stripped
            if not stripped:
                del self._texts[name]
            self.changed.emit()

    def field_problem(self, field: TimingField) -> str:
        """Return the error in the text of a field; "" if there is none."""
        return error_of(field.read, self._texts.get(field.name, field.usual))

    def problem(self) -> str:
        """Return the error in the settings; "" if there is none."""
        return error_of(self.measuring)

    def measuring(self) -> Measuring:
        """Return the settings; `InputError` if a text cannot be read, or they contradict each other."""
        texts = self._texts
        settings: dict[str, Any] = {
            field.name: field.read(texts[field.name]) for field in FIELDS if field.name in texts
        }
        return Measuring(**settings)


# The reference is stored as typed, as for `--reference`, and read on demand; an empty one is that of each kernel file.

OWN = "the kernels' own"  # what is checked where nothing is chosen


class CheckingChoices(QObject):
    """The choices of checking."""

    changed = pyqtSignal()  # the inputs or the reference changed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.inputs: tuple[InputSet, ...] = ()  # each point is tried on them, too; in the order of `InputSet`
        self.reference = ""  # the kernel, or `module.py:function`, that judges all variants; "" for what files say

    @property
    def summary(self) -> str:
        """What is chosen, in a few words."""
        tried = ", ".join(("own", *self.inputs)) if self.inputs else ""
        judge = f"against {Path(self.reference).name}" if self.reference else ""
        return " · ".join(part for part in (tried, judge) if part) or OWN

    def set_input(self, inputs: InputSet, *, is_on: bool) -> None:
        """Try the points on these inputs too, or do not."""
        self.set_inputs({*self.inputs, inputs} if is_on else set(self.inputs) - {inputs})

    def set_inputs(self, names: Iterable[str]) -> None:
        """Try the points on exactly these inputs beside their own; unknown names are ignored."""
        wanted = set(names)
        in_order = tuple(inputs for inputs in InputSet if inputs.value in wanted)
        if in_order != self.inputs:
            self.inputs = in_order
            self.changed.emit()

    def set_reference(self, text: str) -> None:
        """Set the text of the reference."""
        if text.strip() != self.reference:
            self.reference = text.strip()
            self.changed.emit()

    def problem(self) -> str:
        """Return why a function cannot be read, "" if it can; the name of a kernel is looked up by the plan."""
        from warplens.profiles.arguments import reference  # at the start the window has no time for it

        return error_of(reference, self.reference or None, "a reference")
