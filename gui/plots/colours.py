"""The light and the dark theme: few colours, as plain values without Qt.

The rule: grey for structure, one accent, green and red only for good and bad, and a colour-blind-safe hue for each
variant that is the same in every panel. Colours are defined here and nowhere else.

Source: the hues are those of M. Okabe and K. Ito, "Color Universal Design" (2008), https://jfly.uni-koeln.de/color/,
with black turned to near white and blue lifted on the dark ground, and yellow and sky blue darkened on the light one.
Sky blue and blue stand furthest apart in the order, since they are the pair most easily confused.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from warplens.gui.plots.figure import HUES, Look


class ThemeName(StrEnum):
    """The name of a theme."""

    DARK = "dark"
    LIGHT = "light"


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Colours as `#rrggbb`. `ground` is behind the panels, `panel` is their own, `field` that of inputs."""

    name: ThemeName
    ground: str
    panel: str
    field: str
    raised: str
    border: str
    grid: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    good: str
    bad: str
    hues: tuple[str, ...]

    def hue(self, look: Look) -> str:
        """Return the colour of a variant."""
        return self.muted if look.is_reference else self.hues[look.hue % HUES]

    def hue_of(self, look: Look, layer: int) -> str:
        """Return the colour of a variant in this layer; higher layers are paler."""
        return self.layered(self.hue(look), layer)

    def layered(self, colour: str, layer: int) -> str:
        """Return a colour as drawn in this layer: 0 is the open profile, 1 the first overlay."""
        return mixed(colour, self.panel, _LAYER_STRENGTHS[min(layer, len(_LAYER_STRENGTHS) - 1)])


_LAYER_STRENGTHS = (1.0, 0.68, 0.54, 0.44)
"""A variant keeps these parts of its hue in the open profile, the first overlay, and so on."""


def mixed(colour: str, ground: str, strength: float) -> str:
    """Return a colour mixed with the ground, as `#rrggbb`; `strength` (0 to 1) is the colour's part.

    Example:
        >>> mixed("#ff0000", "#000000", 0.5)
        '#800000'
    """
    parts = zip(bytes.fromhex(colour[1:]), bytes.fromhex(ground[1:]), strict=True)
    return "#" + "".join(f"{round(over * strength + under * (1 - strength)):02x}" for over, under in parts)


DARK = Theme(
    name=ThemeName.DARK,
    ground="#111418",
    panel="#1a1e24",
    field="#12151a",
    raised="#232830",
    border="#2b313a",
    grid="#262c35",
    text="#e8ecf1",
    muted="#9aa4b1",
    faint="#6a7481",
    accent="#58a6ff",
    accent_hover="#79b8ff",
    on_accent="#08121f",
    selection="#22344b",
    good="#3fb950",
    bad="#ff7b72",
    hues=("#56b4e9", "#e69f00", "#00a87b", "#d55e00", "#cc79a7", "#f0e442", "#d5dae0", "#4a7de8"),
)
LIGHT = Theme(
    name=ThemeName.LIGHT,
    ground="#f3f5f8",
    panel="#ffffff",
    field="#f7f8fa",
    raised="#eef1f5",
    border="#d9dee5",
    grid="#e8ebf0",
    text="#1b2129",
    muted="#5b6673",
    faint="#8b95a1",
    accent="#0969da",
    accent_hover="#0b5cbd",
    on_accent="#ffffff",
    selection="#dcebfb",
    good="#1a7f37",
    bad="#c93c37",
    hues=("#2b9be0", "#d48f00", "#009e73", "#d55e00", "#c2649a", "#a89b00", "#30363d", "#0057a8"),
)
THEMES = {theme.name: theme for theme in (DARK, LIGHT)}
