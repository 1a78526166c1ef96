"""The themes as Qt needs them: font, palette, style sheet and the size of texts, and the sizes that all widgets share.

The rule: font sizes and the grid are defined here alone; colours come from `figures.colours`.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QColor, QFont, QPalette

from warplens.gui.figures.colours import DARK, LIGHT, THEMES, Theme, ThemeName, mixed

__all__ = ["DARK", "LIGHT", "THEMES", "Theme", "ThemeName", "font", "mixed", "palette", "stylesheet"]

SPACE = 8  # the grid in pixels: paddings and gaps are multiples of it or of its half
FONT_PIXELS = 13
SMALL_PIXELS = 12


def font(pixels: int = FONT_PIXELS, *, bold: bool = False) -> QFont:
    """Return the system's interface font in this size, given for texts of 100 %."""
    interface_font = QFont()
    interface_font.setPixelSize(scaled(pixels))
    interface_font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return interface_font


def palette(theme: Theme) -> QPalette:
    """Return the palette for what the style sheet leaves to the style (views, menus, disabled text)."""
    colours = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, theme.ground),
        (roles.WindowText, theme.text),
        (roles.Base, theme.field),
        (roles.AlternateBase, theme.panel),
        (roles.Text, theme.text),
        (roles.Button, theme.raised),
        (roles.ButtonText, theme.text),
        (roles.Highlight, theme.selection),
        (roles.HighlightedText, theme.text),
        (roles.ToolTipBase, theme.raised),
        (roles.ToolTipText, theme.text),
        (roles.PlaceholderText, theme.faint),
        (roles.Link, theme.accent),
    ):
        colours.setColor(role, QColor(colour))
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.off))
    return colours


def stylesheet(theme: Theme) -> str:
    """Return the style sheet of the whole window in this theme, for the present size of texts."""
    sheet = Path(__file__).with_suffix(".qss").read_text(encoding="utf-8")
    for field in fields(theme):
        value = getattr(theme, field.name)
        if isinstance(value, str):
            sheet = sheet.replace(f"@{field.name}@", value)
    sheet = sheet.replace("@font@", f"{FONT_PIXELS}px").replace("@small@", f"{SMALL_PIXELS}px")
    # these lengths follow the size of texts; paddings and borders do not
    return re.sub(r"((?:font-size|height|width): )(\d+)px", lambda match: f"{match[1]}{scaled(int(match[2]))}px", sheet)


# One size of texts holds for the whole program, in percent of the sizes here, as one palette does: fonts and the style
# sheet follow it, and what is drawn around a text (a row, a gutter, a column) takes its pixels through `scaled`. A
# picture that is not the window's own is drawn `at_text_size` of its own.

NORMAL = 100
LECTURE = 150  # the layout for a projector begins with this size
SIZES = (80, 90, 100, 110, 125, 150, 175, 200)  # the sizes that larger and smaller step through

_shown = [NORMAL]


def text_size() -> int:
    """Return the size of texts in percent."""
    return _shown[-1]


def set_text_size(percent: int) -> None:
    """Draw texts in this size, in percent, from the next time on; beyond `SIZES` it becomes the nearest of them."""
    _shown[-1] = min(max(percent, SIZES[0]), SIZES[-1])


@contextmanager
def at_text_size(percent: int) -> Iterator[None]:
    """Draw texts in this size, in percent, as long as the context lasts: of a picture, whatever the window shows."""
    _shown.append(percent)
    try:
        yield
    finally:
        _shown.pop()


def scaled(pixels: float) -> int:
    """Return a length around texts, given in pixels for texts of 100 %, for texts of the present size."""
    return round(pixels * text_size() / NORMAL)


class TextSizes(QObject):
    """The sizes, in percent; a layout keeps the size that the user gave it, else has at least that of `layout`."""

    changed = pyqtSignal()  # the present size has changed

    def __init__(self, layout: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layout = self._usual = layout
        self._first = NORMAL
        self.user_sizes: dict[str, int] = {}  # those that the user gave, by the name of the layout; settings keep them

    def restore(self, sizes: Mapping[str, int]) -> None:
        """Take over the sizes that the user gave in the last session."""
        self.user_sizes = dict(sizes)
        self._show()

    def show_layout(self, name: str, first: int = NORMAL) -> None:
        """Show the size of another layout, which begins with `first`."""
        self._layout, self._first = name, first
        self._show()

    def larger(self) -> None:
        """Show the next larger size."""
        self._give(next((size for size in SIZES if size > text_size()), SIZES[-1]))

    def smaller(self) -> None:
        """Show the next smaller size."""
        self._give(next((size for size in reversed(SIZES) if size < text_size()), SIZES[0]))

    def first(self) -> None:
        """Show the size with which the layout begins."""
        self.user_sizes.pop(self._layout, None)
        self._show()

    def _give(self, percent: int) -> None:
        self.user_sizes[self._layout] = percent
        self._show()

    def _show(self) -> None:
        first = max(self._first, self.user_sizes.get(self._usual, NORMAL))
        percent = self.user_sizes.get(self._layout, first)
        if percent != text_size():
            set_text_size(percent)
            self.changed.emit()
