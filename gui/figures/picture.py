"""A picture as a frozen value: boxes, lines and texts with colours by role; and its SVG.

The rule: a picture is made without Qt for one size, and a view adds only the colours. The SVG holds vectors only and
is self-contained: no script, no style sheet, no font file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from warplens.gui.figures.colours import Theme, ThemeName, mixed
from warplens.profiles.cleaning import for_page
from warplens.profiles.records import version

SANS = "Inter, Segoe UI, Helvetica Neue, DejaVu Sans, sans-serif"
MONO = "DejaVu Sans Mono, Menlo, Consolas, monospace"
LETTER = 0.54  # a letter is taken to be this part of its size wide


class Ink(StrEnum):
    """The role of a colour; a theme gives its value (`colour`)."""

    TEXT = "text"
    MUTED = "muted"
    FAINT = "faint"
    GOOD = "good"
    BAD = "bad"
    ACCENT = "accent"
    CELL = "cell"  # the box of something idle
    EDGE = "edge"
    PANEL = "panel"
    ON_COLOUR = "on_colour"  # text on a good or bad box
    ON_HUE = "on_hue"  # dark text, for the lighter hues
    HUE_0 = "hue 0"  # the colours of variants, for things that differ and are neither good nor bad
    HUE_1 = "hue 1"
    HUE_2 = "hue 2"
    HUE_3 = "hue 3"
    HUE_4 = "hue 4"
    HUE_5 = "hue 5"
    HUE_6 = "hue 6"
    HUE_7 = "hue 7"


HUE_INKS = tuple(ink for ink in Ink if ink.name.startswith("HUE"))  # the inks of the hues in their order
DARK_HUES = frozenset({Ink.HUE_6, Ink.HUE_7})  # hues that are too dark on the light ground for dark text


class TextAnchor(StrEnum):
    """Which end of a text is at its x."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """A filled rectangle; `strength` is the part of its ink over the panel, 0 to 1, `tag` the lane that it shows."""

    x: float
    y: float
    width: float
    height: float
    ink: Ink
    strength: float = 1.0
    radius: float = 0.0
    tag: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A straight line; `strength` is its opacity, 0 to 1."""

    x1: float
    y1: float
    x2: float
    y2: float
    ink: Ink
    strength: float = 1.0
    thickness: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class TextLabel:
    """A line of text; `y` is its base line, `size` in pixels."""

    x: float
    y: float
    text: str
    ink: Ink = Ink.MUTED
    size: float = 11.0
    anchor: TextAnchor = TextAnchor.START
    bold: bool = False
    mono: bool = False


Shape = Box | Line | TextLabel


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """Shapes in drawing order on `width` by `height` pixels; `title` describes the picture in words."""

    width: float
    height: float
    items: tuple[Shape, ...]
    title: str = ""


def colour(ink: Ink, theme: Theme) -> str:
    """Return the colour of an ink as `#rrggbb`."""
    match ink:
        case Ink.CELL:
            return mixed(theme.faint, theme.panel, 0.22)
        case Ink.EDGE:
            return theme.border
        case Ink.ON_COLOUR:
            return theme.panel
        case Ink.ON_HUE:
            return theme.text if theme.name is ThemeName.LIGHT else theme.panel
    if ink in HUE_INKS:
        return theme.hues[HUE_INKS.index(ink)]
    return str(getattr(theme, ink.value))


def text_on(ink: Ink) -> Ink:
    """Return the ink of a text on a box of a hue, with a contrast of at least 3:1 in both themes."""
    return Ink.ON_HUE if ink in HUE_INKS and ink not in DARK_HUES else Ink.ON_COLOUR


def moved(item: Shape, dx: float, dy: float) -> Shape:
    """Return a shape moved by `dx` and `dy`."""
    if isinstance(item, Line):
        return replace(item, x1=item.x1 + dx, x2=item.x2 + dx, y1=item.y1 + dy, y2=item.y2 + dy)
    return replace(item, x=item.x + dx, y=item.y + dy)


def wrapped(text: str, width: float, size: float) -> Iterator[str]:
    """Yield the lines of a text that fit a width in pixels, where letters are `LETTER` wide."""
    max_letters = max(8, int(width / (LETTER * size)))
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > max_letters:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line


def svg(picture: Picture, theme: Theme) -> str:
    """Return a picture as the text of an SVG file in the colours of a theme."""
    width, height = _number(picture.width), _number(picture.height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img" font-family="{SANS}">'
    )
    mark = f"<desc>Warplens {version()}</desc>"
    ground = f'<rect width="{width}" height="{height}" fill="{theme.panel}"/>'
    title = [f"<title>{for_page(picture.title)}</title>"] if picture.title else []
    body = [_element(item, theme) for item in picture.items]
    return "\n".join([head, mark, *title, ground, *body, "</svg>", ""])


def _element(item: Shape, theme: Theme) -> str:
    tone = colour(item.ink, theme)
    match item:
        case Box():
            rounded = f' rx="{_number(item.radius)}"' if item.radius else ""
            fill = mixed(tone, theme.panel, item.strength)
            return (
                f'<rect x="{_number(item.x)}" y="{_number(item.y)}" width="{_number(item.width)}" '
                f'height="{_number(item.height)}"{rounded} fill="{fill}"/>'
            )
        case Line():
            faint = f' stroke-opacity="{_number(item.strength)}"' if item.strength < 1 else ""
            return (
                f'<line x1="{_number(item.x1)}" y1="{_number(item.y1)}" x2="{_number(item.x2)}" '
                f'y2="{_number(item.y2)}" stroke="{tone}" stroke-width="{_number(item.thickness)}"{faint} '
                'stroke-linecap="round"/>'
            )
        case TextLabel():
            weight = ' font-weight="600"' if item.bold else ""
            family = f' font-family="{MONO}"' if item.mono else ""
            anchor = "" if item.anchor is TextAnchor.START else f' text-anchor="{item.anchor}"'
            return (
                f'<text x="{_number(item.x)}" y="{_number(item.y)}" font-size="{_number(item.size)}" '
                f'fill="{tone}"{anchor}{weight}{family}>{for_page(item.text)}</text>'
            )


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
