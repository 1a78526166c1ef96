"""Both themes: the contrast of text and curves."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QColor, QPalette

from warplens.gui.plots.figure import HUES
from warplens.gui.toolkit.theme import DARK, LIGHT, THEMES, palette, stylesheet


def luminance(colour):
    parts = [channel / 255 for channel in QColor(colour).getRgb()[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first, second):
    """Contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_text_can_be_read_and_curves_can_be_seen(theme):
    assert contrast(theme.text, theme.panel) >= 10
    assert contrast(theme.muted, theme.panel) >= 4.5
    assert contrast(theme.bad, theme.panel) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert min(contrast(hue, theme.panel) for hue in theme.hues) >= 2.3


@pytest.mark.parametrize("theme", THEMES.values(), ids=str)
def test_the_style_sheet_has_no_open_places(theme):
    assert "@" not in stylesheet(theme)
    assert len(set(theme.hues)) == HUES


def test_the_palettes_differ(qapp):
    window = QPalette.ColorRole.Window
    assert palette(DARK).color(window) != palette(LIGHT).color(window)
