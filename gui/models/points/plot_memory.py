"""What each plot was last asked to draw, to be remembered.

The rule: it holds words alone, as they stand in the settings; one that is not understood any longer means what suits
the points.
"""

from __future__ import annotations

from collections.abc import Mapping

from warplens.gui.plots.curves import PlotChoice, SpeedupBaseline
from warplens.gui.plots.figure import Scale
from warplens.gui.plots.quantity import MEASURES, TIME


class PlotMemory:
    """The choices by the key of their plot.

    Args:
        words: what `words` said at the end of the last session.
    """

    def __init__(self, words: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self._words = {key: dict(told) for key, told in (words or {}).items()}

    @property
    def words(self) -> dict[str, dict[str, str]]:
        """The choices, as they are written into the settings."""
        return {key: dict(told) for key, told in self._words.items()}

    def choice(self, key: str) -> PlotChoice:
        """Return what a plot draws."""
        told = self._words.get(key, {})
        return PlotChoice(
            measure=MEASURES.get(told.get("measure", ""), TIME),
            baseline=SpeedupBaseline(kernel=told.get("baseline", "")),
            x_scale=_scale(told.get("x", "")),
            y_scale=_scale(told.get("y", "")),
        )

    def keep(self, key: str, choice: PlotChoice) -> None:
        """Remember what a plot draws."""
        told = {
            "measure": choice.measure.key,
            "baseline": choice.baseline.kernel,
            "x": choice.x_scale or "",
            "y": choice.y_scale or "",
        }
        self._words[key] = {name: str(word) for name, word in told.items() if word}


def _scale(word: str) -> Scale | None:
    return next((scale for scale in Scale if scale.value == word), None)
