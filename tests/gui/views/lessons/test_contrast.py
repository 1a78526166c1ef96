"""Numbers on the colours of lanes and warps can be read in both themes."""

from __future__ import annotations

import pytest

from warplens.gui.figures.colours import THEMES
from warplens.gui.figures.picture import HUE_INKS, colour, text_on


def luminance(tone: str) -> float:
    """Return the relative luminance of a colour (WCAG 2.2)."""
    parts = [part / 255 for part in bytes.fromhex(tone[1:])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name.value)
@pytest.mark.parametrize("ink", HUE_INKS)
def test_text_on_a_hue_has_a_contrast_of_three_to_one(theme, ink):
    dark, light = sorted((luminance(colour(ink, theme)), luminance(colour(text_on(ink), theme))))
    assert (light + 0.05) / (dark + 0.05) >= 3.0
