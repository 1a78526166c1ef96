"""The light and the dark theme: few colours, as plain values without Qt.

The rule: grey for structure, one accent, green and red only for good and bad, ochre for warnings, a hue safe for the
colour-blind for each variant, the same in every panel; beyond eight of a family a second shade of them. Colours are
defined in colours.toml and nowhere else.

Source: the hues are those of M. Okabe and K. Ito, "Color Universal Design" (2008), https://jfly.uni-koeln.de/color/,
with black turned to near white and blue lifted on the dark ground, and yellow and sky blue darkened on the light one.
Sky blue and blue stand furthest apart in the order, since they are the pair most easily confused.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from warplens.cuda.ground import toml_beside
from warplens.gui.figures.figure import HUES, Look


class ThemeName(StrEnum):
    """The name of a theme."""

    DARK = "dark"
    LIGHT = "light"


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Colours as `#rrggbb`."""

    name: ThemeName
    ground: str  # behind the panels
    panel: str  # of the panels
    field: str  # of inputs
    raised: str
    border: str
    grid: str
    text: str  # for texts, the most prominent
    muted: str  # for less prominent texts
    faint: str  # for the least prominent texts
    off: str  # for what cannot be used, and for lines that only adorn
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    good: str
    bad: str
    warn: str
    hues: tuple[str, ...]

    def hue(self, look: Look) -> str:
        """Return the colour of a variant; further shades are nearer to the colour of texts."""
        if look.is_reference:
            return self.muted
        return _shaded(self.hues[look.hue % HUES], self.text, self.panel, SHADES[min(look.shade, len(SHADES) - 1)])

    def hue_of(self, look: Look, layer: int) -> str:
        """Return the colour of a variant in this layer; higher layers are paler."""
        return self.layered(self.hue(look), layer)

    def layered(self, colour: str, layer: int) -> str:
        """Return a colour as drawn in this layer, 0 for the open profile; it is no paler than `LEAST_OF_CURVES`."""
        return _seen(colour, self.panel, _LAYER_STRENGTHS[min(layer, len(_LAYER_STRENGTHS) - 1)])

    def ink(self, look: Look) -> str:
        """Return the colour of a text about a variant: its own, as far towards that of texts as reading it needs."""
        return _read(self.hue(look), self.panel, self.text)


# The least contrast of texts, and of curves and marks that are needed: WCAG 2.2, criteria 1.4.3 and 1.4.11 (level AA).
LEAST_OF_TEXTS, LEAST_OF_CURVES = 4.5, 3.0
# A variant keeps these parts of its hue: the first eight of a family, the second eight, and all others. With 0.55 the
# first two shades of all hues differ most on both grounds: by 14.9 and more in CIELAB (CIE 76).
SHADES = (1.0, 0.55, 0.3)
NEARLY_TEXT = 1.6  # a hue with less contrast to texts is mixed with the panel: it is nearly theirs
_LAYER_STRENGTHS = (1.0, 0.68, 0.54, 0.44)  # of a variant's hue in the open profile, the first overlay, and so on


@lru_cache(maxsize=4096)
def mixed(colour: str, ground: str, strength: float) -> str:
    """Return a colour mixed with the ground, as `#rrggbb`; `strength` (0 to 1) is the colour's part."""
    parts = zip(bytes.fromhex(colour[1:]), bytes.fromhex(ground[1:]), strict=True)
    return "#" + "".join(f"{round(over * strength + under * (1 - strength)):02x}" for over, under in parts)


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio and relative luminance)."""
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=1024)
def ink_on(ground: str) -> str:
    """Return black or white, whichever has more contrast to a ground: at least 4.58."""
    return max("#000000", "#ffffff", key=lambda ink: contrast(ink, ground))


def _luminance(colour: str) -> float:
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=1024)
def _shaded(colour: str, text: str, panel: str, strength: float) -> str:
    """Return a colour mixed with that of texts, or with the panel where it is nearly theirs."""
    if contrast(colour, text) < NEARLY_TEXT:
        return _seen(colour, panel, strength)
    return mixed(colour, text, strength)


@lru_cache(maxsize=1024)
def _seen(colour: str, ground: str, strength: float) -> str:
    """Return a colour mixed with its ground as far as it is still seen as a curve."""
    while strength < 1 and contrast(mixed(colour, ground, strength), ground) < LEAST_OF_CURVES:
        strength = min(1.0, strength + _STEP)
    return mixed(colour, ground, strength)


@lru_cache(maxsize=1024)
def _read(colour: str, ground: str, text: str) -> str:
    """Return a colour mixed with that of texts until it can be read on its ground."""
    strength = 1.0
    while strength > 0 and contrast(mixed(colour, text, strength), ground) < LEAST_OF_TEXTS:
        strength = max(0.0, strength - _STEP)
    return mixed(colour, text, strength)


_STEP = 0.02  # colours are mixed in steps of this part

_COLOURS = toml_beside(__file__)
DARK, LIGHT = (
    Theme(**{**_COLOURS[name], "name": name, "hues": tuple(_COLOURS[name]["hues"])})
    for name in (ThemeName.DARK, ThemeName.LIGHT)
)
MEANINGS: dict[str, str] = _COLOURS["meanings"]
THEMES = {theme.name: theme for theme in (DARK, LIGHT)}
