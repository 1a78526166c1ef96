"""Every model of the window under one name, for the registry of panels.

The rule: `app.py` makes each model once; a panel takes those it shows from here and knows no other panel.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from warplens.cuda.device.spec import GpuSpec
from warplens.gui.models.choices import SweepChoices
from warplens.gui.models.forecast import Forecast
from warplens.gui.models.library import Library
from warplens.gui.models.results import Results
from warplens.gui.models.session import Session
from warplens.gui.models.sweep_run import SweepRun
from warplens.gui.undo import Changes


@dataclass(frozen=True, slots=True, kw_only=True)
class Models:
    """The models; those that a session owns stand here by their own names too."""

    session: Session
    library: Library
    forecast: Forecast
    changes: Changes

    @property
    def choices(self) -> SweepChoices:
        """What the next sweep is made of."""
        return self.session.choices

    @property
    def results(self) -> Results:
        """The points that are shown."""
        return self.session.results

    @property
    def specs(self) -> Mapping[str, GpuSpec]:
        """The GPUs of this machine and the emulated ones, by key."""
        return self.session.specs

    @property
    def run(self) -> SweepRun:
        """The running sweep."""
        return self.session.run
