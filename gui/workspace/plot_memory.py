"""The last choice of each plot, which the settings keep.

The rule: it holds words, as the settings file has them; an unknown word means the default that suits the points.
"""

from __future__ import annotations

from collections.abc import Mapping

from warplens.gui.figures.curves import PlotChoice, SpeedupBaseline
from warplens.gui.figures.figure import Scale
from warplens.gui.figures.variant_looks import MEASURES, TIME


class PlotMemory:
    """The choices by the key of their plot.

    Args:
        words: the value of `words` at the end of the last session.
    """

    def __init__(self, words: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self._words = {plot: dict(choice) for plot, choice in (words or {}).items()}

    @property
    def words(self) -> dict[str, dict[str, str]]:
        """The choices as the settings file holds them."""
        return {plot: dict(choice) for plot, choice in self._words.items()}

    def choice(self, key: str) -> PlotChoice:
        """Return the choice of a plot."""
        words = self._words.get(key, {})
        return PlotChoice(
            measure=MEASURES.get(words.get("measure", ""), TIME),
            baseline=SpeedupBaseline(kernel=words.get("baseline", "")),
            x_scale=_scale(words.get("x", "")),
            y_scale=_scale(words.get("y", "")),
            tune_axis=words.get("axis", ""),
            second_axis=words.get("down", ""),
        )

    def keep(self, key: str, choice: PlotChoice) -> None:
        """Remember the choice of a plot."""
        words = {
            "measure": choice.measure.key,
            "baseline": choice.baseline.kernel,
            "x": choice.x_scale or "",
            "y": choice.y_scale or "",
            "axis": choice.tune_axis,
            "down": choice.second_axis,
        }
        self._words[key] = {name: str(word) for name, word in words.items() if word}


def _scale(word: str) -> Scale | None:
    return next((scale for scale in Scale if scale.value == word), None)
