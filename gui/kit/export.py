"""A plot, or both runtime plots of a profile, as a picture file: PNG, SVG or PDF.

The rule: a picture is drawn from the figure, with title, provenance and subtitle and without the pointer; SVG and PDF
hold lines and texts, never pixels. No window is needed. On a `Sheet` it has a size and a size of type on paper.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from typing import TypeAlias

from PyQt6 import QtGui, QtSvg
from PyQt6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF, Qt
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from warplens.cuda.ground.errors import StorageError
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import Figure
from warplens.gui.figures.plots import HeatMap
from warplens.gui.figures.profile_figures import both_figures, caption_of
from warplens.gui.figures.ratio import ChangeMap
from warplens.gui.kit.application import make_application, painting
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.theme import NORMAL, SMALL_PIXELS, SPACE, THEMES, Theme, ThemeName, at_text_size, font, stylesheet
from warplens.gui.kit.widgets import configured, fill_layout, label
from warplens.profiles.formats import one_line, plain
from warplens.profiles.records import Profile
from warplens.profiles.writing import version

SIZE = QSize(760, 480)  # the default size of a picture in points
PIXELS_A_POINT = 2  # a PNG has this many pixels a point, which is sharp on dense screens and on paper
_SVG_PIXELS_AN_INCH = 96  # with this resolution a point of the picture is a CSS pixel
MAX_TITLE = 400  # a title has at most this many letters before it is cut to the width
HEADING_PIXELS = 52  # title and subtitle take this height in points


class Format(StrEnum):
    """The file format of a picture."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


