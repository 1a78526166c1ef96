"""A picture as a frozen value (boxes, lines and texts with colours by role), and pictures and figures as SVG.

The rule: all of it is made without Qt for one size, and a view adds only the colours. An SVG holds vectors only and is
self-contained: no script, no style sheet, no font file.
"""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import isfinite

from warplens.cuda.ground.points import Status
from warplens.gui.figures.colours import THEMES, Theme, ThemeName, mixed
from warplens.gui.figures.figure import (
    CORNERS,
    DASHES,
    GREY,
    Axis,
    Figure,
    Fill,
    Mark,
    Rank,
    Scale,
    Series,
    Stroke,
    Tick,
    line_width,
    style_of,
)
from warplens.gui.figures.spacing import cut_in_middle, leader_start, spread_labels
from warplens.gui.figures.states import MARK_REACH, PEN, SMALL_REACH, STALE_DASH
from warplens.profiles import formats, writing

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
    EDGE = "border"
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
    yield from textwrap.wrap(
        " ".join(text.split()), max(8, int(width / (LETTER * size))), break_long_words=False, break_on_hyphens=False
    )


def svg(picture: Picture, theme: Theme) -> str:
    """Return a picture as the text of an SVG file in the colours of a theme."""
    width, height = _number(picture.width), _number(picture.height)
    pixels = f'width="{width}" height="{height}"'
    mark = f"<desc>Warplens {writing.version()}</desc>"
    title = [f"<title>{formats.for_page(picture.title)}</title>"] if picture.title else []
    body = [f'<rect {pixels} fill="{theme.panel}"/>', *(_element(item, theme) for item in picture.items)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {pixels} viewBox="0 0 {width} {height}" '
    return "\n".join([f'{head}role="img" font-family="{SANS}">', mark, *title, *body, "</svg>", ""])


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
            return _text((item.x, item.y), item.text, tone, item.size, item.anchor, more=weight + family)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


# A figure as SVG without Qt, for reports and notebooks where Qt cannot draw, looks as `gui.kit` draws it. The ground
# has the theme's colour, so that the picture is legible on a page of any colour.

WIDTH, HEIGHT = 760, 480  # the default size in pixels
LEFT, TOP, BOTTOM, RIGHT = 72.0, 82.0, 52.0, 22.0  # margins of the plot in pixels; labels of curves widen the right one
CAPTION = 28.0  # the height of the line above figures side by side
MAX_GUTTER = 200.0  # the labels of curves take at most this much room
SMALL = 12.0
LABEL_PIXELS = 17.0  # the middles of two labels are at least this far apart
PIXELS_A_TICK = {True: 46.0, False: 38.0}  # a tick of the lower axis has this much room, and one of the left axis
COLUMN_PIXELS = 2.0  # a curve with more than two marks in a column of this width is drawn as the range of each column
PIXELS_A_MARK = 6.0  # marks are drawn if they are at least this far apart on average
MAX_CLOUD = 4000  # of a cloud at most this many marks are drawn, at different pixels
_Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Plot:
    figure: Figure
    theme: Theme
    left: float
    right: float
    top: float
    bottom: float

    def x(self, value: float) -> float:
        return self.left + (self.right - self.left) * _share(self.figure.x, value)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * _share(self.figure.y, value)

    def pixels(self, marks: Iterable[Mark]) -> list[_Point]:
        """Return where marks are, without those that the axes cannot show."""
        has_zero = [axis.scale is Scale.LINEAR for axis in (self.figure.x, self.figure.y)]  # a logarithm has none
        on_axes = (mark for mark in marks if (mark.x > 0 or has_zero[0]) and (mark.y > 0 or has_zero[1]))
        shown = ((self.x(mark.x), self.y(mark.y)) for mark in on_axes)
        return [(x, y) for x, y in shown if isfinite(x) and isfinite(y)]


def row_svg(
    figures: Sequence[Figure],
    theme: ThemeName | str = ThemeName.LIGHT,
    width: float = WIDTH,
    height: float = HEIGHT,
    caption: str = "",
) -> str:
    """Return figures side by side as the text of one SVG, with a line above them; each has this size in pixels."""
    colours, above = THEMES[ThemeName(theme)], CAPTION if caption else 0.0
    pixels = f'width="{_number(width * len(figures))}" height="{_number(height + above)}"'
    size = f'{pixels} viewBox="0 0 {_number(width * len(figures))} {_number(height + above)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{SANS}">'
    title = formats.for_page(" · ".join(figure.title for figure in figures))
    about = f"<title>{title}</title>\n<desc>Warplens {writing.version()}</desc>"
    ground = f'<rect {pixels} fill="{colours.panel}"/>'
    body = [_text((16, 24), caption, colours.muted, SMALL)] if caption else []
    for column, figure in enumerate(figures):
        shapes = _shapes(figure, colours, width, height)  # a nested <svg> is skipped by viewers of SVG Tiny
        at = f"translate({_number(width * column)} {_number(above)})"
        body += [f'<g transform="{at}">', *shapes, "</g>"] if column or above else shapes
    return "\n".join([head, about, ground, *body, "</svg>", ""])


def _shapes(figure: Figure, colours: Theme, width: float, height: float) -> list[str]:
    labels = [curve.label for curve in figure.series if curve.marks and curve.rank is not Rank.CLOUD]
    widest = max((len(label) * SMALL * LETTER for label in labels), default=0.0)
    gutter = min(widest + 20, MAX_GUTTER, width * 0.34) if widest else 0.0
    plot = _Plot(figure, colours, LEFT, width - RIGHT - gutter, TOP, height - BOTTOM)
    curves = figure.series[::-1]  # the first one lies uppermost
    shapes = [
        *_heading(plot),
        *_axes(plot),
        *_rules(plot),
        *(element for curve in curves for element in _band(plot, curve)),
        *(element for curve in curves for element in _lines(plot, curve)),
        *(element for curve in curves for element in _marks(plot, curve)),
        *_gaps(plot),
        *_labels(plot, gutter),
    ]
    if figure.empty:
        middle = (plot.left + plot.right) / 2
        for row, line in enumerate(wrapped(figure.empty, plot.right - plot.left, 13)):
            shapes.append(_text((middle, (plot.top + plot.bottom) / 2 + 18 * row), line, colours.muted, 13, "middle"))
    return shapes


def _share(axis: Axis, value: float) -> float:
    low, high = axis.position(axis.lower), axis.position(axis.upper)
    return (axis.position(value) - low) / (high - low)


def _tone(curve: Series, theme: Theme) -> str:
    return theme.muted if curve.rank in GREY else theme.hue_of(curve.look, curve.layer)


def _heading(plot: _Plot) -> Iterator[str]:
    figure, theme = plot.figure, plot.theme
    yield _text((16, 26), figure.title, theme.text, 14, more=' font-weight="600"')
    if figure.badge:
        left = 16 + len(figure.title) * 14 * 0.62 + 12
        width = len(figure.badge) * SMALL * LETTER + 16
        yield (
            f'<rect x="{_number(left)}" y="11" width="{_number(width)}" height="20" rx="9" fill="{theme.raised}" '
            f'stroke="{theme.faint}" stroke-dasharray="3 2"/>'
        )
        yield _text((left + width / 2, 25), figure.badge, theme.muted, SMALL, "middle")
    yield _text((16, 46), figure.subtitle, theme.muted, SMALL)


def _axes(plot: _Plot) -> Iterator[str]:
    theme = plot.theme
    if not plot.figure.empty:
        yield _text((16, plot.top - 12), plot.figure.y.label, theme.muted, SMALL)
    for tick in _ticks(plot.figure.x, plot.right - plot.left, is_lower=True):
        x = plot.x(tick.value)
        yield _line((x, plot.top), (x, plot.bottom), theme.grid)
        yield _text((x, plot.bottom + 18), tick.text, theme.muted, SMALL, "middle")
    for tick in _ticks(plot.figure.y, plot.bottom - plot.top, is_lower=False):
        y = plot.y(tick.value)
        yield _line((plot.left, y), (plot.right, y), theme.grid)
        yield _text((plot.left - 9, y + 4), tick.text, theme.muted, SMALL, "end")
    yield _text(((plot.left + plot.right) / 2, plot.bottom + 40), plot.figure.x.label, theme.muted, SMALL, "middle")


def _ticks(axis: Axis, length: float, *, is_lower: bool) -> tuple[Tick, ...]:
    most = max(2, int(length / PIXELS_A_TICK[is_lower]))
    return axis.ticks(axis.lower * (1 - 1e-9), axis.upper * (1 + 1e-9), most)


def _rules(plot: _Plot) -> Iterator[str]:
    for rule in plot.figure.rules:
        if rule.y > 0 and plot.top <= (y := plot.y(rule.y)) <= plot.bottom:
            yield _line((plot.left, y), (plot.right, y), plot.theme.faint, 1.2, (1.0, 3.0))
            yield _text((plot.right - 4, y + 13), rule.label, plot.theme.muted, 11, "end")


def _band(plot: _Plot, curve: Series) -> Iterator[str]:
    """Draw the quartiles of samples: a band along a curve, a bar at a single mark."""
    if curve.rank is not Rank.CURVE:
        return
    tone = _tone(curve, plot.theme)
    for run in curve.segments:
        ends = [(plot.x(m.x), plot.y(m.low), plot.y(m.high)) for m in run if m.low and m.high]
        if len(ends) < len(run) or max(low - high for _, low, high in ends) <= 1:
            continue
        if len(ends) == 1:
            x, low, high = ends[0]
            yield f'<path d="{_path([(x, low), (x, high)])}" stroke="{tone}" stroke-opacity="0.55" stroke-width="4"/>'
            continue
        outline = [(x, low) for x, low, _ in ends] + [(x, high) for x, _, high in reversed(ends)]
        opacity = "0.2" if curve.layer == 0 else "0.1"
        yield f'<path d="{_path(outline)} Z" fill="{tone}" fill-opacity="{opacity}"/>'


def _lines(plot: _Plot, curve: Series) -> Iterator[str]:
    if curve.rank is Rank.CLOUD:
        return
    tone = _tone(curve, plot.theme)
    width = 1.2 if curve.rank is not Rank.CURVE else line_width(curve.layer)
    for run in curve.segments:
        stroke, _ = style_of(run[0].provenance)
        pixels = _by_column(plot.pixels(run))
        if stroke is Stroke.NONE or len(pixels) < 2:
            continue
        by_stroke = {Stroke.DASHED: DASHES[curve.look.marker], Stroke.DOTTED: (1.0, 2.0)}
        dashes = (8.0, 3.0, 1.5, 3.0) if curve.rank is Rank.REFERENCE else by_stroke.get(stroke, ())
        pattern = f' stroke-dasharray="{" ".join(_number(dash * width) for dash in dashes)}"' if dashes else ""
        yield (
            f'<path d="{_path(pixels)}" fill="none" stroke="{tone}" stroke-width="{_number(width)}" '
            f'stroke-linejoin="round"{pattern}/>'
        )


def _marks(plot: _Plot, curve: Series) -> Iterator[str]:
    if curve.rank is Rank.LIMIT:
        return
    is_sparse = len(curve.marks) * PIXELS_A_MARK <= plot.right - plot.left or len(curve.marks) < 3
    if not is_sparse and curve.rank is not Rank.CLOUD:
        return
    tone, panel = _tone(curve, plot.theme), plot.theme.panel
    small = 0.75 if curve.layer or curve.rank in {*GREY, Rank.FINE} else 1.0
    seen: set[tuple[int, int]] = set()
    for mark in curve.marks:
        for x, y in plot.pixels([mark]):
            square = (round(x / 2), round(y / 2))
            if curve.rank is Rank.CLOUD and (square in seen or len(seen) >= MAX_CLOUD):
                continue
            seen.add(square)
            _, fill = style_of(mark.provenance)
            paint = f'fill="{tone}"'
            if fill is Fill.HOLLOW:
                paint = f'fill="{panel}" stroke="{tone}" stroke-width="1.8"'
            elif fill is Fill.PALE:
                paint = f'fill="{mixed(tone, panel, 0.45)}" stroke="{tone}" stroke-width="{PEN}"'
            if mark.is_stale:
                fill, pale = Fill.STALE, plot.theme.layered(tone, 1)
                dash = " ".join(_number(part * PEN) for part in STALE_DASH)
                paint = f'fill="none" stroke="{pale}" stroke-width="{PEN}" stroke-dasharray="{dash}"'
            reach, corners = (SMALL_REACH if fill is Fill.SMALL else MARK_REACH) * small, CORNERS.get(curve.look.marker)
            if corners is None:
                yield f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(reach)}" {paint}/>'
            else:
                points = " ".join(_at(x + dx * reach, y + dy * reach) for dx, dy in corners)
                yield f'<polygon points="{points}" {paint}/>'


