"""All models of one window, as the registry of panels gets them.

The rule: `app.py` makes each model once; a panel takes the models that it shows and knows no other panel. The model of
a single view is not named here: `of` makes it when the view asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PyQt6.QtCore import QObject

from warplens.cuda.device.spec import GpuSpec
from warplens.gui.figures import curves, figure, variant_looks
from warplens.gui.kit import tasks, undo
from warplens.gui.workspace import kernel_watch, point_columns, preparing, selected_points, sweep_run
from warplens.gui.workspace.choices import SweepChoices
from warplens.gui.workspace.library import Library
from warplens.gui.workspace.main_programs import MainPrograms
from warplens.gui.workspace.reporting import Reporting
from warplens.gui.workspace.rerun import Rerun
from warplens.gui.workspace.results import Results
from warplens.gui.workspace.session import Session

if TYPE_CHECKING:
    from warplens.gui.workspace.inspector import SelectionInspector


class PlotMemory:
    """The choices by the key of their plot."""

    def __init__(self, words: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self._words = {plot: dict(choice) for plot, choice in (words or {}).items()}

    @property
    def words(self) -> dict[str, dict[str, str]]:
        """The choices as the settings file holds them."""
        return {plot: dict(choice) for plot, choice in self._words.items()}

    def choice(self, key: str) -> curves.PlotChoice:
        """Return the choice of a plot."""
        words = self._words.get(key, {})
        return curves.PlotChoice(
            measure=variant_looks.MEASURES.get(words.get("measure", ""), variant_looks.TIME),
            baseline=curves.SpeedupBaseline(kernel=words.get("baseline", "")),
            x_scale=_scale(words.get("x", "")), y_scale=_scale(words.get("y", "")),
            tune_axis=words.get("axis", ""), second_axis=words.get("down", ""),
            split=words.get("split", curves.Split.AUTOMATIC),
            merges_profiles={"yes": True, "no": False}.get(words.get("median", "")),
        )  # fmt: skip

    def keep(self, key: str, choice: curves.PlotChoice) -> None:
        """Remember the choice of a plot."""
        words = {
            "measure": choice.measure.key,
            "baseline": choice.baseline.kernel,
            "x": choice.x_scale or "",
            "y": choice.y_scale or "",
            "axis": choice.tune_axis,
            "down": choice.second_axis,
            "split": choice.split,
            "median": {True: "yes", False: "no", None: ""}[choice.merges_profiles],
        }
        self._words[key] = {name: str(word) for name, word in words.items() if word}


def _scale(word: str) -> figure.Scale | None:
    return next((scale for scale in figure.Scale if scale.value == word), None)


class ViewModel(QObject):
    """The model of one view, which is made from the models of the window."""

    def __init__(self, models: WindowModels) -> None:
        super().__init__(models.session)

    def shut_down(self) -> None:
        """End the work in other processes, where it has any, before the program exits."""
        from warplens.gui.workspace.newest_question import NewestQuestion  # a start need not wait for it

        for questions in self.findChildren(NewestQuestion):
            questions.shut_down()


ViewModelT = TypeVar("ViewModelT", bound=ViewModel)


@dataclass(frozen=True, kw_only=True)
class WindowModels:
    """The models. The inspector is made when the first panel asks for it."""

    session: Session
    choices: SweepChoices  # of the next sweep
    results: Results  # the points that are shown
    run: sweep_run.SweepRun  # the running sweep
    specs: Mapping[str, GpuSpec]  # the GPUs of this machine, those of the cluster and the emulated ones, by key
    rerun: Rerun
    watch: kernel_watch.KernelWatch
    main_programs: MainPrograms
    library: Library
    forecast: preparing.Forecast
    comparison: selected_points.Comparing
    reporting: Reporting
    reproducing: selected_points.Reproducing
    ab: selected_points.AbModel
    changes: undo.Changes
    make_inspector: Callable[[], SelectionInspector]
    backend: tasks.Backend
    background: Executor  # what runs slow calls, one after another
    delay_ms: int
    visible_columns: point_columns.VisibleColumns = field(default_factory=point_columns.VisibleColumns)
    plots: PlotMemory = field(default_factory=PlotMemory)
    _of_views: dict[type[ViewModel], ViewModel] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def inspector(self) -> SelectionInspector:
        """The inspector of the selected point's code, made at the first access."""
        return self.make_inspector()

    def of(self, kind: type[ViewModelT]) -> ViewModelT:
        """Return the model of a view, made when it is first asked for."""
        if kind not in self._of_views:
            self._of_views[kind] = kind(self)
        model = self._of_views[kind]
        assert isinstance(model, kind)
        return model

    def shut_down(self) -> None:
        """End the work in other processes before the program exits."""
        self.ab.run.shut_down()
        self.run.shut_down()
        self.main_programs.shut_down()
        if "inspector" in self.__dict__:
            self.inspector.shut_down()
        for model in self._of_views.values():
            model.shut_down()