CM_AN_INCH, POINTS_AN_INCH = 2.54, 72.0
PAPER_PIXELS_AN_INCH = 300.0  # a PNG for paper has this many pixels an inch, which journals ask for
LEAST_WIDTH, LEAST_HEIGHT = 240, 180  # in pixels; in a smaller plot, labels would cover each other
_SVG_SIZE = re.compile(rb'<svg width="[^"]*" height="[^"]*"')


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A picture on paper; a heading with an empty title and an empty subtitle takes no room."""

    # sizes are in centimetres and points; the title is larger by a twelfth than labels and ticks

    width_cm: float = 16.0
    height_cm: float = 10.0
    font_pt: float = 8.0
    title: str = ""
    subtitle: str = ""
    badge: str = ""
    pixels_an_inch: float = PAPER_PIXELS_AN_INCH

    @property
    def scale(self) -> float:
        """The points of paper that a pixel of the layout is."""
        return self.font_pt / SMALL_PIXELS

    @property
    def width_points(self) -> float:
        """The width on paper."""
        return POINTS_AN_INCH / CM_AN_INCH * self.width_cm

    @property
    def pixels(self) -> QSize:
        """The size of the layout."""
        height_points = POINTS_AN_INCH / CM_AN_INCH * self.height_cm
        return QSize(round(self.width_points / self.scale), round(height_points / self.scale))

    @property
    def problem(self) -> str:
        """Why nothing can be drawn with this size, "" where it can."""
        size, cm = self.pixels, CM_AN_INCH / POINTS_AN_INCH * self.scale
        for length, least, word in (
            (size.width(), LEAST_WIDTH, "wide"),
            (size.height(), LEAST_HEIGHT + _heading_pixels(self), "high"),
        ):
            if length < least:
                return f"a plot with type of {self.font_pt:g} pt is at least {ceil(10 * least * cm) / 10:g} cm {word}"
        return ""


Drawable: TypeAlias = Figure | HeatMap | ChangeMap | Sheet  # what has a picture's heading: title, subtitle and badge


@at_text_size(NORMAL)
def figure_picture(
    figure: Figure,
    theme: Theme,
    form: Format,
    size: QSize = SIZE,  # in points, of which a PNG has twice as many pixels
    *,
    x_view: tuple[float, float] | None = None,  # positions along the axis, by default the whole one
    y_view: tuple[float, float] | None = None,  # the same
    sheet: Sheet | None = None,  # gives size and heading
) -> bytes:
    """Return a picture of the figure."""
    make_application(offscreen=True)
    view = FigureView(theme, has_legend=False)
    size = size if sheet is None else sheet.pixels
    heading = figure if sheet is None else sheet
    view.resize(size.width() - 2 * SPACE, size.height() - _heading_pixels(heading) - SPACE)
    view.show_figure(figure)
    view.grab()  # lays out the axes and labels
    if x_view is not None or y_view is not None:
        view.show_part(x_view, y_view)

    def body(painter: QtGui.QPainter, area: QRectF) -> None:
        view.render(painter, area, QRect(0, 0, view.width(), view.height()))

    try:
        return sheet_picture(heading, body, theme, form, size)
    finally:
        view.close()
        view.deleteLater()


def sheet_picture(
    drawable: Drawable, body: Callable[[QtGui.QPainter, QRectF], None], theme: Theme, form: Format, size: QSize
) -> bytes:
    """Return a picture with the heading of `drawable` and what `body` draws; a `Sheet` gives the width on paper."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    scale = drawable.width_points / size.width() if isinstance(drawable, Sheet) else 1.0
    device = _device(buffer, drawable, form, size, scale)
    with painting(device) as painter:
        if form is Format.PDF:
            painter.scale(device.logicalDpiX() / POINTS_AN_INCH * scale, device.logicalDpiY() / POINTS_AN_INCH * scale)
        painter.setRenderHints(QtGui.QPainter.RenderHint.Antialiasing | QtGui.QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(QRect(0, 0, size.width(), size.height()), QtGui.QColor(theme.panel))
        painter.save()
        _draw_heading(painter, drawable, theme, size.width())
        painter.restore()
        top = _heading_pixels(drawable)
        area = QRectF(SPACE, top, size.width() - 2 * SPACE, size.height() - top - SPACE)
        body(painter, area)
    if isinstance(device, QtGui.QImage) and not device.save(buffer, "PNG"):
        raise StorageError("Qt could not encode the picture")
    picture = bytes(buffer.data().data())
    if form is not Format.SVG:
        return picture
    if isinstance(drawable, Sheet):
        mm = (10 * CM_AN_INCH / POINTS_AN_INCH * scale * length for length in (size.width(), size.height()))
        picture = _SVG_SIZE.sub('<svg width="{:.2f}mm" height="{:.2f}mm"'.format(*mm).encode(), picture, count=1)
    # other viewers may not have the fonts of this machine
    for name in {QtGui.QFontInfo(font()).family(), QtGui.QFont().family()}:
        generic = "sans-serif" if name.lower().replace(" ", "-") == "sans-serif" else f"{name}, sans-serif"
        picture = picture.replace(f'font-family="{name}"'.encode(), f'font-family="{generic}"'.encode())
    # Qt writes a text as it stands, but XML allows no control character
    return "\n".join(map(plain, picture.decode("utf-8").expandtabs(1).split("\n"))).encode("utf-8")


def _device(buffer: QBuffer, drawable: Drawable, form: Format, size: QSize, scale: float) -> QtGui.QPaintDevice:
    """Return what is painted on, for a layout of this size of which a pixel is `scale` points."""
    match form:
        case Format.PNG:
            density = drawable.pixels_an_inch if isinstance(drawable, Sheet) else PIXELS_A_POINT * POINTS_AN_INCH
            dots = density / POINTS_AN_INCH * scale
            image = QtGui.QImage(size * dots, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(dots)
            if isinstance(drawable, Sheet):
                image.setDotsPerMeterX(round(100 * density / CM_AN_INCH))
                image.setDotsPerMeterY(image.dotsPerMeterX())
            image.setText("Software", f"Warplens {version()}")
            return image
        case Format.SVG:
            drawing = QtSvg.QSvgGenerator()  # clipping is not needed: nothing is drawn outside the plot
            drawing.setOutputDevice(buffer)
            drawing.setResolution(_SVG_PIXELS_AN_INCH)
            drawing.setSize(size)
            drawing.setViewBox(QRect(0, 0, size.width(), size.height()))
            drawing.setTitle(drawable.title)
            drawing.setDescription(f"Warplens {version()}")
            return drawing
        case Format.PDF:
            page = QtGui.QPdfWriter(buffer)
            page.setPageMargins(QMarginsF(0, 0, 0, 0))
            exact = QtGui.QPageSize.SizeMatchPolicy.ExactMatch
            page.setPageSize(QtGui.QPageSize(QSizeF(size) * scale, QtGui.QPageSize.Unit.Point, "", exact))
            page.setTitle(drawable.title)
            page.setCreator(f"Warplens {version()}")
            return page


def _draw_heading(painter: QtGui.QPainter, drawable: Drawable, theme: Theme, width: float) -> None:
    if _heading_pixels(drawable) < HEADING_PIXELS:
        return
    left, bold, small = 2.0 * SPACE, font(bold=True), font(SMALL_PIXELS)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    badge = QtGui.QFontMetricsF(small).horizontalAdvance(drawable.badge) + 16 if drawable.badge else 0.0
    room = width - 2 * left - (badge + 10 if badge else 0.0)
    whole, metrics = one_line(drawable.title, MAX_TITLE), QtGui.QFontMetricsF(bold)
    title = metrics.elidedText(whole, Qt.TextElideMode.ElideMiddle, room)
    painter.setFont(bold)
    painter.setPen(QtGui.QColor(theme.text))
    painter.drawText(QRectF(left, 10, room + 2, 20), flags, title)
    if drawable.badge:
        box = QRectF(left + metrics.horizontalAdvance(title) + (10 if title else 0), 11, badge, 18)
        painter.setFont(small)
        painter.setPen(QtGui.QPen(QtGui.QColor(theme.faint), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QtGui.QColor(theme.raised))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(QtGui.QColor(theme.muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, drawable.badge)
    painter.setFont(small)
    painter.setPen(QtGui.QColor(theme.muted))
    subtitle = one_line(drawable.subtitle, MAX_TITLE)
    room = width - 2 * left
    shown = QtGui.QFontMetricsF(small).elidedText(subtitle, Qt.TextElideMode.ElideMiddle, room)
    painter.drawText(QRectF(left, 31, room + 2, 18), flags, shown)


def _heading_pixels(drawable: Drawable) -> int:
    """Return the height of the heading; an empty one on a sheet takes none."""
    is_empty = isinstance(drawable, Sheet) and not drawable.title and not drawable.subtitle
    return SPACE if is_empty else HEADING_PIXELS


# The plots of a profile without a window: both runtime plots as one PNG, and any figure as SVG text.
# A picture shows what the window's panels show for the same points, with device and provenance.

PLOTS_SIZE = QSize(1240, 480)


def plots_png(profile: Profile, theme: ThemeName | str = ThemeName.DARK, choice: PlotChoice | None = None) -> bytes:
    """Return a PNG of runtime against matrix size and tile width, side by side; by default time, the leading axis."""
    application = make_application(offscreen=True)
    sheet = _sheet(profile, THEMES[ThemeName(theme)], choice)
    sheet.resize(PLOTS_SIZE)
    sheet.grab()  # lays out the labels
    application.processEvents()
    pixmap = QtGui.QPixmap(PLOTS_SIZE * PIXELS_A_POINT)
    pixmap.setDevicePixelRatio(PIXELS_A_POINT)
    sheet.render(pixmap)
    sheet.deleteLater()
    return _png_of(pixmap, "a picture")


def svg_of(figure: Figure, theme: ThemeName | str = ThemeName.LIGHT, size: QSize = SIZE) -> str:
    """Return the figure as the text of an SVG of this size in pixels."""
    return figure_picture(figure, THEMES[ThemeName(theme)], Format.SVG, size).decode("utf-8")


def _png_of(pixmap: QtGui.QPixmap, name: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = pixmap.toImage()
    image.setText("Software", f"Warplens {version()}")
    if not image.save(buffer, "PNG"):
        raise StorageError(f"{name} cannot be written: Qt could not encode the picture")
    return buffer.data().data()


def _sheet(profile: Profile, theme: Theme, choice: PlotChoice | None) -> QWidget:
    sheet = configured(QWidget(), objectName="ground", styleSheet=stylesheet(theme))
    header = fill_layout(QHBoxLayout(), label("Warplens", name="product"), label(caption_of(profile), "muted"), 1)
    cards = [(_card(figure, theme), 1) for figure in both_figures(profile, choice=choice)]
    plots = fill_layout(QHBoxLayout(), *cards, spacing=SPACE + 4)
    margins = (2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
    fill_layout(QVBoxLayout(sheet), header, (plots, 1), margins=margins, spacing=SPACE + 4)
    return sheet


def _card(figure: Figure, theme: Theme) -> QWidget:
    card = configured(QFrame(), objectName="card")
    badge = [label(figure.badge, "badge")] if figure.badge else []
    head = fill_layout(QHBoxLayout(), label(figure.title, name="heading"), *badge, 1)
    view = FigureView(theme)
    view.show_figure(figure)
    margins = (2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
    parts = (head, label(figure.subtitle, "faint"), (view, 1))
    fill_layout(QVBoxLayout(card), *parts, margins=margins, spacing=SPACE // 2)
    return card