def _gaps(plot: _Plot) -> Iterator[str]:
    """Draw a cross for each failed point and a dash for each skipped one, above each other at the same x."""
    levels: dict[float, int] = {}
    for curve in plot.figure.series:
        crosses: list[str] = []
        for gap in curve.gaps:
            level = levels[gap.x] = levels.get(gap.x, -1) + 1
            x, y = plot.x(gap.x), plot.bottom - 9 - 11 * level
            if plot.left <= x <= plot.right and y >= plot.top:
                ends = [((x - 4, y), (x + 4, y))]
                if gap.status is Status.FAILED:
                    low, high, left, right = y + 3.5, y - 3.5, x - 3.5, x + 3.5
                    ends = [((left, high), (right, low)), ((left, low), (right, high))]
                crosses += map(_path, ends)
        if crosses:
            yield f'<path d="{" ".join(crosses)}" fill="none" stroke="{_tone(curve, plot.theme)}" stroke-width="1.8"/>'


def _labels(plot: _Plot, gutter: float) -> Iterator[str]:
    ends = []
    for curve in plot.figure.series:
        pixels = plot.pixels(curve.marks[-1:])
        if pixels and curve.label and curve.rank is not Rank.CLOUD and plot.top - 1 <= pixels[0][1] <= plot.bottom + 1:
            ends.append((curve, *pixels[0]))
    room = max(1, int((plot.bottom - plot.top) // LABEL_PIXELS))
    if len(ends) > room:
        left_out = f"+{len(ends) - room} without a label"
        yield _text((plot.right + 12, plot.top - 12), left_out, plot.theme.muted, SMALL)
    ends = ends[:room]
    heights = spread_labels([y for _, _, y in ends], LABEL_PIXELS, plot.top, plot.bottom)
    letters = max(6, int((gutter - 14) / (SMALL * LETTER)))
    for (curve, x, y), height in zip(ends, heights, strict=True):
        tone, left = _tone(curve, plot.theme), plot.right + 12
        ink = plot.theme.muted if curve.rank in GREY else plot.theme.ink(curve.look)
        start, is_level = leader_start(x, plot.left, plot.right), abs(height - y) < 1
        if not is_level or (left - x > 24 and start < plot.right and len(curve.marks) > 1):
            bend = f"C{_at(left - 8, y)} {_at(left - 12, height)}" if start < plot.right else "L"
            path = f"M{_at(start, y)} {bend} {_at(left - 3, height)}"
            yield f'<path d="{path}" fill="none" stroke="{tone}" stroke-opacity="0.45"/>'
        yield _text((left, height + 4), cut_in_middle(curve.label, letters), ink, SMALL)


def _by_column(pixels: list[_Point]) -> list[_Point]:
    """Return the highest and the lowest pixel of each column of a dense line; others are returned unchanged."""
    if len(pixels) < 3 or len(pixels) * COLUMN_PIXELS <= 2 * (pixels[-1][0] - pixels[0][0]):
        return pixels
    columns: dict[int, list[float]] = {}
    for x, y in pixels:
        columns.setdefault(int(x // COLUMN_PIXELS), []).append(y)
    return [
        (at * COLUMN_PIXELS, y) for at, heights in columns.items() for y in dict.fromkeys((max(heights), min(heights)))
    ]


def _path(pixels: Sequence[_Point]) -> str:
    return "M" + " L".join(_at(x, y) for x, y in pixels)


def _line(start: _Point, end: _Point, tone: str, width: float = 1, dashes: Sequence[float] = ()) -> str:
    pattern = f' stroke-dasharray="{" ".join(map(_number, dashes))}"' if dashes else ""
    return f'<path d="{_path([start, end])}" stroke="{tone}" stroke-width="{_number(width)}"{pattern}/>'


def _text(at: _Point, words: str, tone: str, size: float, anchor: str = "start", *, more: str = "") -> str:
    more = more if anchor == "start" else f' text-anchor="{anchor}"{more}'
    place = f'x="{_number(at[0])}" y="{_number(at[1])}" font-size="{_number(size)}"'
    return f'<text {place} fill="{tone}"{more}>{formats.for_page(words)}</text>'


def _at(x: float, y: float) -> str:
    return f"{_number(x)} {_number(y)}"
